"""Packaging a class of rules with its proof: a wheel for any platform, which needs no Lean.

It has the package of the class, and beside the class a folder ``Corridor.proof`` of the page, the C
that Lean emitted, what was found, and digests.  The C is compiled where the wheel is installed,
when lanes are first asked for.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from typing import TYPE_CHECKING

from provengym.data.errors import ConformanceError
from provengym.proving.compiling import compiled
from provengym.rules.api import Proof, prove
from provengym.rules.given import place_of
from provengym.rules.holding import BUDGET
from provengym.rules.records import (
    KERNEL,
    PAGE,
    compiled_rules,
    digest_of,
    modules_of,
    page_in,
    sources_of,
)
from provengym_lean import wheels

if TYPE_CHECKING:
    import os

    from provengym.envs.rules import CompiledRules
    from provengym.spec import Environment

ENDING = ".proof"
"""The end of the name of the folder beside a class."""
DIGESTS, RECORD = "digests.json", "record.json"
"""Files of that folder: the SHA-256 of all files of the package, and what was found."""
_INIT = '''\
"""Registers the environment ``{name}/{cls}-v0``."""

from provengym.rules import register

from {name}.{module} import {cls}

register("{name}/{cls}-v0", {cls})
'''


def package(
    rules: str,
    folder: str | os.PathLike[str],
    *,
    version: str = "0.1.0",
    library: str | os.PathLike[str] | None = None,
    budget: int = BUDGET,
    properties: str | os.PathLike[str] | None = None,
    progress: Callable[[str], object] = lambda _: None,
) -> tuple[Proof, Path | None]:
    """Prove a class of rules, and write a wheel of its package with the proof.

    Where the file of the class lies in a package, as `provengym new` writes one, that is the
    package, without its tests; else one is made of the file, which registers the class as
    ``"coin/Coin-v0"``.  The same files make the same bytes.

    Args:
        rules: The file, as ``"corridor.py"`` or ``"corridor.py:Corridor"``.
        folder: Where the wheel goes.
        version: Its version.
        library, budget, properties, progress: As of `prove`.

    Returns:
        What was found, and the wheel; None where there is no kernel.

    Raises:
        ValueError: The file or the version has no name that a wheel may have.
        Refused, ConformanceError, DepartureError: As of `prove`.
        OSError: The wheel cannot be written.
    """
    if not re.fullmatch(r"[0-9]+(\.[0-9]+)*((a|b|rc)[0-9]+)?", version):
        raise ValueError(f"version must be like 0.1.0 or 1.0rc1, got {version!r}")
    place, _ = place_of(rules)
    top = _package_of(place)
    name = place.stem if top is None else top.name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise ValueError(f"a package must be of small letters, digits and _, got {name!r}")
    more = {"library": library, "budget": budget, "properties": properties, "progress": progress}
    proof = prove(rules, **more)  # type: ignore[arg-type]
    if proof.record.library is None:
        return proof, None
    if top is None:
        init = _INIT.format(name=name, module=place.stem, cls=proof.record.name)
        files = {"__init__.py": init.encode(), place.name: _read(place)}
        beside = Path()
    else:
        files = {one.relative_to(top).as_posix(): _read(one) for one in _parts(top)}
        beside = place.resolve().parent.relative_to(top)
    own = beside / f"{proof.record.name}{ENDING}"
    files |= {(own / one).as_posix(): content for one, content in _proof(proof).items()}
    told = {
        "provengym": version_of("provengym"),
        "up": len(beside.parts),
        "files": {one: digest_of(content) for one, content in sorted(files.items())},
    }
    files[(own / DIGESTS).as_posix()] = json.dumps(told, indent=1).encode()
    metadata = (
        f"Metadata-Version: 2.4\nName: {name.replace('_', '-')}\nVersion: {version}\n"
        f"Summary: The environment {proof.record.name}, with its proof: {proof.grade}\n"
        f"Requires-Dist: provengym>={version_of('provengym')}\n"
    )
    contents = [(f"{name}/{one}", content) for one, content in sorted(files.items())]
    contents.append((f"{name}-{version}.dist-info/METADATA", metadata.encode()))
    return proof, wheels.write(Path(folder), name, version, contents)


def packaged(rules: type[Environment]) -> CompiledRules | None:
    """A class with the kernel that its package has; None where it has none, or where a file of the
    package is not what was proved.

    Raises:
        CompileError: The C cannot be compiled here.
    """
    try:
        file = Path(inspect.getfile(rules))
        folder = file.with_name(f"{rules.__name__}{ENDING}")
        told = json.loads((folder / DIGESTS).read_text(encoding="utf-8"))
        top = file.parents[told["up"]]
        if any(digest_of((top / one).read_bytes()) != sha for one, sha in told["files"].items()):
            return None
        found, c = page_in(folder), (folder / KERNEL).read_text(encoding="utf-8")
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None
    return compiled_rules(rules, found, compiled(sources_of(found, modules_of(folder), c)))


def _package_of(place: Path) -> Path | None:
    """The folder of the package in which a file lies; None where it lies in none."""
    top = None
    for folder in place.resolve().parents:
        if not (folder / "__init__.py").is_file():
            break
        top = folder
    return top


def _parts(top: Path) -> Iterator[Path]:
    """The files of a package that go into a wheel."""
    for file in sorted(top.rglob("*")):
        hidden = any(part.startswith(".") for part in file.relative_to(top).parts)
        test = re.fullmatch(r"test_.*\.py|.*_test\.py|conftest\.py", file.name)
        if file.suffix in (".py", ".lean", ".md") and file.is_file() and not (hidden or test):
            yield file


def _proof(proof: Proof) -> dict[str, bytes]:
    """The files of the folder of a proof."""
    record, folder = proof.to_dict(), proof.lean
    kept = {name: record[name] for name in ("name", "grade", "proved", "tested", "trusted", "open")}
    if record["properties"] is not None:
        kept["properties"] = {
            **record["properties"],
            "file": Path(record["properties"]["file"]).name,
        }
    return {
        RECORD: json.dumps(kept, indent=1).encode(),
        **{name: _read(folder / name) for name in (KERNEL, PAGE)},
        **{f"{name.replace('.', '/')}.lean": text.encode() for name, text in proof.page.items()},
    }


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise ConformanceError(f"{file}: {error.strerror}") from error
