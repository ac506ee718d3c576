// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ListShape.h"

#include "strata/Interpreter/RuntimeValue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

namespace {
/// Counts the elements of a list, without reading the numbers.
class ListScanner {
public:
  explicit ListScanner(StringRef text) : rest(text) {}

  /// False if `text` is no list, about which others complain.
  bool scan() { return scanList(0) && rest.empty(); }

  int64_t numScalars = 0;
  SmallVector<int64_t, 4> sizes;
  /// Whether lists beside each other have the same sizes.
  bool isRegular = true;

private:
  bool scanList(size_t depth);
  bool scanElement(size_t depth);

  StringRef rest;
  /// The number of lists around a number.
  std::optional<size_t> scalarDepth;
};
} // namespace

bool ListScanner::scanElement(size_t depth) {
  if (rest.starts_with("["))
    return scanList(depth);
  size_t length = std::min(rest.find_first_of("[],"), rest.size());
  rest = rest.drop_front(length);
  ++numScalars;
  isRegular &= scalarDepth.value_or(depth) == depth;
  scalarDepth = depth;
  return length != 0;
}

bool ListScanner::scanList(size_t depth) {
  constexpr size_t MaxDepth = 64;
  if (depth == MaxDepth || !rest.consume_front("["))
    return false;
  rest = rest.ltrim();
  int64_t size = 0;
  for (; !rest.consume_front("]"); ++size) {
    if (!scanElement(depth + 1))
      return false;
    rest = rest.ltrim();
    if (!rest.consume_front(",") && !rest.starts_with("]"))
      return false;
    rest = rest.ltrim();
  }
  // The first list of a depth ends before those around it.
  if (sizes.size() <= depth)
    sizes.resize(depth + 1, -1);
  isRegular &= sizes[depth] == -1 || sizes[depth] == size;
  sizes[depth] = size;
  return true;
}

/// The sizes that a list gives a type; std::nullopt if they differ from those
/// of the type.
static std::optional<ArrayRef<int64_t>> findSizes(const ListScanner &list,
                                                  ShapedType type) {
  ArrayRef<int64_t> sizes = list.sizes;
  // The parts of a complex number are a list, too.
  if (isa<ComplexType>(type.getElementType())) {
    if (sizes.empty() || sizes.back() != 2)
      return std::nullopt;
    sizes = sizes.drop_back();
  }
  if (!list.isRegular || int64_t(sizes.size()) != type.getRank())
    return std::nullopt;
  for (auto [size, expected] : llvm::zip(sizes, type.getShape()))
    if (!ShapedType::isDynamic(expected) && size != expected)
      return std::nullopt;
  return sizes;
}

/// The product of the known sizes; std::nullopt if it is too large.
static std::optional<int64_t> countKnown(ShapedType type) {
  int64_t known = interpreter::getScalarsPerElement(type.getElementType());
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size) && llvm::MulOverflow(known, size, known))
      return std::nullopt;
  return known;
}

std::string strata::formatSizes(ArrayRef<int64_t> sizes) {
  return llvm::join(llvm::map_range(sizes,
                                    [](int64_t size) {
                                      return ShapedType::isDynamic(size)
                                                 ? std::string("?")
                                                 : std::to_string(size);
                                    }),
                    "x");
}

/// Fails for lists in lists that are not nested as the sizes of `type` are. The numbers alone
/// may be one list.
static LogicalResult checkNesting(const ListScanner &list, ShapedType type,
                                  std::string &error) {
  bool isComplex = isa<ComplexType>(type.getElementType());
  bool isOne = list.sizes.size() <= (isComplex ? 2 : 1);
  // Elements that are vectors are lists, too.
  if (isOne || isa<ShapedType>(type.getElementType()) || findSizes(list, type))
    return success();
  error = "expected lists in lists of the sizes " +
          formatSizes(type.getShape()) + ", found " +
          (list.isRegular ? formatSizes(list.sizes) : "lists of several sizes");
  return failure();
}

FailureOr<Type> strata::closeSizes(Type type, StringRef text,
                                   std::string &error) {
  auto shaped = dyn_cast<ShapedType>(type);
  ListScanner list(text.trim());
  if (!shaped || !shaped.hasRank() || !list.scan())
    return type;
  if (!shaped.hasStaticShape())
    if (auto sizes = findSizes(list, shaped))
      shaped = shaped.clone(*sizes);
  std::optional<int64_t> known = countKnown(shaped);
  if (!known)
    return type;
  std::string found = ", found " + std::to_string(list.numScalars);
  switch (llvm::count_if(shaped.getShape(), ShapedType::isDynamic)) {
  case 0:
    if (list.numScalars == *known)
      return failed(checkNesting(list, shaped, error)) ? FailureOr<Type>()
                                                       : Type(shaped);
    error = "expected " + std::to_string(*known) +
            (*known == 1 ? " number" : " numbers") + found;
    return failure();
  case 1:
    if (*known && list.numScalars % *known == 0)
      return failed(checkNesting(list, shaped, error)) ? FailureOr<Type>()
                                                       : type;
    error =
        "expected a multiple of " + std::to_string(*known) + " numbers" + found;
    return failure();
  default:
    error = "the sizes that the type leaves open are not those of lists in "
            "lists, as in '[[1, 2], [3, 4]]'";
    return failure();
  }
}
