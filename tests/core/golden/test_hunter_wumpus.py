"""Agreement of what runs with the golden table of HunterWumpus."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from provengym.envs.hunter_wumpus.reference import HunterWumpusModel
from transcriptions import hunter_wumpus as wumpus
from transcriptions import splitmix

TABLES = golden.load(named("HunterWumpus"))


# After a reset with this seed the player goes in this direction.
SEEDS_OF_DIRECTIONS = {
    direction: next(
        s for s in range(99) if splitmix.word(splitmix.key_of(s), 64) >> 62 == direction
    )
    for direction in range(4)
}
every_hunt = pytest.mark.parametrize("table", TABLES)


def cell(table, number):
    """The cell (x, y) with a number."""
    y, x = divmod(number, table["last"] + 1)
    return x, y


def before(table, hunter, player):
    """The state before a step."""
    board = wumpus.Board(
        table["last"] + 1,
        cell(table, hunter),
        cell(table, table["gold"]),
        [cell(table, pit) for pit in table["pits"]],
    )
    board.player = cell(table, player)
    board.scent = {cell(table, k): level for k, level in enumerate(table["scents"])}
    board.visited = {cell(table, number) for number in table["visited"]} | {board.wumpus}
    board.ending = "PlayerLost_Pit" if table["over"] else "Ongoing"
    return board


def after(table, board, entry):
    """The state after a step, and the rest of the entry."""
    hunter, player, status, scents, visited, *rest, senses = entry
    new = before(table, hunter, player)
    new.pits, new.gold = board.pits, board.gold
    new.scent = {cell(table, k): level for k, level in enumerate(scents)}
    new.visited = {cell(table, k) for k, been in enumerate(visited) if been}
    new.arrived_visited = senses[6][0] == 1
    new.ending = wumpus.ENDINGS[status]
    return new, rest, senses


def entries(table):
    """The state before, both directions, the state after, the results and the senses."""
    for hunter, row in zip(table["wumpuses"], table["table"], strict=True):
        for player, turns in zip(table["players"], row, strict=True):
            for action, directions in enumerate(turns):
                for direction, entry in enumerate(directions):
                    board = before(table, hunter, player)
                    yield board, action, direction, *after(table, board, entry)


def kernel_of(table):
    return KERNELS["HunterWumpus"](size=table["last"] + 1, num_pits=len(table["pits"]))


def rows(table):
    for board, action, direction, new, (reward, _, over, _), _ in entries(table):
        states = wumpus.words(board), wumpus.words(new)
        noise, observation = direction << 62, wumpus.observed(new)
        yield states[0], action, noise, states[1], observation, Fraction(reward), over


def test_hunts_hold_every_case_of_the_step():
    found = [(len(board.pits), *r) for t in TABLES for board, *r in entries(t)]
    rewards = {rest[0] for *_, rest, _ in found}
    endings = {new.ending for *_, new, _, _ in found}

    assert len(found) == 496
    assert rewards == {-101, -6, -1, 1, 94, 99, 101, 0}
    assert endings == set(wumpus.ENDINGS)
    assert all(rest[1] == 1 and rest[3] is False for *_, rest, _ in found)
    levels = {level for *_, new, _, _ in found for level in new.scent.values()}
    assert levels == {0, 1, 2, 3}


@every_hunt
def test_the_transcription_of_hunts(table):
    for board, action, direction, new, (reward, _, over, _), senses in entries(table):
        assert board.step(action, direction) == (reward, over)
        assert board.option() == new.option()
        assert [numerator / scale for numerator, scale in board.senses()] == pytest.approx(
            [numerator / scale for numerator, scale in senses], abs=1e-15
        )


@every_hunt
def test_the_environment_of_hunts(table):
    env = gymnasium.make(
        "provengym/HunterWumpus-v0", size=table["last"] + 1, num_pits=len(table["pits"])
    ).unwrapped
    taken = 0
    for board, action, direction, new, results, senses in entries(table):
        reward, _, over, truncated = results
        ended = board.player in {board.wumpus, board.gold, *board.pits}
        if (ended or board.wumpus in board.pits) != table["over"]:
            continue  # no game comes here
        env.reset(seed=SEEDS_OF_DIRECTIONS[direction], options={"state": board.option()})
        observation, got, terminated, cut, info = env.step(action)
        taken += 1

        assert observation.tolist() == [np.float32(p) / np.float32(q) for p, q in senses]
        assert (got, terminated, cut) == (reward, over, truncated)
        assert info["status"] == new.ending
        assert env.state == new.option()
    assert taken >= 16


@pytest.mark.parametrize("table", golden.load(named("HunterWumpusBranches")))
def test_the_chances_of_a_table_are_those_that_are_proved(table):
    """A table is filled with the words of `Spec.HunterWumpus.branches`, all equally likely, and
    keeps of a state what `Words.forget` keeps."""
    branches, kept = table["table"]
    model = HunterWumpusModel({"size": 3, "num_pits": 1})
    kernel, starts = KERNELS["HunterWumpus"](size=3, num_pits=1), model.starts()
    state = tuple(starts[:, 100].tolist())
    for action in range(4):
        found = model.outcomes(starts[:, 100:101], action)
        for number, (weight, word) in enumerate(branches):
            assert tuple(found.states[:, number].tolist()) == kernel.step(state, action, word)[0]
            assert found.chances()[number] == Fraction(weight, 4)
        assert len(found) == len(branches)
    words = model.columns([(table["pits"], table["visited"], table["tokens"])])
    assert model.forget(words)[:, 0].tolist() == kept
