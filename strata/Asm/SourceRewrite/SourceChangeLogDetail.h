// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Follows the changes of rewriters: the operations that take the place of each
// operation of the source, and the names of their values.
#ifndef STRATA_ASM_SOURCEREWRITE_SOURCECHANGELOGDETAIL_H
#define STRATA_ASM_SOURCEREWRITE_SOURCECHANGELOGDETAIL_H

#include "strata/Asm/SourceRewrite/SourceRecorder.h"
#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Allocator.h"

namespace strata {

/// Records the notifications of rewriters.
class SourceChangeLog final : public RewriterBase::Listener {
public:
  SourceChangeLog(SourceRecorder &recorder, SourceNames &names)
      : recorder(recorder), names(names) {}

  void notifyPatternBegin(StringRef pattern, Operation *op) override;
  void notifyPatternEnd(StringRef pattern, LogicalResult result) override;
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

  /// Operations that were changed without a rule.
  std::vector<int> modified;
  /// Values that stand where the source uses others.
  llvm::SmallSetVector<Value, 8> replacements;
  /// Operations of which a rule removed a user.
  llvm::SmallSetVector<Operation *, 8> unused;

private:
  /// The state of an operation before a rule was applied to it.
  struct Before {
    std::string name;
    /// The name of its results.
    StringRef valueName;
    SmallVector<Value, 4> operands;
    SmallVector<Type, 2> types;
    DictionaryAttr attributes;
    /// The first block of each region, with its arguments and the names of these. Null
    /// for a region without blocks, and where the block was erased.
    SmallVector<std::pair<Block *, SmallVector<std::pair<Value, StringRef>, 4>>,
                1>
        blocks;
  };
  int find(Operation *op) const;
  int findOwner(Operation *op) const;
  void addCreated(OpRecord &record);
  void nameIndices();
  void nameReplacement(Value value, StringRef name);
  void nameCreated();
  StringRef makeName(StringRef stem);
  std::string describeChanges(Operation *op) const;

  SourceRecorder &recorder;
  SourceNames &names;
  bool isInRule = false;
  /// The operation that a rule is applied to, and the number of its record or of the one
  /// in whose place it was created; -1 if there is none.
  Operation *rootOp = nullptr;
  int root = -1;
  /// The operation whose results are being replaced.
  Operation *replaced = nullptr;
  Before before;
  SmallVector<Operation *, 2> created;
  /// The numbers of the records in whose place rules created operations.
  llvm::DenseMap<Operation *, int> owners;
  /// The names of all values of the source and those made since.
  llvm::StringSet<> taken;
  llvm::BumpPtrAllocator allocator;
};

} // namespace strata

#endif // STRATA_ASM_SOURCEREWRITE_SOURCECHANGELOGDETAIL_H
