// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of HTTP/1.1 that the server of `strata explore` speaks: one request on a
// connection, which is closed after the response.
#ifndef STRATA_TOOLING_EXPLORE_HTTPREQUEST_H
#define STRATA_TOOLING_EXPLORE_HTTPREQUEST_H

#include "strata/Support/LLVM.h"

#include <map>
#include <string>

namespace strata {

/// The status and the body of a response.
struct HTTPResponse {
  unsigned status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body;
};

struct HTTPRequest {
  std::string method, target;
  /// Sorted by name, in lower case. Repeated headers are rejected.
  std::map<std::string, std::string> headers;
  std::string body;

  /// The value of a header; empty if there is none.
  StringRef getHeader(StringRef name) const;
};

/// The maximal sizes in bytes of the head of a request and of its body.
inline constexpr size_t MaxHTTPHead = 16 << 10, MaxHTTPBody = 64 << 10;

/// The state of reading a request.
enum class HTTPProgress : uint8_t { NeedsMore, Complete, Invalid };

/// Reads the bytes of a request that have arrived so far. On Complete, `request` is set; on
/// Invalid, `error`, with the status.
HTTPProgress parseHTTPRequest(StringRef bytes, HTTPRequest &request,
                              HTTPResponse &error);

/// The text of a response, with headers that keep it from caches, frames and other sites.
std::string formatHTTPResponse(const HTTPResponse &response);

/// Whether a request that `port` received comes from a page of the server or from the user:
/// its host is the loopback interface, which excludes other names for this address, and it
/// comes from no other site. Sets `error` otherwise.
bool isLocalRequest(const HTTPRequest &request, uint16_t port,
                    HTTPResponse &error);

/// Whether the texts are equal, in a time that does not depend on their contents.
bool isSameToken(StringRef a, StringRef b);

} // namespace strata

#endif // STRATA_TOOLING_EXPLORE_HTTPREQUEST_H
