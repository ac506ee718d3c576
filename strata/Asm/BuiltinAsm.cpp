// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/BuiltinAsm.h"

#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Context.h"

using namespace strata;

//===-- builtin.module ---------------------------------------------------===//

// `module` (`@` name)? (`attributes` dictionary)? region

static void printModule(Operation *op, OpAsmPrinter &printer) {
  if (auto name = op->getAttrOfType<StringAttr>("sym_name")) {
    printer << ' ';
    printer.printSymbolName(name.getValue());
  }
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), {"sym_name"});
  printer << ' ';
  printer.printRegion(op->getRegion(0));
}

static ParseResult parseModule(OpAsmParser &parser, OperationState &state) {
  StringAttr name;
  (void)parser.parseOptionalSymbolName(name);
  llvm::SMLoc dictLoc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  // A name in the dictionary wins over the one before it.
  bool named = false;
  for (const NamedAttribute &attr : state.attributes) {
    bool isName = attr.getNameRef() == "sym_name";
    named |= isName;
    if ((isName || attr.getNameRef() == "sym_visibility") &&
        !isa<StringAttr>(attr.getValue()))
      return parser.emitError(dictLoc, "'builtin.module' op attribute '" +
                                           attr.getNameRef() +
                                           "' failed to satisfy constraint: "
                                           "string attribute");
  }
  if (name && !named)
    state.addAttribute("sym_name", name);
  Region *body = state.addRegion();
  if (parser.parseRegion(*body))
    return failure();
  if (body->empty())
    body->push_back(Block::create(parser.getContext()));
  return success();
}

//===-- builtin.unrealized_conversion_cast -------------------------------===//

// (operands `:` types)? `to` types dictionary?

static void printCast(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands()) {
    printer << ' ';
    printer.printOperands(op->getOpOperands());
    printer << " : ";
    SmallVector<Type, 4> types;
    for (OpOperand &operand : op->getOpOperands())
      types.push_back(operand.get() ? operand.get().getType() : Type());
    printer.printTypes(types);
  }
  printer << " to ";
  printer.printTypes(op->getResultTypes());
  printer.printOptionalAttrDict(op->getAttrs());
}

static ParseResult parseCast(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand, 4> operands;
  SmallVector<Type, 4> types;
  UnresolvedOperand first;
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<ParseResult> hasFirst = parser.parseOptionalOperand(first);
  if (hasFirst) {
    if (*hasFirst)
      return failure();
    operands.push_back(first);
    while (succeeded(parser.parseOptionalComma()))
      if (parser.parseOperand(operands.emplace_back()))
        return failure();
    if (parser.parseColon() || parser.parseTypeList(types))
      return failure();
  }
  if (parser.parseKeyword("to") || parser.parseTypeList(state.types) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  return parser.resolveOperands(operands, types, loc, state.operands);
}

void strata::installBuiltinAsm(Context &ctx) {
  // Definitions are shared and constant once operations exist; this is set-up.
  auto find = [&](StringRef name) {
    return const_cast<OpDefinition *>(ctx.getOpDefinition(name));
  };
  OpDefinition *module = find("builtin.module");
  module->print = printModule;
  module->parse = parseModule;
  OpDefinition *cast = find("builtin.unrealized_conversion_cast");
  cast->print = printCast;
  cast->parse = parseCast;
}

void strata::installMissingAsm(Context &ctx) {
  if (!ctx.getRenderer().printOpWithFlags)
    installRenderer(ctx);
  if (!ctx.getOpDefinition("builtin.module")->print)
    installBuiltinAsm(ctx);
}
