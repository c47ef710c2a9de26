module

public import Spec.Program.Parts

/-!
# What is checked of rules

A program in which no operation may fail and nothing is required is safe in every store.

That some action is legal is a program's safety, too: the program executes the rule for one action
after the other, until the rule says yes, and requires after the last one that the episode is over.

## Main definitions

* `Stmt.plain`: whether nothing in a program may fail.
* `Expr.fix`, `Stmt.fix`: the same where a variable has a known value.
* `Stmt.load`: assigns values to variables that follow each other.
* `Stmt.search`: executes a program for one number after the other, until it says yes, and another
  program where it does not.

## Main statements

* `Stmt.safe_of_plain`: such a program is safe.
* `Stmt.mem_fix`: what a program may lead to where a variable has that value.
* `Stmt.Safe.search`: where a search is safe, the program says yes of one of the numbers, or the
  other one is safe.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-! ### Programs in which nothing may fail -/

/-- Whether nothing may fail: there is no requirement, no draw, and no operation without a value. -/
def Stmt.plain : Stmt → Bool
  | skip => true
  | assign _ e => e.isTotal
  | draw .. | require _ => false
  | seq p q => p.plain && q.plain
  | ite c p q => c.isTotal && p.plain && q.plain

/-- **Claim.** A program in which nothing may fail is safe in every store. -/
theorem Stmt.safe_of_plain {p : Stmt} (h : p.plain = true) (s : List Int) : p.Safe s := by
  induction p generalizing s with
  | skip => trivial
  | assign i e => exact Expr.defined_of_isTotal h s
  | draw | require => cases h
  | seq p q ihp ihq =>
    rw [plain, Bool.and_eq_true] at h
    exact ⟨ihp h.1 s, fun t _ => ihq h.2 t⟩
  | ite c p q ihp ihq =>
    simp only [plain, Bool.and_eq_true] at h
    refine ⟨Expr.defined_of_isTotal h.1.1 s, ?_⟩
    split
    · exact ihq h.2 s
    · exact ihp h.1.2 s

/-! ### Programs in which a value is known -/

/-- An operation, or its value where that is known of both operands. -/
def Op.fold (op : Op) : Expr → Expr → Expr
  | .lit x, .lit y => if op.isTotal then forceInt (op.eval x y) .lit else .bin op (.lit x) (.lit y)
  | a, b => .bin op a b

/-- One of two expressions where it is known which. -/
def Expr.fold : Expr → Expr → Expr → Expr
  | lit n, a, b => if n = 0 then b else a
  | c, a, b => ite c a b

/-- An expression where a variable is a number. -/
def Expr.fix (i : Nat) (k : Int) : Expr → Expr
  | lit n => lit n
  | var j => if j = i then lit k else var j
  | bin op a b => op.fold (a.fix i k) (b.fix i k)
  | ite c a b => fold (c.fix i k) (a.fix i k) (b.fix i k)

/-- A statement where a variable is a number, which it does not change. -/
def Stmt.fix (i : Nat) (k : Int) : Stmt → Stmt
  | skip => skip
  | assign j e => assign j (e.fix i k)
  | draw j n => draw j (n.fix i k)
  | require c => require (c.fix i k)
  | seq p q => seq (p.fix i k) (q.fix i k)
  | ite c p q => ite (c.fix i k) (p.fix i k) (q.fix i k)

theorem Op.eval_fold (op : Op) (a b : Expr) (s : List Int) :
    (op.fold a b).eval s = op.eval (a.eval s) (b.eval s) := by
  unfold fold
  split
  · split
    · rw [forceInt_eq]; rfl
    · rfl
  · rfl

theorem Expr.eval_fold (c a b : Expr) (s : List Int) :
    (fold c a b).eval s = if c.eval s = 0 then b.eval s else a.eval s := by
  unfold fold
  split
  · next n => simp only [eval]; split <;> rfl
  · rfl

/-- **Claim.** Where the variable is that number, the expression has the same value. -/
theorem Expr.eval_fix {i : Nat} {k : Int} {s : List Int} (h : s.getD i 0 = k) (e : Expr) :
    (e.fix i k).eval s = e.eval s := by
  induction e with
  | lit => rfl
  | var j =>
    unfold fix
    split
    · next hj => rw [hj]; exact h.symm
    · rfl
  | bin op a b iha ihb => rw [fix, Op.eval_fold, iha, ihb]; rfl
  | ite c a b ihc iha ihb => rw [fix, eval_fold, ihc, iha, ihb]; rfl

/-- **Claim.** Where the variable is that number, the statement may lead to the same stores. -/
theorem Stmt.mem_fix {p : Stmt} {i : Nat} {k : Int} {s t : List Int} (hw : p.writes i = false)
    (h : s.getD i 0 = k) (ht : t ∈ p.law s) : t ∈ (p.fix i k).law s := by
  induction p generalizing s t with
  | skip | require => exact ht
  | assign j e => simpa only [fix, law, Expr.eval_fix h] using ht
  | draw j e =>
    rw [fix, law, Expr.eval_fix h]
    exact ht
  | seq p q ihp ihq =>
    rw [writes, Bool.or_eq_false_iff] at hw
    obtain ⟨u, hu, ht⟩ := Draw.mem_bind.mp ht
    exact Draw.mem_bind.mpr ⟨u, ihp hw.1 h hu,
      ihq hw.2 (((keeps_of_mem hu).2 i hw.1).trans h) ht⟩
  | ite c p q ihp ihq =>
    rw [writes, Bool.or_eq_false_iff] at hw
    simp only [fix, law, Expr.eval_fix h] at ht ⊢
    split at ht
    · next hc => rw [if_pos hc]; exact ihq hw.2 h ht
    · next hc => rw [if_neg hc]; exact ihp hw.1 h ht

/-! ### A search -/

namespace Stmt

/-- Assign values to the variables from a place on. -/
def load (i : Nat) : List Int → Stmt
  | [] => skip
  | x :: l => seq (assign i (.lit x)) (load (i + 1) l)

/-- Execute a program with each of several numbers in variable `m`, and `0` in the `c` after it,
until variable `r` is not `0` afterwards; and another program after the last number. -/
def search (p d : Stmt) (m c r : Nat) : List Int → Stmt
  | [] => d
  | k :: ks => seq (load m (k :: .replicate c 0))
    (seq (p.fix m k) (ite (.var r) skip (search p d m c r ks)))

variable {m n c r : Nat} {s t l : List Int}

theorem law_load {i : Nat} {x t : List Int} (h : i + x.length ≤ t.length) :
    ∃ u, (load i x).law t = .pure u ∧ u.length = t.length ∧
      ((∀ j < i, u.getD j 0 = t.getD j 0) ∧ ∀ j, i + x.length ≤ j → u.getD j 0 = t.getD j 0) ∧
      ∀ j < x.length, u.getD (i + j) 0 = x.getD j 0 := by
  induction x generalizing i t with
  | nil =>
    exact ⟨t, rfl, rfl, ⟨fun _ _ => rfl, fun _ _ => rfl⟩, fun _ h => absurd h (Nat.not_lt_zero _)⟩
  | cons y x ih =>
    rw [List.length_cons] at h
    obtain ⟨u, hu, hl, ⟨hb, ha⟩, hx⟩ := ih (i := i + 1) (t := t.set i y)
      (by rw [List.length_set]; omega)
    refine ⟨u, hu, hl.trans List.length_set, ⟨fun j hj => ?_, fun j hj => ?_⟩, fun j hj => ?_⟩
    · rw [hb j (by omega), getD_set, if_neg (by omega)]
    · rw [List.length_cons] at hj
      rw [ha j (by omega), getD_set, if_neg (by omega)]
    · cases j with
      | zero => rw [Nat.add_zero, hb i (by omega), getD_set, if_pos ⟨rfl, by omega⟩]; rfl
      | succ j =>
        rw [show i + (j + 1) = i + 1 + j by omega, hx j (Nat.lt_of_succ_lt_succ hj)]; rfl

/-- A statement changes no variable that is none of its own. -/
theorem writes_of_inside {p : Stmt} {j : Nat} (h : p.inside n = true) (hj : n ≤ j) :
    p.writes j = false := by
  induction p with
  | skip | require => rfl
  | assign i e | draw i e =>
    rw [inside, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [writes, beq_eq_false_iff_ne]
    omega
  | seq p q ihp ihq =>
    rw [inside, Bool.and_eq_true] at h
    rw [writes, ihp h.1, ihq h.2]; rfl
  | ite c p q ihp ihq =>
    simp only [inside, Bool.and_eq_true] at h
    rw [writes, ihp h.1.2, ihq h.2]; rfl

theorem shift_zero (m i : Nat) : shift m 0 i = i := by unfold shift; split <;> rfl

/-- **Claim.** Where a search is safe, the program, which leads to one store, says yes of one of the
numbers; or the other program is safe in a store whose variables, but those of the first, are as
before the search. -/
theorem Safe.search {q d : Stmt} {ks : List Int} (hm : l.length = m) (hr : r ≤ m + c)
    (hb : q.inside (m + (c + 1)) = true) (hi : (q.moved m 0).inside (m + (c + 1)) = true)
    (hc : (q.moved m 0).clear 0 0 (m + 1) = true)
    (hq : ∀ k ∈ ks, ∃ w, q.law (l ++ k :: .replicate c 0) = .pure w)
    (ha : Agrees m 0 (l ++ .replicate (c + 1) 0) t)
    (h : ((q.moved m 0).search d m c r ks).Safe t) :
    (∃ k ∈ ks, ∃ w, q.law (l ++ k :: .replicate c 0) = .pure w ∧ w.getD r 0 ≠ 0) ∨
      ∃ u, d.Safe u ∧ ∀ s k, c < k → Agrees m k s t → Agrees m k s u := by
  have hz : (l ++ List.replicate (c + 1) (0 : Int)).length = m + (c + 1) := by
    rw [List.length_append, List.length_replicate, hm]
  have hn : m + (c + 1) ≤ t.length := by
    have := ha.lt (m + c) (by omega)
    rw [shift_zero] at this
    omega
  have ht : ∀ i < m, t.getD i 0 = l.getD i 0 := fun i hi => by
    have := ha.eq i (by omega)
    rwa [shift_zero, List.getD_eq_getElem?_getD (l := l ++ _),
      List.getElem?_append_left (by omega), ← List.getD_eq_getElem?_getD] at this
  have outside {j : Nat} (hj : j < m + 1 ∨ m + c < j) : (q.moved m 0).writes j = false := by
    rcases hj with hj | hj
    · rw [clear, List.all_eq_true] at hc
      have := hc j (List.mem_range.mpr hj)
      rw [shift_zero] at this
      simpa using this
    · exact writes_of_inside hi hj
  clear ha
  induction ks generalizing t with
  | nil => exact .inr ⟨t, h, fun _ _ _ h => h⟩
  | cons k ks ih =>
    have hx : (k :: List.replicate c (0 : Int)).length = c + 1 := by
      rw [List.length_cons, List.length_replicate]
    have hs : (l ++ k :: List.replicate c (0 : Int)).length = m + (c + 1) := by
      rw [List.length_append, hx, hm]
    obtain ⟨u, hu, hl, hf, hv⟩ := law_load (i := m) (x := k :: .replicate c 0) (t := t) (by omega)
    have hau : Agrees m 0 (l ++ k :: .replicate c 0) u := by
      refine ⟨fun i hi => ?_, fun i hi => ?_⟩ <;> rw [shift_zero]
      · omega
      · by_cases him : i < m
        · rw [hf.1 i him, ht i him, List.getD_eq_getElem?_getD (l := l ++ _),
            List.getElem?_append_left (by omega), ← List.getD_eq_getElem?_getD]
        · have := hv (i - m) (by omega)
          rw [show m + (i - m) = i by omega] at this
          rw [this, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD,
            List.getElem?_append_right (by omega), hm]
    obtain ⟨w, hw⟩ := hq k List.mem_cons_self
    by_cases hr₀ : w.getD r 0 = 0
    · have h := h.2 u (hu ▸ Draw.mem_pure.mpr rfl)
      have hwm : w ∈ q.law (l ++ k :: .replicate c 0) := hw ▸ Draw.mem_pure.mpr rfl
      obtain ⟨v, hvm, hav⟩ := (moved_sound hs hb hau).2 w hwm
      have hvr := hav.eq r (by rw [(keeps_of_mem hwm).1]; omega)
      have kv := keeps_of_mem hvm
      have huk : u.getD m 0 = k := hv 0 (by omega)
      have h := (h.2 v (mem_fix (outside (.inl (Nat.lt_succ_self m))) huk hvm)).2
      rw [shift_zero, hr₀] at hvr
      rw [Expr.eval, hvr, if_pos rfl] at h
      have same {j : Nat} (hj : j < m ∨ m + c < j) : v.getD j 0 = t.getD j 0 := by
        rw [kv.2 j (outside (hj.imp_left Nat.lt_succ_of_lt))]
        exact hj.elim (hf.1 j) fun hj => hf.2 j (by omega)
      refine (ih (fun k hk => hq k (List.mem_cons_of_mem _ hk)) h (by rw [kv.1, hl]; exact hn)
        fun i hi => by rw [same (.inl hi), ht i hi]).imp
        (fun ⟨k, hk, h⟩ => ⟨k, List.mem_cons_of_mem _ hk, h⟩)
        fun ⟨u', h, hu'⟩ => ⟨u', h, fun s k hk ha => hu' s k hk ⟨fun i hi => ?_, fun i hi => ?_⟩⟩
      · rw [kv.1, hl]; exact ha.lt i hi
      · rw [same, ha.eq i hi]
        unfold shift
        split <;> omega
    · exact .inl ⟨k, List.mem_cons_self, w, hw, hr₀⟩

end Stmt

end Spec.Program
