// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of bufferization and arith.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- bufferization ------------------------------------------------------===//

/// The memory space is that of the attribute, or of the copied tensor.
static FailureOr<Type> getAllocTensorType(Value value,
                                          BufferizationState &state) {
  auto alloc =
      cast<bufferization::AllocTensorOp>(cast<OpResult>(value).getDefiningOp());
  FailureOr<Attribute> space = alloc->getInherentAttrOrNull("memory_space");
  if (!*space && alloc.getCopy()) {
    FailureOr<Type> source = state.getBufferType(alloc.getCopy());
    if (failed(source))
      return failure();
    space = BufferizationState::getSpace(*source);
  } else if (!*space) {
    space = state.getDefaultSpace(value.getType(), alloc);
  }
  if (failed(space) || failed(BufferizationState::verifySpace(*space, alloc)))
    return failure();
  return BufferizationState::getStaticIdentityType(value.getType(), *space);
}

static LogicalResult bufferizeAllocTensor(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  auto alloc = cast<bufferization::AllocTensorOp>(op);
  Location loc = op->getLoc();
  if (op->use_empty()) {
    rewriter.eraseOp(op);
    return success();
  }
  Value source;
  if (alloc.getCopy()) {
    FailureOr<Value> buffer = state.getBuffer(rewriter, alloc.getCopy());
    if (failed(buffer))
      return failure();
    source = *buffer;
  }
  FailureOr<Type> type = getAllocTensorType(op->getResult(0), state);
  if (failed(type))
    return failure();
  SmallVector<Value> sizes(alloc.getDynamicSizes());
  if (source)
    sizes = createDynamicSizes(rewriter, loc, source);
  FailureOr<Value> memory =
      state.allocate(rewriter, loc, cast<MemRefType>(*type), sizes);
  if (failed(memory))
    return failure();
  if (source)
    memref::CopyOp::create(rewriter, loc, source, *memory);
  BufferizationState::replaceOp(rewriter, op, *memory);
  return success();
}

static bool hasContents(OpResult result, const BufferizationState &) {
  return bool(
      cast<bufferization::AllocTensorOp>(result.getDefiningOp()).getCopy());
}

static bool isWritableToTensor(Value value, const BufferizationState &) {
  return bool(
      cast<OpResult>(value).getDefiningOp()->getInherentAttrOrNull("writable"));
}

static FailureOr<Type> getToTensorType(Value value, BufferizationState &) {
  return value.getDefiningOp<bufferization::ToTensorOp>().getBuffer().getType();
}

static bool isNotReadOnly(OpOperand &use, const BufferizationState &) {
  return !use.getOwner()->getInherentAttrOrNull("read_only");
}

static LogicalResult bufferizeDealloc(Operation *op, RewriterBase &rewriter,
                                      BufferizationState &state) {
  using bufferization::DeallocTensorOp;
  return replaceWith<DeallocTensorOp>(
      op, rewriter, state, [&](DeallocTensorOp::Adaptor operands) {
        memref::DeallocOp::create(rewriter, op->getLoc(), operands.getTensor());
        return FailureOr<Value>(Value());
      });
}

static AliasingValues getMaterializeAliases(OpOperand &use,
                                            const BufferizationState &state) {
  return use.getOperandNumber() == 1 && use.getOwner()->getNumResults()
             ? isFirstResult(use, state)
             : AliasingValues();
}

static LogicalResult bufferizeMaterialize(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  using bufferization::MaterializeInDestinationOp;
  return replaceWith<MaterializeInDestinationOp>(
      op, rewriter, state, [&](MaterializeInDestinationOp::Adaptor operands) {
        memref::CopyOp::create(rewriter, op->getLoc(), operands.getSource(),
                               operands.getDest());
        return FailureOr<Value>(op->getNumResults() ? operands.getDest()
                                                    : Value());
      });
}

//===-- arith --------------------------------------------------------------===//

/// The shape and the element type, also if there are no dimensions.
static std::string getGlobalName(RankedTensorType type) {
  std::string name = "__constant_";
  llvm::raw_string_ostream os(name);
  llvm::interleave(type.getShape(), os, "x");
  os << 'x' << type.getElementType();
  return name;
}

/// The global with a value, which is added at the beginning of `scope`.
static StringRef getGlobal(Operation *scope, Operation *constant,
                           RewriterBase &rewriter,
                           const BufferizationState &state, MemRefType type) {
  Attribute value = constant->getInherentAttrOrNull("value");
  Block &block = scope->getRegion(0).front();
  for (Operation &op : block)
    if (isa<memref::GlobalOp>(op) &&
        op.getInherentAttrOrNull("initial_value") == value &&
        op.getInherentAttrOrNull("constant") &&
        op.getAttrOfType<TypeAttr>("type").getValue() == type)
      return op.getAttrOfType<StringAttr>("sym_name").getValue();
  std::string base =
      getGlobalName(cast<RankedTensorType>(constant->getResult(0).getType()));
  std::string name = base;
  for (unsigned number = 0; SymbolTable::lookupSymbolIn(scope, name); ++number)
    name = base + "_" + std::to_string(number);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&block);
  SmallVector<NamedAttribute> attributes = {
      rewriter.getNamedAttr("sym_name", rewriter.getStringAttr(name)),
      rewriter.getNamedAttr("sym_visibility",
                            rewriter.getStringAttr("private")),
      rewriter.getNamedAttr("type", TypeAttr::get(type)),
      rewriter.getNamedAttr("initial_value", value),
      rewriter.getNamedAttr("constant", rewriter.getUnitAttr())};
  if (unsigned alignment = state.getOptions().bufferAlignment)
    attributes.push_back(rewriter.getNamedAttr(
        "alignment", rewriter.getI64IntegerAttr(alignment)));
  Operation *global = memref::GlobalOp::create(
      rewriter, constant->getLoc(), TypeRange(), ValueRange(), attributes);
  return global->getAttrOfType<StringAttr>("sym_name").getValue();
}

static bool isNeverWritable(Value, const BufferizationState &) { return false; }

static LogicalResult bufferizeConstant(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  auto tensor = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!scope || !tensor)
    return failure();
  FailureOr<Attribute> space = state.getDefaultSpace(tensor, op);
  if (failed(space))
    return failure();
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(tensor, *space));
  StringRef name = getGlobal(scope, op, rewriter, state, type);
  Operation *made =
      memref::GetGlobalOp::create(rewriter, op->getLoc(), type, name);
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static AliasingValues getSelectAliases(OpOperand &use,
                                       const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Equivalent, false}};
}

static FailureOr<Type> getSelectType(Value value, BufferizationState &state) {
  auto op = value.getDefiningOp<arith::SelectOp>();
  FailureOr<Type> yes = state.getBufferType(op.getTrueValue());
  FailureOr<Type> no = state.getBufferType(op.getFalseValue());
  if (failed(yes) || failed(no))
    return failure();
  if (*yes == *no)
    return *yes;
  Attribute space = BufferizationState::getSpace(*yes);
  if (space != BufferizationState::getSpace(*no))
    return op->emitError("inconsistent memory space on true/false operands");
  return BufferizationState::getDynamicLayoutType(value.getType(), space);
}

static LogicalResult bufferizeSelect(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  // A vector of conditions chooses elements.
  auto select = cast<arith::SelectOp>(op);
  if (!select.getCondition().getType().isInteger(1))
    return op->emitOpError("only i1 condition values are supported");
  Location loc = op->getLoc();
  FailureOr<Value> yes = state.getBuffer(rewriter, select.getTrueValue());
  FailureOr<Value> no = state.getBuffer(rewriter, select.getFalseValue());
  if (failed(yes) || failed(no))
    return failure();
  FailureOr<Type> type = yes->getType();
  if (no->getType() != *type)
    type = state.getBufferType(op->getResult(0));
  if (failed(type))
    return failure();
  yes = castTo(rewriter, loc, *yes, *type);
  no = castTo(rewriter, loc, *no, *type);
  Operation *made =
      arith::SelectOp::create(rewriter, loc, select.getCondition(), *yes, *no);
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static FailureOr<Type> getIndexCastType(Value value,
                                        BufferizationState &state) {
  FailureOr<Type> source =
      state.getBufferType(value.getDefiningOp<arith::IndexCastOp>().getIn());
  if (failed(source))
    return failure();
  auto type = cast<MemRefType>(*source);
  return Type(MemRefType::get(
      type.getShape(), cast<RankedTensorType>(value.getType()).getElementType(),
      type.getLayout(), type.getMemorySpace()));
}

static LogicalResult bufferizeIndexCast(Operation *op, RewriterBase &rewriter,
                                        BufferizationState &state) {
  FailureOr<Type> type = getIndexCastType(op->getResult(0), state);
  if (failed(type))
    return failure();
  return replaceWith<arith::IndexCastOp>(
      op, rewriter, state, [&](arith::IndexCastOp::Adaptor operands) {
        return FailureOr<Value>(arith::IndexCastOp::create(
            rewriter, op->getLoc(), *type, operands.getIn()));
      });
}

//===-- Registration -------------------------------------------------------===//

static void registerBufferization(Context &ctx) {
  registerBufferizableOp<bufferization::AllocTensorOp>(
      ctx, {.allocates = allocatesResult,
            .definesContents = hasContents,
            .getBufferType = getAllocTensorType,
            .bufferize = bufferizeAllocTensor});
  registerBufferizableOp<bufferization::ToTensorOp>(
      ctx,
      {.isWritable = isWritableToTensor, .getBufferType = getToTensorType});
  registerBufferizableOp<bufferization::ToBufferOp>(ctx,
                                                    {.writes = isNotReadOnly});
  registerBufferizableOp<bufferization::DeallocTensorOp>(
      ctx,
      {.reads = isFalse, .writes = isFalse, .bufferize = bufferizeDealloc});
  registerBufferizableOp<bufferization::MaterializeInDestinationOp>(
      ctx, {.reads = isFirst,
            .writes = isInsertDest,
            .aliases = getMaterializeAliases,
            .isAlwaysInPlace = isTrue,
            .bufferize = bufferizeMaterialize});
}

void detail::registerMemoryRecords(Context &ctx) {
  registerBufferization(ctx);
  registerBufferizableOp<arith::ConstantOp>(
      ctx,
      {.isWritable = isNeverWritable,
       .getBufferType =
           [](Value value, BufferizationState &) {
             return FailureOr<Type>(
                 BufferizationState::getStaticIdentityType(value.getType()));
           },
       .bufferize = bufferizeConstant});
  registerBufferizableOp<arith::IndexCastOp>(ctx,
                                             {.reads = isFalse,
                                              .aliases = isFirstResult,
                                              .getBufferType = getIndexCastType,
                                              .bufferize = bufferizeIndexCast});
  registerBufferizableOp<arith::SelectOp>(ctx, {.reads = isFalse,
                                                .aliases = getSelectAliases,
                                                .getBufferType = getSelectType,
                                                .bufferize = bufferizeSelect});
}
