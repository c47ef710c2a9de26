"""Check what is given to package indexes: the sdist and the wheels.

Of a wheel: its size, its metadata against pyproject.toml, its licences, that it has every file of
the package and nothing else, one extension module without symbols, and the C that the digests name.
Of an sdist: that it has every file that is committed, but for those that pyproject.toml leaves out,
and nothing else.

usage: python3 tools/check_wheel.py dist/*.tar.gz dist/*.whl
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from email.parser import Parser
from pathlib import Path, PurePosixPath
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parent.parent
MOST_BYTES, MOST_KERNELS, BYTES_PER_KERNEL = 4_000_000, 9, 150_000
"""Of a wheel with so many kernels, and for each further one: the loops over its lanes, for three
levels of x86-64, and its C."""
HEADERS = "provengym/include/"
"""The folder of what CMake installs: the C, and the headers, compiled when a program runs."""
EXTENSIONS = (".so", ".pyd")


def described(root: Path) -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def committed(root: Path) -> set[str]:
    """The files that Git has, by their paths."""
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    )
    return {name for name in done.stdout.split("\0") if name and (root / name).exists()}


def sdist_errors(path: Path, root: Path, files: set[str]) -> Iterator[str]:
    """Yield what is wrong with an sdist of a repository with these files."""
    excluded = described(root)["tool"]["scikit-build"]["sdist"]["exclude"]
    wanted = {
        name for name in files if not any(f"/{name}".startswith(f"{one}/") for one in excluded)
    }
    with tarfile.open(path) as archive:
        found = {name.partition("/")[2] for name in archive.getnames()}
    for name in sorted(wanted - found):
        yield f"{path.name} lacks {name}"
    for name in sorted(found - wanted - {"PKG-INFO"}):
        yield f"{path.name} has {name}, which is not committed or is left out"


def wheel_errors(path: Path, root: Path, files: set[str]) -> Iterator[str]:
    """Yield what is wrong with a wheel of a repository with these files."""
    with zipfile.ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}
    most = MOST_BYTES + BYTES_PER_KERNEL * max(0, len(_emitted(contents, "kernels")) - MOST_KERNELS)
    if (size := path.stat().st_size) > most:
        yield f"{path.name} has {size:,} bytes, more than {most:,}"
    project = described(root)["project"]
    info = f"{project['name']}-{project['version']}.dist-info"
    if f"{info}/METADATA" not in contents:
        yield f"{path.name} has no {info}/METADATA"
        return
    errors = [
        *_metadata_errors(contents[f"{info}/METADATA"].decode(), project),
        *_licence_errors(contents, info, project, files),
        *_file_errors(contents, info, root, files),
        *_digest_errors(contents),
    ]
    yield from (f"{path.name}: {error}" for error in errors)


def _metadata_errors(text: str, project: dict[str, Any]) -> Iterator[str]:
    metadata = Parser().parsestr(text)
    for field, wanted in (
        ("Version", project["version"]),
        ("License-Expression", project["license"]),
        ("Requires-Python", project["requires-python"]),
        ("Summary", project["description"]),
    ):
        if metadata[field] != wanted:
            yield f"{field} is {metadata[field]!r}, not {wanted!r}"
    required = metadata.get_all("Requires-Dist", [])
    always = {_plain(one) for one in required if "extra ==" not in one}
    if always != (wanted := {_plain(one) for one in project["dependencies"]}):
        yield f"requires {sorted(always)}, not {sorted(wanted)}"
    extras = set(metadata.get_all("Provides-Extra", []))
    if extras != (wanted := set(project["optional-dependencies"])):
        yield f"has the extras {sorted(extras)}, not {sorted(wanted)}"


def _plain(requirement: str) -> str:
    return "".join(requirement.split()).replace('"', "'")


def _licence_errors(
    contents: dict[str, bytes], info: str, project: dict[str, Any], files: set[str]
) -> Iterator[str]:
    for pattern in project["license-files"]:
        names = fnmatch.filter(files, pattern)
        if not names:
            yield f"no file is {pattern}, which license-files names"
        for name in names:
            if f"{info}/licenses/{name}" not in contents:
                yield f"lacks the licence {name}"


def _file_errors(
    contents: dict[str, bytes], info: str, root: Path, files: set[str]
) -> Iterator[str]:
    packages = described(root)["tool"]["scikit-build"]["wheel"]["packages"]
    folder = str(PurePosixPath(packages[0]).parent)
    wanted = {
        name[len(folder) + 1 :]
        for name in files
        if any(name.startswith(f"{package}/") for package in packages)
    }
    found = {name for name in contents if not name.startswith((f"{info}/", HEADERS))}
    compiled = {name for name in found if name.endswith(EXTENSIONS)}
    for name in sorted(wanted - found):
        yield f"lacks {name}"
    for name in sorted(found - compiled - wanted):
        yield f"has {name}, which is not committed"
    if [name for name in compiled if name.startswith("provengym/_core.")] != list(compiled):
        yield f"has the extensions {sorted(compiled)}"
    if len(compiled) != 1:
        yield f"has {len(compiled)} extensions, not one"
    for name in compiled:
        if contents[name].startswith(b"\x7fELF") and b"\0.symtab\0" in contents[name]:
            yield f"{name} has symbols: it was not stripped"


def _emitted(contents: dict[str, bytes], kind: str) -> dict[str, str]:
    """The digests of the C of kernels, or of what they share, by name."""
    digests: dict[str, str] = json.loads(contents.get("provengym/emitted.json", b"{}")).get(
        kind, {}
    )
    return digests


def _digest_errors(contents: dict[str, bytes]) -> Iterator[str]:
    for name, digest in {**_emitted(contents, "kernels"), **_emitted(contents, "shared")}.items():
        file = f"{HEADERS}generated/{name.lower()}.c"
        if hashlib.sha256(contents.get(file, b"")).hexdigest() != digest:
            yield f"{file} is not the C of {name}"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="check_wheel.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    files = committed(root)
    errors = []
    for path in options.files:
        check = wheel_errors if path.suffix == ".whl" else sdist_errors
        found = list(check(path, root, files))
        print(f"{path.name}: {path.stat().st_size:,} bytes, {len(found)} errors")
        errors += found
    print(*(f"error: {error}" for error in errors), sep="\n", end="\n" if errors else "")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
