// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from func to emitc.
#ifndef STRATA_CONVERSION_FUNCTOEMITC_FUNCTOEMITC_H
#define STRATA_CONVERSION_FUNCTOEMITC_FUNCTOEMITC_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Adds patterns from functions, calls and returns to those of emitc. Functions with several results
/// stay. `converter` must outlive them.
void populateFuncToEmitCPatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns);
/// Registers `convert-func-to-emitc`.
void registerFuncToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_FUNCTOEMITC_FUNCTOEMITC_H
