// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Explore/HTTPRequest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

StringRef HTTPRequest::getHeader(StringRef name) const {
  auto found = headers.find(name.str());
  return found == headers.end() ? StringRef() : StringRef(found->second);
}

static HTTPProgress refuse(HTTPResponse &error, unsigned status,
                           const Twine &message) {
  error.status = status;
  error.body = message.str() + "\n";
  return HTTPProgress::Invalid;
}

/// Reads `GET /path HTTP/1.1`.
static bool parseRequestLine(StringRef line, HTTPRequest &request) {
  auto [method, rest] = line.split(' ');
  auto [target, version] = rest.split(' ');
  request.method = method.str();
  request.target = target.str();
  return !method.empty() && target.starts_with("/") &&
         (version == "HTTP/1.1" || version == "HTTP/1.0");
}

/// Reads `Name: value`; false if it is no header, or a second one with the name.
static bool parseHeader(StringRef line, HTTPRequest &request) {
  auto [name, value] = line.split(':');
  bool isName = !name.empty() && name.size() != line.size() &&
                llvm::all_of(name, [](char c) {
                  return llvm::isAlnum(c) || c == '-' || c == '_';
                });
  return isName &&
         request.headers.try_emplace(name.lower(), value.trim(" \t").str())
             .second;
}

HTTPProgress strata::parseHTTPRequest(StringRef bytes, HTTPRequest &request,
                                      HTTPResponse &error) {
  constexpr StringRef HeadEnd = "\r\n\r\n";
  size_t headSize = bytes.take_front(MaxHTTPHead).find(HeadEnd);
  if (headSize == StringRef::npos)
    return bytes.size() < MaxHTTPHead
               ? HTTPProgress::NeedsMore
               : refuse(error, 431, "the head of the request is too long");
  request = HTTPRequest();
  auto [first, rest] = bytes.take_front(headSize).split("\r\n");
  if (!parseRequestLine(first, request))
    return refuse(error, 400, "expected a request of HTTP/1.1");
  while (!rest.empty()) {
    StringRef line;
    std::tie(line, rest) = rest.split("\r\n");
    if (!parseHeader(line, request))
      return refuse(error, 400, "invalid header");
  }
  if (!request.getHeader("transfer-encoding").empty())
    return refuse(error, 411, "expected a Content-Length");
  uint64_t length = 0;
  StringRef lengthText = request.getHeader("content-length");
  if (!lengthText.empty() && lengthText.getAsInteger(10, length))
    return refuse(error, 400, "invalid Content-Length");
  if (length > MaxHTTPBody)
    return refuse(error, 413, "the request is too long");
  StringRef body = bytes.drop_front(headSize + HeadEnd.size());
  if (body.size() < length)
    return HTTPProgress::NeedsMore;
  request.body = body.take_front(length).str();
  return HTTPProgress::Complete;
}

static StringRef getReason(unsigned status) {
  switch (status) {
  case 200:
    return "OK";
  case 403:
    return "Forbidden";
  case 404:
    return "Not Found";
  case 405:
    return "Method Not Allowed";
  case 500:
    return "Internal Server Error";
  default:
    return "Bad Request";
  }
}

std::string strata::formatHTTPResponse(const HTTPResponse &response) {
  return ("HTTP/1.1 " + Twine(response.status) + " " +
          getReason(response.status) + "\r\nContent-Type: " + response.type +
          "\r\nContent-Length: " + Twine(response.body.size()) +
          "\r\nConnection: close\r\nCache-Control: no-store\r\n"
          "X-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n"
          "Referrer-Policy: no-referrer\r\n"
          "Cross-Origin-Resource-Policy: same-origin\r\n\r\n" +
          response.body)
      .str();
}

bool strata::isLocalRequest(const HTTPRequest &request, uint16_t port,
                            HTTPResponse &error) {
  StringRef host = request.getHeader("host");
  std::string end = ":" + std::to_string(port);
  if (host != "127.0.0.1" + end && host != "localhost" + end) {
    refuse(error, 403, "the Host header does not name this server");
    return false;
  }
  StringRef origin = request.getHeader("origin");
  StringRef site = request.getHeader("sec-fetch-site");
  bool isOwn = (origin.empty() || origin == ("http://" + host).str()) &&
               (site.empty() || site == "none" || site == "same-origin");
  if (!isOwn)
    refuse(error, 403, "the request comes from another site");
  return isOwn;
}

bool strata::isSameToken(StringRef a, StringRef b) {
  if (a.size() != b.size())
    return false;
  unsigned difference = 0;
  for (size_t i = 0; i < a.size(); ++i)
    difference |= unsigned(uint8_t(a[i]) ^ uint8_t(b[i]));
  return difference == 0;
}
