"""Having Lean check the modules that are made of a class of rules, in a confined process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import provengym_lean
from provengym.data.errors import ConformanceError, one_line
from provengym.data.writing import written
from provengym.processes.confined import Confinement, run_confined
from provengym.processes.machine import free_memory, processors
from provengym.proving import built, warming
from provengym_lean import installing, second_kernel, toolchains
from provengym_lean.checking import Checked, CheckedModule, key_of, keys_of
from provengym_lean.compiling import DEFAULT_JOBS
from provengym_lean.installed import library as installed_library
from provengym_lean.installed import package
from provengym_lean.library import Library, LibraryError
from provengym_lean.second_kernel import KernelError, NotHereError
from provengym_lean.sources import parse_imports
from provengym_lean.toolchains import Toolchain

_SECONDS = 1_800.0
"""The most that Lean takes."""
_ROOM = 2_400_000_000
"""Bytes of memory that a process of Lean takes."""
_MOST_ROOM = 3 << 30
"""Bytes of memory that may be taken for each, and once for what reads its results: where folders
are in memory what is written counts, too."""

Report = Callable[[Mapping[str, CheckedModule]], object]
"""Called with what Lean said so far, by the names of the modules."""


def check(
    modules: Mapping[str, str],
    *,
    theorems: Sequence[str] = (),
    library: Path | None = None,
    toolchain: Toolchain | None = None,
    second: bool | None = None,
    jobs: int | None = None,
    meanwhile: Report = lambda _: None,
) -> Checked:
    """Have Lean check modules, in a process without network and files of the user, or tell what was
    found of the same ones before.  Of others, those are not checked again that Lean has built
    before, with the same imports.

    Args:
        modules: Texts by names, such as ``Rules.Corridor`` and ``Rules.Corridor.Kernel``.
        theorems: The full names of the theorems whose axioms are asked for.
        library: The folder of the built modules that these may import; None for those that the
            wheel ``provengym-lean`` has.
        toolchain: The Lean to use; None for the one that is found, or is installed first.
        second: Whether a second kernel, which is installed first, is asked, too; None to ask it
            where it is installed.
        jobs: The most processes of Lean at a time, from 1 on; None for `fitting_jobs`.  What is
            found does not depend on it.
        meanwhile: Called several times a second while Lean works, in this thread; what it raises
            ends Lean, and of what was built by then nothing is lost.

    Raises:
        ConformanceError: There is no Lean or no library for it, or the process did not end well.
        ValueError: A module has another name than one of rules may have, or `jobs` is below 1.
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs must be 1 or more, got {jobs}")
    try:
        _require(library)  # before Lean is installed, which takes minutes
        toolchain = (toolchain or toolchains.find(installing.home("lean"))).resolved()
        place = (library or installed_library(toolchain)).absolute()
        kernel = _second_kernel(toolchain, second)
        key = key_of(modules, place, toolchain, theorems, kernel)
        keys = keys_of(modules, place, toolchain)
    except (toolchains.ToolchainError, LibraryError, KernelError) as error:
        raise ConformanceError(str(error)) from error
    kept = installing.home("checked") / f"{key}.json"
    try:
        return Checked.from_dict(json.loads(kept.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        pass
    known = built.kept(keys)
    jobs = jobs or fitting_jobs()
    done: dict[str, CheckedModule] = {}

    def heard(told: list[Any]) -> None:
        for one in told:
            name = one["name"]
            done[name] = CheckedModule.from_dict(one["checked"])
            if one["files"] and name in keys:
                built.keep(name, keys[name], one["files"])
        meanwhile(done)

    result = run_confined(
        "provengym.proving._confined_lean",
        {
            "modules": dict(modules),
            "theorems": list(theorems),
            "library": str(place),
            "toolchain": toolchain.to_dict(),
            "second": kernel and str(kernel),
            "known": {name: str(folder) for name, folder in known.items()},
            "jobs": jobs,
        },
        limits=Confinement(seconds=_SECONDS, memory=_MOST_ROOM * (1 + jobs), disk=1 << 30),
        reads=[
            str(path) for path in (place, *toolchain.files(), *_parts_of(kernel), *known.values())
        ],
        meanwhile=heard,
    )
    value = result.value or {}
    if "checked" not in value:
        raise ConformanceError(f"Lean {result.failed}" if result.failed else value["error"])
    found = replace(Checked.from_dict(value["checked"]), confinement=result.confinement)
    if found.decided:
        kept.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(found.to_dict())
        written(kept, lambda file: file.write(text.encode()))
    return found


def fitting_jobs() -> int:
    """Return how many processes of Lean are started at a time: two, or one where there are not
    processors or free memory for two."""
    free = free_memory()
    room = DEFAULT_JOBS if free is None else free // _ROOM
    return max(1, min(DEFAULT_JOBS, processors(), room))


def why_absent(library: Path | None) -> str | None:
    """Return why `check` would fetch Lean, or has no library; None where both are at hand."""
    try:
        toolchains.find(installing.home("lean"), install=False)
        _require(library)
    except (toolchains.ToolchainError, LibraryError, OSError) as error:
        return one_line(error, 1_000)
    return None


def install(
    library: Path | None = None,
    texts: Iterable[str] = (),
    tell: Callable[[str], object] = lambda _: None,
) -> None:
    """Install what `check` needs, unless it is there, and have Lean warmed up once.

    Args:
        library: The folder of the built modules; None for those of the wheel ``provengym-lean``.
        texts: Modules that are to be checked, whose imports from the library must be built.
        tell: Called with what is done, where it takes long; what it raises ends it.

    Raises:
        ConformanceError: There is no Lean or no library for it, or the library lacks a module.
    """
    try:
        _require(library)
        toolchain = toolchains.find(installing.home("lean"))
        place = (library or installed_library(toolchain)).absolute()
        built_there = Library(place)
        for name in sorted({one.name for text in texts for one in parse_imports(text)}):
            if name.startswith("Spec.") and name not in built_there:
                raise LibraryError(
                    f"{place} has no built module {name}: `make prove` of the repository builds all"
                )
        if warming.is_due(toolchain):
            warming.warm(toolchain, place, lambda: tell("warming Lean up, once"))
    except (toolchains.ToolchainError, LibraryError) as error:
        raise ConformanceError(str(error)) from error


def _second_kernel(toolchain: Toolchain, wanted: bool | None) -> Path | None:
    """The program of the second kernel, compiled into the cache unless it is there; None where it
    is not wanted, or nothing is said of it and it is not at hand."""
    if wanted is False or (wanted is None and not second_kernel.installed()):
        return None
    try:
        if toolchain.home is None:
            raise NotHereError("the second kernel reads what Lean as WebAssembly writes alone")
        return second_kernel.program(installing.home("second-kernel"))
    except KernelError:
        if wanted:
            raise
        return None


def _parts_of(kernel: Path | None) -> list[str | Path]:
    """What a process reads that asks Lean and this second kernel."""
    return [*provengym_lean.__path__, *([kernel, second_kernel.home()] if kernel else [])]


def _require(library: Path | None) -> None:
    """Raise a `LibraryError` where there is no library."""
    if library is None:
        package()
    elif not any(library.glob("Spec/**/*.olean")):
        raise LibraryError(
            f"{library} has no built modules: `make prove` of the repository builds them"
        )
