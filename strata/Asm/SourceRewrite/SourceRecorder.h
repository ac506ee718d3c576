// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The places of operations and regions in a text, and the operations that replace
// them.
#ifndef STRATA_ASM_SOURCEREWRITE_SOURCERECORDER_H
#define STRATA_ASM_SOURCEREWRITE_SOURCERECORDER_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/SourceEdits.h"

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
  /// The operations that rules created in its place or changed, and its changes if
  /// the name is the same.
  SmallVector<Operation *, 2> created;
  /// The created operations that are printed in front of this one.
  std::vector<Operation *> before;
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
  void didDefineAlias(StringRef name, SourceRange place, Attribute attr,
                      Type type) override;
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
  /// The names of types and attributes with an alias in front of all operations.
  llvm::DenseMap<const void *, StringRef> aliased;
  SourceEdits edits;

private:
  /// The numbers of the records in the order in which the operations begin.
  std::vector<int> byBegin;
};

} // namespace strata

#endif // STRATA_ASM_SOURCEREWRITE_SOURCERECORDER_H
