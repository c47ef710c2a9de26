module

public import Spec.MDP.Machine
public import Spec.HunterWumpus.Refinement
public import Spec.HunterWumpus.Reset
public import Spec.HunterWumpus.Refinement.Select

/-!
# The start of HunterWumpus in words

The kernel places the wumpus, the gold and the pits as the specification does, when the words of the
stream make the choices. Every state that can be reached from there is represented by words.

## Main statements

* `Kernel.init_correct`: the kernel's first words represent the sampled first state.
* `Kernel.reset_sample_stream`: the 64 words that a reset takes suffice.
* `Kernel.exists_represents_of_reachable`: every reachable state is represented by words.
* `Kernel.represents_unique`: words represent at most one state.
* `Kernel.observe_in_bounds`: what the wumpus observes of such a state.
-/

@[expose] public section

namespace Spec.HunterWumpus.Kernel

open Spec.MDP Machine

variable {n : Nat} {H : HunterWumpus n} {size numPits : UInt32}

/-- A draw that continues with another one, when the first one is known. -/
theorem sample_bind_of_run {α β : Type} {d : Draw α} {f : α → Draw β} {us vs : List UInt64} {a : α}
    (h : d.run us = (a, vs)) : (d.bind f).sample us = (f a).sample vs := by
  rw [Draw.sample, Draw.run_bind, Draw.sample, h, Draw.sample]

/-- One round of the loop, when the sums are those of the free cells. -/
theorem leave_eq {x s last : UInt64} (hs : Bits.without s last = Bits.sums x) (m n j : UInt32)
    (key t : UInt64) :
    leave x s last m n j key t =
      if j + 1 < n then
        leave (x ^^^ single (draw x (m - j) (Random.word key (t + j.toUInt64)))) (Bits.sums x)
          (Bits.byte (Bits.sums x) (choice (m - j) (Random.word key (t + j.toUInt64)))) m n (j + 1)
          key t
      else x ^^^ single (draw x (m - j) (Random.word key (t + j.toUInt64))) := by
  rw [leave, hs]; rfl

/-- One more of the cells that were free is taken. -/
theorem Holds.take (hn : n ≤ 8) {start x : UInt64} {pitsAt : Cell n → Bool}
    (h : Holds (start ^^^ x) pitsAt) {c : Cell n} (hc : pitsAt c = false) :
    Holds (start ^^^ (x ^^^ single c.word)) (fun d => pitsAt d || decide (d = c)) := by
  have hbit := h.testBit_word hn c
  have heq : start ^^^ (x ^^^ single c.word) = (start ^^^ x) ||| single c.word := by
    rw [← UInt64.toNat_inj, ← UInt64.xor_assoc]
    refine Nat.eq_of_testBit_eq fun j => ?_
    rw [UInt64.toNat_xor, Nat.testBit_xor, UInt64.toNat_or, Nat.testBit_or, testBit_single hn]
    by_cases hj : c.word.toNat = j
    · rw [← hj, hbit, hc, decide_eq_true rfl]; rfl
    · rw [decide_eq_false hj, Bool.xor_false, Bool.or_false]
  rw [heq]
  exact h.or (holds_single hn c)

/-- **Claim.** The loop takes the cells of the pits that the specification draws. -/
theorem holds_leave (hn : n ≤ 8) (default : Cell n) {k : Nat} {start x s last : UInt64}
    {m K j : UInt32} {taken pitsAt : Cell n → Bool} (hj : j.toNat + k = K.toNat)
    (hs : Bits.without s last = Bits.sums x) (hpits : Holds (start ^^^ x) pitsAt)
    (hsub : ∀ c, taken c = false → pitsAt c = false) (hx : Free x taken (m - j).toNat)
    (hm : k ≤ (m - j).toNat) (key t : UInt64) :
    Holds (start ^^^ if j < K then leave x s last m K j key t else x)
      ((HunterWumpus.drawPits default taken pitsAt k).sample
        (Random.stream key (t + j.toUInt64) k)) := by
  induction k generalizing x s last j taken pitsAt with
  | zero =>
    rw [if_neg (by rw [UInt32.lt_iff_toNat_lt]; omega), HunterWumpus.drawPits, Draw.sample_pure]
    exact hpits
  | succ k ih =>
    have one : (1 : UInt32).toNat = 1 := rfl
    have hK := K.toNat_lt
    have hj₁ : (j + 1).toNat = j.toNat + 1 := by rw [UInt32.toNat_add, one]; omega
    have hm₁ : m - (j + 1) = m - j - 1 := by grind
    have hm₂ : (m - (j + 1)).toNat = (m - j).toNat - 1 := by
      rw [hm₁, UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le]; omega)]; rfl
    have ht : t + (j + 1).toUInt64 = t + j.toUInt64 + 1 := by
      rw [UInt64.add_assoc, ← UInt64.toNat_inj, UInt64.toNat_add, UInt64.toNat_add,
        UInt64.toNat_add, UInt32.toNat_toUInt64, UInt32.toNat_toUInt64, hj₁, UInt64.toNat_one]
      omega
    have hleft := hx.sums_draw (by omega) (Random.word key (t + j.toUInt64))
    obtain ⟨c, hc, hdraw, hrun⟩ :=
      hx.draw hn (by omega) default (Random.word key (t + j.toUInt64))
    rw [hdraw] at hleft
    rw [if_pos (by rw [UInt32.lt_iff_toNat_lt]; omega), leave_eq hs, HunterWumpus.drawPits,
      Random.stream, sample_bind_of_run (hrun _), hdraw, ← ht]
    refine ih (by omega) hleft (Holds.take hn hpits (hsub c hc)) (fun d hd => ?_)
      (hm₂ ▸ hx.take hn hc) (by omega)
    rw [Bool.or_eq_false_iff] at hd ⊢
    exact ⟨hsub d hd.1, hd.2⟩

theorem isTile_zero (hn : n ≤ 8) {l : Nat} (hl : 0 < l) : IsTile 0 (fun _ : Cell n => 0) l :=
  ⟨fun c => iff_of_false (by omega) (zero_ne_tile hn c), .inl rfl⟩

/-- The words of a board before the first turn. -/
theorem represents_initial (hn : n ≤ 8) (h₀ : 0 < n) {pits : UInt64} {pitsAt : Cell n → Bool}
    (hpits : Holds pits pitsAt) (w g : Cell n) :
    Represents pits (single w.word) (Machine.initial w.word g.word)
      (HunterWumpus.initial h₀ w g pitsAt) := by
  have hrange : Tokens.InRange ⟨w.word, 0, g.word, 0, 0, 0, 0, 0⟩ :=
    { wumpus := toNat_word_lt hn w
      player := (by decide : (0 : UInt64).toNat < 64)
      gold := toNat_word_lt hn g
      tile3 := (by decide : (0 : UInt64).toNat < 128)
      tile2 := (by decide : (0 : UInt64).toNat < 128)
      tile1 := (by decide : (0 : UInt64).toNat < 128)
      arrived := (by decide : (0 : UInt64).toNat < 2)
      status := (by decide : (0 : UInt64).toNat < 8) }
  have hread : read (Machine.initial w.word g.word) = ⟨w.word, 0, g.word, 0, 0, 0, 0, 0⟩ :=
    read_word hrange
  exact
    { word := congrArg Tokens.word hread
      pits := hpits
      visited := holds_single hn w
      wumpus := by rw [hread]; rfl
      player := by rw [hread]; rfl
      gold := by rw [hread]; rfl
      tile3 := by rw [hread]; exact isTile_zero hn (by decide)
      tile2 := by rw [hread]; exact isTile_zero hn (by decide)
      tile1 := by rw [hread]; exact isTile_zero hn (by decide)
      scent_le := fun _ => Nat.zero_le 3
      arrived := by rw [hread]; rfl
      status := by rw [hread]; rfl }

/-- **Claim.** The kernel's first words represent the state that the specification's reset samples
by the same words of the stream, two and one for each pit. -/
theorem init_correct (hp : Describes size numPits H) (key t : UInt64) :
    Represents (init0 size numPits key t) (init1 size numPits key t) (init2 size numPits key t)
      (H.toEnv.reset.sample (Random.stream key t (H.numPits + 2))) := by
  have hn := hp.size_le
  have h₂ := H.two_le_size
  have h₀ : 0 < n := by omega
  have hk := H.numPits_le
  have hle : n * n ≤ 8 * 8 := Nat.mul_le_mul hn hn
  have hsq : (size * size).toNat = n * n := by
    rw [UInt32.toNat_mul, hp.size]; exact Nat.mod_eq_of_lt (by omega)
  have hsub (j : UInt32) (hj : j.toNat ≤ 3) : (size * size - j).toNat = n * n - j.toNat := by
    rw [UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le]; omega), hsq]
  have hm₁ : (size * size - 1).toNat = n * n - 1 := hsub 1 (by decide)
  have hm₂ : (size * size - 2).toNat = n * n - 1 - 1 := hsub 2 (by decide)
  have hm₃ : (size * size - 3).toNat = n * n - 1 - 1 - 1 := hsub 3 (by decide)
  have hstart : single (start h₀).word = 1 := rfl
  have f₁ := (free_grid hp.toNat_size h₂ hn).take hn (c := start h₀) rfl
  have hinside : grid size.toUInt64 ^^^ 1 = inside size := rfl
  simp only [hstart, Bool.false_or] at f₁
  rw [← hm₁, hinside] at f₁
  obtain ⟨w, hw, hdraw₁, hrun₁⟩ := f₁.draw hn (by omega) (start h₀) (Random.word key t)
  have f₂ := f₁.take hn hw
  rw [hm₁, ← hm₂] at f₂
  obtain ⟨g, hg, hdraw₂, hrun₂⟩ := f₂.draw hn (by omega) (start h₀) (Random.word key (t + 1))
  have f₃ := f₂.take hn hg
  rw [hm₂, ← hm₃] at f₃
  have hwumpus : drawWumpus size key t = w.word := hdraw₁
  have hgold : drawGold size w.word key t = g.word := hdraw₂
  have hsums := f₁.sums_draw (by omega) (Random.word key t)
  rw [hdraw₁] at hsums
  have hsums' := f₂.sums_draw (by omega) (Random.word key (t + 1))
  rw [hdraw₂] at hsums'
  have hzero : t + 1 + (0 : UInt32).toUInt64 = t + 1 := UInt64.add_zero (t + 1)
  have hsub₀ : size * size - 2 - 0 = size * size - 2 := UInt32.sub_zero _
  have hsub₁ : size * size - 2 - 1 = size * size - 3 := by grind
  have hK : (numPits + 1).toNat = H.numPits + 1 := by
    rw [UInt32.toNat_add, hp.numPits, UInt32.toNat_one]; omega
  have hpits := holds_leave hn (start h₀) (k := H.numPits)
    (start := inside size ^^^ single w.word ^^^ single g.word) (m := size * size - 2)
    (K := numPits + 1) (j := 1) (pitsAt := fun _ => false) (by rw [hK, UInt32.toNat_one]; omega)
    hsums' (by
      intro j
      rw [UInt64.xor_self, UInt64.toNat_zero, Nat.zero_testBit]
      exact iff_of_false (by decide) fun ⟨_, _, h⟩ => Bool.false_ne_true h)
    (fun _ _ => rfl) (hsub₁.symm ▸ f₃) (by rw [hsub₁]; omega) key (t + 1)
  have hdrawPits : drawPits size numPits w.word g.word key t =
      inside size ^^^ single w.word ^^^ single g.word ^^^
        if 1 < numPits + 1 then
          leave (inside size ^^^ single w.word ^^^ single g.word)
            (Bits.sums (inside size ^^^ single w.word))
            (Bits.byte (Bits.sums (inside size ^^^ single w.word))
              (choice (size * size - 2) (Random.word key (t + 1))))
            (size * size - 2) (numPits + 1) 1 key (t + 1)
        else inside size ^^^ single w.word ^^^ single g.word := by
    rw [drawPits, leave_eq hsums, hzero, hsub₀, UInt32.zero_add]
    rw [show draw (inside size ^^^ single w.word) (size * size - 2) (Random.word key (t + 1)) =
      g.word from hdraw₂]
  rw [← hdrawPits] at hpits
  have hsample : H.toEnv.reset.sample (Random.stream key t (H.numPits + 2)) =
      HunterWumpus.initial h₀ w g
        ((HunterWumpus.drawPits (start h₀)
          (fun c => decide (c = start h₀) || decide (c = w) || decide (c = g)) (fun _ => false)
          H.numPits).sample (Random.stream key (t + 1 + 1) H.numPits)) := by
    change (HunterWumpus.reset H).sample _ = _
    rw [HunterWumpus.reset, Random.stream, Random.stream, sample_bind_of_run (hrun₁ _),
      sample_bind_of_run (hrun₂ _), Draw.sample_map]
  rw [hsample, init0, init1, init2, hwumpus, hgold]
  exact represents_initial hn h₀ hpits w g

/-- The first words of a longer stretch of a stream. -/
theorem exists_stream_add (key t : UInt64) (j k : Nat) :
    ∃ us, Random.stream key t (j + k) = Random.stream key t j ++ us := by
  induction j generalizing t with
  | zero => exact ⟨Random.stream key t k, by rw [Nat.zero_add]; rfl⟩
  | succ j ih =>
    obtain ⟨us, h⟩ := ih (t + 1)
    exact ⟨us, by rw [Nat.succ_add, Random.stream, Random.stream, h, List.cons_append]⟩

/-- **Claim.** The `64` words of the stream that a reset takes suffice for every game on a grid of
side up to `8`: two words and one for each pit are at most `63`, and what the reset samples by the
`64` words, and whatever others after them, is what it samples by these alone. -/
theorem reset_sample_stream (H : HunterWumpus n) (hn : n ≤ 8) (key t : UInt64)
    (us : List UInt64) :
    H.numPits + 2 ≤ 63 ∧ H.toEnv.reset.sample (Random.stream key t 64 ++ us) =
      H.toEnv.reset.sample (Random.stream key t (H.numPits + 2)) := by
  have hk := H.numPits_le
  have hle : n * n ≤ 8 * 8 := Nat.mul_le_mul hn hn
  obtain ⟨vs, h⟩ := exists_stream_add key t (H.numPits + 2) (62 - H.numPits)
  rw [show H.numPits + 2 + (62 - H.numPits) = 64 by omega] at h
  have hwords : H.numPits + 2 ≤ (Random.stream key t (H.numPits + 2)).length :=
    Nat.le_of_eq (Random.length_stream _ _ _).symm
  rw [h, List.append_assoc]
  exact ⟨by omega, (within_reset H).sample_append hwords _⟩

/-! ### The states that words represent -/

/-- Every set of cells has a word, here those whose word is below `N`. -/
theorem exists_holds_below (hn : n ≤ 8) (f : Cell n → Bool) (N : Nat) :
    ∃ x : UInt64, ∀ j, x.toNat.testBit j = true ↔ ∃ c, c.word.toNat = j ∧ f c = true ∧ j < N := by
  induction N with
  | zero =>
    refine ⟨0, fun j => ?_⟩
    rw [UInt64.toNat_zero, Nat.zero_testBit]
    exact iff_of_false (by decide) fun ⟨_, _, _, h⟩ => Nat.not_lt_zero j h
  | succ N ih =>
    obtain ⟨x, hx⟩ := ih
    by_cases h : ∃ c : Cell n, c.word.toNat = N ∧ f c = true
    · obtain ⟨d, hd, hf⟩ := h
      refine ⟨x ||| single d.word, fun j => ?_⟩
      rw [UInt64.toNat_or, Nat.testBit_or, testBit_single hn, Bool.or_eq_true, hx,
        decide_eq_true_eq]
      constructor
      · rintro (⟨c, hc, hfc, hj⟩ | hj)
        · exact ⟨c, hc, hfc, Nat.lt_succ_of_lt hj⟩
        · exact ⟨d, hj, hf, by omega⟩
      · rintro ⟨c, hc, hfc, hj⟩
        by_cases hjN : j < N
        · exact .inl ⟨c, hc, hfc, hjN⟩
        · exact .inr (by omega)
    · refine ⟨x, fun j => ?_⟩
      rw [hx]
      constructor
      · exact fun ⟨c, hc, hfc, hj⟩ => ⟨c, hc, hfc, Nat.lt_succ_of_lt hj⟩
      · rintro ⟨c, hc, hfc, hj⟩
        refine ⟨c, hc, hfc, ?_⟩
        have : j ≠ N := fun he => h ⟨c, hc.trans he, hfc⟩
        omega

theorem exists_holds (hn : n ≤ 8) (f : Cell n → Bool) : ∃ x : UInt64, Holds x f := by
  obtain ⟨x, hx⟩ := exists_holds_below hn f 64
  refine ⟨x, fun j => (hx j).trans ?_⟩
  exact ⟨fun ⟨c, hc, hf, _⟩ => ⟨c, hc, hf⟩,
    fun ⟨c, hc, hf⟩ => ⟨c, hc, hf, hc ▸ toNat_word_lt hn c⟩⟩

/-- **Claim.** Every state that can be reached on a grid of side up to `8` is represented by
words. -/
theorem exists_represents_of_reachable (hn : n ≤ 8) {s : State n} (h : H.toEnv.Reachable s) :
    ∃ pits visited tokens, Represents pits visited tokens s := by
  induction h with
  | reset h =>
    obtain ⟨w, -, h⟩ := Draw.mem_bind.mp h
    obtain ⟨g, -, h⟩ := Draw.mem_bind.mp h
    obtain ⟨pitsAt, -, rfl⟩ := Draw.mem_map.mp h
    obtain ⟨pits, hpits⟩ := exists_holds hn pitsAt
    exact ⟨pits, _, _, represents_initial hn _ hpits w g⟩
  | @step s a r _ hr ih =>
    obtain ⟨pits, visited, tokens, h⟩ := ih
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
    rw [HunterWumpus.step]
    split
    · have hs : (UInt64.ofNat n).toNat = n :=
        UInt64.toNat_ofNat_of_lt' (show n < 18446744073709551616 by omega)
      exact ⟨pits, _, _, (h.tokens_next hn hs a u).2⟩
    · exact ⟨pits, visited, tokens, h⟩

/-- **Claim.** Words represent at most one state. -/
theorem represents_unique {pits visited tokens : UInt64} {s s' : State n} (hn : n ≤ 8)
    (h : Represents pits visited tokens s) (h' : Represents pits visited tokens s') : s = s' := by
  have hscent : s.scent = s'.scent := by
    funext c
    have h₁ := (h.tile1.iff c).trans (h'.tile1.iff c).symm
    have h₂ := (h.tile2.iff c).trans (h'.tile2.iff c).symm
    have h₃ := (h.tile3.iff c).trans (h'.tile3.iff c).symm
    have h₄ := h.scent_le c
    have h₅ := h'.scent_le c
    omega
  have harrived : s.arrivedVisited = s'.arrivedVisited := by
    have ha := h.arrived.symm.trans h'.arrived
    cases ha₁ : s.arrivedVisited <;> cases ha₂ : s'.arrivedVisited <;> rw [ha₁, ha₂] at ha
    · exact absurd ha (by decide)
    · exact absurd ha (by decide)
  have hpits := h.pits.unique h'.pits hn
  have hvisited := h.visited.unique h'.visited hn
  have hwumpus := (word_inj hn).mp (h.wumpus.symm.trans h'.wumpus)
  have hplayer := (word_inj hn).mp (h.player.symm.trans h'.player)
  have hgold := (word_inj hn).mp (h.gold.symm.trans h'.gold)
  have hstatus := Status.word_inj.mp (h.status.symm.trans h'.status)
  cases s; cases s'
  simp only at hscent harrived hpits hvisited hwumpus hplayer hgold hstatus
  subst hscent harrived hpits hvisited hwumpus hplayer hgold hstatus
  rfl

/-- **Claim.** For a state that words represent, also one that no game leads to, each component of
the observation lies between `0` and `1`. -/
theorem observe_in_bounds {pits visited tokens : UInt64} {s : State n}
    (h : Represents pits visited tokens s) :
    (0 ≤ (observe s).wumpusX ∧ (observe s).wumpusX ≤ 1) ∧
      (0 ≤ (observe s).wumpusY ∧ (observe s).wumpusY ≤ 1) ∧
      (0 ≤ (observe s).playerX ∧ (observe s).playerX ≤ 1) ∧
      (0 ≤ (observe s).playerY ∧ (observe s).playerY ≤ 1) ∧
      (0 ≤ (observe s).stench ∧ (observe s).stench ≤ 1) ∧
      (0 ≤ (observe s).scent ∧ (observe s).scent ≤ 1) ∧
      (0 ≤ (observe s).arrivedVisited ∧ (observe s).arrivedVisited ≤ 1) ∧
      0 ≤ (observe s).pitAdjacent ∧ (observe s).pitAdjacent ≤ 1 :=
  ⟨mkRat_bounds (Nat.le_sub_one_of_lt s.wumpus.x.isLt),
    mkRat_bounds (Nat.le_sub_one_of_lt s.wumpus.y.isLt),
    mkRat_bounds (Nat.le_sub_one_of_lt s.player.x.isLt),
    mkRat_bounds (Nat.le_sub_one_of_lt s.player.y.isLt), ite_bounds _,
    mkRat_bounds (h.scent_le _), ite_bounds _, ite_bounds _⟩

end Spec.HunterWumpus.Kernel
