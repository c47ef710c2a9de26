"""The digest of the code of a target: it changes with all that the target imports by name."""

import gymnasium
import pytest

from provengym.targets.code_digest import code_digest

ENV = "from {name} import step\n\n\nclass Env:\n    def late(self):\n        import later\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A file that imports a module beside it, a package and, in a function, another module."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "env.py").write_text("import near\n" + ENV.format(name="steps"))
    (tmp_path / "near.py").write_text("import json\n")
    (tmp_path / "later.py").write_text("A = 1\n")
    (tmp_path / "unused.py").write_text("A = 1\n")
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "__init__.py").write_text("from .inner import step\n")
    (tmp_path / "steps" / "inner.py").write_text("def step():\n    pass\n")
    return tmp_path


@pytest.mark.parametrize("file", ["env.py", "near.py", "later.py", "steps/inner.py"])
def test_all_that_is_imported_by_name_counts(folder, file):
    before = code_digest("env.py:Env", {})
    assert code_digest("env.py:Env", {}) == before
    (folder / "unused.py").write_text("A = 2\n")
    assert code_digest("env.py:Env", {}) == before
    with open(folder / file, "a") as code:
        code.write("# changed\n")
    assert code_digest("env.py:Env", {}) != before


def test_a_module_counts_as_its_file_and_a_package_as_a_whole(folder):
    for target, file in (("env:Env", "later.py"), ("steps/__init__.py:step", "steps/inner.py")):
        before = code_digest(target, {})
        with open(folder / file, "a") as code:
            code.write("# changed\n")
        assert code_digest(target, {}) != before


def test_parameters_and_versions_count(folder, monkeypatch):
    different = ({}, {"a": 1}, {"a": [1]}, {"a": (1,)})
    digests = {code_digest("env.py:Env", given) for given in different}
    assert len(digests) == 4
    monkeypatch.setattr("provengym.targets.code_digest.metadata.distributions", lambda: ())
    assert code_digest("env.py:Env", {}) not in digests


def test_an_id_counts_with_its_registration(folder):
    found = set()
    for limit in (5, 6):
        gymnasium.register("Counted-v0", entry_point="env:Env", max_episode_steps=limit)
        found.add(code_digest("Counted-v0", {}))
        del gymnasium.registry["Counted-v0"]
    assert len(found) == 2


def test_what_has_no_name_has_no_digest(folder):
    gymnasium.register("Made-v0", entry_point=lambda: None)
    try:
        assert code_digest("Made-v0", {}) is None
    finally:
        del gymnasium.registry["Made-v0"]
    assert code_digest("none.py:Env", {}) is None
    assert code_digest("env.ipynb:Env", {}) is None
    assert code_digest("env.py:Env", {"a": object()}) is None
