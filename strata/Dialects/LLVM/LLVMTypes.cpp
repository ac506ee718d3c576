// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of types that contain others: those of the dialect are written without
// `!llvm.` inside them.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <mutex>

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Types without prefix -----------------------------------------------===//

static ParseResult parseNested(OpAsmParser &parser, Type &type) {
  StringRef word = parser.peekToken();
  const TypeDefinition *def =
      !word.empty() && llvm::isAlpha(word.front())
          ? findDefinition(parser.getContext(), word, /*isType=*/true)
          : nullptr;
  if (!def)
    return parser.parseType(type);
  if (parser.parseKeyword(word))
    return failure();
  return parser.parseCustomTypeWithFallback(*def, type);
}

static void printNested(OpAsmPrinter &printer, Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  if (!dynamic || dynamic.getDialect().getNamespace() != "llvm")
    return printer.printType(type);
  printer << dynamic.getDefinition().name;
  runWithSufficientStackSpace([&] {
    printParameters(printer, dynamic.getDefinition(), dynamic.getParams());
  });
}

static void printNestedList(OpAsmPrinter &printer, ArrayRef<Type> types) {
  llvm::interleave(
      types, [&](Type type) { printNested(printer, type); },
      [&] { printer << ", "; });
}

static bool isAnyOf(Type type, ArrayRef<StringRef> names) {
  return llvm::any_of(names,
                      [&](StringRef name) { return bool(getIf(type, name)); });
}

/// Whether structures and arrays may have elements of the type.
static bool isElement(Type type) {
  return !isAnyOf(type, {"void", "label", "metadata", "func", "token"});
}

/// The `<` before the next token, where errors about the whole type are.
static llvm::SMLoc getStart(OpAsmParser &parser) {
  return llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() -
                                     1);
}

//===-- Arrays -------------------------------------------------------------===//

static ParseResult parseArray(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = getStart(parser);
  int64_t size = 0;
  Type element;
  llvm::SMLoc sizeLoc = parser.getCurrentLocation();
  if (parser.parseInteger(size))
    return failure();
  if (size < 0)
    return parser.emitError(sizeLoc, "expected the number of elements");
  if (parser.parseKeyword("x") || parseNested(parser, element))
    return failure();
  if (!isElement(element))
    return parser.emitError(loc, "invalid array element type: ") << element;
  *args[0].attribute =
      IntegerAttr::get(IntegerType::get(parser.getContext(), 64), size);
  *args[1].attribute = TypeAttr::get(element);
  return success();
}

static void printArray(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  printer
      << int64_t(
             cast<IntegerAttr>(args[0].attribute).getValue().getLimitedValue())
      << " x ";
  printNested(printer, cast<TypeAttr>(args[1].attribute).getValue());
}

//===-- Functions ----------------------------------------------------------===//

Type llvm_dialect::buildFunctionType(Context *ctx, ArrayRef<Type> inputs,
                                     ArrayRef<Type> results, bool isVariadic,
                                     std::string &error) {
  if (results.size() > 1) {
    error = "expected zero or one function result";
    return {};
  }
  auto isForeign = [](Type type) {
    return isa<ShapedType>(type) && !isa<VectorType>(type);
  };
  if (llvm::any_of(inputs, isForeign)) {
    error = "expected LLVM type for function arguments";
    return {};
  }
  if (llvm::any_of(results, isForeign)) {
    error = "expected LLVM type for function results";
    return {};
  }
  const TypeDefinition *def = findDefinition(ctx, "func", /*isType=*/true);
  if (!results.empty() && getIf(results[0], "void"))
    results = {};
  Attribute params[] = {TypeAttr::get(FunctionType::get(ctx, inputs, results)),
                        isVariadic ? Attribute(UnitAttr::get(ctx))
                                   : Attribute()};
  return DynamicType::get(*def, params);
}

static ParseResult parseFunctionType(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = getStart(parser);
  Type result;
  SmallVector<Type, 4> inputs;
  bool isVariadic = false;
  auto parseInput = [&]() -> ParseResult {
    if (isVariadic)
      return parser.emitError("expected ')'");
    isVariadic = succeeded(parser.parseOptionalEllipsis());
    return isVariadic ? success() : parseNested(parser, inputs.emplace_back());
  };
  if (parseNested(parser, result) ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseInput))
    return failure();
  if (isAnyOf(result, {"func", "metadata", "label"}))
    return parser.emitError(loc, "invalid function result type: ") << result;
  for (Type input : inputs)
    if (isAnyOf(input, {"func", "void"}))
      return parser.emitError(loc, "invalid function argument type: ") << input;
  ArrayRef<Type> results = getIf(result, "void") ? ArrayRef<Type>() : result;
  *args[0].attribute = TypeAttr::get(FunctionType::get(ctx, inputs, results));
  if (isVariadic)
    *args[1].attribute = UnitAttr::get(ctx);
  return success();
}

static void printFunctionType(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  auto signature =
      cast<FunctionType>(cast<TypeAttr>(args[0].attribute).getValue());
  if (signature.getResults().empty())
    printer << "void";
  else
    printNested(printer, signature.getResults()[0]);
  printer << " (";
  printNestedList(printer, signature.getInputs());
  if (args[1].attribute)
    printer << (signature.getInputs().empty() ? "..." : ", ...");
  printer << ')';
}

//===-- Structures ---------------------------------------------------------===//

namespace {
/// The bodies of named structures: whether they are opaque, whether they are
/// packed, and their elements. Shared by threads.
struct StructBodies final : ContextData {
  static constexpr llvm::StringLiteral name = "llvm.structs";
  std::mutex mutex;
  llvm::DenseMap<Attribute, std::array<Attribute, 3>> bodies;
};

/// The arguments of custom<StructType>, in their order.
enum StructArgument { Name, Opaque, Packed, Body };
} // namespace

/// Checks that the structure of the name has the same body everywhere.
static ParseResult checkBody(OpAsmParser &parser, llvm::SMLoc loc,
                             MutableArrayRef<ParsedArgument> args) {
  std::array<Attribute, 3> body = {
      *args[Opaque].attribute, *args[Packed].attribute, *args[Body].attribute};
  auto &known = getContextData<StructBodies>(*parser.getContext());
  std::lock_guard lock(known.mutex);
  auto [it, isNew] = known.bodies.insert({*args[Name].attribute, body});
  if (isNew || it->second == body)
    return success();
  if (body[0])
    return parser.emitError(loc, "redeclaring defined struct as opaque");
  return parser.emitError(loc,
                          "identified type already used with a different body");
}

static ParseResult parseStructBody(OpAsmParser &parser, llvm::SMLoc loc,
                                   MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  if (succeeded(parser.parseOptionalKeyword("packed")))
    *args[Packed].attribute = UnitAttr::get(ctx);
  SmallVector<Type, 4> elements;
  auto parseElement = [&]() -> ParseResult {
    Type type;
    if (parseNested(parser, type))
      return failure();
    if (!isElement(type))
      return parser.emitError(loc, "invalid LLVM structure element type: ")
             << type;
    elements.push_back(type);
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseElement))
    return failure();
  *args[Body].attribute = TypeAttr::get(TupleType::get(ctx, elements));
  return success();
}

static ParseResult parseStruct(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = getStart(parser);
  std::string name;
  bool hasName = succeeded(parser.parseOptionalString(&name));
  if (hasName) {
    *args[Name].attribute = StringAttr::get(ctx, name);
    // The structure in which this is.
    if (parser.parseOptionalComma())
      return success();
    if (succeeded(parser.parseOptionalKeyword("opaque"))) {
      *args[Opaque].attribute = UnitAttr::get(ctx);
      return checkBody(parser, loc, args);
    }
  }
  if (parseStructBody(parser, loc, args))
    return failure();
  return hasName ? checkBody(parser, loc, args) : success();
}

static void printStruct(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  auto body = dyn_cast_or_null<TypeAttr>(args[Body].attribute);
  if (Attribute name = args[Name].attribute) {
    printer.printAttributeWithoutType(name);
    if (body || args[Opaque].attribute)
      printer << ", ";
  }
  if (args[Opaque].attribute)
    printer << "opaque";
  if (body) {
    printer << (args[Packed].attribute ? "packed (" : "(");
    printNestedList(printer, cast<TupleType>(body.getValue()).getTypes());
    printer << ')';
  }
}

void llvm_dialect::registerTypes(Context &ctx) {
  FormatDirective array;
  array.minArgs = array.maxArgs = 2;
  array.parse = parseArray;
  array.print = printArray;
  (void)registerFormatDirective(ctx, "llvm.ArrayType", array);

  FormatDirective function;
  function.minArgs = function.maxArgs = 2;
  function.parse = parseFunctionType;
  function.print = printFunctionType;
  (void)registerFormatDirective(ctx, "llvm.FunctionType", function);

  FormatDirective structure;
  structure.minArgs = structure.maxArgs = 4;
  structure.parse = parseStruct;
  structure.print = printStruct;
  (void)registerFormatDirective(ctx, "llvm.StructType", structure);
}
