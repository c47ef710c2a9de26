"""An environment under extraction whose states cannot be saved."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.data.errors import ConformanceError
from provengym.extraction.chance.leaves import replay
from provengym.extraction.chance.run import CallRun
from provengym.extraction.subject import CallResult, NotRepeatedError, Saved, Subject
from provengym.snapshots.class_contents import module_of
from provengym.snapshots.snapshot import Snapshot, UnsavableError
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.extraction.chance.leaves import Leaf
    from provengym.extraction.key import Key
    from provengym.extraction.nets import Nets
    from provengym.targets.guard import Guard

_numbers = itertools.count()


@dataclass(frozen=True, eq=False)
class History:
    """A state, as the calls that lead to it from a new environment."""

    before: History | None = None
    """The state before the last call; None for a new environment."""
    name: str = ""
    """The name of the last call."""
    call: Callable[[], Any] | None = None
    """The last call."""
    leaf: Leaf[CallResult] | None = None
    """The leaf of the last call."""
    key: Hashable = field(default_factory=lambda: next(_numbers))
    """Another one for each: what cannot be read may differ, whatever else is equal."""

    def chain(self) -> list[History]:
        """The states on the way, after each call."""
        found: list[History] = []
        one = self
        while one.before is not None:
            found.append(one)
            one = one.before
        return found[::-1]


class ReplayedSubject(Subject):
    """One environment after the other, each brought to a state by replaying a history.

    Every call is made in an environment of its own, which is newly constructed: a reset of the last
    one would leave what the reset does not set, and what cannot be read may be just that.  The
    calls of the history are made with ordinary numbers for their draws, at either end of their
    intervals, and must show what they showed before: observation, reward and flags of each, and in
    the end the key and all that can be read of the state.  Where they do not, the outcome is
    unknown.

    Args:
        env: An environment that is not called.
        make: Constructs another one, within `Nets.call`.
        guard: Limits the time of each call.
        nets: The nets that see the chance in the calls.
        key: The user's key of a state.
    """

    merges = "histories"

    def __init__(
        self, env: Any, make: Callable[[], Any], guard: Guard, nets: Nets, key: Key
    ) -> None:
        super().__init__(env, guard, nets, key=key)
        self._make = make
        self._first: Hashable = None
        self._opaque: tuple[Any, ...] = ()

    def fresh(self) -> History:
        """A new environment.

        Raises:
            UnsavableError: It is not certain that another one will be like it.
        """
        self._construct()
        return History()

    def save(self) -> Snapshot:
        """Return what can be read of the state now, which cannot be put back."""
        return Snapshot(self.env, with_generators=False, with_opaque=True)

    def put_back(self, saved: Saved) -> None:
        """Make the calls of a history in a new environment."""
        assert isinstance(saved, History)
        self._construct()
        side, chain = self._random.randrange(2), saved.chain()
        for one in chain:
            assert one.leaf is not None
            again = functools.partial(self._again, one, is_last=one is chain[-1])
            found = replay(again, one.leaf, side)
            if found.result is None:
                raise NotRepeatedError(f"{_NOT_AGAIN}: {found.reason}")

    def kept(self, leaf: Leaf[CallResult]) -> CallResult:
        """The answer of a leaf, with the history that it ends."""
        assert isinstance(leaf.result.saved, History)
        return leaf.result._replace(saved=replace(leaf.result.saved, leaf=leaf))

    def _made(self, name: str, saved: Saved, call: Callable[[], Any]) -> CallResult:
        assert isinstance(saved, History)
        answer = super()._made(name, saved, call)
        return answer if answer.refused else answer._replace(saved=History(saved, name, call))

    def _again(self, one: History, *, is_last: bool) -> CallResult:
        """Make a call of a history.

        Raises:
            NotRepeatedError: It does something else than before.
        """
        assert one.call is not None
        assert one.leaf is not None
        before = one.leaf.result
        try:
            result = self._called(one.name, one.call)
        except Trouble as trouble:
            raise NotRepeatedError(f"{_NOT_AGAIN}: {trouble}") from trouble
        answer = self._answer(one.name, result) if is_last else self._returned(one.name, result)
        if answer.refused:
            raise NotRepeatedError(f"{_NOT_AGAIN}: {answer.refused}")
        if answer.returned != before.returned or (is_last and answer.outcome != before.outcome):
            what = "state" if answer.returned == before.returned else "observation, reward or flag"
            raise NotRepeatedError(f"{_NOT_AGAIN}: another {what} after a {one.name}")
        return answer

    def _construct(self) -> None:
        """Go on with a new environment.

        Raises:
            UnsavableError: It is not certain that another one will be like it.
            NotRepeatedError: It is not like the first one.
        """
        run = CallRun(draws=0, constructs=True)
        try:
            with run:
                env = self._make()
        except ConformanceError:
            if not run.marks:
                raise
        if run.marks:
            raise UnsavableError(f"{_NOT_ANEW}: in the constructor, {run.marks[0]}")
        if _innermost(env) is _innermost(self.env):
            raise UnsavableError(f"{_NOT_ANEW}: each time the same one comes")
        self.env = env
        new = self.save()
        for one in new.opaque:
            if any(one is other for other in self._opaque):
                raise UnsavableError(f"{_NOT_ANEW}: all of them share a {_name_of(one)}")
        if self._first is None:
            self._first = new.key
        elif self._first != new.key:
            raise NotRepeatedError("a newly constructed environment is not as the first one was")
        self._opaque = new.opaque


_NOT_AGAIN = "the actions that led to the state did something else when they were made again"
_NOT_ANEW = "the environment cannot be constructed anew for each call"


def _innermost(env: Any) -> Any:
    while isinstance(env, gymnasium.Wrapper):
        env = env.env
    return env


def _name_of(value: object) -> str:
    return f"{module_of(type(value))}.{type(value).__qualname__}"
