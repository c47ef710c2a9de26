"""A report as JUnit XML and as HTML: what is in it, and that no target can break its form."""

import base64
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from corpus.zoo.right_grids import Grid, impatient
from corpus.zoo.wrong_grids import CountsBumps, StopsShort
from provengym.cli import main
from provengym.conformance import CLASSES, Interrupted, conform
from provengym.conformance.minimizing.story import HEADS
from provengym.data.episode import in_runs
from provengym.envs.gridworld.painter import GridWorldPainter

EXAMPLES = Path(__file__).parents[2] / "examples"
BORDER = f"{EXAMPLES / 'gridworld_border_bug.py'}:GridWorld"
SMALL = {"height": 2, "width": 2}
AGAINST = ("--reference", "GridWorld")
EMPTY_TAGS = {"meta", "img", "br"}
# Escape, a null, a lone surrogate, a character of two, and what XML and HTML give a meaning.
NASTY = "\x1b[31m\x00\x85\ufffe\ud800\U0001f3c1</pre><script>alert(1)</script>]]>&\"'"


class Loud(Grid):
    """Raises what no file may contain."""

    def step(self, action):
        raise RuntimeError(NASTY)


class Page(HTMLParser):
    """A page of HTML: its open tags, and what was seen."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.sources, self.text = [], [], [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.sources += [value for name, value in attributes if name in ("src", "href")]
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def cases(report):
    """The test cases of a report by name, each with the names of what it holds."""
    suite = ET.fromstring(report.to_junit().encode())
    assert suite.get("tests") == str(len(suite.findall("testcase")))
    for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        having = [case for case in suite.findall("testcase") if case.find(tag) is not None]
        assert suite.get(attribute) == str(len(having))
    return {
        case.get("name"): [child.tag for child in case if child.tag != "system-out"]
        for case in suite.findall("testcase")
    }


def test_junit_has_a_case_for_each_engine():
    report = conform(Grid, reference="GridWorld", **SMALL)

    assert cases(report) == {"contract": [], "systematic": [], "lockstep": [], "exhaustive": []}


def test_junit_has_the_story_in_the_engine_that_found_it():
    report = conform(StopsShort, reference="GridWorld")

    assert cases(report) == {"contract": [], "exhaustive": ["failure"]}
    (failure,) = ET.fromstring(report.to_junit().encode()).iter("failure")
    assert failure.get("type") == "terminated"
    assert failure.text == report.findings[0].story


def test_junit_has_every_finding():
    report = conform(StopsShort, reference="GridWorld")
    (finding,) = report.findings
    other = replace(finding, kind="reward", story="reward: The target pays another reward.")
    report = replace(report, findings=(finding, other))
    failures = list(ET.fromstring(report.to_junit().encode()).iter("failure"))

    assert [failure.text for failure in failures] == [f.story for f in report.findings]


def test_junit_of_nothing_concluded_is_an_error():
    report = conform(Grid, budget=0, reference="GridWorld")

    assert report.verdict == "inconclusive"
    assert list(cases(report).values()) == [["error"]]


def test_junit_skips_an_engine_that_compared_nothing():
    report = conform(Grid, reference="GridWorld", **SMALL)
    idle = replace(report.engines[1], states=0, transitions=0)
    cut = replace(report, engines=(report.engines[0], idle, report.engines[2]))

    assert cases(cut) == {"contract": [], "exhaustive": ["skipped"], "systematic": []}


def test_junit_of_an_interrupted_check_is_an_error():
    with pytest.raises(Interrupted) as interruption:
        conform(impatient(), reference="GridWorld")
    *_, last = cases(interruption.value.report).values()
    assert last == ["error"]


def test_nothing_that_a_target_says_breaks_junit():
    report = conform(Loud, reference="GridWorld", **SMALL)
    text = report.to_junit()

    (failure,) = ET.fromstring(text.encode()).iter("failure")
    for shown in (r"\x1b[31m\x00", r"\ufffe\ud800", "\U0001f3c1</pre><script>", "]]>&\"'"):
        assert shown in failure.text


def test_nothing_that_a_target_says_breaks_the_page():
    report = replace(
        conform(Loud, reference="GridWorld", **SMALL), target=NASTY, meaning=NASTY, notes=(NASTY,)
    )
    text = report.to_html()
    page = Page(text)

    text.encode()
    assert page.open == []
    assert "script" not in page.tags
    assert "\x1b" not in text
    for part in ("h1", "article", "li"):
        assert part in page.tags
    assert page.text.count("<script>alert(1)</script>]]>&\"'") >= 4


def test_the_page_tells_everything():
    report = conform(CountsBumps, reference="GridWorld")
    page = Page(report.to_html())
    (finding,) = report.findings

    assert page.open == []
    picture = [line for line in finding.story.splitlines() if line.strip()[:1] in ("+", "|")]
    assert picture
    assert all((line in page.text) is (line not in picture) for line in finding.story.splitlines())
    assert f"{', '.join(in_runs(finding.action_labels))} {list(finding.actions)}" in page.text
    *meanings, _ = (c.meaning for c in report.engines)
    for shown in (report.meaning, report.verdict, *meanings, "It has a finding."):
        assert shown in page.text
    assert page.text.count("contract") >= 1


def test_actions_that_repeat_are_counted_on_the_page():
    report = conform(StopsShort, reference="GridWorld")
    labels, actions = ("down",) * 190 + ("right",), (1,) * 190 + (3,)
    finding = replace(report.findings[0], action_labels=labels, actions=actions)
    page = Page(replace(report, findings=(finding,)).to_html())

    assert "down 190 times, right [1] * 190 + [3]" in page.text
    assert "down, down" not in page.text


@pytest.mark.parametrize("reference", ["GridWorld", "Fishing"])
def test_a_report_without_a_finding_has_a_picture_of_the_start(reference):
    pytest.importorskip("pygame")
    report = conform(f"provengym/{reference}-v0", engines=["contract"])

    assert re.findall(r"<figcaption>(.*?)<", report.to_html()) == ["The start"]
    assert Page(replace(report, reference="Chess").to_html()).sources == []


def test_the_page_needs_no_other_file():
    text = conform(StopsShort, reference="GridWorld").to_html()

    assert all(source.startswith("data:image/png;base64,") for source in Page(text).sources)
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text


def test_the_pictures_are_those_of_the_step(monkeypatch):
    pytest.importorskip("pygame")
    cells, paint = [], GridWorldPainter.paint
    monkeypatch.setattr(
        GridWorldPainter,
        "paint",
        lambda self, frame: cells.append(frame.agent) or paint(self, frame),
    )
    report = conform(BORDER, reference="GridWorld")
    page = report.to_html()
    pictures = [
        base64.b64decode(data) for data in re.findall(r'src="data:image/png;base64,([^"]*)"', page)
    ]

    assert re.findall(r"<figcaption>(.*?)<", page) == ["Before the step", "Reference", "Target"]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    assert len(set(pictures)) == 3
    assert cells == [(0, 0), (0, 0), (1, 0)]


def test_a_page_without_pictures(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pygame", None)
    page = Page(conform(BORDER, reference="GridWorld").to_html())

    assert page.sources == []
    assert "| A |" in page.text


def test_what_is_no_grid_has_no_picture():
    report = replace(conform(StopsShort, reference="GridWorld"), reference="Chess")

    assert Page(report.to_html()).sources == []


@pytest.mark.parametrize("reference", ["Fishing", "HunterWumpus", "SpellCorrection"])
def test_every_reference_has_a_page(reference):
    report = conform(f"provengym/{reference}-v0", reference=reference, budget=1)
    page = Page(report.to_html())

    assert page.open == []
    assert set(cases(report)) == {coverage.engine for coverage in report.engines}


def test_the_command_writes_both(tmp_path, capsys):
    xml, html = tmp_path / "report.xml", tmp_path / "report.html"
    assert main(["conform", BORDER, *AGAINST, "--junit", str(xml), "--html", str(html)]) == 1

    assert "differs" in capsys.readouterr().out
    assert ET.parse(xml).getroot().get("failures") == "1"
    page = html.read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "action 3 (right)" in Page(page).text
    assert sorted(tmp_path.iterdir()) == [html, xml]


def test_the_files_are_where_the_command_was_given(tmp_path, monkeypatch):
    (tmp_path / "inner").mkdir()
    (tmp_path / "wanders.py").write_text(
        "import os\nfrom corpus.zoo.right_grids import Grid\n"
        "class Wanders(Grid):\n"
        "    def reset(self, **options):\n"
        f"        os.chdir({str(tmp_path / 'inner')!r})\n"
        "        return super().reset(**options)\n"
    )
    monkeypatch.chdir(tmp_path)
    arguments = [
        "wanders.py:Wanders",
        *AGAINST,
        "-p",
        "height=2",
        "-p",
        "width=2",
        "--junit",
        "r.xml",
    ]

    assert main(["conform", *arguments]) == 0
    assert (tmp_path / "r.xml").exists()


@pytest.mark.parametrize("option", ["--junit", "--html"])
@pytest.mark.parametrize("place", ["missing/report", "."])
def test_a_wrong_place_is_told_before_the_check(option, place, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "never.py").write_text("print('loaded')\nclass Grid: pass\n")
    assert main(["conform", "never.py:Grid", *AGAINST, option, place]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert f"{option}: " in captured.err
    assert "folder" in captured.err


def test_one_place_for_two_files_is_refused(tmp_path, capsys):
    place = str(tmp_path / "report")
    assert main(["conform", BORDER, "--junit", place, "--html", place]) == 2

    assert "named twice" in capsys.readouterr().err


def test_heads_are_of_the_target_where_both_sides_are():
    (finding,) = conform(StopsShort, reference="GridWorld", height=1, width=2).findings
    alone = {kind for kind in CLASSES if replace(finding, kind=kind).is_of_target_alone}

    assert alone == set(HEADS)
