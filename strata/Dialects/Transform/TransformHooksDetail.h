// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the hooks of the dialect `transform`, a file each.
#ifndef STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKSDETAIL_H
#define STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKSDETAIL_H

namespace strata {

class Context;

/// Registers the directives of formats.
void registerTransformSyntax(Context &ctx);
/// Registers the effects of operations whose regions or callees decide them.
void registerTransformEffects(Context &ctx);
/// Registers the verifiers of operations that execute their regions, and of those whose
/// regions describe patterns.
void registerTransformSequences(Context &ctx);
/// Registers the hooks of named sequences and of operations that refer to them, and
/// the fold of `merge_handles`.
void registerTransformNamedSequences(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKSDETAIL_H
