// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that stay although some of their results are constants, as the sizes in the
// type of a memref are. Constant propagation does not follow these results: it replaces
// their uses by constants that are created right before the operation.
#ifndef STRATA_INTERFACES_CONSTANTRESULTSOPINTERFACE_H
#define STRATA_INTERFACES_CONSTANTRESULTSOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Types/Attribute.h"

namespace strata {

class ConstantResultsOpInterface
    : public OpInterface<ConstantResultsOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "ConstantResultsOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = ConstantResultsOpInterface;
    Attribute (*getConstantResult)(Operation *op, unsigned index) = nullptr;
  };

  /// The value of result `index`; null if it is not constant.
  Attribute getConstantResult(unsigned index) const {
    return getImpl()->getConstantResult(getOperation(), index);
  }
};

} // namespace strata

#endif // STRATA_INTERFACES_CONSTANTRESULTSOPINTERFACE_H
