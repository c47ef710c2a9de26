"""``provengym mcp``: the commands as tools of an agent, by the Model Context Protocol."""

from __future__ import annotations

import importlib
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import provengym
from provengym.cli._calls import CallError, Calls, is_place
from provengym.cli._guides import add_guides, guides
from provengym.cli.common import UsageError
from provengym.cli.options import Decorator, signed
from provengym.data.arguments import AUDIT, CONFORM, TEXTS, Argument, option_of
from provengym.data.extras import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MOST_TEXT, MOST_ITEMS, MOST_NUMBERS = 1_500, 5, 200
"""Of one text in an answer, of a list in it, and of a list of numbers, such as actions."""
MOST_OF_FINDING = 20_000
"""Characters of a finding as it is saved, which is in an answer whole or not at all."""
OF_FINDING = (
    "class", "severity", "story", "parameters", "earlier", "seed", "actions", "action_labels",
    "minimal", "reproduced", "state", "probability",
)  # fmt: skip
PLACES = ("target", "reference", "binding")
WRITING = ("conform", "prove")
"""The tools that write: findings where that is asked for, and what is proved in the cache."""
HIDDEN = frozenset({"replay"})
"""Older names of tools, which are not listed."""
INSTRUCTIONS = (
    "Find out whether a reinforcement-learning environment is what it should be. `show` tells "
    "which proved references there are, `conform` holds an environment against one and answers "
    "with the shortest sequence of actions that tells them apart and plays a finding again that "
    "is given back as it came, as `replay`, and `audit` decides without a reference whether a "
    "finite environment can be solved. "
    "`prove` takes the rules of an environment as a class of provengym.spec, and says what Lean "
    "proves of it, or which line it does not take and what to write instead. "
    "They run the environment's code. A target is a class or function of a Python file in the "
    "folder of this server, or the id of an environment of provengym or Gymnasium. The prompts and "
    "the resources tell of each command of the command line."
)


def mcp(
    context: typer.Context,
    limit: Annotated[
        float,
        typer.Option(
            "--limit",
            min=1,
            metavar="SECONDS",
            help="How long a call of a tool may take, whatever budget it asks for.",
        ),
    ] = 600.0,
    folder: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER", help="What calls may name and write: files in this folder alone."
        ),
    ] = Path(),
    package: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="An installed package whose environments calls may name, too. Repeatable.",
        ),
    ] = None,
    unconfined: Annotated[
        bool,
        typer.Option(
            "--unconfined",
            help="Run environments with the rights of this process, in the folder itself.",
        ),
    ] = False,
    library: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="The built modules that Lean reads, as of provengym prove."
        ),
    ] = None,
) -> None:
    """Serve conform, audit, show and prove to an agent, by the Model Context Protocol.

    Standard input and output carry the protocol. Each call is a process of its own, which is ended
    at the limit. It runs code of the folder on a copy of its files, kept from the network and from
    other files as far as the system can.
    """
    try:
        served: Any = importlib.import_module("mcp.server.mcpserver")
        tools: Any = importlib.import_module("mcp.server.mcpserver.tools")
        failure: Any = importlib.import_module("mcp.server.mcpserver.exceptions").ToolError
        annotations: Any = importlib.import_module("mcp.types").ToolAnnotations
    except ImportError as error:
        raise UsageError(missing("provengym mcp", "the package mcp", "mcp")) from error
    if not folder.is_dir():
        raise UsageError(f"--folder: {str(folder)!r} is no folder")
    names = frozenset(package or ())
    confined = not unconfined and sys.platform != "win32"
    calls = Calls(folder.resolve(), limit, names, confined=confined)
    made = []
    for function in Tools(calls, failure, library and library.resolve()).all():
        hints = annotations(
            readOnlyHint=function.__name__ not in WRITING,
            destructiveHint=False,
            idempotentHint=True,
            openWorldHint=not confined,
        )
        made.append(_strict(tools.Tool.from_function(function, annotations=hints)))
    server = _hiding(served.MCPServer)(
        "provengym", instructions=INSTRUCTIONS, version=provengym.__version__, tools=made
    )
    add_guides(server, guides(context), frozenset(tool.name for tool in made) - HIDDEN)
    server.run("stdio")


def _hiding(server: Any) -> Any:
    """The class of servers that do not list hidden tools, which can be called."""

    class Server(server):  # type: ignore[misc]  # the class of a package that need not be there
        async def list_tools(self) -> Any:
            return [tool for tool in await super().list_tools() if tool.name not in HIDDEN]

    return Server


def _strict(tool: Any) -> Any:
    """The same tool, which refuses arguments that it does not have."""
    arguments = tool.fn_metadata.arg_model
    arguments.model_config["extra"] = "forbid"
    arguments.model_rebuild(force=True)
    tool.parameters = arguments.model_json_schema(by_alias=True)
    return tool


def _takes(declared: Mapping[str, Argument], *names: str) -> Decorator:
    """Return a decorator that gives a tool some of the declared arguments, and tells of them."""
    taken = {name: declared[name] for name in names}

    def decorated(tool: Callable[..., Any]) -> Callable[..., Any]:
        for name, one in taken.items():
            form = f" (each {one.metavar})" if one.type == TEXTS else ""
            tool.__doc__ = f"{tool.__doc__}    {name}{form}: {one.help}\n        "
        return signed(tool, taken, lambda _, one: one.type | None if one.omissible else one.type)

    return decorated


class Tools:
    """The tools.  Each calls the command of its name, and answers with the part of its JSON that
    says what was found, in few words.

    Args:
        calls: How commands are called.
        failure: What is raised where there is no answer.
        library: The built modules that Lean reads; None for those that are installed.
    """

    def __init__(
        self, calls: Calls, failure: type[Exception] = CallError, library: Path | None = None
    ) -> None:
        self._calls = calls
        self._failure = failure
        self._library = library

    def all(self) -> tuple[Callable[..., dict[str, Any]], ...]:
        """Every tool."""
        return self.conform, self.audit, self.replay, self.show, self.prove

    @_takes(
        CONFORM, "reference", "parameters", "target_args", "reference_args", "binding", "budget",
        "seed", "require",
    )  # fmt: skip
    def conform(
        self,
        target: str | None = None,
        reference: str | None = None,
        *,
        replay: str | dict[str, Any] | None = None,
        save: str | None = None,
        **given: Any,
    ) -> dict[str, Any]:
        """Where does an environment depart from its reference, as a shortest sequence of actions?
        With `replay`: is a finding still there?  It is played three times.

        Args:
            target: path/to/file.py:attribute or module:attribute of the folder, or the id of an
                environment; with `replay`, what is played in the place of the finding's target.
            replay: The `replay` of a finding in an answer, as it came, or a JSON file that was
                saved; then no argument but target.
            save: A folder in the folder to which findings are saved, for `replay`.
        """
        given = {"reference": reference, "save": save, **given}
        if replay is not None:
            return self._replayed(target, replay, given)
        if target is None:
            raise self._failure("one of target and replay is needed")
        place = None if save is None else self._located("save", save)
        found = self._asked("conform", {"target": target, **given, "save": None}, finds=True)
        cases = {one["class"]: one for one in found["cases"]}
        told, coverage = ("target", "reference", "parameters", "seed"), found["coverage"]
        covered = ("states", "transitions", "complete", "assumption")
        return {
            **_small({"verdict": found["verdict"], "passed": found["status"] == 0}),
            **_small({"meaning": found["meaning"], **{key: found[key] for key in told}}),
            "findings": _shortened(
                [_replayable(one, cases) for one in found["findings"]], MOST_ITEMS
            ),
            **_small({key: coverage[key] for key in covered}),
            **_small({"notes": found["notes"]}),
            "saved": None if place is None else self._calls.keep(place, found["cases"]),
        }

    def _replayed(
        self, target: str | None, replay: str | dict[str, Any], others: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Play a finding again.

        Args:
            target: What is played in the place of its target.
            replay: The finding, or the file in the folder that holds it.
            others: The other arguments of `conform`, which must not be given.
        """
        for name, one in others.items():
            if one is not None and (name not in CONFORM or one != CONFORM[name].default):
                raise self._failure(
                    f"{name} is no argument beside replay, which plays what the finding says"
                )
        if isinstance(replay, str):
            found = self._asked("conform", {"target": target, "replay": replay})
        else:
            found = self._asked("conform", {"target": target}, finding=replay)
        keys = ("reproduced", "times", "same", "before", "story")
        return _small({"passed": found["status"] == 0, **{key: found[key] for key in keys}})

    @_takes(
        AUDIT, "parameters", "target_args", "claims", "success", "discount", "horizon", "budget"
    )
    def audit(self, target: str, **given: Any) -> dict[str, Any]:
        """Can a finite environment be solved, and what is wrong with it?  No reference is needed.

        Args:
            target: path/to/file.py:attribute or module:attribute of the folder, the id of an
                environment, or the file of a model, FILE.npz.
        """
        found = self._asked("audit", {"target": target, **given})
        keys = ("verdict", "meaning", "objective", "states", "transitions", "complete", "success")
        return _small(
            {
                **{key: found[key] for key in ("target", "parameters", *keys)},
                "success_probability": found["success_probability"],
                "best_return": found["best_return"],
                "shortest_way": found["solution"],
                "findings": [_finding(finding) for finding in found["findings"]],
                "claims": found["claims"],
                "assumption": found["assumption"],
                "notes": found["notes"],
            }
        )

    def replay(self, file: str) -> dict[str, Any]:
        """Is a finding that `conform` saved still there?  The older name of `conform` with
        `replay`.

        Args:
            file: A JSON file that `conform` wrote to its folder `save`.
        """
        return self._replayed(None, file, {})

    def show(
        self, name: str | None = None, parameters: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Describe an environment of this package, and what is proved about it.  Without a name,
        list the environments.

        Args:
            name: A short name such as GridWorld, or an id.
            parameters: Arguments of the environment.
        """
        if name is None:
            return _small(self._asked("list", {}), most_items=100)
        found = self._asked("show", {"name": name, "parameters": parameters})
        kernel = found["kernel"]
        claims = [one["claim"] for one in found["claims"] or () if one["environment"] == kernel]
        keys = ("name", "id", "description", "observation_space", "action_space", "actions")
        return _small(
            {
                **{key: found[key] for key in keys},
                "parameters": {key: value["value"] for key, value in found["parameters"].items()},
                "documentation": found["documentation"],
                "claims": claims,
            },
            most_items=40,
        )

    def prove(
        self, file: str | None = None, source: str | None = None, budget: int | None = None
    ) -> dict[str, Any]:
        """What does Lean prove of the rules of an environment, and is the class in Python equal to
        what was proved?  Rules that are not taken are `refused`: the class, the line of the file,
        the reason, and what to write instead.

        Args:
            file: path/to/file.py or path/to/file.py:Class of the folder, with a class of
                provengym.spec.
            source: The text of such a file, instead of one of the folder.
            budget: The most steps that are compared, 100,000 by default.
        """
        if (file is None) == (source is None):
            raise self._failure("one of file and source is needed, and not both")
        with tempfile.TemporaryDirectory() as folder:
            if source is None:
                path, colon, name = str(file).partition(".py:")
                place = self._located("file", path + colon[:3]) + colon[3:] + name
            else:
                place = str(Path(folder, "rules.py"))
                Path(place).write_bytes(source.encode("utf-8", "surrogatepass"))
            words = ["prove", "--json"]
            words += [f"--budget={budget}"] if budget is not None else []
            words += [f"--library={self._library}"] if self._library is not None else []
            found = self._called([*words, "--", place], reads=True, confines=True)
        if "refused" in found:
            return _small({"grade": "refused", "passed": False, "refused": found["refused"]})
        keys = ("name", "proved", "tested", "trusted", "open", "folder", "seconds")
        passed = found["status"] == 0
        return _small(
            {"grade": found["grade"], "passed": passed, **{key: found[key] for key in keys}},
            most_items=20,
        )

    def _asked(
        self,
        command: str,
        given: Mapping[str, Any],
        finding: dict[str, Any] | None = None,
        *,
        finds: bool = False,
    ) -> dict[str, Any]:
        """Return the JSON of a command, with its exit status as ``"status"``.

        Args:
            command: Its name.
            given: Its arguments by their names, of which the first is what it is about.
            finding: A saved finding that it plays again.
            finds: Whether its findings are wanted as they are saved, as ``"cases"``.
        """
        known = {name: one for name, one in given.items() if one is not None}
        located = {name: self._located(name, one) for name, one in known.items()}
        first = next(iter(given), "")
        words = [command, "--json"]
        for name, one in located.items():
            if name == first:
                continue
            if isinstance(one, dict):
                one = [f"{key}={json.dumps(value)}" for key, value in one.items()]
            option = option_of(name, {**CONFORM, **AUDIT})
            words += [f"{option}={each}" for each in (one if isinstance(one, list) else [one])]
        words += ["--", located[first]] if first in located else []
        # What is no place is the name of an environment, for which no file is needed.
        replays = finding is not None or "replay" in located
        reads = replays or any(is_place(located.get(name, "")) for name in PLACES)
        return self._called(words, reads=reads, finding=finding, finds=finds)

    def _called(self, words: list[str], **how: Any) -> dict[str, Any]:
        """Return the JSON of a command that is called as `Calls.run` says, with its status."""
        try:
            ended = self._calls.run(words, **how)
        except CallError as error:
            raise self._failure(str(error)) from None
        try:
            found = json.loads(ended.printed)
        except ValueError:
            raise self._failure(
                _brief(ended.complaint) or f"provengym {words[0]} ended with status {ended.status}"
            ) from None
        if "error" in found and not {"verdict", "refused"} & found.keys():
            raise self._failure(_brief(found["error"]))
        if ended.warnings and "notes" in found:
            found["notes"] = [*ended.warnings, *found["notes"]]
        return {**found, "status": ended.status, "cases": ended.findings}

    def _located(self, name: str, given: Any) -> Any:
        """Return an argument; a place or a path as it is named in the folder."""
        try:
            if name in PLACES:
                return self._calls.place(name, given)
            if name == "save":
                return self._calls.folder_to_write(name, given)
            return self._calls.path(name, given) if name in ("file", "replay") else given
        except CallError as error:
            raise self._failure(str(error)) from None


def _finding(finding: Mapping[str, Any]) -> dict[str, Any]:
    """Keep what an agent needs of a finding: its class, shortest story, and how to see it again."""
    known = {name: finding[name] for name in OF_FINDING if finding.get(name) is not None}
    return {name: value for name, value in known.items() if value or name != "earlier"}


def _replayable(finding: Mapping[str, Any], cases: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an agent needs of a finding, and the finding as it is saved, to be given back.

    Args:
        finding: The finding.
        cases: The saved findings by their classes, each of which is found once.
    """
    told, case = _small(_finding(finding)), cases.get(finding["class"])
    if case is None:
        return told
    size = len(json.dumps(case))
    long = f"{size:,} characters: too long for an answer; give `save`, and then the file"
    return {**told, "replay": case if size <= MOST_OF_FINDING else long}


def _small(answer: Mapping[str, Any], most_items: int = MOST_ITEMS) -> dict[str, Any]:
    """The answer with long texts and lists cut, each of which says so."""
    return {name: _cut(value, most_items) for name, value in answer.items()}


def _cut(value: Any, most_items: int) -> Any:
    if isinstance(value, str):
        return _brief(value)
    if isinstance(value, dict):
        return _small(value, most_items)
    if isinstance(value, list):
        numbers = all(isinstance(item, (int, float)) for item in value)
        return _shortened(
            [_cut(item, most_items) for item in value], MOST_NUMBERS if numbers else most_items
        )
    return value


def _shortened(items: list[Any], most: int) -> list[Any]:
    left = len(items) - most
    return [*items[:most], f"... and {left} more"] if left > 0 else items


def _brief(text: str) -> str:
    text = re.sub(r"^provengym: error: ", "", text.strip())
    return text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]} ..."
