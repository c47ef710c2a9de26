"""An environment under extraction: its calls, and its states taken and put back."""

from __future__ import annotations

import contextlib
import math
import numbers
from collections.abc import Callable, Hashable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from provengym.data.arrays import as_scalar, kept
from provengym.data.errors import brief, told
from provengym.extraction.attributes import Attributes, Variation, accumulators_of, chain_of
from provengym.extraction.hidden.places import attributes_of
from provengym.extraction.mistaken import MistakenError
from provengym.extraction.reads import AttributeWatch
from provengym.finite.model import UNSAID
from provengym.finite.observed import UnsupportedObservationError, identity
from provengym.snapshots.compiled import CompiledSnapshot
from provengym.snapshots.snapshot import OpaqueError, Snapshot, UnsavableError
from provengym.snapshots.tables import TableContents, address
from provengym.targets.adapters import inside
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.extraction.chance.leaves import Leaf
    from provengym.extraction.key import Key
    from provengym.extraction.nets import Nets
    from provengym.targets.guard import Guard

ENDED = "ended"
WRONG_REWARD = "the reward must be a finite number"
_NONE = object()
"""The value in the place of an attribute that is not there."""
_SIZES = tuple(range(0, 256 - 33, 16))
"""Lengths of bytes objects, one for each size of which Python's allocator keeps blocks together."""
_BLOCKS = 16
_FIRST_MOVED = 512
"""The number of first calls, each of which is made at other addresses."""
_MOVED_PERIOD = 32
"""The number of calls to the next that is made at other addresses, after the first."""


class NotRepeatedError(Exception):
    """A state cannot be put back, since what led to it did something else this time."""


class Saved(Protocol):
    """A state that can be put back."""

    @property
    def key(self) -> Hashable:
        """Equal only for states that are the same, whatever is asked of them."""


class CallResult(NamedTuple):
    """The answer of a call: its result, and the state after it."""

    refused: str = ""
    """The reason why it cannot be used; empty where it can."""
    observation: Any = None
    shown: Hashable = None
    """The identity of the observation."""
    reward: float = 0.0
    terminated: bool = False
    truncated: bool = False
    success: int = UNSAID
    """1 if the info of a step says that it succeeds, 0 if that it does not, else `UNSAID`."""
    state: Hashable = ENDED
    """All that can be read of the state after it; `ENDED` where the episode is over."""
    key: Hashable = None
    """The value of the user's key for the state."""
    saved: Saved | None = None

    @property
    def ended(self) -> bool:
        """True if the episode is over."""
        return self.terminated or self.truncated

    @property
    def returned(self) -> tuple[Hashable, ...]:
        """Equal for answers that show the same."""
        reward = float.hex(self.reward)
        return self.shown, reward, self.terminated, self.truncated, self.success

    @property
    def outcome(self) -> Hashable:
        """Equal for answers that are the same outcome."""
        return self.state, self.key, *self.returned

    @property
    def member(self) -> Hashable:
        """The identity of its state among those that may be merged."""
        return ENDED if self.ended or self.saved is None else self.saved.key


class Subject:
    """One environment whose calls are made from saved states.

    Args:
        env: The environment.
        nets: The nets that see the chance in it; None where its generators are ordinary ones.
        guard: Limits the time of each call.
        attributes: Those of each object of the chain of wrappers, as far as they are known.
        key: The user's key of a state.
    """

    merges = "states"
    """The name of what a key merges, for a sentence."""

    def __init__(
        self,
        env: Any,
        guard: Guard,
        nets: Nets | None = None,
        attributes: tuple[Attributes, ...] = (),
        key: Key | None = None,
    ) -> None:
        self.env, self.key, self.calls, self.guard = env, key, 0, guard
        self._runs = 0
        self._nets = nets
        self._within = contextlib.nullcontext() if nets is None else nets.call()
        self._tables: dict[int, TableContents] = {}
        self._unread: list[tuple[Any, dict[str, Any]]] = []
        self._constants: dict[int, object] = {}
        self._named: list[tuple[str, object]] = []
        for thing, known in zip(chain_of(env), attributes, strict=False):
            own = vars(thing)
            if known.unread:
                self._unread.append((thing, {name: own.get(name, _NONE) for name in known.unread}))
            for name in known.constant & own.keys():
                self._constants[address(own[name])] = own[name]
                self._named.append((name, own[name]))
        self.accumulators = accumulators_of(env, attributes)
        self._variation = Variation(env, attributes)
        self._watches = [AttributeWatch(thing, frozenset(values)) for thing, values in self._unread]
        self._before = self._held()
        self._noise: list[object] = []
        self._keeps_states = True
        self._random = Random(0)

    @property
    def assumptions(self) -> list[str]:
        """The assumption on what is hidden from the calls, if anything is."""
        hidden, said = self.accumulators, list[str]()
        calls = f"(hidden from {hidden.hidden:,} calls, and other values in {hidden.varied:,} more)"
        if names := ", ".join(hidden.names):
            said.append(f"nothing that is shown, paid or ended depends on {names} {calls}")
        if hidden.clock is not None and hidden.clock.limit:
            ends = "terminates" if hidden.clock.terminates else "truncates"
            said.append(
                f"{hidden.counter} counts the steps of an episode, {ends} it in step "
                f"{hidden.clock.limit:,}, and does nothing else {calls}"
            )
        return said

    def fresh(self) -> Saved:
        """The state of the environment before its first reset.

        Raises:
            UnsavableError: It cannot be put back.
        """
        self.accumulators.take(first=True)
        return self.save()

    def put_back(self, saved: Saved) -> None:
        """Put a state back.

        Raises:
            NotRepeatedError: It does not come again.
            UnsavableError: It cannot be put back.
        """
        assert isinstance(saved, Snapshot)
        saved.restore()

    def kept(self, leaf: Leaf[CallResult]) -> CallResult:
        """The answer of a leaf, whose state can be put back."""
        return leaf.result

    def save(self) -> Snapshot:
        """The state now.

        Raises:
            UnsavableError: Something in it cannot be put back.
        """
        for thing, values in self._unread:
            for name, value in values.items():
                if value is _NONE:
                    vars(thing).pop(name, None)
                else:
                    vars(thing)[name] = value
        ordinary = self._nets is None
        saved = CompiledSnapshot(
            self.env, self._tables, constants=self._constants, with_generators=ordinary
        )
        self._tables = saved.tables
        return saved

    def attributes(self, saved: Saved) -> list[tuple[str, Any]]:
        """The names and values of all attributes of the environment and of its wrappers, in a
        state; none where that does not come again."""
        try:
            self.put_back(saved)
        except NotRepeatedError:
            return []
        *wrappers, innermost = chain_of(self.env)
        things = (*wrappers, inside(innermost))
        return [item for thing in things for item in (attributes_of(thing) or {}).items()]

    def look_at(self, saved: Saved) -> None:
        """Look whether places vary in the states that are looked at which did not before.

        Raises:
            VariedError: Some do.
        """
        if self._variation:
            self.put_back(saved)
            self._variation.look()

    def verify(self) -> None:
        """Look whether the attributes that are taken for constant are as they were.

        Raises:
            MistakenError: Some are not.
        """
        changed = [
            name
            for (name, _), before, now in zip(self._named, self._before, self._held(), strict=True)
            if before != now
        ]
        if changed:
            raise MistakenError(changed)

    def _held(self) -> list[Hashable]:
        try:
            return [Snapshot(value).key for _, value in self._named]
        except UnsavableError:  # a hidden value has come to be in one
            self._check()
            raise

    def reset(self, saved: Saved, seed: int | None) -> Callable[[], CallResult]:
        """A reset from a saved state, to be made any number of times."""
        if seed is None:
            return lambda: self._made("reset", saved, lambda: self.env.reset())
        return lambda: self._made("reset", saved, lambda: self.env.reset(seed=seed))

    def step(self, saved: Saved, action: Callable[[], Any]) -> Callable[[], CallResult]:
        """A step from a saved state, to be made any number of times."""
        return lambda: self._made("step", saved, lambda: self.env.step(action()))

    def reset_after_step(
        self, saved: Saved, action: Callable[[], Any], seen: Callable[[object], None]
    ) -> Callable[[], CallResult]:
        """A reset after a step from a saved state, whatever the step does, to be made any number of
        times; what the step returned or raised goes to `seen`."""

        def call() -> Any:
            try:
                found = self.env.step(action())
            except BaseException as error:
                seen(error)
                if not isinstance(error, Exception):
                    raise
            else:
                seen(found)
            return self.env.reset()

        return lambda: self._made("reset", saved, call)

    def step_unseen(self, saved: Saved, action: Callable[[], Any]) -> None:
        """Make a step from a saved state that nothing looks into, for what draws or tells the time
        in it is of no interest.

        Raises:
            Trouble: It went wrong.
        """
        with contextlib.suppress(NotRepeatedError):
            self.put_back(saved)
            self.accumulators.put("step")
            try:
                self.guard.call("step", lambda: self.env.step(action()))
            finally:
                self.accumulators.clear()

    @contextlib.contextmanager
    def keeping(self, *, states: bool) -> Iterator[None]:
        """Within, the states in which episodes are over are kept, or not."""
        before, self._keeps_states = self._keeps_states, states
        try:
            yield
        finally:
            self._keeps_states = before

    def _made(self, name: str, saved: Saved, call: Callable[[], Any]) -> CallResult:
        try:
            self.put_back(saved)
            self.accumulators.put(name)
            self._runs += 1
            if self._runs < _FIRST_MOVED or self._runs % _MOVED_PERIOD == 0:
                self._move_memory()
            result = self._called(name, call)
            answer = self._answer(name, result)
        except (NotRepeatedError, Trouble) as error:
            answer = CallResult(str(error))
        except MistakenError:
            self.accumulators.clear()
            raise
        if answer.refused:
            self.accumulators.clear()
        self._check()
        return answer

    def _check(self) -> None:
        """Look whether a call has shown that attributes are not what they seemed.

        Raises:
            MistakenError: Some are not.
        """
        for watch in self._watches:
            if watch.read:
                raise MistakenError(watch.read)
        if self.accumulators.used:
            raise MistakenError(self.accumulators.used)

    def _called(self, name: str, call: Callable[[], Any]) -> Any:
        """Make a call of the environment, which counts, and return its result."""
        self.calls += 1
        self.guard.budget.count(1)
        return self.guard.call(name, self._caught, call)

    def _move_memory(self) -> None:
        """Give other addresses, in another order, to the objects that come to be in the next call:
        of some new blocks of each size half are kept, and half are free again."""
        blocks: list[object] = list(map(bytes, _SIZES * _BLOCKS))
        blocks += [object() for _ in range(_BLOCKS)]
        draw = self._random.random
        blocks.sort(key=lambda _: draw())  # sooner done than to shuffle them
        half = len(blocks) // 2
        self._noise = blocks[:half]
        del blocks[half:]

    def _caught(self, call: Callable[[], Any]) -> Any:
        for watch in self._watches:
            watch.begin()
        try:
            with self._within:
                return call()
        finally:
            for watch in self._watches:
                watch.end()

    def _answer(self, name: str, result: Any) -> CallResult:
        """Check the result of a call, and return it with the state after it."""
        answer = self._returned(name, result)
        if answer.refused:
            return answer
        try:
            self.accumulators.take()
            if answer.ended and not self._keeps_states:
                return answer
            saved = self.save()
        except OpaqueError as error:
            if self.key is not None or name == "reset":
                raise
            return CallResult(f"{error} is left after the call, and cannot be kept without a key")
        except UnsavableError as error:
            return CallResult(f"{error} is left after the call, and cannot be kept")
        except Exception as error:  # noqa: BLE001 - the objects are the target's
            return CallResult(f"the state cannot be read: {told(error)}")
        if answer.ended:
            return answer._replace(saved=saved)
        key = None if self.key is None else self.key(self.env, answer.observation)
        return CallResult(  # sooner done than by `_replace`
            observation=answer.observation,
            shown=answer.shown,
            reward=answer.reward,
            terminated=answer.terminated,
            truncated=answer.truncated,
            success=answer.success,
            state=saved.key,
            key=key,
            saved=saved,
        )

    def _returned(self, name: str, result: Any) -> CallResult:
        """Check the result of a call, and return it without the state after it."""
        width = 2 if name == "reset" else 5
        if not (isinstance(result, tuple) and len(result) == width):
            return CallResult(f"{name} must return a tuple of {width}, not {brief(result)}")
        if self._nets is not None and (left := self._nets.residue(*result)):
            return CallResult(f"a draw is left in the result of {name}: {left}")
        observation, reward, terminated, truncated = (
            (result[0], 0.0, False, False)
            if name == "reset"
            else (result[0], *map(as_scalar, result[1:4]))
        )
        is_real = type(reward) in (float, int) or isinstance(reward, numbers.Real)
        try:
            is_real = is_real and math.isfinite(float(reward))
        except OverflowError:
            is_real = False
        if not is_real:
            return CallResult(f"{WRONG_REWARD}, not {brief(reward)}")
        for which, flag in (("terminated", terminated), ("truncated", truncated)):
            if not isinstance(flag, (bool, np.bool_)):
                return CallResult(f"{which} must be a bool, not {brief(flag)}")
        try:
            observation = kept(observation)
            shown = identity(observation)
            success = UNSAID if name == "reset" else _success_in(result[-1])
        except UnsupportedObservationError as error:
            return CallResult(f"{error} is left after the call, and cannot be kept")
        except Exception as error:  # noqa: BLE001 - the objects are the target's
            return CallResult(f"the result of {name} cannot be read: {told(error)}")
        return CallResult(
            observation=observation,
            shown=shown,
            reward=float(reward),
            terminated=bool(terminated),
            truncated=bool(truncated),
            success=success,
        )


def _success_in(info: Any) -> int:
    """Return the ``"is_success"`` or ``"success"`` of an info as 0 or 1, `UNSAID` where it has none
    that is a truth value."""
    if type(info) is dict or isinstance(info, Mapping):  # the first is sooner known
        for name in ("is_success", "success"):
            said = as_scalar(info[name]) if name in info else None
            if isinstance(said, (bool, np.bool_, numbers.Real)) and said in (0, 1):
                return int(said == 1)
    return UNSAID
