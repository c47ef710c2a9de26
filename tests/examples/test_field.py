"""The field report: its cases can be run, and its page tells of them."""

import ast
import importlib.util
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "field-report.md").read_text(encoding="utf-8")
REPORT = ROOT / "examples" / "field" / "report.py"


@pytest.fixture(scope="module")
def report():
    spec = importlib.util.spec_from_file_location("field_report", REPORT)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def names_of(path):
    """What a file defines, without running it: its package may not be installed."""
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def test_what_the_commands_name_is_there(report):
    words = [w for cases in report.CASES.values() for c in cases for w in shlex.split(c.command)]
    places = {word for word in words if ".py:" in word}

    assert len(places) > 8
    for place in places:
        path, _, name = place.partition(":")
        assert name in set(names_of(path)), place


def test_the_page_has_a_row_and_a_command_for_each_case(report):
    for package, cases in report.CASES.items():
        assert f"### {package} " in PAGE
        for case in cases:
            assert f"provengym conform {case.command}\n" in PAGE
            verdicts = ["differs"] if case.found else ["equal", "agrees"]
            assert any(f"| {case.about} | {verdict}" in PAGE for verdict in verdicts)


@pytest.mark.slow
def test_a_row_tells_what_a_run_found(report):
    right, wrong = (
        next(c for c in report.CASES["gymnasium"] if c.about == about)
        for about in ("FrozenLake 4x4, not slippery", "CliffWalking, after the end")
    )

    assert report.row(1, right, report.run(right, "60s")) == (
        "| 1 | FrozenLake 4x4, not slippery | equal | 16 | 44 | exhaustive |  |  |"
    )
    found = report.run(wrong, "60s")
    assert [finding["class"] for finding in found["findings"]] == ["after_done"]
    assert report.row(2, wrong, found) == (
        "| 2 | CliffWalking, after the end | differs |  |  | exhaustive |  | after_done, step 14 |"
    )


def test_a_package_that_is_not_installed_is_left_out(report, monkeypatch, capsys):
    monkeypatch.setattr(report, "installed", lambda package: None)
    monkeypatch.setattr(sys, "argv", ["report.py", "envpool", "--write", str(ROOT / "README.md")])

    assert report.main() == 0
    said = capsys.readouterr()
    assert "envpool is not installed and is left out" in said.err
    assert "README.md is left as it is" in said.err


def test_the_tables_go_between_the_marks(report, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    report.write(page, ["new", ""])

    assert page.read_text() == f"before\n{report.BEGIN}\n\nnew\n\n{report.END}\nafter\n"


def test_a_wrong_package_name_is_said(report):
    done = subprocess.run(
        [sys.executable, str(REPORT), "nothing"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "nothing" in done.stderr
    assert "Traceback" not in done.stderr
