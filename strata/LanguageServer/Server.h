// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server: reads messages, keeps documents, and answers requests (LSP 3.17).
#ifndef STRATA_LANGUAGESERVER_SERVER_H
#define STRATA_LANGUAGESERVER_SERVER_H

#include "strata/LanguageServer/Document.h"
#include "strata/LanguageServer/Host.h"
#include "strata/LanguageServer/Transport.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>

namespace strata::lsp {

class Server {
public:
  /// The references must outlive this.
  Server(Transport &transport, Host &host) : transport(transport), host(host) {}

  /// Serves until the client says `exit`, or the input ends. The exit code.
  int run();

private:
  using Request =
      llvm::Expected<llvm::json::Value> (Server::*)(const llvm::json::Object &);
  using Notification = void (Server::*)(const llvm::json::Object &);
  static const llvm::StringMap<Request> &getRequests();
  static const llvm::StringMap<Notification> &getNotifications();

  void readMessages();
  std::optional<std::string> takeMessage();
  bool hasMessage();
  bool waitForMessage(std::chrono::milliseconds time);
  void handle(StringRef message);
  void handleRequest(const llvm::json::Value &id, StringRef method,
                     const llvm::json::Object &params);
  void publish();
  void sendDiagnostics(StringRef uri);
  bool hasUncheckedFiles() const;
  void checkFiles();
  void setContent(StringRef path, std::optional<std::string> text);
  std::unique_ptr<Context> makeContext();
  void forEachProgram(StringRef text, const Document *except,
                      function_ref<void(Document &)> visit);

  static StringRef getURI(const llvm::json::Object &params);
  llvm::Expected<Document *> getDocument(const llvm::json::Object &params);
  llvm::Expected<std::pair<Document *, Position>>
  getPlace(const llvm::json::Object &params);
  llvm::Expected<std::pair<Document *, Position>>
  getSymbol(const llvm::json::Object &params);

  // Requests, of which the answer is that of a function in Features.h.
  template <auto getAnswer>
  llvm::Expected<llvm::json::Value>
  ofDocument(const llvm::json::Object &params);
  template <auto getAnswer>
  llvm::Expected<llvm::json::Value> atPlace(const llvm::json::Object &params);
  template <auto getAnswer>
  llvm::Expected<llvm::json::Value> ofSymbol(const llvm::json::Object &params);

  // Requests.
  llvm::Expected<llvm::json::Value>
  initialize(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value> shutDown(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  definition(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  references(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  renameName(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  workspaceSymbols(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  selectionRanges(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  semanticTokens(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  semanticTokensDelta(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  semanticTokensRange(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  codeActions(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  inlayHints(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  completion(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  formatting(const llvm::json::Object &params);
  llvm::Expected<llvm::json::Value>
  rangeFormatting(const llvm::json::Object &params);

  /// Answers when the command has ended.
  void executeCommand(const llvm::json::Value &id,
                      const llvm::json::Object &params);

  // Notifications.
  void initialized(const llvm::json::Object &params);
  void didOpen(const llvm::json::Object &params);
  void didChange(const llvm::json::Object &params);
  void didClose(const llvm::json::Object &params);
  void didChangeFiles(const llvm::json::Object &params);
  void cancel(const llvm::json::Object &params);
  void exit(const llvm::json::Object &params);

  /// An open document, with the state that the client has.
  struct OpenDocument {
    std::unique_ptr<Document> document;
    int64_t version = 0;
    /// Whether diagnostics have to be sent.
    bool isChanged = true;
    FileKind kind = FileKind::Program;
    /// Whether the host has to check the text, and its last messages.
    bool isUnchecked = false;
    std::vector<FileMessage> messages;
    /// The semantic tokens that were sent last, and their number.
    std::vector<uint32_t> tokens;
    uint64_t tokensId = 0;
  };

  Transport &transport;
  Host &host;
  /// The messages about dialect files that the client has.
  std::string shownMessages;
  PositionEncoding encoding = PositionEncoding::UTF16;
  llvm::StringMap<OpenDocument> documents;
  /// Capabilities of the client.
  bool hasLinks = false, hasSnippets = false, canWatchFiles = false;
  bool isInitialized = false, isShutDown = false;
  std::optional<int> exitCode;
  uint64_t nextTokensId = 1;

  /// Messages that have arrived and were not handled; shared with the thread that reads.
  std::mutex mutex;
  std::condition_variable arrived;
  std::deque<std::string> messages;
  bool isInputAtEnd = false;
  /// The requests to cancel, as JSON of their ids.
  llvm::StringSet<> cancelled;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_SERVER_H
