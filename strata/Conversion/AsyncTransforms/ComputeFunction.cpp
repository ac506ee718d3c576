// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AsyncTransforms/ParallelForDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::asyncfor;

using Predicate = arith::CmpIPredicate;

SmallVector<Value> ParallelLoop::getOperands() const {
  SmallVector<Value> operands(tripCounts);
  llvm::append_range(operands, op.getLowerBound());
  llvm::append_range(operands, op.getUpperBound());
  llvm::append_range(operands, op.getStep());
  llvm::append_range(operands, captures);
  return operands;
}

std::optional<int64_t> asyncfor::getConstantIndex(Value value) {
  return getConstantIntValue(OpFoldResult(value));
}

/// Creates a private function at the end of the module, and its block.
static func::FuncOp createFunction(PatternRewriter &rewriter, Operation *module,
                                   Location loc, StringRef name,
                                   TypeRange inputs) {
  SymbolTable table(module);
  Region &body = module->getRegion(0);
  rewriter.setInsertionPointToEnd(&body.front());
  auto function = func::FuncOp::create(rewriter, loc, name,
                                       rewriter.getFunctionType(inputs, {}),
                                       StringRef("private"));
  table.insert(function);
  SmallVector<Location> locs(inputs.size(), loc);
  rewriter.createBlock(&function.getBody(), {}, inputs, locs);
  return function;
}

static Operation *getModule(Operation *op) {
  return op->getParentWithTrait<OpTrait::SymbolTable>();
}

//===-- A block of iterations ----------------------------------------------===//

namespace {
class ComputeFunction {
public:
  ComputeFunction(const ParallelLoop &loop, unsigned numAligned,
                  OpBuilder &builder, ArrayRef<BlockArgument> args)
      : loop(loop), numAligned(numAligned), builder(builder),
        loc(loop.op->getLoc()), args(args) {}
  void build();

private:
  /// The position in a dimension of an iteration.
  using Position = SmallVector<Value>;
  /// The values of the loops around a body that is being built.
  struct Nest {
    Position inductionVars;
    Value isFirst, isLast;
  };
  /// The arguments of group `group` (trip counts, lower bounds, upper bounds, steps), or constants.
  SmallVector<Value> getValues(unsigned group, ValueRange known);
  Position delinearize(Value index);
  void buildLoop(OpBuilder &body, Value lower, Value upper, unsigned dim,
                 Nest &nest);
  void buildBody(OpBuilder &body, unsigned dim, Value iv, Nest &nest);
  void cloneBody(OpBuilder &body, const Nest &nest);

  const ParallelLoop &loop;
  unsigned numAligned;
  OpBuilder &builder;
  Location loc;
  ArrayRef<BlockArgument> args;
  Value zero, one;
  SmallVector<Value> tripCounts, lowerBounds, steps;
  /// The first and the last iteration of the block, and the ends of the dimensions.
  Position first, last, end;
};
} // namespace

SmallVector<Value> ComputeFunction::getValues(unsigned group,
                                              ValueRange known) {
  SmallVector<Value> values;
  size_t start = 2 + group * loop.getNumLoops();
  for (auto [arg, value] :
       llvm::zip(args.slice(start, loop.getNumLoops()), known)) {
    if (std::optional<int64_t> number = getConstantIndex(value))
      values.push_back(arith::ConstantIndexOp::create(builder, loc, *number));
    else
      values.push_back(arg);
  }
  return values;
}

ComputeFunction::Position ComputeFunction::delinearize(Value index) {
  Position position(tripCounts.size());
  for (size_t dim = tripCounts.size(); dim-- > 0;) {
    position[dim] =
        arith::RemSIOp::create(builder, loc, index, tripCounts[dim]);
    index = arith::DivSIOp::create(builder, loc, index, tripCounts[dim]);
  }
  return position;
}

void ComputeFunction::build() {
  Value number = args[0], size = args[1];
  scf::ParallelOp op = loop.op;
  zero = arith::ConstantIndexOp::create(builder, loc, 0);
  one = arith::ConstantIndexOp::create(builder, loc, 1);
  tripCounts = getValues(0, loop.tripCounts);
  lowerBounds = getValues(1, op.getLowerBound());
  steps = getValues(3, op.getStep());
  Value total = tripCounts.front();
  for (Value count : llvm::drop_begin(tripCounts))
    total = arith::MulIOp::create(builder, loc, total, count);
  Value start = arith::MulIOp::create(builder, loc, number, size);
  Value stop = arith::AddIOp::create(builder, loc, start, size);
  stop = arith::MinSIOp::create(builder, loc, stop, total);
  stop = arith::SubIOp::create(builder, loc, stop, one);
  first = delinearize(start);
  last = delinearize(stop);
  for (Value position : last)
    end.push_back(arith::AddIOp::create(builder, loc, position, one));
  Nest nest;
  buildLoop(builder, first.front(), end.front(), 0, nest);
  func::ReturnOp::create(builder, loc, ValueRange());
}

void ComputeFunction::buildLoop(OpBuilder &body, Value lower, Value upper,
                                unsigned dim, Nest &nest) {
  scf::ForOp::create(body, loc, lower, upper, one, ValueRange(),
                     [&](OpBuilder &inner, Location, Value iv, ValueRange) {
                       buildBody(inner, dim, iv, nest);
                       scf::YieldOp::create(inner, loc, ValueRange());
                     });
}

/// Loops in the first iteration of the loops around them begin with the first iteration of the block, and
/// in the last one end with the last.
void ComputeFunction::buildBody(OpBuilder &body, unsigned dim, Value iv,
                                Nest &nest) {
  Value offset = arith::MulIOp::create(body, loc, iv, steps[dim]);
  nest.inductionVars.push_back(
      arith::AddIOp::create(body, loc, lowerBounds[dim], offset));
  Value isFirst =
      arith::CmpIOp::create(body, loc, Predicate::eq, iv, first[dim]);
  Value isLast = arith::CmpIOp::create(body, loc, Predicate::eq, iv, last[dim]);
  if (dim) {
    isFirst = arith::AndIOp::create(body, loc, isFirst, nest.isFirst);
    isLast = arith::AndIOp::create(body, loc, isLast, nest.isLast);
  }
  nest.isFirst = isFirst;
  nest.isLast = isLast;
  unsigned next = dim + 1;
  if (next == loop.getNumLoops())
    return cloneBody(body, nest);
  if (next >= loop.getNumLoops() - numAligned)
    return buildLoop(body, zero, tripCounts[next], next, nest);
  Value lower = arith::SelectOp::create(body, loc, isFirst, first[next], zero);
  Value upper =
      arith::SelectOp::create(body, loc, isLast, end[next], tripCounts[next]);
  buildLoop(body, lower, upper, next, nest);
}

void ComputeFunction::cloneBody(OpBuilder &body, const Nest &nest) {
  scf::ParallelOp op = loop.op;
  IRMapping mapping;
  mapping.map(op.getInductionVars(), nest.inductionVars);
  mapping.map(loop.captures, args.take_back(loop.captures.size()));
  for (Operation &inner : op.getRegion().front().without_terminator())
    body.clone(inner, mapping);
}

func::FuncOp asyncfor::createComputeFunction(const ParallelLoop &loop,
                                             unsigned numAligned,
                                             PatternRewriter &rewriter) {
  scf::ParallelOp op = loop.op;
  OpBuilder::InsertionGuard guard(rewriter);
  Type index = rewriter.getIndexType();
  SmallVector<Type> inputs{index, index};
  for (Value operand : loop.getOperands())
    inputs.push_back(operand.getType());
  func::FuncOp function =
      createFunction(rewriter, getModule(op), op->getLoc(),
                     numAligned ? "parallel_compute_fn_with_aligned_loops"
                                : "parallel_compute_fn",
                     inputs);
  ComputeFunction(loop, numAligned, rewriter,
                  function.getBody().front().getArguments())
      .build();
  return function;
}

//===-- A range of blocks --------------------------------------------------===//

void asyncfor::createAsyncCall(OpBuilder &builder, Location loc,
                               func::FuncOp function, ValueRange operands,
                               Value group) {
  Type token = async::TokenType::get(builder.getContext());
  auto execute = async::ExecuteOp::create(
      builder, loc, token, TypeRange(), ValueRange(), ValueRange(),
      [&](OpBuilder &body, Location, ValueRange) {
        func::CallOp::create(body, loc, function.getSymName(), TypeRange(),
                             operands);
        async::YieldOp::create(body, loc, ValueRange());
      });
  async::AddToGroupOp::create(builder, loc, execute.getToken(), group);
}

func::FuncOp asyncfor::createDispatchFunction(func::FuncOp compute,
                                              PatternRewriter &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = compute->getLoc();
  Context *ctx = compute->getContext();
  Type index = rewriter.getIndexType();
  SmallVector<Type> inputs{Type(async::GroupType::get(ctx)), index, index};
  ArrayRef<BlockArgument> computeArgs =
      compute.getBody().front().getArguments().drop_front();
  for (BlockArgument arg : computeArgs)
    inputs.push_back(arg.getType());
  func::FuncOp function = createFunction(rewriter, getModule(compute), loc,
                                         "async_dispatch_fn", inputs);
  Block &entry = function.getBody().front();
  Value group = entry.getArgument(0), start = entry.getArgument(1),
        stop = entry.getArgument(2);
  ArrayRef<BlockArgument> rest = entry.getArguments().drop_front(3);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  Value two = arith::ConstantIndexOp::create(rewriter, loc, 2);
  auto buildCondition = [&](OpBuilder &body, Location, ValueRange range) {
    Value size = arith::SubIOp::create(body, loc, range[1], range[0]);
    Value isLarge = arith::CmpIOp::create(body, loc, Predicate::sgt, size, one);
    scf::ConditionOp::create(body, loc, isLarge, range);
  };
  auto buildStep = [&](OpBuilder &body, Location, ValueRange range) {
    Value size = arith::SubIOp::create(body, loc, range[1], range[0]);
    Value half = arith::DivSIOp::create(body, loc, size, two);
    Value middle = arith::AddIOp::create(body, loc, range[0], half);
    SmallVector<Value> operands{group, middle, range[1]};
    llvm::append_range(operands, rest);
    createAsyncCall(body, loc, function, operands, group);
    scf::YieldOp::create(body, loc, ValueRange{range[0], middle});
  };
  scf::WhileOp::create(rewriter, loc, TypeRange{index, index},
                       ValueRange{start, stop}, buildCondition, buildStep);
  SmallVector<Value> operands{start};
  llvm::append_range(operands, rest);
  func::CallOp::create(rewriter, loc, compute.getSymName(), TypeRange(),
                       operands);
  func::ReturnOp::create(rewriter, loc, ValueRange());
  return function;
}
