// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An open document: its text, divided into items that are parsed and verified one by one
// (docs/decisions/0039). An edit costs as much as the items that it touches.
#ifndef STRATA_LANGUAGESERVER_DOCUMENT_H
#define STRATA_LANGUAGESERVER_DOCUMENT_H

#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/LanguageServer/DocumentText.h"
#include "strata/LanguageServer/ItemParser.h"

#include "llvm/ADT/StringSet.h"

#include <functional>
#include <memory>

namespace strata::lsp {

class ItemIndex;

/// Makes the Context of a document, with the dialects that it may use. Called again when
/// the Context holds too much that is no longer used.
using ContextFactory = std::function<std::unique_ptr<Context>()>;

/// A symbol that an item defines, and the properties by which other items see it.
struct ItemSymbol {
  StringAttr name;
  OperationName op;
  DictionaryAttr attributes;
  bool operator==(const ItemSymbol &) const = default;
};

/// The results of reading an item.
struct ItemContents {
  ItemContents();
  ~ItemContents();
  /// Operations in the module of the document, or the module itself for its beginning.
  /// Empty after errors.
  std::vector<Operation *> ops;
  std::vector<ItemDiagnostic> syntaxErrors, verifierErrors, symbolErrors;
  /// The name of the alias that the item defines, with `#` or `!`.
  std::string alias;
  ItemSource source;
  bool isBroken = false;
  /// The name of the symbol that a broken item seems to define; empty if there is none.
  std::string brokenSymbol;
  /// The symbols of the operations, but not those inside them.
  std::vector<ItemSymbol> symbols;
  /// Made on request (Document::getIndex).
  std::unique_ptr<ItemIndex> index;
};

struct Item {
  ItemSpan span;
  /// Null until the item has been read.
  std::unique_ptr<ItemContents> contents;
};

class Document {
public:
  Document(std::string uri, std::string text, PositionEncoding encoding,
           ContextFactory factory);
  ~Document();
  Document(const Document &) = delete;
  Document &operator=(const Document &) = delete;

  StringRef getURI() const { return uri; }
  const DocumentText &getText() const { return text; }
  ArrayRef<Item> getItems() const { return items; }
  Context &getContext() { return *ctx; }

  /// Replaces a range of the text. Diagnostics and indexes are those of the new text
  /// after `update`.
  void replace(Range range, StringRef inserted);
  void replaceAll(std::string newText);
  /// Reads the items that changed, and verifies those that may depend on them.
  void update();
  /// Reads everything again, in a new Context.
  void reload();

  /// The index of item `item`; `update` has been called.
  const ItemIndex &getIndex(size_t item);
  /// The item that contains `offset`, or that ends there; std::nullopt between items.
  std::optional<size_t> findItem(uint64_t offset) const;
  /// The items of the piece (between lines `// -----`) with item `item`: the first, and
  /// the one after the last.
  std::pair<size_t, size_t> getPiece(size_t item) const;
  /// The definitions of aliases in the piece of an item.
  const AliasTexts &getAliases(size_t item);
  /// Bytes of an item as bytes of the document.
  SourceRange getPlace(const Item &item, SourceRange range) const {
    return {item.span.range.begin + range.begin,
            item.span.range.begin + range.end};
  }
  StringRef getText(const Item &item) const {
    return text.get(item.span.range);
  }

private:
  struct Division;
  Division divide(size_t first, SourceRange edited, uint64_t numInserted) const;
  void apply(Division &&division);
  void drop(Item &item);
  void dropPieces(size_t first, size_t last);
  void read(size_t item);
  void takeOperations(size_t item, OwningOpRef<> parsed);
  void readAtOnce();
  bool share(Operation *module, uint32_t buffer);
  Block *getBody(size_t item);
  void updatePiece(size_t first, size_t last, llvm::StringSet<> changed);
  void dropUsersOfAliases(size_t first, size_t last, llvm::StringSet<> changed);
  llvm::StringSet<> findBrokenSymbols(size_t first, size_t last) const;
  void verifySymbols(Item &item, const llvm::StringSet<> &broken,
                     SymbolTableCollection &tables);
  void findRedefinitions(size_t first, size_t last);

  std::string uri;
  DocumentText text;
  ContextFactory factory;
  std::unique_ptr<Context> ctx;
  /// Contains the operations of all items, a module for each piece.
  OwningOpRef<> root;
  /// The first one is an empty line between pieces.
  std::vector<Item> items;
  /// The aliases of the piece that begins with item `aliasesOf`, which were found last.
  AliasTexts aliases;
  size_t aliasesOf = SIZE_MAX;
  /// The symbols of items that were dropped since `update`.
  std::vector<ItemSymbol> oldSymbols;
  /// The names of aliases that changed since `update`, and of symbols that broken items
  /// define or defined.
  llvm::StringSet<> changedAliases, changedBrokenSymbols;
  /// The bytes that the Context holds for texts that were replaced.
  uint64_t numStaleBytes = 0;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_DOCUMENT_H
