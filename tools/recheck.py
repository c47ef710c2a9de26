"""Have a second kernel check every constant of the built modules.

What Lean wrote into the `.olean` files is told to another version of Lean's kernel, as
provengym_lean/rechecking.py says.  The axioms of the core library are listed with their statements
in `tests/lean/library_axioms.txt`.

Exit status: 0 all is accepted, 1 something is not, 2 wrong use, 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from files import replace
from here import ROOT, lean_folder
from provengym_lean import auditing, toolchains
from provengym_lean import second_kernel as kernel
from provengym_lean.auditing import ALLOWED_AXIOMS, PIN, PINNED, UNSOUND_AXIOMS
from provengym_lean.compiling import Build
from provengym_lean.messages import plural
from provengym_lean.rechecking import Recheck, RecheckError, refused
from provengym_lean.second_kernel import Kernel, KernelError, NotHereError
from provengym_lean.sources import LIBRARY, read_modules
from statements import StatementError, changes, listed

#: The kinds that are told of, and what they are called.
_COUNTED = {
    "theorem": "theorem",
    "second proof": "second proof",
    "definition": "definition",
    "opaque": "opaque constant",
    "inductive": "inductive type",
}
_SHOWN = 20

_HEADER = f"""\
# The statements of Lean's core library that the second kernel is told without proof, as the library
# that is read shows none: theorems, and definitions that are not exposed. To write this file anew:
# {PIN}
"""


def summary(recheck: Recheck, seconds: float) -> str:
    """Return what was accepted, in a sentence."""
    told = recheck.told
    here = sum(number for (local, _), number in told.items() if local)
    kinds = [plural(told[True, kind], noun) for kind, noun in _COUNTED.items() if told[True, kind]]
    library = sum(told.values()) - here - len(recheck.axioms)
    return (
        f"{kernel.IDENTITY} accepts {here:,} constants ({', '.join(kinds)}), "
        f"and {library:,} of the core library, from {len(recheck.axioms):,} statements of it; "
        f"{plural(len(recheck.left_out), 'unsafe or partial constant')} left out; {seconds:.0f} s"
    )


def failed(errors: Sequence[object], consequence: str) -> bool:
    """Print the first errors and what follows from them, if there are any; whether there are."""
    for error in errors[:_SHOWN]:
        print(error)
    if errors:
        print(f"{plural(len(errors), 'error')}; {consequence}")
    return bool(errors)


def check(root: Path, *, pin: bool) -> int:
    """Tell the second kernel what is built, and print what it says; the exit status."""
    started = time.monotonic()
    program = kernel.program(root / "build" / "recheck")
    toolchain = toolchains.find(lean_folder(root))
    if toolchain.lake:
        raise NotHereError("it reads the modules of Lean as WebAssembly, not those of Lake")
    modules = read_modules(root)
    print(
        f"{kernel.IDENTITY} checks every constant of {plural(len(modules), 'module')}", flush=True
    )
    build = Build(lean_folder(root), modules, toolchain)
    library = toolchain.library()
    environment = auditing.Environment(modules, [build.library], library)
    with Kernel(program) as told:
        recheck = Recheck(environment, told)
        recheck.all()
        text = listed(_HEADER, recheck.axioms)
    if pin and replace(root / PINNED, text.encode()):
        print(f"wrote {PINNED}")
    lines: list[object] = [
        f"error: {name}: an axiom by which anything can be proved"
        for name in sorted(UNSOUND_AXIOMS & recheck.axioms.keys())
    ]
    lines += refused(recheck.asked, told.answers)
    if change := changes(root, PINNED, text, PIN):
        lines.append(change)
    if failed(lines, f"not everything is accepted by {kernel.IDENTITY}"):
        return 1
    print(summary(recheck, time.monotonic() - started))
    return 0


def check_library(root: Path, library: Path) -> int:
    """Compare what is believed of the core library with a build of it that shows proofs, in the
    folder `library`, and print what differs; the exit status."""
    environment = auditing.Environment(LIBRARY, [library], library)
    lines: list[object] = []
    found = {}
    names = auditing.pinned(root)
    for name in names:
        homes = environment.homes(name)
        if not homes:
            lines.append(f"error: {name}: no module has it")
            continue
        home, module = homes[0]
        with environment.reading(home):
            found[name] = module, module.declaration(name)
        if found[name][1].kind == "axiom" and name not in ALLOWED_AXIOMS:
            lines.append(f"error: {name}: {home} has no proof of it")
    if change := changes(root, PINNED, listed(_HEADER, found), PIN):
        lines.append(change)
    if failed(lines, "not everything is proved as it is believed"):
        return 1
    print(f"{plural(len(names), 'statement')} of the core library, each proved in {library}")
    return 0


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="recheck.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--pin", action="store_true",
        help=f"write {PINNED} anew, to be reviewed",
    )  # fmt: skip
    parser.add_argument(
        "--where-possible", action="store_true",
        help="where the second kernel cannot be asked, say why and exit with status 0",
    )  # fmt: skip
    parser.add_argument(
        "--library", action="store_true",
        help=f"compare {PINNED} with a library that shows proofs, as the official one does",
    )  # fmt: skip
    options = parser.parse_args(arguments)
    try:
        if options.library:
            return check_library(root, toolchains.find(lean_folder(root)).library())
        return check(root, pin=options.pin)
    except NotHereError as error:
        print(f"no second kernel's opinion: {error}", file=sys.stderr)
        return 0 if options.where_possible else 1
    except (toolchains.ToolchainError, KernelError, RecheckError, StatementError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except auditing.AuditError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
