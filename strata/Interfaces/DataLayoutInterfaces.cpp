// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DataLayoutInterfaces.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using llvm::TypeSize;

//===-- Entries ------------------------------------------------------------===//

Type DataLayoutEntry::getType() const {
  auto type = dyn_cast<TypeAttr>(key);
  return type ? type.getValue() : Type();
}

StringRef DataLayoutEntry::getName() const {
  auto text = dyn_cast<StringAttr>(key);
  return text ? text.getValue() : StringRef();
}

/// Whether the definition of `attr` lists the interface.
static bool lists(Attribute attr, StringRef interface) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic &&
         llvm::is_contained(dynamic.getDefinition().interfaces, interface);
}

static std::optional<DataLayoutEntry> getEntry(Attribute attr) {
  if (!lists(attr, "DataLayoutEntryInterface"))
    return std::nullopt;
  ArrayRef<Attribute> params = cast<DynamicAttr>(attr).getParams();
  if (params.size() != 2 || !isa_and_nonnull<TypeAttr, StringAttr>(params[0]))
    return std::nullopt;
  return DataLayoutEntry{attr, params[0], params[1]};
}

SmallVector<DataLayoutEntry> strata::getDataLayoutEntries(Attribute spec) {
  SmallVector<DataLayoutEntry> entries;
  auto dynamic = dyn_cast_or_null<DynamicAttr>(spec);
  for (Attribute param : dynamic ? dynamic.getParams() : ArrayRef<Attribute>())
    if (auto list = dyn_cast_or_null<ArrayAttr>(param))
      for (Attribute attr : list.getValue())
        if (std::optional<DataLayoutEntry> entry = getEntry(attr))
          entries.push_back(*entry);
  return entries;
}

static Attribute findAttrWith(Operation *op, StringRef interface) {
  for (NamedAttribute attr : op->getAttrs())
    if (lists(attr.getValue(), interface))
      return attr.getValue();
  return Attribute();
}

Attribute strata::getDataLayoutSpec(Operation *op) {
  return findAttrWith(op, "DataLayoutSpecInterface");
}

//===-- Scopes -------------------------------------------------------------===//

static bool isScope(Operation *op) {
  return isa<ModuleOp>(op) || op->hasTrait("DataLayoutOpInterface");
}

DataLayout::DataLayout(Operation *scope) {
  SmallVector<Operation *> scopes;
  for (Operation *op = scope; op; op = op->getParentOp())
    if (op == scope || isScope(op))
      scopes.push_back(op);
  for (Operation *op : llvm::reverse(scopes)) {
    combineWith(getDataLayoutSpec(op));
    if (Attribute system = findAttrWith(op, "TargetSystemSpecInterface"))
      systemSpec = system;
  }
}

DataLayout DataLayout::closest(Operation *op) {
  while (op && !isScope(op))
    op = op->getParentOp();
  return op ? DataLayout(op) : DataLayout();
}

void DataLayout::combineWith(Attribute spec) {
  for (const DataLayoutEntry &inner : getDataLayoutEntries(spec)) {
    auto *outer = llvm::find_if(entries, [&](const DataLayoutEntry &entry) {
      return entry.key == inner.key;
    });
    if (outer == entries.end())
      entries.push_back(inner);
    else
      *outer = inner;
  }
}

Attribute DataLayout::find(StringRef name) const {
  for (const DataLayoutEntry &entry : entries) {
    StringRef key = entry.getName();
    if (key.consume_front(entry.attr.getDialect().getNamespace()) &&
        key.consume_front(".") && key == name)
      return entry.value;
  }
  return Attribute();
}

uint64_t DataLayout::getStackAlignment() const {
  auto bits = dyn_cast_or_null<IntegerAttr>(find("stack_alignment"));
  return bits ? bits.getValue().getLimitedValue() : 0;
}

Attribute DataLayout::getDevicePropertyValue(StringRef device,
                                             StringRef property) const {
  for (const DataLayoutEntry &entry : getDataLayoutEntries(systemSpec))
    if (entry.getName() == device)
      for (const DataLayoutEntry &value : getDataLayoutEntries(entry.value))
        if (value.getName() == property)
          return value.value;
  return Attribute();
}

//===-- Sizes --------------------------------------------------------------===//

[[noreturn]] static void reportNoLayout(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  llvm::report_fatal_error(llvm::Twine("the type has no data layout: " + text));
}

bool DataLayout::hasTypeSize(Type type) const {
  if (isa<IntegerType, FloatType, IndexType>(type))
    return true;
  if (auto complex = dyn_cast<ComplexType>(type))
    return hasTypeSize(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(type))
    return hasTypeSize(vector.getElementType());
  auto *table = getInterface<DataLayoutTypeInterface>(type);
  return table && table->getTypeSizeInBits && table->getABIAlignment;
}

uint64_t DataLayout::getIndexBitwidth() const {
  for (const DataLayoutEntry &entry : entries)
    if (entry.isTypeEntry() && entry.getType().isIndex())
      if (auto bits = dyn_cast<IntegerAttr>(entry.value);
          bits && !bits.getValue().isZero() &&
          bits.getValue().ule(IntegerType::MaxWidth))
        return bits.getValue().getZExtValue();
  return IndexType::StorageBits;
}

/// `numElements` elements of `bytes` bytes each, as bits.
static uint64_t multiplySizes(uint64_t numElements, uint64_t bytes) {
  return llvm::SaturatingMultiply<uint64_t>(
      llvm::SaturatingMultiply(numElements, bytes), 8);
}

TypeSize DataLayout::getVectorSizeInBits(VectorType type) const {
  TypeSize element = getTypeSize(type.getElementType());
  uint64_t count = 1;
  ArrayRef<int64_t> shape = type.getShape();
  for (auto [i, size] : llvm::enumerate(shape))
    count = llvm::SaturatingMultiply<uint64_t>(
        count, i + 1 == shape.size() ? llvm::PowerOf2Ceil(size) : size);
  return TypeSize::get(multiplySizes(count, element.getKnownMinValue()),
                       type.isScalable());
}

SmallVector<DataLayoutEntry> DataLayout::getEntriesLike(Type type) const {
  SmallVector<DataLayoutEntry> like;
  auto dynamic = dyn_cast<DynamicType>(type);
  for (const DataLayoutEntry &entry : entries) {
    auto other = dyn_cast_or_null<DynamicType>(entry.getType());
    if (dynamic ? other && &other.getDefinition() == &dynamic.getDefinition()
                : entry.getType() == type)
      like.push_back(entry);
  }
  return like;
}

TypeSize DataLayout::getTypeSizeInBits(Type type) const {
  if (!hasTypeSize(type))
    reportNoLayout(type);
  if (isa<IntegerType, FloatType>(type))
    return TypeSize::getFixed(type.getIntOrFloatBitWidth());
  if (isa<IndexType>(type))
    return TypeSize::getFixed(getIndexBitwidth());
  if (auto vector = dyn_cast<VectorType>(type))
    return getVectorSizeInBits(vector);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    // The second part is aligned.
    Type element = complex.getElementType();
    uint64_t bits = getTypeSizeInBits(element).getKnownMinValue();
    uint64_t aligned =
        llvm::alignTo(bits, getTypePreferredAlignment(element) * 8);
    return TypeSize::getFixed(aligned + bits);
  }
  return getInterface<DataLayoutTypeInterface>(type)->getTypeSizeInBits(
      type, *this, getEntriesLike(type));
}

TypeSize DataLayout::getTypeSize(Type type) const {
  TypeSize bits = getTypeSizeInBits(type);
  return TypeSize::get(llvm::divideCeil(bits.getKnownMinValue(), 8),
                       bits.isScalable());
}

//===-- Alignments ---------------------------------------------------------===//

/// The number of an entry such as `dense<[32, 64]> : vector<2xi64>`, in bits there, as
/// bytes; 0 if the value is something else.
static uint64_t getAlignmentOf(const DataLayoutEntry &entry, bool isPreferred) {
  auto numbers = dyn_cast<DenseElementsAttr>(entry.value);
  if (!numbers || !numbers.getType().getElementType().isInteger(64) ||
      numbers.getType().getNumElements() < 1)
    return 0;
  int64_t last = numbers.getType().getNumElements() - 1;
  return numbers.getIntElement(isPreferred ? last : 0).getZExtValue() / 8;
}

uint64_t DataLayout::getIntegerAlignment(unsigned width,
                                         AlignmentKind kind) const {
  const DataLayoutEntry *best = nullptr;
  unsigned bestWidth = 0;
  for (const DataLayoutEntry &entry : entries) {
    auto type = dyn_cast_or_null<IntegerType>(entry.getType());
    if (!type)
      continue;
    // The narrowest that is wide enough, or else the widest.
    unsigned other = type.getWidth();
    bool isBetter = bestWidth < width ? other > bestWidth
                                      : other >= width && other < bestWidth;
    if (best && !isBetter)
      continue;
    best = &entry;
    bestWidth = other;
  }
  uint64_t alignment =
      best ? getAlignmentOf(*best, kind == AlignmentKind::Preferred) : 0;
  if (alignment)
    return alignment;
  // LLVM aligns wide integers to 4 bytes unless a target says more.
  if (width >= 64 && kind == AlignmentKind::ABI)
    return 4;
  return llvm::PowerOf2Ceil(llvm::divideCeil(width, 8));
}

uint64_t DataLayout::getFloatAlignment(Type type, AlignmentKind kind) const {
  for (const DataLayoutEntry &entry : entries)
    if (entry.getType() == type)
      if (uint64_t alignment =
              getAlignmentOf(entry, kind == AlignmentKind::Preferred))
        return alignment;
  return llvm::PowerOf2Ceil(getTypeSize(type).getKnownMinValue());
}

uint64_t DataLayout::getDeclaredAlignment(Type type, AlignmentKind kind) const {
  auto *table = getInterface<DataLayoutTypeInterface>(type);
  SmallVector<DataLayoutEntry> like = getEntriesLike(type);
  if (kind == AlignmentKind::Preferred && table->getPreferredAlignment)
    return table->getPreferredAlignment(type, *this, like);
  return table->getABIAlignment(type, *this, like);
}

uint64_t DataLayout::getAlignment(Type type, AlignmentKind kind) const {
  if (!hasTypeSize(type))
    reportNoLayout(type);
  if (auto integer = dyn_cast<IntegerType>(type))
    return getIntegerAlignment(integer.getWidth(), kind);
  if (isa<IndexType>(type))
    return getIntegerAlignment(getIndexBitwidth(), kind);
  if (isa<FloatType>(type))
    return getFloatAlignment(type, kind);
  if (auto complex = dyn_cast<ComplexType>(type))
    return getAlignment(complex.getElementType(), kind);
  if (isa<VectorType>(type))
    return llvm::PowerOf2Ceil(getTypeSize(type).getKnownMinValue());
  return getDeclaredAlignment(type, kind);
}

uint64_t DataLayout::getTypeABIAlignment(Type type) const {
  return getAlignment(type, AlignmentKind::ABI);
}

uint64_t DataLayout::getTypePreferredAlignment(Type type) const {
  return getAlignment(type, AlignmentKind::Preferred);
}

std::optional<uint64_t> DataLayout::getTypeIndexBitwidth(Type type) const {
  if (isa<IndexType>(type))
    return getIndexBitwidth();
  auto *table = getInterface<DataLayoutTypeInterface>(type);
  if (!table || !table->getIndexBitwidth)
    return std::nullopt;
  return table->getIndexBitwidth(type, *this, getEntriesLike(type));
}
