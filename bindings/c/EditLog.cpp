// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/c/EditLog.h"

#include "strata/IR/Verify/Verifier.h"

using namespace strata;
using namespace strata::capi;

static EditLog *&getCurrentLog() {
  static thread_local EditLog *log = nullptr;
  return log;
}

EditLog::EditLog(Context *ctx)
    : ctx(ctx), outer(std::exchange(getCurrentLog(), this)) {}
EditLog::~EditLog() { getCurrentLog() = outer; }

EditLog *EditLog::get(Context *ctx) {
  EditLog *log = getCurrentLog();
  return log && log->ctx == ctx ? log : nullptr;
}

EditLog::Entry &EditLog::getEntry(Operation *op) {
  auto [it, isNew] = indices.try_emplace(op, entries.size());
  if (isNew)
    entries.push_back({op});
  return entries[it->second];
}

void EditLog::add(Operation *op, bool hasNewContents) {
  if (op)
    getEntry(op).hasNewContents |= hasNewContents;
}

void EditLog::addRemoved(Operation *op) { getEntry(op).wasRemoved = true; }

void EditLog::willDestroy(Operation *op) {
  auto it = indices.find(op);
  if (it == indices.end())
    return;
  entries[it->second].op = nullptr;
  indices.erase(it);
}

LogicalResult EditLog::verifyInside(Operation *root) {
  for (const Entry &entry : entries)
    if (entry.op && root->isAncestor(entry.op) &&
        failed(verify(entry.op, entry.hasNewContents)))
      return failure();
  return success();
}

void EditLog::forgetOutside(Operation *root, RewriterBase &rewriter) {
  auto *listener =
      static_cast<RewriterBase::Listener *>(rewriter.getListener());
  // Notifications do not destroy operations.
  for (const Entry &entry : entries)
    if (listener && entry.op && entry.wasRemoved && !root->isAncestor(entry.op))
      entry.op->walk(
          [&](Operation *inner) { listener->notifyOperationErased(inner); });
}

bool EditLog::isNew(Operation *op) const {
  for (; op; op = op->getParentOp()) {
    auto it = indices.find(op);
    if (it != indices.end() && entries[it->second].hasNewContents)
      return true;
  }
  return false;
}

void EditLog::eraseNew(RewriterBase &rewriter) {
  // Erasing an operation clears its entry.
  for (size_t i = entries.size(); i-- > 0;) {
    Operation *op = entries[i].op;
    if (!op || !entries[i].hasNewContents || !op->getBlock())
      continue;
    op->dropAllUses();
    rewriter.eraseOp(op);
  }
}
