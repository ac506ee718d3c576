// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax tree as operations of the dialect toy.
#ifndef STRATA_EXAMPLES_TOY_IRGEN_H
#define STRATA_EXAMPLES_TOY_IRGEN_H

#include "strata/IR/BuiltinDialect.h"

#include "AST.h"

namespace toyc {

/// Generates the module of `program`; null after an error. Values have the shape of
/// the literal or variable where it is given, otherwise an unknown one.
strata::OwningOpRef<strata::ModuleOp> generate(strata::Context &ctx,
                                               const Program &program);

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_IRGEN_H
