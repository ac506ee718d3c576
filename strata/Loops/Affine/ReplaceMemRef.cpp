// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/ReplaceMemRef.h"

#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/AffineDma.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::affine;

/// An affine.apply for each result of the map.
static SmallVector<Value> createApplies(RewriterBase &rewriter, Location loc,
                                        AffineMap map, ValueRange operands) {
  SmallVector<Value> results;
  for (AffineExpr result : map.getResults()) {
    AffineMap single =
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), result);
    auto apply = AffineApplyOp::create(rewriter, loc, single, operands);
    results.push_back(apply);
  }
  return results;
}

void affine::composeAndEraseApplies(RewriterBase &rewriter, AffineMap &map,
                                    SmallVectorImpl<Value> &operands,
                                    ArrayRef<Value> applies) {
  fullyComposeAffineMapAndOperands(&map, &operands);
  map = simplifyAffineMap(map);
  canonicalizeMapAndOperands(&map, &operands);
  for (Value apply : applies)
    if (apply.use_empty() && !llvm::is_contained(operands, apply))
      rewriter.eraseOp(apply.getDefiningOp());
}

static bool isIdentityOf(AffineMap map, size_t count) {
  return map.getNumSymbols() == 0 && map.getNumDims() == count &&
         map.isIdentity();
}

/// The map of an access and its operands at the indices that `remap` gives.
static std::pair<AffineMap, SmallVector<Value>>
getNewIndices(RewriterBase &rewriter, Operation *op, AffineMap map,
              ValueRange operands, AffineMap remap, ArrayRef<Value> outer) {
  Location loc = op->getLoc();
  SmallVector<Value> applies, indices(operands);
  if (!isIdentityOf(map, operands.size())) {
    indices = createApplies(rewriter, loc, map, operands);
    applies = indices;
  }
  if (remap) {
    SmallVector<Value> inputs(outer);
    llvm::append_range(inputs, indices);
    if (!isIdentityOf(remap, inputs.size())) {
      inputs = createApplies(rewriter, loc, remap, inputs);
      llvm::append_range(applies, inputs);
    }
    indices = std::move(inputs);
  }
  AffineMap newMap = AffineMap::getMultiDimIdentityMap(unsigned(indices.size()),
                                                       op->getContext());
  composeAndEraseApplies(rewriter, newMap, indices, applies);
  return {newMap, std::move(indices)};
}

void affine::replaceMemRef(RewriterBase &rewriter, Operation *op, Value memref,
                           AffineMap remap, ArrayRef<Value> outer) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  auto replace = [&](auto access) {
    auto [map, operands] = getNewIndices(rewriter, op, access.getMap(),
                                         access.getIndices(), remap, outer);
    rewriter.modifyOpInPlace(op, [&, map = map, &operands = operands] {
      access.setMemref(memref);
      access.setIndices(operands);
      access.setMap(map);
    });
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<AffineLoadOp, AffineStoreOp, AffineVectorLoadOp,
            AffineVectorStoreOp>(replace);
}

void affine::replaceTransferMemRef(RewriterBase &rewriter, Operation *op,
                                   Value from, Value to, AffineMap remap,
                                   ArrayRef<Value> outer) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  std::optional<Transfer> transfer = TransferOpInterface(op).getTransfer();
  SmallVector<DmaElement, 3> elements;
  if (transfer->isStart()) {
    elements.push_back(getDmaElement(op, *transfer->source));
    elements.push_back(getDmaElement(op, *transfer->destination));
  }
  elements.push_back(getDmaElement(op, transfer->tag));
  for (DmaElement &element : elements) {
    if (element.memref != from)
      continue;
    auto [map, operands] = getNewIndices(rewriter, op, element.map,
                                         element.operands, remap, outer);
    element.memref = to;
    element.map = map;
    element.operands.assign(operands.begin(), operands.end());
  }
  setDmaElements(rewriter, op, elements);
}
