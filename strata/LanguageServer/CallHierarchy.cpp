// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The symbols that refer to a symbol, and those to which it refers: calls, in most dialects.
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

namespace {
/// A symbol with the operation that defines it, in the document.
struct SymbolPlace {
  std::string name, op;
  SourceRange range, selection;
};
} // namespace

static SymbolPlace getSymbol(const Document &document, const Item &item,
                             const ItemIndex &index,
                             const IndexedName &symbol) {
  const IndexedOp *op = index.findOp(symbol.place.begin);
  SourceRange place = document.getPlace(item, symbol.place);
  return {symbol.name, op ? op->op.getStringRef().str() : "",
          op ? document.getPlace(item, op->range) : place, place};
}

/// The innermost symbol around `offset`; std::nullopt if there is none.
static std::optional<SymbolPlace> findSymbolAround(Document &document,
                                                   uint64_t offset) {
  std::optional<size_t> number = document.findItem(offset);
  if (!number)
    return std::nullopt;
  const Item &item = document.getItems()[*number];
  const ItemIndex &index = document.getIndex(*number);
  std::optional<SymbolPlace> found;
  for (const IndexedName &symbol : index.getSymbolDefinitions()) {
    SymbolPlace place = getSymbol(document, item, index, symbol);
    bool isAround = place.range.begin <= offset && offset <= place.range.end;
    if (isAround && (!found || found->range.begin <= place.range.begin))
      found = std::move(place);
  }
  return found;
}

static json::Object makeItem(const Document &document,
                             const SymbolPlace &symbol) {
  const DocumentText &text = document.getText();
  return json::Object{
      {"name", "@" + symbol.name},
      {"kind", getSymbolKind(symbol.op)},
      {"detail", symbol.op},
      {"uri", document.getURI()},
      {"range", toJSON(text.getRange(symbol.range))},
      {"selectionRange", toJSON(text.getRange(symbol.selection))}};
}

json::Value lsp::prepareCallHierarchy(Document &document, Position position) {
  uint64_t offset = document.getText().getOffset(position);
  // A use stands for its definition; other places for the symbol around them.
  if (auto places = findOccurrences(document, offset))
    if (places->kind == '@' && !places->definitions.empty())
      offset = places->definitions.front().begin;
  if (std::optional<SymbolPlace> symbol = findSymbolAround(document, offset))
    return json::Array{makeItem(document, *symbol)};
  return nullptr;
}

namespace {
/// Places grouped by symbols, in the order of the text.
class Calls {
public:
  explicit Calls(const Document &document) : document(document) {}

  void add(const SymbolPlace &symbol, SourceRange place) {
    auto &[known, places] = groups[symbol.selection.begin];
    known = symbol;
    places.push_back(toJSON(document.getText().getRange(place)));
  }
  /// `role` is the name of the symbol in each group.
  json::Array take(StringRef role) {
    json::Array result;
    for (auto &group : groups)
      result.push_back(
          json::Object{{role.str(), makeItem(document, group.second.first)},
                       {"fromRanges", std::move(group.second.second)}});
    return result;
  }

private:
  const Document &document;
  llvm::MapVector<uint64_t, std::pair<SymbolPlace, json::Array>> groups;
};
} // namespace

json::Value lsp::getIncomingCalls(Document &document, Position symbol) {
  Calls calls(document);
  uint64_t offset = document.getText().getOffset(symbol);
  if (auto places = findOccurrences(document, offset))
    for (SourceRange use : places->uses)
      if (auto caller = findSymbolAround(document, use.begin))
        calls.add(*caller, use);
  return calls.take("from");
}

json::Value lsp::getOutgoingCalls(Document &document, Position symbol) {
  Calls calls(document);
  uint64_t offset = document.getText().getOffset(symbol);
  std::optional<SymbolPlace> caller = findSymbolAround(document, offset);
  std::optional<size_t> number = document.findItem(offset);
  if (!caller || !number)
    return calls.take("to");
  const Item &item = document.getItems()[*number];
  // Indexes are made when definitions are looked up, which may move this one.
  std::vector<SourceRange> uses;
  for (const IndexedName &use : document.getIndex(*number).getSymbolUses())
    uses.push_back(document.getPlace(item, use.place));
  for (SourceRange use : uses) {
    if (use.begin < caller->range.begin || use.end > caller->range.end)
      continue;
    auto places = findOccurrences(document, use.begin);
    if (!places || places->definitions.empty())
      continue;
    uint64_t definition = places->definitions.front().begin;
    if (auto callee = findSymbolAround(document, definition))
      calls.add(*callee, use);
  }
  return calls.take("to");
}
