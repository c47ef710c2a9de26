"""Two versions of an environment, each beside modules of the same names, keep to their own."""

import importlib
import sys
import textwrap

import gymnasium
import pytest

from provengym.conformance import ConformanceError, conform, replay
from provengym.data.limits import NORMAL
from provengym.extraction.run import Extraction, extract_model
from provengym.targets import loading
from provengym.targets.own_modules import FILE_PREFIX, own_modules

ENV = """
import gymnasium
import numpy as np
from gymnasium import spaces
{top}

class Walk(gymnasium.Env):
    action_space = spaces.Discrete(2)
    observation_space = spaces.Discrete(12)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return 0, {{}}

    def step(self, action):
        {inner}
        self.cell = min(self.cell + gain(int(action)), 11)
        return self.cell, 0.0, self.cell == 11, False, {{}}


class Count(Walk):
    '''Has no end, so no model.'''

    observation_space = spaces.Box(0, np.inf, (), np.int64)

    def reset(self, *, seed=None, options=None):
        _, info = super().reset(seed=seed)
        return np.array(0), info

    def step(self, action):
        {inner}
        self.cell += gain(int(action))
        return np.array(self.cell), 0.0, False, False, {{}}
"""
EARLY = {"top": "from rules import gain", "inner": "pass"}
LATE = {"top": "", "inner": "from rules import gain"}
PACKAGED = {"top": "from parts.rules import gain", "inner": "pass"}
BUDGET = "600steps"


def written(folder, gain, form, name="env"):
    folder.mkdir()
    rules = folder / "rules.py"
    if form is PACKAGED:
        (folder / "parts").mkdir()
        rules = folder / "parts" / "rules.py"
    rules.write_text(f"def gain(action):\n    return {gain}\n")
    file = folder / f"{name}.py"
    file.write_text(textwrap.dedent(ENV).format(**form))
    return file


@pytest.fixture(autouse=True)
def modules():
    """Leaves the modules and the path of this process as they were."""
    kept, path = dict(sys.modules), sys.path[:]
    yield
    sys.modules.clear()
    sys.modules.update(kept)
    sys.path[:] = path


@pytest.mark.parametrize("form", [EARLY, LATE, PACKAGED], ids=["early", "late", "package"])
@pytest.mark.parametrize("name", ["Walk", "Count"])
def test_versions_in_two_folders_differ_by_what_they_import(tmp_path, name, form):
    new = written(tmp_path / "new", "action", form)
    old = written(tmp_path / "old", "2 * action", form)

    report = conform(f"{new}:{name}", reference=f"env:{old}:{name}", budget=BUDGET)

    assert [(finding.step, finding.actions) for finding in report.findings] == [(1, (1,))]
    assert [finding.got["observation"] for finding in report.findings] == [1]
    assert any("no model" in note for note in report.notes) == (name == "Count")
    (saved, *_) = report.save(tmp_path / "found")
    assert replay(saved, run=True).times == 3


@pytest.mark.parametrize("name", ["Walk", "Count"])
@pytest.mark.parametrize("isolated", [True, False])
def test_what_the_process_imported_before_is_not_the_target_s(tmp_path, name, isolated):
    new = written(tmp_path / "new", "action", EARLY)
    old = written(tmp_path / "old", "2 * action", EARLY)
    loading.load(f"{old}:{name}")
    rules = sys.modules["rules"]

    report = conform(
        f"{new}:{name}", reference=f"env:{old}:{name}", budget=BUDGET, isolated=isolated
    )

    assert report.verdict == "differs"
    assert sys.modules["rules"] is rules


@pytest.mark.parametrize("name", ["Walk", "Count"])
def test_a_module_as_the_reference_is_the_one_of_the_working_folder(tmp_path, monkeypatch, name):
    new = written(tmp_path / "new", "action", EARLY)
    written(tmp_path / "old", "2 * action", EARLY, "version_before")
    monkeypatch.chdir(tmp_path / "old")

    report = conform(f"{new}:{name}", reference=f"env:version_before:{name}", budget=BUDGET)

    assert report.verdict == "differs"


def test_an_extraction_takes_the_modules_beside_the_file(tmp_path):
    other = written(tmp_path / "other", "action", EARLY)
    file = written(tmp_path / "here", "2 * action", EARLY)
    loading.load(f"{other}:Walk")

    model = extract_model(Extraction(target=f"{file}:Walk", budget=BUDGET, hash_seeds=0))

    assert (model.complete, model.states) == (True, 7)


def test_outside_everything_is_as_before(tmp_path):
    new = written(tmp_path / "new", "action", LATE)
    old = written(tmp_path / "old", "2 * action", LATE)
    loading.load(f"{new}:Walk")
    before, path = set(sys.modules), sys.path[:]
    own = own_modules(f"{old}:Walk", is_alone=True)

    for _ in range(2):
        with own:
            env = loading.load(f"{old}:Walk")()
            env.reset()
            assert env.step(1)[0] == 2
            assert sys.modules["rules"].__file__ == str(old.parent / "rules.py")

    assert (set(sys.modules), sys.path) == (before, path)


def test_what_lies_in_the_same_folder_is_shared(tmp_path):
    file = written(tmp_path / "here", "action", EARLY)
    loading.load(f"{file}:Walk")
    rules = sys.modules["rules"]

    with own_modules(f"{file}:Walk", is_alone=True):
        assert sys.modules["rules"] is rules


@pytest.mark.parametrize("target", ["CartPole-v1", "command:./program", object()])
def test_installed_packages_and_programs_import_what_they_always_do(target):
    before, path = dict(sys.modules), sys.path[:]

    with own_modules(target):
        assert (dict(sys.modules), sys.path) == (before, path)


@pytest.mark.parametrize(
    ("top", "packages"),
    [
        ("from ..rules import gain", ("", "inner")),
        ("from ..rules import gain", ()),
        ("from game.rules import gain", ("",)),
        ("from game.rules import gain", ()),
        ("import game.rules\ngain = game.rules.gain", ()),
    ],
)
def test_a_file_of_a_package_is_imported_as_its_module(tmp_path, monkeypatch, top, packages):
    """Relatively or by the name of the package, with a file that says it is one or without."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "game" / "inner" / "walk.py"
    file.parent.mkdir(parents=True)
    file.write_text(textwrap.dedent(ENV.format(top=top, inner="pass")))
    (tmp_path / "game" / "rules.py").write_text("def gain(action):\n    return 2 * action\n")
    for package in packages:
        (tmp_path / "game" / package / "__init__.py").touch()

    with own_modules(f"{file}:Walk", is_alone=True):
        walk = loading.load(f"{file}:Walk")

    assert walk.__module__ == "game.inner.walk"
    assert "game" not in sys.modules
    model = extract_model(Extraction(target=f"{file}:Walk", budget=BUDGET, hash_seeds=0))
    assert (model.complete, model.states) == (True, 7)


@pytest.mark.parametrize("folder", ["gymnasium", "random"])
def test_a_folder_with_the_name_of_an_installed_package_is_none(tmp_path, folder):
    file = written(tmp_path / folder, "2 * action", {"top": "import random", "inner": "pass"})
    file.write_text(file.read_text() + "\n\ndef gain(action):\n    return 2 * action\n")

    with own_modules(f"{file}:Walk", is_alone=True):
        walk = loading.load(f"{file}:Walk")

    assert walk.__module__ == f"{FILE_PREFIX}env"
    assert walk().reset()[0] == 0


REGISTERS = """
from gymnasium.envs.registration import register

register(id="mazes_of_a_test/Walk-v0", entry_point="{entry}:Walk")
"""


@pytest.mark.parametrize("place", ["mazes_of_a_test", "{}/mazes_of_a_test", "{}/register.py"])
def test_an_id_is_named_with_what_registers_it(tmp_path, monkeypatch, place):
    """A module, the folder of a package from anywhere, or a file."""
    package = tmp_path / "mazes_of_a_test"
    package.mkdir()
    (package / "walk.py").write_text(textwrap.dedent(ENV.format(top="", inner="gain = abs")))
    file = tmp_path / "register.py" if place.endswith(".py") else package / "__init__.py"
    file.write_text(REGISTERS.format(entry="mazes_of_a_test.walk"))
    monkeypatch.chdir(tmp_path if place == "mazes_of_a_test" else "/")
    target = f"{place.format(tmp_path)}:mazes_of_a_test/Walk-v0"

    report = conform(target, reference="none", budget=BUDGET, isolated=True)
    with pytest.raises(ConformanceError, match="registers no Run-v0"):
        conform(target.replace("mazes_of_a_test/Walk", "Run"), reference="none", isolated=True)

    assert (report.verdict, report.target) == ("clean", target)


def test_an_id_without_a_version_is_named_with_what_registers_it(tmp_path):
    (tmp_path / "walk.py").write_text(textwrap.dedent(ENV.format(top="", inner="gain = abs")))
    entry = REGISTERS.format(entry="walk").replace("mazes_of_a_test/Walk-v0", "WalkOfATest")
    (tmp_path / "register.py").write_text(entry)
    target = f"{tmp_path}/register.py:WalkOfATest"

    assert conform(target, reference="none", budget=BUDGET, isolated=True).verdict == "clean"
    with pytest.raises(ConformanceError, match=r"register\.py has no Run"):
        conform(f"{tmp_path}/register.py:Run", reference="none", isolated=True)


def test_where_an_id_is_not_registered_those_are_named_that_are(tmp_path):
    (tmp_path / "register.py").write_text(REGISTERS.format(entry="walk"))

    with pytest.raises(ConformanceError) as error:
        conform(f"{tmp_path}/register.py:Walk-v0", reference="none", isolated=True)

    assert str(error.value).endswith(
        "register.py registers no Walk-v0; there is mazes_of_a_test/Walk-v0 now"
    )


def test_where_no_id_is_registered_the_class_is_asked_for(tmp_path):
    (tmp_path / "late.py").write_text("def register():\n    pass\n")

    with pytest.raises(ConformanceError) as error:
        conform(f"{tmp_path}/late.py:Walk-v0", reference="none", isolated=True)

    assert str(error.value).endswith(
        "late.py registers no Walk-v0 when it is imported; where a function of it does, name the "
        "class as package.module:Class"
    )


def test_of_a_folder_without_a_package_a_file_is_asked_for(tmp_path):
    with pytest.raises(ConformanceError, match=r"there is no file .*; name a file in "):
        conform(f"{tmp_path}/:Walk-v0", reference="none")


def test_of_a_file_alone_the_environments_in_it_are_named(tmp_path):
    file = written(tmp_path / "here", "action", EARLY)

    with pytest.raises(ConformanceError, match=r"; in this file there is (\S+):Walk, \1:Count$"):
        conform(str(file), reference="none")


RULES = """
from provengym.spec import Environment

from gains import gain

class Hop(Environment):
    done: bool

    def start(self) -> None:
        self.done = False

    def act(self, action: bool) -> int:
        self.done = True
        return gain(1)
"""
REGISTERS_HOP = """
from provengym.rules import register

from .hop import Hop

register("hops/Hop-v0", Hop)
"""


@pytest.fixture
def hidden(tmp_path, monkeypatch):
    """A folder with an environment whose modules have the names of folders without an
    ``__init__.py`` that were imported from elsewhere."""
    here = tmp_path / "here"
    for name in ("gains", "hops"):
        (tmp_path / "there" / name).mkdir(parents=True)
    (here / "hops").mkdir(parents=True)
    (here / "gains.py").write_text("def gain(action):\n    return action\n")
    (here / "hops" / "hop.py").write_text(RULES)
    (here / "hop.py").write_text(RULES)
    (here / "hops" / "__init__.py").write_text(REGISTERS_HOP)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "there"), *sys.path])
    others = [importlib.import_module(name) for name in ("gains", "hops")]
    monkeypatch.chdir(here)
    yield here
    assert [sys.modules[name] for name in ("gains", "hops")] == others
    for name in [one for one in sys.modules if one.partition(".")[0] in ("gains", "hops")]:
        del sys.modules[name]
    gymnasium.registry.pop("hops/Hop-v0", None)


@pytest.mark.parametrize("target", ["hop.py", "hop.py:Hop", "hop:Hop", "hops/Hop-v0"])
def test_a_folder_that_was_imported_hides_no_module_of_the_target_s(hidden, target):
    assert loading.rules_of(target).__name__ == "Hop"


def test_a_folder_that_was_imported_hides_no_package_that_registers(hidden):
    with own_modules("hops/Hop-v0"):
        assert loading.find("hops/Hop-v0", NORMAL).text == "hops/Hop-v0"
