// Threads that wait for work, so that a call does not have to make them.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif
#if defined(__linux__)
#include <sched.h>
#endif

namespace provengym {

// Runs parts of a call on its threads, part 0 on the one that calls. The threads start with the
// first call that has more than one part; a forked child starts its own. A part that cannot get a
// thread, or whose thread has not begun when the caller has nothing else to do, runs on the caller.
//
// To wake a sleeping thread takes as long as a short call. So a thread that has done its part looks
// for the next one for a while before it sleeps, as the caller does for the others' ends, unless
// there are more threads than processors to run them.
class Pool {
public:
    explicit Pool(std::size_t threads) : threads_(threads) {}
    Pool(const Pool &) = delete;
    Pool &operator=(const Pool &) = delete;
    ~Pool() {
        if (crew_ && crew_->process != process()) (void)crew_.release();  // threads of the parent
    }

    std::size_t threads() const { return threads_; }

    // Calls work(part) for 0, ..., parts - 1 <= threads() - 1 and returns when all have; `work` throws
    // nothing. Only one call at a time.
    void run(std::size_t parts, const std::function<void(std::size_t)> &work) {
        if (parts <= 1) {
            if (parts == 1) work(0);
            return;
        }
        if (crew_ && crew_->process != process()) (void)crew_.release();
        if (!crew_) crew_ = std::make_unique<Crew>(threads_ - 1);
        crew_->run(parts, work);
    }

private:
    static long process() {
#if defined(__unix__) || defined(__APPLE__)
        return static_cast<long>(getpid());
#else
        return 0;
#endif
    }

    // How many processors the threads of this process may use.
    static std::size_t processors() {
#if defined(__linux__)
        cpu_set_t set;
        if (sched_getaffinity(0, sizeof set, &set) == 0)
            return static_cast<std::size_t>(CPU_COUNT(&set));
#endif
        return std::thread::hardware_concurrency();
    }

    static void pause() {
#if defined(__x86_64__) && defined(__GNUC__)
        __builtin_ia32_pause();
#elif defined(__aarch64__) && defined(__GNUC__)
        asm volatile("yield");
#endif
    }

    // Whether `holds` came to be true in a few tens of microseconds: looking without a break at
    // first, and then whenever no other thread wants the processor.
    template <class Condition>
    static bool soon(const Condition &holds) {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::microseconds busy{20}, most{60};
        const auto begin = Clock::now();
        for (;;) {
            for (int k = 0; k < 16; ++k) {
                if (holds()) return true;
                pause();
            }
            const auto waited = Clock::now() - begin;
            if (waited > most) return false;
            if (waited > busy) std::this_thread::yield();
        }
    }

    // A thread, and the part that is its own. Whoever turns `open` into `taken` runs the part, and
    // then makes it `none`. Two never share a line of a cache.
    enum Stage { none, open, taken };
    struct alignas(64) Member {
        std::atomic<int> stage{none};
        const std::function<void(std::size_t)> *work = nullptr;
        std::thread thread;

        bool take() {
            int expected = open;
            return stage.load(std::memory_order_relaxed) == open &&
                   stage.compare_exchange_strong(expected, taken);
        }
    };

    struct Crew {
        explicit Crew(std::size_t helpers)
            : process(Pool::process()), spins(helpers < processors()), members(new Member[helpers]) {
            try {
                for (; size < helpers; ++size)
                    members[size].thread = std::thread([this, k = size] { serve(k); });
            } catch (const std::exception &) {  // as many as there are
            }
        }
        ~Crew() {
            closing = true;
            wake(sleeping, begin);
            for (std::size_t k = 0; k < size; ++k) members[k].thread.join();
        }

        void run(std::size_t parts, const std::function<void(std::size_t)> &work) {
            const std::size_t shared = parts - 1 < size ? parts - 1 : size;
            for (std::size_t k = 0; k < shared; ++k) {
                members[k].work = &work;
                members[k].stage = open;
            }
            wake(sleeping, begin);
            work(0);
            for (std::size_t part = shared + 1; part < parts; ++part) work(part);
            for (std::size_t k = 0; k < shared; ++k)
                if (members[k].take()) {
                    work(k + 1);
                    members[k].stage = none;
                }
            wait(waiting, done, [&] {
                for (std::size_t k = 0; k < shared; ++k)
                    if (members[k].stage != none) return false;
                return true;
            });
        }

        void serve(std::size_t k) {
            Member &member = members[k];
            for (;;) {
                wait(sleeping, begin, [&] { return member.stage == open || closing; });
                if (closing) return;
                if (!member.take()) continue;
                (*member.work)(k + 1);
                member.stage = none;
                wake(waiting, done);
            }
        }

        // Until `holds`. Nobody sleeps on once it does: a sleeper is counted before it looks for the
        // last time, and what it looks for is stored before the count is read, all in one order.
        template <class Condition>
        void wait(std::atomic<int> &asleep, std::condition_variable &bell, const Condition &holds) {
            if (holds() || (spins && soon(holds))) return;
            std::unique_lock<std::mutex> locked(mutex);
            ++asleep;
            bell.wait(locked, holds);
            --asleep;
        }
        void wake(const std::atomic<int> &asleep, std::condition_variable &bell) {
            if (asleep == 0) return;
            { const std::lock_guard<std::mutex> locked(mutex); }
            bell.notify_all();
        }

        const long process;
        const bool spins;
        const std::unique_ptr<Member[]> members;
        std::size_t size = 0;
        std::mutex mutex;
        std::condition_variable begin, done;
        alignas(64) std::atomic<int> sleeping{0}, waiting{0};
        std::atomic<bool> closing{false};
    };

    std::size_t threads_;
    std::unique_ptr<Crew> crew_;
};

}  // namespace provengym
