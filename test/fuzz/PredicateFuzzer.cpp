// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as a predicate. An accepted predicate is evaluated on
// types, attributes and null, which must terminate with an answer.
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include <cstdlib>

using namespace strata;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Context ctx;
  PredicateError error;
  auto predicate = Predicate::parse(
      StringRef(reinterpret_cast<const char *>(data), size), error);
  if (!predicate) {
    if (error.message.empty() || error.offset > size)
      abort();
    return 0;
  }
  Type i32 = IntegerType::get(&ctx, 32);
  Attribute one = IntegerAttr::get(i32, 1);
  PredicateValue selves[] = {PredicateValue(),
                             i32,
                             VectorType::get({2, 4}, i32, {false, true}),
                             MemRefType::get({ShapedType::kDynamic}, i32),
                             one,
                             ArrayAttr::get(&ctx, {one, TypeAttr::get(i32)})};
  for (PredicateValue self : selves) {
    PredicateResult result = predicate->evaluate(self);
    if (result.isUnknown() != bool(result.reason))
      abort();
  }
  return 0;
}
