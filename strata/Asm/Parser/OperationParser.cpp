// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations in generic form, values, blocks and regions.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Parser/ParserPartDetail.h"
#include "strata/Asm/Parser/RuleReaderDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Values -------------------------------------------------------------===//

ParseResult Parser::parseOperand(UnresolvedOperand &operand, bool allowNumber) {
  if (tok.isNot(Token::PercentIdentifier))
    return acceptsHoles() ? parseHoleOperand(operand)
                          : emitWrongToken("expected SSA operand");
  operand.loc = tok.start;
  operand.number = 0;
  operand.name = names.intern(tok.getSpelling().drop_front(1));
  consume();
  if (tok.isNot(Token::HashIdentifier))
    return success();
  if (!allowNumber)
    return emitError("result number not allowed in argument list");
  uint32_t number;
  if (tok.getSpelling().drop_front(1).getAsInteger(10, number))
    return emitError("invalid SSA value result number");
  operand.number = number;
  consume();
  return success();
}

//===-- Regions and blocks -------------------------------------------------===//

ParseResult Parser::parseSuccessor(Block *&block) {
  if (tok.isNot(Token::CaretIdentifier))
    return emitWrongToken("expected block name");
  BlockEntry &entry = names.getBlock(tok.getSpelling(), tok.start);
  if (!entry.block)
    entry.block = Block::create(ctx);
  block = entry.block;
  if (LLVM_UNLIKELY(observesUses))
    observer->didUseBlock(block, tok.getSpelling().drop_front(1), rangeOf(tok));
  consume();
  return success();
}

ParseResult Parser::parseSuccessors(SuccessorList &successors) {
  if (failed(expect(Token::LSquare, "expected '['")))
    return failure();
  auto element = [&]() -> ParseResult {
    Block *block;
    if (failed(parseSuccessor(block)))
      return failure();
    successors.blocks.push_back(block);
    if (LLVM_LIKELY(!acceptsOlderForms()))
      return success();
    size_t before = successors.operands.size();
    if (failed(older.parseSuccessorOperands(successors)))
      return failure();
    successors.numOperands.push_back(
        uint32_t(successors.operands.size() - before));
    return success();
  };
  return parseListUntil(Token::RSquare, element, /*allowEmpty=*/false);
}

ParseResult Parser::parseBlockArguments(Block *block) {
  consume();
  if (consumeIf(Token::RParen))
    return success();
  auto element = [&]() -> ParseResult {
    if (tok.isNot(Token::PercentIdentifier))
      return emitWrongToken("expected SSA operand");
    const char *at = tok.start;
    StringRef name = tok.getSpelling().drop_front(1);
    UnresolvedOperand operand;
    if (failed(parseOperand(operand)))
      return failure();
    if (failed(expect(Token::Colon, "expected ':' and type for SSA operand")))
      return failure();
    Type type = parseType();
    if (!type)
      return failure();
    if (operand.number)
      return emitError(at, "result number not allowed in argument list");
    BlockArgument arg = block->addArgument(type, locOf(at));
    if (failed(names.defineValue(name, at, arg, 1)))
      return failure();
    return parseOptionalTrailingLocation(arg);
  };
  if (failed(parseCommaSeparated(element)))
    return failure();
  return expect(Token::RParen, "expected ')'");
}

/// A labelled block and its operations, up to the next label or the brace.
ParseResult Parser::parseBlock(Region &region, Block *&block) {
  if (!block) {
    const char *at = tok.start;
    StringRef name = tok.getSpelling();
    if (failed(expect(Token::CaretIdentifier, "expected block name")))
      return failure();
    BlockEntry &entry = names.getBlock(name, at);
    if (entry.defined)
      return emitError(at, "redefinition of block '" + name + "'");
    if (!entry.block)
      entry.block = Block::create(ctx);
    block = entry.block;
    entry.defined = true;
    entry.offset = offsetOf(at);
    if (LLVM_UNLIKELY(observer))
      observer->didDefineBlock(block, name.drop_front(1),
                               rangeOf(at, name.end()));
    region.push_back(block);
    if (tok.is(Token::LParen) && failed(parseBlockArguments(block)))
      return failure();
    if (failed(expect(Token::Colon, "expected ':' after block name")))
      return failure();
  } else {
    region.push_back(block);
  }
  while (true) {
    parallel.takeParts(block, &region);
    if (tok.is(Token::CaretIdentifier) || tok.is(Token::RBrace))
      return success();
    const char *opStart = tok.start;
    if (failed(parseOperation(block)) && !recoverFrom(opStart))
      return failure();
    if (LLVM_UNLIKELY(isOutOfMemory()))
      return failure();
  }
}

ParseResult Parser::parseRegion(Region &region, ArrayRef<Argument> entryArgs) {
  if (failed(expect(Token::LBrace, "expected '{' to begin a region")))
    return failure();
  return runWithSufficientStackSpace([&]() -> ParseResult {
    DepthGuard guard(*this);
    if (failed(guard.check("region")))
      return failure();
    if (getLimits().refusesMemory(0)) {
      (void)emitError("out of memory within the limit set by --max-memory");
      givenUp = true;
      return failure();
    }
    const char *from = prevEnd;
    if (failed(parseRegionBody(region, entryArgs)))
      return failure();
    if (LLVM_UNLIKELY(observer) && !region.empty())
      observer->didParseRegion(region, rangeOf(from, prevEnd - 1));
    return success();
  });
}

ParseResult Parser::parseRegionBody(Region &region,
                                    ArrayRef<Argument> entryArgs) {
  if (tok.is(Token::RBrace) && entryArgs.empty()) {
    consume();
    return success();
  }
  names.pushRegion();
  ParseResult result = [&]() -> ParseResult {
    // The first block may go without a label.
    if (tok.isNot(Token::CaretIdentifier) || !entryArgs.empty()) {
      Block *block = Block::create(ctx);
      for (const Argument &arg : entryArgs) {
        StringRef name = names.getName(arg.name.name);
        if (std::optional<uint32_t> offset =
                names.findReference(arg.name.name)) {
          auto diag = emitError(arg.name.loc, "region entry argument '%" +
                                                  name + "' is already in use");
          if (diag.isActive())
            diag.attachNote(locOf(placeOf(*offset)))
                << "previously referenced here";
          block->destroy();
          return failure();
        }
        BlockArgument value = block->addArgument(arg.type, arg.loc);
        if (failed(names.defineValue(name, arg.name.loc, value, 1))) {
          block->destroy();
          return failure();
        }
        if (arg.deferredLoc)
          deferredLocs[arg.deferredLoc - 1].arg = value;
      }
      if (!entryArgs.empty() && tok.is(Token::CaretIdentifier)) {
        block->destroy();
        return emitError("invalid block name in region with named arguments");
      }
      if (failed(parseBlock(region, block)))
        return failure();
    }
    while (tok.isNot(Token::RBrace)) {
      Block *block = nullptr;
      if (failed(parseBlock(region, block)))
        return failure();
    }
    return success();
  }();
  if (failed(result)) {
    names.dropRegion();
    return failure();
  }
  if (failed(names.popRegion()))
    return failure();
  consume();
  return success();
}

//===-- Operations ---------------------------------------------------------===//

namespace {
/// `%name:count` before an `=`.
struct ResultGroup {
  StringRef name;
  uint32_t count;
  const char *loc;
};
} // namespace

/// Parses `%name:count, ... =`; `expected` is the number of results.
static ParseResult parseResultNames(Parser &parser,
                                    SmallVectorImpl<ResultGroup> &groups,
                                    uint64_t &expected) {
  do {
    const Token &tok = parser.getToken();
    if (tok.isNot(Token::PercentIdentifier))
      return parser.emitWrongToken("expected valid ssa identifier");
    ResultGroup group{tok.getSpelling().drop_front(1), 1, tok.start};
    parser.consume();
    if (parser.consumeIf(Token::Colon)) {
      if (tok.isNot(Token::Integer))
        return parser.emitWrongToken("expected integer number of results");
      std::optional<uint64_t> count = tok.getUInt64();
      if (!count || *count < 1)
        return parser.emitError(
            "expected named operation to have at least 1 result");
      expected += *count - uint32_t(*count);
      group.count = uint32_t(*count);
      parser.consume();
    }
    groups.push_back(group);
    expected += group.count;
  } while (parser.consumeIf(Token::Comma));
  return parser.expect(Token::Equal, "expected '=' after SSA name");
}

ParseResult Parser::parseOperation(Block *block) {
  const char *at = tok.start;
  if (LLVM_UNLIKELY(config.rules) && !rule &&
      (tok.isKeyword("rule") || tok.isKeyword("fold")))
    return RuleReader(*this).read(block);
  SmallVector<ResultGroup, 1> groups;
  uint64_t expected = 0;
  if (tok.is(Token::PercentIdentifier) &&
      failed(parseResultNames(*this, groups, expected)))
    return failure();
  Operation *op;
  Token nameToken = tok;
  if (tok.is(Token::String)) {
    op = parseGenericOperation(block);
  } else if (tok.is(Token::BareIdentifier)) {
    SmallVector<std::pair<StringRef, uint32_t>, 4> names;
    for (const ResultGroup &group : groups)
      names.push_back({group.name, group.count});
    op = parseCustomOperation(block, names);
  } else if (tok.is(Token::Hole) && groups.empty()) {
    return parseHoleOperation(block);
  } else {
    return emitWrongToken("expected operation name in quotes");
  }
  if (!op)
    return failure();
  if (LLVM_UNLIKELY(observer))
    observer->didParseOperation(op, rangeOf(at, prevEnd), rangeOf(nameToken));
  if (groups.empty())
    return success();
  unsigned numResults = op->getNumResults();
  if (numResults == 0)
    return emitError(at, "cannot name an operation with no results");
  if (numResults != expected)
    return emitError(at, "operation defines " + Twine(numResults) +
                             " results but was provided " + Twine(expected) +
                             " to bind");
  uint32_t index = 0;
  for (const ResultGroup &group : groups) {
    if (failed(names.defineValue(group.name, group.loc, op->getResult(index),
                                 group.count)))
      return failure();
    index += group.count;
  }
  return success();
}

/// Parses the types after the colon; repeated types are looked up by their
/// text.
ParseResult Parser::parseTrailingFunctionType(SmallVectorImpl<Type> &inputs,
                                              SmallVectorImpl<Type> &results,
                                              const char *&typeLoc) {
  typeLoc = tok.start;
  TextCache<uint32_t>::Probe probe;
  const char *end = nullptr;
  if (functionCache.isWorthwhile() && usesTextCaches()) {
    size_t rest = std::min<size_t>(lexer.getEnd() - typeLoc, 512);
    end = static_cast<const char *>(std::memchr(typeLoc, '\n', rest));
    if (end) {
      StringRef text(typeLoc, end - typeLoc);
      if (const uint32_t *found = functionCache.lookup(text, probe)) {
        const FunctionText &known = functionTexts[*found];
        inputs.append(known.inputs.begin(), known.inputs.end());
        results.append(known.results.begin(), known.results.end());
        lexer.setPos(end);
        prevEnd = end;
        tok = lexer.lex(LexError{this});
        return success();
      }
    }
  }
  if (tok.isNot(Token::LParen)) {
    Type type = parseType();
    if (!type)
      return failure();
    return emitError(typeLoc, "expected function type");
  }
  consume();
  if (!consumeIf(Token::RParen) &&
      (failed(parseTypeListNoParens(inputs)) ||
       failed(expect(Token::RParen, "expected ')'"))))
    return failure();
  if (failed(expect(Token::Arrow, "expected '->' in function type")) ||
      failed(parseFunctionResultTypes(results)))
    return failure();
  if (end && prevEnd == end) {
    functionTexts.emplace_back();
    functionTexts.back().inputs.assign(inputs.begin(), inputs.end());
    functionTexts.back().results.assign(results.begin(), results.end());
    functionCache.insert(probe, uint32_t(functionTexts.size() - 1));
  }
  return success();
}

Operation *Parser::parseGenericOperation(Block *block) {
  Token token = tok;
  StringRef text = token.getSpelling();
  TextCache<const OpDefinition *>::Probe probe;
  if (const OpDefinition *const *known = opCache.lookup(text, probe)) {
    consume();
    return parseGenericOperationAfterName(block, *known, token.start);
  }
  std::string name = token.getStringValue();
  if (name.empty())
    return (void)emitError("empty operation name is invalid"), nullptr;
  if (name.find('\0') != std::string::npos)
    return (void)emitError("null character not allowed in operation name"),
           nullptr;
  consume();
  if (LLVM_UNLIKELY(acceptsOlderForms()))
    name = older.getCurrentOpName(name);
  const OpDefinition *def = ctx->getOpDefinition(name);
  // Operations of unknown dialects require --allow-unregistered-dialect. The
  // verifier rejects unknown operations of known dialects.
  if (!def->registered && !def->dialect->isKnown() &&
      !ctx->allowsUnregisteredDialects())
    return (void)emitError(
               "operation being parsed with an unregistered dialect. If this "
               "is intended, please use -allow-unregistered-dialect with the "
               "MLIR tool used"),
           nullptr;
  // In older text it may depend on the text after the name.
  if (LLVM_LIKELY(!acceptsOlderForms()))
    opCache.insert(probe, def);
  return parseGenericOperationAfterName(block, def, token.start);
}

/// Parses `<attribute>` after the `<`.
static Attribute parseProperties(Parser &parser) {
  Attribute properties = parser.getToken().is(Token::LBrace)
                             ? Attribute(parser.parseDictionary())
                             : parser.parseAttribute();
  if (!properties ||
      failed(parser.expect(Token::Greater, "expected '>' to close properties")))
    return {};
  return properties;
}

/// Parses `(region, ...)` after the `(`. Regions are read before the operation
/// exists.
static ParseResult
parseRegionList(Parser &parser,
                SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  do {
    regions.push_back(std::make_unique<Region>());
    if (failed(parser.parseRegion(*regions.back())))
      return failure();
  } while (parser.consumeIf(Token::Comma));
  return parser.expect(Token::RParen, "expected ')' to end region list");
}

/// The values of `operands`, whose types are those of the function type at
/// `typeLoc`.
static inline ParseResult resolveOperands(Parser &parser,
                                          ArrayRef<UnresolvedOperand> operands,
                                          ArrayRef<Type> types,
                                          const char *typeLoc,
                                          SmallVectorImpl<Value> &values) {
  if (types.size() != operands.size()) {
    // The reference prints a NUL for the missing plural.
    auto diag = parser.emitError(typeLoc, "expected " + Twine(operands.size()) +
                                              " operand type");
    diag << StringRef(operands.size() == 1 ? "\0" : "s", 1) << " but had "
         << uint64_t(types.size());
    return failure();
  }
  for (auto [operand, type] : llvm::zip(operands, types)) {
    Value value = parser.names.resolveOperand(operand, type);
    if (!value)
      return failure();
    values.push_back(value);
  }
  return success();
}

/// Appends an operation that is complete except for its location.
static void append(Block *block, Operation *op) {
  block->push_back(op);
  op->addDerivedAttribute();
}

/// The operation of `state`, which has its attributes except for `namesakes`,
/// discardable ones with names of properties, and the other parts.
static Operation *createFrom(OperationState &state,
                             ArrayRef<NamedAttribute> namesakes,
                             ArrayRef<Value> operands, ArrayRef<Type> results,
                             ArrayRef<Block *> successors,
                             SmallVectorImpl<std::unique_ptr<Region>> &regions,
                             bool withDefaults) {
  state.operands.assign(operands.begin(), operands.end());
  state.types.assign(results.begin(), results.end());
  state.successors.assign(successors.begin(), successors.end());
  state.regions = std::move(regions);
  Operation *op = Operation::create(state);
  if (LLVM_UNLIKELY(!withDefaults))
    dropDefaults(op, state);
  for (const NamedAttribute &attr : namesakes)
    op->setDiscardableAttr(attr.getName(), attr.getValue());
  return op;
}

/// Parses the dictionary after the regions, if there is one.
inline ParseResult Parser::parseGenericAttributes(DictionaryAttr &attributes,
                                                  GenericPlaces &places) {
  places.dictBegin = places.dictEnd = tok.start;
  if (tok.isNot(Token::LBrace))
    return success();
  attributes = parseDictionary();
  places.dictEnd = prevEnd;
  return ParseResult::success(bool(attributes));
}

ParseResult Parser::parseOptionalProperties(Attribute &properties,
                                            GenericPlaces &places) {
  places.propertiesBegin = tok.start;
  if (!consumeIf(Token::Less))
    return success();
  properties = parseProperties(*this);
  places.propertiesEnd = prevEnd;
  return success(bool(properties));
}

/// Parses the rest of the generic form after the name.
Operation *Parser::parseGenericOperationAfterName(Block *block,
                                                  const OpDefinition *def,
                                                  const char *nameLoc) {
  if (failed(expect(Token::LParen, "expected '(' to start operand list")))
    return nullptr;
  SmallVector<UnresolvedOperand, 8> operands;
  if (tok.is(Token::PercentIdentifier)) {
    do {
      if (failed(parseOperand(operands.emplace_back())))
        return nullptr;
    } while (consumeIf(Token::Comma));
  }
  GenericPlaces places;
  places.operandsEnd = tok.start;
  if (failed(expect(Token::RParen, "expected ')' to end operand list")))
    return nullptr;
  SuccessorList successors;
  if (tok.is(Token::LSquare)) {
    if (def->registered && def->numSuccessors == 0 &&
        !def->hasTrait(OpTrait::Terminator))
      return (void)emitError("successors in non-terminator"), nullptr;
    if (failed(parseSuccessors(successors)))
      return nullptr;
  }
  Attribute properties;
  if (failed(parseOptionalProperties(properties, places)))
    return nullptr;
  SmallVector<std::unique_ptr<Region>, 1> regions;
  if (consumeIf(Token::LParen) && failed(parseRegionList(*this, regions)))
    return nullptr;
  DictionaryAttr attributes;
  if (failed(parseGenericAttributes(attributes, places)))
    return nullptr;
  if (failed(expect(Token::Colon, "expected ':' followed by operation type")))
    return nullptr;
  SmallVector<Type, 8> inputs, results;
  const char *&typeLoc = places.type;
  if (failed(parseTrailingFunctionType(inputs, results, typeLoc)))
    return nullptr;
  SmallVector<Value, 8> operandValues;
  if (failed(resolveOperands(*this, operands, inputs, typeLoc, operandValues)))
    return nullptr;
  if (LLVM_UNLIKELY(acceptsOlderForms()) &&
      failed(older.completeOlderOp(*def, places, properties, attributes,
                                   regions, successors, results,
                                   operandValues)))
    return nullptr;
  Operation *op;
  if (LLVM_LIKELY(!def->registered)) {
    op = Operation::create(locOf(nameLoc), def, results, operandValues,
                           attributes, successors.blocks,
                           unsigned(regions.size()), properties);
    for (auto [i, region] : llvm::enumerate(regions))
      op->getRegion(i).takeBody(*region);
  } else {
    OperationState state(locOf(nameLoc), OperationName(def));
    SmallVector<NamedAttribute, 1> namesakes;
    if (failed(
            addAttributes(state, properties, attributes, nameLoc, namesakes)))
      return nullptr;
    op = createFrom(state, namesakes, operandValues, results, successors.blocks,
                    regions, /*withDefaults=*/!acceptsHoles());
  }
  append(block, op);
  if (failed(parseOptionalTrailingLocation(op)))
    return nullptr;
  return op;
}
