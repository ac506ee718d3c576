// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of a memref or tensor that a vector.transfer_read or
// vector.transfer_write accesses.
#ifndef STRATA_DIALECTS_VECTOR_TRANSFEROPS_H
#define STRATA_DIALECTS_VECTOR_TRANSFEROPS_H

#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Graph/Value.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

class Context;

namespace detail {

/// A transfer of a vector from or to a part of `base`.
struct Transfer {
  Operation *op;
  Value base;
  ShapedType baseType;
  VectorType vectorType;
  SmallVector<Value> indices;
  /// Null without one.
  Value mask;
  AffineMap map;
  ArrayAttr inBounds;

  /// Whether all places are transferred: there is no mask, and no vector.mask around it.
  bool isUnmasked() const;
  /// Whether dimension `dim` of the vector may reach out of `base`.
  bool mayBeOutOfBounds(unsigned dim) const;
  bool hasOutOfBoundsDim() const;
  /// The number of elements of `base` that dimension `dim` of the vector
  /// covers; std::nullopt if the vector is scalable there, or if elements are
  /// not transferred unchanged.
  std::optional<int64_t> getExtent(unsigned dim) const;
  /// The dimension of the vector that covers dimension `dim` of `base`; std::nullopt without.
  std::optional<unsigned> getVectorDim(unsigned dim) const;
  /// Whether constants show that the places are within dimension `dim` of `base`.
  bool isWithin(unsigned dim) const;
  /// Whether the transfer may be executed where control flow does not reach it: the places are in `base`,
  /// or may be outside of it.
  bool isAlwaysDefined() const;
};

/// std::nullopt if `op`, which may be null, is no transfer or has parts of
/// unknown classes.
std::optional<Transfer> getTransfer(Operation *op);
/// The transfer that writes the tensor `value`.
std::optional<Transfer> getTransferTo(Value value);

/// Whether both transfer the same type from or to the same places under the same mask,
/// those within bounds.
bool accessSamePlaces(const Transfer &a, const Transfer &b);
/// Whether it is certain that no place is accessed by both.
bool accessDisjointPlaces(const Transfer &a, const Transfer &b);

void registerTransferFolds(Context &ctx);
void registerTransferSpeculatability(Context &ctx);
void registerTransferPatterns(Context &ctx);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_VECTOR_TRANSFEROPS_H
