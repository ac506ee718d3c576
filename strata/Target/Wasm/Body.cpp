// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions, whose operands on the stack become values.
#include "strata/Dialects/WasmSSA/WasmSSAOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Target/Wasm/Module.h"

#include "llvm/Support/Endian.h"

using namespace strata;
using namespace strata::wasm;
using namespace strata::wasmssa;

namespace {
enum class Number : uint8_t { I32, I64, F32, F64 };

struct Instruction {
  uint8_t opcode;
  StringLiteral op;
  uint8_t numOperands;
  Number operand, result;
};

/// A function, or instructions with a label that branches go to.
struct Frame {
  enum Kind { Function, Block, Loop, If, Else } kind;
  Location loc;
  SmallVector<Type> params, results;
  /// The height of the stack below the values of the frame.
  size_t base = 0;
  /// Null for a function.
  Operation *op = nullptr;
  /// The block after the operation.
  strata::Block *after = nullptr;

  ArrayRef<Type> getLabelTypes() const {
    return kind == Loop ? params : results;
  }
};

class BodyReader {
public:
  BodyReader(ByteReader &reader, Module &module)
      : reader(reader), module(module), builder(reader.getContext()) {}

  LogicalResult readFunction(const Module::Function &function, Location loc);
  LogicalResult readInitializer(const Module::Global &global, Location loc);

private:
  ParseResult readLocals();
  ParseResult readInstructions();
  ParseResult readInstruction();
  ParseResult readControl(uint8_t opcode);
  ParseResult readConstant(uint8_t opcode);
  ParseResult readVariable(uint8_t opcode);
  ParseResult readCall();
  ParseResult readComputation(const Instruction &instruction);
  ParseResult readExtension(Type type, unsigned bits);

  ParseResult readBlockType(Frame &frame);
  ParseResult begin(Frame::Kind kind);
  ParseResult beginElse();
  ParseResult end();
  ParseResult readBranch();
  void enter(Region &region);
  /// Checks that exactly the results of the innermost frame are on its stack, and ends
  /// the block with them.
  ParseResult leave();

  template <typename T>
  ParseResult readIndex(ArrayRef<T> space, StringRef what, uint32_t &index);
  ParseResult pop(Type type, Value &value);
  ParseResult pop(ArrayRef<Type> types, SmallVectorImpl<Value> &values);
  /// Checks the values on the top of the stack, which stay.
  ParseResult checkTop(ArrayRef<Type> types);
  void push(ValueRange values) { llvm::append_range(stack, values); }
  InFlightDiagnostic emitError() const { return strata::emitError(loc); }

  ByteReader &reader;
  Module &module;
  OpBuilder builder;
  /// The place of the instruction.
  Location loc;
  std::vector<Frame> frames;
  std::vector<Value> stack;
  std::vector<Value> locals;
};
} // namespace

static constexpr Instruction instructions[] = {
#define INSTRUCTION(Opcode, Op, NumOperands, OperandType, ResultType)          \
  {Opcode, Op::getOperationName(), NumOperands, Number::OperandType,           \
   Number::ResultType},
#include "strata/Target/Wasm/Instructions.def"
};

static Type getType(Context *ctx, Number number) {
  switch (number) {
  case Number::I32:
    return IntegerType::get(ctx, 32);
  case Number::I64:
    return IntegerType::get(ctx, 64);
  case Number::F32:
    return Float32Type::get(ctx);
  case Number::F64:
    return Float64Type::get(ctx);
  }
  llvm_unreachable("all types are listed");
}

//===-- The stack ---------------------------------------------------------===//

ParseResult BodyReader::pop(Type type, Value &value) {
  if (stack.size() == frames.back().base)
    return emitError() << "expected an operand of type " << type
                       << ", but the stack is empty";
  value = stack.back();
  if (value.getType() != type)
    return emitError() << "expected an operand of type " << type
                       << ", but found " << value.getType();
  stack.pop_back();
  return success();
}

ParseResult BodyReader::pop(ArrayRef<Type> types,
                            SmallVectorImpl<Value> &values) {
  values.resize(types.size());
  for (size_t i = types.size(); i-- != 0;)
    if (pop(types[i], values[i]))
      return failure();
  return success();
}

ParseResult BodyReader::checkTop(ArrayRef<Type> types) {
  SmallVector<Value> values;
  if (pop(types, values))
    return failure();
  push(values);
  return success();
}

template <typename T>
ParseResult BodyReader::readIndex(ArrayRef<T> space, StringRef what,
                                  uint32_t &index) {
  if (reader.readU32(index))
    return failure();
  if (index < space.size())
    return success();
  return emitError() << what << " " << index << " is not among the "
                     << uint64_t(space.size());
}

//===-- Values ------------------------------------------------------------===//

ParseResult BodyReader::readConstant(uint8_t opcode) {
  Context *ctx = reader.getContext();
  Attribute value;
  int32_t small;
  int64_t large;
  StringRef bytes;
  switch (opcode) {
  case 0x41:
    if (reader.readS32(small))
      return failure();
    value = IntegerAttr::get(IntegerType::get(ctx, 32), small);
    break;
  case 0x42:
    if (reader.readS64(large))
      return failure();
    value = IntegerAttr::get(IntegerType::get(ctx, 64), large);
    break;
  case 0x43:
    if (reader.readBytes(4, bytes))
      return failure();
    value = FloatAttr::get(
        Float32Type::get(ctx),
        APFloat(APFloat::IEEEsingle(),
                APInt(32, llvm::support::endian::read32le(bytes.data()))));
    break;
  default:
    if (reader.readBytes(8, bytes))
      return failure();
    value = FloatAttr::get(
        Float64Type::get(ctx),
        APFloat(APFloat::IEEEdouble(),
                APInt(64, llvm::support::endian::read64le(bytes.data()))));
  }
  push(ConstOp::create(builder, loc, value).getResult());
  return success();
}

ParseResult BodyReader::readVariable(uint8_t opcode) {
  uint32_t index;
  if (opcode == 0x23) {
    if (readIndex(ArrayRef(module.globals), "global variable", index))
      return failure();
    const Module::Global &global = module.globals[index];
    push(GlobalGetOp::create(builder, loc, global.type,
                             SymbolTable::getSymbolName(global.op).getValue())
             ->getResults());
    return success();
  }
  if (readIndex(ArrayRef(locals), "local variable", index))
    return failure();
  Value local = locals[index];
  if (opcode == 0x20) {
    push(LocalGetOp::create(builder, loc, local).getResult());
    return success();
  }
  Value value;
  if (pop(cast<LocalRefType>(local.getType()).getElementType(), value))
    return failure();
  if (opcode == 0x21)
    LocalSetOp::create(builder, loc, local, value);
  else
    push(LocalTeeOp::create(builder, loc, local, value).getResult());
  return success();
}

ParseResult BodyReader::readCall() {
  uint32_t index;
  SmallVector<Value> args;
  if (readIndex(ArrayRef(module.functions), "function", index))
    return failure();
  auto [op, type] = module.functions[index];
  if (pop(type.getInputs(), args))
    return failure();
  auto call = FuncCallOp::create(builder, loc, type.getResults(), args,
                                 SymbolTable::getSymbolName(op).getValue());
  push(call->getResults());
  return success();
}

ParseResult BodyReader::readComputation(const Instruction &instruction) {
  Context *ctx = reader.getContext();
  SmallVector<Type> types(instruction.numOperands,
                          getType(ctx, instruction.operand));
  SmallVector<Value> operands;
  if (pop(types, operands))
    return failure();
  Operation *op = builder.create(loc, instruction.op, operands,
                                 getType(ctx, instruction.result));
  push(op->getResults());
  return success();
}

ParseResult BodyReader::readExtension(Type type, unsigned bits) {
  Value value;
  if (pop(type, value))
    return failure();
  auto unsignedType =
      IntegerType::get(reader.getContext(), 32, IntegerType::Unsigned);
  push(ExtendLowBitsSOp::create(builder, loc, value,
                                IntegerAttr::get(unsignedType, bits))
           .getResult());
  return success();
}

//===-- Control -----------------------------------------------------------===//

/// The type of a block: nothing, a result, or the number of a type of functions.
ParseResult BodyReader::readBlockType(Frame &frame) {
  int64_t code;
  if (reader.readS64(code))
    return failure();
  if (code >= 0) {
    if (uint64_t(code) >= module.types.size())
      return emitError() << "type " << code << " is not among the "
                         << uint64_t(module.types.size()) << " of the module";
    llvm::append_range(frame.params, module.types[code].getInputs());
    llvm::append_range(frame.results, module.types[code].getResults());
    return success();
  }
  constexpr int64_t empty = -0x40;
  if (code == empty)
    return success();
  Type type =
      code >= -0x40 ? reader.getValueType(uint8_t(code & 0x7f)) : Type();
  if (!type)
    return emitError() << "invalid type of a block";
  frame.results.push_back(type);
  return success();
}

void BodyReader::enter(Region &region) {
  const Frame &frame = frames.back();
  SmallVector<Location> locs(frame.params.size(), frame.loc);
  Block *entry = builder.createBlock(&region, region.end(), frame.params, locs);
  push(entry->getArguments());
}

ParseResult BodyReader::begin(Frame::Kind kind) {
  Frame frame{.kind = kind, .loc = loc};
  Value condition;
  SmallVector<Value> inputs;
  if (readBlockType(frame) ||
      (kind == Frame::If &&
       pop(IntegerType::get(reader.getContext(), 32), condition)) ||
      pop(frame.params, inputs))
    return failure();
  if (frames.size() >= reader.getContext()->getResourceLimits().maxDepth)
    return emitError() << "blocks are nested too deeply";
  Block *block = builder.getInsertionBlock();
  SmallVector<Location> locs(frame.results.size(), loc);
  frame.after = builder.createBlock(
      block->getParent(), block->getParent()->end(), frame.results, locs);
  builder.setInsertionPointToEnd(block);
  if (kind == Frame::Block)
    frame.op = BlockOp::create(builder, loc, inputs, frame.after);
  else if (kind == Frame::Loop)
    frame.op = LoopOp::create(builder, loc, inputs, frame.after);
  else
    frame.op = IfOp::create(builder, loc, condition, inputs, frame.after);
  frame.base = stack.size();
  Region &body = frame.op->getRegions().front();
  frames.push_back(std::move(frame));
  enter(body);
  return success();
}

ParseResult BodyReader::leave() {
  const Frame &frame = frames.back();
  SmallVector<Value> results;
  if (pop(frame.results, results))
    return failure();
  if (stack.size() != frame.base)
    return emitError() << "the stack has "
                       << uint64_t(stack.size() - frame.base)
                       << " values more than there are results";
  if (frame.kind == Frame::Function)
    wasmssa::ReturnOp::create(builder, frame.loc, results);
  else
    BlockReturnOp::create(builder, frame.loc, results);
  return success();
}

ParseResult BodyReader::beginElse() {
  if (frames.back().kind != Frame::If)
    return emitError() << "expected 'else' in 'if' only";
  if (leave())
    return failure();
  frames.back().kind = Frame::Else;
  enter(cast<IfOp>(frames.back().op).getElse());
  return success();
}

ParseResult BodyReader::end() {
  if (leave())
    return failure();
  Frame frame = std::move(frames.back());
  frames.pop_back();
  if (frame.kind == Frame::If && frame.params != frame.results)
    return emitError() << "expected 'else', since the results differ from the "
                          "parameters";
  if (frame.after) {
    builder.setInsertionPointToEnd(frame.after);
    push(frame.after->getArguments());
  }
  return success();
}

ParseResult BodyReader::readBranch() {
  uint32_t level;
  Value condition;
  if (reader.readU32(level) ||
      pop(IntegerType::get(reader.getContext(), 32), condition))
    return failure();
  if (level >= frames.size())
    return emitError() << "label " << level << " is not among the "
                       << uint64_t(frames.size()) << " around the branch";
  const Frame &target = frames[frames.size() - 1 - level];
  if (target.kind == Frame::Function)
    return emitError() << "the dialect has no branch to the end of a function";
  ArrayRef<Type> types = target.getLabelTypes();
  if (checkTop(types))
    return failure();
  ArrayRef<Value> values = ArrayRef(stack).take_back(types.size());
  Block *block = builder.getInsertionBlock();
  Block *next =
      builder.createBlock(block->getParent(), block->getParent()->end());
  builder.setInsertionPointToEnd(block);
  BranchIfOp::create(builder, loc, condition, values, level, next);
  builder.setInsertionPointToEnd(next);
  return success();
}

ParseResult BodyReader::readControl(uint8_t opcode) {
  switch (opcode) {
  case 0x02:
    return begin(Frame::Block);
  case 0x03:
    return begin(Frame::Loop);
  case 0x04:
    return begin(Frame::If);
  case 0x05:
    return beginElse();
  case 0x0b:
    return end();
  default:
    return readBranch();
  }
}

//===-- Functions ---------------------------------------------------------===//

ParseResult BodyReader::readInstruction() {
  loc = reader.getLoc();
  uint8_t opcode;
  if (reader.readByte(opcode))
    return failure();
  Context *ctx = reader.getContext();
  switch (opcode) {
  case 0x01:
    return success();
  case 0x02:
  case 0x03:
  case 0x04:
  case 0x05:
  case 0x0b:
  case 0x0d:
    return readControl(opcode);
  case 0x10:
    return readCall();
  case 0x1a:
    if (stack.size() == frames.back().base)
      return emitError() << "expected a value on the stack";
    return stack.pop_back(), success();
  case 0x20:
  case 0x21:
  case 0x22:
  case 0x23:
    return readVariable(opcode);
  case 0x41:
  case 0x42:
  case 0x43:
  case 0x44:
    return readConstant(opcode);
  case 0xc0:
  case 0xc1:
    return readExtension(IntegerType::get(ctx, 32), opcode == 0xc0 ? 8 : 16);
  case 0xc2:
  case 0xc3:
  case 0xc4:
    return readExtension(IntegerType::get(ctx, 64), 8u << (opcode - 0xc2));
  default:
    break;
  }
  const Instruction *found =
      llvm::find_if(instructions, [&](const Instruction &entry) {
        return entry.opcode == opcode;
      });
  if (found == std::end(instructions))
    return emitError() << "unknown instruction opcode: " << uint64_t(opcode);
  return readComputation(*found);
}

ParseResult BodyReader::readInstructions() {
  while (!frames.empty())
    if (readInstruction())
      return failure();
  return success();
}

ParseResult BodyReader::readLocals() {
  uint32_t numGroups;
  if (reader.readCount(numGroups))
    return failure();
  for (; numGroups != 0; --numGroups) {
    loc = reader.getLoc();
    uint32_t count;
    Type type;
    if (reader.readU32(count) || reader.readValueType(type) ||
        module.takeVariables(reader, count))
      return failure();
    for (; count != 0; --count)
      locals.push_back(LocalOp::create(builder, loc, type).getResult());
  }
  return success();
}

LogicalResult BodyReader::readFunction(const Module::Function &function,
                                       Location functionLoc) {
  Block &entry = cast<wasmssa::FuncOp>(function.op).getBody().front();
  builder.setInsertionPointToEnd(&entry);
  llvm::append_range(locals, entry.getArguments());
  Frame frame{.kind = Frame::Function, .loc = functionLoc};
  llvm::append_range(frame.results, function.type.getResults());
  frames.push_back(std::move(frame));
  if (readLocals() || readInstructions())
    return failure();
  if (reader.atEnd())
    return success();
  reader.emitError() << "expected the end of the function";
  return failure();
}

LogicalResult BodyReader::readInitializer(const Module::Global &global,
                                          Location globalLoc) {
  Region &region = cast<GlobalOp>(global.op).getInitializer();
  builder.createBlock(&region);
  frames.push_back({.kind = Frame::Function,
                    .loc = globalLoc,
                    .params = {},
                    .results = {global.type}});
  return failure(bool(readInstructions()));
}

LogicalResult wasm::readBody(ByteReader &reader, Module &module,
                             const Module::Function &function, Location loc) {
  return BodyReader(reader, module).readFunction(function, loc);
}

LogicalResult wasm::readInitializer(ByteReader &reader, Module &module,
                                    const Module::Global &global,
                                    Location loc) {
  return BodyReader(reader, module).readInitializer(global, loc);
}
