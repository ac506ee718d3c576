// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: declare the types and attributes of all dialects, so that they can
// refer to each other; compile them and hand them to the Context; compile the
// operations; then, if nothing failed, hand over these. After a failure the
// types are taken back.
#include "strata/IRDL/DialectLoader.h"
#include "strata/Asm/Parser.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace strata;
using namespace strata::irdl;

StringRef irdl::nameOf(Operation *op) {
  return cast<StringAttr>(op->getAttr("sym_name")).getValue();
}

std::vector<std::string> irdl::getStrings(Operation *op, StringRef attrName) {
  std::vector<std::string> strings;
  if (auto array = op->getAttrOfType<ArrayAttr>(attrName))
    for (Attribute entry : array)
      if (auto string = dyn_cast<StringAttr>(entry))
        strings.push_back(string.getValue().str());
  return strings;
}

StringRef irdl::getString(Operation *op, StringRef attrName) {
  auto string = op->getAttrOfType<StringAttr>(attrName);
  return string ? string.getValue() : StringRef();
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
  LogicalResult load(ArrayRef<Operation *> ops);

private:
  LogicalResult declare(Operation *op);
  LogicalResult declareType(LoadedDialect &loaded, Operation *op);
  LogicalResult loadTypes();
  LogicalResult loadOperations(LoadedDialect &loaded);

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
      return op->emitError("'") << what << "' is nothing that a dialect can "
                                           "have in C++";
    (what == "types" ? loaded.dialect->hasOtherTypes
                     : loaded.dialect->hasOtherAttributes) = true;
  }
  StringRef space = getString(op, "strata.namespace");
  loaded.dialect->cppNamespace = (space.empty() ? name : space).str();
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

LogicalResult DialectLoader::loadOperations(LoadedDialect &loaded) {
  std::vector<StringRef> names;
  for (auto &[op, slot] : loaded.operations) {
    slot = std::make_unique<OpDefinition>();
    slot->name = StringAttr::get(ctx, (loaded.dialect->getNamespace() + "." +
                                       nameOf(op))
                                          .str())
                     .getValue();
    names.push_back(slot->name);
    slot->dialect = loaded.dialect;
    slot->ctx = ctx;
    if (loaded.isExtended) {
      if (failed(loadOperation(*slot, op, definitions)))
        return failure();
      continue;
    }
    slot->numSuccessors = 0;
    slot->constraints = loadConstraints(op, definitions);
    if (!slot->constraints)
      return failure();
  }
  return verifyHooks(loaded.op, *loaded.dialect, names);
}

LogicalResult DialectLoader::load(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (failed(declare(op)))
      return failure();
  if (failed(loadTypes()))
    return failure();
  // Default values mention the dialect's own types.
  std::vector<std::pair<TypeDefinition *, Operation *>> types;
  for (LoadedDialect &loaded : dialects) {
    for (auto &[op, def] : loaded.types) {
      (def->isType ? loaded.dialect->hasTypes
                   : loaded.dialect->hasAttributes) = true;
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
      result = loadOperations(loaded);
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

static LogicalResult loadAll(Operation *root, Dialect *registered) {
  SmallVector<Operation *, 4> ops;
  root->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "irdl.dialect")
      ops.push_back(op);
  });
  return DialectLoader(root->getContext(), registered).load(ops);
}

LogicalResult strata::loadDialects(Operation *root) {
  return loadAll(root, nullptr);
}

LogicalResult strata::loadRegisteredDialect(Dialect &dialect,
                                            StringRef source) {
  ParserConfig config(dialect.getContext());
  OwningOpRef root = parseSourceString(source, config,
                                       dialect.getNamespace());
  return root ? loadAll(root.get(), &dialect) : failure();
}

static constexpr llvm::StringLiteral fileSuffix = ".irdl.mlir";

/// The loader of a dialect whose definition is the file `path`.
static void loadDialectFile(Dialect &dialect, const std::string &path) {
  Context *ctx = dialect.getContext();
  auto fail = [&](const Twine &message) {
    (void)emitError(ctx, Location(), path + ": " + message);
  };
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return fail(file.getError().message());
  uint32_t buffer = ctx->addSourceBuffer(std::move(*file));
  OwningOpRef root = parseSourceBuffer(buffer, ParserConfig(ctx));
  if (!root)
    return;
  bool isDefined = false;
  root->walk([&](Operation *op) {
    isDefined |= op->getName().getStringRef() == "irdl.dialect" &&
                 nameOf(op) == dialect.getNamespace();
  });
  if (!isDefined)
    return fail("does not define the dialect '" + dialect.getNamespace() + "'");
  // What is wrong in it has been reported.
  (void)loadAll(root.get(), &dialect);
}

LogicalResult strata::registerDialectDirectory(Context &ctx, StringRef folder,
                                               std::string &error) {
  std::error_code code;
  std::vector<std::string> paths;
  for (llvm::sys::fs::directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code))
    if (StringRef(it->path()).ends_with(fileSuffix))
      paths.push_back(it->path());
  if (code) {
    error = code.message();
    return failure();
  }
  llvm::sort(paths);
  for (const std::string &path : paths) {
    StringRef name =
        llvm::sys::path::filename(path).drop_back(fileSuffix.size());
    ctx.registerDialect(name, [path](Dialect &dialect) {
      loadDialectFile(dialect, path);
    });
  }
  return success();
}
