// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from memref to emitc.
#ifndef STRATA_CONVERSION_MEMREFTOEMITC_MEMREFTOEMITC_H
#define STRATA_CONVERSION_MEMREFTOEMITC_MEMREFTOEMITC_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Adds patterns from memrefs with a static shape to arrays of emitc. `converter`, which converts
/// the types, must outlive them.
void populateMemRefToEmitCPatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns);
/// Registers `convert-memref-to-emitc`.
void registerMemRefToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MEMREFTOEMITC_MEMREFTOEMITC_H
