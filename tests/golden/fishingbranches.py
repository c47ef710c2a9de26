"""The words that stand for the deviate of Fishing, which depend on nothing."""

from __future__ import annotations

from typing import Any

ABOUT = "the words for the deviate, with their weights"

CASES: tuple[dict[str, Any], ...] = ({},)
