"""Policies as they are given, by what is observed, and read as exact shares of the actions.

A policy says what to do on an observation, and never what to do in a state by its number: models
number their states as they find them.
"""

from __future__ import annotations

import copy
import math
import numbers
import operator
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from provengym._validation import shown
from provengym.data.arrays import as_numpy
from provengym.data.errors import brief, told
from provengym.finite.observed import UnsupportedObservationError, identity
from provengym.models.values import key

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel

Shares = tuple[Fraction, ...]
"""The probability of each action, in their order; the sum is 1."""

UNIFORM = "random"
"""The policy to which all actions are as likely."""
FORMS = (
    f'"{UNIFORM}", a function of the observation, a model with predict, as Stable-Baselines3 has '
    "it, a dictionary of observations, or an array with a row for each number that is observed"
)
NEAR = 1e-5
"""The largest distance from 1 of a sum of probabilities in floating point."""
_FIRST_ASKED = 12
"""The number of first observations, and of times that a function is asked of each."""
_FIRST_TWICE = 10_000
"""The number of first observations of which it is asked twice."""
_KEPT = 1_000_000
"""The most observations for which the shares are remembered."""


class PolicyError(ValueError):
    """A policy does not say what is done; the message begins with the word policy."""


class Policy:
    """A policy: the probability of each action on an observation.

    Args:
        given: A policy in one of `FORMS`.  Its answer is an action, as the environment calls it; or
            probabilities, as a dictionary of actions or an array with one for each.  Integers are
            weights.
        actions: The environment's name for each action: an integer, or a tuple of numbers.

    Raises:
        TypeError: It is in none of these forms.
        PolicyError: An array can be no policy where these are the actions.
    """

    def __init__(self, given: object, actions: Sequence[Any]) -> None:
        self._actions = tuple(actions)
        self._numbers = {_flat(action): number for number, action in enumerate(self._actions)}
        self._known: dict[Hashable, Shares] = {}
        self.rows: int | None = None
        """The number of rows of an array; None for another form."""
        self.everywhere: Shares | None = None
        """The shares on every observation, where they are the same and known."""
        self._ask: Callable[[Any], Any]
        if isinstance(given, str) and given == UNIFORM:
            self.everywhere = (Fraction(1, len(self._actions)),) * len(self._actions)
        elif isinstance(given, np.ndarray):
            self._ask = self._of_rows(given)
        elif isinstance(given, Mapping):
            self._ask = _of_items(given)
        elif predicts(given):
            self._ask = lambda observation: self._same(_predicting(given), observation)
        elif callable(given) and not isinstance(given, type):
            self._ask = lambda observation: self._same(given, observation)
        else:
            raise TypeError(f"policy must be {FORMS}, got {shown(given)}")

    def shares(self, observation: Any) -> Shares:
        """The probability of each action where this is observed.

        Raises:
            PolicyError: The policy says nothing of it, or nothing that can be read in one way only.
        """
        if self.everywhere is not None:
            return self.everywhere
        try:
            look = identity(observation)
        except UnsupportedObservationError:
            return self._read(self._ask(observation), observation)
        if look not in self._known:
            found = self._read(self._ask(observation), observation)
            if len(self._known) == _KEPT:
                return found
            self._known[look] = found
        return self._known[look]

    def require_fit(self, model: FiniteModel, space: Any = None) -> None:
        """Refuse an array whose rows may be those of the states of a model, or are too few.

        Args:
            model: The model.
            space: The space of its observations, where that is known.

        Raises:
            PolicyError: It has not a row for each number that is observed; or as many rows as there
                are states, which are not those numbers.
        """
        if self.rows is None:
            return
        if isinstance(space, spaces.Discrete):
            self.require_rows(int(space.start + space.n))
        needed = 1 + max(map(_number, model.observations))
        if self.rows < needed:
            self.require_rows(needed)
        if needed < self.rows == model.states:
            raise PolicyError(
                f"policy has a row for each of {self.rows} states of the model, and must have one "
                f"for each number that is observed, 0 to {needed - 1}: states are numbered as they "
                "were found"
            )

    def require_rows(self, needed: int) -> None:
        """Refuse an array that has not so many rows.

        Raises:
            PolicyError: It has fewer or more.
        """
        if self.rows is not None and self.rows != needed:
            raise PolicyError(
                f"policy must have {needed} rows, one for each number that is observed, got "
                f"{self.rows}"
            )

    def _of_rows(self, table: NDArray[Any]) -> Callable[[Any], Any]:
        many = len(self._actions)
        self.rows = len(table) if table.ndim else 0
        if table.ndim == 1 and table.dtype.kind in "iu":
            if not all(isinstance(action, int) for action in self._actions):
                raise PolicyError(
                    f"policy must be an array of shape (observations, {many}), with weights of the "
                    f"{many} actions, where actions are not single numbers; or {FORMS}"
                )
        elif not (table.ndim == 2 and table.shape[1] == many and table.dtype.kind in "iuf"):
            raise PolicyError(
                f"policy must be an array of shape (observations,), with an action for each, or "
                f"(observations, {many}), with integer weights or probabilities of the {many} "
                f"actions, got shape {table.shape} of dtype {table.dtype}"
            )

        def ask(observation: Any) -> Any:
            number = _number(observation)
            if not 0 <= number < len(table):
                raise PolicyError(
                    f"policy has {len(table)} rows, one for each number that is observed, and "
                    f"{number} is observed"
                )
            row = table[number]
            return row if table.ndim == 1 else dict(zip(self._actions, row.tolist(), strict=True))

        return ask

    def _same(self, function: Callable[[Any], Any], observation: Any) -> Any:
        """Return the answer of a function to an observation; at first it is asked several times.

        Raises:
            PolicyError: It answers different things, or raises.
        """
        answers, before = list[Any](), len(self._known)
        for _ in range(
            _FIRST_ASKED if before < _FIRST_ASKED else 2 if before < _FIRST_TWICE else 1
        ):
            try:
                answers.append(function(copy.deepcopy(observation)))
            except PolicyError:
                raise
            except Exception as error:
                raise PolicyError(
                    f"policy raised {told(error)} where {brief(observation)} is observed"
                ) from error
            if self._read(answers[-1], observation) != self._read(answers[0], observation):
                raise PolicyError(
                    f"policy must be a function of the observation, and of {brief(observation)} it "
                    f"made {brief(answers[0])} and {brief(answers[-1])}: it draws, or remembers; "
                    "of one that draws, let it return the probabilities"
                )
        return answers[0]

    def _read(self, answer: Any, observation: Any) -> Shares:
        """The shares that an answer is."""
        value = as_numpy(answer)
        if isinstance(value, Mapping):
            weights: list[Any] = [0] * len(self._actions)
            for action, weight in value.items():
                weights[self._action(action, observation)] = weight
            return self._shares(weights, observation)
        found = self._numbers.get(_flat(value))
        listed = _listed(value)
        if listed is not None and len(listed) == len(self._actions):
            if found is not None:
                raise PolicyError(
                    f"policy: {brief(value)} may be an action or the weights of "
                    f"{len(self._actions)}; give a dictionary {{action: probability}}"
                )
            return self._shares(listed, observation)
        number = self._action(value, observation)
        return tuple(Fraction(int(k == number)) for k in range(len(self._actions)))

    def _action(self, value: Any, observation: Any) -> int:
        """The number of an action."""
        flat = _flat(value)
        number = self._numbers.get(flat)
        if number is None and isinstance(flat, tuple):  # of a Box, whose items are rounded
            near = _rounded(flat)
            found = (k for name, k in self._numbers.items() if _rounded(name) == near)
            number = next(found, None)
        if number is None:
            names = brief(list(self._actions) if len(self._actions) < 9 else self._actions[:8])
            raise PolicyError(
                f"policy must give one of the {len(self._actions)} actions {names}, or their "
                f"probabilities, got {brief(value)} where {brief(observation)} is observed"
            )
        return number

    def _shares(self, weights: Sequence[Any], observation: Any) -> Shares:
        """The shares of weights, or of probabilities, whose sum is a little off."""
        weights = [w.item() if isinstance(w, np.generic) else w for w in weights]
        exact = all(isinstance(weight, numbers.Rational) for weight in weights)
        try:
            parts = [Fraction(weight) for weight in weights]
        except (TypeError, ValueError, OverflowError):  # texts, NaN and infinities
            parts = [Fraction(-1)]
        total = sum(parts)
        whole = exact and all(part.denominator == 1 for part in parts)
        if min(parts) < 0 or total <= 0 or not (whole or math.isclose(total, 1, abs_tol=NEAR)):
            raise PolicyError(
                "policy must give probabilities whose sum is 1, or integer weights, none of them "
                f"negative, got {brief(weights)} where {brief(observation)} is observed"
            )
        return tuple(part / total for part in parts)


def sampled(given: object) -> Callable[[Any], dict[int, float]]:
    """Return the probabilities with which a model of Stable-Baselines3 draws its actions, as a
    function of the observation.

    Args:
        given: A model whose policy has a distribution of single numbers, as that of PPO has.

    Raises:
        TypeError: It is none; of what has no predict its own answer says what is drawn.
    """
    policy: Any = getattr(given, "policy", None)
    if not (predicts(given) and callable(getattr(policy, "get_distribution", None))):
        raise TypeError(
            "sample needs a model of Stable-Baselines3 that draws its actions, as PPO does, got "
            f"{shown(given)}"
        )

    def probabilities(observation: Any) -> dict[int, float]:
        policy.set_training_mode(False)  # as predict does
        asked = policy.obs_to_tensor(observation)[0]
        found = getattr(policy.get_distribution(asked).distribution, "probs", None)
        if found is None:
            raise PolicyError("policy draws no single numbers, which sample needs")
        return dict(enumerate(np.asarray(found.detach().cpu(), np.float64).ravel().tolist()))

    return probabilities


def require_plain(given: object, space: Any) -> None:
    """Refuse a model of Stable-Baselines3 that was trained on other observations than these: of
    several steps, or normalised.

    Args:
        given: A policy in any form.
        space: The space of the observations of the environment, or None where it is not known.

    Raises:
        PolicyError: It was; the message says how to give it.
    """
    if not predicts(given):
        return
    find = getattr(given, "get_vec_normalize_env", None)
    normaliser = find() if callable(find) else None
    if normaliser is not None and getattr(normaliser, "norm_obs", True):
        raise PolicyError(
            "policy was trained on observations that VecNormalize normalised; give the function "
            "lambda seen: model.predict(normaliser.normalize_obs(seen), deterministic=True)[0]"
        )
    trained = getattr(given, "observation_space", None)
    if not (isinstance(trained, spaces.Box) and isinstance(space, spaces.Box)):
        return
    # Of pictures the model puts the channels first by itself.
    if sorted(trained.shape) != sorted(space.shape):
        raise PolicyError(
            f"policy was trained on observations of shape {trained.shape}, and the environment's "
            f"have {space.shape}; let the target be the environment in the wrapper that it was "
            "trained with, such as FrameStackObservation"
        )


def text_of(given: object) -> str:
    """A policy in words."""
    if isinstance(given, str):
        return given
    kind = type(given).__name__
    name = kind if predicts(given) or not callable(given) else getattr(given, "__name__", kind)
    shape = f" of shape {given.shape}" if isinstance(given, np.ndarray) else ""
    return f"{name}{shape}"


def acting(given: object, space: Any, seed: int) -> Callable[[Any], Any]:
    """Return the function from observations to actions that a policy is, where the actions are not
    numbered.

    Args:
        given: "random", a function of the observation, or a model with predict.
        space: The space of actions.
        seed: The seed of what "random" draws from the space.

    Raises:
        TypeError: It is in none of these forms.
    """
    if isinstance(given, str) and given == UNIFORM:
        space.seed(seed % 2**32)
        return lambda observation: space.sample()
    asked = _predicting(given) if predicts(given) else given
    if not callable(asked) or isinstance(asked, type):
        raise TypeError(
            f"policy must be a function or a model with predict where actions are of {space}, got "
            f"{shown(given)}"
        )

    def act(observation: Any) -> Any:
        action = np.asarray(as_numpy(asked(observation)), dtype=space.dtype)
        if not space.contains(action):
            raise PolicyError(
                f"policy must give an action of {space}, got {brief(action)} where "
                f"{brief(observation)} is observed"
            )
        return action

    return act


def predicts(given: object) -> bool:
    """Return whether a policy is a model as Stable-Baselines3 has it."""
    return callable(getattr(given, "predict", None)) and not isinstance(given, type)


def _predicting(model: Any) -> Callable[[Any], Any]:
    """The deterministic actions of a model of Stable-Baselines3."""

    def predicted(observation: Any) -> Any:
        answer = model.predict(observation, deterministic=True)
        if not (isinstance(answer, tuple) and len(answer) == 2):
            raise PolicyError(
                "policy: its predict must return (action, state), as in Stable-Baselines3, got "
                f"{brief(answer)}; give a function of the observation"
            )
        if answer[1] is not None:
            raise PolicyError(
                "policy remembers, for its predict returns a state: it is no function of the "
                "observation; of an environment that shows what it remembers it can be one"
            )
        return answer[0]

    return predicted


def _of_items(given: Mapping[Any, Any]) -> Callable[[Any], Any]:
    """Return the lookup of observations in a dictionary, which compares them by value."""
    by_value = {key(observation): answer for observation, answer in given.items()}
    if len(by_value) < len(given):
        raise PolicyError("policy has two entries for one observation")

    def ask(observation: Any) -> Any:
        look = key(observation)
        if look not in by_value:
            raise PolicyError(f"policy says nothing of {brief(observation)}, which is observed")
        return by_value[look]

    return ask


def _number(observation: Any) -> int:
    """The single number that is observed."""
    value = as_numpy(observation)
    if isinstance(value, np.ndarray) and value.shape == ():
        value = value[()]
    try:
        return operator.index(value)
    except TypeError:
        raise PolicyError(
            f"policy can be an array only where single numbers are observed, not "
            f"{brief(observation)}; give a function or a dictionary"
        ) from None


def _flat(value: Any) -> Any:
    """An action, as it is compared: an integer, or a tuple of the numbers of an array."""
    if isinstance(value := as_numpy(value), (np.ndarray, np.generic)):
        flat = value.ravel().tolist()
        return tuple(flat) if value.shape else flat[0]
    if isinstance(value, (list, tuple)):
        try:
            return tuple(np.ravel(value).tolist())
        except ValueError:  # rows of several lengths
            return None
    return value if isinstance(value, int) else None


def _rounded(flat: Any) -> Any:
    """A tuple of numbers as 32-bit floats, which is what most action spaces hold."""
    if not isinstance(flat, tuple):
        return flat
    try:
        return tuple(np.asarray(flat, dtype=np.float32).tolist())
    except (TypeError, ValueError):  # something else than numbers
        return None


def _listed(value: Any) -> list[Any] | None:
    """The numbers of a list of one dimension; None of anything else."""
    if isinstance(value, np.ndarray):
        return value.tolist() if value.ndim == 1 and value.dtype.kind in "iuf" else None
    if not isinstance(value, (list, tuple)):
        return None
    return list(value) if all(isinstance(item, numbers.Real) for item in value) else None
