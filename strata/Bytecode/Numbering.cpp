// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/NumberingDetail.h"
#include "strata/IR/Threading.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

#include <array>
#include <numeric>
#include <utility>

using namespace strata;
using namespace strata::bytecode;

Numbering::Numbering(const WriterInput &input, bool isParallel)
    : input(input), ctx(input.ctx), isParallel(isParallel),
      unknownKey(reinterpret_cast<uintptr_t>(UnknownLoc::get(ctx).getImpl())) {
  if (input.source)
    addSource(input.source->getTables());
}

Numbering::~Numbering() = default;

//===-- The source ---------------------------------------------------------===//

static std::string getSourceKey(StringRef name, bool isRegistered) {
  return ((isRegistered ? "+" : "-") + name).str();
}

/// Adds the decoded objects of a file under their numbers there.
void Numbering::addSource(const Tables &tables) {
  firstDialect = uint32_t(tables.getDialects().size());
  for (auto [i, dialect] : llvm::enumerate(tables.getDialects()))
    sourceDialects.try_emplace(dialect.name, uint32_t(i));
  firstName = uint32_t(tables.getNames().size());
  for (auto [i, entry] : llvm::enumerate(tables.getNames())) {
    std::string name = tables.getDialects()[entry.dialect].name.str();
    if (!entry.stem.empty() || name.empty())
      (name += ".") += entry.stem;
    sourceNames.try_emplace(getSourceKey(name, entry.wasRegistered),
                            uint32_t(i));
    names.push_back({nullptr, entry.dialect, 0, entry.wasRegistered});
  }
  types.first = uint32_t(tables.getTypes().size());
  for (uint32_t i = 0; i < types.first; ++i)
    if (Type type = tables.findType(i); type && !typeIds.lookup(type.getImpl()))
      typeIds.set(type.getImpl(), i + 1);
  attrs.first = uint32_t(tables.getAttrs().size());
  for (uint32_t i = 0; i < attrs.first; ++i) {
    auto object = tables.findAttr(i);
    if (!object)
      continue;
    uint64_t key =
        std::visit([&](auto decoded) { return keyOf(decoded); }, *object);
    if (Location loc = Location::fromRaw(key); loc.isPacked()) {
      uint32_t &id = locationIds[loc];
      id = id ? id : i + 1;
    } else if (!attrIds.lookup(asStorage(key))) {
      attrIds.set(asStorage(key), i + 1);
    }
  }
  for (ResourceBlob *blob : tables.getResources()) {
    resourceIds.try_emplace(blob, uint32_t(resources.size()));
    resources.push_back(blob);
  }
  firstResource = uint32_t(resources.size());
  if (!resources.empty())
    (void)getDialect(&ctx->getBuiltinDialect());
}

//===-- Objects ------------------------------------------------------------===//

uint32_t Numbering::getDialect(Dialect *dialect) {
  if (LLVM_LIKELY(dialect == lastDialect))
    return lastDialectId;
  auto [it, inserted] = dialectIds.try_emplace(dialect);
  if (inserted) {
    auto known = sourceDialects.find(dialect->getNamespace());
    if (known != sourceDialects.end()) {
      it->second = known->second;
    } else {
      it->second = firstDialect + uint32_t(dialects.size());
      dialects.push_back(dialect);
    }
  }
  lastDialect = dialect;
  lastDialectId = it->second;
  return it->second;
}

namespace {
/// Passes the objects to which the encoding of a dialect refers on to the
/// numbering.
class ReferenceWriter final : public EncodingWriter {
public:
  explicit ReferenceWriter(Numbering &numbering) : numbering(numbering) {}
  void writeUnsigned(uint64_t) override {}
  void writeSigned(int64_t) override {}
  void writeInteger(const APInt &) override {}
  void writeString(StringRef) override {}
  void writeType(Type type) override { numbering.type(type); }
  void writeAttribute(Attribute attr) override { numbering.attr(attr); }
  void writeOptionalAttribute(Attribute attr) override {
    if (attr)
      numbering.attr(attr);
  }

private:
  Numbering &numbering;
};
} // namespace

void Numbering::add(Type type) {
  if (LLVM_LIKELY(type == lastType))
    return (void)++types.entries[lastTypeEntry].numRefs;
  if (uint32_t id = typeIds.lookup(type.getImpl())) {
    if (LLVM_LIKELY(id > types.first)) {
      lastType = type;
      lastTypeEntry = id - 1 - types.first;
      ++types.entries[lastTypeEntry].numRefs;
    }
    return;
  }
  typeIds.set(type.getImpl(), types.first + uint32_t(types.size() + 1));
  Dialect &dialect = type.getDialect();
  types.entries.push_back(
      {reinterpret_cast<uintptr_t>(type.getImpl()), getDialect(&dialect), 1});
  runWithSufficientStackSpace([&] {
    if (hasFields(type))
      return Encoder<Numbering>(ctx, *this).encode(type);
    auto *encoding = findDialectEncoding(*ctx, dialect.getNamespace());
    ReferenceWriter writer(*this);
    if (encoding && encoding->writeType)
      (void)encoding->writeType(type, writer);
  });
}

std::pair<uint32_t, bool> Numbering::count(uint64_t key, Dialect *dialect) {
  uint32_t id = attrIds.lookup(asStorage(key));
  bool isNew = !id;
  if (isNew) {
    attrs.entries.push_back({key, getDialect(dialect), 1});
    id = attrs.first + uint32_t(attrs.size());
    attrIds.set(asStorage(key), id);
  } else if (LLVM_LIKELY(id > attrs.first)) {
    ++attrs.entries[id - 1 - attrs.first].numRefs;
  }
  return {id - 1, isNew};
}

void Numbering::add(Attribute attr) {
  if (auto loc = dyn_cast<LocationAttr>(attr))
    return location(Location(loc));
  Dialect &dialect = attr.getDialect();
  if (!count(reinterpret_cast<uintptr_t>(attr.getImpl()), &dialect).second)
    return;
  runWithSufficientStackSpace([&] {
    if (hasFields(attr))
      return Encoder<Numbering>(ctx, *this).encode(attr);
    auto *encoding = findDialectEncoding(*ctx, dialect.getNamespace());
    ReferenceWriter writer(*this);
    if (encoding && encoding->writeAttribute)
      (void)encoding->writeAttribute(attr, writer);
  });
}

/// Like `addOther` for a packed location, without an encoder: most references
/// are to such locations.
uint32_t Numbering::addPlace(Location packed) {
  uint32_t &slot = locationIds[packed];
  if (uint32_t id = slot) {
    if (LLVM_LIKELY(id > attrs.first))
      ++attrs.entries[id - 1 - attrs.first].numRefs;
    return id - 1;
  }
  if (LLVM_UNLIKELY(!builtinId))
    builtinId = getDialect(&ctx->getBuiltinDialect());
  attrs.entries.push_back({packed.getRaw(), *builtinId, 1});
  uint32_t id = slot = attrs.first + uint32_t(attrs.size());
  if (LLVM_LIKELY(packed.getPackedFile() == lastFile)) {
    if (LLVM_LIKELY(lastFileId >= attrs.first))
      ++attrs.entries[lastFileId - attrs.first].numRefs;
  } else {
    lastFile = packed.getPackedFile();
    StringAttr name = ctx->getFileName(lastFile);
    add(Attribute(name));
    lastFileId = attrIds.lookup(name.getImpl()) - 1;
  }
  return id - 1;
}

uint32_t Numbering::addOther(Location loc) {
  uint64_t key = keyOf(loc);
  // Canonical, it may be a place.
  if (Location::fromRaw(key).isPacked())
    return addPlace(Location::fromRaw(key));
  auto [id, isNew] = count(key, &ctx->getBuiltinDialect());
  hasInnerLocations |= key != unknownKey;
  if (isNew)
    runWithSufficientStackSpace(
        [&] { Encoder<Numbering>(ctx, *this).encode(Location::fromRaw(key)); });
  return id;
}

void Numbering::resource(ResourceBlob &blob) {
  if (resourceIds.try_emplace(&blob, uint32_t(resources.size())).second)
    resources.push_back(&blob);
}

//===-- Operations ---------------------------------------------------------===//

/// The number of a name that has none.
uint32_t Numbering::addNewName(NumberedName name) {
  if (firstName) {
    auto known =
        sourceNames.find(getSourceKey(name.def->name, name.isRegistered));
    if (known != sourceNames.end()) {
      names[known->second] = std::move(name);
      return known->second;
    }
  }
  names.push_back(std::move(name));
  return uint32_t(names.size() - 1);
}

uint32_t Numbering::findOrAddName(const OpDefinition *def) {
  auto [it, inserted] = nameIds.try_emplace(def);
  if (!inserted)
    return it->second;
  NumberedName name{def, getDialect(def->dialect), 0, def->registered};
  const PropertyLayout *layout = nullptr;
  if (!def->registered && def->dialect->isKnown()) {
    layout = findPropertyLayout(*ctx, def->name);
    // Operations of a dialect that is known are registered where it is defined.
    const DialectEncoding *encoding =
        findDialectEncoding(*ctx, def->dialect->getNamespace());
    name.isRegistered = layout || !encoding || !encoding->hasUnregisteredOps;
  }
  name.plan = getPropertyPlan(*def, layout, input.version);
  return it->second = addNewName(std::move(name));
}

/// Whether `value` is that of a property that is no attribute and not set.
static bool isUnset(Attribute value) {
  auto number = dyn_cast<IntegerAttr>(value);
  return number && number.getValue().isZero();
}

/// All attributes, as before version 5: properties that are no attributes are absent if
/// they are not set. A discardable attribute with the name of another one is `namesake`.
static DictionaryAttr getAllAttributes(Operation *op,
                                       ArrayRef<PropertyField> plan,
                                       Attribute &namesake) {
  SmallVector<NamedAttribute> attrs(op->getDiscardableAttrs());
  auto properties =
      dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  for (const NamedAttribute &attr :
       properties ? properties.getValue() : ArrayRef<NamedAttribute>()) {
    if (isUnset(attr.getValue()) && isPlainProperty(plan, attr.getNameRef()))
      continue;
    if (op->getDiscardableAttr(attr.getNameRef()))
      namesake = attr.getName();
    else
      attrs.push_back(attr);
  }
  return DictionaryAttr::get(op->getContext(), attrs);
}

DictionaryAttr Numbering::getOlderDictionary(Operation *op,
                                             const NumberedName &name) const {
  DictionaryAttr dictionary = op->getRawDiscardableAttrs();
  Attribute namesake;
  if (op->isRegistered())
    dictionary = getAllAttributes(op, name.plan, namesake);
  auto properties = dyn_cast_or_null<DictionaryAttr>(
      op->isRegistered() ? Attribute() : op->getPropertiesAttr());
  if (properties && name.isRegistered) {
    SmallVector<NamedAttribute, 8> all(properties.begin(), properties.end());
    llvm::append_range(all, op->getDiscardableAttrs());
    if (!DictionaryAttr::sortAndFindDuplicate(all))
      dictionary = DictionaryAttr::getWithSorted(ctx, all);
  }
  return dictionary && !dictionary.empty() ? dictionary : DictionaryAttr();
}

LogicalResult Numbering::emitUnsupported(Operation *op, const Twine &reason) {
  // One is enough; that of the first operation, which two threads do not know.
  if (!hasErrors && !isParallel)
    (void)op->emitOpError("cannot be written as bytecode: " + reason);
  hasErrors = true;
  return failure();
}

void Numbering::addProperties(Operation *op, NumberedName &name) {
  Attribute properties =
      op->isRegistered() ? Attribute() : op->getPropertiesAttr();
  if (properties && name.plan.empty()) {
    // There are no fields that it could be divided into.
    name.isRegistered = false;
    return add(properties);
  }
  // Attributes that the operation does not have are dropped, as where it is defined.
  if (properties && !isa<DictionaryAttr>(properties))
    return (void)emitUnsupported(op, "its properties are not a dictionary");
  addSlots(op, name);
}

/// Adds the fields of the properties.
void Numbering::addSlots(Operation *op, NumberedName &name) {
  ArrayRef<Attribute> slots = op->getAttrSlots();
  if (op->isRegistered() && slots == ArrayRef(name.lastSlots)) {
    for (uint32_t number : name.lastNumbers)
      ++attrs.entries[number].numRefs;
    return;
  }
  name.lastSlots.clear();
  name.lastNumbers.clear();
  bool canRepeat = true;
  for (const PropertyField &field : name.plan) {
    Attribute attr = getFieldAttr(op, field);
    bool isAttr = field.kind == PropertyLayout::Kind::Required ||
                  field.kind == PropertyLayout::Kind::Optional;
    if (field.kind == PropertyLayout::Kind::Segments)
      isAttr = input.version < WithSparseSegments;
    bool isSegments = field.kind == PropertyLayout::Kind::Segments;
    if (isSegments && !isa_and_nonnull<DenseI32ArrayAttr>(attr))
      return (void)emitUnsupported(op, "attribute '" + field.name +
                                           "' is not an array of i32");
    if (isAttr && !attr && field.kind != PropertyLayout::Kind::Optional)
      return (void)emitUnsupported(op,
                                   "attribute '" + field.name + "' is missing");
    if (!isAttr || !attr)
      continue;
    add(attr);
    uint32_t id = attrIds.lookup(attr.getImpl());
    canRepeat &= id > attrs.first;
    if (canRepeat)
      name.lastNumbers.push_back(id - 1 - attrs.first);
  }
  if (canRepeat)
    name.lastSlots.assign(slots.begin(), slots.end());
}

void Numbering::addAttributes(Operation *op, NumberedName &name) {
  Attribute namesake;
  if (input.version < WithProperties && op->isRegistered())
    (void)getAllAttributes(op, name.plan, namesake);
  if (namesake)
    return (void)emitUnsupported(
        op, "before version 5, property '" +
                cast<StringAttr>(namesake).getValue() +
                "' is lost where there is a discardable attribute of its name");
  if (DictionaryAttr dictionary = getDictionary(op, name))
    add(Attribute(dictionary));
  if (input.version >= WithProperties)
    addProperties(op, name);
  else if (!firstWithoutProperties && !op->isRegistered() &&
           !name.isRegistered && op->getPropertiesAttr() &&
           op->getPropertiesAttr() != DictionaryAttr::get(ctx, {}))
    firstWithoutProperties = op;
}

/// Whether a reader that reaches the operands of `op` has read `use`, if this
/// can be decided cheaply.
bool Numbering::isRead(OpOperand &use, Operation *op) const {
  Operation *user = use.getOwner();
  Block *block = user->getBlock();
  if (!block || block->getParent() != op->getParentRegion())
    return false;
  if (block == op->getBlock())
    return user->isBeforeInBlock(op);
  // Blocks that were seen have a number, except for the first one.
  return !block->getPrevNode() || blockNumbers.lookup(block);
}

void Numbering::addOperands(Operation *op, RegionInfo &info) {
  // The region around the root is not written.
  Region *region = op == input.root ? nullptr : op->getParentRegion();
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!value)
      return (void)emitUnsupported(op, "an operand is null");
    // In a list of uses, a reader puts each use before those it has read.
    OpOperand *next = operand.getNextUse();
    bool isSorted =
        !next || (next->getOwner() == op ? next < &operand : isRead(*next, op));
    if (LLVM_UNLIKELY(!isSorted))
      reordered.insert(value.getImpl());
    Region *owner = value.getParentRegion();
    if (LLVM_LIKELY(owner == region && region)) {
      operands.push_back(getValue(value));
      continue;
    }
    operands.push_back(0);
    const RegionInfo *outer = findRegion(owner);
    if (!outer)
      return (void)emitUnsupported(
          op, "an operand is not defined around the operation");
    info.minDepth = std::min(info.minDepth, outer->depth);
  }
}

void Numbering::addRegionInfos(Operation *op, uint32_t parent) {
  uint32_t depth = parent ? regions[parent - 1].depth + 1 : 1;
  for (unsigned i = 0, count = op->getNumRegions(); i < count; ++i) {
    RegionInfo &inner = regions.push_back({});
    inner.parent = parent;
    inner.depth = depth;
  }
}

/// Adds the objects to which the operation refers by numbers of tables.
void Numbering::addObjects(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  OpRecord &record = ops.push_back({0, addName(&def)});
  for (Type type : op->getResultTypes())
    add(type);
  if (op->getRawDiscardableAttrs() || !op->getAttrSlots().empty() ||
      !def.attributes.empty())
    addAttributes(op, names[record.name]);
  record.location = add(op->getLoc());
}

void Numbering::addObjects(Block &block) {
  for (BlockArgument arg : block.getArguments()) {
    arguments.push_back(add(arg.getLoc()));
    add(arg.getType());
  }
}

/// Numbers the values and regions of `op`. `info` is that of the region with the number
/// `number`, in which it is.
void Numbering::addValues(Operation *op, uint32_t number, RegionInfo &info) {
  addOperands(op, info);
  unsigned numResults = op->getNumResults();
  uint32_t firstResult = numResults ? info.numValues + 1 : 0;
  info.numValues += numResults;
  if (!op->getNumRegions())
    return numResults ? opNumbers.set(op, firstResult) : void();
  size_t first = regions.size();
  opNumbers.set(op, uint32_t(first + 1));
  addRegionInfos(op, number);
  regions[first].firstResult = firstResult;
}

void Numbering::addValues(Block &block, RegionInfo &info) {
  if (info.numBlocks) {
    blockNumbers.set(&block, info.numBlocks);
    if (block.getNumArguments())
      firstArguments.set(&block, info.numValues + 1);
  }
  ++info.numBlocks;
  info.numValues += block.getNumArguments();
}

/// Numbers the objects, the values, or both (`Parts`), of the written
/// operations.
template <unsigned Parts> void Numbering::addAll() {
  constexpr bool hasObjects = Parts & Objects, hasValues = Parts & Values;
  // Regions whose operations have no numbers yet, with their numbers from 1.
  SmallVector<std::pair<Region *, uint32_t>, 16> worklist;
  RecordPlace next;
  uint32_t numRegions = 0;
  auto addOp = [&](Operation *op, uint32_t number, RegionInfo *info) {
    if constexpr (hasObjects)
      addObjects(op);
    if constexpr (hasValues)
      addValues(op, number, *info);
    ++next.op;
    for (Region &region : op->getRegions()) {
      LLVM_PREFETCH(region.getFirstBlock(), 0, 3);
      worklist.push_back({&region, ++numRegions});
    }
  };
  addOp(input.root, 0, &top);
  while (!worklist.empty()) {
    auto [region, number] = worklist.pop_back_val();
    // Many small functions and nested loops are not contiguous in memory: a
    // tenth less time to write them.
    if (!worklist.empty())
      if (Block *block = worklist.back().first->getFirstBlock())
        LLVM_PREFETCH(block->getFirstOp(), 0, 3);
    RegionInfo *info = nullptr;
    if constexpr (hasValues) {
      info = &regions[number - 1];
      next.operand = operands.size();
      info->next = next;
      info->nextRegion = numRegions;
    }
    for (Block &block : *region) {
      next.argument += block.getNumArguments();
      ++next.block;
      uint32_t first = next.op;
      if constexpr (hasValues)
        addValues(block, *info);
      if constexpr (hasObjects)
        addObjects(block);
      for (Operation &op : block) {
        LLVM_PREFETCH(op.getNextNode(), 0, 3);
        addOp(&op, number, info);
      }
      if constexpr (hasValues)
        blockSizes.push_back(next.op - first);
    }
  }
}

bool Numbering::areIsolated(uint32_t first, uint32_t count) const {
  for (uint32_t i = first; i < first + count; ++i)
    if (regions[i].minDepth < regions[i].depth)
      return false;
  return true;
}

LogicalResult Numbering::run() {
  if (isParallel)
    parallelFor(ctx, 0, 2,
                [&](size_t i) { i ? addAll<Objects>() : addAll<Values>(); });
  else
    addAll<Objects | Values>();
  if (hasErrors)
    return failure();
  if (firstWithoutProperties)
    firstWithoutProperties->emitWarning("the properties of operations that are "
                                        "not registered are lost: bytecode "
                                        "has them from version 5 on");
  // Outer regions come first.
  for (size_t i = regions.size(); i-- > 0;)
    if (uint32_t parent = regions[i].parent) {
      uint32_t &minDepth = regions[parent - 1].minDepth;
      minDepth = std::min(minDepth, regions[i].minDepth);
    }
  // Before memory for the order is taken.
  if (!hasInnerLocations)
    locationIds.clear();
  sort();
  return success();
}

//===-- Order --------------------------------------------------------------===//

/// Sets `order` to that of the `count` entries by their numbers of references.
template <typename Entries, typename Order>
static void sortByRefs(const Entries &entries, size_t count, Order &order) {
  // Most have few references: these are sorted by counting.
  constexpr uint32_t Few = 64;
  std::array<size_t, Few> places = {};
  std::vector<uint32_t> others;
  for (uint32_t i = 0; i < count; ++i)
    if (entries[i].numRefs < Few)
      ++places[entries[i].numRefs];
    else
      others.push_back(i);
  llvm::stable_sort(others, [&](uint32_t a, uint32_t b) {
    return entries[a].numRefs > entries[b].numRefs;
  });
  size_t next = 0;
  for (uint32_t i : others)
    order[next++] = i;
  for (size_t &place : llvm::reverse(places))
    next += std::exchange(place, next);
  for (uint32_t i = 0; i < count; ++i)
    if (entries[i].numRefs < Few)
      order[places[entries[i].numRefs]++] = i;
}

/// Makes entries of one dialect in a range of `order` neighbours; those of dialect
/// `first` come first.
template <typename Entries, typename Order>
static void sortByDialect(const Entries &entries, Order &order, size_t begin,
                          size_t end, uint32_t first) {
  auto rank = [&](uint32_t i) {
    uint32_t dialect = entries[i].dialect;
    return dialect == first ? 0 : uint64_t(dialect) + 1;
  };
  bool isSorted = true;
  for (size_t i = begin + 1; i < end && isSorted; ++i)
    isSorted = rank(order[i - 1]) <= rank(order[i]);
  if (isSorted)
    return;
  std::vector<uint32_t> range;
  for (size_t i = begin; i < end; ++i)
    range.push_back(order[i]);
  llvm::stable_sort(range,
                    [&](uint32_t a, uint32_t b) { return rank(a) < rank(b); });
  for (size_t i = begin; i < end; ++i)
    order[i] = range[i - begin];
}

/// Sets `order` to that of `entries`: by number of references, then, within
/// each range of numbers that take the same space, by dialect. The entries of
/// the dialect before the range come first.
template <typename Entries, typename Order>
static void setOrder(const Entries &entries, Order &order) {
  size_t count = entries.size();
  order.resize(count);
  sortByRefs(entries, count, order);
  // Attributes are mostly of one.
  bool areMixed = false;
  for (size_t i = 1; i < count && !areMixed; ++i)
    areMixed = entries[i].dialect != entries[0].dialect;
  if (!areMixed)
    return;
  uint32_t first = 0;
  size_t size = 0, begin = 0;
  for (unsigned bytes = 1; begin < count; ++bytes) {
    size = bytes < 9 ? (size_t(1) << (7 * bytes)) - size : count;
    size_t end = std::min(begin + size, count);
    sortByDialect(entries, order, begin, end, first);
    first = entries[order[end - 1]].dialect;
    begin = end;
  }
}

void NumberedObjects::sort() {
  ChunkArray<uint32_t> order;
  setOrder(entries, order);
  for (size_t i = 0; i < order.size(); ++i) {
    uint32_t dialect = entries[order[i]].dialect;
    if (groups.empty() || groups.back().dialect != dialect)
      groups.push_back({dialect, 0});
    ++groups.back().size;
  }
  for (uint32_t i = 0; i < order.size(); ++i) {
    entries[i].entryInFile = order[i];
    entries[order[i]].fileIndex = first + i;
  }
}

void Numbering::sortNames() {
  std::vector<uint32_t> order;
  setOrder(names, order);
  nameRanks.resize(names.size());
  std::vector<NumberedName> sorted;
  sorted.reserve(names.size());
  for (uint32_t i : order) {
    nameRanks[i] = uint32_t(sorted.size());
    sorted.push_back(std::move(names[i]));
  }
  names = std::move(sorted);
}

void Numbering::sort() {
  if (input.source) {
    nameRanks.resize(names.size());
    std::iota(nameRanks.begin(), nameRanks.end(), 0);
  } else {
    sortNames();
  }
  attrs.sort();
  types.sort();
  // Resources without data come last.
  std::stable_partition(resources.begin() + firstResource, resources.end(),
                        [](ResourceBlob *blob) { return blob->hasData; });
  for (auto [i, blob] : llvm::enumerate(resources))
    resourceIds[blob] = uint32_t(i);
}
