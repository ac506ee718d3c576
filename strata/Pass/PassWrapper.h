// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes as classes that say all about themselves, as in MLIR:
//
//   struct DropNops : PassWrapper<DropNops, OperationPass<func::FuncOp>> {
//     StringRef getArgument() const override { return "drop-nops"; }
//     StringRef getDescription() const override { return "Remove no-ops"; }
//     void runOnOperation() override { ... getOperation() ... }
//   };
//   pm.addNestedPass<func::FuncOp>(std::make_unique<DropNops>());
//
// A class with options needs a copy constructor that leaves them out; `clone` copies
// their values:
//
//   DropNops() = default;
//   DropNops(const DropNops &other) : PassWrapper(other) {}
#ifndef STRATA_PASS_PASSWRAPPER_H
#define STRATA_PASS_PASSWRAPPER_H

#include "strata/Definition/OpWrapper.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/TypeName.h"

#include <string>

namespace strata {

/// A pass that runs on operations of the class `OpT`; on any operation by default.
template <typename OpT = void> class OperationPass : public Pass {
public:
  std::optional<StringRef> getOpName() const override {
    return OpT::getOperationName();
  }

protected:
  OpT getOperation() const { return cast<OpT>(Pass::getOperation()); }
};
template <> class OperationPass<void> : public Pass {
public:
  std::optional<StringRef> getOpName() const override { return std::nullopt; }
};

/// A pass that runs on operations with the interface whose handle is `InterfaceT`.
template <typename InterfaceT> class InterfacePass : public OperationPass<> {
protected:
  InterfaceT getOperation() const {
    return cast<InterfaceT>(Pass::getOperation());
  }
  bool canScheduleOn(const OpDefinition &def) const override {
    return InterfaceT::classof(def);
  }
};

namespace detail {
/// The PassInfo of a class, made from the properties of an object of it.
struct WrappedPassInfo {
  WrappedPassInfo(const Pass &pass,
                  std::unique_ptr<Pass> (*create)(const PassInfo &));
  std::string argument, name, summary, anchor;
  PassInfo info;
};
} // namespace detail

/// The base of the pass class `PassT`, derived from `BaseT`, an OperationPass.
template <typename PassT, typename BaseT> class PassWrapper : public BaseT {
public:
  StringRef getName() const override { return llvm::getTypeName<PassT>(); }
  StringRef getArgument() const override { return {}; }
  StringRef getDescription() const override { return {}; }
  const PassInfo &getInfo() const override {
    static const detail::WrappedPassInfo wrapped(
        *this, [](const PassInfo &) -> std::unique_ptr<Pass> {
          if constexpr (std::is_default_constructible_v<PassT>)
            return std::make_unique<PassT>();
          else
            return nullptr;
        });
    return wrapped.info;
  }

protected:
  PassWrapper() = default;
  PassWrapper(const PassWrapper &) = default;
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<PassT>(*static_cast<const PassT *>(this));
  }
};

/// Registers the pass class `PassT` in a registry, under its argument.
template <typename PassT> void registerPass(PassRegistry &registry) {
  registry.add(PassT().getInfo());
}

} // namespace strata

#endif // STRATA_PASS_PASSWRAPPER_H
