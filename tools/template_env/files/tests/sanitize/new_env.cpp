#include "driver.hpp"
#include "../generated/newenv.hpp"

namespace {

const Added added([] {
    exercise<NewEnv>(Environment<NewEnv>(std::make_tuple(2u)));
    exercise<NewEnv>(Environment<NewEnv>(std::make_tuple(1000u)));
});

}  // namespace
