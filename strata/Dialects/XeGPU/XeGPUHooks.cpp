// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of descriptors: an encoding and a layout, either of which may be absent; the
// verification of layouts.
#include "strata/Dialects/XeGPU/XeGPUHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ShapeDirective.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
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

//===-- Layouts ------------------------------------------------------------===//

namespace {
/// The numbers of a layout; null if they are absent.
struct LayoutParts {
  DenseI32ArrayAttr sgLayout, sgData, instData, laneLayout, laneData, order;
};
} // namespace

/// Verifies that two lists of numbers have the same length if both are given.
static LogicalResult verifyRanks(EmitErrorFn emitError, StringRef first,
                                 DenseI32ArrayAttr a, StringRef second,
                                 DenseI32ArrayAttr b) {
  if (!a || !b || a.size() == b.size())
    return success();
  return emitError() << "expected " << first << " and " << second
                     << " to have the same rank";
}

static LogicalResult verifyOrder(EmitErrorFn emitError,
                                 const LayoutParts &parts) {
  if (!parts.order)
    return success();
  if (!parts.sgLayout && !parts.laneLayout)
    return emitError()
           << "expected sg_layout/lane_layout being used with order";
  return failure(failed(verifyRanks(emitError, "order", parts.order,
                                    "sg_layout", parts.sgLayout)) ||
                 failed(verifyRanks(emitError, "order", parts.order,
                                    "lane_layout", parts.laneLayout)));
}

static LogicalResult verifyLayout(EmitErrorFn emitError, const TypeDefinition &,
                                  ArrayRef<Attribute> params) {
  auto get = [&](unsigned i) {
    return dyn_cast_or_null<DenseI32ArrayAttr>(params[i]);
  };
  LayoutParts parts{get(0), get(1), get(2), get(3), get(4), get(5)};
  if (!parts.sgLayout && !parts.instData && !parts.laneLayout)
    return emitError()
           << "expected at least one of sg_layout, inst_data or lane_layout";
  if (failed(verifyRanks(emitError, "sg_layout", parts.sgLayout, "inst_data",
                         parts.instData)) ||
      failed(verifyRanks(emitError, "sg_layout", parts.sgLayout, "lane_layout",
                         parts.laneLayout)))
    return failure();
  if (parts.instData && parts.laneLayout &&
      parts.instData.size() != parts.laneLayout.size())
    return emitError()
           << "expected inst_data and lane_layout to have the same rank, got "
              "inst_data "
           << parts.instData.size() << ", lane_layout "
           << parts.laneLayout.size();
  if (parts.sgData && !parts.sgLayout)
    return emitError() << "expected sg_layout being used with sg_data";
  if (failed(verifyRanks(emitError, "sg_data", parts.sgData, "sg_layout",
                         parts.sgLayout)))
    return failure();
  if (parts.laneData && !parts.laneLayout)
    return emitError() << "expected lane_layout being used with lane_data";
  if (failed(verifyRanks(emitError, "lane_data", parts.laneData, "lane_layout",
                         parts.laneLayout)))
    return failure();
  return verifyOrder(emitError, parts);
}

static void keepLayout(const TypeDefinition &, MutableArrayRef<Attribute>) {}

static constexpr CanonicalParameters layout = {keepLayout, verifyLayout};

void strata::registerXeGPUVerifiers(Context &ctx) {
  (void)attachInterface(&ctx, "#xegpu.layout", layout);
}

void strata::registerXeGPUHooks(Context &ctx) {
  addShapeDirective(ctx, "xegpu.Shape", /*allowsDynamic=*/true);
  addShapeDirective(ctx, "xegpu.StaticShape", /*allowsDynamic=*/false);
  addFormatDirective(ctx, "xegpu.Encodings", 2, parseEncodings, printEncodings);
}
