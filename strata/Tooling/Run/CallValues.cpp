// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Run/CallValues.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Tooling/Execution/NumpyFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::codegen;
using namespace strata::interpreter;

//===-- Types ----------------------------------------------------------------===//

static std::string getText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static bool isPointer(Type type) {
  return StringRef(getText(type)).starts_with("!llvm.ptr");
}

/// Whether values are memory that is described by pointer, offset, sizes and strides.
/// Tensors become this when they are lowered.
static bool isMemRefLike(Type type) {
  return isa<MemRefType>(type) || isa<RankedTensorType>(type);
}

/// The types in `!llvm.struct<(...)>`; std::nullopt for other types.
static std::optional<std::vector<Type>> getStructParts(Type type) {
  std::string text = getText(type);
  StringRef rest = text;
  if (!rest.consume_front("!llvm.struct<"))
    return std::nullopt;
  (void)rest.consume_front("packed ");
  if (!rest.consume_front("(") || !rest.consume_back(")>"))
    return std::nullopt;
  std::vector<Type> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= rest.size(); ++i) {
    if (i < rest.size() && StringRef("<([{").contains(rest[i]))
      ++depth;
    else if (i < rest.size() && StringRef(">)]}").contains(rest[i]))
      --depth;
    else if (i == rest.size() || (rest[i] == ',' && depth == 0)) {
      StringRef part = rest.slice(begin, i).trim();
      // The types of the dialect are written without its name in its types.
      bool isShort = part.starts_with("ptr") || part.starts_with("struct<") ||
                     part.starts_with("array<");
      parts.push_back(
          parseType((isShort ? "!llvm." : "") + part.str(), type.getContext()));
      begin = i + 1;
    }
  }
  return llvm::is_contained(parts, Type()) ? std::nullopt
                                           : std::optional(parts);
}

/// How a value without memory is cut into leaves.
struct Leaves {
  uint64_t count = 0, size = 0;
};

/// No leaves for types that are not passed as numbers.
static Leaves getLeaves(Type type) {
  if (isPointer(type))
    return {1, 8};
  unsigned width = getScalarWidth(getScalarType(type));
  if (width == 0)
    return {};
  if (auto vector = dyn_cast<VectorType>(type)) {
    // Elements of other widths have bits between bytes.
    if (isa<ComplexType>(vector.getElementType()) ||
        (width != 1 && (width < 8 || !llvm::isPowerOf2_32(width))))
      return {};
    uint64_t row = vector.getRank() ? uint64_t(vector.getShape().back()) : 1;
    return {uint64_t(vector.getNumElements()) / std::max<uint64_t>(row, 1),
            llvm::divideCeil(row * width, 8)};
  }
  if (isa<ShapedType>(type))
    return {};
  return {isa<ComplexType>(type) ? 2u : 1u, llvm::divideCeil(width, 8)};
}

static LogicalResult fail(std::string &error, const Twine &message) {
  error = message.str();
  return failure();
}

//===-- Arguments ------------------------------------------------------------===//

LogicalResult CallValues::addArray(HostArray array, Type type, ValueKind kind,
                                   std::string &error) {
  Argument argument;
  argument.kind = kind;
  char *data = memory.allocate(array.bytes.size(), argument.data);
  if (!data)
    return fail(error, "not enough shared memory");
  llvm::copy(array.bytes, data);
  argument.sizes.assign(array.shape.begin(), array.shape.end());
  arguments.push_back(std::move(argument));
  if (kind == ValueKind::MemRef)
    arrays.push_back(
        {numArguments - 1, type, array.shape, data, array.bytes.size()});
  return success();
}

LogicalResult CallValues::addArgument(StringRef text, Type type,
                                      std::string &error) {
  ++numArguments;
  if (isPointer(type)) {
    FailureOr<HostArray> array = parseHostArray(text, Type(), ctx, error);
    return failed(array)
               ? failure()
               : addArray(std::move(*array), type, ValueKind::Pointer, error);
  }
  Leaves leaves = getLeaves(type);
  if (!leaves.count && !isMemRefLike(type))
    return fail(error, "values of this type cannot be written as text");
  FailureOr<HostArray> array = parseHostArray(text, type, ctx, error);
  if (failed(array))
    return failure();
  if (isMemRefLike(type))
    return addArray(std::move(*array), type, ValueKind::MemRef, error);
  size_t stride = array->bytes.size() / leaves.count;
  for (uint64_t i = 0; i < leaves.count; ++i) {
    Argument &argument = arguments.emplace_back();
    argument.bytes = array->bytes.substr(i * stride, leaves.size);
  }
  return success();
}

//===-- Results --------------------------------------------------------------===//

bool CallValues::addResultLeaves(Type type) {
  if (isMemRefLike(type)) {
    auto shaped = cast<ShapedType>(type);
    unsigned size = getBytesPerElement(shaped.getElementType());
    shapes.push_back({ValueKind::MemRef, size, uint32_t(shaped.getRank())});
    return size != 0;
  }
  if (auto parts = getStructParts(type))
    return llvm::all_of(*parts,
                        [&](Type part) { return addResultLeaves(part); });
  Leaves leaves = getLeaves(type);
  for (uint64_t i = 0; i < leaves.count; ++i)
    shapes.push_back({ValueKind::Number, leaves.size, 0});
  return leaves.count != 0;
}

LogicalResult CallValues::addResult(Type type, std::string &error) {
  resultTypes.push_back(type);
  if (addResultLeaves(type))
    return success();
  return fail(error, "results of type " + getText(type) +
                         " cannot be printed; --entry-point-result=void "
                         "ignores them");
}

HostArray CallValues::takeArray(ArrayRef<ResultValue> &values, Type type) {
  HostArray array;
  if (isMemRefLike(type)) {
    array.shape.assign(values.front().sizes.begin(),
                       values.front().sizes.end());
    array.bytes = values.front().bytes;
    values = values.drop_front();
    return array;
  }
  if (auto shaped = dyn_cast<ShapedType>(type))
    array.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
  Leaves leaves = getLeaves(type);
  for (uint64_t i = 0; i < leaves.count; ++i) {
    array.bytes += values.front().bytes;
    if (!isa<VectorType>(type))
      array.bytes.resize((i + 1) * getBytesPerElement(getScalarType(type)));
    values = values.drop_front();
  }
  return array;
}

void CallValues::print(ArrayRef<ResultValue> &values, Type type,
                       raw_ostream &os, uint64_t maxElements) {
  if (auto parts = getStructParts(type)) {
    os << '(';
    llvm::interleaveComma(
        *parts, os, [&](Type part) { print(values, part, os, maxElements); });
    os << ')';
    return;
  }
  if (isPointer(type)) {
    uint64_t address = 0;
    std::memcpy(&address, values.front().bytes.data(), sizeof(address));
    values = values.drop_front();
    os << "0x" << llvm::utohexstr(address, /*LowerCase=*/true);
    return;
  }
  printRuntimeValue(toRuntimeValue(takeArray(values, type), type), type, os,
                    maxElements);
}

void CallValues::printResults(ArrayRef<ResultValue> values, raw_ostream &os,
                              uint64_t maxElements) {
  for (Type type : resultTypes) {
    print(values, type, os, maxElements);
    os << '\n';
  }
}

void CallValues::printArrays(raw_ostream &os, uint64_t maxElements) {
  for (const ArrayArgument &argument : arrays) {
    HostArray array{argument.shape, std::string(argument.data, argument.size)};
    printRuntimeValue(toRuntimeValue(array, argument.type), argument.type, os,
                      maxElements);
    os << '\n';
  }
}

LogicalResult CallValues::saveArrays(ArrayRef<ResultValue> values,
                                     StringRef prefix, std::string &error) {
  auto save = [&](const Twine &name, Type type, ArrayRef<int64_t> shape,
                  StringRef bytes) -> LogicalResult {
    std::string format = getNumpyFormat(interpreter::getElementType(type));
    if (format.empty() || (isa<VectorType>(type) && format == "|b1"))
      return fail(error, "numpy has no arrays of " + getText(type));
    return writeNumpyFile((prefix + name).str(), format, shape, bytes, error);
  };
  for (auto [i, type] : llvm::enumerate(resultTypes)) {
    HostArray array = takeArray(values, type);
    if (failed(
            save("result" + Twine(i) + ".npy", type, array.shape, array.bytes)))
      return failure();
  }
  for (const ArrayArgument &argument : arrays)
    if (failed(save("arg" + Twine(argument.index) + ".npy", argument.type,
                    argument.shape, {argument.data, argument.size})))
      return failure();
  return success();
}
