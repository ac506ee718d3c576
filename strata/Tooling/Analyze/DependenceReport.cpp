// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Analyze/DependenceReport.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Tooling/Analyze/ReportText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace strata;
namespace json = llvm::json;

static std::string formatName(Operation *function) {
  StringAttr name = SymbolTable::getSymbolName(function);
  std::string text = "@";
  llvm::raw_string_ostream os(text);
  if (name)
    llvm::printEscapedString(name.getValue(), os);
  return text;
}

/// `1`, `1..4`, `>=1`, `<=4` or `*`.
static std::string formatComponent(const DependenceComponent &component) {
  if (!component.lb && !component.ub)
    return "*";
  if (!component.lb)
    return "<=" + std::to_string(*component.ub);
  if (!component.ub)
    return ">=" + std::to_string(*component.lb);
  std::string text = std::to_string(*component.lb);
  if (component.lb != component.ub)
    text += ".." + std::to_string(*component.ub);
  return text;
}

static std::string formatDistances(const Dependence &dependence) {
  std::string text = "(";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(dependence.distances, os,
                        [&](const DependenceComponent &component) {
                          os << formatComponent(component);
                        });
  return text + ")";
}

/// The number of a level in the report, from 1 on.
static size_t getNumber(const DependenceGraph &graph, const LoopLevel &level) {
  const LoopLevel *found = llvm::find(graph.getLevels(), level);
  return size_t(found - graph.getLevels().begin()) + 1;
}

/// The carrier of a dependence in words.
static std::string formatCarrier(const DependenceGraph &graph,
                                 const Dependence &dependence) {
  if (!dependence.carrier)
    return dependence.isUnordered ? "in unknown order" : "in one iteration";
  const LoopLevel &level = dependence.levels[*dependence.carrier];
  size_t number = getNumber(graph, level);
  if (number > graph.getLevels().size())
    return "between blocks";
  return (dependence.isUnordered ? "race in loop " : "carried by loop ") +
         std::to_string(number);
}

void strata::printDependences(const FunctionDependences &dependences,
                              raw_ostream &os) {
  const DependenceGraph &graph = dependences.graph;
  os << formatName(dependences.function) << '\n';
  for (auto [i, level] : llvm::enumerate(graph.getLevels()))
    os << "  loop " << i + 1 << "  " << formatPlace(level.loop) << ' '
       << level.loop->getName() << ": "
       << (graph.isFreeOfDependences(level)
               ? "no dependences between iterations"
               : "dependences between iterations")
       << '\n';
  ArrayRef<LoopAccess> accesses = graph.getAccesses();
  for (const Dependence &dependence : graph.getDependences()) {
    Operation *source = accesses[dependence.source].op;
    Operation *target = accesses[dependence.target].op;
    os << "  "
       << llvm::left_justify(stringifyDependenceKind(dependence.kind), 6)
       << "  " << formatPlace(source) << ' ' << source->getName() << " -> "
       << formatPlace(target) << ' ' << target->getName() << ", "
       << formatCarrier(graph, dependence);
    if (!dependence.levels.empty())
      os << ", distance " << formatDistances(dependence);
    if (dependence.isOverwritten)
      os << ", overwritten before";
    if (dependence.iterations && !dependence.levels.empty() &&
        llvm::all_of(dependence.levels,
                     [](const LoopLevel &level) { return level.variable; }))
      os << ", as from " << formatList(dependence.iterations->source) << " to "
         << formatList(dependence.iterations->target);
    os << '\n';
  }
  if (!graph.isComplete())
    os << "  more pairs of accesses were not compared\n";
}

static void writeDependence(const DependenceGraph &graph,
                            const Dependence &dependence, json::OStream &out) {
  out.attribute("kind", stringifyDependenceKind(dependence.kind));
  out.attribute("source", int64_t(dependence.source));
  out.attribute("target", int64_t(dependence.target));
  out.attribute("unordered", dependence.isUnordered);
  if (dependence.kind == DependenceKind::Flow)
    out.attribute("overwritten", dependence.isOverwritten);
  if (dependence.carrier)
    out.attribute("carrier", int64_t(*dependence.carrier));
  out.attributeArray("loops", [&] {
    for (const LoopLevel &level : dependence.levels)
      out.value(int64_t(getNumber(graph, level)) - 1);
  });
  out.attributeArray("distances", [&] {
    for (const DependenceComponent &component : dependence.distances)
      out.object([&] {
        if (component.lb)
          out.attribute("min", *component.lb);
        if (component.ub)
          out.attribute("max", *component.ub);
      });
  });
  if (!dependence.iterations)
    return;
  out.attributeArray("from", [&] {
    for (int64_t value : dependence.iterations->source)
      out.value(value);
  });
  out.attributeArray("to", [&] {
    for (int64_t value : dependence.iterations->target)
      out.value(value);
  });
}

void strata::writeDependences(const FunctionDependences &dependences,
                              json::OStream &out) {
  const DependenceGraph &graph = dependences.graph;
  auto writeOp = [&](Operation *op) {
    out.attribute("operation", json::fixUTF8(op->getName().getStringRef()));
    out.attribute("place", json::fixUTF8(formatPlace(op)));
  };
  out.object([&] {
    out.attribute("function", json::fixUTF8(formatName(dependences.function)));
    out.attribute("complete", graph.isComplete());
    out.attributeArray("loops", [&] {
      for (const LoopLevel &level : graph.getLevels())
        out.object([&] {
          writeOp(level.loop);
          out.attribute("independent", graph.isFreeOfDependences(level));
        });
    });
    out.attributeArray("accesses", [&] {
      for (const LoopAccess &access : graph.getAccesses())
        out.object([&] {
          writeOp(access.op);
          out.attribute("store", access.isStore());
        });
    });
    out.attributeArray("dependences", [&] {
      for (const Dependence &dependence : graph.getDependences())
        out.object([&] { writeDependence(graph, dependence, out); });
    });
  });
}

/// The text in quotes, as Graphviz reads it.
static std::string quote(StringRef text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

unsigned strata::drawDependences(const FunctionDependences &dependences,
                                 unsigned number, raw_ostream &os) {
  const DependenceGraph &graph = dependences.graph;
  os << "  subgraph cluster_" << number
     << " {\n    label = " << quote(formatName(dependences.function)) << ";\n";
  for (auto [i, access] : llvm::enumerate(graph.getAccesses()))
    os << "    n" << number + i << " [shape = box, label = "
       << quote((access.op->getName().getStringRef() + " " +
                 formatPlace(access.op))
                    .str())
       << "];\n";
  for (const Dependence &dependence : graph.getDependences())
    os << "    n" << number + dependence.source << " -> n"
       << number + dependence.target << " [label = "
       << quote((stringifyDependenceKind(dependence.kind) + " " +
                 formatDistances(dependence))
                    .str())
       << (dependence.carrier ? "" : ", style = dashed")
       << (dependence.isOverwritten ? ", color = gray" : "") << "];\n";
  os << "  }\n";
  return number + unsigned(graph.getAccesses().size()) + 1;
}
