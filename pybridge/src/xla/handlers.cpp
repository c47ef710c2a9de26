#include "handlers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "../batch/lane_loop.hpp"
#include "../blocks.hpp"
#include "../lanes.hpp"
#include "frame.hpp"

namespace provengym::xla {
namespace {

class Kernels {
public:
    static void keep(const std::string &digest, const Instance &kernel) {
        const std::lock_guard lock(mutex());
        kernels().emplace(digest, kernel);
    }
    static Instance find(const std::string &digest) {
        const std::lock_guard lock(mutex());
        const auto found = kernels().find(digest);
        if (found == kernels().end())
            throw Refused(not_found, "this program wants a model, a list of words or a kernel that "
                                     "this process has not loaded: make its environment by "
                                     "provengym.jax.make first");
        return found->second;
    }

private:
    static std::map<std::string, Instance> &kernels() {
        static auto *const all = new std::map<std::string, Instance>;  // never destroyed
        return *all;
    }
    static std::mutex &mutex() {
        static auto *const one = new std::mutex;
        return *one;
    }
};

// ---- Loops over lanes ----

void join(const std::uint32_t *pairs, std::size_t n, std::uint64_t *words) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        words[i] = static_cast<std::uint64_t>(pairs[2 * i]) << 32 | pairs[2 * i + 1];
}
void split(const std::uint64_t *words, std::size_t n, std::uint32_t *pairs) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i) {
        pairs[2 * i] = static_cast<std::uint32_t>(words[i] >> 32);
        pairs[2 * i + 1] = static_cast<std::uint32_t>(words[i]);
    }
}

// ---- What a call brings ----

// Without a table, that of a finite model or of a library.
Instance instance(const KernelTable *named, const Attributes &all) {
    if (named == nullptr) {
        const Instance kept = Kernels::find(text(all, "kept"));
        expect(kept.words() == nullptr, "no finite model is kept under this name");
        return kept;
    }
    const KernelTable &table = *named;
    const auto given = array<std::int64_t>(all, "parameters", table.parameters.size());
    KernelParameters parameters;
    for (std::size_t k = 0; k < given.count; ++k)
        parameters.values[k] = static_cast<std::uint64_t>(given[k]);
    expect(table.valid(parameters), "invalid parameters");
    if (!table.takes_words) return Instance(table, parameters);
    const Words words = Kernels::find(text(all, "kept")).words();
    expect(words != nullptr, "no words are kept under this name");
    return Instance(table, parameters, words);
}

View view(const KernelTable &table, const Attributes &all, bool real) {
    const auto read = array<std::int64_t>(all, "components", 2);
    expect(read[0] >= 0 && read[1] >= 1 &&
               read[0] + read[1] <= static_cast<std::int64_t>(table.observation.size()),
           "no such components");
    View view;
    view.form = real ? Form::float32 : Form::int32;
    view.first = static_cast<std::size_t>(read[0]);
    view.count = static_cast<std::size_t>(read[1]);
    const auto numbers = [&](const char *name) {
        const auto items = array<double>(all, name, view.count);
        return std::vector<double>(items.first, items.first + items.count);
    };
    if (real) {
        view.offset = numbers("offsets");
        view.divisor = numbers("divisors");
        view.factor = numbers("factors");
    }
    return view;
}

ActionForm action_form(const Instance &kernel, const Attributes &all, bool real) {
    const char *const unknown = real ? "no such action amounts" : "no such action numbers";
    ActionForm form;
    form.box = real;
    if (real) {
        const auto read = array<double>(all, "action_amounts", 8);
        expect(read[6] >= 1 && read[6] <= 32 && read[7] >= 0 && read[7] < 0x1p32, unknown);
        form.low = read[0], form.high = read[1], form.offset = read[2];
        form.units = read[3], form.span = read[4], form.away = read[5] != 0;
        form.items = static_cast<std::uint32_t>(read[6]);
        form.base = static_cast<std::uint32_t>(read[7]);
    } else {
        const auto read = array<std::int64_t>(all, "action_numbers", 2);
        expect(read[0] >= 1 && read[0] <= 0x80000000 && read[1] >= 1 && read[1] <= 0x7fffffff,
               unknown);
        form.count = static_cast<std::uint32_t>(read[0]);
        form.scale = static_cast<std::uint32_t>(read[1]);
    }
    expect(fits(form, kernel.num_actions()), unknown);
    return form;
}

void *take_observations(Reader &results, const View &view, std::size_t n) {
    const std::size_t items = n * view.count;
    if (view.form == Form::float32) return results.take<float>(items);
    return results.take<std::int32_t>(items);
}

// Some lanes of a kernel, that stay in the first-level caches.
struct Block {
    static constexpr std::size_t size = 256;

    // None is over: every call that ends an episode resets.
    LaneArrays arrays() {
        return {size, states.data(), keys.data(), t.data(), elapsed.data(), nullptr};
    }

    alignas(64) std::array<unsigned char, most_state_words * size * sizeof(std::uint64_t)> states;
    std::array<std::uint64_t, size> keys, t;
    std::array<std::uint32_t, size> elapsed;
};

// The words of all lanes' states, from XLA's buffers or to them.
struct States {
    std::array<std::uint32_t *, most_state_words> words;
    std::size_t count;
    bool wide;

    States(const KernelTable &table, Reader &from, std::size_t n)
        : count(table.state.size()), wide(table.wide) {
        for (std::size_t k = 0; k < count; ++k)
            words[k] = from.take<std::uint32_t>(wide ? 2 * n : n);
    }
    // Of `n` lanes from lane `begin` on.
    void load(Level level, std::size_t begin, std::size_t n, Block &block) const {
        for (std::size_t k = 0; k < count; ++k)
            if (wide)
                at_level<&join>(level, words[k] + 2 * begin, n, in<std::uint64_t>(block, k));
            else
                std::copy_n(words[k] + begin, n, in<std::uint32_t>(block, k));
    }
    void store(Level level, std::size_t begin, std::size_t n, Block &block) const {
        for (std::size_t k = 0; k < count; ++k)
            if (wide)
                at_level<&split>(level, in<std::uint64_t>(block, k), n, words[k] + 2 * begin);
            else
                std::copy_n(in<std::uint32_t>(block, k), n, words[k] + begin);
    }

private:
    // Word k of the states of a block.
    template <class Word>
    static Word *in(Block &block, std::size_t k) {
        return reinterpret_cast<Word *>(block.states.data()) + k * Block::size;
    }
};

// ---- The two calls ----

void reset_lanes(const KernelTable *named, Reader arguments, Reader results,
                 const Attributes &attributes) {
    const Instance kernel = instance(named, attributes);
    const KernelTable &table = kernel.table();
    const std::size_t n = arguments.items_ahead() / 2;
    const auto *const seeds = arguments.take<std::uint32_t>(2 * n);
    arguments.finish();
    const View seen = view(table, attributes, results.ahead_is_float());
    void *const observations = take_observations(results, seen, n);
    const States states(table, results, n);
    auto *const keys = results.take<std::uint32_t>(2 * n);
    auto *const t = results.take<std::uint32_t>(2 * n);
    results.finish();
    const Level level = level_in_use();
    Block block;
    LaneLoop loop(kernel, block.arrays(), {same_step, 0, 0}, seen, 1, level);
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        at_level<&join>(level, seeds + 2 * i, count, block.keys.data());
        for (std::size_t j = 0; j < count; ++j) block.keys[j] = mdp_key(block.keys[j]);
        std::fill_n(block.t.data(), count, 0);
        loop.begin_block(0, count);
        loop.observe_block(seen, 0, count, observations, i);
        states.store(level, i, count, block);
        at_level<&split>(level, block.keys.data(), count, keys + 2 * i);
        at_level<&split>(level, block.t.data(), count, t + 2 * i);
    }, Block::size);
}

void refuse_wrong(Level level, const Actions &actions, const ActionForm &form, std::size_t n) {
    const std::size_t items = form.items;
    if (!any_wrong(level, actions, 0, n * items, form.count)) return;
    std::size_t lane = 0;
    while (!any_wrong(level, actions, lane * items, items, form.count)) ++lane;
    throw Refused(invalid_argument,
                  "the action of lane " + std::to_string(lane) + " must be " +
                      (items > 1  ? "numbers, got nan"
                       : form.box ? "a number, got nan"
                                  : "between 0 and " + std::to_string(form.count - 1) + ", got " +
                                        std::to_string(static_cast<const std::int32_t *>(
                                            actions.items)[lane])));
}

// The actions come first: they tell how many lanes there are. The states after a step, t and the
// numbers of steps may be where those before it are: a block is read before it is written.
void step_lanes(const KernelTable *named, Reader arguments, Reader results,
                const Attributes &attributes) {
    const Instance kernel = instance(named, attributes);
    const KernelTable &table = kernel.table();
    const bool real = arguments.ahead_is_float();
    const ActionForm form = action_form(kernel, attributes, real);
    const std::size_t n = arguments.items_ahead() / form.items, items = n * form.items;
    const auto limits = array<std::int64_t>(attributes, "limits", 3);
    expect(limits[0] == same_step, "no such autoreset mode");
    const Protocol use{same_step, static_cast<std::uint32_t>(limits[1]),
                       static_cast<std::uint32_t>(limits[2])};
    const Actions actions = real ? Actions{arguments.take<float>(items), ActionType::float32}
                                 : Actions{arguments.take<std::int32_t>(items), ActionType::int32};
    const States from(table, arguments, n);
    const auto *const keys = arguments.take<std::uint32_t>(2 * n);
    const auto *const t_before = arguments.take<std::uint32_t>(2 * n);
    const auto *const elapsed_before = arguments.take<std::uint32_t>(n);
    arguments.finish();
    const View seen = view(table, attributes, results.ahead_is_float());
    Outputs answers;
    answers.observations = take_observations(results, seen, n);
    answers.final_observations = take_observations(results, seen, n);
    const States to(table, results, n);
    auto *const t = results.take<std::uint32_t>(2 * n);
    auto *const elapsed = results.take<std::uint32_t>(n);
    answers.rewards = results.take<float>(n);
    answers.terminated = reinterpret_cast<std::uint8_t *>(results.take<bool>(n));
    answers.truncated = reinterpret_cast<std::uint8_t *>(results.take<bool>(n));
    results.finish();
    const double factor = array<double>(attributes, "reward_factor", 1)[0];
    expect(table.reward_scale != 1 || factor == 1, "whole rewards have the factor 1");
    const Level level = level_in_use();
    refuse_wrong(level, actions, form, n);
    Block block;
    std::uint32_t words[Block::size];
    LaneLoop loop(kernel, block.arrays(), use, seen, factor, level);
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        from.load(level, i, count, block);
        at_level<&join>(level, keys + 2 * i, count, block.keys.data());
        at_level<&join>(level, t_before + 2 * i, count, block.t.data());
        std::copy_n(elapsed_before + i, count, block.elapsed.data());
        words_of(level, actions, i * form.items, count, form, words);
        loop.call_block(0, count, words, answers, i);
        to.store(level, i, count, block);
        at_level<&split>(level, block.t.data(), count, t + 2 * i);
        std::copy_n(block.elapsed.data(), count, elapsed + i);
    }, Block::size);
}

}  // namespace

Error *reset(const KernelTable *table, Call *call) {
    return answer(call, [&](Reader arguments, Reader results, const Attributes &attributes) {
        reset_lanes(table, arguments, results, attributes);
    });
}

Error *step(const KernelTable *table, Call *call) {
    return answer(call, [&](Reader arguments, Reader results, const Attributes &attributes) {
        step_lanes(table, arguments, results, attributes);
    });
}

void keep(const std::string &digest, const Instance &kernel) { Kernels::keep(digest, kernel); }

}  // namespace provengym::xla
