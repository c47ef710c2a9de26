#include "lane_batch.hpp"

#include <algorithm>

#include "../blocks.hpp"

namespace provengym {

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
    : LaneLoop(kernel, {}, use, view, reward_factor, level), n_(n), actions_(actions),
      states_(table_.state.size() * n * (table_.wide ? 8 : 4)), keys_(table_.random() ? n : 0),
      t_(keys_.size()),
      elapsed_(use.time_limit != 0 || use.max_episode_steps != 0 || table_.random() ? n : 0),
      over_(use.mode == same_step ? 0 : n), pool_(threads), resets_(threads) {
    const auto kept = [](auto &items) { return items.empty() ? nullptr : items.data(); };
    lanes_ = {n, states_.data(), kept(keys_), kept(t_), kept(elapsed_), kept(over_)};
}

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
    share([&](std::size_t, std::size_t begin, std::size_t end) {
        in_blocks(end - begin, [&](std::size_t offset, std::size_t count) {
            const std::size_t i = begin + offset;
            if (table_.random()) {
                keys_of(level_, seed + i, count, lanes_.keys + i);
                std::fill_n(lanes_.t + i, count, 0);
            }
            begin_block(i, count);
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
        const double *const values = listed_rewards();
        in_blocks(end - begin, [&](std::size_t offset, std::size_t count) {
            const std::size_t i = begin + offset;
            actions.begin(i, count);
            std::fill_n(units, count, 0);
            std::fill_n(sums + i, count, 0.0);
            for (std::size_t t = 0; t < T; ++t) {
                actions.choose(t, i, count, words);
                if (t + 1 == T)
                    last_block(i, count, words, last, final_units);
                else if (values != nullptr)
                    sum_values_block(i, count, words, sums + i);
                else
                    sum_block(i, count, words, units);
            }
            if (values != nullptr) {
                for (std::size_t k = 0; k < count; ++k) sums[i + k] += values[final_units[k]];
                return;
            }
            for (std::size_t k = 0; k < count; ++k) units[k] += final_units[k];
            write_rewards(level_, units, count, table_.reward_scale, reward_factor_, sums + i);
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

}  // namespace provengym
