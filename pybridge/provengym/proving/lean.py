"""Having Lean check the modules that are made of a class of rules, in a confined process."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import provengym_lean
from provengym.data.errors import ConformanceError, one_line
from provengym.data.writing import written
from provengym.processes.confined import Confinement, run_confined
from provengym.proving import built
from provengym_lean import installing, second_kernel, toolchains
from provengym_lean.checking import Checked, key_of, keys_of
from provengym_lean.installed import library as installed_library
from provengym_lean.installed import package
from provengym_lean.library import LibraryError
from provengym_lean.second_kernel import KernelError, NotHereError
from provengym_lean.toolchains import Toolchain

_LIMITS = Confinement(seconds=1_800.0, memory=6 << 30, disk=1 << 30)
"""Lean takes up to 2.4 GB, and where folders are in memory what it writes counts, too."""


def check(
    modules: Mapping[str, str],
    *,
    theorems: Sequence[str] = (),
    library: Path | None = None,
    toolchain: Toolchain | None = None,
    second: bool | None = None,
    limits: Confinement = _LIMITS,
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
        limits: The limits of the process.

    Raises:
        ConformanceError: There is no Lean or no library for it, or the process did not end well.
        ValueError: A module has another name than one of rules may have.
    """
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
    result = run_confined(
        "provengym.proving._confined_lean",
        {
            "modules": dict(modules),
            "theorems": list(theorems),
            "library": str(place),
            "toolchain": toolchain.to_dict(),
            "second": kernel and str(kernel),
            "known": {name: str(folder) for name, folder in known.items()},
        },
        limits=limits,
        reads=[
            str(path) for path in (place, *toolchain.files(), *_parts_of(kernel), *known.values())
        ],
    )
    value = result.value or {}
    if "checked" not in value:
        raise ConformanceError(f"Lean {result.failed}" if result.failed else value["error"])
    built.keep({name: key for name, key in keys.items() if name not in known}, value["built"])
    found = replace(Checked.from_dict(value["checked"]), confinement=result.confinement)
    if found.decided:
        kept.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(found.to_dict())
        written(kept, lambda file: file.write(text.encode()))
    return found


def why_absent(library: Path | None) -> str | None:
    """Return why `check` would fetch Lean, or has no library; None where both are at hand."""
    try:
        toolchains.find(installing.home("lean"), install=False)
        _require(library)
    except (toolchains.ToolchainError, LibraryError, OSError) as error:
        return one_line(error, 1_000)
    return None


def install(library: Path | None = None) -> None:
    """Install what `check` needs, unless it is there.

    Raises:
        ConformanceError: There is no Lean or no library for it.
    """
    try:
        _require(library)
        toolchain = toolchains.find(installing.home("lean"))
        if library is None:
            installed_library(toolchain)
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
