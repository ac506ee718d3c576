// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/NodeDependences.h"

#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Elements -----------------------------------------------------------===//

/// Finds the users whose accesses have an element in common.
class NodeDependences::Classifier {
public:
  explicit Classifier(AccessCache &cache) : cache(cache) {}
  void add(unsigned memory, unsigned position, const MemRefAccess &access);
  /// Numbers the elements of the users of a memory, and fills its table.
  void classify(unsigned number, Memory &memory, ArrayRef<MemRefNode> nodes);

private:
  using Accesses = SmallVector<const MemRefAccess *, 2>;
  /// The number of accesses from which on comparing them takes less time than the analysis of all pairs.
  static constexpr size_t MinCompared = 8;

  void number(Memory &memory, ArrayRef<Accesses> lists, bool areCompared);
  bool haveSameElement(const Accesses &sources, const Accesses &targets,
                       unsigned numCommon, bool areCompared);

  AccessCache &cache;
  /// The accesses of each user of each memory.
  std::vector<std::vector<Accesses>> accesses;
  llvm::DenseMap<std::pair<unsigned, unsigned>, bool> known;
};

void NodeDependences::Classifier::add(unsigned memory, unsigned position,
                                      const MemRefAccess &access) {
  if (memory >= accesses.size())
    accesses.resize(memory + 1);
  std::vector<Accesses> &lists = accesses[memory];
  if (position >= lists.size())
    lists.resize(position + 1);
  lists[position].push_back(&access);
}

/// Gives users of the same elements the same number. Without comparison all numbers are different.
void NodeDependences::Classifier::number(Memory &memory,
                                         ArrayRef<Accesses> lists,
                                         bool areCompared) {
  WordTable table;
  for (auto [user, list] : llvm::zip(memory.users, lists)) {
    if (user.elements == AllElements)
      continue;
    if (!areCompared) {
      user.elements = memory.numElements++;
      continue;
    }
    SmallVector<uintptr_t, 8> words;
    for (const MemRefAccess *access : list)
      words.push_back(2 * uintptr_t(cache.getElements(access->op)) +
                      access->isStore);
    llvm::sort(words);
    words.erase(llvm::unique(words), words.end());
    user.elements = table.intern(words);
    memory.numElements = table.size();
  }
}

/// Whether an access of both lists is of the same element, and one of them is a store.
bool NodeDependences::Classifier::haveSameElement(const Accesses &sources,
                                                  const Accesses &targets,
                                                  unsigned numCommon,
                                                  bool areCompared) {
  auto areSame = [&](const MemRefAccess &source, const MemRefAccess &target) {
    auto pairs = getSameElementConstraints(source, target, numCommon);
    return failed(pairs) || *pairs;
  };
  for (const MemRefAccess *source : sources)
    for (const MemRefAccess *target : targets) {
      if (!source->isStore && !target->isStore)
        continue;
      if (!areCompared) {
        if (areSame(*source, *target))
          return true;
        continue;
      }
      auto [entry, isNew] = known.try_emplace(
          {cache.getElements(source->op), cache.getElements(target->op)}, true);
      if (isNew)
        entry->second = areSame(*source, *target);
      if (entry->second)
        return true;
    }
  return false;
}

void NodeDependences::Classifier::classify(unsigned number, Memory &memory,
                                           ArrayRef<MemRefNode> nodes) {
  if (number >= accesses.size() || memory.users.size() < 2 ||
      llvm::none_of(memory.users,
                    [](const User &user) { return user.isStore; }))
    return;
  std::vector<Accesses> &lists = accesses[number];
  lists.resize(memory.users.size());
  size_t numAccesses = 0;
  for (const Accesses &list : lists)
    numAccesses += list.size();
  bool areCompared = numAccesses >= MinCompared;
  this->number(memory, lists, areCompared);
  unsigned count = memory.numElements;
  memory.depend.resize(count * count);
  // The first and the last user of each number.
  std::vector<unsigned> first(count, ~0U), last(count, 0);
  for (auto [i, user] : llvm::enumerate(memory.users)) {
    if (user.elements == AllElements)
      continue;
    first[user.elements] = std::min(first[user.elements], unsigned(i));
    last[user.elements] = unsigned(i);
  }
  for (unsigned from = 0; from < count; ++from)
    for (unsigned to = 0; to < count; ++to) {
      unsigned source = first[from], target = last[to];
      if (source >= target)
        continue;
      auto numCommon =
          unsigned(getAffineForIVs(nodes[memory.users[source].node].op).size());
      if (haveSameElement(lists[source], lists[target], numCommon, areCompared))
        memory.depend.set(from * count + to);
    }
}

//===-- Users --------------------------------------------------------------===//

void NodeDependences::addUsers(ArrayRef<MemRefNode> nodes,
                               Classifier &classifier) {
  uses.resize(nodes.size());
  for (const MemRefNode &node : nodes) {
    bool isNest = isa<AffineForOp>(node.op);
    auto add = [&](Value value, bool isStore) {
      auto [entry, isNew] =
          numbers.try_emplace(value, unsigned(memories.size()));
      if (isNew)
        memories.emplace_back().value = value;
      std::vector<User> &users = memories[entry->second].users;
      if (users.empty() || users.back().node != node.id) {
        uses[node.id].push_back({entry->second, unsigned(users.size())});
        users.push_back({node.id, isNest ? 0 : AllElements, false});
      }
      users.back().isStore |= isStore;
      return entry->second;
    };
    for (ArrayRef list : {ArrayRef(node.loads), ArrayRef(node.stores)})
      for (const MemRefAccess *access : list) {
        unsigned memory = add(access->memref, access->isStore);
        classifier.add(memory, unsigned(memories[memory].users.size()) - 1,
                       *access);
      }
    for (const LoopAccess *other : node.others) {
      unsigned memory = add(other->getMemory(), other->isStore());
      memories[memory].users.back().elements = AllElements;
    }
    llvm::sort(uses[node.id],
               [](const Use &a, const Use &b) { return a.memory < b.memory; });
  }
}

/// Finds the memories of several values.
void NodeDependences::addOverlaps(MemoryAliases &aliases) {
  SmallVector<unsigned> unknown;
  for (auto [i, memory] : llvm::enumerate(memories)) {
    if (memory.value)
      memory.object = aliases.getObject(memory.value);
    if (!memory.object)
      unknown.push_back(unsigned(i));
  }
  for (unsigned a : unknown)
    for (unsigned b = 0; b < memories.size(); ++b) {
      if (a == b || (!memories[b].object && b < a) ||
          !aliases.mayAlias(memories[a].value, memories[b].value))
        continue;
      overlaps.insert({std::min(a, b), std::max(a, b)});
      memories[a].overlapping.push_back(b);
      memories[b].overlapping.push_back(a);
    }
  for (const auto &list : uses)
    for (const Use &use : list) {
      const Memory &memory = memories[use.memory];
      const User &user = memory.users[use.position];
      if (memory.object)
        objectUsers[memory.object].push_back(
            {user.node, use.memory, user.isStore});
    }
}

void NodeDependences::compute(ArrayRef<MemRefNode> nodes, AccessCache &cache,
                              MemoryAliases &aliases) {
  Classifier classifier(cache);
  addUsers(nodes, classifier);
  for (auto [number, memory] : llvm::enumerate(memories))
    classifier.classify(unsigned(number), memory, nodes);
  addOverlaps(aliases);
}

//===-- Edges --------------------------------------------------------------===//

bool NodeDependences::depends(const Memory &memory, const User &from,
                              const User &to) const {
  if (!from.isStore && !to.isStore)
    return false;
  return from.elements == AllElements || to.elements == AllElements ||
         memory.depend.test(from.elements * memory.numElements + to.elements);
}

bool NodeDependences::overlap(unsigned a, unsigned b) const {
  Value object = memories[a].object;
  return a != b && ((object && object == memories[b].object) ||
                    (!overlaps.empty() &&
                     overlaps.contains({std::min(a, b), std::max(a, b)})));
}

/// The index of the first of sorted users that is `node` or after it.
template <typename Users>
static size_t findPosition(const Users &users, unsigned node) {
  return size_t(llvm::partition_point(
                    users, [&](const auto &user) { return user.node < node; }) -
                users.begin());
}

bool NodeDependences::anyOfUse(const Use &use, Direction direction,
                               EdgeTest test) const {
  const Memory &memory = memories[use.memory];
  const User &user = memory.users[use.position];
  if (direction == Direction::In) {
    for (size_t i = 0; i < use.position; ++i)
      if (depends(memory, memory.users[i], user) &&
          test(memory.users[i].node, memory.value))
        return true;
    return false;
  }
  for (size_t i = use.position + 1; i < memory.users.size(); ++i)
    if (depends(memory, user, memory.users[i]) &&
        test(memory.users[i].node, memory.value))
      return true;
  return false;
}

bool NodeDependences::anyOfSameValue(unsigned id, Direction direction,
                                     EdgeTest test) const {
  return id < uses.size() && llvm::any_of(uses[id], [&](const Use &use) {
           return anyOfUse(use, direction, test);
         });
}

const NodeDependences::Use *NodeDependences::findUse(unsigned id,
                                                     unsigned memory) const {
  if (id >= uses.size())
    return nullptr;
  const auto *use = llvm::partition_point(
      uses[id], [&](const Use &use) { return use.memory < memory; });
  return use != uses[id].end() && use->memory == memory ? use : nullptr;
}

bool NodeDependences::anyOfValue(unsigned id, Value value, Direction direction,
                                 EdgeTest test) const {
  auto number = numbers.find(value);
  if (number == numbers.end())
    return false;
  const Use *use = findUse(id, number->second);
  return use && anyOfUse(*use, direction, test);
}

bool NodeDependences::anyOfOtherValues(unsigned id, Direction direction,
                                       EdgeTest test) const {
  if (id >= uses.size())
    return false;
  bool isIn = direction == Direction::In;
  for (const Use &use : uses[id]) {
    const Memory &memory = memories[use.memory];
    bool isStore = memory.users[use.position].isStore;
    auto any = [&](const auto &users, auto canTest) {
      size_t position = findPosition(users, id);
      auto range = isIn ? ArrayRef(users).take_front(position)
                        : ArrayRef(users).drop_front(position);
      return llvm::any_of(range, [&](const auto &user) {
        return user.node != id && (isStore || user.isStore) && canTest(user) &&
               test(user.node, Value());
      });
    };
    auto isOtherValue = [&](const ObjectUser &user) {
      return user.memory != use.memory;
    };
    if (memory.object &&
        any(objectUsers.find(memory.object)->second, isOtherValue))
      return true;
    for (unsigned other : memory.overlapping)
      if (any(memories[other].users, [](const User &) { return true; }))
        return true;
  }
  return false;
}

bool NodeDependences::haveOtherValues(unsigned from, unsigned to) const {
  for (const Use &a : uses[from])
    for (const Use &b : uses[to])
      if ((memories[a.memory].users[a.position].isStore ||
           memories[b.memory].users[b.position].isStore) &&
          overlap(a.memory, b.memory))
        return true;
  return false;
}

bool NodeDependences::anyBetween(unsigned from, unsigned to,
                                 function_ref<bool(Value)> test) const {
  if (from >= to || to >= uses.size())
    return false;
  for (const Use &a : uses[from]) {
    const Use *b = findUse(to, a.memory);
    const Memory &memory = memories[a.memory];
    if (b &&
        depends(memory, memory.users[a.position], memory.users[b->position]) &&
        test(memory.value))
      return true;
  }
  return haveOtherValues(from, to) && test(Value());
}

bool NodeDependences::hasEdge(unsigned from, unsigned to, Value value) const {
  if (from >= to || to >= uses.size())
    return false;
  auto number = numbers.find(value);
  if (number != numbers.end()) {
    const Memory &memory = memories[number->second];
    const Use *a = findUse(from, number->second);
    const Use *b = findUse(to, number->second);
    if (a && b &&
        depends(memory, memory.users[a->position], memory.users[b->position]))
      return true;
  }
  return !value && haveOtherValues(from, to);
}

bool NodeDependences::hasEdges(const Memory &memory) {
  if (memory.depend.any())
    return true;
  bool hasStore = false, hasAll = false, storesAll = false;
  for (const User &user : memory.users) {
    bool isAll = user.elements == AllElements;
    hasStore |= user.isStore;
    hasAll |= isAll;
    storesAll |= isAll && user.isStore;
  }
  return memory.users.size() > 1 && (storesAll || (hasAll && hasStore));
}

void NodeDependences::forEachValue(function_ref<void(Value)> function) const {
  for (const Memory &memory : memories)
    if (memory.value && hasEdges(memory))
      function(memory.value);
}
