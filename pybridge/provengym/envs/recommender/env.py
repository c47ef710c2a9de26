"""Recommender: recommend products to a user whose taste is hidden."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import KernelEnv, Parameter, RenderMode, Words
from provengym.envs.forms import View
from provengym.envs.recommender import arguments
from provengym.envs.recommender import catalogue as products
from provengym.envs.recommender.frame import RecommenderFrame
from provengym.envs.recommender.painter import RecommenderPainter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym._core import Recommender

LAST, FEEDBACK, RECOMMENDED, BOUGHT, TIME = range(5)
"""The numbers of the components of an observation."""


class RecommenderEnv(KernelEnv):
    """Products are recommended one by one to a user who likes some features, and buys or passes.

    ## Description
    Products have features, and the user likes some of these, which nobody tells.  The more liked
    features a product has, the likelier it is bought.  The agent recommends a product in each step,
    sees whether it is bought, and had better find out what the user likes.

    The dynamics is the C code that Lean emits for the specification in
    `Spec/Recommender/Basic.lean`; `provengym show Recommender` lists what is proved about it.

    ## Action Space
    `Discrete(num_products)`: the product to recommend.  One may be recommended, and bought, any
    number of times.

    ## Observation Space
    A `Dict` of

    - `product_features`: `MultiDiscrete([num_features] * features_per_product)`, an int64 array:
      the features of the product that was recommended last, those of product 0 after a reset
    - `purchase_history`: `MultiBinary(num_products)`, an int8 array: which products have been
      bought
    - `recommended`: `MultiBinary(num_products)`, an int8 array: which have been recommended
    - `user_feedback`: `Discrete(2)`: whether the last one was bought, 0 after a reset
    - `last_recommendation`: `Discrete(num_products + 1)`: which one that was, `num_products` after
      a reset
    - `time_step`: `Discrete(horizon + 1)`: the number of steps

    ## Starting State
    A user who likes `liked` features, each set of so many equally likely.  Nothing has been
    recommended.

    `reset(options={"state": {"liked": [3]}})` starts with a user who likes feature 3.  For
    `"liked"` may stand `"affinities"`, how many features of each product the user likes, as `state`
    tells them; further entries are `"recommended"` and `"bought"`, lists of products, `"last"`, the
    last product with whether it was bought, or None, and `"time"`.

    ## Transition
    The user stays the same over an episode, and buys a product of which they like j features with
    the probability `probabilities[j]`.

    ## Rewards
    1 for a purchase, and otherwise 0.

    ## Episode End
    - Termination: never.
    - Truncation: at step `horizon`.

    ## Information
    `reset` returns an empty dictionary, and `step` has `time_limit`: whether `horizon` steps were
    taken.

    ## Arguments
    - `num_products`: number of products, 1 to 16
    - `num_features`: number of features, 1 to 4096
    - `features_per_product`: number of features of each product, 1 to 7
    - `liked`: number of features that a user likes; there may be up to 1,048,576 such sets
    - `probabilities`: of a purchase, for 0, 1, ... liked features: numbers between 0 and 1 such as
      1/4, "1/4", 0.25 or a `Fraction`, with a common denominator up to 2147483647.  None is
      (1 + j) / (features_per_product + 2).
    - `horizon`: number of steps after which an episode is truncated, 1 to 2147483647
    - `catalogue`: the features of each product, a list of lists; or the seed of a random catalogue,
      drawn once when the environment is made; or None: product x has the features
      `features_per_product * x` and so on, modulo `num_features`
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/Recommender-v0", num_products=3, render_mode="ansi")
    >>> observation, info = env.reset(seed=3, options={"state": {"liked": [5]}})
    >>> observation, reward, terminated, truncated, info = env.step(1)
    >>> reward, info
    (0.0, {'time_limit': False})
    >>> observation["product_features"], int(observation["user_feedback"])
    (array([4, 5, 6, 7]), 0)
    >>> print(env.render())
    Recommender 3 products, 20 features
      0   0  1  2  3  -
    > 1   4  5  6  7  passed
      2   8  9 10 11  -
    step 1, return 0, last action product 1, product 1 passed

    ```

    ## References
    - M. Afshar and Y. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024: the
      description that this environment follows.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ()
    keys_help: ClassVar[str] = "digits recommend a product"
    _kernel_name = "Recommender"
    _kernel: Recommender

    num_products = Parameter[int]("Number of products.")
    num_features = Parameter[int]("Number of features.")
    features_per_product = Parameter[int]("Number of features of each product.")
    liked = Parameter[int]("Number of features that a user likes.")
    probabilities = Parameter[tuple[Fraction, ...]](
        "The probability of a purchase for each number of liked features."
    )
    horizon = Parameter[int]("The number of steps after which an episode is truncated.")
    catalogue = Parameter[products.Catalogue]("The features of each product.")

    def __init__(
        self,
        num_products: int = 8,
        num_features: int = 20,
        features_per_product: int = 4,
        liked: int = 1,
        probabilities: Sequence[Any] | None = None,
        horizon: int = 100,
        catalogue: Sequence[Sequence[int]] | int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        n = _validation.integer("num_products", num_products, 1, products.MAX_PRODUCTS)
        m = _validation.integer("num_features", num_features, 1, products.MAX_FEATURES)
        most = min(m, products.MAX_FEATURES_PER_PRODUCT)
        k = _validation.integer("features_per_product", features_per_product, 1, most)
        self._num_products, self._num_features, self._features_per_product = n, m, k
        self._liked = arguments.liked("liked", liked, m)
        self._probabilities = arguments.probabilities("probabilities", probabilities, k)
        self._horizon = _validation.integer("horizon", horizon, 1, arguments.LARGEST)
        self._catalogue = arguments.catalogue("catalogue", catalogue, n, m, k)
        whole = arguments.denominator(self._probabilities)
        numerators = [int(p * whole) for p in self._probabilities]
        numerators += [0] * (products.MAX_FEATURES_PER_PRODUCT - k)
        super().__init__(
            {
                "num_products": n,
                "features_per_product": k,
                "horizon": self._horizon,
                "denominator": whole,
                **{f"n{j}": numerator for j, numerator in enumerate(numerators)},
                "words": products.users(self._catalogue, m, self._liked),
            },
            render_mode,
            self._horizon,
        )
        self.observation_space = spaces.Dict(
            {
                "product_features": spaces.MultiDiscrete([m] * k),
                "purchase_history": spaces.MultiBinary(n),
                "recommended": spaces.MultiBinary(n),
                "user_feedback": spaces.Discrete(2),
                "last_recommendation": spaces.Discrete(n + 1),
                "time_step": spaces.Discrete(self._horizon + 1),
            }
        )
        # One row more, for no product, which shows the features of product 0.
        self._shown = np.array([*self._catalogue, self._catalogue[0]], dtype=np.int64)

    @property
    def state(self) -> dict[str, Any] | None:
        """The number of features of each product that the user likes, and the history, as
        `reset(options={"state": ...})` takes them; None before the first reset."""
        if self._state is None:
            return None
        user, recommended, bought, last, time = self._state
        product, purchase = divmod(last, 2)
        return {
            "affinities": products.affinities(user, self._num_products),
            "recommended": sorted(self._products(recommended)),
            "bought": sorted(self._products(bought)),
            "last": None if product == self._num_products else (product, bool(purchase)),
            "time": time,
        }

    @property
    def users(self) -> list[tuple[int, ...]]:
        """For each set of features that may be liked, in lexicographic order, how many of these
        each product has."""
        words = self._kernel_parameters["words"].tolist()
        return [products.affinities(word, self._num_products) for word in words]

    # The interface of Gymnasium.

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: A product.  NumPy integers and arrays without dimensions will do.

        Returns:
            Observation, reward, terminated, truncated and info.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is no integer.
            ValueError: The action is out of range.
        """
        row, *rest = super().step(action)
        return (self.arranged(row), *rest)  # type: ignore[return-value]

    def arranged(self, shown: NDArray[np.int64]) -> dict[str, Any]:
        """The observations with these components: the last product, whether it was bought, the sets
        of products recommended and bought, one bit each, and the time.

        Args:
            shown: Of shape (..., 5), as lanes and `Batch` write them.
        """
        # The axis of one lane's row is the first one already.
        components = shown if shown.ndim == 1 else np.moveaxis(shown, -1, 0)
        last = components[LAST]
        return {
            "product_features": self._shown.take(last, axis=0),
            "purchase_history": self._members(components[BOUGHT]),
            "recommended": self._members(components[RECOMMENDED]),
            "user_feedback": components[FEEDBACK],
            "last_recommendation": last,
            "time_step": components[TIME],
        }

    # What the base classes ask for.

    def _members(self, sets: NDArray[np.int64]) -> NDArray[np.int8]:
        return products.rows_of_sets(self._num_products).take(sets, axis=0)

    def _observe(self, state: Words) -> dict[str, Any]:
        return self.arranged(super()._observe(state))

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self._num_products)

    def _action_name(self, word: int) -> str:
        return self.action_in_words(word)

    @property
    def view(self) -> View:
        """The components of an observation, which `arranged` makes a dictionary of."""
        n = self._num_products
        sizes = (n + 1, 2, 1 << n, 1 << n, self._horizon + 1)
        return View(count=len(sizes), rows=True, sizes=sizes)

    def _state_from_option(self, value: object) -> Words:
        name, m = "options['state']", self._num_features
        words: Words = arguments.state(name, value, self._catalogue, m, self._horizon)
        return words

    def why_no_table(self) -> str:
        """That users are random."""
        return "Recommender has no table: its users and their purchases are random"

    def _make_painter(self) -> RecommenderPainter:
        return RecommenderPainter(self._num_products, self._features_per_product)

    def _products(self, word: int) -> frozenset[int]:
        return frozenset(x for x in range(self._num_products) if word >> x & 1)

    def _frame(self, state: Words, **progress: Any) -> RecommenderFrame:
        _, recommended, bought, last, _ = state
        product, purchase = divmod(last, 2)
        return RecommenderFrame(
            catalogue=self._catalogue,
            num_features=self._num_features,
            recommended=self._products(recommended),
            bought=self._products(bought),
            last=None if product == self._num_products else (product, bool(purchase)),
            **progress,
        )

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The first ten products by their digits."""
        return {str(product): product for product in range(min(self._num_products, 10))}

    def actions_in_words(self) -> str:
        """Describe the texts that `action_from_text` takes."""
        return f"products between 0 and {self._num_products - 1}"

    def action_in_words(self, action: Any) -> str:
        """The product."""
        return f"product {action}"
