// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `convert-to-llvm`, which is in Tooling because it reads files.
#ifndef STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H
#define STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H

#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

class PassRegistry;

/// The pass `convert-to-llvm`, which reads files with rules.
void registerConvertToLLVMPass(PassRegistry &registry);

/// `types` with those of dialects replaced that a `conversion.type` rule of the files `rules`
/// converts to one type. Fails after a diagnostic.
FailureOr<SmallVector<Type>> convertTypesByRules(Context *ctx,
                                                 ArrayRef<std::string> rules,
                                                 ArrayRef<Type> types);

} // namespace strata

#endif // STRATA_TOOLING_OPT_CONVERTTOLLVMPASS_H
