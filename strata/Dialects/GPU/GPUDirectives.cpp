// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the syntax that several operations share, and of types and attributes.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::gpu_dialect;

/// `async [%a, %b]`: whether there is a token, and the tokens that are waited for.
static ParseResult parseDependencies(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("async"))) {
    if (checkNamed(parser, loc))
      return failure();
    args[0].types->push_back(getTokenType(parser.getContext()));
  }
  return parser.parseOperandList(*args[1].operands,
                                 OpAsmParser::Delimiter::OptionalSquare);
}

static void printDependencies(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  bool isAsync = !args[0].types.empty();
  if (isAsync)
    printer << "async";
  if (args[1].values.empty())
    return;
  printer << (isAsync ? " [" : "[");
  printer.printOperands(args[1].values);
  printer << ']';
}

/// The keyword of a reduction, or nothing.
static ParseResult parseReduction(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseOptionalKeyword(&word))
    return success();
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("gpu"), "all_reduce_op", /*isType=*/false);
  std::optional<uint64_t> number = def->enumeration->find(word);
  if (!number)
    return parser.emitError(loc, "invalid op kind");
  *args[0].attribute = DynamicAttr::get(
      *def, IntegerAttr::get(IntegerType::get(ctx, 32), int64_t(*number)));
  return success();
}

static void printReduction(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  StringRef word = getKeyword(args[0].attribute);
  if (!word.empty())
    printer << ' ' << word;
}

/// `: i32`: the type of the sizes of a launch, if it is not `index`.
static ParseResult parseLaunchDimType(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  Type type = IndexType::get(parser.getContext());
  if (succeeded(parser.parseOptionalColon()) && parser.parseType(type))
    return failure();
  args[0].types->push_back(type);
  if (!args[1].operands->empty())
    for (ParsedArgument &arg : args.drop_front(2))
      arg.types->push_back(type);
  return success();
}

static void printLaunchDimType(OpAsmPrinter &printer, Operation *,
                               ArrayRef<PrintedArgument> args) {
  if (!args[0].types.empty() && !args[0].types.front().isIndex())
    printer << ": " << args[0].types.front();
}

/// `args(%a : f32, %b : i32)`.
static ParseResult
parseLaunchFuncOperands(OpAsmParser &parser,
                        MutableArrayRef<ParsedArgument> args) {
  if (parser.parseOptionalKeyword("args"))
    return success();
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
        return ParseResult::success(
            succeeded(parser.parseOperand(args[0].operands->emplace_back())) &&
            succeeded(parser.parseColonType(args[1].types->emplace_back())));
      });
}

static void printLaunchFuncOperands(OpAsmPrinter &printer, Operation *,
                                    ArrayRef<PrintedArgument> args) {
  if (args[0].values.empty())
    return;
  printer << "args(";
  llvm::interleave(
      args[0].values,
      [&](Value value) { printer << value << " : " << value.getType(); },
      [&] { printer << ", "; });
  printer << ')';
}

//===-- Types and attributes -----------------------------------------------===//

static bool isMatrixElement(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (integer)
    return integer.getWidth() == 32
               ? integer.isSignless()
               : integer.getWidth() == 8 && !integer.isSignless();
  return type.isF16() || type.isF32() || type.isF64();
}

/// `16x16xf16, "AOp"`.
static ParseResult parseMatrix(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc =
      llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() - 1);
  SmallVector<int64_t, 2> shape;
  Type element;
  std::string operand;
  if (parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseComma() ||
      parser.parseString(&operand))
    return failure();
  if (operand != "AOp" && operand != "BOp" && operand != "COp")
    return parser.emitError(loc,
                            "operand expected to be one of AOp, BOp or COp");
  if (shape.size() != 2)
    return parser.emitError(loc,
                            "MMAMatrixType must have exactly two dimensions");
  if (!isMatrixElement(element))
    return parser.emitError(loc,
                            "MMAMatrixType elements must be SI8, UI8, I32, "
                            "F16, F32, or F64");
  Context *ctx = parser.getContext();
  *args[0].attribute = DenseI64ArrayAttr::get(ctx, shape);
  *args[1].attribute = TypeAttr::get(element);
  *args[2].attribute = StringAttr::get(ctx, operand);
  return success();
}

static void printMatrix(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  printer.printDimensionList(
      cast<DenseI64ArrayAttr>(args[0].attribute).asArrayRef());
  printer << 'x' << cast<TypeAttr>(args[1].attribute).getValue() << ", ";
  printer.printAttributeWithoutType(args[2].attribute);
}

static StringRef getKernelName(Attribute kernel) {
  DynamicAttr metadata = getIf(kernel, "kernel_metadata");
  auto name = metadata ? dyn_cast_or_null<StringAttr>(metadata.getParams()[0])
                       : StringAttr();
  return name ? name.getValue() : StringRef();
}

/// Kernels in brackets, which are sorted by name.
static ParseResult parseKernels(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  SmallVector<Attribute, 4> kernels;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
        return parser.parseAttribute(kernels.emplace_back());
      }))
    return failure();
  llvm::stable_sort(kernels, [](Attribute lhs, Attribute rhs) {
    return getKernelName(lhs) < getKernelName(rhs);
  });
  *args[0].attribute = ArrayAttr::get(parser.getContext(), kernels);
  return success();
}

static void printKernels(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  printer.printAttribute(args[0].attribute);
}

/// `, arg_attrs = [...], metadata = {...}`, each of which may be absent.
static ParseResult parseKernelDetails(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  while (succeeded(parser.parseOptionalComma())) {
    bool isMetadata = succeeded(parser.parseOptionalKeyword("metadata"));
    if ((!isMetadata && parser.parseKeyword("arg_attrs")) ||
        parser.parseEqual() ||
        parser.parseAttribute(*args[isMetadata].attribute))
      return failure();
  }
  return success();
}

static void printKernelDetails(OpAsmPrinter &printer, Operation *,
                               ArrayRef<PrintedArgument> args) {
  if (args[0].attribute)
    printer << ", arg_attrs = " << args[0].attribute;
  if (args[1].attribute)
    printer << ", metadata = " << args[1].attribute;
}

/// `assembly = "text"`; objects of several forms have no keyword.
static ParseResult parseObject(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  static constexpr StringRef forms[] = {"offload", "assembly", "bin", "fatbin"};
  Context *ctx = parser.getContext();
  StringRef word;
  int64_t form = 3;
  if (succeeded(parser.parseOptionalKeyword(&word, forms))) {
    form = llvm::find(forms, word) - std::begin(forms);
    if (parser.parseEqual())
      return failure();
  }
  *args[0].attribute = IntegerAttr::get(IntegerType::get(ctx, 32), form);
  std::string text;
  if (parser.parseString(&text))
    return failure();
  *args[1].attribute = StringAttr::get(ctx, text);
  return success();
}

static void printObject(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  static constexpr StringRef prefixes[] = {
      "offload = ", "assembly = ", "bin = ", ""};
  auto form = dyn_cast_or_null<IntegerAttr>(args[0].attribute);
  if (form && form.getValue().ult(std::size(prefixes)))
    printer << prefixes[form.getValue().getZExtValue()];
  printer.printAttributeWithoutType(args[1].attribute);
}

/// The attribute that selects the first object.
static Attribute getDefaultHandler(Context *ctx) {
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("gpu"), "select_object", /*isType=*/false);
  return DynamicAttr::get(*def, {Attribute()});
}

/// `<#gpu.select_object<1>>`, or no text for the first object.
static ParseResult parseHandler(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  *args[0].attribute = getDefaultHandler(parser.getContext());
  if (parser.parseOptionalLess())
    return success();
  if (parser.parseAttribute(*args[0].attribute))
    return failure();
  return parser.parseGreater();
}

static void printHandler(OpAsmPrinter &printer, Operation *op,
                         ArrayRef<PrintedArgument> args) {
  if (args[0].attribute != getDefaultHandler(op->getContext()))
    printer << '<' << args[0].attribute << '>';
}

//===-- Registration -------------------------------------------------------===//

void gpu_dialect::registerDirectives(Context &ctx) {
  addFormatDirective(ctx, "gpu.AsyncDependencies", 2, parseDependencies,
                     printDependencies);
  addFormatDirective(ctx, "gpu.AllReduceOperation", 1, parseReduction,
                     printReduction);
  addFormatDirective(ctx, "gpu.LaunchDimType", 5, parseLaunchDimType,
                     printLaunchDimType);
  addFormatDirective(ctx, "gpu.LaunchFuncOperands", 2, parseLaunchFuncOperands,
                     printLaunchFuncOperands);
  addFormatDirective(ctx, "gpu.Matrix", 3, parseMatrix, printMatrix);
  addFormatDirective(ctx, "gpu.Kernels", 1, parseKernels, printKernels);
  addFormatDirective(ctx, "gpu.OffloadingHandler", 1, parseHandler,
                     printHandler);
  addFormatDirective(ctx, "gpu.KernelDetails", 2, parseKernelDetails,
                     printKernelDetails);
  addFormatDirective(ctx, "gpu.Object", 2, parseObject, printObject);
}
