"""Draw changes of the package's Python from a seed, and count those that the tests notice.

Each change is tried by the test functions that reach it, in the order of the tiers (`quick`, the
rest of `test`, the rest of `full`), within a tier those of its own room first and the cheapest
first, until one fails, for three processor minutes in all.  A function that fails without the
change notices nothing.  Results are appended to build/mutants/SEED.jsonl as they come, and what is
there is not tried again.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import fcntl
import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import mutant_groups
import mutant_places
import mutant_record
from checkout import commit_of
from mutant_groups import Groups
from mutant_places import Change
from mutant_record import FileRecord, Numbering, Reach
from mutant_run import SampleError, Tree, Unit, Worker
from tiers import TIERS, Tiers

FOLDER = Path("build") / "mutants"
SAMPLE = 120
LEAST = 8
#: The processor seconds that a change may take in all.
PATIENCE = 180.0
# ---- Recording ----


def files_of_tests(root: Path, only: Sequence[str]) -> list[str]:
    """The test files of a checkout, or those of some folders and files, in order."""
    found = sorted(str(path.relative_to(root)) for path in (root / "tests").rglob("test_*.py"))
    return [f for f in found if not only or any(f == o or f.startswith(f"{o}/") for o in only)]


@dataclass
class Recorder:
    """The records of a checkout."""

    root: Path

    def __post_init__(self) -> None:
        self.product = mutant_record.digest_of(self.root, mutant_places.product(self.root))

    def path(self, file: str) -> Path:
        return self.root / FOLDER / "record" / f"{file}.npz"

    def about(self, file: str) -> dict[str, str]:
        """Return the digests that a record of a test file must have."""
        return {"product": self.product, "tests": mutant_record.digest_of(self.root, [file])}

    def read(self, file: str) -> FileRecord | None:
        """The record of a test file; None where there is none of these sources."""
        if not self.path(file).is_file():
            return None
        record = FileRecord.read(self.path(file))
        wanted = self.about(file)
        return record if {k: record.about[k] for k in wanted} == wanted else None

    def record(self, files: Sequence[str]) -> None:
        """Run test files, each in a fork, and write what their functions run."""
        left = [file for file in files if self.read(file) is None]
        print(f"{len(files) - len(left)} test files are recorded, {len(left)} are not", flush=True)
        if not left:
            return
        with tempfile.TemporaryDirectory(prefix="provengym-mutants-") as name:
            tree = Tree(self.root, Path(name).resolve())
            marks = tree.folder / "marks"
            Numbering(tree.root).mark(marks)
            with Worker(tree, left) as worker:
                imported = marks.read_bytes()
                for number, file in enumerate(left, start=1):
                    self._record_one(worker, tree, file, marks, imported)
                    record = self.read(file)
                    assert record is not None
                    failed = f", fail: {', '.join(record.failed)}" if record.failed else ""
                    told = f"{len(record.functions)} functions, {sum(record.seconds):.1f} s{failed}"
                    print(f"[{number}/{len(left)}] {file}: {told}", flush=True)

    def _record_one(
        self, worker: Worker, tree: Tree, file: str, marks: Path, imported: bytes
    ) -> None:
        items: dict[str, list[int]] = {}
        for number, function in enumerate(worker.functions):
            if function.partition("::")[0] == file:
                items.setdefault(function, []).append(number)
        units = [{"function": f, "items": i, "seconds": 3600} for f, i in items.items()]
        about = {"commit": commit_of(self.root), **self.about(file)}
        mutant_record.mapped(marks)[:] = imported
        temporary = tree.folder / "record.npz"
        run = worker.run(
            units, record={"marks": str(marks), "path": str(temporary), "about": about}
        )
        if not run.complete or run.failure:
            raise SampleError(f"{file} cannot be recorded: {run.failure or 'it ended early'}")
        self.path(file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(temporary, self.path(file))


# ---- Judging ----


@dataclass
class Result:
    """The result of a change."""

    key: str
    status: str
    """`killed`, `survived`, `unreached` or `out of minutes`."""
    tier: str = ""
    by: str = ""
    quote: str = ""
    seconds: float = 0.0
    """Processor seconds of the tests."""
    functions: int = 0
    """The number of test functions that reach the change."""
    tried: int = 0
    means: str = ""
    """`fork` or `process`."""
    change: dict[str, Any] = field(default_factory=dict)


@dataclass
class Judge:
    """Tries changes in a private tree."""

    tree: Tree
    reach: Reach
    worker: Worker
    tiers: Tiers

    def __post_init__(self) -> None:
        self._fine: dict[tuple[str, str], bool] = {}
        self._units = self._units_of(self.worker)

    def _units_of(self, worker: Worker) -> dict[str, list[Unit]]:
        """The units of each function."""
        items: dict[tuple[str, str], list[int]] = {}
        for number, function in enumerate(worker.functions):
            tier = self.tiers.tier(worker.names[number])
            items.setdefault((function, tier), []).append(number)
        units: dict[str, list[Unit]] = {}
        counts = Counter(worker.functions)
        for (function, tier), numbers in items.items():
            share = len(numbers) / counts[function]
            seconds = self.tiers.seconds(function) or self.reach.seconds.get(function, 0.1)
            unit = Unit(function, tier, tuple(numbers), seconds * share)
            units.setdefault(function, []).append(unit)
        return units

    def ordered(self, change: Change, functions: Sequence[str]) -> list[Unit]:
        """The units that try a change, in their order."""
        return self._sorted(change, [u for f in functions for u in self._units.get(f, ())])

    def _sorted(self, change: Change, units: Sequence[Unit]) -> list[Unit]:
        own = f"tests/{Path(change.file).parts[2].removesuffix('.py')}/"

        def order(unit: Unit) -> tuple[int, bool, float, str]:
            elsewhere = not unit.function.startswith(own)
            return TIERS.index(unit.tier), elsewhere, unit.seconds, unit.function

        return sorted(units, key=order)

    def judge(self, change: Change) -> Result:
        """Try a change."""
        functions, imported = self.reach.of(change.file, change.start)
        units = self.ordered(change, functions)
        result = Result(change.key, "unreached", functions=len(functions), change=asdict(change))
        if not units:
            return result
        with self.tree.changed(change) as (before, after):
            texts = {"file": str(self.tree.root / change.file), "old": before, "new": after}
            swap = None if imported else texts
            self._try(change, units, swap, result)
        return result

    def _try(
        self, change: Change, units: Sequence[Unit], swap: dict[str, str] | None, result: Result
    ) -> None:
        """Run units until one fails that does not fail without the change."""
        left = list(units)
        worker, means = self.worker, "fork"
        with contextlib.ExitStack() as stack:
            if swap is None:
                worker, left = self._fresh(stack, change, left, result)
                means = "process"
            while True:
                result.means = means
                if result.status == "killed":
                    return
                seconds = PATIENCE - result.seconds
                if left and seconds <= 0:
                    result.status = "out of minutes"
                    return
                run = worker.run([unit.request() for unit in left], swap, seconds=seconds)
                if run.cannot:
                    swap, means = None, "process"
                    worker, left = self._fresh(stack, change, left, result)
                    continue
                result.seconds = round(result.seconds + run.spent, 2)
                if run.failure is None:
                    result.tried += run.begun
                    result.status = "survived" if run.complete else "out of minutes"
                    return
                unit = left[run.failure.at]
                result.tried += run.failure.at + 1
                tried = left[: run.failure.at + 1]
                if self._notices(change, worker, tried, swap, late=run.failure.late):
                    result.status, result.tier, result.by = "killed", unit.tier, unit.function
                    result.quote = run.failure.quote
                    return
                left = left[run.failure.at + 1 :]

    def _fresh(
        self, stack: contextlib.ExitStack, change: Change, units: Sequence[Unit], result: Result
    ) -> tuple[Worker, list[Unit]]:
        """A worker that has read the changed file, and its units."""
        files = sorted({unit.function.partition("::")[0] for unit in units})
        worker = stack.enter_context(Worker(self.tree, files))
        if worker.wrong:
            # Each test file has quick functions, and all of them fail like this.
            result.status, result.tier = "killed", TIERS[0]
            result.by, result.quote = worker.wrong[0]
            return worker, []
        wanted = {(unit.function, unit.tier) for unit in units}
        found = [u for each in self._units_of(worker).values() for u in each]
        return worker, self._sorted(change, [u for u in found if (u.function, u.tier) in wanted])

    def _notices(
        self,
        change: Change,
        worker: Worker,
        units: Sequence[Unit],
        swap: dict[str, str] | None,
        *,
        late: bool,
    ) -> bool:
        """Return whether the last of some units fails because of the change.

        It must pass alone without the change.  Where it passes alone with the change too, what ran
        before it must make it fail only with the change; of one that is late this is not asked.
        """
        last = units[-1]
        with self._unchanged(change):
            if not self._passes([last]):
                return False
        if late:
            return True
        again = worker.run([last.request()], swap)
        if again.failure is not None or not again.complete:
            return True
        with self._unchanged(change):
            return self._passes(units)

    @contextlib.contextmanager
    def _unchanged(self, change: Change) -> Iterator[None]:
        path = self.tree.root / change.file
        changed = path.read_text(encoding="utf-8")
        path.write_text(
            changed[: change.start] + change.old + changed[change.start + len(change.new) :]
        )
        try:
            yield
        finally:
            path.write_text(changed, encoding="utf-8")

    def _passes(self, units: Sequence[Unit]) -> bool:
        """Return whether units pass one after another without a change."""
        key = (units[-1].function, units[-1].tier)
        if len(units) == 1 and key in self._fine:
            return self._fine[key]
        here = [u for unit in units for u in self._units[unit.function] if u.tier == unit.tier]
        run = self.worker.run([unit.request() for unit in here])
        passes = run.complete and run.failure is None
        if len(units) == 1:
            self._fine[key] = passes
        return passes


# ---- A sample ----


@dataclass
class Results:
    """The results of a sample, in a file of one JSON object a line; the first says of what."""

    path: Path

    def read(self) -> tuple[dict[str, Any] | None, list[Result]]:
        """Return the head, which says what the results are of, and the results."""
        if not self.path.is_file():
            return None, []
        head, *rest = [json.loads(line) for line in self.path.read_text().splitlines()]
        return head, [Result(**each) for each in rest]

    def forget_unnoticed(self) -> None:
        """Leave the head and the results of those that a test noticed or that are equivalent."""
        head, done = self.read()
        if head is not None:
            kept = [head, *(asdict(r) for r in done if r.status in ("killed", "equivalent"))]
            self.path.write_text("".join(f"{json.dumps(each)}\n" for each in kept))

    def append(self, entry: dict[str, Any], *, first: bool = False) -> None:
        """Add a line; as the first one only where there is none."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            if not first or not self.path.stat().st_size:
                file.write(json.dumps(entry) + "\n")
                file.flush()


@dataclass(frozen=True)
class Asked:
    """The choice of changes to draw, and of the tests that try them."""

    seed: int
    count: int = SAMPLE
    least: int = LEAST
    rooms: tuple[str, ...] = ()
    """Only these rooms of the package; all, if empty."""
    tests: tuple[str, ...] = ()
    """Only these folders or files of tests; all, if empty."""
    groups: str = ""
    """A file of groups, of each of which `least` are drawn at least, in the one room."""
    again: bool = False
    """Whether to try again what no test noticed."""
    shard: tuple[int, int] = (1, 1)

    @property
    def name(self) -> str:
        """That of the results."""
        kept = [str(self.seed), *self.rooms, *(each.replace("/", ".") for each in self.tests)]
        if self.groups:
            kept = [str(self.seed), Path(self.groups).stem]
        return "-".join(kept) + (f"-{self.count}" if self.count != SAMPLE else "")


def try_sample(root: Path, asked: Asked) -> list[Result] | None:
    """Judge the changes of a sample that have no result; all of them, None where some lack one.

    Raises:
        SampleError: What is there is of another tree, or test files are not recorded.
    """
    results = Results(root / FOLDER / f"{asked.name}.jsonl")
    groups = Groups.read(root / asked.groups, *asked.rooms) if asked.groups else None
    if asked.again:
        results.forget_unnoticed()
    head, done = results.read()
    if head is not None and len(done) >= head["count"]:
        return _finished(root, head, done, groups)
    recorder = Recorder(root)
    if head is not None and head["product"] != recorder.product:
        raise SampleError(
            f"{results.path.relative_to(root)} is a part of a sample of {head['commit']}, whose"
            " package is another: go on there, or remove the file"
        )
    files = files_of_tests(root, asked.tests)
    records = [recorder.read(file) for file in files]
    if missing := [file for file, record in zip(files, records, strict=True) if record is None]:
        raise SampleError(
            f"{len(missing)} test files are not recorded, such as {missing[0]}:"
            " run tools/mutants.py --record"
        )
    drawn = mutant_places.sample(
        root, asked.seed, asked.count, asked.least, asked.rooms or None, groups
    )
    today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    about = {"seed": asked.seed, "commit": commit_of(root), "date": today}
    about |= {"product": recorder.product, "count": len(drawn)}
    results.append(about, first=True)
    known = {result.key for result in done}
    number, shards = asked.shard
    left = [c for c in drawn[number - 1 :: shards] if c.key not in known]
    if left:
        reach = Reach(Numbering(root), [record for record in records if record is not None])
        _judge_all(root, left, reach, files, results)
    head, done = results.read()
    assert head is not None
    if len(done) < head["count"]:
        print(f"{len(done)} of {head['count']} changes are judged")
        return None
    return _finished(root, head, done, groups)


def _finished(
    root: Path, head: dict[str, Any], done: list[Result], groups: Groups | None
) -> list[Result]:
    """Print the report of a sample, and return its results."""
    listed = mutant_places.equivalents(root)
    for result in done:
        if result.status == "survived" and Change(**result.change).identity in listed:
            result.status = "equivalent"
    print(told(head, done))
    if groups is not None:
        each = ((r.change["file"], r.change["function"], r.status) for r in done)
        print("", mutant_groups.table(groups, each), sep="\n")
    return done


def _judge_all(
    root: Path,
    left: Sequence[Change],
    reach: Reach,
    files: Sequence[str],
    results: Results,
) -> None:
    with tempfile.TemporaryDirectory(prefix="provengym-mutants-") as name:
        tree = Tree(root, Path(name).resolve())
        tree.compile()
        with Worker(tree, files) as worker:
            if worker.wrong:
                raise SampleError(f"{worker.wrong[0][0]} cannot be collected: {worker.wrong[0][1]}")
            judge = Judge(tree, reach, worker, Tiers.read(root / "tests"))
            listed = mutant_places.equivalents(root)
            for number, change in enumerate(left, start=1):
                if change.identity in listed:
                    result = Result(change.key, "equivalent", change=asdict(change))
                else:
                    result = judge.judge(change)
                results.append(asdict(result))
                print(f"[{number}/{len(left)}] {line_of(result)}", flush=True)


def line_of(result: Result) -> str:
    """A result in a line."""
    change = result.change
    where = f"{change['file']}:{change['line']} {change['function'] or ''}".strip()
    by = f" in {result.tier} by {result.by}" if result.by else ""
    how = f"{result.tried} of {result.functions} functions, {result.seconds:.1f} s"
    means = f" in a {result.means}" if result.means == "process" else ""
    return f"{where}, {change['operator']}: {result.status}{by} ({how}{means})"


def figures(results: Sequence[Result]) -> dict[str, Any]:
    """The counts, and the share killed by `test` of those killed by `full`, with its interval."""
    tiers = Counter(result.tier for result in results if result.status == "killed")
    killed = sum(tiers.values())
    by_test = tiers["quick"] + tiers["test"]
    status = Counter(result.status for result in results)
    rooms: dict[str, Counter[str]] = {}
    for result in results:
        room = mutant_places.room_of(result.change["file"])
        rooms.setdefault(room, Counter())[result.tier or result.status] += 1
    return {
        "mutants": len(results),
        "killed": {tier: tiers[tier] for tier in TIERS},
        "survived": status["survived"],
        "equivalent": status["equivalent"],
        "out of minutes": status["out of minutes"],
        "unreached": status["unreached"],
        "share": by_test / killed if killed else None,
        "interval": interval(by_test, killed) if killed else None,
        "seconds": round(sum(result.seconds for result in results), 1),
        "rooms": {room: dict(rooms[room]) for room in sorted(rooms)},
    }


def interval(successes: int, count: int) -> tuple[float, float]:
    """The interval of Clopper and Pearson with 95 % confidence."""
    from scipy.stats import binomtest

    found = binomtest(successes, count).proportion_ci(0.95, method="exact")
    return float(found.low), float(found.high)


def told(head: dict[str, Any], results: Sequence[Result]) -> str:
    """The report of a sample."""
    found = figures(results)
    lines = [
        f"sample {head['seed']} of {head['commit']}, {head['date']}: {found['mutants']} mutants,"
        f" {found['seconds'] / 60:.0f} processor minutes of tests"
    ]
    columns = [*TIERS, "survived", "equivalent", "unreached", "out of minutes"]
    lines.append(f"{'':14}" + "".join(f"{column:>16}" for column in columns))
    total: Counter[str] = Counter()
    for room, counts in found["rooms"].items():
        total.update(counts)
        lines.append(f"{room:14}" + "".join(f"{counts.get(c, 0):16}" for c in columns))
    lines.append(f"{'all':14}" + "".join(f"{total[column]:16}" for column in columns))
    for result in results:
        if result.status not in ("killed", "equivalent") or result.tier == TIERS[-1]:
            lines += ["", line_of(result)]
            lines += [f"  - {result.change['before']}", f"  + {result.change['after']}"]
    if found["share"] is not None:
        low, high = found["interval"]
        killed = sum(found["killed"].values())
        lines += [
            "",
            f"of {killed} that full kills, test kills {found['share']:.1%}"
            f" (95 % interval {low:.1%} to {high:.1%})",
        ]
    return "\n".join(lines)


# ---- The command line ----


def add_options(parser: argparse.ArgumentParser, instead: argparse._MutuallyExclusiveGroup) -> None:
    """Add the options of records and samples."""
    drawn = parser.add_argument_group("mutants that are drawn")
    drawn.add_argument("--sample", type=int, metavar="SEED", help="draw mutants and try them")
    drawn.add_argument("--record", action="store_true", help="record which tests run what")
    drawn.add_argument("--shard", type=_shard, default=(1, 1), metavar="K/N", help="only a part")
    drawn.add_argument("--count", type=int, default=SAMPLE, help="how many are drawn")
    drawn.add_argument("--least", type=int, default=LEAST, help="how many of each room or group")
    drawn.add_argument("--groups", default="", metavar="FILE", help="groups of the one room")
    drawn.add_argument("--again", action="store_true", help="try again what no test noticed")
    drawn.add_argument("--rooms", nargs="+", default=(), help="draw in these rooms only")
    drawn.add_argument("--tests", nargs="+", default=(), help="only these folders of tests")


def _shard(text: str) -> tuple[int, int]:
    number, _, count = text.partition("/")
    if not (number.isdigit() and count.isdigit() and 1 <= int(number) <= int(count)):
        raise argparse.ArgumentTypeError(f"{text!r} is not K/N with K from 1 to N")
    return int(number), int(count)


def run(root: Path, options: argparse.Namespace) -> None:
    """Record or judge as the options say.

    Raises:
        SampleError: What is there is of another tree, or test files are not recorded.
        CheckoutError: The folder is no checkout.
    """
    tests, rooms = (tuple(each.rstrip("/") for each in of) for of in (options.tests, options.rooms))
    number, shards = options.shard
    if options.record:
        files = files_of_tests(root, tests)
        Recorder(root).record(files[number - 1 :: shards])
    if options.sample is not None:
        if options.groups and len(rooms) != 1:
            raise SampleError(f"the groups of {options.groups} are of one room, got {rooms}")
        more = options.groups, options.again, options.shard
        asked = Asked(options.sample, options.count, options.least, rooms, tests, *more)
        with contextlib.redirect_stdout(sys.stderr if options.json else sys.stdout):
            results = try_sample(root, asked)
        if options.json and results is not None:
            found = figures(results) | {"results": [asdict(result) for result in results]}
            print(json.dumps(found, indent=2))
