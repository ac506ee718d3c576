// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sizes and alignments of pointers, arrays and structures.
#include "strata/Definition/InterfaceMap.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Support/Stack.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;
using llvm::TypeSize;

using Entries = ArrayRef<DataLayoutEntry>;

static Type getTypeParam(Type type, unsigned index) {
  auto attr =
      dyn_cast_or_null<TypeAttr>(cast<DynamicType>(type).getParams()[index]);
  return attr ? attr.getValue() : Type();
}

//===-- Pointers -----------------------------------------------------------===//

/// The numbers of an entry of a pointer type, `dense<[size, abi, preferred, index]>`, in
/// bits.
enum PointerNumber { Size, ABI, Preferred, Index };

/// The address space of a pointer; std::nullopt for other types.
static std::optional<uint64_t> getTypeAddressSpace(Type type) {
  DynamicType pointer = getIf(type, "ptr");
  if (!pointer)
    return std::nullopt;
  auto space = dyn_cast_or_null<IntegerAttr>(pointer.getParams()[0]);
  return space ? space.getValue().getLimitedValue() : 0;
}

/// The entry for the address space of the type, or else that for address space 0.
static std::optional<uint64_t> findPointerNumber(Type type, Entries entries,
                                                 PointerNumber which) {
  const DataLayoutEntry *found = nullptr;
  for (const DataLayoutEntry &entry : entries) {
    if (entry.getType() == type)
      found = &entry;
    else if (!found && getTypeAddressSpace(entry.getType()) == 0)
      found = &entry;
  }
  auto numbers =
      found ? dyn_cast<DenseElementsAttr>(found->value) : DenseElementsAttr();
  if (!numbers || !isa<IntegerType>(numbers.getType().getElementType()))
    return std::nullopt;
  int64_t count = numbers.getType().getNumElements();
  // The width of indices is that of pointers if it is absent.
  if (which == Index && count <= Index)
    which = Size;
  if (count <= which)
    return std::nullopt;
  return numbers.getIntElement(which).getLimitedValue(1u << 20);
}

static TypeSize getPointerSize(Type type, const DataLayout &, Entries entries) {
  return TypeSize::getFixed(
      findPointerNumber(type, entries, Size).value_or(64));
}

static uint64_t getPointerABIAlignment(Type type, const DataLayout &,
                                       Entries entries) {
  return findPointerNumber(type, entries, ABI).value_or(64) / 8;
}

static uint64_t getPointerPreferredAlignment(Type type, const DataLayout &,
                                             Entries entries) {
  return findPointerNumber(type, entries, Preferred).value_or(64) / 8;
}

static std::optional<uint64_t>
getPointerIndexBitwidth(Type type, const DataLayout &, Entries entries) {
  return findPointerNumber(type, entries, Index).value_or(64);
}

//===-- Arrays -------------------------------------------------------------===//

/// The bytes from one element of that type to the next.
static uint64_t getDistance(const DataLayout &layout, Type element) {
  if (!layout.hasTypeSize(element))
    return 0;
  return llvm::alignTo(
      layout.getTypeSize(element).getKnownMinValue(),
      std::max<uint64_t>(1, layout.getTypeABIAlignment(element)));
}

static TypeSize getArraySize(Type type, const DataLayout &layout, Entries) {
  uint64_t bytes = 0;
  runWithSufficientStackSpace(
      [&] { bytes = getDistance(layout, getTypeParam(type, 1)); });
  uint64_t count = cast<IntegerAttr>(cast<DynamicType>(type).getParams()[0])
                       .getValue()
                       .getLimitedValue();
  return TypeSize::getFixed(llvm::SaturatingMultiply(
      llvm::SaturatingMultiply(bytes, count), uint64_t(8)));
}

static uint64_t getElementAlignment(Type type, const DataLayout &layout,
                                    bool isPreferred) {
  uint64_t alignment = 1;
  runWithSufficientStackSpace([&] {
    if (layout.hasTypeSize(type))
      alignment = isPreferred ? layout.getTypePreferredAlignment(type)
                              : layout.getTypeABIAlignment(type);
  });
  return std::max<uint64_t>(1, alignment);
}

static uint64_t getArrayABIAlignment(Type type, const DataLayout &layout,
                                     Entries) {
  return getElementAlignment(getTypeParam(type, 1), layout, false);
}

static uint64_t getArrayPreferredAlignment(Type type, const DataLayout &layout,
                                           Entries) {
  return getElementAlignment(getTypeParam(type, 1), layout, true);
}

//===-- Structures ---------------------------------------------------------===//

static ArrayRef<Type> getElements(Type type) {
  auto body = dyn_cast_or_null<TupleType>(getTypeParam(type, 3));
  return body ? body.getTypes() : ArrayRef<Type>();
}

static bool isPacked(Type type) {
  return bool(cast<DynamicType>(type).getParams()[2]);
}

static uint64_t getStructAlignment(Type type, const DataLayout &layout,
                                   bool isPreferred) {
  uint64_t alignment = 1;
  if (!isPacked(type))
    for (Type element : getElements(type))
      alignment = std::max(alignment,
                           getElementAlignment(element, layout, isPreferred));
  return alignment;
}

static uint64_t getStructABIAlignment(Type type, const DataLayout &layout,
                                      Entries) {
  return getStructAlignment(type, layout, false);
}

static uint64_t getStructPreferredAlignment(Type type, const DataLayout &layout,
                                            Entries) {
  return getStructAlignment(type, layout, true);
}

static TypeSize getStructSize(Type type, const DataLayout &layout, Entries) {
  uint64_t bytes = 0;
  bool packed = isPacked(type);
  runWithSufficientStackSpace([&] {
    for (Type element : getElements(type)) {
      if (!layout.hasTypeSize(element))
        continue;
      if (!packed)
        bytes =
            llvm::alignTo(bytes, getElementAlignment(element, layout, false));
      bytes = llvm::SaturatingAdd(
          bytes, uint64_t(layout.getTypeSize(element).getKnownMinValue()));
    }
  });
  bytes = llvm::alignTo(bytes, getStructAlignment(type, layout, false));
  return TypeSize::getFixed(llvm::SaturatingMultiply(bytes, uint64_t(8)));
}

void llvm_dialect::registerDataLayouts(Context &ctx) {
  static constexpr DataLayoutTypeInterface pointer = {
      getPointerSize, getPointerABIAlignment, getPointerPreferredAlignment,
      getPointerIndexBitwidth};
  static constexpr DataLayoutTypeInterface array = {
      getArraySize, getArrayABIAlignment, getArrayPreferredAlignment};
  static constexpr DataLayoutTypeInterface structure = {
      getStructSize, getStructABIAlignment, getStructPreferredAlignment};
  // Names of the dialect itself.
  (void)attachInterface(&ctx, "!llvm.ptr", pointer);
  (void)attachInterface(&ctx, "!llvm.array", array);
  (void)attachInterface(&ctx, "!llvm.struct", structure);
}
