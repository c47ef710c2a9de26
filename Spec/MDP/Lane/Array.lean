module

public import Spec.MDP.Lane

/-!
# Arrays of lanes

A vector environment is an array of lanes, each with a stream of its own, and a call of it is a loop
that writes one block after another. A lane of it is an environment of its own.

## Main definitions

* `loop`: a loop over the blocks of an array.
* `Lane.stepAll`, `Lane.resetWhere`, `Lane.seedAll`: a call, a reset with a mask, and seeding.

## Main statements

* `getElem?_loop`: a loop writes block `i` by its own content only.
* `Lane.getElem?_foldl_stepAll`: each lane of an array is an environment of its own.
* `Lane.getElem?_resetWhere`, `Lane.getElem?_seedAll`: a mask and a seed, lane by lane.
-/

@[expose] public noncomputable section

namespace Spec.MDP

/-- A loop over the blocks `0, …, n - 1` of an array that writes block `i` by `f i`. -/
def loop {B : Type} (f : Nat → B → B) (blocks : Array B) : Nat → Array B
  | 0 => blocks
  | n + 1 => (loop f blocks n).modify n (f n)

/-- **Claim.** A loop over blocks writes block `i` by `f i`, whatever the other blocks are, and no
block that it does not come to. -/
theorem getElem?_loop {B : Type} (f : Nat → B → B) (blocks : Array B) (n i : Nat) :
    (loop f blocks n)[i]? = if i < n then blocks[i]?.map (f i) else blocks[i]? := by
  induction n with
  | zero => rw [if_neg (Nat.not_lt_zero i)]; rfl
  | succ n ih =>
    rw [loop, Array.getElem?_modify]
    by_cases h : n = i
    · subst h
      rw [if_pos rfl, ih, if_neg (Nat.lt_irrefl n), if_pos (Nat.lt_succ_self n)]
    · rw [if_neg h, ih]
      by_cases hi : i < n
      · rw [if_pos hi, if_pos (Nat.lt_succ_of_lt hi)]
      · rw [if_neg hi, if_neg (by omega)]

theorem size_loop {B : Type} (f : Nat → B → B) (blocks : Array B) (n : Nat) :
    (loop f blocks n).size = blocks.size := by
  induction n with
  | zero => rfl
  | succ n ih => rw [loop, Array.size_modify, ih]

namespace Lane

variable {S A O : Type} (E : Env S A O) (C : Protocol)

/-- One call of a vector environment: the loop over its lanes, each with its action. A block is a
lane with what it has returned. -/
def stepAll (blocks : Array (Lane S × List (Option (LaneReply O)))) (actions : Nat → A) :
    Array (Lane S × List (Option (LaneReply O))) :=
  loop (fun i b => feed E C b (actions i)) blocks blocks.size

/-- The reset of the lanes that a mask names. -/
def resetWhere (mask : Nat → Bool) (lanes : Array (Lane S)) : Array (Lane S) :=
  loop (fun i l => if mask i then reset E C l else l) lanes lanes.size

/-- A new stream: that of a seed, from its first word on, and a reset. -/
def seed (seed : UInt64) (l : Lane S) : Lane S :=
  reset E C { l with key := Random.key seed, t := 0 }

/-- Lane `i` of a vector environment has the stream of `seed + i`. -/
def seedAll (first : UInt64) (lanes : Array (Lane S)) : Array (Lane S) :=
  loop (fun i l => seed E C (first + .ofNat i) l) lanes lanes.size

variable {E C}

theorem getElem?_stepAll (blocks : Array (Lane S × List (Option (LaneReply O))))
    (actions : Nat → A) (i : Nat) :
    (stepAll E C blocks actions)[i]? = blocks[i]?.map (feed E C · (actions i)) := by
  rw [stepAll, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

/-- **Claim.** Each lane of a vector environment is an environment of its own: over any list of
joint actions, lane `i` goes through the states and returns the replies that it goes through and
returns alone, under its own actions, with its own stream. -/
theorem getElem?_foldl_stepAll (blocks : Array (Lane S × List (Option (LaneReply O))))
    (joint : List (Nat → A)) (i : Nat) :
    (joint.foldl (stepAll E C) blocks)[i]? =
      blocks[i]?.map fun b => (joint.map (· i)).foldl (feed E C) b := by
  induction joint generalizing blocks with
  | nil => simp only [List.foldl_nil, List.map_nil, Option.map_id']
  | cons actions joint ih =>
    rw [List.foldl_cons, ih, getElem?_stepAll, Option.map_map]
    rfl

/-- **Claim.** A reset with a mask changes the lanes that it names and no other. -/
theorem getElem?_resetWhere (mask : Nat → Bool) (lanes : Array (Lane S)) (i : Nat) :
    (resetWhere E C mask lanes)[i]? =
      lanes[i]?.map fun l => if mask i then reset E C l else l := by
  rw [resetWhere, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

/-- **Claim.** Lane `i` of a vector environment that is seeded with `first` is the environment that
is seeded with `first + i`; that different lanes have different keys follows from `key_inj`, and
that their streams are independent is assumed. -/
theorem getElem?_seedAll (first : UInt64) (lanes : Array (Lane S)) (i : Nat) :
    (seedAll E C first lanes)[i]? = lanes[i]?.map (seed E C (first + .ofNat i)) := by
  rw [seedAll, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

end Lane

end Spec.MDP
