module

public import Spec.FiniteModel.Table

/-!
# A guide to long rows

A reset may choose among thousands of states. A guide shortens its search: the upper bits of a word
are a slot, and for each slot the guide has the outcome that the least word of the slot chooses. So
the outcome of a word lies between those of its slot and of the next one, which are close.

## Main definitions

* `Guide`: the upper bits, the outcome of each slot, and the rounds that are left.
* `Guide.slot`, `Guide.edge`, `Guide.span`: the slot of a word, its least word, and how many
  outcomes the words of a slot may choose.
* `Guide.Fits`: the guide of a table.

## Main statements

* `Guide.slot_lt`: each word has a slot.
* `Guide.exists_fits`: every valid table has a guide.
* `Guide.Fits.narrow_eq`: the search between the outcomes of two slots ends where the long one does.
* `Guide.Fits.of_mem_probes`: it looks at no place outside of the row.
-/

@[expose] public section

namespace Spec.FiniteModel

open Table

/-- Where the searches of the words of a slot begin, for each slot. -/
structure Guide where
  /-- The number of upper bits of a word that are its slot. -/
  bits : UInt32
  /-- The outcome that the least word of a slot chooses; after the last slot, the last outcome. -/
  first : UInt32 → UInt32
  /-- The rounds of a search between the outcomes of two slots. -/
  rounds : UInt32

namespace Guide

/-- The slot of a word: its upper bits. -/
@[inline] def slot (bits : UInt32) (u : UInt64) : UInt32 :=
  ((u >>> 1) >>> (63 - bits.toUInt64)).toUInt32

/-- The least word of a slot. -/
@[inline] def edge (bits k : UInt32) : UInt64 := (k.toUInt64 <<< (63 - bits.toUInt64)) <<< 1

/-- The number of outcomes from that of a slot to that of the next one. -/
@[inline] def span (first next : UInt32) : UInt32 := next - first + 1

/-- A guide is that of a table: it has the outcomes that the table chooses. -/
structure Fits (G : Guide) (T : Table) : Prop where
  /-- Slots are words. -/
  bits_lt : G.bits.toNat < 32
  /-- The outcome of each slot. -/
  first : ∀ k : UInt32, k.toNat < 2 ^ G.bits.toNat →
    G.first k = T.choose T.startRow (edge G.bits k)
  /-- After the last slot, the last outcome. -/
  last : ∀ k : UInt32, k.toNat = 2 ^ G.bits.toNat →
    G.first k = T.rowStart (T.startRow + 1) - 1
  /-- The rounds tell apart the outcomes of each slot. -/
  rounds : ∀ k : UInt32, k.toNat < 2 ^ G.bits.toNat →
    (span (G.first k) (G.first (k + 1))).toNat ≤ 2 ^ G.rounds.toNat

variable {bits k : UInt32} {u : UInt64}

theorem toNat_shift (h : bits.toNat < 32) : (63 - bits.toUInt64).toNat = 63 - bits.toNat := by
  rw [UInt64.toNat_sub_of_le, UInt32.toNat_toUInt64]
  · rfl
  · rw [UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64]
    change _ ≤ 63
    omega

theorem toNat_slot (h : bits.toNat < 32) :
    (slot bits u).toNat = u.toNat / 2 ^ (64 - bits.toNat) := by
  have hu := u.toNat_lt
  have hlt : u.toNat / 2 ^ (64 - bits.toNat) < 2 ^ 32 := by
    refine Nat.div_lt_of_lt_mul (Nat.lt_of_lt_of_le hu ?_)
    rw [← Nat.pow_add]
    exact Nat.pow_le_pow_right (by omega) (by omega)
  rw [slot, UInt64.toNat_toUInt32, UInt64.toNat_shiftRight, UInt64.toNat_shiftRight,
    toNat_shift h, Nat.shiftRight_eq_div_pow, Nat.shiftRight_eq_div_pow,
    Nat.mod_eq_of_lt (show 63 - bits.toNat < 64 by omega),
    show (1 : UInt64).toNat % 64 = 1 from rfl, Nat.div_div_eq_div_mul, ← Nat.pow_add,
    show 1 + (63 - bits.toNat) = 64 - bits.toNat by omega, Nat.mod_eq_of_lt hlt]

/-- **Claim.** Each word has a slot: there are as many as the upper bits say. -/
theorem slot_lt (h : bits.toNat < 32) : (slot bits u).toNat < 2 ^ bits.toNat := by
  rw [toNat_slot h]
  refine Nat.div_lt_of_lt_mul ?_
  rw [← Nat.pow_add, show 64 - bits.toNat + bits.toNat = 64 by omega]
  exact u.toNat_lt

theorem toNat_edge (h : bits.toNat < 32) (hk : k.toNat < 2 ^ bits.toNat) :
    (edge bits k).toNat = k.toNat * 2 ^ (64 - bits.toNat) := by
  have hlt : k.toNat * 2 ^ (64 - bits.toNat) < 2 ^ 64 := by
    have := Nat.mul_lt_mul_of_pos_right hk (Nat.two_pow_pos (64 - bits.toNat))
    rwa [← Nat.pow_add, show bits.toNat + (64 - bits.toNat) = 64 by omega] at this
  have hhalf : k.toNat * 2 ^ (63 - bits.toNat) * 2 = k.toNat * 2 ^ (64 - bits.toNat) := by
    rw [Nat.mul_assoc, ← Nat.pow_succ, show (63 - bits.toNat).succ = 64 - bits.toNat by omega]
  rw [edge, UInt64.toNat_shiftLeft, UInt64.toNat_shiftLeft, toNat_shift h,
    UInt32.toNat_toUInt64, Nat.mod_eq_of_lt (show 63 - bits.toNat < 64 by omega),
    show (1 : UInt64).toNat % 64 = 1 from rfl, Nat.shiftLeft_eq, Nat.shiftLeft_eq,
    Nat.pow_one, Nat.mod_eq_of_lt (show k.toNat * 2 ^ (63 - bits.toNat) < 2 ^ 64 by omega), hhalf,
    Nat.mod_eq_of_lt hlt]

end Guide

namespace Table

variable {T : Table} {r : UInt32}

theorem RowValid.boundary_mono (h : T.RowValid r) {i j : Nat} (hij : i ≤ j) :
    T.boundary r i ≤ T.boundary r j := by
  induction j with
  | zero => rw [Nat.le_zero.mp hij]; exact Nat.le_refl _
  | succ j ih =>
    rcases Nat.eq_or_lt_of_le hij with rfl | hlt
    · exact Nat.le_refl _
    · refine Nat.le_trans (ih (Nat.le_of_lt_succ hlt)) ?_
      rcases Nat.lt_or_ge j (T.size r).toNat with hj | hj
      · exact h.boundary_le hj
      · rw [boundary, boundary, if_neg (Nat.not_lt.mpr hj), if_neg (by omega)]
        exact Nat.le_refl _

/-- A search among some outcomes of a row, whose thresholds the word lies between, ends at the one
whose thresholds it lies between. -/
theorem RowValid.narrow_spec (h : T.RowValid r) {lo len : UInt32} {rounds : Nat} {u : UInt64}
    (hlo : T.rowStart r ≤ lo) (hend : lo.toNat + len.toNat ≤ (T.rowStart (r + 1)).toNat)
    (hlen : 0 < len.toNat) (hrounds : len.toNat ≤ 2 ^ rounds)
    (hlow : T.boundary r (lo.toNat - (T.rowStart r).toNat) ≤ u.toNat)
    (hhigh : u.toNat < T.boundary r (lo.toNat + len.toNat - (T.rowStart r).toNat)) :
    let i := (Search.narrow T.threshold u rounds lo len).toNat
    (lo.toNat ≤ i ∧ i < lo.toNat + len.toNat) ∧
      T.boundary r (i - (T.rowStart r).toNat) ≤ u.toNat ∧
      u.toNat < T.boundary r (i + 1 - (T.rowStart r).toNat) := by
  have hlo := UInt32.le_iff_toNat_le.mp hlo
  have hsum := h.toNat_size.1
  have hlt := (T.rowStart (r + 1)).toNat_lt
  exact Search.narrow_spec (threshold := T.threshold) (u := u) (lo := lo) (len := len)
    (T := fun j => T.boundary r (j - (T.rowStart r).toNat))
    (fun hij => h.boundary_mono (Nat.sub_le_sub_right hij _)) hlen hrounds (by omega)
    (fun j h₁ h₂ => by
      have hplace := h.toNat_place (i := j.toNat - (T.rowStart r).toNat) (by omega)
      have hj : T.rowStart r + .ofNat (j.toNat - (T.rowStart r).toNat) = j :=
        UInt32.toNat_inj.mp (by rw [hplace]; omega)
      simp only
      rw [boundary, if_pos (by omega), hj])
    hlow hhigh

/-- The thresholds of the outcome that a word chooses. -/
theorem RowValid.choose_spec (h : T.RowValid r) (u : UInt64) :
    let i := (T.choose r u).toNat
    ((T.rowStart r).toNat ≤ i ∧ i < (T.rowStart (r + 1)).toNat) ∧
      T.boundary r (i - (T.rowStart r).toNat) ≤ u.toNat ∧
      u.toNat < T.boundary r (i + 1 - (T.rowStart r).toNat) := by
  obtain ⟨hsum, hpos⟩ := h.toNat_size
  have := h.narrow_spec (lo := T.rowStart r) (len := T.size r) (u := u)
    (rounds := (T.roundsOf r).toNat) (UInt32.le_refl _) (by omega) hpos h.rounds
    (by rw [Nat.sub_self, h.boundary_zero]; exact Nat.zero_le _)
    (by
      rw [Nat.add_sub_cancel_left, boundary, if_neg (Nat.lt_irrefl _)]
      exact u.toNat_lt)
  simp only at this ⊢
  rw [choose]
  rwa [← hsum]

/-- A word chooses no earlier outcome than a smaller one. -/
theorem RowValid.choose_mono (h : T.RowValid r) {u v : UInt64} (huv : u.toNat ≤ v.toNat) :
    (T.choose r u).toNat ≤ (T.choose r v).toNat := by
  obtain ⟨hu, hlow, -⟩ := h.choose_spec u
  obtain ⟨hv, -, hhigh⟩ := h.choose_spec v
  refine Nat.le_of_not_lt fun hlt => ?_
  have := h.boundary_mono (i := (T.choose r v).toNat + 1 - (T.rowStart r).toNat)
    (j := (T.choose r u).toNat - (T.rowStart r).toNat) (by omega)
  omega

end Table

namespace Guide

variable {T : Table}

/-- Every valid table has a guide, of any number of slots. -/
theorem exists_fits (hT : T.Valid) {bits : UInt32} (hb : bits.toNat < 32) :
    ∃ G : Guide, G.bits = bits ∧ G.Fits T := by
  let first (k : UInt32) : UInt32 := if k.toNat < 2 ^ bits.toNat
    then T.choose T.startRow (edge bits k) else T.rowStart (T.startRow + 1) - 1
  refine ⟨⟨bits, first, T.startRounds⟩, rfl, hb, fun k hk => if_pos hk,
    fun k hk => if_neg (Nat.not_lt.mpr (Nat.le_of_eq hk.symm)), fun k hk => ?_⟩
  have hk : k.toNat < 2 ^ bits.toNat := hk
  have hrow := startRow_valid hT
  obtain ⟨hsum, -⟩ := hrow.toNat_size
  have hrounds := hrow.rounds
  rw [show T.roundsOf T.startRow = T.startRounds from if_pos rfl] at hrounds
  have hlt := (T.rowStart (T.startRow + 1)).toNat_lt
  have hpow : (2 : Nat) ^ bits.toNat ≤ 2 ^ 31 := Nat.pow_le_pow_right (by omega) (by omega)
  have hnext : (k + 1).toNat = k.toNat + 1 := by
    rw [UInt32.toNat_add, UInt32.toNat_one]; omega
  have hk' : first k = T.choose T.startRow (edge bits k) := if_pos hk
  obtain ⟨hin, -, -⟩ := hrow.choose_spec (edge bits k)
  have hbetween : (first k).toNat ≤ (first (k + 1)).toNat ∧
      (first (k + 1)).toNat < (T.rowStart (T.startRow + 1)).toNat := by
    rcases Nat.lt_or_ge (k + 1).toNat (2 ^ bits.toNat) with h | h
    · rw [hk', show first (k + 1) = T.choose T.startRow (edge bits (k + 1)) from if_pos h]
      refine ⟨hrow.choose_mono ?_, (hrow.choose_spec _).1.2⟩
      rw [toNat_edge hb hk, toNat_edge hb h, hnext]
      exact Nat.mul_le_mul_right _ (Nat.le_succ _)
    · have hlt' := UInt32.lt_iff_toNat_lt.mp hrow.lt
      have hsub : (T.rowStart (T.startRow + 1) - 1).toNat =
          (T.rowStart (T.startRow + 1)).toNat - 1 := UInt32.toNat_sub_of_le _ _
        (UInt32.le_iff_toNat_le.mpr (by rw [UInt32.toNat_one]; omega))
      rw [show first (k + 1) = T.rowStart (T.startRow + 1) - 1 from if_neg (Nat.not_lt.mpr h), hsub,
        hk']
      omega
  have hsub := UInt32.toNat_sub_of_le (first (k + 1)) (first k)
    (UInt32.le_iff_toNat_le.mpr hbetween.1)
  refine Nat.le_trans (Nat.le_of_eq ?_) (Nat.le_trans (m := (first (k + 1)).toNat -
    (first k).toNat + 1) (Nat.le_refl _) (Nat.le_trans ?_ hrounds))
  · change (span (first k) (first (k + 1))).toNat = _
    rw [span, UInt32.toNat_add, hsub, UInt32.toNat_one]
    omega
  · rw [hk'] at hbetween ⊢
    omega

variable {G : Guide} (hT : T.Valid) (hG : G.Fits T) (u : UInt64)
include hT hG

/-- The outcome of a word lies between those of its slot and of the next one, which are in the row
of a reset. -/
theorem Fits.between :
    let k := slot G.bits u
    (T.rowStart T.startRow).toNat ≤ (G.first k).toNat ∧
      (G.first k).toNat ≤ (T.choose T.startRow u).toNat ∧
      (T.choose T.startRow u).toNat ≤ (G.first (k + 1)).toNat ∧
      (G.first (k + 1)).toNat < (T.rowStart (T.startRow + 1)).toNat := by
  have hrow := startRow_valid hT
  have hb := hG.bits_lt
  have hk := slot_lt (u := u) hb
  have hslot := toNat_slot (u := u) hb
  have hpow : (2 : Nat) ^ G.bits.toNat ≤ 2 ^ 31 := Nat.pow_le_pow_right (by omega) (by omega)
  have hnext : (slot G.bits u + 1).toNat = (slot G.bits u).toNat + 1 := by
    rw [UInt32.toNat_add, UInt32.toNat_one]; omega
  obtain ⟨hin, -, -⟩ := hrow.choose_spec u
  intro k
  have hfirst := hG.first k hk
  have hedge := toNat_edge hb hk
  have hle : (edge G.bits k).toNat ≤ u.toNat := by
    rw [hedge, hslot]; exact Nat.div_mul_le_self _ _
  have hlow := hrow.choose_mono hle
  obtain ⟨hstart, -, -⟩ := hrow.choose_spec (edge G.bits k)
  refine ⟨hfirst ▸ hstart.1, hfirst ▸ hlow, ?_⟩
  rcases Nat.eq_or_lt_of_le (Nat.succ_le_of_lt hk) with heq | hlt
  · have hlast := hG.last (k + 1) (by rw [hnext]; exact heq)
    have hlt := UInt32.lt_iff_toNat_lt.mp hrow.lt
    have hsub : (T.rowStart (T.startRow + 1) - 1).toNat =
        (T.rowStart (T.startRow + 1)).toNat - 1 := UInt32.toNat_sub_of_le _ _
      (UInt32.le_iff_toNat_le.mpr (by rw [UInt32.toNat_one]; omega))
    rw [hlast, hsub]
    omega
  · have hlt : (k + 1).toNat < 2 ^ G.bits.toNat := by rw [hnext]; exact hlt
    have hfirst := hG.first (k + 1) hlt
    have hedge := toNat_edge hb hlt
    have hge : u.toNat ≤ (edge G.bits (k + 1)).toNat := by
      rw [hedge, hnext, hslot, Nat.add_mul, Nat.one_mul]
      have := Nat.div_add_mod u.toNat (2 ^ (64 - G.bits.toNat))
      have hmod := Nat.mod_lt u.toNat (Nat.two_pow_pos (64 - G.bits.toNat))
      rw [Nat.mul_comm] at this
      omega
    rw [hfirst]
    exact ⟨hrow.choose_mono hge, (hrow.choose_spec _).1.2⟩

theorem Fits.toNat_span :
    let k := slot G.bits u
    (span (G.first k) (G.first (k + 1))).toNat =
      (G.first (k + 1)).toNat - (G.first k).toNat + 1 := by
  have hb := hG.between hT u
  have hlt := (T.rowStart (T.startRow + 1)).toNat_lt
  simp only at hb ⊢
  have hsub := UInt32.toNat_sub_of_le (G.first (slot G.bits u + 1)) (G.first (slot G.bits u))
    (UInt32.le_iff_toNat_le.mpr (by omega))
  rw [span, UInt32.toNat_add, hsub, UInt32.toNat_one]
  omega

/-- **Claim.** At a valid table with its guide, the search between the outcome of a word's slot and
that of the next one ends at the outcome of a reset that the word chooses. -/
theorem Fits.narrow_eq :
    let k := slot G.bits u
    Search.narrow T.threshold u G.rounds.toNat (G.first k) (span (G.first k) (G.first (k + 1))) =
      T.choose T.startRow u := by
  have hrow := startRow_valid hT
  have hb := hG.between hT u
  have hspan := hG.toNat_span hT u
  have hrounds := hG.rounds _ (slot_lt (u := u) hG.bits_lt)
  obtain ⟨hin, hlow, hhigh⟩ := hrow.choose_spec u
  simp only at hb hspan ⊢
  have := hrow.narrow_spec (lo := G.first (slot G.bits u))
    (len := span (G.first (slot G.bits u)) (G.first (slot G.bits u + 1)))
    (rounds := G.rounds.toNat) (u := u) (UInt32.le_iff_toNat_le.mpr hb.1) (by omega) (by omega)
    hrounds
    (Nat.le_trans (hrow.boundary_mono (by omega)) hlow)
    (Nat.lt_of_lt_of_le hhigh (hrow.boundary_mono (by omega)))
  simp only at this
  obtain ⟨hin', hlow', hhigh'⟩ := this
  refine UInt32.toNat_inj.mp (Nat.le_antisymm ?_ ?_)
  · refine Nat.le_of_not_lt fun hlt => ?_
    have := hrow.boundary_mono (i := (T.choose T.startRow u).toNat + 1 -
      (T.rowStart T.startRow).toNat) (j := (Search.narrow T.threshold u G.rounds.toNat
        (G.first (slot G.bits u)) (span (G.first (slot G.bits u))
          (G.first (slot G.bits u + 1)))).toNat - (T.rowStart T.startRow).toNat) (by omega)
    omega
  · refine Nat.le_of_not_lt fun hlt => ?_
    have := hrow.boundary_mono (i := (Search.narrow T.threshold u G.rounds.toNat
        (G.first (slot G.bits u)) (span (G.first (slot G.bits u))
          (G.first (slot G.bits u + 1)))).toNat + 1 - (T.rowStart T.startRow).toNat)
      (j := (T.choose T.startRow u).toNat - (T.rowStart T.startRow).toNat) (by omega)
    omega

/-- **Claim.** At a valid table with its guide, that search looks at outcomes of the row of a reset
alone. -/
theorem Fits.of_mem_probes {j : UInt32}
    (hj : let k := slot G.bits u
      j ∈ Search.probes T.threshold u G.rounds.toNat (G.first k)
        (span (G.first k) (G.first (k + 1)))) :
    (T.rowStart T.startRow ≤ j ∧ j < T.rowStart (T.startRow + 1)) ∧ j < T.numOutcomes := by
  have hrow := startRow_valid hT
  have hb := hG.between hT u
  have hspan := hG.toNat_span hT u
  have hle := UInt32.le_iff_toNat_le.mp hrow.le
  have hlt := (T.rowStart (T.startRow + 1)).toNat_lt
  simp only at hb hspan hj
  have := Search.of_mem_probes (by omega) (by omega) hj
  rw [UInt32.lt_iff_toNat_lt, UInt32.lt_iff_toNat_lt, UInt32.le_iff_toNat_le]
  omega

end Guide

end Spec.FiniteModel
