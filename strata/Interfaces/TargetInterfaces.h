// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that describe a device for which a module is compiled. Attached by name
// (Interfaces.h):
//
//   static constexpr TargetAttrVerifyInterface verifier = {verifyTarget};
//   (void)attachInterface(&ctx, "#nvvm.target", verifier);
#ifndef STRATA_INTERFACES_TARGETINTERFACES_H
#define STRATA_INTERFACES_TARGETINTERFACES_H

#include "strata/Support/LLVM.h"

namespace strata {

class Attribute;
class Operation;

/// An interface of attributes of targets that not all operations can be compiled for.
struct TargetAttrVerifyInterface {
  static constexpr llvm::StringLiteral name = "TargetAttrVerifyInterface";
  /// Whether the operations in `module` can be compiled for `target`; emits an error for
  /// the first one that cannot. They need not be valid.
  LogicalResult (*verifyTarget)(Attribute target, Operation *module) = nullptr;
};

} // namespace strata

#endif // STRATA_INTERFACES_TARGETINTERFACES_H
