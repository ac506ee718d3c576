// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from tosa to linalg.generic and other operations on tensors. Convolutions, pools and
// products of matrices are lowered by TosaToLinalgNamed.
#ifndef STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H
#define STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H

#include "strata/Rewrite/DialectConversion/TypeConverter.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Makes unsigned integers signless, also as elements of tensors, with
/// builtin.unrealized_conversion_cast where both are needed.
void populateTosaTypeConversion(TypeConverter &converter);

/// The patterns of `tosa-to-linalg`. `converter`, which must outlive the patterns, is of
/// populateTosaTypeConversion.
void populateTosaToLinalgConversionPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns);

/// The pass `tosa-to-linalg`.
void registerTosaToLinalgPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H
