// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of the extension: which attributes of the namespace `strata` may
// stand where in a dialect file, and of what form they are. The loader checks
// by this table and the tools of dialect files report by it; what the words
// mean is in docs/dialect-files.md.
#ifndef STRATA_IRDL_VOCABULARY_H
#define STRATA_IRDL_VOCABULARY_H

#include "strata/IR/BuiltinAttributes.h"

#include <string>
#include <vector>

namespace strata {

class Operation;

namespace irdl {

/// Where an attribute may stand, as bits. OnConstraint is any operation that
/// makes a constraint, as `irdl.is`.
enum VocabularyPlace : uint8_t {
  OnDialect = 1,
  OnType = 2,
  OnAttribute = 4,
  OnOperation = 8,
  OnConstraint = 16,
  OnRegion = 32,
};

/// What an attribute must be.
enum class VocabularyForm : uint8_t {
  Unit,
  Integer,
  /// `1 : i32`, the one there is.
  Version,
  String,
  Type,
  Dictionary,
  /// An affine map, or a string.
  AffineMap,
  /// An array of strings.
  Strings,
  /// An array of arrays of strings.
  Rows,
};

/// One word of the extension.
struct VocabularyEntry {
  /// Without `strata.`.
  llvm::StringLiteral name;
  /// Of VocabularyPlace.
  uint8_t places;
  VocabularyForm form;
  /// Of Rows: how many strings each may have.
  uint8_t minColumns = 0, maxColumns = 0;
};

/// All words. Each is there once.
ArrayRef<VocabularyEntry> getVocabulary();

/// The words that `strata.enum` may have as entries.
ArrayRef<llvm::StringLiteral> getEnumVocabulary();

/// What is wrong with `attr` of `op`, as a message: its name is not known, it
/// means nothing on `op`, or is not of its form. Empty if nothing is, as for
/// attributes of any other namespace.
std::string checkVocabulary(Operation *op, NamedAttribute attr);

/// What `attr` of `op`, an attribute of another namespace or of none, looks like
/// a mistake for, as a message: `format` where there is `strata.format`, or
/// `strat.format`. Empty if it does not.
std::string checkSpelling(Operation *op, NamedAttribute attr);

/// The strings of an array attribute of `op`; empty without it.
std::vector<std::string> getStrings(Operation *op, StringRef attrName);
/// The string attribute, or nothing.
StringRef getString(Operation *op, StringRef attrName);

/// Whether `kind` is spelled as `strata.kind` has it. That there are the
/// definitions it names is not asked.
bool isKindSpelling(StringRef kind, Context *ctx);

/// Whether `text` is an effect as `strata.effects` has it.
bool isEffectSpelling(StringRef text);

} // namespace irdl
} // namespace strata

#endif // STRATA_IRDL_VOCABULARY_H
