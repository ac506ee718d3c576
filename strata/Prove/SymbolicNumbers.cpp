// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/SymbolicNumbers.h"

using namespace strata;
using namespace strata::prove;

/// The key of the dictionary that an attribute of a symbolic number is.
static constexpr StringLiteral numberKey = "strata.symbolic_number";

Attribute SymbolicNumbers::add(std::string term, Type type) {
  Context *ctx = type.getContext();
  auto index =
      IntegerAttr::get(IntegerType::get(ctx, 64), int64_t(numbers.size()));
  numbers.push_back({std::move(term), type});
  NamedAttribute entry(StringAttr::get(ctx, numberKey), index);
  return DictionaryAttr::get(ctx, entry);
}

const SymbolicNumber *SymbolicNumbers::lookup(Attribute attr) const {
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(attr);
  auto index = dictionary
                   ? dyn_cast_or_null<IntegerAttr>(dictionary.get(numberKey))
                   : IntegerAttr();
  return index ? &numbers[index.getValue().getZExtValue()] : nullptr;
}
