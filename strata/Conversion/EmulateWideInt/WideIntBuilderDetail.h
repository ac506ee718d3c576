// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds operations on the halves of emulated integers. A converted value is a vector whose last
// dimension has the low and the high half:
//
//   wide type          converted             half                  shape of a part
//   i64                vector<2xi32>         i32                   i32
//   vector<i64>        vector<2xi32>         i32                   vector<i32>
//   vector<3xi64>      vector<3x2xi32>       vector<3x1xi32>       vector<3xi32>
//
// Operations between halves and values of other types (conditions, floats, indices) have the shape
// of the original operation.
#ifndef STRATA_CONVERSION_EMULATEWIDEINT_WIDEINTBUILDERDETAIL_H
#define STRATA_CONVERSION_EMULATEWIDEINT_WIDEINTBUILDERDETAIL_H

#include "strata/Conversion/EmulateWideInt/EmulateWideInt.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata::detail {

/// The halves of a value, each of the type `WideIntBuilder::getHalfType()`.
struct WideIntHalves {
  Value low, high;
};

class WideIntBuilder {
public:
  /// `convertedType` is the conversion of `wideType`.
  WideIntBuilder(OpBuilder &builder, Location loc, Type wideType,
                 VectorType convertedType);

  // Types.

  /// The width of a half.
  unsigned getHalfWidth() const { return halfWidth; }
  Type getHalfType() const { return halfType; }
  VectorType getConvertedType() const { return convertedType; }
  /// The type of the original shape with elements of the type `elementType`.
  Type getTypeLikeOriginal(Type elementType) const;
  /// The type of the shape of halves with elements of the type `elementType`.
  Type getTypeLikeHalf(Type elementType) const;

  // Halves and shapes.

  Value extractLow(Value wide) const { return extract(wide, 0); }
  Value extractHigh(Value wide) const { return extract(wide, 1); }
  WideIntHalves split(Value wide) const;
  Value join(Value low, Value high) const;
  /// A number below 2^halfWidth, whose high half is zero.
  Value joinLow(Value low) const;
  /// A value of the original shape in the shape of halves.
  Value toHalfShape(Value value) const;
  /// A value of the shape of halves in the original shape.
  Value toOriginalShape(Value value) const;
  /// A number of the half's type in all elements.
  Value createHalf(int64_t number) const;
  /// Zero in the converted type.
  Value createZero() const;

  /// An operation whose result has the type of its operands.
  template <typename Op> Value apply(Value lhs, Value rhs) const {
    return Op::create(builder, loc, lhs, rhs).getResult();
  }
  Value compare(dialects::arith::CmpIPredicate predicate, Value lhs,
                Value rhs) const;
  Value select(Value condition, Value trueValue, Value falseValue) const;

  // Operations on converted values.

  Value sub(Value lhs, Value rhs) const;
  /// The result has the original shape.
  Value compareWide(dialects::arith::CmpIPredicate predicate, Value lhs,
                    Value rhs) const;
  /// `condition` is an `i1`, or a vector of the original shape.
  Value selectWide(Value condition, Value trueValue, Value falseValue) const;
  /// `value` is of the original shape, with integers of at most the width of a half.
  Value extendSigned(Value value) const;
  Value extendUnsigned(Value value) const;
  /// Extends the sign of a half.
  Value extendHalf(Value half) const;

  OpBuilder &getBuilder() const { return builder; }
  Location getLoc() const { return loc; }

private:
  Value extract(Value wide, int64_t position) const;
  Value insert(Value half, Value wide, int64_t position) const;
  /// True if halves are scalars.
  bool isScalar() const { return !isa<VectorType>(halfType); }

  OpBuilder &builder;
  Location loc;
  Type wideType;
  VectorType convertedType;
  Type halfType;
  unsigned halfWidth;
};

/// The conversion of `type` if it is one of wide integers; null otherwise.
VectorType convertWideInt(const TypeConverter &converter, Type type);

/// Replaces an operation with one result by the value that a function returns. Operands of the
/// adaptor are converted.
template <typename Op>
class WideIntPattern final : public OpConversionPattern<Op> {
public:
  using Adaptor = typename Op::Adaptor;
  using LowerFn = Value (*)(const WideIntBuilder &wide, Op op, Adaptor adaptor);
  WideIntPattern(const TypeConverter &converter, Context *ctx, LowerFn lower)
      : OpConversionPattern<Op>(converter, ctx), lower(lower) {}
  /// Fails if `lower` returns null; it does so before it creates operations.
  LogicalResult
  matchAndRewrite(Op op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const TypeConverter &converter = *this->getTypeConverter();
    Type resultType = op->getResult(0).getType();
    if (!converter.convertType(resultType))
      return rewriter.notifyMatchFailure(op, "the result type has no "
                                             "conversion");
    Type wideType = resultType;
    VectorType convertedType = convertWideInt(converter, resultType);
    if (!convertedType) {
      wideType = op->getOperandTypes().front();
      convertedType = convertWideInt(converter, wideType);
    }
    if (!convertedType)
      return rewriter.notifyMatchFailure(op, "no wide integers");
    WideIntBuilder wide(rewriter, op->getLoc(), wideType, convertedType);
    Value value = lower(wide, op, adaptor);
    if (!value)
      return rewriter.notifyMatchFailure(op,
                                         "the halves do not give its value");
    rewriter.replaceOp(op, value);
    return success();
  }

private:
  LowerFn lower;
};

/// Adds the pattern for operations `Op` that is `lower`.
template <typename Op>
void addWideIntPattern(RewritePatternSet &patterns,
                       const TypeConverter &converter,
                       typename WideIntPattern<Op>::LowerFn lower) {
  patterns.add<WideIntPattern<Op>>(converter, patterns.getContext(), lower);
}

/// Patterns by kind of operation.
void populateWideIntArithmeticPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns);
void populateWideIntShiftPatterns(const WideIntEmulationConverter &converter,
                                  RewritePatternSet &patterns);
void populateWideIntCastPatterns(const WideIntEmulationConverter &converter,
                                 RewritePatternSet &patterns);
void populateWideIntFloatPatterns(const WideIntEmulationConverter &converter,
                                  RewritePatternSet &patterns);

} // namespace strata::detail

#endif // STRATA_CONVERSION_EMULATEWIDEINT_WIDEINTBUILDERDETAIL_H
