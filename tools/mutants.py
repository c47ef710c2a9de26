"""Apply small wrong changes (mutants) one by one, and see each caught by a proof or a test.

The changes are listed in tests/mutants.json.  They are made in a copy of the working tree, never in
the tree itself.  Exit status: 0 all were caught, 1 one survived or its text is out of date, 2 wrong
use, 130 interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import mutant_checks
from mutant_checks import SUITE

ROOT = Path(__file__).resolve().parent.parent
LIST = Path("tests") / "mutants.json"

#: What is built outside version control and saves time when it comes along: Lean's results.
CACHES = ("build/lean", ".lake")

#: The folders whose files `_core` is compiled from.
COMPILED = ("pybridge/src/", "pybridge/include/", "pybridge/generated/")


class MutantsError(Exception):
    """The mutants cannot be judged; the text says why."""


@dataclass(frozen=True)
class Mutant:
    """A wrong change of one file: `old`, which occurs there once, becomes `new`."""

    name: str
    file: str
    old: str
    new: str
    #: What goes wrong then.
    wrong: str
    #: The names of the checks that are tried first, see `mutant_checks.check`.
    caught_by: tuple[str, ...]
    #: Whether it is one of the few that `make test` runs.
    handful: bool = False

    def rounds(self) -> list[list[str]]:
        """The checks to run, and those to run in addition when they pass."""
        every = ["prove", "golden"] if self.file.startswith("Spec") else [SUITE]
        others = [name for name in every if name not in self.caught_by]
        return [self._compiling(names) for names in (self.caught_by, others) if names]

    def _compiling(self, names: Sequence[str]) -> list[str]:
        """The checks, after what they need where the change undoes that."""
        if not self.file.startswith(COMPILED):
            return list(names)
        return [*{needed for name in names if (needed := mutant_checks.check(name).needs)}, *names]

    def occurrences(self, root: Path) -> int:
        """How often the old text occurs in the file."""
        file = root / self.file
        return file.read_text(encoding="utf-8").count(self.old) if file.is_file() else 0


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: `caught`, `survived` or `out of date`."""

    name: str
    status: str
    by: str = ""
    quote: str = ""
    seconds: float = 0.0

    def __str__(self) -> str:
        by = f" by {self.by} in {self.seconds:.0f} s" if self.by else ""
        return f"{self.name} {self.status}{by}: {self.quote}"


@dataclass
class Hunt:
    """A copy of the working tree in which mutants are made and checks are run."""

    tree: Path
    #: The seconds that each check takes without a mutant.
    baseline: dict[str, float] = field(default_factory=dict)

    def judge(self, mutant: Mutant) -> Verdict:
        """Make a mutant, run checks until one fails, and undo all that came of it.

        Raises:
            MutantsError: A check fails without the mutant.
        """
        started = time.monotonic()
        number = mutant.occurrences(self.tree)
        if number != 1:
            return Verdict(
                mutant.name, "out of date", quote=f"{mutant.file} has its old text {number} times"
            )
        tried: list[str] = []
        for names in mutant.rounds():
            for name in names:
                self.require(name)
            with self._made(mutant):
                for name in names:
                    limit = 10 * self.baseline[name] + mutant_checks.check(name).patience
                    outcome = mutant_checks.run(mutant_checks.check(name), self.tree, limit)
                    seconds = time.monotonic() - started
                    if outcome.failed:
                        return Verdict(mutant.name, "caught", name, outcome.quote, seconds)
            tried += names
        quote = f"{mutant.wrong} No failure of {', '.join(dict.fromkeys(tried))}."
        return Verdict(mutant.name, "survived", quote=quote, seconds=seconds)

    def require(self, name: str) -> None:
        """Run a check without any mutant, once: one that fails anyway would seem to catch all."""
        if name in self.baseline:
            return
        check = mutant_checks.check(name)
        if check.needs:
            self.require(check.needs)
        outcome = mutant_checks.run(check, self.tree)
        if outcome.failed:
            raise MutantsError(f"{name} fails without any mutant: {outcome.quote}")
        self.baseline[name] = outcome.seconds

    @contextlib.contextmanager
    def _made(self, mutant: Mutant) -> Iterator[None]:
        """The tree with the mutant; at the end it is as before, with everything built in it."""
        saved = self.tree.with_name("saved")
        shutil.copytree(self.tree, saved, symlinks=True)
        try:
            file = self.tree / mutant.file
            text = file.read_text(encoding="utf-8").replace(mutant.old, mutant.new)
            file.write_text(text, encoding="utf-8")
            yield
        finally:
            shutil.rmtree(self.tree)
            saved.rename(self.tree)


def copy_tree(root: Path, tree: Path) -> None:
    """Copy the files that version control knows or would take, and the caches."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise MutantsError(f"{root} is no git checkout: {error}") from error
    for name in filter(None, listed.stdout.split("\0")):
        if (root / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, tree / name)
    for cache in CACHES:
        if (root / cache).is_dir():
            with _unchanging(root / cache):
                shutil.copytree(root / cache, tree / cache, symlinks=True)


@contextlib.contextmanager
def _unchanging(cache: Path) -> Iterator[None]:
    """Let a build in this folder that takes a lock end first."""
    with contextlib.ExitStack() as stack:
        if (cache / "lock").exists():
            lock = stack.enter_context(open(cache / "lock", encoding="utf-8"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def read_mutants(root: Path) -> list[Mutant]:
    """The mutants of the list."""
    entries = json.loads((root / LIST).read_text(encoding="utf-8"))
    return [Mutant(**{**entry, "caught_by": tuple(entry["caught_by"])}) for entry in entries]


def hunt(root: Path, mutants: Sequence[Mutant], *, as_json: bool) -> int:
    """Judge the mutants, say what became of each, and return the exit status."""
    started = time.monotonic()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="provengym-mutants-") as folder:
        tree = Path(folder).resolve() / "tree"
        copy_tree(root, tree)
        copy = Hunt(tree)
        for mutant in mutants:
            verdicts.append(copy.judge(mutant))
            line = f"[{len(verdicts):{len(str(len(mutants)))}}/{len(mutants)}] {verdicts[-1]}"
            print(line, file=sys.stderr if as_json else sys.stdout, flush=True)
    counts = {
        status: sum(verdict.status == status for verdict in verdicts)
        for status in ("caught", "survived", "out of date")
    }
    seconds = time.monotonic() - started
    if as_json:
        report = {**counts, "seconds": round(seconds, 1), "mutants": [asdict(v) for v in verdicts]}
        print(json.dumps(report, indent=2))
    else:
        told = [f"{counts['caught']} caught", f"{counts['survived']} survived"]
        told += [f"{counts['out of date']} out of date"] if counts["out of date"] else []
        print(f"{len(mutants)} mutants, {', '.join(told)}, {seconds:.0f} s")
    return 0 if counts["caught"] == len(mutants) else 1


def show(mutants: Sequence[Mutant]) -> None:
    """Print the mutants and what is wrong with each."""
    for mutant in mutants:
        mark = "  (handful)" if mutant.handful else ""
        print(f"{mutant.name}{mark}\n    {mutant.file}: {mutant.wrong}")
        print(f"    caught by {', '.join(mutant.caught_by)}")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="mutants.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--only", nargs="+", metavar="NAME", help="only these mutants")
    chosen.add_argument("--handful", action="store_true", help="only the few that `make test` runs")
    parser.add_argument("--list", action="store_true", help="list the mutants and do nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    options = parser.parse_args(arguments)
    mutants = read_mutants(root)
    known = [mutant.name for mutant in mutants]
    for name in options.only or ():
        if name not in known:
            parser.error(f"no mutant is called {name!r}; --list lists them")
    if options.only:
        mutants = [mutant for mutant in mutants if mutant.name in options.only]
    if options.handful:
        mutants = [mutant for mutant in mutants if mutant.handful]
    if options.list:
        show(mutants)
        return 0
    try:
        return hunt(root, mutants, as_json=options.json)
    except MutantsError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    # Whatever runs this may stop it with SIGTERM: end the checks then, as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
