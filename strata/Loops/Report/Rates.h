// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rates of a roofline: how fast a nest can be on a processor.
#ifndef STRATA_LOOPS_REPORT_RATES_H
#define STRATA_LOOPS_REPORT_RATES_H

#include "strata/Loops/Report/OptimizationReport.h"

namespace strata {

/// The limits of the threads of a report. Operations are counted in 10^9 for each second, or for each cycle if the
/// frequency is unknown, and bytes likewise.
struct Roofline {
  /// The peaks of floats of 64 and of 32 bits, and the traffic of memory.
  double peak64 = 0, peak32 = 0, bandwidth = 0;
  bool isPerCycle = true;

  double getPeak(unsigned floatBits) const {
    return floatBits > 32 ? peak64 : peak32;
  }
  /// The name of the unit of rates: `GFLOP/s`, or `GFLOP/s per GHz`.
  StringRef getRateUnit() const;
  /// The unit of the bandwidth.
  StringRef getBandwidthUnit() const;
};

/// The limits of the processor of the report; std::nullopt if it has none.
std::optional<Roofline> getRoofline(const OptimizationReport &report);

/// A rate that is predicted: min(peak, intensity x bandwidth).
struct PredictedRate {
  double intensity, rate;
  /// Whether the peak is the limit.
  bool isComputeBound;
};
/// std::nullopt if the intensity is unknown or 0.
std::optional<PredictedRate> predictRate(const ReportCosts &costs,
                                         const Roofline &roofline);

/// The measured rate of a function, in GFLOP/s, if it was called and its operations are known.
std::optional<double> getMeasuredRate(const OptimizationReport &report,
                                      const ReportFunction &function);
/// The operations and bytes of all nests; empty if one is unknown or there are none.
ReportCosts sumCosts(const ReportFunction &function);

/// A number with three significant digits: `0.125`, `12.3`, `1230`.
std::string formatRate(double number);
/// A number with a prefix of SI and a unit: `3.96 GFLOP`; of numbers that are formulas, these.
std::string formatQuantity(StringRef number, StringRef unit);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_RATES_H
