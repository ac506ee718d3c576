// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/QuantTransforms/QuantTransformsDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

using namespace strata;
using namespace strata::quantlower;

namespace {
/// Quantized numbers, and tensors of them, become the integers that store them. Types without
/// storage have no conversion.
class StorageConverter final : public TypeConverter {
public:
  StorageConverter() {
    addConversion([](Type type) { return type; });
    addConversion([](quant::AnyQuantizedType type) -> Type {
      return getStorageType(type);
    });
    addConversion([](quant::UniformQuantizedType type) -> Type {
      return getStorageType(type);
    });
    addConversion([](quant::CalibratedQuantizedType) { return Type(); });
    addConversion([this](TensorType type) -> Type {
      Type element = convertType(type.getElementType());
      return element ? Type(type.clone(element)) : Type();
    });
    auto cast = [](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                   Location loc) -> Value {
      if (inputs.size() != 1)
        return {};
      return quant::StorageCastOp::create(builder, loc, type, inputs.front());
    };
    addSourceMaterialization(cast);
    addTargetMaterialization(cast);
  }
};

/// Runs on any operation.
struct StripFuncQuantTypes final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    StorageConverter converter;
    RewritePatternSet patterns(&getContext());
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
    ConversionTarget target(&getContext());
    target.addLegalOp<quant::StorageCastOp>();
    target.markUnknownOpDynamicallyLegal([&](Operation *op) {
      return isStructurallyLegal(op, converter).value_or(true);
    });
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo stripInfo = {
    .argument = "strip-func-quant-types",
    .name = "StripFuncQuantTypes",
    .summary = "Pass quantized numbers to functions as the integers that store "
               "them",
    .dependentDialects = {"func", "quant"},
    .create = makePass<StripFuncQuantTypes>,
};

void quantlower::registerStripPass(PassRegistry &registry) {
  registry.add(stripInfo);
}
