// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of regions, and of clauses that exclude each other.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/OpenACC/OpenACCDetail.h"
#include "strata/Dialects/OpenACC/OpenACCOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::acc;

//===-- Recipes ------------------------------------------------------------===//

static bool hasArguments(Region &region, Type type, unsigned count) {
  if (region.getNumArguments() < count)
    return false;
  return llvm::all_of(region.getArguments().take_front(count),
                      [&](BlockArgument arg) { return arg.getType() == type; });
}

/// Checks the region `name` of a recipe, whose first argument is the variable.
static LogicalResult verifyInit(Operation *op, Region &region, Type type,
                                StringRef kind, StringRef name) {
  if (region.empty())
    return op->emitOpError() << "expects non-empty " << name << " region";
  if (!hasArguments(region, type, 1))
    return op->emitOpError()
           << "expects " << name << " region first argument of the " << kind
           << " type";
  return success();
}

static LogicalResult verifyPrivate(PrivateRecipeOp op) {
  if (failed(verifyInit(op, op.getInitRegion(), op.getType(), "privatization",
                        "init")))
    return failure();
  Region &destroy = op.getDestroyRegion();
  return destroy.empty() ? success()
                         : verifyInit(op, destroy, op.getType(),
                                      "privatization", "destroy");
}

static LogicalResult verifyFirstprivate(FirstprivateRecipeOp op) {
  if (failed(verifyInit(op, op.getInitRegion(), op.getType(), "privatization",
                        "init")))
    return failure();
  Region &copy = op.getCopyRegion();
  if (copy.empty())
    return op->emitOpError() << "expects non-empty copy region";
  if (copy.getNumArguments() != 2 || !hasArguments(copy, op.getType(), 1))
    return op->emitOpError("expects copy region with two arguments of the "
                           "privatization type");
  Region &destroy = op.getDestroyRegion();
  return destroy.empty() ? success()
                         : verifyInit(op, destroy, op.getType(),
                                      "privatization", "destroy");
}

static LogicalResult verifyReduction(ReductionRecipeOp op) {
  if (failed(verifyInit(op, op.getInitRegion(), op.getType(), "reduction",
                        "init")))
    return failure();
  Region &combiner = op.getCombinerRegion();
  if (combiner.empty())
    return op->emitOpError() << "expects non-empty combiner region";
  if (!hasArguments(combiner, op.getType(), 2))
    return op->emitOpError("expects combiner region with the first two "
                           "arguments of the reduction type");
  for (Block &block : combiner) {
    auto yield =
        block.empty() ? acc::YieldOp() : dyn_cast<acc::YieldOp>(&block.back());
    if (yield && (yield->getNumOperands() != 1 ||
                  yield->getOperands().front().getType() != op.getType()))
      return op->emitOpError("expects combiner region to yield a value of the "
                             "reduction type");
  }
  return success();
}

//===-- Atomic operations --------------------------------------------------===//

/// The memory that an atomic operation changes; null for others.
static Value getChanged(Operation &op) {
  if (auto update = dyn_cast<AtomicUpdateOp>(&op))
    return update.getX();
  auto write = dyn_cast<AtomicWriteOp>(&op);
  return write ? write.getX() : Value();
}

static LogicalResult verifyCapture(AtomicCaptureOp op) {
  Block &body = op.getRegion().front();
  if (body.size() != 3)
    return op->emitError("expected three operations in atomic.capture region "
                         "(one terminator, and two atomic ops)");
  Operation &first = body.front(), &second = *first.getNextNode();
  auto read = dyn_cast<AtomicReadOp>(&first);
  if (read && getChanged(second)) {
    if (read.getX() != getChanged(second))
      return first.emitError("captured variable in atomic.read must be updated "
                             "in second operation");
    return success();
  }
  auto update = dyn_cast<AtomicUpdateOp>(&first);
  auto after = dyn_cast<AtomicReadOp>(&second);
  if (!update || !after)
    return first.emitError(
        "invalid sequence of operations in the capture region");
  if (update.getX() != after.getX())
    return first.emitError("updated variable in atomic.update must be captured "
                           "in second operation");
  return success();
}

//===-- Parallelism --------------------------------------------------------===//

static ArrayRef<Attribute> getTypes(Operation *op, StringRef name) {
  auto array = dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull(name));
  return array ? array.getValue() : ArrayRef<Attribute>();
}

static bool isFor(Operation *op, StringRef name, DeviceType device) {
  return llvm::any_of(getTypes(op, name), [&](Attribute type) {
    auto deviceType = dyn_cast<DeviceTypeAttr>(type);
    return deviceType && deviceType.getValue() == device;
  });
}

static constexpr std::pair<DeviceType, StringRef> devices[] = {
    {DeviceType::star, "star"},     {DeviceType::Default, "default"},
    {DeviceType::host, "host"},     {DeviceType::multicore, "multicore"},
    {DeviceType::nvidia, "nvidia"}, {DeviceType::radeon, "radeon"}};

static LogicalResult verifyRoutine(RoutineOp op) {
  auto count = [&](DeviceType device) {
    bool isGang =
        isFor(op, "gang", device) || isFor(op, "gangDimDeviceType", device);
    return unsigned(isGang) + isFor(op, "worker", device) +
           isFor(op, "vector", device) + isFor(op, "seq", device);
  };
  unsigned forAll = count(DeviceType::none);
  if (forAll > 1)
    return op->emitError("only one of `gang`, `worker`, `vector`, `seq` can be "
                         "present at the same time");
  for (auto [device, name] : devices)
    if (unsigned number = count(device); number && number + forAll > 1)
      return op->emitError("only one of `gang`, `worker`, `vector`, `seq` can "
                           "be present at the same time for device_type `")
             << name << '`';
  return success();
}

static LogicalResult verifyLoopMode(acc::LoopOp op) {
  auto isAnyFor = [&](ArrayRef<StringRef> names, DeviceType device) {
    return llvm::any_of(
        names, [&](StringRef name) { return isFor(op, name, device); });
  };
  if (!isAnyFor({"auto_", "independent", "seq"}, DeviceType::none))
    return op->emitError(
        "at least one of auto, independent, seq must be present");
  SmallVector<DeviceType, 8> all = {DeviceType::none};
  for (auto [device, name] : devices)
    all.push_back(device);
  for (DeviceType device : all) {
    unsigned count = 0;
    for (StringRef name : {"auto_", "independent", "seq"})
      count += unsigned(llvm::count_if(getTypes(op, name), [&](Attribute type) {
        return cast<DeviceTypeAttr>(type).getValue() == device;
      }));
    if (count > 1)
      return op->emitError("only one of auto, independent, seq can be present "
                           "at the same time");
  }
  for (DeviceType device : all)
    if (isFor(op, "seq", device) &&
        isAnyFor({"gang", "gangOperandsDeviceType", "worker",
                  "workerNumOperandsDeviceType", "vector",
                  "vectorOperandsDeviceType"},
                 device))
      return op->emitError("gang, worker or vector cannot appear with seq");
  return success();
}

/// Whether `block` contains a loop of another dialect.
static bool containsLoop(Region &region) {
  bool found = false;
  for (Block &block : region)
    for (Operation &op : block)
      found |= op.getNumRegions() != 0 && !isa<acc::LoopOp>(&op);
  return found;
}

static LogicalResult verifyLoop(acc::LoopOp op) {
  if (failed(verifyLoopMode(op)))
    return failure();
  Region &region = op.getRegion();
  if (region.empty())
    return op->emitError("expected non-empty body.");
  bool isUnstructured = op->getInherentAttrOrNull("unstructured") != nullptr;
  if (isUnstructured && !op.getLowerbound().empty())
    return op->emitError(
        "unstructured acc.loop must not have induction variables");
  if (!isUnstructured && op.getLowerbound().empty() && !containsLoop(region))
    return op->emitError("failed to find enough loop-like operations inside "
                         "container-like acc.loop");
  return success();
}

void acc_dialect::registerVerifiers(Context &ctx) {
  registerOpHooks<AtomicCaptureOp>(&ctx,
                                   {.verifyRegions = typedHook<verifyCapture>});
  registerOpHooks<FirstprivateRecipeOp>(
      &ctx, {.verifyRegions = typedHook<verifyFirstprivate>});
  registerOpHooks<acc::LoopOp>(&ctx, {.verify = typedHook<verifyLoop>});
  registerOpHooks<PrivateRecipeOp>(&ctx,
                                   {.verifyRegions = typedHook<verifyPrivate>});
  registerOpHooks<ReductionRecipeOp>(
      &ctx, {.verifyRegions = typedHook<verifyReduction>});
  registerOpHooks<RoutineOp>(&ctx, {.verify = typedHook<verifyRoutine>});
}
