// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefSyntax.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

//===-- memref.global ------------------------------------------------------===//

ParseResult strata::parseGlobalType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (parser.parseType(type))
    return failure();
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref || !memref.hasStaticShape()) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return parser.emitError(parser.getNameLoc(),
                            "type should be static shaped memref, but got '" +
                                text + "'");
  }
  *args[0].attribute = TypeAttr::get(type);
  if (parser.parseOptionalEqual())
    return success();
  Attribute &value = *args[1].attribute;
  if (succeeded(parser.parseOptionalKeyword("uninitialized"))) {
    value = UnitAttr::get(parser.getContext());
    return success();
  }
  if (parser.parseAttribute(
          value,
          RankedTensorType::get(memref.getShape(), memref.getElementType())))
    return failure();
  if (isa<ElementsAttr>(value))
    return success();
  return parser.emitError(parser.getNameLoc(),
                          "initial value should be a unit or elements "
                          "attribute");
}

void strata::printGlobalType(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  printer << args[0].attribute;
  Attribute value = args[1].attribute;
  if (!value)
    return;
  printer << " = ";
  if (isa<UnitAttr>(value))
    printer << "uninitialized";
  else
    printer.printAttributeWithoutType(value);
}

//===-- memref.dma_start ---------------------------------------------------===//

namespace {
/// The operands of memref.dma_start.
template <typename ValueT, typename RangeT> struct DmaStart {
  ValueT source, destination, numElements, tag;
  RangeT sourceIndices, destinationIndices, tagIndices;
  /// The stride and the number of elements per stride, or nothing.
  RangeT strides;
};
} // namespace

ParseResult strata::parseDmaStart(OpAsmParser &parser, OperationState &state) {
  using Operand = OpAsmParser::UnresolvedOperand;
  DmaStart<Operand, SmallVector<Operand, 4>> dma;
  constexpr auto square = OpAsmParser::Delimiter::Square;
  if (parser.parseOperand(dma.source) ||
      parser.parseOperandList(dma.sourceIndices, square) ||
      parser.parseComma() || parser.parseOperand(dma.destination) ||
      parser.parseOperandList(dma.destinationIndices, square) ||
      parser.parseComma() || parser.parseOperand(dma.numElements) ||
      parser.parseComma() || parser.parseOperand(dma.tag) ||
      parser.parseOperandList(dma.tagIndices, square))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(dma.strides.emplace_back()))
      return failure();
  SmallVector<Type, 3> types;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  if (!dma.strides.empty() && dma.strides.size() != 2)
    return parser.emitError(parser.getNameLoc(),
                            "expected two stride related operands");
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "fewer/more types expected");
  Type index = IndexType::get(parser.getContext());
  auto resolveIndices = [&](ArrayRef<Operand> operands) -> ParseResult {
    for (const Operand &operand : operands)
      if (parser.resolveOperand(operand, index, state.operands))
        return failure();
    return success();
  };
  return ParseResult(failure(
      parser.resolveOperand(dma.source, types[0], state.operands) ||
      resolveIndices(dma.sourceIndices) ||
      parser.resolveOperand(dma.destination, types[1], state.operands) ||
      resolveIndices(dma.destinationIndices) ||
      parser.resolveOperand(dma.numElements, index, state.operands) ||
      parser.resolveOperand(dma.tag, types[2], state.operands) ||
      resolveIndices(dma.tagIndices) || resolveIndices(dma.strides)));
}

/// Groups the operands of `op` by the ranks of the memrefs among them. Fails if there
/// are not as many as these say.
static FailureOr<DmaStart<Value, ValueRange>> splitDmaStart(Operation *op) {
  DmaStart<Value, ValueRange> dma;
  ValueRange rest = op->getOperands();
  auto takeOne = [&](Value &value) {
    if (rest.empty())
      return false;
    value = rest[0];
    rest = rest.drop_front();
    return bool(value);
  };
  auto takeIndices = [&](ValueRange &indices, size_t count) {
    if (rest.size() < count)
      return false;
    indices = rest.take_front(count);
    rest = rest.drop_front(count);
    return llvm::all_of(indices, [](Value index) {
      return index && index.getType().isIndex();
    });
  };
  auto takeElement = [&](Value &memref, ValueRange &indices) {
    if (!takeOne(memref))
      return false;
    auto type = dyn_cast<MemRefType>(memref.getType());
    return type && takeIndices(indices, size_t(type.getRank()));
  };
  if (!takeElement(dma.source, dma.sourceIndices) ||
      !takeElement(dma.destination, dma.destinationIndices) ||
      !takeOne(dma.numElements) || !dma.numElements.getType().isIndex() ||
      !takeElement(dma.tag, dma.tagIndices))
    return failure();
  if (!rest.empty() && rest.size() != 2)
    return failure();
  if (!takeIndices(dma.strides, rest.size()))
    return failure();
  return dma;
}

bool strata::canPrintDmaStart(Operation *op) {
  return !op->getNumResults() && !op->getNumRegions() &&
         !op->getNumSuccessors() && succeeded(splitDmaStart(op));
}

void strata::printDmaStart(Operation *op, OpAsmPrinter &printer) {
  DmaStart<Value, ValueRange> dma = *splitDmaStart(op);
  auto printElement = [&](Value memref, ValueRange indices) {
    printer << memref << '[';
    printer.printOperands(indices);
    printer << ']';
  };
  printer << ' ';
  printElement(dma.source, dma.sourceIndices);
  printer << ", ";
  printElement(dma.destination, dma.destinationIndices);
  printer << ", " << dma.numElements << ", ";
  printElement(dma.tag, dma.tagIndices);
  for (Value value : dma.strides)
    printer << ", " << value;
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : " << dma.source.getType() << ", " << dma.destination.getType()
          << ", " << dma.tag.getType();
}
