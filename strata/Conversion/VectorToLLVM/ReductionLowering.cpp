// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions of vectors to scalars, also under masks.
#include "strata/Conversion/LLVMCommon/EnumConversion.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

namespace {
/// The operations that combine elements.
struct Combiner {
  CombiningKind kind;
  bool isFloat;
  /// The last part of the names of intrinsics that reduce a vector.
  StringLiteral intrinsic;
  /// The operation on the result and the accumulator: its full name, or the predicate of a
  /// comparison that selects one of them. Empty if the intrinsic has an accumulator.
  StringLiteral operation;
};
} // namespace

static constexpr Combiner combiners[] = {
    {CombiningKind::ADD, false, "add", LLVM::AddOp::getOperationName()},
    {CombiningKind::MUL, false, "mul", LLVM::MulOp::getOperationName()},
    {CombiningKind::MINUI, false, "umin", "ule"},
    {CombiningKind::MINSI, false, "smin", "sle"},
    {CombiningKind::MAXUI, false, "umax", "uge"},
    {CombiningKind::MAXSI, false, "smax", "sge"},
    {CombiningKind::AND, false, "and", LLVM::AndOp::getOperationName()},
    {CombiningKind::OR, false, "or", LLVM::OrOp::getOperationName()},
    {CombiningKind::XOR, false, "xor", LLVM::XorOp::getOperationName()},
    {CombiningKind::ADD, true, "fadd", ""},
    {CombiningKind::MUL, true, "fmul", ""},
    {CombiningKind::MINNUMF, true, "fmin", LLVM::MinnumOp::getOperationName()},
    {CombiningKind::MAXNUMF, true, "fmax", LLVM::MaxnumOp::getOperationName()},
    {CombiningKind::MINIMUMF, true, "fminimum",
     LLVM::MinimumOp::getOperationName()},
    {CombiningKind::MAXIMUMF, true, "fmaximum",
     LLVM::MaximumOp::getOperationName()},
};

/// Null if `type`, a type of llvm, has no such combiner.
static const Combiner *findCombiner(CombiningKind kind, Type type) {
  if (!isa<IntegerType, FloatType>(type))
    return nullptr;
  const auto *found = llvm::find_if(combiners, [&](const Combiner &combiner) {
    return combiner.kind == kind && combiner.isFloat == isa<FloatType>(type);
  });
  return found == std::end(combiners) ? nullptr : found;
}

/// The value that changes no result of combining integers.
static APInt getNeutralInt(CombiningKind kind, unsigned width) {
  if (width == 0)
    return APInt::getZero(0);
  switch (kind) {
  case CombiningKind::MUL:
    return APInt(width, 1);
  case CombiningKind::MINUI:
  case CombiningKind::AND:
    return APInt::getAllOnes(width);
  case CombiningKind::MINSI:
    return APInt::getSignedMaxValue(width);
  case CombiningKind::MAXSI:
    return APInt::getSignedMinValue(width);
  default:
    return APInt::getZero(width);
  }
}

/// The finite value, or the NaN, that changes no result of combining numbers.
static APFloat getNeutralFloat(CombiningKind kind,
                               const llvm::fltSemantics &format) {
  switch (kind) {
  case CombiningKind::MUL:
    return APFloat(format, 1);
  case CombiningKind::MINNUMF:
    return APFloat::getQNaN(format, /*Negative=*/true);
  case CombiningKind::MAXNUMF:
    return APFloat::getQNaN(format);
  case CombiningKind::MINIMUMF:
    return APFloat::getLargest(format);
  case CombiningKind::MAXIMUMF:
    return APFloat::getLargest(format, /*Negative=*/true);
  default:
    return APFloat::getZero(format);
  }
}

static Attribute getNeutral(CombiningKind kind, Type type) {
  if (auto number = dyn_cast<FloatType>(type))
    return FloatAttr::get(type,
                          getNeutralFloat(kind, number.getFloatSemantics()));
  return IntegerAttr::get(type,
                          getNeutralInt(kind, type.getIntOrFloatBitWidth()));
}

/// The fast-math flags as attributes of operations of llvm.
static SmallVector<NamedAttribute, 1> getFlags(vector::ReductionOp op,
                                               bool reassociate) {
  Context *ctx = op->getContext();
  const OpDefinition &target =
      *ctx->getOpDefinition(LLVM::FaddOp::getOperationName());
  Attribute flags = op->getInherentAttrOrNull("fastmath");
  if (flags)
    flags = convertEnumAttr(flags, op->getDefinition(), "fastmath", target,
                            "fastmathFlags");
  OpBuilder builder(ctx);
  if (reassociate) {
    // The case `reassoc` of llvm.
    constexpr uint64_t reassoc = 64;
    uint64_t bits = 0;
    if (auto number = dyn_cast_or_null<DynamicAttr>(flags))
      bits =
          cast<IntegerAttr>(number.getParams()[0]).getValue().getLimitedValue();
    flags =
        LLVMBuilder(builder, op->getLoc()).enumCase("fastmath", bits | reassoc);
  }
  SmallVector<NamedAttribute, 1> attributes;
  if (flags)
    attributes.push_back(builder.getNamedAttr("fastmathFlags", flags));
  return attributes;
}

/// Combines the result of a reduction with `acc`, which may be null.
static Value combine(const LLVMBuilder &llvm, const Combiner &combiner,
                     Value result, Value acc) {
  if (!acc)
    return result;
  StringRef operation = combiner.operation;
  if (combiner.isFloat)
    return llvm.binary(operation, result, acc);
  if (operation.starts_with("llvm."))
    return llvm.binary(operation, acc, result);
  return llvm.select(llvm.icmp(operation, acc, result), acc, result);
}

/// Reduces all of `vector`.
static Value reduce(const LLVMBuilder &llvm, const Combiner &combiner,
                    Value vector, Value acc, ArrayRef<NamedAttribute> flags) {
  Type type = cast<VectorType>(vector.getType()).getElementType();
  std::string name = ("llvm.intr.vector.reduce." + combiner.intrinsic).str();
  if (combiner.operation.empty()) {
    if (!acc)
      acc = llvm.constant(type, getNeutral(combiner.kind, type));
    return llvm.create(name, {acc, vector}, type, flags);
  }
  ArrayRef<NamedAttribute> attributes;
  if (combiner.isFloat)
    attributes = flags;
  return combine(llvm, combiner, llvm.create(name, vector, type, attributes),
                 acc);
}

namespace {
class ReductionLowering final : public VectorPattern<vector::ReductionOp> {
public:
  ReductionLowering(const LLVMTypeConverter &types,
                    const VectorToLLVMOptions &options)
      : VectorPattern(types), reassociate(options.reassociateFPReductions) {}
  LogicalResult
  matchAndRewrite(vector::ReductionOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value source = adaptor.getVector();
    auto type = dyn_cast<VectorType>(source.getType());
    const Combiner *combiner =
        type && isFloat(op) == isa<FloatType>(type.getElementType())
            ? findCombiner(op.getKind(), type.getElementType())
            : nullptr;
    if (!combiner)
      return rewriter.notifyMatchFailure(op,
                                         "LLVM has no numbers of this type");
    SmallVector<NamedAttribute, 1> flags = getFlags(op, reassociate);
    Value result = reduce(LLVMBuilder(rewriter, op->getLoc()), *combiner,
                          source, adaptor.getAcc(), flags);
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  static bool isFloat(vector::ReductionOp op) {
    return isa<FloatType>(op.getDest().getType());
  }
  bool reassociate;
};

/// A reduction in a vector.mask.
class MaskedReductionLowering final : public VectorPattern<vector::MaskOp> {
public:
  MaskedReductionLowering(const LLVMTypeConverter &types,
                          const VectorToLLVMOptions &options)
      : VectorPattern(types), reassociate(options.reassociateFPReductions) {}
  LogicalResult
  matchAndRewrite(vector::MaskOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Block &block = op->getRegion(0).front();
    auto reduction = dyn_cast_or_null<vector::ReductionOp>(
        block.empty() ? nullptr : &block.front());
    if (!reduction || op->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "no reduction is masked");
    Value source = rewriter.getRemappedValue(reduction.getVector());
    Value acc = reduction.getAcc();
    if (acc)
      acc = rewriter.getRemappedValue(acc);
    auto type = source ? dyn_cast<VectorType>(source.getType()) : VectorType();
    const Combiner *combiner =
        type ? findCombiner(reduction.getKind(), type.getElementType())
             : nullptr;
    if (!combiner || bool(acc) != bool(reduction.getAcc()) ||
        combiner->isFloat != isa<FloatType>(reduction.getDest().getType()))
      return rewriter.notifyMatchFailure(op,
                                         "LLVM has no numbers of this type");
    LLVMBuilder llvm(rewriter, reduction->getLoc());
    bool isSelected = reduction.getKind() == CombiningKind::MINIMUMF ||
                      reduction.getKind() == CombiningKind::MAXIMUMF;
    rewriter.replaceOp(op, isSelected
                               ? reduceSelected(llvm, *combiner, reduction,
                                                source, adaptor.getMask(), acc)
                               : reduceMasked(llvm, *combiner, source,
                                              adaptor.getMask(), acc));
    return success();
  }

private:
  /// Replaces elements whose mask bit is not set by neutral elements.
  Value reduceSelected(const LLVMBuilder &llvm, const Combiner &combiner,
                       vector::ReductionOp op, Value source, Value mask,
                       Value acc) const {
    auto type = cast<VectorType>(source.getType());
    Value neutral = llvm.constant(
        type, DenseElementsAttr::get(
                  type, getNeutral(combiner.kind, type.getElementType())));
    return reduce(llvm, combiner, llvm.select(mask, source, neutral), acc,
                  getFlags(op, reassociate));
  }
  static Value reduceMasked(const LLVMBuilder &llvm, const Combiner &combiner,
                            Value source, Value mask, Value acc) {
    Type type = cast<VectorType>(source.getType()).getElementType();
    if (!acc)
      acc = llvm.constant(type, getNeutral(combiner.kind, type));
    std::string name = ("llvm.intr.vp.reduce." + combiner.intrinsic).str();
    return llvm.create(name, {acc, source, mask, getLength(llvm, source)},
                       type);
  }
  /// The number of elements of a vector.
  static Value getLength(const LLVMBuilder &llvm, Value vector) {
    OpBuilder &builder = llvm.getBuilder();
    auto type = cast<VectorType>(vector.getType());
    Type i32 = builder.getI32Type();
    Value length = llvm.constant(i32, type.getDimSize(0));
    if (!type.isScalable())
      return length;
    Value scale =
        llvm.create<vector::VectorScaleOp>({}, builder.getIndexType());
    scale = llvm.create<arith::IndexCastOp>(scale, i32);
    return llvm.create<arith::MulIOp>({length, scale}, i32);
  }
  bool reassociate;
};
} // namespace

void detail::populateReductionPatterns(const LLVMTypeConverter &types,
                                       RewritePatternSet &patterns,
                                       const VectorToLLVMOptions &options) {
  patterns.add<ReductionLowering>(types, options);
  patterns.add<MaskedReductionLowering>(types, options);
}
