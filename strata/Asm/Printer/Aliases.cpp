// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Selects the attributes and types that are printed through an alias, and their
// names. The module is visited in the order in which upstream does it: an
// operation in custom form as its print hook sends its parts, one in generic
// form regions first, then operand types, result types, attributes by name.
// Every item visited gets an entry, before its parts; entries are sorted by
// depth, types first, then by base name, and numbered within each base name.
//
// Only items with the flag MayHaveAlias are visited. The table is keyed by
// canonical location bits or storage address, so that the many locations of a
// module with debug info need no attribute.
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/PrinterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <unordered_map>

using namespace strata;

//===-- Table ------------------------------------------------------------===//

uint64_t AliasTable::keyOf(const AttrStorage *object) {
  if (isLocKind(object->kind))
    return keyOf(Location(LocationAttr(object)));
  return uint64_t(reinterpret_cast<uintptr_t>(object));
}

static size_t hashKey(uint64_t key) {
  key *= 0x9E3779B97F4A7C15u;
  return size_t(key ^ key >> 32);
}

uint32_t AliasTable::find(uint64_t key) const {
  if (slots.empty())
    return None;
  size_t mask = slots.size() - 1;
  for (size_t i = hashKey(key) & mask; slots[i]; i = (i + 1) & mask)
    if (entries[slots[i] - 1].key == key)
      return slots[i] - 1;
  return None;
}

void AliasTable::growSlots() {
  slots.assign(std::max<size_t>(64, slots.size() * 2), 0);
  size_t mask = slots.size() - 1;
  for (uint32_t index = 0; index < entries.size(); ++index) {
    size_t i = hashKey(entries[index].key) & mask;
    while (slots[i])
      i = (i + 1) & mask;
    slots[i] = index + 1;
  }
}

std::pair<uint32_t, bool> AliasTable::insert(uint64_t key) {
  if ((entries.size() + 1) * 2 > slots.size())
    growSlots();
  size_t mask = slots.size() - 1;
  size_t i = hashKey(key) & mask;
  for (; slots[i]; i = (i + 1) & mask)
    if (entries[slots[i] - 1].key == key)
      return {slots[i] - 1, false};
  Entry entry = {};
  entry.key = key;
  entry.base = None;
  entries.push_back(entry);
  slots[i] = uint32_t(entries.size());
  return {uint32_t(entries.size() - 1), true};
}

//===-- Names ------------------------------------------------------------===//

uint32_t AliasTable::baseOf(StringRef name) {
  for (uint32_t i = 0; i < bases.size(); ++i)
    if (bases[i] == name)
      return i;
  bases.push_back(saver.save(name));
  return uint32_t(bases.size() - 1);
}

/// The alias that `dialect` suggests for objects with this mnemonic; empty for none.
static StringRef findDialectAlias(const Dialect &dialect, StringRef mnemonic) {
  for (const auto &[name, alias] : dialect.attrAliases)
    if (name == mnemonic)
      return alias;
  return {};
}

/// The alias that the dialect of an opaque attribute suggests; empty for none.
static StringRef findDialectAlias(OpaqueAttr attr) {
  StringRef mnemonic = attr.getBody().take_while([](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
  return findDialectAlias(attr.getDialect(), mnemonic);
}

uint32_t AliasTable::baseFor(const TypeDefinition &def) {
  SmallString<32> name;
  if (def.hasAlias) {
    StringRef other = findDialectAlias(*def.dialect, def.name);
    sanitizeName(other.empty() ? def.name : other, name, "$_-");
  }
  return name.empty() ? None : baseOf(name);
}

/// The base name of an item that has an alias, None for any other.
uint32_t AliasTable::baseFor(const AttrStorage *object) {
  constexpr size_t MaxPlainTuple = 16;
  switch (object->kind) {
  case Kind::AffineMapAttr:
    return baseOf("map");
  case Kind::IntegerSetAttr:
    return baseOf("set");
  case Kind::TupleType:
    return TupleType(object).size() > MaxPlainTuple ? baseOf("tuple") : None;
  case Kind::DistinctAttr:
    return isa<UnitAttr>(DistinctAttr(object).getReferencedAttr())
               ? None
               : baseOf("distinct");
  case Kind::OpaqueAttr: {
    SmallString<32> name;
    sanitizeName(findDialectAlias(OpaqueAttr(object)), name, "$_-");
    return name.empty() ? None : baseOf(name);
  }
  case Kind::DynamicType:
    return baseFor(DynamicType(object).getDefinition());
  case Kind::DynamicAttr:
    return baseFor(DynamicAttr(object).getDefinition());
  default:
    return isLocKind(object->kind) ? baseOf("loc") : None;
  }
}

//===-- Visiting ---------------------------------------------------------===//

/// An item that became known as part of something printed at the top cannot
/// wait until after the module; neither can its parts.
void AliasTable::markNotDeferrable(uint32_t index) {
  SmallVector<uint32_t, 8> worklist{index};
  while (!worklist.empty()) {
    Entry &entry = entries[worklist.pop_back_val()];
    if (!entry.deferrable)
      continue;
    entry.deferrable = false;
    ArrayRef<uint32_t> parts(children);
    llvm::append_range(worklist,
                       parts.slice(entry.firstChild, entry.numChildren));
  }
}

uint32_t AliasTable::visitObject(const AttrStorage *object, bool deferrable) {
  auto [index, isNew] = insert(keyOf(object));
  if (isNew)
    return visitNew(index, object, deferrable);
  if (!deferrable)
    markNotDeferrable(index);
  return index;
}

uint32_t AliasTable::visitLoc(Location loc, bool deferrable) {
  if (LocationAttr attr = loc.getAttrOrNull())
    return visitObject(attr.getImpl(), deferrable);
  auto [index, isNew] = insert(keyOf(loc));
  if (!isNew) {
    if (!deferrable)
      markNotDeferrable(index);
    return index;
  }
  Entry &entry = entries[index];
  entry.base = baseOf("loc");
  entry.depth = 1;
  entry.deferrable = deferrable;
  return index;
}

/// The depth of objects in records, `<...>`, inside text that is kept: each
/// record is an attribute, which has no alias.
uint32_t AliasTable::getKeptDepth(const AttrStorage *object) const {
  auto dynamic = dyn_cast<DynamicAttr>(Attribute(object));
  if (!dynamic || !dynamic.getDefinition().isOpaque ||
      dynamic.getParams().size() < 2)
    return 0;
  auto text = dyn_cast_or_null<StringAttr>(dynamic.getParams()[0]);
  auto nested = dyn_cast_or_null<ArrayAttr>(dynamic.getParams()[1]);
  uint32_t depth = 0, level = 0;
  bool isInString = false, isEscaped = false;
  const Attribute *part = nested ? nested.begin() : nullptr;
  for (char c : text ? text.getValue() : StringRef()) {
    isInString ^= c == '"' && !isEscaped;
    isEscaped = c == '\\' && !isEscaped;
    if (isInString)
      continue;
    level += c == '<';
    level -= c == '>' && level;
    if (c || !nested || part == nested.end())
      continue;
    const AttrStorage *storage = (part++)->getImpl();
    if (mayHaveAlias(storage) && level > 1)
      depth = std::max(depth, entries[find(keyOf(storage))].depth + level - 1);
  }
  return depth;
}

uint32_t AliasTable::visitNew(uint32_t index, const AttrStorage *object,
                              bool deferrable) {
  uint32_t base = baseFor(object);
  entries[index].object = object;
  entries[index].base = base;
  entries[index].isType = isTypeKind(object->kind);
  entries[index].deferrable = deferrable;
  SmallVector<uint32_t, 8> parts;
  if (object->depth)
    runWithSufficientStackSpace(
        [&] { visitChildren(object, deferrable, parts); });
  uint32_t depth = 0;
  for (uint32_t part : parts)
    depth = std::max(depth, entries[part].depth);
  depth = std::max(depth, getKeptDepth(object));
  Entry &entry = entries[index];
  entry.depth = depth ? depth + 1 : base != None;
  entry.firstChild = uint32_t(children.size());
  entry.numChildren = uint32_t(parts.size());
  children.insert(children.end(), parts.begin(), parts.end());
  return index;
}

void AliasTable::visitTypeChildren(Type type, bool deferrable,
                                   SmallVectorImpl<uint32_t> &parts) {
  auto add = [&](auto part) {
    if (part && mayHaveAlias(part.getImpl()))
      parts.push_back(visitObject(part.getImpl(), deferrable));
  };
  if (auto function = dyn_cast<FunctionType>(type)) {
    llvm::for_each(function.getInputs(), add);
    llvm::for_each(function.getResults(), add);
  } else if (auto tuple = dyn_cast<TupleType>(type)) {
    llvm::for_each(tuple.getTypes(), add);
  } else if (auto complex = dyn_cast<ComplexType>(type)) {
    add(complex.getElementType());
  } else if (auto shaped = dyn_cast<ShapedType>(type)) {
    add(shaped.getElementType());
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      add(tensor.getEncoding());
    if (auto memref = dyn_cast<MemRefType>(type)) {
      add(memref.getLayout());
      add(memref.getMemorySpace());
    }
    if (auto memref = dyn_cast<UnrankedMemRefType>(type))
      add(memref.getMemorySpace());
  } else if (auto dynamic = dyn_cast<DynamicType>(type)) {
    visitPrintedParameters(dynamic.getDefinition(), dynamic.getParams(), add);
  }
}

void AliasTable::visitLocChildren(Attribute attr, bool deferrable,
                                  SmallVectorImpl<uint32_t> &parts) {
  auto add = [&](Location part) {
    parts.push_back(visitLoc(decoder.canonicalize(part), deferrable));
  };
  if (auto name = dyn_cast<NameLoc>(attr)) {
    if (!name.getChildLoc().isUnknown())
      add(name.getChildLoc());
  } else if (auto callSite = dyn_cast<CallSiteLoc>(attr)) {
    add(callSite.getCallee());
    add(callSite.getCaller());
  } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
    Attribute metadata = fused.getMetadata();
    if (metadata && mayHaveAlias(metadata.getImpl()))
      parts.push_back(visitObject(metadata.getImpl(), deferrable));
    llvm::for_each(fused.getFlattened(), add);
  }
}

void AliasTable::visitChildren(const AttrStorage *object, bool deferrable,
                               SmallVectorImpl<uint32_t> &parts) {
  if (isTypeKind(object->kind))
    return visitTypeChildren(Type(object), deferrable, parts);
  Attribute attr(object);
  if (isLocKind(object->kind))
    return visitLocChildren(attr, deferrable, parts);
  auto add = [&](auto part) {
    if (part && mayHaveAlias(part.getImpl()))
      parts.push_back(visitObject(part.getImpl(), deferrable));
  };
  if (auto array = dyn_cast<ArrayAttr>(attr)) {
    llvm::for_each(array.getValue(), add);
  } else if (auto dictionary = dyn_cast<DictionaryAttr>(attr)) {
    for (const NamedAttribute &entry : dictionary.getValue())
      add(entry.getValue());
  } else if (auto type = dyn_cast<TypeAttr>(attr)) {
    add(type.getValue());
  } else if (auto dynamic = dyn_cast<DynamicAttr>(attr)) {
    visitPrintedParameters(dynamic.getDefinition(), dynamic.getParams(), add);
  } else if (auto distinct = dyn_cast<DistinctAttr>(attr)) {
    add(distinct.getReferencedAttr());
  } else if (auto array = dyn_cast<DenseArrayAttr>(attr)) {
    add(array.getElementType());
  } else {
    add(getAttributeType(attr));
  }
}

void AliasTable::visitOpLoc(Operation *op) {
  uint32_t index =
      visitLoc(decoder.canonicalize(op->getLoc()), /*deferrable=*/true);
  opLocs.set(op, index + 1);
}

void AliasTable::visitArgLoc(Location loc) {
  (void)visitLoc(decoder.canonicalize(loc), /*deferrable=*/false);
}

//===-- Order ------------------------------------------------------------===//

void AliasTable::finish() {
  std::vector<uint32_t> ranks(bases.size());
  std::vector<uint32_t> sorted(bases.size());
  for (uint32_t i = 0; i < bases.size(); ++i)
    sorted[i] = i;
  llvm::sort(sorted,
             [&](uint32_t a, uint32_t b) { return bases[a] < bases[b]; });
  for (uint32_t i = 0; i < sorted.size(); ++i)
    ranks[sorted[i]] = i;

  // Few keys, many entries: a sort by counting. Entries of one key stay in the
  // order of visits.
  struct Bucket {
    uint64_t key;
    uint32_t size = 0, start = 0;
  };
  std::vector<Bucket> buckets;
  std::unordered_map<uint64_t, uint32_t> bucketOfKey;
  std::vector<uint32_t> bucketOf(entries.size(), None);
  uint32_t last = None;
  for (uint32_t index = 0; index < entries.size(); ++index) {
    const Entry &entry = entries[index];
    if (entry.base == None)
      continue;
    uint64_t key = uint64_t(entry.depth) << 32 | uint64_t(!entry.isType) << 31 |
                   ranks[entry.base];
    if (last == None || buckets[last].key != key) {
      auto [it, isNew] = bucketOfKey.try_emplace(key, uint32_t(buckets.size()));
      if (isNew)
        buckets.push_back({key});
      last = it->second;
    }
    bucketOf[index] = last;
    ++buckets[last].size;
  }
  std::vector<Bucket *> inOrder;
  inOrder.reserve(buckets.size());
  for (Bucket &bucket : buckets)
    inOrder.push_back(&bucket);
  llvm::sort(inOrder,
             [](const Bucket *a, const Bucket *b) { return a->key < b->key; });
  uint32_t total = 0;
  for (Bucket *bucket : inOrder) {
    bucket->start = total;
    total += bucket->size;
  }
  order.resize(total);
  for (uint32_t index = 0; index < entries.size(); ++index)
    if (bucketOf[index] != None)
      order[buckets[bucketOf[index]].start++] = index;

  std::vector<uint32_t> counts(bases.size(), 0);
  for (uint32_t index : order) {
    Entry &entry = entries[index];
    entry.number = counts[entry.base]++;
  }
}

//===-- Printing ---------------------------------------------------------===//

/// Prints the alias that the source has for `object`; false if there is none.
bool Printer::printSourceAlias(const AttrStorage *object) {
  if (!flags.names)
    return false;
  StringRef name = flags.names->aliases.lookup(object);
  if (name.empty())
    return false;
  out.put(name);
  return true;
}

bool Printer::printAlias(const AliasTable::Entry *entry) {
  if (!entry)
    return false;
  StringRef base = aliases.getBase(*entry);
  out.put(entry->isType ? '!' : '#');
  out.put(base);
  if (entry->number == 0)
    return true;
  if (llvm::isDigit(base.back()))
    out.put('_');
  out.putUnsigned(entry->number);
  return true;
}

void Printer::printAliasDefinition(uint32_t index) {
  const AliasTable::Entry &entry = aliases[index];
  printAlias(&entry);
  out.put(" = ");
  if (!entry.object)
    printLoc(
        Location::fromRaw(entry.key == AliasTable::UnknownKey ? 0 : entry.key),
        /*allowAlias=*/false);
  else if (entry.isType)
    printTypeImpl(Type(entry.object));
  else
    printAttrImpl(Attribute(entry.object), TypeElision::Never);
  out.put('\n');
}

void Printer::printAliasDefinitions(bool deferred) {
  constexpr size_t MinInParallel = 2048;
  std::vector<uint32_t> indices;
  for (uint32_t index : aliases.getOrder())
    if (aliases[index].deferrable == deferred)
      indices.push_back(index);
  if (indices.size() >= MinInParallel)
    return printAliasesInParallel(indices);
  for (uint32_t index : indices)
    printAliasDefinition(index);
}
