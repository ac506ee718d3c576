// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The engine of remarks of a Context.
#ifndef STRATA_IR_REMARKENGINEDETAIL_H
#define STRATA_IR_REMARKENGINEDETAIL_H

#include "strata/IR/Remarks.h"

#include "llvm/Support/Regex.h"

#include <map>
#include <tuple>

namespace strata::remark::detail {

class RemarkEngine {
public:
  RemarkEngine(std::unique_ptr<RemarkStreamerBase> streamer,
               RemarkEmittingPolicy policy, bool printAsEmitRemarks)
      : streamer(std::move(streamer)), policy(policy),
        printAsEmitRemarks(printAsEmitRemarks) {}
  /// Compiles the filters. The reason of a failure is stored in
  /// `error`.
  LogicalResult setFilters(const RemarkCategories &cats, std::string &error);
  bool isWanted(RemarkKind kind, StringRef category) const;
  /// Called by the engine of diagnostics, one call at a time. Whether the remark is to
  /// be shown to the handlers now.
  bool accept(std::shared_ptr<const Remark> remark);
  void finalize();

private:
  using Key = std::tuple<std::string, std::string, std::string, const void *>;
  LogicalResult setFilter(const std::optional<std::string> &text,
                          std::optional<llvm::Regex> &filter,
                          std::string &error);

  std::unique_ptr<RemarkStreamerBase> streamer;
  RemarkEmittingPolicy policy;
  bool printAsEmitRemarks;
  std::optional<llvm::Regex> all, passed, missed, analysis, failed;
  /// The remarks for the end, in the order in which they came, and their positions.
  std::vector<std::shared_ptr<const Remark>> kept;
  std::map<Key, size_t> positions;
};

/// The diagnostic of a remark.
Diagnostic makeDiagnostic(std::shared_ptr<const Remark> remark);

} // namespace strata::remark::detail

#endif // STRATA_IR_REMARKENGINEDETAIL_H
