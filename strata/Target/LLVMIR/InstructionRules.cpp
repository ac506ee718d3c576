// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic, casts, comparisons, vectors and aggregates.
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

uint32_t llvmir::getFlags(Operation *op) {
  uint32_t flags = NoFlags;
  ArrayRef<Attribute> slots = op->getAttrSlots();
  const OpDefinition &definition = op->getDefinition();
  for (auto [slot, value] : llvm::zip(definition.attributes, slots)) {
    if (!value)
      continue;
    StringRef name = slot.name;
    if (name == "overflowFlags") {
      uint64_t number = getNumber(value).value_or(0);
      flags |= (number & 1 ? NSW : NoFlags) | (number & 2 ? NUW : NoFlags);
    } else if (name == "fastmathFlags") {
      flags |= uint32_t(getNumber(value).value_or(0)) & Fast;
    } else if (name == "isExact") {
      flags |= Exact;
    } else if (name == "isDisjoint") {
      flags |= Disjoint;
    } else if (name == "nonNeg") {
      flags |= NNeg;
    }
  }
  return flags;
}

//===-- Arithmetic ---------------------------------------------------------===//

static LogicalResult translateBinary(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  NodeRef lhs = code.get(op->getOperand(0)), rhs = code.get(op->getOperand(1));
  NodeRef result = code.getFolder().foldBinary(opcode, lhs, rhs);
  if (!result) {
    Instruction *made =
        code.insert(opcode, op->getResult(0).getType(), {lhs, rhs});
    made->flags = getFlags(op);
    result = made;
  }
  return code.setResult(op, result);
}

static LogicalResult translateUnary(Operation *op, CodeBuilder &code,
                                    Opcode opcode) {
  NodeRef operand = code.get(op->getOperand(0));
  NodeRef result =
      opcode == Opcode::FNeg ? code.getFolder().foldNegation(operand) : nullptr;
  if (!result) {
    Instruction *made = code.insert(opcode, operand->type, operand);
    made->flags = getFlags(op);
    result = made;
  }
  return code.setResult(op, result);
}

static LogicalResult translateCast(Operation *op, CodeBuilder &code,
                                   Opcode opcode) {
  NodeRef operand = code.get(op->getOperand(0));
  Type type = op->getResult(0).getType();
  NodeRef result = code.getFolder().foldCast(opcode, operand, type);
  if (!result) {
    Instruction *made = code.insert(opcode, type, operand);
    made->flags = getFlags(op);
    result = made;
  }
  return code.setResult(op, result);
}

static LogicalResult translateCompare(Operation *op, CodeBuilder &code,
                                      Opcode opcode) {
  static constexpr llvm::StringLiteral integer[] = {
      "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  static constexpr llvm::StringLiteral real[] = {
      "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
      "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};
  uint64_t number =
      getNumber(op->getInherentAttrOrNull("predicate")).value_or(0);
  StringRef predicate = opcode == Opcode::ICmp ? integer[number] : real[number];
  NodeRef lhs = code.get(op->getOperand(0)), rhs = code.get(op->getOperand(1));
  NodeRef result = code.getFolder().foldCompare(opcode, predicate, lhs, rhs);
  if (!result) {
    Instruction *made =
        code.insert(opcode, op->getResult(0).getType(), {lhs, rhs});
    made->predicate = predicate;
    made->flags = getFlags(op);
    result = made;
  }
  return code.setResult(op, result);
}

static LogicalResult translateSelect(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  SmallVector<NodeRef, 4> operands = code.get(op->getOperands());
  NodeRef result =
      code.getFolder().foldSelect(operands[0], operands[1], operands[2]);
  if (!result) {
    Instruction *made =
        code.insert(opcode, op->getResult(0).getType(), operands);
    made->flags = getFlags(op);
    result = made;
  }
  return code.setResult(op, result);
}

//===-- Vectors and aggregates ---------------------------------------------===//

static LogicalResult translateElement(Operation *op, CodeBuilder &code,
                                      Opcode opcode) {
  SmallVector<NodeRef, 4> operands = code.get(op->getOperands());
  NodeRef result =
      opcode == Opcode::ExtractElement
          ? code.getFolder().foldExtractElement(operands[0], operands[1])
          : code.getFolder().foldInsertElement(operands[0], operands[1],
                                               operands[2]);
  if (!result)
    result = code.insert(opcode, op->getResult(0).getType(), operands);
  return code.setResult(op, result);
}

static LogicalResult translateShuffle(Operation *op, CodeBuilder &code,
                                      Opcode opcode) {
  SmallVector<int64_t, 8> mask = getIndices(op->getInherentAttrOrNull("mask"));
  NodeRef lhs = code.get(op->getOperand(0)), rhs = code.get(op->getOperand(1));
  Type type = op->getResult(0).getType();
  NodeRef result = code.getFolder().foldShuffle(lhs, rhs, mask, type);
  if (!result) {
    Instruction *made = code.insert(opcode, type, {lhs, rhs});
    made->indices = code.getTranslator().getArena().copy<int64_t>(mask);
    result = made;
  }
  return code.setResult(op, result);
}

static LogicalResult translateAggregate(Operation *op, CodeBuilder &code,
                                        Opcode opcode) {
  SmallVector<NodeRef, 4> operands = code.get(op->getOperands());
  SmallVector<int64_t, 8> position =
      getIndices(op->getInherentAttrOrNull("position"));
  NodeRef result =
      opcode == Opcode::ExtractValue
          ? code.getFolder().foldExtractValue(operands[0], position)
          : code.getFolder().foldInsertValue(operands[0], operands[1],
                                             position);
  if (!result) {
    Instruction *made =
        code.insert(opcode, op->getResult(0).getType(), operands);
    made->indices = code.getTranslator().getArena().copy<int64_t>(position);
    result = made;
  }
  return code.setResult(op, result);
}

ArrayRef<OpRule> llvmir::getInstructionRules() {
  static constexpr OpRule rules[] = {
      {"llvm.add", translateBinary, Opcode::Add},
      {"llvm.sub", translateBinary, Opcode::Sub},
      {"llvm.mul", translateBinary, Opcode::Mul},
      {"llvm.udiv", translateBinary, Opcode::UDiv},
      {"llvm.sdiv", translateBinary, Opcode::SDiv},
      {"llvm.urem", translateBinary, Opcode::URem},
      {"llvm.srem", translateBinary, Opcode::SRem},
      {"llvm.shl", translateBinary, Opcode::Shl},
      {"llvm.lshr", translateBinary, Opcode::LShr},
      {"llvm.ashr", translateBinary, Opcode::AShr},
      {"llvm.and", translateBinary, Opcode::And},
      {"llvm.or", translateBinary, Opcode::Or},
      {"llvm.xor", translateBinary, Opcode::Xor},
      {"llvm.fadd", translateBinary, Opcode::FAdd},
      {"llvm.fsub", translateBinary, Opcode::FSub},
      {"llvm.fmul", translateBinary, Opcode::FMul},
      {"llvm.fdiv", translateBinary, Opcode::FDiv},
      {"llvm.frem", translateBinary, Opcode::FRem},
      {"llvm.fneg", translateUnary, Opcode::FNeg},
      {"llvm.freeze", translateUnary, Opcode::Freeze},
      {"llvm.trunc", translateCast, Opcode::Trunc},
      {"llvm.zext", translateCast, Opcode::ZExt},
      {"llvm.sext", translateCast, Opcode::SExt},
      {"llvm.fptrunc", translateCast, Opcode::FPTrunc},
      {"llvm.fpext", translateCast, Opcode::FPExt},
      {"llvm.sitofp", translateCast, Opcode::SIToFP},
      {"llvm.uitofp", translateCast, Opcode::UIToFP},
      {"llvm.fptosi", translateCast, Opcode::FPToSI},
      {"llvm.fptoui", translateCast, Opcode::FPToUI},
      {"llvm.ptrtoint", translateCast, Opcode::PtrToInt},
      {"llvm.inttoptr", translateCast, Opcode::IntToPtr},
      {"llvm.bitcast", translateCast, Opcode::BitCast},
      {"llvm.addrspacecast", translateCast, Opcode::AddrSpaceCast},
      {"llvm.icmp", translateCompare, Opcode::ICmp},
      {"llvm.fcmp", translateCompare, Opcode::FCmp},
      {"llvm.select", translateSelect, Opcode::Select},
      {"llvm.extractelement", translateElement, Opcode::ExtractElement},
      {"llvm.insertelement", translateElement, Opcode::InsertElement},
      {"llvm.shufflevector", translateShuffle, Opcode::ShuffleVector},
      {"llvm.extractvalue", translateAggregate, Opcode::ExtractValue},
      {"llvm.insertvalue", translateAggregate, Opcode::InsertValue},
  };
  return rules;
}
