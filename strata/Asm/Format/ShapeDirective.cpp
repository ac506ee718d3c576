// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ShapeDirective.h"

#include "strata/Asm/Format/FormatDirective.h"
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
