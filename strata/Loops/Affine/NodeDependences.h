// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NodeDependences: the pairs of nodes of a block that access the same memory, as MemRefDependenceGraph
// finds them before its first change.
//
// The pairs are not stored, since nests of one memory have as many as the square of their number. Nodes are
// listed by memory, with a number for the elements that they access of it, and a table tells for two of
// these numbers whether they have an element in common. Memories that different values refer to are grouped
// by the object that all of them view.
#ifndef STRATA_LOOPS_AFFINE_NODEDEPENDENCES_H
#define STRATA_LOOPS_AFFINE_NODEDEPENDENCES_H

#include "strata/Loops/Affine/MemRefNode.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace dialects::affine {

class NodeDependences {
public:
  /// Whether edges come from earlier nodes or go to later ones.
  enum class Direction : uint8_t { In, Out };
  /// A test of the other node of an edge, and of the value of both nodes; null if they have different
  /// values.
  using EdgeTest = llvm::function_ref<bool(unsigned, strata::Value)>;

  void compute(strata::ArrayRef<MemRefNode> nodes, AccessCache &cache,
               strata::MemoryAliases &aliases);

  /// Whether `test` is true for an edge of a value that both nodes access, in the order of values and then
  /// of nodes.
  bool anyOfSameValue(unsigned id, Direction direction, EdgeTest test) const;
  bool anyOfValue(unsigned id, strata::Value value, Direction direction,
                  EdgeTest test) const;
  /// Whether `test` is true for an edge of different values. A node may be tested several times.
  bool anyOfOtherValues(unsigned id, Direction direction, EdgeTest test) const;
  /// Whether `test` is true for an edge between two nodes, of which `from` is first.
  bool anyBetween(unsigned from, unsigned to,
                  llvm::function_ref<bool(strata::Value)> test) const;
  bool hasEdge(unsigned from, unsigned to, strata::Value value) const;
  /// Calls `function` for each value that has an edge.
  void forEachValue(llvm::function_ref<void(strata::Value)> function) const;

private:
  /// A node that accesses a memory.
  struct User {
    unsigned node;
    /// Users with the same number access the same elements in the same way.
    unsigned elements;
    bool isStore;
  };
  /// The elements of a user that has edges to all others.
  static constexpr unsigned AllElements = ~0U;
  struct Memory {
    strata::Value value;
    /// The memory that is viewed; null if it is unknown.
    strata::Value object;
    /// The users in the order of nodes.
    std::vector<User> users;
    /// A row for each number of elements, with a bit for each one that depends on it.
    llvm::BitVector depend;
    unsigned numElements = 0;
    /// The numbers of other memories that may overlap this one, if the object of one of both is unknown.
    strata::SmallVector<unsigned, 0> overlapping;
  };
  /// A memory that a node accesses, and the position in its users.
  struct Use {
    unsigned memory, position;
  };
  struct ObjectUser {
    unsigned node, memory;
    bool isStore;
  };
  class Classifier;

  void addUsers(strata::ArrayRef<MemRefNode> nodes, Classifier &classifier);
  void addOverlaps(strata::MemoryAliases &aliases);
  const Use *findUse(unsigned id, unsigned memory) const;
  static bool hasEdges(const Memory &memory);
  bool depends(const Memory &memory, const User &from, const User &to) const;
  bool overlap(unsigned a, unsigned b) const;
  bool haveOtherValues(unsigned from, unsigned to) const;
  bool anyOfUse(const Use &use, Direction direction, EdgeTest test) const;

  std::vector<Memory> memories;
  llvm::DenseMap<strata::Value, unsigned> numbers;
  /// The uses of each node, sorted by memory.
  std::vector<strata::SmallVector<Use, 2>> uses;
  llvm::DenseMap<strata::Value, std::vector<ObjectUser>> objectUsers;
  llvm::DenseSet<std::pair<unsigned, unsigned>> overlaps;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_NODEDEPENDENCES_H
