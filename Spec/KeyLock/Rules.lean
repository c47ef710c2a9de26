module

public import Spec.Auto.Rules
public import Spec.KeyLock.Rules.Cells

/-!
# KeyLock as rules

The step of `Spec.KeyLock.Basic` on bounded numbers, of which the kernel is derived.
`Spec.KeyLock.Refinement` proves that it is that step, so a reader who wants to know *what* a step
is never needs this file. The one parameter is the side of the grid.

## Main definitions

* `Board`, `Board.number`: states and their numbers.
* `Board.next`, `Board.sound`: a step, and what is true of every state that can occur.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.KeyLock

open Spec.Auto

variable {size : UInt32}

/-- All there is to know. -/
@[ext]
structure Board (size : UInt32) where
  /-- Where the agent is. -/
  agent : Cell size
  /-- Where the key lay at the start. -/
  key : Cell size
  /-- Where the lock is. -/
  lock : Cell size
  /-- Whether the agent has the key. -/
  hasKey : Bool
  /-- Whether the lock is open. -/
  isOpen : Bool

/-- A state is kept in one word, the cell of the agent lowest. -/
@[inline] instance : Stored UInt64 (Board size) :=
  (Stored.word64).ofEquiv (fun s => (s.agent, s.key, s.lock, s.hasKey, s.isOpen))
    (fun x => ⟨x.1, x.2.1, x.2.2.1, x.2.2.2.1, x.2.2.2.2⟩) (fun _ => rfl) fun _ => rfl

/-- A state is chosen field by field. -/
@[inline] instance : Select (Board size) :=
  .ofEquiv (fun s => (s.agent, s.key, s.lock, s.hasKey, s.isOpen))
    (fun x => ⟨x.1, x.2.1, x.2.2.1, x.2.2.2.1, x.2.2.2.2⟩) fun _ => rfl

/-- What an action leads to while the lock is closed. -/
@[inline] def Board.next (s : Board size) (a : Choice) : Board size where
  agent := s.agent.moved a
  key := s.key
  lock := s.lock
  hasKey := either s.hasKey (both (a.is 4) (s.agent.same s.key))
  isOpen := both (a.is 5) (both s.hasKey (s.agent.same s.lock))

/-- What is true of every state that can occur: the key does not lie at the lock, and the lock is
open only where the agent is, with the key. -/
@[inline] def Board.sound (s : Board size) : Bool :=
  both (negate (s.key.same s.lock)) (either (negate s.isOpen) (both s.hasKey (s.agent.same s.lock)))

/-- The number of a state among those that can occur: by the key, then by the lock, and then by the
agent, without the key first, with it second, and with an open lock last. -/
@[inline] def Board.number (s : Board size) : UInt64 :=
  let cells := widen (side size) * widen (side size)
  let after := both (s.key.place ≤ s.lock.place) ((0 : UInt64) < s.lock.place)
  let stage := select s.isOpen (2 * cells) (s.agent.place + select s.hasKey cells 0)
  (s.key.place * (cells - 1) + (s.lock.place - after.toUInt32.toUInt64)) * (2 * cells + 1) + stage

/-- A state is seen as its number and its parts. -/
@[inline] instance : Components (Board size) :=
  .numbered (fun s => (s.agent.col, s.agent.row, s.key.col, s.key.row, s.lock.col, s.lock.row,
    s.hasKey, s.isOpen)) Board.number

theorem Board.sound_next {s : Board size} (h : s.sound = true) (a : Choice) :
    (s.next a).sound = true := by
  simp only [sound, next, both_eq, either_eq, negate_eq, Bool.and_eq_true, Bool.or_eq_true,
    Bool.not_eq_true'] at h ⊢
  refine ⟨h.1, ?_⟩
  cases h₅ : a.is 5
  · exact .inl rfl
  · rw [s.agent.moved_of_is_five h₅]
    cases s.hasKey <;> cases s.agent.same s.lock <;> simp +decide

/-- The environment. -/
@[inline] def rules (size : UInt32) : Rules (Board size) Choice (Board size) 3 0 1 (-1) 100 where
  reset := (Chance.distinct 2 _ (lastCell_mem size)).map fun x =>
    ⟨cellAt size x.first, cellAt size x.rest.first, cellAt size x.rest.rest.first, false, false⟩
  step s a := .pure ⟨s.next a, select (s.next a).isOpen ⟨100, by decide⟩
    (select (both (s.next a).hasKey (negate s.hasKey)) ⟨10, by decide⟩ ⟨-1, by decide⟩)⟩
  terminal s := s.isOpen
  observe s := s
  invariant := Board.sound
  invariant_reset := Chance.forall_map fun x hx => by
    have hne : (cellAt size x.rest.first).same (cellAt size x.rest.rest.first) = false :=
      Bool.eq_false_iff.mpr fun h => by
        have hrest := (List.nodup_cons.mp (Chance.nodup_distinct hx)).2
        exact (List.nodup_cons.mp hrest).1
          (List.mem_singleton.mpr (cellAt_inj (Cell.same_iff.mp h)))
    simp only [Board.sound, hne, both_eq, either_eq, negate_eq]; rfl
  invariant_step s a n h _ hn := by
    rw [Chance.law_pure, MDP.Draw.mem_pure] at hn
    subst hn
    exact Board.sound_next h a

end Spec.KeyLock
