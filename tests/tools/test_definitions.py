"""Definitions that the scanners find in sources, and where."""

import pytest

from definitions import definitions, occurrences


def found(file, text):
    """Names and texts of the definitions."""
    return [(d.name, text[d.start : d.end]) for d in definitions(file, text)]


def names(file, text):
    return [d.name for d in definitions(file, text)]


PYTHON = '''\
"""def none(): pass"""
import x

@first
@second(
    1,
)
async def decorated(
    a=lambda: 1,
):
    """A docstring."""

    return a
# after
if x:
    class Outer(x):
        class Inner: y = 1
        def method(self):
            def inner(): ...
            return inner
'''


def test_python():
    assert names("a.py", PYTHON) == [
        "decorated",
        "Outer",
        "Outer.Inner",
        "Outer.method",
        "Outer.method.inner",
    ]
    texts = dict(found("a.py", PYTHON))
    decorated = texts["decorated"]
    assert decorated.startswith("@first\n@second(\n")
    assert decorated.endswith('    """A docstring."""\n\n    return a\n')
    assert texts["Outer.Inner"] == "        class Inner: y = 1\n"
    assert texts["Outer"].endswith("            return inner\n")


def test_python_lines_are_counted_as_python_does():
    text = "a = '\f\v\u2028\x85'\r\ndef ä(): 'ü'; x\ndef b(): return 'ö'"

    assert found("a.py", text) == [
        ("ä", "def ä(): 'ü'; x\n"),
        ("b", "def b(): return 'ö'"),
    ]


LEAN = """\
module
/-! def none := 0 /- nested
def none := 0 -/
-/
@[expose] public section
namespace Spec.Grid
namespace Deep
variable {n : Nat}

/-- The first, with
def none := "no declaration". -/
@[simp,
  inline]
private noncomputable def first.{u} (s : String := "-- /- ") (c : Char := '"') : Nat :=
  0 -- def
where
  helper := '\\''
termination_by n
deriving instance Repr for X
open Nat in
@[ext] structure Pair (n) where
  left : Nat
deriving Repr
theorem h' : x = 'a' := by simp /- " -/
-- after
end Deep
section
instance : Inhabited Nat := ⟨0⟩
instance (priority := low) named : Inhabited Nat := ⟨0⟩
theorem _root_.Other.lemma : True := trivial
end
end Spec.Grid
def last := 1
"""


def test_lean():
    assert names("a.lean", LEAN) == [
        "Spec.Grid.Deep.first",
        "Spec.Grid.Deep.Pair",
        "Spec.Grid.Deep.h'",
        "Spec.Grid.named",
        "Other.lemma",
        "last",
    ]
    texts = dict(found("a.lean", LEAN))
    first = texts["Spec.Grid.Deep.first"]
    assert first.startswith("/-- The first, with\ndef none")
    assert first.endswith("termination_by n\n")
    assert texts["Spec.Grid.Deep.Pair"].startswith("@[ext] structure")
    assert texts["Spec.Grid.Deep.Pair"].endswith("deriving Repr\n")
    assert texts["last"] == "def last := 1\n"


def test_lean_ends_that_close_several_namespaces():
    lines = (
        *("namespace A", "namespace B.C", "def x := 0", "end B.C", "def y := 0"),
        *("namespace D", "end A.D", "def z := 0"),
    )

    assert names("a.lean", "\n".join(lines)) == ["A.B.C.x", "A.y", "z"]


CPP = """\
#pragma once
#define WIDE(N) \\
    { N }
#ifdef __cplusplus
extern "C" {
#endif
// int none() {
static const char *text = "{", brace = '{';
typedef struct plain { int x; } plain;
struct plain *make(int n) { if (n) { return 0; } return 0; }
#ifdef __cplusplus
}
#endif
namespace a::b {
namespace {
template <class K, class = std::tuple<int>>
class Pair<K, std::index_sequence<0>> : public Base {
public:
    enum class Side { left, right };
    Pair(int a, int b)
        : a_{a}, b_(b) {}
    ~Pair() {}
    // Not in the function.
    [[nodiscard]] std::array<int, 2> take(int a = f({1})) const noexcept(true) { return {1, 2}; }
    int take() { return call([](int x) { return x; }); }
    bool operator==(const Pair &other) const { return true; }
    double operator()(int x) const { return R"x(" })x"[0]; }
private:
    static constexpr std::array all{1'0, 2'0};
    int a_ = int(1'0), b_{2'0};
    struct Extent { int begin; } extent_;
};
constexpr auto later = [](int x) { return x; };
int Pair::outside() { return 0; }
}
}
"""


def test_c_and_cpp():
    assert sorted(names("a.hpp", CPP)) == sorted(
        [
            "WIDE",
            "plain",
            "make",
            "Pair",
            "Pair::Side",
            "Pair::Pair",
            "Pair::~Pair",
            "Pair::take",
            "Pair::take",
            "Pair::operator==",
            "Pair::operator()",
            "Pair::Extent",
            "Pair::outside",
        ]
    )
    texts = found("a.hpp", CPP)
    assert ("WIDE", "#define WIDE(N) \\\n    { N }\n") in texts
    assert ("Pair::Pair", "Pair(int a, int b)\n        : a_{a}, b_(b) {}") in texts
    assert ("Pair::take", "int take() { return call([](int x) { return x; }); }") in texts
    assert any(name == "Pair::take" and text.endswith("{ return {1, 2}; }") for name, text in texts)
    whole = dict(texts)["Pair"]
    assert whole.startswith("template <class K")
    assert whole.endswith("extent_;\n}")


def test_other_files_define_nothing():
    assert definitions("a.txt", "def f(): ...") == []


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("a.py", "x = 1\ndef f(:", "line 2: invalid syntax"),
        ("a.lean", "/- open", "a comment does not end"),
        ("a.c", "int f() {", "its braces do not match"),
        ("a.c", "int f() {}}", "its braces do not match"),
    ],
)
def test_what_is_no_program(file, text, message):
    with pytest.raises(ValueError, match=message):
        definitions(file, text)


def test_occurrences():
    text = "a = 1\ndef f():\n    a = 1\ndef f():\n    a = 1;a = 1\ndef g(): ...\n"

    assert occurrences("a.py", text, None, "a = 1") == [0]
    assert occurrences("a.py", text, "f", "a = 1") == [19, 38, 44]
    assert occurrences("a.py", text, "g", "a = 1") == []
    assert occurrences("a.py", text, "h", "a = 1") is None
    assert occurrences("a.py", text, None, "a = 1\ndef f():") == [0, 19]
    assert occurrences("a.txt", "aaa", None, "aa") == [0, 1]
