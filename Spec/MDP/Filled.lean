module

public import Spec.MDP.Bisimulation.Episodes
public import Spec.MDP.Machine
public import Spec.MDP.Random.Branches

/-!
# The decision process that a machine fills

A table of a kernel is filled by asking it for each state, each action and some weighted lists of
random words that stand for the chances of the step. The decision process of such a table is
bisimilar to the environment that the kernel refines. It may hold all states, or those that can be
reached, and what nothing depends on may be forgotten.

## Main definitions

* `Refines.Draws`: weighted lists of random words stand for the chances of the steps.
* `Refines.View`: how an environment looks at a machine.
* `Refines.View.Enumeration`: numbers for words of states.
* `Refines.View.Listing`: words for numbers.
* `Refines.View.Enumeration.Filled`, `Refines.View.Listing.Filled`: a decision process holds what
  the machine computes.

## Main statements

* `Refines.draws_of_stepWords`: of steps that draw nothing the empty list tells all.
* `Refines.View.Enumeration.Filled.bisimulation`: the decision process is bisimilar to the
  environment.
* `Refines.View.Listing.Filled.exists_bisimulation`, `Refines.View.exists_bisimulation`: the same
  for tables of words.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {P W S A O Action Obs : Type} {M : Machine P W} {p : P} {E : Env S A O} {n m : Nat}

/-- Weighted lists of as many random words as a step takes, which may depend on the words of a state
and of an action, stand for the chances of the steps of a machine. -/
def Refines.Draws (R : Refines M p E) (branches : W → UInt32 → List (Nat × List UInt64)) : Prop :=
  ∀ {w s}, R.Represents w s → ∀ a, a < M.numActions p →
    (E.step s (R.action a)).Branches M.stepWords.toNat (branches w a)

/-- **Claim.** Of steps that draw nothing the empty list tells all. -/
theorem Refines.draws_of_stepWords (R : Refines M p E) (h₀ : M.stepWords = 0) :
    R.Draws fun _ _ => [(1, [])] := fun {_ s} _ a _ => by
  obtain ⟨b, hb⟩ := R.step_within s (R.action a)
  rw [h₀] at hb ⊢
  exact Draw.branches_pure hb Nat.one_pos []

/-- How an environment looks at a machine: it takes the steps of the environment that the machine
refines, maybe with other actions, of which there are `m`, and another look at states. -/
structure Refines.View (R : Refines M p E) (F : Env S Action Obs) (m : Nat) where
  /-- The numbers of the actions. -/
  action : Renaming Action (Fin m)
  /-- The word of the action with a number. -/
  act : Fin m → UInt32
  /-- What is seen of words. -/
  shown : W → Obs
  /-- These words are actions. -/
  act_lt : ∀ j, act j < M.numActions p
  /-- The environment takes the step of the action. -/
  step_eq : ∀ s a, F.step s a = E.step s (R.action (act (action.to a)))
  /-- The environment shows what is seen of words. -/
  observe : ∀ {w s}, R.Represents w s → F.observe s = shown w

/-- The environment that a machine refines looks at the machine as it is, where its actions are
numbered. -/
def Refines.view (R : Refines M p E) (action : Renaming A (Fin m)) (act : Fin m → UInt32)
    (act_lt : ∀ j, act j < M.numActions p) (h : ∀ j, R.action (act j) = action.inv j) :
    R.View E m where
  action := action
  act := act
  shown w := R.obs (M.observe p w)
  act_lt := act_lt
  step_eq s a := by rw [h, action.left_inv]
  observe hw := (R.observe hw).symm

variable {R : Refines M p E} {F : Env S Action Obs}

/-- Numbers for words of states: the rows of a table. -/
structure Refines.View.Enumeration (V : R.View F m)
    (branches : W → UInt32 → List (Nat × List UInt64)) (n : Nat) where
  /-- The words about which there are rows. -/
  Covered : W → Prop
  /-- The number of the row about these words. -/
  index : W → Fin n
  /-- The words that follow these, where there is a row with this number about those. -/
  next : W → Fin n → W
  /-- A step that does not end the episode leads to words about which there is a row. -/
  closed : ∀ {w}, Covered w → ∀ j, ∀ b ∈ branches w (V.act j), 0 < b.1 →
    b.2.length = M.stepWords.toNat → M.terminated p (M.step p w (V.act j) b.2) = false →
      let w' := M.step p w (V.act j) b.2
      Covered (next w (index w')) ∧ index (next w (index w')) = index w' ∧
        ∀ s, R.Represents w' s → R.Represents (next w (index w')) s

open Classical in
/-- Numbers for some words that a step does not leave, where words with the same number represent
the same states. -/
def Refines.View.enumeration (V : R.View F m) (branches : W → UInt32 → List (Nat × List UInt64))
    (Covered : W → Prop) (number : W → Nat) (hn : 0 < n)
    (closed : ∀ {w}, Covered w → ∀ j us, us.length = M.stepWords.toNat →
      Covered (M.step p w (V.act j) us))
    (lt : ∀ {w}, Covered w → number w < n)
    (same : ∀ {w w' s}, Covered w → Covered w' → number w = number w' → R.Represents w s →
      R.Represents w' s) : V.Enumeration branches n where
  Covered := Covered
  index w := ⟨number w % n, Nat.mod_lt _ hn⟩
  next w i := if h : ∃ w', Covered w' ∧ number w' = i.val then h.choose else w
  closed {w} hw j b _ _ hlen _ := by
    have hc := closed hw j b.2 hlen
    have hmod := Nat.mod_eq_of_lt (lt hc)
    have hex : ∃ w', Covered w' ∧ number w' = number (M.step p w (V.act j) b.2) % n :=
      ⟨_, hc, hmod.symm⟩
    obtain ⟨h₁, h₂⟩ := hex.choose_spec
    simp only [dif_pos hex]
    exact ⟨h₁, Fin.ext ((congrArg (· % n) h₂).trans (Nat.mod_mod _ _)),
      fun s => same hc h₁ (hmod.symm.trans h₂.symm)⟩

namespace Refines.View.Enumeration

variable {V : R.View F m} {branches : W → UInt32 → List (Nat × List UInt64)}
  (N : V.Enumeration branches n)

/-- What the machine computes for the words of a state, an action and random words: the reward, and
the number of the next words, or none where these are terminal. -/
def computed (w : W) (j : Fin m) (us : List UInt64) : Rat × Option (Fin n) :=
  (M.value p (M.reward p w (V.act j) us),
    bif M.terminated p (M.step p w (V.act j) us) then none
    else some (N.index (M.step p w (V.act j) us)))

/-- A decision process holds what the machine computes: for each state and action, what counts of
the outcome has the distribution of what the machine computes for random words that are drawn by
their weight. -/
def Filled (D : MDP n m) : Prop := ∀ {w}, N.Covered w → ∀ j,
  ((D.step (N.index w) j).map Outcome.told).IdentDistrib
    ((Draw.amongWeighted [] (branches w (V.act j))).map (N.computed w j))

/-- **The table is the environment.** A decision process that holds what a machine computes for
words that stand for the chances of its steps is bisimilar to the environment that the machine
refines. -/
def Filled.bisimulation {N : V.Enumeration branches n} {D : MDP n m} (hN : N.Filled D)
    (hR : R.Draws branches) : F.Bisimulation D W where
  Stands w s := N.Covered w ∧ R.Represents w s
  number := N.index
  action := V.action
  shown := V.shown
  next := N.next
  observe h := V.observe h.2
  step {w s} h a := by
    let j := V.action.to a
    have hd := hR h.2 (V.act j) (V.act_lt j)
    refine ⟨(Draw.amongWeighted [] (branches w (V.act j))).map fun us =>
      ((E.step s (R.action (V.act j))).sample us,
        ⟨N.index (M.step p w (V.act j) us), (N.computed w j us).1,
          M.terminated p (M.step p w (V.act j) us)⟩), ?_, ?_, fun y hy => ?_⟩
    · rw [V.step_eq]
      intro f
      rw [hd.law f, Draw.expect_map, Draw.expect_map, Draw.expect_map]
    · intro f
      rw [hN h.1 j f, Draw.expect_map, Draw.expect_map, Draw.expect_map]
      rfl
    · obtain ⟨u, hu, rfl⟩ := Draw.mem_map.mp hy
      obtain ⟨b, hb, hpos, rfl⟩ := Draw.mem_of_mem_amongWeighted hd.pos hu
      have hlen := hd.length b hb
      have hstep := R.step h.2 (V.act j) (V.act_lt j) b.2 hlen
      refine ⟨(R.reward h.2 (V.act j) (V.act_lt j) b.2 hlen).symm, ?_, fun ht => ?_⟩
      · rw [Bool.eq_iff_iff, R.terminal_iff hstep]
        exact R.terminated_iff _ _ _ (Draw.sample_mem _ _)
      · obtain ⟨hc, hi, hr⟩ := N.closed h.1 j b hb hpos hlen ht
        exact ⟨⟨hc, hr _ hstep⟩, hi⟩

end Refines.View.Enumeration

/-! ### Tables of words -/

/-- A table of the words of some states, of which what nothing depends on may be forgotten: a number
for each words that are listed, and others for the ends of episodes. -/
structure Refines.View.Listing (V : R.View F m) (branches : W → UInt32 → List (Nat × List UInt64))
    (n : Nat) where
  /-- The words with a number; none for a number without a row. -/
  word : Fin n → Option W
  /-- What is kept of words. -/
  forget : W → W
  /-- The words that follow these, by what is kept of those. -/
  recall : W → W → W
  /-- No words are listed twice. -/
  inj : ∀ {i i' w}, word i = some w → word i' = some w → i = i'
  /-- The chances of a step do not depend on what is forgotten. -/
  branches_forget : ∀ {w}, M.stateValid p w = true → ∀ j,
    branches (forget w) (V.act j) = branches w (V.act j)
  /-- Nor does the reward. -/
  reward_forget : ∀ {w}, M.stateValid p w = true → ∀ j us, us.length = M.stepWords.toNat →
    M.reward p (forget w) (V.act j) us = M.reward p w (V.act j) us
  /-- Nor does the end of the episode. -/
  terminated_forget : ∀ {w}, M.stateValid p w = true → ∀ j us, us.length = M.stepWords.toNat →
    M.terminated p (M.step p (forget w) (V.act j) us) = M.terminated p (M.step p w (V.act j) us)
  /-- Nor does what is kept of the next words. -/
  step_forget : ∀ {w}, M.stateValid p w = true → ∀ j us, us.length = M.stepWords.toNat →
    forget (M.step p (forget w) (V.act j) us) = forget (M.step p w (V.act j) us)
  /-- What is forgotten of the next words can be recalled. -/
  recall_step : ∀ {w}, M.stateValid p w = true → ∀ j us, us.length = M.stepWords.toNat →
    M.terminated p (M.step p w (V.act j) us) = false →
      recall w (forget (M.step p w (V.act j) us)) = M.step p w (V.act j) us

/-- A table of words, of which nothing is forgotten. -/
def Refines.View.listing (V : R.View F m) (branches : W → UInt32 → List (Nat × List UInt64))
    (word : Fin n → Option W) (inj : ∀ {i i' w}, word i = some w → word i' = some w → i = i') :
    V.Listing branches n where
  word := word
  forget w := w
  recall _ w := w
  inj := inj
  branches_forget _ _ := rfl
  reward_forget _ _ _ _ := rfl
  terminated_forget _ _ _ _ := rfl
  step_forget _ _ _ _ := rfl
  recall_step _ _ _ _ _ := rfl

namespace Refines.View.Listing

variable {V : R.View F m} {branches : W → UInt32 → List (Nat × List UInt64)}
  (L : V.Listing branches n)

/-- A decision process holds what the machine computes for the words that are listed: for each of
them and each action, the reward, whether the episode ends, and the words of the successor if it
does not, have the distribution of what the machine computes for random words that are drawn by
their weight. -/
def Filled (D : MDP n m) : Prop := ∀ {i w}, L.word i = some w → ∀ j,
  ((D.step i j).map fun o =>
      (o.reward, bif o.terminated then none else some (L.word o.state))).IdentDistrib
    ((Draw.amongWeighted [] (branches w (V.act j))).map fun us =>
      (M.value p (M.reward p w (V.act j) us),
        bif M.terminated p (M.step p w (V.act j) us) then none
        else some (some (L.forget (M.step p w (V.act j) us)))))

open Classical in
/-- The number of words, if they are listed. -/
def find (i₀ : Fin n) (c : Option W) : Fin n := if h : ∃ i, L.word i = c then h.choose else i₀

theorem find_word {i₀ i : Fin n} {w : W} (h : L.word i = some w) : L.find i₀ (L.word i) = i := by
  have hex : ∃ i', L.word i' = L.word i := ⟨i, rfl⟩
  rw [find, dif_pos hex]
  exact L.inj (hex.choose_spec.trans h) h

/-- **Claim.** **A table of words is the environment.** Let weighted lists of random words stand
for the chances of the steps of a machine, and let a decision process hold what the machine computes
for the words that are listed. Then it is bisimilar to the environment that the machine refines:
where a number is listed with what is kept of words, they stand for the state that they represent,
and have this number, and no others stand for any. -/
theorem Filled.exists_bisimulation {L : V.Listing branches n} {D : MDP n m} (hD : L.Filled D)
    (hR : R.Draws branches) (i₀ : Fin n) : ∃ B : F.Bisimulation D W,
      B.action = V.action ∧ B.shown = V.shown ∧ ∀ w s, (B.Stands w s ↔ R.Represents w s ∧
        L.word (B.number w) = some (L.forget w)) ∧
        ∀ i, L.word i = some (L.forget w) → B.number w = i := by
  have hfind : ∀ {w i}, L.word i = some (L.forget w) → L.find i₀ (some (L.forget w)) = i :=
    fun h => h ▸ L.find_word h
  have hvalid : ∀ {w j us}, M.stateValid p w = true → us.length = M.stepWords.toNat →
      M.stateValid p (M.step p w (V.act j) us) = true := fun {w j us} h hlen => by
    obtain ⟨s, hs⟩ := (R.stateValid_iff w).mp h
    exact (R.stateValid_iff _).mpr ⟨_, R.step hs _ (V.act_lt j) us hlen⟩
  -- Each list has as many words as a step takes.
  have hlength : ∀ {w}, M.stateValid p w = true → ∀ j us,
      us ∈ Draw.amongWeighted [] (branches w (V.act j)) → us.length = M.stepWords.toNat :=
    fun {w} h j us hus => by
      obtain ⟨s, hs⟩ := (R.stateValid_iff w).mp h
      have hd := hR hs (V.act j) (V.act_lt j)
      obtain ⟨b, hb, -, rfl⟩ := Draw.mem_of_mem_amongWeighted hd.pos hus
      exact hd.length b hb
  -- The successors of a step that goes on are listed.
  have hlisted : ∀ {w i}, L.word i = some w → ∀ j o, o ∈ D.step i j → o.terminated = false →
      ∃ c, L.word o.state = some c := fun {w i} h j o ho ht => by
    obtain ⟨us, -, hu⟩ := Draw.mem_map.mp ((hD h j).mem (Draw.mem_map.mpr ⟨o, ho, rfl⟩))
    rw [ht, cond_false] at hu
    have := (Prod.mk.inj hu).2
    cases hterm : M.terminated p (M.step p w (V.act j) us) with
    | true => rw [hterm, cond_true] at this; cases this
    | false => rw [hterm, cond_false] at this; exact ⟨_, Option.some.inj this⟩
  let N : V.Enumeration branches n :=
    { Covered := fun w => M.stateValid p w = true ∧ ∃ i, L.word i = some (L.forget w)
      index := fun w => L.find i₀ (some (L.forget w))
      next := fun w i => L.recall w ((L.word i).getD w)
      closed := by
        intro w ⟨hw, i, hi⟩ j b hb hpos hlen ht
        have hmem := (hD hi j).symm.mem (Draw.mem_map.mpr
          ⟨b.2, Draw.mem_amongWeighted (by rw [L.branches_forget hw]; exact hb) hpos, rfl⟩)
        obtain ⟨o, -, ho⟩ := Draw.mem_map.mp hmem
        rw [L.terminated_forget hw j b.2 hlen, ht, cond_false, L.step_forget hw j b.2 hlen] at ho
        have ho := (Prod.mk.inj ho).2
        cases hterm : o.terminated with
        | true => rw [hterm, cond_true] at ho; cases ho
        | false =>
          rw [hterm, cond_false] at ho
          have ho := (Option.some.inj ho).symm
          have hnext : L.recall w ((L.word (L.find i₀ (some (L.forget
              (M.step p w (V.act j) b.2))))).getD w) = M.step p w (V.act j) b.2 := by
            rw [hfind ho, ho, Option.getD_some, L.recall_step hw j b.2 hlen ht]
          simp only [hnext]
          exact ⟨⟨hvalid hw hlen, _, ho⟩, trivial, fun _ h => h⟩ }
  have hN : N.Filled D := by
    intro w ⟨hw, i, hi⟩ j f
    have h := hD hi j fun t => f (t.1, t.2.map (L.find i₀))
    rw [Draw.expect_map, Draw.expect_map, L.branches_forget hw] at h
    rw [Draw.expect_map, Draw.expect_map, show N.index w = i from hfind hi]
    refine Eq.trans (Draw.expect_congr fun o ho => ?_)
      (h.trans (Draw.expect_congr fun us hus => ?_))
    · rw [Outcome.told]
      cases ht : o.terminated with
      | true => rfl
      | false =>
        obtain ⟨c, hc⟩ := hlisted hi j o ho ht
        rw [cond_false, cond_false, Option.map_some, L.find_word hc]
    · have hlen := hlength hw j us hus
      rw [L.terminated_forget hw j us hlen, L.step_forget hw j us hlen,
        L.reward_forget hw j us hlen]
      refine congrArg f (Prod.ext rfl ?_)
      simp only [Enumeration.computed, N]
      cases M.terminated p (M.step p w (V.act j) us) <;> rfl
  refine ⟨hN.bisimulation hR, rfl, rfl, fun w s => ⟨⟨fun ⟨⟨_, i, hi⟩, hs⟩ => ⟨hs, ?_⟩,
    fun ⟨hs, hi⟩ => ⟨⟨(R.stateValid_iff _).mpr ⟨_, hs⟩, _, hi⟩, hs⟩⟩, fun i hi => hfind hi⟩⟩
  rw [show (hN.bisimulation hR).number w = i from hfind hi, hi]

end Refines.View.Listing

/-- **Claim.** **A table of all that is kept.** Let weighted lists of random words stand for the
chances of the steps of a machine, and let a decision process hold what the machine computes for the
words that are listed, of which nothing is forgotten. Then it is bisimilar to the environment that
the machine refines: words that are listed with a number stand for each state that they represent,
and have this number. -/
theorem Refines.View.exists_bisimulation {V : R.View F m}
    {branches : W → UInt32 → List (Nat × List UInt64)} (hR : R.Draws branches)
    {word : Fin n → Option W} {inj : ∀ {i i' w}, word i = some w → word i' = some w → i = i'}
    {D : MDP n m} (hD : (V.listing branches word inj).Filled D) (i₀ : Fin n) :
    ∃ B : F.Bisimulation D W, B.action = V.action ∧
      (∀ w s, B.Stands w s → R.Represents w s) ∧
      ∀ w s i, R.Represents w s → word i = some w → B.Stands w s ∧ B.number w = i := by
  obtain ⟨B, ha, -, hB⟩ := hD.exists_bisimulation hR i₀
  refine ⟨B, ha, fun w s hs => ((hB w s).1.mp hs).1, fun w s i hw hi => ?_⟩
  have hn := (hB w s).2 i hi
  exact ⟨(hB w s).1.mpr ⟨hw, hn ▸ hi⟩, hn⟩

end Spec.MDP
