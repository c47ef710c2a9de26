// Calls all that C++ does with lanes of a kernel, on arrays of exactly the length that is asked for:
// test_sanitize.py compiles this with sanitizers, and with GUARDED for loops of vectors, and runs it.
// What is computed is not looked at here, but for the answers of a batch with one thread and with
// three, and of the functions that XLA calls, which are the same. The files beside this one say of which
// kernels.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#if defined(GUARDED)
#include "guarded.hpp"
#endif

#include "../generated/kernel_tables.hpp"
#include "../soak/xla.hpp"
#include "batch/arrays.hpp"
#include "batch/lane_batch.hpp"
#include "random.hpp"
#include "threads.hpp"

// What the files beside this one add.
using Exercise = void (*)();
std::vector<Exercise> &exercises();

struct Added {
    explicit Added(Exercise exercise) { exercises().push_back(exercise); }
};

// n items, and not one byte more. (The least length is 1: malloc(0) may give nothing.)
template <class Item>
struct Exact {
#if defined(GUARDED)
    struct Free {
        void operator()(Item *block) const { guarded::give(block); }
    };
    static Item *made(std::size_t n) {
        return static_cast<Item *>(guarded::take(n * sizeof(Item), alignof(Item)));
    }
#else
    using Free = std::default_delete<Item[]>;
    static Item *made(std::size_t n) { return new Item[n]; }
#endif
    explicit Exact(std::size_t n) : size(n), items(made(n)) { std::memset(items.get(), 0x55, n * sizeof(Item)); }
    Item *get() const { return items.get(); }
    Item &operator[](std::size_t i) const { return items[i]; }
    bool operator==(const Exact &other) const {
        return size == other.size && std::memcmp(get(), other.get(), size * sizeof(Item)) == 0;
    }
    std::size_t size;
    std::unique_ptr<Item[], Free> items;
};

namespace {

using namespace provengym;

void require(bool holds, const char *what) {
    if (holds) return;
    std::fprintf(stderr, "the driver fails: %s\n", what);
    std::exit(3);
}

std::uint64_t drawn(std::uint64_t place) { return mdp_word(mdp_key(7), place); }

// ---- One transition and batches without streams ----

template <class Word>
void batches(const Instance &kernel, std::size_t n) {
    const KernelTable &table = kernel.table();
    const std::size_t rows = table.state.size(), components = table.observation.size();
    const Exact<Word> states(rows * n);
    const std::size_t each = table.noise_words();
    const Exact<std::uint64_t> keys(n), t(n), noise(each * n);
    const Exact<double> rewards(n);
    const Exact<bool> ends(n);
    for (std::size_t i = 0; i < n; ++i) {
        keys[i] = drawn(i);
        t[i] = i % 3 == 0 ? ~std::uint64_t{i} : i;  // places before the last word of a stream, too
    }
    for (std::size_t i = 0; i < each * n; ++i)
        noise[i] = i % 5 == 0 ? ~std::uint64_t{0} : drawn(i + n);
    const auto begin = [&] {
        table.begin_lanes(level_in_use(), kernel.parameters(),
                          {n, n, keys.get(), t.get(), states.get()});
    };
    begin();
    const auto step = [&] {
        const Exact<std::uint32_t> actions(n);
        for (std::size_t first = 0; first < components; first += components - 1 == 0 ? 1 : components - 1)
            for (std::size_t count : {std::size_t{1}, components - first}) {
                for (std::size_t i = 0; i < n; ++i)
                    actions[i] = static_cast<std::uint32_t>(i % 7 == 0 ? ~std::uint64_t{0} : drawn(3 * i + first));
                const Exact<std::int64_t> seen(n * count);
                step_batch(kernel, n, states.get(), actions.get(), noise.get(),
                           {seen.get(), first, count}, rewards.get(), ends.get());
                observe_batch(kernel, n, states.get(), {seen.get(), first, count});
            }
    };
    step();
    if (table.transitions != nullptr) {
        begin();
        // Where there is no table, as for real actions, it is asked for no state.
        const std::size_t actions = kernel.num_actions(), asked = actions < 1000 ? n : 0;
        const Exact<std::int32_t> successors(asked * actions);
        const Exact<std::int64_t> units(asked * actions);
        const Exact<bool> over(asked * actions);
        share(asked, 3, 1024, [&](std::size_t, std::size_t begin, std::size_t end) {
            table.transitions(kernel.parameters(), {n, begin, end, states.get(), successors.get(),
                                                    units.get(), over.get()});
        });
    }
    // Any words are states to a kernel, be they those of none.
    for (std::size_t i = 0; i < rows * n; ++i)
        states[i] = static_cast<Word>(i % 2 == 0 ? ~std::uint64_t{0} : drawn(i));
    step();
    for (std::size_t i = 0; i < n; ++i) {
        StateWords state;
        for (std::size_t k = 0; k < rows; ++k) state[k] = states[k * n + i];
        kernel.state_valid(state);
    }
}

// ---- Lanes that a batch owns, with its threads ----

View view_of(Form form, std::size_t count, std::size_t width) {
    View view;
    view.form = form, view.count = count, view.width = width;
    view.offset.assign(count, 0);
    view.divisor.assign(count, 3);
    view.factor.assign(count, 1);
    return view;
}

struct Answers {
    Answers(std::size_t items, const View &view)
        : observations(items * view.bytes()), last(items * view.bytes()), rewards(items), wide(items),
          terminated(items), truncated(items) {}
    Outputs outputs(bool single) const {
        Outputs to;
        to.observations = observations.get();
        if (single)
            to.rewards = rewards.get();
        else
            to.wide_rewards = wide.get();
        to.terminated = terminated.get(), to.truncated = truncated.get();
        to.final_observations = last.get();
        return to;
    }
    bool operator==(const Answers &other) const {
        return observations == other.observations && last == other.last && rewards == other.rewards &&
               wide == other.wide && terminated == other.terminated && truncated == other.truncated;
    }
    Exact<std::uint8_t> observations, last;
    Exact<float> rewards;
    Exact<double> wide;
    Exact<std::uint8_t> terminated, truncated;
};

void owned(const Instance &kernel, std::size_t n, const Protocol &use, const View &view) {
    ActionForm form;
    form.count = kernel.num_actions();
    constexpr std::size_t T = 3;
    LaneBatch alone(kernel, n, use, form, view, 1, 1), shared(kernel, n, use, form, view, 1, 3);
    const auto same = [&](bool single, const auto &call) {
        const Answers left(T * n, view), right(T * n, view);
        call(alone, left.outputs(single));
        call(shared, right.outputs(single));
        require(left == right, "answers do not depend on the number of threads");
    };
    const auto fresh = [&] { alone.reset(~std::uint64_t{3}), shared.reset(~std::uint64_t{3}); };
    fresh();
    const Exact<std::int64_t> actions(T * n);
    for (std::size_t i = 0; i < T * n; ++i)
        actions[i] = static_cast<std::int64_t>(high_word(drawn(i), form.count));
    const Actions given{actions.get(), ActionType::int64};
    for (const bool single : {true, false}) {
        if (use.mode != 3)
            same(single, [&](auto &batch, const Outputs &to) {
                require(batch.first_refusal(given, T) == T * n, "no action is refused");
                batch.call(Source::of(given), T, to);
            });
        if (use.mode == 3) fresh();
        same(single, [&](auto &batch, const Outputs &to) {
            batch.call(Source::of(given), 1, to, true);
            require(batch.resets().lane.empty() != batch.any_reset(), "resets are told");
        });
        if (use.mode != 3) {
            same(single, [&](auto &batch, const Outputs &to) { batch.call(Source::drawn(5), T, to); });
            const Exact<double> left(n), right(n);
            same(single, [&](auto &batch, const Outputs &to) {
                batch.sum(Source::drawn(5), T, to, &batch == &alone ? left.get() : right.get());
            });
            require(left == right, "sums do not depend on the number of threads");
            same(single, [&](auto &batch, const Outputs &to) {
                batch.sum(Source::of(given), T, to, &batch == &alone ? left.get() : right.get());
            });
        }
        same(single, [&](auto &batch, const Outputs &to) { batch.observe(batch.view(), to.observations); });
    }
    actions[n - 1] = -1;
    if (shared.lane(n - 1).over == 0)  // otherwise no action of it is looked at
        require(shared.first_refusal(given, 1) <= n - 1, "a lane refuses");
    // Saved and restored, lane after lane.
    LaneBatch copy(kernel, n, use, form, view, 1, 2);
    for (std::size_t i = 0; i < n; ++i) copy.set_lane(i, shared.lane(i));
    for (std::size_t i = 0; i < n; ++i)
        require(copy.lane(i).state == shared.lane(i).state, "a copy has the same states");
}

// ---- The functions that XLA calls, on buffers of its own ----

void by_xla(const Instance &kernel, std::size_t n, const View &view) {
    const Protocol use{same_step, 0, 3};
    ActionForm form;
    form.count = kernel.num_actions();
    LaneBatch batch(kernel, n, use, form, view, 1, 1);
    XlaLanes<Exact> lanes(kernel, n, view, 1, use);
    batch.reset(5);
    for (std::size_t i = 0; i < n; ++i) split(5 + i, lanes.seeds.get(), i);
    require(lanes.reset().empty(), "XLA resets lanes");
    const Answers expected(n, view);
    const auto same = [](const auto &left, const auto &right) {
        return std::memcmp(left.get(), right.get(), left.size * sizeof left[0]) == 0;
    };
    for (std::uint64_t step = 0; step < 7; ++step) {
        for (std::size_t i = 0; i < n; ++i)
            lanes.actions[i] = static_cast<std::int32_t>(high_word(drawn(step * n + i), form.count));
        require(lanes.step(step % 2 == 0).empty(), "XLA steps lanes");
        batch.call(Source::of({lanes.actions.get(), ActionType::int32}), 1, expected.outputs(true));
        require(same(lanes.seen, expected.observations) && same(lanes.last, expected.last) &&
                    same(lanes.rewards, expected.rewards) &&
                    same(lanes.terminated, expected.terminated) &&
                    same(lanes.truncated, expected.truncated),
                "XLA's answers are those of a batch");
    }
    lanes.actions[n - 1] = -1;
    require(!lanes.step(true).empty(), "a lane that XLA steps refuses");
}

template <class Word>
void exercise_words(const Instance &kernel, std::size_t one_hot_width) {
    const std::size_t components = kernel.table().observation.size();
    // One lane, a block but one, a block, a block and one, several parts of a thread.
    for (const std::size_t n : {1, 7, 1023, 1025, 3 * 1024 + 5}) {
        batches<Word>(kernel, n);
        by_xla(kernel, n, view_of(Form::int32, 1, 0));
        by_xla(kernel, n, view_of(Form::float32, components, 0));
        for (std::uint32_t mode = 1; mode < 4; ++mode) {  // Gymnasium's
            for (const std::uint32_t limit : {0, 3}) {
                const Protocol use{mode, 0, limit};
                owned(kernel, n, use, view_of(Form::int64, components, 0));
                owned(kernel, n, use, view_of(n % 2 == 0 ? Form::int32 : Form::uint8, 1, 0));
                owned(kernel, n, use, view_of(Form::float32, components, 0));
                if (one_hot_width != 0)
                    owned(kernel, n, use, view_of(Form::one_hot, 1, one_hot_width));
            }
        }
    }
}

Instance instance(const KernelTable &table, const std::vector<std::uint64_t> &parameters,
                  Words words = {}) {
    KernelParameters given;
    require(parameters.size() == table.parameters.size(), "there are as many parameters");
    std::copy(parameters.begin(), parameters.end(), given.values.begin());
    const Instance kernel(table, given, std::move(words));
    require(kernel.valid(), "the parameters are valid");
    return kernel;
}

void exercise(const KernelTable &table, const std::vector<std::uint64_t> &parameters,
              Words words = {}, std::size_t one_hot_width = 0) {
    const Instance kernel = instance(table, parameters, std::move(words));
    if (table.wide)
        exercise_words<std::uint64_t>(kernel, one_hot_width);
    else
        exercise_words<std::uint32_t>(kernel, one_hot_width);
}

Words words(std::vector<std::uint64_t> list) {
    return std::make_shared<const std::vector<std::uint64_t>>(std::move(list));
}

}  // namespace
