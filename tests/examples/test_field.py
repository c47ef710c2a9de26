"""The field report: its cases can be run, and its page tells of them."""

import ast
import importlib.util
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "examples" / "field" / "report.py"


@pytest.fixture(scope="module")
def report():
    spec = importlib.util.spec_from_file_location("field_report", REPORT)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(REPORT.parent)
        spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name], sys.modules["cases"]


def names_of(path):
    """Yield the names that a file defines, without running it: its package may not be installed."""
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def test_what_the_commands_name_is_there(report):
    cases = [
        case
        for chapter in report.CHAPTERS
        for several in chapter.cases.values()
        for case in several
    ]
    words = [word for case in cases for word in shlex.split(case.command)]
    places = {word for word in words if ".py:" in word}

    assert len(places) > 8
    for place in places:
        path, _, name = place.partition(":")
        assert name in set(names_of(path)), place


def sections(report, command):
    """Each package of a chapter, its cases, and its part of the page."""
    (chapter,) = (one for one in report.CHAPTERS if one.command == command)
    begin, end = chapter.marks
    page = (ROOT / "docs" / chapter.page).read_text(encoding="utf-8")
    page = page.partition(begin)[2].partition(end)[0]
    for package, cases in chapter.cases.items():
        found = page.partition(f"\n### {package} ")[2].partition("\n### ")[0]
        assert found, package
        yield package, cases, found


def test_the_page_has_a_row_and_a_command_for_each_comparison(report):
    for _, cases, page in sections(report, "conform"):
        for case in cases:
            assert f"provengym conform {case.command}\n" in page
            verdicts = ["differs"] if case.found else ["equal", "agrees"]
            assert any(f"| {case.about} | {verdict}" in page for verdict in verdicts)


def test_the_page_has_a_row_and_a_command_for_each_audit(report):
    audited = list(sections(report, "audit"))
    assert len(audited) >= 6
    assert sum(len(cases) for _, cases, _ in audited) >= 40
    for _, cases, page in audited:
        for case in cases:
            assert f"provengym audit {case.command}\n" in page
            row = next(line for line in page.splitlines() if f" | {case.about} | " in line)
            _, _, _, verdict, *_, defects, _, _ = map(str.strip, row.split("|"))
            assert {"sound": "", "undecided": "undecided"}.get(verdict, defects) == case.found


def test_a_row_tells_what_a_run_found(report):
    right, wrong = (
        next(c for c in report.CONFORMED["gymnasium"] if c.about == about)
        for about in ("FrozenLake 4x4, not slippery", "CliffWalking, after the end")
    )

    found = report.run("conform", right, "60s")
    assert report.difference(found) == right.found == ""
    assert report.compared(found) == ["equal", "16", "44", "exhaustive", "", ""]
    found = report.run("conform", wrong, "60s")
    assert report.difference(found) == wrong.found == "after_done"
    assert report.compared(found) == ["differs", "", "", "exhaustive", "", "after_done, step 14"]


def test_a_row_tells_what_an_audit_decided(report):
    wrong = report.Case("", "examples/rooms.py:KeyBehindTheDoor --success 'reward > 0'")
    found = report.run("audit", wrong, "2000steps")

    assert report.defects(found) == "unsolvable, trivial"
    assert report.decided(found) == ["defect", "3", "0", "", "unsolvable, trivial", "idle_action"]

    unknown = {**found, "verdict": "undecided", "complete": False, "findings": []}
    assert report.defects(unknown) == "undecided"
    assert report.decided(unknown) == ["undecided", "3 and more", "", "", "", ""]


@pytest.mark.parametrize(
    ("exact", "low", "high", "told"),
    [
        ("1/2", 0.5, 0.5, "0.5"),
        (None, 0.333333, 0.333334, "≈ 0.333334"),
        (None, -200.0, 0.0, "-200 to 0"),
        (None, -0.985, None, "≥ -0.985"),
        (None, None, 3.0, "≤ 3"),
    ],
)
def test_a_number_that_is_not_known_is_told_by_its_bounds(report, exact, low, high, told):
    middle = None if None in (low, high) else (low + high) / 2
    given = {"value": middle, "exact": exact, "low": low, "high": high}

    assert report.value(given) == told


def test_a_package_that_is_not_installed_is_left_out(report, monkeypatch, capsys):
    monkeypatch.setattr(report, "installed", lambda package: None)
    monkeypatch.setattr(sys, "argv", ["report.py", "envpool", "--write", str(ROOT / "docs")])

    assert report.main() == 0
    said = capsys.readouterr()
    assert "envpool is not installed and is left out" in said.err
    assert "field-report.md is left as it is" in said.err


def test_the_tables_go_between_the_marks(report, tmp_path):
    page = tmp_path / "page.md"
    (begin, end), (audits, last) = report.CONFORM.marks, report.AUDIT.marks
    page.write_text(f"before\n{begin}\nold\n{end}\nafter\n{audits}\n{last}\n")
    report.write(page, report.CONFORM, ["new", ""])
    report.write(page, report.AUDIT, ["found", ""])

    assert page.read_text() == (
        f"before\n{begin}\n\nnew\n\n{end}\nafter\n{audits}\n\nfound\n\n{last}\n"
    )


def test_a_wrong_package_name_is_said(report):
    done = subprocess.run(
        [sys.executable, str(REPORT), "nothing"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "nothing" in done.stderr
    assert "Traceback" not in done.stderr
