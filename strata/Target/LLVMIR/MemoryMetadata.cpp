// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata of accesses to memory: types, scopes of aliases, groups.
#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Order of attachments -----------------------------------------------===//

void llvmir::attach(SmallVectorImpl<Attachment> &list, StringRef kind,
                    MetadataNode *node) {
  // The order of LLVM's numbers; other kinds follow, as they are added.
  static constexpr llvm::StringLiteral order[] = {"tbaa",
                                                  "prof",
                                                  "fpmath",
                                                  "range",
                                                  "tbaa.struct",
                                                  "invariant.load",
                                                  "alias.scope",
                                                  "noalias",
                                                  "nontemporal",
                                                  "nonnull",
                                                  "dereferenceable",
                                                  "dereferenceable_or_null",
                                                  "invariant.group",
                                                  "align",
                                                  "llvm.loop",
                                                  "absolute_symbol",
                                                  "llvm.access.group",
                                                  "noundef",
                                                  "mmra"};
  auto getRank = [](StringRef name) {
    return std::find(std::begin(order), std::end(order), name);
  };
  auto at = llvm::upper_bound(
      list, kind, [&](StringRef name, const Attachment &attachment) {
        return getRank(name) < getRank(attachment.kind);
      });
  list.insert(at, {kind, node});
}

//===-- Types --------------------------------------------------------------===//

/// The tree of an attribute: its text, or the record in the text of another one.
static KeptValue expand(const KeptValue &value) {
  auto attr = dyn_cast_or_null<DynamicAttr>(value.object);
  return attr ? readKeptText(attr) : value;
}

MetadataNode *MetadataBuilder::getTypeNode(const KeptValue &value) {
  if (value.object)
    if (MetadataNode *known = ofAttributes.lookup(value.object))
      return known;
  KeptValue record = expand(value);
  SmallVector<MetadataOperand, 4> operands = {getString(record.get("id").text)};
  for (const auto &[key, part] : record.get("members").entries) {
    KeptValue member = expand(part);
    if (member.entries.size() < 2)
      continue;
    MetadataNode *type = nullptr;
    runWithSufficientStackSpace(
        [&] { type = getTypeNode(member.entries[0].value); });
    operands.push_back(getReference(type));
    operands.push_back(
        getInt(64, uint64_t(member.entries[1].value.getNumber().value_or(0))));
  }
  MetadataNode *node = getTuple(operands);
  if (value.object)
    ofAttributes[value.object] = node;
  return node;
}

MetadataNode *MetadataBuilder::getAccessType(Attribute attr) {
  KeptValue tag = expand(KeptValue::of(attr));
  SmallVector<MetadataOperand, 4> operands = {
      getReference(getTypeNode(tag.get("base_type"))),
      getReference(getTypeNode(tag.get("access_type"))),
      getInt(64, uint64_t(tag.get("offset").getNumber().value_or(0)))};
  if (tag.get("constant").isTrue())
    operands.push_back(getInt(64, 1));
  return getTuple(operands);
}

//===-- Scopes and groups --------------------------------------------------===//

/// The identity of a distinct node: `distinct[0]<>`, or the whole attribute.
static Attribute getIdentity(const KeptValue &value, const KeptValue &record) {
  const KeptValue &id = record.get("id");
  return id.object ? id.object : value.object;
}

MetadataNode *MetadataBuilder::getScope(const KeptValue &value) {
  KeptValue record = expand(value);
  const KeptValue &id = record.get("id"), &domain = record.get("domain");
  Attribute identity = getIdentity(value, record);
  if (MetadataNode *known = identity ? ofAttributes.lookup(identity) : nullptr)
    return known;
  SmallVector<MetadataOperand, 3> operands;
  if (id.kind == KeptValue::String)
    operands.push_back(getString(id.text));
  MetadataNode *node = nullptr;
  if (operands.empty()) {
    node = makeDistinct("", {});
    operands.push_back(getReference(node));
  }
  if (domain)
    operands.push_back(getReference(getScope(domain)));
  if (const KeptValue &description = record.get("description"))
    operands.push_back(getString(description.text));
  if (node)
    node->operands.assign(operands.begin(), operands.end());
  else
    node = getTuple(operands);
  if (identity)
    ofAttributes[identity] = node;
  return node;
}

MetadataNode *MetadataBuilder::getScopes(Attribute attr) {
  SmallVector<MetadataOperand, 4> operands;
  if (auto list = dyn_cast<ArrayAttr>(attr))
    for (Attribute scope : list)
      operands.push_back(getReference(getScope(KeptValue::of(scope))));
  else
    operands.push_back(getReference(getScope(KeptValue::of(attr))));
  return getTuple(operands);
}

MetadataNode *MetadataBuilder::getAccessGroup(Attribute attr) {
  KeptValue value = KeptValue::of(attr);
  MetadataNode *&node = ofAttributes[getIdentity(value, expand(value))];
  if (!node)
    node = makeDistinct("", {});
  return node;
}

MetadataNode *MetadataBuilder::getAccessGroups(ArrayAttr attrs) {
  if (attrs.getValue().size() == 1)
    return getAccessGroup(attrs.getValue()[0]);
  SmallVector<MetadataOperand, 4> operands;
  for (Attribute attr : attrs)
    operands.push_back(getReference(getAccessGroup(attr)));
  return getTuple(operands);
}

//===-- Accesses -----------------------------------------------------------===//

static void addDereferenceable(Operation *op, MetadataBuilder &metadata,
                               Instruction &made) {
  auto attr = dyn_cast_or_null<DynamicAttr>(
      op->getInherentAttrOrNull("dereferenceable"));
  if (!attr)
    return;
  bool mayBeNull = isTrue(attr.getParams()[1]);
  attach(made.metadata,
         mayBeNull ? "dereferenceable_or_null" : "dereferenceable",
         metadata.getTuple(
             metadata.getInt(64, getNumber(attr.getParams()[0]).value_or(0))));
}

void llvmir::addMemoryMetadata(Operation *op, CodeBuilder &code,
                               Instruction &made) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  if (hasUnit(op, "nontemporal"))
    attach(made.metadata, "nontemporal",
           metadata.getTuple(metadata.getInt(32, 1)));
  if (hasUnit(op, "invariant"))
    attach(made.metadata, "invariant.load", metadata.getTuple({}));
  if (hasUnit(op, "invariantGroup"))
    attach(made.metadata, "invariant.group", metadata.getTuple({}));
  addDereferenceable(op, metadata, made);
  auto getList = [&](StringRef name) {
    auto list = dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull(name));
    return list && !list.empty() ? list : ArrayAttr();
  };
  if (ArrayAttr groups = getList("access_groups"))
    attach(made.metadata, "llvm.access.group",
           metadata.getAccessGroups(groups));
  if (ArrayAttr scopes = getList("alias_scopes"))
    attach(made.metadata, "alias.scope", metadata.getScopes(scopes));
  if (ArrayAttr scopes = getList("noalias_scopes"))
    attach(made.metadata, "noalias", metadata.getScopes(scopes));
  ArrayAttr tags = getList("tbaa");
  if (tags && tags.getValue().size() == 1)
    attach(made.metadata, "tbaa", metadata.getAccessType(tags.getValue()[0]));
  else if (tags)
    op->emitWarning("TBAA access tags were not translated, because LLVM IR "
                    "only supports a single tag per instruction");
}
