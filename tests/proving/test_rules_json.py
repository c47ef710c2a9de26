"""Rules as values of JSON: those that were told, and what is no such value."""

import copy
import importlib.util
import inspect
import json
import sys

import pytest

from here import ROOT
from proofs import written as proved
from proofs.written import Lift, Purse, Shelves
from provengym.proving import rules_json
from provengym.proving.page import page, page_of
from provengym.proving.reading import read
from provengym.proving.rules_json import DEEPEST, MOST_NODES, from_dict, to_dict
from provengym.spec import Environment
from proving.test_smuggling import code, words
from spec import written as specified
from spec.making import made

EXAMPLES = sorted((ROOT / "examples" / "rules").glob("*.py"))


def classes_of(module):
    return [
        one
        for one in vars(module).values()
        if inspect.isclass(one) and issubclass(one, Environment) and one is not Environment
    ]


def example(path, monkeypatch):
    spec = importlib.util.spec_from_file_location(f"told_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    [found] = classes_of(module)
    return found


def agrees(rules):
    """Check that what is told of a class makes the same page."""
    told = read(rules)
    again = from_dict(json.loads(json.dumps(to_dict(told))))

    assert page_of(again) == page(rules)
    for name, one in vars(told).items():
        if name not in ("parameters", "fields", "action", "shown"):  # which have enumerations
            assert getattr(again, name) == one


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_the_same_afterwards(path, monkeypatch):
    agrees(example(path, monkeypatch))


@pytest.mark.parametrize(
    "rules", [*classes_of(proved), *classes_of(specified)], ids=lambda one: one.__name__
)
def test_each_kind_of_value_is_the_same_afterwards(rules):
    agrees(rules)


def test_an_enumeration_is_told_by_its_names():
    told = to_dict(read(Lift))
    kind = from_dict(told).fields["light"]

    assert told["fields"][1] == {
        "name": "light",
        "of": "enum",
        "enum": "Light",
        "members": ["RED", "GREEN", "OFF"],
    }
    assert [one.name for one in kind.of] == ["RED", "GREEN", "OFF"]
    assert kind.of.__name__ == "Light"


MISSING = object()


def changed(told, path, value):
    """What was told with another value at a place, or with none there."""
    found = copy.deepcopy(told)
    *before, last = path
    parent = found
    for one in before:
        parent = parent[one]
    if value is MISSING:
        del parent[last]
    elif isinstance(parent, list) and last == len(parent):
        parent.append(value)
    else:
        parent[last] = value
    return found


LIFT, SHELVES, PURSE = (to_dict(read(one)) for one in (Lift, Shelves, Purse))
ACT, OVER = ("programs", "act"), ("programs", "over")
FIRST = (*ACT, "body", 0)
CELL = {"name": "x", "of": "int", "low": 0, "high": 1, "text": "0 or 1"}
MUTATIONS = [
    (LIFT, ("name",), MISSING, "the rules: the field 'name' is missing"),
    (LIFT, ("name",), "a b", "the name: a name of Python was expected, got 'a b'"),
    (LIFT, ("name",), "class", "the name: a name of Python was expected"),
    (LIFT, ("name",), 3, "the name: a text of at most 1,000 characters was expected, got 3"),
    (LIFT, ("more",), 1, "the rules: there is no field 'more'"),
    (LIFT, ("doc",), "x" * 100_001, "doc: a text of at most 100,000 characters"),
    (LIFT, ("doc",), "\ud800", "doc: a text of at most"),
    (LIFT, ("line",), -1, "the rules: line must be an integer from 0 to 10000000, got -1"),
    (LIFT, ("line",), True, "the rules: line must be an integer, got True"),
    (LIFT, ("words",), [], "the rules: words must be an object, got []"),
    (LIFT, ("words", "show"), 0, "words: there is no field 'show'"),
    (LIFT, ("words", "act"), 10_001, "words: act must be an integer from 0 to 10000"),
    (LIFT, ("words", "start"), 0, "words: start draws up to 1 times, got 0"),
    (LIFT, ("fields",), [], "fields: there must be one or more, got none"),
    (LIFT, ("fields", 0, "name"), "a.b", "fields[0]: name: a name of Python was expected"),
    (LIFT, ("fields", 1, "name"), "floor", "fields[1]: floor is there twice"),
    (LIFT, ("fields", 0, "of"), "float", "fields[0]: of must be 'int' or 'bool' or 'enum'"),
    (LIFT, ("fields", 0, "low"), 1.5, "fields[0]: low: an expression"),
    (LIFT, ("fields", 0, "low"), 1 << 128, "fields[0]: low: an integer from -3402823669"),
    (LIFT, ("fields", 0, "text"), None, "fields[0]: the field 'text' is missing"),
    (LIFT, ("fields", 1, "members"), [], "fields[1]: members must be one or more, got none"),
    (LIFT, ("fields", 1, "members"), ["A", "A"], "fields[1]: no enumeration has such members"),
    (LIFT, ("fields", 1, "members"), ["mro"], "fields[1]: no enumeration has such members"),
    (LIFT, ("fields", 1, "members"), ["-/"], "fields[1]: members: a name of Python was expected"),
    (LIFT, ("fields", 1, "enum"), "x\ny", "fields[1]: enum: a name of Python was expected"),
    (SHELVES, ("parameters", 0, "of"), "enum", "parameters[0]: of must be 'int' or 'bool'"),
    (SHELVES, ("parameters", 0, "high"), ["var", 0], "parameters[0]: high: a variable: an integer"),
    (SHELVES, ("fields", 0, "high"), ["var", 1], "fields[0]: high: a variable: an integer from 0"),
    (SHELVES, ("fields", 0, "length"), 0, "fields[0]: length must be an integer from 1 to 5000"),
    (SHELVES, ("fields", 1, "name"), "depth", "fields: depth is a parameter, too"),
    (LIFT, ("action",), {"of": "cells"}, "action: of must be 'int' or 'bool' or 'enum'"),
    (LIFT, ("shown",), [], "shown: there must be one or more, got none"),
    (LIFT, ("sources", "more"), "", "sources: one of start, act, over, show, legal, invariant"),
    (LIFT, ("sources", "act"), 7, "sources: act: a text of at most 100,000 characters"),
    (LIFT, ("programs", "act"), None, "programs: the field 'act' is missing"),
    (LIFT, ("programs", "more"), {}, "programs: there is no field 'more'"),
    (LIFT, (*ACT, "scale"), 0, "act: scale must be an integer from 1 to 9007199254740992, got 0"),
    (LIFT, (*OVER, "scale"), 1, "over: there is no field 'scale'"),
    (LIFT, (*ACT, "variables"), [3], "act: variables must be a list of texts, got [3]"),
    (LIFT, FIRST, "exit()", "act: body[0]: a statement, assign, draw, require or if"),
    (LIFT, FIRST, ["assign", 2, 0], "act: body[0]: act may not change variable 2"),
    (LIFT, FIRST, ["assign", 99, 0], "act: body[0]: the variable: an integer from 0 to"),
    (LIFT, FIRST, ["assign", 0, ["var", -1]], "act: body[0]: a variable: an integer from 0 to"),
    (LIFT, FIRST, ["assign", 0, ["pow", 2, 3]], "act: body[0]: an expression: an integer, var"),
    (LIFT, FIRST, ["assign", 0, True], "act: body[0]: an expression: an integer, var"),
    (LIFT, FIRST, ["require", 1, 0, 5], "act: body[0]: the text: a text of at most 1,000"),
    (LIFT, FIRST, ["require", 1, -1, ""], "act: body[0]: the line: an integer from 0 to"),
    (LIFT, FIRST, ["if", 1, {}, []], "act: body[0].then: a list of statements was expected"),
    (LIFT, FIRST, ["if", 1, [], [["draw", 0]]], "act: body[0].else[0]: a statement"),
    (LIFT, (*OVER, "body", 0), ["draw", 2, 2], "over: body[0]: over draws nothing"),
    (LIFT, (*OVER, "body", 0), ["assign", 0, 2], "over: body[0]: over may not change variable 0"),
    (PURSE, ("programs", "start", "body", 0), ["assign", 0, 2], "start may not change variable 0"),
    (PURSE, ("programs", "legal", "body"), 7, "legal: body must be a list, got 7"),
]


@pytest.mark.parametrize(("told", "path", "value", "message"), MUTATIONS)
def test_what_is_no_rules_is_refused(told, path, value, message):
    from_dict(told)
    with pytest.raises(ValueError, match=r"^[^\n]*$") as raised:
        from_dict(changed(told, path, value))

    assert message in str(raised.value)


@pytest.mark.parametrize("told", [None, [], "rules", 3, {}])
def test_what_is_no_object_of_rules_is_refused(told):
    with pytest.raises(ValueError, match="the rules: "):
        from_dict(told)


def deep(count):
    found = 0
    for _ in range(count):
        found = ["add", found, 0]
    return found


def test_what_is_deep_is_refused():
    def assigned(value):
        return changed(LIFT, FIRST, ["assign", 0, value])

    assert page_of(from_dict(assigned(deep(DEEPEST - 2)))).name == "Lift"
    with pytest.raises(ValueError, match="expressions must be at most 100 deep"):
        from_dict(assigned(deep(DEEPEST - 1)))
    block = [["assign", 0, 0]]
    for _ in range(DEEPEST):
        block = [["if", 1, block, []]]
    with pytest.raises(ValueError, match="expressions must be at most 100 deep"):
        from_dict(changed(LIFT, (*ACT, "body"), block))


def test_what_is_long_is_refused(monkeypatch):
    monkeypatch.setattr(rules_json, "MOST_NODES", 1_000)
    body = [["assign", 0, 0]] * 600

    with pytest.raises(ValueError, match="there must be at most 1,000 expressions, got more"):
        from_dict(changed(LIFT, (*ACT, "body"), body))
    assert MOST_NODES > 1_000


def test_a_text_of_a_program_is_no_code():
    """Texts are escaped where the page is written, as those of a class are."""
    told = changed(LIFT, ("doc",), "-/ axiom bad : False /-")
    told = changed(told, ("fields", 0, "text"), "-/ #eval 1 /-")
    told = changed(told, (*ACT, "variables", 0), "x := sorry\nend")
    found, before = page_of(from_dict(told)), page_of(from_dict(LIFT))

    assert words(found) == []
    assert len(code(found)) == len(code(before))
    assert "axiom" not in {word for text in code(found) for word in text}


def test_a_field_may_be_called_as_the_action_is():
    text = """
        class Rules(Environment):
            action: bool
            def start(self) -> None:
                self.action = False
            def act(self, action: bool) -> int:
                self.action = action
                return 0
    """
    agrees(made(text))
