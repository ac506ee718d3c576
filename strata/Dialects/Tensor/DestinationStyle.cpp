// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/DestinationStyle.h"

#include "strata/Dialects/Tensor/TensorFolds.h"

using namespace strata;
using namespace strata::detail;

OpOperand *detail::getTiedInit(Value value) {
  Operation *op = value.getDefiningOp();
  auto result = dyn_cast<OpResult>(value);
  auto inits = op ? getDestinations(op) : std::nullopt;
  if (!inits || !result || op->getNumResults() > inits->size)
    return nullptr;
  OpOperand &init = op->getOpOperand(inits->first + result.getResultNumber());
  return isa<TensorType>(init.get().getType()) ? &init : nullptr;
}

/// Whether its casts are for other patterns.
static bool hasOwnCastPatterns(Operation *op) {
  return isa<tensor::InsertSliceOp>(op) ||
         op->getDefinition().hasTrait("linalg::RelayoutOpInterface");
}

LogicalResult detail::foldCastsInto(Operation *op, RewriterBase &rewriter) {
  auto inits = getDestinations(op);
  if (!inits || hasOwnCastPatterns(op) || op->getNumResults() > inits->size)
    return failure();
  SmallVector<std::pair<OpOperand *, Value>> sources;
  for (OpOperand &operand : op->getOpOperands())
    if (Value source = getMoreStaticSource(operand.get()))
      sources.push_back({&operand, source});
  if (sources.empty())
    return failure();
  SmallVector<Type> types(op->getResultTypes());
  rewriter.modifyOpInPlace(op, [&] {
    for (auto [operand, source] : sources)
      operand->set(source);
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      if (isa<TensorType>(types[i]))
        result.setType(op->getOperand(inits->first + i).getType());
  });
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(op);
  for (auto [result, type] : llvm::zip(op->getResults(), types)) {
    if (result.getType() == type)
      continue;
    auto castOp = tensor::CastOp::create(rewriter, op->getLoc(), type, result);
    rewriter.replaceAllUsesExcept(result, castOp, castOp.getOperation());
  }
  return success();
}
