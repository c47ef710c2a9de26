"""Any environment as a reference: its model is extracted first, or it is stepped next to the target
where it cannot be."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gymnasium.wrappers import TimeLimit

from provengym.conformance.references.answering import answering
from provengym.conformance.references.finite import FiniteReference
from provengym.conformance.references.tolerant import TolerantParameters
from provengym.data.arrays import as_scalar, kept
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL
from provengym.data.spec import part_of
from provengym.extraction.run import Extraction, extract_model
from provengym.models.free_model import some_actions
from provengym.models.stepped_model import (
    ALONGSIDE,
    PREFIX,
    Answer,
    Counting,
    GoesOn,
    SteppedModel,
    to_the_end,
)
from provengym.models.values import as_parameter
from provengym.processes.budget import Budget
from provengym.processes.isolation import WorkError
from provengym.targets import loading
from provengym.targets.adapters import adapt
from provengym.targets.form import require_environment
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from provengym.data.spec import CheckSpec
    from provengym.models.model import Model

SHARE = 0.5
"""The share of the check's budget in which a model is extracted."""


class _GuardedEnv:
    """One environment of the reference's; whatever goes wrong in it is the user's to mend."""

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
            env, limit = loading.bare(made)
            self.env = adapt(env).env
            require_environment(self.env, text, "reference")
            if limit is not None:
                self.env = TimeLimit(self.env, limit)
        kept = loading.time_limit_of(self.env)
        self.time_limit: float = math.inf if kept is None else kept
        self._is_single = target.single

    def play(
        self, seed: int | None, actions: Iterable[Any], goes_on: GoesOn = to_the_end
    ) -> list[Answer]:
        """The answers to a reset and actions, up to the end of the episode or as long as it goes
        on."""
        self._budget.check()
        with self._call("reset"):
            answers = [self._first(self.env.reset(seed=seed))]
        with self._call("step") as begin:
            for number, action in enumerate(actions):
                if answers[-1].done or self._budget.is_spent or not goes_on(number, answers[-1]):
                    break
                begin()
                answers.append(self._next(self.env.step(action)))
                self._budget.count_of_reference(1)
        self._budget.check()
        return answers

    def step(self, action: Any) -> Answer:
        """The answer to a step."""
        self._budget.check()
        self._budget.count_of_reference(1)
        with self._call("step"):
            return self._next(self.env.step(action))

    def close(self) -> None:
        """Close the environment, whatever it says."""
        if not self._is_single:
            with contextlib.suppress(ConformanceError), self._call("close"):
                getattr(self.env, "close", lambda: None)()

    def _first(self, result: Any) -> Answer:
        if not (isinstance(result, tuple) and len(result) == 2):
            raise ConformanceError(
                f"the reference {self._text}: reset must return (observation, info), "
                f"not {brief(result)}"
            )
        return Answer(kept(result[0]))

    def _next(self, result: Any) -> Answer:
        if not (isinstance(result, tuple) and len(result) == 5):
            raise ConformanceError(
                f"the reference {self._text}: step must return (observation, reward, terminated, "
                f"truncated, info), not {brief(result)}"
            )
        observation, *others = result
        try:
            reward, terminated, truncated = map(as_scalar, others[:3])
            return Answer(kept(observation), (float(reward), bool(terminated), bool(truncated)))
        except (TypeError, ValueError) as error:
            raise ConformanceError(
                f"the reference {self._text}: step returned {brief(others[0])} as its reward"
            ) from error

    @contextlib.contextmanager
    def _call(self, name: str) -> Iterator[Callable[[], None]]:
        with self._modules, answering(f"the reference {self._text}: {name}") as begin:
            yield begin


def stepped_model(
    text: str, name: str, parameters: Mapping[str, Any], seed: int, why: str
) -> SteppedModel:
    """The environment itself as the reference.

    Args:
        text: The environment, in the forms of a target.
        name: The reference.
        parameters: The parameters that it is constructed with.
        seed: The seed of the choice of actions where there are many.
        why: The reason why there is no model of it.

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
    first = _GuardedEnv(name, target, parameters, own, Budget(math.inf))
    try:
        labels = some_actions(first.env.action_space, seed)
    except Exception as error:
        raise ConformanceError(
            f"the reference {name}: no action can be drawn from its action space"
        ) from error
    finally:
        first.close()
    model = SteppedModel(
        name,
        parameters,
        labels,
        lambda budget: _GuardedEnv(name, target, parameters, own, budget),
        why=why,
        time_limit=first.time_limit,
    )
    if target.usage is not None:
        model.notes = (f"the reference {name} was {target.usage}",)
    return model


class ExtractedParameters(TolerantParameters):
    """An environment, of which a model is extracted at the parameters that are asked for.

    Where there is no complete model, or no engine is asked for that takes one, the environment
    itself is the reference.

    Args:
        target: The text after ``env:``, in the forms of a target.
        spec: The check.
    """

    def __init__(self, target: str, spec: CheckSpec | None = None) -> None:
        super().__init__(PREFIX + target)
        self._target, self._spec = target, spec

    def _model(
        self, given: dict[str, Any], *, reward_tolerance: float, observation_tolerance: float
    ) -> Model:
        if self._spec is not None and self._spec.engines == (ALONGSIDE,):
            why = "none was asked for"
        else:
            trust = () if self._spec is None else self._spec.trust
            asked = Extraction(
                target=self._target, parameters=given, budget=self._budget(), trust=trust
            )
            try:
                finite = extract_model(asked)
            except (ConformanceError, WorkError) as error:
                why = str(error)
            else:
                if finite.complete:
                    parameters = {name: as_parameter(value) for name, value in given.items()}
                    return FiniteReference(
                        finite, parameters, reward_tolerance, observation_tolerance
                    )
                why = finite.why_incomplete()
        seed = 0 if self._spec is None else self._spec.seed
        known = stepped_model(self._target, PREFIX + self._target, given, seed, why)
        known.reward_tolerance = reward_tolerance
        known.observation_tolerance = observation_tolerance
        return known

    def _budget(self) -> float | str:
        if self._spec is None:
            return Extraction.budget
        return part_of(self._spec.budget, SHARE)
