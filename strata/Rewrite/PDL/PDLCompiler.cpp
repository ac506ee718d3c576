// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::pdl;

//===-- Putting rules together ---------------------------------------------===//

/// Whether no operation satisfies both checks.
static bool areExclusive(const Instr &a, const Instr &b) {
  if (a.opcode != b.opcode || a.a != b.a)
    return false;
  switch (a.opcode) {
  case Opcode::CheckName:
  case Opcode::CheckConstant:
    return a.pointer != b.pointer;
  case Opcode::CheckNumOperands:
  case Opcode::CheckNumResults:
    return a.imm != b.imm;
  default:
    return false;
  }
}

static size_t countCommon(ArrayRef<Instr> a, ArrayRef<Instr> b) {
  size_t count = 0;
  while (count < a.size() && count < b.size() && a[count].isSame(b[count]))
    ++count;
  return count;
}

/// The rules in an order in which those that begin alike follow each other,
/// without changing which of several matching rules comes first.
static std::vector<Rule *> sortRules(Group &group) {
  // The number of earlier rules that are searched for an equal beginning.
  constexpr size_t reach = 64;
  std::vector<Rule *> order;
  for (Rule &rule : group.rules) {
    size_t best = order.size(), bestCommon = 0;
    size_t last = order.size() > reach ? order.size() - reach : 0;
    for (size_t i = order.size(); i > last; --i) {
      ArrayRef<Instr> other = order[i - 1]->match;
      size_t common = countCommon(rule.match, other);
      if (common > bestCommon) {
        best = i;
        bestCommon = common;
      }
      if (common == rule.match.size() || common == other.size() ||
          !areExclusive(rule.match[common], other[common]))
        break;
    }
    order.insert(order.begin() + ptrdiff_t(best), &rule);
  }
  return order;
}

namespace {
/// Writes the matches of a group in a row.
class Linker {
public:
  explicit Linker(Group &group) : program(*group.program) {}
  void add(Rule &rule);
  void finish();

private:
  void addNameTables();
  /// An instruction on the way to the rule that was written last.
  struct Step {
    uint32_t index;
    /// Whether the target of its jump is known: within a loop.
    bool isSet;
  };
  void leave(size_t depth);
  Program &program;
  std::vector<Step> path;
  std::vector<Instr> written;
};
} // namespace

/// Lets instructions from `depth` on that fail jump to the next instruction.
void Linker::leave(size_t depth) {
  for (size_t i = depth; i < path.size(); ++i)
    if (!path[i].isSet)
      program.code[path[i].index].fail = uint32_t(program.code.size());
  path.resize(depth);
  written.resize(depth);
}

void Linker::add(Rule &rule) {
  Instr rewrite;
  rewrite.opcode = Opcode::Rewrite;
  rewrite.imm = uint32_t(program.actions.size());
  rule.match.push_back(rewrite);
  program.actions.push_back(rule.action);

  // Loops are of one rule; the first instruction of one is not shared.
  leave(countCommon(rule.match, written));
  std::optional<uint32_t> loop;
  for (size_t i = path.size(); i < rule.match.size(); ++i) {
    Instr instr = rule.match[i];
    uint32_t index = uint32_t(program.code.size());
    // The end of an inner loop is the next turn of the one around.
    if (loop)
      instr.fail = *loop;
    path.push_back({index, loop.has_value()});
    program.code.push_back(instr);
    written.push_back(rule.match[i]);
    if (instr.opcode == Opcode::NextUser)
      loop = index;
  }
}

void Linker::finish() {
  leave(0);
  program.code.push_back({});
  addNameTables();
}

/// The first of consecutive checks of the same register's name gets a table.
void Linker::addNameTables() {
  constexpr size_t shortest = 4;
  std::vector<bool> isInRow(program.code.size());
  for (uint32_t first = 0; first < program.code.size(); ++first) {
    Instr &head = program.code[first];
    if (head.opcode != Opcode::CheckName || isInRow[first])
      continue;
    Program::NameTable table;
    table.none = head.fail;
    while (true) {
      const Instr &next = program.code[table.none];
      if (next.opcode != Opcode::CheckName || next.a != head.a)
        break;
      isInRow[table.none] = true;
      // Where a name comes twice, the first one counts.
      table.targets.try_emplace(next.pointer, table.none + 1);
      table.none = next.fail;
    }
    if (table.targets.size() < shortest)
      continue;
    head.imm = uint32_t(program.nameTables.size());
    program.nameTables.push_back(std::move(table));
  }
}

/// Moves the registers of a rewrite after those of matches.
static void relocate(Program &program, unsigned numPlaces) {
  auto move = [&](Register &number) {
    if (number >= FirstLocal)
      number = Register(number - FirstLocal + numPlaces);
  };
  for (Instr &instr : program.code) {
    move(instr.dst);
    move(instr.a);
    move(instr.b);
  }
  for (std::unique_ptr<Call> &call : program.calls) {
    llvm::for_each(call->args, move);
    llvm::for_each(call->results, move);
    llvm::for_each(call->later, move);
  }
  for (std::unique_ptr<Creation> &creation : program.creations) {
    llvm::for_each(creation->operands, move);
    llvm::for_each(creation->types, move);
    for (auto &attr : creation->attributes)
      move(attr.second);
    for (auto &slot : creation->slots)
      move(slot.second);
    move(creation->replaced);
  }
}

/// The operation name that `match` requires of the definition of an operand of
/// the root.
static std::optional<Sign> findSign(ArrayRef<Instr> match) {
  for (const Instr &check : match) {
    if (check.opcode != Opcode::CheckName)
      continue;
    auto fills = [](Opcode opcode, Register dst) {
      return [=](const Instr &instr) {
        return instr.opcode == opcode && instr.dst == dst;
      };
    };
    auto def = llvm::find_if(match, fills(Opcode::GetDefiningOp, check.a));
    if (def == match.end())
      continue;
    auto operand = llvm::find_if(match, fills(Opcode::GetOperand, def->a));
    if (operand != match.end() && operand->a == 0)
      return Sign{operand->imm, check.pointer};
  }
  return std::nullopt;
}

static void findSigns(Group &group) {
  SmallVector<Sign, 4> &signs = group.program->signs;
  for (const Rule &rule : group.rules) {
    std::optional<Sign> sign = findSign(rule.match);
    if (!sign) {
      signs.clear();
      return;
    }
    if (!llvm::is_contained(signs, *sign))
      signs.push_back(*sign);
  }
  // More of them are sooner found in the program's tables: 100 take 98 ns here,
  // 39 ns there (bench/Rewrite/PDLBench.cpp, offerRules).
  constexpr size_t most = 24;
  if (signs.size() > most)
    signs.clear();
}

LogicalResult pdl::emitTooManyValues(Operation *pattern) {
  return pattern->emitError("too many values in the rules for one root "
                            "operation; the limit is ")
         << FirstLocal - 1;
}

LogicalResult pdl::link(Group &group) {
  Program &program = *group.program;
  unsigned numLocals = 0;
  for (Rule &rule : group.rules)
    numLocals = std::max(numLocals, rule.numLocals);
  if (group.numPlaces + numLocals >= FirstLocal)
    return emitTooManyValues(group.rules.front().pattern);
  findSigns(group);
  std::vector<Rule *> order = sortRules(group);
  Linker linker(group);
  for (Rule *rule : order)
    linker.add(*rule);
  linker.finish();
  for (size_t i = 0; i < order.size(); ++i) {
    program.actions[i].entry = uint32_t(program.code.size());
    llvm::append_range(program.code, order[i]->changes);
  }
  relocate(program, group.numPlaces);
  program.numRegisters = group.numPlaces + numLocals;
  program.prepare();
  return success();
}

//===-- Rules --------------------------------------------------------------===//

static unsigned getBenefit(Operation *pattern) {
  auto benefit = cast<IntegerAttr>(pattern->getInherentAttrOrNull("benefit"));
  return unsigned(benefit.getValue().getZExtValue());
}

/// Ends `rule` after its match. Its values have the names of those of `source`, of which it
/// is a copy.
static void addCaptures(Rule &rule, Operation *source,
                        const ValueNames &names) {
  Block &body = rule.pattern->getRegion(0).front();
  for (auto [op, original] : llvm::zip(body, source->getRegion(0).front()))
    for (auto [value, named] :
         llvm::zip(op.getResults(), original.getResults())) {
      auto place = rule.bound.find(value);
      StringRef name = names.lookup(named);
      if (place != rule.bound.end() && !name.empty())
        rule.action.captures.push_back({name.str(), place->second});
    }
  Instr &done = rule.changes.emplace_back();
  done.opcode = Opcode::Done;
}

/// Compiles `pattern` into the group that it belongs to. `pattern` is `source`, an
/// operation of the module, or an instance of it, and is not used afterwards.
static LogicalResult addRule(Operation *pattern, Operation *source,
                             std::vector<std::unique_ptr<Group>> &groups,
                             const PDLNatives &natives, bool isAlone,
                             const ValueNames *names) {
  Operation *root = findRoot(pattern);
  StringRef name = getOpName(root);
  unsigned benefit = getBenefit(pattern);
  auto found = llvm::find_if(groups, [&](const std::unique_ptr<Group> &group) {
    return !isAlone && group->root == name && group->benefit == benefit;
  });
  if (found == groups.end()) {
    groups.push_back(std::make_unique<Group>());
    found = groups.end() - 1;
    (*found)->root = name.str();
    (*found)->benefit = benefit;
  }
  Group &group = **found;
  Rule rule;
  rule.pattern = pattern;
  rule.benefit = benefit;
  rule.action.loc = pattern->getLoc();
  rule.action.isBounded =
      bool(pattern->getDiscardableAttr("conversion.bounded_recursion"));
  if (auto symbol = dyn_cast_or_null<StringAttr>(
          pattern->getInherentAttrOrNull("sym_name")))
    rule.action.name = symbol.getValue().str();
  rule.bindsAll = names != nullptr;
  if (failed(compileMatch(rule, root, group, natives)))
    return failure();
  if (names)
    addCaptures(rule, source, *names);
  else if (failed(compileRewrite(rule, group, natives)))
    return failure();
  rule.pattern = source;
  rule.bound = llvm::DenseMap<Value, Register>();
  group.rules.push_back(std::move(rule));
  return success();
}

namespace {
/// Collects the rules of a module in groups.
class Collector {
public:
  /// With `captured`, rules only match.
  Collector(const PDLNatives &natives, bool groupRules,
            const ValueNames *captured)
      : natives(natives), groupRules(groupRules), captured(captured) {}
  /// Adds a rule, or the instances of a parameterised one.
  LogicalResult add(Operation *pattern);

  std::vector<std::unique_ptr<Group>> groups;

private:
  LogicalResult checkName(Operation *rule, Operation *parent, bool isInstance);

  const PDLNatives &natives;
  bool groupRules;
  const ValueNames *captured;
  /// The names of rules by the operation that holds them, and whether an instance
  /// has the name.
  llvm::DenseMap<std::pair<Operation *, Attribute>, bool> names;
};
} // namespace

/// The verifier compares the symbols of a module, but not the names of instances.
LogicalResult Collector::checkName(Operation *rule, Operation *parent,
                                   bool isInstance) {
  Attribute name = rule->getInherentAttrOrNull("sym_name");
  if (!name)
    return success();
  auto [entry, isNew] = names.try_emplace({parent, name}, isInstance);
  if (isNew || (!isInstance && !entry->second))
    return success();
  return rule->emitError("redefinition of rule '")
         << cast<StringAttr>(name).getValue() << "'";
}

LogicalResult Collector::add(Operation *pattern) {
  if (failed(checkAttributes(pattern)))
    return failure();
  Operation *parent = pattern->getParentOp();
  if (!isParameterised(pattern))
    return success(
        succeeded(checkName(pattern, parent, /*isInstance=*/false)) &&
        succeeded(
            addRule(pattern, pattern, groups, natives, !groupRules, captured)));
  return forEachInstance(pattern, [&](Operation *instance) {
    return success(
        succeeded(checkName(instance, parent, /*isInstance=*/true)) &&
        succeeded(addRule(instance, pattern, groups, natives, !groupRules,
                          captured)));
  });
}

/// Compiles the rules of `module` that `isWanted` accepts, and its matchers unless rules only
/// match.
static LogicalResult collect(Operation *module, const PDLNatives &natives,
                             ProgramSink sink, Collector &collector,
                             bool isMatchOnly,
                             function_ref<bool(Operation *)> isWanted) {
  LogicalResult result = success();
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    bool isRule = name == "pdl.pattern" && op->isRegistered();
    bool isMatcher = name == "pdl_interp.func" && op->isRegistered() &&
                     SymbolTable::getSymbolName(op).getValue() == "matcher";
    if ((isRule && isWanted(op) && failed(collector.add(op))) ||
        (isMatcher && !isMatchOnly &&
         failed(compileMatcher(op, natives, sink))))
      result = failure();
    return isRule || isMatcher ? WalkResult::Skip : WalkResult::Advance;
  });
  return result;
}

/// Hands the groups of rules to `sink`.
static LogicalResult linkGroups(Collector &collector, ProgramSink sink) {
  for (std::unique_ptr<Group> &group : collector.groups) {
    if (group->rules.empty())
      continue;
    if (failed(link(*group)))
      return failure();
    sink(group->program, group->root, group->benefit);
  }
  return success();
}

static LogicalResult compile(Operation *module, const PDLNatives &natives,
                             ProgramSink sink, Collector &collector,
                             bool isMatchOnly) {
  LogicalResult result = collect(module, natives, sink, collector, isMatchOnly,
                                 [](Operation *) { return true; });
  return success(succeeded(linkGroups(collector, sink)) && succeeded(result));
}

LogicalResult pdl::compileRules(ArrayRef<Operation *> modules,
                                const PDLNatives &natives,
                                function_ref<bool(Operation *)> isWanted,
                                ProgramSink sink) {
  Collector collector(natives, /*groupRules=*/true, /*captured=*/nullptr);
  LogicalResult result = success();
  for (Operation *module : modules)
    if (failed(collect(module, natives, sink, collector, /*isMatchOnly=*/false,
                       isWanted)))
      result = failure();
  return success(succeeded(linkGroups(collector, sink)) && succeeded(result));
}

LogicalResult pdl::compilePatterns(Operation *module, const PDLNatives &natives,
                                   ProgramSink sink, bool groupRules) {
  Collector collector(natives, groupRules, /*captured=*/nullptr);
  return compile(module, natives, sink, collector, /*isMatchOnly=*/false);
}

LogicalResult pdl::compileMatches(Operation *module, const PDLNatives &natives,
                                  const ValueNames &names, ProgramSink sink) {
  Collector collector(natives, /*groupRules=*/true, &names);
  return compile(module, natives, sink, collector, /*isMatchOnly=*/true);
}

/// `rule` as a program of its own; with `names`, without its rewrite.
static LogicalResult compileAlone(Operation *rule, const PDLNatives &natives,
                                  const ValueNames *names, ProgramSink sink) {
  std::vector<std::unique_ptr<Group>> groups;
  if (failed(addRule(rule, rule, groups, natives, /*isAlone=*/true, names)) ||
      failed(link(*groups.front())))
    return failure();
  sink(groups.front()->program, groups.front()->root, groups.front()->benefit);
  return success();
}

LogicalResult pdl::compileMatch(Operation *rule, const PDLNatives &natives,
                                const ValueNames &names, ProgramSink sink) {
  return compileAlone(rule, natives, &names, sink);
}

LogicalResult pdl::compileRule(Operation *rule, const PDLNatives &natives,
                               ProgramSink sink) {
  return compileAlone(rule, natives, /*names=*/nullptr, sink);
}
