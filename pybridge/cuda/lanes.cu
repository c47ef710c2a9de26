// Lanes on a GPU: one thread has one lane and takes it through all calls of a launch, its state in
// registers. NVRTC compiles this text when a program runs, after the definitions that
// `provengym.vector.cuda` makes of a kernel and its parameters:
//
//     WORD                       the type of a state word
//     STATE(F)                   F(0) F(1) ... for each word of the state
//     INIT(k, key, t), LANE(name, l, action), OBSERVE(k, l), OBSERVE_FIRST(l)
//                                calls of what Lean emitted, with the parameters as constants
//     COMPONENTS(F)              F(k, component, offset, divisor, factor) for each one observed
//     SEEN, SHOWN, ITEMS, WIDTH  the type of an item, an item made of a component, items of a lane; the
//                                width of a one-hot row or 0
//     RESET_WORDS                words that a reset takes
//     REWARD(units)              the reward in natural units, a double
//     SUM, COUNTED(units), RETURN(sum)
//                                the type of a sum of rewards, what it adds, and the double it is
//     FORM                       the initialiser of an ActionForm
//     VALID(l)                   whether the state of a lane is one
//     MODE                       the autoreset mode of Spec/MDP/Lane/Word.lean
//     CHOOSE_WORD(list, count, key, t)
//                                the word that a reset starts from, where there is a list
//
// Of these, what reads arrays of a finite model finds them by `m.words`.
// With PROVENGYM_HOST it is C++ for the host: a launch is a loop.

// What is proved of every lane, told to the compiler; the host checks it.
#ifdef PROVENGYM_HOST
#define KNOWN(condition) (static_cast<void>((condition) || (abort(), false)))
#else
#define KNOWN(condition) __builtin_assume(condition)
#endif

namespace provengym {

struct Lane {
#define DECLARE(k) WORD s##k;
    STATE(DECLARE)
#undef DECLARE
    uint64_t key, t;
    uint32_t elapsed;
    uint8_t over;
};

// Arrays of n lanes: word k of the state of lane i is states[k * n + i].
struct Memory {
    uint64_t n;
    WORD *states;
    uint64_t *keys, *t;
    uint32_t *elapsed;
    uint8_t *over;
    const uint64_t *words;
    uint32_t num_words;
};

// Where answers go: those of call t at t * n; what is null is not wanted.
struct Answers {
    SEEN *observations;
    float *rewards;
    bool *terminated, *truncated;
    SEEN *final_observations;
    double *returns;
};

struct Given {
    const void *actions;
    uint32_t type;  // as ACTION_TYPES of `provengym.vector.cuda`; random where `actions` is null
    uint64_t seed;
};

__device__ inline Lane load(const Memory &m, uint64_t i) {
    Lane l;
#define LOAD(k) l.s##k = m.states[k * m.n + i];
    STATE(LOAD)
#undef LOAD
    l.key = m.keys[i];
    l.t = m.t[i];
    l.elapsed = m.elapsed[i];
    l.over = m.over[i];
    return l;
}

__device__ inline void store(const Memory &m, uint64_t i, const Lane &l) {
#define STORE(k) m.states[k * m.n + i] = l.s##k;
    STATE(STORE)
#undef STORE
    m.keys[i] = l.key;
    m.t[i] = l.t;
    m.elapsed[i] = l.elapsed;
    m.over[i] = l.over;
}

__device__ inline void restart(const Memory &m, Lane &l) {
#ifdef CHOOSE_WORD
    const uint64_t word = CHOOSE_WORD(m.words, m.num_words, l.key, l.t);
#endif
    Lane next = l;
#define BEGIN(k) next.s##k = INIT(k, l.key, l.t);
    STATE(BEGIN)
#undef BEGIN
    next.t = l.t + RESET_WORDS;
    next.elapsed = 0;
    next.over = 0;
    l = next;
}

__device__ inline void observe([[maybe_unused]] const Memory &m, const Lane &l, SEEN *items) {
#if WIDTH
    const uint64_t place = OBSERVE_FIRST(l);
    for (uint64_t k = 0; k < WIDTH; ++k) items[k] = k == place;
#else
#define SHOW(k, component, offset, divisor, factor)                                                \
    items[k] = SHOWN(static_cast<int64_t>(OBSERVE(component, l)), offset, divisor, factor);
    COMPONENTS(SHOW)
#undef SHOW
#endif
}

__device__ inline uint32_t read_action(const Given &given, uint64_t place) {
    constexpr ActionForm form = FORM;
    if constexpr (form.box) {
        const uint64_t first = place * form.items;
        return given.type == 4
                   ? real_word(static_cast<const float *>(given.actions) + first, form)
                   : real_word(static_cast<const double *>(given.actions) + first, form);
    } else {
        switch (given.type) {
            case 0: return static_cast<const uint8_t *>(given.actions)[place] * form.scale;
            case 1:
            case 2: return static_cast<const uint32_t *>(given.actions)[place] * form.scale;
            default:
                return static_cast<uint32_t>(static_cast<const int64_t *>(given.actions)[place]) *
                       form.scale;
        }
    }
}

template <class Real>
__device__ inline bool any_nan(const Real *items, uint32_t count) {
    bool found = false;
    for (uint32_t k = 0; k < count; ++k) found |= items[k] != items[k];
    return found;
}

__device__ inline bool wrong_action(const Given &given, uint64_t place) {
    constexpr ActionForm form = FORM;
    switch (given.type) {
        case 0: return static_cast<const uint8_t *>(given.actions)[place] >= form.count;
        case 1:
        case 2: return static_cast<const uint32_t *>(given.actions)[place] >= form.count;
        case 3: return static_cast<const uint64_t *>(given.actions)[place] >= form.count;
        case 4:
            return any_nan(static_cast<const float *>(given.actions) + place * form.items, form.items);
        default:
            return any_nan(static_cast<const double *>(given.actions) + place * form.items, form.items);
    }
}

struct Reply {
    int64_t units;
    bool terminated, truncated, due;
};

// The first half of a call.
__device__ inline Reply advance([[maybe_unused]] const Memory &m, Lane &l, uint32_t action) {
    Lane next = l;
#define NEXT(k) next.s##k = LANE(state_##k, l, action);
    STATE(NEXT)
#undef NEXT
    next.t = LANE(t, l, action);
    next.elapsed = LANE(elapsed, l, action);
    next.over = LANE(over, l, action);
    const Reply reply{static_cast<int64_t>(LANE(reward, l, action)),
                      LANE(terminated, l, action) != 0, LANE(truncated, l, action) != 0,
                      LANE(due, l, action) != 0};
    l = next;
    return reply;
}

// One call of lane i with its answers at `place`.
__device__ inline int64_t call(const Memory &m, Lane &l, uint32_t action, const Answers &to,
                               uint64_t place) {
    const Reply reply = advance(m, l, action);
    if (to.final_observations) observe(m, l, to.final_observations + place * ITEMS);
    if (reply.due) restart(m, l);
    if (to.observations) observe(m, l, to.observations + place * ITEMS);
    to.rewards[place] = static_cast<float>(REWARD(reply.units));
    to.terminated[place] = reply.terminated;
    to.truncated[place] = reply.truncated;
    return reply.units;
}

// The same, with nothing but the reward.
__device__ inline int64_t call_silently(const Memory &m, Lane &l, uint32_t action) {
    KNOWN(VALID(l));
    const Reply reply = advance(m, l, action);
    if (reply.due) restart(m, l);
    return reply.units;
}

__device__ inline uint32_t choose(const Given &given, uint64_t key, uint64_t t, uint64_t place) {
    constexpr ActionForm form = FORM;
    return given.actions ? read_action(given, place) : drawn_action(key, t, form);
}

}  // namespace provengym

using namespace provengym;

// The parameters of a launch, and what is made of them.
#define MEMORY_PARAMETERS                                                                          \
    uint64_t n, WORD *states, uint64_t *keys, uint64_t *places, uint32_t *elapsed, uint8_t *over,  \
        const uint64_t *words, uint32_t num_words
#define MEMORY                                                                                     \
    const Memory m { n, states, keys, places, elapsed, over, words, num_words }
#define GIVEN_PARAMETERS const void *actions, uint32_t type, uint64_t seed
#define GIVEN                                                                                      \
    const Given given { actions, type, seed }
#define ANSWER_PARAMETERS                                                                          \
    SEEN *observations, float *rewards, bool *terminated, bool *truncated,                         \
        SEEN *final_observations, double *returns
#define ANSWERS                                                                                    \
    const Answers to { observations, rewards, terminated, truncated, final_observations, returns }

// A launch does its body for each lane i.
#ifdef PROVENGYM_HOST
#define LAUNCH extern "C" void
#define FOR_LANE for (uint64_t i = 0; i < n; ++i)
#else
#define LAUNCH extern "C" __global__ void
#define FOR_LANE                                                                                   \
    const uint64_t i = static_cast<uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;               \
    if (i < n)
#endif

// Lane i starts with the stream of seed + i.
LAUNCH lanes_reset(MEMORY_PARAMETERS, uint64_t seed) {
    MEMORY;
    FOR_LANE {
        Lane l{};
        l.key = mdp_key(seed + i);
        restart(m, l);
        store(m, i, l);
    }
}

// The lanes that `mask` names start an episode; all without a mask.
LAUNCH lanes_restart(MEMORY_PARAMETERS, const bool *mask) {
    MEMORY;
    FOR_LANE {
        if (!mask || mask[i]) {
            Lane l = load(m, i);
            restart(m, l);
            store(m, i, l);
        }
    }
}

LAUNCH lanes_observe(MEMORY_PARAMETERS, SEEN *observations) {
    MEMORY;
    FOR_LANE {
        observe(m, load(m, i), observations + i * ITEMS);
    }
}

// The smallest place t * n + i of an action that lane i refuses at call t, into `first`.
LAUNCH lanes_check(MEMORY_PARAMETERS, GIVEN_PARAMETERS, uint64_t T, unsigned long long *first) {
    MEMORY;
    GIVEN;
    FOR_LANE {
        unsigned long long place = i, end = T * m.n;
        for (; place < end; place += m.n) {
            const bool ended = place == i && m.over[i] != 0;
            if (ended ? MODE == 3 : wrong_action(given, place)) break;
        }
        if (place < end) {
#ifdef PROVENGYM_HOST
            if (place < *first) *first = place;
#else
            atomicMin(first, place);
#endif
        }
    }
}

// T calls, with all answers.
LAUNCH lanes_calls(MEMORY_PARAMETERS, GIVEN_PARAMETERS, uint64_t T, ANSWER_PARAMETERS) {
    MEMORY;
    GIVEN;
    ANSWERS;
    FOR_LANE {
        Lane l = load(m, i);
        const uint64_t key = action_key(mdp_key(given.seed + i));
        for (uint64_t t = 0; t < T; ++t) {
            const uint64_t place = t * m.n + i;
            call(m, l, choose(given, key, t, place), to, place);
        }
        store(m, i, l);
    }
}

// T calls, with the answers of the last one and the sums of rewards.
LAUNCH lanes_last(MEMORY_PARAMETERS, GIVEN_PARAMETERS, uint64_t T, ANSWER_PARAMETERS) {
    MEMORY;
    GIVEN;
    ANSWERS;
    FOR_LANE {
        Lane l = load(m, i);
        const uint64_t key = action_key(mdp_key(given.seed + i));
        SUM sum = 0;
        if (given.actions) {
            for (uint64_t t = 0; t + 1 < T; ++t)
                sum += COUNTED(call_silently(m, l, read_action(given, t * m.n + i)));
        } else {
            constexpr ActionForm form = FORM;
            if (T > 1) sum += COUNTED(call_silently(m, l, drawn_action(key, 0, form)));
            for (uint64_t t = 1; t + 1 < T; ++t) {
                KNOWN(MODE != 2 || l.over == 0);  // a call in this mode leaves no episode over
                sum += COUNTED(call_silently(m, l, drawn_action(key, t, form)));
            }
        }
        sum += COUNTED(call(m, l, choose(given, key, T - 1, (T - 1) * m.n + i), to, i));
        to.returns[i] = RETURN(sum);
        store(m, i, l);
    }
}
