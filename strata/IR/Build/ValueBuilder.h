// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A builder for code that computes with values: it keeps a location, and creates operations
// of a class that is a template argument, or of a name that is chosen at run time, from
// their parts. Builders for one dialect or one kind of type derive from it.
//
//   ValueBuilder values(rewriter, op->getLoc());
//   Value sum = values.binary<arith::AddIOp>(lhs, rhs);
#ifndef STRATA_IR_BUILD_VALUEBUILDER_H
#define STRATA_IR_BUILD_VALUEBUILDER_H

#include "strata/IR/Build/Builder.h"

namespace strata {

/// Creates operations at the insertion point of a builder, which must outlive it. `OpTy` is a
/// generated class; attributes are given by name, with the sizes of segments.
class ValueBuilder {
public:
  ValueBuilder(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  OpBuilder &getBuilder() const { return builder; }
  Location getLoc() const { return loc; }
  Context *getContext() const { return builder.getContext(); }

  /// An operation with any number of results.
  template <typename OpTy>
  OpTy createOp(ValueRange operands = {}, TypeRange types = {},
                ArrayRef<NamedAttribute> attributes = {}) const {
    return OpTy::create(builder, loc, types, operands, attributes);
  }
  Operation *createOp(StringRef name, ValueRange operands, TypeRange types,
                      ArrayRef<NamedAttribute> attributes = {}) const {
    return builder.create(loc, name, operands, types, attributes);
  }

  /// The result of an operation that has one.
  template <typename OpTy>
  Value create(ValueRange operands, Type type,
               ArrayRef<NamedAttribute> attributes = {}) const {
    return createOp<OpTy>(operands, type, attributes)->getResult(0);
  }
  Value create(StringRef name, ValueRange operands, Type type,
               ArrayRef<NamedAttribute> attributes = {}) const {
    return createOp(name, operands, type, attributes)->getResult(0);
  }

  /// The result of an operation that has one, of the type of the first operand.
  template <typename OpTy>
  Value apply(ValueRange operands,
              ArrayRef<NamedAttribute> attributes = {}) const {
    return create<OpTy>(operands, operands.front().getType(), attributes);
  }
  template <typename OpTy>
  Value binary(Value lhs, Value rhs,
               ArrayRef<NamedAttribute> attributes = {}) const {
    return apply<OpTy>({lhs, rhs}, attributes);
  }
  Value binary(StringRef name, Value lhs, Value rhs,
               ArrayRef<NamedAttribute> attributes = {}) const {
    return create(name, {lhs, rhs}, lhs.getType(), attributes);
  }

protected:
  OpBuilder &builder;
  Location loc;
};

} // namespace strata

#endif // STRATA_IR_BUILD_VALUEBUILDER_H
