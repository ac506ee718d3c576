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
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Interfaces/DestinationStyleOpInterface.h"

namespace dialects::linalg {

enum class IteratorType : uint32_t;

namespace detail {
template <typename Derived> class LinalgOpMethods;
}

/// An operation that lists the interface `linalg::LinalgOp`. The functions also accept
/// unverified operations; for these they may return fewer maps, loops or operands.
class LinalgOp : public strata::OpInterface<LinalgOp>,
                 public strata::DestinationStyleOpInterface::Trait<LinalgOp> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "linalg::LinalgOp";
  /// The functions of the handle, other than those of DestinationStyleOpInterface, for the
  /// class of an operation.
  template <typename Derived> using Trait = detail::LinalgOpMethods<Derived>;

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

  /// The attribute with the maps: that of the operation, or a new one.
  strata::ArrayAttr getIndexingMaps() const;
  /// The map of the output that is written to `result`.
  strata::AffineMap getIndexingMapMatchingResult(strata::OpResult result) const;
  /// Appends the numbers of the loops of one kind.
  void getParallelDims(strata::SmallVectorImpl<unsigned> &dims) const;
  void getReductionDims(strata::SmallVectorImpl<unsigned> &dims) const;
  /// Whether all maps permute and omit dimensions only.
  bool hasOnlyProjectedPermutations() const;
  /// All results of the maps, one map after the other.
  strata::AffineMap getLoopsToShapesMap() const;
  /// The inverse of it; null if a loop is not the index of an operand's dimension.
  strata::AffineMap getShapesToLoopsMap() const;
  /// The sizes of all dimensions of the operands, one operand after the other: attributes, or
  /// results of tensor.dim and memref.dim that are created where `builder` inserts.
  strata::SmallVector<strata::OpFoldResult>
  createFlatListOfOperandDims(strata::OpBuilder &builder,
                              strata::Location loc) const;
  /// For each loop 0, the number of iterations and 1.
  strata::SmallVector<strata::Range, 4>
  createLoopRanges(strata::OpBuilder &builder, strata::Location loc) const;

  /// The shape and rank of an operand's type; empty and 0 for scalars.
  strata::ArrayRef<int64_t> getShape(strata::OpOperand *operand) const;
  int64_t getRank(strata::OpOperand *operand) const {
    return int64_t(getShape(operand).size());
  }
  /// The shapes of all operands, one after the other.
  strata::SmallVector<int64_t> getStaticShape() const;
  bool hasDynamicShape() const;

  /// The block of the only region; null if the region is empty.
  strata::Block *getBlock() const;
  strata::ArrayRef<strata::BlockArgument> getRegionInputArgs() const {
    return getBlock()->getArguments().take_front(getNumDpsInputs());
  }
  strata::ArrayRef<strata::BlockArgument> getRegionOutputArgs() const {
    return getBlock()->getArguments().drop_front(getNumDpsInputs());
  }
  strata::BlockArgument
  getMatchingBlockArgument(const strata::OpOperand *operand) const {
    return getBlock()->getArgument(operand->getOperandNumber());
  }
  strata::OpOperand *
  getMatchingOpOperand(strata::BlockArgument argument) const {
    return &getOperation()->getOpOperand(argument.getArgNumber());
  }
  /// The value that the body yields for the output `operand`.
  strata::OpOperand *
  getMatchingYieldValue(const strata::OpOperand *operand) const;
  bool payloadUsesValueFromOperand(const strata::OpOperand *operand) const {
    return !getMatchingBlockArgument(operand).use_empty();
  }
  /// Whether the body reads the output `operand`.
  bool isInitTensor(const strata::OpOperand *operand) const {
    return isDpsInit(operand) && payloadUsesValueFromOperand(operand);
  }
  /// Whether the body has a linalg.index.
  bool hasIndexSemantics() const;

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

namespace detail {
/// The functions of LinalgOp, for the class `Derived` of an operation.
template <typename Derived> class LinalgOpMethods {
public:
  auto getIndexingMapsArray() const { return self().getIndexingMapsArray(); }
  auto getMatchingIndexingMap(strata::OpOperand *operand) const {
    return self().getMatchingIndexingMap(operand);
  }
  unsigned getNumLoops() const { return self().getNumLoops(); }
  auto getIteratorTypesArray() const { return self().getIteratorTypesArray(); }
  unsigned getNumParallelLoops() const { return self().getNumParallelLoops(); }
  unsigned getNumReductionLoops() const {
    return self().getNumReductionLoops();
  }
  auto getStaticLoopRanges() const { return self().getStaticLoopRanges(); }
  auto getIndexingMaps() const { return self().getIndexingMaps(); }
  auto getIndexingMapMatchingResult(strata::OpResult result) const {
    return self().getIndexingMapMatchingResult(result);
  }
  void getParallelDims(strata::SmallVectorImpl<unsigned> &dims) const {
    self().getParallelDims(dims);
  }
  void getReductionDims(strata::SmallVectorImpl<unsigned> &dims) const {
    self().getReductionDims(dims);
  }
  bool hasOnlyProjectedPermutations() const {
    return self().hasOnlyProjectedPermutations();
  }
  auto getLoopsToShapesMap() const { return self().getLoopsToShapesMap(); }
  auto getShapesToLoopsMap() const { return self().getShapesToLoopsMap(); }
  auto createFlatListOfOperandDims(strata::OpBuilder &builder,
                                   strata::Location loc) const {
    return self().createFlatListOfOperandDims(builder, loc);
  }
  auto createLoopRanges(strata::OpBuilder &builder,
                        strata::Location loc) const {
    return self().createLoopRanges(builder, loc);
  }
  auto getShape(strata::OpOperand *operand) const {
    return self().getShape(operand);
  }
  int64_t getRank(strata::OpOperand *operand) const {
    return self().getRank(operand);
  }
  auto getStaticShape() const { return self().getStaticShape(); }
  bool hasDynamicShape() const { return self().hasDynamicShape(); }
  strata::Block *getBlock() const { return self().getBlock(); }
  auto getRegionInputArgs() const { return self().getRegionInputArgs(); }
  auto getRegionOutputArgs() const { return self().getRegionOutputArgs(); }
  auto getMatchingBlockArgument(const strata::OpOperand *operand) const {
    return self().getMatchingBlockArgument(operand);
  }
  auto getMatchingOpOperand(strata::BlockArgument argument) const {
    return self().getMatchingOpOperand(argument);
  }
  auto getMatchingYieldValue(const strata::OpOperand *operand) const {
    return self().getMatchingYieldValue(operand);
  }
  bool payloadUsesValueFromOperand(const strata::OpOperand *operand) const {
    return self().payloadUsesValueFromOperand(operand);
  }
  bool isInitTensor(const strata::OpOperand *operand) const {
    return self().isInitTensor(operand);
  }
  bool hasIndexSemantics() const { return self().hasIndexSemantics(); }

private:
  LinalgOp self() const {
    return LinalgOp(static_cast<const Derived *>(this)->getOperation());
  }
};
} // namespace detail

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
