"""From a file with a class of rules to a kernel: ``provengym new`` and ``provengym prove``."""

import hashlib
import json
import re
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

import provengym
from command import pytest_in
from here import ROOT
from proofs.coin import COIN, written
from provengym.conformance.references import find
from provengym.data.errors import ConformanceError
from provengym.proving import showing
from provengym.proving.modules import safe
from provengym.proving.page import page
from provengym.proving.refusals import Refused
from provengym.rules import api, prove, register
from provengym.rules.records import served
from provengym.vector import KernelVectorEnv
from provengym_lean.checking import Checked
from proving.leans import LIBRARY
from proving.test_showing import SHELF, STEP
from spec.making import made


@pytest.mark.xdist_group("Lean, confined")
def test_rules_are_proved_and_their_kernel_is_the_class(cache, run):
    file = written(cache)
    status, out, err = run("prove", file, "--library", LIBRARY, "--json")
    told = json.loads(out)

    assert (status, err) == (0, "")
    assert (told["name"], told["grade"], told["open"]) == ("Coin", "proved", [])
    assert told["tested"].startswith("the page is the Python: equal on ")
    assert told["tested"].endswith(", all that the invariant allows of 3 parameters, 6 of 6 lines")
    assert told["ends"] == (
        "random actions end every episode almost surely, not all do: from right 0 action 0 may "
        "lead back; tried in all 2 states at the default parameters"
    )
    status, out, _ = run("prove", file, "--library", LIBRARY)
    lines = out.splitlines()
    assert status == 0
    assert lines[0] == f"proved: Coin, of {file}"
    assert lines[-1].endswith(" s; all else was known")
    assert len(lines) <= 10
    proof = prove(file, library=LIBRARY)
    assert {*told["seconds"]} == {"reading", "Lean", "compiling", "comparing", "in all"}
    assert {*proof.record.seconds} == {"reading"}
    assert proof.to_dict() | {"seconds": told["seconds"]} == told
    assert set(proof.page) == {
        f"Rules.Coin.{one}"
        for one in ("Programs", "Code", "Basic", "Checks", "Safe", "Kernel", "Implementation")
    }
    assert (proof.lean / "Rules" / "Coin" / "Basic.lean").read_text() == proof.page[
        "Rules.Coin.Basic"
    ]

    certificate = proof.certificate
    assert json.loads(json.dumps(certificate)) == certificate
    assert certificate["page"] == {
        name: hashlib.sha256(text.encode()).hexdigest() for name, text in proof.page.items()
    }
    assert certificate["theorems"].keys() == {
        f"Rules.Coin.{one}" for one in api.THEOREMS if one not in api._OF_LEGAL
    }
    standard = {"propext", "Quot.sound", "Classical.choice"}
    assert all(standard >= set(axioms) for axioms in certificate["theorems"].values())
    library = Path(proof.record.library).read_bytes()
    assert certificate["library"] == hashlib.sha256(library).hexdigest()
    assert certificate["held"]["allowed"] == 3
    assert certificate["lean"].startswith("Lean 4.28.0")
    assert proof.env_id is None
    (cache / "__init__.py").write_text('register("coins/Coin-v0", Coin)\n', encoding="utf-8")
    assert prove(file, library=LIBRARY).env_id == "coins/Coin-v0"

    coin = made(COIN)
    model = provengym.extract(coin, parameters={"goal": 3})
    assert model.tested.startswith("It is read off the kernel, which is proved, and the programs")
    known = find(coin).model({})
    assert known.notes[0].startswith("the reference is the kernel of Coin, which is proved; the ")
    register("coin/Coin-v0", coin)
    try:
        lanes = gymnasium.make_vec("coin/Coin-v0", num_envs=64, goal=3)
        assert isinstance(lanes, KernelVectorEnv)
        copies = SyncVectorEnv([lambda: coin(goal=3)] * 64)
        actions = np.random.default_rng(0)
        assert np.array_equal(lanes.reset(seed=5)[0], copies.reset(seed=5)[0])
        for _ in range(50):
            chosen = actions.integers(0, 2, 64)
            for mine, theirs in zip(lanes.step(chosen)[:4], copies.step(chosen)[:4], strict=True):
                assert np.array_equal(mine, theirs)
    finally:
        del gymnasium.registry["coin/Coin-v0"]


@pytest.mark.xdist_group("Lean, confined")
def test_that_every_episode_ends_is_proved_where_a_ranking_is_found(cache):
    text = COIN.replace(
        "        return 0\n\n    def over",
        "        self.right += 1\n        return 0\n\n    def over",
    )
    proof = prove(written(cache, text), library=LIBRARY, budget=3_000)

    assert proof.grade == "proved"
    assert proof.claims[-1] == "every episode ends, whatever is done: each step raises right"
    assert "Rules.Coin.ends_within" in proof.certificate["theorems"]
    assert not proof.record.open


@pytest.mark.xdist_group("Lean, confined")
def test_what_lean_does_not_find_is_open_and_is_found_by_search(cache, run):
    file = written(cache, COIN.replace('Range(0, "goal")', "Range(0, 2)"))
    status, out, _ = run("prove", file, "--library", LIBRARY, "--json")
    told = json.loads(out)

    assert status == 3
    assert told["grade"] == "compiled"
    assert told["proved"][1:] == [
        "where the invariant holds, in start, over, show and invariant each operation has a value, "
        "and each index, range and assertion holds"
    ]
    assert told["open"] == [
        "line 15: right must be between 0 and 2: the step by action 0 from right 2 with the draws "
        "[1] at goal 3 raises ValueError: Coin.right must be between 0 and 2, got 3",
    ]


@pytest.mark.xdist_group("Lean, confined")
@pytest.mark.parametrize(
    ("text", "grade", "open_", "says"),
    [
        (
            SHELF,
            "proved",
            [],
            "in every state that can occur the invariant holds; and in each rule each operation "
            "has a value, and each index, range and assertion holds; and unless it is over some "
            "action is legal",
        ),
        (
            SHELF.replace("return self.shelf[self.place],", "return self.shelf[self.place + 1],"),
            "compiled",
            ["line 24: the index of shelf must be between 0 and 2: "],
            "in every state that can occur the invariant holds; and in start, act, over, legal and "
            "invariant each operation has a value, and each index, range and assertion holds; and "
            "unless it is over some action is legal",
        ),
    ],
    ids=["all", "without show"],
)
def test_each_rule_is_proved_to_be_safe_by_itself(cache, text, grade, open_, says):
    proof = prove(written(cache, text), library=LIBRARY, budget=3_000)

    assert (proof.grade, proof.claims[1]) == (grade, says)
    for found, told in zip(proof.record.open, open_, strict=True):
        assert found.startswith(told)
        assert " raises IndexError: the index of shelf must be between 0 and 2, got 3" in found


@pytest.mark.xdist_group("Lean, confined")
@pytest.mark.parametrize("text", [SHELF, STEP], ids=["shelf", "step"])
def test_rules_that_are_dear_to_check_are_proved_in_modules_of_their_own(cache, monkeypatch, text):
    monkeypatch.setattr(safe, "DEAR", 0)
    monkeypatch.setattr(showing, "MUCH", 0)  # and without the invariant where it is not needed
    proof = prove(written(cache, text), library=LIBRARY, budget=3_000)

    assert (proof.grade, proof.record.open) == ("proved", ())
    names = {one.rpartition(".")[2] for one in proof.page}
    assert {"CheckAct", "SafeAct", "CheckExists", "SafeExists", "SafeOthers", "Safe"} <= names
    assert "(_hs : holds p s = true)" in "\n".join(proof.page.values())


@pytest.mark.xdist_group("Lean, confined")
@pytest.mark.parametrize("name", ["Lift", "Shelves", "Purse", "Sky"])
def test_each_kind_of_value_gets_a_kernel(cache, name):
    proof = prove(f"{ROOT}/tests/proofs/written.py:{name}", library=LIBRARY, budget=3_000)

    assert proof.grade == "proved"
    assert proof.record.tested.startswith("the page is the Python: equal on ")
    assert not any("to find" in one or "Rules." in one for one in proof.record.open)


@pytest.mark.parametrize("text", [COIN, SHELF], ids=["coin", "shelf"])
def test_the_grade_is_that_of_the_theorems_that_lean_found(text):
    found = page(made(text))
    own = re.findall(
        r"^theorem (safe_\w+|exists_legal|holds_of_reachable)",
        found.proofs,
        re.MULTILINE,
    )

    def record(theorems, kernel=Path("kernel"), refused=None):
        axioms = {f"Rules.{found.name}.{one}": () for one in theorems}
        checked = Checked("Lean", {}, axioms, 0.0, refused)
        return api._record(found, checked, kernel, None, Path("folder"), {}, [])

    proved = record(["implements", *own])
    assert (proved.grade, proved.open) == ("proved", ())
    assert len(own) == (9 if text == SHELF else 7)
    assert record(["implements", *own], kernel=None).grade == "specified"
    assert record(own).grade == "specified"
    assert record(["implements"]).proved == proved.proved[:1]
    assert record(["implements", *own], refused=()) == proved
    other = record(["implements", *own], refused=("error: Rules.x",))
    assert (other.grade, other.proved) == ("specified", ())
    assert other.open[0] == "a second kernel says: error: Rules.x"
    for lost in own:
        some = record(["implements", *(one for one in own if one != lost)])
        assert (some.grade, some.open) == ("compiled", (f"what Lean was to find: {lost}",))


def test_a_class_that_is_not_proved_is_stepped_one_by_one(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    coin = made(COIN)

    assert served(coin) is None
    assert list(tmp_path.iterdir()) == []
    register("coin/Other-v0", coin)
    try:
        with pytest.warns(UserWarning, match="there is no kernel of Coin as it is"):
            lanes = gymnasium.make_vec("coin/Other-v0", num_envs=3, goal=1)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert lanes.reset(seed=0)[0].tolist() == [0, 0, 0]
    finally:
        del gymnasium.registry["coin/Other-v0"]
    with pytest.raises(
        TypeError, match=r"rules must be a subclass of provengym\.spec\.Environment"
    ):
        register("coin/None-v0", object)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            COIN.replace("self.right += 1", "self.right += 0.5"),
            "Coin, line 15: a float is not exact",
        ),
        ("x = 1\nraise KeyError(3)", "coin, line 2: the file raises KeyError(3)"),
        ("x = 3", "there is no subclass of provengym.spec.Environment"),
        (
            COIN + COIN.split("\n\n", 1)[1].replace("Coin", "Other"),
            "of several classes one is meant: Coin, Other",
        ),
        ("x = ", "coin, line 1: no Python: invalid syntax"),
    ],
)
def test_what_is_no_class_of_rules_is_refused(tmp_path, run, text, message):
    file = written(tmp_path, text)
    status, out, err = run("prove", file)

    assert (status, out) == (2, "")
    assert message in err
    assert len(err.splitlines()) == 1
    with pytest.raises(Refused):
        prove(file)


def test_files_that_are_none(tmp_path, run):
    status, _, err = run("prove", tmp_path / "none.py")
    assert (status, err.count("\n")) == (2, 1)
    assert "none.py: No such file or directory" in err
    status, _, err = run("prove", tmp_path / "none.txt")
    assert status == 2
    assert "rules must be FILE.py or FILE.py:Class" in err
    with pytest.raises(TypeError, match="rules must be a subclass of"):
        prove(int)
    status, _, err = run("prove", f"{written(tmp_path)}:Dice")
    assert status == 2
    assert "there is no class Dice; name one of Coin" in err


def test_without_the_library_one_sentence_says_what_to_install(tmp_path, run, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    status, _, err = run("prove", written(tmp_path), "--library", tmp_path)

    assert (status, err.count("\n")) == (2, 1)
    assert f"{tmp_path} has no built modules" in err
    with pytest.raises(ConformanceError, match="no built modules"):
        prove(tmp_path / "coin.py", library=tmp_path)


def test_a_file_cannot_reach_what_is_outside_of_its_process(tmp_path, run):
    mark = tmp_path / "mark"
    file = written(tmp_path, f"open({str(mark)!r}, 'w').write('here')\n" + COIN)
    status, _, err = run("prove", file)

    assert status == 2
    assert not mark.exists()
    assert "the file raises" in err


# ---- provengym new -----------------------------------------------------------------------------


def test_a_package_to_start_from_passes_its_tests(run, tmp_path):
    status, out, _ = run("new", "key_hunt", "--folder", tmp_path)
    names = ["__init__.py", "key_hunt.py", "test_key_hunt.py", "README.md"]

    assert status == 0
    assert out.splitlines() == [
        *(f"wrote {tmp_path / 'key_hunt' / name}" for name in names),
        f"next: provengym prove {tmp_path / 'key_hunt' / 'key_hunt'}.py",
    ]
    for name in names:
        text = (tmp_path / "key_hunt" / name).read_text()
        assert "new_rules" not in text.lower().replace("newrules", "new_rules")
    assert len((tmp_path / "key_hunt" / "key_hunt.py").read_text().splitlines()) == 40
    printed = pytest_in(tmp_path, "key_hunt")
    assert "3 passed" in printed, printed

    status, _, err = run("new", "key_hunt", "--folder", tmp_path)
    assert status == 2
    assert "already; nothing was written" in err


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Corridor", "NAME must be of small letters, digits and _, such as maze, got 'Corridor'"),
        ("../x", "NAME must be of small letters"),
        ("class", "NAME must be of small letters"),
        ("gymnasium", "NAME 'gymnasium' would hide the module gymnasium, which is installed"),
    ],
)
def test_a_name_that_is_none(run, tmp_path, name, message):
    status, out, err = run("new", name, "--folder", tmp_path)

    assert (status, out) == (2, "")
    assert message in err
    assert list(tmp_path.iterdir()) == []
