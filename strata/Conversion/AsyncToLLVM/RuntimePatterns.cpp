// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the runtime have the names of MLIR's, one of which has a letter less.
#include "strata/Conversion/AsyncToLLVM/AsyncToLLVMDetail.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::asynclower;

//===-- Declarations -------------------------------------------------------===//

/// A function and its type: `p` is a pointer, `i` an i64, `b` an i1, `x` an index, `v` no result. The
/// result comes first.
struct RuntimeDeclaration {
  StringRef name, types;
};

static constexpr RuntimeDeclaration Declarations[] = {
    {"mlirAsyncRuntimeAddRef", "vpi"},
    {"mlirAsyncRuntimeDropRef", "vpi"},
    {"mlirAsyncRuntimeCreateToken", "p"},
    {"mlirAsyncRuntimeCreateValue", "pi"},
    {"mlirAsyncRuntimeCreateGroup", "pi"},
    {"mlirAsyncRuntimeEmplaceToken", "vp"},
    {"mlirAsyncRuntimeEmplaceValue", "vp"},
    {"mlirAsyncRuntimeSetTokenError", "vp"},
    {"mlirAsyncRuntimeSetValueError", "vp"},
    {"mlirAsyncRuntimeIsTokenError", "bp"},
    {"mlirAsyncRuntimeIsValueError", "bp"},
    {"mlirAsyncRuntimeIsGroupError", "bp"},
    {"mlirAsyncRuntimeAwaitToken", "vp"},
    {"mlirAsyncRuntimeAwaitValue", "vp"},
    {"mlirAsyncRuntimeAwaitAllInGroup", "vp"},
    {"mlirAsyncRuntimeExecute", "vpp"},
    {"mlirAsyncRuntimeGetValueStorage", "pp"},
    {"mlirAsyncRuntimeAddTokenToGroup", "ipp"},
    {"mlirAsyncRuntimeAwaitTokenAndExecute", "vppp"},
    {"mlirAsyncRuntimeAwaitValueAndExecute", "vppp"},
    {"mlirAsyncRuntimeAwaitAllInGroupAndExecute", "vppp"},
    {"mlirAsyncRuntimGetNumWorkerThreads", "x"},
};

static Type getType(Builder &builder, char letter) {
  switch (letter) {
  case 'p':
    return getLLVMPointerType(builder.getContext());
  case 'i':
    return builder.getI64Type();
  case 'b':
    return builder.getI1Type();
  case 'x':
    return builder.getIndexType();
  default:
    return {};
  }
}

static SmallVector<Type> getResultTypes(Builder &builder, StringRef types) {
  Type result = getType(builder, types.front());
  return result ? SmallVector<Type>{result} : SmallVector<Type>();
}

void asynclower::declareRuntime(Operation *module) {
  OpBuilder builder(module->getContext());
  builder.setInsertionPointToEnd(&module->getRegion(0).front());
  for (const RuntimeDeclaration &declaration : Declarations) {
    if (SymbolTable::lookupSymbolIn(module, declaration.name))
      continue;
    SmallVector<Type> inputs;
    for (char letter : declaration.types.drop_front())
      inputs.push_back(getType(builder, letter));
    FunctionType type = builder.getFunctionType(
        inputs, getResultTypes(builder, declaration.types));
    func::FuncOp::create(builder, module->getLoc(), declaration.name, type,
                         StringRef("private"));
  }
}

/// Calls the function of the runtime that is called `mlirAsyncRuntime` and `name`.
static func::CallOp createCall(OpBuilder &builder, Location loc, StringRef name,
                               ValueRange operands) {
  std::string symbol = ("mlirAsyncRuntime" + name).str();
  StringRef types = "v";
  for (const RuntimeDeclaration &declaration : Declarations)
    if (declaration.name == symbol)
      types = declaration.types;
  return func::CallOp::create(builder, loc, symbol,
                              getResultTypes(builder, types), operands);
}

/// The part of names that says what the object is.
static StringRef getKind(Type type) {
  if (isa<async::TokenType>(type))
    return "Token";
  return isa<async::ValueType>(type) ? "Value" : "Group";
}

//===-- Objects ------------------------------------------------------------===//

static LogicalResult lowerCreate(async::RuntimeCreateOp op,
                                 async::RuntimeCreateOp::Adaptor,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  auto value = dyn_cast<async::ValueType>(op.getType());
  if (!value) {
    rewriter.replaceOp(
        op, createCall(rewriter, loc, "CreateToken", {}).getOperation());
    return success();
  }
  Type type = types->convertType(value.getValueType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the value has no type of llvm");
  LLVMBuilder llvm(rewriter, loc);
  Value null = llvm.nullPointer();
  Value end = llvm.gep(type, null, llvm.index(1));
  Value size =
      LLVM::PtrtointOp::create(rewriter, loc, rewriter.getI64Type(), end);
  rewriter.replaceOp(
      op, createCall(rewriter, loc, "CreateValue", size).getOperation());
  return success();
}

static LogicalResult lowerCreateGroup(async::RuntimeCreateGroupOp op,
                                      async::RuntimeCreateGroupOp::Adaptor args,
                                      const TypeConverter *,
                                      ConversionPatternRewriter &rewriter) {
  rewriter.replaceOp(
      op, createCall(rewriter, op->getLoc(), "CreateGroup", args.getSize())
              .getOperation());
  return success();
}

static LogicalResult lowerAddToGroup(async::RuntimeAddToGroupOp op,
                                     async::RuntimeAddToGroupOp::Adaptor args,
                                     const TypeConverter *,
                                     ConversionPatternRewriter &rewriter) {
  if (!isa<async::TokenType>(op.getOperand().getType()))
    return rewriter.notifyMatchFailure(op,
                                       "only tokens can be added to a group");
  func::CallOp call = createCall(rewriter, op->getLoc(), "AddTokenToGroup",
                                 {args.getOperand(), args.getGroup()});
  rewriter.replaceOp(op, call->getResult(0));
  return success();
}

/// An operation on an object becomes a call of the function `before`, the kind of the object, and
/// `after`.
template <typename Op>
static LogicalResult lowerToCall(Op op, ValueRange operands,
                                 ConversionPatternRewriter &rewriter,
                                 StringRef before, StringRef after = "") {
  StringRef kind = getKind(op.getOperand().getType());
  // A group is awaited as a whole.
  if (kind == "Group" && before == "Await")
    kind = "AllInGroup";
  std::string name = (before + kind + after).str();
  func::CallOp call = createCall(rewriter, op->getLoc(), name, operands);
  if (op->getNumResults())
    rewriter.replaceOp(op, call.getOperation());
  else
    rewriter.eraseOp(op);
  return success();
}

static LogicalResult
lowerSetAvailable(async::RuntimeSetAvailableOp op,
                  async::RuntimeSetAvailableOp::Adaptor args,
                  const TypeConverter *, ConversionPatternRewriter &rewriter) {
  return lowerToCall(op, args.getOperand(), rewriter, "Emplace");
}

static LogicalResult lowerSetError(async::RuntimeSetErrorOp op,
                                   async::RuntimeSetErrorOp::Adaptor args,
                                   const TypeConverter *,
                                   ConversionPatternRewriter &rewriter) {
  return lowerToCall(op, args.getOperand(), rewriter, "Set", "Error");
}

static LogicalResult lowerIsError(async::RuntimeIsErrorOp op,
                                  async::RuntimeIsErrorOp::Adaptor args,
                                  const TypeConverter *,
                                  ConversionPatternRewriter &rewriter) {
  return lowerToCall(op, args.getOperand(), rewriter, "Is", "Error");
}

static LogicalResult lowerAwait(async::RuntimeAwaitOp op,
                                async::RuntimeAwaitOp::Adaptor args,
                                const TypeConverter *,
                                ConversionPatternRewriter &rewriter) {
  return lowerToCall(op, args.getOperand(), rewriter, "Await");
}

//===-- Execution ----------------------------------------------------------===//

static Value createResumeAddress(OpBuilder &builder, Location loc) {
  return LLVM::AddressOfOp::create(
      builder, loc, getLLVMPointerType(builder.getContext()), ResumeFunction);
}

static LogicalResult
lowerAwaitAndResume(async::RuntimeAwaitAndResumeOp op,
                    async::RuntimeAwaitAndResumeOp::Adaptor args,
                    const TypeConverter *,
                    ConversionPatternRewriter &rewriter) {
  Value resume = createResumeAddress(rewriter, op->getLoc());
  return lowerToCall(op, {args.getOperand(), args.getHandle(), resume},
                     rewriter, "Await", "AndExecute");
}

static LogicalResult lowerResume(async::RuntimeResumeOp op,
                                 async::RuntimeResumeOp::Adaptor args,
                                 const TypeConverter *,
                                 ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Value resume = createResumeAddress(rewriter, loc);
  createCall(rewriter, loc, "Execute", {args.getHandle(), resume});
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerNumWorkers(async::RuntimeNumWorkerThreadsOp op,
                                     async::RuntimeNumWorkerThreadsOp::Adaptor,
                                     const TypeConverter *,
                                     ConversionPatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<func::CallOp>(
      op, "mlirAsyncRuntimGetNumWorkerThreads",
      TypeRange(Type(rewriter.getIndexType())), ValueRange());
  return success();
}

//===-- Values and references ----------------------------------------------===//

static Value createStorage(OpBuilder &builder, Location loc, Value value) {
  return createCall(builder, loc, "GetValueStorage", value)->getResult(0);
}

static LogicalResult lowerStore(async::RuntimeStoreOp op,
                                async::RuntimeStoreOp::Adaptor args,
                                const TypeConverter *,
                                ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Value storage = createStorage(rewriter, loc, args.getStorage());
  LLVMBuilder(rewriter, loc).store(args.getValue(), storage);
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerLoad(async::RuntimeLoadOp op,
                               async::RuntimeLoadOp::Adaptor args,
                               const TypeConverter *types,
                               ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Type type = types->convertType(op.getResult().getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the value has no type of llvm");
  Value storage = createStorage(rewriter, loc, args.getStorage());
  rewriter.replaceOp(op, LLVMBuilder(rewriter, loc).load(type, storage));
  return success();
}

template <typename Op>
static LogicalResult lowerRef(Op op, Value operand, StringRef name,
                              ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Value count = arith::ConstantOp::create(
      rewriter, loc, rewriter.getI64IntegerAttr(op.getCount()));
  createCall(rewriter, loc, name, {operand, count});
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerAddRef(async::RuntimeAddRefOp op,
                                 async::RuntimeAddRefOp::Adaptor args,
                                 const TypeConverter *,
                                 ConversionPatternRewriter &rewriter) {
  return lowerRef(op, args.getOperand(), "AddRef", rewriter);
}

static LogicalResult lowerDropRef(async::RuntimeDropRefOp op,
                                  async::RuntimeDropRefOp::Adaptor args,
                                  const TypeConverter *,
                                  ConversionPatternRewriter &rewriter) {
  return lowerRef(op, args.getOperand(), "DropRef", rewriter);
}

void asynclower::populateRuntimePatterns(RewritePatternSet &patterns,
                                         const TypeConverter &types,
                                         const LLVMTypeConverter &llvmTypes) {
  auto add = [&]<typename Op>(OpConversionFn<Op> fn, bool isLLVM) {
    const TypeConverter *converter = isLLVM ? &llvmTypes : &types;
    addConversionPattern<Op>(patterns, converter, "convert-async-to-llvm", fn);
  };
  add(lowerAddRef, false);
  add(lowerAddToGroup, true);
  add(lowerAwait, false);
  add(lowerAwaitAndResume, false);
  add(lowerCreate, true);
  add(lowerCreateGroup, true);
  add(lowerDropRef, false);
  add(lowerIsError, false);
  add(lowerLoad, true);
  add(lowerNumWorkers, false);
  add(lowerResume, false);
  add(lowerSetAvailable, false);
  add(lowerSetError, false);
  add(lowerStore, true);
}
