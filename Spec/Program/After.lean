module

public import Spec.Auto.Steps
public import Spec.Program.Notation
public import Spec.Program.Parts

/-!
# What holds after a program

`Stmt.After` goes through a program from its end: it says of the store before what is to be shown
for a condition to hold of every store after. `simp` computes it, so that what is left is about
values. It is made for proofs by hand, of properties of an environment whose rules are programs.

## Main definitions

* `Stmt.After`: a condition holds of every store that a statement may lead to.

## Main statements

* `Stmt.forall_law`: that is what it says.
* `Stmt.forall_of_after`: what holds of everything that is read from the stores after a program.
* `Stmt.true_iff`: what a rule without draws finds, such as whether an episode is over.
* `Within.narrow`, `Stmt.within_of_fits`: a variable is in a range after a program, where ranges
  say so.
* `toNat_ofInt`, `toInt_rewardOfInt_of_le`: values that are read from a store.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP Spec.Auto

/-- A condition holds of every store that a statement may lead to. -/
@[simp] def Stmt.After (Q : List Int → Prop) : Stmt → List Int → Prop
  | skip, s | require _, s => Q s
  | assign i e, s => Q (s.set i (e.eval s))
  | draw i n, s => ∀ k : Nat, k ≤ (n.eval s).toNat - 1 → Q (s.set i k)
  | seq p q, s => p.After (q.After Q) s
  | ite c p q, s => (c.eval s ≠ 0 → p.After Q s) ∧ (c.eval s = 0 → q.After Q s)

/-- Variables that are in their ranges, of which one is in another range, too. -/
theorem Within.narrow {s : List Int} {r : List (Int × Int)} (h : Within s r) {i : Nat}
    {b : Int × Int} (hb : In (s.getD i 0) b) : Within s (r.set i b) := by
  refine ⟨by rw [List.length_set]; exact h.1, fun j y c hy hc => ?_⟩
  rw [List.getElem?_set] at hc
  split at hc
  · next hij =>
    subst hij
    split at hc
    · cases hc
      rwa [List.getD_eq_getElem?_getD, hy] at hb
    · cases hc
  · exact h.2 j y c hy hc

namespace Stmt

/-- **Claim.** It says so of every store that the statement may lead to, and of no other. -/
theorem forall_law {Q : List Int → Prop} {p : Stmt} {s : List Int} :
    (∀ t ∈ p.law s, Q t) ↔ p.After Q s := by
  induction p generalizing Q s with
  | skip | require | assign => simp [law]
  | draw i n =>
    simp only [law, After, Draw.mem_uniform, Draw.mem_pure]
    exact ⟨fun h k hk => h _ ⟨⟨k, Nat.lt_succ_of_le hk⟩, rfl⟩,
      fun h t ⟨k, hk⟩ => hk ▸ h k (Nat.le_of_lt_succ k.isLt)⟩
  | seq p q ihp ihq =>
    simp only [law, After, Draw.mem_bind, ← ihp, ← ihq]
    exact ⟨fun h u hu t ht => h t ⟨u, hu, ht⟩, fun h t ⟨u, hu, ht⟩ => h u hu t ht⟩
  | ite c p q ihp ihq =>
    simp only [law, After]
    by_cases h : c.eval s = 0 <;> simp [h, ihp, ihq]

/-- **Claim.** It says so of each of these stores. -/
theorem of_mem {Q : List Int → Prop} {p : Stmt} {s t : List Int} (ht : t ∈ p.law s)
    (h : p.After Q s) : Q t := forall_law.mpr h t ht

/-- **Claim.** What holds of what is read from every store after a program holds of all that is
read. -/
theorem forall_of_after {α : Type} {p : Stmt} {s : List Int} {output : List Int → α}
    {φ : α → Prop} {d : Draw α} (hd : d = (p.law s).map output)
    (h : p.After (fun t => φ (output t)) s) : ∀ a ∈ d, φ a := fun a ha => by
  rw [hd] at ha
  obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp ha
  exact of_mem (Q := fun t => φ (output t)) ht h

/-- **Claim.** Where ranges say so, variables are in ranges after a program. -/
theorem within_of_fits {p : Stmt} {r : List (Int × Int)} {l : List (Nat × Int × Int)}
    (h : p.fits r l = true) {s t : List Int} (hs : Within s r) (ht : t ∈ p.law s) :
    ∀ b ∈ l, In (t.getD b.1 0) b.2 := by
  rw [fits, Bool.and_eq_true, Option.any_eq_true] at h
  obtain ⟨-, r', hr, h⟩ := h
  intro b hb
  obtain ⟨ho, h⟩ := of_decide_eq_true (List.all_eq_true.mp h b hb)
  have hi := (within_of_mem hs hr ht).getD ho
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem ho] at h
  exact ⟨Int.le_trans h.1 hi.1, Int.le_trans hi.2 h.2⟩

/-- **Claim.** What a rule without draws finds is so exactly where it is after its program. -/
theorem true_iff {p : Stmt} {s : List Int} {b : Bool} {r : Nat} {φ : Prop}
    (hb : ∃ t, p.law s = .pure t ∧ t.getD r 0 = Valued.toInt b)
    (h : p.After (fun t => t.getD r 0 = 1 ↔ φ) s) : b = true ↔ φ := by
  obtain ⟨t, ht, e⟩ := hb
  rw [← forall_law.mpr h t (ht ▸ Draw.mem_pure.mpr rfl), e]
  cases b <;> decide

@[simp] theorem after_block_nil {Q : List Int → Prop} {s : List Int} :
    (block []).After Q s ↔ Q s := Iff.rfl

@[simp] theorem after_block_one {Q : List Int → Prop} {p : Stmt} {s : List Int} :
    (block [p]).After Q s ↔ p.After Q s := Iff.rfl

@[simp] theorem after_block_cons {Q : List Int → Prop} {p q : Stmt} {ps : List Stmt}
    {s : List Int} :
    (block (p :: q :: ps)).After Q s ↔ p.After ((block (q :: ps)).After Q) s := Iff.rfl

end Stmt

/-! ### Values of expressions -/

namespace Expr

variable (a b c : Expr) (s : List Int)

@[simp] theorem eval_lit (n : Int) : (lit n).eval s = n := rfl

@[simp] theorem eval_var (i : Nat) : (var i).eval s = s.getD i 0 := rfl

@[simp] theorem eval_bin (op : Op) : (bin op a b).eval s = op.eval (a.eval s) (b.eval s) := rfl

@[simp] theorem eval_ite : (ite c a b).eval s = if c.eval s = 0 then b.eval s else a.eval s := rfl

end Expr

namespace Op

variable (x y : Int)

@[simp] theorem eval_add : add.eval x y = x + y := rfl

@[simp] theorem eval_sub : sub.eval x y = x - y := rfl

@[simp] theorem eval_mul : mul.eval x y = x * y := rfl

@[simp] theorem eval_floorDiv : floorDiv.eval x y = x.fdiv y := rfl

@[simp] theorem eval_mod : mod.eval x y = x.fmod y := rfl

@[simp] theorem eval_lt : lt.eval x y = if x < y then 1 else 0 := rfl

@[simp] theorem eval_eq : eq.eval x y = if x = y then 1 else 0 := rfl

end Op

/-! ### Programs in the notation -/

@[simp] theorem Stmt.when_eq (c : Expr) (p : Stmt) : when c p = .ite c p .skip := rfl

namespace Expr

variable (a b : Expr) (i : Nat) (s : List Int)

@[simp] theorem eval_neg_eq : (-a).eval s = -a.eval s := eval_neg a s

@[simp] theorem lt_eq : a.lt b = bin .lt a b := rfl

@[simp] theorem gt_eq : a.gt b = bin .lt b a := rfl

@[simp] theorem le_eq : a.le b = not (bin .lt b a) := rfl

@[simp] theorem ge_eq : a.ge b = not (bin .lt a b) := rfl

@[simp] theorem eq_eq : a.eq b = bin .eq a b := rfl

@[simp] theorem ne_eq : a.ne b = not (bin .eq a b) := rfl

@[simp] theorem not_eq : a.not = bin .eq a (lit 0) := rfl

@[simp] theorem and_eq : a.and b = ite a b (lit 0) := rfl

@[simp] theorem or_eq : a.or b = ite a (lit 1) b := rfl

@[simp] theorem andNot_eq : a.andNot b = ite b (lit 0) a := rfl

@[simp] theorem implies_eq : a.implies b = ite a b (lit 1) := rfl

@[simp] theorem becomesWhether_eq :
    a.becomesWhether b = .ite b (a.becomes (lit 1)) (a.becomes (lit 0)) := rfl

@[simp] theorem ofNat_eq (n : Nat) : (OfNat.ofNat n : Expr) = lit n := rfl

@[simp] theorem add_eq : a + b = bin .add a b := rfl

@[simp] theorem sub_eq : a - b = bin .sub a b := rfl

@[simp] theorem mul_eq : a * b = bin .mul a b := rfl

@[simp] theorem div_eq : a / b = bin .floorDiv a b := rfl

@[simp] theorem mod_eq : a % b = bin .mod a b := rfl

@[simp] theorem min_eq : min a b = ite (bin .lt b a) b a := rfl

@[simp] theorem max_eq : max a b = ite (bin .lt a b) b a := rfl

@[simp] theorem var_becomes : (var i).becomes a = .assign i a := rfl

@[simp] theorem var_becomesDraw : (var i).becomesDraw a = .draw i a := rfl

end Expr

/-! ### Values that are read from a store -/

@[simp] theorem Valued.toInt_true : Valued.toInt true = 1 := rfl

@[simp] theorem Valued.toInt_false : Valued.toInt false = 0 := rfl

@[simp] theorem Valued.toInt_eq_zero {b : Bool} : Valued.toInt b = 0 ↔ b = false := by
  cases b <;> decide

@[simp] theorem Valued.toInt_eq_one {b : Bool} : Valued.toInt b = 1 ↔ b = true := by
  cases b <;> decide

@[simp] theorem Valued.toInt_upTo {last : UInt32} {width : Nat} (i : UpTo last width) :
    Valued.toInt i = i.toNat := rfl

@[simp] theorem Valued.toInt_between {low last : UInt32} {width : Nat}
    (i : Between low last width) : Valued.toInt i = i.toInt := rfl

@[simp] theorem Valued.ofInt_toNat {last : UInt32} {width : Nat} (i : UpTo last width) :
    (Valued.ofInt (i.toNat : Int) : UpTo last width) = i := Valued.ofInt_toInt i

@[simp] theorem Valued.ofInt_between {low last : UInt32} {width : Nat}
    (i : Between low last width) : (Valued.ofInt i.toInt : Between low last width) = i :=
  Valued.ofInt_toInt i

@[simp] theorem Valued.ofInt_one : (Valued.ofInt 1 : Bool) = true := by decide +kernel

@[simp] theorem Valued.ofInt_zero : (Valued.ofInt 0 : Bool) = false := by decide +kernel

/-- The number that is read of an integer in range. -/
theorem toNat_ofInt {last : UInt32} {width : Nat} {n : Int} (h : In n (0, last.toNat)) :
    ((Valued.ofInt n : UpTo last width).toNat : Int) = n :=
  Valued.toInt_ofInt (α := UpTo last width) h
    (isWord_of_in h ⟨show (-2 ^ 63 : Int) ≤ 0 by decide, by
      have := last.toNat_lt; simp only; omega⟩)

/-- The units of the reward that is read of an integer in range. -/
@[simp] theorem toInt_rewardOfInt_of_le {low high n : Int} {zero : low ≤ 0 ∧ 0 ≤ high}
    (h₁ : -2 ^ 31 ≤ low) (h₂ : high < 2 ^ 31) (h₃ : low ≤ n) (h₄ : n ≤ high) :
    (rewardOfInt zero n).toInt = n :=
  toInt_rewardOfInt ⟨h₁, h₂⟩ zero ⟨h₃, h₄⟩

end Spec.Program
