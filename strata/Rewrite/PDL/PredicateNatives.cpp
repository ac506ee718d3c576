// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PDL/PredicateNatives.h"

#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/IR/Context.h"

using namespace strata;

static PredicateValue toPredicateValue(const PDLValue &value) {
  if (value.isNull() || value.isRange())
    return value.getKind() == PDLValue::Kind::Type && !value.isNull()
               ? PredicateValue::getTypes(value.getTypes())
               : PredicateValue();
  switch (value.getKind()) {
  case PDLValue::Kind::Attribute:
    return value.getAttr();
  case PDLValue::Kind::Operation:
    return value.getOperation();
  case PDLValue::Kind::Type:
    return value.getType();
  case PDLValue::Kind::Value:
    return value.getValue();
  }
  return {};
}

namespace {
/// A predicate with the names it points to.
struct NamedPredicate {
  explicit NamedPredicate(Context *ctx) : names(ctx->getBuiltinDialect(), {}) {}
  irdl::CppNames names;
  std::unique_ptr<Predicate> predicate;
};
} // namespace

void strata::addPredicateNatives(PDLNatives &natives, Context *ctx) {
  natives.setConstraintResolver([ctx](StringRef name,
                                      std::string &error) -> PDLNatives::Entry {
    if (!name.consume_front("strata.pred:"))
      return nullptr;
    auto named = std::make_shared<NamedPredicate>(ctx);
    PredicateOptions options;
    options.resolver = &named->names;
    PredicateError wrong;
    named->predicate = Predicate::parse(name, wrong, options);
    if (!named->predicate) {
      error = wrong.message;
      return nullptr;
    }
    if (!named->predicate->getUnknownNames().empty()) {
      error =
          "unknown name '" + named->predicate->getUnknownNames().front() + "'";
      return nullptr;
    }
    auto native = std::make_shared<PDLNative>();
    native->results.emplace();
    native->fn = [named](PatternRewriter &, ArrayRef<PDLValue> args,
                         PDLResultList &) {
      if (args.size() != 1)
        return failure();
      Operation *op =
          args[0].getKind() == PDLValue::Kind::Operation && !args[0].isRange()
              ? args[0].getOperation()
              : nullptr;
      return success(
          named->predicate->evaluate(toPredicateValue(args[0]), op).isTrue());
    };
    return native;
  });
}
