// From one type of numbers to another, in operations that become vectors.
#pragma once

#include <cstdint>
#include <cstring>

namespace provengym {

// An action that is no word becomes the largest word, which `action_valid` refuses for every kernel.
constexpr std::uint32_t action_word(std::uint8_t action) { return action; }
constexpr std::uint32_t action_word(std::uint32_t action) { return action; }
constexpr std::uint32_t action_word(std::int64_t action) {
    const auto low = static_cast<std::uint32_t>(action);
    const auto high = static_cast<std::uint32_t>(static_cast<std::uint64_t>(action) >> 32);
    return low | (high != 0 ? 0xffffffff : 0);
}

// static_cast<double>(x), correctly rounded for every x, in operations that every vector unit has
// (x86 converts vectors of 64-bit integers only since AVX-512): each half becomes the significand
// of a double with a known exponent, and their sum rounds once.
inline double to_double(std::int64_t x) {
    const auto bits = static_cast<std::uint64_t>(x);
    const std::uint64_t low_bits = 0x4330000000000000 | (bits & 0xffffffff);
    const std::uint64_t high_bits = 0x4530000000000000 | ((bits >> 32) ^ 0x80000000);
    double low, high;  // 2^52 + low half, 2^84 + 2^63 + 2^32 * (signed) high half
    std::memcpy(&low, &low_bits, sizeof low);
    std::memcpy(&high, &high_bits, sizeof high);
    return (high - (0x1p84 + 0x1p63 + 0x1p52)) + low;
}

}  // namespace provengym
