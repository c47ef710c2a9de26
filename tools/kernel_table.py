"""The kernels of this repository: what Lean exports, and the table of what the Lean sources do not
say, `pybridge/kernels.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import generated
import here  # noqa: F401
from provengym_lean.kernel_exports import BindingsError
from provengym_lean.kernels import Kernel, kernel_of
from provengym_lean.sources import Module

try:
    import tomllib
except ModuleNotFoundError:  # before Python 3.11
    import tomli as tomllib

TABLE = "pybridge/kernels.toml"
#: What the bindings are made of.
MADE = f"`make generate` from the Lean kernels and {TABLE}"


def read_kernels(root: Path) -> list[Kernel]:
    """The kernels of all environments, in the order of the table.

    Raises:
        BindingsError: A file is missing or wrong, or they do not agree.
    """
    modules = _read_modules(root)
    table = read_table(root)
    others = table.pop("no_environment", [])
    exporting = {name.split(".")[1]: modules[name] for name in generated.kernel_modules(modules)}
    for name, module in exporting.items():
        if (name in table) == (name in others):
            raise BindingsError(
                f"{module.path} must have an entry in {TABLE}, or be named in its no_environment"
            )
    for name in [*table, *others]:
        if name not in exporting:
            raise BindingsError(f"{TABLE}: {name}: there is no Spec/{name}/Kernel.lean")
    kernels = []
    for name, entry in table.items():
        path = generated.folder(root) / generated.c_name(exporting[name].name)
        try:
            c = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BindingsError(f"{path.relative_to(root)} cannot be read: {error}") from error
        kernels.append(kernel_of(modules, exporting[name], entry, c, TABLE))
    return kernels


def read_table(root: Path) -> dict[str, Any]:
    """The table of what the Lean sources do not say.

    Raises:
        BindingsError: It cannot be read.
    """
    try:
        return table_of((root / TABLE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BindingsError(f"{TABLE} cannot be read: {error}") from error


def table_of(text: str) -> dict[str, Any]:
    """The table, or a part of it, that a text says.

    Raises:
        ValueError: It is not TOML.
    """
    return tomllib.loads(text)


def _read_modules(root: Path) -> dict[str, Module]:
    """The modules `Spec.<Name>.<File>`, whose imports do not matter here."""
    modules = {}
    for file in sorted((root / "Spec").glob("*/*.lean")):
        path = file.relative_to(root)
        name = ".".join(path.with_suffix("").parts)
        modules[name] = Module(name, path.as_posix(), file.read_text(encoding="utf-8"), ())
    return modules
