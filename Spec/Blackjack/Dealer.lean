module

public import Spec.Auto.Chance

/-!
# The dealer of blackjack

The dealer draws cards while they sum to less than `17`. Card by card this takes up to ten random
words; the code draws the sum that is reached by one word, with the same probabilities.

## Main definitions

* `Hand`, `Hand.add`, `Hand.total`: what counts of some cards, one card more, and their sum.
* `value`: the values of the thirteen ranks.
* `play`: what the dealer draws, card by card.
* `ending`, `count`, `weight`: the sum that is reached, and how many sequences of cards reach it.
* `Card`, `dealt`: a card in the code, and the dealer's first two.
* `dealer`: the draw by one word.

## Main statements

* `Hand.of_spec`: what counts is the sum, and whether there is an ace.
* `le_total`, `play_add`: ten cards are enough.
* `expect_play`, `prob_play`: the law of the sum, out of `13^10`.
* `expect_dealer`, `near_dealer`: the draw by one word has the law of the draw card by card, and
  what words put it off.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Blackjack

open Spec.Auto Spec.MDP

/-! ### Card by card -/

/-- What counts of some cards. -/
@[ext]
structure Hand where
  /-- The sum of their values, of which an ace has `1`. -/
  hard : Nat
  /-- Whether one of them is an ace. -/
  ace : Bool
deriving DecidableEq

namespace Hand

/-- What counts with one card more. -/
def add (h : Hand) (card : Nat) : Hand := ⟨h.hard + card, h.ace || card == 1⟩

/-- What counts of cards that have these values. -/
def of : List Nat → Hand
  | [] => ⟨0, false⟩
  | card :: cards => (of cards).add card

/-- Whether an ace counts as `11`: one does, unless the cards would then sum to more than `21`. -/
def usable (h : Hand) : Bool := h.ace && decide (h.hard + 10 ≤ 21)

/-- The sum of the cards. -/
def total (h : Hand) : Nat := if h.usable then h.hard + 10 else h.hard

/-- A function of a hand, which is computed first: so Lean's kernel computes each value once. -/
def known {α : Type} (f : Hand → α) : Hand → α
  | ⟨0, true⟩ => f ⟨0, true⟩
  | ⟨0, false⟩ => f ⟨0, false⟩
  | ⟨n + 1, true⟩ => f ⟨n + 1, true⟩
  | ⟨n + 1, false⟩ => f ⟨n + 1, false⟩

theorem known_eq {α : Type} (f : Hand → α) (h : Hand) : known f h = f h := by
  obtain ⟨n, a⟩ := h
  cases n <;> cases a <;> rfl

/-- **Claim.** What counts of cards is the sum of their values, and whether one is an ace. -/
theorem of_spec (cards : List Nat) :
    (of cards).hard = cards.sum ∧ ((of cards).ace = true ↔ 1 ∈ cards) := by
  induction cards with
  | nil => exact ⟨rfl, by simp only [of, List.not_mem_nil, Bool.false_eq_true]⟩
  | cons card cards ih =>
    rw [List.sum_cons, List.mem_cons, of, add, ih.1, Bool.or_eq_true, ih.2, beq_iff_eq]
    exact ⟨Nat.add_comm .., by grind⟩

end Hand

/-- The values of the thirteen ranks, from the ace on: the last four have `10`. -/
def value (rank : Fin 13) : Nat := min rank.val 9 + 1

/-- What the dealer has in the end, who draws cards while they sum to less than `17`, and so many at
most. The thirteen ranks are equally likely. -/
def play : Nat → Hand → Draw Hand
  | 0, h => .pure h
  | n + 1, h => if 17 ≤ h.total then .pure h else .uniform 12 fun i => play n (h.add (value i))

/-- Whether so many cards are enough, whatever they are. -/
def enough : Nat → Hand → Bool
  | 0, h => decide (17 ≤ h.total)
  | n + 1, h => decide (17 ≤ h.total) ||
    Draw.every 13 fun i => (h.add (value i)).known (enough n)

theorem of_enough {n : Nat} {h : Hand} (he : enough n h = true) :
    (∀ h', h' ∈ play n h → 17 ≤ h'.total) ∧ ∀ k, play (n + k) h = play n h := by
  induction n generalizing h with
  | zero =>
    have he := of_decide_eq_true he
    refine ⟨fun h' hh => (Draw.mem_pure.mp hh) ▸ he, fun k => ?_⟩
    cases k with
    | zero => rfl
    | succ k => rw [Nat.zero_add]; exact if_pos he
  | succ n ih =>
    rw [enough, Bool.or_eq_true, decide_eq_true_eq, Draw.every_eq_true] at he
    simp only [Nat.succ_add, play]
    split
    · next h17 => exact ⟨fun h' hh => (Draw.mem_pure.mp hh) ▸ h17, fun _ => rfl⟩
    · next h17 =>
      have ih (i : Fin 13) := ih ((Hand.known_eq ..) ▸ (he.resolve_left h17) i)
      refine ⟨fun h' ⟨i, hi⟩ => (ih i).1 h' hi, fun k => congrArg _ (funext fun i => (ih i).2 k)⟩

/-! ### The law of the sum -/

/-- The sum of a hand from `17` to `21`, counted from `0`; it is `5` for more, and `0` for less. -/
def ending (h : Hand) : Nat := min h.total 22 - 17

/-- How many of the sequences of so many ranks lead to a sum, whatever follows in them once it is
reached. -/
def count : Nat → Hand → Nat → Nat
  | 0, h, e => if ending h = e then 1 else 0
  | n + 1, h, e =>
    if 17 ≤ h.total then if ending h = e then 13 ^ (n + 1) else 0
    else Draw.totalWeight 13 fun i => (h.add (value i)).known (count n · e)

/-- How many of the sequences of ten ranks lead to a sum. -/
def weight (h : Hand) (e : Fin 6) : Nat := h.known (count 10 · e.val)

theorem ending_lt (h : Hand) : ending h < 6 := by rw [ending]; omega

theorem sum_ending (h : Hand) (c : Nat) (f : Nat → Rat) :
    sum 6 (fun e => ((if ending h = e.val then c else 0 : Nat) : Rat) * f e.val) =
      f (ending h) * c := by
  rw [← sum_indicator_mul ⟨ending h, ending_lt h⟩ fun e => f e.val * c]
  refine congrArg (sum 6) (funext fun e => ?_)
  by_cases he : ending h = e.val
  · rw [if_pos he, indicator_pos (Fin.ext he.symm), Rat.one_mul, Rat.mul_comm]
  · rw [if_neg he, indicator_neg fun h' => he (congrArg Fin.val h').symm, Rat.zero_mul]
    exact Rat.zero_mul _

/-- **Claim.** The law of the sum that is reached: a sum to which `count` of the `13^n` sequences of
ranks lead has this share of them as its probability. -/
theorem expect_play (n : Nat) (h : Hand) (f : Nat → Rat) :
    ((play n h).expect fun h => f (ending h)) * (13 ^ n : Nat) =
      sum 6 fun e => count n h e.val * f e.val := by
  induction n generalizing h with
  | zero => exact (sum_ending h 1 f).symm
  | succ n ih =>
    simp only [play, count]
    split
    · exact (sum_ending h _ f).symm
    · have hone : mkRat 1 (12 + 1) * 13 = 1 := by decide +kernel
      have key (x : Rat) : mkRat 1 (12 + 1) * x * (13 ^ n * 13 : Nat) = (13 ^ n : Nat) * x := by
        rw [Rat.natCast_mul, show ((13 : Nat) : Rat) = 13 from rfl]
        generalize mkRat 1 (12 + 1) = c at hone
        grind
      rw [Draw.expect_uniform, Nat.pow_succ, key, ← sum_mul_left]
      simp only [Rat.mul_comm ((13 ^ n : Nat) : Rat), ih, Hand.known_eq]
      rw [sum_comm]
      refine congrArg (sum 6) (funext fun e => ?_)
      rw [Draw.natCast_totalWeight, Rat.mul_comm, ← sum_mul_left]
      exact congrArg (sum _) (funext fun i => Rat.mul_comm ..)

theorem totalWeight_weight (h : Hand) : Draw.totalWeight 6 (weight h) = 13 ^ 10 := by
  have hw := expect_play 10 h fun _ => 1
  rw [Draw.expect_const, Rat.one_mul] at hw
  rw [← Rat.natCast_inj, Draw.natCast_totalWeight, hw]
  exact congrArg (sum 6) (funext fun e => by rw [weight, Hand.known_eq, Rat.mul_one])

theorem weight_pos (h : Hand) : 0 < Draw.totalWeight 6 (weight h) := by
  rw [totalWeight_weight]; decide

/-- **Claim.** The probability of each sum is its weight out of `13^10`. -/
theorem prob_play (h : Hand) (e : Fin 6) :
    ((play 10 h).map ending).prob e.val = weight h e / 13 ^ 10 := by
  have hw := expect_play 10 h fun j => indicator (e.val = j)
  have hs : sum 6 (fun j => count 10 h j.val * indicator (e.val = j.val)) = weight h e := by
    rw [weight, Hand.known_eq, ← sum_indicator_mul e fun j => (count 10 h j.val : Rat)]
    refine congrArg (sum 6) (funext fun j => ?_)
    simp only [indicator, Fin.ext_iff, eq_comm (a := e.val), Rat.mul_comm]
  rw [hs] at hw
  rw [Draw.prob, Draw.map, Draw.expect_bind, ← hw]
  exact (Rat.mul_div_cancel (by decide +kernel)).symm

/-! ### The code -/

/-- A card, by its value less one. -/
abbrev Card := UpTo 9 4

/-- The dealer's first two cards. -/
def dealt (x y : Card) : Hand := .of [x.toNat + 1, y.toNat + 1]

/-- Whether one of two cards is an ace. -/
@[inline] def aceOf (x y : Card) : Bool := either (x.is 0) (y.is 0)

/-- What two cards sum to, where an ace counts as `11`. -/
@[inline] def sumOf (x y : Card) : UInt32 := x.val + y.val + 2 + keep (aceOf x y) 10

/-- The first words of the sums `18`, `19`, `20` and `21` and of more. -/
abbrev Limits := UInt64 × UInt64 × UInt64 × UInt64 × UInt64

/-- These words by the sum of two cards, to which `16` is added where one is an ace. They are
`⌈2^64 C / 13^10⌉` where the weights before sum to `C`. -/
@[inline] def limits (key : UInt32) : Limits :=
  select (key == 4) (0x2167c67bf00d5051, 0x41a540c3350c873b, 0x60b86ed5cefda4be,
      0x7e8a5e884e42095b, 0x9b041daf433b1596) <|
  select (key == 5) (0x1f4bdc3821880bfd, 0x3e97b870431017fa, 0x5cb94873b98a0a90,
      0x79b08c4284f5e3bf, 0x956691b135b5040a) <|
  select (key == 6) (0x2a5a2805977cd189, 0x458e715e7f4258d7, 0x60c2bab76707e026,
      0x7accb7dba3bf4e0e, 0x93ac68cb3568a28e) <|
  select (key == 7) (0x5e5a5aa4c1e87176, 0x81a1040e701fa7d8, 0x95c1cecb6e9f9400,
      0xa9e299886d1f8028, 0xbcd91810c09152e9) <|
  select (key == 8) (0x20e9bcafc4d7a5e1, 0x7ce72a9a9d6086d5, 0x9dd0e74a62382cb6,
      0xaf94c54d7758885d, 0xc158a3508c78e404) <|
  select (key == 9) (0x1eb80570d9da568e, 0x3d700ae1b3b4ad1b, 0x973bc18da1403ebc,
      0xb5f3c6fe7b1a954a, 0xc585edc2a53da19e) <|
  select (key == 10) (0x1c864e31eedd073b, 0x390c9c63ddba0e75, 0x5592ea95cc9715af,
      0xad2cea02cf2557fd, 0xc9b33834be025f37) <|
  select (key == 11) (0x1c864e31eedd073b, 0x390c9c63ddba0e75, 0x5592ea95cc9715af,
      0x721938c7bb741ce9, 0xc9b33834be025f37) <|
  select (key == 12) (0x1a7cb652f0166224, 0x34f96ca5e02cc448, 0x4f7622f8d043266c,
      0x69f2d94bc059888f, 0x846f8f9eb06feab3) <|
  select (key == 13) (0x1898602871395b22, 0x3130c050e272b643, 0x49c9207953ac1164,
      0x626180a1c4e56c85, 0x7af9e0ca361ec7a6) <|
  select (key == 14) (0x16d6a26eb2478b7b, 0x2dad44dd648f16f5, 0x4483e74c16d6a26f,
      0x5b5a89bac91e2de9, 0x72312c297b65b964) <|
  select (key == 15) (0x1535048b5c670184, 0x2a6a0916b8ce0308, 0x3f9f0da21535048c,
      0x54d4122d719c0610, 0x6a0916b8ce030793) <|
  select (key == 16) (0x13b13b13b13b13b2, 0x2762762762762763, 0x3b13b13b13b13b14,
      0x4ec4ec4ec4ec4ec5, 0x6276276276276277) <|
  select (key == 28) (0x26a87c74b957863c, 0x4d50f8e972af0c78, 0x73f9755e2c0692b3,
      0x9aa1f1d2e55e18ef, 0xc14a6e479eb59f2a) <|
  select (key == 29) (0x253f8c8abd93b883, 0x4a7f19157b277105, 0x6fbea5a038bb2987,
      0x94fe322af64ee20a, 0xba3dbeb5b3e29a8c) <|
  select (key == 30) (0x23d7ae97cab5e43a, 0x47af5d2f956bc873, 0x6b870bc76021acad,
      0x8f5eba5f2ad790e6, 0xb33668f6f58d751f) <|
  select (key == 31) (0x227292e6306ddb0a, 0x44e525cc60dbb614, 0x6757b8b29149911e,
      0x89ca4b98c1b76c28, 0xac3cde7ef2254732) <|
  (0x2111aa98f060d0b2, 0x42235531e0c1a164, 0x6334ffcad1227216,
      0x8446aa63c18342c8, 0xa55854fcb1e4137a)

/-- How many of the limits are not above a word. -/
@[inline] def passed (l : Limits) (u : UInt64) : UpTo 5 3 :=
  .of (Word.bit (l.1 ≤ u) + Word.bit (l.2.1 ≤ u) + Word.bit (l.2.2.1 ≤ u) +
    Word.bit (l.2.2.2.1 ≤ u) + Word.bit (l.2.2.2.2 ≤ u)) (by
      rw [UInt32.le_iff_toNat_le]
      simp only [UInt32.toNat_add, Word.toNat_bit]
      change _ ≤ 5
      repeat' split
      all_goals decide)

/-- The sum that a word leads to, counted from `17`. -/
@[inline] def reached (x y : Card) (u : UInt64) : UpTo 5 3 :=
  select (decide (17 ≤ sumOf x y)) (.cap 5 (sumOf x y - 17))
    (passed (limits (sumOf x y + keep (aceOf x y) 16)) u)

theorem toNat_passed {l : Limits} {t : Nat → Nat} (ht : ∀ i, t i ≤ t (i + 1)) {u : UInt64}
    (h₀ : t 0 = 0) (h₆ : t 6 = 2 ^ 64)
    (hl : [l.1.toNat, l.2.1.toNat, l.2.2.1.toNat, l.2.2.2.1.toNat, l.2.2.2.2.toNat] =
      (List.range 5).map fun e => t (e + 1)) :
    t (passed l u).toNat ≤ u.toNat ∧ u.toNat < t ((passed l u).toNat + 1) := by
  have hu := u.toNat_lt
  have h₁ : t 1 ≤ t 2 := ht 1
  have h₂ : t 2 ≤ t 3 := ht 2
  have h₃ : t 3 ≤ t 4 := ht 3
  have h₄ : t 4 ≤ t 5 := ht 4
  obtain ⟨a, b, c, d, e⟩ := l
  simp only [List.range, List.range.loop, List.map_cons, List.map_nil, List.cons.injEq,
    and_true, Nat.reduceAdd] at hl
  obtain ⟨ha, hb, hc, hd, he⟩ := hl
  have hn : (passed (a, b, c, d, e) u).toNat = (if t 1 ≤ u.toNat then 1 else 0) +
      (if t 2 ≤ u.toNat then 1 else 0) + (if t 3 ≤ u.toNat then 1 else 0) +
      (if t 4 ≤ u.toNat then 1 else 0) + (if t 5 ≤ u.toNat then 1 else 0) := by
    rw [← ha, ← hb, ← hc, ← hd, ← he]
    simp only [passed, UpTo.of, UpTo.toNat, UInt32.toNat_add, Word.toNat_bit,
      UInt64.le_iff_toNat_le]
    repeat' split
    all_goals rfl
  rw [hn]
  clear hn
  by_cases c₁ : t 1 ≤ u.toNat <;> by_cases c₂ : t 2 ≤ u.toNat <;>
    by_cases c₃ : t 3 ≤ u.toNat <;> by_cases c₄ : t 4 ≤ u.toNat <;>
      by_cases c₅ : t 5 ≤ u.toNat <;>
        simp only [c₁, c₂, c₃, c₄, c₅, if_true, if_false, Nat.reduceAdd, true_and,
          false_and] <;> omega

theorem limits_spec : ∀ x y : Card, let t := Draw.threshold (weight (dealt x y))
    if 17 ≤ sumOf x y then
      t (reached x y 0).toNat = 0 ∧ t ((reached x y 0).toNat + 1) = 2 ^ 64
    else
      let l := limits (sumOf x y + keep (aceOf x y) 16)
      [l.1.toNat, l.2.1.toNat, l.2.2.1.toNat, l.2.2.2.1.toNat, l.2.2.2.2.toNat] =
        (List.range 5).map fun e => t (e + 1) := by decide +kernel

theorem reached_spec (x y : Card) (u : UInt64) :
    Draw.threshold (weight (dealt x y)) (reached x y u).toNat ≤ u.toNat ∧
      u.toNat < Draw.threshold (weight (dealt x y)) ((reached x y u).toNat + 1) := by
  have hs := limits_spec x y
  have hp := weight_pos (dealt x y)
  simp only [reached, select_eq, decide_eq_true_eq] at hs ⊢
  split at hs
  · next h =>
    rw [if_pos h, hs.1, hs.2]
    exact ⟨Nat.zero_le _, u.toNat_lt⟩
  · next h =>
    rw [if_neg h]
    exact toNat_passed (fun i => Draw.threshold_mono _ (Nat.le_succ i)) (Draw.threshold_zero hp)
      (Draw.threshold_self hp) hs

/-- The sum that the dealer reaches from two cards, counted from `17`: `5` is more than `21`. -/
@[inline] def dealer (x y : Card) : Chance 1 (UpTo 5 3) :=
  .weighted (weight (dealt x y)) (weight_pos _) (reached x y) (reached_spec x y)

/-! ### What theorems are about -/

theorem enough_dealt : ∀ x y : Card, enough 10 (dealt x y) = true := by
  intro x y; rw [← Hand.known_eq (enough 10)]; decide +kernel +revert

/-- **Claim.** Ten cards are enough: whatever the first two and those that are drawn, they sum to
`17` or more in the end. -/
theorem le_total (x y : Card) {h : Hand} (hh : h ∈ play 10 (dealt x y)) : 17 ≤ h.total :=
  (of_enough (enough_dealt x y)).1 h hh

/-- **Claim.** It is all one whether the dealer may draw ten cards or more. -/
theorem play_add (x y : Card) (k : Nat) : play (10 + k) (dealt x y) = play 10 (dealt x y) :=
  (of_enough (enough_dealt x y)).2 k

/-- **Claim.** The draw by one word has the law of drawing card by card: whatever the dealer's first
two cards, each sum that is reached has the same probability in both. -/
theorem expect_dealer (x y : Card) (f : Nat → Rat) :
    ((dealer x y).law.expect fun d => f d.toNat) =
      (play 10 (dealt x y)).expect fun h => f (ending h) := by
  have hw := Draw.expect_weighted (weight (dealt x y)) (Chance.ofBranch (last := 5) 3)
    (weight_pos _) fun d => f d.toNat
  have hp := expect_play 10 (dealt x y) f
  have hne : ((13 ^ 10 : Nat) : Rat) ≠ 0 := by decide +kernel
  have hs : (sum 6 fun e => weight (dealt x y) e * f (Chance.ofBranch (last := 5) 3 e).toNat) =
      sum 6 fun e => count 10 (dealt x y) e.val * f e.val :=
    congrArg (sum 6) (funext fun e => by
      rw [weight, Hand.known_eq, UpTo.toNat, Chance.toNat_ofBranch])
  rw [dealer, Chance.law_weighted, ← Rat.mul_div_cancel (a := Draw.expect _ _) hne,
    ← Rat.mul_div_cancel (a := Draw.expect _ (play 10 _)) hne, hp, ← hs, ← hw, totalWeight_weight]

/-- **Claim.** By one uniform word the mean of a function of the sum that is reached, which is at
most `M` in size, is off by `6 M / 2^64` at most. -/
theorem near_dealer (x y : Card) : (dealer x y).law.Near 1 6 := Chance.near_weighted

end Spec.Blackjack
