"""A shop and its user: products are recommended one by one to a user, who buys or passes.

Written from the text of the task alone.
"""

from dataclasses import dataclass
from fractions import Fraction

import gymnasium as gym
import numpy as np
from gymnasium import spaces


@dataclass(frozen=True)
class Params:
    """The catalogue, the users and the length of an episode."""

    num_products: int
    num_features: int
    liked: int
    probabilities: tuple[Fraction, ...]
    horizon: int
    catalogue: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class State:
    """The likes of the user, and what happened since the reset; `last` is None after it."""

    likes: frozenset[int]
    bought: frozenset[int] = frozenset()
    recommended: frozenset[int] = frozenset()
    last: int | None = None
    sale: bool = False
    steps: int = 0


def default_probabilities(count: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(1 + j, count + 2) for j in range(count + 1))


def default_catalogue(products: int, features: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple((count * product + i) % features for i in range(count)) for product in range(products)
    )


def start(params: Params, rng: np.random.Generator) -> State:
    likes = rng.choice(params.num_features, size=params.liked, replace=False)
    return State(likes=frozenset(int(feature) for feature in likes))


def sale_probability(params: Params, state: State, product: int) -> Fraction:
    matches = sum(feature in state.likes for feature in params.catalogue[product])
    return params.probabilities[matches]


def transition(params: Params, state: State, product: int, chance: float) -> State:
    """The state after a recommendation; `chance` is uniform on [0, 1)."""
    sale = chance < sale_probability(params, state, product)
    return State(
        likes=state.likes,
        bought=state.bought | {product} if sale else state.bought,
        recommended=state.recommended | {product},
        last=product,
        sale=sale,
        steps=state.steps + 1,
    )


def flags(products: frozenset[int], count: int) -> np.ndarray:
    return np.array([product in products for product in range(count)], dtype=np.int8)


def observation(params: Params, state: State) -> dict:
    shown = 0 if state.last is None else state.last
    last = params.num_products if state.last is None else state.last
    return {
        "product_features": np.array(params.catalogue[shown], dtype=np.int64),
        "purchase_history": flags(state.bought, params.num_products),
        "recommended": flags(state.recommended, params.num_products),
        "user_feedback": np.int64(state.sale),
        "last_recommendation": np.int64(last),
        "time_step": np.int64(state.steps),
    }


def reward(state: State) -> float:
    return 1.0 if state.sale else 0.0


def is_truncated(params: Params, state: State) -> bool:
    return state.steps >= params.horizon


class Environment(gym.Env):
    """A shop that recommends products to one user in each episode."""

    def __init__(
        self,
        *,
        num_products=8,
        num_features=20,
        features_per_product=4,
        liked=1,
        probabilities=None,
        horizon=100,
        catalogue=None,
    ):
        if probabilities is None:
            probabilities = default_probabilities(features_per_product)
        if catalogue is None:
            catalogue = default_catalogue(num_products, num_features, features_per_product)
        self._params = Params(
            num_products=int(num_products),
            num_features=int(num_features),
            liked=int(liked),
            probabilities=tuple(Fraction(probability) for probability in probabilities),
            horizon=int(horizon),
            catalogue=tuple(tuple(int(feature) for feature in row) for row in catalogue),
        )
        self._state = None
        self.action_space = spaces.Discrete(num_products)
        self.observation_space = spaces.Dict(
            {
                "product_features": spaces.MultiDiscrete(
                    [num_features] * features_per_product, dtype=np.int64
                ),
                "purchase_history": spaces.MultiBinary(num_products),
                "recommended": spaces.MultiBinary(num_products),
                "user_feedback": spaces.Discrete(2),
                "last_recommendation": spaces.Discrete(num_products + 1),
                "time_step": spaces.Discrete(horizon + 1),
            }
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params, self.np_random)
        return observation(self._params, self._state), {}

    def step(self, action):
        chance = float(self.np_random.random())
        self._state = transition(self._params, self._state, int(action), chance)
        return (
            observation(self._params, self._state),
            reward(self._state),
            False,
            is_truncated(self._params, self._state),
            {},
        )
