// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of attributes of targets and interfaces.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/Dialects/SPIRV/SPIRVOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::spirv;
using namespace strata::spirv_dialect;

/// `(0, 1), Uniform`: the descriptor set, the binding, and the storage class.
static ParseResult parseBinding(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  int64_t set, binding;
  if (parser.parseLParen() || parseNumber(parser, set) || parser.parseComma() ||
      parseNumber(parser, binding) || parser.parseRParen())
    return failure();
  *args[0].attribute = makeNumber(parser, set);
  *args[1].attribute = makeNumber(parser, binding);
  if (failed(parser.parseOptionalComma()))
    return success();
  return parseCase(parser, "storage_class",
                   "unknown storage class: ", *args[2].attribute);
}

static void printBinding(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  printer << '(' << readNumber(args[0].attribute) << ", "
          << readNumber(args[1].attribute) << ')';
  if (args[2].attribute)
    printer << ", " << getKeyword(args[2].attribute);
}

/// `v1.0, [Shader], [SPV_KHR_16bit_storage]`: the version, capabilities and extensions.
static ParseResult parseTriple(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  SmallVector<Attribute, 4> capabilities, extensions;
  auto parseCapability = [&] {
    return parseCase(parser, "capability",
                     "unknown capability: ", capabilities.emplace_back());
  };
  auto parseExtension = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    if (!word.starts_with("SPV_"))
      return parser.emitError(loc, "unknown extension: ") << word;
    extensions.push_back(StringAttr::get(ctx, word));
    return success();
  };
  if (parseCase(parser, "version", "unknown version: ", *args[0].attribute) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     parseCapability) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     parseExtension))
    return failure();
  *args[1].attribute = ArrayAttr::get(ctx, capabilities);
  *args[2].attribute = ArrayAttr::get(ctx, extensions);
  return success();
}

static ArrayRef<Attribute> readList(Attribute attr) {
  auto array = dyn_cast_or_null<ArrayAttr>(attr);
  return array ? array.getValue() : ArrayRef<Attribute>();
}

static void printTriple(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  printer << getKeyword(args[0].attribute) << ", [";
  llvm::interleave(
      readList(args[1].attribute),
      [&](Attribute attr) { printer << getKeyword(attr); },
      [&] { printer << ", "; });
  printer << "], [";
  llvm::interleave(
      readList(args[2].attribute),
      [&](Attribute attr) { printer << cast<StringAttr>(attr).getValue(); },
      [&] { printer << ", "; });
  printer << ']';
}

namespace {
/// The arguments of the directive of targets.
enum TargetArgument { TripleOf, API, VendorOf, Device, DeviceNumber, Limits };
} // namespace

/// `AMD:DiscreteGPU:5`: the vendor, the type of the device, and its number.
static ParseResult parseDevice(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  if (parseCase(parser, "vendor",
                "unknown vendor: ", *args[VendorOf].attribute))
    return failure();
  if (failed(parser.parseOptionalColon()))
    return success();
  if (parseCase(parser, "device_type",
                "unknown device type: ", *args[Device].attribute))
    return failure();
  int64_t number;
  if (failed(parser.parseOptionalColon()))
    return success();
  if (parseNumber(parser, number))
    return failure();
  *args[DeviceNumber].attribute = makeNumber(parser, number);
  return success();
}

static ParseResult parseTarget(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  constexpr int64_t unknownDevice = -1;
  *args[API].attribute = getCase(ctx, "client_api", "Unknown");
  *args[VendorOf].attribute = getCase(ctx, "vendor", "Unknown");
  *args[Device].attribute = getCase(ctx, "device_type", "Unknown");
  *args[DeviceNumber].attribute = makeNumber(parser, unknownDevice);
  if (parser.parseAttribute(*args[TripleOf].attribute) || parser.parseComma())
    return failure();
  if (succeeded(parser.parseOptionalKeyword("api")))
    if (parser.parseEqual() ||
        parseCase(parser, "client_api",
                  "unknown client API: ", *args[API].attribute) ||
        parser.parseComma())
      return failure();
  if (!parser.peekToken().starts_with("#"))
    if (parseDevice(parser, args) || parser.parseComma())
      return failure();
  return parser.parseAttribute(*args[Limits].attribute);
}

static void printTarget(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  constexpr uint32_t unknownDevice = uint32_t(-1);
  printer.printAttribute(args[TripleOf].attribute);
  std::string api = getKeyword(args[API].attribute),
              vendor = getKeyword(args[VendorOf].attribute),
              device = getKeyword(args[Device].attribute);
  if (api != "Unknown")
    printer << ", api=" << api;
  int64_t number = readNumber(args[DeviceNumber].attribute);
  if (vendor != "Unknown" || device != "Unknown") {
    printer << ", " << vendor;
    if (device != "Unknown") {
      printer << ':' << device;
      if (uint32_t(number) != unknownDevice)
        printer << ':' << number;
    }
  }
  printer << ", ";
  printer.printAttribute(args[Limits].attribute);
}

void spirv_dialect::registerTargets(Context &ctx) {
  addFormatDirective(ctx, "spirv.Binding", 3, parseBinding, printBinding);
  addFormatDirective(ctx, "spirv.Triple", 3, parseTriple, printTriple);
  addFormatDirective(ctx, "spirv.Target", 6, parseTarget, printTarget);
}
