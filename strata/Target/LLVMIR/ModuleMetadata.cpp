// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata of the module and of functions.
#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Attributes of the module -------------------------------------------===//

void Translator::translateMetadata() {
  auto addText = [&](StringRef attrName, StringRef name) {
    if (auto text = op->getAttrOfType<StringAttr>(attrName))
      metadata.getNamed(name).operands.push_back(
          metadata.getTuple(metadata.getString(text.getValue())));
  };
  addText("llvm.ident", "llvm.ident");
  addText("llvm.commandline", "llvm.commandline");
  auto libraries = op->getAttrOfType<ArrayAttr>("llvm.dependent_libraries");
  if (!libraries || libraries.empty())
    return;
  NamedMetadata &named = metadata.getNamed("llvm.dependent-libraries");
  for (Attribute library : libraries)
    if (auto text = dyn_cast<StringAttr>(library))
      named.operands.push_back(
          metadata.getTuple(metadata.getString(text.getValue())));
}

//===-- Operations of the module -------------------------------------------===//

/// `[#llvm.cgprofile_entry<from = @f, to = @g, count = 222>]`.
static MetadataOperand getCallGraphProfile(CodeBuilder &code, ArrayAttr value) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  auto getFunction = [&](const KeptValue &symbol) -> MetadataOperand {
    StringRef name = symbol.text;
    name.consume_front("@");
    GlobalNode *function = code.getTranslator().findSymbol(name);
    return function ? MetadataBuilder::getConstant(function)
                    : MetadataOperand();
  };
  SmallVector<MetadataOperand, 4> entries;
  for (Attribute attr : value) {
    KeptValue entry = readKeptText(attr);
    MetadataOperand operands[] = {
        getFunction(entry.get("from")), getFunction(entry.get("to")),
        metadata.getInt(64,
                        uint64_t(entry.get("count").getNumber().value_or(0)))};
    entries.push_back(
        MetadataBuilder::getReference(metadata.getTuple(operands)));
  }
  return MetadataBuilder::getReference(metadata.makeDistinct("", entries));
}

/// Null if there is no such value in LLVM IR.
static MetadataOperand getFlagValue(CodeBuilder &code, Attribute value) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  auto number = dyn_cast<IntegerAttr>(value);
  if (number && number.getValue().getSignificantBits() <= 64)
    return metadata.getInt(32, uint64_t(number.getValue().getSExtValue()));
  if (auto text = dyn_cast<StringAttr>(value))
    return metadata.getString(text.getValue());
  if (auto profile = dyn_cast<ArrayAttr>(value))
    return getCallGraphProfile(code, profile);
  return {};
}

static LogicalResult translateModuleFlags(Operation *op, CodeBuilder &code,
                                          Opcode) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  auto flags = dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("flags"));
  for (Attribute attr : flags ? flags.getValue() : ArrayRef<Attribute>()) {
    auto flag = dyn_cast<DynamicAttr>(attr);
    if (!flag || flag.getDefinition().name != "mlir.module_flag")
      return op->emitError("expected a module flag attribute");
    ArrayRef<Attribute> params = flag.getParams();
    MetadataOperand operand = getFlagValue(code, params[2]);
    if (operand.kind == MetadataOperand::Null)
      return op->emitError("unsupported module flag value");
    metadata.addModuleFlag(uint64_t(*getNumber(params[0])),
                           cast<StringAttr>(params[1]).getValue(), operand);
  }
  return success();
}

static LogicalResult translateLinkerOptions(Operation *op, CodeBuilder &code,
                                            Opcode) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  SmallVector<MetadataOperand, 4> operands;
  if (auto options =
          dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("options")))
    for (Attribute option : options)
      if (auto text = dyn_cast<StringAttr>(option))
        operands.push_back(metadata.getString(text.getValue()));
  MetadataNode *node = metadata.getTuple(operands);
  metadata.getNamed("llvm.linker.options").operands.push_back(node);
  return success();
}

ArrayRef<OpRule> llvmir::getModuleRules() {
  static constexpr OpRule rules[] = {
      ruleFor<LLVM::ModuleFlagsOp>(translateModuleFlags),
      ruleFor<LLVM::LinkerOptionsOp>(translateLinkerOptions),
  };
  return rules;
}

//===-- Functions ----------------------------------------------------------===//

void Translator::addFunctionMetadata(Function &function) {
  Operation *op = function.op;
  function.subprogram = metadata.getSubprogram(op->getLoc());
  if (function.subprogram)
    function.metadata.push_back({"dbg", function.subprogram});
  if (auto count =
          getNumber(op->getInherentAttrOrNull("function_entry_count"))) {
    MetadataOperand operands[] = {metadata.getString("function_entry_count"),
                                  metadata.getInt(64, *count)};
    attach(function.metadata, "prof", metadata.getTuple(operands));
  }
  for (StringRef name : {"work_group_size_hint", "reqd_work_group_size"}) {
    SmallVector<MetadataOperand, 3> operands;
    for (int64_t size : getIndices(op->getInherentAttrOrNull(name)))
      operands.push_back(metadata.getInt(32, uint64_t(size)));
    if (!operands.empty())
      attach(function.metadata, name, metadata.getTuple(operands));
  }
  constexpr StringRef SubGroup = "intel_reqd_sub_group_size";
  if (auto size = getNumber(op->getInherentAttrOrNull(SubGroup)))
    attach(function.metadata, SubGroup,
           metadata.getTuple(metadata.getInt(32, *size)));
}
