// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Diagnostics.h"

#include "strata/IR/Diagnostics.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

namespace {
/// A diagnostic during the call of a handler.
struct VisibleDiagnostic : OwnedObject {
  explicit VisibleDiagnostic(Diagnostic &diag) : diag(diag) {}
  Diagnostic &diag;
};

/// The user's handler, with its data.
struct UserHandler {
  StrataDiagnosticHandler handler;
  void *userData;
  void (*deleteUserData)(void *);
  ~UserHandler() {
    if (deleteUserData)
      deleteUserData(userData);
  }
};

/// The handles of a diagnostic and its notes that were given out.
struct DiagnosticScope {
  explicit DiagnosticScope(ContextState *state) : state(state) {}
  ~DiagnosticScope() {
    for (Token token : tokens)
      state->release(token, HandleKind::Diagnostic);
  }
  StrataDiagnostic give(Diagnostic &diag) {
    tokens.push_back(state->own(std::make_unique<VisibleDiagnostic>(diag),
                                HandleKind::Diagnostic));
    return {reinterpret_cast<void *>(tokens.back())};
  }
  ContextState *state;
  SmallVector<Token> tokens;
};
} // namespace

static thread_local DiagnosticScope *currentScope = nullptr;

static Diagnostic *getDiagnostic(Call &call, StrataDiagnostic diagnostic) {
  auto *visible =
      call.getOwned<VisibleDiagnostic>(diagnostic, HandleKind::Diagnostic);
  return visible ? &visible->diag : nullptr;
}

void strataDiagnosticPrint(StrataDiagnostic diagnostic,
                           StrataStringCallback callback, void *userData) {
  Call call;
  Diagnostic *diag = getDiagnostic(call, diagnostic);
  if (call && call.checkNotNull(callback))
    callback(wrap(diag->getMessage()), userData);
}
StrataLocation strataDiagnosticGetLocation(StrataDiagnostic diagnostic) {
  Call call;
  Diagnostic *diag = getDiagnostic(call, diagnostic);
  return diag ? call.give(diag->getLocation()) : StrataLocation{};
}
int strataDiagnosticGetSeverity(StrataDiagnostic diagnostic) {
  Call call;
  Diagnostic *diag = getDiagnostic(call, diagnostic);
  switch (diag ? diag->getSeverity() : DiagnosticSeverity::Error) {
  case DiagnosticSeverity::Note:
    return StrataDiagnosticNote;
  case DiagnosticSeverity::Warning:
    return StrataDiagnosticWarning;
  case DiagnosticSeverity::Error:
    return StrataDiagnosticError;
  case DiagnosticSeverity::Remark:
    return StrataDiagnosticRemark;
  }
  return StrataDiagnosticError;
}
intptr_t strataDiagnosticGetNumNotes(StrataDiagnostic diagnostic) {
  Call call;
  Diagnostic *diag = getDiagnostic(call, diagnostic);
  return diag ? intptr_t(diag->getNotes().size()) : 0;
}
StrataDiagnostic strataDiagnosticGetNote(StrataDiagnostic diagnostic,
                                         intptr_t index) {
  Call call;
  Diagnostic *diag = getDiagnostic(call, diagnostic);
  if (!diag || !call.checkIndex(index, diag->getNotes().size()) ||
      !call.check(currentScope != nullptr, StrataErrorArgument,
                  "diagnostics exist in calls of handlers"))
    return {};
  return currentScope->give(*diag->getNotes()[size_t(index)]);
}

StrataDiagnosticHandlerID strataContextAttachDiagnosticHandler(
    StrataContext context, StrataDiagnosticHandler handler, void *userData,
    void (*deleteUserData)(void *)) {
  Call call;
  Context *ctx = call.get(context);
  if (!call ||
      !call.check(handler != nullptr, StrataErrorNull, "no handler is given"))
    return 0;
  ContextState *state = call.getState();
  auto user =
      std::make_shared<UserHandler>(UserHandler{handler, userData, nullptr});
  user->deleteUserData = deleteUserData;
  return ctx->getDiagEngine().registerHandler([state, user](Diagnostic &diag) {
    HandlerScope handler(*state);
    DiagnosticScope scope(state);
    DiagnosticScope *outer = std::exchange(currentScope, &scope);
    StrataLogicalResult result =
        user->handler(scope.give(diag), user->userData);
    currentScope = outer;
    return success(strataLogicalResultIsSuccess(result));
  });
}
void strataContextDetachDiagnosticHandler(StrataContext context,
                                          StrataDiagnosticHandlerID id) {
  Call call;
  if (Context *ctx = call.get(context))
    ctx->getDiagEngine().eraseHandler(id);
}
void strataEmitError(StrataLocation location, StrataStringRef message) {
  strataEmitDiagnostic(location, StrataDiagnosticError, message);
}
void strataEmitDiagnostic(StrataLocation location, int severity,
                          StrataStringRef message) {
  Call call;
  Location loc = call.get(location);
  if (!call)
    return;
  Context *ctx = call.getContext();
  if (severity == StrataDiagnosticError)
    emitError(ctx, loc, unwrap(message));
  else if (severity == StrataDiagnosticWarning)
    emitWarning(ctx, loc, unwrap(message));
  else
    emitRemark(ctx, loc, unwrap(message));
}
