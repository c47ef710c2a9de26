"""Apply small wrong changes (mutants) one by one, and see each caught by a proof or a test.

The changes are made in a copy of the working tree, never in the tree itself.  They are listed in
tests/mutants.json, each with

    name        what --only takes, unique
    file        relative to the root of the repository
    function    the definition that is changed, or null
    old, new    the old text, which occurs once in that definition, and what takes its place
    wrong       what goes wrong then
    caught_by   the checks that are tried first: prove, golden, manifest, build or tests

The function, class, declaration, struct or macro has its qualified name: `Class.method` in Python,
where a function inside another is `outer.inner`; the full name in Lean, as in
`Spec.GridWorld.step`; `Class::function` without namespaces in C and C++.  Where a name is defined
more than once (a property and its setter, overloads) the old text occurs in one of these
definitions.  null stands for text that is inside no definition: a constant of a module, text that
spans two functions, or any text of a file in another language.

`--sample SEED` tries mutants that are drawn from a seed instead, see `mutant_sample`: they are in
no list.

An edit elsewhere in the file leaves a mutant as it is.  When the definition has gone to another
file under the same top folder, --relocate finds it by its name and old text and rewrites `file`.

Exit status: 0 all were caught, 1 one survived or is out of date, 2 wrong use, 130 interrupted; with
--relocate 0 where no mutant remains out of date.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path, PurePosixPath

import checkout
import definitions
import files
import mutant_checks
import mutant_sample
from mutant_checks import SUITE

ROOT = Path(__file__).resolve().parent.parent
LIST = Path("tests") / "mutants.json"

#: The folders whose files `_core` is compiled from.
COMPILED = ("pybridge/src/", "pybridge/include/", "pybridge/generated/")


#: The `function` of a mutant that does not say where it is; JSON's null is None.
NOT_SAID = ""


class MutantsError(Exception):
    """The mutants cannot be judged; the text says why."""


FAILURES = (MutantsError, mutant_sample.SampleError, checkout.CheckoutError)


class OutOfDate(Exception):
    """The old text of a mutant does not occur once where the mutant says; the text says why."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        #: Whether what is changed is not in the file at all, and so may be in another.
        self.gone = gone
        #: The files that it may have gone to.
        self.found: list[str] = []

    def __str__(self) -> str:
        found = f"; it is in {' and in '.join(self.found)}" if self.found else ""
        return f"{self.args[0]}{found}{': see --relocate' if len(self.found) == 1 else ''}"


@dataclass(frozen=True)
class Mutant:
    """A wrong change of one function: `old`, which occurs there once, becomes `new`."""

    name: str
    file: str
    old: str
    new: str
    #: What goes wrong then.
    wrong: str
    #: The names of the checks that are tried first, see `mutant_checks.check`.
    caught_by: tuple[str, ...]
    #: The qualified name of the definition that is changed, or None for text outside of any.
    function: str | None = NOT_SAID

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

    def locate(self, root: Path) -> tuple[str, int]:
        """The text of the file and where the old text starts in it.

        Raises:
            OutOfDate: It does not occur once in the function.
        """
        if self.function == NOT_SAID:
            raise OutOfDate("its entry has no 'function': a qualified name, or null")
        if not (root / self.file).is_file():
            raise OutOfDate(f"there is no {self.file}", gone=True)
        text = (root / self.file).read_text(encoding="utf-8")
        try:
            starts = definitions.occurrences(self.file, text, self.function, self.old)
        except ValueError as error:
            raise OutOfDate(f"{self.file} cannot be read: {error}") from error
        if starts is None:
            raise OutOfDate(f"{self.file} has no {self.function}", gone=True)
        if len(starts) != 1:
            where = self.function or "outside of any definition"
            raise OutOfDate(
                f"{self.file}, {where}, has its old text {len(starts)} times",
                gone=self.function is None and not starts,
            )
        return text, starts[0]

    def problem(self, root: Path, names: Sequence[str]) -> OutOfDate | None:
        """Why it is out of date, with those of the named files that it may have gone to."""
        try:
            self.locate(root)
        except OutOfDate as error:
            if error.gone:
                error.found = [name for name in names if self._may_be_in(root, name)]
            return error
        return None

    def _may_be_in(self, root: Path, name: str) -> bool:
        """Return whether a file under the same top folder has the old text once in the function."""
        path, own = PurePosixPath(name), PurePosixPath(self.file)
        if (path.parts[0], path.suffix) != (own.parts[0], own.suffix) or path == own:
            return False
        if self.old not in (root / name).read_text(encoding="utf-8", errors="replace"):
            return False  # before it takes the time to look for definitions
        try:
            replace(self, file=name).locate(root)
        except OutOfDate:
            return False
        return True


@dataclass(frozen=True)
class Verdict:
    """The result for a mutant: `caught`, `survived` or `out of date`."""

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
    #: The names of the files that were copied into it.
    names: list[str]
    #: The seconds that each check takes without a mutant.
    baseline: dict[str, float] = field(default_factory=dict)

    def judge(self, mutant: Mutant) -> Verdict:
        """Make a mutant, run checks until one fails, and undo all that came of it.

        Raises:
            MutantsError: A check fails without the mutant.
        """
        started = time.monotonic()
        if problem := mutant.problem(self.tree, self.names):
            return Verdict(mutant.name, "out of date", quote=str(problem))
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
            text, start = mutant.locate(self.tree)
            text = text[:start] + mutant.new + text[start + len(mutant.old) :]
            (self.tree / mutant.file).write_text(text, encoding="utf-8")
            yield
        finally:
            shutil.rmtree(self.tree)
            saved.rename(self.tree)


def read_mutants(root: Path) -> list[Mutant]:
    """The mutants of the list.

    Raises:
        MutantsError: An entry lacks a key or has one that is unknown.
    """
    mutants = []
    for entry in json.loads((root / LIST).read_text(encoding="utf-8")):
        try:
            values = {key: tuple(v) if isinstance(v, list) else v for key, v in entry.items()}
            mutants.append(Mutant(**values))
        except TypeError as error:
            raise MutantsError(f"{LIST}: {entry.get('name', entry)}: {error}") from error
    return mutants


def relocate(root: Path, mutants: Sequence[Mutant]) -> int:
    """Rewrite the list where a mutant's function has gone to another file; the exit status."""
    names = checkout.listed_files(root)
    moved: dict[str, str] = {}
    left = 0
    for mutant in mutants:
        problem = mutant.problem(root, names)
        if problem and len(problem.found) == 1:
            moved[mutant.name] = problem.found[0]
            print(f"{mutant.name}: {mutant.file} is now {problem.found[0]}")
        elif problem:
            left += 1
            print(f"{mutant.name} out of date: {problem}")
    entries = json.loads((root / LIST).read_text(encoding="utf-8"))
    for entry in entries:
        entry["file"] = moved.get(entry["name"], entry["file"])
    if moved:
        text = json.dumps(entries, indent=2, ensure_ascii=False) + "\n"
        files.replace(root / LIST, text.encode())
    print(f"{len(mutants)} mutants, {len(moved)} relocated, {left} out of date")
    return 1 if left else 0


def hunt(root: Path, mutants: Sequence[Mutant], *, as_json: bool) -> int:
    """Judge the mutants, say what became of each, and return the exit status."""
    started = time.monotonic()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="provengym-mutants-") as folder:
        tree = Path(folder).resolve() / "tree"
        copy = Hunt(tree, checkout.copy_tree(root, tree))
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
        where = mutant.file if mutant.function is None else f"{mutant.file}, {mutant.function}"
        print(f"{mutant.name}\n    {where}: {mutant.wrong}")
        print(f"    caught by {', '.join(mutant.caught_by)}")


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="mutants.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these mutants")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--list", action="store_true", help="list the mutants and do nothing")
    instead.add_argument(
        "--relocate",
        action="store_true",
        help="rewrite the files of mutants whose function has gone to another, and do nothing else",
    )
    instead.add_argument("--json", action="store_true", help="print one JSON object at the end")
    mutant_sample.add_options(parser, instead)
    options = parser.parse_args(arguments)
    try:
        return run(root, parser, options)
    except FAILURES as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def run(root: Path, parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    """Do what the options say, and return the exit status."""
    if options.record or options.sample is not None:
        mutant_sample.run(root, options)
        return 0
    mutants = read_mutants(root)
    known = [mutant.name for mutant in mutants]
    for name in options.only or ():
        if name not in known:
            parser.error(f"no mutant is called {name!r}; --list lists them")
    if options.only:
        mutants = [mutant for mutant in mutants if mutant.name in options.only]
    if options.list:
        show(mutants)
        return 0
    if options.relocate:
        return relocate(root, mutants)
    return hunt(root, mutants, as_json=options.json)


if __name__ == "__main__":
    # Whatever runs this may stop it with SIGTERM: end the checks then, as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
