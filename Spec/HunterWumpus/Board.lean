module

public import Spec.HunterWumpus.Properties

/-!
# Drawing the pits of a board

The pits are drawn one after another on free cells, so that every set of the right size is equally
likely: among `m` free cells, a set of `k` cells comes out with the probability one over the
binomial coefficient of `m` and `k`.

## Main definitions

* `choose`: the binomial coefficients.

## Main statements

* `length_free_take`: a taken cell is one free cell less.
* `expect_drawCell`: one cell, all free ones equally likely.
* `prob_drawPits`: all sets of pits are equally likely.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-! ### Binomial coefficients -/

/-- The binomial coefficients, which count the sets of `k` elements among `m`, by Pascal's rule. -/
def choose : Nat → Nat → Nat
  | _, 0 => 1
  | 0, _ + 1 => 0
  | m + 1, k + 1 => choose m k + choose m (k + 1)

theorem choose_zero (m : Nat) : choose m 0 = 1 := by cases m <;> rfl

theorem choose_pos {m k : Nat} (h : k ≤ m) : 0 < choose m k := by
  induction m generalizing k with
  | zero => rw [Nat.le_zero.mp h]; decide
  | succ m ih =>
    cases k with
    | zero => rw [choose_zero]; decide
    | succ k => exact Nat.add_pos_left (ih (by omega)) _

theorem succ_mul_choose (m k : Nat) :
    (k + 1) * choose (m + 1) (k + 1) = (m + 1) * choose m k := by
  induction m generalizing k with
  | zero => cases k <;> simp [choose]
  | succ m ih =>
    cases k with
    | zero =>
      have := ih 0
      rw [choose_zero] at *
      rw [choose, choose_zero]
      omega
    | succ k =>
      have h₁ := ih k
      have h₂ := ih (k + 1)
      rw [choose, choose.eq_3 m k] at *
      grind

/-! ### The free cells -/

theorem mem_cells (c : Cell n) : c ∈ cells n :=
  List.mem_flatMap.mpr ⟨c.y, List.mem_finRange _, List.mem_map.mpr ⟨c.x, List.mem_finRange _, rfl⟩⟩

theorem length_cells (n : Nat) : (cells n).length = n * n := by
  rw [cells, List.length_flatMap]
  simp only [List.length_map, List.length_finRange, List.map_const', List.sum_replicate_nat]

theorem nodup_finRange (n : Nat) : (List.finRange n).Nodup := by
  induction n with
  | zero => exact List.nodup_nil
  | succ n ih =>
    rw [List.finRange_succ, List.nodup_cons]
    refine ⟨fun h => ?_, ?_⟩
    · obtain ⟨i, -, hi⟩ := List.mem_map.mp h
      exact absurd hi (Fin.succ_ne_zero i)
    · exact List.pairwise_map.mpr (List.Pairwise.imp (fun h hs => h (Fin.succ_inj.mp hs)) ih)

theorem nodup_cells (n : Nat) : (cells n).Nodup := by
  rw [cells, List.nodup_iff_pairwise_ne, List.pairwise_flatMap]
  refine ⟨fun y _ => List.pairwise_map.mpr (List.Pairwise.imp ?_ (nodup_finRange n)),
    List.Pairwise.imp ?_ (nodup_finRange n)⟩
  · exact fun h hc => h (congrArg Cell.x hc)
  · rintro y y' h c hc d hd rfl
    obtain ⟨i, -, rfl⟩ := List.mem_map.mp hc
    obtain ⟨j, -, hj⟩ := List.mem_map.mp hd
    exact h (congrArg Cell.y hj).symm

theorem mem_free {taken : Cell n → Bool} {c : Cell n} : c ∈ free taken ↔ taken c = false := by
  rw [free, List.mem_filter, Bool.not_eq_true']
  exact and_iff_right (mem_cells c)

theorem nodup_free (taken : Cell n → Bool) : (free taken).Nodup :=
  List.Pairwise.filter _ (nodup_cells n)

/-- One more taken cell is one free cell less. -/
theorem free_take (taken : Cell n → Bool) (c : Cell n) :
    free (fun d => taken d || decide (d = c)) = (free taken).erase c := by
  rw [(nodup_free taken).erase_eq_filter, free, free, List.filter_filter]
  congr 1
  funext d
  grind

theorem length_free_take {taken : Cell n → Bool} {c : Cell n} (h : taken c = false) :
    (free fun d => taken d || decide (d = c)).length = (free taken).length - 1 := by
  rw [free_take, List.length_erase_of_mem (mem_free.mpr h)]

theorem countP_free_take {taken P : Cell n → Bool} {c : Cell n} (h : taken c = false)
    (hc : P c = true) :
    (free fun d => taken d || decide (d = c)).countP P = (free taken).countP P - 1 := by
  have := (List.perm_cons_erase (mem_free.mpr h)).countP_eq P
  rw [List.countP_cons, if_pos hc] at this
  rw [free_take, this, Nat.add_sub_cancel]

/-! ### One cell -/

/-- **Claim.** The expectation over a free cell is the mean over the free cells. -/
theorem expect_drawCell {default : Cell n} {taken : Cell n → Bool} {c : Cell n}
    (hc : taken c = false) (f : Cell n → Rat) :
    (drawCell default taken).expect f = ((free taken).map f).sum / (free taken).length :=
  Draw.expect_among (List.ne_nil_of_mem (mem_free.mpr hc)) f

theorem mem_drawCell {default c : Cell n} {taken : Cell n → Bool} (hc : taken c = false)
    {d : Cell n} : d ∈ drawCell default taken ↔ taken d = false :=
  (Draw.mem_among (List.ne_nil_of_mem (mem_free.mpr hc))).trans mem_free

/-- The sum of a function that is constant where a test holds, and zero elsewhere. -/
theorem sum_map_ite {α : Type} (p : α → Bool) (f : α → Rat) (x : Rat) (l : List α)
    (h₁ : ∀ a, a ∈ l → p a = true → f a = x) (h₀ : ∀ a, a ∈ l → p a = false → f a = 0) :
    (l.map f).sum = l.countP p * x := by
  induction l with
  | nil => rw [List.map_nil, List.countP_nil]; exact (Rat.zero_mul x).symm
  | cons a as ih =>
    rw [List.map_cons, List.sum_cons, ih (fun b hb => h₁ b (.tail a hb)) fun b hb =>
      h₀ b (.tail a hb), List.countP_cons, Rat.natCast_add]
    cases hp : p a with
    | true => rw [h₁ a List.mem_cons_self hp, if_pos rfl]; grind
    | false => rw [h₀ a List.mem_cons_self hp, if_neg (by decide)]; grind

/-! ### The pits -/

noncomputable instance : DecidableEq (Cell n → Bool) := Classical.typeDecidableEq _

/-- What comes out has the pits that were there, and no other one on taken cells. -/
theorem eq_of_mem_drawPits {default : Cell n} {taken pits Q : Cell n → Bool} {k : Nat}
    (hfree : k ≤ (free taken).length) (h : Q ∈ drawPits default taken pits k) :
    (∀ c, taken c = true → Q c = pits c) ∧ ∀ c, pits c = true → Q c = true := by
  induction k generalizing taken pits with
  | zero => rw [Draw.mem_pure.mp h]; exact ⟨fun _ _ => rfl, fun _ h => h⟩
  | succ k ih =>
    obtain ⟨c, hc, hQ⟩ := Draw.mem_bind.mp h
    obtain ⟨e, he⟩ := List.exists_mem_of_length_pos (l := free taken) (by omega)
    rw [mem_drawCell (mem_free.mp he)] at hc
    obtain ⟨h₁, h₂⟩ := ih (by rw [length_free_take hc]; omega) hQ
    refine ⟨fun d hd => ?_, fun d hd => h₂ d (by rw [hd, Bool.true_or])⟩
    have hne : d ≠ c := fun hdc => by rw [hdc, hc] at hd; exact Bool.noConfusion hd
    have := h₁ d (by rw [hd, Bool.true_or])
    rwa [decide_eq_false hne, Bool.or_false] at this

/-- On the cells that were free there are as many pits as were drawn. -/
theorem countP_of_mem_drawPits {default : Cell n} {taken pits Q : Cell n → Bool} {k : Nat}
    (hpits : ∀ c, taken c = false → pits c = false) (hfree : k ≤ (free taken).length)
    (h : Q ∈ drawPits default taken pits k) : (free taken).countP Q = k := by
  induction k generalizing taken pits with
  | zero =>
    rw [Draw.mem_pure.mp h]
    exact List.countP_eq_zero.mpr fun c hc =>
      Bool.eq_false_iff.mp (hpits c (mem_free.mp hc))
  | succ k ih =>
    obtain ⟨c, hc, hQ⟩ := Draw.mem_bind.mp h
    obtain ⟨e, he⟩ := List.exists_mem_of_length_pos (l := free taken) (by omega)
    rw [mem_drawCell (mem_free.mp he)] at hc
    have hlen : k ≤ (free fun d => taken d || decide (d = c)).length := by
      rw [length_free_take hc]; omega
    have hQc := (eq_of_mem_drawPits hlen hQ).2 c (by rw [decide_eq_true rfl, Bool.or_true])
    have hcount := ih (fun d hd => by
      rw [Bool.or_eq_false_iff] at hd ⊢
      exact ⟨hpits d hd.1, hd.2⟩) hlen hQ
    rw [countP_free_take hc hQc] at hcount
    have := List.countP_pos_iff.mpr ⟨c, mem_free.mpr hc, hQc⟩
    omega

/-- **Claim.** All sets of pits are equally likely: among `m` free cells, a set of `k` of them comes
out with the probability one over the binomial coefficient of `m` and `k`. -/
theorem prob_drawPits {default : Cell n} {taken pits P : Cell n → Bool} {k : Nat}
    (htaken : ∀ c, taken c = true → P c = pits c) (hpits : ∀ c, pits c = true → taken c = true)
    (hk : (free taken).countP P = k) :
    (drawPits default taken pits k).prob P = 1 / choose (free taken).length k := by
  induction k generalizing taken pits with
  | zero =>
    have hP : P = pits := by
      funext c
      cases hc : taken c with
      | true => exact htaken c hc
      | false =>
        have h₁ := List.countP_eq_zero.mp hk c (mem_free.mpr hc)
        cases hp : pits c with
        | true => rw [hpits c hp] at hc; exact Bool.noConfusion hc
        | false => exact Bool.eq_false_iff.mpr h₁
    rw [drawPits, Draw.prob_pure, indicator_pos hP, choose_zero]
    rw [show ((1 : Nat) : Rat) = 1 from rfl]
    grind
  | succ k ih =>
    have hlen := List.countP_le_length (p := P) (l := free taken)
    obtain ⟨m, hm⟩ : ∃ m, (free taken).length = m + 1 := ⟨(free taken).length - 1, by omega⟩
    obtain ⟨e, he⟩ := List.exists_mem_of_length_pos (l := free taken) (by omega)
    have hsum : ((free taken).map fun c => (drawPits default (fun d => taken d || decide (d = c))
        (fun d => pits d || decide (d = c)) k).prob P).sum =
          (free taken).countP P * (1 / choose m k : Rat) := by
      refine sum_map_ite P _ _ _ (fun c hc hPc => ?_) fun c hc hPc => ?_
      · have hc := mem_free.mp hc
        rw [ih, length_free_take hc, hm, Nat.add_sub_cancel]
        · intro d hd
          by_cases hdc : d = c
          · rw [hdc, hPc, decide_eq_true rfl, Bool.or_true]
          · rw [decide_eq_false hdc, Bool.or_false] at hd ⊢
            exact htaken d hd
        · intro d hd
          by_cases hdc : d = c
          · rw [hdc, decide_eq_true rfl, Bool.or_true]
          · rw [decide_eq_false hdc, Bool.or_false] at hd ⊢
            exact hpits d hd
        · rw [countP_free_take hc hPc, hk, Nat.add_sub_cancel]
      · refine Draw.prob_eq_zero fun hmem => ?_
        have hc := mem_free.mp hc
        have := (eq_of_mem_drawPits (by rw [length_free_take hc]; omega) hmem).2 c
          (by rw [decide_eq_true rfl, Bool.or_true])
        rw [hPc] at this
        exact Bool.noConfusion this
    have hprob : (drawPits default taken pits (k + 1)).prob P =
        (drawCell default taken).expect fun c =>
          (drawPits default (fun d => taken d || decide (d = c))
            (fun d => pits d || decide (d = c)) k).prob P := Draw.expect_bind _ _ _
    rw [hprob, expect_drawCell (mem_free.mp he), hsum, hk, hm]
    have hchoose : ((k + 1 : Nat) : Rat) * choose (m + 1) (k + 1) = (m + 1 : Nat) * choose m k := by
      exact_mod_cast succ_mul_choose m k
    have h₁ := Rat.natCast_pos.mpr (choose_pos (show k ≤ m by omega))
    have h₂ := Rat.natCast_pos.mpr (choose_pos (show k + 1 ≤ m + 1 by omega))
    have h₃ := Rat.natCast_pos.mpr (Nat.succ_pos m)
    clear ih hsum hprob
    grind

end Spec.HunterWumpus
