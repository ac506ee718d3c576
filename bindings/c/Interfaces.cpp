// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Interfaces.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "bindings/c/Call.h"
#include "bindings/c/States.h"

using namespace strata;
using namespace strata::capi;

bool strataOperationImplementsInterface(StrataOperation op,
                                        StrataStringRef name) {
  Call call;
  Operation *found = call.get(op);
  if (!call)
    return false;
  const OpDefinition &def = found->getDefinition();
  return def.findInterface(InterfaceId(unwrap(name))) ||
         def.hasTrait(unwrap(name));
}
bool strataTypeImplementsInterface(StrataType type, StrataStringRef name) {
  Call call;
  Type found = call.get(type);
  return call && findInterface(found, InterfaceId(unwrap(name)));
}
bool strataAttributeImplementsInterface(StrataAttribute attribute,
                                        StrataStringRef name) {
  Call call;
  Attribute found = call.get(attribute);
  return call && findInterface(found, InterfaceId(unwrap(name)));
}

/// The answer of `ask` about an operation, which relies on valid IR.
static bool askVerified(StrataOperation op, bool (*ask)(Operation *)) {
  Call call;
  Operation *found = call.get(op);
  return call &&
         call.check(succeeded(verify(found)), StrataErrorFailure,
                    "the operation does not verify") &&
         ask(found);
}
bool strataOperationIsMemoryEffectFree(StrataOperation op) {
  return askVerified(op, isMemoryEffectFree);
}
bool strataOperationIsSpeculatable(StrataOperation op) {
  return askVerified(op, isSpeculatable);
}
bool strataOperationIsTriviallyDead(StrataOperation op) {
  return askVerified(op, isOpTriviallyDead);
}

StrataLogicalResult
strataInferTypeOpInterfaceInferReturnTypes(const StrataOperationState *state,
                                           StrataTypesCallback callback,
                                           void *userData) {
  Call call;
  std::optional<OperationState> filled = makeState(call, state);
  if (!filled || !call.checkNotNull(callback) ||
      !call.check(succeeded(inferResultTypes(*filled)), StrataErrorFailure,
                  "the types of the results do not follow"))
    return wrap(false);
  std::vector<StrataType> types;
  for (Type type : filled->types)
    types.push_back(call.give(type));
  callback(intptr_t(types.size()), types.data(), userData);
  return wrap(true);
}

/// A property of a type in the scope of an operation; 0 after an error.
template <typename Fn>
static uint64_t getLayout(StrataOperation op, StrataType type, Fn get) {
  Call call;
  Operation *scope = call.get(op);
  Type found = call.get(type);
  if (!call || !call.check(succeeded(verify(scope)), StrataErrorFailure,
                           "the operation does not verify"))
    return 0;
  DataLayout layout = DataLayout::closest(scope);
  std::optional<uint64_t> value = get(layout, found);
  if (!call.check(value.has_value(), StrataErrorArgument,
                  "the type has no size"))
    return 0;
  return *value;
}
/// The value of `get` for types that have a size.
template <typename Fn>
static uint64_t getSized(StrataOperation op, StrataType type, Fn get) {
  return getLayout(op, type, [&](const DataLayout &layout, Type found) {
    return layout.hasTypeSize(found)
               ? std::optional<uint64_t>(get(layout, found))
               : std::nullopt;
  });
}
bool strataDataLayoutHasTypeSize(StrataOperation op, StrataType type) {
  return getLayout(op, type, [](const DataLayout &layout, Type found) {
    return std::optional<uint64_t>(layout.hasTypeSize(found));
  });
}
uint64_t strataDataLayoutGetTypeSize(StrataOperation op, StrataType type) {
  return getSized(op, type, [](const DataLayout &layout, Type found) {
    return uint64_t(layout.getTypeSize(found).getKnownMinValue());
  });
}
uint64_t strataDataLayoutGetTypeSizeInBits(StrataOperation op,
                                           StrataType type) {
  return getSized(op, type, [](const DataLayout &layout, Type found) {
    return uint64_t(layout.getTypeSizeInBits(found).getKnownMinValue());
  });
}
uint64_t strataDataLayoutGetTypeABIAlignment(StrataOperation op,
                                             StrataType type) {
  return getSized(op, type, [](const DataLayout &layout, Type found) {
    return layout.getTypeABIAlignment(found);
  });
}
uint64_t strataDataLayoutGetTypePreferredAlignment(StrataOperation op,
                                                   StrataType type) {
  return getSized(op, type, [](const DataLayout &layout, Type found) {
    return layout.getTypePreferredAlignment(found);
  });
}
uint64_t strataDataLayoutGetTypeIndexBitwidth(StrataOperation op,
                                              StrataType type) {
  return getLayout(op, type, [](const DataLayout &layout, Type found) {
    return layout.getTypeIndexBitwidth(found);
  });
}
