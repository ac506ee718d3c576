// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of operations whose result shape follows from the shapes of their
// operands. The dialect file lists it under its name.
#ifndef STRATA_EXAMPLES_TOY_SHAPEINFERENCE_H
#define STRATA_EXAMPLES_TOY_SHAPEINFERENCE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace toyc {

/// An operation with one result, whose type can be inferred.
class ShapeInference : public strata::OpInterface<ShapeInference> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "ShapeInference";

  /// The functions that operations implement.
  struct Concept {
    using Interface = ShapeInference;
    strata::FailureOr<strata::RankedTensorType> (*inferType)(
        strata::Operation *) = nullptr;
  };

  /// The type of the result, given operands of ranked types. Reports an error and
  /// fails if the shapes of the operands do not fit.
  strata::FailureOr<strata::RankedTensorType> inferType() const {
    return getImpl()->inferType(getOperation());
  }
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_SHAPEINFERENCE_H
