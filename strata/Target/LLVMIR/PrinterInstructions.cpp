// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions.
#include "strata/Target/LLVMIR/PrinterDetail.h"

using namespace strata;
using namespace strata::llvmir;

StringRef llvmir::getText(Opcode opcode) {
  static constexpr llvm::StringLiteral texts[] = {
#define STRATA_LLVMIR_OPCODE(NAME, TEXT, FORM) TEXT,
#include "strata/Target/LLVMIR/Opcodes.def"
  };
  return texts[size_t(opcode)];
}

Form llvmir::getForm(Opcode opcode) {
  static constexpr Form forms[] = {
#define STRATA_LLVMIR_OPCODE(NAME, TEXT, FORM) Form::FORM,
#include "strata/Target/LLVMIR/Opcodes.def"
  };
  return forms[size_t(opcode)];
}

//===-- Parts --------------------------------------------------------------===//

void Printer::printFastMath(uint32_t flags) {
  if ((flags & Fast) == Fast) {
    os << " fast";
    return;
  }
  struct Entry {
    uint32_t flag;
    llvm::StringLiteral text;
  };
  static constexpr Entry entries[] = {
      {Reassoc, " reassoc"}, {NNan, " nnan"}, {NInf, " ninf"},
      {NSz, " nsz"},         {ARcp, " arcp"}, {Contract, " contract"},
      {AFn, " afn"}};
  for (const Entry &entry : entries)
    if (flags & entry.flag)
      os << entry.text;
}

void Printer::printFlags(uint32_t flags) {
  if (!flags)
    return;
  printFastMath(flags);
  if (flags & InBounds)
    os << " inbounds";
  else if (flags & NUSW)
    os << " nusw";
  struct Entry {
    uint32_t flag;
    llvm::StringLiteral text;
  };
  static constexpr Entry entries[] = {
      {NUW, " nuw"},   {NSW, " nsw"},           {Exact, " exact"},
      {NNeg, " nneg"}, {Disjoint, " disjoint"}, {SameSign, " samesign"}};
  for (const Entry &entry : entries)
    if (flags & entry.flag)
      os << entry.text;
}

void Printer::printOperands(ArrayRef<NodeRef> operands) {
  os << types.getText(operands[0]->type) << ' ';
  printList(operands, [&](NodeRef operand) { printValue(operand); });
}

void Printer::printMask(const Instruction &instruction) {
  ArrayRef<int64_t> mask = instruction.indices;
  os << ", <" << (isScalable(instruction.type) ? "vscale x " : "")
     << mask.size() << " x i32> ";
  if (llvm::all_of(mask, [](int64_t i) { return i == 0; })) {
    os << "zeroinitializer";
    return;
  }
  if (llvm::all_of(mask, [](int64_t i) { return i < 0; })) {
    os << "poison";
    return;
  }
  os << '<';
  printList(mask, [&](int64_t index) {
    os << "i32 ";
    if (index < 0)
      os << "poison";
    else
      os << index;
  });
  os << '>';
}

void Printer::printAtomic(const AtomicInfo &atomic) {
  if (!atomic.syncScope.empty()) {
    os << " syncscope(";
    printText(atomic.syncScope);
    os << ')';
  }
  os << ' ' << atomic.ordering;
  if (!atomic.failureOrdering.empty())
    os << ' ' << atomic.failureOrdering;
}

//===-- Memory -------------------------------------------------------------===//

void Printer::printMemory(const Instruction &instruction) {
  ArrayRef<NodeRef> operands = instruction.operands;
  bool isAccess =
      instruction.opcode == Opcode::Load || instruction.opcode == Opcode::Store;
  if (instruction.atomic && isAccess)
    os << " atomic";
  if (instruction.flags & Weak)
    os << " weak";
  if (instruction.flags & Volatile)
    os << " volatile";
  if (instruction.opcode == Opcode::Alloca) {
    os << (instruction.flags & InAlloca ? " inalloca " : " ")
       << types.getText(instruction.sourceType);
    auto *count = dynCast<IntNode>(operands[0]);
    if (!count || !count->value.isOne() || !count->type.isInteger(32)) {
      os << ", ";
      printTyped(operands[0]);
    }
  } else if (instruction.opcode != Opcode::Fence) {
    os << ' ';
    if (!instruction.predicate.empty())
      os << instruction.predicate << ' ';
    if (instruction.opcode == Opcode::Load)
      os << types.getText(instruction.type) << ", ";
    printList(operands, [&](NodeRef operand) { printTyped(operand); });
  }
  if (instruction.atomic)
    printAtomic(*instruction.atomic);
  if (instruction.alignment)
    os << ", align " << instruction.alignment;
  if (unsigned space = getAddressSpace(instruction.type);
      space && instruction.opcode == Opcode::Alloca)
    os << ", addrspace(" << space << ')';
}

//===-- Control flow -------------------------------------------------------===//

void Printer::printSwitch(const Instruction &instruction) {
  ArrayRef<NodeRef> operands = instruction.operands;
  os << ' ';
  printTyped(operands[0]);
  os << ", ";
  printTyped(operands[1]);
  os << " [\n";
  for (size_t i = 2; i + 1 < operands.size(); i += 2) {
    os << "    ";
    printTyped(operands[i]);
    os << ", ";
    printTyped(operands[i + 1]);
    os << '\n';
  }
  os << "  ]";
}

void Printer::printBranch(const Instruction &instruction) {
  ArrayRef<NodeRef> operands = instruction.operands;
  if (instruction.opcode == Opcode::Switch)
    return printSwitch(instruction);
  if (instruction.opcode == Opcode::Ret && operands.empty())
    os << " void";
  if (operands.empty())
    return;
  os << ' ';
  if (instruction.opcode != Opcode::IndirectBr) {
    printList(operands, [&](NodeRef operand) { printTyped(operand); });
    return;
  }
  printTyped(operands[0]);
  os << ", [";
  printList(operands.drop_front(),
            [&](NodeRef operand) { printTyped(operand); });
  os << ']';
}

void Printer::printPhi(const Instruction &instruction) {
  os << ' ' << types.getText(instruction.type) << ' ';
  for (size_t i = 0; i + 1 < instruction.operands.size(); i += 2) {
    os << (i ? ", [ " : "[ ");
    printValue(instruction.operands[i]);
    os << ", %" << instruction.operands[i + 1]->number << " ]";
  }
}

void Printer::printLandingPad(const Instruction &instruction) {
  os << ' ' << types.getText(instruction.type);
  if (instruction.flags & Cleanup || !instruction.operands.empty())
    os << '\n';
  if (instruction.flags & Cleanup)
    os << "          cleanup";
  for (auto [i, operand] : llvm::enumerate(instruction.operands)) {
    if (i || instruction.flags & Cleanup)
      os << '\n';
    os << (isArray(operand->type) ? "          filter " : "          catch ");
    printTyped(operand);
  }
}

//===-- Calls --------------------------------------------------------------===//

void Printer::printCallee(const CallInfo &call) {
  os << types.getText(call.isVariadic ? call.functionType : call.result) << ' ';
  if (call.callee->kind != NodeKind::InlineAsm)
    return printValue(call.callee);
  auto *code = static_cast<InlineAsmNode *>(call.callee);
  os << "asm ";
  if (code->hasSideEffects)
    os << "sideeffect ";
  if (code->isAlignStack)
    os << "alignstack ";
  if (code->isIntel)
    os << "inteldialect ";
  printText(code->code);
  os << ", ";
  printText(code->constraints);
}

void Printer::printArguments(const Instruction &instruction) {
  const CallInfo &call = *instruction.call;
  os << '(';
  for (auto [i, operand] : llvm::enumerate(instruction.operands)) {
    if (i)
      os << ", ";
    const auto &attributes = call.attributes.arguments;
    if (i < attributes.size() && !attributes[i].empty()) {
      os << types.getText(operand->type) << ' ';
      printAttributes(attributes[i]);
      os << ' ';
      printValue(operand);
    } else {
      printTyped(operand);
    }
  }
  os << ')';
}

void Printer::printBundles(const CallInfo &call) {
  if (call.bundles.empty())
    return;
  os << " [ ";
  printList(call.bundles, [&](const Bundle &bundle) {
    printText(bundle.tag);
    os << '(';
    printList(bundle.operands, [&](NodeRef value) { printTyped(value); });
    os << ')';
  });
  os << " ]";
}

void Printer::printCall(const Instruction &instruction) {
  const CallInfo &call = *instruction.call;
  printFastMath(instruction.flags);
  os << ' ';
  printCallingConvention(call.callingConvention);
  if (!call.attributes.result.empty()) {
    printAttributes(call.attributes.result);
    os << ' ';
  }
  if (unsigned space = call.callee->kind == NodeKind::InlineAsm
                           ? 0
                           : getAddressSpace(call.callee->type))
    os << "addrspace(" << space << ") ";
  printCallee(call);
  printArguments(instruction);
  if (call.attributeGroup != Node::NoNumber)
    os << " #" << call.attributeGroup;
  printBundles(call);
  if (call.normal) {
    os << "\n          to ";
    printTyped(call.normal);
    os << " unwind ";
    printTyped(call.unwind);
  }
}

//===-- All instructions ---------------------------------------------------===//

void Printer::printInstruction(Instruction &instruction) {
  os << "  ";
  if (!isVoid(instruction.type))
    os << '%' << instruction.number << " = ";
  if (instruction.call && !instruction.call->tail.empty())
    os << instruction.call->tail << ' ';
  os << getText(instruction.opcode);
  switch (getForm(instruction.opcode)) {
  case Form::Memory:
    printMemory(instruction);
    break;
  case Form::Branch:
    printBranch(instruction);
    break;
  case Form::Call:
    printCall(instruction);
    break;
  case Form::Phi:
    printFlags(instruction.flags);
    printPhi(instruction);
    break;
  default:
    printPlain(instruction);
    break;
  }
  printMetadata(instruction);
}

/// Instructions that are little more than flags and operands.
void Printer::printPlain(const Instruction &instruction) {
  if (instruction.opcode == Opcode::LandingPad)
    return printLandingPad(instruction);
  printFlags(instruction.flags);
  os << ' ';
  Form form = getForm(instruction.opcode);
  if (form == Form::Compare)
    os << instruction.predicate << ' ';
  if (form == Form::Binary || form == Form::Unary || form == Form::Compare)
    return printOperands(instruction.operands);
  if (form == Form::Address)
    os << types.getText(instruction.sourceType) << ", ";
  printList(instruction.operands, [&](NodeRef o) { printTyped(o); });
  if (form == Form::Cast)
    os << " to " << types.getText(instruction.type);
  if (form == Form::Shuffle)
    printMask(instruction);
  if (form == Form::Aggregate)
    for (int64_t index : instruction.indices)
      os << ", " << index;
  if (instruction.opcode == Opcode::VAArg)
    os << ", " << types.getText(instruction.type);
}

void Printer::printMetadata(const Instruction &instruction) {
  if (instruction.location) {
    os << ", !dbg ";
    printReference(*instruction.location);
  }
  printAttachments(instruction.metadata, ", ");
}
