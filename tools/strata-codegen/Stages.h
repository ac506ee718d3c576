// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures the steps of a request.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_STAGES_H
#define STRATA_TOOLS_STRATA_CODEGEN_STAGES_H

#include "strata/CodegenProtocol/Protocol.h"

#include <ctime>
#include <utility>

namespace strata::codegen {

inline uint64_t readClock(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return uint64_t(time.tv_sec) * 1000000000 + uint64_t(time.tv_nsec);
}

/// Each step ends where the next one begins.
class StageTimer {
public:
  void end(const char *name) {
    uint64_t wall = readClock(CLOCK_MONOTONIC);
    uint64_t cpu = readClock(CLOCK_PROCESS_CPUTIME_ID);
    stages.push_back({name, wall - lastWall, cpu - lastCPU});
    lastWall = wall, lastCPU = cpu;
  }
  std::vector<StageTime> take() { return std::move(stages); }

private:
  std::vector<StageTime> stages;
  uint64_t lastWall = readClock(CLOCK_MONOTONIC);
  /// The work of the process before main counts.
  uint64_t lastCPU = 0;
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_STAGES_H
