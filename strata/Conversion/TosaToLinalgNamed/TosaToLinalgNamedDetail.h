// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of tosa-to-linalg-named.
#ifndef STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMEDDETAIL_H
#define STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMEDDETAIL_H

#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/IR/Build/Builder.h"

namespace strata::tosalower {

/// A window that moves along a dimension.
struct Window {
  int64_t padBefore, padAfter, stride, dilation;
};

/// The number of positions of a window of the size `kernel` along a dimension of the size `size`.
Value createNumPositions(OpBuilder &builder, Location loc, Value size,
                         Value kernel, const Window &window);

/// The size of `dim` as tensor.dim, also if it is static.
Value createDim(OpBuilder &builder, Location loc, Value tensor, int64_t dim);

/// Pads the dimensions from the second on by the pairs of `pads` with `number`, unless all are
/// zero.
Value createPadded(OpBuilder &builder, Location loc, Value input,
                   ArrayRef<int64_t> pads, Attribute number);

void populateConvolutionPatterns(RewritePatternSet &patterns, bool prefersHWCF);
void populatePoolPatterns(const TypeConverter &converter,
                          RewritePatternSet &patterns);

} // namespace strata::tosalower

#endif // STRATA_CONVERSION_TOSATOLINALGNAMED_TOSATOLINALGNAMEDDETAIL_H
