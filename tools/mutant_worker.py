"""A plugin of pytest that collects tests once and runs some of them in forks, as it is asked.

`-p mutant_worker` in a process whose environment variable PROVENGYM_MUTANTS holds a JSON object
with `requests` and `answers`, the numbers of two pipes.  A request is a JSON object in a line:

    units     what is run, each with `function`, `items` (indices) and `seconds`, its limit
    seconds   what all of them may take
    swap      `file`, `old`, `new`: a file of the package and its two texts, or null
    record    null, or the number of the test file whose record is written to `path`

The fork answers with what begins and how it ends, and the worker with the status of the fork.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import importlib.util
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import pytest

from mutant_places import codes_in, same_body, same_code

ASKED = "PROVENGYM_MUTANTS"
_PR_SET_CHILD_SUBREAPER = 36


class CannotSwap(Exception):
    """The change is not of functions alone: it needs new processes."""


def swap(file: str, old: str, new: str) -> int:
    """Give all functions of a file of the package that differ their new code; how many did.

    Raises:
        CannotSwap: Importing the module would run what differs, or a function cannot take it.
    """
    if not any(getattr(m, "__file__", None) == file for m in list(sys.modules.values())):
        return 0  # who imports it reads the file
    before = compile(old, file, "exec", dont_inherit=True)
    after = compile(new, file, "exec", dont_inherit=True)
    pairs: list[tuple[CodeType, CodeType]] = []
    _differing(before, after, pairs, outside=True)
    swapped = 0
    for function in _functions_of(file):
        for one, other in pairs:
            if function.__code__ == one:
                if one.co_freevars != other.co_freevars:
                    raise CannotSwap
                function.__code__ = other
                swapped += 1
                break
    if not swapped:
        raise CannotSwap
    return swapped


def _differing(
    one: CodeType, other: CodeType, pairs: list[tuple[CodeType, CodeType]], *, outside: bool
) -> None:
    inside = codes_in(one), codes_in(other)
    if outside and (not same_body(one, other) or len(inside[0]) != len(inside[1])):
        raise CannotSwap
    is_function = bool(one.co_flags & 0x0001)  # CO_OPTIMIZED: neither a module nor a class
    if is_function:
        pairs.append((one, other))
    for each, its in zip(*inside, strict=False):
        if not same_code(each, its):
            _differing(each, its, pairs, outside=not is_function and not each.co_flags & 0x0001)


def _functions_of(file: str) -> Iterator[FunctionType]:
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == file:
            yield each


class Worker:
    """Answers requests in place of running the tests that were collected."""

    def __init__(self, requests: int, answers: int) -> None:
        self._requests = os.fdopen(requests, "r")
        self._answers = answers
        self._wrong: list[tuple[str, str]] = []
        self._failed: tuple[str, str] | None = None
        self._recorder: _Recorder | None = None

    def _say(self, **message: Any) -> None:
        os.write(self._answers, (json.dumps(message) + "\n").encode())

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._wrong.append((report.nodeid, _quote(report)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self._failed is None:
            self._failed = report.nodeid, _quote(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Iterator[None]:
        if self._recorder is None or fixturedef.scope == "function":
            return (yield)
        with self._recorder.fixture(fixturedef):
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        _adopt_orphans()
        functions = [function_of(item) for item in session.items]
        names = [item.nodeid for item in session.items]
        self._say(functions=functions, names=names, wrong=self._wrong)
        gc.collect()
        for line in self._requests:
            request = json.loads(line)
            child = os.fork()
            if not child:
                self._answer(session, request)
            self._say(child=child)
            _, status, _ = os.wait4(child, 0)
            _end_descendants()
            self._say(status=os.waitstatus_to_exitcode(status))
        return True

    def _answer(self, session: pytest.Session, request: dict[str, Any]) -> NoReturn:
        status = 70
        try:
            os.setsid()
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            _forget_examples()
            if request["swap"] is not None:
                try:
                    swap(**request["swap"])
                except CannotSwap:
                    self._say(cannot=True)
                    os._exit(0)
            if request["record"] is not None:
                self._recorder = _Recorder(**request["record"])
            self._run(session, request["units"], request["seconds"])
            if self._recorder is not None:
                self._recorder.write()
            status = 0
        except BaseException as error:  # noqa: BLE001 - it is told
            with contextlib.suppress(BaseException):
                self._say(error=f"{type(error).__name__}: {error}")
        finally:
            os._exit(status)

    def _run(self, session: pytest.Session, units: list[dict[str, Any]], seconds: float) -> None:
        items = [session.items[n] for unit in units for n in unit["items"]]
        after = iter([*items[1:], None])
        for unit in units:
            started = spent()
            if started > seconds:
                self._say(spent=started, all=True)
                return
            limit = min(unit["seconds"], seconds - started)
            own = resource.getrusage(resource.RUSAGE_SELF)
            limited = own.ru_utime + own.ru_stime + limit
            # At one second more the kernel ends the process, and what it starts by the same.
            hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
            resource.setrlimit(resource.RLIMIT_CPU, (int(limited) + 1, hard))
            self._say(begins=unit["function"], spent=started)
            if self._recorder is not None:
                self._recorder.begin(unit["function"])
            for number in unit["items"]:
                item = session.items[number]
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=next(after))
                if self._recorder is not None:
                    self._recorder.note(item, failed=self._failed is not None)
                elif self._failed is not None:
                    break
            if self._failed is not None and self._recorder is None:
                name, quote = self._failed
                self._say(failed=unit["function"], item=name, quote=quote, spent=spent())
                with contextlib.suppress(BaseException):
                    session._setupstate.teardown_exact(None)
                return
            self._failed = None
            if self._recorder is not None:
                self._recorder.end(spent() - started)
            self._say(passed=unit["function"], took=spent() - started)
        self._say(spent=spent(), all=False)


class _Recorder:
    """Notes which statements the functions of one test file run."""

    def __init__(self, marks: str, path: str, about: dict[str, str]) -> None:
        from mutant_record import FileRecord, mapped

        with contextlib.suppress(ImportError):
            # Code whose files are read-only cannot write the marks.
            from provengym.processes.confinement import ladder

            ladder.EVERY_MEANS = ladder.EVERY_MEANS[-1:]
            ladder.chosen.cache_clear()
        _run_compiled_scripts()
        self._map = mapped(Path(marks))
        self._path = Path(path)
        self._fixtures: dict[int, Any] = {}
        self._of_function: list[set[int]] = []
        imported = self._taken()
        self.record = FileRecord([], imported[None, :][:0], [], [], imported, about)
        self._rows: list[Any] = []

    def _taken(self) -> Any:
        """The marks since they were last taken."""
        import numpy as np

        taken = np.frombuffer(self._map[:], dtype=np.uint8).astype(bool)
        self._map[:] = bytes(len(self._map))
        return taken

    def begin(self, function: str) -> None:
        _clear_caches()
        self.record.functions.append(function)
        self._rows.append(self._taken() & False)
        self._of_function.append(set())

    @contextlib.contextmanager
    def fixture(self, fixturedef: Any) -> Iterator[None]:
        """Within, what is run is every test's that uses the fixture."""
        self._rows[-1] |= self._taken()
        try:
            yield
        finally:
            taken = self._taken()
            known = self._fixtures.get(id(fixturedef))
            self._fixtures[id(fixturedef)] = taken if known is None else known | taken

    def note(self, item: Any, *, failed: bool) -> None:
        used = getattr(item, "_fixtureinfo", None)
        for definitions in used.name2fixturedefs.values() if used else ():
            self._of_function[-1] |= {id(each) for each in definitions}
        function = self.record.functions[-1]
        if failed and function not in self.record.failed:
            self.record.failed.append(function)

    def end(self, seconds: float) -> None:
        self._rows[-1] |= self._taken()
        self.record.seconds.append(seconds)

    def write(self) -> None:
        import numpy as np

        for row, used in zip(self._rows, self._of_function, strict=True):
            for each in used & self._fixtures.keys():
                row |= self._fixtures[each]
        if self._rows:
            self.record.marks = np.stack(self._rows)
        self.record.write(self._path)


def _run_compiled_scripts() -> None:
    """Let processes that are started with a file of the package run what it is compiled to, which
    is what marks statements."""
    started = subprocess.Popen.__init__

    def compiled(word: object) -> object:
        if isinstance(word, str) and word.endswith(".py") and "/pybridge/provengym" in word:
            found = importlib.util.cache_from_source(word)
            return found if Path(found).is_file() else word
        return word

    def start(process: Any, args: Any, *more: Any, **named: Any) -> None:
        words = [compiled(each) for each in args] if isinstance(args, (list, tuple)) else args
        started(process, words, *more, **named)

    subprocess.Popen.__init__ = start  # type: ignore[method-assign]


def function_of(item: pytest.Item) -> str:
    """The name of an item's test function, without its parameters."""
    name = getattr(item, "originalname", None) or item.name
    head, _, last = item.nodeid.rpartition("::")
    return f"{head}::{name}" if last else item.nodeid


def spent() -> float:
    """The processor seconds of this process and of those that it waited for."""
    return sum(os.times()[:4])


def _quote(report: pytest.CollectReport | pytest.TestReport) -> str:
    """The line that says what failed."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else str(report.longrepr or "")
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        return ""
    return (lines[0] if crash is not None else lines[-1])[:200]


def _clear_caches() -> None:
    """Forget what the package's cached functions returned: each test then runs what it needs."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "provengym":
            held = list(vars(module).values())
            held += [each for one in held if isinstance(one, type) for each in vars(one).values()]
            for each in held:
                if isinstance(each, functools._lru_cache_wrapper):
                    each.cache_clear()


def _forget_examples() -> None:
    """Let Hypothesis keep no example for the next mutant."""
    from hypothesis.database import DirectoryBasedExampleDatabase

    save: Callable[..., None] = lambda *arguments: None  # noqa: E731
    DirectoryBasedExampleDatabase.save = save  # type: ignore[method-assign]


def _adopt_orphans() -> None:
    """Become the parent of what the forks leave behind."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _end_descendants() -> None:
    """End what a fork has left behind."""
    while children := _children():
        for child in children:
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
            with contextlib.suppress(OSError):
                os.waitpid(child, 0)


def _children() -> list[int]:
    tasks = Path("/proc/self/task")
    if not tasks.is_dir():
        return []
    return [int(n) for task in tasks.iterdir() for n in (task / "children").read_text().split()]


def pytest_configure(config: pytest.Config) -> None:
    """Take the place of the test loop where a driver has asked for that."""
    if ASKED in os.environ:
        asked = json.loads(os.environ.pop(ASKED))
        config.pluginmanager.register(Worker(asked["requests"], asked["answers"]), "mutants")
