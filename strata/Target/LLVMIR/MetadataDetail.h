// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata from attributes and locations. Equal nodes that are not distinct are one.
#ifndef STRATA_TARGET_LLVMIR_METADATADETAIL_H
#define STRATA_TARGET_LLVMIR_METADATADETAIL_H

#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/IR/Types/Location.h"
#include "strata/Target/LLVMIR/ConstantsDetail.h"

#include "llvm/ADT/MapVector.h"

namespace strata::llvmir {

using llvm_dialect::KeptValue;
using llvm_dialect::readKeptText;

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

  // MemoryMetadata.cpp

  /// `!tbaa` of a tag.
  MetadataNode *getAccessType(Attribute attr);
  /// A list of scopes; `attr` is one or an array.
  MetadataNode *getScopes(Attribute attr);
  MetadataNode *getAccessGroup(Attribute attr);
  MetadataNode *getAccessGroups(ArrayAttr attrs);

  // LoopMetadata.cpp

  /// `!llvm.loop` of a loop annotation.
  MetadataNode *getLoop(DynamicAttr annotation);
  /// `!llvm.loop` of a loop with the attribute NoUnrollAttrName.
  MetadataNode *createNotUnrolledLoop();

  // DebugInfo.cpp

  MetadataOperand getWord(StringRef text);
  MetadataNode *getExpression(const KeptValue &value);
  /// The node of an attribute; `implied` is the attribute that a record without a name
  /// is. Null for the null type.
  MetadataNode *getDebugNode(const KeptValue &value, StringRef implied);
  MetadataOperand getDebugList(const KeptValue &value, StringRef implied);
  /// Attaches the expressions of a global, and adds them to their compile units.
  void addGlobalExpressions(Attribute attr, SmallVectorImpl<Attachment> &list);
  /// Gives compile units their globals.
  void finishUnits();

  // DebugLocations.cpp

  /// The function that `loc` is of; null if it does not say.
  MetadataNode *getSubprogram(Location loc);
  /// Null for unknown locations.
  MetadataNode *getLocation(LocationAttr loc, MetadataNode *scope,
                            MetadataNode *inlinedAt = nullptr);

private:
  // MemoryMetadata.cpp
  MetadataNode *getTypeNode(const KeptValue &value);
  MetadataNode *getScope(const KeptValue &value);
  // DebugInfo.cpp
  MetadataNode *makeDebugNode(StringRef attrName, const KeptValue &record,
                              MetadataNode *made);
  // DebugLocations.cpp
  MetadataNode *makeLocation(uint64_t line, uint64_t column,
                             MetadataNode *scope, MetadataNode *inlinedAt);
  MetadataNode *mergeLocations(MetadataNode *a, MetadataNode *b);
  MetadataNode *getFusedLocation(FusedLoc loc, MetadataNode *scope,
                                 MetadataNode *inlinedAt);

  Module &module;
  ConstantPool &pool;
  llvm::DenseMap<Attribute, MetadataNode *> ofAttributes;
  /// Nodes that are made, by their `recId`.
  llvm::DenseMap<Attribute, MetadataNode *> recursive;
  llvm::MapVector<MetadataNode *, SmallVector<MetadataOperand, 4>> unitGlobals;
  llvm::DenseMap<uint64_t, SmallVector<MetadataNode *, 1>> nodes;
};

/// Adds to attachments, in LLVM's order.
void attach(SmallVectorImpl<Attachment> &list, StringRef kind,
            MetadataNode *node);

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_METADATADETAIL_H
