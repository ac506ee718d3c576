// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of clauses, and of the operations that they name.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

static Operation *lookUp(Operation *op, Attribute name) {
  auto symbol = dyn_cast<SymbolRefAttr>(name);
  return symbol ? SymbolTable::lookupNearestSymbolFrom(op, symbol) : nullptr;
}

static size_t getSize(Operation *op, StringRef attrName) {
  auto array = dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull(attrName));
  return array ? array.size() : 0;
}

//===-- Clauses ------------------------------------------------------------===//

/// The clauses that give the region an argument for each of their values.
static constexpr StringRef argumentSlots[] = {
    "has_device_addr_vars", "host_eval_vars",
    "in_reduction_vars",    "map_vars",
    "private_vars",         "reduction_vars",
    "task_reduction_vars",  "use_device_addr_vars",
    "use_device_ptr_vars"};

/// Checks that the region has an argument for each value. The values of
/// `map_entries` count for omp.target only.
static LogicalResult verifyArguments(Operation *op) {
  size_t expected = 0;
  for (StringRef slot : argumentSlots)
    if (slot != "map_vars" || isa<omp::TargetOp>(op))
      expected += getOperands(op, slot).size();
  Region &region = op->getRegion(0);
  size_t found = region.empty() ? 0 : region.getNumArguments();
  if (found < expected)
    return op->emitOpError("expected at least ")
           << expected << " entry block argument(s)";
  return success();
}

static LogicalResult verifyAllocate(Operation *op) {
  if (getOperands(op, "allocate_vars").size() !=
      getOperands(op, "allocator_vars").size())
    return op->emitError(
        "expected equal sizes for allocate and allocator variables");
  return success();
}

static LogicalResult verifyPrivate(Operation *op) {
  size_t variables = getOperands(op, "private_vars").size();
  size_t symbols = getSize(op, "private_syms");
  if (variables != symbols)
    return op->emitError("inconsistent number of private variables and "
                         "privatizer op symbols, private vars: ")
           << variables << " vs. privatizer op symbols: " << symbols;
  auto names =
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("private_syms"));
  for (size_t i = 0; i < symbols; ++i)
    if (!isa_and_nonnull<omp::PrivateClauseOp>(lookUp(op, names[i])))
      return op->emitError("failed to lookup privatizer op with symbol: '")
             << names[i] << "'";
  return success();
}

/// Checks a clause that refers to declared reductions: `reduction`, `in_reduction` or
/// `task_reduction`.
static LogicalResult verifyReduction(Operation *op, StringRef clause) {
  OperandRange variables = getOperands(op, (clause + "_vars").str());
  auto names = dyn_cast_or_null<ArrayAttr>(
      op->getInherentAttrOrNull((clause + "_syms").str()));
  size_t symbols = names ? names.size() : 0;
  if (variables.empty())
    return symbols ? op->emitOpError("unexpected reduction symbol references")
                   : success();
  if (symbols != variables.size())
    return op->emitOpError("expected as many reduction symbol references as "
                           "reduction variables");
  llvm::DenseSet<Value> seen;
  for (auto [variable, name] : llvm::zip(variables, names.getValue())) {
    if (!seen.insert(variable).second)
      return op->emitOpError("accumulator variable used more than once");
    if (!isa_and_nonnull<omp::DeclareReductionOp>(lookUp(op, name)))
      return op->emitOpError("expected symbol reference ")
             << name << " to point to a reduction declaration";
  }
  return success();
}

static LogicalResult verifyCopyFunction(Operation *op, Value variable,
                                        Attribute name) {
  Operation *function = lookUp(op, name);
  if (!isa_and_nonnull<FunctionOpInterface>(function))
    return op->emitOpError("expected symbol reference ")
           << name << " to point to a copy function";
  auto inputs = cast<FunctionOpInterface>(function).getArgumentTypes();
  if (inputs.size() != 2)
    return op->emitOpError("expected copy function ")
           << name << " to have 2 operands";
  if (inputs[0] != inputs[1])
    return op->emitOpError("expected copy function ")
           << name << " arguments to have the same type";
  if (inputs[0] != variable.getType())
    return op->emitOpError("expected copy function arguments' type (")
           << inputs[0] << ") to be the same as copyprivate variable's type ("
           << variable.getType() << ")";
  return success();
}

static LogicalResult verifyCopyprivate(Operation *op) {
  OperandRange variables = getOperands(op, "copyprivate_vars");
  size_t symbols = getSize(op, "copyprivate_syms");
  if (variables.size() != symbols)
    return op->emitOpError("inconsistent number of copyprivate vars (= ")
           << variables.size() << ") and functions (= " << symbols
           << "), both must be equal";
  if (!symbols)
    return success();
  auto names = cast<ArrayAttr>(op->getInherentAttrOrNull("copyprivate_syms"));
  for (auto [variable, name] : llvm::zip(variables, names.getValue()))
    if (failed(verifyCopyFunction(op, variable, name)))
      return failure();
  return success();
}

static LogicalResult verifyDepend(Operation *op) {
  size_t variables = getOperands(op, "depend_vars").size();
  size_t kinds = getSize(op, "depend_kinds");
  if (!variables && kinds)
    return op->emitOpError("unexpected depend values");
  if (variables != kinds)
    return op->emitOpError(
        "expected as many depend values as depend variables");
  return success();
}

//===-- Operations ---------------------------------------------------------===//

/// Whether the operation checks the sizes of `allocate`.
static bool checksAllocate(Operation *op) {
  return isa<omp::ParallelOp, omp::TeamsOp, omp::SectionsOp, omp::SingleOp,
             omp::DistributeOp, omp::TaskloopOp>(op);
}

/// Checks the clauses that several constructs have.
static LogicalResult verifyClauses(Operation *op) {
  if (failed(verifyArguments(op)) ||
      (checksAllocate(op) && failed(verifyAllocate(op))) ||
      (isa<omp::ParallelOp>(op) && failed(verifyPrivate(op))))
    return failure();
  for (StringRef clause : {"reduction", "in_reduction", "task_reduction"})
    if (failed(verifyReduction(op, clause)))
      return failure();
  return success();
}

static LogicalResult verifyTeams(Operation *op) {
  Operation *parent = op->getParentOp();
  for (Operation *up = parent; up && !isa_and_nonnull<omp::TargetOp>(parent);
       up = up->getParentOp())
    if (up->getName().getStringRef().starts_with("omp."))
      return op->emitError("expected to be nested inside of omp.target or not "
                           "nested in any OpenMP dialect operations");
  OperandRange lower = getOperands(op, "num_teams_lower");
  OperandRange upper = getOperands(op, "num_teams_upper");
  if (!lower.empty() && upper.empty())
    return op->emitError("expected num_teams upper bound to be defined if the "
                         "lower bound is defined");
  if (!lower.empty() && lower.front().getType() != upper.front().getType())
    return op->emitError(
        "expected num_teams upper bound and lower bound to be the same type");
  return verifyClauses(op);
}

static LogicalResult verifySections(Operation *op) {
  for (Operation &inner : op->getRegion(0).front())
    if (!isa<omp::SectionOp, omp::TerminatorOp>(inner))
      return op->emitOpError(
          "expected omp.section op or terminator op inside region");
  return success();
}

static LogicalResult verifySingle(Operation *op) {
  return success(succeeded(verifyClauses(op)) &&
                 succeeded(verifyCopyprivate(op)));
}

static LogicalResult verifySimd(Operation *op) {
  auto get = [&](StringRef name) {
    return dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull(name));
  };
  IntegerAttr simdlen = get("simdlen"), safelen = get("safelen");
  if (simdlen && safelen && simdlen.getInt() > safelen.getInt())
    return op->emitOpError("simdlen clause and safelen clause are both "
                           "present, but the simdlen value is not less than "
                           "or equal to safelen value");
  size_t aligned = getOperands(op, "aligned_vars").size();
  if (aligned != getSize(op, "alignments"))
    return op->emitOpError(aligned ? "expected as many alignment values as "
                                     "aligned variables"
                                   : "unexpected alignment values attribute");
  auto names =
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("private_syms"));
  for (size_t i = 0, e = names ? names.size() : 0; i < e; ++i) {
    Operation *privatizer = lookUp(op, names[i]);
    if (!isa_and_nonnull<omp::PrivateClauseOp>(privatizer))
      return op->emitError("Cannot find privatizer '") << names[i] << "'";
    if (getKeyword(privatizer->getInherentAttrOrNull("data_sharing_type")) ==
        "firstprivate")
      return op->emitError("FIRSTPRIVATE cannot be used with SIMD");
  }
  return verifyArguments(op);
}

static LogicalResult verifyDistribute(Operation *op) {
  if (!getOperands(op, "dist_schedule_chunk_size").empty() &&
      !op->getInherentAttrOrNull("dist_schedule_static"))
    return op->emitOpError(
        "chunk size set without dist_schedule_static being present");
  return verifyClauses(op);
}

static LogicalResult verifyTask(Operation *op) {
  return success(succeeded(verifyDepend(op)) &&
                 succeeded(verifyArguments(op)) &&
                 succeeded(verifyReduction(op, "in_reduction")));
}

static LogicalResult verifyTaskloop(Operation *op) {
  if (failed(verifyClauses(op)))
    return failure();
  OperandRange reduced = getOperands(op, "reduction_vars");
  if (!reduced.empty() && op->getInherentAttrOrNull("nogroup"))
    return op->emitError("if a reduction clause is present on the taskloop "
                         "directive, the nogroup clause must not be specified");
  for (Value value : getOperands(op, "in_reduction_vars"))
    if (llvm::is_contained(reduced, value))
      return op->emitError("the same list item cannot appear in both a "
                           "reduction and an in_reduction clause");
  if (!getOperands(op, "grainsize").empty() &&
      !getOperands(op, "num_tasks").empty())
    return op->emitError("the grainsize clause and num_tasks clause are "
                         "mutually exclusive and may not appear on the same "
                         "taskloop directive");
  return success();
}

//===-- Devices ------------------------------------------------------------===//

/// Checks which mappings an operation for devices has.
static LogicalResult verifyMaps(Operation *op) {
  auto flag = [&](StringRef word) {
    return getCaseNumber(op->getContext(), "clause_map_flags", word);
  };
  bool isUpdate = isa<omp::TargetUpdateOp>(op);
  for (Value map : getOperands(op, "map_vars")) {
    Operation *info = map.getDefiningOp();
    if (!info)
      return op->emitError("missing map operation");
    if (!isa_and_nonnull<omp::MapInfoOp>(info))
      return op->emitError("map argument is not a map entry operation");
    uint64_t flags = getNumber(info->getInherentAttrOrNull("map_type"));
    bool to = flags & flag("to"), from = flags & flag("from"),
         del = flags & flag("del");
    if (isa<omp::TargetOp, omp::TargetDataOp>(op) && del)
      return emitError(op->getLoc(),
                       "to, from, tofrom and alloc map types are permitted");
    if (isa<omp::TargetEnterDataOp>(op) && (from || del))
      return emitError(op->getLoc(), "to and alloc map types are permitted");
    if (isa<omp::TargetExitDataOp>(op) && to)
      return emitError(op->getLoc(),
                       "from, release and delete map types are permitted");
    if (isUpdate && (del || !(to || from)))
      return emitError(op->getLoc(),
                       "at least one of to or from map types must be "
                       "specified, other map types are not permitted");
    if (isUpdate && to && from)
      return emitError(op->getLoc(), "either to or from map types can be "
                                     "specified, not both");
  }
  return success();
}

static LogicalResult verifyDataMovement(Operation *op) {
  return success(succeeded(verifyDepend(op)) && succeeded(verifyMaps(op)));
}

static LogicalResult verifyTargetData(Operation *op) {
  if (getOperands(op, "map_vars").empty() &&
      getOperands(op, "use_device_ptr_vars").empty() &&
      getOperands(op, "use_device_addr_vars").empty())
    return emitError(op->getLoc(),
                     "At least one of map, use_device_ptr_vars, or "
                     "use_device_addr_vars operand must be present");
  for (StringRef clause : {"use_device_ptr", "use_device_addr"})
    for (Value value : getOperands(op, (clause + "_vars").str()))
      if (!isa_and_nonnull<omp::MapInfoOp>(value.getDefiningOp()))
        return op->emitOpError("'")
               << clause << "' arguments must be defined by 'omp.map.info' ops";
  return success(succeeded(verifyArguments(op)) && succeeded(verifyMaps(op)));
}

static LogicalResult verifyTarget(Operation *op) {
  return success(succeeded(verifyArguments(op)) &&
                 succeeded(verifyDataMovement(op)));
}

static LogicalResult verifyMapInfo(Operation *op) {
  if (auto mapper = op->getInherentAttrOrNull("mapper_id"))
    if (!isa_and_nonnull<omp::DeclareMapperOp>(lookUp(op, mapper)))
      return op->emitError("invalid mapper id");
  for (Value member : getOperands(op, "members"))
    if (!isa_and_nonnull<omp::MapInfoOp>(member.getDefiningOp()))
      return op->emitOpError(
          "'members' arguments must be defined by 'omp.map.info' ops");
  return success();
}

//===-- Synchronization ----------------------------------------------------===//

static LogicalResult verifyCritical(Operation *op, SymbolTableCollection &) {
  Attribute name = op->getInherentAttrOrNull("name");
  if (name && !isa_and_nonnull<omp::CriticalDeclareOp>(lookUp(op, name)))
    return op->emitOpError("expected symbol reference ")
           << name << " to point to a critical declaration";
  return success();
}

/// The operation that says how the loop around `op` is executed; null if there is none.
static Operation *findLoop(Operation *op) {
  while (op && !isa<omp::LoopNestOp>(op))
    op = op->getParentOp();
  return op ? op->getParentOp() : nullptr;
}

/// Checks that `op` is in a loop whose iterations can be ordered. A loop of a team has a
/// clause, with a parameter or not.
static LogicalResult verifyOrderedLoop(Operation *op, Operation *loop,
                                       bool hasParameter) {
  if (isa_and_nonnull<omp::SimdOp>(loop))
    return success();
  if (!isa_and_nonnull<omp::WsloopOp>(loop))
    return op->emitOpError("must be nested inside of a worksharing, simd or "
                           "worksharing simd loop");
  auto ordered =
      dyn_cast_or_null<IntegerAttr>(loop->getInherentAttrOrNull("ordered"));
  if (!ordered)
    return op->emitOpError(
        "the enclosing worksharing-loop region must have an ordered clause");
  if (hasParameter && ordered.getInt() == 0)
    return op->emitOpError(
        "the enclosing loop's ordered clause must have a parameter present");
  if (!hasParameter && ordered.getInt() != 0)
    return op->emitOpError("the enclosing loop's ordered clause must not have "
                           "a parameter present");
  return success();
}

static LogicalResult verifyOrdered(Operation *op) {
  Operation *loop = findLoop(op);
  if (!loop)
    return op->emitOpError("must be nested inside of a loop");
  if (failed(verifyOrderedLoop(op, loop, /*hasParameter=*/true)))
    return failure();
  auto count = dyn_cast_or_null<IntegerAttr>(
      op->getInherentAttrOrNull("doacross_num_loops"));
  if (!count || uint64_t(count.getInt()) != op->getNumOperands())
    return op->emitOpError("number of variables in depend clause does not "
                           "match number of iteration variables in the "
                           "doacross loop");
  return success();
}

/// Regions without a loop around them may belong to one of a caller.
static LogicalResult verifyOrderedRegion(Operation *op) {
  Operation *loop = findLoop(op);
  return loop ? verifyOrderedLoop(op, loop, /*hasParameter=*/false) : success();
}

/// The nearest operation of the dialect around `op`.
static Operation *findConstruct(Operation *op) {
  Operation *parent = op->getParentOp();
  while (parent && !parent->getName().getStringRef().starts_with("omp."))
    parent = parent->getParentOp();
  return parent;
}

namespace {
/// A construct that can be cancelled: its keyword, the operation that has to be
/// around `omp.cancel`, and the name of the region.
struct Cancellable {
  StringRef keyword, op, region;
};
} // namespace

static constexpr Cancellable cancellables[] = {
    {"parallel", omp::ParallelOp::getOperationName(), "parallel"},
    {"loop", omp::LoopNestOp::getOperationName(), "worksharing-loop"},
    {"sections", omp::SectionOp::getOperationName(), "sections"},
    {"taskgroup", omp::TaskOp::getOperationName(), "task"}};

/// Checks that `op`, a `what`, is in the construct that it is for.
static LogicalResult verifyCancelled(Operation *op, Operation *construct,
                                     StringRef what) {
  StringRef keyword = getKeyword(op->getInherentAttrOrNull("cancel_directive"));
  for (const Cancellable &entry : cancellables)
    if (entry.keyword == keyword && !isA(construct, entry.op))
      return op->emitOpError(what) << ' ' << keyword << " must appear inside a "
                                   << entry.region << " region";
  return success();
}

static LogicalResult verifyCancel(Operation *op) {
  Operation *construct = findConstruct(op);
  if (!construct)
    return op->emitOpError("Orphaned cancel construct");
  if (failed(verifyCancelled(op, construct, "cancel")))
    return failure();
  bool isLoop = isa_and_nonnull<omp::LoopNestOp>(construct);
  if (!isLoop && !isa_and_nonnull<omp::SectionOp>(construct))
    return success();
  Operation *shared = construct->getParentOp();
  if (shared->getInherentAttrOrNull("nowait"))
    return op->emitError("A ")
           << (isLoop ? "worksharing" : "sections")
           << " construct that is canceled must not have a nowait clause";
  if (isLoop && shared->getInherentAttrOrNull("ordered"))
    return op->emitError("A worksharing construct that is canceled must not "
                         "have an ordered clause");
  return success();
}

static LogicalResult verifyCancellationPoint(Operation *op) {
  Operation *construct = findConstruct(op);
  if (!construct)
    return op->emitOpError("Orphaned cancellation point");
  return verifyCancelled(op, construct, "cancellation point");
}

static LogicalResult verifyScan(Operation *op) {
  if (getOperands(op, "inclusive_vars").empty() ==
      getOperands(op, "exclusive_vars").empty())
    return op->emitError(
        "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
  for (Operation *up = op->getParentOp(); up; up = up->getParentOp())
    if (getKeyword(up->getInherentAttrOrNull("reduction_mod")) == "inscan")
      return success();
  return op->emitError(
      "SCAN directive needs to be enclosed within a parent worksharing loop "
      "construct or SIMD construct with INSCAN reduction modifier");
}

static LogicalResult verifyWorkdistribute(Operation *op) {
  if (!isa_and_nonnull<omp::TeamsOp>(op->getParentOp()))
    return op->emitOpError("workdistribute must be nested under teams");
  return success();
}

static LogicalResult verifyWorkshareLoop(Operation *op) {
  for (Operation *up = op->getParentOp(); up; up = up->getParentOp())
    if (isa_and_nonnull<omp::WorkshareOp>(up))
      return success();
  return op->emitOpError("must be nested in an omp.workshare");
}

void omp_dialect::registerVerifiers(Context &ctx) {
  registerOpHooks<omp::ParallelOp, omp::SectionsOp, omp::LoopOp, omp::WsloopOp>(
      &ctx, {.verify = verifyClauses});
  registerOpHooks<omp::TeamsOp>(&ctx, {.verify = verifyTeams});
  registerOpHooks<omp::SingleOp>(&ctx, {.verify = verifySingle});
  registerOpHooks<omp::SimdOp>(&ctx, {.verify = verifySimd});
  registerOpHooks<omp::DistributeOp>(&ctx, {.verify = verifyDistribute});
  registerOpHooks<omp::TaskOp>(&ctx, {.verify = verifyTask});
  registerOpHooks<omp::TaskloopOp>(&ctx, {.verify = verifyTaskloop});
  registerOpHooks<omp::TaskgroupOp>(&ctx, {.verify = verifyTask});
  registerOpHooks<omp::TargetDataOp>(&ctx, {.verify = verifyTargetData});
  registerOpHooks<omp::TargetOp>(&ctx, {.verify = verifyTarget});
  registerOpHooks<omp::TargetEnterDataOp, omp::TargetExitDataOp,
                  omp::TargetUpdateOp>(&ctx, {.verify = verifyDataMovement});
  registerOpHooks<omp::SectionsOp>(&ctx, {.verifyRegions = verifySections});
  registerOpHooks<omp::WorkshareLoopWrapperOp>(&ctx,
                                               {.verify = verifyWorkshareLoop});
  registerOpHooks<omp::MapInfoOp>(&ctx, {.verify = verifyMapInfo});
  registerOpHooks<omp::CriticalOp>(&ctx, {.verifySymbolUses = verifyCritical});
  registerOpHooks<omp::OrderedOp>(&ctx, {.verify = verifyOrdered});
  registerOpHooks<omp::OrderedRegionOp>(&ctx, {.verify = verifyOrderedRegion});
  registerOpHooks<omp::CancellationPointOp>(
      &ctx, {.verify = verifyCancellationPoint});
  registerOpHooks<omp::CancelOp>(&ctx, {.verify = verifyCancel});
  registerOpHooks<omp::ScanOp>(&ctx, {.verify = verifyScan});
  registerOpHooks<omp::DeclareMapperInfoOp>(&ctx, {.verify = verifyMaps});
  registerOpHooks<omp::WorkdistributeOp>(&ctx,
                                         {.verify = verifyWorkdistribute});
}
