// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds functions in LLVM IR as `strata` prints it: they begin in a line with `define` and
// end with a line `}`, and strings are in one line.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_PARTTEXT_H
#define STRATA_TOOLS_STRATA_CODEGEN_PARTTEXT_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::codegen {

/// The first instruction of functions that other parts define.
constexpr StringLiteral ForeignMarker = "strata.foreign";

/// The bodies of functions in a text, each from the line after `define` to the
/// line `}`.
std::vector<StringRef> findBodies(StringRef text);

/// Divides sizes, in order, into ranges of about the same sum. The begin of each range.
std::vector<size_t> divideEvenly(ArrayRef<uint64_t> sizes, unsigned numParts);

/// The text with all bodies but those from `begin` to `end` replaced by an instruction
/// with metadata `ForeignMarker`.
std::string getPartText(StringRef text, ArrayRef<StringRef> bodies,
                        size_t begin, size_t end);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_PARTTEXT_H
