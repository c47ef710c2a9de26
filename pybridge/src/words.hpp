// Kernels that take from outside what a reset starts from: one of a list of words.
//
// Such a kernel has, besides its other functions,
//     word_valid   whether a word may be in the list,
//     word_index   which word of so many a reset chooses,
// and its `init` functions take the word before the key.
#pragma once

#include <cstdint>
#include <type_traits>

namespace provengym {

template <class K, class = void>
inline constexpr bool has_words = false;
template <class K>
inline constexpr bool has_words<K, std::void_t<decltype(K::word_index)>> = true;

// Whether a kernel tells how the word was changed.
template <class K, class = void>
inline constexpr bool has_transform = false;
template <class K>
inline constexpr bool has_transform<K, std::void_t<decltype(K::transform)>> = true;

}  // namespace provengym
