// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Parser/RuleReaderDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Support/ScopeExit.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Operations that stand for others -----------------------------------===//

static constexpr StringRef HoleOperation = "$.operations";

bool strata::isHoleOperation(Operation *op) {
  return op->getName().getStringRef() == HoleOperation;
}

StringRef strata::getHoleOperationName(Operation *op) {
  return cast<StringAttr>(op->getDiscardableAttr("name")).getValue();
}

std::string strata::getSpliceName(uint64_t offset, StringRef text) {
  return ("=" + Twine(offset) + ":" + text).str();
}

ParseResult Parser::parseHoleOperation(Block *block) {
  StringRef name = tok.getSpelling().drop_front();
  if (name.starts_with("("))
    return emitError("expected operation name");
  OperationState state(locOf(tok.start), OperationName(HoleOperation, ctx));
  state.addAttribute("name", StringAttr::get(ctx, name));
  consume();
  block->push_back(Operation::create(state));
  return success();
}

void strata::dropDefaults(Operation *op, const OperationState &state) {
  const OpDefinition &def = op->getDefinition();
  for (unsigned i = 0; i < def.attributes.size(); ++i) {
    bool isWritten =
        llvm::any_of(state.slots,
                     [&](auto &slot) { return slot.first == i; }) ||
        llvm::any_of(state.attributes, [&](const NamedAttribute &attr) {
          return attr.getNameRef() == def.attributes[i].name;
        });
    if (!isWritten)
      op->setAttrSlot(i, Attribute());
  }
}

//===-- Holes --------------------------------------------------------------===//

/// A number or `$(...)` in place of an operand: a value of its own, whose name is the text.
ParseResult Parser::parseHoleOperand(UnresolvedOperand &operand) {
  const char *start = tok.start;
  bool isNegative = consumeIf(Token::Minus);
  bool isNumber =
      tok.isAny(Token::Integer, Token::Float) ||
      (!isNegative && (tok.isKeyword("true") || tok.isKeyword("false")));
  bool isComputed =
      !isNegative && tok.is(Token::Hole) && tok.getSpelling().starts_with("$(");
  if (!isNumber && !isComputed)
    return emitWrongToken("expected SSA operand, number or '$(...)'");
  operand.loc = start;
  operand.number = 0;
  StringRef text(start, size_t(tok.getEnd() - start));
  std::string name = getSpliceName(offsetOf(start), text);
  operand.name = names.intern(StringAttr::get(ctx, name).getValue());
  consume();
  return success();
}

std::optional<ParseResult> Parser::parseOptionalHole(Attribute &attr) {
  StringRef next(tok.getEnd(), size_t(lexer.getEnd() - tok.getEnd()));
  next = next.ltrim();
  bool isInAngles = tok.is(Token::Less) && next.consume_front("$") &&
                    !lexer.hasHoleText(next.take_while([](char c) {
                      return CharClass::is(c, CharClass::IdBody);
                    }));
  if (tok.isNot(Token::Hole) && !isInAngles)
    return std::nullopt;
  if (isInAngles)
    consume();
  if (tok.isNot(Token::Hole))
    return ParseResult(emitWrongToken("expected hole"));
  attr = parseHoleAttribute();
  if (!attr || (isInAngles && failed(expect(Token::Greater, "expected '>'"))))
    return ParseResult(failure());
  return ParseResult(success());
}

/// The hole that is the current token. The name of `$(...)` is its place and text.
Attribute Parser::parseHoleAttribute() {
  StringRef name = tok.getSpelling().drop_front();
  std::string text = name.str();
  if (name.starts_with("("))
    text = getSpliceName(offsetOf(tok.start), tok.getSpelling());
  consume();
  return getAttributeHole(ctx, text);
}

Type Parser::parseTypeHole() {
  StringRef name = tok.getSpelling().drop_front();
  if (name.starts_with("("))
    return (void)emitError("expected type"), Type();
  consume();
  return name == "_" ? getInferredTypeHole(ctx) : getTypeHole(ctx, name);
}

//===-- Families -----------------------------------------------------------===//

ParseResult RuleReader::readText(ArrayRef<StringRef> ends, StringRef what,
                                 StringRef &text) {
  // The current token may be of the text of a hole.
  p.lexer.setPos(p.prevEnd);
  const char *start = p.prevEnd, *last = start, *end = p.lexer.getEnd();
  for (const char *at = start; at < end;) {
    StringRef rest(at, size_t(end - at));
    if (last == start && CharClass::is(*at, CharClass::Space)) {
      start = last = ++at;
      continue;
    }
    if (rest.starts_with("//")) {
      at += std::min(rest.find('\n'), rest.size());
      if (last == start)
        start = last = at;
      continue;
    }
    bool isEnd = llvm::any_of(
        ends, [&](StringRef word) { return rest.starts_with(word); });
    if (isEnd && last != start) {
      text = StringRef(start, size_t(last - start));
      p.resetTo(at);
      return success();
    }
    if (isEnd || rest.starts_with("=>"))
      break;
    const char *next = at + 1;
    char unbalanced;
    if (StringRef("([{").contains(*at)) {
      next = p.lexer.skipBalanced(at, unbalanced);
      if (!next || next > end)
        return p.emitError(at, "unbalanced '" + Twine(*at) + "'");
    } else if (*at == '"') {
      size_t close = rest.find('"', 1);
      if (close == StringRef::npos)
        break;
      next = at + close + 1;
    }
    if (!CharClass::is(*at, CharClass::Space))
      last = next;
    at = next;
  }
  StringRef rest(last, size_t(end - last));
  if (last != start && llvm::is_contained(ends, "=>") && rest.trim().empty()) {
    text = StringRef(start, size_t(last - start));
    p.resetTo(end);
    return success();
  }
  return p.emitError(start, "expected " + what);
}

/// `@name(text, ...)`.
ParseResult RuleReader::readRow(size_t numHoles) {
  if (p.tok.isNot(Token::AtIdentifier))
    return p.emitWrongToken("expected '@' and the name of a rule");
  Row row;
  row.name = StringAttr::get(p.ctx, p.tok.getSymbolName()).getValue();
  row.loc = p.tok.start;
  p.consume();
  if (failed(p.expect(Token::LParen, "expected '('")))
    return failure();
  do {
    if (failed(
            readText({",", ")"}, "text of a hole", row.texts.emplace_back())))
      return failure();
  } while (p.consumeIf(Token::Comma));
  if (row.texts.size() != numHoles)
    return p.emitError(row.loc, "expected texts for " + Twine(numHoles) +
                                    " holes, found " + Twine(row.texts.size()));
  rows.push_back(std::move(row));
  return p.expect(Token::RParen, "expected ')'");
}

/// `for ($hole, ...) in row, ...`.
ParseResult RuleReader::readFamily() {
  if (failed(p.expect(Token::LParen, "expected '('")))
    return failure();
  do {
    if (p.tok.isNot(Token::Hole) || p.tok.getSpelling().starts_with("$("))
      return p.emitWrongToken("expected '$' and the name of a hole");
    holes.push_back(p.tok.getSpelling().drop_front());
    p.consume();
  } while (p.consumeIf(Token::Comma));
  if (failed(p.expect(Token::RParen, "expected ')'")))
    return failure();
  if (!p.tok.isKeyword("in"))
    return p.emitWrongToken("expected 'in'");
  p.consume();
  do {
    if (failed(readRow(holes.size())))
      return failure();
  } while (p.consumeIf(Token::Comma));
  return success();
}

ParseResult RuleReader::read(Block *block) {
  const char *loc = p.tok.start;
  isFold = p.tok.isKeyword("fold");
  Lexer::HoleTexts texts;
  p.lexer.lexHoles(&texts);
  p.rule = this;
  ScopeExit leave([&] {
    p.rule = nullptr;
    p.lexer.lexHoles(nullptr);
  });
  p.consume();
  if (p.tok.is(Token::AtIdentifier)) {
    StringAttr name = StringAttr::get(p.ctx, p.tok.getSymbolName());
    rows.push_back({name.getValue(), p.tok.start, {}});
    p.consume();
  } else if (p.tok.isKeyword("for")) {
    p.consume();
    if (failed(readFamily()))
      return failure();
  } else {
    return p.emitWrongToken("expected '@' and the name of the rule, or 'for'");
  }
  const char *start = p.tok.start;
  bool isSingle = holes.empty();
  for (const Row &row : rows) {
    texts.clear();
    for (auto [hole, text] : llvm::zip(holes, row.texts))
      texts[hole] = text;
    p.resetTo(start);
    if (failed(readRule(row, block, isSingle ? loc : row.loc)))
      return failure();
  }
  return success();
}

//===-- Rules --------------------------------------------------------------===//

ParseResult RuleReader::expectArrow() {
  if (p.tok.is(Token::Equal) && *p.tok.getEnd() == '>') {
    p.consume();
    p.consume();
    return success();
  }
  return p.emitWrongToken("expected '=>'");
}

/// Operations in braces, with names of their own.
ParseResult RuleReader::readBlock(RuleBlock &block, RuleSyntax *returning) {
  if (failed(p.expect(Token::LBrace, "expected '{'")))
    return failure();
  OperationState state(p.locOf(p.prevEnd), OperationName("$.rule", p.ctx));
  state.addRegion()->push_back(Block::create(p.ctx));
  block.root = OwningOpRef<>(Operation::create(state));
  p.names.recordValues(&block.names);
  p.names.pushRegion();
  ParseResult result = readBlockBody(block, returning);
  if (failed(result)) {
    block.root = nullptr;
    p.names.dropRegion();
    p.names.dropForwardRefs();
  } else {
    result = p.names.popRegion();
  }
  p.names.recordValues(nullptr);
  if (failed(result))
    return failure();
  // A token that follows may be of other text.
  return p.expect(Token::RBrace, "expected '}'");
}

ParseResult RuleReader::readBlockBody(RuleBlock &block, RuleSyntax *returning) {
  Block *body = block.getBody();
  while (p.tok.isNot(Token::RBrace)) {
    if (returning && p.tok.isKeyword("return")) {
      p.consume();
      if (failed(readReplacements(*returning, /*isInBlock=*/true)))
        return failure();
      break;
    }
    if (failed(p.parseOperation(body)))
      return failure();
  }
  return p.defineFreeValues(body);
}

/// The values of a list: `%x`, a number or `$(...)`, as text.
ParseResult RuleReader::readReplacements(RuleSyntax &rule, bool isInBlock) {
  rule.hasReplacements = true;
  if (isInBlock && p.tok.is(Token::RBrace))
    return success();
  do {
    StringRef &text = rule.replacements.emplace_back();
    const char *start = p.tok.start;
    if (p.tok.is(Token::PercentIdentifier)) {
      p.consume();
      p.consumeIf(Token::HashIdentifier);
      text = StringRef(start, size_t(p.prevEnd - start));
      continue;
    }
    UnresolvedOperand number;
    if (failed(p.parseHoleOperand(number)))
      return failure();
    text = StringRef(start, size_t(p.prevEnd - start));
  } while (p.consumeIf(Token::Comma));
  return success();
}

ParseResult RuleReader::readConditions(RuleSyntax &rule) {
  do {
    if (failed(
            readText({",", "=>"}, "condition", rule.conditions.emplace_back())))
      return failure();
  } while (p.consumeIf(Token::Comma));
  return success();
}

ParseResult RuleReader::readBenefit(RuleSyntax &rule) {
  if (failed(p.expect(Token::LParen, "expected '('")))
    return failure();
  std::optional<uint64_t> number;
  if (p.tok.is(Token::Integer))
    number = p.tok.getUInt64();
  constexpr uint64_t MaxBenefit = 65534;
  if (!number || *number == 0 || *number > MaxBenefit)
    return p.emitError("expected a number from 1 to " + Twine(MaxBenefit));
  rule.benefit = unsigned(*number);
  p.consume();
  return p.expect(Token::RParen, "expected ')'");
}

ParseResult RuleReader::readRewrite(RuleSyntax &rule) {
  if (p.tok.isKeyword("erase")) {
    p.consume();
    rule.isErasing = true;
    return success();
  }
  return p.tok.is(Token::LBrace) ? readBlock(rule.rewrite, &rule)
                                 : readReplacements(rule, /*isInBlock=*/false);
}

ParseResult RuleReader::readRule(const Row &row, Block *block,
                                 const char *loc) {
  RuleSyntax rule;
  rule.loc = p.locOf(loc);
  rule.name = row.name;
  rule.isFold = isFold;
  for (auto [hole, text] : llvm::zip(holes, row.texts))
    rule.texts[hole] = text;
  rule.text = p.begin;
  rule.getLoc = [this](const char *at) { return p.locOf(at); };
  if (p.tok.isKeyword("benefit")) {
    p.consume();
    if (failed(readBenefit(rule)))
      return failure();
  }
  if (failed(readBlock(rule.match, nullptr)))
    return failure();
  if (p.tok.isKeyword("where")) {
    p.consume();
    if (failed(readConditions(rule)))
      return failure();
  }
  rule.isMatchOnly = p.tok.is(Token::Eof);
  if (!rule.isMatchOnly && (failed(expectArrow()) || failed(readRewrite(rule))))
    return failure();
  return ParseResult((*p.config.rules)(rule, block));
}
