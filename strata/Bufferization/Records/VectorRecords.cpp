// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of vector.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Transfers ----------------------------------------------------------===//

/// Whether a write covers the whole tensor, whose first dimensions may have size 1. A mask may
/// leave out elements; mlir-opt does not copy these.
static bool coversDest(Operation *op) {
  auto write = cast<vector::TransferWriteOp>(op);
  auto type = dyn_cast<RankedTensorType>(write.getBase().getType());
  auto vector = cast<VectorType>(write.getValueToStore().getType());
  if (!type || !type.hasStaticShape() || write.getMask() ||
      type.getRank() < vector.getRank() ||
      !write.getPermutationMap().isMinorIdentity())
    return false;
  size_t numUnit = size_t(type.getRank() - vector.getRank());
  if (type.getShape().drop_front(numUnit) != vector.getShape() ||
      !llvm::all_of(type.getShape().take_front(numUnit),
                    [](int64_t size) { return size == 1; }))
    return false;
  for (Value index : write.getIndices()) {
    Operation *def = index.getDefiningOp();
    auto value =
        def ? dyn_cast_or_null<IntegerAttr>(def->getInherentAttrOrNull("value"))
            : IntegerAttr();
    if (!value || !value.getValue().isZero())
      return false;
  }
  return true;
}

static bool readsTransfer(OpOperand &use, const BufferizationState &) {
  return !coversDest(use.getOwner());
}

//===-- vector.mask --------------------------------------------------------===//

static Operation *getYield(Operation *mask) {
  return mask->getRegion(0).front().getTerminator();
}

static AliasingOperands getMaskOperands(Value value,
                                        const BufferizationState &) {
  auto result = cast<OpResult>(value);
  return {{&getYield(result.getDefiningOp())
                ->getOpOperand(result.getResultNumber()),
           BufferRelation::Equivalent}};
}

static AliasingValues getMaskYieldAliases(OpOperand &use,
                                          const BufferizationState &) {
  Operation *parent = use.getOwner()->getParentOp();
  if (!isa<vector::MaskOp>(parent))
    return {};
  return {
      {parent->getResult(use.getOperandNumber()), BufferRelation::Equivalent}};
}

/// The body has one operation, and no copies for it.
static LogicalResult resolveMask(Operation *mask, RewriterBase &rewriter,
                                 const BufferizationState &state) {
  if (failed(insertOperandCopies(mask, rewriter, state)))
    return failure();
  Block &body = mask->getRegion(0).front();
  return llvm::hasNItemsOrLess(body, 2)
             ? success()
             : mask->emitOpError("body must bufferize in-place");
}

/// The mask yields vectors only; the memory belongs to the operations in its
/// body.
static LogicalResult bufferizeMask(Operation *mask, RewriterBase &rewriter,
                                   BufferizationState &state) {
  Operation *yield = getYield(mask);
  SmallVector<Value> vectors, replacements;
  SmallVector<Type> types;
  for (Value operand : yield->getOperands()) {
    if (!isTensorType(operand.getType())) {
      vectors.push_back(operand);
      types.push_back(operand.getType());
      replacements.push_back(Value());
      continue;
    }
    FailureOr<Value> buffer = state.getBuffer(rewriter, operand);
    if (failed(buffer))
      return failure();
    replacements.push_back(*buffer);
  }
  Operation *made = vector::MaskOp::create(
      rewriter, mask->getLoc(), types, mask->getOperands(), mask->getAttrs());
  rewriter.inlineRegionBefore(mask->getRegion(0), made->getRegion(0),
                              made->getRegion(0).end());
  rewriter.setInsertionPoint(yield);
  vector::YieldOp::create(rewriter, yield->getLoc(), vectors);
  rewriter.eraseOp(yield);
  rewriter.setInsertionPointAfter(made);
  unsigned next = 0;
  for (Value &replacement : replacements)
    if (!replacement)
      replacement = made->getResult(next++);
  BufferizationState::replaceOp(rewriter, mask, replacements);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerVectorRecords(Context &ctx) {
  registerBufferizableOp<vector::MaskOp>(ctx, {.aliasedBy = getMaskOperands,
                                               .resolveConflicts = resolveMask,
                                               .bufferize = bufferizeMask});
  registerBufferizableOp<vector::YieldOp>(
      ctx, {.aliases = getMaskYieldAliases, .isAlwaysInPlace = isTrue});
  BufferizableOp write = getStoreRecord();
  write.reads = readsTransfer;
  registerBufferizableOp<vector::TransferWriteOp>(ctx, write);
}
