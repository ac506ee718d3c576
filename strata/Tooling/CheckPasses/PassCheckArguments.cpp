// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPasses/PassCheckArguments.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interpreter/RuntimeValue.h"
#include "strata/Tooling/Execution/ListShape.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

static bool isNumber(Type type) {
  return interpreter::getScalarWidth(interpreter::getScalarType(type)) != 0;
}

PassCheckArguments::PassCheckArguments(std::seed_seq &seeds)
    : source(seeds), openSize(int64_t(1 + source() % 5)) {}

bool PassCheckArguments::canChoose(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return isNumber(type);
  auto memref = dyn_cast<MemRefType>(type);
  auto vector = dyn_cast<VectorType>(type);
  return isa<MemRefType, RankedTensorType, VectorType>(type) &&
         (!memref || !memref.getLayout()) &&
         (!vector || !vector.isScalable()) && isNumber(shaped.getElementType());
}

std::string PassCheckArguments::chooseNumber(Type type) {
  static constexpr const char *floats[] = {"0.0", "-0.0",  "1.0",    "-1.0",
                                           "1.5", "-2.25", "1024.0", "0.125"};
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::string real = chooseNumber(complex.getElementType());
    return "(" + real + ", " + chooseNumber(complex.getElementType()) + ")";
  }
  if (isa<FloatType>(type))
    return floats[source() % std::size(floats)];
  unsigned width =
      isa<IndexType>(type) ? 64 : cast<IntegerType>(type).getWidth();
  if (width == 1)
    return source() % 2 ? "true" : "false";
  // 2^64 + 5 needs more bits than an index has.
  if (width > 64)
    return width > 65 && source() % 4 == 0 ? "18446744073709551621"
                                           : std::to_string(source() % 100);
  int64_t greatest = llvm::maxIntN(int64_t(width));
  const int64_t numbers[] = {0, 1, 2, -1, 7, greatest, -greatest - 1};
  // Sizes and indices are small, mostly. Some need more than 7, 8, 16 and 32 bits.
  const int64_t indices[] = {-1, 200, 257, 70000, int64_t(1) << 33};
  uint64_t choice = source() % 12;
  int64_t number = int64_t(source() % 10);
  if (isa<IndexType>(type)) {
    if (choice < 2)
      number = indices[source() % std::size(indices)];
  } else if (choice < std::size(numbers)) {
    number = numbers[choice];
  }
  return std::to_string(std::min(number, greatest));
}

/// Lists in lists, as the sizes say.
std::string PassCheckArguments::chooseElements(ArrayRef<int64_t> shape,
                                               Type elementType) {
  if (shape.empty())
    return chooseNumber(elementType);
  std::string list;
  for (int64_t i = 0; i < shape.front(); ++i)
    list += (i ? ", " : "") + chooseElements(shape.drop_front(), elementType);
  return "[" + list + "]";
}

std::string PassCheckArguments::choose(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return chooseNumber(type);
  SmallVector<int64_t, 4> shape(shaped.getShape());
  llvm::replace(shape, ShapedType::kDynamic, openSize);
  // Longer lists make messages unreadable. Empty ones count, too.
  constexpr uint64_t maxListed = 16;
  uint64_t numListed = 1;
  for (int64_t size : shape)
    numListed = llvm::SaturatingMultiply(numListed,
                                         uint64_t(std::max<int64_t>(size, 1)));
  if (numListed <= maxListed)
    return chooseElements(shape, shaped.getElementType());
  std::string text = "random:";
  if (!shaped.hasStaticShape())
    llvm::raw_string_ostream(text)
        << formatSizes(shape) << 'x' << shaped.getElementType() << ':';
  return text + "seed=" + std::to_string(source() % 1000 + 1);
}
