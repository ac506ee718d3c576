// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bufferization.dealloc: each memref is freed if its condition holds, unless it
// has the memory of one that is retained or of one before it. Aliasing is
// determined at run time by comparing addresses; for several memrefs, in a
// function.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "strata/Conversion/MemRefCommon/MemRefBuilder.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// For addresses that are to be freed and their conditions, and those that are retained: which
/// ones are freed, and of which of those that are retained the memory would have been.
static constexpr llvm::StringLiteral helperText = R"(
func.func private @dealloc_helper(
    %freed: memref<?xindex>, %retained: memref<?xindex>, %conditions: memref<?xi1>,
    %isFreed: memref<?xi1>, %isOwned: memref<?xi1>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %numFreed = memref.dim %freed, %zero : memref<?xindex>
  %numRetained = memref.dim %retained, %zero : memref<?xindex>
  scf.for %i = %zero to %numRetained step %one {
    memref.store %false, %isOwned[%i] : memref<?xi1>
  }
  scf.for %i = %zero to %numFreed step %one {
    %address = memref.load %freed[%i] : memref<?xindex>
    %condition = memref.load %conditions[%i] : memref<?xi1>
    %differs = scf.for %j = %zero to %numRetained step %one
        iter_args(%differsSoFar = %true) -> (i1) {
      %other = memref.load %retained[%j] : memref<?xindex>
      %isSame = arith.cmpi eq, %other, %address : index
      scf.if %isSame {
        %owned = memref.load %isOwned[%j] : memref<?xi1>
        %ownedNow = arith.ori %owned, %condition : i1
        memref.store %ownedNow, %isOwned[%j] : memref<?xi1>
      }
      %isOther = arith.cmpi ne, %other, %address : index
      %next = arith.andi %differsSoFar, %isOther : i1
      scf.yield %next : i1
    }
    %isFirst = scf.for %j = %zero to %i step %one
        iter_args(%isFirstSoFar = %differs) -> (i1) {
      %other = memref.load %freed[%j] : memref<?xindex>
      %isOther = arith.cmpi ne, %other, %address : index
      %next = arith.andi %isFirstSoFar, %isOther : i1
      scf.yield %next : i1
    }
    %free = arith.andi %isFirst, %condition : i1
    memref.store %free, %isFreed[%i] : memref<?xi1>
  }
  return
}
)";

static constexpr llvm::StringLiteral helperName("dealloc_helper");

/// Whether addresses are compared in a function.
static bool needsHelper(bufferization::DeallocOp op) {
  return op.getMemrefs().size() > 1;
}

/// A name for the function that no symbol has.
static std::string getHelperName(Operation *module) {
  std::string name = helperName.str();
  for (unsigned number = 0; SymbolTable::lookupSymbolIn(module, name); ++number)
    name = (helperName + "_" + llvm::Twine(number)).str();
  return name;
}

/// Adds the function at the end of `module`, and returns its name.
static StringAttr addHelper(Operation *module) {
  OpBuilder builder(module->getContext());
  StringAttr name = builder.getStringAttr(getHelperName(module));
  OwningOpRef<> parsed = parseSourceString(
      helperText, ParserConfig(module->getContext()), "dealloc_helper.mlir");
  if (!parsed)
    return {};
  Operation *function = &parsed->getRegion(0).front().front();
  function->remove();
  module->getRegion(0).front().push_back(function);
  function->setAttr("sym_name", name);
  function->walk([&](Operation *op) { op->setLoc(module->getLoc()); });
  return name;
}

DeallocHelpers strata::addDeallocHelpers(Operation *root) {
  DeallocHelpers helpers;
  SmallVector<Operation *> modules;
  root->walk([&](Operation *op) {
    auto dealloc = dyn_cast<bufferization::DeallocOp>(op);
    if (!dealloc || !needsHelper(dealloc))
      return;
    Operation *module = SymbolTable::getNearestSymbolTable(op);
    bool isInside = module && root->isAncestor(module);
    if (isInside && helpers.try_emplace(module).second)
      modules.push_back(module);
  });
  for (Operation *module : modules)
    helpers[module] = addHelper(module);
  return helpers;
}

namespace {
/// Creates the lowering of a deallocation.
struct DeallocBuilder : MemRefBuilder {
  using MemRefBuilder::MemRefBuilder;

  Value getAddress(Value memref) const {
    return memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  }
  Value allocate(size_t size, Type element) const {
    return MemRefBuilder::allocate<memref::AllocOp>(
        MemRefType::get({int64_t(size)}, element));
  }
  Value castToDynamic(Value memref) const {
    Type element = cast<MemRefType>(memref.getType()).getElementType();
    return create<memref::CastOp>(
        memref, MemRefType::get({ShapedType::kDynamic}, element));
  }
  void free(Value memref) const {
    memref::DeallocOp::create(builder, loc, memref);
  }
  void freeIf(Value condition, Value memref) const {
    Operation *made = scf::IfOp::create(builder, loc, TypeRange(), condition);
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&made->getRegion(0));
    free(memref);
    scf::YieldOp::create(builder, loc);
  }
};

class DeallocLowering final
    : public OpRewritePattern<bufferization::DeallocOp> {
public:
  DeallocLowering(Context *ctx, const DeallocHelpers &helpers)
      : OpRewritePattern(ctx), helpers(helpers) {}
  LogicalResult matchAndRewrite(bufferization::DeallocOp op,
                                PatternRewriter &rewriter) const override;

private:
  const DeallocHelpers &helpers;
};
} // namespace

/// One memref, whose address is compared with those of all that are retained.
static SmallVector<Value> lowerSingle(const DeallocBuilder &builder,
                                      bufferization::DeallocOp op) {
  Value memref = op.getMemrefs()[0], condition = op.getConditions()[0];
  if (op.getRetained().empty()) {
    builder.freeIf(condition, memref);
    return {};
  }
  Type boolean = builder.getBuilder().getI1Type();
  Value address = builder.getAddress(memref), isFreed;
  SmallVector<Value> differs, results;
  for (Value retained : op.getRetained())
    differs.push_back(arith::CmpIOp::create(
        builder.getBuilder(), builder.getLoc(), arith::CmpIPredicate::ne,
        address, builder.getAddress(retained)));
  for (Value differsFromOne : differs)
    isFreed = isFreed ? builder.create<arith::AndIOp>({isFreed, differsFromOne},
                                                      boolean)
                      : differsFromOne;
  builder.freeIf(builder.create<arith::AndIOp>({isFreed, condition}, boolean),
                 memref);
  Value isTrue = builder.boolean(true);
  for (Value differsFromOne : differs) {
    Value isSame =
        builder.create<arith::XOrIOp>({differsFromOne, isTrue}, boolean);
    results.push_back(
        builder.create<arith::AndIOp>({isSame, condition}, boolean));
  }
  return results;
}

static SmallVector<Value> lowerByHelper(const DeallocBuilder &builder,
                                        bufferization::DeallocOp op,
                                        StringRef helper) {
  OpBuilder &rewriter = builder.getBuilder();
  SmallVector<Value> memrefs(op.getMemrefs()), retained(op.getRetained()),
      conditions(op.getConditions());
  Type index = rewriter.getIndexType(), boolean = rewriter.getI1Type();
  Value addresses = builder.allocate(memrefs.size(), index);
  Value conditionMemory = builder.allocate(memrefs.size(), boolean);
  Value retainedAddresses = builder.allocate(retained.size(), index);
  auto store = [&](ArrayRef<Value> values, Value memory, bool isAddress) {
    for (auto [number, value] : llvm::enumerate(values)) {
      Value stored = isAddress ? builder.getAddress(value) : value;
      memref::StoreOp::create(rewriter, builder.getLoc(), stored, memory,
                              builder.index(int64_t(number)));
    }
  };
  store(memrefs, addresses, true);
  store(conditions, conditionMemory, false);
  store(retained, retainedAddresses, true);
  Value castAddresses = builder.castToDynamic(addresses);
  Value castConditions = builder.castToDynamic(conditionMemory);
  Value castRetained = builder.castToDynamic(retainedAddresses);
  Value isFreed = builder.allocate(memrefs.size(), boolean);
  Value isOwned = builder.allocate(retained.size(), boolean);
  Value castFreed = builder.castToDynamic(isFreed);
  Value castOwned = builder.castToDynamic(isOwned);
  func::CallOp::create(
      rewriter, builder.getLoc(), helper, TypeRange(),
      {castAddresses, castRetained, castConditions, castFreed, castOwned});
  for (auto [number, memref] : llvm::enumerate(memrefs))
    builder.freeIf(builder.create<memref::LoadOp>(
                       {isFreed, builder.index(int64_t(number))}, boolean),
                   memref);
  SmallVector<Value> results;
  for (size_t number = 0; number < retained.size(); ++number)
    results.push_back(builder.create<memref::LoadOp>(
        {isOwned, builder.index(int64_t(number))}, boolean));
  for (Value memory :
       {addresses, retainedAddresses, conditionMemory, isFreed, isOwned})
    builder.free(memory);
  return results;
}

LogicalResult
DeallocLowering::matchAndRewrite(bufferization::DeallocOp op,
                                 PatternRewriter &rewriter) const {
  DeallocBuilder builder(rewriter, op->getLoc());
  if (op.getMemrefs().empty()) {
    // Nothing is freed, so that nothing is owned.
    Value isOwned = builder.boolean(false);
    rewriter.replaceOp(op,
                       SmallVector<Value>(op.getRetained().size(), isOwned));
    return success();
  }
  if (!needsHelper(op)) {
    rewriter.replaceOp(op, lowerSingle(builder, op));
    return success();
  }
  StringAttr helper = helpers.lookup(SymbolTable::getNearestSymbolTable(op));
  if (!helper)
    return rewriter.notifyMatchFailure(op, "a function would have to be added");
  rewriter.replaceOp(op, lowerByHelper(builder, op, helper.getValue()));
  return success();
}

void strata::populateDeallocLoweringPatterns(RewritePatternSet &patterns,
                                             const DeallocHelpers &helpers) {
  patterns.add<DeallocLowering>(patterns.getContext(), helpers);
}
