// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"
#include "strata/LanguageServer/Features.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

json::Value lsp::toJSON(Position position) {
  return json::Object{{"line", position.line},
                      {"character", position.character}};
}

json::Value lsp::toJSON(Range range) {
  return json::Object{{"start", toJSON(range.start)},
                      {"end", toJSON(range.end)}};
}

/// A number of the protocol, which has 31 bits.
static bool readNumber(const json::Object &object, StringRef name,
                       uint32_t &number) {
  std::optional<int64_t> value = object.getInteger(name);
  if (!value || *value < 0 || *value > INT32_MAX)
    return false;
  number = uint32_t(*value);
  return true;
}

bool lsp::fromJSON(const json::Value *value, Position &position) {
  const json::Object *object = value ? value->getAsObject() : nullptr;
  Position result;
  if (!object || !readNumber(*object, "line", result.line) ||
      !readNumber(*object, "character", result.character))
    return false;
  position = result;
  return true;
}

bool lsp::fromJSON(const json::Value *value, Range &range) {
  const json::Object *object = value ? value->getAsObject() : nullptr;
  return object && fromJSON(object->get("start"), range.start) &&
         fromJSON(object->get("end"), range.end);
}

/// The number that the protocol gives to a severity.
static int getSeverity(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return 1;
  case DiagnosticSeverity::Warning:
    return 2;
  default:
    return 3;
  }
}

static json::Value toJSON(const Document &document, const Item &item,
                          const ItemDiagnostic &diagnostic) {
  auto getRange = [&](SourceRange range) {
    return toJSON(document.getText().getRange(document.getPlace(item, range)));
  };
  json::Object result{{"range", getRange(diagnostic.range)},
                      {"severity", getSeverity(diagnostic.severity)},
                      {"source", "strata"},
                      {"message", json::fixUTF8(diagnostic.message)}};
  json::Array notes;
  for (const auto &[range, message] : diagnostic.notes)
    notes.push_back(
        json::Object{{"location", json::Object{{"uri", document.getURI()},
                                               {"range", getRange(range)}}},
                     {"message", json::fixUTF8(message)}});
  if (!notes.empty())
    result["relatedInformation"] = std::move(notes);
  return result;
}

/// The lists of diagnostics of an item that has been read.
static auto getLists(const ItemContents &contents) {
  return std::array{&contents.syntaxErrors, &contents.verifierErrors,
                    &contents.symbolErrors};
}

json::Array lsp::getDiagnostics(const Document &document) {
  json::Array result;
  for (const Item &item : document.getItems()) {
    if (!item.contents)
      continue;
    for (const auto *list : getLists(*item.contents))
      for (const ItemDiagnostic &diagnostic : *list)
        result.push_back(::toJSON(document, item, diagnostic));
  }
  return result;
}

bool lsp::hasErrors(const Document &document) {
  return llvm::any_of(document.getItems(), [](const Item &item) {
    return item.contents &&
           llvm::any_of(getLists(*item.contents), [](const auto *list) {
             return llvm::any_of(*list, [](const ItemDiagnostic &diagnostic) {
               return diagnostic.severity == DiagnosticSeverity::Error;
             });
           });
  });
}

SourceRange lsp::getTokenRange(StringRef text, uint64_t offset) {
  offset = std::min<uint64_t>(offset, text.size());
  Lexer lexer(text);
  lexer.setPos(text.begin() + offset);
  Token token = lexer.lex([](const char *, const Twine &) {});
  if (token.start == text.begin() + offset && token.length &&
      token.isNot(Token::Error))
    return {offset, offset + token.length};
  return {offset, std::min<uint64_t>(offset + 1, text.size())};
}

void lsp::addMessages(const Document &document, ArrayRef<FileMessage> messages,
                      json::Array &result) {
  const DocumentText &text = document.getText();
  for (const FileMessage &message : messages)
    result.push_back(json::Object{{"range", toJSON(text.getRange(getTokenRange(
                                                text.get(), message.offset)))},
                                  {"severity", getSeverity(message.severity)},
                                  {"source", "strata"},
                                  {"message", json::fixUTF8(message.text)}});
}
