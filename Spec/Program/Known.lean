module

public import Spec.Program.Paths

/-!
# What is known of variables stays true

The parts of the analysis of `Spec.Program.Paths` that compare bounds, join cases and assign: what
is known remains true of a store.

## Main statements

* `atMost_le`, `constants_in`: bounds that are compared, and constants between which a value is.
* `joined_fits`, `merge_fits`: one of the cases stays true where some are joined.
* `fits_assign`: what is known after an assignment.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

variable {F : Frame} {s : List Int} {σ : Known}

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

theorem getD_values {i : Nat} (h : F.isBase i = true) :
    (F.values s).getD i 0 = s.getD i 0 := by
  simp only [Frame.values, List.getD_eq_getElem?_getD, List.getElem?_mapIdx, if_pos h]
  cases s[i]? <;> rfl

theorem length_values : (F.values s).length = s.length := List.length_mapIdx

theorem values_set (i : Nat) (x : Int) :
    F.values (s.set i x) = (F.values s).set i (if F.isBase i then x else 0) :=
  List.mapIdx_set

theorem natural_le (hs : σ.Fits F s) {i : Nat} (h : natural F σ i = true) :
    0 ≤ (F.values s).getD i 0 := by
  have h := both_of_oneOf h
  obtain ⟨b, hb, hk⟩ := anyOf_true.mp h.2
  rw [Bool.and_eq_true, List.isEmpty_iff, decide_eq_true_eq] at hk
  have := (hs.2.1 i).1 b hb
  rw [getD_values h.1]
  rw [Bound.value, hk.1, total] at this
  omega

theorem productOf_nonneg (hs : σ.Fits F s) {m : List Nat} (h : allOf (natural F σ) m = true) :
    0 ≤ productOf (F.values s) m := by
  induction m with
  | nil => exact Int.zero_le_ofNat 1
  | cons i m ih =>
    have h := both_of_oneOf h
    exact Int.mul_nonneg (natural_le hs h.1) (ih h.2)

theorem lows_le (hs : σ.Fits F s) {n : Nat} {b : Bound} {k : Int} (h : k ∈ lows F σ n b) :
    k ≤ b.value (F.values s) := by
  induction n generalizing b k with
  | zero =>
    unfold lows at h
    split at h
    · rw [List.mem_singleton.mp h, Bound.value, total]; omega
    · cases h
    · cases h
    · next h' => cases h'
  | succ n ih =>
    unfold lows at h
    split at h
    · rw [List.mem_singleton.mp h, Bound.value, total]; omega
    · next h' => cases h'
    · cases h
    · next n' c i m T k' hn =>
      cases hn
      rw [oneOf_eq, joinedOf_eq] at h
      split at h
      · next hi =>
        have hi := both_of_oneOf hi
        obtain ⟨d, hd, h⟩ := List.mem_flatMap.mp h
        have := ih h
        rw [Bound.value_plus, Bound.value_times] at this
        have hm := productOf_nonneg hs hi.2
        have hx := hs.2.1 i
        rw [← getD_values hi.1] at hx
        refine Int.le_trans this ?_
        simp only [Bound.value, total, productOf] at *
        have key : c * productOf (F.values s) m * (total (F.values s) d.1 + d.2) ≤
            c * ((F.values s).getD i 0 * productOf (F.values s) m) := by
          rw [Int.mul_assoc, Int.mul_comm ((F.values s).getD i 0)]
          split at hd
          · next hc =>
            have := hx.2 d hd
            simp only [Bound.value] at this
            exact Int.mul_le_mul_of_nonpos_left (Int.le_of_lt hc)
              (Int.mul_le_mul_of_nonneg_left this hm)
          · next hc =>
            have := hx.1 d hd
            simp only [Bound.value] at this
            exact Int.mul_le_mul_of_nonneg_left (Int.mul_le_mul_of_nonneg_left this hm)
              (Int.not_lt.mp hc)
        omega
      · cases h

theorem atMost_le (hs : σ.Fits F s) {a b : Bound} (h : atMost F σ a b = true) :
    a.value (F.values s) ≤ b.value (F.values s) := by
  rw [atMost, oneOf_eq] at h
  split at h
  · next hl =>
    have := of_decide_eq_true h
    rw [Bound.value, Bound.value, eq_of_likeTerms hl]
    omega
  · obtain ⟨k, hk, h⟩ := anyOf_true.mp h
    have h := of_decide_eq_true h
    have := lows_le hs hk
    rw [Bound.value_minus] at this
    omega

theorem largest_mem {L : List Int} {k : Int} (h : largest L = some k) : k ∈ L := by
  induction L generalizing k with
  | nil => cases h
  | cons a L ih =>
    unfold largest at h
    split at h
    · cases h; exact List.mem_cons_self
    · next hb =>
      rw [forceInt_eq] at h
      cases h
      split
      · exact List.mem_cons_of_mem _ (ih hb)
      · exact List.mem_cons_self

theorem constants_in (hs : σ.Fits F s) {B : Bounds} {x : Int} (hx : Holds (F.values s) x B)
    {c : Int × Int} (h : constants F σ B = some c) : In x c := by
  simp only [constants, joinedOf_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
  obtain ⟨l, hl, u, hu, h⟩ := h
  rw [forceInt_eq] at h
  cases h
  obtain ⟨b, hb, hl⟩ := List.mem_flatMap.mp (largest_mem hl)
  obtain ⟨d, hd, hu⟩ := List.mem_flatMap.mp (largest_mem hu)
  have h₁ := Int.le_trans (lows_le hs hl) (hx.1 b hb)
  have h₂ := lows_le hs hu
  have h₃ := hx.2 d hd
  rw [Bound.value_times, productOf] at h₂
  simp only [In]
  omega

theorem hull_holds {L : List (Known × Bounds)} {B : Bounds} {x : Int} (hm : (σ, B) ∈ L)
    (hs : σ.Fits F s) (hx : Holds (F.values s) x B) : Holds (F.values s) x (hull F L) := by
  rw [hull, forceList_eq (fun c k => forcePair_eq c.2 _)]
  refine ⟨fun b hb => ?_, fun b hb => ?_⟩
  all_goals
    have hb := mem_tidy hb
    rw [keptOf_eq] at hb
    obtain ⟨c, hc, h⟩ := anyOf_true.mp (allOf_true.mp (List.mem_filter.mp hb).2 _ hm)
  · exact Int.le_trans (atMost_le hs h) (hx.1 c hc)
  · exact Int.le_trans (hx.2 c hc) (atMost_le hs h)

theorem few_fits (hs : σ.Fits F s) {L : List Known} (h : ∃ τ ∈ L, τ.Fits F s) :
    ∃ τ ∈ few F σ L, τ.Fits F s := by
  rw [few, forceSpine_eq, oneOf_eq]
  split
  · exact h
  · exact ⟨σ, List.mem_singleton_self _, hs⟩

/-- What a case is said to refute does not hold of the store. -/
def Refuted (F : Frame) (s : List Int) (refutes : Known → Expr → Bool) : Prop :=
  ∀ τ e, τ.Fits F s → refutes τ e = true → e.eval s = 0

theorem joined_fits {refutes : Known → Expr → Bool} (hr : Refuted F s refutes)
    {L : List Known} (hm : σ ∈ L) (hs : σ.Fits F s) : (joined F refutes L).Fits F s := by
  have key (i : Nat) (k : Bounds → Known) :
      (forcePair ((L.headD ⟨[], []⟩).of i) fun l u =>
        oneOf (allOf (fun τ => (τ.of i).like (l, u)) L) (k (l, u))
          (forceBounds (hull F (mapOf (fun τ => (τ, τ.of i)) L)) k)) =
      k (if allOf (fun τ => (τ.of i).like ((L.headD ⟨[], []⟩).of i)) L then
        (L.headD ⟨[], []⟩).of i else hull F (L.map fun τ => (τ, τ.of i))) := by
    rw [forcePair_eq, oneOf_eq, forceBounds_eq, mapOf_eq]
    split <;> rfl
  rw [joined, forceMap_eq key, forceSpine_eq, keptOf_eq]
  refine ⟨hs.1, fun i => ?_, fun e he => ?_⟩
  · have hx := hs.2.1 i
    generalize s.getD i 0 = x at hx ⊢
    rw [Known.of, nth_eq, List.getD_eq_getElem?_getD, List.getElem?_map]
    by_cases hi : i < F.vars
    · rw [List.getElem?_range hi, Option.map_some, Option.getD_some]
      split
      · next hl => rw [← Bounds.eq_of_like (allOf_true.mp hl σ hm)]; exact hx
      · exact hull_holds (List.mem_map.mpr ⟨σ, hm, rfl⟩) hs hx
    · rw [List.getElem?_eq_none (by rw [List.length_range]; omega)]
      exact holds_nil
  · exact hr σ e hs (allOf_true.mp (List.mem_filter.mp he).2 σ hm)

theorem place_mem {keys : List Nat} {τ : Known} {G : List (List Known)}
    (h : τ = σ ∨ ∃ L ∈ G, τ ∈ L) : ∃ L ∈ place keys σ G, τ ∈ L := by
  induction G with
  | nil =>
    rcases h with rfl | ⟨L, hL, -⟩
    · exact ⟨_, List.mem_singleton_self _, List.mem_singleton_self _⟩
    · cases hL
  | cons M G ih =>
    have old (h : ∃ L ∈ M :: G, τ ∈ L) : τ ∈ M ∨ ∃ L ∈ G, τ ∈ L := by
      obtain ⟨L, hL, ht⟩ := h
      rcases List.mem_cons.mp hL with rfl | hL
      · exact .inl ht
      · exact .inr ⟨L, hL, ht⟩
    cases M with
    | nil => exact ih (h.imp_right fun h => (old h).resolve_left List.not_mem_nil)
    | cons υ M =>
      rw [place, oneOf_eq]
      split
      · rcases h with rfl | h
        · exact ⟨_, List.mem_cons_self, List.mem_cons_self⟩
        · rcases old h with h | ⟨L, hL, ht⟩
          · exact ⟨_, List.mem_cons_self, List.mem_cons_of_mem _ h⟩
          · exact ⟨L, List.mem_cons_of_mem _ hL, ht⟩
      · have later (h : τ = σ ∨ ∃ L ∈ G, τ ∈ L) : ∃ L ∈ (υ :: M) :: place keys σ G, τ ∈ L :=
          (ih h).imp fun L hL => ⟨List.mem_cons_of_mem _ hL.1, hL.2⟩
        rcases h with h | h
        · exact later (.inl h)
        · rcases old h with h | h
          · exact ⟨_, List.mem_cons_self, h⟩
          · exact later (.inr h)

theorem merge_fits {refutes : Known → Expr → Bool} (hr : Refuted F s refutes)
    {L : List Known} (hm : σ ∈ L) (hs : σ.Fits F s) :
    ∃ τ ∈ merge F refutes L, τ.Fits F s := by
  have hm : ∃ G ∈ foldOf (place F.keys) [] L, σ ∈ G := by
    induction L with
    | nil => cases hm
    | cons υ L ih =>
      refine place_mem ?_
      rcases List.mem_cons.mp hm with rfl | hm
      · exact .inl rfl
      · exact .inr (ih hm)
  obtain ⟨G, hG, hm⟩ := hm
  have key : ∃ τ ∈ oneOf (G.length.ble F.paths) G ((joined F refutes G).force fun σ => [σ]),
      τ.Fits F s := by
    rw [oneOf_eq]
    split
    · exact ⟨σ, hm, hs⟩
    · rw [Known.force_eq]
      exact ⟨_, List.mem_singleton_self _, joined_fits hr hm hs⟩
  obtain ⟨τ, ht, hf⟩ := key
  rw [merge, joinedOf_eq]
  exact ⟨τ, List.mem_flatMap.mpr ⟨G, hG, ht⟩, hf⟩

theorem holds_set {L : List Bounds} {x : Int} {i j : Nat} {B : Bounds} {ρ : List Int}
    (h : i = j → Holds ρ x B) (h' : i ≠ j → Holds ρ x (nth L j ([], []))) :
    Holds ρ x (nth (L.set i B) j ([], [])) := by
  rw [nth_eq, List.getD_eq_getElem?_getD, List.getElem?_set]
  split
  · next hij =>
    split
    · exact h hij
    · exact holds_nil
  · next hij => rw [← List.getD_eq_getElem?_getD, ← nth_eq]; exact h' hij

theorem fits_set (hs : σ.Fits F s) {i : Nat} {B : Bounds}
    (h : Holds (F.values s) (s.getD i 0) B) : (σ.set i B).Fits F s := by
  rw [Known.set_eq]
  exact ⟨hs.1, fun j => holds_set (fun hij => hij ▸ h) fun _ => hs.2.1 j, hs.2.2⟩

theorem fits_learn (hs : σ.Fits F s) {e : Expr} (h : e.eval s = 0) :
    (σ.learn e).Fits F s := by
  refine ⟨hs.1, hs.2.1, fun f hf => ?_⟩
  rcases List.mem_cons.mp hf with rfl | hf
  · exact h
  · exact hs.2.2 f hf

theorem Expr.eval_set {i : Nat} {e : Expr} (h : e.reads i = false) (x : Int) :
    e.eval (s.set i x) = e.eval s := by
  induction e with
  | lit => rfl
  | var j =>
    have hij : i ≠ j := fun hij => by simp [reads, hij] at h
    simp only [eval, List.getD_eq_getElem?_getD, List.getElem?_set_ne hij]
  | bin op a b iha ihb =>
    rw [reads, Bool.or_eq_false_iff] at h
    rw [eval, eval, iha h.1, ihb h.2]
  | ite c a b ihc iha ihb =>
    rw [reads, Bool.or_eq_false_iff, Bool.or_eq_false_iff] at h
    rw [eval, eval, ihc h.1.1, iha h.1.2, ihb h.2]

/-- What is said of a bound after a variable has changed. -/
theorem Bound.after_le (hs : σ.Fits F s) {i : Nat} (hi : F.isBase i = true) {step : Option Int}
    {x : Int} (hx : ∀ k, step = some k → x = s.getD i 0 + k) {low : Bool} {b c : Bound}
    (h : c ∈ after σ i step low b) (hl : i < s.length) :
    if low then c.value ((F.values s).set i x) ≤ b.value (F.values s)
    else b.value (F.values s) ≤ c.value ((F.values s).set i x) := by
  have same {l : Bool} {y z : Int} (h : y = z) : if l then y ≤ z else z ≤ y := by
    subst h; cases l <;> exact Int.le_refl _
  unfold after at h
  split at h
  · next hf => rw [List.mem_singleton.mp h]; exact same (value_free hf x)
  · simp only at h
    split at h
    · next hf =>
      have old : b.value (F.values s) = coefficient i b.1 * s.getD i 0 +
          value (F.values s) (b.1.filter fun t => !likeProduct t.2 [i], b.2) := by
        rw [value, total_coefficient i b.1, getD_values hi, value]
        simp only
        omega
      have new : b.value ((F.values s).set i x) = coefficient i b.1 * x +
          value (F.values s) (b.1.filter fun t => !likeProduct t.2 [i], b.2) := by
        rw [← value_free hf x, value, total_coefficient i b.1, value, List.getD_eq_getElem?_getD,
          List.getElem?_set_self (by rw [length_values]; omega), Option.getD_some]
        simp only
        omega
      split at h
      · next k =>
        rw [List.mem_singleton.mp h]
        refine same ?_
        have hx := hx k rfl
        subst hx
        rw [value] at new
        rw [old, value]
        simp only at new ⊢
        rw [Int.mul_add] at new
        omega
      · obtain ⟨d, hd, rfl⟩ := List.mem_map.mp h
        obtain ⟨hd, hdf⟩ := List.mem_filter.mp hd
        have hv := hs.2.1 i
        rw [value_plus, value_times, value_free hdf, value_free hf, productOf, Int.mul_one, old]
        cases low
        · simp only [Bool.false_eq_true, if_false]
          by_cases hc : 0 ≤ coefficient i b.1
          · rw [if_neg (by simp [hc])] at hd
            have := Int.mul_le_mul_of_nonneg_left (hv.2 d hd) hc
            omega
          · rw [if_pos (by simp [hc])] at hd
            have := Int.mul_le_mul_of_nonpos_left (Int.le_of_lt (Int.not_le.mp hc)) (hv.1 d hd)
            omega
        · simp only [if_true]
          by_cases hc : 0 ≤ coefficient i b.1
          · rw [if_pos (by simp [hc])] at hd
            have := Int.mul_le_mul_of_nonneg_left (hv.1 d hd) hc
            omega
          · rw [if_neg (by simp [hc])] at hd
            have := Int.mul_le_mul_of_nonpos_left (Int.le_of_lt (Int.not_le.mp hc)) (hv.2 d hd)
            omega
    · cases h

theorem after_holds (hs : σ.Fits F s) {i : Nat} (hi : F.isBase i = true) {step : Option Int}
    {x : Int} (hx : ∀ k, step = some k → x = s.getD i 0 + k) (hl : i < s.length) {y : Int}
    {B : Bounds} (h : Holds (F.values s) y B) :
    Holds ((F.values s).set i x) y (B.after σ i step) := by
  refine ⟨fun b hb => ?_, fun b hb => ?_⟩ <;>
    have hb := mem_tidy hb <;> rw [joinedOf_eq] at hb <;>
    obtain ⟨a, ha, hb⟩ := List.mem_flatMap.mp hb <;>
    have := Bound.after_le hs hi hx hb hl
  · exact Int.le_trans (by simpa using this) (h.1 a ha)
  · exact Int.le_trans (h.2 a ha) (by simpa using this)

theorem fits_assign (hs : σ.Fits F s) {i : Nat} (hi : i < F.vars) {step : Option Int} {x : Int}
    (hx : ∀ k, step = some k → x = s.getD i 0 + k) {B : Bounds} (h : Holds (F.values s) x B) :
    (σ.assign F i step B).Fits F (s.set i x) := by
  have hl : i < s.length := hs.1 ▸ hi
  have refuted : ∀ f ∈ σ.refuted.filter fun e => !e.reads i, f.eval (s.set i x) = 0 := by
    intro f hf
    obtain ⟨hf, hr⟩ := List.mem_filter.mp hf
    rw [Expr.eval_set (by simpa using hr)]
    exact hs.2.2 f hf
  have same {j : Nat} (hij : i ≠ j) : (s.set i x).getD j 0 = s.getD j 0 := by
    simp only [List.getD_eq_getElem?_getD, List.getElem?_set_ne hij]
  have self : (s.set i x).getD i 0 = x := by
    rw [List.getD_eq_getElem?_getD, List.getElem?_set_self hl]; rfl
  rw [Known.assign, forceSpine_eq, oneOf_eq, keptOf_eq]
  simp only [setTo_eq]
  split
  · next hb =>
    rw [forceList_eq forceBounds_eq, mapOf_eq]
    refine ⟨by rw [List.length_set]; exact hs.1, fun j => ?_, refuted⟩
    have hv : F.values (s.set i x) = (F.values s).set i x := by rw [values_set, if_pos hb]
    rw [hv]
    refine holds_set (fun hij => ?_) fun hij => ?_
    · subst hij
      rw [self]
      exact after_holds hs hb (fun _ h => by cases h) hl h
    · rw [same hij]
      have := after_holds hs hb hx hl (hs.2.1 j)
      rw [nth_eq, List.getD_eq_getElem?_getD (l := σ.bounds.map _), List.getElem?_map]
      rw [Known.of, nth_eq, List.getD_eq_getElem?_getD (l := σ.bounds)] at this
      cases hj : σ.bounds[j]? with
      | none => exact holds_nil
      | some C => rw [hj] at this; exact this
  · next hb =>
    refine ⟨by rw [List.length_set]; exact hs.1, fun j => ?_, refuted⟩
    have hv : F.values (s.set i x) = F.values s := by
      refine List.ext_getElem? fun j => ?_
      rw [values_set, if_neg hb, List.getElem?_set]
      split
      · next hij =>
        subst hij
        rw [length_values, if_pos hl, Frame.values, List.getElem?_mapIdx,
          List.getElem?_eq_getElem hl, Option.map_some, if_neg hb]
      · rfl
    rw [hv]
    refine holds_set (fun hij => ?_) fun hij => by rw [same hij]; exact hs.2.1 j
    subst hij
    rw [self]
    exact h

end Spec.Program
