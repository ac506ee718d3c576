// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

/// `text` as a block of code.
static std::string fence(StringRef text) {
  return ("```mlir\n" + text + "\n```\n").str();
}

static std::string describeValue(const ItemIndex &index, uint32_t number) {
  const IndexedValue &value = index.getValues()[number];
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '%' << value.name;
  if (value.groupSize > 1)
    os << '#' << value.number;
  os << " : " << value.type;
  std::string kind = value.op
                         ? "result of `" + value.op->getStringRef().str() + "`"
                         : "argument of a block";
  return fence(text) + kind + "\n";
}

/// The first line of the definition at `place`, without the bracket that opens its body.
static StringRef getFirstLine(const Document &document, SourceRange place) {
  const DocumentText &text = document.getText();
  StringRef line = text.getLine(text.getLineOf(place.begin)).trim();
  return line.ends_with("{") ? line.drop_back().rtrim() : line;
}

/// The word of letters, dots and sigils around `offset`, such as the name of a type.
static SourceRange findWord(StringRef text, uint64_t offset) {
  auto isPart = [](char c) { return CharClass::is(c, CharClass::IdBody); };
  uint64_t begin = std::min<uint64_t>(offset, text.size()), end = begin;
  while (begin && isPart(text[begin - 1]))
    --begin;
  while (end < text.size() && isPart(text[end]))
    ++end;
  if (begin && (text[begin - 1] == '!' || text[begin - 1] == '#'))
    --begin;
  return {begin, end};
}

std::pair<std::string, SourceRange> lsp::findDefinitionName(Document &document,
                                                            uint64_t offset) {
  // The operation may be written without its dialect.
  if (std::optional<size_t> number = document.findItem(offset)) {
    const Item &item = document.getItems()[*number];
    uint64_t inItem = offset - item.span.range.begin;
    if (const IndexedOp *op = document.getIndex(*number).findOp(inItem))
      if (op->name.begin <= inItem && inItem <= op->name.end)
        return {op->op.getStringRef().str(), document.getPlace(item, op->name)};
  }
  // Also where the item cannot be read.
  SourceRange range = findWord(document.getText().get(), offset);
  StringRef word = document.getText().get(range);
  return {word.contains('.') ? word.str() : "", range};
}

/// Describes a value, or the definition of another name.
static std::string describeName(Document &document, const Occurrences &places,
                                uint64_t offset) {
  if (places.kind == '%') {
    size_t number = *document.findItem(offset);
    const ItemIndex &index = document.getIndex(number);
    uint64_t begin = document.getItems()[number].span.range.begin;
    if (std::optional<uint32_t> value = index.findValue(offset - begin))
      return describeValue(index, *value);
  }
  if (places.definitions.empty())
    return "";
  return fence(getFirstLine(document, places.definitions.front()));
}

json::Value lsp::getHover(Document &document, Position position,
                          DefinitionTexts &texts) {
  const DocumentText &text = document.getText();
  uint64_t offset = text.getOffset(position);
  SourceRange range;
  std::string content;
  if (auto places = findOccurrences(document, offset)) {
    range = places->here;
    content = describeName(document, *places, offset);
  }
  if (content.empty()) {
    std::string name;
    std::tie(name, range) = findDefinitionName(document, offset);
    if (!name.empty())
      content = texts.getDocumentation(name);
  }
  if (content.empty())
    return nullptr;
  return json::Object{
      {"contents",
       json::Object{{"kind", "markdown"}, {"value", json::fixUTF8(content)}}},
      {"range", toJSON(text.getRange(range))}};
}
