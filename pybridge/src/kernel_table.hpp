// What of a kernel is called from outside its translation unit, of which generated/ has one for each:
// names, sizes and functions, in numbers whose types are the same for all kernels. A table and what
// uses it need no Python.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "levels.hpp"

namespace provengym {

// How many parameters and state words a kernel has at most; define_kernel.hpp checks it.
inline constexpr std::size_t most_parameters = 16, most_state_words = 16;

// How many lanes a loop takes at a time, so that what it passes on stays in the first-level cache.
inline constexpr std::size_t lane_block = 1024;

struct Names {
    const char *const *first;
    std::size_t count;

    const char *const *begin() const { return first; }
    const char *const *end() const { return first + count; }
    std::size_t size() const { return count; }
    const char *operator[](std::size_t k) const { return first[k]; }
};

// What a parameter may be; both bounds are included.
struct Range {
    std::uint64_t low, high;
};

// The words from which resets start, where a kernel takes some: never changed, and somebody else's.
struct WordList {
    const std::uint64_t *first = nullptr;
    std::uint32_t count = 0;
};

struct KernelParameters {
    std::array<std::uint64_t, most_parameters> values{};
    WordList words{};
};

using StateWords = std::array<std::uint64_t, most_state_words>;

// How lanes are used: the autoreset mode of Spec/MDP/Lane/Word.lean, and two limits, 0 for none.
struct Protocol {
    std::uint32_t mode, time_limit, max_episode_steps;
};
inline constexpr std::uint32_t next_step = 1, same_step = 2;

// A lane with its stream.
struct Lane {
    StateWords state;
    std::uint64_t key, t;
    std::uint32_t elapsed;
    std::uint8_t over;
};

// What the first half of a call of a lane returns, besides the lane after it: the reward in units of
// 1 / reward_scale, and whether a reset follows in the same call.
struct Reply {
    std::int64_t reward;
    bool terminated, truncated, due;
};

// ---- n lanes as arrays ----

// In what form rewards are written: numbers in units, sums to which they are added, float or double.
enum class Rewards : std::uint8_t { units, sums, singles, doubles };

// In what form observations are.
enum class Form : std::uint8_t { int64, int32, uint8, float32, one_hot };

// The first half of a call of `n` lanes, none of which refuses its action. Word k of the state of lane
// i is states[k * stride + i]; there is no array of what is not kept. In same_step an episode is never
// over before a call, and without `over` this is relied upon. Rewards may be in units in every mode, and
// sums in same_step without `over`; then `terminated` and `truncated` are not written. A kernel with
// quick resets, of which a step is little more work than what is written, also has
//
//     rewards      mode        observations
//     singles      same_step   none, or component 0 in a form that `sees` names
//     doubles      same_step   none
//     doubles      next_step   none
//
// and with sums or with observations its lanes that are due are reset as well, and `due` is not
// written.
struct Advance {
    std::size_t n, stride;
    void *states;
    const std::uint64_t *keys;
    std::uint64_t *t;
    std::uint32_t *elapsed;
    std::uint8_t *over;  // flags are bytes, 0 or 1: compilers do not vectorise loads of bool
    const std::uint32_t *actions;
    Protocol use;

    Rewards form;
    void *rewards;
    double reward_factor;  // of singles and doubles, in natural units
    std::uint8_t *terminated, *truncated, *due;

    void *seen;
    Form seen_form;
    double seen_offset, seen_divisor, seen_factor;  // of float32
};

// A call of `step`: without streams, with the random word of each lane; rewards in natural units.
struct Stepped {
    std::size_t n, stride;
    void *states;
    const std::uint32_t *actions;
    const std::uint64_t *noise;  // those of a lane follow one another; may be missing where it takes none
    double *rewards;
    bool *terminated;
};

// Resets: those of number i by key i and the words from place t[i] on, of which the state's word k is
// written to states[k * stride + i]. Keys and places may be missing where a kernel takes none.
struct Begun {
    std::size_t n, stride;
    const std::uint64_t *keys, *t;
    void *states;
};

// Where a component of `n` states is written.
struct Observed {
    std::size_t component, n, stride;
    const void *states;
    std::int64_t *values;
};

// Whether an action is legal in `n` states, as 0 or 1.
struct Offered {
    std::size_t n, stride;
    const void *states;
    std::uint32_t action;
    std::uint8_t *legal;
};

// What every action does in the states begin, ..., end - 1 of `n`.
struct Transitions {
    std::size_t n, begin, end;
    const void *states;
    std::int32_t *successors;
    std::int64_t *rewards;
    bool *terminated;
};

// ---- The table ----

struct KernelTable {
    const char *name;
    Names parameters, state, observation;
    bool wide;  // whether a state word has 64 bits, and not 32
    std::uint32_t reward_scale, reset_words, step_words;
    bool takes_words;  // whether it has a list of words

    // How many random words `step` is given: one that is not read where a kernel takes none.
    std::uint32_t noise_words() const { return step_words == 0 ? 1 : step_words; }
    // Whether lanes differ in what they draw. For other kernels no keys and places are kept, and
    // numbers of steps only under a limit.
    bool random() const { return reset_words != 0 || step_words != 0; }
    // Whether a reset is so little work that it is done for all lanes and taken by those due.
    bool quick_reset() const { return reset_words == 0 && !takes_words; }
    // Whether a loop over lanes writes observations in this form.
    bool (*sees)(Form);

    Range (*range)(std::size_t parameter, const KernelParameters &before);
    bool (*valid)(const KernelParameters &);
    // The number of values of component 0, where that is the number of a state or, of finite models, of
    // an observation; else missing.
    std::uint64_t (*states)(const KernelParameters &);
    // The rewards by their numbers; missing where rewards are in units.
    const double *(*values)(const KernelParameters &);
    std::uint32_t (*num_actions)(const KernelParameters &);
    bool (*action_valid)(const KernelParameters &, std::uint32_t action);
    bool (*state_valid)(const KernelParameters &, const StateWords &);
    // Missing where a kernel does not say which actions are legal.
    bool (*legal)(const KernelParameters &, const StateWords &, std::uint32_t action);

    // Of kernels that take words, and the last of those that tell how a word was changed.
    bool (*word_valid)(const KernelParameters &, std::uint64_t word);
    std::uint32_t (*transform)(const KernelParameters &, std::uint64_t key, std::uint64_t t);

    // One lane. A reset reads the key and the place t.
    bool (*terminated)(const KernelParameters &, const StateWords &);
    std::int64_t (*const *observe)(const KernelParameters &, const StateWords &);  // each component
    void (*step)(const KernelParameters &, const StateWords &, std::uint32_t action,
                 const std::uint64_t *noise, StateWords &next, Reply &);
    bool (*refuses)(const KernelParameters &, const Lane &, std::uint32_t action, const Protocol &);
    // False, and nothing is written, where the lane refuses the action.
    bool (*advance)(const KernelParameters &, const Lane &, std::uint32_t action, const Protocol &,
                    Lane &next, Reply &);
    void (*restart)(const KernelParameters &, Lane &);

    // n lanes; no two of the arrays overlap.
    void (*advance_lanes)(Level, const KernelParameters &, const Advance &);
    void (*step_lanes)(const KernelParameters &, const Stepped &);  // for the baseline alone
    void (*begin_lanes)(Level, const KernelParameters &, const Begun &);
    void (*observe_lanes)(Level, const KernelParameters &, const Observed &);
    // Missing where a kernel does not say which actions are legal.
    void (*legal_lanes)(Level, const KernelParameters &, const Offered &);
    // Missing where a step draws. False if a component 0 takes more than 31 bits, of which then the
    // lower ones are written.
    bool (*transitions)(const KernelParameters &, const Transitions &);
};

}  // namespace provengym
