// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens, errors and lists of the parser, and the entry points.
#include "strata/Asm/Parser/Parser.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Parser/ParserPartDetail.h"
#include "strata/Asm/Parser/SourceNameCollectorDetail.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Support/FileProvider.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace strata;

Parser::Parser(uint32_t buffer, StringRef text, uint64_t offset,
               const ParserConfig &config)
    : names(*this, config.ctx), ctx(config.ctx), config(config),
      eras(config.eras), observer(config.observer),
      observesUses(observer &&
                   observer->getScope() == ParserObserver::Scope::All),
      buffer(buffer), base(offset), begin(text.begin()), text(text),
      lexer(text), prevEnd(text.begin()), dropped(text.begin()) {
  // Room for one name in 64 bytes of text: address space only, and growing
  // would touch each entry again.
  if (size_t count = text.size() / 64; count > 1024) {
    names.reserve(count);
    aliasNames.reserve(count);
  }
  constexpr size_t ShortText = 1 << 12;
  if (text.size() > ShortText)
    knownLines.enable();
  tok = lexer.lex(LexError{this});
}

Parser::~Parser() {
  if (config.isTextMapped && !isPart)
    dropPages(StringRef(dropped, size_t(text.end() - dropped)));
}

//===-- Errors -------------------------------------------------------------===//

InFlightDiagnostic Parser::emitError(const char *at, const Twine &message) {
  if (givenUp || tok.is(Token::Error))
    return InFlightDiagnostic();
  return strata::emitError(ctx, locOf(at), message);
}

void Parser::emitLexError(const char *at, const Twine &message) {
  if (!givenUp)
    (void)strata::emitError(ctx, locOf(at), message);
}

/// The end of the text before `at`, skipping blanks, line ends and comments
/// backwards. As in the reference, `//` in a string of an earlier line counts
/// as a comment.
static const char *endOfPrevious(const char *begin, const char *at) {
  StringRef before(begin, at - begin);
  while (true) {
    before = before.rtrim(" \t");
    if (before.empty())
      return at;
    if (before.back() != '\n' && before.back() != '\r')
      return before.end();
    before = before.drop_back();
    // A comment on the line that ends here.
    StringRef line = before.substr(before.find_last_of("\n\r") + 1);
    size_t comment = line.find("//");
    if (comment != StringRef::npos)
      before = before.drop_back(line.size() - comment);
  }
}

InFlightDiagnostic Parser::emitWrongToken(const Twine &message) {
  // The end of the input is taken to be one character earlier.
  const char *at = tok.start - (tok.is(Token::Eof) && tok.start != begin);
  InFlightDiagnostic diag = emitError(endOfPrevious(begin, at), message);
  suggestKeyword(diag);
  return diag;
}

void Parser::suggestKeyword(InFlightDiagnostic &diag, StringRef expected) {
  if (!customOp || !customOp->format || !tok.isKeyword() || !diag.isActive())
    return;
  StringRef nearest =
      findNearest(tok.getSpelling(), customOp->format->getKeywords(*customOp));
  if (!nearest.empty() && nearest != expected && nearest != tok.getSpelling())
    diag.attachExplanation() << "did you mean '" << nearest << "'?";
}

ParseResult Parser::DepthGuard::check(const char *what) {
  uint32_t limit = parser.getLimits().maxDepth;
  parser.deepest = std::max(parser.deepest, parser.depth);
  if (!limit || parser.depth <= limit)
    return success();
  return parser.emitTooDeep(parser.tok.start, what);
}

ParseResult Parser::emitTooDeep(const char *at, const char *what,
                                const char *condition) {
  auto diag = emitError(at, Twine(what) + " is nested more than " +
                                Twine(getLimits().maxDepth) + " levels deep" +
                                condition);
  if (diag.isActive())
    diag.attachNote() << "the limit is set by --max-depth; 0 removes it";
  diag.report();
  givenUp = true;
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

static StringRef spell(Token::Kind bracket) {
  switch (bracket) {
  case Token::LParen:
    return "(";
  case Token::LSquare:
    return "[";
  case Token::LBrace:
    return "{";
  case Token::Less:
    return "<";
  case Token::RParen:
    return ")";
  case Token::RSquare:
    return "]";
  case Token::RBrace:
    return "}";
  case Token::MetadataEnd:
    return "#-}";
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

ParseResult Parser::parseDelimited(Token::Kind open, Token::Kind close,
                                   StringRef context,
                                   function_ref<ParseResult()> element) {
  if (failed(expect(open, "expected '" + spell(open) + "'" + context)))
    return failure();
  if (consumeIf(close))
    return success();
  if (failed(parseCommaSeparated(element)))
    return failure();
  return expect(close, "expected '" + spell(close) + "'" + context);
}

//===-- Entry points -------------------------------------------------------===//

/// Calls `parse` with a parser of the text, which fills in the names of `config`.
static OwningOpRef<> parseObserved(uint32_t buffer, StringRef text,
                                   uint64_t offset, const ParserConfig &config,
                                   OwningOpRef<> (Parser::*parse)()) {
  installMissingAsm(*config.ctx);
  ParserConfig observed = config;
  std::optional<SourceNameCollector> collector;
  if (config.names)
    observed.observer = &collector.emplace(*config.names, config.observer);
  return (Parser(buffer, text, offset, observed).*parse)();
}

OwningOpRef<> strata::parseText(uint32_t buffer, StringRef text,
                                uint64_t offset, const ParserConfig &config) {
  return parseObserved(buffer, text, offset, config, &Parser::parseModule);
}

OwningOpRef<> strata::parseSnippet(uint32_t buffer,
                                   const ParserConfig &config) {
  return parseObserved(buffer, config.ctx->getSourceBuffer(buffer).getText(), 0,
                       config, &Parser::parseSnippet);
}

OwningOpRef<> strata::parseSourceBuffer(uint32_t buffer,
                                        const ParserConfig &config) {
  StringRef text = config.ctx->getSourceBuffer(buffer).getText();
  return parseSourceChunk(buffer, text, 0, config);
}

OwningOpRef<> strata::parseSourceString(StringRef text,
                                        const ParserConfig &config,
                                        StringRef name) {
  uint32_t buffer = config.ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, name));
  return parseSourceBuffer(buffer, config);
}

OwningOpRef<> strata::parseSourceFile(StringRef path,
                                      const ParserConfig &config) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file) {
    emitError(config.ctx, Location(), describeOpenError(path, file.getError()));
    return nullptr;
  }
  return parseSourceBuffer(config.ctx->addSourceBuffer(std::move(*file)),
                           config);
}

OwningOpRef<> strata::parseSourceFile(const llvm::SourceMgr &manager,
                                      const ParserConfig &config) {
  const llvm::MemoryBuffer *file =
      manager.getMemoryBuffer(manager.getMainFileID());
  return parseSourceString(file->getBuffer(), config,
                           file->getBufferIdentifier());
}

/// Runs `parse` on `text`, which has to be used up.
template <typename T, typename Fn>
static T parseSingle(StringRef text, Context *ctx, StringRef what, Fn parse) {
  ParserConfig config(ctx);
  {
    // Only messages need the text to be kept.
    DiagnosticCapture silence;
    llvm::SmallString<128> copy(text);
    Parser parser(/*buffer=*/0, StringRef(copy.c_str(), copy.size()), 0,
                  config);
    T result = parse(parser);
    if (result && parser.getToken().is(Token::Eof) && silence.take().empty())
      return result;
  }
  uint32_t buffer =
      ctx->addSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, text));
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
  return parseSingle<Attribute>(text, ctx, "attribute", [](Parser &parser) {
    return parser.parseAttribute();
  });
}

Attribute strata::parseAttribute(
    StringRef text, Context *ctx,
    function_ref<ParseResult(OpAsmParser &, Attribute &)> parse) {
  return parseSingle<Attribute>(text, ctx, "attribute", [&](Parser &parser) {
    return parser.parseWith(parse);
  });
}
