// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of the irdl operations, and the dialect's types and attributes.
#include "strata/DialectFiles/IRDL/IRDLDialect.h"

#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/IRDL/IRDLDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Types and attributes ----------------------------------------------===//

static constexpr StringRef arrayPrefix = "variadicity_array[";

static bool isOpaqueTypeOf(Type type, StringRef body) {
  auto opaque = dyn_cast_or_null<OpaqueType>(type);
  return opaque && opaque.getBody() == body &&
         opaque.getDialect().getNamespace() == "irdl";
}

Type irdl::getAttributeType(Context *ctx) {
  return OpaqueType::get(ctx->getOrCreateDialect("irdl"), "attribute");
}

Type irdl::getRegionType(Context *ctx) {
  return OpaqueType::get(ctx->getOrCreateDialect("irdl"), "region");
}

bool irdl::isAttributeType(Type type) {
  return isOpaqueTypeOf(type, "attribute");
}

bool irdl::isRegionType(Type type) { return isOpaqueTypeOf(type, "region"); }

StringRef irdl::stringify(Variadicity value) {
  switch (value) {
  case Variadicity::Single:
    return "single";
  case Variadicity::Optional:
    return "optional";
  case Variadicity::Variadic:
    return "variadic";
  }
  llvm_unreachable("all variadicities are listed");
}

std::optional<Variadicity> irdl::parseVariadicity(StringRef keyword) {
  for (Variadicity value :
       {Variadicity::Single, Variadicity::Optional, Variadicity::Variadic})
    if (keyword == stringify(value))
      return value;
  return std::nullopt;
}

Attribute irdl::getVariadicityArray(Context *ctx,
                                    ArrayRef<Variadicity> values) {
  std::string body = arrayPrefix.str();
  for (auto [i, value] : llvm::enumerate(values)) {
    // The blanks are MLIR's.
    body += i ? ",  " : " ";
    body += stringify(value);
  }
  body += ']';
  return OpaqueAttr::get(ctx->getOrCreateDialect("irdl"), body,
                         NoneType::get(ctx));
}

bool irdl::isVariadicityArray(Attribute attr) {
  auto opaque = dyn_cast_or_null<OpaqueAttr>(attr);
  return opaque && opaque.getBody().starts_with(arrayPrefix) &&
         opaque.getDialect().getNamespace() == "irdl";
}

SmallVector<Variadicity, 4> irdl::getVariadicities(Attribute array) {
  assert(isVariadicityArray(array) && "not a variadicity array");
  StringRef rest = cast<OpaqueAttr>(array).getBody();
  rest = rest.drop_front(arrayPrefix.size()).take_until([](char c) {
    return c == ']';
  });
  SmallVector<Variadicity, 4> values;
  while (!rest.empty()) {
    StringRef word;
    std::tie(word, rest) = rest.split(',');
    values.push_back(
        parseVariadicity(word.trim()).value_or(Variadicity::Single));
  }
  return values;
}

//===-- Constraints of slots ----------------------------------------------===//

static bool isString(Attribute attr) { return isa<StringAttr>(attr); }
static bool isSymbolRef(Attribute attr) { return isa<SymbolRefAttr>(attr); }
static bool isUnit(Attribute attr) { return isa<UnitAttr>(attr); }
static bool isArray(Attribute attr) { return isa<ArrayAttr>(attr); }
static bool isInteger(Attribute attr) { return isa<IntegerAttr>(attr); }

static bool isI32(Attribute attr) {
  auto value = dyn_cast<IntegerAttr>(attr);
  if (!value)
    return false;
  auto type = dyn_cast<IntegerType>(value.getType());
  return type && type.isSignless() && type.getWidth() == 32;
}

static bool isStringArray(Attribute attr) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, isString);
}

static AttrSlot stringSlot(StringRef name, bool optional = false) {
  return {name.str(), optional, {"string attribute", isString, nullptr}};
}

static AttrSlot namesSlot(StringRef name) {
  return {name.str(),
          /*optional=*/false,
          {"string array attribute", isStringArray, isArray}};
}

static AttrSlot symbolSlot(StringRef name, bool optional) {
  return {name.str(),
          optional,
          {"symbol reference attribute", isSymbolRef, nullptr}};
}

static ValueSlot attributeSlot(StringRef name, Arity arity) {
  return {name.str(),
          arity,
          {"IRDL handle to an `mlir::Attribute`", isAttributeType}};
}

static ValueSlot regionSlot(StringRef name, Arity arity) {
  return {
      name.str(), arity, {"IRDL handle to a region definition", isRegionType}};
}

//===-- Operations --------------------------------------------------------===//

namespace {
/// Makes the definitions.
class Definer {
public:
  explicit Definer(Context &ctx) : ctx(ctx) {}
  void run();

private:
  OpDefinition &define(StringRef stem, ArrayRef<const char *> parents);
  /// A symbol with a body.
  OpDefinition &defineSymbol(StringRef stem, ArrayRef<const char *> parents);
  /// An operation with one result, a constraint.
  OpDefinition &defineConstraint(StringRef stem,
                                 ArrayRef<const char *> parents);
  void defineSymbols();
  void defineLists();
  void defineConstraints();

  Context &ctx;
};
} // namespace

OpDefinition &Definer::define(StringRef stem, ArrayRef<const char *> parents) {
  OpDefinition &def = ctx.defineOp(("irdl." + stem).str());
  def.hasSignature = true;
  def.numSuccessors = 0;
  if (!parents.empty()) {
    std::vector<std::string> names(parents.begin(), parents.end());
    std::string trait = "HasParent<" + llvm::join(names, ", ") + ">";
    addTraits(def, {StringRef(trait)});
  }
  return def;
}

OpDefinition &Definer::defineSymbol(StringRef stem,
                                    ArrayRef<const char *> parents) {
  OpDefinition &def = define(stem, parents);
  def.attributes = {stringSlot("sym_name")};
  addTraits(def, {"Symbol", "NoTerminator"});
  def.regions = {{"body", Arity::One, /*blocks=*/1}};
  return def;
}

OpDefinition &Definer::defineConstraint(StringRef stem,
                                        ArrayRef<const char *> parents) {
  OpDefinition &def = define(stem, parents);
  def.results = {attributeSlot("output", Arity::One)};
  return def;
}

void Definer::defineSymbols() {
  addTraits(defineSymbol("dialect", {}), {"IsolatedFromAbove", "SymbolTable"});
  for (StringRef stem : {"type", "attribute", "operation"})
    addTraits(defineSymbol(stem, {"irdl.dialect"}), {"NoRegionArguments"});
}

void Definer::defineLists() {
  for (StringRef stem : {"operands", "results"}) {
    OpDefinition &def = define(stem, {"irdl.operation"});
    def.operands = {attributeSlot("args", Arity::Variadic)};
    def.attributes = {namesSlot("names"),
                      {"variadicity",
                       /*optional=*/false,
                       {"", isVariadicityArray, nullptr}}};
  }
  OpDefinition &parameters =
      define("parameters", {"irdl.attribute", "irdl.type"});
  parameters.operands = {attributeSlot("args", Arity::Variadic)};
  parameters.attributes = {namesSlot("names")};
  OpDefinition &regions = define("regions", {"irdl.operation"});
  regions.operands = {regionSlot("args", Arity::Variadic)};
  regions.attributes = {namesSlot("names")};
  OpDefinition &attributes = define("attributes", {"irdl.operation"});
  attributes.operands = {attributeSlot("attributeValues", Arity::Variadic)};
  attributes.attributes = {namesSlot("attributeValueNames")};
}

void Definer::defineConstraints() {
  constexpr const char *parents[] = {"irdl.type", "irdl.attribute",
                                     "irdl.operation"};
  OpDefinition &is = defineConstraint("is", parents);
  addTraits(is, {"Pure"});
  is.attributes = {{"expected", /*optional=*/false, {"any attribute"}}};
  defineConstraint("any", parents);
  for (StringRef stem : {"any_of", "all_of"})
    defineConstraint(stem, parents).operands = {
        attributeSlot("args", Arity::Variadic)};
  defineConstraint("base", parents).attributes = {
      stringSlot("base_name", /*optional=*/true),
      symbolSlot("base_ref", /*optional=*/true)};
  OpDefinition &parametric = defineConstraint("parametric", parents);
  addTraits(parametric, {"Pure"});
  parametric.operands = {attributeSlot("args", Arity::Variadic)};
  parametric.attributes = {symbolSlot("base_type", /*optional=*/false)};
  defineConstraint("c_pred", {}).attributes = {stringSlot("pred")};
  OpDefinition &region = define("region", {"irdl.operation"});
  region.operands = {attributeSlot("entryBlockArgs", Arity::Variadic)};
  region.results = {regionSlot("output", Arity::One)};
  region.attributes = {
      {"constrainedArguments",
       /*optional=*/true,
       {"unit attribute", isUnit, nullptr}},
      {"numberOfBlocks",
       /*optional=*/true,
       {"32-bit signless integer attribute", isI32, isInteger}}};
}

void Definer::run() {
  defineSymbols();
  defineLists();
  defineConstraints();
}

OpDefinition &irdl::findDefinition(Context &ctx, StringRef stem) {
  // Definitions are constant only once they are loaded.
  return const_cast<OpDefinition &>(
      *ctx.getOpDefinition(("irdl." + stem).str()));
}

static void loadIRDL(Dialect &dialect) {
  Context &ctx = *dialect.getContext();
  Definer(ctx).run();
  installTypeSyntax(dialect);
  installOpSyntax(ctx);
  installVerifiers(ctx);
}

void strata::registerIRDLDialect(Context &ctx) {
  ctx.registerDialect("irdl", loadIRDL);
}
