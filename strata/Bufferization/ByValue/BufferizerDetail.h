// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the parts of bufferize-by-value: the functions and tensors that are
// converted.
#ifndef STRATA_BUFFERIZATION_BYVALUE_BUFFERIZERDETAIL_H
#define STRATA_BUFFERIZATION_BYVALUE_BUFFERIZERDETAIL_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace strata::detail {

/// Whether the type is that of a tensor.
inline bool isTensor(Type type) {
  return isa<RankedTensorType, UnrankedTensorType>(type);
}

/// Replaces the tensors of functions by memrefs.
class Bufferizer {
public:
  explicit Bufferizer(Operation *module);
  /// Fails, after errors, if an operation has tensors and its use of memory is
  /// unknown.
  LogicalResult run();

  OpBuilder builder;

  // Functions for rewrites of operations (BufferizeTensorOps.cpp). The insertion point is before the
  // operation.

  /// Whether `value` is a tensor, or an argument of a block that was one.
  bool isTensorValue(Value value) const {
    return isTensor(value.getType()) || buffers.contains(value);
  }
  /// Whether `op` has operands or results that are tensors.
  bool hasTensors(Operation *op) const;
  /// The memref with the elements of the tensor `value`; `value` itself if it is none.
  Value getBuffer(Value value) const;
  /// The memref of `value`, which `op` uses, to be changed: its own memory if nothing else
  /// needs it, and a copy otherwise. The block of `op` does not own it any more.
  Value takeBuffer(Value value, Operation *op);
  /// Memory for a memref; `like` gives dynamic sizes that are the same.
  Value allocate(Location loc, MemRefType type, ArrayRef<Value> dynamicSizes);
  Value allocateLike(Location loc, MemRefType type, Value like);
  /// A copy of a memref in memory of its own, which no block owns.
  Value copy(Location loc, Value buffer);
  /// `buffer` is the memory of the tensor `value`. With `isOwned`, the block that is
  /// rewritten owns it.
  void setBuffer(Value value, Value buffer, bool isOwned = true);
  Value createIndex(Location loc, int64_t value);
  Value createDim(Location loc, Value memref, int64_t dim);
  /// The size of each dimension.
  SmallVector<Value> createSizes(Location loc, Value memref);
  /// Loops from 0 to `sizes`; `body` is called with the insertion point inside.
  void createLoops(Location loc, ArrayRef<Value> sizes,
                   function_ref<void(ArrayRef<Value> ivs)> body);
  /// The type of the memory of a tensor; other types stay.
  static Type convertType(Type type);
  /// A name for a constant of the module.
  std::string getGlobalName(Attribute value, Type type);
  Operation *getModule() const { return module; }
  /// Rewrites the operations of a block, which ends up with no memory of its own. With
  /// `argsAreOwned`, the memory of its arguments belongs to it.
  LogicalResult runOnBlock(Block &block, bool argsAreOwned);
  LogicalResult runOnRegion(Region &region, bool argsAreOwned);

private:
  LogicalResult runOnFunction(Operation *function);
  /// Checks that all tensors in `function` can be memrefs.
  LogicalResult checkTypes(Operation *function);
  /// Whether what `op` uses has memory; fails, after an error, if not.
  LogicalResult checkOperands(Operation *op);
  LogicalResult runOnOp(Operation *op);
  LogicalResult runOnTerminator(Operation *op);
  LogicalResult runOnRegions(Operation *op);
  /// The block does not own memory that other blocks of the region use any more: it stays.
  void keepForOtherBlocks(Block &block);

  Operation *module;
  llvm::DenseMap<Value, Value> buffers;
  /// The allocations that the rewritten block owns, in order.
  llvm::SmallSetVector<Value, 8> owned;
  /// Replaced operations; erased when they have no uses any more.
  SmallVector<Operation *> dead;
  /// Whether there has been an error in the function.
  bool hasFailed = false;
  /// Constants of the module by value.
  llvm::DenseMap<Attribute, StringAttr> globals;
};

/// An error: `op` has tensors, and its use of memory is unknown.
LogicalResult refuse(Operation *op);

/// Rewrites an operation without regions that are executed on their own, with
/// the insertion point before it. std::nullopt if there is no rewrite for it.
std::optional<LogicalResult> bufferizeOp(Bufferizer &bufferizer, Operation *op);

} // namespace strata::detail

#endif // STRATA_BUFFERIZATION_BYVALUE_BUFFERIZERDETAIL_H
