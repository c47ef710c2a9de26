"""The contents that are read from an answer: one program, one design."""

import json

import numpy as np
import pytest
from gymnasium import spaces

from delf.programs import fenced, program
from provengym_delf import (
    AnswerError,
    Attribute,
    Component,
    Continuous,
    Design,
    Discrete,
    Task,
    design_of,
    program_of,
)
from provengym_delf.answers import LONGEST, why_no_program

DESIGN = {
    "observation": [{"name": "place", "kind": "discrete", "low": 0, "high": 3}],
    "action": [{"name": "push", "kind": "continuous", "low": None, "high": 1.0, "size": 2}],
}


@pytest.mark.parametrize(
    "answer",
    [
        fenced(program()),
        fenced(program(), "py"),
        fenced(program(), ""),
        fenced(program(), "Python"),
        fenced("pip install gymnasium\n", "bash") + fenced(program()),
        fenced("0 1 2\n", "") + fenced(program()),
        fenced(program()).replace("```", "~~~~"),
        fenced(program()).replace("\n", "\r\n"),
    ],
)
def test_one_program_is_found(answer):
    assert program_of(answer) == program()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("", "it has no program"),
        ("import gymnasium", "it has no program"),
        (fenced("x\n", "json"), "it has no program"),
        (3 * fenced(program()), "it has 3 programs"),
        (fenced(program())[:-5], "cut short"),
        ("x" * (LONGEST + 1), "at most 400,000 characters"),
    ],
)
def test_other_answers_are_refused(answer, why):
    with pytest.raises(AnswerError, match=why) as error:
        program_of(answer)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class Environment:\n", "line 1 is no Python"),
        ("x = 1\n", "no class Environment"),
        ("class Environment: ...\nimport provengym.auditing.api\n", "imports provengym"),
        ("class Environment: ...\nimport provengym_delf.judging\n", "imports provengym"),
        (
            "class Environment: ...\ndef f():\n    from provengym import audit\n",
            "imports provengym",
        ),
        ("x = " + "(" * 5000, "no Python"),
        ("\0", "no Python"),
        (program(), None),
    ],
)
def test_why_a_program_cannot_be_judged(text, why):
    found = why_no_program(text)

    assert found is None if why is None else why in found


def test_a_design_is_read():
    design = design_of(fenced(json.dumps(DESIGN) + "\n", "json"))

    assert design == Design(
        Component("observation", (Attribute("place", Discrete(0, 3)),)),
        Component("action", (Attribute("push", Continuous(-np.inf, 1.0, 2)),)),
    )
    assert design.to_dict() == DESIGN
    assert design_of("no design") is None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"observation": [{"name": "x", "kind": "discrete", "low": 2, "high": 1}]}, "at most high"),
        ({"observation": [{"name": "x", "kind": "binary", "low": 0, "high": 1}]}, "kind must be"),
        ({"observation": [{"name": "x", "kind": "discrete", "low": 0.5, "high": 1}]}, "an integer"),
        ({"observation": [{"kind": "discrete", "low": 0, "high": 1}]}, "'name' is missing"),
        ({"reward": []}, "no field 'reward'"),
        ({"action": {}}, "action must be a list"),
        ({"action": [3]}, "an object was expected"),
    ],
)
def test_a_design_that_cannot_be_read_is_refused(change, why):
    with pytest.raises(AnswerError, match=why):
        design_of(fenced(json.dumps(DESIGN | change) + "\n", "json"))


def test_a_bound_that_is_too_large_for_a_float_is_refused():
    text = json.dumps(DESIGN).replace("1.0", "1e999")

    with pytest.raises(AnswerError, match="high must be a finite number, got inf"):
        design_of(fenced(text + "\n", "json"))


def test_a_number_alone_has_the_name_of_its_attribute():
    numbers = (Attribute("push", Continuous(-1, 1)), Attribute("pull", Continuous(-1, 1, 2)))

    assert Component("action", numbers).names == ("push", "pull.0", "pull.1")


def test_a_name_has_at_most_200_characters():
    named = {"kind": "discrete", "low": 0, "high": 1}

    assert Attribute.from_dict({"name": "x" * 200, **named}).name == "x" * 200
    with pytest.raises(ValueError, match="name must have at most 200 characters, got 201"):
        Attribute.from_dict({"name": "x" * 201, **named})


def test_what_was_built_is_compared_with_what_was_designed():
    design = Design.from_dict(DESIGN)
    push = spaces.Box(np.array([-np.inf, -1.0]), np.array([1.0, 1.0]), dtype=np.float64)
    built = Design.of_spaces(spaces.Dict(place=spaces.Discrete(5)), push)

    assert [one.name for one in built.observation.attributes] == ["place"]
    assert design.departures(built) == (
        "observation: place was designed to be in {0, …, 3}, and the space has {0, …, 4}",
        "action: push.1 was designed to be in [-inf, 1], and the space has [-1, 1]",
    )
    assert design.departures(Design.of_spaces(spaces.Discrete(4), spaces.Discrete(2))) == (
        "action: 2 numbers designed, 1 built",
    )


@pytest.mark.parametrize(
    "space",
    [
        spaces.MultiDiscrete([2, 3], start=[1, 0]),
        spaces.MultiBinary((2, 1)),
        spaces.Tuple((spaces.Discrete(2, start=1), spaces.Box(0, 2, (1,), np.int8))),
    ],
)
def test_a_space_has_an_attribute_for_each_number(space):
    found = Component.of_space("observation", space)
    first, second = (one.quantification for one in found.attributes)

    assert isinstance(first, Discrete)
    assert (first.low, first.high) in ((1, 2), (0, 1))
    assert (second.low, second.high) in ((0, 2), (0, 1))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"description": " \n"}, "the description is empty"),
        ({"description": "x" * 100_001}, "at most 100,000 characters, got 100,001"),
        ({"discount": "1"}, "discount must be"),
        ({"budget": "much"}, "budget must be"),
        ({"seed": -1}, "seed must be"),
        ({"success": "reward >"}, "success: 'reward >' is no expression"),
        ({"key": "env."}, "key: 'env.' is no expression"),
        ({"reference": "Nothing"}, "reference: there is no 'Nothing'; there is GridWorld"),
        ({"reference": "GridWorld", "parameters": {"height": 0}}, "parameters: height must be"),
        ({"reference": "GridWorld", "parameters": {"hight": 2}}, "parameters: .*'hight'"),
    ],
)
def test_a_task_that_cannot_be_decided_is_refused(fields, why):
    with pytest.raises((TypeError, ValueError), match=why):
        Task(**{"description": "Go.", "parameters": {}, **fields})


def test_a_task_comes_again_from_json():
    task = Task(
        description="Three words here.",
        parameters={"goal": (1, 2)},
        actions=([0.5],),
        success="reward > 0",
        hidden=True,
    )

    assert Task.from_dict(json.loads(json.dumps(task.to_dict()))) == task
    assert task.words == 3
