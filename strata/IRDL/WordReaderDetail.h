// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the loader: words of the extension that are dictionaries of
// strings, which name slots of the operation that they stand on.
#ifndef STRATA_IRDL_WORDREADERDETAIL_H
#define STRATA_IRDL_WORDREADERDETAIL_H

#include "strata/IR/Diagnostics.h"
#include "strata/IRDL/DialectLoaderDetail.h"

namespace strata::irdl {

/// Reads one word of `op`, which defines `def`. What fails has reported why.
class WordReader {
public:
  WordReader(const OpDefinition &def, Operation *op,
             const Definitions &definitions, StringRef word)
      : def(def), op(op), definitions(definitions), word(word) {}

  /// The word as a dictionary of strings, of which `needed` must be there and
  /// `others` may be; null, after an error, if it is not.
  DictionaryAttr read(ArrayRef<StringRef> needed, ArrayRef<StringRef> others);
  /// The string `entry` of what was read; empty without.
  static StringRef getText(DictionaryAttr dict, StringRef entry);
  /// The number of the operand `name`, which must stand for one value.
  std::optional<unsigned> findOperand(StringRef entry, StringRef name);
  /// Whether `name` is the only result of the operation.
  LogicalResult checkResult(StringRef entry, StringRef name);
  /// The number of what is called `name`; an operand must stand for one value.
  std::optional<unsigned> findSlot(StringRef entry, StringRef name);
  /// The number of the attribute `name`.
  std::optional<unsigned> findAttribute(StringRef entry, StringRef name);
  /// The condition `entry` of `dict`, null without. Sets `isUnknown` if the
  /// file says that it is not known.
  LogicalResult readCondition(DictionaryAttr dict, StringRef entry,
                              std::shared_ptr<const OperationPredicate> &to,
                              bool &isUnknown);
  InFlightDiagnostic fail();

private:
  const OpDefinition &def;
  Operation *op;
  const Definitions &definitions;
  StringRef word;
};

} // namespace strata::irdl

#endif // STRATA_IRDL_WORDREADERDETAIL_H
