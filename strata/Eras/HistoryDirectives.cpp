// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/HistoryDirectives.h"

#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/LLVMTypeText.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

static ParseResult emitUndefined(OpAsmParser &parser,
                                 const UnresolvedOperand &operand,
                                 StringRef what) {
  return parser.emitError(llvm::SMLoc::getFromPointer(operand.loc),
                          what + " of a value that is not defined yet is not "
                                 "known");
}

/// `custom<DefinedType>(ref($operand), type($operand))`: the types of values that are
/// defined before the operation, which older text left out.
static ParseResult parseDefinedType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  for (const UnresolvedOperand &operand : *args[0].operands) {
    Value value = parser.getDefinedValue(operand);
    if (!value)
      return emitUndefined(parser, operand, "the type");
    args[1].types->push_back(value.getType());
  }
  return success();
}

/// `custom<Word>($attribute)`: any word, as a string; it may be in quotes.
static ParseResult parseWord(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  std::string word;
  if (parser.parseKeywordOrString(&word))
    return failure();
  *args[0].attribute = StringAttr::get(parser.getContext(), word);
  return success();
}

/// `custom<Integers>($attribute)`: elements of integers as a dense array.
static ParseResult parseIntegers(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  Attribute attr;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(attr))
    return failure();
  auto elements = dyn_cast<DenseIntElementsAttr>(attr);
  if (!elements)
    return parser.emitError(loc, "expected elements of integers");
  SmallVector<int32_t, 2> numbers;
  for (const APInt &number : elements.getValues<APInt>())
    numbers.push_back(int32_t(number.getSExtValue()));
  *args[0].attribute = DenseI32ArrayAttr::get(parser.getContext(), numbers);
  return success();
}

/// `custom<MixedIndices>($values, $constants)`: `[%i, 1]`. The constants are as many as the
/// indices, with the least number in the places of values.
static ParseResult parseMixedIndices(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  SmallVector<int32_t, 4> constants;
  constexpr int64_t isValue = std::numeric_limits<int32_t>::min();
  auto parseIndex = [&]() -> ParseResult {
    int64_t constant = isValue;
    llvm::SMLoc loc = parser.getCurrentLocation();
    std::optional<ParseResult> result = parser.parseOptionalInteger(constant);
    if (result && succeeded(*result) &&
        (constant <= isValue || constant > -(isValue + 1)))
      return parser.emitError(loc, "expected an index between -2147483647 and "
                                   "2147483647; pass others as values");
    constants.push_back(int32_t(constant));
    return result ? *result
                  : parser.parseOperand(args[0].operands->emplace_back());
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     parseIndex))
    return failure();
  *args[1].attribute = DenseI32ArrayAttr::get(parser.getContext(), constants);
  return success();
}

/// `custom<TypeOf>(ref(type($value)), type($result), "text")`: the type of the text, in
/// which `$0` is the type of the value, if it occurs.
static ParseResult parseTypeOf(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto [before, after] = args[2].text.split("$0");
  os << before;
  if (before.size() != args[2].text.size())
    os << args[0].types->front() << after;
  Type type = parseType(text, parser.getContext());
  if (!type)
    return failure();
  args[1].types->push_back(type);
  return success();
}

/// `custom<LastType>(type($result))`: a list of types, of which the last is meant.
static ParseResult parseLastType(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  SmallVector<Type, 4> types;
  if (failed(parser.parseTypeList(types)))
    return failure();
  if (args[0].types)
    args[0].types->push_back(types.back());
  return success();
}

/// `custom<ResultTypes>(type($results))`: `-> type`, or several in parentheses.
static ParseResult parseResultTypes(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  return parser.parseArrowTypeList(*args[0].types);
}

/// `custom<TupleOf>(ref(type($values)), type($tuple))`.
static ParseResult parseTupleOf(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  args[1].types->push_back(TupleType::get(parser.getContext(), *args[0].types));
  return success();
}

/// `custom<ElementOf>(ref(type($tuple)), ref($index), type($element))`.
static ParseResult parseElementOf(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  auto tuple = dyn_cast<TupleType>(args[0].types->front());
  auto index = dyn_cast_or_null<IntegerAttr>(*args[1].attribute);
  if (!tuple || !index || index.getValue().uge(tuple.getTypes().size()))
    return parser.emitError(parser.getNameLoc(),
                            "expected a tuple with a part of this number");
  args[2].types->push_back(
      tuple.getTypes()[size_t(index.getValue().getZExtValue())]);
  return success();
}

//===-- Types of parts -----------------------------------------------------===//

/// The entry with number `index` of `list`, types separated by commas, without
/// a following text in brackets; empty if there is none.
static StringRef getEntry(StringRef list, uint64_t index) {
  int depth = 0;
  size_t begin = 0, end = 0;
  for (; end < list.size(); ++end) {
    depth += StringRef("<([").contains(list[end]);
    depth -= StringRef(">)]").contains(list[end]);
    if (depth || list[end] != ',')
      continue;
    if (index-- == 0)
      break;
    begin = end + 1;
  }
  if (index != 0 && end == list.size())
    return "";
  StringRef entry = list.slice(begin, end).trim();
  return entry.ends_with("]") ? entry.take_front(entry.rfind('[')).rtrim()
                              : entry;
}

namespace {
/// The type of a part of a value, or of a pointer to a part of a pointee.
class PartFinder {
public:
  PartFinder(const OpHistory &history, Type whole)
      : history(history), part(whole) {}

  /// Must come before `enter`. A type that is not a pointer is left as it is.
  void followPointer();
  /// Goes to the part at `index`, which is absent if it is unknown. False if
  /// there is no such part, or if its type depends on an unknown index.
  bool enter(std::optional<uint64_t> index);
  /// Null if there is none.
  Type getPart() const { return part; }
  /// The part, or a pointer to it; null if there is none.
  Type getType() const;

private:
  /// The record for the type, and the groups of the pattern.
  const PartOfType *match(SmallVectorImpl<StringRef> &groups) const;

  const OpHistory &history;
  Type part;
  /// The text of a pointer before and after its pointee.
  std::string before, after;
  /// The text of `part` that was matched last.
  mutable std::string text;
};
} // namespace

const PartOfType *PartFinder::match(SmallVectorImpl<StringRef> &groups) const {
  if (!isa<OpaqueType, DynamicType>(part))
    return nullptr;
  text.clear();
  llvm::raw_string_ostream(text) << part;
  auto [space, body] = StringRef(text).drop_front().split('.');
  auto rows = history.parts.find(space);
  if (rows == history.parts.end())
    return nullptr;
  for (const PartOfType &row : rows->second)
    if (row.pattern->get().match(body, &groups))
      return &row;
  return nullptr;
}

void PartFinder::followPointer() {
  SmallVector<StringRef, 4> groups;
  const PartOfType *row = match(groups);
  if (!row || row->kind != PartOfType::Kind::Pointer)
    return;
  StringRef whole = groups.front(), pointee = groups.back();
  before = text.substr(0, size_t(pointee.begin() - StringRef(text).begin()));
  after = whole.take_back(size_t(whole.end() - pointee.end())).str();
  part = parseType(pointee.str(), part.getContext());
}

bool PartFinder::enter(std::optional<uint64_t> index) {
  if (auto shaped = dyn_cast_or_null<ShapedType>(part)) {
    part = shaped.getElementType();
    return true;
  }
  SmallVector<StringRef, 4> groups;
  const PartOfType *row = part ? match(groups) : nullptr;
  if (!row || row->kind == PartOfType::Kind::Pointer)
    return false;
  StringRef inner = groups.back();
  if (row->kind == PartOfType::Kind::List)
    inner = index ? getEntry(inner, *index) : StringRef();
  DiagnosticCapture silence;
  part = inner.empty() ? Type() : parseType(inner.str(), part.getContext());
  return bool(part);
}

Type PartFinder::getType() const {
  if (before.empty() || !part)
    return part;
  std::string whole = before;
  llvm::raw_string_ostream(whole) << part;
  DiagnosticCapture silence;
  return parseType(whole + after, part.getContext());
}

/// The number that `operand` is, if a constant defines it: an operation with an integer
/// as its `value`.
static std::optional<uint64_t> getConstant(OpAsmParser &parser,
                                           const UnresolvedOperand &operand) {
  Value value = parser.getDefinedValue(operand);
  Operation *op = value ? value.getDefiningOp() : nullptr;
  auto number =
      op ? dyn_cast_or_null<IntegerAttr>(op->getAttr("value")) : IntegerAttr();
  return number ? std::optional(number.getValue().getZExtValue())
                : std::nullopt;
}

/// `custom<PartType>(ref(type($whole)), ref($indices), type($part))`: the type of a part,
/// by the table `history.parts`. The indices are operands, or an attribute.
static ParseResult parsePartType(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  Type whole = args[0].types->front();
  auto &history = getContextData<OpHistory>(*whole.getContext());
  PartFinder finder(history, whole);
  bool found = true;
  if (args[1].operands) {
    finder.followPointer();
    for (const UnresolvedOperand &index : *args[1].operands)
      found = found && finder.enter(getConstant(parser, index));
  } else if (auto indices = dyn_cast_or_null<ArrayAttr>(*args[1].attribute)) {
    for (Attribute index : indices)
      found = found && isa<IntegerAttr>(index) &&
              finder.enter(cast<IntegerAttr>(index).getValue().getZExtValue());
  }
  Type type = found ? finder.getType() : Type();
  if (!type)
    return parser.emitError(parser.getNameLoc())
           << "the type of the part of " << whole << " is not known";
  args[2].types->push_back(type);
  return success();
}

/// `custom<PointeeType>(ref(type($pointer)), type($value))`.
static ParseResult parsePointeeType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  Type pointer = args[0].types->front();
  PartFinder finder(getContextData<OpHistory>(*pointer.getContext()), pointer);
  finder.followPointer();
  Type type = finder.getPart();
  if (!type || type == pointer)
    return parser.emitError(parser.getNameLoc())
           << "the pointee of " << pointer << " is unknown";
  args[1].types->push_back(type);
  return success();
}

/// `custom<PointerTo>(type($pointer), type($value))`, or an attribute with the type: the
/// type of a pointer whose text says what it points to, which its type does not.
static ParseResult parsePointerTo(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  const char *begin = parser.getCurrentLocation().getPointer();
  Type pointer;
  if (parser.parseType(pointer))
    return failure();
  const char *end = parser.getCurrentLocation().getPointer();
  std::optional<std::string> text =
      getLLVMPointee(StringRef(begin, size_t(end - begin)));
  Type type = text ? parseType(*text, parser.getContext()) : Type();
  if (!type)
    return parser.emitError(llvm::SMLoc::getFromPointer(begin),
                            "expected a pointer with a type");
  args[0].types->push_back(pointer);
  if (args[1].types)
    args[1].types->push_back(type);
  else
    *args[1].attribute = TypeAttr::get(type);
  return success();
}

//===-- Registration -------------------------------------------------------===//

static void add(Context &ctx, StringRef name, unsigned numArgs,
                ParseResult (*parse)(OpAsmParser &,
                                     MutableArrayRef<ParsedArgument>)) {
  if (findFormatDirective(ctx, "", name))
    return;
  FormatDirective directive;
  directive.minArgs = directive.maxArgs = numArgs;
  directive.parse = parse;
  directive.print = [](OpAsmPrinter &, Operation *, ArrayRef<PrintedArgument>) {
  };
  (void)registerFormatDirective(ctx, name, directive);
}

void strata::registerHistoryDirectives(Context &ctx) {
  add(ctx, "DefinedType", 2, parseDefinedType);
  add(ctx, "Word", 1, parseWord);
  add(ctx, "TypeOf", 3, parseTypeOf);
  add(ctx, "Integers", 1, parseIntegers);
  add(ctx, "MixedIndices", 2, parseMixedIndices);
  add(ctx, "ResultTypes", 1, parseResultTypes);
  add(ctx, "TupleOf", 2, parseTupleOf);
  add(ctx, "ElementOf", 3, parseElementOf);
  add(ctx, "LastType", 1, parseLastType);
  add(ctx, "PartType", 3, parsePartType);
  add(ctx, "PointerTo", 2, parsePointerTo);
  add(ctx, "PointeeType", 2, parsePointeeType);
  registerClauseDirectives(ctx);
}
