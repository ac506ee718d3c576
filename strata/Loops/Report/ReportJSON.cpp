// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Report/OptimizationReport.h"
#include "strata/Loops/Report/Rates.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace strata;
namespace json = llvm::json;

namespace {
class ReportJSONWriter {
public:
  ReportJSONWriter(const OptimizationReport &report, raw_ostream &os)
      : report(report), roofline(getRoofline(report)), out(os, 2) {}
  void write();

private:
  void writeText(StringRef key, StringRef text) {
    out.attribute(key, json::fixUTF8(text));
  }
  /// Six digits, which are the same on all machines.
  void writeReal(StringRef key, double number) {
    out.attributeBegin(key);
    out.rawValue([&](raw_ostream &os) { os << llvm::format("%.6g", number); });
    out.attributeEnd();
  }
  void writePlace(const ReportPlace &place);
  void writeProcessor();
  void writeMeasurement(const ReportMeasurement &measurement);
  void writeCount(StringRef key, StringRef number);
  void writeCosts(const ReportCosts &costs, std::optional<double> measured);
  void writeEntries(StringRef key, ArrayRef<ReportEntry> entries);
  void writeNest(const ReportNest &nest, std::optional<double> measured);
  void writeFunction(const ReportFunction &function);

  const OptimizationReport &report;
  std::optional<Roofline> roofline;
  json::OStream out;
};
} // namespace

void ReportJSONWriter::writePlace(const ReportPlace &place) {
  if (place.line == 0)
    return;
  writeText("file", place.file);
  out.attribute("line", place.line);
  out.attribute("column", place.column);
}

void ReportJSONWriter::writeProcessor() {
  if (!report.processor || !roofline)
    return;
  const TargetModel &model = *report.processor;
  out.attributeObject("processor", [&] {
    writeText("name", model.cpu);
    out.attribute("threads", report.numThreads);
    out.attribute("vectorBits", model.vectorBits);
    out.attribute("vectorUnits", model.numVectorUnits);
    out.attribute("fma", model.hasFMA);
    out.attribute("l1Bytes", model.l1Bytes);
    out.attribute("l2Bytes", model.l2Bytes);
    out.attribute("l3Bytes", model.l3Bytes);
    writeReal("peakF64", roofline->peak64);
    writeReal("peakF32", roofline->peak32);
    writeText("rateUnit", roofline->getRateUnit());
    writeReal("bandwidth", roofline->bandwidth);
    writeText("bandwidthUnit", roofline->getBandwidthUnit());
  });
}

void ReportJSONWriter::writeMeasurement(const ReportMeasurement &measurement) {
  out.attributeObject("measured", [&] {
    if (measurement.gigahertz > 0)
      writeReal("gigahertz", measurement.gigahertz);
    if (measurement.gigabytesPerSecond > 0)
      writeReal("gigabytesPerSecond", measurement.gigabytesPerSecond);
    writeText("function", measurement.function);
    writeReal("seconds", measurement.seconds);
  });
}

/// A number, the text of a formula, or null.
void ReportJSONWriter::writeCount(StringRef key, StringRef number) {
  int64_t value;
  if (number.empty())
    out.attribute(key, nullptr);
  else if (!number.getAsInteger(10, value))
    out.attribute(key, value);
  else
    writeText(key, number);
}

void ReportJSONWriter::writeCosts(const ReportCosts &costs,
                                  std::optional<double> measured) {
  writeCount("flops", costs.flops);
  writeCount("accessedBytes", costs.accessedBytes);
  writeCount("loadedBytes", costs.loadedBytes);
  writeCount("storedBytes", costs.storedBytes);
  if (costs.iterationFlops != 0 || costs.iterationBytes != 0) {
    out.attribute("iterationFlops", costs.iterationFlops);
    out.attribute("iterationBytes", costs.iterationBytes);
  }
  out.attribute("floatBits", costs.floatBits);
  if (costs.isExecutedOnce)
    out.attribute("executions", 1);
  if (costs.isUpperBound)
    out.attribute("upperBound", true);
  if (costs.intensity)
    writeReal("intensity", *costs.intensity);
  if (roofline)
    if (std::optional<PredictedRate> rate = predictRate(costs, *roofline)) {
      writeReal("predictedRate", rate->rate);
      out.attribute("limit", rate->isComputeBound ? "peak" : "bandwidth");
    }
  if (measured)
    writeReal("measuredRate", *measured);
}

void ReportJSONWriter::writeEntries(StringRef key,
                                    ArrayRef<ReportEntry> entries) {
  out.attributeArray(key, [&] {
    for (const ReportEntry &entry : entries)
      out.object([&] {
        writeText("pass", entry.pass);
        writeText("name", entry.name);
        writePlace(entry.place);
        out.attributeObject("values", [&] {
          for (const ReportValue &value : entry.values) {
            if (value.isText)
              writeText(value.name, value.value);
            else if (value.value == "true" || value.value == "false")
              out.attribute(value.name, value.value == "true");
            else
              writeCount(value.name, value.value);
          }
        });
        if (!entry.notes.empty())
          out.attributeArray("notes", [&] {
            for (const ReportNote &note : entry.notes)
              out.object([&] {
                writeText("text", note.text);
                writePlace(note.place);
              });
          });
        out.attribute("count", entry.count);
      });
  });
}

void ReportJSONWriter::writeNest(const ReportNest &nest,
                                 std::optional<double> measured) {
  writePlace(nest.place);
  out.attribute("lastLine", nest.lastLine);
  out.attributeArray("source", [&] {
    for (const ReportLine &line : nest.source)
      out.value(json::fixUTF8(line.text));
  });
  out.attributeArray("innerLoops", [&] {
    for (const ReportPlace &place : nest.innerLoops)
      out.object([&] { writePlace(place); });
  });
  out.attributeObject("costs", [&] { writeCosts(nest.costs, measured); });
  writeEntries("steps", nest.steps);
  writeEntries("obstacles", nest.obstacles);
}

void ReportJSONWriter::writeFunction(const ReportFunction &function) {
  std::optional<double> measured = getMeasuredRate(report, function);
  writeText("name", function.name);
  out.attributeObject("costs",
                      [&] { writeCosts(sumCosts(function), measured); });
  writeEntries("steps", function.steps);
  writeEntries("obstacles", function.obstacles);
  if (function.nests.size() != 1)
    measured = std::nullopt;
  out.attributeArray("nests", [&] {
    for (const ReportNest &nest : function.nests)
      out.object([&] { writeNest(nest, measured); });
  });
}

void ReportJSONWriter::write() {
  out.object([&] {
    writeText("input", report.input);
    writeProcessor();
    if (report.measurement)
      writeMeasurement(*report.measurement);
    out.attributeArray("functions", [&] {
      for (const ReportFunction &function : report.functions)
        out.object([&] { writeFunction(function); });
    });
  });
}

void strata::writeReportJSON(const OptimizationReport &report,
                             raw_ostream &os) {
  ReportJSONWriter(report, os).write();
  os << '\n';
}
