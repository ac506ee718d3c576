// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ShapeDirective.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ValueSyntax.h"
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
  printer.printDimensionList(
      cast<DenseI64ArrayAttr>(args[0].attribute).asArrayRef());
  printer << 'x';
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
  return directive;
}
