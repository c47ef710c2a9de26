module

public import Spec.Auto.Distinct.Lists
public import Spec.KeyLock.Implementation
public import Spec.KeyLock.Views
public import Spec.MDP.Renamed

/-!
# The kernel is KeyLock

The rules that the kernel is derived from are those of `Spec.KeyLock.Basic`. So the kernel, as one
machine, is the environment of every grid of side `2` to `1024`: over any list of actions it returns
what the specification returns.

## Main definitions

* `cellWord`, `State.word`, `Action.toWord`, `actionOf`: cells, states and actions as words.
* `Kernel.Describes`: the parameter word is that of a task.
* `refines`, `implements`: the kernel is KeyLock.

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
open Spec.Auto (Chance Coded Stored UpTo widen)
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

/-- The action of a choice. -/
def Choice.action (a : Choice) : Action :=
  if a.val = 0 then .north else if a.val = 1 then .south else if a.val = 2 then .east
  else if a.val = 3 then .west else if a.val = 4 then .pickUp else .unlock

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action := Choice.action (Coded.nth a.toUInt64)

theorem actionOf_toWord (a : Action) : a.toWord < 6 ∧ actionOf a.toWord = a := by
  cases a <;> decide

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

/-- The cell of one of the rules. -/
def cell (c : Cell size) : Pos n n where
  row := ⟨c.row.toNat, by have := c.lt.2; rwa [hp.toNat_side] at this⟩
  col := ⟨c.col.toNat, by have := c.lt.1; rwa [hp.toNat_side] at this⟩

/-- The state of one of the rules. -/
def state (s : Board size) : State n :=
  ⟨hp.cell s.agent, hp.cell s.key, hp.cell s.lock, s.hasKey, s.isOpen⟩

theorem same_eq (c d : Cell size) : c.same d = decide (hp.cell c = hp.cell d) := by
  rw [Bool.eq_iff_iff, Cell.same_iff, decide_eq_true_eq]
  refine ⟨congrArg _, fun h => Cell.ext (UpTo.ext_toNat ?_) (UpTo.ext_toNat ?_)⟩
  · exact congrArg (fun p : Pos n n => p.col.val) h
  · exact congrArg (fun p : Pos n n => p.row.val) h

theorem exists_cell (p : Pos n n) : ∃ c, hp.cell c = p := by
  have le (i : Fin n) : i.val ≤ (side size - 1).toNat := by
    rw [toNat_last, hp.toNat_side]; exact Nat.le_pred_of_lt i.isLt
  obtain ⟨c, hc⟩ := UpTo.exists_toNat (width := 10) (le p.col)
  obtain ⟨r, hr⟩ := UpTo.exists_toNat (width := 10) (le p.row)
  exact ⟨⟨c, r⟩, Pos.ext (Fin.ext hr) (Fin.ext hc)⟩

theorem exists_state (s : State n) : ∃ b, hp.state b = s := by
  obtain ⟨a, ha⟩ := hp.exists_cell s.agent
  obtain ⟨k, hk⟩ := hp.exists_cell s.key
  obtain ⟨l, hl⟩ := hp.exists_cell s.lock
  exact ⟨⟨a, k, l, s.hasKey, s.isOpen⟩, State.ext ha hk hl rfl rfl⟩

theorem store_eq (s : Board size) : Stored.store s = (hp.state s).word := by
  have num (i : UpTo (side size - 1) 10) : widen i.val = .ofNat i.toNat := by
    rw [← UInt64.toNat_inj, Auto.toNat_widen]
    exact (UInt64.toNat_ofNat_of_lt' (Nat.lt_trans (UInt32.toNat_lt _) (by decide))).symm
  have cell (c : Cell size) : cons 10 (widen c.col.val) (widen c.row.val) = cellWord (hp.cell c) :=
    by rw [num, num]; rfl
  have bool (b : Bool) : b.toUInt32.toUInt64 = b.toUInt64 := by cases b <;> rfl
  rw [State.word, state, ← cell, ← cell, ← cell, ← bool, ← bool]
  rfl

theorem sound_iff (s : Board size) : s.sound = true ↔ Valid (hp.state s) := by
  simp only [Board.sound, Auto.both_eq, Auto.either_eq, Auto.negate_eq, hp.same_eq,
    Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_false_iff_not,
    decide_eq_true_eq]
  constructor
  · rintro ⟨hne, h⟩
    have h' (ho : s.isOpen = true) := h.resolve_left (by rw [ho]; decide)
    exact ⟨hne, fun ho => (h' ho).1, fun ho => (h' ho).2⟩
  · rintro ⟨hne, hk, ha⟩
    cases ho : s.isOpen
    · exact ⟨hne, .inl rfl⟩
    · exact ⟨hne, .inr ⟨hk ho, ha ho⟩⟩

/-! ### The rules are the specification -/

theorem state_next {s : Board size} (ho : s.isOpen = false) (a : Choice) :
    hp.state (s.next a) = next (hp.state s) a.action := by
  have hl : (side size - 1).toNat = n - 1 := by rw [toNat_last, hp.toNat_side]
  have succ (i : UpTo (side size - 1) 10) : i.succ.toNat = min (i.toNat + 1) (n - 1) :=
    i.toNat_succ.trans (congrArg _ hl)
  have hk := Bool.or_false s.hasKey
  obtain ⟨w, hw⟩ := a
  have cases6 : w = 0 ∨ w = 1 ∨ w = 2 ∨ w = 3 ∨ w = 4 ∨ w = 5 := by
    rw [UInt32.le_iff_toNat_le, show UInt32.toNat 5 = 5 from rfl] at hw
    simp only [← UInt32.toNat_inj]
    change _ = 0 ∨ _ = 1 ∨ _ = 2 ∨ _ = 3 ∨ _ = 4 ∨ _ = 5
    omega
  rcases cases6 with rfl | rfl | rfl | rfl | rfl | rfl <;>
    simp +decide only [state, Board.next, Cell.moved, UpTo.is, Auto.select_eq, Auto.both_eq,
      Auto.either_eq, hp.same_eq, Choice.action, next, if_true, if_false]
  · exact State.ext (Pos.ext (Fin.ext (UpTo.toNat_pred _)) rfl) rfl rfl hk ho.symm
  · exact State.ext (Pos.ext (Fin.ext (succ _)) rfl) rfl rfl hk ho.symm
  · exact State.ext (Pos.ext rfl (Fin.ext (succ _))) rfl rfl hk ho.symm
  · exact State.ext (Pos.ext rfl (Fin.ext (UpTo.toNat_pred _))) rfl rfl hk ho.symm
  · exact State.ext rfl rfl rfl rfl ho.symm
  · exact State.ext rfl rfl rfl hk rfl

theorem step_eq (s : Board size) (a : Choice) :
    K.toEnv.step (hp.state s) a.action = ((rules size).env.step s a).map (.map hp.state) := by
  have law : ((rules size).step s a).law = .pure _ := Chance.law_pure _
  have hterm (t : Board size) : (rules size).terminal t = t.isOpen := rfl
  change Draw.pure (step (hp.state s) a.action) = _
  simp only [Auto.Rules.env, law, hterm]
  cases ho : s.isOpen
  · rw [step_of_closed _ ho, ← hp.state_next ho, if_neg Bool.false_ne_true]
    have hreward (t : Board size) : KeyLock.reward (hp.state s) (hp.state t) =
        Machine.units 1 (Auto.Reward.word (low := -1) (high := 100)
          (Auto.select t.isOpen ⟨100, by decide⟩
            (Auto.select (Auto.both t.hasKey (Auto.negate s.hasKey)) ⟨10, by decide⟩
              ⟨-1, by decide⟩))) := by
      rw [KeyLock.reward, Auto.both_eq, Auto.negate_eq]
      change (if t.isOpen = true then _ else if t.hasKey = true ∧ ¬ s.hasKey = true then _ else _) =
        _
      cases t.isOpen <;> cases t.hasKey <;> cases s.hasKey <;> decide +kernel
    rw [hreward]
    rfl
  · rw [step_of_open _ ho, if_pos rfl]
    rfl

theorem reset_eq : K.toEnv.reset = (rules size).env.reset.map hp.state := by
  have hl : (lastCell size).toNat + 1 = n * n := by
    have := K.four_le
    rw [toNat_lastCell, hp.toNat_side]; omega
  have law : (rules size).reset.law = (Chance.distinct 2 _ (lastCell_mem size)).law.map _ :=
    Chance.law_map _ _
  have hg (i : UpTo (lastCell size) 20) : (cells n)[i.toNat]? = some (hp.cell (cellAt size i)) := by
    have hi := i.toNat_le
    have hlen : i.toNat < (cells n).length := by rw [length_cells]; omega
    obtain ⟨hc, hr⟩ := cellAt_toNat i
    rw [hp.toNat_side] at hc hr
    rw [List.getElem?_eq_getElem hlen, getElem_cells]
    exact congrArg some (Pos.ext (Fin.ext hr.symm) (Fin.ext hc.symm))
  change reset K = (rules size).reset.law.map hp.state
  have h (default : Pos n n) := congrArg (Draw.map fun x : Auto.Cells _ 2 =>
      (⟨x.first, x.rest.first, x.rest.rest.first, false, false⟩ : State n))
    (Chance.law_distinct (m := 2) (default := default) (lastCell_mem size)
      (nodup_cells n) ((length_cells n).trans hl.symm) hg)
  simp only [Draw.distinct, Draw.map, Draw.bind_assoc, Draw.pure_bind] at h
  rw [law, reset]
  simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
  exact h _

end Kernel.Describes

/-! ### The kernel is the environment -/

/-- At the parameter of a task, the kernel is its environment. -/
def refines (hp : Kernel.Describes size K) : Refines machine size K.toEnv :=
  (OfRules.refines size hp.valid).rename hp.state Choice.action (fun o => hp.state o.board)
    (Terminal := fun s => s.isOpen = true)
    (within := fun _ _ => ⟨0, trivial⟩)
    (terminated_iff := fun _ a => Draw.forall_mem_pure (terminated_iff a))
    (onto := fun a => ⟨_, (actionOf_toWord a).2⟩)
    (reset := hp.reset_eq)
    (step := fun _ => hp.step_eq _)
    (terminal := fun _ => Iff.rfl)
    (observe := fun _ => rfl)

/-- The words of a state that can occur, and no others, represent it. -/
theorem represents_iff (hp : Kernel.Describes size K) {w : UInt64} {s : State n} :
    (refines hp).Represents w s ↔ Valid s ∧ w = s.word := by
  constructor
  · rintro ⟨t, ⟨ht, rfl⟩, rfl⟩
    exact ⟨(hp.sound_iff t).mp ht, hp.store_eq t⟩
  · rintro ⟨hs, rfl⟩
    obtain ⟨t, rfl⟩ := hp.exists_state s
    exact ⟨t, ⟨(hp.sound_iff t).mpr hs, (hp.store_eq t).symm⟩, rfl⟩

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
  ((represents_iff hp).mp ((refines hp).init key t)).2

section

variable (hp : Kernel.Describes size K) (s : State n) (a : Action) (noise : UInt64)
include hp

theorem load_word (b : Board size) : Stored.load (hp.state b).word = b := by
  rw [← hp.store_eq, Stored.load_store (fits_board size)]

/-- What the kernel computes in any state whatsoever is a step of the rules, and so of the
specification. -/
theorem next_eq (b : Board size) (a : Action) (noise : UInt64) :
    let r := (rules size).next b a.toWord fun _ => noise
    step (hp.state b) a =
      ⟨hp.state r.state, Machine.units 1 r.reward.word, r.state.isOpen, false⟩ := by
  have h := Auto.Rules.sample_step (E := rulesOf) (p := size) (by decide) b a.toWord []
  have hs := hp.step_eq b (Coded.nth a.toWord.toUInt64)
  rw [show Choice.action _ = a from (actionOf_toWord a).2] at hs
  have hs := congrArg (fun d : Draw _ => d.sample []) hs
  simp only [Draw.sample_map] at hs
  exact hs.trans (congrArg (StepResult.map hp.state) h)

/-- **Claim.** The kernel's next state is the specification's. -/
theorem Kernel.step_correct :
    Kernel.step0 size s.word a.toWord noise = (step s a).state.word := by
  obtain ⟨b, rfl⟩ := hp.exists_state s
  rw [next_eq hp b a noise, Kernel.step0, Auto.Rules.stepWord, load_word hp]
  exact hp.store_eq _

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem Kernel.reward_correct :
    ((Kernel.reward size s.word a.toWord noise).toInt64.toInt : Rat) = (step s a).reward := by
  obtain ⟨b, rfl⟩ := hp.exists_state s
  rw [next_eq hp b a noise, Kernel.reward, Auto.Rules.rewardWord, load_word hp]
  exact (div_natCast_one _).symm

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem Kernel.terminated_correct :
    Kernel.terminated size (Kernel.step0 size s.word a.toWord noise) = (step s a).terminated := by
  rw [step_correct hp, Bool.eq_iff_iff, KeyLock.terminated_iff]
  obtain ⟨b, hb⟩ := hp.exists_state (step s a).state
  rw [← hb, Kernel.terminated, Auto.Rules.terminatedWord, load_word hp]
  exact Iff.rfl

/-- **Claim.** The kernel's observations are the columns and rows of the agent, the key and the
lock, and whether the agent has the key and the lock is open. -/
theorem Kernel.obs_correct :
    ((obs1 size s.word).toNat = s.agent.col ∧ (obs2 size s.word).toNat = s.agent.row) ∧
      ((obs3 size s.word).toNat = s.key.col ∧ (obs4 size s.word).toNat = s.key.row) ∧
      ((obs5 size s.word).toNat = s.lock.col ∧ (obs6 size s.word).toNat = s.lock.row) ∧
      (obs7 size s.word).toNat = s.hasKey.toNat ∧ (obs8 size s.word).toNat = s.isOpen.toNat := by
  obtain ⟨b, rfl⟩ := hp.exists_state s
  have hobs (k : Nat) : (rules size).obsWord (hp.state b).word k =
      Auto.Components.component (Seen.mk b) k := by rw [Auto.Rules.obsWord, load_word]; rfl
  have num {k : Nat} {i : UpTo (side size - 1) 10}
      (h : Auto.Components.component (Seen.mk b) k = widen i.val) :
      ((rules size).obsWord (hp.state b).word k).toNat = i.toNat := by
    rw [hobs, h, Auto.toNat_widen]; rfl
  have bool {k : Nat} {c : Bool}
      (h : Auto.Components.component (Seen.mk b) k = c.toUInt32.toUInt64) :
      ((rules size).obsWord (hp.state b).word k).toNat = c.toNat := by
    rw [hobs, h]; cases c <;> rfl
  exact ⟨⟨num rfl, num rfl⟩, ⟨num rfl, num rfl⟩, ⟨num rfl, num rfl⟩, bool rfl, bool rfl⟩

/-- **Claim.** The kernel's first observation is the number of a state that can occur, which is
below `n² (n² - 1) (2 n² + 1)`. -/
theorem Kernel.index_correct {s : State n} (hs : Valid s) :
    (obs0 size s.word).toNat = s.index ∧
      s.index < n * n * (n * n - 1) * (2 * (n * n) + 1) := by
  refine ⟨?_, State.index_lt hs⟩
  obtain ⟨b, rfl⟩ := hp.exists_state s
  have place (c : Cell size) : c.place.toNat = (encode (hp.cell c)).val := by
    rw [c.toNat_place.1, hp.toNat_side]; rfl
  have hne : (encode (hp.cell b.key)).val ≠ (encode (hp.cell b.lock)).val := fun h =>
    hs.key_ne_lock (encode_inj h)
  change (Seen.number ⟨Stored.load (hp.state b).word⟩).toNat = _
  rw [load_word, (Seen.toNat_number ⟨b⟩).1]
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
  rfl

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
