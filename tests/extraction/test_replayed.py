"""Extraction of environments whose states cannot be saved, by replaying actions."""

import subprocess
import sys
import threading
from fractions import Fraction

import numpy as np
import pytest

from extraction import opaque
from extraction.zoo import states
from provengym.data.errors import ConformanceError
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.bisimulation import differ
from provengym.finite.files import load_model
from provengym.targets.binding import Binding

KEY = "env.x, env.y"


def extracted(target, **asked):
    return extract_model(Extraction(target=target, **{"budget": 60, "hash_seeds": 0, **asked}))


@pytest.mark.parametrize("slips", [0.0, 0.25])
@pytest.mark.parametrize(
    "kind", [opaque.Locked, opaque.Iterates, opaque.IteratesLater, opaque.Goes]
)
def test_the_model_is_that_of_the_same_grid_without_what_cannot_be_saved(kind, slips):
    parameters = {"slips": slips}
    model = extracted(kind, parameters=parameters, key=KEY)
    known = extracted(opaque.Grid, parameters=parameters)
    assert model.complete, model.why_incomplete()
    assert model.states == known.states == 9
    for state in range(9):
        assert model.observation(state) == known.observation(state)
        assert model.history(state) == known.history(state)
        for action in range(4):
            assert model.row(state, action) == known.row(state, action)
    assert "its states cannot be saved" in model.assumption
    assert "histories that it merges with others" in model.assumption


def test_probabilities_are_exact():
    model = extracted(opaque.Locked, parameters={"slips": 0.25}, key=KEY)
    (start,) = model.start_distribution()
    chances = {model.observation(s): p for p, s, *_ in model.row(start, 0)}
    assert chances == {3: Fraction(13, 16), 0: Fraction(1, 8), 1: Fraction(1, 16)}


@pytest.mark.parametrize(
    ("kind", "key", "same"),
    [
        (opaque.TurnsUnseen, opaque.with_phase, opaque.Turns),
        (opaque.ChoosesUnseen, f"{KEY}, env.chosen[0]", opaque.Chooses),
    ],
)
def test_a_key_that_reads_all_that_matters_keeps_states_apart(kind, key, same):
    model = extracted(kind, key=key)
    assert model.complete, model.why_incomplete()
    assert differ(model, extracted(same)) is None


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (opaque.TurnsUnseen, KEY),
        (opaque.TurnsHidden, KEY),
        (opaque.ChoosesUnseen, KEY),
        (opaque.Marked, KEY),  # after many ways to the first cell that are alike
        (states.InCounter, "env.place"),  # only after three steps without a move
    ],
)
def test_a_key_without_what_matters_is_found_out(kind, key):
    model = extracted(kind, key=key)
    assert not model.complete
    assert any("the key is not complete" in finding.message for finding in model.findings)


def test_a_key_that_changes_the_environment_is_never_silent():
    model = extracted(opaque.TurnsHidden, key=opaque.taking)
    assert not model.complete
    assert any("another state" in why for row in model.unknown_rows for why in row.reasons)


def test_the_key_may_be_that_of_a_binding():
    model = extracted(opaque.Locked, binding=Binding(state_key=lambda env: (env.x, env.y)))
    assert model.complete, model.why_incomplete()
    assert model.states == 9


@pytest.mark.parametrize(
    ("kind", "held"),
    [(opaque.Locked, "lock holds a _thread.lock"), (opaque.Iterates, "iterator holds a .*generat")],
)
def test_a_key_is_needed(kind, held):
    with pytest.raises(ConformanceError, match=f"cannot be saved and restored: {held}.*--key"):
        extracted(kind)


def test_without_a_key_a_later_step_is_unknown():
    model = extracted(opaque.IteratesLater)
    assert not model.complete
    reasons = [why for row in model.unknown_rows for why in row.reasons]
    assert reasons
    assert all("cannot be kept without a key" in why for why in reasons)


def test_a_replay_that_departs_is_never_silent():
    model = extracted(opaque.Ages, key=KEY)
    assert not model.complete
    assert any("did something else" in why for row in model.unknown_rows for why in row.reasons)
    assert any("the class Ages.steps changes" in one.message for one in model.findings)


def test_a_reset_is_compared_after_the_actions_that_end_an_episode():
    model = extracted(opaque.Begins, key=KEY)
    assert [finding.kind for finding in model.findings] == ["reset"]


@pytest.mark.parametrize("kind", [opaque.KeepsDraw, opaque.KeepsDrawInFrame])
def test_a_draw_that_is_kept_is_unknown(kind):
    model = extracted(kind, key=KEY)
    assert not model.complete
    assert any(
        "a draw that is not decided" in why for row in model.unknown_rows for why in row.reasons
    )


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (opaque.DrawsFirst, "in the constructor, too many draws"),
        (opaque.Asks, r"in the constructor, the system is asked for something \(open\)"),
        (opaque.AsksForTime, "in the constructor, time.time is called"),
        (opaque.share_an_iterator(), "all of them share a itertools.cycle"),
        (opaque.share(np.random.default_rng(3)), "an ordinary Generator"),
        (opaque.always_the_same(), "each time the same one comes"),
        (opaque.Locked(), "others like it must be constructed"),
    ],
)
def test_it_must_be_possible_to_construct_another_one(target, why):
    with pytest.raises(ConformanceError, match=why):
        extracted(target, key=KEY)


@pytest.mark.parametrize("make", [opaque.share_a_list(), opaque.share(threading.Lock())])
def test_a_new_environment_that_is_another_one_is_unknown(make):
    model = extracted(make, key=KEY)
    assert not model.complete
    reasons = [why for row in model.unknown_rows for why in row.reasons]
    assert any("newly constructed environment is not as the first" in why for why in reasons)


def test_environments_may_share_a_lock_that_is_free_between_calls():
    assert extracted(opaque.share_a_lock(), key=KEY).complete


def test_a_constructor_may_read_a_file():
    assert extracted(opaque.Reads, key=KEY).complete


def test_calls_of_the_replays_count():
    model = extracted(opaque.Locked, key=KEY, budget="300steps")
    assert not model.finite
    assert "the budget is spent" in model.unfinished
    assert extracted(opaque.Grid, key=KEY, budget="300steps").complete


def test_from_the_command_line(tmp_path):
    target, path = f"{opaque.__file__}:Locked", tmp_path / "model.npz"
    command = [sys.executable, "-m", "provengym", "extract", target, "--budget", "40000steps"]
    command += ["-o", str(path)]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (refused.returncode, "as --key observation where" in refused.stderr) == (2, True)
    command += ["--key", KEY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The target agrees with the reference on all 32 transitions" in done.stdout
    assert load_model(path).states == 9
