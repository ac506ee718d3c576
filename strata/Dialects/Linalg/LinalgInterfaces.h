// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured operations: loop nests in which each iteration accesses the element of each
// operand that an affine map, the operand's indexing map, gives for it. The last operand
// slot of a structured operation is that of the outputs ("inits"); the others are inputs.
//
//   if (auto structured = dyn_cast<linalg::LinalgOp>(op))
//     for (AffineMap map : structured.getIndexingMapsArray()) ...
//
// The indexing maps are, in this order: those of the interface table, of `linalg.map` and the
// like; those of the dialect file, `linalg.indexing_maps`; the attribute `indexing_maps`;
// or else identity maps, with `() -> ()` for operands without dimensions.
#ifndef STRATA_DIALECTS_LINALG_LINALGINTERFACES_H
#define STRATA_DIALECTS_LINALG_LINALGINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Affine/AffineExpr.h"

namespace dialects::linalg {

enum class IteratorType : uint32_t;

/// An operation that lists the interface `linalg::LinalgOp`. The functions also accept
/// unverified operations; for these they may return fewer maps, loops or operands.
class LinalgOp : public strata::OpInterface<LinalgOp> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "linalg::LinalgOp";

  unsigned getNumDpsInits() const;
  unsigned getNumDpsInputs() const {
    return getOperation()->getNumOperands() - getNumDpsInits();
  }
  strata::OperandRange getDpsInputs() const {
    return getOperation()->getOperands().take_front(getNumDpsInputs());
  }
  strata::OperandRange getDpsInits() const {
    return getOperation()->getOperands().drop_front(getNumDpsInputs());
  }
  strata::OpOperand *getDpsInputOperand(unsigned i) const {
    return &getOperation()->getOpOperand(i);
  }
  strata::OpOperand *getDpsInitOperand(unsigned i) const {
    return &getOperation()->getOpOperand(getNumDpsInputs() + i);
  }
  bool isDpsInit(const strata::OpOperand *operand) const {
    return operand->getOperandNumber() >= getNumDpsInputs();
  }

  /// One map for each operand. O(results of the maps).
  strata::SmallVector<strata::AffineMap> getIndexingMapsArray() const;
  strata::AffineMap getMatchingIndexingMap(strata::OpOperand *operand) const {
    return getIndexingMapsArray()[operand->getOperandNumber()];
  }
  unsigned getNumLoops() const;
  /// `iterator_types` if the operation has the attribute. Otherwise a loop is a
  /// reduction if no output's map contains its dimension.
  strata::SmallVector<IteratorType> getIteratorTypesArray() const;
  unsigned getNumParallelLoops() const;
  unsigned getNumReductionLoops() const {
    return getNumLoops() - getNumParallelLoops();
  }
  /// The number of iterations of each loop: the size of the first operand dimension that
  /// the loop alone indexes. ShapedType::kDynamic if that is dynamic or if there is none.
  strata::SmallVector<int64_t> getStaticLoopRanges() const;

  /// There are tensors, and no memrefs.
  bool hasPureTensorSemantics() const;
  /// There are memrefs, and no tensors.
  bool hasPureBufferSemantics() const;
  /// The block of the only region; null if the region is empty.
  strata::Block *getBlock() const;

  struct Concept {
    using Interface = LinalgOp;
    /// Appends the maps to `maps`. Null stands for the attribute `indexing_maps`.
    void (*getIndexingMaps)(strata::Operation *op,
                            strata::SmallVectorImpl<strata::AffineMap> &maps) =
        nullptr;
    /// Null stands for the number of dimensions of the maps.
    unsigned (*getNumLoops)(strata::Operation *op) = nullptr;
  };
};

/// The rank of a ranked tensor or memref; 0 of other types.
int64_t getStructuredRank(strata::Type type);
/// The shape of a ranked tensor or memref; empty for other types.
strata::ArrayRef<int64_t> getStructuredShape(strata::Type type);
/// The element type of a ranked tensor or memref; other types themselves. It is the type
/// of the block argument for an operand of type `type`.
strata::Type getStructuredElementType(strata::Type type);

/// Sets `ranges` to the number of iterations of `numLoops` loops (getStaticLoopRanges);
/// false if there is a loop that no operand dimension is indexed by alone. There is one
/// map for each operand, with one result for each dimension of the operand.
bool computeLoopRanges(strata::Operation *op,
                       strata::ArrayRef<strata::AffineMap> maps,
                       unsigned numLoops,
                       strata::SmallVectorImpl<int64_t> &ranges);

} // namespace dialects::linalg

namespace strata {

using namespace ::dialects;

/// Registers `linalg.indexing_maps`, and the maps of operations that compute theirs.
void registerLinalgInterfaces(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_LINALGINTERFACES_H
