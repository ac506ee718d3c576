// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Uses of symbols: references in attributes, found and replaced. Attributes
// share their parts and know whether there are references in them: the walk is
// linear in the number of different attributes with references, however large
// they are when written out.
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/AttrReplaceDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using UseRange = SymbolTable::UseRange;

namespace {
/// The operations among which a reference to a symbol may begin with `path`.
struct UseScope {
  SmallVector<StringAttr, 2> path;
  SmallVector<Region *, 2> regions;
  /// An operation that is visited besides, without its regions.
  Operation *self = nullptr;
};
} // namespace

/// Calls `fn` for the operations of the scope, not those in nested tables.
/// False, before any call, if one of them may be a symbol table.
static bool collectOps(const UseScope &scope,
                       SmallVectorImpl<Operation *> &ops) {
  if (scope.self)
    ops.push_back(scope.self);
  SmallVector<Region *, 8> pending(scope.regions.begin(), scope.regions.end());
  while (!pending.empty())
    for (Block &block : *pending.pop_back_val())
      for (Operation &op : block) {
        ops.push_back(&op);
        if (!op.isRegistered() && op.getNumRegions() == 1)
          return false;
        if (!op.hasTrait(OpTrait::SymbolTable))
          for (Region &region : op.getRegions())
            pending.push_back(&region);
      }
  return true;
}

static bool startsWith(SymbolRefAttr reference, ArrayRef<StringAttr> path) {
  ArrayRef<StringAttr> full = reference.getPath();
  return full.size() >= path.size() && full.take_front(path.size()) == path;
}

static UseScope makeScope(Operation *from) {
  UseScope scope;
  // Unregistered operations that may be symbol tables are refused.
  if (!from->hasTrait(OpTrait::SymbolTable))
    scope.self = from;
  for (Region &region : from->getRegions())
    scope.regions.push_back(&region);
  return scope;
}

static UseScope makeScope(Region *from) {
  UseScope scope;
  scope.regions.push_back(from);
  return scope;
}

/// The scopes inside `from` in which `symbol` has a name.
static SmallVector<UseScope, 2> findScopes(Operation *symbol, Operation *from) {
  SmallVector<UseScope, 2> scopes;
  SmallVector<StringAttr, 2> path;
  for (Operation *at = symbol;;) {
    StringAttr name = SymbolTable::getSymbolName(at);
    Operation *table = at->getParentOp();
    if (!name || !table || !table->hasTrait(OpTrait::SymbolTable))
      return scopes;
    path.insert(path.begin(), name);
    if (from->isAncestor(table)) {
      // On `from` itself references start further out.
      scopes.push_back(makeScope(table));
      scopes.back().path = path;
    } else if (table->isProperAncestor(from)) {
      // Only if no other table lies between.
      Operation *nearest =
          SymbolTable::getNearestSymbolTable(from->getParentOp());
      if (nearest == table && !from->hasTrait(OpTrait::SymbolTable)) {
        scopes.push_back(makeScope(from));
        scopes.back().path = path;
      }
    }
    at = table;
  }
}

/// Adds the uses in the scope; false if they cannot be known.
static bool collectUses(const UseScope &scope, UseRange &uses) {
  SmallVector<Operation *, 32> ops;
  if (!collectOps(scope, ops))
    return false;
  for (Operation *op : ops)
    detail::forEachSymbolRef(op, [&](SymbolRefAttr reference) {
      if (startsWith(reference, scope.path))
        uses.push_back({op, reference});
    });
  return true;
}

static std::optional<UseRange> collectUses(ArrayRef<UseScope> scopes) {
  UseRange uses;
  for (const UseScope &scope : scopes)
    if (!collectUses(scope, uses))
      return std::nullopt;
  return uses;
}

static UseScope withPath(UseScope scope, Context *ctx, StringRef name) {
  scope.path.push_back(StringAttr::get(ctx, name));
  return scope;
}

std::optional<UseRange> SymbolTable::getSymbolUses(Operation *from) {
  return collectUses(makeScope(from));
}
std::optional<UseRange> SymbolTable::getSymbolUses(Region *from) {
  return collectUses(makeScope(from));
}
UseRange SymbolTable::getOwnSymbolUses(Operation *op) {
  UseScope scope;
  scope.self = op;
  UseRange uses;
  (void)collectUses(scope, uses);
  return uses;
}
std::optional<UseRange> SymbolTable::getSymbolUses(Operation *symbol,
                                                   Operation *from) {
  return collectUses(findScopes(symbol, from));
}
std::optional<UseRange> SymbolTable::getSymbolUses(StringRef name,
                                                   Operation *from) {
  return collectUses(withPath(makeScope(from), from->getContext(), name));
}
std::optional<UseRange> SymbolTable::getSymbolUses(StringRef name,
                                                   Region *from) {
  if (from->empty())
    return UseRange();
  return collectUses(withPath(makeScope(from), from->getContext(), name));
}

static bool isKnownEmpty(const std::optional<UseRange> &uses) {
  return uses && uses->empty();
}
bool SymbolTable::symbolKnownUseEmpty(Operation *symbol, Operation *from) {
  return isKnownEmpty(getSymbolUses(symbol, from));
}
bool SymbolTable::symbolKnownUseEmpty(StringRef name, Operation *from) {
  return isKnownEmpty(getSymbolUses(name, from));
}
bool SymbolTable::symbolKnownUseEmpty(StringRef name, Region *from) {
  return isKnownEmpty(getSymbolUses(name, from));
}

//===-- Replacement ------------------------------------------------------===//

static LogicalResult replaceUses(ArrayRef<UseScope> scopes, StringRef newName,
                                 Context *ctx) {
  std::vector<SmallVector<Operation *, 0>> ops(scopes.size());
  for (auto [scope, list] : llvm::zip(scopes, ops))
    if (!collectOps(scope, list))
      return failure();
  StringAttr name = StringAttr::get(ctx, newName);
  for (auto [scope, list] : llvm::zip(scopes, ops)) {
    ArrayRef<StringAttr> path = scope.path;
    auto rename = [&](Attribute attr) -> Attribute {
      auto reference = dyn_cast<SymbolRefAttr>(attr);
      if (!reference || !startsWith(reference, path))
        return attr;
      SmallVector<StringAttr, 4> renamed(reference.getPath());
      renamed[path.size() - 1] = name;
      return SymbolRefAttr::get(ctx, renamed);
    };
    detail::AttrReplacer replacer(rename);
    for (Operation *op : list)
      replacer.replaceIn(op);
  }
  return success();
}

LogicalResult SymbolTable::replaceAllSymbolUses(Operation *symbol,
                                                StringRef newName,
                                                Operation *from) {
  return replaceUses(findScopes(symbol, from), newName, from->getContext());
}
LogicalResult SymbolTable::replaceAllSymbolUses(StringRef name,
                                                StringRef newName,
                                                Operation *from) {
  Context *ctx = from->getContext();
  return replaceUses(withPath(makeScope(from), ctx, name), newName, ctx);
}
LogicalResult SymbolTable::replaceAllSymbolUses(StringRef name,
                                                StringRef newName,
                                                Region *from) {
  if (from->empty())
    return success();
  Context *ctx = from->getContext();
  return replaceUses(withPath(makeScope(from), ctx, name), newName, ctx);
}

//===-- All tables ---------------------------------------------------------===//

/// Whether nothing outside of `table` can refer to its symbols: it has no name, or is
/// private.
static bool hidesSymbols(Operation *table) {
  return table->hasTrait(OpTrait::SymbolTable) &&
         (!SymbolTable::getSymbolName(table) ||
          SymbolTable::getSymbolVisibility(table) ==
              SymbolTable::Visibility::Private);
}

void SymbolTable::walkSymbolTables(Operation *op, bool allSymUsesVisible,
                                   function_ref<void(Operation *, bool)> fn) {
  op->walk([&](Operation *nested) {
    if (!nested->hasTrait(OpTrait::SymbolTable))
      return;
    bool areVisible = allSymUsesVisible || hidesSymbols(op);
    for (Operation *table = nested; !areVisible && table != op;
         table = table->getParentOp())
      areVisible = hidesSymbols(table);
    fn(nested, areVisible);
  });
}

SymbolUserMap::SymbolUserMap(SymbolTableCollection &tables,
                             Operation *symbolTableOp)
    : tables(tables) {
  SmallVector<Operation *, 4> symbols;
  symbolTableOp->walk([&](Operation *table) {
    if (!table->hasTrait(OpTrait::SymbolTable) || !table->getNumRegions() ||
        table->getRegion(0).empty())
      return;
    for (Operation &op : table->getRegion(0).front())
      op.walk<WalkOrder::PreOrder>([&](Operation *user) -> WalkResult {
        // References inside another table start there.
        for (const SymbolTable::SymbolUse &use :
             SymbolTable::getOwnSymbolUses(user)) {
          symbols.clear();
          (void)tables.lookupSymbolIn(table, use.getSymbolRef(), symbols);
          for (Operation *symbol : symbols)
            if (!llvm::is_contained(users[symbol], user))
              users[symbol].push_back(user);
        }
        return user->hasTrait(OpTrait::SymbolTable) ? WalkResult::skip()
                                                    : WalkResult::advance();
      });
  });
}

ArrayRef<Operation *> SymbolUserMap::getUsers(Operation *symbol) const {
  auto found = users.find(symbol);
  return found == users.end() ? ArrayRef<Operation *>() : found->second;
}

void SymbolUserMap::replaceAllUsesWith(Operation *symbol, StringAttr newName) {
  auto found = users.find(symbol);
  if (found == users.end())
    return;
  SmallVector<Operation *, 2> moved = std::move(found->second);
  users.erase(found);
  for (Operation *user : moved)
    (void)SymbolTable::replaceAllSymbolUses(symbol, newName.getValue(), user);
  Operation *renamed = tables.lookupSymbolIn(symbol->getParentOp(), newName);
  if (!renamed || renamed == symbol) {
    users[symbol] = std::move(moved);
    return;
  }
  SmallVector<Operation *, 2> &all = users[renamed];
  for (Operation *user : moved)
    if (!llvm::is_contained(all, user))
      all.push_back(user);
}
