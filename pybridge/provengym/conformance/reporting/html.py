"""A report as a page of HTML that needs no other file."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from provengym.data.errors import brief, printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from provengym.data.report import Finding, ReportData

    Pictures = Callable[[str | None, Finding], list[tuple[str, str]]]

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
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.3rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
.verdict { font-size: 1.8rem; font-weight: 700; margin: .5rem 0 0 }
.equal, .agrees, .clean { color: var(--equal) } .differs { color: var(--differs) }
.inconclusive { color: var(--inconclusive) }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .9rem .35rem 0;
  border-bottom: 1px solid var(--line) } .number { text-align: right; white-space: nowrap }
th, .faint, figcaption { color: var(--faint); font-weight: 400 }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: 0 1.2rem 1.2rem; margin-top: 1rem }
pre { overflow-x: auto; font: 14px/1.4 ui-monospace, monospace; overflow-wrap: normal }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 }
figure img { width: 18rem; max-width: 100%; border-radius: .4rem; display: block }
""".strip()


def page(report: ReportData, pictures: Pictures) -> str:
    """The verdict and what it means, how far each engine looked, and every finding.

    Args:
        report: What is told.
        pictures: The names and addresses of the pictures of a finding.
    """
    title = _text(report.title)
    parts = [
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_text(report.verdict)}: {title}</title>\n<style>\n{_STYLE}\n</style>\n</head>",
        f"<body>\n<h1>{title}</h1>",
        f'<p class="verdict {report.verdict}">{_MARKS[report.verdict]} {report.verdict}</p>',
        f"<p>{_text(report.meaning)}</p>",
    ]
    if report.coverage.assumption is not None:
        parts.append(f'<p class="faint">Assuming that {_text(report.coverage.assumption)}.</p>')
    if report.notes:
        parts.append("<h2>Notes</h2>\n<ul>")
        parts += [f"<li>{_text(note)}</li>" for note in report.notes]
        parts.append("</ul>")
    if report.findings:
        parts.append(f"<h2>Findings ({len(report.findings)})</h2>")
        parts += [
            _finding(finding, pictures(report.reference, finding)) for finding in report.findings
        ]
    parts.append("<h2>Parameters</h2>")
    parts.append(_table((), [*report.parameters.items(), ("seed", report.seed)]))
    parts += ["<h2>What was covered</h2>", _coverage(report), "</body>\n</html>\n"]
    return "\n".join(parts)


def _finding(finding: Finding, drawn: list[tuple[str, str]]) -> str:
    first, _, rest = finding.story.partition("\n")
    parts = [f'<article>\n<h3 class="differs">{_text(first)}</h3>']
    if drawn:
        parts.append('<div class="pictures">')
        parts += [
            f'<figure><img src="{uri}" alt="{name}"><figcaption>{name}</figcaption></figure>'
            for name, uri in drawn
        ]
        parts.append("</div>")
    # A line break at the beginning of <pre> is none.
    parts.append(f"<pre>\n{_text(rest.strip(chr(10)))}</pre>")
    facts = {
        "Actions": _sequence(finding.action_labels, finding.actions),
        "Reset": f"seed={finding.seed}",
        "Shortest": finding.minimal,
        "Confirmed": finding.confirmation,
        "Found by": finding.engine,
    }
    if finding.earlier:
        facts["Before"] = "; ".join(
            f"reset(seed={seed}), actions {list(actions)}" for seed, actions in finding.earlier
        )
    return "\n".join([*parts, _table((), facts.items()), "</article>"])


def _sequence(words: tuple[str, ...], actions: tuple[int, ...]) -> str:
    """``right, right, down (3, 3, 1)``."""
    if not actions:
        return "none, it differs at the reset"
    return f"{', '.join(words)} ({', '.join(map(str, actions))})"


def _coverage(report: ReportData) -> str:
    heads = ("engine", "states", "transitions", "steps of the target", "complete", "if nothing")
    rows = [
        (
            covered.engine,
            covered.states,
            covered.transitions,
            covered.target_steps,
            "yes" if covered.complete else "no",
            covered.meaning,
        )
        for covered in report.engines
    ]
    return _table(heads, rows)


def _table(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> str:
    parts = ['<div class="wide"><table>']
    if heads:
        parts.append(f"<tr>{''.join(f'<th>{_text(head)}</th>' for head in heads)}</tr>")
    for row in rows:
        parts.append(f"<tr>{''.join(map(_cell, row))}</tr>")
    return "\n".join([*parts, "</table></div>"])


def _cell(value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return f'<td class="number">{value:,}</td>'
    return f"<td>{_text(value if isinstance(value, str) else brief(value, 200))}</td>"


def _text(text: str) -> str:
    return escape(printable(text))
