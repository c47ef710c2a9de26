"""Call a target's code, and turn whatever it does wrong into `Trouble`."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.data.errors import told
from provengym.processes.record import Record
from provengym.processes.timeout import Expired, Watchdog
from provengym.targets.exit_guard import ExitGuard, LeftError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from provengym.data.limits import Limits
    from provengym.processes.budget import Budget


class Trouble(Exception):
    """The target did not answer a call as Gymnasium demands.

    Attributes:
        kind: The class of the finding: api, exception, timeout or exit.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Hang:
    """A call that did not return, of an environment that was played from its reset."""

    parameters: dict[str, Any]
    """The parameters of the reference."""
    seed: int | None
    actions: tuple[int, ...]
    """Numbers of the reference's actions; the last one did not return, or the reset where there is
    none."""
    message: str


class Hung:
    """The calls that did not return, which are not made again where it is known where they lead.

    To wait for each would take the whole budget.
    """

    def __init__(self) -> None:
        self._hangs: dict[Hashable, Hang] = {}
        self._again = False

    def __iter__(self) -> Iterator[Hang]:
        return iter(self._hangs.values())

    def add(self, hang: Hang) -> None:
        """A call did not return."""
        self._hangs.setdefault(self._key(hang.parameters, hang.seed, hang.actions), hang)

    def forget(self) -> None:
        """They returned when they were made again."""
        self._hangs.clear()

    def check(self, parameters: dict[str, Any], seed: int | None, actions: Sequence[int]) -> None:
        """Answer for a call that did not return when it was made before.

        Raises:
            Trouble: As it did then.
        """
        if self._hangs and not self._again:
            hang = self._hangs.get(self._key(parameters, seed, actions))
            if hang is not None:
                raise Trouble("timeout", hang.message)

    @contextlib.contextmanager
    def made_again(self) -> Iterator[None]:
        """Within, every call is made."""
        before, self._again = self._again, True
        try:
            yield
        finally:
            self._again = before

    @staticmethod
    def _key(parameters: dict[str, Any], seed: int | None, actions: Sequence[int]) -> Hashable:
        return repr(parameters), seed, tuple(actions)


class Guard:
    """Every call of a target's code goes through one of these.

    It limits the time of each call, keeps the process from ending in it, and tells a process that
    watches this one what is going on.
    """

    def __init__(self, budget: Budget, limits: Limits, of: Guard | None = None) -> None:
        self.budget = budget
        self.limits = limits
        self.watchdog: Watchdog = Watchdog(budget) if of is None else of.watchdog
        self.hung: Hung = Hung() if of is None else of.hung
        self._process: ExitGuard = ExitGuard(limits.fork_seconds) if of is None else of._process
        self._called: set[str] = set() if of is None else of._called

    def within(self, budget: Budget) -> Guard:
        """The same, as long as another budget lasts."""
        return Guard(budget, self.limits, self)

    def go_on_in_a_fork(self) -> None:
        """Take this process, a fork of the guard's, for the one that is guarded."""
        self._process = ExitGuard(self.limits.fork_seconds)

    def play(self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """`call`, as long as the budget lasts."""
        self.budget.check()
        return self.call(name, function, *args, **kwargs)

    def call(self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """Call a function of the target; whatever it raises becomes `Trouble`.

        Only an interrupt from the keyboard passes.
        """
        watchdog, process, twice, record = self.watchdog, self._process, False, Record.current
        seconds = self.limits.call_seconds
        if name not in self._called:
            seconds = self._first(name)
        if record is not None:
            record.enter(name, seconds)
        try:
            watchdog.start(seconds)
            process.enter()
            try:
                result = function(*args, **kwargs)
            finally:
                twice = process.leave()
                watchdog.stop()
        except Expired:
            raise Trouble(
                "timeout", f"{name} took more than {self.limits.call_seconds:g} s"
            ) from None
        except LeftError as error:
            raise Trouble("exit", f"{name} left the program: {error}") from None
        except SystemExit as error:
            raise Trouble("exit", f"{name} left the program: {told(error)}") from error
        except Trouble:  # of an adapter, which knows better
            raise
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and watchdog.was_interrupted:
                raise
            raise Trouble("exception", f"{name} raised {told(error)}") from error
        finally:
            if record is not None:
                record.leave()
        if twice:
            raise Trouble("exit", f"{name} made a second process by os.fork, and returned in both")
        return result

    def _first(self, name: str) -> float:
        """Return the seconds that the first call of its kind may take."""
        self._called.add(name)
        limits = self.limits
        patient = min(limits.first_call_factor * limits.call_seconds, self.budget.seconds_left)
        return max(limits.call_seconds, patient)
