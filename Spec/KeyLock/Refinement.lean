module

public import Spec.Auto.Distinct.Lists
public import Spec.Auto.Renamed
public import Spec.KeyLock.Implementation
public import Spec.KeyLock.Views

/-!
# The kernel is KeyLock

The rules that the kernel is derived from are those of `Spec.KeyLock.Basic`. So the kernel, as one
machine, is the environment of every grid of side `2` to `1024`: over any list of actions it returns
what the specification returns.

## Main definitions

* `cellWord`, `State.word`, `Action.toWord`, `actionOf`: cells, states and actions as words.
* `Kernel.Describes`: the parameter word is that of a task.
* `specifies`, `refines`, `implements`: the kernel is KeyLock.

## Main statements

* `Kernel.valid_iff`, `Kernel.stateValid_iff`: the parameters and the states that are accepted.
* `Kernel.init_correct`, `Kernel.step_correct`, `Kernel.reward_correct`,
  `Kernel.terminated_correct`, `Kernel.obs_correct`: the functions of the kernel are the
  specification.
* `Kernel.index_correct`: its first observation is the number of the state.
* `episode_init`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP
open Spec.Auto (Chance Coded Rules Stored UpTo widen)
open Spec.GridWorld (Pos encode)
open Spec.Word (cons)

variable {n : Nat} {size : UInt32} {K : KeyLock n}

/-! ### Words, states and actions -/

/-- The word of a cell: 10 bits for its column and 10 for its row. -/
def cellWord (p : Pos n n) : UInt64 := cons 10 (.ofNat p.col) (.ofNat p.row)

/-- The word of a state: from the lowest bit 20 bits each for the cells of the agent, of the key and
of the lock, one for whether the agent has the key and one for whether the lock is open. -/
def State.word (s : State n) : UInt64 :=
  cons 20 (cellWord s.agent) (cons 20 (cellWord s.key) (cons 20 (cellWord s.lock)
    (cons 1 s.hasKey.toUInt64 s.isOpen.toUInt64)))

/-- An action as a word: its number. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin

/-- The action with a number. -/
def Action.ofFin : Fin 6 → Action := [.north, .south, .east, .west, .pickUp, .unlock].get

/-- The numbers of the actions. -/
def actionNumbers : Renaming Action (Fin 6) :=
  ⟨Action.toFin, .ofFin, fun a => by cases a <;> rfl, by decide⟩

/-- The choices by their numbers. -/
def choices : Renaming Choice Action := (UpTo.fin rfl).comp actionNumbers.symm

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action := choices.to (Coded.nth a.toUInt64)

/-- The parameter word is the side of the grid, which is at most `1024`. -/
structure Kernel.Describes (size : UInt32) (K : KeyLock n) : Prop where
  /-- The side. -/
  size : size.toNat = n
  /-- The side fits. -/
  size_le : n ≤ 1024

/-- **Claim.** The kernel accepts exactly the sides from `2` to `1024`. -/
theorem Kernel.valid_iff :
    Kernel.valid size = true ↔ ∃ K : KeyLock size.toNat, Describes size K := by
  have two : (2 : UInt32) ≤ size ↔ 2 ≤ size.toNat := UInt32.le_iff_toNat_le
  have most : size ≤ 1024 ↔ size.toNat ≤ 1024 := UInt32.le_iff_toNat_le
  rw [Kernel.valid, accepted, Auto.both_eq, Bool.and_eq_true, decide_eq_true_eq, decide_eq_true_eq,
    two, most]
  exact ⟨fun h => ⟨⟨h.1⟩, rfl, h.2⟩, fun ⟨K, h⟩ => ⟨K.two_le_size, h.size_le⟩⟩

namespace Kernel.Describes

variable (hp : Describes size K)
include hp

theorem valid : accepted size = true := by
  obtain rfl := hp.size
  exact Kernel.valid_iff.mpr ⟨K, hp⟩

theorem toNat_side : (side size).toNat = n := by
  rw [side, hp.valid, Auto.select_true, hp.size]

theorem last : (side size - 1).toNat + 1 = n :=
  (UpTo.toNat_last (side_pos size)).trans hp.toNat_side

/-- The cells of the rules are those of the grid. -/
def cell : Renaming (Cell size) (Pos n n) where
  to c := ⟨(UpTo.fin hp.last).to c.row, (UpTo.fin hp.last).to c.col⟩
  inv q := ⟨(UpTo.fin hp.last).inv q.col, (UpTo.fin hp.last).inv q.row⟩
  left_inv _ := Cell.ext ((UpTo.fin hp.last).left_inv _) ((UpTo.fin hp.last).left_inv _)
  right_inv _ := Pos.ext ((UpTo.fin hp.last).right_inv _) ((UpTo.fin hp.last).right_inv _)

/-- The states of the rules are those of the specification. -/
def state : Renaming (Board size) (State n) where
  to s := ⟨hp.cell.to s.agent, hp.cell.to s.key, hp.cell.to s.lock, s.hasKey, s.isOpen⟩
  inv t := ⟨hp.cell.inv t.agent, hp.cell.inv t.key, hp.cell.inv t.lock, t.hasKey, t.isOpen⟩
  left_inv _ := Board.ext (hp.cell.left_inv _) (hp.cell.left_inv _) (hp.cell.left_inv _) rfl rfl
  right_inv _ :=
    State.ext (hp.cell.right_inv _) (hp.cell.right_inv _) (hp.cell.right_inv _) rfl rfl

theorem same_eq (c d : Cell size) : c.same d = decide (hp.cell.to c = hp.cell.to d) := by
  rw [Bool.eq_iff_iff, Cell.same_iff, decide_eq_true_eq, hp.cell.to_inj]

theorem sound_iff (s : Board size) : s.sound = true ↔ Valid (hp.state.to s) := by
  simp only [Board.sound, Auto.both_eq, Auto.either_eq, Auto.negate_eq, hp.same_eq,
    Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_false_iff_not,
    decide_eq_true_eq]
  refine ⟨fun ⟨hne, h⟩ => ⟨hne, ?_, ?_⟩, fun ⟨hne, hk, ha⟩ => ⟨hne, ?_⟩⟩ <;>
    simp only [state] at * <;> grind

/-! ### The rules are the specification -/

theorem state_next {s : Board size} (ho : s.isOpen = false) (a : Choice) :
    hp.state.to (s.next a) = next (hp.state.to s) (choices.to a) := by
  have hk := Bool.or_false s.hasKey
  simp only [state, Board.next, Cell.moved, Auto.select_eq, Auto.both_eq, Auto.either_eq,
    hp.same_eq]
  induction a using Chance.forall_upTo with | h i => ?_
  match i with
  | 0 => exact State.ext (Pos.ext (s.agent.row.fin_pred hp.last) rfl) rfl rfl hk ho.symm
  | 1 => exact State.ext (Pos.ext (s.agent.row.fin_succ hp.last) rfl) rfl rfl hk ho.symm
  | 2 => exact State.ext (Pos.ext rfl (s.agent.col.fin_succ hp.last)) rfl rfl hk ho.symm
  | 3 => exact State.ext (Pos.ext rfl (s.agent.col.fin_pred hp.last)) rfl rfl hk ho.symm
  | 4 => exact State.ext rfl rfl rfl rfl ho.symm
  | 5 => exact State.ext rfl rfl rfl hk rfl

theorem reset_eq : K.toEnv.reset = (rules size).env.reset.map hp.state.to := by
  have hl := toNat_lastCell size
  rw [hp.toNat_side] at hl
  have law : (rules size).reset.law = (Chance.distinct 2 _ (lastCell_mem size)).law.map _ :=
    Chance.law_map _ _
  have hg (i : UpTo (lastCell size) 20) :
      (cells n)[i.toNat]? = some (hp.cell.to (cellAt size i)) := by
    have hi := i.toNat_le
    have hlen : i.toNat < (cells n).length := by rw [length_cells]; omega
    obtain ⟨hc, hr⟩ := cellAt_toNat i
    rw [hp.toNat_side] at hc hr
    rw [List.getElem?_eq_getElem hlen, getElem_cells]
    exact congrArg some (Pos.ext (Fin.ext hr.symm) (Fin.ext hc.symm))
  change reset K = (rules size).reset.law.map hp.state.to
  have h (default : Pos n n) := congrArg (Draw.map fun x : Auto.Cells _ 2 =>
      (⟨x.first, x.rest.first, x.rest.rest.first, false, false⟩ : State n))
    (Chance.law_distinct (m := 2) (default := default) (lastCell_mem size)
      (nodup_cells n) ((length_cells n).trans hl.symm) hg)
  simp only [Draw.distinct, Draw.map, Draw.bind_assoc, Draw.pure_bind] at h
  rw [law, reset]
  simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
  exact h _

/-- The rules are KeyLock. -/
def specifies : (rules size).Specifies K.toEnv State.word Action.toWord where
  state := hp.state
  action := choices
  obs := hp.state.to
  map_reset := hp.reset_eq
  map_step := Rules.map_step_of_pure (fun _ _ => rfl) (fun _ _ h => step_of_open _ h)
    fun s a h => by
      have hreward (t : Board size) : (Auto.select t.isOpen ⟨100, by decide⟩
          (Auto.select (Auto.both t.hasKey (Auto.negate s.hasKey)) ⟨10, by decide⟩
            ⟨-1, by decide⟩) : Auto.Reward (-1) 100).toInt / UInt32.toNat 1 =
          KeyLock.reward (hp.state.to s) (hp.state.to t) := by
        rw [KeyLock.reward, Auto.both_eq, Auto.negate_eq]
        change _ = if t.isOpen = true then _ else
          if t.hasKey = true ∧ ¬ s.hasKey = true then _ else _
        cases t.isOpen <;> cases t.hasKey <;> cases s.hasKey <;> decide +kernel
      rw [step_of_closed _ h, ← hp.state_next h, ← hreward]
      rfl
  map_observe _ := rfl
  fits := fits_board size
  store_inv t := by
    obtain ⟨s, rfl⟩ := hp.state.exists_to t
    have num (i : UpTo (side size - 1) 10) : .ofNat i.toNat = widen i.val := by
      rw [← UInt64.toNat_inj, Auto.toNat_widen]
      exact UInt64.toNat_ofNat_of_lt' (Nat.lt_trans (UInt32.toNat_lt _) (by decide))
    have cell (c : Cell size) : cellWord (hp.cell.to c) =
        cons 10 (widen c.col.val) (widen c.row.val) := by rw [← num, ← num]; rfl
    have bool (b : Bool) : b.toUInt64 = b.toUInt32.toUInt64 := by cases b <;> rfl
    rw [hp.state.left_inv, State.word, bool, bool]
    simp only [state, cell]
    rfl
  nth_toWord a := by cases a <;> decide

end Kernel.Describes

/-! ### The kernel is the environment -/

/-- At the parameter of a task, the kernel is its environment. -/
def refines (hp : Kernel.Describes size K) : Refines machine size K.toEnv :=
  (OfRules.refines size hp.valid).rename hp.specifies.toRenamed

/-- The words of a state that can occur, and no others, represent it. -/
theorem represents_iff (hp : Kernel.Describes size K) {w : UInt64} {s : State n} :
    (refines hp).Represents w s ↔ Valid s ∧ w = s.word :=
  and_congr ((hp.sound_iff _).trans (congrArg Valid (hp.state.right_inv s) ▸ Iff.rfl))
    (by rw [← hp.specifies.store_inv s])

/-- The kernel is KeyLock: it accepts exactly the sides from `2` to `1024`, and at these it is the
environment of the task. -/
def implements : Implements machine where
  Model := (n : Nat) × KeyLock n
  State F := State F.1
  Action _ := Action
  Obs F := State F.1
  env F := F.2.toEnv
  Describes size F := Kernel.Describes size F.2
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun ⟨_, hp⟩ => ⟨⟨_, _⟩, hp⟩, by rintro ⟨⟨_, K⟩, hp⟩; obtain rfl := hp.size; exact ⟨K, hp⟩⟩
  refines := refines

/-! ### The functions of the kernel -/

/-- **Claim.** The kernel accepts exactly the words of the states that can occur: those in which the
key does not lie at the lock, and the lock is open only where the agent is, with the key. -/
theorem Kernel.stateValid_iff (hp : Kernel.Describes size K) {board : UInt64} :
    Kernel.stateValid size board = true ↔ ∃ s : State n, Valid s ∧ board = s.word :=
  ((refines hp).stateValid_iff board).trans (exists_congr fun _ => represents_iff hp)

/-- **Claim.** The kernel's first state is the start that three words of the stream choose. -/
theorem Kernel.init_correct (hp : Kernel.Describes size K) (key t : UInt64) :
    Kernel.init0 size key t = (K.reset.sample (Random.stream key t 3)).word :=
  hp.specifies.initWord_eq key t

section

variable (hp : Kernel.Describes size K) (s : State n) (a : Action) (noise : UInt64)
include hp

/-- **Claim.** The kernel's next state is the specification's. -/
theorem Kernel.step_correct :
    Kernel.step0 size s.word a.toWord noise = (step s a).state.word :=
  hp.specifies.stepWord_eq (us := []) s a nofun

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem Kernel.reward_correct :
    ((Kernel.reward size s.word a.toWord noise).toInt64.toInt : Rat) = (step s a).reward :=
  (div_natCast_one _).symm.trans (hp.specifies.rewardWord_eq (us := []) s a nofun)

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem Kernel.terminated_correct :
    Kernel.terminated size (Kernel.step0 size s.word a.toWord noise) = (step s a).terminated :=
  hp.specifies.terminatedWord_eq (us := []) s a nofun

/-- **Claim.** The kernel's observations are the columns and rows of the agent, the key and the
lock, and whether the agent has the key and the lock is open. -/
theorem Kernel.obs_correct :
    ((obs1 size s.word).toNat = s.agent.col ∧ (obs2 size s.word).toNat = s.agent.row) ∧
      ((obs3 size s.word).toNat = s.key.col ∧ (obs4 size s.word).toNat = s.key.row) ∧
      ((obs5 size s.word).toNat = s.lock.col ∧ (obs6 size s.word).toNat = s.lock.row) ∧
      (obs7 size s.word).toNat = s.hasKey.toNat ∧ (obs8 size s.word).toNat = s.isOpen.toNat := by
  obtain ⟨b, rfl⟩ := hp.state.exists_to s
  have hobs (k : Nat) := congrArg UInt64.toNat (hp.specifies.obsWord_eq b k)
  have bool (c : Bool) : c.toUInt32.toUInt64.toNat = c.toNat := by cases c <;> rfl
  exact ⟨⟨(hobs 1).trans (Auto.toNat_widen _), (hobs 2).trans (Auto.toNat_widen _)⟩,
    ⟨(hobs 3).trans (Auto.toNat_widen _), (hobs 4).trans (Auto.toNat_widen _)⟩,
    ⟨(hobs 5).trans (Auto.toNat_widen _), (hobs 6).trans (Auto.toNat_widen _)⟩,
    (hobs 7).trans (bool _), (hobs 8).trans (bool _)⟩

/-- **Claim.** The kernel's first observation is the number of a state that can occur, which is
below `n² (n² - 1) (2 n² + 1)`. -/
theorem Kernel.index_correct {s : State n} (hs : Valid s) :
    (obs0 size s.word).toNat = s.index ∧
      s.index < n * n * (n * n - 1) * (2 * (n * n) + 1) := by
  refine ⟨?_, State.index_lt hs⟩
  obtain ⟨b, rfl⟩ := hp.state.exists_to s
  have place (c : Cell size) : c.place.toNat = (encode (hp.cell.to c)).val := by
    rw [c.toNat_place.1, hp.toNat_side]; rfl
  have hne : (encode (hp.cell.to b.key)).val ≠ (encode (hp.cell.to b.lock)).val := fun h =>
    hs.key_ne_lock (encode_inj h)
  refine (congrArg UInt64.toNat (hp.specifies.obsWord_eq b 0)).trans ?_
  change b.number.toNat = _
  rw [b.toNat_number.1]
  simp only [place, hp.toNat_side]
  have hlock : ∀ x y : Nat, x ≠ y → (y - if x ≤ y ∧ 0 < y then 1 else 0) =
      if x < y then y - 1 else y := by
    intro x y h
    split <;> split <;> omega
  rw [hlock _ _ hne]
  rfl

end

/-- The bounds of the components are those of a grid. -/
theorem obsHigh_eq (hp : Kernel.Describes size K) :
    machine.obsHigh size = [n * n * (n * n - 1) * (2 * (n * n) + 1) - 1, n - 1, n - 1, n - 1, n - 1,
      n - 1, n - 1, 1, 1] := by
  obtain rfl := hp.toNat_side
  rw [← Nat.eq_sub_of_add_eq hp.last]; rfl

/-! ### Episodes and lanes -/

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what KeyLock returns when three words of the stream choose the start. -/
theorem episode_init (hp : Kernel.Describes size K) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 6) :
    (machine.episode size key (machine.init size key t) (t + 3) actions).map (refines hp).decode =
      K.toEnv.episode key 0 (K.toEnv.reset.sample (Random.stream key t 3)) (t + 3)
        (actions.map actionOf) :=
  (refines hp).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of KeyLock returns when the words of its stream sample it. -/
theorem lane_eq (hp : Kernel.Describes size K) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-! ### An example -/

-- The word `3` is accepted, and is that of a task.
example : machine.valid 3 = true ∧ Kernel.Describes 3 (⟨by decide⟩ : KeyLock 3) :=
  ⟨by decide, rfl, by decide⟩

end Spec.KeyLock
