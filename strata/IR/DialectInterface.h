// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of dialects as classes with virtual functions, as in MLIR:
//
//   class DocInterface : public DialectInterface::Base<DocInterface> {
//   public:
//     using Base::Base;
//     virtual StringRef getManual(Operation *op) const = 0;
//   };
//   struct ToyDoc : DocInterface {
//     using DocInterface::DocInterface;
//     StringRef getManual(Operation *op) const override { ... }
//   };
//   dialect->addInterfaces<ToyDoc>();
//   if (auto *doc = dyn_cast<DocInterface>(op->getDialect())) ...
//
// Tables of functions (Definition/Interfaces.h) do the same without a class.
#ifndef STRATA_IR_DIALECTINTERFACE_H
#define STRATA_IR_DIALECTINTERFACE_H

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/iterator.h"

#include <algorithm>
#include <string_view>

namespace strata {

namespace detail {
/// The name of `T` with its namespaces.
template <typename T> constexpr StringRef getClassName() {
  constexpr std::string_view text = __PRETTY_FUNCTION__;
  // GCC: `... [with T = a::B; ...]`, clang: `... [T = a::B]`.
  constexpr size_t begin = text.find("T = ") + 4;
  constexpr size_t end = std::min(text.find(';', begin), text.rfind(']'));
  static_assert(
      text.find("anonymous", begin) == text.npos,
      "classes in anonymous namespaces have no unique name: declare `name`");
  return StringRef(text.data() + begin, end - begin);
}
} // namespace detail

class DialectInterface {
public:
  virtual ~DialectInterface() = default;
  Dialect *getDialect() const { return dialect; }
  Context *getContext() const { return dialect->getContext(); }

  /// The base of the interface class `T`. An interface is known by the name of its
  /// class, or by `T::name` if `T` declares one.
  template <typename T> class Base;

protected:
  explicit DialectInterface(Dialect *dialect) : dialect(dialect) {}

private:
  Dialect *dialect;
};

template <typename T> class DialectInterface::Base : public DialectInterface {
public:
  using InterfaceType = T;
  static constexpr StringRef name = detail::getClassName<T>();
  static bool classof(const Dialect *dialect) {
    return dialect->getRegisteredInterface<T>();
  }

  explicit Base(Dialect *dialect) : DialectInterface(dialect) {}
};

/// The dialects of a Context that have the interface `T`, in the order of their names.
template <typename T> class DialectInterfaceCollection {
public:
  explicit DialectInterfaceCollection(Context *ctx) {
    for (StringRef name : ctx->getKnownDialects())
      if (const T *found = ctx->findDialect(name)->getRegisteredInterface<T>())
        interfaces.push_back(found);
  }
  /// The interface of the dialect of `op`; null if that has none.
  const T *getInterfaceFor(Operation *op) const {
    Dialect *dialect = op->getDialect();
    return dialect ? dialect->getRegisteredInterface<T>() : nullptr;
  }
  using iterator = llvm::pointee_iterator<const T *const *>;
  iterator begin() const { return iterator(interfaces.begin()); }
  iterator end() const { return iterator(interfaces.end()); }
  bool empty() const { return interfaces.empty(); }

private:
  SmallVector<const T *> interfaces;
};

} // namespace strata

namespace llvm {
/// isa, cast and dyn_cast from dialects to their interfaces.
template <typename To>
struct CastInfo<
    To, strata::Dialect *,
    std::enable_if_t<std::is_base_of_v<strata::DialectInterface, To>>> {
  static bool isPossible(const strata::Dialect *dialect) {
    return dialect->getRegisteredInterface<To>();
  }
  static const To *doCast(const strata::Dialect *dialect) {
    return dialect->getRegisteredInterface<To>();
  }
  static const To *castFailed() { return nullptr; }
  static const To *doCastIfPossible(const strata::Dialect *dialect) {
    return dialect->getRegisteredInterface<To>();
  }
};
} // namespace llvm

#endif // STRATA_IR_DIALECTINTERFACE_H
