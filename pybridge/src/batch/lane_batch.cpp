#include "lane_batch.hpp"

#include <algorithm>
#include <utility>

#include "../blocks.hpp"
#include "../numbers.hpp"

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

// The actions of a block of lanes from a source: `begin` is told of each block, and `choose` then makes
// the words of its actions at call t.
class LaneBatch::Chooser {
public:
    Chooser(LaneBatch &lanes, const Source &source) : lanes_(lanes), source_(source) {}

    void begin(std::size_t i, std::size_t count) {
        if (source_.kind == Source::given) return;
        keys_of(lanes_.level_, source_.seed + i, count, keys_);
        const bool drawn = source_.kind == Source::random;
        for (std::size_t k = 0; k < count; ++k)
            keys_[k] = drawn ? action_key(keys_[k]) : policy_key(keys_[k]);
    }

    void choose(std::size_t t, std::size_t i, std::size_t count, std::uint32_t *words) {
        const ActionForm &form = lanes_.actions_;
        switch (source_.kind) {
            case Source::given:
                return words_of(lanes_.level_, source_.actions, (t * lanes_.n_ + i) * form.items,
                                count, form, words);
            case Source::random: return draw_words(lanes_.level_, keys_, t, count, form, words);
            case Source::policy: {
                std::int64_t seen[lane_block];
                lanes_.component_of(lanes_.view_.first, i, count, seen);
                return choose_words(source_.weights, seen, keys_, t, count, form, words);
            }
        }
    }

private:
    LaneBatch &lanes_;
    const Source &source_;
    std::uint64_t keys_[lane_block];
};

LaneBatch::LaneBatch(const Instance &kernel, std::size_t n, const Protocol &use,
                     const ActionForm &actions, const View &view, double reward_factor,
                     std::size_t threads, Level level)
    : kernel_(kernel), table_(kernel.table()), level_(level), n_(n), use_(use), actions_(actions),
      view_(view), reward_factor_(reward_factor),
      states_(table_.state.size() * n * (table_.wide ? 8 : 4)), keys_(table_.random() ? n : 0),
      t_(table_.random() ? n : 0), elapsed_(limited() || table_.random() ? n : 0),
      over_(use.mode == same_step ? 0 : n), pool_(threads), resets_(threads) {}

// Blocks in consecutive parts, one for each thread.
template <class Work>
void LaneBatch::share(const Work &work) {
    const std::size_t blocks = (n_ + lane_block - 1) / lane_block;
    const std::size_t parts = std::min(pool_.threads(), blocks);
    if (parts <= 1) return work(0, 0, n_);
    pool_.run(parts, [&](std::size_t part) {
        const std::size_t begin = blocks * part / parts * lane_block;
        const std::size_t end = std::min(n_, blocks * (part + 1) / parts * lane_block);
        work(part, begin, end);
    });
}

// ---- The words of a lane ----

Lane LaneBatch::lane(std::size_t i) const {
    Lane lane{};
    with_states([&](const auto *states) {
        for (std::size_t k = 0; k < table_.state.size(); ++k) lane.state[k] = states[k * n_ + i];
    });
    if (table_.random()) lane.key = keys_[i], lane.t = t_[i];
    if (!elapsed_.empty()) lane.elapsed = elapsed_[i];
    if (!over_.empty()) lane.over = over_[i];
    return lane;
}

void LaneBatch::copy(void *states, std::uint64_t *keys, std::uint64_t *t, std::uint32_t *elapsed,
                     std::uint8_t *over) const {
    const auto put = [&](const auto &from, auto *to) {
        if (from.empty())
            std::fill_n(to, n_, 0);
        else
            std::copy(from.begin(), from.end(), to);
    };
    std::copy(states_.begin(), states_.end(), static_cast<unsigned char *>(states));
    put(keys_, keys);
    put(t_, t);
    put(elapsed_, elapsed);
    put(over_, over);
}

void LaneBatch::set_lane(std::size_t i, const Lane &lane) {
    with_states([&](auto *states) {
        for (std::size_t k = 0; k < table_.state.size(); ++k)
            states[k * n_ + i] = static_cast<std::remove_pointer_t<decltype(states)>>(lane.state[k]);
    });
    if (table_.random()) keys_[i] = lane.key, t_[i] = lane.t;
    if (!elapsed_.empty()) elapsed_[i] = lane.elapsed;
    if (!over_.empty()) over_[i] = lane.over;
}

// ---- Calls of all lanes ----

void LaneBatch::reset(std::uint64_t seed) {
    const bool random = table_.random();
    share([&](std::size_t, std::size_t begin, std::size_t end) {
        const std::uint64_t places[lane_block] = {};
        in_blocks(end - begin, [&](std::size_t offset, std::size_t count) {
            const std::size_t i = begin + offset;
            std::uint64_t *const keys = random ? keys_.data() + i : nullptr;
            if (random) keys_of(level_, seed + i, count, keys);
            table_.begin_lanes(level_, kernel_.parameters(),
                               {count, n_, keys, random ? places : nullptr, states_from(i)});
            if (random) std::fill_n(t_.begin() + static_cast<std::ptrdiff_t>(i), count, table_.reset_words);
            if (!elapsed_.empty()) std::fill_n(elapsed_.data() + i, count, 0);
            if (!over_.empty()) std::fill_n(over_.data() + i, count, 0);
        });
    });
}

void LaneBatch::observe(const View &view, void *observations) {
    share([&](std::size_t, std::size_t begin, std::size_t end) {
        in_blocks(end - begin, [&](std::size_t i, std::size_t count) {
            observe_block(view, begin + i, count, observations, begin + i);
        });
    });
}

std::size_t LaneBatch::first_refusal(const Actions &given, std::size_t T) const {
    const std::size_t width = actions_.items;
    const auto wrong = [&](std::size_t from, std::size_t count) {
        return any_wrong(level_, given, from * width, count * width, actions_.count);
    };
    for (std::size_t begin = 0; begin < T * n_; begin += lane_block) {
        const std::size_t end = std::min(begin + lane_block, T * n_);
        const bool disabled = use_.mode == 3 && begin < n_;
        if (!disabled && !wrong(begin, end - begin)) continue;
        for (std::size_t k = begin; k < end; ++k) {
            const bool over = k < n_ && !over_.empty() && over_[k] != 0;
            if (over ? use_.mode == 3 : wrong(k, 1)) return k;
        }
    }
    return T * n_;
}

void LaneBatch::call(const Source &source, std::size_t T, const Outputs &to, bool record) {
    for (Resets &part : resets_) part.clear();
    share([&](std::size_t part, std::size_t begin, std::size_t end) {
        Chooser actions(*this, source);
        std::uint32_t words[lane_block];
        in_blocks(end - begin, [&](std::size_t offset, std::size_t count) {
            const std::size_t i = begin + offset;
            actions.begin(i, count);
            for (std::size_t t = 0; t < T; ++t) {
                actions.choose(t, i, count, words);
                call_block(i, count, words, to, t * n_ + i, record ? &resets_[part] : nullptr);
            }
        });
    });
}

void LaneBatch::sum(const Source &source, std::size_t T, const Outputs &last, double *sums) {
    share([&](std::size_t, std::size_t begin, std::size_t end) {
        Chooser actions(*this, source);
        std::uint32_t words[lane_block];
        std::int64_t units[lane_block], final_units[lane_block];
        in_blocks(end - begin, [&](std::size_t offset, std::size_t count) {
            const std::size_t i = begin + offset;
            actions.begin(i, count);
            std::fill_n(units, count, 0);
            for (std::size_t t = 0; t < T; ++t) {
                actions.choose(t, i, count, words);
                if (t + 1 < T)
                    sum_block(i, count, words, units);
                else
                    last_block(i, count, words, last, final_units);
            }
            for (std::size_t k = 0; k < count; ++k) sums[i + k] = natural(units[k] + final_units[k]);
        });
    });
}

Resets LaneBatch::resets() const {
    Resets all;
    for (const Resets &part : resets_) all.append(part);
    return all;
}

bool LaneBatch::any_reset() const {
    return std::any_of(resets_.begin(), resets_.end(),
                       [](const Resets &part) { return !part.lane.empty(); });
}

double LaneBatch::natural(std::int64_t units) const {
    return to_double(units) / table_.reward_scale * reward_factor_;
}

// ---- Blocks ----

// One call of the lanes i, ..., i + count - 1, with its answers at `at`.
void LaneBatch::call_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                           const Outputs &to, std::size_t at, Resets *record) {
    const bool plain = record == nullptr && to.final_observations == nullptr;
    if (plain && call_fused(i, count, words, to, at)) return;
    std::uint8_t due[lane_block];
    advance_block(i, count, words, to, at, due);
    finish_block(i, count, due, to, at, record);
}

// What follows when lanes have advanced.
void LaneBatch::finish_block(std::size_t i, std::size_t count, const std::uint8_t *due,
                             const Outputs &to, std::size_t at, Resets *record) {
    if (to.final_observations != nullptr)
        observe_block(view_, i, count, to.final_observations, at);
    restart_block(i, count, due, record);
    if (to.observations != nullptr) observe_block(view_, i, count, to.observations, at);
}

// The lanes i, ..., i + count - 1, to which what is wanted is to be added.
Advance LaneBatch::advance(std::size_t i, std::size_t count, const std::uint32_t *words) {
    Advance call{};
    call.n = count;
    call.stride = n_;
    call.states = states_from(i);
    if (table_.random()) call.keys = keys_.data() + i, call.t = t_.data() + i;
    if (!elapsed_.empty()) call.elapsed = elapsed_.data() + i;
    if (!over_.empty()) call.over = over_.data() + i;
    call.actions = words;
    call.use = use_;
    call.reward_factor = reward_factor_;
    return call;
}

void LaneBatch::advance_block(std::size_t i, std::size_t count, const std::uint32_t *words,
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
void LaneBatch::advance_units(std::size_t i, std::size_t count, const std::uint32_t *words,
                            std::int64_t *units, std::uint8_t *te, std::uint8_t *tr,
                            std::uint8_t *due) {
    Advance call = advance(i, count, words);
    call.form = Rewards::units;
    call.rewards = units;
    call.terminated = te, call.truncated = tr, call.due = due;
    table_.advance_lanes(level_, kernel_.parameters(), call);
}

void LaneBatch::write_units(std::size_t count, const std::int64_t *units, const Outputs &to,
                            std::size_t at) const {
    if (to.rewards != nullptr)
        write_rewards(level_, units, count, table_.reward_scale, reward_factor_, to.rewards + at);
    else
        write_rewards(level_, units, count, table_.reward_scale, reward_factor_,
                      to.wide_rewards + at);
}

// A call of which only the rewards are wanted.
void LaneBatch::sum_block(std::size_t i, std::size_t count, const std::uint32_t *words,
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

// A call of which everything is wanted, and the rewards in units, too.
void LaneBatch::last_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                           const Outputs &to, std::int64_t *units) {
    std::uint8_t due[lane_block];
    advance_units(i, count, words, units, to.terminated + i, to.truncated + i, due);
    write_units(count, units, to, i);
    finish_block(i, count, due, to, i, nullptr);
}

// All of a call in one loop, where that is possible.
bool LaneBatch::call_fused(std::size_t i, std::size_t count, const std::uint32_t *words,
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
void LaneBatch::restart_block(std::size_t i, std::size_t count, const std::uint8_t *due,
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
            keys[r] = keys_[i + which[r]], t[r] = t_[i + which[r]];
    if (record != nullptr) note(*record, i, which, resets);
    alignas(64) unsigned char begun[most_state_words * lane_block * sizeof(std::uint64_t)];
    table_.begin_lanes(level_, kernel_.parameters(), {resets, resets, keys, t, begun});
    with_states([&](auto *states) {
        const auto *const from = reinterpret_cast<decltype(states)>(begun);
        for (std::size_t k = 0; k < table_.state.size(); ++k)
            for (std::size_t r = 0; r < resets; ++r)
                states[k * n_ + i + which[r]] = from[k * resets + r];
    });
    for (std::size_t r = 0; r < resets; ++r) {
        const std::size_t k = i + which[r];
        if (random) t_[k] = t[r] + table_.reset_words;
        if (!elapsed_.empty()) elapsed_[k] = 0;
        if (!over_.empty()) over_[k] = 0;
    }
}

// Lanes i + which[0], ..., i + which[resets - 1] as they are, before they are reset.
void LaneBatch::note(Resets &record, std::size_t i, const std::uint32_t *which,
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
                record.states[(begin + r) * words + k] = states[k * n_ + i + which[r]];
    });
    if (!elapsed_.empty())
        for (std::size_t r = 0; r < resets; ++r) record.elapsed[begin + r] = elapsed_[i + which[r]];
    if (!table_.random()) return;
    for (std::size_t r = 0; r < resets; ++r) {
        record.key[begin + r] = keys_[i + which[r]];
        record.t[begin + r] = t_[i + which[r]];
    }
}

// Lanes i, ..., i + count - 1, into rows of which the first is number `at`.
void LaneBatch::observe_block(const View &view, std::size_t i, std::size_t count, void *rows,
                              std::size_t at) {
    auto *const first = static_cast<std::uint8_t *>(rows) + at * view.bytes();
    std::int64_t values[lane_block];
    for (std::size_t k = 0; k < view.count; ++k) {
        component_of(view.first + k, i, count, values);
        write_component(level_, view, k, count, values, first);
    }
}

void LaneBatch::component_of(std::size_t component, std::size_t i, std::size_t count,
                             std::int64_t *values) {
    table_.observe_lanes(level_, kernel_.parameters(),
                         {component, count, n_, states_from(i), values});
}

}  // namespace provengym
