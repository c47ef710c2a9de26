"""Compiling the modules, each by itself and in import order, with a content-hash cache.

The results of a module lie in `lib/Spec/….{olean,ilean,c,…}` of a folder, beside a stamp
`Spec/….json`: the module's key and its messages.  The stamp is removed before the first result
changes and written after the last one, so an interrupted build leaves a module complete or unbuilt.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from provengym_lean.library import Library
from provengym_lean.locking import locked
from provengym_lean.messages import Message, count, parse_messages
from provengym_lean.running import Lean, Run
from provengym_lean.sources import Module, closure, in_import_order
from provengym_lean.toolchains import Toolchain

#: `lakefile.lean` says the same for builds with Lake.
LEAN_OPTIONS = ("-DautoImplicit=false", "-Dlinter.missingDocs=true")

#: Each Lean process takes up to 2.4 GB.
DEFAULT_JOBS = 2

#: Ends of the names of everything that Lean writes for a module.
_OUTPUTS = (".olean", ".olean.private", ".olean.server", ".ilean", ".ir", ".c")
#: What the message begins with where Lean does not say why it did not go on: it may another time.
ENDED = "Lean ended with status"
_LOG_LINES = 12
#: What is said where memory does not suffice: by Lean, by C++, and by WebAssembly.
_MEMORY = re.compile(
    r"out of memory|bad_alloc|enlarge memory|memory consumption|maximum memory", re.IGNORECASE
)
#: What Lean takes to start, in characters of a module.
_START = 1_000


@dataclass(frozen=True)
class Result:
    """The result for a module: `cached`, `built`, `failed` or `skipped` (an import of it failed).

    `seconds` are those that passed; `processor` are those of processors, where the system tells.
    """

    module: Module
    status: str
    messages: tuple[Message, ...] = ()
    seconds: float = 0.0
    processor: float | None = None


@dataclass
class _Job:
    module: Module
    key: str
    stage: Path
    run: Run
    started: float = field(default_factory=time.monotonic)
    status: int | None = None

    def done(self) -> bool:
        """Return whether Lean has ended with the module."""
        self.status = self.run.poll()
        return self.status is not None


def most_urgent_first(order: list[Module]) -> list[Module]:
    """Modules in import order, rearranged so that those which begin the longest chains come first.

    Otherwise a long chain is left for the end, when nothing can run beside it.  The time that a
    module takes is guessed from its length; it is still before those that import it.
    """
    chains = {module.name: 0 for module in order}  # in characters, the module's own included
    for module in reversed(order):
        chains[module.name] += _START + len(module.text)
        for name in module.local_imports:
            if name in chains:
                chains[name] = max(chains[name], chains[module.name])
    return sorted(order, key=lambda module: -chains[module.name])


def _why_ended(status: int | None, said: str) -> str:
    """What there is to say of a Lean that ended without a result and without an error."""
    if _MEMORY.search(said):
        return f"{ENDED} {status}: its memory ran out"
    end = "\n".join(said.splitlines()[-_LOG_LINES:])
    return f"{ENDED} {status} and no result:\n{end}"


def _branches(modules: Iterable[Module]) -> bool:
    """Return whether two of the modules import the same one, and so can be checked at once."""
    most = Counter(name for module in modules for name in set(module.local_imports)).most_common(1)
    return bool(most) and most[0][1] > 1


class Build:
    """A build of modules with one toolchain, into a folder, in which nothing else is.

    `modules` are all of them; those to be built have passed `sources.check_sources`.  What they
    import besides is in `built`.
    """

    def __init__(
        self,
        folder: Path,
        modules: dict[str, Module],
        toolchain: Toolchain,
        *,
        jobs: int = DEFAULT_JOBS,
        built: Library | None = None,
    ) -> None:
        self.folder = folder
        self.modules = modules
        self.toolchain = toolchain
        self.jobs = jobs
        self.built = built
        self.library = self.folder / "lib"
        self.stages = self.folder / "stage"
        folders = [self.library, *([built.folder] if built else [])]
        self.lean = Lean(toolchain, self.folder, folders)

    def output(self, module: Module, ending: str) -> Path:
        """Where a result of a module lies, for example its `.c`."""
        return self.library / Path(module.path).with_suffix(ending)

    def keys(self, order: Iterable[Module]) -> dict[str, str]:
        """The cache key of each module, a sum over whatever its results depend on.
        The modules are in import order."""
        keys: dict[str, str] = {}
        for module in order:
            imports = [[name, self._key(name, keys)] for name in sorted(set(module.local_imports))]
            parts = [self.toolchain.identity, LEAN_OPTIONS, module.name, module.text, imports]
            keys[module.name] = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
        return keys

    def _key(self, name: str, keys: dict[str, str]) -> str:
        """The key of an imported module, one of these or of those built before."""
        if name not in keys and self.built:
            return self.built.key(name)
        return keys[name]

    def run(self, targets: Iterable[str], report: Callable[[Result], None]) -> None:
        """Bring the targets and what they import up to date, `jobs` at a time,
        and report each when it is done.

        A failed module takes along those that import it; the others are still built.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._locked():
            shutil.rmtree(self.stages, ignore_errors=True)
            self._remove_strangers()
            self._run(in_import_order(closure(self.modules, targets)), report)

    def _remove_strangers(self) -> None:
        """Remove the results of modules that no longer exist."""
        expected = {
            self.output(m, ending) for m in self.modules.values() for ending in (*_OUTPUTS, ".json")
        }
        for file in list(self.library.rglob("*")):
            if file.is_file() and file not in expected:
                file.unlink()

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        """Let builds in the same folder wait for each other:
        two at once would need twice the memory."""
        with locked(
            self.folder / "lock",
            lambda: print("waiting for another build of this folder to end", flush=True),
        ):
            yield

    def _run(self, order: list[Module], report: Callable[[Result], None]) -> None:
        keys = self.keys(order)
        waiting = most_urgent_first(order)
        running: list[_Job] = []
        done: dict[str, Result] = {}

        def finish(result: Result) -> None:
            done[result.module.name] = result
            report(result)

        try:
            changed = True
            while waiting or running:
                for module in list(waiting) if changed else ():
                    imports = [
                        done.get(name) for name in module.local_imports if name in self.modules
                    ]
                    if any(result and result.status in ("failed", "skipped") for result in imports):
                        waiting.remove(module)
                        finish(Result(module, "skipped"))
                    elif all(imports) and len(running) < self.jobs:
                        waiting.remove(module)
                        if cached := self._cached(module, keys[module.name]):
                            finish(cached)
                        else:
                            running.append(self._start(module, keys[module.name]))
                if len(running) + len(self.lean.idle) < self.jobs and _branches(waiting):
                    self.lean.prepare()  # while there is nothing for it to do
                changed = not running
                for job in [job for job in running if job.done()]:
                    running.remove(job)
                    finish(self._collect(job))
                    changed = True
                if running and not changed:
                    time.sleep(0.02)
        finally:
            for job in running:
                job.run.kill()
            self.lean.close()
            shutil.rmtree(self.stages, ignore_errors=True)

    def _cached(self, module: Module, key: str) -> Result | None:
        """The result of an earlier build with the same key, its messages included."""
        try:
            stamp = json.loads(self.output(module, ".json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        if stamp["key"] != key or not all(
            self.output(module, ending).exists() for ending in stamp["outputs"]
        ):
            return None
        return Result(module, "cached", tuple(Message(**fields) for fields in stamp["messages"]))

    def _start(self, module: Module, key: str) -> _Job:
        stage = self.stages / module.name
        # Lean gets a copy of the text that the key was made of: the file may be edited meanwhile.
        sources = stage / "sources"
        source = sources / module.path
        source.parent.mkdir(parents=True)
        source.write_bytes(module.text.encode())
        place = self.toolchain.place
        arguments = ["--json", *LEAN_OPTIONS, "-R", place(sources)]
        for option, ending in (("-o", ".olean"), ("-i", ".ilean"), ("-c", ".c")):
            arguments += [option, place(stage / f"out{ending}")]
        return _Job(module, key, stage, self.lean.run([*arguments, place(source)], stage))

    def _collect(self, job: _Job) -> Result:
        """Read what Lean said, and promote its results if there was no error."""
        seconds = time.monotonic() - job.started
        said = (job.stage / "messages").read_text(encoding="utf-8", errors="replace")
        messages = parse_messages(job.module.path, said)
        outputs = [ending for ending in _OUTPUTS if (job.stage / f"out{ending}").exists()]
        for ending in (".json", *_OUTPUTS):
            self.output(job.module, ending).unlink(missing_ok=True)
        if job.status == 0 and ".olean" in outputs:
            self._promote(job, outputs, messages)
            return Result(job.module, "built", tuple(messages), seconds, job.run.processor)
        if not count(messages, "error"):
            log = (job.stage / "log").read_text(encoding="utf-8", errors="replace")
            messages.append(job.module.error(_why_ended(job.status, said + log)))
        return Result(job.module, "failed", tuple(messages), seconds, job.run.processor)

    def _promote(self, job: _Job, outputs: list[str], messages: list[Message]) -> None:
        self.output(job.module, ".json").parent.mkdir(parents=True, exist_ok=True)
        for ending in outputs:
            os.replace(job.stage / f"out{ending}", self.output(job.module, ending))
        stamp = {
            "key": job.key,
            "outputs": outputs,
            "messages": [asdict(message) for message in messages],
        }
        (job.stage / "stamp").write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        os.replace(job.stage / "stamp", self.output(job.module, ".json"))
