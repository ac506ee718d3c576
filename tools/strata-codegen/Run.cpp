// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/Run.h"

#include "tools/strata-codegen/Faults.h"
#include "tools/strata-codegen/Loader.h"
#include "tools/strata-codegen/ParallelFor.h"
#include "tools/strata-codegen/Runtime.h"
#include "tools/strata-codegen/Stages.h"

#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstdio>

using namespace strata;
using namespace strata::codegen;

static constexpr size_t BlockAlignment = 64;

//===-- Arguments ------------------------------------------------------------===//

namespace {
/// Writes values to the leaves of arguments, in order.
class BlockWriter {
public:
  BlockWriter(const EntryLayout &layout, char *memory, std::vector<char> &block)
      : layout(layout), memory(memory), block(block) {}

  /// False if there is no leaf, or one of another size.
  bool add(const Argument &argument) {
    if (argument.kind == ValueKind::Number)
      return addLeaf(argument.bytes.data(), argument.bytes.size(), false);
    char *data = memory + argument.data.offset;
    if (argument.kind == ValueKind::Pointer)
      return addLeaf(&data, sizeof(data), true);
    std::vector<int64_t> rest = {0};
    rest.insert(rest.end(), argument.sizes.begin(), argument.sizes.end());
    int64_t stride = 1;
    rest.resize(rest.size() + argument.sizes.size());
    for (size_t i = 0; i < argument.sizes.size(); ++i) {
      rest[rest.size() - 1 - i] = stride;
      stride *= argument.sizes[argument.sizes.size() - 1 - i];
    }
    bool fits = addLeaf(&data, sizeof(data), true) &&
                addLeaf(&data, sizeof(data), true);
    for (int64_t value : rest)
      fits = fits && addLeaf(&value, sizeof(value), false);
    return fits;
  }
  bool isComplete() const { return next == layout.arguments.size(); }

private:
  bool addLeaf(const void *bytes, size_t size, bool isPointer) {
    if (next == layout.arguments.size())
      return false;
    const Leaf &leaf = layout.arguments[next++];
    if (leaf.size != size || leaf.isPointer != isPointer)
      return false;
    std::memcpy(block.data() + leaf.offset, bytes, size);
    return true;
  }

  const EntryLayout &layout;
  char *memory;
  std::vector<char> &block;
  size_t next = 0;
};
} // namespace

/// The leaves that a result has.
static size_t countLeaves(const ResultShape &shape) {
  return shape.kind == ValueKind::MemRef ? 3 + 2 * size_t(shape.rank) : 1;
}

/// Values in a message.
static std::string describeSizes(ArrayRef<uint64_t> sizes) {
  std::string text;
  for (uint64_t size : sizes)
    text += (text.empty() ? "" : ", ") + std::to_string(size);
  return sizes.empty() ? "no value" : "values of " + text + " bytes";
}

static LogicalResult checkResults(const Call &call, const EntryLayout &layout,
                                  std::string &error) {
  size_t next = 0;
  bool fits = true;
  for (const ResultShape &shape : call.results) {
    size_t count = countLeaves(shape);
    fits = fits && next + count <= layout.results.size() &&
           (shape.kind != ValueKind::Number ||
            layout.results[next].size == shape.size);
    next += count;
  }
  // Without a description results are not read.
  if (call.results.empty() || (fits && next == layout.results.size()))
    return success();
  auto getSize = [](const auto &part) { return part.size; };
  error = "the results of '@" + call.entry +
          "' are not those of its machine code: expected " +
          describeSizes(llvm::map_to_vector(call.results, getSize)) +
          ", found " +
          describeSizes(llvm::map_to_vector(layout.results, getSize));
  return failure();
}

LogicalResult codegen::makeBlock(const Call &call, const EntryLayout &layout,
                                 char *memory, std::vector<char> &block,
                                 std::string &error) {
  block.assign(layout.size, 0);
  BlockWriter writer(layout, memory, block);
  bool fits = true;
  for (const Argument &argument : call.arguments)
    fits = fits && writer.add(argument);
  if (fits && writer.isComplete())
    return checkResults(call, layout, error);
  error = "the arguments of '@" + call.entry +
          "' are not those of its machine code, which takes " +
          std::to_string(layout.arguments.size()) + " values";
  return failure();
}

//===-- Results --------------------------------------------------------------===//

/// Bytes of a result beyond which its sizes cannot be meant.
static constexpr uint64_t MaxResultBytes = uint64_t(1) << 40;

/// Copies the elements of a memref in row-major order. False if its sizes are none.
static bool readMemRef(const ResultShape &shape, ArrayRef<Leaf> leaves,
                       const char *block, ResultValue &result) {
  auto read = [&](size_t i) {
    int64_t value;
    std::memcpy(&value, block + leaves[i].offset, sizeof(value));
    return value;
  };
  const char *data;
  std::memcpy(&data, block + leaves[1].offset, sizeof(data));
  int64_t count = 1;
  for (size_t i = 0; i < shape.rank; ++i) {
    result.sizes.push_back(read(3 + i));
    if (result.sizes.back() < 0 ||
        llvm::MulOverflow(count, result.sizes.back(), count))
      return false;
  }
  if (uint64_t(count) > MaxResultBytes / shape.size)
    return false;
  result.bytes.reserve(size_t(count) * shape.size);
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, place = read(2);
    for (size_t dim = shape.rank; dim-- > 0; rest /= result.sizes[dim])
      place += rest % result.sizes[dim] * read(3 + shape.rank + dim);
    result.bytes.append(data + place * int64_t(shape.size), shape.size);
  }
  return true;
}

static LogicalResult readResults(const Call &call, const EntryLayout &layout,
                                 const char *block, Response &response) {
  ArrayRef<Leaf> leaves = layout.results;
  auto hasType = [](const Leaf &leaf) { return !leaf.type.empty(); };
  if (call.describesResults && llvm::all_of(leaves, hasType))
    for (const Leaf &leaf : leaves)
      response.results.push_back(
          {std::string(block + leaf.offset, leaf.size), {}, leaf.type});
  for (const ResultShape &shape : call.results) {
    ResultValue &result = response.results.emplace_back();
    if (shape.kind != ValueKind::MemRef) {
      result.bytes.assign(block + leaves.front().offset, leaves.front().size);
    } else if (!readMemRef(shape, leaves, block, result)) {
      response.error = "'@" + call.entry + "' returned a memref with sizes " +
                       "that no memory has";
      return failure();
    }
    leaves = leaves.drop_front(countLeaves(shape));
  }
  return success();
}

//===-- Calls ----------------------------------------------------------------===//

LogicalResult codegen::runCall(const Call &call, const EntryLayout &layout,
                               Loader &loader, std::vector<char> block,
                               Response &response) {
  auto *function = reinterpret_cast<void (*)(void *)>(loader.find(CallSymbol));
  auto *setUp = layout.hasSetUp
                    ? reinterpret_cast<void (*)()>(loader.find(SetUpSymbol))
                    : nullptr;
  if (!function) {
    response.error = loader.getError();
    return failure();
  }
  // Slots are aligned in the block, which must be, too.
  std::vector<char> storage(block.size() + BlockAlignment);
  auto begin = reinterpret_cast<uintptr_t>(storage.data());
  auto *slots = reinterpret_cast<char *>(llvm::alignTo(begin, BlockAlignment));
  std::copy(block.begin(), block.end(), slots);

  setFaultStage(Stage::Running, &loader);
  setNumThreads(std::max(call.numThreads, 1u));
  setLimits(call.maxMilliseconds, call.maxMegabytes);
  if (setUp)
    setUp();
  for (uint32_t i = 0; i < call.repeats; ++i) {
    uint64_t start = readClock(CLOCK_MONOTONIC);
    function(slots);
    finishAsyncTasks();
    response.runNanoseconds.push_back(readClock(CLOCK_MONOTONIC) - start);
  }
  clearTimeLimit();
  std::fflush(stdout);
  setFaultStage(Stage::ReadingResults, &loader);
  LogicalResult result = readResults(call, layout, slots, response);
  setFaultStage(Stage::Compiling, nullptr);
  return result;
}
