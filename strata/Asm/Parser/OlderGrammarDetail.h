// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The grammar of older versions: the forms of types, attributes and operations that are
// written otherwise today. Works on the tokens and values of the parser that owns it.
#ifndef STRATA_ASM_PARSER_OLDERGRAMMARDETAIL_H
#define STRATA_ASM_PARSER_OLDERGRAMMARDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/StringMap.h"

namespace strata {

class Parser;
struct OpHistory;
struct RenamedType;
struct Token;

/// Successors of the generic form, in older text with operands of their own.
struct SuccessorList {
  SmallVector<Block *, 2> blocks;
  SmallVector<Value, 2> operands;
  /// The number of operands of each successor.
  SmallVector<uint32_t, 2> numOperands;
  /// The values and the types of each list in older text, and its whole text.
  SmallVector<StringRef, 2> valueText, typeText, removed;
  bool hasOperands() const { return !operands.empty(); }
};
/// The places of those parts of an operation in generic form that differ in
/// older text.
struct GenericPlaces {
  /// The `)` after the operands, the dictionary, and the type.
  const char *operandsEnd = nullptr, *dictBegin = nullptr, *dictEnd = nullptr,
             *type = nullptr;
  /// The properties, with their angle brackets.
  const char *propertiesBegin = nullptr, *propertiesEnd = nullptr;
};

/// Methods are in OlderGrammar.cpp (types and attributes), OlderTypes.cpp, OlderAttributes.cpp
/// and OlderOperations.cpp.
class OlderGrammar {
public:
  explicit OlderGrammar(Parser &parser) : p(parser) {}

  /// Whether a map or a set without `affine_map` begins at the current
  /// parenthesis.
  bool isBareAffine() const;
  /// `(d0) -> (d0) size (16)`, `(d0) : (d0 >= 0)`.
  Attribute parseBareAffine();
  /// An attribute that begins with a keyword of older text. No value if there is none.
  std::optional<Attribute> parseOlderKeywordAttribute(Type type);
  /// Parses an optional `tensor<2xi32>, ` after `dense<`; false after an error.
  bool parseElementsTypeFirst(Type &type);
  /// Parses the rest of a ranked memref after the element type: maps, `offset:
  /// 0, strides: [1]`, and the memory space.
  Type parseOlderMemRef(ArrayRef<int64_t> shape, Type element, const char *at);
  ParseResult parseOlderLayout(Attribute &layout, Attribute &space);
  /// Whether the text has strides of memrefs as LLVM 15 wrote them, where they were maps:
  /// then maps that are strides are the same.
  bool hasOlderStrides();
  ParseResult parseOlderLayoutElement(Attribute &attr);
  ParseResult parseOlderStrides(Attribute &layout);
  /// The current operation, or that of a history file, for which the current
  /// token stands; null if it is no older one.
  ParseResult findOlderCustomOp(const OpDefinition *&def);
  /// The full names that an operation can have. In functions, those that go without a prefix
  /// are of older dialects; in other operations, of the dialect that these choose.
  SmallVector<std::string, 2> getOlderNames(StringRef spelled) const;
  /// Whether the operation around this one chooses a dialect, and is no function.
  bool isOtherThanFunction() const;
  /// The current name of an operation in generic form.
  std::string getCurrentOpName(StringRef name);
  /// Parses `(%a, %b : i32, f32)` after a successor.
  ParseResult parseSuccessorOperands(SuccessorList &successors);
  /// Parses the regions after the type of a generic operation.
  ParseResult
  parseTrailingRegions(SmallVectorImpl<std::unique_ptr<Region>> &regions);
  /// Parses the optional text after the type, and completes the parts of an
  /// operation of `def`.
  ParseResult completeOlderOp(const OpDefinition &def,
                              const GenericPlaces &places,
                              Attribute &properties, DictionaryAttr &attributes,
                              SmallVectorImpl<std::unique_ptr<Region>> &regions,
                              const SuccessorList &successors,
                              ArrayRef<Type> results,
                              SmallVectorImpl<Value> &operands);
  /// Brings properties of an operation of `def` to their current names and encodings.
  void updateProperties(const OpDefinition &def, const GenericPlaces &places,
                        Attribute &properties);
  /// `attributes` of an operation of `def` under their current names and in
  /// their current encodings.
  DictionaryAttr getCurrentAttributes(const OpDefinition &def,
                                      DictionaryAttr attributes,
                                      ArrayRef<uint32_t> successorOperands,
                                      uint32_t numOperands,
                                      ArrayRef<Type> results);
  /// `[], []` of a sparse attribute without elements.
  bool consumeIfEmptyLists();
  /// Parses `x4]` of `[2x4]`, after the first dimension, without the bracket.
  ParseResult parseOlderScalableDimensions(SmallVectorImpl<int64_t> &dims,
                                           SmallVectorImpl<bool> &scalable);
  /// The value that the flag `name` (`OpHistory::flags`) has today if `value` is one of
  /// older text; else `value`. The name ends at `nameEnd`; `type` is the text of the type
  /// in front of the dictionary, empty unless older versions wrote the type otherwise.
  Attribute getCurrentFlag(StringAttr name, Attribute value,
                           const char *nameEnd, StringRef type);
  /// The pointee of the pointer type with the text `type`; null if the text
  /// does not give it.
  Type getPointee(const OpHistory &history, StringRef type);
  /// `#dialect<"body">` as an attribute with a definition, which today has no quotes, or
  /// an empty set, `#dialect.name<>`.
  std::optional<Attribute> parseQuotedAttribute();
  /// Turns the body of `!foo<"bar<x>">` into that of `!foo.bar<x>`, where both were one
  /// type. It was read from the text between `from` and `to`, brackets included.
  void unquoteDialectBody(std::string &body, const char *from, const char *to);
  /// Consumes a `:` in place of the `=` after the name of an attribute.
  bool consumeIfOlderColon();
  /// Consumes the keyword `type` after the `=` of a type alias.
  void consumeIfOlderTypeKeyword();
  /// Tells the observer what `completeOlderOp` changed. `before` and `after` are the
  /// attributes.
  void reportOlderOp(const GenericPlaces &places, DictionaryAttr before,
                     DictionaryAttr after, const SuccessorList &successors);
  /// Tells the observer that `text` is the current form of the text between
  /// `from` and `to`.
  void reportOlderForm(const char *from, const char *to, const Twine &text,
                       StringRef what);
  /// Refuses a type or attribute of a dialect that is an older one.
  ParseResult checkOlderDialect();
  /// The current type for one that has another text in older versions;
  /// std::nullopt if the token begins no such type.
  std::optional<Type> parseRenamedType();
  /// The current attribute for one that has another text in older versions; std::nullopt if the
  /// token begins no such attribute. `type` is the type that it must have, or null.
  std::optional<Attribute> parseRenamedAttribute(Type type);
  /// The type that is all of `text`, with the aliases of this parser; null if it is none.
  Type parseCurrentType(StringRef text);
  /// The attribute that is all of `text`, with the aliases of this parser; null if it is none.
  Attribute parseCurrentAttribute(StringRef text, Type type);
  /// The value of an entry whose older name is `name`, if it is a dictionary that is another
  /// attribute today; std::nullopt for others.
  std::optional<Attribute> parseRenamedEntry(StringRef name);
  /// The current name of the entry of a dictionary between `begin` and `end`, which may have
  /// the name of an older dialect as its prefix.
  StringAttr getCurrentEntryName(StringAttr name, const char *begin,
                                 const char *end);

  /// The type at the current token, an alias if it is one.
  void keepAlias(StringRef type);
  void keepType(StringRef type, const char *end) {
    typeText = type;
    typeEnd = end;
  }
  /// Whether the type that was read last is one that older versions wrote otherwise.
  bool hasType() const;
  StringRef getType() const { return typeText; }
  /// Makes the alias `name` stand for that type.
  void defineAlias(StringRef name) { aliases[name] = typeText; }
  /// Takes over the aliases of the parser of an earlier part of the text.
  void inheritAliases(const OlderGrammar &other) { aliases = other.aliases; }

private:
  std::optional<std::string> getCurrentBody(ArrayRef<RenamedType> rows,
                                            StringRef dialect,
                                            std::string body);
  bool rewriteBodies(const OpHistory &history, std::string &text);
  std::optional<std::string> getRenamedText(const OpHistory &history,
                                            const Token &token, StringRef rest);
  /// Calls `parse` with a parser of `text`, which has the aliases of this one. Null unless
  /// all of the text is read without a message.
  template <typename T, typename Parse>
  T parseWithAliases(StringRef text, Parse parse);

  Parser &p;
  std::optional<bool> hasStrides;
  /// The text of the type that older versions wrote otherwise and that was read last, by
  /// itself or as an alias, and where it ended.
  StringRef typeText;
  const char *typeEnd = nullptr;
  /// Aliases of such types.
  llvm::StringMap<StringRef> aliases;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_OLDERGRAMMARDETAIL_H
