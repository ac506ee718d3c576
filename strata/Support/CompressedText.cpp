// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/CompressedText.h"

#include <zstd.h>

using namespace strata;

std::unique_ptr<llvm::MemoryBuffer>
CompressedText::unpack(StringRef name) const {
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(size, name);
  [[maybe_unused]] size_t numWritten =
      ZSTD_decompress(buffer->getBufferStart(), size, bytes, numBytes);
  assert(numWritten == size &&
         "the build made the frame of a text of this size");
  return buffer;
}
