"""Keys of states that a user gives."""

import pytest

from provengym.extraction.key import key_of


class Inner:
    place = 3


class Wrapper:
    place = 4

    def __init__(self, inner):
        self.unwrapped = inner


@pytest.mark.parametrize("given", ["env.place", lambda env: env.place], ids=["text", "function"])
def test_a_key_is_of_the_environment_without_wrappers(given):
    key = key_of(given)
    assert key(Wrapper(Inner()), None) == key(Inner(), None) != key(Wrapper(Wrapper(Inner())), None)
