// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the patterns of cf: a block with the values passed to it.
#ifndef STRATA_DIALECTS_CONTROLFLOW_EDGEDETAIL_H
#define STRATA_DIALECTS_CONTROLFLOW_EDGEDETAIL_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

struct Edge {
  Block *dest;
  SmallVector<Value, 4> values;
  bool operator==(const Edge &other) const {
    return dest == other.dest && values == other.values;
  }
};

Edge makeEdge(Block *dest, OperandRange operands);

/// If `edge` leads to a block that only branches, makes it lead to the target
/// of that branch. Leaves cycles of such blocks alone.
bool collapse(Edge &edge);

/// Makes the terminator `op` a cf.br along `edge`.
void replaceByBranch(PatternRewriter &rewriter, Operation *op,
                     const Edge &edge);

} // namespace strata::detail

#endif // STRATA_DIALECTS_CONTROLFLOW_EDGEDETAIL_H
