// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of math as arithmetic without branches, which loops of vectors can execute
// (docs/optimize.md, docs/decisions/0030). The functions are data: VectorMathF32.conversion.mlir
// and VectorMathF64.conversion.mlir.
#ifndef STRATA_CONVERSION_EXPANDVECTORMATH_EXPANDVECTORMATH_H
#define STRATA_CONVERSION_EXPANDVECTORMATH_EXPANDVECTORMATH_H

namespace strata {

class PassRegistry;

/// The pass `expand-vector-math`: operations of math with the flag `afn` by arithmetic.
void registerExpandVectorMathPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDVECTORMATH_EXPANDVECTORMATH_H
