"""Lean for those who are no users of Lean: fetched on first use, and asked about modules.

- `toolchains.find` is the Lean to use, `python -m provengym_lean` installs it and runs it.
- `checking.check` has modules checked against a built library.
- `deriving` and `kernel_cpp` write what joins the rules of an environment with C and C++.

It imports nothing but the standard library, so that the tools of the repository run it before
anything is installed.
"""
