// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata of accesses to memory, of loops, and of functions.
#include "llvm/IR/Metadata.h"

#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::codegen;
using llvm::MDNode;

/// A number of at most 64 bits.
static std::optional<uint64_t> getNumber(const MDNode *node, unsigned index) {
  const llvm::ConstantInt *number =
      index < node->getNumOperands()
          ? llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
                node->getOperand(index))
          : nullptr;
  return number ? number->getValue().tryZExtValue() : std::nullopt;
}

static const llvm::MDString *getString(const MDNode *node, unsigned index) {
  return index < node->getNumOperands()
             ? llvm::dyn_cast_or_null<llvm::MDString>(
                   node->getOperand(index).get())
             : nullptr;
}

static const MDNode *getNode(const MDNode *node, unsigned index) {
  return index < node->getNumOperands()
             ? llvm::dyn_cast_or_null<MDNode>(node->getOperand(index).get())
             : nullptr;
}

//===-- Types of accesses --------------------------------------------------===//

/// Empty for nodes that are not those of a tree of types of limited depth.
std::string ModuleImport::getTypeNode(const MDNode *node) {
  NodeUse use(node, NodeKind::Type);
  if (auto known = nodes.find(use); known != nodes.end())
    return known->second;
  const llvm::MDString *name = getString(node, 0);
  std::string text;
  if (node->getNumOperands() < 2) {
    if (node->getNumOperands() == 1 && !name)
      return {};
    text = name ? "#llvm.tbaa_root<id = " + quote(name->getString()) + ">"
                : "#llvm.tbaa_root";
  } else if (name) {
    // The verifier follows accesses only, so types may contain themselves.
    if (openTypeNodes.size() > MaxTypeDepth || !openTypeNodes.insert(node))
      return {};
    llvm::scope_exit close([&] { openTypeNodes.pop_back(); });
    std::vector<std::string> members;
    for (unsigned i = 1; i < node->getNumOperands(); i += 2) {
      const MDNode *member = getNode(node, i);
      std::string type = member ? getTypeNode(member) : "";
      std::optional<uint64_t> offset = getNumber(node, i + 1);
      if (type.empty() || (i + 1 < node->getNumOperands() && !offset))
        return {};
      members.push_back("<" + type + ", " + llvm::utostr(offset.value_or(0)) +
                        ">");
    }
    text = "#llvm.tbaa_type_desc<id = " + quote(name->getString()) +
           ", members = {" + join(members) + "}>";
  }
  if (text.empty())
    return {};
  return nodes[use] = makeAlias(text);
}

std::string ModuleImport::getAccessTag(const MDNode *node) {
  const MDNode *base = getNode(node, 0), *access = getNode(node, 1);
  std::optional<uint64_t> offset = getNumber(node, 2);
  std::string baseText = base ? getTypeNode(base) : "",
              accessText = access ? getTypeNode(access) : "";
  if (baseText.empty() || accessText.empty() || !offset) {
    warn("metadata '!tbaa' with sizes is not supported");
    return {};
  }
  return makeAlias("#llvm.tbaa_tag<base_type = " + baseText +
                   ", access_type = " + accessText +
                   ", offset = " + Twine(*offset) +
                   (getNumber(node, 3) == 1 ? ", constant = true" : "") + ">");
}

//===-- Scopes and groups --------------------------------------------------===//

/// A scope, or a domain of scopes, which has no domain of its own.
std::string ModuleImport::getScope(const MDNode *node) {
  NodeUse use(node, NodeKind::Scope);
  if (auto known = nodes.find(use); known != nodes.end())
    return known->second;
  const llvm::MDString *id = getString(node, 0);
  if (!id && getNode(node, 0) != node)
    return {};
  std::string idText = id ? quote(id->getString())
                          : "distinct[" + std::to_string(numDistinct++) + "]<>";
  const MDNode *domain = getNode(node, 1);
  const llvm::MDString *description = getString(node, domain ? 2 : 1);
  std::string text = domain ? "#llvm.alias_scope<id = " + idText
                            : "#llvm.alias_scope_domain<id = " + idText;
  if (domain) {
    std::string domainText = getScope(domain);
    if (domainText.empty())
      return {};
    text += ", domain = " + domainText;
  }
  if (description)
    text += ", description = " + quote(description->getString());
  return nodes[use] = makeAlias(text + ">");
}

LogicalResult ModuleImport::getAliasScopes(const llvm::Instruction &instruction,
                                           const MDNode *node,
                                           std::string &text) {
  std::vector<std::string> scopes;
  for (unsigned i = 0; i < node->getNumOperands(); ++i) {
    const MDNode *scope = getNode(node, i);
    scopes.push_back(scope ? getScope(scope) : "");
    if (scopes.back().empty())
      return fail(&instruction, "a scope of aliases is not supported");
  }
  text = "[" + join(scopes) + "]";
  return success();
}

std::string ModuleImport::getAccessGroups(const MDNode *node) {
  std::vector<std::string> groups;
  auto add = [&](const MDNode *group) {
    std::string &known = nodes[{group, NodeKind::AccessGroup}];
    if (known.empty())
      known = makeAlias("#llvm.access_group<id = distinct[" +
                        Twine(numDistinct++) + "]<>>");
    groups.push_back(known);
  };
  if (node->getNumOperands() == 0)
    add(node);
  for (unsigned i = 0; i < node->getNumOperands(); ++i)
    if (const MDNode *group = getNode(node, i))
      add(group);
  return "[" + join(groups) + "]";
}

LogicalResult FunctionImport::addMemoryMetadata(const Instruction &instruction,
                                                OpText &op) {
  using Kinds = llvm::LLVMContext;
  auto get = [&](unsigned kind) { return instruction.getMetadata(kind); };
  bool isLoad = llvm::isa<llvm::LoadInst>(instruction),
       isStore = llvm::isa<llvm::StoreInst>(instruction),
       isAlloca = llvm::isa<llvm::AllocaInst>(instruction),
       isFence = llvm::isa<llvm::FenceInst>(instruction);
  if (isAlloca || isFence || !instruction.hasMetadata())
    return success();
  if (const MDNode *node = get(Kinds::MD_access_group))
    op.properties.add("access_groups", module.getAccessGroups(node));
  auto addScopes = [&](unsigned kind, StringRef name) -> LogicalResult {
    std::string text;
    if (const MDNode *node = get(kind)) {
      if (failed(module.getAliasScopes(instruction, node, text)))
        return failure();
      op.properties.add(name, text);
    }
    return success();
  };
  if (failed(addScopes(Kinds::MD_alias_scope, "alias_scopes")) ||
      failed(addScopes(Kinds::MD_noalias, "noalias_scopes")))
    return failure();
  if (const MDNode *node = get(Kinds::MD_tbaa)) {
    std::string tag = module.getAccessTag(node);
    if (!tag.empty())
      op.properties.add("tbaa", "[" + tag + "]");
  }
  if ((isLoad || isStore) && get(Kinds::MD_nontemporal))
    op.properties.add("nontemporal");
  if (isLoad && get(Kinds::MD_invariant_load))
    op.properties.add("invariant");
  if ((isLoad || isStore) && get(Kinds::MD_invariant_group))
    op.properties.add("invariantGroup");
  if (!isLoad)
    return success();
  for (bool mayBeNull : {false, true})
    if (const MDNode *node = get(mayBeNull ? Kinds::MD_dereferenceable_or_null
                                           : Kinds::MD_dereferenceable))
      if (std::optional<uint64_t> bytes = getNumber(node, 0);
          bytes && int64_t(*bytes) >= 0)
        op.properties.add("dereferenceable",
                          "#llvm.dereferenceable<bytes = " + Twine(*bytes) +
                              (mayBeNull ? ", mayBeNull = true>" : ">"));
  return success();
}

//===-- Functions ----------------------------------------------------------===//

static std::string getNumbers(const MDNode *node) {
  std::vector<std::string> numbers;
  for (unsigned i = 0; i < node->getNumOperands(); ++i)
    if (std::optional<uint64_t> number = getNumber(node, i))
      numbers.push_back(llvm::itostr(int32_t(*number)));
  return "array<i32: " + join(numbers) + ">";
}

void ModuleImport::addFunctionMetadata(const llvm::Function &function,
                                       Entries &entries) {
  if (const MDNode *node = function.getMetadata(llvm::LLVMContext::MD_prof)) {
    const llvm::MDString *kind = getString(node, 0);
    std::optional<uint64_t> count = getNumber(node, 1);
    if (kind && kind->getString() == "function_entry_count" && count)
      entries.add("function_entry_count", Twine(int64_t(*count)) + " : i64");
  }
  for (StringRef name : {"reqd_work_group_size", "work_group_size_hint"})
    if (const MDNode *node = function.getMetadata(name))
      entries.add(name, getNumbers(node));
  if (const MDNode *node = function.getMetadata("intel_reqd_sub_group_size"))
    if (std::optional<uint64_t> size = getNumber(node, 0))
      entries.add("intel_reqd_sub_group_size",
                  Twine(int32_t(*size)) + " : i32");
}
