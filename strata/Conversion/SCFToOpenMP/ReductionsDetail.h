// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions of parallel loops: which there are, and how they are declared.
#ifndef STRATA_CONVERSION_SCFTOOPENMP_REDUCTIONSDETAIL_H
#define STRATA_CONVERSION_SCFTOOPENMP_REDUCTIONSDETAIL_H

namespace strata {

class Operation;
class Region;
class RewriterBase;
class SymbolTableCollection;

/// Declares the reduction that `combiner`, a region of `scf.reduce`, computes,
/// in front of the operation around it in the nearest symbol table, one of
/// `tables`. Null if the reduction is not supported.
Operation *declareReduction(RewriterBase &rewriter, Region &combiner,
                            SymbolTableCollection &tables);

} // namespace strata

#endif // STRATA_CONVERSION_SCFTOOPENMP_REDUCTIONSDETAIL_H
