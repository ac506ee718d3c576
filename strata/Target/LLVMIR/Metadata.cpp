// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/LLVMIR/MetadataDetail.h"

using namespace strata;
using namespace strata::llvmir;

static bool isSame(const MetadataOperand &a, const MetadataOperand &b) {
  return a.kind == b.kind && a.text == b.text && a.number == b.number &&
         a.constant == b.constant && a.node == b.node && a.field == b.field;
}

MetadataNode *MetadataBuilder::getNode(StringRef className,
                                       ArrayRef<MetadataOperand> operands) {
  llvm::hash_code hash = llvm::hash_value(className);
  for (const MetadataOperand &operand : operands)
    hash = llvm::hash_combine(hash, operand.text, operand.number,
                              operand.constant, operand.node, operand.field);
  auto &bucket = nodes[uint64_t(size_t(hash)) >> 1];
  for (MetadataNode *node : bucket)
    if (node->className == className &&
        node->operands.size() == operands.size() &&
        llvm::equal(node->operands, operands, isSame))
      return node;
  auto *node = module.arena.make<MetadataNode>();
  node->className = className;
  node->operands.assign(operands.begin(), operands.end());
  bucket.push_back(node);
  return node;
}

MetadataNode *
MetadataBuilder::makeDistinct(StringRef className,
                              ArrayRef<MetadataOperand> operands) {
  auto *node = module.arena.make<MetadataNode>();
  node->className = className;
  node->isDistinct = true;
  node->operands.assign(operands.begin(), operands.end());
  return node;
}

MetadataOperand MetadataBuilder::getInt(unsigned width, uint64_t value) {
  return getConstant(pool.getInt(pool.getTypes().getInt(width), value));
}

MetadataNode *MetadataBuilder::getBranchWeights(ArrayRef<int64_t> weights) {
  SmallVector<MetadataOperand, 4> operands = {getString("branch_weights")};
  for (int64_t weight : weights)
    operands.push_back(getInt(32, uint64_t(weight)));
  return getTuple(operands);
}

NamedMetadata &MetadataBuilder::getNamed(StringRef name) {
  for (NamedMetadata &named : module.namedMetadata)
    if (named.name == name)
      return named;
  module.namedMetadata.push_back({name, {}});
  return module.namedMetadata.back();
}

void MetadataBuilder::addModuleFlag(uint64_t behavior, StringRef key,
                                    MetadataOperand value) {
  MetadataOperand operands[] = {getInt(32, behavior), getString(key), value};
  getNamed("llvm.module.flags").operands.push_back(getTuple(operands));
}

void MetadataBuilder::addDefaultFlags() {
  constexpr StringRef Key = "Debug Info Version";
  for (MetadataNode *flag : getNamed("llvm.module.flags").operands)
    if (flag->operands.size() > 1 && flag->operands[1].text == Key)
      return;
  constexpr uint64_t Warning = 2, Version = 3;
  addModuleFlag(Warning, Key, getInt(32, Version));
}
