// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file of `--rewrite-trace`.
#ifndef STRATA_TOOLING_OPT_REWRITETRACEFILE_H
#define STRATA_TOOLING_OPT_REWRITETRACEFILE_H

#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Opt/OptOptions.h"
#include "strata/Tooling/Opt/RunTrace.h"
#include "strata/Trace/Recorder.h"

namespace strata {

/// The hash that records have of a text.
std::string hashRecordedText(StringRef text);

/// Writes the record of a run, under a temporary name until `keep`.
class RewriteTraceFile final : public RunTrace, public RecordSink {
public:
  /// Null, with a message in `error`, if the file cannot be made. `options` are written to the
  /// header.
  static std::unique_ptr<RewriteTraceFile>
  open(StringRef path, const OptOptions &options, std::string &error);

  void beginInput(StringRef text) override;
  void beginRun(PassManager &pm, Operation *op) override;
  void endRun(Operation *op, LogicalResult result) override;
  void addOutput(StringRef text, ArrayRef<PrintedOp> ops) override;

  /// Ends the record and puts the file in its place, if passes were run at all.
  LogicalResult keep(std::string &error);

private:
  RewriteTraceFile() = default;
  void addPass(const RecordedPass &pass) override;
  void addStep(const RecordedStep &step) override;
  void addFailure(const RecordedPass &pass) override;
  void addOutputOps(StringRef text, ArrayRef<PrintedOp> ops, bool withLines);

  std::unique_ptr<OutputFile> file;
  RecordHeader header;
  std::optional<RewriteRecorder> recorder;
  RecordedOutput output;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_REWRITETRACEFILE_H
