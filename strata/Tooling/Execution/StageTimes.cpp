// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/StageTimesDetail.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <ctime>

using namespace strata;
using namespace strata::codegen;

static uint64_t readClock(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return uint64_t(time.tv_sec) * 1000000000 + uint64_t(time.tv_nsec);
}

StageTimes::StageTimes() : lastWall(readClock(CLOCK_MONOTONIC)) {}

void StageTimes::end(const char *name) {
  uint64_t wall = readClock(CLOCK_MONOTONIC);
  uint64_t cpu = readClock(CLOCK_PROCESS_CPUTIME_ID);
  stages.push_back({name, wall - lastWall, cpu - lastCPU});
  lastWall = wall, lastCPU = cpu;
}

static void printStages(ArrayRef<StageTime> stages, StringRef title,
                        raw_ostream &os) {
  os << llvm::format("%-24s %10s %10s\n", title.str().c_str(), "wall ms",
                     "cpu ms");
  for (const StageTime &stage : stages)
    os << llvm::format("  %-22s %10.3f %10.3f\n", stage.name.c_str(),
                       double(stage.nanoseconds) * 1e-6,
                       double(stage.cpuNanoseconds) * 1e-6);
}

void StageTimes::print(const Response &response, raw_ostream &os) const {
  printStages(stages, "strata", os);
  printStages(response.stages, "strata-codegen", os);
  std::vector<uint64_t> calls = response.runNanoseconds;
  if (calls.empty())
    return;
  std::sort(calls.begin(), calls.end());
  os << llvm::format("%zu calls: minimum %.6f ms, median %.6f ms\n",
                     calls.size(), double(calls.front()) * 1e-6,
                     double(calls[calls.size() / 2]) * 1e-6);
}
