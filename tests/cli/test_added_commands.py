"""Commands of other packages, which stand beside those of this one."""

from importlib.metadata import EntryPoint

import pytest
import typer

from provengym.cli import _app

added = typer.Typer(help="Greet, or fail.")


@added.command("greet")
def greet(name: str):
    typer.echo(f"hello {name}")


@added.command("fail")
def fail():
    raise _app.UsageError("there is nothing to fail at")


@pytest.fixture
def entries(monkeypatch):
    """Entry points in the group of commands, in place of those that are installed."""
    found = []
    monkeypatch.setattr(_app, "entry_points", lambda group: found * (group == "provengym.commands"))
    groups = [group for group in _app.app.registered_groups if group.name != "delf"]
    were_added = len(groups) < len(_app.app.registered_groups)
    monkeypatch.setattr(_app.app, "registered_groups", groups)
    _app._add_commands.cache_clear()
    yield found
    _app._add_commands.cache_clear()
    if were_added:  # as they are again
        found.clear()
        _app._add_commands()


def entry(name, value):
    return EntryPoint(name, value, "provengym.commands")


def test_a_command_of_another_package(run, entries):
    entries.append(entry("others", f"{__name__}:added"))

    assert run("others", "greet", "you") == (0, "hello you\n", "")
    status, printed, _ = run("--help")
    assert status == 0
    assert "Greet, or fail." in printed.partition(" More ")[2]


def test_its_errors_are_those_of_a_command(run, entries):
    entries.append(entry("others", f"{__name__}:added"))

    assert run("others", "fail") == (2, "", "provengym: error: there is nothing to fail at\n")
    status, _, complaint = run("othres", "fail")
    assert status == 2
    assert "did you mean 'others'?" in complaint


@pytest.mark.parametrize("name", ["solve", "bench"])
def test_a_command_of_this_package_stays_itself(run, entries, name):
    entries.append(entry(name, f"{__name__}:added"))

    status, printed, complaint = run(name, "--help")

    assert status == 0
    assert "Greet, or fail." not in printed
    assert "there is a command of this name" in complaint


@pytest.mark.parametrize("value", ["not_a_module:added", f"{__name__}:missing", f"{__name__}"])
def test_a_command_that_cannot_be_loaded_is_left_out(run, entries, value):
    entries.append(entry("others", value))

    status, printed, complaint = run("list")

    assert status == 0
    assert "GridWorld" in printed
    assert complaint.startswith(
        f"provengym: warning: the command others cannot be loaded from {value}"
    )
    assert complaint.count("\n") == 1
    assert run("others")[0] == 2
