// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types followed by values in braces, `tensor<?x4xf32>{%n}`: one for each dynamic dimension
// of a shaped type, one for a type of a dialect that has a size; and results that share
// memory with an operand, `%operand as tensor<4xf32>`.
#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Definition/TypeDefinition.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

using Operands = SmallVectorImpl<UnresolvedOperand>;
using ParsedArgs = MutableArrayRef<ParsedArgument>;
using PrintedArgs = ArrayRef<PrintedArgument>;

//===-- Types with sizes --------------------------------------------------===//

/// `name` without namespaces.
static StringRef dropNamespaces(StringRef name) {
  size_t colon = name.rfind(':');
  return colon == StringRef::npos ? name : name.drop_front(colon + 1);
}

/// The number of values that belong to `type`.
static size_t countSizes(Type type, StringRef sized) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.hasRank() ? size_t(shaped.getNumDynamicDims()) : 0;
  if (sized == "*")
    return 1;
  auto dynamic = dyn_cast<DynamicType>(type);
  if (!dynamic)
    return 0;
  auto isSized = [&](StringRef interface) {
    return dropNamespaces(interface) == sized;
  };
  if (!sized.empty() &&
      llvm::any_of(dynamic.getDefinition().interfaces, isSized))
    return 1;
  // A type around a shaped one has its dimensions.
  for (Attribute param : dynamic.getParams())
    if (auto inner = dyn_cast_or_null<TypeAttr>(param))
      if (isa<ShapedType>(inner.getValue()))
        return countSizes(inner.getValue(), sized);
  return 0;
}

ParseResult detail::parseSizedType(OpAsmParser &parser, Type &type,
                                   Operands &sizes) {
  if (failed(parser.parseType(type)))
    return failure();
  return parser.parseOperandList(sizes, OpAsmParser::Delimiter::OptionalBraces);
}

void detail::printSizedType(OpAsmPrinter &printer, Type type,
                            ArrayRef<Value> &sizes, StringRef sized) {
  printer.printType(type);
  size_t count = std::min(countSizes(type, sized), sizes.size());
  if (!count)
    return;
  printer << '{';
  printer.printOperands(ValueRange(sizes.take_front(count)));
  printer << '}';
  sizes = sizes.drop_front(count);
}

/// The string among the arguments; empty if there is none.
template <typename Argument> static StringRef getText(ArrayRef<Argument> args) {
  for (const Argument &arg : args)
    if (!arg.text.empty())
      return arg.text;
  return {};
}

/// `SizedTypes(type($x), ..., $sizes, "Interface")`: one list for all the types.
static ParseResult parseSizedTypes(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<Type, 4> types;
  Operands *sizes = nullptr;
  for (ParsedArgument &arg : args)
    if (arg.operands)
      sizes = arg.operands;
  if (parser.peekToken() == ")")
    return success();
  do {
    if (failed(parseSizedType(parser, types.emplace_back(), *sizes)))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  for (ParsedArgument &arg : args)
    if (arg.types)
      arg.types->assign(types.begin(), types.end());
  return success();
}

static void printSizedTypes(OpAsmPrinter &printer, Operation *,
                            PrintedArgs args) {
  ArrayRef<Type> types;
  ArrayRef<Value> sizes;
  for (const PrintedArgument &arg : args) {
    if (types.empty())
      types = arg.types;
    if (sizes.empty())
      sizes = arg.values;
  }
  llvm::interleave(
      types,
      [&](Type type) { printSizedType(printer, type, sizes, getText(args)); },
      [&] { printer << ", "; });
}
/// Whether the types have as many sizes as there are values.
static bool holdsSizes(ArrayRef<Type> types, ArrayRef<Value> sizes,
                       StringRef sized) {
  size_t count = 0;
  for (Type type : types)
    count += countSizes(type, sized);
  return count == sizes.size();
}
static bool holdsSizedTypes(Operation *, PrintedArgs args) {
  ArrayRef<Type> types;
  ArrayRef<Value> sizes;
  for (const PrintedArgument &arg : args) {
    if (types.empty())
      types = arg.types;
    if (sizes.empty())
      sizes = arg.values;
  }
  return holdsSizes(types, sizes, getText(args));
}

//===-- Tied results ------------------------------------------------------===//

static constexpr int64_t Untied = -1;

/// `%x`, `%x as type`, or a type. `index` is the operand that the result is tied to.
static ParseResult parseTiedResult(OpAsmParser &parser,
                                   const TiedResults &results, int64_t &index) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  UnresolvedOperand operand;
  std::optional<ParseResult> found = parser.parseOptionalOperand(operand);
  index = Untied;
  SmallVector<UnresolvedOperand, 2> none;
  Operands &sizes = results.sizes ? *results.sizes : none;
  if (!found)
    return results.sizes
               ? parseSizedType(parser, results.types.emplace_back(), sizes)
               : parser.parseType(results.types.emplace_back());
  if (failed(*found))
    return failure();
  for (auto [i, other] : llvm::enumerate(results.operands))
    if (other.name == operand.name && other.number == operand.number) {
      index = int64_t(i);
      break;
    }
  if (index == Untied)
    return parser.emitError(loc, "tied operand not found for result reference");
  if (succeeded(parser.parseOptionalKeyword("as"))) {
    if (failed(parser.parseType(results.types.emplace_back())))
      return failure();
  } else {
    if (size_t(index) >= results.operandTypes.size())
      return parser.emitError(loc, "the type of the tied operand is not known");
    results.types.push_back(results.operandTypes[size_t(index)]);
  }
  return results.sizes ? parser.parseOperandList(
                             sizes, OpAsmParser::Delimiter::OptionalBraces)
                       : ParseResult(success());
}

ParseResult detail::parseTiedResults(OpAsmParser &parser,
                                     const TiedResults &results) {
  SmallVector<int64_t, 4> indices;
  auto parseOne = [&] {
    return parseTiedResult(parser, results, indices.emplace_back());
  };
  if (succeeded(parser.parseOptionalLParen())) {
    if (succeeded(parser.parseOptionalRParen()))
      return success();
    do {
      if (failed(parseOne()))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (failed(parser.parseRParen()))
      return failure();
  } else if (failed(parseOne())) {
    return failure();
  }
  if (!results.tied ||
      llvm::all_of(indices, [](int64_t index) { return index == Untied; }))
    return success();
  SmallVector<Attribute, 4> numbers;
  for (int64_t index : indices)
    numbers.push_back(
        IntegerAttr::get(IndexType::get(parser.getContext()), index));
  *results.tied = ArrayAttr::get(parser.getContext(), numbers);
  return success();
}

/// The operand that result `index` is tied to according to `tied`; null if there is none.
static Value getTiedOperand(Attribute tied, size_t index,
                            ArrayRef<Value> operands) {
  auto indices = dyn_cast_or_null<ArrayAttr>(tied);
  if (!indices || index >= indices.size())
    return {};
  auto number = dyn_cast<IntegerAttr>(indices.getValue()[index]);
  if (!number || number.getValue().isNegative() ||
      number.getValue().uge(operands.size()))
    return {};
  return operands[size_t(number.getInt())];
}

void detail::printTiedResults(OpAsmPrinter &printer, ArrayRef<Value> operands,
                              ArrayRef<Type> types, ArrayRef<Value> sizes,
                              Attribute tied, StringRef sized) {
  auto printOne = [&](size_t i) {
    Value operand = getTiedOperand(tied, i, operands);
    if (operand)
      printer.printOperand(operand);
    if (!operand || operand.getType() != types[i]) {
      if (operand)
        printer << " as ";
      return printSizedType(printer, types[i], sizes, sized);
    }
    size_t count = std::min(countSizes(types[i], sized), sizes.size());
    if (count) {
      printer << '{';
      printer.printOperands(ValueRange(sizes.take_front(count)));
      printer << '}';
    }
    sizes = sizes.drop_front(count);
  };
  if (types.size() == 1)
    return printOne(0);
  printer << '(';
  for (size_t i = 0; i < types.size(); ++i) {
    printer << (i ? ", " : "");
    printOne(i);
  }
  printer << ')';
}

/// `SizedFunctionType(ref($x), type($x), $sizes, type($results), $result_sizes, $tied,
/// "Interface")`: `(type{sizes}, ...) -> results`.
static ParseResult parseSizedFunctionType(OpAsmParser &parser,
                                          ParsedArgs args) {
  auto parseOne = [&] {
    return parseSizedType(parser, args[1].types->emplace_back(),
                          *args[2].operands);
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                            parseOne)) ||
      failed(parser.parseArrow()))
    return failure();
  return parseTiedResults(parser,
                          {*args[0].operands, *args[1].types, *args[3].types,
                           args[4].operands, args[5].attribute});
}

static void printSizedFunctionType(OpAsmPrinter &printer, Operation *,
                                   PrintedArgs args) {
  StringRef sized = args.size() > 6 ? args[6].text : StringRef();
  ArrayRef<Value> sizes = args[2].values;
  printer << '(';
  llvm::interleave(
      args[1].types,
      [&](Type type) { printSizedType(printer, type, sizes, sized); },
      [&] { printer << ", "; });
  printer << ") -> ";
  printTiedResults(printer, args[0].values, args[3].types, args[4].values,
                   args[5].attribute, sized);
}

static bool holdsSizedFunctionType(Operation *, PrintedArgs args) {
  StringRef sized = args.size() > 6 ? args[6].text : StringRef();
  return holdsSizes(args[1].types, args[2].values, sized) &&
         holdsSizes(args[3].types, args[4].values, sized);
}

/// `TiedTypes(ref($x), ref(type($x)), type($results), $tied)`: results without sizes.
static ParseResult parseTiedTypes(OpAsmParser &parser, ParsedArgs args) {
  return parseTiedResults(parser, {*args[0].operands, *args[1].types,
                                   *args[2].types, nullptr, args[3].attribute});
}
static void printTiedTypes(OpAsmPrinter &printer, Operation *,
                           PrintedArgs args) {
  printTiedResults(printer, args[0].values, args[2].types, {},
                   args[3].attribute, {});
}

/// `SizedResult(type($result), $sizes, $tied, "Interface")`: one result, which may be tied to
/// the first operand: `%x as type{sizes}`. Without `$tied` it is always.
static ParseResult parseSizedResult(OpAsmParser &parser, ParsedArgs args) {
  UnresolvedOperand operand;
  std::optional<ParseResult> found = parser.parseOptionalOperand(operand);
  if (found && (failed(*found) || failed(parser.parseKeyword("as"))))
    return failure();
  Attribute *tied = nullptr;
  for (ParsedArgument &arg : args)
    if (arg.attribute)
      tied = arg.attribute;
  if (found && tied)
    *tied = ArrayAttr::get(
        parser.getContext(),
        {IntegerAttr::get(IndexType::get(parser.getContext()), 0)});
  return parseSizedType(parser, args[0].types->emplace_back(),
                        *args[1].operands);
}
static void printSizedResult(OpAsmPrinter &printer, Operation *op,
                             PrintedArgs args) {
  Value operand;
  bool hasTied = args.size() > 2 && args[2].text.empty();
  if (op->getNumOperands())
    operand = op->getOperands().front();
  if (operand && hasTied)
    operand = getTiedOperand(args[2].attribute, 0, {operand});
  if (operand) {
    printer.printOperand(operand);
    printer << " as ";
  }
  ArrayRef<Value> sizes = args[1].values;
  if (!args[0].types.empty())
    printSizedType(printer, args[0].types.front(), sizes, getText(args));
}
static bool holdsSizedResult(Operation *, PrintedArgs args) {
  return holdsSizes(args[0].types, args[1].values, getText(args));
}

//===-- Parts of types ----------------------------------------------------===//

/// `ShapeAndElement($shape, $element)`: dimensions and the element type, `4x?xf32`.
static ParseResult parseShapeAndElement(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<int64_t, 4> shape;
  Type element;
  if (failed(parser.parseDimensionList(shape)) ||
      failed(parser.parseType(element)))
    return failure();
  *args[0].attribute = DenseI64ArrayAttr::get(parser.getContext(), shape);
  *args[1].attribute = TypeAttr::get(element);
  return success();
}
static void printShapeAndElement(OpAsmPrinter &printer, Operation *,
                                 PrintedArgs args) {
  auto shape = getDimensions(args[0].attribute);
  auto element = dyn_cast_or_null<TypeAttr>(args[1].attribute);
  if (!shape || !element)
    return;
  printer.printDimensionList(*shape);
  if (!shape->empty())
    printer << 'x';
  printer.printType(element.getValue());
}

/// `FlagAndShape("word", $flag, $other, ref($shape))`: `, word, 4x8`, each part only if the flag
/// is true, and if the other shape differs from the first; it is absent if it does not.
static ParseResult parseFlagAndShape(OpAsmParser &parser, ParsedArgs args) {
  Context *ctx = parser.getContext();
  bool flag = false;
  while (succeeded(parser.parseOptionalComma())) {
    if (!flag && succeeded(parser.parseOptionalKeyword(args[0].text))) {
      flag = true;
      continue;
    }
    SmallVector<int64_t, 4> shape;
    if (failed(parser.parseDimensionList(shape, /*allowDynamic=*/true,
                                         /*withTrailingX=*/false)))
      return failure();
    if (getDimensions(*args[3].attribute) != shape)
      *args[2].attribute = DenseI64ArrayAttr::get(ctx, shape);
    break;
  }
  *args[1].attribute = BoolAttr::get(ctx, flag);
  return success();
}
static void printFlagAndShape(OpAsmPrinter &printer, Operation *,
                              PrintedArgs args) {
  if (auto flag = dyn_cast_or_null<BoolAttr>(args[1].attribute);
      flag && flag.getValue())
    printer << ", " << args[0].text;
  auto other = getDimensions(args[2].attribute);
  if (!other || other == getDimensions(args[3].attribute))
    return;
  printer << ", ";
  printer.printDimensionList(*other);
}

/// `PartialTensor($shape, $element, $encoding)`: parts of a type that may be unknown, `<[4, ?],
/// f32, #encoding>`, `<*,f32>`, `<[4],unk>`, or no text.
static ParseResult parsePartialTensor(OpAsmParser &parser, ParsedArgs args) {
  if (failed(parser.parseOptionalLess()))
    return success();
  if (failed(parser.parseOptionalStar())) {
    SmallVector<int64_t, 4> shape;
    auto parseOne = [&]() -> ParseResult {
      shape.push_back(ShapedType::kDynamic);
      if (succeeded(parser.parseOptionalQuestion()))
        return success();
      return parser.parseInteger(shape.back());
    };
    if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                              parseOne)))
      return failure();
    *args[0].attribute = DenseI64ArrayAttr::get(parser.getContext(), shape);
  }
  if (failed(parser.parseComma()))
    return failure();
  if (failed(parser.parseOptionalKeyword("unk"))) {
    Type element;
    if (failed(parser.parseType(element)))
      return failure();
    *args[1].attribute = TypeAttr::get(element);
  }
  if (succeeded(parser.parseOptionalComma()) &&
      failed(parser.parseAttribute(*args[2].attribute)))
    return failure();
  return parser.parseGreater();
}
static void printPartialTensor(OpAsmPrinter &printer, Operation *,
                               PrintedArgs args) {
  auto shape = getDimensions(args[0].attribute);
  auto element = dyn_cast_or_null<TypeAttr>(args[1].attribute);
  if (!shape && !element && !args[2].attribute)
    return;
  if (!shape) {
    printer << "<*,";
  } else {
    printer << "<[";
    llvm::interleave(
        *shape,
        [&](int64_t dim) {
          if (ShapedType::isDynamic(dim))
            printer << '?';
          else
            printer << dim;
        },
        [&] { printer << ','; });
    printer << "],";
  }
  if (element)
    printer.printType(element.getValue());
  else
    printer << "unk";
  if (args[2].attribute) {
    printer << ',';
    printer.printAttribute(args[2].attribute);
  }
  printer << '>';
}

//===-- Table -------------------------------------------------------------===//

ArrayRef<BundledDirective> detail::getSizedTypeDirectives() {
  static constexpr BundledDirective directives[] = {
      {"SizedTypes",
       {2, 6, parseSizedTypes, printSizedTypes, nullptr, "t+os?",
        holdsSizedTypes}},
      {"SizedResult",
       {2, 4, parseSizedResult, printSizedResult, nullptr, "toa?s?",
        holdsSizedResult}},
      {"SizedFunctionType",
       {6, 7, parseSizedFunctionType, printSizedFunctionType, nullptr,
        "ototoas?", holdsSizedFunctionType}},
      {"ShapeAndElement",
       {2, 2, parseShapeAndElement, printShapeAndElement, nullptr, "pp"}},
      {"PartialTensor",
       {3, 3, parsePartialTensor, printPartialTensor, nullptr, "ppp"}},
      {"FlagAndShape",
       {4, 4, parseFlagAndShape, printFlagAndShape, nullptr, "sppp"}},
      {"TiedTypes", {4, 4, parseTiedTypes, printTiedTypes, nullptr, "otta"}}};
  return directives;
}
