// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each instance is built, folded, and built again, so that the block after the fold can be compared
// with the block before. Instances without arguments are executed. The questions about the others
// go to the solver, joined with those of the same types. Where SMT-LIB has no equivalent, or the solver
// reaches its limit, instances of few bits are executed for all arguments.
#include "strata/Prove/FoldProof.h"

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Prove/BlockProof.h"
#include "strata/Prove/CounterexampleDetail.h"
#include "strata/Prove/FoldInstance.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/SMTEncoding.h"

#include "llvm/ADT/StringSet.h"

#include <map>

using namespace strata;
using namespace strata::prove;
using semantics::Scalar;

namespace {
/// A fold as numbers, equal for equal folds of instances with the same arguments.
using FoldOutcome = SmallVector<std::pair<unsigned, uintptr_t>, 8>;

/// A fold to be proven by the solver.
struct FoldQuestion {
  Violation violation;
  SmallVector<unsigned, 12> path;
  bool isNested = false;
  std::string types;
  unsigned width = 0;
};

/// Proves the folds of one operation.
class FoldProver {
public:
  FoldProver(const OpDefinition &def, ArrayRef<const OpDefinition *> producers,
             Solver &solver, FoldProof &proof)
      : single(def, {}), nested(def, producers), solver(solver), proof(proof),
        patterns(def.ctx) {
    if (def.canonicalize)
      def.canonicalize(patterns);
  }
  void prove();

private:
  bool addInstances(bool isNested);
  bool addInstance(bool isNested, Choices &choices);
  bool addFold(bool isNested, ArrayRef<unsigned> path,
               const FoldInstance &after);
  LogicalResult build(bool isNested, Choices &choices, FoldInstance &instance,
                      const RewritePattern *&pattern);
  bool isFoldOfOuter(ArrayRef<unsigned> path, const FoldOutcome &outcome);
  bool prepare(const BlockPair &pair, FoldQuestion question);
  void executeAll(const BlockPair &pair, const std::string &types,
                  const std::string &error);
  bool solve();
  bool solveAlone(const FoldQuestion &question);
  bool rebuild(bool isNested, ArrayRef<unsigned> path, FoldInstance &before,
               FoldInstance &after);
  bool refute(const BlockPair &pair, ArrayRef<Scalar> arguments);
  bool refute(const Twine &reason);
  void addUnknown(const std::string &types, StringRef reason);
  const FoldInstantiator &get(bool isNested) const {
    return isNested ? nested : single;
  }

  FoldInstantiator single, nested;
  Solver &solver;
  FoldProof &proof;
  /// Patterns of canonicalization in C++.
  RewritePatternSet patterns;
  std::vector<FoldQuestion> questions;
  llvm::StringSet<> terms;
  std::string error;
};
} // namespace

//===-- Folding --------------------------------------------------------------===//

static uintptr_t getAddress(Attribute attr) {
  return reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
}

/// `standIn` is an argument in place of the result of `inner`.
static void addValue(const FoldInstance &instance, Value value, Value standIn,
                     FoldOutcome &outcome) {
  enum Kind : unsigned { Inner, Argument, Constant };
  Operation *op = value.getDefiningOp();
  if (value == standIn || (op && op == instance.inner))
    outcome.push_back({Inner, 0});
  else if (auto argument = dyn_cast<BlockArgument>(value))
    outcome.push_back({Argument, argument.getArgNumber()});
  else
    outcome.push_back({Constant, getAddress(getConstantValue(op))});
}

static FoldOutcome getOutcome(const FoldInstance &instance,
                              ArrayRef<OpFoldResult> results, Value standIn) {
  constexpr unsigned IsAttribute = 3;
  FoldOutcome outcome;
  for (OpFoldResult result : results) {
    if (Attribute constant = result.getAttr())
      outcome.push_back({IsAttribute, getAddress(constant)});
    else
      addValue(instance, result.getValue(), standIn, outcome);
  }
  if (!results.empty())
    return outcome;
  for (Value operand : instance.op->getOperands())
    addValue(instance, operand, standIn, outcome);
  for (const NamedAttribute &attr : instance.op->getAttrs())
    outcome.push_back({IsAttribute, getAddress(attr.getValue())});
  return outcome;
}

/// Puts the results of a fold in the place of those of the operation. Fails if a constant cannot be
/// made, as passes do not fold then.
static LogicalResult applyFold(FoldInstance &instance,
                               ArrayRef<OpFoldResult> results) {
  Operation *op = instance.op, *last = op->getNextNode();
  OpBuilder builder(op->getContext());
  builder.setInsertionPoint(last);
  for (auto [i, result] : llvm::enumerate(results)) {
    Value value = result.getValue();
    if (Attribute constant = result.getAttr()) {
      Operation *made =
          materializeConstant(builder, *op->getDialect(), constant,
                              op->getResult(i).getType(), op->getLoc());
      if (!made)
        return failure();
      value = made->getResult(0);
    }
    last->setOperand(unsigned(i), value);
  }
  if (!results.empty() && op->use_empty())
    op->erase();
  return success();
}

/// Whether the fold does the same where an argument takes the place of the result of `inner`, so that
/// instances of one operation have it.
bool FoldProver::isFoldOfOuter(ArrayRef<unsigned> path,
                               const FoldOutcome &outcome) {
  FoldInstance instance;
  Choices choices(path);
  if (failed(nested.build(instance, choices, error)))
    return false;
  Value standIn;
  for (Value result : instance.inner->getResults()) {
    if (result.use_empty())
      continue;
    standIn = instance.getBlock().addArgument(result.getType(),
                                              instance.op->getLoc());
    result.replaceAllUsesWith(standIn);
  }
  SmallVector<OpFoldResult, 2> results;
  return succeeded(fold(instance.op, results)) &&
         getOutcome(instance, results, standIn) == outcome;
}

/// Builds the instance again; sets the pattern that was chosen, null for the fold.
LogicalResult FoldProver::build(bool isNested, Choices &choices,
                                FoldInstance &instance,
                                const RewritePattern *&pattern) {
  if (failed(get(isNested).build(instance, choices, error)))
    return failure();
  // A pattern looks at the operations that define operands.
  unsigned count = isNested ? unsigned(patterns.getPatterns().size()) : 0;
  unsigned number = choices.choose(count + 1);
  pattern = number ? patterns.getPatterns()[number - 1].get() : nullptr;
  return success();
}

static LogicalResult applyPattern(FoldInstance &instance,
                                  const RewritePattern &pattern) {
  if (pattern.getRootName() != instance.op->getName().getStringRef())
    return failure();
  PatternRewriter rewriter(instance.op->getContext());
  rewriter.setInsertionPoint(instance.op);
  return pattern.matchAndRewrite(instance.op, rewriter);
}

bool FoldProver::rebuild(bool isNested, ArrayRef<unsigned> path,
                         FoldInstance &before, FoldInstance &after) {
  const RewritePattern *pattern = nullptr;
  for (FoldInstance *instance : {&before, &after}) {
    Choices choices(path);
    if (failed(build(isNested, choices, *instance, pattern)))
      return false;
  }
  if (pattern)
    return succeeded(applyPattern(after, *pattern));
  SmallVector<OpFoldResult, 2> results;
  return succeeded(fold(after.op, results)) &&
         succeeded(applyFold(after, results));
}

//===-- Instances ------------------------------------------------------------===//

static BlockPair getPair(const FoldInstance &before,
                         const FoldInstance &after) {
  return {&before.getBlock(), &after.getBlock(),
          before.indexWidth ? before.indexWidth : 64};
}

/// The types of the operands and results, and the greatest width.
static std::string describeTypes(const FoldInstance &instance,
                                 unsigned &width) {
  std::string text;
  llvm::raw_string_ostream os(text);
  SmallVector<Type, 4> types;
  for (Operation &op : instance.getBlock().without_terminator())
    for (TypeRange range :
         {TypeRange(op.getOperandTypes()), TypeRange(op.getResultTypes())})
      for (Type type : range)
        if (!llvm::is_contained(types, type))
          types.push_back(type);
  for (auto [i, type] : llvm::enumerate(types)) {
    os << (i ? ", " : "") << type;
    if (type.isIndex())
      os << " (" << instance.indexWidth << " bits)";
    width = std::max(width, type.isIndex() ? instance.indexWidth
                                           : semantics::getScalarWidth(type));
  }
  return text;
}

void FoldProver::addUnknown(const std::string &types, StringRef reason) {
  if (!llvm::is_contained(proof.unknown, types))
    proof.unknown.push_back(types);
  if (proof.reason.empty())
    proof.reason = reason.str();
}

bool FoldProver::refute(const Twine &reason) {
  proof.verdict = Verdict::Refuted;
  proof.reason = reason.str();
  return false;
}

/// False if the blocks differ for these arguments.
bool FoldProver::refute(const BlockPair &pair, ArrayRef<Scalar> arguments) {
  std::string reason;
  proof.counterexample = describeCounterexample(pair, arguments, reason);
  if (!proof.counterexample) {
    if (!reason.empty())
      addUnknown("constants", reason);
    return true;
  }
  return refute("");
}

/// The values of the next argument list in `arguments`; false after the last.
static bool advance(std::vector<Scalar> &arguments) {
  for (Scalar &scalar : arguments) {
    if (!scalar.isPoison && !scalar.bits.isAllOnes()) {
      ++scalar.bits;
      return true;
    }
    if (!scalar.isPoison) {
      scalar = Scalar::poison(scalar.bits.getBitWidth());
      return true;
    }
    scalar = Scalar(APInt::getZero(scalar.bits.getBitWidth()));
  }
  return false;
}

/// Executes the blocks for all arguments if these have few bits; otherwise the fold is undecided.
void FoldProver::executeAll(const BlockPair &pair, const std::string &types,
                            const std::string &reason) {
  constexpr unsigned FewBits = 16;
  std::vector<Scalar> arguments;
  unsigned numBits = 0;
  for (BlockArgument argument : pair.before->getArguments()) {
    unsigned width = argument.getType().isIndex()
                         ? pair.indexWidth
                         : semantics::getScalarWidth(argument.getType());
    numBits += width;
    arguments.push_back(Scalar(APInt::getZero(width)));
  }
  if (numBits > FewBits)
    return addUnknown(types, reason);
  do
    if (!refute(pair, arguments))
      return;
  while (advance(arguments));
}

bool FoldProver::prepare(const BlockPair &pair, FoldQuestion question) {
  SymbolicNumbers numbers;
  std::string reason;
  FailureOr<Violation> violation = encodeViolation(pair, numbers, reason);
  if (failed(violation)) {
    executeAll(pair, question.types, reason);
    return proof.verdict != Verdict::Refuted;
  }
  question.violation = std::move(*violation);
  if (question.violation.term == "false" ||
      !terms.insert(question.violation.declarations + question.violation.term)
           .second)
    return true;
  questions.push_back(std::move(question));
  return true;
}

bool FoldProver::addFold(bool isNested, ArrayRef<unsigned> path,
                         const FoldInstance &after) {
  ++proof.numFolds;
  FoldInstance before;
  Choices choices(path);
  if (failed(get(isNested).build(before, choices, error)))
    return true;
  DiagnosticCapture capture;
  for (Operation &op : after.getBlock().without_terminator())
    if (failed(verify(&op, /*recursive=*/false)))
      for (Diagnostic &diag : capture.take())
        return refute("the result does not verify: " + diag.str());
  BlockPair pair = getPair(before, after);
  if (pair.before->getNumArguments() == 0)
    return refute(pair, {});
  FoldQuestion question;
  question.path.assign(path.begin(), path.end());
  question.isNested = isNested;
  question.types = describeTypes(before, question.width);
  return prepare(pair, std::move(question));
}

bool FoldProver::addInstance(bool isNested, Choices &choices) {
  FoldInstance instance;
  const RewritePattern *pattern = nullptr;
  if (failed(build(isNested, choices, instance, pattern)))
    return true;
  ++proof.numInstances;
  SmallVector<unsigned, 8> path = choices.getPath();
  if (pattern)
    return failed(applyPattern(instance, *pattern)) ||
           addFold(isNested, path, instance);
  SmallVector<OpFoldResult, 2> results;
  if (failed(fold(instance.op, results)))
    return true;
  if (isNested && isFoldOfOuter(path, getOutcome(instance, results, Value())))
    return true;
  return failed(applyFold(instance, results)) ||
         addFold(isNested, path, instance);
}

bool FoldProver::addInstances(bool isNested) {
  Choices choices;
  do {
    if (!addInstance(isNested, choices))
      return false;
    if (!error.empty()) {
      proof.reason = error;
      return false;
    }
  } while (choices.advance());
  return true;
}

//===-- Solution -------------------------------------------------------------===//

/// Finds the counterexample of a fold, or the reason why it is undecided.
bool FoldProver::solveAlone(const FoldQuestion &question) {
  FoldInstance before, after;
  if (!rebuild(question.isNested, question.path, before, after))
    return refute("an instance folds differently when it is built again");
  BlockProof result = proveBlocks(getPair(before, after), solver);
  if (result.verdict == Verdict::Refuted) {
    proof.counterexample = std::move(result.counterexample);
    return refute("");
  }
  if (result.verdict == Verdict::Undecided)
    executeAll(getPair(before, after), question.types, result.reason);
  return proof.verdict != Verdict::Refuted;
}

using FoldBatch = SmallVector<const FoldQuestion *, 16>;

/// Asks whether one of the folds, which have the same arguments, is wrong.
static SolverQuery getQuery(const FoldBatch &batch) {
  std::string any;
  for (const FoldQuestion *question : batch)
    any += "\n" + question->violation.term;
  if (batch.size() > 1)
    any = "(or " + any + ")";
  return {semantics::getOverflowFunctions(any, semantics::SMTOverflow::Exact) +
              batch.front()->violation.declarations + "(assert " + any + ")\n",
          {}};
}

/// The questions in batches of the same arguments, those of few bits first.
static std::vector<FoldBatch> makeBatches(ArrayRef<FoldQuestion> questions) {
  constexpr size_t MostInBatch = 32;
  std::map<std::pair<unsigned, std::string>, std::vector<FoldBatch>> groups;
  for (const FoldQuestion &question : questions) {
    std::vector<FoldBatch> &batches =
        groups[{question.width, question.violation.declarations}];
    if (batches.empty() || batches.back().size() == MostInBatch)
      batches.emplace_back();
    batches.back().push_back(&question);
  }
  std::vector<FoldBatch> all;
  for (auto &[key, batches] : groups)
    llvm::append_range(all, batches);
  return all;
}

/// False if a fold is wrong.
bool FoldProver::solve() {
  std::vector<FoldBatch> batches = makeBatches(questions);
  std::vector<SolverQuery> queries;
  for (const FoldBatch &batch : batches)
    queries.push_back(getQuery(batch));
  std::vector<SolverAnswer> answers = solver.solve(queries);
  for (auto [batch, answer] : llvm::zip_equal(batches, answers)) {
    if (answer.kind == SolverAnswer::Kind::Unsatisfiable)
      continue;
    for (const FoldQuestion *question : batch)
      if (!solveAlone(*question))
        return false;
  }
  return true;
}

void FoldProver::prove() {
  if (!addInstances(/*isNested=*/false) || !addInstances(/*isNested=*/true))
    return;
  if (solve() && proof.unknown.empty())
    proof.verdict = Verdict::Proven;
}

//===-- Dialects -------------------------------------------------------------===//

std::vector<const OpDefinition *>
prove::getProvableOperations(Context &ctx, StringRef dialect,
                             ArrayRef<std::string> filter) {
  std::vector<const OpDefinition *> operations;
  Dialect *loaded = ctx.getOrLoadDialect(dialect);
  if (!loaded)
    return operations;
  for (const OpDefinition *def : ctx.getOpDefinitions(*loaded))
    if (semantics::getSemantics(*def) && hasSimpleSlots(*def) &&
        (filter.empty() || llvm::is_contained(filter, def->name)))
      operations.push_back(def);
  return operations;
}

LogicalResult prove::proveFolds(Context &ctx, StringRef dialect,
                                ArrayRef<std::string> filter, Solver &solver,
                                function_ref<void(const FoldProof &)> report) {
  std::vector<const OpDefinition *> producers =
      getProvableOperations(ctx, dialect, {});
  if (producers.empty())
    return failure();
  for (const OpDefinition *def : getProvableOperations(ctx, dialect, filter)) {
    FoldProof proof;
    proof.name = def->name;
    FoldProver(*def, producers, solver, proof).prove();
    report(proof);
  }
  return success();
}
