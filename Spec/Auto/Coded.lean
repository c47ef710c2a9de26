module

public import Spec.Auto.UpTo
public import Spec.Word.Field

/-!
# Types that fit a machine word

A finite type with two codes, both on machine words and both with their inverse. The *packed* code
gives each part bits of its own, so that it is read and written by shifts and masks: kernels keep
states so. The *dense* code numbers the values without gaps: tables are indexed by it. Instances
compose, so a state that is made of bounded numbers, Booleans and pairs has both without a proof by
its author.

At a concrete type nothing of an instance is left in compiled code but the operations on words:
every function is inlined, and none is recursive.

## Main definitions

* `Coded α`: the two codes of a type, with their laws, which hold where `fits` says so and where the
  values are fewer than `2^64`.
* `Coded.ofEquiv`: the codes of a type that is another one under other names, such as a structure.
* `Coded.enum`: the codes of an enumeration.
* `Coded.index`: the dense code of a value, as a bounded number.

## Main statements

* `Coded.pack_inj`, `Coded.pack_unpack`: the packed code names every value once.
* `Coded.dense_packed`: both codes name the same values.
* `Coded.fits_upTo`, `Coded.fits_prod`: which numbers and pairs fit.
* `Coded.toNat_index`: the dense code as a bounded number.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.Word (head tail cons)

/-- A finite type with a packed and a dense code on machine words. -/
class Coded (α : Type) where
  /-- The number of bits of the packed code, at least one. -/
  bits : Nat
  /-- The number of bits, as a word. -/
  width : UInt64
  /-- The packed code of a value. -/
  pack : α → UInt64
  /-- The value with a packed code; whatever the word is, there is one. -/
  unpack : UInt64 → α
  /-- Whether a word is a packed code. -/
  packed : UInt64 → Bool
  /-- The number of values. -/
  card : Nat
  /-- The number of values, as a word. -/
  size : UInt64
  /-- The dense code of a value. -/
  number : α → UInt64
  /-- The value with a dense code; whatever the word is, there is one. -/
  nth : UInt64 → α
  /-- A function of the value with a dense code. An enumeration computes it for each of its values
  and chooses among these without a branch. -/
  each : {β : Type} → [Select β] → UInt64 → (α → β) → β := fun w f => f (nth w)
  /-- Whether each part fits its bits, and all of them a word. -/
  fits : Bool
  /-- A packed code has at least one bit. -/
  bits_pos : 0 < bits
  /-- It has at most those of a word. -/
  bits_le : fits = true → bits ≤ 64
  /-- The word is the number of bits. -/
  width_eq : fits = true → width.toNat = bits
  /-- Packed codes have that many bits. -/
  pack_lt : fits = true → ∀ a, (pack a).toNat < 2 ^ bits
  /-- A value is that with its packed code. -/
  unpack_pack : fits = true → ∀ a, unpack (pack a) = a
  /-- The words that are accepted are the packed codes. -/
  packed_iff : fits = true → ∀ w, packed w = true ↔ ∃ a, w = pack a
  /-- There is a value. -/
  card_pos : 0 < card
  /-- The word is the number of values. -/
  size_eq : card < 2 ^ 64 → size.toNat = card
  /-- Dense codes are below the number of values. -/
  number_lt : card < 2 ^ 64 → ∀ a, (number a).toNat < card
  /-- A value is that with its dense code. -/
  nth_number : card < 2 ^ 64 → ∀ a, nth (number a) = a
  /-- Every number below that of the values is the dense code of one. -/
  number_nth : card < 2 ^ 64 → ∀ w, w.toNat < card → number (nth w) = w
  /-- The function is that of the value. -/
  each_eq : ∀ {β : Type} [Select β] w (f : α → β), each w f = f (nth w) := by intros; rfl

namespace Coded

variable {α β : Type}

/-- Equal packed codes are those of equal values. -/
theorem pack_inj [A : Coded α] (h : A.fits = true) {a b : α} : A.pack a = A.pack b ↔ a = b :=
  ⟨fun hab => by rw [← A.unpack_pack h a, hab, A.unpack_pack h], congrArg A.pack⟩

/-- A word that is accepted is the packed code of its value. -/
theorem pack_unpack [A : Coded α] (h : A.fits = true) {w : UInt64} (hw : A.packed w = true) :
    A.pack (A.unpack w) = w := by
  obtain ⟨a, rfl⟩ := (A.packed_iff h w).mp hw
  rw [A.unpack_pack h]

/-- **Claim.** Both codes name the same values: the dense codes of the values of packed codes are
the numbers below that of the values, each once, and back. -/
theorem dense_packed [A : Coded α] (h : A.fits = true) (hc : A.card < 2 ^ 64) :
    (∀ w, A.packed w = true → (A.number (A.unpack w)).toNat < A.card ∧
      A.pack (A.nth (A.number (A.unpack w))) = w) ∧
      ∀ i, i.toNat < A.card → A.packed (A.pack (A.nth i)) = true ∧
        A.number (A.unpack (A.pack (A.nth i))) = i :=
  ⟨fun w hw => ⟨A.number_lt hc _, by rw [A.nth_number hc, pack_unpack h hw]⟩,
    fun i hi => ⟨(A.packed_iff h _).mpr ⟨_, rfl⟩, by rw [A.unpack_pack h, A.number_nth hc i hi]⟩⟩

/-- The dense code of a value as a number below that of the values, where these are at most
`2^32`. -/
@[inline] def index [A : Coded α] (width : Nat) (a : α) : UpTo (A.size - 1).toUInt32 width :=
  .cap _ (A.number a).toUInt32

theorem toNat_index [A : Coded α] {width : Nat} (h : A.card ≤ 2 ^ 32) (a : α) :
    (index width a).toNat = (A.number a).toNat := by
  have hc : A.card < 2 ^ 64 := Nat.lt_of_le_of_lt h (by decide)
  have hlt := A.number_lt hc a
  have hn : (A.number a).toUInt32.toNat = (A.number a).toNat := by
    rw [UInt64.toNat_toUInt32, Nat.mod_eq_of_lt (Nat.lt_of_lt_of_le hlt h)]
  have hs : (A.size - 1).toUInt32.toNat = A.card - 1 := by
    rw [UInt64.toNat_toUInt32, UInt64.toNat_sub_of_le _ _ (by
      rw [UInt64.le_iff_toNat_le, A.size_eq hc]; exact A.card_pos), A.size_eq hc, UInt64.toNat_one]
    omega
  rw [index, UpTo.toNat, UpTo.cap_of_le (by rw [UInt32.le_iff_toNat_le, hn, hs]; omega)]
  exact hn

end Coded

/-! ### Numbers -/

/-- A word in 64 bits. The compiler takes the bare conversion for a function that it would have to
keep in memory. -/
@[inline] def widen (w : UInt32) : UInt64 := 0 ||| w.toUInt64

theorem widen_eq (w : UInt32) : widen w = w.toUInt64 := UInt64.zero_or

theorem toNat_widen (w : UInt32) : (widen w).toNat = w.toNat := by
  rw [widen_eq, UInt32.toNat_toUInt64]

theorem toUInt32_widen (w : UInt32) : (widen w).toUInt32 = w := by
  rw [widen_eq, UInt32.toUInt32_toUInt64]

theorem toNat_mul_add {a b c : UInt64} (h : a.toNat * b.toNat + c.toNat < 2 ^ 64) :
    (a * b + c).toNat = a.toNat * b.toNat + c.toNat := by
  rw [UInt64.toNat_add, UInt64.toNat_mul, Nat.mod_eq_of_lt (a := a.toNat * b.toNat) (by omega),
    Nat.mod_eq_of_lt h]

theorem toNat_toUInt64_le {w : UInt64} {last : UInt32} (h : w.toNat ≤ last.toNat) :
    w.toUInt32.toNat = w.toNat := by
  rw [UInt64.toNat_toUInt32, Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt h last.toNat_lt)]

/-- A number is its own code. -/
@[inline] instance {last : UInt32} {width : Nat} : Coded (UpTo last width) where
  bits := width + (1 - width)
  width := .ofNat width
  pack i := widen i.val
  unpack w := UpTo.cap last w.toUInt32
  packed w := w ≤ last.toUInt64
  card := last.toNat + 1
  size := last.toUInt64 + 1
  number i := widen i.val
  nth w := UpTo.cap last w.toUInt32
  fits := both (both (decide (0 < width)) (decide (width ≤ 64))) (decide (last.toNat < 2 ^ width))
  bits_pos := by omega
  bits_le h := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h; omega
  width_eq h := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [UInt64.toNat_ofNat_of_lt' (Nat.lt_of_le_of_lt h.1.2 (by decide))]; omega
  pack_lt h i := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [show width + (1 - width) = width by omega, toNat_widen]
    exact Nat.lt_of_le_of_lt i.toNat_le h.2
  unpack_pack _ i := (congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le i.le)
  packed_iff _ w := by
    rw [decide_eq_true_eq, UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64]
    refine ⟨fun h => ⟨⟨w.toUInt32, ?_⟩, ?_⟩, ?_⟩
    · rwa [UInt32.le_iff_toNat_le, toNat_toUInt64_le h]
    · rw [← UInt64.toNat_inj, toNat_widen, toNat_toUInt64_le h]
    · rintro ⟨i, rfl⟩; rw [toNat_widen]; exact i.toNat_le
  card_pos := Nat.succ_pos _
  size_eq _ := by
    have := last.toNat_lt
    rw [UInt64.toNat_add, UInt64.toNat_one, UInt32.toNat_toUInt64]; omega
  number_lt _ i := by rw [toNat_widen]; exact Nat.lt_succ_of_le i.toNat_le
  nth_number _ i := (congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le i.le)
  number_nth _ w hw := by
    have h := toNat_toUInt64_le (Nat.le_of_lt_succ hw)
    rw [UpTo.cap_of_le (by rw [UInt32.le_iff_toNat_le, h]; exact Nat.le_of_lt_succ hw),
      ← UInt64.toNat_inj, toNat_widen, h]

theorem Coded.fits_upTo {last : UInt32} {width : Nat} (h : last.toNat < 2 ^ width)
    (hw : both (decide (0 < width)) (decide (width ≤ 64)) = true := by decide) :
    Coded.fits (UpTo last width) = true := by
  change both _ (decide _) = true
  rw [hw, decide_eq_true h]; rfl

/-! ### Booleans and one value -/

theorem lt_two {w : UInt64} (h : w.toNat < 2) : w = 0 ∨ w = 1 := by
  rw [← UInt64.toNat_inj, ← UInt64.toNat_inj, UInt64.toNat_zero, UInt64.toNat_one]; omega

/-- Whether a bit is `1`. Of a bit that is compared where it stands C compilers make a conversion,
which they do not make vectors of; it is compared one place further up. -/
@[inline] def isSet (w : UInt64) : Bool := decide ((0 : UInt64) < w <<< 1)

/-- A truth value has the codes `0` and `1`. -/
@[inline] instance : Coded Bool where
  bits := 1
  width := 1
  pack b := b.toUInt32.toUInt64
  unpack w := isSet w
  packed w := w < 2
  card := 2
  size := 2
  number b := b.toUInt32.toUInt64
  nth w := isSet w
  fits := true
  bits_pos := by decide
  bits_le _ := by decide
  width_eq _ := rfl
  pack_lt _ b := by cases b <;> decide
  unpack_pack _ b := by cases b <;> rfl
  packed_iff _ w := by
    rw [decide_eq_true_eq, UInt64.lt_iff_toNat_lt]
    refine ⟨fun h => ?_, by rintro ⟨b, rfl⟩; cases b <;> decide⟩
    rcases lt_two h with rfl | rfl
    · exact ⟨false, rfl⟩
    · exact ⟨true, rfl⟩
  card_pos := by decide
  size_eq _ := rfl
  number_lt _ b := by cases b <;> decide
  nth_number _ b := by cases b <;> rfl
  number_nth _ w hw := by rcases lt_two hw with rfl | rfl <;> rfl

/-- The one value has the code `0`. -/
@[inline] instance : Coded Unit where
  bits := 1
  width := 1
  pack _ := 0
  unpack _ := ()
  packed w := w == 0
  card := 1
  size := 1
  number _ := 0
  nth _ := ()
  fits := true
  bits_pos := by decide
  bits_le _ := by decide
  width_eq _ := rfl
  pack_lt _ _ := by decide
  unpack_pack _ _ := rfl
  packed_iff _ w := by
    rw [beq_iff_eq]; exact ⟨fun h => ⟨(), h⟩, fun ⟨_, h⟩ => h⟩
  card_pos := by decide
  size_eq _ := rfl
  number_lt _ _ := by decide
  nth_number _ _ := rfl
  number_nth _ w hw := by rw [← UInt64.toNat_inj, UInt64.toNat_zero]; omega

/-! ### Pairs -/

section Prod

variable {α β : Type}

theorem lt_of_mul_lt {a b n : Nat} (hb : 0 < b) (h : a * b < n) : a < n :=
  Nat.lt_of_le_of_lt (Nat.le_mul_of_pos_right a hb) h

theorem radix_lt {i j a b : Nat} (hi : i < a) (hj : j < b) : i + a * j < a * b := by
  have : a * (j + 1) ≤ a * b := Nat.mul_le_mul_left a hj
  rw [Nat.mul_add, Nat.mul_one] at this; omega

/-- A pair has the codes of its parts, the first one lowest. -/
@[inline] instance [A : Coded α] [B : Coded β] : Coded (α × β) where
  bits := A.bits + B.bits
  width := A.width + B.width
  pack x := cons A.width (A.pack x.1) (B.pack x.2)
  unpack w := (A.unpack (head A.width w), B.unpack (tail A.width w))
  packed w := both (A.packed (head A.width w)) (B.packed (tail A.width w))
  card := A.card * B.card
  size := A.size * B.size
  number x := A.number x.1 + A.size * B.number x.2
  nth w := (A.nth (w % A.size), B.nth (w / A.size))
  each w f := A.each (w % A.size) fun a => B.each (w / A.size) fun b => f (a, b)
  fits := both (both A.fits B.fits) (decide (A.bits + B.bits ≤ 64))
  bits_pos := Nat.add_pos_left A.bits_pos _
  bits_le h := by simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h; exact h.2
  width_eq h := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [UInt64.toNat_add, A.width_eq h.1.1, B.width_eq h.1.2]
    omega
  pack_lt h x := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have ha := A.width_eq h.1.1
    have := B.bits_pos
    have hc := Word.cons_lt (k := A.width) (a := A.pack x.1) (m := B.bits) (by omega) (by omega)
      (by rw [ha]; exact A.pack_lt h.1.1 x.1) (B.pack_lt h.1.2 x.2)
    rwa [ha] at hc
  unpack_pack h x := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have ha := A.width_eq h.1.1
    have := B.bits_pos
    have hk : A.width.toNat < 64 := by omega
    have hlt : (A.pack x.1).toNat < 2 ^ A.width.toNat := by rw [ha]; exact A.pack_lt h.1.1 _
    have hrest : (B.pack x.2).toNat < 2 ^ (64 - A.width.toNat) :=
      Nat.lt_of_lt_of_le (B.pack_lt h.1.2 _) (Nat.pow_le_pow_right (by decide) (by omega))
    rw [Word.head_cons hk hlt, Word.tail_cons hk hlt hrest, A.unpack_pack h.1.1,
      B.unpack_pack h.1.2]
  packed_iff h w := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have ha := A.width_eq h.1.1
    have := B.bits_pos
    have hk : A.width.toNat < 64 := by omega
    rw [both_eq, Bool.and_eq_true, A.packed_iff h.1.1, B.packed_iff h.1.2]
    constructor
    · rintro ⟨⟨a, hw⟩, b, hw'⟩
      exact ⟨(a, b), by rw [← hw, ← hw', Word.cons_head_tail hk]⟩
    · rintro ⟨x, rfl⟩
      have hlt : (A.pack x.1).toNat < 2 ^ A.width.toNat := by rw [ha]; exact A.pack_lt h.1.1 _
      have hrest : (B.pack x.2).toNat < 2 ^ (64 - A.width.toNat) :=
        Nat.lt_of_lt_of_le (B.pack_lt h.1.2 _) (Nat.pow_le_pow_right (by decide) (by omega))
      exact ⟨⟨_, Word.head_cons hk hlt _⟩, _, Word.tail_cons hk hlt hrest⟩
  each_eq w f := by rw [A.each_eq, B.each_eq]
  card_pos := Nat.mul_pos A.card_pos B.card_pos
  size_eq h := by
    have ha := lt_of_mul_lt B.card_pos h
    have hb := lt_of_mul_lt A.card_pos (by rwa [Nat.mul_comm])
    rw [UInt64.toNat_mul, A.size_eq ha, B.size_eq hb, Nat.mod_eq_of_lt h]
  number_lt h x := by
    have ha := lt_of_mul_lt B.card_pos h
    have hb := lt_of_mul_lt A.card_pos (by rwa [Nat.mul_comm])
    have := radix_lt (A.number_lt ha x.1) (B.number_lt hb x.2)
    rw [UInt64.toNat_add, UInt64.toNat_mul, A.size_eq ha, Nat.mod_eq_of_lt (by omega),
      Nat.mod_eq_of_lt (by omega)]
    exact this
  nth_number h x := by
    have ha := lt_of_mul_lt B.card_pos h
    have hb := lt_of_mul_lt A.card_pos (by rwa [Nat.mul_comm])
    have h1 := A.number_lt ha x.1
    have := radix_lt h1 (B.number_lt hb x.2)
    have hw : (A.number x.1 + A.size * B.number x.2).toNat =
        (A.number x.1).toNat + A.card * (B.number x.2).toNat := by
      rw [UInt64.toNat_add, UInt64.toNat_mul, A.size_eq ha, Nat.mod_eq_of_lt (by omega),
        Nat.mod_eq_of_lt (by omega)]
    have hm : (A.number x.1 + A.size * B.number x.2) % A.size = A.number x.1 := by
      rw [← UInt64.toNat_inj, UInt64.toNat_mod, hw, A.size_eq ha, Nat.add_mul_mod_self_left,
        Nat.mod_eq_of_lt h1]
    have hd : (A.number x.1 + A.size * B.number x.2) / A.size = B.number x.2 := by
      rw [← UInt64.toNat_inj, UInt64.toNat_div, hw, A.size_eq ha,
        Nat.add_mul_div_left _ _ A.card_pos, Nat.div_eq_of_lt h1, Nat.zero_add]
    rw [hm, hd, A.nth_number ha, B.nth_number hb]
  number_nth h w hw := by
    have ha := lt_of_mul_lt B.card_pos h
    have hb := lt_of_mul_lt A.card_pos (by rwa [Nat.mul_comm])
    have hm : (w % A.size).toNat < A.card := by
      rw [UInt64.toNat_mod, A.size_eq ha]; exact Nat.mod_lt _ A.card_pos
    have hd : (w / A.size).toNat < B.card := by
      rw [UInt64.toNat_div, A.size_eq ha]; exact Nat.div_lt_of_lt_mul hw
    simp only [A.number_nth ha _ hm, B.number_nth hb _ hd]
    have hsum := Nat.mod_add_div w.toNat A.card
    have := w.toNat_lt
    rw [← UInt64.toNat_inj, UInt64.toNat_add, UInt64.toNat_mul, UInt64.toNat_mod,
      UInt64.toNat_div, A.size_eq ha, Nat.mod_eq_of_lt (a := A.card * _) (by omega),
      Nat.mod_eq_of_lt (by omega), hsum]

theorem Coded.fits_prod [A : Coded α] [B : Coded β] (ha : A.fits = true) (hb : B.fits = true)
    (h : A.bits + B.bits ≤ 64 := by exact Nat.le_of_ble_eq_true rfl) :
    Coded.fits (α × β) = true := by
  change both (both _ _) (decide _) = true
  rw [ha, hb, decide_eq_true h]; rfl

end Prod

/-! ### Structures and enumerations -/

namespace Coded

variable {α β : Type}

/-- The codes of a type that is another one under other names: a structure is the pairs of its
fields. -/
@[inline] def ofEquiv [A : Coded α] (to : β → α) (of : α → β) (of_to : ∀ b, of (to b) = b)
    (to_of : ∀ a, to (of a) = a) : Coded β where
  bits := A.bits
  width := A.width
  pack b := A.pack (to b)
  unpack w := of (A.unpack w)
  packed := A.packed
  each w f := A.each w fun a => f (of a)
  card := A.card
  size := A.size
  number b := A.number (to b)
  nth w := of (A.nth w)
  fits := A.fits
  bits_pos := A.bits_pos
  bits_le := A.bits_le
  width_eq := A.width_eq
  pack_lt h b := A.pack_lt h (to b)
  unpack_pack h b := by rw [A.unpack_pack h, of_to]
  packed_iff h w := (A.packed_iff h w).trans
    ⟨fun ⟨a, hw⟩ => ⟨of a, by rw [to_of, hw]⟩, fun ⟨b, hw⟩ => ⟨to b, hw⟩⟩
  each_eq w f := A.each_eq ..
  card_pos := A.card_pos
  size_eq := A.size_eq
  number_lt h b := A.number_lt h (to b)
  nth_number h b := by rw [A.nth_number h, of_to]
  number_nth h w hw := by rw [to_of, A.number_nth h w hw]

/-- The codes of an enumeration of at most `2^32` values: the numbers of these. -/
@[inline] def enum (count : Nat) (width : Nat) (to : β → UInt64) (of : UInt64 → β)
    (each : {γ : Type} → [Select γ] → UInt64 → (β → γ) → γ)
    (each_eq : ∀ {γ : Type} [Select γ] w (f : β → γ), each w f = f (of w))
    (fits : 0 < count ∧ count ≤ 2 ^ width ∧ 0 < width ∧ width ≤ 32)
    (of_to : ∀ b, (to b).toNat < count ∧ of (to b) = b)
    (to_of : ∀ i : Fin count, to (of (.ofNat i.val)) = .ofNat i.val) : Coded β :=
  have lt {w : UInt64} (hw : w.toNat < count) : to (of w) = w := by
    have := to_of ⟨w.toNat, hw⟩
    simpa only [UInt64.ofNat_toNat] using this
  have small : count < 2 ^ 64 :=
    Nat.lt_of_le_of_lt fits.2.1 (Nat.pow_lt_pow_right (by decide) (by omega))
  have size : (UInt64.ofNat count).toNat = count := UInt64.toNat_ofNat_of_lt' small
  { bits := width
    width := .ofNat width
    pack := to
    unpack := of
    packed := fun w => w < .ofNat count
    each := each
    card := count
    size := .ofNat count
    number := to
    nth := of
    fits := true
    bits_pos := fits.2.2.1
    bits_le := fun _ => by omega
    width_eq := fun _ =>
      UInt64.toNat_ofNat_of_lt' (Nat.lt_of_le_of_lt fits.2.2.2 (by decide))
    pack_lt := fun _ b => Nat.lt_of_lt_of_le (of_to b).1 fits.2.1
    unpack_pack := fun _ b => (of_to b).2
    packed_iff := fun _ w => by
      rw [decide_eq_true_eq, UInt64.lt_iff_toNat_lt, size]
      exact ⟨fun h => ⟨of w, (lt h).symm⟩, by rintro ⟨b, rfl⟩; exact (of_to b).1⟩
    each_eq := each_eq
    card_pos := fits.1
    size_eq := fun _ => size
    number_lt := fun _ b => (of_to b).1
    nth_number := fun _ b => (of_to b).2
    number_nth := fun _ w hw => lt hw }

end Coded

end Spec.Auto
