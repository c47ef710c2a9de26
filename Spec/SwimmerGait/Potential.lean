module

/-!
# The potential of the swimmer

Written by `tools/swimmer_table.py`; not to be edited.

The certificate of the best gait: `Spec.SwimmerGait.Optimal` proves what it bounds.

## Main definitions

* `num`, `den`: the largest mean displacement of a step, as a fraction of integers.
* `rows`: a potential of shapes.
* `depths`: a number for each shape, which shows that the best gait is the only one.
-/

@[expose] public section

namespace Spec.SwimmerGait.Potential

/-- The numerator of the largest mean displacement. -/
def num : Int := 43917

/-- The denominator of the largest mean displacement. -/
def den : Int := 8

/-- Entry `j` of row `i`: `den` times the most that a walk gains over `num / den` a step, from the
shape with values `i` and `j`. -/
def rows : List (List Int) :=
  [[176684, 260273, 316358, 346699, 353368, 338237, 302858, 248551, 176684],
    [93095, 161564, 202993, 241256, 259029, 252914, 224311, 174476, 104817],
    [37010, 91167, 117940, 143141, 173610, 178487, 158844, 115745, 50510],
    [6669, 47906, 60719, 71944, 99687, 116900, 108017, 73726, 15131],
    [0, 49731, 73294, 69969, 42234, 69969, 73294, 49731, 0],
    [15131, 73726, 108017, 116900, 99687, 71944, 60719, 47906, 6669],
    [50510, 115745, 158844, 178487, 173610, 143141, 117940, 91167, 37010],
    [104817, 174476, 224311, 252914, 259029, 241256, 202993, 161564, 93095],
    [176684, 248551, 302858, 338237, 353368, 346699, 316358, 260273, 176684]]

/-- Entry `j` of row `i`: the length of the longest walk to the border of steps that the potential
bounds with equality, from the shape with values `i` and `j`. -/
def depths : List (List Int) :=
  [[0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 1, 5, 4, 3, 2, 1, 0],
    [0, 2, 2, 5, 4, 3, 2, 1, 0],
    [0, 3, 3, 6, 4, 3, 2, 1, 0],
    [0, 1, 2, 3, 5, 3, 2, 1, 0],
    [0, 1, 2, 3, 4, 6, 3, 3, 0],
    [0, 1, 2, 3, 4, 5, 2, 2, 0],
    [0, 1, 2, 3, 4, 5, 1, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0]]

end Spec.SwimmerGait.Potential
