// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A builder of the code that works on the arrays of sparse tensors: numbers of type index, and
// elements of arrays of rank 1.
#ifndef STRATA_SPARSETENSOR_SPARSEBUILDER_H
#define STRATA_SPARSETENSOR_SPARSEBUILDER_H

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/ValueBuilder.h"

namespace strata::sparse_tensor {

class SparseBuilder : public ValueBuilder {
public:
  using ValueBuilder::ValueBuilder;

  Value index(int64_t value) const;
  Value boolean(bool value) const;
  /// 0 of an integer, index, float, complex or vector type.
  Value zero(Type type) const;
  /// The constant `value`, which may be of a complex type.
  Value constant(Attribute value, Type type) const;
  Value add(Value lhs, Value rhs) const;
  Value add(Value lhs, int64_t rhs) const;
  Value sub(Value lhs, Value rhs) const;
  Value mul(Value lhs, Value rhs) const;
  Value bitAnd(Value lhs, Value rhs) const;
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) const;
  Value select(Value condition, Value lhs, Value rhs) const;
  /// Whether a number is not 0.
  Value isNonzero(Value value) const;
  /// Converts between index and integers, which are unsigned.
  Value cast(Value value, Type type) const;
  Value toIndex(Value value) const {
    return cast(value, builder.getIndexType());
  }

  Value load(Value memref, ValueRange indices) const;
  /// An element of an array of positions or coordinates, as an index.
  Value loadIndex(Value memref, ValueRange indices) const;
  void store(Value value, Value memref, ValueRange indices) const;
  void yield(ValueRange values) const;
};

/// A place for functions that code at another one calls.
struct SymbolPlace {
  /// The nearest operation around the code that has symbols.
  Operation *table;
  /// The place in it before the code.
  Block *block;
  Block::iterator point;
};

/// The place for functions that are called at the insertion point of `builder`.
SymbolPlace findSymbolPlace(OpBuilder &builder);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_SPARSEBUILDER_H
