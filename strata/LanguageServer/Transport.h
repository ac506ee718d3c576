// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages of JSON-RPC 2.0 on streams, framed as the Language Server Protocol has them (base protocol, 3.17), or
// separated by lines `// -----` in tests.
#ifndef STRATA_LANGUAGESERVER_TRANSPORT_H
#define STRATA_LANGUAGESERVER_TRANSPORT_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/JSON.h"

#include <cstdio>
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
  /// Lines `// -----` between messages; lines that begin with `//` are ignored. Output has headers, and is
  /// indented.
  Lines
};

class Transport {
public:
  /// The streams must outlive this.
  Transport(std::FILE *in, raw_ostream &out, Framing framing)
      : in(in), out(out), framing(framing) {}

  /// Whether messages are separated by lines; answers do not depend on the time then.
  bool isInTest() const { return framing == Framing::Lines; }

  /// The text of the next message; std::nullopt at the end of the input. Malformed headers are skipped. Blocks.
  std::optional<std::string> read();

  /// Writes messages; any thread may call them.
  void sendResult(const llvm::json::Value &id, llvm::json::Value result);
  void sendError(const llvm::json::Value &id, ErrorCode code,
                 StringRef message);
  void sendNotification(StringRef method, llvm::json::Value params);
  void sendRequest(StringRef method, llvm::json::Value params);

private:
  std::optional<std::string> readFramed();
  std::optional<std::string> readLines();
  void send(llvm::json::Object message);

  std::FILE *in;
  raw_ostream &out;
  Framing framing;
  std::mutex mutex;
  int64_t nextRequest = 1;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_TRANSPORT_H
