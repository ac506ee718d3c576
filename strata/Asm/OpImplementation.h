// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interfaces that custom forms of operations are written against: the
// printer that the print hook of an OpDefinition uses, and the parser that its
// parse hook uses. Both use MLIR's vocabulary. The name of the operation is
// printed and read before the hook runs, and so are the results on the left.
// Dialects read the bodies of their types and attributes through OpAsmParser
// too.
#ifndef STRATA_ASM_OPIMPLEMENTATION_H
#define STRATA_ASM_OPIMPLEMENTATION_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/Support/SMLoc.h"

#include <string>

namespace strata {

struct TypeDefinition;

/// A value as written, `%name#number`, before its type is known.
struct UnresolvedOperand {
  /// Number of the name in the parser's table.
  uint32_t name = 0;
  uint32_t number = 0;
  /// The `%` of the name in the text.
  const char *loc = nullptr;
};

/// Prints the custom form of an operation. One implementation writes text,
/// another collects objects that may need an alias; so a hook must send all
/// types and attributes through here, in the order of the text.
class OpAsmPrinter {
public:
  virtual ~OpAsmPrinter() = default;

  /// Stream for text that is neither type, attribute nor value.
  virtual raw_ostream &getStream() = 0;
  /// Writes `text` to the stream; faster than through getStream().
  virtual void write(StringRef text) = 0;
  virtual void printType(Type type) = 0;
  virtual void printAttribute(Attribute attr) = 0;
  /// Prints without the ` : type` that typed attributes end in.
  virtual void printAttributeWithoutType(Attribute attr) = 0;
  /// Without `#dialect.name` or `!dialect.name`, which the place implies; in
  /// full if there is nothing else.
  virtual void printStrippedAttrOrType(Attribute attr) = 0;
  virtual void printStrippedAttrOrType(Type type) = 0;
  /// `(d0) -> (d0)`.
  virtual void printAffineMap(AffineMap map) = 0;
  /// `%i + 1, symbol(%n)`: the results of a map, with values for dimensions and symbols.
  /// `operands` are the dimensions, then the symbols.
  virtual void printAffineMapOfSSAIds(AffineMap map, ValueRange operands) = 0;
  /// `%i + symbol(%n)`.
  virtual void printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                                       ValueRange symbols) = 0;
  /// `%name`, with `#n` where a group of results has more than one.
  virtual void printOperand(Value value) = 0;
  /// The name of `value`, of its first group if it is a result, without `%`; empty if it is
  /// a number.
  virtual std::string getValueName(Value value) = 0;
  virtual void printSuccessor(Block *block) = 0;
  /// `^name(%a, %b : i32, f32)`; no parentheses without operands.
  virtual void printSuccessorAndUseList(Block *block, ValueRange operands) = 0;
  /// `%arg: type` of an entry block, for forms that show them.
  virtual void printRegionArgument(BlockArgument arg,
                                   ArrayRef<NamedAttribute> argAttrs = {},
                                   bool omitType = false) = 0;
  /// `{`, the blocks, `}`.
  virtual void printRegion(Region &region, bool printEntryBlockArgs = true,
                           bool printBlockTerminators = true,
                           bool printEmptyBlock = false) = 0;
  /// Prints ` {a = 1}` with the attributes that are not elided; prints nothing
  /// if none is left.
  virtual void printOptionalAttrDict(ArrayRef<NamedAttribute> attrs,
                                     ArrayRef<StringRef> elided = {}) = 0;
  /// Prints ` attributes {a = 1}` with the attributes that are not elided;
  /// prints nothing if none is left.
  virtual void
  printOptionalAttrDictWithKeyword(ArrayRef<NamedAttribute> attrs,
                                   ArrayRef<StringRef> elided = {}) = 0;
  /// ` loc(...)` if locations are printed.
  virtual void printOptionalLocationSpecifier(Location loc) = 0;
  /// The generic form of `op`, from its quoted name on.
  virtual void printGenericOp(Operation *op, bool printOpName = true) = 0;
  /// `op` from its name on, as it would stand in its block.
  virtual void printCustomOrGenericOp(Operation *op) = 0;
  /// `text` bare where it is an identifier, else quoted and escaped.
  virtual void printKeywordOrString(StringRef text) = 0;
  /// `text` quoted and escaped.
  virtual void printString(StringRef text) = 0;
  /// `@name`, quoted where necessary.
  virtual void printSymbolName(StringRef name) = 0;
  /// A line feed and the indentation.
  virtual void printNewline() = 0;
  virtual void increaseIndent() = 0;
  virtual void decreaseIndent() = 0;

  /// A list of values, separated by `, `.
  void printOperands(ValueRange values);
  void printOperands(ArrayRef<OpOperand> operands);
  /// A list of types, separated by `, `.
  void printTypes(TypeRange types);
  /// ` -> type` or ` -> (types)`.
  void printArrowTypeList(TypeRange types);
  /// Like printArrowTypeList; prints nothing for an empty list.
  void printOptionalArrowTypeList(TypeRange types);
  /// `(operand types) -> result types`.
  void printFunctionalType(TypeRange inputs, TypeRange results);
  void printFunctionalType(Operation *op);
  /// `4x?x8`.
  void printDimensionList(ArrayRef<int64_t> shape);

  OpAsmPrinter &operator<<(StringRef text) {
    write(text);
    return *this;
  }
  OpAsmPrinter &operator<<(const char *text) {
    return *this << StringRef(text);
  }
  OpAsmPrinter &operator<<(char c) { return *this << StringRef(&c, 1); }
  OpAsmPrinter &operator<<(int64_t value);
  OpAsmPrinter &operator<<(Type type);
  OpAsmPrinter &operator<<(Attribute attr);
  OpAsmPrinter &operator<<(Value value);
  OpAsmPrinter &operator<<(Block *block);
};

/// Reads the custom form of an operation. Functions fail after reporting an
/// error; the `parseOptional` ones succeed only if the element is present, and
/// report nothing if it is absent, unless they return an optional: then no
/// value means absence and failure an error.
class OpAsmParser {
public:
  using UnresolvedOperand = strata::UnresolvedOperand;
  enum class Delimiter : uint8_t {
    /// No delimiters.
    None,
    Paren,
    Square,
    LessGreater,
    Braces,
    /// Delimited by parentheses, or absent.
    OptionalParen,
    OptionalSquare,
    OptionalLessGreater,
    OptionalBraces,
  };
  /// An argument of a region's entry block that the form of the operation
  /// names.
  struct Argument {
    UnresolvedOperand name;
    Type type;
    /// The place of the name, unless it has a location of its own.
    Location loc;
    DictionaryAttr attrs;
    /// If the location is an alias defined later: the parser's mark for it. The
    /// argument gets its location when the alias is known.
    uint32_t deferredLoc = 0;
  };

  virtual ~OpAsmParser() = default;

  virtual Context *getContext() const = 0;
  /// Whether the text is of a rewrite rule, in which holes stand for types and attributes
  /// (IR/Types/Holes.h). Types are then not complete enough to be checked.
  bool acceptsHoles() const { return withHoles; }
  /// Reads a hole that stands for an attribute, if one follows. Only if `acceptsHoles`.
  virtual std::optional<ParseResult> parseOptionalHole(Attribute &attr) {
    (void)attr;
    return std::nullopt;
  }
  /// True if this is read inside an operation of the name `opName` that is in
  /// custom form.
  virtual bool isInside(StringRef opName) const = 0;
  /// The eras whose older forms are accepted besides today's; none as a rule.
  virtual EraSet getEras() const { return EraSet(); }
  /// The text that is read at `loc`, of `size` bytes, is of an older form: today it is
  /// `text`. `what` names the form, for people.
  virtual void reportOlderForm(llvm::SMLoc loc, size_t size, StringRef text,
                               StringRef what) {
    (void)loc, (void)size, (void)text, (void)what;
  }
  /// A slot in which assembly formats keep state from operation to operation;
  /// null at first. Belongs to the parser of the whole text.
  virtual std::shared_ptr<void> &getFormatScratch() = 0;
  /// The name of the operation, in the file.
  virtual llvm::SMLoc getNameLoc() const = 0;
  /// The number of results that are named.
  virtual size_t getNumResults() const { return 0; }
  /// The name of the first result, without `%`; empty if there is none, or if it is a number.
  virtual StringRef getFirstResultName() const { return {}; }
  /// The next token.
  virtual llvm::SMLoc getCurrentLocation() = 0;
  virtual Location getEncodedSourceLoc(llvm::SMLoc loc) = 0;
  virtual InFlightDiagnostic emitError(llvm::SMLoc loc,
                                       const Twine &message = {}) = 0;
  /// Reports an error at the next token.
  InFlightDiagnostic emitError(const Twine &message = {}) {
    return emitError(getCurrentLocation(), message);
  }

  // Punctuation.

  virtual ParseResult parseArrow() = 0;
  virtual ParseResult parseOptionalArrow() = 0;
  virtual ParseResult parseColon() = 0;
  virtual ParseResult parseOptionalColon() = 0;
  virtual ParseResult parseComma() = 0;
  virtual ParseResult parseOptionalComma() = 0;
  virtual ParseResult parseEqual() = 0;
  virtual ParseResult parseOptionalEqual() = 0;
  virtual ParseResult parseLParen() = 0;
  virtual ParseResult parseOptionalLParen() = 0;
  virtual ParseResult parseRParen() = 0;
  virtual ParseResult parseOptionalRParen() = 0;
  virtual ParseResult parseLSquare() = 0;
  virtual ParseResult parseOptionalLSquare() = 0;
  virtual ParseResult parseRSquare() = 0;
  virtual ParseResult parseOptionalRSquare() = 0;
  virtual ParseResult parseLBrace() = 0;
  virtual ParseResult parseOptionalLBrace() = 0;
  virtual ParseResult parseRBrace() = 0;
  virtual ParseResult parseOptionalRBrace() = 0;
  virtual ParseResult parseLess() = 0;
  virtual ParseResult parseOptionalLess() = 0;
  virtual ParseResult parseGreater() = 0;
  virtual ParseResult parseOptionalGreater() = 0;
  virtual ParseResult parseQuestion() = 0;
  virtual ParseResult parseOptionalQuestion() = 0;
  virtual ParseResult parsePlus() = 0;
  virtual ParseResult parseOptionalPlus() = 0;
  virtual ParseResult parseMinus() = 0;
  virtual ParseResult parseOptionalMinus() = 0;
  virtual ParseResult parseStar() = 0;
  virtual ParseResult parseOptionalStar() = 0;
  virtual ParseResult parseSlash() = 0;
  virtual ParseResult parseOptionalSlash() = 0;
  virtual ParseResult parseVerticalBar() = 0;
  virtual ParseResult parseOptionalVerticalBar() = 0;
  virtual ParseResult parseEllipsis() = 0;
  virtual ParseResult parseOptionalEllipsis() = 0;
  /// `::`, two tokens; a single colon is left alone.
  virtual ParseResult parseDoubleColon() = 0;
  virtual ParseResult parseOptionalDoubleColon() = 0;

  // Words and literals.

  /// The text of the next token, which is not consumed; empty at the end.
  virtual StringRef peekToken() = 0;
  virtual ParseResult parseKeyword(StringRef keyword) = 0;
  virtual ParseResult parseKeyword(StringRef *keyword) = 0;
  virtual ParseResult parseOptionalKeyword(StringRef keyword) = 0;
  virtual ParseResult parseOptionalKeyword(StringRef *keyword) = 0;
  /// A keyword that is among `allowed`.
  virtual ParseResult parseOptionalKeyword(StringRef *keyword,
                                           ArrayRef<StringRef> allowed) = 0;
  virtual ParseResult parseKeywordOrString(std::string *result) = 0;
  virtual ParseResult parseString(std::string *result) = 0;
  virtual ParseResult parseOptionalString(std::string *result) = 0;
  virtual ParseResult parseSymbolName(StringAttr &name) = 0;
  virtual ParseResult parseOptionalSymbolName(StringAttr &name) = 0;
  virtual ParseResult parseInteger(int64_t &value) = 0;
  virtual std::optional<ParseResult> parseOptionalInteger(int64_t &value) = 0;
  /// Parses an integer of any size; `value` gets the required width.
  virtual std::optional<ParseResult> parseOptionalInteger(APInt &value) = 0;
  /// A float literal, with a minus sign or not; hexadecimal digits are its bits.
  virtual ParseResult parseFloat(const llvm::fltSemantics &semantics,
                                 APFloat &value) = 0;
  /// `4x?x8`, possibly nothing; with a last `x` if `withTrailingX`.
  virtual ParseResult parseDimensionList(SmallVectorImpl<int64_t> &dimensions,
                                         bool allowDynamic = true,
                                         bool withTrailingX = true) = 0;
  /// `x`, which may begin the next token: `xi8`.
  virtual ParseResult parseXInDimensionList() = 0;
  /// element (`,` element)* within `delimiter`; `context` ends messages.
  virtual ParseResult
  parseCommaSeparatedList(Delimiter delimiter,
                          function_ref<ParseResult()> parseElement,
                          StringRef context = {}) = 0;

  // Types and attributes.

  virtual ParseResult parseType(Type &type) = 0;
  virtual std::optional<ParseResult> parseOptionalType(Type &type) = 0;
  /// Append to a list of types, as of an OperationState.
  ParseResult addTypeToList(Type type, SmallVectorImpl<Type> &result) {
    result.push_back(type);
    return success();
  }
  ParseResult addTypesToList(ArrayRef<Type> types,
                             SmallVectorImpl<Type> &result) {
    result.append(types.begin(), types.end());
    return success();
  }
  /// `(d0) -> (d0)`.
  virtual ParseResult parseAffineMap(AffineMap &map) = 0;
  /// `%i + 1, symbol(%n)` in `delimiter`: a map whose dimensions and symbols are values.
  /// Appends the dimensions, then the symbols; a value that is written twice has one
  /// place.
  ParseResult
  parseAffineMapOfSSAIds(SmallVectorImpl<UnresolvedOperand> &operands,
                         AffineMap &map,
                         Delimiter delimiter = Delimiter::Square);
  /// One expression of these; appends the values that are new.
  virtual ParseResult
  parseAffineExprOfSSAIds(SmallVectorImpl<UnresolvedOperand> &dims,
                          SmallVectorImpl<UnresolvedOperand> &symbols,
                          AffineExpr &expr) = 0;
  /// An expression in which each name of `names` stands for the expression beside it.
  virtual ParseResult
  parseAffineExpr(ArrayRef<std::pair<StringRef, AffineExpr>> names,
                  AffineExpr &expr) = 0;
  virtual ParseResult parseTypeList(SmallVectorImpl<Type> &types) = 0;
  virtual ParseResult parseColonType(Type &type) = 0;
  virtual ParseResult parseColonTypeList(SmallVectorImpl<Type> &types) = 0;
  virtual ParseResult
  parseOptionalColonTypeList(SmallVectorImpl<Type> &types) = 0;
  virtual ParseResult parseArrowTypeList(SmallVectorImpl<Type> &types) = 0;
  virtual ParseResult
  parseOptionalArrowTypeList(SmallVectorImpl<Type> &types) = 0;
  /// `type`, if not null, is that of a typed attribute written without one.
  virtual ParseResult parseAttribute(Attribute &attr, Type type = {}) = 0;
  virtual std::optional<ParseResult> parseOptionalAttribute(Attribute &attr,
                                                            Type type = {}) = 0;
  /// An attribute of `def` written as printStrippedAttrOrType does, or in full.
  virtual ParseResult
  parseCustomAttributeWithFallback(const TypeDefinition &def,
                                   Attribute &attr) = 0;
  virtual ParseResult parseCustomTypeWithFallback(const TypeDefinition &def,
                                                  Type &type) = 0;
  /// Parses an attribute or type of `def` if the next token can begin one.
  virtual std::optional<ParseResult>
  parseOptionalCustomAttribute(const TypeDefinition &def, Attribute &attr) = 0;
  virtual std::optional<ParseResult>
  parseOptionalCustomType(const TypeDefinition &def, Type &type) = 0;
  virtual ParseResult
  parseOptionalAttrDict(SmallVectorImpl<NamedAttribute> &attrs) = 0;
  virtual ParseResult
  parseOptionalAttrDictWithKeyword(SmallVectorImpl<NamedAttribute> &attrs) = 0;
  virtual ParseResult
  parseOptionalLocationSpecifier(std::optional<Location> &result) = 0;

  // Operands, successors, regions.

  virtual ParseResult parseOperand(UnresolvedOperand &operand,
                                   bool allowResultNumber = true) = 0;
  virtual std::optional<ParseResult>
  parseOptionalOperand(UnresolvedOperand &operand,
                       bool allowResultNumber = true) = 0;
  virtual ParseResult
  parseOperandList(SmallVectorImpl<UnresolvedOperand> &operands,
                   Delimiter delimiter = Delimiter::None,
                   bool allowResultNumber = true, int requiredCount = -1) = 0;
  virtual ParseResult resolveOperand(const UnresolvedOperand &operand,
                                     Type type,
                                     SmallVectorImpl<Value> &result) = 0;
  /// The value that `operand` names; null if it is not defined yet.
  virtual Value getDefinedValue(const UnresolvedOperand & /*operand*/) {
    return {};
  }
  /// Reports at `loc` when the counts differ.
  virtual ParseResult resolveOperands(ArrayRef<UnresolvedOperand> operands,
                                      ArrayRef<Type> types, llvm::SMLoc loc,
                                      SmallVectorImpl<Value> &result) = 0;
  /// `%name`, then `: type` if `allowType`, a dictionary if `allowAttrs`, and
  /// possibly `loc(...)`.
  virtual ParseResult parseArgument(Argument &argument, bool allowType = false,
                                    bool allowAttrs = false) = 0;
  /// Parses an argument if the next token is `%name`.
  virtual std::optional<ParseResult>
  parseOptionalArgument(Argument &argument, bool allowType = false,
                        bool allowAttrs = false) = 0;
  /// `loc(...)` of an argument, if there. Aliases may be defined later.
  virtual ParseResult parseOptionalArgumentLocation(Argument &argument) = 0;
  virtual ParseResult parseSuccessor(Block *&block) = 0;
  virtual std::optional<ParseResult> parseOptionalSuccessor(Block *&block) = 0;
  virtual ParseResult
  parseSuccessorAndUseList(Block *&block, SmallVectorImpl<Value> &operands) = 0;
  /// `arguments` name and type the arguments of the entry block.
  virtual ParseResult parseRegion(Region &region,
                                  ArrayRef<Argument> arguments = {},
                                  bool enableNameShadowing = false) = 0;
  virtual std::optional<ParseResult>
  parseOptionalRegion(Region &region, ArrayRef<Argument> arguments = {},
                      bool enableNameShadowing = false) = 0;

protected:
  bool withHoles = false;
};

} // namespace strata

#endif // STRATA_ASM_OPIMPLEMENTATION_H
