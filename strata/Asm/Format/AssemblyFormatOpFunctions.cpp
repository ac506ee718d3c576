// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions in formats: their signatures and bodies, and words for strings, such as a
// symbol's visibility.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Parsing ------------------------------------------------------------===//

/// `(%a: type, ...) -> (type, ...)`, with attributes.
ParseResult FormatOpParser::parseSignature(const FormatElement &element) {
  parts.hasSignature = true;
  bool mayBeVariadic = element.text == "variadic-signature";
  if (parseFunctionSignature(parser, mayBeVariadic, parts.signature))
    return failure();
  Context *ctx = parser.getContext();
  Type type = FunctionType::get(ctx, parts.signature.getArgumentTypes(),
                                parts.signature.resultTypes);
  state.slots.push_back({element.children[0].index, TypeAttr::get(type)});
  auto add = [&](unsigned slot, ArrayRef<Attribute> dictionaries) {
    auto isEmpty = [](Attribute attr) {
      return !attr || cast<DictionaryAttr>(attr).empty();
    };
    if (!llvm::all_of(dictionaries, isEmpty))
      state.slots.push_back({slot, ArrayAttr::get(ctx, dictionaries)});
  };
  SmallVector<Attribute, 4> attrs;
  for (const OpAsmParser::Argument &argument : parts.signature.arguments)
    attrs.push_back(argument.attrs);
  add(element.children[1].index, attrs);
  attrs.assign(parts.signature.resultAttrs.begin(),
               parts.signature.resultAttrs.end());
  add(element.children[2].index, attrs);
  return success();
}

ParseResult FormatOpParser::parseFunctionBody(const FormatElement &element) {
  auto region = std::make_unique<Region>();
  llvm::SMLoc loc = parser.getCurrentLocation();
  unsigned index = element.children[0].index;
  bool isInPorts = llvm::is_contained(format.portRegions, index);
  std::optional<ParseResult> result = parser.parseOptionalRegion(
      *region, isInPorts
                   ? ArrayRef<OpAsmParser::Argument>(parts.portArguments[index])
                   : parts.signature.getEntryArguments());
  if (result && *result)
    return failure();
  if (result && region->empty())
    return parser.emitError(loc, "expected non-empty function body");
  if (result && finishRegion(*region))
    return failure();
  regions[element.children[0].index].push_back(std::move(region));
  return success();
}

//===-- Printing -----------------------------------------------------------===//

bool FormatOpPrinter::holdsKeywords() {
  return llvm::all_of(format.keywords, [&](const FormatElement *element) {
    auto text = dyn_cast_or_null<StringAttr>(
        op->getAttrSlots()[element->children[0].index]);
    return !text || llvm::any_of(ArrayRef(element->children).drop_front(),
                                 [&](const FormatElement &word) {
                                   return word.text == text.getValue();
                                 });
  });
}

/// The region of the function; null if the format has none.
Region *FormatOpPrinter::findFunctionBody(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list)
    if (element.kind == Element::FunctionBody)
      return &op->getRegion(regions[element.children[0].index].first);
  return nullptr;
}

bool FormatOpPrinter::holdsSignature(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list) {
    if (element.kind != Element::Signature)
      continue;
    auto type = dyn_cast_or_null<TypeAttr>(
        op->getAttrSlots()[element.children[0].index]);
    auto function =
        type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
    Region *body = findFunctionBody(format.elements);
    auto areDictionaries = [&](unsigned slot, size_t count) {
      auto attrs = dyn_cast_or_null<ArrayAttr>(op->getAttrSlots()[slot]);
      return !op->getAttrSlots()[slot] ||
             (attrs && attrs.size() == count &&
              llvm::all_of(attrs, llvm::IsaPred<DictionaryAttr>));
    };
    if (!function ||
        !areDictionaries(element.children[1].index, function.getNumInputs()) ||
        !areDictionaries(element.children[2].index, function.getNumResults()))
      return false;
    if (body && !body->empty() &&
        SmallVector<Type, 4>(body->front().getArgumentTypes()) !=
            SmallVector<Type, 4>(function.getInputs()))
      return false;
  }
  return true;
}

void FormatOpPrinter::printSignature(const FormatElement &element) {
  ArrayRef<Attribute> slots = op->getAttrSlots();
  auto function = cast<FunctionType>(
      cast<TypeAttr>(slots[element.children[0].index]).getValue());
  auto getAttrs = [&](unsigned child, size_t i) {
    auto attrs =
        dyn_cast_or_null<ArrayAttr>(slots[element.children[child].index]);
    return attrs ? cast<DictionaryAttr>(attrs.getValue()[i]).getValue()
                 : ArrayRef<NamedAttribute>();
  };
  Region *body = findFunctionBody(format.elements);
  bool isExternal = !body || body->empty();
  *printer << '(';
  for (size_t i = 0; i < function.getNumInputs(); ++i) {
    if (i)
      *printer << ", ";
    if (isExternal) {
      *printer << function.getInputs()[i];
      printer->printOptionalAttrDict(getAttrs(1, i));
    } else {
      printer->printRegionArgument(body->getArgument(unsigned(i)),
                                   getAttrs(1, i));
    }
  }
  if (element.text == "variadic-signature")
    *printer << (function.getNumInputs() ? ", ..." : "...");
  *printer << ')';
  ArrayRef<Type> results = function.getResults();
  if (results.empty())
    return;
  bool needsParens = results.size() > 1 || isa<FunctionType>(results[0]) ||
                     !getAttrs(2, 0).empty();
  *printer << (needsParens ? " -> (" : " -> ");
  for (size_t i = 0; i < results.size(); ++i) {
    if (i)
      *printer << ", ";
    *printer << results[i];
    printer->printOptionalAttrDict(getAttrs(2, i));
  }
  if (needsParens)
    *printer << ')';
}

void FormatOpPrinter::printFunctionBody(const FormatElement &element) {
  Region &body = op->getRegion(regions[element.children[0].index].first);
  if (body.empty())
    return;
  *printer << ' ';
  printer->printRegion(body, /*printEntryBlockArgs=*/false);
}
