"""The library that the wheel `provengym-lean` brings: the built modules of this repository that
rules are checked against, and their sources."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

from provengym_lean import installing
from provengym_lean.compiling import DEFAULT_JOBS, Build, Result
from provengym_lean.library import Library, LibraryError
from provengym_lean.messages import count
from provengym_lean.sources import in_import_order, read_modules
from provengym_lean.toolchains import Toolchain

#: The package of the wheel, and its folders.
PACKAGE = "provengym_lean_library"
BUILT, SOURCES = "lib", "src"


def package() -> Path:
    """The folder of the wheel.

    Raises:
        LibraryError: It is not installed.
    """
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise LibraryError(
            "the library that rules are checked against is not installed: `pip install "
            "provengym-lean`, or in a clone of the repository `make lean`"
        )
    return Path(found.origin).parent


def library(
    toolchain: Toolchain,
    *,
    jobs: int = DEFAULT_JOBS,
    report: Callable[[Result], None] | None = None,
) -> Path:
    """The folder of the library for a Lean: that of the wheel, or, where another Lean has built
    that one, in the cache of the user, built of the sources when it is first asked for.

    Args:
        toolchain: The Lean that is to read it.
        jobs: The number of Lean processes at a time, up to 2.4 GB each.
        report: Called with each module that is built.

    Raises:
        LibraryError: The wheel is not installed, or its sources are not accepted.
    """
    folder = package()
    modules = read_modules(folder / SOURCES)
    built = Library(folder / BUILT)
    if all(built.commit(name).startswith(toolchain.commit) for name in modules):
        return built.folder
    results: list[Result] = []

    def note(result: Result) -> None:
        results.append(result)
        if report is not None:
            report(result)

    build = Build(installing.home(f"library-{toolchain.commit}"), modules, toolchain, jobs=jobs)
    build.run([module.name for module in in_import_order(modules)], note)
    if bad := [result for result in results if result.status in ("failed", "skipped")]:
        errors = [message for result in bad for message in result.messages]
        said = f": {errors[0]}" if count(errors, "error") else ""
        raise LibraryError(f"{toolchain.identity} does not accept {bad[0].module.name}{said}")
    return build.library
