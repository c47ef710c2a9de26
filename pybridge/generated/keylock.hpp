// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// KeyLock for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/KeyLock/Kernel.lean
LEAN_EXPORT uint8_t keylock_valid(uint32_t size);
LEAN_EXPORT uint32_t keylock_num_actions(uint32_t size);
LEAN_EXPORT uint8_t keylock_action_valid(uint32_t size, uint32_t action);
LEAN_EXPORT uint32_t keylock_reward_scale(uint32_t size);
LEAN_EXPORT uint64_t keylock_reset_words(uint32_t size);
LEAN_EXPORT uint64_t keylock_step_words(uint32_t size);
LEAN_EXPORT uint8_t keylock_state_valid(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_init_0(uint32_t size, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t keylock_step_0(uint32_t size, uint64_t board, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t keylock_reward(uint32_t size, uint64_t board, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t keylock_terminated(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_0(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_7(uint32_t size, uint64_t board);
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t size, uint64_t board);
LEAN_EXPORT uint8_t keylock_lane_refuses(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_state_0(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_t(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t keylock_lane_elapsed(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_over(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t keylock_lane_reward(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_terminated(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_truncated(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t keylock_lane_due(
    uint32_t size, uint64_t board, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized keylock_initialized
#include "keylock.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct KeyLock {
    static constexpr const char *name = "KeyLock";
    static constexpr std::array params{"size"};
    static constexpr std::array state{"board"};
    static constexpr std::array observation{
        "index", "agent_x", "agent_y", "key_x", "key_y", "lock_x", "lock_y", "has_key", "open"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 3;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = keylock_valid;
    static constexpr auto num_actions = keylock_num_actions;
    static constexpr auto action_valid = keylock_action_valid;
    static constexpr auto state_valid = keylock_state_valid;
    static constexpr std::array init{keylock_init_0};
    static constexpr std::array step{keylock_step_0};
    static constexpr auto reward = keylock_reward;
    static constexpr auto terminated = keylock_terminated;
    static constexpr std::array observe{
        keylock_obs_0, keylock_obs_1, keylock_obs_2, keylock_obs_3, keylock_obs_4, keylock_obs_5,
        keylock_obs_6, keylock_obs_7, keylock_obs_8};
    [[maybe_unused]]
    static constexpr std::array lane_state{keylock_lane_state_0};
    static constexpr auto lane_refuses = keylock_lane_refuses;
    static constexpr auto lane_t = keylock_lane_t;
    static constexpr auto lane_elapsed = keylock_lane_elapsed;
    static constexpr auto lane_over = keylock_lane_over;
    static constexpr auto lane_reward = keylock_lane_reward;
    static constexpr auto lane_terminated = keylock_lane_terminated;
    static constexpr auto lane_truncated = keylock_lane_truncated;
    static constexpr auto lane_due = keylock_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {2, 1024};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 1> &of) {
        const std::uint64_t size = of[0];
        return size * size * (size * size - 1) * (2 * size * size + 1);
    }
};

}  // namespace
}  // namespace provengym
