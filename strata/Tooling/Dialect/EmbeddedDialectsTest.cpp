// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that `strata dialect show` shows all attributes in the files of bundled dialects.
#include "strata/Tooling/Dialect/EmbeddedDialects.h"

#include "strata/DialectFiles/Tools/DialectShow.h"
#include "strata/Tooling/Dialect/DialectFiles.h"

#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// The letters of `text` without blanks, marks of Markdown and indentation, by which
/// output may differ from the file.
std::string squeeze(StringRef text) {
  std::string result;
  for (char c : text)
    if (!llvm::isSpace(c))
      result += c;
  return result;
}

/// Adds the texts in `attr`.
void addTexts(Attribute attr, std::vector<std::string> &texts) {
  SmallVector<Attribute> pending{attr};
  while (!pending.empty()) {
    Attribute next = pending.pop_back_val();
    if (auto string = dyn_cast<StringAttr>(next))
      texts.push_back(string.getValue().str());
    else if (auto array = dyn_cast<ArrayAttr>(next))
      pending.append(array.begin(), array.end());
    else if (auto dict = dyn_cast<DictionaryAttr>(next))
      for (NamedAttribute entry : dict.getValue())
        pending.push_back(entry.getValue());
  }
}

/// The texts of attributes with a namespace on `op` and, if `isDefinition`, on the
/// operations in it.
std::vector<std::string> getTexts(Operation *op, bool isDefinition) {
  std::vector<std::string> texts;
  auto add = [&](Operation *inner) {
    for (NamedAttribute attr : inner->getDiscardableAttrs())
      if (attr.getNameRef().contains('.'))
        addTexts(attr.getValue(), texts);
  };
  if (isDefinition)
    op->walk(add);
  else
    add(op);
  return texts;
}

std::string getName(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>("sym_name");
  return name ? name.getValue().ltrim("!#").str() : std::string();
}

void expectTexts(Operation *op, bool isDefinition, const std::string &shown) {
  std::string output = squeeze(shown);
  for (const std::string &text : getTexts(op, isDefinition))
    EXPECT_TRUE(StringRef(output).contains(squeeze(text)))
        << "'" << getName(op) << "' does not show '" << text << "':\n"
        << shown;
}
} // namespace

TEST(EmbeddedDialectsTest, ShowsAll) {
  MemoryFiles memory;
  std::string messages;
  llvm::raw_string_ostream err(messages);
  DialectFiles files(err, /*color=*/false, {.files = memory});
  SmallVector<Operation *> roots;
  for (StringRef name : getEmbeddedDialects())
    if (std::unique_ptr<llvm::MemoryBuffer> text =
            getEmbeddedDialectText(name)) {
      memory.add(name.str(), text->getBuffer().str());
      roots.push_back(files.read(name));
      ASSERT_TRUE(roots.back()) << messages;
    }
  Samples samples(files.getContext(), files.getDialects());
  size_t numDefinitions = 0;
  auto check = [&](Operation *op, const DialectModel &model) {
    std::string shown;
    llvm::raw_string_ostream os(shown);
    bool isDialect = op->getName().getStringRef() == "irdl.dialect";
    if (isDialect)
      showDialect(model, os);
    for (const DefinitionModel &def : model.definitions)
      if (!isDialect && def.loc == op->getLoc()) {
        showDefinition(def, samples, os);
        ++numDefinitions;
      }
    expectTexts(op, !isDialect, os.str());
  };
  ArrayRef<DialectModel> models = files.getDialects().getModels();
  ASSERT_EQ(models.size(), roots.size());
  for (size_t i = 0; i < roots.size(); ++i)
    roots[i]->walk([&](Operation *op) {
      StringRef kind = op->getName().getStringRef();
      if (kind == "irdl.dialect" || kind == "irdl.operation" ||
          kind == "irdl.type" || kind == "irdl.attribute")
        check(op, models[i]);
    });
  EXPECT_GT(numDefinitions, 1000u);
}
