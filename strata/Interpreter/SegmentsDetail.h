// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of operands by their place in the definition.
#ifndef STRATA_INTERPRETER_SEGMENTSDETAIL_H
#define STRATA_INTERPRETER_SEGMENTSDETAIL_H

#include "strata/Definition/Segments.h"
#include "strata/Interpreter/SemanticsDetail.h"

namespace strata::interpreter {

/// The values of operand group `slot`.
inline ArrayRef<RuntimeValue> getSegment(Execution &execution, unsigned slot) {
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(execution.getOperation(), segments)))
    return {};
  return execution.getOperands().slice(segments[slot].first,
                                       segments[slot].size);
}

/// A list of numbers that mixes constants, in attribute `attrName`, and operands, in group
/// `slot`.
inline SmallVector<int64_t, 4> getMixed(Execution &execution,
                                        StringRef attrName, unsigned slot) {
  SmallVector<int64_t, 4> numbers;
  ArrayRef<RuntimeValue> dynamic = getSegment(execution, slot);
  auto known =
      cast<DenseI64ArrayAttr>(execution.getOperation()->getAttr(attrName));
  for (int64_t number : known.asArrayRef()) {
    if (ShapedType::isDynamic(number)) {
      number = dynamic.front().getScalar().getIndex();
      dynamic = dynamic.drop_front();
    }
    numbers.push_back(number);
  }
  return numbers;
}

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_SEGMENTSDETAIL_H
