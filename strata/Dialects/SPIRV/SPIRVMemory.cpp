// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of loads and stores: `"Function" %p ["Aligned", 4] : i32`. The type of the pointer follows
// from the storage class and the type of the value.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/Dialects/SPIRV/SPIRVOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::spirv;
using namespace strata::spirv_dialect;

static ParseResult parseQuoted(OpAsmParser &parser, StringRef name,
                               Attribute &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (parser.parseString(&word))
    return failure();
  result = getCases(parser.getContext(), name, word);
  if (result)
    return success();
  return parser.emitError(loc, "invalid ")
         << name << " attribute specification: \"" << word << "\"";
}

/// `["Aligned", 4]`: the properties of an access, and the alignment.
static ParseResult parseAccess(OpAsmParser &parser, Attribute &access,
                               Attribute &alignment) {
  if (failed(parser.parseOptionalLSquare()))
    return success();
  if (parseQuoted(parser, "memory_access", access))
    return failure();
  bool isAligned =
      llvm::is_contained(llvm::split(getKeyword(access), '|'), "Aligned");
  if (isAligned && parser.parseComma())
    return failure();
  if (isAligned || succeeded(parser.parseOptionalComma())) {
    int64_t number;
    if (parseNumber(parser, number))
      return failure();
    alignment =
        IntegerAttr::get(IntegerType::get(parser.getContext(), 32), number);
  }
  return parser.parseRSquare();
}

static void printAccess(OpAsmPrinter &printer, Attribute access,
                        Attribute alignment) {
  if (!access)
    return;
  printer << " [\"" << getKeyword(access) << "\"";
  if (auto number = dyn_cast_or_null<IntegerAttr>(alignment))
    printer << ", " << int64_t(number.getValue().getZExtValue());
  printer << ']';
}

static ParseResult parseType(OpAsmParser &parser, Attribute storage,
                             SmallVectorImpl<Type> &pointers,
                             SmallVectorImpl<Type> &values) {
  Type type;
  if (parser.parseColon() || parser.parseType(type))
    return failure();
  values.push_back(type);
  pointers.push_back(PointerType::get(
      parser.getContext(), type, cast<StorageClassAttr>(storage).getValue()));
  return success();
}

static void printStorage(OpAsmPrinter &printer, Type pointer) {
  auto type = dyn_cast<PointerType>(pointer);
  printer << "\""
          << (type ? getKeyword(StorageClassAttr::get(type.getContext(),
                                                      type.getStorageClass()))
                   : std::string())
          << "\" ";
}

/// The pointer and its type, the type of the value, the properties and the alignment, and other
/// attributes.
static ParseResult parseLoad(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  Attribute storage;
  if (parseQuoted(parser, "storage_class", storage) ||
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parseAccess(parser, *args[3].attribute, *args[4].attribute) ||
      parser.parseOptionalAttrDict(*args[5].attrDict))
    return failure();
  return parseType(parser, storage, *args[1].types, *args[2].types);
}

static void printLoad(OpAsmPrinter &printer, Operation *op,
                      ArrayRef<PrintedArgument> args) {
  printStorage(printer, args[1].types.front());
  printer << args[0].values.front();
  printAccess(printer, args[3].attribute, args[4].attribute);
  printer.printOptionalAttrDict(op->getDiscardableAttrs(), {});
  printer << " : " << args[2].types.front();
}

/// The pointer and its type, the value and its type, the properties and the alignment, and other
/// attributes.
static ParseResult parseStore(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  Attribute storage;
  if (parseQuoted(parser, "storage_class", storage) ||
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseComma() ||
      parser.parseOperand(args[2].operands->emplace_back()) ||
      parseAccess(parser, *args[4].attribute, *args[5].attribute) ||
      parser.parseOptionalAttrDict(*args[6].attrDict))
    return failure();
  return parseType(parser, storage, *args[1].types, *args[3].types);
}

static void printStore(OpAsmPrinter &printer, Operation *op,
                       ArrayRef<PrintedArgument> args) {
  printStorage(printer, args[1].types.front());
  printer << args[0].values.front() << ", " << args[2].values.front();
  printAccess(printer, args[4].attribute, args[5].attribute);
  printer.printOptionalAttrDict(op->getDiscardableAttrs(), {});
  printer << " : " << args[3].types.front();
}

/// The pointers and their types, the properties and alignments of both accesses, and other
/// attributes. The properties of the target hold for the source, too, unless it has its own.
static ParseResult parseCopy(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  Attribute target, source;
  if (parseQuoted(parser, "storage_class", target) ||
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseComma() || parseQuoted(parser, "storage_class", source) ||
      parser.parseOperand(args[2].operands->emplace_back()) ||
      parseAccess(parser, *args[4].attribute, *args[5].attribute))
    return failure();
  if (succeeded(parser.parseOptionalComma()) &&
      parseAccess(parser, *args[6].attribute, *args[7].attribute))
    return failure();
  SmallVector<Type, 1> values;
  if (parser.parseOptionalAttrDict(*args[8].attrDict) ||
      parseType(parser, target, *args[1].types, values))
    return failure();
  args[3].types->push_back(
      PointerType::get(parser.getContext(), values.front(),
                       cast<StorageClassAttr>(source).getValue()));
  return success();
}

static void printCopy(OpAsmPrinter &printer, Operation *op,
                      ArrayRef<PrintedArgument> args) {
  printer << ' ';
  printStorage(printer, args[1].types.front());
  printer << args[0].values.front() << ",  ";
  printStorage(printer, args[3].types.front());
  printer << args[2].values.front();
  printAccess(printer, args[4].attribute, args[5].attribute);
  printer << ", ";
  if (args[6].attribute)
    printAccess(printer, args[6].attribute, args[7].attribute);
  else
    printAccess(printer, args[4].attribute, args[5].attribute);
  printer.printOptionalAttrDict(op->getDiscardableAttrs(), {});
  auto pointer = dyn_cast<PointerType>(args[1].types.front());
  printer << " : "
          << (pointer ? pointer.getPointeeType() : args[1].types.front());
}

void spirv_dialect::registerMemoryFormats(Context &ctx) {
  addFormatDirective(ctx, "spirv.LoadAccess", 6, parseLoad, printLoad);
  addFormatDirective(ctx, "spirv.Copy", 9, parseCopy, printCopy);
  addFormatDirective(ctx, "spirv.StoreAccess", 7, parseStore, printStore);
}
