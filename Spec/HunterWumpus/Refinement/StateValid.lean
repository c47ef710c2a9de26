module

public import Spec.HunterWumpus.Consistent
public import Spec.HunterWumpus.Refinement
public import Spec.HunterWumpus.Refinement.Select

/-!
# The words of HunterWumpus's states

The kernel accepts exactly the words that represent a consistent state, and these are one triple of
words for each state.

## Main definitions

* `Machine.OnGrid`: all bits of a word are those of cells.
* `Machine.stateOf`: the state that words represent.

## Main statements

* `Machine.wellFormed_iff`: the words that represent a state.
* `Machine.Represents.consistent_iff`: those of a state that is consistent.
* `Kernel.stateValid_iff`: the words that the kernel accepts.
* `Machine.Represents.words_unique`: a state is represented by at most one triple of words.
-/

@[expose] public section

namespace Spec.HunterWumpus.Machine

open Spec.MDP Spec.MDP.Word
open Spec.Word (head_lt)

variable {n : Nat}

/-! ### Cells of the grid -/

/-- All bits of the word are those of cells of the grid of side `n`. -/
def OnGrid (n : Nat) (x : UInt64) : Prop :=
  ∀ j, x.toNat.testBit j = true → ∃ c : Cell n, c.word.toNat = j

theorem onGrid_zero : OnGrid n 0 := by
  intro j h
  rw [UInt64.toNat_zero, Nat.zero_testBit] at h
  exact Bool.noConfusion h

theorem onGrid_or {x y : UInt64} : OnGrid n (x ||| y) ↔ OnGrid n x ∧ OnGrid n y := by
  constructor
  · refine fun h => ⟨fun j hj => h j ?_, fun j hj => h j ?_⟩ <;>
      rw [UInt64.toNat_or, Nat.testBit_or, hj]
    · rw [Bool.true_or]
    · rw [Bool.or_true]
  · rintro ⟨hx, hy⟩ j hj
    rw [UInt64.toNat_or, Nat.testBit_or, Bool.or_eq_true] at hj
    exact hj.elim (hx j) (hy j)

/-- A word of cells has those whose bit it has. -/
theorem OnGrid.holds {x : UInt64} (h : OnGrid n x) :
    Holds (n := n) x fun c => x.toNat.testBit c.word.toNat := by
  intro j
  constructor
  · intro hj
    obtain ⟨c, rfl⟩ := h j hj
    exact ⟨c, rfl, hj⟩
  · rintro ⟨c, rfl, hc⟩; exact hc

theorem Holds.onGrid {x : UInt64} {f : Cell n → Bool} (h : Holds x f) : OnGrid n x := by
  intro j hj
  obtain ⟨c, hc, -⟩ := (h j).mp hj
  exact ⟨c, hc⟩

theorem onGrid_single_iff (hn : n ≤ 8) {x : UInt64} (hx : x.toNat < 64) :
    OnGrid n (single x) ↔ ∃ c : Cell n, x = c.word := by
  constructor
  · intro h
    have hpow : 2 ^ x.toNat < 2 ^ 64 := Nat.pow_lt_pow_right (by decide) hx
    obtain ⟨c, hc⟩ := h x.toNat (by
      rw [single, UInt64.toNat_shiftLeft, UInt64.toNat_one, Nat.mod_eq_of_lt hx, Nat.one_shiftLeft,
        Nat.mod_eq_of_lt hpow, Nat.testBit_two_pow, decide_eq_true rfl])
    exact ⟨c, UInt64.toNat_inj.mp hc.symm⟩
  · rintro ⟨c, rfl⟩; exact (holds_single hn c).onGrid

/-- The kernel's test of a word of cells. -/
theorem or_grid_eq_iff {size : UInt64} (hs : size.toNat = n) (h₂ : 2 ≤ n) (hn : n ≤ 8)
    {x : UInt64} : x ||| grid size = grid size ↔ OnGrid n x := by
  have hgrid := (Kernel.free_grid hs h₂ hn).holds
  constructor
  · intro h j hj
    obtain ⟨c, hc, -⟩ := (hgrid j).mp (by
      rw [← h, UInt64.toNat_or, Nat.testBit_or, hj, Bool.true_or])
    exact ⟨c, hc⟩
  · intro h
    rw [← UInt64.toNat_inj]
    refine Nat.eq_of_testBit_eq fun j => ?_
    rw [UInt64.toNat_or, Nat.testBit_or, Bool.or_eq_right_iff_imp]
    intro hj
    obtain ⟨c, hc⟩ := h j hj
    exact (hgrid j).mpr ⟨c, hc, rfl⟩

/-! ### Tiles -/

theorem single_tile (hn : n ≤ 8) (c : Cell n) : single (64 + c.word) = single c.word := by
  have hc := toNat_word_lt hn c
  rw [← UInt64.toNat_inj, single, single, UInt64.toNat_shiftLeft, UInt64.toNat_shiftLeft,
    toNat_tile hn, Nat.add_mod_left]

/-- The kernel's test of a tile. -/
theorem isTile_iff (hn : n ≤ 8) {tile : UInt64} (ht : tile.toNat < 128) :
    (63 ≤ tile - 1 ∧ OnGrid n (cellOf tile)) ↔ tile = 0 ∨ ∃ c : Cell n, tile = 64 + c.word := by
  rw [cellOf, choose_eq]
  by_cases h₀ : tile = 0
  · rw [h₀, if_pos rfl]
    exact iff_of_true ⟨by decide, onGrid_zero⟩ (.inl rfl)
  · have hpos : tile.toNat ≠ 0 := fun h => h₀ (UInt64.toNat_inj.mp h)
    have hone : (1 : UInt64).toNat = 1 := rfl
    have hsub : (tile - 1).toNat = tile.toNat - 1 := by
      rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]; rfl
    rw [if_neg h₀, or_iff_right h₀, UInt64.le_iff_toNat_le, hsub,
      show (63 : UInt64).toNat = 63 from rfl]
    constructor
    · rintro ⟨hle, h⟩
      have hx : (tile - 64).toNat = tile.toNat - 64 := by
        rw [UInt64.toNat_sub_of_le _ _ (by
          rw [UInt64.le_iff_toNat_le, show (64 : UInt64).toNat = 64 from rfl]; omega)]
        rfl
      have hsame : single tile = single (tile - 64) := by
        rw [← UInt64.toNat_inj, single, single, UInt64.toNat_shiftLeft, UInt64.toNat_shiftLeft, hx,
          show tile.toNat % 64 = (tile.toNat - 64) % 64 by omega]
      rw [hsame, onGrid_single_iff hn (by omega)] at h
      obtain ⟨c, hc⟩ := h
      refine ⟨c, ?_⟩
      rw [← hc, UInt64.add_comm, UInt64.sub_add_cancel]
    · rintro ⟨c, rfl⟩
      refine ⟨by rw [toNat_tile hn]; omega, ?_⟩
      rw [single_tile hn]
      exact (holds_single hn c).onGrid

theorem shared_eq_zero_iff {x y : UInt64} : shared x y = 0 ↔ (x = y → x = 0) := by
  rw [shared, choose_eq]
  split
  · next h => exact ⟨fun h₀ _ => h₀, fun h₀ => h₀ h⟩
  · next h => exact iff_of_true rfl fun he => absurd he h

/-! ### States -/

/-- The state that the words represent, if its cells are those of the tokens. -/
noncomputable def stateOf (pits visited : UInt64) (t : Tokens) (wumpus player gold : Cell n) :
    State n where
  gold := gold
  pits c := pits.toNat.testBit c.word.toNat
  wumpus := wumpus
  player := player
  scent c := (scent t c.word).toNat
  visited c := visited.toNat.testBit c.word.toNat
  arrivedVisited := t.arrived == 1
  status := if t.status = 0 then .ongoing else if t.status = 1 then .wumpusLostPit
    else if t.status = 2 then .playerLostWumpus else if t.status = 3 then .playerLostPit
    else .playerWon

theorem word_status {x : UInt64} (h : x ≤ 4) :
    x = (if x = 0 then Status.ongoing else if x = 1 then .wumpusLostPit
      else if x = 2 then .playerLostWumpus else if x = 3 then .playerLostPit
      else .playerWon).word := by
  repeat' split
  all_goals first
    | assumption
    | rw [UInt64.le_iff_toNat_le] at h
      simp only [← UInt64.toNat_inj] at *
      simp only [Status.word, UInt64.reduceToNat] at *
      omega

/-- Different tiles tell the scent of each cell. -/
theorem isTile_scent (hn : n ≤ 8) {t : Tokens} (h₁ : t.tile3 = t.tile2 → t.tile3 = 0)
    (h₂ : t.tile3 = t.tile1 → t.tile3 = 0) (h₃ : t.tile2 = t.tile1 → t.tile2 = 0) (c : Cell n) :
    ((scent t c.word).toNat = 3 ↔ t.tile3 = 64 + c.word) ∧
      ((scent t c.word).toNat = 2 ↔ t.tile2 = 64 + c.word) ∧
      ((scent t c.word).toNat = 1 ↔ t.tile1 = 64 + c.word) ∧ (scent t c.word).toNat ≤ 3 := by
  have h₀ := zero_ne_tile hn c
  rw [scent, choose_eq, choose_eq, choose_eq]
  repeat' split
  all_goals grind

theorem read_inRange (x : UInt64) : (read x).InRange where
  wumpus := head_lt (k := 6) (by decide) _
  player := head_lt (k := 6) (by decide) _
  gold := head_lt (k := 6) (by decide) _
  tile3 := head_lt (k := 7) (by decide) _
  tile2 := head_lt (k := 7) (by decide) _
  tile1 := head_lt (k := 7) (by decide) _
  arrived := head_lt (k := 1) (by decide) _
  status := head_lt (k := 3) (by decide) _

theorem Represents.stateOf {pits visited tokens : UInt64} {w p g : Cell n} (hn : n ≤ 8)
    (hword : (read tokens).word = tokens) (hpits : OnGrid n pits) (hvisited : OnGrid n visited)
    (hw : (read tokens).wumpus = w.word) (hp : (read tokens).player = p.word)
    (hg : (read tokens).gold = g.word)
    (h₃ : (read tokens).tile3 = 0 ∨ ∃ c : Cell n, (read tokens).tile3 = 64 + c.word)
    (h₂ : (read tokens).tile2 = 0 ∨ ∃ c : Cell n, (read tokens).tile2 = 64 + c.word)
    (h₁ : (read tokens).tile1 = 0 ∨ ∃ c : Cell n, (read tokens).tile1 = 64 + c.word)
    (h₃₂ : (read tokens).tile3 = (read tokens).tile2 → (read tokens).tile3 = 0)
    (h₃₁ : (read tokens).tile3 = (read tokens).tile1 → (read tokens).tile3 = 0)
    (h₂₁ : (read tokens).tile2 = (read tokens).tile1 → (read tokens).tile2 = 0)
    (hstatus : (read tokens).status ≤ 4) :
    Represents pits visited tokens (stateOf pits visited (read tokens) w p g) where
  word := hword
  pits := hpits.holds
  visited := hvisited.holds
  wumpus := hw
  player := hp
  gold := hg
  tile3 := ⟨fun c => (isTile_scent hn h₃₂ h₃₁ h₂₁ c).1, h₃⟩
  tile2 := ⟨fun c => (isTile_scent hn h₃₂ h₃₁ h₂₁ c).2.1, h₂⟩
  tile1 := ⟨fun c => (isTile_scent hn h₃₂ h₃₁ h₂₁ c).2.2.1, h₁⟩
  scent_le c := (isTile_scent hn h₃₂ h₃₁ h₂₁ c).2.2.2
  arrived := by
    have h := (read_inRange tokens).arrived
    rw [Machine.stateOf]
    simp only [beq_iff_eq]
    split
    · assumption
    · next hne =>
      rw [← UInt64.toNat_inj, UInt64.toNat_one] at hne
      rw [← UInt64.toNat_inj, UInt64.toNat_zero]
      omega
  status := word_status hstatus

/-- Two present tiles that are one cell have one scent. -/
theorem IsTile.shared {x y : UInt64} {f : Cell n → Nat} {l m : Nat}
    (hx : IsTile x f l) (hy : IsTile y f m) (hlm : l ≠ m) (he : x = y) : x = 0 := by
  rcases hx.absent_or with h | ⟨c, h⟩
  · exact h
  · exact absurd (((hx.iff c).mpr h).symm.trans ((hy.iff c).mpr (he ▸ h))) hlm

/-- The words that represent a state, whether it can occur or not. -/
theorem wellFormed_iff {size : UInt64} (hs : size.toNat = n) (h₂ : 2 ≤ n) (hn : n ≤ 8)
    {pits visited tokens : UInt64} :
    wellFormed size pits visited tokens = 1 ↔
      ∃ s : State n, Represents pits visited tokens s := by
  have hr := read_inRange tokens
  rw [wellFormed]
  simp only [bit_and, bit_eq_one_iff, or_grid_eq_iff hs h₂ hn, named, onGrid_or,
    UInt64.or_eq_zero_iff, shared_eq_zero_iff, and_assoc]
  constructor
  · rintro ⟨hp, hv, hw, hpl, hg, t3, t2, t1, hword, s3, s2, s1, a, b, c, hst⟩
    obtain ⟨w, hw⟩ := (onGrid_single_iff hn hr.wumpus).mp hw
    obtain ⟨p, hpl⟩ := (onGrid_single_iff hn hr.player).mp hpl
    obtain ⟨g, hg⟩ := (onGrid_single_iff hn hr.gold).mp hg
    exact ⟨_, .stateOf hn hword hp hv hw hpl hg ((isTile_iff hn hr.tile3).mp ⟨s3, t3⟩)
      ((isTile_iff hn hr.tile2).mp ⟨s2, t2⟩) ((isTile_iff hn hr.tile1).mp ⟨s1, t1⟩) a b c hst⟩
  · rintro ⟨s, h⟩
    obtain ⟨s3, t3⟩ := (isTile_iff hn hr.tile3).mpr h.tile3.absent_or
    obtain ⟨s2, t2⟩ := (isTile_iff hn hr.tile2).mpr h.tile2.absent_or
    obtain ⟨s1, t1⟩ := (isTile_iff hn hr.tile1).mpr h.tile1.absent_or
    exact ⟨h.pits.onGrid, h.visited.onGrid, (onGrid_single_iff hn hr.wumpus).mpr ⟨_, h.wumpus⟩,
      (onGrid_single_iff hn hr.player).mpr ⟨_, h.player⟩,
      (onGrid_single_iff hn hr.gold).mpr ⟨_, h.gold⟩, t3, t2, t1, h.word, s3, s2, s1,
      h.tile3.shared h.tile2 (by decide), h.tile3.shared h.tile1 (by decide),
      h.tile2.shared h.tile1 (by decide), by rw [h.status]; cases s.status <;> decide⟩

/-! ### One triple of words -/

theorem Holds.words_unique {x y : UInt64} {f : Cell n → Bool} (hx : Holds x f) (hy : Holds y f) :
    x = y := by
  rw [← UInt64.toNat_inj]
  refine Nat.eq_of_testBit_eq fun j => ?_
  rw [Bool.eq_iff_iff, hx, hy]

theorem IsTile.words_unique {x y : UInt64} {f : Cell n → Nat} {l : Nat} (hx : IsTile x f l)
    (hy : IsTile y f l) : x = y := by
  rcases hx.absent_or with h | ⟨c, h⟩
  · rcases hy.absent_or with h' | ⟨d, h'⟩
    · rw [h, h']
    · rw [h', (hx.iff d).mp ((hy.iff d).mpr h')]
  · rw [h, (hy.iff c).mp ((hx.iff c).mpr h)]

/-- **Claim.** A state is represented by at most one triple of words. -/
theorem Represents.words_unique {pits visited tokens pits' visited' tokens' : UInt64}
    {s : State n} (h : Represents pits visited tokens s)
    (h' : Represents pits' visited' tokens' s) :
    pits = pits' ∧ visited = visited' ∧ tokens = tokens' := by
  refine ⟨h.pits.words_unique h'.pits, h.visited.words_unique h'.visited, ?_⟩
  rw [← h.word, ← h'.word]
  congr 1
  exact Tokens.ext (h.wumpus.trans h'.wumpus.symm) (h.player.trans h'.player.symm)
    (h.gold.trans h'.gold.symm) (h.tile3.words_unique h'.tile3) (h.tile2.words_unique h'.tile2)
    (h.tile1.words_unique h'.tile1) (h.arrived.trans h'.arrived.symm)
    (h.status.trans h'.status.symm)

/-! ### Consistent states -/

variable {H : HunterWumpus n} {pits visited tokens : UInt64} {s : State n}

theorem Represents.statusOf (h : Represents pits visited tokens s) (hn : n ≤ 8) :
    statusOf pits (read tokens) = (HunterWumpus.statusOf s).word := by
  rw [Machine.statusOf, HunterWumpus.statusOf, h.wumpus, h.player, h.gold]
  simp only [choose_eq, h.pits.bitAt_eq_one hn, word_inj hn]
  repeat' split
  all_goals rfl

theorem Represents.bothEnded_iff (h : Represents pits visited tokens s) (hn : n ≤ 8) :
    bothEnded pits (read tokens) = 0 ↔
      (s.pits s.wumpus = true → s.pits s.player = false ∧ s.player ≠ s.gold) := by
  rw [bothEnded, h.wumpus, h.player, h.gold, choose_eq, h.pits.bitAt hn, h.pits.bitAt hn]
  simp only [word_inj hn]
  by_cases hg : s.player = s.gold <;> cases s.pits s.wumpus <;> cases s.pits s.player <;>
    simp [hg]

theorem Represents.scent_inj (h : Represents pits visited tokens s) (hn : n ≤ 8) (c d : Cell n)
    (hc : 0 < s.scent c) (hcd : s.scent c = s.scent d) : c = d := by
  have hle := h.scent_le c
  have same {tile : UInt64} {l : Nat} (ht : IsTile tile s.scent l) (hl : s.scent c = l) : c = d :=
    (tile_inj hn).mp (((ht.iff c).mp hl).symm.trans ((ht.iff d).mp (hcd.symm.trans hl)))
  have hcases : s.scent c = 1 ∨ s.scent c = 2 ∨ s.scent c = 3 := by omega
  rcases hcases with hl | hl | hl
  · exact same h.tile1 hl
  · exact same h.tile2 hl
  · exact same h.tile3 hl

theorem and_or_left {x y z : UInt64} : x &&& (y ||| z) = x &&& y ||| x &&& z := by
  rw [← UInt64.toNat_inj]
  simp only [UInt64.toNat_and, UInt64.toNat_or, Nat.and_or_distrib_left]

/-- No pit is a tile exactly when no pit smells. -/
theorem Represents.and_cellOf_iff (h : Represents pits visited tokens s) (hn : n ≤ 8)
    {tile : UInt64} {l : Nat} (ht : IsTile tile s.scent l) :
    pits &&& cellOf tile = 0 ↔ ∀ c, s.pits c = true → s.scent c ≠ l := by
  rw [cellOf, choose_eq]
  rcases ht.absent_or with h₀ | ⟨d, hd⟩
  · rw [if_pos h₀]
    refine iff_of_true UInt64.and_zero fun c _ hc => ?_
    exact zero_ne_tile hn c (h₀.symm.trans ((ht.iff c).mp hc))
  · rw [if_neg fun h₀ => zero_ne_tile hn d (h₀.symm.trans hd), hd, single_tile hn]
    have hscent := (ht.iff d).mpr hd
    constructor
    · intro hand c hc hl
      have hcd : c = d := (tile_inj hn).mp (((ht.iff c).mp hl).symm.trans hd)
      subst hcd
      have hbit := congrArg (fun x : UInt64 => x.toNat.testBit c.word.toNat) hand
      simp only [UInt64.toNat_and, Nat.testBit_and, h.pits.testBit_word hn, hc,
        testBit_single hn, UInt64.toNat_zero, Nat.zero_testBit, decide_true, Bool.and_self] at hbit
      exact Bool.noConfusion hbit
    · intro hall
      rw [← UInt64.toNat_inj, UInt64.toNat_zero]
      refine Nat.eq_of_testBit_eq fun j => ?_
      rw [UInt64.toNat_and, Nat.testBit_and, testBit_single hn, Nat.zero_testBit]
      by_cases hj : d.word.toNat = j
      · rw [← hj, h.pits.testBit_word hn, Bool.and_eq_false_iff]
        cases hp : s.pits d
        · exact .inl rfl
        · exact absurd hscent (hall d hp)
      · rw [decide_eq_false hj, Bool.and_false]

/-- The kernel's test of words that represent a state. -/
theorem Represents.consistent_iff (h : Represents pits visited tokens s) (hn : n ≤ 8)
    {numPits ones : UInt64} (hcount : ones = numPits ↔ (cells n).countP s.pits = H.numPits) :
    consistent numPits ones pits visited (read tokens) = 1 ↔ Consistent H s := by
  have hzero : ∀ c : Cell n, Machine.bitAt pits c.word = 0 ↔ s.pits c = false := fun c => by
    rw [h.pits.bitAt hn]; cases s.pits c <;> decide
  have hstart : Machine.bitAt pits 0 = 0 ↔ s.pits (start H.size_pos) = false :=
    hzero (start H.size_pos)
  have hgold : s.gold.word = 0 ↔ s.gold = start H.size_pos := word_inj hn (d := start H.size_pos)
  rw [Machine.consistent]
  simp only [bit_and, bit_eq_one_iff, h.bothEnded_iff hn, h.statusOf hn, h.status, h.wumpus,
    h.gold, h.visited.bitAt_eq_one hn, and_or_left, UInt64.or_eq_zero_iff,
    h.and_cellOf_iff hn h.tile3, h.and_cellOf_iff hn h.tile2,
    h.and_cellOf_iff hn h.tile1, Status.word_inj, hcount, hstart, hzero, hgold, ne_eq,
    and_assoc]
  have hle := h.scent_le
  constructor
  · rintro ⟨hk, hs, hg, h₃, h₂, h₁, hgs, hv, hst, hb⟩
    have ho (hst' : s.status = .ongoing) := statusOf_eq_ongoing.mp (hst.symm.trans hst')
    refine { gold_not_pit := hg, gold_ne_start := hgs, start_not_pit := hs, countP_pits := hk,
             wumpus_not_pit := fun h => (ho h).1, player_not_pit := fun h => (ho h).2.1,
             player_ne_wumpus := fun h => (ho h).2.2.1, player_ne_gold := fun h => (ho h).2.2.2,
             scent_le := hle, scent_inj := ?_, scent_pit := ?_, visited_wumpus := hv,
             status_eq := hst, player_not_pit_of_fallen := fun h => (hb h).1,
             player_ne_gold_of_fallen := fun h => (hb h).2 }
    · exact h.scent_inj hn
    · intro c hc
      have := hle c
      have := h₁ c hc
      have := h₂ c hc
      have := h₃ c hc
      omega
  · intro hc
    have hl (l : Nat) (hl : 0 < l) (c : Cell n) (hp : s.pits c = true) : ¬ s.scent c = l := by
      rw [hc.scent_pit c hp]; omega
    exact ⟨hc.countP_pits, hc.start_not_pit, hc.gold_not_pit, hl 3 (by decide), hl 2 (by decide),
      hl 1 (by decide), hc.gold_ne_start, hc.visited_wumpus, hc.status_eq,
      fun he => ⟨hc.player_not_pit_of_fallen he, hc.player_ne_gold_of_fallen he⟩⟩

end Spec.HunterWumpus.Machine

namespace Spec.HunterWumpus.Kernel

open Spec.MDP Spec.MDP.Word Machine

variable {n : Nat} {H : HunterWumpus n} {size numPits : UInt32} {pits visited tokens : UInt64}
  {s : State n}

theorem ones_eq_iff (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    Bits.ones pits = numPits.toUInt64 ↔ (cells n).countP s.pits = H.numPits := by
  have hfree : Free pits (fun c => !s.pits c) ((List.range 64).countP pits.toNat.testBit) :=
    ⟨by simpa only [Bool.not_not] using h.pits, rfl⟩
  have hlen := hfree.length_free hp.size_le
  rw [free, ← List.countP_eq_length_filter] at hlen
  simp only [Bool.not_not] at hlen
  rw [← UInt64.toNat_inj, Bits.toNat_ones, UInt32.toNat_toUInt64, hp.numPits, ← hlen]

/-- **Claim.** The kernel accepts exactly the words that represent a consistent state. -/
theorem stateValid_iff (hp : Describes size numPits H) :
    stateValid size numPits pits visited tokens = true ↔
      ∃ s : State n, Represents pits visited tokens s ∧ Consistent H s := by
  have hand : stateValid size numPits pits visited tokens = true ↔
      wellFormed size.toUInt64 pits visited tokens = 1 ∧
        consistent numPits.toUInt64 (Bits.ones pits) pits visited (read tokens) = 1 := by
    rw [stateValid, beq_iff_eq, wellFormed, Machine.consistent]
    simp only [bit_and, bit_eq_one_iff]
  rw [hand, wellFormed_iff hp.toNat_size H.two_le_size hp.size_le]
  constructor
  · rintro ⟨⟨s, h⟩, hc⟩
    exact ⟨s, h, (h.consistent_iff hp.size_le (ones_eq_iff hp h)).mp hc⟩
  · rintro ⟨s, h, hc⟩
    exact ⟨⟨s, h⟩, (h.consistent_iff hp.size_le (ones_eq_iff hp h)).mpr hc⟩

end Spec.HunterWumpus.Kernel
