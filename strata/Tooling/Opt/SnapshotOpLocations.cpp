// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the operation to a file and uses the positions in that file as the
// locations of its operations, or, with a tag, adds them. An operation that is
// not printed, such as an implicit terminator, keeps its location.
#include "strata/Tooling/Opt/SnapshotOpLocations.h"

#include "strata/Asm/AsmState.h"
#include "strata/IR/Build/Builder.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace strata;

namespace {
struct SnapshotOpLocations final : Pass {
  using Pass::Pass;
  Option<std::string> fileName{*this, "filename", "Output file"};
  Option<std::string> tag{*this, "tag",
                          "Fuse the new with the old locations under this "
                          "name, in place of replacing them"};
  Option<bool> debugInfo{*this, "print-debuginfo", "Print locations"};
  Option<bool> generic{*this, "print-op-generic",
                       "Print operations in generic form"};
  Option<bool> localScope{*this, "print-local-scope", "Print without aliases"};
  Option<bool> prettyDebugInfo{*this, "pretty-debuginfo",
                               "Print locations in readable form"};

  void runOnOperation() override;

private:
  std::string print(std::vector<PrintedOp> &places);
  void setLocations(StringRef path, StringRef text, ArrayRef<PrintedOp> places);
};
} // namespace

std::string SnapshotOpLocations::print(std::vector<PrintedOp> &places) {
  PrintingFlags flags = getPrintingFlags();
  flags.debugInfo = *debugInfo;
  flags.prettyDebugInfo = *prettyDebugInfo;
  flags.generic = *generic;
  // Other threads change the IR around it.
  flags.localScope |= *localScope || getOperation()->getBlock();
  std::string text;
  llvm::raw_string_ostream os(text);
  printOperation(getOperation(), os, flags, places);
  os.flush();
  return text;
}

/// Default file name, derived from a hash of the text.
static std::string makeFileName(StringRef text) {
  SmallVector<char, 128> path;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, path);
  llvm::sys::path::append(path, "mlir_snapshot-" +
                                    llvm::utohexstr(llvm::xxh3_64bits(text),
                                                    /*LowerCase=*/true) +
                                    ".tmp.mlir");
  return std::string(path.begin(), path.end());
}

void SnapshotOpLocations::setLocations(StringRef path, StringRef text,
                                       ArrayRef<PrintedOp> places) {
  Context *ctx = &getContext();
  Builder builder(ctx);
  auto file = StringAttr::get(ctx, path);
  auto label = tag->empty() ? StringAttr() : StringAttr::get(ctx, *tag);
  uint32_t line = 1;
  size_t lineStart = 0;
  for (const PrintedOp &place : places) {
    auto [op, offset] = std::pair(place.op, place.offset);
    for (size_t end; (end = text.find('\n', lineStart)) < offset;
         lineStart = end + 1)
      ++line;
    // Columns are counted from 0 here, as in mlir-opt.
    Location loc = Location::fromFileLineCol(ctx, file, line,
                                             uint32_t(offset - lineStart));
    if (label)
      loc = builder.getFusedLoc({op->getLoc(), NameLoc::get(label, loc)});
    op->setLoc(loc);
  }
}

void SnapshotOpLocations::runOnOperation() {
  std::vector<PrintedOp> places;
  std::string text = print(places);
  std::string path = fileName->empty() ? makeFileName(text) : *fileName;
  std::string error;
  std::shared_ptr<OutputFile> file = OutputFile::open(path, error);
  if (!file) {
    getOperation()->emitError(error);
    return signalPassFailure();
  }
  setLocations(path, text, places);
  // If several operations are written to one file, it holds the last one.
  performInOrder([file, text = std::move(text), ctx = &getContext()] {
    std::string error;
    file->os() << text;
    if (failed(file->keep(error)) && !error.empty())
      emitError(ctx, Location(), error);
  });
  markAllAnalysesPreserved();
}

static constexpr PassInfo snapshotOpLocationsInfo = {
    .argument = "snapshot-op-locations",
    .name = "LocationSnapshot",
    .summary = "Print the IR and use the places in the text as locations",
    .create = makePass<SnapshotOpLocations>,
};

void strata::registerSnapshotOpLocationsPass(PassRegistry &registry) {
  registry.add(snapshotOpLocationsInfo);
}
