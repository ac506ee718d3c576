// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Loader/StandIns.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IRDL/Loader/DialectLoader.h"
#include "strata/IRDL/Model/DialectModel.h"
#include "strata/Predicate/Predicate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

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

/// Calls `fn` with the name of each custom directive in `format` that is not
/// registered for `dialect`.
template <typename Fn>
static void forEachUnknownDirective(Context &ctx, StringRef dialect,
                                    StringRef format, Fn fn) {
  while (true) {
    format = format.split("custom<").second;
    if (format.empty())
      return;
    StringRef name = format.take_until([](char c) { return c == '>'; }).trim();
    if (!findFormatDirective(ctx, dialect, name))
      fn(name);
  }
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
  forEachUnknownDirective(ctx, dialect, format, [&](StringRef name) {
    registerFormatDirective(ctx, (dialect + "." + name).str(), empty);
  });
}

/// Registers the unknown functions that the equations of `model` call.
static void registerFunctions(Context *ctx, const DefinitionModel &model) {
  PredicateFunction unknown;
  unknown.call = [](const PredicateCall &) {
    return PredicateValue::getFailure("the function is not registered");
  };
  for (const InferenceModel &inference : model.inferences) {
    PredicateError error;
    auto predicate = Predicate::parse(inference.text, error);
    if (!predicate)
      continue;
    for (const std::string &name : predicate->getUnknownNames())
      registerPredicateFunction(*ctx, name, unknown);
  }
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
  for (const DialectModel &dialect : readDialects(root, options))
    for (const DefinitionModel &model : dialect.definitions) {
      if (!dialect.isExtended)
        continue;
      registerDirectives(*root->getContext(), dialect.name,
                         model.format.value_or(""));
      if (!model.isOperation())
        continue;
      registerListed(root->getContext(), model, all);
      registerFunctions(root->getContext(), model);
    }
}

//===-- Marks -------------------------------------------------------------===//

namespace {
/// What one definition takes from C++ and is not registered.
class UnregisteredHooks {
public:
  UnregisteredHooks(Operation *op, const DefinitionModel &model,
                    StringRef dialect)
      : ctx(op->getContext()), op(op), model(model), dialect(dialect) {}
  void mark();

private:
  void collect();
  void collectHooks();
  void collectTraits();
  void add(StringRef word, const Twine &description) {
    if (!llvm::is_contained(missing, word))
      missing.push_back(word);
    descriptions.push_back(description.str());
  }
  ArrayAttr getStrings(ArrayRef<StringRef> strings) const {
    return Builder(ctx).getStrArrayAttr(strings);
  }

  Context *ctx;
  Operation *op;
  const DefinitionModel &model;
  StringRef dialect;
  /// The words that `strata.missing` gets.
  SmallVector<StringRef, 4> missing;
  std::vector<std::string> descriptions;
};
} // namespace

void UnregisteredHooks::collectHooks() {
  const OpHooks *hooks = findOpHooks(ctx, model.fullName);
  std::vector<StringRef> registered =
      hooks ? getHookNames(*hooks) : std::vector<StringRef>();
  for (StringRef name : model.hooks)
    if (llvm::is_contained(getHookNames(), name) &&
        !llvm::is_contained(registered, name))
      add(name, "hook '" + name + "'");
}

void UnregisteredHooks::collectTraits() {
  for (StringRef text : model.traits)
    if (StringRef name = getTraitName(text); !isTraitAvailable(ctx, name))
      if (succeeded(registerTrait(ctx, {name, "", TraitArguments::Any})))
        descriptions.push_back(("trait '" + name + "'").str());
}

void UnregisteredHooks::collect() {
  forEachUnknownDirective(
      *ctx, dialect, model.format.value_or(""), [&](StringRef name) {
        add("directives", "directive 'custom<" + name + ">'");
      });
  if (!model.isOperation())
    return;
  collectHooks();
  collectTraits();
}

void UnregisteredHooks::mark() {
  collect();
  if (descriptions.empty())
    return;
  emitWarning(ctx, op->getLoc())
      << "'" << model.fullName << "' does without "
      << llvm::join(descriptions, ", ") << ": not registered";
  SmallVector<StringRef, 4> hooks;
  for (StringRef name : model.hooks)
    if (!llvm::is_contained(missing, name))
      hooks.push_back(name);
  if (hooks.size() != model.hooks.size())
    op->setAttr("strata.hooks", getStrings(hooks));
  SmallVector<StringRef, 4> words(model.missing.begin(), model.missing.end());
  for (StringRef word : missing)
    if (!llvm::is_contained(words, word))
      words.push_back(word);
  if (!words.empty())
    op->setAttr("strata.missing", getStrings(words));
}

static bool isDefinition(const Operation &op) {
  StringRef name = op.getName().getStringRef();
  return name == "irdl.operation" || name == "irdl.type" ||
         name == "irdl.attribute";
}

void strata::markUnregisteredHooks(Operation *root) {
  for (Operation *dialect : findDialectDefinitions(root)) {
    DialectReadOptions options;
    options.writesExpressions = false;
    DialectModel model = readDialect(dialect, options);
    if (!model.isExtended)
      continue;
    // The model has the definitions in the order of the file.
    size_t next = 0;
    for (Operation &op : dialect->getRegion(0).front())
      if (isDefinition(op))
        UnregisteredHooks(&op, model.definitions[next++], model.name).mark();
  }
}
