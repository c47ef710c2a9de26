module

public import Spec.Auto.UpTo
public import Spec.MDP.Machine
public import Spec.MDP.Random.Near

/-!
# Chance, as a draw and as code

`Chance k α` is a draw of at most `k` choices with the code that samples it by the words of a
stream, and the proof that the two agree. Draws are made of others by `map`, `bind` and `choose`,
and the proofs with them. What is drawn can be spoken of in theorems, and no code has it.

## Main definitions

* `Draw.walk`: the value that the words of a sequence lead to, and how many of them are read.
* `Chance k α`: a draw with its code.
* `Chance.law`: the draw.
* `Chance.pure`, `Chance.map`, `Chance.bind`, `Chance.choose`: a certain value, and draws made of
  others.
* `Chance.uniform`, `Chance.weighted`: one of some numbers, all equally likely or by weights.
* `Chance.coin`, `Chance.flip`: a success with a probability in 32 or 64 bits.

## Main statements

* `Chance.law_pure`, `Chance.law_map`, `Chance.law_bind`, `Chance.law_choose`, `Chance.law_uniform`,
  `Chance.law_flip`, `Chance.law_weighted`: what is drawn.
* `Chance.near_weighted`: how little the words put weights off.
* `Chance.sample_eq`: the code samples it.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.MDP.Draw

variable {α β : Type}

/-- The value that the words of a sequence lead to, and how many of them are read. -/
def walk : Draw α → (Nat → UInt64) → α × Nat
  | .pure a, _ => (a, 0)
  | .uniform n next, read =>
    let r := (next (branch n (read 0))).walk fun i => read (i + 1)
    (r.1, r.2 + 1)

theorem walk_bind (d : Draw α) (f : α → Draw β) (read : Nat → UInt64) :
    (d.bind f).walk read =
      (((f (d.walk read).1).walk fun i => read (i + (d.walk read).2)).1,
        (d.walk read).2 + ((f (d.walk read).1).walk fun i => read (i + (d.walk read).2)).2) := by
  induction d generalizing read with
  | pure a => simp only [bind, walk, Nat.zero_add]; rfl
  | uniform n next ih =>
    simp only [bind, walk, ih, Nat.add_assoc, Nat.add_right_comm _ _ 1]
    simp only [Nat.add_comm 1]

theorem branch_zero (n : Nat) : branch n 0 = 0 :=
  Fin.ext (by rw [val_branch, UInt64.toNat_zero, Nat.zero_mul, Nat.zero_div]; rfl)

/-- A sample is where the words lead, those that are missing being `0`. -/
theorem sample_eq_walk (d : Draw α) (us : List UInt64) :
    d.sample us = (d.walk fun i => us.getD i 0).1 := by
  induction d generalizing us with
  | pure a => rw [sample_pure]; rfl
  | uniform n next ih =>
    cases us with
    | nil =>
      rw [sample, run_uniform_nil, ← sample, ih, walk]
      simp only [List.getD_nil, branch_zero]
    | cons u us => rw [sample_uniform_cons, ih]; rfl

/-- A walk depends on no more words than the draw may read. -/
theorem Within.walk_congr {d : Draw α} {k b : Nat} (h : d.Within k b) {read read' : Nat → UInt64}
    (hr : ∀ i < k, read i = read' i) : d.walk read = d.walk read' := by
  induction d generalizing k b read read' with
  | pure a => rfl
  | uniform n next ih =>
    obtain ⟨hk, -, h⟩ := h
    simp only [walk, hr 0 hk,
      ih _ (h _) (read := fun i => read (i + 1)) fun i hi => hr (i + 1) (by omega)]

end Spec.MDP.Draw

namespace Spec.Auto

open Spec.MDP

variable {α β : Type}

/-- A value that theorems may speak of and that no code has: at run time there is nothing. -/
structure Erased (α : Type) where
  /-- Which value it is. -/
  is : α → Prop
  /-- It is one. -/
  one : ∃ a, is = fun b => a = b

namespace Erased

/-- Hide a value from code. -/
@[inline] def hide (a : α) : Erased α := ⟨fun b => a = b, a, rfl⟩

/-- The value. -/
noncomputable def out (e : Erased α) : α := e.one.choose

@[simp] theorem out_hide (a : α) : (hide a).out = a := by
  have h := (hide a).one.choose_spec
  have : (fun b => a = b) = fun b => (hide a).out = b := h
  exact (congrFun this a).mp rfl

end Erased

/-- The words of a sequence of which the word with number `i` is a function of the word `i`. -/
def wordsFrom (read : UInt64 → UInt64) (i : UInt64) (n : Nat) : UInt64 := read (i + .ofNat n)

/-- A draw of at most `k` choices, with the code that samples it. -/
structure Chance (k : Nat) (α : Type) where
  /-- What is drawn. -/
  erased : Erased (Draw α)
  /-- The value that words lead to, from the word with number `i` on, and the number of the first
  word that is not read. -/
  run : (read : UInt64 → UInt64) → (i : UInt64) → α × UInt64
  /-- It makes at most `k` choices. -/
  within : ∃ b, erased.out.Within k b
  /-- The code walks the draw. -/
  run_eq : ∀ read i, run read i = ((erased.out.walk (wordsFrom read i)).1,
    i + .ofNat (erased.out.walk (wordsFrom read i)).2)

namespace Chance

variable {k k' : Nat}

/-- What is drawn. -/
noncomputable def law (d : Chance k α) : Draw α := d.erased.out

/-- The value that words lead to. -/
@[inline] def value (d : Chance k α) (read : UInt64 → UInt64) : α := (d.run read 0).1

theorem run_fst (d : Chance k α) (read : UInt64 → UInt64) (i : UInt64) :
    (d.run read i).1 = (d.law.walk (wordsFrom read i)).1 := by rw [d.run_eq]; rfl

/-- The value depends on no more words than the draw may read. -/
theorem value_congr (d : Chance k α) {read read' : UInt64 → UInt64}
    (h : ∀ i < k, read (.ofNat i) = read' (.ofNat i)) : d.value read = d.value read' := by
  obtain ⟨b, hb⟩ := d.within
  rw [value, value, run_fst, run_fst]
  refine congrArg Prod.fst (Draw.Within.walk_congr hb fun i hi => ?_)
  rw [wordsFrom, wordsFrom, UInt64.zero_add, h i hi]

/-- **Claim.** The code samples the draw by the words of a list. -/
theorem sample_eq (d : Chance k α) (hk : k < 2 ^ 64) (us : List UInt64) :
    d.value (fun i => us.getD i.toNat 0) = d.law.sample us := by
  obtain ⟨b, hb⟩ := d.within
  rw [value, run_fst, Draw.sample_eq_walk]
  refine congrArg Prod.fst (Draw.Within.walk_congr hb fun i hi => ?_)
  simp only [wordsFrom, UInt64.zero_add]
  rw [UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hi hk)]

/-- **Claim.** The code samples the draw by the words of a stream. -/
theorem sample_stream (d : Chance k α) (key t : UInt64) :
    d.value (fun i => Random.word key (t + i)) = d.law.sample (Random.stream key t k) := by
  have hget : ∀ n i t, i < n →
      (Random.stream key t n).getD i 0 = Random.word key (t + .ofNat i) := by
    intro n
    induction n with
    | zero => intro i t h; exact absurd h (Nat.not_lt_zero i)
    | succ n ih =>
      intro i t h
      cases i with
      | zero => exact congrArg (Random.word key) (UInt64.add_zero t).symm
      | succ i =>
        refine (ih i (t + 1) (by omega)).trans (congrArg (Random.word key) ?_)
        rw [UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm 1]; rfl
  obtain ⟨b, hb⟩ := d.within
  rw [value, run_fst, Draw.sample_eq_walk]
  refine congrArg Prod.fst (Draw.Within.walk_congr hb fun i hi => ?_)
  rw [hget k i t hi, wordsFrom, UInt64.zero_add]

/-- A certain value. -/
@[inline] def pure (a : α) : Chance 0 α where
  erased := .hide (.pure a)
  run _ i := (a, i)
  within := ⟨0, by rw [Erased.out_hide]; trivial⟩
  run_eq _ i := by rw [Erased.out_hide]; exact Prod.ext rfl (UInt64.add_zero i).symm

/-- Draw, then go on as what is drawn says. -/
@[inline] def bind (d : Chance k α) (f : α → Chance k' β) : Chance (k + k') β where
  erased := .hide (d.erased.out.bind fun a => (f a).erased.out)
  run read i :=
    let r := d.run read i
    (f r.1).run read r.2
  within := by
    rw [Erased.out_hide]
    exact Draw.exists_within_bind d.within fun a => (f a).within
  run_eq read i := by
    rw [Erased.out_hide, Draw.walk_bind, d.run_eq, (f _).run_eq]
    have h (n : Nat) : wordsFrom read (i + .ofNat n) = fun j => wordsFrom read i (j + n) := by
      funext j
      simp only [wordsFrom, UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm (.ofNat n)]
    simp only [h, UInt64.ofNat_add, UInt64.add_assoc]

/-- Apply a function to what is drawn. -/
@[inline] def map (f : α → β) (d : Chance k α) : Chance k β where
  erased := .hide (d.erased.out.map f)
  run read i :=
    let r := d.run read i
    (f r.1, r.2)
  within := by
    rw [Erased.out_hide]; exact d.within.imp fun _ h => h.map f
  run_eq read i := by
    rw [Erased.out_hide, Draw.map, Draw.walk_bind, d.run_eq]; rfl

/-- The same draw, said to make more choices at most. -/
@[inline] def weaken (h : k ≤ k') (d : Chance k α) : Chance k' α where
  erased := d.erased
  run := d.run
  within := d.within.imp fun _ hb => hb.mono h (Nat.le_refl _)
  run_eq := d.run_eq

/-- The first draw when the condition holds, else the second. -/
@[inline] def choose [Select α] (c : Bool) (d e : Chance k α) : Chance k α where
  erased := .hide (if c then d.erased.out else e.erased.out)
  run read i := select c (d.run read i) (e.run read i)
  within := by
    rw [Erased.out_hide]
    cases c
    · exact e.within
    · exact d.within
  run_eq read i := by
    rw [Erased.out_hide, select_eq]
    cases c
    · exact e.run_eq read i
    · exact d.run_eq read i

/-! ### One word -/

variable {last : UInt32} {width : Nat}

theorem toNat_index_succ (h : last < 0xffffffff) (u : UInt64) :
    (Random.index (last + 1) u).toNat = (Draw.branch last.toNat u).val := by
  rw [UInt32.lt_iff_toNat_lt] at h
  have hl : last.toNat + 1 < 2 ^ 32 := Nat.succ_lt_succ h
  rw [Random.toNat_index, UInt32.toNat_add, UInt32.toNat_one, Nat.mod_eq_of_lt hl, Draw.val_branch]

/-- The number of a branch. -/
def ofBranch (width : Nat) (i : Fin (last.toNat + 1)) : UpTo last width := ⟨.ofNat i.val, by
  rw [UInt32.le_iff_toNat_le, UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le i.isLt last.toNat_lt)]
  exact Nat.le_of_lt_succ i.isLt⟩

theorem toNat_ofBranch (i : Fin (last.toNat + 1)) : (ofBranch width i).val.toNat = i.val :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le i.isLt last.toNat_lt)

/-- What holds of every bounded number in turn. -/
theorem forall_upTo {φ : UpTo last width → Prop} (h : ∀ i, φ (ofBranch width i))
    (x : UpTo last width) : φ x := by
  simpa only [ofBranch, UpTo.toNat, UInt32.ofNat_toNat] using h ⟨_, Nat.lt_succ_of_le x.toNat_le⟩

/-- What holds of every bounded number is decided by trying them in turn. -/
noncomputable instance {φ : UpTo last width → Prop} [∀ x, Decidable (φ x)] : Decidable (∀ x, φ x) :=
  decidable_of_iff (∀ i, φ (ofBranch width i)) ⟨forall_upTo, fun h _ => h _⟩

/-- One of the numbers `0, …, last`, all equally likely. -/
@[inline] def uniform (last : UInt32) (h : last < 0xffffffff) : Chance 1 (UpTo last width) where
  erased := .hide (.uniform last.toNat fun i => .pure (ofBranch width i))
  run read i := (⟨Random.index (last + 1) (read i), by
    rw [UInt32.le_iff_toNat_le, toNat_index_succ h]
    exact Nat.le_of_lt_succ (Draw.branch _ _).isLt⟩, i + 1)
  within := by
    rw [Erased.out_hide]
    exact ⟨_, Draw.within_uniform (b := 0) fun _ => trivial⟩
  run_eq read i := by
    rw [Erased.out_hide]
    have h₀ : wordsFrom read i 0 = read i := congrArg read (UInt64.add_zero i)
    refine Prod.ext (UpTo.ext (UInt32.toNat_inj.mp ?_)) rfl
    have hb := (Draw.branch last.toNat (read i)).isLt
    simp only [toNat_index_succ h, Draw.walk, h₀, ofBranch]
    rw [UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le hb last.toNat_lt)]

/-- A success in `hits` of `last + 1` equally likely cases. -/
@[inline] def coin (hits last : UInt32) (h : last < 0xffffffff) : Chance 1 Bool :=
  (uniform (width := 32) last h).map fun i => decide (i.val < hits)

/-- A success with probability `num / den`, which are up to `2^64`; certain where `den` is `0` and
`num` is not. -/
@[inline] def flip (num den : UInt64) : Chance 1 Bool where
  erased := .hide (.uniform (den.toNat - 1) fun i => .pure (decide (i.val < num.toNat)))
  run read i := (decide (Random.mulHigh den (read i) < num), i + 1)
  within := by
    rw [Erased.out_hide]
    exact ⟨_, Draw.within_uniform (b := 0) fun _ => trivial⟩
  run_eq read i := by
    rw [Erased.out_hide]
    have h₀ : wordsFrom read i 0 = read i := congrArg read (UInt64.add_zero i)
    refine Prod.ext ?_ rfl
    simp only [Draw.walk, h₀, Draw.val_branch, UInt64.lt_iff_toNat_lt, Random.toNat_mulHigh]
    rcases Nat.eq_zero_or_pos den.toNat with h | h
    · have hu := Nat.div_eq_of_lt (read i).toNat_lt
      rw [h, Nat.mul_zero, Nat.zero_div, Nat.zero_sub, Nat.zero_add, Nat.mul_one, hu]
    · rw [Nat.sub_add_cancel h]

/-- One of some categories, each with the probability of its weight over the total of all, which is
up to `2^64`. The code says of a word between which thresholds it lies: `⌈2^64 C / W⌉` is the first
word of the category before which the weights sum to `C` of `W`. -/
@[inline] def weighted (w : Fin (last.toNat + 1) → Nat) (h : 0 < Draw.totalWeight _ w)
    (code : UInt64 → UpTo last width)
    (hcode : ∀ u, Draw.threshold w (code u).toNat ≤ u.toNat ∧
      u.toNat < Draw.threshold w ((code u).toNat + 1)) : Chance 1 (UpTo last width) where
  erased := .hide (.weighted w (ofBranch width) h)
  run read i := (code (read i), i + 1)
  within := by
    rw [Erased.out_hide]
    exact ⟨_, Draw.within_uniform (b := 0) fun _ => trivial⟩
  run_eq read i := by
    rw [Erased.out_hide]
    have h₀ : wordsFrom read i 0 = read i := congrArg read (UInt64.add_zero i)
    have hs := Draw.sample_weighted (ofBranch width) h (u := read i)
      (i := ⟨(code (read i)).toNat, Nat.lt_succ_of_le (code (read i)).toNat_le⟩)
      (hcode (read i)).1 (hcode (read i)).2
    rw [Draw.sample_eq_walk] at hs
    refine Prod.ext ?_ rfl
    have hcode : ofBranch width
        ⟨(code (read i)).toNat, Nat.lt_succ_of_le (code (read i)).toNat_le⟩ =
          code (read i) := UpTo.ext UInt32.ofNat_toNat
    rw [hcode] at hs
    obtain ⟨b, hb⟩ : ∃ b, (Draw.weighted w (ofBranch width) h).Within 1 b :=
      ⟨_, Draw.within_uniform (k := 0) (b := 0) fun _ => trivial⟩
    refine hs.symm.trans (congrArg Prod.fst (Draw.Within.walk_congr hb fun j hj => ?_))
    rw [Nat.lt_one_iff.mp hj, h₀]; rfl

/-! ### What theorems are about -/

theorem law_pure (a : α) : (pure a).law = .pure a := Erased.out_hide _

theorem law_bind (d : Chance k α) (f : α → Chance k' β) :
    (d.bind f).law = d.law.bind fun a => (f a).law := Erased.out_hide _

theorem law_map (f : α → β) (d : Chance k α) : (d.map f).law = d.law.map f := Erased.out_hide _

theorem law_weaken (h : k ≤ k') (d : Chance k α) : (d.weaken h).law = d.law := rfl

theorem law_choose [Select α] (c : Bool) (d e : Chance k α) :
    (choose c d e).law = if c then d.law else e.law := Erased.out_hide _

theorem law_flip (num den : UInt64) : (flip num den).law =
    .uniform (den.toNat - 1) fun i => .pure (decide (i.val < num.toNat)) := Erased.out_hide _

theorem law_weighted {w : Fin (last.toNat + 1) → Nat} {h : 0 < Draw.totalWeight _ w}
    {code : UInt64 → UpTo last width}
    {hcode : ∀ u, Draw.threshold w (code u).toNat ≤ u.toNat ∧
      u.toNat < Draw.threshold w ((code u).toNat + 1)} :
    (weighted w h code hcode).law = .weighted w (ofBranch width) h := Erased.out_hide _

/-- **Claim.** One of some categories is off by as many words at most as there are categories. -/
theorem near_weighted {w : Fin (last.toNat + 1) → Nat} {h : 0 < Draw.totalWeight _ w}
    {code : UInt64 → UpTo last width}
    {hcode : ∀ u, Draw.threshold w (code u).toNat ≤ u.toNat ∧
      u.toNat < Draw.threshold w ((code u).toNat + 1)} :
    (weighted w h code hcode).law.Near 1 (last.toNat + 1) := by
  rw [law_weighted]; exact Draw.near_weighted _ h

theorem law_uniform (h : last < 0xffffffff) :
    (uniform (width := width) last h).law =
      .uniform last.toNat fun i => .pure (ofBranch width i) := Erased.out_hide _

end Chance

end Spec.Auto
