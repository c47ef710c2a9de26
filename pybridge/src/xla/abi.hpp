// What passes between XLA and a function that it calls, version 0 of its typed foreign functions:
// the parts that handlers.hpp uses of a binary interface that XLA keeps stable, under names of our
// own, so that building this package needs no headers of XLA's. tests/vector/test_jax.py compiles
// these declarations beside the header that jaxlib brings, and compares every offset.
#pragma once

#include <cstddef>
#include <cstdint>

namespace provengym::xla {

// A struct that says its size may be longer than it is here: what XLA adds goes to its end.

struct Extension {
    std::size_t size;
    int kind;
    Extension *next;
};
inline constexpr int metadata_extension = 1;

struct Version {
    std::size_t size;
    Extension *extensions;
    int major, minor;
};
inline constexpr int known_major = 0, known_minor = 3;

struct Error;  // XLA's, who also frees it

enum ErrorCode : int { invalid_argument = 3, not_found = 5, internal = 13 };

struct ErrorRequest {
    std::size_t size;
    Extension *extensions;
    const char *message;
    int code;
};

struct Api {
    std::size_t size;
    Extension *extensions;
    Version version;
    const void *internal_api;
    Error *(*make_error)(ErrorRequest *request);
};

enum Type : int {
    type_flag = 1,
    type_int32 = 4,
    type_int64 = 5,
    type_uint32 = 8,
    type_float = 11,
    type_double = 12
};

struct Buffer {
    std::size_t size;
    Extension *extensions;
    int type;
    void *data;
    std::int64_t rank;
    std::int64_t *dimensions;
};

struct Text {
    const char *first;
    std::size_t length;
};

struct Array {
    int type;
    std::size_t length;
    void *data;
};

// Arguments, and results.
struct Buffers {
    std::size_t size;
    Extension *extensions;
    std::int64_t count;
    int *kinds;
    void **items;
};
inline constexpr int is_buffer = 1;

struct Attributes {
    std::size_t size;
    Extension *extensions;
    std::int64_t count;
    int *kinds;
    Text **names;
    void **items;
};
enum AttributeKind : int { is_array = 1, is_text = 4 };

struct Call {
    std::size_t size;
    Extension *extensions;
    const Api *api;
    void *context;
    int stage;
    Buffers arguments, results;
    Attributes attributes;
};
inline constexpr int execution = 3;  // the stage

struct Metadata {
    std::size_t size;
    Version version;
    std::uint32_t traits;
};

// The extension of a call that asks about the function, and does not want it to run.
struct MetadataRequest {
    Extension extension;
    Metadata *metadata;
};

using Handler = Error *(Call *call);

}  // namespace provengym::xla
