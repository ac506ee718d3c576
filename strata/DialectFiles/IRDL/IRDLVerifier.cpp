// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of irdl operations, beyond their slots. Conditions on several
// operations of a definition are checked after its regions; references last of
// all, by the dialect, since it is the symbol table they start from.
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/IRDL/IRDLDetail.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

static StringRef getName(Operation *op) { return op->getName().getStringRef(); }

//===-- Names -------------------------------------------------------------===//

Operation *irdl::getEnclosingDialect(Operation *op) {
  while (op && getName(op) != "irdl.dialect")
    op = op->getParentOp();
  return op;
}

bool irdl::hasRelaxedNames(Operation *op) {
  Operation *dialect = getEnclosingDialect(op);
  return dialect &&
         llvm::any_of(dialect->getDiscardableAttrs(), [](NamedAttribute attr) {
           return attr.getNameRef().starts_with("strata.");
         });
}

LogicalResult irdl::verifyName(Operation *op, StringRef name, const Twine &what,
                               bool relaxed) {
  if (name.empty())
    return op->emitError("name of ") << what.str() << " is empty";
  for (size_t i = 0; i < name.size(); ++i) {
    char c = name[i];
    if (relaxed) {
      if (llvm::isAlnum(c) || StringRef("_.$-").contains(c))
        continue;
      return op->emitError("name of ")
             << what.str() << " must contain only letters, digits, '_', '.', "
             << "'$' and '-'";
    }
    if (c == '_' && (i == 0 || name[i - 1] == '_'))
      return op->emitError("name of ")
             << what.str()
             << " should not contain leading or double underscores";
    if (c >= 'A' && c <= 'Z')
      return op->emitError("name of ")
             << what.str() << " should not contain uppercase letters";
    if (c != '_' && !llvm::isDigit(c) && !(c >= 'a' && c <= 'z'))
      return op->emitError("name of ")
             << what.str()
             << " must contain only lowercase letters, digits and underscores";
  }
  return success();
}

static StringRef getSymName(Operation *op) {
  return op->getAttrOfType<StringAttr>("sym_name").getValue();
}

/// True for valid names of dialects in MLIR.
static bool isNamespace(StringRef name) {
  if (name.empty() || !(llvm::isAlpha(name[0]) || name[0] == '_'))
    return false;
  return llvm::all_of(name.drop_front(), [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$';
  });
}

static LogicalResult verifyDialect(Operation *op) {
  StringRef name = getSymName(op);
  if (!isNamespace(name))
    return op->emitOpError("invalid dialect name");
  return verifyName(op, name, "dialect", hasRelaxedNames(op));
}

/// A type or attribute may have its sigil before its name.
static LogicalResult verifyTypeOrAttribute(Operation *op) {
  StringRef name = getSymName(op);
  bool isType = getName(op) == "irdl.type";
  name.consume_front(isType ? "!" : "#");
  return verifyName(op, name, isType ? "type" : "attribute",
                    hasRelaxedNames(op));
}

static LogicalResult verifyOperation(Operation *op) {
  return verifyName(op, getSymName(op), "operation", hasRelaxedNames(op));
}

//===-- Lists of named values ---------------------------------------------===//

namespace {
/// The words for the values of `irdl.operands` and the like.
struct Words {
  const char *one, *many;
};
} // namespace

static Words getWords(Operation *op) {
  StringRef name = getName(op);
  if (name == "irdl.operands")
    return {"operand", "operands"};
  if (name == "irdl.results")
    return {"result", "results"};
  if (name == "irdl.parameters")
    return {"parameter", "parameters"};
  return {"region", "regions"};
}

static LogicalResult verifyNames(Operation *op) {
  Words words = getWords(op);
  auto names = op->getAttrOfType<ArrayAttr>("names");
  if (names.size() != op->getNumOperands())
    return op->emitOpError("the number of ")
           << words.many << " and their names must be the same, but got "
           << op->getNumOperands() << " and " << uint64_t(names.size())
           << " respectively";
  bool relaxed = hasRelaxedNames(op);
  llvm::DenseMap<StringRef, size_t> seen;
  for (auto [i, attr] : llvm::enumerate(names)) {
    StringRef name = cast<StringAttr>(attr).getValue();
    if (failed(
            verifyName(op, name, Twine(words.one) + " #" + Twine(i), relaxed)))
      return failure();
    // These stand bare in the custom form.
    if (relaxed && (llvm::isDigit(name[0]) || name.contains('-')))
      return op->emitError("name of ")
             << words.one << " #" << uint64_t(i) << " must be an identifier";
    auto [it, isNew] = seen.try_emplace(name, i);
    if (!isNew)
      return op->emitOpError("name of ")
             << words.one << " #" << uint64_t(i)
             << " is a duplicate of the name of " << words.one << " #"
             << uint64_t(it->second);
  }
  return success();
}

static LogicalResult verifyValues(Operation *op) {
  size_t count = getVariadicities(op->getAttr("variadicity")).size();
  if (count != op->getNumOperands())
    return op->emitOpError("the number of ")
           << getWords(op).many
           << " and their variadicities must be the same, but got "
           << op->getNumOperands() << " and " << uint64_t(count)
           << " respectively";
  return verifyNames(op);
}

static LogicalResult verifyAttributes(Operation *op) {
  auto names = op->getAttrOfType<ArrayAttr>("attributeValueNames");
  if (names.size() == op->getNumOperands())
    return success();
  return op->emitOpError("the number of attribute names and their constraints "
                         "must be the same but got ")
         << uint64_t(names.size()) << " and " << op->getNumOperands()
         << " respectively";
}

//===-- What a definition contains ----------------------------------------===//

/// Reports the second operation of a kind that may be there once.
static LogicalResult verifyAtMostOne(Operation *op, ArrayRef<StringRef> kinds) {
  SmallVector<StringRef, 4> seen;
  for (Operation &child : op->getRegion(0).front()) {
    StringRef kind = getName(&child);
    if (!llvm::is_contained(kinds, kind))
      continue;
    if (llvm::is_contained(seen, kind))
      return op->emitError("failed to verify AtMostOneChildOf trait: the "
                           "operation contains at least two operations of "
                           "type ")
             << kind;
    seen.push_back(kind);
  }
  return success();
}

static LogicalResult verifyOneParameters(Operation *op) {
  return verifyAtMostOne(op, {"irdl.parameters"});
}

static LogicalResult verifyOneOfEach(Operation *op) {
  return verifyAtMostOne(
      op, {"irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions"});
}

/// Operands, results and regions of an operation share one space of names.
static LogicalResult verifyDistinctNames(Operation *op) {
  // If several names clash, MLIR reports the first in the order of its table,
  // which is this one.
  using Names = llvm::SmallDenseMap<StringRef, char, 4>;
  SmallVector<std::pair<Operation *, Names>, 3> lists;
  for (Operation &child : op->getRegion(0).front()) {
    StringRef kind = getName(&child);
    if (kind != "irdl.operands" && kind != "irdl.results" &&
        kind != "irdl.regions")
      continue;
    Names &names = lists.emplace_back(&child, Names()).second;
    for (Attribute name : child.getAttrOfType<ArrayAttr>("names"))
      names[cast<StringAttr>(name).getValue()] = 0;
  }
  for (size_t i = 0; i < lists.size(); ++i)
    for (size_t k = i + 1; k < lists.size(); ++k)
      for (auto &entry : lists[i].second)
        if (lists[k].second.count(entry.first))
          return op->emitOpError("contains a value named '")
                 << entry.first << "' for both its "
                 << getWords(lists[i].first).many << " and "
                 << getWords(lists[k].first).many;
  return success();
}

//===-- Constraints -------------------------------------------------------===//

static LogicalResult verifyNotEmpty(Operation *op) {
  if (op->getNumOperands())
    return success();
  return op->emitOpError("expected 1 or more operands, but found 0");
}

static LogicalResult verifyBase(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>("base_name");
  if (bool(name) == op->hasAttr("base_ref"))
    return op->emitOpError("the base type or attribute should be specified by "
                           "either a name or a reference");
  if (name && !name.getValue().starts_with("!") &&
      !name.getValue().starts_with("#"))
    return op->emitOpError("the base type or attribute name should start with "
                           "'!' or '#'");
  return success();
}

static LogicalResult verifyRegion(Operation *op) {
  auto blocks = op->getAttrOfType<IntegerAttr>("numberOfBlocks");
  if (!blocks || blocks.getInt() >= 1)
    return success();
  return op->emitOpError("the number of blocks is expected to be >= 1 but got ")
         << blocks.getInt();
}

//===-- References --------------------------------------------------------===//

namespace {
/// Follows references that stand in a dialect. They start from the table around
/// the dialect; tables are indexed when they are first needed.
class ReferenceResolver {
public:
  explicit ReferenceResolver(Operation *dialect) : dialect(dialect) {}
  /// Null if there is no such symbol.
  Operation *lookup(SymbolRefAttr reference);
  /// The type or attribute that `reference`, which is not found, may mean, as
  /// the end of a message.
  std::string suggestFor(SymbolRefAttr reference);

private:
  Operation *lookupRoot(StringAttr name);
  Operation *lookupIn(Operation *table, StringAttr name);

  Operation *dialect;
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
};
} // namespace

Operation *ReferenceResolver::lookupIn(Operation *table, StringAttr name) {
  // Tables outside of the dialect may not be verified yet.
  if (!table->hasTrait(OpTrait::SymbolTable) || table->getNumRegions() != 1 ||
      !table->getRegion(0).hasOneBlock())
    return nullptr;
  std::unique_ptr<SymbolTable> &index = tables[table];
  if (!index)
    index = std::make_unique<SymbolTable>(table);
  return index->lookup(name);
}

Operation *ReferenceResolver::lookupRoot(StringAttr name) {
  if (Operation *parent = dialect->getParentOp()) {
    Operation *table = SymbolTable::getNearestSymbolTable(parent);
    return table ? lookupIn(table, name) : nullptr;
  }
  // A dialect on its own is as if alone in a table.
  return name.getValue() == getSymName(dialect) ? dialect : nullptr;
}

Operation *ReferenceResolver::lookup(SymbolRefAttr reference) {
  Operation *symbol = lookupRoot(reference.getRootReference());
  for (StringAttr name : reference.getNestedReferences())
    symbol = symbol ? lookupIn(symbol, name) : nullptr;
  return symbol;
}

std::string ReferenceResolver::suggestFor(SymbolRefAttr reference) {
  ArrayRef<StringAttr> path = reference.getPath();
  Operation *table = path.size() == 2 ? lookupRoot(path[0]) : nullptr;
  if (!table || getName(table) != "irdl.dialect")
    return {};
  SmallVector<StringRef> names;
  for (Block &block : table->getRegion(0))
    for (Operation &op : block)
      if (getName(&op) == "irdl.type" || getName(&op) == "irdl.attribute")
        names.push_back(getSymName(&op));
  return suggest(path[1].getValue(), names);
}

/// Whether there is a type or attribute of that name in another file, whose
/// dialect is loaded, or loaded for this.
static bool isLoaded(SymbolRefAttr reference) {
  ArrayRef<StringAttr> path = reference.getPath();
  Context *ctx = reference.getContext();
  if (path.size() != 2 || !ctx->findDialect(path[0].getValue()))
    return false;
  Dialect &dialect = ctx->getOrCreateDialect(path[0].getValue());
  ReferencedName name(path[1].getValue());
  return (name.mayBeType &&
          ctx->findTypeDefinition(dialect, name.stem, /*isType=*/true)) ||
         (name.mayBeAttribute &&
          ctx->findTypeDefinition(dialect, name.stem, /*isType=*/false));
}

static LogicalResult verifyReference(Operation *op,
                                     ReferenceResolver &resolver) {
  StringRef name = getName(op);
  bool isBase = name == "irdl.base";
  if (!isBase && name != "irdl.parametric")
    return success();
  auto reference =
      op->getAttrOfType<SymbolRefAttr>(isBase ? "base_ref" : "base_type");
  if (!reference)
    return success();
  Operation *target = resolver.lookup(reference);
  if (!target && isLoaded(reference))
    return success();
  // In plain IRDL messages are those of MLIR.
  if (!target)
    return op->emitOpError("symbol '")
           << reference << "' not found"
           << (hasRelaxedNames(op) ? resolver.suggestFor(reference) : "");
  StringRef kind = getName(target);
  if (kind == "irdl.type" || kind == "irdl.attribute")
    return success();
  return op->emitOpError("symbol '")
         << reference << "' does not refer to a type or attribute definition "
         << "(refers to '" << kind << "')";
}

/// References of all operations of the dialect, except for those in symbol
/// tables inside. Regions found later are visited earlier, as in MLIR.
static LogicalResult verifyReferences(Operation *dialect) {
  ReferenceResolver resolver(dialect);
  SmallVector<Region *, 16> regions;
  auto push = [&](Operation *op) {
    for (Region &region : op->getRegions())
      regions.push_back(&region);
  };
  push(dialect);
  while (!regions.empty()) {
    Region *region = regions.pop_back_val();
    for (Block &block : *region)
      for (Operation &op : block) {
        if (failed(verifyReference(&op, resolver)))
          return failure();
        if (!op.hasTrait(OpTrait::SymbolTable))
          push(&op);
      }
  }
  return success();
}

void irdl::installVerifiers(Context &ctx) {
  auto find = [&](StringRef stem) -> OpDefinition & {
    return findDefinition(ctx, stem);
  };
  find("dialect").verify = verifyDialect;
  find("dialect").verifyRegions = verifyReferences;
  for (StringRef stem : {"type", "attribute"}) {
    find(stem).verifyTraits = verifyOneParameters;
    find(stem).verify = verifyTypeOrAttribute;
  }
  find("operation").verifyTraits = verifyOneOfEach;
  find("operation").verify = verifyOperation;
  find("operation").verifyRegions = verifyDistinctNames;
  find("operands").verify = find("results").verify = verifyValues;
  find("parameters").verify = find("regions").verify = verifyNames;
  find("attributes").verify = verifyAttributes;
  find("any_of").verify = find("all_of").verify = verifyNotEmpty;
  find("base").verify = verifyBase;
  find("region").verify = verifyRegion;
}
