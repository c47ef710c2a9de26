"""Classes of rules as Gymnasium environments: steps, ends, limits, masks, errors and copies."""

import copy
import itertools
import pickle
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from provengym import _core, spec
from spec import written
from spec.making import acting, answers, made, refuses

FILE = Path(spec.__file__)
RULES = {
    "CliffWalking": lambda: written.CliffWalking(slippery=True),
    "Taxi": written.Taxi,
    "TicTacToe": written.TicTacToe,
}
CORRIDOR = """
class Corridor(Environment):
    length: Annotated[int, Parameter(2, 9)] = 4
    cell: Annotated[int, Range(0, "length - 1")]
    limit = "length + 1"
    def start(self) -> None:
        self.cell = self.draw(1)
    def act(self, action: bool) -> int:
        self.cell = self.cell + 1 if action else max(self.cell - 1, 0)
        return -1 + 10 * (self.draw(2) > 5)
    def over(self) -> bool:
        return self.cell == self.length - 1
"""
WAYS = """
import enum
class Way(enum.Enum):
    A = 1
    B = 2
"""


@pytest.mark.parametrize("name", RULES)
def test_gymnasiums_checker_accepts_it(name):
    check_env(RULES[name](), skip_render_check=True)


@pytest.mark.parametrize("name", RULES)
def test_copies_go_on_alike_and_apart(name):
    env = RULES[name]()
    env.reset(seed=3)
    env.step(0)
    copies = copy.deepcopy(env), copy.copy(env), pickle.loads(pickle.dumps(env))
    ours = answers(env)
    for one in copies:
        assert answers(one) == ours
    fresh = copy.deepcopy(RULES[name]())
    assert fresh.reset(seed=1)[0].tolist() == env.reset(seed=1)[0].tolist()


def test_a_copy_of_cells_is_no_fields():
    env = written.TicTacToe()
    env.reset(seed=0)
    for one in (copy.copy, copy.deepcopy, lambda row: pickle.loads(pickle.dumps(row))):
        row = one(env.board)
        row[0] = 9
        assert (row[0], env.board[0]) == (9, 0)
    env.state["board"][0] = 1
    assert env.board[0] == 0
    twin = copy.deepcopy(env)
    twin.step(0)
    assert (twin.board[0], env.board[0]) == (1, 0)
    message = "TicTacToe.board is assigned outside of the rules: fields change in start and act"
    for each in (env, twin):
        refuses(each, lambda env: env.board.__setitem__(0, 1), AttributeError, message)


def test_a_field_has_a_copy_of_what_is_assigned():
    text = """
        class Rules(Environment):
            row: Annotated[Cells, Of(9, 2)]
            def start(self) -> None:
                mine = Cells([1, 2])
                self.row = mine
                mine[0] = 50
            def act(self, action: bool) -> int:
                row = self.row
                row[1] = 8
                self.row = Cells([3, 3])
                row[0] = 7
                return 0
    """
    env = made(text)()
    assert env.reset(seed=0)[0].tolist() == [1, 2]
    assert env.step(0)[0].tolist() == [3, 3]


def test_an_episode_ends_where_over_holds_and_stays_there():
    env = made(CORRIDOR)(length=3)
    assert env.reset(seed=0) == (0, {})
    told = [env.step(1) for _ in range(5)]

    assert [step[0] for step in told] == [1, 2, 2, 2, 2]
    assert [step[1] for step in told] == [-1, -1, 0, 0, 0]
    assert [type(step[1]) for step in told] == [float] * 5
    assert [step[2] for step in told] == [False, True, True, True, True]
    assert [step[3] for step in told] == [False] * 5
    assert [step[4]["time_limit"] for step in told] == [False, False, False, True, True]


def test_act_is_not_called_where_over_holds_and_its_words_are_passed():
    calls = []
    text = """
        class Rules(Environment):
            n: Annotated[int, Range(0, 1)]
            first: Annotated[int, Range(0, 999)]
            def start(self) -> None:
                self.n, self.first = 0, self.draw(1000)
            def act(self, action: bool) -> int:
                calls.append(action)
                self.n = 1
                return self.draw(2) + self.draw(3)
            def over(self) -> bool:
                return self.n == 1
    """
    env = made(text, calls=calls)()
    env.reset(seed=9)
    for _ in range(4):
        env.step(True)
    env.reset()

    assert calls == [True]
    assert env.state["first"] == _core.word(_core.key(9), 1 + 4 * 2) * 1000 >> 64


def test_an_episode_is_truncated_at_its_limit_unless_it_terminates():
    env = made(CORRIDOR)(length=4)
    env.reset(seed=0)
    told = [env.step(action) for action in (0, 0, 0, 0, 0, 0, 1, 1, 1)]

    assert [step[4]["time_limit"] for step in told] == [False] * 4 + [True] * 5
    assert [step[3] for step in told] == [False] * 4 + [True] * 4 + [False]
    assert [step[2] for step in told] == [False] * 8 + [True]
    env.reset()
    assert env.step(1)[3:] == (False, {"time_limit": False})


def test_tic_tac_toe_is_played():
    """Every game against a second board, whose opponent moves by the words of the stream."""
    env = written.TicTacToe()
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    ends = set()
    for seed in range(60):
        observation, info = env.reset(seed=seed)
        board = [0] * 9
        for t in itertools.count():
            assert observation.tolist() == board
            assert info["action_mask"].tolist() == [int(cell == 0) for cell in board]
            assert info["action_mask"].dtype == np.int8
            action = int(env.action_space.sample(info["action_mask"])) if seed % 2 else t
            board[action] = board[action] or 1
            won = any(all(board[i] == 1 for i in line) for line in lines)
            if not won and 0 in board:
                empty = [i for i, cell in enumerate(board) if cell == 0]
                board[empty[_core.word(_core.key(seed), t) * len(empty) >> 64]] = 2
            lost = any(all(board[i] == 2 for i in line) for line in lines)
            observation, reward, terminated, truncated, info = env.step(action)

            assert reward == won - lost
            assert terminated == (won or lost or 0 not in board)
            assert not truncated
            if terminated:
                ends.add((reward, 0 in board))
                break
    assert {reward for reward, _ in ends} == {-1, 0, 1}
    assert env.draws == {"start": 0, "act": 1}


def test_rewards_are_floats_of_exact_ones():
    env = acting("return Fraction(1, 3) if action else np.int64(7)")()
    env.reset(seed=0)

    assert [repr(env.step(action)[1]) for action in (0, 1)] == ["7.0", repr(1 / 3)]


def test_an_illegal_action_does_what_act_says():
    env = written.TicTacToe()
    env.reset(seed=0)
    env.step(4)
    board = env.state["board"]
    taken = next(i for i in range(9) if board[i] == 2)
    observation, reward, *_ = env.step(taken)

    assert (observation[taken], reward) == (2, 0)
    assert env.board.count(2) == 2


BOUND = {
    "a start that is over": (
        "def over(self) -> bool:\n    return self.n == 0",
        "self.n = 0",
        ValueError,
        "Rules: an episode cannot start where it is over",
    ),
    "an invariant that a start breaks": (
        "def invariant(self) -> bool:\n    return self.n > 0",
        "self.n = 0",
        ValueError,
        "Rules.invariant does not hold of {'n': 0}",
    ),
    "no legal action": (
        "def legal(self, action: bool) -> bool:\n    return False",
        "self.n = 0",
        ValueError,
        "Rules.legal offers no action in {'n': 0}, which is not over",
    ),
    "no value": ("", "if self.draw(1):\n    self.n = 1", ValueError, "start assigns no value to n"),
    "a value that is read before": (
        "",
        "self.n += 1",
        AttributeError,
        "Rules.n has no value before",
    ),
    "over of another type": (
        "def over(self):\n    return 0",
        "self.n = 0",
        TypeError,
        "Rules.over must return True or False, got 0",
    ),
    "legal of another type": (
        "def legal(self, action):\n    return 1",
        "self.n = 0",
        TypeError,
        "Rules.legal must return True or False, got 1",
    ),
    "what is shown": (
        "def show(self) -> Annotated[int, Range(1, 9)]:\n    return self.n",
        "self.n = 0",
        ValueError,
        "what Rules.show returns must be between 1 and 9, got 0",
    ),
    "an assignment in over": (
        "def over(self) -> bool:\n    self.n = 3\n    return False",
        "self.n = 0",
        AttributeError,
        "Rules.n is assigned in over: fields change in start and act",
    ),
    "an assignment to another name": (
        "",
        "self.n = self.m = 0",
        AttributeError,
        "Rules.m is assigned in start and is no field: declare it, `m: Annotated[int, Range(",
    ),
    "an assignment to a parameter": (
        "k: Annotated[int, Parameter(1, 2)] = 1",
        "self.n = self.k = 1",
        AttributeError,
        "Rules.k is a parameter, given when the environment is made",
    ),
    "an error of its own": ("", "raise KeyError('mine')", KeyError, "mine"),
    "a step": ("", "self.n = 0\nself.step(0)", gymnasium.error.ResetNeeded, "call reset() before"),
}


@pytest.mark.parametrize("name", BOUND)
def test_a_start_that_is_wrong_raises_and_changes_nothing(name):
    more, start, error, message = BOUND[name]
    env = acting("return 0", more, start)()
    refuses(env, lambda env: env.reset(seed=3), error, message)
    refuses(env, lambda env: env.reset(), error, message)
    refuses(env, lambda env: env.step(0), gymnasium.error.ResetNeeded, "call reset() before step()")
    assert env.state == {}


@pytest.mark.parametrize(
    ("more", "error", "message"),
    [
        (
            "def invariant(self) -> bool:\n    return self.n < 5",
            ValueError,
            "invariant does not hold",
        ),
        (
            "def legal(self, action: bool) -> bool:\n    return self.n < 5",
            ValueError,
            "Rules.legal offers no action in {'n': 5}, which is not over",
        ),
        (
            "def over(self) -> bool:\n    return self.n == 5 and 1 / 0",
            ZeroDivisionError,
            "division by zero",
        ),
        (
            "def show(self) -> Annotated[int, Range(0, 4)]:\n    return self.n",
            ValueError,
            "what Rules.show returns must be between 0 and 4, got 5",
        ),
    ],
)
def test_a_step_that_is_wrong_raises_and_changes_nothing(more, error, message):
    env = acting("self.n += self.draw(1) + 1", more)()
    env.reset(seed=3)
    for _ in range(4):
        env.step(0)
    refuses(env, lambda env: env.step(1), error, message)
    assert env.state == {"n": 4}


def test_where_an_episode_is_over_no_action_need_be_legal():
    env = acting(
        "self.n = 1",
        "def over(self) -> bool:\n    return self.n == 1\n"
        "def legal(self, action: bool) -> bool:\n    return self.n == 0 and action",
    )()

    assert env.reset(seed=0)[1]["action_mask"].tolist() == [0, 1]
    assert env.step(0)[4]["action_mask"].tolist() == [0, 0]


def test_nothing_is_assigned_outside_of_the_rules():
    env = made(CORRIDOR)()
    env.reset(seed=0)
    message = "Corridor.cell is assigned outside of the rules: fields change in start and act"
    refuses(env, lambda env: setattr(env, "cell", 1), AttributeError, message)
    message = "Corridor.length is a parameter, given when the environment is made"
    refuses(env, lambda env: setattr(env, "length", 3), AttributeError, message)
    env.note = "as wrappers do"


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"seed": 2**64}, ValueError, f"seed must be between 0 and {2**64 - 1}, got {2**64}"),
        ({"seed": -1}, gymnasium.error.Error, "-1"),
        ({"seed": 1.5}, gymnasium.error.Error, "float"),
        ({"options": 3}, TypeError, "options must be {'state': {field: value}}, got 3"),
        ({"options": {"cell": 3}}, TypeError, "options must be {'state': {field: value}}, got"),
        (
            {"options": {"state": 3}},
            ValueError,
            "options['state'] must have the fields cell, got 3",
        ),
        (
            {"options": {"state": {"cell": 1, "key": 1}}},
            ValueError,
            "options['state'] must have the fields cell, got {'cell': 1, 'key': 1}",
        ),
        (
            {"options": {"state": {}}},
            ValueError,
            "options['state'] must have the fields cell, got {}",
        ),
        (
            {"options": {"state": {"cell": 4}}},
            ValueError,
            "options['state']['cell'] must be between 0 and 3, got 4",
        ),
        ({"options": {"state": {"cell": 3}}}, ValueError, "cannot start where it is over"),
    ],
)
def test_wrong_arguments_of_reset_change_nothing(arguments, error, message):
    for begun in (False, True):
        env = made(CORRIDOR)()
        if begun:
            env.reset(seed=4)
            env.step(1)
        refuses(env, lambda env: env.reset(**arguments), error, message)


def test_an_episode_starts_from_a_state():
    env = written.TicTacToe()
    env.reset(seed=0)
    env.step(0)
    state = env.state
    observation, info = env.reset(options={"state": state})

    assert observation.tolist() == list(state["board"])
    assert info["action_mask"].sum() == 7
    for row in (list, tuple, np.array):  # as JSON and arrays have it
        again, _ = env.reset(options={"state": {"board": row(list(state["board"]))}})
        assert again.tolist() == observation.tolist()
        assert env.state == state
    corridor = made(CORRIDOR)()
    corridor.reset(seed=0, options={"state": {"cell": 2}})
    assert corridor.step(1)[:3] == (3, -1.0, True)
    assert corridor.reset(seed=1, options={})[0] == 0


def test_a_state_has_the_names_of_members():
    env = acting("return 0", "way: Way", "self.n, self.way = 0, Way.A", WAYS)()
    env.reset(options={"state": {"n": 3, "way": "B"}})

    assert env.state == {"n": 3, "way": env._gate.kinds["way"].members[1]}
    for wrong in ("C", 1):
        with pytest.raises(TypeError, match=r"\['way'\] must be one of Way.A, Way.B, got"):
            env.reset(options={"state": {"n": 3, "way": wrong}})


@pytest.mark.parametrize(
    ("board", "error", "message"),
    [
        ([0] * 8, ValueError, "options['state']['board'] must have 9 cells, got 8"),
        ([0] * 8 + [3], ValueError, "options['state']['board'][8] must be between 0 and 2, got 3"),
        ([0] * 8 + ["x"], TypeError, "options['state']['board'][8] must be an integer, got 'x'"),
        ("000000000", TypeError, "options['state']['board'] must be Cells, as in `Cells([0, 1])`"),
    ],
)
def test_a_row_that_is_no_state_is_refused(board, error, message):
    env = written.TicTacToe()
    env.reset(seed=0)
    refuses(env, lambda env: env.reset(options={"state": {"board": board}}), error, message)


def test_a_state_is_shown_as_text():
    env = written.TicTacToe(render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match="before render"):
        env.render()
    env.reset(seed=0)
    assert env.render() == "board:\n+-------+\n" + "| . . . |\n" * 3 + "+-------+\n"
    taxi = written.Taxi(render_mode="ansi")
    taxi.reset(seed=0)
    lines = taxi.render().splitlines()
    assert [lines[0], *(line.partition(": ")[0] for line in lines[-3:])] == [
        "row, col:",
        "passenger",
        "destination",
        "will_change",
    ]


def test_it_is_registered_and_made_with_parameters_and_wrappers():
    corridor = made(CORRIDOR)
    gymnasium.register(id="OfTests/Corridor-v0", entry_point=corridor, max_episode_steps=3)
    try:
        env = gymnasium.make("OfTests/Corridor-v0", length=5)
        env.reset(seed=0)
        assert [env.step(0)[2:4] for _ in range(3)][-1] == (False, True)
        assert env.unwrapped.parameters == {"length": 5}
        lanes = gymnasium.make_vec(
            "OfTests/Corridor-v0", num_envs=3, vectorization_mode="sync", length=6
        )
        assert lanes.reset(seed=[0, 1, 2])[0].tolist() == [0, 0, 0]
        assert lanes.step([1, 0, 1])[0].tolist() == [1, 0, 1]
        lanes.close()
    finally:
        del gymnasium.registry["OfTests/Corridor-v0"]


PROGRAM = """
from __future__ import annotations

import enum
import sys
from typing import Annotated

from gymnasium.vector import AsyncVectorEnv
from spec import Environment, Parameter, Range

class Way(enum.Enum):
    ON = 0
    OFF = 1

CLASS

if __name__ == "__main__":
    lanes = AsyncVectorEnv([lambda: Rules(k=7)], context="spawn")
    print(lanes.reset(seed=3)[0].tolist(), lanes.step([1])[0].tolist())
    lanes.close()
    print([name for name in sys.modules if name.partition(".")[0] == "provengym"])
"""
ALONE = """
class Rules(Environment):
    k: Annotated[int, Parameter(1, 9)] = 2
    n: Annotated[int, Range(0, "k")]
    on: Way
    def start(self) -> None:
        self.n, self.on = self.draw(self.k), Way.ON
    def act(self, action: Way) -> int:
        self.n, self.on = self.draw(self.k), action
        return 0
"""


def test_the_file_works_alone_and_in_other_processes(tmp_path):
    """The class is one of `__main__`, which has no source in the processes of the lanes."""
    (tmp_path / "spec.py").write_bytes(FILE.read_bytes())
    (tmp_path / "program.py").write_text(PROGRAM.replace("CLASS", ALONE))
    command = [sys.executable, "program.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    start, step = (_core.word(_core.key(3), place) * 7 >> 64 for place in (0, 1))

    assert done.stderr == ""
    assert done.stdout.splitlines() == [f"[[{start}, 0]] [[{step}, 1]]", "[]"]
