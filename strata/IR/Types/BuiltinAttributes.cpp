// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/BuiltinAttributes.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/StorageDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Unit, integers, floats --------------------------------------------===//

UnitAttr UnitAttr::get(Context *ctx) {
  return UnitAttr(getBuiltin<SingletonStorage<Kind::UnitAttr>>(ctx, {}));
}

/// Bits in which constants of an integer or index type are kept.
static unsigned getIntegerWidth(Type type) {
  return type.isIndex() ? IndexType::StorageBits
                        : cast<IntegerType>(type).getWidth();
}

static const BitsAttrStorage *getBits(Kind kind, Type type,
                                      const APInt &value) {
  // A value without bits has no words, but a word of zero in storage.
  size_t words = std::max(value.getNumWords(), 1u);
  return getBuiltin<BitsAttrStorage>(
      type.getContext(), {kind, type, value.getBitWidth(),
                          ArrayRef<uint64_t>(value.getRawData(), words)});
}

IntegerAttr IntegerAttr::get(Type type, const APInt &value) {
  assert(value.getBitWidth() == getIntegerWidth(type) &&
         "the value must have the width of the type");
  return IntegerAttr(getBits(Kind::IntegerAttr, type, value));
}

IntegerAttr IntegerAttr::get(Type type, int64_t value) {
  unsigned width = getIntegerWidth(type);
  if (width > 64)
    return get(type, APInt(width, uint64_t(value), /*isSigned=*/true));
  uint64_t word = uint64_t(value);
  if (width < 64)
    word &= (uint64_t(1) << width) - 1;
  return IntegerAttr(getBuiltin<BitsAttrStorage>(
      type.getContext(),
      {Kind::IntegerAttr, type, width, ArrayRef<uint64_t>(word)}));
}

Type IntegerAttr::getType() const { return as<BitsAttrStorage>()->type; }

APInt IntegerAttr::getValue() const { return as<BitsAttrStorage>()->getBits(); }

int64_t IntegerAttr::getInt() const {
  const auto *storage = as<BitsAttrStorage>();
  if (storage->width == 64)
    return int64_t(storage->word);
  if (!storage->type.isUnsignedInteger())
    return storage->getBits().getSExtValue();
  return int64_t(storage->getBits().getZExtValue());
}

bool BoolAttr::classof(Attribute attr) {
  auto integer = dyn_cast<IntegerAttr>(attr);
  return integer && integer.getType().isSignlessInteger(1);
}

BoolAttr BoolAttr::get(Context *ctx, bool value) {
  return cast<BoolAttr>(
      IntegerAttr::get(IntegerType::get(ctx, 1), int64_t(value)));
}

FloatAttr FloatAttr::get(Type type, const APFloat &value) {
  assert(&value.getSemantics() == &cast<FloatType>(type).getFloatSemantics() &&
         "the value must have the format of the type");
  return FloatAttr(getBits(Kind::FloatAttr, type, value.bitcastToAPInt()));
}

FloatAttr FloatAttr::get(Type type, double value) {
  APFloat converted(value);
  bool losesInfo;
  converted.convert(cast<FloatType>(type).getFloatSemantics(),
                    APFloat::rmNearestTiesToEven, &losesInfo);
  return get(type, converted);
}

FloatType FloatAttr::getType() const {
  return cast<FloatType>(as<BitsAttrStorage>()->type);
}

APFloat FloatAttr::getValue() const {
  return APFloat(getType().getFloatSemantics(),
                 as<BitsAttrStorage>()->getBits());
}

double FloatAttr::getValueAsDouble() const {
  APFloat value = getValue();
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

//===-- Strings -----------------------------------------------------------===//

/// `type` as it is stored with text: null for `none`.
static Type dropNoneType(Type type) {
  return type && isa<NoneType>(type) ? Type() : type;
}

StringAttr StringAttr::get(Context *ctx, StringRef text) {
  return StringAttr(getBuiltin<StringAttrStorage>(ctx, {text, Type()}));
}

StringAttr StringAttr::getFromTwine(Context *ctx, const Twine &text) {
  SmallVector<char, 32> storage;
  return get(ctx, text.toStringRef(storage));
}

StringAttr StringAttr::get(StringRef text, Type type) {
  return StringAttr(getBuiltin<StringAttrStorage>(type.getContext(),
                                                  {text, dropNoneType(type)}));
}

StringRef StringAttr::getValue() const { return as<StringAttrStorage>()->text; }

Type StringAttr::getType() const {
  if (Type type = as<StringAttrStorage>()->type)
    return type;
  return NoneType::get(getContext());
}

Dialect *StringAttr::getReferencedDialect() const {
  const auto *storage = as<StringAttrStorage>();
  Dialect *dialect = storage->referencedDialect.load(std::memory_order_relaxed);
  if (!dialect) {
    // Looked up here and not while uniquing, since the dialect may become known
    // after the string.
    size_t dot = storage->text.find('.');
    if (dot == StringRef::npos)
      return nullptr;
    dialect = getContext()->findDialect(storage->text.take_front(dot));
    if (!dialect)
      return nullptr;
    storage->referencedDialect.store(dialect, std::memory_order_relaxed);
  }
  return dialect->isKnown() ? dialect : nullptr;
}

//===-- Arrays and dictionaries -------------------------------------------===//

ArrayAttr ArrayAttr::get(Context *ctx, ArrayRef<Attribute> values) {
  assert(llvm::all_of(values, [](Attribute value) { return bool(value); }) &&
         "null element of an array");
  return ArrayAttr(getBuiltin<ArrayAttrStorage>(ctx, values));
}

ArrayRef<Attribute> ArrayAttr::getValue() const {
  return as<ArrayAttrStorage>()->items;
}

static bool isNameLess(const NamedAttribute &a, const NamedAttribute &b) {
  return a.getNameRef() < b.getNameRef();
}

/// True if the names increase strictly.
static bool isSortedUnique(ArrayRef<NamedAttribute> entries) {
  for (size_t i = 1; i < entries.size(); ++i)
    if (!isNameLess(entries[i - 1], entries[i]))
      return false;
  return true;
}

DictionaryAttr DictionaryAttr::get(Context *ctx,
                                   ArrayRef<NamedAttribute> entries) {
  if (isSortedUnique(entries))
    return getWithSorted(ctx, entries);
  SmallVector<NamedAttribute, 8> sorted(entries.begin(), entries.end());
  [[maybe_unused]] auto duplicate = sortAndFindDuplicate(sorted);
  assert(!duplicate && "names of a dictionary must differ");
  return getWithSorted(ctx, sorted);
}

DictionaryAttr DictionaryAttr::getWithSorted(Context *ctx,
                                             ArrayRef<NamedAttribute> entries) {
  assert(isSortedUnique(entries) && "entries must be sorted by name");
  assert(llvm::all_of(entries,
                      [](auto &entry) { return bool(entry.getValue()); }) &&
         "null value in a dictionary");
  return DictionaryAttr(getBuiltin<DictionaryAttrStorage>(ctx, entries));
}

std::optional<NamedAttribute>
DictionaryAttr::sortAndFindDuplicate(SmallVectorImpl<NamedAttribute> &entries) {
  if (isSortedUnique(entries))
    return std::nullopt;
  llvm::sort(entries, isNameLess);
  for (size_t i = 1; i < entries.size(); ++i)
    if (entries[i - 1].getNameRef() == entries[i].getNameRef())
      return entries[i];
  return std::nullopt;
}

ArrayRef<NamedAttribute> DictionaryAttr::getValue() const {
  return as<DictionaryAttrStorage>()->items;
}

/// The number of entries below which a scan beats binary search.
static constexpr size_t LinearSearchLimit = 16;

Attribute DictionaryAttr::get(StringRef name) const {
  ArrayRef<NamedAttribute> entries = getValue();
  if (entries.size() < LinearSearchLimit) {
    for (const NamedAttribute &entry : entries)
      if (entry.getNameRef() == name)
        return entry.getValue();
    return {};
  }
  const NamedAttribute *found = llvm::lower_bound(
      entries, name, [](const NamedAttribute &entry, StringRef name) {
        return entry.getNameRef() < name;
      });
  if (found == entries.end() || found->getNameRef() != name)
    return {};
  return found->getValue();
}

std::optional<NamedAttribute> DictionaryAttr::getNamed(StringRef name) const {
  if (Attribute value = get(name))
    return NamedAttribute(StringAttr::get(getContext(), name), value);
  return std::nullopt;
}

Attribute DictionaryAttr::get(StringAttr name) const {
  ArrayRef<NamedAttribute> entries = getValue();
  if (entries.size() >= LinearSearchLimit)
    return get(name.getValue());
  for (const NamedAttribute &entry : entries)
    if (entry.getName() == name)
      return entry.getValue();
  return {};
}

//===-- Symbols, types, affine objects, layouts ---------------------------===//

SymbolRefAttr SymbolRefAttr::get(Context *ctx, ArrayRef<StringAttr> path) {
  assert(!path.empty() && "a symbol reference has a root");
  if (path.size() == 1)
    return get(path[0]);
  return SymbolRefAttr(getBuiltin<SymbolRefAttrStorage>(ctx, path));
}

SymbolRefAttr SymbolRefAttr::get(StringAttr root,
                                 ArrayRef<FlatSymbolRefAttr> nested) {
  SmallVector<StringAttr, 4> path{root};
  for (FlatSymbolRefAttr name : nested)
    path.push_back(name.getAttr());
  return get(root.getContext(), path);
}

FlatSymbolRefAttr SymbolRefAttr::get(StringAttr root) {
  return FlatSymbolRefAttr(getOnlyWrapper<SymbolRefAttrStorage>(root));
}

FlatSymbolRefAttr SymbolRefAttr::get(Context *ctx, StringRef root) {
  return get(StringAttr::get(ctx, root));
}

FlatSymbolRefAttr SymbolRefAttr::get(Operation *symbol) {
  StringAttr name = SymbolTable::getSymbolName(symbol);
  assert(name && "the operation has no symbol name");
  return get(name);
}

ArrayRef<StringAttr> SymbolRefAttr::getPath() const {
  return as<SymbolRefAttrStorage>()->items;
}

bool FlatSymbolRefAttr::classof(Attribute attr) {
  auto ref = dyn_cast<SymbolRefAttr>(attr);
  return ref && ref.getPath().size() == 1;
}

TypeAttr TypeAttr::get(Type type) {
  return TypeAttr(getOnlyWrapper<TypeAttrStorage>(type));
}

Type TypeAttr::getValue() const { return as<TypeAttrStorage>()->value; }

AffineMapAttr AffineMapAttr::get(AffineMap map) {
  return AffineMapAttr(getOnlyWrapper<AffineMapAttrStorage>(map));
}

AffineMap AffineMapAttr::getValue() const {
  return as<AffineMapAttrStorage>()->value;
}

IntegerSetAttr IntegerSetAttr::get(IntegerSet set) {
  return IntegerSetAttr(getOnlyWrapper<IntegerSetAttrStorage>(set));
}

IntegerSet IntegerSetAttr::getValue() const {
  return as<IntegerSetAttrStorage>()->value;
}

StridedLayoutAttr StridedLayoutAttr::get(Context *ctx, int64_t offset,
                                         ArrayRef<int64_t> strides) {
  return StridedLayoutAttr(
      getBuiltin<StridedLayoutAttrStorage>(ctx, {offset, strides}));
}

int64_t StridedLayoutAttr::getOffset() const {
  return as<StridedLayoutAttrStorage>()->value.offset;
}

ArrayRef<int64_t> StridedLayoutAttr::getStrides() const {
  return as<StridedLayoutAttrStorage>()->value.strides;
}

//===-- Distinct and opaque -----------------------------------------------===//

DistinctAttr DistinctAttr::create(Attribute referenced) {
  Context *ctx = referenced.getContext();
  return DistinctAttr(make<DistinctAttrStorage>(
      ctx->getPools().storage, &ctx->getBuiltinDialect(), referenced));
}

Attribute DistinctAttr::getReferencedAttr() const {
  return as<DistinctAttrStorage>()->referenced;
}

bool ElementsAttr::isSplat() const {
  if (auto dense = dyn_cast<DenseElementsAttr>(*this))
    return dense.isSplat();
  auto strings = dyn_cast<DenseStringElementsAttr>(*this);
  return strings && strings.isSplat();
}

OpaqueAttr OpaqueAttr::get(Dialect &dialect, StringRef body, Type type) {
  return OpaqueAttr(dialect.getContext()->getUniquer().get<OpaqueAttrStorage>(
      &dialect, OpaqueAttrStorage::Key{&dialect, body, dropNoneType(type)}));
}

StringRef OpaqueAttr::getBody() const { return as<OpaqueAttrStorage>()->body; }

Type OpaqueAttr::getType() const {
  if (Type type = as<OpaqueAttrStorage>()->type)
    return type;
  return NoneType::get(getContext());
}

//===-- Typed attributes --------------------------------------------------===//

Type strata::getAttributeType(Attribute attr) {
  switch (attr.getKind()) {
  case Kind::IntegerAttr:
  case Kind::FloatAttr:
    return static_cast<const BitsAttrStorage *>(attr.getImpl())->type;
  case Kind::StringAttr:
    return cast<StringAttr>(attr).getType();
  case Kind::DenseElementsAttr:
  case Kind::DenseStringElementsAttr:
  case Kind::DenseResourceElementsAttr:
  case Kind::SparseElementsAttr:
    return cast<ElementsAttr>(attr).getType();
  case Kind::OpaqueAttr:
    return cast<OpaqueAttr>(attr).getType();
  case Kind::DynamicAttr: {
    auto dynamic = cast<DynamicAttr>(attr);
    ArrayRef<Attribute> params = dynamic.getParams();
    std::optional<unsigned> index = dynamic.getDefinition().selfType;
    if (index && !dynamic.getDefinition().isOpaque)
      return cast<TypeAttr>(params[*index]).getValue();
    // The type follows the text of an opaque attribute.
    bool hasType = dynamic.getDefinition().isOpaque && params.size() > 1 &&
                   isa<TypeAttr>(params.back());
    return hasType ? cast<TypeAttr>(params.back()).getValue() : Type();
  }
  default:
    return {};
  }
}
