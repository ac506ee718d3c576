// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Example lines: an operation as it is written, made from its format or,
// without one, from its signature.
#ifndef STRATA_DIALECTFILES_TOOLS_EXAMPLE_H
#define STRATA_DIALECTFILES_TOOLS_EXAMPLE_H

#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

/// Whether optional parts are present.
enum class ExampleExtent : uint8_t { Short, Full };

/// The examples of the file, or else some that are made up: an operation as it is written
/// with and without its optional parts; a type or attribute.
std::vector<std::string> getExamples(const DefinitionModel &def,
                                     Samples &samples);

/// `%result = d.op %operand : i32`. In generic form if the file does not give
/// the custom form. Custom directives are kept unchanged, and `...` stands for
/// parts that cannot be made up.
std::string makeExample(const DefinitionModel &op, Samples &samples,
                        ExampleExtent extent);

/// The signature in one line:
/// `d.op(lhs: vector, rest...: index) {value, fast?} -> (result: vector)`.
std::string makeSignature(const DefinitionModel &op);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_EXAMPLE_H
