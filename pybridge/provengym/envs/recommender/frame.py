"""The frame of the recommender, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from provengym.rendering.frame import Frame

if TYPE_CHECKING:
    from provengym.envs.recommender.catalogue import Catalogue

Standing = Literal["bought", "passed", "new"]


@dataclass(frozen=True, kw_only=True)
class RecommenderFrame(Frame):
    """The products with their features, and what the user has done with them so far."""

    catalogue: Catalogue
    num_features: int
    recommended: frozenset[int]
    bought: frozenset[int]
    last: tuple[int, bool] | None
    """The last product, and whether it was bought."""

    digits: ClassVar[int] = 6

    def standing(self, product: int) -> Standing:
        """Return whether a product was ever bought, only recommended, or neither."""
        if product in self.bought:
            return "bought"
        return "passed" if product in self.recommended else "new"

    def news(self) -> str | None:
        """Return in words what the user did last, None at the start."""
        if self.last is None:
            return None
        product, purchase = self.last
        return f"product {product} {'bought' if purchase else 'passed'}"

    def text(self) -> str:
        """The frame in plain ASCII: a line for each product, `>` before the last one."""
        last = None if self.last is None else self.last[0]
        width, digits = len(str(len(self.catalogue) - 1)), len(str(self.num_features - 1))
        lines = [f"Recommender {len(self.catalogue)} products, {self.num_features} features"]
        for product, features in enumerate(self.catalogue):
            listed = " ".join(f"{feature:>{digits}}" for feature in features)
            standing = self.standing(product)
            lines.append(
                f"{'>' if product == last else ' '} {product:>{width}}  {listed}  "
                f"{'-' if standing == 'new' else standing}"
            )
        return "\n".join([*lines, self.told(news=self.news())])
