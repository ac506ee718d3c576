// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Report/Rates.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace strata;

StringRef Roofline::getRateUnit() const {
  return isPerCycle ? "GFLOP/s per GHz" : "GFLOP/s";
}

StringRef Roofline::getBandwidthUnit() const {
  return isPerCycle ? "GB/s per GHz" : "GB/s";
}

std::optional<Roofline> strata::getRoofline(const OptimizationReport &report) {
  if (!report.processor)
    return std::nullopt;
  const TargetModel &model = *report.processor;
  Roofline roofline;
  double cycles = report.numThreads;
  roofline.bandwidth = model.memoryBytesPerCycle * cycles;
  if (report.measurement && report.measurement->gigahertz > 0) {
    roofline.isPerCycle = false;
    cycles *= report.measurement->gigahertz;
    roofline.bandwidth = model.memoryBytesPerCycle * cycles;
    if (report.measurement->gigabytesPerSecond > 0)
      roofline.bandwidth = report.measurement->gigabytesPerSecond;
  }
  roofline.peak64 = double(model.getFlopsPerCycle(64)) * cycles;
  roofline.peak32 = double(model.getFlopsPerCycle(32)) * cycles;
  return roofline;
}

std::optional<PredictedRate> strata::predictRate(const ReportCosts &costs,
                                                 const Roofline &roofline) {
  if (!costs.intensity || *costs.intensity <= 0)
    return std::nullopt;
  double peak = roofline.getPeak(costs.floatBits);
  double memory = *costs.intensity * roofline.bandwidth;
  return PredictedRate{*costs.intensity, std::min(peak, memory),
                       peak <= memory};
}

/// The number; std::nullopt for formulas and unknown numbers.
static std::optional<double> readCount(StringRef text) {
  double number;
  if (text.empty() || !llvm::all_of(text, llvm::isDigit) ||
      text.getAsDouble(number))
    return std::nullopt;
  return number;
}

/// The sum of numbers, or of formulas; empty if one is unknown.
static std::string addCounts(StringRef a, StringRef b) {
  if (a.empty() || b.empty())
    return "";
  int64_t left, right, sum;
  bool areNumbers = !a.getAsInteger(10, left) && !b.getAsInteger(10, right) &&
                    !llvm::AddOverflow(left, right, sum);
  if (areNumbers)
    return llvm::itostr(sum);
  if (a == "0" || b == "0")
    return (a == "0" ? b : a).str();
  return (a + " + " + b).str();
}

ReportCosts strata::sumCosts(const ReportFunction &function) {
  ReportCosts sum;
  sum.isExecutedOnce = true;
  sum.flops = sum.accessedBytes = sum.loadedBytes = sum.storedBytes = "0";
  for (const ReportNest &nest : function.nests) {
    sum.flops = addCounts(sum.flops, nest.costs.flops);
    sum.accessedBytes = addCounts(sum.accessedBytes, nest.costs.accessedBytes);
    sum.loadedBytes = addCounts(sum.loadedBytes, nest.costs.loadedBytes);
    sum.storedBytes = addCounts(sum.storedBytes, nest.costs.storedBytes);
    sum.floatBits = std::max(sum.floatBits, nest.costs.floatBits);
    sum.isUpperBound |= nest.costs.isUpperBound;
    sum.isExecutedOnce &= nest.costs.isExecutedOnce;
  }
  std::optional<double> flops = readCount(sum.flops);
  std::optional<double> loaded = readCount(sum.loadedBytes);
  std::optional<double> stored = readCount(sum.storedBytes);
  if (flops && loaded && stored && *loaded + *stored > 0)
    sum.intensity = *flops / (*loaded + *stored);
  return sum;
}

std::optional<double> strata::getMeasuredRate(const OptimizationReport &report,
                                              const ReportFunction &function) {
  if (!report.measurement || report.measurement->seconds <= 0 ||
      report.measurement->function != function.name)
    return std::nullopt;
  ReportCosts costs = sumCosts(function);
  std::optional<double> flops = readCount(costs.flops);
  if (!flops || *flops == 0 || !costs.isExecutedOnce || costs.isUpperBound)
    return std::nullopt;
  return *flops / report.measurement->seconds * 1e-9;
}

std::string strata::formatRate(double number) {
  int digits = number <= 0 ? 0 : 2 - int(std::floor(std::log10(number)));
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format("%.*f", std::clamp(digits, 0, 6), number);
  os.flush();
  return text;
}

std::string strata::formatQuantity(StringRef number, StringRef unit) {
  std::optional<double> value = readCount(number);
  if (!value)
    return (number + " " + unit).str();
  const char *prefixes[] = {"", "k", "M", "G", "T", "P", "E"};
  unsigned prefix = 0;
  double scaled = *value;
  for (; scaled >= 1000 && prefix + 1 < std::size(prefixes); ++prefix)
    scaled /= 1000;
  std::string text = prefix == 0 ? number.str() : formatRate(scaled);
  return (text + " " + prefixes[prefix] + unit).str();
}
