"""The search over states meets them in the order of a queue, within its limits."""

import functools
from collections import deque

import numpy as np
import pytest

from provengym.conformance import Reference
from provengym.conformance.references import find
from provengym.models.columns import packed, unpacked
from provengym.models.state_graph import KeyGraph, ModelGraph
from provengym.processes.budget import OutOfTime


def grid():
    return find("GridWorld").model({"height": 5, "width": 7, "start": (2, 3)})


def slippery():
    def step(cell, action):
        there = max(cell - 1, 0) if action == 0 else cell + 1
        return [(0.25, cell, 0.0, False), (0.75, there, 1.0, there == 9)]

    reference = Reference(name="Slippery", actions=("l", "r"), start={0: 1, 4: 2}, step=step)
    return find(reference).model({})


@functools.cache
def counter():
    step = lambda number, action: (number + 1 + action, 0.0, False)  # noqa: E731
    return find(Reference(name="Counter", actions=("a", "b"), start=0, step=step)).model({})


def queued(model, most, order):
    """The ways to the nodes that a queue meets, and whether there are more."""
    ways = {tuple(state): () for state in model.starts().T.tolist()}
    queue, more = deque(ways), False
    while queue:
        here = queue.popleft()
        for action in order:
            outcomes = model.outcomes(model.columns([here]), action)
            for k, done in enumerate(outcomes.done):
                after = tuple(outcomes.states[:, k].tolist())
                if done or after in ways:
                    continue
                if len(ways) >= most:
                    more = True
                    continue
                ways[after] = (*ways[here], action)
                queue.append(after)
    return ways, more


@pytest.mark.parametrize("make", [grid, slippery, counter])
@pytest.mark.parametrize("most", [1, 7, 30, 100])
@pytest.mark.parametrize("at_once", [1, 8, 1_000])
@pytest.mark.parametrize("backwards", [False, True])
def test_nodes_come_in_the_order_of_a_queue(make, most, at_once, backwards):
    model = make()
    order = range(len(model.actions))[:: -1 if backwards else 1]
    ways, more = queued(model, most, order)
    graph = ModelGraph(model, order=order, most=most)
    blocks = list(graph.search(at_once=at_once))

    states = list(map(tuple, graph.states(range(len(graph))).T.tolist()))
    assert states == list(ways)
    assert [graph.way(node) for node in range(len(graph))] == list(ways.values())
    assert (graph.is_cut, graph.complete) == (more, True)
    assert [node for block in blocks for node in block.nodes] == list(range(len(graph)))
    for block in blocks:
        for k, number in enumerate(block.numbers.tolist()):
            after = tuple(block.outcomes.states[:, k].tolist())
            expected = states.index(after) if after in states else -1
            assert number == (-1 if block.outcomes.done[k] else expected)


def test_layers_are_of_one_distance():
    graph = ModelGraph(grid())
    for distance, block in enumerate(graph.layers()):
        assert {len(graph.way(node)) for node in block.nodes} == {distance}
    assert len(graph) == 5 * 7 - 1


def test_what_was_met_before_a_node_was_expanded():
    graph = ModelGraph(grid())
    met = {block.nodes[0]: len(graph) for block in graph.search(at_once=1)}

    assert graph.met_before(0) == 1
    assert all(graph.met_before(node + 1) == many for node, many in met.items())


def test_a_search_stops_after_so_many_nodes_or_when_it_is_told():
    graph = ModelGraph(counter())
    for _ in graph.search(most=5):
        pass

    assert (graph.expanded, len(graph), graph.complete) == (5, 7, False)

    def check():
        raise OutOfTime

    with pytest.raises(OutOfTime):
        next(graph.search(check=check))


def test_any_values_are_numbered():
    graph = KeyGraph("root", ("a", "b"))
    for (node,) in graph.blocks():
        for place in range(2):
            if node < 3:
                graph.meet((node + place) % 3 or "root", 2 * node + place)

    assert len(graph) == 3
    assert graph.way(2) == ("b", "b")
    assert graph.way_along(4) == ("b", "b", "a")


@pytest.mark.parametrize("dtype", [np.uint32, np.int64, np.uint64])
@pytest.mark.parametrize("many", [0, 1, 5])
def test_rows_are_states_again(dtype, many):
    states = np.random.default_rng(0).integers(0, 2**32, (3, many)).astype(dtype)

    np.testing.assert_array_equal(unpacked(packed(states), 3, dtype), states)
