// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of tosa-validate: whether operations of tosa conform to a target of the specification.
// Each check reports the first violation of an operation.
#ifndef STRATA_CONVERSION_TOSATRANSFORMS_VALIDATION_H
#define STRATA_CONVERSION_TOSATRANSFORMS_VALIDATION_H

#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace strata::tosalower {

/// The target of a program.
struct ValidationTarget {
  tosa::SpecificationVersion version = tosa::SpecificationVersion::V_1_0;
  tosa::Level level = tosa::Level::eightK;
  llvm::StringSet<> profiles = {tosa::stringifyProfile(tosa::Profile::pro_int),
                                tosa::stringifyProfile(tosa::Profile::pro_fp)};
  llvm::StringSet<> extensions;

  /// The target that `op` or an operation around it declares, by default version 1.0, level 8K
  /// and all profiles. Fails if the version lacks one of the profiles or extensions.
  static FailureOr<ValidationTarget> lookup(Operation *op);
  bool hasExtension(tosa::Extension extension) const {
    return extensions.contains(tosa::stringifyExtension(extension));
  }
};

/// The type of the tensors in a variable.
RankedTensorType getVariableType(tosa::VariableOp op);

/// Whether programs of the specification may have elements of `type`.
bool isSpecifiedElement(Type type);

/// The combinations of data types that the specification allows, by operation (DataTypes.def).
class DataTypeTable {
public:
  struct Entry {
    /// The names of the types; all combinations are allowed if it is empty.
    SmallVector<StringRef> types;
    /// The profiles of which a target must have one.
    SmallVector<StringRef> profiles;
    /// The extensions of which a target must have all.
    SmallVector<StringRef> extensions;
    /// The least version with the combination; 1.0 if it is empty.
    StringRef version;
  };

  DataTypeTable();
  /// Checks that the table has the types of `op`, unless the table does not list the operation.
  LogicalResult verifyTypes(Operation *op) const;
  /// Checks that `target` has the profile, extensions and version that the types of `op` require,
  /// and the profiles that these extensions require.
  LogicalResult verifyTarget(Operation *op,
                             const ValidationTarget &target) const;

private:
  const Entry *find(Operation *op, ArrayRef<StringRef> types) const;

  llvm::StringMap<SmallVector<Entry, 0>> entries;
};

/// Checks the ranges of level 8K: ranks, sizes of tensors, kernels and strides, numbers of operands,
/// and nesting. Dynamic dimensions are errors before version 1.1.
LogicalResult verifyLevel(Operation *op, tosa::SpecificationVersion version);

/// Checks the requirements of the specification on attributes, constants and regions that the
/// verifiers of operations leave out.
LogicalResult verifyRequirements(Operation *op);

} // namespace strata::tosalower

#endif // STRATA_CONVERSION_TOSATRANSFORMS_VALIDATION_H
