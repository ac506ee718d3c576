// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps LLVM's demangler, which is 40 KB of the wheel, out of the library: LLVM calls it for the
// stack traces of crashed programs only, and prints mangled names after null.
#include <string_view>

namespace llvm {
char *itaniumDemangle(std::string_view, bool);
} // namespace llvm

char *llvm::itaniumDemangle(std::string_view, bool) { return nullptr; }
