// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of types, other than structs, and of cases of enumerations without brackets.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/Dialects/SPIRV/SPIRVOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::spirv;
using namespace strata::spirv_dialect;

//===-- Enumerations -------------------------------------------------------===//

Attribute spirv_dialect::getCase(Context *ctx, StringRef name,
                                 StringRef keyword) {
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("spirv"), name, /*isType=*/false);
  if (!def || !def->enumeration)
    return {};
  std::optional<uint64_t> number = def->enumeration->find(keyword);
  if (!number)
    return {};
  return DynamicAttr::get(
      *def, IntegerAttr::get(IntegerType::get(ctx, 32), int64_t(*number)));
}

Attribute spirv_dialect::getCases(Context *ctx, StringRef name,
                                  StringRef keywords) {
  uint64_t bits = 0;
  Attribute result;
  for (StringRef keyword : llvm::split(keywords, '|')) {
    result = getCase(ctx, name, keyword);
    if (!result)
      return {};
    bits |= cast<IntegerAttr>(cast<DynamicAttr>(result).getParams().front())
                .getValue()
                .getZExtValue();
  }
  const TypeDefinition &def = cast<DynamicAttr>(result).getDefinition();
  if (!def.enumeration->isBits && keywords.contains('|'))
    return {};
  return DynamicAttr::get(
      def, IntegerAttr::get(IntegerType::get(ctx, 32), int64_t(bits)));
}

ParseResult spirv_dialect::parseNumber(OpAsmParser &parser, int64_t &number) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(number))
    return failure();
  if (!llvm::isUInt<32>(uint64_t(number)))
    return parser.emitError(loc, "integer value too large");
  return success();
}

std::string spirv_dialect::getKeyword(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  if (!dynamic || !dynamic.getDefinition().enumeration)
    return "";
  auto number = dyn_cast_or_null<IntegerAttr>(dynamic.getParams().front());
  return number ? dynamic.getDefinition().enumeration->stringify(
                      number.getValue().getZExtValue())
                : "";
}

ParseResult spirv_dialect::parseCase(OpAsmParser &parser, StringRef name,
                                     StringRef error, Attribute &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  result = getCase(parser.getContext(), name, word);
  if (result)
    return success();
  return parser.emitError(loc) << error << word;
}

template <const char *name, const char *error>
static ParseResult parseCaseOf(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  return parseCase(parser, name, error, *args[0].attribute);
}

static void printCase(OpAsmPrinter &printer, Operation *,
                      ArrayRef<PrintedArgument> args) {
  printer << getKeyword(args[0].attribute);
}

/// The case of an enumeration whose name is the second argument.
static ParseResult parseKeywordCase(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  *args[0].attribute = getCase(parser.getContext(), args[1].text, word);
  if (*args[0].attribute)
    return success();
  return parser.emitError(loc, "invalid ")
         << args[1].text << " attribute specification: \"" << word << "\"";
}

static ParseResult parseQuotedCase(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (parser.parseString(&word))
    return failure();
  *args[0].attribute = getCases(parser.getContext(), args[1].text, word);
  if (*args[0].attribute)
    return success();
  return parser.emitError(loc, "invalid ")
         << args[1].text << " attribute specification: \"" << word << "\"";
}

static void printQuotedCase(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  printer << "\"" << getKeyword(args[0].attribute) << "\"";
}

//===-- Members ------------------------------------------------------------===//

static ParseResult checkVector(OpAsmParser &parser, llvm::SMLoc loc,
                               VectorType vector) {
  if (vector.getRank() != 1)
    return parser.emitError(loc, "only 1-D vector allowed but found ")
           << vector;
  if (vector.getNumElements() > 4)
    return parser.emitError(
               loc,
               "vector length has to be less than or equal to 4 but found ")
           << vector.getNumElements();
  return success();
}

ParseResult spirv_dialect::parseMember(OpAsmParser &parser, Type &type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  if (auto vector = dyn_cast<VectorType>(type))
    return checkVector(parser, loc, vector);
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth()))
      return success();
    return parser.emitError(
               loc, "only 1/8/16/32/64-bit integer type allowed but found ")
           << type;
  }
  auto dynamic = dyn_cast<DynamicType>(type);
  if (isa<FloatType>(type) ||
      (dynamic && dynamic.getDefinition().dialect->getNamespace() == "spirv"))
    return success();
  return parser.emitError(loc, "cannot use ")
         << type << " to compose SPIR-V types";
}

static ParseResult parseMemberType(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (parseMember(parser, type))
    return failure();
  *args[0].attribute = TypeAttr::get(type);
  return success();
}

static Type getType(const PrintedArgument &arg) {
  auto type = dyn_cast_or_null<TypeAttr>(arg.attribute);
  return type ? type.getValue() : Type();
}

static void printMemberType(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  printer << getType(args[0]);
}

//===-- Arrays and matrices ------------------------------------------------===//

Attribute spirv_dialect::makeNumber(OpAsmParser &parser, int64_t value) {
  return IntegerAttr::get(IntegerType::get(parser.getContext(), 32), value);
}

int64_t spirv_dialect::readNumber(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number ? int64_t(number.getValue().getZExtValue()) : 0;
}

/// `, stride=4`, for an array with a layout.
static ParseResult parseStride(OpAsmParser &parser, Attribute &result) {
  if (failed(parser.parseOptionalComma()))
    return success();
  int64_t stride;
  if (parser.parseKeyword("stride") || parser.parseEqual())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseNumber(parser, stride))
    return failure();
  if (!stride)
    return parser.emitError(loc, "ArrayStride must be greater than zero");
  result = makeNumber(parser, stride);
  return success();
}

static void printStride(OpAsmPrinter &printer, const PrintedArgument &arg) {
  if (int64_t stride = readNumber(arg.attribute))
    printer << ", stride=" << stride;
}

/// The number of elements, their type, and the stride.
static ParseResult parseArray(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 1> sizes;
  Type element;
  if (parser.parseDimensionList(sizes))
    return failure();
  if (sizes.size() != 1)
    return parser.emitError(loc,
                            "expected single integer for array element count");
  if (sizes[0] == ShapedType::kDynamic)
    return parser.emitError(loc, "expected static shape");
  if (sizes[0] == 0)
    return parser.emitError(loc, "expected array length greater than 0");
  if (!llvm::isUInt<32>(uint64_t(sizes[0])))
    return parser.emitError(loc, "array length too large");
  if (parseMember(parser, element))
    return failure();
  *args[0].attribute = makeNumber(parser, sizes[0]);
  *args[1].attribute = TypeAttr::get(element);
  return parseStride(parser, *args[2].attribute);
}

static void printArray(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  printer << readNumber(args[0].attribute) << " x " << getType(args[1]);
  printStride(printer, args[2]);
}

static ParseResult parseRuntimeArray(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  if (parseMemberType(parser, args))
    return failure();
  return parseStride(parser, *args[1].attribute);
}

static void printRuntimeArray(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  printer << getType(args[0]);
  printStride(printer, args[1]);
}

/// Checks a column of a matrix.
static ParseResult checkColumn(OpAsmParser &parser, llvm::SMLoc loc,
                               Type type) {
  auto column = dyn_cast<VectorType>(type);
  if (!column)
    return parser.emitError(loc,
                            "matrix must be composed using vector type, got ")
           << type;
  if (column.getRank() != 1)
    return parser.emitError(loc, "only 1-D vector allowed but found ") << type;
  if (column.getNumElements() > 4 || column.getNumElements() < 2)
    return parser.emitError(loc,
                            "matrix columns size has to be less than or equal "
                            "to 4 and greater than or equal 2, but found ")
           << column.getNumElements();
  if (!isa<FloatType>(column.getElementType()))
    return parser.emitError(
               loc, "matrix columns' elements must be of Float type, got ")
           << column.getElementType();
  return success();
}

static ParseResult parseMatrix(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 1> sizes;
  if (parser.parseDimensionList(sizes))
    return failure();
  if (sizes.size() != 1)
    return parser.emitError(
        loc, "expected single unsigned integer for number of columns");
  if (sizes[0] < 2 || sizes[0] > 4)
    return parser.emitError(loc,
                            "matrix is expected to have 2, 3, or 4 columns");
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  Type column;
  if (parser.parseType(column) || checkColumn(parser, typeLoc, column))
    return failure();
  *args[0].attribute = makeNumber(parser, sizes[0]);
  *args[1].attribute = TypeAttr::get(column);
  return success();
}

static void printMatrix(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  printer << readNumber(args[0].attribute) << " x " << getType(args[1]);
}

/// The numbers of rows and columns, the type of elements, the scope, and the use.
static ParseResult
parseCooperativeMatrix(OpAsmParser &parser,
                       MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 2> sizes;
  Type element;
  if (parser.parseDimensionList(sizes))
    return failure();
  if (sizes.size() != 2)
    return parser.emitError(loc, "expected row and column count");
  if (llvm::is_contained(sizes, ShapedType::kDynamic))
    return parser.emitError(loc, "expected static shape");
  if (parseMember(parser, element) || parser.parseComma() ||
      parseCase(parser, "scope", "invalid scope <id> attribute specification: ",
                *args[3].attribute) ||
      parser.parseComma())
    return failure();
  StringRef use;
  loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&use))
    return failure();
  if (!llvm::is_contained(
          ArrayRef<StringRef>{"MatrixA", "MatrixB", "MatrixAcc"}, use))
    return parser.emitError(loc, "invalid use <id> attribute specification: ")
           << use;
  *args[0].attribute = makeNumber(parser, sizes[0]);
  *args[1].attribute = makeNumber(parser, sizes[1]);
  *args[2].attribute = TypeAttr::get(element);
  *args[4].attribute = StringAttr::get(parser.getContext(), use);
  return success();
}

static StringRef getText(const PrintedArgument &arg) {
  auto text = dyn_cast_or_null<StringAttr>(arg.attribute);
  return text ? text.getValue() : StringRef();
}

static void printCooperativeMatrix(OpAsmPrinter &printer, Operation *,
                                   ArrayRef<PrintedArgument> args) {
  printer << readNumber(args[0].attribute) << 'x'
          << readNumber(args[1].attribute) << 'x' << getType(args[2]) << ", "
          << getKeyword(args[3].attribute) << ", " << getText(args[4]);
}

//===-- Images -------------------------------------------------------------===//

/// The words of the properties of images, by a word that is part of the group.
static constexpr std::pair<StringRef, StringRef> imageWords[] = {
    {"DepthUnknown", "NoDepth"},      {"DepthUnknown", "IsDepth"},
    {"DepthUnknown", "DepthUnknown"}, {"Arrayed", "NonArrayed"},
    {"Arrayed", "Arrayed"},           {"Sampling", "SingleSampled"},
    {"Sampling", "MultiSampled"},     {"Sampler", "SamplerUnknown"},
    {"Sampler", "NeedSampler"},       {"Sampler", "NoSampler"}};

static ParseResult parseWord(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  if (!llvm::is_contained(imageWords, std::pair(args[1].text, word)))
    return parser.emitError(loc, "unknown attribute: '") << word << '\'';
  *args[0].attribute = StringAttr::get(parser.getContext(), word);
  return success();
}

static void printWord(OpAsmPrinter &printer, Operation *,
                      ArrayRef<PrintedArgument> args) {
  printer << getText(args[0]);
}

static ParseResult parseImageCase(OpAsmParser &parser, StringRef name,
                                  Attribute &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  result = getCase(parser.getContext(), name, word);
  if (result)
    return success();
  return parser.emitError(loc, "unknown attribute: '") << word << '\'';
}

static ParseResult parseDim(OpAsmParser &parser,
                            MutableArrayRef<ParsedArgument> args) {
  return parseImageCase(parser, "dim", *args[0].attribute);
}

static ParseResult parseFormat(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  return parseImageCase(parser, "image_format", *args[0].attribute);
}

static ParseResult parseSampledImage(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto image = dyn_cast<spirv::ImageType>(type);
  if (!image)
    return parser.emitError(
               loc, "sampled image must be composed using image type, got ")
           << type;
  if (image.getDim() == Dim::SubpassData || image.getDim() == Dim::Buffer)
    return parser.emitError(loc, "sampled image Dim must not be SubpassData or "
                                 "Buffer, got ")
           << (image.getDim() == Dim::Buffer ? "Buffer" : "SubpassData");
  *args[0].attribute = TypeAttr::get(type);
  return success();
}

//===-- Tensors ------------------------------------------------------------===//

/// The shape, and the type of elements.
static ParseResult parseTensor(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 4> shape;
  if (parser.parseDimensionList(shape))
    return failure();
  Type element;
  if (parseMember(parser, element))
    return failure();
  *args[1].attribute = TypeAttr::get(element);
  if (shape.empty())
    return parser.emitError(loc, "arm.tensors do not support rank zero");
  if (llvm::is_contained(shape, 0))
    return parser.emitError(loc, "arm.tensors do not support zero dimensions");
  auto numDynamic = size_t(llvm::count(shape, ShapedType::kDynamic));
  if (numDynamic && numDynamic != shape.size())
    return parser.emitError(loc, "arm.tensor shape dimensions must be either "
                                 "fully dynamic or completed shaped");
  *args[0].attribute = DenseI64ArrayAttr::get(parser.getContext(), shape);
  return success();
}

static void printTensor(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  auto shape = cast<DenseI64ArrayAttr>(args[0].attribute);
  for (int64_t size : shape.asArrayRef()) {
    if (size == ShapedType::kDynamic)
      printer << '?';
    else
      printer << size;
    printer << 'x';
  }
  printer << getType(args[1]);
}

void spirv_dialect::registerTypes(Context &ctx) {
  static constexpr char storageClass[] = "storage_class";
  static constexpr char storageError[] = "unknown storage class: ";
  addFormatDirective(ctx, "spirv.StorageClass", 1,
                     parseCaseOf<storageClass, storageError>, printCase);
  addFormatDirective(ctx, "spirv.Case", 2, parseKeywordCase, printCase);
  addFormatDirective(ctx, "spirv.Quoted", 2, parseQuotedCase, printQuotedCase);
  addFormatDirective(ctx, "spirv.Member", 1, parseMemberType, printMemberType);
  addFormatDirective(ctx, "spirv.Array", 3, parseArray, printArray);
  addFormatDirective(ctx, "spirv.RuntimeArray", 2, parseRuntimeArray,
                     printRuntimeArray);
  addFormatDirective(ctx, "spirv.Matrix", 2, parseMatrix, printMatrix);
  addFormatDirective(ctx, "spirv.CooperativeMatrix", 5, parseCooperativeMatrix,
                     printCooperativeMatrix);
  addFormatDirective(ctx, "spirv.Word", 2, parseWord, printWord);
  addFormatDirective(ctx, "spirv.Dim", 1, parseDim, printCase);
  addFormatDirective(ctx, "spirv.Format", 1, parseFormat, printCase);
  addFormatDirective(ctx, "spirv.SampledImage", 1, parseSampledImage,
                     printMemberType);
  addFormatDirective(ctx, "spirv.Tensor", 2, parseTensor, printTensor);
}
