// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The requests of a server about documents: their parameters are read here, and the answers
// made in Features.h.
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/Server.h"

#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::lsp;
using llvm::Expected;
namespace json = llvm::json;

//===-- Requests without further parameters --------------------------------===//

template <auto getAnswer>
Expected<json::Value> Server::ofDocument(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  return getAnswer(**document);
}

template <auto getAnswer>
Expected<json::Value> Server::atPlace(const json::Object &params) {
  auto place = getPlace(params);
  if (!place)
    return place.takeError();
  if constexpr (std::is_invocable_v<decltype(getAnswer), Document &, Position>)
    return getAnswer(*place->first, place->second);
  else
    return getAnswer(*place->first, place->second, host.getDefinitions());
}

template <auto getAnswer>
Expected<json::Value> Server::ofSymbol(const json::Object &params) {
  auto place = getSymbol(params);
  if (!place)
    return place.takeError();
  return getAnswer(*place->first, place->second);
}

//===-- Other requests -----------------------------------------------------===//

/// Calls `visit` with the documents that contain `text`, except for one, and with other
/// programs of the folder, of which a few are read.
void Server::forEachProgram(StringRef text, const Document *except,
                            function_ref<void(Document &)> visit) {
  constexpr size_t MaxFiles = 40;
  llvm::StringSet<> seen;
  for (auto &entry : documents) {
    seen.insert(getPath(entry.getKey()));
    Document &document = *entry.second.document;
    if (&document == except || entry.second.kind != FileKind::Program ||
        !document.getText().get().contains_insensitive(text))
      continue;
    document.update();
    visit(document);
  }
  for (const std::string &path : host.findPrograms(text, MaxFiles)) {
    std::optional<std::string> content;
    if (!seen.contains(path))
      content = host.readFile(path);
    if (!content)
      continue;
    Document document(getFileURI(path), std::move(*content), encoding,
                      [this] { return makeContext(); });
    visit(document);
  }
}

Expected<json::Value> Server::definition(const json::Object &params) {
  auto place = getPlace(params);
  if (!place)
    return place.takeError();
  auto &[document, position] = *place;
  json::Array result =
      getDefinition(*document, position, hasLinks, host.getDefinitions());
  std::string symbol = getExternalSymbol(*document, position);
  json::Array others;
  if (!symbol.empty())
    forEachProgram(symbol, document, [&](Document &other) {
      addSymbolDefinitions(other, symbol, others);
    });
  // Places and links do not mix.
  if (others.empty())
    return result;
  if (hasLinks)
    return others;
  for (json::Value &other : others)
    result.push_back(std::move(other));
  return result;
}

Expected<json::Value> Server::references(const json::Object &params) {
  auto place = getPlace(params);
  if (!place)
    return place.takeError();
  const json::Object *context = params.getObject("context");
  bool includeDeclaration =
      !context || context->getBoolean("includeDeclaration").value_or(true);
  return getReferences(*place->first, place->second, includeDeclaration);
}

Expected<json::Value> Server::renameName(const json::Object &params) {
  auto place = getPlace(params);
  if (!place)
    return place.takeError();
  return rename(*place->first, place->second,
                params.getString("newName").value_or(""));
}

Expected<json::Value> Server::workspaceSymbols(const json::Object &params) {
  json::Array result;
  StringRef query = params.getString("query").value_or("");
  query.consume_front("@");
  forEachProgram(query.empty() ? "@" : query, nullptr, [&](Document &document) {
    addWorkspaceSymbols(document, query, result);
  });
  return result;
}

Expected<json::Value> Server::selectionRanges(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  json::Array result;
  if (const json::Array *positions = params.getArray("positions"))
    for (const json::Value &value : *positions) {
      Position position;
      if (!fromJSON(&value, position))
        return llvm::createStringError("expected a position");
      result.push_back(getSelectionRange(**document, position));
    }
  return result;
}

/// The symbol of a request about a hierarchy of calls.
Expected<std::pair<Document *, Position>>
Server::getSymbol(const json::Object &params) {
  const json::Object *item = params.getObject("item");
  const json::Object *range =
      item ? item->getObject("selectionRange") : nullptr;
  if (!range)
    return llvm::createStringError("expected the item of a symbol");
  return getPlace(json::Object{
      {"textDocument",
       json::Object{{"uri", item->getString("uri").value_or("")}}},
      {"position", range->get("start") ? *range->get("start") : nullptr}});
}

Expected<json::Value> Server::codeActions(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  Range range;
  if (!fromJSON(params.get("range"), range))
    return llvm::createStringError("expected a range");
  return getCodeActions(**document, range, documents[getURI(params)].messages,
                        host);
}

Expected<json::Value> Server::inlayHints(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  Range range;
  if (!fromJSON(params.get("range"), range))
    return llvm::createStringError("expected a range");
  return getInlayHints(**document, range);
}

Expected<json::Value> Server::completion(const json::Object &params) {
  auto place = getPlace(params);
  if (!place)
    return place.takeError();
  return getCompletions(*place->first, place->second, host.getDefinitions(),
                        hasSnippets);
}

Expected<json::Value> Server::formatting(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  return getFormattingEdits(**document, std::nullopt,
                            host.getFormatOptions(getPath(getURI(params))));
}

Expected<json::Value> Server::rangeFormatting(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  Range range;
  if (!fromJSON(params.get("range"), range))
    return llvm::createStringError("expected a range");
  return getFormattingEdits(**document, range,
                            host.getFormatOptions(getPath(getURI(params))));
}

//===-- Semantic tokens ----------------------------------------------------===//

Expected<json::Value> Server::semanticTokens(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  OpenDocument &open = documents.find(getURI(params))->second;
  open.tokens =
      getSemanticTokens(**document, {0, (*document)->getText().size()});
  open.tokensId = nextTokensId++;
  return json::Object{{"resultId", std::to_string(open.tokensId)},
                      {"data", json::Array(open.tokens)}};
}

Expected<json::Value> Server::semanticTokensRange(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  Range range;
  if (!fromJSON(params.get("range"), range))
    return llvm::createStringError("expected a range");
  const DocumentText &text = (*document)->getText();
  return json::Object{{"data", json::Array(getSemanticTokens(
                                   **document, {text.getOffset(range.start),
                                                text.getOffset(range.end)}))}};
}

Expected<json::Value> Server::semanticTokensDelta(const json::Object &params) {
  auto found = documents.find(getURI(params));
  bool isKnown =
      found != documents.end() && params.getString("previousResultId") ==
                                      std::to_string(found->second.tokensId);
  if (!isKnown)
    return semanticTokens(params);
  std::vector<uint32_t> before = std::move(found->second.tokens);
  Expected<json::Value> full = semanticTokens(params);
  if (!full)
    return full;
  const std::vector<uint32_t> &after = found->second.tokens;
  size_t start = size_t(
      std::mismatch(before.begin(), before.end(), after.begin(), after.end())
          .first -
      before.begin());
  size_t most = std::min(before.size(), after.size()) - start;
  size_t same =
      size_t(std::mismatch(before.rbegin(), before.rbegin() + ptrdiff_t(most),
                           after.rbegin())
                 .first -
             before.rbegin());
  json::Array edits;
  if (start != before.size() || start != after.size())
    edits.push_back(
        json::Object{{"start", int64_t(start)},
                     {"deleteCount", int64_t(before.size() - start - same)},
                     {"data", json::Array(ArrayRef(after).slice(
                                  start, after.size() - start - same))}});
  return json::Object{{"resultId", std::to_string(found->second.tokensId)},
                      {"edits", std::move(edits)}};
}

//===-- Tables -------------------------------------------------------------===//

const llvm::StringMap<Server::Request> &Server::getRequests() {
  static const llvm::StringMap<Request> requests{
      {"initialize", &Server::initialize},
      {"shutdown", &Server::shutDown},
      {"textDocument/hover", &Server::atPlace<getHover>},
      {"textDocument/definition", &Server::definition},
      {"textDocument/references", &Server::references},
      {"textDocument/documentHighlight", &Server::atPlace<getHighlights>},
      {"textDocument/prepareRename", &Server::atPlace<lsp::prepareRename>},
      {"textDocument/rename", &Server::renameName},
      {"textDocument/documentSymbol", &Server::ofDocument<getDocumentSymbols>},
      {"textDocument/foldingRange", &Server::ofDocument<getFoldingRanges>},
      {"textDocument/selectionRange", &Server::selectionRanges},
      {"textDocument/inlayHint", &Server::inlayHints},
      {"textDocument/completion", &Server::completion},
      {"textDocument/codeAction", &Server::codeActions},
      {"textDocument/codeLens", &Server::ofDocument<getCodeLenses>},
      {"textDocument/signatureHelp", &Server::atPlace<getSignatureHelp>},
      {"textDocument/prepareCallHierarchy",
       &Server::atPlace<prepareCallHierarchy>},
      {"callHierarchy/incomingCalls", &Server::ofSymbol<getIncomingCalls>},
      {"callHierarchy/outgoingCalls", &Server::ofSymbol<getOutgoingCalls>},
      {"workspace/symbol", &Server::workspaceSymbols},
      {"textDocument/formatting", &Server::formatting},
      {"textDocument/rangeFormatting", &Server::rangeFormatting},
      {"textDocument/semanticTokens/full", &Server::semanticTokens},
      {"textDocument/semanticTokens/full/delta", &Server::semanticTokensDelta},
      {"textDocument/semanticTokens/range", &Server::semanticTokensRange}};
  return requests;
}
