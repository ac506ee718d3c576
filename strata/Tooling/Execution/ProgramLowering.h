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

/// Runs the passes that lower a module to the llvm dialect: those of `pipeline`, or the
/// pass `lower-to-llvm`, with the rules of the files `rules`, if it is empty. A module that is
/// in the llvm dialect already stays as it is. Fails after a diagnostic.
LogicalResult lowerToLLVMDialect(Operation *module, StringRef pipeline,
                                 ArrayRef<std::string> rules,
                                 ParallelLoops loops = ParallelLoops::Serial);

/// Writes a module in the llvm dialect as LLVM IR for the machine with the triple `triple`, or
/// for this one if it is empty. A module without a data layout gets that of the machine. Fails
/// after a diagnostic.
LogicalResult writeLLVMIR(Operation *module, StringRef triple, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_PROGRAMLOWERING_H
