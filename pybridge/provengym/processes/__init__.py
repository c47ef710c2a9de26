"""Processes and calls that are watched, timed and ended: forks, confined ones, budgets."""
