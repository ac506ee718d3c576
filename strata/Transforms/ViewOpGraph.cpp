// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints an operation as a Graphviz graph: operations are nodes, operations
// with regions and blocks are clusters; edges are data flow, or the order of
// operations. The text is that of mlir-opt. Changes nothing.
//
// Nodes and clusters share one sequence of numbers. Edges follow all nodes,
// since operations may use values that are defined later.
#include "strata/Transforms/ViewOpGraph.h"

#include "strata/Asm/AsmState.h"
#include "strata/IR/Translation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace strata;

namespace {
/// A node, or a cluster with the invisible node that edges to it end at.
struct Node {
  unsigned id = 0;
  /// The number of the cluster; 0 for nodes.
  unsigned cluster = 0;
};

class GraphWriter {
public:
  GraphWriter(const OpGraphOptions &options, Operation *root,
              const PrintingFlags &flags, raw_ostream &os)
      : options(options), flags(flags), names(root, flags), os(os) {
    root->walk([&](Operation *op) {
      hues.try_emplace(op->getName().getStringRef(), hues.size());
    });
  }
  void write(Operation *root);

private:
  Node writeOp(Operation *op);
  void writeRegion(Region &region);
  void writeBlock(Block &block);
  Node writeCluster(StringRef label, function_ref<void()> writeContents);
  Node writeNode(StringRef label, StringRef color);
  void addEdge(Node from, StringRef fromPort, Node to, StringRef toPort,
               StringRef style);
  void addDataEdges(Operation *op);
  void writeDataEdges();

  std::string getClusterLabel(Operation *op);
  std::string getNodeLabel(Operation *op);
  std::string getValueLabel(Value value, StringRef kind, bool withType);
  std::string getAttrText(Attribute attr);
  std::string getTypeText(Type type);
  std::string getAttrLines(Operation *op);
  std::string getName(Value value);
  std::string getPort(Value value, StringRef kind);
  std::string getColor(Operation *op);
  raw_ostream &line() { return os.indent(indent); }
  void writeLabel(StringRef label);
  std::string shorten(std::string text) const;

  const OpGraphOptions &options;
  PrintingFlags flags;
  AsmState names;
  raw_ostream &os;
  unsigned indent = 0, counter = 0;
  /// Numbers of the names of operations, those inside first.
  llvm::DenseMap<StringRef, unsigned> hues;
  llvm::DenseMap<Operation *, Node> nodes;
  llvm::DenseMap<Value, Node> arguments;
  /// The users in the order of their edges.
  std::vector<Operation *> users;
  std::string edges;
};
} // namespace

//===-- Text -------------------------------------------------------------===//

/// Escapes characters that have a meaning in labels by a backslash.
static std::string escape(StringRef text) {
  std::string result;
  for (char c : text) {
    if (StringRef("{}<>|\"\n").contains(c))
      result += '\\';
    result += c;
  }
  return result;
}

/// The labels of clusters, and names of operations and attributes, have no
/// meaning but where the string ends.
static std::string escapeQuotes(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '"')
      result += '\\';
    result += c;
  }
  return result;
}

std::string GraphWriter::shorten(std::string text) const {
  if (text.size() <= options.maxLabelLength)
    return text;
  text.resize(options.maxLabelLength);
  return text + "...";
}

std::string GraphWriter::getTypeText(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printType(type, os, flags);
  return shorten(std::move(text));
}

/// Elements are shown whole where they are one, and left out where they are
/// many.
std::string GraphWriter::getAttrText(Attribute attr) {
  constexpr int64_t Many = 16;
  int64_t limit = flags.elideElementsIfLarger.value_or(Many);
  auto elements = dyn_cast<ElementsAttr>(attr);
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  auto strings = dyn_cast<DenseStringElementsAttr>(attr);
  bool isSplat = (dense && dense.isSplat()) || (strings && strings.isSplat());
  if (elements && !isSplat &&
      elements.getType().getNumElementsChecked().value_or(INT64_MAX) > limit) {
    size_t rank = elements.getType().getShape().size();
    return std::string(rank, '[') + "..." + std::string(rank, ']') + " : " +
           getTypeText(elements.getType());
  }
  if (auto array = dyn_cast<ArrayAttr>(attr);
      array && int64_t(array.getValue().size()) > limit)
    return "[...]";
  std::string text;
  llvm::raw_string_ostream os(text);
  printAttr(attr, os, flags);
  return isSplat ? text : shorten(std::move(text));
}

std::string GraphWriter::getName(Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  names.printOperand(value, os);
  return text;
}

/// `arg_0` or `res_0_1`, as edges call the part of a node that is about
/// `value`.
std::string GraphWriter::getPort(Value value, StringRef kind) {
  std::string name = getName(value);
  std::replace(name.begin(), name.end(), '#', '_');
  StringRef stem = name;
  stem.consume_front("%");
  return (kind + "_" + stem).str();
}

std::string GraphWriter::getValueLabel(Value value, StringRef kind,
                                       bool withType) {
  std::string label = "<" + getPort(value, kind) + "> " + getName(value);
  if (withType && options.printResultTypes)
    label += " " + escape(getTypeText(value.getType()));
  return label;
}

std::string GraphWriter::getAttrLines(Operation *op) {
  // The properties of unregistered operations, written `<{...}>`, are no
  // attributes.
  SmallVector<NamedAttribute> attrs;
  if (op->isRegistered())
    attrs = op->getAttrs();
  else
    llvm::append_range(attrs, op->getDiscardableAttrs());
  std::string lines;
  for (const NamedAttribute &attr : attrs)
    lines += escapeQuotes(attr.getNameRef()) + ": " +
             escape(getAttrText(attr.getValue())) + "\\l";
  return lines;
}

std::string GraphWriter::getClusterLabel(Operation *op) {
  std::string label = escapeQuotes(op->getName().getStringRef());
  if (options.printResultTypes) {
    std::string types;
    llvm::raw_string_ostream os(types);
    llvm::interleaveComma(op->getResultTypes(), os,
                          [&](Type type) { printType(type, os, flags); });
    label += " : (" + escapeQuotes(shorten(std::move(types))) + ")";
  }
  if (options.printAttrs)
    label += "\\l" + getAttrLines(op);
  return label;
}

/// `{{operands}|name, attributes|{results}}`.
std::string GraphWriter::getNodeLabel(Operation *op) {
  auto list = [&](auto &&values, StringRef kind, bool withTypes) {
    SmallVector<std::string, 4> labels;
    for (Value value : values)
      labels.push_back(getValueLabel(value, kind, withTypes));
    return "{" + llvm::join(labels, "|") + "}";
  };
  std::string label = "{";
  if (op->getNumOperands())
    label += list(op->getOperands(), "arg", /*withTypes=*/false) + "|";
  label += escapeQuotes(op->getName().getStringRef()) + "\\l";
  if (options.printAttrs)
    if (std::string lines = getAttrLines(op); !lines.empty())
      label += "\\l" + lines;
  if (op->getNumResults())
    label += "|" + list(op->getResults(), "res", /*withTypes=*/true);
  return label + "}";
}

std::string GraphWriter::getColor(Operation *op) {
  double hue = double(hues.lookup(op->getName().getStringRef())) /
               double(std::max<size_t>(1, hues.size()));
  std::string color;
  llvm::raw_string_ostream(color) << llvm::format("%f 0.3 0.95", hue);
  return color;
}

//===-- Nodes ------------------------------------------------------------===//

/// `label = "..."`. Attributes may have lines, which are indented.
void GraphWriter::writeLabel(StringRef label) {
  os << "label = \"";
  auto [first, rest] = label.split('\n');
  os << first;
  while (!rest.empty()) {
    std::tie(first, rest) = rest.split('\n');
    os << '\n';
    os.indent(indent) << first;
  }
  os << '"';
}

Node GraphWriter::writeNode(StringRef label, StringRef color) {
  Node node{++counter, 0};
  line() << 'v' << node.id << " [";
  if (!color.empty())
    os << "fillcolor = \"" << color << "\", ";
  writeLabel(label);
  os << ", shape = Mrecord";
  if (!color.empty())
    os << ", style = filled";
  os << "];\n";
  return node;
}

Node GraphWriter::writeCluster(StringRef label,
                               function_ref<void()> writeContents) {
  Node node;
  node.cluster = ++counter;
  line() << "subgraph cluster_" << node.cluster << " {\n";
  indent += 2;
  node.id = ++counter;
  line() << 'v' << node.id << " [label = \" \", shape = plain];\n";
  line();
  writeLabel(label);
  os << ";\n";
  runWithSufficientStackSpace(writeContents);
  indent -= 2;
  line() << "}\n";
  return node;
}

void GraphWriter::writeBlock(Block &block) {
  writeCluster("", [&] {
    for (BlockArgument arg : block.getArguments())
      arguments[arg] =
          writeNode(getValueLabel(arg, "res", /*withType=*/true), "");
    std::optional<Node> previous;
    for (Operation &op : block) {
      Node node = writeOp(&op);
      if (previous && options.printControlFlowEdges)
        addEdge(*previous, "", node, "", "dashed");
      previous = node;
    }
  });
}

void GraphWriter::writeRegion(Region &region) {
  for (Block &block : region)
    writeBlock(block);
}

Node GraphWriter::writeOp(Operation *op) {
  Node node;
  if (op->getNumRegions())
    node = writeCluster(getClusterLabel(op), [&] {
      for (Region &region : op->getRegions())
        writeRegion(region);
    });
  else
    node = writeNode(getNodeLabel(op), getColor(op));
  nodes[op] = node;
  users.push_back(op);
  return node;
}

//===-- Edges ------------------------------------------------------------===//

void GraphWriter::addEdge(Node from, StringRef fromPort, Node to,
                          StringRef toPort, StringRef style) {
  llvm::raw_string_ostream text(edges);
  text << "  v" << from.id;
  if (!from.cluster && !fromPort.empty())
    text << ':' << fromPort << ":s";
  text << " -> v" << to.id;
  if (!to.cluster && !toPort.empty())
    text << ':' << toPort << ":n";
  text << '[';
  if (to.cluster)
    text << "lhead = cluster_" << to.cluster << ", ";
  if (from.cluster)
    text << "ltail = cluster_" << from.cluster << ", ";
  text << "style = " << style << "];\n";
}

void GraphWriter::addDataEdges(Operation *op) {
  for (Value operand : op->getOperands()) {
    Operation *def = operand.getDefiningOp();
    auto found = def ? nodes.find(def) : nodes.end();
    Node from = def ? (found == nodes.end() ? Node() : found->second)
                    : arguments.lookup(operand);
    if (from.id)
      addEdge(from, getPort(operand, "res"), nodes.lookup(op),
              getPort(operand, "arg"), "solid");
  }
}

void GraphWriter::write(Operation *root) {
  os << "digraph G {\n";
  indent = 2;
  line() << "compound = true;\n";
  writeOp(root);
  if (options.printDataFlowEdges)
    for (Operation *op : users)
      addDataEdges(op);
  os << edges << "}\n";
}

void strata::writeOpGraph(Operation *op, raw_ostream &os,
                          const OpGraphOptions &options,
                          const PrintingFlags &flags) {
  GraphWriter(options, op, flags, os).write(op);
}

//===-- The translation and the pass --------------------------------------===//

void strata::registerOpGraphTranslation(Context &ctx) {
  // A failure has been reported.
  (void)registerTranslation(
      ctx, {.name = "dot",
            .description = "Graphviz graph of operations and their values",
            .write = [](Operation *op, raw_ostream &os) {
              writeOpGraph(op, os);
              return success();
            }});
}

namespace {
struct ViewOpGraph final : Pass {
  using Pass::Pass;
  Option<unsigned> maxLabelLength{
      *this, "max-label-len",
      "Maximum length of attributes and types in characters", 20};
  Option<bool> printAttrs{*this, "print-attrs", "Show attributes", true};
  Option<bool> printControlFlowEdges{*this, "print-control-flow-edges",
                                     "Show edges of the control flow", false};
  Option<bool> printDataFlowEdges{*this, "print-data-flow-edges",
                                  "Show edges from values to their users",
                                  true};
  Option<bool> printResultTypes{*this, "print-result-types",
                                "Show types of results", true};

  void runOnOperation() override {
    Operation *op = getOperation();
    PrintingFlags flags = getPrintingFlags();
    // Other threads change the IR around it.
    if (op->getBlock())
      flags.localScope = true;
    OpGraphOptions options{.maxLabelLength = *maxLabelLength,
                           .printAttrs = *printAttrs,
                           .printControlFlowEdges = *printControlFlowEdges,
                           .printDataFlowEdges = *printDataFlowEdges,
                           .printResultTypes = *printResultTypes};
    writeOpGraph(op, getOutputStream(), options, flags);
    markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo viewOpGraphInfo = {
    .argument = "view-op-graph",
    .name = "ViewOpGraph",
    .summary = "Print operations as a Graphviz graph",
    .create = makePass<ViewOpGraph>,
};

void strata::registerViewOpGraphPass(PassRegistry &registry) {
  registry.add(viewOpGraphInfo);
}
