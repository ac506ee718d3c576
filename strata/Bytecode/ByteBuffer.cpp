// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ByteBufferDetail.h"
#include "strata/Support/Pool.h"

#include "llvm/Support/ErrorHandling.h"

#include <cstdlib>

using namespace strata;
using namespace strata::bytecode;

ByteBuffer::~ByteBuffer() {
  for (const Block &block : blocks)
    if (block.isSlab)
      detail::unmapSlab(block.memory);
    else
      std::free(block.memory);
}

/// Few bytes stay in one block, which grows; then slabs follow. What is longer than a slab
/// has a block of its own.
void ByteBuffer::grow(size_t more) {
  constexpr size_t MinSize = 256;
  size_t used = size_t(cursor - begin);
  bool canMove =
      !blocks.empty() && !blocks.back().isSlab && blocks.back().memory == begin;
  size_t size =
      std::max({used + more, 2 * size_t(end - begin), size_t(MinSize)});
  if (size >= Pool::SlabSize || !canMove) {
    finishPart();
    used = 0;
    canMove = false;
    size = std::max(more, blocks.empty() ? MinSize : Pool::SlabSize);
  }
  if (size == Pool::SlabSize) {
    begin = reinterpret_cast<uint8_t *>(
        detail::mapSlab(/*hugePage=*/blocks.size() >= 3));
    blocks.push_back({begin, true});
  } else {
    void *old = canMove ? blocks.back().memory : nullptr;
    begin = static_cast<uint8_t *>(std::realloc(old, size));
    if (!begin)
      llvm::report_bad_alloc_error("out of memory for bytecode");
    if (!canMove)
      blocks.push_back({});
    blocks.back() = {begin, false};
  }
  cursor = begin + used;
  end = begin + size;
}
