"""The options of commands, the tools of agents and the keys of campaigns, as they are declared."""

import inspect
from pathlib import Path

import pytest
import typer

import provengym
from provengym.campaigns.jobs import KINDS
from provengym.cli._app import app
from provengym.cli.mcp import Tools
from provengym.data import arguments
from provengym.data.arguments import option_of
from provengym.data.spec import budget_of, call_limit_of
from provengym_delf.command import TASK
from provengym_delf.design import Task

PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"
READ = {"budget": budget_of, "call_limit": call_limit_of}
FUNCTIONS = {
    "conform": provengym.conform,
    "extract": provengym.extract,
    "audit": provengym.audit,
    "analyse": provengym.analyse,
    "evaluate": provengym.evaluate,
}
NOT_IN_TEXTS = {"target", "model", "policy", "progress", "isolated", "threads", "tol", "params"}
"""Arguments in Python that are no option, or an option of several other commands."""
OF_EXTRACT = {"parameters", "key", "binding", "budget", "seed", "call_limit", "trust"}
"""Those of `extract` that the command ``analyse``, which extracts the model, has besides."""


def declared(command):
    return getattr(arguments, command.upper())


@pytest.mark.parametrize("command", FUNCTIONS)
def test_a_function_takes_what_is_declared_with_the_same_defaults(command):
    taken = dict(inspect.signature(FUNCTIONS[command]).parameters)
    if command == "analyse":
        del taken["actions"]  # which the command line does not have
        extracting = inspect.signature(provengym.extract).parameters
        taken |= {name: extracting[name] for name in OF_EXTRACT}

    assert set(declared(command)) == set(taken) - NOT_IN_TEXTS
    for name, one in declared(command).items():
        default = taken[name].default
        read = READ.get(name, lambda given: given or None)  # nothing is the same as an empty one
        assert read(default) == read(one.default), name


@pytest.mark.parametrize("command", FUNCTIONS)
def test_a_command_has_an_option_for_each_argument_that_is_declared(command):
    options = {one.name: one for one in typer.main.get_command(app).commands[command].params}

    for name, one in declared(command).items():
        assert options[name].opts == list(one.options or [option_of(name, declared(command))])
        assert options[name].default == (None if one.omissible else one.default)
        assert options[name].help.startswith(one.help)
        assert options[name].metavar == one.metavar


def test_a_task_of_delf_takes_what_is_declared_with_the_same_defaults():
    fields = dict(inspect.signature(Task).parameters)
    del fields["description"]

    assert set(TASK) == set(fields)
    for name in ("discount", "budget", "seed", "hidden"):
        assert TASK[name].default == fields[name].default


@pytest.mark.parametrize("tool", ["conform", "audit"])
def test_a_tool_has_arguments_that_are_declared_with_the_same_defaults(tool):
    function = getattr(Tools, tool)
    taken = inspect.signature(function).parameters

    for name in set(taken) - {"self", "target", "replay", "save"}:
        one = declared(tool)[name]
        assert taken[name].default == (None if one.omissible else one.default)
        assert f"{name}: {one.help}" in function.__doc__.replace(f" (each {one.metavar})", "")


@pytest.mark.parametrize("kind", ["conform", "audit"])
def test_a_job_takes_what_is_declared(kind):
    assert {*KINDS[kind], "parameters", "seed"} == set(declared(kind))


@pytest.mark.parametrize("name", ["budget", "call_limit", "detect", "seed"])
def test_the_page_tells_the_default(name):
    default = inspect.signature(provengym.conform).parameters[name].default

    assert f"`{name}={default!r}`" in PAGE.read_text(encoding="utf-8")
