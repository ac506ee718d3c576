// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Tiling/TilingInterface.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Dialects/Tensor/TensorOps.h"

using namespace strata;

TilingInterface TilingInterface::get(Operation *op) {
  if (!op)
    return {};
  if (const TilingModel *model = getInterface<TilingModel>(op))
    return TilingInterface(op, model);
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (structured && structured.getBlock() && structured.getShapesToLoopsMap())
    return TilingInterface(op, &detail::structuredTiling);
  if (isa<tensor::PadOp>(op))
    return TilingInterface(op, &detail::padTiling);
  return {};
}

FailureOr<TilingResult>
TilingInterface::generateResultTileValue(OpBuilder &builder, unsigned number,
                                         const Tile &tile) const {
  FailureOr<Tile> iterations =
      model->getIterationDomainTileFromResultTile(op, builder, number, tile);
  if (failed(iterations))
    return failure();
  FailureOr<TilingResult> result =
      model->getTiledImplementation(op, builder, *iterations);
  if (succeeded(result))
    result->tiledValues = {result->tiledValues[number]};
  return result;
}
