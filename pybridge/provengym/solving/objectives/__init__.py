"""Objectives, and the solution of each with its certificate."""
