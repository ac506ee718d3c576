// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reproducers: IR with the pipeline to run on it, as an external resource
// `mlir_reproducer`. A crash reproducer is written before anything runs and kept
// if a pass fails, or the process dies in one: nothing has to work any more at
// that time.
#ifndef STRATA_PASS_REPRODUCER_H
#define STRATA_PASS_REPRODUCER_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Pass/PassRegistry.h"

#include <functional>

namespace strata {

/// The external resources that say how to run `pipeline`.
std::vector<ExternalResource> makeReproducerResources(StringRef pipeline,
                                                      bool disableThreading,
                                                      bool verifyEach);

/// The settings in such resources.
struct ReproducerSettings {
  std::optional<std::string> pipeline;
  std::optional<bool> disableThreading, verifyEach;
};
/// Takes the resources of a reproducer out of `resources`. Fails with a
/// diagnostic if there is one that is unknown or of the wrong kind.
LogicalResult takeReproducerSettings(std::vector<ExternalResource> &resources,
                                     Context *ctx,
                                     ReproducerSettings &settings);

/// The destination of a crash reproducer.
struct CrashReproducerTarget {
  /// The name in messages.
  std::string name;
  /// `text` is the reproducer from now on, until `pop`: then the one before is.
  std::function<void(std::string text)> push;
  std::function<void()> pop;
  /// Writes the reproducer, which is the last thing that is done with any; says
  /// what went wrong.
  std::function<LogicalResult(std::string &error)> keep;
  /// Called with the passes that run, in case that they crash: `op` is the
  /// operation that the first of them runs on, and null when none runs any
  /// more.
  std::function<void(Operation *op, StringRef what)> setRunning;
};

/// Makes `pm` write a reproducer: of the whole pipeline, or, if `local`, of the
/// pass that fails on the IR that it gets; that needs a single thread.
void enableCrashReproducer(PassManager &pm, CrashReproducerTarget target,
                           bool local);

} // namespace strata

#endif // STRATA_PASS_REPRODUCER_H
