// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extensions, truncations and casts from and to indices.
#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;

static Value lowerExtendSigned(const WideIntBuilder &wide, arith::ExtSIOp,
                               arith::ExtSIOp::Adaptor adaptor) {
  return wide.extendSigned(adaptor.getIn());
}

static Value lowerExtendUnsigned(const WideIntBuilder &wide, arith::ExtUIOp,
                                 arith::ExtUIOp::Adaptor adaptor) {
  return wide.extendUnsigned(adaptor.getIn());
}

/// The low half of `value` in the original shape.
static Value createLowPart(const WideIntBuilder &wide, Value value) {
  return wide.toOriginalShape(wide.extractLow(value));
}

static Value lowerTruncate(const WideIntBuilder &wide, arith::TruncIOp op,
                           arith::TruncIOp::Adaptor adaptor) {
  Type type = op->getResult(0).getType();
  Value low = createLowPart(wide, adaptor.getIn());
  if (low.getType() == type)
    return low;
  return arith::TruncIOp::create(wide.getBuilder(), wide.getLoc(), type, low);
}

//===-- Indices ------------------------------------------------------------===//

/// Whether indices have more bits than a half, so that both halves matter.
static bool isIndexWiderThanHalf(const WideIntBuilder &wide, Operation *op) {
  Type index = IndexType::get(op->getContext());
  return DataLayout::closest(op).getTypeSizeInBits(index) > wide.getHalfWidth();
}

/// The width of a half as an index, in the original shape.
static Value createIndexWidth(const WideIntBuilder &wide) {
  Type type =
      wide.getTypeLikeOriginal(IndexType::get(wide.getBuilder().getContext()));
  return createScalarOrSplatConstant(wide.getBuilder(), wide.getLoc(), type,
                                     wide.getHalfWidth());
}

/// `Cast` is arith.index_cast or arith.index_castui.
template <typename Cast>
static Value lowerToIndex(const WideIntBuilder &wide, Cast op, Value value) {
  OpBuilder &builder = wide.getBuilder();
  Location loc = wide.getLoc();
  Type type = op->getResult(0).getType();
  Value low = createLowPart(wide, value);
  if (!isIndexWiderThanHalf(wide, op))
    return Cast::create(builder, loc, type, low);
  Value high = wide.toOriginalShape(wide.extractHigh(value));
  Value lowIndex = arith::IndexCastUIOp::create(builder, loc, type, low);
  Value highIndex = Cast::create(builder, loc, type, high);
  Value width = createIndexWidth(wide);
  Value shifted = wide.apply<arith::ShLIOp>(highIndex, width);
  return wide.apply<arith::OrIOp>(shifted, lowIndex);
}

template <typename Cast, typename Shift>
static Value lowerFromIndex(const WideIntBuilder &wide, Cast op, Value index) {
  OpBuilder &builder = wide.getBuilder();
  Location loc = wide.getLoc();
  Type halfElement = getElementTypeOrSelf(wide.getHalfType());
  Type type = wide.getTypeLikeOriginal(halfElement);
  Value low = Cast::create(builder, loc, type, index);
  if (!isIndexWiderThanHalf(wide, op))
    return std::is_same_v<Cast, arith::IndexCastOp> ? wide.extendSigned(low)
                                                    : wide.extendUnsigned(low);
  Value width = createIndexWidth(wide);
  Value shifted = wide.apply<Shift>(index, width);
  Value high = Cast::create(builder, loc, type, shifted);
  Value lowHalf = wide.toHalfShape(low);
  return wide.join(lowHalf, wide.toHalfShape(high));
}

/// `Shift` moves the bits of the high half of an index to the low one.
template <typename Cast, typename Shift>
static Value lowerIndexCast(const WideIntBuilder &wide, Cast op,
                            typename Cast::Adaptor adaptor) {
  if (getElementTypeOrSelf(op->getResult(0).getType()).isIndex())
    return lowerToIndex<Cast>(wide, op, adaptor.getIn());
  return lowerFromIndex<Cast, Shift>(wide, op, adaptor.getIn());
}

void detail::populateWideIntCastPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  addWideIntPattern<arith::ExtSIOp>(patterns, converter, lowerExtendSigned);
  addWideIntPattern<arith::ExtUIOp>(patterns, converter, lowerExtendUnsigned);
  addWideIntPattern<arith::TruncIOp>(patterns, converter, lowerTruncate);
  addWideIntPattern<arith::IndexCastOp>(
      patterns, converter, lowerIndexCast<arith::IndexCastOp, arith::ShRSIOp>);
  addWideIntPattern<arith::IndexCastUIOp>(
      patterns, converter,
      lowerIndexCast<arith::IndexCastUIOp, arith::ShRUIOp>);
}
