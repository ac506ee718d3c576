// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts layouts that older versions write as maps, then applies rules, then checks the
// operations, including those that rules made.
#include "strata/Eras/OlderPrinter.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/UpgradeRulesDetail.h"
#include "strata/Eras/VersionCheckDetail.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

ArrayRef<unsigned> strata::getPrintableVersions() {
  static constexpr unsigned versions[] = {15, 16, 19};
  return versions;
}

/// The offset is the first symbol, where it is dynamic.
static AffineMap getAffineMap(StridedLayoutAttr strided) {
  Context *ctx = strided.getContext();
  unsigned numSymbols = 0;
  auto getValue = [&](int64_t value) {
    return ShapedType::isDynamic(value) ? getAffineSymbolExpr(numSymbols++, ctx)
                                        : getAffineConstantExpr(value, ctx);
  };
  AffineExpr offset = getValue(strided.getOffset());
  AffineExpr sum = getAffineConstantExpr(0, ctx);
  unsigned numDims = 0;
  for (int64_t stride : strided.getStrides()) {
    AffineExpr dim = getAffineDimExpr(numDims++, ctx);
    sum = sum + dim * getValue(stride);
  }
  return AffineMap::get(numDims, numSymbols, sum + offset);
}

/// Layouts of memrefs as affine maps.
static void replaceStridedLayouts(Operation *root) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](MemRefType type) -> Type {
    auto strided = dyn_cast_or_null<StridedLayoutAttr>(type.getLayout());
    if (!strided)
      return type;
    Attribute map = AffineMapAttr::get(getAffineMap(strided));
    return MemRefType::get(type.getShape(), type.getElementType(), map,
                           type.getMemorySpace());
  });
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

/// `params` as `def` has them: elements of arrays are of the definition that it names.
static SmallVector<Attribute, 4> convertParameters(const TypeDefinition &def,
                                                   ArrayRef<Attribute> params) {
  SmallVector<Attribute, 4> result(params);
  for (auto [param, slot] : llvm::zip(result, def.parameters)) {
    auto array = dyn_cast_or_null<ArrayAttr>(param);
    const AttrKind *element = slot.kind.element.get();
    if (!array || !element || !element->definition)
      continue;
    SmallVector<Attribute, 4> elements;
    for (Attribute attr : array) {
      auto dynamic = dyn_cast<DynamicAttr>(attr);
      elements.push_back(
          dynamic ? DynamicAttr::get(*element->definition, dynamic.getParams())
                  : attr);
    }
    param = ArrayAttr::get(param.getContext(), elements);
  }
  return result;
}

/// Puts attributes of other definitions, with an older syntax, in place of those that the
/// tables name.
static void replaceAttributes(Operation *root, const OlderForm &form) {
  Context *ctx = root->getContext();
  llvm::DenseMap<const TypeDefinition *, const TypeDefinition *> older;
  auto find = [&](StringRef name) {
    auto [dialect, stem] = name.split('.');
    return ctx->findTypeDefinition(ctx->getOrCreateDialect(dialect), stem,
                                   /*isType=*/false);
  };
  for (const auto &entry : getContextData<OpHistory>(*ctx).since) {
    StringRef name = entry.first();
    if (entry.second.version > form.version && !entry.second.older.empty() &&
        name.consume_front("#"))
      if (const TypeDefinition *def = find(name))
        older[def] = find(entry.second.older);
  }
  if (older.empty())
    return;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](DynamicAttr attr) -> Attribute {
    const TypeDefinition *def = older.lookup(&attr.getDefinition());
    return def ? DynamicAttr::get(*def,
                                  convertParameters(*def, attr.getParams()))
               : attr;
  });
  replacer.recursivelyReplaceElementsIn(root);
}

/// Applies the rules of the history files to all operations in `root`.
static LogicalResult applyRules(Operation *root, unsigned version) {
  Context *ctx = root->getContext();
  std::vector<FrozenRewritePatternSet> sets;
  if (failed(loadPrintingRules(*ctx, version, sets)))
    return failure();
  std::vector<Operation *> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  RuleDriver driver(ctx, /*listener=*/nullptr);
  uint64_t numErrors = ctx->getDiagEngine().getNumErrors();
  for (Operation *op : ops)
    if (!driver.isErased(op))
      (void)driver.apply(sets, op);
  // A rule that fails reports an error, and the others still run.
  return success(ctx->getDiagEngine().getNumErrors() == numErrors);
}

LogicalResult strata::prepareForVersion(Operation *root, unsigned version,
                                        OlderForm &form) {
  form.version = version;
  form.dialects = getContextData<OpDisplayNames>(*root->getContext()).dialects;
  if (!form.hasStridedLayouts())
    replaceStridedLayouts(root);
  if (failed(applyRules(root, version)))
    return failure();
  replaceAttributes(root, form);
  VersionCheck check(root->getContext(), form);
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { check.check(op); });
  return success(!check.hasFailed());
}

namespace {
/// Keywords of cases as a version writes them, for the lifetime of the object.
class OlderKeywords {
public:
  OlderKeywords(Context &ctx, unsigned version);
  ~OlderKeywords() {
    for (auto &[entry, keyword] : changed)
      entry->keyword = keyword;
  }
  OlderKeywords(const OlderKeywords &) = delete;
  OlderKeywords &operator=(const OlderKeywords &) = delete;

private:
  void rename(Context &ctx, StringRef what, StringRef older);
  std::vector<std::pair<EnumDefinition::Case *, std::string>> changed;
};
} // namespace

OlderKeywords::OlderKeywords(Context &ctx, unsigned version) {
  for (const auto &entry : getContextData<OpHistory>(ctx).since)
    if (entry.second.version > version && entry.first().contains('=') &&
        !entry.second.older.empty())
      rename(ctx, entry.first(), entry.second.older);
}

/// `what` is `dialect.Enumeration=case`.
void OlderKeywords::rename(Context &ctx, StringRef what, StringRef older) {
  auto [fullName, keyword] = what.split('=');
  auto [dialect, name] = fullName.split('.');
  const TypeDefinition *def = ctx.findTypeDefinition(
      ctx.getOrCreateDialect(dialect), name, /*isType=*/false);
  if (!def || !def->enumeration)
    return;
  // The Context owns the record, which nothing else reads meanwhile.
  auto &cases = const_cast<EnumDefinition &>(*def->enumeration).cases;
  for (EnumDefinition::Case &entry : cases) {
    if (entry.keyword != keyword)
      continue;
    changed.push_back({&entry, entry.keyword});
    entry.keyword = older.str();
  }
}

LogicalResult strata::printForVersion(Operation *root, raw_ostream &os,
                                      const PrintingFlags &flags,
                                      unsigned version) {
  OlderForm form;
  if (failed(prepareForVersion(root, version, form)))
    return failure();
  OlderKeywords keywords(*root->getContext(), version);
  printOperation(root, os, flags, form);
  return success();
}
