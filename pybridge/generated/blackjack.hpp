// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Blackjack for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/Blackjack/Kernel.lean
LEAN_EXPORT uint8_t blackjack_valid(uint32_t natural, uint32_t sab);
LEAN_EXPORT uint32_t blackjack_num_actions(uint32_t natural, uint32_t sab);
LEAN_EXPORT uint8_t blackjack_action_valid(uint32_t natural, uint32_t sab, uint32_t action);
LEAN_EXPORT uint32_t blackjack_reward_scale(uint32_t natural, uint32_t sab);
LEAN_EXPORT uint64_t blackjack_reset_words(uint32_t natural, uint32_t sab);
LEAN_EXPORT uint64_t blackjack_step_words(uint32_t natural, uint32_t sab);
LEAN_EXPORT uint8_t blackjack_state_valid(uint32_t natural, uint32_t sab, uint32_t cards);
LEAN_EXPORT uint32_t blackjack_init_0(uint32_t natural, uint32_t sab, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t blackjack_step_0(
    uint32_t natural, uint32_t sab, uint32_t cards, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t blackjack_reward(
    uint32_t natural, uint32_t sab, uint32_t cards, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t blackjack_terminated(uint32_t natural, uint32_t sab, uint32_t cards);
LEAN_EXPORT uint64_t blackjack_obs_0(uint32_t natural, uint32_t sab, uint32_t cards);
LEAN_EXPORT uint64_t blackjack_obs_1(uint32_t natural, uint32_t sab, uint32_t cards);
LEAN_EXPORT uint64_t blackjack_obs_2(uint32_t natural, uint32_t sab, uint32_t cards);
LEAN_EXPORT uint8_t blackjack_lane_refuses(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t blackjack_lane_state_0(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t blackjack_lane_t(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t blackjack_lane_elapsed(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t blackjack_lane_over(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t blackjack_lane_reward(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t blackjack_lane_terminated(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t blackjack_lane_truncated(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t blackjack_lane_due(
    uint32_t natural, uint32_t sab, uint32_t cards, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized blackjack_initialized
#include "blackjack.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct Blackjack {
    static constexpr const char *name = "Blackjack";
    static constexpr std::array params{"natural", "sab"};
    static constexpr std::array state{"cards"};
    static constexpr std::array observation{"sum", "dealer", "usable_ace"};
    static constexpr unsigned reward_scale = 2;
    static constexpr unsigned reset_words = 4;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 2> constants{0, 1};
    static constexpr bool always_constant = true;

    static constexpr auto valid = blackjack_valid;
    static constexpr auto num_actions = blackjack_num_actions;
    static constexpr auto action_valid = blackjack_action_valid;
    static constexpr auto state_valid = blackjack_state_valid;
    static constexpr std::array init{blackjack_init_0};
    static constexpr std::array step{blackjack_step_0};
    static constexpr auto reward = blackjack_reward;
    static constexpr auto terminated = blackjack_terminated;
    static constexpr std::array observe{blackjack_obs_0, blackjack_obs_1, blackjack_obs_2};
    [[maybe_unused]]
    static constexpr std::array lane_state{blackjack_lane_state_0};
    static constexpr auto lane_refuses = blackjack_lane_refuses;
    static constexpr auto lane_t = blackjack_lane_t;
    static constexpr auto lane_elapsed = blackjack_lane_elapsed;
    static constexpr auto lane_over = blackjack_lane_over;
    static constexpr auto lane_reward = blackjack_lane_reward;
    static constexpr auto lane_terminated = blackjack_lane_terminated;
    static constexpr auto lane_truncated = blackjack_lane_truncated;
    static constexpr auto lane_due = blackjack_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 2> &) {
        switch (k) {
            case 0: return {0, 1};
            default: return {0, 1};
        }
    }
};

}  // namespace
}  // namespace provengym
