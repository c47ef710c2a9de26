"""The tasks: their texts, and the parameters at which an environment is scored."""

import re
from pathlib import Path

import pytest
from gymnasium import spaces

from provengym.bench import tasks
from provengym.bench.judge import same_space
from provengym.envs.registry import FAMILIES

TASKS = [tasks.find(name) for name in tasks.names()]


def test_every_environment_has_a_task_or_none_for_a_reason():
    scored = {
        entry.id for family in FAMILIES if not family.no_task for entry in family.environments
    }

    assert {task.environment for task in TASKS} == scored


@pytest.mark.parametrize("family", [family for family in FAMILIES if family.no_task])
def test_the_page_says_why_an_environment_has_no_task(family):
    page = (Path(__file__).parents[2] / "docs" / "envbench.md").read_text(encoding="utf-8")

    assert f"[{family.name}]({family.folder}.md): {family.no_task}." in " ".join(page.split())


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
class TestTask:
    def test_its_text_tells_of_nothing_but_the_task(self, task):
        assert task.text.startswith(f"# {task.title}\n")
        assert (
            re.search("provengym|reference|proved|hidden param", task.text, re.IGNORECASE) is None
        )

    def test_its_text_names_each_parameter(self, task):
        named = set(re.findall(r"^\| `(\w+)` \|", task.text, re.MULTILINE))

        assert {name for given in task.parameter_sets for name in given} <= named

    def test_its_parameters_are_the_references(self, task):
        assert len(task.visible) >= 2
        assert len(task.hidden) >= 2
        for parameters in task.parameter_sets:
            assert task.space.model(parameters).actions
            assert parameters.keys().isdisjoint(task.rest(parameters))
            assert task.make(parameters).action_space is not None

    def test_it_is_scored_at_its_defaults(self, task):
        """A parameter that is left out everywhere would never be a default of the author's."""
        given = [{*parameters} for parameters in task.parameter_sets]

        assert not set.intersection(*given) - {"words"}

    def test_its_spaces_are_in_the_text(self, task):
        right = task.make(task.visible[0])
        for space in (right.action_space, right.observation_space):
            assert type(space).__name__ in task.text


def test_the_interface_is_the_same_in_all_texts():
    """But for what is said of chance."""
    parts = {task.text.partition("## Interface")[2].partition("## ")[0] for task in TASKS}

    assert len(parts) == 2
    lines = [set(part.splitlines()) for part in parts]
    assert all("random" in line or "seed" in line for line in lines[0] ^ lines[1])


@pytest.mark.parametrize("name", ["gridworld", "GRIDWORLD"])
def test_a_task_is_found_in_any_case(name):
    assert tasks.find(name).name == "GridWorld"


def test_there_is_no_other():
    with pytest.raises(ValueError, match=r"the task must be one of .*, got 'Grid'"):
        tasks.find("Grid")


def test_spaces_are_the_same_with_their_types():
    one, other = spaces.MultiDiscrete([2, 3]), spaces.MultiDiscrete([2, 3], dtype="int32")

    assert same_space(one, spaces.MultiDiscrete([2, 3]))
    assert not same_space(one, other)
    assert not same_space(spaces.Dict(a=one), spaces.Dict(a=other))
    assert not same_space(spaces.Dict(a=one), spaces.Dict(a=one, b=one))
    assert not same_space(one, None)
