"""The commands as prompts and resources of an agent: the first screen of the help of each."""

from __future__ import annotations

import importlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym._validation import shown, suggestion

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    import typer

_INVALID = -32602
"""The code of JSON-RPC for wrong arguments."""


@dataclass(frozen=True)
class Guide:
    """A command, as it is told to an agent."""

    name: str
    about: str
    """The first sentences of its description."""
    page: str
    """Its usage, description, arguments and options as plain text."""
    arguments: dict[str, tuple[str, bool]]
    """The help of each positional argument by its name, and whether it must be given."""


def guides(context: typer.Context) -> list[Guide]:
    """Return a guide to each command that the help lists but the one that serves them.

    Args:
        context: The context of that command.
    """
    root: Any = context.find_root()
    commands = root.command.commands.items()
    return [
        _guide(root, name, command)
        for name, command in commands
        if not command.hidden and command is not context.command
    ]


def add_guides(server: Any, commands: Iterable[Guide], tools: Collection[str]) -> None:
    """Add a prompt and a resource for each command to a server of the Model Context Protocol.

    Args:
        server: The server, of the package mcp.
        commands: The commands.
        tools: Names of the commands that the server has as tools.
    """
    prompts: Any = importlib.import_module("mcp.server.mcpserver.prompts.base")
    resources: Any = importlib.import_module("mcp.server.mcpserver.resources")
    refusal: Any = importlib.import_module("mcp.shared.exceptions").MCPError
    for one in commands:
        arguments = [
            prompts.PromptArgument(name=name, description=text, required=required)
            for name, (text, required) in one.arguments.items()
        ]
        server.add_prompt(
            prompts.Prompt(
                name=one.name,
                description=one.about,
                arguments=arguments,
                fn=_prompted(one, refusal, is_tool=one.name in tools),
            )
        )
        server.add_resource(
            resources.TextResource(
                uri=f"provengym://help/{one.name}",
                name=one.name,
                description=one.about,
                text=one.page,
            )
        )


def _guide(root: Any, name: str, command: Any) -> Guide:
    """Return the guide to a command.

    Args:
        root: The context of the application.
        name: The name of the command.
        command: The command, or a group of commands.
    """
    context = command.make_context(name, [], parent=root, resilient_parsing=True)
    about, *example = command.get_short_help_str(10_000).splitlines()
    arguments = {
        _name(one): (one.help or "", one.required) for one in command.params if _is_argument(one)
    }
    return Guide(name, about, "\n".join(_page(context, command, example)) + "\n", arguments)


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")


def _name(argument: Any) -> str:
    """The name of an argument as the help has it, where that is a word."""
    shown_as: str = argument.metavar or ""
    return shown_as.lower() if shown_as.isidentifier() else argument.name


def _page(context: Any, command: Any, example: list[str]) -> Iterator[str]:
    """The lines of the page about a command."""
    yield command.get_usage(context)
    yield from ("", (command.help or "").strip(), *(f"\n  {line}" for line in example), "")
    ordered = sorted(command.params, key=_is_argument, reverse=True)
    records = [one.get_help_record(context) for one in ordered]
    for option, text in filter(None, records):
        yield f"{option}: {' '.join(text.split())}"
    for name, one in getattr(command, "commands", {}).items():
        yield f"{name}: {one.get_short_help_str(10_000)}"


def _prompted(
    guide: Guide, refusal: Callable[..., Exception], *, is_tool: bool
) -> Callable[..., str]:
    """Return the function that writes the prompt of a command.

    Args:
        guide: The command.
        refusal: What is raised where an argument is wrong.
        is_tool: Whether the server has it as a tool.
    """
    how = (
        f"Call the tool `{guide.name}` of this server, and tell what its answer says."
        if is_tool
        else "It is no tool of this server: run it in a shell where you have one, or ask for that."
    )

    def prompt(**given: str) -> str:
        for name in given:
            if name not in guide.arguments:
                hint = suggestion(name, guide.arguments)
                text = f"the prompt {guide.name} has no argument {shown(name)}{hint}"
                raise refusal(_INVALID, text)
        values = [f"{name.upper()} is {json.dumps(value)}." for name, value in given.items()]
        return "\n\n".join([guide.about, " ".join([how, *values]), guide.page])

    return prompt
