"""The finite models of what this package's environments can come to."""

import copy
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

import provengym
from envs.cases.case import enumerated
from provengym.envs.hunter_wumpus.reference import HunterWumpusModel, HunterWumpusParameters
from provengym.finite.reachable import reachable as explored
from provengym.solving import reachable, solve
from transcriptions.hunter_wumpus import Board, observed

BOARD = Board(3, wumpus=(2, 2), gold=(2, 0), pits=[(0, 2)])
SQUARE = {"size": 3, "num_pits": 1}


def best(board, steps):
    """The largest expected return of so many steps, by trying everything."""
    if steps == 0:
        return Fraction(0)
    values = []
    for action in range(4):
        total = Fraction(0)
        for direction in range(4):
            after = copy.deepcopy(board)
            reward, over = after.step(action, direction)
            total += reward + (0 if over else best(after, steps - 1))
        values.append(total / 4)
    return max(values)


def test_a_board_against_a_second_implementation():
    hunt = reachable("HunterWumpus", state=BOARD.option(), **SQUARE)

    assert hunt.complete
    for steps in (1, 2, 3):
        solution = solve(hunt, horizon=steps)
        assert solution.values[0] == pytest.approx(float(best(BOARD, steps)), abs=1e-9)


def rows_of(board):
    """Count the rows of the states that a board can come to, as far as they are seen."""
    found, waiting, rows = {essence(board)}, [board], Counter()
    for at in waiting:
        for action in range(4):
            outcomes = Counter()
            for direction in range(4):
                after = copy.deepcopy(at)
                reward, over = after.step(action, direction)
                outcomes[reward, over, seen(observed(after))] += Fraction(1, 4)
                if not over and essence(after) not in found:
                    found.add(essence(after))
                    waiting.append(after)
            rows[seen(observed(at)), action, frozenset(outcomes.items())] += 1
    return rows


def essence(board):
    """Return the part of a board on which later turns depend."""
    return board.wumpus, board.player, frozenset(board.scent.items())


def seen(observation):
    """An observation without whether the wumpus was there before."""
    return tuple(observation[:6]) + tuple(observation[7:8])


def test_every_row_against_a_second_implementation():
    hunt = reachable("HunterWumpus", state=BOARD.option(), **SQUARE)
    rows = Counter()
    for state in np.flatnonzero(~hunt.ended).tolist():
        for action in range(4):
            outcomes = Counter()
            for chance, successor, reward, terminated, truncated in hunt.row(state, action):
                assert not truncated
                outcomes[reward, terminated, seen(hunt.observation(successor))] += chance
            rows[seen(hunt.observation(state)), action, frozenset(outcomes.items())] += 1

    assert rows == rows_of(BOARD)


def test_starts_that_differ_in_what_is_forgotten_are_one():
    model = HunterWumpusParameters().model(SQUARE)
    pits, visited, tokens = model.read_state(BOARD.option())
    starts = {(pits, visited, tokens): Fraction(1, 4), (pits, visited | 1, tokens): Fraction(3, 4)}

    assert explored(model, starts, 10_000).start_distribution() == {0: 1}


def test_the_best_total_return_of_a_board():
    hunt = reachable("HunterWumpus", state=BOARD.option(), **SQUARE)
    solution = solve(hunt, objective="total")

    assert solution.bound <= 1e-6
    assert provengym.check(hunt, solution.certificate)
    assert solution.values[0] > float(best(BOARD, 3))
    assert (hunt.time_limit, hunt.assumption) == (200, None)


def test_what_is_forgotten_changes_no_value(monkeypatch):
    square = {"size": 2, "num_pits": 1}
    short = reachable("HunterWumpus", **square)
    monkeypatch.setattr(HunterWumpusModel, "forget", lambda self, states: states)
    long = reachable("HunterWumpus", **square)

    assert short.states < long.states
    at = [solve(model, objective="total").values[model.starts] for model in (short, long)]
    assert sorted(at[0]) == pytest.approx(sorted(at[1]), abs=1e-6)


def test_what_is_forgotten_is_asked_by_no_step():
    model = HunterWumpusParameters().model({"size": 3, "num_pits": 1})
    states = model.starts()
    random = np.random.default_rng(0)
    for _ in range(6):
        actions = random.integers(4, size=states.shape[1])
        found, forgot = (
            model.outcomes(states, actions),
            model.outcomes(model.forget(states), actions),
        )
        assert (model.forget(found.states) == model.forget(forgot.states)).all()
        assert (found.rewards == forgot.rewards).all()
        assert (found.terminated == forgot.terminated).all()
        states = found.states[:, ~found.terminated]
        states = states[:, random.permutation(states.shape[1])[:500]]


@pytest.mark.parametrize(
    "question", [{"horizon": 8}, {"discount": 0.9}], ids=["horizon", "discount"]
)
@pytest.mark.parametrize(("name", "params"), list(enumerated()))
def test_the_table_has_the_same_values(name, params, question):
    model = reachable(name, **params)
    found = solve(model, **question).values[model.starts]
    env = provengym.envs.registry.find(name).load()(**params)
    known = solve(name, **question, **params).values[env.initial_state_distrib > 0]

    assert model.complete
    assert sorted(found) == pytest.approx(sorted(known))
    distribution = model.start_distribution()
    assert set(distribution.values()) == {Fraction(1, len(distribution))}


def test_a_seed_leads_to_its_start():
    env = provengym.envs.registry.find("HunterWumpus").load()()
    env.reset(seed=5)
    one, other = reachable("HunterWumpus", seed=5), reachable("HunterWumpus", state=env.state)

    assert one.states == other.states
    assert (one.successors == other.successors).all()
    assert len(one.starts) == 1
    assert one.observation(int(one.starts[0]))[:4] == (*env.state["wumpus"], 0, 0)


def test_ways_lead_where_the_environment_goes():
    model = reachable("GridWorld", height=3, width=4)
    env = provengym.envs.registry.find("GridWorld").load()(3, 4, observation="position")
    for state in range(model.states):
        shown, _ = env.reset()
        for action in model.history(state):
            shown, *_ = env.step(action)
        assert tuple(shown.tolist()) == model.observation(state)


def test_more_states_than_are_explored():
    hunt = reachable("HunterWumpus", seed=0, states=100)

    assert not hunt.complete
    assert hunt.unfinished == "there are more than 100"
    with pytest.raises(ValueError, match="there are more than 100"):
        solve(hunt, objective="total")


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        (("FrozenLake-v1", {}), ValueError, "'FrozenLake-v1' is no environment of this package"),
        ((3, {}), ValueError, "3 is no environment of this package"),
        (("HunterWumpus", {}), ValueError, "too many starts: give a state, or the seed"),
        (("HunterWumpus", {"seed": -1}), ValueError, "seed must be between 0 and"),
        (("HunterWumpus", {"seed": 1.5}), TypeError, "seed must be an integer"),
        (("HunterWumpus", {"state": {}}), ValueError, "HunterWumpus: "),
        (("HunterWumpus", {"state": {}, "seed": 1}), TypeError, "a state or a seed, not both"),
        (("HunterWumpus", {"states": 0, "seed": 1}), ValueError, "states must be between 1 and"),
        (("HunterWumpus", {"size": 1}), ValueError, "size must be between 2"),
        (("HunterWumpus", {"sides": 1}), ValueError, "no parameter 'sides'"),
    ],
)
def test_what_is_refused(arguments, error, message):
    name, given = arguments
    with pytest.raises(error, match=message):
        reachable(name, **given)
