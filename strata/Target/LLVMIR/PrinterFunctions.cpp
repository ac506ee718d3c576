// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions and blocks.
#include "strata/Target/LLVMIR/PrinterDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// Calling conventions that have a name; 0 is the default.
namespace {
struct Convention {
  uint8_t number;
  llvm::StringLiteral name;
};
} // namespace

static constexpr Convention conventions[] = {{8, "fastcc"},
                                             {9, "coldcc"},
                                             {10, "ghccc"},
                                             {13, "anyregcc"},
                                             {14, "preserve_mostcc"},
                                             {15, "preserve_allcc"},
                                             {16, "swiftcc"},
                                             {17, "cxx_fast_tlscc"},
                                             {18, "tailcc"},
                                             {19, "cfguard_checkcc"},
                                             {20, "swifttailcc"},
                                             {64, "x86_stdcallcc"},
                                             {65, "x86_fastcallcc"},
                                             {66, "arm_apcscc"},
                                             {67, "arm_aapcscc"},
                                             {68, "arm_aapcs_vfpcc"},
                                             {69, "msp430_intrcc"},
                                             {70, "x86_thiscallcc"},
                                             {71, "ptx_kernel"},
                                             {72, "ptx_device"},
                                             {75, "spir_func"},
                                             {76, "spir_kernel"},
                                             {77, "intel_ocl_bicc"},
                                             {78, "x86_64_sysvcc"},
                                             {79, "win64cc"},
                                             {80, "x86_vectorcallcc"},
                                             {81, "hhvmcc"},
                                             {82, "hhvm_ccc"},
                                             {83, "x86_intrcc"},
                                             {84, "avr_intrcc "},
                                             {85, "avr_signalcc "},
                                             {87, "amdgpu_vs"},
                                             {88, "amdgpu_gs"},
                                             {89, "amdgpu_ps"},
                                             {90, "amdgpu_cs"},
                                             {91, "amdgpu_kernel"},
                                             {92, "x86_regcallcc"},
                                             {93, "amdgpu_hs"},
                                             {95, "amdgpu_ls"},
                                             {96, "amdgpu_es"},
                                             {97, "aarch64_vector_pcs"},
                                             {98, "aarch64_sve_vector_pcs"},
                                             {100, "amdgpu_gfx"}};

static StringRef getConventionName(uint64_t number) {
  for (const Convention &entry : conventions)
    if (entry.number == number)
      return entry.name;
  return {};
}

void Printer::printCallingConvention(uint64_t number) {
  if (!number)
    return;
  StringRef name = getConventionName(number);
  if (name.empty())
    os << "cc" << number << ' ';
  else
    os << name << ' ';
}

void Printer::printAttributes(const AttributeSet &attributes) {
  llvm::interleave(
      attributes, [&](const AttributeText &a) { os << a.text; },
      [&] { os << ' '; });
}

/// The attributes without strings, for a comment.
static std::string getSummary(const AttributeSet &attributes) {
  std::string text;
  for (const AttributeText &attribute : attributes)
    if (attribute.order != AttributeText::StringOrder)
      text += (text.empty() ? "" : " ") + attribute.text;
  return text;
}

void Printer::printSignature(Function &function) {
  bool isDeclaration = function.blocks.empty();
  printCallingConvention(function.callingConvention);
  if (!function.attributes.result.empty()) {
    printAttributes(function.attributes.result);
    os << ' ';
  }
  os << types.getText(function.result) << ' ';
  printGlobalName(function.name);
  os << '(';
  for (auto [i, type] : llvm::enumerate(function.argumentTypes)) {
    if (i)
      os << ", ";
    os << types.getText(type);
    if (i < function.attributes.arguments.size() &&
        !function.attributes.arguments[i].empty()) {
      os << ' ';
      printAttributes(function.attributes.arguments[i]);
    }
    if (!isDeclaration)
      os << " %" << function.arguments[i]->number;
  }
  if (function.isVariadic)
    os << (function.argumentTypes.empty() ? "..." : ", ...");
  os << ')';
}

void Printer::printFunctionEnd(Function &function) {
  if (!function.unnamedAddr.empty())
    os << ' ' << function.unnamedAddr;
  if (function.addressSpace)
    os << " addrspace(" << function.addressSpace << ')';
  if (function.attributeGroup != Node::NoNumber)
    os << " #" << function.attributeGroup;
  printSectionAndComdat(function, " ");
  if (!function.gc.empty()) {
    os << " gc ";
    printText(function.gc);
  }
  if (function.prefix) {
    os << " prefix ";
    printTyped(function.prefix);
  }
  if (function.personality) {
    os << " personality ";
    printTyped(function.personality);
  }
}

void Printer::printFunction(Function &function) {
  std::string summary = getSummary(function.attributes.function);
  if (!summary.empty())
    os << "; Function Attrs: " << summary << '\n';
  bool isDeclaration = function.blocks.empty();
  os << (isDeclaration ? "declare" : "define");
  if (isDeclaration)
    printAttachments(function.metadata, " ");
  os << ' ';
  printSymbolPrefix(function);
  printSignature(function);
  printFunctionEnd(function);
  if (isDeclaration) {
    os << '\n';
    return;
  }
  printAttachments(function.metadata, " ");
  os << " {\n";
  for (auto [i, block] : llvm::enumerate(function.blocks)) {
    if (i)
      os << '\n';
    printBlock(*block, i == 0);
  }
  os << "}\n";
}

void Printer::number(Function &function) {
  uint32_t next = 0;
  for (NodeRef argument : function.arguments)
    argument->number = next++;
  for (BlockNode *block : function.blocks) {
    block->number = next++;
    for (Instruction *instruction : block->instructions) {
      if (!isVoid(instruction->type))
        instruction->number = next++;
      CallInfo *call = instruction->call;
      if (call && !call->attributes.function.empty())
        call->attributeGroup = getAttributeGroup(call->attributes.function);
    }
  }
}

void Printer::printBlock(BlockNode &block, bool isEntry) {
  if (!isEntry) {
    std::string label = llvm::utostr(block.number) + ":";
    constexpr size_t CommentColumn = 50;
    os << label;
    os.indent(unsigned(
        label.size() < CommentColumn ? CommentColumn - label.size() : 1));
    if (block.predecessors.empty()) {
      os << "; No predecessors!";
    } else {
      os << "; preds = ";
      printList(llvm::reverse(block.predecessors),
                [&](BlockNode *from) { os << '%' << from->number; });
    }
    os << '\n';
  }
  for (Instruction *instruction : block.instructions) {
    for (DebugRecord *record = instruction->records; record;
         record = record->next)
      printRecord(*record);
    printInstruction(*instruction);
    os << '\n';
  }
}
