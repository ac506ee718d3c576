// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/RemarkStreamer.h"

#include "strata/IR/Context.h"

#include "llvm/Support/YAMLParser.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace strata::remark {

/// `text` as a scalar, quoted if need be.
static void writeScalar(StringRef text, raw_ostream &os) {
  switch (llvm::yaml::needsQuotes(text)) {
  case llvm::yaml::QuotingType::None:
    os << text;
    return;
  case llvm::yaml::QuotingType::Single:
    os << '\'';
    for (char c : text)
      os << (c == '\'' ? "''" : StringRef(&c, 1));
    os << '\'';
    return;
  case llvm::yaml::QuotingType::Double:
    os << '"' << llvm::yaml::escape(text, /*EscapePrintable=*/false) << '"';
    return;
  }
}

/// The key, with the blanks that align short ones.
static raw_ostream &writeKey(StringRef key, raw_ostream &os) {
  constexpr unsigned Width = 16;
  writeScalar(key, os);
  return (os << ':').indent(key.size() < Width ? Width - unsigned(key.size())
                                               : 1);
}

static void writePlace(Location loc, Context *ctx, raw_ostream &os) {
  FilePosition position =
      findFilePosition(loc, ctx).value_or(FilePosition{"<unknown file>"});
  writeKey("DebugLoc", os) << "{ File: ";
  writeScalar(position.file, os);
  os << ", Line: " << position.line << ", Column: " << position.column
     << " }\n";
}

static StringRef getTag(RemarkKind kind) {
  switch (kind) {
  case RemarkKind::RemarkPassed:
    return "!Passed";
  case RemarkKind::RemarkMissed:
    return "!Missed";
  case RemarkKind::RemarkFailure:
    return "!Failure";
  case RemarkKind::RemarkAnalysis:
    return "!Analysis";
  case RemarkKind::RemarkUnknown:
    break;
  }
  llvm_unreachable("a remark without kind");
}

void YAMLRemarkStreamer::streamOptimizationRemark(
    const detail::Remark &remark) {
  os << "--- " << getTag(remark.getRemarkKind()) << '\n';
  StringRef function = remark.getFunction();
  writeKey("Pass", os);
  writeScalar(remark.getCombinedCategoryName(), os);
  writeKey("Name", os << '\n');
  writeScalar(remark.getRemarkName(), os);
  os << '\n';
  writePlace(remark.getLocation(), remark.getContext(), os);
  writeKey("Function", os);
  writeScalar(function.empty() ? "<unknown function>" : function, os);
  os << '\n';
  if (!remark.getArgs().empty())
    os << "Args:\n";
  for (const detail::Remark::Arg &arg : remark.getArgs()) {
    writeKey(arg.key, os << "  - ");
    writeScalar(arg.val, os);
    os << '\n';
    if (arg.loc)
      writePlace(*arg.loc, remark.getContext(), os << "    ");
  }
  os << "...\n";
}

} // namespace strata::remark
