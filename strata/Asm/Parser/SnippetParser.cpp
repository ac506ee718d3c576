// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Snippets: operations without surrounding IR. The values that they use are
// made up from the uses.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The definition of an operation that stands for the IR around a snippet.
static const OpDefinition *getSnippetOp(Context *ctx, StringRef name,
                                        ArrayRef<StringRef> traits) {
  if (const OpDefinition *known = ctx->findOpDefinition(name))
    return known;
  OpDefinition &def = ctx->defineOp(name);
  addTraits(def, traits);
  return &def;
}

/// The operation around a snippet, without its block.
static OwningOpRef<> createSnippet(Location loc, Context *ctx,
                                   bool hasSymbols) {
  SmallVector<StringRef, 4> traits{"AffineScope", "AutomaticAllocationScope",
                                   "NoTerminator"};
  if (hasSymbols)
    traits.push_back("SymbolTable");
  StringRef name =
      hasSymbols ? "strata.snippet_with_symbols" : "strata.snippet";
  return OwningOpRef<>(Operation::create(loc, getSnippetOp(ctx, name, traits),
                                         {}, {}, {}, {}, /*numRegions=*/1));
}

ParseResult Parser::defineFreeValues(Block *body) {
  for (const ForwardRef &ref :
       names.getFreeValues(/*withNumbers=*/acceptsHoles())) {
    const char *at = placeOf(ref.offset);
    Type type = ref.placeholder->getResult(0).getType();
    BlockArgument arg = body->addArgument(type, locOf(at));
    if (ref.number) {
      names.replaceFree(ref, arg);
      continue;
    }
    if (failed(names.defineValue(names.getName(ref.name), at, arg, 1)))
      return failure();
  }
  return success();
}

/// Gives successors of `branch` that are in no region an argument for every value that
/// they are passed.
static void addPassedArguments(Operation *branch) {
  BranchOperands operands;
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    Block *block = branch->getSuccessor(i);
    auto passed = operands.get(branch, i);
    if (block->getParent() || block->getNumArguments() || failed(passed))
      continue;
    for (Value value : passed->getForwardedOperands())
      block->addArgument(value.getType(), branch->getLoc());
  }
}

void Parser::defineFreeBlocks(Block *body) {
  // Only the last operation of a block refers to others, or the verifier complains.
  if (Operation *branch = body->getLastOp())
    addPassedArguments(branch);
  names.forEachFreeBlock([&](BlockEntry &entry, StringRef name) {
    entry.defined = true;
    body->getParent()->push_back(entry.block);
    const char *at = placeOf(entry.offset);
    const OpDefinition *end = getSnippetOp(ctx, "strata.end", {"Terminator"});
    entry.block->push_back(
        Operation::create(locOf(at), end, {}, {}, {}, {}, 0));
    if (observer)
      observer->didDefineBlock(entry.block, name.drop_front(),
                               rangeOf(at, at + name.size()));
  });
}

OwningOpRef<> Parser::parseSnippet() {
  OwningOpRef<> root = createSnippet(locOf(begin), ctx, /*hasSymbols=*/false);
  Block *body = Block::create(ctx);
  root->getRegion(0).push_back(body);
  root = parseTopLevel(std::move(root), [&] {
    if (failed(defineFreeValues(body)))
      return failure();
    defineFreeBlocks(body);
    return success();
  });
  if (!root || llvm::none_of(*body, [](Operation &op) {
        return op.hasTrait(OpTrait::Symbol);
      }))
    return root;
  OwningOpRef<> table = createSnippet(locOf(begin), ctx, /*hasSymbols=*/true);
  table->getRegion(0).takeBody(root->getRegion(0));
  return table;
}
