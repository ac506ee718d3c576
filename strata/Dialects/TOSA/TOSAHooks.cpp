// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of variables and of inputs of conditions.
#include "strata/Dialects/TOSA/TOSAHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// `= value` or `: type`: the sizes, the element type and the initial value, if there is one.
static ParseResult parseVariable(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (succeeded(parser.parseOptionalEqual())) {
    Attribute value;
    if (parser.parseAttribute(value))
      return failure();
    *args[2].attribute = value;
    if (auto typed = dyn_cast<TypedAttr>(value))
      type = typed.getType();
  } else if (parser.parseColon() || parser.parseType(type)) {
    return failure();
  }
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return parser.emitError("expected ranked type");
  Context *ctx = parser.getContext();
  SmallVector<int64_t> sizes;
  for (int64_t size : shaped.getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  auto shape =
      RankedTensorType::get({int64_t(sizes.size())}, IndexType::get(ctx));
  *args[0].attribute = DenseIntElementsAttr::get(shape, sizes);
  *args[1].attribute = TypeAttr::get(shaped.getElementType());
  return success();
}

static void printVariable(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  if (args[2].attribute) {
    printer << "= " << args[2].attribute;
    return;
  }
  auto sizes = cast<DenseIntElementsAttr>(args[0].attribute);
  SmallVector<int64_t> shape;
  for (int64_t size : sizes.getValues<int64_t>())
    shape.push_back(size == -1 ? ShapedType::kDynamic : size);
  printer << ": "
          << Type(RankedTensorType::get(
                 shape, cast<TypeAttr>(args[1].attribute).getValue()));
}

/// `(%arg = %x, ...)`: the inputs of a condition. The names are repeated by the blocks, which
/// decide.
static std::optional<ParseResult>
parseOptionalInputs(OpAsmParser &parser, MutableArrayRef<ParsedArgument> args) {
  if (failed(parser.parseOptionalLParen()))
    return std::nullopt;
  do {
    OpAsmParser::Argument name;
    if (parser.parseArgument(name) || parser.parseEqual() ||
        parser.parseOperand(args[0].operands->emplace_back()))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return parser.parseRParen();
}

static ParseResult parseInputs(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  return parseOptionalInputs(parser, args).value_or(success());
}

static void printInputs(OpAsmPrinter &printer, Operation *op,
                        ArrayRef<PrintedArgument> args) {
  Block &block = cast<tosa::IfOp>(op).getThenGraph().front();
  printer << "(";
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    if (i)
      printer << ", ";
    printer.printOperand(block.getArgument(unsigned(i)));
    printer << " = " << value;
  }
  printer << ")";
}

void strata::registerTOSAHooks(Context &ctx) {
  FormatDirective inputs;
  inputs.parse = parseInputs;
  inputs.print = printInputs;
  inputs.parseOptional = parseOptionalInputs;
  (void)registerFormatDirective(ctx, "tosa.NamedInputs", inputs);
  addFormatDirective(ctx, "tosa.VariableOpTypeOrInitialValue", 3, parseVariable,
                     printVariable);
  detail::registerTOSAElementFolds(ctx);
  detail::registerTOSAShapeFolds(ctx);
  detail::registerTOSAPatterns(ctx);
}
