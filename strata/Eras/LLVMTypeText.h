// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that wrap those of LLVM IR, in older texts: `"[4 x { i8*, i64 }]"`, the
// type of LLVM IR as a string, and `array<4 x struct<(ptr<i8>, i64)>>`,
// pointers with their pointees. Rows of `history.types` whose text is `LLVM IR`
// read them (docs/eras.md).
#ifndef STRATA_ERAS_LLVMTYPETEXT_H
#define STRATA_ERAS_LLVMTYPETEXT_H

#include "strata/Support/LLVM.h"

#include <optional>
#include <string>

namespace strata {

/// The current text of the type `!dialect.body`, or `!dialect<body>` if `body`
/// is quoted. std::nullopt if it is none of these types.
std::optional<std::string> getCurrentLLVMType(StringRef dialect,
                                              StringRef body);
/// The current text of the pointee of the pointer type with which `text`, a
/// type in full, begins; std::nullopt if it is no pointer with such a type.
std::optional<std::string> getLLVMPointee(StringRef text);

} // namespace strata

#endif // STRATA_ERAS_LLVMTYPETEXT_H
