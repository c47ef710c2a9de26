"""The models that are played: read off their environments once, and kept beside the peers."""

from __future__ import annotations

import json
import time
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.envs.toy_text.blackjack import is_natural, sum_hand, usable_ace

import provengym
from provengym.conformance import Binding
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations

KEPT = Path(__file__).resolve().parents[3] / "build" / "bench" / "models"
DRAWN = "10^6 states"


def player(env: Any) -> Any:
    """What counts of the player's hand."""
    return sum_hand(env.player), usable_ace(env.player), is_natural(env.player)


def dealer(env: Any) -> Any:
    """What counts of the dealer's hand where it is dealt to."""
    return sum_hand(env.dealer), usable_ace(env.dealer), is_natural(env.dealer), env.dealer[0]


BLACKJACK = Binding(
    state_key=lambda env: (player(env), tuple(env.dealer)),
    draw_key=lambda env: (player(env), dealer(env)),
)
TARGETS: dict[str, dict[str, Any]] = {
    "Taxi": {"target": "Taxi-v4"},
    "FrozenLake 8 x 8 on ice": {"target": "FrozenLake-v1", "parameters": {"map_name": "8x8"}},
    "Blackjack": {"target": "Blackjack-v1", "binding": BLACKJACK},
    "MiniGrid-Empty-8x8": {"target": "minigrid:MiniGrid-Empty-8x8-v0"},
}


def model(name: str) -> FiniteModel:
    """The model with this name; beside its file are the seconds that its extraction took."""
    if name == DRAWN:
        return drawn()
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{name}.npz"
    if not file.exists():
        given = dict(TARGETS[name])
        began = time.perf_counter()
        found = provengym.extract(given.pop("target"), budget="600s", **given)
        if not found.complete:
            raise NotImplementedError(found.why_incomplete())
        file.with_suffix(".json").write_text(json.dumps(time.perf_counter() - began))
        found.save(file)
    return provengym.load_model(file)


def seconds(name: str) -> float:
    """The seconds that its extraction took."""
    model(name)
    found: float = json.loads((KEPT / f"{name}.json").read_text())
    return found


def drawn(states: int = 1_000_000, actions: int = 4) -> FiniteModel:
    """Uniform successors, two or three outcomes a row, 10^7 in all; no episode ends."""
    rng = np.random.default_rng(0)
    sizes = rng.integers(2, 4, states * actions)
    rows = np.concatenate([[0], np.cumsum(sizes)])
    outcomes = int(rows[-1])
    chances = np.zeros(outcomes, np.int32)
    for k in range(2):
        chances[rows[:-1][sizes == 3] + k] = 1
    return FiniteModel(
        target="drawn",
        actions=tuple(range(actions)),
        observations=Observations.in_columns(["int"], [np.arange(states)]),
        observation_of=np.arange(states),
        ended=np.zeros(states, bool),
        parents=np.full(states, -1),
        parent_actions=np.full(states, -1),
        starts=np.array([0]),
        start_probabilities=np.array([2]),
        row_starts=rows,
        successors=rng.integers(0, states, outcomes),
        rewards=rng.integers(-3, 4, outcomes).astype(float),
        terminated=np.zeros(outcomes, bool),
        truncated=np.zeros(outcomes, bool),
        probability_of=chances,
        probabilities=(Fraction(1, 2), Fraction(1, 4), Fraction(1)),
        observation_space=spaces.Discrete(states),
        action_space=spaces.Discrete(actions),
    )
