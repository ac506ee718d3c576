// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarative assembly formats: the custom form of an operation as a string,
// compiled to a tree of directives that one interpreter prints from and another
// parses by. The language is that of MLIR's operation definitions:
//
//   `literal`  ` `  ``  `\n`      $operand $attribute $region $successor
//   type($x)  functional-type($x, $y)  qualified(...)  ref(...)
//   attr-dict  attr-dict-with-keyword  prop-dict
//   operands  results  regions  successors
//   (then^ ...) : (else)?  oilist( clause | clause )  custom<Name>(...)
//
// and, beyond that,
//
//   $argument                     a block argument of a region, by its name
//   zip(...)  repeat(...)         lists of entries that have several parts
//   mixed($operands, $numbers)    a list of values and numbers
//   map($map, $operands)          an affine map or set with its operands
//   subscripts($map, $operands)   the results of an affine map of operands
//   bound($map, $operands, "max") a number, a value, or an affine map of operands
//   keyword($flag, "off", "on")   a truth value as one of two words
//   keyword-literal("to", "where")    a keyword with words for the error without it
//   non-negative($number, "message")  an integer attribute
//   types($x)  parenthesized-types($x)  types that may have to stand in parentheses
//   default($x, "type")           a type that is left out if it is this one
//   same-type(type($x), ...)      one type if all are equal, else types as of a function
//   short-types(type($x), ...)    these types if the others follow, else as of a function
//   symbol($text)                 a string as the name of a symbol
//   entry($region)                a region after its arguments with types, in parentheses
//   entry-with-results($region)   and the types of the operands of its terminator
//   typed($value, $type)          an attribute whose type is another attribute
//   present($result)              no text: an optional result of one type is present
//   unless("1", `:` $numbers)     a part of an entry that is left out for this number
//   with-terminator($region)      a region whose terminator is always printed
//   whole($region)                one whose terminator is read too
//   with-location($argument)      a block argument with its location
//   parenthesized($arguments)     block arguments in parentheses
//   parenthesized($x, $arguments) operands in parentheses, one for each argument
//   ports(part ... | part ...)    entries with several parts, of one or more forms (PortList.h)
//   default($x, "value")          an attribute that is left out if it has this value
//   implied($x, "value")          no text: the value that an attribute has if none is given
//   result-name($x, "word")       a string that the name of the first result gives
//   name($x)                      a string that is written as a keyword
//   number($x)                    an integer whose type follows (`strata.infer`)
//   field($x, type($y), ...)      the number of a parameter of a type, as a name
//   discardable("name", ...)      a discardable attribute
//   equal-types(type($x), ...)    types, one if all are equal
//   empty($region)                no text: a region without blocks
//
// and named formats, which are called like custom directives (NamedFormat.h).
//
// A format is checked against the definition when it is compiled: every
// operand, result type, region and successor that cannot be inferred is bound
// exactly once, optional groups have an anchor and begin with something that
// tells whether they are present.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMAT_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMAT_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

class FormatCache;
struct FormatDirective;
namespace detail {
struct Punctuation;

/// The array or the values that a part of the entries of a list stands for.
struct PortColumn {
  enum class Source : uint8_t { Attribute, Operand, Result, Argument };
  Source source = Source::Attribute;
  /// The attribute (in formats of types: the parameter), operand, result or region.
  unsigned slot = 0;
  /// The holder of the elements if that is not an array: `!dialect.type` if the attribute is
  /// a type with the array `parameter`, `#dialect.attr` if it is an array of attributes with a
  /// `parameter` each, `function` for the `inputs` or `results` of a function type.
  std::string owner = {}, parameter = {};
  bool isLocation = false;
};

/// The syntax of an element of an array.
struct PortPart {
  /// Typed: an attribute whose type is the element of another array, `otherwise`.
  enum class Syntax : uint8_t { Value, Typed, Name, Location, Fixed };
  Syntax syntax = Syntax::Value;
  /// A kind as spelled in dialect files; empty for that of the array.
  std::string kindText = {};
  AttrKind kind = {};
  /// The element of all entries, for Fixed.
  Attribute value = {};
};
} // namespace detail

/// A mistake in the text of a format.
struct FormatError {
  /// Byte offset in the text.
  size_t offset = 0;
  std::string message;
  /// The word of `strata.missing` for C++ that would mend it: `directives` or
  /// `infer`; empty if the text itself is wrong.
  StringRef missing = {};
};

/// One directive with its children.
struct FormatElement {
  enum class Kind : uint8_t {
    /// `text` is a keyword or punctuation. A child, a string, completes the sentence that
    /// the keyword is expected.
    Literal,
    /// A blank, nothing, or a line feed, as `text` says.
    Space,
    Empty,
    Newline,
    /// `index` numbers the slot in the definition.
    Operand,
    Result,
    Attribute,
    Region,
    Successor,
    /// All of them.
    Operands,
    Results,
    Regions,
    Successors,
    /// `children` are attributes whose values, cases of enumerations, are keywords.
    AttrDict,
    AttrDictWithKeyword,
    PropDict,
    /// Surrounds `children`: one, or for a functional type two lists.
    Type,
    FunctionalType,
    Qualified,
    Ref,
    /// `children`, with `otherwise` if the group is absent.
    Optional,
    /// `children` are clauses, each a Sequence.
    OIList,
    Sequence,
    /// `directive`, whose name is `text`; `children` are its arguments.
    Custom,
    /// A call of a named format, `text`; `children` are its text, with the arguments
    /// in the places of the parameters.
    Call,
    /// A list of values and numbers: `children` are an operand and an attribute.
    Mixed,
    /// An affine map or set, then its operands; the results of a map, in which values
    /// stand for dimensions and symbols: `children` are an attribute and an operand.
    Map,
    Subscripts,
    /// A number, a value, or a map, which begins with the word `text` if it has several
    /// results: `children` are an attribute and an operand.
    Bound,
    /// A truth value as one of two words, or a string that is one of several:
    /// `children` are an attribute and strings.
    Keyword,
    /// Surrounds an integer attribute that must not be negative; else the error is `text`.
    NonNegative,
    /// A list, each entry of which is `children`, with commas between the entries or
    /// nothing.
    Zip,
    Repeat,
    /// A named argument of region `index`, or a list of them: its slot `argument`.
    Argument,
    /// Surrounds types. `Types`: several types, or none, are in parentheses;
    /// `Parenthesized`: all are.
    Types,
    Parenthesized,
    /// `children[0]`, a type, if it is not `type`.
    Default,
    /// `children` are types: one if all are equal; these if the types of all other operands
    /// and results follow from them. Else the types are written like that of a function.
    SameType,
    ShortTypes,
    /// Surrounds an attribute, a string that is written as the name of a symbol.
    Symbol,
    /// Surrounds a region that follows its arguments; with `isWhole` also the types of the
    /// operands of its terminator.
    Entry,
    /// An attribute whose type is the second attribute: `children` are both.
    Typed,
    /// Surrounds an optional result, which is present where this element is.
    Present,
    /// A part of a list: `children`, literals and a list of numbers, if the number of the entry
    /// is not `text`.
    Unless,
    /// Surrounds a region whose terminator is printed even if it is implied.
    WithTerminator,
    /// Surrounds a region with one operation, whose results the terminator has.
    SingleOperation,
    /// The arguments and results of a function: `children` are the attributes with its
    /// type and with those of arguments and results.
    Signature,
    /// Surrounds the region of a function, which may be absent.
    FunctionBody,
    /// A dictionary of attributes, `children`.
    Dictionary,
    /// Surrounds an attribute in a dictionary: cases of an enumeration are
    /// strings.
    Quoted,
    /// Surrounds an argument whose location is printed if those of operations are.
    WithLocation,
    /// In parentheses, named arguments of a region, or an operand that has as many values:
    /// `children` are the arguments, or the operand and the arguments.
    Counted,
    /// A string given to a custom directive.
    String,
    /// The arguments for a parameter that stands for several, in the list of arguments of
    /// another directive.
    Arguments,
    /// A list of entries, each of one of the forms `children`, which are Sequences of
    /// parts.
    Ports,
    /// Parts of entries: an element of an array; an argument of region `index`, possibly with
    /// the array of its name as child; the type of that argument, possibly with the array of
    /// its type as child. `part` says which array, `argument` its number.
    Column,
    PortArgument,
    PortType,
    /// `children[0]`, an attribute, if it is not `value`; no text, but a value for an absent
    /// attribute.
    DefaultValue,
    Implied,
    /// `children[0]`, a string that is written after the word `text`, or in a dictionary, if
    /// the first result has another name.
    ResultName,
    /// `children[0]`, a string as a keyword; an integer of a type that is not written; an
    /// integer as the name of the parameter that it numbers.
    Name,
    TypedNumber,
    Field,
    /// The discardable attribute `text`: of a kind, or one of the words `children`.
    Discardable,
    /// `children` are types: one if all are equal.
    EqualTypes,
    /// Surrounds a region that has no text and no blocks.
    EmptyRegion,
    /// For types and attributes: a parameter, by `index`; a list of all; a list
    /// of `children` with their names.
    Parameter,
    Parameters,
    Struct,
  };
  Kind kind = Kind::Empty;
  size_t offset = 0;
  std::string text;
  unsigned index = 0;
  unsigned argument = 0;
  Type type = {};
  Attribute value = {};
  std::shared_ptr<const detail::PortPart> part = nullptr;
  /// For a map: the verifier compares the number of operands with it.
  bool isUnchecked = false;
  /// For a region with its terminator: the parsed text contains the terminator
  /// too.
  bool isWhole = false;
  /// For a region: the format has the names of its arguments.
  bool bindsArguments = false;
  /// For an optional group: the child that decides, and whether its absence
  /// does.
  unsigned anchor = 0;
  bool isInverted = false;
  /// A blank is printed before it.
  bool needsSpace = false;
  /// For an optional group: it contains attributes with implied values.
  bool hasImplied = false;
  const FormatDirective *directive = nullptr;
  /// The punctuation of a literal; null for a keyword, and for literals that
  /// cannot be parsed.
  const detail::Punctuation *punctuation = nullptr;
  std::vector<FormatElement> children, otherwise;
};

/// A format that fits its definition, and any copy of it.
class AssemblyFormat {
public:
  /// Null, with `error` filled in, if the text is malformed, binds something
  /// twice or not at all, or cannot be parsed unambiguously.
  static std::unique_ptr<AssemblyFormat>
  compile(StringRef text, const OpDefinition &def, FormatError &error);

  /// False if the format would lose a part of `op`, or `op` has not the shape
  /// of its definition.
  bool canPrint(Operation *op) const;
  /// `canPrint` must have said so.
  void print(Operation *op, OpAsmPrinter &printer) const;
  /// Does both, using and filling `cache` (FormatCacheDetail.h): calls `printName` and prints `op` if it can.
  bool printIfPossible(Operation *op, OpAsmPrinter &printer, FormatCache &cache,
                       function_ref<void()> printName) const;
  /// Whether all that is printed of an operation follows from its signature
  /// with regions, except for discardable attributes, the names of values and
  /// the contents of regions; if `printIfPossible` has left facts in its cache.
  bool printsSignature() const { return followsSignature && !hasCustom; }
  /// Whether operations of `def` are printed by its format, not by another hook.
  static bool prints(const OpDefinition &def);
  /// Whether they are read by it.
  static bool parses(const OpDefinition &def);
  ParseResult parse(OpAsmParser &parser, OperationState &state) const;
  /// The keywords of the format of `def`, for suggestions.
  std::vector<StringRef> getKeywords(const OpDefinition &def) const;
  /// The first use of the custom directive `name`, also in named formats; null if there is
  /// none.
  const FormatElement *findCustom(StringRef name) const;
  /// Whether an attribute of the definition has the sizes of segments.
  bool hasSegmentSizes() const {
    return operandSizesSlot >= 0 || resultSizesSlot >= 0;
  }

private:
  friend class FormatChecker;
  friend class FormatOpPrinter;
  friend class FormatOpParser;
  friend void setAssemblyFormat(OpDefinition &def,
                                std::unique_ptr<AssemblyFormat> format);
  AssemblyFormat() = default;
  /// Hooks that name values after strings of the format.
  static void nameResults(Operation *op,
                          function_ref<void(Value, StringRef)> setName);
  static void nameArguments(Region &region,
                            function_ref<void(Value, StringRef)> setName);

  std::vector<FormatElement> elements;
  /// There are optional groups, or lists of clauses: the printed parts depend
  /// on the operation.
  bool hasGroups = false;
  bool hasPropDict = false;
  /// Operands, regions or successors are in groups.
  bool groupsHoldMore = false;
  /// A directive may refuse operations (FormatDirective::holds).
  bool hasHoldingDirectives = false;
  /// Whether an operation can be printed, and which groups are, depends on its signature
  /// with regions alone (IR/Verify/SignatureCacheDetail.h).
  bool followsSignature = false;
  /// There are custom directives.
  bool hasCustom = false;
  /// Elements whose text depends on the operation, in groups or outside.
  std::vector<const FormatElement *> lists, keywords;
  /// The attributes with the sizes of segments; -1 without.
  int operandSizesSlot = -1, resultSizesSlot = -1;
  /// All slots of operands and results stand for one value.
  bool hasSingleValues = false;
  /// Without groups, the attributes that have a place of their own, by slot.
  std::vector<bool> attributes;
  /// The slots of operands and attributes that are printed as mixed lists.
  std::vector<std::pair<unsigned, unsigned>> mixedLists;
  /// The slots of affine maps or sets that are printed with their operands, and those
  /// of the operands.
  std::vector<std::pair<unsigned, unsigned>> maps;
  /// The slots of attributes whose types are other attributes, and those of the types.
  std::vector<std::pair<unsigned, unsigned>> typedValues;
  /// The slots of strings that are written as names of symbols.
  std::vector<unsigned> symbols;
  /// There is the signature of a function.
  bool hasSignature = false;
  /// The lists of entries, in order, and what their parts stand for, by number.
  std::vector<const FormatElement *> ports;
  std::vector<detail::PortColumn> columns;
  /// The regions whose arguments entries name.
  std::vector<unsigned> portRegions;
  /// The slots of attributes with values that are not written.
  std::vector<std::pair<unsigned, Attribute>> impliedValues;
  /// Elements that stand for the name of a result, an integer of a type that is not written,
  /// an integer as a name, and a discardable attribute.
  const FormatElement *resultName = nullptr;
  std::vector<const FormatElement *> numbers, fields, discardable;
  std::vector<unsigned> emptyRegions;
  /// The regions that follow their arguments, and whether the types of results do too.
  std::vector<std::pair<unsigned, bool>> entries;
  /// The regions that are printed as one operation.
  std::vector<unsigned> singleOperations;
  /// The regions whose arguments the format names.
  std::vector<unsigned> namedRegions;
  /// Types of slots of values, operands first, that are left out.
  std::vector<std::pair<unsigned, Type>> defaultTypes;
  /// Attributes that may be absent and have a place that nothing leaves out.
  std::vector<unsigned> requiredAttributes;
  /// Operands and results, in this order, whose types are written, always or
  /// under a condition.
  std::vector<bool> writtenTypes;
  /// Likewise those that `short-types` writes.
  std::vector<bool> shortTypes;
  /// Tells the types that are not written, if single steps do.
  std::optional<std::vector<TypeStep>> typePlan;
  /// The slot of the only type that is written, if all others are the same and nothing
  /// has to be checked; operands first. -1 without.
  int onlyType = -1;
};

/// Whether `op` equals the implicit terminator of its parent's definition:
/// formats leave it out at the end of an only block.
bool isImpliedTerminator(Operation &op);

/// Makes `format`, which was compiled for `def`, its custom form.
void setAssemblyFormat(OpDefinition &def,
                       std::unique_ptr<AssemblyFormat> format);

/// Reads the text of a format into a tree, resolving `$names` in `def`.
/// std::nullopt, with `error` filled in, if it is malformed; the bindings are
/// not checked.
std::optional<std::vector<FormatElement>>
parseAssemblyFormat(StringRef text, const OpDefinition &def,
                    FormatError &error);
/// Reads the format of a type or attribute into a tree: see ParameterFormat.h.
std::optional<std::vector<FormatElement>>
parseAssemblyFormat(StringRef text, const TypeDefinition &def,
                    FormatError &error);

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMAT_H
