// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ShapeDirective.h"

#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/AttrKind.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

template <bool allowsDynamic>
static ParseResult parseShape(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 4> shape;
  if (parser.parseDimensionList(shape))
    return failure();
  if (!allowsDynamic && llvm::is_contained(shape, ShapedType::kDynamic))
    return parser.emitError(loc, "expected static shape");
  *args[0].attribute = DenseI64ArrayAttr::get(parser.getContext(), shape);
  return success();
}

static void printShape(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  printer.printDimensionList(*detail::getDimensions(args[0].attribute));
  printer << 'x';
}

std::optional<SmallVector<int64_t, 4>> detail::getDimensions(Attribute attr) {
  if (!isa_and_nonnull<DenseArrayAttr, ArrayAttr>(attr))
    return std::nullopt;
  SmallVector<int64_t, 4> sizes;
  for (Attribute element : getArrayElements(attr)) {
    auto size = dyn_cast<IntegerAttr>(element);
    if (!size || size.getValue().getSignificantBits() > 64)
      return std::nullopt;
    sizes.push_back(size.getInt());
  }
  return sizes;
}

void strata::addShapeDirective(Context &ctx, StringRef name,
                               bool allowsDynamic) {
  addFormatDirective(ctx, name, 1,
                     allowsDynamic ? parseShape<true> : parseShape<false>,
                     printShape);
}

//===-- A number of elements -----------------------------------------------===//

/// The kind of the element type, without the name of the dialect `name`.
static AttrKind getElementKind(Context *ctx, StringRef name) {
  AttrKind kind;
  kind.tag = AttrKind::Tag::Type;
  kind.shortDialect = ctx->findDialect(name);
  return kind;
}

/// `4xi8`, or an attribute instead of the number.
static ParseResult parseCountedType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute &count = *args[0].attribute;
  if (parser.peekToken().starts_with("#")) {
    SmallVector<int64_t, 1> none;
    if (parser.parseAttribute(count) || parser.parseXInDimensionList())
      return failure();
  } else {
    SmallVector<int64_t, 1> sizes;
    if (parser.parseDimensionList(sizes, /*allowDynamic=*/false))
      return failure();
    if (sizes.size() != 1)
      return parser.emitError(loc, "expected one number of elements");
    count = IntegerAttr::get(IntegerType::get(ctx, 64), sizes.front());
  }
  return parseValue(parser, getElementKind(ctx, args[2].text),
                    *args[1].attribute);
}

static void printCountedType(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (args[0].attribute)
    printer.printAttributeWithoutType(args[0].attribute);
  printer << 'x';
  if (Attribute type = args[1].attribute)
    printValue(printer, getElementKind(type.getContext(), args[2].text), type);
}

FormatDirective strata::getCountedTypeDirective() {
  FormatDirective directive;
  directive.minArgs = directive.maxArgs = 3;
  directive.parse = parseCountedType;
  directive.print = printCountedType;
  directive.signature = "pps";
  return directive;
}

//===-- As many results as a number says -----------------------------------===//

/// `[2] %a : i32`; the type is left out if there is a string with it.
static ParseResult parseCountedResults(OpAsmParser &parser,
                                       MutableArrayRef<ParsedArgument> args) {
  int64_t count;
  Type type;
  if (parser.parseLSquare())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(count) || parser.parseRSquare())
    return failure();
  constexpr int64_t MostResults = 1 << 20;
  if (count < 0 || count > MostResults)
    return parser.emitError(loc, "invalid number of results");
  if (parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseOptionalAttrDict(*args[3].attrDict))
    return failure();
  if (args.size() > 4)
    type = parseType(args[4].text, parser.getContext());
  else if (parser.parseColonType(type))
    return failure();
  if (!type)
    return failure();
  args[1].types->push_back(type);
  args[2].types->assign(size_t(count), type);
  return success();
}

static void printCountedResults(OpAsmPrinter &printer, Operation *op,
                                ArrayRef<PrintedArgument> args) {
  printer << '[' << int64_t(args[2].types.size()) << "] ";
  printer.printOperand(args[0].values.front());
  printer.printOptionalAttrDict(op->getDiscardableAttrs());
  if (args.size() > 4)
    return;
  printer << " : ";
  printer.printType(args[1].types.front());
}

FormatDirective strata::getCountedResultsDirective() {
  FormatDirective directive;
  directive.minArgs = 4;
  directive.maxArgs = 5;
  directive.parse = parseCountedResults;
  directive.print = printCountedResults;
  directive.signature = "ottds?";
  return directive;
}
