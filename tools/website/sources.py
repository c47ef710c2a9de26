"""Pages of the repository's files: highlighted, with an anchor at each line and each definition.

A Sphinx extension.  A link to `source:PATH`, which `website.markdown` makes of every link that
leads from a page of `docs` to a file of the repository, leads to the page of that file; each file
or folder that is linked has a page, and so has each Lean source.
"""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers import get_lexer_for_filename
from pygments.lexers.lean import Lean4Lexer
from pygments.lexers.special import TextLexer
from pygments.util import ClassNotFound

import here  # noqa: F401
from definitions import definitions
from provengym_lean.sources import position_of, without_comments_and_literals

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]
SCHEME = "source:"
FOLDER = "source"
#: Larger texts are shown without colours, so that a page has less than 300 KB.
MOST_HIGHLIGHTED = 40_000
MOST_SHOWN = 70_000
_PLAIN = re.compile(r'<span class="(?:n|p|w)">([^<]*)</span>')
#: What a `:=` follows that gives a value to a name inside a statement.
_BINDS = re.compile(r"(?<![\w.])(?:let|have)\b[^;\n]*\Z")
_code = functools.cache(without_comments_and_literals)


class Anchor(NamedTuple):
    """Where a definition begins, its docstring included."""

    name: str
    line: int


def page_name(path: str) -> str:
    """The name of the page of a file or a folder of the repository."""
    return f"{FOLDER}/{path.strip('/')}"


def statement(text: str, line: int) -> str:
    """Return the statement of the Lean theorem that begins in a line: its text up to the proof.

    Raises:
        ValueError: No proof follows.
    """
    lines = text.splitlines(keepends=True)
    start = sum(map(len, lines[: line - 1]))
    code = _code(text)
    depth = 0
    for position in range(start, len(code)):
        depth += (code[position] in "([{⟨⦃") - (code[position] in ")]}⟩⦄")
        if depth == 0 and code.startswith(":=", position):
            end = len(code[:position].rstrip())
            if not _BINDS.search(code, start, end):
                return text[start:end]
        if depth == 0 and code.startswith("\n  | ", position):
            return text[start:position]
    raise ValueError(f"line {line} begins no theorem with a proof: {lines[line - 1].strip()!r}")


@functools.cache
def anchors(path: str) -> tuple[Anchor, ...]:
    """The definitions of a file of the repository, in order."""
    text = (ROOT / path).read_text(encoding="utf-8")
    try:
        found = definitions(path, text)
    except ValueError:  # what is wrong in its language on purpose
        return ()
    return tuple(Anchor(one.name, position_of(text, one.start)[0]) for one in found)


def anchor_of(path: str, name: str) -> str:
    """The anchor of the one definition whose name ends with this; empty where there is none."""
    found = {one.name for one in anchors(path) if f".{one.name}".endswith(f".{name}")}
    return min(found, key=len, default="")


def coloured(path: str, text: str) -> list[str]:
    """The lines of a text as HTML."""
    if path.endswith(".lean"):
        lexer: Any = Lean4Lexer(stripnl=False)
    else:
        try:
            lexer = get_lexer_for_filename(path, stripnl=False)
        except ClassNotFound:
            lexer = TextLexer(stripnl=False)
    if len(text) > MOST_HIGHLIGHTED:
        lexer = TextLexer(stripnl=False)
    return _PLAIN.sub(r"\1", highlight(text, lexer, HtmlFormatter(nowrap=True))).splitlines()


def block(path: str, text: str, label: str) -> str:
    """A text as a block of highlighted code."""
    lines = "\n".join(coloured(path, text))
    return f'<div class="highlight"><pre aria-label="{html.escape(label)}">{lines}</pre></div>'


def file_body(path: str) -> str:
    """The page of a file, as HTML."""
    text = (ROOT / path).read_text(encoding="utf-8", errors="replace")
    note = ""
    if len(text) > MOST_SHOWN:
        text = text[:MOST_SHOWN].rpartition("\n")[0]
        note = f"<p>The first {text.count(chr(10)) + 1:,} lines of the file.</p>"
    named: dict[int, list[str]] = {}
    for name, line in anchors(path):
        named.setdefault(line, []).append(name)
    seen: set[str] = set()
    lines = []
    for number, line in enumerate(coloured(path, text), 1):
        new = [name for name in dict.fromkeys(named.get(number, ())) if name not in seen]
        seen.update(new)
        marks = "".join(f'<span id="{html.escape(name)}"></span>' for name in new)
        lines.append(f'{marks}<span class="line" id="L{number}">{line}</span>')
    return (
        f"<h1>{html.escape(path)}</h1>{note}"
        '<div class="highlight source"><pre aria-label="Source">'
        + "\n".join(lines)
        + "</pre></div>"
    )


def folder_body(path: str, link: Any) -> str:
    """The page of a folder: what is in it, with links to what has a page."""
    items = []
    for child in sorted((ROOT / path).iterdir()):
        if child.name.startswith((".", "__pycache__")) or child.suffix in (".so", ".pyc"):
            continue
        name = child.relative_to(ROOT).as_posix()
        shown = html.escape(child.name + "/" * child.is_dir())
        target = link(name)
        items.append(f'<li><a href="{target}">{shown}</a></li>' if target else f"<li>{shown}</li>")
    return f"<h1>{html.escape(path)}</h1><ul>{''.join(items)}</ul>"


def lean_files() -> list[str]:
    """Every Lean source of the specification."""
    return [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "Spec").rglob("*.lean"))]


def resolve(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Lead links to `source:PATH` to the pages of the files, and note which are needed."""
    from docutils.nodes import literal, reference
    from sphinx.util import logging

    for node in doctree.findall(reference):
        uri = node.get("refuri", "")
        if not uri.startswith(SCHEME):
            continue
        path, _, fragment = uri.removeprefix(SCHEME).partition("#")
        path = path.strip("/")
        if not (ROOT / path).exists():
            logging.getLogger(__name__).warning("no such file: %s", path, location=node)
            continue
        needed(app).add(path)
        if not fragment and path.endswith((".lean", ".py")) and node.next_node(literal):
            fragment = anchor_of(path, node.astext())
        target = app.builder.get_relative_uri(docname, page_name(path))
        node["refuri"] = target + (f"#{fragment}" if fragment else "")
        node["internal"] = True


def needed(app: Sphinx) -> set[str]:
    """The files and folders that a page links to."""
    if not hasattr(app.env, "website_sources"):
        app.env.website_sources = set()  # type: ignore[attr-defined]
    return app.env.website_sources  # type: ignore[attr-defined, no-any-return]


def pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The pages of the files and folders that are linked, and of all Lean sources."""
    wanted = sorted({*needed(app), *lean_files()})
    for path in wanted:
        name = page_name(path)
        if (ROOT / path).is_dir():

            def link(child: str, name: str = name) -> str:
                known = child in wanted
                return app.builder.get_relative_uri(name, page_name(child)) if known else ""

            body = folder_body(path, link)
        else:
            body = file_body(path)
        yield name, {"title": path, "body": body}, "page.html"


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("doctree-resolved", resolve)
    app.connect("html-collect-pages", pages)
    return {"parallel_read_safe": True, "parallel_write_safe": False}
