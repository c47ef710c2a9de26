"""Having Lean check the modules of rules that are outside of this repository, against a library
that is built."""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from provengym_lean import auditing, toolchains
from provengym_lean.compiling import DEFAULT_JOBS, ENDED, LEAN_OPTIONS, Build, Result
from provengym_lean.library import Library, LibraryError
from provengym_lean.messages import Message, count
from provengym_lean.rechecking import Recheck, refused
from provengym_lean.second_kernel import Kernel
from provengym_lean.sources import (
    RULES,
    Module,
    check_sources,
    in_import_order,
    parse_imports,
)
from provengym_lean.toolchains import Toolchain

#: The file of a build that tells the axioms of theorems.
_MEMORY = "axioms.json"
_NAME = re.compile(rf"{RULES}(\.[A-Z][A-Za-z0-9_]*)+")


@dataclass(frozen=True)
class CheckedModule:
    """What Lean said of a module.

    Attributes:
        accepted: Whether it was built without an error; no `sorry` is in it then.
        messages: What was said of it.
        c: The C that Lean emitted for it, where it was accepted.
        seconds: How long it took; nothing where it was known from an earlier check.
    """

    accepted: bool
    messages: tuple[Message, ...]
    c: str | None
    seconds: float

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> CheckedModule:
        """Return the one that `dataclasses.asdict` told of.

        Raises:
            KeyError, TypeError: It did not tell of it.
        """
        return cls(**{**told, "messages": tuple(Message(**one) for one in told["messages"])})


@dataclass(frozen=True)
class Checked:
    """What Lean said of modules.

    Attributes:
        lean: The version, commit and target of the Lean that checked them; empty where none was
            started.
        modules: Each module, by its name.
        axioms: The axioms that each theorem rests on which was asked for and is there, those first
            that Lean's own library rests on; with any other it counts as not proved.
        seconds: How long all of it took.
        refused: What a second kernel refuses of the modules and of what they rest on, a line each;
            None where it was not asked.
        confinement: What kept Lean from the network and from files meanwhile; empty where nothing
            did.
    """

    lean: str
    modules: Mapping[str, CheckedModule]
    axioms: Mapping[str, tuple[str, ...]]
    seconds: float
    refused: tuple[str, ...] | None = None
    confinement: str = ""

    @property
    def accepted(self) -> bool:
        """Whether every module was accepted."""
        return all(module.accepted for module in self.modules.values())

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Checked:
        """Return what `to_dict` told of.

        Raises:
            KeyError, TypeError: It did not tell of it.
        """
        modules = {name: CheckedModule.from_dict(one) for name, one in told["modules"].items()}
        axioms = {theorem: tuple(names) for theorem, names in told["axioms"].items()}
        refused = None if told["refused"] is None else tuple(told["refused"])
        return cls(**{**told, "modules": modules, "axioms": axioms, "refused": refused})

    @property
    def decided(self) -> bool:
        """Whether Lean says why of each module that it does not accept."""
        texts = (message.text for module in self.modules.values() for message in module.messages)
        return not any(text.startswith(ENDED) for text in texts)

    def proves(self, theorem: str) -> bool:
        """Return whether a theorem that was asked for is there, and rests on what it may."""
        return set(self.axioms.get(theorem, ("missing",))) <= set(auditing.ALLOWED_AXIOMS)


def key_of(
    modules: Mapping[str, str],
    library: Path,
    toolchain: Toolchain,
    theorems: Iterable[str],
    second: Path | None = None,
) -> str:
    """A digest of whatever the result of `check` depends on.

    Raises:
        LibraryError: The library was not built by this Lean.
    """
    built = Library(library)
    imported = {i.name for text in modules.values() for i in parse_imports(text)}
    there = [name for name in sorted(imported) if name in built]
    _require_fitting(built, there, toolchain)
    keys = [[name, built.key(name)] for name in there]
    asked = [list(theorems), second and second.name]
    parts = [toolchain.identity, LEAN_OPTIONS, sorted(modules.items()), keys, asked]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def keys_of(modules: Mapping[str, str], library: Path, toolchain: Toolchain) -> dict[str, str]:
    """The key of the build of each module, see `compiling.Build.keys`; none where Lean would not be
    started.

    Raises:
        LibraryError: The library lacks a part.
    """
    read, built = _read(modules), Library(library.absolute())
    if check_sources(read, built):
        return {}
    return Build(library, read, toolchain, built=built).keys(in_import_order(read))


def check(
    modules: Mapping[str, str],
    *,
    folder: Path,
    library: Path,
    theorems: Iterable[str] = (),
    toolchain: Toolchain | None = None,
    second: Path | None = None,
    jobs: int = DEFAULT_JOBS,
    report: Callable[[str, CheckedModule], None] | None = None,
) -> Checked:
    """Have Lean check modules, and read what theorems in them rest on.

    Where one has a word that it must not have, or an import that is neither of the library nor one
    of the modules, Lean is not started.  What was checked before, with the same imports and by the
    same Lean, is not checked again.

    Args:
        modules: Texts by names, such as `Rules.Corridor` and `Rules.Corridor.Kernel`.
        folder: Where the results are kept; those of other modules are removed.
        library: The folder of the `.olean` files that they are checked against, which may import
            no other ones.
        theorems: The full names of the theorems whose axioms are asked for.
        toolchain: The Lean to use, found or installed where it is not given.
        second: The program of a second kernel, see `second_kernel.program`, that is asked about the
            modules that Lean accepted; one reads what Lean as WebAssembly writes.
        jobs: The number of Lean processes at a time, up to 2.4 GB each.
        report: Called with the name of each module and what Lean said of it, once it is done.

    Raises:
        ValueError: A module has another name than one of rules may have.
        LibraryError: The library was not built by this Lean, or lacks a part.
        KernelError: The second kernel ended.
        RecheckError: It cannot be told of a constant.
        ToolchainError: There is no Lean.
    """
    began = time.monotonic()
    for name in modules:
        if not _NAME.fullmatch(name):
            raise ValueError(f"modules must be named like {RULES}.Corridor.Kernel, got {name!r}")
    read = _read(modules)
    folder, built = folder.absolute(), Library(library.absolute())
    errors = check_sources(read, built)
    if errors:
        return Checked(
            "", {name: _not_shown(module, errors) for name, module in read.items()}, {}, 0
        )
    toolchain = toolchain or toolchains.find(folder)
    imported = {name for module in read.values() for name in module.local_imports}
    imported -= read.keys()
    _require_fitting(built, sorted(imported), toolchain)
    build = Build(folder, read, toolchain, jobs=jobs, built=built)
    done: dict[str, CheckedModule] = {}

    def note(result: Result) -> None:
        name = result.module.name
        done[name] = _checked(build, result)
        if report is not None:
            report(name, done[name])

    theorems = tuple(theorems)
    with ThreadPoolExecutor(1) as thread:
        # What the modules import is read while Lean is at work: it takes seconds.
        is_asked = second is not None or _known_axioms(build, read, theorems) is None
        reading = thread.submit(_environment, build, imported) if is_asked else None
        build.run(read, note)

    def environment() -> auditing.Environment:
        found = _environment(build, imported) if reading is None else reading.result()
        found.add(accepted)
        return found

    checked = {name: done[name] for name in read}  # in an order that no time decides
    accepted = [name for name, module in checked.items() if module.accepted]
    axioms = _axioms(build, accepted, theorems, environment) if accepted else {}
    said = None if second is None else _refused_by(second, environment(), accepted)
    return Checked(toolchain.identity, checked, axioms, time.monotonic() - began, said)


def _read(modules: Mapping[str, str]) -> dict[str, Module]:
    return {
        name: Module(name, f"{name.replace('.', '/')}.lean", text, parse_imports(text))
        for name, text in modules.items()
    }


def _not_shown(module: Module, errors: Sequence[Message]) -> CheckedModule:
    """What becomes of a module where Lean is not started."""
    return CheckedModule(False, tuple(e for e in errors if e.path == module.path), None, 0.0)


def _checked(build: Build, result: Result) -> CheckedModule:
    accepted = result.status in ("built", "cached") and not count(result.messages, "error")
    emitted = build.output(result.module, ".c")
    c = emitted.read_text(encoding="utf-8") if accepted else None
    return CheckedModule(accepted, result.messages, c, result.seconds)


def _require_fitting(built: Library, names: Iterable[str], toolchain: Toolchain) -> None:
    """Raise `LibraryError` unless this Lean has built modules of the library."""
    for name in names:
        commit = built.commit(name)
        if not commit.startswith(toolchain.commit):
            raise LibraryError(
                f"{built.folder} was built by the Lean of commit {commit[:8]}, and this one is "
                f"{toolchain.identity}"
            )


def _environment(build: Build, modules: Iterable[str]) -> auditing.Environment:
    folders = [build.library, *([build.built.folder] if build.built else [])]
    return auditing.Environment(modules, folders, build.toolchain.library())


def _refused_by(
    second: Path, environment: auditing.Environment, modules: Sequence[str]
) -> tuple[str, ...]:
    """What a second kernel refuses of modules and of what they rest on, a line each."""
    with Kernel(second) as kernel:
        recheck = Recheck(environment, kernel)
        recheck.only(modules)
    axioms = sorted(auditing.UNSOUND_AXIOMS & recheck.axioms.keys())
    lines = [f"error: {name}: an axiom by which anything can be proved" for name in axioms]
    return tuple(lines + refused(recheck.asked, kernel.answers))


def _axioms(
    build: Build,
    modules: Sequence[str],
    theorems: tuple[str, ...],
    environment: Callable[[], auditing.Environment],
) -> dict[str, tuple[str, ...]]:
    """The axioms that theorems rest on, those that are in the modules, as far as the results of an
    earlier check do not tell."""
    found = _known_axioms(build, modules, theorems)
    if found is None:
        read = environment()
        there = [
            auditing.Claim(theorem, 1, 1, False)
            for theorem in theorems
            if any(home in modules for home, _ in read.homes(theorem))
        ]
        audit = auditing.Audit(there, read)
        found = {claim.name: audit.axioms_of(claim.name) for claim in there}
        told = {"keys": _keys(build, modules), "asked": list(theorems), "axioms": found}
        (build.folder / _MEMORY).write_text(json.dumps(told), encoding="utf-8")
    return {theorem: tuple(axioms) for theorem, axioms in found.items()}


def _known_axioms(
    build: Build, modules: Iterable[str], theorems: tuple[str, ...]
) -> dict[str, list[str]] | None:
    """What an earlier check found of theorems in modules as they are; None where there was none."""
    if not theorems:
        return {}
    try:
        known = json.loads((build.folder / _MEMORY).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if known.get("keys") != _keys(build, modules) or known.get("asked") != list(theorems):
        return None
    found: dict[str, list[str]] = known["axioms"]
    return found


def _keys(build: Build, modules: Iterable[str]) -> dict[str, str]:
    return build.keys(in_import_order({name: build.modules[name] for name in modules}))
