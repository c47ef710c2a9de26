"""Call a target's code, and turn whatever it does wrong into `Trouble`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.data.errors import told
from provengym.targets.exit_guard import LeftError, Process
from provengym.targets.record import Record
from provengym.targets.timeout import Expired, Watchdog

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.data.limits import Limits
    from provengym.targets.budget import Budget


class Trouble(Exception):
    """The target did not answer a call as Gymnasium demands.

    Attributes:
        kind: The class of the finding: api, exception, timeout or exit.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Guard:
    """Every call of a target's code goes through one of these.

    It limits the time of each call, keeps the process from ending in it, and tells a process that
    watches this one what is going on.
    """

    def __init__(self, budget: Budget, limits: Limits, of: Guard | None = None) -> None:
        self.budget = budget
        self.limits = limits
        self.watchdog: Watchdog = Watchdog(limits.call_seconds) if of is None else of.watchdog
        self._process: Process = Process(limits.fork_seconds) if of is None else of._process

    def within(self, budget: Budget) -> Guard:
        """The same, as long as another budget lasts."""
        return Guard(budget, self.limits, self)

    def play(self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """`call`, as long as the budget lasts."""
        self.budget.check()
        return self.call(name, function, *args, **kwargs)

    def call(self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """Call a function of the target; whatever it raises becomes `Trouble`.

        Only an interrupt from the keyboard passes.
        """
        watchdog, process, twice, record = self.watchdog, self._process, False, Record.current
        if record is not None:
            record.enter(name)
        try:
            watchdog.start()
            process.enter()
            try:
                result = function(*args, **kwargs)
            finally:
                twice = process.leave()
                watchdog.stop()
        except Expired:
            raise Trouble("timeout", f"{name} took more than {watchdog.limit:g} s") from None
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
            raise Trouble("exit", f"{name} forked the process and returned in both")
        return result
