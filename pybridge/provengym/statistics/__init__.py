"""Tests of probabilities that may be looked at after every sample.

An `EProcess` is evidence against a hypothesis, `PairTests` compare two sides by pairs of samples,
and a `CellSampler` goes where few samples are.
"""
