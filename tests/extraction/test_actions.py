"""The actions of an environment, and those that are named of a Box."""

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete, Tuple

import provengym
from extraction.small import Lever, Needle
from provengym.conformance import Binding, conform
from provengym.targets.actions import WrongActionsError, given, labels_of, named

PLANE = Box(-1, 1, (2, 1))


def test_labels_are_the_actions_again():
    tried = named([[[0.1], [1]], np.array([[1.0], [-1.0]])])
    labels = labels_of(PLANE, tried)

    assert labels == ((0.1, 1.0), (1.0, -1.0))
    first = given(PLANE, labels[0])
    assert PLANE.contains(first)
    assert first.tolist() == np.array([[0.1], [1]], np.float32).tolist()


@pytest.mark.parametrize(
    "wrong", [[], 3, "ab", [["a"]], [[[0.0], [1.0, 2.0]]], [[float("nan")]], [None]]
)
def test_what_is_no_list_of_actions(wrong):
    with pytest.raises(ValueError, match="actions must be a list of one action or more"):
        named(wrong)


@pytest.mark.parametrize(
    ("space", "tried", "message"),
    [
        (PLANE, [[0.0, 0.0]], r"\[0.0, 0.0\] is not in"),
        (PLANE, [[[0.0], [1.5]]], "is not in"),
        (Box(-np.inf, np.inf, ()), [1e300], r"1e\+300 is not in"),
        (Box(0, 9, (1,), np.uint8), [[0.5]], r"\[0.5\] is not in"),
        (PLANE, [[[0.0], [0.0]], [[0], [0]]], "is named twice"),
        (Box(0, 1, ()), [0.0] * 65_536, "at most 65535 are tried in each state, got 65536"),
        (Discrete(2), [0], r"of Discrete\(2\) all are tried"),
    ],
)
def test_actions_that_do_not_fit(space, tried, message):
    with pytest.raises(WrongActionsError, match=message):
        labels_of(space, tried)


@pytest.mark.parametrize(
    ("space", "example"),
    [
        (Box(-2, 2, (1,)), r"--actions '\[\[-2.0\], \[2.0\]\]'"),
        (Box(3, np.inf, ()), r"--actions '\[3.0, 3.0\]'"),
        (Box(0, 1, (9,)), r"--actions FILE, a JSON list of arrays of shape \(9,\)"),
    ],
)
def test_the_line_to_add_is_said(space, example):
    with pytest.raises(provengym.conformance.ConformanceError, match=example):
        labels_of(space)


@pytest.mark.parametrize("where", ["actions", "binding"])
def test_a_model_of_the_actions_that_are_named(where):
    tried = [[[1.0], [0.25]], [[-1.0], [0.0]]]
    bound = Binding(actions=[np.array(one, np.float32) for one in tried])
    how = {"actions": tried} if where == "actions" else {"binding": bound}
    model = provengym.extract(Needle, budget="4000steps", **how)

    assert (model.complete, model.states, model.findings) == (True, 4, ())
    assert "only these actions are taken: [[1.0], [0.25]], [[-1.0], [0.0]]" in model.assumption
    assert model.tested.startswith("The target equals the reference")


@pytest.mark.parametrize("space", [MultiDiscrete([[2], [3]]), MultiBinary((2, 1))])
def test_a_model_of_several_numbers_is_held_against_its_environment(space):
    model = provengym.extract(Needle, parameters={"space": space}, budget="4000steps")
    assert model.tested.startswith("The target equals the reference")

    args = {"space": MultiDiscrete([[4], [4]])}
    (finding,) = conform(Needle, reference=model, target_args=args, budget="4000steps").findings
    assert finding.kind == "space"
    assert "is not that of action (0, 0), action (0, 1)" in finding.story


def test_actions_of_several_parts_are_tried_in_all_ways():
    labels = labels_of(Lever.action_space)
    actions = [given(Lever.action_space, label) for label in labels]

    assert len(set(labels)) == len(labels) == 16
    assert all(map(Lever.action_space.contains, actions))
    assert labels[-1] == (0, 1, 1, 1, 2)  # a Dict's parts come in the order of their names
    assert actions[-1]["to"][1] == 2

    with pytest.raises(provengym.conformance.ConformanceError, match="or a Tuple or Dict of such"):
        labels_of(Tuple([Discrete(2), Dict({"force": Box(0, 1)})]))


def test_a_model_of_actions_of_several_parts_is_held_against_its_environment():
    model = provengym.extract(Lever, budget="8000steps")

    assert (model.complete, model.states, len(model.actions)) == (True, 6, 16)
    assert model.tested.startswith("The target equals the reference on all 6 states")
    best = provengym.audit(Lever, budget="8000steps").best_return
    assert best.value.exact == 1

    other = Dict({"set": Discrete(2)})
    (finding,) = conform(
        OtherLever, reference=model, target_args={"space": other}, budget="4000steps"
    ).findings
    assert finding.kind == "space"


class OtherLever(Lever):
    """Takes other actions."""

    def __init__(self, space):
        self.action_space = space
