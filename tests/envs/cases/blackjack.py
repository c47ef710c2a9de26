"""Blackjack: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled
from transcriptions.blackjack import STATES, words
from transcriptions.blackjack import chances as drawn

SHOWN = {
    "player": "observation[0]",
    "dealer": "observation[1]",
    "usable_ace": "observation[2]",
}
STATE = r"options\['state'\]"
FORM = rf"{STATE} must be \(hard, ace, two, dealer, hidden\), and may have over behind it"
_STATE_OF = {words(state): state for state in STATES}


def chances(state, action):
    """The weights, out of all sequences of ten cards, and the words."""
    return [(int(chance * 13**10), word) for chance, word in drawn(_STATE_OF[state], action)]


def shown(env, state):
    return np.array(env.kernel.observe(state))


def cases():
    natural = (11, True, True, 5, 6)
    return {
        "Blackjack": Case(
            filled=(Filled({}, 3, chances), Filled({"natural": True, "max_steps": 2}, 4, chances)),
            drawn=({}, [1, 0, 0]),
            analyses=(Analysed("the default", {}, SHOWN, {"objective": "total"}),),
            variants=({}, {"natural": True}, {"sab": True, "max_steps": np.uint64(20)}),
            limit="max_steps",
            going_on=({}, (2, True, True, 10, 10), 1),
            seed=216,
            ending=({"natural": True}, (11, True, True, 10, 8), 0, 1.5),
            other_action=0,
            wrong_parameters=[
                ({"natural": 1}, TypeError, "natural must be True or False, got 1"),
                ({"natural": None}, TypeError, "natural must be True or False, got None"),
                ({"sab": "no"}, TypeError, "sab must be True or False, got 'no'"),
                ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
                ({"max_steps": 1.5}, TypeError, "max_steps must be an integer .* got 1.5"),
                ({"max_steps": True}, TypeError, "max_steps must be an integer .* got True"),
            ],
            wrong_actions=[
                (2, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 1",
            tasks={"": {}, "natural": {"natural": True}, "sab": {"sab": True, "max_steps": 2}},
            program={"natural": True},
            played=({}, {"natural": True}, {"sab": True, "max_steps": 3}),
            shown=shown,
            wrong_states=[
                ((32, False, False, 1, 1), ValueError, f"hard of {STATE} must be between 0 and 31"),
                ((9.5, False, False, 1, 1), TypeError, f"hard of {STATE} must be an integer"),
                ((9, 1, False, 1, 1), TypeError, f"ace of {STATE} must be True or False, got 1"),
                ((9, False, 0, 1, 1), TypeError, f"two of {STATE} must be True or False, got 0"),
                ((9, False, True, 0, 1), ValueError, f"dealer of {STATE} must be between 1 and 10"),
                ((9, False, True, 1, 11), ValueError, f"hidden of {STATE} must be between 1 and"),
                ((*natural, 1), TypeError, f"over of {STATE} must be True or False, got 1"),
                (
                    (3, False, True, 1, 1),
                    ValueError,
                    rf"{STATE} must be a state that can occur, got \(3, False, True, 1, 1\)",
                ),
                ((22, True, False, 1, 1, False), ValueError, f"{STATE} must be a state that can"),
                (natural[:4], ValueError, FORM),
                ((*natural, True, True), ValueError, FORM),
                (21, TypeError, FORM),
                (None, TypeError, FORM),
            ],
            no_tables=[
                ({}, "Blackjack has no table: what a step can do depends on the dealer's cards")
            ],
        )
    }
