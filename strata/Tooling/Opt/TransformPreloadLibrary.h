// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `transform-preload-library`, which reads files with named sequences for
// `transform-interpreter`.
#ifndef STRATA_TOOLING_OPT_TRANSFORMPRELOADLIBRARY_H
#define STRATA_TOOLING_OPT_TRANSFORMPRELOADLIBRARY_H

namespace strata {

class PassRegistry;

void registerTransformPreloadLibraryPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_TRANSFORMPRELOADLIBRARY_H
