module

/-!
# The ones of a word

The number of ones of a word, and the place of the one that has `i` others below it, without a
branch: all bytes of the word are counted at once, and byte `j` of a product with
`0x0101010101010101` is the sum of the bytes up to `j`.

## Main definitions

* `sums x`: byte `j` is the number of ones in the bytes of `x` up to `j`.
* `ones x`: the number of ones of `x`.
* `select x i`: the place of the one of `x` that has `i` ones below it.
* `without s k`: the sums when there is one less in byte `k / 8`.

## Main statements

* `toNat_ones`: `ones` counts the ones.
* `toNat_select`: `select` is entry `i` of the list of the places of the ones.
* `sums_xor`: the sums without the one that `select` finds, from those with it.
-/

@[expose] public section

namespace Spec.MDP.Bits

/-- In each field of `2 k` bits, whose lower halves the mask has, the sum of its halves. -/
@[inline] def pairs (k mask x : UInt64) : UInt64 := (x &&& mask) + ((x >>> k) &&& mask)

/-- Byte `j` is the number of ones in byte `j` of the word. -/
@[inline] def counts (x : UInt64) : UInt64 :=
  pairs 4 0x0f0f0f0f0f0f0f0f (pairs 2 0x3333333333333333 (pairs 1 0x5555555555555555 x))

/-- Byte `j` is the number of ones in the bytes of the word up to `j`. -/
@[inline] def sums (x : UInt64) : UInt64 := counts x * 0x0101010101010101

/-- The number of ones of a word. -/
@[inline] def ones (x : UInt64) : UInt64 := sums x >>> 56

/-- Byte `j` is `1` when byte `j` of `s` is at most `i`, else `0`; for numbers below `128`. -/
@[inline] def atMost (s i : UInt64) : UInt64 :=
  (((i + 128) * 0x0101010101010101 - s) >>> 7) &&& 0x0101010101010101

/-- Eight times the number of the byte in which the one with `i` ones below it is. -/
@[inline] def byte (s i : UInt64) : UInt64 := (atMost s i * 0x0808080808080808) >>> 56

/-- The place of the one of a byte, the lowest of `y`, that has `i` ones below it: the product
spreads its lower seven bits over the bytes of a word. -/
@[inline] def selectByte (y i : UInt64) : UInt64 :=
  ((atMost ((((y &&& 127) * 0x0002040810204081) &&& 0x0101010101010101) * 0x0101010101010101) i
    &&& 0x0001010101010101) * 0x0101010101010101) >>> 56

/-- The place of the one of `x` that has `i` ones below it, when `s` is `sums x`. -/
@[inline] def selectBy (x s i : UInt64) : UInt64 :=
  byte s i + selectByte (x >>> byte s i) (i - (((s <<< 8) >>> byte s i) &&& 255))

/-- The sums when the byte with this number, times eight, has one less. -/
@[inline] def without (s k : UInt64) : UInt64 := s - ((0x0101010101010101 : UInt64) <<< k)

/-- The place of the one of `x` that has `i` ones below it. -/
@[inline] def select (x i : UInt64) : UInt64 := selectBy x (sums x) i

/-! ### Bytes -/

/-- The number with these bytes, from the lowest. -/
def ofBytes : List Nat → Nat
  | [] => 0
  | b :: l => b + 256 * ofBytes l

/-- The lowest `k` bytes of a number. -/
def bytes : Nat → Nat → List Nat
  | 0, _ => []
  | k + 1, x => x % 256 :: bytes k (x / 256)

theorem ofBytes_bytes {k x : Nat} (h : x < 256 ^ k) : ofBytes (bytes k x) = x := by
  induction k generalizing x with
  | zero => rw [Nat.pow_zero] at h; rw [bytes, ofBytes]; omega
  | succ k ih =>
    rw [Nat.pow_succ] at h
    rw [bytes, ofBytes, ih (by omega)]
    omega

theorem ofBytes_lt {l : List Nat} (h : ∀ b ∈ l, b < 256) : ofBytes l < 256 ^ l.length := by
  induction l with
  | nil => exact Nat.one_pos
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    have hl := ih fun c hc => h c (List.mem_cons_of_mem _ hc)
    rw [ofBytes, List.length_cons, Nat.pow_succ]
    omega

theorem ofBytes_add (l : List Nat) (f g : Nat → Nat) :
    ofBytes (l.map f) + ofBytes (l.map g) = ofBytes (l.map fun b => f b + g b) := by
  induction l with
  | nil => rfl
  | cons b l ih => simp only [List.map_cons, ofBytes]; omega

theorem and_of_lt {m j : Nat} (h : m < 2 ^ j) (a : Nat) : a &&& m = (a % 2 ^ j) &&& m := by
  have hmod := Nat.and_mod_two_pow (a := a) (b := m) (n := j)
  rwa [Nat.mod_eq_of_lt h, Nat.mod_eq_of_lt (Nat.and_lt_two_pow a h)] at hmod

theorem and_cons {b c : Nat} (hb : b < 256) (hc : c < 256) (y z : Nat) :
    (b + 256 * y) &&& (c + 256 * z) = (b &&& c) + 256 * (y &&& z) := by
  have hmod := Nat.and_mod_two_pow (a := b + 256 * y) (b := c + 256 * z) (n := 8)
  have hdiv := Nat.and_div_two_pow (a := b + 256 * y) (b := c + 256 * z) (n := 8)
  rw [show (b + 256 * y) % 2 ^ 8 = b by omega, show (c + 256 * z) % 2 ^ 8 = c by omega] at hmod
  rw [show (b + 256 * y) / 2 ^ 8 = y by omega, show (c + 256 * z) / 2 ^ 8 = z by omega] at hdiv
  omega

/-- A mask that is the same for all bytes is applied to each. -/
theorem ofBytes_and {l : List Nat} (h : ∀ b ∈ l, b < 256) {m : Nat} (hm : m < 256) :
    ofBytes l &&& ofBytes (l.map fun _ => m) = ofBytes (l.map fun b => b &&& m) := by
  induction l with
  | nil => exact Nat.zero_and 0
  | cons b l ih =>
    simp only [List.map_cons, ofBytes]
    rw [and_cons (h b List.mem_cons_self) hm, ih fun c hc => h c (List.mem_cons_of_mem _ hc)]

/-- When the mask is applied to bytes that were shifted, no bit comes from another byte. -/
theorem ofBytes_shiftRight_and {l : List Nat} (h : ∀ b ∈ l, b < 256) {k m : Nat} (hk : k ≤ 8)
    (hm : m < 2 ^ (8 - k)) :
    (ofBytes l >>> k) &&& ofBytes (l.map fun _ => m) =
      ofBytes (l.map fun b => (b >>> k) &&& m) := by
  induction l with
  | nil => simp only [List.map_nil, ofBytes, Nat.zero_shiftRight, Nat.zero_and]
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    have hm' : m < 256 := Nat.lt_of_lt_of_le hm (Nat.pow_le_pow_right (by decide) (Nat.sub_le 8 k))
    have hsplit : (b + 256 * ofBytes l) >>> k =
        (b + 256 * ofBytes l) >>> k % 256 + 256 * (ofBytes l >>> k) := by
      have hcomm : (b + 256 * ofBytes l) >>> k / 256 = ofBytes l >>> k := by
        rw [Nat.shiftRight_eq_div_pow, Nat.shiftRight_eq_div_pow, Nat.div_div_eq_div_mul,
          Nat.mul_comm (2 ^ k) 256, ← Nat.div_div_eq_div_mul,
          show (b + 256 * ofBytes l) / 256 = ofBytes l by omega]
      omega
    have hlow : (b + 256 * ofBytes l) >>> k % 256 % 2 ^ (8 - k) = b >>> k % 2 ^ (8 - k) := by
      have hpow : 256 = 2 ^ k * 2 ^ (8 - k) := by rw [← Nat.pow_add, Nat.add_sub_cancel' hk]
      rw [Nat.shiftRight_eq_div_pow, Nat.shiftRight_eq_div_pow, hpow,
        Nat.mod_mod_of_dvd _ (Nat.dvd_mul_left _ _), Nat.mul_assoc,
        Nat.add_mul_div_left _ _ (Nat.two_pow_pos k), Nat.add_mul_mod_self_left]
    simp only [List.map_cons, ofBytes]
    rw [hsplit, and_cons (Nat.mod_lt _ (by decide)) hm',
      ih fun c hc => h c (List.mem_cons_of_mem _ hc), and_of_lt hm, hlow, ← and_of_lt hm]

/-! ### Counting -/

/-- `pairs` on a byte. -/
def pair (k m b : Nat) : Nat := (b &&& m) + ((b >>> k) &&& m)

theorem toNat_pairs {K mask x : UInt64} {l : List Nat} (hl : l.length = 8)
    (h : ∀ b ∈ l, b < 256) {m : Nat} (hx : x.toNat = ofBytes l)
    (hmask : mask.toNat = ofBytes (l.map fun _ => m)) (hK : K.toNat ≤ 8)
    (hm : m < 2 ^ (8 - K.toNat)) (hlt : ∀ b < 256, pair K.toNat m b < 256) :
    (pairs K mask x).toNat = ofBytes (l.map (pair K.toNat m)) := by
  have hm' : m < 256 :=
    Nat.lt_of_lt_of_le hm (Nat.pow_le_pow_right (by decide) (Nat.sub_le 8 K.toNat))
  have hsum := ofBytes_lt (l := l.map (pair K.toNat m)) fun c hc => by
    obtain ⟨b, hb, rfl⟩ := List.mem_map.mp hc
    exact hlt b (h b hb)
  rw [List.length_map, hl] at hsum
  rw [pairs, UInt64.toNat_add, UInt64.toNat_and, UInt64.toNat_and, UInt64.toNat_shiftRight,
    Nat.mod_eq_of_lt (show K.toNat < 64 by omega), hx, hmask, ofBytes_and h hm',
    ofBytes_shiftRight_and h hK hm, ofBytes_add]
  exact Nat.mod_eq_of_lt hsum

/-- The number of ones of a byte. -/
def count (b : Nat) : Nat := (List.range 8).countP b.testBit

theorem pair_eq_count : ∀ b < 256, pair 4 15 (pair 2 51 (pair 1 85 b)) = count b := by
  decide +kernel

theorem pair_lt : ∀ b < 256, pair 1 85 b < 256 ∧ pair 2 51 b < 256 ∧ pair 4 15 b < 256 := by
  decide +kernel

theorem count_le (b : Nat) : count b ≤ 8 :=
  Nat.le_trans List.countP_le_length (Nat.le_of_eq List.length_range)

/-- The eight bytes of a word. -/
theorem exists_ofBytes (x : UInt64) : ∃ l : List Nat, l.length = 8 ∧ (∀ b ∈ l, b < 256) ∧
    x.toNat = ofBytes l := by
  refine ⟨bytes 8 x.toNat, rfl, ?_, (ofBytes_bytes x.toNat_lt).symm⟩
  have hlt (k y : Nat) : ∀ b ∈ bytes k y, b < 256 := by
    induction k generalizing y with
    | zero => exact fun b hb => nomatch hb
    | succ k ih =>
      rw [bytes, List.forall_mem_cons]
      exact ⟨Nat.mod_lt _ (by decide), ih _⟩
  exact hlt 8 x.toNat

theorem eq_of_length {l : List Nat} (hl : l.length = 8) :
    ∃ a b c d e f g h, l = [a, b, c, d, e, f, g, h] := by
  match l, hl with
  | [a, b, c, d, e, f, g, h], _ => exact ⟨a, b, c, d, e, f, g, h, rfl⟩

theorem ofBytes_same {l : List Nat} (hl : l.length = 8) (m : Nat) :
    ofBytes (l.map fun _ => m) = ofBytes [m, m, m, m, m, m, m, m] := by
  obtain ⟨_, _, _, _, _, _, _, _, rfl⟩ := eq_of_length hl
  rfl

theorem toNat_counts {x : UInt64} {l : List Nat} (hl : l.length = 8) (h : ∀ b ∈ l, b < 256)
    (hx : x.toNat = ofBytes l) : (counts x).toNat = ofBytes (l.map count) := by
  have h₁ := toNat_pairs (K := 1) (mask := 0x5555555555555555) (m := 85) hl h hx
    ((ofBytes_same hl 85).symm ▸ rfl) (by decide) (by decide) fun b hb => (pair_lt b hb).1
  have hl₁ : (l.map (pair 1 85)).length = 8 := by rw [List.length_map, hl]
  have hlt₁ : ∀ c ∈ l.map (pair 1 85), c < 256 := fun c hc => by
    obtain ⟨b, hb, rfl⟩ := List.mem_map.mp hc
    exact (pair_lt b (h b hb)).1
  have h₂ := toNat_pairs (K := 2) (mask := 0x3333333333333333) (m := 51) hl₁ hlt₁ h₁
    ((ofBytes_same hl₁ 51).symm ▸ rfl) (by decide) (by decide) fun b hb => (pair_lt b hb).2.1
  have hl₂ : ((l.map (pair 1 85)).map (pair 2 51)).length = 8 := by rw [List.length_map, hl₁]
  have hlt₂ : ∀ c ∈ (l.map (pair 1 85)).map (pair 2 51), c < 256 := fun c hc => by
    obtain ⟨b, hb, rfl⟩ := List.mem_map.mp hc
    exact (pair_lt b (hlt₁ b hb)).2.1
  have h₃ := toNat_pairs (K := 4) (mask := 0x0f0f0f0f0f0f0f0f) (m := 15) hl₂ hlt₂ h₂
    ((ofBytes_same hl₂ 15).symm ▸ rfl) (by decide) (by decide) fun b hb => (pair_lt b hb).2.2
  rw [counts]
  refine h₃.trans (congrArg ofBytes ?_)
  rw [List.map_map, List.map_map]
  exact List.map_congr_left fun b hb => pair_eq_count b (h b hb)

/-- The bytes of the sums. -/
def partials (t : Nat) : List Nat → List Nat
  | [] => []
  | b :: l => (t + count b) :: partials (t + count b) l

theorem toNat_sums {x : UInt64} {l : List Nat} (hl : l.length = 8) (h : ∀ b ∈ l, b < 256)
    (hx : x.toNat = ofBytes l) : (sums x).toNat = ofBytes (partials 0 l) := by
  have hcounts := toNat_counts hl h hx
  obtain ⟨a, b, c, d, e, f, g, z, rfl⟩ := eq_of_length hl
  have ha := count_le a
  have hb := count_le b
  have hc := count_le c
  have hd := count_le d
  have he := count_le e
  have hf := count_le f
  have hg := count_le g
  have hz := count_le z
  rw [sums, UInt64.toNat_mul, hcounts,
    show (0x0101010101010101 : UInt64).toNat = 0x0101010101010101 from rfl]
  simp only [List.map_cons, List.map_nil, ofBytes, partials]
  omega

theorem ofBytes_sub {l : List Nat} {a : Nat} (h : ∀ b ∈ l, b ≤ a) :
    ofBytes l ≤ ofBytes (l.map fun _ => a) ∧
      ofBytes (l.map fun _ => a) - ofBytes l = ofBytes (l.map (a - ·)) := by
  induction l with
  | nil => exact ⟨Nat.le_refl 0, rfl⟩
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    have hl := ih fun c hc => h c (List.mem_cons_of_mem _ hc)
    simp only [List.map_cons, ofBytes]
    omega

theorem toNat_atMost {s i : UInt64} {l : List Nat} (hl : l.length = 8) (h : ∀ b ∈ l, b < 128)
    (hs : s.toNat = ofBytes l) (hi : i.toNat < 128) :
    (atMost s i).toNat = ofBytes (l.map fun b => if b ≤ i.toNat then 1 else 0) := by
  have hsub := ofBytes_sub (l := l) (a := i.toNat + 128) fun b hb => by have := h b hb; omega
  have hmul : ((i + 128) * 0x0101010101010101).toNat =
      ofBytes (l.map fun _ => i.toNat + 128) := by
    obtain ⟨_, _, _, _, _, _, _, _, rfl⟩ := eq_of_length hl
    rw [UInt64.toNat_mul, UInt64.toNat_add, show (128 : UInt64).toNat = 128 from rfl,
      show (0x0101010101010101 : UInt64).toNat = 0x0101010101010101 from rfl]
    simp only [List.map_cons, List.map_nil, ofBytes]
    omega
  have hone : (0x0101010101010101 : UInt64).toNat =
      ofBytes ((l.map (i.toNat + 128 - ·)).map fun _ => 1) := by
    rw [ofBytes_same (by rw [List.length_map, hl])]
    rfl
  have hle : s ≤ (i + 128) * 0x0101010101010101 := by
    rw [UInt64.le_iff_toNat_le, hs, hmul]; exact hsub.1
  have hlt : ∀ c ∈ l.map (i.toNat + 128 - ·), c < 256 := fun c hc => by
    obtain ⟨b, hb, rfl⟩ := List.mem_map.mp hc
    omega
  have hshift := ofBytes_shiftRight_and hlt (k := 7) (m := 1) (by decide) (by decide)
  have hseven : (7 : UInt64).toNat % 64 = 7 := rfl
  rw [atMost, UInt64.toNat_and, UInt64.toNat_shiftRight, UInt64.toNat_sub_of_le _ _ hle, hs, hmul,
    hsub.2, hone, hseven, hshift, List.map_map]
  refine congrArg ofBytes (List.map_congr_left fun b hb => ?_)
  have := h b hb
  rw [Function.comp_apply, Nat.and_one_is_mod, Nat.shiftRight_eq_div_pow]
  split <;> omega

/-! ### The places of the ones -/

theorem testBit_cons {b : Nat} (hb : b < 256) (y j : Nat) :
    (b + 256 * y).testBit j = if j < 8 then b.testBit j else y.testBit (j - 8) := by
  rw [Nat.add_comm]
  exact Nat.testBit_two_pow_mul_add y (i := 8) hb j

theorem filter_cons {b : Nat} (hb : b < 256) (y k : Nat) :
    (List.range (8 + k)).filter (b + 256 * y).testBit =
      (List.range 8).filter b.testBit ++
        ((List.range k).filter y.testBit).map fun j => 8 + j := by
  have hcomp : ((b + 256 * y).testBit ∘ fun j => 8 + j) = y.testBit := by
    funext j
    rw [Function.comp_apply, testBit_cons hb, if_neg (by omega), Nat.add_sub_cancel_left]
  rw [List.range_add, List.filter_append, List.filter_map, hcomp]
  congr 1
  exact List.filter_congr fun j hj => by
    rw [testBit_cons hb, if_pos (List.mem_range.mp hj)]

theorem length_filter (b : Nat) : ((List.range 8).filter b.testBit).length = count b := by
  rw [count, List.countP_eq_length_filter]

theorem le_of_mem_partials {l : List Nat} {t p : Nat} (hp : p ∈ partials t l) :
    t ≤ p ∧ p ≤ t + 8 * l.length := by
  induction l generalizing t with
  | nil => exact nomatch hp
  | cons b l ih =>
    have hb := count_le b
    rw [List.length_cons]
    rw [partials, List.mem_cons] at hp
    rcases hp with rfl | hp
    · omega
    · have := ih hp
      omega

theorem length_partials (t : Nat) (l : List Nat) : (partials t l).length = l.length := by
  induction l generalizing t with
  | nil => rfl
  | cons b l ih => rw [partials, List.length_cons, List.length_cons, ih]

/-- In which byte the one with `i` ones below it is, and where in it, when `t` ones are counted
before the first byte. -/
theorem getElem?_filter {l : List Nat} (h : ∀ b ∈ l, b < 256) {i t v : Nat} (ht : t ≤ i)
    (hv : ((List.range (8 * l.length)).filter (ofBytes l).testBit)[i - t]? = some v) :
    ∃ c < l.length, (partials t l).countP (decide <| · ≤ i) = c ∧
      (t :: partials t l).getD c 0 ≤ i ∧
      ∃ w, ((List.range 8).filter (l.getD c 0).testBit)[i - (t :: partials t l).getD c 0]? =
        some w ∧ v = 8 * c + w := by
  induction l generalizing t v with
  | nil => simp at hv
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    rw [List.length_cons, Nat.mul_succ, Nat.add_comm, ofBytes, filter_cons hb,
      List.getElem?_append, length_filter] at hv
    split at hv
    · next hlt =>
      refine ⟨0, by rw [List.length_cons]; omega, ?_, ht, v, hv, by omega⟩
      rw [List.countP_eq_zero]
      intro p hp
      rw [partials, List.mem_cons] at hp
      rw [decide_eq_true_eq]
      rcases hp with rfl | hp
      · omega
      · have := le_of_mem_partials hp
        omega
    · next hge =>
      rw [List.getElem?_map, Option.map_eq_some_iff, Nat.sub_sub] at hv
      obtain ⟨v', hv', rfl⟩ := hv
      obtain ⟨c, hc, hcount, hat, w, hw, rfl⟩ :=
        ih (fun d hd => h d (List.mem_cons_of_mem _ hd)) (by omega) hv'
      refine ⟨c + 1, by rw [List.length_cons]; omega, ?_, ?_, w, ?_, by omega⟩
      · rw [partials, List.countP_cons_of_pos (p := (decide <| · ≤ i))
          (decide_eq_true (by omega)), hcount]
      · rw [partials, List.getD_cons_succ]; exact hat
      · rw [partials, List.getD_cons_succ, List.getD_cons_succ]; exact hw

/-- A byte of a number. -/
theorem ofBytes_div {l : List Nat} (h : ∀ b ∈ l, b < 256) (c : Nat) :
    ofBytes l / 2 ^ (8 * c) % 256 = l.getD c 0 := by
  induction l generalizing c with
  | nil => rw [ofBytes, Nat.zero_div]; rfl
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    cases c with
    | zero => rw [ofBytes, Nat.mul_zero, Nat.pow_zero, List.getD_cons_zero]; omega
    | succ c =>
      rw [Nat.mul_succ, Nat.add_comm, Nat.pow_add, ← Nat.div_div_eq_div_mul, ofBytes,
        show (b + 256 * ofBytes l) / 2 ^ 8 = ofBytes l by omega, List.getD_cons_succ,
        ih fun d hd => h d (List.mem_cons_of_mem _ hd)]

theorem ofBytes_mul_div {a b c d e f g z : Nat} (ha : a ≤ 1) (hb : b ≤ 1) (hc : c ≤ 1) (hd : d ≤ 1)
    (he : e ≤ 1) (hf : f ≤ 1) (hg : g ≤ 1) (hz : z ≤ 1) :
    ofBytes [a, b, c, d, e, f, g, z] * 0x0808080808080808 % 2 ^ 64 / 2 ^ 56 =
      8 * (a + b + c + d + e + f + g + z) := by
  have hall : ofBytes [a, b, c, d, e, f, g, z] * 0x0808080808080808 =
      ofBytes [8 * a, 8 * (a + b), 8 * (a + b + c), 8 * (a + b + c + d), 8 * (a + b + c + d + e),
        8 * (a + b + c + d + e + f), 8 * (a + b + c + d + e + f + g)] +
      2 ^ 56 * (8 * (a + b + c + d + e + f + g + z) +
        2 ^ 8 * ofBytes [8 * (b + c + d + e + f + g + z), 8 * (c + d + e + f + g + z),
          8 * (d + e + f + g + z), 8 * (e + f + g + z), 8 * (f + g + z), 8 * (g + z), 8 * z]) := by
    simp only [ofBytes]
    omega
  rw [hall, show 2 ^ 64 = 2 ^ 56 * 2 ^ 8 from rfl, Nat.mod_mul_right_div_self,
    Nat.add_mul_div_left _ _ (by decide), Nat.div_eq_of_lt, Nat.zero_add,
    Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt (by omega)]
  simp only [ofBytes]
  omega

theorem le_one {p i : Nat} : (if p ≤ i then 1 else 0) ≤ 1 := by
  split <;> decide

theorem getD_le {l : List Nat} {m : Nat} (h : ∀ b ∈ l, b ≤ m) (c : Nat) : l.getD c 0 ≤ m := by
  induction l generalizing c with
  | nil => exact Nat.zero_le m
  | cons b l ih =>
    cases c with
    | zero => exact h b List.mem_cons_self
    | succ c => exact ih (fun d hd => h d (List.mem_cons_of_mem _ hd)) c

theorem toNat_byte {s i : UInt64} {l : List Nat} (hl : l.length = 8) (h : ∀ b ∈ l, b < 128)
    (hs : s.toNat = ofBytes l) (hi : i.toNat < 128) :
    (byte s i).toNat = 8 * l.countP (decide <| · ≤ i.toNat) := by
  have hle : l.countP (decide <| · ≤ i.toNat) ≤ l.length := List.countP_le_length
  have hmost := toNat_atMost hl h hs hi
  obtain ⟨a, b, c, d, e, f, g, z, rfl⟩ := eq_of_length hl
  rw [byte, UInt64.toNat_shiftRight, UInt64.toNat_mul, hmost,
    show (0x0808080808080808 : UInt64).toNat = 0x0808080808080808 from rfl,
    show (56 : UInt64).toNat % 64 = 56 from rfl, Nat.shiftRight_eq_div_pow]
  simp only [List.map_cons, List.map_nil, List.countP_cons, List.countP_nil, decide_eq_true_eq]
  rw [ofBytes_mul_div le_one le_one le_one le_one le_one le_one le_one le_one]
  omega

/-- `atMost` on numbers, which the kernel computes with. -/
def atMostNat (s i : Nat) : Nat :=
  ((2 ^ 64 - s + (i + 128) % 2 ^ 64 * 0x0101010101010101 % 2 ^ 64) % 2 ^ 64) >>> 7 &&&
    0x0101010101010101

/-- `selectByte` on numbers. -/
def selectByteNat (y i : Nat) : Nat :=
  ((atMostNat ((((y &&& 127) * 0x0002040810204081 % 2 ^ 64) &&& 0x0101010101010101) *
    0x0101010101010101 % 2 ^ 64) i &&& 0x0001010101010101) * 0x0101010101010101 % 2 ^ 64) >>> 56

theorem toNat_selectByte (y i : UInt64) :
    (selectByte y i).toNat = selectByteNat y.toNat i.toNat := by
  simp only [selectByte, atMost, UInt64.toNat_shiftRight, UInt64.toNat_mul, UInt64.toNat_and,
    UInt64.toNat_sub, UInt64.toNat_add]
  rfl

theorem selectByteNat_eq : ∀ b < 256, ∀ i < 8,
    (((List.range 8).filter (Nat.testBit b))[i]?.all fun w => selectByteNat b i == w) = true := by
  have h : ∀ b < 256, (((List.range 8).filter (Nat.testBit b)).zipIdx.all fun (w, i) =>
    selectByteNat b i == w) = true := by decide +kernel
  intro b hb i _
  rw [Option.all_eq_true]
  exact fun w hw => List.all_eq_true.mp (h b hb) (w, i) (List.mk_mem_zipIdx_iff_getElem?.mpr hw)

theorem selectByte_eq (b : Nat) (hb : b < 256) (i : Nat) (hi : i < 8) :
    (((List.range 8).filter (Nat.testBit b))[i]?.all fun w =>
      (selectByte (UInt64.ofNat b) (UInt64.ofNat i)).toNat == w) = true := by
  rw [toNat_selectByte, UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hb (by decide)),
    UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hi (by decide))]
  exact selectByteNat_eq b hb i hi

theorem selectByte_and (y i : UInt64) : selectByte (y &&& 255) i = selectByte y i := by
  have hmask : (255 : UInt64) &&& 127 = 127 := by decide
  rw [selectByte, selectByte, UInt64.and_assoc, hmask]

/-- A byte of a word. -/
theorem shiftRight_and {x k : UInt64} {l : List Nat} (h : ∀ b ∈ l, b < 256)
    (hx : x.toNat = ofBytes l) {c : Nat} (hc : c < 8) (hk : k.toNat = 8 * c) :
    (x >>> k) &&& 255 = UInt64.ofNat (l.getD c 0) := by
  have hbyte := ofBytes_div h c
  have hmask : (255 : UInt64).toNat = 2 ^ 8 - 1 := rfl
  have hlt : l.getD c 0 < 2 ^ 64 := by omega
  rw [← UInt64.toNat_inj, UInt64.toNat_and, UInt64.toNat_shiftRight, hk,
    Nat.mod_eq_of_lt (show 8 * c < 64 by omega), hx, hmask, Nat.and_two_pow_sub_one_eq_mod,
    Nat.shiftRight_eq_div_pow, hbyte, UInt64.toNat_ofNat_of_lt' hlt]

theorem toNat_shiftLeft_eight {s : UInt64} {l : List Nat} (hl : l.length = 8)
    (h : ∀ b ∈ l, b < 256) (hs : s.toNat = ofBytes l) :
    (s <<< 8).toNat = ofBytes (0 :: l.take 7) := by
  obtain ⟨a, b, c, d, e, f, g, z, rfl⟩ := eq_of_length hl
  rw [UInt64.toNat_shiftLeft, hs, show (8 : UInt64).toNat % 64 = 8 from rfl, Nat.shiftLeft_eq]
  simp only [List.forall_mem_cons] at h
  simp only [List.take, ofBytes]
  omega

/-- Where the one with `i` ones below it is: place `w` of byte `c`. -/
theorem exists_place {x i : UInt64} {v : Nat}
    (hv : ((List.range 64).filter x.toNat.testBit)[i.toNat]? = some v) :
    ∃ l c w, l.length = 8 ∧ (∀ b ∈ l, b < 256) ∧ x.toNat = ofBytes l ∧ c < 8 ∧ w < 8 ∧
      (l.getD c 0).testBit w = true ∧ (byte (sums x) i).toNat = 8 * c ∧
      (select x i).toNat = 8 * c + w ∧ v = 8 * c + w := by
  obtain ⟨l, hl, h, hx⟩ := exists_ofBytes x
  have hsums := toNat_sums hl h hx
  have hlen := (length_partials 0 l).trans hl
  have h64 : ∀ p ∈ partials 0 l, p ≤ 64 := fun p hp => by
    have := le_of_mem_partials hp
    omega
  rw [hx, show 64 = 8 * l.length by rw [hl]] at hv
  obtain ⟨c, hc, hcount, hat, w, hw, rfl⟩ :=
    getElem?_filter h (Nat.zero_le i.toNat) (by rw [Nat.sub_zero]; exact hv)
  rw [hl] at hc
  have hshort : (0 :: partials 0 l).getD c 0 = (0 :: (partials 0 l).take 7).getD c 0 := by
    obtain ⟨_, _, _, _, _, _, _, _, hp⟩ := eq_of_length hlen
    rw [hp]
    have hcases : c = 0 ∨ c = 1 ∨ c = 2 ∨ c = 3 ∨ c = 4 ∨ c = 5 ∨ c = 6 ∨ c = 7 := by omega
    rcases hcases with rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl <;> rfl
  generalize hr : (0 :: partials 0 l).getD c 0 = r at hat hw hshort
  have hr64 : r ≤ 64 := by
    rw [← hr]
    exact getD_le (List.forall_mem_cons.mpr ⟨Nat.zero_le 64, h64⟩) c
  have hw' := List.getElem?_eq_some_iff.mp hw
  obtain ⟨hlt, -⟩ := hw'
  rw [length_filter] at hlt
  have hcnt := count_le (l.getD c 0)
  have hi : i.toNat < 128 := by omega
  have hb : l.getD c 0 < 256 := by
    rw [← ofBytes_div h c]
    exact Nat.mod_lt _ (by decide)
  have hbyte := toNat_byte hlen (fun p hp => Nat.lt_of_le_of_lt (h64 p hp) (by decide)) hsums hi
  rw [hcount] at hbyte
  have hbefore := shiftRight_and (x := sums x <<< 8) (l := 0 :: (partials 0 l).take 7)
    (fun p hp => by
      rcases List.mem_cons.mp hp with rfl | hp
      · decide
      · exact Nat.lt_of_le_of_lt (h64 p (List.mem_of_mem_take hp)) (by decide))
    (toNat_shiftLeft_eight hlen (fun p hp => Nat.lt_of_le_of_lt (h64 p hp) (by decide)) hsums)
    hc hbyte
  rw [← hshort] at hbefore
  have hthere := shiftRight_and h hx hc hbyte
  have hrest : i - UInt64.ofNat r = UInt64.ofNat (i.toNat - r) := by
    have hr' : (UInt64.ofNat r).toNat = r :=
      UInt64.toNat_ofNat_of_lt' (Nat.lt_of_le_of_lt hr64 (by decide))
    rw [← UInt64.toNat_inj, UInt64.toNat_sub_of_le _ _ (by
      rw [UInt64.le_iff_toNat_le, hr']; exact hat), hr',
      UInt64.toNat_ofNat_of_lt' (Nat.lt_trans (show _ < 128 by omega) (by decide))]
  have hin := selectByte_eq _ hb (i.toNat - r) (by omega)
  rw [hw, Option.all_some, beq_iff_eq] at hin
  have hmem := List.mem_filter.mp (List.mem_of_getElem? hw)
  have hw8 := List.mem_range.mp hmem.1
  refine ⟨l, c, w, hl, h, hx, hc, hw8, hmem.2, hbyte, ?_, rfl⟩
  rw [select, selectBy, hbefore, hrest, ← selectByte_and, hthere, UInt64.toNat_add, hbyte, hin]
  omega

/-- **Claim.** The place that is computed is entry `i` of the list of the places of the ones. -/
theorem toNat_select {x i : UInt64} {v : Nat}
    (hv : ((List.range 64).filter x.toNat.testBit)[i.toNat]? = some v) :
    (select x i).toNat = v := by
  obtain ⟨l, c, w, -, -, -, -, -, -, -, hselect, rfl⟩ := exists_place hv
  exact hselect

/-! ### One less -/

theorem xor_cons {b c : Nat} (hb : b < 256) (hc : c < 256) (y z : Nat) :
    (b + 256 * y) ^^^ (c + 256 * z) = (b ^^^ c) + 256 * (y ^^^ z) := by
  have hmod := Nat.xor_mod_two_pow (a := b + 256 * y) (b := c + 256 * z) (n := 8)
  have hdiv := Nat.xor_div_two_pow (a := b + 256 * y) (b := c + 256 * z) (n := 8)
  rw [show (b + 256 * y) % 2 ^ 8 = b by omega, show (c + 256 * z) % 2 ^ 8 = c by omega] at hmod
  rw [show (b + 256 * y) / 2 ^ 8 = y by omega, show (c + 256 * z) / 2 ^ 8 = z by omega] at hdiv
  omega

theorem ofBytes_xor {l : List Nat} (h : ∀ b ∈ l, b < 256) {c w : Nat} (hc : c < l.length)
    (hw : w < 8) : ofBytes l ^^^ 2 ^ (8 * c + w) = ofBytes (l.set c (l.getD c 0 ^^^ 2 ^ w)) := by
  induction l generalizing c with
  | nil => exact absurd hc (Nat.not_lt_zero c)
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    cases c with
    | zero =>
      have hxor := xor_cons hb (Nat.pow_lt_pow_right (by decide) hw : 2 ^ w < 2 ^ 8) (ofBytes l) 0
      rw [Nat.mul_zero, Nat.add_zero, Nat.xor_zero] at hxor
      rw [Nat.mul_zero, Nat.zero_add, List.set_cons_zero, List.getD_cons_zero, ofBytes, ofBytes,
        hxor]
    | succ c =>
      have hxor := xor_cons hb (by decide : 0 < 256) (ofBytes l) (2 ^ (8 * c + w))
      rw [Nat.zero_add, Nat.xor_zero] at hxor
      rw [List.set_cons_succ, List.getD_cons_succ, ofBytes, ofBytes,
        ← ih (fun d hd => h d (List.mem_cons_of_mem _ hd)) (Nat.lt_of_succ_lt_succ hc), ← hxor,
        show 8 * (c + 1) + w = 8 + (8 * c + w) by omega, Nat.pow_add]

theorem pair_xor : ∀ b < 256, ∀ w < 8, b.testBit w = true →
    (b ^^^ 2 ^ w) < 256 ∧ pair 4 15 (pair 2 51 (pair 1 85 (b ^^^ 2 ^ w))) + 1 =
      pair 4 15 (pair 2 51 (pair 1 85 b)) := by
  decide +kernel

theorem count_xor (b : Nat) (hb : b < 256) (w : Nat) (hw : w < 8) (hbit : b.testBit w = true) :
    (b ^^^ 2 ^ w) < 256 ∧ count (b ^^^ 2 ^ w) + 1 = count b := by
  obtain ⟨hlt, hpair⟩ := pair_xor b hb w hw hbit
  rw [pair_eq_count _ hlt, pair_eq_count b hb] at hpair
  exact ⟨hlt, hpair⟩

theorem ofBytes_partials_succ (t : Nat) (l : List Nat) :
    ofBytes (partials (t + 1) l) = ofBytes (partials t l) + ofBytes (l.map fun _ => 1) := by
  induction l generalizing t with
  | nil => rfl
  | cons b l ih =>
    rw [partials, partials, List.map_cons, ofBytes, ofBytes, ofBytes,
      show t + 1 + count b = t + count b + 1 by omega, ih]
    omega

/-- The bytes of the sums with one less in a byte. -/
theorem ofBytes_partials_set {l : List Nat} {c b : Nat} (hc : c < l.length)
    (hb : count b + 1 = count (l.getD c 0)) (t : Nat) :
    ofBytes (partials t (l.set c b)) + 256 ^ c * ofBytes ((l.drop c).map fun _ => 1) =
      ofBytes (partials t l) := by
  induction l generalizing c t with
  | nil => exact absurd hc (Nat.not_lt_zero c)
  | cons d l ih =>
    cases c with
    | zero =>
      rw [List.getD_cons_zero] at hb
      rw [List.set_cons_zero, List.drop_zero, List.map_cons, partials, partials, ofBytes, ofBytes,
        ofBytes, ← hb, ← Nat.add_assoc, ofBytes_partials_succ]
      omega
    | succ c =>
      have := ih (Nat.lt_of_succ_lt_succ hc) hb (t + count d)
      rw [List.set_cons_succ, List.drop_succ_cons, partials, partials, ofBytes, ofBytes, ← this,
        Nat.pow_succ, Nat.mul_comm _ 256, Nat.mul_assoc]
      omega

/-- **Claim.** The sums of the word without the one that has `i` ones below it. -/
theorem sums_xor {x i : UInt64} {v : Nat}
    (hv : ((List.range 64).filter x.toNat.testBit)[i.toNat]? = some v) :
    sums (x ^^^ (1 <<< select x i)) = without (sums x) (byte (sums x) i) := by
  obtain ⟨l, c, w, hl, h, hx, hc, hw, hbit, hbyte, hselect, -⟩ := exists_place hv
  have hb : l.getD c 0 < 256 := by
    rw [← ofBytes_div h c]
    exact Nat.mod_lt _ (by decide)
  obtain ⟨hxor, hcount⟩ := count_xor _ hb w hw hbit
  have hpow : 2 ^ (8 * c + w) < 2 ^ 64 := Nat.pow_lt_pow_right (by decide) (by omega)
  have hx' : (x ^^^ (1 <<< select x i)).toNat = ofBytes (l.set c (l.getD c 0 ^^^ 2 ^ w)) := by
    rw [UInt64.toNat_xor, UInt64.toNat_shiftLeft, hselect, UInt64.toNat_one,
      Nat.mod_eq_of_lt (show 8 * c + w < 64 by omega), Nat.one_shiftLeft, Nat.mod_eq_of_lt hpow, hx,
      ofBytes_xor h (by omega) hw]
  have hsums' := toNat_sums (by rw [List.length_set, hl]) (fun b hmem => by
    rcases List.mem_or_eq_of_mem_set hmem with hmem | rfl
    · exact h b hmem
    · exact hxor) hx'
  have hsums := toNat_sums hl h hx
  have hlt := (sums x).toNat_lt
  have hadd : sums (x ^^^ (1 <<< select x i)) + 0x0101010101010101 <<< byte (sums x) i =
      sums x := by
    rw [← UInt64.toNat_inj, UInt64.toNat_add, UInt64.toNat_shiftLeft, hbyte,
      show (0x0101010101010101 : UInt64).toNat = 0x0101010101010101 from rfl, hsums']
    have hset := ofBytes_partials_set (by omega) hcount 0
    have hshift : 0x0101010101010101 <<< (8 * c % 64) % 2 ^ 64 =
        256 ^ c * ofBytes ((l.drop c).map fun _ => 1) := by
      obtain ⟨_, _, _, _, _, _, _, _, rfl⟩ := eq_of_length hl
      have hcases : c = 0 ∨ c = 1 ∨ c = 2 ∨ c = 3 ∨ c = 4 ∨ c = 5 ∨ c = 6 ∨ c = 7 := by omega
      rcases hcases with rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl <;>
        simp only [List.drop_succ_cons, List.drop_zero, List.map_cons, List.map_nil, ofBytes] <;>
        decide
    rw [hshift, hset, ← hsums, Nat.mod_eq_of_lt hlt]
  have hsub := UInt64.add_sub_cancel (sums (x ^^^ (1 <<< select x i)))
    (0x0101010101010101 <<< byte (sums x) i)
  rw [hadd] at hsub
  exact hsub.symm

/-- The ones of all bytes. -/
theorem countP_ofBytes {l : List Nat} (h : ∀ b ∈ l, b < 256) (t : Nat) :
    t + (List.range (8 * l.length)).countP (ofBytes l).testBit =
      (t :: partials t l).getD l.length 0 := by
  induction l generalizing t with
  | nil => rfl
  | cons b l ih =>
    have hb := h b List.mem_cons_self
    rw [List.countP_eq_length_filter, List.length_cons, Nat.mul_succ, Nat.add_comm (8 * l.length),
      ofBytes, filter_cons hb, List.length_append, List.length_map, length_filter,
      ← List.countP_eq_length_filter, ← Nat.add_assoc,
      ih fun d hd => h d (List.mem_cons_of_mem _ hd), List.getD_cons_succ, partials]

/-- **Claim.** The ones are counted. -/
theorem toNat_ones (x : UInt64) :
    (ones x).toNat = (List.range 64).countP x.toNat.testBit := by
  obtain ⟨l, hl, h, hx⟩ := exists_ofBytes x
  have hsums := toNat_sums hl h hx
  have hall := countP_ofBytes h 0
  have hdiv := ofBytes_div (l := partials 0 l) (fun p hp => by
    have := le_of_mem_partials hp
    omega) 7
  have hlt := (sums x).toNat_lt
  rw [Nat.zero_add, hl, List.getD_cons_succ] at hall
  rw [ones, UInt64.toNat_shiftRight, show (56 : UInt64).toNat % 64 = 56 from rfl,
    Nat.shiftRight_eq_div_pow, hx, hall, ← hdiv, ← hsums]
  omega

end Spec.MDP.Bits
