// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ for operations of dialects that are loaded from files: hooks by the name
// of the operation, registered before its dialect is loaded. The file lists the
// hooks that an operation has (`strata.hooks`); one that is listed and not
// registered, or registered and not listed, is an error when the file is
// loaded.
//
//   registerOpHooks<func::FuncOp>(&ctx, {.print = printFunc, .parse = parseFunc});
//   registerOpHooks<func::ReturnOp>(&ctx, {.verify = verifyReturn});
//
// Tables of interfaces (Interfaces.h) that belong to the dialect are hooks too;
// the file lists the interface (`strata.interfaces`). Interfaces that other
// code attaches (attachInterface) are not listed.
//
//   registerOpHooks<cf::SwitchOp>(
//       &ctx, {.verify = typedHook<verifySwitch>,
//              .interfaces = {makeInterfaceTable(switchInterface)}});
#ifndef STRATA_DEFINITION_OPHOOKS_H
#define STRATA_DEFINITION_OPHOOKS_H

#include "strata/Definition/Interfaces.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// A null pointer is no hook. The fields of OpDefinition that hooks become
/// document them.
struct OpHooks {
  LogicalResult (*verify)(Operation *) = nullptr;
  LogicalResult (*verifyRegions)(Operation *) = nullptr;
  LogicalResult (*verifySymbolUses)(Operation *,
                                    SymbolTableCollection &) = nullptr;
  /// Goes with `print`, for operations that are not in order.
  bool (*canPrint)(Operation *) = nullptr;
  void (*print)(Operation *, OpAsmPrinter &) = nullptr;
  ParseResult (*parse)(OpAsmParser &, OperationState &) = nullptr;
  void (*getAsmResultNames)(Operation *,
                            function_ref<void(Value, StringRef)>) = nullptr;
  void (*getAsmBlockArgumentNames)(
      Region &, function_ref<void(Value, StringRef)>) = nullptr;
  void (*getAsmBlockNames)(Operation *,
                           function_ref<void(Block *, StringRef)>) = nullptr;
  LogicalResult (*inferTypes)(const InferenceInput &,
                              SmallVectorImpl<Type> &) = nullptr;
  bool (*areCompatibleTypes)(ArrayRef<Type> inferred,
                             ArrayRef<Type> found) = nullptr;
  void (*getEffects)(Operation *, SmallVectorImpl<EffectInstance> &) = nullptr;
  LogicalResult (*fold)(Operation *, ArrayRef<Attribute>,
                        SmallVectorImpl<OpFoldResult> &) = nullptr;
  void (*canonicalize)(RewritePatternSet &) = nullptr;
  /// The structs of functions must outlive the Context.
  std::vector<InterfaceTable> interfaces = {};

  /// `table` must outlive the Context.
  template <typename T> void addInterface(const T &table) {
    interfaces.push_back(makeInterfaceTable<T>(table));
  }
};

/// Attaches `hooks` to the operation `opName`. Hooks of several calls add up; of two
/// for the same thing the later wins. If the dialect is loaded already, an error is
/// reported, nothing is attached, and builds with assertions abort. Set-up.
void registerOpHooks(Context *ctx, StringRef opName, const OpHooks &hooks);
/// Attaches `hooks` to the operations of the classes `Ops`. Set-up.
template <typename... Ops>
requires(sizeof...(Ops) != 0) void registerOpHooks(Context *ctx,
                                                   const OpHooks &hooks) {
  (registerOpHooks(ctx, Ops::getOperationName(), hooks), ...);
}

/// The hooks registered for `opName`; null without any.
const OpHooks *findOpHooks(Context *ctx, StringRef opName);
/// The names of operations of `dialect` that hooks are registered for, sorted.
std::vector<StringRef> getOpsWithHooks(const Dialect &dialect);

/// The words for hooks, as dialect files have them: all, and those in `hooks`.
ArrayRef<StringRef> getHookNames();
std::vector<StringRef> getHookNames(const OpHooks &hooks);
/// The entries of `hooks` whose words are in `names`.
OpHooks selectHooks(const OpHooks &hooks, ArrayRef<std::string> names);
/// Replaces the hooks of `def` by `hooks`. It must have no table for their
/// interfaces.
void attachHooks(OpDefinition &def, const OpHooks &hooks);
/// Makes `verifier`, which is not null, check the symbols that operations of `def` refer
/// to.
void setSymbolUseVerifier(OpDefinition &def,
                          std::shared_ptr<const SymbolUseVerifier> verifier);

} // namespace strata

#endif // STRATA_DEFINITION_OPHOOKS_H
