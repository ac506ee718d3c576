// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/Samples.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Constraint.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/DialectFiles/Tools/SamplesDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using NodeKind = ConstraintModel::Kind;

/// Constraints with more parts than this are not solved.
static constexpr size_t maxParts = 200;

const DefinitionModel *DialectCollection::find(StringRef fullName) const {
  for (const DialectModel &model : models)
    for (const DefinitionModel &def : model.definitions)
      if (def.fullName == fullName)
        return &def;
  return nullptr;
}

//===-- Builtin types and attributes --------------------------------------===//

// In the order in which they are tried: the usual ones first.
static constexpr StringRef sampleTypes[] = {"i32",
                                            "f32",
                                            "index",
                                            "i1",
                                            "i64",
                                            "i8",
                                            "i16",
                                            "f64",
                                            "f16",
                                            "bf16",
                                            "si32",
                                            "ui32",
                                            "si8",
                                            "ui8",
                                            "none",
                                            "vector<4xf32>",
                                            "vector<4xi32>",
                                            "vector<4xi1>",
                                            "vector<4xindex>",
                                            "vector<4x4xf32>",
                                            "vector<[4]xf32>",
                                            "tensor<4xf32>",
                                            "tensor<4xi32>",
                                            "tensor<4xi1>",
                                            "tensor<4xindex>",
                                            "tensor<?xf32>",
                                            "tensor<*xf32>",
                                            "memref<4xf32>",
                                            "memref<4xi32>",
                                            "memref<?xf32>",
                                            "memref<*xf32>",
                                            "complex<f32>",
                                            "tuple<i32, f32>",
                                            "(i32) -> i32",
                                            "f8E4M3FN",
                                            "tf32",
                                            "f80",
                                            "f128",
                                            "i128"};

static constexpr StringRef sampleAttrs[] = {
    "1 : i32",
    "1 : i64",
    "1 : index",
    "true",
    "1 : i8",
    "1 : i16",
    "1.000000e+00 : f32",
    "1.000000e+00 : f64",
    "\"text\"",
    "@name",
    "i32",
    "() -> ()",
    "unit",
    "[]",
    "[1, 2]",
    "[\"text\"]",
    "[@name]",
    "[i32]",
    "[true]",
    "[affine_map<(d0) -> (d0)>]",
    "[[1, 2]]",
    "{}",
    "array<i64: 1, 2>",
    "array<i32: 1, 2>",
    "array<i8: 1, 2>",
    "array<i1: true>",
    "array<f32: 1.000000e+00>",
    "dense<1> : tensor<2xi64>",
    "dense<1> : tensor<2xi32>",
    "dense<1.000000e+00> : tensor<2xf32>",
    "dense<1> : vector<2xi32>",
    "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "@module::@name",
    "0 : i32",
    "0 : i64",
    "2 : i64",
    "8 : i64"};

void Samples::addCandidates(ArrayRef<StringRef> texts, bool areTypes) {
  for (StringRef text : texts) {
    Attribute attr;
    if (areTypes) {
      if (Type type = parseType(text, &ctx))
        attr = TypeAttr::get(type);
    } else {
      attr = parseAttribute(text, &ctx);
    }
    assert(attr && "the samples are builtin");
    if (attr)
      (areTypes ? types : attrs).push_back({attr, text.str()});
  }
}

Samples::Samples(Context &ctx, const DialectCollection &dialects,
                 Context *loaded)
    : dialects(dialects), ctx(ctx), loaded(loaded) {
  addCandidates(sampleTypes, /*areTypes=*/true);
  addCandidates(sampleAttrs, /*areTypes=*/false);
}

Samples::~Samples() = default;

std::optional<NamedFormat> Samples::findFormat(StringRef dialect,
                                               StringRef name) const {
  for (const DialectModel &model : dialects.getModels())
    for (const NamedFormatModel &format : model.formats)
      if (model.name == dialect && format.name == name)
        return NamedFormat{splitFormatParameters(format.parameters),
                           format.text};
  std::shared_ptr<const NamedFormat> bundled =
      findNamedFormat(ctx, /*dialect=*/"", name);
  return bundled ? std::optional(*bundled) : std::nullopt;
}

const Predicate *Samples::getPredicate(StringRef text) {
  auto [it, inserted] = predicates.try_emplace(text);
  if (inserted) {
    PredicateError error;
    it->second = Predicate::parse(text, error);
  }
  return it->second.get();
}

bool Samples::fitsNode(const ConstraintModel &node, const Candidate &value,
                       ArrayRef<char> childFits) {
  auto type = dyn_cast<TypeAttr>(value.attr);
  switch (node.kind) {
  case NodeKind::Any:
    return true;
  case NodeKind::Is:
    return node.text == value.text;
  case NodeKind::Base: {
    StringRef name = node.text;
    bool isType = name.consume_front("!builtin.");
    if (!isType && !name.consume_front("#builtin."))
      return false;
    std::optional<AttrBase> base = AttrBase::findBuiltin(name, isType);
    return base && base->matches(value.attr);
  }
  case NodeKind::AnyOf:
    return llvm::any_of(childFits, [](char fits) { return fits; });
  case NodeKind::AllOf:
    return llvm::all_of(childFits, [](char fits) { return fits; });
  case NodeKind::Parametric:
  case NodeKind::Foreign:
    return false;
  case NodeKind::Predicate: {
    const Predicate *predicate = getPredicate(node.meaning);
    if (!predicate)
      return false;
    return (type && predicate->evaluate(type.getValue()).isTrue()) ||
           predicate->evaluate(value.attr).isTrue();
  }
  }
  llvm_unreachable("all kinds are listed");
}

/// The constraints that `index` is made of, in ascending order; empty if there
/// are too many.
static std::vector<unsigned> getParts(const DefinitionModel &def,
                                      unsigned index) {
  std::vector<unsigned> parts{index};
  for (size_t i = 0; i < parts.size(); ++i)
    for (unsigned child : def.constraints[parts[i]].children) {
      if (parts.size() > maxParts)
        return {};
      if (!llvm::is_contained(parts, child))
        parts.push_back(child);
    }
  llvm::sort(parts);
  return parts;
}

bool Samples::fits(const DefinitionModel &def, unsigned index,
                   const Candidate &value) {
  std::vector<unsigned> parts = getParts(def, index);
  llvm::SmallDenseMap<unsigned, bool> known;
  for (unsigned part : parts) {
    const ConstraintModel &node = def.constraints[part];
    SmallVector<char, 8> childFits;
    for (unsigned child : node.children)
      childFits.push_back(char(known.lookup(child)));
    known[part] = fitsNode(node, value, childFits);
  }
  return !parts.empty() && known.lookup(index);
}

//===-- Types and attributes of dialects ----------------------------------===//

/// The first type or attribute of a dialect among the ways to satisfy `index`.
std::string Samples::findDefined(const DefinitionModel &def, unsigned index) {
  std::vector<unsigned> queue{index};
  for (size_t i = 0; i < queue.size() && i < maxParts; ++i) {
    const ConstraintModel &node = def.constraints[queue[i]];
    const DefinitionModel *defined = dialects.find(node.text);
    if (node.kind == NodeKind::Base && defined)
      return getInstance(*defined);
    if (node.kind == NodeKind::Parametric)
      return getParametric(def, node, defined);
    if (node.kind == NodeKind::Base &&
        !StringRef(node.text).contains("builtin."))
      return node.text + "<...>";
    queue.insert(queue.end(), node.children.begin(), node.children.end());
  }
  return "";
}

std::string Samples::find(const DefinitionModel &def, unsigned index,
                          Want want) {
  const ConstraintModel &node = def.constraints[index];
  if (node.kind == NodeKind::Is)
    return node.text;
  if (!node.type.empty() && want == Want::Type)
    return node.type;
  if (want != Want::Attr)
    for (const Candidate &candidate : types)
      if (fits(def, index, candidate))
        return candidate.text;
  if (want != Want::Type)
    for (const Candidate &candidate : attrs)
      if (fits(def, index, candidate))
        return candidate.text;
  std::string defined = findDefined(def, index);
  return defined.empty() ? "..." : defined;
}

std::string Samples::getType(const DefinitionModel &def, unsigned index) {
  return find(def, index, Want::Type);
}

//===-- Attributes --------------------------------------------------------===//

/// The definition of the enumeration or attribute that `index` must be.
static const DefinitionModel *getAttrBase(const DefinitionModel &def,
                                          unsigned index,
                                          const DialectCollection &dialects) {
  const ConstraintModel &node = def.constraints[index];
  if (node.kind != NodeKind::Base && node.kind != NodeKind::Parametric)
    return nullptr;
  return dialects.find(node.text);
}

std::string Samples::getAttr(const DefinitionModel &def, unsigned index) {
  const ConstraintModel &node = def.constraints[index];
  if (irdl::isKindSpelling(node.storage, &ctx))
    return sampleOfKind(node.storage).second;
  if (const DefinitionModel *base = getAttrBase(def, index, dialects))
    if (base->enumeration && base->enumeration->isPlain)
      if (const auto *entry = findCase(*base->enumeration, node.defaultValue))
        return std::to_string(entry->value) + " : " + base->enumeration->type;
  return find(def, index, Want::Attr);
}

std::string Samples::getFormatted(const DefinitionModel &def,
                                  const SlotModel &slot) {
  const ConstraintModel &node = def.constraintOf(slot);
  if (irdl::isKindSpelling(node.storage, &ctx))
    return sampleOfKind(node.storage).first;
  if (const DefinitionModel *base =
          getAttrBase(def, slot.constraint, dialects)) {
    if (base->enumeration)
      if (const auto *entry = findCase(*base->enumeration, node.defaultValue)) {
        const std::string &mnemonic = base->enumeration->mnemonic;
        if (!mnemonic.empty())
          return mnemonic + "<" + entry->keyword + ">";
        // A syntax of its own may do without the brackets.
        bool isBare = base->enumeration->isPlain ||
                      (base->format && !StringRef(*base->format).contains('<'));
        return isBare ? entry->keyword : "<" + entry->keyword + ">";
      }
    // Formats leave out `#dialect.name`.
    return dropPrefix(getInstance(*base), base->fullName);
  }
  return find(def, slot.constraint, Want::Attr);
}
