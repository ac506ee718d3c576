// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Register tiles: the innermost loops of a nest become vector operations whose results stay in
// registers while the loops around them are executed.
//
//   RegisterTile tile{.sequential = {k}, .rows = {i}, .lanes = j, .vectorLength = 16};
//   if (std::optional<Obstacle> obstacle = createRegisterTile(rewriter, tile, aliases))
//     obstacle->emitRemark(k, category);
#ifndef STRATA_LOOPS_OPTIMIZE_REGISTERTILING_H
#define STRATA_LOOPS_OPTIMIZE_REGISTERTILING_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The loops of a perfect nest in which all iterations of the inner ones are executed at once: those of
/// `rows` are unrolled, `lanes`, the innermost loop, becomes vectors. The numbers of their iterations
/// have constant upper bounds.
struct RegisterTile {
  /// The loops around the tile, the outermost first. Elements that they load and store in each iteration
  /// stay in registers.
  strata::SmallVector<AffineForOp, 2> sequential;
  strata::SmallVector<AffineForOp, 2> rows;
  AffineForOp lanes;
  int64_t vectorLength = 1;

  /// The outermost of all loops.
  AffineForOp getRoot() const {
    if (!sequential.empty())
      return sequential.front();
    return rows.empty() ? lanes : rows.front();
  }
};

/// Replaces the loops. Tiles with fewer iterations have a version of their own with masks. Returns the
/// reason, without changes, why the loops cannot be executed in this way: an operation has no form
/// for vectors, or iterations of rows or lanes depend on each other.
std::optional<strata::Obstacle>
createRegisterTile(strata::RewriterBase &rewriter, const RegisterTile &tile,
                   strata::MemoryAliases &aliases);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_REGISTERTILING_H
