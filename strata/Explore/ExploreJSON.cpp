// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data of the page as JSON. Page/Model.js reads it.
#include "strata/Explore/ExplorePage.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace strata;

/// Writes a string of JSON without `<`.
static void writeString(StringRef text, raw_ostream &os) {
  std::string fixed;
  if (!llvm::json::isUTF8(text)) {
    fixed = llvm::json::fixUTF8(text);
    text = fixed;
  }
  os << '"';
  for (char c : text) {
    auto byte = uint8_t(c);
    if (c == '"' || c == '\\')
      os << '\\' << c;
    else if (c == '\n')
      os << "\\n";
    else if (byte < 0x20 || c == '<')
      os << "\\u00" << llvm::hexdigit(byte >> 4, /*LowerCase=*/true)
         << llvm::hexdigit(byte & 15, /*LowerCase=*/true);
    else
      os << c;
  }
  os << '"';
}

namespace {
/// A comma before each but the first.
class Comma {
public:
  friend raw_ostream &operator<<(raw_ostream &os, Comma &comma) {
    if (comma.isNeeded)
      os << ',';
    comma.isNeeded = true;
    return os;
  }

private:
  bool isNeeded = false;
};

/// Texts by number, in the order of first use. 0 is the empty text.
class TextTable {
public:
  TextTable() { (void)get(""); }
  unsigned get(StringRef text) {
    auto [entry, isNew] = numbers.try_emplace(text, unsigned(texts.size()));
    if (isNew)
      texts.push_back(entry->getKey());
    return entry->second;
  }
  void write(raw_ostream &os) const {
    os << '[';
    Comma comma;
    for (StringRef text : texts) {
      os << comma;
      writeString(text, os);
    }
    os << ']';
  }

private:
  llvm::StringMap<unsigned> numbers;
  std::vector<StringRef> texts;
};

class DataWriter {
public:
  DataWriter(const ExploreData &data, raw_ostream &os) : data(data), os(os) {}
  void write();

private:
  void writePass(const ExplorePass &pass);
  void writeOp(const IROpVersions &op);
  void writeOps(ArrayRef<uint64_t> ops, Comma &comma,
                const llvm::DenseMap<uint64_t, size_t> &previous);
  void writeBody(const IRBodyVersion &body,
                 const llvm::DenseMap<uint64_t, size_t> &previous);
  void writeRun(const RecordedPass &pass);
  void writeStep(const RecordedStep &step, ArrayRef<uint64_t> moved);
  void writeChange(const RecordedChange &change);
  template <typename T, typename Fn>
  void writeList(StringRef key, const T &items, Fn fn);

  const ExploreData &data;
  raw_ostream &os;
  TextTable texts;
  /// The places of the operations that the last step moved.
  llvm::DenseMap<uint64_t, size_t> lastMoved;
};
} // namespace

template <typename T, typename Fn>
void DataWriter::writeList(StringRef key, const T &items, Fn fn) {
  os << ",\n\"" << key << "\":[";
  Comma comma;
  for (const auto &item : items) {
    os << comma;
    fn(item);
  }
  os << ']';
}

void DataWriter::writePass(const ExplorePass &pass) {
  os << "\n{\"name\":";
  writeString(pass.name, os);
  os << ",\"text\":";
  writeString(pass.text, os);
  os << ",\"summary\":";
  writeString(pass.summary, os);
  os << ",\"anchor\":";
  writeString(pass.anchor, os);
  os << ",\"depth\":" << pass.depth << ",\"runs\":" << pass.numRuns
     << ",\"changed\":" << pass.numChanged
     << ",\"failed\":" << (pass.hasFailed ? "true" : "false");
  if (pass.seconds >= 0)
    os << ",\"ms\":" << llvm::format("%.3f", pass.seconds * 1000);
  os << ",\"statistics\":[";
  Comma comma;
  for (const ExploreStatistic &statistic : pass.statistics) {
    os << comma << '[';
    writeString(statistic.name, os);
    os << ',';
    writeString(statistic.description, os);
    os << ',' << statistic.value << ']';
  }
  os << "]}";
}

/// A run of operations that the previous list has in the same order is written as its
/// negative length and the index of the first.
void DataWriter::writeOps(ArrayRef<uint64_t> ops, Comma &comma,
                          const llvm::DenseMap<uint64_t, size_t> &previous) {
  for (size_t i = 0, end; i < ops.size(); i = end) {
    auto first = previous.find(ops[i]);
    end = i + 1;
    while (first != previous.end() && end < ops.size()) {
      auto next = previous.find(ops[end]);
      if (next == previous.end() || next->second != first->second + end - i)
        break;
      ++end;
    }
    constexpr size_t MinLength = 3;
    if (end - i < MinLength) {
      end = i + 1;
      os << comma << ops[i];
    } else {
      os << comma << '-' << end - i << ',' << first->second;
    }
  }
}

void DataWriter::writeBody(const IRBodyVersion &body,
                           const llvm::DenseMap<uint64_t, size_t> &previous) {
  Comma regions;
  for (const auto &region : body) {
    os << regions << '[';
    Comma blocks;
    for (const IRBlockVersion &block : region) {
      os << blocks << '[';
      Comma comma;
      os << comma << texts.get(block.label);
      writeOps(block.ops, comma, previous);
      os << ']';
    }
    os << ']';
  }
}

void DataWriter::writeOp(const IROpVersions &op) {
  os << '[' << op.number << ',' << texts.get(op.name) << ','
     << texts.get(op.location) << ",[";
  Comma versions;
  for (const auto &[position, text] : op.texts)
    os << versions << position << ',' << texts.get(text);
  os << "],[";
  Comma bodies;
  llvm::DenseMap<uint64_t, size_t> previous;
  for (const auto &[position, body] : op.bodies) {
    os << bodies << '[' << position << ",[";
    writeBody(body, previous);
    os << "]]";
    previous.clear();
    for (const auto &region : body)
      for (const IRBlockVersion &block : region)
        for (uint64_t inner : block.ops)
          previous.try_emplace(inner, previous.size());
  }
  os << "]]\n";
}

void DataWriter::writeRun(const RecordedPass &pass) {
  os << '[' << pass.position;
  for (const std::string *text : {&pass.name, &pass.op, &pass.symbol}) {
    os << ',';
    writeString(*text, os);
  }
  os << ']';
}

void DataWriter::writeChange(const RecordedChange &change) {
  os << '[' << unsigned(change.kind) << ',' << change.op << ','
     << texts.get(change.before) << ',' << texts.get(change.after) << ','
     << texts.get(change.location);
  // Most changes have none of these.
  if (!change.oldLocation.empty() || change.from || change.nested ||
      !change.values.empty()) {
    os << ',' << texts.get(change.oldLocation) << ',' << change.from << ','
       << change.nested;
    if (!change.values.empty()) {
      os << ",[";
      Comma comma;
      for (const std::string &value : change.values)
        os << comma << texts.get(value);
      os << ']';
    }
  }
  os << ']';
}

void DataWriter::writeStep(const RecordedStep &step, ArrayRef<uint64_t> moved) {
  os << '[' << step.pass << ',' << texts.get(step.pattern) << ',' << step.root
     << ",[";
  Comma given;
  for (const RecordedOp &op : step.given)
    os << given << '[' << op.op << ',' << texts.get(op.text) << ','
       << texts.get(op.location) << ']';
  os << "],[";
  Comma changes;
  for (const RecordedChange &change : step.changes) {
    os << changes;
    writeChange(change);
  }
  os << ']';
  if (!moved.empty()) {
    os << ",[";
    Comma comma;
    writeOps(moved, comma, lastMoved);
    os << ']';
    lastMoved.clear();
    for (uint64_t op : moved)
      lastMoved.try_emplace(op, lastMoved.size());
  }
  os << "]\n";
}

void DataWriter::write() {
  os << "{\"format\":1,\"input\":";
  writeString(data.input, os);
  os << ",\"pipeline\":";
  writeString(data.pipeline, os);
  os << ",\"messages\":";
  writeString(data.messages, os);
  os << ",\"root\":" << data.root;
  writeList("passes", data.passes,
            [&](const ExplorePass &pass) { writePass(pass); });
  writeList("ops", data.ops, [&](const IROpVersions &op) { writeOp(op); });
  writeList("runs", data.record.passes,
            [&](const RecordedPass &pass) { writeRun(pass); });
  size_t number = 0;
  writeList("steps", data.record.steps, [&](const RecordedStep &step) {
    bool hasMoved = number < data.moved.size();
    writeStep(step, hasMoved ? ArrayRef<uint64_t>(data.moved[number])
                             : ArrayRef<uint64_t>());
    ++number;
  });
  os << ",\n\"docs\":{";
  Comma comma;
  for (const auto &[name, text] : data.documentation) {
    os << comma;
    writeString(name, os);
    os << ':';
    writeString(text, os);
  }
  os << "},\n\"strings\":";
  texts.write(os);
  os << '}';
}

void strata::writeExploreData(const ExploreData &data, raw_ostream &os) {
  DataWriter(data, os).write();
}
