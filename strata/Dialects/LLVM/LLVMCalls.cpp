// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls: syntax and interfaces.
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Parsing ------------------------------------------------------------===//

namespace {
/// The parsed parts of a call.
struct ParsedCall {
  /// The address, if there is no symbol.
  std::optional<UnresolvedOperand> address;
  SmallVector<UnresolvedOperand, 4> arguments;
  llvm::SMLoc argumentsLoc;
  Bundles bundles;
  SmallVector<Value, 2> destinationOperands[2];
};
} // namespace

static ParseResult parseCallee(OpAsmParser &parser, OperationState &state,
                               ParsedCall &call) {
  UnresolvedOperand address;
  if (std::optional<ParseResult> result =
          parser.parseOptionalOperand(address)) {
    call.address = address;
    return *result;
  }
  StringAttr symbol;
  if (parser.parseSymbolName(symbol))
    return failure();
  state.addAttribute(
      "callee", FlatSymbolRefAttr::get(parser.getContext(), symbol.getValue()));
  return success();
}

static ParseResult parseArguments(OpAsmParser &parser, ParsedCall &call) {
  call.argumentsLoc = parser.getCurrentLocation();
  return parser.parseOperandList(call.arguments, OpAsmParser::Delimiter::Paren);
}

/// `vararg(type)`.
static ParseResult parseOptionalVariadicType(OpAsmParser &parser,
                                             OperationState &state) {
  if (parser.parseOptionalKeyword("vararg"))
    return success();
  Type type;
  if (parser.parseLParen() || parser.parseType(type) || parser.parseRParen())
    return failure();
  state.addAttribute("var_callee_type", TypeAttr::get(type));
  return success();
}

static ParseResult parseSignatureAndResolve(OpAsmParser &parser,
                                            OperationState &state,
                                            ParsedCall &call) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseColon())
    return failure();
  Type addressType;
  if (call.address && parser.peekToken() == "(")
    return parser.emitError(loc,
                            "expected indirect call to have 2 trailing types");
  if (call.address &&
      (parser.parseType(addressType) || parser.parseComma() ||
       parser.resolveOperand(*call.address, addressType, state.operands)))
    return failure();
  ParsedSignature signature;
  if (parseFunctionSignature(parser, /*allowVariadic=*/false, signature) ||
      signature.areNamed)
    return parser.emitError(
        loc, call.address ? "expected trailing function type"
                          : "expected direct call to have 1 trailing types");
  if (signature.resultTypes.size() > 1)
    return parser.emitError(loc, "expected function with 0 or 1 result");
  addArgAndResultAttrs(state, signature);
  state.types.append(signature.resultTypes.begin(),
                     signature.resultTypes.end());
  if (!signature.resultTypes.empty() && getIf(signature.resultTypes[0], "void"))
    return parser.emitError(loc, "expected a non-void result type");
  return parser.resolveOperands(call.arguments, signature.getArgumentTypes(),
                                call.argumentsLoc, state.operands);
}

/// Adds the attributes that divide the operands.
static ParseResult finishCall(OpAsmParser &parser, OperationState &state,
                              ParsedCall &call, size_t numDestinations) {
  Builder builder(parser.getContext());
  SmallVector<int32_t, 4> sizes = {int32_t(state.operands.size())};
  for (size_t i = 0; i < numDestinations; ++i) {
    state.operands.append(call.destinationOperands[i].begin(),
                          call.destinationOperands[i].end());
    sizes.push_back(int32_t(call.destinationOperands[i].size()));
  }
  sizes.push_back(int32_t(call.bundles.operands.size()));
  if (parser.resolveOperands(call.bundles.operands, call.bundles.types,
                             parser.getNameLoc(), state.operands))
    return failure();
  state.addAttribute("op_bundle_sizes",
                     builder.getDenseI32ArrayAttr(call.bundles.sizes));
  if (!call.bundles.tags.empty())
    state.addAttribute("op_bundle_tags",
                       ArrayAttr::get(parser.getContext(), call.bundles.tags));
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr(sizes));
  return success();
}

static ParseResult parseCall(OpAsmParser &parser, OperationState &state) {
  ParsedCall call;
  parseOptionalCase(parser, state, "cconv", "CConv");
  parseOptionalCase(parser, state, "tailcallkind", "TailCallKind");
  if (parseCallee(parser, state, call) || parseArguments(parser, call) ||
      parseOptionalVariadicType(parser, state) ||
      parseBundles(parser, call.bundles) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parseSignatureAndResolve(parser, state, call))
    return failure();
  return finishCall(parser, state, call, /*numDestinations=*/0);
}

static ParseResult parseInvoke(OpAsmParser &parser, OperationState &state) {
  ParsedCall call;
  Block *normal = nullptr, *unwind = nullptr;
  parseOptionalCase(parser, state, "cconv", "CConv");
  if (parseCallee(parser, state, call) || parseArguments(parser, call) ||
      parser.parseKeyword("to") ||
      parser.parseSuccessorAndUseList(normal, call.destinationOperands[0]) ||
      parser.parseKeyword("unwind") ||
      parser.parseSuccessorAndUseList(unwind, call.destinationOperands[1]) ||
      parseOptionalVariadicType(parser, state) ||
      parseBundles(parser, call.bundles) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parseSignatureAndResolve(parser, state, call))
    return failure();
  state.successors.push_back(normal);
  state.successors.push_back(unwind);
  return finishCall(parser, state, call, /*numDestinations=*/2);
}

static ParseResult parseCallIntrinsic(OpAsmParser &parser,
                                      OperationState &state) {
  ParsedCall call;
  std::string name;
  if (parser.parseString(&name) || parseArguments(parser, call) ||
      parseBundles(parser, call.bundles) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parseSignatureAndResolve(parser, state, call))
    return failure();
  state.addAttribute("intrin", StringAttr::get(parser.getContext(), name));
  return finishCall(parser, state, call, /*numDestinations=*/0);
}

//===-- Printing -----------------------------------------------------------===//

/// Whether the custom form can express the call.
static bool canPrintCall(Operation *op) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)) || groups.empty())
    return false;
  bool isSymbol = op->getInherentAttrOrNull("callee") ||
                  op->getInherentAttrOrNull("intrin");
  return isSymbol || groups[0].size > 0;
}

static ArrayRef<NamedAttribute> getAttrsOf(Operation *op, StringRef name,
                                           size_t i) {
  DictionaryAttr attrs = getAttrsAt(
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull(name)), i);
  return attrs ? attrs.getValue() : ArrayRef<NamedAttribute>();
}

/// `(i32 {llvm.noundef}) -> i32`.
static void printCallTypes(OpAsmPrinter &printer, Operation *op,
                           ArrayRef<Value> arguments) {
  printer << '(';
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    if (i)
      printer << ", ";
    printer << argument.getType();
    printer.printOptionalAttrDict(getAttrsOf(op, "arg_attrs", i));
  }
  printer << ") -> ";
  if (op->getNumResults() == 0) {
    printer << "()";
    return;
  }
  ArrayRef<NamedAttribute> attrs = getAttrsOf(op, "res_attrs", 0);
  printer << (attrs.empty() ? "" : "(") << op->getResult(0).getType();
  printer.printOptionalAttrDict(attrs);
  printer << (attrs.empty() ? "" : ")");
}

static SmallVector<Value, 4> getGroup(Operation *op, Segment group) {
  SmallVector<Value, 4> values;
  for (unsigned i = 0; i < group.size; ++i)
    values.push_back(op->getOperand(group.first + i));
  return values;
}

/// Prints the parts after the arguments, and the destinations of `llvm.invoke`.
static void printCallEnd(OpAsmPrinter &printer, Operation *op,
                         ArrayRef<Value> callee, ArrayRef<Value> arguments,
                         ArrayRef<Value> bundles) {
  if (Attribute type = op->getInherentAttrOrNull("var_callee_type"))
    printer << " vararg(" << type << ')';
  printBundles(printer, bundles, op->getInherentAttrOrNull("op_bundle_sizes"),
               op->getInherentAttrOrNull("op_bundle_tags"));
  SmallVector<StringRef, 16> written = {
      "callee",          "CConv",
      "TailCallKind",    "intrin",
      "var_callee_type", "op_bundle_sizes",
      "op_bundle_tags",  "arg_attrs",
      "res_attrs",       "operandSegmentSizes"};
  if (getCaseNumber(op->getInherentAttrOrNull("fastmathFlags")) == 0)
    written.push_back("fastmathFlags");
  printer.printOptionalAttrDict(op->getAttrs(), written);
  printer << " : ";
  if (!callee.empty())
    printer << callee.front().getType() << ", ";
  printCallTypes(printer, op, arguments);
}

/// Prints the callee and the arguments. Returns the operands after the callee.
static void printCalled(OpAsmPrinter &printer, Operation *op,
                        ArrayRef<Value> callee, ArrayRef<Value> arguments) {
  if (auto symbol =
          dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("callee")))
    printer << symbol;
  else if (!callee.empty())
    printer << callee.front();
  printer << '(';
  printer.printOperands(arguments);
  printer << ')';
}

static void printAnyCall(Operation *op, OpAsmPrinter &printer) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return;
  SmallVector<Value, 4> values = getGroup(op, groups.front());
  SmallVector<Value, 4> bundles = getGroup(op, groups.back());
  bool isIndirect = !op->getInherentAttrOrNull("callee") &&
                    !op->getInherentAttrOrNull("intrin");
  ArrayRef<Value> callee = ArrayRef<Value>(values).take_front(isIndirect);
  ArrayRef<Value> arguments = ArrayRef<Value>(values).drop_front(isIndirect);
  printer << ' ';
  printCase(printer, op, "cconv", "CConv", 0);
  printCase(printer, op, "tailcallkind", "TailCallKind", 0);
  if (Attribute intrinsic = op->getInherentAttrOrNull("intrin"))
    printer.printAttributeWithoutType(intrinsic);
  printCalled(printer, op, callee, arguments);
  if (op->getNumSuccessors() == 2) {
    printer << " to ";
    printer.printSuccessorAndUseList(op->getSuccessor(0),
                                     getGroup(op, groups[1]));
    printer << " unwind ";
    printer.printSuccessorAndUseList(op->getSuccessor(1),
                                     getGroup(op, groups[2]));
  }
  printCallEnd(printer, op, callee, arguments, bundles);
}

//===-- Interfaces ---------------------------------------------------------===//

static SymbolRefAttr getCalledSymbol(Operation *op) {
  return dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("callee"));
}

static Segment getArgOperands(Operation *op) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)) || groups.empty())
    return {};
  Segment arguments = groups[0];
  if (!getCalledSymbol(op) && arguments.size > 0) {
    ++arguments.first;
    --arguments.size;
  }
  return arguments;
}

static constexpr CallOpInterface::Concept callInterface = {getCalledSymbol,
                                                           getArgOperands};

void llvm_dialect::registerCalls(Context &ctx) {
  registerOpHooks<LLVM::CallOp>(
      &ctx, {.canPrint = canPrintCall,
             .print = printAnyCall,
             .parse = parseCall,
             .interfaces = {makeInterfaceTable(callInterface)}});
  registerOpHooks<LLVM::InvokeOp>(
      &ctx, {.canPrint = canPrintCall,
             .print = printAnyCall,
             .parse = parseInvoke,
             .interfaces = {makeInterfaceTable(callInterface)}});
  registerOpHooks<LLVM::CallIntrinsicOp>(&ctx, {.canPrint = canPrintCall,
                                                .print = printAnyCall,
                                                .parse = parseCallIntrinsic});
}
