// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversions to the dialect llvm of all bundled dialects that have one.
#ifndef STRATA_CONVERSION_CONVERTTOLLVM_CONVERTTOLLVM_H
#define STRATA_CONVERSION_CONVERTTOLLVM_CONVERTTOLLVM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace strata {

class LLVMTypeConverter;
class Operation;
class PassRegistry;
class RewritePatternSet;

/// The conversion of one dialect.
struct ToLLVMConversion {
  llvm::StringLiteral dialect;
  void (*populate)(const LLVMTypeConverter &types, RewritePatternSet &patterns);
};
/// Sorted by dialect.
llvm::ArrayRef<ToLLVMConversion> getToLLVMConversions();

/// Adds the patterns of all conversions, or of those of `dialects` if it is not empty.
/// `types` must outlive them.
void populateToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    llvm::ArrayRef<std::string> dialects = {});

/// Adds the pipeline `lower-to-llvm`, which chooses the passes, the passes that are part of
/// it alone, and `verify-lowered-to-llvm`, an error for each operation that is left.
void registerConvertToLLVMPasses(PassRegistry &registry);
/// The pass `run-for-dialect`, part of that pipeline.
void registerRunForDialect(PassRegistry &registry);
/// The pass `internalize-private-functions`, part of that pipeline.
void registerInternalizePrivateFunctionsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_CONVERTTOLLVM_CONVERTTOLLVM_H
