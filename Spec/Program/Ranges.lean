module

public import Spec.Program.Intervals

/-!
# Variables are in their ranges

Where each variable lies between two integers before a statement, each is in the range that is found
afterwards, and no part of the statement leaves the integers of a word, on whichever path.

## Main statements

* `Expr.range_sound`: a value is in its range.
* `Expr.within_meet`, `Expr.within_follow`: what is followed is true.
* `Stmt.within_of_mem`: every store that a statement may lead to is in its ranges.
* `Stmt.inWords_of_ranges`: every value on every path is one of a word.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-! ### Expressions and statements -/

/-- What the code computes has a value. -/
theorem Op.defined_of_computed {op : Op} {x y : Int} (h : op.Computed x y) : op.Defined x y := by
  cases op <;> simp only [Computed, Defined] at * <;> omega

/-- Where every value on the way is one of a word, every operation has a value. -/
theorem Expr.defined_of_inWords {e : Expr} {s : List Int} (h : e.InWords s) : e.Defined s := by
  induction e with
  | lit | var => trivial
  | bin op a b iha ihb => exact ⟨iha h.1, ihb h.2.1, Op.defined_of_computed h.2.2.1⟩
  | ite c a b ihc iha ihb =>
    refine ⟨ihc h.1, ?_⟩
    split
    · exact h.2.elim (fun h => ihb h.2) fun h => by omega
    · exact h.2.elim (fun h => by omega) fun h => iha h.2

theorem within_set {s : List Int} {r : List (Int × Int)} (h : Within s r) (i : Nat) {x : Int}
    {b : Int × Int} (hx : In x b) : Within (s.set i x) (r.set i b) := by
  refine ⟨by rw [List.length_set, List.length_set, h.1], fun j y c hy hc => ?_⟩
  rw [List.getElem?_set] at hy hc
  have hl := h.1
  by_cases hij : i = j
  · rw [if_pos hij] at hy hc
    split at hy
    · next hi =>
      rw [if_pos (by omega)] at hc
      obtain rfl := Option.some.inj hy
      obtain rfl := Option.some.inj hc
      exact hx
    · cases hy
  · rw [if_neg hij] at hy hc
    exact h.2 j y c hy hc

/-- A variable in one more range. -/
theorem within_meetAt {s : List Int} {r : List (Int × Int)} (h : Within s r) {i : Nat}
    {b : Int × Int} (hb : In (s.getD i 0) b) : Within s (meetAt i b r) := by
  unfold meetAt
  split
  · next c hc =>
    rw [atOf_eq] at hc
    obtain ⟨hi, rfl⟩ := List.getElem?_eq_some_iff.mp hc
    have hl : i < s.length := h.1 ▸ hi
    rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hl, Option.getD_some] at hb
    have hr := h.2 i _ _ (List.getElem?_eq_getElem hl) (List.getElem?_eq_getElem hi)
    have := within_set h i (x := s[i]) (b := (max r[i].1 b.1, min r[i].2 b.2))
      (by simp only [In] at *; omega)
    rw [List.set_getElem_self] at this
    rw [replace_eq]
    exact this
  · exact h

/-- **Claim.** Where a value is in a range, variables are in the ranges that follow. -/
theorem Expr.within_meet {e : Expr} {s : List Int} {b : Int × Int} {r : List (Int × Int)}
    (h : Within s r) (hb : In (e.eval s) b) : Within s (e.meet b r) := by
  fun_induction Expr.meet e b r with
  | case1 i b r => exact within_meetAt h hb
  | case2 b r e n ih => exact ih h (by simp only [In, eval, Op.eval] at *; omega)
  | case3 b r e n ih => exact ih h (by simp only [In, eval, Op.eval] at *; omega)
  | case4 => exact h

theorem in_trim {m n : Int} {x y : Int × Int} (hm : In m x) (hn : In n y) (h : m ≠ n) :
    In m (trim x y) := by
  simp only [In, trim] at *
  split
  · simp only
    split <;> split <;> omega
  · exact hm

theorem Op.within_follow {op : Op} {t : Bool} {a b : Expr} {x y : Option (Int × Int)} {s : List Int}
    {r : List (Int × Int)} (h : Within s r) (hx : ∀ z, x = some z → In (a.eval s) z)
    (hy : ∀ z, y = some z → In (b.eval s) z)
    (ht : op.eval (a.eval s) (b.eval s) ≠ 0 ↔ t = true) : Within s (op.follow t a b x y r) := by
  unfold follow
  split
  all_goals try exact h
  all_goals
    have hx := hx _ rfl
    have hy := hy _ rfl
  · have : a.eval s < b.eval s := by simpa [eval] using ht
    exact Expr.within_meet (Expr.within_meet h (by simp only [In] at *; omega))
      (by simp only [In] at *; omega)
  · have : b.eval s ≤ a.eval s := by simpa [eval] using ht
    exact Expr.within_meet (Expr.within_meet h (by simp only [In] at *; omega))
      (by simp only [In] at *; omega)
  · have : a.eval s = b.eval s := by simpa [eval] using ht
    exact Expr.within_meet (Expr.within_meet h (this ▸ hx)) (this ▸ hy)
  · have : a.eval s ≠ b.eval s := by simpa [eval] using ht
    exact Expr.within_meet (Expr.within_meet h (in_trim hy hx (Ne.symm this)))
      (in_trim hx hy this)

theorem Expr.eq_of_same {e f : Expr} (h : e.same f = true) : e = f := by
  induction e generalizing f with
  | lit m =>
    cases f with
    | lit n => rw [eq_of_likeInt h]
    | var | bin | ite => cases h
  | var i =>
    cases f with
    | var j => rw [Nat.eq_of_beq_eq_true h]
    | lit | bin | ite => cases h
  | bin o a b iha ihb =>
    cases f with
    | bin p c d =>
      obtain ⟨ho, h⟩ := both_of_oneOf h
      obtain ⟨ha, hb⟩ := both_of_oneOf h
      rw [iha ha, ihb hb, show o = p by cases o <;> cases p <;> first | rfl | cases ho]
    | lit | var | ite => cases h
  | ite c a b ihc iha ihb =>
    cases f with
    | ite d e f =>
      obtain ⟨hc, h⟩ := both_of_oneOf h
      obtain ⟨ha, hb⟩ := both_of_oneOf h
      rw [ihc hc, iha ha, ihb hb]
    | lit | var | bin => cases h

theorem Expr.fit_narrow (e : Expr) (t : Bool) {x : Int × Int} (h : -2 ^ 63 ≤ x.1 ∧ x.2 < 2 ^ 63)
    (l : Option ((Expr × Expr) × (Int × Int) × (Int × Int))) :
    -2 ^ 63 ≤ (e.narrow t x l).1 ∧ (e.narrow t x l).2 < 2 ^ 63 := by
  unfold narrow
  split
  · exact h
  · split
    · split <;> simp only <;> omega
    · split
      · split <;> simp only <;> omega
      · exact h

theorem Expr.in_narrow {e : Expr} {t : Bool} {x : Int × Int}
    {l : Option ((Expr × Expr) × (Int × Int) × (Int × Int))} {s : List Int} (h : In (e.eval s) x)
    (hl : ∀ a b y z, l = some ((a, b), y, z) →
      In (a.eval s) y ∧ In (b.eval s) z ∧ (a.eval s < b.eval s ↔ t = true)) :
    In (e.eval s) (e.narrow t x l) := by
  unfold narrow
  split
  · exact h
  · next a b y z =>
    obtain ⟨hy, hz, ht⟩ := hl _ _ _ _ rfl
    split
    · next ha =>
      cases eq_of_same ha
      cases t <;>
        simp only [In, Bool.false_eq_true, iff_false, iff_true, if_true, if_false] at * <;>
        omega
    · split
      · next hb =>
        cases eq_of_same hb
        cases t <;>
          simp only [In, Bool.false_eq_true, iff_false, iff_true, if_true, if_false] at * <;> omega
      · exact h

/-- A range that is found fits a word. -/
theorem Expr.fit_range {e : Expr} {r : List (Int × Int)} {b : Int × Int}
    (h : e.range r = some b) : -2 ^ 63 ≤ b.1 ∧ b.2 < 2 ^ 63 := by
  induction e generalizing r b with
  | lit n => rw [range] at h; exact (fit_eq h).2
  | var i =>
    rw [range] at h
    obtain ⟨c, -, h⟩ := Option.bind_eq_some_iff.mp h
    exact (fit_eq h).2
  | bin op x y =>
    simp only [range, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨a, -, d, -, c, -, h⟩ := h
    exact (fit_eq h).2
  | ite z x y _ ihx ihy =>
    simp only [range, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨e, -, a, ha, c, hc, h⟩ := h
    split at h
    · obtain rfl := Option.some.inj h
      have hx := fit_narrow x true (ihx ha) (z.sides r)
      have hy := fit_narrow y false (ihy hc) (z.sides r)
      simp only [join]
      omega
    · cases h

theorem Expr.eval_of_isLit {n : Int} {e : Expr} (h : e.isLit n = true) (s : List Int) :
    e.eval s = n := by
  cases e with
  | lit m => exact eq_of_beq h
  | var | bin | ite => cases h

/-- What is found of an expression is true. -/
theorem Expr.sound (e : Expr) {s : List Int} :
    (∀ {r b}, Within s r → e.range r = some b → e.InWords s ∧ In (e.eval s) b) ∧
    (∀ {r a b y z}, Within s r → e.sides r = some ((a, b), y, z) →
      In (a.eval s) y ∧ In (b.eval s) z ∧ (a.eval s < b.eval s ↔ e.eval s ≠ 0)) ∧
    ∀ {r t}, Within s r → (e.eval s ≠ 0 ↔ t = true) → Within s (e.follow t r) := by
  induction e with
  | lit n =>
    refine ⟨fun _ h => ?_, fun _ h => by simp [sides] at h, fun h _ => by rwa [follow]⟩
    rw [range] at h
    obtain ⟨rfl, hb⟩ := fit_eq h
    exact ⟨hb, Int.le_refl _, Int.le_refl _⟩
  | var i =>
    refine ⟨fun {r b} hs h => ?_, fun _ h => by simp [sides] at h, fun h ht => ?_⟩
    · rw [range, Option.bind_eq_some_iff] at h
      obtain ⟨c, hc, h⟩ := h
      rw [atOf_eq] at hc
      obtain ⟨hi, rfl⟩ := List.getElem?_eq_some_iff.mp hc
      obtain ⟨rfl, hb⟩ := fit_eq h
      have hl : i < s.length := hs.1 ▸ hi
      refine ⟨trivial, ?_⟩
      have := hs.2 i _ _ (List.getElem?_eq_getElem hl) (List.getElem?_eq_getElem hi)
      rwa [eval, List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hl]
    · rw [follow]
      split
      · exact h
      · next hf =>
        refine within_meet h ?_
        have : (var i).eval s = 0 := Decidable.not_not.mp fun h => hf (ht.mp h)
        rw [this]; decide
  | bin op x y ihx ihy =>
    refine ⟨fun {r b} hs h => ?_, fun {r a b c d} hs h => ?_, fun {r t} h ht => ?_⟩
    · simp only [range, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨a, ha, d, hd, c, hc, h⟩ := h
      obtain ⟨rfl, hb⟩ := fit_eq h
      obtain ⟨hx, hx'⟩ := ihx.1 hs ha
      obtain ⟨hy, hy'⟩ := ihy.1 hs hd
      obtain ⟨h₁, h₂⟩ := Op.range_sound hx' hy' hc
      exact ⟨⟨hx, hy, h₁, Int.le_trans hb.1 h₂.1, Int.lt_of_le_of_lt h₂.2 hb.2⟩, h₂⟩
    · cases op with
      | lt =>
        simp only [sides, Option.bind_eq_bind, Option.bind_eq_some_iff, Option.pure_def,
          Option.some.injEq, Prod.mk.injEq] at h
        obtain ⟨u, hu, v, hv, ⟨rfl, rfl⟩, rfl, rfl⟩ := h
        refine ⟨(ihx.1 hs hu).2, (ihy.1 hs hv).2, ?_⟩
        simp only [eval, Op.eval]
        split <;> simp [*]
      | _ => simp [sides] at h
    · unfold follow
      have key := Op.within_follow h (fun _ ha => (ihx.1 h ha).2) (fun _ hb => (ihy.1 h hb).2) ht
      split
      · next hl =>
        refine ihx.2.2 key ?_
        simp only [eval, Op.eval, eval_of_isLit hl] at ht
        cases t <;> simpa using ht
      · exact key
  | ite z x y ihz ihx ihy =>
    refine ⟨fun {r b} hs h => ?_, fun _ h => by simp [sides] at h, fun {r t} h ht => ?_⟩
    · simp only [range, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
      obtain ⟨e, he, a, ha, c, hc, h⟩ := h
      split at h
      · obtain rfl := Option.some.inj h
        obtain ⟨hz, hz'⟩ := ihz.1 hs he
        by_cases h₀ : z.eval s = 0
        · obtain ⟨hy, hy'⟩ := ihy.1 (ihz.2.2 hs (by simp [h₀])) hc
          have hy' := in_narrow (t := false) (l := z.sides r) hy' fun _ _ _ _ hl => by
            simpa [h₀] using ihz.2.1 hs hl
          refine ⟨⟨hz, .inl ⟨h₀, hy⟩⟩, ?_⟩
          simp only [In, join, eval, if_pos h₀] at *
          omega
        · obtain ⟨hx, hx'⟩ := ihx.1 (ihz.2.2 hs (by simp [h₀])) ha
          have hx' := in_narrow (t := true) (l := z.sides r) hx' fun _ _ _ _ hl => by
            simpa [h₀] using ihz.2.1 hs hl
          refine ⟨⟨hz, .inr ⟨by simp only [In] at hz'; omega, hx⟩⟩, ?_⟩
          simp only [In, join, eval, if_neg h₀] at *
          omega
      · cases h
    · rw [follow]
      simp only [eval] at ht
      split
      · next h₁ =>
        split
        · next hl =>
          rw [eval_of_isLit hl] at ht
          by_cases h₀ : z.eval s = 0
          · simp [h₀, h₁] at ht
          · exact ihx.2.2 (ihz.2.2 h (by simp [h₀, h₁])) (by simpa [h₀] using ht)
        · exact h
      · next h₁ =>
        split
        · next hl =>
          rw [eval_of_isLit hl] at ht
          by_cases h₀ : z.eval s = 0
          · exact ihy.2.2 (ihz.2.2 h (by simp [h₀, h₁])) (by simpa [h₀] using ht)
          · simp [h₀, h₁] at ht
        · exact h

/-- **Claim.** Where variables are in their ranges and a range is found, the value is in it, and
every value on the way is one of a word. -/
theorem Expr.range_sound {r : List (Int × Int)} {s : List Int} (hs : Within s r) {e : Expr}
    {b : Int × Int} (h : e.range r = some b) :
    e.InWords s ∧ In (e.eval s) b ∧ -2 ^ 63 ≤ b.1 ∧ b.2 < 2 ^ 63 :=
  ⟨(e.sound.1 hs h).1, (e.sound.1 hs h).2, Expr.fit_range h⟩

/-- **Claim.** Where a condition holds, or does not, variables are in the ranges that follow. -/
theorem Expr.within_follow {r : List (Int × Int)} {s : List Int} (hs : Within s r) {c : Expr}
    {t : Bool} (h : c.eval s ≠ 0 ↔ t = true) : Within s (c.follow t r) :=
  c.sound.2.2 hs h

theorem within_join {s : List Int} {r r' : List (Int × Int)} (hl : r.length = r'.length)
    (h : Within s r ∨ Within s r') : Within s (List.zipWith join r r') := by
  have hlen : (List.zipWith join r r').length = r.length := by
    rw [List.length_zipWith, hl, Nat.min_self]
  refine ⟨by rw [hlen]; rcases h with h | h <;> have := h.1 <;> omega, fun j y c hy hc => ?_⟩
  rw [List.getElem?_zipWith] at hc
  cases hr : r[j]? <;> cases hr' : r'[j]? <;> rw [hr, hr'] at hc <;>
    simp only [reduceCtorEq, Option.some.injEq] at hc
  subst hc
  rcases h with h | h
  · have := h.2 j y _ hy hr
    simp only [In, join] at *; omega
  · have := h.2 j y _ hy hr'
    simp only [In, join] at *; omega

namespace Stmt

theorem length_meetAt (i : Nat) (b : Int × Int) (r : List (Int × Int)) :
    (meetAt i b r).length = r.length := by
  unfold meetAt
  split
  · rw [replace_eq]; exact List.length_set
  · rfl

theorem length_meet (e : Expr) (b : Int × Int) (r : List (Int × Int)) :
    (e.meet b r).length = r.length := by
  fun_induction Expr.meet e b r <;>
    first | rfl | exact length_meetAt .. | assumption

theorem length_follow (c : Expr) (t : Bool) (r : List (Int × Int)) :
    (c.follow t r).length = r.length := by
  induction c generalizing t r with
  | lit => rw [Expr.follow]
  | var => rw [Expr.follow]; split <;> simp [length_meet]
  | bin op a b iha ihb =>
    unfold Expr.follow
    have key (x y) : (op.follow t a b x y r).length = r.length := by
      unfold Op.follow; split <;> simp [length_meet]
    split
    · rw [iha, key]
    · exact key ..
  | ite c a b ihc iha ihb =>
    rw [Expr.follow]
    split <;> split <;> simp [*]

theorem length_ranges {p : Stmt} {r r' : List (Int × Int)} (h : p.ranges r = some r') :
    r'.length = r.length := by
  induction p generalizing r r' with
  | skip | require => rw [← Option.some.inj h]
  | assign i e =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, -, h⟩ := h
    rw [← Option.some.inj h, List.length_set]
  | draw i n =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, -, h⟩ := h
    split at h
    · rw [← Option.some.inj h, List.length_set]
    · cases h
  | seq p q ihp ihq =>
    simp only [ranges, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    rw [ihq h, ihp hb]
  | ite c p q ihp ihq =>
    simp only [ranges, settle_eq, joinAll_eq, Option.bind_eq_bind, Option.bind_some,
      Option.bind_eq_some_iff] at h
    obtain ⟨z, -, x, hx, y, hy, h⟩ := h
    split at h
    · rw [← Option.some.inj h, List.length_zipWith, ihp hx, ihq hy, length_follow, length_follow,
        Nat.min_self]
    · cases h

/-- **Claim.** Where variables are in their ranges and ranges are found, variables are in these in
every store that the statement may lead to. -/
theorem within_of_mem {p : Stmt} {r r' : List (Int × Int)} {s t : List Int} (hs : Within s r)
    (h : p.ranges r = some r') (ht : t ∈ p.law s) : Within t r' := by
  induction p generalizing r r' s t with
  | skip | require => rwa [Draw.mem_pure.mp ht, ← Option.some.inj h]
  | assign i e =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    rw [Draw.mem_pure.mp ht, ← Option.some.inj h]
    exact within_set hs i (Expr.range_sound hs hb).2.1
  | draw i n =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    split at h
    · obtain ⟨k, hk⟩ := Draw.mem_uniform.mp ht
      have hn := (Expr.range_sound hs hb).2.1
      rw [Draw.mem_pure.mp hk, ← Option.some.inj h]
      exact within_set hs i (by simp only [In] at *; omega)
    · cases h
  | seq p q ihp ihq =>
    simp only [ranges, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    obtain ⟨u, hu, ht⟩ := Draw.mem_bind.mp ht
    exact ihq (ihp hs hb hu) h ht
  | ite c p q ihp ihq =>
    simp only [ranges, settle_eq, joinAll_eq, Option.bind_eq_bind, Option.bind_some,
      Option.bind_eq_some_iff] at h
    obtain ⟨z, -, x, hx, y, hy, h⟩ := h
    split at h
    · have hl : x.length = y.length := by
        rw [length_ranges hx, length_ranges hy, length_follow, length_follow]
      rw [← Option.some.inj h]
      simp only [law] at ht
      split at ht
      · next h₀ => exact within_join hl (.inr (ihq (Expr.within_follow hs (by simp [h₀])) hy ht))
      · next h₀ => exact within_join hl (.inl (ihp (Expr.within_follow hs (by simp [h₀])) hx ht))
    · cases h

/-- **Claim.** Where variables are in their ranges and ranges are found, every value on every path
is one of a word. -/
theorem inWords_of_ranges {p : Stmt} {r r' : List (Int × Int)} {s : List Int} (hs : Within s r)
    (h : p.ranges r = some r') : p.InWords s := by
  induction p generalizing r r' s with
  | skip | require => trivial
  | assign i e =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, -⟩ := h
    exact (Expr.range_sound hs hb).1
  | draw i n =>
    simp only [ranges, replace_eq, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    split at h
    · next h₁ =>
      obtain ⟨hn, hv, -⟩ := Expr.range_sound hs hb
      exact ⟨hn, Int.le_trans h₁ hv.1⟩
    · cases h
  | seq p q ihp ihq =>
    simp only [ranges, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨b, hb, h⟩ := h
    exact ⟨ihp hs hb, fun t ht => ihq (within_of_mem hs hb ht) h⟩
  | ite c p q ihp ihq =>
    simp only [ranges, settle_eq, joinAll_eq, Option.bind_eq_bind, Option.bind_some,
      Option.bind_eq_some_iff] at h
    obtain ⟨z, hz, x, hx, y, hy, h⟩ := h
    split at h
    · obtain ⟨hc, hv, -⟩ := Expr.range_sound hs hz
      refine ⟨hc, ?_⟩
      by_cases h₀ : c.eval s = 0
      · exact .inl ⟨h₀, ihq (Expr.within_follow hs (by simp [h₀])) hy⟩
      · exact .inr ⟨by simp only [In] at hv; omega, ihp (Expr.within_follow hs (by simp [h₀])) hx⟩
    · cases h

end Stmt

end Spec.Program
