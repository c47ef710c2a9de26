"""Tests that run in forks of a process that has collected them, in a private copy of a checkout."""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mutant_checks
import mutant_places
import mutant_record
from checkout import copy_tree
from mutant_places import Change
from mutant_worker import ASKED

#: What a function may take: so many times as long as without a change, and so many seconds.
SLOWER, GRACE = 10, 60
#: A test hangs that says nothing for so many seconds, and takes less than one of the processor in
#: them, so many times.
SILENCE, TIMES = 60, 4
#: Seconds that collecting tests may take.
COLLECTING = 900


class SampleError(Exception):
    """The sample cannot be judged; the text says why."""


@dataclass(frozen=True)
class Unit:
    """The items of a test function that are of one tier."""

    function: str
    tier: str
    items: tuple[int, ...]
    seconds: float
    """The processor seconds that they take without a change."""

    def request(self) -> dict[str, Any]:
        limit = SLOWER * self.seconds + GRACE
        return {"function": self.function, "items": self.items, "seconds": limit}


@dataclass(frozen=True)
class Failure:
    """The failure with which a run of units ended."""

    at: int
    """The number of the unit."""
    quote: str
    late: bool = False
    """True if it did not end in its time."""


@dataclass
class Run:
    """The outcome of a run of units."""

    failure: Failure | None = None
    spent: float = 0.0
    """Processor seconds."""
    complete: bool = True
    """True if all were run, or one failed."""
    begun: int = 0
    """The number of units that were begun."""
    cannot: bool = False
    """True if the change needs new processes."""


class Tree:
    """A private copy of a checkout, whose package is the one that its tests import."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "tree"
        copy_tree(root, self.root)
        self._copy_built()
        self.log = folder / "log"

    def _copy_built(self) -> None:
        """Copy what installing adds to the package: compiled modules and headers."""
        for package in mutant_places.PACKAGES:
            target = self.root / package
            command = [sys.executable, "-c", f"import {target.name} as p; print(p.__path__[0])"]
            found = subprocess.run(
                command, cwd=self.folder, capture_output=True, text=True, check=False
            )
            if not target.is_dir() or found.returncode:
                continue
            installed = Path(found.stdout.strip())
            for path in installed.rglob("*"):
                name = path.relative_to(installed)
                built = path.is_file() and path.suffix not in (".py", ".pyc")
                if built and not (target / name).exists():
                    (target / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(path, target / name)

    def compile(self) -> None:
        """Write the compiled files of the package, which hold as long as their sources do."""
        for file in mutant_places.product(self.root):
            source = self.root / file
            text = source.read_text(encoding="utf-8")
            mutant_record.write_compiled(source, text, checked=True)

    def environment(self) -> dict[str, str]:
        environment = mutant_checks.environment(self.root)
        environment["PYTHONPATH"] += os.pathsep + str(Path(__file__).parent)
        environment["OPENBLAS_NUM_THREADS"] = environment["OMP_NUM_THREADS"] = "1"
        # The compiled files of sources that change say which text they are of.
        del environment["PYTHONDONTWRITEBYTECODE"]
        return environment

    @contextlib.contextmanager
    def changed(self, change: Change) -> Iterator[tuple[str, str]]:
        """The tree with a change; its file's texts before and after."""
        path = self.root / change.file
        before = path.read_text(encoding="utf-8")
        after = change.applied(before)
        try:
            path.write_text(after, encoding="utf-8")
            yield before, after
        finally:
            path.write_text(before, encoding="utf-8")


class Worker:
    """A process that has collected tests, and runs them in forks.

    Attributes:
        wrong: What could not be collected, and why.
    """

    def __init__(self, tree: Tree, files: Sequence[str]) -> None:
        self._tree = tree
        asked, self._requests = os.pipe()
        self._answers, told = os.pipe()
        # Where pytest rewrites assertions, it does so in the package too, since that has a plugin.
        command = [sys.executable, "-m", "pytest", "-q", "--assert=plain", "--hypothesis-seed=0"]
        command += ["-p", "mutant_worker", "-p", "no:cacheprovider", "-m", "not measured"]
        command += ["--basetemp", str(tree.folder / "tmp"), *files]
        with tree.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=tree.root,
                env=tree.environment() | {ASKED: json.dumps({"requests": asked, "answers": told})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=(asked, told),
                start_new_session=True,
            )
        os.close(asked)
        os.close(told)
        self._rest = b""
        self._child = 0
        try:
            ready = self._next(COLLECTING)
        except TimeoutError:
            os.killpg(self._process.pid, signal.SIGKILL)
            ready = None
        self.wrong: list[tuple[str, str]] = []
        self.functions: list[str] = []
        self.names: list[str] = []
        if ready is None:
            text = tree.log.read_text(errors="replace")
            self.wrong = [("collecting", mutant_checks.first_failure(text, self._process.wait()))]
        else:
            self.wrong = [tuple(each) for each in ready["wrong"]]
            self.functions, self.names = ready["functions"], ready["names"]

    def close(self) -> None:
        """End the process, and with it what it has started."""
        os.close(self._requests)
        if self._child:  # in a run that was interrupted
            with contextlib.suppress(OSError):
                os.kill(self._child, signal.SIGKILL)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._answers)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _next(self, seconds: float | None) -> dict[str, Any] | None:
        """The next answer; None where the process has ended.

        Raises:
            TimeoutError: There is none for so many seconds.
        """
        while b"\n" not in self._rest:
            if not select.select([self._answers], [], [], seconds)[0]:
                raise TimeoutError
            read = os.read(self._answers, 65536)
            if not read:
                return None
            self._rest += read
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def run(
        self,
        units: Sequence[dict[str, Any]],
        swap: dict[str, str] | None = None,
        record: dict[str, Any] | None = None,
        seconds: float = 1e6,
    ) -> Run:
        """Run units in a fork until one fails.

        Raises:
            SampleError: The worker itself failed.
        """
        request = {"units": units, "seconds": seconds, "swap": swap, "record": record}
        os.write(self._requests, (json.dumps(request) + "\n").encode())
        run, at, child, killed = Run(complete=False), -1, 0, False
        before, quiet = 0.0, 0
        while True:
            try:
                answer = self._next(SILENCE)
            except TimeoutError:
                before, used = used_below(self._process.pid), before
                quiet = quiet + 1 if before < used + 1 else 0
                if child and quiet >= TIMES:
                    killed = True
                    os.kill(child, signal.SIGKILL)
                continue
            if answer is None:
                raise SampleError(f"the worker ended: {self._tail()}")
            child = self._child = answer.get("child", child)
            quiet = 0
            run.spent = answer.get("spent", run.spent)
            if "begins" in answer:
                at += 1
                run.begun += 1
            elif "error" in answer:
                raise SampleError(f"the worker failed: {answer['error']}")
            elif "cannot" in answer:
                run.cannot = True
            elif "failed" in answer:
                run.failure = Failure(at, f"{answer['item']}: {answer['quote']}")
                run.complete = True
            elif "all" in answer:
                run.complete = not answer["all"]
            elif "status" in answer:
                break
        self._child, status = 0, answer["status"]
        if status and not killed and run.failure is None and at < 0:
            raise SampleError(f"the worker's fork ended with status {status}: {self._tail()}")
        if (status or killed) and run.failure is None and not run.complete:
            limit = min(units[at]["seconds"], seconds - run.spent)
            if killed:
                run.failure = Failure(at, "hangs", late=True)
            elif status != -signal.SIGXCPU:
                run.failure = Failure(at, f"the process ended with status {status}")
            else:
                run.spent += limit
                if run.spent < seconds - 1e-3:
                    run.failure = Failure(at, "out of time", late=True)
            run.complete = run.failure is not None
        return run

    def _tail(self) -> str:
        return self._tree.log.read_text(errors="replace")[-2000:]


def used_below(pid: int) -> float:
    """The processor seconds of all processes that descend from one; 0 where nothing tells them."""
    about: dict[int, tuple[int, float]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # After the name of the program: state, parent, ..., and four times from the 14th on.
            words = path.read_text(errors="replace").rpartition(")")[2].split()
            ticks = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
            about[int(path.parent.name)] = int(words[1]), ticks
    below = {pid}
    while more := {one for one, (parent, _) in about.items() if parent in below} - below:
        below |= more
    return sum(about[one][1] for one in below - {pid} if one in about)
