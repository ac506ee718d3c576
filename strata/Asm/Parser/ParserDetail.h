// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser: a recursive-descent class over the current grammar, its methods in files by
// concern (TypeParser, AttributeParser, DenseParser, AffineParser, LocationParser,
// OperationParser, TopLevelParser). It owns the names in the open regions (ScopedNames), the
// grammar of older versions (OlderGrammar), the part that another thread reads
// (ParallelReader), and lines that repeat (KnownLineReader). It builds IR only through
// Operation::create and the like.
//
// Speed: types and attribute dictionaries that repeat are recognised by their
// text (TextCache) and not parsed again; values are found by the number of
// their name; locations are offsets.
#ifndef STRATA_ASM_PARSER_PARSERDETAIL_H
#define STRATA_ASM_PARSER_PARSERDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/KnownLinesDetail.h"
#include "strata/Asm/Parser/OlderGrammarDetail.h"
#include "strata/Asm/Parser/ParallelReaderDetail.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Asm/Parser/ScopedNamesDetail.h"
#include "strata/Asm/Parser/TextCacheDetail.h"
#include "strata/Asm/Printer/SsaNamesDetail.h"
#include "strata/Asm/Source/Lexer.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <unordered_map>

namespace strata {

class Parser;
class RuleReader;

/// Reads `text`, at byte `offset` of a buffer, as MLIR text; does not verify.
OwningOpRef<> parseText(uint32_t buffer, StringRef text, uint64_t offset,
                        const ParserConfig &config);

class Parser {
public:
  /// `config` must outlive the parser.
  Parser(uint32_t buffer, StringRef text, uint64_t offset,
         const ParserConfig &config);
  Parser(uint32_t buffer, StringRef text, uint64_t offset,
         ParserConfig &&config) = delete;
  ~Parser();

  /// Read the whole input.
  OwningOpRef<> parseModule();
  OwningOpRef<> parseSnippet();

  // Tokens.

  Context *getContext() const { return ctx; }
  /// The limits for the text: none for a text that is a part of the program.
  const ResourceLimits &getLimits() const {
    static constexpr ResourceLimits Defaults{};
    return config.isTrusted ? Defaults : ctx->getResourceLimits();
  }
  const Token &getToken() const { return tok; }
  /// Passes the lexer's errors on.
  struct LexError {
    Parser *parser;
    void operator()(const char *at, const Twine &message) const {
      parser->emitLexError(at, message);
    }
  };
  void consume() {
    prevEnd = tok.getEnd();
    tok = lexer.lex(LexError{this});
  }
  bool consumeIf(Token::Kind kind) {
    if (tok.isNot(kind))
      return false;
    consume();
    return true;
  }
  /// `::` is two tokens; a single colon is not consumed.
  bool consumeIfDoubleColon();
  /// Moves to `pos` and reads the token there.
  void resetTo(const char *pos) {
    lexer.setPos(pos);
    prevEnd = pos;
    tok = lexer.lex(LexError{this});
  }
  ParseResult expect(Token::Kind kind, const Twine &message) {
    if (consumeIf(kind))
      return success();
    return emitWrongToken(message);
  }

  // Errors.

  /// An error at `at`. Nothing is reported when the token is a malformed one:
  /// the lexer has said so already.
  InFlightDiagnostic emitError(const char *at, const Twine &message);
  /// An error at the current token; at the end of the input, one character
  /// before.
  InFlightDiagnostic emitError(const Twine &message) {
    return emitError(tok.start - tok.is(Token::Eof), message);
  }
  void emitLexError(const char *at, const Twine &message);
  /// Reports that `what` at `at` is nested deeper than `maxDepth` allows, and
  /// stops reading. `condition` completes the sentence.
  ParseResult emitTooDeep(const char *at, const char *what,
                          const char *condition = "");
  /// "expected ..." errors point to the end of the previous token.
  InFlightDiagnostic emitWrongToken(const Twine &message);
  /// Adds a note with the keyword of the operation's format that the current token is
  /// probably meant to be, unless that is `expected`, which the message names.
  void suggestKeyword(InFlightDiagnostic &diag, StringRef expected = {});
  Location locOf(const char *at) const {
    return Location::fromOffset(buffer, base + uint64_t(at - begin));
  }

  // Lists.

  /// element (`,` element)*, at least one.
  ParseResult parseCommaSeparated(function_ref<ParseResult()> element);
  /// A comma-separated list up to `close`, possibly empty.
  ParseResult parseListUntil(Token::Kind close,
                             function_ref<ParseResult()> element,
                             bool allowEmpty = true);
  /// A possibly empty list in brackets; `context` ends the messages about them.
  ParseResult parseDelimited(Token::Kind open, Token::Kind close,
                             StringRef context,
                             function_ref<ParseResult()> element);

  // Types.

  Type parseType();
  Type parseNonFunctionType();
  /// No value when there is no type here.
  std::optional<ParseResult> parseOptionalType(Type &type);
  ParseResult parseTypeListNoParens(SmallVectorImpl<Type> &types);
  ParseResult parseFunctionResultTypes(SmallVectorImpl<Type> &types);
  ParseResult parseDimensionList(SmallVectorImpl<int64_t> &dims,
                                 bool allowDynamic = true);
  /// A dimension list without the trailing `x`.
  ParseResult parseBareDimensionList(SmallVectorImpl<int64_t> &dims,
                                     bool allowDynamic);
  ParseResult parseXInDimensionList();
  ParseResult parseIntegerInDimensionList(int64_t &value);
  Type parseShapedElement(bool memref);

  // Attributes.

  Attribute parseAttribute(Type type = {});
  std::optional<ParseResult> parseOptionalAttribute(Attribute &attr,
                                                    Type type = {});
  ParseResult parseAttributeDict(SmallVectorImpl<NamedAttribute> &entries);
  /// One entry of a dictionary whose entries are those from `first` on; `type` as in
  /// `getCurrentFlag`.
  ParseResult parseAttributeEntry(SmallVectorImpl<NamedAttribute> &entries,
                                  size_t first, StringRef type);
  DictionaryAttr parseDictionary();
  Dialect *findDialect(StringRef name);
  /// Whether the type or attribute that begins here is one with a definition;
  /// all of a dialect without others are.
  bool isDynamic(const Dialect &dialect, bool isType) const;
  /// A type or attribute of a loaded dialect; null after an error.
  template <typename T> T parseDynamic(Dialect &dialect);
  template <typename T>
  const TypeDefinition *parseDynamicName(Dialect &dialect, const Token &token);
  /// Parses the text after the name of a type or attribute through `body`;
  /// errors about it as a whole are at `at`.
  template <typename T>
  T parseDynamicBody(OpAsmParser &body, const TypeDefinition &def,
                     const char *at, Type selfType = {});
  /// Parses the body through a new OpAsmParser. `selfType` is the type that
  /// follows it.
  template <typename T>
  T parseDynamicBody(const TypeDefinition &def, const char *at, Type selfType);
  /// Hands the parser to `parse`; null if that failed.
  Attribute
  parseWith(function_ref<ParseResult(OpAsmParser &, Attribute &)> parse);
  ParseResult parseOpaqueBody(SmallVectorImpl<Attribute> &params);
  /// Reads the text `[begin, end)` of something with unknown syntax. Types and
  /// attributes in it become `nested`, with a NUL character in their place; builtin
  /// ones only if `withBuiltins`.
  ParseResult parseKeptText(const char *begin, const char *end,
                            bool withBuiltins, std::string &text,
                            SmallVectorImpl<Attribute> &nested);
  ParseResult parseNestedInText(const char *p, bool isType, const char *&end,
                                Attribute &object);
  /// Makes the text of a type or attribute the parameters of a DynamicType or DynamicAttr.
  ParseResult parseKeptParameters(const char *begin, const char *end,
                                  SmallVectorImpl<Attribute> &params);
  /// The text, with aliases replaced, of the object that `token` begins and that ends at
  /// `end`: its type or attribute cannot hold others.
  ParseResult expandKeptText(const Token &token, const char *end,
                             std::string &body);
  Attribute parseAttributeOfToken(Type type);
  Attribute parseAttributeAlias(StringRef name, Type type);
  Attribute checkAttributeType(Attribute attr, Type type);
  Attribute parseKeywordAttribute(Type type);
  Attribute parseIntegerOrFloat(Type type, bool negative);
  Attribute parseArray();
  Attribute parseString(Type type);
  Attribute parseTypeAttr();
  Attribute parseAffineMapAttr();
  Attribute parseIntegerSetAttr();
  Attribute parseLocationAttr();
  Attribute parseDenseElements(Type type);
  Attribute parseDenseResource(Type type);
  Attribute parseDenseArray();
  Attribute parseSparse(Type type);
  Attribute parseEmptySparse(Type type, const char *at);
  Attribute parseStrided();
  Attribute parseDistinct(Type type);
  Attribute parseExtendedAttribute(Type type);
  /// An attribute of a dialect with definitions.
  Attribute parseDefinedAttribute(Dialect &dialect);
  Type parseExtendedType();
  /// Parses the body by the dialect's hooks; its tokens are read from `bodyLoc`
  /// on.
  Type parseDialectType(Dialect &dialect, const char *bodyLoc);
  Attribute parseDialectAttribute(Dialect &dialect, const char *bodyLoc);
  Attribute parseSymbolRef();
  ShapedType parseElementsLiteralType(Type type, const char *what = nullptr);
  StringAttr internName(StringRef name);
  /// The bits of an integer literal of integer or index type; std::nullopt if
  /// it is out of range.
  static std::optional<APInt> buildIntegerValue(Type type, bool negative,
                                                StringRef spelling);
  /// Like buildIntegerValue, but accepts text of 2019, which may also negate
  /// each number that fits the type as an unsigned one: the bits are negated
  /// and wrap.
  std::optional<APInt> readIntegerValue(Type type, bool negative,
                                        StringRef spelling) const;
  /// The value of `token`, a float literal or the bits of one in hex;
  /// `negative` if a minus sign precedes it. Consumes nothing.
  ParseResult parseSignedFloat(std::optional<APFloat> &result,
                               const llvm::fltSemantics &semantics);
  ParseResult parseFloatLiteral(std::optional<APFloat> &result,
                                const Token &token, bool negative,
                                const llvm::fltSemantics &semantics);
  ParseResult parseFloatFromInteger(std::optional<APFloat> &result,
                                    const Token &token, bool negative,
                                    const llvm::fltSemantics &semantics);
  std::optional<std::string> parseOptionalKeywordOrString();

  // Affine.

  ParseResult parseAffineMap(AffineMap &map, IntegerSet *set);
  AffineMap parseAffineMapReference();
  /// An expression in which values stand for dimensions, or symbols: `parseValue` reads
  /// one. Null after an error.
  AffineExpr
  parseAffineExprOfValues(function_ref<AffineExpr(bool isSymbol)> parseValue);
  /// An expression in which names stand for the expressions beside them. Null after an error.
  AffineExpr
  parseAffineExprOfNames(ArrayRef<std::pair<StringRef, AffineExpr>> names);
  ParseResult checkAffineNesting(AffineExpr expr, const char *at);
  IntegerSet parseIntegerSetReference();

  // Locations.

  /// Parses a trailing `loc(...)` if present. `deferred` is the index + 1 of
  /// the entry in `deferredLocs` for an alias that is not defined yet.
  ParseResult parseOptionalTrailingLocation(Location &loc, uint32_t &deferred);
  /// `loc(...)` after an operation or argument, if present; sets its location.
  ParseResult parseOptionalTrailingLocation(Operation *op);
  ParseResult parseOptionalTrailingLocation(BlockArgument arg);
  ParseResult parseLocationInstance(Location &loc);
  /// `"file":line:column` in the usual form, without further tokens; false
  /// leaves everything to the general way.
  bool parseSimpleLocation(Location &loc);

  // Operations.

  ParseResult parseOperation(Block *block);
  Operation *parseGenericOperation(Block *block);
  Operation *parseGenericOperationAfterName(Block *block,
                                            const OpDefinition *def,
                                            const char *nameLoc);
  /// `<{...}>` of the generic form, if it follows.
  ParseResult parseOptionalProperties(Attribute &properties,
                                      GenericPlaces &places);
  ParseResult parseGenericAttributes(DictionaryAttr &attributes,
                                     GenericPlaces &places);
  /// Adds properties and attributes of the generic form, either may be null. `namesakes`
  /// are discardable although there are properties of their names.
  ParseResult addAttributes(OperationState &state, Attribute properties,
                            DictionaryAttr attributes, const char *nameLoc,
                            SmallVectorImpl<NamedAttribute> &namesakes);
  const OpDefinition *findCustomOp();
  Operation *parseCustomOperation(Block *block,
                                  ArrayRef<std::pair<StringRef, uint32_t>>);
  using Argument = OpAsmParser::Argument;
  /// `entryArgs`: arguments of the entry block named by the operation's form.
  ParseResult parseRegion(Region &region, ArrayRef<Argument> entryArgs = {});
  ParseResult parseRegionBody(Region &region, ArrayRef<Argument> entryArgs);
  ParseResult parseBlock(Region &region, Block *&block);
  ParseResult parseBlockArguments(Block *block);
  ParseResult parseOperand(UnresolvedOperand &operand, bool allowNumber = true);
  ParseResult parseSuccessors(SuccessorList &successors);
  ParseResult parseSuccessor(Block *&block);
  /// The names of values and blocks.
  ScopedNames names;
  /// Default dialects for names without dot.
  SmallVector<StringRef, 8> defaultDialects;
  /// Operations in custom form whose regions are being read.
  SmallVector<const OpDefinition *, 8> openCustomOps;

  // Rewrite rules (RuleReader.cpp).

  /// Whether a rule is read, in which holes may stand.
  bool acceptsHoles() const { return LLVM_UNLIKELY(rule != nullptr); }
  ParseResult parseHoleOperation(Block *block);
  ParseResult parseHoleOperand(UnresolvedOperand &operand);
  std::optional<ParseResult> parseOptionalHole(Attribute &attr);
  Attribute parseHoleAttribute();
  Type parseTypeHole();

  /// Whether forms of older versions are read, by `older`.
  bool acceptsOlderForms() const { return !eras.empty(); }

  ParseResult parseMetadata();
  ParseResult parseAttributeAlias();
  ParseResult parseTypeAlias();

private:
  friend class CustomOpParser;
  friend class KnownLineReader;
  friend class OlderGrammar;
  friend class ParallelReader;
  friend class RuleReader;
  friend class ScopedNames;

  // Calls of the observer (ParserObserver.h).
  SourceRange rangeOf(const char *from, const char *to) const {
    return {base + uint64_t(from - begin), base + uint64_t(to - begin)};
  }
  SourceRange rangeOf(const Token &token) const {
    return rangeOf(token.start, token.getEnd());
  }
  /// Whether text that was read before is looked up: not where the uses in it are
  /// observed, nor in rules, whose holes have other texts each time.
  bool usesTextCaches() const { return !observesUses && !rule; }
  void observeAlias(const Token &token) {
    if (LLVM_UNLIKELY(observesUses))
      observer->didUseAlias(token.getSpelling(), rangeOf(token));
  }

  uint32_t offsetOf(const char *at) const { return uint32_t(at - begin); }
  const char *placeOf(uint32_t offset) const { return begin + offset; }

  Type parseTypeUncached();
  /// The type of the alias `name`, the current token.
  Type parseAliasedType(StringRef name);
  Type parseShortType();
  Type parseFunctionType();
  Type parseTensorType();
  Type parseVectorType(const char *at);
  Type parseMemRefType(const char *at);
  Type parseComplexType();
  Type parseTupleType();
  ParseResult parseTrailingFunctionType(SmallVectorImpl<Type> &inputs,
                                        SmallVectorImpl<Type> &results,
                                        const char *&typeLoc);
  /// Refuses an object that is nested too deeply or too large when written out;
  /// aliases make such objects from short texts.
  template <typename Obj>
  ParseResult checkNesting(Obj object, const char *at, const char *what);
  ParseResult parseLocationAlias(Location &loc);
  /// Reads the whole input into the only block of `root`. `finish` is called
  /// before undefined names are reported.
  OwningOpRef<> parseTopLevel(OwningOpRef<> root,
                              function_ref<ParseResult()> finish = nullptr);
  bool parseTopLevelItems(Block *body);
  // For snippets: defines the values and blocks that the text does not define.
  ParseResult defineFreeValues(Block *body);
  void defineFreeBlocks(Block *body);
  ParseResult finishLocations();
  /// Recovers from an error in the item that begins at `start`: moves to its
  /// end to continue there. False if reading has to stop.
  bool recoverFrom(const char *start);
  /// Checks the memory limit now and then; reports when it is exceeded.
  /// Drops text that has been read, now and then.
  bool isOutOfMemory();
  void dropReadText();
  ParseResult parseDialectBody(StringRef &dialect, std::string &body,
                               const Token &token);
  void reportUnbalanced(const char *from);
  ParseResult checkDialect(Dialect &dialect, const Token &token,
                           StringRef kind);
  ParseResult parseResourceFile(bool external);
  ParseResult parseDenseFast(Type &typeOut, Attribute &result);

  /// Counts nesting; refuses to go deeper than `maxDepth` allows.
  struct DepthGuard {
    Parser &parser;
    DepthGuard(Parser &parser) : parser(parser) { ++parser.depth; }
    ~DepthGuard() { --parser.depth; }
    ParseResult check(const char *what);
  };
  friend struct DepthGuard;
  friend struct ParserPart;

  /// Reads a part of a text while another thread reads the text before it
  /// (ParallelReader).
  bool isPart = false;
  /// The part has names of operations that its default dialect was needed for.
  bool usesOuterDialect = false;
  uint32_t deepest = 0;
  /// Number of alias names known from the first part.
  uint32_t inheritedAliases = 0;

  Context *ctx;
  const ParserConfig &config;
  const EraSet eras;
  /// The observer; may be null. If it observes uses, text caches are off.
  ParserObserver *const observer;
  const bool observesUses;
  uint32_t buffer;
  uint64_t base;
  const char *begin;
  StringRef text;
  /// Used only where `acceptsOlderForms`.
  OlderGrammar older{*this};
  ParallelReader parallel{*this};
  Lexer lexer;
  Token tok;
  const char *prevEnd;
  uint32_t depth = 0;
  /// Set when a limit was reached: nothing more is reported.
  bool givenUp = false;
  /// The operation whose custom form is being read, outside of its regions.
  const OpDefinition *customOp = nullptr;
  /// The number of errors after which reading continued, and of operations
  /// read.
  uint64_t numRecovered = 0, numItems = 0;
  /// Up to there the text has been dropped.
  const char *dropped;
  /// The text that was skipped after errors.
  std::vector<StringRef> skipped;

  // Aliases. Aliases of locations, often one per operation, are kept as such
  // and become attributes only when one is needed.
  struct AttrAlias {
    Attribute attr;
    Location loc;
    bool defined = false;
  };
  AttrAlias *findAttrAlias(StringRef name);
  Attribute getAttrAlias(AttrAlias &alias);
  NameTable aliasNames;
  std::vector<AttrAlias> attrAliases;
  llvm::StringMap<Type> typeAliases;
  /// The aliases that a part of the text inherits from the first part.
  llvm::StringMap<Type> inheritedTypeAliases;
  /// Any number may occur, so not a DenseMap.
  std::unordered_map<uint64_t, DistinctAttr> distinctAttrs;
  struct DeferredLoc {
    Operation *op;
    BlockArgument arg;
    uint32_t alias;
    uint32_t offset;
  };
  std::vector<DeferredLoc> deferredLocs;

  // Caches of repeated text.
  TextCache<Type> typeCache;
  Dialect *lastDialect = nullptr;
  TextCache<DictionaryAttr> dictCache;
  TextCache<StringAttr> nameCache;
  TextCache<const OpDefinition *> opCache;
  KnownLineReader knownLines{*this};
  /// The reader of the rule that is read; null outside of rules.
  RuleReader *rule = nullptr;
  /// See OpAsmParser::getFormatScratch.
  std::shared_ptr<void> formatScratch;
  TextCache<uint32_t> fileCache;
  /// Types of up to eight characters, by them.
  struct ShortType {
    uint64_t text = 0;
    Type type;
  };
  ShortType shortTypes[64];
  struct FunctionText {
    SmallVector<Type, 4> inputs, results;
    uint32_t inputsSize = 0;
  };
  TextCache<uint32_t> functionCache;
  std::vector<FunctionText> functionTexts;
};

inline bool OlderGrammar::hasType() const { return p.prevEnd == typeEnd; }

} // namespace strata

#endif // STRATA_ASM_PARSER_PARSERDETAIL_H
