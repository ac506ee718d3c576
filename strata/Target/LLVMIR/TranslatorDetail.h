// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates operations of the dialect to the model of a module.
#ifndef STRATA_TARGET_LLVMIR_TRANSLATORDETAIL_H
#define STRATA_TARGET_LLVMIR_TRANSLATORDETAIL_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Target/LLVMIR/FolderDetail.h"
#include "strata/Target/LLVMIR/MetadataDetail.h"

#include <map>

namespace strata::llvmir {

class CodeBuilder;
struct IntrinsicRule;

/// The translation of an operation.
struct OpRule {
  llvm::StringLiteral name;
  LogicalResult (*translate)(Operation *op, CodeBuilder &code, Opcode opcode);
  Opcode opcode = Opcode::Add;
};

/// The rule of the operations of the class `Op`.
template <typename Op>
constexpr OpRule ruleFor(decltype(OpRule::translate) translate,
                         Opcode opcode = Opcode::Add) {
  return {Op::getOperationName(), translate, opcode};
}

/// One translation of a module.
class Translator {
public:
  explicit Translator(Operation *op);
  LogicalResult run();
  Module &getModule() { return module; }
  ConstantPool &getPool() { return pool; }
  Types &getTypes() { return types; }
  const Layout &getLayout() { return *layout; }
  Folder &getFolder() { return *folder; }
  MetadataBuilder &getMetadata() { return metadata; }
  Arena &getArena() { return module.arena; }

  /// The rule for operations like `op`; null if there is none.
  const OpRule *findRule(Operation *op);
  /// The global called `name`; null if there is none.
  GlobalNode *findSymbol(StringRef name) const {
    return module.symbols.lookup(name);
  }
  /// The constant that `attr` says; null after a diagnostic.
  NodeRef getConstant(Type type, Attribute attr, Operation *op);
  /// Declares an intrinsic unless there is a function of the name.
  Function *getIntrinsic(StringRef name, Type functionType,
                         const IntrinsicRule *rule);
  /// The address of the block that `llvm.blocktag` marks, now or later; null if there is
  /// no such function.
  NodeRef getBlockAddress(Operation *op, StringRef function, uint64_t tag);
  void noteBlockTag(StringRef function, uint64_t tag, BlockNode *block);

private:
  // Translator.cpp
  LogicalResult translateHeader();
  LogicalResult translateOthers(Block &body);
  LogicalResult resolveBlockAddresses();
  // Globals.cpp
  void translateComdats(Operation *op);
  LogicalResult declareVariable(Operation *op);
  LogicalResult initializeVariable(Operation *op);
  LogicalResult declareAlias(Operation *op);
  LogicalResult initializeAlias(Operation *op);
  LogicalResult declareIFunc(Operation *op);
  void translateMetadata();
  void addFunctionMetadata(Function &function);
  void translateStructors(StringRef opName, StringRef attrName, StringRef name);
  /// The constant that a region returns; null after a diagnostic.
  NodeRef getRegionConstant(Operation *op, Region &region);
  void setSymbol(GlobalNode &global, Operation *op);
  // Functions.cpp
  LogicalResult declareFunction(Operation *op);
  LogicalResult translateFunction(Function &function);
  // ConstantAttributes.cpp
  NodeRef getDense(Type type, DenseElementsAttr data, size_t &next);
  NodeRef getSparse(Type type, SparseElementsAttr attr);
  NodeRef getListConstant(Type type, ArrayAttr attr, Operation *op);

  Operation *op;
  Module module;
  Types types;
  ConstantPool pool;
  std::optional<Layout> layout;
  std::optional<Folder> folder;
  MetadataBuilder metadata;
  llvm::DenseMap<const OpDefinition *, const OpRule *> rules;
  llvm::DenseMap<std::pair<Type, Attribute>, NodeRef> constants;
  using BlockKey = std::pair<StringRef, uint64_t>;
  struct BlockAddress {
    AggregateNode *node = nullptr;
    /// The first operation that uses it.
    Operation *op = nullptr;
  };
  std::map<BlockKey, BlockAddress> blockAddresses;
  std::map<BlockKey, BlockNode *> blockTags;
};

/// Adds instructions to the blocks of one function.
class CodeBuilder {
public:
  CodeBuilder(Translator &translator, Function *function)
      : translator(translator), function(function) {}
  Translator &getTranslator() { return translator; }
  Folder &getFolder() { return translator.getFolder(); }
  ConstantPool &getPool() { return translator.getPool(); }
  Types &getTypes() { return translator.getTypes(); }
  Function *getFunction() { return function; }
  BlockNode *getBlock() { return block; }
  void setBlock(BlockNode *newBlock) { block = newBlock; }
  /// The function in which locations are.
  void setSubprogram(MetadataNode *node) { subprogram = node; }
  MetadataNode *getLocation() { return location; }

  NodeRef get(Value value) const {
    NodeRef node = values.lookup(value);
    // Only blocks that are never reached use values before their definitions.
    return node ? node : translator.getPool().getPoison(value.getType());
  }
  SmallVector<NodeRef, 4> get(OperandRange range) const;
  void set(Value value, NodeRef node) { values[value] = node; }
  /// The only result of `op`.
  LogicalResult setResult(Operation *op, NodeRef node) {
    if (op->getNumResults())
      set(op->getResult(0), node);
    return success();
  }
  BlockNode *get(Block *target) const { return blocks.lookup(target); }
  void set(Block *source, BlockNode *target) { blocks[source] = target; }
  /// The target of successor `index` of `op`: the block, or one that was made
  /// because the operation has several edges to the block.
  BlockNode *getSuccessor(Operation *op, unsigned index) const;
  void setSuccessor(Operation *op, unsigned index, BlockNode *target) {
    edges[{op, index}] = target;
  }

  LogicalResult translate(Operation *op);
  Instruction *insert(Opcode opcode, Type type, ArrayRef<NodeRef> operands);
  /// Adds a terminator's edge.
  void addEdge(BlockNode *target) { target->predecessors.push_back(block); }
  /// A call of `callee`, with the arguments as operands.
  Instruction *insertCall(NodeRef callee, Type functionType,
                          ArrayRef<NodeRef> arguments,
                          Opcode opcode = Opcode::Call);
  void addRecord(DebugRecord *record) { pending.push_back(record); }

private:
  void setLocationOf(Operation *op);

  Translator &translator;
  Function *function;
  BlockNode *block = nullptr;
  MetadataNode *subprogram = nullptr, *location = nullptr;
  /// The location that `location` is of.
  Location lastLoc;
  llvm::DenseMap<Value, NodeRef> values;
  llvm::DenseMap<Block *, BlockNode *> blocks;
  llvm::DenseMap<std::pair<Operation *, unsigned>, BlockNode *> edges;
  SmallVector<DebugRecord *, 2> pending;
};

/// Attributes of functions, arguments and calls.
class AttributeBuilder {
public:
  explicit AttributeBuilder(Types &types) : types(types) {}
  AttributeSet getArgument(DictionaryAttr attrs);
  /// The attributes of an operand of inline assembly.
  AttributeSet getOperand(DictionaryAttr attrs);
  AttributeSet getFunction(Operation *op);
  /// The attributes of a call or invoke, without those of its arguments.
  AttributeSet getCall(Operation *op);
  /// Attributes of arguments and results, as `arg_attrs` and `res_attrs` say.
  void addArguments(Operation *op, AttributeList &list);

private:
  Types &types;
};
AttributeText makeFunctionAttribute(StringRef name, const Twine &value = {});
AttributeText makeArgumentAttribute(StringRef name, const Twine &value = {});
AttributeText makeStringAttribute(StringRef key, StringRef value);
void addAttribute(AttributeSet &set, AttributeText attribute);
std::string getMemoryText(Attribute attr);

// InstructionRules.cpp, MemoryRules.cpp, ControlRules.cpp, ConstantRules.cpp: tables.
ArrayRef<OpRule> getInstructionRules();
ArrayRef<OpRule> getMemoryRules();
ArrayRef<OpRule> getControlRules();
ArrayRef<OpRule> getConstantRules();
ArrayRef<OpRule> getMetadataRules();
ArrayRef<OpRule> getModuleRules();
/// The rule for calls of intrinsics; null for other operations.
const OpRule *findIntrinsicRule(StringRef opName);

/// The failure for an operation that LLVM IR does not have.
LogicalResult emitUntranslatable(Operation *op);
/// Attaches the metadata of the operation's accesses: scopes, groups, types.
void addMemoryMetadata(Operation *op, CodeBuilder &code, Instruction &made);
/// Attaches the annotation of a branch that closes a loop.
void addLoopMetadata(Operation *op, CodeBuilder &code, Instruction &made);
/// Adds the operand bundles of a call; `operands` are those of all bundles.
void addBundles(Operation *op, CodeBuilder &code, ArrayRef<NodeRef> operands,
                CallInfo &call);
/// The rule for the function called `name`; null if it is no known intrinsic.
const IntrinsicRule *findIntrinsic(StringRef name);
void addIntrinsicAttributes(const IntrinsicRule &rule, AttributeList &list);

/// The guarantees that attributes of the operation give: overflow, fast math.
uint32_t getFlags(Operation *op);
/// Words of enumerations, by number.
StringRef getLinkage(Attribute attr);
StringRef getVisibility(Attribute attr);
StringRef getUnnamedAddr(Attribute attr);
StringRef getOrdering(Attribute attr);
StringRef getString(Operation *op, StringRef attrName);
inline bool hasUnit(Operation *op, StringRef attrName) {
  return bool(op->getInherentAttrOrNull(attrName));
}
bool isTrue(Attribute attr);
SmallVector<int64_t, 8> getIndices(Attribute attr);

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_TRANSLATORDETAIL_H
