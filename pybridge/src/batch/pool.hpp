// Threads that wait for work, so that a call does not have to make them.
#pragma once

#include <atomic>
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

namespace provengym {

// Runs parts of a call on its threads, part 0 on the one that calls. The threads start with the
// first call that has more than one part; a forked child starts its own. A part that cannot get a
// thread runs on the one that calls.
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

    struct Crew {
        explicit Crew(std::size_t helpers) : process(Pool::process()) {
            members.reserve(helpers);
            try {
                for (std::size_t k = 1; k <= helpers; ++k)
                    members.emplace_back([this, k] { serve(k); });
            } catch (const std::exception &) {  // as many as there are
            }
        }
        ~Crew() {
            {
                const std::lock_guard<std::mutex> locked(mutex);
                closing = true;
            }
            begin.notify_all();
            for (std::thread &member : members) member.join();
        }

        void run(std::size_t parts, const std::function<void(std::size_t)> &given) {
            const std::size_t shared = parts - 1 < members.size() ? parts - 1 : members.size();
            {
                const std::lock_guard<std::mutex> locked(mutex);
                work = &given;
                wanted = shared;
                running = shared;
                ++call;
            }
            begin.notify_all();
            given(0);
            for (std::size_t part = shared + 1; part < parts; ++part) given(part);
            std::unique_lock<std::mutex> locked(mutex);
            done.wait(locked, [this] { return running == 0; });
        }

        void serve(std::size_t part) {
            std::size_t seen = 0;
            std::unique_lock<std::mutex> locked(mutex);
            for (;;) {
                begin.wait(locked, [&] { return closing || call != seen; });
                if (closing) return;
                seen = call;
                if (part > wanted) continue;
                const auto *const given = work;
                locked.unlock();
                (*given)(part);
                locked.lock();
                if (--running == 0) done.notify_one();
            }
        }

        const long process;
        std::vector<std::thread> members;
        std::mutex mutex;
        std::condition_variable begin, done;
        const std::function<void(std::size_t)> *work = nullptr;
        std::size_t wanted = 0, running = 0, call = 0;
        bool closing = false;
    };

    std::size_t threads_;
    std::unique_ptr<Crew> crew_;
};

}  // namespace provengym
