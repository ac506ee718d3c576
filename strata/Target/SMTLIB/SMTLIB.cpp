// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/SMTLIB/SMTLIB.h"

#include "strata/Dialects/SMT/SMTOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Translation.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Target/SMTLIB/Terms.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::smt;
using namespace strata::smtlib;

namespace {
/// Enough for scripts whose terms are repeated some times.
static uint64_t getMaxTerms(SolverOp solver) {
  uint64_t numOps = 0;
  solver->walk([&](Operation *) { ++numOps; });
  return 100000 + 16 * numOps;
}

/// Writes the script of one `smt.solver`.
class ScriptWriter {
public:
  ScriptWriter(SolverOp solver, const SMTLIBOptions &options, raw_ostream &os)
      : solver(solver),
        terms(names, options.inlineSingleUseValues, getMaxTerms(solver), os),
        os(os) {}
  LogicalResult write();

private:
  /// Fails, after a diagnostic, for an operation that a script cannot express.
  LogicalResult check(Operation *op) const;
  LogicalResult checkCommand(Operation *op) const;
  /// Finds the sorts in the types of the solver.
  LogicalResult collectSorts();
  LogicalResult addSorts(Operation *op, Type type);
  void writeSorts();
  void declare(DeclareFunOp op);
  /// Removes the declarations of the innermost `count` levels.
  void removeLevels(uint64_t count);
  LogicalResult writeCommand(Operation *op);

  SolverOp solver;
  Names names;
  TermWriter terms;
  Sorts sorts;
  bool hasSorts = false;
  /// The declared values of each level.
  SmallVector<SmallVector<Value>> levels = {{}};
  raw_ostream &os;
};
} // namespace

LogicalResult ScriptWriter::checkCommand(Operation *op) const {
  auto check = dyn_cast<CheckOp>(op);
  if (!check)
    return success();
  if (op->getNumResults() != 0)
    return op->emitError("must not have any result values");
  std::pair<StringRef, Region *> regions[] = {
      {"sat", &check.getSatRegion()},
      {"unknown", &check.getUnknownRegion()},
      {"unsat", &check.getUnsatRegion()}};
  for (auto [name, region] : regions)
    if (&region->front().front() != region->front().getTerminator())
      return op->emitError() << "'" << name << "' region must be empty";
  return success();
}

LogicalResult ScriptWriter::check(Operation *op) const {
  if (op->getName().getDialectNamespace() != SMTDialect::getDialectNamespace())
    return op->emitError("solver must not contain any non-SMT operations");
  if (isTerm(op) || isa<YieldOp, DeclareFunOp>(op))
    return success();
  bool isCommand =
      isa<SetLogicOp, AssertOp, CheckOp, PushOp, PopOp, ResetOp>(op);
  if (!isCommand || op->getParentOp() != solver.getOperation())
    return op->emitError("operation not supported for SMTLIB emission");
  return checkCommand(op);
}

LogicalResult ScriptWriter::addSorts(Operation *op, Type type) {
  WalkResult result = type.walk([&](Type part) {
    auto sort = dyn_cast<SortType>(part);
    if (!sort)
      return WalkResult::advance();
    auto name = StringAttr::get(sort.getContext(), sort.getIdentifier());
    ArrayAttr params = sort.getSortParams();
    unsigned arity = params ? params.size() : 0;
    if (sorts.insert({name, arity}).first->second == arity)
      return WalkResult::advance();
    op->emitError() << "sort " << name << " has " << arity
                    << " parameters here and another number elsewhere";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

LogicalResult ScriptWriter::collectSorts() {
  auto collect = [&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (failed(addSorts(op, type)))
        return WalkResult::interrupt();
    for (Region &region : op->getRegions())
      for (Type type : region.getArgumentTypes())
        if (failed(addSorts(op, type)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  };
  if (solver->walk(collect).wasInterrupted())
    return failure();
  return success();
}

void ScriptWriter::writeSorts() {
  for (auto [name, arity] : sorts)
    os << "(declare-sort " << terms.getSortSymbol(name) << " " << arity
       << ")\n";
}

void ScriptWriter::declare(DeclareFunOp op) {
  std::optional<StringRef> prefix = op.getNamePrefix();
  std::string name = names.add(prefix ? *prefix : "tmp");
  Type type = op.getResult().getType();
  if (auto function = dyn_cast<SMTFuncType>(type)) {
    os << "(declare-fun " << name << " (";
    bool isFirst = true;
    for (Attribute domain : function.getDomainTypes()) {
      os << (isFirst ? "" : " ");
      isFirst = false;
      terms.writeType(cast<TypeAttr>(domain).getValue());
    }
    os << ") ";
    type = function.getRangeType();
  } else {
    os << "(declare-const " << name << " ";
  }
  terms.writeType(type);
  os << ")\n";
  terms.bind(op.getResult(), std::move(name));
  levels.back().push_back(op.getResult());
}

void ScriptWriter::removeLevels(uint64_t count) {
  for (; count != 0 && !levels.empty(); --count)
    for (Value value : levels.pop_back_val())
      terms.unbind(value);
  if (levels.empty())
    levels.emplace_back();
}

LogicalResult ScriptWriter::writeCommand(Operation *op) {
  if (isTerm(op) || isa<YieldOp>(op))
    return success();
  // A solver accepts no declaration in front of its logic.
  if (!isa<SetLogicOp>(op) && !std::exchange(hasSorts, true))
    writeSorts();
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](SetLogicOp logic) {
        return os << "(set-logic " << toSymbol(logic.getLogic()) << ")\n",
               success();
      })
      .Case([&](DeclareFunOp declaration) {
        return declare(declaration), success();
      })
      .Case([&](AssertOp assertion) {
        os << "(assert ";
        if (failed(terms.writeAssertion(assertion.getInput())))
          return failure();
        return os << ")\n", success();
      })
      .Case([&](CheckOp) { return os << "(check-sat)\n", success(); })
      .Case([&](PushOp push) {
        uint64_t count = push.getCount();
        // Levels above these have no declarations that differ.
        levels.resize(std::min<uint64_t>(levels.size() + count, 1u << 20));
        return os << "(push " << count << ")\n", success();
      })
      .Case([&](PopOp pop) {
        removeLevels(pop.getCount());
        return os << "(pop " << pop.getCount() << ")\n", success();
      })
      .Case([&](ResetOp) {
        removeLevels(levels.size());
        hasSorts = false;
        return os << "(reset)\n", success();
      })
      .Default(success());
}

LogicalResult ScriptWriter::write() {
  if (solver->getNumOperands() != 0 || solver->getNumResults() != 0)
    return solver->emitError(
        "solver scopes with inputs or results are not supported");
  Block &body = solver.getBodyRegion().front();
  auto checkOp = [&](Operation *op) {
    return failed(check(op)) ? WalkResult::interrupt() : WalkResult::advance();
  };
  auto writeOp = [&](Operation *op) {
    return failed(writeCommand(op)) ? WalkResult::interrupt()
                                    : WalkResult::advance();
  };
  if (body.walk<WalkOrder::PreOrder>(checkOp).wasInterrupted() ||
      failed(collectSorts()) || body.walk(writeOp).wasInterrupted())
    return failure();
  os << "(reset)\n";
  return success();
}

LogicalResult strata::writeSMTLIB(Operation *root, raw_ostream &os,
                                  const SMTLIBOptions &options) {
  unsigned number = 0;
  WalkResult result = root->walk<WalkOrder::PreOrder>([&](SolverOp solver) {
    os << "; solver scope " << number++ << "\n";
    if (failed(ScriptWriter(solver, options, os).write()))
      return WalkResult::interrupt();
    return WalkResult::skip();
  });
  return failure(result.wasInterrupted());
}

void strata::registerSMTLIBTranslation(Context &ctx) {
  // A failure has been reported.
  (void)registerTranslation(
      ctx, {.name = "smtlib",
            .description = "SMT-LIB 2 scripts of smt.solver operations",
            .write = [](Operation *op, raw_ostream &os) {
              return writeSMTLIB(
                  op, os, getContextData<SMTLIBOptions>(*op->getContext()));
            }});
}
