// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables, aliases, ifuncs, comdats, and lists of constructors.
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

static Type getType(Operation *op, StringRef attrName) {
  auto type = dyn_cast_or_null<TypeAttr>(op->getInherentAttrOrNull(attrName));
  return type ? type.getValue() : Type();
}

void Translator::translateComdats(Operation *op) {
  static constexpr llvm::StringLiteral kinds[] = {
      "any", "exactmatch", "largest", "nodeduplicate", "samesize"};
  for (Operation &selector : op->getRegion(0).front()) {
    uint64_t kind =
        getNumber(selector.getInherentAttrOrNull("comdat")).value_or(0);
    module.comdats.push_back(
        {SymbolTable::getSymbolName(&selector).getValue(), kinds[kind]});
  }
}

/// Sets the properties that globals of all kinds have.
void Translator::setSymbol(GlobalNode &global, Operation *op) {
  global.name = SymbolTable::getSymbolName(op).getValue();
  global.linkage = getLinkage(op->getInherentAttrOrNull("linkage"));
  global.visibility = getVisibility(op->getInherentAttrOrNull("visibility_"));
  global.unnamedAddr =
      getUnnamedAddr(op->getInherentAttrOrNull("unnamed_addr"));
  global.isDSOLocal = hasUnit(op, "dso_local");
  global.isThreadLocal = hasUnit(op, "thread_local_");
  global.section = getString(op, "section");
  if (auto comdat =
          dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("comdat")))
    global.comdat = comdat.getLeafReference().getValue();
  global.alignment =
      getNumber(op->getInherentAttrOrNull("alignment")).value_or(0);
  types.note(global.valueType);
  module.symbols[global.name] = &global;
}

//===-- Variables ----------------------------------------------------------===//

LogicalResult Translator::declareVariable(Operation *op) {
  unsigned space =
      unsigned(getNumber(op->getInherentAttrOrNull("addr_space")).value_or(0));
  auto *variable = getArena().make<Variable>(types.getPointer(space));
  variable->addressSpace = space;
  variable->valueType = getType(op, "global_type");
  variable->isConstant = hasUnit(op, "constant");
  variable->isExternallyInitialized = hasUnit(op, "externally_initialized");
  setSymbol(*variable, op);
  NodeRef initializer = nullptr;
  if (Attribute value = op->getInherentAttrOrNull("value")) {
    initializer = getConstant(variable->valueType, value, op);
    if (!initializer)
      return failure();
  }
  bool mayLack = variable->linkage == "extern_weak" ||
                 (variable->linkage.empty() &&
                  (!initializer || initializer->kind == NodeKind::Undef));
  if (mayLack)
    initializer = nullptr;
  else if (!initializer)
    initializer = pool.getUndef(variable->valueType);
  variable->initializer = initializer;
  metadata.addGlobalExpressions(op->getInherentAttrOrNull("dbg_exprs"),
                                variable->metadata);
  module.variables.push_back(variable);
  return success();
}

NodeRef Translator::getRegionConstant(Operation *op, Region &region) {
  CodeBuilder code(*this, nullptr);
  BlockNode scratch;
  code.setBlock(&scratch);
  for (Operation &inner : region.front().without_terminator()) {
    const OpRule *rule = findRule(&inner);
    if (!rule) {
      (void)emitUntranslatable(&inner);
      return nullptr;
    }
    if (failed(rule->translate(&inner, code, rule->opcode)))
      return nullptr;
    if (!scratch.instructions.empty()) {
      emitError(inner.getContext(), inner.getLoc(),
                "unemittable constant value");
      return nullptr;
    }
  }
  Operation &terminator = region.front().back();
  if (!terminator.getNumOperands()) {
    (void)emitUntranslatable(op);
    return nullptr;
  }
  return code.get(terminator.getOperand(0));
}

LogicalResult Translator::initializeVariable(Operation *op) {
  if (op->getRegion(0).empty())
    return success();
  NodeRef value = getRegionConstant(op, op->getRegion(0));
  if (!value)
    return failure();
  static_cast<Variable *>(findSymbol(SymbolTable::getSymbolName(op).getValue()))
      ->initializer = value;
  return success();
}

//===-- Aliases ------------------------------------------------------------===//

LogicalResult Translator::declareAlias(Operation *op) {
  auto *alias = getArena().make<Alias>(GlobalNode::Alias, types.getPointer());
  alias->valueType = getType(op, "alias_type");
  setSymbol(*alias, op);
  // Upstream leaves it out.
  alias->isDSOLocal = false;
  module.aliases.push_back(alias);
  return success();
}

LogicalResult Translator::initializeAlias(Operation *op) {
  NodeRef value = getRegionConstant(op, op->getRegion(0));
  if (!value)
    return failure();
  auto *alias = static_cast<Alias *>(
      findSymbol(SymbolTable::getSymbolName(op).getValue()));
  alias->target = value;
  return success();
}

LogicalResult Translator::declareIFunc(Operation *op) {
  auto *ifunc = getArena().make<Alias>(GlobalNode::IFunc, types.getPointer());
  ifunc->valueType = getType(op, "i_func_type");
  setSymbol(*ifunc, op);
  auto resolver =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("resolver"));
  ifunc->target =
      resolver ? findSymbol(resolver.getLeafReference().getValue()) : nullptr;
  if (!ifunc->target)
    return emitUntranslatable(op);
  module.ifuncs.push_back(ifunc);
  return success();
}

//===-- Constructors -------------------------------------------------------===//

/// All lists of constructors, or destructors, are one variable.
void Translator::translateStructors(StringRef opName, StringRef attrName,
                                    StringRef name) {
  Type pointer = types.getPointer();
  Type entryType = types.getStruct({types.getInt(32), pointer, pointer});
  SmallVector<NodeRef> entries;
  bool hasData = attrName == "ctors";
  auto find = [&](Attribute symbol) -> NodeRef {
    auto reference = dyn_cast<SymbolRefAttr>(symbol);
    NodeRef found = reference
                        ? findSymbol(reference.getRootReference().getValue())
                        : nullptr;
    return found ? found : pool.getZero(pointer);
  };
  for (Operation &child : op->getRegion(0).front()) {
    if (child.getName().getStringRef() != opName)
      continue;
    auto getList = [&](StringRef attr) {
      return cast<ArrayAttr>(child.getInherentAttrOrNull(attr)).getValue();
    };
    for (auto [symbol, priority, data] : llvm::zip_equal(
             getList(attrName), getList("priorities"), getList("data")))
      entries.push_back(pool.getAggregate(
          entryType,
          {pool.getInt(types.getInt(32), getNumber(priority).value_or(0)),
           find(symbol), hasData ? find(data) : pool.getZero(pointer)}));
  }
  if (entries.empty())
    return;
  auto *variable = getArena().make<Variable>(pointer);
  variable->name = name;
  variable->linkage = "appending";
  variable->valueType = types.getArray(entryType, entries.size());
  variable->initializer = pool.getAggregate(variable->valueType, entries);
  module.variables.push_back(variable);
}
