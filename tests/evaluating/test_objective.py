"""The return that is evaluated where none is asked for, and how a model acts."""

import random
import types
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from auditing.processes import END, drawn, process
from evaluating import small
from provengym import evaluate
from provengym.evaluating import objective
from provengym.finite.induced import ends_surely, induced
from provengym.finite.policies import Policy, PolicyError, require_plain

HALF, ONE = Fraction(1, 2), Fraction(1)
WAITS = process([[[(HALF, 0, -1), (HALF, END, 4)], [(ONE, 0, -1)], [(ONE, 0, 1)]]])
"""One tries, with even chances to be through; or one waits, at a cost or for a reward."""
COSTLY = replace(WAITS, rewards=np.minimum(WAITS.rewards, 0))
TRIES, STAYS = {0: 0}, {0: 1}


def test_the_total_counts_where_episodes_surely_end():
    found = evaluate(COSTLY, TRIES)
    assert (found.objective, found.objective_because) == ("expected total return", objective.SURELY)
    assert abs(found.value.low + 1) < Fraction(1, 10**6)
    limited = evaluate(COSTLY.with_time_limit(3), TRIES)
    assert limited.objective == "expected total return, without the limit of 3 steps"
    assert limited.value == found.value
    assert limited.to_dict()["objective_because"] == objective.SURELY


def test_else_the_limit_of_the_environment_counts():
    found = evaluate(COSTLY.with_time_limit(3), STAYS)
    assert found.objective == "expected return within 3 steps, the limit of the environment"
    assert (found.objective_because, found.value.exact) == (objective.MAY_GO_ON, -3)


def test_it_counts_too_where_others_earn_without_end():
    found = evaluate(WAITS.with_time_limit(3), TRIES)
    assert found.objective_because == objective.ENDLESS
    assert (found.value.exact, found.best.value.exact) == (Fraction(21, 8), Fraction(7, 2))
    assert evaluate(WAITS, TRIES).best is None


def test_else_a_discount_is_asked_for():
    with pytest.raises(ValueError, match=r"^discount is missing, .* need not end, and .* no limit"):
        evaluate(COSTLY, STAYS)
    with pytest.raises(ValueError, match=r"need not end, .* a limit of 2,000,000 steps, too many"):
        evaluate(COSTLY.with_time_limit(2_000_000), STAYS)
    unknown = process([[[(HALF, END, 4)]]], lost=[(0, 0)])
    with pytest.raises(ValueError, match=r"^discount is missing, .* are not known to end, and"):
        evaluate(unknown, "random")
    limited = evaluate(unknown.with_time_limit(2), "random", reward_range=(0, 4))
    assert limited.objective_because == objective.NOT_KNOWN
    assert evaluate(COSTLY, STAYS, discount=HALF).objective_because == objective.ASKED
    for asked in ({"horizon": 2}, {"objective": "total"}):
        assert evaluate(COSTLY, STAYS, **asked).objective_because == objective.ASKED


def test_episodes_end_surely_exactly_where_the_chance_to_go_on_vanishes():
    """By the chance that an episode still goes on after many steps, by powers of a matrix."""
    found = set()
    for seed in range(60):
        model = process(drawn(random.Random(seed)))
        chain = induced(model, Policy("random", model.actions)).model
        matrix = np.zeros((chain.states, chain.states))
        for state in range(chain.states):
            for p, after, _, terminated, truncated in chain.row(state, 0):
                if not (terminated or truncated or chain.ended[after]):
                    matrix[state, after] += float(p)
        on = np.linalg.matrix_power(matrix, 200 * chain.states).sum(axis=1).max()
        assert ends_surely(chain) == (on < 1e-3), seed
        found.add(ends_surely(chain))
    assert found == {True, False}


def test_a_target_without_a_model_has_the_limit_of_its_id():
    gymnasium.register("Real-v0", entry_point=small.Real, max_episode_steps=7)
    try:
        asked = {"reward_range": (-1, 5), "budget": "3000steps", "episodes": 20}
        found = evaluate("Real-v0", "random", **asked)
        assert found.objective == "expected return within 7 steps, the limit of the environment"
        assert found.objective_because == objective.NOT_KNOWN
        with pytest.raises(ValueError, match="discount is missing"):
            evaluate(small.Real, "random", **asked)
    finally:
        del gymnasium.registry["Real-v0"]


def test_a_model_that_learns_takes_the_mode_of_its_actions_or_samples_them():
    model, asked = small.extracted(small.Slippery), {"discount": 0.9}
    mode = evaluate(model, small.Drawing(), **asked)
    assert (mode.actions, mode.policy) == ("mode", "Drawing")
    assert mode.value == evaluate(model, small.TABLE, **asked).value
    sampled = evaluate(model, small.Drawing(), sample=True, **asked)
    assert (sampled.actions, sampled.policy) == ("sampled", "Drawing")
    weights = 3 * np.eye(4, dtype=int)[small.TABLE]
    weights[:, 2] += 1
    by_weights = evaluate(model, weights, **asked)
    assert (by_weights.actions, sampled.value) == ("as given", by_weights.value)
    assert sampled.value.high < mode.value.low


def test_what_draws_no_actions_has_none_to_sample():
    class OfSeveral(small.Drawing):
        def get_distribution(self, observations):
            return type("Distribution", (), {"distribution": [1, 2]})

    model = small.extracted(small.Slippery)
    for policy in (small.learned, small.TABLE, "random"):
        with pytest.raises(TypeError, match="^sample needs a model of Stable-Baselines3"):
            evaluate(model, policy, discount=0.9, sample=True)
    with pytest.raises(PolicyError, match="draws no single numbers"):
        evaluate(model, OfSeveral(), discount=0.9, sample=True)


def test_a_model_that_was_trained_on_other_observations_is_refused():
    class Stacked(small.Learned):
        observation_space = spaces.Box(0, 9, (4, 2), np.float32)

    class Normalised(small.Learned):
        def get_vec_normalize_env(self):
            return types.SimpleNamespace(norm_obs=self.norm_obs)

        norm_obs = True

    asked = {"discount": 0.9, "reward_range": (-1, 5), "budget": "3000steps", "episodes": 5}
    with pytest.raises(PolicyError, match=r"shape \(4, 2\), and the environment's have \(2,\)"):
        evaluate(small.Real, Stacked(), **asked)
    model = small.extracted(small.Slippery)
    with pytest.raises(PolicyError, match="VecNormalize normalised; give the function"):
        evaluate(model, Normalised(), discount=0.9)
    Normalised.norm_obs = False
    assert evaluate(model, Normalised(), discount=0.9).actions == "mode"


def test_pictures_may_have_their_channels_first():
    model = types.SimpleNamespace(
        predict=lambda *_: None, observation_space=spaces.Box(0, 255, (3, 8, 9), np.uint8)
    )
    require_plain(model, spaces.Box(0, 255, (8, 9, 3), np.uint8))
    with pytest.raises(PolicyError, match="FrameStackObservation"):
        require_plain(model, spaces.Box(0, 255, (8, 9, 1), np.uint8))
