module

public import Spec.Recommender.Basic

/-!
The golden tables of Recommender: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce` for
each case, and keeps what they print in `recommender.json`.
-/

open Spec Spec.Recommender

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The consecutive catalogue, with these numerators. -/
noncomputable abbrev shop (n m k q d T : Nat) [NeZero m] (numerators : List Nat) :
    Recommender (Catalogue.Features m) n k :=
  (Catalogue.consecutive n k (Nat.pos_of_neZero m)).recommender q
    (fun j => numerators.getD j.val 0) d T

/-- The state of the user with this number, where these products were recommended and bought. -/
noncomputable abbrev state {n m k : Nat} (E : Recommender (Catalogue.Features m) n k) (user : Nat)
    (recommended bought : List Nat) (time : Nat) : State (Catalogue.Features m) n where
  user := E.users.getD user fun _ => false
  recommended x := recommended.contains x.val
  bought x := bought.contains x.val
  last := none
  time := time

/-- What a branch of a step does: the sets of products recommended and bought, whether the last one
was bought, the time, the reward, terminated and truncated. -/
noncomputable abbrev entry {n m : Nat} (r : MDP.StepResult (State (Catalogue.Features m) n)) :
    List Bool × List Bool × Bool × Nat × Int × Bool × Bool :=
  (List.ofFn r.state.recommended, List.ofFn r.state.bought,
    match r.state.last with
      | none => false
      | some e => e.2,
    r.state.time, r.reward.num, r.terminated, r.truncated)

/-- The branches of a step, one entry for each, all equally likely. -/
noncomputable abbrev branches {n m : Nat} :
    MDP.Draw (MDP.StepResult (State (Catalogue.Features m) n)) →
      List (List Bool × List Bool × Bool × Nat × Int × Bool × Bool)
  | .pure r => [entry r]
  | .uniform _ next => List.ofFn fun i => match next i with
    | .pure r => entry r
    | .uniform _ _ => ([], [], false, 0, 0, false, false)

/-- For each user their affinities, and for each of these the branches of recommending each product.
-/
noncomputable abbrev table (n m k q d T : Nat) [NeZero m] (numerators : List Nat)
    (recommended bought : List Nat) (time : Nat) :
    List (List Nat × List (List (List Bool × List Bool × Bool × Nat × Int × Bool × Bool))) :=
  let E := shop n m k q d T numerators
  (List.range E.users.length).map fun u =>
    let s := state E u recommended bought time
    (List.ofFn fun x => (E.affinity s.user x).val, List.ofFn fun x => branches (step E s x))
