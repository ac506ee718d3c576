// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module: header, globals, and the parts after the functions.
#include "strata/Target/LLVMIR/PrinterDetail.h"

using namespace strata;
using namespace strata::llvmir;

void Printer::print() {
  printHeader();
  printNamedTypes();
  printComdats();
  numberMetadata();
  for (Function *function : module.functions)
    if (!function->attributes.function.empty())
      function->attributeGroup =
          getAttributeGroup(function->attributes.function);
  for (Variable *variable : module.variables)
    if (!variable->attributes.empty())
      variable->attributeGroup = getAttributeGroup(variable->attributes);
  // Block addresses name blocks of other functions.
  for (Function *function : module.functions)
    number(*function);
  if (!module.variables.empty())
    os << '\n';
  for (Variable *variable : module.variables)
    printVariable(*variable);
  for (const auto &list : {module.aliases, module.ifuncs}) {
    if (!list.empty())
      os << '\n';
    for (const Alias *alias : list)
      printAlias(*alias);
  }
  for (Function *function : module.functions) {
    os << '\n';
    printFunction(*function);
  }
  printAttributeGroups();
  printNamedMetadata();
  printMetadataNodes();
}

void Printer::printHeader() {
  os << "; ModuleID = 'LLVMDialectModule'\n"
        "source_filename = \"LLVMDialectModule\"\n";
  if (!module.dataLayout.empty())
    os << "target datalayout = \"" << module.dataLayout << "\"\n";
  if (!module.triple.empty())
    os << "target triple = \"" << module.triple << "\"\n";
  if (!module.inlineAsm.empty())
    os << '\n';
  for (StringRef line : module.inlineAsm) {
    os << "module asm ";
    printText(line);
    os << '\n';
  }
}

//===-- Globals ------------------------------------------------------------===//

void Printer::printComdats() {
  llvm::StringMap<StringRef> kinds;
  for (const Comdat &comdat : module.comdats)
    kinds[comdat.name] = comdat.kind;
  auto print = [&](const GlobalNode &global) {
    auto found = kinds.find(global.comdat);
    if (global.comdat.empty() || found == kinds.end())
      return;
    os << "\n$";
    printName(os, global.comdat);
    os << " = comdat " << found->second << '\n';
    kinds.erase(found);
  };
  for (Function *function : module.functions)
    print(*function);
  for (Variable *variable : module.variables)
    print(*variable);
}

void Printer::printSymbolPrefix(const GlobalNode &global) {
  if (!global.linkage.empty())
    os << global.linkage << ' ';
  bool isImplied =
      global.linkage == "internal" || global.linkage == "private" ||
      (!global.visibility.empty() && global.linkage != "extern_weak");
  if (global.isDSOLocal && !isImplied)
    os << "dso_local ";
  if (!global.visibility.empty())
    os << global.visibility << ' ';
}

void Printer::printSectionAndComdat(const GlobalNode &global,
                                    StringRef separator) {
  if (!global.section.empty()) {
    os << separator << "section ";
    printText(global.section);
  }
  if (!global.comdat.empty()) {
    os << separator << "comdat";
    if (global.comdat != global.name) {
      os << "($";
      printName(os, global.comdat);
      os << ')';
    }
  }
  if (global.alignment)
    os << separator << "align " << global.alignment;
}

void Printer::printVariable(Variable &variable) {
  printGlobalName(variable.name);
  os << " = ";
  if (!variable.initializer && variable.linkage.empty())
    os << "external ";
  printSymbolPrefix(variable);
  if (variable.isThreadLocal)
    os << "thread_local ";
  if (!variable.unnamedAddr.empty())
    os << variable.unnamedAddr << ' ';
  if (variable.addressSpace)
    os << "addrspace(" << variable.addressSpace << ") ";
  if (variable.isExternallyInitialized)
    os << "externally_initialized ";
  os << (variable.isConstant ? "constant " : "global ")
     << types.getText(variable.valueType);
  if (variable.initializer) {
    os << ' ';
    printValue(variable.initializer);
  }
  printSectionAndComdat(variable, ", ");
  printAttachments(variable.metadata, ", ");
  if (variable.attributeGroup != Node::NoNumber)
    os << " #" << variable.attributeGroup;
  os << '\n';
}

void Printer::printAlias(const Alias &alias) {
  printGlobalName(alias.name);
  os << " = ";
  printSymbolPrefix(alias);
  if (alias.isThreadLocal)
    os << "thread_local ";
  if (!alias.unnamedAddr.empty())
    os << alias.unnamedAddr << ' ';
  os << (alias.globalClass == GlobalNode::Alias ? "alias " : "ifunc ")
     << types.getText(alias.valueType) << ", ";
  // Expressions are written without their type.
  if (alias.target->kind == NodeKind::Expr)
    printValue(alias.target);
  else
    printTyped(alias.target);
  os << '\n';
}

//===-- Behind the functions -----------------------------------------------===//

uint32_t Printer::getAttributeGroup(const AttributeSet &attributes) {
  std::string text;
  for (const AttributeText &attribute : attributes) {
    StringRef part = attribute.text;
    text += ' ';
    // The only attribute that is written differently in a group.
    if (part.consume_front("alignstack(")) {
      text += ("alignstack=" + part.drop_back()).str();
      continue;
    }
    text += part;
  }
  auto [found, isNew] = groupNumbers.try_emplace(text, uint32_t(groups.size()));
  if (isNew)
    groups.push_back(text);
  return found->second;
}

void Printer::printAttributeGroups() {
  if (!groups.empty())
    os << '\n';
  for (auto [i, text] : llvm::enumerate(groups))
    os << "attributes #" << i << " = {" << text << " }\n";
}

void Printer::printNamedMetadata() {
  if (!module.namedMetadata.empty())
    os << '\n';
  for (const NamedMetadata &named : module.namedMetadata) {
    os << '!' << named.name << " = !{";
    printList(named.operands,
              [&](MetadataNode *node) { printReference(*node); });
    os << "}\n";
  }
}

void Printer::printMetadataNodes() {
  if (!nodes.empty())
    os << '\n';
  for (auto [i, node] : llvm::enumerate(nodes)) {
    os << '!' << i << " = ";
    if (node->isDistinct)
      os << "distinct ";
    printNodeBody(*node);
    os << '\n';
  }
}
