// Lanes block by block.
#pragma once

#include <algorithm>
#include <cstddef>

#include "kernel_table.hpp"

namespace provengym {

// work(i, count) for blocks of n lanes: at most `most` lanes, from lane i on.
template <class Work>
void in_blocks(std::size_t n, const Work &work, std::size_t most = lane_block) {
    for (std::size_t i = 0; i < n; i += most) work(i, std::min(most, n - i));
}

}  // namespace provengym
