// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata from attributes and locations. Equal nodes that are not distinct are one.
#ifndef STRATA_TARGET_LLVMIR_METADATADETAIL_H
#define STRATA_TARGET_LLVMIR_METADATADETAIL_H

#include "strata/Target/LLVMIR/ConstantsDetail.h"

namespace strata::llvmir {

class MetadataBuilder {
public:
  MetadataBuilder(Module &module, ConstantPool &pool)
      : module(module), pool(pool) {}

  MetadataNode *getTuple(ArrayRef<MetadataOperand> operands) {
    return getNode("", operands);
  }
  MetadataNode *getNode(StringRef className,
                        ArrayRef<MetadataOperand> operands);
  MetadataNode *makeDistinct(StringRef className,
                             ArrayRef<MetadataOperand> operands);
  MetadataOperand getString(StringRef text) {
    return {.kind = MetadataOperand::String, .text = module.arena.copy(text)};
  }
  MetadataOperand getInt(unsigned width, uint64_t value);
  static MetadataOperand getReference(MetadataNode *node) {
    return {.kind = node ? MetadataOperand::Reference : MetadataOperand::Null,
            .node = node};
  }
  static MetadataOperand getConstant(NodeRef constant) {
    return {.kind = MetadataOperand::Constant, .constant = constant};
  }

  /// `!prof` of a branch or a function.
  MetadataNode *getBranchWeights(ArrayRef<int64_t> weights);
  /// Adds to the named metadata, which is made if there is none.
  NamedMetadata &getNamed(StringRef name);
  void addModuleFlag(uint64_t behavior, StringRef key, MetadataOperand value);
  /// The flag that every module has, unless `llvm.module_flags` gave it.
  void addDefaultFlags();

private:
  Module &module;
  ConstantPool &pool;
  llvm::DenseMap<uint64_t, SmallVector<MetadataNode *, 1>> nodes;
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_METADATADETAIL_H
