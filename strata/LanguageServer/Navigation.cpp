// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Definitions, references, highlights and renaming of values, blocks, symbols and aliases.
#include "strata/Asm/Source/Lexer.h"
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

//===-- Names --------------------------------------------------------------===//

static bool isName(const Token &token) {
  return token.isAny(Token::PercentIdentifier, Token::CaretIdentifier) ||
         token.isAny(Token::HashIdentifier, Token::ExclamationIdentifier) ||
         token.is(Token::AtIdentifier);
}

/// The token of `text` at `offset`, or the one that ends there: a name that ends there comes
/// before punctuation that begins.
static std::optional<Token> findToken(StringRef text, uint64_t offset,
                                      uint64_t from) {
  Lexer lexer(text);
  lexer.setPos(text.begin() + from);
  std::optional<Token> before;
  while (true) {
    Token token = lexer.lex([](const char *, const Twine &) {});
    auto begin = uint64_t(token.start - text.begin());
    if (token.is(Token::Eof) || begin > offset)
      return before;
    if (before && isName(*before) && !isName(token))
      return before;
    uint64_t end = begin + token.length;
    if (offset < end)
      return token;
    before = offset == end ? std::optional(token) : std::nullopt;
  }
}

/// The range of `token` in the document.
static SourceRange getRange(const Document &document, const Token &token) {
  auto begin = uint64_t(token.start - document.getText().get().begin());
  return {begin, begin + token.length};
}

/// Calls `visit` with the tokens of an item that have the kind and the spelling of
/// `wanted`.
static void forEachToken(const Document &document, const Item &item,
                         Token::Kind kind, StringRef spelling,
                         function_ref<void(SourceRange)> visit) {
  StringRef text = document.getText().get();
  if (!document.getText(item).contains(spelling))
    return;
  Lexer lexer(text);
  lexer.setPos(text.begin() + item.span.range.begin);
  while (true) {
    Token token = lexer.lex([](const char *, const Twine &) {});
    SourceRange range = getRange(document, token);
    if (token.is(Token::Eof) || range.begin >= item.span.range.end)
      return;
    if (token.is(kind) && token.getSpelling() == spelling)
      visit(range);
  }
}

static Occurrences findValuePlaces(const Document &document, const Item &item,
                                   const ItemIndex &index, uint32_t value) {
  Occurrences result;
  const IndexedValue &target = index.getValues()[value];
  result.kind = '%';
  result.sigil = 1;
  result.name = target.name;
  result.definitions.push_back(document.getPlace(item, target.place));
  // Results of a group share a name; all of their uses are renamed together.
  for (const IndexedUse &use : index.getValueUses())
    if (index.getValues()[use.target].place == target.place)
      result.uses.push_back(document.getPlace(item, use.place));
  return result;
}

static Occurrences findBlockPlaces(const Document &document, const Item &item,
                                   const ItemIndex &index, uint32_t block) {
  Occurrences result;
  result.kind = '^';
  result.sigil = 1;
  result.name = index.getBlocks()[block].name;
  result.definitions.push_back(
      document.getPlace(item, index.getBlocks()[block].place));
  for (const IndexedUse &use : index.getBlockUses())
    if (use.target == block)
      result.uses.push_back(document.getPlace(item, use.place));
  return result;
}

/// The places of the symbol that is spelled as `token` in the piece of item `around`. A
/// symbol that the item defines inside hides those of other items.
static Occurrences findSymbolPlaces(Document &document, size_t around,
                                    const Token &token) {
  Occurrences result;
  result.kind = '@';
  result.sigil = token.getSpelling().starts_with("@\"") ? 2 : 1;
  result.name = token.getSymbolName();
  auto [first, last] = document.getPiece(around);
  std::vector<SourceRange> places;
  for (size_t i = first; i != last; ++i) {
    const Item &item = document.getItems()[i];
    if (!document.getText(item).contains(token.getSpelling()))
      continue;
    const ItemIndex &index = document.getIndex(i);
    for (const IndexedName &symbol : index.getSymbolDefinitions()) {
      const IndexedOp *op = index.findOp(symbol.place.begin);
      if (symbol.name != result.name)
        continue;
      SourceRange place = document.getPlace(item, symbol.place);
      result.definitions.push_back(place);
      if (op)
        result.definingOps.emplace_back(document.getPlace(item, op->range),
                                        document.getPlace(item, op->name));
      else
        result.definingOps.emplace_back(place, place);
    }
    forEachToken(document, item, Token::AtIdentifier, token.getSpelling(),
                 [&](SourceRange range) { places.push_back(range); });
  }
  for (SourceRange place : places)
    if (llvm::none_of(result.definitions, [&](SourceRange definition) {
          return definition.begin == place.begin;
        }))
      result.uses.push_back(place);
  return result;
}

static std::optional<Occurrences>
findAliasPlaces(Document &document, size_t around, const Token &token) {
  Occurrences result;
  result.kind = *token.start;
  result.sigil = 1;
  result.name = token.getSpelling().drop_front().str();
  auto [first, last] = document.getPiece(around);
  for (size_t i = first; i != last; ++i) {
    const Item &item = document.getItems()[i];
    bool isDefinition =
        item.contents && item.contents->alias == token.getSpelling();
    forEachToken(document, item, token.kind, token.getSpelling(),
                 [&](SourceRange range) {
                   if (isDefinition && range.begin == item.span.range.begin)
                     result.definitions.push_back(range);
                   else
                     result.uses.push_back(range);
                 });
  }
  if (result.definitions.empty())
    return std::nullopt;
  return result;
}

std::optional<Occurrences> lsp::findOccurrences(Document &document,
                                                uint64_t offset) {
  std::optional<size_t> number = document.findItem(offset);
  if (!number)
    return std::nullopt;
  const Item &item = document.getItems()[*number];
  std::optional<Token> token =
      findToken(document.getText().get(), offset, item.span.range.begin);
  if (!token)
    return std::nullopt;
  const ItemIndex &index = document.getIndex(*number);
  uint64_t inItem = offset - item.span.range.begin;
  std::optional<Occurrences> result;
  if (std::optional<uint32_t> value = index.findValue(inItem))
    result = findValuePlaces(document, item, index, *value);
  else if (std::optional<uint32_t> block = index.findBlock(inItem))
    result = findBlockPlaces(document, item, index, *block);
  else if (token->is(Token::AtIdentifier))
    result = findSymbolPlaces(document, *number, *token);
  else if (token->isAny(Token::HashIdentifier, Token::ExclamationIdentifier))
    result = findAliasPlaces(document, *number, *token);
  if (!result)
    return std::nullopt;
  result->here = getRange(document, *token);
  // The number of a result is a token of its own.
  for (SourceRange use : result->uses)
    if (use.begin <= offset && offset <= use.end)
      result->here = use;
  return result;
}

//===-- Requests -----------------------------------------------------------===//

static json::Value toLocation(const Document &document, SourceRange place) {
  return json::Object{{"uri", document.getURI().str()},
                      {"range", toJSON(document.getText().getRange(place))}};
}

/// A link from the place of the request to definition `number`.
static json::Value toLink(const Document &document, const Occurrences &places,
                          size_t number) {
  auto getRange = [&](SourceRange place) {
    return toJSON(document.getText().getRange(place));
  };
  SourceRange definition = places.definitions[number];
  SourceRange whole = places.definingOps.empty()
                          ? definition
                          : places.definingOps[number].first;
  return json::Object{{"originSelectionRange", getRange(places.here)},
                      {"targetUri", document.getURI()},
                      {"targetRange", getRange(whole)},
                      {"targetSelectionRange", getRange(definition)}};
}

/// The definition in a dialect file of the name at `offset`; null if there is none.
static json::Value findInDialectFile(Document &document, uint64_t offset,
                                     DefinitionTexts &texts) {
  std::string name = findDefinitionName(document, offset).first;
  std::optional<DefinitionPlace> place;
  if (!name.empty())
    place = texts.getPlace(name);
  if (!place)
    return nullptr;
  Position position{place->line - 1, place->column - 1};
  return json::Object{{"uri", getFileURI(place->path)},
                      {"range", toJSON(Range{position, position})}};
}

json::Array lsp::getDefinition(Document &document, Position position,
                               bool withLinks, DefinitionTexts &texts) {
  json::Array result;
  uint64_t offset = document.getText().getOffset(position);
  auto places = findOccurrences(document, offset);
  if (!places) {
    json::Value definition = findInDialectFile(document, offset, texts);
    if (definition.getAsObject())
      result.push_back(std::move(definition));
    return result;
  }
  for (size_t i = 0; i != places->definitions.size(); ++i) {
    if (withLinks)
      result.push_back(toLink(document, *places, i));
    else
      result.push_back(
          toLocation(document, places->definingOps.empty()
                                   ? places->definitions[i]
                                   : places->definingOps[i].second));
  }
  return result;
}

/// Whether the operation at `range`, which defines a symbol, has a body.
static bool hasBody(const Document &document, SourceRange range) {
  return document.getText().get(range).rtrim().ends_with("}");
}

std::string lsp::getExternalSymbol(Document &document, Position position) {
  uint64_t offset = document.getText().getOffset(position);
  auto places = findOccurrences(document, offset);
  bool isExternal =
      places && places->kind == '@' &&
      llvm::none_of(places->definingOps, [&](const auto &definition) {
        return hasBody(document, definition.first);
      });
  return isExternal ? document.getText().get(places->here).str() : "";
}

void lsp::addSymbolDefinitions(Document &document, StringRef name,
                               json::Array &result) {
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (!document.getText(item).contains(name))
      continue;
    const ItemIndex &index = document.getIndex(i);
    for (const IndexedName &symbol : index.getSymbolDefinitions()) {
      SourceRange place = document.getPlace(item, symbol.place);
      const IndexedOp *op = index.findOp(symbol.place.begin);
      if (op && document.getText().get(place) == name &&
          hasBody(document, document.getPlace(item, op->range)))
        result.push_back(toLocation(document, place));
    }
  }
}

/// A use without the number of a result.
static SourceRange getUseRange(const Occurrences &places, SourceRange use) {
  if (places.kind == '%')
    use.end = use.begin + places.sigil + places.name.size();
  return use;
}

json::Value lsp::getReferences(Document &document, Position position,
                               bool includeDeclaration) {
  json::Array result;
  uint64_t offset = document.getText().getOffset(position);
  if (auto places = findOccurrences(document, offset)) {
    if (includeDeclaration)
      for (SourceRange place : places->definitions)
        result.push_back(toLocation(document, place));
    for (SourceRange place : places->uses)
      result.push_back(toLocation(document, getUseRange(*places, place)));
  }
  return result;
}

json::Value lsp::getHighlights(Document &document, Position position) {
  constexpr int Read = 2, Write = 3;
  json::Array result;
  uint64_t offset = document.getText().getOffset(position);
  auto places = findOccurrences(document, offset);
  if (!places)
    return nullptr;
  auto add = [&](SourceRange place, int kind) {
    result.push_back(json::Object{
        {"range", toJSON(document.getText().getRange(place))}, {"kind", kind}});
  };
  for (SourceRange place : places->definitions)
    add(place, Write);
  for (SourceRange place : places->uses)
    add(place, Read);
  return result;
}

/// The part of `place` that is the name.
static SourceRange getNameRange(const Occurrences &places, SourceRange place) {
  return {place.begin + places.sigil,
          place.begin + places.sigil + places.name.size()};
}

json::Value lsp::prepareRename(Document &document, Position position) {
  uint64_t offset = document.getText().getOffset(position);
  auto places = findOccurrences(document, offset);
  if (!places || places->definitions.empty())
    return nullptr;
  return json::Object{{"range", toJSON(document.getText().getRange(
                                    getNameRange(*places, places->here)))},
                      {"placeholder", places->name}};
}

/// Whether `name` can stand after the sigil of its kind.
static bool isValidName(StringRef name, char kind) {
  std::string text = kind + name.str();
  Lexer whole{StringRef(text)};
  Token token = whole.lex([](const char *, const Twine &) {});
  return token.isNot(Token::Error) && token.getSpelling() == text &&
         whole.lex([](const char *, const Twine &) {}).is(Token::Eof);
}

/// Whether the name is used already where the renamed object is visible.
static bool isTaken(Document &document, const Occurrences &places,
                    StringRef newName) {
  size_t number = *document.findItem(places.here.begin);
  if (places.kind == '%' || places.kind == '^') {
    const ItemIndex &index = document.getIndex(number);
    auto hasName = [&](const auto &entry) { return entry.name == newName; };
    return places.kind == '%' ? llvm::any_of(index.getValues(), hasName)
                              : llvm::any_of(index.getBlocks(), hasName);
  }
  std::string spelling = places.kind + newName.str();
  auto kind = places.kind == '@'   ? Token::AtIdentifier
              : places.kind == '#' ? Token::HashIdentifier
                                   : Token::ExclamationIdentifier;
  auto [first, last] = document.getPiece(number);
  bool found = false;
  for (size_t i = first; i != last; ++i)
    forEachToken(document, document.getItems()[i], kind, spelling,
                 [&](SourceRange) { found = true; });
  return found;
}

llvm::Expected<json::Value> lsp::rename(Document &document, Position position,
                                        StringRef newName) {
  auto fail = [](const Twine &message) {
    return llvm::createStringError(message);
  };
  uint64_t offset = document.getText().getOffset(position);
  auto places = findOccurrences(document, offset);
  if (!places || places->definitions.empty())
    return fail("there is nothing here that can be renamed");
  if (places->kind == '@' && places->definitions.size() > 1)
    return fail("several symbols are called '" + places->name + "'");
  if (newName.size() > 1 && newName.front() == places->kind)
    newName = newName.drop_front();
  if (places->sigil == 1 && !isValidName(newName, places->kind))
    return fail("'" + newName + "' is not a valid name");
  if (places->sigil == 2 && newName.find_first_of("\"\\\n") != StringRef::npos)
    return fail("'" + newName + "' is not a valid name");
  if (newName != places->name && isTaken(document, *places, newName))
    return fail("the name '" + newName + "' is already used here");
  json::Array edits;
  auto add = [&](SourceRange place) {
    edits.push_back(json::Object{{"range", toJSON(document.getText().getRange(
                                               getNameRange(*places, place)))},
                                 {"newText", newName}});
  };
  for (SourceRange place : places->definitions)
    add(place);
  for (SourceRange place : places->uses)
    add(place);
  return json::Object{
      {"changes", json::Object{{document.getURI(), std::move(edits)}}}};
}
