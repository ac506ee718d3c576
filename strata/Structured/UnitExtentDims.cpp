// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/UnitExtentDims.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/UnitExtentDimsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::linalg;
using strata::linalg::detail::ReducedShape;

//===-- Reduced values -----------------------------------------------------===//

static bool usesSlices(const ControlDropUnitDims &options) {
  return options.rankReductionStrategy ==
         ControlDropUnitDims::RankReductionStrategy::ExtractInsertSlice;
}

/// Offsets or strides of `rank` dimensions.
static SmallVector<OpFoldResult> repeat(Builder &builder, int64_t value,
                                        int64_t rank) {
  return SmallVector<OpFoldResult>(rank, builder.getIndexAttr(value));
}

static Value reduceTensor(RewriterBase &rewriter, Location loc, Value value,
                          RankedTensorType type, const ReducedShape &reduced,
                          const ControlDropUnitDims &options) {
  if (!usesSlices(options))
    return tensor::CollapseShapeOp::create(
        rewriter, loc, Type(type.clone(reduced.shape)), value, reduced.groups);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, value);
  return tensor::ExtractSliceOp::create(
      rewriter, loc, type.clone(reduced.shape), value,
      repeat(rewriter, 0, type.getRank()), sizes,
      repeat(rewriter, 1, type.getRank()));
}

static Value reduceMemRef(RewriterBase &rewriter, Location loc, Value value,
                          MemRefType type, const ReducedShape &reduced,
                          const ControlDropUnitDims &options) {
  if (!usesSlices(options))
    return memref::CollapseShapeOp::create(
        rewriter, loc,
        Type(MemRefType::get(reduced.shape, type.getElementType(), nullptr,
                             type.getMemorySpace())),
        value, reduced.groups);
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(rewriter, loc, value);
  SmallVector<OpFoldResult> offsets = repeat(rewriter, 0, type.getRank());
  SmallVector<OpFoldResult> strides = repeat(rewriter, 1, type.getRank());
  auto view = memref::SubViewOp::inferRankReducedResultType(
      ArrayRef<int64_t>(reduced.shape), type, ArrayRef<OpFoldResult>(offsets),
      ArrayRef<OpFoldResult>(sizes), ArrayRef<OpFoldResult>(strides));
  return memref::SubViewOp::create(rewriter, loc, cast<MemRefType>(Type(view)),
                                   value, offsets, sizes, strides);
}

Value linalg::detail::reduceRank(RewriterBase &rewriter, Location loc,
                                 Value value, const ReducedShape &reduced,
                                 const ControlDropUnitDims &options) {
  if (auto type = dyn_cast<RankedTensorType>(value.getType()))
    return reduceTensor(rewriter, loc, value, type, reduced, options);
  return reduceMemRef(rewriter, loc, value, cast<MemRefType>(value.getType()),
                      reduced, options);
}

Value linalg::detail::restoreRank(RewriterBase &rewriter, Location loc,
                                  Value value, Value dest,
                                  const ReducedShape &reduced,
                                  const ControlDropUnitDims &options) {
  auto type = cast<RankedTensorType>(dest.getType());
  if (!usesSlices(options))
    return tensor::ExpandShapeOp::create(rewriter, loc, type, value,
                                         reduced.groups);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, dest);
  return tensor::InsertSliceOp::create(
      rewriter, loc, value, dest, repeat(rewriter, 0, type.getRank()), sizes,
      repeat(rewriter, 1, type.getRank()));
}

ReducedShape linalg::detail::dropDims(ArrayRef<int64_t> shape,
                                      function_ref<bool(size_t)> isDropped) {
  ReducedShape reduced;
  ReassociationIndices group;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    group.push_back(int64_t(dim));
    if (isDropped(dim) && !reduced.shape.empty() && group.size() == 1) {
      reduced.groups.back().push_back(int64_t(dim));
      group.clear();
    }
    if (isDropped(dim))
      continue;
    reduced.shape.push_back(shape[dim]);
    reduced.kept.push_back(dim);
    reduced.groups.push_back(group);
    group.clear();
  }
  return reduced;
}

//===-- linalg.generic -----------------------------------------------------===//

namespace {
/// The operation without unit dimensions while it is created.
class UnitDimDropper {
public:
  UnitDimDropper(RewriterBase &rewriter, GenericOp op,
                 const ControlDropUnitDims &options)
      : rewriter(rewriter), op(op), structured(op.getOperation()),
        options(options) {}
  FailureOr<DropUnitDimsResult> run();

private:
  bool findUnitLoops();
  /// Fails if an operand with a unit dimension cannot be reshaped.
  LogicalResult reduceOperand(OpOperand &operand);
  GenericOp createOp(ArrayRef<Value> operands);
  void replaceIndices(Block &body);

  RewriterBase &rewriter;
  GenericOp op;
  LinalgOp structured;
  const ControlDropUnitDims &options;
  llvm::SmallBitVector unitLoops;
  /// The dimensions of the new maps for the loops, 0 for those that are dropped.
  SmallVector<AffineExpr> newLoops;
  unsigned numNewLoops = 0;
  SmallVector<AffineMap> newMaps;
  SmallVector<ReducedShape, 0> shapes;
};
} // namespace

bool UnitDimDropper::findUnitLoops() {
  unsigned numLoops = structured.getNumLoops();
  AffineMap toLoops = structured.getShapesToLoopsMap();
  if (!toLoops || !structured.getBlock())
    return false;
  unitLoops.resize(numLoops);
  SmallVector<int64_t> sizes = structured.getStaticShape();
  SmallVector<unsigned> allowed;
  if (options.controlFn)
    allowed = options.controlFn(op);
  for (unsigned loop = 0; loop < numLoops; ++loop) {
    auto dim = dyn_cast<AffineDimExpr>(toLoops.getResult(loop));
    if (dim && sizes[dim.getPosition()] == 1 &&
        (!options.controlFn || llvm::is_contained(allowed, loop)))
      unitLoops.set(loop);
  }
  for (unsigned loop = 0; loop < numLoops; ++loop)
    newLoops.push_back(unitLoops[loop]
                           ? rewriter.getAffineConstantExpr(0)
                           : rewriter.getAffineDimExpr(numNewLoops++));
  return true;
}

/// Whether dimensions of `type` can be removed: there is no layout and no encoding.
static bool isReducible(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return !memref.getLayout();
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.getEncoding();
}

LogicalResult UnitDimDropper::reduceOperand(OpOperand &operand) {
  AffineMap map = structured.getMatchingIndexingMap(&operand);
  ArrayRef<int64_t> shape = structured.getShape(&operand);
  bool canReduce = isReducible(operand.get().getType());
  auto isDropped = [&](size_t dim) {
    AffineExpr expr = map.getResult(unsigned(dim));
    return canReduce && shape[dim] == 1 &&
           expr.replaceDimsAndSymbols(newLoops, {}).isConstant(0);
  };
  shapes.push_back(linalg::detail::dropDims(shape, isDropped));
  SmallVector<AffineExpr> results;
  for (size_t dim : shapes.back().kept)
    results.push_back(
        map.getResult(unsigned(dim)).replaceDimsAndSymbols(newLoops, {}));
  newMaps.push_back(
      AffineMap::get(numNewLoops, 0, results, rewriter.getContext()));
  if (canReduce)
    return success();
  for (unsigned loop : unitLoops.set_bits())
    if (map.isFunctionOfDim(loop))
      return failure();
  return success();
}

void UnitDimDropper::replaceIndices(Block &body) {
  for (Operation &inner : llvm::make_early_inc_range(body)) {
    auto index = dyn_cast<IndexOp>(&inner);
    if (!index)
      continue;
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(index);
    AffineExpr loop = newLoops[size_t(index.getDim())];
    auto dim = dyn_cast<AffineDimExpr>(loop);
    if (!dim)
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(
          index, rewriter.getIndexType(), rewriter.getIndexAttr(0));
    else if (dim.getPosition() != uint64_t(index.getDim()))
      rewriter.replaceOpWithNewOp<IndexOp>(index, dim.getPosition());
  }
}

GenericOp UnitDimDropper::createOp(ArrayRef<Value> operands) {
  SmallVector<IteratorType> iterators;
  for (auto [loop, type] : llvm::enumerate(structured.getIteratorTypesArray()))
    if (!unitLoops[unsigned(loop)])
      iterators.push_back(type);
  unsigned numInputs = structured.getNumDpsInputs();
  ArrayRef<Value> outputs = operands.drop_front(numInputs);
  SmallVector<Type> types;
  if (op->getNumResults())
    for (Value output : outputs)
      types.push_back(output.getType());
  auto newOp = GenericOp::create(rewriter, op.getLoc(), types,
                                 operands.take_front(numInputs), outputs,
                                 newMaps, iterators);
  Region &region = newOp->getRegion(0);
  rewriter.inlineRegionBefore(op->getRegion(0), region, region.end());
  replaceIndices(region.front());
  return newOp;
}

FailureOr<DropUnitDimsResult> UnitDimDropper::run() {
  if (!findUnitLoops())
    return failure();
  for (OpOperand &operand : op->getOpOperands())
    if (failed(reduceOperand(operand)))
      return failure();
  if (newMaps == structured.getIndexingMapsArray() ||
      !inversePermutation(concatAffineMaps(newMaps, op->getContext())))
    return failure();
  SmallVector<Value> operands;
  for (auto [operand, reduced] : llvm::zip(op->getOperands(), shapes))
    operands.push_back(
        reduced.kept.size() == size_t(getStructuredRank(operand.getType()))
            ? Value(operand)
            : linalg::detail::reduceRank(rewriter, op.getLoc(), operand,
                                         reduced, options));
  SmallVector<Value> inits(structured.getDpsInits());
  unsigned numInputs = structured.getNumDpsInputs();
  DropUnitDimsResult result;
  result.resultOp = createOp(operands);
  for (auto [i, value] : llvm::enumerate(result.resultOp->getResults())) {
    Value dest = inits[i];
    result.replacements.push_back(
        dest.getType() == value.getType()
            ? Value(value)
            : linalg::detail::restoreRank(rewriter, op.getLoc(), value, dest,
                                          shapes[numInputs + i], options));
  }
  return result;
}

FailureOr<DropUnitDimsResult>
linalg::dropUnitDims(RewriterBase &rewriter, GenericOp op,
                     const ControlDropUnitDims &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  return UnitDimDropper(rewriter, op, options).run();
}
