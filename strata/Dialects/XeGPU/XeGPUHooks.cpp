// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of descriptors: an encoding and a layout, either of which may be absent.
#include "strata/Dialects/XeGPU/XeGPUHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ShapeDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/XeGPU/XeGPUOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::xegpu;

/// Whether the attribute is the encoding that descriptors without one have.
static bool isDefaultEncoding(Attribute attr) {
  auto block = dyn_cast<BlockTensorDescAttr>(attr);
  return block && block == BlockTensorDescAttr::get(block.getContext());
}

/// `, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<...>`
static ParseResult parseEncodings(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  while (succeeded(parser.parseOptionalComma())) {
    llvm::SMLoc loc = parser.getCurrentLocation();
    Attribute attr;
    if (parser.parseAttribute(attr))
      return failure();
    bool isLayout = isa<LayoutAttr, SliceAttr>(attr);
    if (!isLayout && !isa<BlockTensorDescAttr, ScatterTensorDescAttr>(attr))
      return parser.emitError(loc, "expected an encoding or a layout");
    Attribute &target = *args[isLayout ? 1 : 0].attribute;
    if (target)
      return parser.emitError(loc)
             << "expected at most one " << (isLayout ? "layout" : "encoding");
    if (!isDefaultEncoding(attr))
      target = attr;
  }
  return success();
}

static void printEncodings(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  for (const PrintedArgument &arg : args)
    if (arg.attribute) {
      printer << ", ";
      printer.printAttribute(arg.attribute);
    }
}

void strata::registerXeGPUHooks(Context &ctx) {
  addShapeDirective(ctx, "xegpu.Shape", /*allowsDynamic=*/true);
  addShapeDirective(ctx, "xegpu.StaticShape", /*allowsDynamic=*/false);
  addFormatDirective(ctx, "xegpu.Encodings", 2, parseEncodings, printEncodings);
}
