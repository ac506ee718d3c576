// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The spelling in an older version of MLIR of parts that the current one has
// too: the names of operations and attributes, which operations it reads in
// generic form only, and the grammar of the builtin dialect.
// Eras/OlderPrinter.h prepares IR and makes the record; printing without one
// costs nothing.
#ifndef STRATA_ASM_ERAS_OLDERFORM_H
#define STRATA_ASM_ERAS_OLDERFORM_H

#include "strata/Asm/Printer/Printer.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <string>

namespace strata {

/// How one version writes IR that it has.
struct OlderForm {
  /// An attribute of a definition whose generic form differs.
  struct AttrName {
    std::string name;
    /// Empty if the version does not have it; its value is the default.
    std::string older;
  };
  struct OpForm {
    /// Empty for the name of the definition.
    std::string name;
    SmallVector<AttrName, 2> attributes;
  };

  /// The major version of LLVM.
  unsigned version = 0;
  /// The definitions whose form differs.
  llvm::DenseMap<const OpDefinition *, OpForm> ops;
  /// The names of dialects that only stand for an older syntax of another one.
  llvm::StringMap<std::string> dialects;
  /// Operations whose custom form the version does not read.
  llvm::DenseSet<const Operation *> genericOps;

  const OpForm *find(const OpDefinition &def) const {
    auto found = ops.find(&def);
    return found == ops.end() ? nullptr : &found->second;
  }
  /// The name that operations of `def` are written under.
  StringRef getName(const OpDefinition &def) const;
  /// The name that types and attributes of `dialect` are written under.
  StringRef getDialectName(const Dialect &dialect) const;
  /// The attribute, as the generic form writes it, for the one called `attr.getName()`
  /// of an operation of `def`; null if it is left out.
  std::optional<NamedAttribute> convert(const OpDefinition &def,
                                        NamedAttribute attr) const;

  /// Inherent attributes are written as `<{...}>`, not among the others.
  bool hasProperties() const { return version >= 19; }
  /// `vector<[2]x[4]xi8>`, not `vector<[2x4]xi8>`.
  bool hasScalableDims() const { return version >= 19; }
  /// `memref<4xf32, strided<[2]>>`, not an affine map.
  bool hasStridedLayouts() const { return version >= 16; }
  /// Sizes of segments are `array<i32: ...>`, not `dense<...>`.
  bool hasArraySegments() const { return version >= 16; }
  /// `"file":1:2 to 3:4`, not the position of the first character alone.
  bool hasLocationRanges() const { return version >= 22; }
};

/// Prints `op` as the other function does, in the form `older`.
void printOperation(Operation *op, raw_ostream &os, const PrintingFlags &flags,
                    const OlderForm &older);

} // namespace strata

#endif // STRATA_ASM_ERAS_OLDERFORM_H
