// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-assembler: public functions take and return the arrays of sparse tensors. Each gets a
// wrapper of its name, which assembles and disassembles the tensors.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseStorage.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// The types of the arrays of `type`, the elements last: tensors, or memrefs if `areBuffers`.
static SmallVector<Type> getArrayTypes(const SparseTensorType &type,
                                       bool areBuffers) {
  using Kind = StorageField::Kind;
  SmallVector<Type> types;
  for (const StorageField &field : getStorageFields(type)) {
    if (field.kind == Kind::Specifier)
      continue;
    if (areBuffers) {
      types.push_back(field.type);
      continue;
    }
    SmallVector<int64_t> shape{ShapedType::kDynamic};
    // Coordinates of several levels are rows of an array.
    if (field.kind == Kind::Coordinates && field.lvl == type.getAoSCOOStart())
      shape.push_back(type.getLvlRank() - field.lvl);
    types.push_back(RankedTensorType::get(
        shape, cast<MemRefType>(field.type).getElementType()));
  }
  return types;
}

namespace {
struct WrapFunction final : OpRewritePattern<func::FuncOp> {
  WrapFunction(Context *ctx, bool directOut)
      : OpRewritePattern(ctx), directOut(directOut) {}
  LogicalResult matchAndRewrite(func::FuncOp op,
                                PatternRewriter &rewriter) const override;
  bool directOut;
};
} // namespace

/// The arguments of the function, assembled from the first of `arrays`, which are consumed.
static SmallVector<Value> assemble(PatternRewriter &rewriter, Location loc,
                                   ArrayRef<Type> types,
                                   ArrayRef<Value> &arrays) {
  SmallVector<Value> values;
  for (Type type : types) {
    if (!getSparseTensorEncoding(type)) {
      values.push_back(arrays.front());
      arrays = arrays.drop_front();
      continue;
    }
    SparseTensorType sparse(cast<RankedTensorType>(type));
    size_t count = getArrayTypes(sparse, /*areBuffers=*/false).size();
    values.push_back(AssembleOp::create(
        rewriter, loc, type, arrays.take_front(count - 1), arrays[count - 1]));
    arrays = arrays.drop_front(count);
  }
  return values;
}

/// The arrays of `value`, which are written to the first of `arrays`.
static void disassemble(PatternRewriter &rewriter, Location loc, Value value,
                        ArrayRef<Value> &arrays,
                        SmallVectorImpl<Value> &results) {
  SparseTensorType type(value);
  SmallVector<Type> types = getArrayTypes(type, /*areBuffers=*/false);
  size_t numLevels = types.size() - 1;
  Type index = rewriter.getIndexType();
  SmallVector<Type> lengths(numLevels, index);
  auto op = DisassembleOp::create(
      rewriter, loc, TypeRange(ArrayRef(types).take_front(numLevels)),
      types.back(), TypeRange(lengths), index, value,
      arrays.take_front(numLevels), arrays[numLevels]);
  for (size_t i = 0; i <= numLevels; ++i)
    results.push_back(op->getResult(unsigned(i)));
  arrays = arrays.drop_front(types.size());
}

/// The buffers of `value` themselves.
static void exposeBuffers(PatternRewriter &rewriter, Location loc, Value value,
                          SmallVectorImpl<Value> &results) {
  using Kind = StorageField::Kind;
  SparseTensorType type(value);
  for (const StorageField &field : getStorageFields(type)) {
    if (field.kind == Kind::Positions)
      results.push_back(ToPositionsOp::create(rewriter, loc, value, field.lvl));
    else if (field.kind == Kind::Coordinates)
      results.push_back(
          field.lvl == type.getAoSCOOStart()
              ? Value(ToCoordinatesBufferOp::create(rewriter, loc, value))
              : Value(
                    ToCoordinatesOp::create(rewriter, loc, value, field.lvl)));
    else if (field.kind == Kind::Values)
      results.push_back(ToValuesOp::create(rewriter, loc, value));
  }
}

/// Collects the types of the wrapper.
static void getWrapperTypes(FunctionType type, bool directOut,
                            SmallVectorImpl<Type> &inputs,
                            SmallVectorImpl<Type> &results) {
  for (Type input : type.getInputs()) {
    if (!getSparseTensorEncoding(input)) {
      inputs.push_back(input);
      continue;
    }
    SparseTensorType sparse(cast<RankedTensorType>(input));
    llvm::append_range(inputs, getArrayTypes(sparse, /*areBuffers=*/false));
  }
  for (Type result : type.getResults()) {
    if (!getSparseTensorEncoding(result)) {
      results.push_back(result);
      continue;
    }
    SparseTensorType sparse(cast<RankedTensorType>(result));
    llvm::append_range(results, getArrayTypes(sparse, directOut));
    if (!directOut)
      llvm::append_range(inputs, getArrayTypes(sparse, /*areBuffers=*/false));
  }
}

LogicalResult WrapFunction::matchAndRewrite(func::FuncOp op,
                                            PatternRewriter &rewriter) const {
  FunctionType type = op.getFunctionType();
  auto visibility = op.getSymVisibility();
  if ((visibility && *visibility != "public") || op->getRegion(0).empty() ||
      (!hasAnySparseType(type.getInputs()) &&
       !hasAnySparseType(type.getResults())))
    return failure();
  SmallVector<Type> inputs, results;
  getWrapperTypes(type, directOut, inputs, results);
  Location loc = op->getLoc();
  std::string name = op.getSymName().str(), internal = "_internal_" + name;
  rewriter.modifyOpInPlace(op, [&] {
    op.setSymName(internal);
    op.setSymVisibility(StringRef("private"));
  });
  auto wrapper = func::FuncOp::create(
      rewriter, loc, name, rewriter.getFunctionType(inputs, results));
  SmallVector<Location> locs(inputs.size(), loc);
  Block *body = rewriter.createBlock(&wrapper->getRegion(0), {}, inputs, locs);
  SmallVector<Value> arguments(body->getArguments().begin(),
                               body->getArguments().end());
  ArrayRef<Value> arrays = arguments;
  SmallVector<Value> operands =
      assemble(rewriter, loc, type.getInputs(), arrays);
  auto call = func::CallOp::create(rewriter, loc, internal, type.getResults(),
                                   operands);
  SmallVector<Value> returned;
  for (Value value : call->getResults())
    if (!getSparseTensorEncoding(value.getType()))
      returned.push_back(value);
    else if (directOut)
      exposeBuffers(rewriter, loc, value, returned);
    else
      disassemble(rewriter, loc, value, arrays, returned);
  func::ReturnOp::create(rewriter, loc, returned);
  return success();
}

namespace {
struct Assembler final : Pass {
  using Pass::Pass;
  Option<bool> directOut{*this, "direct-out",
                         "Return buffers instead of copies", false};
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<WrapFunction>(patterns.getContext(), *directOut);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo assemblerInfo = {
    .argument = "sparse-assembler",
    .name = "SparseAssembler",
    .summary = "Let public functions take and return the arrays of sparse "
               "tensors",
    .anchor = "builtin.module",
    .dependentDialects = {"func", "sparse_tensor"},
    .create = makePass<Assembler>,
};

void strata::registerAssemblerPass(PassRegistry &registry) {
  registry.add(assemblerInfo);
}
