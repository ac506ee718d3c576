// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ReportFile.h"

#include "strata/IR/Context.h"

#include "llvm/Support/Path.h"

using namespace strata;

std::unique_ptr<ReportFile> ReportFile::open(StringRef path, Context &ctx,
                                             std::string &error) {
  StringRef extension = llvm::sys::path::extension(path);
  if (extension != ".html" && extension != ".json") {
    error = ("the name of the report, '" + path +
             "', does not end in .html or .json")
                .str();
    return nullptr;
  }
  auto report = std::make_unique<ReportFile>();
  report->isJSON = extension == ".json";
  report->file = OutputFile::open(path, error);
  if (!report->file || failed(remark::enableOptimizationRemarks(
                           ctx, report->builder.createStreamer(),
                           remark::RemarkEmittingPolicy::All, {.all = ".*"},
                           /*printAsEmitRemarks=*/false, error)))
    return nullptr;
  return report;
}

void ReportFile::write(StringRef input, unsigned numThreads,
                       const std::optional<ReportMeasurement> &measurement) {
  OptimizationReport report = builder.build(input);
  report.numThreads = numThreads;
  report.measurement = measurement;
  if (isJSON)
    writeReportJSON(report, file->os());
  else
    writeReportHTML(report, file->os());
}
