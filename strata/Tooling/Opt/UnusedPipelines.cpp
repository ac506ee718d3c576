// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/UnusedPipelines.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace strata;

/// The names of the operations that a manager nested in `around` could have run
/// on; `isTop` if that runs on `root` itself.
static std::set<StringRef> collectChildren(const OpPassManager &around,
                                           bool isTop, Operation *root) {
  std::set<StringRef> names;
  root->walk([&](Operation *op) {
    if ((op == root) != isTop ||
        (!around.isAny() && op->getName().getStringRef() != around.getAnchor()))
      return;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &child : block)
          if (child.getNumRegions())
            names.insert(child.getName().getStringRef());
  });
  return names;
}

/// The name of the operation around the first one called `name` that passes can run
/// on; empty if there is none.
static StringRef findParentOf(StringRef name, Operation *root) {
  StringRef found;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == root || op->getName().getStringRef() != name ||
        !op->hasTrait(OpTrait::IsolatedFromAbove))
      return WalkResult::Advance;
    found = op->getParentOp()->getName().getStringRef();
    return WalkResult::Interrupt;
  });
  return found;
}

static void warn(const OpPassManager &nested, const OpPassManager &around,
                 bool isTop, Operation *root) {
  // There is nothing that it would not have run on.
  if (nested.isAny())
    return;
  std::set<StringRef> names = collectChildren(around, isTop, root);
  if (names.empty())
    return;
  constexpr size_t MaxNames = 5;
  std::string list;
  size_t count = 0;
  for (StringRef name : names)
    if (++count <= MaxNames)
      list += (list.empty() ? "'" : ", '") + name.str() + "'";
  if (count > MaxNames)
    list += " and others";
  InFlightDiagnostic diag = emitWarning(root->getContext(), root->getLoc());
  diag << "the pipeline '" << nested.getAnchor()
       << "(...)' ran on nothing: among the immediate children of '"
       << around.getAnchor() << "' there are " << list;
  StringRef parent = findParentOf(nested.getAnchor(), root);
  if (!parent.empty())
    diag.attachNote() << "'" << nested.getAnchor() << "' is inside '" << parent
                      << "'; write '" << parent << "(" << nested.getAnchor()
                      << "(...))'";
}

static void warnOfUnusedIn(const OpPassManager &pm, bool isTop,
                           Operation *root) {
  for (const OpPassManager::Element &element : pm.getElements()) {
    if (!element.nested)
      continue;
    if (element.nested->hasRunOnSomething())
      warnOfUnusedIn(*element.nested, /*isTop=*/false, root);
    else
      warn(*element.nested, pm, isTop, root);
  }
}

void strata::warnOfUnusedPipelines(const OpPassManager &pm, Operation *op) {
  warnOfUnusedIn(pm, /*isTop=*/true, op);
}
