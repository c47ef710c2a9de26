"""Entries of the zoo: what is wrong with an environment, as what it is found, in how many steps."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from corpus.zoo.right_ice import from_two, icy
from limited import checked
from provengym.conformance.journal import Event, Seen
from provengym.data.limits import NORMAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from provengym.conformance import Report
    from provengym.data.limits import Limits

ENOUGH = 300
"""Seconds: more than any check takes, even on a busy machine."""
LIMITS = replace(
    NORMAL,
    stochastic_most_calls=NORMAL.stochastic_calls,
    support_most_episodes=NORMAL.support_episodes,
)
"""Those of any check, but that sampling does not go on as long as the budget lasts."""

ALL_ENGINES = frozenset({"all engines"})
"""A right one that the tests, too, check with all engines."""
IN_PART = frozenset({"in part"})
"""A right grid whose states are not all visited at the default settings."""
NO_BRUTE_FORCE = frozenset({"no brute force"})
"""A wrong grid that brute force cannot play, or whose mistake it cannot see."""


@dataclass(frozen=True, eq=False)
class Animal:
    """An environment, and what it is held against."""

    name: str
    target: Any
    reference: Any = field(default="GridWorld", kw_only=True)
    arguments: Mapping[str, Any] = field(default_factory=dict, kw_only=True)
    """Further arguments of `conform`."""
    call_limit: float = field(default=NORMAL.call_seconds, kw_only=True)
    """Seconds that one call may take."""
    needs: str = field(default="", kw_only=True)
    """A module that must be installed."""
    tags: frozenset[str] = field(default=frozenset(), kw_only=True)
    """Marks that tests look for: ALL_ENGINES, IN_PART, NO_BRUTE_FORCE."""

    @property
    def many_actions(self) -> bool:
        """True if its 201 actions slow down engines that try them all, and it uses no seed."""
        return self.reference == "Fishing" and "sigma" not in self.arguments

    @property
    def quick_engines(self) -> tuple[str, ...] | None:
        """Engines that compare behaviour, after the contract; None for all that fit."""
        if self.reference in (icy, from_two):
            return None  # both engines for random references are quick on these
        is_random = (
            self.reference in ("HunterWumpus", "SpellCorrection") or "sigma" in self.arguments
        )
        return (
            "contract",
            "support" if is_random else "lockstep" if self.many_actions else "systematic",
        )

    @property
    def missing(self) -> str:
        """The module that is needed and not installed, if there is one."""
        return self.needs if self.needs and importlib.util.find_spec(self.needs) is None else ""

    def check(
        self, seed: int = 0, target: Any = None, *, limits: Limits | None = None, **others: Any
    ) -> Report:
        """The report at default settings, on this target or on another in its place."""
        if self.needs:  # which may take longer than a call may
            importlib.import_module(self.needs)
        arguments = {"reference": self.reference, "budget": ENOUGH, **self.arguments, **others}
        limits = LIMITS if limits is None else limits
        if target is None:
            target, limits = self.target, replace(limits, call_seconds=self.call_limit)
        with chance(seed):
            return checked(target, limits, seed=seed, **arguments)


@dataclass(frozen=True, eq=False)
class Right(Animal):
    """A right environment."""

    style: str
    """The style in which it is written."""


@dataclass(frozen=True)
class Sight:
    """The steps and seconds that had passed when something was seen."""

    steps: int
    """Steps of the target."""
    seconds: float
    """Of the processor, so that other work does not count."""


@dataclass(frozen=True, eq=False)
class Wrong(Animal):
    """A wrong environment."""

    kind: str
    """The class as which it is found."""
    steps: int
    """The fewest steps that can show it, at the smallest parameters."""
    why: str
    """Why so many do, and no fewer."""
    like: str = ""
    """A public report of a bug of this shape."""
    also: str = field(default="", kw_only=True)
    """The class of another difference that as few steps may show first, by seed or dice."""
    unsteady: str = field(default="", kw_only=True)
    """Why what is told of it is not the same each time, if it is not."""
    what: str = field(default="", kw_only=True)
    """The mistake, in a sentence."""
    twin: Any = field(default=None, kw_only=True)
    """The right environment that it is but for its mistake."""

    def watch(self, seed: int = 0) -> tuple[Report, Sight, Sight]:
        """`check`, when the first difference was seen, and when its finding was complete."""
        sights: dict[bool, Sight] = {}
        began = time.process_time()

        def listen(event: Event) -> None:
            if isinstance(event, Seen):
                sight = Sight(event.target_steps, time.process_time() - began)
                sights.setdefault(event.confirmed, sight)

        report = self.check(seed, listen=listen)
        nothing = Sight(report.coverage.target_steps, time.process_time() - began)
        return report, sights.get(False, nothing), sights.get(True, nothing)


def wrong(
    target: Callable[..., Any], kind: str, steps: int, why: str, like: str = "", **others: Any
) -> Wrong:
    """An entry for a class that is documented by what is wrong; its twin is its right parent."""
    assert target.__doc__ is not None
    parents = getattr(target, "__mro__", ())
    twin = next(
        (parent for parent in parents if parent.__module__.startswith("corpus.zoo.right")), None
    )
    facts = {"what": target.__doc__.strip().partition("\n")[0], "twin": twin, **others}
    return Wrong(target.__name__, target, kind, steps, why, like, **facts)


@contextmanager
def chance(seed: int) -> Iterator[None]:
    """The global generators, which some draw from, as this seed sets them."""
    ours, numpys = random.getstate(), np.random.get_state()  # noqa: NPY002
    random.seed(seed)
    np.random.seed(seed % 2**32)  # noqa: NPY002
    try:
        yield
    finally:
        random.setstate(ours)
        np.random.set_state(numpys)  # noqa: NPY002
