// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The flags --max-time and --max-memory of commands that interpret programs.
#ifndef STRATA_TOOLING_EXECUTION_EXECUTIONLIMITFLAGS_H
#define STRATA_TOOLING_EXECUTION_EXECUTIONLIMITFLAGS_H

#include "strata/Interpreter/Interpreter.h"

#include "llvm/Support/CommandLine.h"

namespace strata {

/// Made when the command line is read, not at start-up.
struct ExecutionLimitFlags {
  explicit ExecutionLimitFlags(llvm::cl::OptionCategory &category);

  /// Sets the deadline, the memory and the order of parallel loops of `limits`, and the limits of the process. Fails with
  /// a message in `error` if the time is not one.
  LogicalResult install(interpreter::InterpreterLimits &limits,
                        std::string &error) const;

  llvm::cl::opt<double> maxTime;
  llvm::cl::opt<unsigned> maxMemory;
  llvm::cl::opt<interpreter::ParallelOrder> parallelOrder;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_EXECUTIONLIMITFLAGS_H
