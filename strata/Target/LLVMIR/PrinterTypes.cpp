// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structures with names, in the order in which LLVM finds them in a module.
#include "strata/Target/LLVMIR/PrinterDetail.h"

using namespace strata;
using namespace strata::llvmir;

void Printer::findTypes(Type type) {
  if (!type || isa<IntegerType, FloatType>(type) ||
      !foundTypes.insert(type).second)
    return;
  SmallVector<Type> worklist = {type};
  auto add = [&](Type part) {
    if (part && foundTypes.insert(part).second)
      worklist.push_back(part);
  };
  while (!worklist.empty()) {
    Type next = worklist.pop_back_val();
    if (isStruct(next)) {
      StringRef name = getStructName(next);
      if (!name.empty() && foundStructs.try_emplace(name, true).second) {
        auto full = module.structBodies.find(name);
        namedTypes.push_back(full == module.structBodies.end() ? next
                                                               : full->second);
      }
      for (Type element : llvm::reverse(types.getBody(next)))
        add(element);
    } else if (isArray(next)) {
      add(types.getElement(next, 0));
    } else if (isFunction(next)) {
      Signature signature = getSignature(next);
      for (Type argument : llvm::reverse(signature.arguments))
        add(argument);
      add(signature.result);
    }
  }
}

void Printer::findTypes(NodeRef root) {
  SmallVector<NodeRef, 8> worklist = {root};
  while (!worklist.empty()) {
    NodeRef value = worklist.pop_back_val();
    if (!value || !value->isConstant() || value->kind == NodeKind::Global ||
        value->kind == NodeKind::Int || value->kind == NodeKind::Float ||
        !foundConstants.insert(value).second)
      continue;
    findTypes(value->type);
    ArrayRef<NodeRef> parts;
    if (auto *expr = dynCast<ExprNode>(value)) {
      findTypes(expr->sourceType);
      parts = expr->operands;
    } else if (auto *aggregate = dynCast<AggregateNode>(value)) {
      parts = aggregate->elements;
    }
    for (NodeRef part : llvm::reverse(parts))
      worklist.push_back(part);
  }
}

void Printer::findTypes(const AttributeList &attributes) {
  auto find = [&](const AttributeSet &set) {
    for (const AttributeText &attribute : set)
      findTypes(attribute.type);
  };
  find(attributes.function);
  find(attributes.result);
  for (const AttributeSet &set : attributes.arguments)
    find(set);
}

void Printer::findTypes(Instruction &instruction) {
  findTypes(instruction.type);
  findTypes(instruction.sourceType);
  for (NodeRef operand : instruction.operands)
    findTypes(operand);
  if (CallInfo *call = instruction.call) {
    findTypes(call->callee);
    findTypes(call->functionType);
    findTypes(call->attributes);
  }
}

void Printer::findTypes(Function &function) {
  findTypes(function.valueType);
  findTypes(function.attributes);
  findTypes(function.personality);
  findTypes(function.prefix);
  for (BlockNode *block : function.blocks)
    for (Instruction *instruction : block->instructions)
      findTypes(*instruction);
}

void Printer::printNamedTypes() {
  if (module.structBodies.empty() && !module.hasNamedStructs)
    return;
  for (Variable *variable : module.variables) {
    findTypes(variable->valueType);
    findTypes(variable->initializer);
  }
  for (Alias *alias : module.aliases) {
    findTypes(alias->valueType);
    findTypes(alias->target);
  }
  for (Function *function : module.functions)
    findTypes(*function);
  if (!namedTypes.empty())
    os << '\n';
  for (Type type : namedTypes)
    types.printDefinition(os, type);
}
