// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of which the definition keeps the text (`TypeDefinition::isOpaque`), as a tree.
// It is for text whose syntax is that of most dialects: records, lists, strings and words.
#ifndef STRATA_DIALECTS_LLVM_KEPTTEXT_H
#define STRATA_DIALECTS_LLVM_KEPTTEXT_H

#include "strata/Definition/TypeDefinition.h"

#include <vector>

namespace strata::llvm_dialect {

/// A value in the text.
struct KeptValue {
  enum Kind : uint8_t {
    None,
    /// An attribute or type of its own.
    Object,
    String,
    /// Words and numbers, with the signs between them.
    Word,
    /// `<key = value, ...>`, also without keys.
    Record,
    /// `{...}` or `[...]`, and lists without brackets.
    List
  } kind = None;
  Attribute object;
  std::string text;
  struct Entry;
  /// The entries of records and lists.
  std::vector<Entry> entries;

  static KeptValue of(Attribute object);
  explicit operator bool() const { return kind != None; }
  /// The entry called `key`; a value of kind None if there is none.
  const KeptValue &get(StringRef key) const;
  /// The number that the text is, or that an attribute holds.
  std::optional<int64_t> getNumber() const;
  bool isTrue() const { return kind == Word && text == "true"; }
};

struct KeptValue::Entry {
  /// Empty if there is none.
  std::string key;
  KeptValue value;
};

inline KeptValue KeptValue::of(Attribute object) {
  KeptValue value;
  value.kind = Object;
  value.object = object;
  return value;
}

/// The tree of `attr`: a record of the text in the angle brackets. Attributes
/// that the dialect does not know are accepted too.
KeptValue readKeptText(Attribute attr);

} // namespace strata::llvm_dialect

#endif // STRATA_DIALECTS_LLVM_KEPTTEXT_H
