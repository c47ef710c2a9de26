"""Check the Lean sources, generate the C of the kernels,
or check that the generated files are current.

Uses the official toolchain with Lake where that is at hand, and Lean as WebAssembly otherwise
(`provengym_lean/toolchains.py`).  Exit status: 0 all well, 1 something is wrong, 2 wrong use,
130 interrupted.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import generated
import lean_lake
import lean_meaning
from here import ROOT, lean_folder
from provengym_lean import auditing, toolchains
from provengym_lean.compiling import DEFAULT_JOBS, Build, Result
from provengym_lean.messages import Message, count, plural
from provengym_lean.sources import check_sources, closure, long_lines, read_modules, unreached
from statements import StatementError


def show(lines: Iterable[object]) -> None:
    """Print lines at once: the next ones may be a while."""
    for line in lines:
        print(line, flush=True)


class Reporter:
    """Prints a line and the messages of each module as it is done, and a summary."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.results: list[Result] = []
        self.started = time.monotonic()

    def __call__(self, result: Result) -> None:
        self.results.append(result)
        took = f"{result.seconds:.1f} s" if result.status in ("built", "failed") else result.status
        width = len(str(self.total))
        show(
            [
                f"[{len(self.results):{width}}/{self.total}] {result.module.name}  {took}",
                *result.messages,
            ]
        )

    @property
    def messages(self) -> list[Message]:
        """The messages of all modules so far."""
        return [message for result in self.results for message in result.messages]

    def slowest(self, number: int) -> list[str]:
        """So many lines, `  12.3 Spec.MDP.Sum`: processor seconds, the most first."""
        known = [result for result in self.results if result.processor is not None]
        known.sort(key=lambda result: -(result.processor or 0.0))
        return [f"{result.processor:7.1f} {result.module.name}" for result in known[:number]]

    def summary(self) -> str:
        """One line: `23 modules checked, 0 errors, 0 warnings, 201 s, 352 processor seconds`."""
        skipped = sum(result.status == "skipped" for result in self.results)
        parts = [plural(len(self.results) - skipped, "module") + " checked"]
        parts += [f"{skipped} skipped"] if skipped else []
        parts += [
            plural(count(self.messages, severity), severity) for severity in ("error", "warning")
        ]
        parts += [f"{time.monotonic() - self.started:.0f} s"]
        if any(result.processor is not None for result in self.results):
            used = sum(result.processor or 0.0 for result in self.results)
            parts += [f"{used:.0f} processor seconds"]
        return ", ".join(parts)


def failed(errors: Sequence[object], consequence: str) -> bool:
    """Print the errors and what follows from them, if there are any; whether there are."""
    show(errors)
    if errors:
        show([f"{plural(len(errors), 'error')}; {consequence}"])
    return bool(errors)


def prove(
    root: Path,
    *,
    jobs: int,
    allow_warnings: bool,
    pin: bool = False,
    durations: int = 0,
    targets: Sequence[str] = (),
) -> int:
    """Check every module, or the targets and what they import: no errors, no `sorry`, no warnings
    unless allowed; and, when every module is built, what the claimed theorems rest on.  Name so
    many of the slowest modules."""
    modules = read_modules(root)
    errors = [f"error: no such module: {target}" for target in targets if target not in modules]
    wanted = closure(modules, targets or modules)
    checks = [*errors, *check_sources(wanted)]
    if not targets:
        checks += [*unreached(modules), *long_lines(modules)]
    if failed(checks, "Lean was not started"):
        return 1
    toolchain = toolchains.find(lean_folder(root))
    if toolchain.lake and pin:
        raise toolchains.ToolchainError(
            f"with {toolchain.lake} nothing is pinned: its library is another build"
        )
    if toolchain.lake:
        return lean_lake.prove(root, toolchain.lake, targets, allow_warnings=allow_warnings)
    reporter = Reporter(len(wanted))
    build = Build(lean_folder(root), modules, toolchain, jobs=jobs)
    build.run(wanted, reporter)
    show([*reporter.slowest(durations), reporter.summary()])
    bad = count(reporter.messages, "error") + (
        0 if allow_warnings else count(reporter.messages, "warning")
    )
    if bad or targets:
        return 1 if bad else 0
    return audit(root, wanted, build.library, toolchain.library(), pin=pin)


def audit(
    root: Path, modules: Iterable[str], built: Path, library: Path, *, pin: bool = False
) -> int:
    """Check what the claimed theorems rest on and state, given the built modules, and the folders
    that these and Lean's own lie in; with `pin`, write down what they state."""
    claims = auditing.claims(root)
    if not claims:
        return 0
    try:
        environment = auditing.Environment(modules, [built], library)
        found = auditing.Audit(claims, environment)
        meaning = lean_meaning.Meaning(claims, environment)
        if pin:
            show(f"wrote {path}" for path in meaning.pin(root))
        errors = [*found.errors(auditing.pinned(root)), *meaning.errors(root)]
    except (auditing.AuditError, StatementError) as error:
        failed([error], "the claims were not audited")
        return 1
    if failed(errors, "not every claim rests on what it may, and says what it is known to say"):
        return 1
    show([found])
    return 0


def generate(root: Path, *, jobs: int, directory: Path | None = None) -> int:
    """Build the kernels and bring a directory, `pybridge/generated` unless told,
    up to date with their C."""
    modules = read_modules(root)
    kernels = generated.kernel_modules(modules)
    wanted = closure(modules, kernels)
    if failed(check_sources(wanted), "Lean was not started"):
        return 1
    build = Build(lean_folder(root), modules, toolchains.find(lean_folder(root)), jobs=jobs)
    reporter = Reporter(len(wanted))
    build.run(kernels, reporter)
    show([reporter.summary()])
    if count(reporter.messages, "error"):
        return 1
    violations, changed = generated.write(build, directory or generated.folder(root))
    if failed(violations, "nothing was generated"):
        return 1
    show(
        [f"changed: {path.name}" for path in changed]
        or [plural(len(kernels), "kernel") + " unchanged"]
    )
    return 0


def check_generated(root: Path, *, sources_only: bool) -> int:
    """Compare the manifest with the files, without Lean."""
    errors = generated.stale(root, sources_only=sources_only)
    show(errors)
    return 1 if errors else 0


COMMANDS: dict[str, Callable[..., int]] = {
    "prove": prove,
    "generate": generate,
    "check-generated": check_generated,
}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="lean_build.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    building = argparse.ArgumentParser(add_help=False)
    building.add_argument(
        "-j", "--jobs", type=int, default=DEFAULT_JOBS, metavar="N",
        help="Lean processes at a time, up to 2.4 GB each (default: %(default)s)",
    )  # fmt: skip
    proving = commands.add_parser(
        "prove", parents=[building], help="check every module under Spec/"
    )
    proving.add_argument(
        "targets", nargs="*", metavar="MODULE", help="only this module and what it imports"
    )
    proving.add_argument(
        "--pin", action="store_true",
        help=f"write {lean_meaning.FOLDER} anew, to be reviewed: what the claims state",
    )  # fmt: skip
    proving.add_argument(
        "--durations", type=int, default=0, metavar="N",
        help="name the N modules that took the most processor seconds, where the system tells",
    )  # fmt: skip
    proving.add_argument("--allow-warnings", action="store_true", help="let warnings pass")
    commands.add_parser(
        "generate", parents=[building], help="write the C of the kernels to pybridge/generated/"
    )
    checking = commands.add_parser(
        "check-generated", help="check that pybridge/generated/ is current, without Lean"
    )
    checking.add_argument(
        "--sources-only", action="store_true", help="check the Lean sources, not the generated C"
    )
    options = vars(parser.parse_args(arguments))
    command = COMMANDS[options.pop("command")]
    if options.get("jobs", 1) < 1:
        parser.error("--jobs must be at least 1")
    if options.get("durations", 0) < 0:
        parser.error(f"--durations must be at least 0, not {options['durations']}")
    try:
        return command(root, **options)
    except toolchains.ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    # Whatever runs builds may stop one with SIGTERM: end the Lean processes then, as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
