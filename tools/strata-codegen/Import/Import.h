// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translation of a module of LLVM to text of the dialect `llvm`, in the generic form
// (docs/llvm-ir.md). `strata` reads the text, so nothing here knows Strata's IR.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORT_H
#define STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORT_H

#include "strata/CodegenProtocol/Protocol.h"

namespace llvm {
class AsmParserContext;
class Module;
} // namespace llvm

namespace strata::codegen {

/// Appends the text of `module`, which is verified, to `text`. `places` has the lines of
/// instructions in the file called `name`; null for bitcode. Fails with a message that
/// names what the dialect does not have, or the import does not know.
LogicalResult importModule(const llvm::Module &module,
                           llvm::AsmParserContext *places, StringRef name,
                           const ImportOptions &options, std::string &text,
                           std::string &error);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORT_H
