// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer operations on fewer bits, where operands and results are numbers that fit.
#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Analysis/IntegerRange.h"
#include "strata/Conversion/ArithIntRange/ArithIntRange.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Transforms/DataFlowListener.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::dataflow;

namespace {
/// How the numbers of an operation have to fit the narrow type, so that the operation on it
/// has the same result.
enum class Fit : uint8_t {
  /// The operation is not narrowed.
  None,
  /// All as signed or all as unsigned numbers.
  Either,
  Signed,
  Unsigned,
  /// All as one of these, and a number of bits to shift by is less than the width.
  ShiftEither,
  ShiftSigned,
  ShiftUnsigned,
};

/// The narrow type of an operation, and how numbers are extended from it.
struct NarrowType {
  unsigned width;
  bool isUnsigned;
};

class Narrowing final : public RewritePattern {
public:
  Narrowing(Context *ctx, DataFlowSolver &solver, ArrayRef<unsigned> widths)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx), solver(solver),
        widths(widths) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  /// The ranges of the operands and of results that are not truth values of comparisons;
  /// std::nullopt if one is unknown.
  std::optional<SmallVector<ConstantIntRanges>> getRanges(Operation *op) const;
  std::optional<NarrowType> findType(Operation *op) const;
  /// Leaves `narrow` the flags of `op` that hold in `width` bits, too.
  void setFlags(Operation *op, Operation *narrow, unsigned width) const;
  void copyRange(Value from, Value to) const;

  DataFlowSolver &solver;
  ArrayRef<unsigned> widths;
};
} // namespace

//===-- Operations ---------------------------------------------------------===//

static Fit getFit(arith::CmpIOp op) {
  switch (op.getPredicate()) {
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::sge:
    return Fit::Signed;
  default:
    // Sign extension keeps the order of unsigned numbers.
    return Fit::Either;
  }
}

static Fit getFit(Operation *op) {
  return llvm::TypeSwitch<Operation *, Fit>(op)
      .Case<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp,
            arith::OrIOp, arith::XOrIOp, arith::MaxUIOp, arith::MinUIOp>(
          [](auto) { return Fit::Either; })
      .Case<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp>(
          [](auto) { return Fit::Unsigned; })
      .Case<arith::DivSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp,
            arith::RemSIOp, arith::MaxSIOp, arith::MinSIOp>(
          [](auto) { return Fit::Signed; })
      .Case([](arith::CmpIOp cmp) { return getFit(cmp); })
      .Case([](arith::ShLIOp) { return Fit::ShiftEither; })
      .Case([](arith::ShRUIOp) { return Fit::ShiftUnsigned; })
      .Case([](arith::ShRSIOp) { return Fit::ShiftSigned; })
      .Default([](auto) { return Fit::None; });
}

static Type getNarrowType(Type type, unsigned width) {
  auto narrow = IntegerType::get(type.getContext(), width);
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(narrow)) : Type(narrow);
}

static Value narrow(OpBuilder &builder, Location loc, Value value,
                    NarrowType to) {
  Type type = getNarrowType(value.getType(), to.width);
  if (!getElementTypeOrSelf(value).isIndex())
    return arith::TruncIOp::create(builder, loc, type, value).getOut();
  if (to.isUnsigned)
    return arith::IndexCastUIOp::create(builder, loc, type, value).getOut();
  return arith::IndexCastOp::create(builder, loc, type, value).getOut();
}

static Value widen(OpBuilder &builder, Location loc, Value value, Type type,
                   bool isUnsigned) {
  bool isIndex = getElementTypeOrSelf(type).isIndex();
  if (isIndex && isUnsigned)
    return arith::IndexCastUIOp::create(builder, loc, type, value).getOut();
  if (isIndex)
    return arith::IndexCastOp::create(builder, loc, type, value).getOut();
  if (isUnsigned)
    return arith::ExtUIOp::create(builder, loc, type, value).getOut();
  return arith::ExtSIOp::create(builder, loc, type, value).getOut();
}

//===-- Ranges -------------------------------------------------------------===//

static bool fitsSigned(const ConstantIntRanges &range, unsigned width) {
  return range.smin().isSignedIntN(width) && range.smax().isSignedIntN(width);
}

static bool fitsUnsigned(const ConstantIntRanges &range, unsigned width) {
  return range.umax().isIntN(width);
}

/// How numbers of the ranges, of which the second is that of the number of bits to shift by,
/// are kept in `width` bits. Unsigned numbers are preferred.
static std::optional<NarrowType> fit(ArrayRef<ConstantIntRanges> ranges,
                                     Fit how, unsigned width) {
  if (how >= Fit::ShiftEither && !ranges[1].umax().ult(width))
    return std::nullopt;
  bool isSigned = llvm::all_of(ranges, [&](const ConstantIntRanges &range) {
    return fitsSigned(range, width);
  });
  bool isUnsigned = llvm::all_of(ranges, [&](const ConstantIntRanges &range) {
    return fitsUnsigned(range, width);
  });
  if (((how == Fit::Signed || how == Fit::ShiftSigned) && !isSigned) ||
      ((how == Fit::Unsigned || how == Fit::ShiftUnsigned) && !isUnsigned) ||
      (!isSigned && !isUnsigned))
    return std::nullopt;
  return NarrowType{width, isUnsigned};
}

/// Whether the quotient of a number and -1 may be too large for `width` bits: the operation has
/// no defined behavior then, also if its result is the remainder.
static bool mayOverflow(Operation *op, ArrayRef<ConstantIntRanges> ranges,
                        unsigned width) {
  if (!isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp,
           arith::FloorDivSIOp>(op))
    return false;
  APInt least =
      APInt::getSignedMinValue(width).sext(ranges.front().smin().getBitWidth());
  const ConstantIntRanges &divisor = ranges[1];
  return ranges.front().smin().sle(least) && divisor.smin().isNegative() &&
         divisor.smax().sge(-1);
}

std::optional<SmallVector<ConstantIntRanges>>
Narrowing::getRanges(Operation *op) const {
  SmallVector<Value> values = llvm::to_vector(op->getOperands());
  if (!isa<arith::CmpIOp>(op))
    llvm::append_range(values, op->getResults());
  SmallVector<ConstantIntRanges> ranges;
  for (Value value : values) {
    auto *lattice = solver.lookupState<IntegerValueRangeLattice>(value);
    if (!lattice || lattice->getValue().isUninitialized())
      return std::nullopt;
    ranges.push_back(lattice->getValue().getValue());
  }
  return ranges;
}

std::optional<NarrowType> Narrowing::findType(Operation *op) const {
  Fit how = getFit(op);
  if (how == Fit::None)
    return std::nullopt;
  std::optional<SmallVector<ConstantIntRanges>> ranges = getRanges(op);
  if (!ranges)
    return std::nullopt;
  unsigned width = ranges->front().umax().getBitWidth();
  for (unsigned target : widths) {
    if (target >= width)
      break;
    std::optional<NarrowType> type = fit(*ranges, how, target);
    if (type && !mayOverflow(op, *ranges, target))
      return type;
  }
  return std::nullopt;
}

//===-- Rewriting ----------------------------------------------------------===//

void Narrowing::copyRange(Value from, Value to) const {
  auto *known = solver.lookupState<IntegerValueRangeLattice>(from);
  if (!known)
    return;
  IntegerValueRange range = known->getValue();
  solver.eraseState(to);
  (void)solver.getOrCreateState<IntegerValueRangeLattice>(to)->join(range);
}

void Narrowing::setFlags(Operation *op, Operation *narrow,
                         unsigned width) const {
  auto fits = [&](bool (*fitsWidth)(const ConstantIntRanges &, unsigned)) {
    return llvm::all_of(*getRanges(op), [&](const ConstantIntRanges &range) {
      return fitsWidth(range, width);
    });
  };
  using Flags = arith::IntegerOverflowFlags;
  Flags kept = (fits(fitsSigned) ? Flags::nsw : Flags::none) |
               (fits(fitsUnsigned) ? Flags::nuw : Flags::none);
  llvm::TypeSwitch<Operation *>(narrow)
      .Case<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp>(
          [&](auto result) {
            result.setOverflowFlags(result.getOverflowFlags() & kept);
          });
}

LogicalResult Narrowing::matchAndRewrite(Operation *op,
                                         PatternRewriter &rewriter) const {
  std::optional<NarrowType> type = findType(op);
  if (!type)
    return rewriter.notifyMatchFailure(op, "no narrow type holds the numbers");
  Location loc = op->getLoc();
  SmallVector<Value> operands;
  DenseMap<Value, Value> narrowed;
  for (Value operand : op->getOperands()) {
    Value &value = narrowed[operand];
    if (!value)
      value = narrow(rewriter, loc, operand, *type);
    operands.push_back(value);
  }
  Type resultType = op->getResultTypes().front();
  bool isComparison = isa<arith::CmpIOp>(op);
  Type newType =
      isComparison ? resultType : getNarrowType(resultType, type->width);
  Operation *result = rewriter.create(loc, op->getName().getStringRef(),
                                      operands, newType, op->getAttrs());
  setFlags(op, result, type->width);
  if (isComparison)
    return rewriter.replaceOp(op, result), success();
  Value wide = widen(rewriter, loc, result->getResults().front(), resultType,
                     type->isUnsigned);
  copyRange(op->getResults().front(), wide);
  rewriter.replaceOp(op, wide);
  return success();
}

namespace {
struct ArithIntRangeNarrowing final : Pass {
  using Pass::Pass;
  ListOption<unsigned> widths{*this, "int-bitwidths-supported",
                              "Widths of integers that operations may have"};
  void runOnOperation() override;
};
} // namespace

void ArithIntRangeNarrowing::runOnOperation() {
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<IntegerRangeAnalysis>();
  if (failed(solver.initializeAndRun(getOperation())))
    return signalPassFailure();
  SmallVector<unsigned> sorted(widths.begin(), widths.end());
  llvm::erase_if(sorted, [](unsigned width) {
    return width == 0 || width > IntegerType::MaxWidth;
  });
  llvm::sort(sorted);
  RewritePatternSet patterns(&getContext());
  patterns.add<Narrowing>(&getContext(), solver, sorted);
  DataFlowListener listener(solver);
  // Blocks that are merged would leave ranges of other values in their place.
  GreedyRewriteConfig config;
  config.listener = &listener;
  config.regionSimplification = GreedySimplifyRegionLevel::Disabled;
  if (failed(applyPatternsGreedily(getOperation(),
                                   FrozenRewritePatternSet(std::move(patterns)),
                                   config)))
    signalPassFailure();
}

static constexpr PassInfo narrowingInfo = {
    .argument = "arith-int-range-narrowing",
    .name = "ArithIntRangeNarrowingPass",
    .summary = "Narrow integer operations to the ranges of their numbers",
    .dependentDialects = {"arith"},
    .create = makePass<ArithIntRangeNarrowing>,
};

void strata::registerIntRangeNarrowingPass(PassRegistry &registry) {
  registry.add(narrowingInfo);
}
