// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypeInference.h"
#include "strata/Dialects/PDL/PDLSyntaxDetail.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"

using namespace strata;

static const TypeDefinition *findPDLType(Context *ctx, StringRef name) {
  return ctx->findTypeDefinition(ctx->getOrCreateDialect("pdl"), name,
                                 /*isType=*/true);
}

Type strata::getPDLType(Context *ctx, StringRef name) {
  const TypeDefinition *def = findPDLType(ctx, name);
  return def ? DynamicType::get(*def, {}) : Type();
}

Type strata::getPDLRange(Type element) {
  const TypeDefinition *def = findPDLType(element.getContext(), "range");
  return DynamicType::get(*def, TypeAttr::get(element));
}

Type strata::getPDLRangeElement(Type type) {
  auto range = dyn_cast<DynamicType>(type);
  if (!range || range.getDefinition().name != "range" ||
      range.getDialect().getNamespace() != "pdl")
    return {};
  return cast<TypeAttr>(range.getParams()[0]).getValue();
}

bool strata::canInferPDLResults(const OpDefinition &def) {
  std::vector<bool> operands(def.operands.size(), true);
  std::vector<bool> results(def.results.size(), false);
  return def.registered && !def.results.empty() &&
         canInferTypes(def, operands, results);
}

ParseResult strata::parseNamedValues(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  auto &values = *args[0].operands;
  SmallVector<Attribute, 4> names;
  auto parseEntry = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    Attribute name;
    if (parser.parseAttribute(name))
      return failure();
    if (!isa<StringAttr>(name))
      return parser.emitError(loc, "invalid kind of attribute specified");
    names.push_back(name);
    return ParseResult::success(
        succeeded(parser.parseEqual()) &&
        succeeded(parser.parseOperand(values.emplace_back())));
  };
  if (succeeded(parser.parseOptionalLBrace())) {
    do {
      if (parseEntry())
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseRBrace())
      return failure();
  }
  *args[1].attribute = ArrayAttr::get(parser.getContext(), names);
  return success();
}

void strata::printNamedValues(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  auto names = dyn_cast_or_null<ArrayAttr>(args[1].attribute);
  if (!names || args[0].values.empty())
    return;
  printer << " {";
  for (size_t i = 0, e = std::min(names.size(), args[0].values.size()); i < e;
       ++i)
    printer << (i ? ", " : "") << names.getValue()[i] << " = "
            << args[0].values[i];
  printer << '}';
}

ParseResult strata::parseRangeType(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (!args[0].types->empty()) {
    Type first = args[0].types->front();
    type = getPDLRangeElement(first) ? first : getPDLRange(first);
  } else if (parser.parseColonType(type)) {
    return failure();
  }
  args[1].types->push_back(type);
  return success();
}

void strata::printRangeType(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  if (args[0].types.empty())
    printer << ": " << args[1].types.front();
}

LogicalResult strata::verifyRangeArguments(Operation *op) {
  Type wanted = getPDLRangeElement(op->getResult(0).getType());
  for (OpOperand &operand : op->getOpOperands()) {
    Type found = getPDLElementOrSelf(operand.get().getType());
    if (found != wanted)
      return op->emitOpError("expected operand to have element type ")
             << wanted << ", but got " << found;
  }
  return success();
}
