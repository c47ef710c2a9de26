// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Fishing for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/Fishing/Kernel.lean
LEAN_EXPORT uint8_t fishing_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint32_t fishing_num_actions(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint8_t fishing_action_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t quota);
LEAN_EXPORT uint32_t fishing_reward_scale(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint64_t fishing_reset_words(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint64_t fishing_step_words(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start);
LEAN_EXPORT uint8_t fishing_state_valid(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint32_t fishing_init_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t fishing_step_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint32_t quota, uint64_t noise);
LEAN_EXPORT uint64_t fishing_reward(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint32_t quota, uint64_t noise);
LEAN_EXPORT uint8_t fishing_terminated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint64_t fishing_obs_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock);
LEAN_EXPORT uint8_t fishing_lane_refuses(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t fishing_lane_state_0(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t fishing_lane_t(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t fishing_lane_elapsed(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_over(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t fishing_lane_reward(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_terminated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_truncated(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t fishing_lane_due(
    uint32_t growth_num, uint32_t growth_den, uint32_t noise_num, uint32_t noise_den,
    uint32_t order, uint32_t start, uint32_t stock, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t quota, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized fishing_initialized
#include "fishing.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct Fishing {
    static constexpr const char *name = "Fishing";
    static constexpr std::array params{
        "growth_num", "growth_den", "noise_num", "noise_den", "order", "start"};
    static constexpr std::array state{"stock"};
    static constexpr std::array observation{"stock"};
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 2;
    static constexpr std::array<std::uint64_t, 1> constants{0};
    static constexpr bool always_constant = false;

    static constexpr auto valid = fishing_valid;
    static constexpr auto num_actions = fishing_num_actions;
    static constexpr auto action_valid = fishing_action_valid;
    static constexpr auto state_valid = fishing_state_valid;
    static constexpr std::array init{fishing_init_0};
    static constexpr std::array step{fishing_step_0};
    static constexpr auto reward = fishing_reward;
    static constexpr auto terminated = fishing_terminated;
    static constexpr std::array observe{fishing_obs_0};
    [[maybe_unused]]
    static constexpr std::array lane_state{fishing_lane_state_0};
    static constexpr auto lane_refuses = fishing_lane_refuses;
    static constexpr auto lane_t = fishing_lane_t;
    static constexpr auto lane_elapsed = fishing_lane_elapsed;
    static constexpr auto lane_over = fishing_lane_over;
    static constexpr auto lane_reward = fishing_lane_reward;
    static constexpr auto lane_terminated = fishing_lane_terminated;
    static constexpr auto lane_truncated = fishing_lane_truncated;
    static constexpr auto lane_due = fishing_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t growth_num = before[0];
        const std::uint64_t noise_num = before[2];
        switch (k) {
            case 0: return {0, 5000000};
            case 1: return {growth_num <= 5 ? 1 : (growth_num + 4) / 5, 1000000};
            case 2: return {0, 1000000};
            case 3: return {noise_num == 0 ? 1 : noise_num, 1000000};
            case 4: return {0, 1};
            default: return {0, 2000000};
        }
    }
};

}  // namespace
}  // namespace provengym
