"""Pages of HTML that need no other file, put together from their parts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from provengym.data.errors import brief, printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Drawn = list[tuple[str, str]]
    """Pictures: the caption of each, and its address."""

_MARKS = {
    "equal": "\N{CHECK MARK}",
    "agrees": "\N{ALMOST EQUAL TO}",
    "clean": "\N{CHECK MARK}",
    "differs": "\N{BALLOT X}",
    "inconclusive": "?",
}
_STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #2d3446; --faint: #6d6a64;
  --line: #dcd7cc; --card: #ffffff; --equal: #1f7a4d; --differs: #b3352c; --inconclusive: #8a6100 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #181b22; --ink: #e4e6ec; --faint: #a0a4b0; --line: #363b48; --card: #20242d;
    --equal: #5fcf97; --differs: #ff8a80; --inconclusive: #f0c060 } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1 { font-size: 1.3rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
.verdict { font-size: 1.8rem; font-weight: 700; margin: .5rem 0 0 }
.equal, .agrees, .clean { color: var(--equal) } .differs { color: var(--differs) }
.inconclusive { color: var(--inconclusive) }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: right; vertical-align: top; padding: .35rem 0 0 .9rem; white-space: nowrap }
th { white-space: normal } tr > :first-child { text-align: left; padding-left: 0 }
td[colspan] { white-space: normal; padding-bottom: .35rem; border-bottom: 1px solid var(--line) }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .35rem 1.2rem }
dd { margin: 0; overflow-wrap: anywhere }
th, dt, .faint, figcaption { color: var(--faint); font-weight: 400 }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: 0 1.2rem 1.2rem; margin-top: 1rem }
pre { overflow-x: auto; font: 14px/1.4 ui-monospace, monospace; white-space: pre-wrap }
pre .row { white-space: pre }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 }
figure img { width: 18rem; max-width: 100%; border-radius: .4rem; display: block }
.large figure img { width: 36rem }
@media (max-width: 40rem) { body { padding: 1rem } article { padding: 0 .8rem .8rem }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0 } dd { margin-bottom: .5rem }
  pre { font-size: 11px } th, td { padding-left: .5rem; font-size: 14px } }
""".strip()


def page_of(title: str, verdict: str, like: str, meaning: str, parts: Iterable[str]) -> str:
    """The page that begins with a verdict.

    Args:
        title: The subject of the report.
        verdict: The verdict.
        like: The verdict of `conform` whose colour and mark it has.
        meaning: A sentence on what the verdict means.
        parts: The rest, in HTML.
    """
    head = [
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{text_of(verdict)}: {text_of(title)}</title>",
        f"<style>\n{_STYLE}\n</style>\n</head>",
        f"<body>\n<h1>{text_of(title)}</h1>",
        f'<p class="verdict {like}">{_MARKS[like]} {verdict}</p>',
        f"<p>{text_of(meaning)}</p>",
    ]
    return "\n".join([*head, *parts, "</body>\n</html>\n"])


def article_of(
    title: str,
    story: str,
    facts: Mapping[str, object],
    *,
    is_defect: bool = True,
    anchor: str = "",
    before: Iterable[str] = (),
) -> str:
    """A finding.

    Args:
        title: Its class.
        story: What happened, as HTML whose line breaks are kept.
        facts: Names and values below the story.
        is_defect: The title has the colour of a defect.
        anchor: A name for links to it.
        before: Parts between title and story, in HTML.
    """
    name = f' id="{anchor}"' if anchor else ""
    style = ' class="differs"' if is_defect else ""
    parts = [f"<article{name}>\n<h3{style}>{text_of(title)}</h3>", *before]
    parts.append(f"<pre>\n{story}</pre>")  # a line break at the beginning of <pre> is none
    if facts:
        parts.append(facts_of(facts))
    return "\n".join([*parts, "</article>"])


def figures_of(drawn: Drawn) -> list[str]:
    """Pictures beside each other, each with its caption below it and as its alternative."""
    if not drawn:
        return []
    figures = [
        f'<figure><img src="{uri}" alt="{text_of(name)}">'
        f"<figcaption>{text_of(name)}</figcaption></figure>"
        for name, uri in drawn
    ]
    return ['<div class="pictures">', *figures, "</div>"]


def facts_of(facts: Mapping[str, object]) -> str:
    """Names and values below each other."""
    parts = ["<dl>"]
    for name, value in facts.items():
        told = value if isinstance(value, str) else brief(value, 200)
        parts.append(f"<dt>{text_of(name)}</dt><dd>{text_of(told)}</dd>")
    return "\n".join([*parts, "</dl>"])


def list_of(items: Iterable[str]) -> list[str]:
    """Texts below each other, each with a bullet; nothing where there are none."""
    found = [f"<li>{text_of(item)}</li>" for item in items]
    return ["<ul>", *found, "</ul>"] if found else []


def table_of(heads: Iterable[str], rows: Iterable[str]) -> list[str]:
    """A table.

    Args:
        heads: The texts above the columns.
        rows: The rows, made by `row_of`.
    """
    return ['<div class="wide"><table>', row_of(map(text_of, heads), "th"), *rows, "</table></div>"]


def row_of(cells: Iterable[str], tag: str = "td") -> str:
    """A row of a table, whose cells are HTML."""
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"


def text_of(text: str) -> str:
    """The text as HTML."""
    return escape(printable(text))
