// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/RemarkFlags.h"

#include "strata/IR/RemarkStreamer.h"
#include "strata/Tooling/Common/ListedValues.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using remark::RemarkEmittingPolicy;
namespace cl = llvm::cl;

struct RemarkFlagParser::Flags {
  cl::OptionCategory category{
      "strata opt remarks",
      "Reports of passes on optimizations that were done, missed or failed. "
      "Filters are regular expressions that the category of a remark must "
      "match as a whole."};
  cl::opt<std::string> all{"remarks-filter", cl::desc("Report all remarks"),
                           cl::value_desc("regex"), cl::cat(category)};
  cl::opt<std::string> passed{"remarks-filter-passed",
                              cl::desc("Report optimizations that were done"),
                              cl::value_desc("regex"), cl::cat(category)};
  cl::opt<std::string> missed{
      "remarks-filter-missed",
      cl::desc("Report optimizations that were not done"),
      cl::value_desc("regex"), cl::cat(category)};
  cl::opt<std::string> failed{
      "remarks-filter-failed",
      cl::desc("Report optimizations that were attempted and failed"),
      cl::value_desc("regex"), cl::cat(category)};
  cl::opt<std::string> analysis{"remarks-filter-analyse",
                                cl::desc("Report results of analyses"),
                                cl::value_desc("regex"), cl::cat(category)};
  ListedOption<std::string> format{"remark-format", cl::init("emitRemark"),
                                   cl::desc("Form of remarks"),
                                   cl::cat(category)};
  cl::opt<RemarkEmittingPolicy> policy{
      "remark-policy", cl::init(RemarkEmittingPolicy::All),
      cl::desc("Which of the remarks with the same name, category, function "
               "and location to report"),
      cl::values(clEnumValN(RemarkEmittingPolicy::All, "all", "all (default)"),
                 clEnumValN(RemarkEmittingPolicy::Final, "final",
                            "the last one, at the end of the run")),
      cl::cat(category)};
  cl::opt<std::string> file{
      "remarks-output-file",
      cl::desc("With --remark-format=yaml, html or json: the file (default: "
               "mlir-remarks.yaml, .html, .json); '-' is standard output"),
      cl::value_desc("filename"), cl::cat(category)};
};

RemarkFlagParser::RemarkFlagParser() : flags(std::make_unique<Flags>()) {
  flags->format.getParser().setValues(
      {{"emitRemark", "diagnostics (default)"},
       {"yaml", "a YAML file, in the format of LLVM's remarks"},
       {"html", "a page with the nests of loops that were optimized"},
       {"json", "the data of the page as JSON"}});
}
RemarkFlagParser::~RemarkFlagParser() = default;

cl::OptionCategory &RemarkFlagParser::getCategory() const {
  return flags->category;
}

/// The regular expression of a filter; std::nullopt if it is not given.
static std::optional<std::string> readFilter(const cl::opt<std::string> &option,
                                             std::string &error) {
  if (option.empty())
    return std::nullopt;
  std::string reason;
  if (failed(remark::checkFilter(option, reason)))
    error = ("--" + option.ArgStr + ": " + reason).str();
  return option;
}

RemarkFlags RemarkFlagParser::getFlags(std::string &error) const {
  RemarkFlags result;
  result.categories = {.all = readFilter(flags->all, error),
                       .passed = readFilter(flags->passed, error),
                       .missed = readFilter(flags->missed, error),
                       .analysis = readFilter(flags->analysis, error),
                       .failed = readFilter(flags->failed, error)};
  result.policy = flags->policy;
  bool isFile = flags->format == "yaml" || flags->format == "html" ||
                flags->format == "json";
  if (isFile)
    result.file = flags->file.empty() ? "mlir-remarks." + flags->format
                                      : flags->file.getValue();
  if (flags->format == "html")
    result.format = RemarkFlags::Format::HTML;
  if (flags->format == "json")
    result.format = RemarkFlags::Format::JSON;
  // An option of mlir-opt, which the help does not list.
  if (flags->format == "bitstream")
    error = "--remark-format=bitstream is not supported; llvm-remarkutil "
            "converts the output of --remark-format=yaml";
  else if (!isFile && flags->format != "emitRemark")
    error = "--remark-format must be emitRemark, yaml, html or json; found '" +
            flags->format + "'";
  else if (!flags->file.empty() && !isFile)
    error = "--remarks-output-file requires --remark-format=yaml, html or json";
  else if (isFile && !result.areEnabled())
    error = "--remark-format=" + flags->format +
            " requires a filter, such as --remarks-filter=.*";
  return result;
}

std::unique_ptr<RemarkOutput> RemarkOutput::open(const RemarkFlags &flags,
                                                 std::string &error) {
  std::unique_ptr<RemarkOutput> output(new RemarkOutput(flags));
  if (flags.format != RemarkFlags::Format::YAML)
    output->report = std::make_unique<ReportBuilder>();
  if (flags.file.empty() || flags.file == "-")
    return output;
  output->file = OutputFile::open(flags.file, error);
  return output->file ? std::move(output) : nullptr;
}

std::unique_ptr<remark::detail::RemarkStreamerBase>
RemarkOutput::createStreamer() const {
  if (report)
    return report->createStreamer();
  if (flags.file.empty())
    return nullptr;
  return std::make_unique<remark::YAMLRemarkStreamer>(file ? file->os()
                                                           : llvm::outs());
}

void RemarkOutput::writeReport(raw_ostream &os) const {
  OptimizationReport result = report->build();
  if (flags.format == RemarkFlags::Format::HTML)
    writeReportHTML(result, os);
  else
    writeReportJSON(result, os);
}

void RemarkOutput::enable(Context &ctx, raw_ostream &out) const {
  if (flags.file == "-")
    out.flush();
  std::string error;
  LogicalResult result = remark::enableOptimizationRemarks(
      ctx, createStreamer(), flags.policy, flags.categories,
      /*printAsEmitRemarks=*/flags.file.empty(), error);
  assert(succeeded(result) && "the filters were checked");
  (void)result;
}

void RemarkOutput::finish(Context &ctx) const {
  remark::finalizeOptimizationRemarks(ctx);
  if (flags.file == "-")
    llvm::outs().flush();
}

LogicalResult RemarkOutput::keep(std::string &error) {
  if (report)
    writeReport(file ? file->os() : llvm::outs());
  return file ? file->keep(error) : success();
}
