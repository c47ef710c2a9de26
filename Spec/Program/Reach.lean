module

public import Spec.Program.Known

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

variable {F : Frame} {s : List Int} {σ : Known}

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

theorem under_fits (hs : σ.Fits F s) {e : Expr} {L : List Bound}
    (h : ∀ b ∈ L, e.eval s ≤ b.value (F.values s)) {k : Known → List Known}
    (hk : ∀ τ, τ.Fits F s → ∃ υ ∈ k τ, υ.Fits F s) : ∃ υ ∈ σ.under e L k, υ.Fits F s := by
  unfold Known.under
  split
  · exact hk σ hs
  · next i n hl =>
    rw [forcePair_eq, forceList_eq forceBound_eq, Known.force_eq, appendOf_eq, keptOf_eq, mapOf_eq]
    refine hk _ (fits_set hs ⟨(hs.2.1 i).1, fun u hu => ?_⟩)
    have he := Expr.eval_linear hl s
    rcases List.mem_append.mp (mem_tidy hu) with hu | hu
    · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp (List.mem_filter.mp hu).1
      have := h v hv
      rw [Bound.value_shift]
      simp only at he
      omega
    · exact (hs.2.1 i).2 u hu

theorem over_fits (hs : σ.Fits F s) {e : Expr} {L : List Bound}
    (h : ∀ b ∈ L, b.value (F.values s) ≤ e.eval s) {k : Known → List Known}
    (hk : ∀ τ, τ.Fits F s → ∃ υ ∈ k τ, υ.Fits F s) : ∃ υ ∈ σ.over e L k, υ.Fits F s := by
  unfold Known.over
  split
  · exact hk σ hs
  · next i n hl =>
    rw [forcePair_eq, forceList_eq forceBound_eq, Known.force_eq, appendOf_eq, keptOf_eq, mapOf_eq]
    refine hk _ (fits_set hs ⟨fun u hu => ?_, (hs.2.1 i).2⟩)
    have he := Expr.eval_linear hl s
    rcases List.mem_append.mp (mem_tidy hu) with hu | hu
    · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp (List.mem_filter.mp hu).1
      have := h v hv
      rw [Bound.value_shift]
      simp only at he
      omega
    · exact (hs.2.1 i).1 u hu

theorem assume_fits (hs : σ.Fits F s) {a b : Expr} {A B : Bounds} {d : Int}
    (hA : Holds (F.values s) (a.eval s) A) (hB : Holds (F.values s) (b.eval s) B)
    (h : a.eval s + d ≤ b.eval s) : ∃ τ ∈ assume F σ a b A B d, τ.Fits F s := by
  rw [assume, oneOf_eq]
  simp only [mapOf_eq]
  split
  · next hc =>
    obtain ⟨l, hl, hc⟩ := anyOf_true.mp hc
    obtain ⟨u, hu, hc⟩ := anyOf_true.mp hc
    have h₁ := hA.1 l hl
    have h₂ := hB.2 u hu
    have h₃ := atMost_le hs hc
    rw [Bound.value_shift, Bound.value_shift] at h₃
    omega
  · refine under_fits hs (fun u hu => ?_) fun τ ht =>
      over_fits ht (fun l hl => ?_) fun υ hu => ⟨υ, List.mem_singleton_self _, hu⟩
    · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hu
      have := hB.2 v hv
      rw [Bound.value_shift]
      omega
    · obtain ⟨v, hv, rfl⟩ := List.mem_map.mp hl
      have := hA.1 v hv
      rw [Bound.value_shift]
      omega

theorem isBelow_le (hs : σ.Fits F s) {x y d : Int} {A B : Bounds} (hx : Holds (F.values s) x A)
    (hy : Holds (F.values s) y B) (h : isBelow F σ A B d = true) : x + d ≤ y := by
  obtain ⟨a, ha, h⟩ := anyOf_true.mp h
  obtain ⟨b, hb, h⟩ := anyOf_true.mp h
  have h₁ := hx.2 a ha
  have h₂ := hy.1 b hb
  have h₃ := atMost_le hs h
  rw [Bound.value_shift] at h₃
  omega

theorem holds_truth {p : Prop} [Decidable p] {h f : Bool} (hh : h = true → p)
    (hf : f = true → ¬ p) : Holds (F.values s) (if p then 1 else 0) (truthBounds h f) := by
  refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rw [List.mem_singleton.mp hl] <;>
    simp only [Bound.value, total, Int.zero_add]
  · cases h
    · split <;> decide
    · rw [if_pos (hh rfl)]; decide
  · cases f
    · split <;> decide
    · rw [if_neg (hf rfl)]; decide

theorem Expr.confine_sound {e : Expr} {t : Bool} {B : Bounds} (he : Holds (F.values s) (e.eval s) B)
    {o : Option ((Expr × Expr) × Bounds × Bounds)}
    (ho : ∀ q, o = some q → Holds (F.values s) (q.1.1.eval s) q.2.1 ∧
      Holds (F.values s) (q.1.2.eval s) q.2.2 ∧ (t = true ↔ q.1.1.eval s < q.1.2.eval s)) :
    Holds (F.values s) (e.eval s) (e.confine t B o) := by
  have up {L : List Bound} (h : ∀ u ∈ L, e.eval s ≤ u.value (F.values s)) :
      Holds (F.values s) (e.eval s) (B.1, upper (L ++ B.2)) :=
    ⟨he.1, fun u hu => (List.mem_append.mp (mem_tidy hu)).elim (h u) (he.2 u)⟩
  have low {L : List Bound} (h : ∀ u ∈ L, u.value (F.values s) ≤ e.eval s) :
      Holds (F.values s) (e.eval s) (lower (L ++ B.1), B.2) :=
    ⟨fun u hu => (List.mem_append.mp (mem_tidy hu)).elim (h u) (he.1 u), he.2⟩
  unfold confine
  simp only [oneOf_eq, appendOf_eq, mapOf_eq]
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

theorem value_products {x y : Int} {A B : Bounds} (hx : Holds (F.values s) x A)
    (hy : Holds (F.values s) y B) {c : Bound} (h : c ∈ products A B) :
    c.value (F.values s) = x * y := by
  obtain ⟨a, ha, h⟩ := List.mem_flatMap.mp h
  obtain ⟨b, hb, h⟩ := List.mem_filterMap.mp h
  rw [Bound.value_product h, value_of_mem_exact hx ha, value_of_mem_exact hy hb]

theorem Op.lowers_le {op : Op} {x y : Int} {A B : Bounds} (hx : Holds (F.values s) x A)
    (hy : Holds (F.values s) y B) {c : Bound} (h : c ∈ op.lowers A B) :
    c.value (F.values s) ≤ op.eval x y := by
  unfold lowers at h
  split at h
  · exact Int.le_of_eq (value_products hx hy h)
  · cases h

theorem Op.le_uppers {op : Op} {x y k : Int} {A B : Bounds}
    (hd : op.Computed x y) (hx : Holds (F.values s) x A) (hy : Holds (F.values s) y B)
    (hk : k ≤ x) {c : Bound} (h : c ∈ op.uppers k A B) :
    op.eval x y ≤ c.value (F.values s) := by
  unfold uppers at h
  split at h
  · exact Int.le_of_eq (value_products hx hy h).symm
  · rw [mapOf_eq] at h
    obtain ⟨v, hv, rfl⟩ := List.mem_map.mp h
    have := hy.2 v hv
    have hy₀ : 0 < y := hd
    have := Int.emod_lt_of_pos x hy₀
    rw [Bound.value_shift, eval, Int.fmod_eq_emod_of_nonneg _ (Int.le_of_lt hy₀)]
    omega
  · have hy₀ : 0 < y := hd
    rw [eval, Int.fdiv_eq_ediv_of_nonneg _ (Int.le_of_lt hy₀)]
    rcases List.mem_append.mp h with h | h
    · obtain ⟨i, hi, h⟩ := List.mem_flatMap.mp h
      obtain ⟨b, hb, hi⟩ := List.mem_filterMap.mp hi
      obtain ⟨a, ha, h⟩ := List.mem_filterMap.mp h
      have hv := value_of_mem_exact hy hb
      rw [Bound.value_single hi] at hv
      rw [← hv]
      exact Bound.ediv_le_quotient h (hx.2 a ha) (by omega)
    · split at h
      · exact Int.le_trans (Int.ediv_le_self y (by omega)) (hx.2 c h)
      · cases h
  · cases h

theorem range_or_eval {op : Op} {x y : Int} {a b c : Int × Int} (hx : In x a) (hy : In y b)
    (hc : In (op.eval x y) c) : In (op.eval x y) (if likeInt a.1 a.2 && likeInt b.1 b.2 then
      (op.eval a.1 b.1, op.eval a.1 b.1) else c) := by
  split
  · next h =>
    rw [Bool.and_eq_true] at h
    have h₁ := eq_of_likeInt h.1
    have h₂ := eq_of_likeInt h.2
    have hx : x = a.1 := by simp only [In] at hx; omega
    have hy : y = b.1 := by simp only [In] at hy; omega
    rw [hx, hy]
    exact ⟨Int.le_refl _, Int.le_refl _⟩
  · exact hc

theorem recall_fits (hs : σ.Fits F s) {e : Expr} {f : Known → Bool → List Known} {w : Bool}
    (hw : decide (e.eval s ≠ 0) = w) (h : ∃ τ ∈ f σ w, τ.Fits F s) :
    ∃ τ ∈ recall F e f σ w, τ.Fits F s := by
  unfold recall
  simp only [oneOf_eq]
  split
  · next ht =>
    subst ht
    split
    · next hg =>
      obtain ⟨g, hg, he⟩ := anyOf_true.mp hg
      have := hs.2.2 g hg
      rw [Expr.eq_of_same he] at this
      simp [this] at hw
    · exact h
  · next hf =>
    have hf : w = false := by simpa using hf
    subst hf
    have hw : e.eval s = 0 := by simpa using hw
    split
    · obtain ⟨τ, hm, ht⟩ := h
      rw [forceSpine_eq]
      split
      · next h => rw [h] at hm; cases hm
      · next h =>
        rw [h] at hm
        rw [List.mem_singleton.mp hm] at ht
        exact ⟨_, List.mem_singleton_self _, fits_learn ht hw⟩
      · exact ⟨_, List.mem_singleton_self _, fits_learn hs hw⟩
    · exact h

theorem Op.bounds_sound (hs : σ.Fits F s) {op : Op} {x y : Int} {A B C : Bounds}
    (hx : Holds (F.values s) x A) (hy : Holds (F.values s) y B) (h : op.bounds F σ A B = some C) :
    op.Defined x y ∧ Holds (F.values s) (op.eval x y) C := by
  unfold bounds at h
  split at h
  · cases h
    refine ⟨trivial, fun l hl => ?_, fun l hl => ?_⟩ <;>
      obtain ⟨a, ha, b, hb, rfl⟩ := mem_combine (mem_tidy hl) <;> rw [Bound.value_plus, eval]
    · have := hx.1 a ha
      have := hy.1 b hb
      omega
    · have := hx.2 a ha
      have := hy.2 b hb
      omega
  · cases h
    refine ⟨trivial, fun l hl => ?_, fun l hl => ?_⟩ <;>
      obtain ⟨a, ha, b, hb, rfl⟩ := mem_combine (mem_tidy hl) <;> rw [Bound.value_minus, eval]
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
    have hx' := constants_in hs hx ha
    have hy' := constants_in hs hy hb
    obtain ⟨hd, hv⟩ := Op.range_sound hx' hy' hc
    refine ⟨Op.defined_of_computed hd, fun l hl => ?_, fun u hu => ?_⟩
    · rcases List.mem_cons.mp (mem_tidy hl) with rfl | hl
      · exact (holds_constant (range_or_eval hx' hy' hv)).1 _ (List.mem_singleton_self _)
      · exact Op.lowers_le hx hy hl
    · rcases List.mem_cons.mp (mem_tidy hu) with rfl | hu
      · exact (holds_constant (range_or_eval hx' hy' hv)).2 _ (List.mem_singleton_self _)
      · exact Op.le_uppers hd hx hy hx'.1 hu

theorem Expr.defined_of_isTotal {e : Expr} (h : e.isTotal = true) (s : List Int) :
    e.Defined s := by
  induction e with
  | lit | var => trivial
  | bin op a b iha ihb =>
    obtain ⟨ho, h⟩ := both_of_oneOf h
    obtain ⟨ha, hb⟩ := both_of_oneOf h
    refine ⟨iha ha, ihb hb, ?_⟩
    cases op <;> first | trivial | exact absurd ho (by decide)
  | ite c a b ihc iha ihb =>
    obtain ⟨hc, h⟩ := both_of_oneOf h
    obtain ⟨ha, hb⟩ := both_of_oneOf h
    refine ⟨ihc hc, ?_⟩
    split
    · exact ihb hb
    · exact iha ha

/-- **Claim.** Of what is known of a store, bounds of the value of an expression are found only
where every operation has a value, and the value has them; and where the expression holds, or does
not, one of the cases that are found is true of the store; and what it compares by `<` has the
bounds that are found. -/
theorem Expr.known_sound (e : Expr) (hs : σ.Fits F s) :
    (∀ B, e.bounds F σ = some B → e.Defined s ∧ Holds (F.values s) (e.eval s) B) ∧
      (∀ w, decide (e.eval s ≠ 0) = w → ∃ τ ∈ e.refine F σ w, τ.Fits F s) ∧
      ∀ q, (e.known F).2.2 σ = some q → Holds (F.values s) (q.1.1.eval s) q.2.1 ∧
        Holds (F.values s) (q.1.2.eval s) q.2.2 ∧ (e.eval s ≠ 0 ↔ q.1.1.eval s < q.1.2.eval s) := by
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
    have hi := hs.2.1 i
    have hz : Holds (F.values s) ((lit 0).eval s) ([([], 0)], [([], 0)]) :=
      holds_constant (c := (0, 0)) (by simp only [eval]; decide)
    refine ⟨fun B h => ?_, fun w hw => ?_, nofun⟩
    · simp only [bounds, known, forcePair_eq, oneOf_eq] at h
      refine ⟨trivial, ?_⟩
      simp only [eval]
      split at h <;> cases h
      · next hp =>
        have hp := getD_values (s := s) hp
        refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rcases List.mem_cons.mp hl with rfl | hl
        · simp only [Bound.value, total, productOf]; omega
        · exact hi.1 l hl
        · simp only [Bound.value, total, productOf]; omega
        · exact hi.2 l hl
      · exact hi
    · simp only [refine, known, oneOf_eq, appendOf_eq, joinedOf_eq]
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
        obtain ⟨υ, hm', hu⟩ := assume_fits ht (a := lit 0) (b := var i) (d := 0) hz (ht.2.1 i) (by
          rw [h, eval]; decide)
        exact ⟨υ, List.mem_flatMap.mpr ⟨τ, hm, hm'⟩, hu⟩
  | bin op a b iha ihb =>
    have default {e : Expr} {σ : Known}
        (h : ∀ B, e.bounds F σ = some B → e.Defined s ∧ Holds (F.values s) (e.eval s) B) :
        Holds (F.values s) (e.eval s) (((e.known F).1 σ).getD ([], [])) := by
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
      simp only [refine, known]
      refine recall_fits hs hw ?_
      subst hw
      simp only [forcePair_eq, oneOf_eq, appendOf_eq, joinedOf_eq]
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
      rw [forceBounds_eq, appendOf_eq] at h
      cases h
      have dc : c.Defined s := by
        unfold unneeded at hZ
        split at hZ
        · next ht => exact defined_of_isTotal ht s
        · exact (hc Z hZ).1
      simp only [Defined, eval]
      split
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr false (by simp [h]))
        obtain ⟨q, hq, hm⟩ := collect_mem hB hm
        obtain ⟨D, hD, hq⟩ := Option.bind_eq_some_iff.mp hq
        rw [forceBounds_eq] at hq
        cases hq
        obtain ⟨hd, hv⟩ := (ihb ht).1 D hD
        exact ⟨⟨dc, hd⟩, hull_holds (List.mem_append_right _ hm) ht (confine_sound hv
          fun q hq => (((ihc ht).2.2 q hq).imp_right fun h' => ⟨h'.1, by rw [← h'.2]; simp [h]⟩))⟩
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr true (by simp [h]))
        obtain ⟨q, hq, hm⟩ := collect_mem hA hm
        obtain ⟨D, hD, hq⟩ := Option.bind_eq_some_iff.mp hq
        rw [forceBounds_eq] at hq
        cases hq
        obtain ⟨hd, hv⟩ := (iha ht).1 D hD
        exact ⟨⟨dc, hd⟩, hull_holds (List.mem_append_left _ hm) ht (confine_sound hv
          fun q hq => (((ihc ht).2.2 q hq).imp_right fun h' => ⟨h'.1, by rw [← h'.2]; simp [h]⟩))⟩
    · simp only [refine, known]
      refine recall_fits hs hw ?_
      simp only [eval] at hw
      rw [appendOf_eq, joinedOf_eq, joinedOf_eq]
      split at hw
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr false (by simp [h]))
        obtain ⟨υ, hm', hu⟩ := (ihb ht).2.1 w hw
        exact few_fits hs ⟨υ, List.mem_append_right _ (List.mem_flatMap.mpr ⟨τ, hm, hm'⟩), hu⟩
      · next h =>
        obtain ⟨τ, hm, ht⟩ := few_fits hs (hr true (by simp [h]))
        obtain ⟨υ, hm', hu⟩ := (iha ht).2.1 w hw
        exact few_fits hs ⟨υ, List.mem_append_left _ (List.mem_flatMap.mpr ⟨τ, hm, hm'⟩), hu⟩

theorem Expr.step_eq {e : Expr} {i : Nat} {k : Int} (h : e.step i = some k) (s : List Int) :
    e.eval s = s.getD i 0 + k := by
  unfold step at h
  split at h
  · next j l hl =>
    split at h
    · next hij =>
      cases h
      rw [eval_linear hl, Nat.eq_of_beq_eq_true hij]
    · cases h
  · cases h

theorem Expr.defined_of_isShown {e : Expr} (hs : σ.Fits F s) (h : e.isShown F σ = true) :
    e.Defined s := by
  rw [isShown, oneOf_eq] at h
  split at h
  · next ht => exact defined_of_isTotal ht s
  · obtain ⟨B, hB⟩ := Option.isSome_iff_exists.mp h
    exact ((e.known_sound hs).1 B hB).1

/-- What is refined to no case does not hold. -/
theorem Expr.refuted (F : Frame) (s : List Int) :
    Refuted F s fun τ e => (e.refine F τ true).isEmpty := by
  intro τ e hs h
  refine Classical.byContradiction fun he => ?_
  obtain ⟨υ, hυ, -⟩ := (e.known_sound hs).2.1 true (decide_eq_true he)
  rw [List.isEmpty_iff.mp h] at hυ
  cases hυ

/-- **Claim.** Where the analysis succeeds and what is known before in one of the cases is true of
the store, the statement is safe, and what is known afterwards in one of the cases is true of every
store that it may lead to. -/
theorem Stmt.reach_sound {p : Stmt} {L L' : List Known} (h : p.reach F L = some L') (hm : σ ∈ L)
    (hs : σ.Fits F s) :
    p.Safe s ∧ ∀ t, t ∈ p.law s → ∃ τ ∈ L', τ.Fits F t := by
  induction p generalizing σ L L' s with
  | skip =>
    cases h
    exact ⟨trivial, fun t ht => by rw [Draw.mem_pure.mp ht]; exact ⟨σ, hm, hs⟩⟩
  | assign i e =>
    simp only [reach] at h
    split at h
    · next hi =>
      obtain ⟨τ, ht, hm⟩ := collect_mem h hm
      obtain ⟨B, hB, ht⟩ := Option.bind_eq_some_iff.mp ht
      rw [Known.force_eq] at ht
      cases ht
      obtain ⟨hd, hv⟩ := (e.known_sound hs).1 B hB
      exact ⟨hd, fun t ht => by
        rw [Draw.mem_pure.mp ht]
        exact ⟨_, hm, fits_assign hs hi (fun k hk => e.step_eq hk s) hv⟩⟩
    · cases h
  | draw i n =>
    simp only [reach] at h
    split at h
    · next hi =>
      obtain ⟨τ, ht, hm⟩ := collect_mem h hm
      simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at ht
      obtain ⟨B, hB, ht⟩ := ht
      rw [oneOf_eq, mapOf_eq] at ht
      split at ht
      · next hone =>
        rw [forceBounds_eq, Known.force_eq] at ht
        cases ht
        obtain ⟨hd, hv⟩ := (n.known_sound hs).1 B hB
        obtain ⟨l, hl, hone⟩ := anyOf_true.mp hone
        have h₁ := Int.le_trans (atMost_le hs hone) (hv.1 l hl)
        simp only [Bound.value, total] at h₁
        refine ⟨⟨hd, by omega⟩, fun t ht => ?_⟩
        obtain ⟨k, hk⟩ := Draw.mem_uniform.mp ht
        rw [Draw.mem_pure.mp hk]
        refine ⟨_, hm, fits_assign hs hi (fun _ h => by cases h) ⟨fun u hu => ?_, fun u hu => ?_⟩⟩
        · rw [List.mem_singleton.mp hu]
          simp only [Bound.value, total]
          omega
        · obtain ⟨v, hv', rfl⟩ := List.mem_map.mp hu
          have := hv.2 v hv'
          rw [Bound.value_shift]
          omega
      · cases ht
    · cases h
  | require c =>
    simp only [reach, oneOf_eq] at h
    split at h
    · next hall =>
      rw [forceSpine_eq, joinedOf_eq] at h
      have h' := h
      have h := both_of_oneOf (oneOf_eq .. ▸ allOf_true.mp hall σ hm)
      have hd := Expr.defined_of_isShown hs h.1
      obtain ⟨-, hr, -⟩ := c.known_sound hs
      have hc : c.eval s ≠ 0 := fun hc => ?_
      · refine ⟨⟨hd, hc⟩, fun t ht => ?_⟩
        rw [Draw.mem_pure.mp ht]
        split at h'
        · cases h'
          obtain ⟨τ, hτ, hf⟩ := hr true (decide_eq_true hc)
          exact ⟨τ, List.mem_flatMap.mpr ⟨σ, hm, hτ⟩, hf⟩
        · cases h'
          exact ⟨σ, hm, hs⟩
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
    rw [oneOf_eq] at h
    split at h
    · next hall =>
      simp only [Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨X, hX, Y, hY, h⟩ := h
      rw [forceSpine_eq, joinedOf_eq] at hX hY
      rw [forceSpine_eq, appendOf_eq] at h
      cases h
      have hd := Expr.defined_of_isShown hs (allOf_true.mp hall σ hm)
      obtain ⟨-, hr, -⟩ := c.known_sound hs
      simp only [Safe, law]
      split
      · next hc =>
        obtain ⟨τ, hτ, hf⟩ := hr false (by simp [hc])
        obtain ⟨hq, hl⟩ := ihq hY (List.mem_flatMap.mpr ⟨σ, hm, hτ⟩) hf
        refine ⟨⟨hd, hq⟩, fun t ht => ?_⟩
        obtain ⟨υ, hυ, hu⟩ := hl t ht
        exact merge_fits (Expr.refuted F t) (List.mem_append_right _ hυ) hu
      · next hc =>
        obtain ⟨τ, hτ, hf⟩ := hr true (by simp [hc])
        obtain ⟨hp, hl⟩ := ihp hX (List.mem_flatMap.mpr ⟨σ, hm, hτ⟩) hf
        refine ⟨⟨hd, hp⟩, fun t ht => ?_⟩
        obtain ⟨υ, hυ, hu⟩ := hl t ht
        exact merge_fits (Expr.refuted F t) (List.mem_append_left _ hυ) hu
    · cases h

end Spec.Program
