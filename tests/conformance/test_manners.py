"""Printing and changed spaces are findings; ending or blocking the process is one, too."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import gymnasium
import pytest

from corpus import rude_grids
from corpus.zoo.right_fisheries import Fishery
from limited import checked
from provengym.cli import main
from provengym.conformance import ConformanceError, conform, replay
from provengym.data.limits import NORMAL
from provengym.processes import isolation
from provengym.processes.record import Record

FILE = Path(rude_grids.__file__)
SQUARE = ("--reference", "GridWorld", "-p", "height=3", "-p", "width=3")
forks = pytest.mark.skipif(not isolation.can_fork(), reason="the system cannot fork")


def contract(target, **parameters):
    return conform(target, engines=["contract"], reference="GridWorld", **parameters)


@pytest.mark.parametrize(
    ("target", "step", "said"),
    [
        (rude_grids.Prints, 1, "step printed 'bump' to standard output"),
        (rude_grids.WritesToDescriptor, 0, "reset printed 'raw' to standard output"),
    ],
)
def test_printing_is_a_finding_and_hides_nothing(target, step, said, capfd):
    (finding,) = contract(target).findings

    assert (finding.kind, finding.step, finding.check) == ("api", step, "printing")
    assert finding.got == {"error": said}
    assert finding.reproduced == 3
    print("heard again")
    assert "heard again" in capfd.readouterr().out


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("target", [rude_grids.Warns, rude_grids.MakesAnew])
def test_what_is_allowed_is_no_finding(target):
    assert contract(target, height=3, width=3), "it has findings"


def test_a_space_that_changes_is_found_where_it_does():
    report = conform(
        rude_grids.ChangesSpace, height=1, width=9, start=(0, 0), goal=(0, 8), reference="GridWorld"
    )
    (finding,) = report.findings

    assert (finding.kind, finding.step) == ("space", 3)
    assert "step changed action_space from Discrete(4) to Discrete(5)" in finding.story


def test_a_space_that_changes_in_place_is_found():
    report = conform(rude_grids.ChangesInPlace, height=2, width=2, reference="GridWorld")

    assert "space" in {finding.kind for finding in report.findings}
    assert "reset changed observation_space from Discrete(4)" in report.findings[0].story


@pytest.mark.parametrize("bound", ["low", "high"])
def test_a_bound_that_changes_in_place_is_found(bound):
    class Widens(Fishery):
        def reset(self, *, seed=None, options=None):
            getattr(self.observation_space, bound)[0] += 1
            return super().reset(seed=seed)

    (finding,) = conform(Widens, reference="Fishing", engines=["contract"]).findings

    assert finding.kind == "space"
    assert "reset changed observation_space from Box(0.0, 2.0, (1,), float32)" in finding.story


class Own(gymnasium.Space):
    """A space of its own class, which does not say when it is equal to another."""

    def contains(self, x):
        return x in range(5)

    def sample(self, mask=None, probability=None):
        return 0


class Still(gymnasium.Env):
    """Ends in its third step."""

    observation_space = action_space = gymnasium.spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        self.steps = 0
        return self.steps, {}

    def step(self, action):
        self.steps += 1
        return self.steps, 0.0, self.steps == 3, False, {}


def test_an_observation_space_that_is_unlike_its_copy_has_not_changed():
    class Shows(Still):
        observation_space = Own()

    assert conform(Shows, reference="none", budget="500steps").verdict == "clean"


def test_an_action_space_that_is_unlike_its_copy_is_refused_and_no_defect():
    class Legal(Still):
        action_space = Own()

    with pytest.raises(ConformanceError, match="its action_space is of a class of its own, 'Own'"):
        conform(Legal, reference="none", budget="500steps")


def command(target, *options, capsys):
    status = main(["conform", f"{FILE}:{target}", *SQUARE, "--json", *options])
    captured = capsys.readouterr()
    return status, json.loads(captured.out) if captured.out else None, captured.err


@forks
@pytest.mark.parametrize(
    ("target", "actions", "said"),
    [
        ("Exits", 2, "step ended the process with status 0"),
        ("Crashes", 0, "reset ended the process with signal SIG"),
        ("Killed", 31, "step ended the process with signal SIGKILL"),
    ],
)
def test_a_process_that_ends_is_a_finding(target, actions, said, tmp_path, capsys):
    status, report, _ = command(target, "--save", str(tmp_path), capsys=capsys)

    assert status == 1
    (finding,) = report["findings"]
    assert (finding["class"], finding["step"], finding["reproduced"]) == ("exit", actions, 3)
    assert len(finding["actions"]) == actions
    assert said in finding["got"]["error"]
    assert report["verdict"] == "differs"
    assert (tmp_path / "exit.json").is_file()

    again = replay(tmp_path / "exit.json")
    assert (again.reproduced, again.times, again.same) == (True, 3, True)
    assert main(["conform", "--replay", str(tmp_path / "exit.json")]) == 1


@forks
def test_a_call_that_cannot_be_interrupted_is_a_finding():
    limits = replace(NORMAL, call_seconds=0.4, stuck_margin_seconds=0.1, parting_seconds=0.1)
    report = checked(
        rude_grids.Blocks, limits, isolated=True, height=3, width=3, reference="GridWorld"
    )

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("timeout", 1, 3)
    assert "step took more than 0.4 s, and could not be interrupted" in finding.story


@forks
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "import os; os.kill(os.getpid(), 9)",
            "cannot be loaded: the import ended the process with signal",
        ),
        (FILE.read_text(), "cannot be constructed: the constructor ended the process with status"),
    ],
)
def test_where_nothing_can_be_played_it_is_one_line(text, said, tmp_path, capsys):
    (tmp_path / "target.py").write_text(text)

    target = f"{tmp_path / 'target.py'}:Unmakeable"
    assert main(["conform", target, "--reference", "GridWorld"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err


def test_standard_output_is_one_object_whatever_is_printed_when():
    words = ["conform", f"{FILE}:PrintsAtOtherTimes", *SQUARE, "--engine", "systematic", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "provengym", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(FILE.parents[1]), *sys.path])},
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["verdict"] == "equal"
    (line,) = done.stderr.splitlines()
    assert line.startswith("provengym: note: the target printed 'made employed ")
    assert "raw bye" in line


@forks
@pytest.mark.parametrize("to_all", [False, True])
def test_an_interruption_reaches_the_process_of_the_check(to_all, tmp_path):
    begun = tmp_path / "begun"
    target = tmp_path / "slow.py"
    target.write_text(
        f"import sys; sys.path.insert(0, {str(FILE.parents[1])!r})\n"
        "from pathlib import Path\n"
        "from corpus.rude_grids import Slow as Parent\n"
        "class Slow(Parent):\n"
        "    def step(self, action):\n"
        f"        Path({str(begun)!r}).touch()\n"
        "        return super().step(action)\n"
    )
    words = ["conform", f"{target}:Slow", *SQUARE, "--engine", "systematic", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "provengym", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + 30
    while not begun.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.5)
    (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=30)

    assert process.returncode == 130, error
    report = json.loads(out)
    assert report["interrupted"]
    assert report["coverage"]["target_steps"] > 0


@forks
def test_what_the_work_raises_is_raised():
    def raising(error):
        def work(send):
            raise error

        return isolation.in_a_fork(work, print, NORMAL)

    with pytest.raises(isolation.WorkError, match="KeyError: 'here'") as caught:
        raising(KeyError("here"))
    assert "in work" in str(caught.value.__cause__)
    with pytest.raises(ConformanceError, match="^there$"):
        raising(ConformanceError("there"))
    with pytest.raises(KeyboardInterrupt):
        raising(KeyboardInterrupt)
    with pytest.raises(isolation.WorkError, match="JSON serializable"):
        isolation.in_a_fork(lambda send: send({"object": object()}), print, NORMAL)


@forks
def test_what_the_work_sends_comes_at_once_and_is_kept_whatever_follows():
    received = []

    def work(send):
        for number in range(3):
            send({"event": "number", "number": number, "text": "\n" * 70_000})
        os.kill(os.getpid(), signal.SIGKILL)

    crash = isolation.in_a_fork(work, received.append, NORMAL)

    assert crash.how == "signal SIGKILL"
    assert [message["number"] for message in received] == [0, 1, 2]
    assert isolation.in_a_fork(lambda send: send({"event": "x"}), received.append, NORMAL) is None
    assert received[-1] == {"event": "x"}


def test_a_process_may_be_glanced_at_while_it_writes():
    record = Record()
    record.begin("lockstep", {"height": 5}, 7)
    record.enter("step", 5.0)
    record.interrupt()
    assert (record.read().engine, record.read().seed) == ("lockstep", 7)
    record._memory[record._memory.find(b"lockstep") - 2] = 0xFF

    assert record.glance() == (True, 1, 1, 5.0)
    assert (record.read().engine, record.read().call) == ("", "step")
