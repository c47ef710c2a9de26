module

public import Spec.Program.Parts

/-!
# What is checked of rules

A program in which no operation may fail and nothing is required is safe in every store.

That some action is legal is a program's safety, too: the program executes the rule for one action
after the other, until the rule says yes, and comes to a requirement that fails after the last one.

## Main definitions

* `Stmt.plain`: whether nothing in a program may fail.
* `Stmt.load`: assigns values to variables that follow each other.
* `Stmt.search`: executes a program for one number after the other, until it says yes.

## Main statements

* `Stmt.safe_of_plain`: such a program is safe.
* `Stmt.Safe.search`: where a search is safe, the program says yes of one of the numbers.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-! ### Programs in which nothing may fail -/

/-- Whether an operation has a value whatever its operands are. -/
def Op.total : Op → Bool
  | add | sub | mul | lt | eq => true
  | _ => false

/-- Whether every operation has a value whatever its operands are. -/
def Expr.plain : Expr → Bool
  | lit _ | var _ => true
  | bin op a b => op.total && a.plain && b.plain
  | ite c a b => c.plain && a.plain && b.plain

/-- Whether nothing may fail: there is no requirement, no draw, and no operation without a value. -/
def Stmt.plain : Stmt → Bool
  | skip => true
  | assign _ e => e.plain
  | draw .. | require _ => false
  | seq p q => p.plain && q.plain
  | ite c p q => c.plain && p.plain && q.plain

theorem Expr.defined_of_plain {e : Expr} (h : e.plain = true) (s : List Int) : e.Defined s := by
  induction e with
  | lit | var => trivial
  | bin op a b iha ihb =>
    simp only [plain, Bool.and_eq_true] at h
    refine ⟨iha h.1.2, ihb h.2, ?_⟩
    have ho := h.1.1
    cases op <;> first | trivial | cases ho
  | ite c a b ihc iha ihb =>
    simp only [plain, Bool.and_eq_true] at h
    refine ⟨ihc h.1.1, ?_⟩
    split
    · exact ihb h.2
    · exact iha h.1.2

/-- **Claim.** A program in which nothing may fail is safe in every store. -/
theorem Stmt.safe_of_plain {p : Stmt} (h : p.plain = true) (s : List Int) : p.Safe s := by
  induction p generalizing s with
  | skip => trivial
  | assign i e => exact e.defined_of_plain h s
  | draw | require => cases h
  | seq p q ihp ihq =>
    rw [plain, Bool.and_eq_true] at h
    exact ⟨ihp h.1 s, fun t _ => ihq h.2 t⟩
  | ite c p q ihp ihq =>
    simp only [plain, Bool.and_eq_true] at h
    refine ⟨c.defined_of_plain h.1.1 s, ?_⟩
    split
    · exact ihq h.2 s
    · exact ihp h.1.2 s

/-! ### A search -/

namespace Stmt

/-- Assign values to the variables from a place on. -/
def load (i : Nat) : List Int → Stmt
  | [] => skip
  | x :: l => seq (assign i (.lit x)) (load (i + 1) l)

/-- Execute a program with each of several numbers in variable `m`, and `0` in the `c` after it,
until variable `r` is not `0` afterwards; after the last number a requirement fails. -/
def search (p : Stmt) (m c r : Nat) : List Int → Stmt
  | [] => require (.lit 0)
  | k :: ks => seq (load m (k :: .replicate c 0)) (seq p (ite (.var r) skip (search p m c r ks)))

variable {m n c r : Nat} {s t l : List Int}

theorem law_load {i : Nat} {x t : List Int} (h : i + x.length ≤ t.length) :
    ∃ u, (load i x).law t = .pure u ∧ u.length = t.length ∧
      (∀ j < i, u.getD j 0 = t.getD j 0) ∧ ∀ j < x.length, u.getD (i + j) 0 = x.getD j 0 := by
  induction x generalizing i t with
  | nil => exact ⟨t, rfl, rfl, fun _ _ => rfl, fun _ h => absurd h (Nat.not_lt_zero _)⟩
  | cons y x ih =>
    rw [List.length_cons] at h
    obtain ⟨u, hu, hl, hb, hx⟩ := ih (i := i + 1) (t := t.set i y)
      (by rw [List.length_set]; omega)
    refine ⟨u, hu, hl.trans List.length_set, fun j hj => ?_, fun j hj => ?_⟩
    · rw [hb j (by omega), getD_set, if_neg (by omega)]
    · cases j with
      | zero => rw [Nat.add_zero, hb i (by omega), getD_set, if_pos ⟨rfl, by omega⟩]; rfl
      | succ j =>
        rw [show i + (j + 1) = i + 1 + j by omega, hx j (Nat.lt_of_succ_lt_succ hj)]; rfl

/-- **Claim.** Where the search is safe, the program, which leads to one store, says yes of one of
the numbers. -/
theorem Safe.search {q : Stmt} {ks : List Int} (hm : l.length = m) (hr : r ≤ m + c)
    (hb : q.inside (m + (c + 1)) = true) (hc : (q.moved m 0).clear 0 0 m = true)
    (hq : ∀ k ∈ ks, ∃ w, q.law (l ++ k :: .replicate c 0) = .pure w)
    (ha : Agrees m 0 (l ++ .replicate (c + 1) 0) t)
    (h : ((q.moved m 0).search m c r ks).Safe t) :
    ∃ k ∈ ks, ∃ w, q.law (l ++ k :: .replicate c 0) = .pure w ∧ w.getD r 0 ≠ 0 := by
  have hz : (l ++ List.replicate (c + 1) (0 : Int)).length = m + (c + 1) := by
    rw [List.length_append, List.length_replicate, hm]
  have same (i : Nat) : shift m 0 i = i := by unfold shift; split <;> rfl
  have hn : m + (c + 1) ≤ t.length := by
    have := ha.lt (m + c) (by omega)
    rw [same] at this
    omega
  have ht : ∀ i < m, t.getD i 0 = l.getD i 0 := fun i hi => by
    have := ha.eq i (by omega)
    rwa [same, List.getD_eq_getElem?_getD (l := l ++ _), List.getElem?_append_left (by omega),
      ← List.getD_eq_getElem?_getD] at this
  clear ha
  induction ks generalizing t with
  | nil => exact absurd rfl h.2
  | cons k ks ih =>
    have hx : (k :: List.replicate c (0 : Int)).length = c + 1 := by
      rw [List.length_cons, List.length_replicate]
    have hs : (l ++ k :: List.replicate c (0 : Int)).length = m + (c + 1) := by
      rw [List.length_append, hx, hm]
    obtain ⟨u, hu, hl, hf, hv⟩ := law_load (i := m) (x := k :: .replicate c 0) (t := t) (by omega)
    have hau : Agrees m 0 (l ++ k :: .replicate c 0) u := by
      refine ⟨fun i hi => ?_, fun i hi => ?_⟩ <;> rw [same]
      · omega
      · by_cases him : i < m
        · rw [hf i him, ht i him, List.getD_eq_getElem?_getD (l := l ++ _),
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
      have h := (h.2 v hvm).2
      rw [same, hr₀] at hvr
      rw [Expr.eval, hvr, if_pos rfl] at h
      have hclear (i : Nat) (hi : i < m) : (q.moved m 0).writes i = false := by
        rw [clear, List.all_eq_true] at hc
        have := hc i (List.mem_range.mpr hi)
        simpa [shift] using this
      obtain ⟨k', hk', h⟩ := ih (fun k hk => hq k (List.mem_cons_of_mem _ hk)) h
        (by rw [kv.1, hl]; exact hn)
        (fun i hi => by rw [kv.2 i (hclear i hi), hf i hi, ht i hi])
      exact ⟨k', List.mem_cons_of_mem _ hk', h⟩
    · exact ⟨k, List.mem_cons_self, w, hw, hr₀⟩

end Stmt

end Spec.Program
