"""The process of a tool's call: ``python -m provengym.cli._confined_call``.

No other module imports it, so that it is run once, as the main one.
"""

from __future__ import annotations

import base64
import contextlib
import io
from pathlib import Path
from typing import Any

import provengym.auditing.api
import provengym.conformance.ahead  # noqa: F401 - all that is needed is there before any other code
from provengym.cli import main
from provengym.conformance.saving import saved_in
from provengym.processes.confined import serve


def called(request: dict[str, Any]) -> dict[str, Any]:
    """Run a command among some files: its status, what it printed, and the findings it saved."""
    for name, content in request["files"].items():
        place = Path(name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(base64.b64decode(content))
    printed, complaint = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaint):
        status = main(request["words"])
    saved = request["saved"]
    return {
        "status": status,
        "printed": printed.getvalue(),
        "complaint": complaint.getvalue(),
        "saved": [] if saved is None else saved_in(Path(saved)),
    }


if __name__ == "__main__":
    serve(called)
