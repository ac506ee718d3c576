// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of tensors to memrefs, after an analysis of the whole function. Records of
// operations are in BufferizableOps.h.
#ifndef STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H
#define STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

class PassRegistry;
struct BufferizationOptions;

/// For tests: the decisions of the analysis as attributes, in the place of bufferization.
struct AnalysisTest {
  bool analysisOnly = false;
  /// Whether the alias sets are added too.
  bool dumpsAliasSets = false;
};

/// Bufferizes the operations in `root`, a module, or a function if `options` leave functions as they
/// are. Fails after an error.
LogicalResult runOneShotBufferize(Operation *root,
                                  const BufferizationOptions &options,
                                  AnalysisTest test = {});

/// The pass `one-shot-bufferize`: tensors by memrefs, in the memory of operands where that is
/// possible (OneShotAnalysis.h).
void registerOneShotBufferizePass(PassRegistry &registry);
/// The pass `eliminate-empty-tensors`: tensor.empty becomes a part of the tensor into which what is
/// computed in it is inserted.
void registerEliminateEmptyTensorsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H
