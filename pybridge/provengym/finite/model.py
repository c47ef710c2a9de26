"""A finite decision process with exact probabilities, as it is extracted from an environment."""

from __future__ import annotations

import copy
import functools
import hashlib
import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym._validation import MAX_LANES, MAX_STEPS, integer
from provengym.data.codec import plain
from provengym.data.episode import brief_actions
from provengym.data.errors import brief
from provengym.finite import changed, quantities
from provengym.finite import legal as _legal
from provengym.models import archives
from provengym.targets.remote.codec import encode_space

if TYPE_CHECKING:
    import os

    from gymnasium.vector import AutoresetMode, VectorEnv
    from numpy.typing import NDArray

    from provengym.finite.changed import Monitor, RewardGiven
    from provengym.finite.observed import Observations

Place = tuple[int, int]
"""A state and the number of an action."""

PLAYED = "provengym/Model-v0"
"""The id of the environment that plays a model."""

UNSAID = -1
"""The success of a step whose info does not say whether it succeeds."""
_AT_ONCE = 1 << 20
"""The number of rows that are looked at together; more would take more memory."""
_LONGEST_SPACE = 1 << 24
"""Characters of JSON that a space may be in a file."""
_LARGEST = 1 << 62
"""Sums of 64-bit integers up to here do not wrap."""

DTYPES: dict[str, type] = {
    "observation_of": np.int32,
    "ended": np.bool_,
    "parents": np.int32,
    "parent_actions": np.int32,
    "starts": np.int32,
    "start_probabilities": np.int32,
    "row_starts": np.int64,
    "successors": np.int32,
    "rewards": np.float64,
    "terminated": np.bool_,
    "truncated": np.bool_,
    "probability_of": np.int32,
}


@dataclass(frozen=True)
class Unknown:
    """Probability whose outcome is not known: it was not explored, or left what is followed."""

    state: int | None
    """None for the reset."""
    action: int | None
    mass: Fraction
    reasons: Mapping[str, int]
    """The reasons, and the number of outcomes that each stands for."""


@dataclass(frozen=True)
class Rounding:
    """An outcome that exists only because a cumulative sum of floats does not end at 1."""

    state: int | None
    """None for the reset."""
    action: int | None
    probability: Fraction
    shown: str
    """The observation after it, in words; that state is no part of the model for it."""


@dataclass(frozen=True)
class ExtractionFinding:
    """An error of the environment, of the key or of the model, as the extraction shows."""

    kind: str
    """``"reset"``, ``"after_done"``, ``"space"``, ``"api"`` or ``"extraction"``."""
    message: str
    actions: tuple[int, ...] = ()
    """A shortest history that leads there, in numbers of the model's actions."""

    def to_dict(self) -> dict[str, Any]:
        """Return the finding as values of JSON."""
        return {"class": self.kind, "message": self.message, "actions": list(self.actions)}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class FiniteModel:
    """A finite decision process: its states, and every outcome of every action with its exact
    probability.

    State ``s`` and action ``a`` have the outcomes ``row_starts[i]`` to ``row_starts[i + 1] - 1``
    where ``i = s * len(actions) + a``.  Outcome ``t`` has the probability
    ``probabilities[probability_of[t]]``, leads to ``successors[t]`` and pays ``rewards[t]``.  A
    state that ends an episode has no outcomes.

    `provengym.solve`, `check` and ``conform(reference=...)`` take it.
    """

    target: str
    """The target that it was extracted from, in words."""
    parameters: dict[str, Any] = field(default_factory=dict)
    constructed: str = ""
    """Those of them that nobody gave, and the call in its package that they are of."""
    actions: tuple[Any, ...]
    """The environment's name for each action: an integer, or a tuple of them."""
    observations: Observations
    """The distinct observations."""
    observation_of: NDArray[np.int32]
    """The number of the observation that each state shows, of shape (states,)."""
    ended: NDArray[np.bool_]
    """True where an episode is over, of shape (states,)."""
    parents: NDArray[np.int32]
    """The state before, on a shortest history, of shape (states,); -1 for starts."""
    parent_actions: NDArray[np.int32]
    """The action that leads from there, of shape (states,); -1 for starts."""
    starts: NDArray[np.int32]
    """The states after a reset."""
    start_probabilities: NDArray[np.int32]
    """The number of each start's probability in `probabilities`, of the shape of `starts`."""
    row_starts: NDArray[np.int64]
    """The first outcome of each row, and the end of the last; shape (states * actions + 1,)."""
    successors: NDArray[np.int32]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    probability_of: NDArray[np.int32]
    probabilities: tuple[Fraction, ...]
    """The distinct probabilities."""
    success: NDArray[np.bool_] | None = None
    """True for each outcome whose info says that it succeeds (``"is_success"`` or ``"success"``;
    False where it says nothing); None where no info says anything of it."""
    legal: NDArray[np.bool_] | None = None
    """True for each action that is legal in a state, of shape (states, actions); None where all
    are.  What an action does that is not is known, too; who solves the model does not take it."""
    unknown_rows: tuple[Unknown, ...] = ()
    rounding: tuple[Rounding, ...] = ()
    findings: tuple[ExtractionFinding, ...] = ()
    assumptions: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """Further observations of the extraction, which are no errors."""
    tested: str = ""
    """The tests of the model and their result, in a sentence."""
    time_limit: int | None = None
    """The limit of steps of an episode, that of Gymnasium with which the environment was made or
    its own; it is no part of the states."""
    observation_space: spaces.Space[Any] | None = None
    """The environment's; None where it is not known."""
    action_space: spaces.Space[Any] | None = None
    """The environment's; None where it is not known."""
    limit_spares_ends: bool = False
    """True if a step at the limit that terminates is not truncated, as it is by Gymnasium's."""
    unfinished: str = ""
    """The limit that was met before every state was expanded, and what the states differ in; empty
    where they all were."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "parameters", copy.deepcopy(self.parameters))
        states, outcomes = len(self.observation_of), len(self.successors)
        sizes = {
            **dict.fromkeys(("ended", "parents", "parent_actions"), states),
            "observation_of": states,
            "start_probabilities": len(self.starts),
            "starts": len(self.starts),
            "row_starts": states * len(self.actions) + 1,
            **dict.fromkeys(
                ("successors", "rewards", "terminated", "truncated", "probability_of"), outcomes
            ),
        }
        for name, dtype in DTYPES.items():
            array: NDArray[Any] = np.ascontiguousarray(getattr(self, name), dtype=dtype)
            if array.shape != (sizes[name],):
                raise ValueError(f"{name} must have the shape ({sizes[name]},), got {array.shape}")
            array.flags.writeable = False
            object.__setattr__(self, name, array)
        shapes = {"success": (outcomes,), "legal": (states, len(self.actions))}
        for name, shape in shapes.items():
            if getattr(self, name) is not None:
                said = np.ascontiguousarray(getattr(self, name), dtype=np.bool_)
                if said.shape != shape:
                    raise ValueError(f"{name} must have the shape {shape}, got {said.shape}")
                said.flags.writeable = False
                object.__setattr__(self, name, said)
        if self.legal is not None and not (self.legal.any(axis=1) | self.ended).all():
            raise ValueError("legal must have an action in each state in which the episode goes on")
        _require_within("observation_of", self.observation_of, 0, len(self.observations))
        _require_within("parents", self.parents, -1, states)
        _require_within("parent_actions", self.parent_actions, -1, len(self.actions))
        _require_within("starts", self.starts, 0, states)
        _require_within("successors", self.successors, 0, states)
        for name in ("probability_of", "start_probabilities"):
            _require_within(name, getattr(self, name), 0, len(self.probabilities))
        rows = self.row_starts
        if rows[0] != 0 or rows[-1] != outcomes or (rows[1:] < rows[:-1]).any():
            raise ValueError(f"row_starts must increase from 0 to {outcomes}")
        if (self.parents >= np.arange(states)).any():
            raise ValueError("parents must be states before their own")
        for p in self.probabilities:
            if not 0 < p <= 1:
                raise ValueError(f"probabilities must be above 0 and at most 1, got {brief(p)}")
        if not (finite := np.isfinite(self.rewards)).all():
            raise ValueError(f"rewards must be finite, got {self.rewards[~finite][0]}")
        if self._is_above_one():
            raise ValueError("the probabilities of a row must not sum to more than 1")
        if self._starts_are_above_one():
            raise ValueError("the probabilities of the starts must not sum to more than 1")

    @property
    def states(self) -> int:
        """The number of states, those included in which an episode is over."""
        return len(self.observation_of)

    @property
    def transitions(self) -> int:
        """The number of outcomes of all actions in all states."""
        return len(self.successors)

    @property
    def finite(self) -> bool:
        """True if every state that known outcomes reach was explored."""
        return not self.unfinished

    @property
    def complete(self) -> bool:
        """True if every outcome of every action in every reachable state is known, under the
        `assumption`; nothing is unknown, and the extraction itself found nothing wrong."""
        return (
            self.finite
            and not self.unknown_rows
            and not any(finding.kind == "extraction" for finding in self.findings)
        )

    @property
    def unknown(self) -> dict[Place | None, Fraction]:
        """The probability mass whose outcome is not known, by state and action; None for the
        reset."""
        return {
            None if row.state is None or row.action is None else (row.state, row.action): row.mass
            for row in self.unknown_rows
        }

    @property
    def assumption(self) -> str | None:
        """The assumptions, in one text; None if there are none."""
        return "; ".join(self.assumptions) or None

    @property
    def deterministic(self) -> bool:
        """True if a reset has one outcome, and no action has several."""
        return len(self.starts) == 1 and self.has_certain_steps

    @property
    def has_certain_steps(self) -> bool:
        """True if no action has several outcomes."""
        return not any(True for _ in self._rows_of_several())

    @functools.cached_property
    def depths(self) -> NDArray[np.int64]:
        """The number of steps to each state in a shortest history, of shape (states,)."""
        found = np.zeros(self.states, np.int64)
        for state, parent in enumerate(self.parents.tolist()):
            if parent >= 0:
                found[state] = found[parent] + 1
        return found

    def observation(self, state: int) -> Any:
        """Return the observation that a state shows; a new object each time."""
        return self.observations[int(self.observation_of[state])]

    @functools.cached_property
    def shows_numbers(self) -> bool:
        """True if each state shows its number, and nothing else."""
        observed = self.observations
        if list(observed.forms) != [["int"]]:
            return False
        numbers = observed.columns[0][0][observed.places][self.observation_of]
        return bool(np.array_equal(numbers, np.arange(self.states)))

    def history(self, state: int) -> tuple[int, ...]:
        """Numbers of actions that lead from a reset to a state with positive probability: a
        shortest history."""
        actions: list[int] = []
        while self.parents[state] >= 0:
            actions.append(int(self.parent_actions[state]))
            state = int(self.parents[state])
        return tuple(reversed(actions))

    def told(self, actions: Iterable[int]) -> str:
        """Actions, given by their numbers, in words: as the environment calls them."""
        return brief_actions(tuple(plain(self.actions[number]) for number in actions))

    def row(self, state: int, action: int) -> list[tuple[Fraction, int, float, bool, bool]]:
        """The outcomes ``(probability, successor, reward, terminated, truncated)`` of an action;
        their probabilities and the row's `unknown` mass sum to 1."""
        at = state * len(self.actions) + action
        return [
            (
                self.probabilities[int(self.probability_of[t])],
                int(self.successors[t]),
                float(self.rewards[t]),
                bool(self.terminated[t]),
                bool(self.truncated[t]),
            )
            for t in range(int(self.row_starts[at]), int(self.row_starts[at + 1]))
        ]

    def start_distribution(self) -> dict[int, Fraction]:
        """The probability of each state after a reset."""
        return {
            int(state): self.probabilities[int(number)]
            for state, number in zip(self.starts, self.start_probabilities, strict=True)
        }

    def save(self, path: str | os.PathLike[str], *, compressed: bool = True) -> None:
        """Write the model to a ``.npz`` file in one step.

        Args:
            path: The file.
            compressed: True to take time for a smaller file.

        Raises:
            ValueError: The file has another ending.
            OSError: It cannot be written.
        """
        path = archives.with_ending(path)
        archives.write(path, self._header(), self.arrays(), compressed=compressed)

    @functools.cached_property
    def digest(self) -> str:
        """The SHA-256 of all that a file of the model holds."""
        told = json.dumps(self._header(), sort_keys=True, default=repr)
        found = hashlib.sha256(told.encode())
        for name, array in sorted(self.arrays().items()):
            found.update(f"{name} {array.dtype.str} {array.shape} ".encode())
            found.update(np.ascontiguousarray(array).data.cast("B") if array.size else b"")
        return found.hexdigest()

    def make_vec(
        self, n: int, *, autoreset_mode: AutoresetMode | str = "next_step", **arguments: Any
    ) -> VectorEnv[Any, Any, Any]:
        """n lanes that play the model, each call of which is one of compiled code.

        Args:
            n: The number of lanes, 1 to 2147483647.
            autoreset_mode: An `AutoresetMode`, its value, or "next_step", "same_step" or
                "disabled".
            **arguments: More of those of `provengym.vector.KernelVectorEnv`.

        Raises:
            TypeError, ValueError: An argument is refused, or the model is not complete.

        >>> import provengym
        >>> envs = provengym.extract("CliffWalking-v1").make_vec(3)
        >>> envs.reset(seed=0)[0]
        array([36, 36, 36])
        """
        n = integer("n", n, 1, MAX_LANES)
        made: VectorEnv[Any, Any, Any] = gymnasium.make_vec(
            PLAYED, num_envs=n, model=self, autoreset_mode=autoreset_mode, **arguments
        )
        return made

    def with_time_limit(self, steps: int | None) -> FiniteModel:
        """The model whose episodes are truncated after so many steps, whatever the last one does,
        as by Gymnasium's `TimeLimit`.

        Args:
            steps: From 1; a limit that the model has and that comes earlier stays.  None sets aside
                that which it has.

        Raises:
            TypeError, ValueError: It is something else.
        """
        if steps is None:
            return replace(self, time_limit=None, limit_spares_ends=False)
        steps = integer("steps", steps, 1, MAX_STEPS)
        if self.time_limit is not None and self.time_limit < steps:
            return self
        return replace(self, time_limit=steps, limit_spares_ends=False)

    def with_reward(self, reward: RewardGiven) -> FiniteModel:
        """The model with other rewards.  What is optimal in it need not be so in the original; for
        rewards that keep that see `shaped`.

        Args:
            reward: The reward as a function of the observation before the step, the action, the
                observation after it, the model's reward, terminated and truncated.  It is asked
                once for each that occur, and rounded to float64.

        Raises:
            TypeError: It gives no number.
            ValueError: It gives one that is not finite.

        >>> import provengym
        >>> cliff = provengym.extract("CliffWalking-v1")
        >>> def risky(seen, action, after, reward, terminated, truncated):
        ...     return max(reward, -10)
        >>> float(cliff.with_reward(risky).rewards.min())
        -10.0
        """
        made: FiniteModel = changed.rewarded(
            self, reward, f"its rewards are not those of {self.target}"
        )
        return made

    def shaped(
        self,
        potential: Callable[[Any], float | Fraction],
        discount: float | str | Fraction,
    ) -> FiniteModel:
        """The model in which a step from s to s' pays ``discount * potential(s') - potential(s)``
        more; what follows the end of an episode has the potential 0 (Ng, Harada and Russell 1999).

        For this discount the fixed point of Bellman's optimality operator falls by the potential,
        and the greedy policies stay what they are, as is proved (`Spec/MDP/Shaping.lean`).  With a
        discount below 1, or where every policy ends its episodes, these are the optimal ones, as
        long as no limit of steps cuts an episode.  Rewards are rounded to float64, which `notes`
        tells: actions that were equally good may then differ by as much.

        Args:
            potential: A number for each observation.
            discount: The discount factor in [0, 1], as `provengym.solve` takes it.

        Raises:
            TypeError: The potential gives no number.
            ValueError: It gives one that is not finite, or the discount is out of range.
        """
        made: FiniteModel = changed.shaped(self, potential, quantities.discount(discount, one=True))
        return made

    def restricted(self, mask: Any) -> FiniteModel:
        """The model with fewer actions, and the states that these reach.

        Args:
            mask: Booleans, True for what is allowed.  Of shape (actions,): the others are left out
                everywhere.  Of shape (states, actions), or a function from an observation to
                (actions,): in that state an action that is not allowed does what the first does
                that is.

        Raises:
            ValueError: The model is not complete, or the mask is none of these, or leaves no action
                where an episode goes on.
        """
        made: FiniteModel = changed.restricted(self, mask)
        return made

    def legally(self) -> FiniteModel:
        """The model of `legal` actions, and of the states that these reach; itself where all are.

        An action that is not legal does what the first does that is.
        """
        made: FiniteModel = _legal.legally(self)
        return made

    def product(self, monitor: Monitor) -> FiniteModel:
        """The model that a finite automaton watches, whose state is a part of its states.

        What is observed is a pair, of what the model shows and the number of the automaton's state.
        An episode terminates where the automaton ends it, and its success is the automaton's where
        that says what it accepts: so are asked how likely it is to stay safe, or to reach one place
        and avoid another.

        Args:
            monitor: The automaton.  It is asked once for each of its states, observation, action
                and observation after it that occur.

        Raises:
            ValueError: The model is not complete, or the automaton leaves its states.

        >>> import provengym
        >>> lake = provengym.extract("FrozenLake-v1", parameters={"is_slippery": False})
        >>> def watch(state, seen, action, after):
        ...     if after == 15:
        ...         return "by 8" if state == "at 8" else "straight"
        ...     return "at 8" if after == 8 else state
        >>> states = ("begun", "at 8", "by 8", "straight")
        >>> detour = provengym.Monitor(states=states, step=watch, accepts=("by 8",))
        >>> provengym.solve(lake.product(detour), objective="success").values[0]
        np.float64(1.0)
        """
        made: FiniteModel = changed.product(self, monitor)
        return made

    @property
    def shown_space(self) -> spaces.Space[Any] | None:
        """`observation_space`; where it is not known and all observations are integers, none below
        0, that of the numbers up to the largest; None of others."""
        found = self.observations.integers
        if self.observation_space is not None or found is None:
            return self.observation_space
        if not found.size or found.min() < 0 or found.max() == np.iinfo(np.int64).max:
            return None
        return spaces.Discrete(int(found.max()) + 1)

    def to_gymnasium(self, **arguments: Any) -> gymnasium.Env[Any, Any]:
        """The environment that plays the model, as `gymnasium.make` makes it.

        Args:
            **arguments: More of those of `gymnasium.make`, such as `render_mode`.

        Raises:
            TypeError, ValueError: An argument is refused, or the model is not complete.
        """
        made: gymnasium.Env[Any, Any] = gymnasium.make(PLAYED, model=self, **arguments)
        return made

    def _header(self) -> dict[str, Any]:
        """All but the arrays, for JSON."""
        return {
            "format": archives.FORMAT,
            "version": archives.VERSION,
            "target": self.target,
            "parameters": self.parameters,
            "constructed": self.constructed,
            "actions": [list(a) if isinstance(a, tuple) else a for a in self.actions],
            "observation_forms": list(self.observations.forms),
            "probabilities": [str(p) for p in self.probabilities],
            "unknown": [
                [row.state, row.action, str(row.mass), dict(row.reasons)]
                for row in self.unknown_rows
            ],
            "rounding": [
                [row.state, row.action, str(row.probability), row.shown] for row in self.rounding
            ],
            "findings": [finding.to_dict() for finding in self.findings],
            "assumptions": list(self.assumptions),
            "notes": list(self.notes),
            "tested": self.tested,
            "time_limit": self.time_limit,
            "limit_spares_ends": self.limit_spares_ends,
            "observation_space": _told(self.observation_space),
            "action_space": _told(self.action_space),
            "unfinished": self.unfinished,
        }

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All arrays by name, those of the observations included."""
        arrays = {name: getattr(self, name) for name in DTYPES}
        said = {"success": self.success, "legal": self.legal}
        arrays |= {name: array for name, array in said.items() if array is not None}
        return {**arrays, **self.observations.arrays()}

    def chosen(self, items: NDArray[Any]) -> dict[str, Any]:
        """The arrays of some outcomes, by name."""
        names = ("successors", "rewards", "terminated", "truncated", "probability_of", "success")
        arrays = {name: getattr(self, name) for name in names}
        return {name: array[items] for name, array in arrays.items() if array is not None}

    def _is_above_one(self) -> bool:
        """Return whether the known probability of some row is above 1, exactly."""
        rows = self.row_starts
        found = numerators(self.probabilities, _LARGEST // int(np.diff(rows).max(initial=1)))
        if found is None:
            return self._is_above_one_by_row()
        units, one = found
        for first in range(0, len(rows) - 1, _AT_ONCE):
            part = rows[first : first + _AT_ONCE + 1]
            starts = part[:-1][part[1:] > part[:-1]]
            if starts.size:
                items = units[self.probability_of[starts[0] : part[-1]]]
                if (np.add.reduceat(items, starts - starts[0]) > one).any():
                    return True
        return False

    def _starts_are_above_one(self) -> bool:
        """Return whether the probability of the starts, with what of a reset is `rounding` and
        unknown, is above 1, exactly."""
        counts = np.bincount(self.start_probabilities, minlength=len(self.probabilities)).tolist()
        known = sum(
            (p * many for p, many in zip(self.probabilities, counts, strict=True) if many),
            start=Fraction(0),
        )
        apart = [row.probability for row in self.rounding if row.state is None]
        apart += [row.mass for row in self.unknown_rows if row.state is None]
        return sum(apart, start=known) > 1

    def _is_above_one_by_row(self) -> bool:
        """The same where no integers of the machine hold the probabilities."""
        starts, known = self.row_starts, dict[bytes, bool]()
        for row in self._rows_of_several():
            key = np.sort(self.probability_of[starts[row] : starts[row + 1]]).tobytes()
            if key not in known:
                numbers = np.frombuffer(key, dtype=np.int32).tolist()
                known[key] = sum(self.probabilities[number] for number in numbers) > 1
        return any(known.values())

    def _rows_of_several(self) -> Iterator[int]:
        """The rows with several outcomes."""
        for first in range(0, len(self.row_starts) - 1, _AT_ONCE):
            part = self.row_starts[first : first + _AT_ONCE + 1]
            yield from (np.flatnonzero(part[1:] - part[:-1] > 1) + first).tolist()

    def without_rounding(self) -> FiniteModel:
        """The model with each probability of `rounding` given to the likeliest outcome of its row,
        or the likeliest start: those of each row of a complete model then sum to 1."""
        if not self.rounding:
            return self
        numbers = {probability: number for number, probability in enumerate(self.probabilities)}
        rows, starts = self.probability_of.copy(), self.start_probabilities.copy()
        for missing in self.rounding:
            row = starts
            if missing.state is not None and missing.action is not None:
                at = missing.state * len(self.actions) + missing.action
                row = rows[self.row_starts[at] : self.row_starts[at + 1]]
            known = list(numbers)
            likeliest = max(range(len(row)), key=lambda k: known[row[k]])
            total = known[row[likeliest]] + missing.probability
            row[likeliest] = numbers.setdefault(total, len(numbers))
        return replace(
            self,
            probability_of=rows,
            start_probabilities=starts,
            probabilities=tuple(numbers),
            rounding=(),
        )

    def why_incomplete(self) -> str:
        """Describe what is missing for the model to be `complete`; empty where nothing is."""
        wrong = [f"{f.kind}: {f.message}" for f in self.findings if f.kind == "extraction"]
        if self.unknown_rows:
            row = max(self.unknown_rows, key=lambda row: row.mass)
            where = "a reset"
            if row.state is not None:
                action = None if row.action is None else plain(self.actions[row.action])
                where = f"action {action} after the actions {self.told(self.history(row.state))}"
            why = ", ".join(row.reasons) or "no reason is known"
            more = len(self.unknown_rows) - 1
            wrong.append(
                f"of {where} a probability of {float(row.mass):.3g} is unknown ({why})"
                + f", and of {more:,} other{'s' * (more > 1)}" * (more > 0)
            )
        if self.unfinished:
            wrong.append(f"not every reachable state was explored: {self.unfinished}")
        return "; ".join(wrong)

    def __deepcopy__(self, memo: dict[int, Any]) -> FiniteModel:
        return self  # nothing of it changes

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, FiniteModel) and self.digest == other.digest)

    def __repr__(self) -> str:
        kind = "complete" if self.complete else "not complete"
        return (
            f"FiniteModel({self.target!r}, states={self.states}, actions={len(self.actions)}, "
            f"transitions={self.transitions}, {kind})"
        )


def numerators(
    probabilities: Iterable[Fraction], most: int
) -> tuple[NDArray[np.int64], int] | None:
    """Probabilities as integers over their least common denominator, and that; None where it is
    above `most`."""
    one, probabilities = 1, tuple(probabilities)
    for p in probabilities:
        one = math.lcm(one, p.denominator)
        if one > most:
            return None
    return np.array([int(p * one) for p in probabilities], dtype=np.int64), one


def _told(space: spaces.Space[Any] | None) -> Any:
    """A space as a header has it; None where it is not known, or would fill the header."""
    told = None if space is None else encode_space(space)
    return told if len(json.dumps(told)) <= _LONGEST_SPACE else None


def _require_within(name: str, array: NDArray[Any], low: int, end: int) -> None:
    if array.size and not low <= array.min() <= array.max() < end:
        raise ValueError(f"{name} must be between {low} and {end - 1}")
