// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Misuse of the IR's API ends builds with assertions with a message that says what is
// wrong: indices out of range, null handles, erased objects, invalid insertion points,
// invalid parameters of types and attributes, objects of another Context.
#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/ImplicitLocOpBuilder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/AttrTypeSubElements.h"

#include "gtest/gtest.h"

#if !defined(NDEBUG) && GTEST_HAS_DEATH_TEST

using namespace strata;

namespace {

class MisuseTest : public testing::Test {
protected:
  MisuseTest()
      : builder(&ctx), otherBuilder(&other), i32(builder.getI32Type()),
        foreignType(otherBuilder.getI32Type()),
        module(ModuleOp::create(&ctx, {})),
        foreignModule(ModuleOp::create(&other, {})), body(module->getBody()) {
    builder.setInsertionPointToEnd(body);
    otherBuilder.setInsertionPointToEnd(foreignModule->getBody());
    def = builder.create(loc, "test.def", {}, {i32, i32});
    use = builder.create(loc, "test.use", def->getResults());
    foreign = otherBuilder.create(loc, "test.def", {}, {foreignType});
    loose = Block::create(&ctx);
  }
  ~MisuseTest() override { loose->destroy(); }

  /// An operation that is erased.
  Operation *erased() {
    Operation *op = builder.create(loc, "test.def", {}, {i32});
    op->erase();
    return op;
  }

  Context ctx, other;
  OpBuilder builder, otherBuilder;
  Location loc;
  Type i32, foreignType;
  OwningOpRef<ModuleOp> module, foreignModule;
  Block *body, *loose;
  Operation *def, *use, *foreign;
};
using MisuseDeathTest = MisuseTest;

// AddressSanitizer finds uses of memory in quarantine before the assertion does.
constexpr char erasedOp[] = "use of an erased operation|use-after-poison";
constexpr char erasedBlock[] = "use of an erased block|use-after-poison";
constexpr char erasedValue[] =
    "use of a value that was erased|use-after-poison";

} // namespace

//===-- Indices ------------------------------------------------------------===//

TEST_F(MisuseDeathTest, IndicesOfOperations) {
  EXPECT_DEATH(use->getOperand(2), "index of an operand out of range");
  EXPECT_DEATH(use->setOperand(2, def->getResult(0)),
               "index of an operand out of range");
  EXPECT_DEATH(def->getOpOperand(0), "index of an operand out of range");
  EXPECT_DEATH(use->insertOperands(3, def->getResults()),
               "index of an operand out of range");
  EXPECT_DEATH(use->eraseOperand(2), "operands out of range");
  EXPECT_DEATH(use->setOperands(1, 2, def->getResults()),
               "operands out of range");
  EXPECT_DEATH(def->getResult(2), "index of a result out of range");
  EXPECT_DEATH(use->getResult(0), "index of a result out of range");
  EXPECT_DEATH(def->getRegion(0), "index of a region out of range");
  EXPECT_DEATH(def->getSuccessor(0), "index of a successor out of range");
  EXPECT_DEATH(def->setSuccessor(body, 0), "index of a successor out of range");
  EXPECT_DEATH(def->setAttrSlot(0, builder.getUnitAttr()),
               "no such attribute slot");
}

TEST_F(MisuseDeathTest, IndicesOfRanges) {
  EXPECT_DEATH(use->getOperands()[2], "index out of range");
  EXPECT_DEATH(def->getOperands().front(), "index out of range");
  EXPECT_DEATH(def->getResults().slice(1, 2), "slice out of range");
  EXPECT_DEATH(ValueRange().back(), "index out of range");
  EXPECT_DEATH(use->getOperandTypes()[5], "out of range");
}

TEST_F(MisuseDeathTest, IndicesOfBlocks) {
  EXPECT_DEATH(body->getArgument(0), "index of a block argument out of range");
  EXPECT_DEATH(body->eraseArgument(0),
               "index of a block argument out of range");
  EXPECT_DEATH(body->insertArgument(1, i32, loc),
               "index of a block argument out of range");
  EXPECT_DEATH(module->getBodyRegion().getArgument(0),
               "index of a region argument out of range");
  EXPECT_DEATH(loose->front(), "the block is empty");
  EXPECT_DEATH(loose->back(), "the block is empty");
  EXPECT_DEATH(*body->end(), "dereferences the end of a list");
  EXPECT_DEATH(++body->end(), "increments the end of a list");
}

TEST_F(MisuseDeathTest, IndicesOfTypes) {
  auto tensor = RankedTensorType::get({2, 3}, i32);
  EXPECT_DEATH(tensor.getDimSize(2), "dimension out of range");
  EXPECT_DEATH(tensor.getDynamicDimIndex(0), "the dimension is static");
  EXPECT_DEATH(UnrankedTensorType::get(i32).getRank(),
               "an unranked type has no shape");
  EXPECT_DEATH(builder.getFunctionType(i32, {}).getInput(1), "Invalid index");
  EXPECT_DEATH(builder.getArrayAttr({})[0], "Invalid index");
}

//===-- Null handles -------------------------------------------------------===//

TEST_F(MisuseDeathTest, NullHandles) {
  EXPECT_DEATH(Type().isInteger(), "use of a null type or attribute");
  EXPECT_DEATH(Attribute().getContext(), "use of a null type or attribute");
  EXPECT_DEATH(RankedTensorType().getElementType(),
               "use of a null type or attribute");
  EXPECT_DEATH((void)isa<IntegerType>(Type()),
               "isa<> used on a null pointer|null type");
  EXPECT_DEATH(Value().getType(), "use of a null value");
  EXPECT_DEATH(Value().getDefiningOp(), "use of a null value");
  EXPECT_DEATH(Value().getUses(), "use of a null value");
  EXPECT_DEATH(ModuleOp()->getLoc(), "use of a null operation");
  EXPECT_DEATH(ModuleOp().getBodyRegion(), "use of a null operation");
}

TEST_F(MisuseDeathTest, Casts) {
  EXPECT_DEATH((void)cast<ModuleOp>(def), "incompatible type");
  EXPECT_DEATH((void)ModuleOp(def), "an operation of another name");
  EXPECT_DEATH((void)cast<RankedTensorType>(i32), "incompatible type");
  EXPECT_DEATH((void)cast<BlockArgument>(def->getOpResult(0)),
               "incompatible type");
}

TEST_F(MisuseDeathTest, Mapping) {
  IRMapping mapping;
  EXPECT_DEATH(mapping.lookup(Value(def->getResult(0))),
               "lookup of a value that is not mapped");
  EXPECT_DEATH(mapping.lookup(body), "lookup of a value that is not mapped");
}

//===-- Erased objects -----------------------------------------------------===//

TEST_F(MisuseDeathTest, ErasedOperations) {
  Operation *op = erased();
  EXPECT_DEATH(op->getName(), erasedOp);
  EXPECT_DEATH(op->getLoc(), erasedOp);
  EXPECT_DEATH(op->getBlock(), erasedOp);
  EXPECT_DEATH(op->getNumOperands(), erasedOp);
  EXPECT_DEATH(op->getResult(0), erasedOp);
  EXPECT_DEATH(op->setAttr("a", builder.getUnitAttr()), erasedOp);
  EXPECT_DEATH(op->emitError("oops"), erasedOp);
  EXPECT_DEATH(op->dump(), erasedOp);
  EXPECT_DEATH(op->moveBefore(def), erasedOp);
  EXPECT_DEATH(op->erase(), erasedOp);
  EXPECT_DEATH((void)isa<ModuleOp>(op), erasedOp);
}

TEST_F(MisuseDeathTest, ErasedOperationsAmongNewOnes) {
  Operation *op = erased();
  // An operation created now does not reuse the memory of the erased one.
  for (unsigned i = 0; i < 100; ++i)
    builder.create(loc, "test.def", {}, {i32});
  EXPECT_DEATH(op->getName(), erasedOp);
}

TEST_F(MisuseDeathTest, ErasedValues) {
  Operation *op = builder.create(loc, "test.def", {}, {i32});
  Value result = op->getResult(0);
  op->erase();
  EXPECT_DEATH(result.getType(), erasedValue);
  EXPECT_DEATH(result.use_empty(), erasedValue);
  EXPECT_DEATH(use->setOperand(0, result), erasedValue);
  EXPECT_DEATH(builder.create(loc, "test.use", result), erasedValue);
  Value argument = loose->addArgument(i32, loc);
  loose->eraseArgument(0);
  EXPECT_DEATH(argument.getType(), erasedValue);
}

TEST_F(MisuseDeathTest, ErasedBlocks) {
  Block *block = Block::create(&ctx);
  block->destroy();
  EXPECT_DEATH(block->begin(), erasedBlock);
  EXPECT_DEATH(block->getParent(), erasedBlock);
  EXPECT_DEATH(block->getNumArguments(), erasedBlock);
  EXPECT_DEATH(block->destroy(), erasedBlock);
}

TEST_F(MisuseDeathTest, ErasedWithItsParent) {
  auto inner = ModuleOp::create(builder, loc);
  OpBuilder inside = OpBuilder::atBlockEnd(inner.getBody());
  Operation *nested = inside.create(loc, "test.def");
  inner.erase();
  EXPECT_DEATH(nested->getName(), erasedOp);
  EXPECT_DEATH(inside.create(loc, "test.def"), erasedOp);
}

TEST_F(MisuseDeathTest, ErasingWhileIterating) {
  auto eraseAll = [&] {
    for (Operation &op : *body) {
      op.dropAllUses();
      op.erase();
    }
  };
  EXPECT_DEATH(eraseAll(), erasedOp);
}

//===-- Uses ---------------------------------------------------------------===//

TEST_F(MisuseDeathTest, ErasingWhatIsUsed) {
  EXPECT_DEATH(def->erase(), "results still have uses");
  IRRewriter rewriter(&ctx);
  EXPECT_DEATH(rewriter.eraseOp(def), "results still have uses");
  EXPECT_DEATH(rewriter.replaceOp(def, def->getResults()),
               "results still have uses");
  Value argument = loose->addArgument(i32, loc);
  use->setOperand(0, argument);
  EXPECT_DEATH(loose->eraseArgument(0), "argument still has uses");
  EXPECT_DEATH(loose->erase(), "the block or its values still have uses");
}

TEST_F(MisuseDeathTest, Replacement) {
  IRRewriter rewriter(&ctx);
  EXPECT_DEATH(rewriter.replaceOp(def, Value(def->getResult(0))),
               "one value for each result");
  EXPECT_DEATH(rewriter.replaceOp(def, use), "one new result for each old one");
  EXPECT_DEATH(def->replaceAllUsesWith(ValueRange()),
               "one value for each result");
  EXPECT_DEATH(def->replaceAllUsesWith(use), "one new result for each old one");
}

//===-- Places -------------------------------------------------------------===//

TEST_F(MisuseDeathTest, InsertionPoints) {
  Operation *point = builder.create(loc, "test.def");
  builder.setInsertionPoint(point);
  point->erase();
  EXPECT_DEATH(builder.create(loc, "test.def"), erasedOp);
  builder.setInsertionPoint(use);
  use->moveBefore(loose, loose->end());
  EXPECT_DEATH(builder.create(loc, "test.def"),
               "the insertion point is in another block");
  Block *gone = Block::create(&ctx);
  builder.setInsertionPointToEnd(gone);
  gone->destroy();
  EXPECT_DEATH(builder.create(loc, "test.def"), erasedBlock);
}

TEST_F(MisuseDeathTest, Places) {
  EXPECT_DEATH(loose->push_back(def), "operation is already in a block");
  Operation *detached = foreign->getParentOp();
  EXPECT_DEATH(def->moveBefore(detached), "not in a block");
  EXPECT_DEATH(def->moveAfter(module.get()), "not in a block");
  EXPECT_DEATH(body->push_back(module.get()), "operation inserted into itself");
  auto inner = ModuleOp::create(builder, loc);
  EXPECT_DEATH(inner->moveBefore(inner.getBody(), inner.end()),
               "operation inserted into itself");
  EXPECT_DEATH(def->isBeforeInBlock(module.get()), "not in the same block");
  EXPECT_DEATH(module->getBodyRegion().push_back(inner.getBody()),
               "block is already in a region");
  EXPECT_DEATH(loose->insertBefore(loose), "not in a region");
  EXPECT_DEATH(loose->splitBlock(loose->begin()),
               "a detached block cannot be split");
  Operation *nested =
      OpBuilder::atBlockEnd(inner.getBody()).create(loc, "test.def");
  EXPECT_DEATH(body->splitBlock(nested), "the operation is in another block");
  EXPECT_DEATH(loose->splice(loose->end(), loose, body->begin(), body->end()),
               "the operations are in another block");
}

TEST_F(MisuseDeathTest, RegionsWithoutBlocks) {
  Operation *op = builder.create(loc, "test.op", {}, {}, {}, {}, 1);
  Region &region = op->getRegion(0);
  EXPECT_DEATH(region.front(), "the region is empty");
  EXPECT_DEATH(region.addArgument(i32, loc), "the region is empty");
  EXPECT_DEATH(region.getArgument(0), "index of a region argument");
}

//===-- Parameters of types and attributes ---------------------------------===//

TEST_F(MisuseDeathTest, ParametersOfTypes) {
  Type function = builder.getFunctionType({}, {});
  EXPECT_DEATH(IntegerType::get(&ctx, 1 << 24), "integer bitwidth is limited");
  EXPECT_DEATH(ComplexType::get(function), "invalid element type for complex");
  EXPECT_DEATH(VectorType::get({0}, i32), "positive constant sizes");
  EXPECT_DEATH(VectorType::get({2}, function),
               "failed to verify 'elementType'");
  EXPECT_DEATH(VectorType::get({2}, i32, {true, false}),
               "number of dims must match");
  EXPECT_DEATH(RankedTensorType::get({-5}, i32),
               "invalid tensor dimension size");
  EXPECT_DEATH(RankedTensorType::get({2}, function),
               "invalid tensor element type");
  EXPECT_DEATH(UnrankedTensorType::get(function),
               "invalid tensor element type");
  EXPECT_DEATH(MemRefType::get({2}, function), "invalid memref element type");
  EXPECT_DEATH(MemRefType::get({-2}, i32), "invalid memref size");
  EXPECT_DEATH(MemRefType::get({2, 2}, i32,
                               AffineMapAttr::get(builder.getDimIdentityMap())),
               "memref layout mismatch");
  EXPECT_DEATH(MemRefType::get({2}, i32, {}, builder.getUnitAttr()),
               "unsupported memory space");
  EXPECT_DEATH(builder.getFunctionType(Type(), {}), "null type");
  EXPECT_DEATH(builder.getTupleType(Type()), "null type");
  EXPECT_DEATH(def->getResult(0).setType({}), "a value has a type");
}

TEST_F(MisuseDeathTest, ParametersOfAttributes) {
  auto tensor = RankedTensorType::get({3}, i32);
  NamedAttribute entry = builder.getNamedAttr("a", builder.getUnitAttr());
  EXPECT_DEATH(builder.getArrayAttr(Attribute()), "null element of an array");
  EXPECT_DEATH(builder.getDictionaryAttr({entry, entry}),
               "names of a dictionary must differ");
  EXPECT_DEATH(builder.getDictionaryAttr(builder.getNamedAttr("a", {})),
               "null value in a dictionary");
  EXPECT_DEATH(IntegerAttr::get(i32, llvm::APInt(8, 1)),
               "the value must have the width of the type");
  EXPECT_DEATH(FloatAttr::get(builder.getF32Type(), llvm::APFloat(1.0)),
               "the value must have the format of the type");
  EXPECT_DEATH(FloatAttr::get(i32, 1.0), "incompatible type");
  EXPECT_DEATH(DenseElementsAttr::get(tensor, ArrayRef<int32_t>{1, 2}),
               "a value for each element");
  EXPECT_DEATH(DenseElementsAttr::get(tensor, ArrayRef<float>{1, 2, 3}),
               "incompatible type|element");
  auto dense = DenseElementsAttr::get(tensor, ArrayRef<int32_t>{1, 2, 3});
  EXPECT_DEATH(dense.reshape(RankedTensorType::get({2}, i32)),
               "number of elements");
  EXPECT_DEATH(dense.getSplatValue<llvm::APInt>(), "the elements differ");
}

//===-- Objects of another Context -----------------------------------------===//

TEST_F(MisuseDeathTest, AnotherContext) {
  Value value = foreign->getResult(0);
  Attribute attr = otherBuilder.getUnitAttr();
  EXPECT_DEATH(builder.create(loc, "test.use", value),
               "operand of another Context");
  EXPECT_DEATH(use->setOperand(0, value), "operand of another Context");
  EXPECT_DEATH(builder.create(loc, "test.def", {}, {foreignType}),
               "result type of another Context");
  EXPECT_DEATH(def->getResult(0).setType(foreignType),
               "type of another Context");
  EXPECT_DEATH(use->setAttr("a", attr), "of another Context");
  EXPECT_DEATH(use->setDiscardableAttrs(otherBuilder.getDictionaryAttr(
                   otherBuilder.getNamedAttr("a", attr))),
               "attribute of another Context");
  EXPECT_DEATH(loose->addArgument(foreignType, loc),
               "argument type of another Context");
  EXPECT_DEATH(use->setLoc(NameLoc::get(otherBuilder.getStringAttr("x"))),
               "location of another Context");
  EXPECT_DEATH(loose->push_back(foreign->clone()),
               "operation of another Context");
  EXPECT_DEATH(foreignModule->getBodyRegion().push_back(loose),
               "block of another Context");
  EXPECT_DEATH(builder.getArrayAttr(attr), "component of another Context");
  EXPECT_DEATH(builder.getFunctionType(foreignType, {}),
               "component of another Context");
  EXPECT_DEATH(RankedTensorType::get({2}, i32, attr),
               "component of another Context");
}

//===-- Set-up -------------------------------------------------------------===//

TEST_F(MisuseDeathTest, LateHooks) {
  EXPECT_DEATH(
      registerOpHooks(&ctx, "builtin.module", OpHooks()),
      "hooks of 'builtin.module' registered after dialect 'builtin' was "
      "loaded");
}

TEST_F(MisuseDeathTest, DialectThatIsNotLoaded) {
  EXPECT_DEATH(OperationStateBuilder(builder, loc, "arith.addi").create(),
               "cannot create 'arith.addi': the dialect 'arith' is not loaded");
}

#endif
