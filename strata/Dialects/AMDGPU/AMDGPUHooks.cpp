// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/AMDGPU/AMDGPUHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/AMDGPU/AMDGPUOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::strata::amdgpu;

/// `16x16x4`: the numbers of rows and columns of the result, and the length of the sums.
static ParseResult parseSizes(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  SmallVector<int64_t, 4> sizes;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseDimensionList(sizes, /*allowDynamic=*/false,
                                /*withTrailingX=*/false))
    return failure();
  if (sizes.size() != args.size())
    return parser.emitError(parser.getCurrentLocation())
           << "expected 3 dimensions in MNK dimension list";
  auto fits = [](int64_t size) { return llvm::isInt<32>(size); };
  if (!llvm::all_of(sizes, fits))
    return parser.emitError(loc) << "expected sizes of at most 32 bits";
  auto type = IntegerType::get(parser.getContext(), 32);
  for (auto [arg, size] : llvm::zip(args, sizes))
    *arg.attribute =
        IntegerAttr::get(type, APInt(32, uint64_t(size), /*isSigned=*/true));
  return success();
}

static void printSizes(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  for (auto [i, arg] : llvm::enumerate(args))
    printer << (i ? "x" : "") << cast<IntegerAttr>(arg.attribute).getInt();
}

//===-- amdgpu.dpp ---------------------------------------------------------===//

static bool isOutside(Attribute attr, int64_t min, int64_t max) {
  auto integer = dyn_cast<IntegerAttr>(attr);
  return integer && (integer.getInt() < min || integer.getInt() > max);
}

/// The argument of a permutation: four numbers, a distance, or none.
static LogicalResult verifyDPP(DPPOp op) {
  Attribute argument = op.getPermArgumentAttr();
  switch (op.getKind()) {
  case DPPPerm::quad_perm: {
    auto order = dyn_cast_or_null<ArrayAttr>(argument);
    if (!order || order.size() != 4)
      return op->emitOpError(
          "quad_perm attribute must have exactly 4 elements");
    for (Attribute element : order)
      if (isOutside(element, 0, 3))
        return op->emitOpError(
            "Each element of quad_perm must be in the range [0, 3]");
    return success();
  }
  case DPPPerm::row_shl:
  case DPPPerm::row_shr:
  case DPPPerm::row_ror:
    if (!argument)
      return op->emitOpError("Attribute '")
             << stringifyDPPPerm(op.getKind()) << "' value not specified";
    if (isOutside(argument, 1, 15))
      return op->emitOpError("Attribute value must be between 1 and 15");
    return success();
  default:
    if (argument && !isa<UnitAttr>(argument))
      return op->emitOpError("Expected unit attribute for permArgument, but "
                             "found non-trivial argument");
    return success();
  }
}

void strata::registerAMDGPUHooks(Context &ctx) {
  registerOpHooks<DPPOp>(&ctx, {.verify = typedHook<verifyDPP>});
  addFormatDirective(ctx, "amdgpu.Sizes", 3, parseSizes, printSizes);
}
