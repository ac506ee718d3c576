// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes sizes explicit: for results of tensor.pad and tensor.concat, operations are created that
// compute the sizes, and sizes that are constant become part of the result type. As in mlir-opt,
// operations that compute other sizes remain, also if they are unused.
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapesDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;

using Sizes = SmallVector<OpFoldResult>;

//===-- Sizes --------------------------------------------------------------===//

/// The tensor that `tensor` is cast from, if its type says at least as much of the shape.
static Value skipCasts(Value tensor) {
  // In unreachable code casts can depend on themselves.
  llvm::SmallDenseSet<Value> visited;
  while (visited.insert(tensor).second)
    if (Value source = detail::getMoreStaticSource(tensor))
      tensor = source;
  return tensor;
}

/// A size of `tensor`, folded. Constants are operations.
static OpFoldResult createSize(OpBuilder &builder, Location loc, Value tensor,
                               int64_t dim) {
  tensor = skipCasts(tensor);
  Value index = arith::ConstantIndexOp::create(builder, loc, dim);
  return builder.createOrFold<tensor::DimOp>(loc, tensor, index);
}

static Sizes reifySizes(OpBuilder &builder, tensor::PadOp op,
                        RankedTensorType type) {
  Sizes sizes, low = op.getMixedLowPad(), high = op.getMixedHighPad();
  for (int64_t dim = 0; dim != type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim))) {
      sizes.push_back(builder.getIndexAttr(type.getDimSize(unsigned(dim))));
      continue;
    }
    OpFoldResult size = createSize(builder, op->getLoc(), op.getSource(), dim);
    sizes.push_back(detail::applySum(
        builder, op->getLoc(), {size, low[size_t(dim)], high[size_t(dim)]}));
  }
  return sizes;
}

/// A size of all inputs: a number if one of them has it in its type.
static OpFoldResult createCommonSize(OpBuilder &builder, tensor::ConcatOp op,
                                     int64_t dim) {
  for (Value input : op.getInputs()) {
    int64_t size =
        cast<RankedTensorType>(input.getType()).getDimSize(unsigned(dim));
    if (!ShapedType::isDynamic(size))
      return Value(arith::ConstantIndexOp::create(builder, op->getLoc(), size));
  }
  Value index = arith::ConstantIndexOp::create(builder, op->getLoc(), dim);
  return Value(tensor::DimOp::create(builder, op->getLoc(),
                                     op.getInputs().front(), index));
}

/// The size of the dimension along which inputs are concatenated; constants are operations.
static OpFoldResult createConcatenatedSize(OpBuilder &builder,
                                           tensor::ConcatOp op) {
  Sizes terms;
  for (Value input : op.getInputs())
    terms.push_back(createSize(builder, op->getLoc(), input, op.getDim()));
  return getValueOrCreateConstantIndexOp(
      builder, op->getLoc(), detail::applySum(builder, op->getLoc(), terms));
}

static Sizes reifySizes(OpBuilder &builder, tensor::ConcatOp op,
                        RankedTensorType type) {
  Sizes sizes;
  for (int64_t dim = 0; dim != type.getRank(); ++dim) {
    int64_t size = type.getDimSize(unsigned(dim));
    bool isKnown = !ShapedType::isDynamic(size);
    sizes.push_back(isKnown || dim == op.getDim()
                        ? OpFoldResult(builder.getIndexAttr(size))
                        : createCommonSize(builder, op, dim));
  }
  if (type.isDynamicDim(unsigned(op.getDim())))
    sizes[size_t(op.getDim())] = createConcatenatedSize(builder, op);
  return sizes;
}

//===-- Result types -------------------------------------------------------===//

/// `type` with the sizes that are constant. Sizes that would be negative, which no tensor has, stay
/// dynamic.
static RankedTensorType refineType(RankedTensorType type, const Sizes &sizes) {
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, reified] : llvm::zip_equal(shape, sizes)) {
    std::optional<int64_t> number = getConstantIntValue(reified);
    if (ShapedType::isDynamic(size) && number && *number >= 0)
      size = *number;
  }
  return RankedTensorType::get(shape, type.getElementType(),
                               type.getEncoding());
}

template <typename Op> static void reifyResult(OpBuilder &builder, Op op) {
  Value result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  if (type.hasStaticShape())
    return;
  builder.setInsertionPoint(op);
  RankedTensorType refined = refineType(type, reifySizes(builder, op, type));
  if (refined == type)
    return;
  builder.setInsertionPointAfter(op);
  result.setType(refined);
  auto cast = tensor::CastOp::create(builder, op->getLoc(), type, result);
  result.replaceAllUsesExcept(cast, cast);
}

void strata::reifyResultShapes(Operation *root) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (isa<tensor::PadOp, tensor::ConcatOp>(op))
      ops.push_back(op);
  });
  OpBuilder builder(root->getContext());
  for (Operation *op : ops) {
    if (auto pad = dyn_cast<tensor::PadOp>(op))
      reifyResult(builder, pad);
    else
      reifyResult(builder, cast<tensor::ConcatOp>(op));
  }
}

namespace {
struct ReifyResultShapes final : Pass {
  using Pass::Pass;
  void runOnOperation() override { reifyResultShapes(getOperation()); }
};
} // namespace

static constexpr PassInfo reifyInfo = {
    .argument = "reify-result-shapes",
    .name = "ReifyResultShapesPass",
    .summary = "Compute the sizes of results of tensor.pad and tensor.concat",
    .dependentDialects = {"affine", "arith", "tensor"},
    .create = makePass<ReifyResultShapes>,
};

void detail::registerReifyResultShapesPass(PassRegistry &registry) {
  registry.add(reifyInfo);
}
