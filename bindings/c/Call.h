// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks that every function of the C interface begins with:
//
//   Call call;
//   Operation *op = call.get(handle);
//   Type type = call.get(typeHandle);
//   if (!call)
//     return {};
//   ...
//   return call.give(op->getResult(0));
//
// `get` fails, after setting the last error, for handles that are null, stale, or of another
// Context than those before. `getOrNull` accepts null.
#ifndef STRATA_BINDINGS_C_CALL_H
#define STRATA_BINDINGS_C_CALL_H

#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/BuiltinDialect.h"

#include <concepts>

#include "bindings/c/Handles.h"
#include "strata-c/Affine.h"
#include "strata-c/IR.h"

namespace strata::capi {

inline StringRef unwrap(StrataStringRef text) {
  return text.data ? StringRef(text.data, text.length) : StringRef();
}
inline StrataStringRef wrap(StringRef text) {
  return {text.data(), text.size()};
}
template <std::same_as<bool> T> StrataLogicalResult wrap(T isSuccess) {
  return {int8_t(isSuccess ? 1 : 0)};
}

/// The object that a handle of type `H` stands for.
template <typename H> struct HandleTraits;
#define STRATA_HANDLE_TRAITS(HANDLE, OBJECT, KIND, FROM, TO)                   \
  template <> struct HandleTraits<HANDLE> {                                    \
    using Object = OBJECT;                                                     \
    static constexpr HandleKind kind = HandleKind::KIND;                       \
    static Object fromPointer(void *pointer) { return FROM; }                  \
    static const void *toPointer(Object object) { return TO; }                 \
  };
STRATA_HANDLE_TRAITS(StrataOperation, Operation *, Operation,
                     static_cast<Operation *>(pointer), object)
STRATA_HANDLE_TRAITS(StrataModule, Operation *, Operation,
                     static_cast<Operation *>(pointer), object)
STRATA_HANDLE_TRAITS(StrataBlock, Block *, Block, static_cast<Block *>(pointer),
                     object)
STRATA_HANDLE_TRAITS(StrataRegion, Region *, Region,
                     static_cast<Region *>(pointer), object)
STRATA_HANDLE_TRAITS(StrataValue, Value, Value,
                     Value::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
STRATA_HANDLE_TRAITS(StrataType, Type, Type,
                     Type::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
STRATA_HANDLE_TRAITS(StrataAttribute, Attribute, Attribute,
                     Attribute::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
STRATA_HANDLE_TRAITS(StrataAffineExpr, AffineExpr, AffineExpr,
                     AffineExpr::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
STRATA_HANDLE_TRAITS(StrataAffineMap, AffineMap, AffineMap,
                     AffineMap::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
STRATA_HANDLE_TRAITS(StrataIntegerSet, IntegerSet, IntegerSet,
                     IntegerSet::getFromOpaquePointer(pointer),
                     object.getAsOpaquePointer())
#undef STRATA_HANDLE_TRAITS

class Call {
public:
  explicit operator bool() const { return !isFailed; }
  ContextState *getState() const { return state; }
  Context *getContext() const { return &state->getContext(); }

  Context *get(StrataContext handle) {
    return resolve(handle.ptr, HandleKind::Context, false) ? getContext()
                                                           : nullptr;
  }
  Location get(StrataLocation handle) {
    void *object = resolve(handle.ptr, HandleKind::Location, false);
    return object ? state->getLocation(object) : Location();
  }
  /// The unknown location for null.
  Location getOrNull(StrataLocation handle) {
    void *object = resolve(handle.ptr, HandleKind::Location, true);
    return object ? state->getLocation(object) : Location();
  }
  template <typename H> typename HandleTraits<H>::Object get(H handle) {
    return HandleTraits<H>::fromPointer(
        resolve(handle.ptr, HandleTraits<H>::kind, false));
  }
  template <typename H> typename HandleTraits<H>::Object getOrNull(H handle) {
    return HandleTraits<H>::fromPointer(
        resolve(handle.ptr, HandleTraits<H>::kind, true));
  }
  /// Whether an array that the caller gives has its elements.
  bool checkArray(intptr_t count, const void *elements) {
    return check(count >= 0 && (count == 0 || elements), StrataErrorArgument,
                 "an array has no elements");
  }
  /// Whether the caller gives a callback, or a place for a result.
  bool checkNotNull(bool isGiven) {
    return check(isGiven, StrataErrorNull,
                 "a callback or a place for a result is null");
  }
  /// The objects of an array.
  template <typename H, typename T>
  bool getAll(intptr_t count, const H *handles, SmallVectorImpl<T> &objects) {
    if (isFailed || !checkArray(count, handles))
      return false;
    for (intptr_t i = 0; i < count && !isFailed; ++i)
      objects.push_back(T(get(handles[i])));
    return !isFailed;
  }
  /// An object of the library itself, of class `T`.
  template <typename T, typename H> T *getOwned(H handle, HandleKind kind) {
    return static_cast<T *>(
        static_cast<OwnedObject *>(resolve(handle.ptr, kind, false)));
  }
  /// `isInRange`, else the call fails.
  bool check(bool isTrue, StrataErrorCode code, const Twine &message) {
    return isTrue || fail(code, message);
  }
  bool checkIndex(intptr_t index, size_t size) {
    return (index >= 0 && size_t(index) < size) ||
           fail(StrataErrorRange, "index " + Twine(int64_t(index)) +
                                      " is out of range; there are " +
                                      Twine(uint64_t(size)));
  }
  /// False.
  bool fail(StrataErrorCode code, const Twine &message) {
    if (!isFailed)
      setError(code, message);
    isFailed = true;
    return false;
  }

  StrataContext giveContext() {
    return {reinterpret_cast<void *>(state->getToken())};
  }
  StrataLocation give(Location loc) {
    return {reinterpret_cast<void *>(state->give(loc))};
  }
  StrataOperation give(Operation *op) { return giveAs<StrataOperation>(op); }
  StrataBlock give(Block *block) { return giveAs<StrataBlock>(block); }
  StrataRegion give(Region *region) { return giveAs<StrataRegion>(region); }
  StrataValue give(Value value) { return giveAs<StrataValue>(value); }
  StrataType give(Type type) { return giveAs<StrataType>(type); }
  StrataAttribute give(Attribute attr) { return giveAs<StrataAttribute>(attr); }
  StrataAffineExpr give(AffineExpr expr) {
    return giveAs<StrataAffineExpr>(expr);
  }
  StrataAffineMap give(AffineMap map) { return giveAs<StrataAffineMap>(map); }
  StrataIntegerSet give(IntegerSet set) {
    return giveAs<StrataIntegerSet>(set);
  }
  template <typename H> H giveAs(typename HandleTraits<H>::Object object) {
    return {reinterpret_cast<void *>(state->give(
        HandleTraits<H>::toPointer(object), HandleTraits<H>::kind))};
  }
  template <typename H>
  H giveOwned(std::unique_ptr<OwnedObject> object, HandleKind kind) {
    return {reinterpret_cast<void *>(state->own(std::move(object), kind))};
  }

private:
  void *resolve(void *handle, HandleKind kind, bool isNullable) {
    if (isFailed)
      return nullptr;
    Token token = reinterpret_cast<Token>(handle);
    if (!token) {
      if (!isNullable)
        fail(StrataErrorNull, "a handle is null");
      return nullptr;
    }
    ContextState *found = ContextState::find(token);
    if (!found)
      return fail(StrataErrorStale, "the context was destroyed"), nullptr;
    void *object = found->resolve(token, kind);
    if (!object)
      return isFailed = true, nullptr;
    if (state && state != found)
      return fail(StrataErrorForeign, "the objects are of different contexts"),
             nullptr;
    state = found;
    return object;
  }

  ContextState *state = nullptr;
  bool isFailed = false;
};

/// Collects text, and gives it to a callback at the end, which may change IR.
class CallbackStream : public raw_ostream {
public:
  CallbackStream(StrataStringCallback callback, void *userData)
      : callback(callback), userData(userData) {}
  ~CallbackStream() override {
    flush();
    if (callback && !text.empty())
      callback({text.data(), text.size()}, userData);
  }

private:
  void write_impl(const char *data, size_t size) override {
    text.append(data, size);
  }
  uint64_t current_pos() const override { return text.size(); }
  StrataStringCallback callback;
  void *userData;
  std::string text;
};

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_CALL_H
