// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of dialects by patterns of the caller. Changes are made at once (no rollback), so that
// they have effect as in other patterns. Operations are not folded: their IR is incomplete.
#include "strata-c/Conversion.h"

#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

#include "bindings/c/CurrentRewriter.h"
#include "bindings/c/Patterns.h"

using namespace strata;
using namespace strata::capi;

namespace {
struct TargetObject : OwnedObject {
  explicit TargetObject(Context *ctx) : target(ctx) {}
  ConversionTarget target;
};
/// Patterns share the converter.
struct ConverterObject : OwnedObject {
  std::shared_ptr<TypeConverter> converter = std::make_shared<TypeConverter>();
  bool isUsed = false;
};

/// A conversion pattern written in C.
class ExternalConversion final : public ConversionPattern {
public:
  ExternalConversion(StringRef debugName, StringRef root, unsigned benefit,
                     std::shared_ptr<TypeConverter> converter,
                     ContextState *state,
                     StrataConversionPatternCallbacks callbacks, void *userData)
      : ConversionPattern(debugName, root, PatternBenefit(benefit)),
        converter(std::move(converter)), state(state), callbacks(callbacks),
        userData(userData) {
    typeConverter = this->converter.get();
    uncheckedResult = true;
  }
  ~ExternalConversion() override {
    if (callbacks.destruct)
      callbacks.destruct(userData);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  std::shared_ptr<TypeConverter> converter;
  ContextState *state;
  StrataConversionPatternCallbacks callbacks;
  void *userData;
};

/// A converter that is kept as long as the patterns that refer to it.
class ConverterKeeper final : public RewritePattern {
public:
  explicit ConverterKeeper(std::shared_ptr<TypeConverter> converter)
      : RewritePattern("strata-c-converter",
                       "builtin.unrealized_conversion_cast", PatternBenefit(0)),
        converter(std::move(converter)) {}
  LogicalResult matchAndRewrite(Operation *, PatternRewriter &) const override {
    return failure();
  }

private:
  std::shared_ptr<TypeConverter> converter;
};
} // namespace

LogicalResult
ExternalConversion::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                    ConversionPatternRewriter &rewriter) const {
  CallbackScope scope;
  RewriterBase *outer = std::exchange(getCurrentRewriter(), &rewriter);
  StrataOperation handle = {
      reinterpret_cast<void *>(state->give(op, HandleKind::Operation))};
  StrataBlock block = {
      reinterpret_cast<void *>(state->give(op->getBlock(), HandleKind::Block))};
  Token token =
      state->own(std::make_unique<RewriterObject>(rewriter, block, handle),
                 HandleKind::Rewriter);
  SmallVector<StrataValue, 4> values;
  for (Value operand : operands)
    values.push_back({reinterpret_cast<void *>(
        state->give(operand.getAsOpaquePointer(), HandleKind::Value))});
  StrataLogicalResult result =
      callbacks.matchAndRewrite(handle, intptr_t(values.size()), values.data(),
                                {reinterpret_cast<void *>(token)}, userData);
  state->release(token, HandleKind::Rewriter);
  getCurrentRewriter() = outer;
  return success(strataLogicalResultIsSuccess(result) ||
                 !state->isAlive(reinterpret_cast<Token>(handle.ptr),
                                 HandleKind::Operation));
}

//===-- Targets ------------------------------------------------------------===//

static TargetObject *getTarget(Call &call, StrataConversionTarget target) {
  auto *object =
      call.getOwned<TargetObject>(target, HandleKind::ConversionTarget);
  return call.check(call && !isConverting(), StrataErrorBusy,
                    "a conversion runs")
             ? object
             : nullptr;
}
StrataConversionTarget strataConversionTargetCreate(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  return call.giveOwned<StrataConversionTarget>(
      std::make_unique<TargetObject>(ctx), HandleKind::ConversionTarget);
}
void strataConversionTargetDestroy(StrataConversionTarget target) {
  Call call;
  if (getTarget(call, target))
    call.getState()->release(reinterpret_cast<Token>(target.ptr),
                             HandleKind::ConversionTarget);
}
void strataConversionTargetAddLegalOp(StrataConversionTarget target,
                                      StrataStringRef opName) {
  Call call;
  if (TargetObject *object = getTarget(call, target))
    object->target.addLegalOp(unwrap(opName));
}
void strataConversionTargetAddIllegalOp(StrataConversionTarget target,
                                        StrataStringRef opName) {
  Call call;
  if (TargetObject *object = getTarget(call, target))
    object->target.addIllegalOp(unwrap(opName));
}
void strataConversionTargetAddLegalDialect(StrataConversionTarget target,
                                           StrataStringRef dialectName) {
  Call call;
  if (TargetObject *object = getTarget(call, target))
    object->target.addLegalDialect(unwrap(dialectName));
}
void strataConversionTargetAddIllegalDialect(StrataConversionTarget target,
                                             StrataStringRef dialectName) {
  Call call;
  if (TargetObject *object = getTarget(call, target))
    object->target.addIllegalDialect(unwrap(dialectName));
}
void strataConversionTargetAddDynamicallyLegalOp(
    StrataConversionTarget target, StrataStringRef opName,
    StrataLegalityCallback callback, void *userData) {
  Call call;
  TargetObject *object = getTarget(call, target);
  if (!object || !call.checkNotNull(callback))
    return;
  ContextState *state = call.getState();
  object->target.addDynamicallyLegalOp(
      [=](Operation *op) -> std::optional<bool> {
        CallbackScope scope;
        Token handle = state->give(op, HandleKind::Operation);
        return callback({reinterpret_cast<void *>(handle)}, userData);
      },
      unwrap(opName));
}

//===-- Types --------------------------------------------------------------===//

StrataTypeConverter strataTypeConverterCreate(StrataContext context) {
  Call call;
  call.get(context);
  if (!call)
    return {};
  return call.giveOwned<StrataTypeConverter>(
      std::make_unique<ConverterObject>(), HandleKind::TypeConverter);
}
void strataTypeConverterDestroy(StrataTypeConverter converter) {
  Call call;
  if (call.getOwned<ConverterObject>(converter, HandleKind::TypeConverter))
    call.getState()->release(reinterpret_cast<Token>(converter.ptr),
                             HandleKind::TypeConverter);
}
void strataTypeConverterAddConversion(StrataTypeConverter converter,
                                      StrataTypeConversionCallback callback,
                                      void *userData) {
  Call call;
  auto *object =
      call.getOwned<ConverterObject>(converter, HandleKind::TypeConverter);
  if (!object || !call.checkNotNull(callback) ||
      !call.check(!object->isUsed, StrataErrorArgument,
                  "the converter has been used"))
    return;
  ContextState *state = call.getState();
  object->converter->addConversion([=](Type type) -> std::optional<Type> {
    CallbackScope scope;
    StrataType result = {};
    Token handle = state->give(type.getAsOpaquePointer(), HandleKind::Type);
    StrataLogicalResult answer =
        callback({reinterpret_cast<void *>(handle)}, &result, userData);
    if (strataLogicalResultIsFailure(answer))
      return std::nullopt;
    Call inner;
    return inner.getOrNull(result);
  });
}
StrataType strataTypeConverterConvertType(StrataTypeConverter converter,
                                          StrataType type) {
  Call call;
  auto *object =
      call.getOwned<ConverterObject>(converter, HandleKind::TypeConverter);
  Type found = call.get(type);
  if (!call)
    return {};
  object->isUsed = true;
  CallerScope caller(*call.getState());
  // The callback may destroy the handle of the converter.
  std::shared_ptr<TypeConverter> kept = object->converter;
  return call.give(kept->convertType(found));
}

//===-- Patterns -----------------------------------------------------------===//

/// The converter of a handle, which is used from now on. `isNullable` accepts null.
static std::shared_ptr<TypeConverter>
useConverter(Call &call, StrataTypeConverter converter, bool isNullable) {
  if (isNullable && !converter.ptr)
    return nullptr;
  auto *object =
      call.getOwned<ConverterObject>(converter, HandleKind::TypeConverter);
  if (!object)
    return nullptr;
  object->isUsed = true;
  return object->converter;
}

StrataLogicalResult strataRewritePatternSetAddConversion(
    StrataRewritePatternSet set, StrataTypeConverter converter,
    StrataStringRef rootName, unsigned benefit, StrataStringRef debugName,
    StrataConversionPatternCallbacks callbacks, void *userData) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  std::shared_ptr<TypeConverter> types = useConverter(call, converter, true);
  auto destroy = llvm::make_scope_exit([&] {
    if (callbacks.destruct)
      callbacks.destruct(userData);
  });
  if (!call || !call.checkNotNull(callbacks.matchAndRewrite) ||
      !call.check(rootName.length != 0, StrataErrorArgument,
                  "the pattern has no root") ||
      !call.check(benefit <= UINT16_MAX, StrataErrorRange,
                  "the benefit is larger than 65535"))
    return wrap(false);
  destroy.release();
  object->hasConversions = true;
  object->set.add(std::make_unique<ExternalConversion>(
      unwrap(debugName), unwrap(rootName), benefit, std::move(types),
      call.getState(), callbacks, userData));
  return wrap(true);
}
StrataLogicalResult strataRewritePatternSetAddFunctionSignatureConversion(
    StrataRewritePatternSet set, StrataStringRef opName,
    StrataTypeConverter converter) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  std::shared_ptr<TypeConverter> types = useConverter(call, converter, false);
  if (!call)
    return wrap(false);
  object->hasConversions = true;
  populateFunctionOpInterfaceTypeConversionPattern(unwrap(opName), object->set,
                                                   *types);
  object->set.add(std::make_unique<ConverterKeeper>(std::move(types)));
  return wrap(true);
}

/// The rewriter of the conversion that runs; null after an error.
static ConversionPatternRewriter *
getConversionRewriter(Call &call, StrataPatternRewriter handle) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  if (!call || !call.check(isConverting(), StrataErrorArgument,
                           "the rewriter is not one of a conversion"))
    return nullptr;
  return static_cast<ConversionPatternRewriter *>(&object->rewriter);
}
StrataValue strataRewriterGetRemappedValue(StrataPatternRewriter rewriter,
                                           StrataValue value) {
  Call call;
  ConversionPatternRewriter *found = getConversionRewriter(call, rewriter);
  Value key = call.get(value);
  return call ? call.give(found->getRemappedValue(key)) : StrataValue{};
}
StrataLogicalResult
strataRewriterConvertRegionTypes(StrataPatternRewriter rewriter,
                                 StrataRegion region,
                                 StrataTypeConverter converter) {
  Call call;
  ConversionPatternRewriter *found = getConversionRewriter(call, rewriter);
  Region *converted = call.get(region);
  std::shared_ptr<TypeConverter> types = useConverter(call, converter, false);
  if (!call)
    return wrap(false);
  return wrap(
      call.check(succeeded(found->convertRegionTypes(converted, *types)),
                 StrataErrorFailure, "a type has no conversion"));
}

//===-- Conversions --------------------------------------------------------===//

static StrataLogicalResult convert(StrataOperation op,
                                   StrataConversionTarget target,
                                   StrataFrozenRewritePatternSet patterns,
                                   bool isFull) {
  Call call;
  Operation *found = call.get(op);
  TargetObject *goal = getTarget(call, target);
  auto *object =
      call.getOwned<FrozenSetObject>(patterns, HandleKind::FrozenPatternSet);
  if (!call || !call.check(!getScope(), StrataErrorBusy, "patterns run") ||
      !call.check(succeeded(verify(found)), StrataErrorFailure,
                  "the operation does not verify"))
    return wrap(false);
  FrozenRewritePatternSet set = object->set;
  ConversionConfig config;
  config.allowPatternRollback = false;
  config.foldingMode = DialectConversionFoldingMode::Never;
  config.explainFailures = false;
  DriverScope scope(call, found, /*converts=*/true);
  LogicalResult result =
      isFull ? applyFullConversion(found, goal->target, set, config)
             : applyPartialConversion(found, goal->target, set, config);
  return wrap(call.check(succeeded(result), StrataErrorFailure,
                         "the conversion has failed"));
}
StrataLogicalResult
strataApplyPartialConversion(StrataOperation op, StrataConversionTarget target,
                             StrataFrozenRewritePatternSet patterns) {
  return convert(op, target, patterns, false);
}
StrataLogicalResult
strataApplyFullConversion(StrataOperation op, StrataConversionTarget target,
                          StrataFrozenRewritePatternSet patterns) {
  return convert(op, target, patterns, true);
}
