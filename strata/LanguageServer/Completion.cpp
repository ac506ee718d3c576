// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

namespace {
/// Numbers of the protocol.
enum CompletionKind {
  FunctionKind = 3,
  VariableKind = 6,
  ModuleKind = 9,
  KeywordKind = 14,
  ConstantKind = 21,
  TypeKind = 25,
};

class Completer {
public:
  Completer(Document &document, uint64_t offset, DefinitionTexts &texts,
            bool withSnippets);
  json::Array run();

private:
  void add(StringRef label, CompletionKind kind, StringRef detail,
           StringRef text, bool isSnippet = false);
  void addValues();
  void addBlocks();
  void addSymbols();
  void addAliases(char sigil);
  void addDefinitions(StringRef sigil);

  Document &document;
  DefinitionTexts &texts;
  uint64_t offset;
  bool withSnippets;
  /// The text to replace, which begins with a sigil if it has one.
  SourceRange range;
  json::Array items;
  llvm::StringSet<> known;
};
} // namespace

Completer::Completer(Document &document, uint64_t offset,
                     DefinitionTexts &texts, bool withSnippets)
    : document(document), texts(texts), offset(offset),
      withSnippets(withSnippets), range{offset, offset} {
  StringRef text = document.getText().get();
  while (range.begin && CharClass::is(text[range.begin - 1], CharClass::IdBody))
    --range.begin;
  if (range.begin && StringRef("%^@#!").contains(text[range.begin - 1]))
    --range.begin;
}

void Completer::add(StringRef label, CompletionKind kind, StringRef detail,
                    StringRef text, bool isSnippet) {
  if (!known.insert(label).second)
    return;
  constexpr int Snippet = 2;
  json::Object item{
      {"label", label.str()},
      {"kind", int(kind)},
      {"filterText", label.str()},
      {"textEdit",
       json::Object{{"range", toJSON(document.getText().getRange(range))},
                    {"newText", text.str()}}}};
  if (!detail.empty())
    item["detail"] = json::fixUTF8(detail);
  if (isSnippet)
    item["insertTextFormat"] = Snippet;
  items.push_back(std::move(item));
}

/// The values that are defined before the cursor in the operations around it.
void Completer::addValues() {
  std::optional<size_t> number = document.findItem(offset);
  if (!number)
    return;
  const Item &item = document.getItems()[*number];
  const ItemIndex &index = document.getIndex(*number);
  uint64_t inItem = offset - item.span.range.begin;
  for (const IndexedValue &value : index.getValues()) {
    if (value.place.end >= inItem)
      continue;
    std::string label = "%" + value.name;
    if (value.groupSize > 1)
      label += "#" + std::to_string(value.number);
    std::string type;
    llvm::raw_string_ostream(type) << value.type;
    add(label, VariableKind, type, label);
  }
}

void Completer::addBlocks() {
  if (std::optional<size_t> number = document.findItem(offset))
    for (const IndexedBlock &block : document.getIndex(*number).getBlocks())
      add("^" + block.name, ConstantKind, "block", "^" + block.name);
}

void Completer::addSymbols() {
  std::optional<size_t> number = document.findItem(offset);
  auto [first, last] = document.getPiece(number.value_or(0));
  for (size_t i = first; i != last; ++i) {
    const Item &item = document.getItems()[i];
    if (!item.contents)
      continue;
    for (const ItemSymbol &symbol : item.contents->symbols) {
      std::string label = "@" + symbol.name.getValue().str();
      add(label, FunctionKind, symbol.op.getStringRef(), label);
    }
  }
}

void Completer::addAliases(char sigil) {
  std::optional<size_t> number = document.findItem(offset);
  for (const auto &alias : document.getAliases(number.value_or(0)))
    if (alias.getKey().front() == sigil)
      add(alias.getKey(), ConstantKind, alias.second, alias.getKey());
}

/// The dialects, or the definitions of the dialect that is written already.
void Completer::addDefinitions(StringRef sigil) {
  StringRef written = document.getText().get(range).ltrim("!#");
  size_t dot = written.find('.');
  if (dot == StringRef::npos) {
    for (const std::string &dialect : texts.getDialects())
      add(sigil.str() + dialect, ModuleKind, "dialect",
          sigil.str() + dialect + ".");
    return;
  }
  // The results have been written.
  const DocumentText &text = document.getText();
  uint64_t line = text.getLineStart(text.getLineOf(range.begin));
  bool hasResults = text.get({line, range.begin}).rtrim().ends_with("=");
  for (const DefinitionEntry &entry :
       texts.getEntries(written.take_front(dot))) {
    bool isWanted = sigil.empty()
                        ? CharClass::is(entry.name.front(), CharClass::IdStart)
                        : StringRef(entry.name).starts_with(sigil);
    if (!isWanted)
      continue;
    StringRef snippet = withSnippets ? entry.snippet : StringRef();
    size_t name = snippet.find(entry.name);
    if (hasResults && name != StringRef::npos)
      snippet = snippet.drop_front(name);
    add(entry.name, sigil.empty() ? FunctionKind : TypeKind, entry.summary,
        snippet.empty() ? StringRef(entry.name) : snippet, !snippet.empty());
  }
}

json::Array Completer::run() {
  StringRef text = document.getText().get(range);
  char sigil = text.empty() ? '\0' : text.front();
  switch (sigil) {
  case '%':
    addValues();
    break;
  case '^':
    addBlocks();
    break;
  case '@':
    addSymbols();
    break;
  case '#':
  case '!':
    addAliases(sigil);
    addDefinitions(text.take_front());
    break;
  default:
    addDefinitions("");
  }
  return std::move(items);
}

json::Value lsp::getCompletions(Document &document, Position position,
                                DefinitionTexts &texts, bool withSnippets) {
  uint64_t offset = document.getText().getOffset(position);
  return json::Object{
      {"isIncomplete", false},
      {"items", Completer(document, offset, texts, withSnippets).run()}};
}
