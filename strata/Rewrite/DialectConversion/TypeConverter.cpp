// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/TypeConverter.h"

#include "strata/Support/Stack.h"

using namespace strata;

TypeConverter::~TypeConverter() = default;

//===-- Signatures ---------------------------------------------------------===//

void TypeConverter::SignatureConversion::addInputs(unsigned origInputNo,
                                                   ArrayRef<Type> newTypes) {
  assert(!newTypes.empty() && "an argument without new ones is left out");
  remapInput(origInputNo, unsigned(types.size()), unsigned(newTypes.size()));
  addInputs(newTypes);
}

void TypeConverter::SignatureConversion::addInputs(ArrayRef<Type> newTypes) {
  types.append(newTypes.begin(), newTypes.end());
}

void TypeConverter::SignatureConversion::remapInput(unsigned origInputNo,
                                                    unsigned newInputNo,
                                                    unsigned newInputCount) {
  assert(!remapped[origInputNo] && "argument is mapped already");
  remapped[origInputNo] = InputMapping{newInputNo, newInputCount, {}};
}

void TypeConverter::SignatureConversion::remapInput(
    unsigned origInputNo, ArrayRef<Value> replacements) {
  assert(!remapped[origInputNo] && "argument is mapped already");
  remapped[origInputNo] = InputMapping{
      0, 0, SmallVector<Value, 1>(replacements.begin(), replacements.end())};
}

LogicalResult
TypeConverter::convertSignatureArg(unsigned inputNo, Type type,
                                   SignatureConversion &result) const {
  const Conversion &conversion = getConversion(type);
  if (conversion.failed)
    return failure();
  if (!conversion.types.empty())
    result.addInputs(inputNo, conversion.types);
  return success();
}

LogicalResult
TypeConverter::convertSignatureArgs(TypeRange types,
                                    SignatureConversion &result) const {
  for (auto [i, type] : llvm::enumerate(types))
    if (failed(convertSignatureArg(unsigned(i), type, result)))
      return failure();
  return success();
}

std::optional<Attribute>
TypeConverter::convertTypeAttribute(Type type, Attribute attr) const {
  // The callback that was added last is called first.
  for (const auto &convert : llvm::reverse(attributes)) {
    AttributeConversionResult result = convert(type, attr);
    if (result.hasResult())
      return result.getResult();
    if (!result.isNa())
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<TypeConverter::SignatureConversion>
TypeConverter::convertBlockSignature(Block *block) const {
  SignatureConversion result(block->getNumArguments());
  for (BlockArgument arg : block->getArguments()) {
    SmallVector<Type, 2> types;
    if (failed(convertType(Value(arg), types)))
      return std::nullopt;
    if (!types.empty())
      result.addInputs(arg.getArgNumber(), types);
  }
  return result;
}

//===-- Types --------------------------------------------------------------===//

std::optional<LogicalResult>
TypeConverter::store(std::optional<Type> type, SmallVectorImpl<Type> &results) {
  if (!type)
    return std::nullopt;
  if (!*type)
    return failure();
  results.push_back(*type);
  return success();
}

LogicalResult TypeConverter::askForType(Type type,
                                        SmallVectorImpl<Type> &results) const {
  size_t before = results.size();
  for (const Conversions &conversion : llvm::reverse(conversions)) {
    if (!conversion.ofType)
      continue;
    std::optional<LogicalResult> result = conversion.ofType(type, results);
    if (result && failed(*result))
      results.truncate(before);
    if (result)
      return *result;
    assert(results.size() == before &&
           "a failed conversion must not add types");
  }
  return failure();
}

/// The conversion of types that would never end.
static const TypeConverter::Conversion &getEndless() {
  static const TypeConverter::Conversion endless{
      {}, /*failed=*/true, TypeConverter::MaxDepth + 1, {}};
  return endless;
}

/// The cached conversion of `type`; null if the caller has to compute it. Call
/// this with the lock held.
const TypeConverter::Conversion *TypeConverter::lookup(Type type,
                                                       uintptr_t thread) const {
  auto known = cache.find(type);
  const Conversion *found =
      known == cache.end() ? nullptr : known->second.get();
  auto nest = nests.find(thread);
  if (nest != nests.end()) {
    Nest &open = nest->second;
    unsigned depth = open.depth + (found ? found->depth : 1);
    open.isEndless |= depth > MaxDepth;
    open.deepest = std::max(open.deepest, depth);
    if (open.isEndless)
      return &getEndless();
  }
  if (found)
    slotFor(type).store(found, std::memory_order_release);
  return found;
}

const TypeConverter::Conversion &
TypeConverter::makeConversion(Type type, uintptr_t thread) const {
  unsigned deepest;
  {
    std::scoped_lock lock(mutex);
    Nest &nest = nests[thread];
    deepest = nest.deepest;
    nest.deepest = ++nest.depth;
    ++numOpen;
  }
  // Without the lock: functions request the conversions of the parts of a type.
  auto made = std::make_unique<Conversion>();
  made->from = type;
  made->failed = failed(runWithSufficientStackSpace(
      [&] { return askForType(type, made->types); }));

  std::scoped_lock lock(mutex);
  Nest &nest = nests[thread];
  made->depth = nest.deepest - --nest.depth;
  nest.deepest = std::max(deepest, nest.deepest);
  --numOpen;
  if (nest.isEndless) {
    // The depth of conversions that other threads wait for is unknown.
    if (nest.depth)
      return getEndless();
    made->failed = true;
    made->depth = MaxDepth + 1;
    made->types.clear();
  }
  if (!nest.depth)
    nests.erase(thread);
  std::unique_ptr<const Conversion> &entry = cache[type];
  if (!entry)
    entry = std::move(made);
  return *entry;
}

const TypeConverter::Conversion &
TypeConverter::findConversion(Type type) const {
  uintptr_t thread = getStackOwner();
  {
    std::scoped_lock lock(mutex);
    if (const Conversion *found = lookup(type, thread))
      return *found;
  }
  return makeConversion(type, thread);
}

std::string TypeConverter::getReason(Type type, bool wantsOne) const {
  const Conversion &conversion = getConversion(type);
  if (conversion.depth > MaxDepth)
    return ": its conversion is nested more than " + std::to_string(MaxDepth) +
           " levels deep";
  if (conversion.failed || !wantsOne || conversion.types.size() == 1)
    return "";
  return ": it is converted to " + std::to_string(conversion.types.size()) +
         " types, expected one";
}

LogicalResult TypeConverter::convertType(Type type,
                                         SmallVectorImpl<Type> &results) const {
  const Conversion &conversion = getConversion(type);
  if (conversion.failed)
    return failure();
  results.append(conversion.types.begin(), conversion.types.end());
  return success();
}

LogicalResult TypeConverter::convertType(Value value,
                                         SmallVectorImpl<Type> &results) const {
  if (!hasValueConversions)
    return convertType(value.getType(), results);
  size_t before = results.size();
  for (const Conversions &conversion : llvm::reverse(conversions)) {
    std::optional<LogicalResult> result =
        conversion.ofValue ? conversion.ofValue(value, results)
                           : conversion.ofType(value.getType(), results);
    if (result && failed(*result))
      results.truncate(before);
    if (result)
      return *result;
  }
  return failure();
}

Type TypeConverter::convertType(Type type) const {
  const Conversion &conversion = getConversion(type);
  return !conversion.failed && conversion.types.size() == 1
             ? conversion.types[0]
             : Type();
}

Type TypeConverter::convertType(Value value) const {
  SmallVector<Type, 1> types;
  if (failed(convertType(value, types)) || types.size() != 1)
    return {};
  return types[0];
}

LogicalResult
TypeConverter::convertTypes(TypeRange types,
                            SmallVectorImpl<Type> &results) const {
  for (Type type : types)
    if (failed(convertType(type, results)))
      return failure();
  return success();
}

LogicalResult
TypeConverter::convertTypes(ValueRange values,
                            SmallVectorImpl<Type> &results) const {
  for (Value value : values)
    if (failed(convertType(value, results)))
      return failure();
  return success();
}

bool TypeConverter::isLegal(Type type) const {
  return convertType(type) == type;
}
bool TypeConverter::isLegal(Value value) const {
  return convertType(value) == value.getType();
}
bool TypeConverter::isLegal(TypeRange types) const {
  return llvm::all_of(types, [&](Type type) { return isLegal(type); });
}

bool TypeConverter::isLegal(Operation *op) const {
  for (OpOperand &operand : op->getOpOperands())
    if (!isLegal(operand.get()))
      return false;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (!isLegal(Value(op->getResult(i))))
      return false;
  return true;
}

bool TypeConverter::isLegal(Region *region) const {
  for (Block &block : *region)
    for (BlockArgument arg : block.getArguments())
      if (!isLegal(Value(arg)))
        return false;
  return true;
}

//===-- Materializations ---------------------------------------------------===//

Value TypeConverter::materializeSourceConversion(OpBuilder &builder,
                                                 Location loc, Type resultType,
                                                 ArrayRef<Value> inputs) const {
  for (const Materialization &make : llvm::reverse(sources))
    if (Value value = make(builder, resultType, inputs, loc))
      return value;
  return {};
}

Value TypeConverter::materializeArgumentConversion(
    OpBuilder &builder, Location loc, Type resultType,
    ArrayRef<Value> inputs) const {
  for (const Materialization &make : llvm::reverse(arguments))
    if (Value value = make(builder, resultType, inputs, loc))
      return value;
  return materializeSourceConversion(builder, loc, resultType, inputs);
}

SmallVector<Value> TypeConverter::materializeTargetConversion(
    OpBuilder &builder, Location loc, ArrayRef<Type> resultTypes,
    ArrayRef<Value> inputs, Type originalType) const {
  for (const TargetMaterialization &make : llvm::reverse(targets)) {
    SmallVector<Value> values =
        make(builder, resultTypes, inputs, loc, originalType);
    if (!values.empty())
      return values;
  }
  return {};
}
