module

public import Spec.MDP.Random

/-!
# The random stream, for C

The key of a seed and the words of a stream, as every kernel reads them.
-/

@[expose] public section

namespace Spec.MDP.Kernel

/-- The key of the stream of a seed. -/
@[export mdp_key]
def key (seed : UInt64) : UInt64 := Random.key seed

/-- Word `t` of the stream with this key. -/
@[export mdp_word]
def word (key t : UInt64) : UInt64 := Random.word key t

end Spec.MDP.Kernel
