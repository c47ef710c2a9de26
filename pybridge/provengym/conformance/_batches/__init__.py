"""Targets that step many states at once, and their exploration by array operations."""

from __future__ import annotations
