// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of convolutions, pools, products of matrices and transpositions from tosa to linalg.
#ifndef STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMED_H
#define STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMED_H

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

struct TosaToLinalgNamedOptions {
  /// Whether tosa.conv2d becomes linalg.conv_2d_nhwc_hwcf on transposed weights, in the place of
  /// linalg.conv_2d_nhwc_fhwc.
  bool preferConv2DKernelLayoutHWCF = false;
};

/// The patterns of `tosa-to-linalg-named`. `converter`, which must outlive the patterns, has the
/// conversions of populateTosaTypeConversion (TosaCommon.h).
void populateTosaToLinalgNamedConversionPatterns(
    const TypeConverter &converter, RewritePatternSet &patterns,
    const TosaToLinalgNamedOptions &options);

/// The pass `tosa-to-linalg-named`.
void registerTosaToLinalgNamedPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMED_H
