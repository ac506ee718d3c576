// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to IR: the storage of every builtin type, attribute, location and
// affine object, one struct a kind (or family of kinds alike). Each provides
// the requirements of Uniquer::get: a Key, hashKey, isKind, isKey and create.
// Keys hold borrowed arrays; create copies them into the arena.
#ifndef STRATA_IR_TYPES_STORAGEDETAIL_H
#define STRATA_IR_TYPES_STORAGEDETAIL_H

#include "strata/IR/Context.h"
#include "strata/IR/Types/Location.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <cstring>

namespace strata::detail {

/// Returns `make(emitError)`, where `emitError` reports an error without location.
/// Asserts that the result is not null.
template <typename Fn> auto getValid(Context *ctx, Fn make) {
  auto result = make([ctx] { return emitError(ctx, {}); });
  assert(result && "invalid arguments; use getChecked");
  return result;
}

//===-- Hashing -----------------------------------------------------------===//

/// Multiplicative hash of a few words; the upper half of the state is good.
class KeyHash {
public:
  explicit KeyHash(Kind kind) : state(uint64_t(kind) * 0x9E3779B97F4A7C15u) {}
  KeyHash &add(uint64_t word) {
    state = (state ^ word) * 0x9FB21C651E98DF25u;
    state ^= state >> 32;
    return *this;
  }
  KeyHash &add(const void *ptr) {
    return add(uint64_t(reinterpret_cast<uintptr_t>(ptr)));
  }
  KeyHash &add(Type type) { return add(type.getAsOpaquePointer()); }
  KeyHash &add(Attribute attr) { return add(attr.getAsOpaquePointer()); }
  KeyHash &add(AffineExpr expr) { return add(expr.getImpl()); }
  KeyHash &add(AffineMap map) { return add(map.getImpl()); }
  KeyHash &add(IntegerSet set) { return add(set.getImpl()); }
  KeyHash &add(Location loc) { return add(loc.getRaw()); }
  KeyHash &add(const NamedAttribute &attr) {
    return add(attr.getName()).add(attr.getValue());
  }
  KeyHash &add(StringRef text) { return add(llvm::xxh3_64bits(text)); }
  template <typename T> KeyHash &addAll(ArrayRef<T> items) {
    add(uint64_t(items.size()));
    for (const T &item : items)
      add(item);
    return *this;
  }
  uint32_t get() const { return uint32_t(state * 0x9E3779B97F4A7C15u >> 32); }

private:
  uint64_t state;
};

/// Makes an `S` in the arena.
template <typename S, typename... Args>
S *make(StorageArena &arena, Args &&...args) {
  static_assert(alignof(S) >= 8, "handles use the three low bits");
  return new (arena.allocate(std::max(sizeof(S), AttrStorage::MinSize),
                             alignof(S))) S(std::forward<Args>(args)...);
}

/// The storage of kind `S` for `key`, owned by the builtin dialect.
template <typename S>
const S *getBuiltin(Context *ctx, const typename S::Key &key) {
  return ctx->getUniquer().get<S>(&ctx->getBuiltinDialect(), key);
}

//===-- Components --------------------------------------------------------===//

inline void addPart(AttrStorage &whole, Type part) {
  whole.contains(part.getImpl());
}
inline void addPart(AttrStorage &whole, Attribute part) {
  whole.contains(part.getImpl());
}
inline void addPart(AttrStorage &whole, AffineExpr part) {
  whole.contains(part.getImpl());
}
inline void addPart(AttrStorage &whole, AffineMap part) {
  whole.contains(part.getImpl());
}
inline void addPart(AttrStorage &whole, IntegerSet part) {
  whole.contains(part.getImpl());
}
inline void addPart(AttrStorage &whole, const NamedAttribute &part) {
  whole.contains(part.getName().getImpl());
  whole.contains(part.getValue().getImpl());
}
/// Locations that are numbers count as leaves.
inline void addPart(AttrStorage &whole, Location part) {
  whole.flags |= AttrStorage::MayHaveAlias | AttrStorage::HasLocation;
  if (LocationAttr attr = part.getAttrOrNull())
    return whole.contains(attr.getImpl());
  if (whole.depth == 0)
    whole.depth = 1;
  if (whole.weight != UINT32_MAX)
    ++whole.weight;
}
template <typename T> void addParts(AttrStorage &whole, ArrayRef<T> parts) {
  for (const T &part : parts)
    addPart(whole, part);
}

/// Flags of every location.
constexpr uint8_t LocationFlags =
    AttrStorage::MayHaveAlias | AttrStorage::HasLocation;

/// The only wrapper `W` around `inner`, whose storage is a WrappedStorage.
template <typename W, typename T> const W *getOnlyWrapper(T inner) {
  const AttrStorage *storage = inner.getImpl();
  return static_cast<const W *>(
      static_cast<const WrappedStorage *>(storage)->getWrapper([&] {
        Context *ctx = storage->dialect->getContext();
        return W::create(ctx->getPools().storage, &ctx->getBuiltinDialect(),
                         inner);
      }));
}

/// Base of the storage of kind `K`, for shapes that types and others share.
template <Kind K>
using BaseStorage =
    std::conditional_t<isTypeKind(K), WrappedStorage, AttrStorage>;

//===-- Shared shapes -----------------------------------------------------===//

/// An object without parameters.
template <Kind K> struct SingletonStorage : BaseStorage<K> {
  struct Key {};
  using BaseStorage<K>::BaseStorage;
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &) { return KeyHash(K).add(1).get(); }
  bool isKey(const Key &) const { return true; }
  static SingletonStorage *create(StorageArena &arena, Dialect *dialect,
                                  const Key &) {
    auto *storage = make<SingletonStorage>(arena, K, dialect);
    if (isLocKind(K))
      storage->flags = LocationFlags;
    return storage;
  }
};

/// An object around one other.
template <Kind K, typename T> struct WrapperStorage : BaseStorage<K> {
  using Key = T;
  T value;
  WrapperStorage(Dialect *dialect, T value)
      : BaseStorage<K>(K, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) { return KeyHash(K).add(key).get(); }
  bool isKey(const Key &key) const { return value == key; }
  static WrapperStorage *create(StorageArena &arena, Dialect *dialect,
                                const Key &key) {
    auto *storage = make<WrapperStorage>(arena, dialect, key);
    addPart(*storage, key);
    if (K == Kind::AffineMapAttr || K == Kind::IntegerSetAttr)
      storage->flags |= AttrStorage::MayHaveAlias;
    return storage;
  }
};
using ComplexTypeStorage = WrapperStorage<Kind::ComplexType, Type>;
using TypeAttrStorage = WrapperStorage<Kind::TypeAttr, Type>;
using AffineMapAttrStorage = WrapperStorage<Kind::AffineMapAttr, AffineMap>;
using IntegerSetAttrStorage = WrapperStorage<Kind::IntegerSetAttr, IntegerSet>;

/// A list of objects.
template <Kind K, typename T> struct ListStorage : BaseStorage<K> {
  using Key = ArrayRef<T>;
  ArrayRef<T> items;
  ListStorage(Dialect *dialect, ArrayRef<T> items)
      : BaseStorage<K>(K, dialect), items(items) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(K).addAll(key).get();
  }
  bool isKey(const Key &key) const { return items == key; }
  static ListStorage *create(StorageArena &arena, Dialect *dialect,
                             const Key &key) {
    auto *storage = make<ListStorage>(arena, dialect, arena.copy(key));
    addParts(*storage, key);
    if (K == Kind::TupleType && key.size() > 16)
      storage->flags |= AttrStorage::MayHaveAlias;
    return storage;
  }
};
using TupleTypeStorage = ListStorage<Kind::TupleType, Type>;
using ArrayAttrStorage = ListStorage<Kind::ArrayAttr, Attribute>;
using DictionaryAttrStorage = ListStorage<Kind::DictionaryAttr, NamedAttribute>;
using SymbolRefAttrStorage = ListStorage<Kind::SymbolRefAttr, StringAttr>;

/// Text of a dialect without definitions; the type is null for `none` and for
/// types.
template <Kind K> struct OpaqueStorage : BaseStorage<K> {
  struct Key {
    Dialect *dialect;
    StringRef body;
    Type type;
  };
  StringRef body;
  Type type;
  OpaqueStorage(Dialect *dialect, StringRef body, Type type)
      : BaseStorage<K>(K, dialect), body(body), type(type) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(K).add(key.dialect).add(key.body).add(key.type).get();
  }
  bool isKey(const Key &key) const {
    return this->dialect == key.dialect && body == key.body && type == key.type;
  }
  static OpaqueStorage *create(StorageArena &arena, Dialect *dialect,
                               const Key &key) {
    auto *storage =
        make<OpaqueStorage>(arena, dialect, arena.copy(key.body), key.type);
    addPart(*storage, key.type);
    if (K == Kind::OpaqueAttr && hasAlias(*dialect, key.body))
      storage->flags |= AttrStorage::MayHaveAlias;
    return storage;
  }
  /// True if the dialect prints attributes with the mnemonic that begins `body`
  /// through an alias.
  static bool hasAlias(const Dialect &dialect, StringRef body) {
    StringRef mnemonic = body.take_while([](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
    });
    for (const auto &entry : dialect.attrAliases)
      if (entry.first == mnemonic)
        return true;
    return false;
  }
};
using OpaqueTypeStorage = OpaqueStorage<Kind::OpaqueType>;
using OpaqueAttrStorage = OpaqueStorage<Kind::OpaqueAttr>;

/// A type or attribute of a loaded dialect.
template <Kind K> struct DynamicStorage : BaseStorage<K> {
  struct Key {
    const TypeDefinition *definition;
    ArrayRef<Attribute> params;
  };
  const TypeDefinition *definition;
  ArrayRef<Attribute> params;
  DynamicStorage(Dialect *dialect, Key key)
      : BaseStorage<K>(K, dialect), definition(key.definition),
        params(key.params) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(K)
        .add(static_cast<const void *>(key.definition))
        .addAll(key.params)
        .get();
  }
  bool isKey(const Key &key) const {
    return definition == key.definition && params == key.params;
  }
  static DynamicStorage *create(StorageArena &arena, Dialect *dialect,
                                const Key &key) {
    auto *storage = make<DynamicStorage>(
        arena, dialect, Key{key.definition, arena.copy(key.params)});
    addParts(*storage, key.params);
    if (key.definition->hasAlias)
      storage->flags |= AttrStorage::MayHaveAlias;
    return storage;
  }
};
using DynamicTypeStorage = DynamicStorage<Kind::DynamicType>;
using DynamicAttrStorage = DynamicStorage<Kind::DynamicAttr>;

//===-- Types -------------------------------------------------------------===//

struct IntegerTypeStorage : WrappedStorage {
  struct Key {
    unsigned width;
    IntegerType::Signedness signedness;
  };
  Key value;
  IntegerTypeStorage(Dialect *dialect, Key value)
      : WrappedStorage(Kind::IntegerType, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == Kind::IntegerType; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::IntegerType)
        .add(uint64_t(key.width) << 2 | key.signedness)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.width == key.width && value.signedness == key.signedness;
  }
  static IntegerTypeStorage *create(StorageArena &arena, Dialect *dialect,
                                    const Key &key) {
    return make<IntegerTypeStorage>(arena, dialect, key);
  }
};

struct FloatTypeStorage : WrappedStorage {
  using Key = FloatType::Format;
  Key format;
  FloatTypeStorage(Dialect *dialect, Key format)
      : WrappedStorage(Kind::FloatType, dialect), format(format) {}
  static bool isKind(Kind kind) { return kind == Kind::FloatType; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::FloatType).add(uint64_t(key)).get();
  }
  bool isKey(const Key &key) const { return format == key; }
  static FloatTypeStorage *create(StorageArena &arena, Dialect *dialect,
                                  const Key &key) {
    return make<FloatTypeStorage>(arena, dialect, key);
  }
};

struct FunctionTypeStorage : WrappedStorage {
  struct Key {
    ArrayRef<Type> inputs, results;
  };
  Key value;
  FunctionTypeStorage(Dialect *dialect, Key value)
      : WrappedStorage(Kind::FunctionType, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == Kind::FunctionType; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::FunctionType)
        .addAll(key.inputs)
        .addAll(key.results)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.inputs == key.inputs && value.results == key.results;
  }
  static FunctionTypeStorage *create(StorageArena &arena, Dialect *dialect,
                                     const Key &key) {
    auto *storage = make<FunctionTypeStorage>(
        arena, dialect, Key{arena.copy(key.inputs), arena.copy(key.results)});
    addParts(*storage, key.inputs);
    addParts(*storage, key.results);
    return storage;
  }
};

/// Vectors, tensors and memrefs; fields a kind does not have are empty.
struct ShapedTypeStorage : WrappedStorage {
  struct Key {
    Kind kind;
    Type elementType;
    ArrayRef<int64_t> shape = {};
    ArrayRef<bool> scalableDims = {};
    /// Encoding of a tensor, layout of a memref.
    Attribute layout = {};
    Attribute memorySpace = {};
  };
  Type elementType;
  ArrayRef<int64_t> shape;
  ArrayRef<bool> scalableDims;
  Attribute layout;
  Attribute memorySpace;
  ShapedTypeStorage(Dialect *dialect, const Key &key)
      : WrappedStorage(key.kind, dialect), elementType(key.elementType),
        shape(key.shape), scalableDims(key.scalableDims), layout(key.layout),
        memorySpace(key.memorySpace) {}
  static bool isKind(Kind kind) {
    return kind >= Kind::VectorType && kind <= Kind::UnrankedMemRefType;
  }
  static uint32_t hashKey(const Key &key) {
    KeyHash hash(key.kind);
    hash.add(key.elementType).add(key.layout).add(key.memorySpace);
    hash.add(uint64_t(key.shape.size()));
    for (int64_t dim : key.shape)
      hash.add(uint64_t(dim));
    for (bool scalable : key.scalableDims)
      hash.add(uint64_t(scalable));
    return hash.get();
  }
  bool isKey(const Key &key) const {
    return kind == key.kind && elementType == key.elementType &&
           shape == key.shape && scalableDims == key.scalableDims &&
           layout == key.layout && memorySpace == key.memorySpace;
  }
  static ShapedTypeStorage *create(StorageArena &arena, Dialect *dialect,
                                   const Key &key) {
    Key copy = key;
    copy.shape = arena.copy(key.shape);
    copy.scalableDims = arena.copy(key.scalableDims);
    auto *storage = make<ShapedTypeStorage>(arena, dialect, copy);
    addPart(*storage, key.elementType);
    addPart(*storage, key.layout);
    addPart(*storage, key.memorySpace);
    return storage;
  }
};

//===-- Attributes --------------------------------------------------------===//

/// The bits of an integer or float with its type.
struct BitsAttrStorage : AttrStorage {
  struct Key {
    Kind kind;
    Type type;
    unsigned width;
    ArrayRef<uint64_t> words;
  };
  Type type;
  uint32_t width;
  union {
    uint64_t word;
    /// The words of a number wider than 64 bits.
    const uint64_t *words;
  };
  BitsAttrStorage(Dialect *dialect, const Key &key)
      : AttrStorage(key.kind, dialect), type(key.type), width(key.width),
        word(0) {}
  ArrayRef<uint64_t> getWords() const {
    return width <= 64 ? ArrayRef<uint64_t>(word)
                       : ArrayRef<uint64_t>(words, (width + 63) / 64);
  }
  APInt getBits() const {
    return width <= 64 ? APInt(width, word) : APInt(width, getWords());
  }
  static bool isKind(Kind kind) {
    return kind == Kind::IntegerAttr || kind == Kind::FloatAttr;
  }
  static uint32_t hashKey(const Key &key) {
    KeyHash hash(key.kind);
    hash.add(key.type);
    for (uint64_t part : key.words)
      hash.add(part);
    return hash.get();
  }
  bool isKey(const Key &key) const {
    if (type != key.type)
      return false;
    return width <= 64 ? word == key.words[0] : getWords() == key.words;
  }
  static BitsAttrStorage *create(StorageArena &arena, Dialect *dialect,
                                 const Key &key) {
    auto *storage = make<BitsAttrStorage>(arena, dialect, key);
    if (key.width <= 64)
      storage->word = key.words[0];
    else
      storage->words = arena.copy(key.words).data();
    addPart(*storage, key.type);
    return storage;
  }
};

struct StringAttrStorage : WrappedStorage {
  struct Key {
    StringRef text;
    /// Null for `none`.
    Type type;
  };
  StringRef text;
  Type type;
  /// The dialect of the prefix, null until it is known.
  mutable std::atomic<Dialect *> referencedDialect{nullptr};
  StringAttrStorage(Dialect *dialect, const Key &key)
      : WrappedStorage(Kind::StringAttr, dialect), text(key.text),
        type(key.type) {}
  static bool isKind(Kind kind) { return kind == Kind::StringAttr; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::StringAttr).add(key.text).add(key.type).get();
  }
  bool isKey(const Key &key) const {
    return text == key.text && type == key.type;
  }
  static StringAttrStorage *create(StorageArena &arena, Dialect *dialect,
                                   const Key &key) {
    auto *storage = make<StringAttrStorage>(
        arena, dialect, Key{arena.copy(key.text), key.type});
    addPart(*storage, key.type);
    return storage;
  }
};

struct StridedLayoutAttrStorage : AttrStorage {
  struct Key {
    int64_t offset;
    ArrayRef<int64_t> strides;
  };
  Key value;
  StridedLayoutAttrStorage(Dialect *dialect, Key value)
      : AttrStorage(Kind::StridedLayoutAttr, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == Kind::StridedLayoutAttr; }
  static uint32_t hashKey(const Key &key) {
    KeyHash hash(Kind::StridedLayoutAttr);
    hash.add(uint64_t(key.offset));
    for (int64_t stride : key.strides)
      hash.add(uint64_t(stride));
    return hash.get();
  }
  bool isKey(const Key &key) const {
    return value.offset == key.offset && value.strides == key.strides;
  }
  static StridedLayoutAttrStorage *create(StorageArena &arena, Dialect *dialect,
                                          const Key &key) {
    return make<StridedLayoutAttrStorage>(
        arena, dialect, Key{key.offset, arena.copy(key.strides)});
  }
};

struct DenseStringElementsAttrStorage : AttrStorage {
  struct Key {
    Type type;
    ArrayRef<StringRef> values;
    bool isSplat;
  };
  Key value;
  DenseStringElementsAttrStorage(Dialect *dialect, Key value)
      : AttrStorage(Kind::DenseStringElementsAttr, dialect), value(value) {}
  static bool isKind(Kind kind) {
    return kind == Kind::DenseStringElementsAttr;
  }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::DenseStringElementsAttr)
        .add(key.type)
        .add(uint64_t(key.isSplat))
        .addAll(key.values)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.type == key.type && value.isSplat == key.isSplat &&
           value.values == key.values;
  }
  static DenseStringElementsAttrStorage *
  create(StorageArena &arena, Dialect *dialect, const Key &key) {
    SmallVector<StringRef, 8> values;
    values.reserve(key.values.size());
    for (StringRef text : key.values)
      values.push_back(arena.copy(text));
    auto *storage = make<DenseStringElementsAttrStorage>(
        arena, dialect,
        Key{key.type, arena.copy(ArrayRef<StringRef>(values)), key.isSplat});
    addPart(*storage, key.type);
    return storage;
  }
};

struct DenseResourceElementsAttrStorage : AttrStorage {
  struct Key {
    Type type;
    ResourceBlob *blob;
  };
  Key value;
  DenseResourceElementsAttrStorage(Dialect *dialect, Key value)
      : AttrStorage(Kind::DenseResourceElementsAttr, dialect), value(value) {}
  static bool isKind(Kind kind) {
    return kind == Kind::DenseResourceElementsAttr;
  }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::DenseResourceElementsAttr)
        .add(key.type)
        .add(key.blob)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.type == key.type && value.blob == key.blob;
  }
  static DenseResourceElementsAttrStorage *
  create(StorageArena &arena, Dialect *dialect, const Key &key) {
    auto *storage = make<DenseResourceElementsAttrStorage>(arena, dialect, key);
    addPart(*storage, key.type);
    return storage;
  }
};

struct SparseElementsAttrStorage : AttrStorage {
  struct Key {
    Type type;
    Attribute indices, values;
  };
  Key value;
  SparseElementsAttrStorage(Dialect *dialect, Key value)
      : AttrStorage(Kind::SparseElementsAttr, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == Kind::SparseElementsAttr; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::SparseElementsAttr)
        .add(key.type)
        .add(key.indices)
        .add(key.values)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.type == key.type && value.indices == key.indices &&
           value.values == key.values;
  }
  static SparseElementsAttrStorage *create(StorageArena &arena,
                                           Dialect *dialect, const Key &key) {
    auto *storage = make<SparseElementsAttrStorage>(arena, dialect, key);
    addPart(*storage, key.type);
    addPart(*storage, key.indices);
    addPart(*storage, key.values);
    return storage;
  }
};

/// Never in a table: each one is different.
struct DistinctAttrStorage : AttrStorage {
  Attribute referenced;
  DistinctAttrStorage(Dialect *dialect, Attribute referenced)
      : AttrStorage(Kind::DistinctAttr, dialect), referenced(referenced) {
    addPart(*this, referenced);
    if (!isa<UnitAttr>(referenced))
      flags |= MayHaveAlias;
  }
};

//===-- Locations ---------------------------------------------------------===//

struct FileLineColRangeStorage : AttrStorage {
  struct Key {
    Attribute file;
    uint32_t line, column, endLine, endColumn;
  };
  Key value;
  FileLineColRangeStorage(Dialect *dialect, Key value)
      : AttrStorage(Kind::FileLineColRange, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == Kind::FileLineColRange; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::FileLineColRange)
        .add(key.file)
        .add(uint64_t(key.line) << 32 | key.column)
        .add(uint64_t(key.endLine) << 32 | key.endColumn)
        .get();
  }
  bool isKey(const Key &key) const {
    return value.file == key.file && value.line == key.line &&
           value.column == key.column && value.endLine == key.endLine &&
           value.endColumn == key.endColumn;
  }
  static FileLineColRangeStorage *create(StorageArena &arena, Dialect *dialect,
                                         const Key &key) {
    auto *storage = make<FileLineColRangeStorage>(arena, dialect, key);
    storage->flags = LocationFlags;
    addPart(*storage, key.file);
    return storage;
  }
};

/// Name, call site and fused locations: an attribute (name or metadata, or
/// null) and canonical locations.
template <Kind K> struct CompoundLocStorage : AttrStorage {
  struct Key {
    Attribute attr;
    ArrayRef<Location> locations;
  };
  Key value;
  CompoundLocStorage(Dialect *dialect, Key value)
      : AttrStorage(K, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(K).add(key.attr).addAll(key.locations).get();
  }
  bool isKey(const Key &key) const {
    return value.attr == key.attr && value.locations == key.locations;
  }
  static CompoundLocStorage *create(StorageArena &arena, Dialect *dialect,
                                    const Key &key) {
    auto *storage = make<CompoundLocStorage>(
        arena, dialect, Key{key.attr, arena.copy(key.locations)});
    storage->flags = LocationFlags;
    addPart(*storage, key.attr);
    addParts(*storage, key.locations);
    return storage;
  }
};
using NameLocStorage = CompoundLocStorage<Kind::NameLoc>;
using CallSiteLocStorage = CompoundLocStorage<Kind::CallSiteLoc>;
using FusedLocStorage = CompoundLocStorage<Kind::FusedLoc>;

//===-- Affine objects ----------------------------------------------------===//

struct AffineExprStorage : AttrStorage {
  /// A binary node has operands, any other node a value.
  struct Key {
    AffineExprKind op;
    AffineExpr lhs = {}, rhs = {};
    int64_t value = 0;
  };
  AffineExprKind op;
  /// AffineExpr::isSymbolicOrConstant and isPureAffine.
  bool symbolic = true, pure = true;
  /// AffineExpr::getLargestKnownDivisor.
  int64_t divisor = 1;
  AffineExpr lhs, rhs;
  int64_t value;
  AffineExprStorage(Dialect *dialect, const Key &key);
  static bool isKind(Kind kind) { return kind == Kind::AffineExpr; }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(Kind::AffineExpr)
        .add(uint64_t(key.op))
        .add(key.lhs)
        .add(key.rhs)
        .add(uint64_t(key.value))
        .get();
  }
  bool isKey(const Key &key) const {
    return op == key.op && lhs == key.lhs && rhs == key.rhs &&
           value == key.value;
  }
  static AffineExprStorage *create(StorageArena &arena, Dialect *dialect,
                                   const Key &key) {
    return make<AffineExprStorage>(arena, dialect, key);
  }
};

/// Maps and sets.
template <Kind K> struct AffineListStorage : WrappedStorage {
  struct Key {
    unsigned numDims, numSymbols;
    ArrayRef<AffineExpr> exprs;
    /// The flags of an integer set: one entry per expression, true for an
    /// equality.
    ArrayRef<bool> eqFlags;
  };
  Key value;
  AffineListStorage(Dialect *dialect, Key value)
      : WrappedStorage(K, dialect), value(value) {}
  static bool isKind(Kind kind) { return kind == K; }
  static uint32_t hashKey(const Key &key) {
    KeyHash hash(K);
    hash.add(uint64_t(key.numDims) << 32 | key.numSymbols).addAll(key.exprs);
    for (bool isEquality : key.eqFlags)
      hash.add(uint64_t(isEquality));
    return hash.get();
  }
  bool isKey(const Key &key) const {
    return value.numDims == key.numDims && value.numSymbols == key.numSymbols &&
           value.exprs == key.exprs && value.eqFlags == key.eqFlags;
  }
  static AffineListStorage *create(StorageArena &arena, Dialect *dialect,
                                   const Key &key) {
    auto *storage = make<AffineListStorage>(arena, dialect,
                                            Key{key.numDims, key.numSymbols,
                                                arena.copy(key.exprs),
                                                arena.copy(key.eqFlags)});
    addParts(*storage, key.exprs);
    return storage;
  }
};
using AffineMapStorage = AffineListStorage<Kind::AffineMap>;
using IntegerSetStorage = AffineListStorage<Kind::IntegerSet>;

} // namespace strata::detail

#endif // STRATA_IR_TYPES_STORAGEDETAIL_H
