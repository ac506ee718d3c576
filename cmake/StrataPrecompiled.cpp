// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target of CMake needs a source; only the header matters.
