"""The environments of examples/delf, which a language model wrote. That they are found wrong is
tested with the pages of ours, where the stories stand."""

import importlib.util
import itertools
from pathlib import Path

import pytest
from gymnasium.utils.env_checker import check_env

REPOSITORY = Path(__file__).resolve().parents[2]
#: The class of each example.
CLASSES = {"key_lock": "KeyLock", "driving": "Driving", "recommender": "Recommender"}


def published(name):
    """The class of an example."""
    path = REPOSITORY / "examples" / "delf" / f"published_{name}.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, CLASSES[name])


@pytest.mark.parametrize("name", CLASSES)
def test_it_is_an_environment_of_gymnasium(name):
    check_env(published(name)(), skip_render_check=True)


def test_the_swimmer_is_never_paid():
    path = REPOSITORY / "examples" / "delf" / "published_swimmer.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    check_env(module.Swimmer(), skip_render_check=True)

    for meant in (False, True):
        env = module.Swimmer(meant=meant)
        paid = set()
        for actions in itertools.product(range(9), repeat=2):
            env.reset(seed=0)
            for action in (*actions, *actions[:1]):
                paid.add(env.step(action)[1])
            assert [env.step(0)[2:4] for _ in range(2)] == [(False, True)] * 2
        assert (paid == {0.0}) is not meant
