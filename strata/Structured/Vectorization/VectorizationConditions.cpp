// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structured operations that can be vectorized.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace dialects::linalg;
using namespace dialects::linalg::detail;
using utils::IteratorType;

//===-- Reductions ---------------------------------------------------------===//

std::optional<vector::CombiningKind>
linalg::detail::getCombiningKind(Operation *combiner) {
  using vector::CombiningKind;
  return llvm::TypeSwitch<Operation *, std::optional<CombiningKind>>(combiner)
      .Case<arith::AddIOp, arith::AddFOp>(
          [](auto) { return CombiningKind::ADD; })
      .Case<arith::MulIOp, arith::MulFOp>(
          [](auto) { return CombiningKind::MUL; })
      .Case<arith::AndIOp>([](auto) { return CombiningKind::AND; })
      .Case<arith::OrIOp>([](auto) { return CombiningKind::OR; })
      .Case<arith::XOrIOp>([](auto) { return CombiningKind::XOR; })
      .Case<arith::MaxSIOp>([](auto) { return CombiningKind::MAXSI; })
      .Case<arith::MaxUIOp>([](auto) { return CombiningKind::MAXUI; })
      .Case<arith::MinSIOp>([](auto) { return CombiningKind::MINSI; })
      .Case<arith::MinUIOp>([](auto) { return CombiningKind::MINUI; })
      .Case<arith::MaximumFOp>([](auto) { return CombiningKind::MAXIMUMF; })
      .Case<arith::MinimumFOp>([](auto) { return CombiningKind::MINIMUMF; })
      .Case<arith::MaxNumFOp>([](auto) { return CombiningKind::MAXNUMF; })
      .Case<arith::MinNumFOp>([](auto) { return CombiningKind::MINNUMF; })
      .Default([](auto) { return std::nullopt; });
}

Value linalg::detail::getCombinedValue(Operation *combiner, Value sum) {
  auto operands = combiner->getOperands();
  return operands.front() == sum ? operands.back() : operands.front();
}

Operation *linalg::detail::getReductionCombiner(LinalgOp op, OpOperand *init) {
  BlockArgument argument = op.getMatchingBlockArgument(init);
  if (!argument.hasOneUse())
    return nullptr;
  Operation *combiner = argument.getUses().begin()->getOwner();
  if (combiner->getBlock() != op.getBlock() ||
      combiner->getNumOperands() != 2 || combiner->getNumResults() != 1 ||
      !combiner->getResult(0).hasOneUse() ||
      op.getMatchingYieldValue(init)->get() != combiner->getResult(0))
    return nullptr;
  return getCombiningKind(combiner) ? combiner : nullptr;
}

/// Whether the dimensions of `map` are all parallel loops of `op`, and no others.
static bool hasParallelLoops(LinalgOp op, AffineMap map) {
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    AffineExpr dim = getAffineDimExpr(unsigned(loop), map.getContext());
    bool isParallel = type == IteratorType::parallel;
    if (isParallel != llvm::is_contained(map.getResults(), dim))
      return false;
  }
  return true;
}

/// Whether each output that has fewer dimensions than there are loops is a reduction, to all parallel loops, of
/// values that are not themselves outputs.
static bool areReductions(LinalgOp op) {
  SmallVector<Operation *> combiners;
  if (op.getNumReductionLoops() == 0)
    return false;
  for (OpOperand &init : op->getOpOperands()) {
    if (!op.isDpsInit(&init) ||
        op.getMatchingIndexingMap(&init).isPermutation())
      continue;
    Operation *combiner = getReductionCombiner(op, &init);
    if (!combiner || !hasParallelLoops(op, op.getMatchingIndexingMap(&init)) ||
        llvm::is_contained(combiners, combiner))
      return false;
    combiners.push_back(combiner);
  }
  return true;
}

//===-- Loops and bodies ---------------------------------------------------===//

static bool isPermutedProjection(AffineMap map) {
  return map.isProjectedPermutation(/*allowZeroInResults=*/true);
}

bool linalg::detail::isElementwiseOp(LinalgOp op) {
  if (op.getNumReductionLoops() != 0 ||
      !llvm::all_of(op.getIndexingMapsArray(), isPermutedProjection))
    return false;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return !op.isDpsInit(&operand) ||
           op.getMatchingIndexingMap(&operand).isPermutation();
  });
}

static bool isElementwiseMappable(Operation &op) {
  const OpDefinition &def = op.getDefinition();
  return def.hasTrait(OpTrait::Elementwise) &&
         def.hasTrait(OpTrait::Scalarizable) &&
         def.hasTrait(OpTrait::Vectorizable) &&
         def.hasTrait(OpTrait::Tensorizable) && op.getNumRegions() == 0;
}

static bool isGather(Operation &op, const VectorizationOptions &options) {
  auto extract = dyn_cast<tensor::ExtractOp>(op);
  return extract && options.vectorizesExtract &&
         extract.getTensor().getParentBlock() != op.getBlock();
}

/// Whether each operation of the body has a form for vectors.
static bool isBodyVectorizable(LinalgOp op,
                               const VectorizationOptions &options) {
  for (Operation &inner : *op.getBlock()) {
    bool isGathered = isGather(inner, options);
    if (!isGathered &&
        (!llvm::all_of(inner.getOperandTypes(),
                       VectorType::isValidElementType) ||
         !llvm::all_of(inner.getResultTypes(), VectorType::isValidElementType)))
      return false;
    if (!isGathered && &inner != op.getBlock()->getTerminator() &&
        !isa<arith::ConstantOp, linalg::IndexOp>(inner) &&
        !isElementwiseMappable(inner))
      return false;
  }
  return llvm::all_of(op.getBlock()->getArgumentTypes(),
                      VectorType::isValidElementType);
}

//===-- Vector sizes -------------------------------------------------------===//

/// Whether a vector of positive `sizes` has a number of elements that 64 bits can hold.
static bool isCountable(ArrayRef<int64_t> sizes) {
  int64_t count = 1;
  return llvm::none_of(sizes, [&](int64_t size) {
    return llvm::MulOverflow(count, size, count);
  });
}

bool linalg::detail::areValidSizes(ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> sizes) {
  return shape.size() == sizes.size() && isCountable(sizes) &&
         llvm::all_of(llvm::zip(shape, sizes), [](auto pair) {
           auto [needed, size] = pair;
           return size > 0 && (ShapedType::isDynamic(needed) || needed <= size);
         });
}

/// Whether the innermost scalable size of `op` is one that code can be generated for: a reduction is
/// the innermost loop, a parallel loop has no other parallel loops with several iterations in it.
static bool isInnermostScalable(LinalgOp op,
                                const VectorizationOptions &options) {
  SmallVector<IteratorType> types = op.getIteratorTypesArray();
  size_t last = options.scalable.size() - 1;
  while (!options.scalable[last]) {
    if (types[last] == IteratorType::parallel && options.sizes[last] != 1)
      return false;
    --last;
  }
  if (types[last] == IteratorType::reduction)
    return last + 1 == types.size() && !isa<linalg::MatmulOp>(op) &&
           llvm::count(options.scalable, true) == 1;
  return llvm::count(options.scalable, true) == 1 ||
         (last > 0 && options.scalable[last - 1] &&
          types[last - 1] == IteratorType::parallel);
}

static bool areScalableSizesSupported(LinalgOp op,
                                      const VectorizationOptions &options) {
  auto count = llvm::count(options.scalable, true);
  if (count == 0)
    return true;
  return count <= 2 && isInnermostScalable(op, options) &&
         (isElementwiseOp(op) || op.getNumReductionLoops() != 0);
}

static bool areSizesSupported(LinalgOp op,
                              const VectorizationOptions &options) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  if (llvm::is_contained(op.getStaticShape(), 0))
    return false;
  if (options.sizes.empty())
    return !llvm::any_of(ranges, ShapedType::isDynamic) && isCountable(ranges);
  return areValidSizes(ranges, options.sizes) &&
         areScalableSizesSupported(op, options);
}

bool linalg::detail::vectorizeStructured(RewriterBase *rewriter,
                                         Operation *operation,
                                         const VectorizationOptions &options) {
  auto op = dyn_cast<LinalgOp>(operation);
  if (!op || !op.getBlock() || !areSizesSupported(op, options) ||
      !isBodyVectorizable(op, options))
    return false;
  bool isSupported =
      isElementwiseOp(op) ||
      (llvm::all_of(op.getIndexingMapsArray(), isPermutedProjection) &&
       areReductions(op));
  if (isSupported && rewriter)
    replaceByVectors(*rewriter, op, options);
  return isSupported;
}
