// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The word for each hook, in the order in which `visitHooks` has them.
static constexpr StringRef hookNames[] = {
    "verify",  "verifyRegions", "verifySymbolUses", "print", "parse",
    "names",   "argumentNames", "blockNames",       "infer", "compatible",
    "effects", "fold",          "canonicalize"};

/// Calls `fn` with the number of each hook and the fields of `a` and `b` for
/// it; these are OpHooks or OpDefinitions.
template <typename A, typename B, typename Fn>
static void visitHooks(A &a, B &b, Fn fn) {
  unsigned i = 0;
  fn(i++, a.verify, b.verify);
  fn(i++, a.verifyRegions, b.verifyRegions);
  fn(i++, a.verifySymbolUses, b.verifySymbolUses);
  fn(i++, a.print, b.print);
  fn(i++, a.parse, b.parse);
  fn(i++, a.getAsmResultNames, b.getAsmResultNames);
  fn(i++, a.getAsmBlockArgumentNames, b.getAsmBlockArgumentNames);
  fn(i++, a.getAsmBlockNames, b.getAsmBlockNames);
  fn(i++, a.inferTypes, b.inferTypes);
  fn(i++, a.areCompatibleTypes, b.areCompatibleTypes);
  fn(i++, a.getEffects, b.getEffects);
  fn(i++, a.fold, b.fold);
  fn(i++, a.canonicalize, b.canonicalize);
}

/// Sets in `to` the hooks that `from` has.
template <typename To> static void takeHooks(To &to, const OpHooks &from) {
  visitHooks(to, from, [](unsigned, auto &field, auto hook) {
    if (hook)
      field = hook;
  });
  // It belongs to `print` and has no word of its own.
  if (from.print)
    to.canPrint = from.canPrint;
}

void strata::registerOpHooks(Context *ctx, StringRef opName,
                             const OpHooks &hooks) {
  if (Dialect *dialect = ctx->findDialect(opName.split('.').first);
      dialect && dialect->isLoaded() && !dialect->hasPendingLoader()) {
    emitError(ctx, {}) << "hooks of '" << opName
                       << "' registered after dialect '"
                       << dialect->getNamespace() << "' was loaded";
    assert(false && "hooks registered too late");
    return;
  }
  OpHooks &known = ctx->getRegistry().hooks[opName];
  takeHooks(known, hooks);
  for (const InterfaceTable &table : hooks.interfaces) {
    auto place = llvm::find_if(known.interfaces, [&](const auto &other) {
      return other.name == table.name;
    });
    if (place != known.interfaces.end())
      *place = table;
    else
      known.interfaces.push_back(table);
  }
}

const OpHooks *strata::findOpHooks(Context *ctx, StringRef opName) {
  auto &hooks = ctx->getRegistry().hooks;
  auto found = hooks.find(opName);
  return found == hooks.end() ? nullptr : &found->second;
}

std::vector<StringRef> strata::getOpsWithHooks(const Dialect &dialect) {
  std::vector<StringRef> names;
  for (const auto &entry : dialect.getContext()->getRegistry().hooks)
    if (entry.getKey().split('.').first == dialect.getNamespace())
      names.push_back(entry.getKey());
  llvm::sort(names);
  return names;
}

ArrayRef<StringRef> strata::getHookNames() { return hookNames; }

std::vector<StringRef> strata::getHookNames(const OpHooks &hooks) {
  std::vector<StringRef> names;
  visitHooks(hooks, hooks, [&](unsigned i, auto hook, auto) {
    if (hook)
      names.push_back(hookNames[i]);
  });
  return names;
}

OpHooks strata::selectHooks(const OpHooks &hooks, ArrayRef<std::string> names) {
  OpHooks selected;
  visitHooks(selected, hooks, [&](unsigned i, auto &field, auto hook) {
    if (llvm::is_contained(names, hookNames[i]))
      field = hook;
  });
  if (selected.print)
    selected.canPrint = hooks.canPrint;
  return selected;
}

void strata::attachHooks(OpDefinition &def, const OpHooks &hooks) {
  takeHooks(def, hooks);
  if (hooks.verifySymbolUses)
    def.ctx->getRegistry().hasSymbolUsers = true;
  for (const InterfaceTable &table : hooks.interfaces)
    def.addInterface(table);
}

void strata::setSymbolUseVerifier(
    OpDefinition &def, std::shared_ptr<const SymbolUseVerifier> verifier) {
  assert(verifier && "there must be a verifier");
  def.verifySymbolUsesBody = std::move(verifier);
  def.ctx->getRegistry().hasSymbolUsers = true;
}
