"""The words that stand for the moves of the player, and words of which something is forgotten."""

from __future__ import annotations

from typing import Any

ABOUT = "the words for the moves of the player, and what is kept of three states"

CASES: tuple[dict[str, Any], ...] = (
    {"pits": 0x1002, "visited": 0x10100, "tokens": 0x0001_4241_0013_0110},
    {"pits": 0, "visited": 2**64 - 1, "tokens": 0x0201_407F_0038_3F08},
    {"pits": 2**63, "visited": 1, "tokens": 0x0000_0000_0001_0000},
)
