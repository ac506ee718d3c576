// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extensions of a Context: the bundled ones, and those of the program.
#include "strata/DialectFiles/Extension/Extension.h"

#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

using namespace strata;
using namespace strata::irdl;

namespace {
/// Made on first use: a Context without dialect files needs none.
class ExtensionTable final : public ContextData {
public:
  static constexpr llvm::StringLiteral name = "strata.extensions";
  ExtensionTable() {
    for (const Extension *extension : getBundledExtensions())
      add(*extension);
  }
  void addOwned(const Extension &extension) {
    add(owned.emplace_back(extension));
  }
  ArrayRef<const Extension *> getAll() const { return all; }
  ExtensionAttributeRef find(StringRef name) const {
    return attributes.lookup(name);
  }
  bool hasNamespace(StringRef name) const { return namespaces.contains(name); }

private:
  void add(const Extension &extension) {
    all.push_back(&extension);
    for (const ExtensionAttribute &attribute : extension.attributes) {
      attributes[attribute.name] = {&extension, &attribute};
      namespaces.insert(attribute.name.split('.').first);
    }
  }

  std::vector<const Extension *> all;
  std::deque<Extension> owned;
  llvm::StringMap<ExtensionAttributeRef> attributes;
  llvm::StringSet<> namespaces;
};
} // namespace

static ExtensionTable &getTable(Context *ctx) {
  return getContextData<ExtensionTable>(*ctx);
}

ArrayRef<const Extension *> strata::getExtensions(Context *ctx) {
  return getTable(ctx).getAll();
}

ExtensionAttributeRef strata::findExtensionAttribute(Context *ctx,
                                                     StringRef name) {
  return getTable(ctx).find(name);
}

bool irdl::isExtensionNamespace(Context *ctx, StringRef name) {
  return getTable(ctx).hasNamespace(name);
}

//===-- Registration ------------------------------------------------------===//

static std::string checkKeys(const ExtensionAttribute &attribute) {
  bool isRows = attribute.form == ExtensionForm::Rows;
  bool isNamed = isRows || attribute.form == ExtensionForm::Dictionary;
  if (isRows && attribute.keys.empty())
    return "has rows without columns";
  if (!isNamed && attribute.keys.size() > 1)
    return "has several keys but is neither a dictionary nor a list of rows";
  llvm::StringSet<> names;
  bool isOptional = false;
  for (const ExtensionKey &key : attribute.keys) {
    if (isNamed && key.name.empty())
      return "has a key without a name";
    if (!names.insert(key.name).second)
      return ("has two keys called '" + key.name + "'").str();
    if (key.kind == KeyKind::Keyword && key.keywords.empty())
      return ("has no keywords for key '" + key.name + "'").str();
    if (key.kind == KeyKind::TypeCondition && key.types.empty())
      return ("has no types for key '" + key.name + "'").str();
    if (isRows && key.isRequired && isOptional)
      return ("has the required column '" + key.name +
              "' after an optional one")
          .str();
    isOptional |= !key.isRequired;
  }
  return {};
}

std::string irdl::checkExtension(const Extension &extension) {
  if (extension.title.empty())
    return "it has no title";
  if (extension.attributes.empty())
    return "it has no attributes";
  llvm::StringSet<> names;
  for (const ExtensionAttribute &attribute : extension.attributes) {
    auto [space, stem] = attribute.name.split('.');
    std::string problem;
    if (space.empty() || stem.empty())
      problem = "has no namespace, as in 'acme.name'";
    else if (!names.insert(attribute.name).second)
      problem = "is declared twice";
    else if (!attribute.places)
      problem = "has no 'places'";
    else
      problem = checkKeys(attribute);
    if (!problem.empty())
      return ("attribute '" + attribute.name + "' " + problem).str();
  }
  return {};
}

LogicalResult strata::registerExtension(Context *ctx,
                                        const Extension &extension) {
  ExtensionTable &table = getTable(ctx);
  std::string problem = checkExtension(extension);
  for (const ExtensionAttribute &attribute : extension.attributes)
    if (problem.empty() && table.find(attribute.name))
      problem =
          ("attribute '" + attribute.name + "' is already registered").str();
  if (!problem.empty())
    return emitError(ctx, Location()) << "cannot register extension '"
                                      << extension.title << "': " << problem;
  table.addOwned(extension);
  return success();
}
