// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ByteBufferDetail.h"
#include "strata/Bytecode/FormatDetail.h"
#include "strata/Support/Chunks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <cstdlib>
#include <string>

using namespace strata;
using namespace strata::bytecode;

ByteBuffer::~ByteBuffer() { release(); }

void ByteBuffer::release() {
  for (const Block &block : blocks)
    if (block.isChunk)
      freeChunk(block.memory);
    else
      std::free(block.memory);
  blocks.clear();
  parts.clear();
  finishedBytes = 0;
  begin = cursor = end = nullptr;
}

StringRef ByteBuffer::getBytes(SmallVectorImpl<char> &storage) const {
  if (parts.empty())
    return getLastPart();
  storage.clear();
  storage.reserve(size());
  forEachPart([&](StringRef part) { llvm::append_range(storage, part); });
  return StringRef(storage.data(), storage.size());
}

void ByteBuffer::writePadding(uint64_t count) {
  static const std::string block(ChunkSize, char(Padding));
  while (count) {
    uint64_t size = std::min<uint64_t>(count, block.size());
    borrowBytes(StringRef(block).take_front(size));
    count -= size;
  }
}

/// Few bytes stay in one block, which grows; then chunks follow. Data longer
/// than a chunk has a block of its own.
void ByteBuffer::grow(size_t more) {
  constexpr size_t MinSize = 256;
  size_t used = size_t(cursor - begin);
  bool canMove = !blocks.empty() && !blocks.back().isChunk &&
                 blocks.back().memory == begin;
  size_t size =
      std::max({used + more, 2 * size_t(end - begin), size_t(MinSize)});
  if (size >= ChunkSize || !canMove) {
    finishPart();
    used = 0;
    canMove = false;
    size = std::max(more, blocks.empty() ? MinSize : ChunkSize);
  }
  if (size == ChunkSize) {
    begin = static_cast<uint8_t *>(allocateChunk());
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
