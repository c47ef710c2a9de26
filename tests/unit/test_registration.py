"""Importing the package: registration, what it exports and how little it loads."""

import importlib.metadata
import subprocess
import sys
import warnings

import gymnasium
import pytest

import provengym
import provengym.envs.registry


def run(code):
    return subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", code],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, provengym; gymnasium.make('provengym/GridWorld-v0')",
        "import gymnasium; gymnasium.make('provengym:provengym/GridWorld-v0')",
        "import gymnasium, provengym; gymnasium.register_envs(provengym)",
    ],
)
def test_nothing_more_is_needed(code):
    result = run(code)

    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_importing_loads_nothing_heavy():
    heavy = ("pygame", "scipy", "rich", "typer", "hypothesis", "matplotlib")
    result = run(f"import provengym, sys; print([m for m in {heavy} if m in sys.modules])")

    assert result.stdout == "[]\n"


def test_the_class_loads_nothing_to_draw_with():
    result = run("import provengym, sys; provengym.GridWorldEnv(); print('pygame' in sys.modules)")

    assert result.stdout == "False\n"


def test_registering_twice_is_silent():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        provengym.envs.registry.register()


def test_the_spec():
    spec = gymnasium.spec("provengym/GridWorld-v0")

    assert spec.max_episode_steps is None
    assert spec.nondeterministic is False


def test_exports():
    assert provengym.__version__ == importlib.metadata.version("provengym")
    assert provengym.GridWorldEnv.__name__ == "GridWorldEnv"
    assert dir(provengym) == sorted(provengym.__all__)
    for name in provengym.__all__:
        assert getattr(provengym, name) is not None
    assert dir(provengym) == sorted(provengym.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = provengym.nothing


def test_conform_is_the_checker():
    from provengym.conformance import conform

    assert provengym.conform is conform
