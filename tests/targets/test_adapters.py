"""Targets that are no Gymnasium environments: vectors, old Gym, processes, JAX."""

import gc
import os
import signal
from dataclasses import replace
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from corpus.batched_grids import Lanes
from corpus.odd_grids import Elsewhere, Raises
from corpus.vector_grids import OneLanesSpace, Shapeless, vector
from corpus.zoo.right_grids import Grid, Position, Tutorial
from corpus.zoo.right_styles import command, functional, old_gym
from corpus.zoo.wrong_grids import StopsShort
from limited import checked
from provengym.cli import main
from provengym.conformance import Binding, conform
from provengym.data.limits import NORMAL
from provengym.processes.timeout import Expired
from provengym.targets.adapters import functional as functional_adapter
from provengym.targets.adapters import process
from provengym.targets.guard import Trouble

SQUARE = {"height": 3, "width": 3}
ENGINES = ("contract", "systematic")


class Refuses(Grid):
    """Says so when it is asked to step after its end."""

    def step(self, action):
        assert self.cell != self.goal
        return super().step(action)


class Obeys(SyncVectorEnv):
    """Every lane does what the first is told."""

    def step(self, actions):
        return super().step(np.full_like(actions, actions[0]))


class FourItems(SyncVectorEnv):
    def step(self, actions):
        return super().step(actions)[:4]


class Ragged(OneLanesSpace):
    """Shows a number where a batch is due."""

    def reset(self, **kwargs):
        observations, infos = super().reset(**kwargs)
        return observations[0], infos


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("kind", [Refuses, Position, Tutorial])
def test_right_lanes_agree(mode, kind):
    report = conform(
        vector(kind, kind, kind, mode=mode), engines=ENGINES, reference="GridWorld", **SQUARE
    )

    assert report, report.findings[0].story
    assert report.coverage.complete
    assert "of the vector environment's 3 lanes 3 were checked to the end" in report.notes


@pytest.mark.parametrize("kind", [Grid, Position])
def test_a_vector_environment_that_declares_the_space_of_one_lane_is_played(kind):
    report = conform(
        vector(kind, kind, parent=OneLanesSpace), engines=ENGINES, reference="GridWorld", **SQUARE
    )

    assert report, report.findings[0].story
    assert report.coverage.complete
    assert any("observation_space is that of one lane" in note for note in report.notes)


def test_observations_that_are_no_batch_are_a_finding():
    (finding,) = conform(
        vector(Grid, Grid, parent=Ragged), engines=ENGINES, reference="GridWorld", **SQUARE
    ).findings

    assert finding.kind == "space"
    assert "the observations are no batch of" in finding.story


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_lanes_that_end_before_the_others_are_not_stepped_on(mode):
    report = conform(
        vector(Refuses, Refuses, mode=mode), engines=["lockstep"], reference="GridWorld", **SQUARE
    )

    assert report, report.findings[0].story


@pytest.mark.parametrize("lane", [0, 1, 2])
def test_a_binding_reads_the_environment_of_the_lane(lane):
    kinds = [Grid, Grid, Grid]
    kinds[lane] = Elsewhere
    fixed = {**SQUARE, "target_args": {}, "engines": ["systematic"]}
    own = Binding(state=lambda env: env.cell)
    (finding,) = conform(vector(*kinds), binding=own, reference="GridWorld", **fixed).findings
    assert (finding.kind, finding.actions) == ("transition", (3,))
    assert f"in lane {lane} of 3" in finding.story
    assert conform(vector(Grid, Grid), binding=own, reference="GridWorld", **fixed)


def test_a_binding_reads_a_lane_that_is_no_environment_of_its_own():
    cells = Binding(state=lambda lane: tuple(lane.env.cells[lane.lane]))
    assert conform(
        Lanes(3, 3, 2),
        binding=cells,
        engines=["systematic"],
        reference_args=SQUARE,
        reference="GridWorld",
    )

    first = Binding(state=lambda lane: tuple(lane.env.cells[0]))
    assert not conform(
        Lanes(3, 3, 2),
        binding=first,
        engines=["systematic"],
        reference_args=SQUARE,
        reference="GridWorld",
    )


def test_a_binding_reads_a_functional_state():
    pytest.importorskip("jax", reason="jax is not installed")
    binding = Binding(state=lambda state: tuple(int(word) for word in state))

    assert conform(
        functional(False),
        binding=binding,
        engines=ENGINES,
        reference_args=SQUARE,
        reference="GridWorld",
    )


@pytest.mark.parametrize("lane", [0, 1, 2])
def test_the_lane_that_differs_is_named(lane):
    kinds = [Grid, Grid, Grid]
    kinds[lane] = StopsShort

    report = conform(vector(*kinds), engines=["systematic"], reference="GridWorld", **SQUARE)

    (finding,) = report.findings
    assert finding.kind == "transition"
    assert f"(in lane {lane} of 3: " in finding.story
    assert finding.reproduced == 3
    assert not report.coverage.complete


def test_an_exception_is_of_the_lane_that_is_played():
    report = conform(vector(Grid, Raises), reference="GridWorld", **SQUARE)

    assert report.findings[0].kind == "exception"
    assert "step raised RuntimeError: broken\n  (in lane 0 of 2)" in report.findings[0].story


@pytest.mark.parametrize(
    ("parent", "kind"), [(Obeys, "transition"), (Shapeless, "api"), (FourItems, "api")]
)
def test_wrong_vector_environments_are_caught(parent, kind):
    report = conform(
        vector(Grid, Grid, parent=parent), engines=ENGINES, reference="GridWorld", **SQUARE
    )

    assert report.verdict == "differs"
    assert report.findings[0].kind == kind
    if parent is Obeys:
        assert "in lane 1 of 2" in report.findings[0].story


def test_a_vector_environment_of_ours_and_one_that_is_made_already():
    made = gymnasium.make_vec("provengym/GridWorld-v0", num_envs=2, **SQUARE)

    assert conform(made, engines=ENGINES, reference_args=SQUARE, reference="GridWorld")


def test_lanes_left_out_for_want_of_time_are_told():
    report = conform(vector(*[Grid] * 200), budget=1.0, reference="GridWorld", **SQUARE)

    assert not report.coverage.complete
    assert any("of the vector environment's 200 lanes" in note for note in report.notes)


@pytest.mark.parametrize("form", ["", "position", "box"])
def test_a_process_agrees(form):
    report = conform(command(form), engines=ENGINES, reference="GridWorld", **SQUARE)

    assert report, report.findings[0].story
    assert report.coverage.complete
    assert report.target == command(form)


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        ("border", "transition", ""),
        ("dies", "exit", "the process ended with status 7 during step"),
        ("sleeps", "timeout", "step took more than 1 s"),
        ("error", "exception", "step failed: no such action"),
        ("junk", "exception", "the process answered step with no JSON object: 'hello'"),
        ("list", "exception", "no JSON object: '[1]'"),
        ("deep", "exception", "no JSON object"),
        ("bytes", "exception", "no JSON object"),
        ("key", "api", "an answer has no 'truncated'"),
        ("ragged", "space", "is not in Discrete(9)"),
    ],
)
def test_what_a_process_does_wrong_is_a_finding(wrong, kind, said):
    limits = replace(NORMAL, call_seconds=1.0) if wrong == "sleeps" else NORMAL
    report = checked(command(wrong), limits, engines=ENGINES, **SQUARE)

    assert report.verdict == "differs"
    assert report.findings[0].kind == kind
    assert said in report.findings[0].story


def test_a_process_is_ended_whole_though_an_alarm_rings(monkeypatch):
    asked = process.maker(command(""), NORMAL)(**SQUARE)
    inner, wait, waits = asked._process, asked._process.wait, []

    def wait_after_an_alarm(timeout=None):
        waits.append(timeout)
        if len(waits) == 1:
            raise Expired
        return wait(timeout)

    monkeypatch.setattr(inner, "wait", wait_after_an_alarm)
    with pytest.raises(Expired):
        asked._stop()

    assert inner.returncode == -signal.SIGKILL
    assert inner.stdin.closed
    assert inner.stdout.closed


def test_a_process_is_ended_though_an_alarm_rings_before_it_is(monkeypatch):
    asked = process.maker(command(""), NORMAL)(**SQUARE)
    inner, kill = asked._process, os.killpg

    def killed_after_an_alarm(*args):
        monkeypatch.setattr(os, "killpg", kill)
        raise Expired

    monkeypatch.setattr(os, "killpg", killed_after_an_alarm)
    with pytest.raises(Expired):
        asked._stop()
    assert inner.returncode is None
    del asked
    gc.collect()

    assert inner.returncode == -signal.SIGKILL
    assert inner.stdout.closed


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("command:", "names no command"),
        ("command:'", "No closing quotation"),
        ("command:/no/such/program", "No such file"),
        (command("space"), "must be a Discrete, MultiDiscrete or Box, not 'Sphere'"),
        ("command:true", "the process ended with status 0 during make"),
    ],
)
def test_a_process_that_cannot_begin_is_one_line_and_status_two(target, said, capsys):
    assert main(["conform", target, "--reference", "GridWorld"]) == 2

    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_no_process_is_left():
    env = process.maker(command(""), NORMAL)()
    env.reset(seed=0)
    env.close()

    assert env._process.poll() is not None


@pytest.mark.parametrize("wrong", [False, True])
def test_old_gym_is_held_against_a_reference(wrong):
    report = conform(
        partial(old_gym, inner=StopsShort if wrong else Grid), reference="GridWorld", **SQUARE
    )

    assert report.verdict == ("differs" if wrong else "equal"), report.findings
    assert any("old package gym" in note for note in report.notes)


@pytest.mark.parametrize("wrong", [False, True])
@pytest.mark.parametrize("form", ["class", "instance", "with parameters"])
def test_functional_environments_are_played(wrong, form):
    pytest.importorskip("jax", reason="jax is not installed")
    kind = functional(short=wrong)
    target = {"class": kind, "instance": kind(), "with parameters": (kind(), 3)}[form]

    report = conform(target, engines=ENGINES, reference_args=SQUARE, reference="GridWorld")

    assert report.verdict == ("differs" if wrong else "equal"), report.findings
    assert any("JAX" in note for note in report.notes)


@pytest.mark.parametrize("name", ["reset", "step_env"])
def test_a_functional_environment_that_returns_too_much_is_told(name):
    pytest.importorskip("jax", reason="jax is not installed")
    kind = functional()
    returned = getattr(kind, name)
    setattr(kind, name, lambda self, *given: (*returned(self, *given), 0, 0))
    env = functional_adapter.adapt(kind(), 0).env
    call = {"reset": lambda: env.reset(seed=0), "step_env": lambda: env.step(1)}[name]
    if name == "step_env":
        env.reset(seed=0)

    with pytest.raises(Trouble, match=r"^(reset|step) must return \(observation, state"):
        call()
