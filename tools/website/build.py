"""Build the site: gather what Sphinx reads in a folder, and let it make HTML of that.

usage: PYTHONPATH=tools python -m website.build [FOLDER]     build/site, if no other is named

The pages of `docs` are taken as they are, but for the Python of tutorials, which is shown without
prompts (`tutorials`), tables of theorems, which become lists, and links to other files of the
repository, which lead to the pages of these files, with an anchor at each line and each definition
(`sources`).  The page of an environment is made of its docstring, the registry and its page of docs
(`environments`), those of claims have the Lean of each theorem beside its sentence (`claimed`), and
those of names are the API (`reference`).  The lists of links in docs/index.md, and in the pages
that it lists and that list others (`LISTS`), are the navigation, so a new page needs a line in one
of them.  `check` then follows all links and anchors of what was built, and weighs the pages; `make
site-check` also looks at them in Chromium.

Sphinx was taken for its search without a server, its checks of references, and its documentation of
Python's docstrings, which other generators have from plugins or not at all.  MyST-Parser reads
Markdown, which GitHub shows, too.  The theme Furo has a light and a dark colour scheme of good
contrast, fits narrow screens, and loads nothing from elsewhere.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import tutorials
from files import replace
from website import check, claimed, environments, markdown, reference, sources

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "build" / "site-source"
#: Pages to play with, which are a part of the site where they have been built.
PLAYGROUND = ROOT / "build" / "playground"
_TO_PLAY = '<a href="playground/index.html">Open the playground.</a>'
#: Pages of the repository that are pages of the site, by their names there.
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
#: Pages that list others, below which these are in the navigation.
LISTS = ("tutorials.md", "guides.md", "reference.md", "project.md")
#: The page of docs on each family, which is a part of the page of its first environment.
FULL = {f"docs/{folder}.md": f"environments/{name}" for folder, name in environments.FULL.items()}
#: What the site has in place of other files.
INSTEAD = {
    "README.md": "index.md",
    "docs/claims.md": "claims/index.md",
    "pybridge/provengym/__init__.py": "api/index.md",
}
#: Warnings are errors, missing references are warnings, and everything is read anew.
_OPTIONS = ("-b", "html", "-n", "-W", "--keep-going", "-q", "-E")
_LIST = re.compile(r"^- \[([^\]]+)\]\(([^)]+)\)", re.MULTILINE)


def gather() -> dict[str, bytes]:
    """Every file that Sphinx reads, by its path."""
    read = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "docs").glob("*.md")}
    own = [path for path in read if path not in FULL | INSTEAD]
    names = {path: path.removeprefix("docs/") for path in own} | PAGES
    made: dict[str, str] = {}
    for path, name in names.items():
        made[name] = with_links(path, names)
    if PLAYGROUND.is_dir():
        made["playground.md"] = made["playground.md"].replace("\n\n", f"\n\n{_TO_PLAY}\n\n", 1)
    made["index.md"] += trees(made["index.md"])
    for name in LISTS:
        made[name] += tree("", _LIST.findall(made[name]))
    made["environments.md"] += tree("", environments.listed())
    full = {
        family: with_links(f"docs/{family.folder}.md", names, up="../")
        for family in environments.FAMILIES
    }
    for folder, pages in (
        ("environments", environments.pages(full)),
        ("claims", claimed.pages()),
        ("api", reference.pages()),
    ):
        made |= {f"{folder}/{name}": text for name, text in pages.items()}
    images = [
        path
        for path in (ROOT / "docs" / "images").iterdir()
        if path.suffix in (".gif", ".png", ".svg")
    ]
    return {name: text.encode() for name, text in made.items()} | {
        f"images/{path.name}": path.read_bytes() for path in images
    }


def with_links(path: str, names: dict[str, str], up: str = "") -> str:
    """The text of a page of the repository, with links to those of the site.

    Args:
        up: The way from the folder of the page there to the top.
    """
    lead = leads(path, names | FULL | INSTEAD)
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.startswith("docs/tutorial"):
        text = tutorials.plain(text)
    text = markdown.with_sentences(text)
    return markdown.with_links(text, lambda target: _from(up, lead(target)))


def _from(up: str, target: str) -> str:
    """A target relative to the top, from somewhere else; a picture's begins there in any case."""
    if target.startswith("images/"):
        return f"/{target}" if up else target
    return target if ":" in target or target.startswith("#") else up + target


def leads(path: str, names: dict[str, str]) -> Callable[[str], str]:
    """Where the links of a page of the repository lead on the site."""
    folder = (ROOT / path).parent

    def lead(target: str) -> str:
        file, mark, fragment = target.partition("#")
        if "://" in target or not file:
            return target
        there = (folder / file).resolve().relative_to(ROOT).as_posix()
        if there.startswith("docs/images/"):
            return there.removeprefix("docs/")
        if there in INSTEAD:
            return names[there]
        if there in names:
            return names[there] + mark + fragment
        return sources.SCHEME + there + mark + fragment

    return lead


def trees(index: str) -> str:
    """The tables of contents of the site: the lists of links of its first page."""
    parts = markdown.sections(index).items()
    return "".join(tree(title, _LIST.findall(part)) for title, part in parts if title)


def tree(title: str, listed: list[tuple[str, str]]) -> str:
    """The table of contents of pages, of which each has a name and a file; empty without one."""
    if not listed:
        return ""
    caption = f":caption: {title}\n" if title else ""
    entries = "\n".join(f"{name} <{target.removesuffix('.md')}>" for name, target in listed)
    return f"\n```{{toctree}}\n:hidden:\n{caption}\n{entries}\n```\n"


def stage() -> None:
    """Write the files that Sphinx reads, and delete those of an earlier build."""
    files = gather()
    for path in SOURCE.rglob("*"):
        if path.is_file() and path.relative_to(SOURCE).as_posix() not in files:
            path.unlink()
    for name, content in files.items():
        (SOURCE / name).parent.mkdir(parents=True, exist_ok=True)
        replace(SOURCE / name, content)


def main(arguments: list[str]) -> int:
    """Build the site into a folder, and return the exit status."""
    from sphinx.cmd.build import build_main

    out = Path(arguments[0]) if arguments else ROOT / "build" / "site"
    stage()
    config = str(Path(__file__).parent)
    trees = str(ROOT / "build" / "site-doctrees")
    new = out.with_name(f"{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    status = build_main([*_OPTIONS, "-c", config, "-d", trees, str(SOURCE), str(new)])
    if PLAYGROUND.is_dir():
        shutil.copytree(PLAYGROUND, new / "playground")
    if status or check.main([str(new)]):
        print(f"failed: {out} is as it was, and what was built is {new}", file=sys.stderr)
        return 1
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
