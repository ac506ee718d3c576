// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/GenericSuccessor.h"

#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

std::string strata::findGenericName(Context &ctx, StringRef name) {
  return getContextData<OpHistory>(ctx).getSuccessor(name);
}

/// The current attribute for a string that was attribute `name` of `dialect`;
/// null if it is omitted.
static Attribute getCurrentAttribute(const OpHistory &history,
                                     StringRef dialect, StringRef name,
                                     Attribute attr) {
  auto text = dyn_cast<StringAttr>(attr);
  if (!text)
    return attr;
  std::string key = (dialect + "." + name).str();
  auto found = history.texts.find((key + "=" + text.getValue()).str());
  if (found == history.texts.end())
    found = history.texts.find(key);
  if (found == history.texts.end())
    return attr;
  if (found->second.empty())
    return {};
  StringRef form = found->second;
  auto [before, after] = form.split("$0");
  DiagnosticCapture silence;
  return parseAttribute(form.contains("$0")
                            ? (before + text.getValue() + after).str()
                            : form.str(),
                        attr.getContext());
}

bool strata::isCurrentGeneric(Operation *op, StringRef name) {
  auto &history = getContextData<OpHistory>(*op->getContext());
  return op->getName().getStringRef() == name &&
         llvm::none_of(op->getAttrs(), [&](NamedAttribute attr) {
           return getCurrentAttribute(history, name.split('.').first,
                                      attr.getNameRef(),
                                      attr.getValue()) != attr.getValue();
         });
}

Operation *strata::createGenericSuccessor(RewriterBase &rewriter, Operation *op,
                                          StringRef name,
                                          ArrayRef<NamedAttribute> more) {
  Context *ctx = op->getContext();
  StringRef dialect = name.split('.').first;
  if (!ctx->allowsUnregisteredDialects() &&
      !ctx->getOpDefinition(name)->registered)
    return nullptr;
  auto &history = getContextData<OpHistory>(*ctx);
  OperationState state(op->getLoc(), name);
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  SmallVector<NamedAttribute, 4> attributes(op->getAttrs());
  llvm::append_range(attributes, more);
  for (NamedAttribute attr : attributes)
    if (Attribute value = getCurrentAttribute(
            history, dialect, attr.getNameRef(), attr.getValue()))
      state.addAttribute(attr.getName(), value);
  for (Block *successor : op->getSuccessors())
    state.addSuccessors(successor);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  return rewriter.create(state);
}
