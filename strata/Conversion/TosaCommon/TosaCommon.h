// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of conversions from tosa: types, numbers of constants, and tensors.
#ifndef STRATA_CONVERSION_TOSACOMMON_TOSACOMMON_H
#define STRATA_CONVERSION_TOSACOMMON_TOSACOMMON_H

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/Shapes/Reassociation.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/DialectConversion/TypeConverter.h"

#include "llvm/ADT/APFloat.h"

namespace strata {

class ConversionTarget;
class RewritePatternSet;
class RewriterBase;

/// Makes unsigned integers signless, also as elements of tensors, with
/// builtin.unrealized_conversion_cast where both are needed.
void populateTosaTypeConversion(TypeConverter &converter);

namespace tosalower {

//===-- Passes -------------------------------------------------------------===//

/// A pass on functions.
struct FunctionPass : Pass {
  using Pass::Pass;
  bool canScheduleOn(const OpDefinition &def) const override;
  /// Converts the function. Operations of unknown legality are legal.
  void convertFunction(ConversionTarget &target, RewritePatternSet &patterns);
};

//===-- Numbers ------------------------------------------------------------===//

/// The type that holds the integers of `type` in arith; other types as they are.
Type getSignless(Type type);

/// The number of a constant with one element, or whose elements are equal; a fraction is dropped.
std::optional<int64_t> getConstantNumber(Value value);

/// The least and the greatest number of `type`, an integer or float type, as an attribute:
/// infinities of floats that have them.
Attribute getLeastNumber(Type type);
Attribute getGreatestNumber(Type type);

/// A clamp of the integer `value` to the numbers from `min` to `max`.
Value createIntegerClamp(OpBuilder &builder, Location loc, Value value,
                         Value min, Value max, bool isUnsigned);

/// The clamp of `value` to the range of the integers of `width` bits, as constants of the type
/// of `value`.
Value createClampToWidth(OpBuilder &builder, Location loc, Value value,
                         unsigned width, bool isUnsigned);

//===-- Tensors ------------------------------------------------------------===//

/// The dimensions of `value` that are dynamic in its type, as tensor.dim.
SmallVector<Value> createDynamicSizes(OpBuilder &builder, Location loc,
                                      Value value);

/// A tensor of `type` whose elements are `value`, with the given dynamic sizes.
Value createFill(OpBuilder &builder, Location loc, Value value,
                 RankedTensorType type, ValueRange sizes);

/// Splits dimensions of `source`. A group has at most one dynamic size in `type`, the quotient of
/// the size that it splits and the others.
Value createExpandShape(OpBuilder &builder, Location loc, RankedTensorType type,
                        Value source, ArrayRef<ReassociationIndices> groups);

/// Replaces the result of `op` by `value`, a tensor of the same rank, with tensor.cast if the types
/// differ.
void replaceWithCast(RewriterBase &rewriter, Operation *op, Value value);

} // namespace tosalower
} // namespace strata

#endif // STRATA_CONVERSION_TOSACOMMON_TOSACOMMON_H
