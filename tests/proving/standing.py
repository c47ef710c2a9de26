"""A program that stands in for Lean: it writes modules without constants, and does besides what the
text of a module says.

- ``-- waits: 30 Rules.A``: it begins when another process is at work on that module, or was; where
  none is in so many seconds it ends.
- ``-- sleeps``: it does not end.
- ``-- fails``: it says that there is an error.
"""

import base64
import sys

from provengym_lean.toolchains import Toolchain
from tools import oleans

IDENTITY = f"Lean 4.28.0-standing {8 * 'c'} (x86_64-unknown-linux-gnu)"
_PROGRAM = """#!{python}
import base64, json, pathlib, sys, time

if sys.argv[1:] == ["--print-libdir"]:
    print({library!r})
    raise SystemExit
stage, text = pathlib.Path.cwd(), pathlib.Path(sys.argv[-1]).read_text()
begun = stage.parents[1]
(begun / f"{{stage.name}}.begun").touch()
if "-- waits: " in text:
    seconds, other = text.partition("-- waits: ")[2].partition("\\n")[0].split()
    until = time.monotonic() + float(seconds)
    while not (begun / f"{{other}}.begun").exists():
        if time.monotonic() > until:
            raise SystemExit(3)
        time.sleep(0.02)
if "-- sleeps" in text:
    time.sleep(3600)
if "-- fails" in text:
    place = dict(line=1, column=0)
    print(json.dumps(dict(severity="error", data="unsolved goals", pos=place)))
    raise SystemExit(1)
for option in ("-o", "-i", "-c"):
    place = pathlib.Path(sys.argv[sys.argv.index(option) + 1])
    place.write_bytes(base64.b64decode({olean!r}) if option == "-o" else b"int c;\\n")
"""


def lean(folder):
    """Write the program and its library into a folder; return both as arguments of `check`."""
    empty = oleans.olean({})
    home, library = folder / "home" / "lib" / "lean", folder / "built"
    for place in (home, library / "Spec", folder / "home" / "bin"):
        place.mkdir(parents=True)
    (home / "Init.olean").write_bytes(oleans.olean({"propext": oleans.Constant("axiom")}))
    (library / "Spec" / "A.olean").write_bytes(empty)
    (library / "Spec" / "A.json").write_text('{"key": "1"}')
    program = folder / "home" / "bin" / "lean"
    program.write_text(
        _PROGRAM.format(
            python=sys.executable,
            library=str(home),
            olean=base64.b64encode(empty).decode(),
        )
    )
    program.chmod(0o755)
    toolchain = Toolchain((str(program),), IDENTITY)
    return {"toolchain": toolchain, "library": library, "second": False}
