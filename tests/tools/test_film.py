"""The film of README is that of `provengym demo` as it is now, and needs no script."""

import itertools
import re
import xml.etree.ElementTree as tree

import film

NAME = "{http://www.w3.org/2000/svg}"


def test_it_is_current():
    """But for colours, which versions of Pygments may give otherwise.

    Where this fails, `.venv/bin/python tools/film.py` writes it.
    """
    texts = film.FILM.read_text(encoding="utf-8"), film.made()
    kept, now = (re.sub("</?tspan[^>]*>", "", text) for text in texts)

    assert kept == now


def test_its_lines_are_those_of_the_command():
    lines, seconds = film.recorded()
    text = "\n".join(shown.line.plain for shown in lines)

    assert text.startswith("$ cat gridworld.py\nimport gymnasium\n")
    assert "\n  observation 4                     5   <--\n" in text
    assert text.endswith(film.demo.NEXT)
    assert all(one.second <= other.second for one, other in itertools.pairwise(lines))
    assert lines[-1].second + film.END == seconds < 30


def test_it_is_a_picture_without_scripts():
    root = tree.fromstring(film.FILM.read_text(encoding="utf-8"))
    found = {element.tag.removeprefix(NAME) for element in root.iter()}

    assert found == {"svg", "title", "style", "rect", "g", "circle", "text", "tspan"}
    assert not re.search(r"href|url\(| on[a-z]+=", film.FILM.read_text(encoding="utf-8"))


def test_what_is_printed_is_escaped():
    text = film.Text("a < b & <c>", "bold")

    assert film._spans(text) == '<tspan font-weight="bold">a &lt; b &amp; &lt;c&gt;</tspan>'
