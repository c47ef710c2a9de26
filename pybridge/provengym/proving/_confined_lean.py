"""Check modules of Lean in a confined process: the module that `lean.check` has run there."""

from __future__ import annotations

import contextlib
import resource
from pathlib import Path
from typing import Any

from provengym.processes.confined import serve
from provengym.proving import built
from provengym_lean.auditing import AuditError
from provengym_lean.checking import check
from provengym_lean.library import LibraryError
from provengym_lean.rechecking import RecheckError
from provengym_lean.second_kernel import KernelError
from provengym_lean.toolchains import Toolchain


def _checked(request: dict[str, Any]) -> dict[str, Any]:
    # Lean maps more memory than it takes, and the supervisor counts what it takes.
    for limit in (resource.RLIMIT_AS, resource.RLIMIT_DATA):
        with contextlib.suppress(OSError, ValueError):
            most = resource.getrlimit(limit)[1]
            resource.setrlimit(limit, (most, most))
    folder, known = Path("lean"), request["known"]
    for name, place in known.items():
        built.place(Path(place), name, folder / "lib")
    try:
        found = check(
            request["modules"],
            folder=folder,
            library=Path(request["library"]),
            theorems=request["theorems"],
            toolchain=Toolchain.from_dict(request["toolchain"]),
            second=request["second"] and Path(request["second"]),
            jobs=1,
        )
    except (AuditError, KernelError, LibraryError, OSError, RecheckError) as error:
        return {"error": str(error)}
    new = [name for name, one in found.modules.items() if one.accepted and name not in known]
    files = {name: built.files(name, folder / "lib") for name in new}
    return {
        "checked": found.to_dict(),
        "built": {name: told for name, told in files.items() if told},
    }


if __name__ == "__main__":
    serve(_checked)
