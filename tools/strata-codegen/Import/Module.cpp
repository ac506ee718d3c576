// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module as a whole: messages, the order of its parts, and its attributes.
#include "tools/strata-codegen/Import/DebugNodesDetail.h"
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace strata;
using namespace strata::codegen;

ModuleImport::ModuleImport(const llvm::Module &module,
                           llvm::AsmParserContext *places, StringRef name,
                           const ImportOptions &options)
    : module(module), places(places), name(name), options(options),
      debugNodes(std::make_unique<DebugNodes>(*this)) {}

ModuleImport::~ModuleImport() = default;

//===-- Messages -----------------------------------------------------------===//

/// `file:line:column: `, if there are lines.
std::string ModuleImport::getPlace(const llvm::Instruction *instruction,
                                   const llvm::Function *function) {
  std::optional<llvm::FileLocRange> range;
  if (places && instruction)
    range = places->getInstructionLocation(
        const_cast<llvm::Instruction *>(instruction));
  if (places && function && !range)
    range = places->getFunctionLocation(const_cast<llvm::Function *>(function));
  if (!range)
    return name + ": ";
  return (name + ":" + Twine(range->Start.Line + 1) + ":" +
          Twine(range->Start.Col + 1) + ": ")
      .str();
}

LogicalResult ModuleImport::fail(const llvm::Instruction *instruction,
                                 const Twine &message) {
  if (!error.empty())
    return failure();
  const llvm::Function *function =
      instruction ? instruction->getFunction() : nullptr;
  llvm::raw_string_ostream os(error);
  os << getPlace(instruction, function) << "error: " << message;
  if (!instruction)
    return failure();
  std::string text;
  llvm::raw_string_ostream textOS(text);
  instruction->print(textOS);
  os << ": '" << StringRef(text).trim() << "' in function '@"
     << function->getName() << "'";
  return failure();
}

LogicalResult ModuleImport::fail(const llvm::GlobalValue &global,
                                 const Twine &message) {
  if (!error.empty())
    return failure();
  error = (getPlace(nullptr, llvm::dyn_cast<llvm::Function>(&global)) +
           "error: " + message + ": '@" + global.getName() + "'")
              .str();
  return failure();
}

void ModuleImport::warn(const Twine &message) {
  llvm::errs() << name << ": warning: " << message << '\n';
}

void ModuleImport::warn(const llvm::Instruction &instruction,
                        const Twine &message) {
  llvm::errs() << getPlace(&instruction, instruction.getFunction())
               << "warning: " << message << '\n';
}

//===-- Metadata of the module ---------------------------------------------===//

/// The strings of all nodes of `name`.
static std::vector<std::string> getStrings(const llvm::Module &module,
                                           StringRef name) {
  std::vector<std::string> strings;
  if (const llvm::NamedMDNode *named = module.getNamedMetadata(name))
    for (const llvm::MDNode *node : named->operands())
      for (const llvm::MDOperand &operand : node->operands())
        if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(operand.get()))
          strings.push_back(quote(text->getString()));
  return strings;
}

void ModuleImport::importLinkerOptions() {
  const llvm::NamedMDNode *named =
      module.getNamedMetadata("llvm.linker.options");
  if (!named)
    return;
  for (const llvm::MDNode *node : named->operands()) {
    std::vector<std::string> options;
    for (const llvm::MDOperand &operand : node->operands())
      if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(operand.get()))
        options.push_back(quote(text->getString()));
    body += "  \"llvm.linker_options\"() <{options = [" + join(options) +
            "]}> : () -> ()" + getModuleLocation() + "\n";
  }
}

/// Numbers are i32 if they can be.
static std::string getFlagNumber(const llvm::APInt &number) {
  if (number.isIntN(32) || number.isSignedIntN(32))
    return llvm::itostr(int32_t(number.isIntN(32)
                                    ? number.getZExtValue()
                                    : uint64_t(number.getSExtValue()))) +
           " : i32";
  return llvm::toString(number, 10, /*Signed=*/true) + " : i" +
         llvm::utostr(number.getBitWidth());
}

void ModuleImport::importModuleFlags() {
  static constexpr StringRef behaviors[] = {
      "error",  "warning",       "require", "override",
      "append", "append_unique", "max",     "min"};
  SmallVector<llvm::Module::ModuleFlagEntry> entries;
  module.getModuleFlagsMetadata(entries);
  std::vector<std::string> flags;
  for (const llvm::Module::ModuleFlagEntry &entry : entries) {
    std::string value;
    if (auto *number =
            llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(entry.Val))
      value = getFlagNumber(number->getValue());
    else if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(entry.Val))
      value = quote(text->getString());
    if (value.empty()) {
      warn("the value of the module flag '" + entry.Key->getString() +
           "' is not supported");
      continue;
    }
    flags.push_back(("#llvm.mlir.module_flag<" +
                     behaviors[unsigned(entry.Behavior) - 1] + ", " +
                     quote(entry.Key->getString()) + ", " + value + ">")
                        .str());
  }
  if (!flags.empty())
    body += "  \"llvm.module_flags\"() <{flags = [" + join(flags) +
            "]}> : () -> ()" + getModuleLocation() + "\n";
}

std::string ModuleImport::getModuleAttrs() {
  Entries entries;
  entries.add("dlti.dl_spec", getDataLayout());
  auto addFirst = [&](StringRef attr, StringRef metadata) {
    std::vector<std::string> strings = getStrings(module, metadata);
    if (!strings.empty())
      entries.add(attr, strings.front());
  };
  addFirst("llvm.commandline", "llvm.commandline");
  std::vector<std::string> libraries =
      getStrings(module, "llvm.dependent-libraries");
  if (!libraries.empty())
    entries.add("llvm.dependent_libraries", "[" + join(libraries) + "]");
  addFirst("llvm.ident", "llvm.ident");
  std::vector<std::string> assembly;
  for (StringRef line : llvm::split(module.getModuleInlineAsm(), '\n'))
    if (!line.empty())
      assembly.push_back(quote(line));
  entries.add("llvm.module_asm", "[" + join(assembly) + "]");
  entries.add("llvm.target_triple", quote(module.getTargetTriple().str()));
  return entries.getText();
}

//===-- The whole ----------------------------------------------------------===//

LogicalResult ModuleImport::run() {
  if (failed(importGlobals()))
    return failure();
  for (const llvm::GlobalAlias &alias : module.aliases())
    if (failed(importAlias(alias)))
      return failure();
  for (const llvm::GlobalIFunc &ifunc : module.ifuncs())
    if (failed(importIFunc(ifunc)))
      return failure();
  importLinkerOptions();
  importModuleFlags();
  for (const llvm::Function &function : module)
    if (failed(importFunction(function)))
      return failure();
  // Some messages are about types, which are everywhere.
  return success(error.empty());
}

std::string ModuleImport::takeText() {
  return aliases + "\"builtin.module\"() ({\n^bb0:\n" + body + "}) {" +
         getModuleAttrs() + "} : () -> ()" + getModuleLocation() + "\n";
}

std::string ModuleImport::getModuleLocation() const {
  return " loc(" + quote(module.getSourceFileName()) + ":0:0)";
}

std::string ModuleImport::makeAlias(const Twine &text) {
  std::string &known = aliasOfText[text.str()];
  if (known.empty()) {
    known = "#a" + std::to_string(numAliases++);
    aliases += known + " = " + text.str() + "\n";
  }
  return known;
}

unsigned ModuleImport::getBlockTag(const llvm::BasicBlock *block) {
  if (!blockTags.contains(block)) {
    unsigned number = 0;
    for (const llvm::BasicBlock &other : *block->getParent())
      if (other.hasAddressTaken())
        blockTags[&other] = number++;
  }
  return blockTags[block];
}

LogicalResult codegen::importModule(const llvm::Module &module,
                                    llvm::AsmParserContext *places,
                                    StringRef name,
                                    const ImportOptions &options,
                                    std::string &text, std::string &error) {
  ModuleImport import(module, places, name, options);
  if (failed(import.run())) {
    error = import.getError();
    return failure();
  }
  text += import.takeText();
  return success();
}
