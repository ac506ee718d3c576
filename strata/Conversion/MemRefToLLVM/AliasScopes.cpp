// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pointers of memory without overlaps, from its memrefs to the metadata of accesses in llvm.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Dialects/LLVM/LLVMAttrs.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The scope of the accesses by a marked pointer, and those of memory that does not overlap.
static constexpr llvm::StringLiteral ScopeName = "strata.alias_scope",
                                     OthersName = "strata.noalias_scopes";

SmallVector<Value> detail::createSeparatePointers(const LLVMBuilder &llvm,
                                                  ArrayRef<Value> pointers) {
  Context *ctx = llvm.getContext();
  auto makeId = [&] { return DistinctAttr::create(UnitAttr::get(ctx)); };
  auto domain = LLVM::AliasScopeDomainAttr::get(ctx, makeId());
  SmallVector<Attribute> scopes;
  for (size_t i = 0; i < pointers.size(); ++i)
    scopes.push_back(LLVM::AliasScopeAttr::get(ctx, makeId(), domain));
  SmallVector<Value> results;
  for (auto [i, pointer] : llvm::enumerate(pointers)) {
    SmallVector<Attribute> others(scopes);
    others.erase(others.begin() + ptrdiff_t(i));
    Value marked = llvm.create<LLVM::FreezeOp>(pointer, pointer.getType());
    Operation *op = marked.getDefiningOp();
    op->setDiscardableAttr(ScopeName, scopes[i]);
    op->setDiscardableAttr(OthersName, ArrayAttr::get(ctx, others));
    results.push_back(marked);
  }
  return results;
}

namespace {
/// The scopes of an access by a pointer.
struct Scopes {
  SmallVector<Attribute, 2> own, others;
};

struct LLVMAddAliasScopes final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
};
} // namespace

/// The value that was inserted at the position that `extract` reads; null if it is unknown.
static Value findInserted(LLVM::ExtractvalueOp extract) {
  ArrayRef<int64_t> position = extract.getPosition();
  Value container = extract.getContainer();
  while (auto insert = container.getDefiningOp<LLVM::InsertvalueOp>()) {
    ArrayRef<int64_t> inserted = insert.getPosition();
    if (inserted == position)
      return insert.getValue();
    if (position.empty() || inserted.empty() ||
        inserted.front() == position.front())
      return {};
    container = insert.getContainer();
  }
  return {};
}

static bool isMarker(Operation *op) {
  return isa_and_nonnull<LLVM::FreezeOp>(op) && op->hasAttr(ScopeName);
}

/// The pointer that `address` is computed from; null for other values.
static Value findBase(Value address) {
  Operation *op = address.getDefiningOp();
  if (auto gep = dyn_cast_or_null<LLVM::GEPOp>(op))
    return gep.getBase();
  if (auto extract = dyn_cast_or_null<LLVM::ExtractvalueOp>(op))
    return findInserted(extract);
  return isMarker(op) ? cast<LLVM::FreezeOp>(op).getVal() : Value();
}

static Scopes findScopes(Value address) {
  Scopes scopes;
  for (; address; address = findBase(address))
    if (Operation *op = address.getDefiningOp(); isMarker(op)) {
      scopes.own.push_back(op->getAttr(ScopeName));
      llvm::append_range(scopes.others,
                         op->getAttrOfType<ArrayAttr>(OthersName));
    }
  return scopes;
}

/// Appends to the scopes of an access.
static ArrayAttr append(ArrayAttr list, ArrayRef<Attribute> scopes,
                        Context *ctx) {
  SmallVector<Attribute> all;
  if (list)
    llvm::append_range(all, list);
  llvm::append_range(all, scopes);
  return ArrayAttr::get(ctx, all);
}

template <typename Op> static void annotate(Op access) {
  Scopes scopes = findScopes(access.getAddr());
  if (scopes.own.empty())
    return;
  Context *ctx = access.getContext();
  access.setAliasScopesAttr(
      append(access.getAliasScopesAttr(), scopes.own, ctx));
  access.setNoaliasScopesAttr(
      append(access.getNoaliasScopesAttr(), scopes.others, ctx));
}

void LLVMAddAliasScopes::runOnOperation() {
  SmallVector<Operation *> markers;
  getOperation()->walk([&](Operation *op) {
    if (isMarker(op))
      markers.push_back(op);
  });
  if (markers.empty()) {
    markAllAnalysesPreserved();
    return;
  }
  getOperation()->walk([](Operation *op) {
    if (auto load = dyn_cast<LLVM::LoadOp>(op))
      annotate(load);
    if (auto store = dyn_cast<LLVM::StoreOp>(op))
      annotate(store);
  });
  IRRewriter rewriter(&getContext());
  for (Operation *marker : markers) {
    rewriter.setInsertionPoint(marker);
    LLVM::ExperimentalNoaliasScopeDeclOp::create(
        rewriter, marker->getLoc(),
        cast<LLVM::AliasScopeAttr>(marker->getAttr(ScopeName)));
    rewriter.replaceOp(marker, marker->getOperands());
  }
}

static constexpr PassInfo addAliasScopesInfo = {
    .argument = "llvm-add-alias-scopes",
    .name = "LLVMAddAliasScopes",
    .summary = "Annotate accesses of memory that is known not to overlap with "
               "scopes of aliases",
    .dependentDialects = {"llvm"},
    .create = makePass<LLVMAddAliasScopes>,
};

void strata::registerLLVMAddAliasScopesPass(PassRegistry &registry) {
  registry.add(addAliasScopesInfo);
}
