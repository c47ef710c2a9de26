"""Fishing."""
