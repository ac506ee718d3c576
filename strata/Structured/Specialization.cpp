// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Specialization.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/SpecializationDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Copies -------------------------------------------------------------===//

namespace {
/// A linalg.generic with one output, whose map is the identity, and parallel loops.
struct Elementwise {
  explicit Elementwise(GenericOp op)
      : structured(op.getOperation()), maps(structured.getIndexingMapsArray()) {
    isValid = structured.getBlock() && structured.getNumDpsInits() == 1 &&
              structured.getNumParallelLoops() == structured.getNumLoops() &&
              maps.back().isIdentity();
    if (isValid)
      yield = structured.getBlock()->getTerminator();
  }
  /// Whether the body only yields the element of the only input.
  bool isCopy() const {
    return isValid && structured.getNumDpsInputs() == 1 &&
           &structured.getBlock()->front() == yield &&
           yield->getOperands().front() ==
               Value(structured.getRegionInputArgs().front());
  }
  LinalgOp structured;
  SmallVector<AffineMap> maps;
  Operation *yield = nullptr;
  bool isValid = false;
};
} // namespace

/// The operation that `op`, which copies elements, is; null if there is none.
static Operation *createCopyLike(RewriterBase &rewriter,
                                 const Elementwise &op) {
  Location loc = op.structured.getLoc();
  Value input = op.structured.getDpsInputs().front();
  Value init = op.structured.getDpsInits().front();
  AffineMap map = op.maps.front();
  if (!isa<ShapedType>(input.getType()) && !map.isIdentity())
    return FillOp::create(rewriter, loc, ValueRange(input), ValueRange(init));
  if (!map.isProjectedPermutation())
    return nullptr;
  if (map.isIdentity())
    return CopyOp::create(rewriter, loc, ValueRange(input), ValueRange(init));
  SmallVector<int64_t> dims;
  if (map.isPermutation()) {
    for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
      dims.push_back(
          int64_t(*map.getResultPosition(rewriter.getAffineDimExpr(loop))));
    return TransposeOp::create(rewriter, loc, input, init, dims);
  }
  for (unsigned i = 1; i < map.getNumResults(); ++i)
    if (map.getDimPosition(i) < map.getDimPosition(i - 1))
      return nullptr;
  for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
    if (!map.isFunctionOfDim(loop))
      dims.push_back(loop);
  return BroadcastOp::create(rewriter, loc, input, init, dims);
}

/// A fill if the body yields a constant.
static Operation *createFillOfConstant(RewriterBase &rewriter,
                                       const Elementwise &op) {
  if (!op.isValid || op.structured.getNumDpsInputs() != 0)
    return nullptr;
  Value value = op.yield->getOperands().front();
  Block *body = op.structured.getBlock();
  if (&body->front() != op.yield || !matchPattern(value, m_Constant()))
    return nullptr;
  return FillOp::create(rewriter, op.structured.getLoc(), ValueRange(value),
                        ValueRange(op.structured.getDpsInits()));
}

//===-- Arithmetic ---------------------------------------------------------===//

/// A named operation on the inputs in the order of the operands of the only operation in the body.
static Operation *createArithmetic(RewriterBase &rewriter,
                                   const Elementwise &op) {
  if (!op.isValid ||
      !llvm::all_of(op.maps, [](AffineMap map) { return map.isIdentity(); }) ||
      !llvm::all_of(op.structured.getDpsInputs(), [](Value input) {
        return isa<ShapedType>(input.getType());
      }))
    return nullptr;
  Block *body = op.structured.getBlock();
  Operation *inner = &body->front();
  if (inner == op.yield || inner->getNextNode() != op.yield ||
      inner->getNumOperands() != op.structured.getNumDpsInputs() ||
      inner->getNumResults() != 1 ||
      op.yield->getOperands().front() != Value(inner->getResult(0)))
    return nullptr;
  SmallVector<Value> inputs;
  for (Value operand : inner->getOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand);
    if (!argument || argument.getOwner() != body ||
        argument.getArgNumber() >= inner->getNumOperands())
      return nullptr;
    inputs.push_back(op.structured->getOperand(argument.getArgNumber()));
  }
  if (inputs.size() == 2 &&
      inner->getOperands().front() == inner->getOperands().back())
    return nullptr;
  Location loc = op.structured.getLoc();
  ValueRange outputs = op.structured.getDpsInits();
  if (isa<math::ExpOp>(inner))
    return ExpOp::create(rewriter, loc, inputs, outputs);
  if (isa<arith::AddFOp>(inner))
    return AddOp::create(rewriter, loc, inputs, outputs);
  if (isa<arith::SubFOp>(inner))
    return SubOp::create(rewriter, loc, inputs, outputs);
  if (isa<arith::MulFOp>(inner))
    return MulOp::create(rewriter, loc, inputs, outputs);
  if (isa<arith::DivFOp>(inner))
    return DivOp::create(rewriter, loc, inputs, outputs);
  return nullptr;
}

FailureOr<LinalgOp> linalg::specializeGenericOp(RewriterBase &rewriter,
                                                GenericOp op) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Elementwise elementwise(op);
  Operation *named = elementwise.isCopy()
                         ? createCopyLike(rewriter, elementwise)
                         : createFillOfConstant(rewriter, elementwise);
  if (!named)
    named = createArithmetic(rewriter, elementwise);
  if (!named && elementwise.structured.getBlock()) {
    named = linalg::detail::createContractionLike(op);
    if (named)
      rewriter.insert(named);
  }
  if (!named)
    return failure();
  rewriter.replaceOp(op, named);
  return LinalgOp(named);
}

//===-- Inputs with other maps ---------------------------------------------===//

/// The elements of `input` in the order of the loops, by transposition and broadcast.
static Value reorder(PatternRewriter &rewriter, Location loc, Value input,
                     AffineMap map, ArrayRef<int64_t> shape) {
  Type elementType = getStructuredElementType(input.getType());
  SmallVector<unsigned> loops;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    loops.push_back(map.getDimPosition(i));
  SmallVector<unsigned> sorted = loops;
  llvm::sort(sorted);
  if (sorted != loops) {
    SmallVector<int64_t> permutation, sizes;
    for (unsigned loop : sorted) {
      permutation.push_back(llvm::find(loops, loop) - loops.begin());
      sizes.push_back(shape[loop]);
    }
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, elementType);
    auto transposed =
        TransposeOp::create(rewriter, loc, input, empty, permutation);
    input = transposed->getResult(0);
  }
  SmallVector<int64_t> added;
  for (unsigned loop = 0; loop < shape.size(); ++loop)
    if (!llvm::is_contained(loops, loop))
      added.push_back(loop);
  if (added.empty())
    return input;
  Value empty = tensor::EmptyOp::create(rewriter, loc, shape, elementType);
  auto broadcast = BroadcastOp::create(rewriter, loc, input, empty, added);
  return broadcast->getResult(0);
}

/// Whether the loops are parallel, all sizes static, and each iteration writes other elements; all
/// inputs are tensors. Operations with one input and one output are left, as in MLIR.
static bool canReorderInputs(LinalgOp op) {
  if (!op.getBlock() || op->getNumOperands() < 3 || op.hasDynamicShape() ||
      op.getNumParallelLoops() != op.getNumLoops() ||
      !op.hasPureTensorSemantics() || !op.hasOnlyProjectedPermutations())
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (AffineMap map : ArrayRef(maps).drop_front(op.getNumDpsInputs()))
    if (!map.isPermutation())
      return false;
  return llvm::all_of(op.getDpsInputs(), [](Value input) {
    auto type = dyn_cast<RankedTensorType>(input.getType());
    return type && !type.getEncoding();
  });
}

static LogicalResult decomposeMaps(GenericOp op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!canReorderInputs(structured))
    return failure();
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  auto inputMaps =
      MutableArrayRef(maps).take_front(structured.getNumDpsInputs());
  if (llvm::all_of(inputMaps, [](AffineMap map) { return map.isIdentity(); }))
    return failure();
  SmallVector<Value> inputs;
  SmallVector<int64_t> shape = structured.getStaticLoopRanges();
  for (auto [input, map] : llvm::zip(structured.getDpsInputs(), inputMaps)) {
    inputs.push_back(reorder(rewriter, op.getLoc(), input, map, shape));
    map = rewriter.getMultiDimIdentityMap(structured.getNumLoops());
  }
  auto newOp = GenericOp::create(
      rewriter, op.getLoc(), op->getResultTypes(), inputs,
      structured.getDpsInits(), rewriter.getAffineMapArrayAttr(maps),
      op.getIteratorTypes(), StringAttr(), StringAttr(), nullptr);
  Region &region = newOp->getRegion(0);
  rewriter.inlineRegionBefore(op->getRegion(0), region, region.end());
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

//===-- linalg.elementwise -------------------------------------------------===//

/// Replaces `Op` by linalg.elementwise.
template <typename Op, ElementwiseKind Kind>
static LogicalResult makeElementwise(Op op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ElementwiseOp>(
      op, op->getResultTypes(), op.getInputs(), op.getOutputs(), Kind,
      rewriter.getAffineMapArrayAttr(
          LinalgOp(op.getOperation()).getIndexingMapsArray()));
  return success();
}

template <typename Op, ElementwiseKind Kind>
static void addElementwise(RewritePatternSet &patterns) {
  patterns.add("NamedToElementwise", makeElementwise<Op, Kind>);
}

void linalg::populateLinalgNamedToElementwisePatterns(
    RewritePatternSet &patterns) {
  using Kind = ElementwiseKind;
  addElementwise<ExpOp, Kind::exp>(patterns);
  addElementwise<LogOp, Kind::log>(patterns);
  addElementwise<AbsOp, Kind::abs>(patterns);
  addElementwise<CeilOp, Kind::ceil>(patterns);
  addElementwise<FloorOp, Kind::floor>(patterns);
  addElementwise<NegFOp, Kind::negf>(patterns);
  addElementwise<ReciprocalOp, Kind::reciprocal>(patterns);
  addElementwise<RoundOp, Kind::round>(patterns);
  addElementwise<SqrtOp, Kind::sqrt>(patterns);
  addElementwise<RsqrtOp, Kind::rsqrt>(patterns);
  addElementwise<SquareOp, Kind::square>(patterns);
  addElementwise<TanhOp, Kind::tanh>(patterns);
  addElementwise<ErfOp, Kind::erf>(patterns);
  addElementwise<AddOp, Kind::add>(patterns);
  addElementwise<SubOp, Kind::sub>(patterns);
  addElementwise<MulOp, Kind::mul>(patterns);
  addElementwise<DivOp, Kind::div>(patterns);
  addElementwise<DivUnsignedOp, Kind::div_unsigned>(patterns);
  addElementwise<PowFOp, Kind::powf>(patterns);
  addElementwise<SelectOp, Kind::select>(patterns);
}

static LogicalResult specialize(GenericOp op, PatternRewriter &rewriter) {
  return specializeGenericOp(rewriter, op);
}

void linalg::populateLinalgGenericOpsSpecializationPatterns(
    RewritePatternSet &patterns) {
  patterns.add("LinalgSpecializationPattern", specialize);
}

void linalg::populateDecomposeProjectedPermutationPatterns(
    RewritePatternSet &patterns) {
  patterns.add("DecomposeProjectedPermutation", decomposeMaps);
}
