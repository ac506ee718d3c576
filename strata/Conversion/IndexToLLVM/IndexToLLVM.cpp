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

/// q = n / m, corrected by `step` if something remains and whether the operands have the same
/// sign is `sameSign`. No number is negated, so no step overflows where the result fits.
static Value lowerRoundedDiv(const LLVMBuilder &llvm, Type index,
                             ArrayRef<Value> operands, bool sameSign,
                             int64_t step) {
  Value n = operands[0], m = operands[1];
  Value zero = llvm.constant(index, 0);
  Value quotient = llvm.binary("llvm.sdiv", n, m);
  Value product = llvm.binary("llvm.mul", quotient, m);
  Value isInexact = llvm.icmp("ne", n, product);
  Value isNNegative = llvm.icmp("slt", n, zero);
  Value isMNegative = llvm.icmp("slt", m, zero);
  Value hasSigns = llvm.icmp(sameSign ? "eq" : "ne", isNNegative, isMNegative);
  Value corrected = llvm.add(quotient, llvm.constant(index, step));
  return llvm.select(llvm.binary("llvm.and", isInexact, hasSigns), corrected,
                     quotient);
}

static Value lowerCeilDivS(const LLVMBuilder &llvm, Type index, Operation *,
                           ArrayRef<Value> operands) {
  return lowerRoundedDiv(llvm, index, operands, /*sameSign=*/true, 1);
}

static Value lowerFloorDivS(const LLVMBuilder &llvm, Type index, Operation *,
                            ArrayRef<Value> operands) {
  return lowerRoundedDiv(llvm, index, operands, /*sameSign=*/false, -1);
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
