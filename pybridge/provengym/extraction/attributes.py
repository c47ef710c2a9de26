"""Learn from ordinary episodes which attributes of an environment are no part of its state.

These are those that never change, and those that no call reads before it has written them.  Both
are looked for in a few episodes, taken for granted in an extraction, and watched there: one that is
not what it seemed makes the extraction begin again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from provengym.data.errors import ConformanceError
from provengym.extraction.hidden.finding import Candidates, tried
from provengym.extraction.hidden.infos import InfoEntries
from provengym.extraction.hidden.places import Accumulator, Accumulators
from provengym.extraction.reads import ALL, AttributeWatch
from provengym.snapshots.snapshot import Snapshot, UnsavableError
from provengym.targets.actions import Label, given
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.targets.guard import Guard

_STEPS, _RESET_PERIOD, _FIRST = 200, 64, 16
_ATOMS = (int, float, complex, bool, str, bytes, type(None), np.generic)
_CHANCE = (np.random.Generator, np.random.RandomState)


@dataclass(frozen=True)
class Attributes:
    """Names of attributes of one object of the chain of wrappers."""

    unread: frozenset[str] = frozenset()
    """They change, and no call reads them before it has written them."""
    constant: frozenset[str] = frozenset()
    """Their values are objects that could change, and do not."""
    accumulators: tuple[Accumulator, ...] = ()
    """Places that calls only accumulate into; some may be unread, too."""
    left_out: frozenset[str] = frozenset()
    """The names of places that calls use in another way."""
    tried: frozenset[str] | None = None
    """The names of places that were tried as accumulators; None where none is to be tried."""

    def without(self, names: frozenset[str]) -> Attributes:
        """The same without some names; without all that are unread where all may be read."""
        unread = frozenset[str]() if ALL in names else self.unread - names
        accumulators = tuple(
            one
            for one in self.accumulators
            if one.name not in names or one.name in self.unread  # to be read is no use yet
        )
        return replace(
            self,
            unread=unread,
            constant=self.constant - names,
            accumulators=accumulators,
            left_out=self.left_out | names,
        )


class VariedError(Exception):
    """Places vary that were not tried as accumulators, for they did not in a few episodes.

    Args:
        places: Those of each object of the chain of wrappers.
    """

    def __init__(self, places: Sequence[tuple[Accumulator, ...]]) -> None:
        self.places = places
        super().__init__(", ".join(one.name for several in places for one in several))


class Variation:
    """The attributes in some states of an environment that vary, of those that were not tried as
    accumulators; no items of lists and dictionaries, which may be many."""

    def __init__(self, env: Any, attributes: Sequence[Attributes]) -> None:
        self._known = [
            (Candidates(thing), known)
            for thing, known in zip(chain_of(env), attributes, strict=False)
            if known.tried is not None
        ]

    def __bool__(self) -> bool:
        return bool(self._known)

    def look(self) -> None:
        """Look at the state in which the environment is.

        Raises:
            VariedError: Some vary.
        """
        new = []
        for candidates, known in self._known:
            candidates.look()
            others = (known.tried or frozenset()) | known.left_out
            found = (one for one in candidates.found() if "[" not in one.name)
            new.append(tuple(one for one in found if one.name not in others))
        if any(new):
            raise VariedError(new)


def chain_of(env: Any) -> list[Any]:
    """The wrappers of an environment from the outside, and what is inside all of them."""
    chain = [env]
    while isinstance(chain[-1], gymnasium.Wrapper):
        chain.append(chain[-1].env)
    return [thing for thing in chain if isinstance(getattr(thing, "__dict__", None), dict)]


def seen_in_episodes(
    env: Any, labels: Sequence[Label], guard: Guard, seed: int
) -> tuple[Attributes, ...]:
    """Play some ordinary episodes of random actions, and return the attributes that they show, for
    each object of the chain; as accumulators all that might be some.

    What is imported late is imported here.

    Args:
        env: An environment for this alone.
        labels: Its actions.
        guard: Limits the time of each call.
        seed: The seed of the first reset and of the actions.
    """
    chain = chain_of(env)
    values: list[dict[str, set[object]]] = [{} for _ in chain]
    watches = [AttributeWatch(thing) if AttributeWatch.fits(thing) else None for thing in chain]
    watching = list(filter(None, watches))
    candidates = list(map(Candidates, chain))
    random, calls = Random(seed), 0

    def play(name: str, call: Callable[[], Any]) -> Any:
        def watched() -> Any:
            for watch in watching:
                watch.begin()
            try:
                return call()
            finally:
                for watch in watching:
                    watch.end()

        nonlocal calls
        result = guard.call(name, watched)
        calls += 1
        thoroughly = calls & (calls - 1) == 0 or calls == _STEPS
        for thing, known in zip(chain, values, strict=True):
            for key, value in list(vars(thing).items()):
                if thoroughly or type(value) in _ATOMS:
                    known.setdefault(key, set()).add(identity_of(value))
        if thoroughly or calls < _FIRST:
            for one in candidates:
                one.look()
        return result

    try:
        play("reset", lambda: env.reset(seed=seed))
        for number in range(1, _STEPS + 1):
            action = given(env.action_space, random.choice(labels))
            result = play("step", lambda: env.step(action))  # noqa: B023 - called at once
            if result[2] or result[3] or number % _RESET_PERIOD == 0:
                play("reset", env.reset)
    except (Trouble, TypeError, IndexError, ValueError) as error:
        if isinstance(error, ConformanceError):
            raise
        # What is wrong with the environment is told by the search.
    finally:
        for watch in watching:
            watch.stop()
    return tuple(
        replace(_attributes(thing, known, watch), accumulators=one.found())
        for thing, known, watch, one in zip(chain, values, watches, candidates, strict=True)
    )


def with_accumulators(
    env: Any,
    attributes: Sequence[Attributes],
    labels: Sequence[Label],
    guard: Guard,
    seed: int,
    put_back: Callable[[], None],
) -> tuple[Attributes, ...]:
    """The same attributes, with the accumulators that stand a trial in ordinary episodes.

    Args:
        env: The environment of the episodes, for this alone.
        attributes: Those that `seen_in_episodes` returned.
        labels: Its actions.
        guard: Limits the time of each call.
        seed: The seed of the first reset and of the actions.
        put_back: Makes the environment as it was when it was constructed.
    """
    candidates = [one.accumulators for one in attributes]
    found = tried(chain_of(env), candidates, labels, guard, seed, put_back)
    return tuple(
        replace(
            one,
            accumulators=places,
            tried=(one.tried or frozenset()) | {place.name for place in one.accumulators},
        )
        for one, places in zip(attributes, found, strict=True)
    )


def accumulators_of(env: Any, attributes: Sequence[Attributes]) -> Accumulators:
    """The accumulators of an environment, but for those that no call reads."""
    return Accumulators(
        [
            (thing, one)
            for thing, known in zip(chain_of(env), attributes, strict=False)
            for one in known.accumulators
            if one.path[0] not in known.unread
        ],
        InfoEntries(env),
    )


def with_reached(
    env: Any, attributes: Sequence[Attributes], hidden: Accumulators
) -> tuple[Attributes, ...] | None:
    """The same attributes, with places in which hidden values were left as further accumulators;
    None where there are no others."""
    wider = []
    for thing, known in zip(chain_of(env), attributes, strict=False):
        names = {one.name for one in known.accumulators}
        more = [place for root, place in hidden.reached if root is thing]
        new = {place.name: place for place in more if place.name not in names | known.left_out}
        wider.append(replace(known, accumulators=(*known.accumulators, *new.values())))
    wide = tuple(wider)
    return wide if wide != tuple(attributes) else None


def _attributes(
    thing: Any, known: dict[str, set[object]], watch: AttributeWatch | None
) -> Attributes:
    unread = frozenset[str]()
    if watch is not None and ALL not in watch.read:
        changing = {name for name, seen in known.items() if len(seen) > 1}
        unread = frozenset(changing - watch.read)
    constant = frozenset(
        name
        for name, seen in known.items()
        if len(seen) == 1
        and None not in seen
        and not isinstance(vars(thing).get(name), (*_ATOMS, *_CHANCE, gymnasium.Env))
    )
    return Attributes(unread, constant)


def identity_of(value: object) -> object:
    """Equal for equal values; None where that cannot be told."""
    if type(value) in _ATOMS:
        return type(value), value
    try:
        return Snapshot(value).key
    except UnsavableError:
        return None
    except Exception:  # noqa: BLE001 - the value is the target's
        return None
