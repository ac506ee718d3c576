// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command-line options for optimization remarks (IR/Remarks.h), and their file.
#ifndef STRATA_TOOLING_OPT_REMARKFLAGS_H
#define STRATA_TOOLING_OPT_REMARKFLAGS_H

#include "strata/IR/Remarks.h"
#include "strata/Loops/Report/OptimizationReport.h"
#include "strata/Tooling/Common/OutputFile.h"

namespace llvm::cl {
class OptionCategory;
} // namespace llvm::cl

namespace strata {

/// The values of the flags.
struct RemarkFlags {
  remark::RemarkCategories categories;
  remark::RemarkEmittingPolicy policy = remark::RemarkEmittingPolicy::All;
  /// The form of the file: YAML, or a report (docs/optimize.md).
  enum class Format : uint8_t { YAML, HTML, JSON };
  Format format = Format::YAML;
  /// The file, `-` for standard output; empty to print remarks as diagnostics.
  std::string file;

  /// Whether any remark is wanted.
  bool areEnabled() const {
    return categories.all || categories.passed || categories.missed ||
           categories.analysis || categories.failed;
  }
};

/// Declares the options, and returns their values once the command line has been parsed.
/// One object at a time.
class RemarkFlagParser {
public:
  RemarkFlagParser();
  ~RemarkFlagParser();
  /// The values. The error in a combination that makes no sense is stored in `error`.
  RemarkFlags getFlags(std::string &error) const;
  llvm::cl::OptionCategory &getCategory() const;

private:
  struct Flags;
  std::unique_ptr<Flags> flags;
};

/// The destination of the remarks of a run, for all pieces of the input.
class RemarkOutput {
public:
  /// Returns null on failure, and stores the reason in `error`. `flags` outlive the object.
  static std::unique_ptr<RemarkOutput> open(const RemarkFlags &flags,
                                            std::string &error);
  /// Enables the remarks of `ctx`. `out` is the output of the run, before which the
  /// remarks are written if both are the standard output.
  void enable(Context &ctx, raw_ostream &out) const;
  /// Reports what is left in `ctx`.
  void finish(Context &ctx) const;
  /// Ends the file. The reason of a failure is stored in `error`.
  LogicalResult keep(std::string &error);

private:
  explicit RemarkOutput(const RemarkFlags &flags) : flags(flags) {}
  std::unique_ptr<remark::detail::RemarkStreamerBase> createStreamer() const;
  /// Writes the report of all pieces.
  void writeReport(raw_ostream &os) const;

  const RemarkFlags &flags;
  /// The remarks of a report; null for other formats.
  std::unique_ptr<ReportBuilder> report;
  std::unique_ptr<OutputFile> file;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_REMARKFLAGS_H
