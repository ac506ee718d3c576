// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/Validation.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Names of types -----------------------------------------------------===//

/// The name that the specification gives to `type`; null if it has none.
static StringRef getSpecifiedName(Type type) {
  static constexpr unsigned widths[] = {1, 4, 8, 16, 32, 48, 64};
  static constexpr StringRef names[] = {"i1",  "i4",  "i8", "i16",
                                        "i32", "i48", "i64"};
  if (auto integer = dyn_cast<IntegerType>(type)) {
    const auto *width = llvm::find(widths, integer.getWidth());
    return width == std::end(widths) ? StringRef()
                                     : names[width - std::begin(widths)];
  }
  if (isa<tosa::Mxint8Type>(type))
    return "mxint8";
  auto floatType = dyn_cast<FloatType>(type);
  return floatType ? llvm::StringSwitch<StringRef>(floatType.getSpelling())
                         .Case("f16", "f16")
                         .Case("bf16", "bf16")
                         .Case("f32", "f32")
                         .Case("f8E4M3FN", "fp8e4m3")
                         .Case("f8E5M2", "fp8e5m2")
                         .Case("f4E2M1FN", "fp4e2m1")
                         .Case("f6E2M3FN", "fp6e2m3")
                         .Case("f6E3M2FN", "fp6e3m2")
                         .Case("f8E8M0FNU", "fp8e8m0")
                         .Default(StringRef())
                   : StringRef();
}

bool tosalower::isSpecifiedElement(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && !integer.isSignless())
    return false;
  return !getSpecifiedName(type).empty();
}

/// The values whose types the specification does not list: conditions, shifts and multipliers,
/// and all but the first tensor of a list.
static SmallVector<Value> getUnlistedOperands(Operation *op) {
  if (auto select = dyn_cast<tosa::SelectOp>(op))
    return {select.getInput1()};
  if (auto product = dyn_cast<tosa::MulOp>(op))
    return {product.getShift()};
  if (auto rescale = dyn_cast<tosa::RescaleOp>(op))
    return {rescale.getMultiplier(), rescale.getShift()};
  return {};
}

static SmallVector<Type> getOperandTypes(Operation *op) {
  if (auto concat = dyn_cast<tosa::ConcatOp>(op))
    return {concat.getInput1().front().getType()};
  SmallVector<Type> types;
  SmallVector<Value> unlisted = getUnlistedOperands(op);
  unsigned next = 0;
  for (Value operand : op->getOperands()) {
    if (next < unlisted.size() && operand == unlisted[next]) {
      ++next;
      continue;
    }
    types.push_back(operand.getType());
  }
  return types;
}

static Type getAccumulator(Operation *op) {
  return llvm::TypeSwitch<Operation *, Type>(op)
      .Case<tosa::AvgPool2dOp, tosa::Conv2DOp, tosa::Conv3DOp,
            tosa::DepthwiseConv2DOp, tosa::TransposeConv2DOp>(
          [](auto typed) { return typed.getAccType(); })
      .Default(Type());
}

/// The names of the types of `op` in the order of the specification: tensors that are operands, the
/// accumulator, tensors that are results. A variable has the type of its elements.
static SmallVector<StringRef> getDataTypes(Operation *op) {
  SmallVector<StringRef> names;
  auto add = [&](Type type) {
    if (auto tensor = dyn_cast<TensorType>(type))
      names.push_back(getSpecifiedName(tensor.getElementType()));
  };
  if (auto variable = dyn_cast<tosa::VariableOp>(op))
    return {getSpecifiedName(variable.getType())};
  for (Type type : getOperandTypes(op))
    add(type);
  if (Type accumulator = getAccumulator(op))
    names.push_back(getSpecifiedName(accumulator));
  for (Type type : op->getResultTypes())
    add(type);
  return names;
}

//===-- The table ----------------------------------------------------------===//

static SmallVector<StringRef> splitNames(StringRef text, char separator) {
  SmallVector<StringRef> names;
  text.split(names, separator, -1, /*KeepEmpty=*/false);
  return names;
}

static DataTypeTable::Entry parseEntry(StringRef text) {
  auto [types, afterTypes] = text.split(':');
  auto [profiles, afterProfiles] = afterTypes.split(':');
  auto [extensions, version] = afterProfiles.split(':');
  return {splitNames(types, ','), splitNames(profiles, '|'),
          splitNames(extensions, '+'), version};
}

template <typename... Ops>
static void
addEntries(llvm::StringMap<SmallVector<DataTypeTable::Entry, 0>> &entries,
           StringRef text) {
  SmallVector<DataTypeTable::Entry, 0> list;
  for (StringRef entry : splitNames(text, ' '))
    list.push_back(parseEntry(entry));
  ((entries[Ops::getOperationName()] = list), ...);
}

DataTypeTable::DataTypeTable() {
  using namespace strata::tosa;
#define DATA_TYPES(text, ...) addEntries<__VA_ARGS__>(entries, text);
#include "strata/Conversion/TosaTransforms/DataTypes.def"
#undef DATA_TYPES
}

const DataTypeTable::Entry *
DataTypeTable::find(Operation *op, ArrayRef<StringRef> types) const {
  auto found = entries.find(op->getName().getStringRef());
  if (found == entries.end())
    return nullptr;
  for (const Entry &entry : found->second)
    if (entry.types.empty() || ArrayRef<StringRef>(entry.types) == types)
      return &entry;
  return nullptr;
}

/// The profiles of which a target must have one to use `extension`, separated by `|`.
static StringRef getProfilesOf(StringRef extension) {
  return llvm::StringSwitch<StringRef>(extension)
      .Cases({"int4", "int16"}, "pro_int")
      .Cases({"bf16", "fft", "fp8e4m3", "fp8e5m2", "mxfp"}, "pro_fp")
      .Case("int64", "pro_fp|pro_int")
      .Default("");
}

static unsigned countEqual(ArrayRef<StringRef> types,
                           ArrayRef<StringRef> others) {
  unsigned count = 0;
  for (auto [type, other] : llvm::zip(types, others))
    count += type == other;
  return count;
}

LogicalResult DataTypeTable::verifyTypes(Operation *op) const {
  auto found = entries.find(op->getName().getStringRef());
  SmallVector<StringRef> types = getDataTypes(op);
  if (found == entries.end() || find(op, types))
    return success();
  const Entry *closest = &found->second.front();
  for (const Entry &entry : found->second)
    if (countEqual(entry.types, types) > countEqual(closest->types, types))
      closest = &entry;
  return op->emitOpError("illegal: operation operand/result data types did not "
                         "align with any profile or extension, got (")
         << llvm::join(types, ",") << "), did you mean ("
         << llvm::join(closest->types, ",")
         << ")? Otherwise, please refer to the 'supported data types' for '"
         << op->getName() << "' in the specification.";
}

/// Reports that `op` requires one or, if `all`, each of `names`.
static LogicalResult failRequired(Operation *op, ArrayRef<StringRef> names,
                                  bool all) {
  StringRef quantity = names.size() == 1 ? "" : all ? "all of " : "any of ";
  return op->emitOpError("illegal: requires ")
         << quantity << '[' << llvm::join(names, ", ")
         << "] but not enabled in target";
}

LogicalResult
DataTypeTable::verifyTarget(Operation *op,
                            const ValidationTarget &target) const {
  const Entry *entry = find(op, getDataTypes(op));
  if (!entry)
    return success();
  auto isProfile = [&](StringRef name) {
    return target.profiles.contains(name);
  };
  auto isExtension = [&](StringRef name) {
    return target.extensions.contains(name);
  };
  if (!entry->profiles.empty() && !llvm::any_of(entry->profiles, isProfile))
    return failRequired(op, entry->profiles, /*all=*/false);
  if (!llvm::all_of(entry->extensions, isExtension))
    return failRequired(op, entry->extensions, /*all=*/true);
  for (StringRef extension : entry->extensions) {
    auto profiles = splitNames(getProfilesOf(extension), '|');
    if (!profiles.empty() && !llvm::any_of(profiles, isProfile))
      return op->emitOpError("illegal: requires [")
             << llvm::join(profiles, ", ")
             << "] to work with but not enabled in target";
  }
  if (!entry->version.empty() &&
      target.version == tosa::SpecificationVersion::V_1_0)
    return op->emitOpError("illegal: the target specification version (1.0) is "
                           "not backwards compatible with the op compliance "
                           "specification version (")
           << entry->version << ")";
  return success();
}
