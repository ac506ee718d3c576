// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the page.
#ifndef STRATA_LOOPS_REPORT_REPORTDETAIL_H
#define STRATA_LOOPS_REPORT_REPORTDETAIL_H

#include "strata/Loops/Report/Rates.h"

namespace strata {

/// The style sheet of the page, for screens of any width, light and dark.
StringRef getReportStyle();

/// Writes the roofline as SVG: roofs, and a point for each nest, which is a link to `#nest-N`.
void writeRooflineSVG(const OptimizationReport &report,
                      const Roofline &roofline, raw_ostream &os);

/// A step in words: `distributed into 2 loops`.
std::string describeStep(const ReportEntry &step);

/// The obstacles, the most informative first: dependences with iterations, other dependences, sizes, costs, and the
/// form of the program. Equal reasons of one pass are one entry.
std::vector<ReportEntry> rankObstacles(ArrayRef<ReportEntry> obstacles);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_REPORTDETAIL_H
