"""Success in a model: as the user says, or as its infos, or its rewards and its ends, show."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.errors import told
from provengym.data.expressions import expression
from provengym.finite.forms import integer_model, opened, starts_of
from provengym.finite.graphs import reached
from provengym.finite.integer_model import IntegerModel
from provengym.finite.model import FiniteModel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bools = NDArray[np.bool_]

SuccessGiven = str | Callable[..., object]
"""An expression over `observation`, `action`, `reward`, `terminated`, `truncated` and `info`, or a
function with these parameters."""

NAMES = ("observation", "action", "reward", "terminated", "truncated", "info")
HOW = "name it: an expression such as 'terminated and reward > 0'"
_RULES = {
    "given": "as given",
    "info": 'info["is_success"] or info["success"] of the step',
    "reward": "a terminating step of positive reward, above that of every step that goes on",
    "termination": "the end of the episode, for every step costs, and those that end it do not "
    "differ",
}


class UnknownSuccess(ValueError):
    """The model does not show what success is."""


def success_model(
    given: Any, success: SuccessGiven | None = None, *, threads: int = 1, **params: Any
) -> IntegerModel:
    """The process in which a success pays one and ends the episode, and nothing else pays, without
    a discount: its values are probabilities of success.

    What success is, is what `success` says.  Otherwise it is what the infos of an extracted model
    say, ``"is_success"`` or ``"success"``.  Otherwise it is inferred from the steps that can be
    taken (`rule`): a step that terminates with a positive reward above that of every step that
    does not terminate; or, where no reward is positive, some is negative and something
    terminates, termination, if all terminating steps pay the same, and no less than any other.

    Args:
        given: A model in any form that `solve` takes.  One that was made here, if `success` is
            not given again, is the answer.
        success: An expression over `observation` (what follows the step; the number of the state
            where the model says nothing else), `action`, `reward`, `terminated`, `truncated` and
            `info` (which is empty), with `np` and `math`; or a function of these six.
        threads: The number of threads that compute.
        params: Parameters of the environment.

    Raises:
        TypeError: `success` is no expression and no function, or `given` is no model.
        UnknownSuccess: There is none, and the model does not show it.
        ValueError: The expression is none, or raises.
    """
    if isinstance(given, IntegerModel) and given.success is not None and success is None:
        return given.discounted(1)
    if isinstance(given := opened(given), FiniteModel):
        rule, won = successes(given, success)
        return paying_for(given, won, rule, rule_text(rule, success))
    model = integer_model(given, 1, threads=threads, **params)
    if success is None:
        possible = model.possible()
        met = reached(possible, starts_of(given, params))[possible.state_of]
        rewards, ends = possible.rewards[met], possible.terminated[met]
        rule = _inferred(rewards, ends)
        success_of: Bools = _by(rule, rewards, ends, model.rewards, model.terminated)
    else:
        rule = "given"
        success_of = _asked(
            success,
            model.successors.tolist(),
            (model.row_of % model.actions).tolist(),
            (model.rewards / model.reward_scale).tolist(),
            model.terminated.tolist(),
            None,
        )
    return replace(
        model,
        reward_scale=1,
        rewards=success_of.astype(np.int64),
        terminated=model.terminated | success_of,
        reward_rounding=0.0,
        given=None if model.given is None else replace(model.given, of_success=True),
        success=(rule, rule_text(rule, success)),
    )


def paying_for(given: FiniteModel, won: Bools, rule: str, text: str) -> IntegerModel:
    """`success_model` where these outcomes of a complete model are the successes."""
    changed = replace(given, rewards=won.astype(np.float64), terminated=given.terminated | won)
    return replace(integer_model(changed, 1), success=(rule, text))


def successes(given: FiniteModel, success: SuccessGiven | None = None) -> tuple[str, Bools]:
    """The outcomes of a model that succeed, shape (transitions,), and the rule that says so.

    Raises:
        TypeError, UnknownSuccess, ValueError: As `success_model` says.
    """
    success_of: Bools
    if success is None and given.success is not None:
        rule, success_of = "info", given.success
    elif success is None:
        if not given.complete:
            raise UnknownSuccess(
                f"what success is cannot be inferred of a model that is not complete; {HOW}"
            )
        rule = _inferred(given.rewards, given.terminated)
        success_of = _by(rule, given.rewards, given.terminated, given.rewards, given.terminated)
    else:
        rule = "given"
        rows = np.repeat(np.arange(given.row_starts.size - 1), np.diff(given.row_starts))
        success_of = _asked(
            success,
            [given.observation(state) for state in given.successors.tolist()],
            [given.actions[row % len(given.actions)] for row in rows.tolist()],
            given.rewards.tolist(),
            given.terminated.tolist(),
            given.truncated.tolist(),
        )
    return rule, success_of


def _inferred(rewards: NDArray[Any], ends: Bools) -> str:
    """The rule by which steps with these rewards succeed."""
    if not ends.any():
        raise UnknownSuccess(f"no step terminates, so what success is is not known; {HOW}")
    most = _largest(rewards[~ends])
    if (rewards[ends] > max(0, most)).any():
        return "reward"
    last = rewards[ends]
    if rewards.max() <= 0 and rewards.min() < 0 and last.min() == last.max() >= most:
        return "termination"
    raise UnknownSuccess(f"the rewards do not show what success is; {HOW}")


def _largest(rewards: NDArray[Any]) -> float:
    return rewards.max() if rewards.size else -math.inf


def _by(
    rule: str, seen: NDArray[Any], seen_ends: Bools, rewards: NDArray[Any], ends: Bools
) -> Bools:
    """The steps that succeed by a rule that was inferred from those that were seen."""
    if rule == "termination":
        return ends
    least = max(0, _largest(seen[~seen_ends]))
    return np.asarray(ends & (rewards > least))


def rule_text(rule: str, success: SuccessGiven | None) -> str:
    """Return in words what success is."""
    return success.strip() if isinstance(success, str) else _RULES[rule]


def function_of(success: SuccessGiven) -> Callable[..., object]:
    """Return the function of `NAMES` that says whether a step succeeds.

    Raises:
        TypeError: It is no expression and no function.
        ValueError: The expression is none.
    """
    if isinstance(success, str):
        return expression("success", success)
    if callable(success):
        return success
    raise TypeError(f"success must be an expression or a function, got {shown(success)}")


def _asked(
    success: SuccessGiven,
    observations: list[Any],
    actions: list[Any],
    rewards: list[float],
    terminated: list[bool],
    truncated: list[bool] | None,
) -> Bools:
    """Return the answers of an expression or a function for each transition."""
    found = function_of(success)
    cut = truncated if truncated is not None else [False] * len(rewards)
    result = np.empty(len(rewards), np.bool_)
    columns = zip(observations, actions, rewards, terminated, cut, strict=True)
    for number, column in enumerate(columns):
        try:
            answer = found(**dict(zip(NAMES, (*column, {}), strict=True)))
            result[number] = bool(answer)
        except Exception as error:
            raise ValueError(f"success: it raised {told(error)}") from error
    return result
