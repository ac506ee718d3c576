// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kinds of attributes and parameters: all are kept as attributes; the kind says
// which, and how it is written where a format mentions it. docs/dialect-files.md
// has the table.
#ifndef STRATA_DEFINITION_VALUEKIND_H
#define STRATA_DEFINITION_VALUEKIND_H

#include "strata/Definition/Constraint.h"

#include <memory>
#include <string>

namespace strata {

struct EnumDefinition;
struct TypeDefinition;

struct ValueKind {
  enum class Tag : uint8_t {
    /// Any attribute, in full; but without prefix if it is of `definition`.
    Attribute,
    /// An integer or float of `type`, which is not written.
    Number,
    Bool,
    /// A string in quotes; a string as `@name`.
    String,
    Symbol,
    /// A TypeAttr as its type; without prefix if it is of `definition`.
    Type,
    /// A number of `enumeration`, as keywords.
    Enum,
    /// A dense array of `type` in brackets; an array of `element`, with commas.
    Dense,
    Array,
    /// An `i64` dense array as `4x?x8`.
    Shape,
    /// A unit attribute: said by being there.
    Unit,
    /// An affine map as `(d0) -> (d0)`.
    AffineMap,
  };
  Tag tag = Tag::Attribute;
  /// Numbers are written without sign.
  bool isUnsigned = false;
  Type type = {};
  const TypeDefinition *definition = nullptr;
  /// Of Attribute and Type: the builtin kind that it is of.
  std::optional<AttrBase> builtin = {};
  /// Of symbol references: `@a`, not `@a::@b`.
  bool isFlat = false;
  const EnumDefinition *enumeration = nullptr;
  std::shared_ptr<const ValueKind> element = nullptr;

  /// Whether values of this kind can be kept as `attr`.
  bool canHold(Attribute attr) const;
  /// The same as far as the class of `attr` tells: properties keep nothing else,
  /// but leave types and elements to the verifier.
  bool canStore(Attribute attr) const;
  /// Values of `def`.
  static ValueKind ofDefinition(const TypeDefinition &def);
  /// The kind as dialect files spell it, e.g. `array<i64>`, or nothing if `text`
  /// is none.
  static std::optional<ValueKind> parse(StringRef text, Context *ctx);
};

} // namespace strata

#endif // STRATA_DEFINITION_VALUEKIND_H
