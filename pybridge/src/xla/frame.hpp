// What a foreign function reads of its call. Whatever is not as the Python side makes it (a program
// that was saved by another version, for one) is refused before anything is read or written.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

#include "abi.hpp"

namespace provengym::xla {

// Thrown and caught within a call, as no exception may cross into XLA.
struct Refused : std::runtime_error {
    Refused(ErrorCode code, const std::string &message) : std::runtime_error(message), code(code) {}
    ErrorCode code;
};

inline void expect(bool holds, const std::string &what) {
    if (!holds) throw Refused(internal, "provengym: " + what);
}

inline Error *error(const Call &call, ErrorCode code, const std::string &message) {
    ErrorRequest request{sizeof(ErrorRequest), nullptr, message.c_str(), code};
    return call.api->make_error(&request);
}

constexpr int type_of(bool) { return type_flag; }
constexpr int type_of(std::int32_t) { return type_int32; }
constexpr int type_of(std::int64_t) { return type_int64; }
constexpr int type_of(std::uint32_t) { return type_uint32; }
constexpr int type_of(float) { return type_float; }
constexpr int type_of(double) { return type_double; }

// The arguments or the results, one after another.
class Reader {
public:
    explicit Reader(const Buffers &all) : all_(all) {}

    // The number of items of the next one, which stays the next one.
    std::size_t items_ahead() const {
        const Buffer &buffer = at(next_);
        std::size_t items = 1;
        for (std::int64_t k = 0; k < buffer.rank; ++k)
            items *= static_cast<std::size_t>(buffer.dimensions[k]);
        return items;
    }

    template <class T>
    T *take(std::size_t items) {
        expect(items_ahead() == items && at(next_).type == type_of(T{}),
               "buffer " + std::to_string(next_) + " has another shape or type than was agreed");
        return static_cast<T *>(at(next_++).data);
    }

    bool ahead_is_float() const { return at(next_).type == type_float; }

    void finish() const { expect(next_ == all_.count, "there are more buffers than were agreed"); }

private:
    const Buffer &at(std::int64_t k) const {
        expect(k < all_.count && all_.kinds[k] == is_buffer,
               "there are fewer buffers than were agreed");
        return *static_cast<const Buffer *>(all_.items[k]);
    }

    const Buffers &all_;
    std::int64_t next_ = 0;
};

template <class T>
struct Items {
    const T *first;
    std::size_t count;
    const T &operator[](std::size_t k) const { return first[k]; }
};

inline const void *attribute(const Attributes &all, const std::string &name, int kind) {
    for (std::int64_t k = 0; k < all.count; ++k)
        if (name.compare(0, name.npos, all.names[k]->first, all.names[k]->length) == 0 &&
            all.kinds[k] == kind)
            return all.items[k];
    throw Refused(internal, "provengym: there is no attribute " + name + " of the agreed kind");
}

template <class T>
Items<T> array(const Attributes &all, const std::string &name, std::size_t count) {
    const auto &found = *static_cast<const Array *>(attribute(all, name, is_array));
    expect(found.type == type_of(T{}), "attribute " + name + " has another type than was agreed");
    expect(found.length == count, "attribute " + name + " has another length than was agreed");
    return {static_cast<const T *>(found.data), found.length};
}

inline std::string text(const Attributes &all, const std::string &name) {
    const auto &found = *static_cast<const Text *>(attribute(all, name, is_text));
    return {found.first, found.length};
}

// What XLA asks before it uses a function: the version of the interface that it speaks. Where XLA
// is older than this file its own will do, as all that is used here is in every version from 0.1.
inline Error *tell_version(Call *call) {
    int minor = 1;  // up to this version XLA does not tell its own when it asks
    if (call->api != nullptr) {
        const Version &theirs = call->api->version;
        if (theirs.major != known_major)
            return error(*call, invalid_argument,
                         "provengym knows version 0 of XLA's foreign functions, and not version " +
                             std::to_string(theirs.major));
        minor = std::min(theirs.minor, known_minor);
    }
    Metadata *const told = reinterpret_cast<MetadataRequest *>(call->extensions)->metadata;
    told->version = {sizeof(Version), nullptr, known_major, minor};
    told->traits = 0;
    return nullptr;
}

inline bool asks_for_metadata(const Call &call) {
    return call.extensions != nullptr && call.extensions->kind == metadata_extension;
}

// `work` on a call; what it throws becomes an error of XLA's, and so an exception in Python.
template <class Work>
Error *answer(Call *call, const Work &work) {
    if (asks_for_metadata(*call)) return tell_version(call);
    try {
        expect(call->stage == execution, "called in a stage that is not execution");
        work(Reader(call->arguments), Reader(call->results), call->attributes);
        return nullptr;
    } catch (const Refused &refused) {
        return error(*call, refused.code, refused.what());
    } catch (const std::exception &thrown) {
        return error(*call, internal, std::string("provengym: ") + thrown.what());
    }
}

}  // namespace provengym::xla
