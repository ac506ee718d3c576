// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions within blocks, calls excepted.
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/IR/Operator.h"

using namespace strata;
using namespace strata::codegen;
using llvm::Instruction;

//===-- Flags --------------------------------------------------------------===//

std::string codegen::getFastMathText(llvm::FastMathFlags flags) {
  if (flags.isFast())
    return "fast";
  std::vector<std::string> names;
  if (flags.noNaNs())
    names.push_back("nnan");
  if (flags.noInfs())
    names.push_back("ninf");
  if (flags.noSignedZeros())
    names.push_back("nsz");
  if (flags.allowReciprocal())
    names.push_back("arcp");
  if (flags.allowContract())
    names.push_back("contract");
  if (flags.approxFunc())
    names.push_back("afn");
  if (flags.allowReassoc())
    names.push_back("reassoc");
  return names.empty() ? "none" : join(names);
}

/// Conversions of floats, phis and loads have no such flags in the dialect.
static bool hasFastMathFlags(const llvm::User &user) {
  switch (llvm::cast<llvm::Operator>(user).getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FNeg:
  case Instruction::FCmp:
  case Instruction::Select:
  case Instruction::Call:
    return llvm::isa<llvm::FPMathOperator>(user);
  default:
    return false;
  }
}

void codegen::addFlags(const llvm::User &user, Entries &entries) {
  auto addOverflow = [&](bool hasSigned, bool hasUnsigned) {
    if (hasSigned || hasUnsigned)
      entries.add("overflowFlags",
                  Twine(unsigned(hasSigned) | unsigned(hasUnsigned) << 1) +
                      " : i32");
  };
  if (auto *wrapping = llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&user))
    addOverflow(wrapping->hasNoSignedWrap(), wrapping->hasNoUnsignedWrap());
  else if (auto *trunc = llvm::dyn_cast<llvm::TruncInst>(&user))
    addOverflow(trunc->hasNoSignedWrap(), trunc->hasNoUnsignedWrap());
  if (auto *exact = llvm::dyn_cast<llvm::PossiblyExactOperator>(&user);
      exact && exact->isExact())
    entries.add("isExact");
  if (auto *disjoint = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&user);
      disjoint && disjoint->isDisjoint())
    entries.add("isDisjoint");
  if (auto *extension = llvm::dyn_cast<llvm::PossiblyNonNegInst>(&user);
      extension && extension->hasNonNeg())
    entries.add("nonNeg");
  if (hasFastMathFlags(user)) {
    std::string flags = getFastMathText(
        llvm::cast<llvm::FPMathOperator>(user).getFastMathFlags());
    if (flags != "none")
      entries.add("fastmathFlags", "#llvm.fastmath<" + flags + ">");
  }
}

/// The number of a predicate in the dialect.
static unsigned getPredicate(const llvm::CmpInst &compare) {
  using Predicate = llvm::CmpInst::Predicate;
  static constexpr Predicate integers[] = {
      Predicate::ICMP_EQ,  Predicate::ICMP_NE,  Predicate::ICMP_SLT,
      Predicate::ICMP_SLE, Predicate::ICMP_SGT, Predicate::ICMP_SGE,
      Predicate::ICMP_ULT, Predicate::ICMP_ULE, Predicate::ICMP_UGT,
      Predicate::ICMP_UGE};
  static constexpr Predicate floats[] = {
      Predicate::FCMP_FALSE, Predicate::FCMP_OEQ, Predicate::FCMP_OGT,
      Predicate::FCMP_OGE,   Predicate::FCMP_OLT, Predicate::FCMP_OLE,
      Predicate::FCMP_ONE,   Predicate::FCMP_ORD, Predicate::FCMP_UEQ,
      Predicate::FCMP_UGT,   Predicate::FCMP_UGE, Predicate::FCMP_ULT,
      Predicate::FCMP_ULE,   Predicate::FCMP_UNE, Predicate::FCMP_UNO,
      Predicate::FCMP_TRUE};
  ArrayRef<Predicate> order =
      compare.isIntPredicate() ? ArrayRef(integers) : ArrayRef(floats);
  return unsigned(llvm::find(order, compare.getPredicate()) - order.begin());
}

//===-- Values -------------------------------------------------------------===//

LogicalResult FunctionImport::importSimple(const Instruction &instruction) {
  OpText op;
  op.name = std::string("llvm.") + instruction.getOpcodeName();
  if (failed(addOperands(op, instruction)))
    return failure();
  addFlags(instruction, op.properties);
  if (auto *compare = llvm::dyn_cast<llvm::CmpInst>(&instruction))
    op.properties.add("predicate", Twine(getPredicate(*compare)) + " : i64");
  ArrayRef<unsigned> position;
  if (auto *extract = llvm::dyn_cast<llvm::ExtractValueInst>(&instruction))
    position = extract->getIndices();
  else if (auto *insert = llvm::dyn_cast<llvm::InsertValueInst>(&instruction))
    position = insert->getIndices();
  if (!position.empty()) {
    std::vector<std::string> numbers;
    for (unsigned number : position)
      numbers.push_back(std::to_string(number));
    op.properties.add("position", "array<i64: " + join(numbers) + ">");
  }
  if (auto *shuffle = llvm::dyn_cast<llvm::ShuffleVectorInst>(&instruction)) {
    std::vector<std::string> numbers;
    for (int number : shuffle->getShuffleMask())
      numbers.push_back(std::to_string(number));
    op.properties.add("mask", "array<i32: " + join(numbers) + ">");
  }
  finish(instruction, op, instruction.getType());
  return success();
}

LogicalResult
FunctionImport::importAddress(const llvm::GetElementPtrInst &address) {
  OpText op;
  op.name = "llvm.getelementptr";
  AddressParts parts = getAddressParts(llvm::cast<llvm::GEPOperator>(address));
  // Upstream makes constants of all indices, also of those that are attributes.
  for (const llvm::Use &operand : address.operands())
    if (get(operand.get(), &address).empty())
      return failure();
  for (const llvm::Value *operand : parts.operands)
    if (failed(addOperand(op, operand, &address)))
      return failure();
  op.properties.add("elem_type",
                    module.getType(address.getSourceElementType()));
  op.properties.add("noWrapFlags",
                    Twine(address.getNoWrapFlags().getRaw()) + " : i32");
  op.properties.add("rawConstantIndices", parts.indices);
  finish(address, op, address.getType());
  return success();
}

LogicalResult
FunctionImport::importLandingPad(const llvm::LandingPadInst &pad) {
  OpText op;
  op.name = "llvm.landingpad";
  if (failed(addOperands(op, pad)))
    return failure();
  if (pad.isCleanup())
    op.properties.add("cleanup");
  finish(pad, op, pad.getType());
  return success();
}

//===-- Memory -------------------------------------------------------------===//

static void addScope(llvm::SyncScope::ID scope, const Instruction &instruction,
                     Entries &entries) {
  llvm::SmallVector<StringRef> names;
  instruction.getContext().getSyncScopeNames(names);
  if (scope < names.size() && !names[scope].empty())
    entries.add("syncscope", quote(names[scope]));
}

static void addOrdering(StringRef name, llvm::AtomicOrdering ordering,
                        Entries &entries) {
  entries.add(name, Twine(unsigned(ordering)) + " : i64");
}

static void addAlignment(llvm::Align alignment, Entries &entries) {
  entries.add("alignment", Twine(alignment.value()) + " : i64");
}

/// The number of an operation in the dialect, which lists newer ones last. None if the
/// dialect lacks it.
static std::optional<unsigned> getBinOp(llvm::AtomicRMWInst::BinOp operation) {
  using BinOp = llvm::AtomicRMWInst::BinOp;
  static constexpr BinOp order[] = {
      BinOp::Xchg,     BinOp::Add,      BinOp::Sub,     BinOp::And,
      BinOp::Nand,     BinOp::Or,       BinOp::Xor,     BinOp::Max,
      BinOp::Min,      BinOp::UMax,     BinOp::UMin,    BinOp::FAdd,
      BinOp::FSub,     BinOp::FMax,     BinOp::FMin,    BinOp::UIncWrap,
      BinOp::UDecWrap, BinOp::USubCond, BinOp::USubSat, BinOp::FMaximum,
      BinOp::FMinimum};
  const BinOp *found = llvm::find(order, operation);
  if (found == std::end(order))
    return std::nullopt;
  return unsigned(found - order);
}

/// The properties of an access, and its type in the dialect.
static LogicalResult addAccess(ModuleImport &module,
                               const Instruction &instruction,
                               Entries &entries) {
  auto addVolatile = [&](bool isVolatile) {
    if (isVolatile)
      entries.add("volatile_");
  };
  if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    addAlignment(load->getAlign(), entries);
    addOrdering("ordering", load->getOrdering(), entries);
    addScope(load->getSyncScopeID(), instruction, entries);
    addVolatile(load->isVolatile());
  } else if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    addAlignment(store->getAlign(), entries);
    addOrdering("ordering", store->getOrdering(), entries);
    addScope(store->getSyncScopeID(), instruction, entries);
    addVolatile(store->isVolatile());
  } else if (auto *update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
    std::optional<unsigned> operation = getBinOp(update->getOperation());
    if (!operation)
      return module.fail(&instruction, "the operation is not supported");
    addAlignment(update->getAlign(), entries);
    entries.add("bin_op", Twine(*operation) + " : i64");
    addOrdering("ordering", update->getOrdering(), entries);
    addScope(update->getSyncScopeID(), instruction, entries);
    addVolatile(update->isVolatile());
  } else if (auto *swap =
                 llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
    addAlignment(swap->getAlign(), entries);
    addOrdering("failure_ordering", swap->getFailureOrdering(), entries);
    addOrdering("success_ordering", swap->getSuccessOrdering(), entries);
    addScope(swap->getSyncScopeID(), instruction, entries);
    addVolatile(swap->isVolatile());
    if (swap->isWeak())
      entries.add("weak");
  } else if (auto *fence = llvm::dyn_cast<llvm::FenceInst>(&instruction)) {
    addOrdering("ordering", fence->getOrdering(), entries);
    addScope(fence->getSyncScopeID(), instruction, entries);
  } else if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) {
    addAlignment(alloca->getAlign(), entries);
    entries.add("elem_type", module.getType(alloca->getAllocatedType()));
    if (alloca->isUsedWithInAlloca())
      entries.add("inalloca");
    if (alloca->isSwiftError())
      return module.fail(&instruction, "'swifterror' is not supported");
  }
  return success();
}

LogicalResult FunctionImport::importMemory(const Instruction &instruction) {
  OpText op;
  op.name = std::string("llvm.") + instruction.getOpcodeName();
  if (failed(addOperands(op, instruction)) ||
      failed(addAccess(module, instruction, op.properties)) ||
      failed(addMemoryMetadata(instruction, op)))
    return failure();
  finish(instruction, op, instruction.getType());
  return success();
}

//===-- Choice -------------------------------------------------------------===//

LogicalResult
FunctionImport::importInstruction(const Instruction &instruction) {
  switch (instruction.getOpcode()) {
  case Instruction::Alloca:
  case Instruction::Load:
  case Instruction::Store:
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
  case Instruction::Fence:
    return importMemory(instruction);
  case Instruction::GetElementPtr:
    return importAddress(llvm::cast<llvm::GetElementPtrInst>(instruction));
  case Instruction::LandingPad:
    return importLandingPad(llvm::cast<llvm::LandingPadInst>(instruction));
  case Instruction::Call:
    return importCall(llvm::cast<llvm::CallInst>(instruction));
  case Instruction::VAArg:
  case Instruction::Freeze:
  case Instruction::FNeg:
  case Instruction::ICmp:
  case Instruction::FCmp:
  case Instruction::Select:
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return importSimple(instruction);
  case Instruction::PtrToAddr:
    break;
  default:
    if (instruction.isBinaryOp() || instruction.isCast())
      return importSimple(instruction);
    if (instruction.isTerminator())
      return importTerminator(instruction);
    break;
  }
  return module.fail(&instruction, "the dialect 'llvm' has no instruction '" +
                                       Twine(instruction.getOpcodeName()) +
                                       "'");
}
