// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of structs: `!spirv.struct<name, (f32 [0, NonWritable], i32 [4]), Block>`. A struct is
// written by its name alone in pointers that it contains to itself.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::spirv_dialect;

namespace {
/// The parameters, in their order.
enum StructArgument { Name, Members, Offsets, MemberDecorations, Decorations };
} // namespace

/// Orders pairs of decorations and values by the number of the decoration.
static void sortDecorations(SmallVectorImpl<Attribute> &list) {
  auto number = [](Attribute pair) {
    Attribute decoration = cast<ArrayAttr>(pair).getValue()[0];
    return cast<IntegerAttr>(cast<DynamicAttr>(decoration).getParams()[0])
        .getValue()
        .getZExtValue();
  };
  llvm::stable_sort(list, [&](Attribute lhs, Attribute rhs) {
    return number(lhs) < number(rhs);
  });
}

/// `NonWritable`, or `MatrixStride=16`: a pair of the decoration and its value, which is a unit if there
/// is none.
static ParseResult parseDecoration(OpAsmParser &parser,
                                   SmallVectorImpl<Attribute> &list) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  Attribute decoration = getCase(ctx, "decoration", word);
  if (!decoration)
    return parser.emitError(loc, "unknown attribute: '") << word << '\'';
  Attribute value = UnitAttr::get(ctx);
  if (succeeded(parser.parseOptionalEqual()) && parser.parseAttribute(value))
    return failure();
  list.push_back(ArrayAttr::get(ctx, {decoration, value}));
  return success();
}

/// The offset and the decorations of a member, in brackets.
static ParseResult parseLayout(OpAsmParser &parser,
                               SmallVectorImpl<int32_t> &offsets,
                               SmallVectorImpl<Attribute> &decorations) {
  if (failed(parser.parseOptionalLSquare()) ||
      succeeded(parser.parseOptionalRSquare()))
    return success();
  int64_t offset;
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<ParseResult> parsed = parser.parseOptionalInteger(offset);
  if (parsed && succeeded(*parsed) && !llvm::isUInt<32>(uint64_t(offset)))
    return parser.emitError(loc, "integer value too large");
  if (parsed && *parsed)
    return failure();
  if (parsed)
    offsets.push_back(int32_t(offset));
  if (!parsed || succeeded(parser.parseOptionalComma()))
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&] {
          return parseDecoration(parser, decorations);
        }))
      return failure();
  sortDecorations(decorations);
  return parser.parseRSquare();
}

static ParseResult parseMembers(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Attribute, 4> members, decorations;
  SmallVector<int32_t, 4> offsets;
  bool isDecorated = false;
  auto parseOne = [&]() -> ParseResult {
    Type type;
    SmallVector<Attribute, 2> own;
    if (parser.parseType(type) || parseLayout(parser, offsets, own))
      return failure();
    members.push_back(TypeAttr::get(type));
    decorations.push_back(ArrayAttr::get(ctx, own));
    isDecorated |= !own.empty();
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOne))
    return failure();
  if (!offsets.empty() && offsets.size() != members.size())
    return parser.emitError(
        loc, "offset specification must be given for all members");
  *args[Members].attribute = ArrayAttr::get(ctx, members);
  if (!offsets.empty())
    *args[Offsets].attribute = DenseI32ArrayAttr::get(ctx, offsets);
  if (isDecorated)
    *args[MemberDecorations].attribute = ArrayAttr::get(ctx, decorations);
  return success();
}

static ParseResult parseStruct(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  StringRef name;
  if (succeeded(parser.parseOptionalKeyword(&name))) {
    *args[Name].attribute = StringAttr::get(parser.getContext(), name);
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  if (parseMembers(parser, args))
    return failure();
  SmallVector<Attribute, 2> decorations;
  while (succeeded(parser.parseOptionalComma()))
    if (parseDecoration(parser, decorations))
      return failure();
  sortDecorations(decorations);
  if (!decorations.empty())
    *args[Decorations].attribute =
        ArrayAttr::get(parser.getContext(), decorations);
  return success();
}

static void printDecoration(OpAsmPrinter &printer, Attribute pair) {
  ArrayRef<Attribute> parts = cast<ArrayAttr>(pair).getValue();
  printer << getKeyword(parts[0]);
  if (isa<UnitAttr>(parts[1]))
    return;
  printer << '=';
  printer.printAttributeWithoutType(parts[1]);
}

static ArrayRef<Attribute> getList(Attribute attr) {
  auto array = dyn_cast_or_null<ArrayAttr>(attr);
  return array ? array.getValue() : ArrayRef<Attribute>();
}

static void printLayout(OpAsmPrinter &printer, std::optional<int32_t> offset,
                        ArrayRef<Attribute> decorations) {
  if (!offset && decorations.empty())
    return;
  printer << " [";
  if (offset)
    printer << int64_t(uint32_t(*offset));
  bool isFirst = !offset;
  for (Attribute pair : decorations) {
    if (!isFirst)
      printer << ", ";
    isFirst = false;
    printDecoration(printer, pair);
  }
  printer << ']';
}

static void printStruct(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  auto name = dyn_cast_or_null<StringAttr>(args[Name].attribute);
  if (name)
    printer << name.getValue();
  if (!args[Members].attribute)
    return;
  printer << (name ? ", (" : "(");
  auto offsets = dyn_cast_or_null<DenseI32ArrayAttr>(args[Offsets].attribute);
  ArrayRef<Attribute> decorations = getList(args[MemberDecorations].attribute);
  for (auto [i, member] : llvm::enumerate(getList(args[Members].attribute))) {
    if (i)
      printer << ", ";
    printer << cast<TypeAttr>(member).getValue();
    printLayout(printer,
                offsets ? std::optional(offsets.asArrayRef()[i]) : std::nullopt,
                i < decorations.size() ? getList(decorations[i])
                                       : ArrayRef<Attribute>());
  }
  printer << ')';
  for (Attribute pair : getList(args[Decorations].attribute)) {
    printer << ", ";
    printDecoration(printer, pair);
  }
}

void spirv_dialect::registerStructs(Context &ctx) {
  addFormatDirective(ctx, "spirv.Struct", 5, parseStruct, printStruct);
}
