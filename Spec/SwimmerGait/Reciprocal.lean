module

public import Spec.SwimmerGait.Properties

/-!
# Reciprocal gaits

Going back undoes going there: a change of shape and its reversal carry the swimmer equally far in
opposite directions. So a gait that goes back along the shapes of its way there returns the swimmer
to where it was, and so does every gait that moves one joint only, which has no other way back: the
scallop theorem of Purcell.

## Main statements

* `displacement_swap`: the table is antisymmetric.
* `travel_reverse`: shapes in reverse order undo the displacement.
* `travel_reciprocal`: going along shapes and back leads nowhere.
* `total_of_palindrome`: so does a gait whose shapes read the same in both directions.
* `scallop1`, `scallop2`: so does every gait that keeps one angle as it is.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

/-- **Claim.** The table is antisymmetric: a change of shape and its reversal have opposite
displacements, exactly. -/
theorem displacement_swap (s t : Shape) : displacement t s = -displacement s t := by
  simp only [displacement, eq_comm (a := t.joint2), eq_comm (a := t.joint1)]
  split
  · split
    · rw [if_neg (by omega), Int.neg_neg]
    · split
      · rfl
      · rfl
  · split
    · split
      · rw [if_neg (by omega), Int.neg_neg]
      · split
        · rfl
        · rfl
    · rfl

variable {s : Shape} {as : List Action} (l m : List Shape)

theorem travel_append_cons (s : Shape) :
    travel (l ++ s :: m) = travel (l ++ [s]) + travel (s :: m) := by
  induction l with
  | nil => simp only [List.nil_append, travel, Int.zero_add]
  | cons t l ih =>
    cases l with
    | nil => simp only [List.cons_append, List.nil_append, travel, Int.add_zero]
    | cons u l =>
      simp only [List.cons_append, travel] at ih ⊢
      omega

/-- **Claim.** Shapes in reverse order undo the displacement, whatever the shapes. -/
theorem travel_reverse : travel l.reverse = -travel l := by
  induction l with
  | nil => rfl
  | cons s l ih =>
    cases l with
    | nil => rfl
    | cons t l =>
      rw [List.reverse_cons, List.reverse_cons, List.append_assoc, List.singleton_append,
        travel_append_cons, ← List.reverse_cons, ih]
      simp only [travel, displacement_swap s t]
      omega

/-- **Claim.** A reciprocal gait goes nowhere: the displacement along any shapes, and back along
them, is `0`. -/
theorem travel_reciprocal (s : Shape) : travel (l ++ s :: l.reverse) = 0 := by
  have h : s :: l.reverse = (l ++ [s]).reverse := by
    rw [List.reverse_append]; rfl
  rw [travel_append_cons, h, travel_reverse]
  omega

/-- **Claim.** A list of actions whose shapes read the same in both directions has displacement `0`.
-/
theorem total_of_palindrome (h : (shapes s as).reverse = shapes s as) : total s as = 0 := by
  have hr := travel_reverse (shapes s as)
  rw [h, ← total_eq_travel] at hr
  omega

/-! ### The scallop theorem -/

/-- The displacement from the least value of the first angle, while the second does not change. -/
def along1 (j : Fin 9) : Nat → Int
  | 0 => 0
  | i + 1 => along1 j i + entry Table.first i j

/-- The displacement from the least value of the second angle, while the first does not change. -/
def along2 (i : Fin 9) : Nat → Int
  | 0 => 0
  | j + 1 => along2 i j + entry Table.second i j

theorem displacement_along1 : ∀ (s : Shape) (a : Action), (a.move s).joint2 = s.joint2 →
    displacement s (a.move s) = along1 s.joint2 (a.move s).joint1 - along1 s.joint2 s.joint1 := by
  decide +kernel

theorem displacement_along2 : ∀ (s : Shape) (a : Action), (a.move s).joint1 = s.joint1 →
    displacement s (a.move s) = along2 s.joint1 (a.move s).joint2 - along2 s.joint1 s.joint2 := by
  decide +kernel

theorem run_mem_shapes (s : Shape) (as : List Action) : run s as ∈ shapes s as := by
  induction as generalizing s with
  | nil => exact List.mem_singleton.mpr rfl
  | cons a as ih => exact List.mem_cons_of_mem _ (ih (a.move s))

theorem mem_shapes (s : Shape) (as : List Action) : s ∈ shapes s as := by
  cases as with
  | nil => exact List.mem_singleton.mpr rfl
  | cons a as => exact List.mem_cons_self

theorem total_along1 (h : ∀ t ∈ shapes s as, t.joint2 = s.joint2) :
    total s as = along1 s.joint2 (run s as).joint1 - along1 s.joint2 s.joint1 := by
  induction as generalizing s with
  | nil => simp only [total, run]; omega
  | cons a as ih =>
    have ha := h _ (List.mem_cons_of_mem _ (mem_shapes (a.move s) as))
    have hi := ih (s := a.move s) fun t ht => (h t (List.mem_cons_of_mem _ ht)).trans ha.symm
    rw [total, run, hi, displacement_along1 s a ha, ha]
    omega

theorem total_along2 (h : ∀ t ∈ shapes s as, t.joint1 = s.joint1) :
    total s as = along2 s.joint1 (run s as).joint2 - along2 s.joint1 s.joint2 := by
  induction as generalizing s with
  | nil => simp only [total, run]; omega
  | cons a as ih =>
    have ha := h _ (List.mem_cons_of_mem _ (mem_shapes (a.move s) as))
    have hi := ih (s := a.move s) fun t ht => (h t (List.mem_cons_of_mem _ ht)).trans ha.symm
    rw [total, run, hi, displacement_along2 s a ha, ha]
    omega

/-- **Claim.** The scallop theorem: a gait that keeps the second angle as it is goes nowhere,
whatever it does with the first. -/
theorem scallop1 (h : Gait s as) (hfixed : ∀ t ∈ shapes s as, t.joint2 = s.joint2) :
    total s as = 0 := by
  rw [total_along1 hfixed, show run s as = s from h]
  omega

/-- **Claim.** So does a gait that keeps the first angle as it is. -/
theorem scallop2 (h : Gait s as) (hfixed : ∀ t ∈ shapes s as, t.joint1 = s.joint1) :
    total s as = 0 := by
  rw [total_along2 hfixed, show run s as = s from h]
  omega

end Spec.SwimmerGait
