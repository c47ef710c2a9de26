// Kernels in shared libraries, see library.hpp; it needs no Python.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#include "kernel_table.hpp"
#include "levels.hpp"
#include "library.hpp"

namespace provengym {

// A shared library, which stays loaded once it is kept.
class Library {
public:
    explicit Library(const std::string &path) : path_(path) {
#if defined(_WIN32)
        handle_ = LoadLibraryA(path.c_str());
        if (handle_ == nullptr) refuse("the system cannot load it: error " + std::to_string(GetLastError()));
#else
        handle_ = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (handle_ == nullptr) refuse("the system cannot load it: " + std::string(dlerror()));
#endif
    }
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;
    ~Library() {
        if (handle_ == nullptr) return;
#if defined(_WIN32)
        FreeLibrary(handle_);
#else
        dlclose(handle_);
#endif
    }

    // The address of a symbol, as a pointer to an object or to a function.
    template <class Pointer>
    Pointer symbol(const char *name) const {
#if defined(_WIN32)
        auto *const found = GetProcAddress(handle_, name);
#else
        auto *const found = dlsym(handle_, name);
#endif
        if (found == nullptr) refuse(std::string("it has no symbol ") + name);
        return reinterpret_cast<Pointer>(found);
    }

    void keep() { handle_ = nullptr; }

    [[noreturn]] void refuse(const std::string &why) const {
        throw std::invalid_argument(path_ + " is no kernel for this build of provengym: " + why);
    }

private:
    std::string path_;
#if defined(_WIN32)
    HMODULE handle_;
#else
    void *handle_;
#endif
};

inline std::string text_of(const LibraryAbi &abi) {
    std::string text;
    for (std::size_t k = 0; k + 1 < abi.size(); ++k)
        text += (k == 0 ? "" : ".") + std::to_string(abi[k]);
    return text;
}

// The table of a library, which stays loaded as long as the process lives.
//
// Raises std::invalid_argument where there is none, or where it is of another build.
inline const KernelTable &load_table(const std::string &path) {
    Library library(path);
    const LibraryAbi &abi = *library.symbol<const LibraryAbi *>("provengym_abi");
    if (text_of(abi) != text_of(library_abi))
        library.refuse("its ABI is " + text_of(abi) + ", and that of this build is " +
                       text_of(library_abi));
    // The lowest of its levels runs wherever no higher one does.
    const auto *const lowest = std::find_if(levels.begin(), levels.end(), [&](Level level) {
        return (abi.back() >> static_cast<unsigned>(level) & 1) != 0;
    });
    if (lowest == levels.end()) library.refuse("it is compiled for no level that is known");
    if (!is_supported(*lowest))
        library.refuse(std::string("it is compiled for ") +
                       level_names[static_cast<std::size_t>(*lowest)] + ", which cannot run here");
    const auto *const table = library.symbol<const KernelTable *(*)()>("provengym_kernel")();
    if (table == nullptr || table->parameters.size() > most_parameters ||
        table->state.size() > most_state_words)
        library.refuse("its table is not that of a kernel");
    library.keep();
    return *table;
}

}  // namespace provengym
