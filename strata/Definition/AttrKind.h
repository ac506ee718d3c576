// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AttrKind: how the value of an attribute slot or type parameter is stored (as
// which kind of attribute) and how a declarative format parses and prints it.
// docs/dialect-files.md has the table of kinds.
#ifndef STRATA_DEFINITION_ATTRKIND_H
#define STRATA_DEFINITION_ATTRKIND_H

#include "strata/Definition/Constraint.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include <memory>
#include <string>

namespace strata {

class Dialect;
struct EnumDefinition;
struct TypeDefinition;

struct AttrKind {
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
    /// Elements of `type` in one dimension, a tensor, in brackets.
    Elements,
    /// An `i64` dense array as `4x?x8`.
    Shape,
    /// A unit attribute: said by being there.
    Unit,
    /// An affine map as `(d0) -> (d0)`.
    AffineMap,
  };
  Tag tag = Tag::Attribute;
  /// For Unit: false is stored as a truth value, not as an absent attribute.
  bool isFlag = false;
  /// Numbers are written without sign.
  bool isUnsigned = false;
  Type type = {};
  const TypeDefinition *definition = nullptr;
  /// For Attribute and Type: the builtin kind that it must have.
  std::optional<AttrBase> builtin = {};
  /// For Type: types of this dialect are written without its name.
  Dialect *shortDialect = nullptr;
  /// For symbol references: only `@a` is accepted, not `@a::@b`.
  bool isFlat = false;
  const EnumDefinition *enumeration = nullptr;
  std::shared_ptr<const AttrKind> element = nullptr;

  /// Whether values of this kind can be kept as `attr`.
  bool canHold(Attribute attr) const;
  /// Whether the class of `attr` is that of this kind, as properties require;
  /// the verifier checks types and elements.
  bool canStore(Attribute attr) const;
  /// Values of `def`.
  static AttrKind ofDefinition(const TypeDefinition &def);
  /// Parses a kind as spelled in dialect files, e.g. `array<i64>`; std::nullopt
  /// if `text` is not a kind.
  static std::optional<AttrKind> parse(StringRef text, Context *ctx);

  /// For a Dense or Array kind: the kind of the elements, and the value that
  /// has these.
  AttrKind getElementKind() const;
  Attribute buildArray(ArrayRef<Attribute> elements, Context *ctx) const;
};

/// The elements of a value of a Dense or Array kind.
SmallVector<Attribute, 4> getArrayElements(Attribute array);
/// Element `i` of a dense array.
Attribute getDenseElement(DenseArrayAttr array, int64_t i);
/// Appends the bytes of an element of a dense array.
void appendDenseElement(SmallVectorImpl<uint8_t> &bytes, const APInt &bits);

} // namespace strata

#endif // STRATA_DEFINITION_ATTRKIND_H
