// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom forms of affine.dma_start and affine.dma_wait.
#include "strata/Asm/OpImplementation.h"
#include "strata/Dialects/Affine/AffineSyntax.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

using Operand = OpAsmParser::UnresolvedOperand;

static constexpr StringLiteral sourceMapName = "src_map";
static constexpr StringLiteral destinationMapName = "dst_map";
static constexpr StringLiteral tagMapName = "tag_map";

//===-- Parsing ------------------------------------------------------------===//

namespace {
/// A memref with subscripts, as written.
struct ParsedElement {
  Operand memref;
  SmallVector<Operand, 4> operands;
};
} // namespace

/// `%memref[%i + 1]`: adds the map of the subscripts.
static ParseResult parseElement(OpAsmParser &parser, OperationState &state,
                                StringRef mapName, ParsedElement &element) {
  AffineMap map;
  if (parser.parseOperand(element.memref) ||
      parser.parseAffineMapOfSSAIds(element.operands, map))
    return failure();
  state.addAttribute(mapName, AffineMapAttr::get(map));
  return success();
}

static ParseResult resolveIndices(OpAsmParser &parser, OperationState &state,
                                  ArrayRef<Operand> operands) {
  Type index = IndexType::get(parser.getContext());
  for (const Operand &operand : operands)
    if (parser.resolveOperand(operand, index, state.operands))
      return failure();
  return success();
}

static ParseResult resolveElement(OpAsmParser &parser, OperationState &state,
                                  const ParsedElement &element, Type type) {
  return ParseResult(
      failure(parser.resolveOperand(element.memref, type, state.operands) ||
              resolveIndices(parser, state, element.operands)));
}

ParseResult strata::parseAffineDmaStart(OpAsmParser &parser,
                                        OperationState &state) {
  ParsedElement source, destination, tag;
  SmallVector<Operand, 3> numbers(1);
  if (parseElement(parser, state, sourceMapName, source) ||
      parser.parseComma() ||
      parseElement(parser, state, destinationMapName, destination) ||
      parser.parseComma() || parseElement(parser, state, tagMapName, tag) ||
      parser.parseComma() || parser.parseOperand(numbers[0]))
    return failure();
  // Nothing may follow the comma.
  if (succeeded(parser.parseOptionalComma()) &&
      parser.parseOperandList(numbers))
    return failure();
  SmallVector<Type, 3> types;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  if (numbers.size() != 1 && numbers.size() != 3)
    return parser.emitError(parser.getNameLoc(),
                            "expected two stride related operands");
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "expected three types");
  return ParseResult(
      failure(resolveElement(parser, state, source, types[0]) ||
              resolveElement(parser, state, destination, types[1]) ||
              resolveElement(parser, state, tag, types[2]) ||
              resolveIndices(parser, state, numbers)));
}

ParseResult strata::parseAffineDmaWait(OpAsmParser &parser,
                                       OperationState &state) {
  ParsedElement tag;
  Operand numElements;
  Type type;
  if (parseElement(parser, state, tagMapName, tag) || parser.parseComma() ||
      parser.parseOperand(numElements) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (!isa<MemRefType>(type))
    return parser.emitError(parser.getNameLoc(),
                            "expected tag to be of memref type");
  return ParseResult(failure(resolveElement(parser, state, tag, type) ||
                             resolveIndices(parser, state, numElements)));
}

//===-- Printing -----------------------------------------------------------===//

namespace {
/// A memref with subscripts, in an operation.
struct Element {
  Value memref;
  AffineMap map;
  ValueRange operands;
};
} // namespace

static bool isIndex(Value value) { return value && value.getType().isIndex(); }

/// Takes an element whose map is the attribute `mapName` of `op` from `operands`; false if
/// there is none.
static bool takeElement(Operation *op, StringRef mapName, ValueRange &operands,
                        Element &element) {
  auto map = op->getAttrOfType<AffineMapAttr>(mapName);
  if (!map || operands.size() < 1 + size_t(map.getValue().getNumInputs()) ||
      !operands[0])
    return false;
  element.memref = operands[0];
  element.map = map.getValue();
  element.operands = operands.slice(1, element.map.getNumInputs());
  operands = operands.drop_front(1 + element.operands.size());
  return llvm::all_of(element.operands, isIndex);
}

/// Splits off the elements of `op`, whose maps have the names `mapNames`;
/// std::nullopt if a map is absent, or if the number of remaining operands, all
/// indices, is not one of `counts`.
static std::optional<std::pair<SmallVector<Element, 3>, ValueRange>>
splitOperands(Operation *op, ArrayRef<StringRef> mapNames,
              ArrayRef<size_t> counts) {
  SmallVector<Element, 3> elements;
  ValueRange rest = op->getOperands();
  for (StringRef mapName : mapNames)
    if (!takeElement(op, mapName, rest, elements.emplace_back()))
      return std::nullopt;
  if (!llvm::is_contained(counts, rest.size()) ||
      !llvm::all_of(rest, isIndex) || op->getNumResults() ||
      op->getNumRegions() || op->getNumSuccessors())
    return std::nullopt;
  return std::pair(std::move(elements), rest);
}

static constexpr StringRef startMaps[] = {sourceMapName, destinationMapName,
                                          tagMapName};
static constexpr StringRef waitMaps[] = {tagMapName};

/// The elements, the numbers, the attributes except for the maps, and the
/// types.
static void printDma(Operation *op, OpAsmPrinter &printer,
                     ArrayRef<Element> elements, ValueRange numbers,
                     ArrayRef<StringRef> mapNames) {
  printer << ' ';
  for (const Element &element : elements) {
    printer << element.memref << '[';
    printer.printAffineMapOfSSAIds(element.map, element.operands);
    printer << "], ";
  }
  printer.printOperands(numbers);
  printer.printOptionalAttrDict(op->getAttrs(), mapNames);
  printer << " : ";
  SmallVector<Type, 3> types;
  for (const Element &element : elements)
    types.push_back(element.memref.getType());
  printer.printTypes(types);
}

bool strata::canPrintAffineDmaStart(Operation *op) {
  return splitOperands(op, startMaps, {1, 3}).has_value();
}

void strata::printAffineDmaStart(Operation *op, OpAsmPrinter &printer) {
  auto parts = splitOperands(op, startMaps, {1, 3});
  printDma(op, printer, parts->first, parts->second, startMaps);
}

bool strata::canPrintAffineDmaWait(Operation *op) {
  auto parts = splitOperands(op, waitMaps, {1});
  return parts && isa<MemRefType>(parts->first[0].memref.getType());
}

void strata::printAffineDmaWait(Operation *op, OpAsmPrinter &printer) {
  auto parts = splitOperands(op, waitMaps, {1});
  printDma(op, printer, parts->first, parts->second, waitMaps);
}
