module

public import Spec.Program.Reach
public import Spec.Program.Valued

/-!
# Programs as chances of rules

A program is a step of rules, or a start: the store is made of a state and an action, and what the
step leads to is read from the store after it. The law is that of the program, and the code is flat.

## Main definitions

* `Expr.every`: a condition for each of several.
* `Stmt.shown`: what the kernel computes to show that a program is safe and what holds after it.
* `Begins`: the words with which code begins, as variables of a program in their ranges.
* `Stmt.fits`: whether ranges are found for a program.
* `Stmt.chance`: the chance of a program.

## Main statements

* `Stmt.safe_of_shown`: what is shown.
* `Stmt.law_chance`, `Stmt.of_mem_chance`: the law of the chance is that of the program, and what
  holds of what is drawn.
* `Stmt.walk_of_code`, `Stmt.law_of_code`: what the code of a program has.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Program

open Spec.MDP Spec.Auto

/-! ### What holds before and after -/

/-- Whether each of several conditions holds. -/
noncomputable def Expr.every : List Expr → Expr
  | [] => .lit 1
  | [e] => e
  | e :: es => e.and (every es)

theorem Expr.eval_every {L : List Expr} {s : List Int} :
    (every L).eval s ≠ 0 ↔ ∀ e ∈ L, e.eval s ≠ 0 := by
  fun_induction every L with
  | case1 => simp [eval]
  | case2 e => simp
  | case3 e es _ ih =>
    rw [eval_and]
    by_cases h : e.eval s = 0 <;> simp [h, ih]

theorem Expr.le_ne_zero {a b : Expr} {s : List Int} :
    (a.le b).eval s ≠ 0 ↔ a.eval s ≤ b.eval s := by
  rw [eval_le]; split <;> simp [*]

/-- Whether a variable is in a range. -/
noncomputable def Expr.inRange (i : Nat) (b : Int × Int) : Expr :=
  ((lit b.1).le (var i)).and ((var i).le (lit b.2))

theorem Expr.inRange_ne_zero {i : Nat} {b : Int × Int} {s : List Int} :
    (inRange i b).eval s ≠ 0 ↔ In (s.getD i 0) b := by
  rw [inRange, eval_and]
  split
  · next h =>
    have := mt le_ne_zero.mpr (not_not_intro h)
    exact ⟨fun h => absurd rfl h, fun h => absurd h.1 this⟩
  · next h =>
    rw [le_ne_zero]
    exact ⟨fun h' => ⟨le_ne_zero.mp h, h'⟩, fun h' => h'.2⟩

theorem Within.nil : Within [] [] := ⟨rfl, fun _ _ _ h => nomatch h⟩

theorem Within.cons {x : Int} {b : Int × Int} {s : List Int} {r : List (Int × Int)} (hx : In x b)
    (h : Within s r) : Within (x :: s) (b :: r) := by
  refine ⟨congrArg (· + 1) h.1, fun i y c hy hc => ?_⟩
  cases i with
  | zero => cases hy; cases hc; exact hx
  | succ i => exact h.2 i y c hy hc

/-- Variables that are `0`. -/
theorem Within.zeros : (n : Nat) → Within (.replicate n 0) (.replicate n (0, 0))
  | 0 => .nil
  | n + 1 => .cons ⟨Int.le_refl 0, Int.le_refl 0⟩ (zeros n)

theorem Within.getD {s : List Int} {r : List (Int × Int)} (h : Within s r) {i : Nat}
    (hi : i < r.length) : In (s.getD i 0) r[i] := by
  have hl : i < s.length := h.1 ▸ hi
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hl]
  exact h.2 i _ _ (List.getElem?_eq_getElem hl) (List.getElem?_eq_getElem hi)

/-- What ranges say of variables. -/
noncomputable def Known.ofRanges (r : List (Int × Int)) : Known :=
  forceList forceBounds (mapOf (fun b => ([([], b.1)], [([], b.2)])) r) fun bounds => ⟨bounds, []⟩

/-- Ranges are true of a store whose variables are in theirs. -/
theorem fits_ofRanges {F : Frame} {s : List Int} {r : List (Int × Int)} (hs : Within s r)
    (hv : r.length = F.vars) : (Known.ofRanges r).Fits F s := by
  rw [Known.ofRanges, forceList_eq forceBounds_eq, mapOf_eq]
  refine ⟨hs.1.trans hv, fun i => ?_, nofun⟩
  rw [Known.of, nth_eq, List.getD_eq_getElem?_getD (l := r.map _), List.getElem?_map]
  by_cases hi : i < r.length
  · rw [List.getElem?_eq_getElem hi]
    exact holds_constant (hs.getD hi)
  · rw [List.getElem?_eq_none (by omega)]
    exact holds_nil

/-- Whether the analysis shows that a statement is safe, and that a condition holds after it, where
variables are in their ranges and another condition holds before it. -/
noncomputable def Stmt.shown (p : Stmt) (F : Frame) (r : List (Int × Int)) (pre post : Expr) :
    Bool :=
  decide (r.length = F.vars) &&
    ((p.reach F (pre.refine F (.ofRanges r) true)).any fun L =>
      L.all fun τ => (post.refine F τ false).isEmpty)

/-- **Claim.** Where the kernel computes that it is shown, the statement is safe, and the condition
holds of every store that it may lead to. -/
theorem Stmt.safe_of_shown {p : Stmt} {F : Frame} {r : List (Int × Int)} {pre post : Expr}
    (h : p.shown F r pre post = true) {s : List Int} (hs : Within s r) (hpre : pre.eval s ≠ 0) :
    p.Safe s ∧ ∀ t, t ∈ p.law s → post.eval t ≠ 0 := by
  rw [shown, Bool.and_eq_true, decide_eq_true_eq, Option.any_eq_true_iff_get] at h
  obtain ⟨hv, hsome, h⟩ := h
  obtain ⟨σ, hm, hf⟩ := (pre.known_sound (fits_ofRanges hs hv)).2.1 true (decide_eq_true hpre)
  obtain ⟨safe, hl⟩ := reach_sound (Option.some_get hsome).symm hm hf
  refine ⟨safe, fun t ht hpost => ?_⟩
  obtain ⟨τ, hτ, hf⟩ := hl t ht
  obtain ⟨υ, hυ, -⟩ := (post.known_sound hf).2.1 false (by simp [hpost])
  rw [List.isEmpty_iff.mp (List.all_eq_true.mp h τ hτ)] at hυ
  cases hυ

/-! ### Chances -/

/-- Words with which code begins: they are the integers of a store, which are in their ranges. -/
structure Begins (ws : List Int64) (s : List Int) (r : List (Int × Int)) : Prop where
  /-- They are these integers. -/
  words : Words (Stmt.entry ws) s
  /-- These are in their ranges. -/
  within : Within s r

/-- A value, and further ones. -/
theorem Begins.cons {α : Type} [Worded α] [V : Valued α] {ws : List Int64} {s : List Int}
    {r : List (Int × Int)} (a : α) (h : Begins ws s r) :
    Begins (word a :: ws) (V.toInt a :: s) (V.range :: r) :=
  ⟨fun
    | 0 => V.toInt_word a
    | n + 1 => h.words n, .cons (V.toInt_in a) h.within⟩

/-- Variables that have no value yet. -/
theorem Begins.zeros (n : Nat) : Begins [] (.replicate n 0) (.replicate n (0, 0)) := by
  refine ⟨fun m => ?_, .zeros n⟩
  rw [List.getD_eq_getElem?_getD, List.getElem?_replicate]
  split <;> rfl

/-- Whether ranges are found, after a program, that are within others for some variables. -/
noncomputable def Stmt.fits (p : Stmt) (r : List (Int × Int)) (l : List (Nat × Int × Int)) : Bool :=
  p.places (·.blt r.length) && (p.ranges r).any fun r' => l.all fun b =>
    decide (b.1 < r'.length ∧ b.2.1 ≤ (r'.getD b.1 b.2).1 ∧ (r'.getD b.1 b.2).2 ≤ b.2.2)

/-- **Claim.** Where ranges are found, code has the values that the words of chance lead the
distribution of the program to, and these are in the ranges that are asked for. -/
theorem Stmt.walk_of_code {p : Stmt} {r : List (Int × Int)} {l : List (Nat × Int × Int)}
    (hr : p.fits r l = true) {ws : List Int64} {s : List Int} (hs : Begins ws s r)
    {read : UInt64 → UInt64} {i : UInt64} {w : (Nat → Int64) × UInt64}
    (hc : p.code read (entry ws, i) = w) :
    (∀ n, ((p.law s).walk (wordsFrom read i)).1.getD n 0 = (w.1 n).toInt) ∧
      i + .ofNat ((p.law s).walk (wordsFrom read i)).2 = w.2 ∧
      ∀ b ∈ l, In (w.1 b.1).toInt b.2 := by
  subst hc
  rw [fits, Bool.and_eq_true, Option.any_eq_true] at hr
  obtain ⟨hl, r', hr, hb⟩ := hr
  obtain ⟨h₁, h₂, h₃⟩ := code_eq (read := read) (i := i) hs.words
    (inWords_of_ranges hs.within hr) hl hs.within.1
  refine ⟨fun n => (h₁ n).symm, h₂.symm, fun b hb' => ?_⟩
  obtain ⟨ho, h⟩ := of_decide_eq_true (List.all_eq_true.mp hb b hb')
  have hi := (within_of_mem hs.within hr (walk_mem _ (wordsFrom read i))).getD ho
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem ho] at h
  rw [h₁]
  exact ⟨Int.le_trans h.1 hi.1, Int.le_trans hi.2 h.2⟩

/-- **Claim.** Where ranges are found, a program without draws leads to one store, which its code
has, and values are in the ranges that are asked for. -/
theorem Stmt.law_of_code {p : Stmt} (hk : p.most = 0) {r : List (Int × Int)}
    {l : List (Nat × Int × Int)} (hr : p.fits r l = true) {ws : List Int64} {s : List Int}
    (hs : Begins ws s r) {read : UInt64 → UInt64} {i : UInt64} {w : (Nat → Int64) × UInt64}
    (hc : p.code read (entry ws, i) = w) :
    ∃ t, p.law s = .pure t ∧ (∀ n, t.getD n 0 = (w.1 n).toInt) ∧
      ∀ b ∈ l, In (w.1 b.1).toInt b.2 := by
  obtain ⟨b, hb⟩ := p.within_most s
  obtain ⟨h₁, -, h₃⟩ := walk_of_code hr hs hc
  cases h : p.law s with
  | pure t => exact ⟨t, rfl, by rwa [h] at h₁, h₃⟩
  | uniform n next =>
    rw [h, hk] at hb
    exact absurd hb.1 (Nat.lt_irrefl 0)

/-- The chance of a program between an input and an output, with code for it. -/
@[inline] def Stmt.chance {α : Type} {k : Nat} (p : Stmt) (input : List Int)
    (output : List Int → α) (hk : p.most ≤ k) (run : (UInt64 → UInt64) → UInt64 → α × UInt64)
    (h : ∀ read i, run read i = (output ((p.law input).walk (wordsFrom read i)).1,
      i + .ofNat ((p.law input).walk (wordsFrom read i)).2)) : Chance k α where
  erased := .hide ((p.law input).map output)
  run := run
  within := by
    rw [Erased.out_hide]
    exact (p.within_most input).imp fun _ hb => (hb.mono hk (Nat.le_refl _)).map output
  run_eq read i := by
    rw [Erased.out_hide, Draw.map, Draw.walk_bind, h]; rfl

/-- **Claim.** What is drawn is what the program leads to. -/
theorem Stmt.law_chance {α : Type} {k : Nat} {p : Stmt} {input : List Int} {output : List Int → α}
    {hk : p.most ≤ k} {run : (UInt64 → UInt64) → UInt64 → α × UInt64}
    {h : ∀ read i, run read i = (output ((p.law input).walk (wordsFrom read i)).1,
      i + .ofNat ((p.law input).walk (wordsFrom read i)).2)} :
    (p.chance input output hk run h).law = (p.law input).map output := Erased.out_hide _

/-- **Claim.** Where the kernel computes that a condition holds after a program, what is drawn is
read from a store of which it holds. -/
theorem Stmt.of_mem_chance {α : Type} {k : Nat} {p : Stmt} {F : Frame} {r : List (Int × Int)}
    {pre post : Expr} (hs : p.shown F r pre post = true) {input : List Int} (hw : Within input r)
    (hpre : pre.eval input ≠ 0) {output : List Int → α} {hk : p.most ≤ k}
    {run : (UInt64 → UInt64) → UInt64 → α × UInt64}
    {h : ∀ read i, run read i = (output ((p.law input).walk (wordsFrom read i)).1,
      i + .ofNat ((p.law input).walk (wordsFrom read i)).2)} {a : α}
    (ha : a ∈ (p.chance input output hk run h).law) : ∃ t, post.eval t ≠ 0 ∧ a = output t := by
  rw [law_chance] at ha
  obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp ha
  exact ⟨t, (safe_of_shown hs hw hpre).2 t ht, rfl⟩

end Spec.Program
