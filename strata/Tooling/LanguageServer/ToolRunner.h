// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes pipelines of strata and FileCheck as child processes, each in a thread of its
// own, in an empty folder that is removed afterwards, and for a limited time. No shell takes
// part.
#ifndef STRATA_TOOLING_LANGUAGESERVER_TOOLRUNNER_H
#define STRATA_TOOLING_LANGUAGESERVER_TOOLRUNNER_H

#include "strata/LanguageServer/ToolRun.h"

#include <atomic>
#include <functional>
#include <thread>

namespace strata {

class ToolRunner {
public:
  ToolRunner() = default;
  ToolRunner(const ToolRunner &) = delete;
  ToolRunner &operator=(const ToolRunner &) = delete;
  ~ToolRunner() { stop(); }

  /// Starts a pipeline. `options` are added to commands that read dialect files. `done` is
  /// called once; before `run` returns if too many pipelines run already.
  void run(lsp::ToolRun run, std::vector<std::string> options,
           std::function<void(lsp::ToolResult)> done);
  /// Ends the programs, and waits until the `done` of each has returned.
  void stop();

private:
  struct Worker {
    std::thread thread;
    std::shared_ptr<std::atomic<bool>> isDone;
  };
  void removeFinished();

  std::vector<Worker> workers;
  std::atomic<bool> isStopped = false;
};

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_TOOLRUNNER_H
