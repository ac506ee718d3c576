// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: read the models of all dialects; declare their types and attributes, so
// that they can refer to each other; compile these and hand them to the Context;
// compile the operations; then, if nothing failed, hand over these. A definition with
// a mistake does not keep others from being checked; what refers to it is left out.
// After a failure the types are taken back. Dialects that are loaded when they are
// mentioned, and whose text can be cut, are loaded without operations, which follow one
// by one when they are mentioned: of 800 kB of definitions a file uses a few.
#include "strata/DialectFiles/Loader/DialectLoader.h"

#include "strata/Asm/Format/NamedFormat.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Interfaces.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Loader/DialectText.h"
#include "strata/DialectFiles/Loader/PlainDialect.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/InterfaceVerifiers.h"

#include "llvm/Support/MemoryBuffer.h"

#include <deque>

using namespace strata;
using namespace strata::irdl;

StringRef irdl::nameOf(Operation *op) {
  return cast<StringAttr>(op->getAttr("sym_name")).getValue();
}

namespace {
/// The properties of a dialect as a whole that a file declares.
struct DialectProperties {
  explicit DialectProperties(const Dialect &dialect)
      : isExtended(dialect.isExtended), hasTypes(dialect.hasTypes),
        hasAttributes(dialect.hasAttributes),
        hasTypeDefinitions(dialect.hasTypeDefinitions),
        hasOtherTypes(dialect.hasOtherTypes),
        hasOtherAttributes(dialect.hasOtherAttributes),
        hasOtherOperations(dialect.hasOtherOperations),
        isInlinable(dialect.isInlinable), cppNamespace(dialect.cppNamespace),
        constants(dialect.constants) {}
  void assignTo(Dialect &dialect) && {
    dialect.isExtended = isExtended;
    dialect.hasTypes = hasTypes;
    dialect.hasAttributes = hasAttributes;
    dialect.hasTypeDefinitions = hasTypeDefinitions;
    dialect.hasOtherTypes = hasOtherTypes;
    dialect.hasOtherAttributes = hasOtherAttributes;
    dialect.hasOtherOperations = hasOtherOperations;
    dialect.isInlinable = isInlinable;
    dialect.cppNamespace = std::move(cppNamespace);
    dialect.constants = std::move(constants);
  }

  bool isExtended, hasTypes, hasAttributes, hasTypeDefinitions, hasOtherTypes,
      hasOtherAttributes, hasOtherOperations, isInlinable;
  std::string cppNamespace;
  std::vector<std::string> constants;
};

/// A dialect of a file and its definitions, before they are handed over. The
/// definitions are in the order of those in the model.
struct LoadedDialect {
  explicit LoadedDialect(Dialect &dialect)
      : dialect(&dialect), before(dialect) {}
  DialectModel model;
  Dialect *dialect;
  /// The properties that are restored after a failure.
  DialectProperties before;
  /// Null are those that have been handed over.
  std::vector<
      std::pair<const DefinitionModel *, std::unique_ptr<TypeDefinition>>>
      types;
  std::vector<std::pair<DefinitionModel *, std::unique_ptr<OpDefinition>>>
      operations;
};

class DialectLoader {
public:
  /// `registered` is a dialect whose loader is running, or null. Predicates and
  /// functions that no definition uses are not compiled if the text
  /// `isChecked`.
  explicit DialectLoader(Context *ctx, Dialect *registered = nullptr,
                         bool isChecked = false)
      : ctx(ctx), registered(registered), isChecked(isChecked),
        definitions(ctx) {
    installInterfaceVerifiers(*ctx);
  }
  /// Loads the dialects that `ops` define. Operations called `missing` are loaded
  /// later.
  LogicalResult load(ArrayRef<Operation *> ops,
                     ArrayRef<StringRef> missing = {});
  /// Reads an operation of the only dialect as written; std::nullopt after an
  /// error.
  std::optional<DefinitionModel> readOne(Operation *op);
  using FindOperation =
      function_ref<FailureOr<DefinitionModel *>(StringRef name)>;
  /// Loads an operation of the only dialect, completing it with the operations that
  /// it is like, which `find` reads.
  LogicalResult loadOne(DefinitionModel &model, FindOperation find);

private:
  /// Fails, with errors, if the extension does not allow what was read.
  LogicalResult report(ArrayRef<ModelProblem> problems);
  LogicalResult read(Operation *op);
  LogicalResult declare(LoadedDialect &loaded);
  LogicalResult declareType(LoadedDialect &loaded,
                            const DefinitionModel &model);
  LogicalResult verifyPredicates();
  LogicalResult loadTypes();
  LogicalResult handOverTypes();
  StringRef getFullName(const LoadedDialect &loaded, StringRef name) const {
    std::string text = (loaded.dialect->getNamespace() + "." + name).str();
    return StringAttr::get(ctx, text).getValue();
  }
  std::unique_ptr<OpDefinition> loadOperation(LoadedDialect &loaded,
                                              const DefinitionModel &model);
  LogicalResult verifyConstants(const LoadedDialect &loaded,
                                ArrayRef<StringRef> names);
  LogicalResult loadOperations(LoadedDialect &loaded,
                               ArrayRef<StringRef> missing);
  /// All steps of `load` that may fail.
  LogicalResult loadAll(ArrayRef<Operation *> ops, ArrayRef<StringRef> missing);
  /// Gives the operations to the Context.
  void handOver(LoadedDialect &loaded);
  /// Makes the dialect what it was before.
  void takeBack(LoadedDialect &loaded);

  Context *ctx;
  Dialect *registered;
  bool isChecked;
  Definitions definitions;
  std::deque<LoadedDialect> dialects;
};
} // namespace

LogicalResult DialectLoader::report(ArrayRef<ModelProblem> problems) {
  bool hasFailed = false;
  for (const ModelProblem &problem : problems) {
    if (problem.isWarning)
      continue;
    emitError(ctx, problem.loc, problem.message);
    hasFailed = true;
  }
  return failure(hasFailed);
}

LogicalResult DialectLoader::declareType(LoadedDialect &loaded,
                                         const DefinitionModel &model) {
  auto def = std::make_unique<TypeDefinition>();
  def->dialect = loaded.dialect;
  def->name = StringAttr::get(ctx, model.name).getValue();
  def->isType = model.kind == DefinitionModel::Kind::Type;
  if (loaded.model.isExtension &&
      ctx->findTypeDefinition(*loaded.dialect, def->name, def->isType))
    return emitError(ctx, model.loc, "'")
           << def->getFullName() << "' is defined by the dialect already";
  if (!definitions.declare(*def))
    return emitError(ctx, model.loc, "'")
           << def->getFullName() << "' is defined twice";
  bool isGood =
      !model.hasErrors &&
      succeeded(irdl::declareType(*def, model, loaded.model.isExtended));
  if (!isGood)
    definitions.setFailed(*def);
  loaded.types.push_back({&model, std::move(def)});
  return success(isGood);
}

LogicalResult DialectLoader::read(Operation *op) {
  StringRef name = nameOf(op);
  Dialect *known = ctx->findDialect(name);
  bool isExtension = op->hasAttr("strata.extends");
  if (isExtension && !ctx->getOrLoadDialect(name))
    return op->emitError("dialect '")
           << name << "', which 'strata.extends' adds to, is not known";
  if (!isExtension && known && known->isLoaded() && known != registered)
    return op->emitError("dialect '") << name << "' is already loaded";
  for (const LoadedDialect &other : dialects)
    if (other.model.name == name) {
      InFlightDiagnostic diag = op->emitError("dialect '")
                                << name << "' is defined twice";
      diag.attachNote(other.model.loc) << "the other definition is here";
      return diag;
    }
  std::vector<ModelProblem> problems;
  DialectReadOptions options;
  options.problems = &problems;
  options.writesExpressions = false;
  LoadedDialect &loaded = dialects.emplace_back(ctx->getOrCreateDialect(name));
  loaded.model = readDialect(op, options);
  return report(problems);
}

LogicalResult DialectLoader::declare(LoadedDialect &loaded) {
  const DialectModel &model = loaded.model;
  Dialect &dialect = *loaded.dialect;
  bool isBad = false;
  for (StringRef what : model.missing) {
    if (what == "types") {
      dialect.hasOtherTypes = true;
    } else if (what == "attributes") {
      dialect.hasOtherAttributes = true;
    } else {
      emitError(ctx, model.loc, "unknown entry '")
          << what
          << "' in 'strata.missing' of a dialect; expected 'types' or "
             "'attributes'";
      isBad = true;
    }
  }
  if (!model.isExtension) {
    dialect.cppNamespace =
        model.cppNamespace.empty() ? model.name : model.cppNamespace;
    dialect.hasOtherOperations = model.hasOtherOperations;
    dialect.isInlinable = model.isInlinable;
    dialect.constants = model.constants;
  }
  for (const NamedFormatModel &format : model.formats)
    setNamedFormat(*ctx, model.name, format.name,
                   {splitFormatParameters(format.parameters), format.text});
  if (!model.defaultFormat.empty())
    setDefaultFormat(*ctx, model.name, model.defaultFormat);
  definitions.addPredicates(dialect, model.predicates);
  definitions.addFunctions(dialect, model.functions);
  for (const FunctionModel &function : model.functions)
    irdl::shareFunction(*ctx, dialect.cppNamespace, function.name,
                        function.parameters, function.text);
  for (DefinitionModel &def : loaded.model.definitions) {
    if (def.isOperation())
      loaded.operations.push_back({&def, nullptr});
    else
      isBad |= failed(declareType(loaded, def));
  }
  return failure(isBad);
}

LogicalResult DialectLoader::verifyPredicates() {
  if (isChecked)
    return success();
  bool isBad = false;
  for (const LoadedDialect &loaded : dialects)
    isBad |=
        failed(definitions.verifyPredicates(loaded.model, *loaded.dialect)) ||
        failed(definitions.verifyFunctions(loaded.model, *loaded.dialect));
  return failure(isBad);
}

LogicalResult DialectLoader::loadTypes() {
  bool isBad = false;
  for (LoadedDialect &loaded : dialects)
    for (auto &[model, def] : loaded.types) {
      if (definitions.hasFailed(*def) ||
          succeeded(
              loadType(*def, *model, definitions, loaded.model.isExtended)))
        continue;
      definitions.setFailed(*def);
      isBad = true;
    }
  return failure(isBad);
}

/// Gives the types to the Context and completes them: default values mention the
/// dialect's own types.
LogicalResult DialectLoader::handOverTypes() {
  std::vector<std::pair<TypeDefinition *, const DefinitionModel *>> extended;
  for (LoadedDialect &loaded : dialects) {
    Dialect &dialect = *loaded.dialect;
    for (auto &[model, def] : loaded.types) {
      (def->isType ? dialect.hasTypes : dialect.hasAttributes) = true;
      if (definitions.hasFailed(*def))
        continue;
      if (loaded.model.isExtended)
        extended.push_back({def.get(), model});
      ctx->addTypeDefinition(std::move(def));
    }
    dialect.hasTypeDefinitions = true;
    if (!loaded.model.isExtension)
      dialect.isExtended = loaded.model.isExtended;
  }
  auto loadVerifier = [&](TypeDefinition &def, const DefinitionModel &model) {
    return loadTypeVerifier(def, model, definitions);
  };
  using Complete =
      function_ref<LogicalResult(TypeDefinition &, const DefinitionModel &)>;
  bool isBad = false;
  for (Complete complete :
       {Complete(loadKinds), Complete(loadDefaults), Complete(loadVerifier)})
    for (auto [def, model] : extended) {
      if (definitions.hasFailed(*def) || succeeded(complete(*def, *model)))
        continue;
      definitions.setFailed(*def);
      isBad = true;
    }
  return failure(isBad);
}

/// Null after an error.
std::unique_ptr<OpDefinition>
DialectLoader::loadOperation(LoadedDialect &loaded,
                             const DefinitionModel &model) {
  auto def = std::make_unique<OpDefinition>();
  def->name = getFullName(loaded, model.name);
  def->dialect = loaded.dialect;
  def->ctx = ctx;
  if (loaded.model.isExtension && ctx->isOperationRegistered(def->name)) {
    (void)(emitError(ctx, model.loc, "'")
           << def->name << "' is defined by the dialect already");
    return nullptr;
  }
  if (failed(irdl::loadOperation(*def, model, definitions,
                                 loaded.model.isExtended)))
    return nullptr;
  return def;
}

std::optional<DefinitionModel> DialectLoader::readOne(Operation *op) {
  std::vector<ModelProblem> problems;
  DialectReadOptions options;
  options.problems = &problems;
  options.writesExpressions = false;
  DefinitionModel model = readDefinition(op, dialects.front().model, options);
  if (failed(report(problems)))
    return std::nullopt;
  return model;
}

LogicalResult DialectLoader::loadOne(DefinitionModel &model,
                                     FindOperation find) {
  auto reportBase = [&](const DefinitionModel &def, const Twine &message) {
    emitError(ctx, def.loc, message.str());
  };
  if (failed(inheritDefinition(model, find, reportBase)))
    return failure();
  std::unique_ptr<OpDefinition> def = loadOperation(dialects.front(), model);
  if (!def)
    return failure();
  ctx->addOpDefinition(std::move(def));
  return success();
}

/// Checks that the constants of a dialect, whose operations are called `names`, are
/// operations.
LogicalResult DialectLoader::verifyConstants(const LoadedDialect &loaded,
                                             ArrayRef<StringRef> names) {
  std::string prefix = (loaded.dialect->getNamespace() + ".").str();
  for (StringRef name : loaded.model.constants) {
    if (!name.contains('.'))
      return emitError(ctx, loaded.model.loc, "in 'strata.constants': '")
             << name << "' is not the full name of an operation";
    if (name.starts_with(prefix) && !llvm::is_contained(names, name))
      return emitError(ctx, loaded.model.loc, "in 'strata.constants': '")
             << name << "' is not an operation of the dialect";
  }
  return success();
}

LogicalResult DialectLoader::loadOperations(LoadedDialect &loaded,
                                            ArrayRef<StringRef> missing) {
  std::vector<StringRef> names;
  bool isBad = false;
  for (auto &[model, def] : loaded.operations) {
    // The reader has reported what is wrong.
    bool isReadable =
        !model->hasErrors &&
        model->inheritance != DefinitionModel::Inheritance::Failed;
    if (isReadable)
      def = loadOperation(loaded, *model);
    isBad |= !def;
    names.push_back(def ? def->name : getFullName(loaded, model->name));
    // The definitions take the memory of the models: of 300 operations, a quarter
    // of all that loading takes.
    *model = DefinitionModel();
  }
  for (StringRef name : missing)
    names.push_back(getFullName(loaded, name));
  isBad |= failed(verifyConstants(loaded, names));
  // The hooks of a dialect that is extended belong to its own operations.
  if (!loaded.model.isExtension)
    isBad |= failed(verifyHooks(loaded.model, *loaded.dialect, names));
  return failure(isBad);
}

LogicalResult DialectLoader::loadAll(ArrayRef<Operation *> ops,
                                     ArrayRef<StringRef> missing) {
  bool isBad = false;
  for (Operation *op : ops)
    isBad |= failed(read(op));
  for (LoadedDialect &loaded : dialects)
    isBad |= failed(declare(loaded));
  // Any definition may use them.
  if (failed(verifyPredicates()))
    return failure();
  isBad |= failed(loadTypes());
  isBad |= failed(handOverTypes());
  for (LoadedDialect &loaded : dialects)
    isBad |= failed(loadOperations(loaded, missing));
  return failure(isBad);
}

/// Calls `load` and reports its diagnostics in the order of the file: types are
/// loaded before operations.
static LogicalResult reportInOrder(Context *ctx,
                                   function_ref<LogicalResult()> load) {
  std::vector<Diagnostic> diagnostics;
  LogicalResult result = failure();
  {
    DiagnosticCapture capture;
    result = load();
    diagnostics = capture.take();
  }
  auto getKey = [](const Diagnostic &diag) {
    Location loc = diag.getLocation();
    return loc.isOffset() ? std::pair(loc.getBuffer(), loc.getOffset())
                          : std::pair(uint32_t(0), uint64_t(0));
  };
  llvm::stable_sort(diagnostics, [&](const Diagnostic &a, const Diagnostic &b) {
    return getKey(a) < getKey(b);
  });
  for (Diagnostic &diag : diagnostics)
    ctx->getDiagEngine().emit(std::move(diag));
  return result;
}

void DialectLoader::handOver(LoadedDialect &loaded) {
  if (loaded.dialect != registered)
    ctx->loadDialect(loaded.dialect->getNamespace());
  for (auto &[model, def] : loaded.operations)
    ctx->addOpDefinition(std::move(def));
  // A dialect that is read in pieces needs no more than its name.
  loaded.operations.clear();
  loaded.types.clear();
  loaded.model.definitions.clear();
}

void DialectLoader::takeBack(LoadedDialect &loaded) {
  // The types of a failed extension stay with the dialect, which keeps its own.
  if (loaded.model.isExtension) {
    for (auto &[model, def] : loaded.types)
      if (def)
        ctx->addTypeDefinition(std::move(def));
    return;
  }
  // Types that were handed over may point to others, which live as long then.
  if (loaded.dialect->hasTypeDefinitions)
    for (auto &[model, def] : loaded.types)
      if (def)
        ctx->addTypeDefinition(std::move(def));
  ctx->removeTypeDefinitions(*loaded.dialect);
  std::move(loaded.before).assignTo(*loaded.dialect);
}

LogicalResult DialectLoader::load(ArrayRef<Operation *> ops,
                                  ArrayRef<StringRef> missing) {
  LogicalResult result =
      reportInOrder(ctx, [&] { return loadAll(ops, missing); });
  for (LoadedDialect &loaded : dialects)
    if (succeeded(result))
      handOver(loaded);
    else
      takeBack(loaded);
  return result;
}

SmallVector<Operation *, 4> strata::findDialectDefinitions(Operation *root) {
  SmallVector<Operation *, 4> ops;
  root->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "irdl.dialect")
      ops.push_back(op);
  });
  return ops;
}

LogicalResult strata::loadDialects(Operation *root) {
  return DialectLoader(root->getContext()).load(findDialectDefinitions(root));
}

//===-- One operation after another --------------------------------------===//

namespace {
/// A dialect whose operations are read when they are first mentioned.
class LazyDialect final : public PendingOps {
public:
  LazyDialect(Dialect &dialect, uint32_t buffer, DialectText text,
              bool isChecked)
      : dialect(dialect), ctx(dialect.getContext()), buffer(buffer),
        text(std::move(text)), isChecked(isChecked),
        loader(ctx, &dialect, isChecked) {}

  /// Loads all but the operations.
  LogicalResult begin();

  std::vector<std::string> getNames() const override {
    std::vector<std::string> names;
    for (const auto &entry : text.operations)
      names.push_back(entry.first().str());
    return names;
  }
  void load(StringRef name) override;

private:
  /// The text of a piece, as a string that a NUL byte follows.
  std::string getText(DialectText::Piece piece) const {
    return ctx->getSourceBuffer(buffer)
        .getText()
        .substr(piece.offset, piece.size)
        .str();
  }
  /// std::nullopt after an error.
  std::optional<DefinitionModel> read(DialectText::Piece piece);
  /// The operation called `name` as it is written, for others that are like it; null
  /// if there is none. Fails if it cannot be read, which is reported once.
  FailureOr<DefinitionModel *> findModel(StringRef name);
  OwningOpRef<> parse(StringRef piece, size_t offset, bool verify) const {
    ParserConfig config(ctx);
    config.verifyAfterParse = verify;
    config.isTrusted = isChecked;
    return parseSourceChunk(buffer, piece, offset, config);
  }

  Dialect &dialect;
  Context *ctx;
  uint32_t buffer;
  DialectText text;
  /// Whether it is a part of the program.
  bool isChecked;
  /// The pieces of text of the operations that have been loaded.
  llvm::StringMap<DialectText::Piece> loaded;
  /// Operations that others are like; null for those that cannot be read.
  llvm::StringMap<std::unique_ptr<DefinitionModel>> models;
  OwningOpRef<> root;
  Operation *definition = nullptr;
  /// Whether it has warned of words of the extension in a dialect that does not
  /// declare the extension.
  bool hasWarned = false;
  DialectLoader loader;
};
} // namespace

/// The text is not about `dialect`.
static LogicalResult reportOther(Dialect &dialect, const SourceBuffer &source) {
  return emitError(dialect.getContext(), Location(),
                   source.getName().getValue() +
                       ": does not define the dialect '" +
                       dialect.getNamespace() + "'");
}

LogicalResult LazyDialect::begin() {
  root = parse(text.rest, 0, /*verify=*/true);
  text.rest.clear();
  if (!root)
    return failure();
  definition =
      root->getNumRegions() ? root->getRegion(0).front().getFirstOp() : nullptr;
  if (!definition || nameOf(definition) != dialect.getNamespace())
    return reportOther(dialect, ctx->getSourceBuffer(buffer));
  hasWarned = warnAboutPlainDialect(definition);
  std::vector<StringRef> names;
  for (const auto &entry : text.operations)
    names.push_back(entry.first());
  llvm::sort(names);
  return loader.load(definition, names);
}

void LazyDialect::load(StringRef name) {
  auto found = text.operations.find(name);
  if (found == text.operations.end())
    return;
  DialectText::Piece at = found->second;
  // An operation that mentions itself finds none.
  text.operations.erase(found);
  loaded[name] = at;
  std::optional<DefinitionModel> model = read(at);
  if (model && succeeded(loader.loadOne(
                   *model, [&](StringRef base) { return findModel(base); })))
    return;
  // A parser that reads ahead keeps diagnostics to itself; the next one that
  // mentions the operation, or one that is like it, reports them.
  if (!DiagnosticCapture::isActive())
    return;
  text.operations[name] = at;
  models.clear();
}

std::optional<DefinitionModel> LazyDialect::read(DialectText::Piece piece) {
  OwningOpRef<> module = parse(getText(piece), piece.offset, /*verify=*/false);
  Operation *op = module ? module->getRegion(0).front().getFirstOp() : nullptr;
  if (!op)
    return std::nullopt;
  op->remove();
  definition->getRegion(0).front().push_back(op);
  std::optional<DefinitionModel> model;
  if (succeeded(verify(op)))
    model = loader.readOne(op);
  // A dialect has one warning; a captured one could be discarded.
  if (!hasWarned && !DiagnosticCapture::isActive())
    hasWarned = warnAboutPlainDialect(definition);
  op->erase();
  return model;
}

FailureOr<DefinitionModel *> LazyDialect::findModel(StringRef name) {
  if (auto known = models.find(name); known != models.end()) {
    if (!known->second)
      return failure();
    return known->second.get();
  }
  const auto &pieces =
      text.operations.contains(name) ? text.operations : loaded;
  auto piece = pieces.find(name);
  if (piece == pieces.end())
    return static_cast<DefinitionModel *>(nullptr);
  std::optional<DefinitionModel> model = read(piece->second);
  std::unique_ptr<DefinitionModel> &kept = models[name];
  if (!model)
    return failure();
  kept = std::make_unique<DefinitionModel>(std::move(*model));
  return kept.get();
}

/// Loads `dialect` from a source buffer. Errors are reported.
static LogicalResult loadRegistered(Dialect &dialect, uint32_t buffer,
                                    bool isChecked) {
  Context *ctx = dialect.getContext();
  const SourceBuffer &source = ctx->getSourceBuffer(buffer);
  if (std::optional<DialectText> text = cutDialectText(source.getText())) {
    auto lazy = std::make_unique<LazyDialect>(dialect, buffer, std::move(*text),
                                              isChecked);
    if (failed(lazy->begin()))
      return failure();
    ctx->setPendingOps(dialect, std::move(lazy));
    return success();
  }
  ParserConfig config(ctx);
  config.isTrusted = isChecked;
  OwningOpRef<> root = parseSourceBuffer(buffer, config);
  if (!root)
    return failure();
  SmallVector<Operation *, 4> definitions = findDialectDefinitions(root.get());
  auto isOther = [&](Operation *op) {
    return nameOf(op) != dialect.getNamespace();
  };
  if (llvm::all_of(definitions, isOther))
    return reportOther(dialect, source);
  // Other operations would exist or not, depending on the earlier ones that
  // were mentioned.
  auto *other = llvm::find_if(definitions, isOther);
  if (other != definitions.end())
    return (*other)->emitError("the file of dialect '")
           << dialect.getNamespace() << "' defines '" << nameOf(*other)
           << "', which requires a separate file";
  for (Operation *definition : definitions)
    warnAboutPlainDialect(definition);
  return DialectLoader(ctx, &dialect).load(definitions);
}

LogicalResult
strata::loadRegisteredDialect(Dialect &dialect,
                              std::unique_ptr<llvm::MemoryBuffer> source,
                              bool isChecked) {
  Context *ctx = dialect.getContext();
  return loadRegistered(dialect, ctx->addSourceBuffer(std::move(source)),
                        isChecked);
}

LogicalResult
strata::loadDialectExtension(Dialect &dialect,
                             std::unique_ptr<llvm::MemoryBuffer> source) {
  Context *ctx = dialect.getContext();
  uint32_t buffer = ctx->addSourceBuffer(std::move(source));
  OwningOpRef<> root = parseSourceBuffer(buffer, ParserConfig(ctx));
  if (!root)
    return failure();
  SmallVector<Operation *, 4> definitions = findDialectDefinitions(root.get());
  for (Operation *definition : definitions)
    if (nameOf(definition) != dialect.getNamespace())
      return reportOther(dialect, ctx->getSourceBuffer(buffer));
  return DialectLoader(ctx, &dialect).load(definitions);
}
