"""``provengym evaluate``: what it prints and its exit status."""

import dataclasses
import json
from fractions import Fraction

import numpy as np
import pytest

import provengym
from auditing.processes import END, process
from command import rows

SMALL = ("-p", "height=3", "-p", "width=4")
STEPS = ("--budget", "3000steps", "--episodes", 50)
CORRIDOR = '''
from gymnasium import Env, spaces


class Corridor(Env):
    """Its cells are numbered from the far end."""

    action_space, observation_space = spaces.Discrete(2), spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 3
        return 3, {}

    def step(self, action):
        self.cell = min(self.cell + 1, 3) if action else self.cell - 1
        return self.cell, -1.0, self.cell == 0, False, {}


def forward(cell):
    return 0


def back(cell):
    return 1
'''


@pytest.fixture
def certificate(run, tmp_path):
    """The file of a certificate of the small grid."""
    file = tmp_path / "grid.npz"
    assert run("solve", "GridWorld", *SMALL, "--discount", "0.9", "--certificate", file)[0] == 0
    return file


@pytest.fixture
def corridor(tmp_path):
    """The file of an environment that is extracted, and of a policy."""
    file = tmp_path / "corridor.py"
    file.write_text(CORRIDOR)
    return file


def test_a_target_of_ones_own(run, corridor, tmp_path):
    table = tmp_path / "policy.npy"
    np.save(table, np.zeros(4, int))
    asked = ("--horizon", 10, *STEPS)
    status, out, err = run("evaluate", f"{corridor}:Corridor", "--policy", table, *asked)

    assert (status, err) == (0, "")
    assert out.startswith(f"{table} in {corridor}:Corridor: expected return within 10 steps\n")
    found = rows(out)
    assert (found["value"], found["best"]) == ("-3 (certified)", "-3 (no policy earns more)")
    share = "its share is 1 between uniform play (0, worth -7.65625) and the best (1)"
    assert found["gap"] == f"0; {share}"
    assert found["success"].startswith("1 within 10 steps (the end of the episode, for every step")
    assert found["errs"] == "nowhere that it comes to"
    assert found["estimate"].startswith("-3.000000 in 50 episodes, between -3.")
    assert found["estimate"].endswith(" with probability 0.95; agrees")
    assert found["rests on"].endswith("tests of the model (--verbose)")
    asked = (*asked, "--verbose")
    in_full = rows(run("evaluate", f"{corridor}:Corridor", "--policy", table, *asked)[1])
    assert (in_full["estimate"], in_full["episodes"]) == ("-3.000000", "50 of up to 10 steps")
    assert in_full["rewards"] == "-1 to 0 (the exact model)"
    assert "Hoeffding" in in_full["theorem"]
    assert in_full["agree"] == "yes"
    assert in_full["tested"].startswith("that the model is the target: ")
    assert {*found} - {"rests on"} < {*in_full}

    model = tmp_path / "corridor.npz"
    assert run("extract", f"{corridor}:Corridor", "-o", model, *STEPS[:2])[0] == 0
    for policy in (table, f"{corridor}:forward"):
        status, out, _ = run("evaluate", model, "--policy", policy, "--discount", "0.5")
        assert (status, rows(out)["value"]) == (0, "-1.75 (certified)")
        assert rows(out)["estimate"] == "none: a model is nothing that could be played"
    status, out, _ = run("evaluate", model, "--policy", "random", "--discount", "0.5", "--json")
    report = json.loads(out)
    assert (status, report["policy"], report["agrees"]) == (0, "random", None)
    assert report["certified"]["low"] <= -80 / 41 <= report["certified"]["high"]


def test_an_answer_has_ten_lines(run, corridor):
    """The first five matters are the value, the best, the gap, success and the first error."""
    asked = ("evaluate", f"{corridor}:Corridor", "--policy", "random", "--discount", "1/2", *STEPS)
    status, out, err = run(*asked)

    assert (status, err, out.count("\n")) == (0, "", 10)
    assert [*rows(out)] == [
        "value", "best", "gap", "success", "errs", "estimate", "rests on"
    ]  # fmt: skip
    assert rows(out)["gap"].startswith("0.201220; its share is 0 between uniform play (0, worth -1")
    assert rows(out)["errs"] == (
        "in step 1, after a reset, where it sees 3\n"
        "it takes action 1 with probability 1/2, worth -1.875 if the best follows;\n"
        "action 0 is worth -1.75, which is 0.125 more"
    )
    told = json.loads(run(*asked, "--json")[1])
    assert told["first_mistake"]["story"] == rows(out)["errs"]
    assert (told["share"]["exact"], told["hides_states"], told["no_mistake"]) == ("0", False, None)
    assert {"theorem", "rewards", "bounded_by"} < {*told["estimate"]}


def test_a_page_has_the_answer_and_the_first_error(run, corridor, tmp_path):
    page = tmp_path / "page.html"
    asked = ("evaluate", f"{corridor}:Corridor", "--policy", "random", "--discount", "1/2", *STEPS)
    status, out, err = run(*asked, "--html", page)

    assert (status, err, rows(out)["file"]) == (0, "", str(page))
    shown = page.read_text()
    assert shown.startswith("<!DOCTYPE html>")
    assert f"certified: random in {corridor}:Corridor" in shown
    for line in rows(out)["errs"].split("\n"):
        assert line in shown
    assert "its share is 0 between uniform play" in shown
    assert "Hoeffding" in shown
    assert "http" not in shown
    assert json.loads(run(*asked, "--html", page, "--json")[1])["files"] == [str(page)]
    status, _, err = run(*asked, "--html", tmp_path / "none" / "page.html")
    assert (status, err.count("\n")) == (2, 1)


def test_the_return_by_default_is_named_with_its_reason(run, corridor):
    asked = ("evaluate", f"{corridor}:Corridor", "--policy")
    status, out, _ = run(*asked, f"{corridor}:forward", *STEPS)
    assert status == 0
    assert out.partition("\n")[0].endswith(
        ": expected total return, for episodes under this policy surely end"
    )
    assert rows(out)["best"] == "-3 among policies that end (none of them earns more)"
    status, out, err = run(*asked, f"{corridor}:back", *STEPS)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "error: --discount is missing, a number in [0, 1)" in err


def test_uniform_play_may_be_the_best(run, tmp_path):
    file = tmp_path / "same.npz"
    process([[[(Fraction(1), END, 1)], [(Fraction(1), END, 1)]]]).save(file)
    status, out, _ = run("evaluate", file, "--policy", "random", "--horizon", 1)
    assert status == 0
    assert rows(out)["gap"] == (
        "0; its share between uniform play and the best is undefined, for uniform play earns as "
        "much as the best"
    )


def test_a_policy_that_meets_what_is_unknown_has_an_interval(run, tmp_path):
    """Half of the time it waits for -1, and then what the last step pays is lost."""
    file, half = tmp_path / "cut.npz", Fraction(1, 2)
    rows_of = [[[(half, 0, -1), (half, 1, -1)]], [[(Fraction(1), END, 9)]]]
    process(rows_of, lost=[(1, 0)]).save(file)
    asked = ("evaluate", file, "--policy", "random", "--horizon", 2, "--success", "reward > 0")

    status, out, err = run(*asked, "--reward-range=-1:9")
    assert (status, err) == (0, "")
    told = "between -2 and 3, if each step pays between -1 and 9 (--reward-range) (certified)"
    assert rows(out)["value"] == told
    assert rows(out)["success"] == "between 0 and 0.5 within 2 steps (reward > 0)"
    report = json.loads(run(*asked, "--return-range=0:4", "--json")[1])
    assert (report["certified"]["low"], report["certified"]["high"]) == (-1.5, 0.5)
    assert report["condition"].endswith("from the first unknown outcome on (--return-range)")
    assert report["certificates"][0] == "best_return_if_unknown_pays_least"

    status, out, _ = run(*asked)
    assert status == 3
    assert rows(out)["value"].startswith("not known: of action 0 after the actions [0] a prob")
    assert rows(out)["value"].endswith(
        "--reward-range=-1:-1 if no step pays less or more than known ones"
    )
    status, out, err = run(*asked, "--reward-range=0:9")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "--reward-range must hold every reward that is known, and action 0 after []" in err


def test_the_policy_of_a_certificate_agrees(run, certificate):
    status, out, err = run("evaluate", "GridWorld", "--policy", certificate, "--episodes", 1000)

    assert (status, err) == (0, "")
    assert out.startswith(f"{certificate} in provengym/GridWorld-v0(height=3, width=4, ")
    assert rows(out)["value"] == "-3.439000 (certified)"
    assert rows(out)["gap"].startswith("at most ")
    assert rows(out)["errs"].startswith("nowhere that it comes to, by more than ")
    assert rows(out)["estimate"].startswith("-3.439000 in 1,000 episodes, between ")
    assert rows(out)["estimate"].endswith("; agrees")
    asked = ("--policy", certificate, "--episodes", 1000, "--verbose")
    assert rows(run("evaluate", "GridWorld", *asked)[1])["rewards"] == (
        "-1 to 0 (GridWorld.reward_eq)"
    )


def test_json(run, certificate):
    arguments = ("--policy", certificate, *SMALL, "--episodes", 500, "--seed", 3)
    status, out, err = run("evaluate", "GridWorld", *arguments, "--discount", "0.9", "--json")
    report = json.loads(out)
    estimate, certified = report["estimate"], report["certified"]

    assert (status, err) == (0, "")
    assert (estimate["episodes"], report["seed"], report["agrees"]) == (500, 3, True)
    assert estimate["low"] < certified["low"] <= certified["high"] < estimate["high"]
    assert estimate["mean"] == pytest.approx(-3.439)
    assert report["policy"] == str(certificate)


def test_an_estimate_that_does_not_agree(run, certificate, monkeypatch):
    real = provengym.evaluate

    def higher(*args, **kwargs):
        found = real(*args, **kwargs)
        estimate = dataclasses.replace(
            found.estimate, low=found.estimate.low + 1, high=found.estimate.high + 1
        )
        return dataclasses.replace(found, estimate=estimate)

    monkeypatch.setattr(provengym, "evaluate", higher)
    status, out, _ = run("evaluate", "GridWorld", "--policy", certificate)
    assert (status, rows(out)["estimate"].split("; ")[1]) == (1, "contradicts the value")
    out = run("evaluate", "GridWorld", "--policy", certificate, "--verbose")[1]
    assert rows(out)["agree"] == "no"


def test_neither_a_value_nor_an_interval(run):
    status, out, _ = run(
        "evaluate", "HunterWumpus", "--policy", "random", "--discount", "0.9", "--episodes", 20
    )
    assert status == 3
    assert rows(out)["value"].startswith("not known: HunterWumpus has too many starts")
    assert rows(out)["estimate"] == "none: no bounds of its rewards are known; give a reward_range"
    assert "gap" not in rows(out)
    bounded = ("--reward-range", "-200:200", "--discount", "0.9", "--episodes", 20, "--verbose")
    status, out, _ = run("evaluate", "HunterWumpus", "--policy", "random", *bounded)
    assert (status, rows(out)["rewards"]) == (0, "-200 to 200 (as given)")


def test_a_warning_is_one_line(run, tmp_path):
    file = tmp_path / "here.npz"
    goal = ("-p", "goal=[0, 0]", "--discount", "0.9")
    run("solve", "GridWorld", *goal, "--certificate", file)
    status, out, err = run("evaluate", "GridWorld", "--policy", file)
    assert (status, err.count("\n")) == (0, 1)
    assert rows(out)["estimate"].startswith("0.000000 in ")
    assert err.startswith("provengym: warning: start and goal are the same cell")


def test_a_table_of_weights(run, tmp_path):
    file = tmp_path / "table.npy"
    np.save(file, np.ones((4, 4), np.int64))
    grid = ("-p", "height=2", "-p", "width=2", "--discount", "0.9")
    status, out, err = run("evaluate", "GridWorld", "--policy", file, *grid)

    assert (status, err) == (0, "")
    assert float(rows(out)["estimate"].split()[0]) == pytest.approx(-4.4099, abs=0.1)
    # s = -1 + 0.45 (s + x), and its neighbour x = -0.75 + 0.225 (2 x + s).
    assert rows(out)["value"] == "-4.409938 (certified)"
    assert rows(out)["estimate"].endswith("; agrees")


def test_shares_without_a_common_denominator_are_rounded(run, tmp_path):
    file = tmp_path / "table.npy"
    primes = np.array([[1, 1, 1, 1009], [1, 1, 1, 1021], [1, 1, 1, 1031], [1, 1, 1, 1039]])
    np.save(file, primes)
    grid = ("-p", "height=2", "-p", "width=2", "--discount", "0.9", "--episodes", 10)
    status, out, err = run("evaluate", "GridWorld", "--policy", file, *grid, "--json")
    certified = json.loads(out)["certified"]

    assert (status, err) == (0, "")
    assert 0 < certified["high"] - certified["low"] < 1e-4


def test_wrong_use(run, certificate, corridor, tmp_path):
    table, empty = tmp_path / "table.npy", tmp_path / "empty.npy"
    np.save(table, np.ones((3, 4), np.int64))
    empty.write_bytes(b"")
    broken = tmp_path / "broken.npz"
    found = provengym.load_certificate(certificate)
    dataclasses.replace(found, values=found.values + 10**9).save(broken)
    random = ("--policy", "random", "--discount", "0.9")

    for arguments, message in [
        (("GridWorld",), "--policy"),
        (("GridWorld", "--policy", tmp_path / "none.npz"), "No such file"),
        (("GridWorld", "--policy", tmp_path / "none.npy", "--discount", "0"), "No such file"),
        (("GridWorld", "--policy", tmp_path), "--policy must be random, module:attribute"),
        (("GridWorld", "--policy", f"{corridor}:backward"), "has no backward"),
        (("GridWorld", "--policy", empty, "--discount", "0"), "is no array"),
        (("GridWorld", "--policy", table, "--discount", "0.9"), "--policy must have 25 rows"),
        (("GridWorld", "--policy", "random", "--discount", "1"), "error: --discount must be"),
        (("GridWorld", "--policy", certificate, "--discount", "0.8"), "is about 9/10"),
        (("GridWorld", "--policy", certificate, "-p", "height=4"), "does not hold"),
        (("GridWorld", "--policy", certificate, "--episodes", 0), "error: --episodes must be"),
        (("GridWorld", *random, "--horizon", 0), "error: --discount and horizon exclude"),
        (("GridWorld", *random, "--threads", 1025), "error: --threads must be"),
        (("GridWorld", *random, "--reward-range", "3"), "error: --reward-range must be LO:HI"),
        (("GridWorld", *random, "--reward-range", "3:1"), "error: --reward-range must be"),
        (("GridWorld", *random, "--level", "2"), "error: --level must be between"),
        (("GridWorld", "--policy", certificate, "--device", "cuda"), "--device"),
        (("GridWorld", "--policy", broken), "does not hold"),
        (("GridWorld", "--policy", certificate, "-p", "hight=4"), "has no parameter 'hight'"),
    ]:
        status, out, err = run("evaluate", *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1), arguments
        assert message in err
        status, out, _ = run("evaluate", *arguments, "--json")
        assert json.loads(out)["status"] == status == 2
