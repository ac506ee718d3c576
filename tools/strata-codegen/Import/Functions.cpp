// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions: their blocks and values.
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"

using namespace strata;
using namespace strata::codegen;

//===-- Blocks and values --------------------------------------------------===//

void FunctionImport::findBlocks() {
  llvm::ReversePostOrderTraversal<const llvm::Function *> reachable(&function);
  for (const llvm::BasicBlock *block : reachable) {
    order.push_back(block);
    blocks[block];
  }
  unsigned number = 0;
  for (const llvm::BasicBlock &block : function)
    if (blocks.contains(&block))
      numbers[&block] = number++;
}

std::string FunctionImport::getBlockName(const llvm::BasicBlock *block) {
  return "^bb" + std::to_string(numbers[block]);
}

std::string FunctionImport::get(const llvm::Value *value,
                                const Instruction *user) {
  if (auto *constant = llvm::dyn_cast<llvm::Constant>(value))
    return constants.get(constant, user);
  if (auto known = names.find(value); known != names.end())
    return known->second;
  std::string text;
  llvm::raw_string_ostream os(text);
  value->printAsOperand(os);
  (void)module.fail(user, "operand '" + text + "' is not supported");
  return {};
}

LogicalResult FunctionImport::addOperand(OpText &op, const llvm::Value *value,
                                         const Instruction *user) {
  std::string name = get(value, user);
  op.operands.push_back(name);
  op.types.push_back(module.getType(value->getType()));
  return success(!name.empty());
}

LogicalResult FunctionImport::addOperands(OpText &op, const llvm::User &user) {
  for (const llvm::Use &use : user.operands())
    if (failed(addOperand(op, use.get(), llvm::dyn_cast<Instruction>(&user))))
      return failure();
  return success();
}

FailureOr<unsigned> FunctionImport::addSuccessor(OpText &op,
                                                 const llvm::BasicBlock *target,
                                                 const Instruction *user) {
  op.successors.push_back(getBlockName(target));
  unsigned count = 0;
  for (const llvm::PHINode &phi : target->phis()) {
    ++count;
    if (failed(addOperand(op, phi.getIncomingValueForBlock(user->getParent()),
                          user)))
      return failure();
  }
  return count;
}

void FunctionImport::finish(const Instruction &instruction, const OpText &op,
                            llvm::Type *type) {
  bool hasResult = type && !type->isVoidTy();
  std::string text;
  if (hasResult) {
    std::string name = constants.makeName();
    names[&instruction] = name;
    text = name + " = ";
  }
  text += "\"" + op.name + "\"(" + join(op.operands) + ")";
  if (!op.successors.empty())
    text += "[" + join(op.successors) + "]";
  if (!op.properties.empty())
    text += " <{" + op.properties.getText() + "}>";
  text += " : (" + join(op.types) + ") -> " +
          (hasResult ? module.getType(type) : "()") +
          module.getLocation(instruction.getDebugLoc().get());
  current->lines.push_back({std::move(text), &instruction});
}

//===-- Text ---------------------------------------------------------------===//

LogicalResult FunctionImport::importBlock(const llvm::BasicBlock &block) {
  current = &blocks[&block];
  for (const llvm::PHINode &phi : block.phis()) {
    current->phis.push_back(&phi);
    names[&phi] = constants.makeName();
  }
  if (block.hasAddressTaken())
    current->lines.push_back(
        {"\"llvm.blocktag\"() <{tag = #llvm.blocktag<id = " +
             std::to_string(module.getBlockTag(&block)) + ">}> : () -> ()" +
             module.getFunctionLocation(function),
         nullptr});
  for (const Instruction &instruction : block) {
    if (llvm::isa<llvm::PHINode>(instruction))
      continue;
    importLabels(instruction);
    if (failed(importInstruction(instruction)))
      return failure();
  }
  return success();
}

void FunctionImport::writeBlock(const llvm::BasicBlock &block,
                                std::string &text) {
  const Block &content = blocks[&block];
  bool isEntry = block.isEntryBlock();
  std::vector<std::string> arguments;
  auto addArgument = [&](const llvm::Value *value,
                         const std::string &location) {
    arguments.push_back(names[value] + ": " + module.getType(value->getType()) +
                        location);
  };
  if (isEntry)
    for (const llvm::Argument &argument : function.args())
      addArgument(&argument, module.getFunctionLocation(function));
  for (const llvm::PHINode *phi : content.phis)
    addArgument(phi, module.getLocation(phi->getDebugLoc().get()));
  for (auto [i, edge] : llvm::enumerate(edges))
    if (edge.first == &block)
      text += "  ^edge" + std::to_string(i) + ":\n    " + edge.second + "\n";
  if (!isEntry || !arguments.empty())
    text += "  " + getBlockName(&block) +
            (arguments.empty() ? "" : "(" + join(arguments) + ")") + ":\n";
  auto addRecords = [&](ArrayRef<std::string> records) {
    // Each was put directly after the definition, in front of earlier ones.
    for (const std::string &record : llvm::reverse(records))
      text += "    " + record + "\n";
  };
  addRecords(content.first);
  auto addLines = [&](ArrayRef<ConstantImport::Line> lines) {
    for (const ConstantImport::Line &line : lines) {
      text += "    " + line.text + "\n";
      if (auto found = behind.find(line.value);
          line.value && found != behind.end())
        addRecords(found->second);
    }
  };
  if (isEntry) {
    addLines(constants.getLines());
    addRecords(behindConstants);
  }
  addLines(content.lines);
}

LogicalResult FunctionImport::run(std::string &text) {
  if (function.isDeclaration())
    return success();
  findBlocks();
  for (const llvm::Argument &argument : function.args())
    names[&argument] = constants.makeName();
  for (const llvm::BasicBlock *block : order)
    if (failed(importBlock(*block)))
      return failure();
  if (failed(importRecords()))
    return failure();
  for (const llvm::BasicBlock &block : function)
    if (numbers.contains(&block))
      writeBlock(block, text);
  return success();
}

//===-- The operation ------------------------------------------------------===//

LogicalResult ModuleImport::importFunction(const llvm::Function &function) {
  // Intrinsics that are operations need no declaration.
  if (function.isIntrinsic() && !keepsDeclaration(function))
    return success();
  if (!function.hasName())
    return fail(function, "a function without a name is not supported");
  if (function.hasPrefixData() || function.hasPrologueData())
    return fail(function, "prefix and prologue data are not supported");
  Entries entries;
  std::string convention = getCallingConvention(function.getCallingConv());
  if (convention.empty())
    return fail(function, "calling convention " +
                              Twine(function.getCallingConv()) +
                              " is not supported");
  entries.add("CConv", convention);
  entries.add("function_type", getFunctionType(function.getFunctionType()));
  addGlobalAttrs(function, entries);
  if (const llvm::Comdat *comdat = function.getComdat())
    entries.add("comdat",
                "@__llvm_global_comdat::" + getSymbol(comdat->getName()));
  if (function.hasGC())
    entries.add("garbageCollector", quote(function.getGC()));
  if (function.hasPersonalityFn()) {
    auto *personality =
        llvm::dyn_cast<llvm::GlobalValue>(function.getPersonalityFn());
    if (!personality)
      return fail(function,
                  "a personality that is not a symbol is not supported");
    entries.add("personality", getSymbol(personality->getName()));
  }
  addFunctionAttrs(function, entries);
  addFunctionMetadata(function, entries);
  if (StringRef name = findUnknownABIAttr(function.getAttributes(),
                                          unsigned(function.arg_size()));
      !name.empty())
    return fail(function, "argument attribute '" + name + "' is not supported");
  addArgumentAttrs(function.getAttributes(), unsigned(function.arg_size()),
                   true, entries);
  std::string blocks;
  if (failed(FunctionImport(*this, function).run(blocks)))
    return failure();
  body += "  \"llvm.func\"() <{" + entries.getText() + "}> ({\n" + blocks +
          "  }) : () -> ()" + getFunctionLocation(function) + "\n";
  return success();
}
