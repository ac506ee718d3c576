// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of types and attributes of loaded dialects as data: the text after
// their name. The language is that of MLIR's definitions of types and
// attributes:
//
//   `literal`  ` `  ``  `\n`   $parameter   qualified($parameter)
//   params                     all parameters, with commas
//   struct(params)  struct($a, $b)    name = value, in any order
//   (then^ ...) : (else)?      the anchor is an optional parameter
//   ports(part ... | part ...)     arrays, element by element (PortListDetail.h)
//   custom<Name>($a, ref($b), "text")
//
// Parameters that may be absent, or have their default value, are not printed.
// Custom directives are those of FormatDirective.h; parameters come to them as
// attributes, without operation.
#ifndef STRATA_ASM_FORMAT_PARAMETERFORMAT_H
#define STRATA_ASM_FORMAT_PARAMETERFORMAT_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Definition/TypeDefinition.h"

namespace strata {

/// A format that fits its definition.
class ParameterFormat {
public:
  /// Null, with `error` filled in, if the text is malformed, or does not
  /// contain each parameter once in a place from which it can be read back.
  /// Uses the names of the parameters of `def` and which of them are optional.
  static std::shared_ptr<const ParameterFormat>
  compile(StringRef text, const TypeDefinition &def, FormatError &error);

  /// `params` and `struct(params)` have their parameters as children.
  ArrayRef<FormatElement> getElements() const { return elements; }
  /// The arrays that lists of ports fill, and these lists.
  ArrayRef<detail::PortColumn> getColumns() const { return columns; }
  ArrayRef<const FormatElement *> getPorts() const { return ports; }

private:
  std::vector<FormatElement> elements;
  std::vector<detail::PortColumn> columns;
  std::vector<const FormatElement *> ports;
};

/// Parses the text after the name of a type or attribute of `def`. Parameters
/// are not verified.
ParseResult parseParameters(OpAsmParser &parser, const TypeDefinition &def,
                            SmallVectorImpl<Attribute> &params);
/// Whether parseParameters can read something that begins with the token.
bool canBeginParameters(const TypeDefinition &def, StringRef token);
/// Prints the text after the name.
void printParameters(OpAsmPrinter &printer, const TypeDefinition &def,
                     ArrayRef<Attribute> params);
/// The parameters that printParameters writes, in its order.
void visitPrintedParameters(const TypeDefinition &def,
                            ArrayRef<Attribute> params,
                            function_ref<void(Attribute)> fn);

} // namespace strata

#endif // STRATA_ASM_FORMAT_PARAMETERFORMAT_H
