"""Values of policies that are given by observations, exactly and in episodes."""

import json
from fractions import Fraction

import numpy as np
import pytest

import provengym
from evaluating import small
from provengym import evaluate
from provengym.data.errors import ConformanceError
from provengym.evaluating import episodes
from provengym.finite.policies import PolicyError
from provengym.solving import integer_model, under_policy

BUDGET = "3000steps"


@pytest.fixture(scope="module")
def model():
    """The exact model of the grid, and that its states are in another order."""
    found = small.extracted(small.Slippery)
    assert [found.observation(state) for state in range(found.states)] != list(range(9))
    return found


@pytest.mark.parametrize(
    "policy",
    [
        small.TABLE,
        np.eye(4, dtype=int)[small.TABLE],
        np.eye(4)[small.TABLE],
        dict(enumerate(small.TABLE.tolist())),
        small.down_then_right,
        small.learned,
    ],
    ids=["actions", "weights", "probabilities", "dictionary", "function", "learned"],
)
def test_a_policy_is_one_of_what_is_observed(model, policy):
    """Rows of an array are no states: read so, this policy would be worth much less."""
    worth = small.exact(small.TABLE, 0.9)
    found = evaluate(model, policy, discount="9/10")
    by_state = [small.TABLE[model.observation(state)] for state in range(9)]

    assert float(found.value.low) <= worth + 1e-9
    assert worth - 1e-9 <= float(found.value.high)
    assert provengym.solve(under_policy(model, policy), discount=0.9).values[0] == pytest.approx(
        worth, abs=1e-5
    )
    assert by_state != small.TABLE.tolist()
    assert found.certified is found.value
    assert found.best.value.low >= found.value.high
    assert (found.estimate, found.agrees) == (None, None)
    assert "nothing that could be played" in found.not_estimated


def test_the_value_of_a_target_lies_in_the_interval(model, tmp_path):
    found = evaluate(small.Slippery, small.TABLE, discount=0.9, budget=BUDGET, episodes=100)

    assert found.agrees
    assert found.estimate.low < small.exact(small.TABLE, 0.9) < found.estimate.high
    assert found.estimate.rewards == (-1, 5)
    assert found.estimate.bounded_by == "the exact model"
    assert found.tested
    assert found.success.exact == 1
    assert json.loads(json.dumps(found.to_dict()))["certified"]["low"] == float(found.value.low)
    model.save(tmp_path / "grid.npz")
    again = evaluate(str(tmp_path / "grid.npz"), small.TABLE, discount=0.9)
    assert again.value == found.value
    assert provengym.check(found.process, found.certificate).holds


def test_observations_and_actions_of_several_numbers(model):
    def pair(seen):
        return np.array(divmod(small.down_then_right(int(seen[0]) * small.SIDE + int(seen[1])), 2))

    found = evaluate(small.Boxed, pair, discount=0.9, budget=BUDGET, episodes=10)
    assert found.value == evaluate(model, small.TABLE, discount=0.9).value
    with pytest.raises(PolicyError, match="single numbers"):
        evaluate(small.Boxed, small.TABLE, discount=0.9, budget=BUDGET)


def test_the_policy_does_the_same_where_the_same_is_shown(model):
    found = evaluate(small.Hidden, [1, 1, 3].__getitem__, discount=0.9, budget=BUDGET, episodes=50)
    assert found.agrees
    assert found.value == evaluate(model, small.TABLE, discount=0.9).value
    assert found.process.states > len(found.process.observations)


def test_what_has_no_exact_model_is_estimated_where_rewards_are_bounded():
    def forward(seen):
        return np.array([0.9 if seen[0] == small.SIDE - 1 else -0.4], np.float32)

    asked = {"discount": 0.9, "budget": BUDGET, "episodes": 200}
    found = evaluate(small.Real, forward, reward_range=(-1, 5), **asked)
    assert found.certified is None
    assert "action space" in found.not_certified
    assert found.value.low < small.exact(small.TABLE, 0.9) < found.value.high
    assert found.estimate.bounded_by == "as given"
    assert evaluate(small.Real, forward, **asked).value is None
    with pytest.raises(ValueError, match=r"^reward_range: a step paid -1.0, which is not between"):
        evaluate(small.Real, forward, reward_range=(0, 5), **asked)
    with pytest.raises(PolicyError, match="must give an action of Box"):
        evaluate(small.Real, lambda seen: [3.0], reward_range=(-1, 5), **asked)


def test_episodes_that_lack_time_may_earn_anything():
    asked = {"discount": 0.9, "reward_range": (-1, 5), "episodes": 500}
    found = evaluate(small.Real, "random", budget="4000steps", **asked)
    all_of_them = evaluate(small.Real, "random", budget="400000steps", **asked)

    assert found.estimate.episodes < all_of_them.estimate.episodes == 500
    assert found.estimate.low < all_of_them.estimate.low
    assert found.estimate.high > all_of_them.estimate.high


def test_a_target_that_pays_what_its_model_does_not_departs(monkeypatch, model):
    monkeypatch.setattr("provengym.evaluating.api.extract", lambda target, **how: model)

    class Generous(small.Slippery):
        def step(self, action):
            seen, reward, *rest = super().step(action)
            return seen, 2 * reward, *rest

    found = evaluate(Generous, small.TABLE, discount=0.9, budget=BUDGET)
    assert found.agrees is False
    assert "a step paid -2.0, which is not between -1 and 5" in found.not_estimated


@pytest.mark.parametrize(
    ("asked", "value"),
    [({"horizon": 2}, -2), ({}, None), ({"objective": "total"}, None), ({"discount": 0}, -1)],
)
def test_objectives(model, asked, value):
    found = evaluate(model, small.TABLE, **asked)
    assert value is None or found.value.exact == value
    assert found.success.low > Fraction(99, 100) or asked == {"horizon": 2}
    assert evaluate(model, small.TABLE, success="none", **asked).success is None
    ends_never = evaluate(model, np.zeros(9, int), objective="total")
    assert ends_never.value is not None


def test_what_earns_without_end_has_no_total():
    stays = {0: {0: [(1, 0, 1, False)], 1: [(1, 0, 0, True)]}}
    found = evaluate(stays, np.array([0]), objective="total")
    assert found.value is None
    assert "no total return; with a discount or a horizon it is finite" in found.not_certified
    assert evaluate(stays, np.array([1])).value.exact == 0


def test_environments_of_this_package():
    asked = {"height": 2, "width": 3, "discount": 0.9, "episodes": 300}
    index = evaluate("GridWorld", np.array([1, 1, 1, 3, 3, 3]), **asked)
    position = evaluate(
        "GridWorld", lambda seen: 1 if seen[0] == 0 else 3, observation="position", **asked
    )
    assert index.value == position.value
    assert index.agrees
    assert position.agrees
    assert index.estimate.bounded_by == "GridWorld.reward_eq"
    assert position.estimate.mean == pytest.approx(index.estimate.mean)
    with pytest.raises(PolicyError, match="must have 6 rows"):
        evaluate("GridWorld", np.array([1] * 7), **asked)


def test_a_certificate_is_a_policy_of_states(model):
    solution = provengym.solve(model, discount=0.9)
    found = evaluate(model, solution.certificate, discount=0.9)
    assert found.best.value.low - found.value.high < Fraction(1, 10**6)
    with pytest.raises(PolicyError, match="does not hold"):
        evaluate(model, provengym.solve("GridWorld", discount=0.9).certificate, discount=0.9)
    hidden = small.extracted(small.Hidden)
    certificate = provengym.solve(hidden, discount=0.9).certificate
    with pytest.raises(PolicyError, match="one of states, and does different things where"):
        evaluate(hidden, certificate, discount=0.9)


def test_an_integer_model_has_lost_what_is_observed(model):
    with pytest.raises(TypeError, match="model must keep what its states show"):
        under_policy(integer_model(model, 0.9), small.TABLE)
    with pytest.raises(TypeError, match=r"provengym.extract makes the model of another one"):
        under_policy("FrozenLake-v1", "random")


@pytest.mark.parametrize(
    ("asked", "error", "message"),
    [
        ({"discount": 1}, ValueError, "discount must be"),
        ({"discount": 0.9, "horizon": 3}, ValueError, "discount and horizon exclude each other"),
        ({"objective": "best"}, ValueError, "objective must be"),
        ({"objective": "discounted"}, ValueError, "discount is missing"),
        ({"objective": "total", "horizon": 3}, ValueError, "horizon must not be given for"),
        ({"level": 1}, ValueError, "level must be between 0 and 1"),
        ({"episodes": 0}, ValueError, "episodes must be"),
        ({"seed": -1}, ValueError, "seed must be"),
        ({"reward_range": (1, 0)}, ValueError, "reward_range must be"),
        ({"reward_range": 3}, TypeError, "reward_range must be"),
        ({"success": "terminated and"}, ValueError, "success"),
        ({"parameters": {"x": 1}, "x": 2}, TypeError, "'x' is given twice"),
        ({"x": 2}, TypeError, "a model has no parameters"),
    ],
)
def test_wrong_use(model, asked, error, message):
    with pytest.raises(error, match=message):
        evaluate(model, small.TABLE, **asked)


def test_a_target_that_cannot_be_played(monkeypatch):
    class Fails(small.Real):
        def step(self, action):
            raise OSError("no network")

    asked = {"discount": 0.9, "reward_range": (-1, 5), "budget": BUDGET}
    with pytest.raises(ConformanceError, match="in an episode, step raised OSError: no network"):
        evaluate(Fails, "random", **asked)
    monkeypatch.setattr(episodes, "can_fork", lambda: False)
    with pytest.raises(ConformanceError, match="episodes need Linux or macOS"):
        evaluate(small.Real, "random", **asked)
