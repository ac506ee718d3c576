// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "bindings/c/Patterns.h"

using namespace strata;
using namespace strata::capi;

static StringRef getKindClass(Kind kind) {
  switch (kind) {
#define STRATA_KIND(NAME)                                                      \
  case Kind::NAME:                                                             \
    return #NAME;
#include "strata/IR/Types/Kinds.def"
  }
  return {};
}

/// The name with that of the dialect, which lives as long as the Context.
static StrataStringRef getFullName(Call &call, const TypeDefinition &def) {
  return wrap(StringAttr::get(call.getContext(), def.getFullName()).getValue());
}

//===-- Types --------------------------------------------------------------===//

StrataType strataTypeParseGet(StrataContext context, StrataStringRef text) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  Type type = parseType(unwrap(text), ctx);
  if (!call.check(bool(type), StrataErrorFailure, "the type cannot be parsed"))
    return {};
  return call.give(type);
}
StrataContext strataTypeGetContext(StrataType type) {
  Call call;
  call.get(type);
  return call ? call.giveContext() : StrataContext{};
}
bool strataTypeEqual(StrataType a, StrataType b) { return a.ptr == b.ptr; }
void strataTypePrint(StrataType type, StrataStringCallback callback,
                     void *userData) {
  Call call;
  Type found = call.get(type);
  CallbackStream os(callback, userData);
  if (call)
    printType(found, os);
}
StrataStringRef strataTypeGetClassName(StrataType type) {
  Call call;
  Type found = call.get(type);
  if (!call)
    return {};
  if (auto number = dyn_cast<FloatType>(found))
    return wrap(number.getSpelling());
  return wrap(getKindClass(found.getKind()));
}
StrataStringRef strataTypeGetDialectName(StrataType type) {
  Call call;
  Type found = call.get(type);
  auto dynamic = call ? dyn_cast<DynamicType>(found) : DynamicType();
  return dynamic ? getFullName(call, dynamic.getDefinition())
                 : StrataStringRef{};
}

//===-- Attributes ---------------------------------------------------------===//

StrataAttribute strataAttributeParseGet(StrataContext context,
                                        StrataStringRef text) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  Attribute attr = parseAttribute(unwrap(text), ctx);
  if (!call.check(bool(attr), StrataErrorFailure,
                  "the attribute cannot be parsed"))
    return {};
  return call.give(attr);
}
StrataContext strataAttributeGetContext(StrataAttribute attribute) {
  Call call;
  call.get(attribute);
  return call ? call.giveContext() : StrataContext{};
}
StrataType strataAttributeGetType(StrataAttribute attribute) {
  Call call;
  Attribute found = call.get(attribute);
  return call ? call.give(getAttributeType(found)) : StrataType{};
}
bool strataAttributeEqual(StrataAttribute a, StrataAttribute b) {
  return a.ptr == b.ptr;
}
void strataAttributePrint(StrataAttribute attribute,
                          StrataStringCallback callback, void *userData) {
  Call call;
  Attribute found = call.get(attribute);
  CallbackStream os(callback, userData);
  if (call)
    printAttr(found, os);
}

/// The class of a dense array, or of dense elements.
static StringRef getDenseClass(Attribute attr) {
  if (auto array = dyn_cast<DenseArrayAttr>(attr)) {
    Type type = array.getElementType();
    if (type.isF32())
      return "DenseF32ArrayAttr";
    if (type.isF64())
      return "DenseF64ArrayAttr";
    if (!type.isSignlessInteger())
      return "DenseArrayAttr";
    switch (type.getIntOrFloatBitWidth()) {
    case 1:
      return "DenseBoolArrayAttr";
    case 8:
      return "DenseI8ArrayAttr";
    case 16:
      return "DenseI16ArrayAttr";
    case 32:
      return "DenseI32ArrayAttr";
    case 64:
      return "DenseI64ArrayAttr";
    default:
      return "DenseArrayAttr";
    }
  }
  if (isa<DenseFPElementsAttr>(attr))
    return "DenseFPElementsAttr";
  if (isa<DenseIntElementsAttr>(attr))
    return "DenseIntElementsAttr";
  return getKindClass(attr.getKind());
}
StrataStringRef strataAttributeGetClassName(StrataAttribute attribute) {
  Call call;
  Attribute found = call.get(attribute);
  if (!call)
    return {};
  if (isLocKind(found.getKind()))
    return wrap("LocationAttr");
  if (isa<BoolAttr>(found))
    return wrap("BoolAttr");
  if (isa<FlatSymbolRefAttr>(found))
    return wrap("FlatSymbolRefAttr");
  return wrap(getDenseClass(found));
}
StrataStringRef strataAttributeGetDialectName(StrataAttribute attribute) {
  Call call;
  Attribute found = call.get(attribute);
  auto dynamic = call ? dyn_cast<DynamicAttr>(found) : DynamicAttr();
  return dynamic ? getFullName(call, dynamic.getDefinition())
                 : StrataStringRef{};
}

//===-- Symbols ------------------------------------------------------------===//

/// The operation of a handle, which must be a symbol table of one region.
static Operation *getTable(Call &call, StrataOperation table) {
  Operation *op = call.get(table);
  call.check(call && op->hasTrait(OpTrait::SymbolTable) &&
                 op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock(),
             StrataErrorArgument, "the operation is no symbol table");
  return op;
}
StrataOperation strataSymbolTableLookup(StrataOperation table,
                                        StrataStringRef name) {
  Call call;
  Operation *op = getTable(call, table);
  return call ? call.give(SymbolTable::lookupSymbolIn(op, unwrap(name)))
              : StrataOperation{};
}
StrataAttribute strataSymbolTableInsert(StrataOperation table,
                                        StrataOperation symbol) {
  Call call;
  Operation *op = getTable(call, table), *found = call.get(symbol);
  if (!call ||
      !call.check(bool(SymbolTable::getSymbolName(found)), StrataErrorArgument,
                  "the operation is no symbol") ||
      !call.check(!found->getBlock() || found->getParentOp() == op,
                  StrataErrorArgument, "the symbol is in another table") ||
      !call.check(!found->isAncestor(op), StrataErrorArgument,
                  "the operation would be inside of itself") ||
      !call.check(!isProtected(found) && !isConverted(found), StrataErrorBusy,
                  "passes or patterns run on the operation"))
    return {};
  // The index is of the other symbols, so that the name of this one is compared with theirs.
  Operation *next = found->getBlock() ? found->getNextNode() : nullptr;
  bool isInside = found->getBlock() != nullptr;
  Block *block = &op->getRegion(0).front();
  if (isInside)
    found->remove();
  SymbolTable symbols(op);
  StringAttr name = symbols.insert(
      found, isInside ? Block::iterator(next, block) : Block::iterator());
  return call.give(Attribute(name));
}
void strataSymbolTableErase(StrataOperation table, StrataOperation symbol) {
  Call call;
  Operation *op = getTable(call, table), *found = call.get(symbol);
  if (call && call.check(found->getParentOp() == op, StrataErrorArgument,
                         "the symbol is in another table"))
    strataOperationDestroy(symbol);
}
StrataLogicalResult
strataSymbolTableReplaceAllSymbolUses(StrataStringRef oldSymbol,
                                      StrataStringRef newSymbol,
                                      StrataOperation from) {
  Call call;
  Operation *op = call.get(from);
  return wrap(call && call.check(succeeded(SymbolTable::replaceAllSymbolUses(
                                     unwrap(oldSymbol), unwrap(newSymbol), op)),
                                 StrataErrorFailure,
                                 "an operation may be a symbol table"));
}
