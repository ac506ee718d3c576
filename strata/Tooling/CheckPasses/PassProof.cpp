// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPasses/PassProof.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Prove/BlockEncoding.h"
#include "strata/Prove/BlockProof.h"
#include "strata/Semantics/Scalar.h"

using namespace strata;
using namespace strata::prove;

/// A value among `types` that is no number makes `reason` not empty.
static void requireNumbers(TypeRange types, std::string &reason) {
  for (Type type : types)
    if (!semantics::getScalarWidth(type) && !type.isIndex() && reason.empty())
      llvm::raw_string_ostream(reason)
          << "it has a value of type " << type << ", which is no number";
}

/// The only block of a function on numbers; null with a reason for others.
static Block *getProvableBlock(Operation *function, std::string &reason) {
  if (!isa_and_nonnull<dialects::func::FuncOp>(function)) {
    reason = "it is no function 'func.func' with a body";
    return nullptr;
  }
  Region &region = function->getRegion(0);
  if (region.empty() || std::next(region.begin()) != region.end()) {
    reason = region.empty() ? "it has no body" : "it has several blocks";
    return nullptr;
  }
  Block &block = region.front();
  requireNumbers(TypeRange(block.getArgumentTypes()), reason);
  for (Operation &op : block.without_terminator()) {
    if (!isEncodable(&op) && reason.empty())
      reason = "'" + op.getName().getStringRef().str() +
               "' does not declare a computation";
    requireNumbers(op.getResultTypes(), reason);
  }
  return reason.empty() ? &block : nullptr;
}

static BlockProof proveFunction(Operation *before, Operation *after,
                                Solver &solver) {
  BlockProof proof;
  Block *old = getProvableBlock(before, proof.reason);
  Block *changed = old ? getProvableBlock(after, proof.reason) : nullptr;
  if (!changed) {
    if (old)
      proof.reason = "after the passes, " + proof.reason;
    return proof;
  }
  if (TypeRange(old->getArgumentTypes()) !=
          TypeRange(changed->getArgumentTypes()) ||
      old->back().getOperandTypes() != changed->back().getOperandTypes()) {
    proof.reason = "the passes change its type";
    return proof;
  }
  BlockPair pair{old, changed};
  return proveBlocks(pair, solver);
}

PassProofCounts strata::provePasses(Operation *before, Operation *after,
                                    StringRef entry, Solver &solver) {
  PassProofCounts counts;
  for (Operation &op : before->getRegion(0).front()) {
    StringAttr name = SymbolTable::getSymbolName(&op);
    if (!name || (!entry.empty() && name.getValue() != entry) ||
        SymbolTable::getSymbolVisibility(&op) ==
            SymbolTable::Visibility::Private)
      continue;
    Operation *other = SymbolTable::lookupSymbolIn(after, name.getValue());
    BlockProof proof = proveFunction(&op, other, solver);
    if (proof.verdict == Verdict::Refuted) {
      ++counts.numWrong;
      op.emitError() << "the passes change the result of @" << name.getValue()
                     << "(" << proof.counterexample->arguments
                     << "): " << proof.counterexample->found << " instead of "
                     << proof.counterexample->expected;
      continue;
    }
    bool isProven = proof.verdict == Verdict::Proven;
    ++(isProven ? counts.numProven : counts.numLeftOut);
    llvm::outs() << "@" << name.getValue()
                 << (isProven ? ": proven" : ": not proven: " + proof.reason)
                 << '\n';
  }
  llvm::outs() << counts.numProven << " proven, " << counts.numWrong
               << " wrong, " << counts.numLeftOut << " not proven\n";
  return counts;
}
