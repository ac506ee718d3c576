// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Padding/Padding.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Structured/NeutralElement.h"
#include "strata/Structured/Padding/SizeBounds.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace dialects::linalg;

namespace {
/// How one operand is padded.
struct OperandPlan {
  /// The multiple of each dimension; 0 for dimensions that are not padded.
  SmallVector<int64_t> multiples;
  /// The static sizes of the padded operand.
  SmallVector<int64_t> shape;
  /// The values of dynamic sizes before padding, for those that stay dynamic.
  SmallVector<OpFoldResult> prescribed;
  TypedAttr padding;
  bool isPadded = false, isNofold = false;
};

class Padder {
public:
  Padder(RewriterBase &rewriter, LinalgOp op,
         const LinalgPaddingOptions &options)
      : rewriter(rewriter), op(op), loc(op->getLoc()), options(options) {}

  /// Whether the operation can be padded.
  bool plan();
  PaddedLinalgOp run();

private:
  bool planOperand(OpOperand &operand);
  bool collectLoopMultiples();
  void collectExtents();
  std::optional<int64_t> getNeededSize(OpOperand &operand, unsigned dim);
  void collectMultiples(OpOperand &operand, OperandPlan &plan);
  bool computeShape(OpOperand &operand, OperandPlan &plan);
  TypedAttr getPaddingValue(OpOperand &operand);
  void readPrescribedSizes();
  Value padOperand(OpOperand &operand, PaddedLinalgOp &result);
  OpFoldResult getPaddedSize(OpOperand &operand, unsigned dim);
  SmallVector<SmallVector<OpFoldResult>> getResultSizes();
  Value writeBack(Value slice, Value dest, PaddedLinalgOp &result);

  RewriterBase &rewriter;
  LinalgOp op;
  Location loc;
  const LinalgPaddingOptions &options;
  /// The multiple of each loop; 0 for loops that are not padded.
  SmallVector<int64_t> multiples;
  /// The sizes of loops after padding, those that are known.
  SmallVector<std::optional<int64_t>> extents;
  SmallVector<OperandPlan> plans;
};
} // namespace

//===-- Conditions ---------------------------------------------------------===//

/// The least multiple of `multiple` that is not below `size`; std::nullopt if there is none.
static std::optional<int64_t> roundUp(int64_t size, int64_t multiple) {
  if (size < 0 || size > INT64_MAX - multiple)
    return std::nullopt;
  return (size + multiple - 1) / multiple * multiple;
}

/// Sets the multiples of loops. False if one is negative.
bool Padder::collectLoopMultiples() {
  multiples.assign(op.getNumLoops(), 0);
  for (auto [i, loop] : llvm::enumerate(options.paddingDimensions)) {
    int64_t multiple =
        options.padToMultipleOf.empty() ? 1 : options.padToMultipleOf[i];
    if (multiple < 0)
      return false;
    if (size_t(loop) < multiples.size())
      multiples[size_t(loop)] = multiple;
  }
  return true;
}

void Padder::collectMultiples(OpOperand &operand, OperandPlan &plan) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  plan.multiples.assign(map.getNumResults(), 0);
  for (int64_t loop : options.paddingDimensions)
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (size_t(loop) < multiples.size() &&
          expr.isFunctionOfDim(unsigned(loop)))
        plan.multiples[dim] = multiples[size_t(loop)];
}

/// Bounds the loops by the dimensions that they index alone: all of them have the size of the loop.
void Padder::collectExtents() {
  extents.assign(op.getNumLoops(), std::nullopt);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, size] : llvm::enumerate(op.getShape(&operand))) {
      auto index = dyn_cast<AffineDimExpr>(map.getResult(unsigned(dim)));
      if (!index ||
          (ShapedType::isDynamic(size) && options.usesPrescribedShapes))
        continue;
      std::optional<int64_t> &extent = extents[index.getPosition()];
      auto bound = getConstantSizeBound(operand.get(), int64_t(dim));
      if (bound && *bound >= 0)
        extent = std::min(extent.value_or(*bound), *bound);
    }
  }
  for (auto [extent, multiple] : llvm::zip_equal(extents, multiples))
    if (extent && multiple != 0)
      extent = roundUp(*extent, multiple);
}

/// The size that dimension `dim` needs for all indices of the padded loops.
std::optional<int64_t> Padder::getNeededSize(OpOperand &operand, unsigned dim) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  AffineExpr expr = map.getResult(dim);
  if (auto index = dyn_cast<AffineDimExpr>(expr))
    return extents[index.getPosition()];
  SmallVector<std::optional<int64_t>> lower(extents.size(), 0), upper;
  for (std::optional<int64_t> extent : extents)
    upper.push_back(extent ? std::optional(*extent - 1) : std::nullopt);
  auto last = getBoundForAffineExpr(expr, map.getNumDims(), 0, lower, upper,
                                    /*isUpper=*/true);
  auto size = getConstantSizeBound(operand.get(), dim);
  if (!last || !size || *last == INT64_MAX)
    return std::nullopt;
  auto rounded = roundUp(*size, plans.back().multiples[dim]);
  return rounded ? std::optional(std::max(*rounded, *last + 1)) : std::nullopt;
}

/// Sets the static sizes. False if one is unknown, or too small for the loops.
bool Padder::computeShape(OpOperand &operand, OperandPlan &plan) {
  ArrayRef<int64_t> shape = op.getShape(&operand);
  AffineMap map = op.getMatchingIndexingMap(&operand);
  plan.shape.assign(shape.begin(), shape.end());
  for (auto [dim, multiple] : llvm::enumerate(plan.multiples)) {
    if (multiple == 0)
      continue;
    bool isPrescribed =
        ShapedType::isDynamic(shape[dim]) && options.usesPrescribedShapes;
    if (isPrescribed && isa<AffineDimExpr>(map.getResult(unsigned(dim))))
      continue;
    std::optional<int64_t> size = getNeededSize(operand, unsigned(dim));
    if (isPrescribed || !size ||
        (!ShapedType::isDynamic(shape[dim]) && *size < shape[dim]))
      return false;
    plan.shape[dim] = *size;
  }
  return true;
}

bool Padder::planOperand(OpOperand &operand) {
  OperandPlan &plan = plans.emplace_back();
  unsigned number = operand.getOperandNumber();
  plan.isNofold =
      number < options.nofoldFlags.size() && options.nofoldFlags[number];
  if (!isa<RankedTensorType>(operand.get().getType()))
    return true;
  collectMultiples(operand, plan);
  if (!computeShape(operand, plan))
    return false;
  plan.isPadded = plan.isNofold;
  for (auto [size, padded, multiple] :
       llvm::zip_equal(op.getShape(&operand), plan.shape, plan.multiples))
    plan.isPadded |=
        multiple != 0 && (ShapedType::isDynamic(size) || size != padded);
  if (!plan.isPadded)
    return true;
  plan.padding = getPaddingValue(operand);
  return bool(plan.padding);
}

/// The elements that are added to `operand`; null if none keep results.
TypedAttr Padder::getPaddingValue(OpOperand &operand) {
  unsigned number = operand.getOperandNumber();
  if (number < options.paddingValues.size())
    return dyn_cast<TypedAttr>(options.paddingValues[number]);
  if (!linalg::isDefinedForAllInputs(op))
    return {};
  return linalg::getUnchangingElement(
      op, &operand, linalg::getPaddedReductions(op, multiples));
}

bool Padder::plan() {
  if (op->getNumResults() != op.getNumDpsInits() || !op.getBlock() ||
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>) ||
      !collectLoopMultiples())
    return false;
  collectExtents();
  return llvm::all_of(op->getOpOperands(),
                      [&](OpOperand &operand) { return planOperand(operand); });
}

//===-- Padded operands ----------------------------------------------------===//

void Padder::readPrescribedSizes() {
  for (auto [operand, plan] : llvm::zip_equal(op->getOpOperands(), plans)) {
    ArrayRef<int64_t> shape = op.getShape(&operand);
    plan.prescribed.resize(shape.size());
    if (!options.usesPrescribedShapes)
      continue;
    for (auto [dim, size] : llvm::enumerate(shape))
      if (ShapedType::isDynamic(size))
        plan.prescribed[dim] =
            tensor::getMixedSize(rewriter, loc, operand.get(), int64_t(dim));
  }
}

/// The size of dimension `dim` of the padded operand.
OpFoldResult Padder::getPaddedSize(OpOperand &operand, unsigned dim) {
  const OperandPlan &plan = plans[operand.getOperandNumber()];
  if (plan.multiples[dim] == 0)
    return tensor::getMixedSize(rewriter, loc, operand.get(), dim);
  if (!ShapedType::isDynamic(plan.shape[dim]))
    return rewriter.getIndexAttr(plan.shape[dim]);
  AffineExpr size;
  bindDims(rewriter.getContext(), size);
  int64_t multiple = plan.multiples[dim];
  return affine::makeComposedFoldedAffineApply(
      rewriter, loc, size.ceilDiv(multiple) * multiple, {plan.prescribed[dim]});
}

Value Padder::padOperand(OpOperand &operand, PaddedLinalgOp &result) {
  const OperandPlan &plan = plans[operand.getOperandNumber()];
  if (!plan.isPadded)
    return operand.get();
  Value padding = arith::ConstantOp::create(rewriter, loc, plan.padding);
  SmallVector<OpFoldResult> sizes, low, high;
  for (unsigned dim = 0; dim < plan.shape.size(); ++dim)
    sizes.push_back(getPaddedSize(operand, dim));
  AffineExpr padded, size;
  bindDims(rewriter.getContext(), padded, size);
  for (auto [dim, paddedSize] : llvm::enumerate(sizes)) {
    low.push_back(rewriter.getIndexAttr(0));
    OpFoldResult sourceSize =
        tensor::getMixedSize(rewriter, loc, operand.get(), int64_t(dim));
    high.push_back(affine::makeComposedFoldedAffineApply(
        rewriter, loc, padded - size, {paddedSize, sourceSize}));
  }
  auto type = RankedTensorType::get(
      plan.shape, getStructuredElementType(operand.get().getType()));
  auto pad = tensor::PadOp::create(rewriter, loc, type, operand.get(), low,
                                   high, padding, plan.isNofold);
  result.padOps.push_back(pad);
  return pad.getResult();
}

//===-- Results ------------------------------------------------------------===//

/// The sizes of the results before padding.
SmallVector<SmallVector<OpFoldResult>> Padder::getResultSizes() {
  SmallVector<SmallVector<OpFoldResult>> sizes;
  SmallVector<OpFoldResult> flat =
      op.createFlatListOfOperandDims(rewriter, loc);
  AffineMap shapesToLoops = op.getShapesToLoopsMap();
  for (OpResult result : op->getResults()) {
    AffineMap map =
        shapesToLoops
            ? op.getIndexingMapMatchingResult(result).compose(shapesToLoops)
            : AffineMap();
    SmallVector<OpFoldResult> &list = sizes.emplace_back();
    Value init = op.getDpsInits()[result.getResultNumber()];
    // The slice has the type of the output, whose size can be static where that of the loop is not.
    for (auto [dim, size] :
         llvm::enumerate(cast<RankedTensorType>(init.getType()).getShape())) {
      OpFoldResult loopSize =
          map && isa<AffineDimExpr>(map.getResult(unsigned(dim)))
              ? flat[map.getDimPosition(unsigned(dim))]
              : OpFoldResult();
      list.push_back(
          loopSize &&
                  ShapedType::isDynamic(size) == !getConstantIntValue(loopSize)
              ? loopSize
              : tensor::getMixedSize(rewriter, loc, init, int64_t(dim)));
    }
  }
  return sizes;
}

Value Padder::writeBack(Value slice, Value dest, PaddedLinalgOp &result) {
  using CopyBackOp = LinalgPaddingOptions::CopyBackOp;
  if (options.copyBackOp == CopyBackOp::None)
    return slice;
  Operation *copy = nullptr;
  if (options.copyBackOp == CopyBackOp::LinalgCopy)
    copy = linalg::CopyOp::create(rewriter, loc, slice, dest);
  else
    copy = bufferization::MaterializeInDestinationOp::create(
        rewriter, loc, slice.getType(), slice, dest);
  result.copyBackOps.push_back(copy);
  return copy->getResult(0);
}

PaddedLinalgOp Padder::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  readPrescribedSizes();
  PaddedLinalgOp result;
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(padOperand(operand, result));
  SmallVector<SmallVector<OpFoldResult>> sizes = getResultSizes();
  Operation *padded = rewriter.clone(*op.getOperation());
  padded->setOperands(operands);
  result.paddedOp = LinalgOp(padded);
  SmallVector<Value> slices, replacements;
  ValueRange inits = ValueRange(operands).drop_front(op.getNumDpsInputs());
  for (auto [value, init, size] :
       llvm::zip_equal(padded->getResults(), inits, sizes)) {
    value.setType(init.getType());
    SmallVector<OpFoldResult> zeros(size.size(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> ones(size.size(), rewriter.getIndexAttr(1));
    slices.push_back(tensor::ExtractSliceOp::create(rewriter, loc, value, zeros,
                                                    size, ones));
  }
  for (auto [slice, dest] : llvm::zip_equal(slices, op.getDpsInits()))
    replacements.push_back(writeBack(slice, dest, result));
  rewriter.replaceOp(op, replacements);
  return result;
}

FailureOr<PaddedLinalgOp>
linalg::rewriteAsPaddedOp(RewriterBase &rewriter, LinalgOp op,
                          const LinalgPaddingOptions &options) {
  Padder padder(rewriter, op, options);
  if (!padder.plan())
    return failure();
  return padder.run();
}
