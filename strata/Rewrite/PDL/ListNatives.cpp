// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives on lists of numbers and of values, and on the shapes of types.
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PDL/PDLNatives.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

using ListParams = std::vector<PDLNative::Parameter>;
using ListKind = PDLValue::Kind;

//===-- Lists of numbers ---------------------------------------------------===//

/// The numbers of a list: an array of integers of 64 bits, or an array attribute of integers.
static std::optional<SmallVector<int64_t>> getNumbers(Attribute attr) {
  if (auto numbers = dyn_cast<DenseI64ArrayAttr>(attr))
    return SmallVector<int64_t>(numbers.asArrayRef());
  auto list = dyn_cast<ArrayAttr>(attr);
  if (!list)
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (Attribute entry : list.getValue()) {
    std::optional<int64_t> number = detail::getInt64(entry);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

/// `numbers` as a list like `like`.
static Attribute getListLike(ArrayRef<int64_t> numbers, Attribute like) {
  Builder builder(like.getContext());
  if (isa<ArrayAttr>(like))
    return builder.getI64ArrayAttr(numbers);
  return builder.getDenseI64ArrayAttr(numbers);
}

/// Whether `count` entries are among `size`.
static std::optional<size_t> getCount(IntegerAttr count, size_t size) {
  std::optional<int64_t> number = detail::getInt64(count);
  if (!number || *number < 0 || uint64_t(*number) > size)
    return std::nullopt;
  return size_t(*number);
}

/// The entries of `list` in the order `order`; std::nullopt if it has numbers of no entry.
template <typename T>
static std::optional<SmallVector<T>> permute(ArrayRef<T> list,
                                             Attribute order) {
  auto numbers = getNumbers(order);
  if (!numbers)
    return std::nullopt;
  SmallVector<T> permuted;
  for (int64_t number : *numbers) {
    if (number < 0 || uint64_t(number) >= list.size())
      return std::nullopt;
    permuted.push_back(list[size_t(number)]);
  }
  return permuted;
}

/// A part of a list of numbers: the first `count`, or all others.
template <bool IsFront>
static Attribute getPart(PatternRewriter &, Attribute list, IntegerAttr count) {
  auto numbers = getNumbers(list);
  auto number = numbers ? getCount(count, numbers->size()) : std::nullopt;
  if (!number)
    return {};
  ArrayRef<int64_t> all(*numbers);
  return getListLike(
      IsFront ? all.take_front(*number) : all.drop_front(*number), list);
}

static void addNumberLists(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.permuted",
      [](PatternRewriter &, Attribute list, Attribute order) -> Attribute {
        auto numbers = getNumbers(list);
        auto permuted = numbers ? permute(ArrayRef<int64_t>(*numbers), order)
                                : std::nullopt;
        return permuted ? getListLike(*permuted, list) : Attribute();
      });
  natives.registerConstraintFunction("strata.take_front", getPart<true>);
  natives.registerConstraintFunction("strata.drop_front", getPart<false>);
  natives.registerConstraintFunction(
      "strata.all_equal",
      [](PatternRewriter &, Attribute list, IntegerAttr wanted) {
        auto numbers = getNumbers(list);
        std::optional<int64_t> number = detail::getInt64(wanted);
        return success(numbers && number &&
                       llvm::all_of(*numbers, [&](int64_t entry) {
                         return entry == *number;
                       }));
      });
  natives.registerConstraintFunction(
      "strata.counts_up", [](PatternRewriter &, Attribute list) {
        auto numbers = getNumbers(list);
        return success(numbers &&
                       llvm::all_of(llvm::enumerate(*numbers), [](auto entry) {
                         return entry.value() == int64_t(entry.index());
                       }));
      });
  natives.registerConstraintFunction("strata.contains", [](PatternRewriter &,
                                                           Attribute list,
                                                           IntegerAttr wanted) {
    auto numbers = getNumbers(list);
    std::optional<int64_t> number = detail::getInt64(wanted);
    return success(numbers && number && llvm::is_contained(*numbers, *number));
  });
}

//===-- Lists of values ----------------------------------------------------===//

/// Adds a native from a list of values, and what `second` says, to another list.
template <typename T>
static void
addValueList(PDLNatives &natives, StringRef name,
             std::optional<SmallVector<Value>> (*fn)(ArrayRef<Value>, T)) {
  PDLNative native;
  native.params =
      ListParams{{ListKind::Value, true}, detail::PDLArgument<T>::param};
  native.results = ListParams{{ListKind::Value, true}};
  native.fn = [fn](PatternRewriter &, ArrayRef<PDLValue> args,
                   PDLResultList &results) {
    if (args.size() != 2 || args.front().isNull() ||
        !detail::PDLArgument<T>::accepts(args.back()))
      return failure();
    auto list =
        fn(args.front().getValues(), detail::PDLArgument<T>::get(args.back()));
    if (!list)
      return failure();
    results.push_back(ArrayRef<Value>(*list));
    return success();
  };
  natives.registerConstraintFunction(name, native);
}

static bool isSize(Value value) {
  std::optional<int64_t> number = getConstantIntValue(value);
  return number && *number >= 0;
}

/// The number of entries of a list of numbers or of values.
static LogicalResult getSize(PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                             PDLResultList &results) {
  if (args.size() != 1 || args.front().isNull())
    return failure();
  std::optional<size_t> size;
  if (args.front().isRange())
    size = args.front().size();
  else if (args.front().getKind() == ListKind::Attribute)
    if (auto numbers = getNumbers(args.front().getAttr()))
      size = numbers->size();
  if (!size)
    return failure();
  results.push_back(rewriter.getI64IntegerAttr(int64_t(*size)));
  return success();
}

static void addValueLists(PDLNatives &natives) {
  PDLNative size;
  size.fn = getSize;
  size.results = ListParams{{ListKind::Attribute, false}};
  natives.registerConstraintFunction("strata.size", size);
  natives.registerConstraintFunction(
      "strata.all_same", [](PatternRewriter &, ArrayRef<Value> values) {
        return success(!values.empty() && llvm::all_equal(values));
      });
  natives.registerConstraintFunction(
      "strata.all_numbers",
      [](PatternRewriter &, ArrayRef<Value> values, IntegerAttr wanted) {
        return success(llvm::all_of(values, [&](Value value) {
          return getConstantIntValue(value) == detail::getInt64(wanted);
        }));
      });
  using Values = std::optional<SmallVector<Value>>;
  addValueList<Attribute>(natives, "strata.permuted_values", permute<Value>);
  addValueList<IntegerAttr>(
      natives, "strata.first_values",
      [](ArrayRef<Value> values, IntegerAttr count) -> Values {
        auto number = getCount(count, values.size());
        if (!number)
          return std::nullopt;
        return SmallVector<Value>(values.take_front(*number));
      });
  addValueList<IntegerAttr>(
      natives, "strata.other_values",
      [](ArrayRef<Value> values, IntegerAttr count) -> Values {
        auto number = getCount(count, values.size());
        if (!number)
          return std::nullopt;
        return SmallVector<Value>(values.drop_front(*number));
      });
}

//===-- Shapes -------------------------------------------------------------===//

/// `type`, whose dynamic dimensions have the sizes `sizes`, with those that are constants as a
/// part of it. Null if none is.
static Type getStaticType(PatternRewriter &, Type type, ArrayRef<Value> sizes) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank() || isa<VectorType>(type))
    return {};
  SmallVector<int64_t> shape(shaped.getShape());
  const Value *next = sizes.begin();
  bool changed = false;
  for (int64_t &size : shape) {
    if (!ShapedType::isDynamic(size) || next == sizes.end())
      continue;
    Value value = *next++;
    if (isSize(value)) {
      size = *getConstantIntValue(value);
      changed = true;
    }
  }
  return changed ? Type(shaped.clone(shape)) : Type();
}

/// The values that are no constant sizes.
static LogicalResult getVariableSizes(PatternRewriter &,
                                      ArrayRef<PDLValue> args,
                                      PDLResultList &results) {
  if (args.size() != 1 || args.front().isNull())
    return failure();
  SmallVector<Value> left;
  for (Value value : args.front().getValues())
    if (!isSize(value))
      left.push_back(value);
  results.push_back(ArrayRef<Value>(left));
  return success();
}

/// The sizes of dimensions that are dynamic in both types, among those of the first type.
static LogicalResult getSizesLeft(PatternRewriter &, ArrayRef<PDLValue> args,
                                  PDLResultList &results) {
  if (args.size() != 3 || args[0].isNull() || args[1].isNull() ||
      args[2].isNull())
    return failure();
  auto from = dyn_cast<ShapedType>(args[1].getType());
  auto to = dyn_cast<ShapedType>(args[2].getType());
  if (!from || !to || !from.hasRank() || !to.hasRank() ||
      from.getRank() != to.getRank() ||
      from.getNumDynamicDims() != int64_t(args[0].size()))
    return failure();
  SmallVector<Value> left;
  size_t next = 0;
  for (auto [before, after] : llvm::zip(from.getShape(), to.getShape())) {
    if (!ShapedType::isDynamic(before))
      continue;
    if (ShapedType::isDynamic(after))
      left.push_back(args[0].getValues()[next]);
    ++next;
  }
  results.push_back(ArrayRef<Value>(left));
  return success();
}

/// The size of a dynamic dimension of `type` among `sizes`.
static Value getSizeOfDim(PatternRewriter &, ArrayRef<Value> sizes, Type type,
                          IntegerAttr dim) {
  auto shaped = dyn_cast<ShapedType>(type);
  std::optional<int64_t> number = detail::getInt64(dim);
  if (!shaped || !shaped.hasRank() || !number || *number < 0 ||
      *number >= shaped.getRank() || !shaped.isDynamicDim(*number))
    return {};
  size_t index = shaped.getDynamicDimIndex(*number);
  return index < sizes.size() ? sizes[index] : Value();
}

static void addShapes(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.rank", [](PatternRewriter &rewriter, Type type) -> Attribute {
        auto shaped = dyn_cast<ShapedType>(type);
        return shaped && shaped.hasRank()
                   ? rewriter.getI64IntegerAttr(shaped.getRank())
                   : Attribute();
      });
  natives.registerConstraintFunction(
      "strata.shape", [](PatternRewriter &rewriter, Type type) -> Attribute {
        auto shaped = dyn_cast<ShapedType>(type);
        return shaped && shaped.hasRank()
                   ? rewriter.getDenseI64ArrayAttr(shaped.getShape())
                   : Attribute();
      });
  natives.registerConstraintFunction("strata.static_type", getStaticType);
  PDLNative variable;
  variable.fn = getVariableSizes;
  variable.params = ListParams{{ListKind::Value, true}};
  variable.results = ListParams{{ListKind::Value, true}};
  natives.registerConstraintFunction("strata.variable_sizes", variable);
  PDLNative left;
  left.fn = getSizesLeft;
  left.params = ListParams{{ListKind::Value, true},
                           {ListKind::Type, false},
                           {ListKind::Type, false}};
  left.results = ListParams{{ListKind::Value, true}};
  natives.registerConstraintFunction("strata.sizes_left", left);
  natives.registerConstraintFunction("strata.size_of_dim", getSizeOfDim);
}

void detail::addListNatives(PDLNatives &natives) {
  addNumberLists(natives);
  addValueLists(natives);
  addShapes(natives);
}
