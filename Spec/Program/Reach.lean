module

public import Spec.Program.Paths

/-!
# What is known of variables along paths is true

Where the analysis of `Spec.Program.Paths` succeeds, the program is safe, and leads to stores of
which one of the cases is true that are found.

## Main statements

* `Expr.known_sound`: what is known of a value, and of variables where a condition holds.
* `Stmt.reach_sound`: a statement is safe, and leads to stores of which this is true.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

variable {F : Frame} {ρ : Nat → Int} {s : List Int} {σ : Known}

theorem Bound.value_shift (k : Int) (b : Bound) : (b.shift k).value ρ = b.value ρ + k := by
  simp only [shift, value]; omega

theorem Bound.value_plus {a b c : Bound} (h : plus a b = some c) :
    c.value ρ = a.value ρ + b.value ρ := by
  unfold plus at h
  split at h <;> cases h <;> simp only [value, Option.elim] <;> omega

theorem Bound.value_minus {a b c : Bound} (h : minus a b = some c) :
    c.value ρ = a.value ρ - b.value ρ := by
  unfold minus at h
  split at h
  · cases h; simp only [value, Option.elim]; omega
  · split at h
    · next hpq => cases h; subst hpq; simp only [value, Option.elim]; omega
    · cases h
  · cases h

theorem mem_tidy {better : Int → Int → Bool} {L : List Bound} {b : Bound}
    (h : b ∈ tidy better L) : b ∈ L := by
  induction L with
  | nil => exact h
  | cons a L ih =>
    simp only [tidy, List.foldr_cons, keep] at h ih
    split at h
    · exact List.mem_cons_of_mem _ (ih h)
    · rcases List.mem_cons.mp h with rfl | h
      · exact List.mem_cons_self
      · exact List.mem_cons_of_mem _ (ih (List.mem_filter.mp h).1)

theorem collect_mem {α β : Type} {f : α → Option β} {L : List α} {M : List β}
    (h : collect f L = some M) {a : α} (ha : a ∈ L) : ∃ b, f a = some b ∧ b ∈ M := by
  induction L generalizing M with
  | nil => cases ha
  | cons c L ih =>
    simp only [collect, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, N, hN, h⟩ := h
    cases h
    rcases List.mem_cons.mp ha with rfl | ha
    · exact ⟨b, hb, List.mem_cons_self⟩
    · exact (ih hN ha).imp fun _ h => ⟨h.1, List.mem_cons_of_mem _ h.2⟩

theorem mem_combine {f : Bound → Bound → Option Bound} {L M : List Bound} {c : Bound}
    (h : c ∈ combine f L M) : ∃ a ∈ L, ∃ b ∈ M, f a b = some c := by
  obtain ⟨a, ha, h⟩ := List.mem_flatMap.mp h
  obtain ⟨b, hb, h⟩ := List.mem_filterMap.mp h
  exact ⟨a, ha, b, hb, h⟩

theorem below_le (hs : σ.Fits F ρ s) {b c : Bound} (h : c ∈ below F σ b) :
    c.value ρ ≤ b.value ρ := by
  rcases List.mem_cons.mp h with rfl | h
  · exact Int.le_refl _
  · obtain ⟨o, k⟩ := b
    cases o with
    | none => cases h
    | some p =>
      simp only [Option.elim] at h
      split at h
      · next hp =>
        obtain ⟨l, hl, rfl⟩ := List.mem_map.mp h
        have := (hs.2.2 p).1 l hl
        rw [hs.2.1 p hp] at this
        rw [Bound.value_shift]
        simp only [Bound.value, Option.elim] at *
        omega
      · cases h

theorem above_le (hs : σ.Fits F ρ s) {b c : Bound} (h : c ∈ above F σ b) :
    b.value ρ ≤ c.value ρ := by
  rcases List.mem_cons.mp h with rfl | h
  · exact Int.le_refl _
  · obtain ⟨o, k⟩ := b
    cases o with
    | none => cases h
    | some p =>
      simp only [Option.elim] at h
      split at h
      · next hp =>
        obtain ⟨l, hl, rfl⟩ := List.mem_map.mp h
        have := (hs.2.2 p).2 l hl
        rw [hs.2.1 p hp] at this
        rw [Bound.value_shift]
        simp only [Bound.value, Option.elim] at *
        omega
      · cases h

theorem atMost_le (hs : σ.Fits F ρ s) {b c : Bound} (h : atMost F σ b c = true) :
    b.value ρ ≤ c.value ρ := by
  obtain ⟨x, hx, h⟩ := List.any_eq_true.mp h
  obtain ⟨y, hy, h⟩ := List.any_eq_true.mp h
  simp only [Bool.and_eq_true, beq_iff_eq, decide_eq_true_eq] at h
  have h₁ := above_le hs hx
  have h₂ := below_le hs hy
  simp only [Bound.value] at *
  rw [h.1] at h₁
  omega

theorem constants_in (hs : σ.Fits F ρ s) {B : Bounds} {x : Int} (hx : Holds ρ x B) {c : Int × Int}
    (h : constants F σ B = some c) : In x c := by
  simp only [constants, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
  obtain ⟨l, hl, u, hu, h⟩ := h
  cases h
  have hl₀ := List.find?_some hl
  have hu₀ := List.find?_some hu
  obtain ⟨b, hb, hl⟩ := List.mem_flatMap.mp (mem_tidy (List.mem_of_find?_eq_some hl))
  obtain ⟨d, hd, hu⟩ := List.mem_flatMap.mp (mem_tidy (List.mem_of_find?_eq_some hu))
  have h₁ := Int.le_trans (below_le hs hl) (hx.1 b hb)
  have h₂ := Int.le_trans (hx.2 d hd) (above_le hs hu)
  rw [beq_iff_eq] at hl₀ hu₀
  simp only [Bound.value, hl₀, hu₀, Option.elim] at h₁ h₂
  simp only [In]
  omega

theorem hull_holds {L : List (Known × Bounds)} {B : Bounds} {x : Int} (hm : (σ, B) ∈ L)
    (hs : σ.Fits F ρ s) (hx : Holds ρ x B) : Holds ρ x (hull F L) := by
  refine ⟨fun b hb => ?_, fun b hb => ?_⟩
  all_goals
    have hb := (List.mem_filter.mp (mem_tidy hb)).2
    obtain ⟨c, hc, h⟩ := List.any_eq_true.mp (List.all_eq_true.mp hb _ hm)
  · exact Int.le_trans (atMost_le hs h) (hx.1 c hc)
  · exact Int.le_trans (hx.2 c hc) (atMost_le hs h)

theorem holds_nil {x : Int} : Holds ρ x ([], []) :=
  ⟨fun _ h => (nomatch h), fun _ h => (nomatch h)⟩

theorem few_fits (hs : σ.Fits F ρ s) {L : List Known} (h : ∃ τ ∈ L, τ.Fits F ρ s) :
    ∃ τ ∈ few F σ L, τ.Fits F ρ s := by
  unfold few
  split
  · exact h
  · exact ⟨σ, List.mem_singleton_self _, hs⟩

theorem merge_fits {L : List Known} (hm : σ ∈ L) (hs : σ.Fits F ρ s) :
    ∃ τ ∈ merge F L, τ.Fits F ρ s := by
  unfold merge
  split
  · exact ⟨σ, hm, hs⟩
  · refine ⟨_, List.mem_singleton_self _, hs.1, hs.2.1, fun i => ?_⟩
    have hx := hs.2.2 i
    generalize s.getD i 0 = x at hx ⊢
    rw [Known.of, List.getD_eq_getElem?_getD, List.getElem?_map]
    by_cases hi : i < F.vars
    · rw [List.getElem?_range hi, Option.map_some, Option.getD_some]
      split
      · next h => rw [← of_decide_eq_true (List.all_eq_true.mp h σ hm)]; exact hx
      · exact hull_holds (List.mem_map.mpr ⟨σ, hm, rfl⟩) hs hx
    · rw [List.getElem?_eq_none (by rw [List.length_range]; omega)]
      exact holds_nil

theorem holds_set {x : Int} {i j : Nat} {B : Bounds} (h : i = j → Holds ρ x B)
    (h' : i ≠ j → Holds ρ x (σ.of j)) : Holds ρ x (Known.of (σ.set i B) j) := by
  rw [Known.of, List.getD_eq_getElem?_getD, List.getElem?_set]
  split
  · next hij =>
    split
    · exact h hij
    · exact holds_nil
  · next hij => rw [← List.getD_eq_getElem?_getD]; exact h' hij

theorem fits_set (hs : σ.Fits F ρ s) {i : Nat} {B : Bounds} (h : Holds ρ (s.getD i 0) B) :
    Known.Fits F ρ s (σ.set i B) :=
  ⟨hs.1, hs.2.1, fun j => holds_set (fun hij => hij ▸ h) fun _ => hs.2.2 j⟩

theorem fits_assign (hs : σ.Fits F ρ s) {i : Nat} (hi : F.params ≤ i ∧ i < F.vars) {x : Int}
    {B : Bounds} (h : Holds ρ x B) : Known.Fits F ρ (s.set i x) (σ.set i B) := by
  have same {j : Nat} (hij : i ≠ j) : (s.set i x).getD j 0 = s.getD j 0 := by
    simp only [List.getD_eq_getElem?_getD, List.getElem?_set_ne hij]
  refine ⟨by rw [List.length_set]; exact hs.1, fun p hp => ?_, fun j => ?_⟩
  · rw [same (by omega)]; exact hs.2.1 p hp
  · refine holds_set (fun hij => ?_) fun hij => by rw [same hij]; exact hs.2.2 j
    subst hij
    rw [List.getD_eq_getElem?_getD, List.getElem?_set_self (by rw [hs.1]; exact hi.2)]
    exact h

theorem Expr.eval_linear {e : Expr} {l : Nat × Int} (h : e.linear = some l) (s : List Int) :
    e.eval s = s.getD l.1 0 + l.2 := by
  induction e generalizing l with
  | lit | ite => cases h
  | var i => cases h; exact (Int.add_zero _).symm
  | bin op a b iha _ =>
    unfold linear at h
    split at h
    · next he => cases he
    · next he =>
      cases he
      obtain ⟨k, hk, rfl⟩ := Option.map_eq_some_iff.mp h
      simp only [eval, Op.eval, iha hk]; omega
    · next he =>
      cases he
      obtain ⟨k, hk, rfl⟩ := Option.map_eq_some_iff.mp h
      simp only [eval, Op.eval, iha hk]; omega
    · cases h

theorem assume_fits (hs : σ.Fits F ρ s) {a b : Expr} {A B : Bounds} {d : Int}
    (hA : Holds ρ (a.eval s) A) (hB : Holds ρ (b.eval s) B) (h : a.eval s + d ≤ b.eval s) :
    ∃ τ ∈ assume F σ a b A B d, τ.Fits F ρ s := by
  unfold assume
  split
  · next hc =>
    obtain ⟨l, hl, hc⟩ := List.any_eq_true.mp hc
    obtain ⟨u, hu, hc⟩ := List.any_eq_true.mp hc
    have h₁ := hA.1 l hl
    have h₂ := hB.2 u hu
    have h₃ := atMost_le hs hc
    rw [Bound.value_shift, Bound.value_shift] at h₃
    omega
  · simp only [forceBounds_eq]
    refine ⟨_, List.mem_singleton_self _, ?_⟩
    have h₁ : (match a.linear with
        | none => σ
        | some (i, k) => σ.set i ((σ.of i).1, upper (B.2.map (.shift (-k - d)) ++ (σ.of i).2)) :
          Known).Fits F ρ s := by
      split
      · exact hs
      · next i k hl =>
        have he := Expr.eval_linear hl s
        refine fits_set hs ⟨(hs.2.2 i).1, fun u hu => ?_⟩
        rcases List.mem_append.mp (mem_tidy hu) with hu | hu
        · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
          have := hB.2 v hv
          rw [Bound.value_shift]
          simp only at he
          omega
        · exact (hs.2.2 i).2 u hu
    split
    · exact h₁
    · next i k hl =>
      have he := Expr.eval_linear hl s
      refine fits_set h₁ ⟨fun u hu => ?_, (h₁.2.2 i).2⟩
      rcases List.mem_append.mp (mem_tidy hu) with hu | hu
      · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
        have := hA.1 v hv
        rw [Bound.value_shift]
        simp only at he
        omega
      · exact (h₁.2.2 i).1 u hu

theorem holds_constant {x : Int} {c : Int × Int} (h : In x c) :
    Holds ρ x ([(none, c.1)], [(none, c.2)]) := by
  refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rw [List.mem_singleton.mp hl] <;>
    simp only [Bound.value, Option.elim, In] at * <;> omega

theorem isBelow_le (hs : σ.Fits F ρ s) {x y d : Int} {A B : Bounds} (hx : Holds ρ x A)
    (hy : Holds ρ y B) (h : isBelow F σ A B d = true) : x + d ≤ y := by
  obtain ⟨a, ha, h⟩ := List.any_eq_true.mp h
  obtain ⟨b, hb, h⟩ := List.any_eq_true.mp h
  have h₁ := hx.2 a ha
  have h₂ := hy.1 b hb
  have h₃ := atMost_le hs h
  rw [Bound.value_shift] at h₃
  omega

theorem holds_truth {p : Prop} [Decidable p] {h f : Bool} (hh : h = true → p)
    (hf : f = true → ¬ p) : Holds ρ (if p then 1 else 0) (truthBounds h f) := by
  refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rw [List.mem_singleton.mp hl] <;>
    simp only [Bound.value, Option.elim]
  · cases h
    · split <;> decide
    · rw [if_pos (hh rfl)]; decide
  · cases f
    · split <;> decide
    · rw [if_neg (hf rfl)]; decide

theorem Expr.confine_sound {e : Expr} {t : Bool} {B : Bounds} (he : Holds ρ (e.eval s) B)
    {o : Option ((Expr × Expr) × Bounds × Bounds)}
    (ho : ∀ q, o = some q → Holds ρ (q.1.1.eval s) q.2.1 ∧ Holds ρ (q.1.2.eval s) q.2.2 ∧
      (t = true ↔ q.1.1.eval s < q.1.2.eval s)) : Holds ρ (e.eval s) (e.confine t B o) := by
  have up {L : List Bound} (h : ∀ u ∈ L, e.eval s ≤ u.value ρ) :
      Holds ρ (e.eval s) (B.1, upper (L ++ B.2)) :=
    ⟨he.1, fun u hu => (List.mem_append.mp (mem_tidy hu)).elim (h u) (he.2 u)⟩
  have low {L : List Bound} (h : ∀ u ∈ L, u.value ρ ≤ e.eval s) :
      Holds ρ (e.eval s) (lower (L ++ B.1), B.2) :=
    ⟨fun u hu => (List.mem_append.mp (mem_tidy hu)).elim (h u) (he.1 u), he.2⟩
  unfold confine
  split
  · exact he
  · next a b x y =>
    obtain ⟨hx, hy, h⟩ := ho _ rfl
    simp only at hx hy h
    split
    · next h' =>
      have h' := congrArg (eval · s) (eq_of_same h')
      simp only at h'
      split
      · next ht =>
        have h := h.mp ht
        refine up fun u hu => ?_
        obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
        have := hy.2 v hv
        rw [Bound.value_shift]
        omega
      · next ht =>
        have h := mt h.mpr ht
        refine low fun u hu => ?_
        have := hy.1 u hu
        omega
    · split
      · next h' =>
        have h' := congrArg (eval · s) (eq_of_same h')
        simp only at h'
        split
        · next ht =>
          have h := h.mp ht
          refine low fun u hu => ?_
          obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
          have := hx.1 v hv
          rw [Bound.value_shift]
          omega
        · next ht =>
          have h := mt h.mpr ht
          refine up fun u hu => ?_
          have := hx.2 u hu
          omega
      · exact he

theorem Op.bounds_sound (hs : σ.Fits F ρ s) {op : Op} {x y : Int} {A B C : Bounds}
    (hx : Holds ρ x A) (hy : Holds ρ y B) (h : op.bounds F σ A B = some C) :
    op.Defined x y ∧ Holds ρ (op.eval x y) C := by
  unfold bounds at h
  split at h
  · cases h
    refine ⟨trivial, fun l hl => ?_, fun l hl => ?_⟩ <;>
      obtain ⟨a, ha, b, hb, hc⟩ := mem_combine (mem_tidy hl) <;> rw [Bound.value_plus hc, eval]
    · have := hx.1 a ha
      have := hy.1 b hb
      omega
    · have := hx.2 a ha
      have := hy.2 b hb
      omega
  · cases h
    refine ⟨trivial, fun l hl => ?_, fun l hl => ?_⟩ <;>
      obtain ⟨a, ha, b, hb, hc⟩ := mem_combine (mem_tidy hl) <;> rw [Bound.value_minus hc, eval]
    · have := hx.1 a ha
      have := hy.2 b hb
      omega
    · have := hx.2 a ha
      have := hy.1 b hb
      omega
  · cases h
    exact ⟨trivial, holds_truth (p := x < y) (isBelow_le hs hx hy) fun h => by
      have := isBelow_le hs hy hx h; omega⟩
  · cases h
    refine ⟨trivial, holds_truth (p := x = y) (fun h => ?_) fun h he => ?_⟩
    · rw [Bool.and_eq_true] at h
      have := isBelow_le hs hx hy h.1
      have := isBelow_le hs hy hx h.2
      omega
    · rcases Bool.or_eq_true_iff.mp h with h | h
      · have := isBelow_le hs hx hy h; omega
      · have := isBelow_le hs hy hx h; omega
  · simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨a, ha, b, hb, c, hc, h⟩ := h
    cases h
    have hb' := constants_in hs hy hb
    obtain ⟨h₁, h₂⟩ := Op.range_sound (constants_in hs hx ha) hb' hc
    refine ⟨Op.defined_of_computed h₁, (holds_constant h₂).1, fun u hu => ?_⟩
    rcases List.mem_cons.mp (mem_tidy hu) with rfl | hu
    · exact (holds_constant h₂).2 _ (List.mem_singleton_self _)
    · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
      have := hy.2 v hv
      have hy₀ : 0 < y := h₁
      have := Int.emod_lt_of_pos x hy₀
      rw [Bound.value_shift, eval, Int.fmod_eq_emod_of_nonneg _ (Int.le_of_lt hy₀)]
      omega
  · simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨a, ha, b, hb, c, hc, h⟩ := h
    cases h
    obtain ⟨h₁, h₂⟩ := Op.range_sound (constants_in hs hx ha) (constants_in hs hy hb) hc
    exact ⟨Op.defined_of_computed h₁, holds_constant h₂⟩

/-- **Claim.** Of what is known of a store, bounds of the value of an expression are found only
where every operation has a value, and the value has them; and where the expression holds, or does
not, one of the cases that are found is true of the store; and what it compares by `<` has the
bounds that are found. -/
theorem Expr.known_sound (e : Expr) (hs : σ.Fits F ρ s) :
    (∀ B, e.bounds F σ = some B → e.Defined s ∧ Holds ρ (e.eval s) B) ∧
      (∀ w, decide (e.eval s ≠ 0) = w → ∃ τ ∈ e.refine F σ w, τ.Fits F ρ s) ∧
      ∀ q, (e.known F).2.2 σ = some q → Holds ρ (q.1.1.eval s) q.2.1 ∧
        Holds ρ (q.1.2.eval s) q.2.2 ∧ (e.eval s ≠ 0 ↔ q.1.1.eval s < q.1.2.eval s) := by
  induction e generalizing σ with
  | lit n =>
    refine ⟨fun B h => ?_, fun w hw => ?_, nofun⟩
    · cases h
      exact ⟨trivial, holds_constant (c := (n, n)) ⟨Int.le_refl _, Int.le_refl _⟩⟩
    · simp only [refine, known]
      split
      · next h =>
        subst hw
        by_cases hn : n = 0 <;> simp [eval, hn] at h
      · exact ⟨σ, List.mem_singleton_self _, hs⟩
  | var i =>
    have hi := hs.2.2 i
    have hz : Holds ρ ((lit 0).eval s) ([(none, 0)], [(none, 0)]) :=
      holds_constant (c := (0, 0)) (by simp only [eval]; decide)
    refine ⟨fun B h => ?_, fun w hw => ?_, nofun⟩
    · cases h
      refine ⟨trivial, ?_⟩
      simp only [eval]
      split
      · next hp =>
        have hp := hs.2.1 i hp
        refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rcases List.mem_cons.mp hl with rfl | hl
        · simp only [Bound.value, Option.elim]; omega
        · exact hi.1 l hl
        · simp only [Bound.value, Option.elim]; omega
        · exact hi.2 l hl
      · exact hi
    · simp only [refine, known]
      subst hw
      split
      · next h =>
        have h := of_decide_eq_true h
        rcases Int.lt_or_gt_of_ne h with h | h
        · obtain ⟨τ, hm, ht⟩ := assume_fits hs (a := var i) (b := lit 0) (d := 1) hi hz h
          exact few_fits hs ⟨τ, List.mem_append_left _ hm, ht⟩
        · obtain ⟨τ, hm, ht⟩ := assume_fits hs (a := lit 0) (b := var i) (d := 1) hz hi h
          exact few_fits hs ⟨τ, List.mem_append_right _ hm, ht⟩
      · next h =>
        have h : eval (var i) s = 0 := by simpa using h
        obtain ⟨τ, hm, ht⟩ := assume_fits hs (a := var i) (b := lit 0) (d := 0) hi hz (by
          rw [h, eval]; decide)
        obtain ⟨υ, hm', hu⟩ := assume_fits ht (a := lit 0) (b := var i) (d := 0) hz (ht.2.2 i) (by
          rw [h, eval]; decide)
        exact ⟨υ, List.mem_flatMap.mpr ⟨τ, hm, hm'⟩, hu⟩
  | bin op a b iha ihb =>
    have default {e : Expr} {σ : Known}
        (h : ∀ B, e.bounds F σ = some B → e.Defined s ∧ Holds ρ (e.eval s) B) :
        Holds ρ (e.eval s) (((e.known F).1 σ).getD ([], [])) := by
      cases hB : (e.known F).1 σ with
      | none => exact holds_nil
      | some B => exact (h B hB).2
    refine ⟨fun C h => ?_, fun w hw => ?_, fun q h => ?_⟩
    · simp only [bounds, known, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨A, hA, B, hB, D, hD, h⟩ := h
      rw [forceBounds_eq] at h
      cases h
      have h := hD
      obtain ⟨dx, hx⟩ := (iha hs).1 A hA
      obtain ⟨dy, hy⟩ := (ihb hs).1 B hB
      obtain ⟨hd, hv⟩ := Op.bounds_sound hs hx hy h
      exact ⟨⟨dx, dy, hd⟩, hv⟩
    · have hA := default (iha hs).1
      have hB := default (ihb hs).1
      subst hw
      simp only [refine, known]
      split
      · simp only [eval, Op.eval]
        split
        · next h => exact assume_fits hs hA hB h
        · next h => exact assume_fits hs hB hA (by omega)
      · refine (iha hs).2.1 _ ?_
        simp only [eval, Op.eval]
        by_cases h : a.eval s = 0 <;> simp [h]
      · simp only [eval, Op.eval]
        split
        · next h =>
          obtain ⟨τ, hm, ht⟩ := assume_fits hs (d := 0) hA hB (by omega)
          obtain ⟨υ, hm', hu⟩ := assume_fits ht (d := 0) (default (ihb ht).1) (default (iha ht).1)
            (by omega)
          exact ⟨υ, List.mem_flatMap.mpr ⟨τ, hm, hm'⟩, hu⟩
        · next h =>
          rcases Int.lt_or_gt_of_ne h with h | h
          · obtain ⟨τ, hm, ht⟩ := assume_fits hs (d := 1) hA hB h
            exact few_fits hs ⟨τ, List.mem_append_left _ hm, ht⟩
          · obtain ⟨τ, hm, ht⟩ := assume_fits hs (d := 1) hB hA h
            exact few_fits hs ⟨τ, List.mem_append_right _ hm, ht⟩
      · exact ⟨σ, List.mem_singleton_self _, hs⟩
    · simp only [known] at h
      split at h
      · cases h
        refine ⟨default (iha hs).1, default (ihb hs).1, ?_⟩
        simp only [eval, Op.eval]
        split <;> simp [*]
      · cases h
  | ite c a b ihc iha ihb =>
    obtain ⟨hc, hr, -⟩ := ihc hs
    refine ⟨fun C h => ?_, fun w hw => ?_, nofun⟩
    · simp only [bounds, known, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨Z, hZ, A, hA, B, hB, h⟩ := h
      rw [forceBounds_eq] at h
      cases h
      have dc := (hc Z hZ).1
      simp only [Defined, eval]
      split
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr false (by simp [h]))
        obtain ⟨q, hq, hm⟩ := collect_mem hB hm
        obtain ⟨D, hD, rfl⟩ := Option.map_eq_some_iff.mp hq
        obtain ⟨hd, hv⟩ := (ihb ht).1 D hD
        exact ⟨⟨dc, hd⟩, hull_holds (List.mem_append_right _ hm) ht (confine_sound hv
          fun q hq => (((ihc ht).2.2 q hq).imp_right fun h' => ⟨h'.1, by rw [← h'.2]; simp [h]⟩))⟩
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr true (by simp [h]))
        obtain ⟨q, hq, hm⟩ := collect_mem hA hm
        obtain ⟨D, hD, rfl⟩ := Option.map_eq_some_iff.mp hq
        obtain ⟨hd, hv⟩ := (iha ht).1 D hD
        exact ⟨⟨dc, hd⟩, hull_holds (List.mem_append_left _ hm) ht (confine_sound hv
          fun q hq => (((ihc ht).2.2 q hq).imp_right fun h' => ⟨h'.1, by rw [← h'.2]; simp [h]⟩))⟩
    · simp only [refine, known]
      simp only [eval] at hw
      split at hw
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr false (by simp [h]))
        obtain ⟨υ, hm', hu⟩ := (ihb ht).2.1 w hw
        exact merge_fits (List.mem_append_right _ (List.mem_flatMap.mpr ⟨τ, hm, hm'⟩)) hu
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr true (by simp [h]))
        obtain ⟨υ, hm', hu⟩ := (iha ht).2.1 w hw
        exact merge_fits (List.mem_append_left _ (List.mem_flatMap.mpr ⟨τ, hm, hm'⟩)) hu

/-- **Claim.** Where the analysis succeeds and what is known before in one of the cases is true of
the store, the statement is safe, and what is known afterwards in one of the cases is true of every
store that it may lead to. -/
theorem Stmt.reach_sound {p : Stmt} {L L' : List Known} (h : p.reach F L = some L') (hm : σ ∈ L)
    (hs : σ.Fits F ρ s) :
    p.Safe s ∧ ∀ t, t ∈ p.law s → ∃ τ ∈ L', τ.Fits F ρ t := by
  induction p generalizing σ L L' s with
  | skip =>
    cases h
    exact ⟨trivial, fun t ht => by rw [Draw.mem_pure.mp ht]; exact ⟨σ, hm, hs⟩⟩
  | assign i e =>
    simp only [reach] at h
    split at h
    · next hi =>
      obtain ⟨τ, ht, hm⟩ := collect_mem h hm
      obtain ⟨B, hB, rfl⟩ := Option.map_eq_some_iff.mp ht
      obtain ⟨hd, hv⟩ := (e.known_sound hs).1 B hB
      exact ⟨hd, fun t ht => by rw [Draw.mem_pure.mp ht]; exact ⟨_, hm, fits_assign hs hi hv⟩⟩
    · cases h
  | draw i n =>
    simp only [reach] at h
    split at h
    · next hi =>
      obtain ⟨τ, ht, hm⟩ := collect_mem h hm
      simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at ht
      obtain ⟨B, hB, ht⟩ := ht
      split at ht
      · next hone =>
        rw [forceBounds_eq] at ht
        cases ht
        obtain ⟨hd, hv⟩ := (n.known_sound hs).1 B hB
        obtain ⟨l, hl, hone⟩ := List.any_eq_true.mp hone
        have h₁ := Int.le_trans (atMost_le hs hone) (hv.1 l hl)
        simp only [Bound.value, Option.elim] at h₁
        refine ⟨⟨hd, by omega⟩, fun t ht => ?_⟩
        obtain ⟨k, hk⟩ := Draw.mem_uniform.mp ht
        rw [Draw.mem_pure.mp hk]
        refine ⟨_, hm, fits_assign hs hi ⟨fun u hu => ?_, fun u hu => ?_⟩⟩
        · rw [List.mem_singleton.mp hu]
          simp only [Bound.value, Option.elim]
          omega
        · obtain ⟨v, hv', rfl⟩ := List.mem_map.mp hu
          have := hv.2 v hv'
          rw [Bound.value_shift]
          omega
      · cases ht
    · cases h
  | require c =>
    simp only [reach] at h
    split at h
    · next hall =>
      cases h
      have h := List.all_eq_true.mp hall σ hm
      rw [Bool.and_eq_true] at h
      obtain ⟨B, hB⟩ := Option.isSome_iff_exists.mp h.1
      obtain ⟨hd, hr, -⟩ := c.known_sound hs
      refine ⟨⟨(hd B hB).1, fun hc => ?_⟩, fun t ht => by
        rw [Draw.mem_pure.mp ht]; exact ⟨σ, hm, hs⟩⟩
      obtain ⟨τ, hτ, -⟩ := hr false (by simp [hc])
      rw [List.isEmpty_iff.mp h.2] at hτ
      cases hτ
    · cases h
  | seq p q ihp ihq =>
    simp only [reach, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨M, hM, h⟩ := h
    obtain ⟨hp, hl⟩ := ihp hM hm hs
    refine ⟨⟨hp, fun t ht => ?_⟩, fun t ht => ?_⟩
    · obtain ⟨τ, hτ, hf⟩ := hl t ht
      exact (ihq h hτ hf).1
    · obtain ⟨u, hu, ht⟩ := Draw.mem_bind.mp ht
      obtain ⟨τ, hτ, hf⟩ := hl u hu
      exact (ihq h hτ hf).2 t ht
  | ite c p q ihp ihq =>
    simp only [reach] at h
    split at h
    · next hall =>
      simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨X, hX, Y, hY, h⟩ := h
      cases h
      obtain ⟨B, hB⟩ := Option.isSome_iff_exists.mp (List.all_eq_true.mp hall σ hm)
      obtain ⟨hd, hr, -⟩ := c.known_sound hs
      simp only [Safe, law]
      split
      · next hc =>
        obtain ⟨τ, hτ, hf⟩ := hr false (by simp [hc])
        obtain ⟨hq, hl⟩ := ihq hY (List.mem_flatMap.mpr ⟨σ, hm, hτ⟩) hf
        refine ⟨⟨(hd B hB).1, hq⟩, fun t ht => ?_⟩
        obtain ⟨υ, hυ, hu⟩ := hl t ht
        exact merge_fits (List.mem_append_right _ hυ) hu
      · next hc =>
        obtain ⟨τ, hτ, hf⟩ := hr true (by simp [hc])
        obtain ⟨hp, hl⟩ := ihp hX (List.mem_flatMap.mpr ⟨σ, hm, hτ⟩) hf
        refine ⟨⟨(hd B hB).1, hp⟩, fun t ht => ?_⟩
        obtain ⟨υ, hυ, hu⟩ := hl t ht
        exact merge_fits (List.mem_append_left _ hυ) hu
    · cases h

end Spec.Program
