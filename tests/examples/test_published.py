"""The environments of examples/delf: what a language model wrote is found wrong, with the story
that stands on the page of ours."""

import importlib.util
import itertools
import re
import shlex
from pathlib import Path

import pytest
from gymnasium.utils.env_checker import check_env

from provengym.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]
#: The class and the page of each example, and how many stories stand there.
PAGES = {
    "key_lock": ("KeyLock", "key_lock", 1),
    "driving": ("Driving", "two_lane_driving", 2),
    "recommender": ("Recommender", "recommender", 2),
}


def published(name):
    """The class of an example."""
    path = REPOSITORY / "examples" / "delf" / f"published_{name}.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, PAGES[name][0])


@pytest.mark.parametrize("name", PAGES)
def test_it_is_an_environment_of_gymnasium(name):
    check_env(published(name)(), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_page_has_the_story(name, monkeypatch, capsys):
    monkeypatch.chdir(REPOSITORY)
    _, page, stories = PAGES[name]
    text = (REPOSITORY / "docs" / f"{page}.md").read_text(encoding="utf-8")
    found = re.findall(r"\$ provengym (conform .*)\n((?:.*\n)*?)```", text)

    assert len(found) == stories
    for command, shown in found:
        assert main(shlex.split(command)) == 1
        assert capsys.readouterr().out.rstrip() == shown.rstrip()


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
