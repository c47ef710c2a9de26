// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// All kernels.
#pragma once

#include "gridworld.hpp"
#include "fishing.hpp"
#include "hunterwumpus.hpp"
#include "spellcorrection.hpp"
#include "keylock.hpp"
#include "twolanedriving.hpp"
#include "recommender.hpp"
#include "swimmergait.hpp"
#include "swimmer.hpp"
#include "cliffwalking.hpp"
#include "frozenlake.hpp"
#include "taxi.hpp"
#include "blackjack.hpp"
