// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The record of operations that declare which elements of a tensor they load or store.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"

using namespace strata;
using namespace strata::detail;

/// The only access of an operation; std::nullopt if it has two.
static std::optional<MemoryAccess> getAccess(Operation *op) {
  auto accesses = cast<MemoryAccessOpInterface>(op).getAccesses();
  return accesses.size() == 1 ? std::optional(std::move(accesses.front()))
                              : std::nullopt;
}

static bool isStoredTo(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == getAccess(use.getOwner())->memoryOperand;
}

static AliasingValues getStoreAliases(OpOperand &use,
                                      const BufferizationState &state) {
  std::optional<MemoryAccess> access = getAccess(use.getOwner());
  if (!access->result || !isStoredTo(use, state))
    return {};
  return {{access->result, BufferRelation::Equivalent}};
}

Operation *strata::createAccess(OpBuilder &builder, Operation *op,
                                const MemoryAccess &access, Value buffer) {
  Location loc = op->getLoc();
  if (mayAccess(op, access, buffer.getType())) {
    SmallVector<Value> operands(op->getOperands());
    operands[access.memoryOperand] = buffer;
    SmallVector<Type, 1> types;
    if (!access.isStore)
      llvm::append_range(types, op->getResultTypes());
    return builder.create(loc, op->getName().getStringRef(), operands, types,
                          op->getAttrs());
  }
  if (!isa<MemRefType>(buffer.getType()) || access.map ||
      access.getForm() != MemoryAccess::Form::Element) {
    op->emitOpError("accesses a tensor in a way that memrefs lack");
    return nullptr;
  }
  if (access.isStore)
    return memref::StoreOp::create(builder, loc, access.value, buffer,
                                   access.indices);
  return memref::LoadOp::create(builder, loc, buffer, access.indices);
}

static LogicalResult bufferizeAccess(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  std::optional<MemoryAccess> access = getAccess(op);
  if (!isTensorType(access->memory.getType()))
    return success();
  FailureOr<Value> buffer = state.getBuffer(rewriter, access->memory);
  if (failed(buffer))
    return failure();
  Operation *made = createAccess(rewriter, op, *access, *buffer);
  if (!made)
    return failure();
  SmallVector<Value, 1> results(made->getResults());
  if (access->result)
    results.push_back(*buffer);
  BufferizationState::replaceOp(rewriter, op, results);
  return success();
}

BufferizableOp detail::getStoreRecord() {
  return {.writes = isStoredTo,
          .aliases = getStoreAliases,
          .bufferize = bufferizeAccess};
}

const BufferizableOp *strata::getAccessRecord(Operation *op) {
  static const BufferizableOp load = {.bufferize = bufferizeAccess};
  static const BufferizableOp store = getStoreRecord();
  const DeclaredMemoryAccesses *accesses =
      getDeclaredAccesses(op->getDefinition());
  if (!accesses || (accesses->load && accesses->store))
    return nullptr;
  return accesses->load ? &load : &store;
}
