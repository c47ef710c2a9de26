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

#include "../batch/forms.hpp"
#include "../lanes.hpp"
#include "../numbers.hpp"
#include "frame.hpp"
#include "quotas.hpp"

namespace provengym::xla {
namespace {

class WordLists {
public:
    static void keep(const std::string &digest, const Words &words) {
        const std::lock_guard lock(mutex());
        lists().emplace(digest, words);
    }
    static Words find(const std::string &digest) {
        const std::lock_guard lock(mutex());
        const auto found = lists().find(digest);
        if (found == lists().end())
            throw Refused(not_found, "this program wants a list of words that this process has not "
                                     "loaded: make its environment by provengym.jax.make first");
        return found->second;
    }

private:
    static std::map<std::string, Words> &lists() {
        static auto *const all = new std::map<std::string, Words>;  // never destroyed
        return *all;
    }
    static std::mutex &mutex() {
        static auto *const one = new std::mutex;
        return *one;
    }
};

// ---- Loops over lanes ----

template <class Meaning>
bool accept_all(const Meaning &meaning, const typename Meaning::Item *actions, std::size_t n) {
    const Meaning copy = meaning;
    std::uint32_t refused = 0;
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        refused |= copy.accepts(actions + i * copy.items()) ? 0 : 1;
    return refused == 0;
}
template <class Meaning>
void to_words(const Meaning &meaning, const typename Meaning::Item *actions, std::size_t n,
              std::uint32_t *words) {
    const Meaning copy = meaning;
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i) words[i] = copy.word(actions + i * copy.items());
}
void to_flags(const std::uint8_t *bytes, std::size_t n, bool *to) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i) to[i] = bytes[i] != 0;
}
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
void narrow(const std::int64_t *values, std::size_t n, std::size_t step, std::int32_t *to) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i) to[i * step] = static_cast<std::int32_t>(values[i]);
}
// A component as a number is ((value - offset) / divisor) * factor, rounded to a float.
void round(const std::int64_t *values, std::size_t n, std::size_t step, double offset,
           double divisor, double factor, float *to) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        to[i * step] = shown_component(to_double(values[i]), offset, divisor, factor);
}

// ---- What a call brings ----

Instance instance(const KernelTable &table, const Attributes &all) {
    const auto given = array<std::int64_t>(all, "parameters", table.parameters.size());
    KernelParameters parameters;
    for (std::size_t k = 0; k < given.count; ++k)
        parameters.values[k] = static_cast<std::uint64_t>(given[k]);
    expect(table.valid(parameters), "invalid parameters");
    return Instance(table, parameters,
                    table.takes_words ? WordLists::find(text(all, "words")) : Words{});
}

// Some lanes of a kernel, that stay in the first-level caches.
struct Lanes {
    static constexpr std::size_t block = 256;

    explicit Lanes(const Instance &given)
        : kernel(given), table(given.table()), states(table.state.size() * block) {}

    const Instance &kernel;
    const KernelTable &table;
    const Level level = level_in_use();
    std::vector<std::uint64_t> states;
    std::array<std::uint64_t, block> keys, t;
    std::array<std::uint32_t, block> elapsed, actions;
    std::array<std::uint8_t, block> terminated, truncated, due;
    std::array<std::int64_t, block> rewards, component;

    // Word k of the states of `n` lanes, from lane i on.
    void *word(std::size_t k, std::size_t n, std::size_t i = 0) {
        return reinterpret_cast<unsigned char *>(states.data()) + (k * n + i) * (table.wide ? 8 : 4);
    }

    // Of `n` lanes, `count` from lane i on, by their keys and places.
    void restart(std::size_t n, std::size_t i, std::size_t count) {
        table.begin_lanes(level, kernel.parameters(),
                          {count, n, keys.data() + i, t.data() + i, word(0, n, i)});
        for (std::size_t j = i; j < i + count; ++j) {
            t[j] += table.reset_words;
            elapsed[j] = 0;
        }
    }

    void advance(std::size_t n, const Protocol &use) {
        Advance call{};
        call.n = call.stride = n;
        call.states = states.data();
        call.keys = keys.data(), call.t = t.data();
        call.elapsed = elapsed.data();  // none is over: every call that ends an episode resets
        call.actions = actions.data();
        call.use = use;
        call.form = Rewards::units;
        call.rewards = rewards.data();
        call.terminated = terminated.data(), call.truncated = truncated.data();
        call.due = due.data();
        table.advance_lanes(level, kernel.parameters(), call);
    }
};

// Which components an observation has, and where it goes.
struct Seen {
    std::size_t first, count;
    Items<double> offsets, divisors, factors;  // for floats only
    std::int32_t *integers = nullptr;
    float *floats = nullptr;

    Seen(const KernelTable &table, const Attributes &all, Reader &results, std::size_t n) {
        const auto read = array<std::int64_t>(all, "components", 2);
        expect(read[0] >= 0 && read[1] >= 1 &&
                   read[0] + read[1] <= static_cast<std::int64_t>(table.observation.size()),
               "no such components");
        first = static_cast<std::size_t>(read[0]);
        count = static_cast<std::size_t>(read[1]);
        if (results.ahead_is_float()) {
            offsets = array<double>(all, "offsets", count);
            divisors = array<double>(all, "divisors", count);
            factors = array<double>(all, "factors", count);
            floats = results.take<float>(n * count);
        } else {
            integers = results.take<std::int32_t>(n * count);
        }
    }

    // The observations of n lanes, the first of which is lane `begin`.
    void tell(Lanes &lanes, std::size_t begin, std::size_t n) const {
        std::int64_t *const component = lanes.component.data();
        const std::int64_t *const values = component;
        for (std::size_t c = 0; c < count; ++c) {
            lanes.table.observe_lanes(lanes.level, lanes.kernel.parameters(),
                                      {first + c, n, n, lanes.states.data(), component});
            const std::size_t place = begin * count + c;
            if (floats == nullptr)
                at_level<&narrow>(lanes.level, values, n, count, integers + place);
            else
                at_level<&round>(lanes.level, values, n, count, offsets[c], divisors[c], factors[c],
                                 floats + place);
        }
    }
};

// The words of all lanes' states, from XLA's buffers or to them.
struct States {
    std::array<std::uint32_t *, most_state_words> words;
    std::size_t count, halves;

    States(const KernelTable &table, Reader &from, std::size_t n)
        : count(table.state.size()), halves(table.wide ? 2 : 1) {
        for (std::size_t k = 0; k < count; ++k) words[k] = from.take<std::uint32_t>(n * halves);
    }
    void load(std::size_t begin, std::size_t n, Lanes &lanes) const {
        for (std::size_t k = 0; k < count; ++k) {
            const std::uint32_t *const from = words[k] + begin * halves;
            if (halves == 2)
                at_level<&join>(lanes.level, from, n, static_cast<std::uint64_t *>(lanes.word(k, n)));
            else
                std::copy_n(from, n, static_cast<std::uint32_t *>(lanes.word(k, n)));
        }
    }
    void store(std::size_t begin, std::size_t n, Lanes &lanes) const {
        for (std::size_t k = 0; k < count; ++k) {
            std::uint32_t *const to = words[k] + begin * halves;
            if (halves == 2)
                at_level<&split>(lanes.level, static_cast<const std::uint64_t *>(lanes.word(k, n)), n,
                                 to);
            else
                std::copy_n(static_cast<const std::uint32_t *>(lanes.word(k, n)), n, to);
        }
    }
};

// ---- The two calls ----

void reset_lanes(const KernelTable &table, Reader arguments, Reader results,
                 const Attributes &attributes) {
    const Instance kernel = instance(table, attributes);
    const std::size_t n = arguments.items_ahead() / 2;
    const auto *const seeds = arguments.take<std::uint32_t>(2 * n);
    arguments.finish();
    const Seen seen(table, attributes, results, n);
    const States states(table, results, n);
    auto *const keys = results.take<std::uint32_t>(2 * n);
    auto *const t = results.take<std::uint32_t>(2 * n);
    results.finish();
    const std::unique_ptr<Lanes> lanes(new Lanes(kernel));
    const Level level = lanes->level;
    for (std::size_t i = 0; i < n; i += Lanes::block) {
        const std::size_t count = std::min(Lanes::block, n - i);
        at_level<&join>(level, seeds + 2 * i, count, lanes->keys.data());
        for (std::size_t j = 0; j < count; ++j) lanes->keys[j] = mdp_key(lanes->keys[j]);
        std::fill_n(lanes->t.begin(), count, 0);
        lanes->restart(count, 0, count);
        seen.tell(*lanes, i, count);
        states.store(i, count, *lanes);
        at_level<&split>(level, lanes->keys.data(), count, keys + 2 * i);
        at_level<&split>(level, lanes->t.data(), count, t + 2 * i);
    }
}

template <class Meaning>
void refuse(const Meaning &meaning, const typename Meaning::Item *actions, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const auto *const action = actions + i * meaning.items();
        if (!meaning.accepts(action))
            throw Refused(invalid_argument, "the action of lane " + std::to_string(i) + " " +
                                                meaning.refusal(action));
    }
}

// The actions come first: they tell how many lanes there are. The states after a step, t and the
// numbers of steps may be where those before it are: a block is read before it is written.
template <class Meaning>
void step_by(const KernelTable &table, const Meaning &meaning, Reader arguments, Reader results,
             const Attributes &attributes) {
    const std::size_t n = arguments.items_ahead() / meaning.items();
    const Instance kernel = instance(table, attributes);
    const auto limits = array<std::int64_t>(attributes, "limits", 3);
    const Protocol use{static_cast<std::uint32_t>(limits[0]),
                       static_cast<std::uint32_t>(limits[1]),
                       static_cast<std::uint32_t>(limits[2])};
    const auto *const actions = arguments.take<typename Meaning::Item>(n * meaning.items());
    const States from(table, arguments, n);
    const auto *const keys = arguments.take<std::uint32_t>(2 * n);
    const auto *const t_before = arguments.take<std::uint32_t>(2 * n);
    const auto *const elapsed_before = arguments.take<std::uint32_t>(n);
    arguments.finish();
    const Seen seen(table, attributes, results, n);
    const Seen last(table, attributes, results, n);
    const States to(table, results, n);
    auto *const t = results.take<std::uint32_t>(2 * n);
    auto *const elapsed = results.take<std::uint32_t>(n);
    auto *const rewards = results.take<float>(n);
    auto *const terminated = results.take<bool>(n);
    auto *const truncated = results.take<bool>(n);
    results.finish();
    const double factor = array<double>(attributes, "reward_factor", 1)[0];
    const std::unique_ptr<Lanes> lanes(new Lanes(kernel));
    const Level level = lanes->level;
    if (!at_level<&accept_all<Meaning>>(level, meaning, actions, n)) refuse(meaning, actions, n);
    for (std::size_t i = 0; i < n; i += Lanes::block) {
        const std::size_t count = std::min(Lanes::block, n - i);
        from.load(i, count, *lanes);
        at_level<&join>(level, keys + 2 * i, count, lanes->keys.data());
        at_level<&join>(level, t_before + 2 * i, count, lanes->t.data());
        std::copy_n(elapsed_before + i, count, lanes->elapsed.begin());
        at_level<&to_words<Meaning>>(level, meaning, actions + i * meaning.items(), count,
                                     lanes->actions.data());
        lanes->advance(count, use);
        last.tell(*lanes, i, count);
        for (std::size_t j = 0; j < count; ++j)
            if (lanes->due[j] != 0) lanes->restart(count, j, 1);
        seen.tell(*lanes, i, count);
        to.store(i, count, *lanes);
        at_level<&split>(level, lanes->t.data(), count, t + 2 * i);
        std::copy_n(lanes->elapsed.begin(), count, elapsed + i);
        write_rewards(level, lanes->rewards.data(), count, table.reward_scale, factor, rewards + i);
        at_level<&to_flags>(level, lanes->terminated.data(), count, terminated + i);
        at_level<&to_flags>(level, lanes->truncated.data(), count, truncated + i);
    }
}

}  // namespace

Error *reset(const KernelTable &table, Call *call) {
    return answer(call, [&](Reader arguments, Reader results, const Attributes &attributes) {
        reset_lanes(table, arguments, results, attributes);
    });
}

Error *step(const KernelTable &table, Call *call) {
    return answer(call, [&](Reader arguments, Reader results, const Attributes &attributes) {
        if (arguments.ahead_is_float())
            step_by(table, Amounts::from(attributes), arguments, results, attributes);
        else
            step_by(table, Numbered::from(attributes), arguments, results, attributes);
    });
}

void keep_words(const std::string &digest, const Words &words) { WordLists::keep(digest, words); }

}  // namespace provengym::xla
