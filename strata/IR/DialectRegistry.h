// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of dialects for Contexts that are made later, as tools collect them:
//
//   DialectRegistry registry;
//   registry.insert<arith::ArithDialect, func::FuncDialect>();
//   Context ctx(registry);
#ifndef STRATA_IR_DIALECTREGISTRY_H
#define STRATA_IR_DIALECTREGISTRY_H

#include "strata/IR/Context.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace strata {

class DialectRegistry {
public:
  /// Registers a dialect with a Context.
  using Registration = std::function<void(Context &)>;
  /// Called with a Context that has the dialects.
  using Extension = std::function<void(Context *)>;

  /// Adds dialects by the classes that strata-gen made.
  template <typename DialectT, typename... Others> void insert() {
    insert(DialectT::getDialectNamespace(), DialectT::registerDialect);
    (insert(Others::getDialectNamespace(), Others::registerDialect), ...);
  }
  /// Adds the dialect called `name`. Does nothing if it is already registered.
  void insert(StringRef name, const Registration &registration) {
    dialects.try_emplace(name.str(), registration);
  }
  /// Adds a function that registers hooks, interfaces and the like. It is called before
  /// the dialects are loaded.
  void addExtension(Extension extension) {
    extensions.push_back(std::move(extension));
  }
  /// Like the function above, for a function that takes the dialects it
  /// extends, by their classes. These need not be registered.
  template <typename... DialectTs>
  void addExtension(void (*extension)(Context *, DialectTs *...)) {
    extensions.push_back([extension](Context *ctx) {
      extension(ctx, static_cast<DialectTs *>(&ctx->mentionDialect(
                         DialectTs::getDialectNamespace()))...);
    });
  }
  /// Adds the registrations of this registry to `other`.
  void appendTo(DialectRegistry &other) const;
  /// Registers the dialects that `ctx` does not know, then calls the extensions.
  void applyTo(Context &ctx) const;
  /// Sorted.
  std::vector<StringRef> getDialectNames() const;
  bool contains(StringRef name) const { return dialects.count(name.str()); }

private:
  std::map<std::string, Registration> dialects;
  std::vector<Extension> extensions;
};

} // namespace strata

#endif // STRATA_IR_DIALECTREGISTRY_H
