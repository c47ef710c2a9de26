"""`provengym_lean/emitted_c.py`: what the C of a kernel may contain."""

import pytest

from provengym_lean.emitted_c import branches, functions, violations
from provengym_lean.sources import Module

# In the layout of Lean's C backend, everything in it allowed.
GOOD = """\
// Lean compiler output
// Module: Spec.Grid.Kernel
#include <lean/lean.h>
#ifdef __cplusplus
extern "C" {
#endif
lean_object* lean_nat_add(lean_object*, lean_object*);
static uint64_t l_Spec_Grid_x___closed__0;
LEAN_EXPORT uint32_t l_Spec_Grid_step___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3;\x20
x_2 = 1;
x_3 = lean_uint32_add(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint32_t grid_step_0(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3;\x20
x_3 = l_Spec_Grid_step___redArg(x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_Grid_step___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; lean_object* x_4;\x20
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_alloc_ctor(0, 1, 0);
return x_4;
}
}
lean_object* initialize_Init(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Grid_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
l_Spec_Grid_x___closed__0 = _init_l_Spec_Grid_x___closed__0();
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
"""


def with_statement(statement):
    return GOOD.replace("x_3 = l_Spec_Grid_step___redArg(x_1);", statement)


def test_the_functions_of_a_file_are_found_with_their_lines():
    assert [(f.name, f.line, len(f.lines)) for f in functions(GOOD)] == [
        ("l_Spec_Grid_step___redArg", 9, 9),
        ("grid_step_0", 18, 8),
        ("l_Spec_Grid_step___boxed", 26, 10),
        ("initialize_Spec_Grid_Kernel", 38, 6),
    ]


def test_a_kernel_of_scalar_functions_passes():
    assert violations("grid.c", GOOD) == []


@pytest.mark.parametrize(
    ("statement", "construct", "cure"),
    [
        ("x_3 = lean_alloc_closure(x_1, 1, 0);", "lean_alloc_closure", "@[inline]"),
        ("x_3 = lean_ctor_get(x_1, 0);", "lean_ctor_get", "@[inline]"),
        ("x_3 = lean_nat_add(x_1, x_2);", "lean_nat_add", "recurse on `UInt64`"),
        ("x_3 = lean_apply_1(x_1, x_2);", "lean_apply_1", "@[inline]"),
        ("x_3 = l_Spec_Grid_x___closed__0;", "l_Spec_Grid_x___closed__0", "compare sign bits"),
        ("x_3 = _init_l_Spec_Grid_x();", "_init_l_Spec_Grid_x", "@[inline]"),
        ("x_3 = l_Spec_MDP_helper(x_1);", "l_Spec_MDP_helper", "in the module that defines it"),
        (
            "x_3 = lp_provengym_Spec_MDP_helper(x_1);",
            "lp_provengym_Spec_MDP_helper",
            "in the module that defines it",
        ),
        ("x_3 = l_Spec_MDP_constant;", "l_Spec_MDP_constant", "in the module that defines it"),
        ("lean_object* x_4; x_3 = lean_unsigned_to_nat(2u);", "lean_object", "machine words only"),
    ],
)
def test_each_forbidden_construct_is_named_with_its_line_and_cure(statement, construct, cure):
    (error,) = violations("grid.c", with_statement(statement))

    assert error.startswith(f"grid.c:22: in grid_step_0: {construct} ")
    assert cure in error


def test_a_construct_is_reported_once_per_function():
    assert len(violations("grid.c", with_statement("lean_nat_add(x_1);\nlean_nat_add(x_2);"))) == 1


def test_a_boxed_value_is_not_reported_beside_what_boxed_it():
    (error,) = violations(
        "grid.c", with_statement("lean_object* x_4; x_4 = lean_nat_add(x_1, x_2);")
    )

    assert "lean_nat_add" in error


def test_a_boxed_parameter_is_an_error():
    (error,) = violations(
        "grid.c", GOOD.replace("grid_step_0(uint32_t x_1,", "grid_step_0(lean_object* x_1,")
    )

    assert error.startswith("grid.c:18: in grid_step_0: lean_object ")


def test_the_filler_of_a_global_is_an_error():
    filler = (
        "static uint64_t _init_l_Spec_Grid_x() {\n_start:\n{\nlean_object* x_1;\nreturn 5;\n}\n}\n"
    )

    (error,) = violations("grid.c", GOOD + filler)

    assert error.startswith("grid.c:47: in _init_l_Spec_Grid_x: _init_l_Spec_Grid_x ")


def test_a_block_of_unknown_layout_is_not_overlooked():
    unknown = "uint32_t\ngrid_odd\n(uint32_t x_1)\n{\nreturn lean_nat_add(x_1);\n}\n"

    (error,) = violations("grid.c", GOOD + unknown)

    assert error.startswith("grid.c:51: in {: lean_nat_add ")


RULES = """\
module

/-- Not here: if a && b. -/
@[inline] def a (x y : Bool) := if x && y then 1 else x.toUInt32 &&& 2

theorem not_here : (if x then 1 else 2) = 1 := rfl

@[inline] def c (w : UInt64) := a.b ||| ifs w || match w with
  | 0 => true
"""


def test_what_becomes_a_branch_is_told_at_its_place_in_the_rules():
    found = branches(Module("Spec.Grid.Basic", "Spec/Grid/Basic.lean", RULES, ()))

    assert [error.split(" error: a kernel has no branches: write ") for error in found] == [
        ["Spec/Grid/Basic.lean:4:33:", "`select c x y` instead of `if c then x else y`"],
        ["Spec/Grid/Basic.lean:4:38:", "`both a b` instead of `a && b`"],
        ["Spec/Grid/Basic.lean:8:47:", "`either a b` instead of `a || b`"],
        [
            "Spec/Grid/Basic.lean:8:50:",
            "choices by `select`, or an enumeration's own `each`, instead of `match`",
        ],
    ]
