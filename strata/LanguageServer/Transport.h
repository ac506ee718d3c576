// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages of JSON-RPC 2.0 on streams, framed as the Language Server Protocol has them
// (base protocol, 3.17), or separated by lines `// -----` in tests.
#ifndef STRATA_LANGUAGESERVER_TRANSPORT_H
#define STRATA_LANGUAGESERVER_TRANSPORT_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/JSON.h"

#include <mutex>
#include <string>

namespace strata::lsp {

/// Codes of errors in responses.
enum class ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  ServerNotInitialized = -32002,
  RequestFailed = -32803,
  RequestCancelled = -32800
};

enum class Framing : uint8_t {
  /// A header `Content-Length`.
  Headers,
  /// Lines `// -----` between messages; lines that begin with `//` are ignored. Output
  /// has headers, and is indented.
  Lines
};

class Transport {
public:
  /// Reads from the descriptor `in`; it and `out` must outlive this.
  Transport(int in, raw_ostream &out, Framing framing);
  ~Transport();
  Transport(const Transport &) = delete;
  Transport &operator=(const Transport &) = delete;

  /// Whether messages are separated by lines; answers do not depend on the time then.
  bool isInTest() const { return framing == Framing::Lines; }

  /// The text of the next message; std::nullopt at the end of the input. Malformed
  /// headers are skipped. Blocks.
  std::optional<std::string> read();
  /// Ends the input for a thread that reads, or will read.
  void stop();

  /// Writes messages; any thread may call them.
  void sendResult(const llvm::json::Value &id, llvm::json::Value result);
  void sendError(const llvm::json::Value &id, ErrorCode code,
                 StringRef message);
  void sendNotification(StringRef method, llvm::json::Value params);
  /// A request to the client; its answer is not awaited.
  void sendRequest(StringRef id, StringRef method, llvm::json::Value params);

private:
  bool fill();
  bool readLine(std::string &line);
  bool readBytes(std::string &text, uint64_t count);
  std::optional<std::string> readFramed();
  std::optional<std::string> readLines();
  void send(llvm::json::Object message);

  int in;
  /// A pipe whose other end `stop` closes.
  int wake[2] = {-1, -1};
  /// Bytes that were read, from `next` on.
  std::string buffer;
  size_t next = 0;
  raw_ostream &out;
  Framing framing;
  std::mutex mutex;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_TRANSPORT_H
