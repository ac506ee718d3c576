// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The base classes of typed classes of types and attributes of loaded dialects,
// and functions for their enumerations. strata-gen writes such classes from
// dialect files; docs/wrappers.md shows them.
//
//   auto type = vec::VecType::get(ctx, 4, f32);
//   if (auto vec = dyn_cast<vec::VecType>(value.getType())) ... vec.getSize()
#ifndef STRATA_DEFINITION_TYPEWRAPPER_H
#define STRATA_DEFINITION_TYPEWRAPPER_H

#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/WrapperKinds.h"

namespace strata {

/// Whether `def` is called `fullName`, with dialect and dot.
bool isNamed(const TypeDefinition &def, StringRef fullName);
/// The definition of that name; null if its dialect is not loaded.
const TypeDefinition *findTypeDefinition(Context *ctx, StringRef fullName,
                                         bool isType);

/// The common part of TypeWrapper and AttrWrapper: `Derived` has a `name`, with
/// dialect and dot, and `Base` is DynamicType or DynamicAttr.
template <typename Derived, typename Base, typename Handle>
class DefinitionWrapper : public Base {
public:
  using Base::Base;
  static bool classof(Handle handle) {
    auto dynamic = dyn_cast<Base>(handle);
    return dynamic && isNamed(dynamic.getDefinition(), Derived::name);
  }

protected:
  template <typename A> A paramAs(unsigned index) const {
    return cast_or_null<A>(this->getParams()[index]);
  }
  template <typename K> typename K::Value value(unsigned index) const {
    return K::decode(this->getParams()[index]);
  }
  template <typename K>
  std::optional<typename K::Value> optionalValue(unsigned index) const {
    return kinds::decodeOptional<K>(this->getParams()[index]);
  }
  /// Null parameters stand for their default. The result is null if the dialect
  /// is not loaded.
  static Derived build(Context *ctx, ArrayRef<Attribute> params) {
    const TypeDefinition *def = find(ctx);
    return def ? Derived(Base::get(*def, complete(*def, params)).getImpl())
               : Derived();
  }
  /// Null, after an error, if the parameters are invalid.
  static Derived buildChecked(EmitErrorFn emitError, Context *ctx,
                              ArrayRef<Attribute> params) {
    const TypeDefinition *def = find(ctx);
    return def ? Derived(
                     Base::getChecked(emitError, *def, complete(*def, params))
                         .getImpl())
               : Derived();
  }

private:
  static const TypeDefinition *find(Context *ctx) {
    return findTypeDefinition(ctx, Derived::name,
                              std::is_same_v<Base, DynamicType>);
  }
  static SmallVector<Attribute, 4> complete(const TypeDefinition &def,
                                            ArrayRef<Attribute> params) {
    SmallVector<Attribute, 4> result(params);
    for (size_t i = 0; i < result.size() && i < def.parameters.size(); ++i)
      if (!result[i])
        result[i] = def.parameters[i].defaultValue;
    return result;
  }
};

template <typename Derived>
class TypeWrapper : public DefinitionWrapper<Derived, DynamicType, Type> {
public:
  using DefinitionWrapper<Derived, DynamicType, Type>::DefinitionWrapper;
};

template <typename Derived>
class AttrWrapper : public DefinitionWrapper<Derived, DynamicAttr, Attribute> {
public:
  using DefinitionWrapper<Derived, DynamicAttr, Attribute>::DefinitionWrapper;
};

//===-- Enumerations ------------------------------------------------------===//

/// A case of an enumeration, as generated code has it.
struct EnumCase {
  StringRef keyword;
  uint64_t value;
};

/// The keyword of `value`; empty if it is no case.
StringRef stringifyCase(ArrayRef<EnumCase> cases, uint64_t value);
/// The number of the case `keyword`, or std::nullopt.
std::optional<uint64_t> symbolizeCase(ArrayRef<EnumCase> cases,
                                      StringRef keyword);

/// The names of the cases whose bits are set in `value`, with `separator` between them;
/// `printsGroups` writes complete groups of bits by their names.
std::string stringifyCases(ArrayRef<EnumCase> cases, uint64_t value,
                           StringRef separator, bool printsGroups);
std::optional<uint64_t> symbolizeCases(ArrayRef<EnumCase> cases, StringRef text,
                                       StringRef separator);

/// A number as a case of `E`.
template <typename E> std::optional<E> toEnum(std::optional<uint64_t> value) {
  if (!value)
    return std::nullopt;
  return E(*value);
}

} // namespace strata

#endif // STRATA_DEFINITION_TYPEWRAPPER_H
