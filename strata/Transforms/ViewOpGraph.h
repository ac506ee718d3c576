// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations as a graph in the language of Graphviz: the function used by the
// pass `view-op-graph` and the translation `dot`.
#ifndef STRATA_TRANSFORMS_VIEWOPGRAPH_H
#define STRATA_TRANSFORMS_VIEWOPGRAPH_H

#include "strata/Asm/Printer/Printer.h"

namespace strata {

/// The contents of a graph, with the defaults of the pass.
struct OpGraphOptions {
  /// Characters of an attribute or a type that are shown.
  unsigned maxLabelLength = 20;
  bool printAttrs = true;
  bool printControlFlowEdges = false;
  bool printDataFlowEdges = true;
  bool printResultTypes = true;
};

/// Writes the graph of `op` and all that it contains. Linear in the size of IR.
void writeOpGraph(Operation *op, raw_ostream &os,
                  const OpGraphOptions &options = {},
                  const PrintingFlags &flags = {});

/// Registers the translation `dot` (IR/Translation.h). Set-up.
void registerOpGraphTranslation(Context &ctx);

} // namespace strata

#endif // STRATA_TRANSFORMS_VIEWOPGRAPH_H
