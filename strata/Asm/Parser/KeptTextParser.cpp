// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of types and attributes whose syntax is unknown. It is kept as it is written,
// except that types and attributes in it are read: aliases are defined in one file only,
// and the same object has several spellings.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

static bool isWordPart(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

/// The end of the string that begins at `p`, at most `end`.
static const char *skipString(const char *p, const char *end) {
  for (++p; p < end && *p != '"'; ++p)
    p += *p == '\\';
  return std::min(p + 1, end);
}

namespace {
/// The kinds of types and attributes that can begin in the text.
enum class Nested { None, Type, Attribute, BuiltinType, BuiltinAttribute };
} // namespace

/// The kind of type or attribute that begins with the token at `p`.
static Nested classify(const char *p, const char *end) {
  if (*p == '!' || *p == '#') {
    bool isName = p + 1 < end && (llvm::isAlpha(p[1]) || p[1] == '_');
    return !isName     ? Nested::None
           : *p == '!' ? Nested::Type
                       : Nested::Attribute;
  }
  StringRef word = StringRef(p, size_t(end - p)).take_while(isWordPart);
  if (word == "distinct" && p + word.size() < end && p[word.size()] == '[')
    return Nested::BuiltinAttribute;
  if (p + word.size() >= end || p[word.size()] != '<')
    return Nested::None;
  return llvm::StringSwitch<Nested>(word)
      .Cases({"tensor", "memref", "vector"}, Nested::BuiltinType)
      .Cases({"affine_map", "affine_set", "dense_resource"},
             Nested::BuiltinAttribute)
      .Default(Nested::None);
}

/// Reads the object at `p`. Its text ends at `end`. Without an object if it cannot be
/// read, which for an alias is an error; then `end` is where its parameters begin, which
/// are text as well.
ParseResult Parser::parseNestedInText(const char *p, bool isType,
                                      const char *&end, Attribute &object) {
  bool isExtended = *p == '!' || *p == '#';
  resetTo(p);
  const char *wordEnd = tok.getEnd();
  bool isResource = tok.getSpelling() == "dense_resource";
  end = wordEnd;
  bool isAlias = isExtended && *end != '<' && !tok.getSpelling().contains('.');
  // Between the word and the angle brackets is the number: `distinct[0]<>`.
  if (tok.getSpelling() == "distinct")
    while (end < lexer.getEnd() && *end != '<' && *end != '>')
      ++end;
  if (*end == '<') {
    char unbalanced = 0;
    const char *close = lexer.skipBalanced(end, unbalanced);
    if (!close)
      return success();
    end = close;
  }
  auto parse = [&]() -> Attribute {
    if (!isType)
      return isExtended ? parseExtendedAttribute(Type()) : parseAttribute();
    Type type = parseType();
    return type ? TypeAttr::get(type) : Attribute();
  };
  if (isAlias) {
    object = parse();
    return success(bool(object));
  }
  // A type after an attribute would be read with it, and be lost.
  StringRef rest(end, size_t(lexer.getEnd() - end));
  if (!isType && !isResource && rest.ltrim().starts_with(":")) {
    end = wordEnd;
    return success();
  }
  DiagnosticCapture capture;
  object = parse();
  // The type of a resource belongs to it.
  if (object && isResource)
    end = prevEnd;
  if (prevEnd != end)
    object = {};
  if (!object)
    end = wordEnd;
  return success();
}

/// Appends `piece` to kept text, in which NUL stands for an object: a NUL of the source is a blank, or
/// an escape in a string.
static void appendKept(StringRef piece, std::string &text) {
  if (!piece.contains('\0')) {
    text += piece;
    return;
  }
  for (char c : piece)
    if (c)
      text += c;
    else
      text += piece.front() == '"' ? "\\00" : " ";
}

ParseResult Parser::parseKeptText(const char *begin, const char *end,
                                  bool withBuiltins, std::string &text,
                                  SmallVectorImpl<Attribute> &nested) {
  DepthGuard guard(*this);
  if (failed(guard.check("type")))
    return failure();
  return runWithSufficientStackSpace([&]() -> ParseResult {
    for (const char *p = begin; p < end;) {
      const char *next = p + 1;
      Nested kind = Nested::None;
      if (*p == '"')
        next = skipString(p, end);
      else if (p == begin || !isWordPart(p[-1]))
        kind = classify(p, end);
      bool isBuiltin =
          kind == Nested::BuiltinType || kind == Nested::BuiltinAttribute;
      Attribute object;
      if (kind != Nested::None && (!isBuiltin || withBuiltins) &&
          failed(parseNestedInText(
              p, kind == Nested::Type || kind == Nested::BuiltinType, next,
              object)))
        return failure();
      next = std::min(next, end);
      if (object) {
        nested.push_back(object);
        text.push_back('\0');
      } else {
        appendKept(StringRef(p, size_t(next - p)), text);
      }
      p = next;
    }
    return success();
  });
}

ParseResult Parser::parseKeptParameters(const char *begin, const char *end,
                                        SmallVectorImpl<Attribute> &params) {
  std::string text;
  SmallVector<Attribute, 4> nested;
  if (failed(parseKeptText(begin, end, /*withBuiltins=*/true, text, nested)))
    return failure();
  params.push_back(StringAttr::get(ctx, StringRef(text).rtrim()));
  if (!nested.empty())
    params.push_back(ArrayAttr::get(ctx, nested));
  return success();
}

ParseResult Parser::expandKeptText(const Token &token, const char *end,
                                   std::string &body) {
  constexpr size_t MaxSize = size_t(1) << 20;
  StringRef name = token.getSpelling();
  bool isPretty = name.contains('.');
  const char *begin =
      isPretty ? token.start + name.find('.') + 1 : token.getEnd() + 1;
  const char *here = prevEnd;
  std::string text;
  SmallVector<Attribute, 4> nested;
  if (failed(parseKeptText(begin, isPretty ? end : end - 1,
                           /*withBuiltins=*/false, text, nested)))
    return failure();
  resetTo(here);
  body.clear();
  llvm::raw_string_ostream os(body);
  auto *object = nested.begin();
  for (char c : text) {
    if (c)
      os << c;
    else if (Attribute attr = *object++; auto type = dyn_cast<TypeAttr>(attr))
      os << type.getValue();
    else
      os << attr;
    if (body.size() > MaxSize)
      return emitError(token.start, "the text is too long with its aliases");
  }
  return success();
}
