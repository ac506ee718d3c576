// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tosa-validate: refuses operations of tosa that do not conform to the target of the module. The
// checks of an operation run in the order of ModuleValidator::verify, and the first violation is
// reported. Each operation is checked, the ones in regions before the ones around them.
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Conversion/TosaTransforms/Validation.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::tosalower;

//===-- The target ---------------------------------------------------------===//

/// The least version with `extension`, as text.
static StringRef getVersionOf(tosa::Extension extension) {
  switch (extension) {
  case tosa::Extension::none:
    return "0.0";
  case tosa::Extension::mxfp:
  case tosa::Extension::mxfp_conv:
  case tosa::Extension::int64:
  case tosa::Extension::shape:
    return "1.1";
  default:
    return "1.0";
  }
}

/// Reports a profile or extension that is not compatible with the version of the target.
static LogicalResult failVersion(Operation *op, StringRef kind, StringRef name,
                                 tosa::SpecificationVersion version,
                                 StringRef least) {
  StringRef text = version == tosa::SpecificationVersion::V_1_0 ? "1.0" : "1.1";
  return emitError(op->getLoc())
         << kind << " '" << name
         << "' is not compatible with the target version " << text
         << ", minimum required version is " << least;
}

FailureOr<ValidationTarget> ValidationTarget::lookup(Operation *op) {
  tosa::TargetEnvAttr env;
  for (Operation *outer = op; outer && !env; outer = outer->getParentOp())
    env = outer->getAttrOfType<tosa::TargetEnvAttr>(tosa::TargetEnvAttr::name);
  ValidationTarget target;
  if (!env)
    return target;
  target.version = env.getSpecificationVersion();
  target.level = env.getLevel();
  target.profiles.clear();
  for (auto attr : env.getProfiles().getAsRange<tosa::ProfileAttr>()) {
    StringRef name = tosa::stringifyProfile(attr.getValue());
    if (attr.getValue() == tosa::Profile::none)
      return failVersion(op, "profile", name, target.version, "0.0");
    target.profiles.insert(name);
  }
  for (auto attr : env.getExtensions().getAsRange<tosa::ExtensionAttr>()) {
    StringRef name = tosa::stringifyExtension(attr.getValue());
    StringRef least = getVersionOf(attr.getValue());
    bool isOld = target.version == tosa::SpecificationVersion::V_1_0;
    if (least == "0.0" || (isOld && least != "1.0"))
      return failVersion(op, "extension", name, target.version, least);
    target.extensions.insert(name);
  }
  return target;
}

//===-- Checks of operations -----------------------------------------------===//

namespace {
struct ValidationOptions {
  bool isStrict;
  bool allowsInvalidTypes;
};

/// Checks the operations of a module.
class ModuleValidator {
public:
  ModuleValidator(const ValidationTarget &target, ValidationOptions options)
      : target(target), options(options) {}
  /// Runs all checks of `op`.
  LogicalResult verify(Operation *op) const;

private:
  LogicalResult verifyElements(Operation *op) const;
  LogicalResult verifyRounding(tosa::RescaleOp op) const;

  const ValidationTarget &target;
  ValidationOptions options;
  DataTypeTable table;
};
} // namespace

/// Whether `type` is an unsigned type that rescale had before its attributes for signs.
static bool isUnsignedOfRescale(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.isUnsigned() &&
         llvm::is_contained({8u, 16u, 32u}, integer.getWidth());
}

LogicalResult ModuleValidator::verifyElements(Operation *op) const {
  SmallVector<Type> types = llvm::to_vector(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  if (auto variable = dyn_cast<tosa::VariableOp>(op))
    types.push_back(getVariableType(variable));
  for (Type type : types) {
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor || isSpecifiedElement(tensor.getElementType()))
      continue;
    Type element = tensor.getElementType();
    if (!options.isStrict && isa<tosa::RescaleOp>(op) &&
        isUnsignedOfRescale(element))
      continue;
    return op->emitOpError("is not profile-aligned: element type ")
           << element << " is not legal";
  }
  return success();
}

/// The operands that must be constants.
static SmallVector<Value> getConstantOperands(Operation *op) {
  using Values = SmallVector<Value>;
  return llvm::TypeSwitch<Operation *, Values>(op)
      .Case([](tosa::AvgPool2dOp pool) {
        return Values{pool.getInputZp(), pool.getOutputZp()};
      })
      .Case<tosa::Conv2DOp, tosa::Conv3DOp, tosa::DepthwiseConv2DOp,
            tosa::TransposeConv2DOp>([](auto convolution) {
        return Values{convolution.getInputZp(), convolution.getWeightZp()};
      })
      .Case([](tosa::MatMulOp product) {
        return Values{product.getAZp(), product.getBZp()};
      })
      .Case([](tosa::MulOp product) { return Values{product.getShift()}; })
      .Case([](tosa::NegateOp negate) {
        return Values{negate.getInput1Zp(), negate.getOutputZp()};
      })
      .Case([](tosa::PadOp pad) { return Values{pad.getPadConst()}; })
      .Case([](tosa::RescaleOp rescale) {
        return Values{rescale.getMultiplier(), rescale.getShift(),
                      rescale.getInputZp(), rescale.getOutputZp()};
      })
      .Case([](tosa::TableOp table) { return Values{table.getTable()}; })
      .Case([](tosa::SliceShapeOp slice) {
        return Values{slice.getStart(), slice.getSize()};
      })
      .Default(Values());
}

static LogicalResult verifyConstantOperands(Operation *op) {
  for (Value value : getConstantOperands(op)) {
    Operation *def = value.getDefiningOp();
    if (def && getConstantValue(def))
      continue;
    auto isUse = [&](OpOperand &operand) { return operand.get() == value; };
    OpOperand *use = llvm::find_if(op->getOpOperands(), isUse);
    return op->emitOpError("expected compile time resolvable constant, but got "
                           "variable value for operand #")
           << use->getOperandNumber();
  }
  return success();
}

LogicalResult ModuleValidator::verifyRounding(tosa::RescaleOp op) const {
  auto requireFor = [&](tosa::RoundingMode mode,
                        tosa::Extension extension) -> LogicalResult {
    if (op.getRoundingMode() != mode || target.hasExtension(extension))
      return success();
    return op.emitOpError("failed attribute check: rounding_mode = ")
           << tosa::stringifyRoundingMode(mode) << " requires extension ["
           << tosa::stringifyExtension(extension) << "]";
  };
  if (failed(requireFor(tosa::RoundingMode::DOUBLE_ROUND,
                        tosa::Extension::doubleround)))
    return failure();
  return requireFor(tosa::RoundingMode::INEXACT_ROUND,
                    tosa::Extension::inexactround);
}

/// Checks that a `kind`, the type of the tensor that `op` reads or writes, is that of the variable
/// `name`.
static LogicalResult verifyAccess(Operation *op, StringRef name, Type type,
                                  StringRef kind) {
  auto variable =
      SymbolTable::lookupNearestSymbolFrom<tosa::VariableOp>(op, name);
  if (variable && getVariableType(variable) != type)
    return op->emitOpError() << kind << " type does not equal variable type";
  return success();
}

static LogicalResult verifyAccess(Operation *op) {
  if (auto read = dyn_cast<tosa::VariableReadOp>(op))
    return verifyAccess(op, read.getName(), read.getOutput1().getType(),
                        "result");
  if (auto write = dyn_cast<tosa::VariableWriteOp>(op))
    return verifyAccess(op, write.getName(), write.getInput1().getType(),
                        "operand");
  return success();
}

LogicalResult ModuleValidator::verify(Operation *op) const {
  if (failed(verifyElements(op)))
    return failure();
  if (!options.allowsInvalidTypes && failed(table.verifyTypes(op)))
    return failure();
  if (options.isStrict && failed(table.verifyTarget(op, target)))
    return failure();
  if (!target.hasExtension(tosa::Extension::dynamic) &&
      failed(verifyConstantOperands(op)))
    return failure();
  if (target.level == tosa::Level::eightK &&
      failed(verifyLevel(op, target.version)))
    return failure();
  if (auto rescale = dyn_cast<tosa::RescaleOp>(op))
    if (failed(verifyRounding(rescale)))
      return failure();
  if (failed(verifyAccess(op)))
    return failure();
  return options.isStrict ? verifyRequirements(op) : success();
}

//===-- The pass -----------------------------------------------------------===//

namespace {
struct Validate final : Pass {
  using Pass::Pass;
  Option<bool> isStrict{*this, "strict-op-spec-alignment",
                        "Check profiles, extensions and all requirements of "
                        "the specification on operations",
                        false};
  Option<bool> allowsInvalidTypes{
      *this, "allow-invalid-op-datatype-combinations",
      "Accept combinations of data types that the specification lacks", false};

  bool canScheduleOn(const OpDefinition &def) const override {
    return def.name == ModuleOp::getOperationName();
  }
  void runOnOperation() override;
};
} // namespace

void Validate::runOnOperation() {
  FailureOr<ValidationTarget> target = ValidationTarget::lookup(getOperation());
  if (failed(target))
    return signalPassFailure();
  ModuleValidator validator(*target, {*isStrict, *allowsInvalidTypes});
  Dialect *dialect = getContext().getLoadedDialect("tosa");
  bool hasFailed = false;
  getOperation()->walk([&](Operation *op) {
    if (op->getDialect() == dialect && failed(validator.verify(op)))
      hasFailed = true;
  });
  if (hasFailed)
    signalPassFailure();
}

static constexpr PassInfo validateInfo = {
    .argument = "tosa-validate",
    .name = "TosaValidation",
    .summary = "Refuse operations of tosa that do not conform to the target",
    .dependentDialects = {"tosa"},
    .create = makePass<Validate>,
};

void tosalower::registerValidatePass(PassRegistry &registry) {
  registry.add(validateInfo);
}
