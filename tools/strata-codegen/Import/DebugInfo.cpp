// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fields of classes of nodes of debug information, as entries of
// attributes.
#include "tools/strata-codegen/Import/DebugNodesDetail.h"

#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

using namespace strata;
using namespace strata::codegen;
using llvm::DINode;

//===-- Words --------------------------------------------------------------===//

static void addText(StringRef key, StringRef text, Entries &entries) {
  if (!text.empty())
    entries.add(key, quote(text));
}

static void addNumber(StringRef key, uint64_t number, Entries &entries) {
  if (number)
    entries.add(key, Twine(number));
}

static void addWord(StringRef key, StringRef word, Entries &entries) {
  if (!word.empty())
    entries.add(key, word);
}

/// `A`, or `"A|B"`.
template <typename Flags, typename GetName>
static std::string getFlags(ArrayRef<Flags> flags, StringRef prefix,
                            GetName getName) {
  std::string text;
  for (Flags flag : flags) {
    StringRef name = getName(flag);
    name.consume_front(prefix);
    text += (Twine(text.empty() ? "" : "|") + name).str();
  }
  return flags.size() > 1 ? quote(text) : text;
}

static void addFlags(DINode::DIFlags flags, Entries &entries) {
  SmallVector<DINode::DIFlags, 4> list;
  DINode::splitFlags(flags, list);
  addWord("flags",
          getFlags<DINode::DIFlags>(
              list, "DIFlag",
              [](DINode::DIFlags flag) { return DINode::getFlagString(flag); }),
          entries);
}

//===-- Classes ------------------------------------------------------------===//

void DebugNodes::addCompileUnit(const llvm::DICompileUnit *unit,
                                Entries &entries) {
  static constexpr StringRef kinds[] = {"None", "Full", "LineTablesOnly",
                                        "DebugDirectivesOnly"};
  static constexpr StringRef tables[] = {"Default", "GNU", "None", "Apple"};
  entries.add("id", getDistinct(unit, false));
  llvm::DISourceLanguageName language = unit->getSourceLanguage();
  if (!language.hasVersionedName())
    addWord("sourceLanguage", llvm::dwarf::LanguageString(language.getName()),
            entries);
  addNode("file", unit->getFile(), entries);
  addText("producer", unit->getProducer(), entries);
  entries.add("isOptimized", unit->isOptimized() ? "true" : "false");
  entries.add("emissionKind", kinds[unsigned(unit->getEmissionKind())]);
  if (unit->getNameTableKind() != llvm::DICompileUnit::DebugNameTableKind())
    entries.add("nameTableKind", tables[unsigned(unit->getNameTableKind())]);
  addText("splitDebugFilename", unit->getSplitDebugFilename(), entries);
}

void DebugNodes::addComposite(const llvm::DICompositeType *type,
                              Entries &entries) {
  addWord("tag", llvm::dwarf::TagString(type->getTag()), entries);
  addText("name", type->getName(), entries);
  addNode("file", type->getFile(), entries);
  addNumber("line", type->getLine(), entries);
  addNode("scope", type->getScope(), entries);
  addNode("baseType", type->getBaseType(), entries);
  ::addFlags(type->getFlags(), entries);
  addNumber("sizeInBits", type->getSizeInBits(), entries);
  addNumber("alignInBits", type->getAlignInBits(), entries);
  auto addExpression = [&](StringRef key,
                           const llvm::DIExpression *expression) {
    if (expression)
      entries.add(key, StringRef(import.getExpression(expression))
                           .drop_front(strlen("#llvm.di_expression")));
  };
  addExpression("dataLocation", type->getDataLocationExp());
  addExpression("rank", type->getRankExp());
  addExpression("allocated", type->getAllocatedExp());
  addExpression("associated", type->getAssociatedExp());
  addElements(type, entries);
}

void DebugNodes::addDerived(const llvm::DIDerivedType *type, Entries &entries) {
  addWord("tag", llvm::dwarf::TagString(type->getTag()), entries);
  addText("name", type->getName(), entries);
  addNode("baseType", type->getBaseType(), entries);
  addNumber("sizeInBits", type->getSizeInBits(), entries);
  addNumber("alignInBits", type->getAlignInBits(), entries);
  addNumber("offsetInBits", type->getOffsetInBits(), entries);
  if (std::optional<unsigned> space = type->getDWARFAddressSpace())
    entries.add("dwarfAddressSpace", Twine(*space));
  addNode("extraData", type->getExtraData(), entries);
}

void DebugNodes::addSubprogram(const llvm::DISubprogram *subprogram,
                               Entries &entries) {
  if (subprogram->isDistinct())
    entries.add("id", getDistinct(subprogram, false));
  addNode("compileUnit", subprogram->getUnit(), entries);
  addNode("scope", subprogram->getScope(), entries);
  addText("name", subprogram->getName(), entries);
  addText("linkageName", subprogram->getLinkageName(), entries);
  addNode("file", subprogram->getFile(), entries);
  addNumber("line", subprogram->getLine(), entries);
  addNumber("scopeLine", subprogram->getScopeLine(), entries);
  using SPFlags = llvm::DISubprogram::DISPFlags;
  SmallVector<SPFlags, 4> flags;
  llvm::DISubprogram::splitFlags(subprogram->getSPFlags(), flags);
  addWord("subprogramFlags",
          getFlags<SPFlags>(flags, "DISPFlag",
                            [](SPFlags flag) {
                              return llvm::DISubprogram::getFlagString(flag);
                            }),
          entries);
  addNode("type", subprogram->getType(), entries);
  addNodes("retainedNodes", subprogram->getRetainedNodes(), entries);
}

void DebugNodes::addVariable(const llvm::DIVariable *variable,
                             Entries &entries) {
  auto *global = llvm::dyn_cast<llvm::DIGlobalVariable>(variable);
  addNode("scope", variable->getScope(), entries);
  addText("name", variable->getName(), entries);
  if (global)
    addText("linkageName", global->getLinkageName(), entries);
  addNode("file", variable->getFile(), entries);
  addNumber("line", variable->getLine(), entries);
  auto *local = llvm::dyn_cast<llvm::DILocalVariable>(variable);
  if (local) {
    addNumber("arg", local->getArg(), entries);
    addNumber("alignInBits", local->getAlignInBits(), entries);
  }
  addNode("type", variable->getType(), entries);
  if (local)
    ::addFlags(local->getFlags(), entries);
  if (!global)
    return;
  if (global->isLocalToUnit())
    entries.add("isLocalToUnit", "true");
  if (global->isDefinition())
    entries.add("isDefined", "true");
  addNumber("alignInBits", global->getAlignInBits(), entries);
}

bool DebugNodes::addSubrange(const llvm::DISubrange *range, Entries &entries) {
  auto add = [&](StringRef key, llvm::DISubrange::BoundType bound) {
    if (bound.isNull())
      return true;
    if (auto *number = llvm::dyn_cast<llvm::ConstantInt *>(bound)) {
      std::optional<int64_t> value = number->getValue().trySExtValue();
      if (value)
        entries.add(key, Twine(*value) + " : i64");
      return value.has_value();
    }
    if (auto *expression = llvm::dyn_cast<llvm::DIExpression *>(bound)) {
      entries.add(key, import.getExpression(expression));
      return true;
    }
    std::string text = get(llvm::dyn_cast<llvm::DIVariable *>(bound));
    addWord(key, text, entries);
    return !text.empty();
  };
  return add("count", range->getCount()) &&
         add("lowerBound", range->getLowerBound()) &&
         add("upperBound", range->getUpperBound()) &&
         add("stride", range->getStride());
}

bool DebugNodes::addImported(const llvm::DIImportedEntity *entity,
                             Entries &entries) {
  addWord("tag", llvm::dwarf::TagString(entity->getTag()), entries);
  addNode("scope", entity->getScope(), entries);
  addNode("entity", entity->getEntity(), entries);
  addNode("file", entity->getFile(), entries);
  addNumber("line", entity->getLine(), entries);
  addText("name", entity->getName(), entries);
  addNodes("elements", entity->getElements(), entries);
  return true;
}

bool DebugNodes::addStringType(const llvm::DIStringType *type,
                               Entries &entries) {
  addWord("tag", llvm::dwarf::TagString(type->getTag()), entries);
  addText("name", type->getName(), entries);
  addNumber("sizeInBits", type->getSizeInBits(), entries);
  addNumber("alignInBits", type->getAlignInBits(), entries);
  addNode("stringLength", type->getStringLength(), entries);
  addWord("encoding", llvm::dwarf::AttributeEncodingString(type->getEncoding()),
          entries);
  return true;
}

/// Blocks, labels, namespaces and modules.
bool DebugNodes::addScoped(const DINode *node, Entries &entries) {
  if (auto *block = llvm::dyn_cast<llvm::DILexicalBlock>(node)) {
    addNode("scope", block->getScope(), entries);
    addNode("file", block->getFile(), entries);
    addNumber("line", block->getLine(), entries);
    addNumber("column", block->getColumn(), entries);
  } else if (auto *file = llvm::dyn_cast<llvm::DILexicalBlockFile>(node)) {
    addNode("scope", file->getScope(), entries);
    addNode("file", file->getFile(), entries);
    entries.add("discriminator", Twine(file->getDiscriminator()));
  } else if (auto *label = llvm::dyn_cast<llvm::DILabel>(node)) {
    addNode("scope", label->getScope(), entries);
    addText("name", label->getName(), entries);
    addNode("file", label->getFile(), entries);
    addNumber("line", label->getLine(), entries);
  } else if (auto *space = llvm::dyn_cast<llvm::DINamespace>(node)) {
    addText("name", space->getName(), entries);
    addNode("scope", space->getScope(), entries);
    entries.add("exportSymbols", space->getExportSymbols() ? "true" : "false");
  } else if (auto *module = llvm::dyn_cast<llvm::DIModule>(node)) {
    addNode("file", module->getFile(), entries);
    addNode("scope", module->getScope(), entries);
    addText("name", module->getName(), entries);
    addText("configMacros", module->getConfigurationMacros(), entries);
    addText("includePath", module->getIncludePath(), entries);
    addText("apinotes", module->getAPINotesFile(), entries);
    addNumber("line", module->getLineNo(), entries);
    if (module->getIsDecl())
      entries.add("isDecl", "true");
  } else {
    return false;
  }
  return true;
}

void DebugNodes::addBasicType(const llvm::DIBasicType *type, Entries &entries) {
  addWord("tag", llvm::dwarf::TagString(type->getTag()), entries);
  addText("name", type->getName(), entries);
  addNumber("sizeInBits", type->getSizeInBits(), entries);
  addWord("encoding", llvm::dwarf::AttributeEncodingString(type->getEncoding()),
          entries);
}

bool DebugNodes::addSubroutineType(const llvm::DISubroutineType *type,
                                   Entries &entries) {
  std::vector<std::string> types;
  for (const DINode *part : type->getTypeArray()) {
    types.push_back(part ? get(part) : "#llvm.di_null_type");
    if (types.back().empty())
      return false;
  }
  if (type->getCC())
    addWord("callingConvention", llvm::dwarf::ConventionString(type->getCC()),
            entries);
  if (!types.empty())
    entries.add("types", join(types));
  return true;
}

std::string DebugNodes::make(const DINode *node, Entries &entries) {
  if (auto *file = llvm::dyn_cast<llvm::DIFile>(node)) {
    entries.add(quote(file->getFilename()) + " in " +
                quote(file->getDirectory()));
    return "#llvm.di_file";
  }
  if (auto *basic = llvm::dyn_cast<llvm::DIBasicType>(node))
    return addBasicType(basic, entries), "#llvm.di_basic_type";
  if (auto *type = llvm::dyn_cast<llvm::DISubroutineType>(node))
    return addSubroutineType(type, entries) ? "#llvm.di_subroutine_type" : "";
  if (auto *unit = llvm::dyn_cast<llvm::DICompileUnit>(node))
    return addCompileUnit(unit, entries), "#llvm.di_compile_unit";
  if (auto *composite = llvm::dyn_cast<llvm::DICompositeType>(node))
    return addComposite(composite, entries), "#llvm.di_composite_type";
  if (auto *derived = llvm::dyn_cast<llvm::DIDerivedType>(node))
    return addDerived(derived, entries), "#llvm.di_derived_type";
  if (auto *subprogram = llvm::dyn_cast<llvm::DISubprogram>(node))
    return addSubprogram(subprogram, entries), "#llvm.di_subprogram";
  if (auto *variable = llvm::dyn_cast<llvm::DIVariable>(node)) {
    addVariable(variable, entries);
    return llvm::isa<llvm::DILocalVariable>(variable)
               ? "#llvm.di_local_variable"
               : "#llvm.di_global_variable";
  }
  if (auto *range = llvm::dyn_cast<llvm::DISubrange>(node))
    return addSubrange(range, entries) ? "#llvm.di_subrange" : "";
  if (auto *entity = llvm::dyn_cast<llvm::DIImportedEntity>(node))
    return addImported(entity, entries) ? "#llvm.di_imported_entity" : "";
  if (auto *type = llvm::dyn_cast<llvm::DIStringType>(node))
    return addStringType(type, entries) ? "#llvm.di_string_type" : "";
  if (!addScoped(node, entries))
    return {};
  return llvm::isa<llvm::DILexicalBlock>(node)       ? "#llvm.di_lexical_block"
         : llvm::isa<llvm::DILexicalBlockFile>(node) ? "#llvm.di_lexical_block_"
                                                       "file"
         : llvm::isa<llvm::DILabel>(node)            ? "#llvm.di_label"
         : llvm::isa<llvm::DINamespace>(node)        ? "#llvm.di_namespace"
                                                     : "#llvm.di_module";
}
