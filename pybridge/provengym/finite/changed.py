"""Models made of a model: with other rewards, fewer actions, or an automaton that watches."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.finite.observed import Observations

if TYPE_CHECKING:
    from numpy.typing import NDArray

FiniteModel = Any
"""That of `provengym.finite.model`, which imports this module."""
RewardGiven = Callable[[Any, Any, Any, float, bool, bool], float | Fraction]
"""A reward by the observation, the action, the observation after it, the model's reward,
terminated and truncated."""


@dataclass(frozen=True, kw_only=True)
class Monitor:
    """A deterministic finite automaton that watches the steps of an environment.

    >>> from provengym import Monitor
    >>> cautious = Monitor(
    ...     states=("safe", "fallen"),
    ...     step=lambda state, seen, action, after: "fallen" if after == 5 else state,
    ...     ends=("fallen",),
    ... )
    """

    states: Sequence[Hashable]
    """All states; an episode begins in the first, whatever is observed then."""
    step: Callable[[Any, Any, Any, Any], Hashable]
    """The next state, by the state, the observation, the action and the observation after it."""
    ends: Collection[Hashable] = ()
    """The states in which an episode terminates."""
    accepts: Collection[Hashable] | None = None
    """The states in which an episode that ends has succeeded; None where the model's infos say."""

    def __post_init__(self) -> None:
        for name in ("states", "ends", "accepts"):
            given = getattr(self, name)
            if given is None and name == "accepts":
                continue
            if isinstance(given, str) or not isinstance(given, Iterable):
                raise TypeError(f"{name} must be a list of states, got {shown(given)}")
            items = tuple(given)
            if not all(isinstance(item, Hashable) for item in items):
                raise TypeError(f"{name} must be hashable, got {shown(given)}")
            object.__setattr__(self, name, items)
        if not callable(self.step):
            raise TypeError(f"step must be a function, got {shown(self.step)}")
        if not self.states or len(set(self.states)) < len(self.states):
            raise ValueError(f"states must be different, and one or more, got {shown(self.states)}")
        for name, some in (("ends", self.ends), ("accepts", self.accepts or ())):
            if not set(some) <= set(self.states):
                raise ValueError(f"{name} must be among the states, got {shown(some)}")
        if self.states[0] in self.ends:
            raise ValueError(f"ends must not have the first state, {shown(self.states[0])}")


def rewarded(model: FiniteModel, reward: RewardGiven, note: str) -> FiniteModel:
    """A model with other rewards, see `FiniteModel.with_reward`."""
    _require_function("reward", reward)
    seen, actions = list(model.observations), len(model.actions)
    owners = np.repeat(np.arange(len(model.row_starts) - 1), np.diff(model.row_starts))
    before = model.observation_of[owners // actions].tolist()
    after = model.observation_of[model.successors].tolist()
    columns = zip(
        before, (owners % actions).tolist(), after, model.rewards.tolist(),
        model.terminated.tolist(), model.truncated.tolist(), strict=True,
    )  # fmt: skip
    known: dict[tuple[Any, ...], float] = {}
    found, rounded = np.empty(model.transitions), False
    for place, key in enumerate(columns):
        if key not in known:
            old, action, new, *rest = key
            exact = _exact(reward(seen[old], model.actions[action], seen[new], *rest), "reward")
            known[key] = float(exact)
            rounded |= Fraction(known[key]) != exact
        found[place] = known[key]
    if rounded:
        note += "; they are rounded to float64"
    return replace(model, rewards=found, **_told(model, note))


def shaped(
    model: FiniteModel, potential: Callable[[Any], float | Fraction], discount: Fraction
) -> FiniteModel:
    """A model whose rewards a potential shapes, see `FiniteModel.shaped`."""
    _require_function("potential", potential)

    def worth(seen: Any) -> Fraction:
        return _exact(potential(seen), "potential")

    def reward(seen: Any, action: Any, after: Any, old: float, ends: bool, cut: bool) -> Fraction:
        return Fraction(old) + (0 if ends else discount * worth(after)) - worth(seen)

    note = f"a potential shapes its rewards for the discount {discount}"
    if model.time_limit is not None or model.truncated.any():
        note += ", and over episodes that a limit of steps cuts other policies may be optimal"
    return rewarded(model, reward, note)


def restricted(model: FiniteModel, mask: Any) -> FiniteModel:
    """A model with fewer actions, see `FiniteModel.restricted`."""
    allowed = _allowed(model, mask)
    if allowed.ndim == 1:
        kept = np.flatnonzero(allowed)
        does = np.broadcast_to(kept, (model.states, len(kept)))
        note = f"of {len(allowed):,} actions {len(kept):,} are left"
    else:
        kept = np.arange(len(model.actions))
        does = np.where(allowed, kept, allowed.argmax(axis=1)[:, np.newaxis])
        note = f"{int((~allowed[~model.ended]).sum()):,} actions do what an allowed one does"
    found = _joined(model, does, None)
    places = {action: place for place, action in enumerate(kept.tolist())}
    return replace(
        found,
        actions=tuple(model.actions[action] for action in places),
        action_space=model.action_space if len(places) == len(model.actions) else None,
        findings=tuple(_renumbered(finding, places) for finding in model.findings),
        **_told(model, note),
    )


def product(model: FiniteModel, monitor: Monitor) -> FiniteModel:
    """A model that an automaton watches, see `FiniteModel.product`."""
    if not isinstance(monitor, Monitor):
        raise TypeError(f"monitor must be a provengym.Monitor, got {shown(monitor)}")
    does = np.broadcast_to(np.arange(len(model.actions)), (model.states, len(model.actions)))
    return _joined(model, does, monitor)


def _joined(model: FiniteModel, does: NDArray[np.intp], monitor: Monitor | None) -> FiniteModel:
    """The part of a model that can be reached by some of its actions, each state with the state of
    an automaton."""
    if not model.complete:
        raise ValueError(f"model must be complete: {model.why_incomplete()}")
    if not (model.actions and model.starts.size):
        raise ValueError("model must have an action and a start")
    model = model.without_rounding()
    seen = list(model.observations)
    looks, ended = model.observation_of.tolist(), model.ended.tolist()
    successors, rows = model.successors.tolist(), model.row_starts.tolist()
    over = (model.terminated | model.truncated).tolist()
    doing, many = does.tolist(), len(model.actions)
    watched = () if monitor is None else monitor.states
    place_of = {state: place for place, state in enumerate(watched)}
    last = {place_of[state] for state in (monitor.ends if monitor else ())}
    moves: dict[tuple[int, int, int, int], int] = {}

    def moved(at: int, state: int, action: int, successor: int) -> int:
        """The state of the automaton after a step."""
        if monitor is None:
            return 0
        key = at, looks[state], action, looks[successor]
        if key not in moves:
            given = watched[at], seen[key[1]], model.actions[action], seen[key[3]]
            found = monitor.step(*given)
            if not isinstance(found, Hashable) or found not in place_of:
                raise ValueError(
                    f"monitor must go to one of its states, got {shown(found)} from "
                    f"{shown(given[0])} by the action {shown(given[2])}"
                )
            moves[key] = place_of[found]
        return moves[key]

    numbers: dict[tuple[int, int], int] = {}
    order: list[tuple[int, int]] = []
    parents: list[tuple[int, int]] = []

    def number(state: int, at: int, parent: int, action: int) -> int:
        found = numbers.setdefault((state, at), len(order))
        if found == len(order):
            order.append((state, at))
            parents.append((parent, action))
        return found

    starts = [number(state, 0, -1, -1) for state in model.starts.tolist()]
    items: list[int] = []
    to: list[int] = []
    sizes: list[int] = []
    stopped: list[bool] = []
    for here, (state, at) in enumerate(order):  # which grows
        for action, real in enumerate(doing[state]):
            row = state * many + real
            size = 0 if ended[state] or at in last else rows[row + 1] - rows[row]
            sizes.append(size)
            for item in range(rows[row], rows[row] + size):
                then = moved(at, state, real, successors[item])
                items.append(item)
                stopped.append(then in last and not over[item])
                # Where actions keep their numbers, a history has those that are allowed.
                by = real if does.shape[1] == many else action
                to.append(number(successors[item], then, here, by))
    chosen = np.array(items, dtype=np.int64)
    states, at_states = (np.array(part, dtype=np.int64) for part in zip(*order, strict=True))
    changed = model.chosen(chosen)
    changed["terminated"] = changed["terminated"] | np.array(stopped, dtype=np.bool_)
    changed["successors"] = np.array(to, dtype=np.int32)
    above, by = zip(*parents, strict=True)
    more: dict[str, Any] = {"observation_of": model.observation_of[states]}
    is_last = np.isin(at_states, list(last))
    if monitor is not None:
        more = _watched(model, monitor, states, at_states)
        if monitor.accepts is not None:
            accepting = np.isin(at_states, [place_of[state] for state in monitor.accepts])
            ends = changed["terminated"] | changed["truncated"]
            changed["success"] = ends & accepting[changed["successors"]]
    return replace(
        model,
        ended=model.ended[states] | is_last,
        parents=np.array(above),
        parent_actions=np.array(by),
        starts=np.array(starts),
        row_starts=np.concatenate([[0], np.cumsum(sizes)]),
        actions=model.actions[: does.shape[1]],
        legal=None if model.legal is None else _legal_of(model.legal[states], does[states]),
        **changed | more,
    )


def _legal_of(legal: NDArray[np.bool_], does: NDArray[np.intp]) -> NDArray[np.bool_]:
    """The actions that do what is legal, of states; all of those in which none does."""
    found: NDArray[np.bool_] = np.take_along_axis(legal, does, axis=1)
    return found | ~found.any(axis=1, keepdims=True)


def _watched(
    model: FiniteModel, monitor: Monitor, states: NDArray[np.int64], at: NDArray[np.int64]
) -> dict[str, Any]:
    """The observations of states of a product: pairs of those of the model and the numbers of the
    automaton's states."""
    keys, looks = np.unique(
        model.observation_of[states] * np.int64(len(monitor.states)) + at, return_inverse=True
    )
    pairs = [divmod(key, len(monitor.states)) for key in keys.tolist()]
    space = model.shown_space
    parts = None if space is None else [space, spaces.Discrete(len(monitor.states))]
    return {
        "observations": Observations.of([(model.observations[k], place) for k, place in pairs]),
        "observation_of": looks,
        "observation_space": None if parts is None else spaces.Tuple(parts),
        **_told(
            model,
            f"an automaton watches, whose state is shown, one of {len(monitor.states):,}",
        ),
    }


def _told(model: FiniteModel, note: str) -> dict[str, Any]:
    """The notes of a model with one more, of a change after which it was not tested."""
    before = f" Before that: {model.tested}" if model.tested else ""
    return {
        "notes": (*model.notes, note),
        "tested": f"nothing since it was changed ({note}).{before}",
    }


def _renumbered(finding: Any, places: dict[int, int]) -> Any:
    """A finding with its history in other numbers of actions; without, where some are gone."""
    kept = all(action in places for action in finding.actions)
    return replace(finding, actions=tuple(places[a] for a in finding.actions) if kept else ())


def _allowed(model: FiniteModel, mask: Any) -> NDArray[np.bool_]:
    """The actions that are left, or those of each state."""
    many = len(model.actions)
    if callable(mask):
        rows = [np.asarray(mask(seen)) for seen in model.observations]
        for row in rows:
            if row.shape != (many,) or row.dtype != np.bool_:
                raise ValueError(
                    f"mask must give {many} booleans for each observation, got {shown(row)}"
                )
        allowed: NDArray[np.bool_] = np.array(rows)[model.observation_of]
    else:
        allowed = np.asarray(mask)
        if allowed.dtype.kind in "iu" and np.isin(allowed, (0, 1)).all():
            allowed = allowed.astype(np.bool_)
        if allowed.dtype != np.bool_ or allowed.shape not in ((many,), (model.states, many)):
            raise ValueError(
                f"mask must be a function of the observation, or booleans of the shape ({many},) "
                f"or ({model.states}, {many}), got {shown(mask)}"
            )
    none = ~allowed.any(axis=-1)
    if allowed.ndim == 1 and none:
        raise ValueError("mask must leave an action")
    if allowed.ndim == 2 and (none & ~model.ended).any():
        state = int((none & ~model.ended).argmax())
        raise ValueError(
            "mask must leave an action in each state in which the episode goes on, and has none in "
            f"the state {state}"
        )
    return allowed


def _require_function(name: str, given: object) -> None:
    if not callable(given):
        raise TypeError(f"{name} must be a function, got {shown(given)}")


def _exact(given: object, name: str) -> Fraction:
    """A number that a user's function gave, exactly.

    Raises:
        TypeError: It is none.
        ValueError: It is not finite, or too large for a float64.
    """
    if isinstance(given, (np.integer, np.floating)):
        given = given.item()
    if isinstance(given, bool) or not isinstance(given, (int, float, Fraction)):
        raise TypeError(f"{name} must give numbers, got {shown(given)}")
    try:
        if math.isfinite(float(given)):
            return Fraction(given)
    except OverflowError:
        pass
    raise ValueError(f"{name} must give numbers that are finite in float64, got {shown(given)}")
