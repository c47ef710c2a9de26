// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// libprovengym: the C interface of provengym.h, on the same kernels and the same batch loop.
#include "provengym.h"

#include "../src/batch.hpp"
#include "kernels.hpp"

// ---- GridWorld ----

namespace {

using GridWorldEnv = provengym::Environment<provengym::GridWorld>;

GridWorldEnv environment(const provengym_gridworld *params) {
    return GridWorldEnv(GridWorldEnv::Params{
        params->height, params->width, params->start_row, params->start_col, params->goal_row,
        params->goal_col});
}

GridWorldEnv::State words(provengym_gridworld_state state) {
    return {state.row, state.col};
}

provengym_gridworld_state gridworld_state(const GridWorldEnv::State &state) {
    return {state[0], state[1]};
}

}  // namespace

bool provengym_gridworld_valid(const provengym_gridworld *params) {
    return environment(params).valid();
}

uint32_t provengym_gridworld_num_actions(const provengym_gridworld *params) {
    return environment(params).num_actions();
}

bool provengym_gridworld_state_valid(
    const provengym_gridworld *params, provengym_gridworld_state state) {
    return environment(params).state_valid(words(state));
}

provengym_gridworld_state provengym_gridworld_init(const provengym_gridworld *params) {
    return gridworld_state(environment(params).init(0, 0));
}

provengym_gridworld_state provengym_gridworld_step(
    const provengym_gridworld *params, provengym_gridworld_state state, uint32_t action) {
    return gridworld_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_gridworld_reward(
    const provengym_gridworld *params, provengym_gridworld_state state, uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_gridworld_terminated(
    const provengym_gridworld *params, provengym_gridworld_state state) {
    return environment(params).terminated(words(state));
}

provengym_gridworld_observation provengym_gridworld_observe(
    const provengym_gridworld *params, provengym_gridworld_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2]};
}

int64_t provengym_gridworld_index(
    const provengym_gridworld *params, provengym_gridworld_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_gridworld_step_batch(
    const provengym_gridworld *params, size_t n, uint32_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, nullptr, indices, 0, 1, rewards, terminated);
}

// ---- Fishing ----

namespace {

using FishingEnv = provengym::Environment<provengym::Fishing>;

FishingEnv environment(const provengym_fishing *params) {
    return FishingEnv(FishingEnv::Params{
        params->growth_num, params->growth_den, params->noise_num, params->noise_den, params->order,
        params->start});
}

FishingEnv::State words(provengym_fishing_state state) {
    return {state.stock};
}

provengym_fishing_state fishing_state(const FishingEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_fishing_valid(const provengym_fishing *params) {
    return environment(params).valid();
}

uint32_t provengym_fishing_num_actions(const provengym_fishing *params) {
    return environment(params).num_actions();
}

bool provengym_fishing_state_valid(const provengym_fishing *params, provengym_fishing_state state) {
    return environment(params).state_valid(words(state));
}

provengym_fishing_state provengym_fishing_init(const provengym_fishing *params) {
    return fishing_state(environment(params).init(0, 0));
}

provengym_fishing_state provengym_fishing_step(
    const provengym_fishing *params, provengym_fishing_state state, uint32_t quota,
    uint64_t noise) {
    return fishing_state(environment(params).step(words(state), quota, noise));
}

int64_t provengym_fishing_reward(
    const provengym_fishing *params, provengym_fishing_state state, uint32_t quota,
    uint64_t noise) {
    return environment(params).reward(words(state), quota, noise);
}

bool provengym_fishing_terminated(const provengym_fishing *params, provengym_fishing_state state) {
    return environment(params).terminated(words(state));
}

provengym_fishing_observation provengym_fishing_observe(
    const provengym_fishing *params, provengym_fishing_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0]};
}

void provengym_fishing_step_batch(
    const provengym_fishing *params, size_t n, uint32_t *states, const uint32_t *quotas,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, quotas, noise, observations, 0, 1, rewards, terminated);
}

// ---- HunterWumpus ----

namespace {

using HunterWumpusEnv = provengym::Environment<provengym::HunterWumpus>;

HunterWumpusEnv environment(const provengym_hunterwumpus *params) {
    return HunterWumpusEnv(HunterWumpusEnv::Params{params->size, params->num_pits});
}

HunterWumpusEnv::State words(provengym_hunterwumpus_state state) {
    return {state.pits, state.visited, state.tokens};
}

provengym_hunterwumpus_state hunterwumpus_state(const HunterWumpusEnv::State &state) {
    return {state[0], state[1], state[2]};
}

}  // namespace

bool provengym_hunterwumpus_valid(const provengym_hunterwumpus *params) {
    return environment(params).valid();
}

uint32_t provengym_hunterwumpus_num_actions(const provengym_hunterwumpus *params) {
    return environment(params).num_actions();
}

bool provengym_hunterwumpus_state_valid(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state) {
    return environment(params).state_valid(words(state));
}

provengym_hunterwumpus_state provengym_hunterwumpus_init(
    const provengym_hunterwumpus *params, uint64_t key, uint64_t t) {
    return hunterwumpus_state(environment(params).init(key, t));
}

provengym_hunterwumpus_state provengym_hunterwumpus_step(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state, uint32_t action,
    uint64_t noise) {
    return hunterwumpus_state(environment(params).step(words(state), action, noise));
}

int64_t provengym_hunterwumpus_reward(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state, uint32_t action,
    uint64_t noise) {
    return environment(params).reward(words(state), action, noise);
}

bool provengym_hunterwumpus_terminated(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state) {
    return environment(params).terminated(words(state));
}

provengym_hunterwumpus_observation provengym_hunterwumpus_observe(
    const provengym_hunterwumpus *params, provengym_hunterwumpus_state state) {
    const auto seen = environment(params).observe(words(state));
    return {
        seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], seen[6], seen[7], seen[8], seen[9],
        seen[10], seen[11], seen[12], seen[13]};
}

void provengym_hunterwumpus_step_batch(
    const provengym_hunterwumpus *params, size_t n, uint64_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, noise, observations, 0, 14, rewards, terminated);
}

// ---- SpellCorrection ----

namespace {

using SpellCorrectionEnv = provengym::Environment<provengym::SpellCorrection>;

SpellCorrectionEnv environment(const provengym_spellcorrection *params) {
    return SpellCorrectionEnv(SpellCorrectionEnv::Params{
        params->max_word_length, params->mode, params->transforms});
}

SpellCorrectionEnv::State words(provengym_spellcorrection_state state) {
    return {state.target, state.current};
}

provengym_spellcorrection_state spellcorrection_state(const SpellCorrectionEnv::State &state) {
    return {state[0], state[1]};
}

}  // namespace

bool provengym_spellcorrection_valid(const provengym_spellcorrection *params) {
    return environment(params).valid();
}

uint32_t provengym_spellcorrection_num_actions(const provengym_spellcorrection *params) {
    return environment(params).num_actions();
}

bool provengym_spellcorrection_state_valid(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state) {
    return environment(params).state_valid(words(state));
}

bool provengym_spellcorrection_word_valid(
    const provengym_spellcorrection *params, uint64_t target) {
    return spellcorrection_word(
        params->max_word_length, params->mode, params->transforms, target) != 0;
}

uint32_t provengym_spellcorrection_word_index(
    const provengym_spellcorrection *params, uint32_t count, uint64_t key, uint64_t t) {
    return spellcorrection_index(
        params->max_word_length, params->mode, params->transforms, count, key, t);
}

uint32_t provengym_spellcorrection_transform(
    const provengym_spellcorrection *params, uint64_t target, uint64_t key, uint64_t t) {
    return spellcorrection_transform(
        params->max_word_length, params->mode, params->transforms, target, key, t);
}

provengym_spellcorrection_state provengym_spellcorrection_init(
    const provengym_spellcorrection *params, uint64_t target, uint64_t key, uint64_t t) {
    return spellcorrection_state(environment(params).init(target, key, t));
}

provengym_spellcorrection_state provengym_spellcorrection_step(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state,
    uint32_t action) {
    return spellcorrection_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_spellcorrection_reward(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state,
    uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_spellcorrection_terminated(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state) {
    return environment(params).terminated(words(state));
}

provengym_spellcorrection_observation provengym_spellcorrection_observe(
    const provengym_spellcorrection *params, provengym_spellcorrection_state state) {
    const auto seen = environment(params).observe(words(state));
    return {
        seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], seen[6], seen[7], seen[8], seen[9],
        seen[10], seen[11], seen[12]};
}

void provengym_spellcorrection_step_batch(
    const provengym_spellcorrection *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, nullptr, observations, 0, 13, rewards, terminated);
}

// ---- KeyLock ----

namespace {

using KeyLockEnv = provengym::Environment<provengym::KeyLock>;

KeyLockEnv environment(const provengym_keylock *params) {
    return KeyLockEnv(KeyLockEnv::Params{params->size});
}

KeyLockEnv::State words(provengym_keylock_state state) {
    return {state.board};
}

provengym_keylock_state keylock_state(const KeyLockEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_keylock_valid(const provengym_keylock *params) {
    return environment(params).valid();
}

uint32_t provengym_keylock_num_actions(const provengym_keylock *params) {
    return environment(params).num_actions();
}

bool provengym_keylock_state_valid(const provengym_keylock *params, provengym_keylock_state state) {
    return environment(params).state_valid(words(state));
}

provengym_keylock_state provengym_keylock_init(
    const provengym_keylock *params, uint64_t key, uint64_t t) {
    return keylock_state(environment(params).init(key, t));
}

provengym_keylock_state provengym_keylock_step(
    const provengym_keylock *params, provengym_keylock_state state, uint32_t action) {
    return keylock_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_keylock_reward(
    const provengym_keylock *params, provengym_keylock_state state, uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_keylock_terminated(const provengym_keylock *params, provengym_keylock_state state) {
    return environment(params).terminated(words(state));
}

provengym_keylock_observation provengym_keylock_observe(
    const provengym_keylock *params, provengym_keylock_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], seen[6], seen[7], seen[8]};
}

int64_t provengym_keylock_index(const provengym_keylock *params, provengym_keylock_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_keylock_step_batch(
    const provengym_keylock *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, nullptr, indices, 0, 1, rewards, terminated);
}

// ---- TwoLaneDriving ----

namespace {

using TwoLaneDrivingEnv = provengym::Environment<provengym::TwoLaneDriving>;

TwoLaneDrivingEnv environment(const provengym_twolanedriving *params) {
    return TwoLaneDrivingEnv(TwoLaneDrivingEnv::Params{
        params->length, params->max_speed, params->speed_limit, params->sensor_range, params->drawn,
        params->given_near0, params->given_far0, params->given_near1, params->given_far1});
}

TwoLaneDrivingEnv::State words(provengym_twolanedriving_state state) {
    return {state.near0, state.far0, state.near1, state.far1, state.car};
}

provengym_twolanedriving_state twolanedriving_state(const TwoLaneDrivingEnv::State &state) {
    return {state[0], state[1], state[2], state[3], state[4]};
}

}  // namespace

bool provengym_twolanedriving_valid(const provengym_twolanedriving *params) {
    return environment(params).valid();
}

uint32_t provengym_twolanedriving_num_actions(const provengym_twolanedriving *params) {
    return environment(params).num_actions();
}

bool provengym_twolanedriving_state_valid(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state) {
    return environment(params).state_valid(words(state));
}

provengym_twolanedriving_state provengym_twolanedriving_init(
    const provengym_twolanedriving *params, uint64_t key, uint64_t t) {
    return twolanedriving_state(environment(params).init(key, t));
}

provengym_twolanedriving_state provengym_twolanedriving_step(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state, uint32_t action) {
    return twolanedriving_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_twolanedriving_reward(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state, uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_twolanedriving_terminated(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state) {
    return environment(params).terminated(words(state));
}

provengym_twolanedriving_observation provengym_twolanedriving_observe(
    const provengym_twolanedriving *params, provengym_twolanedriving_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], seen[6]};
}

void provengym_twolanedriving_step_batch(
    const provengym_twolanedriving *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, nullptr, observations, 0, 7, rewards, terminated);
}

// ---- Recommender ----

namespace {

using RecommenderEnv = provengym::Environment<provengym::Recommender>;

RecommenderEnv environment(const provengym_recommender *params) {
    return RecommenderEnv(RecommenderEnv::Params{
        params->num_products, params->features_per_product, params->horizon, params->denominator,
        params->n0, params->n1, params->n2, params->n3, params->n4, params->n5, params->n6,
        params->n7});
}

RecommenderEnv::State words(provengym_recommender_state state) {
    return {state.user, state.recommended, state.bought, state.last, state.time};
}

provengym_recommender_state recommender_state(const RecommenderEnv::State &state) {
    return {state[0], state[1], state[2], state[3], state[4]};
}

}  // namespace

bool provengym_recommender_valid(const provengym_recommender *params) {
    return environment(params).valid();
}

uint32_t provengym_recommender_num_actions(const provengym_recommender *params) {
    return environment(params).num_actions();
}

bool provengym_recommender_state_valid(
    const provengym_recommender *params, provengym_recommender_state state) {
    return environment(params).state_valid(words(state));
}

bool provengym_recommender_word_valid(const provengym_recommender *params, uint64_t target) {
    return recommender_word(
        params->num_products, params->features_per_product, params->horizon, params->denominator,
        params->n0, params->n1, params->n2, params->n3, params->n4, params->n5, params->n6,
        params->n7, target) != 0;
}

uint32_t provengym_recommender_word_index(
    const provengym_recommender *params, uint32_t count, uint64_t key, uint64_t t) {
    return recommender_index(
        params->num_products, params->features_per_product, params->horizon, params->denominator,
        params->n0, params->n1, params->n2, params->n3, params->n4, params->n5, params->n6,
        params->n7, count, key, t);
}

provengym_recommender_state provengym_recommender_init(
    const provengym_recommender *params, uint64_t target, uint64_t key, uint64_t t) {
    return recommender_state(environment(params).init(target, key, t));
}

provengym_recommender_state provengym_recommender_step(
    const provengym_recommender *params, provengym_recommender_state state, uint32_t action,
    uint64_t noise) {
    return recommender_state(environment(params).step(words(state), action, noise));
}

int64_t provengym_recommender_reward(
    const provengym_recommender *params, provengym_recommender_state state, uint32_t action,
    uint64_t noise) {
    return environment(params).reward(words(state), action, noise);
}

bool provengym_recommender_terminated(
    const provengym_recommender *params, provengym_recommender_state state) {
    return environment(params).terminated(words(state));
}

provengym_recommender_observation provengym_recommender_observe(
    const provengym_recommender *params, provengym_recommender_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2], seen[3], seen[4]};
}

void provengym_recommender_step_batch(
    const provengym_recommender *params, size_t n, uint64_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, noise, observations, 0, 5, rewards, terminated);
}

// ---- SwimmerGait ----

namespace {

using SwimmerGaitEnv = provengym::Environment<provengym::SwimmerGait>;

SwimmerGaitEnv environment(const provengym_swimmergait *params) {
    return SwimmerGaitEnv(SwimmerGaitEnv::Params{params->resolution});
}

SwimmerGaitEnv::State words(provengym_swimmergait_state state) {
    return {state.joint1, state.joint2};
}

provengym_swimmergait_state swimmergait_state(const SwimmerGaitEnv::State &state) {
    return {state[0], state[1]};
}

}  // namespace

bool provengym_swimmergait_valid(const provengym_swimmergait *params) {
    return environment(params).valid();
}

uint32_t provengym_swimmergait_num_actions(const provengym_swimmergait *params) {
    return environment(params).num_actions();
}

bool provengym_swimmergait_state_valid(
    const provengym_swimmergait *params, provengym_swimmergait_state state) {
    return environment(params).state_valid(words(state));
}

provengym_swimmergait_state provengym_swimmergait_init(const provengym_swimmergait *params) {
    return swimmergait_state(environment(params).init(0, 0));
}

provengym_swimmergait_state provengym_swimmergait_step(
    const provengym_swimmergait *params, provengym_swimmergait_state state, uint32_t action) {
    return swimmergait_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_swimmergait_reward(
    const provengym_swimmergait *params, provengym_swimmergait_state state, uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_swimmergait_terminated(
    const provengym_swimmergait *params, provengym_swimmergait_state state) {
    return environment(params).terminated(words(state));
}

provengym_swimmergait_observation provengym_swimmergait_observe(
    const provengym_swimmergait *params, provengym_swimmergait_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2]};
}

int64_t provengym_swimmergait_index(
    const provengym_swimmergait *params, provengym_swimmergait_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_swimmergait_step_batch(
    const provengym_swimmergait *params, size_t n, uint32_t *states, const uint32_t *actions,
    int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, nullptr, indices, 0, 1, rewards, terminated);
}

// ---- Swimmer ----

namespace {

using SwimmerEnv = provengym::Environment<provengym::Swimmer>;

SwimmerEnv environment(const provengym_swimmer *params) {
    return SwimmerEnv(SwimmerEnv::Params{params->reset_noise});
}

SwimmerEnv::State words(provengym_swimmer_state state) {
    return {
        state.x0, state.y0, state.x1, state.y1, state.x2, state.y2, state.omega0, state.omega1,
        state.omega2, state.vx, state.vy, state.px, state.py};
}

provengym_swimmer_state swimmer_state(const SwimmerEnv::State &state) {
    return {
        state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7], state[8],
        state[9], state[10], state[11], state[12]};
}

}  // namespace

bool provengym_swimmer_valid(const provengym_swimmer *params) {
    return environment(params).valid();
}

uint32_t provengym_swimmer_num_actions(const provengym_swimmer *params) {
    return environment(params).num_actions();
}

bool provengym_swimmer_state_valid(const provengym_swimmer *params, provengym_swimmer_state state) {
    return environment(params).state_valid(words(state));
}

provengym_swimmer_state provengym_swimmer_init(
    const provengym_swimmer *params, uint64_t key, uint64_t t) {
    return swimmer_state(environment(params).init(key, t));
}

provengym_swimmer_state provengym_swimmer_step(
    const provengym_swimmer *params, provengym_swimmer_state state, uint32_t action) {
    return swimmer_state(environment(params).step(words(state), action, 0));
}

int64_t provengym_swimmer_reward(
    const provengym_swimmer *params, provengym_swimmer_state state, uint32_t action) {
    return environment(params).reward(words(state), action, 0);
}

bool provengym_swimmer_terminated(const provengym_swimmer *params, provengym_swimmer_state state) {
    return environment(params).terminated(words(state));
}

provengym_swimmer_observation provengym_swimmer_observe(
    const provengym_swimmer *params, provengym_swimmer_state state) {
    const auto seen = environment(params).observe(words(state));
    return {
        seen[0], seen[1], seen[2], seen[3], seen[4], seen[5], seen[6], seen[7], seen[8], seen[9],
        seen[10]};
}

void provengym_swimmer_step_batch(
    const provengym_swimmer *params, size_t n, uint64_t *states, const uint32_t *actions,
    int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, nullptr, observations, 0, 11, rewards, terminated);
}

// ---- CliffWalking ----

namespace {

using CliffWalkingEnv = provengym::Environment<provengym::CliffWalking>;

CliffWalkingEnv environment(const provengym_cliffwalking *params) {
    return CliffWalkingEnv(CliffWalkingEnv::Params{params->slippery});
}

CliffWalkingEnv::State words(provengym_cliffwalking_state state) {
    return {state.cell};
}

provengym_cliffwalking_state cliffwalking_state(const CliffWalkingEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_cliffwalking_valid(const provengym_cliffwalking *params) {
    return environment(params).valid();
}

uint32_t provengym_cliffwalking_num_actions(const provengym_cliffwalking *params) {
    return environment(params).num_actions();
}

bool provengym_cliffwalking_state_valid(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state) {
    return environment(params).state_valid(words(state));
}

provengym_cliffwalking_state provengym_cliffwalking_init(const provengym_cliffwalking *params) {
    return cliffwalking_state(environment(params).init(0, 0));
}

provengym_cliffwalking_state provengym_cliffwalking_step(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state, uint32_t action,
    uint64_t noise) {
    return cliffwalking_state(environment(params).step(words(state), action, noise));
}

int64_t provengym_cliffwalking_reward(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state, uint32_t action,
    uint64_t noise) {
    return environment(params).reward(words(state), action, noise);
}

bool provengym_cliffwalking_terminated(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state) {
    return environment(params).terminated(words(state));
}

provengym_cliffwalking_observation provengym_cliffwalking_observe(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0]};
}

int64_t provengym_cliffwalking_index(
    const provengym_cliffwalking *params, provengym_cliffwalking_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_cliffwalking_step_batch(
    const provengym_cliffwalking *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, noise, indices, 0, 1, rewards, terminated);
}

// ---- FrozenLake ----

namespace {

using FrozenLakeEnv = provengym::Environment<provengym::FrozenLake>;

FrozenLakeEnv environment(const provengym_frozenlake *params) {
    return FrozenLakeEnv(FrozenLakeEnv::Params{
        params->rows, params->cols, params->start, params->goals, params->holes,
        params->success_num, params->success_den, params->goal_reward, params->hole_reward,
        params->frozen_reward});
}

FrozenLakeEnv::State words(provengym_frozenlake_state state) {
    return {state.cell};
}

provengym_frozenlake_state frozenlake_state(const FrozenLakeEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_frozenlake_valid(const provengym_frozenlake *params) {
    return environment(params).valid();
}

uint32_t provengym_frozenlake_num_actions(const provengym_frozenlake *params) {
    return environment(params).num_actions();
}

bool provengym_frozenlake_state_valid(
    const provengym_frozenlake *params, provengym_frozenlake_state state) {
    return environment(params).state_valid(words(state));
}

provengym_frozenlake_state provengym_frozenlake_init(const provengym_frozenlake *params) {
    return frozenlake_state(environment(params).init(0, 0));
}

provengym_frozenlake_state provengym_frozenlake_step(
    const provengym_frozenlake *params, provengym_frozenlake_state state, uint32_t action,
    uint64_t noise) {
    return frozenlake_state(environment(params).step(words(state), action, noise));
}

int64_t provengym_frozenlake_reward(
    const provengym_frozenlake *params, provengym_frozenlake_state state, uint32_t action,
    uint64_t noise) {
    return environment(params).reward(words(state), action, noise);
}

bool provengym_frozenlake_terminated(
    const provengym_frozenlake *params, provengym_frozenlake_state state) {
    return environment(params).terminated(words(state));
}

provengym_frozenlake_observation provengym_frozenlake_observe(
    const provengym_frozenlake *params, provengym_frozenlake_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0]};
}

int64_t provengym_frozenlake_index(
    const provengym_frozenlake *params, provengym_frozenlake_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_frozenlake_step_batch(
    const provengym_frozenlake *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, noise, indices, 0, 1, rewards, terminated);
}

// ---- Taxi ----

namespace {

using TaxiEnv = provengym::Environment<provengym::Taxi>;

TaxiEnv environment(const provengym_taxi *params) {
    return TaxiEnv(TaxiEnv::Params{
        params->rainy, params->fickle, params->rainy_num, params->rainy_den, params->fickle_num,
        params->fickle_den});
}

TaxiEnv::State words(provengym_taxi_state state) {
    return {state.taxi};
}

provengym_taxi_state taxi_state(const TaxiEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_taxi_valid(const provengym_taxi *params) {
    return environment(params).valid();
}

uint32_t provengym_taxi_num_actions(const provengym_taxi *params) {
    return environment(params).num_actions();
}

bool provengym_taxi_state_valid(const provengym_taxi *params, provengym_taxi_state state) {
    return environment(params).state_valid(words(state));
}

bool provengym_taxi_legal(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action) {
    return environment(params).legal(words(state), action);
}

provengym_taxi_state provengym_taxi_init(const provengym_taxi *params, uint64_t key, uint64_t t) {
    return taxi_state(environment(params).init(key, t));
}

provengym_taxi_state provengym_taxi_step(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action, uint64_t noise0,
    uint64_t noise1) {
    return taxi_state(environment(params).step(words(state), action, noise0, noise1));
}

int64_t provengym_taxi_reward(
    const provengym_taxi *params, provengym_taxi_state state, uint32_t action, uint64_t noise0,
    uint64_t noise1) {
    return environment(params).reward(words(state), action, noise0, noise1);
}

bool provengym_taxi_terminated(const provengym_taxi *params, provengym_taxi_state state) {
    return environment(params).terminated(words(state));
}

provengym_taxi_observation provengym_taxi_observe(
    const provengym_taxi *params, provengym_taxi_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0]};
}

int64_t provengym_taxi_index(const provengym_taxi *params, provengym_taxi_state state) {
    return environment(params).observe<0>(words(state));
}

void provengym_taxi_step_batch(
    const provengym_taxi *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *indices, double *rewards, bool *terminated) {
    environment(params).step_batch(n, states, actions, noise, indices, 0, 1, rewards, terminated);
}

// ---- Blackjack ----

namespace {

using BlackjackEnv = provengym::Environment<provengym::Blackjack>;

BlackjackEnv environment(const provengym_blackjack *params) {
    return BlackjackEnv(BlackjackEnv::Params{params->natural, params->sab});
}

BlackjackEnv::State words(provengym_blackjack_state state) {
    return {state.cards};
}

provengym_blackjack_state blackjack_state(const BlackjackEnv::State &state) {
    return {state[0]};
}

}  // namespace

bool provengym_blackjack_valid(const provengym_blackjack *params) {
    return environment(params).valid();
}

uint32_t provengym_blackjack_num_actions(const provengym_blackjack *params) {
    return environment(params).num_actions();
}

bool provengym_blackjack_state_valid(
    const provengym_blackjack *params, provengym_blackjack_state state) {
    return environment(params).state_valid(words(state));
}

provengym_blackjack_state provengym_blackjack_init(
    const provengym_blackjack *params, uint64_t key, uint64_t t) {
    return blackjack_state(environment(params).init(key, t));
}

provengym_blackjack_state provengym_blackjack_step(
    const provengym_blackjack *params, provengym_blackjack_state state, uint32_t action,
    uint64_t noise) {
    return blackjack_state(environment(params).step(words(state), action, noise));
}

int64_t provengym_blackjack_reward(
    const provengym_blackjack *params, provengym_blackjack_state state, uint32_t action,
    uint64_t noise) {
    return environment(params).reward(words(state), action, noise);
}

bool provengym_blackjack_terminated(
    const provengym_blackjack *params, provengym_blackjack_state state) {
    return environment(params).terminated(words(state));
}

provengym_blackjack_observation provengym_blackjack_observe(
    const provengym_blackjack *params, provengym_blackjack_state state) {
    const auto seen = environment(params).observe(words(state));
    return {seen[0], seen[1], seen[2]};
}

void provengym_blackjack_step_batch(
    const provengym_blackjack *params, size_t n, uint32_t *states, const uint32_t *actions,
    const uint64_t *noise, int64_t *observations, double *rewards, bool *terminated) {
    environment(params).step_batch(
        n, states, actions, noise, observations, 0, 3, rewards, terminated);
}
