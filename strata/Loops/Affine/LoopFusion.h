// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of two nests of affine loops: the iterations of a source that an iteration of the outer loops of
// a target needs are executed in it.
//
//   NestSummary from(source, cache), to(target, cache);
//   FailureOr<ComputationSlice> slice = canFuseLoops(from, to, depth, strategy, aliases);
//   ... whether accesses keep their order: Loops/Dependence/FusionLegality.h
//   fuseLoops(rewriter, source, *slice);
#ifndef STRATA_LOOPS_AFFINE_LOOPFUSION_H
#define STRATA_LOOPS_AFFINE_LOOPFUSION_H

#include "strata/Loops/Affine/ComputationSlice.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

class NestSummary;

/// The accesses of the source from which a slice is computed.
struct FusionStrategy {
  enum Kind : uint8_t {
    /// All of them.
    Generic,
    /// Stores, of which the target loads elements.
    ProducerConsumer,
    /// Loads of `memref`, of which the target loads the same elements.
    Sibling
  };
  Kind kind = Generic;
  strata::Value memref;
};

/// The slice of `source` for the outermost `depth` loops around the body of `target`, loops around both
/// nests included. Both nests are in one block. Fails if the slice is unknown, if other operations
/// have to be executed between the nests, or, for a source in front of the target, if the target needs
/// elements of several of its own iterations. Whether all accesses keep their order is another question
/// (Loops/Dependence/FusionLegality.h).
strata::FailureOr<ComputationSlice>
canFuseLoops(NestSummary &source, NestSummary &target, unsigned depth,
             FusionStrategy strategy, strata::MemoryAliases &aliases);

/// Copies `source` into the body of `slice.insertLoop`, with the bounds of the slice. Loops of one
/// iteration are replaced by their bodies. Returns the operations that have been added to the body.
strata::SmallVector<strata::Operation *>
fuseLoops(strata::RewriterBase &rewriter, AffineForOp source,
          const ComputationSlice &slice);

/// Whether an access in the nest depends on itself, through any number of others.
bool hasCyclicDependence(NestSummary &nest, strata::MemoryAliases &aliases);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPFUSION_H
