// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables, aliases, ifuncs, lists of constructors, comdats.
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace strata;
using namespace strata::codegen;
using llvm::GlobalValue;

static StringRef getLinkage(GlobalValue::LinkageTypes linkage) {
  switch (linkage) {
  case GlobalValue::ExternalLinkage:
    return "external";
  case GlobalValue::AvailableExternallyLinkage:
    return "available_externally";
  case GlobalValue::LinkOnceAnyLinkage:
    return "linkonce";
  case GlobalValue::LinkOnceODRLinkage:
    return "linkonce_odr";
  case GlobalValue::WeakAnyLinkage:
    return "weak";
  case GlobalValue::WeakODRLinkage:
    return "weak_odr";
  case GlobalValue::AppendingLinkage:
    return "appending";
  case GlobalValue::InternalLinkage:
    return "internal";
  case GlobalValue::PrivateLinkage:
    return "private";
  case GlobalValue::ExternalWeakLinkage:
    return "extern_weak";
  case GlobalValue::CommonLinkage:
    return "common";
  }
  llvm_unreachable("all are listed");
}

void codegen::addGlobalAttrs(const GlobalValue &global, Entries &entries) {
  entries.add("sym_name", quote(global.getName()));
  entries.add("linkage",
              "#llvm.linkage<" + getLinkage(global.getLinkage()) + ">");
  entries.add("visibility_",
              Twine(unsigned(global.getVisibility())) + " : i64");
  if (global.isDSOLocal())
    entries.add("dso_local");
  if (global.isThreadLocal() && !llvm::isa<llvm::Function>(global))
    entries.add("thread_local_");
  bool mayHaveAddress = !llvm::isa<llvm::GlobalIFunc>(global);
  if (mayHaveAddress &&
      global.getUnnamedAddr() != GlobalValue::UnnamedAddr::None)
    entries.add("unnamed_addr",
                global.getUnnamedAddr() == GlobalValue::UnnamedAddr::Local
                    ? "1 : i64"
                    : "2 : i64");
  auto *object = llvm::dyn_cast<llvm::GlobalObject>(&global);
  if (!object)
    return;
  if (object->hasSection())
    entries.add("section", quote(object->getSection()));
  if (llvm::MaybeAlign alignment =
          llvm::isa<llvm::GlobalVariable>(object)
              ? llvm::cast<llvm::GlobalVariable>(object)->getAlign()
          : llvm::isa<llvm::Function>(object)
              ? llvm::cast<llvm::Function>(object)->getAlign()
              : llvm::MaybeAlign())
    entries.add("alignment", Twine(alignment->value()) + " : i64");
}

//===-- Variables ----------------------------------------------------------===//

/// The region that computes a constant; empty after a message.
static std::string getRegion(ModuleImport &module,
                             const llvm::Constant *constant) {
  ConstantImport constants(module);
  std::string name = constants.get(constant, nullptr), text;
  if (name.empty())
    return {};
  for (const ConstantImport::Line &line : constants.getLines())
    text += "    " + line.text + "\n";
  return text + "    \"llvm.return\"(" + name + ") : (" +
         module.getType(constant->getType()) + ") -> ()" +
         module.getModuleLocation() + "\n";
}

LogicalResult ModuleImport::importGlobal(const llvm::GlobalVariable &global) {
  if (!global.hasName())
    return fail(global, "a global without a name is not supported");
  Entries entries;
  entries.add("addr_space",
              Twine(global.getType()->getAddressSpace()) + " : i32");
  if (global.isConstant())
    entries.add("constant");
  entries.add("global_type", getType(global.getValueType()));
  if (global.isExternallyInitialized())
    entries.add("externally_initialized");
  addGlobalAttrs(global, entries);
  if (const llvm::Comdat *comdat = global.getComdat())
    entries.add("comdat",
                "@__llvm_global_comdat::" + getSymbol(comdat->getName()));
  SmallVector<llvm::DIGlobalVariableExpression *> expressions;
  global.getDebugInfo(expressions);
  std::vector<std::string> debugInfo;
  for (const llvm::DIGlobalVariableExpression *expression : expressions)
    if (std::string text = getExpression(expression); !text.empty())
      debugInfo.push_back(text);
  if (!debugInfo.empty())
    entries.add("dbg_exprs", "[" + join(debugInfo) + "]");
  std::string region;
  if (global.hasInitializer()) {
    std::string value = getConstantAttr(global.getInitializer());
    if (!value.empty())
      entries.add("value", value);
    else if ((region = getRegion(*this, global.getInitializer())).empty())
      return fail(global, "the initial value is not supported");
  }
  body += "  \"llvm.mlir.global\"() <{" + entries.getText() + "}> ({\n" +
          region + "  }) : () -> ()" + getModuleLocation() + "\n";
  return success();
}

/// `llvm.global_ctors` and `llvm.global_dtors`.
LogicalResult
ModuleImport::importStructors(const llvm::GlobalVariable &global) {
  bool isConstructors = global.getName() == "llvm.global_ctors";
  std::vector<std::string> functions, priorities, data;
  const llvm::Constant *list =
      global.hasInitializer() ? global.getInitializer() : nullptr;
  for (unsigned i = 0; list && list->getAggregateElement(i); ++i) {
    const llvm::Constant *entry = list->getAggregateElement(i);
    auto *priority = llvm::dyn_cast_or_null<llvm::ConstantInt>(
        entry->getAggregateElement(0u));
    auto *function =
        llvm::dyn_cast_or_null<llvm::Function>(entry->getAggregateElement(1));
    const llvm::Constant *third = entry->getAggregateElement(2);
    bool isNull = !third || third->isNullValue();
    if (!priority || !function ||
        !(isNull || llvm::isa<llvm::GlobalValue>(third)))
      return fail(global, "an entry of the list of functions is not supported");
    functions.push_back(getSymbol(function->getName()));
    priorities.push_back(std::to_string(priority->getSExtValue()) + " : i32");
    data.push_back(isNull ? "#llvm.zero" : getSymbol(third->getName()));
  }
  std::string name = isConstructors ? "ctors" : "dtors";
  body += "  \"llvm.mlir.global_" + name + "\"() <{" + name + " = [" +
          join(functions) + "], data = [" + join(data) + "], priorities = [" +
          join(priorities) + "]}> : () -> ()" + getModuleLocation() + "\n";
  return success();
}

LogicalResult ModuleImport::importAlias(const llvm::GlobalAlias &alias) {
  Entries entries;
  entries.add("alias_type", getType(alias.getValueType()));
  addGlobalAttrs(alias, entries);
  std::string region = getRegion(*this, alias.getAliasee());
  if (region.empty())
    return fail(alias, "the value of the alias is not supported");
  body += "  \"llvm.mlir.alias\"() <{" + entries.getText() + "}> ({\n" +
          region + "  }) : () -> ()" + getModuleLocation() + "\n";
  return success();
}

LogicalResult ModuleImport::importIFunc(const llvm::GlobalIFunc &ifunc) {
  auto *resolver = llvm::dyn_cast<llvm::GlobalValue>(ifunc.getResolver());
  if (!resolver)
    return fail(ifunc, "a resolver that is not a symbol is not supported");
  Entries entries;
  entries.add("address_space",
              Twine(ifunc.getType()->getPointerAddressSpace()) + " : i32");
  addGlobalAttrs(ifunc, entries);
  entries.add("i_func_type", getType(ifunc.getValueType()));
  entries.add("resolver", getSymbol(resolver->getName()));
  entries.add("resolver_type", getType(resolver->getType()));
  body += "  \"llvm.mlir.ifunc\"() <{" + entries.getText() + "}> : () -> ()" +
          getModuleLocation() + "\n";
  return success();
}

void ModuleImport::importComdats() {
  std::string selectors;
  for (const auto &entry : module.getComdatSymbolTable())
    selectors += "      \"llvm.comdat_selector\"() <{comdat = " +
                 std::to_string(unsigned(entry.second.getSelectionKind())) +
                 " : i64, sym_name = " + quote(entry.first()) +
                 "}> : () -> ()" + getModuleLocation() + "\n";
  if (!selectors.empty())
    body += "  \"llvm.comdat\"() <{sym_name = \"__llvm_global_comdat\"}> ({\n" +
            selectors + "  }) : () -> ()" + getModuleLocation() + "\n";
}

LogicalResult ModuleImport::importGlobals() {
  importComdats();
  for (const llvm::GlobalVariable &global : module.globals()) {
    bool isStructors = global.getName() == "llvm.global_ctors" ||
                       global.getName() == "llvm.global_dtors";
    if (failed(isStructors ? importStructors(global) : importGlobal(global)))
      return failure();
  }
  return success();
}
