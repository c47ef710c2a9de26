"""Compiles the C of a kernel to a shared library, which `provengym._core.load_kernel` loads.

A library lies in the user's cache, ``$XDG_CACHE_HOME/provengym/kernels``, under a name with a
digest of all that it is made of: what has not changed is not compiled again.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE

from provengym import _core
from provengym.data.errors import one_line
from provengym.data.shipped import folders
from provengym.data.writing import written
from provengym.processes.child import Child
from provengym_lean.installing import home

HEADERS = {
    "include": ("lean/lean.h",),
    "generated": ("mdp.c",),
    "src": (
        *("batch.hpp", "batch/scalars.hpp", "blocks.hpp", "define_kernel.hpp", "kernel.hpp"),
        *("kernel_table.hpp", "lanes.hpp", "lean.hpp", "levels.hpp", "library.hpp", "loops.hpp"),
        *("numbers.hpp", "random.hpp", "words.hpp"),
    ),
}
"""What a library includes of this package, by the folders in `pybridge`."""
SECONDS = 600
"""A compiler that takes longer is stopped."""
_OFTEN = 0.1
_NAMES = ("c++", "g++", "clang++")
_LEVELS = ("baseline", "x86-64-v3", "x86-64-v4")
_FIRST_GCC = 12
"""The first version of GCC that compiles single functions for levels of x86-64."""


class CompileError(RuntimeError):
    """A kernel cannot be compiled here; the message is one line."""


@dataclass(frozen=True)
class Sources:
    """A kernel as `make generate` writes those of this package.

    Attributes:
        prefix: With what the names of the functions begin that Lean exported.
        c: The C that Lean emitted, the file ``<prefix>.c``.
        binding: Its struct for C++, ``<prefix>.hpp``; for each of its `constants` all loops over
            lanes are compiled once more.
        table: Its table, ``<prefix>_table.cpp``.
    """

    prefix: str
    c: str
    binding: str
    table: str

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.prefix):
            raise ValueError(
                f"prefix must be a name in C of small letters, digits and _, got {self.prefix!r}"
            )

    @property
    def files(self) -> dict[str, str]:
        """The texts by the names of their files, with that of the library."""
        return {
            f"{self.prefix}.c": self.c,
            f"{self.prefix}.hpp": self.binding,
            f"{self.prefix}_table.cpp": self.table,
            self.library: f'#include "{self.prefix}_table.cpp"\n#include "../src/library.hpp"\n\n'
            f"PROVENGYM_LIBRARY(provengym::{self.prefix}_table)\n",
        }

    @property
    def library(self) -> str:
        """The name of the file that is compiled."""
        return f"{self.prefix}_library.cpp"


def cache() -> Path:
    """The folder of the libraries."""
    return home("kernels")


def compiled(sources: Sources, *, meanwhile: Callable[[], object] = lambda: None) -> Path:
    """The shared library of a kernel, which is compiled unless it is in the cache.

    The compiler is that of the environment variable ``CXX``, else the first of c++, g++ and clang++
    that is found.  Loops over lanes are compiled for the level of this processor,
    `provengym._core.LEVEL`, where it is GCC 12 or newer.

    Args:
        sources: Those of the kernel.
        meanwhile: Called several times a second while the compiler works; what it raises ends the
            compiler.

    Raises:
        CompileError: There is no compiler, or it refuses the sources.
        OSError: The cache cannot be written.
    """
    compiler = _compiler()
    macros = _run([*compiler, "-dM", "-E", "-x", "c++", "-"])
    if macros.returncode:
        raise CompileError(f"{compiler[0]} is no C++ compiler: {_first_line(macros.stderr)}")
    flags = [*_flags(macros.stdout), *_includes()]
    target = cache() / f"{sources.prefix}-{_digest(sources, macros.stdout, flags)}.so"
    if target.exists() and c_of(target).exists():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="provengym-") as folder:
        for name, text in sources.files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        library = Path(folder, target.name)
        command = [*compiler, *flags, str(Path(folder, sources.library)), "-o", str(library)]
        done = _run(command, meanwhile)
        if done.returncode:
            raise CompileError(
                f"{compiler[0]} does not compile {sources.prefix}: {_first_line(done.stderr)}"
            )
        content = library.read_bytes()
    written(c_of(target), lambda file: file.write(sources.c.encode()))
    written(target, lambda file: file.write(content))
    return target


def c_of(library: Path) -> Path:
    """The file of the C that a library was made of, which lies beside it."""
    return library.with_suffix(".c")


def has_compiler() -> bool:
    """Return whether there is a compiler, which may refuse what it is given."""
    try:
        return bool(_compiler())
    except CompileError:
        return False


def _compiler() -> list[str]:
    """The command of the compiler."""
    given = shlex.split(os.environ.get("CXX", ""))
    names = [given[0]] if given else list(_NAMES)
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise CompileError(
            f"a C++ compiler is needed, and {', '.join(names)} is not here: install GCC or Clang, "
            "or name one in the environment variable CXX"
        )
    return [found, *given[1:]]


def _flags(macros: str) -> Iterator[str]:
    """The options for a compiler with these macros: those of CMakeLists.txt for what is shipped."""
    yield from ("-std=c++17", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off")
    yield "-w"
    level = 0
    gcc = re.search(r"^#define __GNUC__ (\d+)$", macros, re.MULTILINE)
    if gcc and "__clang__" not in macros:
        yield from ("-ftree-vectorize", "-fvect-cost-model=dynamic", "-fno-tree-slp-vectorize")
        if "#define __x86_64__ " in macros and int(gcc[1]) >= _FIRST_GCC:
            yield "-mprefer-vector-width=512"
            level = _LEVELS.index(_core.LEVEL)
    yield f"-DPROVENGYM_LEVELS={1 << level}"


def _includes() -> Iterator[str]:
    for folder in folders("include", "generated"):
        yield f"-I{folder}"


def _digest(sources: Sources, macros: str, flags: Sequence[str]) -> str:
    parts = [macros, *(flag for flag in flags if not flag.startswith("-I"))]
    for name, text in sources.files.items():
        parts += [name, text]
    return _sum([*parts, *_headers()])


def interface() -> str:
    """A digest of what a library includes of this package: one that was made with other headers
    may not be loaded."""
    return _sum(_headers())


def _headers() -> list[str]:
    return [
        part
        for name, files in HEADERS.items()
        for file in files
        for part in (file, Path(*folders(name), file).read_text(encoding="utf-8"))
    ]


def _sum(parts: Sequence[str]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(f"{len(part)} {part}".encode())
    return found.hexdigest()[:32]


def _run(
    command: Sequence[str], meanwhile: Callable[[], object] = lambda: None
) -> subprocess.CompletedProcess[str]:
    """Run a command, which reads nothing, to its end, or end it with all that it started."""
    try:
        child = Child(command, stdin=subprocess.DEVNULL, stdout=PIPE, stderr=PIPE)
    except OSError as error:
        raise CompileError(f"{command[0]} failed: {one_line(str(error), 200)}") from error
    until = time.monotonic() + SECONDS
    try:
        while True:
            try:
                out, err = child.communicate(timeout=_OFTEN)
                break
            except subprocess.TimeoutExpired:
                meanwhile()
            if time.monotonic() > until:
                raise CompileError(f"{command[0]} failed: it took more than {SECONDS} s")
    finally:
        child.end()
    told = [one.decode(errors="replace") for one in (out, err)]
    return subprocess.CompletedProcess(list(command), child.returncode, *told)


def _first_line(told: str) -> str:
    """The first error that a compiler tells."""
    lines = told.splitlines()
    return one_line(next((line for line in lines if "error" in line), "without a message"), 200)
