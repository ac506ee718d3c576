// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/StubHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Model/DialectModel.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

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

/// Calls `fn` with the name of each custom directive in `format`, and in the formats of
/// `dialect` that it calls, that is not registered. `depth` is that of the call.
static void forEachUnknownDirective(Context &ctx, const DialectModel &dialect,
                                    StringRef format,
                                    function_ref<void(StringRef)> fn,
                                    unsigned depth = 0) {
  constexpr unsigned maxDepth = 8;
  while (depth < maxDepth) {
    format = format.split("custom<").second;
    if (format.empty())
      return;
    StringRef name = format.take_until([](char c) { return c == '>'; }).trim();
    auto isCalled = [&](const NamedFormatModel &other) {
      return other.name == name;
    };
    auto called = llvm::find_if(dialect.formats, isCalled);
    if (called != dialect.formats.end())
      forEachUnknownDirective(ctx, dialect, called->text, fn, depth + 1);
    else if (!findFormatDirective(ctx, dialect.name, name) &&
             !findNamedFormat(ctx, dialect.name, name))
      fn(name);
  }
}

/// Registers the custom directives that `format` mentions.
static void registerDirectives(Context &ctx, const DialectModel &dialect,
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
    (void)registerFormatDirective(ctx, (dialect.name + "." + name).str(),
                                  empty);
  });
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

/// The functions that `text`, a predicate or a type function, calls and that are not
/// registered under the names it has for them.
static std::vector<std::string>
findUnknownFunctions(Context &ctx, StringRef text, bool isBody) {
  PredicateError error;
  PredicateOptions options;
  options.isBody = isBody;
  auto predicate = Predicate::parse(text, error, options);
  if (!predicate)
    return {};
  std::vector<std::string> functions;
  for (const std::string &name : predicate->getUnknownNames())
    if (callsFunction(text, name) && !isPredicateFunctionRegistered(ctx, name))
      functions.push_back(name);
  return functions;
}

/// Registers the unknown functions that `text` calls.
static void registerFunctions(Context *ctx, StringRef text,
                              bool isBody = false) {
  PredicateFunction unknown;
  unknown.call = [](const PredicateCall &) {
    return PredicateValue::getFailure("the function is not registered");
  };
  for (const std::string &name : findUnknownFunctions(*ctx, text, isBody))
    (void)registerPredicateFunction(*ctx, name, unknown);
}

/// Registers the unknown functions that conditions and type functions in `value`, an
/// attribute of an extension, call.
static void registerFunctions(Context *ctx, const ExtensionAttribute &attribute,
                              Attribute value) {
  for (auto [i, key] : llvm::enumerate(attribute.keys)) {
    if (!key.isCode())
      continue;
    if (auto text = dyn_cast<StringAttr>(value))
      registerFunctions(ctx, text.getValue());
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
  for (StringRef body :
       {StringRef(model.verify), StringRef(model.verifyRegions),
        StringRef(model.verifySymbolUses)})
    registerFunctions(ctx, body, /*isBody=*/true);
  for (const ExtensionUse &use : model.extensions)
    registerFunctions(ctx, *use.attribute, use.value);
}

/// Registers the hooks and traits that `model` lists.
static void registerListed(Context *ctx, const DefinitionModel &model,
                           const OpHooks &all) {
  if (!model.hooks.empty() && !findOpHooks(ctx, model.fullName))
    registerOpHooks(ctx, model.fullName, selectHooks(all, model.hooks));
  // Rules may be missing that fold.
  const OpHooks *hooks = findOpHooks(ctx, model.fullName);
  if (hooks && !hooks->fold && llvm::is_contained(model.hooks, "fold"))
    registerOpHooks(ctx, model.fullName, {.fold = all.fold});
  for (const std::string &trait : model.traits)
    if (StringRef known = getTraitName(trait); !isTraitAvailable(ctx, known))
      (void)registerTrait(ctx, {known, "", TraitArguments::Any});
}

void strata::registerStubHooks(Operation *root) {
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
      registerDirectives(*ctx, dialect, model.format.value_or(""));
      registerFunctions(ctx, model);
      if (model.isOperation())
        registerListed(ctx, model, all);
    }
  }
}

//===-- Marks -------------------------------------------------------------===//

namespace {
/// The C++ hooks that one definition names and that are not registered.
class UnregisteredHooks {
public:
  UnregisteredHooks(Operation *op, const DefinitionModel &model,
                    const DialectModel &dialect)
      : ctx(op->getContext()), op(op), model(model), dialect(dialect),
        cppNamespace(dialect.cppNamespace.empty() ? dialect.name
                                                  : dialect.cppNamespace) {}
  void mark();

private:
  void collect();
  void collectHooks();
  void collectTraits();
  void collectFunctions();
  /// Whether `text` calls functions that are not registered, which are added.
  bool callsUnknown(StringRef text, bool isBody = false);
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
  const DialectModel &dialect;
  StringRef cppNamespace;
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

bool UnregisteredHooks::callsUnknown(StringRef text, bool isBody) {
  bool isUnknown = false;
  for (StringRef name : findUnknownFunctions(*ctx, text, isBody)) {
    // A file leaves out its own namespace.
    if (isPredicateFunctionRegistered(*ctx, (cppNamespace + "::" + name).str()))
      continue;
    isUnknown = true;
    std::string description = ("function '" + name + "'").str();
    if (!llvm::is_contained(descriptions, description))
      descriptions.push_back(std::move(description));
  }
  return isUnknown;
}

void UnregisteredHooks::collectFunctions() {
  constexpr StringLiteral word = "predicate";
  bool isUnknown = false;
  for (const PredicateModel &predicate : model.predicates)
    isUnknown |= callsUnknown(predicate.text);
  for (const InferenceModel &inference : model.inferences)
    isUnknown |= callsUnknown(inference.text);
  isUnknown |= callsUnknown(model.verify, /*isBody=*/true);
  isUnknown |= callsUnknown(model.verifyRegions, /*isBody=*/true);
  isUnknown |= callsUnknown(model.verifySymbolUses, /*isBody=*/true);
  if (isUnknown)
    missing.push_back(word);
  // Constraints have the word on themselves.
  for (Operation &inner : op->getRegion(0).front()) {
    auto text = inner.getName().getStringRef() == "irdl.c_pred"
                    ? inner.getAttrOfType<StringAttr>("pred")
                    : StringAttr();
    if (text && callsUnknown(text.getValue()))
      inner.setAttr("strata.missing", getStrings({word}));
  }
}

void UnregisteredHooks::collect() {
  forEachUnknownDirective(
      *ctx, dialect, model.format.value_or(""), [&](StringRef name) {
        add("directives", "directive 'custom<" + name + ">'");
      });
  collectFunctions();
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
      << "'" << model.fullName << "' is missing "
      << llvm::join(descriptions, ", ")
      << (descriptions.size() == 1 ? ", which is not registered"
                                   : ", which are not registered");
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
        UnregisteredHooks(&op, model.definitions[next++], model).mark();
  }
}
