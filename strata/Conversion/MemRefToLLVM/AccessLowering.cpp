// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses to elements.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::detail;

/// `nontemporal` and `alignment` as operations of llvm have them.
static SmallVector<NamedAttribute, 2> getAccessAttributes(Operation *op) {
  Builder builder(op->getContext());
  SmallVector<NamedAttribute, 2> attributes;
  if (auto flag =
          dyn_cast_or_null<BoolAttr>(op->getInherentAttrOrNull("nontemporal"));
      flag && flag.getValue())
    attributes.push_back(
        builder.getNamedAttr("nontemporal", builder.getUnitAttr()));
  if (Attribute alignment = op->getInherentAttrOrNull("alignment"))
    attributes.push_back(builder.getNamedAttr("alignment", alignment));
  return attributes;
}

/// The cases `monotonic` and `acq_rel` of the ordering of atomic operations.
static constexpr uint64_t monotonic = 2, acquireRelease = 6;

namespace {
class LoadLowering final : public MemRefPattern<memref::LoadOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::LoadOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = op.getMemref().getType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getElementAddress(llvm, getTypes(), type, operands.getMemref(),
                          operands.getIndices(), /*noWrap=*/true);
    rewriter.replaceOp(op, llvm.load(convert(type.getElementType()), address,
                                     getAccessAttributes(op)));
    return success();
  }
};

class StoreLowering final : public MemRefPattern<memref::StoreOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::StoreOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = op.getMemref().getType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getElementAddress(llvm, getTypes(), type, operands.getMemref(),
                          operands.getIndices(), /*noWrap=*/true);
    rewriter.replaceOp(
        op, llvm.store(operands.getValue(), address, getAccessAttributes(op)));
    return success();
  }
};

class PrefetchLowering final : public MemRefPattern<memref::PrefetchOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::PrefetchOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = op.getMemref().getType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getElementAddress(llvm, getTypes(), type, operands.getMemref(),
                          operands.getIndices(), /*noWrap=*/false);
    auto number = [&](StringRef name, int64_t value) {
      return rewriter.getNamedAttr(name,
                                   rewriter.getI32IntegerAttr(int32_t(value)));
    };
    rewriter.replaceOp(op, llvm.createOp<LLVM::PrefetchOp>(
                               address, {},
                               {number("rw", op.getIsWrite()),
                                number("hint", op.getLocalityHint()),
                                number("cache", op.getIsDataCache())}));
    return success();
  }
};

class AtomicRMWLowering final : public MemRefPattern<memref::AtomicRMWOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    std::optional<uint64_t> operation =
        getBinaryOperation(op.getKind().getValue().getLimitedValue());
    if (!operation)
      return rewriter.notifyMatchFailure(op,
                                         "llvm has no atomic operation for it");
    auto type = op.getMemref().getType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getElementAddress(llvm, getTypes(), type, operands.getMemref(),
                          operands.getIndices(), /*noWrap=*/false);
    rewriter.replaceOp(
        op, llvm.createOp<LLVM::AtomicrmwOp>(
                {address, operands.getValue()}, operands.getValue().getType(),
                {rewriter.getNamedAttr(
                     "bin_op", llvm.enumCase("AtomicBinOp", *operation)),
                 rewriter.getNamedAttr(
                     "ordering",
                     llvm.enumCase("AtomicOrdering", acquireRelease))}));
    return success();
  }

  /// The case of `AtomicBinOp` for one of `arith::AtomicRMWKind`; std::nullopt
  /// for products.
  static std::optional<uint64_t> getBinaryOperation(uint64_t kind) {
    static constexpr int operations[] = {
        11, // addf: fadd
        1,  // addi: add
        3,  // andi: _and
        0,  // assign: xchg
        19, // maximumf: fmaximum
        13, // maxnumf: fmax
        7,  // maxs: max
        9,  // maxu: umax
        20, // minimumf: fminimum
        14, // minnumf: fmin
        8,  // mins: min
        10, // minu: umin
        -1, // mulf
        -1, // muli
        5,  // ori: _or
        6,  // xori: _xor
    };
    if (kind >= std::size(operations) || operations[kind] < 0)
      return std::nullopt;
    return uint64_t(operations[kind]);
  }
};

/// A loop that computes the new value of the element from the old one, and stores it if the
/// element still has the old one.
class GenericAtomicRMWLowering final
    : public MemRefPattern<memref::GenericAtomicRMWOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::GenericAtomicRMWOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  /// The integer type with the bits of an element, which `llvm.cmpxchg` compares; null if
  /// there is none.
  static Type getCompared(Type element) {
    if (isa<FloatType>(element) && !isa<Float80Type>(element))
      return IntegerType::get(element.getContext(),
                              cast<FloatType>(element).getWidth());
    auto integer = dyn_cast<IntegerType>(element);
    bool hasBytes = integer && integer.getWidth() >= 8 &&
                    llvm::isPowerOf2_32(integer.getWidth());
    return hasBytes ? element : Type();
  }
};

} // namespace

/// Creates the end of a loop of compare-and-exchange: if the element at an address still has
/// an old value, it gets a new one and control flows to `rest`, else to `loop` with the value that
/// was found. Returns that value.
static Value createExchange(ConversionPatternRewriter &rewriter, Location loc,
                            ArrayRef<Value> operands, Block *rest,
                            Block *loop) {
  LLVMBuilder llvm(rewriter, loc);
  auto ordering = [&](StringRef name, uint64_t value) {
    return rewriter.getNamedAttr(name, llvm.enumCase("AtomicOrdering", value));
  };
  Context *ctx = rewriter.getContext();
  Type pair =
      getLLVMStructType(ctx, {operands.back().getType(), rewriter.getI1Type()});
  Value exchanged = llvm.create<LLVM::CmpxchgOp>(
      operands, pair,
      {ordering("success_ordering", acquireRelease),
       ordering("failure_ordering", monotonic)});
  Value found = llvm.extractValue(exchanged, {0});
  Value isStored = llvm.extractValue(exchanged, {1});
  LLVM::CondBrOp::create(rewriter, loc, isStored, ValueRange(), found, rest,
                         loop);
  return found;
}

LogicalResult GenericAtomicRMWLowering::matchAndRewrite(
    memref::GenericAtomicRMWOp op, OpAdaptor operands,
    ConversionPatternRewriter &rewriter) const {
  auto type = op.getMemref().getType();
  Type element = convert(type.getElementType());
  Type compared = element ? getCompared(element) : Type();
  if (!compared)
    return rewriter.notifyMatchFailure(
        op, "llvm does not compare and exchange elements of this type");
  if (failed(rewriter.convertRegionTypes(&op->getRegion(0), getTypes())))
    return failure();
  Location loc = op->getLoc();
  LLVMBuilder llvm(rewriter, loc);
  bool isFloat = compared != element;
  Block *before = op->getBlock();
  Block *rest = rewriter.splitBlock(before, Block::iterator(op));
  Block *body = &op->getRegion(0).front(), *loop = body;
  rewriter.inlineRegionBefore(op->getRegion(0), rest);
  auto yield = cast<memref::AtomicYieldOp>(body->getTerminator());
  for (Operation &inner : llvm::make_early_inc_range(*body))
    if (&inner != yield && failed(rewriter.legalize(&inner)))
      return rewriter.notifyMatchFailure(
          op, "an operation of its region is not converted");
  if (isFloat) {
    loop = rewriter.createBlock(body, compared, loc);
    Value old = llvm.create<LLVM::BitcastOp>(loop->getArgument(0), element);
    LLVM::BrOp::create(rewriter, loc, old, body);
  }

  rewriter.setInsertionPointToEnd(before);
  Value address =
      getElementAddress(llvm, getTypes(), type, operands.getMemref(),
                        operands.getIndices(), /*noWrap=*/false);
  LLVM::BrOp::create(rewriter, loc, llvm.load(compared, address), loop);

  rewriter.setInsertionPoint(yield);
  Value stored = rewriter.getRemappedValue(yield.getResult());
  if (isFloat)
    stored = llvm.create<LLVM::BitcastOp>(stored, compared);
  Value found = createExchange(
      rewriter, loc, {address, loop->getArgument(0), stored}, rest, loop);
  rewriter.eraseOp(yield);

  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(op, isFloat ? llvm.create<LLVM::BitcastOp>(found, element)
                                 : found);
  return success();
}

void detail::populateAccessPatterns(const LLVMTypeConverter &types,
                                    RewritePatternSet &patterns) {
  patterns.add<LoadLowering>(types);
  patterns.add<StoreLowering>(types);
  patterns.add<PrefetchLowering>(types);
  patterns.add<AtomicRMWLowering>(types);
  patterns.add<GenericAtomicRMWLowering>(types);
}
