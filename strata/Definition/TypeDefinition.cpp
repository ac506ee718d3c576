// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeDefinition.h"

#include "strata/Definition/CanonicalParameters.h"
#include "strata/IR/Types/StorageDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

std::string TypeDefinition::getFullName() const {
  return (dialect->getNamespace() + "." + name).str();
}

StringRef TypeDefinition::getMessageName() const {
  return !recordName.empty() ? StringRef(recordName)
         : className.empty() ? name
                             : StringRef(className);
}

/// Whether the parameters are those of an object of unknown syntax: the text
/// after the name; the objects in it, if any, each in the place of a NUL
/// character; and, for an attribute, the type that follows it, if any.
static bool areOpaqueParams(const TypeDefinition &def,
                            ArrayRef<Attribute> params) {
  if (params.empty() || !llvm::isa_and_present<StringAttr>(params[0]))
    return false;
  size_t numNested = cast<StringAttr>(params[0]).getValue().count('\0');
  params = params.drop_front();
  auto nested =
      params.empty() ? ArrayAttr() : dyn_cast_or_null<ArrayAttr>(params[0]);
  if (nested)
    params = params.drop_front();
  if (numNested != (nested ? nested.size() : 0))
    return false;
  return params.empty() || (params.size() == 1 && !def.isType &&
                            llvm::isa_and_present<TypeAttr>(params[0]));
}

/// Whether `params` can be those of an object.
/// Runs the verifiers of `def` itself, in C++ and in its dialect file.
static LogicalResult verifyByFunctions(EmitErrorFn emitError,
                                       const TypeDefinition &def,
                                       ArrayRef<Attribute> params) {
  const InterfaceTable *table =
      def.interfaceTables.find(interfaceIdOf<CanonicalParameters>);
  auto *own = table ? static_cast<const CanonicalParameters *>(table->functions)
                    : nullptr;
  if (own && own->verify && failed(own->verify(emitError, def, params)))
    return failure();
  return def.verifier ? def.verifier->verify(emitError, params) : success();
}

static LogicalResult verifyParams(EmitErrorFn emitError,
                                  const TypeDefinition &def,
                                  ArrayRef<Attribute> params) {
  if (def.isPlain)
    return emitError()
           << "'" << def.getFullName()
           << "' is a plain enumeration, whose values are integer attributes";
  if (def.isOpaque) {
    if (areOpaqueParams(def, params))
      return success();
    return emitError() << "the syntax of '" << def.getFullName()
                       << "' is unknown; expected a single string parameter";
  }
  if (params.size() != def.parameters.size())
    return emitError() << "expected " << uint64_t(def.parameters.size())
                       << " type arguments, but had "
                       << uint64_t(params.size());
  ConstraintChecker checker(def.constraints);
  // Without `{}` the second part is empty.
  auto failWithText = [&](StringRef text, Attribute param) -> LogicalResult {
    auto [before, after] = text.split("{}");
    InFlightDiagnostic diag = emitError() << before;
    if (before.size() != text.size())
      diag << param << after;
    return diag;
  };
  for (auto [slot, param] : llvm::zip_equal(def.parameters, params)) {
    if (!param && slot.isOptional && !slot.defaultValue)
      continue;
    if (!param)
      return emitError() << "missing parameter '" << slot.name << "' of '"
                         << def.getFullName() << "'";
    if (!slot.kind.canHold(param))
      return emitError() << "parameter '" << slot.name << "' of '"
                         << def.getFullName() << "' cannot be " << param;
    if (!slot.error.empty()) {
      if (!checker.test(slot.constraint, param))
        return failWithText(slot.error, param);
    } else if (slot.summary.empty()) {
      if (failed(checker.verify(slot.constraint, param, emitError)))
        return failure();
    } else if (!checker.test(slot.constraint, param)) {
      return emitError() << "failed to verify '" << slot.name
                         << "': " << slot.summary;
    }
  }
  return verifyByFunctions(emitError, def, params);
}

[[maybe_unused]] static bool areValidParams(const TypeDefinition &def,
                                            ArrayRef<Attribute> params) {
  Context *ctx = def.dialect->getContext();
  return succeeded(
      verifyParams([ctx] { return emitError(ctx, {}); }, def, params));
}

template <typename T, typename S>
static T getDynamic(const TypeDefinition &def, ArrayRef<Attribute> params) {
  SmallVector<Attribute, 8> canonical;
  if (const InterfaceTable *table =
          def.interfaceTables.find(interfaceIdOf<CanonicalParameters>)) {
    canonical.assign(params.begin(), params.end());
    static_cast<const CanonicalParameters *>(table->functions)
        ->canonicalize(def, canonical);
    params = canonical;
  }
  return T(def.dialect->getContext()->getUniquer().get<S>(
      def.dialect, typename S::Key{&def, params}));
}

template <typename T, typename S>
static T getDynamicChecked(EmitErrorFn emitError, const TypeDefinition &def,
                           ArrayRef<Attribute> params) {
  return succeeded(verifyParams(emitError, def, params))
             ? getDynamic<T, S>(def, params)
             : T();
}

DynamicType DynamicType::get(const TypeDefinition &def,
                             ArrayRef<Attribute> params) {
  assert(def.isType && "an attribute");
  assert(areValidParams(def, params) && "invalid parameters; use getChecked");
  return getDynamic<DynamicType, DynamicTypeStorage>(def, params);
}

DynamicType DynamicType::getChecked(EmitErrorFn emitError,
                                    const TypeDefinition &def,
                                    ArrayRef<Attribute> params) {
  return getDynamicChecked<DynamicType, DynamicTypeStorage>(emitError, def,
                                                            params);
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
  assert(areValidParams(def, params) && "invalid parameters; use getChecked");
  return getDynamic<DynamicAttr, DynamicAttrStorage>(def, params);
}

DynamicAttr DynamicAttr::getChecked(EmitErrorFn emitError,
                                    const TypeDefinition &def,
                                    ArrayRef<Attribute> params) {
  return getDynamicChecked<DynamicAttr, DynamicAttrStorage>(emitError, def,
                                                            params);
}

const TypeDefinition &DynamicAttr::getDefinition() const {
  return *as<DynamicAttrStorage>()->definition;
}

ArrayRef<Attribute> DynamicAttr::getParams() const {
  return as<DynamicAttrStorage>()->params;
}
