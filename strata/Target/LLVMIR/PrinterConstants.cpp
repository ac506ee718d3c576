// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants, in LLVM's spelling.
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/PrinterDetail.h"

#include "llvm/Support/Format.h"

using namespace strata;
using namespace strata::llvmir;

void Printer::printTyped(NodeRef value) {
  if (auto *metadata = dynCast<MetadataValueNode>(value)) {
    os << "metadata ";
    return printOperand(metadata->operand);
  }
  if (value->kind == NodeKind::Block)
    os << "label ";
  else
    os << types.getText(value->type) << ' ';
  printValue(value);
}

void Printer::printValue(NodeRef value) {
  switch (value->kind) {
  case NodeKind::Int:
    return printInt(*static_cast<IntNode *>(value));
  case NodeKind::Float:
    return printFloat(*static_cast<FloatNode *>(value));
  case NodeKind::Zero:
    os << (isPointer(value->type)        ? "null"
           : getIf(value->type, "token") ? "none"
                                         : "zeroinitializer");
    return;
  case NodeKind::Undef:
    os << "undef";
    return;
  case NodeKind::Poison:
    os << "poison";
    return;
  case NodeKind::Data:
    return printData(*static_cast<DataNode *>(value));
  case NodeKind::Bytes:
    os << 'c';
    return printText(static_cast<BytesNode *>(value)->bytes);
  case NodeKind::Global:
    return printGlobalName(static_cast<GlobalNode *>(value)->name);
  case NodeKind::Expr:
    runWithSufficientStackSpace(
        [&] { printExpr(*static_cast<ExprNode *>(value)); });
    return;
  case NodeKind::Metadata:
    return printOperand(static_cast<MetadataValueNode *>(value)->operand);
  case NodeKind::Aggregate:
  case NodeKind::Splat:
  case NodeKind::BlockAddress:
  case NodeKind::DSOLocalEquivalent:
    runWithSufficientStackSpace(
        [&] { printAggregate(*static_cast<AggregateNode *>(value)); });
    return;
  case NodeKind::InlineAsm:
  case NodeKind::Argument:
  case NodeKind::Block:
  case NodeKind::Instruction:
    os << '%' << value->number;
    return;
  }
}

//===-- Numbers ------------------------------------------------------------===//

void Printer::printInt(const IntNode &node) {
  if (node.value.getBitWidth() == 1) {
    os << (node.value.isZero() ? "false" : "true");
    return;
  }
  if (node.value.getBitWidth() <= 64) {
    os << node.value.getSExtValue();
    return;
  }
  node.value.print(os, /*isSigned=*/true);
}

/// The words of a wide float, in upper-case hex.
static void printHex(raw_ostream &os, uint64_t word, unsigned digits) {
  os << llvm::format_hex_no_prefix(word, digits, /*Upper=*/true);
}

static void printWideFloat(raw_ostream &os, StringRef name,
                           const APFloat &value) {
  APInt bits = value.bitcastToAPInt();
  uint64_t low =
      bits.extractBitsAsZExtValue(std::min(64u, bits.getBitWidth()), 0);
  if (name == "half" || name == "bfloat") {
    os << (name == "half" ? "0xH" : "0xR");
    return printHex(os, low, 4);
  }
  unsigned highBits = bits.getBitWidth() - 64;
  uint64_t high = bits.extractBitsAsZExtValue(highBits, 64);
  if (name == "x86_fp80") {
    os << "0xK";
    printHex(os, high, 4);
    return printHex(os, low, 16);
  }
  os << (name == "fp128" ? "0xL" : "0xM");
  printHex(os, low, 16);
  printHex(os, high, 16);
}

void Printer::printFloat(const FloatNode &node) {
  const APFloat &value = node.value;
  const llvm::fltSemantics *semantics = &value.getSemantics();
  bool isDouble = semantics == &APFloat::IEEEdouble();
  if (!isDouble && semantics != &APFloat::IEEEsingle())
    return printWideFloat(os, types.getText(node.type), value);
  if (value.isFinite()) {
    SmallString<32> text;
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0,
                   /*TruncateZero=*/false);
    // The digits must give the same number.
    APFloat read(APFloat::IEEEdouble(), text);
    APFloat wide = value;
    bool isInexact = false;
    (void)wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                       &isInexact);
    if (read.bitwiseIsEqual(wide)) {
      os << text;
      return;
    }
  }
  APFloat wide = value;
  bool isInexact = false;
  bool isSignaling = wide.isSignaling();
  (void)wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                     &isInexact);
  APInt bits = wide.bitcastToAPInt();
  // Converting made the number quiet.
  if (isSignaling && !isDouble)
    bits.flipBit(51);
  os << "0x" << llvm::utohexstr(bits.getZExtValue());
}

//===-- Aggregates ---------------------------------------------------------===//

void Printer::printData(const DataNode &node) {
  bool isVector = isa<VectorType>(node.type);
  uint64_t count = types.getNumElements(node.type);
  Type element = types.getElement(node.type, 0);
  if (!isVector && element.isInteger(8)) {
    std::string bytes;
    for (uint64_t i = 0; i < count; ++i)
      bytes += char(node.data.getIntElement(node.first + i).getZExtValue());
    os << 'c';
    return printText(bytes);
  }
  StringRef text = types.getText(element);
  os << (isVector ? '<' : '[');
  for (uint64_t i = 0; i < count; ++i) {
    os << (i ? ", " : "") << text << ' ';
    if (isa<FloatType>(element))
      printFloat(FloatNode(element, node.data.getFloatElement(node.first + i)));
    else
      printInt(IntNode(element, node.data.getIntElement(node.first + i)));
  }
  os << (isVector ? '>' : ']');
}

/// The bytes of an array of constant i8; std::nullopt for other aggregates.
static std::optional<std::string> getBytes(const AggregateNode &node,
                                           Type elementType) {
  if (!isArray(node.type) || !elementType.isInteger(8))
    return std::nullopt;
  std::string bytes;
  for (NodeRef element : node.elements) {
    auto *number = dynCast<IntNode>(element);
    if (!number)
      return std::nullopt;
    bytes += char(number->value.getZExtValue());
  }
  return bytes;
}

void Printer::printAggregate(const AggregateNode &node) {
  if (node.kind == NodeKind::DSOLocalEquivalent) {
    os << "dso_local_equivalent ";
    return printValue(node.elements[0]);
  }
  if (node.kind == NodeKind::BlockAddress) {
    os << "blockaddress(";
    printList(node.elements, [&](NodeRef part) { printValue(part); });
    os << ')';
    return;
  }
  if (node.kind == NodeKind::Splat) {
    NodeRef element = node.elements[0];
    bool isShort =
        element->kind == NodeKind::Int || element->kind == NodeKind::Float;
    if (isShort || isScalable(node.type)) {
      os << "splat (";
      printTyped(element);
      os << ')';
      return;
    }
    SmallVector<NodeRef> elements(types.getNumElements(node.type), element);
    os << '<';
    printList(elements, [&](NodeRef e) { printTyped(e); });
    os << '>';
    return;
  }
  if (auto bytes = getBytes(node, types.getElement(node.type, 0))) {
    os << 'c';
    return printText(*bytes);
  }
  StringRef open = "[", close = "]";
  if (isa<VectorType>(node.type)) {
    open = "<";
    close = ">";
  } else if (isStruct(node.type)) {
    open = isPacked(node.type) ? "<{ " : "{ ";
    close = isPacked(node.type) ? " }>" : " }";
  }
  os << open;
  printList(node.elements, [&](NodeRef element) { printTyped(element); });
  os << close;
}

//===-- Expressions --------------------------------------------------------===//

void Printer::printExpr(const ExprNode &node) {
  os << getText(node.opcode);
  printFlags(node.flags);
  os << " (";
  if (node.opcode == Opcode::GetElementPtr)
    os << types.getText(node.sourceType) << ", ";
  printList(node.operands, [&](NodeRef operand) { printTyped(operand); });
  if (getForm(node.opcode) == Form::Cast)
    os << " to " << types.getText(node.type);
  os << ')';
}
