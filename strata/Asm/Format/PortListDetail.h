// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to formats: lists whose entries have several parts, `ports(...)`, such as the
// ports of a module.
//
//   ports(`in` value($directions, "false") argument($body, $names) `:`
//           argument-type($body, $types) unless("{}", $attributes)
//       | `out` value($directions, "true") name($names) `:` $types unless("{}", $attributes))
//
// An entry has one of the forms between bars. Forms begin with a literal, except for one. A part is a literal, a value, or an element of an array: each entry of a form adds
// one to all the arrays that the form has. Several lists can fill the same arrays, one after
// another. Arrays can be parameters of a type. When an operation is printed, each list takes
// entries from where the last one ended, as long as one of its forms fits.
#ifndef STRATA_ASM_FORMAT_PORTLISTDETAIL_H
#define STRATA_ASM_FORMAT_PORTLISTDETAIL_H

#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Definition/TypeDefinition.h"

#include <functional>

namespace strata::detail {

/// The attribute in a slot; null if there is none.
using SlotFn = std::function<Attribute(unsigned)>;
/// The value that the attribute of `element`, a default or implied one, has if none is given.
Attribute getImplied(const FormatElement &element, const SlotFn &getSlot);
/// The implied value of the element in `list` whose attribute is `slot`; null if there is none.
Attribute findImplied(ArrayRef<FormatElement> list, unsigned slot,
                      const SlotFn &getSlot);

/// Decides where blanks go in `element`.
void layOut(FormatElement &element);

/// The elements of one array.
struct PortElements {
  SmallVector<Attribute, 4> list;
  /// An entry gave an element.
  bool hasValue = false;
};

/// Calls `fn` for each part of `form`, also for those in `unless(...)`.
void visitParts(ArrayRef<FormatElement> form,
                function_ref<void(const FormatElement &, bool isOptional)> fn);

/// The elements of `column` in `holder`, which may be null; std::nullopt if `holder` is of another
/// kind. `keys` are the names of the entries of a dictionary.
std::optional<SmallVector<Attribute, 4>>
getPortElements(Context *ctx, const PortColumn &column, Attribute holder,
                ArrayRef<Attribute> keys = {});
/// The attribute that holds the elements of the columns of one slot, given by number. Null if
/// it has no elements and `mayBeAbsent`. Fails, after an error, if they are no valid
/// parameters.
FailureOr<Attribute> buildPortHolder(Context *ctx, const AttrKind &kind,
                                     ArrayRef<PortColumn> columns,
                                     ArrayRef<unsigned> ofSlot,
                                     ArrayRef<PortElements> elements,
                                     bool mayBeAbsent, ArrayRef<Attribute> keys,
                                     EmitErrorFn emitError);
/// Whether an array of `kind` can have the elements.
bool fitsArray(const AttrKind &kind, ArrayRef<Attribute> elements);
/// The kind of the elements that `part` reads, given the kind of the attribute.
AttrKind getPortKind(Context *ctx, const PortPart &part,
                     const PortColumn &column, const AttrKind &holder);

/// The name of a value in the text, after its `%`; empty if it is a number.
StringRef getNameAt(const char *percent);

/// Whether the elements of `column` are lists of numbers of entries, written as names.
bool isReferences(const FormatElement &column);
/// Replaces the names in `references` by their numbers. Fails, after an error, if there is
/// another one.
LogicalResult resolveReferences(Context *ctx, PortElements &references,
                                ArrayRef<Attribute> names,
                                EmitErrorFn emitError);

/// The type called `!dialect.name` if it has the only parameter `parameter`; null otherwise.
const TypeDefinition *findPortType(Context *ctx, StringRef name,
                                   StringRef parameter);

/// Reads the entries of a list.
class PortReader {
public:
  using KindFn = function_ref<AttrKind(const FormatElement &)>;
  using PartFn = function_ref<ParseResult(const FormatElement &)>;
  /// `elements` are those of all columns. `readValue` reads a part that is no element of an
  /// array, `finish` is called after each entry with its form.
  PortReader(OpAsmParser &parser, MutableArrayRef<PortElements> elements,
             KindFn getKind, PartFn readValue, PartFn finish)
      : parser(parser), elements(elements), getKind(getKind),
        readValue(readValue), finish(finish) {}
  ParseResult read(const FormatElement &ports);

private:
  ParseResult readEntry(const FormatElement &ports);
  ParseResult readParts(ArrayRef<FormatElement> parts);
  ParseResult readElement(const FormatElement &part);
  ParseResult readUnless(const FormatElement &part);
  ParseResult readReferences(const FormatElement &part, Attribute &value);
  void add(const FormatElement &column, Attribute value, bool isValue = true) {
    elements[column.argument].list.push_back(value);
    elements[column.argument].hasValue |= isValue;
  }

  OpAsmParser &parser;
  MutableArrayRef<PortElements> elements;
  KindFn getKind;
  PartFn readValue, finish;
  llvm::SMLoc entryLoc;
};

/// The entries that lists print.
class PortPlan {
public:
  struct Entry {
    const FormatElement *form;
    /// For each column, the element that the entry prints.
    SmallVector<unsigned, 8> at;
  };
  /// `elements` are those of arrays; of arguments, their types; of other values, null.
  explicit PortPlan(std::vector<SmallVector<Attribute, 4>> elements)
      : elements(std::move(elements)), at(this->elements.size(), 0) {}
  /// Finds the entries of `lists`; false if elements are left, or if a form cannot print them.
  bool plan(ArrayRef<const FormatElement *> lists,
            ArrayRef<PortColumn> columns);
  ArrayRef<Entry> getEntries(const FormatElement &ports) const;
  Attribute getElement(const FormatElement &column, const Entry &entry) const {
    return elements[column.argument][entry.at[column.argument]];
  }
  /// Whether an optional part of an entry is printed.
  bool isPrinted(const FormatElement &unless, const Entry &entry) const;
  /// Prints the entries of `ports`; `printValue` prints a part that is no element of an array.
  void
  print(const FormatElement &ports, OpAsmPrinter &printer,
        PortReader::KindFn getKind,
        function_ref<void(const FormatElement &, const Entry &)> printValue,
        function_ref<void(const Entry &)> finish) const;

private:
  bool fits(const FormatElement &form) const;
  bool fitsPart(const FormatElement &part, bool isOptional,
                bool &consumes) const;
  void printParts(ArrayRef<FormatElement> parts, const Entry &entry,
                  OpAsmPrinter &printer, PortReader::KindFn getKind,
                  function_ref<void(const FormatElement &, const Entry &)>
                      printValue) const;

  std::vector<SmallVector<Attribute, 4>> elements;
  SmallVector<unsigned, 8> at;
  std::vector<std::pair<const FormatElement *, std::vector<Entry>>> lists;
};

/// Whether a form has literals only: it ends the list, as `...` does.
bool isPortEnd(const FormatElement &form);
/// The literal that an entry of `form` begins with; null if it begins with another part.
const FormatElement *getPortLead(const FormatElement &form);

} // namespace strata::detail

#endif // STRATA_ASM_FORMAT_PORTLISTDETAIL_H
