"""An environment that cannot be extracted, as a reference: it is stepped next to the target."""

from __future__ import annotations

import contextlib
import copy
import math
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.wrappers import TimeLimit

from provengym.conformance.references.answering import answering
from provengym.data.arrays import as_numpy, as_scalar
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL
from provengym.models.free_model import some_actions
from provengym.models.stepped_model import Counting, SteppedModel
from provengym.targets import loading
from provengym.targets.adapters import adapt, inside
from provengym.targets.budget import Budget
from provengym.targets.form import require_environment
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from collections.abc import Iterator

_KINDS = (np.random.Generator, np.random.RandomState, random.Random)


class _Stepped:
    """One environment of the reference's; whatever goes wrong in it is the user's to mend."""

    calls = 0

    def __init__(
        self,
        text: str,
        target: loading.Target,
        parameters: Mapping[str, Any],
        modules: contextlib.AbstractContextManager[None],
        budget: Counting,
    ) -> None:
        self._text, self._modules, self._budget = text, modules, budget
        with self._call("the constructor"):
            made = target.make(**parameters)
        with self._call("the constructor"):
            env, _ = loading.bare(made, lambda: True)
            self.env = adapt(env).env
            require_environment(self.env, text, "reference")
        own = loading.time_limit_of(self.env)
        kept = env._max_episode_steps if type(env) is TimeLimit else own
        self.time_limit: float = math.inf if kept is None else kept
        self._is_single = target.single

    def reset(self, seed: int | None) -> Any:
        """The observation."""
        self.calls += 1
        self._budget.check()
        with self._call("reset"):
            result = self.env.reset(seed=seed)
        if not (isinstance(result, tuple) and len(result) == 2):
            raise ConformanceError(
                f"the reference {self._text}: reset must return (observation, info), "
                f"not {brief(result)}"
            )
        return _kept(result[0])

    def step(self, action: Any) -> tuple[Any, float, bool, bool]:
        """Observation, reward, terminated, truncated."""
        self.calls += 1
        self._budget.check()
        self._budget.count_of_reference(1)
        with self._call("step"):
            result = self.env.step(action)
        if not (isinstance(result, tuple) and len(result) == 5):
            raise ConformanceError(
                f"the reference {self._text}: step must return (observation, reward, terminated, "
                f"truncated, info), not {brief(result)}"
            )
        observation, *others = result
        try:
            reward, terminated, truncated = map(as_scalar, others[:3])
            return _kept(observation), float(reward), bool(terminated), bool(truncated)
        except (TypeError, ValueError) as error:
            raise ConformanceError(
                f"the reference {self._text}: step returned {brief(others[0])} as its reward"
            ) from error

    def stream(self) -> object:
        """The state of the generator that Gymnasium seeds, where it is the only one in sight."""
        return stream(self.env)

    def close(self) -> None:
        """Close the environment, whatever it says."""
        if not self._is_single:
            with contextlib.suppress(ConformanceError), self._call("close"):
                getattr(self.env, "close", lambda: None)()

    @contextlib.contextmanager
    def _call(self, name: str) -> Iterator[None]:
        with self._modules, answering(f"the reference {self._text}: {name}"):
            yield


def stream(env: Any) -> object:
    """The state of the generator that Gymnasium seeds, with those of the process; None where there
    is none, or the environment has others."""
    env = inside(env)
    inner = getattr(env, "unwrapped", env)
    own = getattr(inner, "__dict__", {})
    generators = [value for value in own.values() if isinstance(value, _KINDS)]
    seeded = own.get("_np_random")
    if not isinstance(seeded, np.random.Generator) or len(generators) != 1:
        return None
    name, words, *rest = np.random.get_state()  # noqa: NPY002
    shared = random.getstate(), name, np.asarray(words).tobytes(), *rest
    return repr(seeded.bit_generator.state), shared


def stepped_model(
    text: str, name: str, parameters: Mapping[str, Any], seed: int, why: str
) -> SteppedModel:
    """The environment itself as the reference.

    Args:
        text: The environment, in the forms of a target.
        name: The reference.
        parameters: What it is constructed with.
        seed: Of the choice of actions where there are many.
        why: Why there is no model of it.

    Raises:
        ConformanceError: It cannot be loaded, constructed or played.
    """
    own = own_modules(text, is_alone=True)
    try:
        with own:
            target = loading.find(text, NORMAL)
        target.check_arguments(parameters)
    except ConformanceError as error:
        raise ConformanceError(f"the reference {name}: {error}") from error
    if target.single:
        raise ConformanceError(
            f"the reference {name} is one environment, which cannot be made again; "
            "name a class or function that makes it"
        )
    first = _Stepped(name, target, parameters, own, Budget(math.inf))
    try:
        labels = some_actions(first.env.action_space, seed)
    except Exception as error:
        raise ConformanceError(
            f"the reference {name}: no action can be drawn from its action space"
        ) from error
    finally:
        first.close()
    return SteppedModel(
        name,
        parameters,
        labels,
        lambda budget: _Stepped(name, target, parameters, own, budget),
        why=why,
        time_limit=first.time_limit,
    )


def _kept(observation: Any) -> Any:
    """The observation, which the environment may write into later."""
    return copy.deepcopy(as_numpy(observation))
