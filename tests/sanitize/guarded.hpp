// Memory that ends where a page begins that nothing may touch. AddressSanitizer looks at each load
// and store, and GCC makes no vectors of a loop that is looked into so; this finds what such loops do
// as the optimiser leaves them.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <csignal>
#include <cstddef>
#include <cstring>
#include <new>

namespace guarded {

inline constexpr unsigned char unused = 0xa7;

[[noreturn]] inline void report(const char *what) {
    (void)!write(2, what, std::strlen(what));
    _exit(4);
}

// What stands before each block, and tells where its pages are.
struct Head {
    unsigned char *pages;
    std::size_t length, size;  // of the pages that may be touched, and of the block
    unsigned char end[8];      // unused
};

// A block of `size` bytes, fewer than `align` before the page.
inline void *take(std::size_t size, std::size_t align) {
    static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    const std::size_t whole = (size + align - 1) / align * align;
    const std::size_t length = (sizeof(Head) + whole + page - 1) / page * page;
    void *const pages = mmap(nullptr, length + page, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    auto *const first = static_cast<unsigned char *>(pages);
    if (mprotect(first + length, page, PROT_NONE) != 0) throw std::bad_alloc();
    unsigned char *const block = first + length - whole;
    Head head{first, length + page, size, {}};
    std::memset(head.end, unused, sizeof head.end);
    std::memcpy(block - sizeof head, &head, sizeof head);
    std::memset(block + size, unused, whole - size);
    return block;
}

// The block goes back: from now on nothing may touch it, and around it all must be as it was.
inline void give(void *given) {
    if (given == nullptr) return;
    auto *const block = static_cast<unsigned char *>(given);
    Head head;
    std::memcpy(&head, block - sizeof head, sizeof head);
    for (const unsigned char byte : head.end)
        if (byte != unused) report("a byte before a block was written\n");
    static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    for (unsigned char *byte = block + head.size; byte < head.pages + head.length - page; ++byte)
        if (*byte != unused) report("a byte behind a block was written\n");
    munmap(head.pages, head.length);
}

inline void watch() {
    for (const int number : {SIGSEGV, SIGBUS})
        std::signal(number, [](int) { report("an access beyond a block\n"); });
}

}  // namespace guarded
