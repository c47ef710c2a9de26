module

/-!
# The displacements of the swimmer

Written by `tools/swimmer_table.py`; not to be edited.

How far a change of one joint angle to its next larger value carries the swimmer, in millionths of
its length. `docs/swimmer_gait.md` has the formula; from here on these integers *are* the
environment.

## Main definitions

* `first`, `second`: the displacements, for the first joint and for the second.
-/

@[expose] public section

namespace Spec.SwimmerGait.Table

/-- Entry `j` of row `i`: joint 1 goes from value `i` to `i + 1` while joint 2 has value `j`. -/
def first : List (List Int) :=
  [[4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473],
    [1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278],
    [-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912],
    [-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381],
    [-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656],
    [-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697],
    [-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521],
    [-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959]]

/-- Entry `j` of row `i`: joint 2 goes from value `j` to `j + 1` while joint 1 has value `i`. -/
def second : List (List Int) :=
  [[-4959, -1521, 1697, 4656, 7381, 9912, 12278, 14473],
    [-6849, -3310, 82, 3268, 6254, 9065, 11719, 14197],
    [-8681, -5142, -1663, 1681, 4880, 7945, 10877, 13644],
    [-10321, -6876, -3410, 1, 3338, 6600, 9776, 12814],
    [-11706, -8435, -5074, -1692, 1692, 5074, 8435, 11706],
    [-12814, -9776, -6600, -3338, -1, 3410, 6876, 10321],
    [-13644, -10877, -7945, -4880, -1681, 1663, 5142, 8681],
    [-14197, -11719, -9065, -6254, -3268, -82, 3310, 6849],
    [-14473, -12278, -9912, -7381, -4656, -1697, 1521, 4959]]

end Spec.SwimmerGait.Table
