module

public import Spec.MDP.Word

/-!
# The displacements of the swimmer, in words

Written by `tools/swimmer_table.py`; not to be edited.

The displacements of joint 1 in the half of its range below the middle, four to a word: those of
the other half and of joint 2 follow by symmetry. `Spec.SwimmerGait.Refinement` proves that this is
`Spec.SwimmerGait.Table`.

## Main definitions

* `word j`: the word where joint 2 has value `j`.
-/

@[expose] public section

namespace Spec.SwimmerGait.Words

open Spec.MDP.Word (bit)

/-- A word when the proposition holds, else `0`. -/
@[inline] def when (p : Prop) [Decidable p] (word : UInt64) : UInt64 :=
  word &&& (0 - (bit p).toUInt64)

/-- The sixteen bits from `16 i` on are the displacement of joint 1 from value `i` to `i + 1` while
joint 2 has value `j`, plus `2 ^ 14`. -/
@[inline] def word (j : UInt32) : UInt64 :=
  when (j = 0) 0x2dd0395f45f1535f |||
    when (j = 1) 0x333c3fae4cee5ac1 |||
    when (j = 2) 0x396f467f541661e9 |||
    when (j = 3) 0x3fff4d525adc6851 |||
    when (j = 4) 0x469c53d260f36dba |||
    when (j = 5) 0x4d0a59c86630720e |||
    when (j = 6) 0x53105f096a7d754c |||
    when (j = 7) 0x586e63696dc77775 |||
    when (j = 8) 0x5cd566b86ff67889

end Spec.SwimmerGait.Words
