// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// CliffWalking for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/CliffWalking/Kernel.lean
LEAN_EXPORT uint8_t cliffwalking_valid(uint32_t slippery);
LEAN_EXPORT uint32_t cliffwalking_num_actions(uint32_t slippery);
LEAN_EXPORT uint8_t cliffwalking_action_valid(uint32_t slippery, uint32_t action);
LEAN_EXPORT uint32_t cliffwalking_reward_scale(uint32_t slippery);
LEAN_EXPORT uint64_t cliffwalking_reset_words(uint32_t slippery);
LEAN_EXPORT uint64_t cliffwalking_step_words(uint32_t slippery);
LEAN_EXPORT uint8_t cliffwalking_state_valid(uint32_t slippery, uint32_t cell);
LEAN_EXPORT uint32_t cliffwalking_init_0(uint32_t slippery, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t cliffwalking_step_0(
    uint32_t slippery, uint32_t cell, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t cliffwalking_reward(
    uint32_t slippery, uint32_t cell, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t cliffwalking_terminated(uint32_t slippery, uint32_t cell);
LEAN_EXPORT uint64_t cliffwalking_obs_0(uint32_t slippery, uint32_t cell);
LEAN_EXPORT uint8_t cliffwalking_lane_refuses(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t cliffwalking_lane_state_0(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t cliffwalking_lane_t(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t cliffwalking_lane_elapsed(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t cliffwalking_lane_over(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t cliffwalking_lane_reward(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t cliffwalking_lane_terminated(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t cliffwalking_lane_truncated(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t cliffwalking_lane_due(
    uint32_t slippery, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized cliffwalking_initialized
#include "cliffwalking.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct CliffWalking {
    static constexpr const char *name = "CliffWalking";
    static constexpr std::array params{"slippery"};
    static constexpr std::array state{"cell"};
    static constexpr std::array observation{"index"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 2> constants{0, 1};
    static constexpr bool always_constant = true;

    static constexpr auto valid = cliffwalking_valid;
    static constexpr auto num_actions = cliffwalking_num_actions;
    static constexpr auto action_valid = cliffwalking_action_valid;
    static constexpr auto state_valid = cliffwalking_state_valid;
    static constexpr std::array init{cliffwalking_init_0};
    static constexpr std::array step{cliffwalking_step_0};
    static constexpr auto reward = cliffwalking_reward;
    static constexpr auto terminated = cliffwalking_terminated;
    static constexpr std::array observe{cliffwalking_obs_0};
    [[maybe_unused]]
    static constexpr std::array lane_state{cliffwalking_lane_state_0};
    static constexpr auto lane_refuses = cliffwalking_lane_refuses;
    static constexpr auto lane_t = cliffwalking_lane_t;
    static constexpr auto lane_elapsed = cliffwalking_lane_elapsed;
    static constexpr auto lane_over = cliffwalking_lane_over;
    static constexpr auto lane_reward = cliffwalking_lane_reward;
    static constexpr auto lane_terminated = cliffwalking_lane_terminated;
    static constexpr auto lane_truncated = cliffwalking_lane_truncated;
    static constexpr auto lane_due = cliffwalking_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {0, 1};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 1> &) {
        return 48;
    }
};

}  // namespace
}  // namespace provengym
