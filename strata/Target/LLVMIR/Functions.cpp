// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions: their declarations, blocks, and phis.
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

#include "llvm/ADT/MapVector.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Declarations -------------------------------------------------------===//

LogicalResult Translator::declareFunction(Operation *op) {
  auto *function =
      getArena().make<Function>(types.getPointer(layout->getProgramSpace()));
  function->op = op;
  function->addressSpace = layout->getProgramSpace();
  function->valueType =
      cast<TypeAttr>(op->getInherentAttrOrNull("function_type")).getValue();
  Signature signature = getSignature(function->valueType);
  function->result = signature.result;
  function->argumentTypes.assign(signature.arguments.begin(),
                                 signature.arguments.end());
  function->isVariadic = signature.isVariadic;
  setSymbol(*function, op);
  function->callingConvention =
      getNumber(op->getInherentAttrOrNull("CConv")).value_or(0);
  function->gc = getString(op, "garbageCollector");
  AttributeBuilder attributes(types);
  function->attributes.function = attributes.getFunction(op);
  attributes.addArguments(op, function->attributes);
  if (const IntrinsicRule *rule = findIntrinsic(function->name))
    addIntrinsicAttributes(*rule, function->attributes);
  addFunctionMetadata(*function);
  module.functions.push_back(function);
  return success();
}

//===-- Blocks -------------------------------------------------------------===//

namespace {
/// The blocks of a function: those of the region, in order, then one for each edge of an
/// operation that has another edge to the same block, if that has arguments.
class BlockTranslation {
public:
  BlockTranslation(CodeBuilder &code, Region &region)
      : code(code), region(region) {}
  LogicalResult run();

private:
  struct Source {
    /// Null for the block of an edge.
    Block *block = nullptr;
    /// The edge that leads to it.
    Operation *op = nullptr;
    unsigned index = 0;
    SmallVector<uint32_t, 2> successors;
    SmallVector<Instruction *, 2> phis;
  };
  uint32_t addBlock(Block *block, Operation *op, unsigned index);
  void makeBlocks();
  void splitEdges(uint32_t number);
  void addSuccessors(uint32_t number);
  SmallVector<uint32_t> getOrder();
  void addReversePostOrder(uint32_t entry, std::vector<bool> &seen,
                           SmallVectorImpl<uint32_t> &order);
  void makePhis(uint32_t number);
  LogicalResult translateBlock(uint32_t number);
  void connect(uint32_t number);
  void connectEdge(uint32_t target, BlockNode *from, ArrayRef<NodeRef> passed);
  SmallVector<NodeRef, 4> getPassed(Operation *op, unsigned index);

  CodeBuilder &code;
  Region &region;
  std::vector<Source> sources;
  std::vector<BlockNode *> &blocks = code.getFunction()->blocks;
  llvm::DenseMap<Block *, uint32_t> numbers;
  /// The block of the edge.
  llvm::DenseMap<std::pair<Operation *, unsigned>, uint32_t> edges;
  /// The operands of phis, by the number of the block.
  std::vector<std::vector<std::vector<NodeRef>>> incoming;
};
} // namespace

uint32_t BlockTranslation::addBlock(Block *block, Operation *op,
                                    unsigned index) {
  sources.push_back({block, op, index, {}, {}});
  blocks.push_back(code.getTranslator().getArena().make<BlockNode>());
  return uint32_t(sources.size() - 1);
}

void BlockTranslation::splitEdges(uint32_t number) {
  Operation *op = sources[number].block->getTerminator();
  if (!op || op->getNumSuccessors() < 2)
    return;
  llvm::MapVector<Block *, SmallVector<unsigned, 1>> positions;
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
    positions[op->getSuccessor(i)].push_back(i);
  for (auto &[target, indices] : positions)
    if (target->getNumArguments())
      for (unsigned index : ArrayRef<unsigned>(indices).drop_front())
        edges[{op, index}] = addBlock(nullptr, op, index);
}

void BlockTranslation::addSuccessors(uint32_t number) {
  Source &source = sources[number];
  if (!source.block) {
    source.successors.push_back(numbers[source.op->getSuccessor(source.index)]);
    return;
  }
  Operation *op = source.block->getTerminator();
  for (unsigned i = 0; op && i < op->getNumSuccessors(); ++i) {
    auto split = edges.find({op, i});
    source.successors.push_back(
        split != edges.end() ? split->second : numbers[op->getSuccessor(i)]);
    if (split != edges.end())
      code.setSuccessor(op, i, blocks[split->second]);
  }
}

void BlockTranslation::makeBlocks() {
  for (Block &block : region) {
    numbers[&block] = addBlock(&block, nullptr, 0);
    code.set(&block, blocks.back());
  }
  for (uint32_t i = 0, e = uint32_t(sources.size()); i < e; ++i)
    splitEdges(i);
  for (uint32_t i = 0; i < sources.size(); ++i)
    addSuccessors(i);
}

/// Adds the blocks that can be reached from `entry`.
void BlockTranslation::addReversePostOrder(uint32_t entry,
                                           std::vector<bool> &seen,
                                           SmallVectorImpl<uint32_t> &order) {
  SmallVector<uint32_t> postOrder;
  SmallVector<std::pair<uint32_t, size_t>> stack;
  seen[entry] = true;
  stack.push_back({entry, 0});
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    ArrayRef<uint32_t> successors = sources[block].successors;
    if (next == successors.size()) {
      postOrder.push_back(block);
      stack.pop_back();
      continue;
    }
    uint32_t successor = successors[next++];
    if (!seen[successor]) {
      seen[successor] = true;
      stack.push_back({successor, 0});
    }
  }
  order.append(postOrder.rbegin(), postOrder.rend());
}

SmallVector<uint32_t> BlockTranslation::getOrder() {
  SmallVector<uint32_t> order;
  std::vector<bool> seen(sources.size());
  for (uint32_t i = 0; i < sources.size(); ++i)
    if (!seen[i])
      addReversePostOrder(i, seen, order);
  return order;
}

void BlockTranslation::makePhis(uint32_t number) {
  Source &source = sources[number];
  Block *block =
      source.block ? source.block : source.op->getSuccessor(source.index);
  for (BlockArgument argument : block->getArguments()) {
    Instruction *phi = code.insert(Opcode::Phi, argument.getType(), {});
    code.getTypes().note(argument.getType());
    source.phis.push_back(phi);
    if (source.block)
      code.set(argument, phi);
  }
}

LogicalResult BlockTranslation::translateBlock(uint32_t number) {
  code.setBlock(blocks[number]);
  if (number)
    makePhis(number);
  Source &source = sources[number];
  if (!source.block) {
    BlockNode *target = blocks[source.successors[0]];
    code.insert(Opcode::Br, Type(), NodeRef(target));
    code.addEdge(target);
    return success();
  }
  for (Operation &op : *source.block)
    if (failed(code.translate(&op)))
      return failure();
  return success();
}

//===-- Phis ---------------------------------------------------------------===//

SmallVector<NodeRef, 4> BlockTranslation::getPassed(Operation *op,
                                                    unsigned index) {
  auto branch = dyn_cast<BranchOpInterface>(op);
  return code.get(branch.getSuccessorOperands(index).getForwardedOperands());
}

void BlockTranslation::connectEdge(uint32_t target, BlockNode *from,
                                   ArrayRef<NodeRef> passed) {
  auto &lists = incoming[target];
  lists.resize(sources[target].phis.size());
  for (auto [list, value] : llvm::zip(lists, passed)) {
    list.push_back(value);
    list.push_back(from);
  }
}

/// Gives the values that block `number` passes to the phis of its successors.
void BlockTranslation::connect(uint32_t number) {
  Source &source = sources[number];
  if (!source.block) {
    SmallVector<NodeRef, 4> passed(source.phis.begin(), source.phis.end());
    return connectEdge(source.successors[0], blocks[number], passed);
  }
  Operation *op = source.block->getTerminator();
  for (size_t i = source.successors.size(); i-- > 0;)
    if (!sources[source.successors[i]].phis.empty())
      connectEdge(source.successors[i], blocks[number],
                  getPassed(op, unsigned(i)));
}

LogicalResult BlockTranslation::run() {
  makeBlocks();
  for (uint32_t number : getOrder())
    if (failed(translateBlock(number)))
      return failure();
  // Upstream lists the edges of a block from the last one to the first one.
  incoming.resize(sources.size());
  for (uint32_t i = uint32_t(sources.size()); i-- > 0;)
    connect(i);
  Arena &arena = code.getTranslator().getArena();
  for (uint32_t i = 0; i < sources.size(); ++i)
    for (auto [phi, operands] : llvm::zip(sources[i].phis, incoming[i]))
      phi->operands = arena.copy<NodeRef>(operands);
  return success();
}

LogicalResult Translator::translateFunction(Function &function) {
  if (!function.op || function.op->getRegion(0).empty())
    return success();
  Region &region = function.op->getRegion(0);
  CodeBuilder code(*this, &function);
  code.setSubprogram(function.subprogram);
  for (BlockArgument argument : region.getArguments()) {
    Node *node = getArena().make<Node>(NodeKind::Argument, argument.getType());
    types.note(argument.getType());
    function.arguments.push_back(node);
    code.set(argument, node);
  }
  if (auto personality = dyn_cast_or_null<FlatSymbolRefAttr>(
          function.op->getInherentAttrOrNull("personality")))
    function.personality = findSymbol(personality.getValue());
  return BlockTranslation(code, region).run();
}
