// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Trace/OutputSelection.h"

#include "strata/Support/StringEscape.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Opt/RewriteTraceFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- What is asked for --------------------------------------------------===//

/// Reads `file:line` or `file:line:column`; names of files may have colons.
static std::optional<TextPlace> parsePlace(StringRef text) {
  TextPlace place;
  auto [before, last] = text.rsplit(':');
  uint64_t number;
  if (before.empty() || last.getAsInteger(10, number) || number == 0)
    return std::nullopt;
  auto [file, line] = before.rsplit(':');
  if (!file.empty() && !line.getAsInteger(10, place.line) && place.line) {
    place.file = file.str();
    place.column = number;
    return place;
  }
  place.file = before.str();
  place.line = number;
  return place;
}

static LogicalResult readPlace(StringRef text, StringRef option,
                               std::optional<TextPlace> &place,
                               std::string &error) {
  place = parsePlace(text);
  if (place)
    return success();
  error = ("expected FILE:LINE or FILE:LINE:COLUMN as " + option + ", found '" +
           text + "'")
              .str();
  return failure();
}

LogicalResult OutputSelection::setPlace(StringRef text, std::string &error) {
  return readPlace(text, "--at", place, error);
}

LogicalResult OutputSelection::setLocation(StringRef text, std::string &error) {
  return readPlace(text, "--location", location, error);
}

LogicalResult OutputSelection::setResult(StringRef text, std::string &error) {
  if (text.starts_with("%") && text.size() > 1 && !text.contains('#')) {
    result = text.str();
    return success();
  }
  error = ("expected the name of a value, such as %0, as --result, found '" +
           text + "'")
              .str();
  return failure();
}

//===-- What there is ------------------------------------------------------===//

/// Whether a result in `%0:2, %a = ...` is called `result`.
static bool hasResult(StringRef text, StringRef result) {
  if (!text.starts_with("%"))
    return false;
  SmallVector<StringRef, 2> names;
  text.split(" = ").first.split(names, ", ");
  return llvm::any_of(
      names, [&](StringRef name) { return name.split(':').first == result; });
}

/// Whether a location, as text, names the place: `"file":line:column`, in part of
/// it, where the file may be in a folder.
static bool namesPlace(StringRef location, const TextPlace &place) {
  SmallVector<char, 64> file;
  printEscaped(place.file, file);
  StringRef wanted(file.data(), file.size());
  for (size_t at = 0; (at = location.find("\":", at)) != StringRef::npos;) {
    StringRef before = location.take_front(at), rest = location.substr(at + 2);
    at += 2;
    uint64_t line, column;
    if (rest.consumeInteger(10, line) || !rest.consume_front(":") ||
        rest.consumeInteger(10, column))
      continue;
    if (line != place.line || (place.column && column != place.column) ||
        !before.consume_back(wanted))
      continue;
    if (before.ends_with("\"") || before.ends_with("/"))
      return true;
  }
  return false;
}

bool OutputSelection::accepts(const OutputOp &op) const {
  return (!place || op.line == place->line) &&
         (name.empty() || op.name == name) &&
         (result.empty() || hasResult(op.text, result)) &&
         (!location || namesPlace(op.location, *location));
}

/// Checks that an operation begins at the place, in the file that was written;
/// `text` gets its line.
LogicalResult OutputSelection::findPlace(const RewriteRecord &record,
                                         std::string &text,
                                         std::string &error) const {
  const RecordedOutput &output = record.output;
  if (output.hash.empty()) {
    error = "the recorded run failed and has no output; use --op, --result or "
            "--location";
    return failure();
  }
  auto buffer = getDiskFiles().open(place->file);
  if (!buffer) {
    error = describeOpenError(place->file, buffer.getError());
    return failure();
  }
  StringRef rest = (*buffer)->getBuffer();
  if (hashRecordedText(rest) != output.hash) {
    error =
        "'" + place->file + "' does not match the output of the recorded run";
    return failure();
  }
  bool isThere = llvm::any_of(output.lines, [&](auto lines) {
    return lines.first <= place->line && place->line <= lines.second;
  });
  StringRef line;
  for (uint64_t i = 0; i < place->line && !rest.empty(); ++i)
    std::tie(line, rest) = rest.split('\n');
  text = line.trim().str();
  if (isThere && place->column <= line.size())
    return success();
  error = "no operation begins on line " + std::to_string(place->line) +
          " of '" + place->file + "'";
  if (isThere)
    error = "line " + std::to_string(place->line) + " of '" + place->file +
            "' has " + std::to_string(line.size()) + " columns";
  return failure();
}

LogicalResult OutputSelection::find(const RewriteRecord &record,
                                    std::vector<const OutputOp *> &ops,
                                    raw_ostream &os, std::string &error) const {
  std::string text;
  if (place && failed(findPlace(record, text, error)))
    return failure();
  for (const OutputOp &op : record.outputOps)
    if (accepts(op))
      ops.push_back(&op);
  if (!ops.empty())
    return success();
  bool isUntouched = llvm::none_of(record.outputOps, [&](const OutputOp &op) {
    return place && op.line == place->line;
  });
  if (place && isUntouched && name.empty() && result.empty() && !location) {
    os << "output line " << place->line << ": " << text
       << "\n  as in the input: no step made or changed it\n";
    return success();
  }
  error =
      "no output operation affected by a recorded step matches the selection";
  return failure();
}
