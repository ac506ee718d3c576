// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of the module of a file to LLVM IR, for commands that generate code.
#ifndef STRATA_TOOLING_EXECUTION_PROGRAMLOWERING_H
#define STRATA_TOOLING_EXECUTION_PROGRAMLOWERING_H

#include "strata/IR/Graph/Operation.h"

#include <string>

namespace strata {

/// The lowering of parallel loops: loops, or functions that threads execute.
enum class ParallelLoops : bool { Serial, Threads };

/// The passes that lower a module to the llvm dialect.
struct LoweringOptions {
  /// The passes; if it is empty, `lower-to-llvm`, with those below.
  StringRef pipeline;
  /// Files with rules.
  ArrayRef<std::string> rules;
  ParallelLoops loops = ParallelLoops::Serial;
  /// The threads that `optimize-loops` divides nests among.
  unsigned threads = 1;
  /// The processor for which `optimize-loops` optimizes before; empty if it does not.
  std::string cpu;
  /// Flags of arithmetic that it adds, separated by commas.
  std::string fastMath;
  /// The option `ulp` of expand-vector-math; empty for its default.
  std::string mathUlp;
};

/// Runs the passes. A module that is in the llvm dialect already stays as it is. Fails after a
/// diagnostic.
LogicalResult lowerToLLVMDialect(Operation *module,
                                 const LoweringOptions &options);

/// Writes a module in the llvm dialect as LLVM IR for the machine with the triple `triple`, or
/// for this one if it is empty. A module without a data layout gets that of the machine. Fails
/// after a diagnostic.
LogicalResult writeLLVMIR(Operation *module, StringRef triple, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_PROGRAMLOWERING_H
