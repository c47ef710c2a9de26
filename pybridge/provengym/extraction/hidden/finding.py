"""Find the places of an environment that calls may only accumulate into."""

from __future__ import annotations

import math
import types
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.extraction.hidden.infos import InfoEntries
from provengym.extraction.hidden.places import (
    Accumulator,
    Accumulators,
    Path,
    places_in,
    space_at,
)
from provengym.extraction.hidden.values import (
    NUMBERS,
    TIMED,
    Clock,
    HiddenArray,
    HiddenNumber,
    counted,
    is_alike,
    kind_of,
)
from provengym.extraction.nets.graph import ATOMS, codes_of, parts_of
from provengym.extraction.nets.libraries import is_library
from provengym.extraction.nets.residue import drawn_in
from provengym.snapshots.tables import address
from provengym.targets.actions import given

if TYPE_CHECKING:
    from provengym.targets.actions import Label
    from provengym.targets.guard import Guard

_STEPS, _RESET_PERIOD = 48, 16
_NUMBERS, _OTHERS = 8, 3
"""The most values that are kept of a place: of numbers, and of other ones."""
_MOST_CONSTANTS, _MOST_PARTS = 100, 3_000
_LARGEST = 2**31
_NONE = type(None)
_Seen = tuple[str, set[type | None], dict[object, Any]]


class Candidates:
    """The places in an object of the chain of wrappers that change from call to call, and whose
    values could be accumulated."""

    def __init__(self, thing: Any) -> None:
        self._thing = thing
        self._seen: dict[Path, _Seen] = {}

    def look(self) -> None:
        """Look at the values after a call."""
        for path, name, value in places_in(self._thing):
            kind = kind_of(value)
            _, kinds, values = self._seen.setdefault(path, (name, set(), {}))
            kinds.add(_NONE if value is None else kind)
            if kind is HiddenNumber:
                if len(values) < _NUMBERS:
                    values.setdefault((type(value), value), value)
            elif kind is HiddenArray:
                if all(is_alike(value, one) for one in values.values()):
                    if len(values) < _OTHERS:
                        values.setdefault(value.tobytes(), value.copy())
                else:
                    kinds.add(None)
            elif kind is not None and len(values) < _OTHERS:
                values.setdefault(len(value), value.copy())

    def found(self) -> tuple[Accumulator, ...]:
        """Those that have had several values, all of one kind or None; outer ones first."""
        found = []
        for path, (name, kinds, values) in self._seen.items():
            rest = kinds - {_NONE}
            kind = next(iter(rest)) if len(rest) == 1 else None
            several = tuple(values.values()) + ((None,) if _NONE in kinds else ())
            if kind is not None and len(several) > 1:
                place = Accumulator(path, name, kind, several, is_optional=_NONE in kinds)
                found.append(place)
        return tuple(found)


def tried(
    chain: Sequence[Any],
    candidates: Sequence[Sequence[Accumulator]],
    labels: Sequence[Label],
    guard: Guard,
    seed: int,
    put_back: Callable[[], None],
) -> list[tuple[Accumulator, ...]]:
    """Return the candidates into which calls only accumulate in some ordinary episodes, for each
    object of the chain of wrappers, with more values.

    Args:
        chain: Of an environment for this alone.
        candidates: Those of each object, outer ones first.
        labels: The actions.
        guard: Limits the time of each call.
        seed: The seed of the first reset and of the actions.
        put_back: Makes the environment as it was when it was constructed.
    """
    env, has_clock = chain[0], False
    constants, others = constants_of(env), (InfoEntries(env), env, labels, guard, seed)
    all_found = []
    for root, places in zip(chain, candidates, strict=True):
        found: list[Accumulator] = []
        for place in places:
            if any(place.path[: len(one.path)] == one.path for one in found):
                continue  # nothing reads what it is in
            put_back()
            uses = _uses(root, place, *others)
            if not has_clock and (uses is None or uses):
                put_back()
                timed = _as_clock(root, place, *others[1:])
                put_back()
                if timed is not None and _uses(root, timed, *others) is not None:
                    found.append(timed)
                    has_clock = True
                    continue
            if uses is not None:
                found.append(_with_constants(place, constants))
        all_found.append(tuple(found))
    return all_found


def _uses(
    root: Any,
    place: Accumulator,
    infos: InfoEntries,
    env: Any,
    labels: Sequence[Label],
    guard: Guard,
    seed: int,
) -> set[str] | None:
    """The names of what calls of some episodes compare of what is hidden in a place; None where
    they use it in another way."""
    hidden = Accumulators([(root, place)], infos)
    hidden.take(first=True)
    try:
        for _, shown in _played(env, labels, guard, seed, before=hidden.put):
            for value in shown:
                drawn_in("", value)  # notes what it finds
            hidden.take()
            if hidden.used:
                return None
    except Exception:  # noqa: BLE001 - the target's, or of what stands for the value
        return None
    finally:
        hidden.clear()  # or it would be used where all objects are looked through
    return hidden.used.compared


def _as_clock(
    root: Any, place: Accumulator, env: Any, labels: Sequence[Label], guard: Guard, seed: int
) -> Accumulator | None:
    """A place as the clock that it seems to be: each reset makes it the same integer, and each step
    adds the same; None where it is no clock."""
    starts, rates, before, kind = set[int](), set[int](), 0, type(None)
    try:
        for name, _ in _played(env, labels, guard, seed):
            space = space_at(root, place.path)
            value = None if space is None else space[place.path[-1]]
            now, kind = counted(value), type(value)
            if now is None:
                return None
            if name == "reset":
                starts.add(now)
            else:
                rates.add(now - before)
            before = now
    except Exception:  # noqa: BLE001 - the target's
        return None
    if len(starts) != 1 or len(rates) != 1 or 0 in rates:
        return None
    if max(map(abs, starts | rates)) >= _LARGEST:
        return None
    return replace(place, kind=TIMED[kind], clock=Clock(starts.pop(), rates.pop()))


def _played(
    env: Any,
    labels: Sequence[Label],
    guard: Guard,
    seed: int,
    before: Callable[[str], None] = lambda name: None,
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Play some ordinary episodes, and yield the name of each call and what it shows."""
    random, ends = Random(seed), True
    for number in range(_STEPS):
        if ends or number % _RESET_PERIOD == 0:
            before("reset")
            seeded = {} if number else {"seed": seed}
            yield "reset", guard.call("reset", env.reset, **seeded)[:1]
            ends = False
        else:
            action = given(env.action_space, random.choice(labels))
            before("step")
            shown = guard.call("step", env.step, action)[:4]
            yield "step", shown
            ends = bool(shown[2] or shown[3])


def _with_constants(place: Accumulator, constants: Sequence[float]) -> Accumulator:
    """The same place, with values at each constant, below and above."""
    if place.kind is not HiddenNumber:
        return place
    kinds = {type(value) for value in place.values if value is not None}
    whole = all(issubclass(kind, (int, np.integer)) for kind in kinds)
    near = {
        number
        for constant in constants
        for side in (-1, 0, 1)
        for number in ({math.floor(constant) + side} if whole else {constant + side})
    }
    others = [kind(number) for kind in sorted(kinds, key=str) for number in sorted(near)]
    return replace(place, values=(*place.values, *others))


def constants_of(env: Any) -> list[float]:
    """The numbers that code of an environment may compare with, as far as they are near: in its
    attributes, in its code, and in the variables of modules that this names."""
    found = dict[float, None]()
    for value in _numbers(env):
        if abs(value) < _LARGEST:  # no NaN
            found.setdefault(float(value))
            if len(found) == _MOST_CONSTANTS:
                break
    return list(found)


def _numbers(env: Any) -> Iterator[float]:
    seen, open_, alive = set[int](), deque([env]), list[Any]()
    while open_ and len(alive) < _MOST_PARTS:
        value = open_.popleft()
        if type(value) in NUMBERS:
            yield value
        elif type(value) not in ATOMS and address(value) not in seen:
            seen.add(address(value))
            alive.append(value)
            if isinstance(value, types.FunctionType) and not is_library(value.__module__ or ""):
                open_.extend(one for code in codes_of(value.__code__) for one in code.co_consts)
            open_.extend(part.value for part in parts_of("", value))
