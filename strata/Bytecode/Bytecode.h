// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR bytecode, versions 0 to 6. docs/bytecode.md describes it.
//
//   registerBytecodeFormat(ctx); // parseSourceFile reads bytecode from now on
#ifndef STRATA_BYTECODE_BYTECODE_H
#define STRATA_BYTECODE_BYTECODE_H

#include "strata/Asm/Parser/Parser.h"

namespace strata {

/// Whether `bytes` begin as bytecode does.
bool isBytecode(StringRef bytes);

/// Makes the parser of `ctx` read bytecode wherever it reads text. Set-up.
void registerBytecodeFormat(Context &ctx);

/// Reads bytecode, which is in source buffer `buffer` or a copy of a part of
/// it. Resources in the buffer are used in place. The result is not verified.
/// Null after an error. Any bytes are a valid argument: memory stays in
/// proportion to their number, and nesting is limited
/// (ResourceLimits::maxDepth).
OwningOpRef<> readBytecode(uint32_t buffer, StringRef bytes,
                           const ParserConfig &config);

} // namespace strata

#endif // STRATA_BYTECODE_BYTECODE_H
