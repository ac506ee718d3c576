// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `convert-to-llvm`, which is in Tooling because it reads files.
#ifndef STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H
#define STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H

namespace strata {

class PassRegistry;

/// The pass `convert-to-llvm`, which reads files with rules.
void registerConvertToLLVMPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H
