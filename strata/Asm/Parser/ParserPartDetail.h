// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of an input that is read by a thread of its own; see
// ParallelReader.cpp.
#ifndef STRATA_ASM_PARSER_PARSERPARTDETAIL_H
#define STRATA_ASM_PARSER_PARSERPARTDETAIL_H

#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Support/Thread.h"

#include <atomic>

namespace strata {

struct ParserPart {
  ParserConfig config;
  std::vector<ExternalResource> resources;
  /// Refers to `config`.
  std::unique_ptr<Parser> parser;
  /// Reads this part and those after it; only the first part has one.
  Thread thread;
  /// The beginning of the part.
  const char *start;
  /// The default dialect of custom names without dialect that are not in a
  /// custom form inside the part.
  StringRef defaultDialect;
  /// The operations before the first label that were read, then the blocks.
  Block *block = nullptr;
  Region region;
  /// The place at which reading stopped: the brace that closes the region, or
  /// the end.
  const char *end = nullptr;
  bool ok = false;
  /// Things were seen that only the top level, or only a region, can have.
  bool sawTopLevel = false, sawRegion = false;
  /// Set to stop reading: the part is not wanted any more.
  std::atomic<bool> isCancelled{false};
  /// A part after the end of this one, read by the same thread.
  std::unique_ptr<ParserPart> next;

  ParserPart(const ParserConfig &outer, const char *start,
             StringRef defaultDialect);
  ~ParserPart();
};

} // namespace strata

#endif // STRATA_ASM_PARSER_PARSERPARTDETAIL_H
