// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AccessPlaces.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/AffineAccess.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Sorts the operands from `begin` on, of which `count` are dimensions or symbols; returns the
/// expression of each of them in the new order.
static SmallVector<AffineExpr, 4>
sortOperands(MutableArrayRef<Value> operands,
             const llvm::DenseMap<Value, unsigned> &order,
             function_ref<AffineExpr(unsigned)> getExpr) {
  SmallVector<Value, 4> old(operands.begin(), operands.end());
  llvm::stable_sort(operands, [&](Value a, Value b) {
    return order.lookup(a) < order.lookup(b);
  });
  SmallVector<AffineExpr, 4> exprs;
  for (Value operand : old)
    exprs.push_back(
        getExpr(unsigned(llvm::find(operands, operand) - operands.begin())));
  return exprs;
}

/// Makes equal functions of equal values the same map of the same operands.
static void normalize(AffineMap &map, SmallVectorImpl<Value> &operands,
                      llvm::DenseMap<Value, unsigned> &order) {
  if (llvm::any_of(operands, [](Value operand) {
        return isa_and_nonnull<AffineApplyOp>(operand.getDefiningOp());
      }))
    fullyComposeAffineMapAndOperands(&map, &operands);
  canonicalizeMapAndOperands(&map, &operands);
  for (Value operand : operands)
    order.try_emplace(operand, unsigned(order.size()));
  Context *ctx = map.getContext();
  unsigned numDims = map.getNumDims(), numSymbols = map.getNumSymbols();
  auto isLess = [&](Value a, Value b) {
    return order.lookup(a) < order.lookup(b);
  };
  MutableArrayRef<Value> dims = MutableArrayRef(operands).take_front(numDims);
  MutableArrayRef<Value> syms = MutableArrayRef(operands).drop_front(numDims);
  if (!llvm::is_sorted(dims, isLess) || !llvm::is_sorted(syms, isLess)) {
    auto dimExprs = sortOperands(
        dims, order, [&](unsigned i) { return getAffineDimExpr(i, ctx); });
    auto symbolExprs = sortOperands(
        syms, order, [&](unsigned i) { return getAffineSymbolExpr(i, ctx); });
    map = map.replaceDimsAndSymbols(dimExprs, symbolExprs, numDims, numSymbols);
  }
  map = simplifyAffineMap(map);
}

std::optional<AccessPlace> AccessPlaces::get(const LoopAccess &access) {
  if (!isAffineAccess(access.op) || !access.hasIndices())
    return std::nullopt;
  const MemoryAccess &declared = access.access;
  AffineMap map = declared.map;
  if (!map)
    return std::nullopt;
  SmallVector<Value> operands(declared.indices.begin(), declared.indices.end());
  normalize(map, operands, order);
  SmallVector<uintptr_t, 8> key{
      reinterpret_cast<uintptr_t>(declared.memory.getAsOpaquePointer()),
      reinterpret_cast<uintptr_t>(
          declared.value.getType().getAsOpaquePointer())};
  for (Value operand : operands)
    key.push_back(reinterpret_cast<uintptr_t>(operand.getAsOpaquePointer()));
  SmallVector<uintptr_t, 4> constants{0};
  AffineExpr zero = getAffineConstantExpr(0, map.getContext());
  for (AffineExpr result : map.getResults()) {
    AffineExpr rest = result;
    int64_t constant = 0;
    if (result.isConstant()) {
      constant = result.getValue();
      rest = zero;
    } else if (result.getKind() == AffineExprKind::Add &&
               result.getRHS().isConstant()) {
      constant = result.getRHS().getValue();
      rest = result.getLHS();
    }
    constants.push_back(uintptr_t(constant));
    key.push_back(reinterpret_cast<uintptr_t>(rest.getAsOpaquePointer()));
  }
  AccessPlace place;
  place.classNumber = classes.intern(key);
  constants.front() = place.classNumber;
  place.number = places.intern(constants);
  auto type = dyn_cast<MemRefType>(declared.memory.getType());
  place.isElement = declared.getForm() == MemoryAccess::Form::Element && type &&
                    !type.getLayout();
  return place;
}
