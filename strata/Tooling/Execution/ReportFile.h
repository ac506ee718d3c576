// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file of `--report`: an optimization report as HTML or JSON.
#ifndef STRATA_TOOLING_EXECUTION_REPORTFILE_H
#define STRATA_TOOLING_EXECUTION_REPORTFILE_H

#include "strata/Loops/Report/OptimizationReport.h"
#include "strata/Tooling/Common/OutputFile.h"

namespace strata {

class ReportFile {
public:
  /// Opens `path`, whose extension is `.html` or `.json`, and collects the remarks of `ctx` from then on. Returns null
  /// on failure, and stores the reason in `error`.
  static std::unique_ptr<ReportFile> open(StringRef path, Context &ctx,
                                          std::string &error);
  /// Fills the file with the report of the program `input`; `keep` puts it in its place.
  void write(StringRef input, unsigned numThreads,
             const std::optional<ReportMeasurement> &measurement);
  /// Puts the file in its place. The reason of a failure is stored in `error`.
  LogicalResult keep(std::string &error) { return file->keep(error); }

private:
  bool isJSON = false;
  ReportBuilder builder;
  std::unique_ptr<OutputFile> file;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_REPORTFILE_H
