// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Segments.h"
#include "strata/Interfaces/AppendedBranchOperands.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Transforms/CFGToSCFDetail.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Edges --------------------------------------------------------------===//

SmallVector<Value> CFGEdge::getOperands() const {
  return llvm::to_vector_of<Value>(BranchOpInterface(branch)
                                       .getSuccessorOperands(index)
                                       .getForwardedOperands());
}

SmallVector<CFGEdge> detail::getSuccessorEdges(Block *block) {
  SmallVector<CFGEdge> edges;
  Operation *branch = block->getLastOp();
  for (unsigned i = 0; i < branch->getNumSuccessors(); ++i)
    edges.push_back({branch, i});
  return edges;
}

void RedirectedEdges::add(CFGEdge edge, Block *target,
                          SmallVector<Value> operands) {
  entries.push_back({edge, target, std::move(operands)});
}

void RedirectedEdges::apply() {
  llvm::MapVector<Operation *, llvm::BitVector> replaced;
  BranchOperands passed;
  for (Entry &entry : entries) {
    Operation *branch = entry.edge.branch;
    llvm::BitVector &bits = replaced[branch];
    bits.resize(branch->getNumOperands());
    FailureOr<SuccessorOperands> operands =
        passed.get(branch, entry.edge.index);
    assert(succeeded(operands) && "the branch is malformed");
    bits.set(operands->operands.first,
             operands->operands.first + operands->operands.size);
  }
  for (auto &[branch, bits] : replaced)
    eraseOperandsInSegments(branch, bits);
  AppendedBranchOperands appended;
  for (Entry &entry : entries) {
    entry.edge.branch->setSuccessor(entry.target, entry.edge.index);
    if (!entry.operands.empty())
      appended.add(entry.edge.branch, entry.edge.index, entry.operands);
  }
  appended.apply();
  entries.clear();
}

//===-- Multiplexers -------------------------------------------------------===//

EdgeMultiplexer::EdgeMultiplexer(CFGToSCF &state, Location loc,
                                 ArrayRef<Block *> targets, TypeRange extra)
    : state(state), block(Block::create(state.region.getContext())),
      targets(targets) {
  block->insertBefore(targets.front());
  for (auto [number, target] : llvm::enumerate(targets)) {
    numbers[target] = unsigned(number);
    offsets.push_back(block->getNumArguments());
    for (BlockArgument arg : target->getArguments())
      block->addArgument(arg.getType(), arg.getLoc());
  }
  offsets.push_back(block->getNumArguments());
  if (targets.size() > 1)
    block->addArgument(state.getSwitchValue(0).getType(), loc);
  for (Type type : extra)
    block->addArgument(type, loc);
  numArgs = block->getNumArguments();
}

SmallVector<Value> EdgeMultiplexer::getOperands(CFGEdge edge,
                                                ValueRange extra) {
  unsigned number = numbers.at(edge.getTarget());
  SmallVector<Value> own = edge.getOperands(), operands;
  for (unsigned i = 0; i < offsets.back(); ++i)
    operands.push_back(
        i >= offsets[number] && i < offsets[number + 1]
            ? own[i - offsets[number]]
            : state.getUndefValue(block->getArgument(i).getType()));
  if (targets.size() > 1)
    operands.push_back(state.getSwitchValue(number));
  llvm::append_range(operands, extra);
  return operands;
}

SmallVector<Value> EdgeMultiplexer::getTargetArguments(unsigned target) const {
  return llvm::to_vector_of<Value>(block->getArguments().slice(
      offsets[target], offsets[target + 1] - offsets[target]));
}

void EdgeMultiplexer::createSwitch(Location loc, Block *from, unsigned first) {
  auto last = unsigned(targets.size() - 1);
  if (first == last)
    return state.createBranch(loc, from, targets[last],
                              getTargetArguments(last));
  SmallVector<unsigned> values;
  SmallVector<Block *> destinations;
  std::vector<SmallVector<Value>> arguments;
  for (unsigned i = first; i < last; ++i) {
    values.push_back(i);
    destinations.push_back(targets[i]);
    arguments.push_back(getTargetArguments(i));
  }
  state.builder.setInsertionPointToEnd(from);
  state.interface.createCFGSwitchOp(
      loc, state.builder, block->getArgument(offsets.back()), values,
      destinations, arguments, targets[last], getTargetArguments(last));
}
