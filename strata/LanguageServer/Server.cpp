// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Server.h"

#include "strata/LanguageServer/Features.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace strata;
using namespace strata::lsp;
using llvm::Expected;
namespace json = llvm::json;

DefinitionTexts::~DefinitionTexts() = default;
Host::~Host() = default;

std::string lsp::getPath(StringRef uri) {
  if (!uri.consume_front("file://"))
    return "";
  std::string path;
  for (size_t i = 0; i < uri.size(); ++i) {
    unsigned code;
    if (uri[i] == '%' && !uri.substr(i + 1, 2).getAsInteger(16, code)) {
      path += char(code);
      i += 2;
    } else {
      path += uri[i];
    }
  }
  return path;
}

std::string lsp::getFileURI(StringRef path) {
  llvm::SmallString<256> absolute(path);
  (void)llvm::sys::fs::make_absolute(absolute);
  std::string uri = "file://";
  for (char c : absolute) {
    bool isPlain = llvm::isAlnum(c) || StringRef("/-_.~").contains(c);
    if (isPlain)
      uri += c;
    else
      uri += ("%" + llvm::Twine(llvm::hexdigit(uint8_t(c) >> 4)) +
              llvm::Twine(llvm::hexdigit(uint8_t(c) & 15)))
                 .str();
  }
  return uri;
}

static std::string toText(const json::Value &value) {
  return llvm::formatv("{0}", value).str();
}

//===-- Messages -----------------------------------------------------------===//

void Server::readMessages() {
  while (true) {
    std::optional<std::string> message = transport.read();
    std::lock_guard lock(mutex);
    if (message)
      messages.push_back(std::move(*message));
    else
      isInputAtEnd = true;
    arrived.notify_one();
    if (!message)
      return;
  }
}

std::optional<std::string> Server::takeMessage() {
  std::unique_lock lock(mutex);
  arrived.wait(lock, [&] { return !messages.empty() || isInputAtEnd; });
  if (messages.empty())
    return std::nullopt;
  std::string message = std::move(messages.front());
  messages.pop_front();
  return message;
}

bool Server::hasMessage() {
  std::lock_guard lock(mutex);
  return !messages.empty();
}

/// Whether a message, or the end of the input, arrives within `time`.
bool Server::waitForMessage(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex);
  return arrived.wait_for(lock, time,
                          [&] { return !messages.empty() || isInputAtEnd; });
}

int Server::run() {
  // The check of a dialect takes longer than a keystroke.
  constexpr std::chrono::milliseconds CheckDelay(150);
  std::thread reader([this] { readMessages(); });
  while (!exitCode) {
    if (hasUncheckedFiles() &&
        (transport.isInTest() || !waitForMessage(CheckDelay)))
      checkFiles();
    std::optional<std::string> message = takeMessage();
    if (!message)
      break;
    handle(*message);
    // Edits that have arrived meanwhile come first.
    if (transport.isInTest() || !hasMessage())
      publish();
  }
  transport.stop();
  reader.join();
  return exitCode.value_or(isShutDown ? 0 : 1);
}

/// The end of the string of JSON that begins at `at`. Texts of documents are long: quotes are
/// searched, and the backslashes before them counted.
static size_t findStringEnd(StringRef message, size_t at) {
  size_t begin = at + 1;
  while ((at = message.find('"', at + 1)) != StringRef::npos) {
    StringRef body = message.slice(begin, at);
    if ((body.size() - body.rtrim('\\').size()) % 2 == 0)
      return at;
  }
  return message.size();
}

/// Whether brackets are nested deeper than those of any message. The parser of JSON is
/// recursive.
static bool isNestedTooDeeply(StringRef message) {
  constexpr unsigned MaxDepth = 256;
  unsigned depth = 0;
  for (size_t i = 0; i < message.size(); ++i) {
    char c = message[i];
    if (c == '"')
      i = findStringEnd(message, i);
    else if (c == '[' || c == '{')
      ++depth;
    else if ((c == ']' || c == '}') && depth)
      --depth;
    if (depth > MaxDepth)
      return true;
  }
  return false;
}

void Server::handle(StringRef message) {
  if (isNestedTooDeeply(message))
    return transport.sendError(nullptr, ErrorCode::ParseError,
                               "the message is nested too deeply");
  Expected<json::Value> parsed = json::parse(message);
  if (!parsed) {
    transport.sendError(nullptr, ErrorCode::ParseError,
                        llvm::toString(parsed.takeError()));
    return;
  }
  const json::Object *object = parsed->getAsObject();
  const json::Value *id = object ? object->get("id") : nullptr;
  std::optional<StringRef> method =
      object ? object->getString("method") : std::nullopt;
  if (!method) {
    // A response to a request of the server needs no answer.
    bool isResponse = id && (object->get("result") || object->get("error"));
    if (!isResponse)
      transport.sendError(id ? *id : json::Value(nullptr),
                          ErrorCode::InvalidRequest,
                          "expected an object with a method");
    return;
  }
  static const json::Object noParams;
  const json::Object *params = object->getObject("params");
  if (!params)
    params = &noParams;
  if (id)
    return handleRequest(*id, *method, *params);
  auto notification = getNotifications().find(*method);
  if (notification != getNotifications().end() &&
      (isInitialized || *method == "exit"))
    (this->*notification->second)(*params);
}

void Server::handleRequest(const json::Value &id, StringRef method,
                           const json::Object &params) {
  if (!isInitialized && method != "initialize")
    return transport.sendError(id, ErrorCode::ServerNotInitialized,
                               "expected the request 'initialize' first");
  if (isShutDown)
    return transport.sendError(id, ErrorCode::InvalidRequest,
                               "the server is shut down");
  if (cancelled.erase(toText(id)))
    return transport.sendError(id, ErrorCode::RequestCancelled, "cancelled");
  if (method == "workspace/executeCommand")
    return executeCommand(id, params);
  auto request = getRequests().find(method);
  if (request == getRequests().end())
    return transport.sendError(id, ErrorCode::MethodNotFound,
                               ("unknown method '" + method + "'").str());
  Expected<json::Value> result = (this->*request->second)(params);
  if (result)
    transport.sendResult(id, std::move(*result));
  else
    transport.sendError(id, ErrorCode::RequestFailed,
                        llvm::toString(result.takeError()));
}

void Server::sendDiagnostics(StringRef uri) {
  OpenDocument &open = documents[uri];
  open.document->update();
  // Rules are not operations.
  json::Array diagnostics;
  if (open.kind != FileKind::Rules)
    diagnostics = getDiagnostics(*open.document);
  addMessages(*open.document, open.messages, diagnostics);
  transport.sendNotification(
      "textDocument/publishDiagnostics",
      json::Object{{"uri", uri},
                   {"version", open.version},
                   {"diagnostics", std::move(diagnostics)}});
  open.isChanged = false;
}

/// Sends the diagnostics of documents that changed.
void Server::publish() {
  for (auto &entry : documents)
    if (entry.second.isChanged)
      sendDiagnostics(entry.getKey());
}

//===-- Files with dialects and rules --------------------------------------===//

bool Server::hasUncheckedFiles() const {
  return llvm::any_of(
      documents, [](const auto &entry) { return entry.second.isUnchecked; });
}

/// Checks the dialects and rules that were edited. Documents use those without errors.
void Server::checkFiles() {
  for (auto &entry : documents) {
    OpenDocument &open = entry.second;
    if (!std::exchange(open.isUnchecked, false))
      continue;
    open.document->update();
    std::string text = open.document->getText().get().str(),
                path = getPath(entry.getKey());
    open.messages.clear();
    bool isBroken =
        open.kind == FileKind::Dialects && hasErrors(*open.document);
    if (!isBroken)
      open.messages = host.check(path, text);
    sendDiagnostics(entry.getKey());
    bool isRight = llvm::none_of(open.messages, [](const FileMessage &message) {
      return message.severity == DiagnosticSeverity::Error;
    });
    if (!isBroken && isRight)
      setContent(path, std::move(text));
  }
}

/// Tells the host the content of a file, and reads the documents again that may use it.
void Server::setContent(StringRef path, std::optional<std::string> text) {
  if (!host.setContent(path, std::move(text)))
    return;
  for (auto &entry : documents) {
    if (entry.second.kind != FileKind::Program)
      continue;
    entry.second.document->reload();
    sendDiagnostics(entry.getKey());
  }
}

/// Makes the Context of a document. The messages about dialect files are shown once.
std::unique_ptr<Context> Server::makeContext() {
  constexpr int Error = 1;
  std::string messages;
  std::unique_ptr<Context> ctx = host.makeContext(messages);
  if (messages != shownMessages && !messages.empty())
    transport.sendNotification(
        "window/showMessage",
        json::Object{{"type", Error}, {"message", json::fixUTF8(messages)}});
  shownMessages = messages;
  return ctx;
}

//===-- Parameters ---------------------------------------------------------===//

StringRef Server::getURI(const json::Object &params) {
  const json::Object *document = params.getObject("textDocument");
  return document ? document->getString("uri").value_or("") : "";
}

Expected<Document *> Server::getDocument(const json::Object &params) {
  auto found = documents.find(getURI(params));
  if (found == documents.end())
    return llvm::createStringError("the document '" + getURI(params) +
                                   "' is not open");
  found->second.document->update();
  return found->second.document.get();
}

Expected<std::pair<Document *, Position>>
Server::getPlace(const json::Object &params) {
  Expected<Document *> document = getDocument(params);
  if (!document)
    return document.takeError();
  Position position;
  if (!fromJSON(params.get("position"), position))
    return llvm::createStringError("expected a position");
  return std::pair(*document, position);
}

//===-- Life of the server -------------------------------------------------===//

/// The encoding of positions that the client offers; UTF-8 costs nothing here.
static PositionEncoding chooseEncoding(const json::Object &params) {
  const json::Object *capabilities = params.getObject("capabilities");
  const json::Object *general =
      capabilities ? capabilities->getObject("general") : nullptr;
  const json::Array *encodings =
      general ? general->getArray("positionEncodings") : nullptr;
  if (encodings)
    for (const json::Value &encoding : *encodings)
      if (encoding.getAsString() == "utf-8")
        return PositionEncoding::UTF8;
  return PositionEncoding::UTF16;
}

/// Whether the client has a capability, by the names that lead to it.
static bool hasCapability(const json::Object &params,
                          std::initializer_list<StringRef> path,
                          StringRef name) {
  const json::Object *object = params.getObject("capabilities");
  for (StringRef step : path)
    object = object ? object->getObject(step) : nullptr;
  return object && object->getBoolean(name).value_or(false);
}

Expected<json::Value> Server::initialize(const json::Object &params) {
  constexpr int Incremental = 2;
  isInitialized = true;
  if (std::optional<StringRef> root = params.getString("rootUri"))
    host.setRoot(getPath(*root));
  else if (std::optional<StringRef> path = params.getString("rootPath"))
    host.setRoot(*path);
  encoding = chooseEncoding(params);
  hasLinks =
      hasCapability(params, {"textDocument", "definition"}, "linkSupport");
  canWatchFiles = hasCapability(params, {"workspace", "didChangeWatchedFiles"},
                                "dynamicRegistration");
  hasSnippets =
      hasCapability(params, {"textDocument", "completion", "completionItem"},
                    "snippetSupport");
  json::Object capabilities{
      {"positionEncoding",
       encoding == PositionEncoding::UTF8 ? "utf-8" : "utf-16"},
      {"textDocumentSync",
       json::Object{{"openClose", true}, {"change", Incremental}}},
      {"hoverProvider", true},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"documentHighlightProvider", true},
      {"documentSymbolProvider", true},
      {"foldingRangeProvider", true},
      {"selectionRangeProvider", true},
      {"inlayHintProvider", true},
      {"workspaceSymbolProvider", true},
      {"callHierarchyProvider", true},
      {"codeLensProvider", json::Object{}},
      {"executeCommandProvider", json::Object{{"commands", getCommandNames()}}},
      {"signatureHelpProvider",
       json::Object{{"triggerCharacters", json::Array{"(", ","}}}},
      {"codeActionProvider",
       json::Object{{"codeActionKinds", json::Array{"quickfix"}}}},
      {"documentFormattingProvider", true},
      {"documentRangeFormattingProvider", true},
      {"renameProvider", json::Object{{"prepareProvider", true}}},
      {"completionProvider",
       json::Object{
           {"triggerCharacters", json::Array{".", "%", "^", "@", "#", "!"}}}},
      {"semanticTokensProvider",
       json::Object{{"legend", getTokenLegend()},
                    {"full", json::Object{{"delta", true}}},
                    {"range", true}}}};
  return json::Object{{"capabilities", std::move(capabilities)},
                      {"serverInfo", json::Object{{"name", "strata"}}}};
}

/// Asks a client that watches files for changes of dialects and rules.
void Server::initialized(const json::Object &) {
  if (!canWatchFiles)
    return;
  json::Array watchers;
  for (StringRef suffix : {"irdl.mlir", "rules.mlir", "conversion.mlir"})
    watchers.push_back(json::Object{{"globPattern", "**/*." + suffix.str()}});
  json::Object registration{
      {"id", "dialects"},
      {"method", "workspace/didChangeWatchedFiles"},
      {"registerOptions", json::Object{{"watchers", std::move(watchers)}}}};
  transport.sendRequest(
      "dialects", "client/registerCapability",
      json::Object{{"registrations", json::Array{std::move(registration)}}});
}

Expected<json::Value> Server::shutDown(const json::Object &) {
  isShutDown = true;
  return nullptr;
}

void Server::exit(const json::Object &) { exitCode = isShutDown ? 0 : 1; }

void Server::cancel(const json::Object &params) {
  constexpr size_t MaxCancelled = 1024;
  // Most requests have been answered when their cancellation arrives.
  if (cancelled.size() >= MaxCancelled)
    cancelled.clear();
  if (const json::Value *id = params.get("id"))
    cancelled.insert(toText(*id));
}

//===-- Documents ----------------------------------------------------------===//

void Server::didOpen(const json::Object &params) {
  const json::Object *item = params.getObject("textDocument");
  if (!item)
    return;
  std::string uri = item->getString("uri").value_or("").str();
  OpenDocument &open = documents[uri];
  open = OpenDocument();
  open.version = item->getInteger("version").value_or(0);
  open.document = std::make_unique<Document>(
      uri, item->getString("text").value_or("").str(), encoding,
      [this] { return makeContext(); });
  open.kind = host.getKind(getPath(uri));
  open.isUnchecked = open.kind != FileKind::Program;
}

void Server::didChange(const json::Object &params) {
  auto found = documents.find(getURI(params));
  const json::Array *changes = params.getArray("contentChanges");
  if (found == documents.end() || !changes)
    return;
  OpenDocument &open = found->second;
  open.version =
      params.getObject("textDocument")->getInteger("version").value_or(0);
  open.isChanged = true;
  open.isUnchecked = open.kind != FileKind::Program;
  for (const json::Value &value : *changes) {
    const json::Object *change = value.getAsObject();
    std::optional<StringRef> text =
        change ? change->getString("text") : std::nullopt;
    if (!text)
      continue;
    Range range;
    if (fromJSON(change->get("range"), range))
      open.document->replace(range, *text);
    else
      open.document->replaceAll(text->str());
  }
}

void Server::didClose(const json::Object &params) {
  auto found = documents.find(getURI(params));
  if (found == documents.end())
    return;
  transport.sendNotification(
      "textDocument/publishDiagnostics",
      json::Object{{"uri", found->getKey()}, {"diagnostics", json::Array{}}});
  std::string path = getPath(found->getKey());
  bool isUsed = found->second.kind != FileKind::Program;
  documents.erase(found);
  if (isUsed)
    setContent(path, std::nullopt);
}

void Server::didChangeFiles(const json::Object &params) {
  const json::Array *changes = params.getArray("changes");
  if (!changes)
    return;
  for (const json::Value &value : *changes) {
    const json::Object *change = value.getAsObject();
    StringRef uri = change ? change->getString("uri").value_or("") : "";
    std::string path = getPath(uri);
    // Text in the editor comes before that on the disk.
    if (!documents.count(uri) && host.getKind(path) != FileKind::Program)
      setContent(path, std::nullopt);
  }
}

const llvm::StringMap<Server::Notification> &Server::getNotifications() {
  static const llvm::StringMap<Notification> notifications{
      {"textDocument/didOpen", &Server::didOpen},
      {"textDocument/didChange", &Server::didChange},
      {"textDocument/didClose", &Server::didClose},
      {"workspace/didChangeWatchedFiles", &Server::didChangeFiles},
      {"initialized", &Server::initialized},
      {"$/cancelRequest", &Server::cancel},
      {"exit", &Server::exit}};
  return notifications;
}
