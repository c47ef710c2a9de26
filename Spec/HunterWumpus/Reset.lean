module

public import Spec.HunterWumpus.Board

/-!
# The boards of HunterWumpus

Every board on which the wumpus, the gold and the pits are apart and off the corner of the player is
equally likely, and no other one occurs. So what is true of every game that can occur is so of every
reachable state.

## Main statements

* `prob_reset`: every board is equally likely.
* `mem_reset`: which boards occur.
* `valid_of_reachable`: what is true of every state that can be reached.
* `within_reset`, `abs_prob_sample_reset_sub_le`: how a board is drawn by random words, and how near
  this is to the law above.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

noncomputable instance : DecidableEq (State n) := Classical.typeDecidableEq _

/-- The wumpus, the gold and the pits are apart and off the corner of the player, and there are as
many pits as the game has. -/
structure Board (H : HunterWumpus n) (w g : Cell n) (P : Cell n → Bool) : Prop where
  /-- The wumpus is not where the player starts. -/
  wumpus_ne_start : w ≠ start H.size_pos
  /-- The gold is not where the player starts. -/
  gold_ne_start : g ≠ start H.size_pos
  /-- The gold is not where the wumpus is. -/
  gold_ne_wumpus : g ≠ w
  /-- There is no pit where the player starts. -/
  start_not_pit : P (start H.size_pos) = false
  /-- There is no pit where the wumpus is. -/
  wumpus_not_pit : P w = false
  /-- There is no pit where the gold is. -/
  gold_not_pit : P g = false
  /-- There are as many pits as the game has. -/
  countP_pits : (cells n).countP P = H.numPits

variable {H : HunterWumpus n} {w g : Cell n} {P : Cell n → Bool}

/-- The expectation of a function that is zero but at one free cell. -/
theorem expect_drawCell_of {default : Cell n} {taken : Cell n → Bool} {c : Cell n}
    (hc : taken c = false) {f : Cell n → Rat} (h : ∀ d, taken d = false → d ≠ c → f d = 0) :
    (drawCell default taken).expect f = f c / (free taken).length := by
  have hcount : (free taken).countP (fun d => d == c) = 1 :=
    (List.Nodup.count (a := c) (nodup_free taken)).trans (if_pos (mem_free.mpr hc))
  rw [expect_drawCell hc, sum_map_ite (fun d => d == c) f (f c) (free taken)
    (fun d _ hd => by rw [eq_of_beq hd]) (fun d hd hdc => h d (mem_free.mp hd) (by grind)), hcount,
    show ((1 : Nat) : Rat) = 1 from rfl, Rat.one_mul]

theorem length_free_start (c : Cell n) :
    (free fun d => decide (d = c)).length = n * n - 1 := by
  have h := length_free_take (taken := fun _ => false) (c := c) rfl
  have hall : (free fun _ : Cell n => false).length = n * n := by
    rw [← length_cells n, free]
    exact congrArg _ (List.filter_eq_self.mpr fun _ _ => rfl)
  rw [hall] at h
  exact h

theorem length_free_two {c d : Cell n} (h : d ≠ c) :
    (free fun e => decide (e = c) || decide (e = d)).length = n * n - 2 := by
  rw [length_free_take (taken := fun e => decide (e = c)) (decide_eq_false h), length_free_start]
  omega

theorem length_free_three {c d e : Cell n} (hd : d ≠ c) (hec : e ≠ c) (hed : e ≠ d) :
    (free fun i => decide (i = c) || decide (i = d) || decide (i = e)).length = n * n - 3 := by
  rw [length_free_take (taken := fun i => decide (i = c) || decide (i = d))
    (Bool.or_eq_false_iff.mpr ⟨decide_eq_false hec, decide_eq_false hed⟩), length_free_two hd]
  omega

/-- All pits of a board are on the cells that are free before they are drawn. -/
theorem countP_free_three {c d e : Cell n} (hc : P c = false) (hd : P d = false)
    (he : P e = false) :
    (free fun i => decide (i = c) || decide (i = d) || decide (i = e)).countP P =
      (cells n).countP P := by
  rw [free, List.countP_filter]
  refine List.countP_congr fun i _ => ?_
  rw [Bool.and_eq_true, Bool.not_eq_true', and_iff_left_iff_imp]
  intro hi
  have h₁ : i ≠ c := fun h => by rw [h, hc] at hi; exact Bool.noConfusion hi
  have h₂ : i ≠ d := fun h => by rw [h, hd] at hi; exact Bool.noConfusion hi
  have h₃ : i ≠ e := fun h => by rw [h, he] at hi; exact Bool.noConfusion hi
  rw [decide_eq_false h₁, decide_eq_false h₂, decide_eq_false h₃]; rfl

theorem initial_inj {h : 0 < n} {w' g' : Cell n} {P' : Cell n → Bool} :
    initial h w g P = initial h w' g' P' ↔ w = w' ∧ g = g' ∧ P = P' := by
  constructor
  · intro heq
    exact ⟨congrArg State.wumpus heq, congrArg State.gold heq, congrArg State.pits heq⟩
  · rintro ⟨rfl, rfl, rfl⟩; rfl

/-- **Claim.** Every board is equally likely: the wumpus, the gold and the `k` pits on given cells
have the probability `1 / ((n² - 1) (n² - 2) C(n² - 3, k))`. -/
theorem prob_reset (h : Board H w g P) :
    (reset H).prob (initial H.size_pos w g P) =
      1 / ((n * n - 1) * (n * n - 2) * choose (n * n - 3) H.numPits : Nat) := by
  have hw : decide (w = start H.size_pos) = false := decide_eq_false h.wumpus_ne_start
  have hg : (decide (g = start H.size_pos) || decide (g = w)) = false := by
    rw [decide_eq_false h.gold_ne_start, decide_eq_false h.gold_ne_wumpus]; rfl
  have hpits := prob_drawPits (default := start H.size_pos) (P := P) (pits := fun _ => false)
    (taken := fun c => decide (c = start H.size_pos) || decide (c = w) || decide (c = g))
    (k := H.numPits) (fun c hc => by
      simp only [Bool.or_eq_true, decide_eq_true_eq] at hc
      rcases hc with (rfl | rfl) | rfl
      · exact h.start_not_pit
      · exact h.wumpus_not_pit
      · exact h.gold_not_pit) (fun _ hc => Bool.noConfusion hc)
    (by rw [countP_free_three h.start_not_pit h.wumpus_not_pit h.gold_not_pit, h.countP_pits])
  rw [length_free_three h.wumpus_ne_start h.gold_ne_start h.gold_ne_wumpus] at hpits
  rw [reset, Draw.prob, Draw.expect_bind, expect_drawCell_of hw, length_free_start,
    Draw.expect_bind, expect_drawCell_of hg, length_free_two h.wumpus_ne_start, Draw.map,
    Draw.expect_bind]
  · simp only [Draw.expect_pure]
    have hcongr : (fun Q => indicator (initial H.size_pos w g P = initial H.size_pos w g Q)) =
        fun Q => indicator (P = Q) := funext fun Q => indicator_congr (by
      rw [initial_inj]; exact ⟨fun h => h.2.2, fun h => ⟨rfl, rfl, h⟩⟩)
    rw [hcongr]
    rw [Draw.prob] at hpits
    rw [hpits, Rat.natCast_mul, Rat.natCast_mul]
    have hinv : ∀ a b c : Rat, 1 / c / b / a = 1 / (a * b * c) := fun a b c => by grind
    exact hinv _ _ _
  · intro d _ hd
    rw [Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
    intro s hs
    obtain ⟨Q, -, rfl⟩ := Draw.mem_map.mp hs
    exact indicator_neg fun heq => hd (initial_inj.mp heq).2.1.symm
  · intro d _ hd
    rw [Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
    intro s hs
    obtain ⟨e, -, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨Q, -, rfl⟩ := Draw.mem_map.mp hs
    exact indicator_neg fun heq => hd (initial_inj.mp heq).1.symm

/-- **Claim.** The boards that occur are those on which the wumpus, the gold and the right number of
pits are apart and off the corner of the player. -/
theorem mem_reset {s : State n} :
    s ∈ reset H ↔ ∃ w g P, Board H w g P ∧ s = initial H.size_pos w g P := by
  constructor
  · intro hs
    have hsize := H.numPits_le
    obtain ⟨w, hw, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨g, hg, hs⟩ := Draw.mem_bind.mp hs
    obtain ⟨P, hP, rfl⟩ := Draw.mem_map.mp hs
    obtain ⟨e, he⟩ := List.exists_mem_of_length_pos
      (l := free fun d => decide (d = start H.size_pos)) (by rw [length_free_start]; omega)
    have hw := of_decide_eq_false ((mem_drawCell (mem_free.mp he)).mp hw)
    obtain ⟨e, he⟩ := List.exists_mem_of_length_pos
      (l := free fun d => decide (d = start H.size_pos) || decide (d = w))
      (by rw [length_free_two hw]; omega)
    have hg := Bool.or_eq_false_iff.mp ((mem_drawCell (mem_free.mp he)).mp hg)
    have hgs := of_decide_eq_false hg.1
    have hgw := of_decide_eq_false hg.2
    have hlen := length_free_three hw hgs hgw
    have hfree : H.numPits ≤ (free fun c => decide (c = start H.size_pos) || decide (c = w) ||
        decide (c = g)).length := by rw [hlen]; omega
    have hcount := countP_of_mem_drawPits (fun _ _ => rfl) hfree hP
    obtain ⟨htaken, -⟩ := eq_of_mem_drawPits hfree hP
    have hPs := htaken (start H.size_pos) (by simp only [decide_true, Bool.true_or])
    have hPw := htaken w (by simp only [decide_true, Bool.true_or, Bool.or_true])
    have hPg := htaken g (by simp only [decide_true, Bool.or_true])
    exact ⟨w, g, P, ⟨hw, hgs, hgw, hPs, hPw, hPg,
      by rw [← countP_free_three hPs hPw hPg, hcount]⟩, rfl⟩
  · rintro ⟨w, g, P, h, rfl⟩
    refine Classical.byContradiction fun hmem => ?_
    have hzero := Draw.prob_eq_zero hmem
    have hsize := H.numPits_le
    rw [prob_reset h] at hzero
    have hpos : 0 < (n * n - 1) * (n * n - 2) * choose (n * n - 3) H.numPits :=
      Nat.mul_pos (Nat.mul_pos (by omega) (by omega)) (choose_pos (by omega))
    have hpos := Rat.inv_pos.mpr (Rat.natCast_pos.mpr hpos)
    rw [Rat.div_def, Rat.one_mul] at hzero
    grind

/-- **Claim.** What is true of every game that can occur: every state that can be reached is
valid. -/
theorem valid_of_reachable {s : State n} (h : H.toEnv.Reachable s) : Valid H s := by
  induction h with
  | reset hs =>
    obtain ⟨w, g, P, h, rfl⟩ := mem_reset.mp hs
    exact valid_initial h.wumpus_ne_start h.gold_ne_start h.start_not_pit h.wumpus_not_pit
      h.gold_not_pit h.countP_pits
  | step _ hr ih =>
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H _ _ _).mp hr
    exact ih.step _ u

/-! ### Drawing by random words -/

/-- One free cell is drawn with one random word. -/
theorem within_drawCell (default : Cell n) (taken : Cell n → Bool) :
    (drawCell default taken).Within 1 (n * n) := by
  have hle : (free taken).length ≤ n * n := length_cells n ▸ List.length_filter_le _ _
  rw [drawCell]
  generalize free taken = l at hle
  cases l with
  | nil => trivial
  | cons a as =>
    exact (Draw.within_uniform fun i => Draw.within_pure _ 0 0).mono (Nat.le_refl 1)
      (by rw [Nat.zero_add]; exact Nat.le_trans (Draw.bias_le _) hle)

theorem within_drawPits (default : Cell n) (taken pits : Cell n → Bool) (k : Nat) :
    (drawPits default taken pits k).Within k (k * (n * n)) := by
  induction k generalizing taken pits with
  | zero => exact Draw.within_pure _ _ _
  | succ k ih =>
    refine ((within_drawCell default taken).bind fun c _ => ih _ _).mono (by omega) ?_
    rw [Nat.add_mul, Nat.one_mul]; omega

/-- **Claim.** A board with `k` pits takes `k + 2` random words. -/
theorem within_reset (H : HunterWumpus n) :
    (reset H).Within (H.numPits + 2) ((H.numPits + 2) * (n * n)) := by
  refine ((within_drawCell _ _).bind fun w _ => (within_drawCell _ _).bind fun g _ =>
    (within_drawPits _ _ _ _).map _).mono (by omega) ?_
  rw [Nat.add_mul]; omega

/-- **Claim.** Drawn by independent uniform words, a board with `k` pits lies in any set of boards
with a probability that differs from the set's share of all boards by at most `(k + 2) n² /
2^65`. -/
theorem abs_prob_sample_reset_sub_le (H : HunterWumpus n) (p : State n → Prop) [DecidablePred p] :
    abs (((Draw.uniformWords (H.numPits + 2)).expect fun us =>
        indicator (p ((reset H).sample us))) - (reset H).expect fun s => indicator (p s)) ≤
      ((H.numPits + 2) * (n * n) : Nat) / 2 ^ 65 :=
  Draw.abs_prob_sample_sub_le (within_reset H) p

end Spec.HunterWumpus
