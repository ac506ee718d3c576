// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of known attributes of nodes, and references of nodes to
// themselves.
#include "strata/Support/Stack.h"
#include "tools/strata-codegen/Import/DebugNodesDetail.h"

using namespace strata;
using namespace strata::codegen;
using llvm::DINode;

void DebugNodes::addNode(StringRef key, const llvm::Metadata *node,
                         Entries &entries) {
  std::string text = get(llvm::dyn_cast_or_null<DINode>(node));
  if (!text.empty())
    entries.add(key, text);
}

void DebugNodes::addNodes(StringRef key, llvm::DINodeArray nodes,
                          Entries &entries) {
  std::vector<std::string> texts;
  for (const DINode *node : nodes) {
    texts.push_back(get(node));
    if (texts.back().empty())
      return;
  }
  if (!texts.empty())
    entries.add(key, join(texts));
}

std::string DebugNodes::getDistinct(const DINode *node, bool isRecursion) {
  std::string &text = distinct[{node, isRecursion}];
  if (text.empty())
    text = "distinct[" + std::to_string(import.numDistinct++) + "]<>";
  return text;
}

static bool mayBeRecursive(const DINode *node) {
  return llvm::isa<llvm::DISubprogram, llvm::DICompositeType>(node);
}

/// The text that represents `node` inside itself.
std::string DebugNodes::getReference(const DINode *node) {
  stack[frameOf[node]].isReferenced = true;
  stack.back().open.insert(node);
  StringRef name = llvm::isa<llvm::DISubprogram>(node) ? "di_subprogram"
                                                       : "di_composite_type";
  return import.makeAlias("#llvm." + name + "<recId = " +
                          getDistinct(node, true) + ", isRecSelf = true>");
}

void DebugNodes::addPart(const Made &part) {
  stack.back().open.insert_range(part.open);
  stack.back().size += part.size;
}

std::string DebugNodes::get(const DINode *node) {
  if (!node)
    return {};
  if (auto found = known.find(node); found != known.end()) {
    if (!stack.empty())
      addPart(found->second);
    return found->second.text;
  }
  if (frameOf.contains(node))
    return getReference(node);
  // Every cycle has a subprogram or a composite type; other nodes in it are made again.
  if (occurrences.lookup(node) > 1)
    return {};
  numOpenTypes += llvm::isa<llvm::DICompositeType>(node);
  if (mayBeRecursive(node))
    frameOf[node] = stack.size();
  else
    ++occurrences[node];
  stack.push_back({node});
  Entries entries;
  std::string name =
      runWithSufficientStackSpace([&] { return make(node, entries); });
  return finish(name, entries);
}

/// Ends the attribute on top of the stack.
std::string DebugNodes::finish(StringRef name, Entries &entries) {
  Frame frame = std::move(stack.back());
  stack.pop_back();
  const DINode *node = frame.node;
  numOpenTypes -= llvm::isa<llvm::DICompositeType>(node);
  if (mayBeRecursive(node))
    frameOf.erase(node);
  else
    --occurrences[node];
  for (const DINode *dependent : frame.dependents)
    known.erase(dependent);
  frame.open.remove(node);
  Made made;
  if (!name.empty()) {
    std::string recursion;
    if (frame.isReferenced)
      recursion =
          "recId = " + getDistinct(node, true) + (entries.empty() ? "" : ", ");
    made.text =
        import.makeAlias(name + "<" + recursion + entries.getText() + ">");
  }
  size_t innermost = 0;
  for (const DINode *open : frame.open)
    innermost = std::max(innermost, frameOf[open]);
  if (!frame.open.empty())
    stack[innermost].dependents.push_back(node);
  made.open = std::move(frame.open);
  made.size = frame.size;
  if (!stack.empty())
    addPart(made);
  return (known[node] = std::move(made)).text;
}

void DebugNodes::warnOfLostElements() {
  if (!hasDroppedElements)
    import.warn("types of debug information contain each other too often: some "
                "have no elements where others contain them");
  hasDroppedElements = true;
}

void DebugNodes::addElements(const llvm::DICompositeType *type,
                             Entries &entries) {
  if (import.getOptions().dropsCompositeElements)
    return;
  // A type that is in no other type has all its elements.
  if (numOpenTypes > 1 && ++versions[type] > MaxVersions)
    return warnOfLostElements();
  uint64_t before = stack.back().size;
  Entries elements;
  addNodes("elements", type->getElements(), elements);
  if (stack.back().size - before >
      (numOpenTypes > 1 ? MaxInnerSize : MaxSize)) {
    stack.back().size = before;
    return warnOfLostElements();
  }
  if (!elements.empty())
    entries.add(elements.getText());
}
