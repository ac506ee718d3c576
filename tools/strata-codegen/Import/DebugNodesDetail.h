// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of debug information as attributes. Nodes may contain themselves: a
// subprogram has variables, whose scope it is. If a node occurs in itself, the
// inner attribute has only a `recId`. An attribute that holds such a reference
// represents its node only inside the node referred to: it is kept until that
// is complete, and built again elsewhere. Types that all contain each other
// would be built exponentially often; a type that was built `MaxVersions` times
// is built without its elements inside others. A type also has no elements that
// exceed `MaxSize` when all their parts are written out: the readers of
// attributes have a limit for that.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_IMPORT_DEBUGNODESDETAIL_H
#define STRATA_TOOLS_STRATA_CODEGEN_IMPORT_DEBUGNODESDETAIL_H

#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/IR/DebugInfoMetadata.h"

namespace strata::codegen {

class DebugNodes {
public:
  explicit DebugNodes(ModuleImport &import) : import(import) {}
  /// The alias of the attribute; empty for null and for classes that the dialect lacks.
  std::string get(const llvm::DINode *node);

private:
  /// The text of the attribute without the parts of a recursion; empty as above.
  std::string make(const llvm::DINode *node, Entries &entries);
  void addBasicType(const llvm::DIBasicType *type, Entries &entries);
  bool addSubroutineType(const llvm::DISubroutineType *type, Entries &entries);
  void addCompileUnit(const llvm::DICompileUnit *unit, Entries &entries);
  void addComposite(const llvm::DICompositeType *type, Entries &entries);
  void addDerived(const llvm::DIDerivedType *type, Entries &entries);
  void addSubprogram(const llvm::DISubprogram *subprogram, Entries &entries);
  void addVariable(const llvm::DIVariable *variable, Entries &entries);
  bool addSubrange(const llvm::DISubrange *range, Entries &entries);
  bool addImported(const llvm::DIImportedEntity *entity, Entries &entries);
  bool addStringType(const llvm::DIStringType *type, Entries &entries);
  bool addScoped(const llvm::DINode *node, Entries &entries);
  void addNode(StringRef key, const llvm::Metadata *node, Entries &entries);
  /// Adds `key = a, b` if all nodes are known.
  void addNodes(StringRef key, llvm::DINodeArray nodes, Entries &entries);
  std::string getDistinct(const llvm::DINode *node, bool isRecursion);

  std::string getReference(const llvm::DINode *node);
  std::string finish(StringRef name, Entries &entries);
  void addElements(const llvm::DICompositeType *type, Entries &entries);
  void warnOfLostElements();

  using NodeSet = llvm::SmallSetVector<const llvm::DINode *, 4>;
  /// A node that is being made.
  struct Frame {
    const llvm::DINode *node;
    bool isReferenced = false;
    /// The number of attributes of which it consists.
    uint64_t size = 1;
    /// Nodes around this one to which there are references in it.
    NodeSet open;
    /// Nodes whose attributes are unknown when this one is complete.
    std::vector<const llvm::DINode *> dependents;
  };
  struct Made {
    std::string text;
    uint64_t size = 0;
    NodeSet open;
  };
  /// Adds the size of a part to the node on top of the stack.
  void addPart(const Made &part);
  /// Versions of one composite type that have its elements.
  static constexpr unsigned MaxVersions = 64;
  /// Attributes in the elements of a type, which stands in another type or in none.
  static constexpr uint64_t MaxInnerSize = 1 << 14, MaxSize = 1 << 20;

  ModuleImport &import;
  std::vector<Frame> stack;
  /// The positions on the stack of nodes that others refer to, and the number
  /// of occurrences of others.
  llvm::DenseMap<const llvm::DINode *, size_t> frameOf, occurrences;
  llvm::DenseMap<const llvm::DINode *, Made> known;
  llvm::DenseMap<const llvm::DINode *, unsigned> versions;
  /// Composite types on the stack.
  unsigned numOpenTypes = 0;
  bool hasDroppedElements = false;
  llvm::DenseMap<std::pair<const llvm::DINode *, unsigned>, std::string>
      distinct;
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_IMPORT_DEBUGNODESDETAIL_H
