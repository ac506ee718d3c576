// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks over affine expressions and replacement of their parts. Every function
// visits a distinct sub-expression once, and keeps its own stack.
#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::detail;

//===-- Walks -------------------------------------------------------------===//

WalkResult AffineExpr::walkImpl(function_ref<WalkResult(AffineExpr)> fn) const {
  bool isComplete = detail::walkPostOrder(
      *this, [](AffineExpr expr) { return expr.isBinary(); },
      [&](AffineExpr expr) { return !fn(expr).wasInterrupted(); });
  return isComplete ? WalkResult::advance() : WalkResult::interrupt();
}

/// Whether the leaf of `kind` at `position` occurs in `root`.
static bool containsLeaf(AffineExpr root, AffineExprKind kind,
                         unsigned position) {
  SmallVector<AffineExpr, 16> worklist{root};
  llvm::SmallPtrSet<const AttrStorage *, 16> seen;
  while (!worklist.empty()) {
    AffineExpr expr = worklist.pop_back_val();
    if (!expr.isBinary()) {
      if (expr.getKind() == kind && expr.getValue() == position)
        return true;
      continue;
    }
    if (kind == AffineExprKind::DimId && expr.isSymbolicOrConstant())
      continue;
    if (!seen.insert(expr.getImpl()).second)
      continue;
    worklist.push_back(expr.getRHS());
    worklist.push_back(expr.getLHS());
  }
  return false;
}

bool AffineExpr::isFunctionOfDim(unsigned position) const {
  return containsLeaf(*this, AffineExprKind::DimId, position);
}

bool AffineExpr::isFunctionOfSymbol(unsigned position) const {
  return containsLeaf(*this, AffineExprKind::SymbolId, position);
}

//===-- Replacement -------------------------------------------------------===//

AffineExpr AffineExprRewriter::rewriteAlone(AffineExpr expr) {
  if (AffineExpr replacement = replace(expr))
    return replacement;
  return expr.isBinary() ? AffineExpr() : expr;
}

AffineExpr AffineExprRewriter::rewrite(AffineExpr root) {
  if (AffineExpr result = rewriteAlone(root))
    return result;
  // Only sub-expressions with operands to rewrite are on the stack.
  SmallVector<AffineExpr, 16> stack{root};
  auto getOrPush = [&](AffineExpr operand) {
    AffineExpr &result = done[operand];
    if (!result)
      result = rewriteAlone(operand);
    if (!result)
      stack.push_back(operand);
    return result;
  };
  while (!stack.empty()) {
    AffineExpr expr = stack.back();
    if (done.lookup(expr)) {
      stack.pop_back();
      continue;
    }
    AffineExpr rhs = getOrPush(expr.getRHS());
    AffineExpr lhs = getOrPush(expr.getLHS());
    if (!lhs || !rhs)
      continue;
    stack.pop_back();
    bool isSame = lhs == expr.getLHS() && rhs == expr.getRHS();
    done[expr] =
        isSame ? expr : getAffineBinaryOpExpr(expr.getKind(), lhs, rhs);
  }
  return done.lookup(root);
}

AffineExpr AffineExpr::replace(AffineExpr expr, AffineExpr replacement) const {
  auto fn = [&](AffineExpr part) {
    return part == expr ? replacement : AffineExpr();
  };
  return AffineExprRewriter(fn).rewrite(*this);
}

AffineExpr
AffineExpr::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const {
  auto fn = [&](AffineExpr part) { return map.lookup(part); };
  return AffineExprRewriter(fn).rewrite(*this);
}

AffineExpr
AffineExpr::replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                  ArrayRef<AffineExpr> symbols) const {
  AffineLeafReplacer fn{dims, symbols};
  return AffineExprRewriter(fn).rewrite(*this);
}

AffineExpr AffineExpr::replaceDims(ArrayRef<AffineExpr> dims) const {
  return replaceDimsAndSymbols(dims, {});
}

AffineExpr AffineExpr::replaceSymbols(ArrayRef<AffineExpr> symbols) const {
  return replaceDimsAndSymbols({}, symbols);
}

/// `count` leaves, from position 0, of which those from `offset` are shifted.
template <AffineExpr (*get)(unsigned, Context *)>
static SmallVector<AffineExpr, 8> getShifted(unsigned count, unsigned shift,
                                             unsigned offset, Context *ctx) {
  SmallVector<AffineExpr, 8> exprs;
  exprs.reserve(count);
  for (unsigned position = 0; position < count; ++position)
    exprs.push_back(get(position < offset ? position : position + shift, ctx));
  return exprs;
}

SmallVector<AffineExpr, 8>
detail::getAffineDimExprs(unsigned count, unsigned shift, Context *ctx) {
  return getShifted<getAffineDimExpr>(count, shift, /*offset=*/0, ctx);
}

SmallVector<AffineExpr, 8>
detail::getAffineSymbolExprs(unsigned count, unsigned shift, Context *ctx) {
  return getShifted<getAffineSymbolExpr>(count, shift, /*offset=*/0, ctx);
}

AffineExpr AffineExpr::shiftDims(unsigned numDims, unsigned shift,
                                 unsigned offset) const {
  return replaceDims(
      getShifted<getAffineDimExpr>(numDims, shift, offset, getContext()));
}

AffineExpr AffineExpr::shiftSymbols(unsigned numSymbols, unsigned shift,
                                    unsigned offset) const {
  return replaceSymbols(
      getShifted<getAffineSymbolExpr>(numSymbols, shift, offset, getContext()));
}

AffineExpr AffineExpr::compose(AffineMap map) const {
  return replaceDims(map.getResults());
}

//===-- Text --------------------------------------------------------------===//

/// Prints `object` by a function of the renderer.
template <typename T>
static void render(T object, raw_ostream &os, StringRef name,
                   void (*IRRenderer::*print)(T, raw_ostream &)) {
  if (!object)
    os << "<<NULL AFFINE " << name << ">>";
  else if (auto *fn = object.getContext()->getRenderer().*print)
    fn(object, os);
  else
    os << "<<affine object>>";
}

void AffineExpr::print(raw_ostream &os) const {
  render(*this, os, "EXPR", &IRRenderer::printAffineExpr);
}

void AffineMap::print(raw_ostream &os) const {
  render(*this, os, "MAP", &IRRenderer::printAffineMap);
}

void IntegerSet::print(raw_ostream &os) const {
  render(*this, os, "SET", &IRRenderer::printIntegerSet);
}

void AffineExpr::dump() const { llvm::errs() << *this << '\n'; }
void AffineMap::dump() const { llvm::errs() << *this << '\n'; }
void IntegerSet::dump() const { llvm::errs() << *this << '\n'; }

raw_ostream &strata::operator<<(raw_ostream &os, AffineExpr expr) {
  expr.print(os);
  return os;
}

raw_ostream &strata::operator<<(raw_ostream &os, AffineMap map) {
  map.print(os);
  return os;
}

raw_ostream &strata::operator<<(raw_ostream &os, IntegerSet set) {
  set.print(os);
  return os;
}
