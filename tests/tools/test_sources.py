"""`provengym_lean/sources.py`: what a scan of the sources finds before Lean starts."""

import pytest

from provengym_lean.sources import (
    FORBIDDEN,
    Import,
    Module,
    check_sources,
    closure,
    forbidden_words,
    import_cycle,
    in_import_order,
    long_lines,
    missing_imports,
    parse_imports,
    read_modules,
    unreached,
    without_comments_and_literals,
)


def module(name, text=""):
    return Module(name, name.replace(".", "/") + ".lean", text, parse_imports(text))


def modules(**texts):
    named = {name.replace("_", "."): text for name, text in texts.items()}
    return {name: module(name, text) for name, text in named.items()}


def words(text):
    return [str(message) for message in forbidden_words(module("Spec.A", text))]


def test_every_form_of_import_is_read():
    text = """/- A comment with import Spec.No -/
    module -- trailing

    public import Spec.A
    import Spec.B.C   -- import Spec.No
    public meta import Lean.Elab
    /-! nested /- import Spec.No -/ -/
    import all Spec.D
    meta import Spec.E'

    /-- The header is over. -/
    def import_me := "import Spec.No"
    import Spec.No
    """

    assert [i.name for i in parse_imports(text)] == [
        "Spec.A",
        "Spec.B.C",
        "Lean.Elab",
        "Spec.D",
        "Spec.E'",
    ]


def test_an_import_knows_its_place():
    assert parse_imports("module\n\n  public import Spec.A\n") == (Import("Spec.A", 3, 17),)


def test_a_file_without_header_imports_nothing():
    assert parse_imports("def x := 1\n") == ()
    assert parse_imports("") == ()


def test_only_modules_of_the_repository_are_local():
    assert module(
        "Spec.A", "import Spec\nimport Spec.B\nimport Std.Spec\nimport Specs.C"
    ).local_imports == [
        "Spec",
        "Spec.B",
    ]


def test_modules_come_after_their_imports():
    graph = modules(
        Spec="import Spec.A\nimport Spec.B",
        Spec_A="import Spec.C",
        Spec_B="import Spec.C",
        Spec_C="",
    )

    assert [m.name for m in in_import_order(graph)] == ["Spec.C", "Spec.A", "Spec.B", "Spec"]


def test_the_closure_holds_targets_and_what_they_import():
    graph = modules(Spec="import Spec.A", Spec_A="import Spec.C", Spec_B="", Spec_C="")

    assert set(closure(graph, ["Spec.A"])) == {"Spec.A", "Spec.C"}


def test_a_cycle_is_spelt_out():
    graph = modules(Spec="import Spec.A", Spec_A="import Spec.B", Spec_B="module\nimport Spec.A")

    assert [str(m) for m in import_cycle(graph)] == [
        "Spec/A.lean:1:8: error: import cycle: Spec.A -> Spec.B -> Spec.A"
    ]
    assert check_sources(graph) == import_cycle(graph)


def test_a_diamond_is_no_cycle():
    graph = modules(
        Spec="import Spec.A\nimport Spec.B",
        Spec_A="import Spec.C",
        Spec_B="import Spec.C",
        Spec_C="",
    )

    assert import_cycle(graph) == []


def test_an_import_without_a_file_is_an_error():
    graph = modules(Spec="module\npublic import Spec.Gone\nimport Init.Data.Rat")

    assert [str(m) for m in missing_imports(graph)] == [
        "Spec.lean:2:15: error: no such module: Spec.Gone (no Spec/Gone.lean)"
    ]


def test_a_module_that_the_root_does_not_reach_is_an_error():
    graph = modules(
        Spec="import Spec.A", Spec_A="import Spec.B", Spec_B="", Spec_Lost="import Spec.B"
    )

    assert [m.path for m in unreached(graph)] == ["Spec/Lost.lean"]


def test_a_missing_root_is_an_error():
    assert [m.path for m in unreached({})] == ["Spec.lean"]


def test_a_line_of_more_than_100_characters_is_an_error():
    text = f"{'é' * 100}\n-- {'x' * 98}\n{'a' * 100}"

    assert [str(message) for message in long_lines({"Spec.A": module("Spec.A", text)})] == [
        "Spec/A.lean:2:1: error: a line of 101 characters; the most is 100"
    ]


@pytest.mark.parametrize("word", FORBIDDEN)
def test_each_forbidden_word_is_found(word):
    (found,) = words(f"module\n  theorem x := by {word}\n")

    assert found.startswith(f"Spec/A.lean:2:19: error: `{word}` must not be used in Spec/")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("@[reducible] def x := 1", "@[reducible]"),
        ("@[simp, local instance] def x := 1", "@[local]"),
        ("@[expose, simp ←, irreducible\n] def x := 1", "@[irreducible]"),
        ("@ [ default_target ] def x := 1", "@[default_target]"),
        ("@[] def x := 1", "@[]"),
        ("set_option autoImplicit true", "set_option autoImplicit"),
        ("theorem x : 1 = 1 := by\n  set_option pp.all true in rfl", "set_option pp.all"),
        ("set_option «debug.bytecode» true", "set_option «debug.bytecode»"),
        ("#eval 1", "#eval"),
        ("def x := 1\n  #print axioms x", "#print"),
        ('macro "x" : tactic => `(tactic| rfl)', "macro"),
        ('local macro "x" : term => `(term| 5)', "macro"),
        ('local macro "x" : command => `(command| def y := 1)', "macro"),
        ('local macro (name := y) "x" : tactic => `(tactic| rfl)', "macro"),
        ('local macro "x" : tactic => return default', "macro"),
        ('scoped macro "x" : tactic => `(tactic| rfl)', "macro"),
    ],
)
def test_what_changes_the_meaning_of_a_text_is_found(text, what):
    assert [found.split("`")[1] for found in words(text)] == [what]


@pytest.mark.parametrize(
    "text",
    [
        "@[expose] public section",
        "@[simp, ext] theorem x := rfl",
        "@[export name_of_x, inline] def x := #[1, 2]",
        "@[noinline, export name_of_x] def x := 1",
        "@[simp←] theorem x := rfl -- @[reducible]",
        "def x := y[1]#'h",
        "set_option compiler.extract_closed false",
        "set_option compiler.small 1000000",
        'local macro "cast_ring" : tactic => `(tactic|\n  (simp; grind))',
        "def macros := 1",
    ],
)
def test_what_changes_no_meaning_is_allowed(text):
    assert words(text) == []


def test_imports_of_the_library_are_few():
    texts = {"Spec.A": "module\npublic import Init\npublic import Std\nimport Spec.B\n"}
    texts |= {"Spec.B": "module\npublic import Init.Data.Rat\nimport Std\n"}
    found = check_sources({name: module(name, text) for name, text in texts.items()})

    says = "Spec/ imports Init and Init.Data.Rat of the library"
    assert [str(message) for message in found] == [
        f"Spec/A.lean:3:15: error: {says}, not Std",
        f"Spec/B.lean:3:8: error: {says}, not Std",
    ]


def test_a_name_outside_its_namespace_is_found():
    assert words("namespace Spec.MDP\ntheorem _root_.Spec.one : True := .intro\n") == [
        "Spec/A.lean:2:9: error: `_root_` must not be used in Spec/: close the namespace instead"
    ]
    assert words("open _root_.Spec (one)\n") != []
    assert words("-- _root_.Spec.one\ndef my_root_ := 1\n") == []


@pytest.mark.parametrize(
    "text",
    [
        "-- sorry",
        "/- sorry -/",
        "/-- sorry -/ def x := 1",
        "/-! # sorry\n sorry -/",
        "/- a /- b -/ sorry -/",
        "/- a /- b /- c -/ -/ sorry -/",
        "/--/ def x := 1 -- sorry",
        'def x := "sorry"',
        'def x := "a \\" sorry"',
        'def x := r"\\" ++ "sorry"',
        'def x := r#"a " sorry"#',
        'def x := "a\n sorry"',
        "def sorryful := not_sorry",
        "def sorry' := admitted",
        "/- not closed sorry",
    ],
)
def test_comments_strings_and_longer_words_may_contain_forbidden_words(text):
    assert words(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "/- a /- b -/ -/ sorry",
        '"a" sorry "b"',
        "def q := '\"' sorry",
        "def q := '\\'' sorry",
        "def q := '\\\\' sorry \"x\"",
        'f x\' "a" sorry',
        "f x' y' sorry '",
        'r"\\" sorry',
        '"\\\\" sorry',
        '"a \\" b" sorry',
        "/--/ sorry",
        "decide +native",
        "set_option debug.skipKernelTC true",
    ],
)
def test_code_beside_comments_and_literals_is_searched(text):
    assert words(text)


def test_blanking_keeps_every_position():
    text = 'a /- é\n -/ b "c\n" d -- e\nf'

    blanked = without_comments_and_literals(text)

    assert blanked == "a     \n    b   \n  d     \nf"


def test_sources_are_found_and_named(repository):
    repository.write("Grid.Basic", "module\nimport Spec.Other\n")
    repository.write("Other")

    found = read_modules(repository.root)

    assert {name: m.path for name, m in found.items()} == {
        "Spec": "Spec.lean",
        "Spec.Grid.Basic": "Spec/Grid/Basic.lean",
        "Spec.Other": "Spec/Other.lean",
    }
    assert found["Spec.Grid.Basic"].local_imports == ["Spec.Other"]


def test_the_text_of_a_source_is_the_bytes_of_its_file(repository):
    repository.write("A").write_bytes(b"module\r\n")

    assert read_modules(repository.root)["Spec.A"].text == "module\r\n"
