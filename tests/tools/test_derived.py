"""`tools/derived.py` on a copy of its sources in which one thing is changed."""

import re
import shutil
from pathlib import Path

import pytest

import derived
from provengym_lean.deriving import MOST_STEP_WORDS

ROOT = Path(__file__).resolve().parents[2]
TABLE, BASIC = "pybridge/kernels.toml", "Spec/CliffWalking/Basic.lean"
MADE = [f"Spec/CliffWalking/{kind}.lean" for kind in ("Kernel", "Implementation")]


@pytest.fixture
def copy(tmp_path):
    """A copy of the sources of all derived kernels, and of what is made of them."""
    sources = {f"Spec/{one.name}/{one.file}.lean" for one in derived.derived(ROOT)}
    for path in (TABLE, *sources, *derived.emit(ROOT)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    return tmp_path


def edit(file, old, new):
    text = file.read_text(encoding="utf-8")
    changed, times = re.subn(old, new, text, count=1)
    assert times
    file.write_text(changed, encoding="utf-8")


def test_what_is_not_current_is_named_and_written_again(copy, capsys):
    assert derived.main(["--check"], copy) == 0
    (copy / MADE[0]).write_text("")
    (copy / MADE[1]).unlink()

    assert derived.main(["--check"], copy) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"error: {path} is not current: run `make generate`" for path in MADE
    ]
    assert derived.main([], copy) == 0
    assert capsys.readouterr().out.splitlines() == [f"wrote {path}" for path in MADE]
    assert derived.main([], copy) == 0
    assert capsys.readouterr().out == ""


def test_other_rules_are_another_kernel(copy):
    edit(copy / BASIC, r"0 1 1 \(-100\) 0 where", "0 1 7 (-100) 0 where")

    assert derived.stale(copy) == MADE
    assert "rewardScale (_slippery : UInt32) : UInt32 := 7" in derived.emit(copy)[MADE[0]]


def test_rules_in_a_file_of_their_own_are_told_from_the_specification(copy):
    shutil.move(copy / BASIC, copy / "Spec/CliffWalking/Rules.lean")
    edit(copy / TABLE, r"\[CliffWalking.rules\]", '[CliffWalking.rules]\nfile = "Rules"')

    kernel, implementation = (derived.emit(copy)[path] for path in MADE)
    assert "public import Spec.CliffWalking.Rules" in kernel
    after = implementation.split("namespace OfRules")[1]
    assert "def refines" in after
    assert "def implements : Implements machine :=" in after.split("end OfRules")[0]


def test_what_is_legal_is_exported_where_the_table_says_so(copy):
    made = [f"Spec/Taxi/{kind}.lean" for kind in ("Kernel", "Implementation")]
    assert all("legal" in derived.emit(copy)[path] for path in made)
    edit(copy / TABLE, r"(\[Taxi\.rules\](\n.+)*?)\nlegal = true", r"\1")

    assert derived.stale(copy) == made
    assert not any("legal" in derived.emit(copy)[path] for path in made)


@pytest.mark.parametrize(
    ("path", "old", "new", "error"),
    [
        *(
            (TABLE, rf"(\[CliffWalking\.rules\](\n.*)*?)\n{key} = .*", r"\1", f"{key} is missing")
            for key in ("valid", "state", "word", "shown")
        ),
        (
            TABLE,
            r"(\n\[CliffWalking.params\])",
            r"\1\nwind = { doc = 'Wind.', low = 0, high = 1 }",
            "params is missing: there are several parameters",
        ),
        (
            BASIC,
            r"Rules State Heading",
            "Rules State",
            f"{BASIC} must have a `def rules … : Rules State Action Observation resetWords "
            "stepWords scale low high where`, with numbers for resetWords, stepWords and scale",
        ),
        (BASIC, r"0 1 1 \(-100\)", "0 n 1 (-100)", "with numbers for resetWords, stepWords and"),
        (
            BASIC,
            r"0 1 1 \(-100\)",
            f"0 {MOST_STEP_WORDS + 1} 1 (-100)",
            f"{BASIC}: a step may take up to {MOST_STEP_WORDS} random words, got "
            f"{MOST_STEP_WORDS + 1}",
        ),
    ],
)
def test_what_is_wrong_is_one_error(copy, capsys, path, old, new, error):
    edit(copy / path, old, new)

    assert derived.main(["--check"], copy) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error: ")
    assert error in line


def test_a_file_that_is_missing_is_named(copy, capsys):
    (copy / BASIC).unlink()

    assert derived.main([], copy) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"error: {BASIC} cannot be read: ")
