"""The process in which a file of rules is run: ``python -m provengym.rules.confined``.

It reads a class as rules, which are values of JSON, holds a class against its kernel, or reads a
table off it.  The page that Lean checks is written outside.  No other module imports this one, so
that it is run once, as the main one.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from provengym.data.errors import ConformanceError, brief
from provengym.processes.confined import serve
from provengym.proving import rules_json
from provengym.proving.page import Page
from provengym.proving.reading import read
from provengym.proving.refusals import Refused
from provengym.rules.holding import DifferenceError, hold
from provengym.rules.records import compiled_rules
from provengym.rules.tables import Told, table
from provengym.spec import Environment
from provengym.targets.loading import module_of_file


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Read a class, hold it against the kernel that is given, or read its table off it."""
    try:
        file = request["file"]
        cls = _class_of(_module(file), Path(file).stem, request["class"])
        if request.get("table"):
            return {"table": Told.of(table(cls, {})).to_dict()}
        if "library" not in request:
            return {"rules": rules_json.to_dict(read(cls))}
        page_of_it = Page.from_dict(request["page"])
        compiled = compiled_rules(cls, page_of_it, Path(request["library"]))
        held = hold(compiled, budget=request["budget"])
    except Refused as refusal:
        return {"refused": refusal.parts}
    except DifferenceError as difference:
        return {"differs": str(difference)}
    except ConformanceError as error:
        return {"no table": brief(error)}
    except Exception:  # noqa: BLE001 - it is told to who asked
        return {"fault": traceback.format_exc(limit=-3)}
    return {"held": held.to_dict()}


def _module(file: str) -> ModuleType:
    """The module of a file, which is run."""
    sys.dont_write_bytecode = True
    path = Path(file)
    try:
        return module_of_file(path)
    except SyntaxError as error:
        place = Path(error.filename or path).stem
        raise Refused(place, error.lineno or 1, f"no Python: {error.msg}", "mend it") from error
    except BaseException as error:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [one.lineno for one in frames if Path(one.filename).name == path.name]
        reason = f"the file raises {brief(error, 200)}"
        raise Refused(path.stem, (lines or [1])[-1] or 1, reason, "mend it") from error


def _class_of(module: ModuleType, name: str, wanted: str | None) -> type[Environment]:
    """The class of a name, or the only one."""
    found = {
        called: one
        for called, one in vars(module).items()
        if inspect.isclass(one) and issubclass(one, Environment) and one is not Environment
    }
    names = ", ".join(found)
    if not found:
        reason = "there is no subclass of provengym.spec.Environment"
        instead = "write one; of an environment of Gymnasium `provengym audit` decides much"
    elif wanted is None and len(found) > 1:
        reason, instead = f"of several classes one is meant: {names}", "name it, as FILE:NAME"
    elif wanted is not None and wanted not in found:
        reason, instead = f"there is no class {wanted}", f"name one of {names}"
    else:
        return found[wanted or names]
    raise Refused(name, 1, reason, instead)


if __name__ == "__main__":
    serve(answer)
