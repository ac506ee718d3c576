// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Remarks are kept as plain data, and given to nests in the end: to the nest of the same function that has the place of
// the remark. The remarks of affine-nest-costs are the nests.
#include "strata/IR/Context.h"
#include "strata/IR/Types/Location.h"
#include "strata/Loops/Report/OptimizationReport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using remark::RemarkKind;
using remark::detail::Remark;

static constexpr StringRef NestCostsName = "NestCosts",
                           InnerLoop = "inner loop";

StringRef ReportEntry::get(StringRef key) const {
  for (const ReportValue &value : values)
    if (value.name == key)
      return value.value;
  return {};
}

//===-- Remarks ------------------------------------------------------------===//

static ReportPlace makePlace(Location loc, Context *ctx) {
  std::optional<FilePosition> position = findFilePosition(loc, ctx);
  if (!position)
    return {};
  return {position->file.str(), position->line, position->column};
}

static ReportEntry makeEntry(const Remark &remark) {
  ReportEntry entry;
  entry.pass = remark.getCombinedCategoryName();
  entry.name = remark.getRemarkName().str();
  entry.place = makePlace(remark.getLocation(), remark.getContext());
  for (const Remark::Arg &arg : remark.getArgs())
    if (arg.loc)
      entry.notes.push_back(
          {arg.val, makePlace(*arg.loc, remark.getContext())});
    else
      entry.values.push_back({arg.key, arg.val, arg.isText});
  return entry;
}

/// The buffer that a location leads to; null if there is none.
static const SourceBuffer *findBuffer(Location loc, Context *ctx) {
  if (loc.isOffset())
    return &ctx->getSourceBuffer(loc.getBuffer());
  const SourceBuffer *found = nullptr;
  if (LocationAttr attr = loc.getAttrOrNull())
    attr.walk([&](Location part) -> WalkResult {
      if (part.isOffset())
        found = &ctx->getSourceBuffer(part.getBuffer());
      return found ? WalkResult::interrupt() : WalkResult::advance();
    });
  return found;
}

/// The last line with an operation of a nest.
static uint32_t getLastLine(const ReportEntry &nest) {
  uint32_t last = nest.place.line;
  for (const ReportNote &note : nest.notes)
    if (note.place.file == nest.place.file)
      last = std::max(last, note.place.line);
  return last;
}

static std::vector<ReportLine> readSource(const Remark &remark,
                                          const ReportEntry &nest) {
  // A nest of more lines is shortened.
  constexpr uint32_t MaxLines = 60;
  std::vector<ReportLine> lines;
  const SourceBuffer *buffer =
      findBuffer(remark.getLocation(), remark.getContext());
  if (!buffer || nest.place.line == 0)
    return lines;
  uint32_t last = std::min(getLastLine(nest), nest.place.line + MaxLines - 1);
  int64_t numOpen = 0;
  for (uint32_t line = nest.place.line;; ++line) {
    StringRef text = buffer->getLine(line);
    // After the last operation, the ends of regions.
    if (line > last && (numOpen <= 0 || !text.ltrim().starts_with("}")))
      return lines;
    numOpen += int64_t(text.count('{')) - int64_t(text.count('}'));
    lines.push_back({line, text.str()});
  }
}

namespace strata {
class ReportStreamer final : public remark::detail::RemarkStreamerBase {
public:
  explicit ReportStreamer(ReportBuilder &builder) : builder(builder) {}
  void streamOptimizationRemark(const Remark &remark) override {
    ReportBuilder::Collected collected{remark.getFunction().str(),
                                       remark.getRemarkKind(),
                                       makeEntry(remark),
                                       {}};
    if (collected.entry.name == NestCostsName)
      collected.source = readSource(remark, collected.entry);
    builder.remarks.push_back(std::move(collected));
  }

private:
  ReportBuilder &builder;
};
} // namespace strata

std::unique_ptr<remark::detail::RemarkStreamerBase>
ReportBuilder::createStreamer() {
  return std::make_unique<ReportStreamer>(*this);
}

//===-- Nests --------------------------------------------------------------===//

static int64_t readNumber(StringRef text) {
  int64_t number = 0;
  (void)text.getAsInteger(10, number);
  return number;
}

static ReportCosts readCosts(const ReportEntry &entry) {
  ReportCosts costs;
  costs.flops = entry.get("Flops").str();
  costs.accessedBytes = entry.get("AccessedBytes").str();
  costs.loadedBytes = entry.get("LoadedBytes").str();
  costs.storedBytes = entry.get("StoredBytes").str();
  double intensity;
  if (!entry.get("Intensity").empty() &&
      !entry.get("Intensity").getAsDouble(intensity))
    costs.intensity = intensity;
  costs.iterationFlops = readNumber(entry.get("IterationFlops"));
  costs.iterationBytes = readNumber(entry.get("IterationBytes"));
  costs.floatBits = unsigned(readNumber(entry.get("FloatBits")));
  costs.isExecutedOnce = entry.get("Executions") == "1";
  costs.isUpperBound = entry.get("UpperBound") == "true";
  return costs;
}

static ReportNest makeNest(const ReportEntry &entry,
                           std::vector<ReportLine> source) {
  ReportNest nest;
  nest.place = entry.place;
  nest.lastLine = getLastLine(entry);
  nest.source = std::move(source);
  nest.costs = readCosts(entry);
  for (const ReportNote &note : entry.notes)
    if (note.text == InnerLoop &&
        !llvm::is_contained(nest.innerLoops, note.place))
      nest.innerLoops.push_back(note.place);
  return nest;
}

static bool areEqual(const ReportEntry &a, const ReportEntry &b) {
  return a.pass == b.pass && a.name == b.name && a.place == b.place &&
         a.values == b.values && a.notes == b.notes;
}

/// Adds an entry, or counts it if there is an equal one.
static void addEntry(std::vector<ReportEntry> &entries,
                     const ReportEntry &entry) {
  for (ReportEntry &known : entries)
    if (areEqual(known, entry)) {
      ++known.count;
      return;
    }
  entries.push_back(entry);
}

/// The nest with a place, the first one of those at one place, as the nests of one operation of linalg; null if
/// there is none.
static ReportNest *findNest(ReportFunction &function,
                            const ReportPlace &place) {
  if (place.line == 0 && function.nests.size() == 1)
    return &function.nests.front();
  ReportNest *found = nullptr;
  for (ReportNest &nest : function.nests) {
    bool isInside = place.line != 0 && nest.place.file == place.file &&
                    nest.place.line <= place.line &&
                    place.line <= nest.lastLine;
    // The place of a nest itself decides between nests of one line.
    if (isInside && nest.place == place)
      return &nest;
    if (isInside && !found)
      found = &nest;
  }
  return found;
}

static ReportFunction &getFunction(OptimizationReport &report, StringRef name) {
  for (ReportFunction &function : report.functions)
    if (function.name == name)
      return function;
  report.functions.emplace_back();
  report.functions.back().name = name.str();
  return report.functions.back();
}

OptimizationReport ReportBuilder::build(StringRef input) const {
  OptimizationReport report;
  report.input = input.str();
  for (const Collected &each : remarks) {
    ReportFunction &function = getFunction(report, each.function);
    if (each.entry.name != NestCostsName)
      continue;
    if (report.input.empty())
      report.input = each.entry.place.file;
    if (!report.processor)
      report.processor = getTargetModel(each.entry.get("Processor"));
    function.nests.push_back(makeNest(each.entry, each.source));
  }
  for (const Collected &each : remarks) {
    if (each.entry.name == NestCostsName)
      continue;
    ReportFunction &function = getFunction(report, each.function);
    ReportNest *nest = findNest(function, each.entry.place);
    bool isDone = each.kind == RemarkKind::RemarkPassed;
    bool isObstacle = each.kind == RemarkKind::RemarkMissed ||
                      each.kind == RemarkKind::RemarkFailure;
    if (isDone)
      addEntry(nest ? nest->steps : function.steps, each.entry);
    else if (isObstacle)
      addEntry(nest ? nest->obstacles : function.obstacles, each.entry);
  }
  llvm::erase_if(report.functions, [](const ReportFunction &function) {
    return function.nests.empty() && function.steps.empty() &&
           function.obstacles.empty();
  });
  return report;
}
