"""``provengym new``: a class of rules to start from, with what registers and tests it."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from provengym.cli.common import JsonOption, UsageError
from provengym.cli.new_env import FolderOption, is_installed, write_all

FILES = Path(__file__).with_name("files")
PLACES = ("__init__.py", "new_rules.py", "test_new_rules.py", "README.md")
"""The files, by their names here, which end in ``.txt``."""


def new(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The name of its package, such as corridor.")
    ],
    folder: FolderOption = Path(),
    as_json: JsonOption = False,
) -> None:
    """Write a class of rules to start from, in a package that registers and tests it.

    It runs as it is written, and provengym prove makes a kernel of it.  An environment that is no
    class of rules, with a binding to a reference, is written by provengym new-env.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise UsageError(f"NAME must be of small letters, digits and _, such as maze, got {name!r}")
    package = folder / name
    if not package.exists() and is_installed(name):
        raise UsageError(f"NAME {name!r} would hide the module {name}, which is installed")
    cls = "".join(part.capitalize() for part in name.split("_") if part)
    texts = {
        package / place.replace("new_rules", name): (
            (FILES / f"{place}.txt")
            .read_text(encoding="utf-8")
            .replace("NewRules", cls)
            .replace("new_rules", name)
        )
        for place in PLACES
    }
    write_all(texts, f"provengym prove {package / name}.py", as_json=as_json)
