// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extensions of dialect files. A dialect file says more than plain IRDL with
// attributes on its operations, such as `strata.loads`. An Extension is the
// record of some attributes that belong together: their names, their form, and
// how they change the definition of an operation. The loader, `strata dialect`
// and the tests of docs/dialect-files.md all work on these records; the bundled
// ones are in Extension/Bundled, a file each.
//
// A program adds its own (docs/extensions.md):
//
//   static constexpr ExtensionKey keys[] = {
//       {.name = "cycles", .kind = KeyKind::Number, .isRequired = true}};
//   static constexpr ExtensionAttribute attributes[] = {
//       {"acme.cost", OnOperation, ExtensionForm::Dictionary, keys}};
//   static LogicalResult attach(ExtensionArgs &args) {
//     auto cost = std::make_shared<Cost>();
//     cost->cycles = args.find("acme.cost")->getNumber("cycles");
//     args.implement(costTable, cost);
//     return success();
//   }
//   registerExtension(&ctx, {.title = "cost", .attributes = attributes,
//                            .attach = attach});
#ifndef STRATA_DIALECTFILES_EXTENSION_EXTENSION_H
#define STRATA_DIALECTFILES_EXTENSION_EXTENSION_H

#include "strata/IR/Types/BuiltinAttributes.h"

#include <string>

namespace strata {

class ExtensionArgs;

/// The operations on which an attribute may be, as bits. OnConstraint is any
/// operation that makes a constraint, such as `irdl.is`.
enum ExtensionPlace : uint8_t {
  OnDialect = 1,
  OnType = 2,
  OnAttribute = 4,
  OnOperation = 8,
  OnConstraint = 16,
  OnRegion = 32,
};

/// The uses of a constraint, as bits.
enum ExtensionUser : uint8_t {
  OfOperand = 1,
  OfResult = 2,
  OfAttribute = 4,
  OfParameter = 8,
  OfConstraint = 16,
  OfBlockArgument = 32,
};

/// The form of an attribute.
enum class ExtensionForm : uint8_t {
  Unit,
  Integer,
  /// An `i32` that is not negative.
  Size,
  /// `1 : i32`, the only version.
  Version,
  String,
  Type,
  /// A dictionary of strings, which the keys name.
  Dictionary,
  /// An affine map, or a string.
  AffineMap,
  /// An array of strings. With a key, each string is a value of it.
  Strings,
  /// A string, or an array of strings, as Strings.
  StringOrStrings,
  /// An array of rows, each an array of strings. Keys are the columns.
  Rows,
};

/// The meaning of a key's text, and the object to which the loader resolves it.
enum class KeyKind : uint8_t {
  /// Any text.
  Text,
  /// Any attribute; the extension reads it.
  Any,
  /// A decimal integer of 64 bits.
  Number,
  /// One of the key's `keywords`.
  Keyword,
  /// The full name of an operation, which need not be loaded.
  Operation,
  /// An operand that stands for one value.
  Operand,
  /// An operand of any arity.
  AnyOperand,
  /// The only result of the operation, which stands for one value.
  OnlyResult,
  /// A result of any arity.
  Result,
  /// An operand that stands for one value, or the only result.
  Value,
  /// An attribute.
  Attribute,
  /// An operand of any arity, or an attribute.
  OperandOrAttribute,
  /// An operand that stands for one value, a result or an attribute.
  Slot,
  /// A region.
  Region,
  /// A C++ text that is a condition on the operation, as in `strata.predicates`.
  Condition,
  /// A C++ text that is a type, as in `strata.infer`.
  TypeFunction,
  /// A C++ text that is a condition on types, which the key's `types` name.
  TypeCondition,
};

/// An entry of a dictionary, or a column of rows.
struct ExtensionKey {
  /// Empty of the only key of an attribute that is no dictionary and no rows.
  StringRef name = {};
  KeyKind kind = KeyKind::Text;
  bool isRequired = false;
  /// The text is a list of values, separated by commas.
  bool isList = false;
  StringRef documentation = {};
  /// For the last column of rows: rows may have any number of further texts of
  /// it.
  bool isRepeated = false;
  /// The words that a Keyword may be.
  ArrayRef<StringRef> keywords = {};
  /// The names of the types of a TypeCondition: `from` is `$from` in the text.
  ArrayRef<StringRef> types = {};
  /// Returns the error in a value, as in "no effect"; empty if it is valid.
  /// Null accepts all values that the kind accepts.
  std::string (*check)(StringRef text) = nullptr;
  /// Whether the text is C++.
  bool isCode() const {
    return kind == KeyKind::Condition || kind == KeyKind::TypeFunction ||
           kind == KeyKind::TypeCondition;
  }
};

/// An attribute of dialect files.
struct ExtensionAttribute {
  /// The name with its namespace: `strata.loads`.
  StringRef name = {};
  /// The places, as bits of ExtensionPlace.
  uint8_t places = 0;
  ExtensionForm form = ExtensionForm::Unit;
  ArrayRef<ExtensionKey> keys = {};
  StringRef documentation = {};
  /// For an attribute on constraints: the uses of the constraint that it
  /// affects, as bits of ExtensionUser. On a constraint without such a use it
  /// is an error.
  uint8_t users = 0xff;
};

/// The consequence of a change of an extension's attributes for users of a
/// dialect.
enum class ExtensionChange : uint8_t { Documentation, Compatible, Breaking };

/// Attributes that belong together. Strings and arrays must outlive the Context
/// that it is registered with; `static constexpr` data does.
struct Extension {
  /// The title in the output of `strata dialect`: `memory slots`.
  StringRef title = {};
  ArrayRef<ExtensionAttribute> attributes = {};
  /// Names of the interfaces that the attributes can stand for.
  ArrayRef<StringRef> interfaces = {};
  ExtensionChange change = ExtensionChange::Compatible;
  /// Changes the definition of an operation that has some of the attributes, or
  /// whose constraints have; called when its slots are complete and all keys are
  /// resolved, before traits are known. The order of extensions is not defined.
  /// Null for attributes that are documentation.
  LogicalResult (*attach)(ExtensionArgs &args) = nullptr;
  /// Checks the definition when traits, interfaces and hooks are known.
  LogicalResult (*verify)(const ExtensionArgs &args) = nullptr;
  /// The loader and the tools have code of their own for these attributes.
  bool isCore = false;
};

/// Adds an extension. Fails, with a diagnostic, if the record has a mistake: a
/// name that is taken or has no namespace, a key without name, rows whose required
/// columns follow others. Set-up.
LogicalResult registerExtension(Context *ctx, const Extension &extension);

/// All extensions: the bundled ones, and those that are registered.
ArrayRef<const Extension *> getExtensions(Context *ctx);

/// An attribute of dialect files, with the extension that it belongs to; both are
/// null if no extension has it.
struct ExtensionAttributeRef {
  const Extension *extension = nullptr;
  const ExtensionAttribute *attribute = nullptr;
  explicit operator bool() const { return attribute; }
};

/// The uses of a constraint that attribute `known` says something about: an extension
/// is attached for operands, results and attributes of operations only.
inline uint8_t getExtensionUsers(ExtensionAttributeRef known) {
  constexpr uint8_t attached = OfOperand | OfResult | OfAttribute;
  return known.extension->attach ? known.attribute->users & attached
                                 : known.attribute->users;
}

/// The attribute called `name`, with its namespace. O(1).
ExtensionAttributeRef findExtensionAttribute(Context *ctx, StringRef name);

/// An attribute of a definition that belongs to an extension.
struct ExtensionUse : ExtensionAttributeRef {
  Attribute value;
};

/// The error, as a message, in `attr` on an operation called `user` at `place`:
/// an unknown name, no meaning at this place, or a wrong form. Empty if it is
/// valid, and for attributes of a namespace without extensions. Names of slots
/// are not checked.
std::string checkExtensionAttribute(Context *ctx, uint8_t place, StringRef user,
                                    NamedAttribute attr);

/// The name that `attrName` at `place`, which is no attribute of an extension, is
/// likely to be a misspelling of: `strata.format` for `format` and `strat.format`.
/// Empty if there is none.
std::string findExtensionSpelling(Context *ctx, uint8_t place,
                                  StringRef attrName);

} // namespace strata

#endif // STRATA_DIALECTFILES_EXTENSION_EXTENSION_H
