// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that are constants.
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

static LogicalResult translateConstant(Operation *op, CodeBuilder &code,
                                       Opcode) {
  NodeRef constant = code.getTranslator().getConstant(
      op->getResult(0).getType(), op->getInherentAttrOrNull("value"), op);
  return constant ? code.setResult(op, constant) : failure();
}

static LogicalResult translateUndef(Operation *op, CodeBuilder &code, Opcode) {
  Type type = op->getResult(0).getType();
  code.getTypes().note(type);
  return code.setResult(op, code.getPool().getUndef(type));
}
static LogicalResult translatePoison(Operation *op, CodeBuilder &code, Opcode) {
  Type type = op->getResult(0).getType();
  code.getTypes().note(type);
  return code.setResult(op, code.getPool().getPoison(type));
}
static LogicalResult translateZero(Operation *op, CodeBuilder &code, Opcode) {
  Type type = op->getResult(0).getType();
  code.getTypes().note(type);
  return code.setResult(op, code.getPool().getZero(type));
}

/// The global that the attribute names; null after a diagnostic.
static GlobalNode *getGlobal(Operation *op, CodeBuilder &code,
                             StringRef attrName) {
  auto symbol =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull(attrName));
  GlobalNode *global = symbol ? code.getTranslator().findSymbol(
                                    symbol.getRootReference().getValue())
                              : nullptr;
  if (!global)
    (void)emitUntranslatable(op);
  return global;
}

static LogicalResult translateAddressOf(Operation *op, CodeBuilder &code,
                                        Opcode) {
  GlobalNode *global = getGlobal(op, code, "global_name");
  return global ? code.setResult(op, global) : failure();
}

static LogicalResult translateEquivalent(Operation *op, CodeBuilder &code,
                                         Opcode) {
  GlobalNode *global = getGlobal(op, code, "function_name");
  if (!global)
    return failure();
  return code.setResult(
      op, code.getPool().getSpecial(NodeKind::DSOLocalEquivalent, global->type,
                                    NodeRef(global)));
}

ArrayRef<OpRule> llvmir::getConstantRules() {
  static constexpr OpRule rules[] = {
      ruleFor<LLVM::ConstantOp>(translateConstant),
      ruleFor<LLVM::UndefOp>(translateUndef),
      ruleFor<LLVM::PoisonOp>(translatePoison),
      ruleFor<LLVM::ZeroOp>(translateZero),
      ruleFor<LLVM::NoneTokenOp>(translateZero),
      ruleFor<LLVM::AddressOfOp>(translateAddressOf),
      ruleFor<LLVM::DsoLocalEquivalentOp>(translateEquivalent),
  };
  return rules;
}
