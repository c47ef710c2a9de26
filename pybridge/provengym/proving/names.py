"""Names that a class gives, as names in Lean."""

from __future__ import annotations

import re

from provengym_lean.sources import FORBIDDEN

_MORE = """
    Begins Chance Draw Expr Int Int64 List Nat Prop Rules Sort Stmt Type UInt64 Valued Worded
    Words a abbrev admit at attribute axiom before begin begins below binder_predicate break
    brecOn builtin_initialize by calc casesOn catch class code constant continue copy csimp
    ctorIdx declare_syntax_cat decreasing_by def default_instance deriving do drawn elab
    elab_rules else end example exists export ext ext_iff extends extern false finally fits flat
    for forall from fun global have hiding i if implemented_by import in inRanges include ind
    inductive infix infixl infixr init initialize inj injEq inline input instance le
    leading_parser let local macro macro_rules match max meta min mk mkIdent module mut mutual
    namespace
    native native_decide noConfusion noConfusionType nofun nomatch noncomputable none nonrec
    notation obtain ofWord omit opaque open output p params partial pick pickPlace postfix
    precedence prefix private program protected public quote quotient read rec recOn register
    remainder renaming return run_cmd run_elab run_meta s scoped section self set set_option
    show simproc sizeOf_spec skipKernelTC some sorry sorryAx store structure suffices syntax t
    termination_by then theorem this toCtorIdx trailing_parser true truth try u unif_hint
    universe unless unsafe using v val valid values variable variables w where with within_check
    word
"""
TAKEN = {"l", "lean", "lp", "provengym", "spec", "init"}
"""Those that no class is called, in any case: of functions in C, and of modules."""
DENIED = frozenset(re.findall(r"\w+", _MORE)) | frozenset(FORBIDDEN)
"""Words of Lean, those that the scan of modules refuses, and the names of what Lean makes of a
structure and of what a page has."""
