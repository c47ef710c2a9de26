"""A report as a page of HTML that needs no other file."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from provengym.data.episode import brief_actions, counted
from provengym.data.errors import brief, printable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from provengym.data.report import Finding, ReportData

    Drawn = list[tuple[str, str]]
    """What each picture shows, and its address."""
    Pictures = Callable[[str | None, Finding], Drawn]
    StartPictures = Callable[[ReportData], Drawn]

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


def page(report: ReportData, pictures: Pictures, start_pictures: StartPictures) -> str:
    """The verdict and what it means, how far each engine looked, and every finding.

    Args:
        report: What is told.
        pictures: Those of a finding.
        start_pictures: Those of the reference at a report's parameters.
    """
    parts = head_of(report.title, report.verdict, report.verdict, report.meaning)
    if report.coverage.assumption is not None:
        parts.append(f'<p class="faint">Assuming that {text_of(report.coverage.assumption)}.</p>')
    if report.notes:
        parts.append("<h2>Notes</h2>\n<ul>")
        parts += [f"<li>{text_of(note)}</li>" for note in report.notes]
        parts.append("</ul>")
    if report.findings:
        parts.append(f"<h2>Findings ({len(report.findings)})</h2>")
        parts += [
            _finding(finding, pictures(report.reference, finding)) for finding in report.findings
        ]
    if report.reference is not None:
        parts.append("<h2>Parameters of the reference</h2>")
        if not report.findings:
            parts += figures_of(start_pictures(report))
        parts.append(facts_of(report.parameters))
    parts.append(f'<p class="faint">The seed of the check is {report.seed}.</p>')
    parts += ["<h2>What was covered</h2>", _coverage(report), "</body>\n</html>\n"]
    return "\n".join(parts)


def head_of(title: str, verdict: str, like: str, meaning: str) -> list[str]:
    """The parts of a page down to its verdict, which looks like one of `conform`."""
    return [
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{text_of(verdict)}: {text_of(title)}</title>",
        f"<style>\n{_STYLE}\n</style>\n</head>",
        f"<body>\n<h1>{text_of(title)}</h1>",
        f'<p class="verdict {like}">{_MARKS[like]} {verdict}</p>',
        f"<p>{text_of(meaning)}</p>",
    ]


def _finding(finding: Finding, drawn: Drawn) -> str:
    first, *paragraphs = finding.story.split("\n\n")
    if drawn:  # the picture of the story is the same in letters
        paragraphs = [text for text in paragraphs if not _is_picture(text)]
    lines = "\n\n".join(paragraphs).splitlines()
    head, _, more = first.partition("\n")
    parts = [f'<article>\n<h3 class="differs">{text_of(head)}</h3>', *figures_of(drawn)]
    # A line break at the beginning of <pre> is none.
    parts.append("<pre>\n" + "\n".join(map(_line, [*more.splitlines(), *lines])) + "</pre>")
    facts: dict[str, object] = {
        "Actions": _sequence(finding),
        "Reset": f"seed={finding.seed}",
        "Shortest": finding.minimal,
        "Confirmed": finding.confirmation,
        "Found by": finding.engine,
    }
    if finding.earlier:
        facts["Before"] = "; ".join(
            f"reset(seed={seed}), actions {brief_actions(actions)}"
            for seed, actions in finding.earlier
        )
    return "\n".join([*parts, facts_of(facts), "</article>"])


def _is_picture(paragraph: str) -> bool:
    return all(line.startswith("    ") for line in paragraph.splitlines())


def _line(text: str) -> str:
    """A line of a story; one of a table or a picture keeps its columns."""
    has_columns = "  " in text.strip() or text.startswith("    ")
    return f'<span class="row">{text_of(text)}</span>' if has_columns else text_of(text)


def _sequence(finding: Finding) -> str:
    """``right 2 times, down [3, 3, 1]``."""
    if not finding.actions:
        return "none, it differs at the reset"
    return f"{', '.join(counted(finding.action_labels))} {brief_actions(finding.actions)}"


def figures_of(drawn: Drawn) -> list[str]:
    """Pictures beside each other, each with what it shows below it and as its alternative."""
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


def _coverage(report: ReportData) -> str:
    """A row for each engine, and below it what it means that the engine found nothing."""
    heads = ("engine", "states", "transitions", "steps of the target", "complete")
    parts = ['<div class="wide"><table>']
    parts.append(f"<tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr>")
    for covered in report.engines:
        numbers = (covered.states, covered.transitions, covered.target_steps)
        cells = [text_of(covered.engine), *(f"{number:,}" for number in numbers)]
        cells.append("yes" if covered.complete else "no")
        parts.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        has_found = any(finding.engine == covered.engine for finding in report.findings)
        meaning = "It has a finding." if has_found else covered.meaning
        parts.append(f'<tr><td colspan="{len(heads)}" class="faint">{text_of(meaning)}</td></tr>')
    return "\n".join([*parts, "</table></div>"])


def text_of(text: str) -> str:
    """The text as HTML."""
    return escape(printable(text))
