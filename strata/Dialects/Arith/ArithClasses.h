// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Classes of `arith.constant` by the type of its value, and functions that create constants, as
// in MLIR. ArithOps.h includes this header.
#ifndef STRATA_DIALECTS_ARITH_ARITHCLASSES_H
#define STRATA_DIALECTS_ARITH_ARITHCLASSES_H

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/OpFoldResult.h"

namespace dialects::arith {

/// A constant of a signless integer type.
class ConstantIntOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(const ::strata::Operation *op) {
    return ConstantOp::classof(op) &&
           op->getResult(0).getType().isSignlessInteger();
  }
  static ConstantIntOp create(::strata::OpBuilder &builder,
                              ::strata::Location loc, ::strata::Type type,
                              int64_t value) {
    return ConstantIntOp(
        ConstantOp::create(builder, loc, builder.getIntegerAttr(type, value)));
  }
  static ConstantIntOp create(::strata::OpBuilder &builder,
                              ::strata::Location loc, int64_t value,
                              unsigned width) {
    return create(builder, loc, builder.getIntegerType(width), value);
  }
  static ConstantIntOp create(::strata::OpBuilder &builder,
                              ::strata::Location loc, ::strata::Type type,
                              const ::llvm::APInt &value) {
    return ConstantIntOp(
        ConstantOp::create(builder, loc, builder.getIntegerAttr(type, value)));
  }
  /// The value, with its sign extended; the type has at most 64 bits.
  int64_t value() const {
    return ::llvm::cast<::strata::IntegerAttr>(getValue()).getInt();
  }
};

/// A constant of type `index`.
class ConstantIndexOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(const ::strata::Operation *op) {
    return ConstantOp::classof(op) && op->getResult(0).getType().isIndex();
  }
  static ConstantIndexOp create(::strata::OpBuilder &builder,
                                ::strata::Location loc, int64_t value) {
    return ConstantIndexOp(
        ConstantOp::create(builder, loc, builder.getIndexAttr(value)));
  }
  int64_t value() const {
    return ::llvm::cast<::strata::IntegerAttr>(getValue()).getInt();
  }
};

/// A constant of a float type.
class ConstantFloatOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(const ::strata::Operation *op) {
    return ConstantOp::classof(op) && op->getResult(0).getType().isFloat();
  }
  /// `value` has the semantics of `type`.
  static ConstantFloatOp create(::strata::OpBuilder &builder,
                                ::strata::Location loc,
                                ::strata::FloatType type,
                                const ::llvm::APFloat &value) {
    return ConstantFloatOp(
        ConstantOp::create(builder, loc, builder.getFloatAttr(type, value)));
  }
  ::llvm::APFloat value() const {
    return ::llvm::cast<::strata::FloatAttr>(getValue()).getValue();
  }
};

} // namespace dialects::arith

namespace strata {

/// The value of `mixed`: for an attribute, a constant of type `index` that is created.
Value getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                      OpFoldResult mixed);
SmallVector<Value>
getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                ArrayRef<OpFoldResult> mixed);
/// The value of `mixed`: for an attribute, a constant of its type that is created.
Value getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc,
                                    OpFoldResult mixed);
/// `value` of the type `targetType`, one of both being an index; a cast that is created if the
/// types differ.
Value getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc,
                                      Type targetType, Value value);
/// A constant of a type of integers, indices or floats, or a splat of a vector or tensor of
/// these.
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  int64_t value);

} // namespace strata

#endif // STRATA_DIALECTS_ARITH_ARITHCLASSES_H
