// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ExpandVectorMath/ExpandVectorMath.h"

#include "strata/Conversion/Expansion/Expansion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/StringMap.h"

using namespace strata;

namespace {
enum class Accuracy { One, Four };

struct ExpandVectorMath final : Pass {
  using Pass::Pass;
  Option<Accuracy> ulp{*this,
                       "ulp",
                       "The largest errors, about, in units in the last place",
                       Accuracy::One,
                       {{Accuracy::One, "1", "One unit, for most functions"},
                        {Accuracy::Four, "4", "Four, if that is faster"}}};
  Option<bool> fma{*this, "fma",
                   "The processor has instructions for sums of products", true};

  void runOnOperation() override;

private:
  /// The functions for each operation, in the order in which they are tried.
  using Rules = llvm::StringMap<SmallVector<Operation *, 4>>;

  void addRules(StringRef file, Rules &rules);
  void expand(RewriterBase &rewriter, Operation *op, const Rules &rules) const;
};
} // namespace

/// Functions with the attribute `conversion.ulp` are the less accurate ones, and those with
/// `conversion.fma` need the instructions.
void ExpandVectorMath::addRules(StringRef file, Rules &rules) {
  for (const ExpansionRule &rule : getExpansionRules(&getContext(), file)) {
    if (rule.function->hasAttr("conversion.fma") && !*fma)
      continue;
    SmallVector<Operation *, 4> &functions = rules[rule.root];
    if (!rule.function->hasAttr("conversion.ulp"))
      functions.push_back(rule.function);
    else if (*ulp == Accuracy::Four)
      functions.insert(functions.begin(), rule.function);
  }
}

/// Whether approximations are allowed.
static bool isApproximate(Operation *op) {
  if (op->getDefinition().findAttribute("fastmath") < 0)
    return false;
  auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
  return flags && (flags.getValue() & arith::FastMathFlags::afn) ==
                      arith::FastMathFlags::afn;
}

static Type withElement(Type type, Type element) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

/// Replaces `op`, on f16 or bf16, by the operation on f32, which is returned.
static Operation *extendToF32(RewriterBase &rewriter, Operation *op) {
  Location loc = op->getLoc();
  Type narrow = op->getResult(0).getType();
  Type wide = withElement(narrow, rewriter.getF32Type());
  rewriter.setInsertionPoint(op);
  SmallVector<Value, 3> operands;
  for (Value operand : op->getOperands())
    operands.push_back(arith::ExtFOp::create(rewriter, loc, wide, operand));
  Operation *extended = rewriter.create(loc, op->getName().getStringRef(),
                                        operands, wide, op->getAttrs());
  Value result =
      arith::TruncFOp::create(rewriter, loc, narrow, extended->getResult(0));
  rewriter.replaceOp(op, result);
  return extended;
}

void ExpandVectorMath::expand(RewriterBase &rewriter, Operation *op,
                              const Rules &rules) const {
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  // The functions have constants.
  if (shaped && !shaped.hasStaticShape())
    return;
  if (isa<Float16Type, BFloat16Type>(getElementTypeOrSelf(type)))
    op = extendToF32(rewriter, op);
  for (Operation *function : rules.lookup(op->getName().getStringRef()))
    if (succeeded(expandByFunction(rewriter, op, function, {.hasFMA = *fma})))
      return;
}

void ExpandVectorMath::runOnOperation() {
  SmallVector<Operation *> approximate;
  getOperation()->walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "math" && isApproximate(op))
      approximate.push_back(op);
  });
  if (approximate.empty())
    return markAllAnalysesPreserved();
  Rules rules;
  addRules("VectorMathF32", rules);
  addRules("VectorMathF64", rules);
  IRRewriter rewriter(&getContext());
  for (Operation *op : approximate)
    if (rules.contains(op->getName().getStringRef()))
      expand(rewriter, op, rules);
}

static constexpr PassInfo info = {
    .argument = "expand-vector-math",
    .name = "ExpandVectorMath",
    .summary = "Expand approximate functions of math to arithmetic without "
               "branches",
    .dependentDialects = {"arith", "func", "math"},
    .create = makePass<ExpandVectorMath>,
};

void strata::registerExpandVectorMathPasses(PassRegistry &registry) {
  registry.add(info);
}
