"""Helpers of gym."""
