// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants as operations. A constant comes after its parts, of which the last
// one comes first, as upstream orders them.
#include "llvm/IR/Constants.h"

#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Operator.h"

using namespace strata;
using namespace strata::codegen;
using llvm::Constant;

std::string ConstantImport::addLine(const Twine &text,
                                    const llvm::Value *value) {
  std::string name = makeName();
  lines.push_back({name + " = " + text.str() + " loc(unknown)", value});
  return name;
}

/// The constants that must be defined before the operations of `constant`.
static SmallVector<const Constant *> getParts(const Constant *constant) {
  SmallVector<const Constant *> parts;
  if (auto *zero = llvm::dyn_cast<llvm::ConstantAggregateZero>(constant)) {
    // The elements of arrays and vectors are alike.
    bool isStruct = zero->getType()->isStructTy();
    unsigned size =
        isStruct ? zero->getType()->getStructNumElements()
                 : unsigned(zero->getElementCount().getKnownMinValue() != 0);
    for (unsigned i = 0; i < size; ++i)
      parts.push_back(zero->getElementValue(i));
    return parts;
  }
  if (llvm::isa<llvm::ConstantDataSequential, llvm::GlobalValue,
                llvm::BlockAddress>(constant))
    return parts;
  for (const llvm::Use &use : constant->operands())
    if (auto *part = llvm::dyn_cast<Constant>(use.get()))
      parts.push_back(part);
  return parts;
}

std::string ConstantImport::get(const Constant *constant,
                                const llvm::Instruction *user) {
  if (auto known = names.find(constant); known != names.end())
    return known->second;
  std::vector<std::pair<const Constant *, SmallVector<const Constant *>>> stack;
  stack.push_back({constant, getParts(constant)});
  while (!stack.empty()) {
    auto &[current, parts] = stack.back();
    if (parts.empty()) {
      const Constant *done = current;
      stack.pop_back();
      if (!names.contains(done) && failed(make(done, user)))
        return {};
      continue;
    }
    const Constant *part = parts.pop_back_val();
    if (!names.contains(part))
      stack.push_back({part, getParts(part)});
  }
  return names[constant];
}

LogicalResult ConstantImport::makeAggregate(const Constant *constant) {
  std::string type = module.getType(constant->getType());
  std::string value =
      addLine("\"llvm.mlir.undef\"() : () -> " + Twine(type), nullptr);
  bool isVector = constant->getType()->isVectorTy();
  for (unsigned i = 0; i < constant->getNumOperands(); ++i) {
    auto *part = llvm::cast<Constant>(constant->getOperand(i));
    std::string name = names[part], element = module.getType(part->getType());
    if (isVector) {
      std::string index =
          addLine("\"llvm.mlir.constant\"() <{value = " + Twine(i) +
                      " : i32}> : () -> i32",
                  nullptr);
      value = addLine("\"llvm.insertelement\"(" + Twine(value) + ", " + name +
                          ", " + index + ") : (" + type + ", " + element +
                          ", i32) -> " + type,
                      nullptr);
      continue;
    }
    value = addLine("\"llvm.insertvalue\"(" + Twine(value) + ", " + name +
                        ") <{position = array<i64: " + Twine(i) + ">}> : (" +
                        type + ", " + element + ") -> " + type,
                    nullptr);
  }
  names[constant] = value;
  return success();
}

LogicalResult
ConstantImport::makeExpression(const llvm::ConstantExpr *expression,
                               const llvm::Instruction *user) {
  std::vector<std::string> operands, types;
  Entries entries;
  auto addOperand = [&](const llvm::Value *operand) {
    operands.push_back(names[llvm::cast<Constant>(operand)]);
    types.push_back(module.getType(operand->getType()));
  };
  auto *address = llvm::dyn_cast<llvm::GEPOperator>(expression);
  switch (expression->getOpcode()) {
  case llvm::Instruction::GetElementPtr: {
    AddressParts parts = getAddressParts(*address);
    for (const llvm::Value *operand : parts.operands)
      addOperand(operand);
    entries.add("elem_type", module.getType(address->getSourceElementType()));
    entries.add("noWrapFlags",
                Twine(address->getNoWrapFlags().getRaw()) + " : i32");
    entries.add("rawConstantIndices", parts.indices);
    break;
  }
  case llvm::Instruction::PtrToInt:
  case llvm::Instruction::IntToPtr:
  case llvm::Instruction::BitCast:
  case llvm::Instruction::AddrSpaceCast:
  case llvm::Instruction::Trunc:
  case llvm::Instruction::Add:
  case llvm::Instruction::Sub:
  case llvm::Instruction::Xor:
    for (const llvm::Use &operand : expression->operands())
      addOperand(operand.get());
    addFlags(*expression, entries);
    break;
  default:
    return module.fail(user, "constant expression '" +
                                 Twine(expression->getOpcodeName()) +
                                 "' is not supported");
  }
  names[expression] = addLine(
      "\"llvm." + Twine(expression->getOpcodeName()) + "\"(" + join(operands) +
          ")" + (entries.empty() ? "" : " <{" + entries.getText() + "}>") +
          " : (" + join(types) + ") -> " +
          module.getType(expression->getType()),
      expression);
  return success();
}

/// The operation of a constant without parts: its name and its properties.
static std::string getSimple(ModuleImport &module, const Constant *constant) {
  if (llvm::isa<llvm::PoisonValue>(constant))
    return "\"llvm.mlir.poison\"()";
  if (llvm::isa<llvm::UndefValue>(constant))
    return "\"llvm.mlir.undef\"()";
  if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant))
    return "\"llvm.mlir.addressof\"() <{global_name = " +
           getSymbol(global->getName()) + "}>";
  if (auto *block = llvm::dyn_cast<llvm::BlockAddress>(constant))
    return "\"llvm.blockaddress\"() <{block_addr = #llvm.blockaddress<"
           "function = " +
           getSymbol(block->getFunction()->getName()) + ", tag = <id = " +
           std::to_string(module.getBlockTag(block->getBasicBlock())) + ">>}>";
  if (auto *equivalent = llvm::dyn_cast<llvm::DSOLocalEquivalent>(constant))
    return "\"llvm.dso_local_equivalent\"() <{function_name = " +
           getSymbol(equivalent->getGlobalValue()->getName()) + "}>";
  if (std::string attr = module.getConstantAttr(constant); !attr.empty())
    return "\"llvm.mlir.constant\"() <{value = " + attr + "}>";
  if (constant->isNullValue() &&
      !llvm::isa<llvm::ConstantInt, llvm::ConstantFP>(constant))
    return "\"llvm.mlir.zero\"()";
  if (llvm::isa<llvm::ConstantTokenNone>(constant))
    return "\"llvm.mlir.none\"()";
  return {};
}

LogicalResult ConstantImport::make(const Constant *constant,
                                   const llvm::Instruction *user) {
  if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant);
      global && !global->hasName())
    return module.fail(user, "a global without a name is not supported");
  std::string simple = getSimple(module, constant);
  if (!simple.empty()) {
    names[constant] = addLine(
        simple + " : () -> " + module.getType(constant->getType()), constant);
    return success();
  }
  if (auto *expression = llvm::dyn_cast<llvm::ConstantExpr>(constant))
    return makeExpression(expression, user);
  if (llvm::isa<llvm::ConstantAggregate>(constant))
    return makeAggregate(constant);
  std::string text;
  llvm::raw_string_ostream os(text);
  constant->print(os);
  return module.fail(user, "constant '" + text + "' is not supported");
}

//===-- Addresses ----------------------------------------------------------===//

AddressParts codegen::getAddressParts(const llvm::GEPOperator &address) {
  constexpr int32_t IsOperand = INT32_MIN;
  AddressParts parts;
  parts.operands.push_back(address.getPointerOperand());
  std::vector<std::string> indices;
  for (auto it = llvm::gep_type_begin(address), e = llvm::gep_type_end(address);
       it != e; ++it) {
    const llvm::Value *index = it.getOperand();
    // Only members of structs are not operands.
    auto *constant = it.isStruct() ? llvm::dyn_cast<Constant>(index) : nullptr;
    if (constant && constant->getType()->isVectorTy())
      constant = constant->getSplatValue();
    if (auto *number = llvm::dyn_cast_or_null<llvm::ConstantInt>(constant)) {
      indices.push_back(std::to_string(number->getZExtValue()));
      continue;
    }
    indices.push_back(std::to_string(IsOperand));
    parts.operands.push_back(index);
  }
  parts.indices = "array<i32: " + join(indices) + ">";
  return parts;
}
