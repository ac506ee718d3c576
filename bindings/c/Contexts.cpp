// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Dialect.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

StrataContext strataContextCreate(void) {
  return strataContextCreateWithThreading(true);
}
StrataContext strataContextCreateWithThreading(bool threadingEnabled) {
  ContextState *state = ContextState::create(threadingEnabled);
  return {state ? reinterpret_cast<void *>(state->getToken()) : nullptr};
}
void strataContextDestroy(StrataContext context) {
  Call call;
  if (!call.get(context))
    return;
  ContextState *state = call.getState();
  if (call.check(!state->isBusy && !state->numCallers, StrataErrorBusy,
                 "a callback destroys its context"))
    ContextState::destroy(state);
}
bool strataContextEqual(StrataContext a, StrataContext b) {
  return a.ptr == b.ptr;
}
bool strataContextIsAlive(StrataContext context) {
  Token token = reinterpret_cast<Token>(context.ptr);
  ContextState *state = token ? ContextState::find(token) : nullptr;
  return state && state->getToken() == token;
}
void strataContextSetAllowUnregisteredDialects(StrataContext context,
                                               bool allow) {
  Call call;
  if (Context *ctx = call.get(context))
    ctx->allowUnregisteredDialects(allow);
}
bool strataContextGetAllowUnregisteredDialects(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  return ctx && ctx->allowsUnregisteredDialects();
}
void strataContextEnableMultithreading(StrataContext context, bool enable) {
  Call call;
  if (Context *ctx = call.get(context))
    ctx->enableMultithreading(enable);
}
bool strataContextIsMultithreadingEnabled(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  return ctx && ctx->isMultithreadingEnabled();
}
bool strataContextIsRegisteredOperation(StrataContext context,
                                        StrataStringRef name) {
  Call call;
  Context *ctx = call.get(context);
  return ctx && ctx->isOperationRegistered(unwrap(name));
}
bool strataContextHasDialect(StrataContext context, StrataStringRef name) {
  Call call;
  Context *ctx = call.get(context);
  return ctx && ctx->getLoadedDialect(unwrap(name));
}
void strataContextLoadAllAvailableDialects(StrataContext context) {
  Call call;
  if (Context *ctx = call.get(context))
    ctx->loadAllAvailableDialects();
}
void strataContextGetDialectNames(StrataContext context,
                                  StrataStringCallback callback,
                                  void *userData) {
  Call call;
  Context *ctx = call.get(context);
  if (!call || !call.checkNotNull(callback))
    return;
  CallerScope caller(*call.getState());
  // The callback may load dialects.
  SmallVector<Dialect *> dialects;
  llvm::append_range(dialects, ctx->getLoadedDialects());
  for (Dialect *dialect : dialects)
    callback(wrap(dialect->getNamespace()), userData);
}
intptr_t strataContextGetNumLiveHandles(StrataContext context) {
  Call call;
  return call.get(context) ? intptr_t(call.getState()->countLive()) : 0;
}

//===-- Locations ----------------------------------------------------------===//

StrataLocation strataLocationUnknownGet(StrataContext context) {
  Call call;
  return call.get(context) ? call.give(Location()) : StrataLocation{};
}
StrataLocation strataLocationFileLineColGet(StrataContext context,
                                            StrataStringRef file, unsigned line,
                                            unsigned column) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  StringAttr name = StringAttr::get(ctx, unwrap(file));
  return call.give(Location::fromFileLineCol(ctx, name, line, column));
}
StrataLocation
strataLocationFileLineColRangeGet(StrataContext context, StrataStringRef file,
                                  unsigned startLine, unsigned startColumn,
                                  unsigned endLine, unsigned endColumn) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  StringAttr name = StringAttr::get(ctx, unwrap(file));
  return call.give(Location(
      FileLineColRange::get(name, startLine, startColumn, endLine, endColumn)));
}
StrataLocation strataLocationCallSiteGet(StrataLocation callee,
                                         StrataLocation caller) {
  Call call;
  Location inner = call.get(callee), outer = call.get(caller);
  if (!call)
    return {};
  return call.give(Location(CallSiteLoc::get(call.getContext(), inner, outer)));
}
StrataLocation strataLocationFusedGet(StrataContext context,
                                      intptr_t numLocations,
                                      const StrataLocation *locations,
                                      StrataAttribute metadata) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<Location> parts;
  call.getAll(numLocations, locations, parts);
  Attribute data = call.getOrNull(metadata);
  return call ? call.give(FusedLoc::get(ctx, parts, data)) : StrataLocation{};
}
StrataLocation strataLocationNameGet(StrataContext context,
                                     StrataStringRef name,
                                     StrataLocation child) {
  Call call;
  Context *ctx = call.get(context);
  Location inner = call.getOrNull(child);
  if (!call)
    return {};
  return call.give(
      Location(NameLoc::get(StringAttr::get(ctx, unwrap(name)), inner)));
}
StrataLocation strataLocationFromAttribute(StrataAttribute attribute) {
  Call call;
  auto loc = dyn_cast_or_null<LocationAttr>(call.get(attribute));
  if (!call || !call.check(bool(loc), StrataErrorArgument,
                           "the attribute is no location"))
    return {};
  return call.give(Location(loc));
}
StrataAttribute strataLocationGetAttribute(StrataLocation location) {
  Call call;
  Location loc = call.get(location);
  return call ? call.give(Attribute(loc.getAttr(call.getContext())))
              : StrataAttribute{};
}
StrataContext strataLocationGetContext(StrataLocation location) {
  Call call;
  call.get(location);
  return call ? call.giveContext() : StrataContext{};
}
bool strataLocationEqual(StrataLocation a, StrataLocation b) {
  return a.ptr == b.ptr;
}
void strataLocationPrint(StrataLocation location, StrataStringCallback callback,
                         void *userData) {
  Call call;
  Location loc = call.get(location);
  CallbackStream os(callback, userData);
  if (call)
    loc.print(os, call.getContext());
}

/// The location as a `T`; null if it is none, which is an error if `isRequired`.
template <typename T>
static T getLocationAs(Call &call, StrataLocation location,
                       bool isRequired = true) {
  Location loc = call.get(location);
  if (!call)
    return {};
  auto typed = dyn_cast<T>(Attribute(loc.getAttr(call.getContext())));
  if (isRequired)
    call.check(bool(typed), StrataErrorArgument,
               "the location is of another kind");
  return typed;
}

bool strataLocationIsAFileLineColRange(StrataLocation location) {
  Call call;
  return bool(getLocationAs<FileLineColRange>(call, location, false));
}
bool strataLocationIsAName(StrataLocation location) {
  Call call;
  return bool(getLocationAs<NameLoc>(call, location, false));
}
bool strataLocationIsACallSite(StrataLocation location) {
  Call call;
  return bool(getLocationAs<CallSiteLoc>(call, location, false));
}
bool strataLocationIsAFused(StrataLocation location) {
  Call call;
  return bool(getLocationAs<FusedLoc>(call, location, false));
}
StrataStringRef
strataLocationFileLineColRangeGetFilename(StrataLocation location) {
  Call call;
  auto range = getLocationAs<FileLineColRange>(call, location);
  return call ? wrap(range.getFilename().getValue()) : StrataStringRef{};
}
int strataLocationFileLineColRangeGetStartLine(StrataLocation location) {
  Call call;
  auto range = getLocationAs<FileLineColRange>(call, location);
  return call ? int(range.getStartLine()) : 0;
}
int strataLocationFileLineColRangeGetStartColumn(StrataLocation location) {
  Call call;
  auto range = getLocationAs<FileLineColRange>(call, location);
  return call ? int(range.getStartColumn()) : 0;
}
int strataLocationFileLineColRangeGetEndLine(StrataLocation location) {
  Call call;
  auto range = getLocationAs<FileLineColRange>(call, location);
  return call ? int(range.getEndLine()) : 0;
}
int strataLocationFileLineColRangeGetEndColumn(StrataLocation location) {
  Call call;
  auto range = getLocationAs<FileLineColRange>(call, location);
  return call ? int(range.getEndColumn()) : 0;
}
StrataStringRef strataLocationNameGetName(StrataLocation location) {
  Call call;
  auto named = getLocationAs<NameLoc>(call, location);
  return call ? wrap(named.getName().getValue()) : StrataStringRef{};
}
StrataLocation strataLocationNameGetChildLoc(StrataLocation location) {
  Call call;
  auto named = getLocationAs<NameLoc>(call, location);
  return call ? call.give(named.getChildLoc()) : StrataLocation{};
}
StrataLocation strataLocationCallSiteGetCallee(StrataLocation location) {
  Call call;
  auto site = getLocationAs<CallSiteLoc>(call, location);
  return call ? call.give(site.getCallee()) : StrataLocation{};
}
StrataLocation strataLocationCallSiteGetCaller(StrataLocation location) {
  Call call;
  auto site = getLocationAs<CallSiteLoc>(call, location);
  return call ? call.give(site.getCaller()) : StrataLocation{};
}
intptr_t strataLocationFusedGetNumLocations(StrataLocation location) {
  Call call;
  auto fused = getLocationAs<FusedLoc>(call, location);
  return call ? intptr_t(fused.getFlattened().size()) : 0;
}
StrataLocation strataLocationFusedGetLocation(StrataLocation location,
                                              intptr_t index) {
  Call call;
  auto fused = getLocationAs<FusedLoc>(call, location);
  if (!call)
    return {};
  SmallVector<Location, 8> parts = fused.getFlattened();
  return call.checkIndex(index, parts.size()) ? call.give(parts[size_t(index)])
                                              : StrataLocation{};
}
