// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that is part of a program in compressed form. The CMake function
// strata_add_dialect makes it.
#ifndef STRATA_SUPPORT_COMPRESSEDTEXT_H
#define STRATA_SUPPORT_COMPRESSEDTEXT_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/MemoryBuffer.h"

namespace strata {

/// One Zstandard frame (RFC 8878) in constant memory.
struct CompressedText {
  const unsigned char *bytes;
  size_t numBytes;
  /// The number of bytes of the text.
  size_t size;

  /// Returns a copy of the text as a buffer called `name`, with a NUL byte after it.
  std::unique_ptr<llvm::MemoryBuffer> unpack(StringRef name) const;
};

} // namespace strata

#endif // STRATA_SUPPORT_COMPRESSEDTEXT_H
