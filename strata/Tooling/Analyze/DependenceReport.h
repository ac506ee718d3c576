// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dependences of functions as text, JSON, or a graph for Graphviz.
#ifndef STRATA_TOOLING_ANALYZE_DEPENDENCEREPORT_H
#define STRATA_TOOLING_ANALYZE_DEPENDENCEREPORT_H

#include "strata/Loops/Dependence/DependenceGraph.h"

namespace llvm::json {
class OStream;
} // namespace llvm::json

namespace strata {

/// The dependences of one function.
struct FunctionDependences {
  Operation *function;
  DependenceGraph graph;
};

/// Print the loops of a function, each with whether its iterations are independent, and the
/// dependences, each with its kind, places, the loop that carries it, distances, and two iterations.
void printDependences(const FunctionDependences &dependences, raw_ostream &os);
void writeDependences(const FunctionDependences &dependences,
                      llvm::json::OStream &out);
/// Prints a subgraph whose nodes are accesses, numbered from `number` on, and whose edges are
/// dependences. Returns the next number.
unsigned drawDependences(const FunctionDependences &dependences,
                         unsigned number, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_ANALYZE_DEPENDENCEREPORT_H
