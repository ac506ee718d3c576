// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of parsing and upgrading one text: the places of operations and
// regions in it, and their replacements.
#ifndef STRATA_ERAS_UPGRADELOGDETAIL_H
#define STRATA_ERAS_UPGRADELOGDETAIL_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/SourceEdits.h"
#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// An operation of the source.
struct OpRecord {
  /// Null if it was erased.
  Operation *op = nullptr;
  SourceRange place, name;
  /// The record of the operation around it, or -1.
  int parent = -1;
  bool isGeneric = false;
  /// Whether a rule replaced or erased it, and whether that was one of another operation.
  bool isReplaced = false, isMerged = false;
  /// The operations that a rule created in its place, and its changes if the
  /// name is the same.
  SmallVector<Operation *, 2> created;
  std::string changes;
  /// The extent of the operation that is printed anew: the part outside of its
  /// regions, or all.
  enum class Reprint : uint8_t { None, Outside, All };
  Reprint reprint = Reprint::None;
};

/// A region of the source.
struct RegionRecord {
  /// The range between its braces.
  SourceRange body;
  SmallVector<Block *, 1> blocks;
  /// The arguments of its first block.
  SmallVector<Value, 4> arguments;
  SmallVector<Type, 4> types;
};

/// Records the notifications of the parser.
class SourceRecorder final : public ParserObserver {
public:
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange name) override;
  void didParseRegion(Region &region, SourceRange body) override;
  void didUseValue(Value value, StringRef, SourceRange place) override {
    uses[value].push_back(place);
  }
  void didResolveValue(Value placeholder, Value value) override;
  void didDefineSymbol(StringAttr, SourceRange place) override {
    symbols.push_back(place);
  }
  void didDefineAlias(StringRef, SourceRange place) override {
    aliases.push_back(place);
  }
  void didReadOlderForm(SourceRange place, StringRef text,
                        StringRef what) override {
    edits.add(place, text.str(), what.str());
  }

  /// Links the records, when all of the text is read.
  void finish();
  /// The record of the last operation that begins at or before `position`, or -1. All
  /// operations that contain the position are this one or around it.
  int findLast(uint64_t position) const;

  std::vector<OpRecord> records;
  llvm::DenseMap<Operation *, int> byOp;
  /// Regions by first block.
  llvm::DenseMap<Block *, RegionRecord> regions;
  llvm::DenseMap<Value, SmallVector<SourceRange, 2>> uses;
  /// The names of symbols and aliases where they are defined.
  std::vector<SourceRange> symbols, aliases;
  SourceEdits edits;

private:
  /// The numbers of the records in the order in which the operations begin.
  std::vector<int> byBegin;
};

/// Records the notifications of the upgrade.
class ChangeLog final : public RewriterBase::Listener {
public:
  ChangeLog(SourceRecorder &recorder, SourceNames &names)
      : recorder(recorder), names(names) {}

  void notifyPatternBegin(StringRef pattern, Operation *op) override;
  void notifyPatternEnd(StringRef, LogicalResult result) override;
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

  /// Operations that were changed without a rule.
  std::vector<int> modified;

private:
  /// The state of an operation before a rule was applied to it.
  struct Before {
    std::string name;
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
  void nameIndices();
  std::string describeChanges(Operation *op) const;

  SourceRecorder &recorder;
  SourceNames &names;
  bool isInRule = false;
  int root = -1;
  Before before;
  SmallVector<Operation *, 2> created;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADELOGDETAIL_H
