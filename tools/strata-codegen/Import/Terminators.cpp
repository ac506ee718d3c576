// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions that end blocks.
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/ProfDataUtils.h"

using namespace strata;
using namespace strata::codegen;

static std::string getSegments(ArrayRef<unsigned> sizes) {
  std::vector<std::string> numbers;
  for (unsigned size : sizes)
    numbers.push_back(std::to_string(size));
  return numbers.empty() ? "array<i32>" : "array<i32: " + join(numbers) + ">";
}

void FunctionImport::addLoop(const Instruction &instruction, OpText &op) {
  if (const llvm::MDNode *node =
          instruction.getMetadata(llvm::LLVMContext::MD_loop))
    if (std::string loop = module.getLoop(node); !loop.empty())
      op.properties.add("loop_annotation", loop);
}

void FunctionImport::addBranchWeights(const Instruction &instruction,
                                      OpText &op) {
  llvm::SmallVector<uint32_t> weights;
  if (!llvm::extractBranchWeights(instruction, weights) || weights.empty())
    return;
  std::vector<std::string> numbers;
  for (uint32_t weight : weights)
    numbers.push_back(std::to_string(int32_t(weight)));
  op.properties.add("branch_weights", "array<i32: " + join(numbers) + ">");
}

LogicalResult FunctionImport::importBranch(const llvm::BranchInst &branch) {
  OpText op;
  if (branch.isUnconditional()) {
    op.name = "llvm.br";
    if (failed(addSuccessor(op, branch.getSuccessor(0), &branch)))
      return failure();
  } else {
    op.name = "llvm.cond_br";
    if (failed(addOperand(op, branch.getCondition(), &branch)))
      return failure();
    FailureOr<unsigned> first =
        addSuccessor(op, branch.getSuccessor(0), &branch);
    if (failed(first))
      return failure();
    FailureOr<unsigned> second =
        addSuccessor(op, branch.getSuccessor(1), &branch);
    if (failed(second))
      return failure();
    addBranchWeights(branch, op);
    op.properties.add("operandSegmentSizes", getSegments({1, *first, *second}));
  }
  addLoop(branch, op);
  finish(branch, op, nullptr);
  return success();
}

LogicalResult
FunctionImport::importSwitch(const llvm::SwitchInst &instruction) {
  OpText op;
  op.name = "llvm.switch";
  if (failed(addOperand(op, instruction.getCondition(), &instruction)))
    return failure();
  FailureOr<unsigned> first =
      addSuccessor(op, instruction.getDefaultDest(), &instruction);
  if (failed(first))
    return failure();
  SmallVector<unsigned> sizes;
  std::vector<std::string> values;
  unsigned total = 0;
  for (auto choice : instruction.cases()) {
    FailureOr<unsigned> size =
        addSuccessor(op, choice.getCaseSuccessor(), &instruction);
    if (failed(size))
      return failure();
    sizes.push_back(*size);
    total += *size;
    llvm::SmallString<40> text;
    const llvm::APInt &value = choice.getCaseValue()->getValue();
    value.toStringSigned(text);
    values.push_back(value.getBitWidth() == 1 ? value.isOne() ? "true" : "false"
                                              : text.str().str());
  }
  addBranchWeights(instruction, op);
  op.properties.add("case_operand_segments", getSegments(sizes));
  if (!values.empty())
    op.properties.add(
        "case_values",
        "dense<[" + join(values) + "]> : vector<" + Twine(values.size()) + "x" +
            module.getType(instruction.getCondition()->getType()) + ">");
  op.properties.add("operandSegmentSizes", getSegments({1, *first, total}));
  finish(instruction, op, nullptr);
  return success();
}

LogicalResult
FunctionImport::importIndirectBranch(const llvm::IndirectBrInst &branch) {
  OpText op;
  op.name = "llvm.indirectbr";
  if (failed(addOperand(op, branch.getAddress(), &branch)))
    return failure();
  SmallVector<unsigned> sizes;
  for (const llvm::BasicBlock *target : branch.successors()) {
    FailureOr<unsigned> size = addSuccessor(op, target, &branch);
    if (failed(size))
      return failure();
    sizes.push_back(*size);
  }
  op.properties.add("indbr_operand_segments", getSegments(sizes));
  finish(branch, op, nullptr);
  return success();
}

LogicalResult FunctionImport::importTerminator(const Instruction &instruction) {
  OpText op;
  switch (instruction.getOpcode()) {
  case Instruction::Br:
    return importBranch(llvm::cast<llvm::BranchInst>(instruction));
  case Instruction::Switch:
    return importSwitch(llvm::cast<llvm::SwitchInst>(instruction));
  case Instruction::IndirectBr:
    return importIndirectBranch(llvm::cast<llvm::IndirectBrInst>(instruction));
  case Instruction::Invoke:
    return importInvoke(llvm::cast<llvm::InvokeInst>(instruction));
  case Instruction::Ret:
    op.name = "llvm.return";
    break;
  case Instruction::Resume:
    op.name = "llvm.resume";
    break;
  case Instruction::Unreachable:
    op.name = "llvm.unreachable";
    break;
  default:
    return module.fail(&instruction, "the dialect 'llvm' has no instruction '" +
                                         Twine(instruction.getOpcodeName()) +
                                         "'");
  }
  if (failed(addOperands(op, instruction)))
    return failure();
  finish(instruction, op, nullptr);
  return success();
}
