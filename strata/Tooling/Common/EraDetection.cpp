// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/EraDetection.h"

#include "strata/Asm/Eras/EraMarkers.h"
#include "strata/Eras/HistoryFile.h"
#include "strata/IR/Diagnostics.h"

using namespace strata;
namespace cl = llvm::cl;

EraFlag::EraFlag(cl::OptionCategory &category, StringRef help, StringRef value)
    : ListedOption<std::string>("era", cl::desc(help), cl::value_desc("era"),
                                cl::init(value.str()), cl::cat(category)) {
  getParser().setValues({{"2019", "MLIR of 2019"},
                         {"2020", "LLVM 10 to 12"},
                         {"2021", "LLVM 13 and 14"},
                         {"current", "LLVM 15 and later"},
                         {"auto", "the eras that the text can be of"}});
}

LogicalResult strata::detectEras(Context &ctx, StringRef text, uint32_t buffer,
                                 uint64_t offset, EraSet &eras) {
  EraEvidence evidence = findEras(text, getContextData<OpHistory>(ctx));
  eras = evidence.eras;
  if (!evidence.conflict)
    return success();
  auto locOf = [&](const EraMarker &marker) {
    return Location::fromOffset(buffer, offset + marker.offset);
  };
  const EraMarker &marker = *evidence.conflict;
  const EraMarker &other = evidence.getContradicted();
  auto diag = emitError(&ctx, locOf(marker), "'");
  diag << marker.what << "' is of " << marker.eras.getText()
       << ", but the text before is of " << eras.getText()
       << "; no version accepts both";
  diag.attachNote(locOf(other))
      << "'" << other.what << "' is of " << other.eras.getText();
  return failure();
}

LogicalResult strata::configureEras(Context &ctx, StringRef era, StringRef text,
                                    uint32_t buffer, ParserConfig &config,
                                    std::string &error) {
  if (era.empty())
    return success();
  if (failed(loadBundledHistories(ctx)))
    return failure();
  std::optional<EraSet> eras = era == "auto" ? EraSet::all() : parseEras(era);
  if (!eras) {
    error = ("unknown era '" + era + "'").str();
    return failure();
  }
  config.eras = *eras;
  return era == "auto" ? detectEras(ctx, text, buffer, 0, config.eras)
                       : success();
}
