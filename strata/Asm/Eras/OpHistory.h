// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The history of operations in older versions, as records of the Context: the
// names under which they are read, and the names and encodings of their
// attributes. History files (strata/Eras/HistoryFile.h) fill it; otherwise it
// is empty.
#ifndef STRATA_ASM_ERAS_OPHISTORY_H
#define STRATA_ASM_ERAS_OPHISTORY_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Types/Attribute.h"
#include "strata/Support/LazyRegex.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <optional>

namespace strata {

/// A text whose comments are removed at most once, on first use.
class TextWithoutComments {
public:
  explicit TextWithoutComments(StringRef text) : text(text) {}
  /// The first line.
  StringRef getLine();
  /// All lines.
  StringRef getText();

private:
  StringRef text;
  std::optional<std::string> line, all;
};

/// An operation of older text, and the name that it is read under.
struct RenamedOp {
  std::string newName;
  EraSet eras;
  /// Matched against the rest of the line after the name, in custom form; null
  /// matches any text. The first matching record wins.
  std::shared_ptr<const LazyRegex> condition;
  /// The record holds where `condition` does not match.
  bool isNegated = false;
  /// `condition` is matched against all of the text that is read.
  bool readsLines = false;
  /// The record holds for the generic form only.
  bool isGeneric = false;

  /// `rest` is the text after the name.
  bool matches(TextWithoutComments &rest, bool isGenericForm) const;
};

/// An operation without a successor.
struct UnsupportedOp {
  std::string reason;
  EraSet eras;
};

/// The number of operands in a group whose size generic text does not give.
struct SegmentRule {
  enum class Kind : uint8_t { MapInputs, DynamicSizes };
  std::string operand;
  Kind kind = Kind::MapInputs;
  /// The affine map whose inputs the group are; for the dynamic sizes of the result,
  /// empty.
  std::string attribute;
};

/// An attribute of generic text that has another name or encoding today.
struct RenamedAttribute {
  enum class Encoding : uint8_t {
    Same,
    /// -1 stands for a dynamic size.
    MinusOneIsDynamic,
    /// The indices at which the operands of each successor begin, instead of
    /// their numbers.
    Offsets
  };
  std::string name;
  Encoding encoding = Encoding::Same;
};

/// An attribute that older generic text left out.
struct DefaultAttribute {
  std::string name;
  /// The value in full, and its text, which is also read as a value of the kind that the
  /// attribute has today. Null if it depends on a map.
  Attribute value = {};
  std::string text = {};
  /// A `false` for each result of an affine map, or else a 1 as an element.
  bool isFalse = false;
  /// The attribute with the affine map.
  std::string map;
};

/// Types or attributes of a dialect that have another text today.
struct RenamedType {
  /// Matched against all that follows `!dialect.` or `#dialect.`.
  std::shared_ptr<const LazyRegex> pattern;
  /// The new text, with `\1` for the first group of the pattern.
  std::string text;
  /// The pattern is matched against parts of the text instead, each of which is replaced
  /// before other rows are tried.
  bool isForParts = false;
  /// Makes the current text from the first group, read as an attribute; std::nullopt if it
  /// cannot. Null if `text` is used.
  std::function<std::optional<std::string>(Attribute)> expand = nullptr;
  /// Makes the current text from the dialect and the whole match; std::nullopt
  /// if it cannot. Null if `text` is used.
  std::optional<std::string> (*convert)(StringRef dialect,
                                        StringRef body) = nullptr;
  /// Makes the current text of the pointee from the full text of the type;
  /// std::nullopt if the text does not give it. May be null.
  std::optional<std::string> (*getPointee)(StringRef type) = nullptr;
};

/// The type of a part of a value, by the text of the type of the value.
struct PartOfType {
  enum class Kind : uint8_t {
    /// The last group of the pattern, for any index.
    Element,
    /// The last group is a list of types, followed by marks in brackets.
    List,
    /// The last group is the pointee; a pointer to the part has the part in its
    /// place.
    Pointer
  };
  /// Matched against all that follows `!dialect.`.
  std::shared_ptr<const LazyRegex> pattern;
  Kind kind = Kind::Element;
};

/// The first version in which something exists.
struct SinceVersion {
  /// The major version of LLVM; the first one that is known to have it.
  unsigned version = 0;
  /// The older name; empty if it did not exist.
  std::string older;
  /// For an attribute that did not exist: the value that operations had without
  /// it; null for the default of the definition.
  Attribute implied = {};
  /// Any value can be left out.
  bool isImplied = false;
};

/// A restriction on operations of a name before some version.
struct VersionLimit {
  unsigned version = 0;
  /// A predicate of the operation, as in dialect files.
  std::string predicate;
  /// The message: the feature that the version added.
  std::string message;
};

/// The tables of one Context.
struct OpHistory final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.op-history";
  /// Renamed operations by full old name.
  llvm::StringMap<SmallVector<RenamedOp, 1>> renamed;
  llvm::StringMap<UnsupportedOp> unsupported;
  /// Operations that are read and then dropped.
  llvm::StringMap<EraSet> dropped;
  /// Dialects whose operations may go without prefix, `std`, with the eras in which
  /// they may.
  SmallVector<std::pair<std::string, EraSet>, 2> unprefixed;
  /// The dialects of `unprefixed` whose operations had a prefix in generic
  /// form.
  llvm::StringSet<> prefixedInGenericForm;
  /// Dialects that have no current operations, with their eras.
  llvm::StringMap<EraSet> dialects;
  /// Dialects that did not exist in all eras, with those in which they did.
  llvm::StringMap<EraSet> newDialects;
  /// Operations whose declarations are private today unless they say otherwise.
  llvm::StringSet<> privateDeclarations;
  /// Names of attributes by `op/old`, or `*/old` for those of all operations that have
  /// an attribute of the new name.
  /// A name that ends in `#` stands for numbered ones, each of which is a dictionary of
  /// one argument or result.
  llvm::StringMap<RenamedAttribute> attributes;
  /// Default attributes by full name of the operation.
  llvm::StringMap<SmallVector<DefaultAttribute, 1>> defaults;
  /// Renamed types by dialect.
  llvm::StringMap<SmallVector<RenamedType, 2>> types;
  /// Renamed attributes by dialect.
  llvm::StringMap<SmallVector<RenamedType, 2>> bodies;
  /// Types of parts by dialect.
  llvm::StringMap<SmallVector<PartOfType, 2>> parts;
  /// For operations without a current definition, by their older full name or its part before a
  /// dot: the name in today's generic form.
  llvm::StringMap<std::string> generic;
  /// The texts of attributes whose value was a string, with `$0` for it, by the
  /// current `dialect.attribute`; empty for those that are left out.
  llvm::StringMap<std::string> texts;

  /// Names of attributes that are units where they were `true`; or if the value is true,
  /// that were either, and are the type that the pointer in front of their dictionary
  /// points to.
  llvm::StringMap<bool> flags;

  /// For printing: by the full name of an operation or attribute (`dialect.op/name`), a
  /// dialect, `!type`, `#attribute` or `dialect.Enumeration=case`.
  llvm::StringMap<SinceVersion> since;
  /// Limits by full name of the operation.
  llvm::StringMap<SmallVector<VersionLimit, 1>> limits;
  /// The first versions with the current custom form, by full name of the
  /// operation. In older versions, if the predicate holds, only the generic
  /// form can be printed.
  llvm::StringMap<SmallVector<VersionLimit, 1>> customForms;

  /// Sizes of operand groups by full name of the operation.
  llvm::StringMap<SmallVector<SegmentRule, 2>> segments;

  /// The record for `op`, which continues with `rest`; null if there is none for `eras`.
  const RenamedOp *find(StringRef op, EraSet eras, StringRef rest,
                        bool isGenericForm = false) const;
  /// The maximal number of bytes after a name that are matched.
  static constexpr size_t maxRest = 4096;
  /// The full names that `op`, a name without dot, may have in `eras`.
  SmallVector<std::string, 2> getFullNames(StringRef op, EraSet eras,
                                           bool isGenericForm = false) const;
  /// The name that `generic` gives `op`, a full name; empty if there is none.
  std::string getSuccessor(StringRef op) const;
  /// The current form of `attribute` of `op`; null if it did not change.
  const RenamedAttribute *findAttribute(StringRef op,
                                        StringRef attribute) const;
};

} // namespace strata

#endif // STRATA_ASM_ERAS_OPHISTORY_H
