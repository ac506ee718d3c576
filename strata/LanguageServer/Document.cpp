// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Document.h"

#include "strata/Asm/Source/Lexer.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
using namespace strata::lsp;

static constexpr llvm::StringLiteral RedefinitionText =
    "redefinition of symbol";

ItemContents::ItemContents() = default;
ItemContents::~ItemContents() = default;

Document::Document(std::string uri, std::string text, PositionEncoding encoding,
                   ContextFactory factory)
    : uri(std::move(uri)), text(std::move(text), encoding),
      factory(std::move(factory)) {
  items.push_back({ItemSpan{ItemKind::Split, {0, 0}, 0}, nullptr});
  reload();
}

Document::~Document() = default;

/// Old items that new ones take the place of.
struct Document::Division {
  /// The old items `first` up to `last` are replaced.
  size_t first, last;
  std::vector<Item> added;
  /// The old item that each of `added` is; SIZE_MAX for new ones.
  std::vector<size_t> reused;
  /// Change of the places of the items after `last`.
  uint64_t shift;
};

void Document::reload() {
  for (Item &item : items)
    item.contents.reset();
  items.resize(1);
  root.reset();
  ctx = factory();
  root = OwningOpRef<>(ModuleOp::create(ctx.get(), Location()).getOperation());
  numStaleBytes = 0;
  aliasesOf = SIZE_MAX;
  oldSymbols.clear();
  changedAliases.clear();
  changedBrokenSymbols.clear();
  apply(divide(1, {0, 0}, text.size()));
  readAtOnce();
  update();
}

/// The name of the alias that the text of an item defines, with `#` or `!`.
static StringRef getAliasName(StringRef text) {
  return text.take_until(
      [](char c) { return c == '=' || c == ' ' || c == '\t'; });
}

//===-- Division -----------------------------------------------------------===//

std::pair<size_t, size_t> Document::getPiece(size_t item) const {
  size_t first = item, last = item + 1;
  while (items[first].span.kind != ItemKind::Split)
    --first;
  while (last < items.size() && items[last].span.kind != ItemKind::Split)
    ++last;
  return {first, last};
}

static bool hasStructure(ItemKind kind) {
  return kind == ItemKind::ModuleBegin || kind == ItemKind::ModuleEnd ||
         kind == ItemKind::Split;
}

/// Divides the text, in which `numInserted` bytes have taken the place of `edited`, from
/// item `first` on, up to an item that was one before. Items have their old places.
Document::Division Document::divide(size_t first, SourceRange edited,
                                    uint64_t numInserted) const {
  Division result{first, first, {}, {}, 0};
  result.shift = numInserted - (edited.end - edited.begin);
  auto isAfter = [&](const ItemSpan &span) {
    return span.range.begin > edited.end;
  };
  auto isTouched = [&](const ItemSpan &span) {
    return span.range.end >= edited.begin && !isAfter(span);
  };
  auto getNew = [&](ItemSpan span) {
    uint64_t by = isAfter(span) ? result.shift : 0;
    span.range = {span.range.begin + by, span.range.end + by};
    return span;
  };
  size_t &old = result.last;
  ItemSpan before = items[first - 1].span;
  RestBraces braces;
  while (std::optional<ItemSpan> span = scanItem(
             text.get(), before.range.end, before.getDepthAfter(), braces)) {
    before = *span;
    while (old != items.size() &&
           (isTouched(items[old].span) ||
            getNew(items[old].span).range.begin < span->range.begin))
      ++old;
    bool isOld = old != items.size() && getNew(items[old].span) == *span;
    if (isOld && isAfter(items[old].span))
      return result;
    result.added.push_back({*span, nullptr});
    result.reused.push_back(isOld ? old : SIZE_MAX);
  }
  old = items.size();
  return result;
}

/// Removes the contents of an item.
void Document::drop(Item &item) {
  if (!item.contents)
    return;
  if (!item.contents->alias.empty())
    changedAliases.insert(item.contents->alias);
  llvm::append_range(oldSymbols, item.contents->symbols);
  if (!item.contents->brokenSymbol.empty())
    changedBrokenSymbols.insert(item.contents->brokenSymbol);
  for (Operation *op : item.contents->ops)
    op->erase();
  const ItemSource &source = item.contents->source;
  numStaleBytes += source.length + (source.isShared ? 0 : source.prefix);
  item.contents.reset();
}

/// Forgets the pieces of the items `first` up to `last`.
void Document::dropPieces(size_t first, size_t last) {
  first = getPiece(first).first;
  last = last == items.size() ? last : getPiece(last).second;
  for (Item &item : llvm::make_range(items.begin() + ptrdiff_t(first),
                                     items.begin() + ptrdiff_t(last))) {
    // The module of the piece contains all operations.
    if (item.contents && item.span.kind != ItemKind::Split)
      item.contents->ops.clear();
    drop(item);
  }
}

void Document::apply(Division &&division) {
  auto begin = items.begin() + ptrdiff_t(division.first);
  auto end = items.begin() + ptrdiff_t(division.last);
  std::vector<bool> isReused(division.last - division.first);
  bool changesStructure = false;
  for (auto [item, old] : llvm::zip(division.added, division.reused)) {
    if (old != SIZE_MAX)
      isReused[old - division.first] = true;
    else
      changesStructure |= hasStructure(item.span.kind);
  }
  for (auto [item, reused] : llvm::zip(llvm::make_range(begin, end), isReused))
    changesStructure |= !reused && hasStructure(item.span.kind);
  if (changesStructure)
    dropPieces(division.first - 1, division.last);
  for (auto [item, reused] : llvm::zip(llvm::make_range(begin, end), isReused))
    if (!reused)
      drop(item);
  for (auto [item, old] : llvm::zip(division.added, division.reused))
    if (old != SIZE_MAX)
      item.contents = std::move(items[old].contents);
  for (Item &item : llvm::make_range(end, items.end())) {
    item.span.range.begin += division.shift;
    item.span.range.end += division.shift;
  }
  auto next = items.erase(begin, end);
  items.insert(next, std::make_move_iterator(division.added.begin()),
               std::make_move_iterator(division.added.end()));
  aliasesOf = SIZE_MAX;
}

void Document::replace(Range range, StringRef inserted) {
  SourceRange edited{text.getOffset(range.start), text.getOffset(range.end)};
  if (edited.end < edited.begin)
    std::swap(edited.begin, edited.end);
  // The item before the first one that the edit touches may be longer than it was.
  size_t touched =
      size_t(llvm::partition_point(items,
                                   [&](const Item &item) {
                                     return item.span.range.end < edited.begin;
                                   }) -
             items.begin());
  size_t first = std::max<size_t>(touched, 2) - 1;
  // So may those whose ends follow from the text after them.
  for (size_t i = first; i-- != 0 && items[i].span.kind != ItemKind::Split;)
    if (items[i].span.usesRest)
      first = i;
  text.replace(edited, inserted);
  apply(divide(first, edited, inserted.size()));
}

void Document::replaceAll(std::string newText) {
  text = DocumentText(std::move(newText), text.getEncoding());
  reload();
}

//===-- Reading ------------------------------------------------------------===//

const AliasTexts &Document::getAliases(size_t item) {
  auto [first, last] = getPiece(item);
  if (aliasesOf == first)
    return aliases;
  aliases.clear();
  aliasesOf = first;
  for (size_t i = first; i != last; ++i) {
    if (items[i].span.kind != ItemKind::Alias)
      continue;
    StringRef definition = getText(items[i]);
    aliases.try_emplace(getAliasName(definition), definition);
  }
  return aliases;
}

/// The block for the operations of an item.
Block *Document::getBody(size_t item) {
  uint32_t depth = items[item].span.depth;
  for (size_t i = item; i-- != 0;) {
    const ItemSpan &span = items[i].span;
    bool isAround = span.kind == ItemKind::Split ||
                    (span.kind == ItemKind::ModuleBegin && span.depth < depth);
    if (isAround && items[i].contents)
      return ModuleOp(items[i].contents->ops.front()).getBody();
  }
  return ModuleOp(root.get()).getBody();
}

/// Adds the symbols that the operations of an item define.
static void addSymbols(ItemContents &contents) {
  for (Operation *op : contents.ops)
    if (StringAttr name = SymbolTable::getSymbolName(op))
      contents.symbols.push_back(
          {name, op->getName(), op->getAttrDictionary()});
}

/// Moves the operations that were parsed for an item to the module around it.
void Document::takeOperations(size_t index, OwningOpRef<> parsed) {
  ItemContents &contents = *items[index].contents;
  Block *body = getBody(index);
  // The parser adds a module, which has no place in the text, unless there is exactly one.
  if (parsed->getLoc().isOffset()) {
    contents.ops.push_back(parsed.get());
    body->push_back(parsed.release());
  } else {
    Block *source = ModuleOp(parsed.get()).getBody();
    for (Operation &op : *source)
      contents.ops.push_back(&op);
    body->splice(body->end(), *source);
  }
  addSymbols(contents);
}

/// The text that completes an item.
static StringRef getCompletion(ItemKind kind) {
  return kind == ItemKind::ModuleBegin ? "}" : "";
}

void Document::read(size_t index) {
  Item &item = items[index];
  item.contents = std::make_unique<ItemContents>();
  ItemContents &contents = *item.contents;
  switch (item.span.kind) {
  case ItemKind::ModuleEnd:
    return;
  case ItemKind::Split:
    contents.ops.push_back(ModuleOp::create(ctx.get(), Location()));
    ModuleOp(root.get()).push_back(contents.ops.front());
    return;
  case ItemKind::Alias:
    contents.alias = getAliasName(getText(item)).str();
    break;
  default:
    break;
  }
  contents.source =
      addItemSource(*ctx, getText(item), getCompletion(item.span.kind),
                    getAliases(index), uri);
  DiagnosticCapture capture;
  OwningOpRef<> parsed = parseItem(*ctx, contents.source);
  takeDiagnostics(capture, contents.source, *ctx, contents.syntaxErrors);
  contents.isBroken = !parsed;
  if (parsed) {
    takeOperations(index, std::move(parsed));
  } else if (item.span.kind == ItemKind::ModuleBegin) {
    contents.ops.push_back(ModuleOp::create(ctx.get(), Location()));
    getBody(index)->push_back(contents.ops.front());
  }
  DiagnosticCapture verifierCapture;
  for (Operation *op : contents.ops)
    (void)verify(op);
  takeDiagnostics(verifierCapture, contents.source, *ctx,
                  contents.verifierErrors);
}

/// Forgets the items of a piece that mention one of the aliases `changed`, or an alias
/// that does. Other definitions of such an alias are among them.
void Document::dropUsersOfAliases(size_t first, size_t last,
                                  llvm::StringSet<> changed) {
  for (; !changed.empty(); changed = std::exchange(changedAliases, {})) {
    changedAliases.clear();
    AliasTexts names;
    for (const auto &name : changed)
      names.try_emplace(name.getKey(), "");
    for (size_t i = first; i != last; ++i) {
      Item &item = items[i];
      if (!item.contents)
        continue;
      SmallVector<StringRef> found;
      findAliasUses(getText(item), names, found);
      if (!found.empty())
        drop(item);
    }
  }
}

//===-- Reading at once ----------------------------------------------------===//

/// Gives the operations in `module`, which was parsed from the whole text, to the items.
/// False if the items do not fit them; contents are unspecified then.
bool Document::share(Operation *module, uint32_t buffer) {
  SmallVector<std::pair<Block::iterator, Block::iterator>> open;
  auto enter = [&](Operation *op) {
    Block *body = ModuleOp(op).getBody();
    open.emplace_back(body->begin(), body->end());
  };
  enter(module);
  for (Item &item : items) {
    const SourceRange &range = item.span.range;
    item.contents = std::make_unique<ItemContents>();
    ItemContents &contents = *item.contents;
    contents.source = {buffer, range.begin, range.end - range.begin,
                       /*isShared=*/true};
    auto &[next, end] = open.back();
    auto isNext = [&] {
      return next != end && next->getLoc().isOffset() &&
             next->getLoc().getOffset() >= range.begin &&
             next->getLoc().getOffset() < range.end;
    };
    switch (item.span.kind) {
    case ItemKind::Split:
      contents.ops.push_back(module);
      break;
    case ItemKind::Alias:
      contents.alias = getAliasName(getText(item)).str();
      break;
    case ItemKind::Metadata:
      break;
    case ItemKind::ModuleEnd:
      if (open.size() == 1 || next != end)
        return false;
      open.pop_back();
      break;
    case ItemKind::ModuleBegin:
      if (!isNext() || !ModuleOp::classof(&*next))
        return false;
      contents.ops.push_back(&*next++);
      enter(contents.ops.front());
      break;
    case ItemKind::Operations:
      while (isNext())
        contents.ops.push_back(&*next++);
      if (contents.ops.empty())
        return false;
      break;
    }
    if (item.span.kind != ItemKind::Split)
      addSymbols(contents);
  }
  return open.size() == 1 && open.back().first == open.back().second;
}

/// Reads a text that has no errors, in a part of the time that its items take one by one.
/// Otherwise all items stay unread.
void Document::readAtOnce() {
  auto isSplit = [](const Item &item) {
    return item.span.kind == ItemKind::Split;
  };
  if (llvm::count_if(items, isSplit) != 1)
    return;
  DiagnosticCapture capture;
  uint32_t buffer = ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text.get(), uri));
  OwningOpRef<> parsed =
      parseItem(*ctx, ItemSource{buffer, 0, text.size(), true});
  if (!parsed || !capture.take().empty())
    return;
  if (parsed->getLoc().isOffset()) {
    ModuleOp wrapper = ModuleOp::create(ctx.get(), Location());
    wrapper.push_back(parsed.release());
    parsed = OwningOpRef<>(wrapper.getOperation());
  }
  if (share(parsed.get(), buffer) && succeeded(verify(parsed.get())) &&
      capture.take().empty()) {
    ModuleOp(root.get()).push_back(parsed.release());
    return;
  }
  for (Item &item : items)
    item.contents.reset();
}

//===-- Symbols ------------------------------------------------------------===//

/// Calls `found` for the names of the symbols that `text` mentions, until it returns
/// true. Names in quotes are those between the quotes.
static bool anySymbol(StringRef text, function_ref<bool(StringRef)> found) {
  for (size_t at = text.find('@'); at != StringRef::npos;
       at = text.find('@', at + 1)) {
    StringRef rest = text.drop_front(at + 1);
    StringRef name =
        rest.consume_front("\"")
            ? rest.take_until([](char c) { return c == '"' || c == '\n'; })
            : rest.take_while(
                  [](char c) { return CharClass::is(c, CharClass::IdBody); });
    if (found(name))
      return true;
  }
  return false;
}

/// The names that broken items of a piece seem to define.
llvm::StringSet<> Document::findBrokenSymbols(size_t first, size_t last) const {
  llvm::StringSet<> names;
  for (size_t i = first; i != last; ++i)
    if (!items[i].contents->brokenSymbol.empty())
      names.insert(items[i].contents->brokenSymbol);
  return names;
}

/// The first symbol that `text` mentions; empty if there is none.
static std::string findFirstSymbol(StringRef text) {
  std::string result;
  (void)anySymbol(text, [&](StringRef name) {
    result = name.str();
    return true;
  });
  return result;
}

/// The names of the symbols that one of `before` and `after` has, or that differ.
static llvm::StringSet<> getChanged(ArrayRef<ItemSymbol> before,
                                    ArrayRef<ItemSymbol> after) {
  llvm::StringSet<> names;
  llvm::StringMap<const ItemSymbol *> known;
  for (const ItemSymbol &symbol : before)
    known[symbol.name.getValue()] = &symbol;
  for (const ItemSymbol &symbol : after) {
    auto it = known.find(symbol.name.getValue());
    if (it == known.end() || !it->second || !(*it->second == symbol))
      names.insert(symbol.name.getValue());
    if (it != known.end())
      it->second = nullptr;
  }
  for (const auto &entry : known)
    if (entry.second)
      names.insert(entry.getKey());
  return names;
}

void Document::verifySymbols(Item &item, const llvm::StringSet<> &broken,
                             SymbolTableCollection &tables) {
  ItemContents &contents = *item.contents;
  contents.symbolErrors.clear();
  if (item.span.kind != ItemKind::Operations)
    return;
  bool mentionsBroken =
      !broken.empty() && anySymbol(getText(item), [&](StringRef name) {
        return broken.contains(name);
      });
  // The first error may be about a symbol whose definition cannot be read.
  if (mentionsBroken)
    return;
  DiagnosticCapture capture;
  for (Operation *op : contents.ops)
    (void)verifySymbolUses(op, tables);
  takeDiagnostics(capture, contents.source, *ctx, contents.symbolErrors);
}

/// Reports symbols of a piece that have the name of another one in the same module.
void Document::findRedefinitions(size_t first, size_t last) {
  llvm::DenseMap<std::pair<Block *, StringAttr>, size_t> known;
  for (size_t i = first; i != last; ++i) {
    Item &item = items[i];
    llvm::erase_if(item.contents->verifierErrors, [](const auto &diagnostic) {
      return StringRef(diagnostic.message).starts_with(RedefinitionText);
    });
    for (Operation *op : item.contents->ops) {
      StringAttr name = SymbolTable::getSymbolName(op);
      if (!name || known.try_emplace({op->getBlock(), name}, i).second)
        continue;
      ItemDiagnostic &diagnostic = item.contents->verifierErrors.emplace_back();
      diagnostic.range = item.contents->source.getPlace(op->getLoc(), *ctx);
      diagnostic.message =
          (RedefinitionText + " named '" + name.getValue() + "'").str();
    }
  }
}

//===-- Updates ------------------------------------------------------------===//

/// Reads the items of a piece that have no contents, and those that mention one of the
/// aliases `changed`.
void Document::updatePiece(size_t first, size_t last,
                           llvm::StringSet<> changed) {
  for (size_t i = first; i != last; ++i)
    if (!items[i].contents && items[i].span.kind == ItemKind::Alias)
      changed.insert(getAliasName(getText(items[i])));
  dropUsersOfAliases(first, last, std::move(changed));
  std::vector<bool> isNew(last - first);
  std::vector<ItemSymbol> added;
  for (size_t i = first; i != last; ++i) {
    if (items[i].contents)
      continue;
    read(i);
    isNew[i - first] = true;
    if (items[i].contents->isBroken) {
      items[i].contents->brokenSymbol = findFirstSymbol(getText(items[i]));
      changedBrokenSymbols.insert(items[i].contents->brokenSymbol);
    }
    llvm::append_range(added, items[i].contents->symbols);
  }
  llvm::StringSet<> symbols = getChanged(oldSymbols, added);
  for (const auto &name : changedBrokenSymbols)
    symbols.insert(name.getKey());
  auto mentionsChanged = [&](const Item &item) {
    return !symbols.empty() && anySymbol(getText(item), [&](StringRef name) {
      return symbols.contains(name);
    });
  };
  llvm::StringSet<> broken = findBrokenSymbols(first, last);
  SymbolTableCollection tables;
  for (size_t i = first; i != last; ++i)
    if (isNew[i - first] || mentionsChanged(items[i]))
      verifySymbols(items[i], broken, tables);
  findRedefinitions(first, last);
}

void Document::update() {
  constexpr uint64_t MaxStaleBytes = 64 << 20;
  if (numStaleBytes > MaxStaleBytes + text.size())
    return reload();
  llvm::StringSet<> changed = std::exchange(changedAliases, {});
  for (size_t first = 0; first != items.size();) {
    auto [begin, end] = getPiece(first);
    bool isChanged =
        llvm::any_of(llvm::make_range(items.begin() + ptrdiff_t(begin),
                                      items.begin() + ptrdiff_t(end)),
                     [](const Item &item) { return !item.contents; });
    if (isChanged || !oldSymbols.empty() || !changed.empty())
      updatePiece(begin, end, changed);
    first = end;
  }
  oldSymbols.clear();
  changedBrokenSymbols.clear();
}

const ItemIndex &Document::getIndex(size_t index) {
  ItemContents &contents = *items[index].contents;
  ItemKind kind = items[index].span.kind;
  if (kind == ItemKind::Split || kind == ItemKind::ModuleEnd) {
    static const ItemIndex empty;
    return empty;
  }
  if (!contents.index) {
    DiagnosticCapture silence;
    ItemSource source = contents.source;
    if (source.isShared)
      source = addItemSource(*ctx, getText(items[index]), getCompletion(kind),
                             getAliases(index), uri);
    contents.index = std::make_unique<ItemIndex>(*ctx, source);
  }
  return *contents.index;
}

std::optional<size_t> Document::findItem(uint64_t offset) const {
  auto next = llvm::partition_point(
      items, [&](const Item &item) { return item.span.range.end < offset; });
  // The token that begins at the end of an item belongs to the next one.
  for (auto it = next; it != items.end(); ++it) {
    const SourceRange &range = it->span.range;
    if (range.begin > offset)
      break;
    bool isLast = std::next(it) == items.end() ||
                  std::next(it)->span.range.begin > offset;
    if (it->span.kind != ItemKind::Split && (offset < range.end || isLast))
      return size_t(it - items.begin());
  }
  return std::nullopt;
}
