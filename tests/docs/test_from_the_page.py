"""The pages of the environments suffice: what was written from a page alone does what runs.

Each environment's implementation in `tests/from_the_page` was written from its page in `docs`, in
its own style.  It is held against the environment; and with any one of its sentences negated it is
seen to differ, so that the comparison can fail, and each of these sentences matters.
"""

import ast
import importlib
import inspect
import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from gymnasium import spaces

import provengym  # noqa: F401
from provengym.envs.registry import FAMILIES, named

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name):
    """The text of a page, with single spaces between its words."""
    return " ".join((DOCS / f"{name}.md").read_text(encoding="utf-8").split())


def module(package, name):
    """Import the module that a folder of the tests has for an environment."""
    return importlib.import_module(f"from_the_page{package}.{name}")


WRITTEN = Path(__file__).resolve().parents[1] / "from_the_page"
PAGES = {
    family.folder: (module("", family.folder), module(".comparisons", family.folder))
    for family in FAMILIES
    if (WRITTEN / f"{family.folder}.py").is_file()
}
SENTENCES = [
    (name, sentence) for name, (module, _) in PAGES.items() for sentence in module.SENTENCES
]


@pytest.mark.parametrize("name", PAGES)
def test_the_page_suffices(name):
    compare = PAGES[name][1].compare

    assert list(itertools.islice(compare(None), 3)) == []


@pytest.mark.parametrize("name", PAGES)
def test_the_page_has_the_sentences(name):
    text = page(name)

    assert [sentence for sentence in PAGES[name][0].SENTENCES if sentence not in text] == []


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_a_negated_sentence_is_noticed(name, sentence):
    compare = PAGES[name][1].compare

    assert next(compare(sentence), None) is not None


@pytest.mark.parametrize(
    ("name", "environment"),
    [(family.folder, entry.name) for family in FAMILIES for entry in family.environments],
)
def test_the_page_has_every_parameter_with_its_default(name, environment):
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    table = text.partition("### Parameters\n\n")[2].partition("\n\n")[0]
    told = {}
    for row in table.splitlines()[2:]:
        names, default, _ = (cell.strip() for cell in row.strip("|").split(" | "))
        names = re.findall(r"\w+", names)
        value = ast.literal_eval(default.replace("`", ""))
        told |= dict(zip(names, value if len(names) > 1 else [value], strict=True))

    parameters = inspect.signature(named(environment).load()).parameters.values()
    assert told == {parameter.name: parameter.default for parameter in parameters}


@pytest.mark.parametrize(
    ("name", "env", "observations", "actions"),
    [
        (name, *row)
        for name, (_, comparison) in PAGES.items()
        for row in getattr(comparison, "SPACES", ())  # of a Dict the page has a table
    ],
)
def test_the_page_has_the_spaces(name, env, observations, actions):
    def box(low, high, shape=(1,), dtype=np.float32):  # as the page of Fishing says of all boxes
        return spaces.Box(low, high, shape, dtype)

    names = {"Box": box, "Discrete": spaces.Discrete, "MultiDiscrete": spaces.MultiDiscrete}
    names |= {"float32": np.float32} | env.parameters
    for space, expression in ((env.observation_space, observations), (env.action_space, actions)):
        assert f"`{expression}`" in page(name)
        assert space == eval(expression.replace("2 K", "2 * K"), names)
    assert env.reset(seed=0)[0] in env.observation_space
