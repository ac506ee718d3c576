// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of the dialect on arguments and results of functions: the value
// that they need, and the types that can have them. Such attributes of
// functions of other dialects are verified as well, if the types belong to LLVM
// IR.
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::llvm_dialect;

namespace {
enum class Content : uint8_t { Any, Unit, Integer, Type };
enum class Carrier : uint8_t { Any, Pointer, Integer };

struct Parameter {
  StringRef name;
  Content content;
  Carrier carrier;
  bool isForResults;
};
} // namespace

static constexpr Parameter parameters[] = {
    {"llvm.align", Content::Integer, Carrier::Pointer, true},
    {"llvm.alignstack", Content::Integer, Carrier::Any, false},
    {"llvm.allocalign", Content::Any, Carrier::Any, false},
    {"llvm.allocptr", Content::Any, Carrier::Any, false},
    {"llvm.byref", Content::Type, Carrier::Pointer, false},
    {"llvm.byval", Content::Type, Carrier::Pointer, false},
    {"llvm.dereferenceable", Content::Integer, Carrier::Pointer, true},
    {"llvm.dereferenceable_or_null", Content::Integer, Carrier::Pointer, true},
    {"llvm.elementtype", Content::Type, Carrier::Pointer, true},
    {"llvm.inalloca", Content::Type, Carrier::Pointer, false},
    {"llvm.inreg", Content::Unit, Carrier::Any, true},
    {"llvm.nest", Content::Unit, Carrier::Pointer, false},
    {"llvm.noalias", Content::Unit, Carrier::Pointer, true},
    {"llvm.nocapture", Content::Unit, Carrier::Pointer, false},
    {"llvm.nofree", Content::Unit, Carrier::Pointer, false},
    {"llvm.nonnull", Content::Unit, Carrier::Pointer, true},
    {"llvm.noundef", Content::Unit, Carrier::Any, true},
    {"llvm.preallocated", Content::Type, Carrier::Pointer, false},
    {"llvm.readnone", Content::Unit, Carrier::Pointer, false},
    {"llvm.readonly", Content::Unit, Carrier::Pointer, false},
    {"llvm.returned", Content::Unit, Carrier::Any, false},
    {"llvm.signext", Content::Unit, Carrier::Integer, true},
    {"llvm.sret", Content::Type, Carrier::Pointer, false},
    {"llvm.writeonly", Content::Unit, Carrier::Pointer, false},
    {"llvm.zeroext", Content::Unit, Carrier::Integer, true},
};

static const Parameter *findParameter(StringRef name) {
  for (const Parameter &parameter : parameters)
    if (parameter.name == name)
      return &parameter;
  return nullptr;
}

/// Whether functions of LLVM IR can have values of the type; others get one of LLVM IR
/// when they are lowered.
static bool isOfLLVM(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  return dynamic ? dynamic.getDialect().getNamespace() == "llvm"
                 : isa<IntegerType, FloatType, VectorType>(type);
}

static LogicalResult verifyParameter(Operation *op, NamedAttribute attr,
                                     const Parameter &parameter, Type type) {
  auto fail = [&](StringRef what) {
    std::string message = ("\"" + attr.getNameRef() + "\" " + what).str();
    return op->emitError(message);
  };
  if (parameter.content == Content::Unit && !isa<UnitAttr>(attr.getValue()))
    return fail("should be a unit attribute");
  if (parameter.content == Content::Integer &&
      !isa<IntegerAttr>(attr.getValue()))
    return fail("should be an integer attribute");
  if (parameter.content == Content::Type && !isa<TypeAttr>(attr.getValue()))
    return fail("should be a type attribute");
  if (!type || !isOfLLVM(type))
    return success();
  if (parameter.carrier == Carrier::Pointer && !getIf(type, "ptr"))
    return fail("attribute attached to non-pointer LLVM type");
  if (parameter.carrier == Carrier::Integer && !isa<IntegerType>(type))
    return fail("attribute attached to non-integer LLVM type");
  return success();
}

/// The signature of a function of any dialect; null if it is none of these.
static FunctionType getFunctionType(Operation *op) {
  auto attr = dyn_cast_or_null<TypeAttr>(op->getAttr("function_type"));
  if (!attr)
    return {};
  auto type = dyn_cast<FunctionType>(attr.getValue());
  return type ? type : getSignature(attr.getValue());
}

static LogicalResult verifyArgument(Operation *op, unsigned index,
                                    NamedAttribute attr) {
  const Parameter *parameter = findParameter(attr.getNameRef());
  if (!parameter)
    return success();
  FunctionType type = getFunctionType(op);
  bool isKnown = type && index < type.getNumInputs();
  return verifyParameter(op, attr, *parameter,
                         isKnown ? type.getInput(index) : Type());
}

static LogicalResult verifyResult(Operation *op, unsigned index,
                                  NamedAttribute attr) {
  const Parameter *parameter = findParameter(attr.getNameRef());
  if (!parameter)
    return success();
  if (!parameter->isForResults)
    return op->emitError() << '"' << attr.getNameRef()
                           << "\" is not a valid result attribute";
  FunctionType type = getFunctionType(op);
  bool isKnown = type && index < type.getNumResults();
  return verifyParameter(op, attr, *parameter,
                         isKnown ? type.getResult(index) : Type());
}

void llvm_dialect::registerParameters(Context &ctx) {
  // A file of the dialect may be loaded in its place.
  Dialect *dialect = ctx.findDialect("llvm");
  if (!dialect)
    return;
  dialect->verifyRegionArgAttribute = verifyArgument;
  dialect->verifyRegionResultAttribute = verifyResult;
}
