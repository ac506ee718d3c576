// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata: numbers and text.
#include "strata/Target/LLVMIR/PrinterDetail.h"

using namespace strata;
using namespace strata::llvmir;

void Printer::numberNode(MetadataNode *root) {
  SmallVector<MetadataNode *> worklist = {root};
  while (!worklist.empty()) {
    MetadataNode *node = worklist.pop_back_val();
    if (!node || node->isInline || node->number != Node::NoNumber)
      continue;
    node->number = uint32_t(nodes.size());
    nodes.push_back(node);
    for (const MetadataOperand &operand : llvm::reverse(node->operands))
      if (operand.kind == MetadataOperand::Reference)
        worklist.push_back(operand.node);
  }
}

void Printer::numberMetadata(Function &function) {
  for (const Attachment &attachment : function.metadata)
    numberNode(attachment.node);
  for (BlockNode *block : function.blocks)
    for (Instruction *instruction : block->instructions) {
      for (DebugRecord *record = instruction->records; record;
           record = record->next) {
        for (const MetadataOperand &operand : record->operands)
          numberNode(operand.node);
        numberNode(record->location);
      }
      for (NodeRef operand : instruction->operands)
        if (auto *value = dynCast<MetadataValueNode>(operand))
          numberNode(value->operand.node);
      numberNode(instruction->location);
      for (const Attachment &attachment : instruction->metadata)
        numberNode(attachment.node);
    }
}

void Printer::numberMetadata() {
  for (Variable *variable : module.variables)
    for (const Attachment &attachment : variable->metadata)
      numberNode(attachment.node);
  for (const NamedMetadata &named : module.namedMetadata)
    for (MetadataNode *node : named.operands)
      numberNode(node);
  for (Function *function : module.functions)
    numberMetadata(*function);
}

void Printer::printReference(const MetadataNode &node) {
  if (node.isInline)
    return printNodeBody(node);
  os << '!' << node.number;
}

void Printer::printOperand(const MetadataOperand &operand) {
  switch (operand.kind) {
  case MetadataOperand::Null:
    os << "null";
    return;
  case MetadataOperand::String:
    // Fields are strings, operands of tuples are metadata.
    if (operand.field.empty())
      os << '!';
    return printText(operand.text);
  case MetadataOperand::Number:
    // Only bounds of ranges may have the highest bit set, and they are signed.
    os << int64_t(operand.number);
    return;
  case MetadataOperand::Constant:
    return printTyped(operand.constant);
  case MetadataOperand::Reference:
    return printReference(*operand.node);
  case MetadataOperand::Word:
    os << operand.text;
    return;
  case MetadataOperand::Bool:
    os << (operand.number ? "true" : "false");
    return;
  }
}

void Printer::printNodeBody(const MetadataNode &node) {
  os << '!' << node.className << (node.className.empty() ? '{' : '(');
  printList(node.operands, [&](const MetadataOperand &operand) {
    if (!operand.field.empty())
      os << operand.field << ": ";
    printOperand(operand);
  });
  os << (node.className.empty() ? '}' : ')');
}

void Printer::printAttachments(ArrayRef<Attachment> attachments,
                               StringRef separator) {
  for (const Attachment &attachment : attachments) {
    os << separator << '!' << attachment.kind << ' ';
    printReference(*attachment.node);
  }
}

void Printer::printRecord(const DebugRecord &record) {
  os << "    #" << record.name << '(';
  printList(record.operands,
            [&](const MetadataOperand &operand) { printOperand(operand); });
  if (record.location) {
    os << ", ";
    printReference(*record.location);
  }
  os << ")\n";
}
