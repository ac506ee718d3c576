// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the caller that rules of `pdl` call.
#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/PDL/PDL.h"

#include "bindings/c/CurrentRewriter.h"
#include "bindings/c/EditLog.h"
#include "bindings/c/Patterns.h"

using namespace strata;
using namespace strata::capi;

namespace {
struct NativesObject : OwnedObject {
  PDLNatives natives = PDLNatives::getBuiltin();
};
struct ResultsObject : OwnedObject {
  explicit ResultsObject(PDLResultList &results) : results(results) {}
  PDLResultList &results;
};

/// The user's function, which rules share.
struct UserFunction {
  StrataPDLFunction function;
  void *userData;
  void (*destruct)(void *);
  ~UserFunction() {
    if (destruct)
      destruct(userData);
  }
};

/// The handles of arguments.
class Arguments {
public:
  Arguments(ContextState &state, ArrayRef<PDLValue> values) {
    for (const PDLValue &value : values)
      add(state, value);
    for (auto [argument, list] : llvm::zip(arguments, handles)) {
      argument.size = intptr_t(list.size());
      argument.handles = list.data();
    }
  }
  ArrayRef<StrataPDLValue> get() const { return arguments; }

private:
  template <typename T>
  void addAll(ContextState &state, ArrayRef<T> objects, HandleKind kind) {
    for (T object : objects) {
      const void *pointer;
      if constexpr (std::is_same_v<T, Operation *>)
        pointer = object;
      else
        pointer = object.getAsOpaquePointer();
      handles.back().push_back(
          reinterpret_cast<void *>(state.give(pointer, kind)));
    }
  }
  void add(ContextState &state, const PDLValue &value);

  std::vector<std::vector<void *>> handles;
  std::vector<StrataPDLValue> arguments;
};
} // namespace

void Arguments::add(ContextState &state, const PDLValue &value) {
  handles.emplace_back();
  bool isRange = value.isRange();
  switch (value.getKind()) {
  case PDLValue::Kind::Attribute:
    arguments.push_back({StrataPDLValueAttribute, isRange, 0, nullptr});
    addAll(state, isRange ? value.getAttrs() : ArrayRef(value.getAttr()),
           HandleKind::Attribute);
    break;
  case PDLValue::Kind::Operation:
    arguments.push_back({StrataPDLValueOperation, isRange, 0, nullptr});
    addAll(state,
           isRange ? value.getOperations() : ArrayRef(value.getOperation()),
           HandleKind::Operation);
    break;
  case PDLValue::Kind::Type:
    arguments.push_back({StrataPDLValueType, isRange, 0, nullptr});
    addAll(state, isRange ? value.getTypes() : ArrayRef(value.getType()),
           HandleKind::Type);
    break;
  case PDLValue::Kind::Value:
    arguments.push_back({StrataPDLValueValue, isRange, 0, nullptr});
    addAll(state, isRange ? value.getValues() : ArrayRef(value.getValue()),
           HandleKind::Value);
    break;
  }
}

/// Calls a function for a rule. Operations that it has inserted are verified, and erased if one is
/// invalid.
static LogicalResult callNative(ContextState &state, const UserFunction &user,
                                PatternRewriter &rewriter,
                                ArrayRef<PDLValue> values,
                                PDLResultList &results) {
  if (!getScope())
    return failure();
  CallbackScope scope;
  EditLog log(&state.getContext());
  Arguments arguments(state, values);
  Block *block = rewriter.getInsertionBlock();
  Operation *before =
      block ? rewriter.getInsertionPoint().getNodePtr() : nullptr;
  OpBuilder::InsertionGuard guard(rewriter);
  RewriterBase *outer = std::exchange(getCurrentRewriter(), &rewriter);
  bool wasInNative = std::exchange(isInNative(), true);
  auto toPointer = [](Token token) { return reinterpret_cast<void *>(token); };
  Token rewriterToken = state.own(
      std::make_unique<RewriterObject>(
          rewriter,
          StrataBlock{toPointer(state.give(block, HandleKind::Block))},
          StrataOperation{
              toPointer(state.give(before, HandleKind::Operation))}),
      HandleKind::Rewriter);
  Token resultsToken = state.own(std::make_unique<ResultsObject>(results),
                                 HandleKind::PDLResultList);
  StrataLogicalResult result = user.function(
      {toPointer(rewriterToken)}, {toPointer(resultsToken)},
      intptr_t(arguments.get().size()), arguments.get().data(), user.userData);
  state.release(rewriterToken, HandleKind::Rewriter);
  state.release(resultsToken, HandleKind::PDLResultList);
  isInNative() = wasInNative;
  getCurrentRewriter() = outer;
  if (strataLogicalResultIsSuccess(result) &&
      succeeded(log.verifyInside(getScope())))
    return success();
  log.eraseNew(rewriter);
  return failure();
}

StrataPDLNatives strataPDLNativesCreate(StrataContext context) {
  Call call;
  call.get(context);
  if (!call)
    return {};
  return call.giveOwned<StrataPDLNatives>(std::make_unique<NativesObject>(),
                                          HandleKind::PDLNatives);
}
void strataPDLNativesDestroy(StrataPDLNatives natives) {
  Call call;
  if (call.getOwned<NativesObject>(natives, HandleKind::PDLNatives))
    call.getState()->release(reinterpret_cast<Token>(natives.ptr),
                             HandleKind::PDLNatives);
}

/// The native of a function; its `fn` is empty after an error.
static PDLNative makeNative(Call &call, StrataPDLNatives natives,
                            NativesObject *&object, StrataPDLFunction function,
                            void *userData, void (*destruct)(void *)) {
  auto user =
      std::make_shared<UserFunction>(UserFunction{function, userData, nullptr});
  user->destruct = destruct;
  object = call.getOwned<NativesObject>(natives, HandleKind::PDLNatives);
  PDLNative native;
  if (!call || !call.checkNotNull(function))
    return native;
  ContextState *state = call.getState();
  native.fn = [state, user](PatternRewriter &rewriter,
                            ArrayRef<PDLValue> values, PDLResultList &results) {
    return callNative(*state, *user, rewriter, values, results);
  };
  return native;
}
void strataPDLNativesRegisterConstraintFunction(StrataPDLNatives natives,
                                                StrataStringRef name,
                                                StrataPDLFunction function,
                                                void *userData,
                                                void (*destruct)(void *)) {
  Call call;
  NativesObject *object;
  PDLNative native =
      makeNative(call, natives, object, function, userData, destruct);
  if (call)
    object->natives.registerConstraintFunction(unwrap(name), std::move(native));
}
void strataPDLNativesRegisterRewriteFunction(StrataPDLNatives natives,
                                             StrataStringRef name,
                                             StrataPDLFunction function,
                                             void *userData,
                                             void (*destruct)(void *)) {
  Call call;
  NativesObject *object;
  PDLNative native =
      makeNative(call, natives, object, function, userData, destruct);
  if (call)
    object->natives.registerRewriteFunction(unwrap(name), std::move(native));
}

/// Adds a result, which is no operation that was erased meanwhile: functions erase none.
template <typename H>
static void pushBack(StrataPDLResultList results, H value) {
  Call call;
  auto *object =
      call.getOwned<ResultsObject>(results, HandleKind::PDLResultList);
  auto found = call.get(value);
  if (call)
    object->results.push_back(found);
}
void strataPDLResultListPushBackAttribute(StrataPDLResultList results,
                                          StrataAttribute value) {
  pushBack(results, value);
}
void strataPDLResultListPushBackOperation(StrataPDLResultList results,
                                          StrataOperation value) {
  pushBack(results, value);
}
void strataPDLResultListPushBackType(StrataPDLResultList results,
                                     StrataType value) {
  pushBack(results, value);
}
void strataPDLResultListPushBackValue(StrataPDLResultList results,
                                      StrataValue value) {
  pushBack(results, value);
}

StrataLogicalResult
strataRewritePatternSetAddPDLWithNatives(StrataRewritePatternSet set,
                                         StrataModule module,
                                         StrataPDLNatives natives) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  Operation *op = call.get(module);
  auto *functions =
      call.getOwned<NativesObject>(natives, HandleKind::PDLNatives);
  return wrap(call &&
              call.check(succeeded(verify(op)) &&
                             succeeded(addPDLPatterns(op, object->set,
                                                      functions->natives)),
                         StrataErrorFailure, "the rules cannot be compiled"));
}
