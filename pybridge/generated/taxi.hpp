// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Taxi for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/Taxi/Kernel.lean
LEAN_EXPORT uint8_t taxi_valid(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den);
LEAN_EXPORT uint32_t taxi_num_actions(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den);
LEAN_EXPORT uint8_t taxi_action_valid(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t action);
LEAN_EXPORT uint32_t taxi_reward_scale(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den);
LEAN_EXPORT uint64_t taxi_reset_words(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den);
LEAN_EXPORT uint64_t taxi_step_words(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den);
LEAN_EXPORT uint8_t taxi_state_valid(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi);
LEAN_EXPORT uint32_t taxi_init_0(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t taxi_step_0(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint32_t action, uint64_t noise0, uint64_t noise1);
LEAN_EXPORT uint64_t taxi_reward(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint32_t action, uint64_t noise0, uint64_t noise1);
LEAN_EXPORT uint8_t taxi_terminated(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi);
LEAN_EXPORT uint64_t taxi_obs_0(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi);
LEAN_EXPORT uint8_t taxi_legal(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint32_t action);
LEAN_EXPORT uint8_t taxi_lane_refuses(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t taxi_lane_state_0(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t taxi_lane_t(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t taxi_lane_elapsed(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t taxi_lane_over(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t taxi_lane_reward(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t taxi_lane_terminated(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t taxi_lane_truncated(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t taxi_lane_due(
    uint32_t rainy, uint32_t fickle, uint32_t rainy_num, uint32_t rainy_den, uint32_t fickle_num,
    uint32_t fickle_den, uint32_t taxi, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized taxi_initialized
#include "taxi.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct Taxi {
    static constexpr const char *name = "Taxi";
    static constexpr std::array params{
        "rainy", "fickle", "rainy_num", "rainy_den", "fickle_num", "fickle_den"};
    static constexpr std::array state{"taxi"};
    static constexpr std::array observation{"index"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 2;
    static constexpr unsigned step_words = 2;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 2> constants{0, 1};
    static constexpr bool always_constant = true;

    static constexpr auto valid = taxi_valid;
    static constexpr auto num_actions = taxi_num_actions;
    static constexpr auto action_valid = taxi_action_valid;
    static constexpr auto state_valid = taxi_state_valid;
    static constexpr auto legal = taxi_legal;
    static constexpr std::array init{taxi_init_0};
    static constexpr std::array step{taxi_step_0};
    static constexpr auto reward = taxi_reward;
    static constexpr auto terminated = taxi_terminated;
    static constexpr std::array observe{taxi_obs_0};
    [[maybe_unused]]
    static constexpr std::array lane_state{taxi_lane_state_0};
    static constexpr auto lane_refuses = taxi_lane_refuses;
    static constexpr auto lane_t = taxi_lane_t;
    static constexpr auto lane_elapsed = taxi_lane_elapsed;
    static constexpr auto lane_over = taxi_lane_over;
    static constexpr auto lane_reward = taxi_lane_reward;
    static constexpr auto lane_terminated = taxi_lane_terminated;
    static constexpr auto lane_truncated = taxi_lane_truncated;
    static constexpr auto lane_due = taxi_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t rainy_num = before[2];
        const std::uint64_t fickle_num = before[4];
        switch (k) {
            case 0: return {0, 1};
            case 1: return {0, 1};
            case 2: return {0, 1000000};
            case 3: return {rainy_num == 0 ? 1 : rainy_num, 1000000};
            case 4: return {0, 1000000};
            default: return {fickle_num == 0 ? 1 : fickle_num, 1000000};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 6> &of) {
        const std::uint64_t fickle = of[1];
        return 500 * (fickle + 1);
    }
};

}  // namespace
}  // namespace provengym
