#include "lane_loop.hpp"

#include <algorithm>

namespace provengym {

void Resets::clear() {
    lane.clear();
    states.clear();
    elapsed.clear();
    key.clear();
    t.clear();
}

void Resets::append(const Resets &others) {
    lane.insert(lane.end(), others.lane.begin(), others.lane.end());
    states.insert(states.end(), others.states.begin(), others.states.end());
    elapsed.insert(elapsed.end(), others.elapsed.begin(), others.elapsed.end());
    key.insert(key.end(), others.key.begin(), others.key.end());
    t.insert(t.end(), others.t.begin(), others.t.end());
}

void LaneLoop::begin_block(std::size_t i, std::size_t count) {
    const auto [stride, states, keys, t, elapsed, over] = lanes_;
    const bool random = table_.random();
    table_.begin_lanes(level_, kernel_.parameters(),
                       {count, stride, random ? keys + i : nullptr, random ? t + i : nullptr,
                        states_from(i)});
    if (table_.reset_words != 0)
        for (std::size_t k = i; k < i + count; ++k) t[k] += table_.reset_words;
    if (elapsed != nullptr) std::fill_n(elapsed + i, count, 0);
    if (over != nullptr) std::fill_n(over + i, count, 0);
}

void LaneLoop::step_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                          const std::uint64_t *noise, double *rewards, bool *terminated) {
    table_.step_lanes(kernel_.parameters(), {count, lanes_.stride, states_from(i), words, noise,
                                             rewards, terminated});
}

void LaneLoop::call_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                          const Outputs &to, std::size_t at, Resets *record) {
    const bool plain = record == nullptr && to.final_observations == nullptr;
    if (plain && call_fused(i, count, words, to, at)) return;
    std::uint8_t due[lane_block];
    advance_block(i, count, words, to, at, due);
    finish_block(i, count, due, to, at, record);
}

// What follows when lanes have advanced.
void LaneLoop::finish_block(std::size_t i, std::size_t count, const std::uint8_t *due,
                            const Outputs &to, std::size_t at, Resets *record) {
    if (to.final_observations != nullptr)
        observe_block(view_, i, count, to.final_observations, at);
    restart_block(i, count, due, record);
    if (to.observations != nullptr) observe_block(view_, i, count, to.observations, at);
}

// The lanes i, ..., i + count - 1, to which what is wanted is to be added.
Advance LaneLoop::advance(std::size_t i, std::size_t count, const std::uint32_t *words) {
    Advance call{};
    call.n = count;
    call.stride = lanes_.stride;
    call.states = states_from(i);
    if (table_.random()) call.keys = lanes_.keys + i, call.t = lanes_.t + i;
    if (lanes_.elapsed != nullptr) call.elapsed = lanes_.elapsed + i;
    if (lanes_.over != nullptr) call.over = lanes_.over + i;
    call.actions = words;
    call.use = use_;
    call.reward_factor = reward_factor_;
    return call;
}

void LaneLoop::advance_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                             const Outputs &to, std::size_t at, std::uint8_t *due) {
    std::uint8_t *const te = to.terminated + at, *const tr = to.truncated + at;
    const bool single = to.rewards != nullptr;
    if (table_.quick_reset() && (use_.mode == same_step || (use_.mode == next_step && !single))) {
        Advance call = advance(i, count, words);
        call.form = single ? Rewards::singles : Rewards::doubles;
        call.rewards = single ? static_cast<void *>(to.rewards + at) : to.wide_rewards + at;
        call.terminated = te, call.truncated = tr, call.due = due;
        return table_.advance_lanes(level_, kernel_.parameters(), call);
    }
    std::int64_t units[lane_block];
    advance_units(i, count, words, units, te, tr, due);
    write_units(count, units, to, at);
}

// In whatever mode, with rewards in units.
void LaneLoop::advance_units(std::size_t i, std::size_t count, const std::uint32_t *words,
                             std::int64_t *units, std::uint8_t *te, std::uint8_t *tr,
                             std::uint8_t *due) {
    Advance call = advance(i, count, words);
    call.form = Rewards::units;
    call.rewards = units;
    call.terminated = te, call.truncated = tr, call.due = due;
    table_.advance_lanes(level_, kernel_.parameters(), call);
}

void LaneLoop::write_units(std::size_t count, const std::int64_t *units, const Outputs &to,
                           std::size_t at) const {
    if (const double *const values = listed_rewards()) {
        for (std::size_t k = 0; k < count; ++k)
            if (to.rewards != nullptr)
                to.rewards[at + k] = static_cast<float>(values[units[k]]);
            else
                to.wide_rewards[at + k] = values[units[k]];
        return;
    }
    if (to.rewards != nullptr)
        write_rewards(level_, units, count, table_.reward_scale, reward_factor_, to.rewards + at);
    else
        write_rewards(level_, units, count, table_.reward_scale, reward_factor_,
                      to.wide_rewards + at);
}

// A call of which only the rewards are wanted.
void LaneLoop::sum_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                         std::int64_t *sums) {
    std::uint8_t due[lane_block];
    if (use_.mode == same_step) {
        Advance call = advance(i, count, words);
        call.form = Rewards::sums;
        call.rewards = sums;
        call.due = due;
        table_.advance_lanes(level_, kernel_.parameters(), call);
        if (!table_.quick_reset()) restart_block(i, count, due, nullptr);
        return;
    }
    std::int64_t units[lane_block];
    std::uint8_t te[lane_block], tr[lane_block];
    advance_units(i, count, words, units, te, tr, due);
    for (std::size_t k = 0; k < count; ++k) sums[k] += units[k];
    restart_block(i, count, due, nullptr);
}

// The same of rewards that are listed.
void LaneLoop::sum_values_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                                double *sums) {
    std::int64_t units[lane_block];
    std::uint8_t te[lane_block], tr[lane_block], due[lane_block];
    advance_units(i, count, words, units, te, tr, due);
    const double *const values = listed_rewards();
    for (std::size_t k = 0; k < count; ++k) sums[k] += values[units[k]];
    restart_block(i, count, due, nullptr);
}

// A call of which everything is wanted, and the rewards in units, too.
void LaneLoop::last_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                          const Outputs &to, std::int64_t *units) {
    std::uint8_t due[lane_block];
    advance_units(i, count, words, units, to.terminated + i, to.truncated + i, due);
    write_units(count, units, to, i);
    finish_block(i, count, due, to, i, nullptr);
}

// All of a call in one loop, where that is possible.
bool LaneLoop::call_fused(std::size_t i, std::size_t count, const std::uint32_t *words,
                          const Outputs &to, std::size_t at) {
    if (use_.mode != same_step || to.rewards == nullptr || view_.count != 1 || view_.first != 0 ||
        !table_.sees(view_.form))
        return false;
    Advance call = advance(i, count, words);
    call.form = Rewards::singles;
    call.rewards = to.rewards + at;
    call.terminated = to.terminated + at, call.truncated = to.truncated + at;
    call.seen = static_cast<unsigned char *>(to.observations) + at * view_.bytes();
    call.seen_form = view_.form;
    if (view_.form == Form::float32) {
        call.seen_offset = view_.offset[0], call.seen_divisor = view_.divisor[0];
        call.seen_factor = view_.factor[0];
    }
    table_.advance_lanes(level_, kernel_.parameters(), call);
    return true;
}

// Of those lanes that are due, the keys and places stand side by side, so that the loop over their
// resets becomes vectors.
void LaneLoop::restart_block(std::size_t i, std::size_t count, const std::uint8_t *due,
                             Resets *record) {
    if (use_.mode != next_step && use_.mode != same_step) return;
    std::uint32_t which[lane_block];
    std::size_t resets = 0;
    for (std::size_t k = 0; k < count; ++k) {
        which[resets] = static_cast<std::uint32_t>(k);
        resets += due[k];
    }
    if (resets == 0) return;
    const bool random = table_.random();
    std::uint64_t keys[lane_block], t[lane_block];
    if (random)
        for (std::size_t r = 0; r < resets; ++r)
            keys[r] = lanes_.keys[i + which[r]], t[r] = lanes_.t[i + which[r]];
    if (record != nullptr) note(*record, i, which, resets);
    alignas(64) unsigned char begun[most_state_words * lane_block * sizeof(std::uint64_t)];
    table_.begin_lanes(level_, kernel_.parameters(), {resets, resets, keys, t, begun});
    with_states([&](auto *states) {
        const auto *const from = reinterpret_cast<decltype(states)>(begun);
        for (std::size_t k = 0; k < table_.state.size(); ++k)
            for (std::size_t r = 0; r < resets; ++r)
                states[k * lanes_.stride + i + which[r]] = from[k * resets + r];
    });
    for (std::size_t r = 0; r < resets; ++r) {
        const std::size_t k = i + which[r];
        if (random) lanes_.t[k] = t[r] + table_.reset_words;
        if (lanes_.elapsed != nullptr) lanes_.elapsed[k] = 0;
        if (lanes_.over != nullptr) lanes_.over[k] = 0;
    }
}

// Lanes i + which[0], ..., i + which[resets - 1] as they are, before they are reset.
void LaneLoop::note(Resets &record, std::size_t i, const std::uint32_t *which,
                    std::size_t resets) const {
    const std::size_t begin = record.lane.size(), end = begin + resets, words = table_.state.size();
    record.lane.resize(end);
    record.states.resize(end * words);
    record.elapsed.resize(end);
    record.key.resize(end);
    record.t.resize(end);
    for (std::size_t r = 0; r < resets; ++r)
        record.lane[begin + r] = static_cast<std::int64_t>(i + which[r]);
    with_states([&](const auto *states) {
        for (std::size_t k = 0; k < words; ++k)
            for (std::size_t r = 0; r < resets; ++r)
                record.states[(begin + r) * words + k] = states[k * lanes_.stride + i + which[r]];
    });
    if (lanes_.elapsed != nullptr)
        for (std::size_t r = 0; r < resets; ++r)
            record.elapsed[begin + r] = lanes_.elapsed[i + which[r]];
    if (!table_.random()) return;
    for (std::size_t r = 0; r < resets; ++r) {
        record.key[begin + r] = lanes_.keys[i + which[r]];
        record.t[begin + r] = lanes_.t[i + which[r]];
    }
}

void LaneLoop::observe_block(const View &view, std::size_t i, std::size_t count, void *rows,
                             std::size_t at) const {
    auto *const first = static_cast<std::uint8_t *>(rows) + at * view.bytes();
    if (view.form == Form::int64 && view.count == 1)
        return component_of(view.first, i, count, reinterpret_cast<std::int64_t *>(first));
    std::int64_t values[lane_block];
    for (std::size_t k = 0; k < view.count; ++k) {
        component_of(view.first + k, i, count, values);
        write_component(level_, view, k, count, values, first);
    }
}

void LaneLoop::component_of(std::size_t component, std::size_t i, std::size_t count,
                            std::int64_t *values) const {
    table_.observe_lanes(level_, kernel_.parameters(),
                         {component, count, lanes_.stride, states_from(i), values});
}

}  // namespace provengym
