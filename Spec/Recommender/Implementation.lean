module

public import Spec.MDP.Lane.Refinement
public import Spec.MDP.Random.Words
public import Spec.Recommender.Refinement
public import Spec.Recommender.Views

/-!
# The kernel implements Recommender

With a list of users, the kernel is the environment `toEnv`: at all parameters and users that it
accepts, from any state, over any list of actions. For a catalogue, whose users are sets of
  features,
the list has for each set how many of its features each product has.

## Main definitions

* `Machine.Task`, `machine`: the parameters with a list of users; the kernel.
* `Machine.Task.Describes`: the words are those of a recommender.
* `refines`, `implements`: the kernel is the environment.

## Main statements

* `machine_valid_iff`: what the machine accepts.
* `episode_init`: an episode of the kernel, from a reset.
* `Kernel.lane_eq`, `lane_eq`: the functions of a lane that the kernel exports; any list of calls.
* `episode_catalogue`: the same for the recommender of a catalogue.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP Machine

/-- A recommender as words: the parameter words, and the users. -/
structure Machine.Task where
  /-- The parameters. -/
  params : Params
  /-- The users. -/
  users : List UInt64
deriving DecidableEq, Repr

open Machine (Task)

/-- The user of an episode that begins at word `t` of the stream. -/
def Machine.Task.user (T : Task) (key t : UInt64) : UInt64 :=
  T.users.getD (T.params.on Kernel.index (.ofNat T.users.length) key t).toNat 0

/-- The kernel of Recommender, with a list of users. -/
def machine : MDP.Machine Task Machine.State where
  resetWords := 1
  stepWords := 1
  valid T :=
    T.params.on Kernel.valid && decide (0 < T.users.length ∧ T.users.length < 2 ^ 31) &&
      T.users.all (T.params.on Kernel.word)
  numActions T := Kernel.stepper.numActions T.params
  stateValid T w := w.on (T.params.on Kernel.stateValid)
  init T key t := ⟨T.params.on Kernel.init0 (T.user key t) key t,
    T.params.on Kernel.init1 (T.user key t) key t, T.params.on Kernel.init2 (T.user key t) key t,
    T.params.on Kernel.init3 (T.user key t) key t, T.params.on Kernel.init4 (T.user key t) key t⟩
  step T := MDP.Machine.takesWord Kernel.stepper.step T.params
  reward T := MDP.Machine.takesWord Kernel.stepper.reward T.params
  value _ := MDP.Machine.units 1
  terminated T := Kernel.stepper.terminated T.params
  truncated _ _ := false
  observe T w := [Kernel.obs0, Kernel.obs1, Kernel.obs2, Kernel.obs3, Kernel.obs4].map
    fun f => w.on (T.params.on f)
  obsHigh T :=
    let n := T.params.numProducts.toNat
    [n, 1, 2 ^ n - 1, 2 ^ n - 1, T.params.horizon.toNat]
  rewardRange _ := MDP.Machine.unitRange 1 0 1

/-- The constants of the machine are those that the kernel exports. -/
theorem Kernel.constants_eq (p : Params) :
    (∀ T, machine.value T = MDP.Machine.units (p.on Kernel.rewardScale)) ∧
      machine.resetWords = p.on Kernel.resetWords ∧
      machine.stepWords = p.on Kernel.stepWords := ⟨fun _ => rfl, rfl, rfl⟩

variable {U : Type} {n k : Nat} {T : Task} {E : Recommender U n k}

/-- The words are those of a recommender of `1` to `16` products of `1` to `7` features, with a
horizon and a denominator of `1` to `2^31 - 1` and as many users, where every affinity is that of
someone, listed or not. -/
structure Machine.Task.Describes (T : Task) (E : Recommender U n k) : Prop where
  /-- The parameters. -/
  params : T.params.Describes E
  /-- There is a user. -/
  users_ne_nil : E.users ≠ []
  /-- There are not too many users. -/
  length_lt : E.users.length < 2 ^ 31
  /-- The users. -/
  users : T.users = E.users.map fun u => userWord (E.affinity u)
  /-- Every affinity is that of someone. -/
  onto : ∀ f : Fin n → Fin (k + 1), ∃ u, E.affinity u = f

theorem Machine.Task.Describes.toValid (h : T.Describes E) : E.Valid :=
  ⟨h.users_ne_nil, h.params.denominator_pos, h.params.numerator_le⟩

theorem word_userWord (hp : T.params.Describes E) (f : Fin n → Fin (k + 1)) :
    T.params.on Kernel.word (userWord f) = true := by
  have hn := hp.le
  have hk := hp.features_le
  have hf (i : Fin n) : (f i).val < 16 := by have := (f i).isLt; omega
  refine (Kernel.levels_iff _ _ _).mpr ?_
  rw [UInt32.toNat_toUInt64, UInt32.toNat_toUInt64, hp.numProducts, hp.featuresPerProduct,
    toNat_userWord hn hk]
  refine ⟨digits_lt hf, fun i hi => ?_⟩
  have := digits_div hf ⟨i, hi⟩
  simp only at this
  rw [this]
  exact Nat.le_of_lt_succ (f ⟨i, hi⟩).isLt

/-- The machine accepts the words that describe a recommender. -/
theorem Machine.Task.Describes.machine_valid (h : T.Describes E) : machine.valid T = true := by
  simp only [machine, Bool.and_eq_true, decide_eq_true_eq, List.all_eq_true]
  refine ⟨⟨h.params.valid, ?_⟩, fun x hx => ?_⟩
  · rw [h.users, List.length_map]
    exact ⟨List.length_pos_iff.mpr h.users_ne_nil, h.length_lt⟩
  · rw [h.users] at hx
    obtain ⟨u, -, rfl⟩ := List.mem_map.mp hx
    exact word_userWord h.params _

/-- **Claim.** The kernel with a list of users accepts exactly the parameters and users of the
recommenders of `1` to `16` products of `1` to `7` features, with a horizon and a denominator of `1`
to `2^31 - 1`, probabilities of at most `1`, and `1` to `2^31 - 1` users. -/
theorem machine_valid_iff : machine.valid T = true ↔
    ∃ (n k : Nat) (E : Recommender (Fin n → Fin (k + 1)) n k), T.Describes E := by
  refine ⟨fun h => ?_, fun ⟨_, _, _, h⟩ => h.machine_valid⟩
  simp only [machine, Bool.and_eq_true, decide_eq_true_eq, List.all_eq_true] at h
  obtain ⟨⟨hp, hpos, hlt⟩, husers⟩ := h
  have hd := T.params.describes_recommender hp
    (T.users.map (affinityOf T.params.numProducts.toNat T.params.featuresPerProduct.toNat))
  refine ⟨_, _, _, hd, ?_, ?_, ?_, fun f => ⟨f, rfl⟩⟩
  · exact mt List.map_eq_nil_iff.mp (List.length_pos_iff.mp hpos)
  · exact (List.length_map _).symm ▸ hlt
  · have hmap : T.users.map id = T.users.map fun x => userWord (affinityOf
        T.params.numProducts.toNat T.params.featuresPerProduct.toNat x) := by
      refine List.map_congr_left fun x hx => ?_
      have hx := (Kernel.levels_iff _ _ _).mp (husers x hx)
      rw [UInt32.toNat_toUInt64, UInt32.toNat_toUInt64] at hx
      exact userWord_affinityOf hd.le hd.features_le hx.1 hx.2
    rw [List.map_id] at hmap
    exact hmap.trans (by rw [Params.recommender, List.map_map]; rfl)

/-! ### Actions and observations -/

/-- **Claim.** There is an action for each product. -/
theorem numActions_correct (h : T.Describes E) : (machine.numActions T).toNat = n :=
  h.params.numProducts

theorem lt_numActions_iff (h : T.Describes E) {a : UInt32} :
    a < machine.numActions T ↔ a.toNat < n := by
  rw [UInt32.lt_iff_toNat_lt, numActions_correct h]

/-- **Claim.** The kernel accepts exactly the numbers of products as actions. -/
theorem actionValid_iff (h : T.Describes E) {a : UInt32} :
    Kernel.actionValid T.params.numProducts T.params.featuresPerProduct T.params.horizon
      T.params.denominator T.params.n0 T.params.n1 T.params.n2 T.params.n3 T.params.n4 T.params.n5
      T.params.n6 T.params.n7 a = true ↔ a.toNat < n :=
  decide_eq_true_iff.trans (lt_numActions_iff h)

/-- The product with a number, counted from the beginning again after the last one. -/
def actionOf (hn : 0 < n) (a : UInt32) : Fin n := ⟨a.toNat % n, Nat.mod_lt _ hn⟩

theorem val_actionOf (h : T.Describes E) {a : UInt32} (ha : a < machine.numActions T) :
    a.toNat = (actionOf h.params.pos a).val :=
  (Nat.mod_eq_of_lt ((lt_numActions_iff h).mp ha)).symm

/-- What the components of an observation show. -/
def obsOf (hn : 0 < n) (c : List UInt64) : Obs n where
  recommended x := (c.getD 2 0).toNat.testBit x.val
  bought x := (c.getD 3 0).toNat.testBit x.val
  last :=
    if (c.getD 0 0).toNat = n then none
    else some (⟨(c.getD 0 0).toNat % n, Nat.mod_lt _ hn⟩, decide ((c.getD 1 0).toNat = 1))
  time := (c.getD 4 0).toNat

variable {w : Machine.State} {s : State U n}

theorem obsOf_observe (h : T.Describes E) (hr : Represents E w s) :
    obsOf h.params.pos (machine.observe T w) = s.obs := by
  obtain ⟨h₀, h₁, h₂, h₃, h₄⟩ := Kernel.obs_correct (p := T.params) hr
  have l₀ : ((machine.observe T w).getD 0 0).toNat = s.last.elim n (·.1.val) := h₀
  have l₁ : ((machine.observe T w).getD 1 0).toNat = s.last.elim 0 (·.2.toNat) := h₁
  have hlast : (obsOf h.params.pos (machine.observe T w)).last = s.last := by
    have key (l : Option (Fin n × Bool)) (a b : Nat) (ha : a = l.elim n (·.1.val))
        (hb : b = l.elim 0 (·.2.toNat)) : (if a = n then none else
          some ((⟨a % n, Nat.mod_lt _ h.params.pos⟩ : Fin n), decide (b = 1))) = l := by
      subst ha hb
      cases l with
      | none => exact if_pos rfl
      | some e =>
        obtain ⟨x, b⟩ := e
        have hx := x.isLt
        simp only [Option.elim]
        rw [if_neg (by omega)]
        congr 2
        · exact Fin.ext (Nat.mod_eq_of_lt hx)
        · cases b <;> rfl
    exact key _ _ _ l₀ l₁
  have hr : (obsOf h.params.pos (machine.observe T w)).recommended = s.recommended := funext h₂
  have hb : (obsOf h.params.pos (machine.observe T w)).bought = s.bought := funext h₃
  have ht : (obsOf h.params.pos (machine.observe T w)).time = s.time := h₄
  rw [State.obs, ← hlast, ← hr, ← hb, ← ht]

/-- Each component is at most its bound. -/
theorem observe_le (h : T.Describes E) (hr : Represents E w s) :
    ∀ c ∈ (machine.observe T w).zip (machine.obsHigh T), c.1.toNat ≤ c.2 := by
  obtain ⟨h₀, h₁, -, -, h₄⟩ := Kernel.obs_correct (p := T.params) hr
  have hn := h.params.numProducts
  have b₀ : s.last.elim n (·.1.val) ≤ n := by
    cases s.last with
    | none => exact Nat.le_refl n
    | some e => exact Nat.le_of_lt e.1.isLt
  have b₁ : s.last.elim 0 (·.2.toNat) ≤ 1 := by
    cases s.last with
    | none => exact Nat.zero_le 1
    | some e => exact Bool.toNat_le e.2
  simp only [machine, List.map_cons, List.map_nil, List.zip_cons_cons, List.zip_nil_left,
    List.forall_mem_cons]
  refine ⟨Nat.le_trans (Nat.le_of_eq h₀) (Nat.le_trans b₀ (Nat.le_of_eq hn.symm)),
    Nat.le_trans (Nat.le_of_eq h₁) b₁, ?_, ?_, ?_, nofun⟩
  · rw [hn]; exact Nat.le_sub_one_of_lt hr.recommended_lt
  · rw [hn]; exact Nat.le_sub_one_of_lt hr.bought_lt
  · rw [h₄, h.params.horizon]; exact hr.time_le

/-! ### The environment -/

variable [Inhabited U]

/-- The machine starts where the recommender starts. -/
theorem init_represents (h : T.Describes E) (key t : UInt64) :
    Represents E (machine.init T key t) (E.toEnv.reset.sample [Random.word key t]) := by
  obtain ⟨u, hu⟩ := exists_user E h.toValid (Random.word key t)
  have hcount : (UInt32.ofNat T.users.length).toNat = E.users.length := by
    rw [h.users, List.length_map]
    exact UInt32.toNat_ofNat_of_lt' (Nat.lt_trans h.length_lt (by decide))
  have huser : T.user key t = userWord (E.affinity u) := by
    change T.users.getD (Random.index (.ofNat T.users.length) (Random.word key t)).toNat 0 = _
    rw [Random.toNat_index, hcount, h.users, List.getD_eq_getElem?_getD, List.getElem?_map, hu]
    rfl
  rw [sample_reset E hu]
  have := Kernel.init_correct h.params u key t
  rw [← huser] at this
  exact this

/-- The kernel at the words of a recommender is the environment of the recommender. -/
def refines (h : T.Describes E) : Refines machine T E.toEnv where
  Represents w s := Represents E w s
  action := actionOf h.params.pos
  obs := obsOf h.params.pos
  Terminal _ := False
  reset_within := (Draw.exists_within_among _ _).elim fun b hb => ⟨b, hb.map _⟩
  step_within s x := ⟨_, (Draw.within_uniform fun i => Draw.within_pure _ 0 0).map _⟩
  terminated_iff s x r hr := by
    rw [(never_ends hr).1]; exact iff_of_false Bool.false_ne_true id
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s x r hr => (never_ends hr).2
  stateValid_iff w := Kernel.stateValid_iff h.params h.onto
  init key t := init_represents h key t
  step hr a ha := MDP.Machine.forall_oneWord fun u =>
    Kernel.step_correct h.params hr (val_actionOf h ha) u
  reward hr a ha := MDP.Machine.forall_oneWord fun u =>
    (div_natCast_one _).trans (Kernel.reward_correct h.params hr (val_actionOf h ha) u)
  terminal_iff _ := iff_of_false Bool.false_ne_true id
  observe hr := obsOf_observe h hr
  observe_le hr := ⟨rfl, observe_le h hr⟩
  value_zero := MDP.Machine.units_zero _
  reward_within _ x r hr := show
      ((0 : Int) : Rat) / (1 : Nat) ≤ _ ∧ _ ≤ ((1 : Int) : Rat) / (1 : Nat) by
    rcases (reward_eq hr).1 with h | h <;> rw [h] <;> decide +kernel

/-- The kernel, with a list of users, is the environment of Recommender, at all words that it
accepts. -/
def implements : Implements machine where
  Model := (n : Nat) × (k : Nat) × Recommender (Fin n → Fin (k + 1)) n k
  State E := State (Fin E.1 → Fin (E.2.1 + 1)) E.1
  Action E := Fin E.1
  Obs E := Obs E.1
  env E := E.2.2.toEnv
  Describes T E := T.Describes E.2.2
  valid_iff _ := machine_valid_iff.trans
    ⟨fun ⟨n, k, E, h⟩ => ⟨⟨n, k, E⟩, h⟩, fun ⟨⟨n, k, E⟩, h⟩ => ⟨n, k, E, h⟩⟩
  refines := Recommender.refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (0, 1) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-! ### Episodes -/

theorem toNat_word (hn : n ≤ 16) (x : Fin n) : (UInt32.ofNat x.val).toNat = x.val :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le x.isLt (Nat.le_trans hn (by decide)))

/-- **Claim.** From a reset with any key, at any place in the stream, over any list of products:
what the kernel returns are the observations, rewards and ends of the episode with the user that
word `t` of the stream chooses, in which each purchase is decided by the next word. -/
theorem episode_init (h : T.Describes E) (key t : UInt64) (xs : List (Fin n)) :
    ((machine.episode T key (machine.init T key t) (t + 1) (xs.map fun x => .ofNat x.val)).map
        fun r => (⟨obsOf h.params.pos r.obs, r.units, r.terminated, r.truncated⟩ : Reply (Obs n))) =
      E.toEnv.episode key 1 (E.toEnv.reset.sample [Random.word key t]) (t + 1) xs := by
  have hmem (x : Fin n) : (.ofNat x.val : UInt32) < machine.numActions T :=
    (lt_numActions_iff h).mpr (by rw [toNat_word h.params.le]; exact x.isLt)
  have := (refines h).episode_eq (init_represents h key t) key (t + 1)
    (as := xs.map fun x => .ofNat x.val) fun a ha => by
      obtain ⟨b, -, rfl⟩ := List.mem_map.mp ha
      exact hmem b
  rw [List.map_map, show (refines h).action ∘ (fun x : Fin n => .ofNat x.val) = id from
    funext fun x => Fin.ext ((val_actionOf h (hmem x)).symm.trans (toNat_word h.params.le x)),
    List.map_id] at this
  exact ((refines h).map_decode rfl _).symm.trans this

/-- **Claim.** The same for a catalogue, whose users are all sets of `q` features: with the words of
how many features of each product each set has, in the order of `Catalogue.subsets`, the kernel
returns what the recommender of the catalogue returns. -/
theorem episode_catalogue {m q d H : Nat} {C : Catalogue n m k} {p : Fin (k + 1) → Nat}
    (h : T.Describes (C.recommender q p d H).reduce) (hq : q ≤ m) (key t : UInt64)
    (xs : List (Fin n)) :
    ((machine.episode T key (machine.init T key t) (t + 1) (xs.map fun x => .ofNat x.val)).map
        fun r => (⟨obsOf h.params.pos r.obs, r.units, r.terminated, r.truncated⟩ : Reply (Obs n))) =
      (C.recommender q p d H).toEnv.episode key 1
        ((C.recommender q p d H).toEnv.reset.sample [Random.word key t]) (t + 1) xs := by
  have hE : (C.recommender q p d H).Valid :=
    C.recommender_valid hq h.params.denominator_pos h.params.numerator_le H
  rw [episode_init h, sample_reset_reduce _ hE, episode_reduce]

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.State) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (l.state.on (T.params.on f))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1, on Kernel.laneState2,
      on Kernel.laneState3, on Kernel.laneState4], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall T C l a).results64 [(·.user), (·.recommended),
      (·.bought), (·.last), (·.time)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of Recommender returns when the words of its stream sample it. -/
theorem lane_eq (hp : T.Describes E) : (refines hp).LanesAgree := (refines hp).lanesAgree

-- The two products of `two`: a user who likes the first feature, and one who likes the second.
example : machine.valid ⟨⟨2, 1, 4, 4, 1, 3, 0, 0, 0, 0, 0, 0⟩, [1, 16]⟩ = true := by decide +kernel

-- Such an episode is with the first user, who buys the first product and passes the second one.
example :
    machine.init ⟨⟨2, 1, 4, 4, 1, 3, 0, 0, 0, 0, 0, 0⟩, [1, 16]⟩ 7 0 = ⟨1, 0, 0, 4, 0⟩ ∧
      (machine.episode ⟨⟨2, 1, 4, 4, 1, 3, 0, 0, 0, 0, 0, 0⟩, [1, 16]⟩ 7 ⟨1, 0, 0, 4, 0⟩ 1
          [0, 1]).map (fun r => (r.obs, r.units, r.terminated)) =
        [([0, 1, 1, 1, 1], 1, false), ([1, 0, 3, 1, 2], 0, false)] := by
  decide +kernel

end Spec.Recommender
