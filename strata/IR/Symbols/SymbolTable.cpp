// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Symbols/SymbolTable.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Context.h"

using namespace strata;

//===-- Names and visibility ---------------------------------------------===//

StringAttr SymbolTable::getSymbolName(Operation *symbol) {
  return symbol->getAttrOfType<StringAttr>(getSymbolAttrName());
}

void SymbolTable::setSymbolName(Operation *symbol, StringRef name) {
  symbol->setAttr(getSymbolAttrName(),
                  StringAttr::get(symbol->getContext(), name));
}

SymbolTable::Visibility SymbolTable::getSymbolVisibility(Operation *symbol) {
  auto text = symbol->getAttrOfType<StringAttr>(getVisibilityAttrName());
  if (text && text.getValue() == "private")
    return Visibility::Private;
  if (text && text.getValue() == "nested")
    return Visibility::Nested;
  return Visibility::Public;
}

bool SymbolTable::isDeclaration(Operation *symbol) {
  auto *own = getInterface<SymbolOpInterface>(symbol);
  if (own && own->isDeclaration)
    return own->isDeclaration(symbol);
  return symbol->hasTrait(OpTrait::FunctionOpInterface) &&
         (symbol->getNumRegions() == 0 || symbol->getRegion(0).empty());
}

void SymbolTable::setSymbolVisibility(Operation *symbol,
                                      Visibility visibility) {
  Attribute value;
  if (visibility != Visibility::Public)
    value = StringAttr::get(symbol->getContext(),
                            visibility == Visibility::Private ? "private"
                                                              : "nested");
  symbol->setAttr(getVisibilityAttrName(), value);
}

//===-- The index --------------------------------------------------------===//

SymbolTable::SymbolTable(Operation *symbolTableOp) : table(symbolTableOp) {
  assert(table->hasTrait(OpTrait::SymbolTable) && "not a symbol table");
  assert(table->getNumRegions() == 1 && table->getRegion(0).hasOneBlock() &&
         "a symbol table has one region of one block");
  for (Operation &op : table->getRegion(0).front())
    if (StringAttr name = getSymbolName(&op))
      symbols.try_emplace(name, &op);
}

Operation *SymbolTable::lookup(StringRef name) const {
  return lookup(StringAttr::get(table->getContext(), name));
}

Operation *SymbolTable::lookup(StringAttr name) const {
  return symbols.lookup(name);
}

void SymbolTable::remove(Operation *symbol) {
  assert(symbol->getParentOp() == table && "not in this table");
  auto it = symbols.find(getSymbolName(symbol));
  if (it != symbols.end() && it->second == symbol)
    symbols.erase(it);
  symbol->remove();
}

void SymbolTable::erase(Operation *symbol) {
  remove(symbol);
  symbol->destroy();
}

/// A name made of `base` and a number for which `isTaken` is false.
static StringAttr findFreeName(Context *ctx, StringRef base, unsigned &suffix,
                               function_ref<bool(StringAttr)> isTaken) {
  while (true) {
    StringAttr name =
        StringAttr::get(ctx, (base + "_" + Twine(suffix++)).str());
    if (!isTaken(name))
      return name;
  }
}

StringAttr SymbolTable::insert(Operation *symbol, Block::iterator position) {
  Block &body = table->getRegion(0).front();
  if (!symbol->getBlock()) {
    if (!position.getNodePtr()) {
      Operation *last = body.getLastOp();
      bool before = last && last->hasTrait(OpTrait::Terminator);
      position = before ? Block::iterator(last, &body) : body.end();
    }
    body.insert(position, symbol);
  }
  assert(symbol->getParentOp() == table && "symbol is in another table");
  StringAttr name = getSymbolName(symbol);
  auto [it, isNew] = symbols.try_emplace(name, symbol);
  if (isNew || it->second == symbol)
    return name;
  StringAttr free = findFreeName(
      table->getContext(), name, suffix,
      [&](StringAttr candidate) { return symbols.count(candidate) != 0; });
  setSymbolName(symbol, free);
  symbols[free] = symbol;
  return free;
}

LogicalResult SymbolTable::rename(Operation *symbol, StringRef newName) {
  StringAttr oldName = getSymbolName(symbol);
  assert(oldName && lookup(oldName) == symbol && "not in this table");
  if (oldName.getValue() == newName)
    return success();
  if (lookup(newName) || failed(replaceAllSymbolUses(symbol, newName, table)))
    return failure();
  symbols.erase(oldName);
  setSymbolName(symbol, newName);
  symbols[getSymbolName(symbol)] = symbol;
  return success();
}

LogicalResult SymbolTable::rename(StringRef oldName, StringRef newName) {
  Operation *symbol = lookup(oldName);
  return symbol ? rename(symbol, newName) : failure();
}

StringAttr SymbolTable::renameToUnique(Operation *symbol,
                                       ArrayRef<SymbolTable *> others) {
  StringAttr name = findFreeName(table->getContext(), getSymbolName(symbol),
                                 suffix, [&](StringAttr candidate) {
                                   if (lookup(candidate))
                                     return true;
                                   for (SymbolTable *other : others)
                                     if (other->lookup(candidate))
                                       return true;
                                   return false;
                                 });
  return succeeded(rename(symbol, name)) ? name : StringAttr();
}

//===-- Look-up ----------------------------------------------------------===//

/// Unregistered operations with one region may be symbol tables.
static bool isMaybeTable(Operation *op) {
  return !op->isRegistered() && op->getNumRegions() == 1;
}

Operation *SymbolTable::getNearestSymbolTable(Operation *from) {
  for (Operation *op = from; op; op = op->getParentOp()) {
    if (op->hasTrait(OpTrait::SymbolTable))
      return op;
    if (isMaybeTable(op))
      return nullptr;
  }
  return nullptr;
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp,
                                       StringRef name) {
  assert(symbolTableOp->hasTrait(OpTrait::SymbolTable) && "not a symbol table");
  if (!symbolTableOp->getNumRegions() || symbolTableOp->getRegion(0).empty())
    return nullptr;
  for (Operation &op : symbolTableOp->getRegion(0).front())
    if (StringAttr symbolName = getSymbolName(&op))
      if (symbolName.getValue() == name)
        return &op;
  return nullptr;
}

LogicalResult
SymbolTable::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr reference,
                            SmallVectorImpl<Operation *> &symbols) {
  Operation *table = symbolTableOp;
  for (StringAttr name : reference.getPath()) {
    if (!table->hasTrait(OpTrait::SymbolTable))
      return failure();
    table = lookupSymbolIn(table, name.getValue());
    if (!table)
      return failure();
    symbols.push_back(table);
  }
  return success();
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp,
                                       SymbolRefAttr reference) {
  SmallVector<Operation *, 4> symbols;
  if (failed(lookupSymbolIn(symbolTableOp, reference, symbols)))
    return nullptr;
  return symbols.back();
}

Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from,
                                                StringRef name) {
  Operation *table = getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}

Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from,
                                                SymbolRefAttr reference) {
  Operation *table = getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, reference) : nullptr;
}

//===-- Several tables -----------------------------------------------------===//

SymbolTable &SymbolTableCollection::getSymbolTable(Operation *op) {
  std::unique_ptr<SymbolTable> &table = tables[op];
  if (!table)
    table = std::make_unique<SymbolTable>(op);
  return *table;
}

Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp,
                                                 StringAttr name) {
  // Hooks of the verifier may access malformed tables.
  if (!symbolTableOp->hasTrait(OpTrait::SymbolTable) ||
      symbolTableOp->getNumRegions() != 1 ||
      !symbolTableOp->getRegion(0).hasOneBlock())
    return nullptr;
  return getSymbolTable(symbolTableOp).lookup(name);
}

LogicalResult
SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp,
                                      SymbolRefAttr reference,
                                      SmallVectorImpl<Operation *> &symbols) {
  Operation *symbol = symbolTableOp;
  for (StringAttr name : reference.getPath()) {
    symbol = lookupSymbolIn(symbol, name);
    if (!symbol)
      return failure();
    symbols.push_back(symbol);
  }
  return success();
}

Operation *SymbolTableCollection::lookupSymbolIn(Operation *symbolTableOp,
                                                 SymbolRefAttr reference) {
  SmallVector<Operation *, 4> symbols;
  return succeeded(lookupSymbolIn(symbolTableOp, reference, symbols))
             ? symbols.back()
             : nullptr;
}

Operation *
SymbolTableCollection::lookupNearestSymbolFrom(Operation *from,
                                               SymbolRefAttr reference) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, reference) : nullptr;
}

Operation *SymbolTableCollection::lookupNearestSymbolFrom(Operation *from,
                                                          StringAttr name) {
  Operation *table = SymbolTable::getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}
