"""Derived kernels: what joins the rules of an environment, written with `Spec.Auto`, with the rest.

An environment with a table `rules` in pybridge/kernels.toml is written as rules in
Spec/<Name>/Basic.lean.  Made of these are Spec/<Name>/Kernel.lean and
Spec/<Name>/Implementation.lean, as provengym_lean/deriving.py says, which says too what is in the
table.

usage: python3 tools/derived.py             write these files
       python3 tools/derived.py --check     fail if they are not current
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from files import replace
from generated import CURE
from here import ROOT
from kernel_table import TABLE, read_table
from provengym_lean.deriving import BASIC, Derived, understood
from provengym_lean.kernel_exports import BindingsError
from provengym_lean.sources import Module

#: What the files are made of.
MADE = f"`make generate` from the rules and {TABLE}"


def derived(root: Path = ROOT) -> list[Derived]:
    """The environments that are written as rules, in the order of the table.

    Raises:
        BindingsError: A file is missing or wrong.
    """
    return [
        _read(root, name, entry) for name, entry in read_table(root).items() if "rules" in entry
    ]


def _read(root: Path, name: str, entry: Mapping[str, Any]) -> Derived:
    path = f"Spec/{name}/{entry['rules'].get('file', BASIC)}.lean"
    try:
        text = (root / path).read_text(encoding="utf-8")
    except OSError as error:
        raise BindingsError(f"{path} cannot be read: {error}") from error
    return of_rules(name, entry, path, text)


def of_rules(name: str, entry: Mapping[str, Any], path: str, text: str) -> Derived:
    """An environment that is written as rules, from its entry in the table and the file of its
    rules.

    Raises:
        BindingsError: One of them is wrong.
    """
    module = Module(path.removesuffix(".lean").replace("/", "."), path, text, ())
    return understood(name, entry, module, home=f"Spec.{name}", made=MADE, table=TABLE)


def emit(root: Path = ROOT) -> dict[str, str]:
    """The content of every file, by its path in the repository.

    Raises:
        BindingsError: The sources do not agree.
    """
    return {path: text for one in derived(root) for path, text in one.files.items()}


def stale(root: Path = ROOT) -> list[str]:
    """The files that are not what their sources say."""
    return [
        path
        for path, content in emit(root).items()
        if not (root / path).exists() or (root / path).read_bytes() != content.encode()
    ]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="derived.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    try:
        if parser.parse_args(arguments).check:
            for path in (old := stale(root)):
                print(f"error: {path} is not current: {CURE}", file=sys.stderr)
            return 1 if old else 0
        for path, content in emit(root).items():
            if replace(root / path, content.encode()):
                print(f"wrote {path}")
    except BindingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
