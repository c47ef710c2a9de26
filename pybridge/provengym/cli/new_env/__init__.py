"""``provengym new-env``: an environment to start from, with what checks it."""

from __future__ import annotations

import keyword
import operator
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from provengym.cli.common import JsonOption, UsageError, emit_json

FILES = Path(__file__).with_name("files")
PLACES = {
    "new_env.py": "new_env.py",
    "new_env.toml": "new_env.toml",
    "test_new_env.py": "test_new_env.py",
    "workflow.yml": ".github/workflows/new_env.yml",
}
"""Where each file goes, by its name here, which ends in ``.txt``."""


FolderOption = Annotated[
    Path, typer.Option(metavar="FOLDER", help="Where the files go, made if there is none.")
]


def new_env(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The name of its class, in CamelCase: Maze.")
    ],
    folder: FolderOption = Path(),
    as_json: JsonOption = False,
) -> None:
    """Write a Gymnasium environment to start from, its binding to a reference, tests, a workflow.

    All of them pass as they are written: change the environment, and the tests say where it departs
    from its reference.
    """
    module = _module(name)
    texts = {
        folder / _renamed(place, name, module): _renamed(
            (FILES / f"{file}.txt").read_text(encoding="utf-8"), name, module
        )
        for file, place in PLACES.items()
    }
    if not (folder / f"{module}.py").exists() and is_installed(module):
        raise UsageError(f"NAME {name!r} would hide the module {module}, which is installed")
    place = "" if folder == Path() else f" {folder}"
    write_all(texts, f"pytest{place}", as_json=as_json)


def is_installed(name: str) -> bool:
    """Return whether an import finds a module of this name, whatever has been imported before."""
    return any(finder.find_spec(name, None) is not None for finder in sys.meta_path)


def write_all(texts: Mapping[Path, str], following: str, *, as_json: bool) -> None:
    """Write files, none of which is there, and print their names and what to do next.

    Raises:
        UsageError: One is there, or cannot be written.
    """
    # Imported here, for the other commands do not need it.
    from provengym.data.writing import written

    for path in texts:
        if path.exists():
            raise UsageError(f"there is {path} already; nothing was written")
    try:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            written(path, operator.methodcaller("write", text.encode()))
    except OSError as error:
        raise UsageError(f"{error.filename or path}: {error.strerror or error}") from error
    if as_json:
        emit_json({"files": [str(path) for path in texts]})
        return
    for path in texts:
        typer.echo(f"wrote {path}")
    typer.echo(f"next: {following}")


def _module(name: str) -> str:
    """The name in snake_case: ``MyMaze`` is in ``my_maze.py``.

    Raises:
        UsageError: It cannot be the name of a class.
    """
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", name) or keyword.iskeyword(name):
        raise UsageError(f"NAME must be in CamelCase, such as Maze, got {name!r}")
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def _renamed(text: str, name: str, module: str) -> str:
    return text.replace("NewEnv", name).replace("new_env", module)
