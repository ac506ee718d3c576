// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

SmallVector<NodeRef, 4> CodeBuilder::get(OperandRange range) const {
  SmallVector<NodeRef, 4> nodes;
  for (Value value : range)
    nodes.push_back(get(value));
  return nodes;
}

BlockNode *CodeBuilder::getSuccessor(Operation *op, unsigned index) const {
  if (!edges.empty())
    if (auto found = edges.find({op, index}); found != edges.end())
      return found->second;
  return blocks.lookup(op->getSuccessor(index));
}

LogicalResult CodeBuilder::translate(Operation *op) {
  const OpRule *rule = translator.findRule(op);
  if (!rule)
    return emitUntranslatable(op);
  setLocationOf(op);
  return rule->translate(op, *this, rule->opcode);
}

Instruction *CodeBuilder::insert(Opcode opcode, Type type,
                                 ArrayRef<NodeRef> operands) {
  Arena &arena = translator.getArena();
  auto *instruction =
      arena.make<Instruction>(opcode, type, arena.copy(operands));
  if (type)
    getTypes().note(type);
  if (opcode != Opcode::Phi) {
    instruction->location = location;
    for (DebugRecord *record : llvm::reverse(pending)) {
      record->next = instruction->records;
      instruction->records = record;
    }
    pending.clear();
  }
  block->instructions.push_back(instruction);
  return instruction;
}

Instruction *CodeBuilder::insertCall(NodeRef callee, Type functionType,
                                     ArrayRef<NodeRef> arguments,
                                     Opcode opcode) {
  Signature signature = getSignature(functionType);
  Instruction *instruction = insert(opcode, signature.result, arguments);
  getTypes().note(functionType);
  auto *call = translator.getArena().make<CallInfo>();
  call->callee = callee;
  call->functionType = functionType;
  call->result = signature.result;
  call->isVariadic = signature.isVariadic;
  instruction->call = call;
  return instruction;
}
