"""``provengym solve``: what it prints and writes, and its exit status."""

import json
import os
import subprocess
import sys

import gymnasium
import numpy as np
import pytest

from command import rows
from provengym import extracting, load_certificate, solving
from provengym.finite.quantities import shown_up

SMALL = ("-p", "height=3", "-p", "width=4")
SOLVE = ("solve", "GridWorld", "--discount", "0.9")
AT_THE_START = -(1 - 0.9**4) / (1 - 0.9)  # five steps from the goal, the last for nothing


@pytest.mark.parametrize("name", ["GridWorld", "gridworld", "provengym/GridWorld-v0"])
def test_solve(run, name):
    status, out, err = run("solve", name, *SMALL, "--discount", "0.9")
    table = rows(out)

    assert (status, err) == (0, "")
    assert out.startswith("provengym/GridWorld-v0(height=3, width=4), discount 0.9\n")
    assert (table["states"], table["actions"]) == ("12", "4")
    assert table["method"] == "value iteration"
    assert table["values"].startswith("within ")
    assert float(table["values"].split()[1]) <= 1e-6
    assert float(table["policy"].split()[1]) <= 2e-6
    assert float(table["value at the start"]) == pytest.approx(AT_THE_START, abs=1e-6)
    assert not {"certificate", "plot", "probabilities", "rewards", "as given"} & set(table)


def test_solve_json(run):
    status, out, err = run(
        "solve", "GridWorld", *SMALL, "--discount", "9/10", "--tol", "1e-3", "--json"
    )
    report = json.loads(out)

    assert (status, err) == (0, "")
    assert report["environment"] == "provengym/GridWorld-v0"
    assert report["parameters"] == {"height": 3, "width": 4}
    assert (report["states"], report["actions"]) == (12, 4)
    assert (report["discount"], report["tol"]) == ("9/10", 0.001)
    assert report["method"] == "value_iteration"
    assert report["start_value"] == pytest.approx(AT_THE_START, abs=1e-3)
    assert report["bound"] <= 1e-3
    assert report["policy_bound"] == pytest.approx(2 * report["bound"])
    assert report["given_bound"] == report["bound"]
    assert report["given_policy_bound"] == report["policy_bound"]
    assert report["residual"] == pytest.approx(report["bound"] * 0.1)
    assert (report["certificate"], report["plot"]) == (None, None)
    assert len(report["sha256"]) == 64
    assert set(report) > {"iterations", "seconds", "rounding", "reward_rounding"}


def test_a_horizon(run, tmp_path):
    file = tmp_path / "grid.json"
    status, out, err = run("solve", "GridWorld", *SMALL, "--horizon", 4, "--certificate", file)
    table = rows(out)

    assert (status, err) == (0, "")
    assert out.startswith("provengym/GridWorld-v0(height=3, width=4), return of 4 steps\n")
    assert table["method"] == "backward induction"
    assert (table["horizon"], table["values"], table["policy"]) == ("4 steps", "exact", "optimal")
    assert table["value at the start"] == "-4"
    solved = json.loads(run("solve", "GridWorld", *SMALL, "--horizon", 4, "--json")[1])
    assert (solved["discount"], solved["horizon"], solved["bound"]) == ("1", 4, 0)
    status, out, err = run("check", file, "--json")
    checked = json.loads(out)
    assert (status, err) == (0, "")
    assert (checked["kind"], checked["holds"], checked["bound"]) == ("horizon", True, 0)
    assert checked["sha256"] == solved["sha256"]


def test_the_total_return(run, tmp_path):
    file = tmp_path / "grid.json"
    status, out, err = run(
        "solve", "GridWorld", *SMALL, "--objective", "total", "--certificate", file
    )
    table = rows(out)

    assert (status, err) == (0, "")
    assert out.startswith("provengym/GridWorld-v0(height=3, width=4), total return\n")
    assert (table["best among"], table["values"]) == ("policies that end", "exact")
    assert table["value at the start"] == "-4"
    checked = json.loads(run("check", file, "--json")[1])
    assert (checked["kind"], checked["holds"]) == ("total", True)
    status, out, err = run("solve", "GridWorld", "--objective", "total", "--discount", "0.9")
    assert (status, out) == (2, "")
    assert "discount must not be given for the objective 'total'" in err


def test_success(run, tmp_path):
    file = tmp_path / "lake.json"
    given = ("--objective", "success", "--success", "reward == 1")
    status, out, err = run("solve", "FrozenLake-v1", *given, "--certificate", file)
    table = rows(out)

    assert (status, err) == (0, "")
    assert out.startswith("FrozenLake-v1, probability of success\n")
    assert (table["success"], table["values"], table["policy"]) == (
        "reward == 1",
        "exact",
        "optimal",
    )
    assert float(table["value at the start"]) == pytest.approx(14 / 17)
    solved = json.loads(run("solve", "FrozenLake-v1", *given[:2], "--json")[1])
    assert (solved["objective"], solved["bound"]) == ("success", 0)
    assert solved["success"].startswith("a terminating step of positive reward")
    assert run("check", file)[0] == 0
    assert run("check", file, "FrozenLake-v1", *given[2:])[0] == 0
    assert run("check", file, "FrozenLake-v1", "--success", "reward == 2")[0] == 1
    status, out, err = run("check", file, "FrozenLake-v1")
    assert (status, out) == (2, "")
    assert "--success must be given again" in err
    status, out, err = run("solve", "GridWorld", "--objective", "success", "--success", "oops")
    assert (status, out) == (2, "")
    assert "--success: it raised NameError" in err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ((), "an objective is needed: --discount 0.99, or --horizon T, or"),
        (("--objective", "nothing"), "--objective must be"),
        (("--objective", "success", "--success", "1 +"), "--success: '1 +' is no expression"),
        (("--objective", "success", "--discount", "0.9"), "discount must not be given"),
        (("--horizon", 0), "--horizon"),
        (("--horizon", "no"), "--horizon"),
        (("--horizon", 3, "--discount", "1.5"), "discount must be a number in [0, 1]"),
        (("--horizon", 3, "--method", "value_iteration"), "method must be 'auto' with a horizon"),
    ],
)
def test_questions_that_are_refused(run, options, message):
    status, out, err = run("solve", "GridWorld", *SMALL, *options)

    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_the_start_may_be_anywhere(run):
    args = ("-p", "start=[2, 1]", "-p", "goal=[0, 0]", "--discount", "1/2", "--json")
    _, out, _ = run("solve", "GridWorld", *SMALL, *args)

    assert json.loads(out)["start_value"] == pytest.approx(-1.5, abs=1e-6)


def test_methods_and_threads_agree(run):
    args = ("solve", "GridWorld", *SMALL, "--discount", "0.9", "--json")
    reports = [
        json.loads(run(*args, "--method", method, "--threads", threads)[1])
        for method, threads in (("value_iteration", 1), ("policy_iteration", 2))
    ]

    assert [report["method"] for report in reports] == ["value_iteration", "policy_iteration"]
    assert reports[0]["start_value"] == pytest.approx(reports[1]["start_value"], abs=1e-6)
    assert reports[0]["sha256"] == reports[1]["sha256"]


def test_any_environment_with_a_table(run, tmp_path):
    file = tmp_path / "lake.json"
    args = ("FrozenLake-v1", "-p", "map_name=8x8", "--discount", "0.99", "--certificate", file)
    status, out, err = run("solve", *args)

    assert (status, err) == (0, "")
    assert rows(out)["states"] == "64"
    assert float(rows(out)["value at the start"]) == pytest.approx(0.41464, abs=1e-5)

    status, out, err = run("check", file)
    assert (status, err) == (0, "")
    assert rows(out)["model"] == (
        "the one in the file, which it calls FrozenLake-v1(map_name='8x8')"
    )
    assert run("check", file, "FrozenLake-v1", "-p", "map_name=8x8")[0] == 0
    assert run("check", file, "FrozenLake-v1", "-p", "map_name=4x4")[0] == 1


def test_files(run, tmp_path):
    certificate, plot = tmp_path / "grid.json", tmp_path / "grid.png"
    args = ("--discount", "0.9", "--certificate", certificate, "--plot", plot)
    status, out, err = run("solve", "GridWorld", *SMALL, *args)
    table = rows(out)

    assert (status, err) == (0, "")
    assert (table["certificate"], table["plot"]) == (str(certificate), str(plot))
    assert load_certificate(certificate).values.size == 12
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert sorted(tmp_path.iterdir()) == [certificate, plot]
    _, out, _ = run("solve", "GridWorld", *SMALL, *args, "--json")
    assert json.loads(out)["certificate"] == str(certificate)
    assert json.loads(out)["plot"] == str(plot)


def test_a_tolerance_out_of_reach_is_status_3(run, tmp_path):
    file = tmp_path / "grid.npz"
    args = ("GridWorld", "--discount", "0.999", "--tol", "1e-20", "--certificate", file)
    status, out, err = run("solve", *args)

    assert (status, out) == (3, "")
    assert err.startswith("provengym: not certified: ")
    assert err.count("\n") == 1
    assert not file.exists()
    status, out, err = run("solve", *args, "--json")
    assert status == 3
    assert json.loads(out)["error"] in err
    assert json.loads(out)["bound"] > 1e-20


@pytest.fixture
def pump(monkeypatch):
    """Let `solve` have a model in which one may earn 2 and pay 1 for ever."""
    solve = solving.solve
    leave = [(1, 0, 0, True)]
    table = [[[(1, 1, 2, False)], leave], [[(1, 0, -1, False)], leave]]
    monkeypatch.setattr(
        solving, "solve", lambda name, **options: solve(table, objective=options["objective"])
    )
    return ("solve", "GridWorld", "--objective", "total")


def test_a_return_without_bound_is_status_1(run, tmp_path, pump):
    file = tmp_path / "endless.json"
    status, out, err = run(*pump, "--certificate", file)

    assert (status, out) == (1, "")
    assert err == (
        "provengym: returns are without bound: from each of 2 states the policy earns at least 0.5 "
        "a step on average for ever, for example from state 0\n"
    )
    assert rows(run("check", file)[1])["about"] == "endless reward"
    file.unlink()
    status, out, json_err = run(*pump, "--certificate", file, "--json")
    report = json.loads(out)
    assert (status, json_err) == (1, err)
    assert err == f"provengym: {report['error']}\n"
    assert (report["status"], report["objective"], report["certificate"]) == (1, "total", str(file))
    assert report["sha256"] == load_certificate(file).sha256
    assert json.loads(run(*pump, "--json")[1])["certificate"] is None


def test_a_file_that_cannot_be_written_leaves_the_answer(run, tmp_path, pump, monkeypatch):
    def save(self, path):
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(solving.EndlessCertificate, "save", save)
    file = tmp_path / "endless.npz"
    status, out, err = run(*pump, "--certificate", file, "--json")
    first, second = err.splitlines()

    assert status == 1
    assert first.startswith("provengym: returns are without bound")
    assert second == (
        f"provengym: error: --certificate: {file} cannot be written: No space left on device"
    )
    assert json.loads(out)["certificate"] is None
    assert json.loads(out)["error"].endswith(second.removeprefix("provengym: error: "))


def test_an_interrupt_is_130_and_leaves_no_file(run, tmp_path, monkeypatch):
    def solve(*args, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(solving, "solve", solve)
    status, out, _ = run(*SOLVE, "--certificate", tmp_path / "grid.npz")

    assert (status, out) == (130, "")
    assert list(tmp_path.iterdir()) == []


def test_an_exact_value_is_printed_as_it_is(run):
    _, out, _ = run(*SOLVE, "-p", "height=1", "-p", "width=3", "--discount", "0.5")

    assert rows(out)["values"] == "within 0 of optimal"
    assert rows(out)["value at the start"] == "-1"


def test_a_rounded_model_says_so(run, monkeypatch):
    solve = solving.solve

    def rounded(name, **options):
        third = np.array([[[0.1234567891, 0.8765432109]], [[0.0, 1.0]]])
        return solve((third, [[1.0], [0.0]]), discount=options["discount"])

    monkeypatch.setattr(solving, "solve", rounded)
    _, out, _ = run(*SOLVE)
    report = json.loads(run(*SOLVE, "--json")[1])
    values, policy = map(shown_up, (report["given_bound"], report["given_policy_bound"]))

    assert rows(out)["probabilities"].startswith("rounded by up to ")
    assert rows(out)["as given"] == f"values within {values}, policy within {policy} of optimal"
    assert report["bound"] < report["given_bound"] < report["given_policy_bound"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_the_bar_is_for_terminals_and_on_stderr():
    import pty

    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "provengym", *SOLVE]
    environment = {**os.environ, "TERM": "xterm"}
    for extra, shown in (((), True), (("--json",), False)):
        printed = subprocess.run(
            [*command, *extra],
            stdout=subprocess.PIPE,
            stderr=follower,
            env=environment,
            text=True,
            check=True,
            timeout=60,
        ).stdout
        os.set_blocking(leader, False)
        try:
            told = os.read(leader, 100_000).decode()
        except BlockingIOError:
            told = ""
        assert ("solving" in told) is shown
        assert "\x1b" not in printed
        assert "solving" not in printed
    os.close(leader)
    os.close(follower)


def test_an_environment_without_parameters_has_no_parentheses(run, tmp_path):
    file = tmp_path / "ice.npz"
    _, out, _ = run("solve", "CliffWalking-v1", "--discount", "0.9", "--certificate", file)

    assert out.startswith("CliffWalking-v1, discount 0.9\n")
    _, out, _ = run("check", file, "CliffWalking-v1")
    assert rows(out)["model"] == "CliffWalking-v1"


@pytest.fixture
def never_solved(monkeypatch):
    """Nothing may be solved."""

    def solve(*args, **options):
        raise AssertionError("it was solved")

    monkeypatch.setattr(solving, "solve", solve)


@pytest.mark.parametrize(
    "args", [("--certificate", "missing/grid.npz"), ("--plot", "missing/grid.png")]
)
def test_nothing_is_solved_for_a_file_that_cannot_be_written(run, never_solved, args):
    assert run(*SOLVE, *args)[0] == 2


def test_without_matplotlib_nothing_is_solved(run, never_solved, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    status, _, err = run(*SOLVE, "--plot", tmp_path / "grid.png")

    assert status == 2
    assert 'the extra plot: run `pip install "matplotlib' in err


def test_what_one_start_leads_to(run, tmp_path):
    file = tmp_path / "hunt.npz"
    asked = ("HunterWumpus", "-p", "size=3", "-p", "num_pits=1", "--objective", "total")
    status, out, err = run("solve", *asked, "--from-seed", "4", "--certificate", file)
    known = solving.solve(
        solving.reachable("HunterWumpus", seed=4, size=3, num_pits=1), objective="total"
    )

    assert (status, err) == (0, "")
    assert out.startswith(
        "provengym/HunterWumpus-v0(size=3, num_pits=1) from the start of seed 4, total return\n"
    )
    assert rows(out)["states"] == f"{known.model.states:,}"
    assert float(rows(out)["value at the start"]) == pytest.approx(known.values[0], abs=1e-6)
    assert run("check", file)[0] == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("HunterWumpus", "--from-seed", "-1"), "--from-seed must be between 0 and"),
        (("FrozenLake-v1", "--from-seed", "1"), "'FrozenLake-v1' is no environment of this"),
        (("HunterWumpus",), "can be explored (solving.reachable, --from-seed)"),
    ],
)
def test_starts_that_are_refused(run, args, message):
    status, out, err = run("solve", *args, "--objective", "total")

    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


# ---- Models that are not made as a whole, and values of others ----------------------------------


def test_storage(run, tmp_path):
    folder = str(tmp_path / "grid")
    status, out, err = run(*SOLVE, *SMALL, "--storage", "disk", "--folder", folder)
    table = rows(out)
    assert (status, err) == (0, "")
    assert (table["states"], table["folder"]) == ("12", folder)
    assert float(table["values"].split()[1]) <= 1e-6
    assert float(table["value at the start"]) == pytest.approx(AT_THE_START, abs=1e-6)

    status, out, err = run("check", folder)
    assert (status, err) == (0, "")
    assert out.startswith("holds: every local check passes")
    assert rows(out)["about"] == "discount 0.9"
    shards = [tmp_path / f"{i}.json" for i in (1, 2)]
    for i, shard in enumerate(shards, 1):
        status, out, _ = run("check", folder, "--shard", f"{i}/2")
        assert status == 0
        shard.write_text(out)
    assert run("check", "--merge", *map(str, shards))[0] == 0
    # What is there already is found again.
    status, out, _ = run(*SOLVE, *SMALL, "--storage", "disk", "--folder", folder, "--json")
    again = json.loads(out)
    assert (again["folder"], again["states"], again["discount"]) == (folder, 12, "9/10")
    assert again["start_value"] == pytest.approx(AT_THE_START, abs=1e-6)


def test_values_of_another_solver(run, tmp_path):
    found = solving.solve("GridWorld", discount=0.9, height=3, width=4).values
    np.save(tmp_path / "values.npy", found)
    arguments = (*SOLVE, *SMALL, "--values", str(tmp_path / "values.npy"))
    for more in ((), ("--storage", "memory")):
        status, out, err = run(*arguments, *more)
        assert (status, err) == (0, "")
        assert rows(out)["method"] == "given"
    found[5] += 1
    np.save(tmp_path / "values.npy", found)
    status, out, err = run(*arguments)
    assert (status, out) == (3, "")
    assert err.endswith("the backup that lies furthest from the value is that of state 5\n")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--storage", "tape"), "storage must be one of 'memory', 'disk', got 'tape'"),
        (("--storage", "disk"), "folder is needed for storage='disk'"),
        (("--folder", "x"), "folder is for storage='disk'"),
        (("--storage", "memory", "--plot", "x.png"), "with neither --certificate nor --plot"),
        (("--storage", "disk", "--folder", "no/there"), "no/there: No such file"),
        (("--values", "none.npy"), "none.npy: No such file"),
    ],
)
def test_storage_that_is_refused(run, tmp_path, monkeypatch, options, message):
    monkeypatch.chdir(tmp_path)
    status, out, err = run(*SOLVE, *SMALL, *options)
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


WALK = """
import gymnasium
from gymnasium import spaces

class Walk(gymnasium.Env):
    observation_space, action_space = spaces.Discrete(8), spaces.Discrete(2)

    def __init__(self, last=3):
        self.last = last

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 1
        return self.at, {}

    def step(self, action):
        self.at += 1 if action else -1
        return self.at, float(self.at == self.last), self.at in (0, self.last), False, {}
"""


def test_an_environment_without_a_table_is_extracted(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "walk.py").write_text(WALK)
    status, out, err = run("solve", "walk.py:Walk", "--discount", "0.9", "-p", "last=4")
    table = rows(out)

    assert (status, err) == (0, "")
    assert out.startswith("walk.py:Walk(last=4), discount 0.9\n")
    assert (table["states"], table["actions"]) == ("5", "2")
    assert float(table["value at the start"]) == pytest.approx(0.81)
    assert "(--verbose shows all)" in table["assumption"]
    status, out, _ = run("solve", "walk.py:Walk", "--discount", "0.9", "--json")
    report = json.loads(out)
    assert (status, report["start_value"]) == (0, pytest.approx(0.9))
    assert report["tested"].startswith("The target equals the reference on all 4 states")

    status, out, err = run("solve", "walk.py", "--discount", "0.9")
    told = "no environment is called 'walk.py'; in this file there is walk.py:Walk"
    assert (status, out, err) == (2, "", f"provengym: error: {told}\n")
    (tmp_path / "walk.py").write_text(WALK.replace("+= 1 if", "+= self.np_random.normal() if"))
    status, out, err = run("solve", "walk.py:Walk", "--discount", "0.9", "--json")
    assert (status, json.loads(out)["status"], err.count("\n")) == (3, 3, 1)
    assert "the model is not complete: " in json.loads(out)["error"]


def test_what_was_extracted_is_kept_until_the_code_changes(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "walk.py").write_text(WALK)
    asked = ("solve", "walk.py:Walk", "--discount", "0.9")
    first = rows(run(*asked)[1])
    (file,) = (tmp_path / "cache" / "provengym" / "models").iterdir()

    def extracts(*_, **__):
        raise AssertionError("it was extracted again")

    with monkeypatch.context() as patch:
        patch.setattr(extracting, "extract", extracts)
        again = rows(run(*asked, "--verbose")[1])
        report = json.loads(run(*asked, "--json")[1])
    assert again["model"] == f"from the cache, for the code is the same: {file}"
    assert again["value at the start"] == first["value at the start"]
    assert report["cached"] == str(file)
    assert extracting.UNSEEN in report["assumption"]
    assert "model" not in first

    file.write_bytes(b"no model")
    for change in (lambda: None, lambda: (tmp_path / "walk.py").write_text(WALK + "#")):
        change()
        assert json.loads(run(*asked, "--json")[1])["cached"] is None


def test_an_id_without_a_table_is_extracted(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "id_walk.py").write_text(WALK)
    monkeypatch.syspath_prepend(str(tmp_path))
    gymnasium.register("IdWalk-v0", entry_point="id_walk:Walk")
    try:
        status, out, err = run("solve", "IdWalk-v0", "--discount", "0.9", "--json")
    finally:
        del gymnasium.registry["IdWalk-v0"]
        sys.modules.pop("id_walk", None)
    assert (status, err) == (0, "")
    assert json.loads(out)["start_value"] == pytest.approx(0.9)
