// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that programs can call without a library: those of mlir-runner's runtime
// libraries that print and measure time. They write to standard output what
// those write. The functions of the C library that allocate are here too, to know of failures.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_RUNTIME_H
#define STRATA_TOOLS_STRATA_CODEGEN_RUNTIME_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::codegen {

struct RuntimeFunction {
  std::string name;
  void *address;
};

/// All of them.
std::vector<RuntimeFunction> getRuntimeFunctions();
/// The bytes of the last allocation of the program that failed; 0 if none did. Signal
/// handlers may call it.
uint64_t getFailedAllocation();
/// Adds the functions that print memrefs (MemRefPrinting.cpp).
void addMemRefFunctions(std::vector<RuntimeFunction> &functions);
/// Adds the functions of asynchronous execution (AsyncRuntime.cpp).
void addAsyncFunctions(std::vector<RuntimeFunction> &functions);
/// Waits until no asynchronous task is executed or can be.
void finishAsyncTasks();

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_RUNTIME_H
