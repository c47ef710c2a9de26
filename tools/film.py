"""The film of `provengym demo`, docs/images/demo.svg: a terminal as a picture that moves.

usage: .venv/bin/python tools/film.py     write it

Its lines are those that the command prints, at its pace, with no script and nothing from elsewhere;
a reader who has asked for less motion sees the last screen.
"""

from __future__ import annotations

import html
import sys
from pathlib import Path
from typing import NamedTuple

from rich.color import Color
from rich.console import Console as RichConsole
from rich.terminal_theme import MONOKAI
from rich.text import Text

import here  # noqa: F401
from files import replace
from provengym.cli import demo
from provengym.cli.output import Console

ROOT = Path(__file__).resolve().parent.parent
FILM = ROOT / "docs" / "images" / "demo.svg"
ROWS, COLUMNS = 24, 92
#: Pixels of a line and of a letter.
LINE, LETTER = 18, 8.6
FONTS = 'ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace'
#: Seconds for which the last screen stays, before the film begins again.
END = 5.0


class Shown(NamedTuple):
    """A line of the terminal, and the second in which it appears."""

    line: Text
    second: float


class _Recorded(demo.Film):
    """The film with a clock in place of a pause."""

    def __init__(self) -> None:
        super().__init__(Console(), paced=False)
        self.lines: list[Shown] = []
        self.clock = 0.0

    def line(self, line: Text, seconds: float) -> None:
        for row in line.split("\n", allow_blank=True) or [line]:
            for piece in row.wrap(RichConsole(width=COLUMNS), COLUMNS) or [row]:
                self.lines.append(Shown(piece, self.clock))
        self.clock += seconds

    def pause(self, seconds: float) -> None:
        self.clock += seconds


def recorded() -> tuple[list[Shown], float]:
    """The lines of the demo as it is now, and the seconds that it takes."""
    film = _Recorded()
    with demo.code_file() as file:
        film.show(file)
    return film.lines, film.clock + END


def svg(lines: list[Shown], seconds: float) -> str:
    """The lines as a picture: each appears in its second, and the terminal scrolls."""

    def share(second: float) -> str:
        return f"{100 * second / seconds:.2f}%"

    frames, rows = [], []
    scrolls = {0.0: 0}
    for number, (line, second) in enumerate(lines):
        if number >= ROWS:
            scrolls[second] = LINE * (number + 1 - ROWS)
        shown = f' class="l{number}"' if number < ROWS and second else ""
        if shown:
            frames.append(
                f"@keyframes l{number}{{0%{{opacity:0}}{share(second)}{{opacity:1}}}}"
                f".l{number}{{animation-name:l{number}}}"
            )
        rows.append(f'<text y="{LINE * (number + 1) - 5}"{shown}>{_spans(line)}</text>')
    steps = "".join(f"{share(at)}{{transform:translateY(-{by}px)}}" for at, by in scrolls.items())
    buttons = "".join(f'<circle cx="{x}" cy="15" r="5" fill="#5f5f5f"/>' for x in (18, 35, 52))
    width, height = round(LETTER * COLUMNS) + 32, LINE * ROWS + 40
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" role="img" xml:space="preserve"
 viewBox="0 0 {width} {height}">
<title>provengym demo</title>
<style>
text{{font:14px {FONTS};fill:#d9d9d9;white-space:pre}}
.screen,.screen text{{animation:{seconds:g}s step-end infinite}}
.screen{{animation-name:scroll;transform:translateY(-{scrolls[lines[-1].second]}px)}}
@keyframes scroll{{{steps}}}
{"".join(frames)}
@media (prefers-reduced-motion:reduce){{.screen,.screen text{{animation:none!important}}}}
</style>
<rect width="{width}" height="{height}" rx="8" fill="#1b1b1b"/>
{buttons}
<svg x="16" y="30" width="{width - 32}" height="{LINE * ROWS}"><g class="screen">
{chr(10).join(rows)}
</g></svg>
</svg>
"""


def _spans(line: Text) -> str:
    """A line with the colours of its parts."""
    made = []
    line = line.copy()
    line.stylize_before(line.style)
    for segment in line.render(RichConsole(width=COLUMNS, color_system="truecolor")):
        words, style = html.escape(segment.text), segment.style
        colour = _colour(style.color) if style and style.color else ""
        bold = ' font-weight="bold"' if style and style.bold else ""
        made.append(f"<tspan{colour}{bold}>{words}</tspan>" if colour or bold else words)
    return "".join(made)


def _colour(colour: Color) -> str:
    return f' fill="{colour.get_truecolor(MONOKAI).hex}"' if not colour.is_default else ""


def made() -> str:
    """The film as it should be."""
    return svg(*recorded())


def main() -> int:
    """Write it."""
    if replace(FILM, made().encode()):
        print(f"changed: {FILM.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
