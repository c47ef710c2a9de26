"""The environments of examples/delf, which a language model wrote. That they are found wrong is
tested with the pages of ours, where the stories stand."""

import importlib.util
import itertools
from pathlib import Path

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

REPOSITORY = Path(__file__).resolve().parents[2]
DEGENERATE = REPOSITORY / "examples" / "delf" / "degenerate.py"
PUBLISHED = sorted((REPOSITORY / "examples" / "delf").glob("published_*.py"))


def loaded(path):
    """The module of an example."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CODES = loaded(DEGENERATE).codes()


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


@pytest.mark.parametrize("code", CODES, ids=lambda code: code["name"])
def test_each_is_degenerate_and_the_corrected_one_is_not(code):
    module = loaded(DEGENERATE)
    published, corrected, wrong = module.decided(code)

    assert wrong == []
    assert {one.source for one in published.findings} == {"audit"}
    assert published.part("conformance") == corrected.part("conformance") == {}  # no reference
    assert code["sentence"] in module.told(code, published, corrected)
    assert published.part("audit")["complete"]


def test_all_of_them_are_in_the_list():
    assert {code["target"].partition(":")[0] for code in CODES} == {path.name for path in PUBLISHED}


def test_what_is_not_as_expected_is_an_error(tmp_path, monkeypatch, capsys):
    code = next(code for code in CODES if code["found"] == ["trivial"])
    module = loaded(DEGENERATE)
    other = {**code, "found": ["unsolvable"], "unneeded": "Nothing."}
    target = str(DEGENERATE.parent / code["target"])
    other["corrected"] = {"target": target, "parameters": code["parameters"]}
    monkeypatch.setattr(module, "codes", lambda: [other])

    assert module.main(["--html", str(tmp_path / "delf.html")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "unsolvable was to be found, and it was trivial" in lines[0]
    assert "differs" in (tmp_path / "delf.html").read_text()
