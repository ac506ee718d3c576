// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions and global variables: syntax and interfaces.
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;
using namespace strata::llvm_dialect;

Type llvm_dialect::getTypeOf(Operation *op, StringRef attrName) {
  auto type = dyn_cast_or_null<TypeAttr>(op->getInherentAttrOrNull(attrName));
  return type ? type.getValue() : Type();
}

//===-- Parts of the syntax ------------------------------------------------===//

/// `comdat(@all::@one)`.
static ParseResult parseOptionalComdat(OpAsmParser &parser,
                                       OperationState &state) {
  if (parser.parseOptionalKeyword("comdat"))
    return success();
  Attribute symbol;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen() || parser.parseAttribute(symbol) ||
      parser.parseRParen())
    return failure();
  if (!isa<SymbolRefAttr>(symbol))
    return parser.emitError(loc, "invalid kind of attribute specified");
  state.addAttribute("comdat", symbol);
  return success();
}

static void printComdat(OpAsmPrinter &printer, Operation *op) {
  if (Attribute comdat = op->getInherentAttrOrNull("comdat"))
    printer << " comdat(" << comdat << ')';
}

static ParseResult parseSymbol(OpAsmParser &parser, OperationState &state) {
  StringAttr name;
  if (parser.parseSymbolName(name))
    return failure();
  state.addAttribute(SymbolTable::getSymbolAttrName(), name);
  return success();
}

static void printSymbol(OpAsmPrinter &printer, Operation *op) {
  printer.printSymbolName(SymbolTable::getSymbolName(op).getValue());
}

/// Functions and globals always have the attribute if they are in custom form.
static void parseUnnamedAddr(OpAsmParser &parser, OperationState &state) {
  size_t before = state.attributes.size();
  parseOptionalCase(parser, state, "UnnamedAddr", "unnamed_addr");
  if (state.attributes.size() == before)
    state.addAttribute("unnamed_addr",
                       getCase(parser.getContext(), "UnnamedAddr", 0));
}

/// A keyword that is a unit attribute.
static void parseOptionalFlag(OpAsmParser &parser, OperationState &state,
                              StringRef word, StringRef attrName) {
  if (succeeded(parser.parseOptionalKeyword(word)))
    state.addAttribute(attrName, UnitAttr::get(parser.getContext()));
}

static void printFlag(OpAsmPrinter &printer, Operation *op, StringRef word,
                      StringRef attrName) {
  if (op->getInherentAttrOrNull(attrName))
    printer << word << ' ';
}

static bool hasSymbolAndRegion(Operation *op) {
  return SymbolTable::getSymbolName(op) && op->getNumRegions() == 1;
}

//===-- llvm.func ----------------------------------------------------------===//

static ArrayRef<Type> getArgumentTypes(Operation *op) {
  FunctionType type = getSignature(getTypeOf(op, "function_type"));
  return type ? type.getInputs() : ArrayRef<Type>();
}

static ArrayRef<Type> getResultTypes(Operation *op) {
  FunctionType type = getSignature(getTypeOf(op, "function_type"));
  return type ? type.getResults() : ArrayRef<Type>();
}

static constexpr FunctionOpInterface::Concept functionInterface = {
    getArgumentTypes, getResultTypes, nullptr, nullptr};

/// Functions without a body may be seen from outside.
static constexpr SymbolOpInterface::Concept symbolInterface = {
    .isDeclaration = [](Operation *) { return false; }};

static ParseResult parseOptionalVScaleRange(OpAsmParser &parser,
                                            OperationState &state) {
  if (parser.parseOptionalKeyword("vscale_range"))
    return success();
  int64_t low, high;
  if (parser.parseLParen() || parser.parseInteger(low) || parser.parseComma() ||
      parser.parseInteger(high) || parser.parseRParen())
    return failure();
  Builder builder(parser.getContext());
  const TypeDefinition *def =
      findDefinition(parser.getContext(), "vscale_range", /*isType=*/false);
  state.addAttribute(
      "vscale_range",
      DynamicAttr::get(*def, {builder.getI32IntegerAttr(int32_t(low)),
                              builder.getI32IntegerAttr(int32_t(high))}));
  return success();
}

static void printVScaleRange(OpAsmPrinter &printer, Operation *op) {
  auto range =
      dyn_cast_or_null<DynamicAttr>(op->getInherentAttrOrNull("vscale_range"));
  if (!range || range.getParams().size() != 2)
    return;
  printer << " vscale_range(";
  printer.printAttributeWithoutType(range.getParams()[0]);
  printer << ", ";
  printer.printAttributeWithoutType(range.getParams()[1]);
  printer << ')';
}

static ParseResult parseFunc(OpAsmParser &parser, OperationState &state) {
  parseOptionalCase(parser, state, "linkage", "linkage");
  parseOptionalCase(parser, state, "Visibility", "visibility_");
  parseUnnamedAddr(parser, state);
  parseOptionalCase(parser, state, "cconv", "CConv");
  ParsedSignature signature;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseSymbol(parser, state) ||
      parseFunctionSignature(parser, /*allowVariadic=*/true, signature))
    return failure();
  std::string error;
  Type type =
      buildFunctionType(parser.getContext(), signature.getArgumentTypes(),
                        signature.resultTypes, signature.isVariadic, error);
  if (!type)
    return parser.emitError(loc, "failed to construct function type: " + error);
  state.addAttribute("function_type", TypeAttr::get(type));
  SmallVector<NamedAttribute, 4> attrs;
  if (parseOptionalVScaleRange(parser, state) ||
      parseOptionalComdat(parser, state) ||
      parser.parseOptionalAttrDictWithKeyword(attrs))
    return failure();
  state.attributes.append(attrs.begin(), attrs.end());
  addArgAndResultAttrs(state, signature);
  // An empty body is that of a declaration.
  std::optional<ParseResult> body = parser.parseOptionalRegion(
      *state.addRegion(), signature.getEntryArguments());
  return success(!body || succeeded(*body));
}

static void printFunc(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printCase(printer, op, "linkage", "linkage", 0);
  printCase(printer, op, "Visibility", "visibility_", 0);
  printCase(printer, op, "UnnamedAddr", "unnamed_addr", 0);
  printCase(printer, op, "cconv", "CConv", 0);
  printSymbol(printer, op);
  printFunctionSignature(printer, op,
                         isVariadic(getTypeOf(op, "function_type")));
  printVScaleRange(printer, op);
  printComdat(printer, op);
  static constexpr StringRef written[] = {
      "sym_name", "function_type", "arg_attrs",   "res_attrs", "linkage",
      "CConv",    "unnamed_addr",  "visibility_", "comdat",    "vscale_range"};
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), written);
  printFunctionBody(printer, op);
}

static bool canPrintFunc(Operation *op) {
  return canPrintFunction(op) && getSignature(getTypeOf(op, "function_type"));
}

//===-- llvm.mlir.global, llvm.mlir.alias ----------------------------------===//

/// The linkage, which is `external` if there is none.
static void parseLinkage(OpAsmParser &parser, OperationState &state) {
  size_t before = state.attributes.size();
  parseOptionalCase(parser, state, "linkage", "linkage");
  if (state.attributes.size() == before)
    state.addAttribute("linkage", getCase(parser.getContext(), "linkage", 0));
}

/// Types and regions of globals; a region is optional.
static ParseResult parseInitializer(OpAsmParser &parser, OperationState &state,
                                    Type &type) {
  Region *region = state.addRegion();
  if (parser.parseType(type))
    return failure();
  std::optional<ParseResult> result = parser.parseOptionalRegion(*region);
  return result ? *result : ParseResult(success());
}

static ParseResult parseGlobalValue(OpAsmParser &parser, Attribute &value) {
  if (parser.parseLParen())
    return failure();
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  if (parser.parseAttribute(value))
    return failure();
  return parser.parseRParen();
}

static ParseResult parseGlobalType(OpAsmParser &parser, OperationState &state,
                                   Attribute value) {
  Context *ctx = parser.getContext();
  Type type;
  if (succeeded(parser.parseOptionalColon())) {
    if (parseInitializer(parser, state, type))
      return failure();
  } else {
    state.addRegion();
    auto text = dyn_cast_or_null<StringAttr>(value);
    if (!text)
      return parser.emitError(parser.getNameLoc(),
                              "type can only be omitted for string globals");
    const TypeDefinition *def = findDefinition(ctx, "array", /*isType=*/true);
    Attribute params[] = {
        Builder(ctx).getI64IntegerAttr(int64_t(text.getValue().size())),
        TypeAttr::get(IntegerType::get(ctx, 8))};
    type = DynamicType::get(*def, params);
  }
  state.addAttribute("global_type", TypeAttr::get(type));
  return success();
}

static ParseResult parseGlobal(OpAsmParser &parser, OperationState &state) {
  parseLinkage(parser, state);
  parseOptionalCase(parser, state, "Visibility", "visibility_");
  parseOptionalFlag(parser, state, "thread_local", "thread_local_");
  parseUnnamedAddr(parser, state);
  parseOptionalFlag(parser, state, "constant", "constant");
  Attribute value;
  if (parseSymbol(parser, state) || parseGlobalValue(parser, value) ||
      parseOptionalComdat(parser, state) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (value)
    state.addAttribute("value", value);
  return parseGlobalType(parser, state, value);
}

static void printInitializer(OpAsmPrinter &printer, Operation *op) {
  if (op->getRegion(0).empty())
    return;
  printer << ' ';
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
}

static void printGlobal(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printCase(printer, op, "linkage", "linkage");
  printCase(printer, op, "Visibility", "visibility_", 0);
  printFlag(printer, op, "thread_local", "thread_local_");
  printCase(printer, op, "UnnamedAddr", "unnamed_addr", 0);
  printFlag(printer, op, "constant", "constant");
  printSymbol(printer, op);
  printer << '(';
  Attribute value = op->getInherentAttrOrNull("value");
  if (value)
    printer << value;
  printer << ')';
  printComdat(printer, op);
  static constexpr StringRef written[] = {
      "sym_name", "global_type",  "constant",    "value",        "comdat",
      "linkage",  "unnamed_addr", "visibility_", "thread_local_"};
  printer.printOptionalAttrDict(op->getAttrs(), written);
  if (isa_and_nonnull<StringAttr>(value) && op->getRegion(0).empty())
    return;
  printer << " : " << getTypeOf(op, "global_type");
  printInitializer(printer, op);
}

static ParseResult parseAlias(OpAsmParser &parser, OperationState &state) {
  parseLinkage(parser, state);
  parseOptionalCase(parser, state, "Visibility", "visibility_");
  parseOptionalFlag(parser, state, "thread_local", "thread_local_");
  parseUnnamedAddr(parser, state);
  Type type;
  if (parseSymbol(parser, state) ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseColon() ||
      parseInitializer(parser, state, type))
    return failure();
  state.addAttribute("alias_type", TypeAttr::get(type));
  return success();
}

static void printAlias(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printCase(printer, op, "linkage", "linkage");
  printCase(printer, op, "Visibility", "visibility_", 0);
  printFlag(printer, op, "thread_local", "thread_local_");
  printCase(printer, op, "UnnamedAddr", "unnamed_addr", 0);
  printSymbol(printer, op);
  static constexpr StringRef written[] = {"sym_name",    "alias_type",
                                          "linkage",     "unnamed_addr",
                                          "visibility_", "thread_local_"};
  printer.printOptionalAttrDict(op->getAttrs(), written);
  printer << " : " << getTypeOf(op, "alias_type");
  printInitializer(printer, op);
}

//===-- llvm.mlir.ifunc ----------------------------------------------------===//

static ParseResult parseIFunc(OpAsmParser &parser, OperationState &state) {
  parseLinkage(parser, state);
  parseOptionalCase(parser, state, "Visibility", "visibility_");
  parseUnnamedAddr(parser, state);
  Type type, resolverType;
  StringAttr resolver;
  if (parseSymbol(parser, state) || parser.parseColonType(type) ||
      parser.parseComma() || parser.parseType(resolverType) ||
      parser.parseSymbolName(resolver) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  state.addAttribute("i_func_type", TypeAttr::get(type));
  state.addAttribute("resolver_type", TypeAttr::get(resolverType));
  state.addAttribute("resolver", FlatSymbolRefAttr::get(parser.getContext(),
                                                        resolver.getValue()));
  return success();
}

static bool canPrintIFunc(Operation *op) {
  return SymbolTable::getSymbolName(op) && getTypeOf(op, "i_func_type") &&
         getTypeOf(op, "resolver_type") &&
         op->getInherentAttrOrNull("resolver");
}

static void printIFunc(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printCase(printer, op, "linkage", "linkage");
  printCase(printer, op, "Visibility", "visibility_", 0);
  printCase(printer, op, "UnnamedAddr", "unnamed_addr", 0);
  printSymbol(printer, op);
  printer << " : " << getTypeOf(op, "i_func_type") << ", "
          << getTypeOf(op, "resolver_type") << ' '
          << op->getInherentAttrOrNull("resolver");
  SmallVector<StringRef, 8> written = {
      "sym_name",    "i_func_type", "linkage",     "resolver_type",
      "visibility_", "resolver",    "unnamed_addr"};
  if (getCaseNumber(op->getInherentAttrOrNull("address_space")) == 0)
    written.push_back("address_space");
  printer.printOptionalAttrDict(op->getAttrs(), written);
}

void llvm_dialect::registerFunctions(Context &ctx) {
  registerOpHooks<LLVM::LLVMFuncOp>(
      &ctx, {.canPrint = canPrintFunc,
             .print = printFunc,
             .parse = parseFunc,
             .interfaces = {makeInterfaceTable(functionInterface),
                            makeInterfaceTable(symbolInterface)}});
  registerOpHooks<LLVM::GlobalOp>(&ctx, {.canPrint = hasSymbolAndRegion,
                                         .print = printGlobal,
                                         .parse = parseGlobal});
  registerOpHooks<LLVM::AliasOp>(&ctx, {.canPrint = hasSymbolAndRegion,
                                        .print = printAlias,
                                        .parse = parseAlias});
  registerOpHooks<LLVM::IFuncOp>(
      &ctx,
      {.canPrint = canPrintIFunc, .print = printIFunc, .parse = parseIFunc});
}
