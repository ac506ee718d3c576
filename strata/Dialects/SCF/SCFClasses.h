// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions on loops of scf, as in MLIR. SCFOps.h includes this header.
#ifndef STRATA_DIALECTS_SCF_SCFCLASSES_H
#define STRATA_DIALECTS_SCF_SCFCLASSES_H

#include "strata/Dialects/SCF/SCFOps.h"

#include <vector>

namespace dialects::scf {

using LoopVector = std::vector<ForOp>;
using ValueVector = std::vector<strata::Value>;

/// The loops of buildLoopNest, the outermost first, and the results of the outermost one.
struct LoopNest {
  LoopVector loops;
  ValueVector results;
};

/// Creates perfectly nested loops, one for each element of the lists of bounds and steps, which
/// carry `iterArgs`. `body` fills the innermost one, given all induction variables and the
/// carried values, and returns the values that it yields, one for each of `iterArgs`. Without
/// bounds, `body` is called where `builder` inserts, and its values are the results. Without
/// `body`, the innermost loop yields its carried values.
LoopNest buildLoopNest(
    strata::OpBuilder &builder, strata::Location loc, strata::ValueRange lower,
    strata::ValueRange upper, strata::ValueRange steps,
    strata::ValueRange iterArgs,
    strata::function_ref<ValueVector(strata::OpBuilder &, strata::Location,
                                     strata::ValueRange, strata::ValueRange)>
        body = nullptr);
/// The loops carry no values.
LoopNest
buildLoopNest(strata::OpBuilder &builder, strata::Location loc,
              strata::ValueRange lower, strata::ValueRange upper,
              strata::ValueRange steps,
              strata::function_ref<void(strata::OpBuilder &, strata::Location,
                                        strata::ValueRange)>
                  body = nullptr);

/// The loop that has `value` as its induction variable; null if there is none.
ForOp getForInductionVarOwner(strata::Value value);
ParallelOp getParallelForInductionVarOwner(strata::Value value);
ForallOp getForallOpThreadIndexOwner(strata::Value value);

} // namespace dialects::scf

#endif // STRATA_DIALECTS_SCF_SCFCLASSES_H
