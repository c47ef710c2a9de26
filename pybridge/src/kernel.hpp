// What the struct of a kernel holds, of which generated/ has one header for each:
//
//     name, params, state, observation       names, in the order in which the functions take them
//     reward_scale                           rewards are multiples of 1 / reward_scale
//     reset_words, step_words                random words that a reset, a step take: all three are
//                                            what the functions of these names that Lean emitted return
//     constant, constants, always_constant   a parameter, some of its values, and whether it has no
//                                            others: loops over lanes are compiled for each of them
//     valid, num_actions, action_valid, state_valid, init, step, reward, terminated, observe
//                                            the functions that Lean emitted; in an array those for
//                                            each word of the state or component of the observation
//     lane_state, lane_t, lane_elapsed, lane_over, lane_reward, lane_terminated, lane_truncated,
//     lane_refuses, lane_due                 the first half of a call of a lane, as
//                                            Spec/MDP/Lane/Machine.lean defines it
//     range(k, before)                       what parameter k may be, given those before it; for
//                                            messages only, as `valid` decides
//     states(of)                             the number of states, where component 0 is that of the
//                                            state
// where all loops share one copy of a step, since it is long, `long_step`, where it says which actions
// are legal, `legal`, and, where a reset starts from one of a list of words, what words.hpp says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernel_table.hpp"
#include "lean.hpp"

