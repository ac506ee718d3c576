// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads LLVM IR, as text or bitcode, into the dialect `llvm`. `strata-codegen` reads it and
// answers with text of the dialect (docs/llvm-ir.md).
#ifndef STRATA_TOOLING_TRANSLATE_IMPORTLLVM_H
#define STRATA_TOOLING_TRANSLATE_IMPORTLLVM_H

#include "strata/CodegenProtocol/Protocol.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// The options of the import for a Context.
struct ImportLLVMOptions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.import-llvm-options";
  codegen::ImportOptions options;
};

/// The module of source buffer `buffer`. Null after a message to llvm::errs(), which has
/// the place in the file.
OwningOpRef<> readLLVMIR(Context *ctx, uint32_t buffer);

} // namespace strata

#endif // STRATA_TOOLING_TRANSLATE_IMPORTLLVM_H
