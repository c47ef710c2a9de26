module

public import Spec.Certificate.Agents
public import Spec.Certificate.Discounted
public import Spec.Certificate.Filled
public import Spec.GridWorld.Episodes
public import Spec.GridWorld.Optimal.Value
public import Spec.GridWorld.Refinement

/-!
# Certificates of GridWorld

From the specification to what `provengym.check` says of it. A table is filled by the kernel of
GridWorld, cell by cell in row-major order and action by action, and is bisimilar to GridWorld. So
an accepted certificate bounds what any agent expects of an episode: `Spec.Certificate.Agents` has
all kinds of certificates, of which the discounted one is spelled out here.

What C++ and Python add, and are trusted for, is to ask the kernel for each cell and action once and
to keep the answers in order. A test compares the model that they make with the tables that Lean
evaluates from the specification, for all grids of up to 4 x 4 cells.

## Main definitions

* `Kernel.view`, `Kernel.enumeration`: the numbers of actions and of cells in a table.

## Main statements

* `Kernel.exists_bisimulation`: a table that the kernel fills is GridWorld.
* `Kernel.value_sound`: what an accepted discounted certificate says of agents.
* `Kernel.near_optimalValue`: how near its values are to the optimal ones.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld.Kernel

open Spec.MDP Spec.Certificate

variable {height width : Nat} {G : GridWorld height width} {p : Params}

/-- The agent chooses the number of an action. -/
def view (hp : p.Describes G) : (refines hp).View G.toEnv 4 :=
  (refines hp).view actionNumbers (fun j => .ofNat j) (fun j => show UInt32.ofNat j < 4 by
    revert j; decide) fun j => show actionOf (.ofNat j) = .ofFin j by revert j; decide

/-- A row for each cell; its number is the first component of what the kernel shows. -/
def enumeration (hp : p.Describes G) :
    (view hp).Enumeration (fun _ _ => [(1, [])]) (height * width) :=
  (view hp).enumeration _ (fun w => ∃ s : Pos height width, w = s.words)
    (fun w => (p.on obs0 w.1 w.2).toNat)
    (Nat.zero_lt_of_lt (encode G.start).isLt)
    (by
      rintro _ ⟨s, rfl⟩ j us hus
      exact ⟨_, (represents_iff hp).mp
        ((refines hp).step (represents_words hp s) _ ((view hp).act_lt j) us hus)⟩)
    (by
      rintro _ ⟨s, rfl⟩
      exact Nat.lt_of_le_of_lt (Nat.le_of_eq (obs_correct hp s).1) (encode s).isLt)
    (by
      rintro _ _ _ ⟨s, rfl⟩ ⟨t, rfl⟩ h hs
      have h : encode s = encode t :=
        Fin.ext ((obs_correct hp s).1.symm.trans (h.trans (obs_correct hp t).1))
      rwa [← decode_encode t, ← h, decode_encode])

theorem index_eq (hp : p.Describes G) (s : Pos height width) :
    (enumeration hp).index s.words = encode s :=
  Fin.ext ((congrArg (· % (height * width)) (obs_correct hp s).1).trans
    (Nat.mod_eq_of_lt (encode s).isLt))

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, cell by cell and action by action, is bisimilar to GridWorld: the words of a cell stand
for the cell, and have its row-major number. -/
theorem exists_bisimulation {hp : p.Describes G} {D : MDP (height * width) 4}
    (hD : (enumeration hp).Filled D) : ∃ B : G.toEnv.Bisimulation D (UInt32 × UInt32),
      B.action = actionNumbers ∧ ∀ s, B.Stands s.words s ∧ B.number s.words = encode s :=
  ⟨hD.bisimulation ((refines hp).draws_of_stepWords rfl), rfl,
    fun s => ⟨⟨⟨s, rfl⟩, represents_words hp s⟩, index_eq hp s⟩⟩

-- There are such tables.
example (hp : p.Describes G) :
    (enumeration hp).Rows
      { denominator := 1, discountNum := 9, discountDen := 10, factor := 1000, error := 0,
        scale := 1000, value := fun _ => 0, policy := fun _ => 0,
        row := fun i j => [(enumeration hp).entry (decode i : Pos height width).words j
          (1, [])] } where
  row := by
    rintro _ ⟨s, rfl⟩ j
    simp only [index_eq, decode_encode, List.map_cons, List.map_nil]
  weight_lt _ _ _ hb := by rw [List.mem_singleton.mp hb]; decide
  units := ⟨1, rfl, rfl⟩

variable {hp : p.Describes G} {T : Table (height * width) 4}

/-- **Claim.** **What an accepted certificate says of GridWorld.** Let the kernel of certificates
accept one for the table that the kernel of GridWorld fills, and let `|v| ≤ b`. Then from every
cell, no agent, whatever it remembers and however it uses chance, expects of the first `k` steps of
an episode a discounted return above `v + ε / (1 - γ) + γ^k b`, and some agent expects at least
`v - ε / (1 - γ) - γ^k b`. -/
theorem value_sound (hT : (enumeration hp).Filled T.model.toMDP) (h : T.Accepted) {b : Rat}
    (hb : ∀ i, MDP.abs (T.certificate.values T.model i) ≤ b) (k : Nat) :
    (∀ (π : Env.Agent (Pos height width) Action) s,
      G.toEnv.value T.model.toMDP.discount π k [] s ≤
        T.certificate.values T.model (encode s) +
          T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
          T.model.toMDP.discount ^ k * b) ∧
    ∃ π : Env.Agent (Pos height width) Action, ∀ s,
      T.certificate.values T.model (encode s) -
          T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) -
          T.model.toMDP.discount ^ k * b ≤
        G.toEnv.value T.model.toMDP.discount π k [] s := by
  let B := hT.bisimulation ((refines hp).draws_of_stepWords rfl)
  have hstands (s : Pos height width) : B.Stands s.words s := ⟨⟨s, rfl⟩, represents_words hp s⟩
  have hsound {π} (s : Pos height width) := h.acceptedOn.value_sound (π := π) B (fun i _ => hb i)
    (hstands s) rfl k
  have hnumber (s : Pos height width) : B.number s.words = encode s := index_eq hp s
  simp only [hnumber] at hsound
  have hfollows (s : Pos height width) := B.follows_agent (number := encode)
    (by
      rintro w s ⟨-, hr⟩
      have hs : B.shown w = s := (refines hp).observe hr
      rw [hs, (represents_iff hp).mp hr, hnumber])
    s.words (.stationary T.policy)
  exact ⟨fun π s => (hsound s).1, _, fun s => (hsound s).2 (hfollows s)⟩

theorem backup_eq {D : MDP (height * width) 4} (hD : (enumeration hp).Filled D)
    (hd : D.discount = G.discount) (v : Fin (height * width) → Rat) (i : Fin (height * width))
    (j : Fin 4) : D.backup v i j = G.toMDP.backup v i j := by
  let B := hD.bisimulation ((refines hp).draws_of_stepWords rfl)
  have hB := B.backup_eq (v := v) (g := fun s => v (encode s))
    (by
      rintro w s ⟨-, hr⟩
      rw [(represents_iff hp).mp hr]
      exact congrArg v (index_eq hp s))
    (x := (decode i : Pos height width).words) ⟨⟨_, rfl⟩, represents_words hp _⟩ (.ofFin j)
  have hG := G.bisimulation.backup_eq (v := v) (g := fun s => v (encode s))
    (by rintro _ s rfl; rfl) (x := (decode i : Pos height width)) rfl (.ofFin j)
  have hi : B.number (decode i : Pos height width).words = i :=
    (index_eq hp _).trans (encode_decode i)
  have hj : actionNumbers.to (.ofFin j) = j := actionNumbers.right_inv j
  rw [hi, show B.action.to (.ofFin j) = j from hj, hd] at hB
  rw [show G.bisimulation.number (decode i) = i from encode_decode i,
    show G.bisimulation.action.to (.ofFin j) = j from hj] at hG
  exact hB.trans hG.symm

/-- **Claim.** Where the kernel of certificates accepts one for the table that the kernel of
GridWorld fills, its values are within `ε / (1 - γ)` of the optimal values of GridWorld in closed
form. -/
theorem near_optimalValue (hT : (enumeration hp).Filled T.model.toMDP)
    (hd : T.model.toMDP.discount = G.discount) (h : T.Accepted) (s : Pos height width) :
    MDP.abs (T.certificate.values T.model (encode s) - G.optimalValue s) ≤
      T.certificate.epsilon T.model / (1 - G.discount) := by
  have h₀ := discount_nonneg (M := T.model)
  have h₁ := discount_lt_one h.holds.1
  obtain ⟨v, -, hv, -, hnear⟩ := h.exists_optimal (by decide)
  rw [hd] at h₀ h₁ hnear
  have hv' : ∀ i, G.toMDP.bellmanOpt v i = v i := fun i =>
    (congrArg (maximum 4) (funext fun j => backup_eq hT hd v i j)).symm.trans (hv i)
  rw [← optimalValue_unique G h₀ h₁ hv' s]
  exact hnear _

end Spec.GridWorld.Kernel
