"""The environments of examples/delf, which a language model wrote. That they are found wrong is
tested with the pages of ours, where the stories stand."""

import importlib.util
import itertools
from pathlib import Path

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

REPOSITORY = Path(__file__).resolve().parents[2]
PUBLISHED = sorted((REPOSITORY / "examples" / "delf").glob("published_*.py"))


def loaded(path):
    """The module of an example."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_it_is_an_environment_of_gymnasium(path):
    environments = [
        value
        for value in vars(loaded(path)).values()
        if isinstance(value, type) and issubclass(value, gymnasium.Env)
    ]

    assert environments
    for environment in environments:
        check_env(environment(), skip_render_check=True)


def test_the_swimmer_is_never_paid():
    module = loaded(REPOSITORY / "examples" / "delf" / "published_swimmer.py")
    for meant in (False, True):
        env = module.Swimmer(meant=meant)
        paid = set()
        for actions in itertools.product(range(9), repeat=2):
            env.reset(seed=0)
            for action in (*actions, *actions[:1]):
                paid.add(env.step(action)[1])
            assert [env.step(0)[2:4] for _ in range(2)] == [(False, True)] * 2
        assert (paid == {0.0}) is not meant
