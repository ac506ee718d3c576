// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses of any size, layouts of pointers, and effects that depend on attributes.
#include "strata/Dialects/Ptr/PtrHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/Dialects/Ptr/PtrOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::ptr;

//===-- Types and attributes -----------------------------------------------===//

static void keepLayout(const TypeDefinition &, MutableArrayRef<Attribute>) {}

/// The parameters are the size and the alignments: required and preferred.
static LogicalResult verifyLayout(EmitErrorFn emitError, const TypeDefinition &,
                                  ArrayRef<Attribute> params) {
  APInt required = cast<IntegerAttr>(params[1]).getValue();
  if (required.ule(cast<IntegerAttr>(params[2]).getValue()))
    return success();
  return emitError() << "preferred alignment is expected to be at least as "
                        "large as ABI alignment";
}

static LogicalResult verifyMetadata(EmitErrorFn emitError,
                                    const TypeDefinition &,
                                    ArrayRef<Attribute> params) {
  if (isa<PtrType>(cast<TypeAttr>(params.front()).getValue()))
    return emitError() << "the ptr-like type has no metadata";
  return success();
}

static constexpr CanonicalParameters layout = {keepLayout, verifyLayout};
static constexpr CanonicalParameters metadata = {keepLayout, verifyMetadata};

void strata::registerPtrTypes(Context &ctx) {
  (void)attachInterface(&ctx, "#ptr.spec", layout);
  (void)attachInterface(&ctx, "!ptr.ptr_metadata", metadata);
}

/// A number of any width, kept with as many bits as it needs.
static ParseResult parseAddress(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  APInt value;
  std::optional<ParseResult> parsed = parser.parseOptionalInteger(value);
  if (!parsed)
    return parser.emitError("expected integer value");
  if (*parsed)
    return failure();
  unsigned width = value.getSignificantBits();
  auto type = IntegerType::get(parser.getContext(), width);
  *args[0].attribute = IntegerAttr::get(type, value.sextOrTrunc(width));
  return success();
}

static void printAddress(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  SmallString<32> text;
  cast<IntegerAttr>(args[0].attribute).getValue().toStringSigned(text);
  printer << text;
}

/// The type of all that a value of the type has besides its address.
static PredicateValue getMetadataType(const PredicateCall &call) {
  if (call.args[0].getTag() != PredicateValue::Tag::Type)
    return PredicateValue::getFailure("expected a type");
  Type type = call.args[0].getType();
  if (!type || isa<PtrType>(type))
    return PredicateValue::getFailure("the type has no metadata");
  return PredicateValue(PtrMetadataType::get(type.getContext(), type));
}

//===-- Effects ------------------------------------------------------------===//

/// Whether an access is volatile, or ordered with other accesses.
static bool isOrdered(Operation *op) {
  if (isa_and_nonnull<UnitAttr>(op->getInherentAttrOrNull("volatile_")))
    return true;
  auto ordering =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("ordering"));
  return ordering && ordering.getInt() > int64_t(AtomicOrdering::unordered);
}

static void getLoadEffects(ptr::LoadOp op,
                           SmallVectorImpl<EffectInstance> &effects) {
  if (!isa_and_nonnull<UnitAttr>(op->getInherentAttrOrNull("invariant")))
    effects.push_back({MemoryEffect::Read, {}, op.getPtr()});
  if (isOrdered(op)) {
    effects.push_back({MemoryEffect::Write});
    effects.push_back({MemoryEffect::Read});
  }
}

static void getStoreEffects(ptr::StoreOp op,
                            SmallVectorImpl<EffectInstance> &effects) {
  effects.push_back({MemoryEffect::Write, {}, op.getPtr()});
  if (isOrdered(op)) {
    effects.push_back({MemoryEffect::Write});
    effects.push_back({MemoryEffect::Read});
  }
}

void strata::registerPtrHooks(Context &ctx) {
  addFormatDirective(ctx, "ptr.Number", 1, parseAddress, printAddress);
  (void)registerPredicateFunction(ctx, "ptr::metadataOf",
                                  {.call = getMetadataType,
                                   .minArgs = 1,
                                   .maxArgs = 1,
                                   .readsOnlyArguments = true});
  registerOpHooks<ptr::LoadOp>(&ctx, {.getEffects = typedHook<getLoadEffects>});
  registerOpHooks<ptr::StoreOp>(&ctx,
                                {.getEffects = typedHook<getStoreEffects>});
}
