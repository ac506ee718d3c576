// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations as metadata, and records of variables.
#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

static bool isScope(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic && llvm::is_contained({"di_subprogram", "di_lexical_block",
                                        "di_lexical_block_file"},
                                       dynamic.getDefinition().name);
}

MetadataNode *MetadataBuilder::getSubprogram(Location loc) {
  auto fused = dyn_cast_or_null<FusedLoc>(loc.getAttr(module.ctx));
  auto attr = fused ? dyn_cast_or_null<DynamicAttr>(fused.getMetadata())
                    : DynamicAttr();
  if (!attr || attr.getDefinition().name != "di_subprogram")
    return nullptr;
  return getDebugNode(KeptValue::of(attr), "");
}

static MetadataOperand makeNumber(StringRef field, uint64_t value) {
  return {.kind = MetadataOperand::Number, .number = value, .field = field};
}

MetadataNode *MetadataBuilder::makeLocation(uint64_t line, uint64_t column,
                                            MetadataNode *scope,
                                            MetadataNode *inlinedAt) {
  SmallVector<MetadataOperand, 4> operands = {makeNumber("line", line)};
  if (column)
    operands.push_back(makeNumber("column", column));
  auto addNode = [&](StringRef field, MetadataNode *node) {
    operands.push_back(getReference(node));
    operands.back().field = field;
  };
  addNode("scope", scope);
  if (inlinedAt)
    addNode("inlinedAt", inlinedAt);
  return getNode("DILocation", operands);
}

/// One location for two: their common part.
MetadataNode *MetadataBuilder::mergeLocations(MetadataNode *a,
                                              MetadataNode *b) {
  if (!a || !b || a == b)
    return a == b ? a : nullptr;
  auto get = [](MetadataNode *node, StringRef field) {
    for (const MetadataOperand &operand : node->operands)
      if (operand.field == field)
        return operand;
    return MetadataOperand();
  };
  uint64_t line = get(a, "line").number, column = get(a, "column").number;
  if (get(b, "line").number != line)
    line = column = 0;
  else if (get(b, "column").number != column)
    column = 0;
  return makeLocation(line, column, get(a, "scope").node,
                      get(a, "inlinedAt").node);
}

MetadataNode *MetadataBuilder::getFusedLocation(FusedLoc loc,
                                                MetadataNode *scope,
                                                MetadataNode *inlinedAt) {
  if (isScope(loc.getMetadata()))
    scope = getDebugNode(KeptValue::of(loc.getMetadata()), "");
  MetadataNode *result = nullptr;
  for (auto [i, part] : llvm::enumerate(loc.getLocations())) {
    MetadataNode *next =
        getLocation(part.getAttr(module.ctx), scope, inlinedAt);
    result = i ? mergeLocations(result, next) : next;
  }
  return result;
}

MetadataNode *MetadataBuilder::getLocation(LocationAttr loc,
                                           MetadataNode *scope,
                                           MetadataNode *inlinedAt) {
  MetadataNode *node = nullptr;
  runWithSufficientStackSpace([&] {
    if (auto call = dyn_cast_or_null<CallSiteLoc>(loc)) {
      MetadataNode *caller =
          getLocation(call.getCaller().getAttr(module.ctx), scope, inlinedAt);
      // Without a scope of its own the callee is unknown.
      node = getLocation(call.getCallee().getAttr(module.ctx), nullptr, caller);
      if (!node)
        node = caller;
    } else if (auto fused = dyn_cast_or_null<FusedLoc>(loc)) {
      node = getFusedLocation(fused, scope, inlinedAt);
    } else if (auto named = dyn_cast_or_null<NameLoc>(loc)) {
      node = getLocation(named.getChildLoc().getAttr(module.ctx), scope,
                         inlinedAt);
    } else if (auto file = dyn_cast_or_null<FileLineColRange>(loc);
               file && scope) {
      node = makeLocation(file.getStartLine(), file.getStartColumn(), scope,
                          inlinedAt);
    }
  });
  return node;
}

void CodeBuilder::setLocationOf(Operation *op) {
  if (!subprogram)
    return;
  Location loc = op->getLoc();
  if (loc == lastLoc)
    return;
  lastLoc = loc;
  location = translator.getMetadata().getLocation(loc.getAttr(op->getContext()),
                                                  subprogram);
}

//===-- Records ------------------------------------------------------------===//

static LogicalResult translateRecord(Operation *op, CodeBuilder &code, Opcode) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  if (!code.getLocation())
    return success();
  auto *record = code.getTranslator().getArena().make<DebugRecord>();
  StringRef kind = op->getName().getStringRef().rsplit('.').second;
  record->name = kind == "value"     ? "dbg_value"
                 : kind == "declare" ? "dbg_declare"
                                     : "dbg_label";
  auto addNode = [&](StringRef attrName) {
    record->operands.push_back(
        MetadataBuilder::getReference(metadata.getDebugNode(
            KeptValue::of(op->getInherentAttrOrNull(attrName)), "")));
  };
  if (op->getNumOperands()) {
    record->operands.push_back(
        MetadataBuilder::getConstant(code.get(op->getOperand(0))));
    addNode("varInfo");
    KeptValue expression;
    expression.object = op->getInherentAttrOrNull("locationExpr");
    record->operands.push_back(
        MetadataBuilder::getReference(metadata.getExpression(expression)));
  } else {
    addNode("label");
  }
  record->location = code.getLocation();
  code.addRecord(record);
  return success();
}

static LogicalResult translateScopeDeclaration(Operation *op, CodeBuilder &code,
                                               Opcode opcode) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  NodeRef scopes = code.getTranslator().getArena().make<MetadataValueNode>(
      MetadataBuilder::getReference(
          metadata.getScopes(op->getInherentAttrOrNull("scope"))));
  Type type = code.getTypes().getFunction(code.getTypes().getMetadata(), Type(),
                                          /*isVariadic=*/false);
  StringRef name = "llvm.experimental.noalias.scope.decl";
  code.insertCall(
      code.getTranslator().getIntrinsic(name, type, findIntrinsic(name)), type,
      scopes, opcode);
  return success();
}

ArrayRef<OpRule> llvmir::getMetadataRules() {
  static constexpr OpRule rules[] = {
      ruleFor<LLVM::DbgValueOp>(translateRecord),
      ruleFor<LLVM::DbgDeclareOp>(translateRecord),
      ruleFor<LLVM::DbgLabelOp>(translateRecord),
      ruleFor<LLVM::ExperimentalNoaliasScopeDeclOp>(translateScopeDeclaration,
                                                    Opcode::Call),
  };
  return rules;
}
