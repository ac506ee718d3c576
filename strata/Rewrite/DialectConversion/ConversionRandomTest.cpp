// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random patterns on random programs: a conversion that fails leaves everything
// as it was, up to the order of uses; one that succeeds leaves valid and legal
// IR, and its listener knows it. The cases are the same in each run, except for
// those that follow from gtest's random seed; for many of them:
//
//   StrataRewriteTests --gtest_filter='ConversionRandom*' --gtest_shuffle
//     --gtest_repeat=100
#include "strata/Definition/TypeDefinition.h"
#include "strata/Rewrite/DialectConversion/ConversionRandomTestUtils.h"

#include "llvm/ADT/SetVector.h"

using namespace strata;

using Ranges = LambdaPattern::Ranges;

namespace {
/// The settings of one conversion.
struct Setting {
  bool canUndo, buildsCasts, isPaired, isStructural;
};

/// A pattern that does some random things and then replaces its operation, or
/// fails.
class RandomPattern {
public:
  RandomPattern(Chance &chance, const Setting &setting,
                const TypeConverter &converter)
      : chance(chance), setting(setting), converter(converter) {}
  LogicalResult apply(Operation *op, Ranges operands,
                      ConversionPatternRewriter &rewriter);

private:
  void doSomething(Operation *op, ArrayRef<Value> operands,
                   ConversionPatternRewriter &rewriter);
  void breakSomething(Operation *op, ConversionPatternRewriter &rewriter);
  void modify(Operation *op, ConversionPatternRewriter &rewriter);
  void shuffleUses(Operation *op, ConversionPatternRewriter &rewriter);
  void move(Operation *op, ArrayRef<Value> operands,
            ConversionPatternRewriter &rewriter);
  void split(Operation *op, ConversionPatternRewriter &rewriter);
  void makeAndEraseBlock(Operation *op, ConversionPatternRewriter &rewriter);
  void eraseNext(Operation *op, ConversionPatternRewriter &rewriter);
  void replaceOperand(Operation *op, ConversionPatternRewriter &rewriter);
  LogicalResult replaceRegion(Operation *op,
                              ConversionPatternRewriter &rewriter);
  void inlineBody(Operation *op, ConversionPatternRewriter &rewriter);
  void flatten(Operation *op, ConversionPatternRewriter &rewriter);
  LogicalResult rename(Operation *op, ArrayRef<Value> operands,
                       ConversionPatternRewriter &rewriter);
  Operation *make(StringRef name, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) {
    return rewriter.create(rewriter.getUnknownLoc(), name, operands);
  }
  Value makeValue(Type type, ConversionPatternRewriter &rewriter) {
    return rewriter.create(rewriter.getUnknownLoc(), "low.def", {}, type)
        ->getResult(0);
  }

  Chance &chance;
  const Setting &setting;
  const TypeConverter &converter;
};
} // namespace

static bool isInFunction(Operation *op) {
  return op->getParentOp()->getName().getStringRef() == "func.func";
}

/// Changes in place that mean nothing.
void RandomPattern::modify(Operation *op, ConversionPatternRewriter &rewriter) {
  bool isCancelled = chance.oneIn(4);
  rewriter.startOpModification(op);
  op->setAttr("n", rewriter.getI32IntegerAttr(int32_t(chance.below(9))));
  if (chance.oneIn(2))
    op->setLoc({});
  unsigned last = op->getNumOperands() - 1;
  bool isUse = op->getName().getStringRef().ends_with(".use");
  if (isUse && last != ~0u && chance.oneIn(2))
    op->setOperand(0, op->getOperand(last));
  if (isUse && last != ~0u && chance.oneIn(2))
    op->insertOperands(chance.below(last + 1), {op->getOperand(0)});
  if (isUse && op->getNumOperands() && chance.oneIn(2))
    op->eraseOperands(chance.below(op->getNumOperands()));
  if (isCancelled)
    rewriter.cancelOpModification(op);
  else
    rewriter.finalizeOpModification(op);
}

/// Operands go away and come back, several operations at once.
void RandomPattern::shuffleUses(Operation *op,
                                ConversionPatternRewriter &rewriter) {
  SmallVector<Operation *, 4> ops;
  for (Operation *at = op; at && ops.size() < 4; at = at->getPrevNode())
    ops.push_back(at);
  for (Operation *each : ops)
    rewriter.startOpModification(each);
  for (Operation *each : ops)
    for (OpOperand &operand : each->getOpOperands())
      if (chance.oneIn(2)) {
        Value value = operand.get();
        operand.set({});
        operand.set(value);
      }
  for (Operation *each : ops)
    rewriter.finalizeOpModification(each);
  Operation *branch = op->getBlock()->getLastOp();
  rewriter.modifyOpInPlace(branch, [&] {
    for (BlockOperand &successor : branch->getBlockOperands()) {
      Block *block = successor.get();
      successor.set(nullptr);
      successor.set(block);
    }
  });
}

void RandomPattern::move(Operation *op, ArrayRef<Value> operands,
                         ConversionPatternRewriter &rewriter) {
  Operation *next = op->getNextNode();
  // Operations without operands may move to the front, those without results to
  // the back.
  if (operands.empty() && !op->getNumOperands() && !op->getNumRegions())
    rewriter.moveOpBefore(op, op->getBlock(), op->getBlock()->begin());
  else if (next && !next->hasTrait(OpTrait::Terminator) &&
           !op->getNumResults() && !op->getNumRegions())
    rewriter.moveOpAfter(op, next);
}

void RandomPattern::split(Operation *op, ConversionPatternRewriter &rewriter) {
  if (!isInFunction(op))
    return;
  Block *block = op->getBlock();
  Block *rest = rewriter.splitBlock(block, Block::iterator(op, block));
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(block);
  rewriter.create({}, "cf.br", {}, {}, {}, rest);
}

/// A block that nothing leads to, with something in it.
void RandomPattern::makeAndEraseBlock(Operation *op,
                                      ConversionPatternRewriter &rewriter) {
  if (!isInFunction(op))
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  Type type = rewriter.getI32Type();
  Block *block = rewriter.createBlock(op->getParentRegion(), {}, type, {{}});
  Operation *use = make("low.use", block->getArgument(0), rewriter);
  rewriter.create({}, "cf.br", block->getArgument(0), {}, {}, block);
  if (chance.oneIn(2)) {
    TypeConverter::SignatureConversion conversion(1);
    conversion.addInputs(0, rewriter.getI32Type());
    rewriter.applySignatureConversion(block, conversion, &converter);
  }
  if (chance.oneIn(2))
    rewriter.eraseOp(use);
  rewriter.eraseBlock(block);
}

void RandomPattern::eraseNext(Operation *op,
                              ConversionPatternRewriter &rewriter) {
  Operation *next = op->getNextNode();
  if (!next || next->getNumResults() || next->hasTrait(OpTrait::Terminator))
    return;
  // It may be gone by now; that is a fault.
  rewriter.eraseOp(next);
}

void RandomPattern::replaceOperand(Operation *op,
                                   ConversionPatternRewriter &rewriter) {
  if (!op->getNumOperands())
    return;
  Value value = op->getOperand(chance.below(op->getNumOperands()));
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != op->getBlock())
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(def);
  Value with =
      chance.oneIn(2)
          ? makeValue(value.getType(), rewriter)
          : rewriter.create({}, "low.add", {value, value}, value.getType())
                ->getResult(0);
  rewriter.replaceAllUsesWith(value, with);
}

/// Whether something in `op` was converted, and is there twice.
static bool hasConverted(Operation *op) {
  bool isFound = false;
  op->walk([&](Operation *inner) {
    isFound |= inner->getName().getStringRef() == "low.yield";
  });
  return isFound;
}

void RandomPattern::doSomething(Operation *op, ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) {
  switch (chance.below(10)) {
  case 0:
    make(chance.oneIn(4) ? "t.use" : "low.use", operands, rewriter);
    return;
  case 1:
    return modify(op, rewriter);
  case 2:
    return shuffleUses(op, rewriter);
  case 3:
    return move(op, operands, rewriter);
  case 4:
    return split(op, rewriter);
  case 5:
    return makeAndEraseBlock(op, rewriter);
  case 6:
    return eraseNext(op, rewriter);
  case 7:
    return replaceOperand(op, rewriter);
  case 8:
    if (!op->getNumResults() && !hasConverted(op))
      rewriter.clone(*op);
    return;
  case 9:
    if (Operation *next = op->getNextNode())
      (void)rewriter.legalize(next);
    return;
  }
}

/// Changes that make any conversion fail.
void RandomPattern::breakSomething(Operation *op,
                                   ConversionPatternRewriter &rewriter) {
  Operation *around = op->getParentOp();
  switch (chance.below(5)) {
  case 0:
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperands({});
      for (OpResult result : op->getResults())
        result.setType(rewriter.getI8Type());
    });
    return;
  case 1:
    // The function itself, and its symbol, in the middle of things.
    rewriter.modifyOpInPlace(around, [&] {
      around->setAttr("sym_name", rewriter.getStringAttr("renamed"));
    });
    return;
  case 2:
    return rewriter.eraseBlock(op->getBlock());
  case 3:
    rewriter.moveBlockBefore(op->getBlock(), op->getParentRegion(), {});
    return;
  case 4:
    (void)rewriter.convertRegionTypes(op->getParentRegion(), converter);
    return;
  }
}

/// Takes the only block of the region apart.
void RandomPattern::inlineBody(Operation *op,
                               ConversionPatternRewriter &rewriter) {
  Block &body = op->getRegion(0).front();
  rewriter.eraseOp(body.getLastOp());
  SmallVector<Value, 2> values;
  for (BlockArgument arg : body.getArguments()) {
    Type type = chance.oneIn(2) ? converter.convertType(arg.getType()) : Type();
    values.push_back(makeValue(type ? type : arg.getType(), rewriter));
  }
  rewriter.inlineBlockBefore(&body, op, values);
}

/// Splits the block at the operation and puts its region between the halves.
void RandomPattern::flatten(Operation *op,
                            ConversionPatternRewriter &rewriter) {
  Block *before = op->getBlock();
  Block *after = rewriter.splitBlock(before, Block::iterator(op, before));
  Region &body = op->getRegion(0);
  Block *first = &body.front(), *last = &body.back();
  rewriter.setInsertionPointToEnd(before);
  SmallVector<Value, 2> values;
  for (BlockArgument arg : first->getArguments())
    values.push_back(makeValue(arg.getType(), rewriter));
  rewriter.inlineRegionBefore(body, after);
  rewriter.create({}, "cf.br", values, {}, {}, first);
  Operation *yield = last->getLastOp();
  rewriter.setInsertionPoint(yield);
  rewriter.create({}, "cf.br", {}, {}, {}, after);
  rewriter.eraseOp(yield);
}

LogicalResult
RandomPattern::replaceRegion(Operation *op,
                             ConversionPatternRewriter &rewriter) {
  Region &body = op->getRegion(0);
  // Another pattern has moved the body before.
  if (body.empty())
    return failure();
  bool isPlain = op->getBlock()->getLastOp()->hasTrait(OpTrait::Terminator);
  if (chance.oneIn(3) && body.hasOneBlock()) {
    inlineBody(op, rewriter);
  } else if (chance.oneIn(2) && isPlain && isInFunction(op)) {
    flatten(op, rewriter);
  } else {
    Operation *made =
        rewriter.create(op->getLoc(), "low.region", {}, {}, {}, {}, 1);
    Region &region = made->getRegion(0);
    rewriter.inlineRegionBefore(body, region, region.end());
    // Branches are converted where functions are.
    if (setting.isStructural &&
        failed(rewriter.convertRegionTypes(&region, converter)))
      return failure();
  }
  if (chance.oneIn(6))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

LogicalResult RandomPattern::rename(Operation *op, ArrayRef<Value> operands,
                                    ConversionPatternRewriter &rewriter) {
  OperationState state(op->getLoc(),
                       OperationName((chance.oneIn(12) ? "t." : "low.") +
                                         op->getDefinition().getStem().str(),
                                     op->getContext()));
  state.operands.assign(operands.begin(), operands.end());
  SmallVector<unsigned, 2> sizes;
  for (OpResult result : op->getResults()) {
    size_t before = state.types.size();
    if (failed(converter.convertType(result.getType(), state.types)))
      return failure();
    sizes.push_back(unsigned(state.types.size() - before));
  }
  // An addition is one of any two, with one result.
  if (op->getName().getStringRef() == "t.add" &&
      (operands.size() != 2 || state.types.size() != 1))
    state.name = OperationName("x.add", op->getContext());
  Operation *made = rewriter.create(state);
  // Two terminators cannot stay.
  bool mayFail = setting.canUndo || !op->hasTrait(OpTrait::Terminator);
  if (chance.oneIn(10) && mayFail)
    return failure();
  SmallVector<SmallVector<Value>> values;
  unsigned next = 0;
  for (unsigned size : sizes) {
    values.emplace_back();
    for (unsigned i = 0; i < size; ++i)
      values.back().push_back(made->getResult(next++));
  }
  rewriter.replaceOpWithMultiple(op, values);
  return success(!chance.oneIn(20));
}

LogicalResult RandomPattern::apply(Operation *op, Ranges operands,
                                   ConversionPatternRewriter &rewriter) {
  SmallVector<Value, 4> flat;
  for (ValueRange range : operands)
    flat.append(range.begin(), range.end());
  if (op->getName().getStringRef() == "t.yield")
    return rename(op, flat, rewriter);
  while (chance.oneIn(3)) {
    // It may have moved.
    rewriter.setInsertionPoint(op);
    doSomething(op, flat, rewriter);
    // Or be gone: another one was made legal that takes it along.
    if (!op->getBlock())
      return failure();
  }
  if (setting.canUndo && chance.oneIn(10)) {
    breakSomething(op, rewriter);
    return failure();
  }
  if (chance.oneIn(8))
    return failure();
  rewriter.setInsertionPoint(op);
  return op->getNumRegions() ? replaceRegion(op, rewriter)
                             : rename(op, flat, rewriter);
}

//===-- Conversions --------------------------------------------------------===//

namespace {
/// A listener that tracks the operations of the IR by its notifications.
struct Census : RewriterBase::Listener {
  explicit Census(Operation *root) {
    root->walk([&](Operation *op) { ops.insert(op); });
  }
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ops.insert(op);
  }
  void notifyOperationErased(Operation *op) override { ops.remove(op); }
  bool agrees(Operation *root) {
    size_t count = 0;
    bool areAllKnown = true;
    root->walk([&](Operation *op) {
      areAllKnown &= ops.contains(op);
      ++count;
    });
    return areAllKnown && count == ops.size();
  }
  llvm::SetVector<Operation *> ops;
};

class ConversionRandomTest : public ConversionTest {
protected:
  ConversionRandomTest() {
    for (TypeConverter *converter : {&narrow, &pairs, &refusing})
      converter->addConversion([](Type type) { return type; });
    for (TypeConverter *converter : {&narrow, &refusing})
      converter->addConversion([](IntegerType type) -> std::optional<Type> {
        if (type.getWidth() != 32)
          return std::nullopt;
        return IntegerType::get(type.getContext(), 8);
      });
    // A pair is an i32 and an i64; nothing is left of f16.
    pairs.addConversion([](Type type, SmallVectorImpl<Type> &results)
                            -> std::optional<LogicalResult> {
      Context *ctx = type.getContext();
      if (isa<DynamicType>(type))
        results.assign({IntegerType::get(ctx, 32), IntegerType::get(ctx, 64)});
      else if (!type.isF16())
        return std::nullopt;
      return success();
    });
    for (TypeConverter *converter : {&narrow, &pairs})
      addMaterializations(*converter, "m.source", "m.target");
    addMaterializations(refusing, "m.source", "m.target");
    refusing.addSourceMaterialization([](OpBuilder &builder, Type,
                                         ArrayRef<Value> inputs,
                                         Location loc) -> Value {
      // It may have made something before it finds out.
      return builder.create(loc, "m.wrong", inputs, builder.getI1Type())
          ->getResult(0);
    });
  }
  /// Runs random patterns on a random program, in random ways.
  void runCase(unsigned seed, bool canUndo);
  void addPatterns(Chance &chance, const Setting &setting,
                   const TypeConverter &converter);

  TypeConverter narrow, pairs, refusing;
  unsigned numFailures = 0, numSuccesses = 0, numRefused = 0;
};
} // namespace

void ConversionRandomTest::addPatterns(Chance &chance, const Setting &setting,
                                       const TypeConverter &converter) {
  patterns = RewritePatternSet(&ctx);
  target = ConversionTarget(&ctx);
  target.addLegalDialect("low", "builtin", "func", "cf", "arith", "x", "m");
  target.addIllegalDialect("t");
  if (setting.isStructural)
    addStructural(converter);
  for (StringRef root : {"t.def", "t.add", "t.use", "t.region", "t.yield"})
    for (unsigned i = 0; i < 3; ++i) {
      patterns.add<LambdaPattern>(converter, "some", root,
                                  [&](Operation *op, Ranges operands,
                                      ConversionPatternRewriter &rewriter) {
                                    return RandomPattern(chance, setting,
                                                         converter)
                                        .apply(op, operands, rewriter);
                                  });
      patterns.getPatterns().back()->setHasBoundedRewriteRecursion(
          chance.oneIn(3));
    }
}

void ConversionRandomTest::runCase(unsigned seed, bool canUndo) {
  Chance chance(seed);
  OwningOpRef<> module = parse(RandomProgram(chance).make());
  ASSERT_TRUE(module && succeeded(verify(module.get()))) << seed;
  std::string before = describe(module.get());
  Setting setting{canUndo, chance.oneIn(2), chance.oneIn(2), chance.oneIn(2)};
  const TypeConverter &converter = setting.isPaired  ? pairs
                                   : chance.oneIn(4) ? refusing
                                                     : narrow;
  addPatterns(chance, setting, converter);
  FrozenRewritePatternSet frozen = freeze();
  Census census(module.get());
  ConversionConfig config;
  config.buildMaterializations = setting.buildsCasts;
  config.allowPatternRollback = canUndo;
  config.listener = chance.oneIn(2) ? &census : nullptr;
  bool isFull = chance.oneIn(8), isAnalysis = canUndo && chance.oneIn(8);
  using Apply = LogicalResult (*)(Operation *, const ConversionTarget &,
                                  const FrozenRewritePatternSet &,
                                  const ConversionConfig &);
  Apply apply = applyPartialConversion;
  if (isAnalysis)
    apply = applyAnalysisConversion;
  else if (isFull)
    apply = applyFullConversion;
  messages.clear();
  bool isDone = succeeded(apply(module.get(), target, frozen, config));
  (isDone ? numSuccesses : numFailures)++;
  numRefused += !isDone && StringRef(messages[0]).contains("materialization");
  // Without rollback, a function may be converted and its returns not; then
  // they do not fit.
  bool mayMisfit = !isDone && !canUndo && setting.isStructural;
  ASSERT_TRUE(mayMisfit || succeeded(verify(module.get())))
      << seed << "\n"
      << before << print(module.get()) << testing::PrintToString(messages);
  if (canUndo && (!isDone || isAnalysis)) {
    std::string after = describe(module.get());
    ASSERT_TRUE(after == before) << seed << "\n" << before << after;
    return;
  }
  ASSERT_TRUE(!config.listener || census.agrees(module.get())) << seed;
  EXPECT_EQ(messages.empty(), isDone) << seed;
  EXPECT_TRUE(!isDone || print(module.get()).find("\"t.") == std::string::npos)
      << seed;
}

static unsigned getFirstSeed(unsigned numCases) {
  if (!GTEST_FLAG_GET(shuffle))
    return 0;
  return unsigned(testing::UnitTest::GetInstance()->random_seed()) * numCases;
}

TEST_F(ConversionRandomTest, AllOrNothing) {
  constexpr unsigned numCases = 1500;
  for (unsigned seed = getFirstSeed(numCases), end = seed + numCases;
       seed < end && !HasFatalFailure(); ++seed)
    runCase(seed, /*canUndo=*/true);
  EXPECT_GT(numFailures, numCases / 10);
  EXPECT_GT(numSuccesses, numCases / 10);
  EXPECT_GT(numRefused, numCases / 100);
}

TEST_F(ConversionRandomTest, WithoutRollback) {
  constexpr unsigned numCases = 500;
  for (unsigned seed = getFirstSeed(numCases), end = seed + numCases;
       seed < end && !HasFatalFailure(); ++seed)
    runCase(seed, /*canUndo=*/false);
  EXPECT_GT(numFailures, numCases / 10);
  EXPECT_GT(numSuccesses, numCases / 10);
}
