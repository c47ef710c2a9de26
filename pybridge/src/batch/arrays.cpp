#include "arrays.hpp"

#include "../blocks.hpp"
#include "../numbers.hpp"
#include "forms.hpp"

namespace provengym {
namespace {

// Word 0 of the states from lane i on.
template <class States>
States *states_from(const Instance &kernel, States *states, std::size_t i) {
    using Bytes = std::conditional_t<std::is_const_v<States>, const unsigned char, unsigned char>;
    return static_cast<Bytes *>(states) + i * (kernel.table().wide ? 8 : 4);
}

LaneArrays from(const Instance &kernel, const LaneArrays &lanes, std::size_t i) {
    return {states_from(kernel, lanes.states, i), lanes.keys + i, lanes.t + i, lanes.elapsed + i,
            lanes.over + i};
}

// Of n lanes `count`, at most a block, from lane i on.
void observe(const Instance &kernel, std::size_t count, std::size_t n, const void *states,
             const Observations &out, std::size_t i) {
    std::int64_t side_by_side[lane_block];
    for (std::size_t k = 0; k < out.count; ++k) {
        std::int64_t *const seen = out.count == 1 ? out.values + i : side_by_side;
        kernel.table().observe_lanes(level_in_use(), kernel.parameters(),
                                     {out.first + k, count, n, states_from(kernel, states, i), seen});
        if (seen == side_by_side)
            for (std::size_t j = 0; j < count; ++j) out.values[(i + j) * out.count + k] = seen[j];
    }
}

// Of `count` of n lanes, those that the mask names.
void restart(const Instance &kernel, std::size_t count, std::size_t n, const LaneArrays &lanes,
             const std::uint8_t *mask) {
    const KernelTable &table = kernel.table();
    for (std::size_t i = 0; i < count; ++i)
        if (mask[i] != 0) {
            table.begin_lanes(level_in_use(), kernel.parameters(),
                              {1, n, lanes.keys + i, lanes.t + i,
                               states_from(kernel, lanes.states, i)});
            lanes.t[i] += table.reset_words;
            lanes.elapsed[i] = 0;
            lanes.over[i] = 0;
        }
}

}  // namespace

void observe_batch(const Instance &kernel, std::size_t n, const void *states, Observations out) {
    in_blocks(n, [&](std::size_t i, std::size_t count) { observe(kernel, count, n, states, out, i); });
}

template <class Action>
void step_batch(const Instance &kernel, std::size_t n, void *states, const Action *actions,
                const std::uint64_t *noise, Observations out, double *rewards, bool *terminated) {
    std::uint32_t words[lane_block];
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        for (std::size_t j = 0; j < count; ++j) words[j] = action_word(actions[i + j]);
        kernel.table().step_lanes(kernel.parameters(),
                                  {count, n, states_from(kernel, states, i), words,
                                   noise == nullptr ? nullptr : noise + i, rewards + i,
                                   terminated + i});
        observe(kernel, count, n, states, out, i);
    });
}

template void step_batch(const Instance &, std::size_t, void *, const std::uint8_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::uint32_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::int64_t *,
                         const std::uint64_t *, Observations, double *, bool *);

void restart_lanes(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                   const std::uint8_t *mask) {
    restart(kernel, n, n, lanes, mask);
}

std::size_t first_refusal(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                          const std::uint32_t *actions, const Protocol &use) {
    const KernelTable &table = kernel.table();
    Lane lane{};
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < table.state.size(); ++k)
            lane.state[k] = table.wide ? static_cast<const std::uint64_t *>(lanes.states)[k * n + i]
                                       : static_cast<const std::uint32_t *>(lanes.states)[k * n + i];
        lane.key = lanes.keys[i], lane.t = lanes.t[i];
        lane.elapsed = lanes.elapsed[i], lane.over = lanes.over[i];
        if (kernel.refuses(lane, actions[i], use)) return i;
    }
    return n;
}

void call_lanes(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                const std::uint32_t *actions, const Protocol &use, Observations out,
                Observations last, const LaneReplies &replies) {
    const KernelTable &table = kernel.table();
    std::int64_t units[lane_block];
    std::uint8_t due[lane_block];
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        const LaneArrays part = from(kernel, lanes, i);
        Advance call{};
        call.n = count, call.stride = n;
        call.states = part.states;
        call.keys = part.keys, call.t = part.t, call.elapsed = part.elapsed, call.over = part.over;
        call.actions = actions + i;
        call.use = use;
        call.form = Rewards::units;
        call.rewards = units;
        call.terminated = replies.terminated + i, call.truncated = replies.truncated + i;
        call.due = due;
        table.advance_lanes(level_in_use(), kernel.parameters(), call);
        write_rewards(level_in_use(), units, count, table.reward_scale, 1, replies.rewards + i);
        if (last.count != 0) observe(kernel, count, n, lanes.states, last, i);
        restart(kernel, count, n, part, due);
        observe(kernel, count, n, lanes.states, out, i);
    });
}

}  // namespace provengym
