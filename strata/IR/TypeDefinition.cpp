// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/TypeDefinition.h"
#include "strata/IR/StorageDetail.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

std::string TypeDefinition::getFullName() const {
  return (dialect->getNamespace() + "." + name).str();
}

template <typename T, typename S>
static T getDynamic(const TypeDefinition &def, ArrayRef<Attribute> params) {
  return T(def.dialect->getContext()->getUniquer().get<S>(
      def.dialect, typename S::Key{&def, params}));
}

static LogicalResult verifyParams(EmitErrorFn emitError,
                                  const TypeDefinition &def,
                                  ArrayRef<Attribute> params) {
  if (params.size() != def.parameters.size())
    return emitError() << "expected " << uint64_t(def.parameters.size())
                       << " type arguments, but had "
                       << uint64_t(params.size());
  ConstraintChecker checker(def.constraints);
  for (auto [slot, param] : llvm::zip_equal(def.parameters, params))
    if (failed(checker.verify(slot.constraint, param, emitError)))
      return failure();
  return success();
}

DynamicType DynamicType::get(const TypeDefinition &def,
                             ArrayRef<Attribute> params) {
  assert(def.isType && "an attribute");
  return getDynamic<DynamicType, DynamicTypeStorage>(def, params);
}

DynamicType DynamicType::getChecked(EmitErrorFn emitError,
                                    const TypeDefinition &def,
                                    ArrayRef<Attribute> params) {
  if (failed(verifyParams(emitError, def, params)))
    return {};
  return get(def, params);
}

const TypeDefinition &DynamicType::getDefinition() const {
  return *as<DynamicTypeStorage>()->definition;
}

ArrayRef<Attribute> DynamicType::getParams() const {
  return as<DynamicTypeStorage>()->params;
}

DynamicAttr DynamicAttr::get(const TypeDefinition &def,
                             ArrayRef<Attribute> params) {
  assert(!def.isType && "a type");
  return getDynamic<DynamicAttr, DynamicAttrStorage>(def, params);
}

DynamicAttr DynamicAttr::getChecked(EmitErrorFn emitError,
                                    const TypeDefinition &def,
                                    ArrayRef<Attribute> params) {
  if (failed(verifyParams(emitError, def, params)))
    return {};
  return get(def, params);
}

const TypeDefinition &DynamicAttr::getDefinition() const {
  return *as<DynamicAttrStorage>()->definition;
}

ArrayRef<Attribute> DynamicAttr::getParams() const {
  return as<DynamicAttrStorage>()->params;
}
