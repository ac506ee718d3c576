// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structure of a document: symbols, folding ranges, and growing selections.
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

//===-- Symbols ------------------------------------------------------------===//

namespace {
/// A symbol, or a module, with those in it.
struct OutlineEntry {
  std::string name, detail;
  int kind = 0;
  SourceRange range, selection;
};

/// Turns entries in the order of their beginnings into a tree.
class Outline {
public:
  explicit Outline(const DocumentText &text) : text(text) {}
  void add(OutlineEntry entry) { entries.push_back(std::move(entry)); }
  json::Array finish();

private:
  json::Array take(size_t &next, uint64_t end, unsigned depth);

  const DocumentText &text;
  std::vector<OutlineEntry> entries;
};
} // namespace

json::Array Outline::take(size_t &next, uint64_t end, unsigned depth) {
  // Deeper symbols are siblings: clients, and the printer of JSON, are recursive.
  constexpr unsigned MaxDepth = 64;
  json::Array result;
  while (next != entries.size() && entries[next].range.begin < end) {
    const OutlineEntry &entry = entries[next++];
    json::Object object{
        {"name", entry.name},
        {"detail", entry.detail},
        {"kind", entry.kind},
        {"range", toJSON(text.getRange(entry.range))},
        {"selectionRange", toJSON(text.getRange(entry.selection))}};
    json::Array children;
    if (depth < MaxDepth)
      children = take(next, entry.range.end, depth + 1);
    if (!children.empty())
      object["children"] = std::move(children);
    result.push_back(std::move(object));
  }
  return result;
}

json::Array Outline::finish() {
  llvm::stable_sort(entries, [](const OutlineEntry &a, const OutlineEntry &b) {
    return a.range.begin < b.range.begin;
  });
  size_t next = 0;
  return take(next, UINT64_MAX, 0);
}

int lsp::getSymbolKind(StringRef op) {
  constexpr int Module = 2, Function = 12, Variable = 13;
  if (op.ends_with("module"))
    return Module;
  return op.contains("global") ? Variable : Function;
}

/// The end of the module that begins with item `begin`.
static uint64_t getModuleEnd(const Document &document, size_t begin) {
  ArrayRef<Item> items = document.getItems();
  uint32_t depth = items[begin].span.depth;
  uint64_t end = items[begin].span.range.end;
  for (const Item &item : items.drop_front(begin + 1)) {
    if (item.span.kind == ItemKind::Split)
      break;
    end = item.span.range.end;
    if (item.span.kind == ItemKind::ModuleEnd && item.span.depth == depth + 1)
      break;
  }
  return end;
}

json::Value lsp::getDocumentSymbols(Document &document) {
  Outline outline(document.getText());
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (item.span.kind == ItemKind::ModuleEnd ||
        item.span.kind == ItemKind::Split)
      continue;
    const ItemIndex &index = document.getIndex(i);
    bool isModule = item.span.kind == ItemKind::ModuleBegin;
    if (isModule && index.getSymbolDefinitions().empty()) {
      SourceRange range{item.span.range.begin, getModuleEnd(document, i)};
      outline.add({"module",
                   "builtin.module",
                   getSymbolKind("module"),
                   range,
                   {range.begin, range.begin + 6}});
    }
    for (const IndexedName &symbol : index.getSymbolDefinitions()) {
      const IndexedOp *op = index.findOp(symbol.place.begin);
      SourceRange place = document.getPlace(item, symbol.place);
      SourceRange range = op ? document.getPlace(item, op->range) : place;
      if (isModule)
        range.end = getModuleEnd(document, i);
      StringRef name = op ? op->op.getStringRef() : "";
      outline.add(
          {"@" + symbol.name, name.str(), getSymbolKind(name), range, place});
    }
  }
  return outline.finish();
}

void lsp::addWorkspaceSymbols(Document &document, StringRef query,
                              json::Array &result) {
  constexpr size_t MaxSymbols = 1000;
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (!document.getText(item).contains_insensitive(query))
      continue;
    const ItemIndex &index = document.getIndex(i);
    for (const IndexedName &symbol : index.getSymbolDefinitions()) {
      if (!StringRef(symbol.name).contains_insensitive(query))
        continue;
      if (result.size() == MaxSymbols)
        return;
      const IndexedOp *op = index.findOp(symbol.place.begin);
      result.push_back(json::Object{
          {"name", "@" + symbol.name},
          {"kind", getSymbolKind(op ? op->op.getStringRef() : "")},
          {"location",
           json::Object{
               {"uri", document.getURI().str()},
               {"range", toJSON(document.getText().getRange(
                             document.getPlace(item, symbol.place)))}}}});
    }
  }
}

//===-- Folding ------------------------------------------------------------===//

/// Adds the lines `first` to `last`, if there are several.
static void addFold(json::Array &folds, uint32_t first, uint32_t last,
                    StringRef kind) {
  if (last <= first)
    return;
  json::Object fold{{"startLine", first}, {"endLine", last}};
  if (!kind.empty())
    fold["kind"] = kind;
  folds.push_back(std::move(fold));
}

json::Value lsp::getFoldingRanges(Document &document) {
  json::Array result;
  const DocumentText &text = document.getText();
  // Brackets that are open, by line, and a group of comments.
  SmallVector<uint32_t> open;
  std::optional<uint32_t> comments;
  for (uint32_t line = 0; line != text.getNumLines(); ++line) {
    StringRef content = text.getLine(line).trim();
    bool isComment = content.starts_with("//");
    if (isComment && !comments)
      comments = line;
    if (!isComment && comments) {
      addFold(result, *comments, line - 1, "comment");
      comments.reset();
    }
    if (isComment)
      continue;
    bool isInString = false;
    for (size_t i = 0; i < content.size(); ++i) {
      char c = content[i];
      if (isInString && c == '\\')
        ++i;
      else if (c == '"')
        isInString = !isInString;
      else if (isInString)
        continue;
      else if (content.drop_front(i).starts_with("//"))
        break;
      else if (c == '{' || c == '(' || c == '[')
        open.push_back(line);
      else if ((c == '}' || c == ')' || c == ']') && !open.empty())
        // The line of the closing bracket stays visible.
        addFold(result, open.pop_back_val(), line - 1, "");
    }
  }
  if (comments)
    addFold(result, *comments, text.getNumLines() - 1, "comment");
  return result;
}

//===-- Selections ---------------------------------------------------------===//

json::Value lsp::getSelectionRange(Document &document, Position position) {
  const DocumentText &text = document.getText();
  uint64_t offset = text.getOffset(position);
  // From the outside in.
  std::vector<SourceRange> ranges{{0, text.size()}};
  auto add = [&](SourceRange range) {
    if (range.begin <= offset && offset <= range.end &&
        !(range == ranges.back()))
      ranges.push_back(range);
  };
  if (std::optional<size_t> number = document.findItem(offset)) {
    const Item &item = document.getItems()[*number];
    add(item.span.range);
    for (const IndexedOp &op : document.getIndex(*number).getOps())
      add(document.getPlace(item, op.range));
    if (auto places = findOccurrences(document, offset))
      add(places->here);
  }
  // The innermost ranges suffice where operations are nested deeply.
  constexpr size_t MaxRanges = 64;
  json::Value result = nullptr;
  for (SourceRange range : ArrayRef(ranges).take_back(MaxRanges)) {
    json::Object object{{"range", toJSON(text.getRange(range))}};
    if (result.getAsObject())
      object["parent"] = std::move(result);
    result = std::move(object);
  }
  return result;
}
