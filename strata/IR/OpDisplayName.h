// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that messages use for operations whose own name no text has: those that stand for
// an older syntax of another operation.
#ifndef STRATA_IR_OPDISPLAYNAME_H
#define STRATA_IR_OPDISPLAYNAME_H

#include "strata/IR/ContextData.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringMap.h"

#include <string>

namespace strata {

/// The names of one Context, for operations of dialects that are not listed
/// (Dialect::isListed). Filled at set-up.
struct OpDisplayNames final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.op-display-names";
  /// Spellings by full name of the operation.
  llvm::StringMap<std::string> ops;
  /// The dialect that the operations and types of another are of, for people.
  llvm::StringMap<std::string> dialects;
};

/// The name of an operation for messages.
std::string getDisplayName(const OpDefinition &def);
/// The dialect of operations without prefix in regions of the operation, if it has the trait
/// DefaultDialect; empty if it does not.
StringRef getDefaultDialect(const OpDefinition &def);

} // namespace strata

#endif // STRATA_IR_OPDISPLAYNAME_H
