// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Transport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

/// Reads a line without its end; false at the end of the input.
static bool readLine(std::FILE *in, std::string &line) {
  constexpr size_t MaxLength = 1 << 20;
  line.clear();
  int c;
  while ((c = std::getc(in)) != EOF && c != '\n')
    if (line.size() < MaxLength)
      line += char(c);
  if (!line.empty() && line.back() == '\r')
    line.pop_back();
  return c != EOF || !line.empty();
}

std::optional<std::string> Transport::readFramed() {
  constexpr uint64_t MaxLength = uint64_t(1) << 31;
  std::string line;
  std::optional<uint64_t> length;
  while (readLine(in, line)) {
    StringRef header(line);
    if (header.empty() && !length)
      continue;
    if (!header.empty()) {
      auto [name, value] = header.split(':');
      uint64_t number;
      if (name.equals_insensitive("content-length") &&
          !value.trim().getAsInteger(10, number) && number <= MaxLength)
        length = number;
      continue;
    }
    std::string text;
    // Memory is taken as the text arrives, whatever the header promises.
    constexpr size_t Step = 1 << 20;
    while (text.size() < *length) {
      size_t size = text.size();
      size_t wanted = std::min<uint64_t>(*length - size, Step);
      text.resize(size + wanted);
      size_t got = std::fread(text.data() + size, 1, wanted, in);
      text.resize(size + got);
      if (!got)
        return std::nullopt;
    }
    return text;
  }
  return std::nullopt;
}

std::optional<std::string> Transport::readLines() {
  std::string text, line;
  bool isAtEnd = true;
  while (readLine(in, line)) {
    isAtEnd = false;
    if (StringRef(line).starts_with("// -----"))
      break;
    if (!StringRef(line).starts_with("//"))
      text += line + '\n';
  }
  if (isAtEnd)
    return std::nullopt;
  return StringRef(text).trim().empty() ? readLines() : std::optional(text);
}

std::optional<std::string> Transport::read() {
  return framing == Framing::Headers ? readFramed() : readLines();
}

void Transport::send(json::Object message) {
  message["jsonrpc"] = "2.0";
  std::string text;
  llvm::raw_string_ostream os(text);
  json::Value value(std::move(message));
  if (framing == Framing::Headers)
    os << value;
  else
    os << llvm::formatv("{0:2}", value) << '\n';
  std::lock_guard lock(mutex);
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
  out.flush();
}

void Transport::sendResult(const json::Value &id, json::Value result) {
  send(json::Object{{"id", id}, {"result", std::move(result)}});
}

void Transport::sendError(const json::Value &id, ErrorCode code,
                          StringRef message) {
  send(json::Object{
      {"id", id},
      {"error", json::Object{{"code", int(code)},
                             {"message", json::fixUTF8(message)}}}});
}

void Transport::sendNotification(StringRef method, json::Value params) {
  send(json::Object{{"method", method}, {"params", std::move(params)}});
}

void Transport::sendRequest(StringRef method, json::Value params) {
  send(json::Object{{"id", ("strata/" + llvm::Twine(nextRequest++)).str()},
                    {"method", method},
                    {"params", std::move(params)}});
}
