module

public import Spec.SwimmerGait.Basic

/-!
# What is true of SwimmerGait

## Main definitions

* `return_`: the sum of the rewards of a list of actions.

## Main statements

* `return_eq`: rewards sum to the displacement.
* `total_append`, `run_append`: one list of actions after another.
* `total_eq_travel`: the displacement is that of the shapes on the way.
* `exists_run_eq`: every shape can be reached from every other, in at most sixteen steps.
* `forall_shape`, `forall_action`: what is to be checked of every shape and every action.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

/-! ### Checking every case -/

/-- What holds for all pairs of numbers holds for every shape. -/
theorem forall_shape {p : Shape → Prop} : (∀ s, p s) ↔ ∀ i j, p ⟨i, j⟩ :=
  ⟨fun h i j => h ⟨i, j⟩, fun h s => h s.joint1 s.joint2⟩

instance {p : Shape → Prop} [∀ i j, Decidable (p ⟨i, j⟩)] : Decidable (∀ s, p s) :=
  decidable_of_iff _ forall_shape.symm

/-- What holds for the five actions holds for every action. -/
theorem forall_action {p : Action → Prop} :
    (∀ a, p a) ↔ p .up1 ∧ p .down1 ∧ p .up2 ∧ p .down2 ∧ p .rest :=
  ⟨fun h => ⟨h _, h _, h _, h _, h _⟩, fun ⟨h₁, h₂, h₃, h₄, h₅⟩ a => by cases a <;> assumption⟩

instance {p : Action → Prop} [∀ a, Decidable (p a)] : Decidable (∀ a, p a) :=
  decidable_of_iff _ forall_action.symm

/-! ### Lists of actions -/

variable (s : Shape) (as bs : List Action)

theorem run_append : run s (as ++ bs) = run (run s as) bs := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih => exact ih (a.move s)

/-- **Claim.** The displacement of one list of actions after another is the sum of both. -/
theorem total_append : total s (as ++ bs) = total s as + total (run s as) bs := by
  induction as generalizing s with
  | nil => exact (Int.zero_add _).symm
  | cons a as ih => simp only [List.cons_append, total, run, ih, Int.add_assoc]

theorem exists_shapes_eq : ∃ l, shapes s as = s :: l := by
  cases as with
  | nil => exact ⟨_, rfl⟩
  | cons a as => exact ⟨_, rfl⟩

/-- **Claim.** The displacement of a list of actions depends only on the shapes on the way. -/
theorem total_eq_travel : total s as = travel (shapes s as) := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih =>
    obtain ⟨l, hl⟩ := exists_shapes_eq (a.move s) as
    rw [total, shapes, ih, hl, travel]

/-! ### Rewards -/

/-- The sum of the rewards of a list of actions. -/
def return_ (s : Shape) : List Action → Rat
  | [] => 0
  | a :: as => (step s a).reward + return_ (step s a).state as

/-- **Claim.** The rewards of a list of actions sum to its displacement, in lengths of the swimmer.
-/
theorem return_eq : return_ s as = (total s as : Rat) / 1000000 := by
  induction as generalizing s with
  | nil => simp only [return_, total]; grind
  | cons a as ih =>
    rw [return_, total, ih, Rat.intCast_add]
    simp only [step]
    grind

/-- **Claim, by definition.** No step ends an episode. -/
theorem not_terminated (a : Action) :
    (step s a).terminated = false ∧ (step s a).truncated = false := ⟨rfl, rfl⟩

/-- **Claim.** A step moves the swimmer by at most `14473` millionths of its length. -/
theorem displacement_le : ∀ (s : Shape) (a : Action),
    -14473 ≤ displacement s (a.move s) ∧ displacement s (a.move s) ≤ 14473 := by
  decide +kernel

/-! ### Reaching shapes -/

/-- Actions that change an angle from one value to another. -/
def toward (up down : Action) (i j : Fin 9) : List Action :=
  if i ≤ j then List.replicate (j - i) up else List.replicate (i - j) down

theorem run_toward1 : ∀ (s : Shape) (i : Fin 9),
    run s (toward .up1 .down1 s.joint1 i) = ⟨i, s.joint2⟩ := by
  decide +kernel

theorem run_toward2 : ∀ (s : Shape) (j : Fin 9),
    run s (toward .up2 .down2 s.joint2 j) = ⟨s.joint1, j⟩ := by
  decide +kernel

theorem length_toward (u d : Action) (i j : Fin 9) : (toward u d i j).length ≤ 8 := by
  rw [toward]
  split <;> rw [List.length_replicate] <;> omega

/-- **Claim.** Every shape can be reached from every other, in at most sixteen steps. -/
theorem exists_run_eq (s t : Shape) : ∃ as, as.length ≤ 16 ∧ run s as = t := by
  refine ⟨toward .up1 .down1 s.joint1 t.joint1 ++ toward .up2 .down2 s.joint2 t.joint2, ?_, ?_⟩
  · have h₁ := length_toward .up1 .down1 s.joint1 t.joint1
    have h₂ := length_toward .up2 .down2 s.joint2 t.joint2
    rw [List.length_append]
    omega
  · rw [run_append, run_toward1]
    exact run_toward2 ⟨t.joint1, s.joint2⟩ t.joint2

end Spec.SwimmerGait
