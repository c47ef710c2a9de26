"""Adds an environment to this repository as a start for one of your own: a corridor with a key at
its end, with its rules and what is proved of them in Lean, its Python, its page and its tests.

usage: python3 tools/template_env.py NAME

NAME is in CamelCase, such as Maze.  `tools/template_env/files` has the files that are added, under
the name NewEnv, and `tools/template_env/insert` what is inserted into files that exist.  Exit
status: 0 all well, 2 it cannot be added, and nothing is written.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import derived
from files import replace
from here import ROOT
from kernel_table import TABLE, table_of
from provengym_lean.kernel_exports import snake

TEMPLATE = Path(__file__).with_name("template_env")
FILES, INSERT = TEMPLATE / "files", TEMPLATE / "insert"
STUB = "pybridge/provengym/_core.pyi"
#: Words of Lean that no part of a module's name may be.
LEAN_WORDS = ("Prop", "Sort", "Type")

NEXT = """\
Next:
  make generate    derives the kernel from the rules, emits its C, and what joins it with the rest
  make claims      gathers the theorems
  ruff check --fix . && ruff format .
  make prove, make quick
Then change what is a corridor into what is yours, beginning with Spec/NewEnv, and add a line to
CHANGELOG.md. Not added: Spec/NewEnv/Views.lean (the specification as a decision process, which
certified theorems about values need), a golden table (tests/golden), and an
implementation from the page alone (tests/from_the_page)."""


class TemplateError(Exception):
    """The environment cannot be added; the text says why."""


def renamed(text: str, name: str) -> str:
    """A text of the template, or a path, with the name in place of NewEnv."""
    for old, new in (("NewEnv", name), ("new_env", snake(name)), ("newenv", name.lower())):
        text = text.replace(old, new)
    return text


def additions(root: Path, name: str) -> dict[str, bytes]:
    """The files to add, by their paths in the repository.

    Raises:
        TemplateError: The name is none for a new environment.
    """
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]+", name) or keyword.iskeyword(snake(name)):
        raise TemplateError(f"NAME must be in CamelCase, such as Maze, got {name!r}")
    stub = (root / STUB).read_text(encoding="utf-8")
    if name in LEAN_WORDS or re.search(rf"^class {name}\b", stub, re.MULTILINE):
        raise TemplateError(f"NAME must be a new name, got {name!r}, which has a meaning already")
    texts = {
        renamed(file.relative_to(FILES).as_posix(), name): renamed(
            file.read_text(encoding="utf-8"), name
        ).encode()
        for file in sorted(FILES.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
    texts |= _kernel(name, texts[f"Spec/{name}/{derived.BASIC}.lean"].decode())
    folder = f"pybridge/provengym/envs/{snake(name)}"
    for path in (f"Spec/{name}", folder, f"{folder}.py", *texts):
        if (root / path).exists():
            raise TemplateError(f"NAME must be a new name, got {name!r}: there is {path}")
    return texts


def _kernel(name: str, rules: str) -> dict[str, bytes]:
    """What is made of the rules, as `make generate` makes it."""
    table = (INSERT / "kernels.txt").read_text(encoding="utf-8")
    entry = table_of(renamed(table, name))[name]
    made = derived.of_rules(name, entry, f"Spec/{name}/{derived.BASIC}.lean", rules).files
    return {path: text.encode() for path, text in made.items()}


def _imports(text: str, _: str, paths: Sequence[str]) -> str:
    """`Spec.lean` with the modules that are added, in order."""
    head, _, imports = text.partition("\n\n")
    modules = [path.removesuffix(".lean").replace("/", ".") for path in paths]
    lines = {*imports.splitlines(), *(f"public import {module}" for module in modules)}
    return f"{head}\n\n" + "".join(f"{line}\n" for line in sorted(lines))


def _at_the_end(text: str, insert: str, _: Sequence[str]) -> str:
    return text + insert


def _among_the_families(text: str, insert: str, _: Sequence[str]) -> str:
    return _before(r"^\)\nENVIRONMENTS = ", text, insert)


def _below_the_table(text: str, insert: str, _: Sequence[str]) -> str:
    return _before(r"(?<=\|\n)(?!\|)", text, insert, first=r"^\| id, in `provengym/")


def _before(pattern: str, text: str, insert: str, first: str = "") -> str:
    """The text with something inserted before a pattern that follows another."""
    begin = re.search(first, text, re.MULTILINE)
    place = begin and re.compile(pattern, re.MULTILINE).search(text, begin.end())
    if place is None:
        raise TemplateError(f"there is no {pattern if begin else first!r} to insert before")
    return text[: place.start()] + insert + text[place.start() :]


#: What happens to each file that is modified: from its text, what is inserted, and the paths of the
#: Lean files that are added.
CHANGES: dict[str, tuple[str | None, Callable[[str, str, Sequence[str]], str]]] = {
    "Spec.lean": (None, _imports),
    TABLE: ("kernels.txt", _at_the_end),
    "pybridge/provengym/envs/registry.py": ("registry.txt", _among_the_families),
    "docs/environments.md": ("environments.txt", _below_the_table),
}


def modifications(root: Path, name: str, added: Sequence[str]) -> dict[str, bytes]:
    """The files to modify, by their paths in the repository, with their new content.

    Raises:
        TemplateError: A file is not as expected.
    """
    lean = [path for path in added if path.endswith(".lean")]
    changed = {}
    for path, (file, change) in CHANGES.items():
        insert = renamed((INSERT / file).read_text(encoding="utf-8"), name) if file else ""
        text = (root / path).read_text(encoding="utf-8")
        try:
            changed[path] = change(text, insert, lean).encode()
        except TemplateError as error:
            raise TemplateError(f"{path}: {error}") from error
    return changed


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="template_env.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help="the name of the environment, in CamelCase")
    name = parser.parse_args(arguments).name
    try:
        added = additions(root, name)
        modified = modifications(root, name, list(added))
    except TemplateError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for path, content in (added | modified).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        replace(root / path, content)
    print(*(f"added: {path}" for path in added), sep="\n")
    print(*(f"modified: {path}" for path in modified), sep="\n")
    print(renamed(NEXT, name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
