"""Tests of probabilities that may be looked at after every sample."""
