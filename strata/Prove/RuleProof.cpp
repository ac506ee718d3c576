// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations that a rule matches are built for each combination of types and attributes, with
// symbolic numbers as constants. The compiled rule is applied to them, as a pass would do, and
// the question whether the result refines them goes to the solver, together with all others
// of the same types.
#include "strata/Prove/RuleProof.h"

#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Prove/CounterexampleDetail.h"
#include "strata/Prove/FloatFlags.h"
#include "strata/Prove/Refinement.h"
#include "strata/Prove/RuleInstance.h"
#include "strata/Prove/SymbolicNatives.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/SMTEncoding.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <map>

using namespace strata;
using namespace strata::prove;

namespace {
/// An instance, and the result of the rule.
struct Application {
  RuleInstance instance;
  OwningOpRef<> before;
  SmallVector<unsigned, 2> unused;
  /// The choices that the instance was built by.
  SmallVector<unsigned, 8> path;

  BlockPair getPair(const NativeCalls &calls) const {
    return {&before->getRegion(0).front(),
            &instance.getBlock(),
            instance.indexWidth ? instance.indexWidth : 64,
            instance.constants,
            calls.conditions,
            unused};
  }
};

/// Questions about instances of the same types.
struct Group {
  std::string types;
  unsigned width = 0;
  unsigned indexWidth = 0;
  std::string declarations;
  std::vector<std::string> names;
  struct Case {
    std::string term;
    SmallVector<unsigned, 8> path;
    /// If the created operations do not verify: the message. The term is the condition.
    std::string invalid;
  };
  std::vector<Case> cases;
  llvm::StringSet<> terms;

  SolverQuery getQuery(
      const std::string &term,
      semantics::SMTOverflow overflow = semantics::SMTOverflow::Exact) const {
    return {semantics::getOverflowFunctions(term, overflow) + declarations +
                "(assert " + term + ")\n",
            names};
  }
};

/// Proves one rule.
class RuleProver {
public:
  RuleProver(Operation *rule, const PDLNatives &natives, Solver &solver,
             RuleProof &proof)
      : rule(rule), solver(solver), proof(proof),
        types(getInstanceTypes(*rule->getContext())), instantiator(rule, types),
        natives(makeSymbolicNatives(natives, calls)),
        patterns(rule->getContext()) {}
  /// Fails after an error in the rule.
  LogicalResult compile();
  void prove();
  /// Whether operands may be vectors, whose elements need not fulfill natives that the rule negates.
  bool hasNegationsOfElements();
  /// Proves the rule for such elements.
  void supposeElement() { calls.isElement = true; }

private:
  bool addInstances();
  /// One of the choices. False ends the proof.
  bool addInstance(Choices &choices);
  LogicalResult apply(Application &application);
  std::string verifyResult(Block &block) const;
  void addCase(const Application &application, Violation violation,
               std::string invalid);
  void proveByNumbers(ArrayRef<Group *> selected);
  bool solve(ArrayRef<Group *> chosen);
  bool solveByWidth(ArrayRef<Group *> order);
  bool solveCases(Group &group);
  bool refute(const Group &group, const Group::Case &found,
              ArrayRef<std::string> values);
  bool end(const Twine &reason) {
    proof.reason = reason.str();
    return false;
  }

  Operation *rule;
  Solver &solver;
  RuleProof &proof;
  std::vector<InstanceType> types;
  RuleInstantiator instantiator;
  NativeCalls calls;
  PDLNatives natives;
  RewritePatternSet patterns;
  /// The groups by types and declarations.
  std::map<std::string, size_t> groupIndices;
  std::vector<std::unique_ptr<Group>> groups;
  bool hasMatched = false;
  std::string mismatch, instanceError;
};
} // namespace

LogicalResult RuleProver::compile() {
  using namespace strata::pdl;
  auto add = [&](std::shared_ptr<const Program> program, StringRef root,
                 unsigned benefit) {
    addProgram(patterns, std::move(program), root, benefit);
  };
  return compileRule(rule, natives, add);
}

bool RuleProver::hasNegationsOfElements() {
  for (Operation &op : rule->getRegion(0).front())
    if (auto call = dyn_cast<dialects::pdl::ApplyNativeConstraintOp>(&op))
      if (call.getIsNegated())
        calls.negated.insert(call.getName());
  Operation *root = strata::pdl::findRoot(rule);
  auto name = cast<dialects::pdl::OperationOp>(root).getOpName();
  const OpDefinition *def =
      name ? rule->getContext()->getOpDefinition(*name) : nullptr;
  if (calls.negated.empty() || !def || def->results.empty())
    return false;
  return llvm::any_of(types, [&](const InstanceType &type) {
    return acceptsType(*def, def->results[0], type.type) &&
           acceptsType(*def, def->results[0], VectorType::get({2}, type.type));
  });
}

//===-- Instances ------------------------------------------------------------===//

/// Gives the operations of the root's name that a fold created the attributes of the root that
/// the rule does not write: the fold changes the operation in place, which keeps these.
static void keepAttributes(Block &block, OperationName name,
                           DictionaryAttr attributes,
                           const SmallPtrSetImpl<Operation *> &known) {
  for (Operation &op : block.without_terminator()) {
    if (op.getName() != name || known.contains(&op))
      continue;
    for (const NamedAttribute &attr : attributes)
      if (!op.getAttr(attr.getNameRef()))
        op.setAttr(attr.getNameRef(), attr.getValue());
  }
}

/// Applies the rule; a failure is a mismatch.
LogicalResult RuleProver::apply(Application &application) {
  RuleInstance &instance = application.instance;
  application.before = instance.container->clone();
  SmallVector<Value, 2> results(instance.getBlock().back().getOperands());
  PatternRewriter rewriter(rule->getContext());
  rewriter.setInsertionPoint(instance.root);
  const RewritePattern &pattern = *patterns.getPatterns().front();
  OperationName name = instance.root->getName();
  DictionaryAttr attributes = instance.root->getAttrDictionary();
  SmallPtrSet<Operation *, 8> known;
  for (Operation &op : instance.getBlock())
    known.insert(&op);
  DiagnosticCapture capture;
  LogicalResult applied = pattern.matchAndRewrite(instance.root, rewriter);
  if (succeeded(applied) && rule->getDiscardableAttr("strata.fold"))
    keepAttributes(instance.getBlock(), name, attributes, known);
  for (Diagnostic &diag : capture.take())
    if (calls.error.empty())
      calls.error = diag.str();
  for (auto [i, result] : llvm::enumerate(results))
    if (calls.unused.contains(result))
      application.unused.push_back(unsigned(i));
  return applied;
}

/// The message about an operation that does not verify, or the empty text. Constants with symbolic
/// numbers have the right type.
std::string RuleProver::verifyResult(Block &block) const {
  for (Operation &op : block.without_terminator()) {
    if (op.getDefinition().constantSlot >= 0)
      continue;
    DiagnosticCapture capture;
    if (succeeded(verify(&op, /*recursive=*/false)))
      continue;
    for (Diagnostic &diag : capture.take())
      return "the result does not verify: " + diag.str();
  }
  return {};
}

/// The types of the operations, without repetition.
static std::string describeTypes(Block &block, unsigned indexWidth,
                                 unsigned &width) {
  SmallVector<Type, 4> types;
  auto add = [&](Type type) {
    if (!llvm::is_contained(types, type))
      types.push_back(type);
  };
  for (Operation &op : block.without_terminator()) {
    llvm::for_each(op.getOperandTypes(), add);
    llvm::for_each(op.getResultTypes(), add);
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  for (auto [i, type] : llvm::enumerate(types)) {
    os << (i ? ", " : "") << type;
    if (type.isIndex())
      os << " (" << indexWidth << " bits)";
    unsigned bits =
        type.isIndex() ? indexWidth : semantics::getScalarWidth(type);
    width = std::max(width, isa<FloatType>(type) ? 100 + bits : bits);
  }
  return text;
}

void RuleProver::addCase(const Application &application, Violation violation,
                         std::string invalid) {
  unsigned width = 0;
  std::string text = describeTypes(application.before->getRegion(0).front(),
                                   application.instance.indexWidth, width);
  auto [entry, isNew] = groupIndices.try_emplace(
      text + "\n" + violation.declarations, groups.size());
  if (isNew) {
    groups.push_back(std::make_unique<Group>());
    groups.back()->types = std::move(text);
    groups.back()->width = width;
    groups.back()->indexWidth = application.instance.indexWidth;
    groups.back()->declarations = std::move(violation.declarations);
    groups.back()->names = std::move(violation.names);
  }
  Group &group = *groups[entry->second];
  ++proof.numCases;
  if (violation.term != "false" && group.terms.insert(violation.term).second)
    group.cases.push_back(
        {std::move(violation.term), application.path, std::move(invalid)});
}

static std::string joinConditions(ArrayRef<std::string> conditions) {
  return conditions.empty() ? "true"
                            : "(and true " + llvm::join(conditions, " ") + ")";
}

bool RuleProver::addInstance(Choices &choices) {
  calls.numbers.clear();
  calls.conditions.clear();
  calls.unused.clear();
  calls.hasFailed = false;
  calls.choices = &choices;
  Application application;
  auto makeConstant = [&](Type type, unsigned number) {
    return calls.numbers.add("%c" + std::to_string(number), type);
  };
  if (failed(instantiator.build(application.instance, choices, makeConstant,
                                instanceError)))
    return instanceError.empty() || end(instanceError);
  calls.indexWidth = application.instance.indexWidth;
  application.path = choices.getPath();
  bool isApplied = succeeded(apply(application));
  if (!calls.error.empty())
    return end(calls.error);
  if (!isApplied) {
    if (!calls.hasFailed)
      mismatch = "the rule does not match operations that were built from it";
    return true;
  }
  hasMatched = true;
  std::string invalid = verifyResult(application.instance.getBlock()), error;
  BlockPair pair = application.getPair(calls);
  if (!invalid.empty())
    pair.after = pair.before;
  FailureOr<Violation> violation = encodeViolation(pair, calls.numbers, error);
  if (succeeded(violation) && !invalid.empty())
    violation->term = joinConditions(calls.conditions);
  if (failed(violation)) {
    unsigned width = 0;
    proof.unknown.push_back(
        describeTypes(application.before->getRegion(0).front(),
                      application.instance.indexWidth, width));
    if (proof.unknownReason.empty())
      proof.unknownReason = error;
    return true;
  }
  addCase(application, std::move(*violation), std::move(invalid));
  return true;
}

bool RuleProver::addInstances() {
  constexpr size_t MaxInstances = 1000000;
  Choices choices;
  size_t numInstances = 0;
  do {
    if (++numInstances > MaxInstances)
      return end("the rule has more than " + Twine(MaxInstances) +
                 " combinations of types and attributes");
    if (!addInstance(choices))
      return false;
  } while (choices.advance());
  if (!hasMatched)
    return end(mismatch.empty()
                   ? "no types of numbers are accepted by the operations"
                   : mismatch);
  return true;
}

//===-- Solution -------------------------------------------------------------===//

/// Whether the flags of an operation of the block allow several results of its floats.
static bool hasApproximateFloats(Block &block) {
  return llvm::any_of(
      block, [](Operation &op) { return getFloatFlags(&op).isApproximate; });
}

bool RuleProver::refute(const Group &group, const Group::Case &found,
                        ArrayRef<std::string> values) {
  if (!found.invalid.empty()) {
    proof.verdict = Verdict::Refuted;
    return end(found.invalid);
  }
  calls.numbers.clear();
  calls.conditions.clear();
  calls.unused.clear();
  calls.error.clear();
  Choices choices(found.path);
  calls.choices = nullptr;
  Application application;
  std::string error;
  // The values are read for the types of the instance, which is built without them first.
  auto makeZero = [&](Type type, unsigned) {
    return calls.numbers.add("", type);
  };
  if (failed(
          instantiator.build(application.instance, choices, makeZero, error)))
    return end("the instance cannot be built again");
  application.before = application.instance.container->clone();
  SmallVector<Type, 4> constants = application.instance.constants;
  FailureOr<Assignment> assignment =
      readAssignment(application.getPair(calls), values, error);
  if (failed(assignment))
    return end(error);
  auto makeConstant = [&](Type type, unsigned number) {
    return makeNumber(type, assignment->constants[number].bits);
  };
  Choices again(found.path);
  Application concrete;
  bool isBuilt = succeeded(
      instantiator.build(concrete.instance, again, makeConstant, error));
  calls.indexWidth = concrete.instance.indexWidth;
  if (!isBuilt || failed(apply(concrete)))
    return end(
        "for " + group.types +
        ", the rule does not match the operations of the counterexample");
  if (hasApproximateFloats(concrete.before->getRegion(0).front()))
    return end("for " + group.types +
               ", the flags of floats allow other results");
  proof.counterexample = describeCounterexample(concrete.getPair(calls),
                                                assignment->arguments, error);
  if (!proof.counterexample)
    return end("the solver's counterexample for " + group.types +
               " is not confirmed by the interpreter" +
               (error.empty() ? "" : ": " + error));
  proof.verdict = Verdict::Refuted;
  return false;
}

/// Asks for each case of the group.
bool RuleProver::solveCases(Group &group) {
  std::vector<SolverQuery> queries;
  for (const Group::Case &entry : group.cases)
    queries.push_back(group.getQuery(entry.term));
  std::vector<SolverAnswer> answers = solver.solve(queries);
  for (auto [entry, answer] : llvm::zip_equal(group.cases, answers))
    if (answer.kind == SolverAnswer::Kind::Satisfiable)
      return refute(group, entry, answer.values);
  for (const SolverAnswer &answer : answers)
    if (answer.kind == SolverAnswer::Kind::Unknown) {
      proof.unknown.push_back(group.types);
      if (proof.unknownReason.empty())
        proof.unknownReason = answer.reason;
      return true;
    }
  proof.proven.push_back(group.types);
  return true;
}

/// The width up to which counterexamples are found soon, and are the easiest to read.
static constexpr unsigned VeryFewBits = 4;
/// The width up to which all cases are one query. With more bits, each case is hard enough alone.
static constexpr unsigned FewBits = 8;

static bool isOneQuery(const Group &group) {
  return group.cases.size() <= 1 || group.width <= FewBits;
}

/// Removes the cases, but those of very few bits, that are proven by the laws of integers.
void RuleProver::proveByNumbers(ArrayRef<Group *> selected) {
  std::vector<SolverQuery> queries;
  std::vector<std::pair<Group *, const Group::Case *>> asked;
  for (Group *group : selected)
    for (const Group::Case &entry : group->cases)
      if (group->width > VeryFewBits && semantics::callsOverflow(entry.term)) {
        queries.push_back(
            group->getQuery(entry.term, semantics::SMTOverflow::OfNumbers));
        asked.push_back({group, &entry});
      }
  std::vector<SolverAnswer> answers = solver.solve(queries);
  llvm::DenseSet<const Group::Case *> proven;
  for (auto [question, answer] : llvm::zip_equal(asked, answers))
    if (answer.kind == SolverAnswer::Kind::Unsatisfiable)
      proven.insert(question.second);
  for (Group *group : selected) {
    std::vector<Group::Case> left;
    for (Group::Case &entry : group->cases)
      if (!proven.contains(&entry))
        left.push_back(std::move(entry));
    group->cases = std::move(left);
  }
}

bool RuleProver::solve(ArrayRef<Group *> selected) {
  proveByNumbers(selected);
  SmallVector<Group *, 16> chosen;
  SmallVector<SolverQuery, 0> queries;
  llvm::copy_if(selected, std::back_inserter(chosen),
                [](Group *group) { return isOneQuery(*group); });
  for (Group *group : chosen) {
    std::string any;
    for (const Group::Case &entry : group->cases)
      any += "\n" + entry.term;
    if (group->cases.size() > 1)
      any = "(or " + any + ")";
    if (group->cases.empty())
      any = "false";
    queries.push_back(group->getQuery(any));
  }
  std::vector<SolverAnswer> answers = solver.solve(queries);
  for (auto [group, answer] : llvm::zip_equal(chosen, answers)) {
    if (answer.kind == SolverAnswer::Kind::Unsatisfiable) {
      proof.proven.push_back(group->types);
      continue;
    }
    bool isOne = group->cases.size() <= 1;
    if (answer.kind == SolverAnswer::Kind::Satisfiable && isOne)
      return refute(*group, group->cases.front(), answer.values);
    if (!isOne) {
      if (!solveCases(*group))
        return false;
      continue;
    }
    proof.unknown.push_back(group->types);
    if (proof.unknownReason.empty())
      proof.unknownReason = answer.reason;
  }
  return llvm::all_of(selected, [&](Group *group) {
    return isOneQuery(*group) || solveCases(*group);
  });
}

void RuleProver::prove() {
  if (patterns.getPatterns().size() != 1) {
    end("the rule is not one pattern");
    return;
  }
  if (!addInstances())
    return;
  std::vector<Group *> order;
  for (const std::unique_ptr<Group> &group : groups)
    order.push_back(group.get());
  llvm::stable_sort(order, [](const Group *a, const Group *b) {
    return a->width < b->width;
  });
  constexpr unsigned NarrowIndex = 32;
  auto middle =
      std::stable_partition(order.begin(), order.end(), [](const Group *group) {
        return group->indexWidth != NarrowIndex;
      });
  size_t numWide = size_t(middle - order.begin());
  ArrayRef<Group *> all(order);
  if (!solveByWidth(all.take_front(numWide)))
    return;
  bool isProven = proof.unknown.empty();
  if (!solveByWidth(all.drop_front(numWide))) {
    if (proof.verdict == Verdict::Refuted && isProven && numWide)
      proof.verdict = Verdict::ProvenForWideIndex;
    return;
  }
  if (proof.unknown.empty())
    proof.verdict = Verdict::Proven;
  else
    proof.reason = proof.unknownReason;
}

/// Looks for counterexamples of few bits first.
bool RuleProver::solveByWidth(ArrayRef<Group *> order) {
  auto isShort = [](const Group *group) { return group->width <= VeryFewBits; };
  size_t numShort = size_t(
      std::find_if_not(order.begin(), order.end(), isShort) - order.begin());
  return solve(order.take_front(numShort)) && solve(order.drop_front(numShort));
}

//===-- Rules ----------------------------------------------------------------===//

LogicalResult
prove::forEachRule(Operation *module,
                   function_ref<LogicalResult(Operation *rule)> visit) {
  LogicalResult result = success();
  module->walk<WalkOrder::PreOrder>([&](dialects::pdl::PatternOp rule) {
    Operation *op = rule.getOperation();
    LogicalResult done = strata::pdl::isParameterised(op)
                             ? strata::pdl::forEachInstance(op, visit)
                             : visit(op);
    if (failed(done))
      result = failure();
    return WalkResult::Skip;
  });
  return result;
}

/// A rule that is proven for numbers is undecided for vectors if it negates a native whose answer for
/// the element matters.
static LogicalResult proveElements(Operation *rule, const PDLNatives &natives,
                                   Solver &solver, RuleProof &proof) {
  RuleProof ofElements;
  RuleProver prover(rule, natives, solver, ofElements);
  if (!prover.hasNegationsOfElements())
    return success();
  if (failed(prover.compile()))
    return failure();
  prover.supposeElement();
  prover.prove();
  if (ofElements.verdict == Verdict::Proven)
    return success();
  proof.verdict = Verdict::Undecided;
  proof.reason = "it is proven for numbers; for vectors, a negated native "
                 "holds also if only some elements differ";
  return success();
}

LogicalResult prove::proveRules(Operation *module, const PDLNatives &natives,
                                const RuleFilter &filter, Solver &solver,
                                function_ref<void(const RuleProof &)> report) {
  return forEachRule(module, [&](Operation *rule) {
    RuleProof proof;
    proof.loc = rule->getLoc();
    proof.name =
        cast<dialects::pdl::PatternOp>(rule).getSymName().value_or("").str();
    if (!filter.empty() && !llvm::is_contained(filter, proof.name))
      return success();
    RuleProver prover(rule, natives, solver, proof);
    if (failed(prover.compile()))
      return failure();
    prover.prove();
    if (proof.verdict == Verdict::Proven &&
        failed(proveElements(rule, natives, solver, proof)))
      return failure();
    report(proof);
    return success();
  });
}
