// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An OpBuilder that keeps the location of the operations that it creates.
#ifndef STRATA_IR_BUILD_IMPLICITLOCOPBUILDER_H
#define STRATA_IR_BUILD_IMPLICITLOCOPBUILDER_H

#include "strata/IR/Build/Builder.h"

namespace strata {

class ImplicitLocOpBuilder : public OpBuilder {
public:
  /// `args` are those of a constructor of OpBuilder.
  template <typename... Args>
  ImplicitLocOpBuilder(Location loc, Args &&...args)
      : OpBuilder(std::forward<Args>(args)...), loc(loc) {}
  static ImplicitLocOpBuilder atBlockBegin(Location loc, Block *block,
                                           Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(loc, block, block->begin(), listener);
  }
  static ImplicitLocOpBuilder atBlockEnd(Location loc, Block *block,
                                         Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(loc, block, block->end(), listener);
  }
  static ImplicitLocOpBuilder atBlockTerminator(Location loc, Block *block,
                                                Listener *listener = nullptr) {
    return ImplicitLocOpBuilder(
        loc, block, Block::iterator(block->getTerminator(), block), listener);
  }

  Location getLoc() const { return loc; }
  void setLoc(Location newLoc) { loc = newLoc; }

  using OpBuilder::create;
  template <typename OpTy, typename... Args> OpTy create(Args &&...args) {
    return OpTy::create(*this, loc, std::forward<Args>(args)...);
  }
  template <typename OpTy, typename... Args>
  Value createOrFold(Args &&...args) {
    return OpBuilder::createOrFold<OpTy>(loc, std::forward<Args>(args)...);
  }
  InFlightDiagnostic emitError(const Twine &message = {});
  InFlightDiagnostic emitWarning(const Twine &message = {});
  InFlightDiagnostic emitRemark(const Twine &message = {});

private:
  Location loc;
};

} // namespace strata

#endif // STRATA_IR_BUILD_IMPLICITLOCOPBUILDER_H
