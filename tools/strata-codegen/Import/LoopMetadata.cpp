// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of loops, by the table that the export has.
#include "strata/Target/LLVMIR/LoopRulesDetail.h"
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Metadata.h"

using namespace strata;
using namespace strata::codegen;
using llvm::MDNode;
using llvmir::LoopRule;

/// The attribute that is the parameter `group`.
static std::string getGroupAttr(StringRef group) {
  return group == "unrollAndJam" ? "#llvm.loop_unroll_and_jam"
                                 : ("#llvm.loop_" + group).str();
}

/// The value of a property; empty if it has another form.
static std::string getValue(ModuleImport &import, const LoopRule &rule,
                            StringRef name, const MDNode *node) {
  const llvm::ConstantInt *number =
      node->getNumOperands() == 2
          ? llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
                node->getOperand(1))
          : nullptr;
  bool isNameOnly = node->getNumOperands() == 1;
  auto getBool = [](bool value) -> std::string {
    return value ? "true" : "false";
  };
  switch (rule.kind) {
  case LoopRule::Name:
    return isNameOnly ? getBool(name == rule.name) : "";
  case LoopRule::Bit:
  case LoopRule::NegatedBit:
    if (!isNameOnly && !number)
      return "";
    return getBool((isNameOnly || number->isOne()) ==
                   (rule.kind == LoopRule::Bit));
  case LoopRule::Number:
    if (!number)
      return "";
    // The one number that is a bit in the dialect.
    if (rule.parameter == "isVectorized")
      return getBool(!number->isZero());
    // Others are i32.
    if (!number->getValue().isSignedIntN(32))
      return "";
    return std::to_string(number->getSExtValue()) + " : i32";
  case LoopRule::Followup: {
    auto *loop = node->getNumOperands() == 2
                     ? llvm::dyn_cast_or_null<MDNode>(node->getOperand(1).get())
                     : nullptr;
    return loop ? import.getLoop(loop) : "";
  }
  }
  llvm_unreachable("all are listed");
}

namespace {
/// One `!llvm.loop` while it is read.
class LoopReader {
public:
  explicit LoopReader(ModuleImport &import) : import(import) {}
  /// Why the dialect has no form of it; empty if it has one.
  std::string read(const MDNode *node);
  /// Empty if there are no properties.
  std::string getText();

private:
  /// Returns the error in a property; null if it is valid.
  const char *add(StringRef name, const MDNode *node);
  void addPlace(const llvm::DILocation *location);

  ModuleImport &import;
  /// Names of properties, and parameters that they are.
  llvm::StringSet<> names, parameters;
  llvm::MapVector<StringRef, std::vector<std::string>> groups;
  std::vector<std::string> places;
  unsigned numPlaces = 0;
  std::string accesses;
};
} // namespace

static constexpr const char *IsUnsupported = "is not supported";
static constexpr const char *IsRepeated = "is given twice";

const char *LoopReader::add(StringRef name, const MDNode *node) {
  if (!names.insert(name).second)
    return IsRepeated;
  for (const LoopRule &rule : llvmir::loopRules) {
    if (rule.name != name && (rule.otherwise.empty() || rule.otherwise != name))
      continue;
    std::string value = getValue(import, rule, name, node);
    if (value.empty())
      return IsUnsupported;
    groups[rule.group].push_back((rule.parameter + " = " + value).str());
    // It may have been given by another name.
    std::string parameter = (rule.group + "." + rule.parameter).str();
    return parameters.insert(parameter).second ? nullptr : IsRepeated;
  }
  if (name != "llvm.loop.parallel_accesses")
    return IsUnsupported;
  std::vector<std::string> list;
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands()))
    if (auto *group = llvm::dyn_cast_or_null<MDNode>(operand.get())) {
      std::string text = import.getAccessGroups(group);
      list.push_back(text.substr(1, text.size() - 2));
    }
  accesses = join(list);
  return nullptr;
}

void LoopReader::addPlace(const llvm::DILocation *location) {
  // The dialect has places with a scope, not those that were inlined.
  if (numPlaces < 2 && !location->getInlinedAt())
    places.push_back((numPlaces ? "endLoc =" : "startLoc =") +
                     import.getLocation(location));
  ++numPlaces;
}

std::string LoopReader::read(const MDNode *node) {
  if (!node->getNumOperands() || node->getOperand(0) != node)
    return "the node of '!llvm.loop' does not begin with itself";
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    if (auto *location =
            llvm::dyn_cast_or_null<llvm::DILocation>(operand.get())) {
      addPlace(location);
      continue;
    }
    auto *property = llvm::dyn_cast_or_null<MDNode>(operand.get());
    auto *name = property && property->getNumOperands()
                     ? llvm::dyn_cast_or_null<llvm::MDString>(
                           property->getOperand(0).get())
                     : nullptr;
    if (!name)
      return "a property of '!llvm.loop' has no name";
    if (const char *problem = add(name->getString(), property))
      return ("the property '" + name->getString() + "' of '!llvm.loop' " +
              problem)
          .str();
  }
  return {};
}

std::string LoopReader::getText() {
  std::vector<std::string> parts;
  for (auto &[group, parameters] : groups) {
    std::string list = join(parameters);
    parts.push_back(group.empty() ? list
                                  : (group + " = " +
                                     import.makeAlias(getGroupAttr(group) +
                                                      "<" + list + ">"))
                                        .str());
  }
  parts.insert(parts.end(), places.begin(), places.end());
  if (!accesses.empty())
    parts.push_back("parallelAccesses = " + accesses);
  return parts.empty() ? "" : "#llvm.loop_annotation<" + join(parts) + ">";
}

std::string ModuleImport::getLoop(const MDNode *node) {
  NodeUse use(node, NodeKind::Loop);
  if (auto known = nodes.find(use); known != nodes.end())
    return known->second;
  // Until it is known, for loops that name themselves.
  nodes[use] = "";
  LoopReader reader(*this);
  std::string reason = reader.read(node);
  if (!reason.empty()) {
    warn(reason);
    return {};
  }
  std::string text = reader.getText();
  return nodes[use] = text.empty() ? "" : makeAlias(text);
}
