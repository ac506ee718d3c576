// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/Timing.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

TimingNode &TimingNode::getChild(const void *childKey, const Twine &childName) {
  std::string text = childName.str();
  for (auto &child : children)
    if (child->key == childKey && (childKey || child->name == text))
      return *child;
  children.push_back(std::make_unique<TimingNode>(std::move(text)));
  children.back()->key = childKey;
  return *children.back();
}

TimingScope::TimingScope(TimingNode *parent, StringRef name)
    : node(parent ? &parent->getChild(nullptr, name) : nullptr),
      start(TimingNode::Clock::now()) {}

TimingScope::~TimingScope() {
  if (node)
    node->add(TimingNode::Clock::now() - start);
}

static double toSeconds(TimingNode::Clock::duration time) {
  return std::chrono::duration<double>(time).count();
}

/// `scale` is the part of measured time that is wall time.
TimingTree::Row TimingTree::makeRow(const TimingNode &node, double scale,
                                    bool &anyParallel) const {
  Row row;
  row.name = node.name;
  row.alias = node.alias;
  double measured = toSeconds(node.measured);
  row.times = {measured * scale, measured};
  double below = 0;
  for (auto &child : node.children)
    below += toSeconds(child->measured);
  // Timers that only group others.
  if (node.measured == TimingNode::Clock::duration::zero())
    for (auto &child : node.children) {
      row.times.wall += toSeconds(child->measured) * scale;
      row.times.user += toSeconds(child->measured);
    }
  if (node.parallel) {
    anyParallel = true;
    if (below > measured)
      scale *= measured / below;
    row.times.user = std::max(row.times.user, below);
  }
  for (auto &child : node.children)
    row.children.push_back(makeRow(*child, scale, anyParallel));
  return row;
}

//===-- Printing -----------------------------------------------------------===//

class TimingTree::Printer {
public:
  Printer(raw_ostream &os, const TimingReport &report, const Times &total,
          bool withUser)
      : os(os), report(report), total(total), withUser(withUser) {}
  void print(const std::vector<Row> &rows, const Times &rest);

private:
  void printHeader();
  void printTimes(const Times &times);
  void printTree(const std::vector<Row> &rows, unsigned indent);
  void printList(const std::vector<Row> &rows);
  void printLine(StringRef name, const Times &times, unsigned indent,
                 StringRef jsonEnd);

  raw_ostream &os;
  const TimingReport &report;
  Times total;
  bool withUser;
};

static double percentOf(double part, double whole) {
  return whole > 0 ? 100 * part / whole : 0;
}

void TimingTree::Printer::printTimes(const Times &times) {
  auto show = [&](StringRef kind, double part, double whole) {
    if (report.json)
      os << '"' << kind << "\": {\"duration\": " << llvm::format("%8.4f", part)
         << ", \"percentage\": "
         << llvm::format("%5.1f", percentOf(part, whole)) << "}, ";
    else
      os << llvm::format("  %8.4f (%5.1f%%)", part, percentOf(part, whole));
  };
  if (withUser)
    show("user", times.user, total.user);
  show("wall", times.wall, total.wall);
}

void TimingTree::Printer::printLine(StringRef name, const Times &times,
                                    unsigned indent, StringRef jsonEnd) {
  if (report.json)
    os.indent(indent) << '{';
  printTimes(times);
  if (report.json)
    os << "\"name\": " << llvm::json::Value(llvm::json::fixUTF8(name))
       << jsonEnd;
  else
    os.indent(indent + 2) << name << '\n';
}

void TimingTree::Printer::printTree(const std::vector<Row> &rows,
                                    unsigned indent) {
  for (const Row &row : rows) {
    printLine(row.name, row.times, indent, ", \"passes\": [\n");
    printTree(row.children, indent + 2);
    if (report.json)
      os.indent(indent) << "{}]},\n";
  }
}

/// All timers, those of one name together, the longest first.
void TimingTree::Printer::printList(const std::vector<Row> &rows) {
  std::vector<Row> merged;
  llvm::StringMap<size_t> places;
  auto add = [&](const std::string &name, const Times &times) {
    auto [it, isNew] = places.try_emplace(name, merged.size());
    if (isNew)
      merged.push_back({name, "", {}, {}});
    merged[it->second].times.wall += times.wall;
    merged[it->second].times.user += times.user;
  };
  auto collect = [&](auto &self, const std::vector<Row> &level) -> void {
    for (const Row &row : level) {
      if (!row.alias.empty())
        add(row.alias, row.times);
      add(row.name, row.times);
      self(self, row.children);
    }
  };
  collect(collect, rows);
  llvm::stable_sort(merged, [](const Row &a, const Row &b) {
    return a.times.wall > b.times.wall;
  });
  for (const Row &row : merged)
    printLine(row.name, row.times, 0, "},\n");
}

void TimingTree::Printer::printHeader() {
  std::string rule = "===" + std::string(73, '-') + "===\n";
  os << rule << std::string(25, ' ') << "... Execution time report ...\n"
     << rule << "  Total Execution Time: " << llvm::format("%.4f", total.wall)
     << " seconds\n\n";
  if (withUser)
    os << "  ----User Time----";
  os << "  ----Wall Time----  ----Name----\n";
}

void TimingTree::Printer::print(const std::vector<Row> &rows,
                                const Times &rest) {
  if (report.json)
    os << "[\n";
  else
    printHeader();
  if (report.display == TimingReport::Display::List) {
    printLine("root", total, 0, "},\n");
    printList(rows);
  } else {
    printTree(rows, 0);
  }
  printLine("Rest", rest, 0, "},\n");
  printLine("Total", total, 0, "}\n");
  if (report.json)
    os << "]\n";
  os.flush();
}

void TimingTree::print(raw_ostream &os, const TimingReport &report) {
  double wall = toSeconds(TimingNode::Clock::now() - start);
  bool anyParallel = false;
  Row row = makeRow(root, 1, anyParallel);
  Times sum;
  for (const Row &child : row.children) {
    sum.wall += child.times.wall;
    sum.user += child.times.user;
  }
  Times rest{std::max(0.0, wall - sum.wall), std::max(0.0, wall - sum.wall)};
  Times total{wall, sum.user + rest.user};
  Printer(os, report, total, anyParallel).print(row.children, rest);
}
