"""CONTRIBUTING.md: its examples run in the process that reads them, its files and targets exist."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import derived
from command import runner
from provengym import check, load_certificate
from provengym.conformance.engines import ENGINES
from provengym.envs.registry import FAMILIES
from provengym.solving.registry import KINDS, OBJECTIVES
from provengym.targets.adapters import ADAPTERS

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)\s]+)\)")
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)

#: What falls away where an environment is written as rules.
NOT_OF_RULES = ("/Views.lean", "/Machine.lean", "/Refinement.lean")
#: Files for some kinds of certificates, and why.
USES = {
    "cli/evaluate.py": "its policies are those of discounted certificates",
    "solving/checking/shards.py": "discounted certificates alone are checked in shards",
    "solving/certificates/streamed.py": "its docstring compares it with a discounted certificate",
    "solving/objectives/errors.py": "a return without bound is certified",
    "solving/questions/best_returns.py": "the question begins with endless reward",
}


def section(title):
    """The text under a headline."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def run(title, monkeypatch):
    """Execute the examples of a section, one after the other, and return what they define."""
    monkeypatch.chdir(REPOSITORY)
    blocks = re.findall(r"```python\n(.*?)```", section(title), re.DOTALL)
    values = {"__name__": f"contributing_{title.replace(' ', '_')}"}
    for block in blocks:
        exec(compile(block, f"CONTRIBUTING.md, {title}", "exec"), values)
    return len(blocks), values


@pytest.fixture(autouse=True)
def _tables_are_kept():
    """Take what an example puts into a table out again after it."""
    kept = [(table, dict(table)) for table in (ENGINES, ADAPTERS, KINDS, OBJECTIVES)]
    yield
    for table, before in kept:
        table.clear()
        table.update(before)


def test_the_engine_finds_what_the_others_do_not(monkeypatch):
    blocks, values = run("Add an engine", monkeypatch)
    wrong = values["wrong"]

    assert blocks == 2
    assert ENGINES["endurance"] is values["Endurance"]
    assert [coverage.engine for coverage in wrong.engines] == ["endurance"]
    assert wrong.findings[0].reproduced == 3
    about = values["about"] | {"engines": None, "target_args": {"height": 3, "width": 3}}
    assert values["provengym"].conform(values["Tires"], **about).verdict == "equal"


def test_the_adapter_plays_what_could_not_be_played(monkeypatch):
    blocks, values = run("Add an adapter", monkeypatch)

    assert blocks == 2
    assert values["report"].coverage.complete
    about = {"reference": "GridWorld", "reference_args": {"height": 1}, "width": 4}
    report = values["provengym"].conform(values["Corridor"], **about)
    assert report.verdict == "equal"

    class Stuck(values["Corridor"]):
        def step(self, action):
            return super().step(action if self.cell != 2 else 0)

    (finding,) = values["provengym"].conform(Stuck, **about).findings
    assert finding.actions == (3, 3, 2)
    del ADAPTERS["dm_env"]
    (finding,) = values["provengym"].conform(values["Corridor"], **about).findings
    assert finding.kind == "api"


def test_the_kind_is_solved_and_checked_like_the_others(monkeypatch, tmp_path, capsys):
    blocks, values = run("Add a certificate kind", monkeypatch)
    file, call = tmp_path / "grid.json", runner(capsys)
    grid = ("GridWorld", "-p", "height=2", "-p", "width=2")
    asked = ("solve", *grid, "--objective", "duration")
    status, told, _ = call(*asked, "--discount", "9/10", "--certificate", file)

    assert (blocks, status) == (2, 0)
    assert "GridWorld-v0(height=2, width=2), discounted number of steps\n" in told
    assert call("check", file)[0] == 0
    assert "duration, the" in call("solve", "--help")[1]
    status, _, error = call(*asked, "--horizon", "3")
    assert status == 2
    assert "horizon must not be given for the objective 'duration', got 3; it is for" in error
    certificate = load_certificate(file)
    assert type(certificate) is values["DurationCertificate"]
    for name, reason in (("upper", "exceeds the upper"), ("lower", "falls short of the lower")):
        changed = getattr(certificate, name).copy()
        changed[1] -= certificate.scale * (1 if name == "upper" else -1)
        found = check(None, replace(certificate, **{name: changed}))
        assert found.state is not None
        assert f"the Bellman backup {reason} number" in found.message


def test_no_file_that_serves_every_kind_names_one():
    """But its own, the registry, and those of USES, so that a kind touches no others."""
    classes = re.compile(rf"\b({'|'.join(kind.__name__ for kind in KINDS.values())})\b")
    package = REPOSITORY / "pybridge/provengym"
    named = {
        str(file.relative_to(package))
        for folder in ("solving", "cli")
        for file in (package / folder).rglob("*.py")
        if classes.search(file.read_text(encoding="utf-8"))
    }
    own = {
        f"solving/{folder}/{module.__module__.rpartition('.')[2]}.py"
        for module in KINDS.values()
        for folder in ("certificates", "objectives")
    }

    assert named == own | {"solving/registry.py"} | USES.keys()


def test_every_environment_has_the_files_of_the_table():
    files = ROW.findall(section("Add an environment"))

    assert len(files) >= 15
    by_rules = {one.name for one in derived.derived(REPOSITORY)}
    for family in FAMILIES:
        asked = [f for f in files if family.name not in by_rules or not f.endswith(NOT_OF_RULES)]
        named = [f.replace("<Name>", family.name).replace("<name>", family.folder) for f in asked]
        assert [file for file in named if not (REPOSITORY / file).exists()] == []
        assert f"\n[{family.name}]\n" in (REPOSITORY / "pybridge/kernels.toml").read_text()


def test_every_link_leads_to_something():
    links = [target for target in LINK.findall(PAGE) if "://" not in target]
    targets = [target.partition("#")[0] for target in links]

    assert len(targets) > 15
    assert [target for target in targets if not (REPOSITORY / target).exists()] == []


def test_every_target_of_make_exists():
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"`make (\w+)`", PAGE))

    assert {"quick", "prove", "mutants", "stories"} <= named
    assert [name for name in named if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
