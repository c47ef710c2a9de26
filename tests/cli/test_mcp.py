"""The tools for agents: what they answer, that it is small, and that a call ends."""

import asyncio
import importlib.util
import json
import os
import sys
from pathlib import Path

import pytest

from provengym.cli import mcp
from provengym.cli.mcp import ToolFailure, Tools
from provengym.envs.registry import ENVIRONMENTS

ROOT = Path(__file__).resolve().parents[2]
BUG = str(ROOT / "examples" / "gridworld_border_bug.py") + ":GridWorld"
SMALL = {"reference": "GridWorld", "budget": "2000steps"}


@pytest.fixture
def tools():
    return Tools(limit=60)


@pytest.mark.skipif(
    not importlib.util.find_spec("mcp"),
    reason="needs the package mcp: pip install '.[mcp]'",
)
def test_an_agent_calls_the_tools():
    from mcp import Client, StdioServerParameters
    from mcp.client.stdio import stdio_client

    server = StdioServerParameters(
        command=sys.executable, args=["-m", "provengym", "mcp"], env={**os.environ}
    )

    async def ask():
        async with Client(stdio_client(server)) as client:
            return (
                (await client.list_tools()).tools,
                await client.call_tool("show", {}),
                await client.call_tool("show", {"name": "Nowhere"}),
            )

    listed, found, wrong = asyncio.run(ask())

    assert [tool.name for tool in listed] == ["conform", "audit", "replay", "show"]
    (conform, *_) = listed
    assert conform.input_schema["required"] == ["target"]
    assert conform.input_schema["properties"]["require"]["enum"] == ["agrees", "equal"]
    environments = json.loads(found.content[0].text)["environments"]
    assert [one["name"] for one in environments] == [entry.name for entry in ENVIRONMENTS]
    assert wrong.is_error
    assert "no environment is called 'Nowhere'" in wrong.content[0].text


def test_without_the_package_one_line_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)

    status, out, err = run("mcp")

    assert (status, out) == (2, "")
    assert err.endswith('needs the package mcp, the extra mcp: run `pip install "mcp>=2"`\n')


def test_a_difference_is_told_and_played_again(tools, tmp_path):
    answer = tools.conform(BUG, save=str(tmp_path), **SMALL)
    (finding,) = answer["findings"]

    assert (answer["verdict"], answer["passed"]) == ("differs", False)
    assert finding["action_labels"] == ["right"]
    assert finding["parameters"]["width"] == 1
    assert "Step 1: action 3 (right)" in finding["story"]
    assert len(json.dumps(answer)) < 4_000

    again = tools.replay(answer["saved"][0])

    assert (again["reproduced"], again["times"], again["same"]) == (True, 3, True)


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


def test_a_call_ends_at_the_limit(tmp_path):
    (tmp_path / "endless.py").write_text("while True:\n    pass\n")

    with pytest.raises(ToolFailure, match="conform was ended after 1 seconds, the limit"):
        Tools(limit=1).conform(f"{tmp_path}/endless.py:Env", **SMALL)


def test_what_is_long_is_cut_and_says_so():
    found = mcp._small({"text": "a" * 9_000, "notes": ["b"] * 9, "actions": list(range(300))})

    assert found["text"] == "a" * mcp.MOST_TEXT + " ..."
    assert found["notes"] == [*["b"] * 5, "... and 4 more"]
    assert found["actions"] == [*range(200), "... and 100 more"]
