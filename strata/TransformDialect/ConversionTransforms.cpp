// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform.apply_conversion_patterns, and the conversion patterns that its region describes.
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

namespace {
/// Patterns and the converter of their types.
struct Conversion {
  std::unique_ptr<LLVMTypeConverter> types = nullptr;
  RewritePatternSet patterns;
};
} // namespace

/// Sets `types` to the type converter that the second region of `op` describes; null without.
static DiagnosedSilenceableFailure
getTypeConverter(ApplyConversionPatternsOp op,
                 std::unique_ptr<LLVMTypeConverter> &types) {
  // The widest integer type.
  static constexpr int64_t maxWidth = (1 << 24) - 1;
  for (Region &region : op.getDefaultTypeConverterRegion())
    for (Block &block : region)
      for (Operation &builder : block) {
        auto described = dyn_cast<MemrefToLLVMTypeConverterOp>(&builder);
        if (!described)
          continue;
        LowerToLLVMOptions options;
        if (described.getIndexBitwidthAttr()) {
          int64_t width = described.getIndexBitwidth();
          if (width <= 0 || width > maxWidth)
            return emitDefiniteFailure(
                described,
                "expected an index bitwidth between 1 and " + Twine(maxWidth));
          options.indexBitwidth = unsigned(width);
        }
        if (described.getUseBarePtrCallConvAttr())
          options.useBarePtrCallConv = described.getUseBarePtrCallConv();
        types = std::make_unique<LLVMTypeConverter>(op->getContext(), options);
        return DiagnosedSilenceableFailure::success();
      }
  return DiagnosedSilenceableFailure::success();
}

/// Adds the patterns that `descriptor` describes. Returns false for one without patterns.
static bool addConversionPatterns(Operation *descriptor,
                                  const LLVMTypeConverter &types,
                                  RewritePatternSet &patterns) {
  if (auto dialect = dyn_cast<ApplyToLLVMConversionPatternsOp>(descriptor)) {
    const ToLLVMConversion *conversion = llvm::find_if(
        getToLLVMConversions(), [&](const ToLLVMConversion &each) {
          return each.dialect == dialect.getDialectName();
        });
    if (conversion == getToLLVMConversions().end())
      return false;
    conversion->populate(types, patterns);
    return true;
  }
  if (isa<ApplyFuncToLLVMConversionPatternsOp>(descriptor)) {
    populateFuncToLLVMConversionPatterns(types, patterns);
    return true;
  }
  if (isa<ApplyVectorToLLVMConversionPatternsOp>(descriptor)) {
    populateVectorToLLVMConversionPatterns(types, patterns);
    return true;
  }
  if (isa<ApplySCFToControlFlowPatternsOp>(descriptor)) {
    populateSCFToControlFlowConversionPatterns(patterns);
    return true;
  }
  return false;
}

/// Adds the patterns of all operations of the first region.
static DiagnosedSilenceableFailure
addConversionPatterns(ApplyConversionPatternsOp op, bool hasTargets,
                      Conversion &conversion) {
  auto described = getTypeConverter(op, conversion.types);
  if (!described.succeeded() || op.getPatterns().empty())
    return described;
  for (Operation &descriptor : op.getPatterns().front()) {
    if (!conversion.types)
      return emitDefiniteFailure(
          op,
          "pattern descriptor does not specify type converter and "
          "apply_conversion_patterns op has no default type converter",
          descriptor.getLoc(), "pattern descriptor op");
    // Patterns are not missed where there is nothing to convert.
    if (hasTargets && !addConversionPatterns(&descriptor, *conversion.types,
                                             conversion.patterns))
      return emitDefiniteFailure(&descriptor,
                                 "the patterns of '" +
                                     descriptor.getName().getStringRef() +
                                     "' are not implemented");
  }
  return DiagnosedSilenceableFailure::success();
}

/// Calls `fn` with each string of the list `attr`, which may be null.
static void forEachName(Attribute attr, function_ref<void(StringRef)> fn) {
  if (auto names = dyn_cast_or_null<ArrayAttr>(attr))
    for (Attribute name : names.getValue())
      fn(cast<StringAttr>(name).getValue());
}

static DiagnosedSilenceableFailure
applyConversionPatterns(ApplyConversionPatternsOp op, TransformState &state,
                        TransformResults &) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  Conversion conversion{nullptr, RewritePatternSet(op->getContext())};
  auto added = addConversionPatterns(op, !targets.empty(), conversion);
  if (!added.succeeded())
    return added;
  ConversionTarget legality(*op->getContext());
  forEachName(op.getLegalDialects(),
              [&](StringRef name) { legality.addLegalDialect(name); });
  forEachName(op.getIllegalDialects(),
              [&](StringRef name) { legality.addIllegalDialect(name); });
  forEachName(op.getLegalOps(),
              [&](StringRef name) { legality.addLegalOp(name); });
  forEachName(op.getIllegalOps(),
              [&](StringRef name) { legality.addIllegalOp(name); });
  FrozenRewritePatternSet patterns(std::move(conversion.patterns));
  for (Operation *target : targets) {
    auto checked = checkTarget(op, target, state);
    if (!checked.succeeded())
      return checked;
    Location loc = target->getLoc();
    if (succeeded(op.getPartialConversion()
                      ? applyPartialConversion(target, legality, patterns)
                      : applyFullConversion(target, legality, patterns)))
      continue;
    SilenceableError error(op);
    error << "dialect conversion failed";
    error.attachNote(loc) << "target op";
    return error;
  }
  return DiagnosedSilenceableFailure::success();
}

void strata::addConversionTransforms(TransformTable &table) {
  addTransform<applyConversionPatterns>(table);
}
