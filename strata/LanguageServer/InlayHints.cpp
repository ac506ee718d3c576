// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

/// The types of the group of results that begins with value `first`; empty if its line
/// has them.
static std::string getTypes(const ItemIndex &index, size_t first,
                            StringRef line) {
  std::string text;
  llvm::raw_string_ostream os(text);
  const IndexedValue &value = index.getValues()[first];
  for (uint32_t i = 0; i != value.groupSize; ++i) {
    std::string type;
    llvm::raw_string_ostream(type) << index.getValues()[first + i].type;
    if (line.contains(type))
      return "";
    os << (i ? ", " : "") << type;
  }
  return text;
}

json::Value lsp::getInlayHints(Document &document, Range range) {
  constexpr size_t MaxLength = 60;
  json::Array result;
  const DocumentText &text = document.getText();
  SourceRange wanted{text.getOffset(range.start), text.getOffset(range.end)};
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (item.span.range.begin > wanted.end)
      break;
    if (item.span.range.end < wanted.begin ||
        item.span.kind != ItemKind::Operations)
      continue;
    const ItemIndex &index = document.getIndex(i);
    for (size_t v = 0; v < index.getValues().size(); ++v) {
      const IndexedValue &value = index.getValues()[v];
      SourceRange place = document.getPlace(item, value.place);
      if (value.isArgument() || value.number || place.begin < wanted.begin ||
          place.end > wanted.end)
        continue;
      StringRef line = text.getLine(text.getLineOf(place.begin));
      std::string types = getTypes(index, v, line);
      if (types.empty() || types.size() > MaxLength)
        continue;
      result.push_back(
          json::Object{{"position", toJSON(text.getPosition(place.end))},
                       {"label", ": " + types},
                       {"kind", 1}});
    }
  }
  return result;
}
