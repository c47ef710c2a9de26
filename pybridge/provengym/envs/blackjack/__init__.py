"""Blackjack: the environment, how it is drawn, and what conformance holds others against."""
