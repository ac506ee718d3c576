// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, and the memory that they and launches have.
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::gpu_dialect;

static constexpr llvm::StringLiteral kernelName = "gpu.kernel";
static constexpr llvm::StringLiteral workgroupAttrs = "workgroup_attrib_attrs";
static constexpr llvm::StringLiteral privateAttrs = "private_attrib_attrs";

//===-- Memory of groups and threads ---------------------------------------===//

/// `keyword(%a : type {attrs}, ...)`, if there. Returns how many there are.
static ParseResult
parseMemory(OpAsmParser &parser, StringRef keyword, bool withAttrs,
            SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  if (parser.parseOptionalKeyword(keyword))
    return success();
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
    return parser.parseArgument(arguments.emplace_back(), /*allowType=*/true,
                                withAttrs);
  });
}

/// The attributes of `arguments`, unless none has any.
static void addAttrs(OperationState &state, StringRef name,
                     ArrayRef<OpAsmParser::Argument> arguments) {
  bool hasAny = false;
  SmallVector<Attribute, 4> attrs;
  for (const OpAsmParser::Argument &argument : arguments) {
    hasAny |= argument.attrs && !argument.attrs.empty();
    attrs.push_back(argument.attrs);
  }
  if (hasAny)
    state.addAttribute(name, ArrayAttr::get(attrs[0].getContext(), attrs));
}

ParseResult
attributions::parse(OpAsmParser &parser, OperationState &state, bool withAttrs,
                    SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  size_t first = arguments.size();
  if (parseMemory(parser, "workgroup", withAttrs, arguments))
    return failure();
  size_t numWorkgroup = arguments.size() - first;
  if (parseMemory(parser, "private", withAttrs, arguments))
    return failure();
  state.addAttribute(count,
                     IntegerAttr::get(IntegerType::get(parser.getContext(), 64),
                                      int64_t(numWorkgroup)));
  ArrayRef<OpAsmParser::Argument> all(arguments);
  addAttrs(state, workgroupAttrs, all.slice(first, numWorkgroup));
  addAttrs(state, privateAttrs, all.drop_front(first + numWorkgroup));
  return success();
}

unsigned attributions::getNumWorkgroup(Operation *op) {
  auto number = dyn_cast_or_null<IntegerAttr>(op->getAttr(count));
  return number ? unsigned(number.getValue().getLimitedValue(UINT32_MAX)) : 0;
}

static void printMemory(OpAsmPrinter &printer, StringRef keyword,
                        ArrayRef<BlockArgument> arguments, ArrayAttr attrs) {
  if (arguments.empty())
    return;
  printer << ' ' << keyword << '(';
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    printer << (i ? ", " : "") << argument << " : " << argument.getType();
    if (DictionaryAttr dictionary = getAttrsAt(attrs, i))
      printer.printOptionalAttrDict(dictionary.getValue());
  }
  printer << ')';
}

static ArrayAttr getArray(Operation *op, StringRef name) {
  return dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull(name));
}

void attributions::print(OpAsmPrinter &printer, Operation *op, unsigned first) {
  SmallVector<BlockArgument, 4> arguments(
      llvm::drop_begin(op->getRegion(0).getArguments(), first));
  ArrayRef<BlockArgument> all(arguments);
  unsigned size = std::min(getNumWorkgroup(op), unsigned(all.size()));
  printMemory(printer, "workgroup", all.take_front(size),
              getArray(op, workgroupAttrs));
  printMemory(printer, "private", all.drop_front(size),
              getArray(op, privateAttrs));
}

LogicalResult attributions::verify(Operation *op, unsigned first) {
  unsigned numWorkgroup = getNumWorkgroup(op);
  for (auto [i, argument] : llvm::enumerate(
           llvm::drop_begin(op->getRegion(0).getArguments(), first))) {
    StringRef space = i < numWorkgroup ? "workgroup" : "private";
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type)
      return op->emitOpError("expected memref type in attribution");
    StringRef found = getAddressSpace(type.getMemorySpace());
    if (!found.empty() && found != space)
      return op->emitOpError("expected memory space ")
             << space << " in attribution";
  }
  return success();
}

//===-- gpu.func -----------------------------------------------------------===//

static ParseResult parseFunc(OpAsmParser &parser, OperationState &state) {
  StringAttr name;
  if (parser.parseSymbolName(name))
    return failure();
  state.addAttribute(SymbolTable::getSymbolAttrName(), name);
  ParsedSignature signature;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseFunctionSignature(parser, /*allowVariadic=*/false, signature))
    return failure();
  if (!signature.arguments.empty() && !signature.areNamed)
    return parser.emitError(loc, "gpu.func requires named arguments");
  Context *ctx = parser.getContext();
  state.addAttribute("function_type", TypeAttr::get(FunctionType::get(
                                          ctx, signature.getArgumentTypes(),
                                          signature.resultTypes)));
  addArgAndResultAttrs(state, signature);
  if (attributions::parse(parser, state, /*withAttrs=*/true,
                          signature.arguments))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("kernel")))
    state.addAttribute(kernelName, UnitAttr::get(ctx));
  if (parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  return parser.parseRegion(*state.addRegion(), signature.arguments);
}

static bool canPrintFunc(Operation *op) {
  return SymbolTable::getSymbolName(op) && op->getNumRegions() == 1 &&
         !op->getRegion(0).empty() &&
         isa_and_nonnull<TypeAttr>(
             op->getInherentAttrOrNull("function_type")) &&
         op->getRegion(0).getNumArguments() >=
             getFunctionArgumentTypes(op).size();
}

static void printFunc(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(SymbolTable::getSymbolName(op).getValue());
  printFunctionSignature(printer, op);
  attributions::print(printer, op,
                      unsigned(getFunctionArgumentTypes(op).size()));
  if (op->getAttr(kernelName))
    printer << " kernel";
  static constexpr StringRef written[] = {
      "sym_name", "function_type", "arg_attrs",  "res_attrs",
      kernelName, workgroupAttrs,  privateAttrs, attributions::count};
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), written);
  printFunctionBody(printer, op);
}

static LogicalResult verifyFuncType(Operation *op) {
  if (op->getAttr(kernelName) && !getFunctionResultTypes(op).empty())
    return op->emitOpError("expected void return type for kernel function");
  return success();
}

static LogicalResult verifyFuncBody(Operation *op) {
  Region &body = op->getRegion(0);
  if (body.empty())
    return op->emitOpError("expected body with at least one block");
  ArrayRef<Type> types = getFunctionArgumentTypes(op);
  size_t needed = types.size() + attributions::getNumWorkgroup(op);
  if (body.getNumArguments() < needed)
    return op->emitOpError("expected at least ")
           << uint64_t(needed) << " arguments to body region";
  for (unsigned i = 0; i < types.size(); ++i)
    if (body.getArgument(i).getType() != types[i])
      return op->emitOpError("expected body region argument #")
             << i << " to be of type " << types[i] << ", got "
             << body.getArgument(i).getType();
  return attributions::verify(op, unsigned(types.size()));
}

static constexpr FunctionOpInterface::Concept functionInterface = {
    nullptr, nullptr, verifyFuncType, verifyFuncBody};

static LogicalResult verifyReturn(Operation *op) {
  Operation *function = op->getParentOp();
  ArrayRef<Type> types = getFunctionResultTypes(function);
  if (types.size() != op->getNumOperands()) {
    auto diag = op->emitOpError()
                << "expected " << uint64_t(types.size()) << " result operands";
    diag.attachNote(function->getLoc()) << "return type declared here";
    return diag;
  }
  for (unsigned i = 0; i < types.size(); ++i)
    if (op->getOperand(i).getType() != types[i])
      return op->emitOpError("unexpected type `")
             << op->getOperand(i).getType() << "' for operand #" << i;
  return success();
}

void gpu_dialect::registerFunctions(Context &ctx) {
  registerOpHooks<gpu::GPUFuncOp>(
      &ctx, {.canPrint = canPrintFunc,
             .print = printFunc,
             .parse = parseFunc,
             .interfaces = {makeInterfaceTable(functionInterface)}});
  registerOpHooks<gpu::ReturnOp>(&ctx, {.verify = verifyReturn});
}
