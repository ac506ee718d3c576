// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes of one of several parallel jobs say: text and diagnostics, in
// the order in which they come, to be repeated when it is the job's turn.
#ifndef STRATA_PASS_ORDEREDOUTPUTDETAIL_H
#define STRATA_PASS_ORDEREDOUTPUTDETAIL_H

#include "strata/IR/Diagnostics.h"

#include "llvm/Support/raw_ostream.h"

#include <variant>

namespace strata::detail {

/// Text written to the stream and diagnostics of the thread that made it, while
/// it lives. Made and destroyed by one thread.
class OutputRecorder : public raw_ostream {
public:
  using Event = std::variant<std::string, Diagnostic>;
  OutputRecorder() { SetUnbuffered(); }
  ~OutputRecorder() override = default;
  std::vector<Event> take() {
    takeDiagnostics();
    return std::move(events);
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

/// Repeats what was recorded.
inline void replay(std::vector<OutputRecorder::Event> events,
                   DiagnosticEngine &diagnostics, raw_ostream &out) {
  for (OutputRecorder::Event &event : events)
    if (auto *text = std::get_if<std::string>(&event))
      out << *text;
    else
      diagnostics.emit(std::move(std::get<Diagnostic>(event)));
}

} // namespace strata::detail

#endif // STRATA_PASS_ORDEREDOUTPUTDETAIL_H
