module

public import Spec.Auto.Coded

/-!
# Options without memory

The compiler keeps an `Option` in memory where branches meet. An `Opt` is a truth value and a value,
which is always the same one where there is none.

## Main definitions

* `Opt α`: a value of `α`, or none.
* `Opt.none`, `Opt.some`, `Opt.getD`: none, a value, and the value or another one.
* `Opt.toOption`, `Opt.ofOption`: the option that it is.

## Main statements

* `Opt.ofOption_toOption`, `Opt.toOption_ofOption`: these are inverse to each other.
* `Opt.getD_eq`: the value is that of the option.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.Word (head tail cons)

/-- A value of `α`, or none. -/
@[ext]
structure Opt (α : Type) [Coded α] where
  /-- Whether there is a value. -/
  isSome : Bool
  /-- The value; where there is none, that with the dense code `0`. -/
  value : α
  /-- There is one none. -/
  none_eq : isSome = false → value = Coded.nth 0

namespace Opt

variable {α : Type} [A : Coded α]

/-- No value. -/
@[inline] def none : Opt α := ⟨false, A.nth 0, fun _ => rfl⟩

/-- A value. -/
@[inline] def some (a : α) : Opt α := ⟨true, a, nofun⟩

/-- The value, or another one where there is none. -/
@[inline] def getD [Select α] (o : Opt α) (a : α) : α := select o.isSome o.value a

/-- The option that it is. -/
def toOption (o : Opt α) : Option α := bif o.isSome then Option.some o.value else Option.none

/-- An option as one. -/
def ofOption : Option α → Opt α
  | Option.none => none
  | Option.some a => some a

/-- **Claim.** An option is the one that is made of it. -/
theorem toOption_ofOption (o : Option α) : (ofOption o).toOption = o := by cases o <;> rfl

/-- **Claim.** What is made of the option that it is, is it. -/
theorem ofOption_toOption (o : Opt α) : ofOption o.toOption = o := by
  obtain ⟨b, a, h⟩ := o
  cases b
  · exact Opt.ext rfl (h rfl).symm
  · rfl

/-- **Claim.** The value, or another one, is that of the option. -/
theorem getD_eq [Select α] (o : Opt α) (a : α) : o.getD a = o.toOption.getD a := by
  obtain ⟨b, v, h⟩ := o
  cases b
  · exact select_false ..
  · exact select_true ..

/-- The value where the condition holds, else none. -/
@[inline] def when [Select α] (c : Bool) (a : α) : Opt α :=
  ⟨c, select c a (A.nth 0), fun h => by rw [h, select_false]⟩

theorem when_eq [Select α] (c : Bool) (a : α) : when c a = if c then some a else none := by
  cases c
  · exact Opt.ext rfl (select_false ..)
  · exact Opt.ext rfl (select_true ..)

/-- An option is chosen part by part. -/
@[inline] instance [Select α] : Select (Opt α) where
  select c x y := ⟨select c x.isSome y.isSome, select c x.value y.value, by
    cases c
    · rw [select_false, select_false]; exact y.none_eq
    · rw [select_true, select_true]; exact x.none_eq⟩
  select_eq' c x y := by
    cases c
    · exact Opt.ext (select_false ..) (select_false ..)
    · exact Opt.ext (select_true ..) (select_true ..)

/-- The codes of an option: packed, a bit and the code of the value, which is that of the first one
where there is none; dense, `0` for none and else one more than the code of the value. -/
@[inline] instance [Select α] : Coded (Opt α) where
  bits := 1 + A.bits
  width := 1 + A.width
  pack o := cons 1 o.isSome.toUInt32.toUInt64 (A.pack o.value)
  unpack w := when (isSet (head 1 w)) (A.unpack (tail 1 w))
  packed w := both (A.packed (tail 1 w))
    (either (head 1 w == 1) (tail 1 w == A.pack (A.nth 0)))
  card := A.card + 1
  size := A.size + 1
  number o := select o.isSome (A.number o.value + 1) 0
  nth w := when (negate (w == 0)) (A.nth (w - 1))
  fits := both A.fits (both (decide (A.bits < 64)) (decide (A.card < 2 ^ 64)))
  bits_pos := by omega
  bits_le h := by simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h; omega
  width_eq h := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [UInt64.toNat_add, UInt64.toNat_one, A.width_eq h.1]; omega
  pack_lt h o := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    refine Word.cons_lt (k := 1) (m := A.bits) (by decide) (by change 1 + A.bits ≤ 64; omega) ?_
      (A.pack_lt h.1 _)
    cases o.isSome <;> decide
  unpack_pack h o := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have hb : (o.isSome.toUInt32.toUInt64).toNat < 2 ^ (1 : UInt64).toNat := by
      cases o.isSome <;> decide
    have hrest : (A.pack o.value).toNat < 2 ^ (64 - (1 : UInt64).toNat) :=
      Nat.lt_of_lt_of_le (A.pack_lt h.1 _) (Nat.pow_le_pow_right (by decide) (by
        change A.bits ≤ 64 - 1; omega))
    rw [Word.head_cons (by decide) hb, Word.tail_cons (by decide) hb hrest, A.unpack_pack h.1]
    obtain ⟨b, v, hv⟩ := o
    cases b
    · exact Opt.ext rfl ((select_false ..).trans (hv rfl).symm)
    · exact Opt.ext rfl (select_true ..)
  packed_iff h w := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [both_eq, either_eq, Bool.and_eq_true, Bool.or_eq_true, beq_iff_eq, beq_iff_eq,
      A.packed_iff h.1]
    constructor
    · rintro ⟨⟨a, ha⟩, hw⟩
      have hlt := Word.head_lt (k := 1) (by decide) w
      rcases lt_two hlt with h₀ | h₁
      · refine ⟨none, ?_⟩
        have hn : tail 1 w = A.pack (A.nth 0) := by
          rcases hw with hw | hw
          · rw [h₀] at hw; exact absurd hw (by decide)
          · exact hw
        change w = cons 1 0 (A.pack (A.nth 0))
        rw [← hn, ← h₀, Word.cons_head_tail (by decide)]
      · refine ⟨some a, ?_⟩
        refine (Word.cons_head_tail (k := 1) (by decide) w).symm.trans ?_
        exact congr (congrArg (cons 1) h₁) ha
    · rintro ⟨o, rfl⟩
      have hb : (o.isSome.toUInt32.toUInt64).toNat < 2 ^ (1 : UInt64).toNat := by
        cases o.isSome <;> decide
      have hrest : (A.pack o.value).toNat < 2 ^ (64 - (1 : UInt64).toNat) :=
        Nat.lt_of_lt_of_le (A.pack_lt h.1 _) (Nat.pow_le_pow_right (by decide) (by
          change A.bits ≤ 64 - 1; omega))
      rw [Word.head_cons (by decide) hb, Word.tail_cons (by decide) hb hrest]
      refine ⟨⟨_, rfl⟩, ?_⟩
      obtain ⟨b, v, hv⟩ := o
      cases b
      · exact .inr (congrArg A.pack (hv rfl))
      · exact .inl rfl
  card_pos := Nat.succ_pos _
  size_eq h := by rw [UInt64.toNat_add, A.size_eq (by omega), UInt64.toNat_one, Nat.mod_eq_of_lt h]
  number_lt h o := by
    have ha := A.number_lt (Nat.lt_of_succ_lt h) o.value
    rw [select_eq]
    split
    · rw [UInt64.toNat_add, UInt64.toNat_one]; omega
    · exact Nat.succ_pos _
  nth_number h o := by
    have hA : A.card < 2 ^ 64 := Nat.lt_of_succ_lt h
    have ha := A.number_lt hA o.value
    obtain ⟨b, v, hv⟩ := o
    cases b
    · rw [select_false]
      exact Opt.ext rfl ((select_false ..).trans (hv rfl).symm)
    · rw [select_true]
      have h0 : A.number v + 1 ≠ 0 := by
        rw [ne_eq, ← UInt64.toNat_inj, UInt64.toNat_add, UInt64.toNat_one, UInt64.toNat_zero]
        simp only at ha
        omega
      have hb : negate (A.number v + 1 == 0) = true := by
        rw [negate_eq, beq_eq_false_iff_ne.mpr h0]; rfl
      rw [hb, UInt64.add_sub_cancel, A.nth_number hA]
      exact Opt.ext rfl (select_true ..)
  number_nth h w hw := by
    have hA : A.card < 2 ^ 64 := Nat.lt_of_succ_lt h
    by_cases h0 : w = 0
    · subst h0; exact select_false ..
    · have hpos : w.toNat ≠ 0 := fun h => h0 (UInt64.toNat_inj.mp h)
      have h1 : (1 : UInt64) ≤ w := by rw [UInt64.le_iff_toNat_le, UInt64.toNat_one]; omega
      have hlt : (w - 1).toNat < A.card := by
        rw [UInt64.toNat_sub_of_le _ _ h1, UInt64.toNat_one]; omega
      have hb : negate (w == 0) = true := by rw [negate_eq, beq_eq_false_iff_ne.mpr h0]; rfl
      change select (negate (w == 0)) (A.number (select (negate (w == 0)) (A.nth (w - 1)) _) + 1) 0
        = w
      rw [hb, select_true, select_true, A.number_nth hA _ hlt, UInt64.sub_add_cancel]

end Opt

end Spec.Auto
