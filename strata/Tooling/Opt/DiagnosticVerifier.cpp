// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/DiagnosticVerifier.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

static StringRef nameOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  return "error";
}

bool DiagnosticVerifier::Expectation::matches(StringRef message) const {
  return regex ? regex->match(message) : message.contains(text);
}

/// Turns the text of an `expected-…-re` into one regular expression.
bool DiagnosticVerifier::parseRegex(Expectation &expectation) {
  std::string pattern;
  llvm::raw_string_ostream os(pattern);
  StringRef text = expectation.text;
  auto complain = [&](const Twine &message) {
    printer.printAt(expectation.atLine, expectation.atColumn,
                    DiagnosticSeverity::Error, message,
                    uint32_t(expectation.text.size()));
    failedAlready = true;
    return false;
  };
  while (!text.empty()) {
    size_t open = text.find("{{");
    if (open == StringRef::npos) {
      os << llvm::Regex::escape(text);
      break;
    }
    os << llvm::Regex::escape(text.take_front(open));
    text = text.drop_front(open + 2);
    size_t close = text.find("}}");
    if (close == StringRef::npos)
      return complain("found start of regex with no end '}}'");
    StringRef part = text.take_front(close);
    std::string why;
    if (!llvm::Regex(part).isValid(why))
      return complain("invalid regex: " + why);
    os << '(' << part << ')';
    text = text.drop_front(close + 2);
  }
  expectation.regex.emplace(pattern);
  return true;
}

/// Reads `expected-KIND[-re] *(@SPEC)? *{{TEXT}} *` at the end of a line.
void DiagnosticVerifier::parseLine(StringRef line, uint32_t number,
                                   SmallVectorImpl<size_t> &pending,
                                   uint32_t lastPlain) {
  size_t at = line.find("expected-");
  while (at != StringRef::npos) {
    StringRef rest = line.drop_front(at + strlen("expected-"));
    size_t here = at;
    at = line.find("expected-", at + 1);
    Expectation expectation;
    if (rest.consume_front("error"))
      expectation.severity = DiagnosticSeverity::Error;
    else if (rest.consume_front("warning"))
      expectation.severity = DiagnosticSeverity::Warning;
    else if (rest.consume_front("remark"))
      expectation.severity = DiagnosticSeverity::Remark;
    else if (rest.consume_front("note"))
      expectation.severity = DiagnosticSeverity::Note;
    else
      continue;
    bool isRegex = rest.consume_front("-re");
    rest = rest.ltrim(' ');
    enum { Same, Above, Below, Unknown } where = Same;
    int64_t delta = 0;
    if (rest.consume_front("@")) {
      if (rest.consume_front("above")) {
        where = Above;
      } else if (rest.consume_front("below")) {
        where = Below;
      } else if (rest.consume_front("unknown")) {
        where = Unknown;
      } else {
        bool negative = rest.starts_with("-");
        if (!negative && !rest.starts_with("+"))
          continue;
        rest = rest.drop_front();
        uint32_t value;
        if (rest.consumeInteger(10, value))
          continue;
        delta = negative ? -int64_t(value) : int64_t(value);
      }
      rest = rest.ltrim(' ');
    }
    rest = rest.rtrim(' ');
    if (!rest.consume_front("{{") || !rest.consume_back("}}"))
      continue;
    expectation.text = rest.trim();
    expectation.atLine = number;
    expectation.atColumn = uint32_t(here) + 1;
    if (where == Above)
      expectation.line = lastPlain;
    else if (where == Same)
      expectation.line = uint32_t(int64_t(number) + delta);
    else if (where == Below)
      expectation.line = number + 1;
    if (isRegex && !parseRegex(expectation))
      return;
    if (where == Below)
      pending.push_back(expectations.size());
    expectations.push_back(std::move(expectation));
    return;
  }
}

DiagnosticVerifier::DiagnosticVerifier(Context *ctx, DiagnosticPrinter &printer,
                                       StringRef fileName, StringRef chunk,
                                       uint32_t firstLine, Mode mode)
    : ctx(ctx), printer(printer), fileName(fileName), mode(mode) {
  uint32_t number = firstLine, lastPlain = firstLine ? firstLine - 1 : 0;
  SmallVector<size_t, 4> pending;
  while (!chunk.empty()) {
    auto [line, rest] = chunk.split('\n');
    size_t before = expectations.size();
    parseLine(line.rtrim('\r'), number, pending, lastPlain);
    if (expectations.size() == before) {
      // An ordinary line: the one that those above wait for.
      for (size_t index : pending)
        expectations[index].line = number;
      pending.clear();
      lastPlain = number;
    }
    chunk = rest;
    ++number;
  }
}

void DiagnosticVerifier::processOne(const Diagnostic &diag) {
  std::optional<FilePosition> position =
      findFilePosition(diag.getLocation(), ctx);
  if (position && position->file != fileName)
    position.reset();
  Expectation *nearMiss = nullptr;
  for (Expectation &expectation : expectations) {
    if (position ? expectation.line != position->line : bool(expectation.line))
      continue;
    // One expectation may stand for several diagnostics of its line.
    if (!expectation.matches(diag.getMessage()))
      continue;
    if (expectation.severity == diag.getSeverity()) {
      expectation.matched = true;
      return;
    }
    nearMiss = &expectation;
  }
  if (mode == Mode::OnlyExpected || diag.isExplanation())
    return;
  failedAlready = true;
  if (nearMiss) {
    printer.printAt(nearMiss->atLine, nearMiss->atColumn,
                    DiagnosticSeverity::Error,
                    "'" + nameOf(diag.getSeverity()) +
                        "' diagnostic emitted when expecting a '" +
                        nameOf(nearMiss->severity) + "'");
    return;
  }
  printer.printMessage(diag.getLocation(), DiagnosticSeverity::Error,
                       "unexpected " + nameOf(diag.getSeverity()) + ": " +
                           diag.getMessage());
}

void DiagnosticVerifier::process(const Diagnostic &diag) {
  processOne(diag);
  for (const auto &note : diag.getNotes())
    processOne(*note);
}

LogicalResult DiagnosticVerifier::finish() {
  for (const Expectation &expectation : expectations) {
    if (expectation.matched)
      continue;
    failedAlready = true;
    std::string message = ("expected " + nameOf(expectation.severity) + " \"" +
                           expectation.text + "\" was not produced")
                              .str();
    if (expectation.line) {
      printer.printAt(expectation.atLine, expectation.atColumn,
                      DiagnosticSeverity::Error, message,
                      uint32_t(expectation.text.size()));
    } else {
      printer.printUnknown(DiagnosticSeverity::Error, message);
      printer.printUnknown(DiagnosticSeverity::Error, message);
    }
  }
  return success(!failedAlready);
}
