// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from tosa to linalg.generic and other operations on tensors. Convolutions, pools and
// products of matrices are lowered by TosaToLinalgNamed.
#ifndef STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H
#define STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// The patterns of `tosa-to-linalg`. `converter`, which must outlive the patterns, has the
/// conversions of populateTosaTypeConversion (TosaCommon.h).
void populateTosaToLinalgConversionPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns);

/// The pass `tosa-to-linalg`.
void registerTosaToLinalgPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALG_H
