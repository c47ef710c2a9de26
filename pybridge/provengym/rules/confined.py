"""The process in which a file of rules is run: ``python -m provengym.rules.confined``.

It reads a class as rules, which are values of JSON, holds a class against its kernel, or reads a
table off it.  The page that Lean checks is written outside.  No other module imports this one, so
that it is run once, as the main one.
"""

from __future__ import annotations

import importlib.util
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


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Read a class, hold it against the kernel that is given, or read its table off it."""
    try:
        cls = _class_of(_module(request["file"]), request["class"])
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
    name = Path(file).stem
    specification = importlib.util.spec_from_file_location(name, file)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module  # where pickles and annotations look
    try:
        specification.loader.exec_module(module)
    except SyntaxError as error:
        raise Refused(name, error.lineno or 1, f"no Python: {error.msg}", "mend it") from error
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [one.lineno for one in frames if Path(one.filename).name == Path(file).name]
        raise Refused(
            name, (lines or [1])[-1] or 1, f"the file raises {brief(error)}", "mend it"
        ) from error
    return module


def _class_of(module: ModuleType, wanted: str | None) -> type[Environment]:
    """The class of a name, or the only one."""
    found = {
        name: one
        for name, one in vars(module).items()
        if inspect.isclass(one) and issubclass(one, Environment) and one is not Environment
    }
    names = ", ".join(found)
    if not found:
        reason, instead = "there is no subclass of provengym.spec.Environment", "write one"
    elif wanted is None and len(found) > 1:
        reason, instead = f"of several classes one is meant: {names}", "name it, as FILE:NAME"
    elif wanted is not None and wanted not in found:
        reason, instead = f"there is no class {wanted}", f"name one of {names}"
    else:
        return found[wanted or names]
    raise Refused(module.__name__, 1, reason, instead)


if __name__ == "__main__":
    serve(answer)
