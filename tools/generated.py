"""The generated files: the C of every kernel as Lean emitted it,
and a manifest of what it was emitted from."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import here  # noqa: F401
from files import replace
from provengym_lean.compiling import Build
from provengym_lean.emitted_c import branches, violations
from provengym_lean.sources import Module, read_modules

MANIFEST = "manifest.json"
CURE = "run `make generate`"
#: What the file of a derived kernel says.
DERIVED = "Made by `make generate` from the rules"


def folder(root: Path) -> Path:
    """Where the generated files are committed."""
    return root / "pybridge" / "generated"


def kernel_modules(modules: dict[str, Module]) -> list[str]:
    """The names of the kernels, `Spec.<Name>.Kernel`."""
    return sorted(name for name in modules if name.count(".") == 2 and name.endswith(".Kernel"))


def c_name(kernel: str) -> str:
    """The file that a kernel's C goes to: `gridworld.c` for `Spec.GridWorld.Kernel`."""
    return kernel.split(".")[1].lower() + ".c"


def write(build: Build, directory: Path) -> tuple[list[str], list[Path]]:
    """Write the C of the built kernels and the manifest to a directory.

    Returns the violations of the rules in `kernel_c`, in which case nothing is written, and the
    files that changed.  Files whose content stays are not touched, so that nothing is compiled
    again for them.
    """
    kernels = kernel_modules(build.modules)
    emitted = {
        c_name(kernel): build.output(build.modules[kernel], ".c").read_bytes() for kernel in kernels
    }
    if found := [error for kernel in kernels for error in _refused(build, kernel, emitted)]:
        return found, []
    manifest = {
        "emitted_by": build.toolchain.identity,
        "sources": {module.path: sha256(module.text.encode()) for module in build.modules.values()},
        "generated": {name: sha256(c) for name, c in emitted.items()},
    }
    emitted[MANIFEST] = (json.dumps(manifest, indent=2, sort_keys=True) + "\n").encode()
    directory.mkdir(parents=True, exist_ok=True)
    changed = [
        directory / name for name, content in emitted.items() if replace(directory / name, content)
    ]
    for stranger in sorted(set(directory.glob("*.c")) - {directory / name for name in emitted}):
        stranger.unlink()
        changed.append(stranger)
    return [], changed


def _refused(build: Build, kernel: str, emitted: dict[str, bytes]) -> list[str]:
    """What is wrong with the C of a kernel; first, where it is derived of rules, the lines of these
    that may be the cause."""
    name = c_name(kernel)
    found = violations(f"pybridge: {name}", emitted[name].decode())
    basic = build.modules.get(kernel.removesuffix("Kernel") + "Basic")
    if found and basic is not None and DERIVED in build.modules[kernel].text:
        return [*branches(basic), *found]
    return found


def read_manifest(root: Path) -> dict[str, Any]:
    """The committed manifest; empty when there is none."""
    try:
        return dict(json.loads((folder(root) / MANIFEST).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def stale(root: Path, *, sources_only: bool = False) -> list[str]:
    """An error for each Lean source or generated file that is not as the manifest says;
    no Lean is needed."""
    manifest = read_manifest(root)
    if not manifest:
        return [f"pybridge/generated/{MANIFEST} is missing or unreadable: {CURE}"]
    sources = {module.path: sha256(module.text.encode()) for module in read_modules(root).values()}
    errors = _differences("", manifest.get("sources", {}), sources)
    if not sources_only:
        files = {file.name: sha256(file.read_bytes()) for file in folder(root).glob("*.c")}
        errors += _differences("pybridge/generated/", manifest.get("generated", {}), files)
    return errors


def sha256(content: bytes) -> str:
    """The SHA-256 sum of some bytes, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def _differences(prefix: str, listed: dict[str, str], present: dict[str, str]) -> list[str]:
    errors = []
    for name in sorted(listed.keys() | present.keys()):
        if name not in present:
            errors.append(f"{prefix}{name} is missing: {CURE}")
        elif name not in listed:
            errors.append(f"{prefix}{name} is not in the manifest: {CURE}")
        elif listed[name] != present[name]:
            errors.append(f"{prefix}{name} differs from the manifest: {CURE}")
    return errors
