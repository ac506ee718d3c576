// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations of loaded dialects: numbers that are written as keywords, one of
// them or a set.
#ifndef STRATA_DEFINITION_ENUMDEFINITION_H
#define STRATA_DEFINITION_ENUMDEFINITION_H

#include "strata/IR/Types/Attribute.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

struct EnumDefinition {
  struct Case {
    /// The keyword in the text.
    std::string keyword;
    /// The name in C++.
    std::string symbol;
    uint64_t value = 0;
  };
  /// The name without dialect and dot.
  std::string name;
  /// The C++ class, e.g. `::mlir::arith::FastMathFlags`.
  std::string className;
  /// The description that messages use in place of the class.
  std::string summary;
  /// The integer type of the number.
  Type type;
  std::vector<Case> cases;
  /// Keywords of older versions, which are read but not written.
  std::vector<Case> olderCases;
  /// The numbers that cases have today, by those of older versions; empty if they are the
  /// same.
  std::vector<uint64_t> olderNumbers;
  /// Values are sets of cases; a case of value 0 is the empty set.
  bool isBits = false;
  /// Sets are printed with the names of complete groups of bits.
  bool printsGroups = false;
  /// Separates the cases of a set.
  std::string separator = "|";
  /// Word before the case, which then stands in angle brackets, where formats of
  /// operations write it; empty without.
  std::string mnemonic;

  /// The number of a case, by keyword.
  std::optional<uint64_t> find(StringRef keyword) const;
  /// The current keyword for one of an older version; empty for any other.
  StringRef findCurrent(StringRef olderKeyword) const;
  /// The number of a case, or of cases with separators between them.
  std::optional<uint64_t> symbolize(StringRef text) const;
  /// Whether `value` is a case, or made of cases, so that it can be written.
  bool isValid(uint64_t value) const;
  /// The text of a valid value, e.g. `nnan|ninf`; empty for any other.
  std::string stringify(uint64_t value) const;

private:
  /// Calls `fn` with the keywords that `value` is written with; false if they
  /// do not add up to it.
  bool visitWords(uint64_t value, function_ref<void(StringRef)> fn) const;
};

} // namespace strata

#endif // STRATA_DEFINITION_ENUMDEFINITION_H
