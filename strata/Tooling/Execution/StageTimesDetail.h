// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of `--time`: steps of this process and of strata-codegen.
#ifndef STRATA_TOOLING_EXECUTION_STAGETIMESDETAIL_H
#define STRATA_TOOLING_EXECUTION_STAGETIMESDETAIL_H

#include "strata/CodegenProtocol/Protocol.h"

namespace strata {

/// Measures steps; each ends where the next one begins.
class StageTimes {
public:
  StageTimes();
  void end(const char *name);
  /// Prints the steps of both processes, and how long the calls took.
  void print(const codegen::Response &response, raw_ostream &os) const;

private:
  std::vector<codegen::StageTime> stages;
  uint64_t lastWall, lastCPU = 0;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_STAGETIMESDETAIL_H
