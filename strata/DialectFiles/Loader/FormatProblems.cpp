// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/FormatProblems.h"

#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>

using namespace strata;

namespace {
struct FormatProblems final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.format-problems";
  std::mutex mutex;
  llvm::StringMap<FormatProblem> byName;
};
} // namespace

void strata::setFormatProblem(Context &ctx, StringRef name,
                              FormatProblem problem) {
  auto &problems = getContextData<FormatProblems>(ctx);
  std::lock_guard lock(problems.mutex);
  problems.byName[name] = std::move(problem);
}

std::optional<FormatProblem> strata::findFormatProblem(Context &ctx,
                                                       StringRef name) {
  auto &problems = getContextData<FormatProblems>(ctx);
  std::lock_guard lock(problems.mutex);
  auto it = problems.byName.find(name);
  if (it == problems.byName.end())
    return std::nullopt;
  return it->second;
}
