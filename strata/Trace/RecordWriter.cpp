// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/RecordWriter.h"

#include "llvm/Support/JSON.h"

using namespace strata;
namespace json = llvm::json;

namespace {
/// One line: an object.
class Line {
public:
  explicit Line(raw_ostream &os) : os(os), json(os) { json.objectBegin(); }
  ~Line() {
    json.objectEnd();
    json.flush();
    os << '\n';
  }
  void text(StringRef key, StringRef value) {
    json.attribute(key, json::fixUTF8(value));
  }
  void textUnlessEmpty(StringRef key, StringRef value) {
    if (!value.empty())
      text(key, value);
  }
  void number(StringRef key, uint64_t value) { json.attribute(key, value); }
  void numberUnlessZero(StringRef key, uint64_t value) {
    if (value)
      number(key, value);
  }
  void texts(StringRef key, ArrayRef<std::string> values) {
    json.attributeArray(key, [&] {
      for (const std::string &value : values)
        json.value(json::fixUTF8(value));
    });
  }

  raw_ostream &os;
  json::OStream json;
};
} // namespace

void strata::writeRecordLine(const RecordHeader &header, raw_ostream &os) {
  Line line(os);
  line.number("strata-rewrite-trace", RewriteRecordVersion);
  line.text("input", header.input);
  line.text("hash", header.inputHash);
  line.text("pipeline", header.pipeline);
  line.json.attribute("allow-unregistered", header.allowUnregistered);
  line.json.attribute("implicit-module", header.implicitModule);
  line.json.attribute("verify-on-parsing", header.verifyOnParsing);
  line.texts("irdl-files", header.irdlFiles);
  line.texts("dialect-dirs", header.dialectDirs);
}

void strata::writeRecordLine(const RecordedPass &pass, raw_ostream &os) {
  Line line(os);
  line.number("pass", pass.number);
  line.text("name", pass.name);
  line.text("op", pass.op);
  line.textUnlessEmpty("symbol", pass.symbol);
  line.text("location", pass.location);
}

static void writeChange(const RecordedChange &change, Line &line) {
  line.text("change", stringifyChange(change.kind));
  line.number("op", change.op);
  line.numberUnlessZero("from", change.from);
  if (change.isMoved)
    line.json.attribute("moved", true);
  line.numberUnlessZero("nested", change.nested);
  line.textUnlessEmpty("before", change.before);
  line.textUnlessEmpty("after", change.after);
  line.text("location", change.location);
  line.textUnlessEmpty("old-location", change.oldLocation);
  if (!change.values.empty())
    line.texts("values", change.values);
}

void strata::writeRecordLine(const RecordedStep &step, raw_ostream &os) {
  Line line(os);
  line.number("step", step.number);
  line.number("pass", step.pass);
  if (step.groupBegin != step.groupEnd)
    line.json.attributeArray("group", [&] {
      line.json.value(step.groupBegin);
      line.json.value(step.groupEnd);
    });
  line.textUnlessEmpty("pattern", step.pattern);
  line.numberUnlessZero("root", step.root);
  if (!step.given.empty())
    line.json.attributeArray("given", [&] {
      for (const RecordedOp &op : step.given)
        line.json.object([&] {
          line.number("op", op.op);
          line.text("text", op.text);
          line.text("location", op.location);
        });
    });
  line.json.attributeArray("changes", [&] {
    for (const RecordedChange &change : step.changes)
      line.json.object([&] { writeChange(change, line); });
  });
}

void strata::writeRecordLine(const OutputOp &op, raw_ostream &os) {
  Line line(os);
  line.number("output-op", op.op);
  line.numberUnlessZero("line", op.line);
  line.text("name", op.name);
  line.text("text", op.text);
  line.text("location", op.location);
}

void strata::writeRecordLine(const RecordedOutput &output, uint64_t numSteps,
                             raw_ostream &os) {
  Line line(os);
  line.text("end", output.succeeded ? "success" : "failure");
  line.number("steps", numSteps);
  line.numberUnlessZero("failed-pass", output.failedPass);
  line.textUnlessEmpty("output-hash", output.hash);
  line.json.attributeArray("output-lines", [&] {
    for (auto [first, last] : output.lines)
      line.json.array([&, first = first, last = last] {
        line.json.value(first);
        line.json.value(last);
      });
  });
}
