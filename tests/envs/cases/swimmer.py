"""Swimmer: what the tests of every environment need to know."""

import math

import numpy as np

from envs.cases.case import Case, Filled
from transcriptions.swimmer import exact

NOISE = "reset_noise must be a multiple of 1/1024 between 0 and 1: 0.125, '0.125' or '1/8', got"
STRAIGHT = (1, 0) * 3 + (0,) * 7
STATE = r"options\['state'\] must be 13 numbers: .*"


def torques(first, second):
    return np.array([first, second], np.float32)


def halves(number):
    """The word of a pair of torques that are halves of the largest one."""
    first, second = divmod(number, 5)
    return 40961 * 10240 * first + 10240 * second


def changed(**places):
    """The straight swimmer with other numbers at some places."""
    state = list(STRAIGHT)
    for place, number in places.items():
        state[int(place.removeprefix("at"))] = number
    return tuple(state)


def shown(env, words):
    x0, y0, x1, y1, x2, y2, w0, w1, w2, vx, vy, _, _ = exact(words)
    return np.array([float(x) for x in (vx, vy, x0, y0, x1, y1, x2, y2, w0, w1, w2)], np.float32)


def cases():
    return {
        "Swimmer": Case(
            filled=(Filled({"max_steps": 2}, word=halves),),
            drawn=({}, [(1.0, -1.0)] * 6),
            variants=(
                {},
                {"reset_noise": 0.125, "max_steps": 2},
                {"reset_noise": "1/1024", "max_steps": np.uint64(400)},
                {"reset_noise": 1},
            ),
            limit="max_steps",
            going_on=({}, STRAIGHT, torques(0.5, -0.5)),
            ending=({}, STRAIGHT, torques(0, 0), 0.0),
            terminates=False,
            other_action=torques(1, -0.25),
            wrong_parameters=[
                ({"reset_noise": 0.1}, ValueError, f"{NOISE} 0.1 .* between 102/1024 and 103/1024"),
                ({"reset_noise": "1/3"}, ValueError, f"{NOISE} '1/3', .* 341/1024 and 342/1024"),
                ({"reset_noise": 1.5}, ValueError, f"{NOISE} 1.5"),
                ({"reset_noise": -0.125}, ValueError, f"{NOISE} -0.125"),
                ({"reset_noise": math.nan}, ValueError, f"{NOISE} nan"),
                ({"reset_noise": "much"}, ValueError, f"{NOISE} 'much'"),
                ({"reset_noise": None}, TypeError, f"{NOISE} None"),
                ({"reset_noise": True}, TypeError, f"{NOISE} True"),
            ],
            wrong_actions=[
                (np.array([math.nan, 0]), ValueError),
                (np.array([0, math.nan], np.float32), ValueError),
                ((0.0, math.nan), ValueError),
                (np.zeros(3), ValueError),
                (np.zeros(1), ValueError),
                (0.5, TypeError),
                ("10", TypeError),
                (None, TypeError),
                ((True, 0.0), TypeError),
                (np.zeros((2, 2)), TypeError),
                ((0.0, 10**400), ValueError),
            ],
            actions=r"action must be two numbers between -1 and 1, as an array of shape \(2,\)",
            no_tables=[
                (
                    {},
                    "Swimmer has no table: its states are real numbers, and too many",
                )
            ],
            tasks={"": {"max_steps": 7, "reset_noise": "1/8"}},
            program={"reset_noise": 0.25},
            played=({}, {"reset_noise": 1, "max_steps": 8}),
            shown=shown,
            wrong_states=[
                (STRAIGHT[:-1], ValueError, STATE),
                (changed(at0=0), ValueError, STATE + "link 0 must have a length of 1"),
                (changed(at2=1.02), ValueError, STATE + "link 1 must have a length of 1"),
                (changed(at5=math.nan), ValueError, STATE + "link 2 must have a length of 1"),
                (changed(at6=16.001), ValueError, STATE + "omega0 must be between -16 and 16"),
                (changed(at9=math.inf), ValueError, STATE + "vx must be between -4 and 4"),
                (changed(at12=-1e10), ValueError, STATE + "py must be between -4294967296 and"),
                (changed(at6="fast"), TypeError, STATE),
                (3, TypeError, STATE),
                (None, TypeError, STATE),
            ],
        )
    }
