// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type decides which values stand for a memref, so that a dialect conversion changes all that define
// and use it: the memory, each dynamic size, each symbol. The place of an access is the value of
// the layout map, less the least place.
#include "strata/Conversion/ExpandMemRefLayouts/ExpandMemRefLayouts.h"

#include "strata/Affine/MapProperties.h"
#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Conversion/ExpandMemRefLayouts/LayoutBox.h"
#include "strata/Conversion/MemRefCommon/MemRefBuilder.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using dialects::affine::getLayoutMap;

/// The type if its values are expanded, null otherwise.
static MemRefType getExpanded(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && hasUnstridedLayout(memref) ? memref : MemRefType();
}

static SmallVector<Value, 4> expandAll(OpBuilder &builder, Location loc,
                                       ArrayRef<AffineExpr> exprs,
                                       ValueRange dims, ValueRange symbols) {
  SmallVector<Value, 4> values;
  for (AffineExpr expr : exprs)
    values.push_back(expandAffineExpr(builder, loc, expr, dims, symbols));
  return values;
}

static bool isConstant(AffineExpr expr, int64_t number) {
  auto constant = dyn_cast<AffineConstantExpr>(expr);
  return constant && constant.getValue() == number;
}

namespace {
/// The values that stand for a memref of the type `type`.
struct ExpandedMemRef {
  ExpandedMemRef(MemRefType type, ValueRange values)
      : type(type), memory(values.front()),
        sizes(values.slice(1, size_t(type.getNumDynamicDims()))),
        symbols(values.drop_front(1 + size_t(type.getNumDynamicDims()))) {}
  SmallVector<Value, 4> getPlace(OpBuilder &builder, Location loc,
                                 ValueRange indices) const;
  Value getSize(OpBuilder &builder, Location loc, unsigned dim) const;

  MemRefType type;
  Value memory;
  ValueRange sizes, symbols;
};
} // namespace

SmallVector<Value, 4> ExpandedMemRef::getPlace(OpBuilder &builder, Location loc,
                                               ValueRange indices) const {
  SmallVector<Value, 4> place = expandAll(
      builder, loc, getLayoutMap(type).getResults(), indices, symbols);
  std::optional<SmallVector<LayoutRange, 4>> box = getLayoutBox(type);
  for (auto [index, range] : llvm::zip(place, *box)) {
    if (isConstant(range.least, 0))
      continue;
    Value least = expandAffineExpr(builder, loc, range.least, sizes, symbols);
    index = arith::SubIOp::create(builder, loc, index, least);
  }
  return place;
}

Value ExpandedMemRef::getSize(OpBuilder &builder, Location loc,
                              unsigned dim) const {
  if (type.isDynamicDim(dim))
    return sizes[type.getDynamicDimIndex(dim)];
  return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim));
}

//===-- Allocations --------------------------------------------------------===//

/// The sizes of `ranges` that are no constants, at least 0.
static SmallVector<Value, 4> createSizes(OpBuilder &builder, Location loc,
                                         ArrayRef<LayoutRange> ranges,
                                         ValueRange sizes, ValueRange symbols) {
  SmallVector<Value, 4> values;
  for (const LayoutRange &range : ranges) {
    if (isa<AffineConstantExpr>(range.size))
      continue;
    Value size = expandAffineExpr(builder, loc, range.size, sizes, symbols);
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    values.push_back(arith::MaxSIOp::create(builder, loc, size, zero));
  }
  return values;
}

template <typename Op>
static Op createLike(OpBuilder &builder, Op alloc, MemRefType type,
                     ValueRange sizes) {
  auto created = Op::create(builder, alloc->getLoc(), type, sizes, ValueRange(),
                            alloc.getAlignment());
  for (NamedAttribute attr : alloc->getDiscardableAttrs())
    created->setAttr(attr.getName(), attr.getValue());
  return created;
}

namespace {
template <typename Op> struct ExpandAlloc final : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(Op op, typename OpConversionPattern<Op>::OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MemRefType type = getExpanded(op->getResult(0).getType());
    SmallVector<Value, 4> sizes =
        createSizes(rewriter, op->getLoc(), *getLayoutBox(type),
                    op.getDynamicSizes(), op.getSymbolOperands());
    Op memory = createLike(rewriter, op, getBoxType(type), sizes);
    SmallVector<Value, 4> values = {memory->getResult(0)};
    llvm::append_range(values, op->getOperands());
    rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
    return success();
  }
};
} // namespace

/// The offset and strides of `map`, which is linear in its dimensions, for these symbols.
static Slice getView(OpBuilder &builder, Location loc, MemRefType type,
                     ValueRange dynamicSizes, ValueRange symbols) {
  AffineExpr place = getLayoutMap(type).getResult(0);
  Context *ctx = type.getContext();
  SmallVector<AffineExpr, 4> dims(size_t(type.getRank()),
                                  getAffineConstantExpr(0, ctx));
  auto get = [&](AffineExpr expr) {
    expr = simplifyAffineExpr(expr, 0, unsigned(symbols.size()));
    auto number = dyn_cast<AffineConstantExpr>(expr);
    if (number)
      return OpFoldResult(builder.getIndexAttr(number.getValue()));
    Value value = expandAffineExpr(builder, loc, expr, {}, symbols);
    return OpFoldResult(value);
  };
  AffineExpr offset = place.replaceDims(dims);
  Slice view;
  view.offsets.push_back(get(offset));
  for (AffineExpr &dim : dims) {
    dim = getAffineConstantExpr(1, ctx);
    view.strides.push_back(get(place.replaceDims(dims) - offset));
    dim = getAffineConstantExpr(0, ctx);
  }
  view.sizes = getMixedValues(type.getShape(), dynamicSizes, ctx);
  return view;
}

/// Replaces an allocation with strides by a view of memory with one dimension. Fails if a place is
/// negative.
template <typename Op> static LogicalResult replaceStrided(Op op) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  std::optional<SmallVector<LayoutRange, 4>> box = getLayoutBox(type);
  auto least = box ? dyn_cast<AffineConstantExpr>(box->front().least)
                   : AffineConstantExpr();
  if (!box || (least && least.getValue() < 0))
    return op->emitOpError("cannot allocate memory of type ")
           << type << ", whose layout has negative places";
  OpBuilder builder(op.getOperation());
  Location loc = op->getLoc();
  // The places from 0 on.
  LayoutRange &range = box->front();
  AffineExpr end = range.least + range.size;
  auto number = dyn_cast<AffineConstantExpr>(end);
  range.size = end;
  SmallVector<Value, 4> sizes = createSizes(
      builder, loc, *box, op.getDynamicSizes(), op.getSymbolOperands());
  auto flat =
      MemRefType::get({number ? number.getValue() : ShapedType::kDynamic},
                      type.getElementType(), {}, type.getMemorySpace());
  Op memory = createLike(builder, op, flat, sizes);
  SliceOperands lists(getView(builder, loc, type, op.getDynamicSizes(),
                              op.getSymbolOperands()));
  MemRefType viewType = MemRefType::get(
      type.getShape(), type.getElementType(),
      StridedLayoutAttr::get(builder.getContext(), lists.staticOffsets.front(),
                             lists.staticStrides),
      type.getMemorySpace());
  Value view = memref::ReinterpretCastOp::create(
      builder, loc, viewType, memory->getResult(0), lists.offsets, lists.sizes,
      lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  if (viewType != type)
    view = memref::CastOp::create(builder, loc, type, view);
  op->getResult(0).replaceAllUsesWith(view);
  op->erase();
  return success();
}

//===-- Users --------------------------------------------------------------===//

/// The operands, each a range of values.
template <typename Op>
using RangeAdaptor = typename OpConversionPattern<Op>::OneToNOpAdaptor;

/// Operations whose operands are a memref and its indices after `numBefore` others.
template <typename Op, unsigned numBefore>
static LogicalResult expandAccess(Op op, RangeAdaptor<Op> adaptor,
                                  ConversionPatternRewriter &rewriter) {
  ArrayRef<ValueRange> operands = adaptor.getOperands();
  MemRefType type = getExpanded(op->getOperand(numBefore).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "another operand is expanded");
  ExpandedMemRef memref(type, operands[numBefore]);
  SmallVector<Value, 4> newOperands, indices;
  for (ValueRange operand : operands.take_front(numBefore))
    llvm::append_range(newOperands, operand);
  for (ValueRange operand : operands.drop_front(numBefore + 1))
    llvm::append_range(indices, operand);
  newOperands.push_back(memref.memory);
  llvm::append_range(newOperands,
                     memref.getPlace(rewriter, op->getLoc(), indices));
  Op created = Op::create(rewriter, op->getLoc(), op->getResultTypes(),
                          newOperands, op->getAttrs());
  rewriter.replaceOp(op, created.getOperation());
  return success();
}

static LogicalResult expandDealloc(memref::DeallocOp op,
                                   RangeAdaptor<memref::DeallocOp> adaptor,
                                   ConversionPatternRewriter &rewriter) {
  memref::DeallocOp::create(rewriter, op->getLoc(),
                            adaptor.getMemref().front());
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult expandDim(memref::DimOp op,
                               RangeAdaptor<memref::DimOp> adaptor,
                               ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  ExpandedMemRef memref(getExpanded(op.getSource().getType()),
                        adaptor.getSource());
  Value number = adaptor.getIndex().front();
  Value size = memref.getSize(rewriter, loc, 0);
  for (unsigned dim = 1; dim < memref.type.getRank(); ++dim) {
    Value other = memref.getSize(rewriter, loc, dim);
    Value which = arith::ConstantIndexOp::create(rewriter, loc, dim);
    Value isThis = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, number, which);
    size = arith::SelectOp::create(rewriter, loc, isThis, other, size);
  }
  rewriter.replaceOp(op, size);
  return success();
}

/// A cast between types with one layout, of which one knows more sizes.
static LogicalResult expandCast(memref::CastOp op,
                                RangeAdaptor<memref::CastOp> adaptor,
                                ConversionPatternRewriter &rewriter) {
  MemRefType from = getExpanded(op.getSource().getType());
  MemRefType to = getExpanded(op->getResult(0).getType());
  if (!from || !to || from.getLayout() != to.getLayout())
    return rewriter.notifyMatchFailure(op, "the layout changes");
  Location loc = op->getLoc();
  ExpandedMemRef memref(from, adaptor.getSource());
  SmallVector<Value, 4> values = {memref.memory};
  MemRefType boxType = getBoxType(to);
  if (boxType != memref.memory.getType())
    values[0] = memref::CastOp::create(rewriter, loc, boxType, memref.memory);
  for (unsigned dim = 0; dim < to.getRank(); ++dim)
    if (to.isDynamicDim(dim))
      values.push_back(memref.getSize(rewriter, loc, dim));
  llvm::append_range(values, memref.symbols);
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
  return success();
}

static LogicalResult expandSelect(arith::SelectOp op,
                                  RangeAdaptor<arith::SelectOp> adaptor,
                                  ConversionPatternRewriter &rewriter) {
  SmallVector<Value, 4> values;
  for (auto [yes, no] :
       llvm::zip(adaptor.getTrueValue(), adaptor.getFalseValue()))
    values.push_back(arith::SelectOp::create(
        rewriter, op->getLoc(), adaptor.getCondition().front(), yes, no));
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
  return success();
}

namespace {
/// A pattern that is a function.
template <typename Op> struct ExpandUser final : OpConversionPattern<Op> {
  using Function = LogicalResult (*)(Op, RangeAdaptor<Op>,
                                     ConversionPatternRewriter &);
  ExpandUser(const TypeConverter &converter, Context *ctx, Function function)
      : OpConversionPattern<Op>(converter, ctx), function(function) {}
  LogicalResult
  matchAndRewrite(Op op, RangeAdaptor<Op> adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return function(op, adaptor, rewriter);
  }
  Function function;
};
} // namespace

//===-- Pass ---------------------------------------------------------------===//

static void addTypes(TypeConverter &converter) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion(
      [](MemRefType type,
         SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
        if (!hasUnstridedLayout(type))
          return std::nullopt;
        MemRefType boxType = getBoxType(type);
        if (!boxType)
          return failure();
        results.push_back(boxType);
        results.append(size_t(type.getNumDynamicDims()) +
                           getLayoutMap(type).getNumSymbols(),
                       IndexType::get(type.getContext()));
        return success();
      });
}

static void addPatterns(RewritePatternSet &patterns,
                        const TypeConverter &converter) {
  Context *ctx = patterns.getContext();
  patterns.add<ExpandAlloc<memref::AllocOp>, ExpandAlloc<memref::AllocaOp>>(
      converter, ctx);
  auto add = [&]<typename Op>(typename ExpandUser<Op>::Function function, Op) {
    patterns.add<ExpandUser<Op>>(converter, ctx, function);
  };
  add(expandAccess<memref::LoadOp, 0>, memref::LoadOp());
  add(expandAccess<memref::StoreOp, 1>, memref::StoreOp());
  add(expandAccess<memref::AtomicRMWOp, 1>, memref::AtomicRMWOp());
  add(expandAccess<memref::PrefetchOp, 0>, memref::PrefetchOp());
  add(expandDealloc, memref::DeallocOp());
  add(expandDim, memref::DimOp());
  add(expandCast, memref::CastOp());
  add(expandSelect, arith::SelectOp());
  populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
}

/// The first type of an operand, a result or a block argument of `op` that is expanded, or of its
/// signature; null if there is none.
static MemRefType findExpanded(Operation *op) {
  SmallVector<Type, 8> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  if (auto function = dyn_cast<FunctionOpInterface>(op)) {
    llvm::append_range(types, function.getArgumentTypes());
    llvm::append_range(types, function.getResultTypes());
  }
  for (Type type : types)
    if (MemRefType found = getExpanded(type))
      return found;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments())
        if (MemRefType found = getExpanded(arg.getType()))
          return found;
  return {};
}

/// Whether `op`, one of whose types is expanded, has a pattern that matches.
static bool hasPattern(Operation *op, const TypeConverter &converter) {
  if (isStructurallyLegal(op, converter))
    return true;
  if (auto cast = dyn_cast<memref::CastOp>(op)) {
    MemRefType from = getExpanded(cast.getSource().getType());
    MemRefType to = getExpanded(cast->getResult(0).getType());
    return from && to && from.getLayout() == to.getLayout();
  }
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return !getExpanded(store.getValueToStore().getType());
  return isa<memref::AllocOp, memref::AllocaOp, memref::LoadOp,
             memref::AtomicRMWOp, memref::PrefetchOp, memref::DeallocOp,
             memref::DimOp, arith::SelectOp>(op);
}

namespace {
struct ExpandMemRefLayouts final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> strided;
    bool isAny = false;
    TypeConverter converter;
    addTypes(converter);
    getOperation()->walk([&](Operation *op) {
      if (MemRefType type = findExpanded(op)) {
        isAny = true;
        verify(op, type, converter);
      } else if (isa<memref::AllocOp, memref::AllocaOp>(op) &&
                 !detail::isRowMajor(
                     cast<MemRefType>(op->getResult(0).getType()))) {
        strided.push_back(op);
      }
    });
    if (strided.empty() && !isAny)
      return markAllAnalysesPreserved();
    for (Operation *op : strided)
      if (failed(replace(op)))
        signalPassFailure();
    if (isAny && !hasFailed && failed(expand(converter)))
      signalPassFailure();
  }

private:
  void verify(Operation *op, MemRefType type, const TypeConverter &converter);
  LogicalResult replace(Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op))
      return replaceStrided(alloc);
    return replaceStrided(cast<memref::AllocaOp>(op));
  }
  LogicalResult expand(const TypeConverter &converter);
  bool hasFailed = false;
};
} // namespace

void ExpandMemRefLayouts::verify(Operation *op, MemRefType type,
                                 const TypeConverter &converter) {
  bool hasBox = bool(getBoxType(type));
  if (hasBox && hasPattern(op, converter))
    return;
  hasFailed = true;
  signalPassFailure();
  if (!hasBox)
    op->emitOpError("cannot be expanded: the layout of ")
        << type << " divides by a number that is not positive";
  else
    op->emitOpError("cannot be expanded: it uses memory of type ")
        << type << ", whose layout is a map without strides";
}

LogicalResult ExpandMemRefLayouts::expand(const TypeConverter &converter) {
  Operation *root = getOperation();
  RewritePatternSet patterns(root->getContext());
  addPatterns(patterns, converter);
  ConversionTarget target(root->getContext());
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    std::optional<bool> isLegal = isStructurallyLegal(op, converter);
    return isLegal ? *isLegal : converter.isLegal(op);
  });
  return applyPartialConversion(root, target,
                                FrozenRewritePatternSet(std::move(patterns)));
}

static constexpr PassInfo info = {
    .argument = "expand-memref-layouts",
    .name = "ExpandMemRefLayoutsPass",
    .summary = "Express layouts of memrefs by memory in rows",
    .dependentDialects = {"arith", "memref"},
    .create = makePass<ExpandMemRefLayouts>,
};

void strata::registerExpandMemRefLayoutsPasses(PassRegistry &registry) {
  registry.add(info);
}
