module

public import Spec.Auto.Rules
public import Spec.Program.Reach
public import Spec.Program.Sound

/-!
# Programs as chances of rules

A program is a step of rules, or a start: the store is made of a state and an action, and what the
step leads to is read from the store after it. The law is that of the program, and the code is flat.

## Main definitions

* `Expr.every`: a condition for each of several.
* `Stmt.shown`: what the kernel computes to show that a program is safe and what holds after it.
* `Valued α`, `Worded α`: a type whose values are integers of a range, and their words.
* `Stmt.chance`: the chance of a program.

## Main statements

* `Stmt.safe_of_shown`: what is shown.
* `Stmt.law_chance`, `Stmt.of_mem_chance`: the law of the chance is that of the program, and what
  holds of what is drawn.
* `Stmt.sound_of_code`: what flat code computes.
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

theorem Within.getD {s : List Int} {r : List (Int × Int)} (h : Within s r) {i : Nat}
    (hi : i < r.length) : In (s.getD i 0) r[i] := by
  have hl : i < s.length := h.1 ▸ hi
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hl]
  exact h.2 i _ _ (List.getElem?_eq_getElem hl) (List.getElem?_eq_getElem hi)

/-- What ranges say of variables. -/
noncomputable def Known.ofRanges (r : List (Int × Int)) : Known :=
  r.map fun b => ([(none, b.1)], [(none, b.2)])

/-- Ranges are true of a store whose variables are in theirs. -/
theorem fits_ofRanges {F : Frame} {s : List Int} {r : List (Int × Int)} (hs : Within s r)
    (hv : r.length = F.vars) : (Known.ofRanges r).Fits F (fun p => s.getD p 0) s := by
  refine ⟨hs.1.trans hv, fun _ _ => rfl, fun i => ?_⟩
  rw [Known.of, List.getD_eq_getElem?_getD (l := Known.ofRanges r), Known.ofRanges,
    List.getElem?_map]
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
  obtain ⟨σ, hm, hf⟩ := (pre.known_sound (fits_ofRanges hs hv)).2 true (decide_eq_true hpre)
  obtain ⟨safe, hl⟩ := reach_sound (Option.some_get hsome).symm hm hf
  refine ⟨safe, fun t ht hpost => ?_⟩
  obtain ⟨τ, hτ, hf⟩ := hl t ht
  obtain ⟨υ, hυ, -⟩ := (post.known_sound hf).2 false (by simp [hpost])
  rw [List.isEmpty_iff.mp (List.all_eq_true.mp h τ hτ)] at hυ
  cases hυ

/-! ### Values of states -/

/-- A type whose values are integers of a range. -/
class Valued (α : Type) where
  /-- The range. -/
  range : Int × Int
  /-- The integer of a value. -/
  toInt : α → Int
  /-- The value of an integer; any where it is out of range. -/
  ofInt : Int → α
  /-- Integers of values are in range. -/
  toInt_in : ∀ a, In (toInt a) range
  /-- A value is that of its integer. -/
  ofInt_toInt : ∀ a, ofInt (toInt a) = a

/-- A type whose values are words of the integers that they are. -/
class Worded (α : Type) [V : Valued α] where
  /-- The word of a value. -/
  word : α → Int64
  /-- The value of a word in range. -/
  ofWord : (w : Int64) → In w.toInt V.range → α
  /-- The word is that of the integer. -/
  toInt_word : ∀ a, (word a).toInt = V.toInt a
  /-- The value is that of the integer. -/
  ofWord_eq : ∀ w h, ofWord w h = V.ofInt w.toInt

theorem toInt_toUInt32 {w : Int64} (h : 0 ≤ w.toInt ∧ w.toInt < 2 ^ 32) :
    (w.toUInt64.toUInt32.toNat : Int) = w.toInt := by
  have := toNat_toUInt64 h.1
  rw [UInt64.toNat_toUInt32]
  omega

/-- A bounded number is itself. -/
noncomputable instance {last : UInt32} {width : Nat} : Valued (UpTo last width) where
  range := (0, last.toNat)
  toInt i := i.toNat
  ofInt n := .cap last (.ofNat n.toNat)
  toInt_in i := ⟨Int.natCast_nonneg _, Int.ofNat_le.mpr i.toNat_le⟩
  ofInt_toInt i := by
    rw [Int.toNat_natCast, UpTo.toNat, UInt32.ofNat_toNat]
    exact UpTo.cap_of_le i.le

/-- The word of a bounded number. -/
@[inline] instance {last : UInt32} {width : Nat} : Worded (UpTo last width) where
  word i := (widen i.val).toInt64
  ofWord w h := .of w.toUInt64.toUInt32 (by
    have hl := last.toNat_lt
    have hw := toInt_toUInt32 (w := w) ⟨h.1, Int.lt_of_le_of_lt h.2 (by
      simp only [Valued.range]; omega)⟩
    have h := h.2
    simp only [Valued.range] at h
    rw [UInt32.le_iff_toNat_le]
    omega)
  toInt_word i := by
    have := i.val.toNat_lt
    rw [toInt_toInt64 (by rw [toNat_widen]; omega), toNat_widen]; rfl
  ofWord_eq w h := by
    have hl := last.toNat_lt
    have hw := toInt_toUInt32 (w := w) ⟨h.1, Int.lt_of_le_of_lt h.2 (by
      simp only [Valued.range]; omega)⟩
    have e : UInt32.ofNat w.toInt.toNat = w.toUInt64.toUInt32 := by
      rw [← hw, Int.toNat_natCast, UInt32.ofNat_toNat]
    simp only [Valued.ofInt]
    rw [e]
    exact (UpTo.cap_of_le _).symm

/-- A truth value is `1` or `0`. -/
noncomputable instance : Valued Bool where
  range := (0, 1)
  toInt b := if b then 1 else 0
  ofInt n := decide (n ≠ 0)
  toInt_in b := by cases b <;> decide
  ofInt_toInt b := by cases b <;> rfl

/-- The word of a truth value. -/
@[inline] instance : Worded Bool where
  word b := (0 ||| b.toUInt64).toInt64
  ofWord w _ := w.toUInt64 != 0
  toInt_word b := by cases b <;> decide
  ofWord_eq w _ := by
    have : (w.toUInt64 = 0) = (w.toInt = 0) := propext
      ⟨fun h => by rw [← Int64.toInt64_toUInt64 w, h]; rfl,
        fun h => by rw [Int64.toInt_inj (y := 0) |>.mp h]; rfl⟩
    by_cases h : w.toInt = 0 <;> simp [Valued.ofInt, bne, this, h]

variable {low high : Int}

/-- The integer of a reward. -/
theorem toInt_reward {w : Int64} (h : -2 ^ 31 ≤ w.toInt ∧ w.toInt < 2 ^ 31) :
    w.toUInt64.toUInt32.toInt32.toInt = w.toInt := by
  have hw : w.toInt = (w.toUInt64.toNat : Int).bmod (2 ^ 64) := by
    rw [← Int64.toInt_toBitVec, BitVec.toInt_eq_toNat_bmod]; rfl
  have := w.toUInt64.toNat_lt
  rw [← Int32.toInt_toBitVec, UInt32.toBitVec_toInt32, BitVec.toInt_eq_toNat_bmod,
    UInt32.toNat_toBitVec, UInt64.toNat_toUInt32]
  rw [hw] at h ⊢
  rw [Int.bmod_def] at *
  rw [Int.bmod_def]
  omega

/-- The reward of a word in range. -/
@[inline] def rewardOfWord (h : -2 ^ 31 ≤ low ∧ high < 2 ^ 31) (w : Int64)
    (hw : In w.toInt (low, high)) : Reward low high := ⟨w.toUInt64.toUInt32, by
  simp only [In] at hw
  rw [toInt_reward (by omega)]
  exact hw⟩

/-- The reward of an integer; `0` where it is out of range. -/
noncomputable def rewardOfInt (zero : low ≤ 0 ∧ 0 ≤ high) (n : Int) : Reward low high :=
  let u := (Int64.ofInt n).toUInt64.toUInt32
  if h : low ≤ u.toInt32.toInt ∧ u.toInt32.toInt ≤ high then ⟨u, h⟩ else .zero zero

theorem rewardOfWord_eq (h : -2 ^ 31 ≤ low ∧ high < 2 ^ 31) (zero : low ≤ 0 ∧ 0 ≤ high)
    (w : Int64) (hw : In w.toInt (low, high)) :
    rewardOfWord h w hw = rewardOfInt zero w.toInt := by
  simp only [rewardOfInt, Int64.ofInt_toInt]
  exact (dif_pos (rewardOfWord h w hw).within).symm

/-! ### Chances -/

/-- **Claim.** Where the kernel computes that a condition holds after a program, and every value on
every path is one of a word, its code has the values that the words of chance lead its distribution
to, and the condition holds of these. -/
theorem Stmt.sound_of_code {p : Stmt} {F : Frame} {r : List (Int × Int)} {pre post : Expr}
    (hs : p.shown F r pre post = true) {ws : List Int64}
    (hf : p.InWords (ws.map Int64.toInt)) (hw : Within (ws.map Int64.toInt) r)
    (hpre : pre.eval (ws.map Int64.toInt) ≠ 0)
    {read : UInt64 → UInt64} {i : UInt64} {w : List Int64 × UInt64}
    (hc : p.code read (ws, i) = w) :
    let d := (p.law (ws.map Int64.toInt)).walk (wordsFrom read i)
    (∀ o, d.1.getD o 0 = (w.1.getD o 0).toInt) ∧ i + .ofNat d.2 = w.2 ∧ post.eval d.1 ≠ 0 := by
  have h := code_eq (read := read) (i := i) hf
  rw [hc] at h
  refine ⟨fun o => ?_, h.2.symm, (safe_of_shown hs hw hpre).2 _ (walk_mem _ _)⟩
  rw [← h.1, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, List.getElem?_map]
  cases w.1[o]? <;> rfl

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
