// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A large program is compiled by several threads. Its functions are divided into parts, in
// their order; each part is a module with an LLVMContext and an object of its own:
//
//     text             part 0            part 1
//     @g = ...         @g = ...          @g, which is not emitted
//     define @a {..}   define @a {..}    declare @a
//     define @b {..}   declare @b        define @b {..}
//
// Names that are internal to the program are visible to its parts only. If this
// is impossible, or on an error or a warning, it fails without a message: the
// caller then compiles the program as a whole, and messages do not depend on
// the number of threads.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_PARTS_H
#define STRATA_TOOLS_STRATA_CODEGEN_PARTS_H

#include "tools/strata-codegen/EntryWrapper.h"

namespace llvm {
class Module;
}

namespace strata::codegen {

struct ProgramPart {
  SmallVector<char, 0> object;
  /// A function that it defines.
  std::string function;
};

/// Into how many parts the program of a request is divided before it is read; 1 if it
/// stays whole.
unsigned getNumParts(const Request &request, StringRef program);
/// Into how many parts the code generation of an optimized module is divided; 1 if the module
/// stays whole.
unsigned getNumParts(const Request &request, const llvm::Module &module);

/// Compiles text that has no entry wrapper, which is added.
LogicalResult compileParts(const Request &request, StringRef program,
                           unsigned numParts, EntryLayout &layout,
                           std::vector<ProgramPart> &parts);
/// Compiles a module that was optimized, with its entry wrapper.
LogicalResult compileParts(const Request &request, const llvm::Module &module,
                           unsigned numParts, std::vector<ProgramPart> &parts);

/// Called for errors after which LLVM cannot continue: if the thread compiles a
/// part, the part fails, and this does not return.
void failCurrentPart();

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_PARTS_H
