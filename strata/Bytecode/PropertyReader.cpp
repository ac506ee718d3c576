// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of operations: fields in the order of the names of the attributes,
// followed by segment sizes from version 6 on.
#include "strata/Bytecode/IRReaderDetail.h"
#include "strata/Definition/Segments.h"

using namespace strata;
using namespace strata::bytecode;

//===-- Segment sizes ------------------------------------------------------===//

/// Reads the elements of a sparse array: pairs of value and index.
static LogicalResult readSparseElements(Cursor &cursor, uint64_t count,
                                        MutableArrayRef<int32_t> sizes) {
  if (!count)
    return success();
  uint64_t width;
  if (failed(cursor.readVarInt(width)))
    return failure();
  if (width > 8 * sizeof(uint32_t))
    return cursor.emitError("expected an index of at most 32 bits in a sparse "
                            "array, found " +
                            Twine(width));
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t pair;
    if (failed(cursor.readVarInt(pair)))
      return failure();
    uint64_t index = pair & ((uint64_t(1) << width) - 1);
    if (index >= sizes.size())
      return cursor.emitError("expected an index below " + Twine(sizes.size()) +
                              " in a sparse array, found " + Twine(index));
    sizes[index] = int32_t(pair >> width);
  }
  return success();
}

LogicalResult IRReader::readSegments(unsigned count, Cursor &cursor,
                                     Attribute &sizes) {
  SmallVector<int32_t, 8> elements(count);
  uint64_t number;
  bool isSparse;
  if (failed(cursor.readVarIntWithFlag(number, isSparse)))
    return failure();
  if (number > count)
    return cursor.emitError("expected at most " + Twine(count) +
                            " segment sizes, found " + Twine(number));
  if (isSparse) {
    if (failed(readSparseElements(cursor, number, elements)))
      return failure();
  } else {
    for (uint64_t i = 0; i < number; ++i) {
      uint64_t size;
      if (failed(cursor.readVarInt(size)))
        return failure();
      elements[i] = int32_t(size);
    }
  }
  sizes = DenseI32ArrayAttr::get(&ctx, elements);
  return success();
}

//===-- Fields -------------------------------------------------------------===//

/// A truth value: a unit attribute, or `false`.
LogicalResult IRReader::readFlag(Cursor &cursor, Attribute &attr) {
  uint8_t byte;
  if (failed(cursor.readByte(byte)))
    return failure();
  attr = byte ? Attribute(UnitAttr::get(&ctx))
              : Attribute(BoolAttr::get(&ctx, false));
  return success();
}

/// Reads a field; the attribute is null if it is absent.
LogicalResult IRReader::readField(const PropertyField &field, Cursor &cursor,
                                  Attribute &attr) {
  uint64_t number;
  bool isPresent = true;
  attr = Attribute();
  switch (field.kind) {
  case PropertyLayout::Kind::Segments:
    if (version >= WithSparseSegments)
      return readSegments(field.numSegments, cursor, attr);
    [[fallthrough]];
  case PropertyLayout::Kind::Required:
    return tables.readAttr(cursor, attr);
  case PropertyLayout::Kind::Optional:
    if (failed(cursor.readVarIntWithFlag(number, isPresent)))
      return failure();
    return isPresent ? tables.getAttr(cursor, number, attr) : success();
  case PropertyLayout::Kind::Flag:
    return readFlag(cursor, attr);
  case PropertyLayout::Kind::Number:
    if (failed(cursor.readVarInt(number)))
      return failure();
    attr = IntegerAttr::get(IntegerType::get(&ctx, 32), int64_t(number));
    return success();
  }
  llvm_unreachable("all kinds are handled");
}

/// Whether an operation can have `attr` in a slot.
static bool fits(const OpDefinition &def, const PropertyField &field,
                 Attribute attr) {
  if (field.kind == PropertyLayout::Kind::Segments) {
    auto sizes = dyn_cast<DenseI32ArrayAttr>(attr);
    return sizes && sizes.size() == field.numSegments;
  }
  const AttrSlot &slot = def.attributes[field.slot];
  return slot.constraint.canHold(attr) && slot.kind.canStore(attr);
}

LogicalResult IRReader::readSlots(Operation *op, const NameEntry &name,
                                  Cursor cursor) {
  const OpDefinition &def = *name.def;
  const char *bytes = cursor.getBytes().data();
  KnownProperties &known = knownProperties[reinterpret_cast<uintptr_t>(bytes) %
                                           knownProperties.size()];
  if (known.bytes == bytes && known.name == &name) {
    for (auto [field, attr] : llvm::zip(name.plan, known.attrs))
      if (attr)
        op->setAttrSlot(field.slot, attr);
    return success();
  }
  known.name = nullptr;
  known.attrs.clear();
  for (const PropertyField &field : name.plan) {
    Attribute attr;
    if (failed(readField(field, cursor, attr)))
      return failure();
    known.attrs.push_back(attr);
    // An absent attribute has its default.
    if (!attr)
      continue;
    if (!fits(def, field, attr))
      return cursor.emitError("invalid attribute '" + field.name +
                              "' in the properties of '" + def.name + "': ")
             << attr;
    op->setAttrSlot(field.slot, attr);
  }
  if (failed(cursor.expectEnd("the properties of '" + def.name + "'")))
    return failure();
  known.name = &name;
  known.bytes = bytes;
  return success();
}

/// The properties as the dictionary that text has.
LogicalResult IRReader::readDictionary(const NameEntry &name, Cursor cursor,
                                       Attribute &dictionary) {
  SmallVector<NamedAttribute, 8> entries;
  for (const PropertyField &field : name.plan) {
    Attribute attr;
    if (failed(readField(field, cursor, attr)))
      return failure();
    if (attr)
      entries.push_back({StringAttr::get(&ctx, field.name), attr});
  }
  if (!entries.empty())
    dictionary = DictionaryAttr::get(&ctx, entries);
  return cursor.expectEnd("the properties of '" + name.def->name + "'");
}

/// Moves the properties in `layout` from the attributes to the properties.
void IRReader::divideAttributes(const PropertyLayout &layout,
                                DictionaryAttr &attrs, Attribute &properties) {
  SmallVector<NamedAttribute, 8> inherent, discardable;
  for (const NamedAttribute &attr : attrs)
    (layout.find(attr.getNameRef()) ? inherent : discardable).push_back(attr);
  if (inherent.empty())
    return;
  properties = DictionaryAttr::getWithSorted(&ctx, inherent);
  attrs = DictionaryAttr::getWithSorted(&ctx, discardable);
}

//===-- Creation -----------------------------------------------------------===//

/// Adds `attrs` to `attributes`. Fails if an inherent attribute does not
/// satisfy the definition. An attribute with the name of a property that is no
/// attribute goes to `namesakes` if it cannot be the property: before version
/// 5, a file has a discardable attribute in its place.
LogicalResult
IRReader::addAttributes(const NameEntry &name, DictionaryAttr attrs,
                        SmallVectorImpl<NamedAttribute> &attributes,
                        SmallVectorImpl<NamedAttribute> &namesakes) {
  const OpDefinition &def = *name.def;
  for (const NamedAttribute &attr : attrs) {
    int slot = def.findAttribute(attr.getNameRef());
    if (slot < 0) {
      attributes.push_back(attr);
      continue;
    }
    bool fits = isSegmentSizes(attr.getNameRef())
                    ? isa<DenseI32ArrayAttr>(attr.getValue())
                    : def.acceptsAttribute(unsigned(slot), attr.getValue());
    if (!fits && (version >= WithProperties ||
                  !isPlainProperty(name.plan, attr.getNameRef())))
      return cursor.emitError("invalid attribute '" + attr.getNameRef() +
                              "' of '" + def.name + "': ")
             << attr.getValue();
    (fits ? attributes : namesakes).push_back(attr);
  }
  return success();
}

Operation *IRReader::createFromState(Fields &fields, Attribute properties) {
  const OpDefinition &def = *fields.name->def;
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(properties);
  if (properties && !dictionary) {
    (void)tables.emitOtherAttr(cursor, "mlir::DictionaryAttr", properties);
    return nullptr;
  }
  OperationState state(fields.loc, OperationName(&def));
  SmallVector<NamedAttribute, 1> namesakes;
  for (DictionaryAttr attrs : {dictionary, fields.attrs})
    if (attrs &&
        failed(addAttributes(*fields.name, attrs, state.attributes, namesakes)))
      return nullptr;
  // Before version 5, flags that are not set are absent.
  for (const PropertyField &field : fields.name->plan)
    if (field.kind == PropertyLayout::Kind::Flag)
      state.slots.push_back({field.slot, BoolAttr::get(&ctx, false)});
  completeSegmentSizes(state);
  state.operands.assign(fields.operands.begin(), fields.operands.end());
  state.types.assign(fields.types.begin(), fields.types.end());
  state.successors.assign(fields.successors.begin(), fields.successors.end());
  for (uint64_t i = 0; i < fields.numRegions; ++i)
    state.addRegion();
  Operation *op = Operation::create(state);
  for (const NamedAttribute &attr : namesakes)
    op->setDiscardableAttr(attr.getName(), attr.getValue());
  op->addDerivedAttribute();
  return op;
}

Operation *IRReader::create(Fields &fields) {
  const NameEntry &name = *fields.name;
  const OpDefinition *def = name.def;
  Attribute attr;
  bool hasAttr = fields.properties && !name.wasRegistered;
  if (hasAttr) {
    Cursor properties = *fields.properties;
    if (failed(tables.readAttr(properties, attr)))
      return nullptr;
  }
  if (def->registered && (hasAttr || version < WithProperties))
    return createFromState(fields, attr);
  if (fields.properties && name.wasRegistered && !def->registered) {
    if (!name.layout && !fields.properties->empty())
      return (void)cursor.emitError(
                 "the properties of '" + def->name +
                 "' cannot be read: the operation has no definition"),
             nullptr;
    if (name.layout && failed(readDictionary(name, *fields.properties, attr)))
      return nullptr;
  }
  if (version < WithProperties && name.layout && fields.attrs)
    divideAttributes(*name.layout, fields.attrs, attr);
  Operation *op = Operation::create(
      fields.loc, def, fields.types, fields.operands, fields.attrs,
      fields.successors, unsigned(fields.numRegions), attr);
  if (def->registered && fields.properties &&
      failed(readSlots(op, name, *fields.properties))) {
    op->destroy();
    return nullptr;
  }
  op->addDerivedAttribute();
  return op;
}
