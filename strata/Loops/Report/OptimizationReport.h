// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OptimizationReport: for each nest of loops, the source, the transformations, the obstacles to more, its costs, and
// the rates that a processor can reach. It is filled from remarks (docs/decisions/0031), and written as a page of HTML
// or as JSON.
//
//   ReportBuilder builder;
//   remark::enableOptimizationRemarks(ctx, builder.createStreamer(), ...);
//   ... run optimize-loops ...
//   OptimizationReport report = builder.build("file.mlir");
//   writeReportHTML(report, os);
#ifndef STRATA_LOOPS_REPORT_OPTIMIZATIONREPORT_H
#define STRATA_LOOPS_REPORT_OPTIMIZATIONREPORT_H

#include "strata/IR/Remarks.h"
#include "strata/Loops/Optimize/TargetModel.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

/// A place in a source file. `line` is 0 if it is unknown.
struct ReportPlace {
  std::string file;
  uint32_t line = 0, column = 0;
  bool operator==(const ReportPlace &) const = default;
  bool operator<(const ReportPlace &other) const {
    return std::tie(file, line, column) <
           std::tie(other.file, other.line, other.column);
  }
};

/// A named value of a remark.
struct ReportValue {
  std::string name, value;
  /// Whether it is text, rather than a number or a truth value.
  bool isText = false;
  bool operator==(const ReportValue &) const = default;
};

/// A place that a remark is about.
struct ReportNote {
  std::string text;
  ReportPlace place;
  bool operator==(const ReportNote &) const = default;
};

/// A transformation that was done, or an obstacle.
struct ReportEntry {
  /// The pass and the name of the remark.
  std::string pass, name;
  ReportPlace place;
  /// Metrics, and fields that messages leave out.
  std::vector<ReportValue> values;
  std::vector<ReportNote> notes;
  /// The number of equal entries, such as those of versions of one nest.
  unsigned count = 1;
  /// The value called `key`; empty without one.
  StringRef get(StringRef key) const;
};

/// A line of the source.
struct ReportLine {
  uint32_t number = 0;
  std::string text;
};

/// The costs of a nest (NestCosts.h). Numbers are decimal, or formulas; empty if they are unknown.
struct ReportCosts {
  std::string flops, accessedBytes, loadedBytes, storedBytes;
  /// Operations for each byte that is loaded or stored once; std::nullopt if it depends on sizes.
  std::optional<double> intensity;
  int64_t iterationFlops = 0, iterationBytes = 0;
  unsigned floatBits = 0;
  bool isUpperBound = false;
  /// Whether a call of the function executes this once, and all operations of floats are counted.
  bool isExecutedOnce = false;
};

/// A nest of loops, with its remarks.
struct ReportNest {
  /// The outermost loop, and the lines of all operations in it.
  ReportPlace place;
  uint32_t lastLine = 0;
  std::vector<ReportLine> source;
  std::vector<ReportPlace> innerLoops;
  ReportCosts costs;
  std::vector<ReportEntry> steps, obstacles;
};

struct ReportFunction {
  std::string name;
  /// Remarks that belong to no nest.
  std::vector<ReportEntry> steps, obstacles;
  std::vector<ReportNest> nests;
};

/// Measured rates of this machine and of a call.
struct ReportMeasurement {
  /// The frequency of a core, and the traffic of memory of all threads; 0 if unknown.
  double gigahertz = 0, gigabytesPerSecond = 0;
  /// The function that was called, and the shortest time of a call.
  std::string function;
  double seconds = 0;
};

struct OptimizationReport {
  std::string input;
  /// std::nullopt if no nest was found.
  std::optional<TargetModel> processor;
  unsigned numThreads = 1;
  std::optional<ReportMeasurement> measurement;
  std::vector<ReportFunction> functions;
};

/// Collects remarks. One at a time is reported (Remarks.h).
class ReportBuilder {
public:
  /// A streamer that adds remarks to the builder, which outlives it.
  std::unique_ptr<remark::detail::RemarkStreamerBase> createStreamer();
  /// The report of all remarks so far, of the program `input`; of the file of the first nest without a name.
  OptimizationReport build(StringRef input = {}) const;

private:
  friend class ReportStreamer;
  struct Collected {
    std::string function;
    remark::RemarkKind kind;
    ReportEntry entry;
    /// The lines of the source of a nest.
    std::vector<ReportLine> source;
  };
  std::vector<Collected> remarks;
};

/// Writes the report as one page without scripts and without references to other files.
void writeReportHTML(const OptimizationReport &report, raw_ostream &os);
/// Writes the same data as JSON.
void writeReportJSON(const OptimizationReport &report, raw_ostream &os);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_OPTIMIZATIONREPORT_H
