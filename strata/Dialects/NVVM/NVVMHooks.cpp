// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Targets and the operations that they support; lists of operands with one type.
#include "strata/Dialects/NVVM/NVVMHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/NVVM/NVVMDetail.h"
#include "strata/Dialects/NVVM/NVVMOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/TargetInterfaces.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Targets ------------------------------------------------------------===//

namespace {
/// The version of a chip such as `sm_90a`.
struct ChipVersion {
  unsigned number = 0;
  /// Ends with `a`: has features that later versions need not have.
  bool isSpecific = false;
};
} // namespace

/// Reads the number after three characters. It is 0 if there is none.
static ChipVersion readChip(StringRef chip) {
  ChipVersion version;
  version.isSpecific = chip.ends_with("a");
  StringRef digits = chip.drop_front(std::min<size_t>(3, chip.size()));
  digits = digits.take_while(llvm::isDigit);
  if (!digits.empty() && digits.getAsInteger(10, version.number))
    version.number = ~0u;
  return version;
}

/// Whether the traits of an operation admit the version.
static bool isSupported(const OpDefinition &def, ChipVersion version) {
  for (const TraitUse &use : def.traitUses) {
    bool isSpecific = use.name == "NVVMRequiresSMa";
    if (!isSpecific && use.name != "NVVMRequiresSM")
      continue;
    if (!isSpecific)
      return version.number >= use.getNumber(0);
    if (!version.isSpecific)
      return false;
    for (size_t i = 0; i < use.arguments.size(); ++i)
      if (version.number == use.getNumber(i))
        return true;
    return false;
  }
  return true;
}

static LogicalResult verifyTarget(Attribute target, Operation *module) {
  ArrayRef<Attribute> params = cast<DynamicAttr>(target).getParams();
  if (!cast<BoolAttr>(params[6]).getValue())
    return success();
  StringRef chip = cast<StringAttr>(params[2]).getValue();
  ChipVersion version = readChip(chip);
  if (version.number < 20)
    return emitError(module->getLoc())
           << "Minimum NVVM target SM version is sm_20";
  WalkResult result = module->walk([&](Operation *op) {
    if (isSupported(op->getDefinition(), version))
      return WalkResult::advance();
    op->emitOpError() << "is not supported on " << chip;
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static constexpr TargetAttrVerifyInterface target = {verifyTarget};

//===-- Lists --------------------------------------------------------------===//

/// One type for all operands, which there must be.
static ParseResult parseSameTypes(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (parser.parseType(type))
    return failure();
  args[1].types->assign(args[0].operands->size(), type);
  return success();
}

static void printSameTypes(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  if (!args[1].types.empty())
    printer << args[1].types.front();
}

void strata::registerNVVMVerifiers(Context &ctx) {
  (void)attachInterface(&ctx, "#nvvm.target", target);
}

void strata::registerNVVMHooks(Context &ctx) {
  addFormatDirective(ctx, "nvvm.SameTypes", 2, parseSameTypes, printSameTypes);
  registerOpHooks<NVVM::MmaSyncOp>(&ctx, {.verify = typedHook<verifyMmaSync>});
}
