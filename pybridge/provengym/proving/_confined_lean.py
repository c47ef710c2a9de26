"""Check modules of Lean in a confined process: the module that `lean.check` has run there."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from provengym.processes.confined import serve_telling
from provengym.proving import built
from provengym_lean.auditing import AuditError
from provengym_lean.checking import CheckedModule, check
from provengym_lean.library import LibraryError
from provengym_lean.rechecking import RecheckError
from provengym_lean.second_kernel import KernelError
from provengym_lean.toolchains import Toolchain


def _checked(request: dict[str, Any], tell: Callable[[Any], None]) -> dict[str, Any]:
    # Lean maps more memory than it takes, and the supervisor counts what it takes.
    for limit in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
        with contextlib.suppress(OSError, ValueError):
            most = resource.getrlimit(limit)[1]
            resource.setrlimit(limit, (most, most))
    folder, known = Path("lean"), request["known"]
    for name, place in known.items():
        built.place(Path(place), name, folder / "lib")

    def told(name: str, one: CheckedModule) -> None:
        is_new = one.accepted and name not in known
        files = built.files(name, folder / "lib") if is_new else {}
        tell({"name": name, "checked": asdict(one), "files": files})

    try:
        found = check(
            request["modules"],
            folder=folder,
            library=Path(request["library"]),
            theorems=request["theorems"],
            toolchain=Toolchain.from_dict(request["toolchain"]),
            second=request["second"] and Path(request["second"]),
            jobs=request["jobs"],
            report=told,
        )
    except (AuditError, KernelError, LibraryError, OSError, RecheckError) as error:
        return {"error": str(error)}
    return {"checked": found.to_dict()}


if __name__ == "__main__":
    serve_telling(_checked)
