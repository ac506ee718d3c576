// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of constants, of parts of composites, and of switches.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/Dialects/SPIRV/SPIRVOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::spirv;
using namespace strata::spirv_dialect;

//===-- Parts of composites ------------------------------------------------===//

/// The type of the part of `type` with the number `index`; null if there is none.
static Type getPart(Type type, uint64_t index) {
  if (auto vector = dyn_cast<VectorType>(type))
    return index < uint64_t(vector.getNumElements()) ? vector.getElementType()
                                                     : Type();
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return index < array.getElementCount() ? array.getElementType() : Type();
  if (auto array = dyn_cast<RuntimeArrayType>(type))
    return array.getElementType();
  if (auto matrix = dyn_cast<MatrixType>(type))
    return index < matrix.getColumnCount() ? matrix.getColumnType() : Type();
  if (auto matrix = dyn_cast<CooperativeMatrixType>(type))
    return matrix.getElementType();
  auto record = dyn_cast<spirv::StructType>(type);
  auto members =
      record ? dyn_cast_or_null<ArrayAttr>(record.getMembers()) : ArrayAttr();
  if (!members || index >= members.size())
    return {};
  return cast<TypeAttr>(members[index]).getValue();
}

static ParseResult parseIndices(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(*args[0].attribute))
    return failure();
  auto list = dyn_cast<ArrayAttr>(*args[0].attribute);
  if (!list)
    return parser.emitError(loc,
                            "expected an 32-bit integer array attribute for "
                            "'indices'");
  return success();
}

static void printIndices(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  printer.printAttribute(args[0].attribute);
}

/// The type of a composite, from which that of the part follows.
static ParseResult parsePart(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  args[0].types->push_back(type);
  auto indices = dyn_cast_or_null<ArrayAttr>(*args[2].attribute);
  if (!indices || indices.empty())
    return parser.emitError(loc, "expected at least one index");
  for (Attribute attr : indices) {
    auto index = dyn_cast<IntegerAttr>(attr);
    Type part =
        index ? getPart(type, index.getValue().getLimitedValue()) : Type();
    if (!part)
      return parser.emitError(loc, "index is out of bounds for ") << type;
    type = part;
  }
  args[1].types->push_back(type);
  return success();
}

static void printPart(OpAsmPrinter &printer, Operation *,
                      ArrayRef<PrintedArgument> args) {
  printer << args[0].types.front();
}

/// `%a, %b : !spirv.struct<(i32, i32)>`: operands that have the type of the members.
static ParseResult parseExtended(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  if (parser.parseOptionalAttrDict(*args[0].attrDict) ||
      parser.parseOperand(args[1].operands->emplace_back()) ||
      parser.parseComma() ||
      parser.parseOperand(args[2].operands->emplace_back()) ||
      parser.parseColon())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  Type member = getPart(type, 0);
  if (!isa<spirv::StructType>(type) || !member || getPart(type, 2) ||
      !getPart(type, 1))
    return parser.emitError(loc, "expected spirv.struct type with two members");
  args[3].types->push_back(member);
  args[4].types->push_back(member);
  args[5].types->push_back(type);
  return success();
}

static void printExtended(OpAsmPrinter &printer, Operation *op,
                          ArrayRef<PrintedArgument> args) {
  printer.printOptionalAttrDict(op->getDiscardableAttrs(), {});
  printer << ' ' << args[1].values.front() << ", " << args[2].values.front()
          << " : " << args[5].types.front();
}

//===-- Constants ----------------------------------------------------------===//

/// Whether the type of a constant does not follow from its value: a list, or a tensor.
static bool needsType(Attribute value) {
  auto typed = dyn_cast<TypedAttr>(value);
  return isa<ArrayAttr>(value) || (typed && isa<TensorType>(typed.getType()));
}

/// A value, followed by its type if it does not follow from the value.
static ParseResult parseConstant(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute &value = *args[0].attribute;
  if (parser.parseAttribute(value))
    return failure();
  Type type;
  if (needsType(value)) {
    if (parser.parseColon() || parser.parseType(type))
      return failure();
  } else {
    if (auto typed = dyn_cast<TypedAttr>(value))
      type = typed.getType();
  }
  if (!type)
    return parser.emitError(loc, "expected a value with a type");
  args[1].types->push_back(type);
  return success();
}

static void printConstant(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  printer.printAttribute(args[0].attribute);
  if (needsType(args[0].attribute))
    printer << " : " << args[1].types.front();
}

/// `spec_id(5) = 5 : i32`: the value, and the number by which it is replaced.
static ParseResult parseSpecConstant(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  Builder builder(parser.getContext());
  if (succeeded(parser.parseOptionalKeyword("spec_id"))) {
    int64_t number;
    if (parser.parseLParen())
      return failure();
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(number) || parser.parseRParen())
      return failure();
    if (number < 0)
      return parser.emitError(loc, "SpecId cannot be negative");
    if (!llvm::isInt<32>(number))
      return parser.emitError(loc, "integer value too large");
    args[1].attrDict->push_back(
        builder.getNamedAttr("spec_id", builder.getI32IntegerAttr(number)));
  }
  return ParseResult(failure(parser.parseEqual() ||
                             parser.parseAttribute(*args[0].attribute) ||
                             parser.parseOptionalAttrDict(*args[1].attrDict)));
}

static void printSpecConstant(OpAsmPrinter &printer, Operation *op,
                              ArrayRef<PrintedArgument> args) {
  if (auto number = op->getAttrOfType<IntegerAttr>("spec_id"))
    printer << "spec_id(" << number.getInt() << ") ";
  printer << "= ";
  printer.printAttribute(args[0].attribute);
  printer.printOptionalAttrDict(op->getDiscardableAttrs(), {"spec_id"});
}

/// The suffix of the name of a constant: its type.
static std::string describe(Type type) {
  SmallString<16> text;
  llvm::raw_svector_ostream os(text);
  if (auto integer = dyn_cast<IntegerType>(type))
    os << (integer.isUnsigned() ? "ui"
           : integer.isSigned() ? "si"
                                : "i")
       << integer.getWidth();
  else if (type.isF16() || type.isF32() || type.isF64())
    os << 'f' << type.getIntOrFloatBitWidth();
  return std::string(text);
}

static void nameConstant(Operation *op,
                         function_ref<void(Value, StringRef)> suggest) {
  auto constant = spirv::ConstantOp(op);
  Type type = op->getResult(0).getType();
  auto number = dyn_cast_or_null<IntegerAttr>(constant.getValue());
  if (number && type.isInteger(1))
    return suggest(op->getResult(0),
                   number.getValue().isZero() ? "false" : "true");
  SmallString<32> name("cst");
  llvm::raw_svector_ostream os(name);
  if (number)
    os << number.getValue() << '_' << describe(type);
  else if (auto vector = dyn_cast<VectorType>(type)) {
    os << "_vec_" << vector.getDimSize(0) << 'x'
       << describe(vector.getElementType());
  } else if (!describe(type).empty())
    os << '_' << describe(type);
  suggest(op->getResult(0), name);
}

//===-- Switches -----------------------------------------------------------===//

static ParseResult parseDestination(OpAsmParser &parser, ParsedArgument &blocks,
                                    ParsedArgument &operands,
                                    ParsedArgument &types) {
  if (parser.parseColon() ||
      parser.parseSuccessor(blocks.successors->emplace_back()))
    return failure();
  if (parser.parseOptionalLParen())
    return success();
  return ParseResult(
      failure(parser.parseOperandList(*operands.operands,
                                      OpAsmParser::Delimiter::None) ||
              parser.parseColonTypeList(*types.types) || parser.parseRParen()));
}

/// The type of the selector; the destination without case, its operands and their types; the
/// cases, their destinations, operands, types, and numbers of operands.
static ParseResult parseCases(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  auto type = dyn_cast<IntegerType>(args[0].types->front());
  if (!type)
    return parser.emitError(parser.getCurrentLocation(),
                            "expected an integer selector");
  if (parser.parseKeyword("default") ||
      parseDestination(parser, args[1], args[2], args[3]))
    return failure();
  SmallVector<APInt, 4> values;
  SmallVector<int32_t, 4> sizes;
  while (succeeded(parser.parseOptionalComma())) {
    int64_t value = 0;
    size_t first = args[6].operands->size();
    if (parser.parseInteger(value) ||
        parseDestination(parser, args[5], args[6], args[7]))
      return failure();
    values.push_back(APInt(64, uint64_t(value)).sextOrTrunc(type.getWidth()));
    sizes.push_back(int32_t(args[6].operands->size() - first));
  }
  Builder builder(parser.getContext());
  *args[8].attribute = builder.getDenseI32ArrayAttr(sizes);
  if (!values.empty())
    *args[4].attribute = DenseElementsAttr::get(
        VectorType::get({int64_t(values.size())}, type), values);
  return success();
}

static void printCases(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  printer.printNewline();
  printer << "  default: ";
  printer.printSuccessorAndUseList(args[1].successors.front(), args[2].values);
  auto values = dyn_cast_or_null<DenseElementsAttr>(args[4].attribute);
  SmallVector<Segment, 4> segments;
  (void)divideSegment({0, unsigned(args[6].values.size())}, args[8].attribute,
                      segments);
  size_t count = values ? std::min({size_t(values.getNumElements()),
                                    args[5].successors.size(), segments.size()})
                        : 0;
  for (size_t i = 0; i < count; ++i) {
    printer << ',';
    printer.printNewline();
    printer << "  ";
    printer.getStream() << values.getIntElement(i).getLimitedValue();
    printer << ": ";
    printer.printSuccessorAndUseList(
        args[5].successors[i], ArrayRef<Value>(args[6].values)
                                   .slice(segments[i].first, segments[i].size));
  }
  printer.printNewline();
}

/// A function without a body is imported, and may be public.
static constexpr SymbolOpInterface::Concept spirvFunction = {
    .isDeclaration = [](Operation *) { return false; }};

void spirv_dialect::registerFormats(Context &ctx) {
  addFormatDirective(ctx, "spirv.Indices", 1, parseIndices, printIndices);
  addFormatDirective(ctx, "spirv.Part", 3, parsePart, printPart);
  addFormatDirective(ctx, "spirv.Extended", 6, parseExtended, printExtended);
  addFormatDirective(ctx, "spirv.Value", 2, parseConstant, printConstant);
  addFormatDirective(ctx, "spirv.SpecValue", 2, parseSpecConstant,
                     printSpecConstant);
  addFormatDirective(ctx, "spirv.Cases", 9, parseCases, printCases);
  registerOpHooks<spirv::FuncOp>(
      &ctx, {.interfaces = {makeInterfaceTable(spirvFunction)}});
  registerOpHooks<spirv::ConstantOp>(&ctx, {.getAsmResultNames = nameConstant});
}
