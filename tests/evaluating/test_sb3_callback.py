"""The callback for Stable-Baselines3, with stand-ins for its classes."""

import importlib
import sys
import types

import pytest

import provengym
from evaluating import small


class BaseCallback:
    """As far as `ExactValue` uses that of Stable-Baselines3: it counts calls and has a logger."""

    def __init__(self, verbose=0):
        self.verbose, self.n_calls, self.num_timesteps = verbose, 0, 0

    def init_callback(self, model):
        self.model = model

    @property
    def logger(self):
        return self.model.logger

    def on_step(self):
        self.n_calls += 1
        self.num_timesteps += 16
        return self._on_step()

    def on_training_end(self):
        self._on_training_end()


class Logger:
    def __init__(self):
        self.rows, self.written = [], []

    def record(self, key, value):
        self.rows.append((key, value))

    def dump(self, step):
        self.written.append((step, len(self.rows)))


@pytest.fixture
def sb3(monkeypatch):
    """`provengym.sb3` over the stand-ins."""
    kinds = {"callbacks": {"BaseCallback": BaseCallback}, "vec_env": {"VecEnv": object}}
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    for name, has in kinds.items():
        module = types.ModuleType(f"stable_baselines3.common.{name}")
        vars(module).update(has)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.delitem(sys.modules, "provengym.sb3", raising=False)
    yield importlib.import_module("provengym.sb3")
    sys.modules.pop("provengym.sb3")
    vars(provengym).pop("sb3", None)


class Learner(small.Drawing):
    """Goes down alone until it has learned."""

    def __init__(self):
        self.logger, self.has_learned = Logger(), False

    def predict(self, observation, **how):
        return super().predict(observation, **how) if self.has_learned else (1, None)


def test_the_value_is_logged_while_the_policy_learns(sb3):
    model = small.extracted(small.Slippery)
    learner, callback = Learner(), sb3.ExactValue(model, every=2, discount=0.9)
    callback.init_callback(learner)
    for call in range(4):
        learner.has_learned = call == 3
        assert callback.on_step()
    logged = learner.logger.rows
    assert [name for name, _ in logged] == 2 * ["exact/value", "exact/best", "exact/share"]
    first, last = dict(logged[:3]), dict(logged[3:])
    assert (
        first["exact/value"]
        < last["exact/value"]
        == pytest.approx(small.exact(small.TABLE, 0.9), abs=1e-5)
    )
    assert first["exact/best"] == last["exact/best"] >= last["exact/value"]
    assert callback.found.value == provengym.evaluate(model, small.TABLE, discount=0.9).value
    callback.on_training_end()
    assert len(learner.logger.rows) == 9
    assert learner.logger.written == [(64, 9)]


def test_actions_are_evaluated_as_they_are_drawn(sb3):
    learner = Learner()
    callback = sb3.ExactValue("GridWorld", every=1, sample=True, horizon=9, height=3, width=3)
    callback.init_callback(learner)
    callback.on_step()
    assert callback.found.actions == "sampled"
    assert dict(learner.logger.rows)["exact/best"] == -3


def test_wrong_use(sb3):
    with pytest.raises(ValueError, match="every must be"):
        sb3.ExactValue("GridWorld", every=0, discount=0.9)
    with pytest.raises(ValueError, match="target has no exact decision process: .* action space"):
        sb3.ExactValue(small.Real, every=1, discount=0.9)
