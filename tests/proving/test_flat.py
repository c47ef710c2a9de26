"""Programs as flat code: what Lean says to it, and that it computes what the program does."""

import random
import re

import pytest

from provengym.proving import flat as flat_module
from provengym.proving import ranges
from provengym.proving.flat import expr, flat, variables
from provengym.proving.program import (
    Assign,
    Bin,
    Draw,
    Given,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
    length,
    most,
    run,
)
from provengym.proving.reading import read
from proving.flattened import Author, computed
from spec import written

#: What flat code may have in C: no branches, no objects, no function but those of words.
ALLOWED = re.compile(
    r"return|lean_(u?int64|bool_to_uint64|uint64_to_nat|unsigned_to_nat)\w*|_start|x_\d+|u?int\d+_t"
    r"|\w*mulHigh\w*|ULL"
)


def exported(made):
    """A function of the words of a program, which Lean is to make one of C."""
    words = [f"x{i}" for i in range(len(made.program.given))]
    given = " ".join(f"{one}.toInt64" for one in words)
    results = [f"v{'.2' * i}.1.toUInt64" for i in range(len(made.outputs))]
    return "\n".join(
        [
            "set_option compiler.small 1000000 in",
            f"@[export {made.name}_in_c] def {made.name}.inC ({' '.join(words)} u i : UInt64) :=",
            f"  let v := {made.name}.flat {given} (fun j => u * j) i",
            f"  {' ^^^ '.join([*results, 'v' + '.2' * len(results)])}",
        ]
    )


def stated(made):
    return f"noncomputable section\n\n{made.statement}\nend\n"


def whole(made):
    return "\n".join([stated(made), made.code, made.checks({}), made.proof, exported(made)])


def outputs(rules, rule):
    """The variables that are read after a rule."""
    program = getattr(rules, rule)
    fields = (
        range(len(rules.start.given), len(rules.over.given)) if rule in ("start", "act") else ()
    )
    return [*fields, *range(len(program.variables) - program.results, len(program.variables))]


def without_requirements(block):
    return tuple(
        IfElse(one.condition, without_requirements(one.then), without_requirements(one.orelse))
        if isinstance(one, IfElse)
        else one
        for one in block
        if not isinstance(one, Require)
    )


def agree(made, seed):
    """Flat code and the program do the same, on stores and words at random."""
    chance = random.Random(seed)
    program = made.program
    plain = Program(
        program.variables, program.given, without_requirements(program.body), program.results
    )
    for _ in range(40):
        given = [chance.randint(*one) for one in made.before[: len(program.given)]]
        words = [chance.getrandbits(64) for _ in range(most(program.body) + 1)]
        place = iter(words)
        store = run(plain, given, lambda n: n * next(place) >> 64).store  # noqa: B023
        found = computed(made.code, given, lambda i: words[i])  # noqa: B023
        assert found[:-1] == [store[one] for one in made.outputs]
        assert words[found[-1] :] == list(place)
        for one, (low, high) in zip(found, made.after, strict=False):
            assert low <= one <= high


@pytest.mark.parametrize("cut", [80, 6])
@pytest.mark.parametrize("seed", range(60))
def test_flat_code_computes_what_the_program_does(seed, cut, monkeypatch):
    monkeypatch.setattr(flat_module, "LARGEST", cut)
    made = flat(Author(seed).program(), "random", [0, 1, 3, 5, 6])

    if made.after is not None:
        agree(made, seed)


def test_most_random_programs_have_ranges():
    found = [flat(Author(seed).program(), "random", [6]).after for seed in range(60)]

    assert 20 < sum(one is not None for one in found) < 60


@pytest.mark.parametrize("kind", [written.CliffWalking, written.Taxi, written.TicTacToe])
def test_the_flat_code_of_rules_computes_what_they_do(kind):
    rules = read(kind)
    for rule in ("start", "act", "over", "show", "invariant"):
        made = flat(getattr(rules, rule), rule, outputs(rules, rule))

        assert made.after is not None
        agree(made, 0)


def test_ranges_of_rules_are_those_of_their_fields():
    rules = read(written.CliffWalking)

    made = flat(rules.act, "act", outputs(rules, "act"))
    assert made.before[:4] == ((0, 1), (0, 3), (0, 11), (0, 3))
    assert made.after == ((0, 3), (0, 11), (-100, -1))


def test_the_larger_of_two_is_not_less_than_either():
    low, x = Lit(0), Bin(Op.SUB, Var(0), Var(1))
    most = Ite(Bin(Op.LT, x, low), low, x)
    least = Ite(Bin(Op.LT, Lit(3), x), Lit(3), x)

    assert ranges.expr_range(most, [(0, 9), (0, 4)]) == (0, 9)
    assert ranges.expr_range(least, [(0, 9), (0, 4)]) == (-4, 3)


def test_a_count_is_drawn_from_that_may_be_none():
    program = Program(("n", "x"), (Given("n", Lit(-2), Lit(2)),), (Draw(1, Var(0)),), 1)
    made = flat(program, "few", [1])

    assert ranges.block_ranges(program.body, ranges.before(program)) is None
    assert made.after == ((0, 1),)
    for n in range(-2, 3):
        asked = []
        run(made.program, [n], lambda count: asked.append(count) or 0)  # noqa: B023
        assert asked == [max(n, 1)]


def test_a_branch_draws_where_it_has_fewer_than_one_to_draw_from():
    sides = ((Draw(1, Var(0)),), (Draw(1, Var(0)),))
    body = (IfElse(Bin(Op.LT, Lit(0), Var(0)), *sides),)
    program = Program(("n", "x"), (Given("n", Lit(-2), Lit(2)),), body, 1)
    [found] = ranges.total(program).body

    assert isinstance(found, IfElse)
    assert found.then == sides[0]
    assert [*map(type, found.orelse)] == [Assign, Draw]


def test_nothing_is_computed_that_is_not_read():
    body = (
        Assign(1, Var(0)),
        IfElse(Var(0), (Assign(2, Lit(7)), Assign(3, Lit(8))), ()),
        Draw(2, Lit(5)),
    )
    made = flat(Program(("c", "x", "y", "z"), (Given("c", Lit(0), Lit(1)),), body, 0), "few", [3])

    assert made.code.count(" let ") == 4
    assert made.code.count("pick") == 1


def test_names_are_those_of_lean():
    names = ["row", "board[1]", "_", "_", "return", "drawn", "x.y", "x_y", "def"]

    found = variables(Program(tuple(names), (), (), 0))
    assert found == ["row", "board_1", "t_2", "t_3", "return_4", "drawn_5", "x_y", "x_y_", "def_8"]


def test_a_long_program_is_cut():
    body = tuple(
        IfElse(Var(i % 3), tuple(Assign(3, Lit(i + j)) for j in range(40)), (Assign(2, Lit(1)),))
        for i in range(30)
    )
    program = Program(tuple("abcd"), (Given("a", Lit(0), Lit(1)),), body, 1)
    made = flat(program, "long", [3])

    assert made.statement.count("-- Part ") > 10
    assert max(len(one.split(" let ")) for one in made.code.split("@[macro_inline]")) < 200
    agree(made, 0)


def test_lean_proves_that_flat_code_is_the_program(prove, monkeypatch):
    rules = read(written.CliffWalking)
    act = flat(rules.act, "act", outputs(rules, "act"))
    monkeypatch.setattr(flat_module, "LARGEST", 16)
    random = [flat(Author(seed).program(), f"random{seed}", [0, 3, 6]) for seed in range(80)]
    random = [one for one in random if one.after and length(one.program.body) > 8][:4]
    assert sum(one.statement.count("-- Part ") for one in random) > 8

    wrong, c = prove(*map(whole, [act, *random]))
    assert not wrong, wrong[0].text
    for made in [act, *random]:
        body = re.search(rf"uint64_t {made.name}_in_c\([^;{{]*\{{\n(.*?)\n\}}\n", c, re.DOTALL)[1]
        names = re.findall(r"[A-Za-z_]\w*", body)
        assert len(names) > 10
        assert [one for one in names if not ALLOWED.fullmatch(one)] == []


def test_lean_finds_the_same_ranges(prove):
    texts = []
    for seed in range(30):
        program = ranges.total(Author(seed).program(2)) if seed % 2 else Author(seed).program(2)
        made = flat(program, f"random{seed}", [0])
        before = ranges.before(program)
        after = ranges.block_ranges(program.body, before)
        found = f"some {_listed(after)}" if after else "none"
        if program == made.program:
            texts.append(stated(made))
            texts.append(f"example : random{seed}.program.ranges {_listed(before)} = {found} := by")
            texts.append("  decide +kernel\n")

    assert len(texts) > 45
    assert not prove(*texts)[0]


def test_lean_refuses_other_code(prove):
    rules = read(written.CliffWalking)
    made = flat(rules.over, "over", outputs(rules, "over"))
    assert "toInt64 11" in made.code

    changed = made.code.replace("toInt64 11", "toInt64 10")
    wrong, _ = prove(stated(made), changed, made.proof)
    assert wrong


def _listed(found):
    return f"[{', '.join(f'({low}, {high})' for low, high in found)}]"


def test_expressions_are_written_in_full():
    assert expr(Lit(-3), []) == "(.lit (-3))"
