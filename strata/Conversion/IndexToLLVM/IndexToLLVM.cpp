// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of index that do not become one operation of llvm; the others are in
// IndexToLLVM.conversion.mlir.
#include "strata/Conversion/IndexToLLVM/IndexToLLVM.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
/// Creates the value of an operation for its converted operands.
using IndexFn = Value (*)(const LLVMBuilder &llvm, Type index, Operation *op,
                          ArrayRef<Value> operands);

class IndexLowering final : public ConversionPattern {
public:
  IndexLowering(const LLVMTypeConverter &types, StringRef root, IndexFn fn)
      : ConversionPattern(types, "convert-index-to-llvm", root), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    Type index = getTypeConverter<LLVMTypeConverter>()->getIndexType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(op, fn(llvm, index, op, operands));
    return success();
  }

private:
  IndexFn fn;
};
} // namespace

/// If n and m have the same sign and n != 0: (n + x) / m + 1 with x = m > 0 ? -1 : 1;
/// otherwise -(-n / m).
static Value lowerCeilDivS(const LLVMBuilder &llvm, Type index, Operation *,
                           ArrayRef<Value> operands) {
  Value n = operands[0], m = operands[1];
  Value zero = llvm.constant(index, 0);
  Value one = llvm.constant(index, 1);
  Value minusOne = llvm.constant(index, -1);
  Value isPositive = llvm.icmp("sgt", m, zero);
  Value x = llvm.select(isPositive, minusOne, one);
  Value shifted = llvm.add(n, x);
  Value quotient = llvm.binary("llvm.sdiv", shifted, m);
  Value above = llvm.add(quotient, one);
  Value negated = llvm.sub(zero, n);
  Value negatedQuotient = llvm.binary("llvm.sdiv", negated, m);
  Value below = llvm.sub(zero, negatedQuotient);
  Value isNPositive = llvm.icmp("sgt", n, zero);
  Value sameSign = llvm.icmp("eq", isNPositive, isPositive);
  Value isNonZero = llvm.icmp("ne", n, zero);
  return llvm.select(llvm.binary("llvm.and", sameSign, isNonZero), above,
                     below);
}

/// n == 0 ? 0 : (n - 1) / m + 1
static Value lowerCeilDivU(const LLVMBuilder &llvm, Type index, Operation *,
                           ArrayRef<Value> operands) {
  Value n = operands[0], m = operands[1];
  Value zero = llvm.constant(index, 0);
  Value one = llvm.constant(index, 1);
  Value minusOne = llvm.sub(n, one);
  Value quotient = llvm.binary("llvm.udiv", minusOne, m);
  Value plusOne = llvm.add(quotient, one);
  return llvm.select(llvm.icmp("eq", n, zero), zero, plusOne);
}

/// If n and m have different signs and n != 0: -1 - (x - n) / m with x = m < 0 ? 1 : -1;
/// otherwise n / m.
static Value lowerFloorDivS(const LLVMBuilder &llvm, Type index, Operation *,
                            ArrayRef<Value> operands) {
  Value n = operands[0], m = operands[1];
  Value zero = llvm.constant(index, 0);
  Value one = llvm.constant(index, 1);
  Value minusOne = llvm.constant(index, -1);
  Value isNegative = llvm.icmp("slt", m, zero);
  Value x = llvm.select(isNegative, one, minusOne);
  Value shifted = llvm.sub(x, n);
  Value quotient = llvm.binary("llvm.sdiv", shifted, m);
  Value below = llvm.sub(minusOne, quotient);
  Value exact = llvm.binary("llvm.sdiv", n, m);
  Value isNNegative = llvm.icmp("slt", n, zero);
  Value otherSign = llvm.icmp("ne", isNNegative, isNegative);
  Value isNonZero = llvm.icmp("ne", n, zero);
  return llvm.select(llvm.binary("llvm.and", otherSign, isNonZero), below,
                     exact);
}

/// The result type of casts, with `index` converted.
static Type getCastType(Operation *op, Type index) {
  Type type = op->getResult(0).getType();
  return isa<IndexType>(type) ? index : type;
}

static Value lowerCast(const LLVMBuilder &llvm, Value operand, Type type,
                       StringRef extension) {
  unsigned from = cast<IntegerType>(operand.getType()).getWidth();
  unsigned to = cast<IntegerType>(type).getWidth();
  if (from == to)
    return operand;
  return llvm.convert(from < to ? extension : "llvm.trunc", operand, type);
}

static Value lowerCastS(const LLVMBuilder &llvm, Type index, Operation *op,
                        ArrayRef<Value> operands) {
  return lowerCast(llvm, operands[0], getCastType(op, index), "llvm.sext");
}

static Value lowerCastU(const LLVMBuilder &llvm, Type index, Operation *op,
                        ArrayRef<Value> operands) {
  return lowerCast(llvm, operands[0], getCastType(op, index), "llvm.zext");
}

static Value lowerSizeOf(const LLVMBuilder &llvm, Type index, Operation *,
                         ArrayRef<Value>) {
  return llvm.constant(index, cast<IntegerType>(index).getWidth());
}

static Value lowerConstant(const LLVMBuilder &llvm, Type index, Operation *op,
                           ArrayRef<Value>) {
  auto value = cast<IntegerAttr>(op->getInherentAttrOrNull("value"));
  return llvm.constant(index,
                       Attribute(IntegerAttr::get(
                           index, value.getValue().sextOrTrunc(
                                      cast<IntegerType>(index).getWidth()))));
}

static Value lowerBoolConstant(const LLVMBuilder &llvm, Type, Operation *op,
                               ArrayRef<Value>) {
  return llvm.constant(op->getResult(0).getType(),
                       op->getInherentAttrOrNull("value"));
}

void strata::populateIndexToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  if (Operation *rules = getBundledRules(types.getContext(), "IndexToLLVM"))
    populateElementwiseRules(rules, types, patterns);
  static constexpr std::pair<StringLiteral, IndexFn> functions[] = {
      {"index.ceildivs", lowerCeilDivS},
      {"index.ceildivu", lowerCeilDivU},
      {"index.floordivs", lowerFloorDivS},
      {"index.casts", lowerCastS},
      {"index.castu", lowerCastU},
      {"index.sizeof", lowerSizeOf},
      {"index.constant", lowerConstant},
      {"index.bool.constant", lowerBoolConstant},
  };
  for (auto [name, fn] : functions)
    patterns.add<IndexLowering>(types, name, fn);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertIndexToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateIndexToLLVMConversionPatterns(types, patterns);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-index-to-llvm",
    .name = "ConvertIndexToLLVMPass",
    .summary = "Convert index to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertIndexToLLVM>,
};

void strata::registerIndexToLLVMPass(PassRegistry &registry) {
  registry.add(info);
}
