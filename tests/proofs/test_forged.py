"""Files of rules that put something else in the place of what their process answers."""

import json

import pytest

from proofs.written import Lift
from provengym.data.errors import ConformanceError
from provengym.proving import rules_json
from provengym.proving.page import page, page_of
from provengym.proving.reading import read
from provengym.proving.refusals import Refused
from provengym.rules import prove
from provengym.rules.given import ClassOfFile
from provengym.rules.holding import Held
from spec.making import made

COIN = """
from typing import Annotated
from provengym.spec import Environment, Range

class Coin(Environment):
    right: Annotated[int, Range(0, 2)]

    def start(self) -> None:
        self.right = 0

    def act(self, action: bool) -> int:
        if self.chance(1, 2) == action:
            self.right += 1
        return 0

    def over(self) -> bool:
        return self.right == 2
"""
FORGED = """
import json, os, sys

frame = sys._getframe()
while "config" not in frame.f_locals:
    frame = frame.f_back
config = frame.f_locals["config"]
line = f"\\n{config['token']} {open('answer.txt').read()}\\n".encode()
while line:
    line = line[os.write(config["answer"], line):]
os._exit(0)
"""
TOLD = rules_json.to_dict(read(Lift))
HELD = {
    "steps": 1,
    "states": 1,
    "played": 0,
    "parameters": [{}],
    "allowed": 0,
    "reached": 1,
    "lines": 3,
    "covered": 2,
    "failures": [],
    "ends": {"kind": "always", "actions": "actions", "states": 1, "steps": 1, "story": ""},
}


@pytest.fixture
def written(tmp_path):
    """A function that returns what is made of a file, with the answer that it forges."""

    def written(text, answer=None):
        (tmp_path / "coin.py").write_text(text, encoding="utf-8")
        found = ClassOfFile(str(tmp_path / "coin.py"))
        found.files["answer.txt"] = answer if isinstance(answer, str) else json.dumps(answer)
        return found

    return written


def test_the_page_is_written_outside(written):
    found = written(COIN).rules()

    assert page_of(found) == page(made(COIN))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("import __main__; __main__.answer = lambda _: {'rules': {}}", "__main__.answer"),
        ("import __main__; __main__.read = lambda _: None", "__main__.read"),
        (
            "from provengym.proving import rules_json; rules_json.to_dict = lambda _: {}",
            "provengym.proving.rules_json.to_dict",
        ),
        (
            "from provengym.spec import Environment\nEnvironment.step = lambda *_: 0",
            "provengym.spec.Environment.step",
        ),
    ],
)
def test_a_file_that_replaces_what_reads_it_is_refused(written, change, told):
    found = written(f"{COIN}\n{change}\n")

    with pytest.raises(ConformanceError, match=f"coin.py replaces .*{told}"):
        found.rules()


def test_an_answer_that_is_forged_describes_other_rules_alone(written):
    found = written(FORGED, {"value": {"rules": TOLD}})

    assert page_of(found.rules()) == page(Lift)
    with pytest.raises(ConformanceError, match="what its process says is refused.*'held'"):
        found.held(page(Lift), found.path, lambda: None, 1)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ({"value": {"page": {"name": "X", "programs": "axiom"}}}, "the field 'rules' is missing"),
        ({"value": {"rules": {**TOLD, "name": "-/ axiom"}}}, "the name: a name of Python was"),
        ({"value": {"rules": None}}, "the rules: an object was expected, got None"),
        ({"value": {"refused": [1, 2]}}, "not enough values to unpack"),
        ({"value": {"refused": ["x", "line", "y", "z"]}}, "invalid literal for int"),
        ({"value": 3}, "the process ended with status 0 and no answer"),
        ([1], "the process ended with status 0 and no answer"),
        ("[" * 100_000, "the process ended with status 0 and no answer"),
        (
            '{"value": {"rules": ' + "[" * 900 + "]" * 900 + "}}",
            "the rules: an object was expected, got [[[",
        ),
    ],
    ids=range(9),
)
def test_an_answer_that_is_none_is_refused(written, answer, message):
    with pytest.raises(ConformanceError) as raised:
        written(FORGED, answer).rules()

    assert str(raised.value).startswith(f"{written(FORGED).path}: ")
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"steps": "many"}, "what was compared: steps must be an integer, got 'many'"),
        ({"states": -1}, "what was compared: states must be an integer from 0"),
        ({"parameters": []}, "what was compared: parameters must be one or more objects"),
        ({"reached": 2}, "what was compared: reached must be an integer from 0 to 1"),
        ({"covered": 4}, "what was compared: covered must be an integer from 0 to 3"),
        ({"failures": ["x"]}, "what the class raises: an object was expected, got 'x'"),
        ({"ends": {"kind": "soon"}}, "how episodes end: kind must be 'always' or "),
        ({"more": 1}, "what was compared: there is no field 'more'"),
    ],
)
def test_what_was_compared_is_data(change, message):
    assert (
        str(Held.from_dict(HELD)) == "1 steps from 1 states, all that can be reached, 2 of 3 lines"
    )
    with pytest.raises(ValueError, match=message):
        Held.from_dict({**HELD, **change})


def test_rules_that_do_not_fit_are_refused_outside(written):
    found = written(COIN.replace("Range(0, 2)", "Range(0, 2**40)"))

    with pytest.raises(Refused, match="does not fit 32 bits"):
        page_of(found.rules())
    with pytest.raises(Refused, match="does not fit 32 bits"):
        prove(str(found.path))
