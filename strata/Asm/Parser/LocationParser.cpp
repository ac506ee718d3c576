// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations, and the file metadata `{-# ... #-}`.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Context.h"
#include "strata/Support/Hex.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Locations ----------------------------------------------------------===//

ParseResult Parser::parseLocationAlias(Location &loc) {
  Token token = tok;
  StringRef name = token.getSpelling().drop_front(1);
  if (name.contains('.') || *token.getEnd() == '<') {
    Attribute attr = parseExtendedAttribute({});
    if (!attr)
      return failure();
    auto locAttr = dyn_cast<LocationAttr>(attr);
    if (!locAttr) {
      auto diag = emitError("expected location attribute, but got");
      diag << attr;
      return failure();
    }
    loc = Location(locAttr);
    return success();
  }
  observeAlias(tok);
  consume();
  AttrAlias *alias = findAttrAlias(name);
  if (!alias)
    return emitWrongToken("undefined symbol alias id '" + name + "'");
  if (alias->attr && !isa<LocationAttr>(alias->attr)) {
    auto diag = emitError("expected location attribute, but got");
    diag << alias->attr;
    return failure();
  }
  loc = alias->loc;
  return success();
}

bool Parser::parseSimpleLocation(Location &loc) {
  const char *p = tok.getEnd();
  auto number = [&](uint32_t &value) {
    if (*p != ':')
      return false;
    const char *start = ++p;
    uint64_t total = 0;
    while (CharClass::is(*p, CharClass::Digit) && p - start < 9)
      total = total * 10 + (*p++ - '0');
    value = uint32_t(total);
    return p != start && !CharClass::is(*p, CharClass::IdBody);
  };
  uint32_t line, column;
  if (!number(line) || !number(column) || (*p != ')' && *p != ',' && *p != ']'))
    return false;
  TextCache<uint32_t>::Probe probe;
  const uint32_t *known = fileCache.lookup(tok.getSpelling(), probe);
  uint32_t file;
  if (known) {
    file = *known;
  } else {
    StringAttr name = StringAttr::get(ctx, tok.getStringValue());
    if (name.empty())
      return false;
    std::optional<uint32_t> fresh = ctx->getFileNumber(name);
    if (!fresh)
      return false;
    file = *fresh;
    fileCache.insert(probe, file);
  }
  std::optional<Location> packed = Location::pack(file, line, column);
  if (!packed)
    return false;
  loc = *packed;
  lexer.setPos(p);
  prevEnd = p;
  tok = lexer.lex(LexError{this});
  return true;
}

namespace {
/// Reads one location form after its first token is known.
struct LocationForms {
  Parser &parser;
  Context *ctx = parser.getContext();
  const Token &tok() { return parser.getToken(); }

  ParseResult parseNumber(uint32_t &value, StringRef message) {
    std::optional<uint64_t> number;
    if (tok().is(Token::Integer))
      number = tok().getUInt64();
    if (number && *number <= UINT32_MAX) {
      value = uint32_t(*number);
      parser.consume();
      return success();
    }
    // A column that is too large is shown itself.
    if (tok().is(Token::Integer) && message.contains("column"))
      return parser.emitError(message);
    return parser.emitWrongToken(message);
  }

  /// `"file":line:col [to ...]` or `"name"[(loc)]`.
  ParseResult parseFileOrName(Location &loc) {
    StringAttr name = StringAttr::get(ctx, tok().getStringValue());
    parser.consume();
    if (parser.consumeIf(Token::Colon))
      return parseRange(name, loc);
    if (!parser.consumeIf(Token::LParen)) {
      loc = Location(NameLoc::get(name));
      return success();
    }
    Location child;
    if (failed(parser.parseLocationInstance(child)))
      return failure();
    if (failed(parser.expect(Token::RParen, "expected ')' after child location "
                                            "of NameLoc")))
      return failure();
    loc = Location(NameLoc::get(name, child));
    return success();
  }

  ParseResult parseRange(StringAttr file, Location &loc) {
    uint32_t line = 0, column = 0, endLine, endColumn;
    if (failed(parseNumber(line,
                           "expected integer line number in FileLineColRange")))
      return failure();
    bool hasColumn = parser.consumeIf(Token::Colon);
    if (hasColumn &&
        failed(parseNumber(
            column, "expected integer column number in FileLineColRange")))
      return failure();
    endLine = line;
    endColumn = column;
    if (!hasColumn || !tok().isKeyword("to")) {
      loc = Location::fromFileLineCol(ctx, file, line, column);
      return success();
    }
    parser.consume();
    if (tok().is(Token::Integer) &&
        failed(parseNumber(endLine,
                           "expected integer line number in FileLineColRange")))
      return failure();
    if (failed(parser.expect(Token::Colon,
                             "expected either integer or `:` post `to` in "
                             "FileLineColRange")) ||
        failed(parseNumber(
            endColumn, "expected integer column number in FileLineColRange")))
      return failure();
    loc =
        Location(FileLineColRange::get(file, line, column, endLine, endColumn));
    return success();
  }

  ParseResult parseCallSite(Location &loc) {
    Location callee, caller;
    if (failed(parser.expect(Token::LParen,
                             "expected '(' in callsite location")) ||
        failed(parser.parseLocationInstance(callee)))
      return failure();
    if (!tok().isKeyword("at"))
      return parser.emitWrongToken("expected 'at' in callsite location");
    parser.consume();
    if (failed(parser.parseLocationInstance(caller)) ||
        failed(
            parser.expect(Token::RParen, "expected ')' in callsite location")))
      return failure();
    loc = Location(CallSiteLoc::get(ctx, callee, caller));
    return success();
  }

  ParseResult parseFused(Location &loc) {
    Attribute metadata;
    if (parser.consumeIf(Token::Less)) {
      metadata = parser.parseAttribute();
      if (!metadata)
        return failure();
      if (failed(parser.expect(Token::Greater, "expected '>' after fused "
                                               "location metadata")))
        return failure();
    }
    if (failed(parser.expect(Token::LSquare, "expected '[' in fused location")))
      return failure();
    SmallVector<Location, 4> parts;
    if (tok().isNot(Token::RSquare)) {
      if (failed(parser.parseCommaSeparated([&]() -> ParseResult {
            parts.emplace_back();
            return parser.parseLocationInstance(parts.back());
          })))
        return failure();
    }
    if (failed(parser.expect(Token::RSquare, "expected ']' in fused location")))
      return failure();
    loc = FusedLoc::get(ctx, parts, metadata);
    return success();
  }
};
} // namespace

ParseResult Parser::parseLocationInstance(Location &loc) {
  return runWithSufficientStackSpace([&]() -> ParseResult {
    DepthGuard guard(*this);
    if (failed(guard.check("location")))
      return failure();
    const char *at = tok.start;
    LocationForms forms{*this};
    ParseResult result = failure();
    if (tok.is(Token::HashIdentifier)) {
      result = parseLocationAlias(loc);
    } else if (tok.is(Token::String)) {
      if (parseSimpleLocation(loc))
        return success();
      result = forms.parseFileOrName(loc);
    } else if (tok.isKeyword("callsite")) {
      consume();
      result = forms.parseCallSite(loc);
    } else if (tok.isKeyword("fused")) {
      consume();
      result = forms.parseFused(loc);
    } else if (tok.isKeyword("unknown")) {
      consume();
      loc = Location();
      result = success();
    } else {
      return emitWrongToken("expected location instance");
    }
    if (succeeded(result) && loc.getAttrOrNull())
      return checkNesting(Attribute(loc.getAttrOrNull()), at, "location");
    return result;
  });
}

ParseResult Parser::parseOptionalTrailingLocation(Location &loc,
                                                  uint32_t &deferred) {
  if (LLVM_LIKELY(!tok.isKeyword("loc")))
    return success();
  consume();
  if (failed(expect(Token::LParen, "expected '(' in location")))
    return failure();
  Token token = tok;
  StringRef name;
  if (token.is(Token::HashIdentifier))
    name = token.getSpelling().drop_front(1);
  if (!name.empty() && !name.contains('.')) {
    observeAlias(tok);
    consume();
    uint32_t id = aliasNames.intern(name);
    AttrAlias *alias = findAttrAlias(name);
    if (!alias) {
      deferredLocs.push_back({nullptr, {}, id, offsetOf(token.start)});
      deferred = uint32_t(deferredLocs.size());
      loc = Location();
    } else if (!alias->attr || isa<LocationAttr>(alias->attr)) {
      loc = alias->loc;
    } else {
      auto diag = emitError(token.start, "expected location, but found '");
      diag << alias->attr << "'";
      return failure();
    }
  } else if (failed(parseLocationInstance(loc))) {
    return failure();
  }
  return expect(Token::RParen, "expected ')' in location");
}

ParseResult Parser::parseOptionalTrailingLocation(Operation *op) {
  if (LLVM_LIKELY(!tok.isKeyword("loc")))
    return success();
  Location loc;
  uint32_t deferred = 0;
  if (failed(parseOptionalTrailingLocation(loc, deferred)))
    return failure();
  op->setLoc(loc);
  if (deferred)
    deferredLocs[deferred - 1].op = op;
  return success();
}

ParseResult Parser::parseOptionalTrailingLocation(BlockArgument arg) {
  Location loc = arg.getLoc();
  uint32_t deferred = 0;
  if (failed(parseOptionalTrailingLocation(loc, deferred)))
    return failure();
  arg.setLoc(loc);
  if (deferred)
    deferredLocs[deferred - 1].arg = arg;
  return success();
}

ParseResult Parser::finishLocations() {
  for (DeferredLoc &deferred : deferredLocs) {
    const char *at = placeOf(deferred.offset);
    if (deferred.alias >= attrAliases.size() ||
        !attrAliases[deferred.alias].defined)
      return emitError(at, "operation location alias was never defined");
    AttrAlias &alias = attrAliases[deferred.alias];
    if (alias.attr && !isa<LocationAttr>(alias.attr)) {
      auto diag = emitError(at, "expected location, but found '");
      diag << alias.attr << "'";
      return failure();
    }
    // Arguments of declarations have no block to be in.
    if (deferred.op)
      deferred.op->setLoc(alias.loc);
    else if (deferred.arg)
      deferred.arg.setLoc(alias.loc);
  }
  return success();
}

//===-- File metadata ------------------------------------------------------===//

namespace {
/// The bytes of a resource string: the alignment, then the data.
struct BlobText {
  uint32_t alignment = 0;
  OwnedBytes bytes;
};
} // namespace

/// Decodes the hex string of a resource entry.
static ParseResult decodeBlob(Parser &parser, const Token &token, StringRef key,
                              BlobText &blob) {
  StringRef text = token.is(Token::String)
                       ? token.getSpelling().drop_front(1).drop_back(1)
                       : StringRef();
  std::string unescaped;
  if (text.contains('\\')) {
    unescaped = token.getStringValue();
    text = unescaped;
  }
  bool ok = token.is(Token::String) && text.consume_front("0x") &&
            text.size() % 2 == 0;
  OwnedBytes raw = OwnedBytes::allocate(text.size() / 2);
  if (!ok || !decodeHex(text, raw.data.get()))
    return parser.emitError(token.start,
                            "expected hex string blob for key '" + key + "'");
  if (raw.size < 4)
    return parser.emitError(token.start,
                            "expected hex string blob for key '" + key +
                                "' to encode alignment in first 4 bytes");
  blob.alignment = llvm::support::endian::read32le(raw.data.get());
  bool isEmpty = raw.size == 4;
  if (!llvm::isPowerOf2_32(blob.alignment) && !(isEmpty && !blob.alignment))
    return parser.emitError(
        token.start, "expected hex string blob for key '" + key +
                         "' to encode alignment in first 4 bytes, but got "
                         "non-power-of-2 value: " +
                         Twine(blob.alignment));
  blob.bytes = OwnedBytes::allocate(raw.size - 4);
  if (raw.size > 4)
    std::memcpy(blob.bytes.data.get(), raw.data.get() + 4, raw.size - 4);
  return success();
}

/// Gives the blob `key` of the Context the bytes of the string `value`.
static ParseResult readDialectResource(Parser &parser, const Token &value,
                                       StringRef key) {
  BlobText blob;
  if (failed(decodeBlob(parser, value, key, blob)))
    return failure();
  ResourceBlob &target = parser.getContext()->getOrCreateBlob(key);
  target.data = std::move(blob.bytes.data);
  target.size = blob.bytes.size;
  target.alignment = blob.alignment;
  target.hasData = true;
  return success();
}

/// Sets the kind and the data of `entry` to those of `value`: a truth value, a
/// blob or a text.
static ParseResult readExternalResource(Parser &parser, const Token &value,
                                        ExternalResource &entry) {
  if (value.isNot(Token::String)) {
    entry.kind = ExternalResource::Bool;
    entry.boolean = value.isKeyword("true");
    return success();
  }
  std::string text = value.getStringValue();
  if (!StringRef(text).starts_with("0x")) {
    entry.data = std::move(text);
    return success();
  }
  BlobText blob;
  if (failed(decodeBlob(parser, value, entry.key, blob)))
    return failure();
  entry.kind = ExternalResource::Blob;
  entry.alignment = blob.alignment;
  entry.data.assign(reinterpret_cast<char *>(blob.bytes.data.get()),
                    blob.bytes.size);
  return success();
}

/// `{ key: { key: value, ... }, ... }` for dialects or external providers.
ParseResult Parser::parseResourceFile(bool external) {
  auto parseGroup = [&]() -> ParseResult {
    const char *groupLoc = tok.start;
    std::optional<std::string> group;
    if (!tok.isKeyword())
      return emitError("expected identifier key for 'resource' entry");
    group = tok.getSpelling().str();
    consume();
    if (failed(expect(Token::Colon, "expected ':'")))
      return failure();
    if (!external) {
      Dialect *dialect = ctx->findDialect(*group);
      if (!dialect || !dialect->isKnown())
        return emitError(groupLoc, "dialect '" + *group + "' is unknown");
    }
    auto parseEntry = [&]() -> ParseResult {
      Token keyToken = tok;
      std::optional<std::string> key = parseOptionalKeywordOrString();
      if (!key)
        return emitError(Twine("expected identifier key for '") +
                         (external ? "external_resources" : "resource") +
                         "' entry");
      if (failed(expect(Token::Colon, "expected ':'")))
        return failure();
      Token value = tok;
      bool isBool = value.isKeyword("true") || value.isKeyword("false");
      if (value.is(Token::Error))
        return failure();
      if (!isBool && value.isNot(Token::String))
        return emitError(tok.start,
                         Twine("expected ") +
                             (external ? "string value" : "hex string blob") +
                             " for key '" + *key + "'");
      consume();
      if (!external)
        return readDialectResource(*this, value, *key);
      ExternalResource entry;
      entry.provider = *group;
      entry.key = *key;
      entry.loc = locOf(keyToken.start);
      entry.valueLoc = locOf(value.start);
      if (failed(readExternalResource(*this, value, entry)))
        return failure();
      if (config.externalResources)
        config.externalResources->push_back(std::move(entry));
      return success();
    };
    if (failed(expect(Token::LBrace, "expected '{'")))
      return failure();
    if (!external && *group != "builtin")
      return emitError("unexpected 'resource' section for dialect '" + *group +
                       "'");
    return parseListUntil(Token::RBrace, parseEntry);
  };
  if (failed(expect(Token::LBrace, "expected '{'")))
    return failure();
  return parseListUntil(Token::RBrace, parseGroup);
}

ParseResult Parser::parseMetadata() {
  consume();
  auto parseSection = [&]() -> ParseResult {
    const char *at = tok.start;
    std::optional<std::string> key;
    if (tok.isKeyword()) {
      key = tok.getSpelling().str();
      consume();
    } else {
      return emitError("expected identifier key in file metadata dictionary");
    }
    if (failed(expect(Token::Colon, "expected ':'")))
      return failure();
    if (*key == "dialect_resources")
      return parseResourceFile(/*external=*/false);
    if (*key == "external_resources")
      return parseResourceFile(/*external=*/true);
    return emitError(at,
                     "unknown key '" + *key + "' in file metadata dictionary");
  };
  return parseListUntil(Token::MetadataEnd, parseSection);
}
