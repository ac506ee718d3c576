// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/ItemIndex.h"

#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;

namespace strata::lsp {
/// Fills an index while its item is parsed. Operations and values may be destroyed after
/// errors, and others take their addresses: a definition replaces the entry of its
/// address.
class IndexBuilder final : public ParserObserver {
public:
  IndexBuilder(ItemIndex &index, const ItemSource &source)
      : index(index), source(source) {}

  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange name) override;
  void didDefineValues(Value first, unsigned count, StringRef name,
                       SourceRange place) override;
  void didUseValue(Value value, StringRef name, SourceRange place) override;
  void didResolveValue(Value placeholder, Value value) override;
  void didDefineBlock(Block *block, StringRef name, SourceRange place) override;
  void didUseBlock(Block *block, StringRef name, SourceRange place) override;
  void didDefineSymbol(StringAttr name, SourceRange place) override;
  void didUseSymbol(SymbolRefAttr reference, SourceRange place) override;
  void didUseAlias(StringRef name, SourceRange place) override;
  void finish();

private:
  void define(Value value, uint32_t number);

  ItemIndex &index;
  const ItemSource &source;
  llvm::DenseMap<Value, uint32_t> values;
  llvm::DenseMap<Block *, uint32_t> blocks;
  /// The uses of values and blocks before their definition.
  llvm::DenseMap<Value, SmallVector<SourceRange, 2>> earlyUses;
  llvm::DenseMap<Block *, SmallVector<SourceRange, 2>> earlyBlockUses;
};
} // namespace strata::lsp

void IndexBuilder::didParseOperation(Operation *op, SourceRange place,
                                     SourceRange name) {
  auto range = source.getPlace(place), nameRange = source.getPlace(name);
  if (!range || !nameRange)
    return;
  index.ops.push_back({*range, *nameRange, op->getName(), 0});
}

/// Value `value` is the one with number `number` in the index.
void IndexBuilder::define(Value value, uint32_t number) {
  values[value] = number;
  auto early = earlyUses.find(value);
  if (early == earlyUses.end())
    return;
  for (SourceRange use : early->second)
    index.valueUses.push_back({use, number});
  earlyUses.erase(early);
}

void IndexBuilder::didDefineValues(Value first, unsigned count, StringRef name,
                                   SourceRange place) {
  auto range = source.getPlace(place);
  if (!range)
    return;
  std::optional<OperationName> op;
  if (Operation *owner = first.getDefiningOp())
    op = owner->getName();
  for (unsigned i = 0; i != count; ++i) {
    Value value = first;
    if (auto result = dyn_cast<OpResult>(first))
      value = result.getOwner()->getResult(result.getResultNumber() + i);
    index.values.push_back({name.str(), *range, value.getType(), i, count, op});
    define(value, uint32_t(index.values.size() - 1));
  }
}

void IndexBuilder::didUseValue(Value value, StringRef, SourceRange place) {
  auto range = source.getPlace(place);
  if (!range)
    return;
  auto known = values.find(value);
  if (known != values.end())
    index.valueUses.push_back({*range, known->second});
  else
    earlyUses[value].push_back(*range);
}

void IndexBuilder::didResolveValue(Value placeholder, Value value) {
  auto early = earlyUses.find(placeholder);
  if (early == earlyUses.end())
    return;
  SmallVector<SourceRange, 2> uses = std::move(early->second);
  earlyUses.erase(early);
  auto known = values.find(value);
  for (SourceRange use : uses)
    if (known != values.end())
      index.valueUses.push_back({use, known->second});
    else
      earlyUses[value].push_back(use);
}

void IndexBuilder::didDefineBlock(Block *block, StringRef name,
                                  SourceRange place) {
  auto range = source.getPlace(place);
  if (!range)
    return;
  auto number = uint32_t(index.blocks.size());
  index.blocks.push_back({name.str(), *range});
  blocks[block] = number;
  auto early = earlyBlockUses.find(block);
  if (early == earlyBlockUses.end())
    return;
  for (SourceRange use : early->second)
    index.blockUses.push_back({use, number});
  earlyBlockUses.erase(early);
}

void IndexBuilder::didUseBlock(Block *block, StringRef, SourceRange place) {
  auto range = source.getPlace(place);
  if (!range)
    return;
  auto known = blocks.find(block);
  if (known != blocks.end())
    index.blockUses.push_back({*range, known->second});
  else
    earlyBlockUses[block].push_back(*range);
}

void IndexBuilder::didDefineSymbol(StringAttr name, SourceRange place) {
  if (auto range = source.getPlace(place))
    index.symbols.push_back({*range, name.getValue().str()});
}

void IndexBuilder::didUseSymbol(SymbolRefAttr reference, SourceRange place) {
  if (auto range = source.getPlace(place))
    index.symbolUses.push_back(
        {*range, reference.getRootReference().getValue().str()});
}

void IndexBuilder::didUseAlias(StringRef name, SourceRange place) {
  if (auto range = source.getPlace(place))
    index.aliasUses.push_back({*range, name.str()});
}

/// Sorts `entries`, and drops those of a place that has one: parsers may resolve an
/// operand twice.
template <typename T> static void sortByPlace(std::vector<T> &entries) {
  llvm::stable_sort(entries, [](const T &a, const T &b) {
    return a.place.begin < b.place.begin;
  });
  auto isSame = [](const T &a, const T &b) { return a.place == b.place; };
  entries.erase(llvm::unique(entries, isSame), entries.end());
}

/// Names of symbols that an operation only mentions are written as those that it defines.
static bool definesSymbols(const IndexedOp *op) {
  return op &&
         llvm::any_of(op->op.getDefinition()->attributes,
                      [](const AttrSlot &slot) {
                        return slot.name == SymbolTable::getSymbolAttrName();
                      });
}

void IndexBuilder::finish() {
  llvm::stable_sort(index.ops, [](const IndexedOp &a, const IndexedOp &b) {
    return a.range.begin != b.range.begin ? a.range.begin < b.range.begin
                                          : a.range.end > b.range.end;
  });
  SmallVector<uint32_t> around;
  for (uint32_t i = 0; i != index.ops.size(); ++i) {
    while (!around.empty() &&
           index.ops[around.back()].range.end < index.ops[i].range.end)
      around.pop_back();
    index.ops[i].parent = around.empty() ? i : around.back();
    around.push_back(i);
  }
  sortByPlace(index.symbols);
  // The first name of an item whose operation cannot be read is that of the operation.
  uint64_t first = index.symbols.empty() ? 0 : index.symbols[0].place.begin;
  auto isDefinition = [&](const IndexedName &name) {
    const IndexedOp *op = index.findOp(name.place.begin);
    return op ? definesSymbols(op) : name.place.begin == first;
  };
  auto mentioned = std::stable_partition(index.symbols.begin(),
                                         index.symbols.end(), isDefinition);
  index.symbolUses.insert(index.symbolUses.end(), mentioned,
                          index.symbols.end());
  index.symbols.erase(mentioned, index.symbols.end());
  sortByPlace(index.valueUses);
  sortByPlace(index.blockUses);
  sortByPlace(index.symbolUses);
  sortByPlace(index.aliasUses);
}

ItemIndex::ItemIndex(Context &ctx, const ItemSource &source) {
  IndexBuilder builder(*this, source);
  OwningOpRef<> parsed = parseItem(ctx, source, &builder);
  builder.finish();
}

static bool contains(SourceRange range, uint64_t offset) {
  return range.begin <= offset && offset <= range.end;
}

/// The target of the use at `offset`, or the entry of `definitions` there.
template <typename T>
static std::optional<uint32_t> find(ArrayRef<IndexedUse> uses,
                                    ArrayRef<T> definitions, uint64_t offset) {
  auto next = llvm::partition_point(
      uses, [&](const IndexedUse &use) { return use.place.end < offset; });
  if (next != uses.end() && contains(next->place, offset))
    return next->target;
  for (auto [i, definition] : llvm::enumerate(definitions))
    if (contains(definition.place, offset))
      return uint32_t(i);
  return std::nullopt;
}

std::optional<uint32_t> ItemIndex::findValue(uint64_t offset) const {
  return find(ArrayRef(valueUses), ArrayRef(values), offset);
}

std::optional<uint32_t> ItemIndex::findBlock(uint64_t offset) const {
  return find(ArrayRef(blockUses), ArrayRef(blocks), offset);
}

const IndexedOp *ItemIndex::findOp(uint64_t offset) const {
  auto next = llvm::partition_point(
      ops, [&](const IndexedOp &op) { return op.range.begin <= offset; });
  if (next == ops.begin())
    return nullptr;
  // The last one that begins before the place is in the one around it.
  auto number = uint32_t(std::prev(next) - ops.begin());
  while (!contains(ops[number].range, offset)) {
    if (ops[number].parent == number)
      return nullptr;
    number = ops[number].parent;
  }
  return &ops[number];
}
