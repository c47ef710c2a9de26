"""Runs the command line inside a test."""

import pytest

from command import runner


@pytest.fixture
def run(capsys):
    """Call `main`; the result is (status, stdout, stderr)."""
    return runner(capsys)
