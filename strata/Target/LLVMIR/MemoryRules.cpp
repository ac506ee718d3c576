// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory and addresses.
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// The ordering of an atomic access, with its scope; null if it is not atomic.
static AtomicInfo *getAtomic(Operation *op, CodeBuilder &code,
                             StringRef ordering = "ordering",
                             StringRef failureOrdering = {}) {
  StringRef word = getOrdering(op->getInherentAttrOrNull(ordering));
  if (word.empty())
    return nullptr;
  auto *atomic = code.getTranslator().getArena().make<AtomicInfo>();
  atomic->ordering = word;
  if (!failureOrdering.empty())
    atomic->failureOrdering =
        getOrdering(op->getInherentAttrOrNull(failureOrdering));
  atomic->syncScope = getString(op, "syncscope");
  return atomic;
}

/// The alignment that the operation gives; std::nullopt if it gives none.
static std::optional<uint64_t> getAlignment(Operation *op) {
  return getNumber(op->getInherentAttrOrNull("alignment"));
}

static LogicalResult translateAlloca(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  Instruction *made = code.insert(opcode, op->getResult(0).getType(),
                                  code.get(LLVM::AllocaOp(op).getArraySize()));
  made->sourceType =
      cast<TypeAttr>(op->getInherentAttrOrNull("elem_type")).getValue();
  code.getTypes().note(made->sourceType);
  uint64_t given = getAlignment(op).value_or(0);
  made->alignment =
      given ? given
            : code.getTranslator().getLayout().getPreferredAlignment(
                  made->sourceType);
  if (hasUnit(op, "inalloca"))
    made->flags |= InAlloca;
  return code.setResult(op, made);
}

static LogicalResult translateAccess(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  SmallVector<NodeRef, 4> operands = code.get(op->getOperands());
  bool isLoad = opcode == Opcode::Load;
  Type type = isLoad ? op->getResult(0).getType() : operands[0]->type;
  Instruction *made = code.insert(opcode, isLoad ? type : Type(), operands);
  const Layout &layout = code.getTranslator().getLayout();
  uint64_t given = getAlignment(op).value_or(0);
  made->alignment = given ? given : layout.getABIAlignment(type);
  made->atomic = getAtomic(op, code);
  if (hasUnit(op, "volatile_"))
    made->flags |= Volatile;
  addMemoryMetadata(op, code, *made);
  return code.setResult(op, made);
}

static LogicalResult translateAtomic(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  static constexpr llvm::StringLiteral names[] = {
      "xchg",     "add",      "sub",     "and",       "nand",      "or",
      "xor",      "max",      "min",     "umax",      "umin",      "fadd",
      "fsub",     "fmax",     "fmin",    "uinc_wrap", "udec_wrap", "usub_cond",
      "usub_sat", "fmaximum", "fminimum"};
  SmallVector<NodeRef, 4> operands = code.get(op->getOperands());
  Instruction *made = code.insert(opcode, op->getResult(0).getType(), operands);
  if (opcode == Opcode::AtomicRMW) {
    made->predicate =
        names[getNumber(op->getInherentAttrOrNull("bin_op")).value_or(0)];
    made->atomic = getAtomic(op, code);
  } else {
    made->atomic = getAtomic(op, code, "success_ordering", "failure_ordering");
  }
  uint64_t size =
      code.getTranslator().getLayout().getStoreSize(operands[1]->type);
  made->alignment = getAlignment(op).value_or(size);
  if (hasUnit(op, "volatile_"))
    made->flags |= Volatile;
  if (hasUnit(op, "weak"))
    made->flags |= Weak;
  addMemoryMetadata(op, code, *made);
  return code.setResult(op, made);
}

static LogicalResult translateFence(Operation *op, CodeBuilder &code,
                                    Opcode opcode) {
  code.insert(opcode, Type(), {})->atomic = getAtomic(op, code);
  return success();
}

static LogicalResult translateAddress(Operation *op, CodeBuilder &code,
                                      Opcode opcode) {
  constexpr int64_t Dynamic = std::numeric_limits<int32_t>::min();
  SmallVector<NodeRef, 4> operands = {code.get(LLVM::GEPOp(op).getBase())};
  ConstantPool &pool = code.getPool();
  unsigned next = 1;
  for (int64_t index :
       getIndices(op->getInherentAttrOrNull("rawConstantIndices")))
    operands.push_back(
        index == Dynamic
            ? code.get(op->getOperand(next++))
            : pool.getInt(code.getTypes().getInt(32), uint64_t(index)));
  auto type = cast<TypeAttr>(op->getInherentAttrOrNull("elem_type")).getValue();
  code.getTypes().note(type);
  uint64_t promised =
      getNumber(op->getInherentAttrOrNull("noWrapFlags")).value_or(0);
  // inbounds_flag, nusw, nuw.
  uint32_t flags = NoFlags;
  if (promised & 1)
    flags |= InBounds | NUSW;
  if (promised & 2)
    flags |= NUSW;
  if (promised & 4)
    flags |= NUW;
  NodeRef result = code.getFolder().foldAddress(type, operands, flags);
  if (!result) {
    Instruction *made =
        code.insert(opcode, op->getResult(0).getType(), operands);
    made->sourceType = type;
    made->flags = flags;
    result = made;
  }
  return code.setResult(op, result);
}

ArrayRef<OpRule> llvmir::getMemoryRules() {
  static constexpr OpRule rules[] = {
      ruleFor<LLVM::AllocaOp>(translateAlloca, Opcode::Alloca),
      ruleFor<LLVM::LoadOp>(translateAccess, Opcode::Load),
      ruleFor<LLVM::StoreOp>(translateAccess, Opcode::Store),
      ruleFor<LLVM::AtomicrmwOp>(translateAtomic, Opcode::AtomicRMW),
      ruleFor<LLVM::CmpxchgOp>(translateAtomic, Opcode::CmpXchg),
      ruleFor<LLVM::FenceOp>(translateFence, Opcode::Fence),
      ruleFor<LLVM::GEPOp>(translateAddress, Opcode::GetElementPtr),
  };
  return rules;
}
