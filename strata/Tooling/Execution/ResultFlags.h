// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How commands that execute functions print results.
#ifndef STRATA_TOOLING_EXECUTION_RESULTFLAGS_H
#define STRATA_TOOLING_EXECUTION_RESULTFLAGS_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/CommandLine.h"

namespace strata {

/// The option --print-threshold.
struct ResultFlags {
  explicit ResultFlags(llvm::cl::OptionCategory &category);
  /// The size from which on values are abbreviated; 0 for none. Without the option, values
  /// are abbreviated on a terminal only: files and pipes have all elements.
  uint64_t getMaxElements() const;

  llvm::cl::opt<uint64_t> threshold;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_RESULTFLAGS_H
