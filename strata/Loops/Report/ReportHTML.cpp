// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One page without scripts and without anything from elsewhere. All text passes `escapeHTML`.
#include "strata/Loops/Report/ReportDetail.h"
#include "strata/Support/HTMLText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {
class ReportHTMLWriter {
public:
  ReportHTMLWriter(const OptimizationReport &report, raw_ostream &os)
      : report(report), roofline(getRoofline(report)), os(os) {}
  void write();

private:
  void writeHead();
  void writeOverview();
  void writeOverviewRow(const ReportFunction &function, const ReportNest &nest,
                        unsigned number);
  void writeRoofline();
  void writeLimits();
  void writeFunction(const ReportFunction &function, unsigned &number);
  void writeNest(const ReportFunction &function, const ReportNest &nest,
                 unsigned number);
  void writeSource(const ReportNest &nest, unsigned number);
  void writeCosts(const ReportCosts &costs, std::optional<double> measured);
  void writeRow(StringRef name, StringRef value, StringRef remark = "");
  void writeSteps(ArrayRef<ReportEntry> steps, const ReportNest *nest,
                  unsigned number);
  void writeObstacles(ArrayRef<ReportEntry> obstacles, const ReportNest *nest,
                      unsigned number);
  void writeObstacle(const ReportEntry &obstacle, const ReportNest *nest,
                     unsigned number);
  void writePlace(const ReportPlace &place, const ReportNest *nest,
                  unsigned number);
  std::string formatRateText(double rate) const {
    return formatRate(rate) + " " + roofline->getRateUnit().str();
  }

  const OptimizationReport &report;
  std::optional<Roofline> roofline;
  raw_ostream &os;
};
} // namespace

void ReportHTMLWriter::writeHead() {
  std::string title = "Loops of " + report.input;
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<title>"
     << escapeHTML(title) << "</title>\n<style>" << getReportStyle()
     << "</style>\n</head>\n<body>\n<header>\n<h1>Loops of <code>"
     << escapeHTML(report.input) << "</code></h1>\n";
  size_t numNests = 0;
  for (const ReportFunction &function : report.functions)
    numNests += function.nests.size();
  os << "<p>" << numNests << (numNests == 1 ? " nest" : " nests") << " of "
     << report.functions.size()
     << (report.functions.size() == 1 ? " function" : " functions");
  if (report.processor)
    os << ", optimized for <code>" << escapeHTML(report.processor->cpu)
       << "</code>";
  os << ".</p>\n</header>\n<main>\n";
}

//===-- Overview -----------------------------------------------------------===//

/// `line 5`, or `lines 5 to 23`.
static std::string formatLines(const ReportNest &nest) {
  if (nest.place.line == 0)
    return "at an unknown place";
  if (nest.lastLine <= nest.place.line)
    return "line " + llvm::utostr(nest.place.line);
  return "lines " + llvm::utostr(nest.place.line) + " to " +
         llvm::utostr(nest.lastLine);
}

void ReportHTMLWriter::writeOverviewRow(const ReportFunction &function,
                                        const ReportNest &nest,
                                        unsigned number) {
  std::optional<double> measured = getMeasuredRate(report, function);
  std::optional<PredictedRate> rate =
      roofline ? predictRate(nest.costs, *roofline) : std::nullopt;
  std::string otherwise = nest.costs.flops == "0" ? "no FLOP" : "unknown";
  os << "<tr><td><a href=\"#nest-" << number << "\">Nest " << number
     << "</a></td><td>" << escapeHTML(function.name) << ", "
     << formatLines(nest) << "</td><td class=\"number\">"
     << (rate ? formatRate(rate->intensity) : otherwise)
     << "</td><td class=\"number\">"
     << (rate ? formatRate(rate->rate) : otherwise) << "</td>";
  if (report.measurement)
    os << "<td class=\"number\">"
       << (measured && function.nests.size() == 1 ? formatRate(*measured) : "")
       << "</td>";
  os << "</tr>\n";
}

void ReportHTMLWriter::writeOverview() {
  os << "<nav aria-label=\"Nests\"><div class=\"scroll\" tabindex=\"0\">"
        "<table>\n<tr><th>Nest</th><th>Function</th><th>FLOP per byte</th>"
        "<th>Predicted"
     << (roofline ? ", " + roofline->getRateUnit().str() : "") << "</th>"
     << (report.measurement ? "<th>Measured</th>" : "") << "</tr>\n";
  unsigned number = 0;
  for (const ReportFunction &function : report.functions)
    for (const ReportNest &nest : function.nests)
      writeOverviewRow(function, nest, ++number);
  os << "</table></div></nav>\n";
}

void ReportHTMLWriter::writeRow(StringRef name, StringRef value,
                                StringRef remark) {
  os << "<tr><th scope=\"row\">" << escapeHTML(name) << "</th><td>"
     << escapeHTML(value);
  if (!remark.empty())
    os << " <small>" << escapeHTML(remark) << "</small>";
  os << "</td></tr>\n";
}

void ReportHTMLWriter::writeLimits() {
  const TargetModel &model = *report.processor;
  os << "<table>\n";
  writeRow("Threads", llvm::utostr(report.numThreads));
  for (unsigned bits : {64, 32})
    writeRow("Peak of f" + llvm::utostr(bits),
             formatRateText(roofline->getPeak(bits)),
             llvm::itostr(model.getFlopsPerCycle(bits)) +
                 " FLOP in a cycle of a core: " +
                 llvm::utostr(model.numVectorUnits) + " x " +
                 llvm::itostr(model.getVectorLength(bits)) +
                 (model.hasFMA ? " x 2" : ""));
  bool isMeasured =
      report.measurement && report.measurement->gigabytesPerSecond > 0;
  writeRow("Memory",
           formatRate(roofline->bandwidth) + " " +
               roofline->getBandwidthUnit().str(),
           isMeasured ? "measured" : "of the model of the processor");
  if (report.measurement && report.measurement->gigahertz > 0)
    writeRow("Frequency", formatRate(report.measurement->gigahertz) + " GHz",
             "measured");
  os << "</table>\n";
}

void ReportHTMLWriter::writeRoofline() {
  if (!roofline)
    return;
  os << "<section aria-labelledby=\"roofline\">\n<h2 id=\"roofline\">Roofline"
        "</h2>\n<div class=\"scroll\" tabindex=\"0\">\n";
  writeRooflineSVG(report, *roofline, os);
  os << "</div>\n<p>Circles are predicted rates: the smaller one of the peak "
        "and of intensity times bandwidth, if each element is loaded and "
        "stored once. ";
  if (report.measurement)
    os << "Diamonds are measured. ";
  if (roofline->isPerCycle)
    os << "The frequency of the processor is not known, so rates are those of "
          "1 GHz.";
  os << "</p>\n";
  writeLimits();
  os << "</section>\n";
}

//===-- Nests --------------------------------------------------------------===//

static bool isShown(const ReportPlace &place, const ReportNest *nest) {
  return nest && place.file == nest->place.file &&
         llvm::any_of(nest->source, [&](const ReportLine &line) {
           return line.number == place.line;
         });
}

/// `line 12:7`, a link if the line is on the page.
void ReportHTMLWriter::writePlace(const ReportPlace &place,
                                  const ReportNest *nest, unsigned number) {
  if (place.line == 0)
    return;
  bool hasLink = isShown(place, nest);
  if (hasLink)
    os << "<a href=\"#nest-" << number << "-line-" << place.line << "\">";
  os << "line " << place.line << ':' << place.column;
  if (hasLink)
    os << "</a>";
}

void ReportHTMLWriter::writeSource(const ReportNest &nest, unsigned number) {
  if (nest.source.empty())
    return;
  os << "<details open><summary>Source</summary>\n<pre tabindex=\"0\"><code>";
  for (const ReportLine &line : nest.source)
    os << "<span id=\"nest-" << number << "-line-" << line.number << "\"><b>"
       << line.number << "</b>" << escapeHTML(line.text) << "</span>";
  os << "</code></pre>\n";
  if (nest.source.back().number < nest.lastLine)
    os << "<p class=\"dim\">" << nest.lastLine - nest.source.back().number
       << " more lines</p>\n";
  os << "</details>\n";
}

void ReportHTMLWriter::writeCosts(const ReportCosts &costs,
                                  std::optional<double> measured) {
  os << "<div class=\"scroll\" tabindex=\"0\"><table><caption>One "
        "execution</caption>\n";
  auto writeCount = [&](StringRef name, StringRef count, StringRef unit,
                        StringRef remark) {
    bool isKnown = !count.empty();
    std::string text = isKnown ? formatQuantity(count, unit) : "unknown";
    std::string exact =
        isKnown && count.size() > 3 && llvm::all_of(count, llvm::isDigit)
            ? (remark + (remark.empty() ? "" : ", ") + count).str()
            : remark.str();
    writeRow(name, (costs.isUpperBound && isKnown ? "at most " : "") + text,
             exact);
  };
  writeCount("Operations", costs.flops, "FLOP", "");
  writeCount("Loads and stores", costs.accessedBytes, "B", "");
  writeCount("Different elements loaded", costs.loadedBytes, "B", "");
  writeCount("Different elements stored", costs.storedBytes, "B", "");
  if (costs.flops.empty() || costs.accessedBytes.empty())
    writeRow("One iteration", llvm::itostr(costs.iterationFlops) + " FLOP, " +
                                  llvm::itostr(costs.iterationBytes) + " B");
  if (costs.intensity)
    writeRow("Intensity", formatRate(*costs.intensity) + " FLOP per byte");
  std::optional<PredictedRate> rate =
      roofline ? predictRate(costs, *roofline) : std::nullopt;
  if (rate)
    writeRow("Predicted", formatRateText(rate->rate),
             rate->isComputeBound ? "limited by the peak"
                                  : "limited by memory");
  if (measured && roofline) {
    double peak = roofline->getPeak(costs.floatBits);
    writeRow("Measured", formatRate(*measured) + " GFLOP/s",
             roofline->isPerCycle
                 ? ""
                 : formatRate(*measured / peak * 100) + " % of the peak");
  }
  os << "</table></div>\n";
}

/// The values of a step that its words may not have.
static std::string formatValues(const ReportEntry &step) {
  std::string text;
  for (const ReportValue &value : step.values)
    text += (text.empty() ? "" : ", ") + value.name + " " + value.value;
  return text;
}

void ReportHTMLWriter::writeSteps(ArrayRef<ReportEntry> steps,
                                  const ReportNest *nest, unsigned number) {
  if (steps.empty()) {
    if (nest)
      os << "<h4>Transformations</h4>\n<p>None.</p>\n";
    return;
  }
  os << "<h4 class=\"done\">Transformations</h4>\n<ol>\n";
  for (const ReportEntry &step : steps) {
    os << "<li>" << escapeHTML(describeStep(step));
    if (step.count > 1)
      os << ", " << step.count << " times";
    os << "<br><small>" << escapeHTML(step.pass);
    if (step.place.line != 0) {
      os << ", ";
      writePlace(step.place, nest, number);
    }
    for (const ReportNote &note : step.notes) {
      os << ", " << escapeHTML(note.text) << ' ';
      writePlace(note.place, nest, number);
    }
    std::string values = formatValues(step);
    if (!values.empty())
      os << ": " << escapeHTML(values);
    os << "</small></li>\n";
  }
  os << "</ol>\n";
}

void ReportHTMLWriter::writeObstacle(const ReportEntry &obstacle,
                                     const ReportNest *nest, unsigned number) {
  StringRef reason = obstacle.get("Reason");
  os << "<li>" << escapeHTML(reason.empty() ? StringRef(obstacle.name) : reason)
     << "<br><small>" << escapeHTML(obstacle.pass);
  if (!obstacle.get("Kind").empty())
    os << ", " << escapeHTML(obstacle.get("Kind"));
  if (obstacle.place.line != 0) {
    os << ", ";
    writePlace(obstacle.place, nest, number);
  }
  for (const ReportNote &note : obstacle.notes) {
    os << "; " << escapeHTML(note.text) << ' ';
    writePlace(note.place, nest, number);
  }
  if (obstacle.count > 1)
    os << "; " << obstacle.count << " times";
  os << "</small></li>\n";
}

void ReportHTMLWriter::writeObstacles(ArrayRef<ReportEntry> obstacles,
                                      const ReportNest *nest, unsigned number) {
  std::vector<ReportEntry> ranked = rankObstacles(obstacles);
  if (ranked.empty())
    return;
  constexpr size_t NumShown = 3;
  ArrayRef<ReportEntry> first = ArrayRef<ReportEntry>(ranked).take_front(
      std::min(ranked.size(), NumShown));
  ArrayRef<ReportEntry> others =
      ArrayRef<ReportEntry>(ranked).drop_front(first.size());
  os << "<h4 class=\"stop\">Obstacles</h4>\n<ul>\n";
  for (const ReportEntry &obstacle : first)
    writeObstacle(obstacle, nest, number);
  os << "</ul>\n";
  if (others.empty())
    return;
  os << "<details><summary>" << others.size() << " more</summary>\n<ul>\n";
  for (const ReportEntry &obstacle : others)
    writeObstacle(obstacle, nest, number);
  os << "</ul>\n</details>\n";
}

void ReportHTMLWriter::writeNest(const ReportFunction &function,
                                 const ReportNest &nest, unsigned number) {
  os << "<article aria-labelledby=\"nest-" << number << "\">\n<h3 id=\"nest-"
     << number << "\">Nest " << number << ", " << formatLines(nest)
     << "</h3>\n";
  writeSource(nest, number);
  writeCosts(nest.costs, function.nests.size() == 1
                             ? getMeasuredRate(report, function)
                             : std::nullopt);
  writeSteps(nest.steps, &nest, number);
  writeObstacles(nest.obstacles, &nest, number);
  os << "</article>\n";
}

void ReportHTMLWriter::writeFunction(const ReportFunction &function,
                                     unsigned &number) {
  os << "<section>\n<h2>Function <code>" << escapeHTML(function.name)
     << "</code></h2>\n";
  if (function.nests.size() > 1)
    writeCosts(sumCosts(function), getMeasuredRate(report, function));
  writeSteps(function.steps, nullptr, 0);
  writeObstacles(function.obstacles, nullptr, 0);
  if (llvm::any_of(function.steps, [](const ReportEntry &step) {
        return step.name == "Versioned";
      }))
    os << "<p class=\"dim\">Obstacles below include those of the version for "
          "arguments that overlap.</p>\n";
  for (const ReportNest &nest : function.nests)
    writeNest(function, nest, ++number);
  os << "</section>\n";
}

void ReportHTMLWriter::write() {
  writeHead();
  writeOverview();
  writeRoofline();
  unsigned number = 0;
  for (const ReportFunction &function : report.functions)
    writeFunction(function, number);
  os << "</main>\n</body>\n</html>\n";
}

void strata::writeReportHTML(const OptimizationReport &report,
                             raw_ostream &os) {
  ReportHTMLWriter(report, os).write();
}
