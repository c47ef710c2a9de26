"""Kernels that are compiled to shared libraries when a program runs."""

import os
import re
import shlex
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from processes.running import is_any_running
from provengym import _core
from provengym.data.shipped import folders
from provengym.proving import compiling
from provengym.proving.compiling import HEADERS, CompileError, Sources, c_of, cache, compiled
from proving.kernels import ROOT, SLIDE

NONE = Sources("none", "", "", "int none;\n")
"""What compiles at once to no kernel."""


@pytest.fixture
def quick(tmp_path, monkeypatch):
    """Sources that compile at once, a cache that is empty, and the commands that are run."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(
        Sources, "files", property(lambda self: {self.library: self.table + self.c})
    )
    commands = []
    run = compiling._run

    def told(command, *meanwhile):
        commands.append(command)
        return run(command, *meanwhile)

    monkeypatch.setattr(compiling, "_run", told)
    return commands


def test_an_unchanged_kernel_is_compiled_once(quick, tmp_path):
    first = compiled(NONE)
    kept = first.stat().st_mtime_ns
    commands = len(quick)

    assert (first.parent, first.name[:5]) == (tmp_path / "provengym" / "kernels", "none-")
    assert cache() == first.parent
    assert compiled(NONE) == first
    assert first.stat().st_mtime_ns == kept
    assert len(quick) == commands + 1  # that which asks for the macros
    assert sorted(os.listdir(first.parent)) == [c_of(first).name, first.name]
    assert c_of(first).read_text() == NONE.c


@pytest.mark.parametrize("what", ["C", "table", "header", "compiler", "flags"])
def test_what_changes_is_compiled_again(what, quick, tmp_path, monkeypatch):
    first = compiled(NONE)
    changed = NONE
    if what == "C":
        changed = replace(NONE, c="int more;\n")
    if what == "table":
        changed = replace(NONE, table="int other;\n")
    if what == "header":
        for name, files in HEADERS.items():
            for file in files:
                copy = tmp_path / name / file
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(Path(*folders(name), file).read_bytes())
        monkeypatch.setattr(
            compiling, "folders", lambda *names: tuple(tmp_path / name for name in names)
        )
        assert compiled(NONE) == first  # wherever they lie
        with open(tmp_path / "src/batch/scalars.hpp", "a") as file:
            file.write("\n")
    if what == "compiler":
        monkeypatch.setenv("CXX", shlex.join([*compiling._compiler(), "-D__VERSION__=7"]))
    if what == "flags":
        monkeypatch.setattr(compiling, "_flags", lambda macros: ["-shared", "-fPIC"])

    assert compiled(changed) != first
    assert len(os.listdir(first.parent)) == 4


def test_without_a_compiler_one_sentence_says_so(quick, tmp_path, monkeypatch):
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CompileError) as raised:
        compiled(NONE)

    assert str(raised.value) == (
        "a C++ compiler is needed, and c++, g++, clang++ is not here: install GCC or Clang, or "
        "name one in the environment variable CXX"
    )


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("no-such-c++ -v", "no-such-c\\+\\+ is not here"),
        ("false", "false is no C\\+\\+ compiler: "),
    ],
)
def test_a_compiler_that_is_none_is_named(command, message, quick, monkeypatch):
    monkeypatch.setenv("CXX", command)
    with pytest.raises(CompileError, match=message):
        compiled(NONE)


def test_what_does_not_compile_is_told_in_one_line(quick, tmp_path):
    with pytest.raises(CompileError, match=r"c\+\+ does not compile none: .*error.*uint") as raised:
        compiled(replace(NONE, c="uint wrong wrong;"))

    assert "\n" not in str(raised.value)
    assert os.listdir(cache()) == []


@pytest.mark.parametrize("prefix", ["", "Taxi", "../taxi", "taxi-1", "1", "a\n"])
def test_a_prefix_is_a_name(prefix):
    with pytest.raises(ValueError, match="prefix must be a name in C of small letters"):
        replace(NONE, prefix=prefix)


def test_a_library_includes_what_is_named_and_nothing_else(tmp_path):
    for name, text in SLIDE.files.items():
        (tmp_path / name).write_text(text)
    command = [*compiling._compiler(), *compiling._includes(), "-std=c++17", "-MM", SLIDE.library]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    found = {Path(word).resolve() for word in done.stdout.replace("\\\n", " ").split()[1:]}

    wanted = {Path(*folders(name), one).resolve() for name, of in HEADERS.items() for one in of}
    assert {one for one in found if not one.name.startswith("slide")} - {
        (tmp_path / SLIDE.library).resolve()
    } == wanted


def test_the_package_ships_what_is_named():
    lists = re.search(
        r"foreach\(header (.*?)\)", (ROOT / "pybridge/CMakeLists.txt").read_text(), re.S
    )
    shipped = {f"{name}.hpp" for name in lists[1].split()}

    assert shipped | {"batch/scalars.hpp"} == set(HEADERS["src"])
    assert all(Path(*folders(name), one).exists() for name, of in HEADERS.items() for one in of)


def test_the_level_is_that_of_the_package():
    macros = "#define __GNUC__ 12\n#define __x86_64__ 1\n"
    level = ("baseline", "x86-64-v3", "x86-64-v4").index(_core.LEVEL)

    assert f"-DPROVENGYM_LEVELS={1 << level}" in [*compiling._flags(macros)]
    for other in ("#define __GNUC__ 11\n#define __x86_64__ 1\n", "#define __GNUC__ 13\n"):
        assert "-DPROVENGYM_LEVELS=1" in [*compiling._flags(other)]
    assert "-DPROVENGYM_LEVELS=1" in [*compiling._flags(macros + "#define __clang__ 1\n")]


def test_a_compiler_is_ended_with_what_it_started(tmp_path, monkeypatch):
    class StoppedError(Exception):
        pass

    def meanwhile():
        if (tmp_path / "begun").exists():
            raise StoppedError

    marker = f"0.{os.getpid()}{time.monotonic_ns()}"
    script = f"touch {tmp_path}/begun; sleep 60.{marker[2:]} & wait"
    with pytest.raises(StoppedError):
        compiling._run(["sh", "-c", script], meanwhile)
    assert not is_any_running(marker[2:])
    monkeypatch.setattr(compiling, "SECONDS", 0.3)
    with pytest.raises(CompileError, match=r"^sleep failed: it took more than 0\.3 s$"):
        compiling._run(["sleep", "60"])
