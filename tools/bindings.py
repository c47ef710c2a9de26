"""Bindings: what joins the kernels of Lean with C++, C and Python, made from their sources.

Made are, in pybridge/generated/, each kernel for C++ (<name>.hpp; kernels.hpp has all) and its
translation unit (<name>_table.cpp; kernel_tables.hpp lists them); the header and the
source of libprovengym (pybridge/include/provengym.h, pybridge/generated/c_api.cpp), the stub of the
compiled module (pybridge/provengym/_core.pyi), the digests of the emitted C
(pybridge/provengym/emitted.json) and the tables of names in pybridge/provengym/__init__.py.

Read are the exports of each Spec/<Name>/Kernel.lean, as text; pybridge/kernels.toml, for what the
Lean sources do not say; the manifest of the emitted C; and the registry of environments.  No Lean
is needed.

usage: python3 tools/bindings.py             write these files
       python3 tools/bindings.py --check     fail if they are not current
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bindings_cpp import c_api_cpp, kernel_tables_hpp, kernels_hpp, provengym_h
from bindings_python import PACKAGE, core_pyi, emitted_json, package_init
from files import replace
from generated import CURE
from here import ROOT
from kernel_table import MADE, read_kernels
from provengym_lean.kernel_cpp import kernel_hpp, kernel_table_cpp
from provengym_lean.kernel_exports import BindingsError


def emit(root: Path = ROOT) -> dict[str, str]:
    """The content of every file, by its path in the repository.

    Raises:
        BindingsError: The sources do not agree.
    """
    kernels = read_kernels(root)
    generated = "pybridge/generated"
    return {
        **{f"{generated}/{kernel.prefix}.hpp": kernel_hpp(kernel, MADE) for kernel in kernels},
        **{
            f"{generated}/{kernel.prefix}_table.cpp": kernel_table_cpp(kernel, MADE)
            for kernel in kernels
        },
        f"{generated}/kernels.hpp": kernels_hpp(kernels),
        f"{generated}/kernel_tables.hpp": kernel_tables_hpp(kernels),
        f"{generated}/c_api.cpp": c_api_cpp(kernels),
        "pybridge/include/provengym.h": provengym_h(kernels),
        f"{PACKAGE}/_core.pyi": core_pyi(kernels),
        f"{PACKAGE}/emitted.json": emitted_json(root, kernels),
        f"{PACKAGE}/__init__.py": package_init(root, kernels),
    }


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
        prog="bindings.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            errors = [f"{path} is not current: {CURE}" for path in stale(root)]
            print(*errors, sep="\n", end="\n" if errors else "")
            return 1 if errors else 0
        changed = [
            path for path, content in emit(root).items() if replace(root / path, content.encode())
        ]
    except BindingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(*(f"changed: {path}" for path in changed), sep="\n", end="\n" if changed else "")
    print("" if changed else "bindings unchanged\n", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
