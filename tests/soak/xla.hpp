// Calls as XLA makes them.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

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
        static std::string message;
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
