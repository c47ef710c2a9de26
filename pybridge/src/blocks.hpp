// Lanes block by block.
#pragma once

#include <algorithm>
#include <cstddef>

#include "kernel_table.hpp"

namespace provengym {

// work(i, count) for the blocks of n lanes: `count` lanes from lane i on.
template <class Work>
void in_blocks(std::size_t n, const Work &work) {
    for (std::size_t i = 0; i < n; i += lane_block) work(i, std::min(lane_block, n - i));
}

}  // namespace provengym
