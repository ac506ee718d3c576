// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Diagnostics.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/RemarkEngineDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// The capture of the calling thread, which its further stacks share.
static DiagnosticCapture *getCurrentCapture() {
  return static_cast<DiagnosticCapture *>(getThreadData());
}

//===-- Diagnostic ---------------------------------------------------------===//

Diagnostic &Diagnostic::attachNote(std::optional<Location> noteLoc) {
  notes.push_back(std::make_unique<Diagnostic>(ctx, noteLoc.value_or(loc),
                                               DiagnosticSeverity::Note));
  return *notes.back();
}

Diagnostic &Diagnostic::attachExplanation(std::optional<Location> noteLoc) {
  Diagnostic &note = attachNote(noteLoc);
  note.explanation = true;
  return note;
}

Diagnostic &Diagnostic::operator<<(const Twine &text) {
  message += text.str();
  return *this;
}
Diagnostic &Diagnostic::operator<<(int64_t value) {
  message += std::to_string(value);
  return *this;
}
Diagnostic &Diagnostic::operator<<(uint64_t value) {
  message += std::to_string(value);
  return *this;
}

Diagnostic &Diagnostic::operator<<(Type type) {
  llvm::raw_string_ostream os(message);
  os << "'";
  if (type)
    type.print(os);
  else
    os << "<<NULL TYPE>>";
  os << "'";
  return *this;
}

Diagnostic &Diagnostic::operator<<(Attribute attr) {
  llvm::raw_string_ostream os(message);
  if (attr)
    attr.print(os);
  else
    os << "<<NULL ATTRIBUTE>>";
  return *this;
}

Diagnostic &Diagnostic::operator<<(StringAttr attr) {
  return *this << Attribute(attr);
}

Diagnostic &Diagnostic::operator<<(Operation &op) {
  const auto &print = ctx->getRenderer().printOp;
  if (!print)
    return *this;
  std::string text;
  llvm::raw_string_ostream os(text);
  print(&op, os, /*generic=*/true);
  os.flush();
  // An operation of several lines begins on a line of its own.
  if (StringRef(text).contains('\n'))
    message += '\n';
  message += text;
  return *this;
}

Diagnostic &Diagnostic::operator<<(Operation *op) {
  return op ? *this << *op : *this << "<<NULL OPERATION>>";
}

Diagnostic &Diagnostic::operator<<(Location location) {
  llvm::raw_string_ostream os(message);
  if (auto *print = ctx->getRenderer().printLocation)
    print(location, ctx, os);
  return *this;
}

Diagnostic &Diagnostic::operator<<(double value) {
  llvm::raw_string_ostream(message) << value;
  return *this;
}

Diagnostic &Diagnostic::operator<<(OperationName name) {
  return *this << name.getStringRef();
}

void Diagnostic::print(raw_ostream &os) const { os << message; }

Diagnostic &Diagnostic::operator<<(Value value) {
  llvm::raw_string_ostream os(message);
  if (auto *print = ctx->getRenderer().printValue)
    print(value, os);
  return *this;
}

//===-- Reporting ----------------------------------------------------------===//

void InFlightDiagnostic::report() {
  if (!diag)
    return;
  std::unique_ptr<Diagnostic> reported = std::move(diag);
  Context *ctx = reported->getContext();
  ctx->getDiagEngine().emit(std::move(*reported));
}

DiagnosticCapture::DiagnosticCapture() : outer(getCurrentCapture()) {
  getThreadData() = this;
}
DiagnosticCapture::~DiagnosticCapture() { getThreadData() = outer; }

bool DiagnosticCapture::isActive() { return getCurrentCapture(); }

bool DiagnosticCapture::hasErrors() const {
  for (const Diagnostic &diag : diagnostics)
    if (diag.getSeverity() == DiagnosticSeverity::Error)
      return true;
  return false;
}

DiagnosticEngine::HandlerId DiagnosticEngine::registerHandler(Handler handler) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  handlers.push_back({nextId, std::move(handler)});
  return nextId++;
}

void DiagnosticEngine::eraseHandler(HandlerId id) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  llvm::erase_if(handlers,
                 [&](const auto &entry) { return entry.first == id; });
}

void DiagnosticEngine::emit(Diagnostic &&diag) {
  if (DiagnosticCapture *capture = getCurrentCapture()) {
    capture->diagnostics.push_back(std::move(diag));
    return;
  }
  std::lock_guard<std::recursive_mutex> lock(mutex);
  if (diag.getSeverity() == DiagnosticSeverity::Error)
    ++numErrors;
  if (diag.getOptimizationRemark()) {
    auto *engine = diag.getContext()->getRemarkEngine();
    if (!engine || !engine->accept(diag.getOptimizationRemark()))
      return;
  }
  // Handlers may add and erase handlers.
  auto called = handlers;
  for (const auto &[id, handler] : llvm::reverse(called))
    if (succeeded(handler(diag)))
      return;
  // An error must not be lost because no handler is registered.
  if (diag.getSeverity() != DiagnosticSeverity::Error)
    return;
  raw_ostream &os = llvm::errs();
  auto *print = diag.getContext()->getRenderer().printLocation;
  if (print && !diag.getLocation().isUnknown()) {
    print(diag.getLocation(), diag.getContext(), os);
    os << ": ";
  }
  os << "error: " << diag.getMessage() << '\n';
  os.flush();
}

ScopedDiagnosticHandler::ScopedDiagnosticHandler(
    Context *ctx, DiagnosticEngine::Handler handler, OperationNotes notes)
    : ctx(ctx), id(ctx->getDiagEngine().registerHandler(std::move(handler))),
      notes(notes) {
  if (notes == OperationNotes::Omit)
    ctx->getDiagEngine().beginOmittingOperations();
}

ScopedDiagnosticHandler::~ScopedDiagnosticHandler() {
  if (notes == OperationNotes::Omit)
    ctx->getDiagEngine().endOmittingOperations();
  ctx->getDiagEngine().eraseHandler(id);
}

void strata::detail::attachStackTrace(Diagnostic &diag) {
  if (LLVM_LIKELY(!diag.getContext()->shouldPrintStackTraceOnDiagnostic()))
    return;
  std::string trace;
  {
    llvm::raw_string_ostream os(trace);
    llvm::sys::PrintStackTrace(os);
  }
  if (!trace.empty())
    diag.attachExplanation() << "diagnostic emitted with trace:\n" << trace;
}

static InFlightDiagnostic emitAt(Context *ctx, Location loc,
                                 DiagnosticSeverity severity,
                                 const Twine &message) {
  Diagnostic diag(ctx, loc, severity);
  diag << message;
  detail::attachStackTrace(diag);
  return InFlightDiagnostic(std::move(diag));
}

InFlightDiagnostic strata::emitError(Location loc, const Twine &message) {
  return emitError(loc.getContext(), loc, message);
}
InFlightDiagnostic strata::emitWarning(Location loc, const Twine &message) {
  return emitWarning(loc.getContext(), loc, message);
}
InFlightDiagnostic strata::emitRemark(Location loc, const Twine &message) {
  return emitRemark(loc.getContext(), loc, message);
}
InFlightDiagnostic strata::emitError(Context *ctx, Location loc,
                                     const Twine &message) {
  return emitAt(ctx, loc, DiagnosticSeverity::Error, message);
}
InFlightDiagnostic strata::emitWarning(Context *ctx, Location loc,
                                       const Twine &message) {
  return emitAt(ctx, loc, DiagnosticSeverity::Warning, message);
}
InFlightDiagnostic strata::emitRemark(Context *ctx, Location loc,
                                      const Twine &message) {
  return emitAt(ctx, loc, DiagnosticSeverity::Remark, message);
}

LogicalResult strata::checkMemory(Context *ctx, Location loc) {
  if (!ctx->getResourceLimits().refusesMemory(0))
    return success();
  return emitError(ctx, loc,
                   "out of memory within the limit set by --max-memory");
}
