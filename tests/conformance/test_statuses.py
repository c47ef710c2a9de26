"""Exit statuses never lie: what a target does is a finding, an error of ours is status 4."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import gymnasium
import pytest

from corpus import rude_grids
from provengym.cli import main
from provengym.conformance import Finding, Reference, conform
from provengym.conformance.engines import ENGINES
from provengym.conformance.engines.contract import CHECKS
from provengym.conformance.journal import Journal
from provengym.processes import isolation
from provengym.processes.budget import OutOfTime

RUDE = Path(rude_grids.__file__)
SQUARE = ("--reference", "GridWorld", "-p", "height=3", "-p", "width=3")
GRID = ("conform", "provengym/GridWorld-v0", "-p", "height=2", "-p", "width=2")
RIGHT = f"{RUDE.parents[1] / 'corpus' / 'zoo' / 'right_grids.py'}:Grid"
forks = pytest.mark.skipif(not isolation.can_fork(), reason="the system cannot fork")


def command(*arguments, **options):
    """The command in a process of its own, which finds the tests' modules too."""
    environment = {**os.environ, "PYTHONPATH": str(RUDE.parents[1]), **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "provengym", *arguments],
        env=environment,
        capture_output="stdout" not in options,
        text=True,
        check=False,
        timeout=120,
        **options,
    )


@pytest.mark.parametrize(
    ("target", "kind", "said"),
    [
        ("Cancels", "exception", "step raised CancelledError"),
        ("Generates", "exception", "step raised GeneratorExit"),
        ("RaisesItsOwn", "exception", "step raised Own: boo"),
        ("Interrupts", "exception", "step raised KeyboardInterrupt"),
        ("PanicsWhenRead", "exception", "step raised Payload"),
        ("ClosesOutput", "api", "step closed standard output"),
        ("ShowsTooMuch", "space", "not in Discrete(9)"),
        ("EqualsAll", "space", "not in Discrete(9)"),
        ("RaisesHalfACharacter", "exception", r"step raised ValueError: \ud800"),
    ],
)
def test_whatever_a_target_does_is_a_finding(target, kind, said, tmp_path, capsys):
    files = ["--html", str(tmp_path / "x.html"), "--junit", str(tmp_path / "x.xml")]
    given = ["conform", f"{RUDE}:{target}", *SQUARE, "--budget", "20s"]

    assert main([*given, "--json", *files, "--save", str(tmp_path / "saved")]) == 1
    report = json.loads(capsys.readouterr().out)
    assert kind in {finding["class"] for finding in report["findings"]}
    assert said in json.dumps(report, ensure_ascii=False).replace(r"\\", "\\")
    assert ET.parse(tmp_path / "x.xml").getroot().get("failures") != "0"
    assert "differs" in (tmp_path / "x.html").read_text()
    assert (tmp_path / "saved" / f"{kind}.json").is_file()


def test_a_report_in_text_escapes_what_cannot_be_encoded():
    done = command("conform", f"{RUDE}:RaisesHalfACharacter", *SQUARE)

    assert (done.returncode, done.stderr) == (1, "")
    assert r"step raised ValueError: \ud800" in done.stdout


class Coin(gymnasium.Env):
    """Shows a side that there is not, at the reset or after the step."""

    observation_space, action_space = gymnasium.spaces.Discrete(2), gymnasium.spaces.Discrete(1)

    def __init__(self, at_reset):
        self.at_reset = at_reset

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return 5 if self.at_reset else 0, {}

    def step(self, action):
        return 5, 0.0, False, False, {}


@pytest.mark.parametrize("at_reset", [True, False])
def test_an_observation_outside_the_space_of_a_random_reference_is_a_finding(at_reset):
    coin = Reference(
        name="Coin",
        actions=("toss",),
        start=0,
        step=lambda side, action: [(1, 0, 0, False), (1, 1, 0, False)],
    )
    (finding,) = conform(Coin, reference=coin, target_args={"at_reset": at_reset}).findings

    assert (finding.kind, finding.step, finding.reproduced) == ("space", not at_reset, 3)
    assert "the observation 5 of type int is not in Discrete(2)" in finding.story


@pytest.mark.parametrize("start", [0, 1])
def test_a_lake_in_too_small_a_space_is_a_finding(start):
    table = gymnasium.make("FrozenLake-v1").unwrapped.P
    lake = Reference.from_table(table, start=0, name="Lake")

    class Short(gymnasium.Wrapper):
        def __init__(self):
            super().__init__(gymnasium.make("FrozenLake-v1").unwrapped)
            self.observation_space = gymnasium.spaces.Discrete(15, start=start)

    report = conform(Short, reference=lake)

    assert report.verdict == "differs"
    assert report.findings[0].kind == "space"


@pytest.mark.parametrize(
    "source",
    [
        "from provengym.conformance import Reference\n"
        "def step(state, action):\n    raise BaseException('mine')\n"
        "reference = Reference(name='R', actions=('a',), start=0, step=step)\n",
        "raise GeneratorExit('mine')",
    ],
)
def test_a_reference_of_the_user_s_that_raises_anything_is_wrong_use(source, tmp_path, capsys):
    (tmp_path / "own.py").write_text(source)

    assert main([*GRID[:2], "--reference", f"{tmp_path / 'own.py'}:reference"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "mine" in captured.err


def fails(*arguments, **options):
    raise RuntimeError("an injected\nfault")


def stages(monkeypatch, stage):
    """Make one stage of a check fail, as a fault of the package's own would."""
    module = "provengym.conformance"
    if stage in ENGINES:
        if stage == "contract":
            monkeypatch.setitem(CHECKS, "aliasing", fails)
        else:
            monkeypatch.setattr(ENGINES[stage], "search", fails)
    else:
        monkeypatch.setattr(
            {
                "loading": "provengym.targets.loading._from_id",
                "reference": "provengym.envs.gridworld.reference.GridWorldParameters.model",
                "confirming": f"{module}.candidates.EpisodeCandidate.reduce",
                "telling": f"{module}.minimizing.confirm.tell",
                "concluding": f"{module}.api.verdict",
                "json": "provengym.data.report.ReportData.to_dict",
                "junit": f"{module}.reporting.junit.junit",
                "html": f"{module}.reporting.html.page",
                "saving": f"{module}.report.save",
                "printing": "provengym.cli.conform._print",
            }[stage],
            fails,
        )


ENGINE_STAGES = ("contract", "systematic", "lockstep", "exhaustive", "task")
STAGES = ("loading", "reference", *ENGINE_STAGES, "concluding", "json", "junit", "html")


@pytest.mark.parametrize("stage", STAGES)
def test_an_error_of_ours_is_status_4(stage, tmp_path, monkeypatch, capsys):
    stages(monkeypatch, stage)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    files = ["--junit", str(tmp_path / "x.xml"), "--html", str(tmp_path / "x.html")]
    engines = ["--engine", stage] if stage in ENGINE_STAGES else []

    assert main([*GRID, *engines, "--json", *files]) == 4
    captured = capsys.readouterr()
    answer = json.loads(captured.out)
    assert answer.keys() == {"error", "status"}
    assert answer["status"] == 4
    assert captured.err == f"provengym: error: {answer['error']}\n"
    assert "please report it" in captured.err
    assert "RuntimeError: an injected fault" in captured.err
    (details,) = tmp_path.glob("provengym-error-*.txt")
    assert str(details) in captured.err
    assert "in fails" in details.read_text()
    assert str(list(GRID))[1:-1] in details.read_text()
    (case,) = ET.parse(tmp_path / "x.xml").getroot().iter("testcase")
    assert "an injected" in case.find("error").text


@pytest.mark.parametrize("engine", ["support", "stochastic"])
def test_an_error_of_ours_with_a_random_reference_is_status_4(engine, monkeypatch, capsys):
    stages(monkeypatch, engine)

    given = ["provengym/Fishing-v0", "--reference", "Fishing", "-p", "sigma=0.1"]
    assert main(["conform", *given, "--engine", engine]) == 4
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("stage", ["confirming", "telling", "saving", "printing"])
def test_an_error_of_ours_after_a_difference_is_status_4(stage, tmp_path, monkeypatch, capsys):
    stages(monkeypatch, stage)

    given = [f"{RUDE}:RaisesItsOwn", *SQUARE, "--save", str(tmp_path / "saved")]
    assert main(["conform", *given]) == 4
    assert "an injected fault" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (["list"], "provengym.cli.list.Table"),
        (["show", "GridWorld"], "provengym.cli.show.load_claims"),
        (["render", "GridWorld"], "provengym.cli.render.draw"),
        (["play", "GridWorld"], "provengym.cli.play.make_environment"),
        (["solve", "GridWorld", "--discount", "0.9"], "provengym.solving.solve"),
        (["check", "FILE"], "provengym.solving.check"),
        (["conform", "--replay", "FILE"], "provengym.conformance.replaying._replay"),
    ],
)
def test_an_error_of_ours_in_any_command_is_status_4(given, fault, tmp_path, monkeypatch, capsys):
    file = tmp_path / "file.json"
    if given[0] == "check":
        assert main(["solve", "GridWorld", "--discount", "0.9", "--certificate", str(file)]) == 0
    if "--replay" in given:
        saved = ["--save", str(tmp_path)]
        assert main(["conform", f"{RUDE}:RaisesItsOwn", *SQUARE, *saved]) == 1
        file = tmp_path / "exception.json"
    capsys.readouterr()
    monkeypatch.setattr(fault, fails)

    assert main([str(file) if word == "FILE" else word for word in given]) == 4
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert "RuntimeError: an injected fault" in captured.err


def test_a_check_short_of_memory_is_undecided(monkeypatch, capsys):
    def exhausted(self):
        raise MemoryError

    monkeypatch.setattr(ENGINES["lockstep"], "search", exhausted)

    assert main([*GRID, "--json"]) == 3
    report = json.loads(capsys.readouterr().out)
    assert report["verdict"] == "inconclusive"
    assert report["meaning"] == "The memory ran out before the check came to its end."
    assert "the memory ran out in the engine lockstep" in report["notes"]


def test_memory_that_runs_out_is_no_fault_of_ours(monkeypatch, capsys):
    def exhausted(*arguments, **options):
        raise MemoryError

    monkeypatch.setattr("provengym.solving.solve", exhausted)

    assert main(["solve", "GridWorld", "--discount", "0.9", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"] == "the memory ran out"


def test_a_target_short_of_memory_is_a_finding(capsys):
    assert main(["conform", f"{RUDE}:WantsMemory", *SQUARE, "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding["got"]["error"] == "step raised MemoryError"


@forks
def test_a_process_killed_once_is_no_finding(monkeypatch, capsys):
    """As a system does that is short of memory, while code of this package runs."""

    def killed(self):
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(ENGINES["lockstep"], "search", killed)
    assert main([*GRID, "--json"]) == 3
    report = json.loads(capsys.readouterr().out)
    assert (report["verdict"], report["findings"]) == ("inconclusive", [])
    assert report["meaning"] == "The process of the check was killed before it came to its end."
    assert any("SIGKILL" in note for note in report["notes"])


@forks
def test_a_target_that_ends_the_process_once_is_told_and_no_verdict(tmp_path, capsys):
    mark = tmp_path / "mark"
    source = (
        f"import os, sys\nsys.path.insert(0, {str(RUDE.parents[1])!r})\n"
        "from corpus.zoo.right_grids import Grid\nfrom pathlib import Path\nimport ctypes\n"
        f"MARK = Path({str(mark)!r})\n"
        "class Once(Grid):\n"
        "    def step(self, action):\n"
        "        if not MARK.exists():\n"
        "            MARK.touch()\n"
        "            ctypes.CDLL(None)._exit(7)\n"
        "        return super().step(action)\n"
    )
    (tmp_path / "once.py").write_text(source)

    assert main(["conform", f"{tmp_path / 'once.py'}:Once", *SQUARE, "--json"]) == 3
    report = json.loads(capsys.readouterr().out)
    (finding,) = report["findings"]
    assert (finding["class"], finding["reproduced"], finding["replays"]) == ("exit", 0, 3)
    assert finding["confirmed"] is False
    assert report["verdict"] == "inconclusive"
    assert "which was not seen again when it was replayed" in report["meaning"]


class Glitch(rude_grids.Grid):
    """Pays a wrong reward in one call of all, as a race may make it do."""

    calls = 0

    def step(self, action):
        observation, reward, *rest = super().step(action)
        Glitch.calls += 1
        return observation, reward + (Glitch.calls == 300), *rest


def test_what_was_seen_once_and_not_again_is_told_and_no_verdict(monkeypatch):
    monkeypatch.setattr(Glitch, "calls", 0)
    report = conform(
        Glitch, engines=["systematic", "lockstep"], height=3, width=3, reference="GridWorld"
    )

    (finding,) = report.findings
    assert (finding.kind, finding.replays, finding.confirmed) == ("reward", 3, False)
    assert report.verdict == "inconclusive"
    assert finding.confirmation == (
        "Replayed 3 times, seen again 0 times: it is not reproduced, so no verdict rests on it."
    )
    assert "lockstep" in [coverage.engine for coverage in report.engines]  # it went on
    assert 'failures="0"' in report.to_junit()
    assert "not reproduced" in report.to_html()


class Fickle(rude_grids.Grid):
    """Pays another reward each time that it should pay -1 in the corner."""

    calls = 0

    def step(self, action):
        corner = self.cell == self.start
        observation, reward, *rest = super().step(action)
        Fickle.calls += 1
        return observation, reward - (Fickle.calls if corner else 0), *rest


def test_what_comes_each_time_in_another_way_is_a_verdict_that_says_so():
    report = conform(Fickle, engines=["systematic"], height=3, width=3, reference="GridWorld")

    (finding,) = report.findings
    assert (finding.kind, finding.reproduced, finding.confirmed) == ("seeding", 0, True)
    assert report.verdict == "differs"
    assert finding.confirmation == (
        "Replayed 3 times, seen again 0 times: the same actions were answered in different ways "
        "when they were played again."
    )


def test_a_confirmed_difference_takes_the_place_of_an_unconfirmed_one():
    journal, passed = Journal(lambda event: passed.append(event)), []
    finding = Finding(
        kind="reward",
        parameters={},
        seed=0,
        actions=(3,),
        step=1,
        expected={"reward": 0},
        got={"reward": 1},
        story="",
        minimal="",
        reproduced=0,
    )
    for reproduced, kept in ((0, 0), (0, 0), (3, 3), (0, 3)):
        journal.add(replace(finding, reproduced=reproduced))
        assert [known.reproduced for known in journal.findings] == [kept]
    assert [known.reproduced for known in passed] == [0, 3]


# Standard output, files and signals.

COMMANDS = (
    ("list",),
    ("show", "GridWorld"),
    ("show", "GridWorld", "--json"),
    ("render", "GridWorld"),
    ("solve", "GridWorld", "--discount", "0.9"),
    GRID,
)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_full_disk_is_one_line_and_status_2(arguments):
    with open("/dev/full", "w") as full:
        done = command(*arguments, stdout=full, stderr=subprocess.PIPE)

    assert done.returncode == 2
    assert done.stderr == "provengym: error: standard output: No space left on device\n"


@pytest.mark.parametrize("arguments", COMMANDS[:3], ids=" ".join)
def test_a_closed_pipe_is_status_141_without_a_word(arguments):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = command(*arguments, stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)

    assert (done.returncode, done.stderr) == (141, "")


def test_a_closed_pipe_leaves_the_files_of_a_report(tmp_path):
    reading, writing = os.pipe()
    os.close(reading)
    file = tmp_path / "x.xml"
    given = ["conform", f"{RUDE}:RaisesItsOwn", *SQUARE, "--junit", str(file)]
    try:
        done = command(*given, stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)

    assert (done.returncode, done.stderr) == (141, "")
    assert ET.parse(file).getroot().get("failures") == "1"


def test_what_standard_output_cannot_encode_is_escaped():
    done = command("show", "GridWorld", env={"PYTHONIOENCODING": "ascii"})

    assert (done.returncode, done.stderr) == (0, "")
    assert r"\u03b3" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("render", "GridWorld", "-o", "FILE.png"),
        ("solve", "GridWorld", "--discount", "0.9", "--certificate", "FILE.npz"),
    ],
    ids=" ".join,
)
def test_a_file_that_does_not_fit_is_wrong_use_and_leaves_nothing(arguments, tmp_path):
    resource = pytest.importorskip("resource")

    def full():
        resource.setrlimit(resource.RLIMIT_FSIZE, (50, 50))

    given = [word.replace("FILE", str(tmp_path / "file")) for word in arguments]
    done = command(*given, preexec_fn=full)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"{tmp_path / 'file'}" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_report_is_kept_where_a_file_cannot_be_written(tmp_path, capsys):
    """The folder vanishes while the check runs."""
    folder = tmp_path / "reports"
    source = (
        f"import shutil, sys\nsys.path.insert(0, {str(RUDE.parents[1])!r})\n"
        "from corpus.zoo.right_grids import Grid\nfrom corpus.zoo.wrong_grids import StopsShort\n"
        "def right(**given):\n"
        f"    shutil.rmtree({str(folder)!r}, ignore_errors=True)\n"
        "    return Grid(height=2, width=2)\n"
        "def wrong(**given):\n"
        f"    shutil.rmtree({str(folder)!r}, ignore_errors=True)\n"
        "    return StopsShort(height=2, width=2)\n"
    )
    (tmp_path / "vanishing.py").write_text(source)
    for target, verdict, status in (("right", "equal", 2), ("wrong", "differs", 1)):
        folder.mkdir()
        given = [f"{tmp_path / 'vanishing.py'}:{target}", "--budget", "5s"]
        sides = [
            "--reference",
            "GridWorld",
            "--reference-arg",
            "height=2",
            "--reference-arg",
            "width=2",
        ]
        junit = ["--junit", str(folder / "x.xml")]
        assert main(["conform", *given, *sides, *junit, "--json"]) == status
        captured = capsys.readouterr()
        report = json.loads(captured.out)
        assert (report["verdict"], report["status"]) == (verdict, status)
        assert captured.err == f"provengym: error: {report['error']}\n"
        assert "--junit" in report["error"]


def test_a_verdict_stands_where_its_finding_cannot_be_saved(tmp_path, capsys):
    (tmp_path / "exception.json").mkdir()  # where the finding is to be

    saved = ["--save", str(tmp_path)]
    assert main(["conform", f"{RUDE}:RaisesItsOwn", *SQUARE, *saved, "--json"]) == 1
    captured = capsys.readouterr()
    report = json.loads(captured.out)
    assert (report["verdict"], report["status"], report["saved"]) == ("differs", 1, [])
    assert "cannot be written to" in report["error"]


@pytest.mark.parametrize(
    "arguments",
    [(), ("nothing",), ("conform",), ("show", "Chess"), ("solve", "GridWorld", "--discount", "2")],
)
def test_with_json_wrong_use_is_an_object_too(arguments, capsys):
    assert main([*arguments, "--json"]) == 2
    captured = capsys.readouterr()
    answer = json.loads(captured.out)
    assert answer.keys() == {"error", "status"}
    assert answer["status"] == 2
    assert captured.err == f"provengym: error: {answer['error']}\n"


@pytest.mark.parametrize("command_name", ["solve", "check"])
def test_an_environment_that_cannot_be_made_is_wrong_use(command_name, tmp_path, capsys):
    file = tmp_path / "lake.json"
    lake = ["FrozenLake-v1", "-p", "map_name=nope"]
    if command_name == "check":
        made = ["--discount", "0.9", "--certificate", str(file)]
        assert main(["solve", "FrozenLake-v1", *made]) == 0
        arguments = ["check", str(file), *lake]
    else:
        arguments = ["solve", *lake, "--discount", "0.9"]
    capsys.readouterr()

    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "provengym: error: the environment 'FrozenLake-v1' cannot be made: KeyError: 'nope'\n"
    )


WRONG_USE = """
import gymnasium

class Empty:
    pass

class Half:
    def reset(self, *, seed=None, options=None):
        return 0, {}

def number():
    return 3
"""


@forks
@pytest.mark.parametrize(
    "given",
    [
        ("conform", "--reference", "none"),
        ("conform", "--reference", "GridWorld"),
        ("audit",),
        ("analyse", "--discount", "0.9"),
        ("extract", "-o", "x.npz"),
        ("evaluate", "--policy", "random"),
    ],
)
@pytest.mark.parametrize(
    ("attribute", "said"),
    [
        ("number", "makes 3 of type int, which is no environment: it has neither reset nor step"),
        ("Empty", "of type Empty, which is no environment: it has neither reset nor step"),
        ("absent", "cannot be loaded: wrong.py has no absent"),
    ],
)
def test_what_is_no_environment_is_wrong_use(given, attribute, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.py").write_text(WRONG_USE)
    name, *options = given

    assert main([name, f"wrong.py:{attribute}", *options]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"provengym: error: the target wrong.py:{attribute} ")
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_what_makes_no_environment_is_no_reference(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.py").write_text(WRONG_USE)

    assert main(["conform", RIGHT, "--reference", "env:wrong.py:number"]) == 2
    assert "the reference env:wrong.py:number makes 3 of type int" in capsys.readouterr().err


@forks
def test_half_an_environment_is_a_broken_one(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.py").write_text(WRONG_USE)

    assert main(["conform", "wrong.py:Half", "--reference", "none"]) == 1
    assert "the environment has no method step" in capsys.readouterr().out
    assert main(["extract", "wrong.py:Half", "-o", "x.npz"]) == 2
    assert "the environment has no method step" in capsys.readouterr().err


@forks
@pytest.mark.parametrize("given", [("conform", "--reference", "none"), ("audit",)])
@pytest.mark.parametrize("hangs", ["time.sleep(99)", "exec('while 1: pass')"])
def test_an_import_that_does_not_return_is_wrong_use(given, hangs, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hangs.py").write_text(f"import time\n{hangs}\n")
    name, *options = given

    assert main([name, "hangs.py:Env", *options, "--call-limit", "100ms"]) == 2
    assert capsys.readouterr().err == (
        "provengym: error: the target hangs.py:Env cannot be loaded: the import took more than "
        "0.6 s, 6 times the call limit\n"
    )


def test_where_nothing_was_compared_the_reason_is_told(capsys):
    assert main([*GRID, "--budget", "0s"]) == 3
    assert "No step was compared before the budget ran out." in capsys.readouterr().out
    with contextlib.suppress(KeyboardInterrupt):
        main(["conform", f"{RUDE}:AsksToStop", *SQUARE])
    assert "inconclusive: Interrupted. No step was compared.\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("engine", "meaning"),
    [
        ("lockstep", "No random history was played to its end."),
        ("systematic", "No transition was compared."),
    ],
)
def test_nothing_is_said_to_agree_in_no_episodes(engine, meaning):
    report = conform("provengym/GridWorld-v0", engines=[engine], budget="1steps")

    assert (report.verdict, report.coverage.meaning) == ("inconclusive", meaning)


def test_a_budget_that_ends_before_the_first_engine_is_no_error(monkeypatch):
    def late(_):
        raise OutOfTime

    monkeypatch.setattr("provengym.conformance.run.with_time_limit", late)
    report = conform("provengym/GridWorld-v0")

    assert report.verdict == "inconclusive"
    assert report.meaning == "No step was compared before the budget ran out."


PRESSES = """
import signal, sys

class Press:
    def find_spec(self, name, path=None, target=None):
        if name == at:
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)

at = sys.argv.pop(1)
sys.meta_path.insert(0, Press())
from provengym_command import main
sys.exit(main())
"""


RUNS = "import sys; from provengym_command import main; sys.exit(main())"


def test_a_library_of_another_version_is_a_wrong_installation(tmp_path):
    (tmp_path / "gymnasium").mkdir()
    (tmp_path / "gymnasium" / "__init__.py").write_text(
        "raise ImportError(\"cannot import name 'AutoresetMode'\", name='gymnasium.vector')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", RUNS, "list", "--json"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert done.returncode == 2
    assert done.stderr.startswith(
        "provengym: error: wrong installation: cannot import name 'AutoresetMode'; needed are "
    )
    told = json.loads(done.stdout)
    assert (f"provengym: error: {told['error']}\n", told["status"]) == (done.stderr, 2)
    assert f"gymnasium>=1.1 ({gymnasium.__version__} is installed)" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("name", "status"), [("scipy.sparse", 2), ("provengym.solving", 4)])
def test_so_is_one_that_is_missed_later(name, status, monkeypatch, capsys):
    def missing(*arguments, **options):
        raise ImportError("no such thing", name=name)

    monkeypatch.setattr("provengym.cli.show.find_environment", missing)
    assert main(["show", "GridWorld"]) == status
    assert ("wrong installation: no such thing; needed are" in capsys.readouterr().err) == (
        status == 2
    )


@forks
def test_or_in_the_process_that_plays(monkeypatch, capsys):
    def missing(*arguments, **options):
        raise ImportError("no such thing", name="scipy.sparse")

    monkeypatch.setattr("provengym.conformance.isolated_run.check", missing)
    assert main([*GRID]) == 2
    assert "wrong installation: no such thing" in capsys.readouterr().err


@pytest.mark.parametrize("module", ["provengym", "gymnasium", "typer", "provengym.cli.play"])
def test_an_interrupt_while_modules_are_loaded_is_quiet(module):
    """Ctrl-C comes when a module is about to be found."""
    done = subprocess.run(
        [sys.executable, "-c", PRESSES, module, "list"], capture_output=True, text=True, timeout=60
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


STORM = """
import signal, sys

def press(*arguments, **options):
    signal.raise_signal(signal.SIGINT)

from provengym.cli import _app, show
from provengym_command import main
show.find_environment = _app.emit_json = press  # one, and another while the first is told
status = main()
press()
sys.exit(status)
"""


def test_so_are_many_interrupts():
    done = subprocess.run(
        [sys.executable, "-c", STORM, "show", "GridWorld", "--json"],
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
