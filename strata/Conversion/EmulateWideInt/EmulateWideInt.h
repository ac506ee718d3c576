// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emulation of integers of twice the width that a target supports: an `i64` becomes a
// `vector<2xi32>` of its low and its high half, a `vector<3xi64>` a `vector<3x2xi32>`.
//
//   WideIntEmulationConverter converter(/*widestIntSupportedByTarget=*/32);
//   populateArithWideIntEmulationPatterns(converter, patterns);
//
// Divisions, remainders, extended sums and products, and bitcasts of wide integers have no
// pattern. Nor have scalable vectors a conversion, whose halves no vector type holds.
#ifndef STRATA_CONVERSION_EMULATEWIDEINT_EMULATEWIDEINT_H
#define STRATA_CONVERSION_EMULATEWIDEINT_EMULATEWIDEINT_H

#include "strata/Rewrite/DialectConversion/TypeConverter.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Converts integers, vectors of integers and function types. Integers of the width that the
/// target supports, and narrower ones, are legal, as are types without integers. Integers of other
/// widths than the double one have no conversion.
class WideIntEmulationConverter : public TypeConverter {
public:
  /// The width is a power of two, and at least 2.
  explicit WideIntEmulationConverter(unsigned widestIntSupportedByTarget);
  /// The width of integers that are emulated.
  unsigned getMaxTargetIntBitWidth() const { return maxIntWidth; }
  /// Whether `width` is one that the constructor takes.
  static bool isSupportedWidth(unsigned width);

private:
  unsigned maxIntWidth;
};

/// Patterns for operations of arith and vector.print. `converter` must outlive them.
void populateArithWideIntEmulationPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns);
/// Converts memrefs with wide integers as elements, or vectors of these.
void populateMemRefWideIntEmulationConversions(
    WideIntEmulationConverter &converter);
/// Patterns for operations on memrefs of any element type. `converter` must outlive them.
void populateMemRefWideIntEmulationPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns);
void registerEmulateWideIntPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EMULATEWIDEINT_EMULATEWIDEINT_H
