"""The search over states in SwimmerGait, which counts its steps."""

import numpy as np

from provengym.conformance.references import find
from provengym.models.state_graph import ModelGraph


def test_of_a_layer_some_are_followed():
    model = find("SwimmerGait").model({"max_steps": 9})
    graph = ModelGraph(model, width=3)

    assert [len(block.nodes) for block in graph.layers()] == [1] + 8 * [3]


def test_states_may_be_told_apart_by_what_they_show():
    model = find("SwimmerGait").model({"max_steps": 200})
    graph = ModelGraph(model, signs=model.observe)
    for _ in graph.search():
        pass

    shown = model.observe(graph.states(range(len(graph))))
    assert len(np.unique(shown, axis=0)) == len(graph) == 81
