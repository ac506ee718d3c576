// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom directives of assembly formats: `custom<Name>($x, type($x), "text")`
// calls C++ that is registered under the name, with its arguments.
#ifndef STRATA_ASM_FORMAT_FORMATDIRECTIVE_H
#define STRATA_ASM_FORMAT_FORMATDIRECTIVE_H

#include "strata/Asm/OpImplementation.h"

#include <memory>

namespace strata {

/// An argument that a directive fills in while an operation is read. It is of
/// one kind; the fields of other kinds are null. The target of `ref(...)` has
/// been read before and must not be changed.
struct ParsedArgument {
  SmallVectorImpl<UnresolvedOperand> *operands = nullptr;
  SmallVectorImpl<Type> *types = nullptr;
  /// Null if it was absent.
  Attribute *attribute = nullptr;
  SmallVectorImpl<std::unique_ptr<Region>> *regions = nullptr;
  SmallVectorImpl<Block *> *successors = nullptr;
  /// Attributes read so far, for `attr-dict`.
  SmallVectorImpl<NamedAttribute> *attrDict = nullptr;
  /// A string of the format; with an attribute, the name of the parameter of a type or
  /// attribute.
  StringRef text;
};

/// An argument that a directive prints; of one kind.
struct PrintedArgument {
  SmallVector<Value, 4> values;
  SmallVector<Type, 4> types;
  /// For `attr-dict`, a dictionary with the attributes that it prints.
  Attribute attribute;
  SmallVector<Region *, 1> regions;
  SmallVector<Block *, 2> successors;
  StringRef text;
};

/// The C++ of one directive.
struct FormatDirective {
  /// Numbers of arguments it takes.
  unsigned minArgs = 1, maxArgs = 1;
  ParseResult (*parse)(OpAsmParser &,
                       MutableArrayRef<ParsedArgument>) = nullptr;
  void (*print)(OpAsmPrinter &, Operation *,
                ArrayRef<PrintedArgument>) = nullptr;
  /// Parses a directive that may begin an optional group; returns std::nullopt if
  /// the next token does not begin it. Null for other directives.
  std::optional<ParseResult> (*parseOptional)(
      OpAsmParser &, MutableArrayRef<ParsedArgument>) = nullptr;
  /// A regular expression for the kinds of the arguments, a letter each: `o` operands, `t`
  /// types, `a` an attribute, `p` a parameter, `r` a region, `b` successors, `d` the
  /// dictionary, `s` a string. Null if any are accepted.
  const char *signature = nullptr;
  /// Whether the form can express the operation with these arguments; if not, it is printed
  /// in generic form. Null if it always can.
  bool (*holds)(Operation *, ArrayRef<PrintedArgument>) = nullptr;

  bool acceptsKinds(StringRef kinds) const;
};

/// Registers `directive` as `name`, or as `dialect.name` for the formats of one
/// dialect, with `ctx`: formats that are compiled from now on can use it. Fails, with a
/// diagnostic, if the name is taken. Thread-safe.
LogicalResult registerFormatDirective(Context &ctx, StringRef name,
                                      const FormatDirective &directive);
/// Registers a directive with exactly `numArgs` arguments; `name` must not be taken.
void addFormatDirective(Context &ctx, StringRef name, unsigned numArgs,
                        decltype(FormatDirective::parse) parse,
                        decltype(FormatDirective::print) print);
/// The directive called `dialect.name`, else `name`; null if there is none. It
/// lives as long as `ctx`. Thread-safe.
const FormatDirective *findFormatDirective(Context &ctx, StringRef dialect,
                                           StringRef name);

} // namespace strata

#endif // STRATA_ASM_FORMAT_FORMATDIRECTIVE_H
