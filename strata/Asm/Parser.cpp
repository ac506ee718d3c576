// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens, errors and lists of the parser, and the entry points.
#include "strata/Asm/Parser.h"
#include "strata/Asm/ParserDetail.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

Parser::Parser(uint32_t buffer, StringRef text, uint64_t offset,
               const ParserConfig &config)
    : ctx(config.ctx), config(config), buffer(buffer), base(offset),
      begin(text.begin()), lexer(text), prevEnd(text.begin()),
      placeholderDef(
          ctx->getOpDefinition("builtin.unrealized_conversion_cast")) {
  tok = lexer.lex(LexError{this});
}

Parser::~Parser() {
  // Placeholders that no definition took over: only after an error.
  for (ForwardRef &ref : forwardRefs)
    if (ref.placeholder) {
      ref.placeholder->dropAllUses();
      ref.placeholder->destroy();
    }
}

//===-- Errors -------------------------------------------------------------===//

InFlightDiagnostic Parser::emitError(const char *at, const Twine &message) {
  if (givenUp)
    return InFlightDiagnostic();
  return strata::emitError(ctx, locOf(at), message);
}

/// The end of what precedes `at`, skipping blanks, line ends and comments
/// backwards.
static const char *endOfPrevious(const char *begin, const char *at) {
  const char *p = at;
  while (true) {
    // Blanks and line ends.
    while (p != begin && CharClass::is(p[-1], CharClass::Space) && p[-1])
      --p;
    if (p == begin)
      return at;
    // A comment on the line that ends here.
    StringRef before(begin, p - begin);
    size_t line = before.find_last_of("\n\r");
    StringRef text = line == StringRef::npos ? before : before.drop_front(line + 1);
    size_t comment = text.find("//");
    if (comment == StringRef::npos)
      return p;
    p = text.begin() + comment;
    if (p == begin)
      return at;
  }
}

InFlightDiagnostic Parser::emitWrongToken(const Twine &message) {
  if (tok.is(Token::Error))
    return InFlightDiagnostic();
  const char *at = endOfPrevious(begin, tok.start);
  return emitError(at, message);
}

ParseResult Parser::DepthGuard::check(const char *what) {
  uint32_t limit = parser.ctx->getBudget().maxDepth;
  if (!limit || parser.depth <= limit)
    return success();
  auto diag = parser.emitError(parser.tok.start,
                               Twine(what) + " is nested more than " +
                                   Twine(limit) + " levels deep");
  if (diag.isActive())
    diag.attachNote() << "the limit is set by --max-depth; 0 removes it";
  diag.report();
  parser.givenUp = true;
  return failure();
}

//===-- Lists --------------------------------------------------------------===//

ParseResult Parser::parseCommaSeparated(function_ref<ParseResult()> element) {
  do {
    if (failed(element()))
      return failure();
  } while (consumeIf(Token::Comma));
  return success();
}

static StringRef spell(Token::Kind close) {
  switch (close) {
  case Token::RParen:
    return ")";
  case Token::RSquare:
    return "]";
  case Token::RBrace:
    return "}";
  default:
    return ">";
  }
}

ParseResult Parser::parseListUntil(Token::Kind close,
                                   function_ref<ParseResult()> element,
                                   bool allowEmpty) {
  if (tok.is(close)) {
    if (!allowEmpty)
      return emitWrongToken("expected list element");
    consume();
    return success();
  }
  if (failed(parseCommaSeparated(element)))
    return failure();
  return expect(close, "expected ',' or '" + spell(close) + "'");
}

//===-- Entry points -------------------------------------------------------===//

OwningOpRef strata::parseSourceChunk(uint32_t buffer, StringRef text,
                                     uint64_t offset,
                                     const ParserConfig &config) {
  OwningOpRef op;
  if (offset + text.size() > UINT32_MAX) {
    (void)emitError(config.ctx, Location(), "input is larger than 4 GiB");
    return op;
  }
  Parser parser(buffer, text, offset, config);
  op = parser.parseTopLevel();
  if (op && config.verifyAfterParse && failed(verify(op.get())))
    op.reset();
  return op;
}

OwningOpRef strata::parseSourceBuffer(uint32_t buffer,
                                      const ParserConfig &config) {
  StringRef text = config.ctx->getSourceBuffer(buffer).getText();
  return parseSourceChunk(buffer, text, 0, config);
}

OwningOpRef strata::parseSourceString(StringRef text,
                                      const ParserConfig &config,
                                      StringRef name) {
  uint32_t buffer = config.ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, name));
  return parseSourceBuffer(buffer, config);
}

/// Runs `parse` on a buffer made of `text`, which has to be used up.
template <typename T, typename Fn>
static T parseSingle(StringRef text, Context *ctx, StringRef what, Fn parse) {
  ParserConfig config(ctx);
  uint32_t buffer = ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, text));
  Parser parser(buffer, ctx->getSourceBuffer(buffer).getText(), 0, config);
  T result = parse(parser);
  if (result && parser.getToken().isNot(Token::Eof)) {
    (void)parser.emitError("found trailing characters after the " + what);
    return {};
  }
  return result;
}

Type strata::parseType(StringRef text, Context *ctx) {
  return parseSingle<Type>(text, ctx, "type",
                           [](Parser &parser) { return parser.parseType(); });
}

Attribute strata::parseAttribute(StringRef text, Context *ctx) {
  return parseSingle<Attribute>(
      text, ctx, "attribute",
      [](Parser &parser) { return parser.parseAttribute(); });
}
