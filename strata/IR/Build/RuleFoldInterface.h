// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The folds that the rules of a dialect declare (docs/rules.md), for those who load
// definitions: an operation of such a dialect that lists the hook `fold`, for which no C++
// is registered, folds by rules.
#ifndef STRATA_IR_BUILD_RULEFOLDINTERFACE_H
#define STRATA_IR_BUILD_RULEFOLDINTERFACE_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/DialectInterface.h"

namespace strata {

class RuleFoldInterface : public DialectInterface::Base<RuleFoldInterface> {
public:
  using Base::Base;
  /// The hook `fold` of operations that fold by the rules of their dialect.
  using FoldFn = LogicalResult (*)(Operation *, ArrayRef<Attribute>,
                                   SmallVectorImpl<OpFoldResult> &);
  virtual FoldFn getFold() const = 0;
};

} // namespace strata

#endif // STRATA_IR_BUILD_RULEFOLDINTERFACE_H
