// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic, casts, comparisons, vectors and aggregates.
#include "strata/Dialects/LLVM/LLVMOps.h"
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
      ruleFor<LLVM::AddOp>(translateBinary, Opcode::Add),
      ruleFor<LLVM::SubOp>(translateBinary, Opcode::Sub),
      ruleFor<LLVM::MulOp>(translateBinary, Opcode::Mul),
      ruleFor<LLVM::UdivOp>(translateBinary, Opcode::UDiv),
      ruleFor<LLVM::SdivOp>(translateBinary, Opcode::SDiv),
      ruleFor<LLVM::UremOp>(translateBinary, Opcode::URem),
      ruleFor<LLVM::SremOp>(translateBinary, Opcode::SRem),
      ruleFor<LLVM::ShlOp>(translateBinary, Opcode::Shl),
      ruleFor<LLVM::LshrOp>(translateBinary, Opcode::LShr),
      ruleFor<LLVM::AshrOp>(translateBinary, Opcode::AShr),
      ruleFor<LLVM::AndOp>(translateBinary, Opcode::And),
      ruleFor<LLVM::OrOp>(translateBinary, Opcode::Or),
      ruleFor<LLVM::XorOp>(translateBinary, Opcode::Xor),
      ruleFor<LLVM::FaddOp>(translateBinary, Opcode::FAdd),
      ruleFor<LLVM::FsubOp>(translateBinary, Opcode::FSub),
      ruleFor<LLVM::FmulOp>(translateBinary, Opcode::FMul),
      ruleFor<LLVM::FdivOp>(translateBinary, Opcode::FDiv),
      ruleFor<LLVM::FremOp>(translateBinary, Opcode::FRem),
      ruleFor<LLVM::FnegOp>(translateUnary, Opcode::FNeg),
      ruleFor<LLVM::FreezeOp>(translateUnary, Opcode::Freeze),
      ruleFor<LLVM::TruncOp>(translateCast, Opcode::Trunc),
      ruleFor<LLVM::ZextOp>(translateCast, Opcode::ZExt),
      ruleFor<LLVM::SextOp>(translateCast, Opcode::SExt),
      ruleFor<LLVM::FptruncOp>(translateCast, Opcode::FPTrunc),
      ruleFor<LLVM::FpextOp>(translateCast, Opcode::FPExt),
      ruleFor<LLVM::SitofpOp>(translateCast, Opcode::SIToFP),
      ruleFor<LLVM::UitofpOp>(translateCast, Opcode::UIToFP),
      ruleFor<LLVM::FptosiOp>(translateCast, Opcode::FPToSI),
      ruleFor<LLVM::FptouiOp>(translateCast, Opcode::FPToUI),
      ruleFor<LLVM::PtrtointOp>(translateCast, Opcode::PtrToInt),
      ruleFor<LLVM::InttoptrOp>(translateCast, Opcode::IntToPtr),
      ruleFor<LLVM::BitcastOp>(translateCast, Opcode::BitCast),
      ruleFor<LLVM::AddrspacecastOp>(translateCast, Opcode::AddrSpaceCast),
      ruleFor<LLVM::IcmpOp>(translateCompare, Opcode::ICmp),
      ruleFor<LLVM::FcmpOp>(translateCompare, Opcode::FCmp),
      ruleFor<LLVM::SelectOp>(translateSelect, Opcode::Select),
      ruleFor<LLVM::ExtractelementOp>(translateElement, Opcode::ExtractElement),
      ruleFor<LLVM::InsertelementOp>(translateElement, Opcode::InsertElement),
      ruleFor<LLVM::ShufflevectorOp>(translateShuffle, Opcode::ShuffleVector),
      ruleFor<LLVM::ExtractvalueOp>(translateAggregate, Opcode::ExtractValue),
      ruleFor<LLVM::InsertvalueOp>(translateAggregate, Opcode::InsertValue),
  };
  return rules;
}
