// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data that a component, or a program that uses Strata, keeps for a Context:
// its registries above all. There is one object of a class for each Context,
// created on first use and destroyed with the Context:
//
//   struct TranslationRegistry final : ContextData {
//     static constexpr llvm::StringLiteral name = "strata.translations";
//     llvm::StringMap<Translation> translations;
//   };
//   auto &registry = getContextData<TranslationRegistry>(ctx);
//
// Finding the object takes a lock and a short search: keep the reference where
// it is needed often.
#ifndef STRATA_IR_CONTEXTDATA_H
#define STRATA_IR_CONTEXTDATA_H

#include "strata/Definition/InterfaceMap.h"
#include "strata/IR/Context.h"

namespace strata {

/// The base of such classes. A class has a name of its own, `T::name`, and a
/// default constructor.
class ContextData {
public:
  virtual ~ContextData();
};

namespace detail {
ContextData &getOrCreateContextData(Context &ctx, InterfaceId id,
                                    std::unique_ptr<ContextData> (*create)());
} // namespace detail

/// The object of class `T` that belongs to `ctx`. Thread-safe, which the object
/// need not be.
template <typename T> T &getContextData(Context &ctx) {
  constexpr InterfaceId id(T::name);
  return static_cast<T &>(detail::getOrCreateContextData(
      ctx, id,
      []() -> std::unique_ptr<ContextData> { return std::make_unique<T>(); }));
}

/// The failure of a registration, reported as "translation 'dot' is registered
/// already": a registry keeps the first record of a name.
LogicalResult emitRegisteredTwice(Context &ctx, StringRef what, StringRef name);

} // namespace strata

#endif // STRATA_IR_CONTEXTDATA_H
