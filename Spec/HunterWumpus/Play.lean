module

public import Spec.HunterWumpus.Properties

/-!
# Playing HunterWumpus

The wumpus may look at everything: its strategy is any function, also a random one, of the state and
of all that has happened.

## Main definitions

* `Strategy`: what the wumpus does, depending on the past.
* `play`: the state after some turns.
* `probOngoing`: the probability that the game is still going on.

## Main statements

* `probOngoing_mono`: this probability decreases.
* `probOngoing_add_le`: a bound for some turns from anywhere is one for later turns.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- A strategy of the wumpus: a random direction for the states and directions so far, the latest
first, and the present state. -/
abbrev Strategy (n : Nat) : Type := List (State n × Direction) → State n → Draw Direction

/-- The state after some more turns under a strategy. -/
noncomputable def play (H : HunterWumpus n) (π : Strategy n) :
    Nat → List (State n × Direction) → State n → Draw (State n)
  | 0, _, s => .pure s
  | k + 1, past, s => (π past s).bind fun a => (H.toEnv.step s a).bind fun r =>
      play H π k ((s, a) :: past) r.state

/-- The probability that the game is still going on after `k` more turns under a strategy. -/
noncomputable def probOngoing (H : HunterWumpus n) (π : Strategy n) (k : Nat)
    (past : List (State n × Direction)) (s : State n) : Rat :=
  (play H π k past s).expect fun t => indicator (t.status = .ongoing)

variable {H : HunterWumpus n} {π : Strategy n} {past : List (State n × Direction)} {s : State n}

theorem probOngoing_zero : probOngoing H π 0 past s = indicator (s.status = .ongoing) := rfl

theorem probOngoing_succ {k : Nat} :
    probOngoing H π (k + 1) past s = (π past s).expect fun a =>
      (probOngoing H π k ((s, a) :: past) (step s a .north).state +
        probOngoing H π k ((s, a) :: past) (step s a .south).state +
        probOngoing H π k ((s, a) :: past) (step s a .east).state +
        probOngoing H π k ((s, a) :: past) (step s a .west).state) / 4 := by
  simp only [probOngoing, play, Draw.expect_bind]
  simp only [expect_toEnv_step]

theorem probOngoing_nonneg {k : Nat} : 0 ≤ probOngoing H π k past s :=
  Draw.expect_nonneg fun _ _ => indicator_nonneg _

theorem indicator_le_one (p : Prop) [Decidable p] : indicator p ≤ 1 := by
  unfold indicator; split <;> decide

theorem probOngoing_le_one {k : Nat} : probOngoing H π k past s ≤ 1 := by
  have h := Draw.expect_mono (d := play H π k past s) (g := fun _ => 1)
    fun t _ => indicator_le_one (t.status = .ongoing)
  rwa [Draw.expect_const] at h

-- A bound on all four branches is one on the mean.
theorem probOngoing_succ_le {k : Nat} {c : Rat}
    (h : ∀ a u, probOngoing H π k ((s, a) :: past) (step s a u).state ≤ c) :
    probOngoing H π (k + 1) past s ≤ c := by
  rw [probOngoing_succ, ← Draw.expect_const c (π past s)]
  refine Draw.expect_mono fun a _ => ?_
  have h₁ := h a .north
  have h₂ := h a .south
  have h₃ := h a .east
  have h₄ := h a .west
  grind

-- When one branch has a smaller bound, the mean has.
theorem probOngoing_succ_le_of {k : Nat} {c : Rat} (u : Direction)
    (h : ∀ a, probOngoing H π k ((s, a) :: past) (step s a u).state ≤ c) :
    probOngoing H π (k + 1) past s ≤ (3 + c) / 4 := by
  rw [probOngoing_succ, ← Draw.expect_const ((3 + c) / 4) (π past s)]
  refine Draw.expect_mono fun a _ => ?_
  have h₁ := fun v => probOngoing_le_one (H := H) (π := π) (k := k) (past := (s, a) :: past)
    (s := (step s a v).state)
  have hn := h₁ .north
  have hs := h₁ .south
  have he := h₁ .east
  have hw := h₁ .west
  have hu := h a
  cases u <;> grind

-- A game that is over is not going on later.
theorem probOngoing_of_ended (h : s.status ≠ .ongoing) {k : Nat} :
    probOngoing H π k past s = 0 := by
  induction k generalizing past with
  | zero => exact indicator_neg h
  | succ k ih =>
    refine Rat.le_antisymm (probOngoing_succ_le fun a u => ?_) probOngoing_nonneg
    rw [step_of_ended h, ih]; exact Rat.le_refl

-- What bounds the next `k` turns from everywhere, bounds them from where the first `j` turns lead.
theorem probOngoing_add_le {k : Nat} {c : Rat}
    (h : ∀ past s, s.status = .ongoing → probOngoing H π k past s ≤ c) (j : Nat) :
    probOngoing H π (j + k) past s ≤ c * probOngoing H π j past s := by
  induction j generalizing past s with
  | zero =>
    rw [Nat.zero_add, probOngoing_zero]
    by_cases hs : s.status = .ongoing
    · rw [indicator_pos hs, Rat.mul_one]; exact h past s hs
    · rw [indicator_neg hs, probOngoing_of_ended hs, Rat.mul_zero]; exact Rat.le_refl
  | succ j ih =>
    rw [show j + 1 + k = j + k + 1 by omega, probOngoing_succ, probOngoing_succ,
      ← Draw.expect_mul_left]
    refine Draw.expect_mono fun a _ => ?_
    have h₁ := fun u => ih (past := (s, a) :: past) (s := (step s a u).state)
    have hn := h₁ .north
    have hs := h₁ .south
    have he := h₁ .east
    have hw := h₁ .west
    grind

/-- The longer, the less likely the game is still going on. -/
theorem probOngoing_mono {j k : Nat} (h : j ≤ k) :
    probOngoing H π k past s ≤ probOngoing H π j past s := by
  obtain ⟨i, rfl⟩ := Nat.exists_eq_add_of_le h
  have := probOngoing_add_le (H := H) (π := π) (past := past) (s := s) (k := i) (c := 1)
    (fun _ _ _ => probOngoing_le_one) j
  rwa [Rat.one_mul] at this

end Spec.HunterWumpus
