// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/ShapesDetail.h"
#include "strata/Definition/TypeDefinition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

/// The definition of a dialect's type that implements ShapedType, else null.
static const TypeDefinition *getShapedDefinition(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  if (!dynamic)
    return nullptr;
  const TypeDefinition &def = dynamic.getDefinition();
  bool isShaped = llvm::any_of(def.interfaces, [](StringRef name) {
    return name.ends_with("ShapedType") ||
           name.ends_with("ShapedTypeInterface");
  });
  return isShaped && !def.isOpaque ? &def : nullptr;
}

/// The parameter called `name`, or null.
static Attribute findParameter(Type type, const TypeDefinition &def,
                               StringRef name) {
  ArrayRef<Attribute> params = cast<DynamicType>(type).getParams();
  for (auto [parameter, value] : llvm::zip(def.parameters, params))
    if (parameter.name == name)
      return value;
  return {};
}

bool detail::isOfUnknownSyntax(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  return dynamic && dynamic.getDefinition().isOpaque;
}

Type detail::getElementTypeOrSelf(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  if (const TypeDefinition *def = getShapedDefinition(type))
    for (StringRef name : {"elementType", "element_type"})
      if (auto element =
              dyn_cast_or_null<TypeAttr>(findParameter(type, *def, name)))
        return element.getValue();
  return type;
}

/// Reads a list of sizes; false if `attr` is none.
static bool readDims(Attribute attr, SmallVectorImpl<int64_t> &dims) {
  if (auto dense = dyn_cast_or_null<DenseArrayAttr>(attr)) {
    if (!dense.getElementType().isInteger(64))
      return false;
    dims.resize(size_t(dense.getSize()));
    if (!dims.empty())
      memcpy(dims.data(), dense.getRawData().data(),
             dims.size() * sizeof(int64_t));
    return true;
  }
  auto array = dyn_cast_or_null<ArrayAttr>(attr);
  if (!array)
    return false;
  for (Attribute element : array) {
    auto number = dyn_cast<IntegerAttr>(element);
    if (!number || number.getValue().getSignificantBits() > 64)
      return false;
    dims.push_back(number.getValue().getSExtValue());
  }
  return true;
}

detail::TypeShape::TypeShape(Type type) {
  if (auto builtin = dyn_cast<ShapedType>(type)) {
    shaped = true;
    ranked = builtin.hasRank();
    if (ranked)
      dims = builtin.getShape();
  } else if (const TypeDefinition *def = getShapedDefinition(type)) {
    shaped = true;
    ranked = readDims(findParameter(type, *def, "shape"), memory);
    dims = memory;
  }
}

std::optional<int64_t> detail::TypeShape::getNumElements() const {
  int64_t count = 1;
  if (!ranked)
    return std::nullopt;
  for (int64_t dim : dims)
    if (dim < 0 || llvm::MulOverflow(count, dim, count))
      return std::nullopt;
  return count;
}
