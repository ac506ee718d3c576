// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/Upgrade.h"

#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Eras/GenericSuccessor.h"
#include "strata/Eras/UpgradeRulesDetail.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;

namespace {
/// Upgrades the operations of one root.
class Upgrader {
public:
  Upgrader(Operation *root, EraSet eras, RewriterBase::Listener *outer)
      : ctx(root->getContext()), eras(eras),
        history(getContextData<OpHistory>(*ctx)),
        rules(getContextData<UpgradeRules>(*ctx)), driver(ctx, outer) {}

  LogicalResult run(Operation *root);

private:
  bool applyRules(Operation *op);
  bool applyGeneric(Operation *op);
  void completeDeclaration(Operation *op);
  void reportUnsupported(Operation *op);
  bool isOlder(Operation *op) const;
  void checkTypes(Operation *root);

  Context *ctx;
  EraSet eras;
  OpHistory &history;
  UpgradeRules &rules;
  RuleDriver driver;
  bool hasFailed = false;
};
} // namespace

/// Applies the first rule that matches; false if there is none.
bool Upgrader::applyRules(Operation *op) {
  if (failed(loadRulesFor(*ctx, rules, op->getName().getStringRef())))
    hasFailed = true;
  return driver.apply(rules.sets, op);
}

/// Replaces an operation by one without definition, if a table names it.
bool Upgrader::applyGeneric(Operation *op) {
  std::string name = findGenericName(*ctx, op->getName().getStringRef());
  if (name.empty() || isCurrentGeneric(op, name))
    return false;
  PatternRewriter &rewriter = driver.getRewriter();
  rewriter.setInsertionPoint(op);
  driver.begin(name, op);
  Operation *other = createGenericSuccessor(rewriter, op, name);
  if (other)
    rewriter.replaceOp(op, other->getResults());
  driver.end(name, success(other));
  return other;
}

/// Declarations were public until they had to be private.
void Upgrader::completeDeclaration(Operation *op) {
  StringRef name = SymbolTable::getVisibilityAttrName();
  if (eras.isOlder() &&
      history.privateDeclarations.contains(op->getName().getStringRef()) &&
      isExternalFunction(op) && !op->getAttr(name))
    driver.getRewriter().modifyOpInPlace(
        op, [&] { op->setAttr(name, StringAttr::get(ctx, "private")); });
}

void Upgrader::reportUnsupported(Operation *op) {
  StringRef name = op->getName().getStringRef();
  auto known = history.unsupported.find(name);
  if (known == history.unsupported.end())
    known = history.unsupported.find(name.split('.').first);
  if (known != history.unsupported.end()) {
    op->emitError("'") << getDisplayName(op->getDefinition())
                       << "' has no successor: " << known->second.reason;
    hasFailed = true;
    return;
  }
  if (!isOlder(op))
    return;
  op->emitError("'") << getDisplayName(op->getDefinition())
                     << "' is an operation of an older version that no rule "
                        "rewrites";
  hasFailed = true;
}

bool Upgrader::isOlder(Operation *op) const {
  return history.dialects.contains(
      op->getName().getStringRef().split('.').first);
}

/// Reports values of types that only stand for those of older versions.
void Upgrader::checkTypes(Operation *root) {
  auto &spellings = getContextData<OpDisplayNames>(*ctx);
  StringRef found;
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    auto dialect = spellings.dialects.find(type.getDialect().getNamespace());
    if (dialect != spellings.dialects.end())
      found = dialect->second;
  });
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    found = {};
    for (Type type : op->getResultTypes())
      walker.walk(type);
    for (NamedAttribute attr : op->getAttrs())
      walker.walk(attr.getValue());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          walker.walk(arg.getType());
    if (found.empty())
      return;
    op->emitOpError("has a type of an older version of dialect '")
        << found << "' that has no known successor here";
    hasFailed = true;
  });
}

LogicalResult Upgrader::run(Operation *root) {
  // Rules of an operation may look at its operands, so in the order of the text.
  std::vector<Operation *> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  std::vector<Operation *> unmatched;
  for (Operation *op : ops) {
    if (driver.isErased(op))
      continue;
    if (history.dropped.contains(op->getName().getStringRef())) {
      driver.getRewriter().eraseOp(op);
      continue;
    }
    completeDeclaration(op);
    if (!applyRules(op) && !applyGeneric(op))
      unmatched.push_back(op);
  }
  // A rule of a later operation may have erased it, or used its results.
  for (Operation *op : llvm::reverse(unmatched))
    if (!driver.isErased(op) && isOlder(op))
      (void)applyRules(op);
  for (Operation *op : unmatched)
    if (!driver.isErased(op))
      reportUnsupported(op);
  if (!hasFailed)
    checkTypes(root);
  return success(!hasFailed);
}

LogicalResult strata::upgradeToCurrent(Operation *root, EraSet eras,
                                       RewriterBase::Listener *listener) {
  return Upgrader(root, eras, listener).run(root);
}
