"""Saved findings that name what somebody else wants to be run."""

import json
import sys
from pathlib import Path

import pytest

from provengym.cli import main
from provengym.conformance import replay
from provengym.targets.consent import ConsentError

EVIL = """import pathlib
pathlib.Path({mark!r}).touch()
class Env:
    def reset(self, **options):
        raise ValueError
    step = reset
"""


@pytest.fixture(name="marked")
def _marked(tmp_path, monkeypatch):
    """A folder next to the current one with code that leaves a mark; the mark."""
    mark, shared, here = tmp_path / "mark", tmp_path / "shared", tmp_path / "here"
    (shared / "sub").mkdir(parents=True)
    here.mkdir()
    for file in (shared / "sub" / "evil.py", shared / "evil_module.py"):
        file.write_text(EVIL.format(mark=str(mark)))
    monkeypatch.chdir(here)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return mark


def ways(mark):
    """Return changes of a finding that make it run other code."""
    touch, shared = ["touch", str(mark)], str(mark.parent / "shared")
    return (
        {"target": f"command:touch {mark}"},
        {"target": f"command:touch {mark}", "class": "exit"},
        {"target": "os:system", "target_args": {"command": f"touch {mark}"}},
        {"target": "subprocess:Popen", "target_args": {"args": {"list": touch}}},
        {"target": "builtins:open", "target_args": {"file": str(mark), "mode": "w"}},
        {"target": "sub/evil.py:Env", "folder": shared},
        {"target": "evil_module:Env", "folder": shared},
        {"binding": "sub/evil.py:Env", "folder": shared},
        {"binding": "evil_module:Env", "folder": shared},
        {"reference": "sub/evil.py:Env", "folder": shared},
        {"reference": "evil_module:Env", "folder": shared},
        {"reference": f"env:command:touch {mark}"},
        {"reference": "env:os:system", "reference_args": {"command": f"touch {mark}"}},
    )


@pytest.mark.parametrize("number", range(len(ways(Path("mark")))))
def test_nothing_is_run_that_nobody_asked_for(number, border, marked, capsys):
    change = {"explored": [], **ways(marked)[number]}
    file = marked.with_name("finding.json")
    plain = {"target": "provengym/GridWorld-v0"} if "target" not in change else {}
    file.write_text(json.dumps(json.loads(border.read_text()) | plain | change))

    assert main(["conform", "--replay", str(file)]) == 2

    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    (named,) = {"target", "reference", "binding"} & change.keys()
    assert f"the {named} " in err
    assert "--run does that" in err
    assert not marked.exists()
    with pytest.raises(ConsentError):
        replay(file, isolated=True)
    assert not marked.exists()

    main(["conform", "--replay", str(file), "--run"])
    assert marked.exists()  # so this is a way


def test_another_target_is_played_without_the_saved_one(border, marked, capsys):
    file = marked.with_name("finding.json")
    value = json.loads(border.read_text()) | {"target": f"command:touch {marked}"}
    file.write_text(json.dumps(value))

    assert main(["conform", "--replay", str(file), "provengym/GridWorld-v0"]) == 0
    assert not marked.exists()
    assert "does not differ any more" in capsys.readouterr().out
    assert not replay(file, target="provengym/GridWorld-v0").reproduced


def test_what_stands_in_a_program_is_run(border, marked):
    value = json.loads(border.read_text()) | {"target": "sub/evil.py:Env", "explored": []}

    replay(value | {"folder": str(marked.parent / "shared")})
    assert marked.exists()
    with pytest.raises(ConsentError):
        replay(value | {"folder": str(marked.parent / "shared")}, run=False)
