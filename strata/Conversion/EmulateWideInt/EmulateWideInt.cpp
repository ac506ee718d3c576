// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmulateWideInt/EmulateWideInt.h"

#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;

//===-- Types --------------------------------------------------------------===//

bool WideIntEmulationConverter::isSupportedWidth(unsigned width) {
  return width >= 2 && llvm::isPowerOf2_32(width);
}

/// `shape` and `width` of the integer or vector that is converted; null if `width` is none that is
/// emulated.
static Type convertInteger(IntegerType type, ArrayRef<int64_t> shape,
                           unsigned maxWidth) {
  if (uint64_t(type.getWidth()) != uint64_t(maxWidth) * 2)
    return {};
  SmallVector<int64_t> halves(shape);
  halves.push_back(2);
  return VectorType::get(halves, IntegerType::get(type.getContext(), maxWidth));
}

WideIntEmulationConverter::WideIntEmulationConverter(
    unsigned widestIntSupportedByTarget)
    : maxIntWidth(widestIntSupportedByTarget) {
  assert(isSupportedWidth(maxIntWidth) &&
         "the width must be a power of two, and at least 2");
  addConversion([](Type type) { return type; });
  addConversion([this](FunctionType type) -> Type {
    SmallVector<Type> inputs, results;
    if (failed(convertTypes(type.getInputs(), inputs)) ||
        failed(convertTypes(type.getResults(), results)))
      return {};
    return FunctionType::get(type.getContext(), inputs, results);
  });
  addConversion([this](IntegerType type) -> Type {
    if (type.getWidth() <= maxIntWidth)
      return type;
    return convertInteger(type, {}, maxIntWidth);
  });
  addConversion([this](VectorType type) -> Type {
    auto element = dyn_cast<IntegerType>(type.getElementType());
    if (!element || element.getWidth() <= maxIntWidth)
      return type;
    if (type.isScalable())
      return {};
    return convertInteger(element, type.getShape(), maxIntWidth);
  });
}

VectorType detail::convertWideInt(const TypeConverter &converter, Type type) {
  auto converted = dyn_cast_or_null<VectorType>(converter.convertType(type));
  return converted && converted != type ? converted : VectorType();
}

void strata::populateArithWideIntEmulationPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  populateWideIntArithmeticPatterns(converter, patterns);
  populateWideIntShiftPatterns(converter, patterns);
  populateWideIntCastPatterns(converter, patterns);
  populateWideIntFloatPatterns(converter, patterns);
}

//===-- Memory -------------------------------------------------------------===//

void strata::populateMemRefWideIntEmulationConversions(
    WideIntEmulationConverter &converter) {
  converter.addConversion([&converter](MemRefType type) -> Type {
    Type element = converter.convertType(type.getElementType());
    return element ? Type(type.clone(element)) : Type();
  });
  converter.addConversion([&converter](UnrankedMemRefType type) -> Type {
    Type element = converter.convertType(type.getElementType());
    return element
               ? Type(UnrankedMemRefType::get(element, type.getMemorySpace()))
               : Type();
  });
}

/// Creates the operation again, with converted types.
template <typename Op>
static LogicalResult retype(Op op, typename Op::Adaptor adaptor,
                            const TypeConverter *converter,
                            ConversionPatternRewriter &rewriter) {
  SmallVector<Type> types;
  if (failed(converter->convertTypes(op->getResultTypes(), types)))
    return rewriter.notifyMatchFailure(op, "a result type has no conversion");
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(adaptor.getOperands());
  state.addTypes(types);
  state.addAttributes(llvm::to_vector(op->getAttrs()));
  rewriter.replaceOp(op, rewriter.create(state));
  return success();
}

template <typename... Ops>
static void addRetypePatterns(const TypeConverter &converter,
                              RewritePatternSet &patterns) {
  (addConversionPattern<Ops>(patterns, &converter, "retype-memref",
                             retype<Ops>),
   ...);
}

void strata::populateMemRefWideIntEmulationPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  addRetypePatterns<memref::AllocOp, memref::AllocaOp, memref::CastOp,
                    memref::CollapseShapeOp, memref::CopyOp, memref::DeallocOp,
                    memref::DimOp, memref::ExpandShapeOp, memref::LoadOp,
                    memref::RankOp, memref::ReinterpretCastOp, memref::StoreOp,
                    memref::SubViewOp>(converter, patterns);
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct EmulateWideIntBase : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (!WideIntEmulationConverter::isSupportedWidth(*widestIntSupported)) {
      emitError(getOperation()->getLoc())
          << "expected 'widest-int-supported' to be a power of two of at "
             "least 2, found "
          << *widestIntSupported;
      return signalPassFailure();
    }
    WideIntEmulationConverter converter(*widestIntSupported);
    ConversionTarget target(&getContext());
    RewritePatternSet patterns(&getContext());
    populateArithWideIntEmulationPatterns(converter, patterns);
    auto isLegal = [&](Operation *op) { return converter.isLegal(op); };
    target.addDynamicallyLegalDialect(isLegal, "arith");
    target.addLegalDialect("vector");
    target.addLegalOp<math::CountLeadingZerosOp>();
    target.addDynamicallyLegalOp<vector::PrintOp>(isLegal);
    populate(converter, target, patterns);
    if (failed(convertInParallel(getParallelWork(), getOperation(), target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }

private:
  virtual void populate(WideIntEmulationConverter &converter,
                        ConversionTarget &target,
                        RewritePatternSet &patterns) = 0;
  Option<unsigned> widestIntSupported{
      *this, "widest-int-supported",
      "Widest integer type supported by the target", 32};
};

struct ArithEmulateWideInt final : EmulateWideIntBase {
  using EmulateWideIntBase::EmulateWideIntBase;

private:
  void populate(WideIntEmulationConverter &converter, ConversionTarget &target,
                RewritePatternSet &patterns) override {
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
    target.addDynamicallyLegalOp<func::FuncOp>([&](Operation *op) {
      return isLegalForFunctionTypeConversionPattern(op, converter);
    });
    target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
        [&](Operation *op) { return converter.isLegal(op); });
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) -> std::optional<bool> {
          if (!isa<BranchOpInterface>(op))
            return std::nullopt;
          return isLegalForBranchOpInterfaceTypeConversionPattern(op,
                                                                  converter);
        });
  }
};

struct MemRefEmulateWideInt final : EmulateWideIntBase {
  using EmulateWideIntBase::EmulateWideIntBase;

private:
  void populate(WideIntEmulationConverter &converter, ConversionTarget &target,
                RewritePatternSet &patterns) override {
    populateMemRefWideIntEmulationConversions(converter);
    populateMemRefWideIntEmulationPatterns(converter, patterns);
    target.addDynamicallyLegalDialect(
        [&](Operation *op) { return converter.isLegal(op); }, "memref");
  }
};
} // namespace

static constexpr PassInfo arithInfo = {
    .argument = "arith-emulate-wide-int",
    .name = "ArithEmulateWideInt",
    .summary = "Emulate integers of twice the supported width by their halves",
    .dependentDialects = {"arith", "math", "vector"},
    .create = makePass<ArithEmulateWideInt>,
};

static constexpr PassInfo memrefInfo = {
    .argument = "memref-emulate-wide-int",
    .name = "MemRefEmulateWideInt",
    .summary = "Emulate integers of twice the supported width in memory",
    .dependentDialects = {"arith", "math", "memref", "vector"},
    .create = makePass<MemRefEmulateWideInt>,
};

void strata::registerEmulateWideIntPasses(PassRegistry &registry) {
  registry.add(arithInfo);
  registry.add(memrefInfo);
}
