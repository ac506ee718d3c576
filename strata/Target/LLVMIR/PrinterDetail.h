// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a module as text. Values, attribute groups and metadata are numbered when they
// are printed, in LLVM's order.
#ifndef STRATA_TARGET_LLVMIR_PRINTERDETAIL_H
#define STRATA_TARGET_LLVMIR_PRINTERDETAIL_H

#include "strata/Target/LLVMIR/ConstantsDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace strata::llvmir {

class Printer {
public:
  Printer(Module &module, ConstantPool &pool, raw_ostream &os)
      : module(module), types(pool.getTypes()), os(os) {}
  void print();

private:
  // Printer.cpp
  void printHeader();
  void printComdats();
  void printSymbolPrefix(const GlobalNode &global);
  void printVariable(Variable &variable);
  void printAlias(const Alias &alias);
  void printNamedMetadata();
  void printMetadataNodes();
  void printAttributeGroups();
  uint32_t getAttributeGroup(const AttributeSet &attributes);
  void printSectionAndComdat(const GlobalNode &global, StringRef separator);

  // PrinterTypes.cpp
  void printNamedTypes();
  void findTypes(Type type);
  void findTypes(NodeRef value);
  void findTypes(const AttributeList &attributes);
  void findTypes(Function &function);
  void findTypes(Instruction &instruction);

  // PrinterFunctions.cpp
  void printFunction(Function &function);
  void printSignature(Function &function);
  void printFunctionEnd(Function &function);
  void number(Function &function);
  void printBlock(BlockNode &block, bool isEntry);
  void printAttributes(const AttributeSet &attributes);
  void printCallingConvention(uint64_t number);
  void printRecord(const DebugRecord &record);

  // PrinterInstructions.cpp
  void printInstruction(Instruction &instruction);
  void printPlain(const Instruction &instruction);
  void printMetadata(const Instruction &instruction);
  void printAttachments(ArrayRef<Attachment> attachments, StringRef separator);
  void printOperands(ArrayRef<NodeRef> operands);
  void printFlags(uint32_t flags);
  void printFastMath(uint32_t flags);
  void printMask(const Instruction &instruction);
  void printMemory(const Instruction &instruction);
  void printAtomic(const AtomicInfo &atomic);
  void printBranch(const Instruction &instruction);
  void printSwitch(const Instruction &instruction);
  void printPhi(const Instruction &instruction);
  void printLandingPad(const Instruction &instruction);
  void printCall(const Instruction &instruction);
  void printCallee(const CallInfo &call);
  void printArguments(const Instruction &instruction);
  void printBundles(const CallInfo &call);

  // PrinterConstants.cpp
  void printTyped(NodeRef value);
  void printValue(NodeRef value);
  void printInt(const IntNode &node);
  void printFloat(const FloatNode &node);
  void printData(const DataNode &node);
  void printAggregate(const AggregateNode &node);
  void printExpr(const ExprNode &node);
  void printGlobalName(StringRef name) {
    os << '@';
    printName(os, name);
  }
  void printText(StringRef text) {
    os << '"';
    llvm::printEscapedString(text, os);
    os << '"';
  }
  /// Calls `fn` for each item, with commas between.
  template <typename Range, typename Fn>
  void printList(const Range &range, Fn fn) {
    llvm::interleave(range, fn, [&] { os << ", "; });
  }

  // PrinterMetadata.cpp
  void printOperand(const MetadataOperand &operand);
  void printNodeBody(const MetadataNode &node);
  void printReference(const MetadataNode &node);
  void numberMetadata();
  void numberMetadata(Function &function);
  void numberNode(MetadataNode *node);

  Module &module;
  Types &types;
  raw_ostream &os;
  /// The attribute groups, by their text and by number.
  llvm::StringMap<uint32_t> groupNumbers;
  std::vector<std::string> groups;
  std::vector<MetadataNode *> nodes;
  llvm::DenseSet<Type> foundTypes;
  llvm::DenseSet<NodeRef> foundConstants;
  llvm::StringMap<bool> foundStructs;
  std::vector<Type> namedTypes;
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_PRINTERDETAIL_H
