// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One function of LLVM IR: values are named and blocks numbered, then the blocks are
// imported in reverse post-order, in which values are defined before they are used.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_IMPORT_FUNCTIONIMPORTDETAIL_H
#define STRATA_TOOLS_STRATA_CODEGEN_IMPORT_FUNCTIONIMPORTDETAIL_H

#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/IR/Instructions.h"

namespace llvm {
class DbgVariableRecord;
class IntrinsicInst;
} // namespace llvm

namespace strata::codegen {

/// An operation while it is made.
struct OpText {
  std::string name;
  std::vector<std::string> operands, types;
  std::vector<std::string> successors;
  Entries properties;
};

class FunctionImport {
public:
  FunctionImport(ModuleImport &module, const llvm::Function &function)
      : module(module), function(function), constants(module) {}
  /// Appends the region's blocks to `text`.
  LogicalResult run(std::string &text);

private:
  using Instruction = llvm::Instruction;
  struct Block {
    std::vector<const llvm::PHINode *> phis;
    std::vector<ConstantImport::Line> lines;
    /// Records of variables that come first in the block.
    std::vector<std::string> first;
  };

  //===-- Functions.cpp --------------------------------------------------===//

  void findBlocks();
  LogicalResult importBlock(const llvm::BasicBlock &block);
  void writeBlock(const llvm::BasicBlock &block, std::string &text);
  std::string getBlockName(const llvm::BasicBlock *block);
  /// The name of a value; makes constants. Empty after a message.
  std::string get(const llvm::Value *value, const Instruction *user);
  LogicalResult addOperand(OpText &op, const llvm::Value *value,
                           const Instruction *user);
  LogicalResult addOperands(OpText &op, const llvm::User &user);
  /// Adds the values that the block of `user` passes to a successor, and
  /// returns their number.
  FailureOr<unsigned> addSuccessor(OpText &op, const llvm::BasicBlock *target,
                                   const Instruction *user);
  /// Ends an operation; `type` is null or void if there is no result.
  void finish(const Instruction &instruction, const OpText &op,
              llvm::Type *type);

  //===-- Instructions.cpp, Terminators.cpp, Calls.cpp, Intrinsics.cpp ---===//

  LogicalResult importInstruction(const Instruction &instruction);
  LogicalResult importSimple(const Instruction &instruction);
  LogicalResult importMemory(const Instruction &instruction);
  LogicalResult importAddress(const llvm::GetElementPtrInst &address);
  LogicalResult importVector(const Instruction &instruction);
  LogicalResult importLandingPad(const llvm::LandingPadInst &pad);
  LogicalResult importTerminator(const Instruction &instruction);
  LogicalResult importBranch(const llvm::BranchInst &branch);
  LogicalResult importSwitch(const llvm::SwitchInst &instruction);
  LogicalResult importIndirectBranch(const llvm::IndirectBrInst &branch);
  LogicalResult importCall(const llvm::CallBase &call);
  LogicalResult importInlineAsm(const llvm::CallInst &call);
  LogicalResult importInvoke(const llvm::InvokeInst &invoke);
  LogicalResult addEdge(const llvm::InvokeInst &invoke);
  LogicalResult addCallee(OpText &op, const llvm::CallBase &call);
  LogicalResult addBundles(OpText &op, const llvm::CallBase &call,
                           unsigned &numOperands);
  LogicalResult importIntrinsic(const llvm::IntrinsicInst &call);
  LogicalResult importScopeDeclaration(const llvm::IntrinsicInst &call);
  LogicalResult importNamedIntrinsic(const llvm::IntrinsicInst &call);
  LogicalResult addMemoryMetadata(const Instruction &instruction, OpText &op);
  void addLoop(const Instruction &instruction, OpText &op);
  void addBranchWeights(const Instruction &instruction, OpText &op);

  //===-- DebugRecords.cpp -----------------------------------------------===//

  /// Whether the records in front of `instruction` are imported.
  bool hasRecords(const Instruction &instruction) const;
  void importLabels(const Instruction &instruction);
  LogicalResult importRecords();
  LogicalResult importRecord(const llvm::DbgVariableRecord &record);
  void placeRecord(const llvm::Value *value, std::string text);

  ModuleImport &module;
  const llvm::Function &function;
  ConstantImport constants;
  /// The reachable blocks, in the order in which they are imported.
  std::vector<const llvm::BasicBlock *> order;
  llvm::DenseMap<const llvm::BasicBlock *, Block> blocks;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> numbers;
  llvm::DenseMap<const llvm::Value *, std::string> names;
  /// Records after the definition of a value.
  llvm::DenseMap<const llvm::Value *, std::vector<std::string>> behind;
  /// Records of constants that were the last one then; they follow all
  /// constants.
  std::vector<std::string> behindConstants;
  /// Blocks in front of others, of which each only branches.
  std::vector<std::pair<const llvm::BasicBlock *, std::string>> edges;
  Block *current = nullptr;
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_IMPORT_FUNCTIONIMPORTDETAIL_H
