// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of scf.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Branches -----------------------------------------------------------===//

/// The operands of the terminators that become `result`.
static AliasingOperands getYielded(Value value, const BufferizationState &) {
  AliasingOperands operands;
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return operands;
  Operation *op = result.getDefiningOp();
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      Operation *terminator = block.getTerminator();
      if (isa<scf::YieldOp>(terminator))
        operands.push_back({&terminator->getOpOperand(result.getResultNumber()),
                            BufferRelation::Equivalent,
                            op->getNumRegions() == 1});
    }
  return operands;
}

/// The origin of the memory of alternatives, for errors.
static StringRef getAlternatives(Operation *op) {
  return isa<scf::IfOp>(op) ? "then/else branches" : "cases";
}

static FailureOr<Type> getJoinedType(Value value, BufferizationState &state) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return getBlockArgumentType(value, state);
  Type type;
  for (const AliasingOperand &alias : getYielded(value, state)) {
    FailureOr<Type> next = state.getBufferType(alias.operand->get());
    if (failed(next))
      return failure();
    if (!type || type == *next) {
      type = *next;
      continue;
    }
    Attribute space = BufferizationState::getSpace(type);
    Operation *op = result.getDefiningOp();
    if (space != BufferizationState::getSpace(*next))
      return op->emitError("inconsistent memory space on ")
             << getAlternatives(op);
    type = BufferizationState::getDynamicLayoutType(value.getType(), space);
  }
  return type ? FailureOr<Type>(type) : FailureOr<Type>(failure());
}

/// The operation with memrefs as results; the regions move.
static LogicalResult bufferizeBranches(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  SmallVector<Type> types;
  for (OpResult result : op->getResults()) {
    FailureOr<Type> type = state.getBufferType(result);
    if (failed(type))
      return failure();
    types.push_back(*type);
  }
  rewriter.setInsertionPoint(op);
  Operation *made = rewriter.create(op->getLoc(), op->getName().getStringRef(),
                                    op->getOperands(), types, op->getAttrs(),
                                    {}, op->getNumRegions());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    rewriter.inlineRegionBefore(from, to, to.end());
  BufferizationState::replaceOp(rewriter, op,
                                SmallVector<Value>(made->getResults()));
  return success();
}

static LogicalResult bufferizeExecuteRegion(Operation *op,
                                            RewriterBase &rewriter,
                                            BufferizationState &state) {
  for (Block &block : op->getRegion(0))
    if (failed(bufferizeBlock(&block, rewriter, state)))
      return failure();
  return bufferizeBranches(op, rewriter, state);
}

//===-- Terminators --------------------------------------------------------===//

static AliasingValues getYieldAliases(OpOperand &use,
                                      const BufferizationState &) {
  Operation *parent = use.getOwner()->getParentOp();
  bool isBranch = isa<scf::IfOp, scf::IndexSwitchOp>(parent);
  if (!isBranch && !isa<scf::ExecuteRegionOp>(parent))
    return {};
  return {{parent->getResult(use.getOperandNumber()),
           BufferRelation::Equivalent, !isBranch}};
}

static LogicalResult bufferizeYield(Operation *op, RewriterBase &rewriter,
                                    BufferizationState &state) {
  Operation *parent = op->getParentOp();
  bool isCondition = isa<scf::ConditionOp>(op);
  // scf.yield in the body of scf.while passes values on to the arguments of the first region.
  bool toArguments = !isCondition && isa<scf::WhileOp>(parent);
  SmallVector<Value> operands;
  for (OpOperand &use : op->getOpOperands()) {
    if (!isTensorType(use.get().getType())) {
      operands.push_back(use.get());
      continue;
    }
    FailureOr<Value> buffer = state.getBuffer(rewriter, use.get());
    if (failed(buffer))
      return failure();
    unsigned number = use.getOperandNumber() - isCondition;
    Value target = toArguments
                       ? Value(parent->getRegion(0).front().getArgument(number))
                       : Value(parent->getResult(number));
    FailureOr<Type> type = state.getBufferType(target);
    if (failed(type))
      return failure();
    operands.push_back(castTo(rewriter, op->getLoc(), *buffer, *type));
  }
  rewriter.create(op->getLoc(), op->getName().getStringRef(), operands, {},
                  op->getAttrs());
  rewriter.eraseOp(op);
  return success();
}

//===-- Registration -------------------------------------------------------===//

/// Values of several terminators are not joined.
static LogicalResult verifyExecuteRegion(Operation *op,
                                         const BufferizationState &) {
  unsigned numYields = 0;
  for (Block &block : op->getRegion(0))
    numYields += isa<scf::YieldOp>(block.getTerminator());
  if (numYields == 1)
    return success();
  return op->emitOpError("op without unique scf.yield is not supported");
}

/// Arguments of blocks have the memory of the operands that branches pass.
static AliasingOperands
getExecuteRegionOperands(Value value, const BufferizationState &state) {
  return isa<OpResult>(value) ? getYielded(value, state)
                              : getPassedOperands(cast<BlockArgument>(value));
}

void detail::registerControlFlowRecords(Context &ctx) {
  BufferizableOp branches = {.aliasedBy = getYielded,
                             .getBufferType = getJoinedType,
                             .bufferize = bufferizeBranches};
  registerBufferizableOp<scf::IfOp>(ctx, branches);
  registerBufferizableOp<scf::IndexSwitchOp>(ctx, branches);
  branches.aliasedBy = getExecuteRegionOperands;
  branches.isWritable = isAnyWritable;
  branches.supportsBlocks = true;
  branches.verify = verifyExecuteRegion;
  branches.bufferize = bufferizeExecuteRegion;
  registerBufferizableOp<scf::ExecuteRegionOp>(ctx, branches);
  registerBufferizableOp<scf::YieldOp>(ctx, {.aliases = getYieldAliases,
                                             .isAlwaysInPlace = isTrue,
                                             .bufferize = bufferizeYield});
  registerBufferizableOp<scf::ConditionOp>(
      ctx, {.isAlwaysInPlace = isTrue, .bufferize = bufferizeYield});
  registerBufferizableOp<scf::InParallelOp>(
      ctx, {.reads = isFalse, .writes = isFalse});
}
