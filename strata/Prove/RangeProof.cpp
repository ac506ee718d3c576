// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/RangeProof.h"

#include "strata/Analysis/IntegerRange.h"
#include "strata/IR/Context.h"
#include "strata/Prove/BlockEncoding.h"
#include "strata/Prove/FoldInstance.h"
#include "strata/Prove/FoldProof.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/SMTTermsDetail.h"

#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace strata;
using namespace strata::prove;
using namespace strata::semantics::smt;
using semantics::Scalar;
using Range = ConstantIntRanges;
using Results = SmallVector<std::optional<Range>, 2>;

namespace {
/// Proves the ranges of one operation.
class RangeProver {
public:
  RangeProver(const OpDefinition &def, Solver &solver, RangeProof &proof)
      : def(def), solver(solver), proof(proof) {}
  void prove();

private:
  bool addInstances(ArrayRef<InstanceType> types, bool isExhaustive);
  bool evaluateAll(Operation *op);
  bool checkAll(Operation *op, ArrayRef<Range> operands);
  bool checkResult(Operation *op, ArrayRef<Range> operands, unsigned index,
                   const Range &range, uint64_t numbers);
  bool askSome(const FoldInstance &instance);
  bool ask(Operation *op, ArrayRef<std::vector<Range>> lists);
  bool refute(Operation *op, ArrayRef<Range> operands, const Range &inferred,
              ArrayRef<APInt> numbers, const std::string &found);

  const OpDefinition &def;
  Solver &solver;
  RangeProof &proof;
  /// The results of an operation of few bits: for each list of numbers, whose bits are those of the
  /// operands one after the other, the number of each result, or std::nullopt.
  std::vector<SmallVector<std::optional<APInt>, 2>> table;
};
} // namespace

//===-- Inference ------------------------------------------------------------===//

static Results inferRanges(Operation *op, ArrayRef<Range> operands) {
  Results results(op->getNumResults());
  getRangeInference(op)(op, operands, results);
  return results;
}

static bool contains(const Range &range, const APInt &number) {
  return number.uge(range.umin()) && number.ule(range.umax()) &&
         number.sge(range.smin()) && number.sle(range.smax());
}

static unsigned getWidth(Type type) { return Range::getStorageBitwidth(type); }

bool RangeProver::refute(Operation *op, ArrayRef<Range> operands,
                         const Range &inferred, ArrayRef<APInt> numbers,
                         const std::string &found) {
  proof.verdict = Verdict::Refuted;
  llvm::raw_string_ostream os(proof.reason);
  os << "for " << *op << " of";
  for (const Range &range : operands) {
    os << ' ';
    range.print(os);
  }
  os << " the inferred range is ";
  inferred.print(os);
  os << ", and of";
  for (const APInt &number : numbers)
    os << ' ' << llvm::toString(number, 10, /*Signed=*/true);
  os << " the result is " << found;
  return false;
}

//===-- Few bits -------------------------------------------------------------===//

/// All ranges of `width` bits from unsigned bounds and from signed ones; for very few bits also the
/// tight ones of the numbers between both.
static std::vector<Range> getAllRanges(unsigned width) {
  std::vector<Range> ranges;
  auto add = [&](const Range &range) {
    if (!llvm::is_contained(ranges, range))
      ranges.push_back(range);
  };
  uint64_t count = uint64_t(1) << width;
  std::vector<Range> bySign[2];
  for (bool isSigned : {false, true})
    for (uint64_t from = 0; from < count; ++from)
      for (uint64_t to = 0; to < count; ++to) {
        APInt min(width, from), max(width, to);
        if (isSigned ? min.sle(max) : min.ule(max))
          bySign[isSigned].push_back(Range::range(min, max, isSigned));
      }
  for (const std::vector<Range> &list : bySign)
    llvm::for_each(list, add);
  constexpr unsigned VeryFewBits = 3;
  if (width > VeryFewBits)
    return ranges;
  for (const Range &unsignedRange : bySign[0])
    for (const Range &signedRange : bySign[1]) {
      std::optional<Range> tight;
      for (uint64_t bits = 0; bits < count; ++bits) {
        APInt number(width, bits);
        if (!contains(unsignedRange, number) || !contains(signedRange, number))
          continue;
        Range one = Range::constant(number);
        tight = tight ? tight->rangeUnion(one) : one;
      }
      if (tight)
        add(*tight);
    }
  return ranges;
}

/// Fills `table` for all numbers of the operands.
static std::vector<SmallVector<std::optional<APInt>, 2>>
evaluateTable(Operation *op, ArrayRef<Type> types, unsigned numBits) {
  const semantics::OpSemantics &semantics =
      *semantics::getSemantics(op->getDefinition());
  std::vector<SmallVector<std::optional<APInt>, 2>> table;
  auto getAttribute = [op](unsigned index) {
    return semantics::getAttributeNumber(op, index);
  };
  for (uint64_t bits = 0; bits < uint64_t(1) << numBits; ++bits) {
    APInt all(std::max(numBits, 1u), bits);
    unsigned at = 0;
    SmallVector<Scalar, 3> operands;
    for (Type type : op->getOperandTypes()) {
      operands.push_back(Scalar(all.extractBits(getWidth(type), at)));
      at += getWidth(type);
    }
    SmallVector<std::optional<APInt>, 2> results;
    for (unsigned i = 0; i < op->getNumResults(); ++i) {
      semantics::Outcome outcome =
          semantics.evaluate(i, {operands, types, getAttribute});
      results.push_back(outcome.isValue() ? std::optional(outcome.bits)
                                          : std::nullopt);
    }
    table.push_back(std::move(results));
  }
  return table;
}

bool RangeProver::checkResult(Operation *op, ArrayRef<Range> operands,
                              unsigned index, const Range &range,
                              uint64_t numbers) {
  const std::optional<APInt> &number = table[numbers][index];
  if (!number || contains(range, *number))
    return true;
  SmallVector<APInt, 3> arguments;
  unsigned at = 0;
  for (const Range &operand : operands) {
    arguments.push_back(APInt(64, numbers).extractBits(operand.getWidth(), at));
    at += operand.getWidth();
  }
  return refute(op, operands, range, arguments,
                llvm::toString(*number, 10, /*Signed=*/true));
}

/// Compares the inferred ranges with the results for all numbers in the ranges of the operands.
bool RangeProver::checkAll(Operation *op, ArrayRef<Range> operands) {
  ++proof.numEvaluated;
  Results results = inferRanges(op, operands);
  SmallVector<uint64_t, 64> lists{0};
  unsigned at = 0;
  for (const Range &range : operands) {
    SmallVector<uint64_t, 64> longer;
    for (uint64_t bits = 0; bits < uint64_t(1) << range.getWidth(); ++bits)
      if (contains(range, APInt(range.getWidth(), bits)))
        for (uint64_t list : lists)
          longer.push_back(list | bits << at);
    lists = std::move(longer);
    at += range.getWidth();
  }
  for (auto [i, range] : llvm::enumerate(results))
    if (range && range->getWidth())
      for (uint64_t numbers : lists)
        if (!checkResult(op, operands, unsigned(i), *range, numbers))
          return false;
  return true;
}

bool RangeProver::evaluateAll(Operation *op) {
  constexpr unsigned MostBits = 12;
  constexpr size_t MostInputs = 300000;
  FailureOr<SmallVector<Type, 4>> types =
      semantics::getSemantics(def)->getTypes(op);
  unsigned numBits = 0;
  size_t numInputs = 1;
  std::vector<std::vector<Range>> choices;
  for (Type type : op->getOperandTypes()) {
    numBits += getWidth(type);
    choices.push_back(getAllRanges(getWidth(type)));
    numInputs *= choices.back().size();
  }
  if (failed(types) || numBits > MostBits || numInputs > MostInputs)
    return true;
  table = evaluateTable(op, *types, numBits);
  Choices path;
  do {
    std::vector<Range> operands;
    for (const std::vector<Range> &ranges : choices)
      operands.push_back(ranges[path.choose(unsigned(ranges.size()))]);
    if (!checkAll(op, operands))
      return false;
  } while (path.advance());
  return true;
}

//===-- Many bits ------------------------------------------------------------===//

/// A number that is often at the end of a range, or any number.
static APInt chooseNumber(unsigned width, std::mt19937_64 &random) {
  APInt any = APInt(64, random()).zextOrTrunc(width);
  uint64_t kind = random() % 8;
  unsigned bit = unsigned(random() % width);
  // Numbers next to the chosen one, too.
  APInt nearby(64, random() % 3 - 1, /*isSigned=*/true);
  nearby = nearby.sextOrTrunc(width);
  switch (kind) {
  case 0:
    return APInt::getSignedMinValue(width) + nearby;
  case 1:
    return APInt::getZero(width) + nearby;
  case 2:
    return APInt(width, width) + nearby;
  case 3:
    return APInt::getOneBitSet(width, bit) + nearby;
  case 4:
    return any.ashr(bit);
  case 5:
    return any.lshr(bit);
  default:
    return any;
  }
}

static Range chooseRange(unsigned width, std::mt19937_64 &random) {
  if (!width)
    return Range::maxRange(0);
  APInt a = chooseNumber(width, random), b = chooseNumber(width, random);
  switch (random() % 6) {
  case 0:
    return Range::constant(a);
  case 1:
    return Range::maxRange(width);
  case 2:
  case 3:
    return a.sle(b) ? Range::fromSigned(a, b) : Range::fromSigned(b, a);
  default:
    return a.ule(b) ? Range::fromUnsigned(a, b) : Range::fromUnsigned(b, a);
  }
}

static std::string isInside(StringRef term, const Range &range) {
  auto compare = [&](StringRef function, const APInt &bound) {
    return call(function, {term, getBits(bound)});
  };
  return makeAnd(
      makeAnd(compare("bvuge", range.umin()), compare("bvule", range.umax())),
      makeAnd(compare("bvsge", range.smin()), compare("bvsle", range.smax())));
}

/// Declares the arguments, which are the operands of the only operation of `block`, and encodes it.
static LogicalResult encode(Block &block, BlockEncoder &encoder,
                            SolverQuery &query, std::string &error) {
  for (BlockArgument argument : block.getArguments()) {
    std::string name = "%x" + std::to_string(argument.getArgNumber());
    FailureOr<std::string> sort =
        semantics::getSMTSort(encoder.getNumberType(argument.getType()), error);
    if (failed(sort))
      return failure();
    query.text += "(declare-const " + name + " " + *sort + ")\n";
    query.constants.push_back(name);
    encoder.setTerm(argument, {name});
  }
  return encoder.encode(block, error);
}

/// Asks for operands in these ranges with a result that is not inside of its range.
static SolverQuery getQuery(Operation *op, ArrayRef<Range> operands,
                            const Results &inferred,
                            const BlockEncoder &encoder, SolverQuery query) {
  std::string condition = makeNot(encoder.getUndefined()), outside = "false";
  for (auto [i, range] : llvm::enumerate(operands))
    if (range.getWidth())
      condition = makeAnd(condition, isInside(query.constants[i], range));
  for (auto [i, range] : llvm::enumerate(inferred)) {
    if (!range || !range->getWidth())
      continue;
    const semantics::SMTTerm &term =
        encoder.getTerm(op->getResult(unsigned(i)));
    outside = makeOr(outside, makeAnd(makeNot(term.poison),
                                      makeNot(isInside(term.value, *range))));
  }
  std::string body = encoder.close(makeAnd(condition, outside));
  query.text =
      semantics::getOverflowFunctions(body, semantics::SMTOverflow::Exact) +
      query.text + "(assert " + body + ")\n";
  return query;
}

/// The number that the solver writes as `#x0f` or `#b01`.
static APInt readNumber(StringRef text) {
  bool isHex = text.consume_front("#x");
  text.consume_front("#b");
  return APInt(unsigned(text.size()) * (isHex ? 4 : 1), text, isHex ? 16 : 2);
}

bool RangeProver::ask(Operation *op, ArrayRef<std::vector<Range>> lists) {
  SymbolicNumbers numbers;
  BlockEncoder encoder("b", IndexType::StorageBits, numbers);
  SolverQuery common;
  std::string error;
  if (failed(encode(*op->getBlock(), encoder, common, error))) {
    proof.numUnknown += lists.size();
    proof.reason = error;
    return true;
  }
  std::vector<SolverQuery> queries;
  std::vector<Results> inferred;
  for (const std::vector<Range> &operands : lists) {
    inferred.push_back(inferRanges(op, operands));
    queries.push_back(getQuery(op, operands, inferred.back(), encoder, common));
  }
  std::vector<SolverAnswer> answers = solver.solve(queries);
  for (auto [operands, results, answer] :
       llvm::zip_equal(lists, inferred, answers)) {
    if (answer.kind == SolverAnswer::Kind::Satisfiable) {
      SmallVector<APInt, 3> found;
      for (StringRef value : answer.values)
        found.push_back(readNumber(value));
      return refute(op, operands, *results.front(), found, "outside");
    }
    bool isProven = answer.kind == SolverAnswer::Kind::Unsatisfiable;
    ++(isProven ? proof.numSolved : proof.numUnknown);
    if (!isProven)
      proof.reason = answer.reason;
  }
  return true;
}

bool RangeProver::askSome(const FoldInstance &instance) {
  constexpr unsigned NumLists = 12;
  Operation *op = instance.op;
  // A fixed seed: the ranges are the same for each operation and type.
  std::mt19937_64 random(1);
  std::vector<std::vector<Range>> lists(NumLists);
  for (std::vector<Range> &operands : lists)
    for (Type type : op->getOperandTypes())
      operands.push_back(chooseRange(getWidth(type), random));
  return ask(op, lists);
}

//===-- Instances ------------------------------------------------------------===//

bool RangeProver::addInstances(ArrayRef<InstanceType> types,
                               bool isExhaustive) {
  Choices choices;
  std::string error;
  do {
    FoldInstance instance;
    InstanceOperations operations(*def.ctx, instance, choices, types, error);
    Operation *op = operations.create(def, /*mostSets=*/4);
    if (!error.empty()) {
      proof.reason = error;
      error.clear();
      return true;
    }
    if (!op)
      continue;
    instance.op = op;
    operations.finish(op);
    bool isOfIntegers = llvm::all_of(op->getOperandTypes(), getWidth);
    if (isExhaustive ? isOfIntegers && !evaluateAll(op) : !askSome(instance))
      return false;
  } while (choices.advance());
  return true;
}

void RangeProver::prove() {
  using Format = FloatType::Format;
  Context &ctx = *def.ctx;
  std::vector<InstanceType> few, many;
  for (unsigned width : {1, 2, 3, 4})
    few.push_back({IntegerType::get(&ctx, width)});
  for (unsigned width : {8, 16, 32, 64})
    many.push_back({IntegerType::get(&ctx, width)});
  many.push_back({IndexType::get(&ctx), IndexType::StorageBits});
  for (Format format : {Format::F16, Format::F32})
    many.push_back({FloatType::get(&ctx, format)});
  if (!addInstances(few, /*isExhaustive=*/true) ||
      !addInstances(many, /*isExhaustive=*/false))
    return;
  if (proof.numUnknown == 0 && proof.numEvaluated + proof.numSolved) {
    proof.verdict = Verdict::Proven;
    proof.reason.clear();
  } else if (proof.reason.empty()) {
    proof.reason = "it accepts no types of integers";
  }
}

LogicalResult
prove::proveRanges(Context &ctx, StringRef dialect,
                   ArrayRef<std::string> filter, Solver &solver,
                   function_ref<void(const RangeProof &)> report) {
  if (getProvableOperations(ctx, dialect, {}).empty())
    return failure();
  for (const OpDefinition *def : getProvableOperations(ctx, dialect, filter)) {
    if (!hasInterface<InferIntRangeInterface>(*def))
      continue;
    RangeProof proof;
    proof.name = def->name;
    RangeProver(*def, solver, proof).prove();
    report(proof);
  }
  return success();
}
