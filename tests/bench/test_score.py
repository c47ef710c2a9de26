"""The score of what was written: right, wrong, and harmful."""

from dataclasses import replace

import pytest

from bench.conftest import EXAMPLES
from provengym.bench import tasks
from provengym.bench.score import JudgeError, score
from provengym.processes.confined import Confinement
from provengym.processes.confinement.process import NAMESPACES

CHANNELS = ("observation", "reward", "terminated", "truncated")


def changed(code, old, new):
    """The code with one place changed."""
    assert code.count(old) == 1, old
    return code.replace(old, new)


@pytest.fixture
def scored(grid, right):
    """The score of the right code with one place changed."""

    def of(old, new, **limits):
        given = Confinement(**{"seconds": 60.0, **limits})
        return score(grid, changed(right, old, new), limits=given)

    return of


def kinds(found):
    return [finding["class"] for finding in found.findings]


def test_right_code_is_equal(grid, right):
    found = score(grid, right, speed=True)

    assert (found.verdict, found.score, found.complete) == ("equal", 1.0, True)
    assert found.channels == dict.fromkeys(CHANNELS, 1.0)
    assert found.findings == ()
    (only,) = found.sets
    assert (only["exhaustive"], only["compared"]) == (True, 21)  # 5 states, 4 actions, a reset
    assert found.speed > 0
    assert bool(found.warnings) == (found.confinement != NAMESPACES)


def test_the_report_has_what_others_read(grid, right):
    report = score(grid, right).to_dict()

    assert {"task", "verdict", "score", "channels", "complete", "findings"} <= report.keys()
    assert report["task"] == "GridWorld"


@pytest.mark.parametrize(
    ("old", "new", "channel", "agreed"),
    [
        # Of 20 transitions two end in the goal.
        ("0.0 if at_goal else -1.0", "-1.0", "reward", 19 / 21),
        ("at_goal, False, {}", "False, False, {}", "terminated", 19 / 21),
        ("at_goal, False, {}", "at_goal, at_goal, {}", "truncated", 19 / 21),
        ("(self.row, self.column), dtype", "(self.row, 0), dtype", "observation", None),
    ],
)
def test_a_wrong_channel_is_the_one_that_differs(scored, old, new, channel, agreed):
    found = scored(old, new)

    assert found.verdict == "differs"
    assert kinds(found) == [channel]
    others = {name: share for name, share in found.channels.items() if name != channel}
    assert set(others.values()) == {1.0}
    assert found.channels[channel] == (pytest.approx(agreed) if agreed else found.score)
    assert found.score == found.channels[channel] < 1


def test_what_the_transitions_do_not_show_counts_as_one_more(grid, right):
    """The sixth step of an episode pays more, and every transition is reached in fewer."""
    code = changed(right, "self.row, self.column = self.start", "self.restart()")
    code = changed(code, "        down, right", "        self.steps += 1\n        down, right")
    code = changed(code, "else -1.0", "else -1.0 - (self.steps == 6)")
    code += """
    def restart(self):
        self.row, self.column = self.start
        self.steps = 0
"""
    found = score(grid, code)

    assert (found.verdict, kinds(found)) == ("differs", ["reward"])
    assert found.channels == dict.fromkeys(CHANNELS, 1.0)
    assert found.score == 21 / 22


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("import gymnasium\n", "import gymnasium, provengym\n", "api"),
        ("import gymnasium\n", "import gymnasium\nfrom .others import x\n", "api"),
        ("import gymnasium\n", "import gymnasium; raise ValueError('no')\n", "exception"),
        ("import gymnasium\n", "import gymnasium; raise SystemExit\n", "exit"),
        ("import gymnasium\n", "import gymnasium gymnasium\n", "exception"),
        ("class Environment", "class Other", "api"),
        ("def __init__(self, height=5,", "def __init__(self, rows=5,", "exception"),
        ("MultiDiscrete([height, width])", "MultiDiscrete([height, width], np.int32)", "space"),
        ("MultiDiscrete([height, width])", "MultiDiscrete([height + 1, width])", "space"),
        ("dtype=np.int64", "dtype=np.float64", "space"),
        ("return self.observation(), {}\n", "return self.observation()\n", "api"),
    ],
)
def test_a_broken_contract_leaves_no_score(scored, old, new, kind):
    found = scored(old, new)

    assert (found.verdict, found.score) == ("fails", 0.0)
    assert kind in kinds(found)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("time.sleep(60)", "timeout"),
        ("os._exit(0)", "exit"),
        ("os._exit(7)", "exit"),
        ("sys.exit(0)", "exit"),
        ("[os.fork() or time.sleep(60) for _ in range(200)]", "exit"),
        ("open('f', 'wb').write(bytes(64 << 20))", "exception"),
        ("socket.create_connection(('192.0.2.1', 80), 1)", "exception"),
        ("print('hello')", "api"),
        ("os.close(1); os.close(2)", None),
    ],
)
def test_code_that_does_what_it_should_not(grid, right, line, kind):
    code = changed(right, "import gymnasium\n", "import gymnasium\nimport os, sys, time, socket\n")
    code = changed(code, "        down, right", f"        {line}\n        down, right")
    seconds = 5.0 if kind == "timeout" else 120.0
    limits = Confinement(seconds=seconds, disk=32 << 20, processes=16)
    found = score(grid, code, limits=limits)

    if kind is None:
        assert found.verdict in ("equal", "fails")
    else:
        assert (found.verdict, found.score) == ("fails", 0.0)
        assert kind in kinds(found)


def test_of_a_score_that_takes_too_long_nothing_is_left(grid, right, monkeypatch, tmp_path):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    code = changed(right, "        down, right", "        while True: pass\n        down, right")
    code += "\nimport signal\nsignal.signal(signal.SIGALRM, signal.SIG_IGN)\n"
    found = score(grid, code, limits=Confinement(seconds=5.0))

    assert kinds(found) == ["timeout"]
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("provengym")] == []


def test_an_error_of_the_scorers_is_told_as_one(grid, right):
    with pytest.raises(JudgeError, match="no_such_reference"):
        score(replace(grid, reference="no_such_reference"), right)


def test_the_same_seed_gives_the_same_score(grid, right):
    code = changed(right, "0.0 if at_goal else -1.0", "-1.0")

    assert score(grid, code, seed=3).to_dict() == score(grid, code, seed=3).to_dict()


def test_what_a_check_overlooks_the_comparison_of_transitions_finds(right):
    """A step into a corner is wrong where no budget is left for a check to come to."""
    task = replace(tasks.find("GridWorld"), visible=({},), hidden=(), steps=60)
    corner = "else -1.0 - ((self.row, self.column) == (4, 0))"
    found = score(task, changed(right, "else -1.0", corner))

    assert (found.verdict, kinds(found)) == ("differs", ["reward"])
    assert "after reset(seed=0) and the actions [" in found.findings[0]["story"]
    assert found.sets[0]["exhaustive"]
    assert found.score == found.channels["reward"] == 93 / 97


def test_quotas_between_those_of_a_check_are_played():
    """A check plays hundredths of the capacity, which are what they are when rounded down."""
    task = tasks.find("FishingContinuous")
    task = replace(task, visible=({"Tmax": 3, "sigma": 0.0},), hidden=(), steps=1_000)
    code = (EXAMPLES / "FishingContinuous" / "plain.py").read_text()
    right = score(task, code)
    found = score(
        task, changed(code, "quota = self", "quota = 100 * round(float(action[0]) * 1e4)  # ")
    )

    assert right.verdict == "agrees"
    assert (found.verdict, kinds(found)) == ("differs", ["reward"])
    assert "random actions" in found.findings[0]["story"]
