"""The tools for agents: what they answer, that it is small, and that a call ends."""

import asyncio
import contextlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import typer

import provengym
from provengym.cli import main, mcp
from provengym.cli._app import app
from provengym.cli._calls import CallError, Calls, Ended
from provengym.cli.mcp import Tools
from provengym.envs.registry import ENVIRONMENTS
from provengym_lean import toolchains
from proving import leans

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BUG = "gridworld_border_bug.py:GridWorld"
SMALL = {"reference": "GridWorld", "budget": "2000steps"}


@pytest.fixture(name="folder")
def _folder(tmp_path):
    folder = tmp_path / "served"
    folder.mkdir()
    shutil.copy(EXAMPLES / "gridworld_border_bug.py", folder)
    return folder


@pytest.fixture(name="tools")
def _tools(folder):
    return Tools(Calls(folder, limit=100))


needs_mcp = pytest.mark.skipif(
    not importlib.util.find_spec("mcp"),
    reason="needs the package mcp: pip install '.[mcp]'",
)
SERVER = [sys.executable, "-m", "provengym", "mcp", "--folder"]


@needs_mcp
def test_an_agent_calls_the_tools(folder):
    from mcp import Client, StdioServerParameters
    from mcp.client.stdio import stdio_client

    command, *words = [*SERVER, str(folder)]
    server = StdioServerParameters(command=command, args=words, env={**os.environ})

    async def ask():
        async with Client(stdio_client(server)) as client:
            return (
                (await client.list_tools()).tools,
                await client.call_tool("show", {}),
                await client.call_tool("show", {"name": "Nowhere"}),
                await client.call_tool("audit", {"target": "GridWorld", "budgt": "1s"}),
                await client.call_tool("replay", {"file": "none.json"}),
                (await client.list_prompts()).prompts,
                (await client.list_resources()).resources,
                client.server_info,
            )

    listed, found, wrong, misspelt, older, prompts, resources, info = asyncio.run(ask())

    assert [tool.name for tool in listed] == ["conform", "audit", "show", "prove"]
    (conform, *_) = listed
    assert "required" not in conform.input_schema
    assert conform.input_schema["properties"]["require"]["enum"] == ["agrees", "equal"]
    assert [tool.input_schema["additionalProperties"] for tool in listed] == [False] * 4
    hints = [tool.annotations for tool in listed]
    assert [hint.read_only_hint for hint in hints] == [False, True, True, False]
    assert not any(hint.destructive_hint or hint.open_world_hint for hint in hints)
    assert info.version == provengym.__version__
    environments = json.loads(found.content[0].text)["environments"]
    assert [one["name"] for one in environments] == [entry.name for entry in ENVIRONMENTS]
    assert wrong.is_error
    assert "no environment is called 'Nowhere'" in wrong.content[0].text
    assert misspelt.is_error
    assert "budgt" in misspelt.content[0].text
    assert older.is_error  # a hidden name, which is called all the same
    assert "none.json" in older.content[0].text
    commands = typer.main.get_command(app).commands
    told = [name for name, one in commands.items() if not one.hidden and name != "mcp"]
    names = [one.name for one in prompts]
    assert names == [one.name for one in resources]
    assert set(told) <= {*names}  # and the commands of other packages
    assert all(one.description for one in (*prompts, *resources))


class Plain:
    """A client of nothing but lines of JSON.

    Args:
        folder: The folder that the server serves.
    """

    def __init__(self, folder):
        self._process = subprocess.Popen(
            [*SERVER, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._asked = 0
        self._end = threading.Timer(300, self._process.kill)

    def __enter__(self):
        self._end.start()
        about = {"name": "plain", "version": "0"}
        given = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": about}
        self.about = self.ask("initialize", given)["result"]
        self._tell({"method": "notifications/initialized"})
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._end.cancel()

    def _tell(self, message):
        self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self._process.stdin.flush()

    def ask(self, method, params):
        self._asked += 1
        self._tell({"id": self._asked, "method": method, "params": params})
        while True:  # the server may tell other things before it answers
            answer = json.loads(self._process.stdout.readline())
            if answer.get("id") == self._asked:
                return answer

    def call(self, tool, given):
        return self.ask("tools/call", {"name": tool, "arguments": given})["result"]


@needs_mcp
def test_a_client_of_lines_of_json_gives_a_finding_back_as_it_came(folder):
    with Plain(folder) as client:
        found = client.call("conform", {"target": BUG, **SMALL})["structuredContent"]
        (finding,) = found["findings"]
        again = client.call("conform", {"replay": finding["replay"]})["structuredContent"]
        page = client.ask("resources/read", {"uri": "provengym://help/conform"})["result"]
        ways = {
            name: client.ask("prompts/get", {"name": name, "arguments": given})
            for name, given in {
                "conform": {"target": BUG},
                "extract": {"target": BUG},
                "audit": {"targt": BUG, "target": BUG},
            }.items()
        }
        server = client.about["serverInfo"]

    assert server == {"name": "provengym", "version": provengym.__version__}
    assert (again["passed"], again["reproduced"], again["same"]) == (False, True, True)
    (text,) = (one["text"] for one in page["contents"])
    assert text.startswith("Usage: provengym conform [OPTIONS] [TARGET]\n")
    assert "\n--replay FILE: Play a saved finding again" in text
    (prompt,) = (one["content"]["text"] for one in ways["conform"]["result"]["messages"])
    assert "Call the tool `conform` of this server" in prompt
    assert f'TARGET is "{BUG}".' in prompt
    assert prompt.endswith(text)
    (prompt,) = (one["content"]["text"] for one in ways["extract"]["result"]["messages"])
    assert "It is no tool of this server" in prompt
    error = ways["audit"]["error"]
    assert error["message"] == "the prompt audit has no argument 'targt'; did you mean 'target'?"


KEEPS_A_STEP = """
import gymnasium

class Right(gymnasium.Env):
    action_space = gymnasium.spaces.Discrete(2)
    observation_space = gymnasium.spaces.Discrete(3)
    at = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return self.at, {}

    def step(self, action):
        self.at = min(self.at + 1 - int(action), 2)
        return self.at, 0.0, self.at == 2, False, {}

class Env(Right):
    def reset(self, *, seed=None, options=None):
        at = self.at
        super().reset(seed=seed)
        self.at = at % 2
        return self.at, {}
"""
EVIL = """
import gymnasium
import pathlib

def attempts():
    for place in ("evil.py", "here", {mark!r}):
        try:
            pathlib.Path(place).write_text("changed")
            yield "wrote " + pathlib.Path(place).name
        except OSError as error:
            yield str(error)

class Env(gymnasium.Env):
    action_space = observation_space = gymnasium.spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        return 0, {{}}

    def step(self, action):
        raise ValueError("; ".join(attempts()))
"""


def test_without_the_package_one_line_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)

    status, out, err = run("mcp")

    assert (status, out) == (2, "")
    assert err.endswith('needs the package mcp, the extra mcp: run `pip install "mcp>=2"`\n')


def test_a_difference_is_told_and_played_again(tools, folder):
    answer = tools.conform(BUG, save="found", **SMALL)
    (finding,) = answer["findings"]

    assert (answer["verdict"], answer["passed"]) == ("differs", False)
    assert finding["action_labels"] == ["right"]
    assert finding["parameters"]["width"] == 1
    assert "earlier" not in finding
    assert "Step 1: action 3 (right)" in finding["story"]
    assert len(json.dumps(answer)) < 4_000
    assert sorted(os.listdir(folder / "found")) == ["terminated.json", "test_terminated.py"]
    assert json.loads((folder / "found" / "terminated.json").read_text())["folder"] == str(folder)

    again = tools.conform(replay=answer["saved"][0])

    assert (again["reproduced"], again["times"], again["same"]) == (True, 3, True)
    assert finding["replay"] == json.loads((folder / "found" / "terminated.json").read_text())
    right = tools.conform("provengym/GridWorld-v0", replay=finding["replay"])
    assert (right["passed"], right["reproduced"]) == (True, False)
    command = f"command:touch {folder / 'mark'}"
    with pytest.raises(CallError, match="is a command"):
        tools.conform(replay={**finding["replay"], "target": command})
    assert not (folder / "mark").exists()


def test_a_finding_after_another_episode_tells_both(tools, folder):
    (folder / "keeps.py").write_text(KEEPS_A_STEP)

    found = tools.conform("keeps.py:Env", reference="env:keeps.py:Right", budget="2000steps")

    (after,) = [finding for finding in found["findings"] if finding.get("earlier")]
    assert (after["actions"], after["earlier"][0]["actions"]) == ([], [0])
    assert after["replay"]["earlier"] == after["earlier"]
    again = tools.conform(replay=after["replay"])
    assert (again["times"], again["same"]) == (3, True)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "one of target and replay is needed"),
        ({"replay": {}}, "the field 'format'"),
        ({"replay": "none.json"}, "none.json cannot be read: No such file"),
        ({"replay": "none.json", "budget": "9s"}, "budget is no argument beside replay"),
        ({"replay": "none.json", "save": "found"}, "save is no argument beside replay"),
        ({"target": BUG, "save": BUG.partition(":")[0]}, "save: .* is no folder"),
    ],
    ids=str,
)
def test_what_cannot_be_played_again_is_told(given, why, tools):
    with pytest.raises(CallError, match=why):
        tools.conform(**given)


def test_a_finding_that_is_long_is_named_and_not_cut():
    case = {"class": "reward", "actions": [1] * 9_000}

    told = mcp._replayable({"class": "reward", "story": "one"}, {"reward": case})

    assert told["replay"].startswith("27,")
    assert told["replay"].endswith(": too long for an answer; give `save`, and then the file")


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (("conform", "subprocess:getoutput"), "is not of this folder"),
        (("conform", "command:touch {mark}"), "is a command"),
        (("conform", "{outside}/evil.py:Env"), "is not in the folder of this server"),
        (("conform", "../evil.py:Env"), "is not in the folder of this server"),
        (("conform", "link.py:Env"), "is not in the folder of this server"),
        (("conform", BUG, "env:command:touch {mark}"), "is a command"),
        (("conform", BUG, "{outside}/model.npz"), "is not in the folder of this server"),
        (("audit", "{outside}/model.npz"), "is not in the folder of this server"),
        (("replay", "{outside}/finding.json"), "is not in the folder of this server"),
        (("audit", "numpy:load"), "is not of this folder"),
    ],
    ids=str,
)
def test_what_is_not_of_the_folder_is_refused(call, why, tools, folder):
    outside, mark = folder.parent, folder.parent / "mark"
    (outside / "evil.py").write_text(f"open({str(mark)!r}, 'w')\nclass Env: pass\n")
    (folder / "link.py").symlink_to(outside / "evil.py")
    tool, *places = (word.format(outside=outside, mark=mark) for word in call)

    with pytest.raises(CallError, match=why):
        getattr(tools, tool)(*places)
    assert not mark.exists()


@pytest.mark.parametrize("key", ["save", "binding"])
def test_what_is_read_and_written_is_in_the_folder(key, tools, folder):
    place = {"save": str(folder.parent / "found"), "binding": "../binding.toml"}[key]

    with pytest.raises(CallError, match=f"the {key} '.*' is not in the folder"):
        tools.conform(BUG, **{key: place}, **SMALL)
    assert os.listdir(folder.parent) == ["served"]


def test_an_installed_package_is_named_where_the_server_says_so(folder):
    with pytest.raises(CallError, match="or an environment of provengym, Gymnasium"):
        Calls(folder, 100).place("target", "no_package:Env")

    calls = Calls(folder, 100, frozenset({"no_package"}))

    assert calls.place("target", "no_package.envs:Env") == "no_package.envs:Env"
    with pytest.raises(CallError, match="of provengym, Gymnasium, no_package"):
        calls.place("target", "os:system")


def test_code_of_the_folder_writes_nothing_outside(tools, folder):
    """Nor into it: it works on a copy."""
    mark = folder.parent / "mark"
    (folder / "evil.py").write_text(EVIL.format(mark=str(mark)))
    before = sorted(os.listdir(folder))

    answer = tools.conform("evil.py:Env", reference="none", budget="20steps", save=".")

    assert answer["verdict"] == "differs"  # it says whether it could write
    assert "wrote here" in answer["findings"][0]["story"]
    assert sorted(set(os.listdir(folder)) - set(before)) == ["exception.json", "test_exception.py"]
    assert (folder / "evil.py").read_text() == EVIL.format(mark=str(mark))
    could_write = "reading and writing files where it may" in json.dumps(answer["notes"])
    assert mark.exists() <= could_write


def test_a_folder_may_be_served_as_it_is(folder):
    """Where namespaces are in the way: what a call writes is there, and it has the rights of the
    server."""
    (folder / "evil.py").write_text(EVIL.format(mark=str(folder / "mark")))

    tools = Tools(Calls(folder, 100, confined=False))

    tools.conform("evil.py:Env", reference="none", budget="20steps")

    assert (folder / "mark").exists()
    (finding,) = tools.conform(BUG, **SMALL)["findings"]
    assert tools.conform(replay=finding["replay"])["times"] == 3
    assert not list(folder.glob("*.json"))


def test_a_folder_with_too_much_in_it_is_not_copied(folder, monkeypatch):
    monkeypatch.setattr("provengym.cli._calls._MOST_BYTES", 10)

    with pytest.raises(CallError, match="MB of files, and a confined call gets a copy"):
        Tools(Calls(folder, 100)).conform(BUG, **SMALL)


def test_arguments_reach_the_command(tools):
    answer = tools.audit(
        "GridWorld", parameters={"height": 2, "width": 3}, claims=["best_expected_return=-2"]
    )

    assert (answer["verdict"], answer["states"], answer["shortest_way"]) == ("sound", 6, [1, 3, 3])
    assert [claim["holds"] for claim in answer["claims"]] == [True]


def test_what_is_proved(tools):
    about = tools.show(ENVIRONMENTS[0].name, {"height": 2})

    assert about["parameters"]["height"] == 2
    assert about["claims"]
    assert len(json.dumps(about)) < 20_000


@pytest.mark.parametrize("confined", [True, False])
def test_a_call_ends_at_the_limit(folder, confined):
    (folder / "endless.py").write_text("class Env:\n    pass\nwhile True:\n    pass\n")

    with pytest.raises(CallError, match="conform was ended after 2 seconds, the limit"):
        Tools(Calls(folder, 2, confined=confined)).conform("endless.py:Env", **SMALL)


def test_what_is_long_is_cut_and_says_so():
    found = mcp._small({"text": "a" * 9_000, "notes": ["b"] * 9, "actions": list(range(300))})

    assert found["text"] == "a" * mcp.MOST_TEXT + " ..."
    assert found["notes"] == [*["b"] * 5, "... and 4 more"]
    assert found["actions"] == [*range(200), "... and 100 more"]


COIN = """
from typing import Annotated
from provengym.spec import Environment, Range
{more}
class Coin(Environment):
    right: Annotated[int, Range(0, 2)]

    def start(self) -> None:
        self.right = 0

    def act(self, action: bool) -> int:
        self.right = min(self.right + action, 2)
        return 0
"""
RULES = COIN.format(more="")


def test_rules_that_are_refused_say_where_and_what_to_write(tools, folder):
    text = RULES.replace("min(self.right + action, 2)", "self.right / 2")
    answer = tools.prove(source=text)
    (folder / "coin.py").write_text(text)

    assert answer == {
        "grade": "refused",
        "passed": False,
        "refused": {
            "class": "Coin",
            "line": 12,
            "reason": "`/` makes a float",
            "instead": "write `//`, or `Fraction(1, 3)` for a reward",
        },
    }
    assert tools.prove("coin.py") == tools.prove("coin.py:Coin") == answer
    assert tools.prove("coin.py:Dice")["refused"]["reason"] == "there is no class Dice"


def test_rules_that_cannot_be_read_are_an_error_of_the_tool(tools, folder, monkeypatch):
    (folder.parent / "evil.py").write_text(RULES)
    (folder / "link.py").symlink_to(folder.parent / "evil.py")

    for given in ({}, {"file": "coin.py", "source": RULES}):
        with pytest.raises(CallError, match="one of file and source is needed, and not both"):
            tools.prove(**given)
    for place in ("../evil.py", "link.py", "link.py:Coin", str(folder.parent / "evil.py")):
        with pytest.raises(CallError, match="is not in the folder of this server"):
            tools.prove(place)
    with pytest.raises(CallError, match="none.py: No such file or directory"):
        tools.prove("none.py")
    with pytest.raises(CallError, match="--budget"):
        tools.prove(source=RULES, budget=0)
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parent))
    with pytest.raises(CallError, match="has no built modules"):
        Tools(Calls(folder, 100), library=folder).prove(source=RULES)


def test_rules_see_no_file_that_a_link_names(tools, folder):
    (folder.parent / "secret.py").write_text("KEY = 7")
    (folder / "secret.py").symlink_to(folder.parent / "secret.py")
    (folder / "near.py").write_text("KEY = 8")
    (folder / "coin.py").write_text(COIN.format(more="import near\nimport secret"))

    reason = tools.prove("coin.py")["refused"]["reason"]

    assert reason == "the file raises ModuleNotFoundError(\"No module named 'secret'\")"


class Here(Calls):
    """Calls in this process, with the Lean that is installed for tests."""

    def run(self, words, **_):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(words)
        return Ended(status, out.getvalue(), err.getvalue())


@pytest.mark.xdist_group("Lean, confined")
def test_rules_that_lean_proves(folder, monkeypatch):
    toolchain = leans.installed()["toolchain"]
    monkeypatch.setattr(toolchains, "find", lambda *_, **__: toolchain)
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parent / "cache"))

    answer = Tools(Here(folder, 100), library=leans.LIBRARY).prove(source=RULES, budget=50)

    assert (answer["grade"], answer["passed"], answer["name"]) == ("proved", True, "Coin")
    assert (len(answer["proved"]), answer["open"]) == (2, [])
    assert answer["tested"].startswith("the page is the Python: equal on ")
    assert Path(answer["folder"], "record.json").is_file()
