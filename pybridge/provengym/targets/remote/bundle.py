"""One file of the runner and what it imports of this package, under another name."""

from __future__ import annotations

import ast
import functools
import importlib.util
import io
import zipfile
from pathlib import Path

PACKAGE = __name__.partition(".")[0]
NAME = "runner"
"""The package is called so in the file, where no other is called as this one is."""
_MAIN = f"{PACKAGE}.targets.remote.runner"


@functools.cache
def bundled(module: str = _MAIN) -> bytes:
    """A file that Python runs as the module, with all of this package that it imports."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in closure(module):
            text = _place(name).read_text(encoding="utf-8")
            path = "/".join([NAME, *name.split(".")[1:]]) + ".py"
            archive.writestr(path, text.replace(f"from {PACKAGE}.", f"from {NAME}."))
        folders = {"/".join(name.split("/")[:-1]) for name in archive.namelist()}
        folders |= {str(above) for path in folders for above in Path(path).parents} - {"."}
        for folder in sorted(folders):
            archive.writestr(f"{folder}/__init__.py", "")
        inside = module.removeprefix(f"{PACKAGE}.")
        archive.writestr("__main__.py", f"from {NAME}.{inside} import main\n\nmain()\n")
    return file.getvalue()


def closure(module: str) -> list[str]:
    """The modules of this package that a module imports, and those that they do, and itself."""
    found, asked = dict[str, None](), [module]
    while asked:
        name = asked.pop()
        if name not in found:
            found[name] = None
            asked += _imported(_place(name))
    return sorted(found)


def _imported(file: Path) -> list[str]:
    """Return the names of the modules of this package that a file imports when it is run."""
    found: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            assert node.module is not None
            found.append(node.module)
    return found


def _place(module: str) -> Path:
    specification = importlib.util.find_spec(module)
    assert specification is not None
    assert specification.origin is not None
    return Path(specification.origin)
