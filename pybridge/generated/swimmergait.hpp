// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// SwimmerGait for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/SwimmerGait/Kernel.lean
LEAN_EXPORT uint8_t swimmergait_valid(uint32_t resolution);
LEAN_EXPORT uint32_t swimmergait_num_actions(uint32_t resolution);
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t resolution, uint32_t action);
LEAN_EXPORT uint32_t swimmergait_reward_scale(uint32_t resolution);
LEAN_EXPORT uint64_t swimmergait_reset_words(uint32_t resolution);
LEAN_EXPORT uint64_t swimmergait_step_words(uint32_t resolution);
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint32_t swimmergait_init_0(uint32_t resolution, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t swimmergait_init_1(uint32_t resolution, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t swimmergait_step_0(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint32_t swimmergait_step_1(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t swimmergait_reward(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t resolution, uint32_t joint1, uint32_t joint2);
LEAN_EXPORT uint8_t swimmergait_lane_refuses(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_state_0(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_state_1(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmergait_lane_t(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_over(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t swimmergait_lane_reward(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_terminated(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_truncated(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t swimmergait_lane_due(
    uint32_t resolution, uint32_t joint1, uint32_t joint2, uint64_t key, uint64_t t,
    uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized swimmergait_initialized
#include "swimmergait.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct SwimmerGait {
    static constexpr const char *name = "SwimmerGait";
    static constexpr std::array params{"resolution"};
    static constexpr std::array state{"joint1", "joint2"};
    static constexpr std::array observation{"index", "joint1", "joint2"};
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = swimmergait_valid;
    static constexpr auto num_actions = swimmergait_num_actions;
    static constexpr auto action_valid = swimmergait_action_valid;
    static constexpr auto state_valid = swimmergait_state_valid;
    static constexpr std::array init{swimmergait_init_0, swimmergait_init_1};
    static constexpr std::array step{swimmergait_step_0, swimmergait_step_1};
    static constexpr auto reward = swimmergait_reward;
    static constexpr auto terminated = swimmergait_terminated;
    static constexpr std::array observe{swimmergait_obs_0, swimmergait_obs_1, swimmergait_obs_2};
    [[maybe_unused]]
    static constexpr std::array lane_state{swimmergait_lane_state_0, swimmergait_lane_state_1};
    static constexpr auto lane_refuses = swimmergait_lane_refuses;
    static constexpr auto lane_t = swimmergait_lane_t;
    static constexpr auto lane_elapsed = swimmergait_lane_elapsed;
    static constexpr auto lane_over = swimmergait_lane_over;
    static constexpr auto lane_reward = swimmergait_lane_reward;
    static constexpr auto lane_terminated = swimmergait_lane_terminated;
    static constexpr auto lane_truncated = swimmergait_lane_truncated;
    static constexpr auto lane_due = swimmergait_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 1> &) {
        switch (k) {
            default: return {9, 9};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 1> &of) {
        const std::uint64_t resolution = of[0];
        return resolution * resolution;
    }
};

}  // namespace
}  // namespace provengym
