// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the import of LLVM IR. Types and attributes are made as text, each once,
// and found again by the object of LLVM that they come from.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORTDETAIL_H
#define STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORTDETAIL_H

#include "tools/strata-codegen/Import/Import.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

namespace llvm {
class CallBase;
class ConstantExpr;
class DIExpression;
class DIGlobalVariableExpression;
class DILocation;
class DINode;
class GEPOperator;
} // namespace llvm

namespace strata::codegen {

/// Text as a string of MLIR, with quotes.
std::string quote(StringRef text);
/// `@name`, with quotes if the name needs them.
std::string getSymbol(StringRef name);
/// `a, b, c`.
std::string join(ArrayRef<std::string> parts);

/// Entries of a dictionary or of properties, in the order of their names.
class Entries {
public:
  /// An empty value gives a unit attribute.
  void add(StringRef name, const Twine &value = "");
  bool empty() const { return list.empty(); }
  /// The text between the braces.
  std::string getText() const;

private:
  std::vector<std::pair<std::string, std::string>> list;
};

class DebugNodes;

/// The import of the module as a whole: messages, types, attributes.
class ModuleImport {
public:
  ModuleImport(const llvm::Module &module, llvm::AsmParserContext *places,
               StringRef name, const ImportOptions &options);
  ~ModuleImport();

  LogicalResult run();
  /// The text of the module, after success.
  std::string takeText();
  const std::string &getError() const { return error; }
  const llvm::Module &getModule() const { return module; }
  const ImportOptions &getOptions() const { return options; }

  /// Keeps the first message, with the place of the instruction or function.
  LogicalResult fail(const llvm::Instruction *instruction,
                     const Twine &message);
  LogicalResult fail(const llvm::GlobalValue &global, const Twine &message);

  //===-- Types (Types.cpp) ---------------------------------------------===//

  std::string getType(llvm::Type *type);
  /// The type of a function as `function_type` has it.
  std::string getFunctionType(llvm::FunctionType *type);

  //===-- Constants (ConstantAttributes.cpp) ----------------------------===//

  /// The attribute of a constant that is a number or text, or is made of numbers; empty
  /// for others.
  std::string getConstantAttr(const llvm::Constant *constant);

  //===-- Attributes of functions and arguments (Attributes.cpp) --------===//

  void addFunctionAttrs(const llvm::Function &function, Entries &entries);
  void addCallAttrs(const llvm::CallBase &call, Entries &entries);
  /// An attribute of an argument that says where it is passed and that the dialect does not
  /// have; empty if there is none.
  static StringRef findUnknownABIAttr(const llvm::AttributeList &attributes,
                                      unsigned numArguments);
  /// `arg_attrs` and `res_attrs`.
  void addArgumentAttrs(const llvm::AttributeList &attributes,
                        unsigned numArguments, bool hasResult,
                        Entries &entries);
  std::string getCallingConvention(unsigned convention);

  //===-- Metadata (Metadata.cpp, LoopMetadata.cpp, DebugInfo*.cpp) -----===//

  /// Empty for forms that the dialect does not have.
  std::string getAccessTag(const llvm::MDNode *node);
  LogicalResult getAliasScopes(const llvm::Instruction &instruction,
                               const llvm::MDNode *node, std::string &text);
  std::string getAccessGroups(const llvm::MDNode *node);
  /// Empty for unknown annotations.
  std::string getLoop(const llvm::MDNode *node);
  /// The alias of a node of debug information; empty for null and for nodes that
  /// the dialect does not have.
  std::string getDebugNode(const llvm::DINode *node);
  std::string getExpression(const llvm::DIExpression *expression);
  std::string getExpression(const llvm::DIGlobalVariableExpression *node);
  std::string getLocation(const llvm::DILocation *location);
  std::string getFunctionLocation(const llvm::Function &function);
  /// The location of the module and its contents other than functions.
  std::string getModuleLocation() const;

  /// A name for an attribute, whose text is written once.
  std::string makeAlias(const Twine &text);
  void addFunctionMetadata(const llvm::Function &function, Entries &entries);
  /// Whether calls of an intrinsic name it.
  bool keepsDeclaration(const llvm::Function &intrinsic);

  /// The number of `blockaddress` and `blocktag`.
  unsigned getBlockTag(const llvm::BasicBlock *block);

private:
  friend class DebugNodes;
  std::string getPlace(const llvm::Instruction *instruction,
                       const llvm::Function *function);
  std::string makeType(llvm::Type *type);
  std::string getStructType(llvm::StructType *type);
  LogicalResult importGlobals();
  LogicalResult importGlobal(const llvm::GlobalVariable &global);
  LogicalResult importStructors(const llvm::GlobalVariable &global);
  LogicalResult importAlias(const llvm::GlobalAlias &alias);
  LogicalResult importIFunc(const llvm::GlobalIFunc &ifunc);
  LogicalResult importFunction(const llvm::Function &function);
  void importComdats();
  void importModuleFlags();
  void importLinkerOptions();
  std::string getModuleAttrs();
  std::string getDataLayout();
  std::string getTypeNode(const llvm::MDNode *node);
  std::string getScope(const llvm::MDNode *node);
  std::string makeLocation(const llvm::DILocation *location, StringRef caller);
  void warn(const Twine &message);
  void warn(const llvm::Instruction &instruction, const Twine &message);
  void warnOfLostAttrs(const llvm::CallBase &call);

  const llvm::Module &module;
  llvm::AsmParserContext *places;
  std::string name;
  const ImportOptions &options;
  std::string error;
  /// Aliases, which stand before the module, and operations of the module.
  std::string aliases, body;
  unsigned numAliases = 0, numDistinct = 0;
  llvm::DenseMap<llvm::Type *, std::string> types;
  llvm::StringMap<std::string> aliasOfText;
  /// A node may be several of these.
  enum class NodeKind : uint8_t { Type, Scope, AccessGroup, Loop };
  using NodeUse = std::pair<const llvm::MDNode *, NodeKind>;
  llvm::DenseMap<NodeUse, std::string> nodes;
  /// Nodes of TBAA types that contain the one that is read.
  llvm::SmallSetVector<const llvm::MDNode *, 8> openTypeNodes;
  static constexpr size_t MaxTypeDepth = 1000;
  /// Types around the one that is made.
  size_t typeDepth = 0;
  llvm::DenseMap<const llvm::Metadata *, std::string> locations;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> blockTags;
  std::unique_ptr<DebugNodes> debugNodes;
};

/// Adds the properties that globals of all kinds have.
void addGlobalAttrs(const llvm::GlobalValue &global, Entries &entries);

/// Constants as operations: in the entry block of a function, or in the region of a
/// global (Constants.cpp).
class ConstantImport {
public:
  explicit ConstantImport(ModuleImport &module) : module(module) {}
  /// The name of the value, `%4`; empty after a message. `user` is for messages.
  std::string get(const llvm::Constant *constant,
                  const llvm::Instruction *user);
  std::string makeName() { return "%" + std::to_string(numValues++); }
  /// The operations so far, a line each; with the constant that they define last.
  struct Line {
    std::string text;
    const llvm::Value *value = nullptr;
  };
  std::vector<Line> &getLines() { return lines; }

private:
  /// Makes the operations of one constant whose parts are known.
  LogicalResult make(const llvm::Constant *constant,
                     const llvm::Instruction *user);
  LogicalResult makeExpression(const llvm::ConstantExpr *expression,
                               const llvm::Instruction *user);
  LogicalResult makeAggregate(const llvm::Constant *constant);
  std::string addLine(const Twine &text, const llvm::Value *value);

  ModuleImport &module;
  unsigned numValues = 0;
  llvm::DenseMap<const llvm::Constant *, std::string> names;
  std::vector<Line> lines;
};

/// The operands and types of a `getelementptr`.
struct AddressParts {
  std::vector<const llvm::Value *> operands;
  std::string indices;
};
AddressParts getAddressParts(const llvm::GEPOperator &address);
/// Adds the flags of an instruction or expression that its operation has.
void addFlags(const llvm::User &user, Entries &entries);
/// `nnan, ninf`.
std::string getFastMathText(llvm::FastMathFlags flags);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_IMPORT_IMPORTDETAIL_H
