module

public import Spec.HunterWumpus.Implementation
public import Spec.HunterWumpus.Symmetry
public import Spec.MDP.Filled

/-!
# The table of HunterWumpus

Four words, equally likely, stand for the moves of the player. A table that the kernel of
HunterWumpus fills, of words from which is forgotten where the wumpus has been, is bisimilar to
HunterWumpus. So what an accepted certificate says of it holds of agents
(`Spec.Certificate.Agents`).

## Main definitions

* `branches`: the words that stand for the moves of the player.
* `Machine.Words.forget`, `Machine.Words.recall`: words without where the wumpus has been, and with
  it again.
* `Kernel.view`, `Kernel.listing`: the numbers of actions, and the words that a table lists.

## Main statements

* `Kernel.draws`: the words have the distribution of the player's move.
* `Kernel.exists_bisimulation`: a table that the kernel fills is HunterWumpus.
-/

@[expose] public noncomputable section

namespace Spec.HunterWumpus

open Spec.MDP
open Machine (Params Words Represents Tokens read bitAt)

variable {n : Nat} {H : HunterWumpus n} {p : Params} {w c : Words} {s s' : State n}

/-- The words that stand for the moves of the player: one for each direction. -/
def branches : List (Nat × List UInt64) :=
  [(1, [0]), (1, [0x4000000000000000]), (1, [0x8000000000000000]), (1, [0xc000000000000000])]

/-- The numbers of the actions. -/
def actionNumbers : Renaming Direction (Fin 4) :=
  ⟨Direction.toFin, direction, direction_toFin, toFin_direction⟩

/-! ### Where the wumpus has been -/

/-- The words without where the wumpus has been. -/
def Machine.Words.forget (w : Words) : Words :=
  ⟨w.pits, 0, Tokens.word { read w.tokens with arrived := 0 }⟩

/-- The words that follow some, by what is kept of them: the wumpus has been in one place more. -/
def Machine.Words.recall (w c : Words) : Words :=
  ⟨c.pits, w.visited ||| single (read c.tokens).wumpus,
    Tokens.word { read c.tokens with arrived := bitAt w.visited (read c.tokens).wumpus }⟩

theorem read_word_of_arrived {x a : UInt64} (ha : a.toNat < 2) :
    read (Tokens.word { read x with arrived := a }) = { read x with arrived := a } :=
  Machine.read_word { Machine.read_inRange x with arrived := ha }

theorem represents_forget (h : Represents w.pits w.visited w.tokens s) :
    Represents w.forget.pits w.forget.visited w.forget.tokens (forget s).toState := by
  have hread := read_word_of_arrived (x := w.tokens) (a := 0) (by decide)
  exact
    { word := congrArg Tokens.word hread
      pits := h.pits
      visited := fun j => by
        change (0 : UInt64).toNat.testBit j = true ↔ ∃ c : Cell n, _ ∧ false = true
        rw [UInt64.toNat_zero, Nat.zero_testBit]
        exact iff_of_false Bool.false_ne_true fun ⟨_, _, h⟩ => Bool.false_ne_true h
      wumpus := by rw [Words.forget, hread]; exact h.wumpus
      player := by rw [Words.forget, hread]; exact h.player
      gold := by rw [Words.forget, hread]; exact h.gold
      tile3 := by rw [Words.forget, hread]; exact h.tile3
      tile2 := by rw [Words.forget, hread]; exact h.tile2
      tile1 := by rw [Words.forget, hread]; exact h.tile1
      scent_le := h.scent_le
      arrived := by rw [Words.forget, hread]; rfl
      status := by rw [Words.forget, hread]; exact h.status }

theorem represents_recall (hn : n ≤ 8) (h : Represents w.pits w.visited w.tokens s)
    (hc : Represents c.pits c.visited c.tokens (forget s').toState)
    (hv : s'.visited = fun d => s.visited d || decide (d = s'.wumpus))
    (ha : s'.arrivedVisited = s.visited s'.wumpus) :
    Represents (w.recall c).pits (w.recall c).visited (w.recall c).tokens s' := by
  have hw : (read c.tokens).wumpus = s'.wumpus.word := hc.wumpus
  have hbit : bitAt w.visited (read c.tokens).wumpus = if s'.arrivedVisited then 1 else 0 := by
    rw [hw, h.visited.bitAt hn, ha]
  have hread := read_word_of_arrived (x := c.tokens)
    (a := bitAt w.visited (read c.tokens).wumpus) (by rw [hbit]; split <;> decide)
  exact
    { word := congrArg Tokens.word hread
      pits := hc.pits
      visited := by
        rw [Words.recall, hw, hv]
        exact h.visited.or (Machine.holds_single hn _)
      wumpus := by rw [Words.recall, hread]; exact hc.wumpus
      player := by rw [Words.recall, hread]; exact hc.player
      gold := by rw [Words.recall, hread]; exact hc.gold
      tile3 := by rw [Words.recall, hread]; exact hc.tile3
      tile2 := by rw [Words.recall, hread]; exact hc.tile2
      tile1 := by rw [Words.recall, hread]; exact hc.tile1
      scent_le := hc.scent_le
      arrived := by rw [Words.recall, hread]; exact hbit
      status := by rw [Words.recall, hread]; exact hc.status }

theorem words_eq (h : Represents w.pits w.visited w.tokens s)
    (hc : Represents c.pits c.visited c.tokens s) : w = c :=
  Words.ext (h.words_unique hc).1 (h.words_unique hc).2.1 (h.words_unique hc).2.2

/-! ### Tables -/

namespace Kernel

/-- **Claim.** The four words have the distribution of the move of the player: sampled by one of
them, all equally likely, a step of the game has its distribution. -/
theorem draws (hp : Describes p.size p.numPits H) : (refines hp).Draws fun _ _ => branches :=
  fun {_ s} _ a _ => Draw.branches_uniform (k := 3)
    (word := fun i => (branches.get i).2.headD 0) (by decide) fun i => step s (Machine.actionOf a)
      (direction i)

/-- The agent chooses the number of an action. -/
def view (hp : Describes p.size p.numPits H) : (refines hp).View H.toEnv 4 :=
  (refines hp).view actionNumbers (fun j => .ofNat j)
    (fun j => show UInt32.ofNat j < 4 by revert j; decide)
    fun j => show Machine.actionOf (.ofNat j) = direction j by revert j; decide

/-- A step from words and from what is kept of them. -/
theorem represents_step (hp : Describes p.size p.numPits H)
    (h : Represents w.pits w.visited w.tokens s) (a : UInt32) (u : UInt64) :
    let w₁ := machine.step p w a [u]
    let w₂ := machine.step p w.forget a [u]
    let s' := (step s (Machine.actionOf a) (direction (Draw.branch 3 u))).state
    Represents w₁.pits w₁.visited w₁.tokens s' ∧
      Represents w₂.forget.pits w₂.forget.visited w₂.forget.tokens (forget s').toState ∧
      machine.terminated p w₂ = machine.terminated p w₁ := by
  have h₁ := step_correct hp h a u
  have h₂ := step_correct hp (represents_forget h) a u
  rw [toEnv_sample] at h₁ h₂
  have hforget : forget (step s (Machine.actionOf a) (direction (Draw.branch 3 u))).state =
      forget (step (forget s).toState (Machine.actionOf a) (direction (Draw.branch 3 u))).state :=
    congrArg StepResult.state (forget_step s (Machine.actionOf a) (direction (Draw.branch 3 u)))
  have h₃ := represents_forget (w := machine.step p w.forget a [u]) h₂
  have hiff := terminated_iff (size := p.size) (numPits := p.numPits) h₂
  rw [← hforget] at h₃
  refine ⟨h₁, h₃, Bool.eq_iff_iff.mpr (hiff.trans ?_)⟩
  have hstatus : (step s (Machine.actionOf a) (direction (Draw.branch 3 u))).state.status =
    (step (forget s).toState (Machine.actionOf a) (direction (Draw.branch 3 u))).state.status :=
    congrArg Essential.status hforget
  rw [← hstatus]
  exact (terminated_iff (size := p.size) (numPits := p.numPits) h₁).symm

/-- The words that a table lists, without where the wumpus has been. -/
def listing {m : Nat} (hp : Describes p.size p.numPits H) (word : Fin m → Option Words)
    (inj : ∀ {i j w}, word i = some w → word j = some w → i = j) :
    (view hp).Listing (fun _ _ => branches) m where
  word := word
  forget := Words.forget
  recall := Words.recall
  inj := inj
  branches_forget _ _ := rfl
  reward_forget hw j := MDP.Machine.forall_oneWord fun u => by
    obtain ⟨s, hs⟩ := ((refines hp).stateValid_iff _).mp hw
    have h₁ := reward_correct hp hs.1 ((view hp).act j) u
    have h₂ := reward_correct hp (represents_forget hs.1) ((view hp).act j) u
    rw [toEnv_sample] at h₁ h₂
    have hforget := congrArg StepResult.reward
      (forget_step s (Machine.actionOf ((view hp).act j)) (direction (Draw.branch 3 u)))
    exact congrArg Int64.toUInt64 (Int64.toInt_inj.mp
      (Rat.intCast_inj.mp (h₂.trans (hforget.symm.trans h₁.symm))))
  terminated_forget hw j := MDP.Machine.forall_oneWord fun u => by
    obtain ⟨s, hs⟩ := ((refines hp).stateValid_iff _).mp hw
    exact (represents_step hp hs.1 ((view hp).act j) u).2.2
  step_forget hw j := MDP.Machine.forall_oneWord fun u => by
    obtain ⟨s, hs⟩ := ((refines hp).stateValid_iff _).mp hw
    have h := represents_step hp hs.1 ((view hp).act j) u
    exact words_eq h.2.1 (represents_forget (w := machine.step p _ _ [u]) h.1)
  recall_step {w} hw j := MDP.Machine.forall_oneWord fun u ht => by
    obtain ⟨s, hs⟩ := ((refines hp).stateValid_iff _).mp hw
    obtain ⟨h, -⟩ := represents_step hp hs.1 ((view hp).act j) u
    have hnext : (step s (Machine.actionOf ((view hp).act j))
        (direction (Draw.branch 3 u))).state.status = .ongoing :=
      Decidable.not_not.mp fun hne => Bool.false_ne_true (ht.symm.trans
        ((terminated_iff (size := p.size) (numPits := p.numPits) h).mpr hne))
    by_cases ho : s.status = .ongoing
    · rw [step_of_ongoing ho] at h
      exact words_eq (represents_recall hp.size_le hs.1 (represents_forget
        (w := machine.step p w ((view hp).act j) [u]) h) rfl rfl) h
    · rw [step_of_ended ho] at hnext
      exact absurd hnext ho

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words that are listed and each action, is bisimilar to HunterWumpus: where
a number is listed with words of a state, without where the wumpus has been, the words stand for the
state and have this number. -/
theorem exists_bisimulation {m : Nat} {hp : Describes p.size p.numPits H}
    {word : Fin m → Option Words} {inj : ∀ {i j w}, word i = some w → word j = some w → i = j}
    {D : MDP m 4} (hD : (listing hp word inj).Filled D) (i₀ : Fin m) :
    ∃ B : H.toEnv.Bisimulation D Words, B.action = actionNumbers ∧
      ∀ w s i, Represents w.pits w.visited w.tokens s → Consistent H s →
        word i = some w.forget → B.Stands w s ∧ B.number w = i := by
  obtain ⟨B, ha, -, hB⟩ := hD.exists_bisimulation (draws hp) i₀
  refine ⟨B, ha, fun w s i hw hs hi => ?_⟩
  have hn := (hB w s).2 i hi
  exact ⟨(hB w s).1.mpr ⟨⟨hw, hs⟩, hn ▸ hi⟩, hn⟩

end Kernel

end Spec.HunterWumpus
