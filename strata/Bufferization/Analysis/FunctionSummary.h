// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The summary of a function that its calls need.
#ifndef STRATA_BUFFERIZATION_ANALYSIS_FUNCTIONSUMMARY_H
#define STRATA_BUFFERIZATION_ANALYSIS_FUNCTIONSUMMARY_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/SmallBitVector.h"

#include <optional>

namespace strata {

class Operation;

struct FunctionSummary {
  /// For each argument, the results that may have its memory.
  SmallVector<SmallVector<unsigned, 2>> aliases;
  /// For each result, the argument whose memory it has for certain.
  SmallVector<std::optional<unsigned>> equivalent;
  /// The arguments whose contents are read, and whose memory is written.
  llvm::SmallBitVector reads, writes;
};

/// The return operations of a function.
SmallVector<Operation *> getReturns(Operation *function);

} // namespace strata

#endif // STRATA_BUFFERIZATION_ANALYSIS_FUNCTIONSUMMARY_H
