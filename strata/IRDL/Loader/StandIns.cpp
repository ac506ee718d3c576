// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Loader/StandIns.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/ContextData.h"
#include "strata/IRDL/Model/DialectModel.h"
#include "strata/Predicate/Predicate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;

/// All hooks that a file can list, each of which does nothing.
static OpHooks getEmptyHooks() {
  OpHooks hooks;
  hooks.verify = [](Operation *) { return success(); };
  hooks.verifyRegions = hooks.verify;
  hooks.verifySymbolUses = [](Operation *, SymbolTableCollection &) {
    return success();
  };
  hooks.print = [](Operation *, OpAsmPrinter &) {};
  hooks.parse = [](OpAsmParser &, OperationState &) -> ParseResult {
    return failure();
  };
  hooks.getAsmResultNames = [](Operation *,
                               function_ref<void(Value, StringRef)>) {};
  hooks.getAsmBlockArgumentNames = [](Region &,
                                      function_ref<void(Value, StringRef)>) {};
  hooks.getAsmBlockNames = [](Operation *,
                              function_ref<void(Block *, StringRef)>) {};
  hooks.inferTypes = [](const InferenceInput &, SmallVectorImpl<Type> &) {
    return failure();
  };
  hooks.areCompatibleTypes = [](ArrayRef<Type>, ArrayRef<Type>) {
    return true;
  };
  hooks.getEffects = [](Operation *, SmallVectorImpl<EffectInstance> &) {};
  hooks.fold = [](Operation *, ArrayRef<Attribute>,
                  SmallVectorImpl<OpFoldResult> &) { return failure(); };
  hooks.canonicalize = [](RewritePatternSet &) {};
  return hooks;
}

/// Registers the custom directives that `format` mentions.
static void registerDirectives(Context &ctx, StringRef dialect,
                               StringRef format) {
  FormatDirective empty;
  empty.minArgs = 0;
  empty.maxArgs = ~0u;
  empty.parse = [](OpAsmParser &,
                   MutableArrayRef<ParsedArgument>) -> ParseResult {
    return failure();
  };
  empty.print = [](OpAsmPrinter &, Operation *, ArrayRef<PrintedArgument>) {};
  empty.parseOptional = [](OpAsmParser &, MutableArrayRef<ParsedArgument>)
      -> std::optional<ParseResult> { return std::nullopt; };
  while (true) {
    format = format.split("custom<").second;
    if (format.empty())
      return;
    StringRef name = format.take_until([](char c) { return c == '>'; }).trim();
    if (!findFormatDirective(ctx, dialect, name))
      (void)registerFormatDirective(ctx, (dialect + "." + name).str(), empty);
  }
}

/// Whether `text` calls `name` as a function, not as a method.
static bool callsFunction(StringRef text, StringRef name) {
  for (size_t at = text.find(name); at != StringRef::npos;
       at = text.find(name, at + 1)) {
    StringRef before = text.take_front(at).rtrim();
    if (text.drop_front(at + name.size()).ltrim().starts_with("(") &&
        !before.ends_with(".") && !before.ends_with("->"))
      return true;
  }
  return false;
}

namespace {
/// The functions that have stand-ins: several texts call one.
struct StandInFunctions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.stand-in-functions";
  llvm::StringSet<> names;
};
} // namespace

/// Registers the unknown functions that `text`, a predicate or a type function,
/// calls.
static void registerFunctions(Context *ctx, StringRef text) {
  PredicateFunction unknown;
  unknown.call = [](const PredicateCall &) {
    return PredicateValue::getFailure("the function is not registered");
  };
  PredicateError error;
  auto predicate = Predicate::parse(text, error);
  if (!predicate)
    return;
  for (const std::string &name : predicate->getUnknownNames())
    if (callsFunction(text, name) &&
        getContextData<StandInFunctions>(*ctx).names.insert(name).second)
      (void)registerPredicateFunction(*ctx, name, unknown);
}

static bool isCode(const ExtensionKey &key) {
  return key.kind == KeyKind::Condition || key.kind == KeyKind::TypeFunction;
}

/// Registers the unknown functions that conditions and type functions in `value`, an
/// attribute of an extension, call.
static void registerFunctions(Context *ctx, const ExtensionAttribute &attribute,
                              Attribute value) {
  for (auto [i, key] : llvm::enumerate(attribute.keys)) {
    if (!isCode(key))
      continue;
    if (auto dictionary = dyn_cast<DictionaryAttr>(value))
      if (auto text = dyn_cast_or_null<StringAttr>(dictionary.get(key.name)))
        registerFunctions(ctx, text.getValue());
    auto rows = dyn_cast<ArrayAttr>(value);
    for (Attribute row : rows ? rows.getValue() : ArrayRef<Attribute>()) {
      auto columns = dyn_cast<ArrayAttr>(row);
      if (columns && i < columns.size() && isa<StringAttr>(columns[i]))
        registerFunctions(ctx, cast<StringAttr>(columns[i]).getValue());
    }
  }
}

/// Registers the unknown functions that the texts of `model` call.
static void registerFunctions(Context *ctx, const DefinitionModel &model) {
  for (const ConstraintModel &constraint : model.constraints)
    if (constraint.kind == ConstraintModel::Kind::Predicate)
      registerFunctions(ctx, constraint.text);
  for (const PredicateModel &predicate : model.predicates)
    registerFunctions(ctx, predicate.text);
  for (const InferenceModel &inference : model.inferences)
    registerFunctions(ctx, inference.text);
  for (const ExtensionUse &use : model.extensions)
    registerFunctions(ctx, *use.attribute, use.value);
}

/// Registers the hooks and traits that `model` lists.
static void registerListed(Context *ctx, const DefinitionModel &model,
                           const OpHooks &all) {
  if (!model.hooks.empty() && !findOpHooks(ctx, model.fullName))
    registerOpHooks(ctx, model.fullName, selectHooks(all, model.hooks));
  for (const std::string &trait : model.traits)
    if (StringRef known = getTraitName(trait); !isTraitAvailable(ctx, known))
      (void)registerTrait(ctx, {known, "", TraitArguments::Any});
}

void strata::registerStandIns(Operation *root) {
  const OpHooks all = getEmptyHooks();
  DialectReadOptions options;
  options.writesExpressions = false;
  Context *ctx = root->getContext();
  for (const DialectModel &dialect : readDialects(root, options)) {
    if (!dialect.isExtended)
      continue;
    for (const NamedPredicateModel &predicate : dialect.predicates)
      registerFunctions(ctx, predicate.text);
    for (const DefinitionModel &model : dialect.definitions) {
      registerDirectives(*ctx, dialect.name, model.format.value_or(""));
      registerFunctions(ctx, model);
      if (model.isOperation())
        registerListed(ctx, model, all);
    }
  }
}
