"""``provengym conform``: exit statuses, what goes where, and errors of one line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from provengym.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
GRIDS = Path(__file__).parent
PLAIN = f"{EXAMPLES / 'gridworld_plain.py'}:GridWorld"
BORDER = f"{EXAMPLES / 'gridworld_border_bug.py'}:GridWorld"
LAKE = f"{EXAMPLES / 'frozen_lake.py'}:frozen_lake"
SMALL = ("--reference", "GridWorld", "-p", "height=2", "-p", "width=2")


def run(*arguments, folder=None):
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "provengym", "conform", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("target", "status"),
    [
        (PLAIN, 0),
        (BORDER, 1),
        (LAKE, 0),
    ],
)
def test_examples(target, status, capsys):
    assert main(["conform", target, "--reference", "GridWorld"]) == status

    out = capsys.readouterr().out
    assert ("equal" if status == 0 else "differs") in out
    if target == BORDER:
        assert "| A |\n    | G |" in out
        assert "action 3 (right)" in out
    if target == LAKE:
        assert "deliberately different: reaching the goal pays 1" in out


def test_a_note_that_most_environments_get_is_told_on_request(capsys):
    note = "a step after the end of an episode (up) gives"
    told = {}
    for option in ([], ["--verbose"], ["--json"]):
        assert main(["conform", BORDER, "--reference", "GridWorld", *option]) == 1
        told[tuple(option)] = capsys.readouterr().out

    assert note not in told[()]
    assert note in told["--verbose",]
    assert note in json.loads(told["--json",])["notes"][0]


def test_the_border_bug_escapes_gymnasium_s_checker(recwarn):
    import importlib.util

    from gymnasium.utils.env_checker import check_env

    spec = importlib.util.spec_from_file_location("border_bug", BORDER.rpartition(":")[0])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    check_env(module.GridWorld(), skip_render_check=True)
    recwarn.clear()


@pytest.mark.parametrize(
    ("arguments", "status", "verdict"),
    [
        ((PLAIN, *SMALL), 0, "equal"),
        ((BORDER, "--reference", "GridWorld"), 1, "differs"),
        ((PLAIN, *SMALL, "--budget", "0s"), 3, "inconclusive"),
        (("provengym/GridWorld-v0", *SMALL, "--engine", "systematic"), 0, "equal"),
    ],
)
def test_json_is_one_object_and_nothing_else(arguments, status, verdict, capsys):
    assert main(["conform", *arguments, "--json"]) == status

    captured = capsys.readouterr()
    assert json.loads(captured.out)["verdict"] == verdict
    assert captured.err == ""


def test_what_a_target_prints_does_not_touch_standard_output(tmp_path):
    (tmp_path / "noisy.py").write_text(
        f"import os, sys\nsys.path.insert(0, {str(GRIDS.parent)!r})\n"
        "from corpus.zoo.right_grids import Grid\n"
        "print('loading')\n"
        "class Noisy(Grid):\n"
        "    def reset(self, **options):\n"
        "        print('resetting'); os.write(1, b'raw\\n')\n"
        "        return super().reset(**options)\n"
    )
    # The current folder is searched for modules.
    done = run("noisy:Noisy", *SMALL, "--json", folder=tmp_path)

    assert done.returncode == 1, done.stderr
    (finding,) = json.loads(done.stdout)["findings"]
    assert finding["class"] == "api"
    assert "reset printed 'resetting raw' to standard output" in finding["story"]
    (note,) = done.stderr.splitlines()
    assert note.startswith("provengym: note: the target printed 'loading resetting raw resetting")
    assert note.endswith("...' to standard output")
    # Hypothesis leaves nothing behind, and reads nothing that would make a report depend on it.
    assert not (tmp_path / ".hypothesis").exists()


def test_nor_within_a_process(tmp_path, capfd):
    (tmp_path / "loud.py").write_text(
        "from corpus.zoo.right_grids import Grid\n"
        "class Loud(Grid):\n"
        "    def reset(self, **options):\n"
        "        print('resetting')\n"
        "        return super().reset(**options)\n"
    )
    assert main(["conform", f"{tmp_path / 'loud.py'}:Loud", *SMALL, "--json"]) == 1

    captured = capfd.readouterr()
    assert json.loads(captured.out)["verdict"] == "differs"
    (note,) = captured.err.splitlines()
    assert note.startswith("provengym: note: the target printed 'resetting resetting")


def test_an_interruption_still_reports(tmp_path):
    (tmp_path / "slow.py").write_text(
        f"import os, signal, sys\nsys.path.insert(0, {str(GRIDS.parent)!r})\n"
        "from corpus.zoo.right_grids import Grid\n"
        # A process in the background of a shell begins with the signal ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Slow(Grid):\n"
        "    count = 0\n"
        "    def step(self, action):\n"
        "        Slow.count += 1\n"
        "        if Slow.count == 500:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "        return super().step(action)\n"
    )
    done = run("slow.py:Slow", "--reference", "GridWorld", "--json", folder=tmp_path)

    assert done.returncode == 130, done.stderr
    report = json.loads(done.stdout)
    assert report["interrupted"]
    assert report["coverage"]["transitions"] > 0


def test_arguments_of_one_side_alone(capsys):
    status = main(
        ["conform", PLAIN, "--target-arg", "goal=[1,1]", "--reference-arg", "goal=null", *SMALL]
    )

    assert status == 0
    assert "goal=(1, 1)" in capsys.readouterr().out
