// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// HunterWumpus for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/HunterWumpus/Kernel.lean
LEAN_EXPORT uint8_t hunterwumpus_valid(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint8_t hunterwumpus_state_valid(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint32_t hunterwumpus_num_actions(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint8_t hunterwumpus_action_valid(uint32_t size, uint32_t num_pits, uint32_t action);
LEAN_EXPORT uint32_t hunterwumpus_reward_scale(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_reset_words(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_step_words(uint32_t size, uint32_t num_pits);
LEAN_EXPORT uint64_t hunterwumpus_init_0(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_init_1(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_init_2(
    uint32_t size, uint32_t num_pits, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t hunterwumpus_step_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_step_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_step_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t hunterwumpus_reward(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t hunterwumpus_terminated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_3(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_4(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_5(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_6(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_7(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_8(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_9(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_10(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_11(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_12(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint64_t hunterwumpus_obs_13(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens);
LEAN_EXPORT uint8_t hunterwumpus_lane_refuses(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_0(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_1(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_state_2(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_t(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t hunterwumpus_lane_elapsed(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_over(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t hunterwumpus_lane_reward(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_terminated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_truncated(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t hunterwumpus_lane_due(
    uint32_t size, uint32_t num_pits, uint64_t pits, uint64_t visited, uint64_t tokens,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized hunterwumpus_initialized
#include "hunterwumpus.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct HunterWumpus {
    static constexpr const char *name = "HunterWumpus";
    static constexpr std::array params{"size", "num_pits"};
    static constexpr std::array state{"pits", "visited", "tokens"};
    static constexpr std::array observation{
        "wumpus_x", "wumpus_y", "player_x", "player_y", "stench", "scent", "arrived_visited",
        "pit_adjacent", "gold_x", "gold_y", "status", "scent_3_cell", "scent_2_cell",
        "scent_1_cell"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 64;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = hunterwumpus_valid;
    static constexpr auto num_actions = hunterwumpus_num_actions;
    static constexpr auto action_valid = hunterwumpus_action_valid;
    static constexpr auto state_valid = hunterwumpus_state_valid;
    static constexpr std::array init{hunterwumpus_init_0, hunterwumpus_init_1, hunterwumpus_init_2};
    static constexpr std::array step{hunterwumpus_step_0, hunterwumpus_step_1, hunterwumpus_step_2};
    static constexpr auto reward = hunterwumpus_reward;
    static constexpr auto terminated = hunterwumpus_terminated;
    static constexpr std::array observe{
        hunterwumpus_obs_0, hunterwumpus_obs_1, hunterwumpus_obs_2, hunterwumpus_obs_3,
        hunterwumpus_obs_4, hunterwumpus_obs_5, hunterwumpus_obs_6, hunterwumpus_obs_7,
        hunterwumpus_obs_8, hunterwumpus_obs_9, hunterwumpus_obs_10, hunterwumpus_obs_11,
        hunterwumpus_obs_12, hunterwumpus_obs_13};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        hunterwumpus_lane_state_0, hunterwumpus_lane_state_1, hunterwumpus_lane_state_2};
    static constexpr auto lane_refuses = hunterwumpus_lane_refuses;
    static constexpr auto lane_t = hunterwumpus_lane_t;
    static constexpr auto lane_elapsed = hunterwumpus_lane_elapsed;
    static constexpr auto lane_over = hunterwumpus_lane_over;
    static constexpr auto lane_reward = hunterwumpus_lane_reward;
    static constexpr auto lane_terminated = hunterwumpus_lane_terminated;
    static constexpr auto lane_truncated = hunterwumpus_lane_truncated;
    static constexpr auto lane_due = hunterwumpus_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 2> &before) {
        const std::uint64_t size = before[0];
        switch (k) {
            case 0: return {2, 8};
            default: return {0, size * size - 3};
        }
    }
};

}  // namespace
}  // namespace provengym
