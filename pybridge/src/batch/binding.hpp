// The Python class of n lanes of a kernel: every array is checked before anything is written, and
// the interpreter's lock is released while lanes run.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "../arguments.hpp"
#include "../lane_binding.hpp"
#include "../making.hpp"
#include "lane_batch.hpp"

namespace provengym {

inline constexpr std::array form_names{"int64", "int32", "uint8", "float32", "one_hot"};

inline py::dtype dtype_of(Form form) {
    switch (form) {
        case Form::int64: return py::dtype::of<std::int64_t>();
        case Form::int32: return py::dtype::of<std::int32_t>();
        case Form::float32: return py::dtype::of<float>();
        default: return py::dtype::of<std::uint8_t>();
    }
}

struct LaneBatchBinding {
    // The lanes, and whether a call of them is running.
    struct Lanes {
        LaneBatch batch;
        bool rows;  // whether an observation is an array, be it of one item
        std::atomic_flag busy = ATOMIC_FLAG_INIT;
    };

    // One call at a time: a second one is refused, not kept waiting.
    class Turn {
    public:
        explicit Turn(Lanes &lanes) : lanes_(lanes) {
            if (lanes_.busy.test_and_set(std::memory_order_acquire))
                throw std::runtime_error("these lanes are in use by another thread");
        }
        ~Turn() { lanes_.busy.clear(std::memory_order_release); }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;

    private:
        Lanes &lanes_;
    };

    static ActionForm action_form(const Instance &kernel, const py::tuple &given) {
        ActionForm form;
        if (given.size() != 2 && given.size() != 8)
            throw py::value_error("actions must be a tuple of 2 or of 8 items, got " + shown(given));
        if (given.size() == 2) {
            form.count = word<std::uint32_t>("the number of actions", given[0]);
            form.scale = word<std::uint32_t>("the scale of actions", given[1]);
        } else {
            form.box = true;
            form.low = converted<double>("low", given[0], "a number");
            form.high = converted<double>("high", given[1], "a number");
            form.offset = converted<double>("offset", given[2], "a number");
            form.units = converted<double>("units", given[3], "a number");
            form.span = converted<double>("span", given[4], "a number");
            form.away = converted<bool>("away", given[5], "True or False");
            form.items = static_cast<std::uint32_t>(integer("items", given[6], 1, 32));
            form.base = word<std::uint32_t>("base", given[7]);
        }
        if (!fits(form, kernel.num_actions()))
            throw py::value_error("actions must be numbers that the kernel takes");
        return form;
    }

    static View view(const Instance &kernel, const py::tuple &given) {
        if (given.size() != 8)
            throw py::value_error("a view must be a tuple of 8 items, got " + shown(given));
        const KernelTable &table = kernel.table();
        const std::size_t components = table.observation.size();
        View view;
        const std::size_t form = integer("the form", given[0], 0, form_names.size() - 1);
        view.form = static_cast<Form>(form);
        view.first = integer("first", given[1], 0, components - 1);
        view.count = integer("count", given[2], 1, components - view.first);
        view.width = integer("width", given[3], 0, std::uint64_t{1} << 40);
        using Numbers = std::vector<double>;
        view.offset = converted<Numbers>("offset", given[4], "a list of numbers");
        view.divisor = converted<Numbers>("divisor", given[5], "a list of numbers");
        view.factor = converted<Numbers>("factor", given[6], "a list of numbers");
        for (const auto *const numbers : {&view.offset, &view.divisor, &view.factor})
            if (view.form == Form::float32 && numbers->size() != view.count)
                throw py::value_error("a view must have as many numbers as components");
        if (view.form == Form::one_hot) require_one_hot(kernel, view);
        return view;
    }

    // A row has a place for each state: what it is written at is not looked at again.
    static void require_one_hot(const Instance &kernel, const View &view) {
        if (kernel.table().states == nullptr || view.first != 0 || view.count != 1)
            throw py::value_error("a one-hot view must be of the number of the state alone");
        const std::uint64_t states = kernel.states();
        if (view.width < states)
            throw py::value_error("the width of a one-hot view must be at least " +
                                  std::to_string(states) + ", the number of states, got " +
                                  std::to_string(view.width));
    }

    static std::unique_ptr<Lanes> make(const Instance &kernel, py::handle n, py::handle mode,
                                       py::handle time_limit, py::handle max_episode_steps,
                                       const py::tuple &actions, const py::tuple &seen,
                                       double reward_factor, py::handle threads) {
        const std::size_t size = integer("n", n, 1, std::uint64_t{1} << 40);
        if (kernel.table().reward_scale == 1 && reward_factor != 1)
            throw py::value_error("the factor of whole rewards must be 1");
        return std::unique_ptr<Lanes>(
            new Lanes{LaneBatch(kernel, size, protocol_of(mode, time_limit, max_episode_steps),
                                action_form(kernel, actions), view(kernel, seen), reward_factor,
                                thread_count(threads)),
                      converted<bool>("rows", seen[7], "True or False")});
    }

    // ---- Arrays ----

    // (n, ...) or (T, n, ...) for T calls.
    static std::vector<py::ssize_t> shape(const Lanes &lanes, py::ssize_t T, bool observations) {
        std::vector<py::ssize_t> sizes;
        if (T >= 0) sizes.push_back(T);
        sizes.push_back(static_cast<py::ssize_t>(lanes.batch.size()));
        const View &seen = lanes.batch.view();
        if (observations && (lanes.rows || seen.form == Form::one_hot))
            sizes.push_back(static_cast<py::ssize_t>(seen.items()));
        return sizes;
    }

    template <class... T>
    static py::array take(Arrays &arrays, const char *name, py::handle value,
                          Arrays::Access access, const std::vector<py::ssize_t> &sizes) {
        const auto wanted = [&] { return shown(py::tuple(py::cast(sizes))); };
        return arrays.take<T...>(name, value, access, wanted, [&](const py::array &array) {
            return std::equal(sizes.begin(), sizes.end(), array.shape(),
                              array.shape() + array.ndim());
        });
    }

    // Words of states, one row for each.
    static py::array take_states(const Lanes &lanes, Arrays &arrays, py::handle states) {
        const KernelTable &table = lanes.batch.kernel().table();
        const std::vector<py::ssize_t> sizes{static_cast<py::ssize_t>(table.state.size()),
                                             static_cast<py::ssize_t>(lanes.batch.size())};
        return table.wide ? take<std::uint64_t>(arrays, "states", states, Arrays::read, sizes)
                          : take<std::uint32_t>(arrays, "states", states, Arrays::read, sizes);
    }

    // The words in column i, which must be those of a state.
    static StateWords state_of(const Lanes &lanes, const void *words, std::size_t i) {
        const Instance &kernel = lanes.batch.kernel();
        StateWords state{};
        for (std::size_t k = 0; k < kernel.table().state.size(); ++k)
            state[k] = state_word(kernel.table(), words, k * lanes.batch.size() + i);
        return state;
    }
    static void require_states(const Lanes &lanes, const void *words, const std::uint8_t *mask) {
        for (std::size_t i = 0; i < lanes.batch.size(); ++i)
            if ((mask == nullptr || mask[i] != 0) &&
                !lanes.batch.kernel().state_valid(state_of(lanes, words, i)))
                throw py::value_error("states[:, " + std::to_string(i) +
                                      "] must be the words of a state");
    }

    static void *take_observations(const Lanes &lanes, Arrays &arrays, const char *name,
                                   py::handle value, py::ssize_t T) {
        const auto sizes = shape(lanes, T, true);
        const auto as = [&](auto item) {
            return data<void>(take<decltype(item)>(arrays, name, value, Arrays::written, sizes));
        };
        switch (lanes.batch.view().form) {
            case Form::int64: return as(std::int64_t{});
            case Form::int32: return as(std::int32_t{});
            case Form::float32: return as(float{});
            default: return as(std::uint8_t{});
        }
    }

    static Actions take_actions(const Lanes &lanes, Arrays &arrays, py::handle value,
                                py::ssize_t T) {
        auto sizes = shape(lanes, T, false);
        const ActionForm &form = lanes.batch.actions();
        if (form.items > 1) sizes.push_back(form.items);
        if (form.box) {
            const py::array array = take<float, double>(arrays, "actions", value, Arrays::read, sizes);
            return {array.data(),
                    array.itemsize() == 4 ? ActionType::float32 : ActionType::float64};
        }
        const py::array array = take<std::uint8_t, std::int32_t, std::uint32_t, std::int64_t>(
            arrays, "actions", value, Arrays::read, sizes);
        switch (array.dtype().kind() == 'u' ? -array.itemsize() : array.itemsize()) {
            case -1: return {array.data(), ActionType::uint8};
            case -4: return {array.data(), ActionType::uint32};
            case 4: return {array.data(), ActionType::int32};
            default: return {array.data(), ActionType::int64};
        }
    }

    static Outputs take_outputs(const Lanes &lanes, Arrays &arrays, py::handle observations,
                                py::handle rewards, py::handle terminated, py::handle truncated,
                                py::handle final_observations, py::ssize_t T) {
        const auto sizes = shape(lanes, T, false);
        Outputs to;
        to.observations = take_observations(lanes, arrays, "observations", observations, T);
        const py::array gains =
            take<float, double>(arrays, "rewards", rewards, Arrays::written, sizes);
        if (gains.itemsize() == 4)
            to.rewards = data<float>(gains);
        else
            to.wide_rewards = data<double>(gains);
        to.terminated = data<std::uint8_t>(
            take<bool>(arrays, "terminated", terminated, Arrays::written, sizes));
        to.truncated = data<std::uint8_t>(
            take<bool>(arrays, "truncated", truncated, Arrays::written, sizes));
        if (!final_observations.is_none())
            to.final_observations = take_observations(lanes, arrays, "final_observations",
                                                      final_observations, T);
        return to;
    }

    // ---- Calls ----

    // Raises where a lane refuses its action; `T` calls.
    static void require_actions(const Lanes &lanes, const Actions &given, std::size_t T) {
        const LaneBatch &batch = lanes.batch;
        std::size_t refused = 0;
        {
            const Unlocked unlocked;
            refused = batch.first_refusal(given, T);
        }
        if (refused == T * batch.size()) return;
        const std::size_t lane = refused % batch.size();
        const std::string number = std::to_string(lane);
        if (refused < batch.size() && batch.protocol().mode == 3 && batch.lane(lane).over != 0)
            throw py::value_error("lane " + number + " must be reset: its episode is over, and the " +
                                  "autoreset mode is disabled");
        const std::string place =
            T == 1 ? number : std::to_string(refused / batch.size()) + ", " + number;
        const std::string given_item = with_type(given.type, [&](auto item) {
            using Item = decltype(item);
            if constexpr (std::is_floating_point_v<Item>) return std::string("nan");
            else return std::to_string(static_cast<const Item *>(given.items)[refused]);
        });
        const ActionForm &form = batch.actions();
        const std::string range =
            form.box ? "between " + shown(py::float_(form.low)) + " and " + shown(py::float_(form.high))
                     : "between 0 and " + std::to_string(form.count - 1);
        throw py::value_error("actions[" + place + "] must be " +
                              (form.items > 1 ? "numbers " : "") + range + ", got " + given_item);
    }

    static void reset(Lanes &lanes, py::handle seed) {
        const auto number = word<std::uint64_t>("seed", seed);
        const Turn turn(lanes);
        const Unlocked unlocked;
        lanes.batch.reset(number);
    }

    // Resets the lanes that `mask` names. Those that `fresh` names get these keys, and a stream that
    // begins; those that `given` names then have these states.
    static void reset_lanes(Lanes &lanes, py::handle mask, py::handle fresh, py::handle keys,
                            py::handle given, py::handle states) {
        const auto n = static_cast<py::ssize_t>(lanes.batch.size());
        Arrays arrays;
        const auto flags = [&](const char *name, py::handle value) {
            return value.is_none() ? nullptr
                                   : data<std::uint8_t>(
                                         take<bool>(arrays, name, value, Arrays::read, {n}));
        };
        const auto *const named = flags("mask", mask), *const begun = flags("fresh", fresh);
        const auto *const placed = flags("given", given);
        const std::uint64_t *key_words = nullptr;
        if (begun != nullptr)
            key_words = data<std::uint64_t>(
                take<std::uint64_t>(arrays, "keys", keys, Arrays::read, {n}));
        const void *words = nullptr;
        if (placed != nullptr) words = data<void>(take_states(lanes, arrays, states));
        const Turn turn(lanes);
        const auto count = static_cast<std::size_t>(n);
        if (placed != nullptr) require_states(lanes, words, placed);
        const Unlocked unlocked;
        for (std::size_t i = 0; i < count; ++i) {
            if (named != nullptr && !named[i]) continue;
            Lane lane = lanes.batch.lane(i);
            if (begun != nullptr && begun[i]) lane.key = key_words[i], lane.t = 0;
            lane = lanes.batch.kernel().restart(lane);
            if (placed != nullptr && placed[i]) lane.state = state_of(lanes, words, i);
            lanes.batch.set_lane(i, lane);
        }
    }

    // Whether a recorded call has reset lanes.
    static bool step_into(Lanes &lanes, py::handle actions, py::handle observations,
                          py::handle rewards, py::handle terminated, py::handle truncated,
                          py::handle final_observations, bool record) {
        Arrays arrays;
        const Actions given = take_actions(lanes, arrays, actions, -1);
        const Outputs to = take_outputs(lanes, arrays, observations, rewards, terminated,
                                        truncated, final_observations, -1);
        arrays.refuse_overlap();
        const Turn turn(lanes);
        require_actions(lanes, given, 1);
        const Unlocked unlocked;
        lanes.batch.call(Source::of(given), 1, to, record);
        return record && lanes.batch.any_reset();
    }

    // Fresh arrays, and whether lanes were reset, of which `resets` then tells.
    static py::tuple step(Lanes &lanes, py::handle actions, bool wide, bool record) {
        Arrays arrays;
        const Actions given = take_actions(lanes, arrays, actions, -1);
        const Turn turn(lanes);
        require_actions(lanes, given, 1);
        const auto n = static_cast<py::ssize_t>(lanes.batch.size());
        const py::array observations(dtype_of(lanes.batch.view().form), shape(lanes, -1, true));
        const py::array rewards(wide ? py::dtype::of<double>() : py::dtype::of<float>(),
                               shape(lanes, -1, false));
        const py::array_t<bool> terminated(n), truncated(n);
        Outputs to;
        to.observations = data<void>(observations);
        if (wide)
            to.wide_rewards = data<double>(rewards);
        else
            to.rewards = data<float>(rewards);
        to.terminated = data<std::uint8_t>(terminated);
        to.truncated = data<std::uint8_t>(truncated);
        {
            const Unlocked unlocked;
            lanes.batch.call(Source::of(given), 1, to, record);
        }
        return py::make_tuple(observations, rewards, terminated, truncated,
                              record && lanes.batch.any_reset());
    }

    static py::ssize_t calls(py::handle T) {
        return static_cast<py::ssize_t>(integer("T", T, 1, std::uint64_t{1} << 40));
    }

    static void rollout(Lanes &lanes, py::handle actions, py::handle observations,
                        py::handle rewards, py::handle terminated, py::handle truncated,
                        py::handle final_observations) {
        Arrays arrays;
        const py::ssize_t T = first_size(lanes, actions);
        const Actions given = take_actions(lanes, arrays, actions, T);
        const Outputs to = take_outputs(lanes, arrays, observations, rewards, terminated,
                                        truncated, final_observations, T);
        arrays.refuse_overlap();
        const Turn turn(lanes);
        require_actions(lanes, given, static_cast<std::size_t>(T));
        const Unlocked unlocked;
        lanes.batch.call(Source::of(given), static_cast<std::size_t>(T), to);
    }

    static void rollout_random(Lanes &lanes, py::handle T, py::handle seed,
                               py::handle observations, py::handle rewards, py::handle terminated,
                               py::handle truncated, py::handle final_observations) {
        const py::ssize_t count = calls(T);
        const auto number = word<std::uint64_t>("seed", seed);
        Arrays arrays;
        const Outputs to = take_outputs(lanes, arrays, observations, rewards, terminated,
                                        truncated, final_observations, count);
        arrays.refuse_overlap();
        const Turn turn(lanes);
        const Unlocked unlocked;
        lanes.batch.call(Source::drawn(number), static_cast<std::size_t>(count), to);
    }

    // With actions None: random ones, by this seed.
    static void rollout_last(Lanes &lanes, py::handle actions, py::handle T, py::handle seed,
                             py::handle observations, py::handle rewards, py::handle terminated,
                             py::handle truncated, py::handle sums) {
        Arrays arrays;
        const py::ssize_t count = actions.is_none() ? calls(T) : first_size(lanes, actions);
        const auto number = word<std::uint64_t>("seed", seed);
        Actions given{nullptr, ActionType::int64};
        if (!actions.is_none()) given = take_actions(lanes, arrays, actions, count);
        const Outputs to = take_outputs(lanes, arrays, observations, rewards, terminated,
                                        truncated, py::none(), -1);
        auto *const returns = data<double>(take<double>(arrays, "returns", sums, Arrays::written,
                                                        shape(lanes, -1, false)));
        arrays.refuse_overlap();
        const Turn turn(lanes);
        if (given.items != nullptr) require_actions(lanes, given, static_cast<std::size_t>(count));
        const Unlocked unlocked;
        if (given.items != nullptr)
            lanes.batch.sum(Source::of(given), static_cast<std::size_t>(count), to, returns);
        else
            lanes.batch.sum(Source::drawn(number), static_cast<std::size_t>(count), to, returns);
    }

    static Policy take_policy(const Lanes &lanes, Arrays &arrays, py::handle sums) {
        const ActionForm &form = lanes.batch.actions();
        if (form.box) throw py::value_error("a table of weights is for actions that are numbers");
        if (!py::isinstance<py::array>(sums) ||
            py::reinterpret_borrow<py::array>(sums).ndim() != 2 ||
            py::reinterpret_borrow<py::array>(sums).shape(0) == 0)
            throw py::type_error("sums must be an array of shape (observations, actions)");
        const py::ssize_t rows = py::reinterpret_borrow<py::array>(sums).shape(0);
        const auto *const items = data<std::uint32_t>(take<std::uint32_t>(
            arrays, "sums", sums, Arrays::read, {rows, static_cast<py::ssize_t>(form.count)}));
        return {items, static_cast<std::size_t>(rows), form.count};
    }

    // With returns None: the answers of all calls, and else those of the last.
    static void rollout_policy(Lanes &lanes, py::handle sums, py::handle T, py::handle seed,
                               py::handle observations, py::handle rewards, py::handle terminated,
                               py::handle truncated, py::handle final_observations,
                               py::handle returns) {
        const py::ssize_t count = calls(T);
        const auto number = word<std::uint64_t>("seed", seed);
        const bool last = !returns.is_none();
        Arrays arrays;
        const Policy policy = take_policy(lanes, arrays, sums);
        const Outputs to = take_outputs(lanes, arrays, observations, rewards, terminated,
                                        truncated, final_observations, last ? -1 : count);
        double *totals = nullptr;
        if (last)
            totals = data<double>(take<double>(arrays, "returns", returns, Arrays::written,
                                               shape(lanes, -1, false)));
        arrays.refuse_overlap();
        const Turn turn(lanes);
        const Unlocked unlocked;
        if (last)
            lanes.batch.sum(Source::by(policy, number), static_cast<std::size_t>(count), to, totals);
        else
            lanes.batch.call(Source::by(policy, number), static_cast<std::size_t>(count), to);
    }

    static py::ssize_t first_size(const Lanes &lanes, py::handle actions) {
        const std::uint32_t items = lanes.batch.actions().items;
        const std::string wanted = "actions must be an array of shape (T, n" +
                                   (items == 1 ? std::string() : ", " + std::to_string(items)) + ")";
        if (!py::isinstance<py::array>(actions))
            throw py::type_error(wanted + ", got " + shown(actions));
        const auto array = py::reinterpret_borrow<py::array>(actions);
        if (array.ndim() != (items == 1 ? 2 : 3) || array.shape(0) == 0)
            throw py::value_error(wanted + " with T at least 1, got shape " +
                                  shown(array.attr("shape")));
        return array.shape(0);
    }

    static py::array observe(Lanes &lanes) {
        const py::array observations(dtype_of(lanes.batch.view().form), shape(lanes, -1, true));
        void *const to = data<void>(observations);
        const Turn turn(lanes);
        const Unlocked unlocked;
        lanes.batch.observe(lanes.batch.view(), to);
        return observations;
    }

    // Numbers of the kernel, whatever the view.
    static py::array_t<std::int64_t> components(Lanes &lanes, py::handle first, py::handle count) {
        const std::size_t all = lanes.batch.kernel().table().observation.size();
        View view;
        view.first = integer("first", first, 0, all - 1);
        view.count = integer("count", count, 1, all - view.first);
        py::array_t<std::int64_t> values({static_cast<py::ssize_t>(lanes.batch.size()),
                                          static_cast<py::ssize_t>(view.count)});
        void *const to = values.mutable_data();
        const Turn turn(lanes);
        const Unlocked unlocked;
        lanes.batch.observe(view, to);
        return values;
    }

    template <class T>
    static py::array_t<T> array_of(const std::vector<T> &items) {
        return py::array_t<T>(static_cast<py::ssize_t>(items.size()), items.data());
    }

    // Lanes, words of the states in which episodes ended (one column each), elapsed, keys, t.
    static py::tuple resets(Lanes &lanes) {
        const Turn turn(lanes);
        const KernelTable &table = lanes.batch.kernel().table();
        const std::size_t rows = table.state.size();
        const Resets all = lanes.batch.resets();
        const std::size_t count = all.lane.size();
        const py::array states(state_dtype(table), {rows, count});
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t k = 0; k < rows; ++k)
                set_state_word(table, data<void>(states), k * count + i, all.states[i * rows + k]);
        return py::make_tuple(array_of(all.lane), states, array_of(all.elapsed),
                              array_of(all.key), array_of(all.t));
    }

    // All that the answers to later calls depend on: states, keys, t, elapsed, over.
    static py::tuple words(Lanes &lanes) {
        const auto n = static_cast<py::ssize_t>(lanes.batch.size());
        const KernelTable &table = lanes.batch.kernel().table();
        const py::array states(state_dtype(table), {static_cast<py::ssize_t>(table.state.size()), n});
        py::array_t<std::uint64_t> keys(n), t(n);
        py::array_t<std::uint32_t> elapsed(n);
        py::array_t<bool> over(n);
        const Turn turn(lanes);
        lanes.batch.copy(data<void>(states), keys.mutable_data(), t.mutable_data(),
                         elapsed.mutable_data(), data<std::uint8_t>(over));
        return py::make_tuple(states, keys, t, elapsed, over);
    }

    static void set_words(Lanes &lanes, py::handle states, py::handle keys, py::handle t,
                          py::handle elapsed, py::handle over) {
        const auto n = static_cast<py::ssize_t>(lanes.batch.size());
        Arrays arrays;
        const void *const words = data<void>(take_states(lanes, arrays, states));
        const auto *const key_words =
            data<std::uint64_t>(take<std::uint64_t>(arrays, "keys", keys, Arrays::read, {n}));
        const auto *const t_words =
            data<std::uint64_t>(take<std::uint64_t>(arrays, "t", t, Arrays::read, {n}));
        const auto *const steps = data<std::uint32_t>(
            take<std::uint32_t>(arrays, "elapsed", elapsed, Arrays::read, {n}));
        const auto *const flags =
            data<std::uint8_t>(take<bool>(arrays, "over", over, Arrays::read, {n}));
        const Turn turn(lanes);
        require_states(lanes, words, nullptr);
        for (std::size_t i = 0; i < lanes.batch.size(); ++i)
            lanes.batch.set_lane(
                i, {state_of(lanes, words, i), key_words[i], t_words[i], steps[i], flags[i]});
    }

    static void define(py::class_<Instance> &kernel) {
        using namespace py::literals;
        py::class_<Lanes> cls(py::handle(), "Lanes", py::is_final(), py::module_local());
        cls.def_property_readonly("n", [](const Lanes &lanes) { return lanes.batch.size(); });
        cls.def_property_readonly("nbytes", [](const Lanes &lanes) { return lanes.batch.nbytes(); });
        cls.def_property_readonly("threads",
                                  [](const Lanes &lanes) { return lanes.batch.threads(); });
        cls.def("reset", &reset, "seed"_a);
        cls.def("reset_lanes", &reset_lanes, "mask"_a = py::none(), "fresh"_a = py::none(),
                "keys"_a = py::none(), "given"_a = py::none(), "states"_a = py::none());
        cls.def("observe", &observe);
        cls.def("components", &components, "first"_a, "count"_a);
        cls.def("step", &step, "actions"_a, "wide"_a = false, "record"_a = false);
        cls.def("step_into", &step_into, "actions"_a, "observations"_a, "rewards"_a,
                "terminated"_a, "truncated"_a, "final_observations"_a = py::none(),
                "record"_a = false);
        cls.def("rollout", &rollout, "actions"_a, "observations"_a, "rewards"_a, "terminated"_a,
                "truncated"_a, "final_observations"_a = py::none());
        cls.def("rollout_random", &rollout_random, "T"_a, "seed"_a, "observations"_a, "rewards"_a,
                "terminated"_a, "truncated"_a, "final_observations"_a = py::none());
        cls.def("rollout_last", &rollout_last, "actions"_a, "T"_a, "seed"_a, "observations"_a,
                "rewards"_a, "terminated"_a, "truncated"_a, "returns"_a);
        cls.def("rollout_policy", &rollout_policy, "sums"_a, "T"_a, "seed"_a, "observations"_a,
                "rewards"_a, "terminated"_a, "truncated"_a, "final_observations"_a = py::none(),
                "returns"_a = py::none());
        cls.def("resets", &resets);
        cls.def("words", &words);
        cls.def("set_words", &set_words, "states"_a, "keys"_a, "t"_a, "elapsed"_a, "over"_a);
        kernel.def("lanes", &make, "n"_a, "mode"_a, "time_limit"_a, "max_episode_steps"_a,
                   "actions"_a, "view"_a, "reward_factor"_a, "threads"_a);
    }
};

}  // namespace provengym
