module

public import Spec.Auto.Chance
public import Spec.Program.Code

/-!
# The code of a program samples its distribution

Where every value on the way is one of a word, the code computes what the program means.

## Main definitions

* `Words`: the words of the variables are the integers of a store.

## Main statements

* `toInt_quotient`, `toInt_remainder`: division that rounds down.
* `Op.toInt_code`, `Expr.toInt_code`: the code computes the value.
* `Stmt.code_eq`: the code of a statement samples its distribution.
* `Stmt.within_most`: the most draws of a path.
-/

@[expose] public section

namespace Spec.Program

open Spec.MDP Spec.Auto

/-! ### Words -/

theorem toInt_fit {n : Int} (h : -2 ^ 63 ≤ n ∧ n < 2 ^ 63) : n.bmod (2 ^ 64) = n :=
  Int.bmod_eq_of_le_mul_two (by omega) (by omega)

theorem toInt_truth (b : Bool) : (truth b).toInt = if b then 1 else 0 := by cases b <;> decide

theorem pick_one (x y : Int64) : pick 1 x y = x := by
  have h : ∀ x y : BitVec 64, y ^^^ ((x ^^^ y) &&& BitVec.allOnes 64) = x := by
    intro x y
    rw [BitVec.and_allOnes, BitVec.xor_comm x, ← BitVec.xor_assoc, BitVec.xor_self, BitVec.zero_xor]
  apply Int64.toBitVec_inj.mp
  exact h x.toBitVec y.toBitVec

theorem pick_zero (x y : Int64) : pick 0 x y = y := by
  apply Int64.toBitVec_inj.mp
  change y.toBitVec ^^^ ((x.toBitVec ^^^ y.toBitVec) &&& 0#64) = y.toBitVec
  rw [BitVec.and_zero, BitVec.xor_zero]

theorem toNat_toUInt64 {x : Int64} (h : 0 ≤ x.toInt) : (x.toUInt64.toNat : Int) = x.toInt := by
  have := x.toInt_lt
  rw [← Int64.toInt_toBitVec] at *
  rw [BitVec.toInt_eq_toNat_cond] at *
  change (x.toBitVec.toNat : Int) = _
  split at * <;> omega

theorem toInt_toInt64 {u : UInt64} (h : u.toNat < 2 ^ 63) : u.toInt64.toInt = u.toNat := by
  rw [← Int64.toInt_toBitVec]
  change u.toBitVec.toInt = _
  rw [BitVec.toInt_eq_toNat_cond]
  change (if 2 * u.toNat < 2 ^ 64 then (u.toNat : Int) else _) = _
  rw [if_pos (by omega)]

theorem toInt_word {n : Int} (h : IsWord n) : (word n).toInt = n := by
  have key {k : Nat} (hk : k < 2 ^ 63) : (UInt64.ofNat k).toInt64.toInt = k := by
    have : (UInt64.ofNat k).toNat = k := UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hk (by decide))
    rw [toInt_toInt64 (by omega), this]
  simp only [IsWord] at h
  cases n with
  | ofNat k => exact key (Int.ofNat_lt.mp h.2)
  | negSucc k =>
    change (~~~(UInt64.ofNat k).toInt64).toInt = _
    rw [Int64.toInt_not, key (by omega), toInt_fit (by omega)]
    omega

theorem toNat_toInt {x : Int64} (h : 0 ≤ x.toInt) : x.toUInt64.toNat = x.toInt.toNat := by
  have := toNat_toUInt64 h
  omega

theorem divisor_eq {y : Int64} (hy : 0 < y.toInt) : divisor y = y.toUInt64 := by
  have hn := toNat_toUInt64 (x := y) (by omega)
  have := y.toInt_lt
  have h₁ : (y.toUInt64 - 1).toNat = y.toUInt64.toNat - 1 :=
    UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le, UInt64.toNat_one]; omega)
  apply UInt64.toNat_inj.mp
  rw [divisor, UInt64.toNat_add, UInt64.toNat_and, h₁,
    show UInt64.toNat 0x7fffffffffffffff = 2 ^ 63 - 1 from rfl, Nat.and_two_pow_sub_one_eq_mod,
    UInt64.toNat_one]
  omega

theorem toInt_div {x y : Int64} (hx : 0 ≤ x.toInt) (hy : 0 < y.toInt) :
    (x.toUInt64 / y.toUInt64).toInt64.toInt = x.toInt / y.toInt := by
  have hn := toNat_toUInt64 hx
  have := x.toInt_lt
  have hle := Nat.div_le_self x.toUInt64.toNat y.toUInt64.toNat
  rw [toInt_toInt64] <;> rw [UInt64.toNat_div]
  · rw [Int.natCast_ediv, hn, toNat_toUInt64 (by omega)]
  · omega

/-- **Claim.** The quotient by a positive word is rounded down. -/
theorem toInt_quotient {x y : Int64} (hy : 0 < y.toInt) :
    (quotient x y).toInt = x.toInt / y.toInt := by
  have hlt : (x < (0 : UInt64).toInt64) = (x.toInt < 0) := propext Int64.lt_iff_toInt_lt
  have h₁ := x.le_toInt
  have h₂ := x.toInt_lt
  by_cases h : x.toInt < 0
  · have hs : -truth (decide (x < (0 : UInt64).toInt64)) = -1 := by
      rw [decide_eq_true (hlt ▸ h)]; decide
    have hnot : (~~~x).toInt = -x.toInt - 1 := by
      rw [Int64.toInt_not, toInt_fit (by omega)]
    have hq := toInt_div (x := ~~~x) (y := y) (by omega) hy
    have hle := Int.ediv_le_self y.toInt (show 0 ≤ (~~~x).toInt by omega)
    have hge := Int.ediv_nonneg (show 0 ≤ (~~~x).toInt by omega) (Int.le_of_lt hy)
    simp only [quotient, divisor_eq hy, hs, Int64.xor_neg_one]
    rw [Int64.toInt_not, hq, toInt_fit (by omega), hnot]
    have hm := Int.mul_ediv_add_emod (-x.toInt - 1) y.toInt
    have hlo := Int.emod_nonneg (-x.toInt - 1) (Int.ne_of_gt hy)
    have hhi := Int.emod_lt_of_pos (-x.toInt - 1) hy
    refine (Int.ediv_eq_iff_of_pos hy).mpr ?_ |>.symm
    generalize (-x.toInt - 1) / y.toInt = q at *
    generalize y.toInt = d at *
    rw [Int.sub_mul, Int.neg_mul, Int.mul_comm q]
    omega
  · have hs : -truth (decide (x < (0 : UInt64).toInt64)) = 0 := by
      rw [decide_eq_false (hlt ▸ h)]; decide
    simp only [quotient, divisor_eq hy, hs, Int64.xor_zero]
    exact toInt_div (by omega) hy

/-- **Claim.** The remainder by a positive word is not negative. -/
theorem toInt_remainder {x y : Int64} (hy : 0 < y.toInt) :
    (remainder x y).toInt = x.toInt % y.toInt := by
  rw [remainder, Int64.toInt_sub, Int64.toInt_mul, toInt_quotient hy, Int.sub_bmod_bmod]
  have hm := Int.mul_ediv_add_emod x.toInt y.toInt
  have hlo := Int.emod_nonneg x.toInt (Int.ne_of_gt hy)
  have hhi := Int.emod_lt_of_pos x.toInt hy
  have := y.toInt_lt
  rw [Int.mul_comm, show x.toInt - y.toInt * (x.toInt / y.toInt) = x.toInt % y.toInt by omega]
  exact toInt_fit (by omega)

theorem toNat_lt {x : Int64} (h : 0 ≤ x.toInt) : x.toUInt64.toNat < 2 ^ 63 := by
  have := toNat_toUInt64 h
  have := x.toInt_lt
  omega

/-- **Claim.** Where it is that of the operation and the value is one of a word, the code computes
the value. -/
theorem Op.toInt_code {op : Op} {x y : Int64} (h : op.Computed x.toInt y.toInt)
    (hf : IsWord (op.eval x.toInt y.toInt)) : (op.code x y).toInt = op.eval x.toInt y.toInt := by
  cases op with
  | add => rw [code, Int64.toInt_add]; exact toInt_fit hf
  | sub => rw [code, Int64.toInt_sub]; exact toInt_fit hf
  | mul => rw [code, Int64.toInt_mul]; exact toInt_fit hf
  | lt => simp only [code, eval, toInt_truth, Int64.lt_iff_toInt_lt, decide_eq_true_eq]
  | eq => simp only [code, eval, toInt_truth, beq_iff_eq, ← Int64.toInt_inj]
  | floorDiv => rw [code, eval, toInt_quotient h, Int.fdiv_eq_ediv_of_nonneg _ (Int.le_of_lt h)]
  | mod => rw [code, eval, toInt_remainder h, Int.fmod_eq_emod_of_nonneg _ (Int.le_of_lt h)]
  | bitAnd =>
    rw [code, eval, toInt_toInt64] <;> rw [UInt64.toNat_and]
    · rw [toNat_toInt h.1, toNat_toInt h.2]
    · exact Nat.and_lt_two_pow _ (toNat_lt h.2)
  | bitOr =>
    rw [code, eval, toInt_toInt64] <;> rw [UInt64.toNat_or]
    · rw [toNat_toInt h.1, toNat_toInt h.2]
    · exact Nat.or_lt_two_pow (toNat_lt h.1) (toNat_lt h.2)
  | bitXor =>
    rw [code, eval, toInt_toInt64] <;> rw [UInt64.toNat_xor]
    · rw [toNat_toInt h.1, toNat_toInt h.2]
    · exact Nat.xor_lt_two_pow (toNat_lt h.1) (toNat_lt h.2)
  | shiftLeft =>
    obtain ⟨hx, hy, hy'⟩ := h
    have he : ((x.toInt.toNat * 2 ^ y.toInt.toNat : Nat) : Int) = x.toInt * 2 ^ y.toInt.toNat := by
      rw [Int.natCast_mul, Int.natCast_pow, Int.toNat_of_nonneg hx]; rfl
    have hlt : x.toInt.toNat * 2 ^ y.toInt.toNat < 2 ^ 63 := by
      have hlt := hf.2
      rw [eval, ← he] at hlt
      exact Int.ofNat_lt.mp hlt
    have hn : (x.toUInt64 <<< y.toUInt64).toNat = x.toInt.toNat * 2 ^ y.toInt.toNat := by
      rw [UInt64.toNat_shiftLeft, toNat_toInt hx, toNat_toInt hy,
        Nat.mod_eq_of_lt (show y.toInt.toNat < 64 by omega), Nat.shiftLeft_eq]
      exact Nat.mod_eq_of_lt (Nat.lt_trans hlt (show 2 ^ 63 < 2 ^ 64 by decide))
    rw [code, eval, toInt_toInt64 (hn ▸ hlt), hn, he]
  | shiftRight =>
    obtain ⟨hx, hy, hy'⟩ := h
    have hn : (x.toUInt64 >>> y.toUInt64).toNat = x.toInt.toNat / 2 ^ y.toInt.toNat := by
      rw [UInt64.toNat_shiftRight, toNat_toInt hx, toNat_toInt hy, Nat.mod_eq_of_lt (by omega),
        Nat.shiftRight_eq_div_pow]
    have hle := Nat.div_le_self x.toInt.toNat (2 ^ y.toInt.toNat)
    have := x.toInt_lt
    rw [code, eval, toInt_toInt64 (by omega), hn, Int.natCast_ediv, Int.natCast_pow,
      Int.toNat_of_nonneg hx, Int.fdiv_eq_ediv_of_nonneg]
    · rfl
    · exact Int.le_of_lt (Int.pow_pos (by decide))

/-- Words are the integers of a store. -/
abbrev Words (w : Nat → Int64) (s : List Int) : Prop := ∀ n, (w n).toInt = s.getD n 0

/-- **Claim.** Where every value on the way is one of a word, the code computes the value. -/
theorem Expr.toInt_code {e : Expr} {w : Nat → Int64} {s : List Int} (hw : Words w s)
    (h : e.InWords s) : (e.code w).toInt = e.eval s := by
  induction e with
  | lit n => exact toInt_word h
  | var i => exact hw i
  | bin op x y ihx ihy =>
    obtain ⟨hx, hy, hc, hf⟩ := h
    rw [← ihx hx, ← ihy hy] at hc hf
    rw [code, Op.toInt_code hc hf, ihx hx, ihy hy, eval]
  | ite z x y ihz ihx ihy =>
    obtain ⟨hz, h⟩ := h
    have ez := ihz hz
    rw [code, eval]
    rcases h with ⟨h, hy⟩ | ⟨h, hx⟩
    · rw [h] at ez
      rw [if_pos h, show z.code w = 0 from Int64.toInt_inj.mp ez, pick_zero, ihy hy]
    · rw [h] at ez
      rw [if_neg (by omega), show z.code w = 1 from Int64.toInt_inj.mp ez, pick_one, ihx hx]

/-- What words lead to is drawn. -/
theorem walk_mem {α : Type} (d : Draw α) (read : Nat → UInt64) : (d.walk read).1 ∈ d := by
  induction d generalizing read with
  | pure a => exact Draw.mem_pure.mpr rfl
  | uniform n next ih => exact Draw.mem_uniform.mpr ⟨_, ih _ _⟩

/-- The word of a draw is the number that the word of chance stands for. -/
theorem toInt_drawn {n : Int64} (h : 1 ≤ n.toInt) (u : UInt64) :
    (drawn n u).toInt = (Draw.branch (n.toInt.toNat - 1) u).val := by
  have hn := toNat_toUInt64 (x := n) (by omega)
  have hlt := (Draw.branch (n.toInt.toNat - 1) u).isLt
  have := n.toInt_lt
  have hk : (Random.mulHigh n.toUInt64 u).toNat = (Draw.branch (n.toInt.toNat - 1) u).val := by
    rw [Random.toNat_mulHigh, Draw.val_branch, ← hn, Int.toNat_natCast,
      Nat.sub_add_cancel (by omega)]
  rw [drawn, toInt_toInt64 (by omega), hk]

theorem words_put {w : Nat → Int64} {s : List Int} (h : Words w s) {n : Nat} (hn : n < s.length)
    (x : Int64) : Words (Stmt.put w n x) (s.set n x.toInt) := fun m => by
  rw [List.getD_eq_getElem?_getD, List.getElem?_set]
  by_cases e : n = m
  · rw [if_pos e, if_pos hn, ← e, Stmt.put_self]; rfl
  · rw [if_neg e, Stmt.put_ne (Ne.symm e), h m, List.getD_eq_getElem?_getD]

namespace Stmt

/-- **Claim.** Where every value on every path is one of a word, and each variable that is assigned
to is one of the store, the code samples the distribution: the words of chance lead it to the store
that they lead the distribution to, and it goes on with the first word that is not read. -/
theorem code_eq {read : UInt64 → UInt64} {p : Stmt} {w : Nat → Int64} {s : List Int} {i : UInt64}
    (hw : Words w s) (h : p.InWords s) {n : Nat} (hl : p.places (·.blt n) = true)
    (hn : s.length = n) :
    let d := (p.law s).walk (wordsFrom read i)
    Words (p.code read (w, i)).1 d.1 ∧ (p.code read (w, i)).2 = i + .ofNat d.2 ∧
      d.1.length = n := by
  induction p generalizing w s i with
  | skip | require => exact ⟨hw, (UInt64.add_zero i).symm, hn⟩
  | assign j e =>
    refine ⟨?_, (UInt64.add_zero i).symm, List.length_set.trans hn⟩
    have := words_put hw (hn ▸ Nat.blt_eq.mp hl) (e.code w)
    rwa [Expr.toInt_code hw h] at this
  | draw j e =>
    have ex := Expr.toInt_code hw h.1
    have h₀ : wordsFrom read i 0 = read i := congrArg read (UInt64.add_zero i)
    have hd := toInt_drawn (ex ▸ h.2) (read i)
    have := words_put hw (hn ▸ Nat.blt_eq.mp hl) (drawn (e.code w) (read i))
    rw [hd, ex] at this
    simp only [code, law, Draw.walk, h₀]
    exact ⟨this, rfl, List.length_set.trans hn⟩
  | seq p q ihp ihq =>
    rw [places, Bool.and_eq_true] at hl
    have hp := ihp (i := i) hw h.1 hl.1 hn
    have hq := h.2 _ (walk_mem (p.law s) (wordsFrom read i))
    simp only [code, law, Draw.walk_bind]
    generalize p.code read (w, i) = out at hp
    obtain ⟨v, j⟩ := out
    obtain ⟨h₁, rfl, h₂⟩ := hp
    obtain ⟨k₁, k₂, k₃⟩ := ihq (i := i + .ofNat _) h₁ hq hl.2 h₂
    have hs (n : Nat) : wordsFrom read (i + .ofNat n) = fun j => wordsFrom read i (j + n) := by
      funext j
      simp only [wordsFrom, UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm (.ofNat n)]
    rw [hs] at k₁ k₂ k₃
    exact ⟨k₁, by rw [k₂, UInt64.ofNat_add, UInt64.add_assoc], k₃⟩
  | ite c p q ihp ihq =>
    obtain ⟨hz, h⟩ := h
    have ez := Expr.toInt_code hw hz
    rw [places, Bool.and_eq_true] at hl
    simp only [code, law, pickPlace]
    rcases h with ⟨h, hq⟩ | ⟨h, hp⟩
    · rw [h] at ez
      simp only [if_pos h, show c.code w = 0 from Int64.toInt_inj.mp ez, pick_zero]
      exact ihq hw hq hl.2 hn
    · rw [h] at ez
      rw [if_neg (by omega)]
      simp only [show c.code w = 1 from Int64.toInt_inj.mp ez, pick_one]
      exact ihp hw hp hl.1 hn

/-- **Claim.** A path makes at most so many draws. -/
theorem within_most (p : Stmt) (s : List Int) : ∃ b, (p.law s).Within p.most b := by
  induction p generalizing s with
  | skip | assign | require => exact ⟨0, trivial⟩
  | draw => exact ⟨_, Draw.within_uniform (b := 0) fun _ => trivial⟩
  | seq p q ihp ihq => exact Draw.exists_within_bind (ihp s) ihq
  | ite c p q ihp ihq =>
    simp only [law, most]
    split
    · exact (ihq s).imp fun _ h => h.mono (Nat.le_max_right ..) (Nat.le_refl _)
    · exact (ihp s).imp fun _ h => h.mono (Nat.le_max_left ..) (Nat.le_refl _)

end Stmt

end Spec.Program
