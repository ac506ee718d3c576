// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The page that shows the changes of a pipeline: one HTML file with its style, its scripts
// and its data, which needs nothing else (docs/explore.md).
#ifndef STRATA_EXPLORE_EXPLOREPAGE_H
#define STRATA_EXPLORE_EXPLOREPAGE_H

#include "strata/Explore/ExploreData.h"

namespace strata {

/// Writes the data as JSON without `<`, so that it can be part of HTML. Equal texts are
/// stored once, and a body that changes stores the difference.
void writeExploreData(const ExploreData &data, raw_ostream &os);

/// Writes the page of `data`, which may be sent as a file.
void writeExplorePage(const ExploreData &data, raw_ostream &os);

/// Writes a page that requests its data: it posts the pipeline, at first `pipeline`, to `run`
/// on the server that it comes from, with `token`, made of letters and digits.
void writeServedPage(StringRef input, StringRef pipeline, StringRef token,
                     raw_ostream &os);

} // namespace strata

#endif // STRATA_EXPLORE_EXPLOREPAGE_H
