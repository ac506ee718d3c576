// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from arith to emitc.
#ifndef STRATA_CONVERSION_ARITHTOEMITC_ARITHTOEMITC_H
#define STRATA_CONVERSION_ARITHTOEMITC_ARITHTOEMITC_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Adds patterns from arith to expressions of emitc. `converter`, which converts `index` to `size_t`,
/// must outlive them.
void populateArithToEmitCPatterns(const TypeConverter &converter,
                                  RewritePatternSet &patterns);
/// Registers `convert-arith-to-emitc`.
void registerArithToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHTOEMITC_ARITHTOEMITC_H
