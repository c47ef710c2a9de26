"""Writing wheels for any platform: the same files make the same bytes."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Iterable
from pathlib import Path

_DATE = (1980, 1, 1, 0, 0, 0)
_WHEEL = b"Wheel-Version: 1.0\nGenerator: provengym\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def write(folder: Path, name: str, version: str, files: Iterable[tuple[str, bytes]]) -> Path:
    """Write a wheel into a folder, which is made if there is none.

    Args:
        folder: The folder.
        name: The name of the distribution, as a wheel has it in its own: `provengym_lean`.
        version: Its version.
        files: The files by their paths, with METADATA, and without WHEEL and RECORD.

    Raises:
        OSError: It cannot be written.
    """
    info = f"{name}-{version}.dist-info"
    path = folder / f"{name}-{version}-py3-none-any.whl"
    folder.mkdir(parents=True, exist_ok=True)
    staged, lines = folder / f".{path.name}.new", []
    with zipfile.ZipFile(staged, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file, content in (*files, (f"{info}/WHEEL", _WHEEL)):
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode()
            lines.append(f"{file},sha256={digest.rstrip('=')},{len(content)}\n")
            archive.writestr(_entry(file), content)
        archive.writestr(_entry(f"{info}/RECORD"), "".join([*lines, f"{info}/RECORD,,\n"]))
    staged.replace(path)
    return path


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
