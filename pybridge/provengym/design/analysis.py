"""Which observations and actions suffice for a task: `analyse`."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.codec import plain
from provengym.data.errors import brief
from provengym.design.certified import TIME, ObjectiveArguments
from provengym.design.from_start import suffices_from_start
from provengym.design.looks import (
    LookGiven,
    attributes_of,
    classes_of,
    look_of,
    markov_sets,
    together,
)
from provengym.design.minimal import MOST, minimal_sets
from provengym.design.report import Analysis
from provengym.design.sufficiency import Judge, Witness
from provengym.filming import Film
from provengym.finite import forms
from provengym.finite.bisimulation import unlike
from provengym.solving import UnknownSuccess
from provengym.solving.forms.success import successes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from provengym.design.certified import Objective
    from provengym.design.looks import Looks
    from provengym.filming import Drawn
    from provengym.finite.model import FiniteModel


MOST_STEPS = 60
"""A state that is further from the start has no picture."""


def drawn(
    target: object, arguments: Mapping[str, Any], model: FiniteModel, states: Sequence[int]
) -> Drawn:
    """Return the caption and the data URI of a picture of each state; empty where one has none."""
    found: Drawn = []
    for place in states:
        history = model.history(place)
        if len(history) > MOST_STEPS:
            return []
        film = Film(
            target=target,
            arguments=arguments,
            model=model,
            actions=history,
            arrives=lambda _, at, place=place: at == {place},  # type: ignore[misc]
        ).pictures()
        if not film:
            return []
        shows = f"After {model.told(history)}" if history else "After a reset"
        found.append((shows, film[-1][1]))
    return found


TOL = 1e-6


def analyse(
    model: Any,
    *,
    observe: LookGiven | None = None,
    attributes: Iterable[str] | Mapping[str, LookGiven] | None = None,
    actions: Iterable[Any] | None = None,
    objective: Objective | None = None,
    discount: object = None,
    horizon: int | None = None,
    tol: float = TOL,
    **params: Any,
) -> Analysis:
    """Decide whether what is looked at suffices for an optimal policy, and what could be left out.

    A set of attributes suffices when some policy that looks at nothing else is optimal from every
    state that can be reached (DeLF: Afshar and Li 2024, made decidable by the irrelevance of Li,
    Walsh and Littman 2006).  That it does not is proved by states that look alike, in which each
    action is worse than another by more than what values can be off; that it does, by the check of
    the policy's own certificate, up to `within`.

    Args:
        model: The id or short name of an environment of this package; a complete `FiniteModel`,
            such as `provengym.extract` makes of any other, or the path of a ``.npz`` file with one;
            or a table ``P[state][action]`` or arrays, which begin in state 0.
        observe: What is looked at: an expression over ``observation``, or a function of it.
        attributes: The names of the attributes that are looked at; or a mapping of names to
            expressions or functions, which are the attributes then.  By default all: the entries
            of a dictionary, the items of a tuple or an array, by their places.
        actions: The actions that can be done, as the model calls them; by default all.
        objective: "discounted", the discounted return; "total", the return until the end, without a
            discount; or "horizon", that of the first steps, where time is a part of the state.  By
            default "horizon" where a horizon is given, and else "discounted".
        discount: The discount factor in [0, 1), for that objective.
        horizon: The number of steps, for that objective.  The number of steps made is then the
            attribute ``"time"``, and the name ``time`` in expressions.
        tol: How far each value may lie from the optimal one.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type, or both `observe` and `attributes` are given.
        ValueError: The model is not complete, or an argument is out of range; there is no such
            attribute or action.
        NotCertified: No values were found that pass the check.

    >>> from provengym import analyse
    >>> corridor = {  # left or right; the way out of state 1 is to the right, out of 2 to the left
    ...     0: {0: [(1, 1, 0, False)], 1: [(1, 2, 0, False)]},
    ...     1: {0: [(1, 0, 0, False)], 1: [(1, 1, 1, True)]},
    ...     2: {0: [(1, 2, 1, True)], 1: [(1, 0, 0, False)]},
    ... }
    >>> analysis = analyse(corridor, observe="observation > 0", discount="9/10")
    >>> analysis.sufficient
    False
    >>> print(analysis.witness)
    These states look alike, and no action is best in all of them:
      1 after [0]: 1
      2 after [1]: 0
    >>> bool(analyse(corridor, discount="9/10"))
    True
    """
    asked = ObjectiveArguments(objective, discount, horizon)
    if observe is not None and attributes is not None:
        raise TypeError("observe and attributes both define the observation; give one")
    known = forms.of(model, **params)
    if known is None:
        raise TypeError(
            "model must be a FiniteModel, a file or a table with one, or an environment of this "
            f"package; provengym.extract makes the model of another one; got {shown(model)}"
        )
    return _analysed(known.legally(), observe, attributes, actions, asked, tol)


def _analysed(
    model: FiniteModel,
    observe: LookGiven | None,
    attributes: Iterable[str] | Mapping[str, LookGiven] | None,
    actions: Iterable[Any] | None,
    asked: ObjectiveArguments,
    tol: float,
) -> Analysis:
    if not model.complete:
        raise ValueError(f"model must be complete, got {model!r}: {model.why_incomplete()}")
    numbers = _actions(model, actions)
    # Before what takes long, so that what is wrong with them is told at once.
    began = np.zeros(model.states, np.int64) if asked.horizon else None
    every, look, observed = _looked_at(model, observe, attributes, began)
    certified = asked.certified(model, tol)
    judged, times = certified.model, certified.times
    if times is not None:
        every, look, observed = _looked_at(judged, observe, attributes, times)
    judge = Judge(certified)
    witness = judge.witness(look, numbers)
    policy = None if witness is not None else judge.policy(look, numbers)
    markov = markov_sets(judged, every)
    subsets = _Subsets(judge, every, look, numbers)
    return Analysis(
        target=model.target,
        observed=observed,
        objective=certified.words,
        sufficient=False if witness is not None else True if policy is not None else None,
        within=None if policy is None else policy.policy_bound,
        sufficient_from_start=policy is not None or suffices_from_start(judge, look, numbers),
        homogeneous=unlike(judged, look) is None,
        homogeneous_sets=None if markov is None else markov.minimal,
        homogeneous_monotone=None if markov is None else markov.monotone,
        classes=classes_of(judged),
        witness=None if witness is None else _told(judged, witness),
        histories=() if witness is None else tuple(map(judged.history, witness.states)),
        attributes=tuple(every),
        minimal_sets=subsets.of_attributes(),
        necessary=subsets.necessary(),
        minimal_actions=subsets.of_actions(),
        trivial=not judge.matters,
        solvable=_solvable(model, asked.horizon),
        states=model.states,
        certificate=judge.certificate if policy is None else policy,
        pictures=list
        if witness is None
        else functools.partial(drawn, model.target, model.parameters, judged, witness.states),
    )


class _Subsets:
    """Sets of attributes, and of actions, that suffice."""

    def __init__(
        self, judge: Judge, attributes: Mapping[str, Looks], look: Looks, actions: Sequence[int]
    ) -> None:
        self._judge, self._attributes = judge, attributes
        self._look, self._actions = look, tuple(actions)
        self._decided: dict[tuple[str, ...], bool] = {}

    def of_attributes(self) -> tuple[tuple[str, ...], ...] | None:
        """The minimal sets of attributes."""
        if len(self._attributes) > MOST:
            return None
        names = tuple(self._attributes)
        found = minimal_sets(names, self._suffices)
        passed = all(self._judge.policy(self._shown(one), self._actions) for one in found)
        return found if passed else None

    def necessary(self) -> tuple[str, ...] | None:
        """The attributes without which the others do not suffice; None where all do not."""
        names = tuple(self._attributes)
        if not self._suffices(names):
            return None
        return tuple(
            name for name in names if not self._suffices(tuple(one for one in names if one != name))
        )

    def of_actions(self) -> tuple[tuple[Any, ...], ...] | None:
        """The minimal sets of actions."""
        if len(self._actions) > MOST:
            return None
        judge, look = self._judge, self._look
        found = minimal_sets(self._actions, lambda chosen: judge.witness(look, chosen) is None)
        if not all(judge.policy(look, one) for one in found):
            return None
        return tuple(tuple(judge.model.actions[number] for number in one) for one in found)

    def _suffices(self, names: tuple[str, ...]) -> bool:
        if names not in self._decided:
            witness = self._judge.witness(self._shown(names), self._actions)
            self._decided[names] = witness is None
        return self._decided[names]

    def _shown(self, names: tuple[str, ...]) -> Looks:
        return together([self._attributes[name] for name in names], self._judge.model.states)


def _looked_at(
    model: FiniteModel,
    observe: LookGiven | None,
    attributes: Iterable[str] | Mapping[str, LookGiven] | None,
    times: Looks | None,
) -> tuple[dict[str, Looks], Looks, str]:
    """All attributes, and what is looked at, in numbers and in words."""
    every, chosen = _attributes(model, attributes, times)
    if observe is not None:
        look = look_of(model, "observe", observe, times)
        return every, look, observe if isinstance(observe, str) else shown(observe)
    look = together([every[name] for name in chosen], model.states)
    return every, look, ", ".join(chosen) if chosen else "nothing"


def _attributes(
    model: FiniteModel,
    given: Iterable[str] | Mapping[str, LookGiven] | None,
    times: Looks | None,
) -> tuple[dict[str, Looks], tuple[str, ...]]:
    """All attributes, and the names of those that are looked at."""
    if isinstance(given, str):
        raise TypeError(f"attributes must be a list of names or a mapping, got {shown(given)}")
    if isinstance(given, Mapping):
        found = {
            name: look_of(model, f"attributes[{name!r}]", how, times) for name, how in given.items()
        }
        return found, tuple(found)
    every = attributes_of(model)
    if times is not None:
        if TIME in every:
            raise ValueError(
                f"attributes: with a horizon, {TIME!r} is the number of steps made, and the "
                "observation has an attribute with this name; define attributes by expressions"
            )
        every[TIME] = times
    if given is None:
        return every, tuple(every)
    names = tuple(dict.fromkeys(map(str, given)))
    for name in names:
        if name not in every:
            raise ValueError(
                f"attributes: there is no attribute {shown(name)}; there is {', '.join(every)}"
            )
    return every, names


def _actions(model: FiniteModel, given: Iterable[Any] | None) -> tuple[int, ...]:
    """The numbers of the actions."""
    if given is None:
        return tuple(range(len(model.actions)))
    numbers = []
    for action in given:
        if action not in model.actions:
            named = ", ".join(map(str, model.actions))
            raise ValueError(f"actions: there is no action {shown(action)}; there is {named}")
        numbers.append(model.actions.index(action))
    if not numbers:
        raise ValueError("actions must name one at least, got none")
    return tuple(dict.fromkeys(numbers))


def _told(model: FiniteModel, witness: Witness) -> str:
    """The states of a witness in words."""

    def state(number: int) -> str:
        history = model.history(number)
        way = f"after {model.told(history)}" if history else "after a reset"
        return f"{brief(plain(model.observation(number)))} {way}"

    def right(actions: tuple[int, ...]) -> str:
        named = " or ".join(str(plain(model.actions[action])) for action in actions)
        return named or "another than the possible ones"

    head = "These states look alike, and no action is best in all of them:"
    if len(witness.states) == 1:
        head = "In this state none of the actions that can be done is best:"
    lines = [
        f"  {state(number)}: {right(actions)}"
        for number, actions in zip(witness.states, witness.optimal, strict=True)
    ]
    return "\n".join([head, *lines])


def _solvable(model: FiniteModel, horizon: int) -> bool | None:
    """Return whether some policy can succeed from where an episode may begin, in so many steps; 0
    for any number of them; None where success is not known."""
    try:
        _, won = successes(model)
    except UnknownSuccess:
        return None
    if not horizon:
        return bool(won.any())  # every state can be reached
    rows = np.searchsorted(model.row_starts, np.flatnonzero(won), side="right") - 1
    return bool((model.depths[rows // len(model.actions)] < horizon).any())
