// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from scf to control flow of emitc.
#ifndef STRATA_CONVERSION_SCFTOEMITC_SCFTOEMITC_H
#define STRATA_CONVERSION_SCFTOEMITC_SCFTOEMITC_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Adds patterns from loops and conditions to those of emitc, whose results are variables.
/// `converter`, which converts `index` to `size_t`, must outlive them.
void populateSCFToEmitCPatterns(const TypeConverter &converter,
                                RewritePatternSet &patterns);
/// Registers `convert-scf-to-emitc`.
void registerSCFToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SCFTOEMITC_SCFTOEMITC_H
