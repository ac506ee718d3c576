// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/Greedy/FoldUtils.h"

#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

Region *strata::getConstantRegion(Block *block) {
  while (true) {
    Region *region = block->getParent();
    Operation *parent = region->getParentOp();
    if (!parent || parent->mightHaveTrait(OpTrait::IsolatedFromAbove) ||
        !parent->getBlock())
      return region;
    block = parent->getBlock();
  }
}

LogicalResult strata::materializeFoldResults(RewriterBase &rewriter,
                                             ConstantMaterializer &constants,
                                             Dialect &dialect, Location loc,
                                             TypeRange types,
                                             ArrayRef<OpFoldResult> results,
                                             SmallVectorImpl<Value> &values) {
  SmallVector<Operation *, 2> created;
  for (auto [result, type] : llvm::zip(results, types)) {
    if (Value value = result.getValue()) {
      values.push_back(value);
      continue;
    }
    Operation *constant =
        constants.materialize(rewriter, dialect, result.getAttr(), type, loc);
    if (!constant) {
      for (Operation *op : created)
        rewriter.eraseOp(op);
      values.clear();
      return failure();
    }
    created.push_back(constant);
    values.push_back(constant->getResult(0));
  }
  return success();
}

void OperationFolder::moveToFront(Operation *op, Block *block) {
  rewriter.moveOpBefore(op, block, block->begin());
}

bool OperationFolder::insertKnownConstant(Operation *op, Attribute value) {
  Block *block = op->getBlock();
  if (isOwned(op)) {
    if (block->getFirstOp() != op && !isOwned(op->getPrevNode()))
      moveToFront(op, block);
    op->setLoc({});
    return true;
  }
  Region *region = getConstantRegion(block);
  Operation *&known =
      constants[{region, op->getDialect(), value, op->getResult(0).getType()}];
  if (known) {
    rewriter.replaceOp(op, known);
    known->setLoc({});
    return false;
  }
  Block *place = &region->front();
  if (block != place) {
    moveToFront(op, place);
    op->setLoc({});
  } else if (place->getFirstOp() != op && !isOwned(op->getPrevNode())) {
    moveToFront(op, place);
  }
  known = op;
  owned[op].push_back(op->getDialect());
  return true;
}

Value OperationFolder::getOrCreateConstant(Block *block, Dialect *dialect,
                                           Attribute value, Type type) {
  Region *region = getConstantRegion(block);
  Key key{region, dialect, value, type};
  Block *place = &region->front();
  if (Operation *known = constants.lookup(key)) {
    // A block may have been put before that in which it is.
    if (known->getBlock() != place)
      moveToFront(known, place);
    known->setLoc({});
    return known->getResult(0);
  }
  rewriter.setInsertionPointToStart(place);
  Operation *op = materializer.materialize(rewriter, *dialect, value, type, {});
  if (!op)
    return {};
  // The operation may be of another dialect, which has one already.
  Dialect *own = op->getDialect();
  if (own != dialect)
    if (Operation *known = constants.lookup({region, own, value, type})) {
      rewriter.eraseOp(op);
      constants[key] = known;
      owned[known].push_back(dialect);
      known->setLoc({});
      return known->getResult(0);
    }
  constants[key] = op;
  owned[op].push_back(dialect);
  if (own != dialect) {
    constants[{region, own, value, type}] = op;
    owned[op].push_back(own);
  }
  return op->getResult(0);
}

void OperationFolder::notifyRemoval(Operation *op) {
  auto found = owned.find(op);
  if (found == owned.end())
    return;
  Region *region = getConstantRegion(op->getBlock());
  Attribute value = getConstantValue(op);
  for (const Dialect *dialect : found->second)
    constants.erase({region, dialect, value, op->getResult(0).getType()});
  owned.erase(found);
}

void OperationFolder::clear() {
  constants.clear();
  owned.clear();
}
