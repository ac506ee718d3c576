// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and sets in formats, with their operands: how they are parsed and
// printed.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Parsing ------------------------------------------------------------===//

/// Dimensions and symbols of an affine map or set.
static std::pair<unsigned, unsigned> getNumInputs(Attribute attr) {
  if (auto map = dyn_cast<AffineMapAttr>(attr))
    return {map.getValue().getNumDims(), map.getValue().getNumSymbols()};
  IntegerSet set = cast<IntegerSetAttr>(attr).getValue();
  return {set.getNumDims(), set.getNumSymbols()};
}

/// Reports wrong numbers of operands of the map that was parsed last, with `message` if it
/// is not empty.
ParseResult FormatOpParser::checkNumInputs(size_t foundDims,
                                           size_t foundSymbols,
                                           StringRef message) {
  Attribute map = state.slots.back().second;
  auto [numDims, numSymbols] = getNumInputs(map);
  if (foundDims == numDims && foundSymbols == numSymbols)
    return success();
  if (!message.empty())
    return parser.emitError(parser.getNameLoc(), message);
  StringRef what = isa<AffineMapAttr>(map) ? "affine map" : "integer set";
  if (foundDims != numDims)
    return parser.emitError(parser.getNameLoc(),
                            Twine("dim operand count and ") + what +
                                " dim count must match");
  return parser.emitError(parser.getNameLoc(),
                          Twine("symbol operand count and ") + what +
                              " symbol count must match");
}

/// `%i + 1, symbol(%n)`.
ParseResult FormatOpParser::parseSubscripts(const FormatElement &element) {
  unsigned slot = element.children[1].index;
  operandLocs[slot] = parser.getCurrentLocation();
  SmallVector<UnresolvedOperand> values;
  AffineMap map = AffineMap::get(parser.getContext());
  StringRef token = parser.peekToken();
  bool isEmpty =
      token.empty() || !(token == "symbol" || token == "-" || token == "(" ||
                         token.front() == '%' || llvm::isDigit(token.front()));
  if (!isEmpty &&
      parser.parseAffineMapOfSSAIds(values, map, OpAsmParser::Delimiter::None))
    return failure();
  operands[slot].assign(values.begin(), values.end());
  state.slots.push_back({element.children[0].index, AffineMapAttr::get(map)});
  return success();
}

/// The operands of the map that was parsed last.
ParseResult FormatOpParser::parseMapOperands(const FormatElement &element) {
  Operands &values = operands[element.children[1].index];
  operandLocs[element.children[1].index] = parser.getCurrentLocation();
  SmallVector<UnresolvedOperand, 4> dims, symbols;
  if (parser.parseOperandList(dims, OpAsmParser::Delimiter::Paren) ||
      parser.parseOperandList(symbols, OpAsmParser::Delimiter::OptionalSquare))
    return failure();
  // The text of a bound is its keyword.
  bool hasMessage = element.kind == FormatElement::Kind::Map;
  if (!element.isUnchecked &&
      checkNumInputs(dims.size(), symbols.size(),
                     hasMessage ? StringRef(element.text) : StringRef()))
    return failure();
  values.assign(dims.begin(), dims.end());
  llvm::append_range(values, symbols);
  return success();
}

/// `#map(%d0, %d1)[%s0]`.
ParseResult FormatOpParser::parseMap(const FormatElement &element) {
  return ParseResult(
      failure(parseAttribute(element.children[0], /*isQualified=*/false) ||
              parseMapOperands(element)));
}

/// A number, a value, or a map with operands, after the keyword of the element,
/// which only a map with several results needs.
ParseResult FormatOpParser::parseBound(const FormatElement &element) {
  Context *ctx = parser.getContext();
  unsigned map = element.children[0].index, slot = element.children[1].index;
  auto set = [&](AffineMap value) {
    state.slots.push_back({map, AffineMapAttr::get(value)});
    return ParseResult(success());
  };
  bool hasWord = succeeded(parser.parseOptionalKeyword(element.text));
  llvm::SMLoc loc = operandLocs[slot] = parser.getCurrentLocation();
  UnresolvedOperand value;
  std::optional<ParseResult> present = parser.parseOptionalOperand(value);
  if (present && *present)
    return *present;
  if (present) {
    operands[slot].push_back(value);
    return set(AffineMap::get(0, 1, getAffineSymbolExpr(0, ctx)));
  }
  Attribute bound;
  if (parser.parseAttribute(bound, IndexType::get(ctx)))
    return failure();
  if (auto number = dyn_cast<IntegerAttr>(bound))
    return set(
        AffineMap::getConstantMap(number.getValue().getSExtValue(), ctx));
  auto mapAttr = dyn_cast<AffineMapAttr>(bound);
  if (!mapAttr)
    return parser.emitError(
        parser.getNameLoc(),
        "expected valid affine map representation for loop bounds");
  state.slots.push_back({map, mapAttr});
  if (parseMapOperands(element))
    return failure();
  if (mapAttr.getValue().getNumResults() > 1 && !hasWord)
    return parser.emitError(
        loc, Twine(element.text == "max" ? "lower" : "upper") +
                 " loop bound affine map with multiple results requires '" +
                 element.text + "' prefix");
  return success();
}

//===-- Printing -----------------------------------------------------------===//

bool FormatOpPrinter::holdsMaps() {
  return llvm::all_of(format.maps, [&](auto entry) {
    Attribute map = op->getAttrSlots()[entry.first];
    if (!map)
      return false;
    auto [numDims, numSymbols] = getNumInputs(map);
    return numDims + numSymbols == operandSegment(entry.second).size;
  });
}

void FormatOpPrinter::printMap(const FormatElement &element) {
  Attribute map = op->getAttrSlots()[element.children[0].index];
  printer->printAttribute(map);
  ValueRange values = getValueRange(element.children[1]);
  auto [numDims, numSymbols] = getNumInputs(map);
  *printer << '(';
  printer->printOperands(values.take_front(numDims));
  *printer << ')';
  if (numSymbols == 0)
    return;
  *printer << '[';
  printer->printOperands(values.drop_front(numDims));
  *printer << ']';
}

void FormatOpPrinter::printBound(const FormatElement &element) {
  AffineMap map =
      cast<AffineMapAttr>(op->getAttrSlots()[element.children[0].index])
          .getValue();
  if (map.getNumResults() != 1) {
    *printer << element.text << ' ';
    return printMap(element);
  }
  AffineExpr bound = map.getResult(0);
  if (map.getNumDims() == 0 && map.getNumSymbols() == 0 && bound.isConstant()) {
    *printer << bound.getValue();
    return;
  }
  bool isValue = map.getNumDims() == 0 && map.getNumSymbols() == 1 &&
                 bound.getKind() == AffineExprKind::SymbolId;
  if (isValue)
    return printer->printOperand(getValueRange(element.children[1])[0]);
  printMap(element);
}

void FormatOpPrinter::printSubscripts(const FormatElement &element) {
  auto map = cast<AffineMapAttr>(op->getAttrSlots()[element.children[0].index]);
  printer->printAffineMapOfSSAIds(map.getValue(),
                                  getValueRange(element.children[1]));
}
