module

public import Spec.HunterWumpus.Kernel
public import Spec.HunterWumpus.Refinement.State
public import Spec.MDP.Among

/-!
# Choosing a free cell by words

The kernel chooses a cell that is still free as `drawCell` does.

## Main definitions

* `Kernel.Free`: a word has the bits of the cells that are not taken.

## Main statements

* `Kernel.free_grid`: the bits of the grid.
* `Kernel.Free.take`: one cell less is free.
* `Kernel.Free.draw`: the cell that a random word chooses.
* `Kernel.Free.sums_draw`: the sums of the cells that are then left.
-/

@[expose] public section

namespace Spec.HunterWumpus.Kernel

open Spec.MDP Machine

variable {n : Nat}

/-! ### The grid -/

theorem map_cells (hn : n ≤ 8) :
    (cells n).map (fun c => c.word.toNat) =
      (List.range 64).filter fun j => decide (j % 8 < n ∧ j / 8 < n) := by
  have h : n = 0 ∨ n = 1 ∨ n = 2 ∨ n = 3 ∨ n = 4 ∨ n = 5 ∨ n = 6 ∨ n = 7 ∨ n = 8 := by omega
  rcases h with rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl <;> rfl

theorem grid_bits {size : UInt64} (hs : size.toNat = n) (h₂ : 2 ≤ n) (hn : n ≤ 8) :
    (∀ j < 64, (grid size).toNat.testBit j = decide (j % 8 < n ∧ j / 8 < n)) ∧
      (List.range 64).countP (grid size).toNat.testBit = n * n := by
  have h : n = 2 ∨ n = 3 ∨ n = 4 ∨ n = 5 ∨ n = 6 ∨ n = 7 ∨ n = 8 := by omega
  rw [← UInt64.ofNat_toNat (x := size), hs]
  rcases h with rfl | rfl | rfl | rfl | rfl | rfl | rfl <;> decide +kernel

/-! ### Free cells -/

/-- The word has the bits of the cells that are not taken, `m` of them. -/
structure Free (x : UInt64) (taken : Cell n → Bool) (m : Nat) : Prop where
  /-- The bits are those of the cells that are not taken. -/
  holds : Holds x fun c => !taken c
  /-- There are `m` of them. -/
  count : (List.range 64).countP x.toNat.testBit = m

theorem free_grid {size : UInt64} (hs : size.toNat = n) (h₂ : 2 ≤ n) (hn : n ≤ 8) :
    Free (n := n) (grid size) (fun _ => false) (n * n) := by
  obtain ⟨hbits, hcount⟩ := grid_bits hs h₂ hn
  refine ⟨fun j => ?_, hcount⟩
  have hlt := (grid size).toNat_lt
  by_cases hj : j < 64
  · rw [hbits j hj, decide_eq_true_eq]
    constructor
    · intro ⟨hx, hy⟩
      refine ⟨⟨⟨j % 8, hx⟩, ⟨j / 8, hy⟩⟩, ?_, rfl⟩
      rw [toNat_word hn]
      exact Nat.div_add_mod j 8
    · rintro ⟨c, hc, -⟩
      have hx := c.x.isLt
      have hy := c.y.isLt
      rw [toNat_word hn] at hc
      omega
  · have hpow : 2 ^ 64 ≤ 2 ^ j := Nat.pow_le_pow_right (by decide) (by omega)
    rw [Nat.testBit_lt_two_pow (by omega)]
    refine iff_of_false (by decide) ?_
    rintro ⟨c, hc, -⟩
    have := toNat_word_lt hn c
    omega

/-- The places of the ones are the cells that are not taken, in their order. -/
theorem Free.map_free {x : UInt64} {taken : Cell n → Bool} {m : Nat} (h : Free x taken m)
    (hn : n ≤ 8) :
    (free taken).map (fun c => c.word.toNat) = (List.range 64).filter x.toNat.testBit := by
  have hcomp : (fun c : Cell n => !taken c) = x.toNat.testBit ∘ fun c => c.word.toNat :=
    funext fun c => (h.holds.testBit_word hn c).symm
  rw [free, hcomp, ← List.filter_map, map_cells hn, List.filter_filter]
  congr 1
  funext j
  rw [Bool.and_eq_left_iff_imp]
  intro hj
  obtain ⟨c, hc, -⟩ := (h.holds j).mp hj
  have hx := c.x.isLt
  have hy := c.y.isLt
  rw [toNat_word hn] at hc
  rw [decide_eq_true_eq]
  omega

theorem Free.length_free {x : UInt64} {taken : Cell n → Bool} {m : Nat} (h : Free x taken m)
    (hn : n ≤ 8) : (free taken).length = m := by
  rw [← List.length_map (f := fun c : Cell n => c.word.toNat), h.map_free hn,
    ← List.countP_eq_length_filter, h.count]

/-- Counting without one of the counted numbers. -/
theorem countP_ne (N : Nat) (p : Nat → Bool) (i : Nat) :
    ((List.range N).countP fun j => p j && !decide (j = i)) +
      (if i < N ∧ p i = true then 1 else 0) = (List.range N).countP p := by
  induction N with
  | zero => rw [if_neg fun h => Nat.not_lt_zero i h.1]; rfl
  | succ N ih =>
    rw [List.range_succ, List.countP_append, List.countP_append, List.countP_singleton,
      List.countP_singleton, ← ih]
    by_cases hi : N = i
    · rw [decide_eq_true hi, Bool.not_true, Bool.and_false, if_neg (by decide), hi,
        if_neg (c := i < i ∧ p i = true) (by omega)]
      cases p i
      · rw [if_neg fun h => absurd h.2 (by decide), if_neg (by decide)]
      · rw [if_pos ⟨Nat.lt_succ_self i, rfl⟩, if_pos rfl]
    · rw [decide_eq_false hi, Bool.not_false, Bool.and_true]
      have hiff : (i < N + 1 ∧ p i = true) ↔ (i < N ∧ p i = true) :=
        and_congr_left fun _ => by omega
      simp only [hiff]
      omega

/-- **Claim.** One cell less is free. -/
theorem Free.take {x : UInt64} {taken : Cell n → Bool} {m : Nat} (h : Free x taken m) (hn : n ≤ 8)
    {c : Cell n} (hc : taken c = false) :
    Free (x ^^^ single c.word) (fun d => taken d || decide (d = c)) (m - 1) := by
  have hbit : x.toNat.testBit c.word.toNat = true := by
    rw [h.holds.testBit_word hn, hc]; rfl
  have hxor : ∀ j, (x ^^^ single c.word).toNat.testBit j =
      (x.toNat.testBit j && !decide (j = c.word.toNat)) := by
    intro j
    rw [UInt64.toNat_xor, Nat.testBit_xor, testBit_single hn]
    by_cases hj : j = c.word.toNat
    · rw [decide_eq_true hj, decide_eq_true hj.symm, hj, hbit]; rfl
    · rw [decide_eq_false hj, decide_eq_false (fun h => hj h.symm), Bool.xor_false,
        Bool.not_false, Bool.and_true]
  constructor
  · intro j
    rw [hxor, Bool.and_eq_true, h.holds, Bool.not_eq_true', decide_eq_false_iff_not]
    constructor
    · rintro ⟨⟨d, rfl, hd⟩, hne⟩
      rw [Bool.not_eq_true'] at hd
      have hdc : ¬ d = c := fun hdc => hne (hdc ▸ rfl)
      exact ⟨d, rfl, by simp only [hd, hdc, decide_false, Bool.or_self, Bool.not_false]⟩
    · rintro ⟨d, rfl, hd⟩
      rw [Bool.not_eq_true', Bool.or_eq_false_iff, decide_eq_false_iff_not] at hd
      refine ⟨⟨d, rfl, by simp only [hd.1, Bool.not_false]⟩, fun he => hd.2 ?_⟩
      rwa [UInt64.toNat_inj, word_inj hn] at he
  · have hcount := countP_ne 64 x.toNat.testBit c.word.toNat
    rw [if_pos ⟨toNat_word_lt hn c, hbit⟩, h.count] at hcount
    rw [funext hxor]
    omega

/-! ### The choice -/

/-- **Claim.** A random word chooses the free cell that the specification draws. -/
theorem Free.draw {x : UInt64} {taken : Cell n → Bool} {m : UInt32} (h : Free x taken m.toNat)
    (hn : n ≤ 8) (hm : 0 < m.toNat) (default : Cell n) (u : UInt64) :
    ∃ c, taken c = false ∧ Kernel.draw x m u = c.word ∧
      ∀ us, (drawCell default taken).run (u :: us) = (c, us) := by
  have hlen := h.length_free hn
  have hne : free taken ≠ [] := List.length_pos_iff.mp (by omega)
  obtain ⟨hl, heq⟩ := Draw.among_of_ne_nil (default := default) hne
  have hi : u.toNat * m.toNat / 2 ^ 64 < (free taken).length := by
    rw [hlen]; exact Random.mul_div_lt hm u.toNat_lt
  have hindex : (choice m u).toNat = u.toNat * m.toNat / 2 ^ 64 := by
    rw [choice, UInt32.toNat_toUInt64, Random.toNat_index]
  refine ⟨(free taken)[u.toNat * m.toNat / 2 ^ 64], ?_, ?_, fun us => ?_⟩
  · have hfree := (List.mem_filter.mp (List.getElem_mem hi)).2
    rwa [Bool.not_eq_true'] at hfree
  · have hv : ((List.range 64).filter x.toNat.testBit)[(choice m u).toNat]? =
        some ((free taken)[u.toNat * m.toNat / 2 ^ 64]).word.toNat := by
      rw [← h.map_free hn, hindex, List.getElem?_map, List.getElem?_eq_getElem hi]
      rfl
    rw [← UInt64.toNat_inj, Kernel.draw, Bits.toNat_select hv]
  · rw [drawCell, heq, Draw.run_uniform_cons, Draw.run_pure]
    congr 1
    rw [List.get_eq_getElem]
    congr 1
    rw [Fin.val_cast, Draw.val_branch, hl, hlen]

/-- **Claim.** The sums of the cells that are left when a random word has chosen one. -/
theorem Free.sums_draw {x : UInt64} {taken : Cell n → Bool} {m : UInt32}
    (h : Free x taken m.toNat) (hm : 0 < m.toNat) (u : UInt64) :
    Bits.without (Bits.sums x) (Bits.byte (Bits.sums x) (choice m u)) =
      Bits.sums (x ^^^ single (Kernel.draw x m u)) := by
  have hi : (choice m u).toNat < ((List.range 64).filter x.toNat.testBit).length := by
    rw [← List.countP_eq_length_filter, h.count, choice, UInt32.toNat_toUInt64, Random.toNat_index]
    exact Random.mul_div_lt hm u.toNat_lt
  exact (Bits.sums_xor (List.getElem?_eq_getElem hi)).symm

end Spec.HunterWumpus.Kernel
