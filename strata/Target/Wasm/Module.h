// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a module of WebAssembly that instructions refer to by number.
#ifndef STRATA_TARGET_WASM_MODULE_H
#define STRATA_TARGET_WASM_MODULE_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Target/Wasm/ByteReader.h"

namespace strata::wasm {

/// The index spaces of a module. Operations are symbols, whose names exports change.
struct Module {
  std::vector<FunctionType> types;
  struct Function {
    Operation *op;
    FunctionType type;
  };
  std::vector<Function> functions;
  struct Global {
    Operation *op;
    Type type;
  };
  std::vector<Global> globals;
  std::vector<Operation *> tables;
  std::vector<Operation *> memories;

  /// The arguments and local variables that functions may still have. A few bytes declare many
  /// of them, and each is a value here.
  uint64_t variablesLeft = 0;
  /// Fails, after a diagnostic at the place of `reader`, if fewer than `count` are left.
  ParseResult takeVariables(const ByteReader &reader, uint64_t count) {
    if (count > variablesLeft)
      return reader.emitError() << "the module has too many local variables";
    variablesLeft -= count;
    return success();
  }
};

/// Reads the instructions of a function into the empty block of `function` that has its
/// arguments. `loc` is the place of the function.
LogicalResult readBody(ByteReader &reader, Module &module,
                       const Module::Function &function, Location loc);

/// Reads the instructions that compute the initial value of a global variable into the
/// region of `global`, whose place is `loc`.
LogicalResult readInitializer(ByteReader &reader, Module &module,
                              const Module::Global &global, Location loc);

} // namespace strata::wasm

#endif // STRATA_TARGET_WASM_MODULE_H
