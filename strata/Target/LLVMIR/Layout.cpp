// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/LayoutDetail.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::llvmir;

Layout::Layout(const Types &types, StringRef text) : types(types) {
  ints = {{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}};
  floats = {{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}};
  vectors = {{64, 8, 8}, {128, 16, 16}};
  pointers = {{0, 64, 8, 8, 64}};
  SmallVector<StringRef> items;
  text.split(items, '-');
  for (StringRef item : items)
    parse(item);
}

void Layout::set(SmallVectorImpl<Entry> &entries, Entry entry) {
  auto at = llvm::lower_bound(
      entries, entry.width,
      [](const Entry &other, uint32_t width) { return other.width < width; });
  if (at != entries.end() && at->width == entry.width)
    *at = entry;
  else
    entries.insert(at, entry);
}

/// The numbers of `a:b:c`, in their order.
static SmallVector<uint64_t, 4> getNumbers(StringRef text) {
  SmallVector<StringRef, 4> parts;
  text.split(parts, ':');
  SmallVector<uint64_t, 4> numbers;
  for (StringRef part : parts) {
    uint64_t number = 0;
    part.getAsInteger(10, number);
    numbers.push_back(number);
  }
  return numbers;
}

void Layout::parsePointer(StringRef item) {
  SmallVector<uint64_t, 4> numbers = getNumbers(item);
  if (numbers.size() < 3)
    return;
  uint64_t abi = std::max<uint64_t>(numbers[2] / 8, 1);
  uint64_t preferred =
      numbers.size() > 3 ? std::max<uint64_t>(numbers[3] / 8, 1) : abi;
  uint64_t index = numbers.size() > 4 ? numbers[4] : numbers[1];
  PointerEntry entry = {uint32_t(numbers[0]), uint32_t(numbers[1]), abi,
                        preferred, uint32_t(index)};
  for (PointerEntry &old : pointers)
    if (old.space == entry.space) {
      old = entry;
      return;
    }
  pointers.push_back(entry);
}

void Layout::parse(StringRef item) {
  if (item.empty())
    return;
  char what = item.front();
  item = item.drop_front();
  if (what == 'p')
    return parsePointer(item.ltrim("nue"));
  SmallVector<uint64_t, 4> numbers = getNumbers(item);
  if (what == 'A')
    allocaSpace = unsigned(numbers[0]);
  if (what == 'P')
    programSpace = unsigned(numbers[0]);
  if (numbers.size() < 2)
    return;
  uint64_t abi = std::max<uint64_t>(numbers[1] / 8, 1);
  Entry entry = {uint32_t(numbers[0]), abi,
                 numbers.size() > 2 ? std::max<uint64_t>(numbers[2] / 8, 1)
                                    : abi};
  if (what == 'i')
    set(ints, entry);
  if (what == 'f')
    set(floats, entry);
  if (what == 'v')
    set(vectors, entry);
  if (what == 'a')
    aggregate = entry;
}

const Layout::PointerEntry &Layout::getPointer(unsigned space) const {
  for (const PointerEntry &entry : pointers)
    if (entry.space == space)
      return entry;
  return pointers.front();
}
unsigned Layout::getIndexWidth(unsigned addressSpace) const {
  return getPointer(addressSpace).indexWidth;
}
unsigned Layout::getPointerWidth(unsigned addressSpace) const {
  return getPointer(addressSpace).width;
}

uint64_t Layout::getSizeInBits(Type type) const {
  if (auto vector = dyn_cast<VectorType>(type))
    return uint64_t(vector.getDimSize(0)) *
           getSizeInBits(vector.getElementType());
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  if (isPointer(type))
    return getPointerWidth(getAddressSpace(type));
  if (isArray(type))
    return types.getNumElements(type) *
           getAllocSize(types.getElement(type, 0)) * 8;
  if (isStruct(type))
    return getFieldOffset(type, types.getNumElements(type)) * 8;
  if (getIf(type, "ppc_fp128"))
    return 128;
  return getIf(type, "x86_amx") ? 8192 : 0;
}

uint64_t Layout::getAllocSize(Type type) const {
  return llvm::alignTo(getStoreSize(type), getABIAlignment(type));
}

uint64_t Layout::getFieldOffset(Type structType, uint64_t index) const {
  uint64_t offset = 0;
  bool packed = isPacked(structType);
  ArrayRef<Type> body = types.getBody(structType);
  runWithSufficientStackSpace([&] {
    for (auto [i, element] : llvm::enumerate(body)) {
      if (!packed)
        offset = llvm::alignTo(offset, getABIAlignment(element));
      if (i == index)
        return;
      offset += getAllocSize(element);
    }
    if (!packed && index >= body.size())
      offset = llvm::alignTo(offset, getStructAlignment(structType, true));
  });
  return offset;
}

uint64_t Layout::getIntAlignment(unsigned width, bool isABI) const {
  for (const Entry &entry : ints)
    if (entry.width >= width)
      return isABI ? entry.abi : entry.preferred;
  return isABI ? ints.back().abi : ints.back().preferred;
}

uint64_t Layout::getStructAlignment(Type type, bool isABI) const {
  if (isPacked(type) && isABI)
    return 1;
  uint64_t alignment = isABI ? aggregate.abi : aggregate.preferred;
  if (!isPacked(type))
    for (Type element : types.getBody(type))
      alignment = std::max(alignment, getABIAlignment(element));
  return alignment;
}

uint64_t Layout::getAlignment(Type type, bool isABI) const {
  if (auto integer = dyn_cast<IntegerType>(type))
    return getIntAlignment(integer.getWidth(), isABI);
  if (isPointer(type)) {
    const PointerEntry &entry = getPointer(getAddressSpace(type));
    return isABI ? entry.abi : entry.preferred;
  }
  if (isArray(type))
    return getAlignment(types.getElement(type, 0), isABI);
  if (isStruct(type))
    return getStructAlignment(type, isABI);
  uint64_t bits = getSizeInBits(type);
  for (const Entry &entry : isa<VectorType>(type) ? vectors : floats)
    if (entry.width == bits)
      return isABI ? entry.abi : entry.preferred;
  return llvm::PowerOf2Ceil(std::max<uint64_t>(getStoreSize(type), 1));
}
