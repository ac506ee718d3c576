// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that calls another one with arguments from memory, so that functions of any
// type can be called. Its one argument is a block of slots:
//
//   | leaves of the arguments, in order | leaves of the result |
//
// A leaf is a part of a value that has no parts: a number, a pointer or a vector. It has
// as many bytes as it takes in memory, from the begin of its slot; slots are multiples of
// 16 bytes.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_ENTRYWRAPPER_H
#define STRATA_TOOLS_STRATA_CODEGEN_ENTRYWRAPPER_H

#include "strata/CodegenProtocol/Protocol.h"

namespace llvm {
class Module;
}

namespace strata::codegen {

/// The names of the functions that are added.
constexpr StringLiteral CallSymbol = "strata.call";
constexpr StringLiteral SetUpSymbol = "strata.setup";

struct Leaf {
  /// From the begin of the block, in bytes.
  uint64_t offset = 0, size = 0;
  bool isPointer = false;
  /// As MLIR spells it; empty if it is not a number or a vector of numbers.
  std::string type = {};
};

struct EntryLayout {
  std::vector<Leaf> arguments, results;
  uint64_t size = 0;
  /// Whether there is a function that sets up the module.
  bool hasSetUp = false;
};

/// Adds the function that calls `entry`, and if needed one that runs the constructors of
/// the module. Fails with a message in `error`.
LogicalResult addEntryWrapper(llvm::Module &module, StringRef entry,
                              EntryLayout &layout, std::string &error);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_ENTRYWRAPPER_H
