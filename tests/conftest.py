"""Lets the tests import what they share, keeps them off any display, and lets each begin alike."""

import functools
import os
import random
import signal
import sys
from pathlib import Path

import hypothesis
import numpy as np
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
hypothesis.settings.register_profile("tests", deadline=None)  # no test depends on a timing
hypothesis.settings.register_profile("quick", deadline=None, max_examples=20)
TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "tools"), str(TESTS.parent / "examples")]
pytest_plugins = ["tier_plugin"]
collect_ignore = ["corpus/wild"]  # environments, some of which have tests of their own


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-stories",
        action="store_true",
        help="write the corpus of stories anew (`make stories`) instead of comparing with it",
    )
    parser.addoption(
        "--rewrite-frames",
        action="store_true",
        help="draw the frames of the environments anew instead of comparing with them",
    )


def pytest_configure(config):
    hypothesis.settings.load_profile("quick" if config.option.tier == "quick" else "tests")


@pytest.fixture(scope="session")
def rewrite_stories(pytestconfig):
    """Return whether the corpus of stories is to be written anew."""
    return pytestconfig.getoption("--rewrite-stories")


@pytest.fixture(scope="session")
def story(rewrite_stories):
    """Compares a text with the story of a name, or writes it down as that."""
    from stories import compare

    return functools.partial(compare, rewrite=rewrite_stories)


@pytest.fixture(autouse=True)
def _the_global_generators_begin_alike():
    """Some wrong environments draw from them: what a test then sees is the same each time."""
    random.seed(0)
    np.random.seed(0)  # noqa: NPY002


@pytest.fixture(autouse=True)
def _interrupts_are_heard():
    """A worker of pytest-xdist, and a shell's background, ignore SIGINT."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
