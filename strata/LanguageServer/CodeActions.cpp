// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits that mend diagnostics: names that were meant, aliases that are missing, text of
// older versions, and comments of tests that expect an error.
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

namespace {
/// A diagnostic at its place in the document.
struct PlacedMessage {
  SourceRange place;
  DiagnosticSeverity severity;
  /// The message, followed by the texts of its notes.
  std::string text;
};

class ActionFinder {
public:
  ActionFinder(Document &document, SourceRange lines, Host &host)
      : document(document), lines(lines), host(host) {}

  void addItems();
  void addMessages(ArrayRef<FileMessage> messages);
  json::Array take() { return std::move(actions); }

private:
  StringRef getText(SourceRange range) const {
    return document.getText().get(range);
  }
  void add(const Twine &title, SourceRange place, StringRef newText,
           bool isPreferred = false);
  SourceRange findAlias(const PlacedMessage &message) const;
  void addFixes(PlacedMessage message, std::optional<size_t> item);
  void addMeant(const PlacedMessage &message);
  void addListed(const PlacedMessage &message);
  void addNearest(SourceRange place, ArrayRef<std::string> candidates);
  void addNames(const PlacedMessage &message, size_t item);
  void addSymbols(const PlacedMessage &message, size_t item);
  void addAlias(const PlacedMessage &message, size_t item);
  void addExpectation(const PlacedMessage &message);
  void addUpgrade(size_t item);

  Document &document;
  /// The lines of the request.
  SourceRange lines;
  Host &host;
  json::Array actions;
};
} // namespace

void ActionFinder::add(const Twine &title, SourceRange place, StringRef newText,
                       bool isPreferred) {
  json::Object edit{{"range", toJSON(document.getText().getRange(place))},
                    {"newText", json::fixUTF8(newText)}};
  json::Object changes;
  changes[document.getURI()] = json::Array{std::move(edit)};
  json::Object action{{"title", json::fixUTF8(title.str())},
                      {"kind", "quickfix"},
                      {"edit", json::Object{{"changes", std::move(changes)}}}};
  if (isPreferred)
    action["isPreferred"] = true;
  actions.push_back(std::move(action));
}

/// Offers the candidate nearest to the text at `place`, if it is near enough.
void ActionFinder::addNearest(SourceRange place,
                              ArrayRef<std::string> candidates) {
  std::vector<StringRef> views(candidates.begin(), candidates.end());
  StringRef word = getText(place), nearest = findNearest(word, views);
  if (!nearest.empty() && nearest != word)
    add("Change to '" + nearest + "'", place, nearest, /*isPreferred=*/true);
}

/// The word that a message suggests.
void ActionFinder::addMeant(const PlacedMessage &message) {
  StringRef rest = StringRef(message.text).split("did you mean '").second;
  if (!rest.empty())
    addNearest(message.place, {rest.split('\'').first.str()});
}

/// The nearest of the words that a message lists.
void ActionFinder::addListed(const PlacedMessage &message) {
  StringRef text = message.text;
  StringRef list = text.split("one of: ").second.split('\n').first;
  if (list.empty())
    list = text.split('[').second.split(']').first;
  SmallVector<StringRef> words;
  list.split(words, ',');
  std::vector<std::string> candidates;
  for (StringRef word : words)
    candidates.push_back(word.trim(" '`\"").str());
  addNearest(message.place, candidates);
}

/// The nearest value, block or alias to a name that is not defined.
void ActionFinder::addNames(const PlacedMessage &message, size_t item) {
  StringRef word = getText(message.place);
  std::vector<std::string> candidates;
  const ItemIndex &index = document.getIndex(item);
  if (word.starts_with("%"))
    for (const IndexedValue &value : index.getValues())
      candidates.push_back("%" + value.name);
  if (word.starts_with("^"))
    for (const IndexedBlock &block : index.getBlocks())
      candidates.push_back("^" + block.name);
  if (word.starts_with("#") || word.starts_with("!"))
    for (const auto &alias : document.getAliases(item))
      if (alias.getKey().front() == word.front())
        candidates.push_back(alias.getKey().str());
  // The order of a table of strings is none.
  llvm::sort(candidates);
  addNearest(message.place, candidates);
}

/// The nearest symbol to each that the operation of a message refers to in vain.
void ActionFinder::addSymbols(const PlacedMessage &message, size_t item) {
  const Item &shown = document.getItems()[item];
  const ItemIndex &index = document.getIndex(item);
  const IndexedOp *op =
      index.findOp(message.place.begin - shown.span.range.begin);
  if (!op)
    return;
  std::vector<std::string> candidates;
  auto [first, last] = document.getPiece(item);
  for (const Item &other : document.getItems().slice(first, last - first))
    if (other.contents)
      for (const ItemSymbol &symbol : other.contents->symbols)
        candidates.push_back("@" + symbol.name.getValue().str());
  for (const IndexedName &use : index.getSymbolUses())
    if (op->range.begin <= use.place.begin && use.place.end <= op->range.end &&
        !llvm::is_contained(candidates, "@" + use.name))
      addNearest(document.getPlace(shown, use.place), candidates);
}

/// The definition of an alias that is missing, for the user to complete.
void ActionFinder::addAlias(const PlacedMessage &message, size_t item) {
  StringRef word = getText(message.place);
  if (!StringRef(message.text).contains("undefined symbol alias"))
    return;
  bool isType = word.starts_with("!");
  if (!isType && !word.starts_with("#"))
    return;
  size_t first = document.getPiece(item).first;
  ArrayRef<Item> items = document.getItems();
  // Item `first` is the line before the piece.
  uint64_t begin = items[first + 1].span.range.begin;
  add("Define '" + word + "'", {begin, begin},
      (word + (isType ? " = none\n" : " = unit\n")).str());
}

/// The comment by which a test expects the message.
void ActionFinder::addExpectation(const PlacedMessage &message) {
  StringRef kind = message.severity == DiagnosticSeverity::Error     ? "error"
                   : message.severity == DiagnosticSeverity::Warning ? "warning"
                                                                     : "remark";
  StringRef text = StringRef(message.text).split('\n').first;
  if (text.contains("{{") || text.contains("}}"))
    return;
  const DocumentText &all = document.getText();
  uint32_t line = all.getLineOf(message.place.begin);
  uint64_t begin = all.getLineStart(line);
  StringRef indent = all.getLine(line).take_while(
      [](char c) { return c == ' ' || c == '\t'; });
  add("Expect this " + kind + " in a test", {begin, begin},
      (indent + "// expected-" + kind + " @+1 {{" + text + "}}\n").str());
}

/// The piece of an item in today's syntax.
void ActionFinder::addUpgrade(size_t item) {
  constexpr uint64_t MaxSize = 1 << 20;
  auto [first, last] = document.getPiece(item);
  ArrayRef<Item> items = document.getItems();
  SourceRange piece{items[first].span.range.end,
                    items[last - 1].span.range.end};
  if (piece.end - piece.begin > MaxSize)
    return;
  StringRef old = getText(piece);
  std::optional<std::string> upgraded =
      host.upgrade(getPath(document.getURI()), old);
  if (!upgraded)
    return;
  // The edit leaves equal text before and after it alone.
  StringRef rest = *upgraded;
  while (!rest.empty() && !old.empty() && rest.front() == old.front()) {
    rest = rest.drop_front();
    old = old.drop_front();
    ++piece.begin;
  }
  while (!rest.empty() && !old.empty() && rest.back() == old.back()) {
    rest = rest.drop_back();
    old = old.drop_back();
    --piece.end;
  }
  add("Upgrade to today's syntax", piece, rest, /*isPreferred=*/true);
}

/// The place of the alias that `message` says to be undefined: the parser reports it after its
/// name. `message.place` for other messages.
SourceRange ActionFinder::findAlias(const PlacedMessage &message) const {
  StringRef name =
      StringRef(message.text).split("undefined symbol alias id '").second;
  name = name.split('\'').first;
  if (name.empty())
    return message.place;
  StringRef before = document.getText().get().take_front(message.place.end);
  size_t at = before.rfind(name);
  if (at == StringRef::npos || at == 0 ||
      !StringRef("#!").contains(before[at - 1]))
    return message.place;
  return {at - 1, at + name.size()};
}

void ActionFinder::addFixes(PlacedMessage message, std::optional<size_t> item) {
  if (message.place.end < lines.begin || lines.end < message.place.begin)
    return;
  message.place = findAlias(message);
  addMeant(message);
  addListed(message);
  if (!item)
    return;
  addNames(message, *item);
  addSymbols(message, *item);
  addAlias(message, *item);
  addExpectation(message);
}

void ActionFinder::addItems() {
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (!item.contents || item.span.range.end < lines.begin ||
        lines.end < item.span.range.begin)
      continue;
    const ItemContents &contents = *item.contents;
    for (const auto *list : {&contents.syntaxErrors, &contents.verifierErrors,
                             &contents.symbolErrors})
      for (const ItemDiagnostic &diagnostic : *list) {
        PlacedMessage message{document.getPlace(item, diagnostic.range),
                              diagnostic.severity, diagnostic.message};
        for (const auto &note : diagnostic.notes)
          message.text += "\n" + note.second;
        addFixes(std::move(message), i);
      }
    if (!contents.syntaxErrors.empty())
      addUpgrade(i);
  }
}

void ActionFinder::addMessages(ArrayRef<FileMessage> messages) {
  for (const FileMessage &message : messages)
    addFixes({getTokenRange(document.getText().get(), message.offset),
              message.severity, message.text},
             std::nullopt);
}

json::Value lsp::getCodeActions(Document &document, Range range,
                                ArrayRef<FileMessage> messages, Host &host) {
  const DocumentText &text = document.getText();
  SourceRange lines{text.getLineStart(range.start.line),
                    text.getLineStart(range.end.line) +
                        text.getLine(range.end.line).size()};
  ActionFinder finder(document, lines, host);
  finder.addItems();
  finder.addMessages(messages);
  return finder.take();
}
