// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fields of attributes of debug information (DebugEncodings.def), from the text that the
// dialect keeps and back to the text that upstream would print.
#ifndef STRATA_DIALECTS_LLVM_DEBUGFIELDSDETAIL_H
#define STRATA_DIALECTS_LLVM_DEBUGFIELDSDETAIL_H

#include "strata/Dialects/LLVM/KeptText.h"

namespace strata::llvm_dialect {

/// A row of DebugEncodings.def.
struct DebugRow {
  enum Kind : uint8_t {
    /// Begins an attribute.
    Class,
    Word,
    Number,
    SetNumber,
    Bool,
    String,
    Text,
    Node,
    Nodes
  };
  llvm::StringLiteral key;
  Kind kind;
  bool isAlwaysWritten;
  llvm::StringLiteral of;
};

/// The value of one field.
struct DebugField {
  uint64_t number = 0;
  std::string text;
  /// A null attribute is absent.
  SmallVector<Attribute, 1> attrs;

  /// Whether the text has the field.
  bool isWritten(const DebugRow &row) const {
    return row.isAlwaysWritten || number || (!attrs.empty() && attrs.front());
  }
};

/// An attribute of the table, with the rows of its fields.
struct DebugClass {
  uint64_t code = 0;
  StringRef name;
  ArrayRef<DebugRow> rows;
};
std::optional<DebugClass> findDebugClass(StringRef name);
std::optional<DebugClass> findDebugClass(uint64_t code);

/// The attributes that have no rows. The only field of an expression is a list.
inline constexpr llvm::StringLiteral ExpressionName = "di_expression",
                                     ElementName = "di_expression_elem";

/// An operation of an expression.
struct DebugElement {
  uint64_t operation = 0;
  SmallVector<uint64_t> arguments;
};

/// The fields of a record; std::nullopt if it does not match the table.
std::optional<SmallVector<DebugField>>
getDebugFields(Context *ctx, const DebugClass &known, const KeptValue &record);
std::optional<DebugElement> getDebugElement(const KeptValue &value);
/// The elements of an expression: `[...]` in a record, or none. False if an
/// element is unknown.
bool getDebugElements(Context *ctx, const KeptValue &record,
                      SmallVectorImpl<Attribute> &elements);

/// The attribute with the fields.
Attribute makeDebugAttr(Context *ctx, const DebugClass &known,
                        ArrayRef<DebugField> fields);
/// `DW_OP_plus_uconst(3)` as an attribute; null if the operation has no name.
Attribute makeDebugElement(Context *ctx, const DebugElement &element);
/// Whether `attr` is the attribute `name`, of which the text is kept.
bool isKept(Attribute attr, StringRef name);

} // namespace strata::llvm_dialect

#endif // STRATA_DIALECTS_LLVM_DEBUGFIELDSDETAIL_H
