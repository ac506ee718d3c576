// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics: messages about the user's input, with a severity, a location and
// notes. The library never prints: an InFlightDiagnostic reports itself to the
// handlers of its Context when it goes out of scope. Types, attributes and
// operations are rendered by the functions that Asm installs in the Context.
#ifndef STRATA_IR_DIAGNOSTICS_H
#define STRATA_IR_DIAGNOSTICS_H

#include "strata/IR/Types/Attribute.h"
#include "strata/IR/Types/Location.h"

#include "llvm/ADT/Twine.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace strata {

enum class DiagnosticSeverity : uint8_t { Note, Warning, Error, Remark };

namespace remark::detail {
class Remark;
} // namespace remark::detail

namespace detail {
/// A range that a diagnostic prints as a list of elements.
template <typename T>
concept DiagnosticRange = requires(const T &range) {
  range.begin();
  range.end();
}
&&!std::is_convertible_v<T, StringRef> &&
    !std::is_convertible_v<T, Attribute> && !std::is_convertible_v<T, Type> &&
    !std::is_convertible_v<T, Value> && !std::is_convertible_v<T, Operation *>;
} // namespace detail

/// One message with its notes.
class Diagnostic {
public:
  Diagnostic(Context *ctx, Location loc, DiagnosticSeverity severity)
      : ctx(ctx), loc(loc), severity(severity) {}
  Context *getContext() const { return ctx; }
  Location getLocation() const { return loc; }
  DiagnosticSeverity getSeverity() const { return severity; }
  StringRef getMessage() const { return message; }
  const std::vector<std::unique_ptr<Diagnostic>> &getNotes() const {
    return notes;
  }
  Diagnostic &attachNote(std::optional<Location> noteLoc = std::nullopt);
  /// A note that upstream does not give: tests written for its messages need
  /// not expect it.
  Diagnostic &attachExplanation(std::optional<Location> noteLoc = std::nullopt);
  bool isExplanation() const { return explanation; }
  /// The optimization remark (Remarks.h) that it stands for; null for others.
  const std::shared_ptr<const remark::detail::Remark> &
  getOptimizationRemark() const {
    return optimizationRemark;
  }
  void
  setOptimizationRemark(std::shared_ptr<const remark::detail::Remark> remark) {
    optimizationRemark = std::move(remark);
  }

  Diagnostic &operator<<(StringRef text) {
    message.append(text.begin(), text.end());
    return *this;
  }
  Diagnostic &operator<<(const char *text) { return *this << StringRef(text); }
  Diagnostic &operator<<(const std::string &text) {
    return *this << StringRef(text);
  }
  Diagnostic &operator<<(const Twine &text);
  Diagnostic &operator<<(char c) { return *this << StringRef(&c, 1); }
  Diagnostic &operator<<(int value) { return *this << int64_t(value); }
  Diagnostic &operator<<(unsigned value) { return *this << uint64_t(value); }
  Diagnostic &operator<<(int64_t value);
  Diagnostic &operator<<(uint64_t value);
  Diagnostic &operator<<(long long value) { return *this << int64_t(value); }
  Diagnostic &operator<<(unsigned long long value) {
    return *this << uint64_t(value);
  }
  /// Appends the type in quotes.
  Diagnostic &operator<<(Type type);
  Diagnostic &operator<<(Attribute attr);
  Diagnostic &operator<<(StringAttr attr);
  /// The operation in generic form.
  Diagnostic &operator<<(Operation &op);
  Diagnostic &operator<<(Operation *op);
  Diagnostic &operator<<(Value value);
  Diagnostic &operator<<(Location location);
  Diagnostic &operator<<(double value);
  /// Appends the name without quotes.
  Diagnostic &operator<<(OperationName name);
  /// The elements of a range, separated by commas.
  template <typename Range>
  requires detail::DiagnosticRange<Range> Diagnostic &
  operator<<(const Range &range) {
    return appendRange(range);
  }
  /// Appends the elements of `range`, separated by `delimiter`.
  template <typename Range>
  Diagnostic &appendRange(const Range &range, StringRef delimiter = ", ") {
    bool first = true;
    for (const auto &element : range) {
      if (!first)
        *this << delimiter;
      first = false;
      *this << element;
    }
    return *this;
  }
  /// Appends the arguments one after another.
  template <typename... Args> Diagnostic &append(Args &&...args) {
    (*this << ... << std::forward<Args>(args));
    return *this;
  }
  /// The message, without severity, location and notes.
  std::string str() const { return message; }
  /// Prints the message.
  void print(raw_ostream &os) const;
  friend raw_ostream &operator<<(raw_ostream &os, const Diagnostic &diag) {
    diag.print(os);
    return os;
  }

private:
  Context *ctx;
  Location loc;
  DiagnosticSeverity severity;
  bool explanation = false;
  std::string message;
  std::vector<std::unique_ptr<Diagnostic>> notes;
  std::shared_ptr<const remark::detail::Remark> optimizationRemark;
};

/// A diagnostic under construction; reported when destroyed. Converts to
/// failure.
class InFlightDiagnostic {
public:
  InFlightDiagnostic() = default;
  explicit InFlightDiagnostic(Diagnostic &&diag)
      : diag(std::make_unique<Diagnostic>(std::move(diag))) {}
  InFlightDiagnostic(InFlightDiagnostic &&other) = default;
  InFlightDiagnostic &operator=(InFlightDiagnostic &&other) noexcept {
    report();
    diag = std::move(other.diag);
    return *this;
  }
  ~InFlightDiagnostic() { report(); }

  template <typename Arg> InFlightDiagnostic &operator<<(Arg &&arg) & {
    if (diag)
      *diag << std::forward<Arg>(arg);
    return *this;
  }
  template <typename Arg> InFlightDiagnostic &&operator<<(Arg &&arg) && {
    if (diag)
      *diag << std::forward<Arg>(arg);
    return std::move(*this);
  }
  template <typename... Args> InFlightDiagnostic &append(Args &&...args) & {
    if (diag)
      diag->append(std::forward<Args>(args)...);
    return *this;
  }
  template <typename... Args> InFlightDiagnostic &&append(Args &&...args) && {
    return std::move(append(std::forward<Args>(args)...));
  }
  template <typename Range>
  InFlightDiagnostic &appendRange(const Range &range,
                                  StringRef delimiter = ", ") & {
    if (diag)
      diag->appendRange(range, delimiter);
    return *this;
  }
  template <typename Range>
  InFlightDiagnostic &&appendRange(const Range &range,
                                   StringRef delimiter = ", ") && {
    return std::move(appendRange(range, delimiter));
  }
  /// The diagnostic; null if it is not active.
  Diagnostic *getUnderlyingDiagnostic() { return diag.get(); }
  /// Adds a note; the diagnostic must be active.
  Diagnostic &attachNote(std::optional<Location> noteLoc = std::nullopt) {
    return diag->attachNote(noteLoc);
  }
  Diagnostic &
  attachExplanation(std::optional<Location> noteLoc = std::nullopt) {
    return diag->attachExplanation(noteLoc);
  }
  /// False once reported or abandoned, and for one that was never to report.
  bool isActive() const { return bool(diag); }
  void report();
  void abandon() { diag.reset(); }
  operator LogicalResult() const { return failure(); }
  operator ParseResult() const { return ParseResult(failure()); }
  template <typename T> operator FailureOr<T>() const { return failure(); }

private:
  std::unique_ptr<Diagnostic> diag;
};

/// Collects the diagnostics of the calling thread while it lives, for replay in
/// a fixed order after parallel work.
class DiagnosticCapture {
public:
  DiagnosticCapture();
  ~DiagnosticCapture();
  DiagnosticCapture(const DiagnosticCapture &) = delete;
  DiagnosticCapture &operator=(const DiagnosticCapture &) = delete;
  std::vector<Diagnostic> take() { return std::move(diagnostics); }
  bool hasErrors() const;
  /// Whether the calling thread is in one.
  static bool isActive();

private:
  friend class DiagnosticEngine;
  std::vector<Diagnostic> diagnostics;
  DiagnosticCapture *outer;
};

/// Routes diagnostics of a Context to handlers: the one registered last is
/// called first; the first that returns success has consumed the diagnostic.
/// Thread-safe.
class DiagnosticEngine {
public:
  using Handler = std::function<LogicalResult(Diagnostic &)>;
  using HandlerId = uint64_t;
  HandlerId registerHandler(Handler handler);
  /// Until the matching `endOmittingOperations`, errors on operations carry no note
  /// with the operation.
  void beginOmittingOperations() { ++numOmittingOperations; }
  void endOmittingOperations() { --numOmittingOperations; }
  bool omitsOperations() const {
    return numOmittingOperations.load(std::memory_order_relaxed) != 0;
  }
  void eraseHandler(HandlerId id);
  /// Reports to the capture of the calling thread, if any, else to the
  /// handlers; without handler, errors are printed to standard error.
  void emit(Diagnostic &&diag);
  /// Number of errors that reached the handlers.
  uint64_t getNumErrors() const { return numErrors; }

private:
  std::recursive_mutex mutex;
  std::vector<std::pair<HandlerId, Handler>> handlers;
  HandlerId nextId = 1;
  uint64_t numErrors = 0;
  std::atomic<unsigned> numOmittingOperations{0};
};

/// Whether errors on operations carry the note "see current operation", where the
/// Context has them.
enum class OperationNotes : uint8_t { Show, Omit };

/// Registers a handler for as long as it lives. A handler for files whose lines
/// say enough omits the notes with operations.
class ScopedDiagnosticHandler {
public:
  ScopedDiagnosticHandler(Context *ctx, DiagnosticEngine::Handler handler,
                          OperationNotes notes = OperationNotes::Show);
  ~ScopedDiagnosticHandler();
  ScopedDiagnosticHandler(const ScopedDiagnosticHandler &) = delete;
  ScopedDiagnosticHandler &operator=(const ScopedDiagnosticHandler &) = delete;

private:
  Context *ctx;
  DiagnosticEngine::HandlerId id;
  OperationNotes notes;
};

namespace detail {
/// Attaches a note with the stack trace of the calling thread, if the Context wants it.
void attachStackTrace(Diagnostic &diag);
} // namespace detail

/// Begin a diagnostic in the Context of `loc` (Location::getContext).
InFlightDiagnostic emitError(Location loc, const Twine &message = {});
InFlightDiagnostic emitWarning(Location loc, const Twine &message = {});
InFlightDiagnostic emitRemark(Location loc, const Twine &message = {});
InFlightDiagnostic emitError(Context *ctx, Location loc,
                             const Twine &message = {});
InFlightDiagnostic emitWarning(Context *ctx, Location loc,
                               const Twine &message = {});
InFlightDiagnostic emitRemark(Context *ctx, Location loc,
                              const Twine &message = {});

/// Reports an error at `loc` and fails if ResourceLimits::maxMemory is used up.
/// For work that may make ever more, to be called now and then.
LogicalResult checkMemory(Context *ctx, Location loc);

} // namespace strata

#endif // STRATA_IR_DIAGNOSTICS_H
