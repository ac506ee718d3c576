// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of KernelEmitter that computes elements: loads, operations, and stores.
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/SparseTensor/KernelEmitter.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Invariants ----------------------------------------------------------===//

/// Whether all indices are known in `loop`, and one of them only since the loop around it.
static bool isExhaustedAt(AffineMap map, LoopId loop) {
  bool isCurrent = loop == 0;
  for (AffineExpr expr : map.getResults())
    for (unsigned dim = 0; dim < map.getNumDims(); ++dim) {
      if (!expr.isFunctionOfDim(dim))
        continue;
      if (dim >= loop)
        return false;
      isCurrent |= dim + 1 == loop;
    }
  return isCurrent;
}

/// Begins or ends the scalar of the output.
void KernelEmitter::emitReduction(ExprId exp, bool isStart) {
  if (!isStart) {
    if (isCustomReduction() && !isReduction())
      return;
    Value value = reduction;
    ExprId id = reductionExpr;
    reductionExpr = InvalidExpr;
    reduction = Value();
    merger.exp(id).value = Value();
    emitStore(exp, value);
    validInsert = Value();
    return;
  }
  if (isCustomReduction() && isReduction())
    return;
  reduction = isCustomReduction() ? getReductionIdentity() : emitLoad(exp);
  reductionExpr = exp;
  merger.exp(exp).value = reduction;
  if (sparseOut)
    validInsert = code.boolean(false);
}

void KernelEmitter::emitInvariants(ExprId exp, LoopId loop, bool isStart) {
  if (exp == InvalidExpr)
    return;
  Expr expr = merger.exp(exp);
  if (expr.kind != ExprKind::Tensor) {
    if (expr.kind == ExprKind::CustomReduce)
      customReduction = exp;
    emitInvariants(expr.e0, loop, isStart);
    emitInvariants(expr.e1, loop, isStart);
    if (expr.kind == ExprKind::CustomReduce)
      customReduction = InvalidExpr;
    return;
  }
  if (!isExhaustedAt(op.getIndexingMapsArray()[expr.tensor], loop))
    return;
  if (expr.tensor == merger.getOutTensor()) {
    emitReduction(exp, isStart);
    return;
  }
  Value value;
  if (isStart)
    value = emitLoad(exp);
  merger.exp(exp).value = value;
}

Value KernelEmitter::getReductionIdentity() const {
  auto reduce = cast<strata::sparse_tensor::ReduceOp>(
      const_cast<Merger &>(merger).exp(customReduction).op);
  return reduce.getIdentity();
}

//===-- Expanded rows -------------------------------------------------------===//

/// Begins or ends a row of the output. The innermost loop over it is in a reduction, so that
/// its elements are computed in any order.
void KernelEmitter::emitExpansion(LoopId loop, bool isStart) {
  OpOperand *output = op.getDpsInitOperand(0);
  if (!sparseOut || int64_t(outerParallel) != op.getRank(output) - 1 ||
      outerParallel != loop)
    return;
  Value tensor = output->get();
  if (!isStart) {
    SmallVector<Value> ivs = loops.getLoopIVs();
    ivs.resize(loop);
    chain =
        CompressOp::create(rewriter, op->getLoc(), expandValues, expandFilled,
                           expandAdded, expandCount, chain, ivs);
    expandValues = expandFilled = expandAdded = expandCount = Value();
    return;
  }
  auto bufferOf = [](Type type) {
    return MemRefType::get({ShapedType::kDynamic}, type);
  };
  Type element = cast<RankedTensorType>(tensor.getType()).getElementType();
  Type index = rewriter.getIndexType();
  auto expand = ExpandOp::create(rewriter, op->getLoc(), bufferOf(element),
                                 bufferOf(rewriter.getI1Type()),
                                 bufferOf(index), index, tensor);
  expandValues = expand.getValues();
  expandFilled = expand.getFilled();
  expandAdded = expand.getAdded();
  expandCount = expand.getCount();
}

Value KernelEmitter::getExpandedIndex() const {
  AffineMap map = op.getIndexingMapsArray().back();
  auto dim = cast<AffineDimExpr>(map.getResult(map.getNumResults() - 1));
  return loops.getLoopIV(dim.getPosition());
}

/// Stores an element of the row, and marks it as used.
void KernelEmitter::emitExpandedStore(Value value) {
  Location loc = op->getLoc();
  Value index = getExpandedIndex();
  Value no = code.boolean(false), yes = code.boolean(true);
  Value isFilled = code.load(expandFilled, index);
  Value isNew = code.compare(arith::CmpIPredicate::eq, isFilled, no);
  auto branch =
      scf::IfOp::create(rewriter, loc, TypeRange(rewriter.getIndexType()),
                        isNew, /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  code.store(yes, expandFilled, index);
  code.store(index, expandAdded, expandCount);
  Value next = code.add(expandCount, 1);
  code.yield(next);
  rewriter.setInsertionPointToStart(branch.elseBlock());
  code.yield(expandCount);
  rewriter.setInsertionPointAfter(branch);
  expandCount = branch->getResult(0);
  code.store(value, expandValues, index);
}

//===-- Loads and stores ----------------------------------------------------===//

Value KernelEmitter::getSubscript(OpOperand *operand,
                                  SmallVectorImpl<Value> &indices) {
  TensorId tensor = operand->getOperandNumber();
  if (getSparseTensorEncoding(operand->get().getType())) {
    indices = loops.getValueIndices(tensor);
  } else {
    for (AffineExpr expr : op.getIndexingMapsArray()[tensor].getResults())
      indices.push_back(loops.createAffine(code, expr));
  }
  return loops.getValueBuffer(tensor);
}

Value KernelEmitter::emitInsertionLoad(OpOperand *output) {
  Type element =
      cast<RankedTensorType>(output->get().getType()).getElementType();
  if (!isExpanded())
    return isCustomReduction() ? getReductionIdentity() : code.zero(element);
  Value index = getExpandedIndex();
  if (!isCustomReduction())
    return code.load(expandValues, index);
  Value isFilled = code.load(expandFilled, index);
  Value value = code.load(expandValues, index);
  return code.select(isFilled, value, getReductionIdentity());
}

Value KernelEmitter::emitLoad(ExprId id) {
  const Expr &expr = merger.exp(id);
  if (expr.value)
    return expr.value;
  OpOperand *operand = &op->getOpOperand(expr.tensor);
  SparseTensorType type(operand->get());
  if (type.hasEncoding() && type.getEncoding().getExplicitVal())
    return code.constant(type.getEncoding().getExplicitVal(),
                         type.getElementType());
  if (isSparseOutput(operand))
    return emitInsertionLoad(operand);
  if (usesIterators && type.hasEncoding())
    return ExtractValOp::create(rewriter, op->getLoc(), operand->get(),
                                iterators[expr.tensor]);
  SmallVector<Value> indices;
  Value buffer = getSubscript(operand, indices);
  return code.load(buffer, indices);
}

/// Inserts `value`, at the coordinates of the loops, into the output.
void KernelEmitter::emitInsertion(OpOperand *output, Value value) {
  if (isExpanded()) {
    emitExpandedStore(value);
    return;
  }
  SmallVector<Value> ivs = loops.getLoopIVs();
  ivs.resize(size_t(op.getRank(output)));
  Location loc = op->getLoc();
  Value condition = validInsert;
  if (!condition && !hasAnySparseType(TypeRange(op.getInputs())))
    condition = code.isNonzero(value);
  if (!condition) {
    chain = tensor::InsertOp::create(rewriter, loc, value, chain, ivs);
    return;
  }
  Value old = chain;
  auto branch = scf::IfOp::create(
      rewriter, loc, condition,
      [&](OpBuilder &builder, Location loc) {
        Value inserted =
            tensor::InsertOp::create(builder, loc, value, old, ivs);
        scf::YieldOp::create(builder, loc, inserted);
      },
      [&](OpBuilder &builder, Location loc) {
        scf::YieldOp::create(builder, loc, old);
      });
  chain = branch->getResult(0);
}

/// Stores the current element of the output, or inserts it.
void KernelEmitter::emitElement(Value value) {
  OpOperand *output = op.getDpsInitOperand(0);
  if (isSparseOutput(output)) {
    emitInsertion(output, value);
    return;
  }
  SmallVector<Value> indices;
  Value buffer = getSubscript(output, indices);
  code.store(value, buffer, indices);
}

void KernelEmitter::emitStore(ExprId id, Value value) {
  // Operations with empty regions have no element in the output.
  if (!value)
    return;
  if (isReduction()) {
    reduction = value;
    merger.exp(reductionExpr).value = value;
    return;
  }
  if (merger.exp(id).kind != ExprKind::CustomSelect) {
    emitElement(value);
    return;
  }
  // `value` says whether the element is kept.
  Value old = chain;
  Value element = merger.exp(id).value;
  merger.exp(id).value = Value();
  auto branch = scf::IfOp::create(rewriter, op->getLoc(),
                                  old ? TypeRange(old.getType()) : TypeRange(),
                                  value, /*withElseRegion=*/bool(old));
  rewriter.setInsertionPointToStart(branch.thenBlock());
  emitElement(element);
  if (old) {
    code.yield(chain);
    rewriter.setInsertionPointToStart(branch.elseBlock());
    code.yield(old);
    chain = branch->getResult(0);
  }
  rewriter.setInsertionPointAfter(branch);
}

//===-- Expressions ---------------------------------------------------------===//

Value KernelEmitter::emitExpr(ExprId id) {
  if (id == InvalidExpr)
    return Value();
  Expr expr = merger.exp(id);
  if (expr.kind == ExprKind::Zero)
    return Value();
  if (expr.kind == ExprKind::Tensor)
    return emitLoad(id);
  if (expr.kind == ExprKind::Invariant)
    return expr.value;
  if (expr.kind == ExprKind::LoopVar)
    return loops.getLoopIV(expr.loop);
  if (expr.kind == ExprKind::CustomReduce)
    customReduction = id;
  // The zero of a comparison is a missing operand.
  Value v0 = emitExpr(expr.e0), v1 = emitExpr(expr.e1);
  Value result = emitOperation(id, v0, v1);
  if (expr.kind == ExprKind::CustomReduce)
    customReduction = InvalidExpr;
  if (expr.kind == ExprKind::CustomSelect)
    merger.exp(id).value = v0;
  return result;
}

/// The negation of `value`, by operations of the kind of the subtraction `op`.
static Value emitNegation(const SparseBuilder &code, Operation *op,
                          Value value) {
  OpBuilder &builder = code.getBuilder();
  if (isa<arith::SubFOp>(op))
    return arith::NegFOp::create(builder, code.getLoc(), value);
  if (isa<complex::SubOp>(op))
    return code.create<complex::NegOp>(value, value.getType());
  Value zero = code.zero(value.getType());
  return code.sub(zero, value);
}

Value KernelEmitter::emitRectifier(arith::SelectOp op, Value value) {
  Operation *compare = rewriter.clone(*op.getCondition().getDefiningOp());
  Value zero = code.zero(value.getType());
  rewriter.modifyOpInPlace(compare, [&] {
    compare->setOperands({value, zero});
  });
  return code.select(compare->getResult(0), value, zero);
}

/// The value of a custom operation. Missing operands are null.
Value KernelEmitter::emitCustom(const Expr &expr, Value v0, Value v1) {
  auto emitIfPresent = [&](Region &region, ValueRange arguments) {
    return region.empty()
               ? Value()
               : emitRegion(region.front().getTerminator(), arguments);
  };
  auto emitSide = [&](Region &region, bool isIdentity, Value value) {
    return isIdentity ? value : emitIfPresent(region, value);
  };
  if (auto unary = dyn_cast<UnaryOp>(expr.op)) {
    if (v0)
      return emitIfPresent(unary.getPresentRegion(), v0);
    Region &absent = unary.getAbsentRegion();
    return absent.empty()
               ? Value()
               : absent.front().getTerminator()->getOperands().front();
  }
  if (auto binary = dyn_cast<BinaryOp>(expr.op)) {
    if (v0 && v1)
      return emitIfPresent(binary.getOverlapRegion(), {v0, v1});
    if (v0)
      return emitSide(binary.getLeftRegion(), binary.getLeftIdentity(), v0);
    return v1 ? emitSide(binary.getRightRegion(), binary.getRightIdentity(), v1)
              : Value();
  }
  if (auto select = dyn_cast<SelectOp>(expr.op))
    return v0 ? emitIfPresent(select.getRegion(), v0) : Value();
  return emitIfPresent(
      cast<strata::sparse_tensor::ReduceOp>(expr.op).getRegion(), {v0, v1});
}

/// The value of an operation of two operands of which one, `value`, has an element.
Value KernelEmitter::emitWithoutOther(ExprId id, Value value, bool isLeft) {
  Expr expr = merger.exp(id);
  switch (expr.kind) {
  case ExprKind::CustomBinary:
    return isLeft ? emitCustom(expr, value, {}) : emitCustom(expr, {}, value);
  case ExprKind::Sum:
    return value;
  case ExprKind::Difference:
    return isLeft ? value : emitNegation(code, expr.op, value);
  case ExprKind::Comparison: {
    Value zero = code.zero(value.getType());
    return isLeft ? emitOperation(id, value, zero)
                  : emitOperation(id, zero, value);
  }
  default:
    return Value();
  }
}

Value KernelEmitter::emitOperation(ExprId id, Value v0, Value v1) {
  Expr expr = merger.exp(id);
  // The right operand of a unary operation is the value without an element.
  if (expr.kind != ExprKind::CustomUnary && expr.e1 != InvalidExpr &&
      (!v0 || !v1))
    return v0 || v1 ? emitWithoutOther(id, v0 ? v0 : v1, bool(v0)) : Value();
  switch (expr.kind) {
  case ExprKind::CustomUnary:
  case ExprKind::CustomSelect:
  case ExprKind::CustomBinary:
  case ExprKind::CustomReduce:
    return emitCustom(expr, v0, v1);
  default:
    break;
  }
  if (!v0)
    return Value();
  switch (expr.kind) {
  case ExprKind::Negation:
    return emitNegation(code, expr.op, v0);
  case ExprKind::Rectifier:
    return emitRectifier(cast<arith::SelectOp>(expr.op), v0);
  case ExprKind::BinaryBranch:
    return emitRegion(expr.op, v0);
  default:
    break;
  }
  Operation *copy = rewriter.clone(*expr.op);
  SmallVector<Value> operands{v0};
  if (v1)
    operands.push_back(v1);
  rewriter.modifyOpInPlace(copy, [&] { copy->setOperands(operands); });
  return copy->getResult(0);
}

/// The value in the loops of one that is used in the body.
Value KernelEmitter::resolveBodyValue(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != op.getBlock())
      return value;
    OpOperand *operand = &op->getOpOperand(argument.getArgNumber());
    if (!isa<RankedTensorType>(operand->get().getType()))
      return operand->get();
    SmallVector<Value> indices;
    Value buffer = getSubscript(operand, indices);
    return code.load(buffer, indices);
  }
  if (auto index = value.getDefiningOp<linalg::IndexOp>())
    return loops.getLoopIV(LoopId(index.getDim()));
  return value;
}

/// The operations before `yield`, for these arguments of their block; returns the value that is
/// yielded.
Value KernelEmitter::emitRegion(Operation *yield, ValueRange arguments) {
  Block *block = yield->getBlock();
  IRMapping mapping;
  for (auto [argument, value] :
       llvm::zip_equal(block->getArguments(), arguments))
    mapping.map(argument, value);
  auto resolve = [&](Operation *user) {
    for (Value operand : user->getOperands())
      if (!mapping.contains(operand)) {
        Value resolved = resolveBodyValue(operand);
        if (resolved != operand)
          mapping.map(operand, resolved);
      }
  };
  for (Operation &inner : *block) {
    if (isa<linalg::IndexOp>(&inner))
      continue;
    inner.walk([&](Operation *nested) { resolve(nested); });
    if (&inner != yield)
      rewriter.clone(inner, mapping);
  }
  return mapping.lookupOrDefault(yield->getOperands().front());
}
