// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The top level of a file: definitions of aliases, operations, metadata.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/Support/FileProvider.h"
#include "strata/Support/ScopeExit.h"

using namespace strata;

//===-- Aliases ------------------------------------------------------------===//

Parser::AttrAlias *Parser::findAttrAlias(StringRef name) {
  uint32_t id = aliasNames.intern(name);
  if (id >= attrAliases.size() || !attrAliases[id].defined)
    return nullptr;
  return &attrAliases[id];
}

Attribute Parser::getAttrAlias(AttrAlias &alias) {
  if (!alias.attr)
    alias.attr = alias.loc.getAttr(ctx);
  return alias.attr;
}

ParseResult Parser::parseAttributeAlias() {
  Token token = tok;
  StringRef name = token.getSpelling().drop_front(1);
  if (findAttrAlias(name))
    return emitError("redefinition of attribute alias id '" + name + "'");
  if (name.contains('.'))
    return emitError("attribute names with a '.' are reserved for "
                     "dialect-defined names");
  consume();
  if (failed(
          expect(Token::Equal, "expected '=' in attribute alias definition")))
    return failure();
  AttrAlias alias;
  alias.defined = true;
  if (tok.isKeyword("loc")) {
    consume();
    if (failed(expect(Token::LParen, "expected '(' in inline location")) ||
        failed(parseLocationInstance(alias.loc)) ||
        failed(expect(Token::RParen, "expected ')' in inline location")))
      return failure();
  } else {
    alias.attr = parseAttribute();
    if (!alias.attr)
      return failure();
    if (auto loc = dyn_cast<LocationAttr>(alias.attr))
      alias.loc = Location(loc);
  }
  uint32_t id = aliasNames.intern(name);
  if (id >= attrAliases.size())
    attrAliases.resize(std::max<size_t>(id + 1, attrAliases.size() * 2));
  attrAliases[id] = alias;
  if (LLVM_UNLIKELY(observesUses))
    observer->didDefineAlias(token.getSpelling(), rangeOf(token), alias.attr,
                             Type());
  return success();
}

Type Parser::parseAliasedType(StringRef name) {
  observeAlias(tok);
  if (LLVM_UNLIKELY(acceptsOlderForms()))
    older.keepAlias(tok.getSpelling());
  consume();
  auto it = typeAliases.find(name);
  if (it != typeAliases.end())
    return it->second;
  (void)emitWrongToken("undefined symbol alias id '" + name + "'");
  return {};
}

ParseResult Parser::parseTypeAlias() {
  Token token = tok;
  StringRef name = tok.getSpelling().drop_front(1);
  if (typeAliases.count(name))
    return emitError("redefinition of type alias id '" + name + "'");
  if (name.contains('.'))
    return emitError("type names with a '.' are reserved for dialect-defined "
                     "names");
  consume();
  if (failed(expect(Token::Equal, "expected '=' in type alias definition")))
    return failure();
  if (acceptsOlderForms())
    older.consumeIfOlderTypeKeyword();
  Type type = parseType();
  if (!type)
    return failure();
  typeAliases[name] = type;
  if (LLVM_UNLIKELY(older.hasType()))
    older.defineAlias(name);
  if (LLVM_UNLIKELY(observesUses))
    observer->didDefineAlias(token.getSpelling(), rangeOf(token), Attribute(),
                             type);
  return success();
}

/// The end of the operation, or other item, that begins at `p`: the line end
/// after its last bracket, or the closing bracket of the surrounding text.
/// Since a bracket may be missing, a line that is indented no more than the
/// first and looks like an operation ends it too.
static const char *skipItem(const char *begin, const char *p, const char *end) {
  int64_t depth = 0;
  const char *line = p;
  while (line != begin && line[-1] != '\n')
    --line;
  size_t indent = StringRef(line, p - line)
                      .take_while([](char c) { return c == ' '; })
                      .size();
  for (; p != end; ++p) {
    switch (*p) {
    case '(':
    case '[':
    case '{':
      ++depth;
      break;
    case ')':
    case ']':
    case '}':
      if (--depth < 0)
        return p;
      break;
    case '\n': {
      if (depth == 0)
        return p;
      StringRef next(p + 1, end - p - 1);
      size_t nextIndent = std::min(next.find_first_not_of(' '), next.size());
      if (nextIndent <= indent && nextIndent != next.size() &&
          (next[nextIndent] == '%' || next[nextIndent] == '"' ||
           CharClass::is(next[nextIndent], CharClass::IdStart)))
        return p;
      break;
    }
    case '"':
      for (++p; p != end && *p != '"' && *p != '\n'; ++p)
        if (*p == '\\' && p + 1 != end)
          ++p;
      if (p == end)
        return p;
      if (*p == '\n')
        --p;
      break;
    case '/':
      if (p + 1 != end && p[1] == '/')
        while (p + 1 != end && p[1] != '\n')
          ++p;
      break;
    }
  }
  return p;
}

/// The end of the rule that begins at `p`: the next line that is indented less, or as the
/// first line and begins with a word, a definition of an alias or a comment.
static const char *skipRule(const char *begin, const char *p, const char *end) {
  const char *line = p;
  while (line != begin && line[-1] != '\n')
    --line;
  size_t indent = size_t(p - line);
  StringRef rest(p, size_t(end - p));
  while (true) {
    size_t newline = rest.find('\n');
    if (newline == StringRef::npos)
      return end;
    rest = rest.drop_front(newline + 1);
    size_t nextIndent = rest.find_first_not_of(' ');
    if (nextIndent == StringRef::npos || rest[nextIndent] == '\n')
      continue;
    char first = rest[nextIndent];
    bool isItem = CharClass::is(first, CharClass::IdStart) ||
                  StringRef("!#/").contains(first);
    if (nextIndent < indent || (nextIndent == indent && isItem))
      return rest.data() - 1;
  }
}

bool Parser::recoverFrom(const char *start) {
  if (!config.recover || givenUp)
    return false;
  // Errors in rules are reported for each rule.
  constexpr uint64_t MaxRuleErrors = 100;
  uint64_t most = getLimits().maxErrors;
  if (config.rules)
    most = std::max(most, MaxRuleErrors);
  if (++numRecovered >= most) {
    givenUp = true;
    return false;
  }
  if (start >= lexer.getEnd()) {
    // Nothing is left that could be read.
    givenUp = true;
    return false;
  }
  StringRef rest(start, size_t(lexer.getEnd() - start));
  bool isRule =
      config.rules && (rest.starts_with("rule ") || rest.starts_with("fold "));
  const char *end = isRule ? skipRule(begin, start, lexer.getEnd())
                           : skipItem(begin, start, lexer.getEnd());
  const char *next = std::max(end, start + 1);
  if (next >= lexer.getEnd())
    next = lexer.getEnd();
  skipped.push_back(StringRef(start, next - start));
  resetTo(next);
  return true;
}

/// Names that were met lately are still compared with the text.
void Parser::dropReadText() {
  constexpr ptrdiff_t KeptBytes = 1 << 22;
  if (!config.isTextMapped || tok.start - dropped < 2 * KeptBytes)
    return;
  const char *end = tok.start - KeptBytes;
  dropPages(StringRef(dropped, size_t(end - dropped)));
  dropped = end;
}

bool Parser::isOutOfMemory() {
  if (++numItems % 4096)
    return false;
  dropReadText();
  if (!getLimits().refusesMemory(0))
    return false;
  (void)emitError("out of memory within the limit set by --max-memory");
  givenUp = true;
  return true;
}

//===-- Top level ----------------------------------------------------------===//

/// The result of reading into `module`: that module, or the only operation in
/// it if it is a module itself or `implicitModule` is off.
static OwningOpRef<> takeResult(OwningOpRef<> module, Location start,
                                bool implicitModule) {
  Block *body = ModuleOp(module.get()).getBody();
  Operation *first = body->getFirstOp();
  bool single = first && first == body->getLastOp();
  if (implicitModule && (!single || !ModuleOp::classof(first)))
    return module;
  if (!single) {
    auto count = std::distance(body->begin(), body->end());
    (void)strata::emitError(
        module->getContext(), start,
        "source must contain a single top-level operation, found: " +
            Twine(count));
    return {};
  }
  first->remove();
  return OwningOpRef<>(first);
}

/// Operations and definitions of aliases, up to the end. False after an error
/// from which reading cannot recover.
bool Parser::parseTopLevelItems(Block *body) {
  bool first = true;
  while (tok.isNot(Token::Eof)) {
    ParseResult result = failure();
    parallel.takeParts(body, nullptr);
    const char *itemStart = tok.start;
    switch (tok.kind) {
    case Token::Eof:
      continue;
    case Token::Error:
      break;
    case Token::HashIdentifier:
      result = parseAttributeAlias();
      break;
    case Token::ExclamationIdentifier:
      result = parseTypeAlias();
      break;
    case Token::MetadataBegin:
      result = parseMetadata();
      break;
    default:
      // The aliases on top, which the rest refers to, have been read.
      if (first)
        parallel.start();
      first = false;
      result = parseOperation(body);
    }
    if ((failed(result) && !recoverFrom(itemStart)) || isOutOfMemory())
      return false;
  }
  return true;
}

OwningOpRef<> Parser::parseTopLevel(OwningOpRef<> root,
                                    function_ref<ParseResult()> finish) {
  defaultDialects.push_back("builtin");
  // The top level has no blocks, but operations may mention some.
  names.pushRegion();
  ScopeExit dropScope([&] {
    if (!names.isEmpty())
      names.dropRegion();
  });
  if (!parseTopLevelItems(&root->getRegion(0).front()) ||
      (finish && failed(finish())) || failed(names.finishForwardRefs()) ||
      numRecovered || failed(finishLocations()) || failed(names.popRegion()))
    return {};
  return root;
}

OwningOpRef<> Parser::parseModule() {
  // The implicit module stands at line 0, or after the marker of its chunk.
  Location start = base == 0
                       ? Location::fromFileLineCol(
                             ctx, ctx->getSourceBuffer(buffer).getName(), 0, 0)
                       : locOf(begin);
  OwningOpRef<> module =
      parseTopLevel(OwningOpRef<>(ModuleOp::create(ctx, start).getOperation()));
  if (!module)
    return {};
  return takeResult(std::move(module), start, config.implicitModule);
}
