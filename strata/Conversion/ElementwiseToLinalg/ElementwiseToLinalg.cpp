// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ElementwiseToLinalg/ElementwiseToLinalg.h"

#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Operations ---------------------------------------------------------===//

static bool isElementwiseMappable(const OpDefinition &def) {
  return def.hasTrait(OpTrait::Elementwise) &&
         def.hasTrait(OpTrait::Scalarizable) &&
         def.hasTrait(OpTrait::Vectorizable) &&
         def.hasTrait(OpTrait::Tensorizable);
}

static bool isRankedTensor(Type type) { return isa<RankedTensorType>(type); }

bool strata::isElementwiseOnRankedTensors(Operation *op) {
  return isElementwiseMappable(op->getDefinition()) && !op->getNumRegions() &&
         llvm::any_of(op->getOperandTypes(), isRankedTensor) &&
         llvm::all_of(op->getOperandTypes(),
                      [](Type type) {
                        return isRankedTensor(type) || !isa<ShapedType>(type);
                      }) &&
         llvm::all_of(op->getResultTypes(), isRankedTensor);
}

//===-- Pattern ------------------------------------------------------------===//

/// The initial values of the results: an operand of the same type, or an empty tensor with the
/// sizes of the first tensor.
static SmallVector<Value> getInits(OpBuilder &builder, Operation *op) {
  SmallVector<Value> inits;
  for (Type type : op->getResultTypes()) {
    auto operands = op->getOperands();
    auto same = llvm::find_if(
        operands, [&](Value operand) { return operand.getType() == type; });
    if (same != operands.end()) {
      inits.push_back(*same);
      continue;
    }
    Value first = *llvm::find_if(operands, [](Value operand) {
      return isRankedTensor(operand.getType());
    });
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, op->getLoc(), first);
    auto tensor = cast<RankedTensorType>(type);
    inits.push_back(tensor::EmptyOp::create(builder, op->getLoc(), sizes,
                                            tensor.getElementType(),
                                            tensor.getEncoding()));
  }
  return inits;
}

/// The results of `op` for scalars.
static void createScalarBody(OpBuilder &builder, Operation *op,
                             ValueRange arguments) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(arguments.take_front(op->getNumOperands()));
  for (Type type : op->getResultTypes())
    state.types.push_back(getElementTypeOrSelf(type));
  state.addAttributes(llvm::to_vector(op->getAttrs()));
  Operation *scalar = builder.create(state);
  linalg::YieldOp::create(builder, op->getLoc(), scalar->getResults());
}

namespace {
struct ElementwisePattern final : RewritePattern {
  explicit ElementwisePattern(Context *ctx)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx) {}
  bool mayMatch(const OpDefinition &def) const override {
    return isElementwiseMappable(def);
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isElementwiseOnRankedTensors(op))
      return rewriter.notifyMatchFailure(
          op, "requires elementwise op on ranked tensors");
    auto rank =
        unsigned(cast<RankedTensorType>(op->getResult(0).getType()).getRank());
    AffineMap scalarMap = AffineMap::get(rank, 0, {}, op->getContext());
    AffineMap map = rewriter.getMultiDimIdentityMap(rank);
    SmallVector<AffineMap> maps;
    for (Type type : op->getOperandTypes())
      maps.push_back(isRankedTensor(type) ? map : scalarMap);
    maps.append(op->getNumResults(), map);
    SmallVector<linalg::IteratorType> iterators(rank,
                                                linalg::IteratorType::parallel);
    SmallVector<Value> inits = getInits(rewriter, op);
    auto generic = linalg::GenericOp::create(
        rewriter, op->getLoc(), op->getResultTypes(), op->getOperands(), inits,
        maps, iterators,
        [&](OpBuilder &builder, Location, ValueRange arguments) {
          createScalarBody(builder, op, arguments);
        });
    rewriter.replaceOp(op, generic.getOperation());
    return success();
  }
};
} // namespace

void strata::populateElementwiseToLinalgConversionPatterns(
    RewritePatternSet &patterns) {
  patterns.add<ElementwisePattern>(patterns.getContext());
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertElementwiseToLinalg final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.markUnknownOpDynamicallyLegal(
        [](Operation *op) { return !isElementwiseOnRankedTensors(op); });
    RewritePatternSet patterns(&getContext());
    populateElementwiseToLinalgConversionPatterns(patterns);
    if (failed(convertInParallel(getParallelWork(), getOperation(), target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-elementwise-to-linalg",
    .name = "ConvertElementwiseToLinalgPass",
    .summary =
        "Convert operations on all elements of tensors to linalg.generic",
    .dependentDialects = {"linalg", "memref", "tensor"},
    .create = makePass<ConvertElementwiseToLinalg>,
};

void strata::registerElementwiseToLinalgPasses(PassRegistry &registry) {
  registry.add(info);
}
