// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of func, of branches between blocks, and the parts that functions
// share with other operations of several blocks.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Blocks -------------------------------------------------------------===//

AliasingOperands detail::getPassedOperands(BlockArgument arg) {
  AliasingOperands operands;
  Block *block = arg.getParentBlock();
  if (block->isEntryBlock())
    return operands;
  for (Block *predecessor : block->getPredecessors()) {
    Operation *branch = predecessor->getTerminator();
    for (OpOperand &use : branch->getOpOperands())
      if (getSuccessorArgument(branch, use.getOperandNumber()) == arg)
        operands.push_back(
            {&use, BufferRelation::Equivalent, /*isDefinite=*/false});
  }
  return operands;
}

FailureOr<Type> detail::getBlockArgumentType(Value value,
                                             BufferizationState &state) {
  Type type;
  for (const AliasingOperand &alias :
       getPassedOperands(cast<BlockArgument>(value))) {
    // In a loop the type is that of the initial value.
    if (state.getTypeDepth(alias.operand->get()))
      continue;
    FailureOr<Type> next = state.getBufferType(alias.operand->get());
    if (failed(next))
      return failure();
    if (!type || type == *next) {
      type = *next;
      continue;
    }
    Attribute space = BufferizationState::getSpace(type);
    if (space != BufferizationState::getSpace(*next))
      return value.getParentBlock()->getParentOp()->emitOpError(
          "incoming operands of block argument have inconsistent memory "
          "spaces");
    type = BufferizationState::getDynamicLayoutType(value.getType(), space);
  }
  if (!type)
    return value.getParentBlock()->getParentOp()->emitOpError(
        "could not infer buffer type of block argument");
  return type;
}

/// The operands that `branch` passes to the arguments of `block`, as memrefs.
static LogicalResult bufferizeBranch(Operation *branch, Block *block,
                                     RewriterBase &rewriter,
                                     BufferizationState &state) {
  for (OpOperand &use : branch->getOpOperands()) {
    BlockArgument arg = getSuccessorArgument(branch, use.getOperandNumber());
    Value operand = use.get();
    if (!arg || arg.getParentBlock() != block ||
        arg.getType() == operand.getType())
      continue;
    FailureOr<Type> type = state.getBufferType(operand);
    if (failed(type))
      return failure();
    rewriter.setInsertionPointAfterValue(operand);
    Value buffer = bufferization::ToBufferOp::create(rewriter, operand.getLoc(),
                                                     *type, operand);
    buffer = castTo(rewriter, operand.getLoc(), buffer, arg.getType());
    rewriter.modifyOpInPlace(branch, [&] { use.set(buffer); });
  }
  return success();
}

LogicalResult detail::bufferizeBlock(Block *block, RewriterBase &rewriter,
                                     BufferizationState &state) {
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<Type> types;
  for (BlockArgument arg : block->getArguments()) {
    FailureOr<Type> type = state.getBufferType(arg);
    if (failed(type))
      return failure();
    types.push_back(*type);
  }
  for (auto [arg, type] : llvm::zip_equal(block->getArguments(), types)) {
    Type tensor = arg.getType();
    if (tensor == type)
      continue;
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : arg.getUses())
      uses.push_back(&use);
    arg.setType(type);
    if (uses.empty())
      continue;
    rewriter.setInsertionPointToStart(block);
    Value value = bufferization::ToTensorOp::create(rewriter, arg.getLoc(),
                                                    tensor, Value(arg));
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
  }
  SmallVector<Block *> predecessors(block->pred_begin(), block->pred_end());
  for (Block *predecessor : predecessors)
    if (failed(bufferizeBranch(predecessor->getTerminator(), block, rewriter,
                               state)))
      return failure();
  return success();
}

static AliasingValues getBranchAliases(OpOperand &use,
                                       const BufferizationState &) {
  BlockArgument arg =
      getSuccessorArgument(use.getOwner(), use.getOperandNumber());
  if (!arg)
    return {};
  return {{arg, BufferRelation::Equivalent, /*isDefinite=*/false}};
}

//===-- func.func ----------------------------------------------------------===//

static AliasingOperands getFunctionOperands(Value value,
                                            const BufferizationState &) {
  return getPassedOperands(cast<BlockArgument>(value));
}

static bool isArgumentWritable(Value value, const BufferizationState &) {
  auto arg = cast<BlockArgument>(value);
  if (!arg.getParentBlock()->isEntryBlock())
    return true;
  auto attr = dyn_cast_or_null<BoolAttr>(
      getFunctionArgAttr(arg.getParentBlock()->getParentOp(),
                         arg.getArgNumber(), "bufferization.writable"));
  return !attr || attr.getValue();
}

/// The type of the memory of an argument, whose layout may be in an attribute.
static FailureOr<Type> getArgumentType(Operation *function, unsigned number,
                                       const BufferizationState &state) {
  Type tensor = getFunctionArgumentTypes(function)[number];
  FailureOr<Attribute> space = state.getDefaultSpace(tensor, function);
  if (failed(space))
    return failure();
  Type type = state.getBoundaryType(tensor, *space);
  Attribute layout =
      getFunctionArgAttr(function, number, "bufferization.buffer_layout");
  auto ranked = dyn_cast<MemRefType>(type);
  return layout && ranked
             ? Type(MemRefType::get(ranked.getShape(), ranked.getElementType(),
                                    layout, *space))
             : type;
}

static FailureOr<Type> getFunctionType(Value value, BufferizationState &state) {
  auto arg = cast<BlockArgument>(value);
  Block *block = arg.getParentBlock();
  return block->isEntryBlock()
             ? getArgumentType(block->getParentOp(), arg.getArgNumber(), state)
             : getBlockArgumentType(value, state);
}

/// The values that the function returns, as memrefs.
static LogicalResult bufferizeReturn(Operation *op, ArrayRef<Type> types,
                                     RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), types)) {
    OpOperand &use = operand;
    if (use.get().getType() == type)
      continue;
    Value buffer = bufferization::ToBufferOp::create(rewriter, op->getLoc(),
                                                     type, use.get());
    rewriter.modifyOpInPlace(op, [&] { use.set(buffer); });
  }
  return success();
}

static LogicalResult bufferizeFuncOp(Operation *function,
                                     RewriterBase &rewriter,
                                     BufferizationState &state) {
  SmallVector<Type> arguments, results;
  for (auto [number, type] :
       llvm::enumerate(getFunctionArgumentTypes(function))) {
    FailureOr<Type> made =
        isTensorType(type) ? getArgumentType(function, unsigned(number), state)
                           : FailureOr<Type>(type);
    if (failed(made))
      return failure();
    arguments.push_back(*made);
  }
  for (Type type : getFunctionResultTypes(function)) {
    if (!isTensorType(type)) {
      results.push_back(type);
      continue;
    }
    FailureOr<Attribute> space = state.getDefaultSpace(type, function);
    if (failed(space))
      return failure();
    results.push_back(state.getBoundaryType(type, *space));
  }
  for (Block &block : function->getRegion(0))
    if (failed(bufferizeBlock(&block, rewriter, state)))
      return failure();
  for (Operation *op : getReturns(function))
    if (failed(bufferizeReturn(op, results, rewriter)))
      return failure();
  rewriter.modifyOpInPlace(function, [&] {
    function->setAttr("function_type",
                      TypeAttr::get(FunctionType::get(function->getContext(),
                                                      arguments, results)));
  });
  return success();
}

//===-- func.call ----------------------------------------------------------===//

static const FunctionSummary *
getCalleeSummary(Operation *call, const BufferizationState &state) {
  Operation *callee = state.getCallee(call);
  return callee ? state.getSummary(callee) : nullptr;
}

static bool readsArgument(OpOperand &use, const BufferizationState &state) {
  const FunctionSummary *summary = getCalleeSummary(use.getOwner(), state);
  return !summary || summary->reads.test(use.getOperandNumber());
}

static bool writesArgument(OpOperand &use, const BufferizationState &state) {
  const FunctionSummary *summary = getCalleeSummary(use.getOwner(), state);
  return !summary || summary->writes.test(use.getOperandNumber());
}

static AliasingValues getCallAliases(OpOperand &use,
                                     const BufferizationState &state) {
  Operation *call = use.getOwner();
  AliasingValues values;
  if (const FunctionSummary *summary = getCalleeSummary(call, state)) {
    ArrayRef<unsigned> results = summary->aliases[use.getOperandNumber()];
    bool isSame =
        results.size() == 1 && summary->equivalent[results.front()].has_value();
    for (unsigned result : results)
      values.push_back(
          {call->getResult(result),
           isSame ? BufferRelation::Equivalent : BufferRelation::Unknown,
           isSame});
    return values;
  }
  for (OpResult result : call->getResults())
    if (isTensorType(result.getType()))
      values.push_back({result, BufferRelation::Unknown, false});
  return values;
}

/// The type of the callee, if it has been rewritten, or the type that it will
/// have.
static FailureOr<Type> getCallType(Value value, BufferizationState &state) {
  auto result = cast<OpResult>(value);
  Operation *callee = state.getCallee(result.getDefiningOp());
  if (!callee)
    return failure();
  Type type = getFunctionResultTypes(callee)[result.getResultNumber()];
  if (!isTensorType(type))
    return type;
  FailureOr<Attribute> space = state.getDefaultSpace(type, callee);
  if (failed(space))
    return failure();
  return state.getBoundaryType(type, *space);
}

static LogicalResult bufferizeCall(Operation *call, RewriterBase &rewriter,
                                   BufferizationState &state) {
  Operation *callee = state.getCallee(call);
  if (!callee)
    return failure();
  SmallVector<Type> results;
  for (OpResult result : call->getResults()) {
    FailureOr<Type> type = state.getBufferType(result);
    if (failed(type))
      return failure();
    results.push_back(*type);
  }
  SmallVector<Value> operands;
  for (auto [number, operand] : llvm::enumerate(call->getOperands())) {
    if (!isTensorType(operand.getType())) {
      operands.push_back(operand);
      continue;
    }
    FailureOr<Value> buffer = state.getBuffer(rewriter, operand);
    FailureOr<Type> type = getFunctionArgumentTypes(callee)[number];
    if (isTensorType(*type))
      type = getArgumentType(callee, unsigned(number), state);
    if (failed(buffer) || failed(type))
      return failure();
    Value made = *buffer;
    auto ranked = dyn_cast<MemRefType>(*type);
    if (made.getType() != *type && ranked && isa<MemRefType>(made.getType())) {
      buffer = castOrCopy(rewriter, made, ranked, state);
      if (failed(buffer))
        return failure();
      made = *buffer;
    }
    operands.push_back(castTo(rewriter, call->getLoc(), made, *type));
  }
  Operation *made = func::CallOp::create(rewriter, call->getLoc(), results,
                                         operands, call->getAttrs());
  BufferizationState::replaceOp(rewriter, call,
                                SmallVector<Value>(made->getResults()));
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerFunctionRecords(Context &ctx) {
  registerBufferizableOp<func::FuncOp>(ctx, {.aliasedBy = getFunctionOperands,
                                             .isWritable = isArgumentWritable,
                                             .supportsBlocks = true,
                                             .getBufferType = getFunctionType,
                                             .bufferize = bufferizeFuncOp});
  registerBufferizableOp<func::ReturnOp>(ctx, {});
  registerBufferizableOp<func::CallOp>(ctx, {.reads = readsArgument,
                                             .writes = writesArgument,
                                             .aliases = getCallAliases,
                                             .getBufferType = getCallType,
                                             .bufferize = bufferizeCall});
  registerBufferizableOp<cf::BranchOp>(ctx, {.aliases = getBranchAliases});
  registerBufferizableOp<cf::CondBranchOp>(ctx, {.aliases = getBranchAliases});
}
