// Calls as XLA makes them.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "batch/forms.hpp"
#include "xla/handlers.hpp"

// The frame of one call, with arguments, results and attributes in the order in which they are
// added.
class XlaCall {
public:
    XlaCall() = default;
    XlaCall(XlaCall &&) = default;
    XlaCall(const XlaCall &) = delete;

    void argument(int type, const void *data, std::size_t items) {
        add(arguments_, type, data, items);
    }
    void result(int type, const void *data, std::size_t items) { add(results_, type, data, items); }
    void integers(const char *name, std::vector<std::int64_t> values) {
        const auto &kept = integers_.emplace_back(std::move(values));
        array(name, provengym::xla::type_int64, kept.data(), kept.size());
    }
    void reals(const char *name, std::vector<double> values) {
        const auto &kept = reals_.emplace_back(std::move(values));
        array(name, provengym::xla::type_double, kept.data(), kept.size());
    }
    void text(const char *name, const std::string &value) {
        attribute(name, provengym::xla::is_text, &text_of(value));
    }

    provengym::xla::Call *made() {
        api_ = {sizeof api_,
                nullptr,
                {sizeof(provengym::xla::Version), nullptr, 0, 1},
                nullptr,
                make_error};
        call_ = {
            sizeof call_,
            nullptr,
            &api_,
            nullptr,
            provengym::xla::execution,
            buffers(arguments_),
            buffers(results_),
            {sizeof(provengym::xla::Attributes), nullptr, static_cast<std::int64_t>(names_.size()),
             kinds_.data(), names_.data(), values_.data()}};
        return &call_;
    }
    // What the last call that failed says.
    const std::string &message() const { return last_message(); }

private:
    struct Row {
        std::deque<provengym::xla::Buffer> items;
        std::deque<std::int64_t> lengths;
        std::vector<int> kinds;
        std::vector<void *> addresses;
    };

    static void add(Row &row, int type, const void *data, std::size_t items) {
        std::int64_t &length = row.lengths.emplace_back(static_cast<std::int64_t>(items));
        row.addresses.push_back(&row.items.emplace_back(provengym::xla::Buffer{
            sizeof(provengym::xla::Buffer), nullptr, type, const_cast<void *>(data), 1, &length}));
        row.kinds.push_back(provengym::xla::is_buffer);
    }
    static provengym::xla::Buffers buffers(Row &row) {
        return {sizeof(provengym::xla::Buffers), nullptr,
                static_cast<std::int64_t>(row.kinds.size()), row.kinds.data(),
                row.addresses.data()};
    }
    void array(const char *name, int type, const void *data, std::size_t length) {
        attribute(
            name, provengym::xla::is_array,
            &arrays_.emplace_back(provengym::xla::Array{type, length, const_cast<void *>(data)}));
    }
    void attribute(const char *name, int kind, void *value) {
        names_.push_back(&text_of(name));
        kinds_.push_back(kind);
        values_.push_back(value);
    }
    provengym::xla::Text &text_of(const std::string &value) {
        const std::string &kept = strings_.emplace_back(value);
        return texts_.emplace_back(provengym::xla::Text{kept.data(), kept.size()});
    }
    static std::string &last_message() {
        thread_local std::string message;
        return message;
    }
    static provengym::xla::Error *make_error(provengym::xla::ErrorRequest *request) {
        last_message() = request->message;
        return reinterpret_cast<provengym::xla::Error *>(&last_message());
    }

    Row arguments_, results_;
    std::deque<std::vector<std::int64_t>> integers_;
    std::deque<std::vector<double>> reals_;
    std::deque<std::string> strings_;
    std::deque<provengym::xla::Text> texts_;
    std::deque<provengym::xla::Array> arrays_;
    std::vector<provengym::xla::Text *> names_;
    std::vector<int> kinds_;
    std::vector<void *> values_;
    provengym::xla::Api api_{};
    provengym::xla::Call call_{};
};

// n items, which are nothing at first.
template <class Item>
struct Plain {
    explicit Plain(std::size_t n) : size(n), items(new Item[n]()) {}
    Item *get() const { return items.get(); }
    Item &operator[](std::size_t i) const { return items[i]; }
    std::size_t size;
    std::unique_ptr<Item[]> items;
};

inline std::uint64_t joined(const std::uint32_t *pairs, std::size_t i) {
    return static_cast<std::uint64_t>(pairs[2 * i]) << 32 | pairs[2 * i + 1];
}
inline void split(std::uint64_t word, std::uint32_t *pairs, std::size_t i) {
    pairs[2 * i] = static_cast<std::uint32_t>(word >> 32);
    pairs[2 * i + 1] = static_cast<std::uint32_t>(word);
}

// Lanes in the buffers of calls by XLA, each of them an `Items`, as `Plain` is. The actions are
// numbers. A call returns what it says where it fails, and nothing else.
template <template <class> class Items>
struct XlaLanes {
    XlaLanes(const provengym::Instance &kernel, std::size_t n, const provengym::View &view,
             double factor, const provengym::Protocol &use)
        : seeds(2 * n),
          keys(2 * n),
          t(2 * n),
          elapsed(n),
          actions(n),
          seen(n * view.bytes()),
          last(n * view.bytes()),
          rewards(n),
          terminated(n),
          truncated(n),
          table_(kernel.table()),
          kernel_(kernel),
          view_(view),
          factor_(factor),
          use_(use) {
        for (std::size_t k = 0; k < table_.state.size(); ++k)
            states.emplace_back(table_.wide ? 2 * n : n);
        std::fill_n(elapsed.get(), n, 0);
        static std::atomic<int> lists{0};
        if (table_.takes_words)
            provengym::xla::keep(words_ = std::to_string(++lists), kernel);
    }

    std::string reset() {
        XlaCall made = call();
        made.argument(provengym::xla::type_uint32, seeds.get(), seeds.size);
        observation(made, seen);
        for (const auto &words : states) result(made, words);
        result(made, keys);
        result(made, t);
        return provengym::xla::reset(&table_, made.made()) == nullptr ? "" : made.message();
    }

    // Where it reads, or beside.
    std::string step(bool in_place) {
        XlaCall made = call();
        std::deque<Items<std::uint32_t>> copies;
        const auto argument = [&](const Items<std::uint32_t> &items) {
            const auto *from = &items;
            if (!in_place) {
                from = &copies.emplace_back(items.size);
                std::copy_n(items.get(), items.size, from->get());
            }
            made.argument(provengym::xla::type_uint32, from->get(), items.size);
        };
        made.argument(provengym::xla::type_int32, actions.get(), actions.size);
        for (const auto &words : states) argument(words);
        argument(keys);
        argument(t);
        argument(elapsed);
        observation(made, seen);
        observation(made, last);
        for (const auto &words : states) result(made, words);
        result(made, t);
        result(made, elapsed);
        made.result(provengym::xla::type_float, rewards.get(), rewards.size);
        made.result(provengym::xla::type_flag, terminated.get(), terminated.size);
        made.result(provengym::xla::type_flag, truncated.get(), truncated.size);
        return provengym::xla::step(&table_, made.made()) == nullptr ? "" : made.message();
    }

    provengym::Lane lane(std::size_t i) const {
        provengym::Lane lane{};
        for (std::size_t k = 0; k < states.size(); ++k)
            lane.state[k] = table_.wide ? joined(states[k].get(), i) : states[k][i];
        lane.key = joined(keys.get(), i), lane.t = joined(t.get(), i), lane.elapsed = elapsed[i];
        return lane;
    }
    void set_lane(std::size_t i, const provengym::Lane &lane) {
        for (std::size_t k = 0; k < states.size(); ++k)
            if (table_.wide)
                split(lane.state[k], states[k].get(), i);
            else
                states[k][i] = static_cast<std::uint32_t>(lane.state[k]);
        split(lane.key, keys.get(), i), split(lane.t, t.get(), i);
        elapsed[i] = lane.elapsed;
    }

    const Items<std::uint32_t> seeds, keys, t, elapsed;
    std::vector<Items<std::uint32_t>> states;
    const Items<std::int32_t> actions;
    const Items<unsigned char> seen, last;
    const Items<float> rewards;
    const Items<bool> terminated, truncated;

private:
    XlaCall call() const {
        XlaCall made;
        const auto *const values = kernel_.parameters().values.data();
        made.integers("parameters", {values, values + table_.parameters.size()});
        made.integers("components", {static_cast<std::int64_t>(view_.first),
                                     static_cast<std::int64_t>(view_.count)});
        made.integers("limits", {use_.mode, use_.time_limit, use_.max_episode_steps});
        made.integers("action_numbers", {std::min(kernel_.num_actions(), 0x80000000), 1});
        made.reals("reward_factor", {factor_});
        made.reals("offsets", view_.offset);
        made.reals("divisors", view_.divisor);
        made.reals("factors", view_.factor);
        made.text("kept", words_);
        return made;
    }
    static void result(XlaCall &made, const Items<std::uint32_t> &items) {
        made.result(provengym::xla::type_uint32, items.get(), items.size);
    }
    void observation(XlaCall &made, const Items<unsigned char> &rows) const {
        const bool real = view_.form == provengym::Form::float32;
        made.result(real ? provengym::xla::type_float : provengym::xla::type_int32, rows.get(),
                    rows.size / 4);
    }

    const provengym::KernelTable &table_;
    const provengym::Instance kernel_;
    const provengym::View view_;
    const double factor_;
    const provengym::Protocol use_;
    std::string words_;
};
