// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that rules mention: operations and their attributes, natives.
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;
using namespace strata::pdl;

//===-- Operations of pdl --------------------------------------------------===//

bool pdl::isPDL(Operation *op, StringRef stem) {
  return op && op->getDialect() && op->getDialect()->getNamespace() == "pdl" &&
         op->getDefinition().getStem() == stem;
}

StringRef pdl::getOpName(Operation *operation) {
  auto name =
      dyn_cast_or_null<StringAttr>(operation->getInherentAttrOrNull("opName"));
  return name ? name.getValue() : StringRef();
}

SmallVector<Value, 4> pdl::getGroup(Operation *op, unsigned index) {
  SmallVector<Segment, 3> groups;
  SmallVector<Value, 4> values;
  if (failed(getOperandSegments(op, groups)))
    return values;
  for (unsigned i = 0; i < groups[index].size; ++i)
    values.push_back(op->getOperand(groups[index].first + i));
  return values;
}

PDLNative::Parameter pdl::getParameter(Type type) {
  auto named = cast<DynamicType>(type);
  bool isRange = named.getDefinition().name == "range";
  if (isRange)
    named = cast<DynamicType>(cast<TypeAttr>(named.getParams()[0]).getValue());
  StringRef name = named.getDefinition().name;
  PDLValue::Kind kind = name == "operation"   ? PDLValue::Kind::Operation
                        : name == "attribute" ? PDLValue::Kind::Attribute
                        : name == "type"      ? PDLValue::Kind::Type
                                              : PDLValue::Kind::Value;
  return {kind, isRange};
}

Operation *pdl::findRoot(Operation *pattern) {
  Block &body = pattern->getRegion(0).front();
  SmallVector<Value, 4> root = getGroup(&body.back(), 0);
  if (!root.empty() && isPDL(root[0].getDefiningOp(), "operation"))
    return root[0].getDefiningOp();
  // The root is the first operation whose results no other operation uses.
  llvm::DenseSet<Operation *> used;
  Operation *first = nullptr;
  for (Operation &op : body) {
    if (!isPDL(&op, "operation"))
      continue;
    if (!first)
      first = &op;
    for (Value operand : getGroup(&op, 0)) {
      Operation *def = operand.getDefiningOp();
      if (isPDL(def, "result") || isPDL(def, "results"))
        used.insert(def->getOperand(0).getDefiningOp());
    }
  }
  for (Operation &op : body)
    if (isPDL(&op, "operation") && !used.contains(&op))
      return &op;
  return first;
}

//===-- Operations of rules ------------------------------------------------===//

const OpDefinition *pdl::resolveName(Operation *op) {
  Context *ctx = op->getContext();
  StringRef name = getOpName(op);
  const OpDefinition *def = ctx->getOpDefinition(name);
  if (def->registered)
    return def;
  Dialect *dialect =
      name.contains('.') ? ctx->findDialect(name.split('.').first) : nullptr;
  if (dialect && dialect->isLoaded() && !dialect->allowsUnknownOperations()) {
    std::vector<StringRef> names;
    for (const OpDefinition *other : ctx->getOpDefinitions(*dialect))
      names.push_back(other->name);
    (void)(op->emitError("unknown operation '")
           << name << "'" << suggest(name, names));
    return nullptr;
  }
  bool isMade = isPDL(op->getParentOp(), "rewrite");
  if (isMade && (!dialect || !dialect->isKnown()) &&
      !ctx->allowsUnregisteredDialects()) {
    (void)(op->emitError("the rule creates operation '")
           << name << "' of an unknown dialect");
    return nullptr;
  }
  return def;
}

/// The fewest and most values that `slots` stand for.
static std::pair<size_t, size_t> getCounts(ArrayRef<ValueSlot> slots) {
  size_t fewest = 0, most = 0;
  for (const ValueSlot &slot : slots) {
    fewest += slot.arity == Arity::One;
    most =
        slot.arity == Arity::Variadic || most == SIZE_MAX ? SIZE_MAX : most + 1;
  }
  return {fewest, most};
}

/// `1 operand`, `2 operands`.
static std::string countOf(size_t count, StringRef what) {
  return (Twine(count) + " " + what + (count == 1 ? "" : "s")).str();
}

static LogicalResult checkCount(Operation *op, const OpDefinition &def,
                                ArrayRef<Value> values,
                                ArrayRef<ValueSlot> slots, StringRef what) {
  if (llvm::any_of(values, [](Value value) {
        return getParameter(value.getType()).isRange;
      }))
    return success();
  auto [fewest, most] = getCounts(slots);
  if (values.size() >= fewest && values.size() <= most)
    return success();
  return op->emitError("'")
         << def.name << "' has " << (fewest == most ? "" : "at least ")
         << countOf(values.size() < fewest ? fewest : most, what)
         << ", but the rule specifies " << uint64_t(values.size());
}

static LogicalResult checkAttribute(Operation *op, const OpDefinition &def,
                                    StringRef name, Operation *value) {
  int slot = def.findAttribute(name);
  if (slot < 0) {
    std::vector<StringRef> names;
    for (const AttrSlot &other : def.attributes)
      names.push_back(other.name);
    // It may be a discardable attribute that is meant, which can have any name.
    std::string similar = suggest(name, names);
    if (similar.empty())
      return success();
    return op->emitError("'")
           << def.name << "' has no attribute '" << name << "'" << similar;
  }
  Attribute constant = isPDL(value, "attribute")
                           ? value->getInherentAttrOrNull("value")
                           : Attribute();
  if (!constant || def.acceptsAttribute(unsigned(slot), constant))
    return success();
  return op->emitError("attribute '")
         << name << "' of '" << def.name << "' cannot be " << constant;
}

LogicalResult pdl::checkAgainst(Operation *op, const OpDefinition &def) {
  if (!def.registered)
    return success();
  bool isMade = isPDL(op->getParentOp(), "rewrite");
  SmallVector<Value, 4> types = getGroup(op, 2);
  if (def.hasSignature &&
      (failed(checkCount(op, def, getGroup(op, 0), def.operands, "operand")) ||
       // Created operations may have inferred results.
       (!(isMade && types.empty()) &&
        failed(checkCount(op, def, types, def.results, "result")))))
    return failure();
  auto names =
      cast<ArrayAttr>(op->getInherentAttrOrNull("attributeValueNames"));
  SmallVector<Value, 4> attrs = getGroup(op, 1);
  for (size_t i = 0; i < attrs.size(); ++i)
    if (failed(checkAttribute(op, def,
                              cast<StringAttr>(names.getValue()[i]).getValue(),
                              attrs[i].getDefiningOp())))
      return failure();
  return success();
}

//===-- Natives ------------------------------------------------------------===//

static std::string describe(PDLNative::Parameter param) {
  static constexpr const char *words[] = {"attribute", "operation", "type",
                                          "value"};
  std::string word = words[unsigned(param.kind)];
  return param.isRange ? "!pdl.range<" + word + ">" : "!pdl." + word;
}

static LogicalResult
checkSignature(Operation *op, StringRef name,
               const std::optional<std::vector<PDLNative::Parameter>> &wanted,
               TypeRange found, StringRef what) {
  if (!wanted)
    return success();
  if (wanted->size() != found.size())
    return op->emitError("'")
           << name << "' has " << countOf(wanted->size(), what)
           << ", but the rule specifies " << uint64_t(found.size());
  for (size_t i = 0; i < found.size(); ++i) {
    PDLNative::Parameter param = getParameter(found[i]);
    if (param.kind != (*wanted)[i].kind ||
        param.isRange != (*wanted)[i].isRange)
      return op->emitError(what) << " #" << uint64_t(i) << " of '" << name
                                 << "' is '" << describe((*wanted)[i])
                                 << "', but the rule specifies " << found[i];
  }
  return success();
}

PDLNatives::Entry pdl::resolveNative(Operation *op, StringRef name,
                                     bool isRewrite, ValueRange args,
                                     TypeRange results,
                                     const PDLNatives &natives) {
  std::string error;
  PDLNatives::Entry entry = isRewrite ? natives.lookupRewrite(name, error)
                                      : natives.lookupConstraint(name, error);
  if (!entry) {
    StringRef what = isRewrite ? "rewrite" : "constraint";
    if (!error.empty())
      (void)(op->emitError("in ") << what << " '" << name << "': " << error);
    else
      (void)(op->emitError("no ")
             << what << " '" << name << "' is registered"
             << suggest(name, isRewrite ? natives.getRewriteNames()
                                        : natives.getConstraintNames()));
    return nullptr;
  }
  if (failed(checkSignature(op, name, entry->params, args, "argument")) ||
      failed(checkSignature(op, name, entry->results, results, "result")))
    return nullptr;
  return entry;
}
