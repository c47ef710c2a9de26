"""SpellCorrection: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled

TRANSFORMS = ("swap", "substitute", "delete", "insert")


def spelled(target, current):
    return {"target": target, "current": current}


TWO_CELLS = {"max_word_length": 2, "words": ["ab", "cb"], "reward_mode": "sparse"}


def cases():
    every = {"reward_mode": "shaped", "transforms": TRANSFORMS, "max_word_length": 12}
    return {
        "SpellCorrection": Case(
            filled=(Filled({**TWO_CELLS, "reward_mode": "shaped"}, seed=3),),
            drawn=({}, [3, 30, 60, 81]),
            analyses=(
                Analysed(
                    "2 cells, the word ab",
                    TWO_CELLS,
                    {"cell 0": "observation[0]", "cell 1": "observation[1]"},
                    {"discount": "9/10"},
                    starts=({"target": "ab", "current": "bb"},),
                ),
                Analysed(
                    "2 cells, the word ab or cb",
                    TWO_CELLS,
                    {"cell 0": "observation[0]", "cell 1": "observation[1]"},
                    {"discount": "9/10"},
                    starts=(
                        {"target": "ab", "current": "bb"},
                        {"target": "cb", "current": "bb"},
                    ),
                ),
            ),
            variants=({}, every, {"words": ["hello", "aab", "zz", "lull"], "reveal_target": True}),
            limit="max_steps",
            going_on=({}, spelled("hello", "hxllo"), 0),
            ending=({"reward_mode": "shaped"}, spelled("hello", "hallo"), 26 * 1 + 4, 1.0),
            other_action=30,
            wrong_parameters=WRONG_PARAMETERS,
            wrong_actions=[
                (260, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (None, TypeError),
                (True, TypeError),
            ],
            actions="action must be .*between 0 and 259",
            tasks={
                "": {},
                "shaped": every
                | {"max_steps": 4, "words": ["hello", "tea", "a", "zebra", "spelling", "noon"]},
            },
            program={"reward_mode": "shaped", "words": ["hello", "world", "lean"]},
            played=({}, {"max_word_length": 6, "max_steps": 9, "reward_mode": "shaped"}),
            shown=lambda env, words: np.array(
                env.kernel.observe(words)[: env.max_word_length], dtype=np.int64
            ),
            told=lambda env, words, steps: {"edit_distance": env.kernel.observe(words)[-1]},
            wrong_states=[
                (state, error, rf".*options\['state'\] {message}")
                for state, error, message in WRONG_STATES
            ],
            no_tables=[
                (
                    {"max_word_length": 4, "words": ["word"]},
                    "SpellCorrection has no table: 1 words and 531,441 texts are too many",
                )
            ],
        )
    }


WRONG_PARAMETERS = [
    ({"max_word_length": 0}, ValueError, "max_word_length must be between 1 and 12, got 0"),
    ({"max_word_length": 13}, ValueError, "max_word_length must be between 1 and 12, got 13"),
    ({"max_word_length": 9.0}, TypeError, "max_word_length must be an integer"),
    ({"reward_mode": "dense"}, ValueError, "reward_mode must be one of 'sparse', 'shaped'"),
    ({"reward_mode": None}, ValueError, "reward_mode must be one of"),
    ({"transforms": ()}, ValueError, "transforms must be a tuple of different names among"),
    ({"transforms": ("flip",)}, ValueError, "transforms .* 'insert', got .'flip',"),
    ({"transforms": ("swap", "swap")}, ValueError, "transforms must be a tuple of different"),
    ({"transforms": "swap"}, TypeError, "transforms must be a tuple of different names"),
    ({"transforms": [["swap"]]}, TypeError, "transforms must be a tuple of different names"),
    ({"transforms": None}, TypeError, "transforms must be a tuple of different names"),
    ({"reveal_target": 1}, TypeError, "reveal_target must be True or False, got 1"),
]
WRONG_STATES = [
    ("hello", TypeError, "must be a dictionary of 'target' and 'current', got 'hello'"),
    ({"target": "hello"}, ValueError, "must be a dictionary of 'target' and 'current', got"),
    (spelled("a", "a") | {"t": 1}, ValueError, "must be a dictionary of"),
    (spelled(5, "a"), TypeError, "must be a word of 1 to 10 letters .*, got 5"),
    (spelled("", "a"), ValueError, "must be a word of 1 to 10 letters"),
    (spelled("hello_", "a"), ValueError, "must be a word of 1 to 10 letters"),
    (spelled("Hello", "a"), ValueError, "must be a word of 1 to 10 letters"),
    (spelled("elevenchars", "a"), ValueError, "must be a word of 1 to 10 letters"),
    (spelled("a", None), TypeError, "must be up to 10 letters a to z, with '_'"),
    (spelled("a", "a b"), ValueError, "must be up to 10 letters a to z"),
    (spelled("a", "__________a"), ValueError, "must be up to 10 letters a to z"),
    (spelled("a", "é"), ValueError, "must be up to 10 letters a to z"),
]
