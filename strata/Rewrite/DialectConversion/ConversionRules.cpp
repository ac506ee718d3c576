// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/ConversionRules.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"
#include "strata/Rewrite/DialectConversion/TypeRulesDetail.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Support/Suggestion.h"

using namespace strata;
using namespace strata::detail;

struct ConversionRules::TypeRules {
  TypeConversionRule rule;
};

ConversionRules::ConversionRules(Context *ctx)
    : ctx(ctx), target(ctx), set(ctx) {}
ConversionRules::~ConversionRules() = default;

//===-- Reading ------------------------------------------------------------===//

static StringRef getWord(ConversionRules::Legality legality) {
  static constexpr StringRef words[] = {"legal", "illegal", "dynamic",
                                        "retyped"};
  return words[unsigned(legality)];
}

/// Fails, after an error, if the program knows that there is nothing called so.
static LogicalResult checkName(Context *ctx, Location loc, StringRef name) {
  auto [prefix, stem] = name.split('.');
  bool isOp = name.contains('.');
  if (prefix.empty() || (isOp && stem.empty()))
    return emitError(ctx, loc,
                     "expected the name of a dialect or of an "
                     "operation, found '")
           << name << "'";
  Dialect *dialect = ctx->findDialect(prefix);
  if (!dialect || !dialect->isKnown()) {
    if (ctx->allowsUnregisteredDialects())
      return success();
    return emitError(ctx, loc, "unknown dialect '")
           << prefix << "'" << (isOp ? " for operation '" + name + "'" : "")
           << suggest(prefix, ctx->getKnownDialects());
  }
  if (!isOp || !dialect->isLoaded() || dialect->allowsUnknownOperations() ||
      ctx->getOpDefinition(name)->registered)
    return success();
  std::vector<StringRef> names;
  for (const OpDefinition *other : ctx->getOpDefinitions(*dialect))
    names.push_back(other->name);
  return emitError(ctx, loc, "unknown operation '")
         << name << "'" << suggest(name, names);
}

LogicalResult ConversionRules::setLegality(Location loc, StringRef name,
                                           Legality legality) {
  if (failed(checkName(ctx, loc, name)))
    return failure();
  auto [entry, isNew] =
      legalities.insert({StringAttr::get(ctx, name), Said{legality, loc}});
  const Said &before = entry->second;
  if (isNew || before.legality == legality)
    return success();
  InFlightDiagnostic diag =
      emitError(ctx, loc,
                "'" + name + "' is declared both " + getWord(legality) +
                    " and " + getWord(before.legality));
  if (before.loc != Location() && before.loc != loc)
    diag.attachNote(before.loc) << "previously declared here";
  return diag;
}

LogicalResult ConversionRules::addTarget(Operation *op) {
  LogicalResult result = success();
  for (Legality legality : {Legality::Legal, Legality::Illegal,
                            Legality::Dynamic, Legality::Retyped}) {
    auto names = dyn_cast_or_null<ArrayAttr>(
        op->getInherentAttrOrNull(getWord(legality)));
    if (!names)
      continue;
    for (Attribute name : names.getValue())
      if (failed(setLegality(op->getLoc(), cast<StringAttr>(name).getValue(),
                             legality)))
        result = failure();
  }
  return result;
}

LogicalResult ConversionRules::addFile(Operation *module,
                                       const PDLNatives &natives) {
  LogicalResult result = success();
  size_t before = set.getPatterns().size();
  bool isEmpty = true;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (!op->isRegistered())
      return WalkResult::Advance;
    isEmpty &= name != "conversion.target" && name != "conversion.type";
    if (name == "conversion.target" && failed(addTarget(op)))
      result = failure();
    if (name != "conversion.type")
      return WalkResult::Advance;
    auto rule = std::make_unique<TypeRules>();
    if (failed(rule->rule.compile(op, natives)))
      result = failure();
    else
      typeRules.push_back(std::move(rule));
    return WalkResult::Skip;
  });
  PDLNatives all = natives;
  registerConversionPDLFunctions(all);
  if (failed(addPDLConversionPatterns(module, set, converter, all)))
    result = failure();
  else if (isEmpty && set.getPatterns().size() == before)
    emitWarning(ctx, module->getLoc(),
                "the file contains no rules, targets or type conversions");
  return result;
}

//===-- Operations that mean the same for other types ----------------------===//

namespace {
/// Makes an operation again for converted types.
class Retyping final : public ConversionPattern {
public:
  /// `name` is that of a dialect or of an operation.
  Retyping(const TypeConverter &converter, StringRef name, bool structural,
           std::function<bool(Operation *)> applies = {})
      : ConversionPattern(converter, "retype", name.contains('.') ? name : ""),
        dialect(name.contains('.') ? "" : name.str()), structural(structural),
        applies(std::move(applies)) {}
  bool mayMatch(const OpDefinition &def) const override {
    return def.name.split('.').first == dialect;
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  std::string dialect;
  /// There are patterns for functions and their like.
  bool structural;
  std::function<bool(Operation *)> applies;
};
} // namespace

/// Attributes of `op` as the new operation has them: types are converted. Fails
/// with one that has no conversion.
static LogicalResult convertAttrs(Operation *op, const TypeConverter &converter,
                                  SmallVectorImpl<NamedAttribute> &attrs,
                                  NamedAttribute &wrong) {
  for (const NamedAttribute &attr : op->getAttrs()) {
    auto type = dyn_cast<TypeAttr>(attr.getValue());
    Type converted = type ? converter.convertType(type.getValue()) : Type();
    if (type && !converted) {
      wrong = attr;
      return failure();
    }
    attrs.push_back(
        type ? NamedAttribute(attr.getName(), TypeAttr::get(converted)) : attr);
  }
  return success();
}

LogicalResult
Retyping::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                          ConversionPatternRewriter &rewriter) const {
  const TypeConverter &types = *getTypeConverter();
  if (applies && !applies(op))
    return failure();
  if (structural && isStructurallyLegal(op, types))
    return rewriter.notifyMatchFailure(op,
                                       "functions, calls, returns and branches "
                                       "are converted by separate patterns");
  if (op->getNumSuccessors())
    return rewriter.notifyMatchFailure(op, "the operation has successors");
  OperationState state(op->getLoc(), op->getName());
  state.operands.assign(operands.begin(), operands.end());
  for (OpResult result : op->getResults()) {
    Type type = types.convertType(Value(result));
    if (!type)
      return refuseType(rewriter, op,
                        "result #" + Twine(result.getResultNumber()),
                        result.getType(), types, /*wantsOne=*/true);
    state.types.push_back(type);
  }
  NamedAttribute wrong;
  if (failed(convertAttrs(op, types, state.attributes, wrong)))
    return refuseType(rewriter, op, "attribute '" + wrong.getNameRef() + "'",
                      cast<TypeAttr>(wrong.getValue()).getValue(), types,
                      /*wantsOne=*/true);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(checkArguments(block, types, rewriter)))
        return failure();
  state.propertiesAttr = op->getPropertiesAttr();
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *made = rewriter.create(state);
  for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions())) {
    rewriter.inlineRegionBefore(from, to, to.end());
    if (failed(rewriter.convertRegionTypes(&to, types)))
      return failure();
  }
  rewriter.replaceOp(op, made);
  return success();
}

//===-- Putting it together ------------------------------------------------===//

static Value makeCast(OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                      Location loc) {
  if (inputs.empty())
    return {};
  return builder
      .create(loc, "builtin.unrealized_conversion_cast", inputs, type)
      ->getResult(0);
}

static SmallVector<Value> makeCasts(OpBuilder &builder, ArrayRef<Type> types,
                                    ArrayRef<Value> inputs, Location loc) {
  if (inputs.empty())
    return {};
  Operation *cast =
      builder.create(loc, "builtin.unrealized_conversion_cast", inputs, types);
  SmallVector<Value> values;
  for (OpResult result : cast->getResults())
    values.push_back(result);
  return values;
}

void ConversionRules::addTypeConversions() {
  // Callbacks that are added last are called first.
  converter.addConversion([](Type type) { return type; });
  if (typeRules.empty())
    return;
  converter.addConversion([this](Type type) -> std::optional<Type> {
    Type converted = convertParts(type, converter);
    return converted == type ? std::nullopt : std::optional(converted);
  });
  for (const std::unique_ptr<TypeRules> &entry : llvm::reverse(typeRules))
    converter.addConversion(
        [this, rule = &entry->rule](Type type, SmallVectorImpl<Type> &results) {
          return rule->apply(type, converter, results);
        });
  converter.addSourceMaterialization(makeCast);
  converter.addTargetMaterialization(makeCasts);
}

LogicalResult strata::addTypeConversionRules(Operation *module,
                                             const PDLNatives &natives,
                                             TypeConverter &converter) {
  LogicalResult result = success();
  SmallVector<std::shared_ptr<TypeConversionRule>> rules;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!op->isRegistered() ||
        op->getName().getStringRef() != "conversion.type")
      return WalkResult::Advance;
    auto rule = std::make_shared<TypeConversionRule>();
    if (failed(rule->compile(op, natives)))
      result = failure();
    rules.push_back(std::move(rule));
    return WalkResult::Skip;
  });
  if (failed(result))
    return failure();
  for (std::shared_ptr<TypeConversionRule> &rule : llvm::reverse(rules))
    converter.addConversion([&converter, rule = std::move(rule)](
                                Type type, SmallVectorImpl<Type> &results) {
      return rule->apply(type, converter, results);
    });
  return success();
}

bool strata::hasLegalTypes(Operation *op, const TypeConverter &converter) {
  if (std::optional<bool> isLegal = isStructurallyLegal(op, converter))
    return *isLegal;
  for (const NamedAttribute &attr : op->getAttrs())
    if (auto type = dyn_cast<TypeAttr>(attr.getValue());
        type && !converter.isLegal(type.getValue()))
      return false;
  return converter.isLegal(op) &&
         llvm::all_of(op->getRegions(), [&](Region &region) {
           return converter.isLegal(&region);
         });
}

void strata::populateRetypingPattern(RewritePatternSet &patterns,
                                     const TypeConverter &converter,
                                     StringRef name,
                                     std::function<bool(Operation *)> applies) {
  patterns.add<Retyping>(converter, name, /*structural=*/false,
                         std::move(applies));
}

void ConversionRules::addLegality(StringRef name, Legality legality) {
  bool isOp = name.contains('.');
  auto isLegal = [this](Operation *op) { return hasLegalTypes(op, converter); };
  switch (legality) {
  case Legality::Legal:
    return isOp ? target.addLegalOp(name) : target.addLegalDialect(name);
  case Legality::Illegal:
    return isOp ? target.addIllegalOp(name) : target.addIllegalDialect(name);
  case Legality::Retyped:
    set.add<Retyping>(converter, name, structural && hasTypeRules());
    [[fallthrough]];
  case Legality::Dynamic:
    return isOp ? target.addDynamicallyLegalOp(isLegal, name)
                : target.addDynamicallyLegalDialect(isLegal, name);
  }
}

void ConversionRules::addStructuralConversions() {
  populateAnyFunctionOpInterfaceTypeConversionPattern(set, converter);
  populateCallOpTypeConversionPattern(set, converter);
  populateReturnOpTypeConversionPattern(set, converter);
  populateBranchOpInterfaceTypeConversionPattern(set, converter);
  target.markUnknownOpDynamicallyLegal(
      [this](Operation *op) { return isStructurallyLegal(op, converter); });
}

void ConversionRules::finish(const FrozenRewritePatternSet::Filter &filter) {
  filter.warnOfUnknown(set);
  llvm::erase_if(set.getPatterns(), [&](std::unique_ptr<RewritePattern> &rule) {
    return !rule->select([&](StringRef name) { return filter.accepts(name); });
  });
  addTypeConversions();
  target.addLegalDialect("builtin");
  for (auto &[name, said] : legalities)
    addLegality(name.getValue(), said.legality);
  // Rules take precedence over the general patterns.
  if (structural && hasTypeRules())
    addStructuralConversions();
  patterns = FrozenRewritePatternSet(std::move(set));
}
