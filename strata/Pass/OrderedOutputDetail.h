// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output and actions of the passes of one of several parallel jobs: text,
// diagnostics and actions, in the order in which they come, to be repeated when
// it is the job's turn.
#ifndef STRATA_PASS_ORDEREDOUTPUTDETAIL_H
#define STRATA_PASS_ORDEREDOUTPUTDETAIL_H

#include "strata/IR/Diagnostics.h"

#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <variant>

namespace strata::detail {

/// The output stream of the passes of a job.
class PassOutput : public raw_ostream {
public:
  PassOutput() { SetUnbuffered(); }
  ~PassOutput() override = default;
  /// Does it when it is the job's turn.
  virtual void perform(std::function<void()> action) = 0;
};

/// The output of a job that runs alone: written at once.
class DirectOutput final : public PassOutput {
public:
  explicit DirectOutput(raw_ostream &os) : os(os) {}
  void perform(std::function<void()> action) override { action(); }

private:
  void write_impl(const char *text, size_t size) override {
    os.write(text, size);
  }
  uint64_t current_pos() const override { return os.tell(); }
  raw_ostream &os;
};

/// Text written to the stream, actions, and diagnostics of the thread that made
/// it, while it lives. Made and destroyed by one thread.
class OutputRecorder final : public PassOutput {
public:
  using Action = std::function<void()>;
  using Event = std::variant<std::string, Diagnostic, Action>;
  std::vector<Event> take() {
    takeDiagnostics();
    return std::move(events);
  }
  void perform(Action action) override {
    takeDiagnostics();
    events.emplace_back(std::move(action));
  }

private:
  void takeDiagnostics() {
    for (Diagnostic &diag : capture.take())
      events.emplace_back(std::move(diag));
  }
  void write_impl(const char *text, size_t size) override {
    takeDiagnostics();
    if (events.empty() || !std::holds_alternative<std::string>(events.back()))
      events.emplace_back(std::string());
    std::get<std::string>(events.back()).append(text, size);
    position += size;
  }
  uint64_t current_pos() const override { return position; }

  std::vector<Event> events;
  uint64_t position = 0;
  DiagnosticCapture capture;
};

/// Repeats the recorded output.
inline void replay(std::vector<OutputRecorder::Event> events,
                   DiagnosticEngine &diagnostics, PassOutput &out) {
  for (OutputRecorder::Event &event : events)
    if (auto *text = std::get_if<std::string>(&event))
      out << *text;
    else if (auto *diag = std::get_if<Diagnostic>(&event))
      diagnostics.emit(std::move(*diag));
    else
      out.perform(std::move(std::get<OutputRecorder::Action>(event)));
}

} // namespace strata::detail

#endif // STRATA_PASS_ORDEREDOUTPUTDETAIL_H
