// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser finds the syntax in the record of the old name, which stays
// unregistered: only its custom form is known.
#include "strata/Asm/OlderSyntax.h"

#include "strata/IR/ContextData.h"

#include <atomic>
#include <map>
#include <mutex>

using namespace strata;

namespace {
/// Dialects are loaded by any thread.
struct OlderSyntaxes final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.older-syntax";
  std::mutex mutex;
  std::map<StringRef, OlderSyntax> byName;
  std::atomic<bool> isRefused = false;
};
} // namespace

/// The hook `parse` of an old name.
static ParseResult parseOlderOp(OpAsmParser &parser, OperationState &state) {
  Context *ctx = parser.getContext();
  const OlderSyntax *syntax = findOlderSyntax(*ctx, state.name.getStringRef());
  assert(syntax && "the hook is that of a registered syntax");
  if (isOlderSyntaxRefused(*ctx))
    return parser.emitError(parser.getNameLoc(), "is unknown");
  state.name = OperationName(syntax->newOp, ctx);
  return syntax->parse(parser, state);
}

LogicalResult strata::registerOlderSyntax(Context &ctx,
                                          const OlderSyntax &syntax) {
  assert(syntax.parse && "older syntax needs a parser");
  auto &all = getContextData<OlderSyntaxes>(ctx);
  bool isNew = [&] {
    std::lock_guard lock(all.mutex);
    return all.byName.emplace(syntax.op, syntax).second;
  }();
  if (!isNew)
    return emitRegisteredTwice(ctx, "older syntax", syntax.op);
  auto *def = const_cast<OpDefinition *>(ctx.getOpDefinition(syntax.op));
  assert(!def->registered && "an operation has the name of an older one");
  def->parse = parseOlderOp;
  return success();
}

const OlderSyntax *strata::findOlderSyntax(Context &ctx, StringRef op) {
  auto &all = getContextData<OlderSyntaxes>(ctx);
  std::lock_guard lock(all.mutex);
  auto found = all.byName.find(op);
  return found == all.byName.end() ? nullptr : &found->second;
}

void strata::refuseOlderSyntax(Context &ctx) {
  getContextData<OlderSyntaxes>(ctx).isRefused = true;
}

bool strata::isOlderSyntaxRefused(Context &ctx) {
  return getContextData<OlderSyntaxes>(ctx).isRefused;
}

std::vector<const OlderSyntax *> strata::getOlderSyntax(Context &ctx) {
  auto &all = getContextData<OlderSyntaxes>(ctx);
  std::lock_guard lock(all.mutex);
  std::vector<const OlderSyntax *> result;
  for (auto &[name, syntax] : all.byName)
    result.push_back(&syntax);
  return result;
}
