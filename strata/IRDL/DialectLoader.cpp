// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: declare the types and attributes of all dialects, so that they can
// refer to each other; compile them and hand them to the Context; compile the
// operations; then, if nothing failed, hand over these. After a failure the
// types are taken back. Dialects that are loaded when they are mentioned, and
// whose text can be cut, are loaded without operations, which follow one by one
// when they are mentioned: of 800 kB of definitions a file uses a few.
#include "strata/IRDL/DialectLoader.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Interfaces.h"
#include "strata/IR/Verifier.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/DialectText.h"
#include "strata/IRDL/IRDLDialect.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
using namespace strata::irdl;

StringRef irdl::nameOf(Operation *op) {
  return cast<StringAttr>(op->getAttr("sym_name")).getValue();
}

namespace {
/// What a file defines, before it is handed over.
struct LoadedDialect {
  Operation *op;
  Dialect *dialect;
  /// The dialect uses the extension: its operations have properties, syntax and
  /// messages as those that MLIR's operation definitions make.
  bool isExtended = false;
  std::vector<std::pair<Operation *, std::unique_ptr<TypeDefinition>>> types;
  std::vector<std::pair<Operation *, std::unique_ptr<OpDefinition>>> operations;
};

class DialectLoader {
public:
  /// `registered` is a dialect whose loader is running, or null.
  explicit DialectLoader(Context *ctx, Dialect *registered = nullptr)
      : ctx(ctx), registered(registered), definitions(ctx) {}
  /// Operations called `missing` are not there yet.
  LogicalResult load(ArrayRef<Operation *> ops,
                     ArrayRef<StringRef> missing = {});
  /// Loads one of those, of the only dialect.
  LogicalResult loadOne(Operation *op);

private:
  LogicalResult declare(Operation *op);
  LogicalResult declareType(LoadedDialect &loaded, Operation *op);
  LogicalResult loadTypes();
  StringRef getFullName(const LoadedDialect &loaded, StringRef name) const {
    std::string text = (loaded.dialect->getNamespace() + "." + name).str();
    return StringAttr::get(ctx, text).getValue();
  }
  std::unique_ptr<OpDefinition> loadOperation(LoadedDialect &loaded,
                                              Operation *op);
  LogicalResult loadOperations(LoadedDialect &loaded,
                               ArrayRef<StringRef> missing);

  Context *ctx;
  Dialect *registered;
  Definitions definitions;
  std::vector<LoadedDialect> dialects;
};
} // namespace

LogicalResult DialectLoader::declareType(LoadedDialect &loaded, Operation *op) {
  auto def = std::make_unique<TypeDefinition>();
  def->dialect = loaded.dialect;
  def->name = nameOf(op);
  def->isType = op->getName().getStringRef() == "irdl.type";
  // A leading sigil is not part of the name.
  if (def->name.starts_with(def->isType ? "!" : "#"))
    def->name = def->name.drop_front(1);
  if (!definitions.declare(*def))
    return op->emitError("'") << def->getFullName() << "' is defined twice";
  if (failed(irdl::declareType(*def, op, loaded.isExtended)))
    return failure();
  loaded.types.push_back({op, std::move(def)});
  return success();
}

LogicalResult DialectLoader::declare(Operation *op) {
  StringRef name = nameOf(op);
  Dialect *known = ctx->findDialect(name);
  if (known && known->isLoaded() && known != registered)
    return op->emitError("dialect '") << name << "' is loaded already";
  for (const LoadedDialect &other : dialects)
    if (nameOf(other.op) == name) {
      InFlightDiagnostic diag = op->emitError("dialect '")
                                << name << "' is defined twice";
      diag.attachNote(other.op->getLoc()) << "the other definition is here";
      return diag;
    }
  LoadedDialect &loaded = dialects.emplace_back();
  loaded.op = op;
  loaded.dialect = &ctx->getOrCreateDialect(name);
  loaded.isExtended = hasRelaxedNames(op);
  if (loaded.isExtended && failed(verifyVocabulary(op)))
    return failure();
  for (StringRef what : getStrings(op, "strata.missing")) {
    if (what != "types" && what != "attributes")
      return op->emitError("'") << what
                                << "' is nothing that a dialect can "
                                   "have in C++";
    (what == "types" ? loaded.dialect->hasOtherTypes
                     : loaded.dialect->hasOtherAttributes) = true;
  }
  StringRef space = getString(op, "strata.namespace");
  loaded.dialect->cppNamespace = (space.empty() ? name : space).str();
  loaded.dialect->isInlinable = bool(op->getAttr("strata.inlinable"));
  loaded.dialect->constants = getStrings(op, "strata.constants");
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      StringRef kind = inner.getName().getStringRef();
      if ((kind == "irdl.type" || kind == "irdl.attribute") &&
          failed(declareType(loaded, &inner)))
        return failure();
      if (kind == "irdl.operation")
        loaded.operations.push_back({&inner, nullptr});
    }
  return success();
}

LogicalResult DialectLoader::loadTypes() {
  for (LoadedDialect &loaded : dialects)
    for (auto &[op, def] : loaded.types)
      if (failed(loadType(*def, op, definitions, loaded.isExtended)))
        return failure();
  return success();
}

/// Null after an error.
std::unique_ptr<OpDefinition>
DialectLoader::loadOperation(LoadedDialect &loaded, Operation *op) {
  auto def = std::make_unique<OpDefinition>();
  def->name = getFullName(loaded, nameOf(op));
  def->dialect = loaded.dialect;
  def->ctx = ctx;
  if (loaded.isExtended) {
    if (failed(irdl::loadOperation(*def, op, definitions)))
      return nullptr;
    return def;
  }
  def->numSuccessors = 0;
  def->constraints = loadConstraints(op, definitions);
  if (!def->constraints ||
      failed(takeAttachedInterfaces(*def, [&] { return op->emitError(); })))
    return nullptr;
  return def;
}

LogicalResult DialectLoader::loadOne(Operation *op) {
  LoadedDialect &loaded = dialects.front();
  if (loaded.isExtended && failed(verifyVocabulary(op)))
    return failure();
  std::unique_ptr<OpDefinition> def = loadOperation(loaded, op);
  if (!def)
    return failure();
  ctx->addOpDefinition(std::move(def));
  return success();
}

LogicalResult DialectLoader::loadOperations(LoadedDialect &loaded,
                                            ArrayRef<StringRef> missing) {
  std::vector<StringRef> names;
  for (auto &[op, slot] : loaded.operations) {
    slot = loadOperation(loaded, op);
    if (!slot)
      return failure();
    names.push_back(slot->name);
  }
  for (StringRef name : missing)
    names.push_back(getFullName(loaded, name));
  return verifyHooks(loaded.op, *loaded.dialect, names);
}

LogicalResult DialectLoader::load(ArrayRef<Operation *> ops,
                                  ArrayRef<StringRef> missing) {
  for (Operation *op : ops)
    if (failed(declare(op)))
      return failure();
  if (failed(loadTypes()))
    return failure();
  // Default values mention the dialect's own types.
  std::vector<std::pair<TypeDefinition *, Operation *>> types;
  for (LoadedDialect &loaded : dialects) {
    for (auto &[op, def] : loaded.types) {
      (def->isType ? loaded.dialect->hasTypes : loaded.dialect->hasAttributes) =
          true;
      if (loaded.isExtended)
        types.push_back({def.get(), op});
      ctx->addTypeDefinition(std::move(def));
    }
    loaded.dialect->hasTypeDefinitions = true;
    loaded.dialect->isExtended = loaded.isExtended;
  }
  LogicalResult result = success();
  for (auto load : {loadKinds, loadDefaults})
    for (auto [def, op] : types)
      if (succeeded(result))
        result = load(*def, op);
  for (LoadedDialect &loaded : dialects)
    if (succeeded(result))
      result = loadOperations(loaded, missing);
  for (LoadedDialect &loaded : dialects) {
    if (failed(result)) {
      ctx->removeTypeDefinitions(*loaded.dialect);
      continue;
    }
    if (loaded.dialect != registered)
      ctx->loadDialect(loaded.dialect->getNamespace());
    for (auto &[op, def] : loaded.operations)
      ctx->addOpDefinition(std::move(def));
  }
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
  LazyDialect(Dialect &dialect, uint32_t buffer, DialectText text)
      : dialect(dialect), ctx(dialect.getContext()), buffer(buffer),
        text(std::move(text)), loader(ctx, &dialect) {}

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
  LogicalResult load(StringRef piece, size_t offset);
  OwningOpRef parse(StringRef piece, size_t offset, bool verify) const {
    ParserConfig config(ctx);
    config.verifyAfterParse = verify;
    return parseSourceChunk(buffer, piece, offset, config);
  }

  Dialect &dialect;
  Context *ctx;
  uint32_t buffer;
  DialectText text;
  OwningOpRef root;
  Operation *definition = nullptr;
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
  // Whatever mentions the operation meanwhile finds none.
  text.operations.erase(found);
  std::string piece =
      ctx->getSourceBuffer(buffer).getText().substr(at.offset, at.size).str();
  // Who reads ahead, and keeps messages to himself, leaves it to those who come
  // by again to fail.
  if (failed(load(piece, at.offset)) && DiagnosticCapture::isActive())
    text.operations[name] = at;
}

LogicalResult LazyDialect::load(StringRef piece, size_t offset) {
  OwningOpRef module = parse(piece, offset, /*verify=*/false);
  Operation *op = module ? module->getRegion(0).front().getFirstOp() : nullptr;
  if (!op)
    return failure();
  op->remove();
  definition->getRegion(0).front().push_back(op);
  LogicalResult result = verify(op);
  if (succeeded(result))
    result = loader.loadOne(op);
  op->erase();
  return result;
}

/// Loads `dialect` from a source buffer. What is wrong is reported.
static LogicalResult loadRegistered(Dialect &dialect, uint32_t buffer) {
  Context *ctx = dialect.getContext();
  const SourceBuffer &source = ctx->getSourceBuffer(buffer);
  if (std::optional<DialectText> text = cutDialectText(source.getText())) {
    auto lazy =
        std::make_unique<LazyDialect>(dialect, buffer, std::move(*text));
    if (failed(lazy->begin()))
      return failure();
    ctx->setPendingOps(dialect, std::move(lazy));
    return success();
  }
  OwningOpRef root = parseSourceBuffer(buffer, ParserConfig(ctx));
  if (!root)
    return failure();
  SmallVector<Operation *, 4> definitions = findDialectDefinitions(root.get());
  auto isOther = [&](Operation *op) {
    return nameOf(op) != dialect.getNamespace();
  };
  if (llvm::all_of(definitions, isOther))
    return reportOther(dialect, source);
  // Others would be there or not, depending on what was mentioned before.
  auto *other = llvm::find_if(definitions, isOther);
  if (other != definitions.end())
    return (*other)->emitError("the file of dialect '")
           << dialect.getNamespace() << "' defines '" << nameOf(*other)
           << "', which needs a file of its own";
  return DialectLoader(ctx, &dialect).load(definitions);
}

LogicalResult
strata::loadRegisteredDialect(Dialect &dialect,
                              std::unique_ptr<llvm::MemoryBuffer> source) {
  Context *ctx = dialect.getContext();
  return loadRegistered(dialect, ctx->addSourceBuffer(std::move(source)));
}
