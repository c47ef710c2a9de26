"""The recommender as a reference: all users who can have bought and passed so at once."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.kernel_model import KernelModel
from provengym.envs.recommender import catalogue as products
from provengym.envs.recommender.env import RecommenderEnv
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import NoFitError, TimeLimit, UnreadableError, constructed, known

if TYPE_CHECKING:
    from collections.abc import Callable

    import gymnasium
    from numpy.typing import NDArray

    from provengym.models.model import Observation, States

MOST_LIKELY = 64
"""So many users are few enough to follow how probable each of them is."""
_SMALL = {"num_products": 2, "num_features": 2, "features_per_product": 1, "liked": 1}
_KEYS = (
    "product_features",
    "purchase_history",
    "recommended",
    "user_feedback",
    "last_recommendation",
    "time_step",
)


class RecommenderParameters(ListedParameters):
    """All numbers of products and features, probabilities, catalogues and horizons."""

    name = "Recommender"
    id = "provengym/Recommender-v0"
    explored = ("horizon", "num_products", "num_features", "features_per_product", "liked")
    small = (
        {"horizon": 2, **_SMALL},
        {"horizon": 4, **_SMALL},
        {"horizon": 5, **_SMALL, "num_products": 3, "num_features": 4, "features_per_product": 2},
    )

    def model(self, parameters: Mapping[str, Any]) -> RecommenderModel:
        """The task with these parameters, the others as in `RecommenderEnv`."""
        return RecommenderModel(known(self.name, RecommenderEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Smaller numbers."""
        return fewer(value, 2 if name in ("horizon", "num_products", "num_features") else 1)


class RecommenderModel(KernelModel):
    """The task, answered by the kernel compiled from the specification.

    The user is hidden, and what they buy is random.
    """

    env: RecommenderEnv
    name = "Recommender"
    branches = (0, 2**64 - 1)
    """The random words with which a user is the first and the last to buy."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("Recommender", RecommenderEnv, parameters)
        super().__init__(env, len(env.kernel.observation), 0)
        self.time_limit = TimeLimit(env.horizon)
        self.actions = tuple(f"product {x}" for x in range(env.num_products))
        self.parameters = {
            name: value
            for name, value in env.parameters.items()
            if name not in ("probabilities", "catalogue") or parameters.get(name) is not None
        }
        self._users: Counter[int] = Counter(map(products.word, env.users))
        self.has_probabilities = len(self._users) <= MOST_LIKELY

    def starts(self, shown: Observation | None = None) -> States:
        """Every user, where nothing has been recommended."""
        fits = shown in (None, (self.env.num_products, 0, 0, 0, 0))
        return self._beginnings if fits else self.columns([])

    @functools.cached_property
    def _beginnings(self) -> States:
        last = 2 * self.env.num_products
        return self.columns([(user, 0, 0, last, 0) for user in sorted(self._users)])

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """All sets of features are equally likely; some may be one to the products."""
        return np.array([self._users[user] for user in states[0].tolist()], dtype=np.int64)

    def _weights(
        self, states: States, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any] | None, NDArray[Any] | None]:
        """A user buys with the probability of the features that they like."""
        if not self.has_probabilities:
            return None, None
        users, weights, totals = self._purchases
        at = np.searchsorted(users, states[0])
        return weights[at, actions].ravel(), totals[at, actions]

    @functools.cached_property
    def _purchases(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The users, and for each and each product how probable it is that they buy and pass, and
        the total."""
        users = sorted(self._users)
        likes = [products.affinities(user, len(self.actions)) for user in users]
        chances = [[self.env.probabilities[liked] for liked in row] for row in likes]
        small = all(chance.denominator < 2**62 for row in chances for chance in row)
        dtype = np.int64 if small else object
        totals = np.array([[chance.denominator for chance in row] for row in chances], dtype=dtype)
        bought = np.array([[chance.numerator for chance in row] for row in chances], dtype=dtype)
        words = np.array(users, dtype=self._kernel.state_dtype)
        return words, np.stack([bought, totals - bought], axis=2), totals

    def read(self, value: object) -> Observation:
        """A dictionary in the form of `RecommenderEnv`."""
        if not isinstance(value, Mapping) or set(value) != set(_KEYS):
            raise UnreadableError(f"{brief(value)} is no dictionary of {', '.join(_KEYS)}")
        env = self.env
        n = env.num_products
        bought = self._members("purchase_history", value["purchase_history"])
        recommended = self._members("recommended", value["recommended"])
        feedback = self._number("user_feedback", value["user_feedback"], 2)
        last = self._number("last_recommendation", value["last_recommendation"], n + 1)
        time = self._number("time_step", value["time_step"], env.horizon + 1)
        features = np.asarray(value["product_features"])
        expected = env.catalogue[last % n]
        if features.shape != (len(expected),) or tuple(features.tolist()) != expected:
            raise UnreadableError(
                f"product_features is {brief(value['product_features'])}, and product {last % n} "
                f"has the features {list(expected)}"
            )
        return last, feedback, recommended, bought, time

    def _members(self, name: str, value: object) -> int:
        bits = np.asarray(value)
        if bits.shape != (self.env.num_products,) or not np.isin(bits, (0, 1)).all():
            raise UnreadableError(f"{name} is {brief(value)}, no 0 or 1 for each product")
        return sum(1 << x for x in np.flatnonzero(bits).tolist())

    def _number(self, name: str, value: object, below: int) -> int:
        number = np.asarray(value)
        if number.shape != () or number.dtype.kind not in "biuf" or number not in range(below):
            raise UnreadableError(f"{name} is {brief(value)}, no number below {below}")
        return int(number)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """A Dict with the keys of `RecommenderEnv`."""
        if not isinstance(space, spaces.Dict) or set(space) != set(_KEYS):
            raise NoFitError(
                f"the observation space {one_line(space)} is not a Dict of {', '.join(_KEYS)}; "
                "Binding(observation=...) can map other observations"
            )
        return self.read

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Return whether the user is a possible one, and nothing has been recommended."""
        return state[0] in self._users and state[1:] == (0, 0, 2 * self.env.num_products, 0)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """Its parts by name."""
        last, feedback, recommended, bought, time = observation
        n = self.env.num_products
        return {
            "last": "none" if last == n else f"product {last} {('passed', 'bought')[feedback]}",
            "recommended": [x for x in range(n) if recommended >> x & 1],
            "bought": [x for x in range(n) if bought >> x & 1],
            "time": time,
        }

    def picture(self, state: tuple[int, ...]) -> str:
        """For each product its features, how many of them are liked, and what became of it."""
        env = self.env
        lines = []
        numbers = products.affinities(state[0], env.num_products)
        for x, (features, liked) in enumerate(zip(env.catalogue, numbers, strict=True)):
            standing = "bought" if state[2] >> x & 1 else "passed" if state[1] >> x & 1 else "-"
            lines.append(f"product {x}: features {list(features)}, {liked} liked, {standing}")
        return "\n".join(lines)
