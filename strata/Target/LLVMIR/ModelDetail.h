// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM IR as data: the parts of a module, between the dialect it is built from
// and the text that is printed. Types are those of the dialect. Constants are
// uniqued (Constants.h), so that equal ones are one node; all nodes lie in the
// arena of the module.
#ifndef STRATA_TARGET_LLVMIR_MODELDETAIL_H
#define STRATA_TARGET_LLVMIR_MODELDETAIL_H

#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

#include <vector>

namespace strata::llvmir {

/// The kind of a node; kinds up to Global are constants.
enum class NodeKind : uint8_t {
  Int,
  Float,
  /// `null`, `zeroinitializer`, `none`.
  Zero,
  Undef,
  Poison,
  /// Elements of a dense attribute; they are not all zero or equal.
  Data,
  /// Bytes: `c"..."`.
  Bytes,
  Aggregate,
  /// A vector of equal elements.
  Splat,
  Expr,
  BlockAddress,
  DSOLocalEquivalent,
  Global,
  Argument,
  Block,
  Instruction,
  InlineAsm,
  /// Metadata as an operand.
  Metadata
};

struct Node {
  NodeKind kind;
  /// How it is numbered in its function; NoNumber if it has no number.
  uint32_t number = NoNumber;
  /// Null for `void` and for nodes without type.
  Type type;
  static constexpr uint32_t NoNumber = ~0u;

  Node(NodeKind kind, Type type) : kind(kind), type(type) {}
  bool isConstant() const { return kind <= NodeKind::Global; }
};
using NodeRef = Node *;

template <typename T> T *dynCast(Node *node) {
  return node && T::isKind(node->kind) ? static_cast<T *>(node) : nullptr;
}

//===-- Constants ----------------------------------------------------------===//

struct IntNode : Node {
  APInt value;
  IntNode(Type type, APInt value)
      : Node(NodeKind::Int, type), value(std::move(value)) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Int; }
};

struct FloatNode : Node {
  APFloat value;
  FloatNode(Type type, APFloat value)
      : Node(NodeKind::Float, type), value(std::move(value)) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Float; }
};

struct DataNode : Node {
  DenseElementsAttr data;
  /// The number of the first element in `data`.
  size_t first;
  DataNode(Type type, DenseElementsAttr data, size_t first)
      : Node(NodeKind::Data, type), data(data), first(first) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Data; }
};

struct BytesNode : Node {
  StringRef bytes;
  BytesNode(Type type, StringRef bytes)
      : Node(NodeKind::Bytes, type), bytes(bytes) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Bytes; }
};

/// Aggregate, Splat (one element), BlockAddress (function, block), DSOLocalEquivalent.
struct AggregateNode : Node {
  ArrayRef<NodeRef> elements;
  AggregateNode(NodeKind kind, Type type, ArrayRef<NodeRef> elements)
      : Node(kind, type), elements(elements) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Aggregate; }
};

/// Guarantees of binary operations, casts and address computations, and
/// properties of memory accesses.
enum Flags : uint32_t {
  NoFlags = 0,
  // The numbers of the dialect's fastmath attribute.
  NNan = 1,
  NInf = 2,
  NSz = 4,
  ARcp = 8,
  Contract = 16,
  AFn = 32,
  Reassoc = 64,
  Fast = 127,
  NSW = 1 << 7,
  NUW = 1 << 8,
  Exact = 1 << 9,
  Disjoint = 1 << 10,
  NNeg = 1 << 11,
  InBounds = 1 << 12,
  NUSW = 1 << 13,
  Volatile = 1 << 14,
  Weak = 1 << 15,
  InAlloca = 1 << 16,
  Cleanup = 1 << 17,
  SameSign = 1 << 18
};

enum class Opcode : uint8_t {
#define STRATA_LLVMIR_OPCODE(NAME, TEXT, FORM) NAME,
#include "strata/Target/LLVMIR/Opcodes.def"
};
StringRef getText(Opcode opcode);

/// How instructions and constant expressions are written.
enum class Form : uint8_t {
  Binary,
  Unary,
  Cast,
  Compare,
  Select,
  Element,
  Shuffle,
  Aggregate,
  Address,
  Memory,
  Branch,
  Call,
  Phi,
  Other
};
Form getForm(Opcode opcode);

struct ExprNode : Node {
  Opcode opcode;
  uint32_t flags;
  ArrayRef<NodeRef> operands;
  /// For address computations: the type that indices count.
  Type sourceType;
  ExprNode(Opcode opcode, Type type, ArrayRef<NodeRef> operands, uint32_t flags,
           Type sourceType)
      : Node(NodeKind::Expr, type), opcode(opcode), flags(flags),
        operands(operands), sourceType(sourceType) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Expr; }
};

//===-- Metadata -----------------------------------------------------------===//

struct MetadataNode;

/// An operand of a metadata node, or the value of a field.
struct MetadataOperand {
  enum Kind : uint8_t { Null, String, Number, Constant, Reference, Word, Bool };
  Kind kind = Null;
  /// The text of String and Word.
  StringRef text = {};
  /// The value of Number and Bool.
  uint64_t number = 0;
  /// The value of Constant.
  NodeRef constant = nullptr;
  MetadataNode *node = nullptr;
  /// The name of the field; empty in tuples.
  StringRef field = {};
};

/// `!{...}` or `!DIFile(...)`.
struct MetadataNode {
  /// Empty for tuples.
  StringRef className;
  bool isDistinct = false;
  /// Whether the constant is written at its use, without a number of its own.
  bool isInline = false;
  SmallVector<MetadataOperand, 4> operands;
  uint32_t number = Node::NoNumber;
};

/// `!dbg !1`.
struct Attachment {
  StringRef kind;
  MetadataNode *node;
};

/// Metadata as an operand of a call: a node, a string, or a value that is no argument.
struct MetadataValueNode : Node {
  MetadataOperand operand;
  explicit MetadataValueNode(MetadataOperand operand)
      : Node(NodeKind::Metadata, Type()), operand(operand) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Metadata; }
};

//===-- Attributes ---------------------------------------------------------===//

/// An attribute of a function, an argument, a result or a call.
struct AttributeText {
  /// The position in the order in which LLVM writes attributes; strings come
  /// last, ordered by themselves.
  uint32_t order;
  /// `align 8`, `"key"="value"`.
  std::string text;
  /// Types in it, which the module has to define.
  Type type = {};
  static constexpr uint32_t StringOrder = ~0u;
  bool operator<(const AttributeText &other) const {
    return order != other.order   ? order < other.order
           : order == StringOrder ? text < other.text
                                  : false;
  }
};
using AttributeSet = std::vector<AttributeText>;

/// Attributes of a function or a call.
struct AttributeList {
  AttributeSet function, result;
  std::vector<AttributeSet> arguments;
};

//===-- Code ---------------------------------------------------------------===//

struct Function;
struct Instruction;

struct BlockNode : Node {
  std::vector<Instruction *> instructions;
  /// The predecessors, one per edge, the last one in the text first.
  SmallVector<BlockNode *, 2> predecessors;
  BlockNode() : Node(NodeKind::Block, Type()) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Block; }
};

struct InlineAsmNode : Node {
  StringRef code, constraints;
  bool hasSideEffects = false, isAlignStack = false, isIntel = false;
  InlineAsmNode() : Node(NodeKind::InlineAsm, Type()) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::InlineAsm; }
};

struct Bundle {
  StringRef tag;
  ArrayRef<NodeRef> operands;
};

/// The data that calls and invokes have beyond other instructions.
struct CallInfo {
  /// The arguments are the operands of the instruction.
  NodeRef callee = nullptr;
  Type result;
  /// `void (i32, ...)`, which is written for variadic functions.
  Type functionType;
  bool isVariadic = false;
  uint64_t callingConvention = 0;
  /// `tail`, `musttail`, `notail` or empty.
  StringRef tail;
  AttributeList attributes;
  SmallVector<Bundle, 1> bundles;
  /// For invokes: the successors.
  BlockNode *normal = nullptr, *unwind = nullptr;
  uint32_t attributeGroup = Node::NoNumber;
};

/// How atomic operations are ordered.
struct AtomicInfo {
  StringRef ordering, failureOrdering;
  StringRef syncScope;
};

/// `#dbg_value(...)`, written before an instruction.
struct DebugRecord {
  StringRef name;
  SmallVector<MetadataOperand, 4> operands;
  MetadataNode *location = nullptr;
  DebugRecord *next = nullptr;
};

struct Instruction : Node {
  Opcode opcode;
  uint32_t flags = 0;
  ArrayRef<NodeRef> operands;
  /// Indices of extractvalue and insertvalue, the mask of shufflevector, the values of a
  /// switch.
  ArrayRef<int64_t> indices = {};
  /// The type that is allocated, or that indices count.
  Type sourceType = {};
  /// `slt`, `add` of an atomicrmw.
  StringRef predicate = {};
  /// The alignment of memory, in bytes; 0 if none is written.
  uint64_t alignment = 0;
  CallInfo *call = nullptr;
  AtomicInfo *atomic = nullptr;
  DebugRecord *records = nullptr;
  SmallVector<Attachment, 1> metadata;
  MetadataNode *location = nullptr;

  Instruction(Opcode opcode, Type type, ArrayRef<NodeRef> operands)
      : Node(NodeKind::Instruction, type), opcode(opcode), operands(operands) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Instruction; }
};

//===-- Globals ------------------------------------------------------------===//

/// A function, variable, alias or ifunc.
struct GlobalNode : Node {
  enum Class : uint8_t { Variable, FunctionClass, Alias, IFunc } globalClass;
  /// The name without `@`.
  StringRef name;
  /// The type of the value at the address.
  Type valueType;
  unsigned addressSpace = 0;
  /// Cases of the dialect's enumerations; `linkage` as written.
  StringRef linkage, visibility, unnamedAddr;
  bool isDSOLocal = false, isThreadLocal = false;
  StringRef section, comdat;
  uint64_t alignment = 0;
  SmallVector<Attachment, 1> metadata;

  GlobalNode(Class globalClass, Type type)
      : Node(NodeKind::Global, type), globalClass(globalClass) {}
  static bool isKind(NodeKind kind) { return kind == NodeKind::Global; }
};

struct Variable : GlobalNode {
  bool isConstant = false, isExternallyInitialized = false;
  NodeRef initializer = nullptr;
  /// `"key"="value"` attributes.
  AttributeSet attributes;
  uint32_t attributeGroup = Node::NoNumber;
  explicit Variable(Type type) : GlobalNode(GlobalNode::Variable, type) {}
};

/// An alias or ifunc: another name for `target`.
struct Alias : GlobalNode {
  NodeRef target = nullptr;
  Alias(Class globalClass, Type type) : GlobalNode(globalClass, type) {}
};

struct Function : GlobalNode {
  Operation *op = nullptr;
  MetadataNode *subprogram = nullptr;
  Type result;
  SmallVector<Type, 4> argumentTypes;
  bool isVariadic = false;
  uint64_t callingConvention = 0;
  AttributeList attributes;
  StringRef gc;
  NodeRef personality = nullptr, prefix = nullptr;
  std::vector<NodeRef> arguments;
  std::vector<BlockNode *> blocks;
  uint32_t attributeGroup = Node::NoNumber;
  explicit Function(Type type) : GlobalNode(FunctionClass, type) {}
};

struct Comdat {
  StringRef name, kind;
};

struct NamedMetadata {
  StringRef name;
  SmallVector<MetadataNode *, 4> operands;
};

/// Allocates nodes; their destructors run with it.
class Arena {
public:
  ~Arena();
  template <typename T, typename... Args> T *make(Args &&...args) {
    T *node = new (allocator.Allocate(sizeof(T), alignof(T)))
        T(std::forward<Args>(args)...);
    if constexpr (!std::is_trivially_destructible_v<T>)
      cleanups.push_back(
          {node, [](void *object) { static_cast<T *>(object)->~T(); }});
    return node;
  }
  template <typename T> ArrayRef<T> copy(ArrayRef<T> items) {
    return items.empty() ? ArrayRef<T>() : items.copy(allocator);
  }
  StringRef copy(StringRef text) { return text.copy(allocator); }

private:
  llvm::BumpPtrAllocator allocator;
  std::vector<std::pair<void *, void (*)(void *)>> cleanups;
};

struct Module {
  Arena arena;
  Context *ctx = nullptr;
  StringRef dataLayout, triple;
  std::vector<StringRef> inlineAsm;
  std::vector<Variable *> variables;
  std::vector<Alias *> aliases, ifuncs;
  std::vector<Function *> functions;
  std::vector<Comdat> comdats;
  std::vector<NamedMetadata> namedMetadata;
  /// The structures with names, by name, with their bodies.
  llvm::StringMap<Type> structBodies;
  /// Whether there are structures with names, opaque ones among them.
  bool hasNamedStructs = false;
  llvm::StringMap<GlobalNode *> symbols;
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_MODELDETAIL_H
