"""The page that checks certificates decides what `provengym check` decides, in the same words."""

import json

import numpy as np
import pytest

import provengym
from provengym.envs.enumerated import Enumerated
from provengym.envs.registry import FAMILIES
from provengym.solving import endless, unreachable

pytestmark = pytest.mark.measured

ENUMERATED = [f for f in FAMILIES if issubclass(f.environments[0].load(), Enumerated)]
LOOP = [[[(1, 1, 2, False)]], [[(1, 0, -1, False)]]]  # earns 2, pays 1, and so on
CORRIDOR = [[[(1, 1, -1, False)]], [[(1, 1, 5, True)]], [[(1, 2, 1, False)]]]
LAKE, CLIFF = "FrozenLake-v1", "CliffWalking-v1"
SOME = {"members": np.array([True, True, False])}


def solved(model, **asked):
    return lambda: provengym.solve(model, **asked).certificate


CERTIFICATES = {
    "discounted": solved(LAKE, discount="0.9"),
    "discounted, of an environment": solved("GridWorld", discount="0.9"),
    "discounted, of some states": solved(CORRIDOR, discount="0.9", **SOME),
    "horizon": solved(LAKE, horizon=20),
    "horizon, of an environment": solved("GridWorld", horizon=7),
    "success": solved(LAKE, objective="success"),
    "success, of an environment": solved("GridWorld", objective="success"),
    "success, of some states": solved(LAKE, objective="success", members="reachable"),
    "unreachable": lambda: unreachable(LAKE),
    "total": solved(CLIFF, objective="total"),
    "total, of an environment": solved("GridWorld", objective="total"),
    "total, of some states": solved(CORRIDOR, objective="total", **SOME),
    "endless": lambda: endless(LOOP),
}


def changed(whole):
    """The certificate with one number changed, of each of its lists twice."""
    generator = np.random.default_rng(1)
    for name in ("values", "upper", "lower", "policy", "ranks", "members", "potential"):
        for turn in (-1, 1) if whole.get(name) else ():
            found = json.loads(json.dumps(whole))
            numbers = found[name]
            place = int(generator.integers(len(numbers)))
            step = 1 if name == "policy" else whole["scale"]
            old = numbers[place]
            numbers[place] = not old if isinstance(old, bool) else old + turn * step
            yield found


@pytest.mark.parametrize("name", CERTIFICATES)
def test_every_kind_is_decided_as_python_decides_it(visit, verdict, tmp_path, name):
    page = visit("certificate.html")
    path = tmp_path / "certificate.json"
    CERTIFICATES[name]().save(path)
    whole = json.loads(path.read_text())
    told = []
    for number, one in enumerate([whole, *changed(whole)]):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(one))
        result = provengym.check(None, file)
        page.set_input_files("#file", file)
        text = verdict(page, rf"^{number}\.json (holds|does not hold)")

        assert text.endswith(f": {result.message}.")
        told.append(result.holds)
    assert told[0]
    assert not all(told)


def test_the_examples_are_accepted_and_refused(visit, verdict, folder):
    page = visit("certificate.html")
    page.click("text=A grid, by its parameters")
    verdict(page, "^grid.json holds")
    for name in ("grid", "model"):
        page.set_input_files("#file", folder / f"examples/{name}.json")
        verdict(page, rf"^{name}\.json holds")
        changed = folder / f"examples/{name}_changed.json"
        expected = provengym.check(None, changed) if name == "grid" else None
        page.set_input_files("#file", changed)
        told = verdict(page, rf"^{name}_changed\.json does not hold: state \d+")

        if expected is not None:
            assert expected.message in told


def test_arrays_are_checked_and_a_model_is_told_apart(visit, verdict, tmp_path):
    page = visit("certificate.html")
    file, model = tmp_path / "lake.npz", tmp_path / "model.npz"
    extracted = provengym.extract("FrozenLake-v1")
    provengym.solve(extracted, discount="9/10").certificate.save(file)
    extracted.save(model)
    page.set_input_files("#file", file)
    verdict(page, r"^lake\.npz holds")
    page.set_input_files("#file", model)

    verdict(page, r"^model\.npz cannot be checked: it is a model, which this page does not take")


def test_a_dropped_file_is_checked(visit, verdict, folder):
    page = visit("certificate.html")
    text = (folder / "examples/model.json").read_text()
    page.evaluate(
        """text => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "dropped.json"));
          document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer }));
        }""",
        text,
    )

    verdict(page, r"^dropped\.json holds")


@pytest.mark.parametrize(
    "family",
    ENUMERATED,
    ids=lambda family: family.name,
)
def test_models_are_made_again_by_their_parameters(visit, verdict, tmp_path, family):
    env = family.environments[0].load()()
    small = {"size": 3} if "size" in env.parameters else {}
    path = tmp_path / "made.json"
    try:
        certificate = provengym.solve(family.name, discount="9/10", **small).certificate
    except ValueError as error:
        pytest.skip(str(error))
    assert certificate.model is None
    certificate.save(path)
    page = visit("certificate.html")
    page.set_input_files("#file", path)
    verdict(page, r"^made\.json holds")

    whole = json.loads(path.read_text())
    whole["policy"][7] = (whole["policy"][7] + 1) % int(env.action_space.n)
    whole["values"][5] -= whole["scale"]
    path.write_text(json.dumps(whole))
    page.set_input_files("#file", path)
    told = verdict(page, "does not hold")
    assert provengym.check(None, path).message in told


@pytest.mark.parametrize(
    ("change", "pattern"),
    [
        ({"sha256": "0" * 64}, "about another model"),
        ({"kind": "other"}, "kind must be one of"),
        ({"scale": 0}, "scale must be an integer between 1"),
        ({"format": "other"}, "is no certificate"),
        ({"values": [0.5]}, r"values\[0\] must be an integer"),
        ({"environment": {"id": "Other-v0", "parameters": {}}}, "no environment of this package"),
        ({"error": -1}, "error must be an integer"),
    ],
    ids=lambda given: next(iter(given)) if isinstance(given, dict) else "",
)
def test_other_files_are_refused(visit, verdict, folder, tmp_path, change, pattern):
    whole = json.loads((folder / "examples/grid.json").read_text()) | change
    (tmp_path / "other.json").write_text(json.dumps(whole))
    page = visit("certificate.html")
    page.set_input_files("#file", tmp_path / "other.json")

    verdict(page, pattern)
