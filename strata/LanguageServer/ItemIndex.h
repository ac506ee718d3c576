// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names and operations of one item with their places. It holds no IR, so it exists
// for broken items, too: for those of their operations that can be read. All places are
// relative to the item.
#ifndef STRATA_LANGUAGESERVER_ITEMINDEX_H
#define STRATA_LANGUAGESERVER_ITEMINDEX_H

#include "strata/IR/Graph/Operation.h"
#include "strata/LanguageServer/ItemParser.h"

#include <string>
#include <vector>

namespace strata::lsp {

/// An operation of an item.
struct IndexedOp {
  /// All of it, and its name.
  SourceRange range, name;
  OperationName op;
  /// The number of the operation around it; its own if there is none.
  uint32_t parent = 0;
};

/// A value with a name in the text.
struct IndexedValue {
  /// The name that all results of a group share, without `%`.
  std::string name;
  SourceRange place;
  Type type;
  /// The number in the group, and the size of the group; 0 and 1 for a value alone.
  uint32_t number = 0, groupSize = 1;
  /// The operation of which it is a result; std::nullopt for arguments of blocks.
  std::optional<OperationName> op;

  bool isArgument() const { return !op; }
};

struct IndexedBlock {
  /// The label without `^`.
  std::string name;
  SourceRange place;
};

/// The use of value, or block, `target`.
struct IndexedUse {
  SourceRange place;
  uint32_t target = 0;
};

/// A name at a place: of a symbol, without `@`, or of an alias, with `#` or `!`.
struct IndexedName {
  SourceRange place;
  std::string name;
};

class ItemIndex {
public:
  /// The index of an item without operations.
  ItemIndex() = default;
  /// Parses the item. Errors go to the diagnostics of `ctx`.
  ItemIndex(Context &ctx, const ItemSource &source);

  /// Outer operations come before those in them.
  ArrayRef<IndexedOp> getOps() const { return ops; }
  ArrayRef<IndexedValue> getValues() const { return values; }
  ArrayRef<IndexedBlock> getBlocks() const { return blocks; }
  /// Sorted by place.
  ArrayRef<IndexedUse> getValueUses() const { return valueUses; }
  ArrayRef<IndexedUse> getBlockUses() const { return blockUses; }
  ArrayRef<IndexedName> getSymbolDefinitions() const { return symbols; }
  ArrayRef<IndexedName> getSymbolUses() const { return symbolUses; }
  ArrayRef<IndexedName> getAliasUses() const { return aliasUses; }

  /// The value that is defined or used at `offset`.
  std::optional<uint32_t> findValue(uint64_t offset) const;
  std::optional<uint32_t> findBlock(uint64_t offset) const;
  /// The innermost operation around `offset`; null if there is none.
  const IndexedOp *findOp(uint64_t offset) const;

private:
  friend class IndexBuilder;
  std::vector<IndexedOp> ops;
  std::vector<IndexedValue> values;
  std::vector<IndexedBlock> blocks;
  std::vector<IndexedUse> valueUses, blockUses;
  std::vector<IndexedName> symbols, symbolUses, aliasUses;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_ITEMINDEX_H
