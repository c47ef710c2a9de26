module

public import Spec.MDP.Draw

/-!
# Counting the values of a draw

A draw has finitely many values. When all of them are equally likely, with probability `1 / N`,
there are `N` of them.

## Main statements

* `Draw.exists_nodup`: a list without duplicates of all values of a draw.
* `Draw.sum_prob_of_nodup`: their probabilities sum to one.
* `Draw.length_of_prob_eq`: how many equally likely values there are.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type}

/-- The elements of a list, each once. -/
theorem exists_nodup_of_list (l : List α) : ∃ l' : List α, l'.Nodup ∧ ∀ a, a ∈ l' ↔ a ∈ l := by
  induction l with
  | nil => exact ⟨[], List.nodup_nil, fun _ => Iff.rfl⟩
  | cons b l ih =>
    obtain ⟨l', hnodup, hl'⟩ := ih
    by_cases hb : b ∈ l'
    · refine ⟨l', hnodup, fun a => ?_⟩
      rw [List.mem_cons, ← hl']
      exact ⟨.inr, fun h => h.elim (fun h => h ▸ hb) id⟩
    · exact ⟨b :: l', List.nodup_cons.mpr ⟨hb, hnodup⟩, fun a => by
        rw [List.mem_cons, List.mem_cons, hl']⟩

/-- The values of a draw, each once. -/
theorem exists_nodup (d : Draw α) : ∃ l : List α, l.Nodup ∧ ∀ a, a ∈ l ↔ a ∈ d := by
  suffices h : ∃ l : List α, ∀ a, a ∈ l ↔ a ∈ d by
    obtain ⟨l, hl⟩ := h
    obtain ⟨l', hnodup, hl'⟩ := exists_nodup_of_list l
    exact ⟨l', hnodup, fun a => (hl' a).trans (hl a)⟩
  induction d with
  | pure b => exact ⟨[b], fun a => List.mem_singleton⟩
  | uniform n next ih =>
    obtain ⟨g, hg⟩ := Classical.skolem.mp ih
    refine ⟨(List.finRange (n + 1)).flatMap g, fun a => ?_⟩
    rw [List.mem_flatMap, mem_uniform]
    exact ⟨fun ⟨i, _, h⟩ => ⟨i, (hg i a).mp h⟩,
      fun ⟨i, h⟩ => ⟨i, List.mem_finRange i, (hg i a).mpr h⟩⟩

variable [DecidableEq α]

theorem sum_map_indicator {l : List α} (hl : l.Nodup) {b : α} :
    (l.map fun a => indicator (a = b)).sum = indicator (b ∈ l) := by
  induction l with
  | nil => rw [indicator_neg List.not_mem_nil]; rfl
  | cons c l ih =>
    obtain ⟨hc, hl⟩ := List.nodup_cons.mp hl
    rw [List.map_cons, List.sum_cons, ih hl]
    by_cases hcb : c = b
    · subst hcb
      rw [indicator_pos rfl, indicator_neg hc, indicator_pos List.mem_cons_self, Rat.add_zero]
    · rw [indicator_neg hcb, Rat.zero_add]
      by_cases hb : b ∈ l
      · rw [indicator_pos hb, indicator_pos (List.mem_cons_of_mem c hb)]
      · rw [indicator_neg hb, indicator_neg fun h => (List.mem_cons.mp h).elim
          (fun h => hcb h.symm) hb]

/-- The probabilities of the values of a draw sum to one. -/
theorem sum_prob_of_nodup {d : Draw α} {l : List α} (hl : l.Nodup) (h : ∀ a, a ∈ d → a ∈ l) :
    (l.map d.prob).sum = 1 := by
  have hsum (l : List α) :
      (l.map d.prob).sum = d.expect fun b => (l.map fun a => indicator (a = b)).sum := by
    induction l with
    | nil => exact (expect_const 0 d).symm
    | cons a l ih => simp only [List.map_cons, List.sum_cons, expect_add, ih]; rfl
  rw [hsum, expect_congr (g := fun _ => 1), expect_const]
  intro b hb
  rw [sum_map_indicator hl, indicator_pos (h b hb)]

/-- **Claim.** When each value of a draw has the probability `1 / N`, there are `N` values: every
list of them without duplicates has the length `N`. -/
theorem length_of_prob_eq {d : Draw α} {N : Nat} (hN : 0 < N) {l : List α} (hl : l.Nodup)
    (h : ∀ a, a ∈ l ↔ a ∈ d) (hprob : ∀ a, a ∈ d → d.prob a = 1 / N) : l.length = N := by
  have hone := sum_prob_of_nodup hl fun a => (h a).mpr
  rw [List.map_congr_left fun a ha => hprob a ((h a).mp ha), List.map_const'] at hone
  have hsum (k : Nat) (x : Rat) : (List.replicate k x).sum = k * x := by
    induction k with
    | zero => rw [List.replicate_zero, List.sum_nil]; exact (Rat.zero_mul x).symm
    | succ k ih =>
      rw [List.replicate_succ, List.sum_cons, ih, Rat.natCast_add, Rat.add_mul,
        show ((1 : Nat) : Rat) = 1 from rfl, Rat.one_mul, Rat.add_comm]
  rw [hsum] at hone
  have hpos := Rat.natCast_pos.mpr hN
  have hcast : (l.length : Rat) = N := by grind
  exact Rat.natCast_inj.mp hcast

end Spec.MDP.Draw
