// Kernels against the pages of their environments: each a second time, in plain C++ (soak.hpp),
// with stream, limits and resets as Gymnasium has them.
//
//     soak STEPS SEED [KERNEL [PLANT]]
//
// draws parameters, lanes and actions, and compares everything after every step, with each level
// that is compiled and that the processor has: single lanes, all calls of a `LaneBatch` in all
// modes, and for another tenth of the steps the functions that XLA calls. On a difference it prints
// where it is, and the exit status is 1. PLANT makes wrong what it is compared with: `kernel` the
// second implementations, `limit` the limit on the steps of an episode.
#include "soak.hpp"

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

#include "batch/lane_batch.hpp"
#include "xla.hpp"

using namespace provengym;

std::vector<Entry> &entries() {
    static std::vector<Entry> all;
    return all;
}

namespace {

bool planted_limit = false;

struct Counters {
    std::uint64_t compared = 0, terminated = 0, truncated = 0, restarted = 0;
};

struct Difference {};

struct Answer {
    std::int64_t reward = 0;
    bool terminated = false, truncated = false, due = false;
};

// One drawn environment: the kernel, and its lanes a second time.
class Round {
public:
    Round(const Entry &entry, std::uint64_t seed, std::uint64_t number, std::size_t n, Level level,
          std::uint32_t mode, Counters &counters, bool by_xla = false)
        : entry(entry),
          dice{mix(seed ^ mix(by_xla ? ~number : number))},
          second(entry.make(dice, n)),
          kernel(instance()),
          n(n),
          level(level),
          use{mode, limit(), limit()},
          lanes(n),
          seed_(seed),
          number_(number),
          by_xla_(by_xla),
          counters_(counters) {
        require(kernel.valid(), "valid", 0, 0, 0);
        level_in_use() = level;
        for (std::size_t i = 0; i < n; ++i) actions_.push_back({mix(dice.key + i)});
    }

    std::uint32_t drawn_action(std::size_t i) { return second->action(actions_[i]); }

    void begin(std::size_t i, std::uint64_t key, std::uint64_t t) {
        second->begin(i, key, t);
        lanes[i] = {{}, key, t + entry.reset_draws, 0, 0};
    }
    void restart(std::size_t i) {
        begin(i, lanes[i].key, lanes[i].t);
        ++counters_.restarted;
    }
    // The first half of a call.
    Answer call(std::size_t i, std::uint32_t action) {
        Lane &lane = lanes[i];
        ++counters_.compared;
        Answer answer;
        if (lane.over && (use.mode == next_step || use.mode == same_step)) {
            answer.due = true;
            return answer;
        }
        answer.reward = second->move(i, action, lane.key, lane.t);
        lane.t += entry.draws;
        if (lane.elapsed != 0xffffffff) ++lane.elapsed;
        answer.terminated = second->ended(i);
        if (use.time_limit != 0 && lane.elapsed >= use.time_limit && !answer.terminated)
            answer.truncated = true;
        if (use.max_episode_steps != 0 && lane.elapsed >= use.max_episode_steps &&
            !(planted_limit && answer.terminated))
            answer.truncated = true;
        lane.over = answer.terminated || answer.truncated;
        answer.due = lane.over && use.mode == same_step;
        counters_.terminated += answer.terminated, counters_.truncated += answer.truncated;
        return answer;
    }
    // Lane i with its state, as the kernel has it.
    Lane lane(std::size_t i) const {
        Lane found = lanes[i];
        second->state(i, found.state.data());
        return found;
    }
    std::vector<std::int64_t> observation(std::size_t i) const {
        std::vector<std::int64_t> components(entry.table.observation.size());
        second->observation(i, components.data());
        return components;
    }
    double natural(std::int64_t units, double factor) const {
        return static_cast<double>(units) / entry.table.reward_scale * factor;
    }

    void require(bool same, const char *what, std::size_t lane, std::uint64_t step,
                 std::uint32_t action) const {
        if (same) return;
        std::string text;
        for (const auto &numbers : {second->parameters(), second->words()})
            for (const std::uint64_t number : numbers) text += " " + std::to_string(number);
        std::printf(
            "\n%s differs: %s; seed %" PRIu64 " round %" PRIu64
            "%s, parameters%s, level %s, "
            "mode %u, time_limit %u, max_episode_steps %u, %zu lanes, lane %zu, step %" PRIu64
            ", action %u\n",
            entry.table.name, what, seed_, number_, by_xla_ ? " by XLA's functions" : "",
            text.c_str(), level_names[static_cast<std::size_t>(level)], use.mode, use.time_limit,
            use.max_episode_steps, n, lane, step, action);
        throw Difference();
    }
    // A lane of the kernel against lane i, or that in what a batch keeps of it.
    void require_same(const Lane &found, std::size_t i, std::uint64_t step,
                      std::uint32_t action) const {
        require_same(found, lane(i), i, step, action);
    }
    void require_same(const Lane &found, const Lane &mine, std::size_t i, std::uint64_t step,
                      std::uint32_t action) const {
        require(found.state == mine.state, "state", i, step, action);
        require(found.key == mine.key && found.t == mine.t, "place in the stream", i, step, action);
        require(found.elapsed == mine.elapsed && found.over == mine.over, "elapsed or over", i,
                step, action);
    }

    const Entry &entry;
    Dice dice;
    const std::unique_ptr<Second> second;
    const Instance kernel;
    const std::size_t n;
    const Level level;
    const Protocol use;
    std::vector<Lane> lanes;  // without their states

private:
    Instance instance() const {
        KernelParameters parameters;
        const auto given = second->parameters();
        std::copy(given.begin(), given.end(), parameters.values.begin());
        return Instance(entry.table, parameters,
                        std::make_shared<const std::vector<std::uint64_t>>(second->words()));
    }
    std::uint32_t limit() { return dice.below(3) == 0 ? 0 : 1 + dice.below(20); }

    std::uint64_t seed_, number_;
    bool by_xla_;
    Counters &counters_;
    std::vector<Dice> actions_;
};

// Lane 0 reads the last words of its stream and the first ones again; the last lane has counted
// almost as many steps as it can.
void begin_lanes(Round &round, std::uint64_t seed) {
    for (std::size_t i = 0; i < round.n; ++i) round.begin(i, stream_key(seed + i), 0);
    round.begin(0, round.lanes[0].key, ~std::uint64_t{0} - 3);
    round.lanes[round.n - 1].elapsed = 0xfffffffd;
}

// ---- Single lanes ----

void single_lanes(Round &round, std::size_t calls) {
    const Instance &kernel = round.kernel;
    begin_lanes(round, round.dice.word());
    for (std::size_t i = 0; i < round.n; ++i) {
        Lane lane = kernel.restart(
            {{}, round.lanes[i].key, round.lanes[i].t - round.entry.reset_draws, 0, 0});
        lane.elapsed = round.lanes[i].elapsed;
        for (std::size_t step = 0; step < calls; ++step) {
            const std::uint32_t action = round.drawn_action(i);
            const auto require = [&](bool same, const char *what) {
                round.require(same, what, i, step, action);
            };
            Lane next{};
            Reply reply{};
            const bool refused = round.use.mode == 3 && round.lanes[i].over;
            require(kernel.refuses(lane, action, round.use) == refused, "refuses");
            require(kernel.advance(lane, action, round.use, next, reply) != refused, "advances");
            if (refused) {
                lane = kernel.restart(lane);
                round.restart(i);
                continue;
            }
            const Answer mine = round.call(i, action);
            require(reply.reward == mine.reward, "reward");
            require(reply.terminated == mine.terminated, "terminated");
            require(reply.truncated == mine.truncated, "truncated");
            require(reply.due == mine.due, "due");
            require(next.state == round.lane(i).state, "state");
            const auto seen = round.observation(i);
            for (std::size_t k = 0; k < seen.size(); ++k)
                require(kernel.observe(next.state, k) == seen[k], "observation");
            require(kernel.terminated(next.state) == round.second->ended(i), "ended");
            lane = next;
            if (mine.due) {
                lane = kernel.restart(next);
                round.restart(i);
            }
            round.require_same(lane, i, step, action);
        }
    }
}

// ---- Batches ----

// Components of an observation as the bytes of a row of a batch.
std::vector<unsigned char> row(const View &view, const std::vector<std::int64_t> &components) {
    std::vector<unsigned char> bytes;
    const auto put = [&](const auto &item) {
        const auto *const first = reinterpret_cast<const unsigned char *>(&item);
        bytes.insert(bytes.end(), first, first + sizeof item);
    };
    for (std::size_t k = 0; k < view.count; ++k) {
        const std::int64_t component = components[view.first + k];
        switch (view.form) {
            case Form::int64: put(component); break;
            case Form::int32: put(static_cast<std::int32_t>(component)); break;
            case Form::uint8: put(static_cast<std::uint8_t>(component)); break;
            case Form::float32:
                put(static_cast<float>((static_cast<double>(component) - view.offset[k]) /
                                       view.divisor[k] * view.factor[k]));
                break;
            case Form::one_hot:
                for (std::size_t place = 0; place < view.width; ++place)
                    put(static_cast<std::uint8_t>(component == static_cast<std::int64_t>(place)));
        }
    }
    return bytes;
}

// Whether the row `at` shows lane i.
bool shows(const Round &round, const View &view, const unsigned char *rows,
           std::size_t at, std::size_t i) {
    const auto expected = row(view, round.observation(i));
    return std::equal(expected.begin(), expected.end(),
                      rows + at * expected.size());
}

// Component 0 in each form that it fits, or some components in those that all fit.
View drawn_view(Round &round) {
    Dice &dice = round.dice;
    const std::uint64_t components = round.entry.table.observation.size();
    const std::uint64_t places = round.second->places();
    View view;
    view.form = dice.below(2) == 0 ? Form::int64 : Form::float32;
    if (dice.below(2) == 0) {
        view.first = dice.below(components);
        view.count = 1 + dice.below(components - view.first);
    } else if (places != 0) {
        const std::uint64_t form = dice.below(4);
        if (form == 1 && places <= 0x7fffffff) view.form = Form::int32;
        if (form == 2 && places <= 256) view.form = Form::uint8;
        if (form == 3 && places <= 128) view.form = Form::one_hot, view.width = places;
    }
    for (std::size_t k = 0; k < view.count; ++k) {
        view.offset.push_back(dice.below(10));
        view.divisor.push_back(1 + dice.below(10));
        view.factor.push_back(0.1 * (1 + dice.below(20)));
    }
    return view;
}

// Where rewards are whole numbers they stay so.
double drawn_factor(Round &round) {
    return round.entry.table.reward_scale == 1 || round.dice.below(2) == 0 ? 1 : 0.3;
}

// Arrays for the answers of T calls; `wide` or not, with final observations or without.
struct Arrays {
    Arrays(std::size_t items, const View &view, bool wide, bool final)
        : bytes(view.bytes()),
          observations(items * bytes),
          last(final ? items * bytes : 0),
          singles(wide ? 0 : items),
          doubles(wide ? items : 0),
          terminated(items),
          truncated(items) {}
    Outputs outputs() {
        Outputs to;
        to.observations = observations.data();
        if (!last.empty()) to.final_observations = last.data();
        if (singles.empty())
            to.wide_rewards = doubles.data();
        else
            to.rewards = singles.data();
        to.terminated = terminated.data(), to.truncated = truncated.data();
        return to;
    }
    std::size_t bytes;
    std::vector<unsigned char> observations, last;
    std::vector<float> singles;
    std::vector<double> doubles;
    std::vector<std::uint8_t> terminated, truncated;
};

class BatchRound {
public:
    BatchRound(Round &round)
        : round_(round), view_(drawn_view(round)), factor_(drawn_factor(round)),
          form_(form_of(round.kernel)),
          batch_(round.kernel, round.n, round.use, form_, view_, factor_, 1 + round.dice.below(3),
                 round.level),
          keeps_steps_(round.entry.table.random() || round.use.time_limit != 0 ||
                       round.use.max_episode_steps != 0) {}

    void run(std::size_t calls) {
        const std::uint64_t seed = round_.dice.word();
        batch_.reset(seed);
        for (std::size_t i = 0; i < round_.n; ++i) round_.begin(i, stream_key(seed + i), 0);
        compare_lanes(0);
        begin_lanes(round_, seed);
        for (const std::size_t i : {std::size_t{0}, round_.n - 1})
            batch_.set_lane(i, round_.lane(i));
        for (std::size_t step = 0; step < calls;) {
            const bool one = round_.use.mode == 3;
            const std::size_t T = one ? 1 : 1 + round_.dice.below(4);
            const std::uint64_t kind = round_.dice.below(one ? 2 : 4);
            if (one) restart_those_over(step);
            rollout(step, T, kind % 2 == 0, kind >= 2);
            step += T;
            compare_lanes(step);
        }
    }

private:
    static ActionForm form_of(const Instance &kernel) {
        ActionForm form;
        form.count = kernel.num_actions();
        return form;
    }
    // What is not kept reads as zero.
    Lane kept(std::size_t i) const {
        Lane lane = round_.lane(i);
        if (!round_.entry.table.random()) lane.key = lane.t = 0;
        if (!keeps_steps_) lane.elapsed = 0;
        return lane;
    }
    void compare_lanes(std::size_t step) const {
        for (std::size_t i = 0; i < round_.n; ++i)
            round_.require_same(batch_.lane(i), kept(i), i, step, 0);
    }
    void restart_those_over(std::size_t step) {
        const std::vector<std::int32_t> zeros(round_.n);
        std::size_t first = 0;
        while (first < round_.n && !round_.lanes[first].over) ++first;
        round_.require(batch_.first_refusal({zeros.data(), ActionType::int32}, 1) == first,
                       "refuses", first, step, 0);
        for (std::size_t i = first; i < round_.n; ++i) {
            if (!round_.lanes[i].over) continue;
            round_.restart(i);
            batch_.set_lane(i, round_.kernel.restart(batch_.lane(i)));
        }
    }

    // T calls of all lanes by `call`, or by `sum`, with actions that are given or that the batch
    // draws.
    void rollout(std::size_t step, std::size_t T, bool given, bool sum) {
        const std::size_t n = round_.n;
        std::vector<std::uint32_t> actions(T * n);
        const std::uint64_t seed = round_.dice.word();
        for (std::size_t t = 0; t < T; ++t)
            for (std::size_t i = 0; i < n; ++i)
                actions[t * n + i] =
                    given ? round_.drawn_action(i)
                          : static_cast<std::uint32_t>(chosen(
                                form_.count,
                                stream_word(stream_key(seed + i) ^ 0xa5a5a5a5a5a5a5a5, t)));
        const Actions words{actions.data(), ActionType::uint32};
        if (given) {
            round_.require(batch_.first_refusal(words, T) == T * n, "refuses", 0, step, 0);
            refuse_one(step, actions);
        }
        const Source source = given ? Source::of(words) : Source::drawn(seed);
        const bool record = !sum && T == 1 && round_.dice.below(2) == 0;
        Arrays found(sum ? n : T * n, view_, round_.dice.below(2) == 0, round_.dice.below(2) == 0);
        std::vector<double> sums(n);
        if (sum)
            batch_.sum(source, T, found.outputs(), sums.data());
        else
            batch_.call(source, T, found.outputs(), record);

        Resets resets;
        std::vector<std::int64_t> total(n);
        for (std::size_t t = 0; t < T; ++t)
            for (std::size_t i = 0; i < n; ++i) {
                const std::uint32_t action = actions[t * n + i];
                const bool told = !sum || t + 1 == T;
                const std::size_t at = sum ? i : t * n + i;
                const auto require = [&](bool same, const char *what) {
                    round_.require(same, what, i, step + t, action);
                };
                const Answer mine = round_.call(i, action);
                total[i] += mine.reward;
                if (told) {
                    const double reward = round_.natural(mine.reward, factor_);
                    require(found.singles.empty() ? found.doubles[at] == reward
                                                  : found.singles[at] == static_cast<float>(reward),
                            "reward");
                    require(found.terminated[at] == mine.terminated, "terminated");
                    require(found.truncated[at] == mine.truncated, "truncated");
                    if (!found.last.empty())
                        require(shows(round_, view_, found.last.data(), at, i), "final observation");
                }
                if (mine.due) {
                    if (record) note(resets, i);
                    round_.restart(i);
                }
                if (told) require(shows(round_, view_, found.observations.data(), at, i), "observation");
            }
        for (std::size_t i = 0; sum && i < n; ++i)
            round_.require(sums[i] == round_.natural(total[i], factor_), "sum of rewards", i, step,
                           0);
        if (!record) return;
        const Resets told = batch_.resets();
        round_.require(told.lane == resets.lane && told.states == resets.states &&
                           told.elapsed == resets.elapsed && told.key == resets.key &&
                           told.t == resets.t && batch_.any_reset() == !resets.lane.empty(),
                       "resets", 0, step, 0);
    }
    void note(Resets &resets, std::size_t i) const {
        const Lane lane = kept(i);
        resets.lane.push_back(static_cast<std::int64_t>(i));
        const auto end =
            lane.state.begin() + static_cast<std::ptrdiff_t>(round_.entry.table.state.size());
        resets.states.insert(resets.states.end(), lane.state.begin(), end);
        resets.elapsed.push_back(lane.elapsed);
        resets.key.push_back(lane.key);
        resets.t.push_back(lane.t);
    }
    // A word that is no action, at one place.
    void refuse_one(std::size_t step, std::vector<std::uint32_t> actions) {
        const std::size_t i = round_.dice.below(round_.n);
        actions[i] = form_.count;
        const bool looked_at = !round_.lanes[i].over;
        round_.require(
            (batch_.first_refusal({actions.data(), ActionType::uint32}, 1) == i) == looked_at,
            "refuses", i, step, actions[i]);
    }

    Round &round_;
    const View view_;
    const double factor_;
    const ActionForm form_;
    LaneBatch batch_;
    const bool keeps_steps_;
};

// ---- What XLA calls ----

class XlaRound {
public:
    explicit XlaRound(Round &round)
        : round_(round), view_(drawn_components(round)), factor_(drawn_factor(round)),
          lanes_(round.kernel, round.n, view_, factor_, round.use) {}

    void run(std::size_t calls) {
        const std::uint64_t seed = round_.dice.word();
        for (std::size_t i = 0; i < round_.n; ++i) split(seed + i, lanes_.seeds.get(), i);
        require_none(lanes_.reset());
        for (std::size_t i = 0; i < round_.n; ++i) {
            round_.begin(i, stream_key(seed + i), 0);
            compare(i, 0, 0);
        }
        begin_lanes(round_, seed);
        for (std::size_t i = 0; i < round_.n; ++i) lanes_.set_lane(i, round_.lane(i));
        for (std::size_t step = 0; step < calls; ++step) step_once(step);
    }

private:
    static View drawn_components(Round &round) {
        View view = drawn_view(round);
        if (view.form != Form::float32) view.form = Form::int32;
        return view;
    }
    void require_none(const std::string &error) const {
        round_.require(error.empty(), error.c_str(), 0, 0, 0);
    }

    void step_once(std::size_t step) {
        for (std::size_t i = 0; i < round_.n; ++i)
            lanes_.actions[i] = static_cast<std::int32_t>(round_.drawn_action(i));
        require_none(lanes_.step(round_.dice.below(2) == 0));
        for (std::size_t i = 0; i < round_.n; ++i) {
            const auto action = static_cast<std::uint32_t>(lanes_.actions[i]);
            const Answer mine = round_.call(i, action);
            const auto require = [&](bool same, const char *what) {
                round_.require(same, what, i, step, action);
            };
            require(lanes_.rewards[i] == static_cast<float>(round_.natural(mine.reward, factor_)),
                    "reward");
            require(lanes_.terminated[i] == mine.terminated, "terminated");
            require(lanes_.truncated[i] == mine.truncated, "truncated");
            require(shows(round_, view_, lanes_.last.get(), i, i), "final observation");
            if (mine.due) round_.restart(i);
            compare(i, step, action);
        }
    }
    void compare(std::size_t i, std::size_t step, std::uint32_t action) const {
        round_.require_same(lanes_.lane(i), i, step, action);
        round_.require(shows(round_, view_, lanes_.seen.get(), i, i), "observation", i, step, action);
    }

    Round &round_;
    const View view_;
    const double factor_;
    XlaLanes<Plain> lanes_;
};

// ---- All of an environment ----

constexpr std::array<std::size_t, 5> sizes{1, 7, 1023, 1025, 4096};

std::size_t calls_of(std::size_t n) { return n < 100 ? 200 : 16; }

void one_round(const Entry &entry, std::uint64_t seed, std::uint64_t number, Level level,
               Counters &seen) {
    const std::uint64_t kind = number % (sizes.size() + 1), next = number / (sizes.size() + 1);
    if (kind == sizes.size()) {
        Round round(entry, seed, number, 8, level, static_cast<std::uint32_t>(next % 4), seen);
        return single_lanes(round, 256);
    }
    Round round(entry, seed, number, sizes[kind], level, 1 + static_cast<std::uint32_t>(next % 3),
                seen);
    BatchRound(round).run(calls_of(round.n));
}

void one_xla_round(const Entry &entry, std::uint64_t seed, std::uint64_t number, Level level,
                   Counters &seen) {
    const std::size_t n = sizes[number % sizes.size()];
    Round round(entry, seed, number, n, level, same_step, seen, true);
    XlaRound(round).run(calls_of(round.n));
}

void run(const Entry &entry, const std::vector<Level> &levels, std::uint64_t steps,
         std::uint64_t seed, bool progress) {
    Counters all;
    const auto begin = std::chrono::steady_clock::now();
    const auto until = [&](std::uint64_t most, const auto &one) {
        Counters seen;
        const std::uint64_t mark = std::max<std::uint64_t>(steps / 20, 1);
        for (std::uint64_t number = 0; seen.compared < most; ++number) {
            const std::uint64_t before = seen.compared / mark;
            // Each level meets each kind of round.
            one(entry, seed, number, levels[number / 6 % levels.size()], seen);
            if (progress && seen.compared / mark != before)
                std::fprintf(
                    stderr, "\r%s %3.0f %%", entry.table.name,
                    std::min(100.0, 100.0 * static_cast<double>(all.compared + seen.compared) /
                                        (1.1 * static_cast<double>(steps))));
        }
        all.compared += seen.compared, all.restarted += seen.restarted;
        all.terminated += seen.terminated, all.truncated += seen.truncated;
        return seen.compared;
    };
    until(steps, one_round);
    const std::uint64_t by_xla = until(steps / 10, one_xla_round);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (progress) std::fprintf(stderr, "\r%.1f s              \n", took.count());
    std::printf(
        "%s: %" PRIu64 " steps are the same, %" PRIu64 " of them by XLA's functions, %" PRIu64
        " terminated, %" PRIu64 " truncated, %" PRIu64 " resets\n",
        entry.table.name, all.compared, by_xla, all.terminated, all.truncated, all.restarted);
    if ((all.terminated != 0) != entry.terminates || all.truncated == 0 || all.restarted == 0)
        std::printf("%s: no episode ended in some way\n", entry.table.name), throw Difference();
}

bool is_number(const char *text) {
    return *text != '\0' && std::strspn(text, "0123456789") == std::strlen(text);
}

}  // namespace

int main(int count, char **arguments) {
    const std::string kernel = count > 3 ? arguments[3] : "", plant = count > 4 ? arguments[4] : "";
    std::vector<Entry> chosen_ones;
    for (const Entry &entry : entries())
        if (kernel.empty() || kernel == entry.table.name) chosen_ones.push_back(entry);
    planted = plant == "kernel", planted_limit = plant == "limit";
    if (count < 3 || count > 5 || !is_number(arguments[1]) || !is_number(arguments[2]) ||
        chosen_ones.empty() || planted + planted_limit != (count == 5)) {
        std::fputs("usage: soak STEPS SEED [KERNEL [kernel|limit]]\n", stderr);
        return 2;
    }
    const std::uint64_t steps = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    std::vector<Level> available;
    for (const Level level : levels)
        if (is_compiled(level) && is_supported(level)) available.push_back(level);
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // a line is told when it is known
    std::printf("levels:");
    for (const Level level : available)
        std::printf(" %s", level_names[static_cast<std::size_t>(level)]);
    std::printf("\n");
    try {
        for (const Entry &entry : chosen_ones)
            run(entry, available, steps / chosen_ones.size(), seed, isatty(STDERR_FILENO));
    } catch (const Difference &) {
        return 1;
    }
    return 0;
}
