// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the speed of strata/Polyhedral with isl's, in one process, on dependences of loop
// kernels: emptiness, lexicographic minimum, and subtraction of that minimum, which leaves the
// dependences on iterations that are not the next. Each measurement uses new objects, since isl caches answers in them.
#include "strata/Polyhedral/PresburgerText.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <isl/ctx.h>
#include <isl/map.h>
#include <isl/set.h>
#include <vector>

#include "bench/Polyhedral/Kernels.h"

using namespace strata::presburger;

namespace {
constexpr unsigned Copies = 20, Rounds = 5;

/// The least time for one object, in microseconds, over several rounds.
double measure(const std::function<void()> &prepare,
               const std::function<void(unsigned)> &run) {
  double best = 1e9;
  for (unsigned round = 0; round < Rounds; ++round) {
    prepare();
    auto start = std::chrono::steady_clock::now();
    for (unsigned i = 0; i < Copies; ++i)
      run(i);
    std::chrono::duration<double, std::micro> time =
        std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / Copies);
  }
  return best;
}

struct Times {
  double empty = 0, lexmin = 0, subtract = 0;
};

Times measureIsl(isl_ctx *ctx, const char *text) {
  std::vector<isl_map *> maps(Copies, nullptr), others(Copies, nullptr);
  auto read = [&] {
    for (isl_map *&map : maps) {
      isl_map_free(map);
      map = isl_map_read_from_str(ctx, text);
    }
  };
  auto readBoth = [&] {
    read();
    for (isl_map *&other : others) {
      isl_map_free(other);
      other = isl_map_lexmin(isl_map_read_from_str(ctx, text));
    }
  };
  // Reading may have found a point, which the inverse does not have.
  auto readInverse = [&] {
    read();
    for (isl_map *&map : maps)
      map = isl_map_reverse(map);
  };
  Times times;
  times.empty =
      measure(readInverse, [&](unsigned i) { isl_map_is_empty(maps[i]); });
  times.lexmin = measure(read, [&](unsigned i) {
    isl_map_free(isl_map_lexmin(isl_map_copy(maps[i])));
  });
  times.subtract = measure(readBoth, [&](unsigned i) {
    isl_map_free(
        isl_map_subtract(isl_map_copy(maps[i]), isl_map_copy(others[i])));
  });
  for (unsigned i = 0; i < Copies; ++i) {
    isl_map_free(maps[i]);
    isl_map_free(others[i]);
  }
  return times;
}

Times measureStrata(const char *text) {
  std::string error;
  std::vector<PresburgerRelation> maps, others;
  auto read = [&] {
    maps.clear();
    others.clear();
    for (unsigned i = 0; i < Copies; ++i) {
      maps.push_back(parseRelation(text, error)->relation);
      Budget budget;
      others.push_back(maps.back().findSymbolicIntegerLexMin(budget)->lexopt);
    }
  };
  Times times;
  times.empty = measure(read, [&](unsigned i) {
    Budget budget;
    (void)maps[i].isIntegerEmpty(budget);
  });
  times.lexmin = measure(read, [&](unsigned i) {
    Budget budget;
    if (!maps[i].findSymbolicIntegerLexMin(budget))
      std::abort();
  });
  times.subtract = measure(read, [&](unsigned i) {
    Budget budget;
    if (!maps[i].subtract(others[i], budget))
      std::abort();
  });
  return times;
}
} // namespace

int main() {
  isl_ctx *ctx = isl_ctx_alloc();
  double logs[3] = {0, 0, 0};
  unsigned count = 0;
  std::printf("%-12s %24s %24s %24s\n", "us: isl, ours", "empty", "lexmin",
              "subtract");
  for (const Kernel &kernel : Kernels) {
    Times isl = measureIsl(ctx, kernel.dependence);
    Times ours = measureStrata(kernel.dependence);
    double ratios[] = {isl.empty / ours.empty, isl.lexmin / ours.lexmin,
                       isl.subtract / ours.subtract};
    std::printf("%-12s %8.2f %8.2f %5.1fx %8.2f %8.2f %5.1fx %9.2f %9.2f "
                "%5.1fx\n",
                kernel.name, isl.empty, ours.empty, ratios[0], isl.lexmin,
                ours.lexmin, ratios[1], isl.subtract, ours.subtract, ratios[2]);
    std::fflush(stdout);
    for (unsigned i = 0; i < 3; ++i)
      logs[i] += std::log(ratios[i]);
    ++count;
  }
  isl_ctx_free(ctx);
  std::printf("geometric means: empty %.2fx, lexmin %.2fx, subtract %.2fx\n",
              std::exp(logs[0] / count), std::exp(logs[1] / count),
              std::exp(logs[2] / count));
  return 0;
}
