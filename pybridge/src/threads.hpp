// One loop, shared out between threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <thread>
#include <vector>

namespace provengym {

// Calls work(part, begin, end) for each of `threads` consecutive parts of 0, ..., n - 1, the first
// on this thread. A part is a multiple of `grain` long, but for the last; it may be empty. `work`
// throws nothing. What cannot get a thread of its own runs on this one.
template <class Work>
void share(std::size_t n, std::size_t threads, std::size_t grain, const Work &work) {
    const std::size_t length = (n / grain + threads) / threads * grain;
    const auto run = [&](std::size_t part) {
        const std::size_t begin = std::min(n, part * length);
        work(part, begin, std::min(n, begin + length));
    };
    std::vector<std::thread> others;
    others.reserve(threads - 1);
    std::size_t started = 1;
    try {
        for (; started < threads && started * length < n; ++started)
            others.emplace_back(run, started);
    } catch (const std::exception &) {
    }
    run(0);
    for (std::size_t part = started; part < threads; ++part) run(part);
    for (std::thread &other : others) other.join();
}

}  // namespace provengym
