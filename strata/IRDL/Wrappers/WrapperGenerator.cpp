// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: load the dialects, which checks the file and numbers the slots; then
// write, for each dialect, the classes of its types and attributes and those of
// its operations, in the order of the file. A type is seen by its own class
// only behind its definition.
#include "strata/IRDL/Wrappers/WrapperGenerator.h"

#include "strata/IR/Context.h"
#include "strata/IRDL/DialectLoader.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/Wrappers/WrapperDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace strata;
using namespace strata::wrappers;

/// The namespace of the classes of the dialect that `op` defines.
static std::string getNamespace(Operation *op) {
  StringRef name = irdl::getString(op, "strata.namespace");
  return toNamespace(name.empty() ? irdl::nameOf(op) : name);
}

/// Named after the dialects, so that it is the same wherever the file is.
static std::string getGuard(ArrayRef<Operation *> dialects) {
  std::string guard = "STRATA_WRAPPERS_";
  for (Operation *op : dialects)
    for (char c : (irdl::nameOf(op) + "_").str())
      guard.push_back(llvm::isAlnum(c) ? llvm::toUpper(c) : '_');
  return guard + "H";
}

static void writeDialect(DialectWriter &writer, Operation *op,
                         StringRef namespaceName) {
  printSummary(writer.os, op, "The dialect `" + Twine(irdl::nameOf(op)) + "`.");
  writer.os << "namespace " << namespaceName << " {\n\n";
  Block &body = op->getRegion(0).front();
  for (Operation &inner : body) {
    StringRef kind = inner.getName().getStringRef();
    if (kind == "irdl.type" || kind == "irdl.attribute")
      writeType(writer, &inner);
  }
  for (Operation &inner : body)
    if (inner.getName().getStringRef() == "irdl.operation")
      writeOperation(writer, &inner);
  writer.os << "} // namespace " << namespaceName << "\n\n";
}

LogicalResult strata::generateWrappers(Operation *root, StringRef sourceName,
                                       raw_ostream &os) {
  SmallVector<Operation *, 4> dialects = findDialectDefinitions(root);
  if (dialects.empty())
    return root->emitError("no dialect is defined here");
  if (failed(loadDialects(root)))
    return failure();

  std::string guard = getGuard(dialects);
  os << "// Generated from " << toComment(sourceName)
     << " by strata-gen; do not edit.\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n"
     << "#include \"strata/Definition/OpWrapper.h\"\n"
     << "#include \"strata/Definition/TypeWrapper.h\"\n\n";
  ClassTable classes;
  std::map<std::string, NameScope> scopes;
  for (Operation *op : dialects) {
    std::string name = getNamespace(op);
    // The names of the bases are taken in the classes themselves.
    NameScope &scope =
        scopes
            .try_emplace(name, std::initializer_list<StringRef>{"OpWrapper",
                                                                "TypeWrapper",
                                                                "AttrWrapper"})
            .first->second;
    Dialect *dialect = root->getContext()->findDialect(irdl::nameOf(op));
    DialectWriter writer{os, classes, scope, *dialect};
    writeDialect(writer, op, name);
    classes.leaveNamespace(name);
  }
  bool isShared = llvm::any_of(scopes, [](const auto &entry) {
    return StringRef(entry.first).starts_with("dialects::");
  });
  if (isShared)
    // Not at global scope, where a namespace of the program may have the name.
    os << "namespace strata {\nusing namespace ::dialects;\n} // namespace "
          "strata\n\n";
  os << "#endif // " << guard << '\n';
  return success();
}
