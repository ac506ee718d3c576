// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ExecutionLimitFlags.h"

#include "strata/Tooling/Common/ProcessLimits.h"

#include <algorithm>
#include <cmath>

using namespace strata;
namespace cl = llvm::cl;

ExecutionLimitFlags::ExecutionLimitFlags(cl::OptionCategory &category)
    : maxTime("max-time", cl::desc("Stop after so many seconds"),
              cl::value_desc("seconds"), cl::init(0), cl::cat(category)),
      maxMemory("max-memory",
                cl::desc("Memory in MB; 4096 by default, 0 is no limit"),
                cl::value_desc("MB"), cl::init(4096), cl::cat(category)),
      parallelOrder(
          "parallel-order",
          cl::desc("Order of the iterations of parallel loops"),
          cl::init(interpreter::ParallelOrder::Forward),
          cl::values(clEnumValN(interpreter::ParallelOrder::Forward, "forward",
                                "that of nested loops (default)"),
                     clEnumValN(interpreter::ParallelOrder::Backward,
                                "backward", "the last one first"),
                     clEnumValN(interpreter::ParallelOrder::Shuffled,
                                "shuffled", "a fixed mixed order")),
          cl::cat(category)) {}

/// The interpreter looks at the time between operations. So many seconds after the limit the
/// process is ended, if one operation takes longer.
static constexpr double timeForOneOperation = 1;

LogicalResult
ExecutionLimitFlags::install(interpreter::InterpreterLimits &limits,
                             std::string &error) const {
  if (!std::isfinite(maxTime) || maxTime < 0) {
    error = "--max-time expects a number of seconds that is not negative";
    return failure();
  }
  double seconds = std::min<double>(maxTime, 1e9);
  if (seconds > 0)
    limits.deadline = std::chrono::steady_clock::now() +
                      std::chrono::milliseconds(int64_t(seconds * 1000));
  limits.maxMemory = uint64_t(maxMemory) << 20;
  limits.getMemory = getProcessMemory;
  limits.parallelOrder = parallelOrder;
  installProcessLimits(seconds > 0 ? seconds + timeForOneOperation : 0);
  return success();
}
